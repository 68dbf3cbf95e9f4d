"""Firs and pines, clipped trees; woods to stand in and woods far away."""

import math
from dataclasses import replace
from typing import Literal

import numpy as np

from reverie.atelier.clay import Clay
from reverie.atelier.colour import mix
from reverie.atelier.motifs.leaves import PAINT, Clump, Shades, foliage, leafy
from reverie.atelier.motifs.scatter import (
    Ground,
    Span,
    flat,
    merged,
    ramp,
)
from reverie.atelier.motifs.trees import HABITS, OAK, bark_paint, crown_of, grown, point_of, timber
from reverie.atelier.shapes import lathe, sheet, tube
from reverie.atelier.thing import Line, Mesh, Paint, Thing, group

FIR: Shades = ("#1d3630", "#345447", "#5f7d5c")


def fir(
    height: float = 3,
    shades: Shades = FIR,
    *,
    snow: float = 0,
    dense: float = 1,
    wide: float = 0.24,
    seed: int = 0,
) -> Thing:
    """Tiers of drooping boughs; `snow` from 0 to 1 lies on them."""
    chance = np.random.default_rng(seed)
    skirts = []
    level = 0.2
    while level < 0.985:
        reach = wide * (1 - (level - 0.2) / 0.8) ** 0.9 + 0.008
        skirt = _skirt(reach * float(chance.uniform(0.9, 1.1)), shades, snow, chance)
        skirts.append(skirt.turn(float(chance.uniform(0, 360))).at(z=level))
        level += max(0.5 * reach / dense, 0.012)
    boughs = merged(skirts, Paint(vary=0.14, grain=8, bump=0.5, bump_grain=22), "tree")
    trunk = tube([(0, 0, -0.01), (0, 0, 0.3)], [0.036, 0.024], bark_paint("#4d3a2d"))
    tilt = chance.uniform(-1.5, 1.5, 2)
    tree = group(trunk, boughs, motif="tree").size(height)
    return tree.turn(0, float(tilt[0]), float(tilt[1]))


def pine(
    height: float = 3.4,
    shades: Shades = ("#24402f", "#45633f", "#86944f"),
    bark: str = "#8a5a3e",
    *,
    seed: int = 0,
) -> Thing:
    """A tall reddish stem with flat clouds of needles high up, blown to one side."""
    chance = np.random.default_rng(seed)
    bow = float(chance.uniform(0.05, 0.16)) * height
    stem = [
        (0, 0, 0),
        (-bow * 0.3, 0, 0.35 * height),
        (bow * 0.3, 0, 0.7 * height),
        (bow, 0, 0.96 * height),
    ]
    wood = [
        tube(
            stem,
            [0.05 * height, 0.034 * height, 0.026 * height, 0.012 * height],
            bark_paint(bark),
            sides=12,
        )
    ]
    clumps: list[Clump] = [((bow, 0.0, 0.96 * height), 0.11 * height)]
    for at in range(7):
        share = 0.55 + 0.38 * at / 6
        foot = np.array(
            [
                np.interp(share * height, [p[2] for p in stem], [p[0] for p in stem]),
                0,
                share * height,
            ]
        )
        angle = at * 2.6 + chance.uniform(-0.3, 0.3)
        reach = height * (0.3 - 0.2 * at / 6) * chance.uniform(0.8, 1.15)
        end = foot + (
            math.cos(angle) * reach + 0.2 * bow,
            math.sin(angle) * reach * 0.8,
            0.05 * height,
        )
        wood.append(
            tube(
                [foot, (foot + end) / 2 - (0, 0, 0.02 * height), end],
                [0.014 * height, 0.005 * height],
                bark_paint(bark),
                sides=6,
            )
        )
        clumps.append((point_of(end), float(chance.uniform(0.1, 0.15) * height)))
        clumps.append((point_of(end * 0.62 + foot * 0.38 + (0, 0, 0.03 * height)), 0.09 * height))
    crown = foliage(
        clumps, shades, leaves=120, leaf=0.04 * height, squash=0.42, lumpy=0.3, seed=seed
    )
    return group(merged(wood, bark_paint(bark), "tree"), crown, motif="tree")


