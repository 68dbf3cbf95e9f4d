"""Foxes, wolves and a small dog.

Marks: "head" (between the ears), "mouth", "back", "neck" and "tail" (its tip).
"""

from dataclasses import dataclass
from math import cos, pi, sin
from typing import Literal

from reverie.atelier.colour import mix
from reverie.atelier.motifs.anatomy import Creature, Path, blade, paw, rimmed, tipped, whiskers
from reverie.atelier.shapes import tube
from reverie.atelier.thing import Paint, Point, Thing

FoxPose = Literal["stand", "walk", "sit", "look", "sleep"]
WolfPose = Literal["stand", "walk", "sit", "howl", "sleep"]
DogPose = Literal["stand", "sit"]


@dataclass(frozen=True)
class _Coat:
    fur: str
    chest: str
    dark: str


@dataclass(frozen=True)
class _Posed:
    """What a pose of the body leaves to be added: where head and tail go."""

    head: Point
    turn: Point
    tail: Path


def fox(
    pose: FoxPose = "stand",
    *,
    fur: str = "#cc5a28",
    chest: str = "#f4e7d2",
    dark: str = "#2c1c18",
    cells: int = 130,
) -> Thing:
    """A fox: 1.3 high to its ears, 2.1 long with its tail; sitting 1.4. `look` sits, looking up."""
    coat = _Coat(fur, chest, dark)
    body = Creature(fur, 0.08)
    posed = _canine(body, coat, "sit" if pose == "look" else pose)
    turn = {"look": (6, -32, -14), "sit": (-7, 4, -16)}.get(pose, posed.turn)
    head = body.within(posed.head, turn)
    _fox_head(head, coat, asleep=pose == "sleep")
    _brush(body, posed.tail, coat)
    return body.thing("fox", cells)


def wolf(
    pose: WolfPose = "stand",
    *,
    fur: str = "#5f6875",
    chest: str = "#d3d6d6",
    dark: str = "#2a2e36",
    eyes: str = "#e0b040",
    cells: int = 130,
) -> Thing:
    """A wolf: lean, with a ruff; 1.5 high, 2.3 long; sitting 1.75. `howl` sits and sings."""
    coat = _Coat(fur, chest, dark)
    body = Creature(fur, 0.08)
    scaled = body.within(size=1.3)
    posed = _canine(scaled, coat, "sit" if pose == "howl" else pose, bulk=1.12)
    turn = {"howl": (0, -62, -8), "sit": (5, 6, -10)}.get(pose, posed.turn)
    x, y, z = posed.head
    drop = -0.04 if pose in ("stand", "walk") else 0.02
    head = scaled.within((x + 0.02, y, z + drop), turn)
    _wolf_head(head, coat, eyes, howling=pose == "howl", asleep=pose == "sleep")
    _ruff(scaled, posed, coat)
    hanging = [(-0.42, 0, 0.58), (-0.58, 0.01, 0.46), (-0.66, 0.03, 0.28), (-0.7, 0.05, 0.12)]
    tail = hanging if pose in ("stand", "walk") else posed.tail
    _brush(scaled, tail, _Coat(fur, dark, dark), bulk=0.85)
    return body.thing("wolf", cells)


