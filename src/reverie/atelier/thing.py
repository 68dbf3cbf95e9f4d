"""Things on a stage: meshes with paint, placed in space, grouped into larger things.

All of it is plain data; `stage` turns it into Blender's objects. The axes are those of a theatre
seen from the seats: x to the right, y away from the viewer, z up. Moves chain and read in order:

    fox(pose="sit").turn(75).size(0.95).at(-0.7, -1.7, 0.2)
"""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

Array = NDArray[Any]
Point = tuple[float, float, float]
Place = Sequence[float] | Array
Line = Sequence[Place] | Array


@dataclass(frozen=True, eq=False)
class Mesh:
    """Corners, and faces as one array for each number of sides. Colours are linear, by corner."""

    vertices: Array
    faces: tuple[NDArray[np.int32], ...]
    colours: Array | None = None
    smooth: bool = True
    bevel: float = 0.0


@dataclass(frozen=True)
class Paint:
    """How a surface looks. Without a colour the mesh's own colours are used.

    `second` is mottled in, or drawn as a pattern: stripes, checks, bricks, planks or dots, which
    lie on the `front` (x and z), on `top` (x and y) or on the `side` (y and z) of the thing.
    """

    colour: str | None = None
    second: str | None = None
    pattern: Literal["mottle", "stripes", "rings", "checks", "bricks", "planks", "dots"] = "mottle"
    face: Literal["front", "top", "side"] = "front"
    vary: float = 0.18
    grain: float = 3.0
    rough: float = 0.85
    shine: float = 0.2
    bump: float = 0.15
    bump_grain: float = 0.0
    metal: float = 0.0
    sheen: float = 0.0
    glow: float = 0.0
    gradient: tuple[str, ...] = ()
    """from the bottom of the thing to its top, in place of a colour"""
    kind: Literal["paint", "light", "glass", "water"] = "paint"
    stretch: Point = (1.0, 3.0, 1.0)


def light(colour: str, strength: float = 3.0) -> Paint:
    """Something that shines: a window, a flame. Put a lamp beside it to light its surroundings."""
    return Paint(colour, glow=strength, kind="light")


def glass(tint: str = "#e8f4f4", rim: str = "#f4fffb", strength: float = 0.85) -> Paint:
    """Painted glass: clear in the middle, light at the rim, never a reflection."""
    return Paint(tint, rim, vary=strength, kind="glass")


def water(
    colour: str = "#1f4f63",
    rough: float = 0.12,
    grain: float = 2.5,
    bump: float = 0.35,
    stretch: Point = (1.0, 3.0, 1.0),
) -> Paint:
    """Water that mirrors the light."""
    return Paint(colour, rough=rough, grain=grain, bump=bump, kind="water", stretch=stretch)


@dataclass(frozen=True)
class Lamp:
    """A point of light."""

    power: float
    colour: str
    radius: float


@dataclass(frozen=True, eq=False)
class Thing:
    """Something on the stage: a mesh, a lamp, or a group of parts. `motif` says what it is."""

    mesh: Mesh | None = None
    paint: Paint = Paint()
    motif: str = ""
    lamp: Lamp | None = None
    parts: tuple["Thing", ...] = ()
    matrix: Array = field(default_factory=lambda: np.eye(4))

    def at(self, x: float = 0, y: float = 0, z: float = 0) -> "Thing":
        """Move it by so much."""
        step = np.eye(4)
        step[:3, 3] = (x, y, z)
        return replace(self, matrix=step @ self.matrix)

    def turn(self, z: float = 0, x: float = 0, y: float = 0) -> "Thing":
        """Turn it around the origin: first around x, then y, then z, in degrees."""
        step = np.eye(4)
        step[:3, :3] = rotation(x, y, z)
        return replace(self, matrix=step @ self.matrix)

    def size(self, x: float, y: float | None = None, z: float | None = None) -> "Thing":
        """Scale it, evenly or by axis; a negative number mirrors."""
        step = np.diag([x, x if y is None else y, x if z is None else z, 1.0])
        return replace(self, matrix=step @ self.matrix)

    def axes(self, right: Point, ahead: Point, up: Point) -> "Thing":
        """Lay its x, y and z along these directions."""
        step = np.eye(4)
        step[:3, :3] = np.array([right, ahead, up], float).T
        return replace(self, matrix=step @ self.matrix)

    def called(self, motif: str) -> "Thing":
        """The same, as another motif, with all its parts."""
        return replace(self, motif=motif, parts=tuple(part.called(motif) for part in self.parts))

    def painted(self, paint: Paint) -> "Thing":
        """The same in another paint, with all its parts."""
        return replace(self, paint=paint, parts=tuple(part.painted(paint) for part in self.parts))

    def top(self) -> Callable[[float, float], float | None]:
        """Finds the height of its surface above a point of the ground, if it is there."""
        return _top(self)

    def point(self, x: float, y: float, z: float) -> Point:
        """Where a point of this thing is now: a hand, a chimney."""
        moved = self.matrix @ (x, y, z, 1.0)
        return (float(moved[0]), float(moved[1]), float(moved[2]))


