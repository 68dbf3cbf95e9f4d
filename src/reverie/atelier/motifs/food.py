"""Things to eat and what one eats them with. About 1 across each."""

import math

import numpy as np

from reverie.atelier.clay import Clay
from reverie.atelier.colour import mix
from reverie.atelier.motifs.fires import candle
from reverie.atelier.motifs.joinery import (
    glaze,
    metal,
    plain,
    turned,
    wood,
)
from reverie.atelier.shapes import ball, cutout, lathe, sheet, tube
from reverie.atelier.thing import Paint, Thing, group

SILVER = "#c9c6bc"


def cake(
    *,
    tiers: int = 3,
    icing: str = "#f6e8dc",
    trim: str = "#d8788a",
    candles: int = 5,
    stand: bool = True,
) -> Thing:
    """A tiered cake on a stand, 1 wide, with swags of icing, cherries and candles."""
    parts: list[Thing] = []
    z = 0.24 if stand else 0.0
    if stand:
        parts.append(
            lathe(
                [
                    (0.3, 0),
                    (0.28, 0.03),
                    (0.07, 0.08),
                    (0.06, 0.16),
                    (0.3, 0.21),
                    (0.6, 0.22),
                    (0.6, 0.24),
                    (0.001, 0.24),
                ],
                glaze("#e8eef0"),
                sides=44,
            )
        )
    for tier in range(tiers):
        r, h = 0.46 - 0.13 * tier, 0.3
        parts.append(
            lathe(
                np.array(
                    [
                        (0.001, z),
                        (r, z),
                        (r * 1.02, z + 0.04),
                        (r * 1.01, z + h * 0.85),
                        (r * 0.93, z + h),
                        (0.001, z + h + 0.01),
                    ]
                ),
                Paint(icing, vary=0.05, rough=0.6, bump=0.1),
                sides=44,
            )
        )
        count = 12 - 3 * tier
        turn = np.linspace(0, 2 * math.pi, count * 8 + 1)
        swag = z + h * 0.86 - 0.09 * np.abs(np.sin(turn * count / 2))
        parts.append(
            tube(
                np.stack([r * 1.02 * np.cos(turn), r * 1.02 * np.sin(turn), swag], 1),
                0.024,
                glaze(trim),
                sides=6,
                bend=False,
            )
        )
        bead = ball(0.035, glaze(icing), sides=10)
        parts += [
            bead.at(r * 1.02, 0, z + 0.03).turn(360 * at / (count * 2)) for at in range(count * 2)
        ]
        z += h
    top = 0.46 - 0.13 * (tiers - 1)
    if candles:
        stick = candle(0.2, 0.022, colour="#8fb8c4")
        parts += [stick.at(top * 0.55, 0, z).turn(360 * at / candles + 20) for at in range(candles)]
    parts.append(ball(0.06, glaze("#b5233a"), sides=16).at(z=z + 0.05))
    return group(parts, motif="cake")


def apple(
    *, colour: str = "#b5332c", blush: str = "#e8b840", leaf: bool = True, bitten: bool = False
) -> Thing:
    """An apple 0.8 high on z = 0."""
    clay = (
        Clay(colour, 0.05)
        .ball((0, 0, 0.34), (0.4, 0.4, 0.34))
        .ball((0, 0, 0.42), (0.41, 0.41, 0.28), blend=0.1)
        .ball((0, 0, 0.76), (0.12, 0.12, 0.14), cut=True, blend=0.14)
        .ball((0, 0, -0.02), (0.08, 0.08, 0.08), cut=True, blend=0.1)
    )
    clay.spot((-0.2, -0.3, 0.5), (0.3, 0.3, 0.3), mix(colour, blush, 0.65), soft=0.25)
    if bitten:
        for z, y in ((0.5, -0.06), (0.34, -0.1), (0.42, 0.12)):
            clay.ball((0.44, y, z), 0.17, cut=True, blend=0.01)
        clay.spot((0.4, 0, 0.42), (0.22, 0.24, 0.22), "#f4e4b8", soft=0.02)
    parts = [
        clay.thing("apple", 80, Paint(None, vary=0.12, grain=5, rough=0.35, shine=0.45, bump=0.02)),
        tube(
            [(0, 0, 0.6), (0.02, 0, 0.72), (0.07, 0, 0.8)], [0.018, 0.022, 0.028], wood("#5a4030")
        ),
    ]
    if leaf:
        parts.append(_leaf(0.32).turn(y=-28).turn(20).at(0.03, 0, 0.72))
    return group(parts, motif="apple")


