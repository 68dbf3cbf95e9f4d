"""Rocks and boulders, mountains, cliffs, canyons and caves."""

import math

import numpy as np

from reverie.atelier.colour import mix
from reverie.atelier.motifs.land import EARTH, Hills, sawtooth
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
from reverie.atelier.shapes import land, sheet, tube
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


def rocks(
    count: int = 7,
    spread: float = 1.6,
    colour: str = "#8d8a82",
    *,
    moss: str | None = None,
    seed: int = 0,
) -> Thing:
    """A few boulders together, one large."""
    chance = np.random.default_rng(seed)
    placed = []
    for at in range(count):
        size = spread * (0.75 if at == 0 else float(chance.uniform(0.15, 0.42)))
        angle, out = 2.4 * at, spread * 0.62 * math.sqrt(at / count)
        stone = boulder(size, colour, moss=moss, seed=seed + at).turn(float(chance.uniform(0, 360)))
        placed.append(stone.at(out * math.cos(angle), out * math.sin(angle)))
    return group(placed, motif="rocks")


def standing_stone(
    tall: float = 2.2, colour: str = "#7f7f7a", *, moss: str = "#7b8a4c", seed: int = 0
) -> Thing:
    """A menhir that leans."""
    shape = broken(seed, 8, reach=(0.55, 0.8)) * (0.36, 0.26, 0.78)
    shape[:, :2] *= 1 + 0.5 * np.clip(-shape[:, 2:], 0, 0.5)
    stone = Thing(
        Mesh(shape + (0, 0, 0.35), (globe(BROKEN)[1],)), Paint(vary=0.16, bump=0.5), "stone"
    )
    lean = np.random.default_rng(seed).uniform(-7, 7, 2)
    return (
        _stone_tint(stone, colour, moss, seed, 0.75)
        .size(tall)
        .turn(0, float(lean[0]), float(lean[1]))
    )


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


def cliff(
    width: float = 8,
    tall: float = 4,
    rock: str = "#a08a74",
    grass: str | None = "#7c9549",
    *,
    deep: float = 6,
    layers: float = 0.4,
    seed: int = 0,
) -> Thing:
    """A wall of rock that faces the viewer at y = 0, with land on top."""
    across = np.linspace(-width / 2, width / 2, max(60, int(width * 14)))
    up = np.linspace(0, 1, 60)[:, None]
    z = tall * up
    columns = patches(across[None] + 0 * up, z * 0.3, 1.1, 4, seed)
    ledge = sawtooth(z / layers + 1.5 * patches(across[None] + 0 * up, z, 2, 2, seed + 1), 0.85)
    y = 0.9 * (0.5 - columns) * (0.5 + tall / 8) + 0.14 * ledge + 0.35 * up**2
    x = across[None] + 0.2 * (patches(z + 0 * across, across[None] + 0 * up, 0.7, 2, seed) - 0.5)
    top = np.linspace(0, 1, 14)[1:, None] ** 1.5
    back_y = y[-1] + top * deep
    back_z = (
        tall
        + 0.1 * np.sin(top * 2)
        + 0.25 * (patches(across[None] + 0 * top, back_y, 2, 3, seed) - 0.5) * top
    )
    points = np.stack(
        [np.concatenate([x, across[None] + 0 * top]), np.concatenate([y, back_y]),
         np.concatenate([z + 0 * across, back_z])], -1
    )  # fmt: skip
    shares = np.concatenate([ledge, np.full(back_y.shape, 2.0)]).ravel()
    wall = sheet(points, Paint(vary=0.14, grain=1.8, bump=0.5, bump_grain=8), motif="cliff")
    strata = (mix(rock, "#3a2e30", 0.5), rock, mix(rock, "#f0dcc0", 0.35), rock)

    def tint(at: Array) -> Array:
        band = 0.5 + 0.5 * np.sin(
            at[:, 2] * 5.1 / layers * 0.3 + 3 * patches(at[:, 0], at[:, 2], 1.5, 2, seed)
        )
        stone = ramp(strata, 0.7 * band + 0.3 * np.minimum(shares, 1))
        lip = np.clip(
            (at[:, 2] - tall * 0.965 + 0.12 * patches(at[:, 0], at[:, 2], 0.3, 2)) * 30 / tall, 0, 1
        )
        return stone if grass is None else blended(stone, grass, lip)

    return tinted(wall, tint)


