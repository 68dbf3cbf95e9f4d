"""A rehearsal: a scene's layers in a second, without Blender, to judge a composition by.

Triangles are drawn into a depth buffer; light is the sun with its shadow, the world's, and all
lamps without shadows. Nothing bounces and nothing mirrors. What is where, how large and how
bright is true enough; how beautiful it is, only the stage will show.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numba import njit
from numpy.typing import NDArray

from reverie.atelier.colour import linear
from reverie.atelier.develop import NOTHING, Layers
from reverie.atelier.scene import Camera, Panel, Scene, Spot, Sun
from reverie.atelier.thing import Array, Lamp, Mesh, Paint, Point, Thing, walk

NEAR = 0.05
SHADOW_MAP = 1024
SHADOWED_DEPTH = 30.0
"""how far from the camera things throw a shadow"""
SENSOR = 36.0
THROUGH_A_LENS = True


@dataclass(frozen=True)
class _Triangles:
    """All corners on the stage, three a triangle: where, which way, which colour."""

    corners: Array
    normals: Array
    colours: Array
    glow: Array
    motif: NDArray[np.int32]
    glassy: NDArray[np.bool_]


def rehearse(scene: Scene, width: int, height: int) -> Layers:
    """The layers of a scene, roughly."""
    motifs: dict[str, int] = {}
    triangles = _gather(scene.things, motifs)
    solid = _only(triangles, ~triangles.glassy)
    eye, axes = _camera(scene.camera)
    focal = scene.camera.lens / SENSOR * height
    depth, which, shares = _drawn(solid, eye, axes, focal, width, height)
    seen = which >= 0
    points, normals, albedo, glow = _looked_up(solid, which, shares, seen)
    toward_eye = eye - points
    toward_eye /= np.linalg.norm(toward_eye, axis=1, keepdims=True)
    normals *= np.sign((normals * toward_eye).sum(1, keepdims=True))
    arriving = _arriving(scene, solid, points, normals, eye, axes)
    colour = np.zeros((height, width, 3), np.float32)
    colour[seen] = albedo * arriving + albedo * glow[:, None]
    glazing = _only(triangles, triangles.glassy)
    if len(glazing.corners):
        colour = _glazed(colour, depth, glazing, eye, axes, focal)
    normal = np.zeros((height, width, 3), np.float32)
    normal[seen] = normals @ axes.T * (1, 1, -1)
    index = np.zeros((height, width), np.int32)
    index[seen] = solid.motif[which[seen]]
    return Layers(
        colour=colour,
        alpha=seen.astype(np.float32),
        depth=np.where(seen, depth, NOTHING).astype(np.float32),
        normal=normal,
        index=index,
        motifs={number: motif for motif, number in motifs.items()},
    )


def _gather(things: Sequence[Thing], motifs: dict[str, int]) -> _Triangles:
    found: list[tuple[Array, ...]] = []
    for leaf, matrix, motif in (each for thing in things for each in walk(thing)):
        if leaf.mesh is None:
            continue
        faces = _fans(leaf.mesh)
        if not len(faces):
            continue
        corners = leaf.mesh.vertices @ matrix[:3, :3].T + matrix[:3, 3]
        colours = _base_colours(leaf.mesh, leaf.paint)
        normals = _normals(corners, faces, smooth=leaf.mesh.smooth)
        number = motifs.setdefault(motif or "thing", len(motifs) + 1)
        strength = leaf.paint.glow if leaf.paint.kind in {"paint", "light"} else 0.0
        found.append(
            (
                corners[faces],
                normals,
                colours[faces],
                np.full(len(faces), strength),
                np.full(len(faces), number),
                np.full(len(faces), leaf.paint.kind == "glass"),
            )
        )
    corners, normals, colours, glow, numbers, glassy = (
        np.concatenate(column) for column in zip(*found, strict=True)
    )
    return _Triangles(
        corners.astype(np.float64),
        normals.astype(np.float64),
        colours.astype(np.float64),
        glow.astype(np.float64),
        numbers.astype(np.int32),
        glassy.astype(np.bool_),
    )


def _fans(mesh: Mesh) -> NDArray[np.int32]:
    """All faces as triangles."""
    pieces = [
        faces[:, [0, at, at + 1]] for faces in mesh.faces for at in range(1, faces.shape[1] - 1)
    ]
    return np.concatenate(pieces) if pieces else np.empty((0, 3), np.int32)


def _base_colours(mesh: Mesh, paint: Paint) -> Array:
    count = len(mesh.vertices)
    if paint.gradient:
        height = mesh.vertices[:, 2]
        share = (height - height.min()) / (np.ptp(height) + 1e-9)
        stops = np.array([linear(colour) for colour in paint.gradient])
        places = np.linspace(0, 1, len(stops))
        base = np.stack([np.interp(share, places, stops[:, part]) for part in range(3)], axis=1)
    elif paint.colour is not None:
        base = np.tile(np.array(linear(paint.colour)), (count, 1))
    elif mesh.colours is not None:
        base = np.asarray(mesh.colours, float)
    else:
        base = np.full((count, 3), 0.8)
    if paint.second and paint.kind == "paint":
        # A mesh is coarser than a pattern: only how much of the second colour is there is shown.
        share = {"mottle": 0.35, "bricks": 0.1, "planks": 0.1, "dots": 0.2}.get(paint.pattern, 0.5)
        base = base * (1 - share) + np.array(linear(paint.second)) * share
    return base


def _normals(corners: Array, faces: NDArray[np.int32], *, smooth: bool) -> Array:
    a, b, c = (corners[faces[:, at]] for at in range(3))
    flat = np.cross(b - a, c - a)
    if not smooth:
        return np.repeat(_unit(flat)[:, None, :], 3, axis=1)
    summed = np.zeros_like(corners)
    for at in range(3):
        np.add.at(summed, faces[:, at], flat)
    return _unit(summed)[faces]


def _only(triangles: _Triangles, chosen: NDArray[np.bool_]) -> _Triangles:
    return _Triangles(
        triangles.corners[chosen],
        triangles.normals[chosen],
        triangles.colours[chosen],
        triangles.glow[chosen],
        triangles.motif[chosen],
        triangles.glassy[chosen],
    )


def _camera(camera: Camera) -> tuple[Array, Array]:
    """Where the eye is, and its axes as rows: right, up, ahead."""
    eye = np.array(camera.at, float)
    ahead = _unit(np.subtract(camera.to, camera.at)[None])[0]
    beside = (0.0, 1.0, 0.0) if abs(ahead[2]) > 0.999 else (0.0, 0.0, 1.0)
    right = _unit(np.cross(ahead, beside)[None])[0]
    up = np.cross(right, ahead)
    roll = math.radians(camera.roll)
    turned = right * math.cos(roll) + up * math.sin(roll)
    return eye, np.stack([turned, np.cross(turned, ahead), ahead])


def _drawn(
    triangles: _Triangles, eye: Array, axes: Array, focal: float, width: int, height: int
) -> tuple[Array, NDArray[np.int32], Array]:
    """For each point of the picture: its depth, its triangle, and the shares of its corners."""
    view = (triangles.corners - eye) @ axes.T
    return _fill(view, focal, width, height, THROUGH_A_LENS)


@njit(cache=True)
def _fill(view, focal, width, height, perspective):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN202, PLR0915  numba infers
    depth = np.full((height, width), 1e9)
    which = np.full((height, width), -1, np.int32)
    shares = np.zeros((height, width, 3))
    polygon = np.empty((4, 3))
    weights = np.empty((4, 3))
    for number in range(view.shape[0]):
        count = 0
        if not perspective:
            for at in range(3):
                polygon[at] = view[number, at]
                weights[at] = 0.0
                weights[at, at] = 1.0
            count = 3
        else:
            for at in range(3):
                here, there = view[number, at], view[number, (at + 1) % 3]
                if here[2] > NEAR:
                    polygon[count] = here
                    weights[count] = 0.0
                    weights[count, at] = 1.0
                    count += 1
                if (here[2] > NEAR) != (there[2] > NEAR):
                    share = (NEAR - here[2]) / (there[2] - here[2])
                    polygon[count] = here + (there - here) * share
                    polygon[count, 2] = NEAR
                    weights[count] = 0.0
                    weights[count, at] = 1 - share
                    weights[count, (at + 1) % 3] += share
                    count += 1
        for fan in range(1, count - 1):
            corner = (0, fan, fan + 1)
            xs, ys, zs = np.empty(3), np.empty(3), np.empty(3)
            for at in range(3):
                p = polygon[corner[at]]
                scale = focal / p[2] if perspective else focal
                xs[at] = width / 2 + p[0] * scale
                ys[at] = height / 2 - p[1] * scale
                zs[at] = 1 / p[2] if perspective else p[2]
            area = (xs[1] - xs[0]) * (ys[2] - ys[0]) - (xs[2] - xs[0]) * (ys[1] - ys[0])
            if abs(area) < 1e-9:
                continue
            left, right = max(math.floor(min(xs)), 0), min(math.ceil(max(xs)), width - 1)
            top, bottom = max(math.floor(min(ys)), 0), min(math.ceil(max(ys)), height - 1)
            for y in range(top, bottom + 1):
                for x in range(left, right + 1):
                    px, py = x + 0.5, y + 0.5
                    u = ((px - xs[0]) * (ys[2] - ys[0]) - (xs[2] - xs[0]) * (py - ys[0])) / area
                    v = ((xs[1] - xs[0]) * (py - ys[0]) - (px - xs[0]) * (ys[1] - ys[0])) / area
                    if u < 0 or v < 0 or u + v > 1:
                        continue
                    mixed = zs[0] + u * (zs[1] - zs[0]) + v * (zs[2] - zs[0])
                    away = 1 / mixed if perspective else mixed
                    if away >= depth[y, x]:
                        continue
                    depth[y, x] = away
                    which[y, x] = number
                    parts = ((1 - u - v), u, v)
                    shares[y, x] = 0.0
                    for at in range(3):
                        part = parts[at] * zs[at] * away if perspective else parts[at]
                        for each in range(3):
                            shares[y, x, each] += part * weights[corner[at], each]
    return depth, which, shares


def _looked_up(
    triangles: _Triangles, which: NDArray[np.int32], shares: Array, seen: NDArray[np.bool_]
) -> tuple[Array, Array, Array, Array]:
    number, share = which[seen], shares[seen][:, :, None]
    return (
        (triangles.corners[number] * share).sum(1),
        _unit((triangles.normals[number] * share).sum(1)),
        (triangles.colours[number] * share).sum(1),
        triangles.glow[number],
    )


def _arriving(
    scene: Scene, solid: _Triangles, points: Array, normals: Array, eye: Array, axes: Array
) -> Array:
    """How much light falls on each point, divided by π."""
    above, below = (np.array(linear(c)) for c in (scene.world.above, scene.world.below))
    facing_up = ((normals[:, 2] + 1) / 2)[:, None]
    total = (below * (1 - facing_up) + above * facing_up) * scene.world.strength * 0.8
    for light in scene.lights:
        amount: Array = np.zeros(1)
        match light:
            case Sun():
                source = _from(light)
                cosine = np.clip(normals @ source, 0, None)
                lit = _unshaded(solid, points + normals * 0.02, source, eye, axes)
                amount = cosine * lit * light.strength / math.pi
            case Spot():
                amount = _near(points, normals, light.at, light.power) * _cone(points, light)
            case Panel():
                facing = _unit(np.subtract(light.to, light.at)[None])[0]
                outward = np.clip(_unit(points - np.array(light.at)) @ facing, 0, None)
                amount = _near(points, normals, light.at, light.power) * outward * 4
        total = total + amount[:, None] * np.array(linear(light.colour))
    for lamp, at in _lamps(scene.things):
        amount = _near(points, normals, at, lamp.power)
        total = total + amount[:, None] * np.array(linear(lamp.colour))
    return total


def _from(sun: Sun) -> Array:
    heading, height = math.radians(sun.heading), math.radians(sun.height)
    across = math.cos(height)
    return np.array([across * math.sin(heading), -across * math.cos(heading), math.sin(height)])


def _near(points: Array, normals: Array, at: Point, power: float) -> Array:
    toward = np.array(at) - points
    squared = (toward**2).sum(1) + 0.02
    cosine = np.clip((normals * toward).sum(1) / np.sqrt(squared), 0, None)
    amount: Array = power * cosine / (4 * math.pi**2 * squared)
    return amount


def _cone(points: Array, spot: Spot) -> Array:
    facing = _unit(np.subtract(spot.to, spot.at)[None])[0]
    cosine = _unit(points - np.array(spot.at)) @ facing
    edge = math.cos(math.radians(spot.angle / 2))
    return np.clip((cosine - edge) / ((1 - edge) * max(spot.blend, 0.05)), 0, 1)


def _lamps(things: Sequence[Thing]) -> list[tuple[Lamp, Point]]:
    return [
        (leaf.lamp, (matrix[0, 3], matrix[1, 3], matrix[2, 3]))
        for thing in things
        for leaf, matrix, _ in walk(thing)
        if leaf.lamp is not None
    ]


def _unshaded(solid: _Triangles, points: Array, source: Array, eye: Array, axes: Array) -> Array:
    """1 where the sun reaches, 0 in shadow, softened a little."""
    centre = eye + axes[2] * SHADOWED_DEPTH / 2
    across = (0.0, 1.0, 0.0) if abs(source[2]) > 0.99 else (0.0, 0.0, 1.0)
    right = _unit(np.cross(across, source)[None])[0]
    frame = np.stack([right, np.cross(source, right), -source])
    view = (solid.corners - centre) @ frame.T
    focal = SHADOW_MAP / SHADOWED_DEPTH
    depth, _, _ = _fill(view, focal, SHADOW_MAP, SHADOW_MAP, not THROUGH_A_LENS)
    there = (points - centre) @ frame.T
    lit = np.zeros(len(points))
    for dx, dy in ((0, 0), (1.5, 0.5), (-1.5, -0.5), (0.5, -1.5), (-0.5, 1.5)):
        x = np.clip(SHADOW_MAP / 2 + there[:, 0] * focal + dx, 0, SHADOW_MAP - 1).astype(int)
        y = np.clip(SHADOW_MAP / 2 - there[:, 1] * focal + dy, 0, SHADOW_MAP - 1).astype(int)
        lit += there[:, 2] <= depth[y, x] + 0.06
    return lit / 5


def _glazed(
    colour: NDArray[np.float32],
    depth: Array,
    glazing: _Triangles,
    eye: Array,
    axes: Array,
    focal: float,
) -> NDArray[np.float32]:
    height, width = depth.shape
    away, which, shares = _drawn(glazing, eye, axes, focal, width, height)
    seen = (which >= 0) & (away < depth)
    points, normals, tint, _ = _looked_up(glazing, which, shares, seen)
    toward_eye = _unit(eye - points)
    rim = np.clip((1 - np.abs((normals * toward_eye).sum(1)) - 0.55) / 0.45, 0, 1)[:, None] * 0.8
    colour[seen] = colour[seen] * tint * (1 - rim) + 0.7 * rim
    return colour


def _unit(vectors: Array) -> Array:
    lengths: Array = np.asarray(vectors, float)
    return lengths / (np.linalg.norm(lengths, axis=-1, keepdims=True) + 1e-12)
