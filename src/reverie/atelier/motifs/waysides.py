"""What is met on the way: awnings, benches, clocks on posts and letter boxes."""

import math

import numpy as np

from reverie.atelier.motifs.clocks import clock_face
from reverie.atelier.motifs.joinery import (
    BRASS,
    INK,
    IRON,
    cloth,
    hoop,
    metal,
    plain,
    rod,
    rounded,
    turned,
    wood,
)
from reverie.atelier.shapes import box, cutout, sheet, tube
from reverie.atelier.thing import Paint, Thing, group


def awning(width: float, reach: float, colours: tuple[str, str], stripes: int = 8) -> Thing:
    """A striped cloth that slopes to the viewer from z = 0, with a scalloped edge."""
    parts = []
    for at in range(stripes):
        u = np.linspace(at, at + 1, 9) / stripes
        v = np.linspace(0, 1, 7)[:, None]
        x = np.broadcast_to((u - 0.5) * width, (7, 9))
        parts.append(
            sheet(
                np.stack(
                    [
                        x,
                        np.broadcast_to(-reach * v, x.shape),
                        np.broadcast_to(-0.45 * reach * v**1.3, x.shape),
                    ],
                    -1,
                ),
                cloth(colours[at % 2]),
            )
        )
        drop = 0.1 + 0.12 * np.sin((u * stripes - at) * math.pi)
        edge = np.stack(
            [
                np.stack([x[0], np.full(9, -reach), -0.45 * reach - drop * share], -1)
                for share in (0, 1)
            ]
        )
        parts.append(sheet(edge, cloth(colours[at % 2])))
    return group(parts)


def bench(width: float = 1.3, *, colour: str = "#7a5a3a") -> Thing:
    """A slatted bench facing the viewer, its seat at z = 0.45."""
    slat = box((width, 0.11, 0.04), wood(colour), bevel=0.01)
    side = tube(
        [(0, -0.22, 0), (0, -0.2, 0.42), (0, 0.16, 0.42), (0, 0.3, 0.85)],
        0.028,
        metal(IRON),
        bend=False,
    )
    leg = rod((0, 0.16, 0.42), (0, 0.24, 0), 0.028, metal(IRON))
    return group(
        [slat.at(0, y, 0.46) for y in (-0.16, -0.03, 0.1)],
        [slat.turn(x=72).at(0, y, z) for y, z in ((0.2, 0.6), (0.26, 0.76))],
        [group(side, leg).at(x=x) for x in (-width * 0.4, width * 0.4)],
        motif="bench",
    )


def clock_post(
    height: float = 2.6, *, colour: str = "#33443e", hands: tuple[float, float] = (10, 8)
) -> Thing:
    """An iron post with a round clock facing the viewer, without numerals.

    `hands` are hour, minute.
    """
    iron = metal(colour)
    face = clock_face(0.36, rim=colour, hands=hands)
    return group(
        turned(
            [(0.16, 0), (0.16, 0.12), (0.06, 0.3), (0.05, height - 0.5), (0.09, height - 0.42)],
            iron,
            sides=16,
        ),
        face.at(0, -0.05, height),
        face.turn(180).at(0, 0.05, height),
        turned([(0.1, 0), (0.04, 0.12), (0.001, 0.25)], iron, sides=12).at(z=height + 0.36),
        motif="clock",
    )


def letter_box(*, colour: str = "#a8433a") -> Thing:
    """A round letter box, 1.2 high, with its slot to the viewer."""
    return group(
        turned(
            [
                (0.25, 0),
                (0.25, 0.14),
                (0.21, 0.18),
                (0.21, 0.95),
                (0.26, 0.98),
                (0.26, 1.04),
                (0.12, 1.18),
                (0.001, 1.2),
            ],
            Paint(colour, vary=0.1, rough=0.45, shine=0.4),
        ),
        cutout(rounded(0.17, 0.045, 0.02), 0.03, plain(INK)).at(0, -0.205, 0.84),
        hoop(0.03, 0.012, metal(BRASS), sides=14).turn(x=90).at(0, -0.22, 0.55),
        motif="letter box",
    )
