"""What is met on the way: bridges, wells, gates, walls, ruins, stalls, booths and platforms."""

import math

import numpy as np

from reverie.atelier.colour import mix
from reverie.atelier.motifs.clocks import clock_face
from reverie.atelier.motifs.houses import LIT, saddle_roof
from reverie.atelier.motifs.joinery import (
    BRASS,
    INK,
    IRON,
    arched,
    around,
    band,
    cloth,
    crooked,
    disc,
    drape,
    frame,
    hoop,
    leaves,
    metal,
    plain,
    rod,
    rounded,
    slack,
    stone,
    turned,
    wood,
)
from reverie.atelier.motifs.towers import cone_roof
from reverie.atelier.shapes import ball, box, cutout, sheet, tube
from reverie.atelier.thing import Paint, Thing, group, light


def masonry(
    width: float,
    height: float,
    depth: float,
    *,
    colour: str = "#a89a84",
    hole: float = 0.0,
    seed: int = 0,
) -> Thing:
    """A rough wall of single stones on z = 0; `hole` is the width of a gap with broken edges."""
    chance = np.random.default_rng(seed)
    tones = [
        stone(mix(colour, shade, 0.22)) for shade in ("#ffffff", "#5a5048", "#8a9a7a", "#c08a6a")
    ]
    blocks = [box((1, 1, 1), tone, bevel=0.08) for tone in tones]
    parts = (
        [
            box(
                (width - 0.1, depth * 0.8, height - 0.1),
                plain(mix(colour, "#3a322c", 0.5)),
                bevel=0,
            ).at(z=height / 2 - 0.05)
        ]
        if not hole
        else []
    )
    rows = max(2, round(height / 0.24))
    tall = height / rows
    for row in range(rows):
        x = -width / 2 - float(chance.uniform(0, 0.2))
        while x < width / 2 - 0.05:
            long = float(chance.uniform(0.28, 0.52))
            middle = x + long / 2
            edge = hole / 2 * (0.7 + 0.5 * (row / rows)) + float(chance.uniform(-0.12, 0.12))
            if not hole or abs(middle) > edge:
                block = blocks[int(chance.integers(len(blocks)))]
                sizes = (long * 0.97, depth * float(chance.uniform(0.92, 1.06)), tall * 0.95)
                parts.append(
                    block.size(*sizes)
                    .turn(float(chance.normal(0, 2)))
                    .at(middle, 0, (row + 0.5) * tall)
                )
            x += long
    return group(parts)


def wall_with_gap(
    width: float = 6,
    height: float = 1.7,
    *,
    gap: float = 1.2,
    colour: str = "#a89a84",
    seed: int = 0,
) -> Thing:
    """An old wall along x with a broken gap in its middle and some fallen stones."""
    chance = np.random.default_rng(seed)
    fallen = box((0.32, 0.3, 0.2), stone(colour), bevel=0.06)
    rubble = [
        fallen.turn(float(chance.uniform(0, 90)), float(chance.uniform(-20, 20))).at(
            float(chance.normal(0, gap * 0.4)), float(chance.uniform(-0.9, -0.3)), 0.09
        )
        for _ in range(6)
    ]
    return group(
        masonry(width, height, 0.42, colour=colour, hole=gap, seed=seed), rubble, motif="wall"
    )


def stone_bridge(length: float = 5, width: float = 1.3, *, colour: str = "#b3a48c") -> Thing:
    """A humped bridge along x with one arch; its ends at z = 0, its crown at z = 1.25."""
    x = np.linspace(-length / 2, length / 2, 81)
    top = 1.25 * np.cos(x / length * math.pi) ** 1.3
    reach = length * 0.27
    spring = np.clip(1 - (x / reach) ** 2, 0, 1) ** 0.5
    under = np.where(np.abs(x) < reach, 0.95 * spring - 0.25, -0.3)
    block = box((0.3, width + 0.12, 0.2), stone(mix(colour, "#6a5f52", 0.25)), bevel=0.025)
    ring = [
        block.turn(y=90 - math.degrees(a)).at(
            length * 0.285 * math.cos(a), 0, 1.03 * math.sin(a) - 0.26
        )
        for a in np.linspace(0.1, math.pi - 0.1, 15)
    ]
    rail = [(*point, 0.0) for point in zip(x, top, strict=True)]
    low, high = (list(zip(x, top + lift, strict=True)) for lift in (-0.1, 0.32))
    coping = tube(
        [(a, 0, b + 0.33) for a, b, _ in rail], 0.08, stone(mix(colour, "#ffffff", 0.15)), sides=6
    )
    side = group(band(low, high, 0.16, stone(colour)), coping)
    return group(
        band(
            list(zip(x, under, strict=True)), list(zip(x, top, strict=True)), width, stone(colour)
        ),
        ring,
        side.at(y=-width / 2 + 0.05),
        side.at(y=width / 2 - 0.05),
        motif="bridge",
    )


