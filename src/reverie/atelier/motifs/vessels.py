"""What holds something: bottles, cups, pots, globes, cages, baskets, suitcases, eggs and nests."""

import math

import numpy as np

from reverie.atelier.colour import mix
from reverie.atelier.motifs.joinery import (
    BRASS,
    IRON,
    around,
    bent,
    cloth,
    disc,
    frame,
    glaze,
    hoop,
    metal,
    plain,
    rod,
    rounded,
    stone,
    turned,
    wood,
)
from reverie.atelier.shapes import ball, box, cutout, highlight, lathe, sheet, tube
from reverie.atelier.thing import Array, Paint, Thing, glass, group, light


def bottle(
    height: float = 1.6, radius: float = 0.5, *, tint: str = "#e4f2ee", cork: str | None = "#a8783f"
) -> Thing:
    """A wide clear bottle; the room within reaches up to z = 0.6 height. Corked, or open."""
    line = [
        (0.001, 0.02),
        (radius * 0.8, 0.0),
        (radius, 0.06 * height),
        (radius, 0.52 * height),
        (radius * 0.86, 0.66 * height),
        (radius * 0.36, 0.76 * height),
        (radius * 0.34, 0.9 * height),
    ]
    side = radius * 0.9
    parts = [
        lathe(line, glass(tint), sides=48),
        hoop(radius * 0.36, 0.03 * height, glass(tint, "#f4fffb", 0.95)).at(z=0.9 * height),
        highlight(
            [
                (-side * 0.86, -side * 0.42, 0.16 * height),
                (-side * 0.88, -side * 0.42, 0.34 * height),
                (-side * 0.86, -side * 0.42, 0.52 * height),
            ],
            0.03 * radius / 0.5,
        ),
        highlight(
            [(side * 0.72, -side * 0.66, 0.2 * height), (side * 0.72, -side * 0.66, 0.3 * height)],
            0.018 * radius / 0.5,
        ),
    ]
    if cork:
        parts.append(
            turned(
                [
                    (0, 0.84 * height),
                    (radius * 0.29, 0.84 * height),
                    (radius * 0.36, height),
                    (0, height),
                ],
                Paint(cork, mix(cork, "#3a2010", 0.4), vary=0.25, grain=8, bump=0.4),
            )
        )
    return group(parts, motif="bottle")


def lying_bottle(*, tint: str = "#d4ebe2", message: bool = True) -> Thing:
    """A corked bottle on its side along x, 1.3 long, with a rolled letter within."""
    line = [
        (0.001, 0.02),
        (0.2, 0.0),
        (0.23, 0.06),
        (0.23, 0.7),
        (0.18, 0.86),
        (0.085, 0.98),
        (0.08, 1.2),
    ]
    parts = [
        lathe(line, glass(tint), sides=36),
        turned([(0, 1.12), (0.07, 1.12), (0.085, 1.3), (0, 1.3)], wood("#a8783f"), sides=18),
        hoop(0.085, 0.02, glass(tint, "#f4fffb", 0.95)).at(z=1.18),
    ]
    if message:
        parts.append(
            group(
                turned(
                    [(0, 0.12), (0.1, 0.12), (0.1, 0.68), (0, 0.68)], plain("#f0e4c8"), sides=18
                ),
                hoop(0.102, 0.014, cloth("#b5392f"), sides=20).at(z=0.4),
            )
        )
    return group(
        group(parts).turn(y=90).at(-0.65, 0, 0.23),
        highlight([(-0.5, -0.16, 0.38), (-0.2, -0.17, 0.39), (0.05, -0.16, 0.38)], 0.016),
        motif="bottle",
    )


def jar(*, tint: str = "#e6f2ea", lid: str | None = None, cloth_colour: str | None = None) -> Thing:
    """A preserving jar 0.8 high and 0.54 wide; closed by a metal lid, a tied cloth, or open."""
    line = [(0.001, 0.02), (0.22, 0.0), (0.27, 0.05), (0.27, 0.54), (0.2, 0.64), (0.2, 0.72)]
    parts = [
        lathe(line, glass(tint), sides=40),
        hoop(0.205, 0.018, glass(tint, "#f4fffb", 0.95)).at(z=0.7),
        highlight([(-0.2, -0.15, 0.14), (-0.205, -0.155, 0.3), (-0.2, -0.15, 0.48)], 0.016),
    ]
    if lid:
        parts.append(turned([(0, 0.69), (0.22, 0.69), (0.22, 0.77), (0, 0.78)], metal(lid)))
    if cloth_colour:
        turn = np.linspace(0, 2 * math.pi, 61)
        rows = [
            np.stack([r * np.cos(turn), r * np.sin(turn), z + amount * np.sin(turn * 13)], 1)
            for r, z, amount in (
                (0.001, 0.75, 0),
                (0.16, 0.75, 0),
                (0.21, 0.73, 0),
                (0.215, 0.68, 0),
                (0.3, 0.6, 0.015),
            )
        ]
        rows[-1][:, :2] *= (1 + 0.06 * np.sin(turn * 13))[:, None]
        parts += [
            sheet(np.array(rows), cloth(cloth_colour)),
            hoop(0.217, 0.012, plain("#d8c49a")).at(z=0.68),
        ]
    return group(parts, motif="jar")


