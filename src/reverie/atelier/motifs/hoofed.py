"""Those that walk far on hooves: deer, horses, giraffes and camels.

Marks: "head" (between the ears), "mouth", "back" and "neck"; a stag's "antler" tips.
"""

import math
from dataclasses import replace
from typing import Literal

import numpy as np

from reverie.atelier.colour import mix
from reverie.atelier.motifs.anatomy import (
    HORN,
    Creature,
    Path,
    blade,
    rimmed,
)
from reverie.atelier.shapes import curve, tube
from reverie.atelier.thing import Paint, Point, Thing

DeerPose = Literal["stand", "graze", "lie"]
HorsePose = Literal["stand", "gallop", "rocking"]
CamelPose = Literal["stand", "kneel"]
_ANTLER: Path = [
    (-0.04, 0.055, 0.1),
    (-0.12, 0.24, 0.26),
    (-0.22, 0.5, 0.52),
    (-0.18, 0.66, 0.86),
    (0.0, 0.56, 1.2),
]
_TINES: list[tuple[float, Point]] = [
    (0.06, (0.24, 0.02, 0.22)),
    (0.26, (0.16, -0.04, 0.34)),
    (0.46, (0.08, 0.24, 0.26)),
    (0.6, (0.1, -0.16, 0.32)),
    (0.76, (-0.06, 0.24, 0.28)),
    (0.88, (0.04, -0.2, 0.2)),
]
"""How far up the beam each tine begins, and how far it reaches."""


def deer(
    pose: DeerPose = "stand",
    *,
    fur: str = "#9c6a42",
    belly: str = "#ecdcc2",
    antlers: float = 1.0,
    horn: str = "#dcc8a0",
    dapples: bool = True,
    cells: int = 150,
) -> Thing:
    """A stag: 3.0 high with its antlers, 1.95 without; antlers 0 is a doe, 1.6 a king.

    Marks "antler": fourteen tips, left side first, from the brow upwards.
    """
    body = Creature(fur, 0.08)
    lift = -0.62 if pose == "lie" else 0.0
    torso = body.within((0, 0, lift))
    torso.ball((0.34, 0, 1.04), (0.22, 0.18, 0.25)).ball((-0.38, 0, 1.05), (0.2, 0.17, 0.2))
    torso.chain([(0.34, 0, 1.04), (0, 0, 1.02), (-0.38, 0, 1.06)], [0.2, 0.175, 0.165], count=6)
    torso.ball((0.02, 0, 0.89), (0.3, 0.1, 0.08), belly, blend=0.05)
    torso.limb([(-0.55, 0, 1.12), (-0.64, 0, 1.0)], [0.06, 0.02], belly, blend=0.03)
    if dapples:
        _dapple(torso, belly)
    torso.mark("back", (-0.02, 0, 1.2))
    if pose == "lie":
        _folded_legs(body, fur)
    else:
        front = [(0.36, 0.1, 0.92), (0.38, 0.1, 0.5), (0.37, 0.1, 0.12)]
        hoofed_leg(body, front, [0.11, 0.05, 0.035])
        hind = [(-0.4, 0.1, 0.98), (-0.38, 0.11, 0.68), (-0.52, 0.11, 0.48), (-0.46, 0.11, 0.12)]
        hoofed_leg(body, hind, [0.14, 0.085, 0.05, 0.035])
    if pose == "graze":
        neck = [(0.44, 0, 1.1), (0.72, 0, 0.92), (0.9, 0, 0.56)]
        at, turn = (0.98, 0, 0.42), (0, 58, -6)
    else:
        neck = [(0.42, 0, 1.12 + lift), (0.6, 0, 1.4 + lift), (0.68, 0, 1.72 + lift)]
        at, turn = (0.72, 0, 1.8 + lift), (4, 8, -20)
    body.chain(neck, [0.18, 0.125, 0.1], count=7)
    chest = [(0.5, 0, 1.12 + lift), (0.6, 0, 1.3 + lift)]
    if pose != "graze":
        body.limb(chest, [0.11, 0.07], mix(fur, belly, 0.7), blend=0.06)
    body.mark("neck", neck[1])
    _deer_head(body.within(at, turn), fur, belly, antlers, horn)
    return body.thing("deer", cells)


