"""Games: playing cards, about 1 high."""

import math

import numpy as np

from reverie.atelier.motifs.joinery import (
    frame,
    plain,
    plaque,
    rounded,
    star_outline,
)
from reverie.atelier.shapes import Corner, cutout
from reverie.atelier.thing import Array, Thing, group


def playing_card(
    *, colour: str = "#f4ecd8", pattern: str = "#a8332c", sign: str = "heart", back: bool = False
) -> Thing:
    """A card 0.7 wide and 1 high around the origin, facing the viewer.

    It shows one great sign (heart, diamond, star, moon or leaf) or its patterned back.
    """
    parts = [cutout(rounded(0.7, 1.0, 0.06), 0.012, plain(colour))]
    tone = plain(pattern)
    if back:
        parts += [
            cutout(rounded(0.6, 0.9, 0.04), 0.016, tone),
            frame(rounded(0.54, 0.84, 0.03), rounded(0.5, 0.8, 0.03), 0.02, plain(colour)),
        ]
        parts += [
            plaque(star_outline(4, 0.07, 0.03), 0.02, plain(colour)).at(
                (x - 1) * 0.16, 0, (z - 2) * 0.17
            )
            for x in range(3)
            for z in range(5)
        ]
        return group(parts, motif="card")
    shape = np.array(sign_outline(sign))
    parts += [
        plaque(shape * 0.26, 0.018, tone),
        plaque(shape * 0.07, 0.018, tone).at(-0.25, 0, 0.39),
        plaque(shape * 0.07, 0.018, tone).turn(y=180).at(0.25, 0, -0.39),
    ]
    return group(parts, motif="card")


def sign_outline(name: str) -> list[Corner] | Array:
    """A heart, diamond, star, moon or leaf, about 2 high around the origin."""
    match name:
        case "diamond":
            return [(0, 1), (0.7, 0), (0, -1), (-0.7, 0)]
        case "star":
            return star_outline(5, 1, 0.45)
        case "moon":
            outer = [
                (math.cos(a) - 0.1, math.sin(a)) for a in np.linspace(0.8, 2 * math.pi - 0.8, 22)
            ]
            return outer + [
                (0.32 + 0.8 * math.cos(a), 0.8 * math.sin(a))
                for a in np.linspace(2 * math.pi - 1.15, 1.15, 18)
            ]
        case "leaf":
            right = [
                (0.62 * math.sin(a) * (1 - 0.3 * a / math.pi), 1 - 1.7 * a / math.pi)
                for a in np.linspace(0, math.pi, 14)
            ]
            return [*right, (0.06, -1), (-0.06, -1), *((-x, z) for x, z in reversed(right))]
        case _:
            line = []
            for a in np.linspace(0, 2 * math.pi, 40, endpoint=False):
                x = math.sin(a) ** 3
                line.append(
                    (
                        x,
                        (
                            13 * math.cos(a)
                            - 5 * math.cos(2 * a)
                            - 2 * math.cos(3 * a)
                            - math.cos(4 * a)
                        )
                        / 16,
                    )
                )
            return line
