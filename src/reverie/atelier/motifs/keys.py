"""Keys and what they open or wind up. About 1 long each, to be scaled as a scene needs them."""

import math

import numpy as np

from reverie.atelier.colour import mix
from reverie.atelier.motifs.joinery import (
    BRASS,
    INK,
    frame,
    hoop,
    metal,
    oval,
    plain,
    rod,
    rounded,
    turned,
)
from reverie.atelier.shapes import ball, box, cutout, tube
from reverie.atelier.thing import Thing, group, light


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


def keyhole_plate(*, colour: str = BRASS, hole: str = INK, glow: str | None = None) -> Thing:
    """A lock's plate 1 high facing the viewer around the origin; `glow` shines through the hole."""
    plate = np.array(
        [
            (0.3 * s * (1 + 0.22 * math.cos(4 * a)), 0.5 * t * (1 + 0.1 * math.cos(4 * a)))
            for a in np.linspace(0, 2 * math.pi, 48, endpoint=False)
            for s, t in [(math.cos(a), math.sin(a))]
        ]
    )
    turn = np.linspace(-0.95, math.pi + 0.95, 18)
    opening = [(0.1 * math.cos(a), 0.1 + 0.1 * math.sin(a)) for a in turn] + [
        (-0.1, -0.22),
        (0.1, -0.22),
    ]
    filling = light(glow, 4) if glow else plain(hole)
    return group(
        cutout(plate, 0.05, metal(colour), bevel=0.015),
        cutout(opening, 0.02, filling).at(y=-0.025),
        [
            ball(0.035, metal(mix(colour, "#000000", 0.3)), sides=12).at(0, -0.02, z)
            for z in (0.42, -0.42)
        ],
        motif="keyhole",
    )


def padlock(*, colour: str = "#b08d4a", opened: bool = False) -> Thing:
    """A padlock 1 high, facing the viewer."""
    shackle = tube(
        [
            (-0.2, 0, 0),
            (-0.2, 0, 0.22),
            (-0.13, 0, 0.38),
            (0, 0, 0.44),
            (0.13, 0, 0.38),
            (0.2, 0, 0.22),
            (0.2, 0, 0.0),
        ],
        0.045,
        metal("#8f9298"),
        sides=12,
    )
    body = cutout(rounded(0.66, 0.56, 0.16), 0.24, metal(colour), bevel=0.04)
    raised = shackle.at(x=0.2).turn(65).at(x=-0.2) if opened else shackle
    return group(
        body.at(z=0.28),
        raised.at(z=0.54 + (0.07 if opened else 0)),
        keyhole_plate(colour=mix(colour, "#000000", 0.25)).size(0.4).at(0, -0.12, 0.28),
        motif="padlock",
    )


def wind_up_key(*, colour: str = BRASS) -> Thing:
    """The butterfly key of a toy, 0.6 wide, its shaft along -x into the toy at the origin."""
    brass = metal(colour)
    wing = frame(oval(0.26, 0.2), oval(0.12, 0.08), 0.05, brass, bevel=0.012)
    return group(
        rod((0, 0, 0), (0.22, 0, 0), 0.035, brass),
        ball(0.05, brass, sides=14).at(x=0.22),
        wing.turn(y=90).turn(0).at(0.24, 0, 0.14),
        wing.turn(y=90).at(0.24, 0, -0.14),
        motif="wind-up key",
    )
