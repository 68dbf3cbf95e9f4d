"""Cats.

Marks: "head" (between the ears), "mouth", "back", "neck" and "tail" (its tip).
"""

from math import cos, radians, sin
from typing import Literal

from reverie.atelier.colour import mix
from reverie.atelier.motifs.anatomy import DARK, Creature, blade, paw, rimmed, whiskers
from reverie.atelier.thing import Point, Thing

CatPose = Literal["sit", "walk", "sleep", "stretch"]


def cat(
    pose: CatPose = "sit",
    *,
    fur: str = "#2b2a33",
    chest: str | None = None,
    stripes: str | None = None,
    eyes: str = "#e6c24a",
    cells: int = 130,
) -> Thing:
    """A cat: 1.0 high sitting, 0.95 walking with its tail up, 0.85 wide asleep."""
    body = Creature(fur, 0.075)
    match pose:
        case "sit":
            at, turn = _sitting_cat(body, chest or fur)
        case "walk":
            at, turn = _walking_cat(body)
        case "sleep":
            at, turn = _sleeping_cat(body)
        case _:
            at, turn = _stretching_cat(body)
    _cat_head(body.within(at, turn), fur, chest or fur, eyes, asleep=pose == "sleep")
    if stripes:
        _stripe(body, pose, stripes)
    return body.thing("cat", cells)


def _sitting_cat(body: Creature, chest: str) -> tuple[Point, Point]:
    body.ball((-0.1, 0, 0.19), (0.2, 0.19, 0.185))
    body.chain([(-0.1, 0, 0.26), (-0.05, 0, 0.46), (0.08, 0, 0.64)], [0.18, 0.15, 0.1], count=6)
    body.ball((0.1, 0, 0.5), (0.085, 0.1, 0.16), chest, blend=0.05)
    body.ball((-0.05, 0.14, 0.15), (0.18, 0.09, 0.15), turn=(0, -15, 0), pair=True)
    body.ball((0.1, 0.15, 0.035), (0.1, 0.05, 0.037), chest, blend=0.04, pair=True)
    front = [(0.1, 0.06, 0.48), (0.16, 0.06, 0.24), (0.17, 0.06, 0.05)]
    paw(body, front, [0.075, 0.045, 0.036], chest if chest != DARK else None, size=0.042)
    tail = [(-0.25, 0, 0.08), (-0.42, -0.08, 0.06), (-0.4, -0.32, 0.06), (-0.12, -0.42, 0.055)]
    body.chain([*tail, (0.12, -0.34, 0.05)], [0.06, 0.055, 0.05, 0.045, 0.035], blend=0.03)
    body.mark("back", (-0.2, 0, 0.46)).mark("neck", (0.08, 0, 0.66)).mark(
        "tail", (0.12, -0.34, 0.06)
    )
    return (0.13, 0, 0.79), (-6, 2, -14)


def _walking_cat(body: Creature) -> tuple[Point, Point]:
    body.ball((0.22, 0, 0.46), (0.17, 0.125, 0.15)).ball((-0.26, 0, 0.47), (0.16, 0.125, 0.15))
    body.chain([(0.22, 0, 0.48), (-0.02, 0, 0.45), (-0.26, 0, 0.49)], [0.13, 0.125, 0.125], count=6)
    body.limb([(0.28, 0, 0.5), (0.4, 0, 0.6)], [0.12, 0.1])
    front, back = [0.07, 0.043, 0.034], [0.095, 0.047, 0.034]
    paw(body, [(0.26, 0.07, 0.4), (0.37, 0.07, 0.25), (0.43, 0.06, 0.07)], front, pair=False)
    paw(body, [(0.26, -0.07, 0.4), (0.25, -0.07, 0.2), (0.16, -0.06, 0.05)], front, pair=False)
    paw(body, [(-0.28, 0.07, 0.42), (-0.4, 0.07, 0.25), (-0.44, 0.07, 0.06)], back, pair=False)
    paw(body, [(-0.26, -0.07, 0.42), (-0.28, -0.07, 0.22), (-0.16, -0.06, 0.05)], back, pair=False)
    tail = [(-0.38, 0, 0.53), (-0.52, 0, 0.66), (-0.52, 0, 0.88), (-0.44, 0.02, 1.02)]
    body.chain([*tail, (-0.33, 0.03, 1.0)], [0.055, 0.05, 0.045, 0.042, 0.035], blend=0.04)
    body.mark("back", (0, 0, 0.57)).mark("neck", (0.33, 0, 0.6)).mark("tail", tail[-1])
    return (0.46, 0, 0.69), (4, 6, -22)