def teacup(
    *,
    colour: str = "#f2ead8",
    inside: str = "#fbf6ea",
    band: str | None = "#5b8a94",
    drink: str | None = "#8a4a20",
    saucer: bool = True,
) -> Thing:
    """A cup 1 wide on its saucer 1.7 wide, handle to the right; the drink is at z = 0.62."""
    outer = [(0.2, 0.04), (0.26, 0.06), (0.36, 0.14), (0.46, 0.36), (0.5, 0.74), (0.515, 0.76)]
    inner = [(0.001, 0.14), (0.3, 0.16), (0.43, 0.38), (0.485, 0.75), (0.515, 0.76)]
    parts = [
        lathe(outer, glaze(colour)),
        lathe(inner, glaze(inside)),
        turned([(0.2, 0), (0.24, 0), (0.22, 0.07)], glaze(colour)),
        tube(
            [(0.47, 0, 0.62), (0.66, 0, 0.7), (0.8, 0, 0.56), (0.72, 0, 0.36), (0.43, 0, 0.26)],
            [0.04, 0.045, 0.05, 0.04, 0.035],
            glaze(colour),
        ),
    ]
    if band:
        parts += [
            hoop(0.502, 0.012, glaze(band), sides=56).at(z=0.7),
            hoop(0.46, 0.006, glaze(band), sides=56).at(z=0.38),
        ]
    if drink:
        parts.append(
            disc(0.47, 0.01, Paint(drink, vary=0.12, rough=0.2, shine=0.5, bump=0)).at(z=0.62)
        )
    if not saucer:
        return group(parts, motif="cup")
    plate_line = [
        (0.001, 0.03),
        (0.3, 0.03),
        (0.34, 0.05),
        (0.6, 0.09),
        (0.84, 0.17),
        (0.85, 0.16),
        (0.6, 0.05),
        (0.4, 0.0),
    ]
    dish = [lathe(plate_line, glaze(colour), sides=56)]
    if band:
        dish.append(hoop(0.8, 0.01, glaze(band), sides=56).at(z=0.16))
    return group(dish, group(parts).at(z=0.04), motif="cup")


def teapot(*, colour: str = "#5b7a94", trim: str = "#e8d8b0") -> Thing:
    """A round teapot 0.95 high, its spout to the left at (-.72, 0, .62)."""
    china = glaze(colour)
    spout = [
        (-0.3, 0, 0.26),
        (-0.48, 0, 0.34),
        (-0.58, 0, 0.52),
        (-0.66, 0, 0.63),
        (-0.76, 0, 0.68),
    ]
    ear = [
        (0.34, 0, 0.58),
        (0.5, 0, 0.68),
        (0.68, 0, 0.62),
        (0.7, 0, 0.42),
        (0.56, 0, 0.26),
        (0.38, 0, 0.22),
    ]
    body = [(0.2, 0.02), (0.3, 0.1), (0.44, 0.32), (0.42, 0.5), (0.3, 0.66), (0.24, 0.7)]
    return group(
        lathe(body, china),
        turned([(0.2, 0), (0.26, 0), (0.22, 0.06)], china),
        tube(spout, [0.15, 0.1, 0.07, 0.055, 0.06], china, sides=16),
        disc(0.045, 0.01, plain("#2a2320"), sides=16).turn(y=-62).at(-0.757, 0, 0.68),
        tube(ear, [0.035, 0.045, 0.05, 0.045, 0.04], china, sides=12),
        lathe([(0.25, 0.69), (0.24, 0.74), (0.14, 0.79), (0.001, 0.81)], china, sides=32),
        hoop(0.25, 0.02, glaze(trim)).at(z=0.695),
        ball(0.065, glaze(trim), sides=18).at(z=0.86),
        motif="teapot",
    )


def kettle(*, colour: str = "#a8433a") -> Thing:
    """An enamel kettle 1 high with a hoop handle, its spout to the left."""
    return group(
        lathe(
            [(0.001, 0), (0.38, 0.0), (0.42, 0.08), (0.36, 0.36), (0.22, 0.5), (0.18, 0.52)],
            glaze(colour),
        ),
        tube(
            [(-0.32, 0, 0.22), (-0.46, 0, 0.34), (-0.54, 0, 0.52), (-0.64, 0, 0.55)],
            [0.08, 0.06, 0.045, 0.05],
            glaze(colour),
        ),
        lathe([(0.2, 0.5), (0.16, 0.56), (0.001, 0.59)], glaze(colour), sides=28),
        ball(0.045, plain("#2a2320"), sides=14).at(z=0.63),
        tube(
            [
                (-0.26, 0, 0.44),
                (-0.28, 0, 0.74),
                (-0.14, 0, 0.9),
                (0.14, 0, 0.9),
                (0.28, 0, 0.74),
                (0.26, 0, 0.44),
            ],
            0.025,
            metal(IRON),
        ),
        tube([(-0.13, 0, 0.905), (0.13, 0, 0.905)], 0.045, wood("#5a3d28")),
        hoop(0.42, 0.012, metal("#2a2320")).at(z=0.05),
        motif="kettle",
    )


def bowl(radius: float = 0.5, *, colour: str = "#d8c49a", inside: str | None = None) -> Thing:
    """A round bowl, half as high as it is wide."""
    r = radius
    outer = [
        (0.3 * r, 0.0),
        (0.36 * r, 0.06 * r),
        (0.7 * r, 0.3 * r),
        (0.98 * r, 0.8 * r),
        (r, 0.84 * r),
    ]
    inner = [
        (0.001, 0.12 * r),
        (0.4 * r, 0.16 * r),
        (0.74 * r, 0.42 * r),
        (0.93 * r, 0.8 * r),
        (r, 0.84 * r),
    ]
    return group(
        lathe(outer, glaze(colour)),
        lathe(inner, glaze(inside or mix(colour, "#ffffff", 0.3))),
        motif="bowl",
    )


def plate(radius: float = 0.5, *, colour: str = "#f2ead8", band: str | None = "#5b7a94") -> Thing:
    """A plate on z = 0 with a coloured rim."""
    r = radius
    line = [
        (0.001, 0.03 * r),
        (0.6 * r, 0.03 * r),
        (0.7 * r, 0.07 * r),
        (r, 0.14 * r),
        (r * 0.99, 0.11 * r),
        (0.65 * r, 0.0),
    ]
    parts = [lathe(line, glaze(colour), sides=56)]
    if band:
        parts.append(hoop(0.95 * r, 0.018 * r, glaze(band), sides=56).at(z=0.135 * r))
    return group(parts, motif="plate")