def rope_bridge(
    length: float = 6, width: float = 0.8, *, sag: float = 0.8, rope: str = "#c9ae7c", seed: int = 0
) -> Thing:  # fmt: skip
    """A hanging bridge of planks along x; ends at z = 0, and lowest at z = -sag."""
    chance = np.random.default_rng(seed)
    line = slack((-length / 2, 0, 0), (length / 2, 0, 0), sag, round(length / 0.24))
    tilt = np.degrees(np.arctan(np.gradient(line[:, 2], line[:, 0])))
    plank = box((0.19, width, 0.05), wood("#8a6a48"), bevel=0.01)
    planks = [
        plank.turn(float(chance.normal(0, 4)), 0, -float(angle)).at(*spot)
        for spot, angle in zip(line, tilt, strict=True)
        if chance.random() > 0.06
    ]
    cord = plain(rope)
    parts = []
    for y in (-width / 2, width / 2):
        parts.append(tube(np.add(line, (0, y, 0.01)), 0.025, cord, bend=False, sides=6))
        hand = slack((-length / 2, y, 0.85), (length / 2, y, 0.85), sag * 0.95, len(line))
        parts.append(tube(hand, 0.025, cord, bend=False, sides=6))
        parts += [
            rod(np.add(line[at], (0, y, 0)), hand[at], 0.01, cord, sides=5)
            for at in range(2, len(line) - 1, 3)
        ]
        for x in (-length / 2, length / 2):
            parts.append(rod((x, y, -0.5), (x * 1.01, y, 1.05), [0.08, 0.06], wood("#6b4e36")))
    return group(planks, parts, motif="bridge")


def well(*, colour: str = "#a89a84", roof: str = "#8a5a3c", bucket: bool = True) -> Thing:
    """A round well with a little roof, 2 high; its water is at z = 0.3."""
    chance = np.random.default_rng(4)
    block = box((0.17, 0.3, 0.18), stone(colour), bevel=0.04)
    dark = box((0.17, 0.3, 0.18), stone(mix(colour, "#5a5048", 0.35)), bevel=0.04)
    ring = [
        (dark if chance.random() < 0.35 else block)
        .at(x=0.58, z=0.1 + row * 0.19)
        .turn(at * 30 + row * 15)
        for row in range(4)
        for at in range(12)
    ]
    beam = wood("#6b4e36")
    pail = turned(
        [(0, 0), (0.1, 0), (0.13, 0.22), (0.12, 0.22), (0.09, 0.03), (0, 0.03)], wood("#8a6a48")
    )
    parts = [
        *ring,
        disc(0.52, 0.02, Paint("#1d3a4a", rough=0.2, shine=0.6, bump=0.05)).at(z=0.3),
        turned(
            [(0.46, 0), (0.7, 0), (0.7, 0.08), (0.46, 0.08)], stone(mix(colour, "#ffffff", 0.15))
        ).at(z=0.76),
        *(rod((x, 0, 0.7), (x, 0, 1.75), 0.05, beam) for x in (-0.58, 0.58)),
        rod((-0.62, 0, 1.35), (0.68, 0, 1.35), 0.06, beam),
        tube(
            [(0.66, 0, 1.35), (0.82, 0, 1.35), (0.82, 0, 1.12), (0.96, 0, 1.12)],
            0.02,
            metal(IRON),
            bend=False,
        ),
        saddle_roof(1.7, 1.3, 0.55, colour=roof, sag=0.06).at(z=1.6),
    ]
    if bucket:
        parts += [
            rod((0.1, 0, 1.3), (0.1, 0, 1.05), 0.014, plain("#c9ae7c")),
            pail.at(0.1, 0, 0.84),
        ]
        parts.append(hoop(0.115, 0.012, metal(IRON)).at(0.1, 0, 0.98))
    return group(parts, motif="well")


