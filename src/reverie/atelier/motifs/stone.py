"""Boulders and mountains."""

import math

import numpy as np

from reverie.atelier.colour import mix
from reverie.atelier.motifs.scatter import (
    Span,
    blended,
    globe,
    lumps,
    normals,
    patches,
    ramp,
    tinted,
)
from reverie.atelier.shapes import sheet
from reverie.atelier.thing import Array, Mesh, Paint, Thing, group

BROKEN = 24
"""how finely a broken face is drawn"""


def boulder(
    wide: float = 1.0,
    colour: str = "#8d8a82",
    *,
    moss: str | None = None,
    snow: bool = False,
    seed: int = 0,
) -> Thing:
    """A rock with broken faces and soft edges, half sunk; moss or snow may lie on it."""
    shape = broken(seed, facets=10, soft=0.03) * (0.5, 0.42, 0.42)
    shape[:, :2] *= 1 + 0.9 * np.clip(-shape[:, 2:], 0, 0.4)
    mesh = Mesh(shape + (0, 0, 0.2), (globe(BROKEN)[1],))
    cover = "#f3f5fa" if snow else moss
    stone = Thing(mesh, Paint(vary=0.16, grain=4, bump=0.45, bump_grain=16), "rock")
    return _stone_tint(stone, colour, cover, seed).size(wide)


def mountain(
    tall: float = 8,
    wide: float = 12,
    rock: str = "#6b6f80",
    *,
    snow: float = 0.45,
    foot: str | None = None,
    sharp: float = 1.1,
    cells: int = 110,
    seed: int = 0,
) -> Thing:
    """A jagged mountain; the upper share `snow` is white, the foot may be green."""
    span = np.linspace(-1, 1, cells)
    x, y = np.meshgrid(span, span)
    chance = np.random.default_rng(seed)
    warp = 0.34 * (patches(x, y, 0.5, 3, seed + 1) - 0.5)
    tops = [(0.0, 0.0, 1.0, 0.85)] + [
        (0.5 * math.cos(turn), 0.5 * math.sin(turn), chance.uniform(0.35, 0.6), 0.5)
        for turn in chance.uniform(0, 2 * math.pi, 4)
    ]
    cone = np.zeros_like(x)
    for east, north, high, reach in tops:
        out = np.hypot(x - east + warp, y - north - warp) / reach
        cone = np.maximum(cone, high * np.clip(1 - out, 0, 1) ** sharp)
    ridges = 1 - np.abs(2 * patches(x + warp, y, 0.34, 4, seed) - 1)
    fine = patches(x, y, 0.09, 3, seed + 2) - 0.5
    z = cone * (0.8 + 0.7 * (ridges - 0.55) * (1 - cone) ** 0.5) + 0.1 * cone**0.6 * fine
    z = z / z.max() * tall
    points = np.stack([x * wide / 2, y * wide / 2, z - 0.02 * tall], -1)
    face = Paint(vary=0.12, grain=0.8, bump=0.4, bump_grain=3)
    peak = sheet(points, face, motif="mountain")
    assert peak.mesh is not None
    squares = peak.mesh.faces[0]
    raised = squares[(z.ravel()[squares] > 0).any(1)]
    peak = Thing(Mesh(peak.mesh.vertices, (raised,), smooth=False), face, "mountain")
    assert peak.mesh is not None
    steep = normals(peak.mesh)[:, 2]

    def tint(at: Array) -> Array:
        level = at[:, 2] / tall
        line = 1 - snow + 0.16 * (patches(at[:, 0], at[:, 1], wide * 0.06, 3, seed) - 0.5)
        white = np.clip((level - line) * 14 + (steep - 0.45) * 2.2, 0, 1)[:, None] * (snow > 0)
        stone = ramp((mix(rock, "#2a2a3a", 0.45), rock, mix(rock, "#e8dccb", 0.25)), steep * 1.1)
        if foot:
            green = np.clip((0.3 - level) * 7 + 0.4 * (steep - 0.5), 0, 1)[:, None]
            stone = stone * (1 - green) + ramp((foot, foot), level) * green
        return stone * (1 - white) + ramp(("#dfe8f4", "#ffffff"), level) * white

    return tinted(peak, tint)


def mountains(
    width: float = 50,
    tall: float = 9,
    count: int = 7,
    rock: str = "#6b6f80",
    *,
    snow: float = 0.4,
    foot: str | None = None,
    seed: int = 0,
) -> Thing:
    """A range along x, around y = 0."""
    chance = np.random.default_rng(seed)
    kinds = [
        mountain(tall, tall * 1.6, rock, snow=snow, foot=foot, seed=seed + at) for at in range(3)
    ]
    placed = []
    for at, x in enumerate(np.linspace(-width / 2, width / 2, count)):
        size = float(chance.uniform(0.55, 1.1))
        peak = kinds[at % 3].size(size).turn(float(chance.uniform(0, 360)))
        placed.append(peak.at(float(x + chance.normal(0, 0.8)), float(chance.uniform(-2, 3))))
    return group(placed, motif="mountains")


def broken(seed: int, facets: int = 9, soft: float = 0.03, reach: Span = (0.5, 0.86)) -> Array:
    """A ball of radius 1 broken into flat faces with soft edges, by the directions of `globe`."""
    chance = np.random.default_rng(seed)
    directions, _ = globe(BROKEN)
    planes = chance.normal(size=(facets, 3))
    planes /= np.linalg.norm(planes, axis=1, keepdims=True)
    away = chance.uniform(*reach, facets) / np.maximum(directions @ planes.T, 0.05)
    away = np.concatenate([away, np.ones((len(directions), 1))], 1)
    out = -soft * np.log(np.exp(-away / soft).sum(1))
    rough = 1 + 0.015 * lumps(directions, 9, seed)
    return directions * (out * rough)[:, None]


def _stone_tint(
    stone: Thing, colour: str, cover: str | None, seed: int, level: float = 0.55
) -> Thing:
    assert stone.mesh is not None
    up = normals(stone.mesh)[:, 2]

    def tint(points: Array) -> Array:
        share = 0.5 + 0.3 * lumps(points, 5, seed) + 0.2 * up
        found = ramp((mix(colour, "#2c2a30", 0.45), colour, mix(colour, "#efe4d0", 0.35)), share)
        lying = np.clip((up - level + 0.2 * lumps(points, 8, seed + 1)) * 6, 0, 1)
        return found if cover is None else blended(found, cover, lying)

    return tinted(stone, tint)