def drinking_glass(
    height: float = 0.8, *, water: str | None = "#8fc4cc", fill: float = 0.6
) -> Thing:
    """A tumbler with water up to a share of its height; 0.5 wide."""
    parts = [
        lathe(
            [(0.001, 0.02), (0.19, 0.0), (0.21, 0.04), (0.25, height)],
            glass(),
            sides=36,
            round_off=False,
        ),
        hoop(0.25, 0.012, glass("#e8f4f4", "#ffffff", 0.95)).at(z=height),
    ]
    if water:
        top = 0.2 + 0.05 * fill
        parts.append(
            turned(
                [(0, 0.05), (0.185, 0.05), (top - 0.015, fill * height), (0, fill * height)],
                glass(mix(water, "#ffffff", 0.6), water, 0.45),
            )
        )
    parts.append(
        highlight(
            [
                (-0.17, -0.13, 0.2 * height),
                (-0.19, -0.14, 0.5 * height),
                (-0.2, -0.14, 0.75 * height),
            ],
            0.014,
        )
    )
    return group(parts, motif="glass")


def goblet(*, tint: str = "#e8f4f4", drink: str | None = "#7a1f33") -> Thing:
    """A stemmed glass 1 high; its drink at z = 0.78."""
    line = [
        (0.24, 0),
        (0.22, 0.02),
        (0.04, 0.05),
        (0.03, 0.3),
        (0.05, 0.44),
        (0.2, 0.54),
        (0.26, 0.74),
        (0.23, 1.0),
    ]
    parts = [lathe(line, glass(tint, "#f4fffb", 0.9))]
    if drink:
        parts.append(
            lathe(
                [(0.001, 0.5), (0.17, 0.56), (0.235, 0.7), (0.24, 0.78), (0.001, 0.78)],
                Paint(drink, vary=0.1, rough=0.25, bump=0),
            )
        )
    return group(parts, motif="glass")


def hourglass(
    height: float = 1.6, *, colour: str = "#6b4630", sand: str = "#d8b26a", share: float = 0.55
) -> Thing:
    """An hourglass 0.45 as wide as high.

    `share` of the sand has fallen. Bulbs' middles at a quarter and three quarters.
    """
    h, r = height, height * 0.3
    line = [
        (r * 0.55, 0.06 * h),
        (r * 0.86, 0.14 * h),
        (r * 0.84, 0.3 * h),
        (r * 0.32, 0.45 * h),
        (r * 0.09, 0.5 * h),
        (r * 0.32, 0.55 * h),
        (r * 0.84, 0.7 * h),
        (r * 0.86, 0.86 * h),
        (r * 0.55, 0.94 * h),
    ]
    post = lathe(
        [
            (0.05 * r, 0),
            (0.1 * r, 0.08 * h),
            (0.055 * r, 0.3 * h),
            (0.1 * r, 0.5 * h),
            (0.055 * r, 0.7 * h),
            (0.1 * r, 0.92 * h),
            (0.05 * r, h),
        ],
        wood(colour),
        sides=12,
    )
    grain = Paint(sand, mix(sand, "#8a5a2a", 0.4), vary=0.15, grain=14, bump=0.3)
    heap = 0.07 * h + 0.3 * h * share
    left = 0.5 * h + 0.36 * h * (1 - share)
    plate_line = [
        (0, -0.03 * h),
        (r * 1.06, -0.03 * h),
        (r * 1.1, 0),
        (r * 1.06, 0.03 * h),
        (0, 0.03 * h),
    ]
    upper = [
        (0.001, 0.505 * h),
        (0.3 * r, 0.56 * h),
        (min(0.8, 0.3 + 2.4 * (left / h - 0.56)) * r, left),
        (0.001, left - 0.03 * h),
    ]
    parts = [
        *(turned(plate_line, wood(colour)).at(z=z) for z in (0.03 * h, 0.97 * h)),
        *around(post, 4, r * 0.95, 45),
        lathe(line, glass(), sides=48),
        lathe(
            [
                (0.001, 0.07 * h),
                (0.74 * r, 0.08 * h),
                (0.8 * r, 0.15 * h),
                (0.5 * r, heap * 0.75),
                (0.001, heap),
            ],
            grain,
        ),
        lathe(upper, grain, round_off=False),
        rod((0, 0, heap), (0, 0, 0.51 * h), 0.012 * h, grain, sides=6),
        highlight(
            [
                (-r * 0.66, -r * 0.45, 0.16 * h),
                (-r * 0.68, -r * 0.45, 0.24 * h),
                (-r * 0.5, -r * 0.4, 0.35 * h),
            ],
            0.016 * h,
        ),
        highlight(
            [
                (-r * 0.5, -r * 0.4, 0.64 * h),
                (-r * 0.68, -r * 0.45, 0.76 * h),
                (-r * 0.64, -r * 0.45, 0.84 * h),
            ],
            0.016 * h,
        ),
    ]
    return group(parts, motif="hourglass")


