"""Things to eat and what one eats them with. About 1 across each."""

import math

import numpy as np

from reverie.atelier.clay import Clay
from reverie.atelier.colour import mix
from reverie.atelier.motifs.crockery import plate, teacup
from reverie.atelier.motifs.fires import candle
from reverie.atelier.motifs.joinery import (
    cloth,
    disc,
    glaze,
    gored,
    hoop,
    metal,
    plain,
    rod,
    turned,
    wood,
)
from reverie.atelier.shapes import ball, box, cutout, lathe, sheet, tube
from reverie.atelier.thing import Paint, Thing, group

SILVER = "#c9c6bc"


def cake(
    *,
    tiers: int = 3,
    icing: str = "#f6e8dc",
    trim: str = "#d8788a",
    candles: int = 5,
    stand: bool = True,
) -> Thing:
    """A tiered cake on a stand, 1 wide, with swags of icing, cherries and candles."""
    parts: list[Thing] = []
    z = 0.24 if stand else 0.0
    if stand:
        parts.append(
            lathe(
                [
                    (0.3, 0),
                    (0.28, 0.03),
                    (0.07, 0.08),
                    (0.06, 0.16),
                    (0.3, 0.21),
                    (0.6, 0.22),
                    (0.6, 0.24),
                    (0.001, 0.24),
                ],
                glaze("#e8eef0"),
                sides=44,
            )
        )
    for tier in range(tiers):
        r, h = 0.46 - 0.13 * tier, 0.3
        parts.append(
            lathe(
                np.array(
                    [
                        (0.001, z),
                        (r, z),
                        (r * 1.02, z + 0.04),
                        (r * 1.01, z + h * 0.85),
                        (r * 0.93, z + h),
                        (0.001, z + h + 0.01),
                    ]
                ),
                Paint(icing, vary=0.05, rough=0.6, bump=0.1),
                sides=44,
            )
        )
        count = 12 - 3 * tier
        turn = np.linspace(0, 2 * math.pi, count * 8 + 1)
        swag = z + h * 0.86 - 0.09 * np.abs(np.sin(turn * count / 2))
        parts.append(
            tube(
                np.stack([r * 1.02 * np.cos(turn), r * 1.02 * np.sin(turn), swag], 1),
                0.024,
                glaze(trim),
                sides=6,
                bend=False,
            )
        )
        bead = ball(0.035, glaze(icing), sides=10)
        parts += [
            bead.at(r * 1.02, 0, z + 0.03).turn(360 * at / (count * 2)) for at in range(count * 2)
        ]
        z += h
    top = 0.46 - 0.13 * (tiers - 1)
    if candles:
        stick = candle(0.2, 0.022, colour="#8fb8c4")
        parts += [stick.at(top * 0.55, 0, z).turn(360 * at / candles + 20) for at in range(candles)]
    parts.append(ball(0.06, glaze("#b5233a"), sides=16).at(z=z + 0.05))
    return group(parts, motif="cake")


def cake_slice(*, sponge: str = "#e8c48a", cream: str = "#f6e8dc", top: str = "#d8788a") -> Thing:
    """A wedge of cake 0.8 long lying on z = 0, its tip to -x, a cherry on it."""
    wedge = [(-0.45, 0.0), (0.4, -0.26), (0.45, 0.0), (0.4, 0.26)]

    def layer(low: float, high: float, tone: str) -> Thing:
        return (
            cutout(wedge, high - low, Paint(tone, vary=0.12, bump=0.25, bump_grain=20))
            .turn(x=90)
            .at(z=(low + high) / 2)
        )

    return group(
        layer(0, 0.14, sponge),
        layer(0.14, 0.19, cream),
        layer(0.19, 0.33, sponge),
        layer(0.33, 0.4, top),
        ball(0.09, glaze("#b5233a"), sides=16).at(0.2, 0, 0.46),
        motif="cake",
    )


