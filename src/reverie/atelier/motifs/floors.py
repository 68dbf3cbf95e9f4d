"""What people lay and build around themselves: paving, boards, tiles, a room; a maze of hedges."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Literal

import numpy as np

from reverie.atelier.colour import mix
from reverie.atelier.motifs.land import Hole
from reverie.atelier.motifs.leaves import hedge
from reverie.atelier.motifs.scatter import Ground, flat, globe, merged, ramp, swarm
from reverie.atelier.shapes import box, land
from reverie.atelier.thing import Array, Mesh, Paint, Point, Thing, group


def cobbles(
    width: float = 8,
    deep: float = 12,
    colour: str = "#8a8782",
    second: str = "#6d6a70",
    *,
    stone: float = 0.22,
    height: Ground = flat,
    seed: int = 0,
) -> Thing:
    """Round stones in rows over an area around the origin."""
    return _paved(
        width, deep, stone, 0.16, 0.4, (second, colour, mix(colour, "#d8cdb8", 0.35)), height, seed
    )


def flagstones(
    width: float = 8,
    deep: float = 12,
    colour: str = "#a59c8c",
    second: str = "#837b70",
    *,
    stone: float = 0.8,
    seed: int = 0,
) -> Thing:
    """Large flat slabs of unlike size."""
    return _paved(
        width, deep, stone, 0.05, 0.12, (second, colour, mix(colour, "#e4d8c4", 0.4)), flat, seed
    )


def floor_boards(
    width: float = 10,
    deep: float = 14,
    colour: str = "#9a6b43",
    *,
    board: float = 0.32,
    seed: int = 0,
) -> Thing:
    """Planks that run away from the viewer, their top at z = 0."""
    chance = np.random.default_rng(seed)
    places, sizes, shares = [], [], []
    for x in np.arange(-width / 2 + board / 2, width / 2, board):
        y = -deep / 2 - chance.uniform(0, 3)
        while y < deep / 2:
            long = chance.uniform(2, 4.5)
            end = min(y + long, deep / 2)
            if end > -deep / 2 and end - y > 0.05:
                start = max(y, -deep / 2)
                places.append((x, (start + end) / 2, -0.03 + chance.normal(0, 0.002)))
                sizes.append((board - 0.015, end - start - 0.015, 0.06))
                shares.append(chance.uniform())
            y += long
    shades = (mix(colour, "#3a2416", 0.4), colour, mix(colour, "#e0b47c", 0.35))
    paint = Paint(vary=0.14, grain=2, bump=0.25, rough=0.6, shine=0.3)
    below = box((width, deep, 0.04), Paint("#2a1a12"), bevel=0).at(z=-0.075)
    return group(_boxes(places, sizes, ramp(shades, np.array(shares)), paint, "floor"), below)


def tiles(
    width: float = 8,
    deep: float = 12,
    colour: str = "#e6dcc6",
    second: str = "#4f6a72",
    *,
    tile: float = 0.6,
    diagonal: bool = False,
    seed: int = 0,
) -> Thing:
    """A chequered floor, its top at z = 0."""
    chance = np.random.default_rng(seed)
    reach = max(width, deep) * (1.5 if diagonal else 1)
    columns = int((reach if diagonal else width) / tile)
    rows = int((reach if diagonal else deep) / tile)
    row_, column = (side.ravel() for side in np.meshgrid(np.arange(rows), np.arange(columns)))
    places = np.stack(
        [(column - (columns - 1) / 2) * tile, (row_ - (rows - 1) / 2) * tile, 0 * row_ - 0.03], 1
    )
    dark = ((row_ + column) % 2)[:, None]
    tints = np.where(dark, ramp((second,) * 2, row_ * 0.0), ramp((colour,) * 2, row_ * 0.0))
    tints = tints * chance.uniform(0.86, 1.1, (len(row_), 1))
    sizes = [(tile - 0.012, tile - 0.012, 0.06)] * len(row_)
    paint = Paint(vary=0.06, bump=0.08, rough=0.4, shine=0.4)
    floor = _boxes(places, sizes, tints, paint, "floor").turn(45 if diagonal else 0)
    grout = box((columns * tile, rows * tile, 0.04), Paint("#6a6058"), bevel=0).at(z=-0.07)
    return group(floor, grout.turn(45 if diagonal else 0), motif="floor")


def room(
    width: float = 7,
    deep: float = 5,
    high: float = 5.5,
    wall: str = "#7d93a0",
    second: str | None = "#8ea4ae",
    pattern: Literal[
        "mottle", "stripes", "rings", "checks", "bricks", "planks", "dots"
    ] = "stripes",
    *,
    window: Hole | None = None,
    skirting: str = "#e8dfcf",
    ceiling: str = "#d8d2c4",
    floor: Thing | None = None,
    boards: str = "#8d6040",
    near: float = 14,
    grain: float = 1.1,
) -> Thing:
    """Floor, ceiling and three walls around the origin that reach behind the viewer.

    The back wall stands at y = `deep` / 2; a `window` in it is a hole (x, z, half width, half
    height) with a frame and a cross, through which the sky is seen.
    """
    back, long = deep / 2, deep + near
    middle = back - long / 2
    front = Paint(wall, second, pattern, "front", vary=0.08, grain=grain, bump=0.08)
    side = Paint(wall, second, pattern, "side", vary=0.08, grain=grain, bump=0.08)
    walls = [_pierced(width, high, window, front).at(y=back)]
    walls += [
        box((0.2, long, high), side, bevel=0).at(s * (width / 2 + 0.1), middle, high / 2)
        for s in (-1, 1)
    ]
    ledge = Paint(skirting, vary=0.06)
    trims = [box((width, 0.07, 0.28), ledge).at(0, back - 0.03, 0.14)]
    trims += [
        box((0.07, long, 0.28), ledge).at(s * (width / 2 - 0.03), middle, 0.14) for s in (-1, 1)
    ]
    trims += [box((width, 0.12, 0.14), ledge).at(0, back - 0.05, high - 0.07)]
    roof = box((width + 0.4, long, 0.2), Paint(ceiling, vary=0.05), bevel=0).at(
        0, middle, high + 0.1
    )
    ground = floor or floor_boards(width + 0.2, long, boards).at(0, middle)
    parts = [group(walls, roof, motif="wall"), group(trims, motif="wall"), ground]
    if window:
        parts.append(_window_frame(window, ledge).at(y=back))
    return group(parts, motif="room")


def _paved(
    width: float,
    deep: float,
    stone: float,
    round_: float,
    wobble: float,
    shades: tuple[str, str, str],
    height: Ground,
    seed: int,
) -> Thing:
    """Stones in rows, each as wide as chance wills, with dark joints between."""
    chance = np.random.default_rng(seed)
    places, sizes = [], []
    rows = int(deep / stone)
    for row_ in range(rows):
        x, y = -width / 2 - chance.uniform(0, stone), -deep / 2 + (row_ + 0.5) * stone
        while x < width / 2:
            wide = stone * chance.uniform(0.75, 1.45)
            spot = (x + wide / 2, y + chance.normal(0, 0.04 * stone))
            z = float(np.asarray(height(*spot)))
            places.append((*spot, z + chance.normal(0, wobble * 0.06 * stone)))
            sizes.append((wide * 0.94, stone * 0.92, stone * (0.3 + round_)))
            x += wide
    directions, faces = globe(5)
    pillow = np.sign(directions) * np.abs(directions) ** (0.3 + 1.6 * round_)
    pillow = pillow / np.abs(pillow).max(0) * 0.5 - (0, 0, 0.5)
    count = len(places)
    turns = np.tile(np.eye(3), (count, 1, 1))
    tints = ramp(shades, chance.uniform(0, 1, count))
    mesh = swarm(pillow, faces, np.array(places), turns, np.array(sizes), tints)
    stones = Thing(mesh, Paint(vary=0.12, grain=3, bump=0.25, rough=0.7), "paving")
    bed = land(
        lambda x, y: np.asarray(height(x, y)) - 0.16 * stone,
        Paint(mix(shades[0], "#2a2422", 0.55), bump=0.5),
        width=width, near=-deep / 2, far=deep / 2, cells=40, motif="paving",
    )  # fmt: skip
    return group(stones, bed)


def _boxes(
    places: Sequence[Point] | Array, sizes: Sequence[Point], tints: Array, paint: Paint, motif: str
) -> Thing:
    """Many boxes as one mesh, with sharp edges."""
    cube = box((1, 1, 1), paint, bevel=0).mesh
    assert cube is not None
    turns = np.tile(np.eye(3), (len(places), 1, 1))
    mesh = swarm(cube.vertices, cube.faces[0], np.array(places), turns, np.array(sizes), tints)
    return Thing(Mesh(mesh.vertices, mesh.faces, mesh.colours, smooth=False), paint, motif)


def _pierced(width: float, high: float, hole: Hole | None, paint: Paint) -> Thing:
    """A wall at y = 0 with a rectangular hole."""
    if hole is None:
        return box((width + 0.4, 0.2, high), paint, bevel=0).at(0, 0.1, high / 2)
    x, z, half, up = hole
    left, right, low, top = x - half, x + half, z - up, z + up
    edge = width / 2 + 0.2
    panels = [
        (-edge, left, 0, high),
        (right, edge, 0, high),
        (left, right, 0, low),
        (left, right, top, high),
    ]
    made = []
    for x0, x1, z0, z1 in panels:
        corners = [(x0, z0), (x1, z0), (x1, z1), (x0, z1)]
        points = [(a, y, b) for y in (0.0, 0.2) for a, b in corners]
        faces = [(0, 1, 2, 3), (7, 6, 5, 4), (0, 4, 5, 1), (1, 5, 6, 2), (2, 6, 7, 3), (3, 7, 4, 0)]
        made.append(
            Thing(Mesh(np.array(points, float), (np.array(faces, np.int32),), smooth=False), paint)
        )
    return merged(made, paint, "wall")


def _window_frame(hole: Hole, paint: Paint) -> Thing:
    """A frame around the hole, a cross in it, and a sill."""
    x, z, half, up = hole
    wide, high = 2 * half, 2 * up
    bars = [box((wide + 0.24, 0.16, 0.12), paint).at(0, 0, s * (up + 0.04)) for s in (-1, 1)]
    bars += [box((0.12, 0.16, high + 0.2), paint).at(s * (half + 0.04)) for s in (-1, 1)]
    bars += [
        box((0.06, 0.06, high), paint).at(0, 0.08),
        box((wide, 0.06, 0.06), paint).at(0, 0.08, 0.1 * up),
    ]
    bars.append(box((wide + 0.44, 0.36, 0.08), paint).at(0, -0.12, -up - 0.1))
    return group(bars, motif="window").at(x, 0, z)


def labyrinth(
    path: Sequence[tuple[int, int]],
    columns: int = 9,
    rows: int = 12,
    *,
    cell: float = 1.0,
    tall: float = 0.75,
    thick: float = 0.3,
    shades: tuple[str, ...] = ("#22402c", "#42643a", "#7a9448"),
    seed: int = 0,
) -> Thing:
    """Hedges of a maze of cells, through which the given `path` (column, row) is the only way.

    Cell (0, 0) is at the near left; the middle of cell (c, r) is at `maze_spot(c, r, ...)`. The
    outer hedge is open at the first and at the last cell of the path if these lie at the rim.
    """
    open_ = _maze(path, columns, rows, np.random.default_rng(seed))
    along = hedge(cell + thick, tall, thick, shades, leaves=150, seed=seed)
    across = along.turn(90)
    walls = []
    ends = {_gate(spot, columns, rows) for spot in (path[0], path[-1])}
    for column in range(columns):
        for row_ in range(rows + 1):
            sides = ((column, row_ - 1), (column, row_))
            if frozenset(sides) not in open_ and frozenset(sides) not in ends:
                x, y = maze_spot(column, row_ - 0.5, columns, rows, cell)
                walls.append(along.at(x, y))
    for column in range(columns + 1):
        for row_ in range(rows):
            sides = ((column - 1, row_), (column, row_))
            if frozenset(sides) not in open_ and frozenset(sides) not in ends:
                x, y = maze_spot(column - 0.5, row_, columns, rows, cell)
                walls.append(across.at(x, y))
    return group(walls, motif="labyrinth")


def maze_spot(
    column: float, row: float, columns: int = 9, rows: int = 12, cell: float = 1.0
) -> tuple[float, float]:
    """Where the middle of a labyrinth's cell lies; the whole maze is around the origin."""
    return ((column - (columns - 1) / 2) * cell, (row - (rows - 1) / 2) * cell)


