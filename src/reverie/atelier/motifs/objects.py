"""Small things one holds: books and letters, keys and clocks, instruments of seeing and measuring.

They are about 1 long, to be scaled as a scene needs them: a key of 0.2 in a hand, or of 3 in a sky.
"""

import math

import numpy as np

from reverie.atelier.clay import Clay
from reverie.atelier.colour import mix
from reverie.atelier.motifs.joinery import (
    BRASS,
    INK,
    IRON,
    arched,
    around,
    cloth,
    coil,
    disc,
    frame,
    glaze,
    hoop,
    metal,
    oval,
    plain,
    plaque,
    rod,
    rounded,
    star_outline,
    turned,
    wood,
)
from reverie.atelier.shapes import ball, box, curve, cutout, highlight, lathe, sheet, tube
from reverie.atelier.thing import Array, Paint, Point, Thing, glass, group, light

PAGE = "#f1e6cc"
COVERS = ("#7a2f35", "#2f5d62", "#b5762f", "#3d4a6b", "#5b7340", "#8a4a6b", "#c9a24a", "#4a3a34")


def book(
    width: float = 0.7, height: float = 1.0, thick: float = 0.2, *, colour: str = "#7a2f35"
) -> Thing:  # fmt: skip
    """A closed book lying on its back cover, its spine to the left and its top away from us."""
    cover = Paint(colour, mix(colour, "#000000", 0.25), vary=0.15, rough=0.6, bump=0.15)
    gold = metal("#d8b25a")
    turn = np.linspace(math.pi / 2, 3 * math.pi / 2, 9)
    spine = np.stack(
        [0.06 * np.cos(turn) - width / 2, thick / 2 + thick / 2 * np.sin(turn)], axis=1
    )
    board = box((width + 0.02, height, 0.03), cover, bevel=0.008)
    hub = box((0.02, height * 0.06, thick * 0.9), gold, bevel=0.004)
    ornament = frame(
        rounded(width * 0.8, height * 0.84, 0.04),
        rounded(width * 0.75, height * 0.8, 0.04),
        0.01,
        gold,
    )
    return group(
        board.at(z=0.015),
        board.at(z=thick - 0.015),
        cutout(spine, height, cover),
        box(
            (width * 0.97, height * 0.95, thick - 0.05),
            Paint(PAGE, mix(PAGE, "#a89060", 0.7), "rings", grain=14, vary=0.08),
            bevel=0.004,
        ).at(-0.012, 0, thick / 2),
        [hub.at(-width / 2 - 0.05, height * y, thick / 2) for y in (-0.32, -0.1, 0.3)],
        ornament.turn(x=90).at(0.02, 0, thick),
        plaque(star_outline(4, width * 0.18, width * 0.05), 0.012, gold)
        .turn(x=90)
        .at(0.02, 0, thick),
        motif="book",
    )


def open_book(
    width: float = 1.6, height: float = 1.1, *, colour: str = "#6b2f35", page: str = PAGE,
    curl: float = 0.17, lines: bool = True,
) -> Thing:  # fmt: skip
    """An open book on z = 0 with swelling pages; it is read from the viewer's side."""
    half = width / 2
    u = np.linspace(0, 1, 22)
    swell = curl * np.sin(np.minimum(u * 2.9, 2.9)) ** 0.8 * (1 - 0.35 * u)
    parts: list[Thing] = []
    for layer in range(7):
        depth = layer / 6
        x = u * half * (1 - 0.012 * (3 - abs(3 - layer)))
        z = 0.035 + swell * (1 - 0.8 * depth) + 0.045 * (1 - depth) * (1 - u * 0.3)
        row = [np.stack([x, np.full(22, y), z], 1) for y in (-height / 2, height / 2)]
        parts.append(
            sheet(np.array(row), plain(page if layer % 2 == 0 else mix(page, "#b09a6a", 0.35)))
        )
    edge = np.array(
        [
            [(x, y, z * share) for x, z in zip(u * half * 0.985, swell + 0.08, strict=True)]
            for share, y in ((0.3, -height / 2 + 0.006), (0.98, -height / 2 + 0.006))
        ]
    )
    parts.append(sheet(edge, plain(mix(page, "#b09a6a", 0.25))))
    if lines:
        parts += _writing(half, height, curl)
    side = group(
        parts,
        box((half + 0.05, height + 0.08, 0.035), cloth(colour), bevel=0.01).at(
            half / 2 + 0.02, 0, 0.018
        ),
    )
    ribbon = [
        (0.0, height / 2, 0.1),
        (0.02, 0.1, 0.13),
        (0.03, -height / 2, 0.12),
        (0.06, -height / 2 - 0.16, 0.02),
    ]
    band = np.array([[(x + w, y, z) for x, y, z in curve(ribbon, 18)] for w in (-0.025, 0.025)])
    return group(side, side.size(-1, 1, 1), sheet(band, cloth("#b5392f")), motif="book")