def snow_globe(
    radius: float = 0.7,
    *,
    foot: str = "#6b3a2c",
    snow: str = "#f4f6f4",
    flakes: int = 60,
    seed: int = 0,
) -> Thing:
    """A glass ball on a foot.

    Its middle at z = radius * 1.25, and snow lies within at z = 0.8 radius.
    """
    chance = np.random.default_rng(seed)
    r = radius
    middle = 1.25 * r
    ground = lathe(
        [(0.84 * r, 0.72 * r), (0.8 * r, 0.76 * r), (0.4 * r, 0.83 * r), (0.001, 0.8 * r)],
        Paint(snow, vary=0.06, bump=0.1),
    )
    flake = ball(0.016 * r / 0.7, light("#ffffff", 0.9), sides=6)
    ways = chance.normal(size=(flakes, 3))
    ways *= (chance.uniform(0.25, 0.9, (flakes, 1)) ** 0.5 * r) / np.linalg.norm(
        ways, axis=1, keepdims=True
    )
    return group(
        turned(
            [
                (0, 0),
                (0.95 * r, 0),
                (0.98 * r, 0.1 * r),
                (0.86 * r, 0.18 * r),
                (0.8 * r, 0.36 * r),
                (0.86 * r, 0.5 * r),
                (0.72 * r, 0.6 * r),
                (0, 0.6 * r),
            ],
            wood(foot),
            sides=48,
        ),
        hoop(0.8 * r, 0.02 * r, metal(BRASS), sides=48).at(z=0.45 * r),
        ground,
        ball(r, glass(), sides=48).at(z=middle),
        [flake.at(*np.add(way, (0, 0, middle))) for way in ways if way[2] > -0.35 * r],
        highlight(
            [
                (-0.72 * r, -0.55 * r, middle + 0.1 * r),
                (-0.62 * r, -0.6 * r, middle + 0.42 * r),
                (-0.36 * r, -0.6 * r, middle + 0.66 * r),
            ],
            0.035 * r,
        ),
        motif="snow globe",
    )


def fishbowl(radius: float = 0.6, *, water: str = "#7fb8c4", sand: str = "#d8c08a") -> Thing:
    """A round bowl, its middle at z = 0.9 radius.

    With water up to z = 1.35 radius and sand below.
    """
    r = radius
    turn = np.linspace(-1.25, 1.1, 26)
    line = np.stack([r * np.cos(turn), 0.94 * r + r * np.sin(turn)], 1)
    level = np.linspace(-1.2, 0.43, 16)
    inside = np.stack([0.96 * r * np.cos(level), 0.94 * r + 0.96 * r * np.sin(level)], 1)
    lip = float(line[-1, 0])
    return group(
        lathe(np.concatenate([[(0.001, 0.0)], line]), glass(), round_off=False, sides=48),
        hoop(lip, 0.03 * r, glass("#e8f4f4", "#ffffff", 0.95), sides=48).at(z=float(line[-1, 1])),
        lathe(inside, glass(mix(water, "#ffffff", 0.6), water, 0.4), round_off=False, sides=48),
        disc(float(inside[-1, 0]), 0.004, glass(mix(water, "#ffffff", 0.6), water, 0.6)).at(
            z=float(inside[-1, 1])
        ),
        lathe(
            [
                (0.001, 0.03 * r),
                (0.42 * r, 0.08 * r),
                (0.62 * r, 0.24 * r),
                (0.3 * r, 0.3 * r),
                (0.001, 0.26 * r),
            ],
            stone(sand),
        ),
        highlight(
            [
                (-0.78 * r, -0.46 * r, 0.8 * r),
                (-0.74 * r, -0.5 * r, 1.15 * r),
                (-0.58 * r, -0.5 * r, 1.45 * r),
            ],
            0.03 * r,
        ),
        motif="fishbowl",
    )


def birdcage(
    radius: float = 0.5,
    height: float = 1.3,
    *,
    colour: str = BRASS,
    opened: float = 0,
    perch: bool = True,
) -> Thing:
    """A domed cage on z = 0.

    Its door, to the viewer, opens by degrees. The ring is at z = height + .12.
    """
    brass = metal(colour)
    r, h = radius, height
    bar = tube(
        [
            (r, 0, 0.06),
            (r, 0, 0.62 * h),
            (0.78 * r, 0, 0.84 * h),
            (0.3 * r, 0, 0.97 * h),
            (0.02, 0, h),
        ],
        0.011,
        brass,
        sides=6,
    )
    count = 20
    gap = {14, 15, 16} if opened else set()
    half = 2 * math.pi * r / count * 1.9
    leaf = group(
        tube(
            [
                (0, 0, 0),
                (0, 0, 0.4 * h),
                (half, 0, 0.5 * h),
                (2 * half, 0, 0.4 * h),
                (2 * half, 0, 0),
                (0, 0, 0),
            ],
            0.012,
            brass,
            sides=6,
            bend=False,
        ),
        [
            rod((x * half, 0, 0), (x * half, 0, 0.44 * h), 0.008, brass, sides=5)
            for x in (0.5, 1.0, 1.5)
        ],
    )
    parts = [
        turned(
            [(0, 0), (1.06 * r, 0), (1.1 * r, 0.04), (1.03 * r, 0.08), (0, 0.08)], brass, sides=48
        ),
        *(bar.turn(360 * at / count) for at in range(count) if at not in gap),
        hoop(r, 0.014, brass).at(z=0.62 * h),
        hoop(0.1, 0.018, brass, sides=24).turn(x=90).at(z=h + 0.1),
        ball(0.05, brass, sides=14).at(z=h),
        leaf.turn(-opened).at(-half, -r * 0.97, 0.09),
    ]
    if not opened:
        parts.append(hoop(r, 0.012, brass).at(z=0.3 * h))
    if perch:
        parts += [
            tube([(-0.2 * r, 0, 0.98 * h), (-0.26 * r, 0, 0.6 * h)], 0.006, brass, sides=4),
            tube([(0.2 * r, 0, 0.98 * h), (0.26 * r, 0, 0.6 * h)], 0.006, brass, sides=4),
            rod((-0.32 * r, 0, 0.58 * h), (0.32 * r, 0, 0.58 * h), 0.018, wood("#8a6a48")),
        ]
    return group(parts, motif="birdcage")


