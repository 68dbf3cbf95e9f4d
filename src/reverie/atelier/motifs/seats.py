"""Seats, for people who are about 1.6 tall. They stand on z = 0 and face the viewer."""

import math

import numpy as np

from reverie.atelier.clay import Clay
from reverie.atelier.colour import mix
from reverie.atelier.motifs.joinery import cloth, leg, rod, turned, wood
from reverie.atelier.shapes import ball, box, sheet, tube
from reverie.atelier.thing import Thing, group


def chair(*, colour: str = "#7a5236", seat: str = "#a33b2e") -> Thing:
    """A simple chair with a woven seat at z = 0.5 and a ladder back away from the viewer."""
    wooden = wood(colour)
    slat = sheet(
        np.array(
            [
                [(x, 0.3 * (0.2 - x * x) - 0.05, z) for x in np.linspace(-0.21, 0.21, 7)]
                for z in (0, 0.09)
            ]
        ),
        wooden,
    )
    parts = [
        box((0.48, 0.46, 0.05), wooden, bevel=0.02).at(z=0.47),
        Clay(seat, 0.02)
        .box((0, 0, 0.51), (0.22, 0.21, 0.035), edge=0.035)
        .thing("chair", 40, cloth(seat)),
    ]
    for x in (-0.21, 0.21):
        parts.append(leg(0.48, 0.034, wooden).at(x, -0.19))
        parts.append(
            tube(
                [(x, 0.2, 0), (x, 0.2, 0.5), (x * 1.05, 0.24, 0.85), (x * 1.1, 0.34, 1.2)],
                [0.026, 0.032, 0.026],
                wooden,
            )
        )
        parts.append(ball(0.036, wooden, sides=12).at(x * 1.1, 0.345, 1.22))
        parts.append(rod((x, -0.19, 0.2), (x, 0.2, 0.2), 0.016, wooden))
    parts += [slat.at(0, 0.24 + (z - 0.6) * 0.2, z) for z in (0.66, 0.84, 1.02)]
    parts.append(rod((-0.21, -0.19, 0.26), (0.21, -0.19, 0.26), 0.018, wooden))
    return group(parts, motif="chair")


def armchair(
    *, colour: str = "#8a3f3a", feet: str = "#5a3d28", cushion: str | None = "#d8a83a"
) -> Thing:
    """A deep wing chair, 1.1 wide and 1.3 high, its seat at z = 0.5."""
    clay = Clay(colour, 0.06)
    clay.box((0, 0, 0.32), (0.46, 0.44, 0.16), edge=0.07)
    clay.box(
        (0, -0.06, 0.47), (0.33, 0.4, 0.08), mix(colour, "#ffffff", 0.08), edge=0.07, blend=0.015
    )
    clay.box((0, 0.38, 0.8), (0.4, 0.11, 0.45), edge=0.1, turn=(-10, 0, 0))
    for side in (-1, 1):
        clay.limb([(side * 0.45, -0.38, 0.62), (side * 0.46, 0.32, 0.66)], [0.1, 0.1])
        clay.box((side * 0.45, -0.04, 0.42), (0.07, 0.38, 0.22), edge=0.06)
        clay.box((side * 0.41, 0.3, 0.92), (0.05, 0.13, 0.27), edge=0.05, turn=(-10, 0, side * 14))
    for x in (-0.2, 0.0, 0.2):
        for z in (0.78, 1.0):
            clay.ball((x, 0.265 + (z - 0.78) * 0.17, z), 0.03, cut=True, blend=0.08)
    parts = [clay.thing("armchair", 110, cloth(colour))]
    parts += [leg(0.18, 0.05, wood(feet)).at(x, y) for x in (-0.38, 0.38) for y in (-0.34, 0.34)]
    if cushion:
        soft = Clay(cushion, 0.05).box(
            (0.1, 0.16, 0.74), (0.2, 0.07, 0.2), edge=0.06, turn=(-16, 12, 0)
        )
        parts.append(soft.thing("armchair", 40, cloth(cushion)))
    return group(parts, motif="armchair")


def stool(*, colour: str = "#8a6a48") -> Thing:
    """A three-legged stool, its seat at z = 0.5."""
    legs = [
        rod(
            (0.1 * math.cos(a), 0.1 * math.sin(a), 0.46),
            (0.22 * math.cos(a), 0.22 * math.sin(a), 0),
            [0.028, 0.022],
            wood(colour),
        )
        for a in np.radians([80, 200, 320])
    ]
    return group(
        turned([(0, 0.45), (0.2, 0.45), (0.22, 0.48), (0.2, 0.51), (0, 0.5)], wood(colour)),
        legs,
        motif="stool",
    )


def cushion(*, colour: str = "#a8433a", tassels: str = "#d8a83a") -> Thing:
    """A soft cushion 0.6 wide on z = 0 with a tassel at each corner."""
    clay = Clay(colour, 0.05).box((0, 0, 0.1), (0.28, 0.28, 0.075), edge=0.07)
    for x in (-0.27, 0.27):
        for y in (-0.27, 0.27):
            clay.limb([(x * 0.9, y * 0.9, 0.1), (x * 1.12, y * 1.12, 0.1)], [0.05, 0.02])
            clay.limb(
                [(x * 1.14, y * 1.14, 0.1), (x * 1.3, y * 1.3, 0.05)],
                [0.02, 0.035],
                tassels,
                blend=0.005,
            )
    return clay.thing("cushion", 70, cloth(colour) if not tassels else None)