def _writing(half: float, height: float, curl: float) -> list[Thing]:
    """Grey strokes for lines of text, resting on the right page."""
    chance = np.random.default_rng(1)
    ink = plain("#8d8270")
    strokes = []
    for at in range(9):
        y = height * (0.36 - at * 0.085)
        long = 0.86 if at % 4 < 3 else float(chance.uniform(0.4, 0.7))
        u = np.linspace(0.16, long, 8)
        z = 0.088 + curl * np.sin(u * 2.9) ** 0.8 * (1 - 0.35 * u) - 0.0135 * u
        strokes.append(
            tube(np.stack([u * half, np.full(8, y), z], 1), 0.006, ink, sides=4, bend=False)
        )
    return strokes


def book_stack(count: int = 5, *, seed: int = 0, colours: tuple[str, ...] = COVERS) -> Thing:
    """Books lying on one another, each turned a little; about 0.18 high each."""
    chance = np.random.default_rng(seed)
    parts, z = [], 0.0
    for at in range(count):
        thick = float(chance.uniform(0.13, 0.24))
        volume = book(float(chance.uniform(0.62, 0.8)), float(chance.uniform(0.85, 1.05)), thick,
                      colour=colours[int(chance.integers(len(colours)))])  # fmt: skip
        turn = float(chance.normal(0, 14)) + (90 if at % 2 else 70)
        parts.append(
            volume.turn(turn).at(float(chance.normal(0, 0.03)), float(chance.normal(0, 0.03)), z)
        )
        z += thick
    return group(parts, motif="books")


def letter(*, colour: str = "#f0e4c8", seal: str | None = "#a8332c", opened: bool = False) -> Thing:
    """An envelope 1 wide facing the viewer around the origin, sealed, or open with its sheet."""
    paper = plain(colour)
    fold = plain(mix(colour, "#b09a70", 0.3))
    parts = [box((1, 0.02, 0.66), paper, bevel=0.004)]
    parts += [
        rod((x, -0.012, -0.33), (x * 0.04, -0.016, 0.0), 0.006, fold, sides=4) for x in (-0.5, 0.5)
    ]
    if opened:
        parts.append(cutout([(-0.5, 0.33), (0.5, 0.33), (0, 0.68)], 0.012, paper).at(y=0.01))
        parts.append(box((0.88, 0.01, 0.6), plain("#fbf5e6"), bevel=0.002).at(0, 0.004, 0.26))
    else:
        parts.append(
            cutout(
                [(-0.5, 0.33), (0.5, 0.33), (0, -0.08)], 0.012, plain(mix(colour, "#ffffff", 0.2))
            ).at(y=-0.017)
        )
        parts += [
            rod((x, -0.026, 0.33), (0, -0.026, -0.08), 0.006, fold, sides=4) for x in (-0.5, 0.5)
        ]
        if seal:
            parts.append(
                lathe(
                    [(0.11, 0), (0.1, 0.03), (0.07, 0.035), (0.001, 0.02)],
                    glaze(seal),
                    sides=20,
                    wobble=0.05,
                )
                .turn(x=90)
                .at(0, -0.024, -0.05)
            )
    return group(parts, motif="letter")


def scroll(width: float = 0.9, *, colour: str = "#e8d5a8") -> Thing:
    """A parchment standing between two rolls, facing the viewer, 1.2 high around the origin."""
    u, v = np.meshgrid(np.linspace(-0.5, 0.5, 9), np.linspace(0, 1, 12))
    bow = 0.08 * np.sin(v * math.pi * 2)
    face = np.stack([u * width, -0.05 + bow * 0.4, 0.5 - v], axis=-1)
    roll = (
        group(
            turned(
                [(0, 0), (0.07, 0), (0.07, width + 0.04), (0, width + 0.04)],
                plain(mix(colour, "#a08050", 0.2)),
            ),
            [
                turned([(0, 0), (0.03, 0), (0.05, 0.08), (0.02, 0.12), (0, 0.12)], wood("#6b4630"))
                .size(1, 1, s)
                .at(z=z)
                for s, z in ((1, width + 0.04), (-1, 0))
            ],
        )
        .at(z=-width / 2 - 0.02)
        .turn(y=90)
    )
    return group(sheet(face, plain(colour)), roll.at(z=0.53), roll.at(z=-0.53), motif="scroll")