def canyon(
    gap: float = 2.4,
    tall: float = 9,
    long: float = 24,
    rock: str = "#b5694a",
    *,
    near: float = -8,
    seed: int = 0,
) -> Thing:
    """Two banded walls left and right of a way that leads into the picture, and its floor."""
    left = cliff(long, tall, rock, None, layers=0.7, deep=8, seed=seed).turn(90)
    right = cliff(long, tall, rock, None, layers=0.7, deep=8, seed=seed + 4).turn(-90)
    middle = near + long / 2
    floor = land(Hills(0.15, 3, seed), EARTH, width=gap + 6, near=near, far=near + long, cells=60)
    sand = mix(rock, "#ead0a4", 0.45)
    ground = tinted(floor, lambda p: ramp((rock, sand), 0.4 + 0.6 * patches(p[:, 0], p[:, 1], 1.5)))
    return group(left.at(-gap / 2, middle), right.at(gap / 2, middle), ground, motif="canyon")


def cave(
    wide: float = 4.0,
    high: float = 4.6,
    *,
    near: float = -9,
    far: float = 6,
    mouth: float = 0.8,
    rock: str = "#574a4c",
    spikes: int = 14,
    seed: int = 0,
) -> Thing:
    """A tunnel around the viewer that opens into the light at `far`; it fills the frame."""
    chance = np.random.default_rng(seed)
    along = np.linspace(0, 1, 70)[:, None]
    angle = np.linspace(0, 2 * math.pi, 121)[None] - math.pi / 2
    narrow = 1 - (1 - mouth) * along**1.5
    ways = np.stack(
        [np.cos(angle) + 0 * along, 3 * along + 0 * angle, np.sin(angle) + 0 * along], -1
    )
    rough = 1 + 0.16 * lumps(ways.reshape(-1, 3), 2.4, seed).reshape(ways.shape[:2])
    rough += 0.06 * lumps(ways.reshape(-1, 3), 9, seed + 1).reshape(ways.shape[:2])
    x = wide / 2 * np.cos(angle) * narrow * rough
    z = high / 2 * np.sin(angle) * narrow * rough
    z = np.where(z < -0.36 * high, -0.36 * high + 0.25 * (z + 0.36 * high), z) + 0.36 * high
    y = near + (far - near) * along + 0 * angle + 0.2 * rough
    tunnel = sheet(
        np.stack([x, y, z], -1), Paint(vary=0.16, grain=1.4, bump=0.6, bump_grain=6), motif="cave"
    )
    shades = (mix(rock, "#1c1620", 0.55), rock, mix(rock, "#cbb59c", 0.4))
    tunnel = tinted(tunnel, lambda p: ramp(shades, 0.5 + 0.45 * lumps(p, 1.6, seed)))
    teeth = []
    for _ in range(spikes):
        around, share = math.radians(chance.uniform(40, 140)), chance.uniform(0.35, 1)
        size = chance.uniform(0.25, 0.8) * high / 4
        top = (
            wide / 2 * math.cos(around) * 0.97,
            near + (far - near) * share,
            high / 2 * math.sin(around) * 0.98 * (1 - (1 - mouth) * share**1.5)
            + 0.36 * high
            + 0.15,
        )
        tip = (top[0] + 0.04, top[1], top[2] - size - 0.15)
        teeth.append(
            tube(
                [top, tip], [0.13 * size + 0.04, 0.07 * size, 0.006], Paint(rock, bump=0.5), sides=8
            )
        )
    return group(tunnel, teeth, motif="cave")


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
