"""What burns: fires and candles. `power` is the lamp each one carries."""

import math

import numpy as np

from reverie.atelier.colour import mix
from reverie.atelier.motifs.joinery import (
    BRASS,
    around,
    metal,
    plain,
    rod,
    slack,
    stone,
    wood,
)
from reverie.atelier.shapes import ball, lathe, tube
from reverie.atelier.thing import Paint, Thing, glass, group, lamp, light

FLAME = "#ffc45c"


def flame(height: float = 0.2, *, colour: str = FLAME, lean: float = 0.0) -> Thing:
    """A single flame from the origin upwards, bright at its heart."""
    outer = lathe(
        [
            (0.001, 0),
            (0.2 * height, 0.16 * height),
            (0.24 * height, 0.34 * height),
            (0.1 * height, 0.7 * height),
            (0.001, height),
        ],
        light(colour, 5),
        sides=16,
    )
    heart = lathe(
        [
            (0.001, 0),
            (0.12 * height, 0.14 * height),
            (0.1 * height, 0.32 * height),
            (0.001, 0.6 * height),
        ],
        light("#fff2c8", 8),
        sides=12,
    )
    return group(outer, heart.at(y=-0.15 * height), motif="flame").turn(y=lean)


def flames(height: float = 0.6, *, colour: str = "#ff9a3c", seed: int = 0) -> Thing:
    """A fire of several tongues around z, on z = 0."""
    chance = np.random.default_rng(seed)
    tones = [
        light(colour, 3.5),
        light(mix(colour, "#ffd27a", 0.6), 5),
        light(mix(colour, "#c9321c", 0.6), 2.5),
    ]
    parts = []
    for at in range(11):
        a, reach = float(chance.uniform(0, 2 * math.pi)), 0.3 * height * math.sqrt(at / 11)
        tall = height * float(chance.uniform(0.55, 1.0)) * (1 - 0.5 * at / 11)
        x, y = reach * math.cos(a), reach * math.sin(a)
        bow = float(chance.normal(0, 0.08)) * height
        path = [
            (x, y, 0),
            (x * 1.15 + bow, y, tall * 0.35),
            (x * 0.7 - bow, y * 0.7, tall * 0.7),
            (x * 0.4 + bow, y * 0.4, tall),
        ]
        thick = 0.15 * height * (1 - 0.35 * at / 11)
        parts.append(tube(path, [thick * 0.6, thick, thick * 0.6, 0.004], tones[at % 3], sides=10))
    return group(parts, motif="fire")


def candle(
    height: float = 0.5,
    radius: float = 0.08,
    *,
    colour: str = "#f2e6cc",
    lit: bool = True,
    power: float = 0.0,
) -> Thing:
    """A candle with dripped wax on z = 0; its flame begins at z = height * 1.04."""
    wax = Paint(colour, vary=0.06, rough=0.6, bump=0.05, glow=0.12 if lit else 0.0)
    chance = np.random.default_rng(round(height * 100))
    parts = [
        lathe(
            [
                (radius * 1.12, 0),
                (radius, 0.08 * height),
                (radius, 0.92 * height),
                (radius * 0.94, height),
                (radius * 0.5, height * 0.975),
                (0.001, 0.97 * height),
            ],
            wax,
            sides=24,
        ),
        tube(
            [(0, 0, height * 0.96), (0.006, 0, height * 1.05)],
            0.008,
            plain("#26201c"),
            sides=5,
            bend=False,
        ),
    ]
    for angle in chance.uniform(0, 2 * math.pi, 6):
        x, y, drop = (
            radius * math.cos(angle),
            radius * math.sin(angle),
            float(chance.uniform(0.15, 0.55)) * height,
        )
        parts.append(
            tube(
                [
                    (x * 0.9, y * 0.9, height),
                    (x, y, height * 0.97),
                    (x * 1.02, y * 1.02, height - drop),
                ],
                [radius * 0.16, radius * 0.16, radius * 0.24],
                wax,
                sides=8,
            )
        )
    if lit:
        parts.append(flame(radius * 2.6).at(z=height * 1.02))
        if power:
            parts.append(lamp(power, "#ffb65c", 0.06).at(z=height + radius * 1.5))
    return group(parts, motif="candle")


