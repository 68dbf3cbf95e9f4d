"""Bears and elephants.

Marks: "head", "mouth", "back", "neck"; an elephant's "trunk" (its tip); a bear's
"hand" twice.
"""

from typing import Literal

from reverie.atelier.colour import mix
from reverie.atelier.motifs.anatomy import (
    SKIN,
    Creature,
    Path,
    blade,
    paw,
    rimmed,
)
from reverie.atelier.shapes import tube
from reverie.atelier.thing import Paint, Point, Thing

BearPose = Literal["sit", "stand", "walk", "sleep"]
ElephantPose = Literal["stand", "sit", "trunk up"]


def bear(
    pose: BearPose = "sit", *, fur: str = "#5e4232", muzzle: str = "#b9966e", cells: int = 130
) -> Thing:
    """A bear: 1.4 high sitting, 1.9 upright, 1.25 walking; asleep a hill, 2.6 long, 1.25 high."""
    body = Creature(fur, 0.12)
    at: Point
    match pose:
        case "sit":
            body.chain(
                [(-0.06, 0, 0.36), (-0.02, 0, 0.6), (0.02, 0, 0.86)], [0.36, 0.34, 0.25], count=6
            )
            body.ball((0.17, 0, 0.46), (0.18, 0.23, 0.3), mix(fur, muzzle, 0.5), blend=0.1)
            body.limb([(0.06, 0.26, 0.2), (0.42, 0.33, 0.14)], [0.19, 0.14], pair=True)
            body.ball((0.5, 0.34, 0.18), (0.1, 0.13, 0.16), pair=True, blend=0.06)
            body.spot((0.6, 0.34, 0.17), (0.05, 0.07, 0.08), muzzle, pair=True)
            arms = [(0.0, 0.27, 0.8), (0.16, 0.38, 0.56), (0.34, 0.3, 0.44)]
            body.limb(arms, [0.14, 0.12, 0.1], pair=True, blend=0.08)
            body.mark("hand", (0.42, 0.27, 0.48), pair=True).mark("back", (-0.38, 0, 0.7))
            at, turn = (0.08, 0, 1.12), (6, 4, -12)
        case "stand":
            body.chain([(-0.02, 0, 0.6), (0, 0, 0.9), (0.02, 0, 1.26)], [0.33, 0.33, 0.22], count=6)
            body.ball((0.18, 0, 0.82), (0.17, 0.22, 0.34), mix(fur, muzzle, 0.4), blend=0.1)
            body.limb([(-0.02, 0.17, 0.5), (0.0, 0.19, 0.12)], [0.19, 0.14], pair=True)
            body.ball((0.07, 0.19, 0.07), (0.19, 0.13, 0.08), pair=True, blend=0.06)
            arms = [(0.0, 0.26, 1.2), (0.1, 0.4, 0.95), (0.26, 0.37, 0.78)]
            body.limb(arms, [0.14, 0.12, 0.1], pair=True, blend=0.08)
            body.mark("hand", (0.33, 0.36, 0.74), pair=True).mark("back", (-0.33, 0, 1.0))
            at, turn = (0.1, 0, 1.56), (6, 6, -14)
        case "walk":
            body.ball((0.42, 0, 0.78), (0.34, 0.31, 0.34)).ball(
                (-0.42, 0, 0.74), (0.36, 0.33, 0.36)
            )
            body.limb([(0.35, 0, 0.76), (-0.4, 0, 0.74)], [0.32, 0.33])
            body.ball((0.38, 0, 1.02), (0.2, 0.18, 0.14))
            for path in (
                [(0.46, 0.19, 0.6), (0.6, 0.19, 0.32), (0.66, 0.18, 0.06)],
                [(0.44, -0.19, 0.6), (0.44, -0.19, 0.3), (0.34, -0.18, 0.05)],
                [(-0.46, 0.2, 0.6), (-0.56, 0.2, 0.34), (-0.66, 0.19, 0.07)],
                [(-0.42, -0.2, 0.6), (-0.36, -0.2, 0.34), (-0.3, -0.19, 0.05)],
            ):
                paw(body, path, [0.2, 0.145, 0.12], size=0.13, pair=False)
            body.limb([(0.55, 0, 0.8), (0.82, 0, 0.8)], [0.28, 0.22])
            body.mark("back", (-0.05, 0, 1.1))
            at, turn = (0.92, 0, 0.82), (0, 14, -16)
        case _:
            body.chain([(-0.8, 0, 0.5), (-0.2, 0, 0.6), (0.36, 0, 0.46)], [0.5, 0.58, 0.4], count=8)
            body.ball((-0.3, 0, 0.3), (0.8, 0.68, 0.32))
            body.ball((-0.85, 0.36, 0.24), (0.34, 0.22, 0.24), pair=True)
            body.ball((-0.62, 0.58, 0.1), (0.22, 0.13, 0.1), pair=True)
            body.limb(
                [(0.5, 0.3, 0.25), (0.85, 0.36, 0.13), (1.12, 0.22, 0.11)],
                [0.2, 0.14, 0.11],
                pair=True,
            )
            body.limb([(0.4, 0, 0.45), (0.8, 0, 0.38)], [0.34, 0.25])
            body.mark("back", (-0.3, 0, 1.16))
            at, turn = (0.94, -0.02, 0.37), (-6, 8, -24)
    _bear_head(
        body.within(at, turn, 1.15 if pose == "sleep" else 1.0), muzzle, asleep=pose == "sleep"
    )
    return body.thing("bear", cells, Paint(vary=0.16, grain=5, sheen=0.3, bump=0.3))


