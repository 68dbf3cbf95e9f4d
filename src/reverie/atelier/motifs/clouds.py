"""Clouds: heaped, heavy with storm, or seen from above to the horizon."""

import numpy as np

from reverie.atelier.clay import Clay
from reverie.atelier.colour import mix
from reverie.atelier.motifs.scatter import (
    lumps,
    normals,
    patches,
    ramp,
    tinted,
)
from reverie.atelier.shapes import sheet
from reverie.atelier.thing import Array, Mesh, Paint, Thing


def cloud(
    wide: float = 2.4,
    colour: str = "#f5efe4",
    shade: str = "#b9bfd0",
    *,
    puffs: int = 9,
    tall: float = 0.42,
    glow: float = 0.06,
    seed: int = 0,
) -> Thing:
    """Lumps upon lumps, heaped on a level base; `tall` is its height by its width."""
    chance = np.random.default_rng(seed)
    clay = Clay(colour, 0.022)
    peak = float(chance.uniform(-0.16, 0.16))
    for at in range(puffs):
        x = -0.38 + 0.76 * at / (puffs - 1) + float(chance.normal(0, 0.015))
        heap = max(0.0, 1 - abs((x - peak) / 0.54) ** 1.7)
        radius = 0.07 + 0.13 * heap * float(chance.uniform(0.75, 1.1))
        z = heap * (tall - 0.2) * float(chance.uniform(0.3, 1))
        middle = np.array([x, float(chance.normal(0, 0.05)), z])
        clay.ball(middle, radius)
        _bud(clay, middle, radius, chance)
    for at in range(6):
        clay.ball((-0.4 + 0.16 * at, 0, 0.0), (0.12, 0.1, 0.06))
    clay.box((0, 0, -0.54), (1, 1, 0.5), cut=True, blend=0.05)
    body = clay.thing("cloud", 110)
    return _puffed(body, wide, (shade, mix(shade, colour, 0.75), colour, colour), glow, seed)


def storm_cloud(
    wide: float = 3, colour: str = "#767b8c", shade: str = "#30343f", *, seed: int = 0
) -> Thing:
    """Heavy and dark, with bags that hang below."""
    chance = np.random.default_rng(seed)
    clay = Clay(colour, 0.024)
    for at in range(11):
        x = -0.4 + 0.08 * at + float(chance.normal(0, 0.015))
        heap = 1 - abs(x / 0.52) ** 2
        middle = np.array(
            [x, float(chance.normal(0, 0.05)), 0.2 * heap * float(chance.uniform(0, 1))]
        )
        radius = 0.06 + 0.11 * heap * float(chance.uniform(0.7, 1.1))
        clay.ball(middle, radius)
        _bud(clay, middle, radius, chance)
        bag = 0.05 + 0.05 * heap * float(chance.uniform(0.5, 1.2))
        clay.ball((x, float(chance.normal(0, 0.07)), -0.05 - 0.04 * heap), bag)
    body = clay.thing("cloud", 110)
    light_side = mix(colour, "#c8c8d4", 0.5)
    return _puffed(body, wide, (shade, mix(shade, colour, 0.5), colour, light_side), 0, seed)


def cloud_sea(
    width: float = 40,
    near: float = -10,
    far: float = 40,
    colour: str = "#f6e9de",
    shade: str = "#b3a7c8",
    *,
    tall: float = 0.9,
    puff: float = 2.0,
    seed: int = 0,
) -> Thing:
    """Clouds from above, to the horizon, as round billows."""
    cells = 230
    across = np.linspace(-width / 2, width / 2, cells)
    away = near + (far - near) * np.linspace(0, 1, cells) ** 1.4
    x, y = np.meshgrid(across, away)
    z = _billows(x, y, puff, seed) * tall + _billows(x, y, puff * 0.42, seed + 1) * tall * 0.32
    z = z + tall * (patches(x, y, 5 * puff, 2, seed) - 0.5) * 1.4
    cover = sheet(np.stack([x, y, z], -1), Paint(), motif="clouds")
    level = (z.ravel() - z.min()) / np.ptp(z)
    shades = (shade, mix(shade, colour, 0.6), colour, "#fffaf2")
    paint = Paint(vary=0.04, grain=1, bump=0.12, bump_grain=3, glow=0.05)
    return tinted(cover, lambda _: ramp(shades, level * 1.15), paint)


def _bud(clay: Clay, middle: Array, radius: float, chance: np.random.Generator) -> None:
    """Smaller lumps on the upper side of a lump."""
    for _ in range(6):
        way = chance.normal(size=3) + (0, -0.5, 0.7)
        way /= np.linalg.norm(way)
        size = radius * float(chance.uniform(0.3, 0.55))
        clay.ball(middle + way * (radius * 1.02 - size * 0.25), size)


def _puffed(body: Thing, wide: float, shades: tuple[str, ...], glow: float, seed: int) -> Thing:
    """Clay that becomes cloud: small bulges, and shade beneath."""
    assert body.mesh is not None
    points = body.mesh.vertices
    out = normals(body.mesh)
    bulge = 0.006 * np.abs(lumps(points, 30, seed))
    level = (points[:, 2] - points[:, 2].min()) / np.ptp(points[:, 2])
    share = 0.16 + 0.42 * level + 0.4 * np.clip(out[:, 2] + 0.25, -0.5, 1)
    paint = Paint(glow=glow, vary=0.05, grain=2, bump=0.2, bump_grain=6)
    mesh = Mesh(points + out * bulge[:, None], body.mesh.faces, ramp(shades, share))
    return Thing(mesh, paint, "cloud").size(wide)


def _billows(x: Array, y: Array, size: float, seed: int) -> Array:
    """Domes side by side: 1 in the middle of each, 0 between them."""
    chance = np.random.default_rng(seed)
    table = chance.uniform(0.1, 0.9, (64, 64, 2))
    column, row_ = np.floor(x / size).astype(int), np.floor(y / size).astype(int)
    nearest = np.full(x.shape, 9.0)
    for a in (-1, 0, 1):
        for b in (-1, 0, 1):
            spot = table[(column + a) % 64, (row_ + b) % 64]
            out = np.hypot(x / size - column - a - spot[..., 0], y / size - row_ - b - spot[..., 1])
            nearest = np.minimum(nearest, out)
    return np.sqrt(np.clip(1 - (nearest / 0.95) ** 2, 0, 1))
