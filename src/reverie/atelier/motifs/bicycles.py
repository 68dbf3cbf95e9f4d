"""Bicycles, which point to +x."""

import math

import numpy as np

from reverie.atelier.motifs.boxes import basket
from reverie.atelier.motifs.joinery import INK, IRON, glaze, hoop, metal, plain, rod, wood
from reverie.atelier.shapes import ball, box, lathe, tube
from reverie.atelier.thing import Thing, group, light


def bicycle(*, colour: str = "#a8433a", basket_colour: str | None = "#b58a4a") -> Thing:
    """A bicycle 1.7 long pointing to +x, its saddle at z = 0.95."""
    paint, steel = glaze(colour), metal("#c9c4b4")
    rim = group(
        hoop(0.33, 0.028, plain("#2f2c2c"), sides=48).turn(x=90),
        hoop(0.3, 0.012, steel, sides=48).turn(x=90),
        [
            rod((0, 0, 0), (0.3 * math.cos(a), 0, 0.3 * math.sin(a)), 0.004, steel, sides=4)
            for a in np.linspace(0, 2 * math.pi, 20, endpoint=False)
        ],
        ball(0.035, steel, sides=12),
    )
    lines = [
        ((-0.52, 0.35), (-0.22, 0.82)),
        ((-0.52, 0.35), (-0.08, 0.33)),
        ((-0.08, 0.33), (-0.24, 0.88)),
        ((-0.08, 0.33), (0.36, 0.8)),
        ((-0.22, 0.8), (0.35, 0.84)),
        ((0.35, 0.96), (0.42, 0.66)),
    ]
    parts = [
        rim.at(-0.52, 0, 0.35),
        rim.turn(y=9).at(0.56, 0, 0.35),
        *(rod((a, 0, b), (c, 0, d), 0.024, paint) for (a, b), (c, d) in lines),
        tube([(0.42, 0, 0.68), (0.5, 0, 0.5), (0.56, 0, 0.35)], 0.02, paint),
    ]
    parts += [
        tube(
            [
                (0.3, -0.28, 1.04),
                (0.42, -0.18, 1.06),
                (0.36, 0, 1.0),
                (0.42, 0.18, 1.06),
                (0.3, 0.28, 1.04),
            ],
            0.018,
            steel,
        ),
        *(
            tube([(0.3, s * 0.28, 1.04), (0.2, s * 0.29, 1.02)], 0.026, wood("#5a3426"), bend=False)
            for s in (-1, 1)
        ),
    ]
    parts += [
        lathe([(0.001, 0.06), (0.1, 0.05), (0.12, 0.0), (0.05, -0.02)], wood("#5a3426"), sides=20)
        .size(1.4, 0.9, 1)
        .at(-0.26, 0, 0.92),
        hoop(0.09, 0.012, steel, sides=24).turn(x=90).at(-0.08, 0.04, 0.33),
        hoop(0.05, 0.01, steel, sides=18).turn(x=90).at(-0.52, 0.04, 0.35),
    ]
    parts += [
        rod((-0.08, 0.04, 0.42), (-0.52, 0.04, 0.4), 0.008, metal(IRON), sides=4),
        rod((-0.08, 0.04, 0.24), (-0.52, 0.04, 0.3), 0.008, metal(IRON), sides=4),
        rod((-0.08, 0.05, 0.33), (0.04, 0.05, 0.24), 0.014, steel),
        rod((-0.08, -0.05, 0.33), (-0.2, -0.05, 0.42), 0.014, steel),
        box((0.1, 0.1, 0.03), plain(INK), bevel=0.006).at(0.05, 0.1, 0.23),
        box((0.1, 0.1, 0.03), plain(INK), bevel=0.006).at(-0.21, -0.1, 0.43),
    ]
    guard = [(0.37 * math.cos(a), 0, 0.37 * math.sin(a)) for a in np.linspace(0.1, 2.6, 14)]
    parts += [
        tube(guard, 0.018, paint, bend=False, sides=6).at(-0.52, 0, 0.35),
        ball(0.055, light("#ffe2a0", 3), sides=14).at(0.46, 0, 0.9),
    ]
    if basket_colour:
        parts.append(basket(0.15, 0.2, colour=basket_colour, handle=False).at(0.58, 0, 0.82))
    return group(parts, motif="bicycle")