def garden_gate(
    width: float = 1.4, *, post: str = "#a89a84", bars: str = "#2f3a3a", open_by: float = 35
) -> Thing:
    """An iron gate of two leaves between stone posts with balls, 1.9 high, opening inwards."""
    iron = metal(bars)
    half = width / 2
    uprights = []
    for at in range(5):
        x = 0.06 + at * (half - 0.1) / 4
        top = 1.1 + 0.35 * math.sin(at / 4 * math.pi / 2)
        uprights += [rod((x, 0, 0.08), (x, 0, top), 0.016, iron, sides=6),
                     turned([(0.035, 0), (0.001, 0.12)], iron, sides=8).at(x, 0, top)]  # fmt: skip
    curl = tube(
        [
            (0.14 + 0.1 * math.cos(a) * (1 - a / 14), 0, 0.75 + 0.1 * math.sin(a) * (1 - a / 14))
            for a in np.linspace(0, 10, 26)
        ],
        0.012,
        iron,
        sides=5,
    )
    leaf = group(
        uprights,
        [rod((0.03, 0, z), (half - 0.02, 0, z), 0.02, iron, sides=6) for z in (0.2, 1.0)],
        curl, curl.at(x=half * 0.45),
    )  # fmt: skip
    pillar = group(
        box((0.36, 0.36, 1.4), stone(post), bevel=0.03).at(z=0.7),
        box((0.48, 0.48, 0.12), stone(post), bevel=0.03).at(z=1.44),
        ball(0.18, stone(post), sides=20).at(z=1.67),
    )
    return group(
        pillar.at(x=-half - 0.2), pillar.at(x=half + 0.2),
        leaf.turn(open_by).at(x=-half), leaf.size(-1, 1, 1).turn(-open_by).at(x=half),
        motif="gate",
    )  # fmt: skip


def stone_arch(
    width: float = 1.8, height: float = 2.6, *, colour: str = "#b3a48c", seed: int = 0
) -> Thing:
    """A free arch of single stones to walk through."""
    chance = np.random.default_rng(seed)
    radius = width / 2 + 0.18
    tones = [box((0.36, 0.46, 0.3), stone(mix(colour, shade, 0.2)), bevel=0.05)
             for shade in ("#ffffff", "#6a5f52", "#8a9a7a")]  # fmt: skip
    parts = []
    rise = height - radius
    for side in (-1, 1):
        for at in range(round(rise / 0.29)):
            block = tones[int(chance.integers(3))].turn(float(chance.normal(0, 4)))
            parts.append(
                block.at(side * radius + float(chance.normal(0, 0.012)), 0, 0.15 + at * 0.29)
            )
    for angle in np.linspace(6, 174, max(9, round(radius * math.pi / 0.31))):
        block = tones[int(chance.integers(3))].turn(y=-float(angle))
        a = math.radians(angle)
        parts.append(block.at(radius * math.cos(a), 0, rise + radius * math.sin(a)))
    return group(parts, motif="arch")


def ruin(*, colour: str = "#b3a48c", moss: str = "#6f8a4a", seed: int = 0) -> Thing:
    """Broken walls with an arch, a column stump and moss; about 4 wide and 2.7 high."""
    chance = np.random.default_rng(seed)
    column = turned(
        [(0.3, 0), (0.3, 0.12), (0.22, 0.16), (0.2, 1.2), (0.12, 1.3), (0, 1.22)], stone(colour)
    )
    spots = chance.uniform((-1.9, -0.3, 0), (1.9, 0.3, 0.25), (160, 3))
    corner = masonry(1.6, 1.5, 0.4, colour=colour, seed=seed + 2)
    step = [
        masonry(0.5 + 0.4 * at, 0.25, 0.4, colour=colour, seed=seed + 5 + at) for at in range(3)
    ]
    return group(
        stone_arch(1.3, 2.5, colour=colour, seed=seed).at(-0.5, 0, 0),
        corner.at(1.35, 0, 0),
        step[1].at(1.65, 0, 1.5),
        step[0].at(1.85, 0, 1.75),
        masonry(0.8, 0.9, 0.4, colour=colour, seed=seed + 3).at(-1.75, 0, 0),
        column.at(0.95, -0.95),
        column.size(1, 1, 0.5).at(-1.4, -0.9),
        turned([(0, 0), (0.2, 0), (0.2, 0.9), (0, 0.9)], stone(colour))
        .turn(x=90)
        .turn(60)
        .at(0.1, -0.9, 0.2),
        leaves(spots, 0.07, moss, second=mix(moss, "#b0a050", 0.5), seed=seed),
        leaves(
            chance.normal((-0.2, -0.1, 2.35), (0.5, 0.18, 0.08), (120, 3)), 0.07, moss, seed=seed
        ),
        motif="ruin",
    )


