"""What plays by itself: music boxes, gramophones and the wireless."""

import math

import numpy as np

from reverie.atelier.clay import Clay
from reverie.atelier.motifs.joinery import (
    BRASS,
    IRON,
    arched,
    cloth,
    disc,
    metal,
    oval,
    plain,
    turned,
    wood,
)
from reverie.atelier.shapes import ball, box, cutout, lathe, sheet, tube
from reverie.atelier.thing import Paint, Thing, group, light


def music_box(*, colour: str = "#6b3f52", opened: float = 105, dancer: bool = True) -> Thing:
    """A music box 0.7 wide with its lid open.

    It has a drum with pins, a comb, a crank and a small dancer.
    """
    lining = cloth("#d8a8a0")
    wall = [
        box((0.7, 0.03, 0.26), wood(colour), bevel=0.008).at(0, y, 0.15) for y in (-0.24, 0.24)
    ] + [box((0.03, 0.5, 0.26), wood(colour), bevel=0.008).at(x, 0, 0.15) for x in (-0.335, 0.335)]
    chance = np.random.default_rng(2)
    pin = ball(0.008, metal("#f0d890"), sides=6)
    pins = [
        pin.at(float(chance.uniform(-0.13, 0.13)), 0.07 * math.cos(a), 0.07 * math.sin(a))
        for a in chance.uniform(0, 2 * math.pi, 40)
    ]
    comb = [
        box((0.012, 0.1, 0.008), metal("#c9c4b4"), bevel=0).at(x, 0, 0)
        for x in np.linspace(-0.12, 0.12, 12)
    ]
    lid = group(
        box((0.74, 0.52, 0.05), wood(colour), bevel=0.015),
        box(
            (0.62, 0.4, 0.012), Paint("#dbe6ea", rough=0.05, metal=1, bump=0, vary=0.03), bevel=0
        ).at(z=-0.027),
        box((0.68, 0.46, 0.01), lining, bevel=0).at(z=-0.022),
    )
    parts = [
        box((0.76, 0.56, 0.04), wood(colour), bevel=0.012).at(z=0.02),
        *wall,
        box((0.64, 0.46, 0.01), lining, bevel=0).at(z=0.17),
        group(
            turned(
                [(0, -0.15), (0.07, -0.15), (0.07, 0.15), (0, 0.15)], metal(BRASS), sides=24
            ).turn(y=90),
            pins,
        ).at(0.12, -0.08, 0.22),
        group(comb).at(0.12, -0.18, 0.25),
        lid.at(y=-0.26).turn(x=-opened).at(y=0.26, z=0.3),
        tube(
            [(0.35, 0, 0.16), (0.44, 0, 0.16), (0.44, 0, 0.28), (0.5, 0, 0.28)],
            0.014,
            metal(BRASS),
            bend=False,
        ),
        ball(0.03, wood("#3a2018"), sides=12).at(0.52, 0, 0.28),
    ]
    if dancer:
        parts.append(_dancer().at(-0.17, 0.02, 0.18))
    return group(parts, motif="music box")


def _dancer() -> Thing:
    clay = (
        Clay("#f4e4d8", 0.015)
        .limb([(0, 0, 0.02), (0, 0, 0.2)], [0.008, 0.016])
        .limb([(0.01, 0, 0.2), (0.07, 0, 0.13), (0.015, 0, 0.09)], [0.016, 0.012, 0.007])
    )
    clay.limb([(0, 0, 0.22), (0, 0, 0.3)], [0.022, 0.026], "#e8b0b8").ball(
        (0, 0, 0.375), 0.032
    ).ball((0, 0.008, 0.39), 0.031, "#5a3426").ball((0, 0.01, 0.425), 0.014, "#5a3426")
    for side in (-1, 1):
        clay.limb(
            [(side * 0.025, 0, 0.31), (side * 0.07, 0, 0.38), (side * 0.01, 0, 0.47)],
            [0.011, 0.009, 0.006],
        )
    turn = np.linspace(0, 2 * math.pi, 61)
    skirt = [
        np.stack([r * np.cos(turn), r * np.sin(turn), z + w * np.sin(turn * 11)], 1)
        for r, z, w in ((0.02, 0.24, 0), (0.07, 0.235, 0.004), (0.13, 0.22, 0.012))
    ]
    return group(
        clay.thing("dancer", 90),
        sheet(np.array(skirt), cloth("#f0c8cc")),
        disc(0.06, 0.02, metal(BRASS), sides=20),
    )


def gramophone(*, horn: str = "#c79a3e", case: str = "#6b3a2c") -> Thing:
    """A gramophone 1.3 high, its horn opening to the viewer and the right."""
    flare = [(0.03, 0), (0.045, 0.2), (0.09, 0.42), (0.2, 0.6), (0.4, 0.72), (0.46, 0.73)]
    bell = lathe(flare, metal(horn), sides=12)
    neck = tube(
        [(-0.22, 0.16, 0.34), (-0.28, 0.24, 0.62), (-0.2, 0.24, 0.8), (-0.05, 0.1, 0.82)],
        [0.025, 0.03, 0.035],
        metal(horn),
    )
    return group(
        box((0.78, 0.7, 0.24), wood(case), bevel=0.03).at(z=0.16),
        box((0.86, 0.78, 0.06), wood(case), bevel=0.02).at(z=0.03),
        disc(0.3, 0.03, plain("#26211f")).at(z=0.29),
        disc(0.1, 0.035, plain("#b5392f")).at(z=0.29),
        tube(
            [(0.39, 0, 0.16), (0.5, 0, 0.16), (0.5, 0, 0.06), (0.58, 0, 0.06)],
            0.016,
            metal(IRON),
            bend=False,
        ),
        neck,
        bell.turn(x=62).turn(32).at(-0.05, 0.1, 0.8),
        motif="gramophone",
    )


def radio(*, colour: str = "#8a5a34", lit: str = "#ffd27a") -> Thing:
    """An arched wireless 1 high with a cloth front and a lit dial, facing the viewer."""
    slot = box((0.03, 0.03, 0.4), wood(colour), bevel=0.008)
    return group(
        cutout(arched(0.78, 0.95), 0.42, wood(colour), bevel=0.03),
        cutout(arched(0.52, 0.52), 0.02, cloth("#c9a86a")).at(0, -0.215, 0.38),
        [slot.at(x, -0.225, 0.62) for x in (-0.13, 0, 0.13)],
        cutout(oval(0.34, 0.13), 0.02, light(lit, 2.5)).at(0, -0.215, 0.24),
        [
            turned([(0, 0), (0.05, 0), (0.04, 0.05), (0, 0.05)], metal(BRASS), sides=16)
            .turn(x=90)
            .at(x, -0.21, 0.11)
            for x in (-0.22, 0.22)
        ],
        motif="radio",
    )