def _maze(
    path: Sequence[tuple[int, int]], columns: int, rows: int, chance: np.random.Generator
) -> set[frozenset[tuple[int, int]]]:
    """Pairs of cells that are joined: the path, and side ways that lead nowhere."""
    joined = {frozenset(pair) for pair in pairwise(path)}
    known = set(path)
    growing = list(path)
    while growing:
        at = int(chance.integers(max(0, len(growing) - 3), len(growing)))
        column, row_ = growing[at]
        free = [
            (column + a, row_ + b)
            for a, b in ((1, 0), (-1, 0), (0, 1), (0, -1))
            if 0 <= column + a < columns
            and 0 <= row_ + b < rows
            and (column + a, row_ + b) not in known
        ]
        if not free:
            growing.pop(at)
            continue
        cell = free[int(chance.integers(len(free)))]
        joined.add(frozenset(((column, row_), cell)))
        known.add(cell)
        growing.append(cell)
    return joined


def _gate(spot: tuple[int, int], columns: int, rows: int) -> frozenset[tuple[int, int]]:
    """The border between a cell at the edge and the outside; nothing for one within."""
    column, row_ = spot
    for outside in ((column, row_ - 1), (column, row_ + 1), (column - 1, row_), (column + 1, row_)):
        if not (0 <= outside[0] < columns and 0 <= outside[1] < rows):
            return frozenset((spot, outside))
    return frozenset()
