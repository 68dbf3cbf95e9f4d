"""What carries us over land and water: boats, trains, cars, bicycles, carts, sleds and their parts.

Vehicles point to +x; boats float with the water at z = 0 or a little above.
"""

import math

import numpy as np

from reverie.atelier.clay import Clay
from reverie.atelier.colour import mix
from reverie.atelier.motifs.joinery import (
    BRASS,
    INK,
    IRON,
    around,
    bent,
    cloth,
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
from reverie.atelier.motifs.lights import flames
from reverie.atelier.motifs.vessels import basket
from reverie.atelier.shapes import ball, box, cutout, highlight, lathe, sheet, tube
from reverie.atelier.thing import Array, Mesh, Paint, Thing, glass, group, lamp, light


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


def paper_plane(size: float = 1.0, *, colour: str = "#f6f0e2") -> Thing:
    """A folded dart flying to +x, 1.2 long and 0.8 wide around the origin."""
    corners = np.array(
        [
            (0.7, 0, 0.02),
            (-0.5, -0.42, 0.1),
            (-0.5, -0.05, 0.05),
            (-0.5, 0.05, 0.05),
            (-0.5, 0.42, 0.1),
            (-0.5, 0, -0.2),
            (0.7, 0, 0.0),
            (-0.54, -0.1, 0.07),
            (-0.54, 0.1, 0.07),
        ]
    )
    faces = np.array([(0, 1, 2), (0, 3, 4), (0, 2, 5), (0, 5, 3)], np.int32)
    return Thing(
        Mesh(corners * size, (faces,), smooth=False),
        Paint(colour, vary=0.06, bump=0.05),
        "paper plane",
    )


def wheel(
    radius: float = 0.4,
    *,
    colour: str = "#7a5236",
    rim: str = "#57504a",
    spokes: int = 10,
    thick: float = 0.06,
) -> Thing:
    """A spoked wheel facing the viewer around the origin."""
    spoke = rod(
        (0, 0, 0.1 * radius),
        (0, 0, 0.9 * radius),
        [0.07 * radius, 0.045 * radius],
        wood(colour),
        sides=8,
    )
    hub = turned(
        [
            (0, -0.8 * thick),
            (0.16 * radius, -0.8 * thick),
            (0.2 * radius, 0),
            (0.16 * radius, 0.8 * thick),
            (0, 0.8 * thick),
        ],
        wood(colour),
        sides=18,
    ).turn(x=90)
    ring = turned(
        [
            (0.84 * radius, -thick / 2),
            (0.95 * radius, -thick / 2),
            (0.95 * radius, thick / 2),
            (0.84 * radius, thick / 2),
            (0.84 * radius, -thick / 2),
        ],
        wood(colour),
        sides=48,
    ).turn(x=90)
    tyre = turned(
        [
            (0.94 * radius, -thick * 0.56),
            (radius, -thick * 0.56),
            (radius, thick * 0.56),
            (0.94 * radius, thick * 0.56),
        ],
        metal(rim),
        sides=48,
    ).turn(x=90)
    return group(
        [spoke.turn(y=360 * at / spokes) for at in range(spokes)], hub, ring, tyre, motif="wheel"
    )


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


def bicycle(*, colour: str = "#a8433a", basket_colour: str | None = "#b58a4a") -> Thing:
    """A bicycle 1.7 long pointing to +x, its saddle at z = 0.95."""
    paint, steel = glaze(colour), metal("#c9c4b4")
    rim = group(
        hoop(0.33, 0.028, plain("#2f2c2c"), sides=48).turn(x=90),
        hoop(0.3, 0.012, steel, sides=48).turn(x=90),
        [
            rod((0, 0, 0), (0.3 * math.cos(a), 0, 0.3 * math.sin(a)), 0.004, steel, sides=4)
            for a in np.linspace(0, 2 * math.pi, 20, endpoint=False)
        ],
        ball(0.035, steel, sides=12),
    )
    lines = [
        ((-0.52, 0.35), (-0.22, 0.82)),
        ((-0.52, 0.35), (-0.08, 0.33)),
        ((-0.08, 0.33), (-0.24, 0.88)),
        ((-0.08, 0.33), (0.36, 0.8)),
        ((-0.22, 0.8), (0.35, 0.84)),
        ((0.35, 0.96), (0.42, 0.66)),
    ]
    parts = [
        rim.at(-0.52, 0, 0.35),
        rim.turn(y=9).at(0.56, 0, 0.35),
        *(rod((a, 0, b), (c, 0, d), 0.024, paint) for (a, b), (c, d) in lines),
        tube([(0.42, 0, 0.68), (0.5, 0, 0.5), (0.56, 0, 0.35)], 0.02, paint),
    ]
    parts += [
        tube(
            [
                (0.3, -0.28, 1.04),
                (0.42, -0.18, 1.06),
                (0.36, 0, 1.0),
                (0.42, 0.18, 1.06),
                (0.3, 0.28, 1.04),
            ],
            0.018,
            steel,
        ),
        *(
            tube([(0.3, s * 0.28, 1.04), (0.2, s * 0.29, 1.02)], 0.026, wood("#5a3426"), bend=False)
            for s in (-1, 1)
        ),
    ]
    parts += [
        lathe([(0.001, 0.06), (0.1, 0.05), (0.12, 0.0), (0.05, -0.02)], wood("#5a3426"), sides=20)
        .size(1.4, 0.9, 1)
        .at(-0.26, 0, 0.92),
        hoop(0.09, 0.012, steel, sides=24).turn(x=90).at(-0.08, 0.04, 0.33),
        hoop(0.05, 0.01, steel, sides=18).turn(x=90).at(-0.52, 0.04, 0.35),
    ]
    parts += [
        rod((-0.08, 0.04, 0.42), (-0.52, 0.04, 0.4), 0.008, metal(IRON), sides=4),
        rod((-0.08, 0.04, 0.24), (-0.52, 0.04, 0.3), 0.008, metal(IRON), sides=4),
        rod((-0.08, 0.05, 0.33), (0.04, 0.05, 0.24), 0.014, steel),
        rod((-0.08, -0.05, 0.33), (-0.2, -0.05, 0.42), 0.014, steel),
        box((0.1, 0.1, 0.03), plain(INK), bevel=0.006).at(0.05, 0.1, 0.23),
        box((0.1, 0.1, 0.03), plain(INK), bevel=0.006).at(-0.21, -0.1, 0.43),
    ]
    guard = [(0.37 * math.cos(a), 0, 0.37 * math.sin(a)) for a in np.linspace(0.1, 2.6, 14)]
    parts += [
        tube(guard, 0.018, paint, bend=False, sides=6).at(-0.52, 0, 0.35),
        ball(0.055, light("#ffe2a0", 3), sides=14).at(0.46, 0, 0.9),
    ]
    if basket_colour:
        parts.append(basket(0.15, 0.2, colour=basket_colour, handle=False).at(0.58, 0, 0.82))
    return group(parts, motif="bicycle")


def penny_farthing(*, colour: str = "#2f3a3a") -> Thing:
    """A high-wheeler pointing to +x, its saddle at z = 1.55."""
    iron = metal(colour)

    def rim(r: float, count: int) -> Thing:
        return group(
            hoop(r, 0.026, plain("#2f2c2c"), sides=64).turn(x=90),
            [
                rod((0, 0, 0), (r * math.cos(a), 0, r * math.sin(a)), 0.005, iron, sides=4)
                for a in np.linspace(0, 2 * math.pi, count, endpoint=False)
            ],
            ball(0.04, iron, sides=12),
        )

    return group(
        rim(0.7, 32).at(0.2, 0, 0.72),
        rim(0.2, 12).at(-0.75, 0, 0.22),
        tube([(-0.75, 0, 0.22), (-0.62, 0, 0.75), (-0.25, 0, 1.3), (0.14, 0, 1.5)], 0.03, iron),
        rod((0.14, 0, 1.55), (0.2, 0, 0.72), 0.026, iron),
        lathe([(0.001, 0.06), (0.1, 0.04), (0.11, 0.0), (0.05, -0.02)], wood("#5a3426"), sides=18)
        .size(1.4, 0.9, 1)
        .at(-0.02, 0, 1.52),
        tube(
            [(0.12, -0.3, 1.5), (0.16, -0.15, 1.58), (0.16, 0.15, 1.58), (0.12, 0.3, 1.5)],
            0.018,
            iron,
        ),
        [
            rod((0.2, s * 0.06, 0.72), (0.2 + s * 0.13, s * 0.06, 0.64), 0.016, iron)
            for s in (-1, 1)
        ],
        motif="bicycle",
    )


def unicycle(*, colour: str = "#c9483a") -> Thing:
    """A unicycle 1.1 high rolling to +x."""
    rim = wheel(0.34, colour="#e8c060", rim="#2f2c2c", spokes=12, thick=0.06)
    return group(
        rim.at(z=0.34),
        [rod((0, s * 0.07, 0.34), (0, s * 0.05, 0.75), 0.02, glaze(colour)) for s in (-1, 1)],
        rod((0, 0, 0.74), (0, 0, 1.02), 0.024, metal("#c9c4b4")),
        lathe([(0.001, 0.06), (0.12, 0.05), (0.13, 0.0), (0.05, -0.03)], wood("#5a3426"), sides=20)
        .size(1.3, 0.8, 1)
        .at(z=1.04),
        [
            rod((0, s * 0.1, 0.34), (s * 0.14, s * 0.1, 0.28), 0.014, metal("#c9c4b4"))
            for s in (-1, 1)
        ],
        [
            box((0.12, 0.1, 0.03), plain(INK), bevel=0.006).at(s * 0.15, s * 0.15, 0.28)
            for s in (-1, 1)
        ],
        motif="unicycle",
    )


def cart(*, colour: str = "#8a6a48", load: str | None = None) -> Thing:
    """A two-wheeled cart 1.9 long with its shafts to +x.

    Its floor at z = 0.6. `load` heaps it with hay.
    """
    plank = wood(colour)
    big = wheel(0.5, colour=colour)
    parts = [
        box((1.3, 0.8, 0.05), plank, bevel=0.01).at(-0.2, 0, 0.58),
        *(big.at(-0.2, s * 0.5, 0.5) for s in (-1, 1)),
        rod((-0.2, -0.52, 0.5), (-0.2, 0.52, 0.5), 0.04, metal(IRON)),
    ]
    for s in (-1, 1):
        parts += [
            box((1.3, 0.035, 0.12), plank, bevel=0.01)
            .turn(x=-s * 12)
            .at(-0.2, s * (0.42 + 0.04 * row), 0.7 + row * 0.15)
            for row in range(2)
        ]
        parts += [
            rod((x, s * 0.41, 0.56), (x, s * 0.5, 0.98), 0.025, plank, sides=6)
            for x in (-0.8, -0.2, 0.4)
        ]
        parts.append(
            tube([(-0.8, s * 0.3, 0.55), (0.6, s * 0.3, 0.52), (1.2, s * 0.26, 0.45)], 0.035, plank)
        )
    parts += [
        box((0.035, 0.86, 0.3), plank, bevel=0.01).at(-0.86, 0, 0.74),
        rod((1.18, 0.24, 0.45), (1.16, 0.2, 0), 0.02, plank),
    ]
    if load:
        hay = Paint(load, mix(load, "#8a6a2a", 0.5), vary=0.3, grain=9, bump=0.9, bump_grain=24)
        parts.append(
            lathe(
                [(0.001, 0), (0.5, 0.0), (0.58, 0.15), (0.4, 0.5), (0.001, 0.66)],
                hay,
                sides=28,
                wobble=0.06,
            )
            .size(1.25, 0.85, 1)
            .at(-0.2, 0, 0.62)
        )
    return group(parts, motif="cart")


def caravan(
    *, colour: str = "#3f6b62", trim: str = "#e8c060", roof: str = "#a8433a", lit: str = "#ffc65c"
) -> Thing:
    """A showman's wagon with a bowed roof, 2.2 long and 2.5 high, its door and steps at +x."""
    arc = [(0.72 * math.cos(a), 0.34 * math.sin(a)) for a in np.linspace(0, math.pi, 17)]
    body = (
        cutout(
            [
                (-0.5, 0),
                (0.5, 0),
                (0.66, 1.2),
                *((x * 0.92, 1.2 + z) for x, z in arc[1:-1]),
                (-0.66, 1.2),
            ],
            1.9,
            glaze(colour),
            bevel=0.015,
        )
        .turn(90)
        .at(z=0.62)
    )
    cover = [(0.76 * math.cos(a), 0.42 * math.sin(a)) for a in np.linspace(0, math.pi, 17)]
    slats = [
        box((0.03, 0.02, 1.15), plain(trim), bevel=0.004).turn(x=-s * 7.5).at(x, s * 0.59, 1.22)
        for x in np.linspace(-0.9, 0.9, 7)
        for s in (-1, 1)
    ]
    shine = light(lit, 3)
    windows = [
        box((0.34, 0.02, 0.4), shine, bevel=0).turn(x=-s * 7.5).at(x, s * 0.615, 1.38)
        for x in (-0.42, 0.32)
        for s in (-1, 1)
    ] + [
        frame(rounded(0.42, 0.48, 0.02), rounded(0.34, 0.4, 0.02), 0.05, plain(trim))
        .turn(x=-s * 7.5)
        .at(x, s * 0.615, 1.38)
        for x in (-0.42, 0.32)
        for s in (-1, 1)
    ]
    wheels = [
        wheel(r, colour=trim, rim="#57504a").at(x, s * 0.58, r)
        for x, r in ((-0.62, 0.46), (0.66, 0.38))
        for s in (-1, 1)
    ]
    step = [
        box((0.12, 0.5, 0.04), wood("#8a6a48"), bevel=0.008).at(
            1.06 + 0.14 * at, 0, 0.5 - 0.17 * at
        )
        for at in range(3)
    ]
    return group(
        body,
        cutout(cover, 2.3, plain(roof), bevel=0.01).turn(90).at(z=1.82),
        slats,
        windows,
        wheels,
        step,
        box((0.02, 0.46, 1.05), wood("#9c3a2c"), bevel=0.01).at(0.96, 0, 1.18),
        turned([(0.07, 0), (0.07, 0.4), (0.1, 0.4), (0.02, 0.5)], metal(IRON), sides=14).at(
            -0.5, 0.25, 2.1
        ),
        box((2.0, 0.9, 0.08), wood(trim), bevel=0.02).at(z=0.62),
        motif="caravan",
    )


def car(*, colour: str = "#4f8a8a", roof: str = "#f2e8d4") -> Thing:
    """A small round car 2.1 long and 1.25 high, pointing to +x."""
    clay = (
        Clay(colour, 0.1)
        .box((0, 0, 0.46), (0.95, 0.4, 0.2), edge=0.18)
        .box((-0.12, 0, 0.85), (0.5, 0.34, 0.3), roof, edge=0.2, blend=0.08)
        .ball((0.55, 0, 0.56), (0.42, 0.32, 0.2))
        .ball((-0.75, 0, 0.56), (0.3, 0.34, 0.2))
    )
    for x in (-0.58, 0.6):
        clay.limb([(x, -0.6, 0.26), (x, 0.6, 0.26)], 0.27, cut=True, blend=0.02)
        clay.ball((x, 0.4, 0.42), (0.34, 0.1, 0.22), pair=True, blend=0.05)
        clay.limb([(x, -0.6, 0.24), (x, 0.6, 0.24)], 0.25, cut=True, blend=0.02)
    rubber = plain("#2f2c2c")
    tyre = group(
        turned(
            [(0.1, -0.07), (0.22, -0.08), (0.24, -0.05), (0.24, 0.05), (0.22, 0.08), (0.1, 0.07)],
            rubber,
            sides=32,
        ).turn(x=90),
        disc(0.13, 0.06, metal("#d8d4c8"), sides=24).turn(x=90).at(y=-0.03),
        disc(0.05, 0.09, glaze(colour), sides=20).turn(x=90).at(y=-0.02),
    )
    dark = Paint("#33485a", vary=0.15, rough=0.2, shine=0.6, bump=0)
    side = cutout([(-0.5, 0.72), (0.28, 0.72), (0.12, 1.02), (-0.4, 1.02)], 0.74, dark, bevel=0.03)
    parts = [
        clay.thing("car", 120, Paint(None, vary=0.08, rough=0.3, shine=0.5, bump=0)),
        side,
        box((0.05, 0.38, 0.3), plain(roof), bevel=0.01).at(-0.12, 0, 0.9).size(1, 1.98, 1),
    ]
    pane = box((0.03, 0.5, 0.27), dark, bevel=0.02)
    parts += [pane.turn(y=-14).at(0.365, 0, 0.88), pane.turn(y=10).at(-0.61, 0, 0.88)]
    parts += [tyre.at(x, -0.36, 0.24) for x in (-0.58, 0.6)] + [
        tyre.turn(180).at(x, 0.36, 0.24) for x in (-0.58, 0.6)
    ]
    parts += [
        ball(0.1, light("#ffe8b0", 3), sides=18).size(0.5, 1, 1).at(0.9, s * 0.24, 0.54)
        for s in (-1, 1)
    ] + [
        hoop(0.1, 0.016, metal("#d8d4c8"), sides=24).turn(y=90).at(0.9, s * 0.24, 0.54)
        for s in (-1, 1)
    ]
    parts += [
        tube([(x, -0.4, 0.3), (x * 1.03, 0, 0.28), (x, 0.4, 0.3)], 0.03, metal("#d8d4c8"))
        for x in (0.98, -0.98)
    ]
    return group(parts, motif="car")


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


def sled(*, colour: str = "#a8433a", wood_colour: str = "#b58a4a") -> Thing:
    """A wooden sled 1.3 long with curled runners, pointing to +x; one sits at z = 0.3."""
    runner = tube(
        [(-0.6, 0, 0.03), (0.4, 0, 0.03), (0.62, 0, 0.12), (0.66, 0, 0.3), (0.54, 0, 0.36)],
        0.025,
        metal(IRON),
    )
    return group(
        [runner.at(y=y) for y in (-0.22, 0.22)],
        [
            box((1.1, 0.13, 0.03), wood(wood_colour), bevel=0.01).at(-0.05, y, 0.28)
            for y in (-0.16, 0, 0.16)
        ],
        [box((0.06, 0.5, 0.05), wood(colour), bevel=0.01).at(x, 0, 0.24) for x in (-0.42, 0.32)],
        [
            rod((x, y, 0.04), (x, y, 0.25), 0.022, wood(colour))
            for x in (-0.42, 0.32)
            for y in (-0.22, 0.22)
        ],
        tube(
            [
                (0.56, -0.22, 0.34),
                (1.0, -0.1, 0.2),
                (1.15, 0, 0.22),
                (1.0, 0.1, 0.2),
                (0.56, 0.22, 0.34),
            ],
            0.012,
            plain("#d8c49a"),
            sides=6,
        ),
        motif="sled",
    )


def swing(
    height: float = 2.4, *, tilt: float = 0, colour: str = "#8a6a48", rope: str = "#d8c49a"
) -> Thing:
    """A board on two ropes hanging from z = height, its seat at z = 0.5 when still.

    It swings along y by `tilt`.
    """
    drop = height - 0.5
    hung = group(
        [rod((s * 0.26, 0, 0), (s * 0.26, 0, -drop), 0.016, plain(rope), sides=6) for s in (-1, 1)],
        box((0.66, 0.24, 0.045), wood(colour), bevel=0.012).at(z=-drop),
        [ball(0.035, plain(rope), sides=10).at(s * 0.26, 0, -drop - 0.04) for s in (-1, 1)],
    )
    return group(hung.turn(x=tilt).at(z=height), motif="swing")


def anchor(*, colour: str = "#4a4a50") -> Thing:
    """An anchor 1.2 high standing on its crown, facing the viewer."""
    iron = metal(colour)
    fluke = cutout([(0, 0), (0.16, 0.02), (0.07, 0.18)], 0.07, iron, bevel=0.012)
    arms = [(0.46 * math.sin(a), 0, 0.5 - 0.46 * math.cos(a)) for a in np.linspace(-1.35, 1.35, 15)]
    return group(
        tube(arms, [0.03, 0.055, 0.03], iron, bend=False),
        fluke.turn(y=-20).at(0.36, 0, 0.36),
        fluke.size(-1, 1, 1).turn(y=20).at(-0.36, 0, 0.36),
        rod((0, 0, 0.05), (0, 0, 1.0), [0.06, 0.045], iron),
        rod((-0.3, 0, 0.88), (0.3, 0, 0.88), 0.035, wood("#6b4a34")),
        hoop(0.1, 0.025, iron, sides=24).turn(x=90).at(z=1.1),
        motif="anchor",
    )


def submarine(*, colour: str = "#d8a03a", trim: str = "#8a5a34", lit: str = "#ffe2a0") -> Thing:
    """A round brass submarine 2.6 long around the origin, pointing to +x.

    With portholes and a screw.
    """
    clay = (
        Clay(colour, 0.1)
        .ball((0, 0, 0), (1.05, 0.52, 0.52))
        .limb([(-0.7, 0, 0), (-1.1, 0, 0.02)], [0.32, 0.12])
        .box((0.05, 0, 0.55), (0.3, 0.2, 0.22), edge=0.14)
    )
    clay.box((-1.0, 0, 0), (0.2, 0.04, 0.42), trim, edge=0.03, blend=0.03).box(
        (-1.0, 0, 0), (0.2, 0.42, 0.03), trim, edge=0.03, blend=0.03
    )
    clay.ball((0, 0, -0.42), (0.8, 0.3, 0.16), trim, blend=0.04)
    port = group(
        hoop(0.15, 0.03, metal(BRASS), sides=28).turn(x=90),
        ball(0.14, light(lit, 3), sides=20).size(1, 0.25, 1),
    )
    blade = lathe([(0.001, 0), (0.08, 0.1), (0.001, 0.3)], metal(BRASS), sides=10).size(1, 0.3, 1)
    return group(
        clay.thing(
            "submarine", 120, Paint(None, vary=0.15, rough=0.35, shine=0.5, metal=0.35, bump=0.1)
        ),
        [port.at(x, -0.5 + 0.06 * abs(x) ** 2, 0.06) for x in (-0.42, 0.0, 0.42)],
        [port.turn(180).at(x, 0.5 - 0.06 * abs(x) ** 2, 0.06) for x in (-0.42, 0.0, 0.42)],
        ball(0.3, glass("#dff0ee", "#ffffff", 0.7), sides=28).at(0.86, 0, 0.02),
        hoop(0.3, 0.03, metal(BRASS), sides=32).turn(y=90).at(0.86, 0, 0.02),
        group([blade.turn(x=120 * at) for at in range(3)], ball(0.07, metal(BRASS), sides=14)).at(
            -1.28, 0, 0.02
        ),
        tube([(0.12, 0, 0.7), (0.12, 0, 1.1), (0.2, 0, 1.2), (0.34, 0, 1.2)], 0.035, metal(BRASS)),
        turned([(0.12, 0), (0.12, 0.05), (0, 0.08)], metal(BRASS), sides=20).at(-0.1, 0, 0.76),
        highlight([(0.9, -0.22, 0.14), (1.0, -0.18, 0.2), (1.08, -0.08, 0.22)], 0.014),
        motif="submarine",
    )


def rocket(
    *, colour: str = "#efe4d0", trim: str = "#c9483a", lit: str = "#a8dcec", fire: bool = False
) -> Thing:
    """A round-bellied rocket 2.6 high on three fins, a porthole to the viewer.

    `fire` burns beneath it.
    """
    fin = cutout(
        [(0.3, 0.1), (0.75, -0.0), (0.8, 0.35), (0.62, 0.7), (0.36, 0.95)],
        0.06,
        glaze(trim),
        bevel=0.015,
    )
    parts = [
        lathe([(0.22, 0.2), (0.34, 0.4), (0.46, 1.0), (0.4, 1.7), (0.3, 2.0)], glaze(colour)),
        lathe([(0.305, 1.98), (0.2, 2.3), (0.001, 2.6)], glaze(trim)),
        hoop(0.31, 0.025, metal("#c9c4b4")).at(z=1.98),
        turned([(0.18, 0.05), (0.26, 0.05), (0.22, 0.22)], metal("#8f9298")),
        *around(fin, 3, 0, -90 + 60),
        hoop(0.17, 0.035, metal("#c9c4b4"), sides=28).turn(x=90).at(0, -0.43, 1.35),
        ball(0.16, light(lit, 1.6), sides=22).size(1, 0.3, 1).at(0, -0.41, 1.35),
        hoop(0.462, 0.02, glaze(trim), sides=48).at(z=0.95),
    ]
    parts += [
        ball(0.02, metal("#8f9298"), sides=8).at(0.44, 0, 0.9).turn(15 * at) for at in range(24)
    ]
    if fire:
        parts.append(flames(0.9).size(1, 1, -1).at(z=0.1))
    return group(parts, motif="rocket")


def ships_wheel(radius: float = 0.5, *, colour: str = "#7a4a2c") -> Thing:
    """A helm with eight handles around the origin, facing the viewer."""
    handle = lathe(
        [(0.02, 0.5), (0.035, 1.0), (0.05, 1.14), (0.02, 1.3), (0.001, 1.34)],
        wood(colour),
        sides=12,
    ).size(radius)
    spoke = rod((0, 0, 0), (0, 0, 0.9 * radius), 0.03 * radius / 0.5, wood(colour))
    return group(
        [group(handle, spoke).turn(y=45 * at) for at in range(8)],
        [hoop(r * radius, 0.05 * radius, wood(colour), sides=48).turn(x=90) for r in (0.85,)],
        turned([(0, -0.1), (0.2, -0.1), (0.22, 0), (0.2, 0.1), (0, 0.1)], metal(BRASS), sides=20)
        .turn(x=90)
        .size(radius * 1.2),
        motif="helm",
    )
