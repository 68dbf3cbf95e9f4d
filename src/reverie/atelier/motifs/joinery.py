"""What builders share: the paints of common stuff, and shapes between a plank and a house."""

import math
from collections.abc import Callable, Sequence
from dataclasses import replace

import numpy as np

from reverie.atelier.colour import linear, mix
from reverie.atelier.shapes import Corner, lathe, sheet, tube
from reverie.atelier.thing import Array, Mesh, Paint, Point, Thing, group, walk

BRASS = "#c79a3e"
IRON = "#3a3634"
INK = "#2a2320"
STEEL = "#b9bcc0"
RED, CREAM = "#b5392f", "#f0dcae"

Profile = list[tuple[float, float]]


def wood(colour: str = "#7a5236") -> Paint:
    """Wood, with its darker grain mottled in."""
    return Paint(colour, mix(colour, "#2c1a12", 0.28), vary=0.2, grain=4, bump=0.3)


def stone(colour: str = "#b3a48c") -> Paint:
    """Rough stone or plaster."""
    return Paint(colour, mix(colour, "#5b4f4a", 0.25), vary=0.2, grain=3, bump=0.4, bump_grain=9)


def metal(colour: str = BRASS) -> Paint:
    """Worn metal that shines a little."""
    return Paint(colour, vary=0.14, rough=0.36, metal=0.65, bump=0.08)


def cloth(colour: str) -> Paint:
    """Soft cloth."""
    return Paint(colour, vary=0.13, grain=3, sheen=0.4, bump=0.1)


def glaze(colour: str) -> Paint:
    """Painted and varnished: china, toys, enamel."""
    return Paint(colour, vary=0.08, rough=0.35, shine=0.45, bump=0.0)


def plain(colour: str) -> Paint:
    """Flat colour with little in it."""
    return Paint(colour, vary=0.08, bump=0.05)


def rod(
    one: Sequence[float] | Array,
    other: Sequence[float] | Array,
    radius: float | Sequence[float],
    paint: Paint,
    *,
    sides: int = 8,
) -> Thing:
    """A straight stick from one point to another."""
    return tube(np.array([one, other], float), radius, paint, sides=sides, bend=False)


def turned(
    profile: Sequence[Corner], paint: Paint, *, edge: float = 0.012, sides: int = 36
) -> Thing:
    """Turned around z from (radius, height) points, with straight flanks and softened edges."""
    line: list[Array] = []
    points = np.array(profile, float)
    for at, corner in enumerate(points):
        if at in (0, len(points) - 1):
            line.append(corner)
            continue
        for beside, steps in ((points[at - 1], (2.2, 1.0)), (points[at + 1], (1.0, 2.2))):
            along = beside - corner
            length = float(np.linalg.norm(along)) + 1e-9
            line.extend(corner + along * min(edge * step / length, 0.45) for step in steps)
    return lathe(np.array(line), paint, sides=sides, round_off=False)


def leg(height: float, radius: float, paint: Paint) -> Thing:
    """A turned leg standing on z = 0."""
    line: Profile = [
        (0.7, 0),
        (0.8, 0.04),
        (0.5, 0.1),
        (0.9, 0.35),
        (0.55, 0.62),
        (1.0, 0.72),
        (1.0, 1),
    ]
    return lathe([(r * radius, z * height) for r, z in line], paint, sides=16)


def disc(radius: float, thick: float, paint: Paint, *, sides: int = 40) -> Thing:
    """A round slab lying on z = 0."""
    flat = [(0, 0), (radius, 0), (radius, thick), (0, thick)]
    return turned(flat, paint, edge=min(0.012, thick / 3), sides=sides)


def hoop(radius: float, thick: float, paint: Paint, *, sides: int = 40) -> Thing:
    """A round ring that lies flat around the origin."""
    turn = np.linspace(0, 2 * math.pi, 11)
    profile = np.stack([radius + thick * np.cos(turn), thick * np.sin(turn)], axis=1)
    return lathe(profile, paint, sides=sides, round_off=False)


def around(thing: Thing, count: int, radius: float = 0.0, start: float = 0.0) -> list[Thing]:
    """The same thing many times around z, moved out along x first."""
    return [thing.at(x=radius).turn(start + 360 * at / count) for at in range(count)]


def rounded(width: float, height: float, radius: float, steps: int = 5) -> Array:
    """The outline of a rectangle with round corners, around the origin."""
    turn = np.linspace(0, math.pi / 2, steps)
    corners = []
    for at, (x, z) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
        bend = turn + at * math.pi / 2
        centre = np.array([x * (width / 2 - radius), z * (height / 2 - radius)])
        corners.append(centre + radius * np.stack([np.cos(bend), np.sin(bend)], axis=1))
    return np.concatenate(corners)


