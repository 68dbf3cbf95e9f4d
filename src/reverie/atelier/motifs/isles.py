"""Worlds that end: islands in air and sea, small planets, the ground cut open."""

import math
from collections.abc import Sequence

import numpy as np

from reverie.atelier.clay import Clay
from reverie.atelier.colour import mix
from reverie.atelier.motifs.land import ALMOST_FLAT, EARTH, Hole, Spot, from_line
from reverie.atelier.motifs.scatter import (
    Ground,
    blended,
    globe,
    lumps,
    merged,
    normals,
    patches,
    ramp,
    roughened,
    spaced,
    tinted,
)
from reverie.atelier.motifs.stone import boulder
from reverie.atelier.shapes import land, sheet, tube
from reverie.atelier.thing import Array, Mesh, Paint, Thing, group


def floating_island(
    radius: float = 1.5,
    deep: float = 1.7,
    grass: str = "#7c9549",
    rock: str = "#8b7a66",
    *,
    roots: bool = True,
    stones: int = 5,
    seed: int = 0,
) -> Thing:
    """A clod of earth in the air; its grass is about level at z = 0. Roots hang, stones follow."""
    chance = np.random.default_rng(seed)
    clay = Clay(rock, 0.1 * radius)
    clay.ball((0, 0, -0.17 * radius), (radius * 0.98, radius * 0.88, 0.2 * radius))
    for at in range(19):
        angle, out = 2.4 * at, 0.72 * radius * math.sqrt(at / 19)
        way = np.array([math.cos(angle), 0.9 * math.sin(angle), 0]) * out
        drop = deep * (1 - out / radius) * float(chance.uniform(0.6, 1.1)) + 0.1
        clay.limb([way - (0, 0, 0.36 * radius), way * 0.55 - (0, 0, 0.2 * radius + drop)],
                  [0.22 * radius, 0.03 * radius], blend=0.04 * radius)  # fmt: skip
    for at in range(26):
        angle = 2 * math.pi * at / 26 + chance.uniform(-0.1, 0.1)
        out = radius * float(chance.uniform(0.86, 0.95))
        drip = float(chance.uniform(0.06, 0.2)) * radius
        lip = (out * math.cos(angle), 0.9 * out * math.sin(angle), -0.1 * radius - drip)
        clay.ball(lip, (0.075 * radius, 0.075 * radius, drip), blend=0.06 * radius)
    plain = Paint(vary=0.18, grain=3 / radius, bump=0.5, bump_grain=12 / radius)
    body = roughened(clay.thing("island", 110, plain), 0.03 * radius, 5 / radius, seed)
    assert body.mesh is not None
    up = normals(body.mesh)[:, 2]

    def tint(points: Array) -> Array:
        ragged = 0.1 * lumps(points, 9 / radius, seed) + 0.35 * np.clip(up, -0.2, 1)
        green = np.clip((points[:, 2] / radius + 0.24 + ragged) * 14, 0, 1)
        bands = 0.5 + 0.4 * lumps(points * (1, 1, 3), 2.2 / radius, seed + 1)
        stone = ramp((mix(rock, "#3a2e30", 0.5), rock, mix(rock, "#e4cfb0", 0.35)), bands)
        turf = ramp((mix(grass, "#3c5030", 0.4), grass, mix(grass, "#d8d080", 0.3)), 0.5 + 0.5 * up)
        return stone * (1 - green[:, None]) + turf * green[:, None]

    parts = [tinted(body, tint)]
    if roots:
        parts.append(_hanging_roots(radius, deep, chance))
    for at in range(stones):
        angle, out = 2.4 * at + 0.7, radius * float(chance.uniform(0.25, 0.8))
        stone = boulder(float(chance.uniform(0.08, 0.22)) * radius, rock, seed=seed + at)
        parts.append(
            stone.at(
                out * math.cos(angle),
                out * math.sin(angle) * 0.7,
                -deep * float(chance.uniform(0.75, 1.25)),
            )
        )
    return group(parts, motif="island")


def little_planet(
    radius: float = 1.5,
    grass: str = "#7f984c",
    second: str = "#9c8a58",
    *,
    things: Sequence[Thing] = (),
    sea: str | None = None,
    seed: int = 0,
) -> Thing:
    """A planet with gentle bumps, around the origin. Set `things` on it with `thing.on_ball`."""
    directions, faces = globe(34)
    bumps = lumps(directions, 2.2, seed)
    fine = lumps(directions, 7, seed + 1)
    wet = bumps < -0.15 if sea else np.zeros(len(bumps), bool)
    height = np.where(wet, -0.022, 0.04 * np.maximum(bumps, -0.4) + 0.008 * fine)
    shape = directions * (radius * (1 + height))[:, None]
    tints = ramp(
        (mix(grass, "#3a4a2c", 0.45), grass, grass, second), 0.5 + 0.4 * fine + 0.25 * bumps
    )
    if sea:
        tints = np.where(wet[:, None], ramp((sea,) * 2, bumps), tints)
    ball_ = Thing(
        Mesh(shape, (faces,), tints), Paint(vary=0.14, grain=3 / radius, bump=0.4), "planet"
    )
    return group(ball_, *things, motif="planet")


