"""What else grows low: mushrooms, reeds and fern, and what grows in the sea."""

import math
from typing import Literal

import numpy as np

from reverie.atelier.colour import mix
from reverie.atelier.motifs.leaves import LEAF, LEAF_FACE, PAINT, Shades, blade_mesh
from reverie.atelier.motifs.scatter import (
    globe,
    lumps,
    merged,
    ramp,
    swarm,
    tinted,
)
from reverie.atelier.shapes import ball, lathe, sheet, tube
from reverie.atelier.thing import Array, Mesh, Paint, Thing, group


def mushroom(
    cap: str = "#b8402f",
    stem: str = "#efe3c8",
    tall: float = 1.0,
    *,
    kind: Literal["toadstool", "bolete", "bonnet", "parasol"] = "toadstool",
    dots: bool | None = None,
    seed: int = 0,
) -> Thing:
    """A mushroom with a leaning stem, gills, and dots if it is a toadstool."""
    chance = np.random.default_rng(seed)
    wide, high = {
        "toadstool": (0.44, 0.34),
        "bolete": (0.42, 0.36),
        "bonnet": (0.26, 0.4),
        "parasol": (0.55, 0.2),
    }[kind]
    foot = 0.17 if kind == "bolete" else 0.1 if kind == "toadstool" else 0.05
    lean = float(chance.uniform(-0.08, 0.08))
    body = tube(
        [(0, 0, 0), (lean, 0, 0.2), (lean * 1.6, 0, 0.45), (lean * 1.2, 0, 0.7)],
        [foot * 1.25, foot * 1.05, foot * 0.72, foot * 0.7],
        Paint(gradient=(mix(stem, "#8a7a58", 0.45), stem, stem), bump=0.25),
        sides=16,
    )
    line = [
        (0.03, 0.69), (wide * 0.55, 0.66), (wide * 0.92, 0.62), (wide * 1.0, 0.645),
        (wide * 0.9, 0.66 + high * 0.42), (wide * 0.55, 0.66 + high * 0.86), (0.002, 0.66 + high),
    ]  # fmt: skip
    hat = lathe(line, Paint(), sides=36, wobble=0.025, seed=seed)
    shades = (mix(cap, "#ffe6b8", 0.22), cap, mix(cap, "#401a20", 0.22))
    gills = mix(stem, "#c8a880", 0.35)

    def tint(points: Array) -> Array:
        out = np.hypot(points[:, 0], points[:, 1]) / wide
        under = (points[:, 2] < 0.663) & (out < 0.97)
        stripes = 0.75 + 0.25 * np.cos(np.arctan2(points[:, 1], points[:, 0]) * 26)
        return np.where(
            under[:, None], ramp((gills,) * 2, out) * stripes[:, None], ramp(shades, out)
        )

    hat = tinted(hat, tint, Paint(vary=0.12, rough=0.55, shine=0.3, bump=0.05))
    parts = [body]
    cap_parts = [hat]
    if kind == "toadstool":
        skirt = lathe(
            [(0.06, 0.56), (0.13, 0.49), (0.15, 0.47), (0.1, 0.5), (0.06, 0.52)], Paint(stem)
        )
        parts.append(skirt.at(lean * 1.4))
    if dots if dots is not None else kind == "toadstool":
        cap_parts.append(merged(_dots(np.array(line)[3:], chance)))
    top = group(cap_parts).at(0, 0, -0.66).turn(0, y=lean * 160).at(lean * 1.2, 0, 0.66)
    return group(parts, top, motif="mushroom").size(tall)


def mushrooms(count: int = 5, tall: float = 0.5, cap: str = "#b8402f", *, seed: int = 0) -> Thing:
    """A family: a large one, and smaller ones at its feet."""
    chance = np.random.default_rng(seed)
    family = [mushroom(cap, tall=tall, seed=seed)]
    for at in range(1, count):
        small = mushroom(cap, tall=tall * float(chance.uniform(0.3, 0.65)), seed=seed + at)
        angle = 2 * math.pi * at / count + chance.uniform(-0.5, 0.5)
        out = tall * chance.uniform(0.4, 0.75)
        lean = 12 * math.cos(angle)
        family.append(small.turn(y=lean).at(out * math.cos(angle), out * math.sin(angle)))
    return group(family, motif="mushrooms")


