"""Leaves, and what is made of little else: tufts, grass and corn, bushes, vines.

`foliage` and `leafy` also clothe the trees.
"""

import math
from collections.abc import Sequence

import numpy as np

from reverie.atelier.colour import mix
from reverie.atelier.motifs.scatter import (
    Ground,
    Span,
    facing,
    flat,
    globe,
    lumps,
    merged,
    normals,
    over_surface,
    patches,
    ramp,
    scatter,
    spaced,
    swarm,
    tinted,
)
from reverie.atelier.shapes import ball, tube
from reverie.atelier.thing import Array, Mesh, Paint, Point, Thing, group

Clump = tuple[Point, float]
"""where the middle of a tuft of leaves is, and how large it is"""


Shades = tuple[str, ...]
"""colours from the dark below to the light above"""


GREENS: Shades = ("#2f4a30", "#56773c", "#8fa550")


LEAF = np.array([(0, 0, 0), (0.3, 0.42, 0.06), (0, 1, -0.05), (-0.3, 0.42, 0.06)])


LEAF_FACE = np.array([(0, 1, 2, 3)], np.int32)


BLADE = np.array([(-0.5, 0, 0), (0.5, 0, 0), (0.36, 0, 0.55), (-0.36, 0, 0.55), (0, 0, 1)])


PAINT = Paint(vary=0.16, grain=5, bump=0.1, rough=0.9)


def foliage(
    clumps: Sequence[Clump],
    shades: Shades = GREENS,
    *,
    leaves: int = 60,
    leaf: float = 0.12,
    lumpy: float = 0.22,
    squash: float = 0.8,
    seed: int = 0,
) -> Thing:
    """Tufts with a soft body and loose leaves all around; darker below, lighter above."""
    chance = np.random.default_rng(seed)
    directions, faces = globe(9)
    low = min(at[2] - radius for at, radius in clumps)
    high = max(at[2] + radius for at, radius in clumps)
    bodies, tufts = [], []
    for number, (at, radius) in enumerate(clumps):
        rough = 1 + lumpy * lumps(directions, 4.2, seed + number)
        shape = directions * rough[:, None] * radius * (1, 1, squash)
        body = shape * 0.84 + at
        share = _crown_light(body, directions, low, high) - 0.16
        bodies.append(Thing(Mesh(body, (faces,), ramp(shades, share)), PAINT))
        picked = chance.integers(len(directions), size=leaves)
        places = shape[picked] * chance.uniform(0.82, 1.1, (leaves, 1)) + at
        outward = directions[picked]
        light_here = _crown_light(places, outward, low, high) + chance.normal(0, 0.17, leaves)
        turns = facing(outward + (0, 0, 0.2), chance, 0.55)
        sizes = leaf * chance.uniform(0.7, 1.35, leaves)
        tints = ramp(shades, light_here)
        tufts.append(Thing(swarm(LEAF, LEAF_FACE, places, turns, sizes, tints), PAINT))
    return group(merged(bodies, motif="foliage"), merged(tufts, motif="leaves"))


def leafy(
    thing: Thing, shades: Shades = GREENS, *, count: int = 1500, leaf: float = 0.07, seed: int = 0
) -> Thing:
    """Leaves all over a surface, dark below and light above: a hedge, a topiary, an ivied wall."""
    chance = np.random.default_rng(seed)
    mesh = merged([thing]).mesh
    assert mesh is not None
    low, high = mesh.vertices[:, 2].min(), mesh.vertices[:, 2].max()
    places, outward = over_surface(mesh, count, chance)
    share = _crown_light(places, outward, low, high) + chance.normal(0, 0.14, count)
    sizes = leaf * chance.uniform(0.6, 1.3, count)
    turns = facing(outward + (0, 0, 0.15), chance, 0.5)
    tuft = swarm(LEAF, LEAF_FACE, places, turns, sizes, ramp(shades, share))
    inner = Mesh(
        mesh.vertices,
        mesh.faces,
        ramp(shades, _crown_light(mesh.vertices, normals(mesh), low, high) - 0.15),
    )
    return group(Thing(inner, PAINT, "foliage"), Thing(tuft, PAINT, "leaves"))


def loose_leaves(
    count: int = 60,
    low: Point = (-3, -2, 0),
    high: Point = (3, 4, 4),
    colours: Shades = ("#b5532d", "#d98a35", "#e3b84a"),
    *,
    leaf: float = 0.1,
    seed: int = 0,
) -> Thing:
    """Leaves or petals in the air between two corners, falling."""
    chance = np.random.default_rng(seed)
    places = chance.uniform(low, high, (count, 3))
    turns = facing(chance.normal(size=(count, 3)), chance)
    sizes = leaf * chance.uniform(0.7, 1.3, count)
    tints = ramp(colours, chance.uniform(0, 1, count))
    return Thing(swarm(LEAF, LEAF_FACE, places, turns, sizes, tints), PAINT, "leaves")