def _leaf(length: float, colour: str = "#6f8f3f") -> Thing:
    u = np.linspace(0, 1, 12)[:, None]
    v = np.linspace(-1, 1, 7)[None, :]
    wide = 0.24 * length * np.sin(u * math.pi) ** 0.8
    return sheet(
        np.stack(
            [u * length + 0 * v, v * wide, 0.08 * length * np.sin(u * 3) + np.abs(v) * wide * 0.35],
            -1,
        ),
        plain(colour),
    )


def pear(*, colour: str = "#b8b04a", blush: str = "#c9803a") -> Thing:
    """A pear 1 high on z = 0, leaning a little."""
    clay = (
        Clay(colour, 0.14)
        .ball((0, 0, 0.32), (0.34, 0.34, 0.32))
        .limb([(0, 0, 0.45), (0.03, 0, 0.78)], [0.24, 0.14])
        .spot((0.24, -0.2, 0.4), (0.26, 0.26, 0.34), mix(colour, blush, 0.6), soft=0.2)
    )
    return group(
        clay.thing("pear", 80, Paint(None, vary=0.14, grain=7, rough=0.45, shine=0.35, bump=0.05)),
        tube([(0.03, 0, 0.88), (0.04, 0, 0.98), (0.1, 0, 1.06)], 0.02, wood("#5a4030")),
        _leaf(0.26).turn(y=-20).turn(200).at(0.04, 0, 0.98),
        motif="pear",
    )


def bread(*, colour: str = "#b5763a") -> Thing:
    """A long loaf 1 wide on z = 0 with three cuts across it."""
    clay = (
        Clay(colour, 0.06)
        .ball((0, 0, 0.18), (0.52, 0.22, 0.2))
        .ball((0, 0, 0.12), (0.5, 0.23, 0.13))
    )
    for x in (-0.26, 0.0, 0.26):
        clay.limb(
            [(x - 0.08, -0.14, 0.37), (x + 0.08, 0.14, 0.37)], 0.035, cut=True, blend=0.05
        ).spot((x, 0, 0.34), (0.06, 0.18, 0.06), "#eac890", soft=0.03)
    clay.spot((0, 0, 0.0), (0.6, 0.3, 0.1), mix(colour, "#e8c48a", 0.5), soft=0.06)
    return clay.thing(
        "bread", 80, Paint(None, vary=0.22, grain=5, rough=0.8, bump=0.35, bump_grain=18)
    )


def spoon(*, colour: str = SILVER) -> Thing:
    """A spoon 1 long standing on its handle's end, its bowl up at z = 0.85, facing the viewer."""
    bowl = (
        lathe([(0.001, 0.05), (0.07, 0.035), (0.11, 0.0)], metal(colour), sides=28)
        .size(1, 1.35, 1)
        .turn(x=-90)
    )
    return group(
        bowl.at(z=0.85),
        tube(
            [(0, -0.005, 0.72), (0, 0.015, 0.6), (0, 0, 0.3), (0, 0.01, 0.02)],
            [0.022, 0.02, 0.022, 0.04],
            metal(colour),
        ).size(1, 0.6, 1),
        motif="spoon",
    )


def table_knife(*, colour: str = SILVER, handle: str = "#efe4c8") -> Thing:
    """A round-tipped table knife 1 long standing on its handle, facing the viewer."""
    blade = [(-0.04, 0.42), (0.04, 0.42), (0.055, 0.8), (0.03, 0.96), (-0.02, 1.0), (-0.045, 0.94)]
    return group(
        cutout(blade, 0.014, metal(colour), bevel=0.004),
        turned(
            [(0, 0), (0.045, 0.01), (0.05, 0.06), (0.035, 0.36), (0.045, 0.42), (0, 0.43)],
            glaze(handle),
            sides=18,
        ).size(1, 0.7, 1),
        motif="knife",
    )
