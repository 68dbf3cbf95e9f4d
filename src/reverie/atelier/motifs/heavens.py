"""What is above: moons, stars and planets, lightning and snow.

All are around the origin, seen from -y, and float where they are put. The sky behind them is
painted later; these are for skies within reach: a moon on a rope, a cloud on a lead.
"""

import math
from collections.abc import Sequence

import numpy as np

from reverie.atelier.colour import mix
from reverie.atelier.motifs.scatter import (
    facing,
    globe,
    lumps,
    ramp,
    swarm,
    tinted,
)
from reverie.atelier.shapes import sheet, tube
from reverie.atelier.thing import Array, Mesh, Paint, Point, Thing, group, lamp, light

# ---- moon and sun


def moon(
    radius: float = 1.0,
    colour: str = "#f6e7bd",
    shade: str = "#b0946a",
    *,
    craters: int = 26,
    glow: float = 0.4,
    seed: int = 0,
) -> Thing:
    """The full moon with rimmed craters and grey seas."""
    chance = np.random.default_rng(seed)
    directions, faces = globe(44)
    height = 0.008 * lumps(directions, 4, seed)
    dark = np.clip(0.55 * lumps(directions, 1.7, seed + 3) - 0.1, 0, 0.6)
    for _ in range(craters):
        way = chance.normal(size=3) + (0, -0.7, 0)
        way /= np.linalg.norm(way)
        size = float(
            chance.uniform(0.07, 0.12) if chance.uniform() < 0.7 else chance.uniform(0.16, 0.28)
        )
        out = np.arccos(np.clip(directions @ way, -1, 1)) / size
        height += size * (
            0.14 * np.exp(-(((out - 1) / 0.22) ** 2)) - 0.2 * np.clip(1 - out**2, 0, 1) ** 0.6
        )
        dark = np.maximum(dark, 0.75 * np.clip((1 - out) * 3, 0, 1))
    shape = directions * (radius * (1 + height))[:, None]
    tints = ramp((mix(colour, "#ffffff", 0.25), colour, shade), dark * 1.1)
    return Thing(Mesh(shape, (faces,), tints), Paint(glow=glow, vary=0.06, bump=0.15), "moon")


def crescent(
    radius: float = 1.0,
    colour: str = "#f8e6b0",
    *,
    fat: float = 0.44,
    thick: float = 0.32,
    glow: float = 0.5,
    craters: int = 7,
    seed: int = 0,
) -> Thing:
    """A crescent open to the right, thick enough to sit on, with points that curl inward."""
    chance = np.random.default_rng(seed)
    steps, sides = 70, 22
    angle = np.radians(np.linspace(38, 322, steps))
    share = np.linspace(-1, 1, steps)
    half = fat * radius / 2 * (1 - np.abs(share) ** 2.1) ** 0.75 + 0.004 * radius
    middle = radius - half * 1.0
    around = np.linspace(0, 2 * math.pi, sides + 1)
    out = middle[:, None] + half[:, None] * np.cos(around)
    deep = thick * radius * (half / half.max())[:, None] ** 0.8 * np.sin(around) * 0.8
    points = np.stack([out * np.cos(angle)[:, None], deep, out * np.sin(angle)[:, None]], -1)
    body = sheet(points, Paint(), motif="moon")
    spots = []
    for _ in range(craters):
        at, side = int(chance.integers(12, steps - 12)), float(chance.uniform(-0.5, 0.5))
        spot = (middle[at] + side * half[at]) * np.array([math.cos(angle[at]), math.sin(angle[at])])
        spots.append((spot, radius * float(chance.uniform(0.03, 0.075))))

    def tint(at: Array) -> Array:
        rim = (np.hypot(at[:, 0], at[:, 2]) / radius - 1 + fat) / fat
        found = ramp((mix(colour, "#c89a58", 0.5), colour, mix(colour, "#ffffff", 0.35)), rim)
        for spot, size in spots:
            near = np.clip(1.6 - np.hypot(at[:, 0] - spot[0], at[:, 2] - spot[1]) / size, 0, 1)[
                :, None
            ]
            found = found * (1 - 0.28 * near)
        return found

    return tinted(body, tint, Paint(glow=glow, vary=0.06, bump=0.15))


# ---- stars and planets


def star(
    radius: float = 0.2,
    colour: str = "#ffedb0",
    *,
    points: int = 5,
    inner: float = 0.46,
    glow: float = 2.5,
    puffy: bool = True,
) -> Thing:
    """A star with a raised middle, facing the viewer."""
    angle = math.pi / 2 + math.pi * np.arange(2 * points) / points
    out = np.where(np.arange(2 * points) % 2, inner, 1.0)
    rim = np.stack([out * np.cos(angle), 0 * angle, out * np.sin(angle)], 1)
    high = 0.28 if puffy else 0.12
    vertices = np.concatenate([rim, [(0, -high, 0), (0, high, 0)]]) * radius
    ring_ = np.arange(2 * points)
    after = (ring_ + 1) % (2 * points)
    front = np.stack([ring_, after, np.full(2 * points, 2 * points)], 1)[:, ::-1]
    back = np.stack([after, ring_, np.full(2 * points, 2 * points + 1)], 1)[:, ::-1]
    faces = np.concatenate([front, back]).astype(np.int32)
    mesh = Mesh(vertices, (faces,), smooth=False, bevel=0.04 * radius)
    return Thing(mesh, Paint(colour, glow=glow * 0.35, vary=0.05, bump=0), "star")