def fallen_leaves(
    count: int = 200,
    x: Span = (-3, 3),
    y: Span = (-3, 3),
    colours: Shades = ("#8f3f26", "#c9752f", "#e0ab45"),
    *,
    height: Ground = flat,
    leaf: float = 0.11,
    seed: int = 0,
) -> Thing:
    """Leaves or petals lying on the ground."""
    chance = np.random.default_rng(seed)
    across, away = chance.uniform(*x, count), chance.uniform(*y, count)
    places = np.stack([across, away, np.asarray(height(across, away)) + 0.015], 1)
    up = np.tile([0.0, 0, 1], (count, 1))
    turns = facing(up, chance, 0.22)
    sizes = leaf * chance.uniform(0.7, 1.3, count)
    tints = ramp(colours, chance.uniform(0, 1, count))
    return Thing(swarm(LEAF, LEAF_FACE, places, turns, sizes, tints), PAINT, "leaves")


def grass_field(
    count: int = 6000,
    x: Span = (-6, 6),
    y: Span = (-6, 10),
    shades: Shades = ("#3f5a2e", "#6f8a42", "#a9b35c"),
    *,
    height: Ground = flat,
    tall: float = 0.22,
    wide: float = 0.03,
    lean: float = 0.35,
    wind: Span = (0.15, 0),
    patchy: float = 0.4,
    seed: int = 0,
) -> Thing:
    """Blades of grass over an area, thin here and thick there, bent by the wind."""
    chance = np.random.default_rng(seed)
    across, away = chance.uniform(*x, count), chance.uniform(*y, count)
    thick = patches(across, away, 1.6, 3, seed)
    kept = chance.uniform(size=count) > patchy * 2 * (1 - thick)
    across, away, thick = across[kept], away[kept], thick[kept]
    places = np.stack([across, away, np.asarray(height(across, away)) - 0.02], 1)
    return Thing(blade_mesh(places, shades, tall, wide, lean, wind, chance), PAINT, "grass")


def grass_tuft(
    tall: float = 0.4,
    blades: int = 26,
    shades: Shades = ("#3f5a2e", "#6f8a42", "#a9b35c"),
    *,
    wide: float = 0.035,
    seed: int = 0,
) -> Thing:
    """One tuft that opens outward."""
    chance = np.random.default_rng(seed)
    places = chance.normal(0, 0.13 * tall, (blades, 3)) * (1, 1, 0)
    outward = places[:, :2] * 2.2
    mesh = blade_mesh(places, shades, tall, wide, 0.25, (0, 0), chance, outward)
    return Thing(mesh, PAINT, "grass")


def wheat(tall: float = 0.9, colour: str = "#d9b45a", *, seed: int = 0) -> Thing:
    """Five stalks with heavy ears."""
    chance = np.random.default_rng(seed)
    stalks = []
    for _ in range(5):
        foot = chance.normal(0, 0.05, 2) * tall
        lean = chance.normal(0, 0.1, 2) * tall
        top = foot + lean
        bow = top + lean * 0.9 + (0.06 * tall, 0)
        line = [(*foot, 0), (*(foot + lean * 0.4), 0.55 * tall), (*top, 0.84 * tall), (*bow, tall)]
        radii = [0.008, 0.008, 0.009, 0.008, 0.028, 0.032, 0.012]
        stalks.append(tube(line, [r * tall for r in radii], Paint(), sides=5))
    shades = (mix(colour, "#5f6a30", 0.55), colour, mix(colour, "#fff2c4", 0.3))
    return tinted(merged(stalks, PAINT, "wheat"), lambda p: ramp(shades, p[:, 2] / tall))


def wheat_field(
    count: int = 900,
    x: Span = (-6, 6),
    y: Span = (-4, 12),
    colour: str = "#d9b45a",
    *,
    height: Ground = flat,
    tall: float = 0.9,
    seed: int = 0,
    where: Ground | None = None,
) -> Thing:
    """Corn over an area; `where` leaves a path free."""
    kinds = [wheat(tall, colour, seed=seed + kind) for kind in range(4)]
    return scatter(
        kinds, count, x, y, height=height, seed=seed, sizes=(0.8, 1.15), tilt=6, where=where
    )