def _weave(radius: float, height: float, flare: float, colour: str) -> Thing:
    """The woven wall of a basket: rings that go in and out between its ribs."""
    straw = [cloth(colour), cloth(mix(colour, "#5a3a1a", 0.22))]
    parts = []
    turn = np.linspace(0, 2 * math.pi, 97)
    rows = max(5, round(height / 0.05))
    for row in range(rows):
        up = (row + 0.5) / rows
        reach = radius * (1 + flare * up) + 0.018 * np.sin(turn * 12 + math.pi * row)
        path = np.stack([reach * np.cos(turn), reach * np.sin(turn), np.full(97, up * height)], 1)
        parts.append(tube(path, height / rows * 0.62, straw[row % 2], sides=6, bend=False))
    return group(parts)


def basket(
    radius: float = 0.35, height: float = 0.4, *, colour: str = "#b58a4a", handle: bool = True
) -> Thing:
    """A woven basket with an arched handle, on z = 0."""
    rim = radius * 1.28
    arc = [
        (rim * math.cos(a), 0, height + (height + 0.12) * math.sin(a))
        for a in np.linspace(0, math.pi, 13)
    ]
    parts = [
        _weave(radius, height, 0.25, colour),
        disc(radius, 0.02, cloth(mix(colour, "#3a2410", 0.4))),
        hoop(rim, 0.035, cloth(colour)).at(z=height),
    ]
    if handle:
        parts.append(tube(arc, 0.026, cloth(mix(colour, "#5a3a1a", 0.15)), bend=False))
    return group(parts, motif="basket")


def bucket(*, colour: str = "#8f9a9a", water: str | None = None) -> Thing:
    """A metal bucket 0.6 high with its handle hanging to the viewer's side."""
    tin = metal(colour)
    parts = [
        turned(
            [
                (0, 0.02),
                (0.2, 0.02),
                (0.21, 0),
                (0.22, 0.02),
                (0.3, 0.6),
                (0.32, 0.6),
                (0.285, 0.58),
                (0.2, 0.05),
                (0, 0.05),
            ],
            tin,
        ),
        *(hoop(0.21 + 0.08 * z, 0.01, tin).at(z=z * 0.6) for z in (0.3, 0.75)),
        tube(
            [
                (-0.31, 0, 0.58),
                (-0.28, -0.2, 0.44),
                (0, -0.34, 0.36),
                (0.28, -0.2, 0.44),
                (0.31, 0, 0.58),
            ],
            0.012,
            metal(IRON),
        ),
    ]
    if water:
        parts.append(disc(0.27, 0.01, Paint(water, rough=0.15, shine=0.6)).at(z=0.5))
    return group(parts, motif="bucket")


def vase(height: float = 1.0, *, colour: str = "#4f7a8a", band: str | None = "#e8d8b0") -> Thing:
    """A bellied vase with a narrow neck; flowers stand in it from z = height."""
    h = height
    line = [
        (0.16 * h, 0),
        (0.2 * h, 0.04 * h),
        (0.34 * h, 0.34 * h),
        (0.3 * h, 0.58 * h),
        (0.12 * h, 0.78 * h),
        (0.11 * h, 0.88 * h),
        (0.19 * h, h),
        (0.17 * h, h),
        (0.09 * h, 0.88 * h),
    ]
    parts = [lathe(line, glaze(colour), sides=44)]
    if band:
        parts += [
            hoop(0.342 * h, 0.01 * h, glaze(band), sides=48).at(z=0.36 * h),
            hoop(0.325 * h, 0.008 * h, glaze(band), sides=48).at(z=0.5 * h),
            hoop(0.19 * h, 0.01 * h, glaze(band)).at(z=0.99 * h),
        ]
    return group(parts, motif="vase")


def barrel(height: float = 0.9, *, colour: str = "#8a6040") -> Thing:
    """A wooden barrel of staves with iron hoops."""
    count, h = 18, height
    up = np.linspace(0, 1, 9)
    radius = h * (0.3 + 0.1 * np.sin(up * math.pi))
    angle = np.linspace(-1, 1, 4) * math.pi / count * 0.96
    points = np.stack(
        [
            radius[:, None] * np.cos(angle),
            radius[:, None] * np.sin(angle),
            np.broadcast_to(up[:, None] * h, (9, 4)),
        ],
        -1,
    )
    stave, other = sheet(points, wood(colour)), sheet(points, wood(mix(colour, "#3a2010", 0.25)))
    return group(
        [(stave if at % 3 else other).turn(360 * at / count) for at in range(count)],
        [
            hoop(h * (0.304 + 0.1 * math.sin(z * math.pi)), 0.022 * h, metal("#57504a"))
            .size(1, 1, 1.4)
            .at(z=z * h)
            for z in (0.1, 0.3, 0.7, 0.9)
        ],
        disc(h * 0.31, 0.03, wood(mix(colour, "#3a2010", 0.2))).at(z=0.95 * h),
        disc(h * 0.31, 0.02, wood(colour)),
        motif="barrel",
    )