def apple(
    *, colour: str = "#b5332c", blush: str = "#e8b840", leaf: bool = True, bitten: bool = False
) -> Thing:
    """An apple 0.8 high on z = 0."""
    clay = (
        Clay(colour, 0.05)
        .ball((0, 0, 0.34), (0.4, 0.4, 0.34))
        .ball((0, 0, 0.42), (0.41, 0.41, 0.28), blend=0.1)
        .ball((0, 0, 0.76), (0.12, 0.12, 0.14), cut=True, blend=0.14)
        .ball((0, 0, -0.02), (0.08, 0.08, 0.08), cut=True, blend=0.1)
    )
    clay.spot((-0.2, -0.3, 0.5), (0.3, 0.3, 0.3), mix(colour, blush, 0.65), soft=0.25)
    if bitten:
        for z, y in ((0.5, -0.06), (0.34, -0.1), (0.42, 0.12)):
            clay.ball((0.44, y, z), 0.17, cut=True, blend=0.01)
        clay.spot((0.4, 0, 0.42), (0.22, 0.24, 0.22), "#f4e4b8", soft=0.02)
    parts = [
        clay.thing("apple", 80, Paint(None, vary=0.12, grain=5, rough=0.35, shine=0.45, bump=0.02)),
        tube(
            [(0, 0, 0.6), (0.02, 0, 0.72), (0.07, 0, 0.8)], [0.018, 0.022, 0.028], wood("#5a4030")
        ),
    ]
    if leaf:
        parts.append(_leaf(0.32).turn(y=-28).turn(20).at(0.03, 0, 0.72))
    return group(parts, motif="apple")


def _leaf(length: float, colour: str = "#6f8f3f") -> Thing:
    u = np.linspace(0, 1, 12)[:, None]
    v = np.linspace(-1, 1, 7)[None, :]
    wide = 0.24 * length * np.sin(u * math.pi) ** 0.8
    return sheet(
        np.stack(
            [u * length + 0 * v, v * wide, 0.08 * length * np.sin(u * 3) + np.abs(v) * wide * 0.35],
            -1,
        ),
        plain(colour),
    )


def pear(*, colour: str = "#b8b04a", blush: str = "#c9803a") -> Thing:
    """A pear 1 high on z = 0, leaning a little."""
    clay = (
        Clay(colour, 0.14)
        .ball((0, 0, 0.32), (0.34, 0.34, 0.32))
        .limb([(0, 0, 0.45), (0.03, 0, 0.78)], [0.24, 0.14])
        .spot((0.24, -0.2, 0.4), (0.26, 0.26, 0.34), mix(colour, blush, 0.6), soft=0.2)
    )
    return group(
        clay.thing("pear", 80, Paint(None, vary=0.14, grain=7, rough=0.45, shine=0.35, bump=0.05)),
        tube([(0.03, 0, 0.88), (0.04, 0, 0.98), (0.1, 0, 1.06)], 0.02, wood("#5a4030")),
        _leaf(0.26).turn(y=-20).turn(200).at(0.04, 0, 0.98),
        motif="pear",
    )


def cherry_pair(*, colour: str = "#a8233a") -> Thing:
    """Two cherries on joined stalks, 0.8 high, the stalks' end at (0, 0, .8)."""
    fruit = lathe(
        [(0.001, -0.16), (0.12, -0.12), (0.16, 0.0), (0.12, 0.11), (0.03, 0.13), (0.001, 0.1)],
        glaze(colour),
        sides=24,
    )
    return group(
        fruit.at(-0.18, 0, 0.18),
        fruit.turn(y=12).at(0.2, 0, 0.16),
        tube([(-0.18, 0, 0.29), (-0.12, 0, 0.55), (0, 0, 0.8)], 0.012, plain("#6f8f3f"), sides=6),
        tube([(0.2, 0, 0.27), (0.14, 0, 0.55), (0, 0, 0.8)], 0.012, plain("#6f8f3f"), sides=6),
        _leaf(0.34).turn(y=10).turn(-20).at(0, 0, 0.79),
        motif="cherries",
    )


