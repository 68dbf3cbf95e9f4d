"""The fair: carousels."""

import math

import numpy as np

from reverie.atelier.colour import mix
from reverie.atelier.motifs.joinery import (
    CREAM,
    RED,
    around,
    cloth,
    glaze,
    gored,
    metal,
    plain,
    rod,
    turned,
)
from reverie.atelier.motifs.toys import toy_horse
from reverie.atelier.shapes import ball, box, cutout
from reverie.atelier.thing import Thing, group, lamp, light


def carousel(
    radius: float = 1.6,
    *,
    colours: tuple[str, str] = (RED, CREAM),
    trim: str = "#d8a83a",
    seats: tuple[Thing, ...] = (),
    lit: str = "#ffd890",
    power: float = 20.0,
) -> Thing:
    """A carousel 3.6 wide and 3.6 high with a striped roof and bulbs; its floor at z = 0.3.

    It has eight poles at 0.72 radius, on which `seats` ride in turn facing along the ring; without
    any it has its own little horses.
    """
    r = radius
    line = np.array([(r * 1.12, 2.3), (r * 0.8, 2.62), (r * 0.4, 2.95), (0.05, 3.3)])
    gold = metal(trim)
    rides = seats or (
        toy_horse(mix("#f4ecdc", colours[0], 0.05)),
        toy_horse("#c9a08a"),
        toy_horse("#8a9ab0"),
        toy_horse("#e8d8b0"),
    )
    parts = [
        turned([(0, 0), (r * 1.08, 0), (r * 1.08, 0.28), (0, 0.28)], glaze(colours[0]), sides=48),
        turned([(r * 1.06, 0.22), (r * 1.12, 0.22), (r * 1.12, 0.3), (0, 0.3)], gold, sides=48),
        gored(line, [cloth(colour) for colour in colours], 16, pinch=-0.03),
        gored(
            np.array([(r * 1.14, 2.02), (r * 1.13, 2.16), (r * 1.12, 2.32)]),
            [cloth(colours[1]), cloth(colours[0])],
            16,
            scallop=-0.12,
        ),
        turned([(0.3, 0.3), (0.36, 0.36), (0.3, 0.5), (0.28, 2.0), (0.4, 2.25)], gold, sides=12),
        ball(0.12, gold, sides=18).at(z=3.34),
        cutout([(0, 0), (0.42, 0.1), (0, 0.22)], 0.015, plain(colours[0])).at(0, 0, 3.6),
        rod((0, 0, 3.4), (0, 0, 3.85), 0.02, gold),
    ]
    parts += around(box((0.02, 0.16, 1.2), light(lit, 1.5), bevel=0.01).at(z=1.2), 6, 0.29)
    parts += around(ball(0.045, light(lit, 4), sides=10).at(z=2.24), 24, r * 1.145)
    for at in range(8):
        turn = 45 * at + 12
        rise = 0.62 + 0.14 * math.sin(at * 2.2)
        parts.append(rod((r * 0.72, 0, 0.3), (r * 0.72, 0, 2.5), 0.025, gold).turn(turn))
        parts.append(rides[at % len(rides)].turn(-90).at(r * 0.72, 0, rise).turn(turn))
    if power:
        parts.append(lamp(power, lit, 0.5).at(z=2.0))
    return group(parts, motif="carousel")
