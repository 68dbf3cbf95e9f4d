"""Painted flats: waves and clouds, sun, moon and stars, and trees, cut of board for a stage."""

import math

import numpy as np

from reverie.atelier.colour import mix
from reverie.atelier.motifs.joinery import band, disc, plain, plaque, rod, star_outline, wood
from reverie.atelier.shapes import ball, box, cutout, tube
from reverie.atelier.thing import Paint, Thing, group


def wave_flat(
    width: float = 5, height: float = 0.7, *, colour: str = "#3f7a8c", crest: str = "#e8f0e8"
) -> Thing:
    """Painted waves cut of board, standing on z = 0 and facing the viewer.

    Set several behind another.
    """
    count = max(3, round(width / 0.75))
    base: list[tuple[float, float]] = []
    foam: list[Thing] = []
    step = width / count
    for at in range(count):
        x = at * step - width / 2
        hook = [
            (0.0, 0.55),
            (0.22, 0.62),
            (0.45, 0.86),
            (0.66, 1.0),
            (0.86, 0.96),
            (0.97, 0.82),
            (0.92, 0.7),
            (0.8, 0.72),
            (0.76, 0.8),
            (0.72, 0.68),
            (0.8, 0.58),
            (0.9, 0.54),
        ]
        base += [(x + a * step, b * height) for a, b in hook]
        line = [(x + a * step, -0.03, b * height) for a, b in hook[1:8]]
        foam.append(tube(line, [0.008, 0.03, 0.035, 0.03, 0.012], plain(crest), sides=6))
    outline = [(-width / 2, 0.0), *base, (width / 2, 0.5 * height), (width / 2, 0.0)]
    board = Paint(colour, mix(colour, "#ffffff", 0.25), "rings", grain=1.2, vary=0.12)
    return group(cutout(outline, 0.04, board), foam, motif="waves")


def cloud_flat(
    width: float = 1.6, *, colour: str = "#f2ece0", shade: str = "#a8b8c4", hung: float = 0.0
) -> Thing:
    """A cloud cut of board, around the origin; `hung` adds two cords of that length above."""
    puffs = [(-0.36, 0.0, 0.14), (-0.16, 0.12, 0.19), (0.1, 0.15, 0.21), (0.33, 0.02, 0.16)]
    outline: list[tuple[float, float]] = []
    for a in np.linspace(0, 2 * math.pi, 140, endpoint=False):
        way = np.array((math.cos(a), math.sin(a)))
        reach = 0.05
        for x, z, r in puffs:
            along = x * way[0] + (z - 0.02) * way[1]
            off = r * r - (x * x + (z - 0.02) ** 2 - along * along)
            if off > 0:
                reach = max(reach, along + math.sqrt(off))
        outline.append((float(way[0] * reach), max(-0.12, float(way[1] * reach + 0.02))))
    flat = np.array(outline) * width
    parts = [
        plaque(flat, 0.04, plain(colour)),
        plaque(flat * (0.93, 0.6) - (0, 0.035 * width), 0.05, plain(mix(colour, shade, 0.35))),
        plaque(flat * (0.86, 0.82) + (0, 0.01 * width), 0.056, plain(colour)),
    ]
    if hung:
        parts += [
            rod(
                (s * width * 0.25, 0, 0.15 * width),
                (s * width * 0.25, 0, hung),
                0.008,
                plain("#d8c49a"),
                sides=5,
            )
            for s in (-1, 1)
        ]
    return group(parts, motif="cloud")