def horse(
    pose: HorsePose = "stand",
    *,
    coat: str = "#e9e0d0",
    mane: str = "#8a6f5a",
    hooves: str = "#4a3c34",
    saddle: str | None = None,
    cells: int = 150,
) -> Thing:
    """A horse: 2.1 high, 2.1 long. `rocking` is a toy on rockers, with a saddle."""
    body = Creature(coat, 0.09)
    body.ball((0.42, 0, 1.12), (0.25, 0.22, 0.28)).ball((-0.44, 0, 1.14), (0.27, 0.23, 0.27))
    body.limb([(0.4, 0, 1.1), (-0.42, 0, 1.12)], [0.24, 0.235])
    turn: Point
    match pose:
        case "gallop":
            reach = [(0.46, 0.1, 1.0), (0.78, 0.1, 0.88), (1.06, 0.1, 0.62)]
            hoofed_leg(body, reach, [0.13, 0.065, 0.045], hooves, pair=False)
            fold = [(0.46, -0.1, 1.0), (0.72, -0.1, 0.74), (0.52, -0.1, 0.56)]
            hoofed_leg(body, fold, [0.13, 0.065, 0.045], hooves, pair=False)
            push = [(-0.5, 0.1, 1.05), (-0.72, 0.1, 0.72), (-1.0, 0.1, 0.6), (-1.16, 0.1, 0.3)]
            hoofed_leg(body, push, [0.17, 0.09, 0.055, 0.045], hooves, pair=False)
            trail = [
                (-0.5, -0.1, 1.05),
                (-0.56, -0.1, 0.68),
                (-0.84, -0.1, 0.5),
                (-0.86, -0.1, 0.16),
            ]
            hoofed_leg(body, trail, [0.17, 0.09, 0.055, 0.045], hooves, pair=False)
            neck, at, turn = _horse_neck((0.86, 0, 1.42)), (0.98, 0, 1.62), (0, 18, -6)
        case "rocking":
            hoofed_leg(body, [(0.44, 0.13, 1.0), (0.66, 0.2, 0.26)], [0.13, 0.06], hooves)
            hoofed_leg(body, [(-0.46, 0.13, 1.0), (-0.68, 0.2, 0.26)], [0.15, 0.06], hooves)
            _rockers(body, mix(mane, "#b03a2e", 0.7))
            neck, at, turn = _horse_neck((0.68, 0, 1.6)), (0.76, 0, 1.86), (0, 26, 0)
        case _:
            front = [(0.44, 0.12, 1.0), (0.48, 0.12, 0.56), (0.46, 0.12, 0.14)]
            hoofed_leg(body, front, [0.14, 0.065, 0.046], hooves)
            hind = [
                (-0.48, 0.12, 1.05),
                (-0.46, 0.13, 0.76),
                (-0.6, 0.13, 0.54),
                (-0.54, 0.13, 0.14),
            ]
            hoofed_leg(body, hind, [0.18, 0.11, 0.06, 0.046], hooves)
            neck, at, turn = _horse_neck((0.74, 0, 1.58)), (0.84, 0, 1.84), (4, 24, -16)
    body.chain(neck, [0.23, 0.165, 0.13], count=7)
    _mane(body, neck, mane, wind=0.3 if pose == "gallop" else 0.0)
    tail = (
        [(-0.66, 0, 1.28), (-0.95, 0, 1.3), (-1.3, 0.04, 1.16), (-1.6, 0.1, 1.2)]
        if pose == "gallop"
        else [(-0.66, 0, 1.26), (-0.86, 0, 1.12), (-0.92, 0.02, 0.78), (-0.84, 0.05, 0.5)]
    )
    body.chain(tail, [0.06, 0.1, 0.1, 0.015], mane, blend=0.05)
    if saddle or pose == "rocking":
        _saddle(body, saddle or "#a83a30")
    _horse_head(body.within(at, turn), coat, mane)
    body.mark("back", (-0.05, 0, 1.36)).mark("neck", neck[1]).mark("tail", tail[-1])
    return body.thing("horse", cells)