def candlestick(*, colour: str = BRASS, arms: int = 1, power: float = 0.0) -> Thing:
    """A candlestick with one, three or five candles; the foot at z = 0, flames at about 1.0."""
    brass = metal(colour)
    cup = lathe([(0.02, -0.06), (0.05, 0), (0.1, 0.03), (0.045, 0.05)], brass, sides=20)
    holder = group(cup, candle(0.32, 0.038, power=power).at(z=0.04))
    parts = [
        lathe(
            [
                (0.22, 0),
                (0.2, 0.04),
                (0.06, 0.08),
                (0.035, 0.16),
                (0.06, 0.26),
                (0.025, 0.34),
                (0.04, 0.5),
                (0.025, 0.6),
            ],
            brass,
            sides=28,
        ),
        holder.at(z=0.62),
    ]
    for at in range(1, (arms - 1) // 2 + 1):
        reach = 0.2 * at
        for side in (-1, 1):
            x = side * reach
            parts += [
                tube([(0, 0, 0.42), (x * 0.5, 0, 0.34), (x, 0, 0.4), (x, 0, 0.54)], 0.016, brass),
                holder.at(x, 0, 0.58 - 0.03 * at),
            ]
    return group(parts, motif="candle")


def chandelier(
    radius: float = 0.7, *, arms: int = 8, colour: str = BRASS, power: float = 25.0
) -> Thing:
    """A chandelier hanging from the origin, 1.5 down, with candles and glass drops."""
    brass = metal(colour)
    arm = group(
        tube(
            [
                (0.05, 0, 0.1),
                (radius * 0.45, 0, -0.12),
                (radius * 0.85, 0, -0.05),
                (radius, 0, 0.1),
            ],
            0.018,
            brass,
        ),
        lathe([(0.02, 0.08), (0.075, 0.12), (0.08, 0.14)], brass, sides=16).at(radius),
        candle(0.2, 0.03).at(radius, 0, 0.13),
        lathe(
            [(0.001, 0), (0.022, -0.05), (0.001, -0.13)], glass("#e6f2f6", "#ffffff", 0.9), sides=8
        ).at(radius * 0.95, 0, 0.02),
        lathe(
            [(0.001, 0), (0.02, -0.05), (0.001, -0.12)], glass("#e6f2f6", "#ffffff", 0.9), sides=8
        ).at(radius * 0.5, 0, -0.12),
    )
    line = slack(
        (radius * 0.9, 0, 0),
        (
            radius * 0.9 * math.cos(2 * math.pi / arms),
            radius * 0.9 * math.sin(2 * math.pi / arms),
            0,
        ),
        0.1,
        9,
    )
    pearls = group(
        [ball(0.016, glass("#f4fbff", "#ffffff", 0.9), sides=8).at(*spot) for spot in line]
    )
    parts = [
        rod((0, 0, 0), (0, 0, -0.8), 0.012, brass),
        lathe(
            [(0.02, 0.3), (0.06, 0.2), (0.03, 0.1), (0.12, -0.05), (0.05, -0.18), (0.001, -0.28)],
            brass,
            sides=20,
        ).at(z=-1.05),
        *(part.at(z=-1.05) for part in around(arm, arms)),
        *(part.at(z=-1.0) for part in around(pearls, arms)),
    ]
    if power:
        parts.append(lamp(power, FLAME, 0.3).at(z=-0.8))
    return group(parts, motif="chandelier")


def campfire(*, colour: str = "#ff9a3c", power: float = 30.0, seed: int = 0) -> Thing:
    """A fire of logs in a ring of stones, 1.2 across; flames to z = 0.95."""
    chance = np.random.default_rng(seed)
    log = tube(
        [(0.42, 0, 0.02), (0.2, 0.01, 0.22), (-0.03, 0, 0.45)], [0.07, 0.06, 0.05], wood("#5a4030")
    )
    rock = lathe(
        [(0.001, 0), (0.13, 0.02), (0.12, 0.12), (0.001, 0.17)],
        stone("#8d8378"),
        sides=12,
        wobble=0.1,
    )
    ring = [
        rock.size(*chance.uniform(0.75, 1.2, 3))
        .turn(float(chance.uniform(0, 360)))
        .at(0.55 * math.cos(a), 0.55 * math.sin(a))
        for a in np.linspace(0, 2 * math.pi, 11, endpoint=False)
    ]
    parts = [
        *around(log, 6),
        *ring,
        flames(0.75, colour=colour, seed=seed).at(z=0.12),
        lathe(
            [(0.001, 0.03), (0.4, 0.02), (0.45, 0)], light("#8a2a14", 1.0), sides=24, wobble=0.08
        ),
    ]
    if power:
        parts.append(lamp(power, colour, 0.2).at(z=0.6))
    return group(parts, motif="campfire")