def dog(
    pose: DogPose = "sit",
    *,
    fur: str = "#efe6d6",
    patch: str = "#8a5a3a",
    collar: str | None = "#b8382e",
    cells: int = 110,
) -> Thing:
    """A small rough dog with a dark ear and a lifted nose: 0.85 high."""
    body = Creature(fur, 0.07)
    if pose == "sit":
        body.ball((-0.1, 0, 0.2), (0.2, 0.17, 0.18))
        body.limb([(-0.08, 0, 0.26), (0.08, 0, 0.46)], [0.165, 0.13])
        body.ball((-0.05, 0.13, 0.13), (0.16, 0.08, 0.13), pair=True)
        body.ball((0.09, 0.15, 0.035), (0.1, 0.05, 0.037), pair=True)
        paw(body, [(0.13, 0.075, 0.4), (0.17, 0.075, 0.2), (0.17, 0.075, 0.05)], 0.06, size=0.05)
        neck, head_at, turn = (0.1, 0, 0.5), (0.13, 0, 0.66), (12, -14, -18)
        tail = [(-0.26, 0, 0.12), (-0.36, 0.03, 0.16), (-0.42, 0.08, 0.28)]
    else:
        body.ball((0.14, 0, 0.37), (0.17, 0.15, 0.16)).ball((-0.16, 0, 0.37), (0.16, 0.135, 0.14))
        body.limb([(-0.16, 0, 0.37), (0.15, 0, 0.37)], [0.13, 0.14])
        paw(body, [(0.17, 0.08, 0.3), (0.19, 0.08, 0.17), (0.18, 0.08, 0.05)], 0.06, size=0.05)
        paw(body, [(-0.2, 0.08, 0.32), (-0.26, 0.08, 0.19), (-0.2, 0.08, 0.05)], 0.075, size=0.05)
        neck, head_at, turn = (0.24, 0, 0.52), (0.31, 0, 0.66), (10, -12, -14)
        tail = [(-0.3, 0, 0.44), (-0.37, 0, 0.56), (-0.34, 0.02, 0.7)]
    body.limb([(neck[0] - 0.06, 0, neck[2] - 0.12), neck, head_at], [0.13, 0.11, 0.1])
    body.spot((-0.14, 0.08, 0.33), (0.13, 0.12, 0.12), patch, soft=0.03)
    body.chain(tail, [0.05, 0.045, 0.022], blend=0.04, count=8)
    _dog_head(body.within(head_at, turn), fur, patch)
    if collar:
        strap = tube(_ring(0.125), 0.02, Paint(collar), sides=8, bend=False)
        slope = 18 if pose == "sit" else 38
        body.add(strap.turn(y=slope).at(neck[0] + 0.01, 0, neck[2] + 0.02))
    body.mark("back", (-0.08, 0, 0.42 if pose == "sit" else 0.5)).mark("neck", neck)
    return body.mark("tail", tail[-1]).thing("dog", cells)


def _ring(radius: float) -> Path:

    return [(radius * cos(a * pi / 12), radius * sin(a * pi / 12), 0) for a in range(25)]


def _canine(body: Creature, coat: _Coat, pose: str, bulk: float = 1.0) -> _Posed:
    match pose:
        case "sit":
            return _sitting(body, coat, bulk)
        case "sleep":
            return _curled(body, coat, bulk)
        case _:
            return _standing(body, coat, bulk, walking=pose == "walk")


def _standing(body: Creature, coat: _Coat, bulk: float, *, walking: bool) -> _Posed:
    body.ball((0.24, 0, 0.56), (0.21, 0.155 * bulk, 0.19 * bulk))
    body.limb([(0.2, 0, 0.57), (-0.28, 0, 0.585)], [0.155 * bulk, 0.125 * bulk])
    body.ball((-0.3, 0, 0.56), (0.18, 0.135, 0.16))
    body.limb([(0.3, 0, 0.6), (0.46, 0, 0.79)], [0.145 * bulk, 0.115])
    body.limb([(0.42, 0, 0.68), (0.33, 0, 0.5)], [0.105 * bulk, 0.09], coat.chest, blend=0.06)
    front, back = ([0.085, 0.052, 0.038], [0.115, 0.058, 0.038])
    if walking:
        steps = [
            ([(0.28, 0.09, 0.5), (0.42, 0.09, 0.31), (0.5, 0.08, 0.07)], front),
            ([(0.28, -0.09, 0.5), (0.26, -0.09, 0.26), (0.14, -0.08, 0.06)], front),
            ([(-0.32, 0.09, 0.5), (-0.46, 0.09, 0.3), (-0.52, 0.09, 0.08)], back),
            ([(-0.3, -0.09, 0.5), (-0.3, -0.09, 0.28), (-0.18, -0.08, 0.05)], back),
        ]
        for path, radii in steps:
            paw(body, path, radii, coat.dark, pair=False)
        turn = (0, 10, -8)
    else:
        paw(body, [(0.28, 0.09, 0.5), (0.31, 0.09, 0.28), (0.3, 0.09, 0.05)], front, coat.dark)
        hind = [(-0.31, 0.09, 0.5), (-0.4, 0.1, 0.29), (-0.36, 0.1, 0.05)]
        paw(body, hind, back, coat.dark)
        turn = (4, 2, -22)
    body.mark("back", (-0.05, 0, 0.71)).mark("neck", (0.42, 0, 0.74))
    tail = [(-0.42, 0, 0.6), (-0.62, 0.02, 0.5), (-0.85, 0.05, 0.46), (-1.08, 0.06, 0.58)]
    return _Posed((0.55, 0, 0.9), turn, tail)


