"""What shines: lanterns, candles, lamps, fires and stars. `power` is the lamp each one carries."""

import math

import numpy as np

from reverie.atelier.colour import mix
from reverie.atelier.motifs.joinery import (
    BRASS,
    IRON,
    around,
    cloth,
    coil,
    gored,
    hoop,
    metal,
    plain,
    rod,
    slack,
    star_outline,
    stone,
    turned,
    wood,
)
from reverie.atelier.motifs.vessels import jar
from reverie.atelier.shapes import ball, box, highlight, lathe, tube
from reverie.atelier.thing import Mesh, Paint, Thing, glass, group, lamp, light

FLAME = "#ffc45c"


def flame(height: float = 0.2, *, colour: str = FLAME, lean: float = 0.0) -> Thing:
    """A single flame from the origin upwards, bright at its heart."""
    outer = lathe(
        [
            (0.001, 0),
            (0.2 * height, 0.16 * height),
            (0.24 * height, 0.34 * height),
            (0.1 * height, 0.7 * height),
            (0.001, height),
        ],
        light(colour, 5),
        sides=16,
    )
    heart = lathe(
        [
            (0.001, 0),
            (0.12 * height, 0.14 * height),
            (0.1 * height, 0.32 * height),
            (0.001, 0.6 * height),
        ],
        light("#fff2c8", 8),
        sides=12,
    )
    return group(outer, heart.at(y=-0.15 * height), motif="flame").turn(y=lean)


def flames(height: float = 0.6, *, colour: str = "#ff9a3c", seed: int = 0) -> Thing:
    """A fire of several tongues around z, on z = 0."""
    chance = np.random.default_rng(seed)
    tones = [
        light(colour, 3.5),
        light(mix(colour, "#ffd27a", 0.6), 5),
        light(mix(colour, "#c9321c", 0.6), 2.5),
    ]
    parts = []
    for at in range(11):
        a, reach = float(chance.uniform(0, 2 * math.pi)), 0.3 * height * math.sqrt(at / 11)
        tall = height * float(chance.uniform(0.55, 1.0)) * (1 - 0.5 * at / 11)
        x, y = reach * math.cos(a), reach * math.sin(a)
        bow = float(chance.normal(0, 0.08)) * height
        path = [
            (x, y, 0),
            (x * 1.15 + bow, y, tall * 0.35),
            (x * 0.7 - bow, y * 0.7, tall * 0.7),
            (x * 0.4 + bow, y * 0.4, tall),
        ]
        thick = 0.15 * height * (1 - 0.35 * at / 11)
        parts.append(tube(path, [thick * 0.6, thick, thick * 0.6, 0.004], tones[at % 3], sides=10))
    return group(parts, motif="fire")


def lantern(*, colour: str = "#ffb84d", iron: str = "#33261f", power: float = 6.0) -> Thing:
    """A hand lantern 0.55 high standing on z = 0, with its own lamp; its ring is at z = 0.55."""
    dark = metal(iron)
    bar = rod((0.12, 0, 0.05), (0.12, 0, 0.34), 0.01, dark, sides=6)
    parts = [
        turned([(0, 0), (0.15, 0), (0.15, 0.03), (0.12, 0.055), (0, 0.055)], dark, sides=8),
        turned(
            [(0.165, 0.33), (0.155, 0.36), (0.08, 0.42), (0.05, 0.43), (0.05, 0.46), (0.001, 0.48)],
            dark,
            sides=8,
        ),
        lathe(
            [(0.11, 0.055), (0.115, 0.33)],
            glass("#fff0d0", "#ffe2a0", 0.5),
            sides=8,
            smooth=False,
            round_off=False,
        ),
        turned([(0, 0.05), (0.04, 0.05), (0.04, 0.14), (0, 0.14)], plain("#f2e6cc"), sides=14),
        flame(0.17, colour=colour).at(z=0.14),
        *around(bar, 4, 0, 45),
        hoop(0.118, 0.008, dark, sides=24).at(z=0.2),
        tube(
            [(-0.09, 0, 0.44), (-0.1, 0, 0.52), (0, 0, 0.6), (0.1, 0, 0.52), (0.09, 0, 0.44)],
            0.01,
            dark,
            sides=6,
        ),
    ]
    if power:
        parts.append(lamp(power, colour, 0.06).at(z=0.22))
    return group(parts, motif="lantern")


