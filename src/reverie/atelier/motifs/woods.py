"""Firs, and woods to stand in and far away."""

import math
from typing import Literal

import numpy as np

from reverie.atelier.colour import mix
from reverie.atelier.motifs.leaves import PAINT, Clump, Shades, foliage
from reverie.atelier.motifs.scatter import (
    Ground,
    Span,
    flat,
    merged,
    ramp,
)
from reverie.atelier.motifs.trees import bark_paint
from reverie.atelier.shapes import sheet, tube
from reverie.atelier.thing import Mesh, Paint, Thing, group

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
