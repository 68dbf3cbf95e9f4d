"""Umbrellas."""

import math

import numpy as np

from reverie.atelier.colour import mix
from reverie.atelier.motifs.joinery import (
    IRON,
    RED,
    around,
    cloth,
    gored,
    hoop,
    metal,
    rod,
    wood,
)
from reverie.atelier.shapes import curve, lathe, tube
from reverie.atelier.thing import Paint, Thing, group


def umbrella(
    radius: float = 0.8,
    *,
    colours: tuple[str, ...] = (RED,),
    opened: bool = True,
    handle: str = "#5a3426",
    stick: float = 1.3,
) -> Thing:
    """An umbrella with its crook's lower end at z = 0.

    Open, its cloth is at z = stick and spans 2 radius.
    """
    r = radius
    paints = [Paint(colour, vary=0.12, grain=3, rough=0.6, bump=0.03) for colour in colours]
    crook = tube(
        [
            (0, 0, stick * 0.5),
            (0, 0, 0.16),
            (0.03, 0, 0.05),
            (0.1, 0, 0.0),
            (0.17, 0, 0.05),
            (0.18, 0, 0.12),
        ],
        0.024,
        wood(handle),
    )
    if not opened:
        pleats = gored(
            curve([(0.03, 0.3), (0.1, 0.42), (0.075, 0.8), (0.03, 1.15)], 24)
            * (stick / 1.3 * r / 0.8, stick / 1.3),
            paints,
            8,
            pinch=-0.35,
        )
        return group(
            pleats,
            crook,
            rod((0, 0, 0.2), (0, 0, stick), [0.016, 0.01], metal(IRON)),
            hoop(0.09 * r / 0.8, 0.016, cloth(mix(colours[0], "#000000", 0.3))).at(z=0.55 * stick),
            motif="umbrella",
        )
    up = np.linspace(0, 1, 14)
    reach = r * np.sin((1 - up) * 1.35) / math.sin(1.35)
    line = np.stack([reach, 0.5 * r * np.cos((1 - up) * 1.4) + stick - 0.2 * r], 1)
    top = float(line[-1, 1])
    rib = rod((0, 0, top - 0.02), (r * 0.985, 0, float(line[0, 1])), 0.006, metal(IRON), sides=4)
    stay = rod((0, 0, top - 0.42 * r), (r * 0.52, 0, top - 0.16 * r), 0.006, metal(IRON), sides=4)
    return group(
        gored(line, paints, 8, pinch=-0.06, scallop=0.09 * r),
        crook,
        rod((0, 0, 0.2), (0, 0, top), 0.014, metal(IRON)),
        lathe([(0.03, 0), (0.018, 0.04), (0.008, 0.16), (0.001, 0.17)], metal(IRON), sides=12).at(
            z=top - 0.01
        ),
        around(stay, 8, 0, 22.5),
        around(rib, 8, 0, 22.5),
        motif="umbrella",
    )
