"""The smallest that fly: moths and bees.

Marks are named with each creature. Sizes are for close views, about 1 long; scale them down.
"""

import math
from collections.abc import Callable, Sequence
from typing import Literal

import numpy as np

from reverie.atelier.colour import linear, mix
from reverie.atelier.motifs.anatomy import (
    FUR,
    Creature,
    blade,
)
from reverie.atelier.shapes import ball, curve, tube
from reverie.atelier.thing import Array, Mesh, Paint, Point, Thing

WingPose = Literal["open", "flutter", "closed"]
Dye = Callable[[Array, Array], Array]
"""Colours by a wing's own place: how far out from its root, and how far round its border."""
_MOTH_FOREWING: list[Point] = [
    (0.05, 0.0, 0),
    (0.28, 0.3, 0),
    (0.36, 0.66, 0),
    (0.3, 0.98, 0),
    (0.16, 1.0, 0),
    (-0.02, 0.86, 0),
    (-0.2, 0.66, 0),
    (-0.24, 0.4, 0),
    (-0.16, 0.1, 0),
]
_MOTH_HINDWING: list[Point] = [
    (0.05, 0.02, 0),
    (0.0, 0.36, 0),
    (-0.08, 0.62, 0),
    (-0.28, 0.7, 0),
    (-0.5, 0.58, 0),
    (-0.6, 0.36, 0),
    (-0.5, 0.14, 0),
    (-0.26, 0.02, 0),
]


def moth(
    pose: WingPose = "open",
    *,
    wings: str = "#b8a488",
    border: str = "#5a4636",
    spots: str = "#e9dcc0",
    eyespot: str | None = "#7a3a44",
) -> Thing:
    """A moth with a fur collar and combed feelers, 2.0 across. Marks: "back", "head", "mouth"."""
    lift = {"open": 4.0, "flutter": 34.0, "closed": 80.0}[pose]
    dye = _painted(wings, border, spots, eyespot, bands=True)
    body = Creature(mix(wings, border, 0.3), 0.05)
    body.limb([(0.14, 0, 0.2), (-0.1, 0, 0.2), (-0.5, 0, 0.15)], [0.12, 0.115, 0.03])
    for each in range(4):
        body.spot((-0.18 - 0.08 * each, 0, 0.2), (0.018, 0.2, 0.2), border, soft=0.012)
    for each in range(9):
        angle = each / 9 * 2 * math.pi
        tuft = [
            (0.16, 0.06 * math.cos(angle), 0.2 + 0.06 * math.sin(angle)),
            (0.1, 0.16 * math.cos(angle), 0.21 + 0.14 * math.sin(angle)),
        ]
        body.limb(tuft, [0.07, 0.02], spots, blend=0.03)
    body.ball((0.29, 0, 0.22), 0.09).eye((0.33, 0.065, 0.24), 0.034, out=(0.6, 0.8, 0.2))
    comb = blade(
        [(0.34, 0.04, 0.28), (0.46, 0.14, 0.38), (0.5, 0.3, 0.46)],
        [0.01, 0.06, 0.05, 0.004],
        border,
        facing=(0.4, -0.3, 1),
        cup=0.2,
        thick=0.006,
    )
    body.add(comb, pair=True)
    six_legs(body, border, (0.16, 0.06, -0.04), 0.2, 0.18)
    front = _petal(_MOTH_FOREWING, dye, 0).turn(x=lift).at(0.04, 0.05, 0.24)
    hind = _petal(_MOTH_HINDWING, dye, 1).turn(x=lift - 2).at(-0.06, 0.05, 0.22)
    body.add(front, pair=True).add(hind, pair=True)
    body.mark("back", (0, 0, 0.34)).mark("head", (0.3, 0, 0.31)).mark("mouth", (0.38, 0, 0.2))
    return body.thing("moth", 80, FUR)


def bee(
    *, fur: str = "#e8b23a", bands: str = "#3a2a20", wing: str = "#e8eef0", cells: int = 90
) -> Thing:
    """A round bee on the wing, 0.9 long around z 0.4. Marks: "back", "foot" (to carry by)."""
    body = Creature(fur, 0.04)
    body.ball((-0.16, 0, 0.38), (0.32, 0.22, 0.22), turn=(0, -10, 0)).ball(
        (0.14, 0, 0.44), (0.17, 0.17, 0.17)
    )
    for x in (-0.1, -0.26, -0.4):
        body.spot((x, 0, 0.36), (0.042, 0.4, 0.4), bands, soft=0.015)
    head = body.within((0.33, 0, 0.42), (6, 6, -10))
    head.ball((0, 0, 0), (0.12, 0.135, 0.125), bands, blend=0.02).eye(
        (0.06, 0.095, 0.03), 0.04, iris="#f4ecd8"
    )
    feelers(head, (0.08, 0.03, 0.1), 0.2, bands, knob=True)
    smile = [(0.11, 0.05, -0.04), (0.128, 0, -0.055), (0.11, -0.05, -0.04)]
    head.add(tube(smile, 0.007, Paint(fur, bump=0), sides=6))
    for size, back, lift in ((1.0, 0.04, 38), (0.72, -0.1, 26)):
        pane = blade(
            [(0, 0, 0), (-0.1 * size, 0.26 * size, 0.02), (-0.16 * size, 0.5 * size, 0)],
            [0.03, 0.13 * size, 0.13 * size, 0.02],
            wing,
            thick=0.006,
            paint=Paint(vary=0.08, rough=0.3, shine=0.4),
        )
        body.add(pane.turn(x=lift).at(back, 0.08, 0.58), pair=True)
    body.add(tube([(-0.46, 0, 0.33), (-0.56, 0, 0.31)], [0.03, 0.003], Paint(bands)))
    for x in (0.18, 0.06, -0.06):
        dangling = [(x, 0.1, 0.3), (x - 0.03, 0.15, 0.2), (x - 0.08, 0.13, 0.12)]
        body.add(tube(dangling, [0.024, 0.02, 0.014], Paint(bands)), pair=True)
    body.mark("back", (-0.05, 0, 0.6)).mark("foot", (0.0, 0, 0.12)).mark("head", (0.33, 0, 0.55))
    return body.thing("bee", cells, FUR)


