"""Books and papers: closed and open books, letters and maps. About 1 long each."""

import math

import numpy as np

from reverie.atelier.colour import mix
from reverie.atelier.motifs.joinery import (
    cloth,
    frame,
    glaze,
    metal,
    plain,
    plaque,
    rod,
    rounded,
    star_outline,
)
from reverie.atelier.shapes import ball, box, curve, cutout, lathe, sheet, tube
from reverie.atelier.thing import Paint, Point, Thing, group

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