def _sitting(body: Creature, coat: _Coat, bulk: float) -> _Posed:
    body.ball((-0.12, 0, 0.21), (0.23, 0.19, 0.2))
    body.chain([(-0.12, 0, 0.28), (-0.03, 0, 0.5), (0.1, 0, 0.7)], [0.2, 0.17, 0.135], count=6)
    body.limb([(0.17, 0, 0.66), (0.17, 0, 0.4)], [0.11 * bulk, 0.095], coat.chest, blend=0.06)
    body.ball((-0.06, 0.14, 0.17), (0.2, 0.1, 0.17), turn=(0, -15, 0), pair=True)
    body.ball((0.12, 0.17, 0.04), (0.12, 0.055, 0.042), coat.dark, blend=0.04, pair=True)
    front = [(0.15, 0.08, 0.55), (0.21, 0.085, 0.28), (0.22, 0.085, 0.05)]
    paw(body, front, [0.085, 0.052, 0.04], coat.dark)
    body.limb([(0.1, 0, 0.7), (0.19, 0, 0.9)], [0.14 * bulk, 0.115])
    body.mark("back", (-0.2, 0, 0.55)).mark("neck", (0.14, 0, 0.8))
    tail = [(-0.27, 0, 0.1), (-0.47, -0.06, 0.12), (-0.5, -0.33, 0.14), (-0.22, -0.5, 0.11)]
    return _Posed((0.21, 0, 1.0), (0, 0, -10), [*tail, (0.06, -0.45, 0.09)])


def _curled(body: Creature, coat: _Coat, bulk: float) -> _Posed:
    spine = [(0.27, -0.1, 0.17), (0.25, 0.14, 0.19), (0, 0.26, 0.2), (-0.25, 0.14, 0.19)]
    body.chain([*spine, (-0.26, -0.1, 0.16)], [0.13, 0.17 * bulk, 0.18, 0.19, 0.15], count=16)
    body.ball((0, 0.02, 0.1), (0.2, 0.2, 0.1))
    body.ball((-0.2, -0.06, 0.14), (0.17, 0.13, 0.13))
    body.limb([(0.27, -0.08, 0.16), (0.24, -0.24, 0.15)], [0.14, 0.115])
    body.limb([(0.26, -0.18, 0.07), (0.08, -0.3, 0.05)], [0.05, 0.04], coat.dark, blend=0.04)
    body.mark("back", (0, 0.26, 0.38)).mark("neck", (0.26, -0.15, 0.28))
    tail = [(-0.36, -0.1, 0.1), (-0.4, -0.36, 0.1), (-0.14, -0.58, 0.1), (0.2, -0.56, 0.08)]
    return _Posed((0.16, -0.28, 0.25), (10, 18, 236), tail)


def _fox_head(head: Creature, coat: _Coat, *, asleep: bool) -> None:
    head.ball((0, 0, 0), (0.17, 0.17, 0.15))
    head.limb([(0.08, 0, -0.02), (0.34, 0, -0.08)], [0.098, 0.03], blend=0.07)
    head.ball((0.06, 0.105, -0.065), (0.11, 0.085, 0.075), coat.chest, blend=0.05, pair=True)
    head.limb(
        [(0.0, 0.14, -0.06), (-0.06, 0.25, -0.12)], [0.07, 0.008], coat.chest, blend=0.05, pair=True
    )
    head.ball((0.17, 0, -0.088), (0.14, 0.062, 0.042), coat.chest, blend=0.03)
    head.nose((0.362, 0, -0.07), (0.036, 0.038, 0.032), coat.dark)
    ear = blade(
        [(-0.01, 0.085, 0.08), (-0.03, 0.125, 0.22), (-0.06, 0.165, 0.38)],
        [0.085, 0.082, 0.055, 0.004],
        rimmed(coat.chest, coat.fur, 0.62),
        tipped(coat.fur, coat.dark, 0.55),
        facing=(1, 0.45, 0),
        cup=0.45,
        thick=0.03,
    )
    head.add(ear, pair=True)
    if asleep:
        head.lid((0.125, 0.115, 0.035), 0.045, colour=coat.dark)
    else:
        head.eye((0.128, 0.088, 0.038), 0.028)
    head.crown((-0.03, 0, 0.14)).mark("mouth", (0.33, 0, -0.12))


