"""Bears, elephants, monkeys and crocodiles; and all other beasts, by name.

Marks: "head", "mouth", "back", "neck"; an elephant's "trunk" (its tip); a bear's and a monkey's
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
from reverie.atelier.motifs.canines import dog, fox, wolf
from reverie.atelier.motifs.cats import cat, lion
from reverie.atelier.motifs.dragons import dragon, dragon_shadow
from reverie.atelier.motifs.farm import goat, pig, sheep
from reverie.atelier.motifs.hoofed import camel, deer, giraffe, horse
from reverie.atelier.motifs.small_beasts import bat, hare, hedgehog, mouse, rabbit, squirrel
from reverie.atelier.shapes import curve, tube
from reverie.atelier.thing import Paint, Point, Thing

__all__ = [
    "bat",
    "bear",
    "camel",
    "cat",
    "crocodile",
    "deer",
    "dog",
    "dragon",
    "dragon_shadow",
    "elephant",
    "fox",
    "giraffe",
    "goat",
    "hare",
    "hedgehog",
    "horse",
    "lion",
    "monkey",
    "mouse",
    "pig",
    "rabbit",
    "sheep",
    "squirrel",
    "wolf",
]

BearPose = Literal["sit", "stand", "walk", "sleep"]
ElephantPose = Literal["stand", "sit", "trunk up"]
MonkeyPose = Literal["sit", "hang"]


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


def monkey(
    pose: MonkeyPose = "sit", *, fur: str = "#7a5236", face: str = "#e3bd94", cells: int = 120
) -> Thing:
    """A monkey: sitting 0.95 high with a curled tail; hanging by one arm from z = 0, 1.5 long."""
    body = Creature(fur, 0.06)
    tail: Path
    if pose == "sit":
        body.chain(
            [(-0.06, 0, 0.2), (-0.02, 0, 0.36), (0.03, 0, 0.52)], [0.17, 0.15, 0.11], count=6
        )
        body.ball((0.08, 0, 0.33), (0.08, 0.1, 0.16), face, blend=0.05)
        knee = [(-0.02, 0.13, 0.14), (0.18, 0.2, 0.3), (0.2, 0.17, 0.06)]
        body.limb(knee, [0.085, 0.06, 0.04], pair=True)
        body.ball((0.25, 0.17, 0.035), (0.1, 0.045, 0.035), face, blend=0.02, pair=True)
        arms = [(0.03, 0.12, 0.5), (0.14, 0.23, 0.38), (0.22, 0.2, 0.34)]
        body.limb(arms, [0.055, 0.045, 0.036], pair=True, blend=0.04)
        body.ball((0.24, 0.19, 0.34), 0.042, face, blend=0.02, pair=True)
        body.mark("hand", (0.26, 0.18, 0.38), pair=True).mark("back", (-0.2, 0, 0.4))
        at, turn = (0.06, 0, 0.72), (8, 0, -16)
        tail = [(-0.2, 0, 0.1), (-0.45, 0, 0.06), (-0.62, 0.04, 0.25), (-0.52, 0.08, 0.5)]
        tail += [(-0.36, 0.08, 0.48), (-0.37, 0.07, 0.36)]
    else:
        body.chain([(-0.02, 0, -1.0), (0, 0, -0.84), (0.02, 0, -0.68)], [0.15, 0.14, 0.11], count=6)
        body.ball((0.08, 0, -0.88), (0.08, 0.1, 0.15), face, blend=0.05)
        body.limb(
            [(0.02, 0.1, -0.68), (0.04, 0.2, -0.36), (0.02, 0.12, -0.04)], [0.055, 0.045, 0.036]
        )
        body.ball((0.02, 0.11, -0.02), (0.045, 0.035, 0.05), face, blend=0.02)
        body.limb(
            [(0.02, -0.11, -0.68), (0.14, -0.28, -0.72), (0.26, -0.3, -0.58)], [0.055, 0.045, 0.036]
        )
        body.ball((0.28, -0.3, -0.55), 0.045, face, blend=0.02)
        body.limb([(0, 0.1, -1.06), (0.16, 0.16, -1.14), (0.1, 0.15, -1.34)], [0.08, 0.055, 0.04])
        body.limb([(0, -0.1, -1.06), (0.2, -0.14, -1.0), (0.22, -0.14, -1.2)], [0.08, 0.055, 0.04])
        body.ball((0.14, 0.15, -1.37), (0.09, 0.04, 0.035), face, blend=0.02)
        body.ball((0.26, -0.14, -1.23), (0.09, 0.04, 0.035), face, blend=0.02)
        body.mark("hand", (0.02, 0.11, 0.0)).mark("hand", (0.3, -0.31, -0.52))
        at, turn = (0.06, 0, -0.48), (14, 2, -20)
        tail = [
            (-0.14, 0, -1.08),
            (-0.38, 0, -1.2),
            (-0.55, 0, -1.05),
            (-0.42, 0.03, -0.9),
            (-0.34, 0.03, -1.02),
        ]
    body.add(tube(tail, [0.045, 0.036, 0.032, 0.026, 0.02], Paint(fur, vary=0.12)))
    _monkey_head(body.within(at, turn), fur, face)
    return body.mark("tail", tail[-1]).thing("monkey", cells)


def crocodile(
    *, skin: str = "#6d8a4a", belly: str = "#d8d49a", gape: float = 12, cells: int = 150
) -> Thing:
    """A crocodile, 2.9 long; `gape` opens its jaws, in degrees."""
    body = Creature(skin, 0.08)
    spine = [(0.5, 0, 0.3), (0, 0, 0.3), (-0.5, 0, 0.28), (-1.0, 0.06, 0.18), (-1.6, -0.14, 0.09)]
    body.chain(spine, [0.19, 0.25, 0.2, 0.12, 0.015], count=18)
    body.ball((0.0, 0, 0.2), (0.5, 0.22, 0.14), belly, blend=0.06)
    for x, y, bent in ((0.36, 0.22, 0.14), (-0.4, 0.2, -0.1)):
        path = [(x, y * 0.7, 0.24), (x + bent * 0.4, y + 0.16, 0.2), (x + bent, y + 0.18, 0.05)]
        body.limb(path, [0.1, 0.075, 0.055], pair=True)
        body.ball((x + bent + 0.06, y + 0.19, 0.035), (0.1, 0.065, 0.035), pair=True, blend=0.04)
    ridge = curve(spine, 44)
    for each, (x, y, z) in enumerate(ridge[2:-2]):
        share = each / len(ridge)
        top = z + 0.235 - 0.24 * max(0.0, share - 0.25) - 0.05 * abs(share - 0.3)
        size = 0.035 if share < 0.5 else 0.045 * (1.3 - share)
        offset = 0.07 * max(0.0, 1 - share * 1.4)
        for side in (1, -1):
            at = (x, y + side * offset, top - 0.02)
            point = (x - 0.03, y + side * offset, top + size)
            body.limb([at, point], [size * 0.75, 0.006], mix(skin, "#20301a", 0.35), blend=0.015)
    head = body.within((0.66, 0, 0.34), (0, 0, -8))
    head.ball((0, 0, 0.02), (0.2, 0.17, 0.13))
    _jaws(head, belly, gape)
    head.ball((0.06, 0.085, 0.13), 0.06, blend=0.03, pair=True)
    head.eye((0.08, 0.105, 0.145), 0.04, iris="#e2c24a", out=(0.5, 0.8, 0.25))
    body.mark("back", (0, 0, 0.55))
    head.crown((-0.05, 0, 0.16))
    return body.thing("crocodile", cells, SKIN)


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


def _monkey_head(head: Creature, fur: str, face: str) -> None:
    head.ball((0, 0, 0.01), (0.15, 0.155, 0.15))
    head.ball((0.085, 0.05, 0.035), (0.07, 0.065, 0.07), face, blend=0.03, pair=True)
    head.ball((0.11, 0, -0.055), (0.09, 0.095, 0.07), face, blend=0.04)
    ear = blade(
        [(-0.01, 0.13, 0.0), (-0.02, 0.2, 0.02), (-0.03, 0.26, 0.02)],
        [0.04, 0.085, 0.085, 0.01],
        rimmed(face, fur, 0.9),
        fur,
        facing=(1, 0.1, 0),
        cup=0.3,
        thick=0.025,
    )
    head.add(ear, pair=True).eye((0.14, 0.052, 0.045), 0.026, out=(0.9, 0.3, 0.2))
    for side in (1, -1):
        head.nose((0.188, side * 0.015, -0.018), (0.008, 0.009, 0.007), "#5a3a2a")
    smile = [(0.17, 0.06, -0.065), (0.196, 0, -0.088), (0.17, -0.06, -0.065)]
    head.add(tube(smile, 0.006, Paint("#5a3a2a", bump=0), sides=6))
    head.limb([(0.0, 0, 0.13), (0.04, 0.01, 0.22)], [0.06, 0.01], blend=0.03)
    head.crown((0, 0, 0.155)).mark("mouth", (0.18, 0, -0.09))


def _jaws(head: Creature, belly: str, gape: float) -> None:
    """Long jaws with a row of teeth, the upper lifted by the gape."""
    upper = head.within((0.08, 0, 0.03), (0, -gape, 0))
    upper.limb([(0, 0, 0), (0.34, 0, 0.0), (0.62, 0, 0.0)], [0.12, 0.085, 0.075], blend=0.05)
    upper.ball((0.66, 0.04, 0.055), 0.036, blend=0.02, pair=True)
    lower = head.within((0.08, 0, -0.05), (0, gape * 0.25, 0))
    lower.limb(
        [(0, 0, 0), (0.34, 0, -0.02), (0.6, 0, -0.02)], [0.1, 0.065, 0.055], belly, blend=0.03
    )
    for each in range(6):
        x = 0.2 + each * 0.085
        wide = 0.075 - each * 0.003
        tooth = [(x, wide, -0.05), (x, wide + 0.004, -0.115)]
        upper.add(tube(tooth, [0.02, 0.003], Paint("#f6f0dc", vary=0.05), sides=6), pair=True)
    upper.mark("nose", (0.66, 0, 0.1))
    lower.mark("mouth", (0.5, 0, 0.05))
