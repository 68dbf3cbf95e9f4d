"""Plain shapes: turned, drawn along a path, boxed, cut from a sheet, or laid out as land."""

import math
from collections.abc import Callable, Sequence

import numpy as np
from numpy.typing import NDArray

from reverie.atelier.thing import Array, Line, Mesh, Paint, Point, Thing

Corner = tuple[float, float]


def curve(points: Line, count: int = 40) -> Array:
    """A smooth line through all points (Catmull-Rom)."""
    line = np.array([points[0], *points, points[-1]], float)
    steps = max(2, count // (len(points) - 1))
    share = np.linspace(0, 1, steps, endpoint=False)[:, None]
    pieces = []
    for at in range(1, len(line) - 2):
        a, b, c, d = line[at - 1 : at + 3]
        pieces.append(
            0.5
            * (
                2 * b
                + (c - a) * share
                + (2 * a - 5 * b + 4 * c - d) * share**2
                + (3 * b - a - 3 * c + d) * share**3
            )
        )
    return np.concatenate([*pieces, line[-2:-1]])


def lathe(
    profile: Line,
    paint: Paint,
    *,
    sides: int = 40,
    round_off: bool = True,
    smooth: bool = True,
    wobble: float = 0.0,
    seed: int = 0,
    motif: str = "",
) -> Thing:
    """Turned around z from (radius, height) points; `round_off` runs a curve through them."""
    line = curve(profile) if round_off and len(profile) > 2 else np.array(profile, float)
    angles = np.linspace(0, 2 * math.pi, sides, endpoint=False)
    chance = np.random.default_rng(seed)
    phases = chance.uniform(0, 0.5, len(line)) + line[:, 1] * 2
    radius = np.maximum(line[:, :1], 1e-4) * (1 + wobble * np.sin(angles * 3 + phases[:, None]))
    vertices = np.stack(
        [
            radius * np.cos(angles),
            radius * np.sin(angles),
            np.broadcast_to(line[:, 1:2], radius.shape),
        ],
        axis=-1,
    ).reshape(-1, 3)
    return Thing(Mesh(vertices, (_bands(len(line), sides),), smooth=smooth), paint, motif)


def tube(
    path: Line,
    radius: float | Sequence[float],
    paint: Paint,
    *,
    sides: int = 10,
    bend: bool = True,
    motif: str = "",
) -> Thing:
    """Along a path, as thick as told at points evenly spread over it; `bend` rounds the corners."""
    line = np.array(path, float)
    if bend and len(line) > 2:
        line = curve(line, len(line) * 6)
    thick = np.interp(
        np.linspace(0, 1, len(line)),
        np.linspace(0, 1, np.size(radius)) if np.size(radius) > 1 else [0.0],
        np.atleast_1d(radius),
    )
    along = np.gradient(line, axis=0)
    along /= np.linalg.norm(along, axis=1, keepdims=True) + 1e-9
    side = np.cross(along[0], (0, 0, 1) if abs(along[0][2]) < 0.9 else (1, 0, 0))
    angles = np.linspace(0, 2 * math.pi, sides, endpoint=False)[:, None]
    rings = []
    for at, heading in enumerate(along):
        side = side - heading * (side @ heading)
        side /= np.linalg.norm(side) + 1e-9
        other = np.cross(heading, side)
        rings.append(line[at] + thick[at] * (np.cos(angles) * side + np.sin(angles) * other))
    last = (len(line) - 1) * sides
    caps = np.array([np.arange(sides)[::-1], last + np.arange(sides)], np.int32)
    mesh = Mesh(np.concatenate(rings), (_bands(len(line), sides), caps))
    return Thing(mesh, paint, motif)


def box(
    size: Point, paint: Paint, *, bevel: float = 0.02, taper: float = 1.0, motif: str = ""
) -> Thing:
    """A box around the origin; `taper` makes its top smaller."""
    x, y, z = (length / 2 for length in size)
    corners = [(-x, -y), (x, -y), (x, y), (-x, y)]
    vertices = [(a, b, -z) for a, b in corners] + [(a * taper, b * taper, z) for a, b in corners]
    faces = [(0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
    mesh = Mesh(np.array(vertices, float), (np.array(faces, np.int32),), smooth=False, bevel=bevel)
    return Thing(mesh, paint, motif)


def cutout(
    outline: Line,
    depth: float,
    paint: Paint,
    *,
    bevel: float = 0.0,
    motif: str = "",
) -> Thing:
    """An outline of (x, z) points as a sheet of some depth, facing the viewer."""
    count = len(outline)
    flat = np.array(outline, float)
    front = np.stack([flat[:, 0], np.full(count, -depth / 2), flat[:, 1]], axis=1)
    vertices = np.concatenate([front, front + (0, depth, 0)])
    ring = np.arange(count)
    following = (ring + 1) % count
    sides = np.stack([ring, ring + count, following + count, following], axis=1)
    ends = np.array([ring, 2 * count - 1 - ring], np.int32)
    mesh = Mesh(vertices, (ends, sides.astype(np.int32)), smooth=False, bevel=bevel)
    return Thing(mesh, paint, motif)


def ball(radius: float, paint: Paint, *, sides: int = 32, motif: str = "") -> Thing:
    """A ball around the origin."""
    angles = np.linspace(-math.pi / 2, math.pi / 2, sides // 2 + 1)
    profile = np.stack([radius * np.cos(angles), radius * np.sin(angles)], axis=1)
    return lathe(profile, paint, sides=sides, round_off=False, motif=motif)


Height = Callable[[Array, Array], Array]


def land(
    height: Height,
    paint: Paint,
    *,
    width: float = 60,
    near: float = -12,
    far: float = 50,
    cells: int = 140,
    motif: str = "ground",
) -> Thing:
    """Land or water as z = height(x, y), from behind the viewer to the horizon."""
    across = np.linspace(-width / 2, width / 2, cells)
    away = near + (far - near) * np.linspace(0, 1, cells) ** 1.5
    x, y = np.meshgrid(across, away)
    vertices = np.stack([x, y, np.broadcast_to(height(x, y), x.shape)], axis=-1).reshape(-1, 3)
    return Thing(Mesh(vertices, (_grid(cells, cells),)), paint, motif)


def sheet(points: Array, paint: Paint, *, motif: str = "") -> Thing:
    """A surface through a grid of points, rows × columns × 3: a page, a sail, a blanket."""
    rows, columns, _ = points.shape
    return Thing(Mesh(points.reshape(-1, 3), (_grid(rows, columns),)), paint, motif)


def highlight(path: Line, radius: float = 0.03) -> Thing:
    """A stroke of white on glass."""
    ends = [0.002, radius, radius, 0.002]
    return tube(path, ends, Paint("#ffffff", glow=1.2, kind="light"), sides=6, motif="highlight")


def _bands(rings: int, sides: int) -> NDArray[np.int32]:
    ring, side = np.meshgrid(np.arange(rings - 1), np.arange(sides), indexing="ij")
    here, beside = ring * sides + side, ring * sides + (side + 1) % sides
    return (
        np.stack([here, beside, beside + sides, here + sides], -1).reshape(-1, 4).astype(np.int32)
    )


def _grid(rows: int, columns: int) -> NDArray[np.int32]:
    row, column = np.meshgrid(np.arange(rows - 1), np.arange(columns - 1), indexing="ij")
    here = row * columns + column
    corners = np.stack([here, here + 1, here + columns + 1, here + columns], -1)
    return corners.reshape(-1, 4).astype(np.int32)
