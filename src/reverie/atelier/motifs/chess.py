"""Chess: the six pieces, about 1 high."""

import math

import numpy as np

from reverie.atelier.clay import Clay
from reverie.atelier.colour import mix
from reverie.atelier.motifs.joinery import glaze, plain, rod
from reverie.atelier.shapes import Corner, ball, box, lathe
from reverie.atelier.thing import Paint, Thing, group

IVORY, EBONY = "#efe4c8", "#3a2c28"
_FOOT: list[Corner] = [(0, 0), (0.26, 0), (0.27, 0.05), (0.22, 0.1), (0.23, 0.14), (0.16, 0.18)]


def _piece(profile: list[Corner], colour: str) -> Thing:
    return lathe(np.array([*_FOOT, *profile]), glaze(colour), sides=32)


def chess_king(*, colour: str = IVORY) -> Thing:
    """A king 1.15 high with a ball and a small spire, no cross."""
    return group(
        _piece(
            [
                (0.11, 0.3),
                (0.09, 0.55),
                (0.12, 0.68),
                (0.2, 0.72),
                (0.12, 0.76),
                (0.13, 0.82),
                (0.19, 0.96),
                (0.17, 0.98),
                (0.001, 1.0),
            ],
            colour,
        ),
        ball(0.055, glaze(colour), sides=16).at(z=1.03),
        lathe([(0.03, 0), (0.001, 0.12)], glaze(colour), sides=12).at(z=1.07),
        motif="chess king",
    )


def chess_queen(*, colour: str = IVORY) -> Thing:
    """A queen 1.05 high with a crown of eight points."""
    tip = ball(0.03, glaze(colour), sides=10)
    return group(
        _piece(
            [
                (0.1, 0.3),
                (0.085, 0.52),
                (0.12, 0.64),
                (0.18, 0.68),
                (0.11, 0.72),
                (0.12, 0.78),
                (0.19, 0.92),
                (0.15, 0.9),
                (0.001, 0.93),
            ],
            colour,
        ),
        [
            tip.at(0.18 * math.cos(a), 0.18 * math.sin(a), 0.93)
            for a in np.linspace(0, 2 * math.pi, 8, endpoint=False)
        ],
        ball(0.05, glaze(colour), sides=14).at(z=0.97),
        motif="chess queen",
    )


def chess_rook(*, colour: str = IVORY) -> Thing:
    """A rook 0.75 high with battlements."""
    tooth = box((0.09, 0.1, 0.1), glaze(colour), bevel=0.015)
    return group(
        _piece(
            [
                (0.13, 0.3),
                (0.12, 0.46),
                (0.2, 0.54),
                (0.21, 0.64),
                (0.15, 0.64),
                (0.14, 0.6),
                (0.001, 0.6),
            ],
            colour,
        ),
        [tooth.at(x=0.175, z=0.68).turn(60 * at) for at in range(6)],
        motif="chess rook",
    )


def chess_pawn(*, colour: str = IVORY) -> Thing:
    """A pawn 0.65 high."""
    return group(
        _piece([(0.1, 0.28), (0.075, 0.38), (0.15, 0.43), (0.08, 0.45), (0.06, 0.46)], colour),
        ball(0.13, glaze(colour), sides=24).at(z=0.54),
        motif="chess pawn",
    )


def chess_bishop(*, colour: str = IVORY) -> Thing:
    """A bishop 0.9 high with its slit hat."""
    return group(
        _piece(
            [
                (0.1, 0.3),
                (0.08, 0.48),
                (0.16, 0.55),
                (0.09, 0.58),
                (0.14, 0.68),
                (0.1, 0.8),
                (0.001, 0.86),
            ],
            colour,
        ),
        ball(0.04, glaze(colour), sides=12).at(z=0.89),
        rod(
            (0.02, -0.13, 0.68),
            (0.1, -0.08, 0.78),
            0.012,
            plain(mix(colour, "#000000", 0.7)),
            sides=6,
        ),
        motif="chess bishop",
    )


def chess_knight(*, colour: str = IVORY) -> Thing:
    """A knight 0.9 high, a horse's head that looks to +x."""
    clay = Clay(colour, 0.05).limb(
        [(-0.04, 0, 0.2), (-0.1, 0, 0.42), (-0.03, 0, 0.64), (0.03, 0, 0.74)],
        [0.17, 0.15, 0.12, 0.1],
    )
    clay.limb([(0.02, 0, 0.73), (0.16, 0, 0.64), (0.26, 0, 0.54)], [0.1, 0.075, 0.06]).ball(
        (0.05, 0, 0.56), 0.08, cut=False
    )
    clay.limb([(0.02, 0.05, 0.8), (0.02, 0.06, 0.92)], [0.035, 0.012], pair=True, blend=0.02).ball(
        (0.12, 0.075, 0.7), 0.022, mix(colour, "#000000", 0.75), pair=True, blend=0.004
    )
    for at in range(9):
        share = at / 8
        clay.ball(
            (-0.14 - 0.1 * math.sin(share * 2.6) + 0.12 * share, 0, 0.34 + 0.48 * share),
            (0.045, 0.04, 0.05),
            mix(colour, "#000000", 0.12),
            blend=0.02,
        )
    clay.limb(
        [(0.24, 0, 0.5), (0.32, 0, 0.54)], 0.01, mix(colour, "#000000", 0.6), blend=0.004
    ).ball((0.3, 0.035, 0.57), 0.012, mix(colour, "#000000", 0.7), pair=True, blend=0.004)
    return group(
        clay.thing("chess knight", 100, Paint(None, vary=0.08, rough=0.35, shine=0.45, bump=0)),
        _piece([(0.15, 0.2), (0.001, 0.22)], colour),
        motif="chess knight",
    )
