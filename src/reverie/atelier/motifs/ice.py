"""Frozen water: icebergs and floes."""

import math

import numpy as np

from reverie.atelier.colour import mix
from reverie.atelier.motifs.scatter import (
    Span,
    blended,
    globe,
    merged,
    normals,
    ramp,
    tinted,
)
from reverie.atelier.motifs.stone import BROKEN, broken
from reverie.atelier.shapes import cutout
from reverie.atelier.thing import Array, Mesh, Paint, Thing, group


def iceberg(
    tall: float = 2.4,
    below: float = 1.0,
    colour: str = "#cfe3ea",
    deep: str = "#4f9bb0",
    *,
    wide: float = 2.6,
    seed: int = 0,
) -> Thing:
    """Broken towers of ice above z = 0, and so much `below`: hidden, or the greater part of it."""
    chance = np.random.default_rng(seed)
    towers = []
    for at, (x, size, high) in enumerate(((0.0, 0.6, 1.0), (-0.34, 0.5, 0.62), (0.36, 0.44, 0.42))):
        shape = broken(seed * 7 + at, 12, 0.018, (0.46, 0.84))
        above = shape[:, 2] > 0
        narrow = np.where(above, 1 - 0.35 * shape[:, 2], 1 + 0.5 * np.abs(np.sin(shape[:, 2] * 3)))
        shape[:, :2] *= narrow[:, None] * wide * size * (1, 0.8)
        top, foot = shape[:, 2].max(), -shape[:, 2].min()
        shape[:, 2] *= np.where(above, tall * high / top, below * (0.5 + 0.5 * high) / foot)
        shape += (x * wide, float(chance.normal(0, 0.08)) * wide, 0)
        towers.append(Thing(Mesh(shape, (globe(BROKEN)[1],)), Paint()))
    ice = merged(towers, motif="iceberg")
    assert ice.mesh is not None
    up = normals(ice.mesh)[:, 2]

    def tint(points: Array) -> Array:
        level = points[:, 2] / tall
        found = ramp(
            (deep, mix(deep, colour, 0.6), colour, "#ffffff"), 0.45 + 0.35 * up + 0.3 * level
        )
        return blended(found, deep, np.clip(-points[:, 2] / below, 0, 1) * 0.75)

    return tinted(ice, tint, Paint(vary=0.06, grain=2, rough=0.35, shine=0.5, bump=0.15))


def ice_floes(
    count: int = 9,
    spread: float = 5,
    colour: str = "#e8f0f4",
    *,
    sizes: Span = (0.4, 1.2),
    seed: int = 0,
) -> Thing:
    """Flat broken plates on the water around the origin."""
    chance = np.random.default_rng(seed)
    paint = Paint(gradient=("#6fb0c0", mix(colour, "#9fc8d4", 0.3), colour), vary=0.05, bump=0.15)
    placed = []
    for at in range(count):
        corners = int(chance.integers(5, 9))
        angles = np.sort(
            chance.uniform(0, 2 * math.pi, corners) * 0.4 + np.linspace(0, 5.2, corners)
        )
        out = chance.uniform(0.75, 1.05, corners)
        plate = cutout(
            np.stack([out * np.cos(angles), out * np.sin(angles)], 1), 0.3, paint, bevel=0.04
        )
        size = float(chance.uniform(*sizes)) / 2
        angle, away = 2.4 * at, spread / 2 * math.sqrt((at + 0.5) / count) * 1.1
        flat_plate = plate.turn(x=90).size(size, size, 0.4)
        tilt = chance.normal(0, 2, 2)
        flat_plate = flat_plate.turn(float(chance.uniform(0, 360)), float(tilt[0]), float(tilt[1]))
        placed.append(flat_plate.at(away * math.cos(angle), away * math.sin(angle), 0.02))
    return group(placed, motif="ice floes")