def candle(
    height: float = 0.5,
    radius: float = 0.08,
    *,
    colour: str = "#f2e6cc",
    lit: bool = True,
    power: float = 0.0,
) -> Thing:
    """A candle with dripped wax on z = 0; its flame begins at z = height * 1.04."""
    wax = Paint(colour, vary=0.06, rough=0.6, bump=0.05, glow=0.12 if lit else 0.0)
    chance = np.random.default_rng(round(height * 100))
    parts = [
        lathe(
            [
                (radius * 1.12, 0),
                (radius, 0.08 * height),
                (radius, 0.92 * height),
                (radius * 0.94, height),
                (radius * 0.5, height * 0.975),
                (0.001, 0.97 * height),
            ],
            wax,
            sides=24,
        ),
        tube(
            [(0, 0, height * 0.96), (0.006, 0, height * 1.05)],
            0.008,
            plain("#26201c"),
            sides=5,
            bend=False,
        ),
    ]
    for angle in chance.uniform(0, 2 * math.pi, 6):
        x, y, drop = (
            radius * math.cos(angle),
            radius * math.sin(angle),
            float(chance.uniform(0.15, 0.55)) * height,
        )
        parts.append(
            tube(
                [
                    (x * 0.9, y * 0.9, height),
                    (x, y, height * 0.97),
                    (x * 1.02, y * 1.02, height - drop),
                ],
                [radius * 0.16, radius * 0.16, radius * 0.24],
                wax,
                sides=8,
            )
        )
    if lit:
        parts.append(flame(radius * 2.6).at(z=height * 1.02))
        if power:
            parts.append(lamp(power, "#ffb65c", 0.06).at(z=height + radius * 1.5))
    return group(parts, motif="candle")


