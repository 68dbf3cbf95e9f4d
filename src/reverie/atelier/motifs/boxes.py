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
    plain,
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


def wooden_crate(
    width: float = 0.8, depth: float = 0.6, height: float = 0.5, *, colour: str = "#a8824e"
) -> Thing:
    """An open slatted crate on z = 0."""
    slat = wood(colour)
    tall = height / 3
    parts = [box((width, depth, 0.03), slat, bevel=0.006).at(z=0.015)]
    for row in range(3):
        z = (row + 0.5) * tall + 0.01
        parts += [
            box((width, 0.03, tall * 0.8), slat, bevel=0.006).at(0, y, z)
            for y in (-depth / 2, depth / 2)
        ]
        parts += [
            box((0.03, depth, tall * 0.8), slat, bevel=0.006).at(x, 0, z)
            for x in (-width / 2, width / 2)
        ]
    parts += [
        box((0.05, 0.05, height), slat, bevel=0.006).at(
            x * (width / 2 - 0.03), y * (depth / 2 - 0.03), height / 2
        )
        for x in (-1, 1)
        for y in (-1, 1)
    ]
    return group(parts, motif="crate")


def gift_box(
    size: float = 0.7, *, colour: str = "#4f7a8a", ribbon: str = "#d8503a", opened: float = 0
) -> Thing:
    """A box with a ribbon and a bow; its lid opens backwards by degrees."""
    s, band = size, cloth(ribbon)
    loop = tube(
        [
            (0, 0, 0),
            (0.16 * s, 0, 0.2 * s),
            (0.34 * s, 0, 0.16 * s),
            (0.22 * s, 0, 0.02 * s),
            (0, 0, 0),
        ],
        [0.03 * s, 0.06 * s, 0.07 * s, 0.04 * s],
        band,
    )
    lid = group(
        box((1.08 * s, 1.08 * s, 0.16 * s), plain(colour), bevel=0.012),
        box((0.16 * s, 1.09 * s, 0.165 * s), band, bevel=0.005),
        box((1.09 * s, 0.16 * s, 0.165 * s), band, bevel=0.005),
        loop.at(z=0.08 * s),
        loop.turn(180).at(z=0.08 * s),
        ball(0.06 * s, band, sides=14).at(z=0.1 * s),
    )
    wall = [
        box((s, 0.03, 0.8 * s), plain(colour), bevel=0.005).at(0, y * s / 2, 0.4 * s)
        for y in (-1, 1)
    ] + [
        box((0.03, s, 0.8 * s), plain(colour), bevel=0.005).at(x * s / 2, 0, 0.4 * s)
        for x in (-1, 1)
    ]
    return group(
        wall,
        box((s, s, 0.02), plain(mix(colour, "#000000", 0.5)), bevel=0).at(z=0.02),
        [
            box((0.16 * s, 0.032, 0.8 * s), band, bevel=0).at(0, y * s * 0.503, 0.4 * s)
            for y in (-1, 1)
        ],
        [
            box((0.032, 0.16 * s, 0.8 * s), band, bevel=0).at(x * s * 0.503, 0, 0.4 * s)
            for x in (-1, 1)
        ],
        lid.at(y=-0.54 * s).turn(x=-opened).at(y=0.54 * s, z=0.8 * s),
        motif="gift",
    )


def cardboard_box(
    width: float = 0.8,
    depth: float = 0.6,
    height: float = 0.5,
    *,
    colour: str = "#b8915c",
    opened: bool = True,
) -> Thing:
    """A plain box of board on z = 0 with its four flaps folded out."""
    board, dark = plain(colour), plain(mix(colour, "#3a2410", 0.5))
    parts = [box((width, depth, height), board, bevel=0.006).at(z=height / 2)]
    if opened:
        parts += [box((width - 0.03, depth - 0.03, 0.01), dark, bevel=0).at(z=height)]
        flap, end = (
            box((width, 0.015, depth * 0.5), board, bevel=0.003).at(z=depth * 0.25),
            box((0.015, depth, width * 0.36), board, bevel=0.003).at(z=width * 0.18),
        )
        parts += [
            flap.turn(x=s * t).at(0, -s * depth / 2, height) for s, t in ((1, 118), (-1, 128))
        ] + [end.turn(y=s * 115).at(s * width / 2, 0, height) for s in (-1, 1)]
    return group(parts, motif="box")


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