def bread(*, colour: str = "#b5763a") -> Thing:
    """A long loaf 1 wide on z = 0 with three cuts across it."""
    clay = (
        Clay(colour, 0.06)
        .ball((0, 0, 0.18), (0.52, 0.22, 0.2))
        .ball((0, 0, 0.12), (0.5, 0.23, 0.13))
    )
    for x in (-0.26, 0.0, 0.26):
        clay.limb(
            [(x - 0.08, -0.14, 0.37), (x + 0.08, 0.14, 0.37)], 0.035, cut=True, blend=0.05
        ).spot((x, 0, 0.34), (0.06, 0.18, 0.06), "#eac890", soft=0.03)
    clay.spot((0, 0, 0.0), (0.6, 0.3, 0.1), mix(colour, "#e8c48a", 0.5), soft=0.06)
    return clay.thing(
        "bread", 80, Paint(None, vary=0.22, grain=5, rough=0.8, bump=0.35, bump_grain=18)
    )


def cheese(*, colour: str = "#e8b840", holes: int = 14, seed: int = 0) -> Thing:
    """A wedge of cheese 1 long on z = 0, its tip to -x, full of holes."""
    chance = np.random.default_rng(seed)
    clay = Clay(colour, 0.01).box((0, 0, 0.22), (0.5, 0.36, 0.22), edge=0.02)
    clay.box((-0.16, 0.69, 0.22), (1.2, 0.5, 0.6), turn=(0, 0, 17), pair=True, cut=True)
    for _ in range(holes):
        x = float(chance.uniform(-0.3, 0.5))
        side = float(chance.choice([-1, 1]))
        clay.ball(
            (x, side * (0.03 + 0.3 * (x + 0.5)), float(chance.uniform(0.05, 0.42))),
            float(chance.uniform(0.04, 0.09)),
            cut=True,
            blend=0.01,
        )
    clay.ball((0.1, 0.05, 0.45), 0.08, cut=True, blend=0.01).ball(
        (0.34, -0.12, 0.46), 0.06, cut=True, blend=0.01
    )
    return clay.thing(
        "cheese", 90, Paint(colour, mix(colour, "#c98a2a", 0.4), vary=0.08, rough=0.55, bump=0.05)
    )


def ice_cream(*, scoops: tuple[str, ...] = ("#f2d8dc", "#e8d8a8", "#8a5a40")) -> Thing:
    """A cone with scoops on it, 0.75 high to the rim, standing on its tip at the origin."""
    waffle = Paint("#d8a060", "#a8703a", "checks", grain=9, vary=0.12, bump=0.3)
    parts = [
        lathe([(0.01, 0), (0.12, 0.3), (0.24, 0.72), (0.26, 0.76), (0.2, 0.74)], waffle, sides=28)
    ]
    spots = ((0, 0, 0.86), (0.02, 0, 1.18), (-0.02, 0, 1.46), (0.02, 0, 1.7))
    for at, tone in enumerate(scoops[:4]):
        r = 0.25 - 0.03 * at
        clay = Clay(tone, 0.05).ball((0, 0, 0), r)
        for a in np.linspace(0, 2 * math.pi, 9, endpoint=False):
            clay.ball(
                (
                    r * 0.9 * math.cos(a),
                    r * 0.9 * math.sin(a),
                    -r * (0.42 + 0.14 * math.sin(a * 3)),
                ),
                r * 0.24,
                blend=0.04,
            )
        parts.append(
            clay.thing("ice cream", 50, Paint(tone, vary=0.1, grain=7, rough=0.5, bump=0.25)).at(
                *spots[at]
            )
        )
    top = spots[min(len(scoops), 4) - 1][2] + 0.25 - 0.03 * (len(scoops) - 1)
    parts.append(ball(0.06, glaze("#b5233a"), sides=14).at(0, 0, top + 0.03))
    return group(parts, motif="ice cream")


