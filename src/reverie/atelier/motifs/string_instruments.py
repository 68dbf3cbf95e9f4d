"""Instruments with strings to bow and to pluck: violins, cellos, harps and guitars."""

import math

import numpy as np

from reverie.atelier.colour import mix
from reverie.atelier.motifs.joinery import INK, hoop, metal, oval, plain, rod, turned, wood
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


def cello(*, colour: str = "#8a4420") -> Thing:
    """A cello 1.5 high on its spike, strings to the viewer."""
    spike = rod((0, 0, -0.12), (0, 0, 0.02), [0.004, 0.008], metal("#8f9298"))
    return group(
        group(violin(colour=colour, bow=False), spike).at(z=0.12).size(1.34), motif="cello"
    )


def harp(*, colour: str = "#c79a3e", strings: int = 18) -> Thing:
    """A harp 1.6 high, its pillar to the right with a curl on top, strings facing the viewer."""
    gold = metal(colour)
    neck = curve(
        [(-0.42, 0, 0.95), (-0.28, 0, 1.28), (-0.02, 0, 1.26), (0.2, 0, 1.34), (0.36, 0, 1.5)], 40
    )
    board = [(-0.46, 0, 0.98), (-0.3, 0, 0.55), (0.0, 0, 0.14), (0.3, 0, 0.06)]
    lower = curve(board, 40)
    parts = [
        tube(neck, [0.05, 0.055, 0.045, 0.05, 0.05], gold, bend=False),
        tube(board, [0.06, 0.1, 0.13, 0.12], _varnish("#b5803c")),
        turned(
            [(0.1, 0), (0.07, 0.08), (0.045, 0.2), (0.04, 1.3), (0.06, 1.38), (0.045, 1.44)],
            gold,
            sides=16,
        ).at(0.37, 0, 0.05),
        tube(
            [
                (
                    0.37 + 0.09 * math.cos(a) * (1 - a / 11),
                    0,
                    1.55 + 0.09 * math.sin(a) * (1 - a / 11),
                )
                for a in np.linspace(-1.2, 7.5, 22)
            ],
            [0.045, 0.02],
            gold,
        ),
        box((0.5, 0.34, 0.1), wood("#6b4630"), bevel=0.025).at(0.24, 0, 0.05),
    ]
    for at in range(strings):
        share = (at + 1) / (strings + 1)
        x = -0.34 + 0.64 * share
        low = float(np.interp(x, lower[:, 0], lower[:, 2]))
        high = float(np.interp(x, neck[:, 0], neck[:, 2]))
        parts.append(rod((x, 0, low), (x, 0, high), 0.0045, metal("#f0e0b0"), sides=4))
    return group(parts, motif="harp")


def guitar(*, colour: str = "#c98a48") -> Thing:
    """A guitar 1.1 high standing on z = 0, strings to the viewer."""
    right = [
        (0.0, 0.0),
        (0.13, 0.01),
        (0.2, 0.12),
        (0.17, 0.24),
        (0.125, 0.31),
        (0.145, 0.4),
        (0.12, 0.48),
        (0.05, 0.51),
        (0.0, 0.51),
    ]
    line = curve(right, 64)
    outline = np.concatenate([line, line[-2:0:-1] * (-1, 1)])
    dark = plain(INK)
    return group(
        cutout(outline, 0.11, _varnish(mix(colour, "#5a2a10", 0.5)), bevel=0.012),
        cutout((outline - (0, 0.25)) * 0.96 + (0, 0.25), 0.12, _varnish(colour)),
        cutout(oval(0.12, 0.12, 28), 0.125, dark).at(z=0.31),
        hoop(0.068, 0.006, wood("#5a3018")).turn(x=90).at(0, -0.062, 0.31),
        box((0.055, 0.04, 0.56), wood("#4a2c1c"), bevel=0.008).at(0, -0.05, 0.66),
        cutout(
            [(-0.035, 0), (0.035, 0), (0.045, 0.16), (-0.045, 0.16)],
            0.03,
            _varnish("#6b3018"),
            bevel=0.006,
        ).at(0, -0.04, 0.93),
        [
            rod((s * 0.03, -0.045, z), (s * 0.07, -0.045, z), 0.01, plain("#efe4cc"), sides=6)
            for s in (-1, 1)
            for z in (0.96, 1.0, 1.04)
        ],
        box((0.13, 0.025, 0.03), wood("#4a2c1c"), bevel=0.006).at(0, -0.065, 0.14),
        [
            rod((x, -0.08, 0.14), (x, -0.075, 0.96), 0.0025, metal("#e8e0c8"), sides=4)
            for x in np.linspace(-0.02, 0.02, 6)
        ],
        motif="guitar",
    )
