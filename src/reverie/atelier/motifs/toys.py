"""Toys: horses to rock on. About 1 high."""

import math

import numpy as np

from reverie.atelier.clay import Clay
from reverie.atelier.motifs.joinery import (
    RED,
    band,
    rod,
    wood,
)
from reverie.atelier.shapes import box
from reverie.atelier.thing import Paint, Thing, group


def toy_horse(colour: str = "#f4ecdc", *, saddle: str = RED, mane: str = "#8a5a34") -> Thing:
    """A small leaping horse 0.8 long, its belly at the origin, facing +x."""
    clay = (
        Clay(colour, 0.05)
        .ball((0, 0, 0.12), (0.26, 0.11, 0.12))
        .limb([(0.18, 0, 0.16), (0.3, 0, 0.36), (0.34, 0, 0.44)], [0.1, 0.065, 0.06])
        .limb([(0.34, 0, 0.45), (0.48, 0, 0.36)], [0.062, 0.04])
    )
    clay.limb(
        [(0.18, 0.06, 0.06), (0.33, 0.07, 0.0), (0.28, 0.07, -0.12)],
        [0.055, 0.035, 0.025],
        pair=True,
    ).limb(
        [(-0.2, 0.06, 0.06), (-0.32, 0.07, -0.04), (-0.44, 0.07, -0.12)],
        [0.06, 0.035, 0.025],
        pair=True,
    )
    clay.limb([(0.28, 0.07, -0.12), (0.27, 0.07, -0.15)], 0.03, mane, pair=True, blend=0.005).limb(
        [(-0.44, 0.07, -0.12), (-0.47, 0.07, -0.13)], 0.03, mane, pair=True, blend=0.005
    )
    clay.limb(
        [(0.36, 0, 0.52), (0.26, 0, 0.42), (0.14, 0, 0.28)], [0.025, 0.04, 0.03], mane, blend=0.01
    ).limb(
        [(-0.25, 0, 0.18), (-0.38, 0, 0.2), (-0.46, 0, 0.04)],
        [0.03, 0.045, 0.015],
        mane,
        blend=0.01,
    )
    clay.limb([(0.33, 0.03, 0.5), (0.34, 0.04, 0.57)], [0.022, 0.008], pair=True, blend=0.01).ball(
        (0.385, 0.05, 0.44), 0.014, "#26201f", pair=True, blend=0.002
    )
    clay.ball((-0.01, 0, 0.2), (0.12, 0.1, 0.06), saddle, blend=0.008).ring(
        (0.02, 0, 0.12), 0.125, 0.014, "#d8a83a", turn=(0, 90, 0), blend=0.004
    )
    return clay.thing(
        "carousel horse", 80, Paint(None, vary=0.08, rough=0.4, shine=0.35, bump=0.02)
    )


def rocking_horse(*, colour: str = "#e8dcc4", rocker: str = "#a8433a") -> Thing:
    """A rocking horse 1.1 long and 1.1 high on its rockers, facing +x."""
    arc = [(0.85 * math.sin(a), 0.85 - 0.85 * math.cos(a)) for a in np.linspace(-0.72, 0.72, 15)]
    board = band(arc, [(x * 0.97, z + 0.09) for x, z in arc], 0.05, wood(rocker))
    return group(
        toy_horse(colour).size(1.35).at(z=0.46),
        [board.at(y=s * 0.18) for s in (-1, 1)],
        [
            box((0.1, 0.42, 0.04), wood(rocker), bevel=0.01).at(x, 0, z)
            for x, z in ((-0.4, 0.22), (0.36, 0.2))
        ],
        [
            rod((x, s * 0.1, z), (x * 1.02, s * 0.17, 0.14), 0.025, wood(rocker))
            for x, z in ((0.37, 0.32), (-0.55, 0.32))
            for s in (-1, 1)
        ],
        motif="rocking horse",
    )
