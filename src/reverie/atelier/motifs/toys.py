"""Toys: tops, blocks and balls, bears and dolls, horses and mice. About 1 high each."""

import math

import numpy as np

from reverie.atelier.clay import Clay
from reverie.atelier.colour import mix
from reverie.atelier.motifs.games import sign_outline
from reverie.atelier.motifs.joinery import (
    BRASS,
    RED,
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
from reverie.atelier.motifs.keys import wind_up_key
from reverie.atelier.shapes import ball, box, cutout, lathe, tube
from reverie.atelier.thing import Paint, Thing, group


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
        face = np.array(sign_outline(signs[at % 5]))
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


def toy_horse(colour: str = "#f4ecdc", *, saddle: str = RED, mane: str = "#8a5a34") -> Thing:
    """A small leaping horse 0.8 long, its belly at the origin, facing +x."""
    clay = (
        Clay(colour, 0.05)
        .ball((0, 0, 0.12), (0.26, 0.11, 0.12))
        .limb([(0.18, 0, 0.16), (0.3, 0, 0.36), (0.34, 0, 0.44)], [0.1, 0.065, 0.06])
        .limb([(0.34, 0, 0.45), (0.48, 0, 0.36)], [0.062, 0.04])
    )
    clay.limb(
        [(0.18, 0.06, 0.06), (0.33, 0.07, 0.0), (0.28, 0.07, -0.12)],
        [0.055, 0.035, 0.025],
        pair=True,
    ).limb(
        [(-0.2, 0.06, 0.06), (-0.32, 0.07, -0.04), (-0.44, 0.07, -0.12)],
        [0.06, 0.035, 0.025],
        pair=True,
    )
    clay.limb([(0.28, 0.07, -0.12), (0.27, 0.07, -0.15)], 0.03, mane, pair=True, blend=0.005).limb(
        [(-0.44, 0.07, -0.12), (-0.47, 0.07, -0.13)], 0.03, mane, pair=True, blend=0.005
    )
    clay.limb(
        [(0.36, 0, 0.52), (0.26, 0, 0.42), (0.14, 0, 0.28)], [0.025, 0.04, 0.03], mane, blend=0.01
    ).limb(
        [(-0.25, 0, 0.18), (-0.38, 0, 0.2), (-0.46, 0, 0.04)],
        [0.03, 0.045, 0.015],
        mane,
        blend=0.01,
    )
    clay.limb([(0.33, 0.03, 0.5), (0.34, 0.04, 0.57)], [0.022, 0.008], pair=True, blend=0.01).ball(
        (0.385, 0.05, 0.44), 0.014, "#26201f", pair=True, blend=0.002
    )
    clay.ball((-0.01, 0, 0.2), (0.12, 0.1, 0.06), saddle, blend=0.008).ring(
        (0.02, 0, 0.12), 0.125, 0.014, "#d8a83a", turn=(0, 90, 0), blend=0.004
    )
    return clay.thing(
        "carousel horse", 80, Paint(None, vary=0.08, rough=0.4, shine=0.35, bump=0.02)
    )


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


def pinwheel(
    *, colours: tuple[str, ...] = (RED, "#e8b840", "#4f7a8a", "#7d9448"), turn: float = 15
) -> Thing:
    """A paper windmill on a stick from z = 0, its wheel at z = 1, facing the viewer."""
    vane = [(0, 0), (0.02, 0.4), (0.16, 0.32), (0.22, 0.14)]
    return group(
        [
            cutout(vane, 0.01, plain(colours[at % len(colours)]))
            .turn(18)
            .turn(y=90 * at + turn)
            .at(0, -0.04, 1.0)
            for at in range(4)
        ],
        rod((0, 0, 0), (0, 0, 1.02), 0.016, wood("#c9a06a")),
        ball(0.035, metal(BRASS), sides=12).at(0, -0.07, 1.0),
        motif="pinwheel",
    )