def suitcase(
    *,
    colour: str = "#8a5a3a",
    trim: str = "#5a3426",
    opened: float = 0,
    lining: str = "#c98a7a",
    glow: str | None = None,
) -> Thing:
    """A leather suitcase: closed it stands, 1 wide, 0.7 high.

    Open it lies on z = 0, lid away from us.
    """
    hide, dark = (
        Paint(colour, mix(colour, "#3a2010", 0.3), vary=0.16, rough=0.6, bump=0.2),
        wood(trim),
    )
    corner = ball(0.055, dark, sides=14)
    if not opened:
        strap = box((0.08, 0.31, 0.72), dark, bevel=0.012)
        return group(
            cutout(rounded(1.0, 0.7, 0.08), 0.28, hide, bevel=0.02).at(z=0.35),
            frame(rounded(1.015, 0.715, 0.08), rounded(0.97, 0.67, 0.07), 0.05, dark).at(z=0.35),
            [strap.at(x, 0, 0.35) for x in (-0.28, 0.28)],
            [
                corner.at(x * 0.44, y * 0.1, 0.06 + z * 0.58)
                for x in (-1, 1)
                for y in (-1, 1)
                for z in (0, 1)
            ],
            tube([(-0.14, 0, 0.7), (-0.12, 0, 0.78), (0.12, 0, 0.78), (0.14, 0, 0.7)], 0.025, dark),
            [
                box((0.1, 0.02, 0.06), metal(BRASS), bevel=0.008).at(x, -0.165, 0.56)
                for x in (-0.28, 0.28)
            ],
            motif="suitcase",
        )
    wall = frame(rounded(1.0, 0.7, 0.08), rounded(0.94, 0.64, 0.06), 0.16, hide, bevel=0.01).turn(
        x=-90
    )
    inner = light(glow, 4) if glow else cloth(lining)
    half = group(
        wall.at(z=0.08),
        cutout(rounded(0.96, 0.66, 0.07), 0.02, hide).turn(x=-90).at(z=0.01),
        cutout(rounded(0.95, 0.65, 0.06), 0.01, inner).turn(x=-90).at(z=0.03),
    )
    lid = group(
        wall.at(z=0.08),
        cutout(rounded(0.96, 0.66, 0.07), 0.02, hide).turn(x=-90).at(z=0.15),
        cutout(rounded(0.95, 0.65, 0.06), 0.01, cloth(lining)).turn(x=-90).at(z=0.13),
    )
    return group(half, lid.at(y=-0.35).turn(x=-opened).at(y=0.35, z=0.16), motif="suitcase")


def wooden_crate(
    width: float = 0.8, depth: float = 0.6, height: float = 0.5, *, colour: str = "#a8824e"
) -> Thing:
    """An open slatted crate on z = 0."""
    slat = wood(colour)
    tall = height / 3
    parts = [box((width, depth, 0.03), slat, bevel=0.006).at(z=0.015)]
    for row in range(3):
        z = (row + 0.5) * tall + 0.01
        parts += [
            box((width, 0.03, tall * 0.8), slat, bevel=0.006).at(0, y, z)
            for y in (-depth / 2, depth / 2)
        ]
        parts += [
            box((0.03, depth, tall * 0.8), slat, bevel=0.006).at(x, 0, z)
            for x in (-width / 2, width / 2)
        ]
    parts += [
        box((0.05, 0.05, height), slat, bevel=0.006).at(
            x * (width / 2 - 0.03), y * (depth / 2 - 0.03), height / 2
        )
        for x in (-1, 1)
        for y in (-1, 1)
    ]
    return group(parts, motif="crate")


def gift_box(
    size: float = 0.7, *, colour: str = "#4f7a8a", ribbon: str = "#d8503a", opened: float = 0
) -> Thing:
    """A box with a ribbon and a bow; its lid opens backwards by degrees."""
    s, band = size, cloth(ribbon)
    loop = tube(
        [
            (0, 0, 0),
            (0.16 * s, 0, 0.2 * s),
            (0.34 * s, 0, 0.16 * s),
            (0.22 * s, 0, 0.02 * s),
            (0, 0, 0),
        ],
        [0.03 * s, 0.06 * s, 0.07 * s, 0.04 * s],
        band,
    )
    lid = group(
        box((1.08 * s, 1.08 * s, 0.16 * s), plain(colour), bevel=0.012),
        box((0.16 * s, 1.09 * s, 0.165 * s), band, bevel=0.005),
        box((1.09 * s, 0.16 * s, 0.165 * s), band, bevel=0.005),
        loop.at(z=0.08 * s),
        loop.turn(180).at(z=0.08 * s),
        ball(0.06 * s, band, sides=14).at(z=0.1 * s),
    )
    wall = [
        box((s, 0.03, 0.8 * s), plain(colour), bevel=0.005).at(0, y * s / 2, 0.4 * s)
        for y in (-1, 1)
    ] + [
        box((0.03, s, 0.8 * s), plain(colour), bevel=0.005).at(x * s / 2, 0, 0.4 * s)
        for x in (-1, 1)
    ]
    return group(
        wall,
        box((s, s, 0.02), plain(mix(colour, "#000000", 0.5)), bevel=0).at(z=0.02),
        [
            box((0.16 * s, 0.032, 0.8 * s), band, bevel=0).at(0, y * s * 0.503, 0.4 * s)
            for y in (-1, 1)
        ],
        [
            box((0.032, 0.16 * s, 0.8 * s), band, bevel=0).at(x * s * 0.503, 0, 0.4 * s)
            for x in (-1, 1)
        ],
        lid.at(y=-0.54 * s).turn(x=-opened).at(y=0.54 * s, z=0.8 * s),
        motif="gift",
    )


def cardboard_box(
    width: float = 0.8,
    depth: float = 0.6,
    height: float = 0.5,
    *,
    colour: str = "#b8915c",
    opened: bool = True,
) -> Thing:
    """A plain box of board on z = 0 with its four flaps folded out."""
    board, dark = plain(colour), plain(mix(colour, "#3a2410", 0.5))
    parts = [box((width, depth, height), board, bevel=0.006).at(z=height / 2)]
    if opened:
        parts += [box((width - 0.03, depth - 0.03, 0.01), dark, bevel=0).at(z=height)]
        flap, end = (
            box((width, 0.015, depth * 0.5), board, bevel=0.003).at(z=depth * 0.25),
            box((0.015, depth, width * 0.36), board, bevel=0.003).at(z=width * 0.18),
        )
        parts += [
            flap.turn(x=s * t).at(0, -s * depth / 2, height) for s, t in ((1, 118), (-1, 128))
        ] + [end.turn(y=s * 115).at(s * width / 2, 0, height) for s in (-1, 1)]
    return group(parts, motif="box")


