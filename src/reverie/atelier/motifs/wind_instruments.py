"""Instruments that need air: trumpets, tubas, flutes, bagpipes and accordions."""

import numpy as np

from reverie.atelier.clay import Clay
from reverie.atelier.colour import mix
from reverie.atelier.motifs.joinery import (
    BRASS,
    INK,
    cloth,
    coil,
    disc,
    glaze,
    hoop,
    metal,
    plain,
    rod,
    turned,
    wood,
)
from reverie.atelier.motifs.pianos import piano_keys
from reverie.atelier.shapes import box, lathe, tube
from reverie.atelier.thing import Thing, group


def trumpet(*, colour: str = BRASS) -> Thing:
    """A trumpet 1.1 long along x, its bell to +x, around the origin."""
    brass = metal(colour)
    bell = lathe(
        [(0.03, 0), (0.035, 0.18), (0.06, 0.3), (0.13, 0.4), (0.17, 0.42)], brass, sides=28
    ).turn(y=90)
    loop = [
        (0.2, 0, 0.07),
        (-0.2, 0, 0.07),
        (-0.31, 0, 0.03),
        (-0.31, 0, -0.07),
        (-0.2, 0, -0.11),
        (0.16, 0, -0.11),
        (0.26, 0, -0.07),
        (0.26, 0, -0.01),
        (0.16, 0, 0.02),
        (-0.55, 0, 0.02),
    ]
    valve = group(
        turned([(0, -0.16), (0.03, -0.15), (0.03, 0.12), (0, 0.13)], brass, sides=16),
        rod((0, 0, 0.1), (0, 0, 0.2), 0.008, metal("#d8d4c8")),
        disc(0.024, 0.015, plain("#f4ecd8"), sides=16).at(z=0.2),
    )
    return group(
        bell.at(0.18, 0, 0.07),
        tube(loop, 0.022, brass),
        [valve.at(x) for x in (-0.08, 0.0, 0.08)],
        lathe([(0.02, 0), (0.035, -0.05), (0.038, -0.06)], brass, sides=16)
        .turn(y=90)
        .at(-0.54, 0, 0.02),
        motif="trumpet",
    )


def tuba(*, colour: str = BRASS) -> Thing:
    """A tuba 1.2 high standing on z = 0, its great bell up and leaning to the right."""
    brass = metal(colour)
    bell = lathe(
        [(0.06, 0), (0.09, 0.3), (0.16, 0.55), (0.34, 0.74), (0.42, 0.77)], brass, sides=36
    )
    coils = [
        (0.24, 0, 0.42),
        (0.24, 0, 0.2),
        (0.1, 0, 0.07),
        (-0.1, 0, 0.07),
        (-0.24, 0, 0.2),
        (-0.24, 0, 0.62),
        (-0.14, 0, 0.76),
        (0.0, -0.05, 0.72),
        (0.04, -0.1, 0.4),
        (-0.05, -0.1, 0.24),
        (-0.14, -0.1, 0.36),
        (-0.16, -0.12, 0.7),
        (-0.24, -0.3, 0.86),
        (-0.26, -0.36, 0.86),
    ]
    radii = [
        0.085,
        0.085,
        0.08,
        0.075,
        0.065,
        0.055,
        0.05,
        0.045,
        0.04,
        0.035,
        0.03,
        0.025,
        0.02,
        0.018,
    ]
    valve = group(
        turned([(0, 0.2), (0.035, 0.2), (0.035, 0.5), (0, 0.52)], brass, sides=16),
        rod((0, 0, 0.5), (0, 0, 0.58), 0.01, brass),
        disc(0.03, 0.015, plain("#f4ecd8"), sides=14).at(z=0.58),
    )
    return group(
        bell.turn(y=7).at(0.22, 0, 0.4),
        tube(coils, radii, brass, sides=14),
        [valve.at(x, -0.12, 0) for x in (0.0, 0.09, 0.18)],
        lathe([(0.02, 0), (0.045, 0.05), (0.048, 0.06)], brass, sides=16)
        .turn(x=-90)
        .turn(180)
        .at(-0.26, -0.36, 0.86),
        motif="tuba",
    )


