"""Musical instruments."""

import math

import numpy as np

from reverie.atelier.clay import Clay
from reverie.atelier.colour import mix
from reverie.atelier.motifs.joinery import (
    BRASS,
    INK,
    around,
    cloth,
    coil,
    disc,
    glaze,
    hoop,
    metal,
    oval,
    plain,
    rod,
    rounded,
    turned,
    wood,
)
from reverie.atelier.shapes import ball, box, curve, cutout, lathe, sheet, tube
from reverie.atelier.thing import Array, Paint, Thing, group

VARNISH = "#9a4a22"


def _varnish(colour: str) -> Paint:
    return Paint(
        colour, mix(colour, "#3a1408", 0.35), vary=0.18, grain=4, rough=0.35, shine=0.45, bump=0.1
    )


def _fiddle_outline() -> Array:
    """The waisted outline of a fiddle's body, 0.6 high and 0.37 wide, standing on z = 0."""
    right = [
        (0.0, 0.0),
        (0.11, 0.01),
        (0.18, 0.08),
        (0.185, 0.17),
        (0.15, 0.225),
        (0.165, 0.235),
        (0.115, 0.3),
        (0.13, 0.375),
        (0.145, 0.385),
        (0.15, 0.43),
        (0.145, 0.52),
        (0.08, 0.585),
        (0.0, 0.6),
    ]
    line = curve(right, 72)
    return np.concatenate([line, line[-2:0:-1] * (-1, 1)])


def violin(*, colour: str = VARNISH, bow: bool = True) -> Thing:
    """A violin 1 high standing on z = 0 with its strings to the viewer.

    Its bow stands beside it on the right.
    """
    outline = _fiddle_outline()
    dark = plain(INK)
    hole = tube(
        [
            (0, 0, -0.07),
            (0.014, 0, -0.05),
            (0.004, 0, 0),
            (-0.004, 0, 0.01),
            (-0.012, 0, 0.05),
            (0.002, 0, 0.07),
        ],
        0.008,
        dark,
        sides=6,
    )
    scroll = tube(
        [
            (
                0.0,
                0.015 + 0.03 * math.cos(a) * (1 - a / 9),
                0.955 + 0.03 * math.sin(a) * (1 - a / 9),
            )
            for a in np.linspace(0, 7, 16)
        ],
        0.014,
        _varnish(colour),
        sides=8,
    )
    parts = [
        cutout(outline, 0.07, _varnish(colour), bevel=0.016),
        cutout(
            (outline - (0, 0.3)) * 0.93 + (0, 0.3),
            0.085,
            _varnish(mix(colour, "#e8a050", 0.25)),
            bevel=0.012,
        ),
        tube(
            [(0, -0.032, 0.56), (0, -0.026, 0.8), (0, 0.01, 0.94)],
            [0.024, 0.02, 0.016],
            _varnish(colour),
        ),
        box((0.042, 0.024, 0.56), dark, bevel=0.005).turn(x=-1.5).at(0, -0.052, 0.62),
        scroll,
        box((0.075, 0.02, 0.04), wood("#d8b070"), bevel=0.004).at(0, -0.065, 0.22),
        cutout(
            [(-0.03, 0.02), (0.03, 0.02), (0.022, 0.15), (-0.022, 0.15)], 0.014, dark, bevel=0.004
        ).at(y=-0.05),
        hole.at(0.07, -0.045, 0.24),
        hole.size(-1, 1, 1).at(-0.07, -0.045, 0.24),
        *[
            rod((x, -0.075, 0.14), (x * 0.5, -0.05, 0.9), 0.0025, metal("#d8d0c0"), sides=4)
            for x in (-0.021, -0.007, 0.007, 0.021)
        ],
        *[
            rod((-s * 0.06, 0, z), (s * 0.06, 0, z), 0.008, dark, sides=6)
            for s, z in ((1, 0.88), (1, 0.91))
        ],
        ball(0.02, dark, sides=10).at(z=-0.005),
    ]
    if bow:
        parts.append(violin_bow().at(0.32, 0, 0))
    return group(parts, motif="violin")