def feelers(body: Creature, at: Point, length: float, colour: str, *, knob: bool) -> None:
    """A pair of feelers, with knobs or without."""
    x, y, z = at
    path = [
        at,
        (x + length * 0.4, y + length * 0.2, z + length * 0.6),
        (x + length * 0.75, y + length * 0.45, z + length * 0.8),
    ]
    thin = length * 0.045
    body.add(tube(path, [thin, thin, thin * 0.7], Paint(colour), sides=6), pair=True)
    if knob:
        body.add(ball(thin * 1.9, Paint(colour), sides=10).at(*path[-1]), pair=True)


def six_legs(
    body: Creature,
    colour: str,
    along: tuple[float, float, float],
    reach: float,
    height: float,
    *,
    thick: float = 0.014,
    ground: float = 0.0,
    out: float = 0.06,
) -> None:
    """Three legs at each side, with knees."""
    paint = Paint(colour, vary=0.12)
    for each, x in enumerate(along):
        swing = (0.5, 0.0, -0.6)[each] * reach * 0.7
        root = (x, out * 0.8, height)
        knee = (x + swing * 0.5, out + reach * 0.5, height + reach * 0.22)
        foot = (x + swing, out + reach * 0.85, ground + thick * 0.5)
        body.add(
            tube([root, knee, foot], [thick * 1.3, thick, thick * 0.5], paint, sides=7), pair=True
        )


def _petal(outline: Sequence[Point], dye: Dye, kind: int) -> Thing:
    """A wing to the left as a sheet from its root to its outline, painted by corner."""
    border = curve([*outline, outline[0]], 64)
    share = np.linspace(0, 1, 26)
    root = np.array([0.0, 0.0, 0.0])
    points = root + (border - root)[None] * share[:, None, None]
    points[..., 2] += 0.05 * np.sin(share * math.pi)[:, None]
    around = np.linspace(0, 1, len(border))
    out, round_it = np.meshgrid(share, around, indexing="ij")
    colours = dye(out.ravel(), round_it.ravel() + float(kind))
    rows, columns = out.shape
    row, column = np.meshgrid(np.arange(rows - 1), np.arange(columns - 1), indexing="ij")
    here = (row * columns + column).ravel()
    quads = np.stack([here, here + 1, here + columns + 1, here + columns], -1).astype(np.int32)
    mesh = Mesh(points.reshape(-1, 3), (quads,), colours)
    return Thing(mesh, Paint(vary=0.1, grain=6, rough=0.75, bump=0.05))


def _painted(
    wings: str, border: str, spots: str, eyespot: str | None, *, bands: bool = False
) -> Dye:
    """A wing's picture: a dark border with light dots, veins from the root, an eye in the field."""
    base, edge, dot = (np.array(linear(each)) for each in (wings, border, spots))
    deep = np.array(linear(mix(wings, border, 0.45)))
    iris = np.array(linear(eyespot or wings))

    def dye(out: Array, around: Array) -> Array:
        place, kind = around % 1, np.floor(around)
        part = np.clip((0.35 - out) / 0.35, 0, 1)[:, None]
        colours = base * (1 - part * 0.7) + deep * part * 0.7
        vein = np.abs(((place * 9) % 1) - 0.5) * 2
        colours = np.where(((vein > 0.9) & (out > 0.3) & (out < 0.86))[:, None], deep, colours)
        if bands:
            wave = out + 0.025 * np.sin(place * 60)
            colours = np.where((np.abs(wave - 0.58) < 0.03)[:, None], edge, colours)
            colours = np.where((np.abs(wave - 0.66) < 0.018)[:, None], dot, colours)
        rim = np.clip((out - (0.88 if bands else 0.83)) / 0.03, 0, 1)[:, None]
        colours = colours * (1 - rim) + edge * rim
        pearls = (np.abs(out - 0.92) < 0.028) & (np.abs(((place * 18) % 1) - 0.5) < 0.17)
        colours = np.where(pearls[:, None], dot, colours)
        if eyespot:
            centre = np.where(kind > 0, 0.45, 0.4)
            away = np.hypot((out - 0.64) * 1.0, (place - centre) * 2.4)
            for radius, hue in ((0.13, edge), (0.105, dot), (0.08, iris), (0.035, edge)):
                colours = np.where((away < radius)[:, None], hue, colours)
        return colours

    return dye
