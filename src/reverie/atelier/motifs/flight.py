"""What flies: balloons, airships, kites, planes, parachutes and a rocket."""

import math

import numpy as np

from reverie.atelier.clay import Clay
from reverie.atelier.colour import mix
from reverie.atelier.motifs.fires import flames
from reverie.atelier.motifs.joinery import (
    BRASS,
    CREAM,
    IRON,
    RED,
    around,
    cloth,
    disc,
    glaze,
    gored,
    hoop,
    metal,
    plain,
    rod,
    slack,
    turned,
    wood,
)
from reverie.atelier.shapes import ball, box, curve, cutout, lathe, tube
from reverie.atelier.thing import Mesh, Paint, Point, Thing, group, lamp, light


def hot_air_balloon(
    radius: float = 1.0,
    *,
    colours: tuple[str, ...] = (RED, CREAM),
    gores: int = 12,
    burning: bool = True,
    power: float = 0.0,
) -> Thing:
    """A balloon with its basket's floor at z = 0; its middle at z = 2.3 radius, 3.4 radius high.

    One stands in the basket, 0.3 radius wide, at z = 0.05.
    """
    r = radius
    line = (
        curve(
            [
                (0.16, 1.05),
                (0.4, 1.32),
                (0.86, 1.95),
                (1.0, 2.45),
                (0.76, 3.0),
                (0.3, 3.3),
                (0.002, 3.36),
            ],
            40,
        )
        * r
    )
    paints = [
        Paint(colour, vary=0.12, grain=2, sheen=0.2, bump=0.05, glow=0.06) for colour in colours
    ]
    band = Paint(mix(colours[0], "#2a1010", 0.3), vary=0.1)
    wicker = Paint(
        "#9a7040", mix("#9a7040", "#4a2c14", 0.6), "bricks", grain=9 / r, vary=0.2, bump=0.5
    )
    basket_wall = box((0.4 * r, 0.4 * r, 0.32 * r), wicker, bevel=0.03 * r, taper=1.12).at(
        z=0.16 * r
    )
    ropes = [
        rod(
            (x * 0.2 * r, y * 0.2 * r, 0.32 * r),
            (x * 0.13 * r, y * 0.13 * r, 1.08 * r),
            0.011 * r,
            plain("#5a4030"),
            sides=5,
        )
        for x in (-1, 1)
        for y in (-1, 1)
    ]
    rim = [
        rod(
            (a * 0.215 * r, b * 0.215 * r, 0.33 * r),
            (c * 0.215 * r, d * 0.215 * r, 0.33 * r),
            0.026 * r,
            wood("#6b4630"),
        )
        for a, b, c, d in ((-1, -1, 1, -1), (1, -1, 1, 1), (1, 1, -1, 1), (-1, 1, -1, -1))
    ]
    skirt = gored(np.array([(0.15, 0.94), (0.14, 1.0), (0.165, 1.07)]) * r, [band], gores)
    sack = lathe(
        [(0.001, 0), (0.045, 0.01), (0.05, 0.07), (0.015, 0.11), (0.025, 0.13)],
        cloth("#b89a6a"),
        sides=12,
    ).size(r)
    parts = [
        gored(line, paints, gores, pinch=0.035),
        skirt,
        basket_wall,
        *ropes,
        *rim,
        hoop(0.13 * r, 0.012 * r, metal(IRON)).at(z=0.96 * r),
        *(
            sack.at(x * 0.24 * r, y * r, 0.14 * r)
            for x, y in ((1, 0.1), (1, -0.1), (-1, 0.0), (0.3, -0.24), (-0.5, -0.24))
        ),
    ]
    if burning:
        parts += [
            lathe(
                [(0.001, 0), (0.04, 0.05), (0.03, 0.14), (0.001, 0.24)],
                light("#ffc45c", 6),
                sides=12,
            )
            .at(z=0.8)
            .size(r),
            turned([(0, 0.7), (0.06, 0.72), (0.05, 0.8), (0, 0.8)], metal(IRON), sides=14).size(r),
        ]
    if power:
        parts.append(lamp(power, "#ffc45c", 0.2 * r).at(z=1.4 * r))
    return group(parts, motif="hot-air balloon")


