"""Flowers. Each stands on z = 0 and leans a little; sunflowers and giants look at the viewer."""

import math
from collections.abc import Sequence

import numpy as np

from reverie.atelier.colour import mix
from reverie.atelier.motifs.leaves import PAINT, Shades, blade_mesh
from reverie.atelier.motifs.scatter import (
    Faces,
    Ground,
    Span,
    facing,
    flat,
    merged,
    patches,
    ramp,
    roughened,
    spaced,
    swarm,
    tinted,
)
from reverie.atelier.shapes import ball, lathe, sheet, tube
from reverie.atelier.thing import Array, Paint, Thing, group


def tulip(colour: str = "#c8413a", tall: float = 0.7, *, seed: int = 0) -> Thing:
    """A cup of six petals over two long leaves."""
    pale = mix(colour, "#ffe2b0", 0.45)
    petal = petal_shape(0.15, 0.26, cup=0.85, shades=(pale, colour, mix(colour, "#ffffff", 0.15)))
    head = merged(
        [petal.turn(60 * at + 30 * (at % 2)).at(0, 0, 0.005 * (at % 2)) for at in range(6)]
    )
    leaves = [_long_leaf(0.55 * tall, 0.09, 40).turn(turn) for turn in (20, 195)]
    return _on_stem(head.size(tall / 0.7), tall * 0.78, leaves, "tulip", seed)


def poppy(colour: str = "#d2402c", tall: float = 0.6, *, seed: int = 0) -> Thing:
    """Four crumpled petals, wide open, with a dark heart."""
    petal = petal_shape(
        0.22, 0.2, cup=0.42, shades=("#2a1420", colour, mix(colour, "#ffb08a", 0.25))
    )
    heart = ball(0.045, Paint("#2c2a22", vary=0.2), sides=12).size(1, 1, 0.9).at(z=0.05)
    petals = [
        roughened(petal, 0.014, 14, at).turn(90 * at + 12).at(z=0.012 * (at % 2)) for at in range(4)
    ]
    head = group(merged(petals), heart).turn(x=24).size(tall / 0.6)
    return _on_stem(head, tall, [_long_leaf(0.3 * tall, 0.05, 60).turn(70)], "poppy", seed)


def daisy(
    colour: str = "#f6f0e2", heart: str = "#e5b23c", tall: float = 0.45, *, seed: int = 0
) -> Thing:
    """Many narrow petals around a yellow button."""
    petal = petal_shape(0.045, 0.15, cup=0.12, shades=(mix(colour, "#b8b48a", 0.3), colour, colour))
    petals = [petal.turn(360 * at / 15).at(z=0.006 * (at % 2)) for at in range(15)]
    button = ball(0.06, Paint(heart, bump=0.6, bump_grain=60), sides=16).size(1, 1, 0.6).at(z=0.015)
    head = group(merged(petals), button).turn(x=38).size(tall / 0.45)
    return _on_stem(head, tall, [_long_leaf(0.35 * tall, 0.05, 55).turn(30)], "daisy", seed)


def bellflower(
    colour: str = "#6a6fb8", tall: float = 0.7, *, bells: int = 4, seed: int = 0
) -> Thing:
    """A bowed stem with bells that hang from it."""
    bell = lathe(
        [(0.005, 0), (0.035, -0.01), (0.055, -0.05), (0.06, -0.09), (0.09, -0.13), (0.083, -0.13)],
        Paint(gradient=(mix(colour, "#ffffff", 0.4), colour)),
        sides=20,
        wobble=0.05,
    )
    path = [(0, 0, 0), (0.02, 0, 0.5), (0.1, 0, 0.85), (0.3, 0, 0.98), (0.48, 0, 0.9)]
    stem = tube(path, [0.016, 0.014, 0.012, 0.009, 0.006], Paint("#4f7040"), sides=6)
    line = spaced(path, 24)
    hung = []
    for at in range(bells):
        spot = line[23 - int(at * 11 / bells)]
        hung.append(bell.size(1.2 - 0.06 * at).turn(y=-8).at(*(float(place) for place in spot)))
    leaves = [_long_leaf(0.5, 0.08, 45).turn(turn) for turn in (100, 220)]
    made = group(stem, hung, leaves, motif="bellflower").size(tall)
    return made.turn(float(np.random.default_rng(seed).uniform(-30, 30)))