def map_sheet(
    width: float = 1.6, depth: float = 1.1, *, colour: str = "#e6d2a0", seed: int = 0
) -> Thing:
    """A map lying on z = 0 with folds, coasts, a dotted way and a cross; no writing."""
    chance = np.random.default_rng(seed)
    u, v = np.meshgrid(np.linspace(-0.5, 0.5, 25), np.linspace(-0.5, 0.5, 17))
    crease = 0.035 * np.abs(np.sin((u + 0.5) * 2 * math.pi))
    z = 0.01 + crease + 0.06 * np.clip(np.abs(u) - 0.4, 0, 1) * 4
    parts = [sheet(np.stack([u * width, v * depth, z], axis=-1), plain(colour))]

    def lift(x: float, y: float) -> Point:
        across = x / width
        up = 0.02 + 0.035 * abs(math.sin((across + 0.5) * 2 * math.pi))
        return (x, y, up + 0.24 * max(0.0, abs(across) - 0.4))

    coast = []
    for angle in np.linspace(0, 2 * math.pi, 28, endpoint=False):
        reach = 0.62 + 0.16 * math.sin(3 * angle + 1) + float(chance.normal(0, 0.05))
        coast.append(lift(width / 2 * reach * math.cos(angle), depth / 2 * reach * math.sin(angle)))
    parts.append(tube([*coast, coast[0]], 0.011, plain("#4f7a86"), sides=5))
    for at in range(11):
        x = -0.32 * width + at * 0.055 * width
        parts.append(
            ball(0.018, plain("#a8332c"), sides=8)
            .size(1, 1, 0.4)
            .at(*lift(x, 0.16 * depth * math.sin(at * 0.7)))
        )
    stroke = box((0.16, 0.03, 0.012), plain("#a8332c"), bevel=0)
    parts += [stroke.turn(turn).at(*lift(0.33 * width, 0.1 * depth)) for turn in (45, -45)]
    for x, y in ((-0.12, -0.16), (-0.05, -0.19), (0.02, -0.15)):
        peak = cutout([(-0.06, 0), (0.06, 0), (0.01, 0.11)], 0.01, plain("#8a6a48"))
        parts.append(peak.turn(x=-90).at(*lift(x * width, y * depth)))
    return group(parts, motif="map")


def feather(*, colour: str = "#e9e4da", tip: str = "#6f8ba0") -> Thing:
    """A feather 1 long, its quill at the origin, rising along z and bending to the right."""
    u = np.linspace(0, 1, 24)
    spine = np.stack([0.12 * u**2, 0 * u, u], axis=1)
    broad = 0.13 * np.sin(np.clip((u - 0.16) / 0.84, 0, 1) ** 0.75 * math.pi) ** 0.8
    parts = [tube(spine, [0.016, 0.01, 0.003], plain("#f4ecd8"), sides=6, bend=False)]
    for side, share in ((1, 1.0), (-1, 0.8)):
        w = np.linspace(0, 1, 6)[:, None]
        notch = 1 - 0.16 * (np.sin(u * 46) > 0.72) * w
        x = spine[:, 0] + side * share * broad * w * notch
        y = 0.05 * w**2 * np.sin(u * 3) + 0 * u
        z = spine[:, 2] + 0.1 * w * broad / 0.13 - 0.02 * w
        vane = sheet(
            np.stack([x, y, z + 0 * x], axis=-1),
            Paint(gradient=(colour, colour, mix(colour, tip, 0.6), tip), vary=0.1, bump=0),
        )
        parts.append(vane)
    return group(parts, motif="feather")


def key(*, colour: str = BRASS) -> Thing:
    """An old key 1 long, standing on its bit with the bow of three rings on top."""
    brass = metal(colour)
    bow = hoop(0.085, 0.03, brass, sides=24).turn(x=90)
    rings = [
        bow.at(0.115 * math.cos(a), 0, 0.8 + 0.115 * math.sin(a))
        for a in np.radians([90, 210, 330])
    ]
    return group(
        rings,
        turned(
            [
                (0, 0),
                (0.035, 0),
                (0.035, 0.58),
                (0.06, 0.6),
                (0.06, 0.64),
                (0.035, 0.66),
                (0.035, 0.7),
                (0, 0.7),
            ],
            brass,
            sides=20,
        ),
        ball(0.045, brass, sides=14).at(z=0.8),
        box((0.2, 0.035, 0.06), brass, bevel=0.008).at(0.11, 0, 0.05),
        box((0.14, 0.035, 0.05), brass, bevel=0.008).at(0.09, 0, 0.16),
        box((0.055, 0.035, 0.16), brass, bevel=0.008).at(0.18, 0, 0.08),
        motif="key",
    )


def keyhole_plate(*, colour: str = BRASS, hole: str = INK, glow: str | None = None) -> Thing:
    """A lock's plate 1 high facing the viewer around the origin; `glow` shines through the hole."""
    plate = np.array(
        [
            (0.3 * s * (1 + 0.22 * math.cos(4 * a)), 0.5 * t * (1 + 0.1 * math.cos(4 * a)))
            for a in np.linspace(0, 2 * math.pi, 48, endpoint=False)
            for s, t in [(math.cos(a), math.sin(a))]
        ]
    )
    turn = np.linspace(-0.95, math.pi + 0.95, 18)
    opening = [(0.1 * math.cos(a), 0.1 + 0.1 * math.sin(a)) for a in turn] + [
        (-0.1, -0.22),
        (0.1, -0.22),
    ]
    filling = light(glow, 4) if glow else plain(hole)
    return group(
        cutout(plate, 0.05, metal(colour), bevel=0.015),
        cutout(opening, 0.02, filling).at(y=-0.025),
        [
            ball(0.035, metal(mix(colour, "#000000", 0.3)), sides=12).at(0, -0.02, z)
            for z in (0.42, -0.42)
        ],
        motif="keyhole",
    )