def awning(width: float, reach: float, colours: tuple[str, str], stripes: int = 8) -> Thing:
    """A striped cloth that slopes to the viewer from z = 0, with a scalloped edge."""
    parts = []
    for at in range(stripes):
        u = np.linspace(at, at + 1, 9) / stripes
        v = np.linspace(0, 1, 7)[:, None]
        x = np.broadcast_to((u - 0.5) * width, (7, 9))
        parts.append(
            sheet(
                np.stack(
                    [
                        x,
                        np.broadcast_to(-reach * v, x.shape),
                        np.broadcast_to(-0.45 * reach * v**1.3, x.shape),
                    ],
                    -1,
                ),
                cloth(colours[at % 2]),
            )
        )
        drop = 0.1 + 0.12 * np.sin((u * stripes - at) * math.pi)
        edge = np.stack(
            [
                np.stack([x[0], np.full(9, -reach), -0.45 * reach - drop * share], -1)
                for share in (0, 1)
            ]
        )
        parts.append(sheet(edge, cloth(colours[at % 2])))
    return group(parts)


def market_stall(
    *,
    colours: tuple[str, str] = ("#b5392f", "#efe4cc"),
    goods: tuple[str, ...] = ("#d98a2f", "#b5392f", "#8aa048"),
    seed: int = 0,
) -> Thing:
    """A stall 2.2 wide and 2.3 high, with heaps of fruit on its counter at z = 0.95."""
    chance = np.random.default_rng(seed)
    beam = wood("#7a5a3c")
    fruit = [ball(0.075, plain(colour), sides=12) for colour in goods]
    heaps = []
    for at, x in enumerate((-0.72, 0.0, 0.72)):
        for _ in range(16):
            dx, dy = chance.uniform(-0.22, 0.22, 2)
            up = 0.18 * (1 - (abs(dx) + abs(dy)) / 0.44)
            heaps.append(fruit[at % len(fruit)].at(x + dx, -0.35 + dy, 1.05 + up))
        heaps.append(box((0.62, 0.6, 0.1), wood("#a8824e"), bevel=0.01).at(x, -0.35, 0.99))
    return group(
        [
            rod((x, y, 0), (x, y, 1.85 if y < 0 else 2.3), 0.04, beam)
            for x in (-1.05, 1.05)
            for y in (-0.75, 0.35)
        ],
        box((2.2, 0.9, 0.07), beam, bevel=0.01).at(0, -0.35, 0.93),
        drape(2.16, 0.9, cloth(mix(colours[1], "#8a9a8a", 0.35)), folds=9, depth=0.035).at(y=-0.78),
        awning(2.5, 1.35, colours).at(0, 0.4, 2.36),
        heaps,
        motif="market stall",
    )