def elephant(
    pose: ElephantPose = "stand",
    *,
    skin: str = "#7f8793",
    inner: str = "#c39a95",
    trunk: Path | None = None,
    cells: int = 140,
) -> Thing:
    """An elephant: 1.75 high, 2.2 long; sitting 1.7. A `trunk` may be given in the head's frame."""
    body = Creature(skin, 0.12)
    if pose == "sit":
        body.chain(
            [(-0.34, 0, 0.42), (-0.12, 0, 0.7), (0.16, 0, 0.98)], [0.42, 0.42, 0.32], count=7
        )
        body.limb([(-0.2, 0.28, 0.24), (0.24, 0.34, 0.14)], [0.22, 0.16], pair=True)
        body.ball((0.34, 0.35, 0.17), (0.1, 0.16, 0.17), pair=True, blend=0.06)
        front = [(0.24, 0.22, 0.78), (0.36, 0.22, 0.4), (0.36, 0.22, 0.14)]
        body.limb(front, [0.18, 0.14, 0.14], pair=True)
        toes = (0.47, 0.22, 0.06)
        at, turn, rump = (0.42, 0, 1.3), (6, 0, -14), (-0.72, 0, 0.3)
        body.mark("back", (-0.34, 0, 1.0))
    else:
        body.ball((-0.04, 0, 0.98), (0.6, 0.42, 0.44)).ball((-0.34, 0, 0.96), (0.36, 0.38, 0.42))
        body.ball((0.34, 0, 1.02), (0.34, 0.36, 0.4))
        for path in (
            [(0.42, 0.22, 0.8), (0.46, 0.22, 0.14)],
            [(0.36, -0.22, 0.8), (0.36, -0.22, 0.14)],
            [(-0.4, 0.22, 0.78), (-0.36, 0.22, 0.14)],
            [(-0.44, -0.22, 0.78), (-0.48, -0.22, 0.14)],
        ):
            body.limb(path, [0.2, 0.145])
            x, y, _ = path[-1]
            for nail in (-0.07, 0, 0.07):
                body.ball((x + 0.14, y + nail, 0.05), (0.02, 0.034, 0.04), "#d8cdb8", blend=0.01)
        toes = (0.57, 0.22, 0.06)
        at, turn, rump = (0.74, 0, 1.32), (0, 0, -14), (-0.66, 0, 1.1)
        body.mark("back", (-0.08, 0, 1.42))
    if pose == "sit":
        for nail in (-0.07, 0, 0.07):
            at_toe = (toes[0] + 0.02, toes[1] + nail, toes[2])
            body.ball(at_toe, (0.02, 0.034, 0.04), "#d8cdb8", blend=0.01, pair=True)
    x, y, z = rump
    tail = [rump, (x - 0.14, y, z - 0.2), (x - 0.12, y + 0.03, max(z - 0.46, 0.06))]
    body.add(tube(tail, [0.045, 0.03, 0.022], Paint(skin)))
    body.ball(tail[-1], (0.045, 0.04, 0.07), mix(skin, "#1a1a20", 0.7), blend=0.01)
    head = body.within(at, turn)
    _elephant_head(head, skin, inner, trunk or _trunk(pose))
    return body.thing("elephant", cells, SKIN)