def forest_wall(
    width: float = 30,
    near: float = 8,
    *,
    tall: float = 4,
    layers: int = 3,
    shades: Shades = FIR,
    mist: str = "#8fa3ad",
    kind: Literal["fir", "round", "mixed"] = "fir",
    snow: float = 0,
    gap: Span | None = None,
    height: Ground = flat,
    seed: int = 0,
) -> Thing:
    """A wood across the background in rows that fade into the mist; `gap` leaves x free."""
    chance = np.random.default_rng(seed)
    placed = []
    for layer in range(layers):
        faded = tuple(mix(shade, mist, 0.24 * layer) for shade in shades)
        kinds = []
        if kind != "round":
            kinds += [fir(1, faded, snow=snow, dense=0.8, seed=seed + at) for at in range(3)]
        if kind != "fir":
            kinds += [_cheap_round(faded, seed + at) for at in range(3)]
        y = near + layer * 2.2
        wide = width * (1 + 0.22 * layer)
        count = int(wide / (tall * 0.24))
        for x in np.linspace(-wide / 2, wide / 2, count):
            across, away = (
                float(x + chance.normal(0, 0.1 * tall)),
                float(y + chance.uniform(-0.8, 0.8)),
            )
            if gap and gap[0] < across < gap[1]:
                continue
            size = tall * float(chance.uniform(0.62, 1.15)) * (1 + 0.1 * layer)
            tree = kinds[int(chance.integers(len(kinds)))].turn(float(chance.uniform(0, 360)))
            placed.append(
                tree.size(size).at(across, away, float(np.asarray(height(across, away))) - 0.05)
            )
    return group(placed, motif="forest")


def trunk_columns(
    count: int = 26,
    x: Span = (-8, 8),
    y: Span = (-1, 12),
    *,
    tall: float = 14,
    thick: float = 0.34,
    bark: str = "#4a3c33",
    mist: str = "#8fa3ad",
    clearing: float = 1.6,
    height: Ground = flat,
    seed: int = 0,
) -> Thing:
    """The deep wood: stems that rise out of the picture; around x = 0 a `clearing` stays free."""
    chance = np.random.default_rng(seed)
    placed = []
    for at in range(count):
        away = y[0] + (y[1] - y[0]) * (at + float(chance.uniform(0.1, 0.9))) / count
        free = clearing * (1 + 0.1 * (away - y[0]))
        side = 1 if at % 2 else -1
        reach = abs(x[1] if side > 0 else x[0]) * (0.55 + 0.45 * at / count)
        across = side * float(chance.uniform(free, max(free + 0.5, reach)))
        share = float(np.clip((away - y[0]) / (y[1] - y[0]), 0, 1))
        colour = mix(bark, mist, 0.6 * share)
        trunk = _stem(tall, thick * float(chance.uniform(0.6, 1.3)), colour, chance)
        placed.append(trunk.at(across, away, float(np.asarray(height(across, away)))))
    return group(placed, motif="forest")


def mangrove(
    height: float = 2.4,
    shades: Shades = OAK,
    bark: str = "#6a5242",
    *,
    stilts: int = 9,
    seed: int = 0,
) -> Thing:
    """A crown on arching stilts that stand in the water."""
    chance = np.random.default_rng(seed)
    habit = replace(HABITS["oak"], trunk=0.2, thick=0.045, forks=2)
    branches, ends = grown(habit, height * 0.6, seed)
    lift = height * 0.3
    legs = []
    for at in range(stilts):
        angle = 2.4 * at
        out, top = height * chance.uniform(0.14, 0.36), lift * chance.uniform(0.75, 1.4)
        way = np.array([math.cos(angle), math.sin(angle), 0])
        line: Line = [
            (0, 0, top),
            way * out * 0.55 + (0, 0, top * 0.85),
            way * out * 0.95 + (0, 0, top * 0.35),
            way * out * 1.05 - (0, 0, 0.1),
        ]
        legs.append(
            tube(line, [0.024 * height, 0.018 * height, 0.012 * height], bark_paint(bark), sides=7)
        )
    crown = foliage(
        crown_of(ends, height * 0.8, (0.1, 0.16), chance),
        shades,
        leaves=90,
        leaf=0.05 * height,
        seed=seed,
    )
    upper = group(timber(branches, bark_paint(bark), flare=1, roots=0), crown).at(z=lift)
    return group(merged(legs, bark_paint(bark), "tree"), upper, motif="tree")


