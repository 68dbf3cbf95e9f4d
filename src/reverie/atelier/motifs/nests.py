"""Where birds come from and live: eggs, nests and a cage."""

import math

import numpy as np

from reverie.atelier.colour import mix
from reverie.atelier.motifs.joinery import BRASS, glaze, hoop, metal, plain, rod, turned, wood
from reverie.atelier.shapes import ball, lathe, tube
from reverie.atelier.thing import Thing, group


def egg(
    height: float = 0.6, *, colour: str = "#f2e4cc", speckles: str | None = None, seed: int = 0
) -> Thing:
    """An egg standing on z = 0, plain or speckled."""
    h = height
    up = np.linspace(0, math.pi, 28)
    line = np.stack([0.37 * h * np.sin(up) * (1 + 0.16 * np.cos(up)), h / 2 * (1 - np.cos(up))], 1)
    parts = [lathe(line, glaze(colour), round_off=False, sides=36)]
    if speckles:
        chance = np.random.default_rng(seed)
        for _ in range(40):
            at, turn = int(chance.integers(2, 26)), float(chance.uniform(0, 360))
            fleck = ball(float(chance.uniform(0.008, 0.022)) * h, plain(speckles), sides=8).size(
                0.4, 1, 1
            )
            parts.append(fleck.at(line[at, 0], 0, line[at, 1]).turn(turn))
    return group(parts, motif="egg")


def nest(
    radius: float = 0.5,
    *,
    colour: str = "#8a6a48",
    eggs: int = 3,
    egg_colour: str = "#9cc4c4",
    seed: int = 0,
) -> Thing:
    """A nest of twigs on z = 0 with eggs in its hollow."""
    chance = np.random.default_rng(seed)
    tones = [wood(colour), wood(mix(colour, "#d8c08a", 0.5)), wood(mix(colour, "#2c1a12", 0.4))]
    parts = [
        lathe(
            [
                (0.001, 0.02),
                (0.6 * radius, 0.04),
                (0.9 * radius, 0.24 * radius),
                (0.75 * radius, 0.42 * radius),
                (0.4 * radius, 0.2 * radius),
                (0.001, 0.14 * radius),
            ],
            wood(mix(colour, "#2c1a12", 0.4)),
            sides=24,
            wobble=0.05,
        )
    ]
    for _ in range(150):
        a, span = float(chance.uniform(0, 2 * math.pi)), float(chance.uniform(0.5, 1.1))
        reach, up = (
            radius * float(chance.uniform(0.72, 1.02)),
            radius * float(chance.uniform(0.08, 0.5)),
        )
        tilt = float(chance.normal(0, 0.09)) * radius
        bow = [
            (
                reach * (1 + 0.05 * k) * math.cos(a + span * s),
                reach * (1 + 0.05 * k) * math.sin(a + span * s),
                up + tilt * k,
            )
            for k, s in ((-1, 0), (0, 0.5), (1, 1.0))
        ]
        parts.append(tube(bow, [0.008, 0.014, 0.006], tones[int(chance.integers(3))], sides=5))
    one = egg(0.42 * radius / 0.5 * 0.7, colour=egg_colour, speckles="#5a6a6a").turn(x=60)
    parts += [
        one.turn(360 * at / max(eggs, 1) + 40).at(
            0.22 * radius * math.cos(at * 2.1), 0.22 * radius * math.sin(at * 2.1), 0.36 * radius
        )
        for at in range(eggs)
    ]
    return group(parts, motif="nest")


def birdcage(
    radius: float = 0.5,
    height: float = 1.3,
    *,
    colour: str = BRASS,
    opened: float = 0,
    perch: bool = True,
) -> Thing:
    """A domed cage on z = 0.

    Its door, to the viewer, opens by degrees. The ring is at z = height + .12.
    """
    brass = metal(colour)
    r, h = radius, height
    bar = tube(
        [
            (r, 0, 0.06),
            (r, 0, 0.62 * h),
            (0.78 * r, 0, 0.84 * h),
            (0.3 * r, 0, 0.97 * h),
            (0.02, 0, h),
        ],
        0.011,
        brass,
        sides=6,
    )
    count = 20
    gap = {14, 15, 16} if opened else set()
    half = 2 * math.pi * r / count * 1.9
    leaf = group(
        tube(
            [
                (0, 0, 0),
                (0, 0, 0.4 * h),
                (half, 0, 0.5 * h),
                (2 * half, 0, 0.4 * h),
                (2 * half, 0, 0),
                (0, 0, 0),
            ],
            0.012,
            brass,
            sides=6,
            bend=False,
        ),
        [
            rod((x * half, 0, 0), (x * half, 0, 0.44 * h), 0.008, brass, sides=5)
            for x in (0.5, 1.0, 1.5)
        ],
    )
    parts = [
        turned(
            [(0, 0), (1.06 * r, 0), (1.1 * r, 0.04), (1.03 * r, 0.08), (0, 0.08)], brass, sides=48
        ),
        *(bar.turn(360 * at / count) for at in range(count) if at not in gap),
        hoop(r, 0.014, brass).at(z=0.62 * h),
        hoop(0.1, 0.018, brass, sides=24).turn(x=90).at(z=h + 0.1),
        ball(0.05, brass, sides=14).at(z=h),
        leaf.turn(-opened).at(-half, -r * 0.97, 0.09),
    ]
    if not opened:
        parts.append(hoop(r, 0.012, brass).at(z=0.3 * h))
    if perch:
        parts += [
            tube([(-0.2 * r, 0, 0.98 * h), (-0.26 * r, 0, 0.6 * h)], 0.006, brass, sides=4),
            tube([(0.2 * r, 0, 0.98 * h), (0.26 * r, 0, 0.6 * h)], 0.006, brass, sides=4),
            rod((-0.32 * r, 0, 0.58 * h), (0.32 * r, 0, 0.58 * h), 0.018, wood("#8a6a48")),
        ]
    return group(parts, motif="birdcage")
