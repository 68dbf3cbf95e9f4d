"""Keys, about 1 long, to be scaled as a scene needs them."""

import math

import numpy as np

from reverie.atelier.motifs.joinery import (
    BRASS,
    hoop,
    metal,
    turned,
)
from reverie.atelier.shapes import ball, box
from reverie.atelier.thing import Thing, group


def key(*, colour: str = BRASS) -> Thing:
    """An old key 1 long, standing on its bit with the bow of three rings on top."""
    brass = metal(colour)
    bow = hoop(0.085, 0.03, brass, sides=24).turn(x=90)
    rings = [
        bow.at(0.115 * math.cos(a), 0, 0.8 + 0.115 * math.sin(a))
        for a in np.radians([90, 210, 330])
    ]
    return group(
        rings,
        turned(
            [
                (0, 0),
                (0.035, 0),
                (0.035, 0.58),
                (0.06, 0.6),
                (0.06, 0.64),
                (0.035, 0.66),
                (0.035, 0.7),
                (0, 0.7),
            ],
            brass,
            sides=20,
        ),
        ball(0.045, brass, sides=14).at(z=0.8),
        box((0.2, 0.035, 0.06), brass, bevel=0.008).at(0.11, 0, 0.05),
        box((0.14, 0.035, 0.05), brass, bevel=0.008).at(0.09, 0, 0.16),
        box((0.055, 0.035, 0.16), brass, bevel=0.008).at(0.18, 0, 0.08),
        motif="key",
    )
