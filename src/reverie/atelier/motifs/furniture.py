"""Furniture, in a world where people are about 1.6 tall. Everything faces the viewer on z = 0."""

import math

import numpy as np

from reverie.atelier.clay import Clay
from reverie.atelier.colour import mix
from reverie.atelier.motifs.instruments import piano_keys
from reverie.atelier.motifs.joinery import (
    BRASS,
    INK,
    IRON,
    arched,
    band,
    bent,
    cloth,
    disc,
    frame,
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
from reverie.atelier.motifs.objects import COVERS, clock_face
from reverie.atelier.shapes import ball, box, cutout, lathe, sheet, tube
from reverie.atelier.thing import Array, Paint, Thing, glass, group, lamp, light

Profile = list[tuple[float, float]]


def leg(height: float, radius: float, paint: Paint) -> Thing:
    """A turned leg standing on z = 0."""
    line: Profile = [
        (0.7, 0),
        (0.8, 0.04),
        (0.5, 0.1),
        (0.9, 0.35),
        (0.55, 0.62),
        (1.0, 0.72),
        (1.0, 1),
    ]
    return lathe([(r * radius, z * height) for r, z in line], paint, sides=16)


def bed(
    width: float = 1.1,
    length: float = 1.9,
    *,
    frame_colour: str = "#7a5236",
    sheet_colour: str = "#f0e8d8",
    blanket: str = "#3f5f86",
    patches: tuple[str, ...] = (),
) -> Thing:
    """A wooden bed, its head at +y; one lies at z = 0.66. `patches` make the blanket a quilt."""
    wooden = wood(frame_colour)
    head = _bed_end(width, 1.15, wooden)
    foot = _bed_end(width, 0.72, wooden)
    post = turned(
        [(0.05, 0), (0.06, 0.1), (0.045, 0.3), (0.05, 0.7), (0.06, 0.95), (0.001, 1.0)],
        wooden,
        sides=16,
    )
    knob = ball(0.075, wooden, sides=16)
    parts = [head.at(y=length / 2), foot.at(y=-length / 2)]
    for x in (-width / 2, width / 2):
        parts += [post.size(1, 1, 1.0).at(x, length / 2), knob.at(x, length / 2, 1.03)]
        parts += [post.size(1, 1, 0.68).at(x, -length / 2), knob.at(x, -length / 2, 0.72)]
        parts.append(box((0.05, length, 0.2), wooden, bevel=0.015).at(x, 0, 0.36))
    pillow = Clay("#fbf6ea", 0.05).box(
        (0, length * 0.36, 0.7), (width * 0.34, 0.19, 0.07), edge=0.07, turn=(16, 0, 4)
    )
    parts += [
        Clay(sheet_colour, 0.03)
        .box((0, 0, 0.5), (width * 0.48, length * 0.485, 0.11), edge=0.09)
        .thing("bed", 60),
        pillow.thing("bed", 50, cloth("#fbf6ea")),
        _blanket(width, length, blanket, patches),
    ]
    return group(parts, motif="bed")


def _bed_end(width: float, height: float, paint: Paint) -> Thing:
    turn = np.linspace(0, math.pi, 15)
    arc = [(width / 2 * math.cos(a), height - 0.28 + 0.28 * math.sin(a)) for a in turn]
    bar = rod((0, 0, 0.32), (0, 0, height - 0.1), 0.02, paint)
    return group(
        tube([(x, 0, z) for x, z in arc], 0.04, paint),
        [
            bar.size(1, 1, 1 - 0.25 * abs(x) / width).at(x * 0.9)
            for x in np.linspace(-width * 0.38, width * 0.38, 5)
        ],
        box((width, 0.05, 0.1), paint, bevel=0.015).at(z=0.36),
    )


def _blanket(width: float, length: float, colour: str, patches: tuple[str, ...]) -> Thing:
    columns, rows = 5, 6
    deep, half = length * 0.68, width * 0.56

    def lay(u: Array, v: Array) -> Array:
        x = (u - 0.5) * 2 * half
        side = np.clip((np.abs(u - 0.5) - 0.42) / 0.08, 0, 1)
        puff = 0.022 * np.abs(np.sin(u * columns * math.pi) * np.sin(v * rows * math.pi)) ** 0.5
        wave = 0.012 * np.sin(v * 9 + u * 4)
        z = 0.645 - 0.3 * side**1.5 + puff + wave + 0.03 * np.clip((v - 0.93) / 0.07, 0, 1)
        return np.stack([x * (1 - 0.02 * side), -length * 0.49 + v * deep, z], axis=-1)

    if not patches:
        u, v = np.meshgrid(np.linspace(0, 1, 51), np.linspace(0, 1, 49))
        trim = np.linspace(0.9, 1.02, 5)
        a, b = np.meshgrid(np.linspace(0, 1, 51), trim)
        return group(
            sheet(lay(u, v), cloth(colour)),
            sheet(np.add(lay(a, b), (0, 0, 0.014)), cloth("#f0e8d8")),
        )
    parts = []
    for column in range(columns):
        for row in range(rows):
            u, v = np.meshgrid(
                np.linspace(column, column + 1, 9) / columns, np.linspace(row, row + 1, 9) / rows
            )
            tone = patches[(column * 2 + row * 3) % len(patches)]
            parts.append(sheet(lay(u, v), cloth(tone)))
    return group(parts)


def chair(*, colour: str = "#7a5236", seat: str = "#a33b2e") -> Thing:
    """A simple chair with a woven seat at z = 0.5 and a ladder back away from the viewer."""
    wooden = wood(colour)
    slat = sheet(
        np.array(
            [
                [(x, 0.3 * (0.2 - x * x) - 0.05, z) for x in np.linspace(-0.21, 0.21, 7)]
                for z in (0, 0.09)
            ]
        ),
        wooden,
    )
    parts = [
        box((0.48, 0.46, 0.05), wooden, bevel=0.02).at(z=0.47),
        Clay(seat, 0.02)
        .box((0, 0, 0.51), (0.22, 0.21, 0.035), edge=0.035)
        .thing("chair", 40, cloth(seat)),
    ]
    for x in (-0.21, 0.21):
        parts.append(leg(0.48, 0.034, wooden).at(x, -0.19))
        parts.append(
            tube(
                [(x, 0.2, 0), (x, 0.2, 0.5), (x * 1.05, 0.24, 0.85), (x * 1.1, 0.34, 1.2)],
                [0.026, 0.032, 0.026],
                wooden,
            )
        )
        parts.append(ball(0.036, wooden, sides=12).at(x * 1.1, 0.345, 1.22))
        parts.append(rod((x, -0.19, 0.2), (x, 0.2, 0.2), 0.016, wooden))
    parts += [slat.at(0, 0.24 + (z - 0.6) * 0.2, z) for z in (0.66, 0.84, 1.02)]
    parts.append(rod((-0.21, -0.19, 0.26), (0.21, -0.19, 0.26), 0.018, wooden))
    return group(parts, motif="chair")


def armchair(
    *, colour: str = "#8a3f3a", feet: str = "#5a3d28", cushion: str | None = "#d8a83a"
) -> Thing:
    """A deep wing chair, 1.1 wide and 1.3 high, its seat at z = 0.5."""
    clay = Clay(colour, 0.06)
    clay.box((0, 0, 0.32), (0.46, 0.44, 0.16), edge=0.07)
    clay.box(
        (0, -0.06, 0.47), (0.33, 0.4, 0.08), mix(colour, "#ffffff", 0.08), edge=0.07, blend=0.015
    )
    clay.box((0, 0.38, 0.8), (0.4, 0.11, 0.45), edge=0.1, turn=(-10, 0, 0))
    for side in (-1, 1):
        clay.limb([(side * 0.45, -0.38, 0.62), (side * 0.46, 0.32, 0.66)], [0.1, 0.1])
        clay.box((side * 0.45, -0.04, 0.42), (0.07, 0.38, 0.22), edge=0.06)
        clay.box((side * 0.41, 0.3, 0.92), (0.05, 0.13, 0.27), edge=0.05, turn=(-10, 0, side * 14))
    for x in (-0.2, 0.0, 0.2):
        for z in (0.78, 1.0):
            clay.ball((x, 0.265 + (z - 0.78) * 0.17, z), 0.03, cut=True, blend=0.08)
    parts = [clay.thing("armchair", 110, cloth(colour))]
    parts += [leg(0.18, 0.05, wood(feet)).at(x, y) for x in (-0.38, 0.38) for y in (-0.34, 0.34)]
    if cushion:
        soft = Clay(cushion, 0.05).box(
            (0.1, 0.16, 0.74), (0.2, 0.07, 0.2), edge=0.06, turn=(-16, 12, 0)
        )
        parts.append(soft.thing("armchair", 40, cloth(cushion)))
    return group(parts, motif="armchair")


def sofa(
    width: float = 2.0, *, colour: str = "#4f6b6a", feet: str = "#5a3d28", seats: int = 3
) -> Thing:
    """A sofa with a curved back, 1 high; its seat at z = 0.48."""
    half = width / 2
    clay = Clay(colour, 0.05)
    clay.box((0, 0, 0.3), (half - 0.06, 0.4, 0.13), edge=0.06)
    clay.limb(
        [
            (-half + 0.1, 0.34, 0.82),
            (-half * 0.5, 0.38, 0.98),
            (0, 0.38, 1.02),
            (half * 0.5, 0.38, 0.98),
            (half - 0.1, 0.34, 0.82),
        ],
        0.1,
    )
    clay.box((0, 0.36, 0.62), (half - 0.1, 0.09, 0.32), edge=0.08)
    for side in (-1, 1):
        clay.limb([(side * (half - 0.1), -0.36, 0.6), (side * (half - 0.1), 0.34, 0.66)], 0.12)
        clay.box((side * (half - 0.1), 0, 0.4), (0.1, 0.37, 0.22), edge=0.07)
    step = (width - 0.42) / seats
    for at in range(seats):
        x = (at - (seats - 1) / 2) * step
        clay.box(
            (x, -0.05, 0.44),
            (step / 2 - 0.008, 0.36, 0.09),
            mix(colour, "#ffffff", 0.07),
            edge=0.06,
            blend=0.01,
        )
    return group(
        clay.thing("sofa", 120, cloth(colour)),
        [
            leg(0.2, 0.05, wood(feet)).at(x, y)
            for x in (-half + 0.15, half - 0.15)
            for y in (-0.3, 0.32)
        ],
        motif="sofa",
    )


def stool(*, colour: str = "#8a6a48") -> Thing:
    """A three-legged stool, its seat at z = 0.5."""
    legs = [
        rod(
            (0.1 * math.cos(a), 0.1 * math.sin(a), 0.46),
            (0.22 * math.cos(a), 0.22 * math.sin(a), 0),
            [0.028, 0.022],
            wood(colour),
        )
        for a in np.radians([80, 200, 320])
    ]
    return group(
        turned([(0, 0.45), (0.2, 0.45), (0.22, 0.48), (0.2, 0.51), (0, 0.5)], wood(colour)),
        legs,
        motif="stool",
    )


def table(
    width: float = 1.5,
    depth: float = 0.9,
    *,
    height: float = 0.78,
    colour: str = "#7a5236",
    cloth_colour: str | None = None,
) -> Thing:
    """A table with turned legs; with a cloth that hangs in points if it has a colour."""
    wooden = wood(colour)
    parts = [
        box((width, depth, 0.05), wooden, bevel=0.015).at(z=height - 0.025),
        box((width - 0.16, depth - 0.16, 0.1), wooden, bevel=0.01).at(z=height - 0.1),
    ]
    parts += [
        leg(height - 0.05, 0.055, wooden).at(x * (width / 2 - 0.1), y * (depth / 2 - 0.1))
        for x in (-1, 1)
        for y in (-1, 1)
    ]
    if cloth_colour:
        parts.append(_tablecloth(width, depth, height, cloth_colour))
    return group(parts, motif="table")


def _tablecloth(width: float, depth: float, height: float, colour: str) -> Thing:
    turn = np.linspace(0, 2 * math.pi, 97)
    edge = np.stack([np.cos(turn), np.sin(turn)], 1)
    edge /= np.abs(edge).max(1, keepdims=True)
    rows = []
    for down in np.linspace(0, 1, 9):
        out = 1 + 0.06 * down * np.sin(turn * 18)[:, None] * 0.6 + 0.02
        corner = np.minimum(np.abs(edge[:, 0]), np.abs(edge[:, 1]))[:, None]
        reach = edge * (width / 2, depth / 2) * (out + 0.05 * corner * down)
        rows.append(np.concatenate([reach, height + 0.008 - down * (0.24 + 0.12 * corner)], 1))
    top = np.concatenate(
        [edge * (width / 2, depth / 2) * 1e-3, np.full((97, 1), height + 0.008)], 1
    )
    return sheet(np.array([top, *rows]), cloth(colour))


def round_table(radius: float = 0.5, *, height: float = 0.75, colour: str = "#7a5236") -> Thing:
    """A small round table on one foot."""
    foot: Profile = [
        (0.3, 0),
        (0.28, 0.05),
        (0.08, 0.12),
        (0.05, 0.25),
        (0.09, 0.42),
        (0.045, 0.6),
        (0.1, 0.7),
    ]
    return group(
        lathe(foot, wood(colour), sides=24),
        disc(radius, 0.045, wood(colour)).at(z=height - 0.045),
        motif="table",
    )


def wardrobe(
    *, colour: str = "#6b4630", opened: float = 0, inside: str = "#1d1518", glow: str | None = None
) -> Thing:
    """A wardrobe 1.4 wide, 2.3 high and 0.65 deep.

    Its doors open by degrees, and light may be within.
    """
    wooden = wood(colour)
    back = light(glow, 3) if glow else plain(inside)
    side = box((0.06, 0.62, 1.95), wooden, bevel=0.012)
    panel = frame(
        rounded(0.5, 1.62, 0.04),
        rounded(0.42, 1.54, 0.04),
        0.02,
        wood(mix(colour, "#c9a06a", 0.35)),
        bevel=0.005,
    )
    leaf = group(
        box((0.64, 0.045, 1.86), wooden, bevel=0.012), panel.at(y=-0.03),
        ball(0.03, metal(BRASS), sides=12).at(0.26, -0.06, 0),
    ).at(x=0.32)  # fmt: skip
    crest = [
        (-0.76, 0),
        (0.76, 0),
        (0.76, 0.1),
        *((0.6 * math.cos(a), 0.1 + 0.2 * math.sin(a)) for a in np.linspace(0, math.pi, 15)),
        (-0.76, 0.1),
    ]
    return group(
        side.at(-0.65, 0, 1.13),
        side.at(0.65, 0, 1.13),
        box((1.3, 0.03, 1.95), back, bevel=0).at(0, 0.28, 1.13),
        box((1.44, 0.7, 0.16), wooden, bevel=0.02).at(z=0.18),
        box((1.44, 0.7, 0.08), wooden, bevel=0.02).at(z=2.1),
        cutout(crest, 0.08, wooden, bevel=0.015).at(0, -0.28, 2.13),
        [ball(0.08, wooden, sides=14).at(x, y, 0.06) for x in (-0.6, 0.6) for y in (-0.26, 0.26)],
        leaf.turn(-opened).at(-0.645, -0.31, 1.13),
        leaf.size(-1, 1, 1).turn(opened).at(0.645, -0.31, 1.13),
        motif="wardrobe",
    )


def chest(
    *, colour: str = "#7a5236", bands: str = "#8a7a5c", opened: float = 0, glow: str | None = None
) -> Thing:
    """A trunk with a round lid, 1 wide, 0.62 deep, 0.7 high; the lid opens backwards by degrees."""
    wooden = Paint(colour, mix(colour, "#20140c", 0.6), "planks", grain=2.2, vary=0.2, bump=0.3)
    turn = np.linspace(0, math.pi, 15)
    arc = np.array([(0.31 * math.cos(a), 0.22 * math.sin(a)) for a in turn])
    strap = frame(
        np.concatenate([arc * 1.06, arc[::-1] * 0.98]),
        np.concatenate([arc * 1.05, arc[::-1] * 0.99]),
        0.09,
        metal(bands),
    )
    lid = group(
        frame(
            np.concatenate([arc, [(-0.31, -0.01)]]),
            np.concatenate([arc * 0.86, [(-0.26, -0.01)]]),
            1.0,
            wood(colour),
        ),
        [cutout(arc, 0.03, wood(colour)).at(y=y) for y in (-0.485, 0.485)],
        [strap.at(y=y) for y in (-0.42, 0.0, 0.42)],
    ).turn(90)
    band = box((0.09, 0.65, 0.43), metal(bands), bevel=0.008)
    hollow = light(glow, 4) if glow else plain("#2a1c16")
    return group(
        box((1.0, 0.04, 0.42), wooden, bevel=0.01).at(0, -0.29, 0.22),
        box((1.0, 0.04, 0.42), wooden, bevel=0.01).at(0, 0.29, 0.22),
        [box((0.04, 0.58, 0.42), wooden, bevel=0.01).at(x, 0, 0.22) for x in (-0.48, 0.48)],
        box((0.94, 0.56, 0.04), hollow, bevel=0).at(z=0.3 if glow else 0.05),
        [
            frame(rounded(0.64, 0.44, 0.01), rounded(0.58, 0.38, 0.01), 0.08, metal(bands))
            .turn(90)
            .at(x, 0, 0.22)
            for x in (-0.42, 0.42)
        ],
        band.size(1, 0.02, 0.5).at(0, -0.315, 0.34),
        box((0.14, 0.03, 0.16), metal(BRASS), bevel=0.01).at(0, -0.33, 0.34),
        cutout(oval(0.03, 0.05, 12), 0.02, plain(INK)).at(0, -0.34, 0.34),
        lid.at(y=-0.31).turn(x=-opened).at(y=0.31, z=0.44),
        motif="chest",
    )


def desk(*, colour: str = "#6b4630", top: str = "#3f5f52") -> Thing:
    """A writing desk with drawers and a leather top at z = 0.8, 1.5 wide; one sits at -y."""
    wooden = wood(colour)
    drawer = group(
        box((0.38, 0.03, 0.17), wood(mix(colour, "#c9a06a", 0.2)), bevel=0.01),
        ball(0.022, metal(BRASS), sides=12).at(y=-0.03),
    )
    block = group(
        box((0.44, 0.66, 0.6), wooden, bevel=0.012).at(z=0.42),
        [drawer.at(0, -0.34, z) for z in (0.22, 0.42, 0.62)],
        [leg(0.13, 0.04, wooden).at(x, y) for x in (-0.18, 0.18) for y in (-0.28, 0.28)],
    )
    return group(
        block.at(-0.5),
        block.at(0.5),
        box((1.5, 0.76, 0.06), wooden, bevel=0.015).at(z=0.76),
        box((1.3, 0.56, 0.01), cloth(top), bevel=0).at(z=0.793),
        box((0.5, 0.03, 0.1), wooden, bevel=0.01).at(0, -0.32, 0.67),
        motif="desk",
    )


def bookshelf(
    width: float = 1.4,
    height: float = 2.2,
    *,
    shelves: int = 5,
    colour: str = "#5a3d28",
    covers: tuple[str, ...] = COVERS,
    fill: float = 0.93,
    seed: int = 0,
) -> Thing:
    """A bookcase full of books, some leaning, some lying; 0.36 deep."""
    chance = np.random.default_rng(seed)
    wooden = wood(colour)
    gap = (height - 0.2) / shelves
    spines = [box((1, 0.22, 1), Paint(tone, vary=0.15, bump=0.1), bevel=0.05) for tone in covers]
    gold = plain("#d8b25a")
    parts = [
        box((0.05, 0.36, height), wooden, bevel=0.01).at(-width / 2, 0, height / 2),
        box((0.05, 0.36, height), wooden, bevel=0.01).at(width / 2, 0, height / 2),
        box((width, 0.03, height), plain(mix(colour, "#000000", 0.5)), bevel=0).at(
            0, 0.16, height / 2
        ),
        box((width + 0.16, 0.44, 0.08), wooden, bevel=0.02).at(z=height),
        box((width + 0.06, 0.38, 0.1), wooden, bevel=0.015).at(z=0.05),
    ]
    for shelf in range(shelves):
        floor = 0.1 + shelf * gap
        parts.append(box((width, 0.32, 0.035), wooden, bevel=0.006).at(0, 0, floor))
        x = -width / 2 + 0.04
        while x < width / 2 - 0.09:
            thick, tall = (
                float(chance.uniform(0.035, 0.085)),
                gap * float(chance.uniform(0.62, 0.88)),
            )
            if chance.random() > fill:
                x += float(chance.uniform(0.05, 0.16))
                continue
            lean = float(chance.choice([0, 0, 0, 0, 9])) if x < width / 2 - 0.25 else 0.0
            spine = spines[int(chance.integers(len(spines)))].size(thick, 1, tall)
            volume = (
                spine
                if chance.random() < 0.5
                else group(
                    spine, box((thick * 1.02, 0.225, tall * 0.05), gold, bevel=0).at(z=tall * 0.28)
                )
            )
            parts.append(
                volume.turn(y=lean).at(
                    x + thick / 2 + lean * 0.006,
                    float(chance.uniform(-0.06, -0.02)),
                    floor + 0.02 + tall / 2,
                )
            )
            x += thick * 1.04 + lean * 0.011
    return group(parts, motif="bookshelf")


def shelf(width: float = 1.2, *, colour: str = "#7a5236") -> Thing:
    """A wall shelf on two brackets; its board's top is at z = 0, and the wall at y = 0."""
    bracket = tube([(0, 0, -0.25), (0, -0.05, -0.16), (0, -0.2, -0.05)], 0.02, metal(IRON))
    return group(
        box((width, 0.28, 0.04), wood(colour), bevel=0.01).at(0, -0.14, -0.02),
        [bracket.at(x) for x in (-width * 0.35, width * 0.35)],
        motif="shelf",
    )


def bathtub(
    *, colour: str = "#f2ede2", outside: str = "#7fa6a0", water: str | None = "#7fc0c8"
) -> Thing:
    """A tub on claw feet, 1.7 long on x, 0.7 high; its water is at z = 0.55."""
    line = [(0.001, 0.14), (0.3, 0.16), (0.42, 0.32), (0.46, 0.6), (0.5, 0.68), (0.53, 0.67)]
    inner = [(0.001, 0.2), (0.28, 0.22), (0.39, 0.36), (0.43, 0.62), (0.5, 0.68)]

    def stretch(points: Array) -> Array:
        x, y, z = points.T
        slope = 0.12 * np.clip((z - 0.3), 0, 1) * np.clip(x, 0, 1)
        return np.stack([x * 1.62 + slope * 3, y * 0.76, z + slope * 0.6], axis=1)

    shell = group(
        lathe(line, glaze(outside)),
        lathe(inner, glaze(colour)),
        hoop(0.51, 0.028, glaze(colour)).at(z=0.68),
    )
    if water:
        shell = group(
            shell, disc(0.42, 0.01, Paint(water, rough=0.15, shine=0.6, vary=0.1)).at(z=0.54)
        )
    claw = group(
        ball(0.07, metal(BRASS), sides=14).at(z=0.06),
        tube([(0, 0, 0.08), (0.03, 0, 0.18), (-0.05, 0, 0.26)], [0.05, 0.04, 0.02], metal(BRASS)),
    )
    tap = tube(
        [(-0.86, 0, 0.6), (-0.9, 0, 0.95), (-0.78, 0, 1.02), (-0.66, 0, 0.94)],
        0.03,
        metal("#c9c4b4"),
    )
    return group(
        bent(shell, stretch),
        tap,
        [
            rod((-0.88, y, 0.82), (-0.88, y * 1.8, 0.86), 0.022, metal("#c9c4b4"))
            for y in (-0.08, 0.08)
        ],
        [
            claw.turn(t).at(x, y)
            for x, y, t in (
                (0.5, -0.24, -60),
                (-0.5, -0.24, -120),
                (0.5, 0.24, 60),
                (-0.5, 0.24, 120),
            )
        ],
        motif="bathtub",
    )


def stove(*, colour: str = "#3a3634", fire: str = "#ff9a3c", power: float = 0.0) -> Thing:
    """An iron range 1.1 wide with a glowing fire door.

    Its hot plate is at z = 0.85, its pipe ends at z = 2.4.
    """
    iron = metal(colour)
    parts = [
        box((1.1, 0.65, 0.62), iron, bevel=0.02).at(z=0.5),
        box((1.18, 0.72, 0.06), iron, bevel=0.02).at(z=0.84),
        cutout(arched(0.34, 0.34), 0.03, light(fire, 4)).at(-0.25, -0.33, 0.36),
        frame(arched(0.42, 0.4), arched(0.34, 0.34), 0.05, metal("#57504a"), bevel=0.008).at(
            -0.25, -0.33, 0.34
        ),
        *[
            rod((x, -0.35, 0.36), (x, -0.35, 0.66), 0.012, iron, sides=6)
            for x in (-0.35, -0.25, -0.15)
        ],
        box((0.42, 0.04, 0.42), metal("#57504a"), bevel=0.015).at(0.27, -0.33, 0.5),
        rod((0.12, -0.38, 0.5), (0.42, -0.38, 0.5), 0.016, metal(BRASS)),
        *[disc(0.16, 0.015, metal("#57504a")).at(x, -0.05, 0.87) for x in (-0.27, 0.27)],
        tube([(0.35, 0.2, 0.86), (0.35, 0.2, 1.8), (0.35, 0.25, 2.4)], 0.1, iron),
        hoop(0.11, 0.015, metal(BRASS)).at(0.35, 0.2, 1.2),
        *[leg(0.2, 0.05, iron).at(x, y) for x in (-0.48, 0.48) for y in (-0.26, 0.26)],
    ]
    if power:
        parts.append(lamp(power, fire, 0.1).at(-0.25, -0.5, 0.5))
    return group(parts, motif="stove")


def upright_piano(*, colour: str = "#4a2c22") -> Thing:
    """A piano against the wall, 1.5 wide and 1.25 high; its keys at z = 0.75, played from -y."""
    wooden = Paint(colour, mix(colour, "#000000", 0.3), vary=0.15, rough=0.35, shine=0.4, bump=0.08)
    stand = group(
        box((0.5, 0.03, 0.3), wooden, bevel=0.01).turn(x=-14),
        box((0.5, 0.08, 0.03), wooden, bevel=0.005).at(0, -0.06, -0.14),
    )
    return group(
        box((1.5, 0.4, 1.2), wooden, bevel=0.02).at(0, 0.15, 0.62),
        box((1.58, 0.5, 0.05), wooden, bevel=0.015).at(0, 0.12, 1.24),
        box((1.5, 0.36, 0.1), wooden, bevel=0.015).at(0, -0.2, 0.68),
        piano_keys(4, width=1.3).at(0, -0.32, 0.735),
        box((1.5, 0.03, 0.1), wooden, bevel=0.01).at(0, -0.07, 0.8),
        stand.at(0, -0.1, 1.0),
        [leg(0.63, 0.055, wooden).at(x, -0.3) for x in (-0.68, 0.68)],
        box((1.54, 0.46, 0.1), wooden, bevel=0.02).at(0, 0.14, 0.05),
        [box((0.1, 0.36, 0.14), wooden, bevel=0.015).at(x, -0.2, 0.74) for x in (-0.71, 0.71)],
        [rod((x, -0.08, 0.06), (x, -0.2, 0.05), 0.016, metal(BRASS)) for x in (-0.07, 0.07)],
        motif="piano",
    )


def grand_piano(*, colour: str = "#26201f", lid: float = 38) -> Thing:
    """A grand piano with its lid raised by degrees.

    Its keys are at x = -0.9 and face -x; it is 2 long, and 1 high when shut.
    """
    black = Paint(colour, vary=0.08, rough=0.35, shine=0.5, bump=0.0)
    bow = [
        (-0.6, -0.7),
        (-0.6, 0.7),
        (-0.1, 0.7),
        (0.35, 0.62),
        (0.62, 0.36),
        (0.86, 0.1),
        (1.15, -0.08),
        (1.3, -0.32),
        (1.24, -0.58),
        (1.05, -0.7),
    ]
    outline = np.array([(-x, y) for x, y in bow])
    body = cutout(outline, 0.28, black, bevel=0.015).turn(x=-90).size(-1, 1, 1)
    top = cutout(outline, 0.03, black, bevel=0.008).turn(x=-90).size(-1, 1, 1)
    gold = cutout(outline * 0.93, 0.01, metal("#c79a4a")).turn(x=-90).size(-1, 1, 1)
    strings = [
        rod(
            (-0.45, y, 0.96),
            (1.0 - 0.9 * (y + 0.6), y * 0.9, 0.96),
            0.004,
            metal("#e8d8a0"),
            sides=4,
        )
        for y in np.linspace(-0.58, 0.55, 12)
    ]
    prop_top = (0.5, 0.1, 1.0 + math.tan(math.radians(lid)) * 0.72)
    return group(
        body.at(z=0.8),
        gold.at(z=0.945),
        strings,
        top.at(y=0.7).turn(x=lid).at(y=-0.7).size(1, -1, 1).at(z=0.97) if lid else top.at(z=0.97),
        rod((0.45, -0.62, 0.95), prop_top, 0.014, black) if lid else [],
        box((0.34, 1.4, 0.16), black, bevel=0.015).at(-0.77, 0, 0.74),
        piano_keys(5, width=1.24).turn(-90).at(-0.84, 0, 0.83),
        [box((0.34, 0.08, 0.2), black, bevel=0.015).at(-0.77, y, 0.8) for y in (-0.66, 0.66)],
        [
            leg(0.68, 0.085, black).at(x, y)
            for x, y in ((-0.62, -0.58), (-0.62, 0.58), (0.98, -0.35))
        ],
        rod((-0.6, 0, 0.7), (-0.6, 0, 0.1), 0.02, black),
        box((0.06, 0.3, 0.05), black, bevel=0.01).at(-0.62, 0, 0.1),
        motif="piano",
    )


def grandfather_clock(
    *, colour: str = "#6b3f2a", hands: tuple[float, float] = (11, 55), swing: float = 9
) -> Thing:
    """A long-case clock 2.3 high with a bonnet and a swinging pendulum behind glass."""
    wooden = wood(colour)
    bonnet = [
        (-0.34, 0),
        (0.34, 0),
        (0.34, 0.1),
        (0.2, 0.16),
        (0.1, 0.3),
        (0, 0.22),
        (-0.1, 0.3),
        (-0.2, 0.16),
        (-0.34, 0.1),
    ]
    bob = group(
        rod((0, 0, 0), (0, 0, -0.62), 0.01, metal(BRASS)),
        ball(0.09, metal(BRASS), sides=20).size(1, 0.35, 1).at(z=-0.66),
    )
    return group(
        box((0.62, 0.4, 0.5), wooden, bevel=0.02).at(z=0.25),
        box((0.68, 0.44, 0.08), wooden, bevel=0.02).at(z=0.04),
        box((0.68, 0.44, 0.05), wooden, bevel=0.015).at(z=0.52),
        frame(rounded(0.44, 0.95, 0.02), rounded(0.3, 0.8, 0.1), 0.32, wooden, bevel=0.01).at(
            z=1.0
        ),
        box((0.4, 0.02, 0.9), plain("#2a1c16"), bevel=0).at(0, 0.1, 1.0),
        bob.turn(y=swing).at(0, 0.0, 1.4),
        box((0.66, 0.42, 0.05), wooden, bevel=0.015).at(z=1.5),
        box((0.6, 0.38, 0.6), wooden, bevel=0.015).at(z=1.82),
        clock_face(0.23, rim=BRASS, hands=hands).at(0, -0.19, 1.82),
        cutout(bonnet, 0.4, wooden, bevel=0.015).at(z=2.12),
        box((0.72, 0.46, 0.05), wooden, bevel=0.015).at(z=2.12),
        ball(0.06, metal(BRASS), sides=14).at(0, -0.1, 2.42),
        [
            turned([(0.03, 0), (0.022, 0.05), (0.022, 0.5), (0.035, 0.55)], wooden, sides=12).at(
                x, -0.19, 1.55
            )
            for x in (-0.27, 0.27)
        ],
        motif="grandfather clock",
    )


def cradle(*, colour: str = "#8a6a48", blanket: str = "#c98a7a", tilt: float = 6) -> Thing:
    """A cradle on rockers, 1 long on x, with a hood at -x and a blanket; 0.75 high."""
    wooden = wood(colour)
    brim = [(-0.5, 0.78), (-0.22, 0.74), (-0.1, 0.46), (0.5, 0.42)]
    side = band([(x, 0.16) for x, _ in brim], brim, 0.03, wooden)
    rocker = [(0.46 * math.sin(a), 0.46 - 0.46 * math.cos(a)) for a in np.linspace(-0.9, 0.9, 11)]
    raised = [(x * 0.98, z + 0.09) for x, z in rocker]
    hood = sheet(
        np.array(
            [
                [
                    (x, 0.27 * math.sin(a), 0.7 + 0.12 * math.cos(a))
                    for a in np.linspace(-1.57, 1.57, 11)
                ]
                for x in (-0.5, -0.18)
            ]
        ),
        wooden,
    )
    made = group(
        [side.turn(x=s * 6).at(y=s * 0.26) for s in (-1, 1)],
        box((0.03, 0.5, 0.6), wooden, bevel=0.008).at(-0.49, 0, 0.46),
        box((0.03, 0.5, 0.3), wooden, bevel=0.008).at(0.49, 0, 0.31),
        box((0.98, 0.46, 0.03), wooden, bevel=0).at(z=0.18),
        hood,
        [band(rocker, raised, 0.05, wooden).turn(90).at(x) for x in (-0.34, 0.34)],
        Clay("#fbf6ea", 0.04)
        .box((-0.28, 0, 0.36), (0.16, 0.2, 0.06), edge=0.05)
        .thing("cradle", 36, cloth("#fbf6ea")),
        Clay(blanket, 0.05)
        .box((0.14, 0, 0.35), (0.34, 0.23, 0.1), edge=0.09)
        .thing("cradle", 40, cloth(blanket)),
    )
    return group(made.turn(x=tilt), motif="cradle")


def rocking_chair(*, colour: str = "#7a5236", seat: str = "#5b8a84", tilt: float = 8) -> Thing:
    """A rocking chair, 1.2 high, leaning back by `tilt`."""
    wooden = wood(colour)
    arc = [
        (0.0, 0.75 * math.sin(a), 0.75 - 0.75 * math.cos(a)) for a in np.linspace(-0.75, 0.85, 12)
    ]
    parts = [
        box((0.5, 0.46, 0.04), wooden, bevel=0.02).at(z=0.46),
        Clay(seat, 0.02)
        .box((0, 0, 0.5), (0.22, 0.2, 0.04), edge=0.038)
        .thing("rocking chair", 36, cloth(seat)),
    ]
    for x in (-0.24, 0.24):
        parts += [
            tube(arc, 0.026, wooden).at(x),
            leg(0.4, 0.03, wooden).at(x, -0.2, 0.06),
            leg(0.4, 0.03, wooden).at(x, 0.2, 0.06),
        ]
        parts += [
            tube([(x, 0.2, 0.46), (x, 0.26, 0.85), (x * 1.02, 0.4, 1.28)], 0.026, wooden),
            leg(0.26, 0.024, wooden).at(x, -0.18, 0.46),
            tube([(x, -0.26, 0.72), (x, 0, 0.74), (x, 0.24, 0.74)], 0.03, wooden),
        ]
    parts += [
        tube([(x, 0.2, 0.48), (x, 0.25, 0.85), (x, 0.36, 1.18)], 0.013, wooden, sides=6)
        for x in (-0.14, -0.05, 0.05, 0.14)
    ]
    parts.append(tube([(-0.26, 0.38, 1.2), (0, 0.36, 1.3), (0.26, 0.38, 1.2)], 0.045, wooden))
    return group(group(parts).turn(x=-tilt), motif="rocking chair")


def table_lamp(
    height: float = 0.7,
    *,
    shade: str = "#e8c878",
    foot: str = "#5b7a84",
    lit: bool = True,
    power: float = 0.0,
) -> Thing:
    """A table lamp with a pleated shade; `power` adds a lamp at two thirds of its height."""
    paint = Paint(shade, vary=0.1, glow=1.4) if lit else cloth(shade)
    base: Profile = [
        (0.13, 0),
        (0.12, 0.04),
        (0.05, 0.1),
        (0.11, 0.25),
        (0.08, 0.36),
        (0.02, 0.42),
        (0.02, 0.5),
    ]
    parts = [
        lathe([(r * height / 0.7, z * height / 0.7) for r, z in base], glaze(foot), sides=24),
        lathe(
            [(0.26 * height / 0.7, 0.58 * height), (0.13 * height / 0.7, height)],
            paint,
            sides=24,
            round_off=False,
            smooth=False,
        ),
    ]
    if power:
        parts.append(lamp(power, shade, 0.08).at(z=height * 0.72))
    return group(parts, motif="lamp")


def standing_lamp(
    height: float = 1.7, *, shade: str = "#e8b878", lit: bool = True, power: float = 0.0
) -> Thing:
    """A standing lamp with a fringed shade; `power` adds a lamp under it."""
    paint = Paint(shade, vary=0.1, glow=1.4) if lit else cloth(shade)
    fringe = rod((0, 0, 0), (0, 0, -0.07), 0.006, cloth(mix(shade, "#a8433a", 0.4)), sides=4)
    parts = [
        turned(
            [(0, 0), (0.2, 0), (0.18, 0.04), (0.03, 0.08), (0.02, 0.2), (0.02, height - 0.3)],
            wood("#5a3d28"),
            sides=20,
        ),
        lathe([(0.34, height - 0.36), (0.28, height - 0.2), (0.1, height)], paint, sides=24),
        *(
            fringe.at(0.335 * math.cos(a), 0.335 * math.sin(a), height - 0.35)
            for a in np.linspace(0, 2 * math.pi, 36, endpoint=False)
        ),
    ]
    if power:
        parts.append(lamp(power, shade, 0.1).at(z=height - 0.25))
    return group(parts, motif="lamp")


def sink(*, colour: str = "#f2ede2") -> Thing:
    """A washstand with a basin and a tap, 0.9 high, against the wall at y = 0.25."""
    return group(
        turned(
            [(0.18, 0), (0.15, 0.1), (0.1, 0.3), (0.12, 0.6), (0.2, 0.68)], glaze(colour), sides=24
        ),
        lathe(
            [(0.18, 0.66), (0.3, 0.74), (0.36, 0.86), (0.33, 0.87), (0.24, 0.78), (0.001, 0.74)],
            glaze(colour),
        ).size(1.15, 0.85, 1),
        box((0.6, 0.08, 0.2), glaze(colour), bevel=0.03).at(0, 0.26, 0.9),
        tube(
            [(0, 0.22, 0.88), (0, 0.2, 1.08), (0, 0.06, 1.1), (0, 0.02, 1.0)],
            0.025,
            metal("#c9c4b4"),
        ),
        [rod((x, 0.2, 0.9), (x * 1.2, 0.18, 1.0), 0.022, metal("#c9c4b4")) for x in (-0.14, 0.14)],
        motif="sink",
    )


def cushion(*, colour: str = "#a8433a", tassels: str = "#d8a83a") -> Thing:
    """A soft cushion 0.6 wide on z = 0 with a tassel at each corner."""
    clay = Clay(colour, 0.05).box((0, 0, 0.1), (0.28, 0.28, 0.075), edge=0.07)
    for x in (-0.27, 0.27):
        for y in (-0.27, 0.27):
            clay.limb([(x * 0.9, y * 0.9, 0.1), (x * 1.12, y * 1.12, 0.1)], [0.05, 0.02])
            clay.limb(
                [(x * 1.14, y * 1.14, 0.1), (x * 1.3, y * 1.3, 0.05)],
                [0.02, 0.035],
                tassels,
                blend=0.005,
            )
    return clay.thing("cushion", 70, cloth(colour) if not tassels else None)


def display_dome(radius: float = 0.4, height: float = 0.9, *, foot: str = "#5a3d28") -> Thing:
    """A glass bell on a wooden foot; what it holds stands at z = 0.08."""
    dome = [
        (radius, 0),
        (radius, height * 0.6),
        (radius * 0.85, height * 0.85),
        (radius * 0.45, height * 0.98),
        (0.001, height),
    ]
    return group(
        turned(
            [(0, 0), (radius * 1.2, 0), (radius * 1.2, 0.05), (radius * 1.08, 0.08), (0, 0.08)],
            wood(foot),
        ),
        lathe(dome, glass()).at(z=0.08),
        ball(0.04, glass(), sides=14).at(z=height + 0.1),
        motif="glass dome",
    )


def washing_line(
    length: float = 3,
    *,
    colours: tuple[str, ...] = ("#efe6d4", "#b5392f", "#5b8a94", "#e8c878"),
    seed: int = 0,
) -> Thing:
    """A line along x at z = 1.6 between two posts, with cloths that blow."""
    chance = np.random.default_rng(seed)
    parts = [
        rod((x, 0, 0), (x, 0, 1.75), 0.035, wood("#7a5a3c")) for x in (-length / 2, length / 2)
    ]
    parts.append(
        tube(
            [(-length / 2, 0, 1.65), (0, 0, 1.52), (length / 2, 0, 1.65)],
            0.008,
            plain("#efe6d0"),
            sides=5,
        )
    )
    x = -length / 2 + 0.15
    at = 0
    while x < length / 2 - 0.5:
        wide, tall = float(chance.uniform(0.28, 0.5)), float(chance.uniform(0.4, 0.7))
        u, v = np.meshgrid(np.linspace(0, 1, 12), np.linspace(0, 1, 10))
        blow = (0.16 * v**1.5 * np.sin(u * 5 + at) + 0.2 * v**2) * float(chance.uniform(0.5, 1.2))
        height = 1.52 + 0.13 * ((x + wide / 2) / (length / 2)) ** 2
        parts.append(
            sheet(
                np.stack([x + u * wide, blow, height - v * tall + 0.2 * v**2 * 0.4], -1),
                cloth(colours[at % len(colours)]),
            )
        )
        x += wide + float(chance.uniform(0.05, 0.16))
        at += 1
    return group(parts, motif="washing line")
