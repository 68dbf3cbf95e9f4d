"""Instruments with strings to bow: violins."""

import math

import numpy as np

from reverie.atelier.colour import mix
from reverie.atelier.motifs.joinery import INK, metal, plain, rod, wood
from reverie.atelier.shapes import ball, box, curve, cutout, sheet, tube
from reverie.atelier.thing import Array, Paint, Thing, group

VARNISH = "#9a4a22"


def _varnish(colour: str) -> Paint:
    return Paint(
        colour, mix(colour, "#3a1408", 0.35), vary=0.18, grain=4, rough=0.35, shine=0.45, bump=0.1
    )


def _fiddle_outline() -> Array:
    """The waisted outline of a fiddle's body, 0.6 high and 0.37 wide, standing on z = 0."""
    right = [
        (0.0, 0.0),
        (0.11, 0.01),
        (0.18, 0.08),
        (0.185, 0.17),
        (0.15, 0.225),
        (0.165, 0.235),
        (0.115, 0.3),
        (0.13, 0.375),
        (0.145, 0.385),
        (0.15, 0.43),
        (0.145, 0.52),
        (0.08, 0.585),
        (0.0, 0.6),
    ]
    line = curve(right, 72)
    return np.concatenate([line, line[-2:0:-1] * (-1, 1)])


def violin(*, colour: str = VARNISH, bow: bool = True) -> Thing:
    """A violin 1 high standing on z = 0 with its strings to the viewer.

    Its bow stands beside it on the right.
    """
    outline = _fiddle_outline()
    dark = plain(INK)
    hole = tube(
        [
            (0, 0, -0.07),
            (0.014, 0, -0.05),
            (0.004, 0, 0),
            (-0.004, 0, 0.01),
            (-0.012, 0, 0.05),
            (0.002, 0, 0.07),
        ],
        0.008,
        dark,
        sides=6,
    )
    scroll = tube(
        [
            (
                0.0,
                0.015 + 0.03 * math.cos(a) * (1 - a / 9),
                0.955 + 0.03 * math.sin(a) * (1 - a / 9),
            )
            for a in np.linspace(0, 7, 16)
        ],
        0.014,
        _varnish(colour),
        sides=8,
    )
    parts = [
        cutout(outline, 0.07, _varnish(colour), bevel=0.016),
        cutout(
            (outline - (0, 0.3)) * 0.93 + (0, 0.3),
            0.085,
            _varnish(mix(colour, "#e8a050", 0.25)),
            bevel=0.012,
        ),
        tube(
            [(0, -0.032, 0.56), (0, -0.026, 0.8), (0, 0.01, 0.94)],
            [0.024, 0.02, 0.016],
            _varnish(colour),
        ),
        box((0.042, 0.024, 0.56), dark, bevel=0.005).turn(x=-1.5).at(0, -0.052, 0.62),
        scroll,
        box((0.075, 0.02, 0.04), wood("#d8b070"), bevel=0.004).at(0, -0.065, 0.22),
        cutout(
            [(-0.03, 0.02), (0.03, 0.02), (0.022, 0.15), (-0.022, 0.15)], 0.014, dark, bevel=0.004
        ).at(y=-0.05),
        hole.at(0.07, -0.045, 0.24),
        hole.size(-1, 1, 1).at(-0.07, -0.045, 0.24),
        *[
            rod((x, -0.075, 0.14), (x * 0.5, -0.05, 0.9), 0.0025, metal("#d8d0c0"), sides=4)
            for x in (-0.021, -0.007, 0.007, 0.021)
        ],
        *[
            rod((-s * 0.06, 0, z), (s * 0.06, 0, z), 0.008, dark, sides=6)
            for s, z in ((1, 0.88), (1, 0.91))
        ],
        ball(0.02, dark, sides=10).at(z=-0.005),
    ]
    if bow:
        parts.append(violin_bow().at(0.32, 0, 0))
    return group(parts, motif="violin")


def violin_bow(length: float = 0.95) -> Thing:
    """A bow standing on z = 0, its hair to the left."""
    stick = tube(
        [(0.02, 0, 0), (0.0, 0, length * 0.5), (0.01, 0, length), (-0.03, 0, length + 0.02)],
        0.009,
        _varnish("#6b3018"),
        sides=8,
    )
    hair = np.array([[(-0.022, y, z) for z in (0.06, length)] for y in (-0.007, 0.007)])
    return group(
        stick,
        sheet(hair, plain("#f4ecd8")),
        box((0.05, 0.022, 0.07), plain(INK), bevel=0.006).at(0.0, 0, 0.06),
        rod((0.02, 0, -0.03), (0.02, 0, 0.01), 0.01, metal("#c9c4b4")),
        motif="bow",
    )
