"""Paper cuts: sheets of any outline, also hollow ones, cut into triangles so that they lie flat."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from reverie.atelier.shapes import Corner
from reverie.atelier.thing import Array, Mesh, Paint, Thing


def paper_cut(
    outline: Sequence[Corner] | Array, depth: float, paint: Paint, *, motif: str = ""
) -> Thing:
    """An outline of (x, z) points, as hollow as it likes, as a sheet of some depth."""
    flat = np.array(outline, float)
    if _area(flat) < 0:
        flat = flat[::-1]
    count = len(flat)
    front = np.stack([flat[:, 0], np.full(count, -depth / 2), flat[:, 1]], axis=1)
    vertices = np.concatenate([front, front + np.array([0, depth, 0])])
    face = _triangles(flat)
    ring = np.arange(count)
    following = (ring + 1) % count
    sides = np.stack([ring, ring + count, following + count, following], axis=1)
    triangles = np.concatenate([face, face[:, ::-1] + count]).astype(np.int32)
    return Thing(Mesh(vertices, (triangles, sides.astype(np.int32)), smooth=False), paint, motif)


def _area(flat: Array) -> float:
    x, z = flat[:, 0], flat[:, 1]
    return float(np.sum(x * np.roll(z, -1) - np.roll(x, -1) * z)) / 2


def _triangles(flat: Array) -> NDArray[np.int32]:
    """Cuts off one ear after another: a corner with nothing of the outline inside."""
    left = list(range(len(flat)))
    found: list[tuple[int, int, int]] = []
    at, idle = 0, 0
    while len(left) > 3 and idle <= len(left):
        before, here, after = (left[(at + step) % len(left)] for step in (-1, 0, 1))
        if _is_ear(flat, left, before, here, after):
            found.append((before, here, after))
            left.pop(at % len(left))
            idle = 0
        else:
            at, idle = at + 1, idle + 1
        at %= len(left)
    if len(left) == 3:
        found.append((left[0], left[1], left[2]))
    return np.array(found, np.int32)


def _is_ear(flat: Array, left: list[int], before: int, here: int, after: int) -> bool:
    a, b, c = flat[before], flat[here], flat[after]
    if _turn(a, b, c[None])[0] <= 1e-12:
        return False
    others = flat[[index for index in left if index not in (before, here, after)]]
    inside = (_turn(a, b, others) > 0) & (_turn(b, c, others) > 0) & (_turn(c, a, others) > 0)
    return not bool(inside.any())


def _turn(a: Array, b: Array, points: Array) -> Array:
    """Above 0 for points to the left of the line from a to b."""
    turned: Array = (b[0] - a[0]) * (points[:, 1] - a[1]) - (b[1] - a[1]) * (points[:, 0] - a[0])
    return turned