def star_dust(
    count: int = 60,
    low: Point = (-3, -1, 0),
    high: Point = (3, 1, 5),
    colours: Sequence[str] = ("#fff6dc", "#ffe2a0"),
    *,
    size: float = 0.025,
    glow: float = 4,
    seed: int = 0,
) -> Thing:
    """Tiny lights in a box of air."""
    chance = np.random.default_rng(seed)
    directions, faces = globe(2)
    kinds = []
    for at, colour in enumerate(colours):
        mine = count // len(colours) + (at < count % len(colours))
        places = chance.uniform(low, high, (mine, 3))
        sizes = size * chance.uniform(0.4, 1.3, mine)
        turns = np.tile(np.eye(3), (mine, 1, 1))
        mesh = swarm(directions, faces, places, turns, sizes, np.ones((mine, 3)))
        kinds.append(Thing(mesh, light(colour, glow), "stars"))
    return group(kinds, motif="stars")


def ringed_planet(
    radius: float = 0.8,
    colour: str = "#d99a6a",
    second: str = "#b5624e",
    ring: Sequence[str] = ("#e8cfa0", "#a8846a", "#e0bf94"),
    *,
    tilt: float = 18,
    seed: int = 0,
) -> Thing:
    """A banded planet with a flat ring, tilted."""
    directions, faces = globe(22)
    bands = np.sin(directions[:, 2] * 11 + 0.7 * lumps(directions, 2.5, seed))
    tints = ramp((second, colour, mix(colour, "#fff0d8", 0.4)), 0.5 + 0.5 * bands)
    body = Thing(Mesh(directions, (faces,), tints), Paint(vary=0.08, glow=0.08), "planet")
    share = np.linspace(0, 1, 12)[:, None]
    angle = np.linspace(0, 2 * math.pi, 97)[None]
    out = 1.35 + 0.75 * share
    disc = sheet(np.stack([out * np.cos(angle), out * np.sin(angle), 0 * out * angle], -1), Paint())
    shades = (*ring, ring[0], mix(ring[1], "#4a3a40", 0.5), *ring)
    halo = tinted(
        disc,
        lambda p: ramp(shades, (np.hypot(p[:, 0], p[:, 1]) - 1.35) / 0.75),
        Paint(vary=0.05, glow=0.1),
    )
    return group(body, halo, motif="planet").turn(0, x=14, y=tilt).size(radius)


# ---- light and weather


def lightning(
    tall: float = 3,
    colour: str = "#fff3b8",
    *,
    forks: int = 2,
    thick: float = 0.05,
    power: float = 0,
    seed: int = 0,
) -> Thing:
    """A bolt from z = `tall` down to the origin, with forks; `power` adds a lamp."""
    chance = np.random.default_rng(seed)

    def bolt(start: Array, end: Array, steps: int, size: float) -> list[Thing]:
        share = np.linspace(0, 1, steps + 1)[:, None]
        line = start + (end - start) * share
        kick = (np.arange(steps + 1) % 2 - 0.5)[:, None] * (0.55, 0.12, 0.2) * tall / steps
        line[1:-1] += (kick + chance.normal(0, 0.05 * tall / 3, line.shape))[1:-1]
        made = [tube(line, [size, size * 0.8, size * 0.15], light(colour, 5), sides=6, bend=False)]
        if steps > 5:
            for _ in range(forks):
                at = int(chance.integers(2, steps - 2))
                away = np.array(
                    [
                        chance.choice([-1, 1]) * chance.uniform(0.2, 0.4),
                        0,
                        -chance.uniform(0.25, 0.4),
                    ]
                )
                made += bolt(line[at], line[at] + away * tall, 4, size * 0.5)
        return made

    parts = bolt(np.array([0.12 * tall, 0, tall]), np.zeros(3), 8, thick)
    glow_ = [lamp(power, colour, 0.3).at(0, -0.3, tall * 0.5)] if power else []
    return group(parts, glow_, motif="lightning")


def snowfall(
    count: int = 260,
    low: Point = (-5, -4, 0),
    high: Point = (5, 8, 8),
    colour: str = "#ffffff",
    *,
    size: float = 0.03,
    seed: int = 0,
) -> Thing:
    """Round flakes in a box of air."""
    chance = np.random.default_rng(seed)
    directions, faces = globe(2)
    places = chance.uniform(low, high, (count, 3))
    sizes = size * chance.uniform(0.4, 1.3, count)
    turns = facing(chance.normal(size=(count, 3)), chance)
    tints = ramp((colour, colour), np.zeros(count))
    mesh = swarm(directions, faces, places, turns, sizes, tints)
    return Thing(mesh, Paint(glow=0.3, bump=0, vary=0), "snow")
