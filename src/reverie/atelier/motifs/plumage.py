"""What birds are made of besides clay: feathers, wings, tails, legs and bills."""

import math
from collections.abc import Sequence
from functools import cache

import numpy as np

from reverie.atelier.colour import mix
from reverie.atelier.motifs.anatomy import Creature, Path, blade, tipped
from reverie.atelier.shapes import curve, tube
from reverie.atelier.thing import Array, Mesh, Paint, Point, Thing, group, rotation, walk


@cache
def pinion(colour: str, tip: str | None = None, width: float = 0.1) -> Thing:
    """One feather along +x, 1 long, lying flat, with a darker quill side."""
    dye = tipped(colour, tip, 0.72, 0.15) if tip else colour
    spine = [(0, 0, 0), (0.5, 0, 0.03), (1, 0, 0)]
    shape = [width * 0.45, width * 0.9, width, width * 0.75, 0.004]
    return blade(spine, shape, dye, facing=(0, 0, 1), cup=-0.12, thick=0.02, cells=(10, 5))


def lay(thing: Thing, at: Sequence[float], along: Sequence[float], up: Sequence[float]) -> Thing:
    """Lay a thing's x axis along a direction, with its z axis as far up as told, at a place."""
    x = np.array(along, float) / np.linalg.norm(along)
    y = np.cross(np.array(up, float), x)
    y /= np.linalg.norm(y)
    z = np.cross(x, y)
    return thing.axes(_point(x), _point(y), _point(z)).at(*at)


def wing(
    span: float,
    chord: float,
    colour: str,
    tip: str | None = None,
    *,
    lift: float = 25,
    bend: float = 12,
    sweep: float = 0.0,
    count: int = 15,
    slots: float = 1.0,
) -> Thing:
    """A spread wing to the left, from the shoulder at the origin.

    `lift` raises it in degrees, `bend` drops (or lifts) its outer half, `sweep` lays it back, and
    `slots` spreads the outer feathers like fingers.
    """
    arm = np.array([(0, 0, 0), (-0.02, 0.3, 0.03), (0.06, 0.55, 0.05), (-0.04, 0.72, 0.03)]) * span
    line = curve(arm.tolist(), 48)
    parts = []
    for each in range(count):
        share = each / (count - 1)
        outer = max(0.0, (share - 0.5) / 0.5)
        root = line[round((0.06 + 0.94 * min(1.0, share * 1.25)) * (len(line) - 1))]
        angle = math.radians(184 - 14 * share - (74 * outer**1.2) + sweep * outer)
        long = chord * (1 - 0.12 * (share - 0.3)) if share < 0.5 else chord * (1 + 0.25 * outer)
        long = max(long, span * 0.36 * outer)
        along = (math.cos(angle), math.sin(angle), -0.05 - 0.05 * outer)
        wide = 0.15 + 0.05 * (1 - slots * outer)
        quill = pinion(colour, tip).size(long, long * wide / 0.1 * 0.9, long)
        root = root + np.array([0, 0, -0.004 * each]) * span
        parts.append(lay(quill, root, along, (0, -0.12, 1)))
    cover = mix(colour, "#ffffff", 0.06)
    reach = [tuple(each - np.array([chord * 0.2, 0, 0])) for each in arm[:, :]]
    widths = [chord * 0.3, chord * 0.3, chord * 0.26, chord * 0.1]
    coverts = blade(reach, widths, cover, facing=(0, 0, 1), cup=-0.25, thick=chord * 0.22)
    bent = _bent(group(parts, coverts), span * 0.45, bend)
    return bent.turn(x=lift, y=-10)


def fan(count: int, length: float, spread: float, colour: str, tip: str | None = None) -> Thing:
    """A tail of feathers pointing back from the origin, spread over so many degrees."""
    parts = []
    for each in range(count):
        share = each / (count - 1) - 0.5 if count > 1 else 0.0
        quill = pinion(colour, tip).size(length * (1 - 0.3 * abs(share)), length * 1.1, length)
        parts.append(quill.turn(180 + spread * share).at(z=-0.01 * abs(share) * length))
    return group(parts)


def shins(
    hip: Point,
    foot: Point,
    colour: str,
    *,
    thick: float = 0.014,
    toe: float = 0.07,
    heel: float = 0,
) -> Thing:
    """A thin leg with three toes ahead and one behind; `heel` bends its joint back."""
    paint = Paint(colour, vary=0.12, bump=0.1)
    a, b = np.array(hip), np.array(foot)
    joint = (a + b) / 2 + (-heel, 0, 0)
    path: Path = [tuple(a), tuple(joint), tuple(b)] if heel else [tuple(a), tuple(b)]
    parts = [tube(path, [thick * 1.2, thick, thick], paint, sides=7, bend=False)]
    if heel:
        step = np.array([0, 0, thick])
        parts.append(tube([joint - step, joint + step], thick * 1.5, paint, sides=7))
    for angle, long in ((-32, 1.0), (0, 1.15), (32, 1.0), (180, 0.6)):
        way = (
            np.array([math.cos(math.radians(angle)), math.sin(math.radians(angle)), 0]) * toe * long
        )
        end = b + way
        knuckle = b + way * 0.6 + (0, 0, thick * 0.8)
        parts.append(
            tube(np.array([b, knuckle, end]), [thick, thick * 0.9, thick * 0.35], paint, sides=6)
        )
    return group(parts)


def bill(path: Path, radius: Sequence[float], colour: str, *, flat: float = 0.8) -> Thing:
    """A bill along a path, a little flattened."""
    made = tube(path, radius, Paint(colour, vary=0.12, rough=0.5, bump=0.05), sides=12)
    y = float(path[0][1])
    return made.at(0, -y, 0).size(1, flat, 1).at(0, y, 0)


def folded_wing(
    body: Creature, at: Point, size: Point, colour: str, tip: str | None = None, *, nod: float = -25
) -> None:
    """Wings laid to the body: a flat egg each, with long feathers behind."""
    long, wide, high = size
    body.ball(at, size, colour, turn=(0, nod, 0), blend=0.02, pair=True)
    turn = rotation(0, nod, 0)
    for each in range(4):
        down = high * (0.5 - 0.34 * each)
        root = np.array(at) + turn @ np.array([-long * (0.1 + 0.05 * each), wide * 0.8, down * 0.8])
        along = turn @ np.array([-1, -0.12, -0.1 - 0.06 * each])
        quill = pinion(mix(colour, "#000000", 0.06 * each), tip, 0.12).size(long * 1.2)
        body.add(lay(quill, root, along, (0.1, 1, 0.3)), pair=True)


def _bent(thing: Thing, hinge: float, degrees: float) -> Thing:
    """Bend a wing down beyond a line across it, mesh by mesh."""
    if not degrees:
        return thing
    parts = []
    for leaf, matrix, _ in walk(thing):
        if leaf.mesh is None:
            continue
        points = leaf.mesh.vertices @ matrix[:3, :3].T + matrix[:3, 3]
        beyond = np.maximum(points[:, 1] - hinge, 0)
        angle = math.radians(degrees) * np.clip(beyond / hinge, 0, 1)
        points[:, 2] -= beyond * np.sin(angle)
        points[:, 1] -= beyond * (1 - np.cos(angle))
        mesh = Mesh(points, leaf.mesh.faces, leaf.mesh.colours, leaf.mesh.smooth)
        parts.append(Thing(mesh, leaf.paint))
    return group(parts)


def _point(vector: Array) -> Point:
    return (float(vector[0]), float(vector[1]), float(vector[2]))
