"""Things to wear, with nobody in them: mufflers, and a heart for the sleeve."""

import math

import numpy as np

from reverie.atelier.motifs.joinery import cloth, rod
from reverie.atelier.shapes import curve, sheet
from reverie.atelier.thing import Paint, Point, Thing, group


def muffler(
    path: list[Point] | None = None,
    *,
    colours: tuple[str, str] = ("#b5392f", "#e8c878"),
    width: float = 0.22,
) -> Thing:
    """A striped knitted scarf along a path, tilted to the viewer, with fringes at its ends.

    By default it waves to +x.
    """
    line = curve(
        path
        or [(0, 0, 0), (0.4, 0.05, 0.12), (0.8, -0.05, -0.05), (1.2, 0.05, 0.14), (1.6, 0, 0.02)],
        60,
    )
    stripes = 12
    parts = []
    each = (len(line) - 1) / stripes
    for at in range(stripes):
        part = line[int(at * each) : int((at + 1) * each) + 1]
        rows = np.array(
            [np.add(part, (0, w * width * 0.3, w * width * 0.4)) for w in np.linspace(-1, 1, 7)]
        )
        parts.append(
            sheet(rows, Paint(colours[at % 2], vary=0.12, sheen=0.4, bump=0.5, bump_grain=40))
        )
    way = line[-1] - line[-3]
    way /= np.linalg.norm(way)
    for end, toward in ((line[-1], way), (line[0], line[0] - line[2])):
        reach = toward / (np.linalg.norm(toward) + 1e-9) * 0.14
        parts += [
            rod(
                np.add(end, (0, w * width * 0.3, w * width * 0.4)),
                np.add(end + reach, (0, w * width * 0.3, w * width * 0.4 - 0.02)),
                0.012,
                cloth(colours[1]),
                sides=5,
            )
            for w in np.linspace(-0.9, 0.9, 8)
        ]
    return group(parts, motif="scarf")


def heart(*, colour: str = "#b5332c", glow: float = 0.0) -> Thing:
    """A plump heart 1 high around the origin, facing the viewer."""
    turn = np.linspace(0, 2 * math.pi, 61)
    x = 0.53 * np.sin(turn) ** 3
    z = (13 * np.cos(turn) - 5 * np.cos(2 * turn) - 2 * np.cos(3 * turn) - np.cos(4 * turn)) / 29
    swell = np.linspace(-math.pi / 2, math.pi / 2, 25)[:, None]
    size = np.cos(swell) ** 0.7
    points = np.stack([x * size, 0.26 * np.sin(swell) + 0 * x, z * size + 0.03], axis=-1)
    paint = Paint(colour, vary=0.12, rough=0.4, shine=0.4, bump=0.05, glow=glow)
    return sheet(points, paint, motif="heart")
