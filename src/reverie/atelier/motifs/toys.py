"""Things to play with: chess, dice, cards, blocks, tops, bears and dolls. About 1 high each."""

import math

import numpy as np

from reverie.atelier.clay import Clay
from reverie.atelier.colour import mix
from reverie.atelier.motifs.flight import toy_horse
from reverie.atelier.motifs.joinery import (
    BRASS,
    INK,
    band,
    cloth,
    coil,
    disc,
    frame,
    glaze,
    gored,
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
from reverie.atelier.motifs.objects import wind_up_key
from reverie.atelier.shapes import Corner, ball, box, cutout, lathe, tube
from reverie.atelier.thing import Array, Paint, Thing, glass, group

IVORY, EBONY = "#efe4c8", "#3a2c28"
_FOOT: list[Corner] = [(0, 0), (0.26, 0), (0.27, 0.05), (0.22, 0.1), (0.23, 0.14), (0.16, 0.18)]


def _piece(profile: list[Corner], colour: str) -> Thing:
    return lathe(np.array([*_FOOT, *profile]), glaze(colour), sides=32)


def chess_king(*, colour: str = IVORY) -> Thing:
    """A king 1.15 high with a ball and a small spire, no cross."""
    return group(
        _piece(
            [
                (0.11, 0.3),
                (0.09, 0.55),
                (0.12, 0.68),
                (0.2, 0.72),
                (0.12, 0.76),
                (0.13, 0.82),
                (0.19, 0.96),
                (0.17, 0.98),
                (0.001, 1.0),
            ],
            colour,
        ),
        ball(0.055, glaze(colour), sides=16).at(z=1.03),
        lathe([(0.03, 0), (0.001, 0.12)], glaze(colour), sides=12).at(z=1.07),
        motif="chess king",
    )


def chess_queen(*, colour: str = IVORY) -> Thing:
    """A queen 1.05 high with a crown of eight points."""
    tip = ball(0.03, glaze(colour), sides=10)
    return group(
        _piece(
            [
                (0.1, 0.3),
                (0.085, 0.52),
                (0.12, 0.64),
                (0.18, 0.68),
                (0.11, 0.72),
                (0.12, 0.78),
                (0.19, 0.92),
                (0.15, 0.9),
                (0.001, 0.93),
            ],
            colour,
        ),
        [
            tip.at(0.18 * math.cos(a), 0.18 * math.sin(a), 0.93)
            for a in np.linspace(0, 2 * math.pi, 8, endpoint=False)
        ],
        ball(0.05, glaze(colour), sides=14).at(z=0.97),
        motif="chess queen",
    )


def chess_rook(*, colour: str = IVORY) -> Thing:
    """A rook 0.75 high with battlements."""
    tooth = box((0.09, 0.1, 0.1), glaze(colour), bevel=0.015)
    return group(
        _piece(
            [
                (0.13, 0.3),
                (0.12, 0.46),
                (0.2, 0.54),
                (0.21, 0.64),
                (0.15, 0.64),
                (0.14, 0.6),
                (0.001, 0.6),
            ],
            colour,
        ),
        [tooth.at(x=0.175, z=0.68).turn(60 * at) for at in range(6)],
        motif="chess rook",
    )


def chess_pawn(*, colour: str = IVORY) -> Thing:
    """A pawn 0.65 high."""
    return group(
        _piece([(0.1, 0.28), (0.075, 0.38), (0.15, 0.43), (0.08, 0.45), (0.06, 0.46)], colour),
        ball(0.13, glaze(colour), sides=24).at(z=0.54),
        motif="chess pawn",
    )


def chess_bishop(*, colour: str = IVORY) -> Thing:
    """A bishop 0.9 high with its slit hat."""
    return group(
        _piece(
            [
                (0.1, 0.3),
                (0.08, 0.48),
                (0.16, 0.55),
                (0.09, 0.58),
                (0.14, 0.68),
                (0.1, 0.8),
                (0.001, 0.86),
            ],
            colour,
        ),
        ball(0.04, glaze(colour), sides=12).at(z=0.89),
        rod(
            (0.02, -0.13, 0.68),
            (0.1, -0.08, 0.78),
            0.012,
            plain(mix(colour, "#000000", 0.7)),
            sides=6,
        ),
        motif="chess bishop",
    )


def chess_knight(*, colour: str = IVORY) -> Thing:
    """A knight 0.9 high, a horse's head that looks to +x."""
    clay = Clay(colour, 0.05).limb(
        [(-0.04, 0, 0.2), (-0.1, 0, 0.42), (-0.03, 0, 0.64), (0.03, 0, 0.74)],
        [0.17, 0.15, 0.12, 0.1],
    )
    clay.limb([(0.02, 0, 0.73), (0.16, 0, 0.64), (0.26, 0, 0.54)], [0.1, 0.075, 0.06]).ball(
        (0.05, 0, 0.56), 0.08, cut=False
    )
    clay.limb([(0.02, 0.05, 0.8), (0.02, 0.06, 0.92)], [0.035, 0.012], pair=True, blend=0.02).ball(
        (0.12, 0.075, 0.7), 0.022, mix(colour, "#000000", 0.75), pair=True, blend=0.004
    )
    for at in range(9):
        share = at / 8
        clay.ball(
            (-0.14 - 0.1 * math.sin(share * 2.6) + 0.12 * share, 0, 0.34 + 0.48 * share),
            (0.045, 0.04, 0.05),
            mix(colour, "#000000", 0.12),
            blend=0.02,
        )
    clay.limb(
        [(0.24, 0, 0.5), (0.32, 0, 0.54)], 0.01, mix(colour, "#000000", 0.6), blend=0.004
    ).ball((0.3, 0.035, 0.57), 0.012, mix(colour, "#000000", 0.7), pair=True, blend=0.004)
    return group(
        clay.thing("chess knight", 100, Paint(None, vary=0.08, rough=0.35, shine=0.45, bump=0)),
        _piece([(0.15, 0.2), (0.001, 0.22)], colour),
        motif="chess knight",
    )


def chessboard(
    size: float = 3.2,
    *,
    light_square: str = "#ecdcb8",
    dark_square: str = "#7a4a34",
    border: str = "#4a2c20",
    squares: int = 8,
) -> Thing:
    """A board of eight by eight squares on z = 0, its surface at z = 0.08.

    A square is size / 8 wide.
    """
    each = size / squares
    tile = [
        box((each, each, 0.04), glaze(tone), bevel=0.004) for tone in (dark_square, light_square)
    ]
    field = [
        tile[(row + column) % 2].at(
            (column + 0.5) * each - size / 2, (row + 0.5) * each - size / 2, 0.06
        )
        for row in range(squares)
        for column in range(squares)
    ]
    return group(
        field,
        box((size + 0.3, size + 0.3, 0.07), wood(border), bevel=0.02).at(z=0.035),
        motif="chessboard",
    )


def dice(value: int = 5, *, colour: str = "#f2e8d4", pips: str = INK, size: float = 0.5) -> Thing:
    """A die on z = 0; `value` looks at the viewer, its neighbours up and to the right."""
    spots = {
        1: [(0, 0)],
        2: [(-1, -1), (1, 1)],
        3: [(-1, -1), (0, 0), (1, 1)],
        4: [(-1, -1), (-1, 1), (1, -1), (1, 1)],
        5: [(-1, -1), (-1, 1), (1, -1), (1, 1), (0, 0)],
        6: [(-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)],
    }
    up = value % 6 + 1
    right = up % 6 + 1 if up % 6 + 1 != 7 - value else (up + 1) % 6 + 1
    cube = Clay(colour, 0.01).box((0, 0, 0), (0.5, 0.5, 0.5), edge=0.1)
    dot = ball(0.09, plain(pips), sides=14).size(1, 0.25, 1)
    parts = [cube.thing("dice", 46, glaze(colour))]
    for face, spin in ((value, {}), (up, {"x": -90}), (right, {"z": 90})):
        flat = group([dot.at(x * 0.25, -0.495, z * 0.25) for x, z in spots[face]])
        parts.append(flat.turn(**spin))
    return group(group(parts).size(size).at(z=size / 2), motif="dice")


def playing_card(
    *, colour: str = "#f4ecd8", pattern: str = "#a8332c", sign: str = "heart", back: bool = False
) -> Thing:
    """A card 0.7 wide and 1 high around the origin, facing the viewer.

    It shows one great sign (heart, diamond, star, moon or leaf) or its patterned back.
    """
    parts = [cutout(rounded(0.7, 1.0, 0.06), 0.012, plain(colour))]
    tone = plain(pattern)
    if back:
        parts += [
            cutout(rounded(0.6, 0.9, 0.04), 0.016, tone),
            frame(rounded(0.54, 0.84, 0.03), rounded(0.5, 0.8, 0.03), 0.02, plain(colour)),
        ]
        parts += [
            plaque(star_outline(4, 0.07, 0.03), 0.02, plain(colour)).at(
                (x - 1) * 0.16, 0, (z - 2) * 0.17
            )
            for x in range(3)
            for z in range(5)
        ]
        return group(parts, motif="card")
    shape = np.array(_sign(sign))
    parts += [
        plaque(shape * 0.26, 0.018, tone),
        plaque(shape * 0.07, 0.018, tone).at(-0.25, 0, 0.39),
        plaque(shape * 0.07, 0.018, tone).turn(y=180).at(0.25, 0, -0.39),
    ]
    return group(parts, motif="card")


def _sign(name: str) -> list[Corner] | Array:
    match name:
        case "diamond":
            return [(0, 1), (0.7, 0), (0, -1), (-0.7, 0)]
        case "star":
            return star_outline(5, 1, 0.45)
        case "moon":
            outer = [
                (math.cos(a) - 0.1, math.sin(a)) for a in np.linspace(0.8, 2 * math.pi - 0.8, 22)
            ]
            return outer + [
                (0.32 + 0.8 * math.cos(a), 0.8 * math.sin(a))
                for a in np.linspace(2 * math.pi - 1.15, 1.15, 18)
            ]
        case "leaf":
            right = [
                (0.62 * math.sin(a) * (1 - 0.3 * a / math.pi), 1 - 1.7 * a / math.pi)
                for a in np.linspace(0, math.pi, 14)
            ]
            return [*right, (0.06, -1), (-0.06, -1), *((-x, z) for x, z in reversed(right))]
        case _:
            line = []
            for a in np.linspace(0, 2 * math.pi, 40, endpoint=False):
                x = math.sin(a) ** 3
                line.append(
                    (
                        x,
                        (
                            13 * math.cos(a)
                            - 5 * math.cos(2 * a)
                            - 2 * math.cos(3 * a)
                            - math.cos(4 * a)
                        )
                        / 16,
                    )
                )
            return line


def house_of_cards(storeys: int = 3) -> Thing:
    """A pyramid of leaning cards, each storey 0.9 high, standing along x."""
    face, back = playing_card(), playing_card(back=True)
    flat = playing_card(back=True, pattern="#3d5a80").turn(x=90)
    parts = []
    for storey in range(storeys):
        count = storeys - storey
        for at in range(count):
            x = (at - (count - 1) / 2) * 0.66
            z = storey * 0.93 + 0.46
            lean = face if (at + storey) % 2 else back
            parts += [
                lean.turn(90).turn(y=17).at(x - 0.15, 0, z),
                lean.turn(90).turn(y=-17).at(x + 0.15, 0, z),
            ]
        parts += [
            flat.turn(90).at((at - (count - 2) / 2) * 0.66, 0, storey * 0.93 + 0.935)
            for at in range(count - 1)
        ]
    return group(parts, motif="house of cards")


def domino(
    left: int = 3, right: int = 5, *, colour: str = "#2f2a2a", pips: str = "#f2e8d4"
) -> Thing:
    """A domino 0.5 wide and 1 high standing on z = 0, its face to the viewer."""
    spots = {
        0: [],
        1: [(0, 0)],
        2: [(-1, -1), (1, 1)],
        3: [(-1, -1), (0, 0), (1, 1)],
        4: [(-1, -1), (-1, 1), (1, -1), (1, 1)],
        5: [(-1, -1), (-1, 1), (1, -1), (1, 1), (0, 0)],
        6: [(-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)],
    }
    dot = ball(0.045, plain(pips), sides=12).size(1, 0.3, 1)
    return group(
        cutout(rounded(0.5, 1.0, 0.05), 0.16, glaze(colour), bevel=0.015).at(z=0.5),
        [
            dot.at(x * 0.13, -0.082, z + y * 0.13)
            for z, value in ((0.26, left), (0.74, right))
            for x, y in spots[value]
        ],
        box((0.4, 0.01, 0.015), plain(pips), bevel=0).at(0, -0.08, 0.5),
        motif="domino",
    )


def domino_row(count: int = 9, *, falling: int = 3, gap: float = 0.42) -> Thing:
    """Dominoes in a row along x, seen on edge; the first ones are falling to +x."""
    parts = []
    for at in range(count):
        lean = max(0.0, 62 - 20 * at) if at < falling else 0.0
        one = domino(at % 7, (at * 3 + 2) % 7).turn(90)
        parts.append(one.at(x=-0.08).turn(y=lean).at(x=at * gap + 0.08))
    return group(parts, motif="dominoes").at(x=-count * gap / 2)


def spinning_top(
    *, colours: tuple[str, str, str] = ("#c9483a", "#e8c060", "#4f7a8a"), tilt: float = 12
) -> Thing:
    """A painted top 0.9 high on its tip at the origin, leaning as it spins."""
    parts = [lathe([(0.001, 0), (0.03, 0.02), (0.04, 0.08)], metal(BRASS), sides=16)]
    bands = [
        [(0.04, 0.08), (0.2, 0.2), (0.32, 0.3)],
        [(0.32, 0.3), (0.42, 0.4), (0.43, 0.46)],
        [(0.43, 0.46), (0.34, 0.54), (0.12, 0.6)],
    ]
    parts += [
        lathe(np.array(line), glaze(colour), sides=40)
        for line, colour in zip(bands, colours, strict=True)
    ]
    parts += [
        turned(
            [(0.06, 0.58), (0.035, 0.64), (0.035, 0.84), (0.06, 0.88), (0, 0.9)],
            wood("#c9a06a"),
            sides=18,
        )
    ]
    return group(group(parts).turn(y=tilt), motif="spinning top")


def toy_blocks(
    count: int = 4,
    *,
    colours: tuple[str, ...] = ("#c9483a", "#e8c060", "#4f7a8a", "#7d9448", "#d8a08a"),
    seed: int = 0,
) -> Thing:
    """A tower of wooden blocks with signs on them, each 0.5, and an arch on top; no letters."""
    chance = np.random.default_rng(seed)
    parts = []
    signs = ("star", "heart", "moon", "diamond", "leaf")
    z = 0.0
    for at in range(count):
        tone = colours[at % len(colours)]
        face = np.array(_sign(signs[at % 5]))
        block = group(
            box((0.5, 0.5, 0.5), wood("#d8b888"), bevel=0.03),
            frame(rounded(0.44, 0.44, 0.03), rounded(0.36, 0.36, 0.03), 0.515, plain(tone)),
            plaque(face * 0.13, 0.52, plain(tone)),
        )
        parts.append(
            block.turn(float(chance.normal(0, 13))).at(
                float(chance.normal(0, 0.035)), float(chance.normal(0, 0.035)), z + 0.25
            )
        )
        z += 0.5
    turn = np.linspace(math.pi, 0, 15)
    hollow = [(0.18 * math.cos(a), 0.2 * math.sin(a)) for a in turn]
    outside = [(0.36 * math.cos(a), 0.38 * math.sin(a)) for a in turn]
    arch = band(hollow, outside, 0.4, wood(colours[0]))
    parts.append(arch.at(z=z))
    return group(parts, motif="toy blocks")


def teddy_bear(
    *,
    colour: str = "#b5854c",
    muzzle: str = "#e0c090",
    ribbon: str | None = "#b5392f",
    one_eye: bool = False,
) -> Thing:
    """A worn teddy 0.95 high sitting on z = 0, facing +x, one arm lower, a patch on its belly."""
    clay = (
        Clay(colour, 0.05)
        .ball((0, 0, 0.27), (0.2, 0.22, 0.26))
        .ball((0.05, 0, 0.66), (0.2, 0.22, 0.195))
    )
    clay.ball((0.21, 0, 0.61), (0.1, 0.105, 0.085), muzzle, blend=0.02).ball(
        (0.3, 0, 0.645), (0.03, 0.042, 0.028), "#3a2620", blend=0.006
    )
    clay.limb([(0.295, 0, 0.62), (0.295, 0, 0.58)], 0.007, "#3a2620", blend=0.003).limb(
        [(0.285, -0.03, 0.565), (0.295, 0, 0.575), (0.285, 0.03, 0.565)],
        0.007,
        "#3a2620",
        blend=0.003,
    )
    clay.ball((0.0, 0.17, 0.83), (0.05, 0.085, 0.085), pair=True, blend=0.03).ball(
        (0.035, 0.17, 0.83), (0.03, 0.055, 0.055), muzzle, pair=True, blend=0.01
    )
    clay.limb([(0.03, 0.19, 0.42), (0.14, 0.3, 0.28), (0.22, 0.3, 0.2)], [0.085, 0.08, 0.075]).limb(
        [(0.03, -0.19, 0.42), (0.1, -0.33, 0.36), (0.2, -0.36, 0.36)], [0.085, 0.08, 0.075]
    )
    clay.limb([(0.08, 0.12, 0.1), (0.36, 0.2, 0.1)], [0.11, 0.1], pair=True).ball(
        (0.43, 0.2, 0.12), (0.05, 0.095, 0.11), pair=True, blend=0.03
    ).ball((0.475, 0.2, 0.12), (0.02, 0.06, 0.075), muzzle, pair=True, blend=0.008)
    clay.ball((0.215, 0.085, 0.71), 0.03, "#26201f", blend=0.002).spot(
        (0.243, 0.078, 0.722), 0.009, "#ffffff", soft=0.004
    )
    if one_eye:
        clay.limb(
            [(0.235, -0.11, 0.735), (0.24, -0.06, 0.685)], 0.006, "#26201f", blend=0.003
        ).limb([(0.24, -0.06, 0.735), (0.235, -0.11, 0.685)], 0.006, "#26201f", blend=0.003)
    else:
        clay.ball((0.215, -0.085, 0.71), 0.03, "#26201f", blend=0.004).spot(
            (0.243, -0.078, 0.722), 0.009, "#ffffff", soft=0.004
        )
    clay.spot((0.2, 0.06, 0.3), (0.08, 0.07, 0.07), mix(colour, "#7d94a0", 0.7), soft=0.006)
    if ribbon:
        clay.ring((0.03, 0, 0.49), 0.155, 0.028, ribbon, turn=(0, 8, 0), blend=0.008)
        clay.ball((0.22, 0.0, 0.46), 0.03, ribbon, blend=0.005).limb(
            [(0.22, 0.0, 0.46), (0.23, 0.1, 0.49)], [0.015, 0.045], ribbon, pair=True, blend=0.008
        )
    return clay.thing(
        "teddy bear", 130, Paint(None, vary=0.2, grain=9, sheen=0.5, bump=0.5, bump_grain=40)
    )


def doll(*, dress: str = "#5b7a94", hair: str = "#a8583a", apron: str = "#f2e8d4") -> Thing:
    """A rag doll 1 high sitting on z = 0, facing +x.

    It has plaits, button eyes and an apron.
    """
    cream = "#f0dcc4"
    clay = (
        Clay(cream, 0.03)
        .ball((0, 0, 0.68), (0.15, 0.16, 0.165))
        .limb([(0, 0, 0.18), (0, 0, 0.5)], [0.15, 0.08], dress)
        .limb([(0.02, 0, 0.16), (0.18, 0, 0.13)], [0.17, 0.19], dress, blend=0.06)
    )
    clay.ball((-0.035, 0, 0.72), (0.16, 0.175, 0.165), hair, blend=0.012).ball(
        (0.05, 0, 0.8), (0.11, 0.15, 0.07), hair, blend=0.012
    )
    clay.limb(
        [(-0.03, 0.16, 0.66), (0.02, 0.23, 0.55), (0.04, 0.23, 0.42)],
        [0.05, 0.045, 0.03],
        hair,
        pair=True,
        blend=0.012,
    ).ball((0.04, 0.23, 0.45), 0.04, "#b5392f", pair=True, blend=0.005)
    clay.limb(
        [(0.02, 0.09, 0.46), (0.1, 0.24, 0.34), (0.2, 0.27, 0.24)],
        [0.05, 0.045, 0.04],
        dress,
        pair=True,
    ).ball((0.22, 0.275, 0.21), 0.045, pair=True, blend=0.015)
    clay.limb(
        [(0.2, 0.09, 0.07), (0.5, 0.15, 0.065)], [0.06, 0.05], "#e8dcc8", pair=True, blend=0.02
    ).ball((0.56, 0.16, 0.085), (0.05, 0.055, 0.075), "#6b3a2c", pair=True, blend=0.01)
    clay.ball((0.135, 0.06, 0.7), (0.012, 0.026, 0.026), "#26201f", pair=True, blend=0.003).spot(
        (0.13, 0.095, 0.64), (0.05, 0.035, 0.03), "#e09a8a", soft=0.015, pair=True
    )
    clay.limb(
        [(0.14, -0.03, 0.615), (0.147, 0, 0.605), (0.14, 0.03, 0.615)],
        0.006,
        "#a8433a",
        blend=0.003,
    ).ball((0.15, 0, 0.655), 0.014, "#e8b8a0", blend=0.005)
    clay.spot((0.17, 0, 0.24), (0.14, 0.1, 0.2), apron, soft=0.01)
    return clay.thing(
        "doll", 130, Paint(None, vary=0.12, grain=6, sheen=0.3, bump=0.2, bump_grain=40)
    )


def nutcracker(*, coat: str = "#b5392f", trousers: str = "#efe4cc") -> Thing:
    """A wooden soldier 1.2 high on a block, facing the viewer, with a tall hat and a wide jaw."""
    red, black, skin = glaze(coat), glaze("#2a2624"), glaze("#e8c4a0")
    hat = group(
        turned([(0.15, 0), (0.16, 0.26), (0, 0.26)], black, sides=28),
        turned([(0.16, 0), (0.165, 0), (0.165, 0.04), (0.16, 0.04)], metal(BRASS), sides=28),
        ball(0.05, plain("#f4ecdc"), sides=12).at(0, -0.14, 0.2),
    )
    face = [ball(0.018, black, sides=10).at(s * 0.06, -0.135, 0.86) for s in (-1, 1)] + [
        ball(0.035, glaze("#e0a088"), sides=12).size(1, 0.4, 1).at(s * 0.085, -0.125, 0.8)
        for s in (-1, 1)
    ]
    face += [
        box((0.13, 0.04, 0.08), plain("#f6f0e0"), bevel=0.01).at(0, -0.13, 0.745),
        box((0.13, 0.045, 0.012), black, bevel=0).at(0, -0.131, 0.745),
        lathe([(0.03, 0), (0.001, 0.09)], skin, sides=10).turn(x=80).at(0, -0.13, 0.82),
    ] + [
        tube(
            [(0, -0.15, 0.785), (s * 0.05, -0.155, 0.8), (s * 0.1, -0.13, 0.785)],
            [0.02, 0.018, 0.004],
            plain("#f4ecdc"),
            sides=6,
        )
        for s in (-1, 1)
    ]
    beard = (
        lathe([(0.001, -0.2), (0.06, -0.08), (0.08, 0)], plain("#f4ecdc"), sides=14)
        .size(1, 0.5, 1)
        .at(0, -0.12, 0.71)
    )
    return group(
        box((0.46, 0.34, 0.1), wood("#7a5236"), bevel=0.02).at(z=0.05),
        [
            turned([(0.06, 0.1), (0.06, 0.36), (0, 0.36)], glaze(trousers), sides=18).at(s * 0.075)
            for s in (-1, 1)
        ],
        [
            turned([(0.075, 0.1), (0.068, 0.24), (0, 0.24)], black, sides=18).at(s * 0.075, -0.005)
            for s in (-1, 1)
        ],
        turned([(0.15, 0.34), (0.13, 0.46), (0.17, 0.66), (0.08, 0.7), (0, 0.7)], red, sides=28),
        turned([(0.12, 0.68), (0.14, 0.72), (0.14, 0.92), (0, 0.92)], skin, sides=28),
        face,
        beard,
        hat.at(z=0.9),
        [
            tube(
                [(s * 0.17, 0, 0.64), (s * 0.23, 0, 0.5), (s * 0.22, -0.03, 0.36)],
                [0.055, 0.05, 0.045],
                red,
            )
            for s in (-1, 1)
        ],
        [ball(0.045, skin, sides=12).at(s * 0.22, -0.03, 0.33) for s in (-1, 1)],
        [
            ball(0.018, metal(BRASS), sides=10).at(s * 0.06, -0.15, z)
            for s in (-1, 1)
            for z in (0.44, 0.54, 0.63)
        ],
        turned(
            [(0.135, 0.42), (0.145, 0.42), (0.145, 0.46), (0.135, 0.46)], plain("#f4ecdc"), sides=28
        ),
        motif="nutcracker",
    )


def beach_ball(
    radius: float = 0.4,
    *,
    colours: tuple[str, ...] = ("#c9483a", "#f2e8d4", "#4f8a9a", "#f2e8d4", "#e8c060", "#f2e8d4"),
) -> Thing:
    """A ball of six coloured panels resting on z = 0, tilted."""
    turn = np.linspace(-math.pi / 2, math.pi / 2, 25)
    skin = gored(
        np.stack([radius * np.cos(turn), radius * np.sin(turn)], 1),
        [glaze(colour) for colour in colours],
        len(colours),
    )
    return group(
        group(
            skin,
            [
                disc(0.16 * radius, 0.02, glaze("#f2e8d4")).size(1, 1, s).at(z=s * radius * 0.985)
                for s in (-1, 1)
            ],
        )
        .turn(x=32, y=14)
        .at(z=radius),
        motif="ball",
    )


def marbles(
    count: int = 7,
    *,
    colours: tuple[str, ...] = ("#4f8a9a", "#c9483a", "#e8b840", "#7d9448", "#8a5a8a"),
    seed: int = 0,
) -> Thing:
    """Glass marbles with coloured hearts lying about on z = 0, each about 0.3."""
    chance = np.random.default_rng(seed)
    parts = []
    for at in range(count):
        r = float(chance.uniform(0.1, 0.17))
        x, y = 0.42 * math.sqrt(at) * math.cos(at * 2.4), 0.36 * math.sqrt(at) * math.sin(at * 2.4)
        tone = colours[at % len(colours)]
        swirl = (
            coil(r * 0.45, r * 1.2, 1.2, r * 0.2, Paint(tone, vary=0.1, glow=0.2))
            .at(z=-r * 0.6)
            .turn(x=float(chance.uniform(0, 180)), y=40)
        )
        parts.append(
            group(
                swirl,
                ball(
                    r, glass(mix(tone, "#ffffff", 0.75), mix(tone, "#ffffff", 0.4), 0.75), sides=24
                ),
                ball(r * 0.13, Paint("#ffffff", glow=1.2, kind="light"), sides=8).at(
                    -r * 0.45, -r * 0.72, r * 0.5
                ),
            ).at(x, y, r)
        )
    return group(parts, motif="marbles")


def rocking_horse(*, colour: str = "#e8dcc4", rocker: str = "#a8433a") -> Thing:
    """A rocking horse 1.1 long and 1.1 high on its rockers, facing +x."""
    arc = [(0.85 * math.sin(a), 0.85 - 0.85 * math.cos(a)) for a in np.linspace(-0.72, 0.72, 15)]
    board = band(arc, [(x * 0.97, z + 0.09) for x, z in arc], 0.05, wood(rocker))
    return group(
        toy_horse(colour).size(1.35).at(z=0.46),
        [board.at(y=s * 0.18) for s in (-1, 1)],
        [
            box((0.1, 0.42, 0.04), wood(rocker), bevel=0.01).at(x, 0, z)
            for x, z in ((-0.4, 0.22), (0.36, 0.2))
        ],
        [
            rod((x, s * 0.1, z), (x * 1.02, s * 0.17, 0.14), 0.025, wood(rocker))
            for x, z in ((0.37, 0.32), (-0.55, 0.32))
            for s in (-1, 1)
        ],
        motif="rocking horse",
    )


def wind_up_mouse(*, colour: str = "#8f9298") -> Thing:
    """A tin mouse 0.7 long on wheels, facing +x, with a key in its back."""
    clay = (
        Clay(colour, 0.04)
        .ball((0, 0, 0.2), (0.32, 0.18, 0.19))
        .limb([(0.2, 0, 0.2), (0.42, 0, 0.14)], [0.13, 0.03])
        .ball((0.16, 0.13, 0.36), (0.03, 0.09, 0.09), pair=True, blend=0.02)
        .ball((0.43, 0, 0.15), 0.028, "#c9483a", blend=0.004)
        .ball((0.31, 0.075, 0.23), 0.022, "#26201f", pair=True, blend=0.003)
    )
    return group(
        clay.thing("clockwork mouse", 90, metal(colour)),
        tube(
            [(-0.3, 0, 0.15), (-0.5, 0.05, 0.1), (-0.62, -0.04, 0.16), (-0.78, 0.02, 0.12)],
            [0.02, 0.012],
            plain("#5a4038"),
        ),
        wind_up_key().turn(y=-90).turn(90).size(0.7).at(-0.04, 0, 0.37),
        [
            disc(0.08, 0.04, glaze("#c9483a"), sides=20).turn(x=90).at(x, s * 0.17, 0.08)
            for x in (-0.12, 0.14)
            for s in (-1, 1)
        ],
        motif="clockwork mouse",
    )


def jack_in_the_box(*, colour: str = "#4f7a8a", suit: str = "#c9483a") -> Thing:
    """An open box 0.6 wide with a grinning jack on a spring, 1.5 high, facing the viewer."""
    wall = [
        box((0.6, 0.03, 0.5), plain(colour), bevel=0.01).at(0, y, 0.25) for y in (-0.29, 0.29)
    ] + [box((0.03, 0.6, 0.5), plain(colour), bevel=0.01).at(x, 0, 0.25) for x in (-0.29, 0.29)]
    head = (
        Clay("#f0d8bc", 0.03)
        .ball((0, 0, 0), (0.17, 0.16, 0.18))
        .ball((0, -0.16, -0.01), 0.04, "#c9483a", blend=0.005)
        .limb(
            [(-0.08, -0.14, -0.08), (0, -0.155, -0.11), (0.08, -0.14, -0.08)],
            0.012,
            "#8a2a24",
            blend=0.004,
        )
        .ball((0.065, -0.14, 0.05), 0.024, "#26201f", blend=0.003)
        .ball((-0.065, -0.14, 0.05), 0.024, "#26201f", blend=0.003)
    )
    for x, bend in ((-0.2, -0.14), (0.2, 0.14), (0.0, 0.02)):
        tone = suit if x else "#e8c060"
        head.limb(
            [(x * 0.3, 0.03, 0.14), (x * 0.8, 0.03, 0.3), (x + bend, 0.03, 0.26 if x else 0.4)],
            [0.12, 0.07, 0.02],
            tone,
            blend=0.03,
        ).ball((x + bend * 1.05, 0.03, 0.23 if x else 0.42), 0.032, "#d8a83a", blend=0.004)
    ruff = plaque(star_outline(12, 0.24, 0.15), 0.03, cloth("#f2e8d4")).turn(x=90)
    gilt = cutout(oval(0.3, 0.3), 0.61, plain("#e8c060"))
    return group(
        wall,
        gilt.at(z=0.25),
        plaque(star_outline(5, 0.13, 0.06), 0.62, plain(suit)).at(z=0.25),
        box((0.62, 0.62, 0.03), plain(colour), bevel=0.01).turn(x=-70).at(0, 0.39, 0.8),
        coil(0.15, 0.6, 6, 0.018, metal("#c9c4b4")).turn(y=6).at(z=0.2),
        ruff.at(0.09, 0, 0.95),
        ruff.turn(15).at(0.09, 0, 0.99),
        head.thing("jack-in-the-box", 100).turn(y=10).at(0.1, 0, 1.16),
        motif="jack-in-the-box",
    )
