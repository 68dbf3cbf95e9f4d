"""Things of glass: jars and goblets."""

import math

import numpy as np

from reverie.atelier.motifs.joinery import (
    cloth,
    hoop,
    metal,
    plain,
    turned,
)
from reverie.atelier.shapes import highlight, lathe, sheet
from reverie.atelier.thing import Paint, Thing, glass, group


def jar(*, tint: str = "#e6f2ea", lid: str | None = None, cloth_colour: str | None = None) -> Thing:
    """A preserving jar 0.8 high and 0.54 wide; closed by a metal lid, a tied cloth, or open."""
    line = [(0.001, 0.02), (0.22, 0.0), (0.27, 0.05), (0.27, 0.54), (0.2, 0.64), (0.2, 0.72)]
    parts = [
        lathe(line, glass(tint), sides=40),
        hoop(0.205, 0.018, glass(tint, "#f4fffb", 0.95)).at(z=0.7),
        highlight([(-0.2, -0.15, 0.14), (-0.205, -0.155, 0.3), (-0.2, -0.15, 0.48)], 0.016),
    ]
    if lid:
        parts.append(turned([(0, 0.69), (0.22, 0.69), (0.22, 0.77), (0, 0.78)], metal(lid)))
    if cloth_colour:
        turn = np.linspace(0, 2 * math.pi, 61)
        rows = [
            np.stack([r * np.cos(turn), r * np.sin(turn), z + amount * np.sin(turn * 13)], 1)
            for r, z, amount in (
                (0.001, 0.75, 0),
                (0.16, 0.75, 0),
                (0.21, 0.73, 0),
                (0.215, 0.68, 0),
                (0.3, 0.6, 0.015),
            )
        ]
        rows[-1][:, :2] *= (1 + 0.06 * np.sin(turn * 13))[:, None]
        parts += [
            sheet(np.array(rows), cloth(cloth_colour)),
            hoop(0.217, 0.012, plain("#d8c49a")).at(z=0.68),
        ]
    return group(parts, motif="jar")


def goblet(*, tint: str = "#e8f4f4", drink: str | None = "#7a1f33") -> Thing:
    """A stemmed glass 1 high; its drink at z = 0.78."""
    line = [
        (0.24, 0),
        (0.22, 0.02),
        (0.04, 0.05),
        (0.03, 0.3),
        (0.05, 0.44),
        (0.2, 0.54),
        (0.26, 0.74),
        (0.23, 1.0),
    ]
    parts = [lathe(line, glass(tint, "#f4fffb", 0.9))]
    if drink:
        parts.append(
            lathe(
                [(0.001, 0.5), (0.17, 0.56), (0.235, 0.7), (0.24, 0.78), (0.001, 0.78)],
                Paint(drink, vary=0.1, rough=0.25, bump=0),
            )
        )
    return group(parts, motif="glass")
