"""Rabbits, hares and mice.

Marks: "head" (between the ears), "mouth", "back"; where there are hands, "hand" twice.
"""

from typing import Literal

from reverie.atelier.colour import mix
from reverie.atelier.motifs.anatomy import (
    Creature,
    Path,
    Pattern,
    blade,
    paw,
    rimmed,
    tipped,
    whiskers,
)
from reverie.atelier.shapes import tube
from reverie.atelier.thing import Paint, Point, Thing

RabbitPose = Literal["sit", "upright", "leap"]
MousePose = Literal["sit", "stand", "run"]


def rabbit(
    pose: RabbitPose = "sit",
    *,
    fur: str = "#d8cdbc",
    belly: str = "#f7f1e6",
    inner: str = "#d9a096",
    ears: float = 1.0,
    flop: bool = False,
    cells: int = 120,
) -> Thing:
    """A rabbit: 1.25 high with its ears, 1.5 upright; `flop` bends one ear. Good from behind."""
    body = Creature(fur, 0.08)
    at, turn = _rabbit_body(body, belly, pose)
    _rabbit_head(body.within(at, turn), (fur, belly, inner), ears, flop=flop, flat=pose == "leap")
    return body.thing("rabbit", cells)


def hare(
    pose: RabbitPose = "leap",
    *,
    fur: str = "#a07a52",
    belly: str = "#ece0c8",
    inner: str = "#c99080",
    cells: int = 120,
) -> Thing:
    """A hare: leaner than a rabbit, with longer legs and dark-tipped ears; 1.8 high upright."""
    body = Creature(fur, 0.07)
    at, turn = _hare_body(body, belly, pose)
    head = body.within(at, turn, 0.92)
    _rabbit_head(head, (fur, belly, inner), 1.35, flop=False, flat=pose == "leap", tip="#2c2019")
    return body.thing("hare", cells)


def mouse(
    pose: MousePose = "sit",
    *,
    fur: str = "#9a9088",
    belly: str = "#ece4d8",
    ears: str = "#d9a79c",
    cells: int = 110,
) -> Thing:
    """A mouse: 0.7 high upright, with large round ears and a long tail."""
    body = Creature(fur, 0.06)
    if pose == "run":
        body.ball((-0.06, 0, 0.16), (0.23, 0.14, 0.14)).ball((0.12, 0, 0.17), (0.13, 0.11, 0.11))
        body.ball((0.0, 0, 0.1), (0.2, 0.11, 0.09), belly, blend=0.04)
        for x, y in ((0.18, 0.08), (0.06, -0.09), (-0.18, 0.1), (-0.1, -0.11)):
            body.limb([(x - 0.04, y, 0.12), (x, y, 0.03)], [0.045, 0.02], blend=0.04)
            body.ball((x + 0.025, y, 0.018), (0.045, 0.022, 0.018), ears, blend=0.01)
        at, turn = (0.24, 0, 0.23), (0, 6, -14)
        tail = [(-0.26, 0, 0.12), (-0.42, 0.03, 0.1), (-0.55, -0.04, 0.2), (-0.72, 0, 0.24)]
        body.mark("back", (-0.06, 0, 0.3))
    else:
        tall = 0.06 if pose == "stand" else 0
        body.ball((-0.04, 0, 0.17 + tall), (0.16, 0.155, 0.17 + tall))
        body.limb([(-0.03, 0, 0.24 + tall), (0.03, 0, 0.36 + tall)], [0.13, 0.095])
        body.ball((0.06, 0, 0.19 + tall), (0.11, 0.11, 0.14 + tall), belly, blend=0.05)
        body.ball((0.08, 0.1, 0.022), (0.09, 0.035, 0.024), ears, blend=0.02, pair=True)
        arms = [(0.05, 0.09, 0.31 + tall), (0.12, 0.1, 0.25 + tall), (0.17, 0.04, 0.28 + tall)]
        body.limb(arms, [0.042, 0.034, 0.024], blend=0.03, pair=True)
        body.ball((0.18, 0.035, 0.285 + tall), 0.026, ears, blend=0.01, pair=True)
        at, turn = (0.06, 0, 0.46 + tall), (6, -6, -16)
        tail = [(-0.17, 0, 0.06), (-0.34, -0.04, 0.03), (-0.5, -0.16, 0.04), (-0.5, -0.36, 0.05)]
        tail += [(-0.34, -0.44, 0.1)]
        body.mark("hand", (0.2, 0.03, 0.3 + tall), pair=True).mark("back", (-0.16, 0, 0.3))
    body.add(tube(tail, [0.026, 0.02, 0.015, 0.006], Paint(ears, vary=0.1), sides=8))
    _mouse_head(body.within(at, turn), fur, ears)
    return body.mark("tail", tail[-1]).thing("mouse", cells)