def ticket_booth(*, colour: str = "#a8433a", trim: str = "#e8c878", lit: str = LIT) -> Thing:
    """A narrow booth with a lit counter window and an onion roof, 1.2 wide and 3 high."""
    made = group(
        box((1.1, 1.0, 0.95), wood(colour), bevel=0.02).at(z=0.48),
        [
            box((0.03, 0.02, 0.8), plain(trim), bevel=0.004).at(x, -0.51, 0.48)
            for x in (-0.4, -0.2, 0, 0.2, 0.4)
        ],
        box((1.3, 1.16, 0.07), plain(trim), bevel=0.015).at(z=0.97),
        cutout(arched(0.8, 0.85), 0.02, light(lit, 3)).at(0, -0.44, 1.0),
        frame(np.array(arched(1.08, 1.0)), arched(0.8, 0.85), 0.1, wood(colour)).at(0, -0.46, 1.0),
        [box((0.1, 0.9, 0.95), wood(colour), bevel=0.01).at(x, 0, 1.48) for x in (-0.5, 0.5)],
        box((1.1, 0.06, 0.95), wood(colour), bevel=0.01).at(0, 0.45, 1.48),
        [rod((x, -0.47, 1.0), (x, -0.47, 1.8), 0.012, metal(), sides=6) for x in (-0.18, 0, 0.18)],
        box((1.34, 1.2, 0.16), plain(trim), bevel=0.03).at(z=2.0),
        turned(
            [(0.62, 0), (0.66, 0.1), (0.4, 0.4), (0.12, 0.62), (0.05, 0.8), (0.001, 0.95)],
            plain(colour),
            sides=8,
        )
        .turn(22.5)
        .at(z=2.06),
        ball(0.08, metal(), sides=14).at(z=3.02),
        [
            ball(0.045, light(lit, 4), sides=10).at(x, -0.62, 2.0)
            for x in np.linspace(-0.56, 0.56, 6)
        ],
    )
    return crooked(made, 0.4, 1).called("ticket booth")


def platform(length: float = 6, *, colour: str = "#a8957a", roof: str = "#4f6b5c") -> Thing:
    """A railway platform along x with a roof on iron posts and a bench.

    Its edge is at y = 0. Its floor is at z = 0.55 and goes back to y = 2.2.
    """
    iron = metal("#3f544c")
    post = group(
        turned(
            [(0.12, 0), (0.12, 0.1), (0.05, 0.2), (0.045, 1.9), (0.08, 1.96), (0.08, 2.0)],
            iron,
            sides=16,
        ),
        [
            tube([(0, 0, 1.5), (side * 0.2, 0, 1.9), (side * 0.55, 0, 2.0)], 0.025, iron, sides=6)
            for side in (-1, 1)
        ],
    )
    tooth = cutout(
        [(-0.13, 0.16), (0.13, 0.16), (0.13, 0), (0, -0.14), (-0.13, 0)], 0.03, plain("#e8dcc0")
    )
    count = round(length / 0.27)
    return group(
        box(
            (length, 2.2, 0.5),
            Paint(colour, mix(colour, "#4a4038", 0.5), "bricks", grain=3),
            bevel=0.02,
        ).at(0, 1.1, 0.25),
        box((length, 0.3, 0.08), stone("#d8ccb4"), bevel=0.015).at(0, 0.12, 0.53),
        box((length, 1.95, 0.05), stone("#b8a890"), bevel=0.01).at(0, 1.22, 0.52),
        [post.turn(90).at(x, 1.5, 0.55) for x in (-length * 0.36, 0, length * 0.36)],
        box((length, 1.9, 0.07), plain(roof), bevel=0.01).turn(x=-4).at(0, 1.25, 2.62),
        [tooth.at(-length / 2 + 0.14 + at * 0.27, 0.3, 2.52) for at in range(count)],
        bench().at(-length * 0.18, 1.75, 0.55),
        motif="railway platform",
    )


def bench(width: float = 1.3, *, colour: str = "#7a5a3a") -> Thing:
    """A slatted bench facing the viewer, its seat at z = 0.45."""
    slat = box((width, 0.11, 0.04), wood(colour), bevel=0.01)
    side = tube(
        [(0, -0.22, 0), (0, -0.2, 0.42), (0, 0.16, 0.42), (0, 0.3, 0.85)],
        0.028,
        metal(IRON),
        bend=False,
    )
    leg = rod((0, 0.16, 0.42), (0, 0.24, 0), 0.028, metal(IRON))
    return group(
        [slat.at(0, y, 0.46) for y in (-0.16, -0.03, 0.1)],
        [slat.turn(x=72).at(0, y, z) for y, z in ((0.2, 0.6), (0.26, 0.76))],
        [group(side, leg).at(x=x) for x in (-width * 0.4, width * 0.4)],
        motif="bench",
    )