def violin_bow(length: float = 0.95) -> Thing:
    """A bow standing on z = 0, its hair to the left."""
    stick = tube(
        [(0.02, 0, 0), (0.0, 0, length * 0.5), (0.01, 0, length), (-0.03, 0, length + 0.02)],
        0.009,
        _varnish("#6b3018"),
        sides=8,
    )
    hair = np.array([[(-0.022, y, z) for z in (0.06, length)] for y in (-0.007, 0.007)])
    return group(
        stick,
        sheet(hair, plain("#f4ecd8")),
        box((0.05, 0.022, 0.07), plain(INK), bevel=0.006).at(0.0, 0, 0.06),
        rod((0.02, 0, -0.03), (0.02, 0, 0.01), 0.01, metal("#c9c4b4")),
        motif="bow",
    )


def cello(*, colour: str = "#8a4420") -> Thing:
    """A cello 1.5 high on its spike, strings to the viewer."""
    spike = rod((0, 0, -0.12), (0, 0, 0.02), [0.004, 0.008], metal("#8f9298"))
    return group(
        group(violin(colour=colour, bow=False), spike).at(z=0.12).size(1.34), motif="cello"
    )


def drum(*, colour: str = "#a8433a", rope: str = "#efe4cc", sticks: bool = True) -> Thing:
    """A marching drum 0.7 wide and 0.55 high with zigzag cords and two sticks on top."""
    cord = plain(rope)
    zig = [
        rod(
            (0.355 * math.cos(a), 0.355 * math.sin(a), z0),
            (0.355 * math.cos(a + 0.262), 0.355 * math.sin(a + 0.262), z1),
            0.009,
            cord,
            sides=5,
        )
        for at in range(24)
        for a in [at * 0.2618]
        for z0, z1 in [(0.06, 0.49) if at % 2 else (0.49, 0.06)]
    ]
    parts = [
        turned([(0, 0), (0.34, 0), (0.34, 0.55), (0, 0.55)], glaze(colour)),
        *(
            turned([(0.33, 0), (0.365, 0), (0.365, 0.07), (0.33, 0.07)], glaze("#e8c060")).at(z=z)
            for z in (0, 0.48)
        ),
        disc(0.335, 0.01, plain("#f2ead8")).at(z=0.545),
        *zig,
    ]
    if sticks:
        stick = group(
            rod((-0.35, 0, 0), (0.3, 0, 0), [0.022, 0.014], wood("#c9a06a")),
            ball(0.03, wood("#c9a06a"), sides=12).at(x=0.31),
        )
        parts += [stick.turn(35).at(-0.03, -0.02, 0.585), stick.turn(140).at(0.06, 0.02, 0.615)]
    return group(parts, motif="drum")


def trumpet(*, colour: str = BRASS) -> Thing:
    """A trumpet 1.1 long along x, its bell to +x, around the origin."""
    brass = metal(colour)
    bell = lathe(
        [(0.03, 0), (0.035, 0.18), (0.06, 0.3), (0.13, 0.4), (0.17, 0.42)], brass, sides=28
    ).turn(y=90)
    loop = [
        (0.2, 0, 0.07),
        (-0.2, 0, 0.07),
        (-0.31, 0, 0.03),
        (-0.31, 0, -0.07),
        (-0.2, 0, -0.11),
        (0.16, 0, -0.11),
        (0.26, 0, -0.07),
        (0.26, 0, -0.01),
        (0.16, 0, 0.02),
        (-0.55, 0, 0.02),
    ]
    valve = group(
        turned([(0, -0.16), (0.03, -0.15), (0.03, 0.12), (0, 0.13)], brass, sides=16),
        rod((0, 0, 0.1), (0, 0, 0.2), 0.008, metal("#d8d4c8")),
        disc(0.024, 0.015, plain("#f4ecd8"), sides=16).at(z=0.2),
    )
    return group(
        bell.at(0.18, 0, 0.07),
        tube(loop, 0.022, brass),
        [valve.at(x) for x in (-0.08, 0.0, 0.08)],
        lathe([(0.02, 0), (0.035, -0.05), (0.038, -0.06)], brass, sides=16)
        .turn(y=90)
        .at(-0.54, 0, 0.02),
        motif="trumpet",
    )