def _rabbit_body(body: Creature, belly: str, pose: RabbitPose) -> tuple[Point, Point]:
    match pose:
        case "sit":
            body.ball((-0.12, 0, 0.25), (0.26, 0.2, 0.23), turn=(0, -14, 0))
            body.limb([(-0.05, 0, 0.32), (0.12, 0, 0.44)], [0.18, 0.125])
            body.ball((0.16, 0, 0.34), (0.1, 0.11, 0.16), belly, blend=0.06)
            body.ball((-0.14, 0.15, 0.17), (0.2, 0.1, 0.17), pair=True)
            body.ball((0.02, 0.17, 0.042), (0.17, 0.06, 0.044), pair=True)
            paw(body, [(0.14, 0.07, 0.32), (0.19, 0.07, 0.05)], [0.062, 0.042], size=0.045)
            body.ball((-0.38, 0, 0.2), 0.095, belly, blend=0.03).mark("back", (-0.16, 0, 0.47))
            return (0.19, 0, 0.62), (4, 2, -14)
        case "upright":
            body.ball((-0.02, 0, 0.26), (0.2, 0.2, 0.25))
            body.chain(
                [(-0.02, 0, 0.35), (0, 0, 0.55), (0.03, 0, 0.7)], [0.18, 0.15, 0.11], count=6
            )
            body.ball((0.1, 0, 0.4), (0.11, 0.13, 0.26), belly, blend=0.06)
            body.ball((0.02, 0.15, 0.14), (0.17, 0.09, 0.14), pair=True)
            body.ball((0.13, 0.15, 0.042), (0.18, 0.06, 0.044), pair=True)
            arms = [(0.05, 0.11, 0.6), (0.13, 0.13, 0.48), (0.22, 0.08, 0.5)]
            body.limb(arms, [0.055, 0.048, 0.042], blend=0.04, pair=True)
            body.ball((-0.22, 0, 0.14), 0.09, belly, blend=0.03).mark("back", (-0.17, 0, 0.55))
            body.mark("hand", (0.25, 0.07, 0.53), pair=True)
            return (0.07, 0, 0.86), (-4, 0, -12)
        case "leap":
            body.chain(
                [(-0.32, 0, 0.5), (-0.04, 0, 0.64), (0.22, 0, 0.6)], [0.19, 0.17, 0.13], count=6
            )
            front = [(0.24, 0.08, 0.5), (0.42, 0.09, 0.42), (0.54, 0.09, 0.3)]
            body.limb(front, [0.065, 0.045, 0.04], pair=True)
            hind = [(-0.34, 0.11, 0.46), (-0.52, 0.12, 0.32), (-0.72, 0.12, 0.24)]
            body.limb(hind, [0.12, 0.065, 0.045], pair=True)
            body.limb([(-0.7, 0.12, 0.25), (-0.86, 0.12, 0.14)], [0.045, 0.04], pair=True)
            body.ball((-0.48, 0, 0.62), 0.085, belly, blend=0.03).mark("back", (-0.05, 0, 0.8))
            return (0.42, 0, 0.74), (0, 8, -8)


def _hare_body(body: Creature, belly: str, pose: RabbitPose) -> tuple[Point, Point]:
    match pose:
        case "sit":
            body.chain(
                [(-0.2, 0, 0.26), (-0.06, 0, 0.44), (0.14, 0, 0.52)], [0.19, 0.16, 0.115], count=6
            )
            body.ball((-0.16, 0.13, 0.2), (0.19, 0.085, 0.18), turn=(0, -25, 0), pair=True)
            body.ball((0.02, 0.16, 0.035), (0.2, 0.05, 0.037), pair=True)
            paw(
                body,
                [(0.15, 0.06, 0.44), (0.19, 0.06, 0.25), (0.2, 0.06, 0.05)],
                [0.065, 0.04, 0.03],
            )
            body.ball((0.15, 0, 0.42), (0.08, 0.09, 0.14), belly, blend=0.05)
            body.ball((-0.38, 0, 0.22), (0.07, 0.06, 0.08), belly, blend=0.03)
            body.mark("back", (-0.12, 0, 0.56))
            return (0.22, 0, 0.74), (3, 2, -14)
        case "upright":
            body.ball((-0.02, 0, 0.52), (0.16, 0.15, 0.2))
            body.chain(
                [(-0.02, 0, 0.5), (-0.01, 0, 0.74), (0.04, 0, 0.94)], [0.16, 0.135, 0.1], count=6
            )
            body.ball((0.08, 0, 0.62), (0.09, 0.1, 0.22), belly, blend=0.05)
            hind = [(0, 0.1, 0.5), (0.1, 0.12, 0.32), (-0.1, 0.12, 0.16), (-0.02, 0.12, 0.05)]
            body.limb(hind, [0.12, 0.075, 0.045, 0.04], pair=True)
            body.ball((0.08, 0.12, 0.035), (0.17, 0.05, 0.037), pair=True)
            arms = [(0.05, 0.1, 0.86), (0.16, 0.14, 0.74), (0.27, 0.1, 0.84)]
            body.limb(arms, [0.055, 0.042, 0.036], blend=0.04, pair=True)
            body.ball((-0.19, 0, 0.42), (0.07, 0.06, 0.08), belly, blend=0.03)
            body.mark("hand", (0.29, 0.1, 0.88), pair=True).mark("back", (-0.16, 0, 0.75))
            return (0.09, 0, 1.1), (-4, -4, -12)
        case "leap":
            body.chain(
                [(-0.4, 0, 0.62), (-0.06, 0, 0.76), (0.28, 0, 0.68)], [0.17, 0.15, 0.12], count=6
            )
            front = [(0.3, 0.07, 0.58), (0.52, 0.08, 0.5), (0.72, 0.08, 0.34)]
            body.limb(front, [0.065, 0.038, 0.032], pair=True)
            hind = [(-0.42, 0.1, 0.58), (-0.58, 0.11, 0.4), (-0.86, 0.11, 0.34), (-1.06, 0.11, 0.2)]
            body.limb(hind, [0.12, 0.065, 0.04, 0.035], pair=True)
            body.ball((0.0, 0, 0.66), (0.3, 0.1, 0.09), belly, blend=0.05)
            body.ball((-0.56, 0, 0.72), (0.08, 0.06, 0.07), belly, blend=0.03)
            body.mark("back", (-0.06, 0, 0.91))
            return (0.5, 0, 0.82), (0, 8, -6)