def oval(width: float, height: float, count: int = 40) -> Array:
    """The outline of an ellipse around the origin."""
    turn = np.linspace(0, 2 * math.pi, count, endpoint=False)
    return np.stack([width / 2 * np.cos(turn), height / 2 * np.sin(turn)], axis=1)


def arched(width: float, height: float, steps: int = 16) -> Array:
    """The outline of a doorway with a round head, standing on z = 0."""
    turn = np.linspace(0, math.pi, steps)
    radius = width / 2
    head = np.stack([radius * np.cos(turn), height - radius + radius * np.sin(turn)], axis=1)
    return np.concatenate([head, [(-radius, 0.0), (radius, 0.0)]])


def frame(outer: Array, inner: Array, depth: float, paint: Paint, *, bevel: float = 0.0) -> Thing:
    """What lies between two outlines of as many points."""
    count = len(outer)
    flat = np.concatenate([outer, inner])
    front = np.stack([flat[:, 0], np.full(2 * count, -depth / 2), flat[:, 1]], axis=1)
    vertices = np.concatenate([front, front * (1, -1, 1)])
    here = np.arange(count)
    after = (here + 1) % count
    back = 2 * count
    faces = np.concatenate(
        [
            np.stack([here, after, count + after, count + here], 1),
            np.stack([back + here, back + count + here, back + count + after, back + after], 1),
            np.stack([here, back + here, back + after, after], 1),
            np.stack([count + here, count + after, back + count + after, back + count + here], 1),
        ]
    )
    return Thing(Mesh(vertices, (faces.astype(np.int32),), smooth=False, bevel=bevel), paint)


def star_outline(points: int, radius: float, inner: float) -> Array:
    """A star or a cogged ring of corners, standing on two of its points."""
    turn = math.pi / 2 + np.arange(points * 2) * math.pi / points
    reach = np.where(np.arange(points * 2) % 2 == 0, radius, inner)
    return np.stack([reach * np.cos(turn), reach * np.sin(turn)], axis=1)


def gored(
    profile: Sequence[Corner] | Array,
    paints: Sequence[Paint],
    count: int = 12,
    *,
    pinch: float = 0.0,
    scallop: float = 0.0,
) -> Thing:
    """Turned cloth sewn of panels in turn of these paints.

    `pinch` draws in the seams (or the panels, below zero); `scallop` lifts the first edge of the
    profile in the middle of each panel.
    """
    line = np.array(profile, float)
    across = np.linspace(-1, 1, 9)[None, :]
    angle = across * math.pi / count
    bulge = 1 - pinch * across**2 if pinch >= 0 else 1 + pinch * (1 - across**2)
    radius = np.maximum(line[:, :1], 1e-4) * bulge
    fade = np.linspace(1, 0, len(line))[:, None] ** 3
    height = line[:, 1:] + scallop * fade * (1 - across**2)
    points = np.stack([radius * np.cos(angle), radius * np.sin(angle), height], axis=-1)
    panel = sheet(points, paints[0])
    return group(
        [
            replace(panel, paint=paints[at % len(paints)]).turn(360 * at / count)
            for at in range(count)
        ]
    )


def drape(
    width: float,
    height: float,
    paint: Paint,
    *,
    folds: float = 7,
    depth: float = 0.1,
    gather: float = 0.0,
    side: float = 1.0,
    tie: float = 0.4,
    seed: int = 0,
) -> Thing:
    """Hanging cloth from z = height down to 0, in folds; `gather` ties it to one side at `tie`."""
    chance = np.random.default_rng(seed)
    across = np.linspace(0, 1, max(48, int(folds * 12)))[None, :]
    down = np.linspace(0, 1, 28)[:, None]
    knot = np.exp(-(((1 - down - tie) / 0.3) ** 2))
    below = np.clip((1 - tie - down) / -(1 - tie) * 1.2, 0, 1) * 0.55
    pull = gather * np.clip(knot + below, 0, 1)
    pull = pull * np.clip(down / 0.12, 0, 1)
    x = (across - 0.5) * width
    x = x + (side * width / 2 - x) * pull * 0.82
    phase = chance.uniform(0, 6) + 0.7 * np.sin(down * 2.6 + chance.uniform(0, 6))
    wave = np.sin(across * folds * 2 * math.pi + phase)
    sharp = np.sign(wave) * np.abs(wave) ** 0.8
    y = depth * sharp * (0.75 + 0.35 * down) * (1 - 0.35 * pull)
    z = height * (1 - down) + 0 * across
    return sheet(np.stack([x, y + 0 * down, z], axis=-1), paint)