def cauldron(
    radius: float = 0.5, *, colour: str = "#2f2c2c", brew: str | None = "#7dbb5a", glow: float = 1.2
) -> Thing:
    """A round iron pot on three legs; its brew shines at z = 1.15 radius, with bubbles."""
    r = radius
    iron = metal(colour)
    parts = [
        lathe(
            [
                (0.001, 0.2 * r),
                (0.6 * r, 0.3 * r),
                (0.96 * r, 0.7 * r),
                (0.92 * r, 1.05 * r),
                (0.8 * r, 1.2 * r),
                (0.9 * r, 1.32 * r),
                (0.84 * r, 1.32 * r),
                (0.74 * r, 1.2 * r),
            ],
            iron,
            sides=44,
        ),
        *around(rod((0.5 * r, 0, 0.4 * r), (0.66 * r, 0, 0), [0.1 * r, 0.06 * r], iron), 3, 0, 90),
        *(
            hoop(0.14 * r, 0.03 * r, iron, sides=20).turn(x=90).at(s * 0.95 * r, 0, 1.02 * r)
            for s in (-1, 1)
        ),
    ]
    if brew:
        soup = Paint(brew, vary=0.2, grain=4, rough=0.3, glow=glow)
        parts += [
            disc(0.78 * r, 0.02, soup).at(z=1.15 * r),
            *(
                ball(q * r, soup, sides=14).at(x * r, y * r, 1.16 * r)
                for x, y, q in (
                    (0.3, -0.2, 0.12),
                    (-0.35, -0.3, 0.09),
                    (0.05, 0.35, 0.14),
                    (-0.1, -0.05, 0.06),
                    (0.5, 0.2, 0.07),
                )
            ),
        ]
    return group(parts, motif="cauldron")


def cooking_pot(*, colour: str = "#a8583a", lid: bool = True) -> Thing:
    """A copper pot with two handles, 0.7 wide and 0.5 high."""
    copper = metal(colour)
    parts = [
        turned(
            [
                (0, 0),
                (0.33, 0),
                (0.35, 0.03),
                (0.35, 0.38),
                (0.37, 0.4),
                (0.33, 0.38),
                (0.32, 0.05),
                (0, 0.04),
            ],
            copper,
        ),
        *(
            tube(
                [
                    (s * 0.34, -0.1, 0.3),
                    (s * 0.45, -0.07, 0.32),
                    (s * 0.45, 0.07, 0.32),
                    (s * 0.34, 0.1, 0.3),
                ],
                0.02,
                metal(BRASS),
            )
            for s in (-1, 1)
        ),
    ]
    if lid:
        parts += [
            lathe([(0.36, 0.4), (0.34, 0.43), (0.15, 0.48), (0.001, 0.49)], copper),
            ball(0.04, metal(BRASS), sides=14).at(z=0.53),
        ]
    return group(parts, motif="pot")


def flower_pot(*, colour: str = "#b5694a", earth: str = "#4a3426") -> Thing:
    """A clay pot 0.6 high; its earth is at z = 0.52."""
    return group(
        turned(
            [
                (0, 0),
                (0.2, 0),
                (0.27, 0.44),
                (0.32, 0.44),
                (0.33, 0.6),
                (0.28, 0.6),
                (0.26, 0.5),
                (0, 0.5),
            ],
            stone(colour),
        ),
        lathe([(0.27, 0.5), (0.15, 0.53), (0.001, 0.54)], stone(earth), sides=24),
        motif="flower pot",
    )


def thimble(*, colour: str = "#b9b4a8") -> Thing:
    """A thimble 0.6 high with dimples, its opening down on z = 0."""
    silver = metal(colour)
    dimple = ball(0.022, plain(mix(colour, "#000000", 0.55)), sides=8)
    spots = [
        dimple.at(0.27 - 0.05 * row / 5, 0, 0.2 + row * 0.065).turn(
            360 * (at + 0.5 * (row % 2)) / 16
        )
        for row in range(5)
        for at in range(16)
    ]
    return group(
        lathe([(0.3, 0), (0.29, 0.05), (0.25, 0.42), (0.19, 0.55), (0.001, 0.6)], silver),
        hoop(0.3, 0.025, silver).at(z=0.03),
        hoop(0.283, 0.012, silver).at(z=0.13),
        spots,
        motif="thimble",
    )


def egg(
    height: float = 0.6, *, colour: str = "#f2e4cc", speckles: str | None = None, seed: int = 0
) -> Thing:
    """An egg standing on z = 0, plain or speckled."""
    h = height
    up = np.linspace(0, math.pi, 28)
    line = np.stack([0.37 * h * np.sin(up) * (1 + 0.16 * np.cos(up)), h / 2 * (1 - np.cos(up))], 1)
    parts = [lathe(line, glaze(colour), round_off=False, sides=36)]
    if speckles:
        chance = np.random.default_rng(seed)
        for _ in range(40):
            at, turn = int(chance.integers(2, 26)), float(chance.uniform(0, 360))
            fleck = ball(float(chance.uniform(0.008, 0.022)) * h, plain(speckles), sides=8).size(
                0.4, 1, 1
            )
            parts.append(fleck.at(line[at, 0], 0, line[at, 1]).turn(turn))
    return group(parts, motif="egg")