def padlock(*, colour: str = "#b08d4a", opened: bool = False) -> Thing:
    """A padlock 1 high, facing the viewer."""
    shackle = tube(
        [
            (-0.2, 0, 0),
            (-0.2, 0, 0.22),
            (-0.13, 0, 0.38),
            (0, 0, 0.44),
            (0.13, 0, 0.38),
            (0.2, 0, 0.22),
            (0.2, 0, 0.0),
        ],
        0.045,
        metal("#8f9298"),
        sides=12,
    )
    body = cutout(rounded(0.66, 0.56, 0.16), 0.24, metal(colour), bevel=0.04)
    raised = shackle.at(x=0.2).turn(65).at(x=-0.2) if opened else shackle
    return group(
        body.at(z=0.28),
        raised.at(z=0.54 + (0.07 if opened else 0)),
        keyhole_plate(colour=mix(colour, "#000000", 0.25)).size(0.4).at(0, -0.12, 0.28),
        motif="padlock",
    )


def clock_face(
    radius: float = 0.5,
    *,
    rim: str = "#8a5a34",
    face: str = "#f3ead2",
    hands: tuple[float, float] = (10, 8),
    marks: int = 12,
) -> Thing:
    """A clock without numerals, facing the viewer around the origin.

    `hands` are hour and minute.
    """
    dark = plain(INK)
    hour, minute = hands
    mark = box((0.045 * radius, 0.02, 0.13 * radius), dark, bevel=0).at(z=0.8 * radius)
    small = box((0.035 * radius, 0.02, 0.07 * radius), dark, bevel=0).at(z=0.83 * radius)
    long = cutout(
        [(-0.02, -0.14), (0.02, -0.14), (0.035, 0.4), (0, 0.74), (-0.035, 0.4)], 0.02, dark
    )
    short = cutout(
        [
            (-0.03, -0.1),
            (0.03, -0.1),
            (0.03, 0.22),
            (0.075, 0.32),
            (0, 0.52),
            (-0.075, 0.32),
            (-0.03, 0.22),
        ],
        0.02,
        dark,
    )
    step = 1 if marks == 12 else 3
    return group(
        turned(
            [
                (0, -0.1),
                (radius * 1.02, -0.1),
                (radius * 1.1, 0),
                (radius * 1.06, 0.06),
                (radius * 0.96, 0.03),
                (radius * 0.96, -0.02),
                (0, -0.02),
            ],
            metal(rim) if rim == BRASS else glaze(rim),
            sides=56,
        ).turn(x=90),
        disc(radius * 0.97, 0.02, plain(face)).turn(x=90).at(y=0.015),
        [
            (mark if at % 3 == 0 else small).turn(y=at * 30).at(y=-0.012)
            for at in range(0, 12, step)
        ],
        short.size(radius).turn(y=hour * 30 + minute * 0.5).at(y=-0.03),
        long.size(radius).turn(y=minute * 6).at(y=-0.045),
        ball(0.06 * radius, metal(BRASS), sides=14).at(y=-0.05),
        motif="clock",
    )


def pocket_watch(
    *, colour: str = BRASS, hands: tuple[float, float] = (4, 50), chain: float = 0.7
) -> Thing:
    """A watch 0.8 across facing the viewer around the origin, hanging from its chain."""
    brass = metal(colour)
    links = 14
    parts = [
        clock_face(0.38, rim=BRASS, hands=hands),
        rod((0, 0, 0.4), (0, 0, 0.5), 0.035, brass),
        turned([(0, 0), (0.06, 0), (0.06, 0.07), (0, 0.07)], brass, sides=14).at(z=0.48),
        hoop(0.09, 0.018, brass, sides=24).turn(x=90).at(z=0.6),
        ball(0.37, brass, sides=28).size(1, 0.3, 1).at(y=0.14),
    ]  # fmt: skip
    link = hoop(0.028, 0.009, brass, sides=12)
    for at in range(links if chain else 0):
        share = at / links
        where = (0.25 * math.sin(share * 4) * chain, 0.0, 0.7 + share * chain)
        parts.append(link.turn(x=90).turn(90 * (at % 2)).at(*where))
    return group(parts, motif="pocket watch")


def compass(*, colour: str = BRASS, heading: float = 35) -> Thing:
    """A compass 1 across, lying on z = 0 with its lid open away from the viewer; no letters."""
    rose = plaque(star_outline(8, 0.36, 0.1), 0.008, plain("#c9a86a")).turn(x=-90)
    rose2 = plaque(star_outline(4, 0.4, 0.07), 0.01, plain("#5d7a86")).turn(x=-90)
    needle = group(
        cutout([(-0.045, 0), (0.045, 0), (0, 0.36)], 0.014, glaze("#b5332c")),
        cutout([(-0.045, 0), (0.045, 0), (0, -0.36)], 0.014, glaze("#e8e4da")),
    ).turn(x=-90)
    lid = turned(
        [(0, 0), (0.47, 0), (0.5, 0.03), (0.48, 0.07), (0.3, 0.1), (0, 0.11)], metal(colour)
    )
    return group(
        turned(
            [(0, 0), (0.44, 0), (0.5, 0.05), (0.5, 0.14), (0.45, 0.16), (0.44, 0.1), (0, 0.1)],
            metal(colour),
            sides=48,
        ),
        disc(0.44, 0.012, plain("#f3ead2")).at(z=0.1),
        rose.turn(22.5).at(z=0.118),
        rose2.at(z=0.122),
        needle.turn(heading).at(z=0.15),
        ball(0.03, metal(colour), sides=12).at(z=0.16),
        lid.turn(x=-105).at(0, 0.56, 0.58),
        hoop(0.08, 0.018, metal(colour), sides=18).at(0, -0.58, 0.08),
        motif="compass",
    )


