"""Trains and trams, which point to +x, and the rails they run on."""

import math

import numpy as np

from reverie.atelier.motifs.carts import wheel
from reverie.atelier.motifs.joinery import (
    BRASS,
    INK,
    IRON,
    bent,
    disc,
    frame,
    glaze,
    hoop,
    metal,
    plain,
    rod,
    rounded,
    turned,
    wood,
)
from reverie.atelier.shapes import ball, box, cutout, tube
from reverie.atelier.thing import Array, Thing, group, lamp, light


def locomotive(
    *, colour: str = "#2f5d52", trim: str = "#c9483a", lit: str = "#ffe0a0", power: float = 0.0
) -> Thing:
    """A plump toy engine 2.4 long, 0.9 wide, 1.75 high.

    Its chimney ends at (0.78, 0, 1.75). Rails at z = 0.
    """
    paint, red, brass = glaze(colour), glaze(trim), metal(BRASS)
    drive = wheel(0.36, colour=trim, rim="#3a3634", spokes=8, thick=0.09)
    small = wheel(0.22, colour=trim, rim="#3a3634", spokes=6, thick=0.09)
    boiler = (
        turned(
            [(0, 0), (0.36, 0), (0.38, 0.03), (0.38, 1.3), (0.3, 1.38), (0, 1.4)], paint, sides=36
        )
        .turn(y=90)
        .at(-0.4, 0, 0.82)
    )
    bands = [hoop(0.385, 0.018, brass).turn(y=90).at(x, 0, 0.82) for x in (-0.1, 0.3, 0.7)]
    window_line = rounded(0.3, 0.3, 0.06)
    cab = [
        box((0.62, 0.86, 0.5), paint, bevel=0.02).at(-0.72, 0, 0.72),
        *(
            box((0.06, 0.06, 0.48), paint, bevel=0.01).at(-0.72 + x, y, 1.2)
            for x in (-0.28, 0.28)
            for y in (-0.4, 0.4)
        ),
        cutout(
            [(-0.46, 0), (0.46, 0), (0.4, 0.09), (0, 0.15), (-0.4, 0.09)], 1.05, red, bevel=0.012
        )
        .turn(90)
        .size(0.84, 1, 1)
        .at(-0.72, 0, 1.42),
    ]
    cab += [
        frame(window_line * 1.2, window_line, 0.04, brass).at(-0.72, s * 0.43, 1.2) for s in (-1, 1)
    ]
    chimney = turned(
        [(0.14, 0), (0.11, 0.1), (0.1, 0.36), (0.2, 0.5), (0.2, 0.56), (0.14, 0.56), (0.08, 0.4)],
        paint,
        sides=24,
    ).at(0.78, 0, 1.16)
    rods = (
        [
            box((0.78, 0.03, 0.06), metal("#a8a49a"), bevel=0.01).at(-0.33, s * 0.44, 0.26)
            for s in (-1, 1)
        ]
        + [
            turned([(0, -0.2), (0.12, -0.2), (0.12, 0.2), (0, 0.2)], red, sides=18)
            .turn(y=90)
            .at(0.72, s * 0.4, 0.38)
            for s in (-1, 1)
        ]
        + [
            rod((0.05, s * 0.44, 0.28), (0.6, s * 0.44, 0.38), 0.02, metal("#a8a49a"))
            for s in (-1, 1)
        ]
    )
    cow = [
        rod((1.12, y, 0.36), (1.36, y * 0.75, 0.06), 0.022, red, sides=6)
        for y in np.linspace(-0.36, 0.36, 7)
    ]
    parts = [
        boiler,
        *bands,
        *cab,
        chimney,
        *rods,
        *cow,
        box((2.05, 0.8, 0.12), red, bevel=0.02).at(-0.02, 0, 0.44),
        turned([(0.12, 0), (0.13, 0.1), (0.08, 0.2), (0, 0.23)], brass, sides=20).at(0.32, 0, 1.16),
        turned([(0.1, 0), (0.1, 0.14), (0, 0.2)], brass, sides=20).at(-0.08, 0, 1.18),
        turned([(0, 0), (0.13, 0), (0.15, 0.1), (0.12, 0.12), (0, 0.1)], brass, sides=20)
        .turn(y=90)
        .at(1.0, 0, 1.1),
        disc(0.11, 0.02, light(lit, 6), sides=20).turn(y=90).at(1.1, 0, 1.1),
        rod((0.95, 0, 1.0), (0.95, 0, 1.1), 0.06, metal(IRON)),
        disc(0.2, 0.03, red).turn(y=90).at(1.0, 0, 0.82),
        box((0.1, 0.86, 0.16), red, bevel=0.02).at(1.08, 0, 0.42),
    ]
    for s in (-1, 1):
        parts += [
            drive.at(-0.72, s * 0.38, 0.36),
            drive.turn(y=40).at(0.05, s * 0.38, 0.36),
            small.at(0.72, s * 0.38, 0.22),
        ]
    parts += [
        ball(0.05, red, sides=12).at(0.55, 0, 1.24),
        tube([(-0.3, 0.02, 1.2), (-0.3, 0.02, 1.34)], 0.03, brass, sides=8, bend=False),
    ]
    if power:
        parts.append(lamp(power, lit, 0.1).at(1.3, 0, 1.1))
    return group(parts, motif="train")


