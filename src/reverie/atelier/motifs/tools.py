"""Tools of house and garden: brooms, saws, hammers, spades, rakes, cans and pots."""

import math

import numpy as np

from reverie.atelier.colour import mix
from reverie.atelier.motifs.joinery import (
    BRASS,
    STEEL,
    band,
    cloth,
    glaze,
    hoop,
    metal,
    oval,
    plain,
    rod,
    stone,
    turned,
    wood,
)
from reverie.atelier.shapes import curve, cutout, lathe, tube
from reverie.atelier.thing import Thing, group


def broom(*, colour: str = "#8a6a48", straw: str = "#c9a050") -> Thing:
    """A twig broom 1.5 long standing on its twigs at z = 0."""
    chance = np.random.default_rng(3)
    tones = [cloth(straw), cloth(mix(straw, "#6b4a1a", 0.4)), cloth(mix(straw, "#f0e0a0", 0.3))]
    twigs = []
    for _ in range(60):
        a, out = float(chance.uniform(0, 2 * math.pi)), float(chance.uniform(0.3, 1)) ** 0.6
        low = float(chance.uniform(-0.02, 0.06))
        twigs.append(
            tube(
                [
                    (0.03 * out * math.cos(a), 0.03 * out * math.sin(a), 0.56),
                    (0.07 * out * math.cos(a), 0.07 * out * math.sin(a), 0.4),
                    (0.17 * out * math.cos(a + 0.2), 0.17 * out * math.sin(a + 0.2), 0.2),
                    (0.13 * out * math.cos(a + 0.3), 0.13 * out * math.sin(a + 0.3), low),
                ],
                [0.012, 0.014, 0.005],
                tones[int(chance.integers(3))],
                sides=5,
            )
        )
    return group(
        tube([(0, 0, 0.4), (0.012, 0, 0.9), (-0.01, 0, 1.5)], [0.03, 0.026], wood(colour)),
        twigs,
        [hoop(r, 0.012, cloth("#8a3a2c")).at(z=z) for r, z in ((0.055, 0.5), (0.07, 0.42))],
        motif="broom",
    )


def saw(*, colour: str = STEEL, handle: str = "#8a5a34") -> Thing:
    """A hand saw 1.1 long along x around the origin, its teeth down, its grip to -x."""
    teeth = [
        (x, -0.13 + (0.035 if at % 2 else 0.0)) for at, x in enumerate(np.linspace(0.6, -0.34, 41))
    ]
    grip = curve(
        [
            (-0.34, 0.13),
            (-0.44, 0.16),
            (-0.56, 0.1),
            (-0.6, -0.04),
            (-0.52, -0.14),
            (-0.4, -0.14),
            (-0.34, -0.1),
        ],
        30,
    )
    hole = oval(0.1, 0.15, 30) - (0.48, 0.0)
    return group(
        band(teeth, [(x, 0.06 - 0.128 * (x - 0.13)) for x, _ in teeth], 0.014, metal(colour)),
        cutout(grip, 0.06, wood(handle), bevel=0.014),
        cutout(hole, 0.065, plain(mix(handle, "#000000", 0.75))),
        motif="saw",
    )


def hammer(*, colour: str = "#57585c", handle: str = "#a8703a") -> Thing:
    """A hammer 1 long standing on its handle's end, its head along x at z = 0.92."""
    head = (
        lathe(
            [(0.001, -0.2), (0.085, -0.2), (0.09, -0.13), (0.055, -0.1), (0.065, 0.06)],
            metal(colour),
            sides=20,
            round_off=False,
        )
        .turn(y=-90)
        .at(z=0.92)
    )
    claw = cutout(
        [(0.03, 0.98), (0.04, 0.85), (-0.06, 0.87), (-0.2, 0.8), (-0.24, 0.83), (-0.12, 0.95)],
        0.09,
        metal(colour),
        bevel=0.012,
    )
    return group(
        head,
        claw,
        tube([(0, 0, 0), (0, 0, 0.3), (0, 0, 1.0)], [0.045, 0.05, 0.035], wood(handle)),
        motif="hammer",
    )


def shovel(*, colour: str = "#6f7478", handle: str = "#a8824e") -> Thing:
    """A spade 1.4 long standing on its blade's tip, facing the viewer."""
    blade = [
        (-0.15, 0.42),
        (-0.16, 0.16),
        (-0.08, 0.03),
        (0, 0),
        (0.08, 0.03),
        (0.16, 0.16),
        (0.15, 0.42),
    ]
    return group(
        cutout(blade, 0.025, metal(colour), bevel=0.008),
        rod((0, 0, 0.36), (0, 0, 1.3), 0.026, wood(handle)),
        tube(
            [(-0.1, 0, 1.38), (-0.09, 0, 1.28), (0, 0, 1.22), (0.09, 0, 1.28), (0.1, 0, 1.38)],
            0.02,
            wood(handle),
        ),
        rod((-0.11, 0, 1.39), (0.11, 0, 1.39), 0.026, wood(handle)),
        turned([(0.045, 0.34), (0.034, 0.55)], metal(colour), sides=16),
        motif="shovel",
    )


def rake(*, colour: str = "#57585c", handle: str = "#a8824e") -> Thing:
    """A garden rake 1.5 long standing upright, its teeth at z = 0 to the viewer."""
    return group(
        rod((0, 0, 0.06), (0, 0, 1.5), 0.022, wood(handle)),
        rod((-0.28, 0, 0.1), (0.28, 0, 0.1), 0.025, metal(colour)),
        [
            rod((x, 0, 0.1), (x, -0.14, 0.02), [0.014, 0.006], metal(colour), sides=6)
            for x in np.linspace(-0.26, 0.26, 8)
        ],
        motif="rake",
    )


def watering_can(*, colour: str = "#5b8a84") -> Thing:
    """A watering can 0.7 high, its spout to +x with the rose at (.82, 0, .66)."""
    tin = glaze(colour)
    rose = lathe(
        [(0.03, 0), (0.13, 0.12), (0.13, 0.14), (0.001, 0.16)], metal(BRASS), sides=20
    ).turn(y=58)
    return group(
        turned([(0, 0), (0.28, 0), (0.28, 0.46), (0.26, 0.48), (0.24, 0.44), (0, 0.44)], tin),
        tube([(0.26, 0, 0.1), (0.5, 0, 0.32), (0.74, 0, 0.6)], [0.07, 0.05, 0.035], tin),
        rose.at(0.72, 0, 0.58),
        tube(
            [
                (0.2, 0, 0.46),
                (0.12, 0, 0.7),
                (-0.12, 0, 0.74),
                (-0.38, 0, 0.5),
                (-0.42, 0, 0.26),
                (-0.28, 0, 0.14),
            ],
            0.025,
            tin,
        ),
        tube([(0.12, 0, 0.48), (0.5, 0, 0.36)], 0.012, tin, bend=False),
        [hoop(0.282, 0.012, tin).at(z=z) for z in (0.06, 0.38)],
        motif="watering can",
    )


def flower_pot(*, colour: str = "#b5694a", earth: str = "#4a3426") -> Thing:
    """A clay pot 0.6 high; its earth is at z = 0.52."""
    return group(
        turned(
            [
                (0, 0),
                (0.2, 0),
                (0.27, 0.44),
                (0.32, 0.44),
                (0.33, 0.6),
                (0.28, 0.6),
                (0.26, 0.5),
                (0, 0.5),
            ],
            stone(colour),
        ),
        lathe([(0.27, 0.5), (0.15, 0.53), (0.001, 0.54)], stone(earth), sides=24),
        motif="flower pot",
    )