def telescope(
    *, colour: str = BRASS, leather: str = "#6b3a2c", raised: float = 30, stand: bool = True
) -> Thing:
    """A brass telescope 1.5 long on a tripod 1.2 high, pointing to +x and up by `raised`."""
    brass, hide = metal(colour), wood(leather)
    tubes = (
        group(
            turned(
                [
                    (0, 0),
                    (0.06, 0),
                    (0.07, 0.06),
                    (0.055, 0.1),
                    (0.055, 0.4),
                    (0.075, 0.4),
                    (0.075, 0.46),
                    (0.07, 0.46),
                ],
                brass,
                sides=24,
            ),
            turned([(0.07, 0.44), (0.075, 0.85), (0.095, 0.86), (0.095, 0.92)], brass, sides=24),
            turned(
                [
                    (0.095, 0.88),
                    (0.105, 1.4),
                    (0.13, 1.42),
                    (0.135, 1.52),
                    (0.11, 1.52),
                    (0.1, 1.46),
                    (0, 1.46),
                ],
                hide,
                sides=24,
            ),
            turned([(0.128, 1.42), (0.142, 1.44), (0.142, 1.53), (0.12, 1.53)], brass, sides=24),
        )
        .at(z=-0.85)
        .turn(y=90 - raised)
    )
    if not stand:
        return group(tubes, motif="telescope")
    legs = around(rod((0.05, 0, 1.12), (0.5, 0, 0), [0.03, 0.022], wood("#6b4630")), 3, 0, 30)
    return group(
        tubes.at(z=1.28),
        legs,
        turned([(0, 1.05), (0.09, 1.05), (0.07, 1.15), (0.03, 1.24), (0, 1.24)], brass, sides=18),
        motif="telescope",
    )


def magnifying_glass(*, colour: str = BRASS) -> Thing:
    """A reading glass 1 high facing the viewer, its handle down to z = 0; the lens is clear."""
    return group(
        hoop(0.27, 0.03, metal(colour), sides=48).turn(x=90).at(z=0.72),
        ball(0.26, glass("#eaf4f2", "#ffffff", 0.6), sides=32).size(1, 0.18, 1).at(z=0.72),
        highlight([(-0.16, -0.05, 0.76), (-0.12, -0.05, 0.84), (-0.04, -0.05, 0.89)], 0.015),
        turned([(0.02, 0.34), (0.03, 0.36), (0.03, 0.46)], metal(colour), sides=16),
        turned(
            [
                (0, 0),
                (0.045, 0.01),
                (0.055, 0.08),
                (0.035, 0.2),
                (0.045, 0.33),
                (0.03, 0.38),
                (0, 0.38),
            ],
            wood("#5a3426"),
            sides=20,
        ),
        motif="magnifying glass",
    )


def desk_globe(
    *, land: str = "#b59a5a", sea: str = "#5b8a94", stand: str = "#6b4630", seed: int = 0
) -> Thing:
    """A globe 1 high on a turned foot, tilted in its brass ring."""
    chance = np.random.default_rng(seed)
    world = Clay(sea, 0.02).ball((0, 0, 0), 0.34)
    for _ in range(7):
        way = chance.normal(size=3)
        tone = mix(land, "#7d9448", float(chance.random()))
        for _ in range(9):
            near = way / np.linalg.norm(way) + chance.normal(0, 0.28, 3)
            near *= 0.34 / np.linalg.norm(near)
            world.spot(near, float(chance.uniform(0.04, 0.1)), tone, soft=0.008)
    ring = tube(
        [
            (0.385 * math.sin(a), 0, 0.385 * math.cos(a))
            for a in np.linspace(-0.1, math.pi + 0.1, 26)
        ],
        0.018,
        metal(BRASS),
        bend=False,
    )
    return group(
        group(world.thing("globe", 90), rod((0, 0, -0.4), (0, 0, 0.4), 0.014, metal(BRASS)))
        .turn(y=23)
        .at(z=0.62),
        ring.turn(y=23).at(z=0.62),
        turned(
            [
                (0, 0),
                (0.24, 0),
                (0.24, 0.04),
                (0.1, 0.08),
                (0.04, 0.12),
                (0.06, 0.17),
                (0.025, 0.22),
                (0, 0.24),
            ],
            wood(stand),
            sides=32,
        ),
        motif="globe",
    )


