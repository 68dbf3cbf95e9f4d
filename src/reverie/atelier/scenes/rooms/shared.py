"""What several cards of this theme are built with."""

import math

import numpy as np

from reverie.atelier.motifs.joinery import cloth, plain, rod
from reverie.atelier.shapes import ball, box, lathe, sheet
from reverie.atelier.thing import Paint, Thing, group

Hole = tuple[float, float, float, float]
"""the middle of a hole in a wall, x and z, and half its width and height"""


def wall(width: float, height: float, paint: Paint, hole: Hole | None = None) -> Thing:
    """A wall that stands on z = 0 behind y = 0, with a hole for a window."""
    if hole is None:
        return box((width, 0.2, height), paint, bevel=0, motif="wall").at(0, 0.1, height / 2)
    x, z, half, up = hole
    edge = width / 2
    spans = [
        (-edge, x - half, 0.0, height),
        (x + half, edge, 0.0, height),
        (x - half, x + half, 0.0, z - up),
        (x - half, x + half, z + up, height),
    ]
    return group(
        [
            box((right - left, 0.2, top - low), paint, bevel=0).at(
                (left + right) / 2, 0.1, (low + top) / 2
            )
            for left, right, low, top in spans
        ],
        motif="wall",
    )


def casement(hole: Hole, paint: Paint, bars: tuple[int, int] = (2, 3)) -> Thing:
    """The frame of a window in a wall's hole, with so many panes across and up, and a sill."""
    x, z, half, up = hole
    columns, rows = bars
    parts = [box((2 * half + 0.2, 0.16, 0.1), paint).at(0, 0, s * up) for s in (-1, 1)]
    parts += [box((0.1, 0.14, 2 * up + 0.2), paint).at(s * half) for s in (-1, 1)]
    parts += [
        box((0.05, 0.06, 2 * up), paint).at(half * (2 * at / columns - 1), 0.06)
        for at in range(1, columns)
    ]
    parts += [
        box((2 * half, 0.06, 0.05), paint).at(0, 0.06, up * (2 * at / rows - 1))
        for at in range(1, rows)
    ]
    parts.append(box((2 * half + 0.4, 0.4, 0.08), paint).at(0, -0.12, -up - 0.08))
    return group(parts, motif="window").at(x, 0, z)


def peg(colour: str, hat: str | None = None) -> Thing:
    """Somebody very small, 1 high."""
    parts = [
        lathe(
            [(0.001, 0), (0.24, 0.0), (0.22, 0.3), (0.14, 0.62), (0.001, 0.68)],
            cloth(colour),
            sides=12,
        ),
        ball(0.15, plain("#e3b48e"), sides=12).at(z=0.8),
        rod((0.0, 0.18, 0.56), (0.16, 0.26, 0.3), 0.05, cloth(colour)),
        rod((0.0, -0.18, 0.56), (0.1, -0.3, 0.82), 0.05, cloth(colour)),
    ]
    if hat:
        parts.append(
            lathe([(0.2, 0.86), (0.16, 0.9), (0.12, 1.0), (0.001, 1.02)], cloth(hat), sides=12)
        )
    return group(parts, motif="people")


def round_cloth(radius: float, drop: float, paint: Paint, folds: int = 15) -> Thing:
    """A tablecloth over a round table whose top is at z = 0, hanging down in folds."""
    down = np.array([0, 0.5, 0.97, 1.0, 1.03, 1.2, 1.5, 1.8, 2.0])[:, None]
    angle = np.linspace(0, 2 * math.pi, 240)[None]
    fall = np.clip(down - 1, 0, 1)
    wave = fall * (0.11 * np.sin(folds * angle) + 0.05 * np.sin(7 * angle + 1))
    r = radius * np.minimum(down, 1.0) + wave + 0.16 * fall + 0.02 * (down > 0.99)
    z = -drop * fall * (1 + 0.06 * np.sin(folds * angle + 1.5))
    points = np.stack([r * np.cos(angle), r * np.sin(angle), z + 0 * angle], -1)
    return sheet(points, paint, motif="table")
