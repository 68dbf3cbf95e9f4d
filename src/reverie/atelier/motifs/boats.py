"""Boats, ships and what belongs to them.

They point to +x and float with the water at z = 0 or a little above.
"""

import math

import numpy as np

from reverie.atelier.colour import mix
from reverie.atelier.motifs.joinery import (
    INK,
    IRON,
    cloth,
    disc,
    hoop,
    metal,
    plain,
    rod,
    wood,
)
from reverie.atelier.shapes import box, cutout, sheet, tube
from reverie.atelier.thing import Array, Mesh, Paint, Thing, group, light


def _hull(
    length: float,
    width: float,
    depth: float,
    *,
    sheer: float,
    stern: float = 0.0,
    paint: Paint,
    inner: Paint,
) -> Thing:
    """A boat's shell with its keel at z = 0; `stern` keeps its back as broad as that share."""
    t = np.linspace(-1, 1, 33)[:, None]
    a = np.linspace(-math.pi / 2, math.pi / 2, 15)[None, :]
    taper = np.clip(1 - np.abs(t) ** 2.6, 0, 1) ** 0.62
    taper = np.where(t < 0, np.maximum(taper, stern * (1 - 0.25 * t * t)), taper)
    half = width / 2 * taper + 0.004
    rise = sheer * t * t * np.where(t > 0, 1.25, 0.8)
    y = half * np.sign(np.sin(a)) * np.abs(np.sin(a)) ** 0.8
    z = depth + rise - (depth + rise * 0.7) * np.cos(a) ** 0.75
    x = t * length / 2 * (1 + 0.05 * (1 - np.cos(a)) * (t > 0)) + 0 * a
    outer = np.stack([x, y, z], -1)
    shrink = np.stack([x * 0.97, y * 0.93, z + 0.03 * np.cos(a)], -1)
    lip = [tube(outer[:, side], 0.028, inner, sides=6, bend=False) for side in (0, -1)]
    parts = [sheet(outer, paint), sheet(shrink, inner), *lip]
    if stern:
        ring = outer[0]
        face = np.arange(len(ring)).reshape(1, -1).astype(np.int32)
        parts.append(Thing(Mesh(ring, (face,), smooth=False), paint))
    return group(parts)


def rowing_boat(
    *,
    colour: str = "#8a4b32",
    inside: str = "#c69a6a",
    oars: bool = True,
    band: str | None = "#efe4cc",
) -> Thing:
    """A rowing boat 2 long and 0.8 wide, its keel at z = -0.12, its seats at z = 0.24."""
    bench = [
        box((0.2, wide, 0.035), wood(inside), bevel=0.008).at(x, 0, 0.36)
        for x, wide in ((-0.55, 0.6), (0.0, 0.72), (0.52, 0.58))
    ]
    parts = [
        _hull(2.0, 0.8, 0.46, sheer=0.2, paint=wood(colour), inner=wood(inside)),
        *bench,
        rod((0.98, 0, 0.2), (1.06, 0, 0.78), [0.03, 0.035], wood(inside)),
    ]
    if band:
        edge = [
            [
                (
                    t * 1.0 * s,
                    side * (0.402 * (1 - abs(t) ** 2.6) ** 0.62 + 0.012),
                    0.4 + 0.2 * t * t * (1.25 if t > 0 else 0.8),
                )
                for s in (1,)
                for t in np.linspace(-0.96, 0.96, 25)
            ]
            for side in (-1, 1)
        ]
        parts += [tube(line, 0.022, plain(band), sides=6, bend=False) for line in edge]
    if oars:
        parts += [
            oar().turn(y=90).turn(x=0).turn(s * 62).turn(x=s * -14).at(0.05, s * 0.42, 0.5)
            for s in (-1, 1)
        ]
        parts += [hoop(0.04, 0.012, metal(IRON), sides=14).at(0.05, s * 0.42, 0.5) for s in (-1, 1)]
    return group(group(parts).at(z=-0.12), motif="boat")


def oar(length: float = 1.5, *, colour: str = "#b58a4a") -> Thing:
    """An oar standing on its grip at z = -0.4 length, its blade up; the pivot is the origin."""
    blade = cutout(
        [
            (-0.03, 0),
            (0.03, 0),
            (0.085, 0.16),
            (0.08, 0.4),
            (0, 0.45),
            (-0.08, 0.4),
            (-0.085, 0.16),
        ],
        0.02,
        wood(colour),
        bevel=0.008,
    )
    return group(
        rod((0, 0, -0.4 * length), (0, 0, 0.42 * length), [0.026, 0.022], wood(colour)),
        blade.at(z=0.38 * length),
        motif="oar",
    )