def scales(*, colour: str = BRASS, tilt: float = 9) -> Thing:
    """A pair of scales 1.1 high.

    The beam dips to the right by `tilt` degrees. Pans hold at their tips.
    """
    brass = metal(colour)
    drop = math.sin(math.radians(tilt)) * 0.5
    reach = math.cos(math.radians(tilt)) * 0.5
    pan = group(
        lathe([(0.001, 0), (0.12, 0.015), (0.19, 0.07), (0.2, 0.07)], brass, sides=28),
        [
            rod((0.19 * math.cos(a), 0.19 * math.sin(a), 0.07), (0, 0, 0.42), 0.006, brass, sides=5)
            for a in np.radians([90, 210, 330])
        ],
    )
    return group(
        turned(
            [
                (0, 0),
                (0.26, 0),
                (0.26, 0.04),
                (0.08, 0.09),
                (0.03, 0.2),
                (0.04, 0.5),
                (0.02, 1.0),
                (0.045, 1.04),
                (0.001, 1.12),
            ],
            brass,
            sides=28,
        ),
        tube(
            [(-0.5, 0, 0), (-0.25, 0, 0.05), (0, 0, 0), (0.25, 0, 0.05), (0.5, 0, 0)],
            [0.018, 0.028, 0.03, 0.028, 0.018],
            brass,
        )
        .turn(y=tilt)
        .at(z=0.98),
        pan.at(reach, 0, 0.98 - drop - 0.42),
        pan.at(-reach, 0, 0.98 + drop - 0.42),
        motif="scales",
    )


def gear(
    teeth: int = 12, radius: float = 0.5, *, colour: str = "#a8804a", thick: float = 0.12
) -> Thing:
    """A toothed wheel facing the viewer around the origin, with spokes."""
    count = teeth * 8
    turn = np.arange(count) / count * 2 * math.pi
    tooth = np.where((np.arange(count) % 8) < 4, 1.0, 0.84) * radius
    outer = np.stack([tooth * np.cos(turn), tooth * np.sin(turn)], 1)
    inner = 0.66 * radius * np.stack([np.cos(turn), np.sin(turn)], 1)
    brass = metal(colour)
    spoke = box((radius * 0.12, thick * 0.7, radius * 0.62), brass, bevel=0.01).at(z=radius * 0.36)
    return group(
        frame(outer, inner, thick, brass, bevel=0.008),
        [spoke.turn(y=at * 72) for at in range(5)],
        turned(
            [
                (0.05 * radius, -thick * 0.6),
                (0.18 * radius, -thick * 0.6),
                (0.18 * radius, thick * 0.6),
                (0.05 * radius, thick * 0.6),
            ],
            brass,
            sides=24,
        ).turn(x=90),
        motif="gears",
    )


def gears(*, colours: tuple[str, ...] = ("#a8804a", "#8a8f8a", "#b0654a")) -> Thing:
    """Three wheels that turn one another, 1.9 wide, around the origin."""
    return group(
        gear(14, 0.55, colour=colours[0]),
        gear(9, 0.36, colour=colours[1]).turn(y=12).at(0.83, 0.02, 0.18),
        gear(7, 0.28, colour=colours[2]).turn(y=8).at(-0.5, 0.02, 0.62),
        motif="gears",
    )


def gramophone(*, horn: str = "#c79a3e", case: str = "#6b3a2c") -> Thing:
    """A gramophone 1.3 high, its horn opening to the viewer and the right."""
    flare = [(0.03, 0), (0.045, 0.2), (0.09, 0.42), (0.2, 0.6), (0.4, 0.72), (0.46, 0.73)]
    bell = lathe(flare, metal(horn), sides=12)
    neck = tube(
        [(-0.22, 0.16, 0.34), (-0.28, 0.24, 0.62), (-0.2, 0.24, 0.8), (-0.05, 0.1, 0.82)],
        [0.025, 0.03, 0.035],
        metal(horn),
    )
    return group(
        box((0.78, 0.7, 0.24), wood(case), bevel=0.03).at(z=0.16),
        box((0.86, 0.78, 0.06), wood(case), bevel=0.02).at(z=0.03),
        disc(0.3, 0.03, plain("#26211f")).at(z=0.29),
        disc(0.1, 0.035, plain("#b5392f")).at(z=0.29),
        tube(
            [(0.39, 0, 0.16), (0.5, 0, 0.16), (0.5, 0, 0.06), (0.58, 0, 0.06)],
            0.016,
            metal(IRON),
            bend=False,
        ),
        neck,
        bell.turn(x=62).turn(32).at(-0.05, 0.1, 0.8),
        motif="gramophone",
    )


def camera(*, colour: str = "#3a2c28", bellows: str = "#7a2f2a") -> Thing:
    """An old bellows camera on three legs, 1.6 high, looking at the viewer."""
    fold = frame(
        rounded(0.42, 0.42, 0.03), rounded(0.34, 0.34, 0.03), 0.05, cloth(bellows), bevel=0.012
    )
    legs = around(rod((0.05, 0, 1.05), (0.42, 0, 0), [0.03, 0.02], wood("#7a5236")), 3, 0, 90)
    return group(
        box((0.56, 0.2, 0.56), wood(colour), bevel=0.02).at(0, 0.24, 1.38),
        [fold.size(1 - 0.07 * at).at(0, 0.1 - 0.06 * at, 1.38) for at in range(5)],
        box((0.36, 0.06, 0.36), wood(colour), bevel=0.015).at(0, -0.2, 1.38),
        turned(
            [(0, 0.02), (0.08, 0.02), (0.1, 0), (0.12, 0.02), (0.12, 0.12), (0, 0.12)],
            metal(BRASS),
            sides=28,
        )
        .turn(x=-90)
        .at(0, -0.36, 1.38),
        ball(0.08, Paint("#1d2a3a", rough=0.15, shine=0.8, bump=0), sides=20)
        .size(1, 0.4, 1)
        .at(0, -0.34, 1.38),
        box((0.3, 0.62, 0.05), wood("#7a5236"), bevel=0.01).at(0, 0.02, 1.09),
        legs,
        motif="camera",
    )