def _sleeping_cat(body: Creature) -> tuple[Point, Point]:
    spine = [(0.24, -0.12, 0.13), (0.26, 0.1, 0.17), (0.02, 0.22, 0.2), (-0.24, 0.1, 0.2)]
    body.chain([*spine, (-0.24, -0.12, 0.17)], [0.12, 0.15, 0.17, 0.19, 0.16], count=16)
    body.ball((0, 0, 0.1), (0.22, 0.2, 0.1))
    body.ball((-0.16, -0.12, 0.13), (0.17, 0.12, 0.12))
    body.limb([(0.26, -0.14, 0.05), (0.1, -0.34, 0.045)], [0.05, 0.042], blend=0.04)
    tail = [(-0.34, -0.18, 0.07), (-0.3, -0.36, 0.055), (-0.08, -0.44, 0.05), (0.1, -0.42, 0.045)]
    body.chain(tail, [0.06, 0.052, 0.047, 0.035], blend=0.03)
    body.mark("back", (-0.05, 0.2, 0.38)).mark("neck", (0.2, -0.2, 0.22)).mark("tail", tail[-1])
    return (0.16, -0.27, 0.19), (10, 16, 238)


def _stretching_cat(body: Creature) -> tuple[Point, Point]:
    spine = [(0.3, 0, 0.2), (0.08, 0, 0.24), (-0.16, 0, 0.38), (-0.36, 0, 0.5)]
    body.chain(spine, [0.125, 0.13, 0.135, 0.145], count=9)
    body.ball((-0.36, 0, 0.48), (0.15, 0.135, 0.15))
    front = [(0.3, 0.09, 0.14), (0.46, 0.1, 0.07), (0.66, 0.1, 0.04)]
    body.limb(front, [0.07, 0.045, 0.038], pair=True)
    body.ball((0.7, 0.1, 0.035), (0.06, 0.045, 0.035), pair=True, blend=0.03)
    hind = [(-0.36, 0.08, 0.42), (-0.48, 0.085, 0.25), (-0.4, 0.085, 0.05)]
    paw(body, hind, [0.1, 0.05, 0.036])
    tail = [(-0.46, 0, 0.56), (-0.6, 0, 0.68), (-0.62, 0.02, 0.9), (-0.52, 0.06, 1.06)]
    body.chain(tail, [0.055, 0.05, 0.045, 0.032], blend=0.04)
    body.mark("back", (-0.3, 0, 0.64)).mark("neck", (0.36, 0, 0.3)).mark("tail", tail[-1])
    return (0.46, 0, 0.36), (0, -16, -20)


def _cat_head(head: Creature, fur: str, chest: str, eyes: str, *, asleep: bool) -> None:
    head.ball((0, 0, 0), (0.155, 0.18, 0.145))
    head.ball((0.04, 0.09, -0.05), (0.1, 0.09, 0.075), blend=0.05, pair=True)
    head.ball((0.13, 0.028, -0.055), (0.045, 0.045, 0.036), chest, blend=0.03, pair=True)
    head.ball((0.12, 0, -0.085), (0.04, 0.04, 0.03), chest, blend=0.03)
    head.nose((0.172, 0, -0.03), (0.014, 0.02, 0.013), "#c07c7a")
    ear = blade(
        [(0.0, 0.1, 0.07), (0.0, 0.13, 0.15), (-0.02, 0.155, 0.235)],
        [0.085, 0.072, 0.042, 0.003],
        rimmed(mix(fur, "#d89a90", 0.6), fur, 0.66),
        fur,
        facing=(1, 0.3, 0),
        cup=0.4,
        thick=0.03,
    )
    head.add(ear, pair=True)
    if asleep:
        head.lid((0.128, 0.092, 0.01), 0.044, colour=mix(fur, "#ffffff", 0.5))
    else:
        head.eye((0.112, 0.075, 0.022), 0.04, iris=eyes, out=(0.85, 0.4, 0.1))
    pale = mix(fur, "#ffffff", 0.6)
    head.add(whiskers((0.14, 0.05, -0.05), 0.17, pale), pair=True)
    head.crown((0, 0, 0.14)).mark("mouth", (0.16, 0, -0.08))


def _stripe(body: Creature, pose: CatPose, colour: str) -> None:
    """A tabby's bars, over back and flanks."""
    if pose == "sit":
        for height in (0.2, 0.32, 0.44, 0.56):
            body.spot((-0.26 + height * 0.3, 0, height), (0.12, 0.3, 0.022), colour, soft=0.012)
    elif pose == "walk":
        for along in (-0.28, -0.16, -0.04, 0.08, 0.2):
            body.spot((along, 0, 0.58), (0.025, 0.2, 0.12), colour, soft=0.012)
    elif pose == "stretch":
        for along in (-0.38, -0.26, -0.14, -0.02, 0.1):
            body.spot(
                (along, 0, 0.56 - (along + 0.38) * 0.55), (0.025, 0.2, 0.1), colour, soft=0.012
            )
    else:
        for angle in (10, 45, 80, 115, 150, 185):
            x, y = 0.26 * cos(radians(angle)), 0.2 * sin(radians(angle))
            body.spot((x, y, 0.33), (0.035, 0.1, 0.09), colour, soft=0.015)