def clock_post(
    height: float = 2.6, *, colour: str = "#33443e", hands: tuple[float, float] = (10, 8)
) -> Thing:
    """An iron post with a round clock facing the viewer, without numerals.

    `hands` are hour, minute.
    """
    iron = metal(colour)
    face = clock_face(0.36, rim=colour, hands=hands)
    return group(
        turned(
            [(0.16, 0), (0.16, 0.12), (0.06, 0.3), (0.05, height - 0.5), (0.09, height - 0.42)],
            iron,
            sides=16,
        ),
        face.at(0, -0.05, height),
        face.turn(180).at(0, 0.05, height),
        turned([(0.1, 0), (0.04, 0.12), (0.001, 0.25)], iron, sides=12).at(z=height + 0.36),
        motif="clock",
    )


def signpost(*, arms: int = 4, colour: str = "#8a6a48", seed: int = 0) -> Thing:
    """A post with blank arms that point every way, 2.2 high."""
    chance = np.random.default_rng(seed)
    arm = [(-0.1, -0.1), (0.62, -0.11), (0.8, 0), (0.62, 0.11), (-0.1, 0.1)]
    tones = (
        colour,
        mix(colour, "#efe4cc", 0.5),
        mix(colour, "#5d7a86", 0.5),
        mix(colour, "#a8433a", 0.5),
    )
    boards = [
        cutout(arm, 0.05, wood(tones[at % 4]), bevel=0.01)
        .turn(float(chance.uniform(-50, 50)) + 180 * (at % 2), 0, float(chance.uniform(-8, 8)))
        .at(0, -0.08, 2.0 - at * 0.27)
        for at in range(arms)
    ]
    return group(
        rod((0, 0, 0), (0.03, 0, 2.25), [0.07, 0.055], wood(colour)), boards, motif="signpost"
    )


def fence(
    length: float = 4, *, colour: str = "#e8dfcc", height: float = 0.8, seed: int = 0
) -> Thing:
    """A picket fence along x, a little uneven."""
    chance = np.random.default_rng(seed)
    picket = cutout(
        [(-0.06, 0), (0.06, 0), (0.06, 0.88), (0, 1), (-0.06, 0.88)],
        0.03,
        wood(colour),
        bevel=0.008,
    )
    count = round(length / 0.19)
    return group(
        [
            picket.size(1, 1, height * float(chance.uniform(0.9, 1.08)))
            .turn(y=float(chance.normal(0, 2.5)))
            .at(-length / 2 + (at + 0.5) * length / count)
            for at in range(count)
        ],
        [
            box((length, 0.04, 0.08), wood(colour), bevel=0.01).at(0, 0.03, height * z)
            for z in (0.28, 0.68)
        ],
        motif="fence",
    )


def letter_box(*, colour: str = "#a8433a") -> Thing:
    """A round letter box, 1.2 high, with its slot to the viewer."""
    return group(
        turned(
            [
                (0.25, 0),
                (0.25, 0.14),
                (0.21, 0.18),
                (0.21, 0.95),
                (0.26, 0.98),
                (0.26, 1.04),
                (0.12, 1.18),
                (0.001, 1.2),
            ],
            Paint(colour, vary=0.1, rough=0.45, shine=0.4),
        ),
        cutout(rounded(0.17, 0.045, 0.02), 0.03, plain(INK)).at(0, -0.205, 0.84),
        hoop(0.03, 0.012, metal(BRASS), sides=14).turn(x=90).at(0, -0.22, 0.55),
        motif="letter box",
    )


def pavilion(*, colour: str = "#efe6d4", roof: str = "#5b8a84") -> Thing:
    """A small round bandstand, 2.8 across and 3.4 high; its floor is at z = 0.3."""
    white = plain(colour)
    rail = [hoop(1.2, 0.03, white, sides=8).at(z=z) for z in (0.75, 0.45)]
    return group(
        turned(
            [(0, 0), (1.5, 0), (1.5, 0.15), (1.35, 0.15), (1.35, 0.3), (0, 0.3)],
            stone("#b8a890"),
            sides=8,
        ),
        around(rod((0, 0, 0), (0, 0, 2.2), 0.05, white), 8, 1.2),
        rail,
        turned([(1.15, 0), (1.3, 0), (1.3, 0.14), (1.15, 0.14)], white, sides=8).at(z=2.15),
        cone_roof(1.6, 1.1, colour=roof, bow=0.15).at(z=2.25),
        motif="pavilion",
    )
