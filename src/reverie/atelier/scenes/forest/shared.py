"""What several cards of this theme are built with."""

import math

import numpy as np

from reverie.atelier.motifs.leaves import vine
from reverie.atelier.motifs.scatter import roughened
from reverie.atelier.shapes import lathe, tube
from reverie.atelier.thing import Paint, Point, Thing, group, lamp

BARK = Paint("#4a382c", "#2c221d", vary=0.25, grain=2.2, bump=0.6, bump_grain=7)


def great_trunk(x: float, y: float, thick: float, paint: Paint, lean: float = 0.0) -> Thing:
    """A stem that leaves the picture above, on spreading feet."""
    stem = tube(
        [(x, y, -0.2), (x + 0.2 * lean, y, 1.2), (x + 0.6 * lean, y, 4), (x + lean, y, 9)],
        [1.55 * thick, 1.02 * thick, 0.9 * thick, 0.8 * thick],
        paint,
        sides=22,
    )
    feet = [
        tube(
            [
                (x, y, 0.75),
                (x + 1.25 * thick * math.cos(a), y + 1.25 * thick * math.sin(a), 0.3),
                (x + 2.5 * thick * math.cos(a), y + 2.5 * thick * math.sin(a), -0.12),
            ],
            [0.6 * thick, 0.42 * thick, 0.12 * thick],
            paint,
            sides=12,
        )
        for a in np.linspace(0.4, 6.0, 6)
    ]
    return group(roughened(stem, 0.05, 4, 3), feet, motif="tree")


def perch(spot: Point, radius: float, *dwellings: Thing) -> Thing:
    """A mossy ledge with houses on it and one lamp before them."""
    x, y, z = spot
    slab = lathe(
        [
            (0.0, -0.34 * radius),
            (0.5 * radius, -0.26 * radius),
            (radius, 0),
            (0.9 * radius, 0.08),
            (0, 0.1),
        ],
        Paint("#4f6a45", "#38502f", vary=0.3, bump=0.5),
        wobble=0.2,
        motif="moss",
    )
    slab = group(
        roughened(slab, 0.05, 5, round(10 * abs(x))),
        [
            vine(
                [
                    (sx, -0.6 * radius, 0),
                    (1.1 * sx, -0.8 * radius, -0.2),
                    (1.1 * sx, -0.8 * radius, -d),
                ],
                leaf=0.09,
                spread=0.06,
                seed=round(10 * d),
            )
            for sx, d in ((-0.6 * radius, 0.45), (0.35 * radius, 0.6))
        ],
    )
    glow = lamp(7, "#ffb04a", 0.12).at(0.1, -radius - 0.2, 0.34)
    return group(slab, [home.at(z=0.08) for home in dwellings], glow).at(x, y, z)