def flute(*, colour: str = "#c9a06a") -> Thing:
    """A wooden flute 1 long along x around the origin, its holes up and to the viewer."""
    body = turned(
        [
            (0, 0),
            (0.03, 0),
            (0.035, 0.02),
            (0.028, 0.05),
            (0.026, 0.7),
            (0.034, 0.72),
            (0.034, 0.76),
            (0.03, 0.8),
            (0.034, 0.98),
            (0.02, 1.0),
            (0, 1.0),
        ],
        wood(colour),
        sides=20,
    )
    hole = disc(0.011, 0.006, plain(INK), sides=12)
    return group(
        body.turn(y=90).at(x=-0.5),
        [hole.at(x, 0, 0.025).turn(x=40) for x in (-0.4, -0.31, -0.24, -0.15, -0.08, 0.0)],
        hole.size(1.5).at(0.36, 0, 0.03).turn(x=40),
        [hoop(0.036, 0.006, metal(BRASS)).turn(y=90).at(x) for x in (-0.47, 0.24, 0.46)],
        motif="flute",
    )


def bagpipes(*, colour: str = "#4f6b3f") -> Thing:
    """Bagpipes 1.1 high, the bag on z = 0."""
    pipe = turned(
        [
            (0.03, 0),
            (0.035, 0.04),
            (0.022, 0.08),
            (0.022, 0.5),
            (0.035, 0.52),
            (0.03, 0.6),
            (0.04, 0.68),
            (0.02, 0.7),
        ],
        wood("#3a2418"),
        sides=16,
    )
    bag = (
        Clay(colour, 0.08)
        .ball((0, 0, 0.26), (0.36, 0.2, 0.24))
        .limb([(-0.2, 0, 0.3), (-0.36, 0, 0.14)], [0.12, 0.05])
    )
    return group(
        bag.thing("bagpipes", 70, cloth(colour)),
        [pipe.turn(y=t).at(x, 0.03 * x, 0.42) for x, t in ((0.0, -8), (0.1, 8), (0.2, 26))],
        pipe.size(0.8).turn(y=205).at(-0.34, 0, 0.2),
        coil(0.03, 0.1, 2, 0.01, cloth("#b5392f")).at(0.05, 0, 0.46),
        motif="bagpipes",
    )


def accordion(*, colour: str = "#a8332c", bellows: str = "#efe4cc", spread: float = 1.0) -> Thing:
    """An accordion 0.9 wide around the origin, keys on the left end, the bellows bent open."""
    folds = 11
    parts = []
    fold = _fold(bellows)
    other = _fold(mix(bellows, "#a8332c", 0.5))
    for at in range(folds):
        share = at / (folds - 1) - 0.5
        parts.append(
            (fold if at % 2 else other)
            .at(x=share * 0.46 * spread, z=-0.3 * share * share * spread)
            .turn(y=share * 16 * spread)
        )
    body = box((0.2, 0.3, 0.62), glaze(colour), bevel=0.03)
    keys = piano_keys(2, width=0.56).turn(x=90).turn(y=90)
    parts += [
        group(
            body,
            keys.at(-0.03, -0.155, 0),
            box((0.03, 0.02, 0.5), metal(BRASS), bevel=0.008).at(0.075, -0.15, 0),
        )
        .turn(y=-8 * spread)
        .at(-0.36 * spread, 0, -0.05),
        group(
            body,
            [
                disc(0.016, 0.02, plain("#f4ecd8"), sides=12).turn(x=90).at(x, -0.15, z)
                for x in (-0.04, 0.02)
                for z in np.linspace(-0.22, 0.22, 7)
            ],
        )
        .turn(y=8 * spread)
        .at(0.36 * spread, 0, -0.05),
    ]
    return group(parts, motif="accordion")


def _fold(colour: str) -> Thing:
    """One fold of a bellows, across x."""
    return box((0.05, 0.27, 0.58), cloth(colour), bevel=0.02)