def _sail(luff: Array, clew: Array, belly: float, paint: Paint) -> Thing:
    """A cloth between two lines of as many points, blown out to -y by `belly`."""
    share = np.linspace(0, 1, 13)[None, :, None]
    grid: Array = np.add(luff[:, None, :], np.subtract(clew, luff)[:, None, :] * share)
    rows = np.linspace(0, 1, len(luff))[:, None]
    bulge = belly * np.sin(share[..., 0] * math.pi) * (0.35 + 0.65 * np.sin(rows * math.pi))
    grid[..., 1] -= bulge
    return sheet(grid, paint)


def sail_boat(*, colour: str = "#a8433a", sail: str = "#f2e8d4", belly: float = 0.3) -> Thing:
    """A small boat with one mast and two sails, 2 long and 2.7 high; the water at z = 0."""
    up = np.linspace(0, 1, 13)
    mast = np.stack([0.12 + 0 * up, 0 * up, 0.55 + 1.95 * up], 1)
    boom = np.stack([-0.8 + 0.9 * up**1.2, -0.12 + 0.1 * up, 0.55 + 1.9 * up], 1)
    stay = np.stack([0.98 - 0.82 * up, 0 * up, 0.4 + 1.75 * up], 1)
    foot = np.stack([0.2 + 0.0 * up, -0.06 + 0 * up, 0.5 + 1.6 * up], 1)
    return group(
        _hull(2.0, 0.75, 0.46, sheer=0.2, paint=wood(colour), inner=wood("#c69a6a")).at(z=-0.14),
        box((0.9, 0.5, 0.03), wood("#c69a6a"), bevel=0.01).at(-0.2, 0, 0.2),
        rod((0.12, 0, 0), (0.12, 0, 2.65), [0.035, 0.02], wood("#6b4e36")),
        rod((0.12, 0, 0.53), (-0.85, -0.12, 0.5), 0.022, wood("#6b4e36")),
        rod((0.12, 0, 2.55), (1.05, 0, 0.42), 0.007, plain("#d8c49a"), sides=4),
        _sail(mast, boom, belly, plain(sail)),
        _sail(stay, foot, belly * 0.6, plain(sail)),
        cutout([(0, 0), (-0.36, 0.07), (0, 0.15)], 0.01, cloth("#b5392f")).at(0.12, 0, 2.5),
        motif="sailing boat",
    )