def _rabbit_head(
    head: Creature,
    colours: tuple[str, str, str],
    ears: float,
    *,
    flop: bool,
    flat: bool,
    tip: str | None = None,
) -> None:
    fur, belly, inner = colours
    head.ball((0, 0, 0), (0.165, 0.145, 0.14))
    head.limb([(0.06, 0, -0.01), (0.14, 0, -0.035)], [0.11, 0.08], blend=0.05)
    head.ball((0.06, 0.08, -0.055), (0.09, 0.075, 0.065), blend=0.04, pair=True)
    head.ball((0.185, 0.024, -0.05), (0.04, 0.04, 0.036), belly, blend=0.03, pair=True)
    head.ball((0.16, 0, -0.085), (0.05, 0.04, 0.03), belly, blend=0.03)
    head.nose((0.222, 0, -0.02), (0.015, 0.022, 0.015), "#b97a78")
    head.eye((0.075, 0.122, 0.03), 0.033, out=(0.35, 0.9, 0.25))
    head.add(whiskers((0.18, 0.05, -0.05), 0.14, mix(belly, "#8a8078", 0.3)), pair=True)
    back: str | Pattern = fur if tip is None else tipped(fur, tip, 0.78, 0.08)
    for side in (1, -1):
        path = _ear_path(ears, flat=flat, bent=flop and side < 0)
        front = rimmed(inner, fur, 0.68)
        ear = blade(
            path,
            [0.045, 0.07, 0.068, 0.05, 0.004],
            front,
            back,
            facing=(1, 0.5, 0.25),
            cup=0.5,
            thick=0.035,
        )
        head.add(ear.size(1, side, 1))
    head.crown((-0.02, 0, 0.135)).mark("mouth", (0.2, 0, -0.1))


def _ear_path(length: float, *, flat: bool, bent: bool) -> Path:
    if flat:
        return [(-0.06, 0.06, 0.1), (-0.2, 0.085, 0.1 + 0.16 * length), (-0.46 * length, 0.1, 0.26)]
    if bent:
        top = 0.1 + 0.3 * length
        return [
            (-0.03, 0.06, 0.09),
            (-0.04, 0.1, top),
            (0.03, 0.16, top + 0.08),
            (0.14, 0.24, top - 0.1),
        ]
    return [
        (-0.03, 0.06, 0.09),
        (-0.05, 0.085, 0.1 + 0.25 * length),
        (-0.1, 0.13, 0.1 + 0.5 * length),
    ]


def _mouse_head(head: Creature, fur: str, ears: str) -> None:
    head.ball((0, 0, 0), (0.125, 0.115, 0.11))
    head.limb([(0.06, 0, -0.015), (0.17, 0, -0.04)], [0.08, 0.026], blend=0.05)
    head.nose((0.192, 0, -0.036), (0.021, 0.022, 0.02), "#c4807e")
    head.eye((0.075, 0.075, 0.03), 0.024)
    ear = blade(
        [(-0.03, 0.07, 0.06), (-0.04, 0.12, 0.14), (-0.05, 0.16, 0.23)],
        [0.03, 0.085, 0.095, 0.075, 0.01],
        rimmed(ears, fur, 0.85),
        fur,
        facing=(1, 0.1, 0),
        cup=0.3,
        thick=0.025,
    )
    head.add(ear, pair=True)
    head.add(whiskers((0.15, 0.025, -0.04), 0.13, mix(fur, "#ffffff", 0.5)), pair=True)
    head.crown((-0.01, 0, 0.105)).mark("mouth", (0.16, 0, -0.07))