def balloon(
    radius: float = 0.3, *, colour: str = RED, string: float = 1.2, to: Point | None = None
) -> Thing:
    """A toy balloon around the origin on a string that hangs down, or goes `to` a point."""
    r = radius
    shape = lathe(
        [(0.002, -1.2), (0.14, -1.1), (0.66, -0.62), (1.0, 0.12), (0.74, 0.78), (0.002, 1.06)],
        Paint(colour, vary=0.08, rough=0.3, shine=0.5, bump=0),
        sides=32,
    ).size(r)
    knot = lathe(
        [(0.001, -1.16), (0.1, -1.28), (0.06, -1.26)], plain(mix(colour, "#000000", 0.2)), sides=14
    ).size(r)
    gleam = (
        ball(0.16, light("#ffffff", 0.8), sides=12)
        .size(0.7, 0.3, 1.2)
        .turn(y=28)
        .size(r)
        .at(-0.42 * r, -0.78 * r, 0.42 * r)
    )
    end = to or (0.0, 0.0, -1.2 * r - string)
    start = (0.0, 0.0, -1.22 * r)
    middle = [
        tuple(np.array(start) * (1 - s) + np.array(end) * s + (w, 0, 0))
        for s, w in ((0.33, 0.05), (0.66, -0.05))
    ]
    parts = [shape, knot, gleam]
    if string or to:
        parts.append(tube([start, *middle, end], 0.008, plain("#efe6d0"), sides=5))
    return group(parts, motif="balloon")


def balloons(
    count: int = 9,
    *,
    colours: tuple[str, ...] = (RED, "#e8b840", "#4f8a9a", "#7d9448", "#d88a9a"),
    radius: float = 0.28,
    length: float = 1.8,
    seed: int = 0,
) -> Thing:
    """A bunch of balloons whose strings meet at the origin; they float about `length` above it."""
    chance = np.random.default_rng(seed)
    parts = []
    for at in range(count):
        turn, out = at * 2.4, 0.19 * math.sqrt(at + 0.4) * radius / 0.28
        spot = np.array(
            (
                out * 1.5 * math.cos(turn),
                out * 1.2 * math.sin(turn),
                length + 0.35 - 0.45 * out + float(chance.uniform(-0.1, 0.1)),
            )
        )
        toy = balloon(
            radius * float(chance.uniform(0.85, 1.12)), colour=colours[at % len(colours)], string=0
        )
        tilt = float(np.degrees(np.arctan2(spot[0], spot[2])))
        parts.append(toy.turn(y=tilt * 0.8).at(*spot))
        parts.append(
            tube(
                np.array([spot - (0, 0, 1.1 * radius), spot * (0.55, 0.55, 0.5), spot * 0]),
                0.006,
                plain("#efe6d0"),
                sides=4,
            )
        )
    return group(parts, motif="balloons")


def airship(
    length: float = 4.0, *, colour: str = "#c9a86a", stripe: str = "#a8433a", lit: str = "#ffd27a"
) -> Thing:
    """An airship along x around the origin, its gondola with lit windows below, pointing to +x."""
    s = length / 4
    up = np.linspace(0, math.pi, 36)
    line = np.stack([0.68 * np.sin(up) ** 0.8 * (1 - 0.12 * np.cos(up)), -2 * np.cos(up)], 1)
    paints = [cloth(colour), cloth(mix(colour, "#ffffff", 0.18))]
    fin = cutout(
        [(-1.95, 0.1), (-1.35, 0.42), (-1.45, 0.85), (-1.95, 0.8)], 0.04, cloth(stripe), bevel=0.01
    )
    gondola = [
        box((0.95, 0.3, 0.2), wood("#6b4630"), bevel=0.05).at(0.15, 0, -0.95),
        *(
            box((0.12, 0.31, 0.09), light(lit, 3), bevel=0).at(x, 0, -0.93)
            for x in (-0.15, 0.03, 0.21, 0.39)
        ),
        *(
            rod((x, y, -0.86), (x * 1.1, y * 1.6, -0.6), 0.012, plain(IRON), sides=5)
            for x in (-0.25, 0.55)
            for y in (-0.13, 0.13)
        ),
    ]
    blade = box((0.03, 0.05, 0.42), wood("#b58a4a"), bevel=0.01)
    return group(
        group(
            gored(line, paints, 14, pinch=0.02).turn(y=90),
            [
                hoop(q, 0.02, cloth(stripe), sides=48).turn(y=90).at(x)
                for x, q in ((-1.0, 0.6), (0.0, 0.69), (1.0, 0.585))
            ],
            [fin.turn(x=90 * at) for at in range(4)],
            gondola,
            group(blade, blade.turn(x=90), ball(0.05, metal(BRASS), sides=12)).at(-0.42, 0, -0.95),
        ).size(s),
        motif="airship",
    )