def bent(thing: Thing, move: Callable[[Array], Array]) -> Thing:
    """The same with every corner moved: a house that leans, a wall that bulges."""
    parts = []
    for leaf, matrix, motif in walk(thing):
        if leaf.mesh is None:
            spot = np.eye(4)
            spot[:3, 3] = move(matrix[None, :3, 3])[0]
            parts.append(replace(leaf, matrix=spot, parts=(), motif=motif))
            continue
        placed = leaf.mesh.vertices @ matrix[:3, :3].T + matrix[:3, 3]
        mesh = replace(leaf.mesh, vertices=move(placed))
        parts.append(replace(leaf, mesh=mesh, matrix=np.eye(4), parts=(), motif=motif))
    return group(parts, motif=thing.motif)


def crooked(thing: Thing, amount: float, seed: int = 0) -> Thing:
    """Leaning, a little twisted, a little wider or narrower above, as old walls are."""
    chance = np.random.default_rng(seed)
    lean_x, lean_y, twist, spread = chance.uniform(-1, 1, 4) * (0.085, 0.03, 0.03, 0.04) * amount

    def move(points: Array) -> Array:
        x, y, z = points.T
        wide = 1 + spread * z
        return np.stack(
            [wide * (x - twist * z * y) + lean_x * z, wide * (y + twist * z * x) + lean_y * z, z],
            axis=1,
        )

    return bent(thing, move)


Surface = Callable[[Array, Array], Array]


def tiled(
    surface: Surface,
    rows: int,
    columns: int,
    colour: str,
    *,
    second: str | None = None,
    lift: float = 0.035,
    seed: int = 0,
    round_tiles: bool = True,
) -> Thing:
    """Roof tiles or shingles over a surface: u from 0 to 1 along it, v from its eaves upwards."""
    chance = np.random.default_rng(seed)
    row, column = (part.ravel() for part in np.mgrid[0:rows, 0:columns])
    count = len(row)
    left = (column + 0.5 * (row % 2) - 0.25 + chance.normal(0, 0.04, count)) / columns
    right = np.clip(left + 0.95 / columns, 0, 1)
    left = np.clip(left, 0, 1)
    low = (row - 0.3 + chance.normal(0, 0.06, count)) / rows
    high = (row + 1.0) / rows
    tongue = low - (0.22 / rows if round_tiles else 0.0)
    raised = lift * (1 + chance.normal(0, 0.2, count))[:, None]

    def on(u: Array, v: Array, above: Array | float) -> Array:
        here = surface(u, v)
        along = surface(u + 1e-3, v) - surface(u - 1e-3, v)
        upward = surface(u, v + 1e-3) - surface(u, v - 1e-3)
        outward = np.cross(along, upward)
        outward /= np.linalg.norm(outward, axis=1, keepdims=True) + 1e-12
        placed: Array = here + outward * above
        return placed

    middle = (left + right) / 2
    corners = [
        on(left, low, raised), on(middle, tongue, raised), on(right, low, raised),
        on(right, high, 0.008), on(left, high, 0.008),
        on(left, low, -0.01), on(middle, tongue, -0.01), on(right, low, -0.01),
    ]  # fmt: skip
    vertices = np.stack(corners, axis=1).reshape(-1, 3)
    start = np.arange(count)[:, None] * 8
    faces = (
        np.add(start, [0, 1, 2, 3, 4]).astype(np.int32),
        np.concatenate([np.add(start, [5, 6, 1, 0]), np.add(start, [6, 7, 2, 1])]).astype(np.int32),
    )
    share = chance.uniform(0, 1, (count, 1)) ** 2
    base = np.array(linear(colour)) * (1 - share) + share * np.array(linear(second or colour))
    shade = np.clip(chance.normal(1, 0.13, (count, 1)), 0.6, 1.5)
    colours = np.repeat(base * shade, 8, axis=0)
    return Thing(Mesh(vertices, faces, colours, smooth=False), Paint(vary=0.15, grain=5, bump=0.25))