def radio(*, colour: str = "#8a5a34", lit: str = "#ffd27a") -> Thing:
    """An arched wireless 1 high with a cloth front and a lit dial, facing the viewer."""
    slot = box((0.03, 0.03, 0.4), wood(colour), bevel=0.008)
    return group(
        cutout(arched(0.78, 0.95), 0.42, wood(colour), bevel=0.03),
        cutout(arched(0.52, 0.52), 0.02, cloth("#c9a86a")).at(0, -0.215, 0.38),
        [slot.at(x, -0.225, 0.62) for x in (-0.13, 0, 0.13)],
        cutout(oval(0.34, 0.13), 0.02, light(lit, 2.5)).at(0, -0.215, 0.24),
        [
            turned([(0, 0), (0.05, 0), (0.04, 0.05), (0, 0.05)], metal(BRASS), sides=16)
            .turn(x=90)
            .at(x, -0.21, 0.11)
            for x in (-0.22, 0.22)
        ],
        motif="radio",
    )


def crown(*, colour: str = "#d8a83a", gem: str = "#b5332c", points: int = 7) -> Thing:
    """A crown 1 across and 0.6 high, standing on z = 0."""
    turn = np.linspace(0, 2 * math.pi, points * 12 + 1)
    share = (turn / (2 * math.pi) * points) % 1
    top = 0.26 + 0.3 * (1 - np.abs(share * 2 - 1)) ** 1.4
    rows = []
    for up in np.linspace(0, 1, 5):
        flare = 0.46 + 0.07 * up
        rows.append(np.stack([flare * np.cos(turn), flare * np.sin(turn), up * top], axis=1))
    gold = metal(colour)
    parts = [
        sheet(np.array(rows), gold),
        hoop(0.465, 0.035, gold, sides=48).at(z=0.03),
        hoop(0.485, 0.02, gold, sides=48).at(z=0.18),
    ]
    for at in range(points):
        a = (at + 0.5) / points * 2 * math.pi
        parts.append(ball(0.05, gold, sides=14).at(0.54 * math.cos(a), 0.54 * math.sin(a), 0.58))
        parts.append(
            ball(0.045, glaze(gem if at % 2 else "#2f6b7a"), sides=12).at(
                0.48 * math.cos(a), 0.48 * math.sin(a), 0.105
            )
        )
    return group(parts, motif="crown")


def finger_ring(*, colour: str = BRASS, gem: str = "#5b9ab0") -> Thing:
    """A ring 0.8 high standing on its edge towards the viewer, with a cut stone on top."""
    stone_shape = lathe(
        [(0.001, -0.14), (0.15, 0.03), (0.1, 0.1), (0.001, 0.1)],
        Paint(gem, vary=0.1, rough=0.15, shine=0.8, bump=0, glow=0.15),
        sides=8,
        smooth=False,
        round_off=False,
    )
    return group(
        hoop(0.28, 0.045, metal(colour), sides=48).turn(x=90).at(z=0.32),
        turned([(0.05, 0), (0.09, 0.05), (0.1, 0.1)], metal(colour), sides=12).at(z=0.6),
        stone_shape.at(z=0.75), motif="ring",
    )  # fmt: skip


def bell(*, colour: str = BRASS) -> Thing:
    """A bell 0.9 high hanging from its loop at z = 0.9, its mouth at z = 0."""
    brass = metal(colour)
    return group(
        lathe(
            [(0.4, 0), (0.38, 0.05), (0.27, 0.2), (0.22, 0.45), (0.17, 0.62), (0.001, 0.68)], brass
        ),
        hoop(0.392, 0.022, brass).at(z=0.02),
        hoop(0.245, 0.012, brass).at(z=0.32),
        hoop(0.08, 0.03, brass, sides=24).turn(x=90).at(z=0.76),
        rod((0, 0, 0.5), (0.05, 0, 0.02), 0.015, metal(IRON)),
        ball(0.07, metal(IRON), sides=16).at(0.055, 0, -0.03),
        motif="bell",
    )


def heart(*, colour: str = "#b5332c", glow: float = 0.0) -> Thing:
    """A plump heart 1 high around the origin, facing the viewer."""
    turn = np.linspace(0, 2 * math.pi, 61)
    x = 0.53 * np.sin(turn) ** 3
    z = (13 * np.cos(turn) - 5 * np.cos(2 * turn) - 2 * np.cos(3 * turn) - np.cos(4 * turn)) / 29
    swell = np.linspace(-math.pi / 2, math.pi / 2, 25)[:, None]
    size = np.cos(swell) ** 0.7
    points = np.stack([x * size, 0.26 * np.sin(swell) + 0 * x, z * size + 0.03], axis=-1)
    paint = Paint(colour, vary=0.12, rough=0.4, shine=0.4, bump=0.05, glow=glow)
    return sheet(points, paint, motif="heart")