def topiary(
    kind: Literal["ball", "cone", "spiral", "tiers", "bird", "rabbit"] = "ball",
    tall: float = 1.8,
    shades: Shades = ("#223f2b", "#3f6238", "#779247"),
    *,
    pot: str | None = "#b06a48",
    seed: int = 0,
) -> Thing:
    """A clipped bush on a stem, in a pot if a colour is given: plain forms or a creature."""
    clay = Clay(shades[1], 0.05)
    match kind:
        case "ball":
            clay.ball((0, 0, 1.25), 0.46)
        case "cone":
            clay.limb([(0, 0, 0.62), (0, 0, 1.75)], [0.45, 0.05])
        case "spiral":
            turn = np.linspace(0, 1, 26)
            path = [
                (
                    0.3 * (1 - 0.85 * t) * math.cos(t * 17),
                    0.3 * (1 - 0.85 * t) * math.sin(t * 17),
                    0.6 + 1.15 * t,
                )
                for t in turn
            ]
            clay.limb(path, [0.2 * (1 - 0.7 * float(t)) for t in turn], blend=0.02)
        case "tiers":
            for level, radius in ((0.68, 0.42), (1.18, 0.32), (1.58, 0.22)):
                clay.ball((0, 0, level), (radius, radius, radius * 0.72))
        case "bird":
            clay.ball((0, 0, 0.95), (0.46, 0.32, 0.3), turn=(0, -14, 0))
            clay.limb([(0.3, 0, 1.1), (0.42, 0, 1.5)], [0.18, 0.15]).ball((0.44, 0, 1.58), 0.18)
            clay.limb([(0.55, 0, 1.6), (0.8, 0, 1.55)], [0.08, 0.02])
            clay.limb([(-0.35, 0, 1.0), (-0.85, 0, 1.42)], [0.16, 0.2])
        case "rabbit":
            clay.ball((-0.08, 0, 0.85), (0.38, 0.33, 0.36)).ball(
                (0.16, 0, 1.28), (0.25, 0.22, 0.22)
            )
            clay.limb([(0.08, 0.1, 1.45), (-0.02, 0.15, 1.95)], [0.08, 0.075], pair=True)
            clay.ball((-0.45, 0, 0.8), 0.13).limb(
                [(0.2, 0.14, 0.9), (0.32, 0.12, 0.6)], [0.12, 0.1], pair=True
            )
    crown = leafy(clay.thing("topiary", 70), shades, count=2600, leaf=0.06, seed=seed)
    trunk = tube([(0, 0, 0.2), (0.015, 0, 0.6), (0, 0, 1.0)], 0.05, bark_paint("#5c4632"), sides=9)
    parts = [crown, trunk]
    if pot:
        line = [
            (0.2, 0),
            (0.3, 0.36),
            (0.35, 0.37),
            (0.35, 0.44),
            (0.29, 0.44),
            (0.28, 0.4),
            (0.0, 0.4),
        ]
        parts.append(lathe(line, Paint(pot, bump=0.2), round_off=False, smooth=False))
    return group(parts, motif="topiary").size(tall / 1.75)


