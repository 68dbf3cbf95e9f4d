"""What people lay to walk on: paving, boards and tiles."""

from collections.abc import Sequence

import numpy as np

from reverie.atelier.colour import mix
from reverie.atelier.motifs.scatter import Ground, flat, globe, ramp, swarm
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
