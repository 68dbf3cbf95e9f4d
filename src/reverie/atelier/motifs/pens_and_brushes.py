"""What one writes, draws and paints with: feathers and pencils, brushes, palettes, easels."""

import math

import numpy as np

from reverie.atelier.colour import mix
from reverie.atelier.motifs.joinery import (
    BRASS,
    INK,
    cloth,
    disc,
    glaze,
    metal,
    plain,
    rod,
    turned,
    wood,
)
from reverie.atelier.shapes import box, curve, cutout, lathe, sheet, tube
from reverie.atelier.thing import Paint, Thing, group


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


def quill(*, colour: str = "#f0ece0", tip: str = "#8fa8b8") -> Thing:
    """A writing feather 1 long with its nib at the origin, leaning to the right."""
    return group(
        group(
            feather(colour=colour, tip=tip),
            lathe([(0.001, -0.06), (0.016, 0.02)], plain(INK), sides=8, round_off=False),
        )
        .at(z=0.06)
        .turn(y=28),
        motif="quill",
    )


def ink_pot(*, colour: str = "#3d4a6b") -> Thing:
    """A squat glass of ink 0.4 high."""
    return group(
        lathe(
            [
                (0.001, 0),
                (0.22, 0.0),
                (0.26, 0.06),
                (0.24, 0.2),
                (0.12, 0.28),
                (0.12, 0.38),
                (0.15, 0.4),
                (0.1, 0.4),
                (0.1, 0.3),
            ],
            glaze(colour),
            sides=28,
        ),
        disc(0.1, 0.01, plain(INK)).at(z=0.32),
        motif="ink",
    )


def pencil(*, colour: str = "#e8b840", length: float = 1.2) -> Thing:
    """A six-sided pencil with its point at the origin, rising along z."""
    return group(
        lathe([(0.001, 0), (0.018, 0.05)], plain("#2f2c2c"), sides=12, round_off=False),
        lathe([(0.018, 0.05), (0.06, 0.18)], wood("#e0b880"), sides=12, round_off=False),
        lathe(
            [(0.06, 0.18), (0.06, length - 0.16)],
            glaze(colour),
            sides=6,
            smooth=False,
            round_off=False,
        ),
        turned([(0.062, length - 0.17), (0.062, length - 0.08)], metal(BRASS), sides=18),
        turned(
            [(0.056, length - 0.08), (0.056, length - 0.01), (0, length)],
            plain("#d8788a"),
            sides=18,
        ),
        motif="pencil",
    )


def paintbrush(*, colour: str = "#c9483a", paint: str | None = "#4f8a9a") -> Thing:
    """A brush 1.2 long with its wet tip at the origin, rising along z."""
    tip = lathe(
        [(0.001, 0), (0.05, 0.1), (0.06, 0.2), (0.045, 0.28)], cloth(paint or "#8a6a48"), sides=16
    )
    return group(
        tip,
        lathe([(0.05, 0.2), (0.058, 0.26), (0.045, 0.3)], cloth("#8a6a48"), sides=16),
        turned([(0.048, 0.27), (0.042, 0.46)], metal("#c9c4b4"), sides=16),
        lathe(
            [(0.042, 0.46), (0.055, 0.6), (0.03, 0.95), (0.012, 1.2), (0.001, 1.21)],
            glaze(colour),
            sides=16,
        ),
        motif="paintbrush",
    )


def palette(
    *,
    colours: tuple[str, ...] = (
        "#b5332c",
        "#d8803a",
        "#e8c040",
        "#7d9448",
        "#4f8a9a",
        "#3d4a80",
        "#f4ece0",
    ),
) -> Thing:
    """A painter's palette 1.2 wide lying on z = 0 with heaps of colour."""
    line = curve(
        [
            (0.6, 0.0),
            (0.45, 0.32),
            (0.0, 0.44),
            (-0.42, 0.34),
            (-0.6, 0.0),
            (-0.42, -0.34),
            (-0.1, -0.42),
            (0.08, -0.28),
            (0.26, -0.3),
            (0.45, -0.26),
            (0.6, 0.0),
        ],
        60,
    )[:-1]
    heap = [
        lathe(
            [(0.09, 0), (0.07, 0.035), (0.02, 0.06), (0.001, 0.08)],
            glaze(tone),
            sides=16,
            wobble=0.12,
        )
        for tone in colours
    ]
    spots = [
        (0.44, 0.06),
        (0.3, 0.26),
        (0.06, 0.32),
        (-0.18, 0.29),
        (-0.38, 0.16),
        (-0.46, -0.06),
        (-0.32, -0.25),
    ]
    return group(
        cutout(line, 0.04, wood("#b5854c"), bevel=0.01).turn(x=90).at(z=0.02),
        [
            mound.turn(40 * at).at(*spot, 0.04)
            for at, (mound, spot) in enumerate(zip(heap, spots, strict=False))
        ],
        disc(0.07, 0.005, plain(INK), sides=20).at(0.26, -0.16, 0.04),
        motif="palette",
    )


def easel(
    height: float = 1.8,
    *,
    canvas: str = "#f4ecdc",
    picture: Paint | None = None,
    colour: str = "#8a6a48",
) -> Thing:
    """An easel with a canvas 0.9 wide and 1.1 high, its middle at z = 1.15, facing the viewer."""
    beam = wood(colour)
    legs = [
        rod((s * 0.12, 0.05, height), (s * 0.48, -0.18, 0), [0.025, 0.03], beam, sides=6)
        for s in (-1, 1)
    ] + [rod((0, 0.05, height), (0, 0.75, 0), [0.025, 0.03], beam, sides=6)]
    board = group(
        box((0.9, 0.04, 1.1), plain(canvas), bevel=0.006),
        box((0.86, 0.005, 1.06), picture or plain(canvas), bevel=0).at(y=-0.023),
    )
    return group(
        legs,
        box((0.8, 0.12, 0.04), beam, bevel=0.008).at(0, -0.14, 0.58),
        board.turn(x=-8).at(0, -0.08, 1.15),
        box((0.14, 0.08, 0.06), beam, bevel=0.008).at(0, 0.0, 1.72),
        motif="easel",
    )