def giraffe(
    *, coat: str = "#e8c684", patches: str = "#a8642e", seed: int = 4, cells: int = 160
) -> Thing:
    """A giraffe, 3.3 high, looking about from up there."""
    body = Creature(coat, 0.08)
    spine = [(0.3, 0, 1.38), (0, 0, 1.32), (-0.34, 0, 1.22)]
    body.chain(spine, [0.25, 0.23, 0.2], count=6).ball((-0.36, 0, 1.2), (0.2, 0.17, 0.2))
    front = [(0.32, 0.11, 1.2), (0.36, 0.11, 0.66), (0.34, 0.11, 0.13)]
    hoofed_leg(body, front, [0.13, 0.06, 0.042])
    hind = [(-0.38, 0.11, 1.1), (-0.36, 0.12, 0.8), (-0.48, 0.12, 0.55), (-0.43, 0.12, 0.13)]
    hoofed_leg(body, hind, [0.14, 0.09, 0.055, 0.042])
    neck = [(0.36, 0, 1.46), (0.62, 0, 1.96), (0.76, 0, 2.46), (0.86, 0, 2.9)]
    body.chain(neck, [0.22, 0.145, 0.115, 0.1], count=12)
    _giraffe_patches(body, patches, seed)
    crest = blade(
        [(0.22, 0, 1.66), (0.46, 0, 2.02), (0.62, 0, 2.46), (0.76, 0, 2.96)],
        [0.04, 0.075, 0.075, 0.05],
        patches,
        facing=(0, 1, 0),
        thick=0.03,
    )
    body.add(crest)
    tail = [(-0.54, 0, 1.26), (-0.66, 0, 1.0), (-0.66, 0.03, 0.76)]
    body.chain(tail, [0.035, 0.025, 0.02], blend=0.04)
    body.limb(
        [(-0.66, 0.03, 0.78), (-0.66, 0.05, 0.58)], [0.045, 0.01], mix(patches, "#20100a", 0.5)
    )
    _giraffe_head(body.within((0.92, 0, 3.0), (6, 20, -18)), coat, patches)
    body.mark("back", (-0.05, 0, 1.56)).mark("neck", neck[2])
    return body.thing("giraffe", cells)


def camel(
    pose: CamelPose = "stand",
    *,
    coat: str = "#c79a62",
    tuft: str = "#8a5f38",
    humps: int = 2,
    cells: int = 140,
) -> Thing:
    """A camel with one hump or two and its nose in the air: 2.0 high, 1.35 kneeling."""
    body = Creature(coat, 0.1)
    torso = body.within((0, 0, -0.68 if pose == "kneel" else 0))
    torso.chain([(0.4, 0, 1.1), (0, 0, 1.06), (-0.42, 0, 1.1)], [0.24, 0.27, 0.22], count=6)
    tops = (0.24, -0.22) if humps > 1 else (0.0,)
    for x in tops:
        wide = 0.17 if humps > 1 else 0.26
        torso.limb([(x, 0, 1.24), (x - 0.03, 0, 1.54)], [wide, wide * 0.5], blend=0.12)
        torso.spot((x, 0, 1.66), (0.18, 0.18, 0.16), tuft, soft=0.08)
    neck = [(0.5, 0, 1.1), (0.74, 0, 1.02), (0.92, 0, 1.28), (0.98, 0, 1.66)]
    torso.chain(neck, [0.18, 0.13, 0.11, 0.1], count=12)
    for share in (0.45, 0.6):
        x = 0.6 + share * 0.4
        torso.limb(
            [(x, 0, 0.98 + share * 0.2), (x + 0.02, 0, 0.8 + share * 0.3)], [0.09, 0.012], tuft
        )
    tail = [(-0.6, 0, 1.14), (-0.72, 0, 0.92), (-0.72, 0, 0.76)]
    torso.chain(tail, [0.04, 0.028, 0.022], blend=0.04)
    torso.ball((-0.72, 0, 0.72), (0.035, 0.035, 0.07), tuft, blend=0.02)
    if pose == "kneel":
        body.limb(
            [(0.4, 0.2, 0.3), (0.62, 0.22, 0.09), (0.3, 0.24, 0.07)], [0.14, 0.085, 0.06], pair=True
        )
        body.limb(
            [(-0.42, 0.2, 0.3), (-0.2, 0.26, 0.1), (-0.55, 0.26, 0.07)],
            [0.17, 0.1, 0.06],
            pair=True,
        )
    else:
        front = [(0.4, 0.13, 0.95), (0.43, 0.13, 0.5), (0.41, 0.13, 0.1)]
        _padded_leg(body, front, [0.13, 0.075, 0.05])
        hind = [(-0.42, 0.13, 1.0), (-0.4, 0.13, 0.7), (-0.52, 0.13, 0.48), (-0.47, 0.13, 0.1)]
        _padded_leg(body, hind, [0.16, 0.095, 0.06, 0.05])
    saddle = 0.0 if humps > 1 else -0.02
    torso.mark("back", (saddle, 0, 1.34 if humps > 1 else 1.62)).mark("neck", neck[2])
    _camel_head(torso.within((1.02, 0, 1.76), (4, -4, -16)), coat, tuft)
    return body.thing("camel", cells)