def _wolf_head(head: Creature, coat: _Coat, eyes: str, *, howling: bool, asleep: bool) -> None:
    head.ball((0, 0, 0), (0.16, 0.155, 0.14))
    head.limb([(0.08, 0, 0.0), (0.33, 0, -0.05)], [0.1, 0.048], blend=0.06)
    head.ball((0.04, 0.1, -0.06), (0.11, 0.08, 0.07), coat.chest, blend=0.05, pair=True)
    for drop, reach in ((-0.03, 0.23), (-0.1, 0.22)):
        tuft = [(0.0, 0.12, drop), (-0.08, reach, drop - 0.08)]
        head.limb(tuft, [0.07, 0.008], coat.chest, blend=0.04, pair=True)
    jaw = (0.26, 0, -0.2) if howling else (0.3, 0, -0.095)
    head.limb([(0.08, 0, -0.08), jaw], [0.06, 0.03], coat.chest, blend=0.02)
    head.limb([(0.06, 0, 0.085), (0.26, 0, 0.0)], [0.07, 0.03], coat.dark, blend=0.05)
    head.nose((0.365, 0, -0.025), (0.036, 0.04, 0.034), "#17171b")
    ear = blade(
        [(-0.03, 0.08, 0.08), (-0.05, 0.105, 0.18), (-0.07, 0.12, 0.29)],
        [0.07, 0.066, 0.042, 0.004],
        rimmed(mix(coat.chest, coat.dark, 0.4), coat.fur, 0.62),
        tipped(coat.fur, coat.dark, 0.6),
        facing=(1, 0.35, 0),
        cup=0.45,
        thick=0.03,
    )
    head.add(ear, pair=True)
    if asleep or howling:
        head.lid((0.118, 0.105, 0.04), 0.042, colour=coat.dark)
    else:
        head.eye((0.115, 0.085, 0.035), 0.028, iris=eyes)
    head.crown((-0.03, 0, 0.13)).mark("mouth", (0.33, 0, -0.1))


def _ruff(body: Creature, posed: _Posed, coat: _Coat) -> None:
    """The thick fur of a wolf's neck, in tufts that point back and down."""
    x, y, z = posed.head
    if posed.turn[2] > 90:
        return
    for angle, back in ((0.16, -0.2), (0.11, -0.27), (0.04, -0.3)):
        tuft = [(x - 0.1, y + angle * 0.6, z - 0.1), (x + back, y + angle, z - 0.33)]
        body.limb(tuft, [0.1, 0.01], blend=0.05, pair=True)
    bib = [(x - 0.06, y, z - 0.16), (x - 0.1, y, z - 0.44)]
    body.limb(bib, [0.1, 0.02], coat.chest, blend=0.05)


def _brush(body: Creature, tail: Path, coat: _Coat, bulk: float = 1.0) -> None:
    """A bushy tail with a tip of another colour."""
    *_, before, end = tail
    thick = [0.06, 0.125, 0.15, 0.11, 0.045] if len(tail) > 4 else [0.06, 0.13, 0.145, 0.05]
    body.chain(tail, [each * bulk for each in thick], count=20, blend=0.07)
    start = tuple(b * 0.3 + e * 0.7 for b, e in zip(before, end, strict=True))
    beyond = tuple(e * 1.22 - b * 0.22 for b, e in zip(before, end, strict=True))
    body.limb([start, end, beyond], [0.088 * bulk, 0.06 * bulk, 0.008], coat.chest, blend=0.03)
    body.mark("tail", beyond)


def _dog_head(head: Creature, fur: str, patch: str) -> None:
    head.ball((0, 0, 0), (0.15, 0.15, 0.135))
    head.limb([(0.06, 0, -0.03), (0.24, 0, -0.05)], [0.095, 0.068], blend=0.05)
    head.limb([(0.16, 0.03, -0.07), (0.2, 0.06, -0.16)], [0.06, 0.012], blend=0.04, pair=True)
    head.limb([(0.2, 0, -0.1), (0.22, 0, -0.18)], [0.05, 0.012], blend=0.03)
    head.limb([(0.09, 0.06, 0.07), (0.15, 0.09, 0.09)], [0.045, 0.012], blend=0.03, pair=True)
    head.spot((0.08, -0.1, 0.06), (0.11, 0.09, 0.1), patch, soft=0.02)
    head.nose((0.305, 0, -0.03), (0.036, 0.042, 0.034))
    for side, colour in ((1, fur), (-1, patch)):
        fold = blade(
            [(-0.02, 0.09, 0.11), (0.0, 0.17, 0.15), (0.04, 0.215, 0.07), (0.06, 0.22, -0.03)],
            [0.06, 0.075, 0.06, 0.008],
            mix(colour, "#2a1810", 0.15),
            colour,
            facing=(0.2, -0.2, -1),
            thick=0.03,
        )
        head.add(fold.size(1, side, 1))
    head.eye((0.118, 0.075, 0.03), 0.027)
    head.add(whiskers((0.22, 0.05, -0.06), 0.1, fur), pair=True)
    head.crown((-0.02, 0, 0.13)).mark("mouth", (0.27, 0, -0.11))
