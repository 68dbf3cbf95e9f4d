"""What the world is measured with: a globe on a desk."""

import math

import numpy as np

from reverie.atelier.clay import Clay
from reverie.atelier.colour import mix
from reverie.atelier.motifs.joinery import (
    BRASS,
    metal,
    rod,
    turned,
    wood,
)
from reverie.atelier.shapes import tube
from reverie.atelier.thing import Thing, group


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
