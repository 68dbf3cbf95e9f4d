"""What the world is seen and measured with: lenses, compasses, globes and scales."""

import math

import numpy as np

from reverie.atelier.clay import Clay
from reverie.atelier.colour import mix
from reverie.atelier.motifs.joinery import (
    BRASS,
    around,
    cloth,
    disc,
    frame,
    glaze,
    hoop,
    metal,
    plain,
    plaque,
    rod,
    rounded,
    star_outline,
    turned,
    wood,
)
from reverie.atelier.shapes import ball, box, cutout, highlight, lathe, tube
from reverie.atelier.thing import Paint, Thing, glass, group


def telescope(
    *, colour: str = BRASS, leather: str = "#6b3a2c", raised: float = 30, stand: bool = True
) -> Thing:
    """A brass telescope 1.5 long on a tripod 1.2 high, pointing to +x and up by `raised`."""
    brass, hide = metal(colour), wood(leather)
    tubes = (
        group(
            turned(
                [
                    (0, 0),
                    (0.06, 0),
                    (0.07, 0.06),
                    (0.055, 0.1),
                    (0.055, 0.4),
                    (0.075, 0.4),
                    (0.075, 0.46),
                    (0.07, 0.46),
                ],
                brass,
                sides=24,
            ),
            turned([(0.07, 0.44), (0.075, 0.85), (0.095, 0.86), (0.095, 0.92)], brass, sides=24),
            turned(
                [
                    (0.095, 0.88),
                    (0.105, 1.4),
                    (0.13, 1.42),
                    (0.135, 1.52),
                    (0.11, 1.52),
                    (0.1, 1.46),
                    (0, 1.46),
                ],
                hide,
                sides=24,
            ),
            turned([(0.128, 1.42), (0.142, 1.44), (0.142, 1.53), (0.12, 1.53)], brass, sides=24),
        )
        .at(z=-0.85)
        .turn(y=90 - raised)
    )
    if not stand:
        return group(tubes, motif="telescope")
    legs = around(rod((0.05, 0, 1.12), (0.5, 0, 0), [0.03, 0.022], wood("#6b4630")), 3, 0, 30)
    return group(
        tubes.at(z=1.28),
        legs,
        turned([(0, 1.05), (0.09, 1.05), (0.07, 1.15), (0.03, 1.24), (0, 1.24)], brass, sides=18),
        motif="telescope",
    )


def magnifying_glass(*, colour: str = BRASS) -> Thing:
    """A reading glass 1 high facing the viewer, its handle down to z = 0; the lens is clear."""
    return group(
        hoop(0.27, 0.03, metal(colour), sides=48).turn(x=90).at(z=0.72),
        ball(0.26, glass("#eaf4f2", "#ffffff", 0.6), sides=32).size(1, 0.18, 1).at(z=0.72),
        highlight([(-0.16, -0.05, 0.76), (-0.12, -0.05, 0.84), (-0.04, -0.05, 0.89)], 0.015),
        turned([(0.02, 0.34), (0.03, 0.36), (0.03, 0.46)], metal(colour), sides=16),
        turned(
            [
                (0, 0),
                (0.045, 0.01),
                (0.055, 0.08),
                (0.035, 0.2),
                (0.045, 0.33),
                (0.03, 0.38),
                (0, 0.38),
            ],
            wood("#5a3426"),
            sides=20,
        ),
        motif="magnifying glass",
    )


def camera(*, colour: str = "#3a2c28", bellows: str = "#7a2f2a") -> Thing:
    """An old bellows camera on three legs, 1.6 high, looking at the viewer."""
    fold = frame(
        rounded(0.42, 0.42, 0.03), rounded(0.34, 0.34, 0.03), 0.05, cloth(bellows), bevel=0.012
    )
    legs = around(rod((0.05, 0, 1.05), (0.42, 0, 0), [0.03, 0.02], wood("#7a5236")), 3, 0, 90)
    return group(
        box((0.56, 0.2, 0.56), wood(colour), bevel=0.02).at(0, 0.24, 1.38),
        [fold.size(1 - 0.07 * at).at(0, 0.1 - 0.06 * at, 1.38) for at in range(5)],
        box((0.36, 0.06, 0.36), wood(colour), bevel=0.015).at(0, -0.2, 1.38),
        turned(
            [(0, 0.02), (0.08, 0.02), (0.1, 0), (0.12, 0.02), (0.12, 0.12), (0, 0.12)],
            metal(BRASS),
            sides=28,
        )
        .turn(x=-90)
        .at(0, -0.36, 1.38),
        ball(0.08, Paint("#1d2a3a", rough=0.15, shine=0.8, bump=0), sides=20)
        .size(1, 0.4, 1)
        .at(0, -0.34, 1.38),
        box((0.3, 0.62, 0.05), wood("#7a5236"), bevel=0.01).at(0, 0.02, 1.09),
        legs,
        motif="camera",
    )