def lollipop(*, colours: tuple[str, str] = ("#c9483a", "#f6ece0")) -> Thing:
    """A swirled lollipop 1.3 high on its stick, facing the viewer."""
    turn = np.linspace(0, 6.5 * math.pi, 110)
    reach = 0.015 * turn
    spiral = np.stack([reach * np.cos(turn), np.full(110, -0.04), reach * np.sin(turn) + 0.95], 1)
    return group(
        disc(0.34, 0.1, glaze(colours[0]), sides=48).turn(x=90).at(0, 0.05, 0.95),
        tube(spiral, 0.024, glaze(colours[1]), sides=6, bend=False),
        rod((0, 0, 0), (0, 0, 0.64), 0.025, plain("#f4ecdc")),
        cutout([(0, 0), (0.16, 0.08), (0.16, -0.08)], 0.02, cloth("#4f7a8a")).at(0, -0.04, 0.6),
        cutout([(0, 0), (-0.16, 0.08), (-0.16, -0.08)], 0.02, cloth("#4f7a8a")).at(0, -0.04, 0.6),
        motif="lollipop",
    )


def pumpkin(*, colour: str = "#d8803a") -> Thing:
    """A ribbed pumpkin 1 wide on z = 0."""
    up = np.linspace(-math.pi / 2, math.pi / 2, 20)
    line = np.stack(
        [0.48 * np.cos(up) ** 0.8 + 0.02, 0.36 + 0.36 * np.sin(up) * (1 - 0.12 * np.sin(up))], 1
    )
    return group(
        gored(line, [Paint(colour, vary=0.14, grain=5, rough=0.5, bump=0.05)], 11, pinch=0.12),
        tube(
            [(0, 0, 0.62), (0.03, 0, 0.78), (0.12, 0, 0.88)], [0.09, 0.05, 0.055], plain("#7d8a4a")
        ),
        motif="pumpkin",
    )


def spoon(*, colour: str = SILVER) -> Thing:
    """A spoon 1 long standing on its handle's end, its bowl up at z = 0.85, facing the viewer."""
    bowl = (
        lathe([(0.001, 0.05), (0.07, 0.035), (0.11, 0.0)], metal(colour), sides=28)
        .size(1, 1.35, 1)
        .turn(x=-90)
    )
    return group(
        bowl.at(z=0.85),
        tube(
            [(0, -0.005, 0.72), (0, 0.015, 0.6), (0, 0, 0.3), (0, 0.01, 0.02)],
            [0.022, 0.02, 0.022, 0.04],
            metal(colour),
        ).size(1, 0.6, 1),
        motif="spoon",
    )


def fork(*, colour: str = SILVER) -> Thing:
    """A fork 1 long standing on its handle's end, its prongs up, facing the viewer."""
    silver = metal(colour)
    prongs = [
        tube(
            [(x * 0.55, 0, 0.72), (x, -0.02, 0.8), (x, 0.0, 1.0)],
            [0.02, 0.016, 0.008],
            silver,
            sides=8,
        )
        for x in (-0.08, -0.027, 0.027, 0.08)
    ]
    return group(
        prongs,
        tube(
            [(0, 0, 0.76), (0, 0.012, 0.6), (0, 0, 0.3), (0, 0.01, 0.02)],
            [0.045, 0.02, 0.022, 0.04],
            silver,
        ).size(1, 0.6, 1),
        motif="fork",
    )


def table_knife(*, colour: str = SILVER, handle: str = "#efe4c8") -> Thing:
    """A round-tipped table knife 1 long standing on its handle, facing the viewer."""
    blade = [(-0.04, 0.42), (0.04, 0.42), (0.055, 0.8), (0.03, 0.96), (-0.02, 1.0), (-0.045, 0.94)]
    return group(
        cutout(blade, 0.014, metal(colour), bevel=0.004),
        turned(
            [(0, 0), (0.045, 0.01), (0.05, 0.06), (0.035, 0.36), (0.045, 0.42), (0, 0.43)],
            glaze(handle),
            sides=18,
        ).size(1, 0.7, 1),
        motif="knife",
    )


