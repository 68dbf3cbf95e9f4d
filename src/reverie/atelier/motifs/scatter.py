"""Many from one: copies strewn over land, set in rows and rings, or melted into a single mesh.

Scenes use `scatter`, `row`, `ring`, `spiral`, `procession`, `heap` and `adrift`, whose copies share
their meshes. The motifs of nature use the rest: `swarm` makes one mesh of thousands of leaves.
"""

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from reverie.atelier.colour import linear
from reverie.atelier.noise import fbm
from reverie.atelier.shapes import curve
from reverie.atelier.thing import Array, Mesh, Paint, Thing, group, walk

Numbers = Array | float
Ground = Callable[..., Any]
"""a height function, or what `Thing.top` gives: None where there is nothing"""
Circle = tuple[float, float, float]
"""x, y and radius"""
Span = tuple[float, float]
Faces = NDArray[np.int32]


def flat(x: Numbers, y: Numbers) -> Array:
    """Level ground."""
    return np.zeros(np.broadcast(x, y).shape)


def scatter(
    things: Thing | Sequence[Thing],
    count: int,
    x: Span = (-5, 5),
    y: Span = (-5, 5),
    *,
    height: Ground = flat,
    seed: int = 0,
    sizes: Span = (0.7, 1.2),
    tilt: float = 0,
    spin: float = 180,
    apart: float = 0,
    avoid: Sequence[Circle] = (),
    where: Callable[[float, float], bool] | None = None,
    sink: float = 0,
) -> Thing:
    """Strew copies over an area, each turned by up to `spin` and leaning by up to `tilt`."""
    kinds, chance = _kinds(things), np.random.default_rng(seed)
    taken: list[Circle] = []
    placed: list[Thing] = []
    for _ in range(count * 12):
        if len(placed) == count:
            break
        at = (float(chance.uniform(*x)), float(chance.uniform(*y)))
        level = _level(height, *at)
        if level is None or _inside(at, avoid) or _inside(at, taken) or (where and not where(*at)):
            continue
        taken += [(*at, apart)] if apart else []
        copy = kinds[int(chance.integers(len(kinds)))].size(float(chance.uniform(*sizes)))
        lean = chance.uniform(-tilt, tilt, 2)
        copy = copy.turn(float(chance.uniform(-spin, spin)), x=float(lean[0]), y=float(lean[1]))
        placed.append(copy.at(*at, level - sink))
    return group(placed)


def spaced(path: Sequence[Sequence[float]] | Array, count: int) -> Array:
    """So many points at even steps along the curve through a path."""
    line = curve(path, 160) if len(path) > 2 else np.array(path, float)
    steps = np.linalg.norm(np.diff(line, axis=0), axis=1)
    length = np.concatenate([[0.0], np.cumsum(steps)])
    marks = np.linspace(0, length[-1], count)
    return np.stack([np.interp(marks, length, line[:, axis]) for axis in range(line.shape[1])], 1)


def merged(things: Iterable[Thing], paint: Paint | None = None, motif: str = "") -> Thing:
    """Things of one paint as a single mesh; colours of corners are kept if all have them."""
    leaves = [leaf for thing in things for leaf in walk(thing) if leaf[0].mesh is not None]
    vertices, colours, faces = [], [], []
    count = 0
    for leaf, matrix, _ in leaves:
        mesh = leaf.mesh
        assert mesh is not None
        vertices.append(mesh.vertices @ matrix[:3, :3].T + matrix[:3, 3])
        colours.append(mesh.colours)
        faces += [each + count for each in mesh.faces]
        count += len(mesh.vertices)
    by_sides: dict[int, list[Faces]] = {}
    for each in faces:
        by_sides.setdefault(each.shape[1], []).append(each)
    kept = [colour for colour in colours if colour is not None]
    first = leaves[0][0]
    assert first.mesh is not None
    mesh = Mesh(
        np.concatenate(vertices),
        tuple(np.concatenate(each).astype(np.int32) for each in by_sides.values()),
        np.concatenate(kept) if len(kept) == len(leaves) else None,
        smooth=first.mesh.smooth,
    )
    return Thing(mesh, paint or first.paint, motif or first.motif)


def swarm(
    corners: Array, faces: Faces, places: Array, turns: Array, sizes: Array, colours: Array
) -> Mesh:
    """One mesh of many copies of a small one.

    `sizes` has a number or three for each copy, `colours` one for each copy, or for each corner of
    each copy.
    """
    scaled = corners * sizes.reshape(len(places), 1, -1)
    vertices = np.einsum("nij,nkj->nki", turns, scaled) + places[:, None]
    offsets = len(corners) * np.arange(len(places))[:, None, None]
    tints = colours[:, None] if colours.ndim == 2 else colours
    return Mesh(
        vertices.reshape(-1, 3),
        ((faces + offsets).reshape(-1, faces.shape[1]).astype(np.int32),),
        np.broadcast_to(tints, vertices.shape).reshape(-1, 3),
    )


def facing(normals: Array, chance: np.random.Generator, tilt: float = 0.5) -> Array:
    """Turns that lay z along each direction, more or less, with x and y by chance."""
    up = normals + chance.normal(0, tilt, normals.shape)
    up /= np.linalg.norm(up, axis=1, keepdims=True) + 1e-9
    right = np.cross(chance.normal(size=normals.shape), up)
    right /= np.linalg.norm(right, axis=1, keepdims=True) + 1e-9
    return np.stack([right, np.cross(up, right), up], axis=2)


