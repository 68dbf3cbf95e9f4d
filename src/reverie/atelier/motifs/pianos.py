"""Pianos and their keys, a stand for the sheets, and the notes in the air."""

import math

import numpy as np

from reverie.atelier.colour import mix
from reverie.atelier.motifs.joinery import (
    BRASS,
    INK,
    around,
    glaze,
    leg,
    metal,
    plain,
    rod,
    rounded,
)
from reverie.atelier.shapes import ball, box, cutout, tube
from reverie.atelier.thing import Array, Paint, Thing, group


def piano_keys(octaves: int = 2, *, width: float = 1.6, depth: float = 0.0) -> Thing:
    """A row of keys along x around the origin, played from -y; their tops at z = 0.02."""
    count = octaves * 7
    each = width / count
    long = depth or min(0.16, each * 5)
    white = box((each * 0.94, long, 0.03), glaze("#f6efde"), bevel=0.004)
    black = box((each * 0.52, long * 0.62, 0.045), glaze("#221d1c"), bevel=0.005)
    parts = [white.at((at + 0.5) * each - width / 2, 0, 0.005) for at in range(count)]
    parts += [
        black.at((at + 1) * each - width / 2, long * 0.19, 0.02)
        for at in range(count)
        if at % 7 not in (2, 6)
    ]
    return group(parts, motif="piano keys")


def upright_piano(*, colour: str = "#4a2c22") -> Thing:
    """A piano against the wall, 1.5 wide and 1.25 high; its keys at z = 0.75, played from -y."""
    wooden = Paint(colour, mix(colour, "#000000", 0.3), vary=0.15, rough=0.35, shine=0.4, bump=0.08)
    stand = group(
        box((0.5, 0.03, 0.3), wooden, bevel=0.01).turn(x=-14),
        box((0.5, 0.08, 0.03), wooden, bevel=0.005).at(0, -0.06, -0.14),
    )
    return group(
        box((1.5, 0.4, 1.2), wooden, bevel=0.02).at(0, 0.15, 0.62),
        box((1.58, 0.5, 0.05), wooden, bevel=0.015).at(0, 0.12, 1.24),
        box((1.5, 0.36, 0.1), wooden, bevel=0.015).at(0, -0.2, 0.68),
        piano_keys(4, width=1.3).at(0, -0.32, 0.735),
        box((1.5, 0.03, 0.1), wooden, bevel=0.01).at(0, -0.07, 0.8),
        stand.at(0, -0.1, 1.0),
        [leg(0.63, 0.055, wooden).at(x, -0.3) for x in (-0.68, 0.68)],
        box((1.54, 0.46, 0.1), wooden, bevel=0.02).at(0, 0.14, 0.05),
        [box((0.1, 0.36, 0.14), wooden, bevel=0.015).at(x, -0.2, 0.74) for x in (-0.71, 0.71)],
        [rod((x, -0.08, 0.06), (x, -0.2, 0.05), 0.016, metal(BRASS)) for x in (-0.07, 0.07)],
        motif="piano",
    )