def chain(length: float = 1.5, *, colour: str = "#6f6a64") -> Thing:
    """A chain hanging down from the origin."""
    link = hoop(0.06, 0.018, metal(colour), sides=16).size(0.7, 1, 1).turn(x=90)
    turned_link = link.turn(90)
    count = max(2, round(length / 0.09))
    flat = [link if at % 2 else turned_link for at in range(count)]
    return group([each.at(z=-0.06 - at * 0.09) for at, each in enumerate(flat)], motif="chain")


def rope(path: list[Point] | Array, radius: float = 0.03, *, colour: str = "#c9ae7c") -> Thing:
    """A twisted rope along a path."""
    points = [tuple(point) for point in path]
    straight = np.linspace(points[0], points[-1], 40)
    line = curve(points, max(40, len(points) * 10)) if len(points) > 2 else straight
    turn = np.linspace(0, len(line) * 0.9, len(line))
    along = np.gradient(line, axis=0)
    along /= np.linalg.norm(along, axis=1, keepdims=True) + 1e-9
    side = np.cross(along, (0.13, 0.21, 0.97))
    side /= np.linalg.norm(side, axis=1, keepdims=True) + 1e-9
    other = np.cross(along, side)
    strands = []
    for phase in (0.0, math.pi):
        wave = np.cos(turn + phase)[:, None] * side + np.sin(turn + phase)[:, None] * other
        tone = colour if phase == 0 else mix(colour, "#6b4a2a", 0.3)
        strands.append(
            tube(line + wave * radius * 0.5, radius * 0.62, cloth(tone), sides=6, bend=False)
        )
    return group(strands, motif="rope")


def rope_coil(radius: float = 0.35, *, colour: str = "#c9ae7c") -> Thing:
    """Rope lying in a coil of five rounds on z = 0, its end trailing off to +x."""
    turn = np.linspace(0, 10 * math.pi, 90)
    reach = radius * (1 + 0.04 * np.sin(turn * 1.3))
    path = np.stack([reach * np.cos(turn), reach * np.sin(turn), 0.04 + turn / 31 * 0.3], 1)
    tail = np.array(
        [(radius * 1.4, -0.3, 0.04), (radius * 2.2, -0.1, 0.03), (radius * 2.8, -0.35, 0.03)]
    )
    first = np.add(path[:1], (0.12, -0.12, 0))
    return rope(np.concatenate([tail[::-1], first, path]), 0.035, colour=colour).called("rope")


def puzzle_piece(*, colour: str = "#5b8a94") -> Thing:
    """A piece of a jigsaw 0.95 wide around the origin, facing the viewer."""
    clay = Clay(colour, 0.015).box((0, 0, 0), (0.34, 0.055, 0.34), edge=0.025)
    for x, z in ((0.0, 1.0), (1.0, 0.0)):
        clay.box((x * 0.36, 0, z * 0.36), (0.075, 0.05, 0.075), edge=0.025)
        clay.ball((x * 0.46, 0, z * 0.46), (0.13, 0.075, 0.13))
    for x, z in ((0.0, -1.0), (-1.0, 0.0)):
        clay.limb([(x * 0.25, -0.3, z * 0.25), (x * 0.25, 0.3, z * 0.25)], 0.12, cut=True)
        clay.box((x * 0.36, 0, z * 0.36), (0.07, 0.2, 0.07), cut=True)
    clay.box((0, -0.3, 0), (1, 0.245, 1), cut=True).box((0, 0.3, 0), (1, 0.245, 1), cut=True)
    return clay.thing("puzzle piece", 90, glaze(colour))


def mirror_shard(*, colour: str = "#cfdde4", seed: int = 0) -> Thing:
    """A splinter of a mirror 1 high, standing on its tip at z = 0."""
    chance = np.random.default_rng(seed)
    shape = [(0.0, 0.0), (0.16, 0.28), (0.3, 0.74), (0.12, 1.0), (-0.1, 0.83), (-0.24, 0.42)]
    outline = [(x + float(chance.normal(0, 0.03)), z) for x, z in shape]
    silver = Paint(colour, vary=0.05, rough=0.06, metal=1.0, bump=0)
    return group(
        cutout(outline, 0.02, silver),
        cutout(outline, 0.018, plain("#6f7f86")).at(y=0.012),
        motif="mirror shard",
    )


def wind_up_key(*, colour: str = BRASS) -> Thing:
    """The butterfly key of a toy, 0.6 wide, its shaft along -x into the toy at the origin."""
    brass = metal(colour)
    wing = frame(oval(0.26, 0.2), oval(0.12, 0.08), 0.05, brass, bevel=0.012)
    return group(
        rod((0, 0, 0), (0.22, 0, 0), 0.035, brass),
        ball(0.05, brass, sides=14).at(x=0.22),
        wing.turn(y=90).turn(0).at(0.24, 0, 0.14),
        wing.turn(y=90).at(0.24, 0, -0.14),
        motif="wind-up key",
    )


def spring(height: float = 0.6, *, colour: str = "#8f9298") -> Thing:
    """A metal spring standing on z = 0."""
    return group(coil(0.14, height, 7, 0.022, metal(colour)), motif="spring")