def compass(*, colour: str = BRASS, heading: float = 35) -> Thing:
    """A compass 1 across, lying on z = 0 with its lid open away from the viewer; no letters."""
    rose = plaque(star_outline(8, 0.36, 0.1), 0.008, plain("#c9a86a")).turn(x=-90)
    rose2 = plaque(star_outline(4, 0.4, 0.07), 0.01, plain("#5d7a86")).turn(x=-90)
    needle = group(
        cutout([(-0.045, 0), (0.045, 0), (0, 0.36)], 0.014, glaze("#b5332c")),
        cutout([(-0.045, 0), (0.045, 0), (0, -0.36)], 0.014, glaze("#e8e4da")),
    ).turn(x=-90)
    lid = turned(
        [(0, 0), (0.47, 0), (0.5, 0.03), (0.48, 0.07), (0.3, 0.1), (0, 0.11)], metal(colour)
    )
    return group(
        turned(
            [(0, 0), (0.44, 0), (0.5, 0.05), (0.5, 0.14), (0.45, 0.16), (0.44, 0.1), (0, 0.1)],
            metal(colour),
            sides=48,
        ),
        disc(0.44, 0.012, plain("#f3ead2")).at(z=0.1),
        rose.turn(22.5).at(z=0.118),
        rose2.at(z=0.122),
        needle.turn(heading).at(z=0.15),
        ball(0.03, metal(colour), sides=12).at(z=0.16),
        lid.turn(x=-105).at(0, 0.56, 0.58),
        hoop(0.08, 0.018, metal(colour), sides=18).at(0, -0.58, 0.08),
        motif="compass",
    )


def desk_globe(
    *, land: str = "#b59a5a", sea: str = "#5b8a94", stand: str = "#6b4630", seed: int = 0
) -> Thing:
    """A globe 1 high on a turned foot, tilted in its brass ring."""
    chance = np.random.default_rng(seed)
    world = Clay(sea, 0.02).ball((0, 0, 0), 0.34)
    for _ in range(7):
        way = chance.normal(size=3)
        tone = mix(land, "#7d9448", float(chance.random()))
        for _ in range(9):
            near = way / np.linalg.norm(way) + chance.normal(0, 0.28, 3)
            near *= 0.34 / np.linalg.norm(near)
            world.spot(near, float(chance.uniform(0.04, 0.1)), tone, soft=0.008)
    ring = tube(
        [
            (0.385 * math.sin(a), 0, 0.385 * math.cos(a))
            for a in np.linspace(-0.1, math.pi + 0.1, 26)
        ],
        0.018,
        metal(BRASS),
        bend=False,
    )
    return group(
        group(world.thing("globe", 90), rod((0, 0, -0.4), (0, 0, 0.4), 0.014, metal(BRASS)))
        .turn(y=23)
        .at(z=0.62),
        ring.turn(y=23).at(z=0.62),
        turned(
            [
                (0, 0),
                (0.24, 0),
                (0.24, 0.04),
                (0.1, 0.08),
                (0.04, 0.12),
                (0.06, 0.17),
                (0.025, 0.22),
                (0, 0.24),
            ],
            wood(stand),
            sides=32,
        ),
        motif="globe",
    )


def scales(*, colour: str = BRASS, tilt: float = 9) -> Thing:
    """A pair of scales 1.1 high.

    The beam dips to the right by `tilt` degrees. Pans hold at their tips.
    """
    brass = metal(colour)
    drop = math.sin(math.radians(tilt)) * 0.5
    reach = math.cos(math.radians(tilt)) * 0.5
    pan = group(
        lathe([(0.001, 0), (0.12, 0.015), (0.19, 0.07), (0.2, 0.07)], brass, sides=28),
        [
            rod((0.19 * math.cos(a), 0.19 * math.sin(a), 0.07), (0, 0, 0.42), 0.006, brass, sides=5)
            for a in np.radians([90, 210, 330])
        ],
    )
    return group(
        turned(
            [
                (0, 0),
                (0.26, 0),
                (0.26, 0.04),
                (0.08, 0.09),
                (0.03, 0.2),
                (0.04, 0.5),
                (0.02, 1.0),
                (0.045, 1.04),
                (0.001, 1.12),
            ],
            brass,
            sides=28,
        ),
        tube(
            [(-0.5, 0, 0), (-0.25, 0, 0.05), (0, 0, 0), (0.25, 0, 0.05), (0.5, 0, 0)],
            [0.018, 0.028, 0.03, 0.028, 0.018],
            brass,
        )
        .turn(y=tilt)
        .at(z=0.98),
        pan.at(reach, 0, 0.98 - drop - 0.42),
        pan.at(-reach, 0, 0.98 + drop - 0.42),
        motif="scales",
    )