def rotation(x: float, y: float, z: float) -> Array:
    """Around x, then y, then z, in degrees."""
    (cx, cy, cz), (sx, sy, sz) = (
        [f(math.radians(angle)) for angle in (x, y, z)] for f in (math.cos, math.sin)
    )
    around_x = np.array([[1, 0, 0], [0, cx, -sx], [0, sx, cx]])
    around_y = np.array([[cy, 0, sy], [0, 1, 0], [-sy, 0, cy]])
    around_z = np.array([[cz, -sz, 0], [sz, cz, 0], [0, 0, 1]])
    turned: Array = around_z @ around_y @ around_x
    return turned


def group(*parts: Thing | Sequence[Thing], motif: str = "") -> Thing:
    """Many things as one. Parts without a motif of their own take the group's."""
    flat: list[Thing] = []
    for part in parts:
        flat.extend([part] if isinstance(part, Thing) else part)
    return Thing(parts=tuple(flat), motif=motif)


def lamp(power: float, colour: str = "#ffcf80", radius: float = 0.1) -> Thing:
    """A light of its own, at the origin until it is moved."""
    return Thing(lamp=Lamp(power, colour, radius))


def on_ball(thing: Thing, radius: float, east: float, north: float, spin: float = 0) -> Thing:
    """Stand on a ball around the origin; east 0, north 0 faces the viewer, north 90 is its top."""
    return thing.turn(spin).at(z=radius).turn(x=90 - north).turn(east)


def between(one: Point, other: Point) -> Array:
    """The matrix that lays the x axis from one point to the other, with its full length."""
    along = np.subtract(other, one)
    length = float(np.linalg.norm(along))
    right = along / length
    side = np.cross((0, 0, 1) if abs(right[2]) < 0.95 else (0, 1, 0), right)
    side /= np.linalg.norm(side)
    matrix = np.eye(4)
    matrix[:3, :3] = np.stack([along, side, np.cross(right, side)], axis=1)
    matrix[:3, 3] = one
    return matrix


def walk(
    thing: Thing, matrix: Array | None = None, motif: str = ""
) -> "list[tuple[Thing, Array, str]]":
    """All things with a mesh or a lamp, with where they stand and what they are."""
    here = thing.matrix if matrix is None else matrix @ thing.matrix
    name = thing.motif or motif
    own = [(thing, here, name)] if thing.mesh or thing.lamp else []
    return own + [leaf for part in thing.parts for leaf in walk(part, here, name)]


def _triangles(thing: Thing) -> Array:
    found = []
    for leaf, matrix, _ in walk(thing):
        if leaf.mesh is None:
            continue
        world = leaf.mesh.vertices @ matrix[:3, :3].T + matrix[:3, 3]
        for faces in leaf.mesh.faces:
            found += [world[faces[:, [0, at, at + 1]]] for at in range(1, faces.shape[1] - 1)]
    return np.concatenate(found)


def _top(thing: Thing) -> Callable[[float, float], float | None]:
    corners = _triangles(thing)
    a, b, c = corners[:, 0], corners[:, 1], corners[:, 2]
    area = (b[:, 0] - a[:, 0]) * (c[:, 1] - a[:, 1]) - (c[:, 0] - a[:, 0]) * (b[:, 1] - a[:, 1])
    seen = np.abs(area) > 1e-12
    a, b, c, area = a[seen], b[seen], c[seen], area[seen]

    def height(x: float, y: float) -> float | None:
        u = ((x - a[:, 0]) * (c[:, 1] - a[:, 1]) - (c[:, 0] - a[:, 0]) * (y - a[:, 1])) / area
        v = ((b[:, 0] - a[:, 0]) * (y - a[:, 1]) - (x - a[:, 0]) * (b[:, 1] - a[:, 1])) / area
        hit = (u >= -1e-9) & (v >= -1e-9) & (u + v <= 1 + 1e-9)
        if not hit.any():
            return None
        z = a[:, 2] + u * (b[:, 2] - a[:, 2]) + v * (c[:, 2] - a[:, 2])
        return float(z[hit].max())

    return height
