"""Things of glass: bottles and jars, drinking glasses, globes, bowls and bells."""

import math

import numpy as np

from reverie.atelier.colour import mix
from reverie.atelier.motifs.joinery import (
    BRASS,
    cloth,
    disc,
    hoop,
    metal,
    plain,
    stone,
    turned,
    wood,
)
from reverie.atelier.shapes import ball, cutout, highlight, lathe, sheet
from reverie.atelier.thing import Paint, Thing, glass, group, light


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


def mirror_shard(*, colour: str = "#cfdde4", seed: int = 0) -> Thing:
    """A splinter of a mirror 1 high, standing on its tip at z = 0."""
    chance = np.random.default_rng(seed)
    shape = [(0.0, 0.0), (0.16, 0.28), (0.3, 0.74), (0.12, 1.0), (-0.1, 0.83), (-0.24, 0.42)]
    outline = [(x + float(chance.normal(0, 0.03)), z) for x, z in shape]
    silver = Paint(colour, vary=0.05, rough=0.06, metal=1.0, bump=0)
    return group(
        cutout(outline, 0.02, silver),
        cutout(outline, 0.018, plain("#6f7f86")).at(y=0.012),
        motif="mirror shard",
    )