def reeds(
    tall: float = 1.6, count: int = 9, *, cattails: int = 4, colour: str = "#7d8a4a", seed: int = 0
) -> Thing:
    """Long leaves and brown cattails, by the water."""
    chance = np.random.default_rng(seed)
    places = chance.normal(0, 0.16, (count * 3, 3)) * (1, 1, 0)
    shades = (mix(colour, "#2c3a28", 0.5), colour, mix(colour, "#e8dc9a", 0.35))
    blades = blade_mesh(places, shades, tall * 0.9, 0.06, 0.16, (0.05, 0), chance)
    tails = []
    for _ in range(cattails):
        x, y = chance.normal(0, 0.15, 2)
        lean, high = chance.normal(0, 0.06), tall * chance.uniform(0.85, 1.1)
        line = [(x, y, 0), (x + lean * 0.4, y, high * 0.5), (x + lean, y, high)]
        tails.append(tube(line, [0.016, 0.014, 0.008], Paint("#8a8a50"), sides=6))
        head = [(x + lean * 0.8, y, high * 0.76), (x + lean * 0.95, y, high * 0.93)]
        tails.append(
            tube(head, [0.02, 0.045, 0.048, 0.045, 0.02], Paint("#5e3a22", bump=0.4), sides=10)
        )
    return group(Thing(blades, PAINT), tails, motif="reeds")


def fern(wide: float = 0.8, colour: str = "#5d7f42", *, fronds: int = 11, seed: int = 0) -> Thing:
    """Feathered fronds that arch outward from the middle; one is still curled."""
    chance = np.random.default_rng(seed)
    shades = (mix(colour, "#1f3324", 0.4), colour, mix(colour, "#d6dc8a", 0.3))
    feather = _frond(0.75, shades)
    placed = []
    for at in range(fronds):
        size, tip = float(chance.uniform(0.75, 1.1)), float(chance.uniform(-12, 16))
        placed.append(
            feather.size(size).turn(y=tip).turn(360 * at / fronds + float(chance.normal(0, 8)))
        )
    crook = [(0.1 * math.cos(a) * (1 - a / 9), 0, 0.5 + 0.1 * math.sin(a) * (1 - a / 9))
             for a in np.linspace(0, 7, 18)]  # fmt: skip
    young = tube([(0, 0, 0), (0.03, 0, 0.25), *crook], [0.02, 0.016, 0.01], Paint(colour), sides=6)
    return group(placed, young.turn(float(chance.uniform(0, 360))), motif="fern").size(wide)


def kelp(
    tall: float = 3.5,
    colour: str = "#4a6a3c",
    *,
    ribbons: int = 5,
    sway: float = 0.3,
    seed: int = 0,
) -> Thing:
    """Ribbons of seaweed that sway upward."""
    chance = np.random.default_rng(seed)
    shades = (mix(colour, "#10241f", 0.5), colour, mix(colour, "#c8c860", 0.35))
    made = []
    for _ in range(ribbons):
        high, phase = tall * chance.uniform(0.6, 1.05), chance.uniform(0, 6.3)
        share = np.linspace(0, 1, 60)
        heading = chance.uniform(0, 2 * math.pi)
        x = sway * share * np.sin(share * 5 + phase) + 0.35 * chance.normal() * share
        y = sway * 0.6 * share * np.cos(share * 4 + phase)
        wide = 0.13 * (1 - share**3) * (1 + 0.35 * np.sin(share * 46)) + 0.01
        twist = heading + share * 2.4
        side = np.stack([np.cos(twist), np.sin(twist), 0 * twist], -1)[:, None]
        middle = np.stack([x, y, share * high], -1)[:, None]
        across = np.linspace(-1, 1, 3)[None, :, None]
        ruffle = 0.035 * np.sin(share * 60)[:, None, None] * across**2 * np.array([0.3, 1, 0])
        ribbon = sheet(middle + side * across * wide[:, None, None] + ruffle, PAINT)
        foot = chance.normal(0, 0.14, 2)
        made.append(ribbon.at(float(foot[0]), float(foot[1])))
    return tinted(merged(made, PAINT, "seaweed"), lambda p: ramp(shades, p[:, 2] / tall))