def _bear_head(head: Creature, muzzle: str, *, asleep: bool) -> None:
    head.ball((0, 0, 0), (0.25, 0.26, 0.23)).ball(
        (0.04, 0.13, -0.08), (0.16, 0.13, 0.13), pair=True
    )
    head.limb([(0.16, 0, -0.05), (0.28, 0, -0.075)], [0.125, 0.1], muzzle, blend=0.05)
    head.nose((0.375, 0, -0.03), (0.04, 0.058, 0.042))
    head.ball((-0.04, 0.2, 0.19), (0.06, 0.095, 0.095), blend=0.04, pair=True)
    head.spot((0.03, 0.205, 0.2), (0.05, 0.05, 0.05), muzzle, pair=True)
    if asleep:
        head.lid((0.222, 0.115, 0.065), 0.05, out=(0.85, 0.5, 0.2))
    else:
        head.eye((0.205, 0.1, 0.06), 0.03, out=(0.85, 0.4, 0.2))
    head.crown((-0.02, 0, 0.22)).mark("mouth", (0.34, 0, -0.16)).mark("neck", (-0.08, 0, -0.24))


def _trunk(pose: ElephantPose) -> Path:
    match pose:
        case "trunk up":
            return [
                (0.22, 0, -0.1),
                (0.46, 0, -0.22),
                (0.66, 0, -0.02),
                (0.66, 0, 0.32),
                (0.76, 0, 0.52),
            ]
        case "sit":
            return [
                (0.22, 0, -0.1),
                (0.42, 0, -0.4),
                (0.44, 0, -0.72),
                (0.54, 0, -0.9),
                (0.7, 0, -0.86),
            ]
        case _:
            return [
                (0.22, 0, -0.1),
                (0.44, 0, -0.42),
                (0.46, 0, -0.78),
                (0.5, 0, -1.04),
                (0.66, 0, -1.1),
            ]


def _elephant_head(head: Creature, skin: str, inner: str, trunk: Path) -> None:
    head.ball((0, 0, 0), (0.29, 0.27, 0.3)).ball((0.04, 0.09, 0.14), (0.2, 0.16, 0.18), pair=True)
    head.limb([(0.1, 0, -0.06), trunk[0]], [0.22, 0.17])
    head.chain(trunk, [0.19, 0.155, 0.115, 0.088, 0.07], count=18, blend=0.06)
    head.ball((0.12, 0, -0.2), (0.14, 0.12, 0.08), blend=0.05)
    ear = blade(
        [(-0.06, 0.24, 0.12), (-0.16, 0.42, 0.1), (-0.28, 0.66, 0.04)],
        [0.16, 0.34, 0.4, 0.3, 0.06],
        rimmed(inner, skin, 0.78, 0.3),
        mix(skin, "#30343c", 0.1),
        facing=(1, 0.35, 0),
        cup=0.14,
        thick=0.04,
        cells=(22, 17),
        paint=SKIN,
    )
    head.add(ear, pair=True)
    tusk = [(0.22, 0.13, -0.16), (0.36, 0.17, -0.3), (0.52, 0.17, -0.28)]
    head.add(tube(tusk, [0.045, 0.036, 0.008], Paint("#f3ead6", vary=0.1, rough=0.5)), pair=True)
    head.eye((0.2, 0.19, 0.04), 0.034, out=(0.6, 0.8, 0.15))
    head.crown((-0.02, 0, 0.31)).mark("trunk", trunk[-1]).mark("mouth", (0.24, 0, -0.26))
    head.mark("neck", (-0.2, 0, -0.1))