def kite(
    *,
    colours: tuple[str, str, str, str] = (RED, "#e8b840", "#4f7a8a", "#efe4cc"),
    tail: float = 1.6,
    to: Point | None = None,
) -> Thing:
    """A diamond kite 1.2 high around the origin, facing the viewer, with a tail of bows.

    Its line goes `to` a point.
    """
    tips = [(0, 0.6), (0.45, 0.15), (0, -0.6), (-0.45, 0.15)]
    heart = (0.0, 0.15)
    parts = [
        cutout([heart, tips[at], tips[(at + 1) % 4]], 0.012, cloth(colours[at])) for at in range(4)
    ]
    parts += [
        rod((0, 0.015, -0.6), (0, 0.015, 0.6), 0.013, wood("#6b4630"), sides=6),
        rod((-0.45, 0.015, 0.15), (0.45, 0.015, 0.15), 0.013, wood("#6b4630"), sides=6),
    ]
    share = np.linspace(0, 1, 24)
    line = np.stack([0.22 * np.sin(share * 8) * share, 0.1 * share, -0.6 - tail * share], 1)
    parts.append(tube(line, 0.008, plain("#efe6d0"), bend=False, sides=5))
    bow = group(
        cutout([(0, 0), (0.12, 0.06), (0.12, -0.06)], 0.01, cloth(colours[0])),
        cutout([(0, 0), (-0.12, -0.06), (-0.12, 0.06)], 0.01, cloth(colours[2])),
    )
    parts += [bow.turn(y=float(30 * math.sin(at))).at(*line[at]) for at in range(4, 24, 4)]
    if to:
        parts.append(
            tube(slack((0, -0.02, 0.1), to, 0.25), 0.006, plain("#efe6d0"), bend=False, sides=4)
        )
    return group(parts, motif="kite")


def parachute(
    radius: float = 0.9, *, colours: tuple[str, ...] = ("#efe4cc", RED), drop: float = 1.6
) -> Thing:
    """A parachute whose lines meet at the origin, its cloth from z = drop up."""
    r = radius
    up = np.linspace(0, 1, 14)
    line = np.stack(
        [r * np.cos(up * math.pi / 2) ** 0.8, drop + 0.75 * r * np.sin(up * math.pi / 2)], 1
    )
    lines = [
        rod(
            (0, 0, 0),
            (r * math.cos(a), r * math.sin(a), drop + 0.02),
            0.006,
            plain("#efe6d0"),
            sides=4,
        )
        for a in np.radians(np.arange(0, 360, 30) + 15)
    ]
    return group(
        gored(line, [cloth(colour) for colour in colours], 12, pinch=0.06, scallop=0.1 * r),
        lines,
        motif="parachute",
    )


def biplane(*, colour: str = "#c9483a", wing: str = "#f0dcae") -> Thing:
    """A toy biplane 2 long around the origin, flying to +x."""
    clay = (
        Clay(colour, 0.06)
        .limb([(0.55, 0, 0), (0.1, 0, 0.02), (-0.95, 0, 0.1)], [0.24, 0.24, 0.07])
        .ball((-0.02, 0, 0.2), (0.2, 0.14, 0.12), cut=True, blend=0.02)
    )
    board = cutout(rounded_wing(), 0.04, plain(wing), bevel=0.012).turn(x=90).turn(90)
    tail = cutout(
        [(-1.05, 0.1), (-0.72, 0.14), (-0.8, 0.42), (-0.98, 0.46)], 0.03, plain(wing), bevel=0.01
    )
    blade = cutout(
        [(-0.035, 0), (0.035, 0), (0.06, 0.3), (0, 0.42), (-0.06, 0.3)],
        0.03,
        wood("#8a5a34"),
        bevel=0.008,
    ).turn(90)
    tyre = group(
        hoop(0.1, 0.035, plain("#2f2c2c"), sides=24).turn(x=90),
        disc(0.08, 0.04, glaze(colour)).turn(x=90).at(y=-0.02),
    )
    return group(
        clay.thing("biplane", 110, Paint(None, vary=0.1, rough=0.4, shine=0.35)),
        board.at(0.2, 0, 0.48),
        board.at(0.12, 0, -0.12),
        tail,
        board.size(0.5, 0.36, 1).at(-0.88, 0, 0.14),
        [
            rod((0.16 + d, y, -0.1), (0.22 + d, y, 0.48), 0.014, wood("#8a5a34"), sides=6)
            for y in (-0.75, 0.75)
            for d in (-0.13, 0.13)
        ],
        [
            rod((0.2, s * 0.12, 0.2), (0.2, s * 0.2, 0.48), 0.014, wood("#8a5a34"), sides=6)
            for s in (-1, 1)
        ],
        turned([(0.2, 0), (0.16, 0.12), (0.05, 0.18), (0, 0.2)], metal(BRASS), sides=24)
        .turn(y=90)
        .at(x=0.74),
        group(blade, blade.turn(x=180)).turn(x=35).at(x=0.93),
        [tyre.at(0.36, s * 0.24, -0.42) for s in (-1, 1)],
        [rod((0.3, s * 0.12, -0.16), (0.36, s * 0.2, -0.42), 0.016, metal(IRON)) for s in (-1, 1)],
        motif="biplane",
    )


def rounded_wing() -> list[tuple[float, float]]:
    """The outline of a toy wing, 2.1 wide and 0.42 deep."""
    tips = [
        (0.84 + 0.21 * math.cos(a), 0.21 * math.sin(a))
        for a in np.linspace(-math.pi / 2, math.pi / 2, 9)
    ]
    return tips + [(-x, z) for x, z in reversed(tips)]


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