def hoofed_leg(
    body: Creature, path: Path, radii: list[float], hoof: str = "#2c2019", *, pair: bool = True
) -> None:
    """Down to the ankle, and a hoof that follows the last bone."""
    body.limb(path, radii, blend=0.06, pair=pair)
    ankle = np.array(path[-1], float)
    down = ankle - np.array(path[-2], float)
    down /= np.linalg.norm(down)
    thin = radii[-1]
    toe = ankle + down * thin * 1.6 + (thin * 0.5, 0, 0)
    body.limb([ankle, toe], [thin * 1.12, thin * 1.4], hoof, blend=0.012, pair=pair)


def _padded_leg(body: Creature, path: Path, radii: list[float]) -> None:
    body.limb(path, radii, blend=0.06, pair=True)
    x, y, _ = path[-1]
    body.ball((x + 0.03, y, 0.05), (0.1, 0.08, 0.05), blend=0.04, pair=True)


def _folded_legs(body: Creature, fur: str) -> None:
    """The legs of a deer that lies down, tucked at its sides."""
    front = [(0.36, 0.12, 0.32), (0.58, 0.15, 0.08), (0.34, 0.17, 0.05)]
    body.limb(front, [0.1, 0.055, 0.04], pair=True)
    hind = [(-0.4, 0.12, 0.36), (-0.14, 0.2, 0.14), (-0.46, 0.22, 0.06), (-0.2, 0.23, 0.045)]
    body.limb(hind, [0.15, 0.09, 0.05, 0.038], fur, pair=True)


def _dapple(torso: Creature, colour: str) -> None:
    places = [(-0.42, 1.12), (-0.28, 1.16), (-0.14, 1.13), (0.0, 1.15), (0.14, 1.13)]
    places += [(-0.36, 1.02), (-0.2, 1.05), (-0.06, 1.04), (0.08, 1.05), (0.26, 1.16)]
    for each, (x, z) in enumerate(places):
        torso.spot((x, 0.155, z), 0.03 + 0.006 * (each % 3), colour, soft=0.012, pair=True)


def _deer_head(head: Creature, fur: str, belly: str, antlers: float, horn: str) -> None:
    head.ball((0, 0, 0), (0.13, 0.115, 0.12))
    head.limb([(0.05, 0, -0.01), (0.28, 0, -0.09)], [0.1, 0.055], blend=0.05)
    head.ball((0.27, 0, -0.12), (0.06, 0.05, 0.035), belly, blend=0.03)
    head.nose((0.338, 0, -0.085), (0.032, 0.042, 0.034))
    head.eye((0.075, 0.1, 0.035), 0.034, out=(0.4, 0.9, 0.2))
    ear = blade(
        [(-0.06, 0.09, 0.06), (-0.09, 0.22, 0.1), (-0.13, 0.36, 0.09)],
        [0.03, 0.068, 0.055, 0.003],
        rimmed(belly, fur, 0.66),
        fur,
        facing=(1, 0.1, -0.2),
        cup=0.5,
        thick=0.02,
    )
    head.add(ear, pair=True).crown((-0.02, 0, 0.115)).mark("mouth", (0.3, 0, -0.15))
    if antlers:
        for side in (1, -1):
            _antler(head.within((-0.02 * (antlers - 1), 0, 0)), antlers, side, horn)