def tuba(*, colour: str = BRASS) -> Thing:
    """A tuba 1.2 high standing on z = 0, its great bell up and leaning to the right."""
    brass = metal(colour)
    bell = lathe(
        [(0.06, 0), (0.09, 0.3), (0.16, 0.55), (0.34, 0.74), (0.42, 0.77)], brass, sides=36
    )
    coils = [
        (0.24, 0, 0.42),
        (0.24, 0, 0.2),
        (0.1, 0, 0.07),
        (-0.1, 0, 0.07),
        (-0.24, 0, 0.2),
        (-0.24, 0, 0.62),
        (-0.14, 0, 0.76),
        (0.0, -0.05, 0.72),
        (0.04, -0.1, 0.4),
        (-0.05, -0.1, 0.24),
        (-0.14, -0.1, 0.36),
        (-0.16, -0.12, 0.7),
        (-0.24, -0.3, 0.86),
        (-0.26, -0.36, 0.86),
    ]
    radii = [
        0.085,
        0.085,
        0.08,
        0.075,
        0.065,
        0.055,
        0.05,
        0.045,
        0.04,
        0.035,
        0.03,
        0.025,
        0.02,
        0.018,
    ]
    valve = group(
        turned([(0, 0.2), (0.035, 0.2), (0.035, 0.5), (0, 0.52)], brass, sides=16),
        rod((0, 0, 0.5), (0, 0, 0.58), 0.01, brass),
        disc(0.03, 0.015, plain("#f4ecd8"), sides=14).at(z=0.58),
    )
    return group(
        bell.turn(y=7).at(0.22, 0, 0.4),
        tube(coils, radii, brass, sides=14),
        [valve.at(x, -0.12, 0) for x in (0.0, 0.09, 0.18)],
        lathe([(0.02, 0), (0.045, 0.05), (0.048, 0.06)], brass, sides=16)
        .turn(x=-90)
        .turn(180)
        .at(-0.26, -0.36, 0.86),
        motif="tuba",
    )


def accordion(*, colour: str = "#a8332c", bellows: str = "#efe4cc", spread: float = 1.0) -> Thing:
    """An accordion 0.9 wide around the origin, keys on the left end, the bellows bent open."""
    folds = 11
    parts = []
    fold = _fold(bellows)
    other = _fold(mix(bellows, "#a8332c", 0.5))
    for at in range(folds):
        share = at / (folds - 1) - 0.5
        parts.append(
            (fold if at % 2 else other)
            .at(x=share * 0.46 * spread, z=-0.3 * share * share * spread)
            .turn(y=share * 16 * spread)
        )
    body = box((0.2, 0.3, 0.62), glaze(colour), bevel=0.03)
    keys = piano_keys(2, width=0.56).turn(x=90).turn(y=90)
    parts += [
        group(
            body,
            keys.at(-0.03, -0.155, 0),
            box((0.03, 0.02, 0.5), metal(BRASS), bevel=0.008).at(0.075, -0.15, 0),
        )
        .turn(y=-8 * spread)
        .at(-0.36 * spread, 0, -0.05),
        group(
            body,
            [
                disc(0.016, 0.02, plain("#f4ecd8"), sides=12).turn(x=90).at(x, -0.15, z)
                for x in (-0.04, 0.02)
                for z in np.linspace(-0.22, 0.22, 7)
            ],
        )
        .turn(y=8 * spread)
        .at(0.36 * spread, 0, -0.05),
    ]
    return group(parts, motif="accordion")


def _fold(colour: str) -> Thing:
    """One fold of a bellows, across x."""
    return box((0.05, 0.27, 0.58), cloth(colour), bevel=0.02)


def harp(*, colour: str = "#c79a3e", strings: int = 18) -> Thing:
    """A harp 1.6 high, its pillar to the right with a curl on top, strings facing the viewer."""
    gold = metal(colour)
    neck = curve(
        [(-0.42, 0, 0.95), (-0.28, 0, 1.28), (-0.02, 0, 1.26), (0.2, 0, 1.34), (0.36, 0, 1.5)], 40
    )
    board = [(-0.46, 0, 0.98), (-0.3, 0, 0.55), (0.0, 0, 0.14), (0.3, 0, 0.06)]
    lower = curve(board, 40)
    parts = [
        tube(neck, [0.05, 0.055, 0.045, 0.05, 0.05], gold, bend=False),
        tube(board, [0.06, 0.1, 0.13, 0.12], _varnish("#b5803c")),
        turned(
            [(0.1, 0), (0.07, 0.08), (0.045, 0.2), (0.04, 1.3), (0.06, 1.38), (0.045, 1.44)],
            gold,
            sides=16,
        ).at(0.37, 0, 0.05),
        tube(
            [
                (
                    0.37 + 0.09 * math.cos(a) * (1 - a / 11),
                    0,
                    1.55 + 0.09 * math.sin(a) * (1 - a / 11),
                )
                for a in np.linspace(-1.2, 7.5, 22)
            ],
            [0.045, 0.02],
            gold,
        ),
        box((0.5, 0.34, 0.1), wood("#6b4630"), bevel=0.025).at(0.24, 0, 0.05),
    ]
    for at in range(strings):
        share = (at + 1) / (strings + 1)
        x = -0.34 + 0.64 * share
        low = float(np.interp(x, lower[:, 0], lower[:, 2]))
        high = float(np.interp(x, neck[:, 0], neck[:, 2]))
        parts.append(rod((x, 0, low), (x, 0, high), 0.0045, metal("#f0e0b0"), sides=4))
    return group(parts, motif="harp")


