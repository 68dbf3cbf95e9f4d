"""Boxes and bags: what things are packed and carried in."""

import math

import numpy as np

from reverie.atelier.colour import mix
from reverie.atelier.motifs.joinery import (
    BRASS,
    bent,
    cloth,
    disc,
    frame,
    hoop,
    metal,
    rounded,
    wood,
)
from reverie.atelier.shapes import ball, box, cutout, lathe, sheet, tube
from reverie.atelier.thing import Array, Paint, Thing, group, light


def _weave(radius: float, height: float, flare: float, colour: str) -> Thing:
    """The woven wall of a basket: rings that go in and out between its ribs."""
    straw = [cloth(colour), cloth(mix(colour, "#5a3a1a", 0.22))]
    parts = []
    turn = np.linspace(0, 2 * math.pi, 97)
    rows = max(5, round(height / 0.05))
    for row in range(rows):
        up = (row + 0.5) / rows
        reach = radius * (1 + flare * up) + 0.018 * np.sin(turn * 12 + math.pi * row)
        path = np.stack([reach * np.cos(turn), reach * np.sin(turn), np.full(97, up * height)], 1)
        parts.append(tube(path, height / rows * 0.62, straw[row % 2], sides=6, bend=False))
    return group(parts)


def basket(
    radius: float = 0.35, height: float = 0.4, *, colour: str = "#b58a4a", handle: bool = True
) -> Thing:
    """A woven basket with an arched handle, on z = 0."""
    rim = radius * 1.28
    arc = [
        (rim * math.cos(a), 0, height + (height + 0.12) * math.sin(a))
        for a in np.linspace(0, math.pi, 13)
    ]
    parts = [
        _weave(radius, height, 0.25, colour),
        disc(radius, 0.02, cloth(mix(colour, "#3a2410", 0.4))),
        hoop(rim, 0.035, cloth(colour)).at(z=height),
    ]
    if handle:
        parts.append(tube(arc, 0.026, cloth(mix(colour, "#5a3a1a", 0.15)), bend=False))
    return group(parts, motif="basket")


def barrel(height: float = 0.9, *, colour: str = "#8a6040") -> Thing:
    """A wooden barrel of staves with iron hoops."""
    count, h = 18, height
    up = np.linspace(0, 1, 9)
    radius = h * (0.3 + 0.1 * np.sin(up * math.pi))
    angle = np.linspace(-1, 1, 4) * math.pi / count * 0.96
    points = np.stack(
        [
            radius[:, None] * np.cos(angle),
            radius[:, None] * np.sin(angle),
            np.broadcast_to(up[:, None] * h, (9, 4)),
        ],
        -1,
    )
    stave, other = sheet(points, wood(colour)), sheet(points, wood(mix(colour, "#3a2010", 0.25)))
    return group(
        [(stave if at % 3 else other).turn(360 * at / count) for at in range(count)],
        [
            hoop(h * (0.304 + 0.1 * math.sin(z * math.pi)), 0.022 * h, metal("#57504a"))
            .size(1, 1, 1.4)
            .at(z=z * h)
            for z in (0.1, 0.3, 0.7, 0.9)
        ],
        disc(h * 0.31, 0.03, wood(mix(colour, "#3a2010", 0.2))).at(z=0.95 * h),
        disc(h * 0.31, 0.02, wood(colour)),
        motif="barrel",
    )


def suitcase(
    *,
    colour: str = "#8a5a3a",
    trim: str = "#5a3426",
    opened: float = 0,
    lining: str = "#c98a7a",
    glow: str | None = None,
) -> Thing:
    """A leather suitcase: closed it stands, 1 wide, 0.7 high.

    Open it lies on z = 0, lid away from us.
    """
    hide, dark = (
        Paint(colour, mix(colour, "#3a2010", 0.3), vary=0.16, rough=0.6, bump=0.2),
        wood(trim),
    )
    corner = ball(0.055, dark, sides=14)
    if not opened:
        strap = box((0.08, 0.31, 0.72), dark, bevel=0.012)
        return group(
            cutout(rounded(1.0, 0.7, 0.08), 0.28, hide, bevel=0.02).at(z=0.35),
            frame(rounded(1.015, 0.715, 0.08), rounded(0.97, 0.67, 0.07), 0.05, dark).at(z=0.35),
            [strap.at(x, 0, 0.35) for x in (-0.28, 0.28)],
            [
                corner.at(x * 0.44, y * 0.1, 0.06 + z * 0.58)
                for x in (-1, 1)
                for y in (-1, 1)
                for z in (0, 1)
            ],
            tube([(-0.14, 0, 0.7), (-0.12, 0, 0.78), (0.12, 0, 0.78), (0.14, 0, 0.7)], 0.025, dark),
            [
                box((0.1, 0.02, 0.06), metal(BRASS), bevel=0.008).at(x, -0.165, 0.56)
                for x in (-0.28, 0.28)
            ],
            motif="suitcase",
        )
    wall = frame(rounded(1.0, 0.7, 0.08), rounded(0.94, 0.64, 0.06), 0.16, hide, bevel=0.01).turn(
        x=-90
    )
    inner = light(glow, 4) if glow else cloth(lining)
    half = group(
        wall.at(z=0.08),
        cutout(rounded(0.96, 0.66, 0.07), 0.02, hide).turn(x=-90).at(z=0.01),
        cutout(rounded(0.95, 0.65, 0.06), 0.01, inner).turn(x=-90).at(z=0.03),
    )
    lid = group(
        wall.at(z=0.08),
        cutout(rounded(0.96, 0.66, 0.07), 0.02, hide).turn(x=-90).at(z=0.15),
        cutout(rounded(0.95, 0.65, 0.06), 0.01, cloth(lining)).turn(x=-90).at(z=0.13),
    )
    return group(half, lid.at(y=-0.35).turn(x=-opened).at(y=0.35, z=0.16), motif="suitcase")


def sack(height: float = 0.8, *, colour: str = "#b89a6a", rope: str = "#8a6a3c") -> Thing:
    """A tied sack on z = 0, leaning a little."""

    def slump(points: Array) -> Array:
        x, y, z = points.T
        return np.stack([x + 0.12 * z**2, y * 0.9, z], axis=1)

    h = height
    line = [
        (0.001, 0.0),
        (0.34 * h, 0.02 * h),
        (0.42 * h, 0.22 * h),
        (0.33 * h, 0.55 * h),
        (0.12 * h, 0.76 * h),
        (0.09 * h, 0.8 * h),
        (0.16 * h, 0.92 * h),
        (0.24 * h, h),
    ]
    made = group(
        lathe(line, cloth(colour), sides=36, wobble=0.05),
        hoop(0.1 * h, 0.025 * h, cloth(rope)).at(z=0.79 * h),
    )
    return group(bent(made, slump), motif="sack")