def _antler(head: Creature, size: float, side: int, colour: str) -> None:
    """One beam with its tines, each tip marked."""
    root = np.array(_ANTLER[0])
    beam = (np.array(_ANTLER) - root) * size + root
    beam = beam * (1, side, 1)
    thick = 0.9 + 0.35 * size
    paint = replace(HORN, colour=colour)
    head.add(tube(beam, [0.042 * thick, 0.036 * thick, 0.03 * thick, 0.024 * thick, 0.006], paint))
    line = curve(beam, 60)
    for share, reach in _TINES:
        start = line[round(share * (len(line) - 1))]
        end = start + np.array(reach) * (1, side, 1) * size
        bow = (start + end) / 2 - np.array([0, 0, 0.06 * size])
        head.add(tube([start, bow, end], [0.028 * thick, 0.022 * thick, 0.005], paint, sides=8))
        head.mark("antler", end)
    head.mark("antler", beam[-1])


def _horse_neck(top: Point) -> list[Point]:
    x, _, z = top
    return [(0.48, 0, 1.2), (x * 0.55 + 0.24, 0, z * 0.55 + 0.56), (x + 0.04, 0, z + 0.22)]


def _mane(body: Creature, neck: Path, colour: str, wind: float) -> None:
    """Locks that fall to one side of the neck, or fly."""
    line = curve(neck, 22)
    for each, at in enumerate(line[3:]):
        x, z = at[0] - 0.11, at[2] + 0.1
        side = -0.05 - 0.05 * (each % 2)
        drop = 0.24 * (1 - wind)
        lock = [
            (x, 0, z),
            (x - 0.08 - wind * 0.4, side, z - drop * 0.35),
            (x - 0.09 - wind, side * 1.7, z - drop),
        ]
        body.limb(lock, [0.06, 0.05, 0.012], colour, blend=0.025)


def _horse_head(head: Creature, coat: str, mane: str) -> None:
    head.ball((0, 0, 0), (0.15, 0.125, 0.145))
    head.limb([(0.03, 0, -0.01), (0.36, 0, -0.06)], [0.125, 0.075], blend=0.06)
    head.ball((0.04, 0, -0.08), (0.13, 0.105, 0.1), blend=0.05)
    head.ball((0.4, 0, -0.07), (0.085, 0.082, 0.085), mix(coat, "#a08478", 0.45), blend=0.04)
    head.nose((0.46, 0.045, -0.04), (0.014, 0.014, 0.018)).nose(
        (0.46, -0.045, -0.04), (0.014, 0.014, 0.018)
    )
    head.eye((0.1, 0.112, 0.045), 0.034, out=(0.35, 0.95, 0.15))
    ear = blade(
        [(-0.04, 0.06, 0.1), (-0.03, 0.075, 0.2), (-0.02, 0.08, 0.3)],
        [0.04, 0.05, 0.03, 0.002],
        rimmed(mix(coat, "#a08478", 0.5), coat, 0.6),
        coat,
        facing=(1, 0.4, 0),
        cup=0.5,
        thick=0.02,
    )
    head.add(ear, pair=True)
    head.limb(
        [(-0.04, 0, 0.14), (0.08, 0.01, 0.13), (0.17, 0.02, 0.06)],
        [0.06, 0.05, 0.01],
        mane,
        blend=0.02,
    )
    head.crown((-0.02, 0, 0.15)).mark("mouth", (0.43, 0, -0.15))


def _saddle(body: Creature, colour: str) -> None:
    body.ball((-0.04, 0, 1.26), (0.24, 0.22, 0.13), colour, blend=0.015)
    body.limb([(-0.24, 0.07, 1.38), (-0.24, -0.07, 1.38)], 0.06, colour, blend=0.03)
    body.limb([(0.14, 0.0, 1.36), (0.16, 0.0, 1.44)], 0.04, colour, blend=0.03)


def _rockers(body: Creature, colour: str) -> None:
    paint = Paint(colour, vary=0.2, grain=4)
    bow = [(x, 0.22, 0.06 + 0.17 * (x / 0.9) ** 2 * abs(x)) for x in np.linspace(-1.15, 1.15, 9)]
    body.add(tube(bow, 0.055, paint), pair=True)
    for x in (-0.7, 0.7):
        body.add(tube([(x, -0.22, 0.16), (x, 0.22, 0.16)], 0.04, paint))