def guitar(*, colour: str = "#c98a48") -> Thing:
    """A guitar 1.1 high standing on z = 0, strings to the viewer."""
    right = [
        (0.0, 0.0),
        (0.13, 0.01),
        (0.2, 0.12),
        (0.17, 0.24),
        (0.125, 0.31),
        (0.145, 0.4),
        (0.12, 0.48),
        (0.05, 0.51),
        (0.0, 0.51),
    ]
    line = curve(right, 64)
    outline = np.concatenate([line, line[-2:0:-1] * (-1, 1)])
    dark = plain(INK)
    return group(
        cutout(outline, 0.11, _varnish(mix(colour, "#5a2a10", 0.5)), bevel=0.012),
        cutout((outline - (0, 0.25)) * 0.96 + (0, 0.25), 0.12, _varnish(colour)),
        cutout(oval(0.12, 0.12, 28), 0.125, dark).at(z=0.31),
        hoop(0.068, 0.006, wood("#5a3018")).turn(x=90).at(0, -0.062, 0.31),
        box((0.055, 0.04, 0.56), wood("#4a2c1c"), bevel=0.008).at(0, -0.05, 0.66),
        cutout(
            [(-0.035, 0), (0.035, 0), (0.045, 0.16), (-0.045, 0.16)],
            0.03,
            _varnish("#6b3018"),
            bevel=0.006,
        ).at(0, -0.04, 0.93),
        [
            rod((s * 0.03, -0.045, z), (s * 0.07, -0.045, z), 0.01, plain("#efe4cc"), sides=6)
            for s in (-1, 1)
            for z in (0.96, 1.0, 1.04)
        ],
        box((0.13, 0.025, 0.03), wood("#4a2c1c"), bevel=0.006).at(0, -0.065, 0.14),
        [
            rod((x, -0.08, 0.14), (x, -0.075, 0.96), 0.0025, metal("#e8e0c8"), sides=4)
            for x in np.linspace(-0.02, 0.02, 6)
        ],
        motif="guitar",
    )


def flute(*, colour: str = "#c9a06a") -> Thing:
    """A wooden flute 1 long along x around the origin, its holes up and to the viewer."""
    body = turned(
        [
            (0, 0),
            (0.03, 0),
            (0.035, 0.02),
            (0.028, 0.05),
            (0.026, 0.7),
            (0.034, 0.72),
            (0.034, 0.76),
            (0.03, 0.8),
            (0.034, 0.98),
            (0.02, 1.0),
            (0, 1.0),
        ],
        wood(colour),
        sides=20,
    )
    hole = disc(0.011, 0.006, plain(INK), sides=12)
    return group(
        body.turn(y=90).at(x=-0.5),
        [hole.at(x, 0, 0.025).turn(x=40) for x in (-0.4, -0.31, -0.24, -0.15, -0.08, 0.0)],
        hole.size(1.5).at(0.36, 0, 0.03).turn(x=40),
        [hoop(0.036, 0.006, metal(BRASS)).turn(y=90).at(x) for x in (-0.47, 0.24, 0.46)],
        motif="flute",
    )


def piano_keys(octaves: int = 2, *, width: float = 1.6, depth: float = 0.0) -> Thing:
    """A row of keys along x around the origin, played from -y; their tops at z = 0.02."""
    count = octaves * 7
    each = width / count
    long = depth or min(0.16, each * 5)
    white = box((each * 0.94, long, 0.03), glaze("#f6efde"), bevel=0.004)
    black = box((each * 0.52, long * 0.62, 0.045), glaze("#221d1c"), bevel=0.005)
    parts = [white.at((at + 0.5) * each - width / 2, 0, 0.005) for at in range(count)]
    parts += [
        black.at((at + 1) * each - width / 2, long * 0.19, 0.02)
        for at in range(count)
        if at % 7 not in (2, 6)
    ]
    return group(parts, motif="piano keys")