def tinted(thing: Thing, tint: Callable[[Array], Array], paint: Paint | None = None) -> Thing:
    """The same mesh with a colour for each corner, found from where it lies."""
    assert thing.mesh is not None
    mesh = replace(thing.mesh, colours=tint(thing.mesh.vertices))
    return replace(thing, mesh=mesh, paint=paint or replace(thing.paint, colour=None, gradient=()))


def ramp(colours: Sequence[str], share: Array) -> Array:
    """Linear colours between those given, 0 is the first and 1 the last."""
    stops = np.array([linear(colour) for colour in colours])
    marks = np.linspace(0, 1, len(stops))
    return np.stack([np.interp(share, marks, stops[:, part]) for part in range(3)], -1)


def blended(colours: Array, other: str, share: Array) -> Array:
    """Colours with so much of another in each."""
    over = share[:, None]
    mixed: Array = colours * (1 - over) + ramp((other, other), share) * over
    return mixed


def patches(x: Numbers, y: Numbers, scale: float = 1, octaves: int = 3, seed: int = 0) -> Array:
    """Smooth chance from 0 to 1 over the plane, in patches of this size."""
    across, away = np.asarray(x, np.float32) / scale, np.asarray(y, np.float32) / scale
    return fbm(across, away, octaves, seed).astype(np.float64)


def lumps(points: Array, grain: float = 1, seed: int = 0, waves: int = 28) -> Array:
    """Smooth chance in space, about -1 to 1: many waves from all sides."""
    chance = np.random.default_rng(seed)
    headings = chance.normal(size=(waves, 3))
    headings *= (
        grain * chance.uniform(0.6, 2.2, (waves, 1)) / np.linalg.norm(headings, axis=1)[:, None]
    )
    phases = chance.uniform(0, 2 * math.pi, waves)
    strengths = 1 / np.linalg.norm(headings, axis=1) ** 0.7
    summed: Array = (np.sin(points @ headings.T + phases) * strengths).sum(-1)
    return summed / (np.sqrt((strengths**2).sum()) * 1.1)


@cache
def globe(cells: int = 8) -> tuple[Array, Faces]:
    """Directions spread evenly over a ball, and the squares between them."""
    span = np.tan(np.linspace(-math.pi / 4, math.pi / 4, cells + 1))
    a, b = (side.ravel() for side in np.meshgrid(span, span, indexing="ij"))
    one = np.ones_like(a)
    sides = [(one, a, b), (-one, b, a), (b, one, a), (a, -one, b), (a, b, one), (b, a, -one)]
    points = np.concatenate([np.stack(side, -1) for side in sides])
    points /= np.linalg.norm(points, axis=1, keepdims=True)
    row_, column = np.meshgrid(np.arange(cells), np.arange(cells), indexing="ij")
    here = (row_ * (cells + 1) + column).ravel()
    square = np.stack([here, here + cells + 1, here + cells + 2, here + 1], 1)
    faces = np.concatenate([square + side * (cells + 1) ** 2 for side in range(6)])
    _, kept, welded = np.unique(points.round(6), axis=0, return_index=True, return_inverse=True)
    return points[kept], welded.ravel()[faces].astype(np.int32)


def roughened(thing: Thing, amount: float, grain: float = 3, seed: int = 0) -> Thing:
    """The same with its surface pushed in and out by chance."""
    assert thing.mesh is not None
    moved = (
        thing.mesh.vertices
        + normals(thing.mesh) * amount * lumps(thing.mesh.vertices, grain, seed)[:, None]
    )
    return replace(thing, mesh=replace(thing.mesh, vertices=moved))


def normals(mesh: Mesh) -> Array:
    """The direction away from the surface at each corner, the same for corners at one place."""
    found = np.zeros((len(mesh.vertices), 3))
    for faces in mesh.faces:
        a, b, c = (mesh.vertices[faces[:, corner]] for corner in (0, 1, 2))
        across = np.cross(b - a, c - a)
        for corner in range(faces.shape[1]):
            np.add.at(found, faces[:, corner], across)
    places = np.round(mesh.vertices / (np.ptp(mesh.vertices) + 1e-12), 5)
    _, place = np.unique(places, axis=0, return_inverse=True)
    shared = np.zeros((int(place.max()) + 1, 3))
    np.add.at(shared, place.ravel(), found)
    joined = shared[place.ravel()]
    return joined / (np.linalg.norm(joined, axis=1, keepdims=True) + 1e-12)


def over_surface(mesh: Mesh, count: int, chance: np.random.Generator) -> tuple[Array, Array]:
    """Points spread over a mesh by area, and the directions away from it."""
    corners = np.concatenate(
        [
            mesh.vertices[faces[:, [0, corner, corner + 1]]]
            for faces in mesh.faces
            for corner in range(1, faces.shape[1] - 1)
        ]
    )
    across = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
    area = np.linalg.norm(across, axis=1)
    picked = chance.choice(len(area), count, p=area / area.sum())
    u, v = chance.uniform(size=(2, count, 1))
    over = u + v > 1
    u, v = np.where(over, 1 - u, u), np.where(over, 1 - v, v)
    a, b, c = (corners[picked, corner] for corner in range(3))
    return a + u * (b - a) + v * (c - a), across[picked] / (area[picked, None] + 1e-12)


def _kinds(things: Thing | Sequence[Thing]) -> list[Thing]:
    return [things] if isinstance(things, Thing) else list(things)


def _level(height: Ground, x: float, y: float) -> float | None:
    found = height(x, y)
    return None if found is None else float(np.asarray(found))


def _inside(at: tuple[float, float], circles: Sequence[Circle]) -> bool:
    return any(math.hypot(at[0] - x, at[1] - y) < radius for x, y, radius in circles)