def grand_piano(*, colour: str = "#26201f", lid: float = 38) -> Thing:
    """A grand piano with its lid raised by degrees.

    Its keys are at x = -0.9 and face -x; it is 2 long, and 1 high when shut.
    """
    black = Paint(colour, vary=0.08, rough=0.35, shine=0.5, bump=0.0)
    bow = [
        (-0.6, -0.7),
        (-0.6, 0.7),
        (-0.1, 0.7),
        (0.35, 0.62),
        (0.62, 0.36),
        (0.86, 0.1),
        (1.15, -0.08),
        (1.3, -0.32),
        (1.24, -0.58),
        (1.05, -0.7),
    ]
    outline = np.array([(-x, y) for x, y in bow])
    body = cutout(outline, 0.28, black, bevel=0.015).turn(x=-90).size(-1, 1, 1)
    top = cutout(outline, 0.03, black, bevel=0.008).turn(x=-90).size(-1, 1, 1)
    gold = cutout(outline * 0.93, 0.01, metal("#c79a4a")).turn(x=-90).size(-1, 1, 1)
    strings = [
        rod(
            (-0.45, y, 0.96),
            (1.0 - 0.9 * (y + 0.6), y * 0.9, 0.96),
            0.004,
            metal("#e8d8a0"),
            sides=4,
        )
        for y in np.linspace(-0.58, 0.55, 12)
    ]
    prop_top = (0.5, 0.1, 1.0 + math.tan(math.radians(lid)) * 0.72)
    return group(
        body.at(z=0.8),
        gold.at(z=0.945),
        strings,
        top.at(y=0.7).turn(x=lid).at(y=-0.7).size(1, -1, 1).at(z=0.97) if lid else top.at(z=0.97),
        rod((0.45, -0.62, 0.95), prop_top, 0.014, black) if lid else [],
        box((0.34, 1.4, 0.16), black, bevel=0.015).at(-0.77, 0, 0.74),
        piano_keys(5, width=1.24).turn(-90).at(-0.84, 0, 0.83),
        [box((0.34, 0.08, 0.2), black, bevel=0.015).at(-0.77, y, 0.8) for y in (-0.66, 0.66)],
        [
            leg(0.68, 0.085, black).at(x, y)
            for x, y in ((-0.62, -0.58), (-0.62, 0.58), (0.98, -0.35))
        ],
        rod((-0.6, 0, 0.7), (-0.6, 0, 0.1), 0.02, black),
        box((0.06, 0.3, 0.05), black, bevel=0.01).at(-0.62, 0, 0.1),
        motif="piano",
    )


def sheet_stand(*, colour: str = "#3a3634") -> Thing:
    """A music stand 1.3 high with a blank sheet, facing the viewer."""
    iron = metal(colour)
    return group(
        rod((0, 0, 0.2), (0, 0, 1.05), 0.014, iron),
        around(tube([(0, 0, 0.22), (0.2, 0, 0.06), (0.26, 0, 0)], 0.012, iron, sides=6), 3),
        cutout(rounded(0.6, 0.4, 0.04), 0.02, iron).turn(x=-18).at(0, -0.02, 1.18),
        box((0.6, 0.08, 0.015), iron, bevel=0).at(0, -0.08, 1.0),
        box((0.5, 0.01, 0.34), plain("#f6efde"), bevel=0).turn(x=-18).at(0, -0.045, 1.19),
        motif="music stand",
    )


def music_notes(*, colour: str = INK, seed: int = 0) -> Thing:
    """Five notes on a waving ribbon of lines, 2.4 long on x around the origin."""
    chance = np.random.default_rng(seed)
    x = np.linspace(-1.2, 1.2, 40)

    def wave(at: Array | float, line: float) -> Array:
        return np.stack(
            [at, 0.1 * np.sin(np.asarray(at) * 2), 0.22 * np.sin(np.asarray(at) * 2.2) + line], -1
        )

    ink = plain(colour)
    parts = [tube(wave(x, (line - 2) * 0.1), 0.006, ink, sides=4, bend=False) for line in range(5)]
    note = group(
        ball(0.065, ink, sides=14).size(1.25, 0.8, 0.9).turn(y=-20),
        rod((0.07, 0, 0), (0.07, 0, 0.36), 0.012, ink, sides=5),
        tube(
            [(0.07, 0, 0.36), (0.12, 0, 0.28), (0.17, 0, 0.22), (0.14, 0, 0.12)],
            [0.016, 0.022, 0.004],
            ink,
            sides=6,
        ),
    )
    parts += [
        note.at(*wave(float(at), float(chance.choice([-0.2, -0.1, 0.0, 0.1]))))
        for at in np.linspace(-1.0, 0.95, 5)
    ]
    return group(parts, motif="music")
