"""What flies, hangs and turns.

Balloons, airships, kites, umbrellas, parachutes and fairground wheels.
"""

import math

import numpy as np

from reverie.atelier.clay import Clay
from reverie.atelier.colour import mix
from reverie.atelier.motifs.joinery import (
    BRASS,
    IRON,
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
from reverie.atelier.thing import Paint, Point, Thing, group, lamp, light

RED, CREAM = "#b5392f", "#f0dcae"


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


def umbrella(
    radius: float = 0.8,
    *,
    colours: tuple[str, ...] = (RED,),
    opened: bool = True,
    handle: str = "#5a3426",
    stick: float = 1.3,
) -> Thing:
    """An umbrella with its crook's lower end at z = 0.

    Open, its cloth is at z = stick and spans 2 radius.
    """
    r = radius
    paints = [Paint(colour, vary=0.12, grain=3, rough=0.6, bump=0.03) for colour in colours]
    crook = tube(
        [
            (0, 0, stick * 0.5),
            (0, 0, 0.16),
            (0.03, 0, 0.05),
            (0.1, 0, 0.0),
            (0.17, 0, 0.05),
            (0.18, 0, 0.12),
        ],
        0.024,
        wood(handle),
    )
    if not opened:
        pleats = gored(
            curve([(0.03, 0.3), (0.1, 0.42), (0.075, 0.8), (0.03, 1.15)], 24)
            * (stick / 1.3 * r / 0.8, stick / 1.3),
            paints,
            8,
            pinch=-0.35,
        )
        return group(
            pleats,
            crook,
            rod((0, 0, 0.2), (0, 0, stick), [0.016, 0.01], metal(IRON)),
            hoop(0.09 * r / 0.8, 0.016, cloth(mix(colours[0], "#000000", 0.3))).at(z=0.55 * stick),
            motif="umbrella",
        )
    up = np.linspace(0, 1, 14)
    reach = r * np.sin((1 - up) * 1.35) / math.sin(1.35)
    line = np.stack([reach, 0.5 * r * np.cos((1 - up) * 1.4) + stick - 0.2 * r], 1)
    top = float(line[-1, 1])
    rib = rod((0, 0, top - 0.02), (r * 0.985, 0, float(line[0, 1])), 0.006, metal(IRON), sides=4)
    stay = rod((0, 0, top - 0.42 * r), (r * 0.52, 0, top - 0.16 * r), 0.006, metal(IRON), sides=4)
    return group(
        gored(line, paints, 8, pinch=-0.06, scallop=0.09 * r),
        crook,
        rod((0, 0, 0.2), (0, 0, top), 0.014, metal(IRON)),
        lathe([(0.03, 0), (0.018, 0.04), (0.008, 0.16), (0.001, 0.17)], metal(IRON), sides=12).at(
            z=top - 0.01
        ),
        around(stay, 8, 0, 22.5),
        around(rib, 8, 0, 22.5),
        motif="umbrella",
    )


def parasol(
    radius: float = 0.7, *, colours: tuple[str, ...] = ("#efe0c8", "#d88a8a"), stick: float = 1.4
) -> Thing:
    """A flat paper parasol with a bamboo stick from z = 0 and a painted ring."""
    r = radius
    line = np.array(
        [(r * (1 - u), stick - 0.28 * r * (1 - u) ** 1.3) for u in np.linspace(0, 1, 10)]
    )
    return group(
        gored(line, [plain(colour) for colour in colours], 16, pinch=-0.01),
        gored(
            np.array(
                [
                    (r * 0.82, stick - 0.28 * r * 0.82**1.3 + 0.008),
                    (r * 0.72, stick - 0.28 * r * 0.72**1.3 + 0.008),
                ]
            ),
            [plain(mix(colours[-1], "#5a2a2a", 0.3))],
            16,
        ),
        rod((0, 0, 0), (0, 0, stick + 0.08), 0.018, wood("#b58a4a")),
        around(
            rod(
                (0, 0, stick - 0.4 * r),
                (r * 0.6, 0, stick - 0.16 * r),
                0.006,
                wood("#8a6a3c"),
                sides=4,
            ),
            16,
        ),
        ball(0.035, wood("#6b4630"), sides=12).at(z=stick + 0.08),
        motif="parasol",
    )


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


def carousel(
    radius: float = 1.6,
    *,
    colours: tuple[str, str] = (RED, CREAM),
    trim: str = "#d8a83a",
    seats: tuple[Thing, ...] = (),
    lit: str = "#ffd890",
    power: float = 20.0,
) -> Thing:
    """A carousel 3.6 wide and 3.6 high with a striped roof and bulbs; its floor at z = 0.3.

    It has eight poles at 0.72 radius, on which `seats` ride in turn facing along the ring; without
    any it has its own little horses.
    """
    r = radius
    line = np.array([(r * 1.12, 2.3), (r * 0.8, 2.62), (r * 0.4, 2.95), (0.05, 3.3)])
    gold = metal(trim)
    rides = seats or (
        toy_horse(mix("#f4ecdc", colours[0], 0.05)),
        toy_horse("#c9a08a"),
        toy_horse("#8a9ab0"),
        toy_horse("#e8d8b0"),
    )
    parts = [
        turned([(0, 0), (r * 1.08, 0), (r * 1.08, 0.28), (0, 0.28)], glaze(colours[0]), sides=48),
        turned([(r * 1.06, 0.22), (r * 1.12, 0.22), (r * 1.12, 0.3), (0, 0.3)], gold, sides=48),
        gored(line, [cloth(colour) for colour in colours], 16, pinch=-0.03),
        gored(
            np.array([(r * 1.14, 2.02), (r * 1.13, 2.16), (r * 1.12, 2.32)]),
            [cloth(colours[1]), cloth(colours[0])],
            16,
            scallop=-0.12,
        ),
        turned([(0.3, 0.3), (0.36, 0.36), (0.3, 0.5), (0.28, 2.0), (0.4, 2.25)], gold, sides=12),
        ball(0.12, gold, sides=18).at(z=3.34),
        cutout([(0, 0), (0.42, 0.1), (0, 0.22)], 0.015, plain(colours[0])).at(0, 0, 3.6),
        rod((0, 0, 3.4), (0, 0, 3.85), 0.02, gold),
    ]
    parts += around(box((0.02, 0.16, 1.2), light(lit, 1.5), bevel=0.01).at(z=1.2), 6, 0.29)
    parts += around(ball(0.045, light(lit, 4), sides=10).at(z=2.24), 24, r * 1.145)
    for at in range(8):
        turn = 45 * at + 12
        rise = 0.62 + 0.14 * math.sin(at * 2.2)
        parts.append(rod((r * 0.72, 0, 0.3), (r * 0.72, 0, 2.5), 0.025, gold).turn(turn))
        parts.append(rides[at % len(rides)].turn(-90).at(r * 0.72, 0, rise).turn(turn))
    if power:
        parts.append(lamp(power, lit, 0.5).at(z=2.0))
    return group(parts, motif="carousel")


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


def ferris_wheel(
    radius: float = 2.2,
    *,
    cabins: int = 10,
    colours: tuple[str, ...] = (RED, "#e8b840", "#4f8a9a", "#7d9448"),
    iron: str = "#e8dcc4",
    lit: str | None = "#ffd890",
) -> Thing:
    """A big wheel facing the viewer, its hub at z = radius + 0.7, with cabins that hang."""
    r, hub = radius, radius + 0.7
    steel = plain(iron)
    spokes = [
        rod((0, y, 0), (r * math.cos(a), y, r * math.sin(a)), 0.025, steel, sides=6)
        for a in np.linspace(0, 2 * math.pi, cabins, endpoint=False)
        for y in (-0.22, 0.22)
    ]
    rims = [
        hoop(q * r, 0.035, steel, sides=64).turn(x=90).at(y=y)
        for q in (1.0, 0.62)
        for y in (-0.22, 0.22)
    ]
    parts = [
        group(spokes, rims).at(z=hub),
        rod((0, -0.4, hub), (0, 0.4, hub), 0.16, glaze(colours[0]), sides=20),
    ]
    parts += [
        rod((s * r * 0.62, y * 1.5, 0), (0, y, hub), [0.08, 0.06], steel)
        for s in (-1, 1)
        for y in (-0.34, 0.34)
    ]
    for at in range(cabins):
        a = 2 * math.pi * at / cabins
        tone = glaze(colours[at % len(colours)])
        cabin = group(
            lathe(
                [(0.001, -0.62), (0.2, -0.6), (0.27, -0.4), (0.28, -0.34), (0.25, -0.36)],
                tone,
                sides=24,
            ),
            lathe([(0.3, -0.12), (0.2, -0.02), (0.001, 0.04)], tone, sides=24),
            around(rod((0.25, 0, -0.36), (0.25, 0, -0.12), 0.012, steel, sides=5), 6),
        )
        parts += [
            cabin.at(r * math.cos(a), 0, hub + r * math.sin(a)),
            rod(
                (r * math.cos(a), -0.22, hub + r * math.sin(a)),
                (r * math.cos(a), 0.22, hub + r * math.sin(a)),
                0.025,
                steel,
                sides=6,
            ),
        ]
        if lit:
            parts += [
                ball(0.05, light(lit, 4), sides=10).at(
                    q * r * math.cos(a + d), -0.27, hub + q * r * math.sin(a + d)
                )
                for q, d in ((1.0, math.pi / cabins), (0.62, 0.0), (0.8, 0.0))
            ]
    parts.append(box((r * 1.7, 1.6, 0.14), wood("#7a5a3c"), bevel=0.02).at(z=0.07))
    return group(parts, motif="ferris wheel")


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