def _skirt(reach: float, shades: Shades, snow: float, chance: np.random.Generator) -> Thing:
    """One tier of a fir: boughs side by side that droop and lift their tips."""
    lobes = max(7, int(chance.integers(9, 13)))
    sides, rings = lobes * 6, 6
    angle = np.linspace(0, 2 * math.pi, sides, endpoint=False)
    lobe = np.abs(np.cos(angle * lobes / 2 + chance.uniform(0, 6)))
    each = np.interp(
        angle, np.linspace(0, 2 * math.pi, lobes + 1), chance.uniform(0.78, 1.1, lobes + 1)
    )
    share = np.linspace(0, 1, rings)[:, None]
    out = reach * (0.05 + 0.95 * share) * (1 - share * (0.4 * (1 - lobe**0.8))) * each
    droop = 0.95 * reach * share**1.1 - 0.2 * reach * share**4
    z = 0.45 * reach - droop + 0.12 * reach * share * (lobe - 0.6)
    top = np.stack([out * np.cos(angle), out * np.sin(angle), z + 0 * angle], -1)
    under = top * (0.9, 0.9, 1) - np.array([0, 0, 1]) * (0.1 * reach * (1 - 0.7 * share))[..., None]
    points = np.concatenate([top, under[::-1]]).reshape(-1, 3)
    ring, side = np.meshgrid(np.arange(2 * rings - 1), np.arange(sides), indexing="ij")
    here, beside = ring * sides + side, ring * sides + (side + 1) % sides
    faces = np.stack([here, beside, beside + sides, here + sides], -1).reshape(-1, 4)[:, ::-1]
    bright = np.broadcast_to(0.1 + 0.55 * share + 0.35 * share * lobe, (rings, sides)).ravel()
    upper = ramp(shades, bright)
    if snow:
        lying = np.clip((lobe - 1.05 + 0.75 * snow) * 2.5, 0, 1) * np.clip(share * 3 - 0.5, 0, 1)
        lying = lying * np.clip((1.12 - share) * 7, 0, 1)
        white = ramp(("#cfdcec", "#fbfcff"), np.broadcast_to(share, (rings, sides)).ravel())
        cover = lying.ravel()[:, None] * min(1, 0.4 + snow)
        upper = upper * (1 - cover) + white * cover
    lower = ramp(shades, np.full(rings * sides, 0.0)) * 0.8
    mesh = Mesh(points, (faces.astype(np.int32),), np.concatenate([upper, lower]))
    return Thing(mesh, PAINT)


def _cheap_round(shades: Shades, seed: int) -> Thing:
    """A leafy tree of height 1 for far away."""
    chance = np.random.default_rng(seed)
    clumps: list[Clump] = []
    for at in range(9):
        angle, out = 2.4 * at, 0.2 * math.sqrt(at / 9)
        z = 0.6 + chance.uniform(-0.18, 0.24) * (1 - out)
        clumps.append(
            (
                (out * math.cos(angle), out * math.sin(angle), float(z)),
                float(chance.uniform(0.13, 0.2)),
            )
        )
    crown = foliage(clumps, shades, leaves=34, leaf=0.06, seed=seed)
    trunk = tube(
        [(0, 0, 0), (0.02, 0, 0.5)], [0.04, 0.025], Paint(mix(shades[0], "#3a2a20", 0.6)), sides=7
    )
    return group(trunk, crown, motif="tree")


def _stem(tall: float, thick: float, colour: str, chance: np.random.Generator) -> Thing:
    """A trunk without a top, flared at its foot, with a few dead stubs."""
    rows, sides = 40, 26
    level = np.linspace(0, 1, rows)[:, None] ** 1.6
    angle = np.linspace(0, 2 * math.pi, sides + 1)
    flare = 1 + 1.3 * np.exp(-level * tall / (1.6 * thick)) * (
        0.7 + 0.5 * np.cos(angle * 5 + chance.uniform(0, 6))
    )
    ridges = 1 + 0.05 * np.cos(angle * 9 + 3 * np.sin(level * 5)) + 0.03 * np.cos(angle * 17)
    out = thick * (1 - 0.35 * level) * flare * ridges
    bow = thick * chance.normal(0, 0.6) * np.sin(level * 3)
    points = np.stack(
        [out * np.cos(angle) + bow, out * np.sin(angle), level * tall - 0.15 + 0 * angle], -1
    )
    paint = bark_paint(colour)
    stubs = []
    for _ in range(3):
        z, turn = chance.uniform(0.12, 0.5) * tall, chance.uniform(0, 2 * math.pi)
        way = np.array([math.cos(turn), math.sin(turn), 0])
        foot = way * thick * 0.7 + (0, 0, z)
        line = [
            foot,
            foot + way * thick * 1.2 + (0, 0, 0.1),
            foot + way * thick * 2.4 + (0, 0, 0.55 * thick),
        ]
        stubs.append(tube(line, [thick * 0.16, thick * 0.1, thick * 0.02], paint, sides=7))
    return merged([sheet(points, paint), *stubs], paint, "tree")