def dandelion(tall: float = 0.8, *, seeds: int = 90, gone: float = 0.2, seed: int = 0) -> Thing:
    """A clock of seeds, of which some have `gone`."""
    chance = np.random.default_rng(seed)
    around = _even_directions(seeds)
    kept = around[chance.uniform(size=seeds) > gone * (1 + around[:, 0])]
    radius = 0.2 * tall
    thorns = [
        tube([(0, 0, 0), tuple(way * radius)], 0.0035 * tall, Paint(), sides=4) for way in kept
    ]
    fluff = merged(_tassels(kept * radius, kept, 0.075 * tall, chance), Paint("#fbf7ea", glow=0.15))
    heart = ball(0.035 * tall, Paint("#8a8a58"), sides=14)
    head = group(merged(thorns, Paint("#cfc8a8")), fluff, heart)
    leaves = [_long_leaf(0.4 * tall, 0.07, 70).turn(turn) for turn in (15, 130, 250)]
    return _on_stem(head, tall, leaves, "dandelion", seed, thick=0.018)


def flower_field(
    count: int = 400,
    x: Span = (-5, 5),
    y: Span = (-5, 8),
    colours: Shades = ("#d8503e", "#f2e6d0", "#e8b84a", "#8a7ac0"),
    *,
    height: Ground = flat,
    tall: float = 0.3,
    bloom: float = 0.1,
    patchy: float = 0.5,
    seed: int = 0,
) -> Thing:
    """Small flowers over a meadow in drifts of one colour, as a single mesh."""
    chance = np.random.default_rng(seed)
    across, away = chance.uniform(*x, count * 2), chance.uniform(*y, count * 2)
    thick = patches(across, away, 1.8, 3, seed)
    kept = np.argsort(thick * patchy + chance.uniform(0, 1 - patchy, count * 2))[-count:]
    across, away = across[kept], away[kept]
    foot = np.stack([across, away, np.asarray(height(across, away))], 1)
    high = tall * chance.uniform(0.6, 1.2, count)
    lean = chance.normal(0, 0.12, (count, 2)) * high[:, None]
    head = foot + np.concatenate([lean, high[:, None]], 1)
    drift = patches(across, away, 2.2, 2, seed + 4) + chance.normal(0, 0.1, count)
    kind = np.clip(((drift - 0.25) * 2 * len(colours)).astype(int), 0, len(colours) - 1)
    tints = np.array([ramp((colour, colour), np.zeros(1))[0] for colour in colours])[kind]
    tints = tints * chance.uniform(0.85, 1.12, (count, 1))
    turns = facing(np.tile([0.0, -0.5, 0.8], (count, 1)), chance, 0.25)
    sizes = bloom * chance.uniform(0.6, 1.1, count)
    star_, faces = _star(5)
    blooms = swarm(star_, faces, head, turns, sizes, tints)
    hearts = swarm(
        star_ * (0.4, 0.4, 0.2) + (0, 0, 0.13),
        faces,
        head,
        turns,
        sizes,
        0 * tints + (0.5, 0.3, 0.05),
    )
    shades = ("#3f5a2e", "#5f7f3c", "#7a9448")
    stems = blade_mesh(foot, shades, tall * 0.8, 0.02, 0.15, (0, 0), chance)
    parts = [Thing(mesh, PAINT) for mesh in (blooms, hearts, stems)]
    return group(parts, motif="flowers")