def earth_cut(
    holes: Sequence[Hole] = ((0.0, -2.2, 1.3, 0.8),),
    tunnels: Sequence[Sequence[Spot]] = (),
    *,
    width: float = 16,
    deep: float = 9,
    cave: float = 1.3,
    soil: str = "#6f4a34",
    dark: str = "#382521",
    top: str = "#7c9549",
    height: Ground = ALMOST_FLAT,
    far: float = 40,
    seed: int = 0,
) -> Thing:
    """The ground cut open at y = 0, below the land.

    `holes` are rooms (x, z, half sizes) whose floor is flat and whose back wall is at y = `cave`;
    `tunnels` are lines of (x, z) between them.
    """
    detail = np.concatenate([[-24, -16], np.linspace(-width / 2, width / 2, 330), [16, 24]])
    x, v = np.meshgrid(detail, np.linspace(0, 1, 250))
    surface = np.asarray(height(detail, 0 * detail))
    z = -deep + (surface[None] + deep) * v
    inside, floor = _hollow(holes, tunnels, x, z, seed)
    y = cave * inside + 0.08 * (patches(x, z, 0.5, 3, seed) - 0.5)
    wall = sheet(
        np.stack([x, y, z], -1), Paint(vary=0.14, grain=2, bump=0.6, bump_grain=9), motif="earth"
    )
    lit = mix(soil, "#e0a870", 0.3)
    share, shelf = inside.ravel(), floor.ravel()

    def tint(points: Array) -> Array:
        down = (surface.max() - points[:, 2]) / deep
        bands = down * 1.5 + 0.3 * (patches(points[:, 0], points[:, 2] * 3, 2, 3, seed) - 0.5)
        layers = ramp(
            (mix(soil, "#2c2018", 0.35), soil, mix(soil, "#a87a50", 0.4), soil, dark), bands
        )
        layers = blended(layers, top, np.clip(1 - down * deep / 0.16, 0, 1))
        rooms = ramp((mix(lit, "#f0c890", 0.35), lit, soil), 0.5 + 0.5 * shelf)
        return layers * (1 - share[:, None]) + rooms * share[:, None]

    face = tinted(wall, tint)
    above = land(lambda a, b: np.asarray(height(a, b)), EARTH, width=48, near=0, far=far, cells=110)
    green = tinted(
        above, lambda p: ramp((mix(top, "#3a4a30", 0.3), top), patches(p[:, 0], p[:, 1], 3))
    )
    return group(face, green, _pebbles(holes, width, deep, soil, seed), motif="earth")


def _hanging_roots(radius: float, deep: float, chance: np.random.Generator) -> Thing:
    made = []
    for at in range(11):
        angle = 2.4 * at + 0.3
        out = radius * float(chance.uniform(0.25, 0.9))
        way = np.array([math.cos(angle), 0.88 * math.sin(angle), 0.0])
        long = deep * float(chance.uniform(0.35, 0.8)) * (1.15 - 0.6 * out / radius)
        level = -0.24 * radius - 0.6 * deep * (1 - out / radius) * 0.6
        line = [way * out + (0, 0, level)]
        for _ in range(4):
            line.append(
                line[-1] + chance.normal(0, 0.05 * radius, 3) * (1, 1, 0) - (0, 0, long / 4)
            )
        thick = radius * float(chance.uniform(0.012, 0.028))
        made.append(tube(line, [thick, thick * 0.7, thick * 0.1], Paint(), sides=6))
    return merged(made, Paint("#5f4a38", bump=0.4, vary=0.25), "roots")


def _hollow(
    holes: Sequence[Hole], tunnels: Sequence[Sequence[Spot]], x: Array, z: Array, seed: int
) -> tuple[Array, Array]:
    """How far the earth is dug away, 0 to 1, and where the shade of the rooms' ceilings is."""
    ragged = 0.16 * (patches(x, z, 0.6, 3, seed + 2) - 0.5)
    distance = np.full(x.shape, 9.0)
    shade = np.zeros(x.shape)
    for across, level, half, up in holes:
        low = np.where(z < level, 1.25, 1.0)
        out = np.hypot((x - across) / half, (z - level) / up * low)
        flat_floor = (level - 0.72 * up - z) / up
        here = (np.maximum(out - 1, flat_floor)) * min(half, up)
        shade = np.where(here < 0, np.clip((z - level) / up, -1, 1), shade)
        distance = np.minimum(distance, here)
    for tunnel in tunnels:
        line = spaced(tunnel, 40) if len(tunnel) > 1 else np.array(tunnel, float)
        distance = np.minimum(distance, from_line(line, x, z) - 0.24)
    share = np.clip(0.5 - (distance + ragged * 0.6) / 0.1, 0, 1)
    return share * share * (3 - 2 * share), shade


def _pebbles(holes: Sequence[Hole], width: float, deep: float, soil: str, seed: int) -> Thing:
    """Stones that stick in the cut."""
    chance = np.random.default_rng(seed)
    kinds = [boulder(1, mix(soil, "#b8ab98", 0.55), seed=seed + at).at(z=-0.2) for at in range(3)]
    placed = []
    for _ in range(46):
        x, z = float(chance.uniform(-width / 2, width / 2)), float(chance.uniform(-deep, -0.4))
        size = float(chance.uniform(0.1, 0.34))
        near = any(
            ((x - a) / (half + size)) ** 2 + ((z - b) / (up + size)) ** 2 < 1.15
            for a, b, half, up in holes
        )
        if not near:
            stone = kinds[int(chance.integers(3))].size(size).turn(float(chance.uniform(0, 360)))
            placed.append(stone.turn(x=float(chance.uniform(0, 90))).at(x, 0.02, z))
    return group(placed, motif="stones")