def quads(centres: Array, width: float, height: float, paint: Paint) -> Thing:
    """Many upright rectangles facing the viewer, as one mesh: the windows of a far city."""
    half = np.array([(-1, 0, -1), (1, 0, -1), (1, 0, 1), (-1, 0, 1)]) * (width / 2, 0, height / 2)
    vertices = (centres[:, None, :] + half).reshape(-1, 3)
    faces = np.arange(len(vertices)).reshape(-1, 4).astype(np.int32)
    return Thing(Mesh(vertices, (faces,), smooth=False), paint)


def leaves(
    centres: Array, size: float, colour: str, *, second: str | None = None, seed: int = 0
) -> Thing:
    """Many small leaves, as one mesh."""
    chance = np.random.default_rng(seed)
    count = len(centres)
    long = chance.normal(size=(count, 3))
    long /= np.linalg.norm(long, axis=1, keepdims=True)
    wide = np.cross(long, chance.normal(size=(count, 3)))
    wide /= np.linalg.norm(wide, axis=1, keepdims=True)
    reach = size * chance.uniform(0.6, 1.15, (count, 1))
    corners = [centres - long * reach, centres + wide * reach * 0.55,
               centres + long * reach, centres - wide * reach * 0.55]  # fmt: skip
    share = chance.uniform(0, 1, (count, 1))
    tones = np.array(linear(colour)) * (1 - share) + share * np.array(linear(second or colour))
    mesh = Mesh(
        np.stack(corners, 1).reshape(-1, 3),
        (np.arange(count * 4).reshape(-1, 4).astype(np.int32),),
        np.repeat(tones, 4, axis=0),
        smooth=False,
    )
    return Thing(mesh, Paint(vary=0.15, bump=0.0))


def coil(
    radius: float, height: float, rounds: float, thick: float, paint: Paint, *, steps: int = 16
) -> Thing:
    """A line wound upwards around z."""
    turn = np.linspace(0, 2 * math.pi * rounds, int(steps * rounds) + 1)
    rise = np.linspace(0, height, len(turn))
    path = np.stack([radius * np.cos(turn), radius * np.sin(turn), rise], axis=1)
    return tube(path, thick, paint, sides=6, bend=False)


def slack(one: Point, other: Point, sag: float, count: int = 13) -> Array:
    """The line of a rope that hangs between two points."""
    share = np.linspace(0, 1, count)[:, None]
    line: Array = np.array(one) * (1 - share) + np.array(other) * share
    line[:, 2] -= sag * 4 * (share * (1 - share))[:, 0]
    return line


def plaque(outline: Sequence[Corner] | Array, depth: float, paint: Paint) -> Thing:
    """A sheet like `cutout` for a star or a cloud: all of its edge is seen from its middle."""
    line = np.array(outline, float)
    count = len(line)
    flat = np.concatenate([line, line.mean(0, keepdims=True)])
    front = np.stack([flat[:, 0], np.full(count + 1, -depth / 2), flat[:, 1]], axis=1)
    back = front * (1, -1, 1)
    here = np.arange(count)
    after = (here + 1) % count
    middle = np.full(count, count)
    beyond = count + 1
    fans = [np.stack([here, after, middle], 1), np.stack([after, here, middle], 1) + beyond]
    sides = np.stack([here, here + beyond, after + beyond, after], 1)
    faces = (np.concatenate(fans).astype(np.int32), sides.astype(np.int32))
    return Thing(Mesh(np.concatenate([front, back]), faces, smooth=False), paint)


def band(
    lower: Sequence[Corner] | Array, upper: Sequence[Corner] | Array, depth: float, paint: Paint
) -> Thing:
    """A board between two lines of as many (x, z) points: a rocker, a sickle, an arch."""
    rim = np.concatenate([np.array(lower, float), np.array(upper, float)])
    count = len(rim) // 2
    front = np.stack([rim[:, 0], np.full(2 * count, -depth / 2), rim[:, 1]], axis=1)
    vertices = np.concatenate([front, front * (1, -1, 1)])
    here = np.arange(count - 1)
    over, beyond = count, 2 * count
    quads_of = [
        [here, here + 1, here + 1 + over, here + over],
        [here + beyond, here + over + beyond, here + 1 + over + beyond, here + 1 + beyond],
        [here, here + beyond, here + 1 + beyond, here + 1],
        [here + over, here + 1 + over, here + 1 + over + beyond, here + over + beyond],
    ]
    ends = [(0, over, over + beyond, beyond)]
    ends.append((count - 1, count - 1 + beyond, count - 1 + over + beyond, count - 1 + over))
    faces = np.concatenate([*(np.stack(quad, 1) for quad in quads_of), np.array(ends)])
    return Thing(Mesh(vertices, (faces.astype(np.int32),), smooth=False), paint)