def cracked_egg(
    height: float = 0.8,
    *,
    colour: str = "#f2e4cc",
    inside: str = "#fff8e8",
    glow: str | None = None,
) -> Thing:
    """The lower half of an egg with a jagged edge at z = 0.55 height.

    `glow` fills it with light.
    """
    h = height
    turn = np.linspace(0, 2 * math.pi, 45)
    jag = 0.55 + 0.07 * np.abs(((np.arange(45) * 0.3) % 2) - 1) + 0.03 * np.sin(turn * 2)
    rows = []
    for share in np.linspace(0, 1, 14):
        angle = np.arccos(1 - 2 * jag * share)
        reach = 0.37 * h * np.sin(angle) * (1 + 0.16 * np.cos(angle))
        rows.append(np.stack([reach * np.cos(turn), reach * np.sin(turn), jag * share * h], 1))
    shell = np.array(rows)
    parts = [
        sheet(shell, glaze(colour)),
        sheet(shell * (0.96, 0.96, 1) + (0, 0, 0.004), plain(inside)),
    ]
    if glow:
        parts.append(disc(0.34 * h, 0.01, light(glow, 4)).at(z=0.38 * h))
    return group(parts, motif="egg")


def egg_cup(*, colour: str = "#5b8a94", with_egg: bool = True) -> Thing:
    """An egg cup 0.45 high, with an egg in it."""
    parts = [
        lathe(
            [
                (0.2, 0),
                (0.18, 0.03),
                (0.06, 0.08),
                (0.05, 0.18),
                (0.14, 0.26),
                (0.22, 0.42),
                (0.2, 0.43),
                (0.1, 0.28),
                (0.001, 0.24),
            ],
            glaze(colour),
        )
    ]
    if with_egg:
        parts.append(egg(0.6).at(z=0.26))
    return group(parts, motif="egg cup")


def nest(
    radius: float = 0.5,
    *,
    colour: str = "#8a6a48",
    eggs: int = 3,
    egg_colour: str = "#9cc4c4",
    seed: int = 0,
) -> Thing:
    """A nest of twigs on z = 0 with eggs in its hollow."""
    chance = np.random.default_rng(seed)
    tones = [wood(colour), wood(mix(colour, "#d8c08a", 0.5)), wood(mix(colour, "#2c1a12", 0.4))]
    parts = [
        lathe(
            [
                (0.001, 0.02),
                (0.6 * radius, 0.04),
                (0.9 * radius, 0.24 * radius),
                (0.75 * radius, 0.42 * radius),
                (0.4 * radius, 0.2 * radius),
                (0.001, 0.14 * radius),
            ],
            wood(mix(colour, "#2c1a12", 0.4)),
            sides=24,
            wobble=0.05,
        )
    ]
    for _ in range(150):
        a, span = float(chance.uniform(0, 2 * math.pi)), float(chance.uniform(0.5, 1.1))
        reach, up = (
            radius * float(chance.uniform(0.72, 1.02)),
            radius * float(chance.uniform(0.08, 0.5)),
        )
        tilt = float(chance.normal(0, 0.09)) * radius
        bow = [
            (
                reach * (1 + 0.05 * k) * math.cos(a + span * s),
                reach * (1 + 0.05 * k) * math.sin(a + span * s),
                up + tilt * k,
            )
            for k, s in ((-1, 0), (0, 0.5), (1, 1.0))
        ]
        parts.append(tube(bow, [0.008, 0.014, 0.006], tones[int(chance.integers(3))], sides=5))
    one = egg(0.42 * radius / 0.5 * 0.7, colour=egg_colour, speckles="#5a6a6a").turn(x=60)
    parts += [
        one.turn(360 * at / max(eggs, 1) + 40).at(
            0.22 * radius * math.cos(at * 2.1), 0.22 * radius * math.sin(at * 2.1), 0.36 * radius
        )
        for at in range(eggs)
    ]
    return group(parts, motif="nest")


def sack(height: float = 0.8, *, colour: str = "#b89a6a", rope: str = "#8a6a3c") -> Thing:
    """A tied sack on z = 0, leaning a little."""

    def slump(points: Array) -> Array:
        x, y, z = points.T
        return np.stack([x + 0.12 * z**2, y * 0.9, z], axis=1)

    h = height
    line = [
        (0.001, 0.0),
        (0.34 * h, 0.02 * h),
        (0.42 * h, 0.22 * h),
        (0.33 * h, 0.55 * h),
        (0.12 * h, 0.76 * h),
        (0.09 * h, 0.8 * h),
        (0.16 * h, 0.92 * h),
        (0.24 * h, h),
    ]
    made = group(
        lathe(line, cloth(colour), sides=36, wobble=0.05),
        hoop(0.1 * h, 0.025 * h, cloth(rope)).at(z=0.79 * h),
    )
    return group(bent(made, slump), motif="sack")


def honey_pot(*, colour: str = "#c98a3a", honey: str = "#f0b030") -> Thing:
    """A round pot 0.7 high with honey running over its rim."""
    drip = [
        tube(
            [
                (0.24 * math.cos(a), 0.24 * math.sin(a), 0.6),
                (0.3 * math.cos(a), 0.3 * math.sin(a), 0.58),
                (0.335 * math.cos(a), 0.335 * math.sin(a), 0.58 - d),
            ],
            [0.04, 0.045, 0.03],
            glaze(honey),
        )
        for a, d in ((-1.6, 0.22), (-2.3, 0.12), (-0.9, 0.15), (0.4, 0.2), (2.0, 0.1))
    ]
    return group(
        lathe(
            [
                (0.001, 0),
                (0.26, 0.0),
                (0.36, 0.2),
                (0.34, 0.42),
                (0.27, 0.54),
                (0.29, 0.6),
                (0.24, 0.6),
            ],
            glaze(colour),
        ),
        lathe([(0.3, 0.58), (0.2, 0.63), (0.001, 0.64)], glaze(honey), sides=28),
        drip,
        motif="honey pot",
    )
