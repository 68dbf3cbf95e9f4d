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


def sofa(
    width: float = 2.0, *, colour: str = "#4f6b6a", feet: str = "#5a3d28", seats: int = 3
) -> Thing:
    """A sofa with a curved back, 1 high; its seat at z = 0.48."""
    half = width / 2
    clay = Clay(colour, 0.05)
    clay.box((0, 0, 0.3), (half - 0.06, 0.4, 0.13), edge=0.06)
    clay.limb(
        [
            (-half + 0.1, 0.34, 0.82),
            (-half * 0.5, 0.38, 0.98),
            (0, 0.38, 1.02),
            (half * 0.5, 0.38, 0.98),
            (half - 0.1, 0.34, 0.82),
        ],
        0.1,
    )
    clay.box((0, 0.36, 0.62), (half - 0.1, 0.09, 0.32), edge=0.08)
    for side in (-1, 1):
        clay.limb([(side * (half - 0.1), -0.36, 0.6), (side * (half - 0.1), 0.34, 0.66)], 0.12)
        clay.box((side * (half - 0.1), 0, 0.4), (0.1, 0.37, 0.22), edge=0.07)
    step = (width - 0.42) / seats
    for at in range(seats):
        x = (at - (seats - 1) / 2) * step
        clay.box(
            (x, -0.05, 0.44),
            (step / 2 - 0.008, 0.36, 0.09),
            mix(colour, "#ffffff", 0.07),
            edge=0.06,
            blend=0.01,
        )
    return group(
        clay.thing("sofa", 120, cloth(colour)),
        [
            leg(0.2, 0.05, wood(feet)).at(x, y)
            for x in (-half + 0.15, half - 0.15)
            for y in (-0.3, 0.32)
        ],
        motif="sofa",
    )


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


def rocking_chair(*, colour: str = "#7a5236", seat: str = "#5b8a84", tilt: float = 8) -> Thing:
    """A rocking chair, 1.2 high, leaning back by `tilt`."""
    wooden = wood(colour)
    arc = [
        (0.0, 0.75 * math.sin(a), 0.75 - 0.75 * math.cos(a)) for a in np.linspace(-0.75, 0.85, 12)
    ]
    parts = [
        box((0.5, 0.46, 0.04), wooden, bevel=0.02).at(z=0.46),
        Clay(seat, 0.02)
        .box((0, 0, 0.5), (0.22, 0.2, 0.04), edge=0.038)
        .thing("rocking chair", 36, cloth(seat)),
    ]
    for x in (-0.24, 0.24):
        parts += [
            tube(arc, 0.026, wooden).at(x),
            leg(0.4, 0.03, wooden).at(x, -0.2, 0.06),
            leg(0.4, 0.03, wooden).at(x, 0.2, 0.06),
        ]
        parts += [
            tube([(x, 0.2, 0.46), (x, 0.26, 0.85), (x * 1.02, 0.4, 1.28)], 0.026, wooden),
            leg(0.26, 0.024, wooden).at(x, -0.18, 0.46),
            tube([(x, -0.26, 0.72), (x, 0, 0.74), (x, 0.24, 0.74)], 0.03, wooden),
        ]
    parts += [
        tube([(x, 0.2, 0.48), (x, 0.25, 0.85), (x, 0.36, 1.18)], 0.013, wooden, sides=6)
        for x in (-0.14, -0.05, 0.05, 0.14)
    ]
    parts.append(tube([(-0.26, 0.38, 1.2), (0, 0.36, 1.3), (0.26, 0.38, 1.2)], 0.045, wooden))
    return group(group(parts).turn(x=-tilt), motif="rocking chair")


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