def vine(
    path: Sequence[Point],
    shades: Shades = ("#2c4a30", "#4f7440", "#86a052"),
    *,
    leaf: float = 0.14,
    spread: float = 0.12,
    density: float = 22,
    seed: int = 0,
) -> Thing:
    """Ivy along a path in space, leaves to all sides."""
    chance = np.random.default_rng(seed)
    length = float(np.linalg.norm(np.diff(np.array(path), axis=0), axis=1).sum())
    line = spaced(path, max(12, int(length * 8)))
    stem = tube(line, [0.03, 0.012], Paint("#5a4630"), sides=6, bend=False, motif="vine")
    count = max(6, int(length * density))
    places = line[chance.integers(len(line), size=count)] + chance.normal(0, spread, (count, 3))
    turns = facing(np.tile([0.0, -0.8, 0.4], (count, 1)), chance, 0.45)
    sizes = leaf * chance.uniform(0.6, 1.3, count)
    tints = ramp(shades, chance.uniform(0, 1, count))
    mesh = swarm(IVY, IVY_FACE, places, turns, sizes, tints)
    return group(stem, Thing(mesh, PAINT, "leaves"), motif="vine")


def bush(
    wide: float = 1.2,
    shades: Shades = GREENS,
    *,
    blossoms: str | None = None,
    leaf: float = 0.065,
    seed: int = 0,
) -> Thing:
    """A round bush, with blossoms or berries if a colour is given."""
    chance = np.random.default_rng(seed)
    clumps: list[Clump] = [((0, 0, 0.34), 0.34)]
    for at in range(9):
        angle = 2 * math.pi * at / 9 + chance.uniform(-0.3, 0.3)
        out = chance.uniform(0.24, 0.36)
        where = (out * math.cos(angle), out * math.sin(angle), float(chance.uniform(0.1, 0.38)))
        clumps.append((where, float(chance.uniform(0.15, 0.24))))
    parts = [foliage(clumps, shades, leaves=120, leaf=leaf, lumpy=0.26, seed=seed)]
    if blossoms:
        body = parts[0].parts[0].mesh
        assert body is not None
        spots, outward = over_surface(body, 90, chance)
        dot = ball(0.026, Paint(blossoms, glow=0.08), sides=8, motif="blossoms")
        parts += [dot.at(*(float(place) for place in spot)) for spot in spots + outward * 0.04]
    return group(parts, motif="bush").size(wide)


IVY = np.array(
    [(0, 0, 0), (0.32, -0.12, 0.04), (0.5, 0.3, 0), (0.26, 0.5, 0.05), (0, 1, -0.06),
     (-0.26, 0.5, 0.05), (-0.5, 0.3, 0), (-0.32, -0.12, 0.04)]
)  # fmt: skip


IVY_FACE = np.array([(0, 1, 2, 3, 4, 5, 6, 7)], np.int32)


def _crown_light(points: Array, outward: Array, low: float, high: float) -> Array:
    """How light it is in a crown: above more than below, outside more than beneath a tuft."""
    level = (points[:, 2] - low) / (high - low + 1e-9)
    return 0.12 + 0.5 * level + 0.36 * outward[:, 2]


def blade_mesh(
    places: Array,
    shades: Shades,
    tall: float,
    wide: float,
    lean: float,
    wind: Span,
    chance: np.random.Generator,
    outward: Array | None = None,
) -> Mesh:
    """Blades of grass as one mesh: two squares and a tip each, bent over."""
    count = len(places)
    high = tall * chance.uniform(0.5, 1.25, count)
    angle = chance.uniform(0, 2 * math.pi, count)
    side = np.stack([np.cos(angle), np.sin(angle), 0 * angle], 1)[:, None]
    bend = chance.normal(0, lean, (count, 2)) * high[:, None] + np.multiply(wind, high[:, None])
    bend = np.concatenate([bend if outward is None else bend + outward, np.zeros((count, 1))], 1)
    level = BLADE[:, 2][None, :, None]
    corners = (
        places[:, None]
        + side * BLADE[:, 0][None, :, None] * wide
        + bend[:, None] * level**2
        + np.array([0, 0, 1.0]) * level * high[:, None, None]
    )
    first = 5 * np.arange(count)[:, None]
    squares, tips = first + (0, 1, 2, 3), first + (3, 2, 4)
    share = np.clip(BLADE[:, 2] * 0.9 + chance.normal(0, 0.16, (count, 1)), 0, 1)
    return Mesh(
        corners.reshape(-1, 3),
        (squares.astype(np.int32), tips.astype(np.int32)),
        ramp(shades, share).reshape(-1, 3),
    )