def rolling_pin(*, colour: str = "#c9a06a") -> Thing:
    """A rolling pin 1 long along x on z = 0."""
    line = [
        (0, -0.5),
        (0.035, -0.49),
        (0.04, -0.4),
        (0.025, -0.34),
        (0.09, -0.33),
        (0.09, 0.33),
        (0.025, 0.34),
        (0.04, 0.4),
        (0.035, 0.49),
        (0, 0.5),
    ]
    return group(
        turned([(a, b) for a, b in line], wood(colour), sides=24).turn(y=90).at(z=0.09),
        motif="rolling pin",
    )


def frying_pan(*, colour: str = "#2f2c2c", egg_on: bool = True) -> Thing:
    """A pan 0.8 wide on z = 0 with its handle to +x, an egg frying in it."""
    parts = [
        turned(
            [(0, 0), (0.32, 0), (0.4, 0.12), (0.38, 0.12), (0.31, 0.03), (0, 0.03)], metal(colour)
        ),
        tube(
            [(0.36, 0, 0.08), (0.6, 0, 0.15), (0.98, 0, 0.17)], [0.03, 0.03, 0.045], wood("#5a3d28")
        ),
    ]
    if egg_on:
        parts += [
            lathe(
                [(0.22, 0.03), (0.2, 0.05), (0.001, 0.055)], glaze("#fbf6ea"), sides=30, wobble=0.1
            ),
            ball(0.09, glaze("#e8a830"), sides=18).size(1, 1, 0.6).at(0.02, -0.02, 0.06),
        ]
    return group(parts, motif="frying pan")


def sweet(*, colour: str = "#c9483a", second: str = "#f6ece0") -> Thing:
    """A wrapped sweet 0.9 long along x around the origin."""
    twist = gored(
        np.array([(0.16, 0.2), (0.1, 0.1), (0.03, 0.0)]),
        [plain(colour), plain(second)],
        8,
        pinch=-0.2,
        scallop=0.05,
    ).turn(y=90)
    return group(
        ball(0.2, Paint(colour, second, "stripes", grain=4, vary=0.06, rough=0.3), sides=28).size(
            1.15, 1, 1
        ),
        twist.at(x=0.22),
        twist.turn(180).at(x=-0.22),
        motif="sweet",
    )


def milk_bottle(*, colour: str = "#f6f2e8") -> Thing:
    """A bottle of milk 0.9 high with a paper cap."""
    return group(
        lathe(
            [
                (0.001, 0),
                (0.19, 0.0),
                (0.21, 0.04),
                (0.21, 0.48),
                (0.11, 0.68),
                (0.12, 0.84),
                (0.11, 0.86),
            ],
            Paint(colour, vary=0.05, rough=0.25, shine=0.5, bump=0),
            sides=32,
        ),
        disc(0.125, 0.03, plain("#b5392f"), sides=24).at(z=0.86),
        hoop(0.12, 0.018, glaze("#f6f2e8")).at(z=0.84),
        motif="milk",
    )


def laid_table(width: float = 1.6, *, colours: tuple[str, str] = ("#f2ead8", "#5b7a94")) -> Thing:
    """Places for two on a table's top at z = 0: plates, spoons, forks, knives and cups along x."""
    place = group(
        plate(0.2, colour=colours[0], band=colours[1]),
        fork().size(0.34).turn(x=-90).at(-0.27, -0.17, 0.01),
        table_knife().size(0.34).turn(x=-90).at(0.26, -0.17, 0.01),
        teacup(colour=colours[0], band=colours[1]).size(0.16).at(0.22, 0.24),
    )
    return group(
        place.at(x=-width / 3),
        place.at(x=width / 3),
        box((0.16, 0.1, 0.01), cloth("#efe4cc"), bevel=0).at(0, 0.1, 0.005),
        motif="laid table",
    )