def petal_shape(wide: float, long: float, *, cup: float, shades: Shades) -> Thing:
    """A petal along +y from the origin that rises by `cup`: 0 lies flat, 1 stands."""
    along = np.linspace(0, 1, 9)[:, None]
    across = np.linspace(-1, 1, 7)[None]
    half = wide * np.sin(np.pi * along**0.75 * 0.955 + 0.06) ** 0.8
    rise = cup * np.pi / 2
    angle = rise * along**0.6
    out = long * along * np.cos(angle * 0.9)
    up = long * along * np.sin(angle)
    hollow = 0.5 * wide * across**2 * (0.3 + cup) * (1 - 0.4 * along)
    points = np.stack(
        [across * half, out - hollow * np.sin(rise) + 0 * across, up + hollow * np.cos(rise) * 0.5],
        -1,
    )
    share = np.broadcast_to(along, (9, 7)).reshape(-1)
    return tinted(sheet(points, Paint(vary=0.1, bump=0.1)), lambda _: ramp(shades, share))


def _long_leaf(long: float, wide: float, fall: float) -> Thing:
    """A narrow leaf along +x that rises and bends over by `fall` degrees."""
    along = np.linspace(0, 1, 12)[:, None]
    across = np.linspace(-1, 1, 3)[None]
    angle = math.radians(82) - np.radians(fall + 30) * along**1.4
    step = long / 11
    x = np.cumsum(np.cos(angle) * step, 0)
    z = np.cumsum(np.sin(angle) * step, 0)
    half = wide / 2 * np.sin(np.pi * (0.12 + 0.88 * along)) ** 0.7
    points = np.stack([x + 0 * across, across * half, z + np.abs(across) * half * 0.5], -1)
    return sheet(points, Paint("#557a45", "#7f9a55", vary=0.2))


def _on_stem(
    head: Thing, tall: float, leaves: Sequence[Thing], motif: str, seed: int, thick: float = 0.018
) -> Thing:
    """A head on a stem that leans a little, with leaves at its foot."""
    chance = np.random.default_rng(seed)
    lean, sway = chance.uniform(-0.1, 0.1, 2) * tall
    path = [(0, 0, 0), (float(sway), 0, tall * 0.45), (float(lean), 0, tall)]
    stem = tube(
        path, [thick * tall * 1.15, thick * tall, thick * tall * 0.8], Paint("#557a45"), sides=8
    )
    return group(stem, head.at(float(lean), 0, tall), leaves, motif=motif)


def _tassels(
    places: Array, outward: Array, size: float, chance: np.random.Generator
) -> list[Thing]:
    """A little star of hairs at each place."""
    made = []
    for place, way in zip(places, outward, strict=True):
        frame = facing(way[None], chance, 0)[0]
        for angle in np.linspace(0, 2 * math.pi, 7, endpoint=False):
            hair = frame @ (math.cos(angle), math.sin(angle), 0.45)
            made.append(tube([place, place + hair * size], 0.03 * size, Paint(), sides=3))
    return made


def _even_directions(count: int) -> Array:
    """Spread evenly over a ball, by the golden angle."""
    at = np.arange(count) + 0.5
    up = 1 - 2 * at / count
    out, angle = np.sqrt(1 - up**2), math.pi * (3 - math.sqrt(5)) * at
    return np.stack([out * np.cos(angle), out * np.sin(angle), up], 1)


def _star(petals: int) -> tuple[Array, Faces]:
    """A flat flower of radius 1 with a hollow middle, for far away."""
    angle = np.linspace(0, 2 * math.pi, petals * 4, endpoint=False)
    out = 0.55 + 0.45 * np.abs(np.cos(angle * petals / 2)) ** 0.6
    rim = np.stack([out * np.cos(angle), out * np.sin(angle), 0.25 * out], 1)
    ring_ = np.arange(petals * 4) + 1
    faces = np.stack([0 * ring_, ring_, np.roll(ring_, -1)], 1)
    return np.concatenate([np.zeros((1, 3)), rim]), faces.astype(np.int32)