def carriage(
    *,
    colour: str = "#a8433a",
    roof: str = "#efe4cc",
    lit: str | None = "#ffc65c",
    strength: float = 3.0,
    windows: int = 4,
) -> Thing:
    """A railway carriage 2.2 long, 0.9 wide and 1.5 high with lit windows; rails at z = 0."""
    small = wheel(0.22, colour="#3a3634", rim="#3a3634", spokes=6, thick=0.09)
    arc = [(0.48 * math.cos(a), 0.2 * math.sin(a)) for a in np.linspace(0, math.pi, 15)]
    shine = light(lit, strength) if lit else plain("#2f4152")
    pane_line = rounded(0.28, 0.4, 0.07)
    step = 1.9 / windows
    parts = [
        box((2.1, 0.84, 0.9), glaze(colour), bevel=0.03).at(z=0.86),
        cutout(arc, 2.26, plain(roof), bevel=0.015).turn(90).at(z=1.28),
        box((2.2, 0.8, 0.1), plain(INK), bevel=0.015).at(z=0.4),
    ]
    for s in (-1, 1):
        parts += [small.at(x, s * 0.36, 0.22) for x in (-0.75, 0.75)]
        parts.append(box((2.12, 0.02, 0.04), metal(BRASS), bevel=0.005).at(0, s * 0.425, 0.66))
        for at in range(windows):
            x = (at - (windows - 1) / 2) * step
            parts += [
                cutout(pane_line, 0.02, shine).at(x, s * 0.422, 0.98),
                frame(pane_line * 1.2, pane_line, 0.04, metal(BRASS)).at(x, s * 0.425, 0.98),
            ]
    parts += [rod((s * 1.05, 0, 0.42), (s * 1.2, 0, 0.42), 0.035, metal(IRON)) for s in (-1, 1)]
    return group(parts, motif="train")


def train(
    carriages: int = 2,
    *,
    colour: str = "#2f5d52",
    trim: str = "#c9483a",
    coaches: tuple[str, ...] = ("#a8433a", "#3d5a80", "#b5862f"),
    lit: str | None = "#ffc65c",
) -> Thing:
    """An engine at the origin, pointing to +x, and its carriages behind it, 2.45 each."""
    cars = [
        carriage(colour=coaches[at % len(coaches)], lit=lit).at(x=-2.42 - 2.42 * at)
        for at in range(carriages)
    ]
    return group(locomotive(colour=colour, trim=trim), cars, motif="train")


def rails(
    length: float = 8, *, colour: str = "#8f8a82", sleepers: str = "#5a4434", bend: float = 0.0
) -> Thing:
    """A track along x, 0.76 between its rails, their tops at z = 0.

    `bend` curves it to +y by a radius's inverse.
    """
    count = round(length / 0.3)

    def lay(points: Array) -> Array:
        x, y, z = points.T
        if not bend:
            return points
        radius = 1 / bend
        return np.stack(
            [(radius - y) * np.sin(x / radius), radius - (radius - y) * np.cos(x / radius), z],
            axis=1,
        )

    sleeper = box((0.14, 1.25, 0.08), wood(sleepers), bevel=0.015)
    x = np.linspace(-length / 2, length / 2, count * 2)
    steel = [
        tube(
            np.stack([x, np.full(len(x), y), np.full(len(x), -0.03)], 1),
            0.035,
            metal(colour),
            sides=6,
            bend=False,
        )
        for y in (-0.38, 0.38)
    ]
    made = group(
        steel,
        [sleeper.at((at + 0.5) * length / count - length / 2, 0, -0.1) for at in range(count)],
    )
    return group(bent(made, lay) if bend else made, motif="rails")


def tram(*, colour: str = "#c9483a", roof: str = "#efe4cc", lit: str = "#ffd27a") -> Thing:
    """An old tramcar 3.2 long and 2.2 high with lit windows, pointing to +x; rails at z = 0."""
    small = wheel(0.24, colour="#3a3634", rim="#3a3634", spokes=6, thick=0.09)
    body = (
        cutout(rounded(3.0, 0.95, 0.28, 8), 0.62, glaze(colour), bevel=0.02).turn(x=90).at(z=0.68)
    )
    upper = cutout(rounded(2.96, 0.9, 0.26, 8), 0.62, light(lit, 2.6)).turn(x=90).at(z=1.3)
    top = cutout(rounded(3.1, 1.05, 0.3, 8), 0.12, plain(roof), bevel=0.03).turn(x=90).at(z=1.66)
    lantern_roof = (
        cutout(rounded(2.2, 0.6, 0.15, 6), 0.14, plain(roof), bevel=0.03).turn(x=90).at(z=1.78)
    )
    posts = [
        box((0.07, 0.03, 0.64), glaze(colour), bevel=0.006).at(x, s * 0.455, 1.3)
        for x in np.linspace(-1.2, 1.2, 7)
        for s in (-1, 1)
    ] + [
        box((0.03, 0.06, 0.64), glaze(colour), bevel=0.006).at(s * 1.485, y, 1.3)
        for y in (-0.16, 0.16)
        for s in (-1, 1)
    ]
    return group(
        body,
        upper,
        top,
        lantern_roof,
        posts,
        box((2.7, 0.7, 0.2), plain(INK), bevel=0.02).at(z=0.34),
        [small.at(x, s * 0.36, 0.24) for x in (-0.6, 0.6) for s in (-1, 1)],
        [box((2.4, 0.01, 0.04), metal(BRASS), bevel=0).at(0, s * 0.48, 0.9) for s in (-1, 1)],
        disc(0.1, 0.03, light("#fff0c0", 6), sides=20).turn(y=90).at(1.5, 0, 0.72),
        tube([(0.2, 0, 1.85), (-0.3, 0, 2.25), (-0.9, 0, 2.5)], 0.02, metal(IRON)),
        motif="tram",
    )
