"""Trees in leaf: bones that fork by habit, bark around them, and tufts of leaves at their tips.

A tree stands on z = 0 and is as tall as told. `tips` gives the points of its branches, from left to
right, for the same kind, height and seed: there clocks, lanterns and houses hang.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal

import numpy as np

from reverie.atelier.colour import mix
from reverie.atelier.motifs.leaves import (
    LEAF,
    LEAF_FACE,
    PAINT,
    Clump,
    Shades,
    fallen_leaves,
    foliage,
    loose_leaves,
)
from reverie.atelier.motifs.scatter import (
    Span,
    facing,
    globe,
    lumps,
    merged,
    patches,
    ramp,
    swarm,
    tinted,
)
from reverie.atelier.shapes import ball, tube
from reverie.atelier.thing import Array, Mesh, Paint, Point, Thing, group

OAK: Shades = ("#2c4329", "#4f6e35", "#8d9f4b")


BLOSSOM: Shades = ("#b0728a", "#e6a8b8", "#fbe3e4")


AUTUMN: Shades = ("#8a3a22", "#c8682c", "#e5b24a")


@dataclass(frozen=True)
class Habit:
    """How a kind of tree grows. Angles in degrees; lengths and radii for a tree of height 1."""

    trunk: float = 0.34
    thick: float = 0.055
    forks: int = 5
    spread: float = 34
    shrink: float = 0.78
    up: float = 0.1
    wander: float = 0.12
    lean: float = 0.06
    threes: float = 0.35


@dataclass(frozen=True, eq=False)
class Branch:
    """One piece of wood; twigs are level 0."""

    path: Array
    radii: Array
    level: int


Kind = Literal["oak", "bare", "autumn", "cherry", "old"]


HABITS: dict[Kind, Habit] = {
    "oak": Habit(trunk=0.25, thick=0.058, forks=3, spread=40, shrink=0.78, up=0.2, threes=0.9),
    "bare": Habit(forks=6, spread=30, wander=0.13),
    "autumn": Habit(trunk=0.3, thick=0.048, forks=5, spread=34, up=0.08, lean=0.14, threes=0.4),
    "cherry": Habit(
        trunk=0.28, thick=0.05, forks=3, spread=46, shrink=0.8, up=0.06, lean=0.22, threes=0.8
    ),
    "old": Habit(
        trunk=0.3, thick=0.1, forks=4, spread=52, shrink=0.74, up=0.05, wander=0.3, lean=0.2
    ),
}


BONES: dict[Kind, float] = {"oak": 0.88, "cherry": 0.9}
"""how high the wood reaches where leaves rise above it"""


def grown(habit: Habit, height: float, seed: int) -> tuple[list[Branch], list[Point]]:
    """Branches and their ends; the highest end is at the height."""
    chance = np.random.default_rng(seed)
    branches: list[Branch] = []
    ends: list[Array] = []

    def grow(at: Array, heading: Array, length: float, thick: float, level: int) -> None:
        path, radii = [at], [thick]
        for step in range(1, 5):
            pull = np.array([0, 0, habit.up if level < habit.forks else 0.0])
            heading = heading + chance.normal(0, habit.wander, 3) + pull
            heading /= np.linalg.norm(heading)
            path.append(path[-1] + heading * length / 4)
            radii.append(thick * (1 - 0.32 * step / 4))
        branches.append(Branch(np.array(path), np.array(radii), level))
        if level == 0:
            ends.append(path[-1])
            return
        count = 3 if chance.uniform() < habit.threes else 2
        first = chance.uniform(0, 2 * math.pi)
        side = np.cross(heading, (0.31, 0.52, 0.8))
        side /= np.linalg.norm(side)
        other = np.cross(heading, side)
        for number in range(count):
            around = first + 2 * math.pi * number / count + chance.uniform(-0.4, 0.4)
            angle = math.radians(habit.spread * chance.uniform(0.65, 1.3))
            outward = side * math.cos(around) + other * math.sin(around)
            turned = heading * math.cos(angle) + outward * math.sin(angle)
            longer = length * habit.shrink * chance.uniform(0.85, 1.1)
            grow(path[-1], turned, longer, radii[-1] * (0.84 if number == 0 else 0.66), level - 1)

    start = np.array([chance.normal(0, habit.lean), chance.normal(0, habit.lean * 0.5), 1.0])
    grow(np.zeros(3), start / np.linalg.norm(start), habit.trunk, habit.thick, habit.forks)
    scale = height / max(float(end[2]) for end in ends)
    scaled = [replace(one, path=one.path * scale, radii=one.radii * scale) for one in branches]
    return scaled, [point_of(end * scale) for end in ends]


def timber(branches: Sequence[Branch], bark: Paint, *, flare: float = 1.7, roots: int = 5) -> Thing:
    """Wood around the bones, the trunk wide at its foot and held by roots."""
    pieces = []
    for branch in branches:
        sides = 14 if branch.level == branches[0].level else 9 if branch.radii[0] > 0.03 else 5
        radii = list(branch.radii)
        if branch is branches[0]:
            radii = [radii[0] * flare, radii[0] * 1.12, *radii[1:]]
        path = [branch.path[0], *branch.path[1:]]
        pieces.append(tube(path, radii, bark, sides=sides, bend=branch.level > 1))
    foot = float(branches[0].radii[0])
    for at in range(roots):
        angle = 2.4 * at + 0.4
        long = foot * (3.2 + 1.1 * math.sin(at * 2.7))
        ways = np.array([math.cos(angle), math.sin(angle)])
        line = [(*(ways * foot * 0.4), foot * 2.1), (*(ways * foot * 1.15), foot * 0.7),
                (*(ways * long * 0.7), foot * 0.08), (*(ways * long), -foot * 0.4)]  # fmt: skip
        pieces.append(
            tube(line, [foot * 0.5, foot * 0.55, foot * 0.34, foot * 0.12], bark, sides=7)
        )
    return merged(pieces, bark, "tree")


def bark_paint(colour: str) -> Paint:
    """Rough bark of this colour."""
    return Paint(colour, mix(colour, "#b09a80", 0.35), vary=0.25, grain=4, bump=0.7, bump_grain=14)


def oak(
    height: float = 3,
    shades: Shades = OAK,
    bark: str = "#5c4632",
    *,
    leaves: int = 130,
    seed: int = 0,
) -> Thing:
    """A broad crown of many tufts, with gaps through which the boughs are seen."""
    branches, ends = grown(HABITS["oak"], height * BONES["oak"], seed)
    chance = np.random.default_rng([seed, 1])
    clumps = crown_of(ends, height, (0.115, 0.185), chance)
    crown = foliage(clumps, shades, leaves=leaves, leaf=0.036 * height, lumpy=0.3, seed=seed)
    return group(timber(branches, bark_paint(bark)), crown, motif="tree")


def cherry(
    height: float = 2.6,
    shades: Shades = BLOSSOM,
    bark: str = "#4a3434",
    *,
    petals: int = 40,
    seed: int = 0,
) -> Thing:
    """A leaning dark stem under clouds of blossom, with petals falling from it."""
    branches, ends = grown(HABITS["cherry"], height * BONES["cherry"], seed)
    chance = np.random.default_rng([seed, 2])
    clumps = crown_of(ends, height, (0.11, 0.19), chance)
    crown = foliage(clumps, shades, leaves=260, leaf=0.036 * height, lumpy=0.3, seed=seed)
    falling = _under(ends, petals, shades, 0.022 * height, seed)
    return group(timber(branches, bark_paint(bark)), crown, falling, motif="tree")


def autumn_tree(
    height: float = 3,
    shades: Shades = AUTUMN,
    bark: str = "#463630",
    *,
    leaves: int = 9,
    falling: int = 50,
    seed: int = 0,
) -> Thing:
    """Thin branches with `leaves` left on every twig, and others on their way down."""
    branches, ends = grown(HABITS["autumn"], height, seed)
    chance = np.random.default_rng([seed, 3])
    spots = np.repeat(np.array(ends), leaves, axis=0)
    count = len(spots)
    spots = spots + chance.normal(0, 0.035 * height, (count, 3))
    high = (spots[:, 2] - spots[:, 2].min()) / np.ptp(spots[:, 2])
    tints = ramp(shades, chance.normal(0.3, 0.25, count) + 0.4 * high)
    turns = facing(chance.normal(size=(count, 3)) + (0, -0.5, 0.6), chance)
    sizes = 0.05 * height * chance.uniform(0.6, 1.3, count)
    crown = Thing(swarm(LEAF, LEAF_FACE, spots, turns, sizes, tints), PAINT, "leaves")
    air = _under(ends, falling, shades, 0.042 * height, seed)
    return group(timber(branches, bark_paint(bark)), crown, air, motif="tree")


def birch(
    height: float = 3.4,
    shades: Shades = ("#5f7436", "#98a648", "#d3cc6e"),
    *,
    bare: bool = False,
    seed: int = 0,
) -> Thing:
    """A white stem with dark marks, and thin twigs whose leaves hang in veils."""
    chance = np.random.default_rng(seed)
    lean = float(chance.uniform(-0.12, 0.12)) * height
    stem = [
        (0, 0, 0),
        (lean * 0.2, 0, 0.3 * height),
        (lean * 0.7, 0, 0.65 * height),
        (lean, 0, height),
    ]
    bark = Paint(vary=0.08, bump=0.2)
    thick = 0.026 * height
    trunk = tube(
        stem, [thick * 1.5, thick * 1.1, thick, thick * 0.75, thick * 0.15], bark, sides=12
    )
    twigs, veils = [trunk], []
    for at in range(15):
        share = 0.34 + 0.6 * at / 15
        foot = np.array(
            [np.interp(share, [0, 0.3, 0.65, 1], [p[axis] for p in stem]) for axis in (0, 1, 2)]
        )
        angle, reach = at * 2.4 + chance.uniform(-0.3, 0.3), height * 0.3 * (1.15 - share)
        way = np.array([math.cos(angle), math.sin(angle), 0])
        knee = foot + way * reach * 0.6 + (0, 0, reach * 0.75)
        end = foot + way * reach * 1.05 + (0, 0, reach * 0.45)
        twigs.append(
            tube([foot, knee, end], [thick * 0.32, thick * 0.2, thick * 0.08], bark, sides=5)
        )
        for spot in (knee, (knee + end) / 2 + (0, 0, 0.03 * height), end):
            drop = chance.uniform(0.03, 0.17, 40)[:, None] * height
            veils.append(spot + chance.normal(0, 0.03 * height, (40, 3)) - drop * (0, 0, 1))
    wood = tinted(merged(twigs, bark, "tree"), lambda p: _birch_bark(p, height))
    if bare:
        return group(wood, motif="tree")
    spots = np.concatenate(veils)
    level = (spots[:, 2] - spots[:, 2].min()) / np.ptp(spots[:, 2])
    tints = ramp(shades, 0.15 + 0.6 * level + chance.normal(0, 0.2, len(spots)))
    turns = facing(chance.normal(size=spots.shape) + (0, -0.6, 0.4), chance)
    sizes = 0.034 * height * chance.uniform(0.6, 1.2, len(spots))
    crown = Thing(swarm(LEAF, LEAF_FACE, spots, turns, sizes, tints), PAINT, "leaves")
    return group(wood, crown, motif="tree")


def poplar(
    height: float = 3.6, shades: Shades = ("#3b5330", "#6b8440", "#a9b257"), *, seed: int = 0
) -> Thing:
    """A tall flame of leaves."""
    return _column(height, 0.15, shades, 0.5, 0.032, seed)


def cypress(
    height: float = 3.6, shades: Shades = ("#16291f", "#2b4733", "#536b42"), *, seed: int = 0
) -> Thing:
    """Dark, narrow and pointed."""
    return _column(height, 0.1, shades, 0.34, 0.026, seed)


def palm(
    height: float = 3.2,
    shades: Shades = ("#3a5a34", "#6c8c44", "#b3b866"),
    *,
    lean: float = 0.3,
    fronds: int = 12,
    seed: int = 0,
) -> Thing:
    """A ringed stem that leans and swings up, with drooping feathers and three nuts."""
    chance = np.random.default_rng(seed)
    bow = lean * height
    line = [
        (0, 0, 0),
        (bow * 0.15, 0, 0.3 * height),
        (bow * 0.55, 0, 0.65 * height),
        (bow, 0, 0.9 * height),
    ]
    rings = 22
    radii = [
        height * (0.04 - 0.016 * at / rings) * (1.12 if at % 2 else 0.92) for at in range(rings)
    ]
    stem = tube(line, [radii[0] * 1.6, *radii], bark_paint("#8a6d4e"), sides=12)
    feather = _palm_frond(0.42 * height, shades, chance)
    crown = []
    for at in range(fronds):
        lift = float(chance.uniform(-14, 30)) if at % 3 else -36.0
        crown.append(feather.size(float(chance.uniform(0.85, 1.1))).turn(y=lift).turn(137.5 * at))
    nuts = [
        ball(0.032 * height, Paint("#5b3d26", bump=0.5), sides=14)
        .at(0.04 * height, 0, -0.045 * height)
        .turn(turn)
        for turn in (20, 150, 260)
    ]
    return group(stem, group(crown, nuts).at(bow, 0, 0.9 * height), motif="tree")


def point_of(spot: Array) -> Point:
    """The three numbers of an array as a point."""
    return (float(spot[0]), float(spot[1]), float(spot[2]))


def crown_of(
    ends: Sequence[Point], height: float, sizes: Span, chance: np.random.Generator, most: int = 34
) -> list[Clump]:
    """Tufts around the ends of the branches, none of them inside another."""
    clumps: list[Clump] = []
    for number in chance.permutation(len(ends)):
        end = np.array(ends[number])
        radius = float(chance.uniform(*sizes)) * height
        if all(np.linalg.norm(end - at) > 0.55 * max(radius, other) for at, other in clumps):
            clumps.append((point_of(end), radius))
    return clumps[:most]


def _under(ends: Sequence[Point], count: int, shades: Shades, leaf: float, seed: int) -> Thing:
    """Leaves in the air below a crown and on the ground, a few blown to the right."""
    low, high = np.min(ends, axis=0), np.max(ends, axis=0)
    wind = (high[0] - low[0]) * 0.35
    air = loose_leaves(
        count,
        (float(low[0]), float(low[1]), 0.1),
        (float(high[0] + wind), float(high[1]), float(high[2])),
        shades,
        leaf=leaf,
        seed=seed,
    )
    x, y = (float(low[0]), float(high[0] + wind)), (float(low[1]), float(high[1]))
    return group(air, fallen_leaves(count * 2, x, y, shades, leaf=leaf, seed=seed + 1))


def _birch_bark(points: Array, height: float) -> Array:
    """White with dark bands and rough patches at the foot; twigs are dark."""
    around = np.arctan2(points[:, 1], points[:, 0])
    level = points[:, 2] / height
    bands = patches(around * 0.9 + 40, level * 38, 1, 2, 3)
    out = np.hypot(points[:, 0], points[:, 1])
    marks = np.clip((bands - 0.58) * 9, 0, 1) + np.clip(0.1 - level, 0, 0.1) * 7
    twig = np.clip((out - 0.1 * height) / (0.05 * height), 0, 1) * (level > 0.3)
    return ramp(("#ece7da", "#3a3330"), np.clip(marks + twig, 0, 1))


def _column(
    height: float, wide: float, shades: Shades, low: float, leaf: float, seed: int
) -> Thing:
    """A column of upright leaves around a stem."""
    chance = np.random.default_rng(seed)
    directions, faces = globe(16)
    share = (directions[:, 2] + 1) / 2
    girth = np.sin(np.pi * share**0.62) ** 0.8 + 0.02
    flame = 1 + 0.2 * lumps(directions * (1, 1, 3.5), 3, seed)
    angle = np.arctan2(directions[:, 1], directions[:, 0])
    out = wide * height * girth * flame
    body = np.stack([out * np.cos(angle), out * np.sin(angle), height * (0.08 + 0.92 * share)], 1)
    inner = Thing(
        Mesh(body * (0.9, 0.9, 0.99), (faces,), ramp(shades, share * 0.6)), PAINT, "foliage"
    )
    count = 1500
    picked = chance.integers(len(body), size=count)
    places = body[picked] + chance.normal(0, 0.012 * height, (count, 3))
    heading = np.stack(
        [np.cos(angle[picked]) * 0.45, np.sin(angle[picked]) * 0.45, np.ones(count)], 1
    )
    heading += chance.normal(0, 0.2, (count, 3))
    heading /= np.linalg.norm(heading, axis=1, keepdims=True)
    right = np.cross(heading, directions[picked] + (0.01, 0, 0))
    right /= np.linalg.norm(right, axis=1, keepdims=True) + 1e-9
    turns = np.stack([right, heading, np.cross(right, heading)], axis=2)
    sizes = leaf * height * chance.uniform(0.7, 1.6, count)
    tints = ramp(shades, low * 0.4 + 0.5 * share[picked] + chance.normal(0, 0.16, count))
    outer = Thing(swarm(LEAF, LEAF_FACE, places, turns, sizes, tints), PAINT, "leaves")
    trunk = tube(
        [(0, 0, 0), (0, 0, 0.3 * height)], [0.03 * height, 0.02 * height], bark_paint("#5c4632")
    )
    return group(trunk, inner, outer, motif="tree")


def _palm_frond(long: float, shades: Shades, chance: np.random.Generator) -> Thing:
    """A feather along +x that rises and falls over."""
    share = np.linspace(0.04, 1, 30)
    line = np.stack(
        [long * share * (1 - 0.12 * share), 0 * share, long * (0.62 * share - 0.95 * share**2)], 1
    )
    places, turns, sizes = [], [], []
    for side in (-1, 1):
        for at, spot in enumerate(line):
            heading = np.array([0.62, side, -0.45 - 0.5 * share[at]]) + chance.normal(0, 0.07, 3)
            heading /= np.linalg.norm(heading)
            right = np.cross(heading, (0, 0, 1))
            right /= np.linalg.norm(right)
            size = 0.34 * long * math.sin(math.pi * (0.2 + 0.72 * share[at])) ** 0.8
            places.append(spot)
            turns.append(np.stack([right, heading, np.cross(right, heading)], 1))
            sizes.append((0.32 * size, size, size))
    tints = ramp(shades, np.tile(share, 2))
    mesh = swarm(LEAF, LEAF_FACE, np.array(places), np.array(turns), np.array(sizes), tints)
    rib = tube(line, [0.03 * long, 0.006 * long], Paint(shades[-1]), sides=5, bend=False)
    return group(rib, Thing(mesh, PAINT, "leaves"))