def _giraffe_patches(body: Creature, colour: str, seed: int) -> None:
    chance = np.random.default_rng(seed)
    for ring, x in enumerate(np.linspace(-0.52, 0.52, 8)):
        wide = 0.2 + 0.06 * (x + 0.52)
        for each in range(9):
            angle = math.radians(40 * each + 20 * (ring % 2) + chance.uniform(-6, 6))
            place = (x, wide * math.cos(angle), 1.32 + x * 0.2 + wide * math.sin(angle))
            body.spot(place, chance.uniform(0.058, 0.075), colour, soft=0.01)
    neck = curve([(0.4, 0, 1.6), (0.62, 0, 1.96), (0.76, 0, 2.46), (0.84, 0, 2.86)], 24)
    for each, (x, _, z) in enumerate(neck):
        for turn in (0.3, 2.2, 4.1):
            angle = turn + each * 1.1
            reach = 0.15 - 0.05 * each / len(neck)
            place = (x + reach * math.cos(angle), reach * math.sin(angle), z)
            body.spot(place, chance.uniform(0.04, 0.055), colour, soft=0.01)
    for x, y, z in (
        (0.36, 0.17, 1.02),
        (0.38, 0.14, 0.84),
        (-0.4, 0.18, 0.92),
        (-0.42, 0.15, 0.74),
    ):
        body.spot((x, y, z), 0.06, colour, soft=0.01, pair=True)


def _giraffe_head(head: Creature, coat: str, patches: str) -> None:
    head.ball((0, 0, 0), (0.13, 0.11, 0.115))
    head.limb([(0.04, 0, -0.01), (0.32, 0, -0.07)], [0.1, 0.068], blend=0.05)
    head.ball((0.34, 0, -0.075), (0.07, 0.07, 0.06), mix(coat, "#7a5a48", 0.4), blend=0.04)
    head.eye((0.07, 0.1, 0.04), 0.034, out=(0.3, 0.95, 0.15))
    head.limb([(-0.03, 0.045, 0.08), (-0.05, 0.055, 0.24)], [0.026, 0.022], blend=0.02, pair=True)
    head.ball((-0.05, 0.055, 0.25), 0.036, mix(patches, "#20100a", 0.5), blend=0.01, pair=True)
    ear = blade(
        [(-0.06, 0.09, 0.05), (-0.09, 0.2, 0.09), (-0.12, 0.31, 0.07)],
        [0.025, 0.055, 0.045, 0.003],
        rimmed("#f4e4c8", coat, 0.66),
        coat,
        facing=(1, 0.1, -0.2),
        cup=0.5,
        thick=0.02,
    )
    head.add(ear, pair=True).crown((-0.02, 0, 0.11)).mark("mouth", (0.36, 0, -0.13))


def _camel_head(head: Creature, coat: str, tuft: str) -> None:
    head.ball((0, 0, 0), (0.13, 0.105, 0.115))
    head.limb([(0.04, 0, 0.0), (0.27, 0, -0.05)], [0.1, 0.072], blend=0.05)
    head.ball((0.3, 0, -0.075), (0.075, 0.075, 0.065), mix(coat, "#f0dcc0", 0.4), blend=0.04)
    head.limb([(0.2, 0, -0.12), (0.29, 0, -0.14)], [0.06, 0.045], blend=0.03)
    head.ball((0.08, 0.085, 0.05), (0.05, 0.03, 0.035), blend=0.02, pair=True)
    head.eye((0.085, 0.098, 0.032), 0.027, out=(0.4, 0.9, -0.1))
    for x, y in ((-0.05, 0.0), (-0.02, 0.05), (-0.02, -0.05)):
        head.limb([(x, y, 0.08), (x - 0.05, y * 1.6, 0.19)], [0.06, 0.012], tuft, blend=0.03)
    ear = blade(
        [(-0.07, 0.08, 0.06), (-0.1, 0.13, 0.11), (-0.12, 0.17, 0.14)],
        [0.025, 0.04, 0.03, 0.004],
        coat,
        facing=(1, 0.2, 0),
        cup=0.4,
        thick=0.02,
    )
    head.add(ear, pair=True).crown((-0.02, 0, 0.16)).mark("mouth", (0.33, 0, -0.14))
