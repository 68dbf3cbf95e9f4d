"""Tables to eat and work at. They stand on z = 0; one sits at the viewer's side."""

import math

import numpy as np

from reverie.atelier.motifs.joinery import Profile, cloth, disc, leg, wood
from reverie.atelier.shapes import box, lathe, sheet
from reverie.atelier.thing import Thing, group


def table(
    width: float = 1.5,
    depth: float = 0.9,
    *,
    height: float = 0.78,
    colour: str = "#7a5236",
    cloth_colour: str | None = None,
) -> Thing:
    """A table with turned legs; with a cloth that hangs in points if it has a colour."""
    wooden = wood(colour)
    parts = [
        box((width, depth, 0.05), wooden, bevel=0.015).at(z=height - 0.025),
        box((width - 0.16, depth - 0.16, 0.1), wooden, bevel=0.01).at(z=height - 0.1),
    ]
    parts += [
        leg(height - 0.05, 0.055, wooden).at(x * (width / 2 - 0.1), y * (depth / 2 - 0.1))
        for x in (-1, 1)
        for y in (-1, 1)
    ]
    if cloth_colour:
        parts.append(_tablecloth(width, depth, height, cloth_colour))
    return group(parts, motif="table")


def _tablecloth(width: float, depth: float, height: float, colour: str) -> Thing:
    turn = np.linspace(0, 2 * math.pi, 97)
    edge = np.stack([np.cos(turn), np.sin(turn)], 1)
    edge /= np.abs(edge).max(1, keepdims=True)
    rows = []
    for down in np.linspace(0, 1, 9):
        out = 1 + 0.06 * down * np.sin(turn * 18)[:, None] * 0.6 + 0.02
        corner = np.minimum(np.abs(edge[:, 0]), np.abs(edge[:, 1]))[:, None]
        reach = edge * (width / 2, depth / 2) * (out + 0.05 * corner * down)
        rows.append(np.concatenate([reach, height + 0.008 - down * (0.24 + 0.12 * corner)], 1))
    top = np.concatenate(
        [edge * (width / 2, depth / 2) * 1e-3, np.full((97, 1), height + 0.008)], 1
    )
    return sheet(np.array([top, *rows]), cloth(colour))


def round_table(radius: float = 0.5, *, height: float = 0.75, colour: str = "#7a5236") -> Thing:
    """A small round table on one foot."""
    foot: Profile = [
        (0.3, 0),
        (0.28, 0.05),
        (0.08, 0.12),
        (0.05, 0.25),
        (0.09, 0.42),
        (0.045, 0.6),
        (0.1, 0.7),
    ]
    return group(
        lathe(foot, wood(colour), sides=24),
        disc(radius, 0.045, wood(colour)).at(z=height - 0.045),
        motif="table",
    )