def sun_flat(
    radius: float = 0.7,
    *,
    colour: str = "#f0b840",
    rays: str = "#d8803a",
    face: bool = True,
    hung: float = 0.0,
) -> Thing:
    """A painted sun with pointed rays around the origin, with closed eyes and a smile."""
    parts = [
        plaque(star_outline(14, radius * 1.5, radius * 1.02), 0.03, plain(rays)).at(y=0.03),
        plaque(star_outline(14, radius * 1.32, radius * 1.02), 0.04, plain(mix(rays, colour, 0.6)))
        .turn(y=13)
        .at(y=0.02),
        disc(radius, 0.05, plain(colour), sides=48).turn(x=90),
    ]
    if face:
        ink = plain("#8a4a20")
        lid = tube(
            [(-0.15, 0, 0.03), (-0.08, 0, -0.04), (0.08, 0, -0.04), (0.15, 0, 0.03)],
            0.02,
            ink,
            sides=6,
        )
        parts += [lid.size(radius).at(s * 0.36 * radius, -0.06, 0.16 * radius) for s in (-1, 1)]
        parts += [
            tube(
                [
                    (-0.28 * radius, -0.06, -0.22 * radius),
                    (0, -0.06, -0.38 * radius),
                    (0.28 * radius, -0.06, -0.22 * radius),
                ],
                0.022 * radius,
                ink,
                sides=6,
            ),
            tube(
                [
                    (0.02 * radius, -0.06, 0.1 * radius),
                    (0.08 * radius, -0.06, -0.08 * radius),
                    (-0.02 * radius, -0.06, -0.1 * radius),
                ],
                0.018 * radius,
                ink,
                sides=6,
            ),
        ]
        parts += [
            ball(0.13 * radius, plain(mix(colour, "#d8503a", 0.5)), sides=16)
            .size(1, 0.1, 1)
            .at(s * 0.55 * radius, -0.05, -0.12 * radius)
            for s in (-1, 1)
        ]
    if hung:
        parts.append(rod((0, 0.02, radius), (0, 0.02, hung), 0.01, plain("#d8c49a"), sides=5))
    return group(parts, motif="sun")


def moon_flat(radius: float = 0.7, *, colour: str = "#f0e2b0", hung: float = 0.0) -> Thing:
    """A painted crescent with a sleeping eye around the origin, open to the right."""
    outer = [
        (radius * math.cos(a), radius * math.sin(a))
        for a in np.linspace(0.878, 2 * math.pi - 0.878, 30)
    ]
    inner = [
        (0.42 * radius + 0.8 * radius * math.cos(a), 0.8 * radius * math.sin(a))
        for a in np.linspace(1.294, 2 * math.pi - 1.294, 30)
    ]
    ink = plain("#6a5a4a")
    parts = [
        band(outer, inner, 0.05, plain(colour)),
        tube(
            [
                (-0.72 * radius, -0.04, 0.18 * radius),
                (-0.62 * radius, -0.04, 0.11 * radius),
                (-0.5 * radius, -0.04, 0.16 * radius),
            ],
            0.02 * radius,
            ink,
            sides=6,
        ),
        tube(
            [
                (-0.58 * radius, -0.04, -0.28 * radius),
                (-0.48 * radius, -0.04, -0.32 * radius),
                (-0.4 * radius, -0.04, -0.27 * radius),
            ],
            0.018 * radius,
            ink,
            sides=6,
        ),
    ]
    if hung:
        parts.append(
            rod(
                (-0.3 * radius, 0, 0.95 * radius),
                (-0.3 * radius, 0, hung),
                0.01,
                plain("#d8c49a"),
                sides=5,
            )
        )
    return group(parts, motif="moon")


def star_flat(radius: float = 0.2, *, colour: str = "#f4dc90", hung: float = 0.0) -> Thing:
    """A star of gilt board around the origin."""
    parts = [plaque(star_outline(5, radius, radius * 0.45), 0.03, plain(colour))]
    if hung:
        parts.append(rod((0, 0, radius), (0, 0, hung), 0.006, plain("#d8c49a"), sides=4))
    return group(parts, motif="star")


def tree_flat(height: float = 2, *, colour: str = "#5b7a4a", trunk: str = "#7a5a3c") -> Thing:
    """A painted tree cut of board with a brace behind it."""
    h = height
    crown = [
        (
            0.36 * h * math.cos(a) * (1 + 0.09 * math.sin(a * 7)),
            0.66 * h + 0.34 * h * math.sin(a) * (1 + 0.09 * math.sin(a * 7)),
        )
        for a in np.linspace(0, 2 * math.pi, 60, endpoint=False)
    ]
    return group(
        cutout(
            [(-0.07 * h, 0), (0.07 * h, 0), (0.045 * h, 0.5 * h), (-0.045 * h, 0.5 * h)],
            0.03,
            wood(trunk),
        ),
        plaque(crown, 0.04, Paint(colour, mix(colour, "#c9c060", 0.35), vary=0.15, grain=3)),
        rod((0, 0.5, 0), (0, 0.03, 0.6 * h), 0.02, wood("#a8824e")),
        box((0.5, 0.5, 0.04), wood("#a8824e"), bevel=0.01).at(0, 0.2, 0.02),
        motif="tree",
    )