def candlestick(*, colour: str = BRASS, arms: int = 1, power: float = 0.0) -> Thing:
    """A candlestick with one, three or five candles; the foot at z = 0, flames at about 1.0."""
    brass = metal(colour)
    cup = lathe([(0.02, -0.06), (0.05, 0), (0.1, 0.03), (0.045, 0.05)], brass, sides=20)
    holder = group(cup, candle(0.32, 0.038, power=power).at(z=0.04))
    parts = [
        lathe(
            [
                (0.22, 0),
                (0.2, 0.04),
                (0.06, 0.08),
                (0.035, 0.16),
                (0.06, 0.26),
                (0.025, 0.34),
                (0.04, 0.5),
                (0.025, 0.6),
            ],
            brass,
            sides=28,
        ),
        holder.at(z=0.62),
    ]
    for at in range(1, (arms - 1) // 2 + 1):
        reach = 0.2 * at
        for side in (-1, 1):
            x = side * reach
            parts += [
                tube([(0, 0, 0.42), (x * 0.5, 0, 0.34), (x, 0, 0.4), (x, 0, 0.54)], 0.016, brass),
                holder.at(x, 0, 0.58 - 0.03 * at),
            ]
    return group(parts, motif="candle")


def chandelier(
    radius: float = 0.7, *, arms: int = 8, colour: str = BRASS, power: float = 25.0
) -> Thing:
    """A chandelier hanging from the origin, 1.5 down, with candles and glass drops."""
    brass = metal(colour)
    arm = group(
        tube(
            [
                (0.05, 0, 0.1),
                (radius * 0.45, 0, -0.12),
                (radius * 0.85, 0, -0.05),
                (radius, 0, 0.1),
            ],
            0.018,
            brass,
        ),
        lathe([(0.02, 0.08), (0.075, 0.12), (0.08, 0.14)], brass, sides=16).at(radius),
        candle(0.2, 0.03).at(radius, 0, 0.13),
        lathe(
            [(0.001, 0), (0.022, -0.05), (0.001, -0.13)], glass("#e6f2f6", "#ffffff", 0.9), sides=8
        ).at(radius * 0.95, 0, 0.02),
        lathe(
            [(0.001, 0), (0.02, -0.05), (0.001, -0.12)], glass("#e6f2f6", "#ffffff", 0.9), sides=8
        ).at(radius * 0.5, 0, -0.12),
    )
    line = slack(
        (radius * 0.9, 0, 0),
        (
            radius * 0.9 * math.cos(2 * math.pi / arms),
            radius * 0.9 * math.sin(2 * math.pi / arms),
            0,
        ),
        0.1,
        9,
    )
    pearls = group(
        [ball(0.016, glass("#f4fbff", "#ffffff", 0.9), sides=8).at(*spot) for spot in line]
    )
    parts = [
        rod((0, 0, 0), (0, 0, -0.8), 0.012, brass),
        lathe(
            [(0.02, 0.3), (0.06, 0.2), (0.03, 0.1), (0.12, -0.05), (0.05, -0.18), (0.001, -0.28)],
            brass,
            sides=20,
        ).at(z=-1.05),
        *(part.at(z=-1.05) for part in around(arm, arms)),
        *(part.at(z=-1.0) for part in around(pearls, arms)),
    ]
    if power:
        parts.append(lamp(power, FLAME, 0.3).at(z=-0.8))
    return group(parts, motif="chandelier")


def street_lamp(
    height: float = 2.8, *, colour: str = "#2f3a3a", lit: str = "#ffd27a", power: float = 30.0
) -> Thing:
    """An old gas lamp on a post; its light is at z = height - 0.28."""
    iron = metal(colour)
    head = group(
        lathe([(0.1, 0), (0.18, 0.36)], light(lit, 4.5), sides=6, smooth=False, round_off=False),
        around(rod((0.105, 0, 0), (0.19, 0, 0.37), 0.013, iron, sides=5), 6),
        lathe(
            [(0.24, 0.36), (0.2, 0.42), (0.07, 0.52), (0.05, 0.58)],
            iron,
            sides=6,
            smooth=False,
            round_off=False,
        ),
        ball(0.045, iron, sides=12).at(z=0.6),
        turned([(0.03, -0.06), (0.11, -0.01), (0.11, 0.01), (0, 0.01)], iron, sides=12),
    )
    foot = [
        (0.2, 0),
        (0.2, 0.08),
        (0.12, 0.14),
        (0.1, 0.45),
        (0.12, 0.5),
        (0.05, 0.58),
        (0.038, height - 0.75),
        (0.06, height - 0.66),
        (0.03, height - 0.56),
    ]
    parts = [
        turned(foot, iron, sides=16),
        rod((-0.22, 0, height - 0.72), (0.22, 0, height - 0.72), 0.016, iron),
        head.at(z=height - 0.5),
    ]
    if power:
        parts.append(lamp(power, lit, 0.12).at(z=height - 0.28))
    return group(parts, motif="street lamp")


def hanging_street_lamp(
    height: float = 3.0, *, colour: str = "#2f3a3a", lit: str = "#ffd27a", power: float = 25.0
) -> Thing:
    """A curved lamp post like a shepherd's crook, bent towards +x.

    Its light at (0.8, 0, height - 0.55).
    """
    iron = metal(colour)
    crook = [
        (0, 0, 0),
        (0, 0, height * 0.7),
        (0.12, 0, height * 0.94),
        (0.45, 0, height),
        (0.78, 0, height * 0.92),
        (0.8, 0, height - 0.35),
    ]
    shade = lathe([(0.04, 0.12), (0.08, 0.06), (0.26, -0.06), (0.27, -0.08)], iron, sides=24)
    parts = [
        tube(crook, [0.07, 0.05, 0.04, 0.035, 0.03, 0.025], iron, sides=10),
        turned([(0.18, 0), (0.16, 0.1), (0.07, 0.2)], iron, sides=16),
        shade.at(0.8, 0, height - 0.42),
        ball(0.11, light(lit, 5), sides=18).at(0.8, 0, height - 0.53),
    ]
    if power:
        parts.append(lamp(power, lit, 0.1).at(0.8, 0, height - 0.6))
    return group(parts, motif="street lamp")


def paper_lantern(
    radius: float = 0.35, *, colour: str = "#d8503a", tall: float = 1.0, power: float = 3.0
) -> Thing:
    """A ribbed paper lantern around the origin, lit from within, with a tassel."""
    ribs = 7
    v = np.linspace(-1.25, 1.25, ribs * 6 + 1)
    wave = 1 - 0.06 * (1 - np.abs(np.sin(np.linspace(0, ribs * math.pi, len(v)))) ** 0.7)
    line = np.stack([radius * np.cos(v) * wave, radius * tall * np.sin(v)], 1)
    dark = plain("#3a2018")
    low = float(line[0, 1])
    parts = [
        lathe(line, Paint(colour, vary=0.08, glow=0.9, bump=0.05), round_off=False, sides=28),
        *(
            turned(
                [(0, 0), (radius * 0.36, 0), (radius * 0.36, 0.04), (0, 0.04)], dark, sides=20
            ).at(z=z)
            for z in (low - 0.03, -low)
        ),
        tube(
            [(-radius * 0.3, 0, -low + 0.03), (0, 0, -low + 0.2), (radius * 0.3, 0, -low + 0.03)],
            0.008,
            dark,
            sides=5,
        ),
        rod((0, 0, low), (0, 0, low - 0.08), 0.008, cloth("#d8a83a"), sides=5),
        turned([(0.02, 0), (0.035, -0.16), (0, -0.16)], cloth("#d8a83a"), sides=12).at(
            z=low - 0.07
        ),
    ]
    if power:
        parts.append(lamp(power, mix(colour, "#ffd27a", 0.6), radius).at(z=0))
    return group(parts, motif="paper lantern")


def string_lights(
    span: float = 4, count: int = 9, *, colours: tuple[str, ...] = ("#ffd27a",), sag: float = 0.5
) -> Thing:
    """Small lights on a line from (-span / 2, 0, 0) to (span / 2, 0, 0)."""
    line = slack((-span / 2, 0, 0), (span / 2, 0, 0), sag, count * 4 + 1)
    bulbs = [
        lathe(
            [(0.02, 0), (0.055, -0.06), (0.04, -0.12), (0.001, -0.14)], light(colour, 4), sides=12
        )
        for colour in colours
    ]
    cap = turned([(0, 0.03), (0.022, 0.03), (0.022, 0), (0, 0)], plain(IRON), sides=8)
    hung = [group(bulbs[at % len(bulbs)], cap).at(*line[at * 4 + 2]) for at in range(count)]
    return group(tube(line, 0.009, plain(IRON), bend=False, sides=5), hung, motif="lights")


def torch(*, colour: str = "#ff9a3c", power: float = 12.0) -> Thing:
    """A burning torch 1 high, its grip at z = 0.2."""
    parts = [
        rod((0, 0, 0), (0, 0, 0.68), [0.028, 0.045], wood("#6b4a34")),
        turned(
            [(0.045, 0.6), (0.075, 0.66), (0.085, 0.78), (0.05, 0.8), (0, 0.76)],
            cloth("#4a342a"),
            sides=16,
        ),
        coil(0.07, 0.12, 2.5, 0.014, metal(IRON)).at(z=0.64),
        flames(0.42, colour=colour).at(z=0.74),
    ]
    if power:
        parts.append(lamp(power, colour, 0.1).at(z=0.95))
    return group(parts, motif="torch")


def light_bulb(
    *, colour: str = "#ffe2a0", lit: bool = True, power: float = 3.0, cord: float = 0.0
) -> Thing:
    """A bulb 0.5 high hanging with its socket up at the origin, and a cord of some length above."""
    shape = [(0.06, -0.12), (0.075, -0.18), (0.16, -0.32), (0.14, -0.44), (0.001, -0.5)]
    wire = [
        (-0.03, 0, -0.2),
        (-0.05, 0, -0.3),
        (-0.02, 0, -0.36),
        (0, 0, -0.3),
        (0.02, 0, -0.36),
        (0.05, 0, -0.3),
        (0.03, 0, -0.2),
    ]
    filament = tube(wire, 0.012, light("#fff0c0", 9) if lit else metal(IRON), sides=6)
    parts = [
        lathe(shape, glass("#fff4d8", "#fff4dc", 0.9), sides=28),
        filament,
        turned(
            [(0, 0.01), (0.05, 0), (0.06, -0.02), (0.06, -0.13), (0, -0.13)], metal(BRASS), sides=20
        ),
        coil(0.061, 0.09, 3, 0.01, metal(BRASS)).at(z=-0.12),
        highlight([(-0.1, -0.08, -0.26), (-0.13, -0.07, -0.32), (-0.12, -0.06, -0.38)], 0.012),
    ]
    if lit:
        parts.append(ball(0.07, light(colour, 3), sides=14).at(z=-0.32))
        if power:
            parts.append(lamp(power, colour, 0.1).at(z=-0.32))
    if cord:
        parts.append(rod((0, 0, 0), (0, 0, cord), 0.012, plain(IRON)))
    return group(parts, motif="light bulb")


def firefly_jar(
    *, count: int = 14, colour: str = "#d8f07a", power: float = 3.0, seed: int = 0
) -> Thing:
    """A jar 0.8 high with fireflies in it and a cloth cover tied with string."""
    chance = np.random.default_rng(seed)
    fly = group(
        ball(0.018, light(colour, 9), sides=10),
        ball(0.012, plain("#3a2c1c"), sides=8).at(0.02, 0, 0.006),
    )
    spots = chance.uniform((-0.19, -0.19, 0.1), (0.19, 0.19, 0.56), (count, 3))
    parts = [
        jar(cloth_colour="#b5544a"),
        *(fly.turn(float(chance.uniform(0, 360))).at(*spot) for spot in spots),
    ]
    if power:
        parts.append(lamp(power, colour, 0.12).at(z=0.35))
    return group(parts, motif="firefly jar")


def star(
    radius: float = 0.4,
    *,
    colour: str = "#ffe9a8",
    points: int = 5,
    strength: float = 2.5,
    power: float = 0.0,
    fat: float = 0.3,
) -> Thing:
    """A plump five-pointed star around the origin, facing the viewer, that glows."""
    line = star_outline(points, radius, radius * 0.5)
    count = len(line)
    ring = np.stack([line[:, 0], np.zeros(count), line[:, 1]], 1)
    vertices = np.concatenate([ring, [(0, -radius * fat, 0), (0, radius * fat, 0)]])
    here = np.arange(count)
    after = (here + 1) % count
    faces = np.concatenate(
        [
            np.stack([here, after, np.full(count, count)], 1),
            np.stack([after, here, np.full(count, count + 1)], 1),
        ]
    )
    paint = Paint(colour, vary=0.1, bump=0, glow=strength * 0.45)
    parts = [
        Thing(Mesh(vertices, (faces.astype(np.int32),), smooth=False, bevel=radius * 0.05), paint)
    ]
    if power:
        parts.append(lamp(power, colour, radius * 0.6).at(y=-radius * 0.7))
    return group(parts, motif="star")


def campfire(*, colour: str = "#ff9a3c", power: float = 30.0, seed: int = 0) -> Thing:
    """A fire of logs in a ring of stones, 1.2 across; flames to z = 0.95."""
    chance = np.random.default_rng(seed)
    log = tube(
        [(0.42, 0, 0.02), (0.2, 0.01, 0.22), (-0.03, 0, 0.45)], [0.07, 0.06, 0.05], wood("#5a4030")
    )
    rock = lathe(
        [(0.001, 0), (0.13, 0.02), (0.12, 0.12), (0.001, 0.17)],
        stone("#8d8378"),
        sides=12,
        wobble=0.1,
    )
    ring = [
        rock.size(*chance.uniform(0.75, 1.2, 3))
        .turn(float(chance.uniform(0, 360)))
        .at(0.55 * math.cos(a), 0.55 * math.sin(a))
        for a in np.linspace(0, 2 * math.pi, 11, endpoint=False)
    ]
    parts = [
        *around(log, 6),
        *ring,
        flames(0.75, colour=colour, seed=seed).at(z=0.12),
        lathe(
            [(0.001, 0.03), (0.4, 0.02), (0.45, 0)], light("#8a2a14", 1.0), sides=24, wobble=0.08
        ),
    ]
    if power:
        parts.append(lamp(power, colour, 0.2).at(z=0.6))
    return group(parts, motif="campfire")


def sparkler(*, colour: str = "#fff0b8", power: float = 4.0, seed: int = 0) -> Thing:
    """A sparkler whose wire rises 0.8 from the origin; sparks fly around its tip."""
    chance = np.random.default_rng(seed)
    tip = np.array((0.02, 0, 0.8))
    parts = [
        tube([(0, 0, 0), (0.01, 0, 0.4), (0.02, 0, 0.8)], 0.01, metal(IRON), sides=5),
        ball(0.035, light("#ffffff", 9), sides=12).at(*tip),
    ]
    shine = light(colour, 6)
    for _ in range(44):
        way = chance.normal(size=3)
        way /= np.linalg.norm(way)
        near, far = sorted(chance.uniform(0.05, 0.36, 2))
        parts.append(rod(tip + way * near, tip + way * far, [0.006, 0.001], shine, sides=4))
        if chance.random() < 0.3:
            parts.append(ball(0.012, shine, sides=6).at(*(tip + way * (far + 0.03))))
    if power:
        parts.append(lamp(power, colour, 0.08).at(*tip))
    return group(parts, motif="sparkler")


def moon_lamp(radius: float = 0.4, *, colour: str = "#fff0c8", power: float = 8.0) -> Thing:
    """A glowing ball of paper panels around the origin, like a small moon on a string."""
    turn = np.linspace(-math.pi / 2, math.pi / 2, 25)
    panels = gored(
        np.stack([radius * np.cos(turn), radius * np.sin(turn)], 1),
        [
            Paint(colour, vary=0.06, glow=1.0),
            Paint(mix(colour, "#e8c890", 0.4), vary=0.06, glow=0.9),
        ],
        10,
        pinch=0.02,
    )
    parts = [panels, rod((0, 0, radius), (0, 0, radius * 2), 0.008, plain("#efe6d0"))]
    if power:
        parts.append(lamp(power, colour, radius).at(y=-radius * 1.2))
    return group(parts, motif="paper moon")


def match(*, lit: bool = True, power: float = 1.5, colour: str = "#e8cf9a") -> Thing:
    """A match 0.7 long standing on its end, burning at its tip."""
    parts = [
        box((0.045, 0.045, 0.62), wood(colour), bevel=0.004).at(z=0.31),
        ball(0.05, plain("#a8332c" if not lit else "#3a2420"), sides=14).size(1, 1, 1.4).at(z=0.64),
    ]
    if lit:
        parts.append(flame(0.32).at(z=0.62))
        if power:
            parts.append(lamp(power, FLAME, 0.05).at(z=0.8))
    return group(parts, motif="match")


def matchbox(*, colour: str = "#3d5a80", opened: float = 0.35) -> Thing:
    """A box of matches 0.8 long on x, its drawer pulled out by a share."""
    stick = group(
        box((0.55, 0.03, 0.03), wood("#e8cf9a"), bevel=0),
        ball(0.028, plain("#a8332c"), sides=10).at(x=0.29),
    )
    drawer = group(
        box((0.76, 0.46, 0.02), plain("#d8c9a4"), bevel=0.004).at(z=0.02),
        [box((0.76, 0.015, 0.16), plain("#d8c9a4"), bevel=0).at(0, y, 0.1) for y in (-0.22, 0.22)],
        [box((0.015, 0.46, 0.16), plain("#d8c9a4"), bevel=0).at(x, 0, 0.1) for x in (-0.37, 0.37)],
        [stick.at(0.02, y, 0.08) for y in np.linspace(-0.18, 0.18, 9)],
    )
    sleeve = [box((0.8, 0.5, 0.02), plain(colour), bevel=0.004).at(z=z) for z in (0.0, 0.2)]
    return group(
        sleeve,
        [
            box((0.8, 0.02, 0.2), plain("#6b3a2c"), bevel=0.004).at(0, y, 0.1)
            for y in (-0.245, 0.245)
        ],
        drawer.at(x=0.78 * opened, z=0.0),
        ball(0.12, plain("#e8c878"), sides=16).size(1, 1, 0.1).at(0, 0, 0.21),
        motif="matchbox",
    ).at(z=0.01)