def music_box(*, colour: str = "#6b3f52", opened: float = 105, dancer: bool = True) -> Thing:
    """A music box 0.7 wide with its lid open.

    It has a drum with pins, a comb, a crank and a small dancer.
    """
    lining = cloth("#d8a8a0")
    wall = [
        box((0.7, 0.03, 0.26), wood(colour), bevel=0.008).at(0, y, 0.15) for y in (-0.24, 0.24)
    ] + [box((0.03, 0.5, 0.26), wood(colour), bevel=0.008).at(x, 0, 0.15) for x in (-0.335, 0.335)]
    chance = np.random.default_rng(2)
    pin = ball(0.008, metal("#f0d890"), sides=6)
    pins = [
        pin.at(float(chance.uniform(-0.13, 0.13)), 0.07 * math.cos(a), 0.07 * math.sin(a))
        for a in chance.uniform(0, 2 * math.pi, 40)
    ]
    comb = [
        box((0.012, 0.1, 0.008), metal("#c9c4b4"), bevel=0).at(x, 0, 0)
        for x in np.linspace(-0.12, 0.12, 12)
    ]
    lid = group(
        box((0.74, 0.52, 0.05), wood(colour), bevel=0.015),
        box(
            (0.62, 0.4, 0.012), Paint("#dbe6ea", rough=0.05, metal=1, bump=0, vary=0.03), bevel=0
        ).at(z=-0.027),
        box((0.68, 0.46, 0.01), lining, bevel=0).at(z=-0.022),
    )
    parts = [
        box((0.76, 0.56, 0.04), wood(colour), bevel=0.012).at(z=0.02),
        *wall,
        box((0.64, 0.46, 0.01), lining, bevel=0).at(z=0.17),
        group(
            turned(
                [(0, -0.15), (0.07, -0.15), (0.07, 0.15), (0, 0.15)], metal(BRASS), sides=24
            ).turn(y=90),
            pins,
        ).at(0.12, -0.08, 0.22),
        group(comb).at(0.12, -0.18, 0.25),
        lid.at(y=-0.26).turn(x=-opened).at(y=0.26, z=0.3),
        tube(
            [(0.35, 0, 0.16), (0.44, 0, 0.16), (0.44, 0, 0.28), (0.5, 0, 0.28)],
            0.014,
            metal(BRASS),
            bend=False,
        ),
        ball(0.03, wood("#3a2018"), sides=12).at(0.52, 0, 0.28),
    ]
    if dancer:
        parts.append(_dancer().at(-0.17, 0.02, 0.18))
    return group(parts, motif="music box")


def _dancer() -> Thing:
    clay = (
        Clay("#f4e4d8", 0.015)
        .limb([(0, 0, 0.02), (0, 0, 0.2)], [0.008, 0.016])
        .limb([(0.01, 0, 0.2), (0.07, 0, 0.13), (0.015, 0, 0.09)], [0.016, 0.012, 0.007])
    )
    clay.limb([(0, 0, 0.22), (0, 0, 0.3)], [0.022, 0.026], "#e8b0b8").ball(
        (0, 0, 0.375), 0.032
    ).ball((0, 0.008, 0.39), 0.031, "#5a3426").ball((0, 0.01, 0.425), 0.014, "#5a3426")
    for side in (-1, 1):
        clay.limb(
            [(side * 0.025, 0, 0.31), (side * 0.07, 0, 0.38), (side * 0.01, 0, 0.47)],
            [0.011, 0.009, 0.006],
        )
    turn = np.linspace(0, 2 * math.pi, 61)
    skirt = [
        np.stack([r * np.cos(turn), r * np.sin(turn), z + w * np.sin(turn * 11)], 1)
        for r, z, w in ((0.02, 0.24, 0), (0.07, 0.235, 0.004), (0.13, 0.22, 0.012))
    ]
    return group(
        clay.thing("dancer", 90),
        sheet(np.array(skirt), cloth("#f0c8cc")),
        disc(0.06, 0.02, metal(BRASS), sides=20),
    )