def coral(
    tall: float = 0.9,
    colour: str = "#d8695a",
    *,
    kind: Literal["branch", "fan", "brain", "tube"] = "branch",
    seed: int = 0,
) -> Thing:
    """Coral: branching like a bush, spread as a fan, round as a brain, or a bunch of tubes."""
    chance = np.random.default_rng(seed)
    shades = (mix(colour, "#3a1f40", 0.45), colour, mix(colour, "#fff0dc", 0.55))
    paint = Paint(vary=0.12, grain=6, bump=0.4, bump_grain=40)
    if kind == "brain":
        directions, faces = globe(30)
        folds = np.abs(lumps(directions, 7, seed))
        body = directions * (0.42 + 0.05 * np.minimum(folds, 0.5)[:, None]) * (1.15, 1, 0.8)
        mesh = Mesh(body + (0, 0, 0.22), (faces,), ramp(shades, folds * 1.6))
        return Thing(mesh, paint, "coral").size(tall / 0.6)
    if kind == "tube":
        pipes = []
        for _ in range(7):
            lean, high = chance.normal(0, 0.16, 2), chance.uniform(0.45, 1)
            line = [(*(lean * 0.4), 0), (*(lean * 1.1), high * 0.6), (*(lean * 1.5), high)]
            pipes.append(tube(line, [0.06, 0.07, 0.1], paint, sides=12))
        return tinted(merged(pipes, paint, "coral"), lambda p: ramp(shades, p[:, 2])).size(tall)
    flatness = 0.08 if kind == "fan" else 1.0
    twigs: list[Thing] = []

    def grow(at: Array, heading: Array, length: float, thick: float, level: int) -> None:
        tip = at + heading * length
        twigs.append(
            tube(
                [at, (at + tip) / 2 + chance.normal(0, 0.02, 3), tip],
                [thick, thick * 0.82],
                paint,
                sides=7,
            )
        )
        if level == 0:
            twigs.append(ball(thick * 0.95, paint, sides=8).at(*(float(place) for place in tip)))
            return
        for _ in range(3 if level > 2 else 2):
            turned = heading + chance.normal(0, 0.55, 3) * (1, flatness, 0.6) + (0, 0, 0.15)
            grow(tip, turned / np.linalg.norm(turned), length * 0.74, thick * 0.78, level - 1)

    if kind == "fan":
        grow(np.zeros(3), np.array([0, 0, 1.0]), 0.24, 0.036, 6)
    else:
        grow(np.zeros(3), np.array([0, 0, 1.0]), 0.3, 0.066, 4)
    return tinted(merged(twigs, paint, "coral"), lambda p: ramp(shades, p[:, 2])).size(tall)


def _frond(long: float, shades: Shades) -> Thing:
    """A feather of leaflets along +x that arches over."""
    share = np.linspace(0.06, 1, 22)
    x, z = long * share, long * (0.95 * share - 0.95 * share**2.1)
    spots = np.stack([x, 0 * x, z], 1)
    length = 0.26 * long * np.sin(np.pi * (0.18 + 0.8 * share)) ** 0.9
    places, turns, sizes, tints = [], [], [], []
    for side in (-1, 1):
        for at, spot in enumerate(spots):
            heading = np.array([0.55, side * 0.9, -0.18])
            heading /= np.linalg.norm(heading)
            up = np.array([-0.1, -side * 0.2, 1.0])
            right = np.cross(heading, up)
            right /= np.linalg.norm(right)
            places.append(spot)
            turns.append(np.stack([right, heading, np.cross(right, heading)], 1))
            sizes.append((length[at] * 0.75, length[at], length[at]))
            tints.append(share[at])
    mesh = swarm(
        LEAF,
        LEAF_FACE,
        np.array(places),
        np.array(turns),
        np.array(sizes),
        ramp(shades, np.array(tints)),
    )
    stem = tube(spots, [0.014, 0.004], Paint(shades[0]), sides=5, bend=False)
    return group(stem, Thing(mesh, PAINT))


def _dots(line: Array, chance: np.random.Generator) -> list[Thing]:
    """Flakes on a toadstool's cap, whose outline is given from the rim to the top."""
    flake = ball(1, Paint("#f6eedb", bump=0.3), sides=12)
    made = []
    for ring_, (share, count) in enumerate(((0.2, 8), (0.5, 6), (0.8, 3))):
        out, up = (
            float(np.interp(share, np.linspace(0, 1, len(line)), line[:, part])) for part in (0, 1)
        )
        for at in range(count):
            angle = 2 * math.pi * (at + 0.5 * ring_) / count + chance.normal(0, 0.14)
            size = float(chance.uniform(0.028, 0.055))
            slope = 62 - 55 * share
            flat_flake = flake.size(size, size, size * 0.5).turn(y=slope)
            made.append(flat_flake.at(out * 0.985, 0, up + 0.004).turn(math.degrees(angle)))
    return made