def sailing_ship(
    *,
    colour: str = "#7a4a30",
    sail: str = "#efe2c4",
    stripe: str = "#d8a83a",
    flag: str = "#b5392f",
    lit: str | None = "#ffc65c",
) -> Thing:
    """A fat three-masted ship 4.4 long and 4.6 high with a lit stern; the water at z = 0.25."""
    dark = wood("#5a3d28")
    mast_at = ((-1.15, 2.9), (0.0, 3.6), (1.15, 3.0))
    parts = [
        _hull(3.6, 1.15, 0.85, sheer=0.42, stern=0.72, paint=wood(colour), inner=wood("#b58a5a")),
        box((3.0, 0.95, 0.04), wood("#b58a5a"), bevel=0).at(-0.15, 0, 0.86),
    ]
    castle_line = [(-0.5, 0), (0.42, 0), (0.3, 0.42), (-0.58, 0.56)]
    parts += [
        cutout(castle_line, 0.86, wood(colour), bevel=0.015).at(-1.38, 0, 0.98),
        cutout(
            [(-0.62, 0.52), (0.34, 0.38), (0.34, 0.45), (-0.62, 0.6)],
            0.94,
            wood("#b58a5a"),
            bevel=0.01,
        ).at(-1.38, 0, 0.98),
    ]
    parts += [
        tube(
            [
                (
                    t * 1.78,
                    s
                    * (
                        0.575
                        * max(
                            (1 - abs(t) ** 2.6) ** 0.62, 0.72 * (1 - 0.25 * t * t) if t < 0 else 0
                        )
                        + 0.012
                    ),
                    0.62 + 0.42 * t * t * (1.25 if t > 0 else 0.8),
                )
                for t in np.linspace(-0.97, 0.95, 25)
            ],
            0.03,
            plain(stripe),
            sides=6,
            bend=False,
        )
        for s in (-1, 1)
    ]
    glow = light(lit, 3.5) if lit else plain("#2a2630")
    parts += [
        box((0.18, 0.02, 0.2), glow, bevel=0).at(x, s * 0.44, 1.25)
        for x in (-1.55, -1.25)
        for s in (-1, 1)
    ] + [box((0.02, 0.16, 0.2), glow, bevel=0).at(-1.93, y, 1.25) for y in (-0.24, 0, 0.24)]
    port = disc(0.07, 0.03, plain(INK), sides=20).turn(x=90)
    parts += [port.at(x, -0.58 + 0.05 * abs(x), 0.6 + 0.04 * x * x) for x in (-0.8, -0.3, 0.2, 0.7)]
    for x, top in mast_at:
        parts.append(rod((x, 0, 0.3), (x, 0, 0.9 + top), [0.06, 0.03], dark))
        parts.append(
            cutout(
                [(0, 0), (-0.42, 0.06), (-0.34, 0.12), (-0.42, 0.2), (0, 0.24)], 0.012, cloth(flag)
            ).at(x, 0, 0.75 + top)
        )
        low, yards = 1.35, 3 if top > 3.2 else 2
        tall = (top - 0.75) / yards
        for at in range(yards):
            wide = 0.92 * (1 - 0.2 * at) * (1.1 if x == 0 else 0.9)
            z = low + at * tall
            v, u = np.meshgrid(np.linspace(0, 1, 9), np.linspace(-1, 1, 13), indexing="ij")
            bow = 0.34 * (1 - u * u * 0.8) * np.sin(v * math.pi * 0.9)
            canvas = np.stack([x + 0.08 + bow, u * wide * (1 - 0.14 * v), z + tall * 0.9 * v], -1)
            parts += [
                sheet(canvas, plain(sail)),
                rod(
                    (x + 0.06, -wide * 0.92, z + tall * 0.9),
                    (x + 0.06, wide * 0.92, z + tall * 0.9),
                    0.022,
                    dark,
                ),
            ]
    parts += [
        rod((1.7, 0, 1.2), (2.6, 0, 1.75), [0.05, 0.025], dark),
        rod((1.15, 0, 3.6), (2.55, 0, 1.72), 0.008, plain("#d8c49a"), sides=4),
        rod((0, 0, 4.3), (1.15, 0, 3.8), 0.008, plain("#d8c49a"), sides=4),
        rod((-1.15, 0, 3.6), (0, 0, 4.3), 0.008, plain("#d8c49a"), sides=4),
    ]
    up = np.linspace(0, 1, 9)
    parts.append(
        _sail(
            np.stack([2.5 - 1.25 * up, 0 * up, 1.72 + 1.6 * up], 1),
            np.stack([1.3 + 0 * up, -0.1 + 0 * up, 1.5 + 1.7 * up], 1),
            0.25,
            plain(sail),
        )
    )
    return group(group(parts), motif="sailing ship")


def paper_boat(size: float = 1.0, *, colour: str = "#f6f0e2") -> Thing:
    """A folded boat 2 wide and 0.95 high on z = 0, times its size."""
    corners = np.array(
        [
            (-1, 0, 0.58),
            (1, 0, 0.58),
            (-0.46, -0.05, 0),
            (0.46, -0.05, 0),
            (-0.46, 0.05, 0),
            (0.46, 0.05, 0),
            (0, -0.34, 0.46),
            (0, 0.34, 0.46),
            (0, 0, 0.98),
            (-0.56, 0, 0.46),
            (0.56, 0, 0.46),
        ]
    )
    faces = np.array(
        [
            (0, 2, 6),
            (2, 3, 6),
            (3, 1, 6),
            (0, 7, 4),
            (4, 7, 5),
            (5, 7, 1),
            (0, 4, 2),
            (1, 3, 5),
            (2, 4, 5),
            (3, 2, 5),
            (9, 6, 8),
            (6, 10, 8),
            (9, 8, 7),
            (7, 8, 10),
            (0, 6, 9),
            (6, 1, 10),
            (0, 9, 7),
            (7, 10, 1),
        ],
        np.int32,
    )
    boat = Thing(
        Mesh(corners * size, (faces,), smooth=False),
        Paint(colour, vary=0.06, bump=0.08),
        "paper boat",
    )
    crease = plain(mix(colour, "#a09070", 0.3))
    return group(
        boat,
        [
            rod(corners[a] * size, corners[b] * size, 0.006 * size, crease, sides=4)
            for a, b in ((0, 6), (6, 1), (9, 8), (10, 8), (6, 8))
        ],
        motif="paper boat",
    )