def tambourine(*, colour: str = "#b5762f") -> Thing:
    """A tambourine 0.7 across, lying on z = 0, with ribbons."""
    jingle = group(
        disc(0.05, 0.008, metal(BRASS), sides=16),
        disc(0.05, 0.008, metal(BRASS), sides=16).at(z=0.02),
    )
    ribbons = [
        tube(
            [
                (0.34, 0, 0.06),
                (0.46, 0.03 * at, 0.04),
                (0.56, 0.07 * at - 0.03, 0.02),
                (0.7, 0.06 * at, 0.015),
            ],
            0.012,
            cloth(tone),
        )
        for at, tone in ((-1, "#b5392f"), (0, "#e8c060"), (1, "#3d5a80"))
    ]
    return group(
        turned([(0.33, 0), (0.35, 0), (0.35, 0.12), (0.33, 0.12)], wood(colour)),
        disc(0.34, 0.008, plain("#f2ead8")).at(z=0.115),
        around(jingle.at(z=0.05), 8, 0.345),
        ribbons,
        motif="tambourine",
    )


def bagpipes(*, colour: str = "#4f6b3f") -> Thing:
    """Bagpipes 1.1 high, the bag on z = 0."""
    pipe = turned(
        [
            (0.03, 0),
            (0.035, 0.04),
            (0.022, 0.08),
            (0.022, 0.5),
            (0.035, 0.52),
            (0.03, 0.6),
            (0.04, 0.68),
            (0.02, 0.7),
        ],
        wood("#3a2418"),
        sides=16,
    )
    bag = (
        Clay(colour, 0.08)
        .ball((0, 0, 0.26), (0.36, 0.2, 0.24))
        .limb([(-0.2, 0, 0.3), (-0.36, 0, 0.14)], [0.12, 0.05])
    )
    return group(
        bag.thing("bagpipes", 70, cloth(colour)),
        [pipe.turn(y=t).at(x, 0.03 * x, 0.42) for x, t in ((0.0, -8), (0.1, 8), (0.2, 26))],
        pipe.size(0.8).turn(y=205).at(-0.34, 0, 0.2),
        coil(0.03, 0.1, 2, 0.01, cloth("#b5392f")).at(0.05, 0, 0.46),
        motif="bagpipes",
    )


def music_notes(*, colour: str = INK, seed: int = 0) -> Thing:
    """Five notes on a waving ribbon of lines, 2.4 long on x around the origin."""
    chance = np.random.default_rng(seed)
    x = np.linspace(-1.2, 1.2, 40)

    def wave(at: Array | float, line: float) -> Array:
        return np.stack(
            [at, 0.1 * np.sin(np.asarray(at) * 2), 0.22 * np.sin(np.asarray(at) * 2.2) + line], -1
        )

    ink = plain(colour)
    parts = [tube(wave(x, (line - 2) * 0.1), 0.006, ink, sides=4, bend=False) for line in range(5)]
    note = group(
        ball(0.065, ink, sides=14).size(1.25, 0.8, 0.9).turn(y=-20),
        rod((0.07, 0, 0), (0.07, 0, 0.36), 0.012, ink, sides=5),
        tube(
            [(0.07, 0, 0.36), (0.12, 0, 0.28), (0.17, 0, 0.22), (0.14, 0, 0.12)],
            [0.016, 0.022, 0.004],
            ink,
            sides=6,
        ),
    )
    parts += [
        note.at(*wave(float(at), float(chance.choice([-0.2, -0.1, 0.0, 0.1]))))
        for at in np.linspace(-1.0, 0.95, 5)
    ]
    return group(parts, motif="music")


def sheet_stand(*, colour: str = "#3a3634") -> Thing:
    """A music stand 1.3 high with a blank sheet, facing the viewer."""
    iron = metal(colour)
    return group(
        rod((0, 0, 0.2), (0, 0, 1.05), 0.014, iron),
        around(tube([(0, 0, 0.22), (0.2, 0, 0.06), (0.26, 0, 0)], 0.012, iron, sides=6), 3),
        cutout(rounded(0.6, 0.4, 0.04), 0.02, iron).turn(x=-18).at(0, -0.02, 1.18),
        box((0.6, 0.08, 0.015), iron, bevel=0).at(0, -0.08, 1.0),
        box((0.5, 0.01, 0.34), plain("#f6efde"), bevel=0).turn(x=-18).at(0, -0.045, 1.19),
        motif="music stand",
    )
