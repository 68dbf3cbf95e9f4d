"""Clay: soft shapes pressed into one another, for everything that lives.

A lump of clay is a list of pieces, each a signed distance field with a colour: the distance from
any point of space to the piece's surface, negative inside. Pieces melt into what is there within
their `blend`; cuts take away; spots only colour. The whole is sampled on a grid, its surface is
found by marching cubes, and each corner takes its colour from the pieces nearest to it.

A creature faces +x, stands on z = 0 and is the same left and right: `pair` adds a piece twice, at
y and at -y.
"""

import hashlib
from dataclasses import dataclass, replace
from typing import Literal

import numpy as np
from skimage.measure import marching_cubes

from reverie.atelier.cache import cached
from reverie.atelier.colour import Linear, linear
from reverie.atelier.thing import Array, Line, Mesh, Paint, Place, Point, Thing, rotation

_VERSION = "1"


@dataclass(frozen=True)
class _Piece:
    kind: Literal["ball", "limb", "box", "ring"]
    at: Point
    to: Point
    """the radii of a ball, the end of a limb, the half sizes of a box, both radii of a ring"""
    radii: tuple[float, float]
    """of a limb at its ends; of a box's edges"""
    turn: Point
    colour: Linear
    blend: float

    def mirrored(self) -> "_Piece":
        x, y, z = self.at
        turn = (-self.turn[0], self.turn[1], -self.turn[2])
        to = (self.to[0], -self.to[1], self.to[2]) if self.kind == "limb" else self.to
        return replace(self, at=(x, -y, z), to=to, turn=turn)

    def distance(self, points: Array) -> Array:
        """From each point to the surface of this piece."""
        here: Array = points - np.array(self.at, np.float32)
        if any(self.turn):
            here = here @ rotation(*self.turn).astype(np.float32)
        found: Array
        match self.kind:
            case "ball":
                radii = np.array(self.to, np.float32)
                inside = _length(here / radii)
                found = inside * (inside - 1) / (_length(here / radii**2) + 1e-9)
            case "limb":
                along = np.subtract(self.to, self.at).astype(np.float32)
                share = np.clip(here @ along / (float(along @ along) + 1e-12), 0, 1)
                first, last = self.radii
                found = _length(here - share[..., None] * along) - (first + (last - first) * share)
            case "box":
                edge = self.radii[0]
                beyond = np.abs(here) - (np.array(self.to, np.float32) - edge)
                outside = _length(np.maximum(beyond, 0))
                found = outside + np.minimum(beyond.max(-1), 0) - edge
            case "ring":
                large, thick, _ = self.to
                found = np.hypot(np.hypot(here[..., 0], here[..., 1]) - large, here[..., 2]) - thick
        return found

    def bounds(self) -> tuple[Array, Array]:
        at = np.array(self.at)
        reach: Array
        match self.kind:
            case "ball":
                reach = np.full(3, max(self.to)) if any(self.turn) else np.array(self.to)
            case "limb":
                thick = max(self.radii)
                ends = np.array([self.at, self.to])
                return ends.min(0) - thick, ends.max(0) + thick
            case "box":
                reach = np.full(3, float(np.linalg.norm(self.to)))
            case "ring":
                reach = np.full(3, self.to[0] + self.to[1])
        return at - reach, at + reach


@dataclass(frozen=True)
class _Spot:
    at: Point
    radii: Point
    colour: Linear
    soft: float


class Clay:
    """A lump in the making; `thing` fires it."""

    def __init__(self, colour: str, blend: float = 0.06) -> None:
        self._colour = colour
        self._blend = blend
        self._pieces: list[_Piece] = []
        self._cuts: list[_Piece] = []
        self._spots: list[_Spot] = []

    def ball(
        self,
        at: Place,
        radius: float | Place,
        colour: str | None = None,
        *,
        turn: Point = (0, 0, 0),
        blend: float | None = None,
        pair: bool = False,
        cut: bool = False,
    ) -> "Clay":
        """A ball, or an egg with three radii, turned in degrees around x, y, z."""
        radii = _point((radius,) * 3 if isinstance(radius, int | float) else radius)
        return self._add("ball", at, radii, (0, 0), colour, turn, blend, pair=pair, cut=cut)

    def limb(
        self,
        path: Line,
        radius: float | Place,
        colour: str | None = None,
        *,
        blend: float | None = None,
        pair: bool = False,
        cut: bool = False,
    ) -> "Clay":
        """Round and tapering along a path, with a radius for each of its points."""
        radii = [radius] * len(path) if isinstance(radius, int | float) else list(radius)
        for at in range(len(path) - 1):
            ends = (radii[at], radii[at + 1])
            self._add(
                "limb", path[at], _point(path[at + 1]), ends, colour, (0, 0, 0), blend,
                pair=pair, cut=cut,
            )  # fmt: skip
        return self

    def box(
        self,
        at: Place,
        half: Place,
        colour: str | None = None,
        *,
        edge: float = 0.02,
        turn: Point = (0, 0, 0),
        blend: float | None = None,
        pair: bool = False,
        cut: bool = False,
    ) -> "Clay":
        """A box of these half sizes with rounded edges."""
        half_sizes = _point(half)
        return self._add(
            "box", at, half_sizes, (edge, edge), colour, turn, blend, pair=pair, cut=cut
        )

    def ring(
        self,
        at: Place,
        radius: float,
        thick: float,
        colour: str | None = None,
        *,
        turn: Point = (0, 0, 0),
        blend: float | None = None,
        pair: bool = False,
        cut: bool = False,
    ) -> "Clay":
        """A ring that lies flat until it is turned."""
        both = (radius, thick, 0.0)
        return self._add("ring", at, both, (0, 0), colour, turn, blend, pair=pair, cut=cut)

    def spot(
        self,
        at: Place,
        radius: float | Place,
        colour: str,
        *,
        soft: float = 0.02,
        pair: bool = False,
    ) -> "Clay":
        """Colour without clay: a cheek, an eye's gleam."""
        radii = _point((radius,) * 3 if isinstance(radius, int | float) else radius)
        self._spots.append(_Spot(_point(at), radii, linear(colour), soft))
        if pair:
            self._spots.append(_Spot((at[0], -at[1], at[2]), radii, linear(colour), soft))
        return self

    def thing(self, motif: str, cells: int = 100, paint: Paint | None = None) -> Thing:
        """What has become of it, sampled at so many cells along its longest side."""
        recipe = repr((_VERSION, self._pieces, self._cuts, self._spots, cells)).encode()
        arrays = cached("clay", hashlib.sha256(recipe).hexdigest(), lambda: self._fire(cells))
        mesh = Mesh(arrays["vertices"], (arrays["faces"],), arrays["colours"])
        return Thing(mesh, paint or Paint(vary=0.15, grain=4, sheen=0.15), motif)

    def _add(
        self,
        kind: Literal["ball", "limb", "box", "ring"],
        at: Place,
        to: Point,
        radii: tuple[float, float],
        colour: str | None,
        turn: Point,
        blend: float | None,
        *,
        pair: bool,
        cut: bool,
    ) -> "Clay":
        soft = max(self._blend if blend is None else blend, 1e-4)
        piece = _Piece(kind, _point(at), to, radii, turn, linear(colour or self._colour), soft)
        pieces = self._cuts if cut else self._pieces
        pieces.append(piece)
        if pair:
            pieces.append(piece.mirrored())
        return self

    def _fire(self, cells: int) -> dict[str, Array]:
        bounds = [piece.bounds() for piece in self._pieces]
        low = np.min([lowest for lowest, _ in bounds], axis=0) - 0.06
        high = np.max([highest for _, highest in bounds], axis=0) + 0.06
        step = float((high - low).max()) / cells
        low -= 2 * step
        count = np.ceil((high + 2 * step - low) / step).astype(int) + 1
        axes = [low[axis] + step * np.arange(count[axis]) for axis in range(3)]
        field = np.full(count, 1e3, np.float32)

        def near(piece: _Piece) -> tuple[tuple[slice, ...], Array]:
            lowest, highest = piece.bounds()
            margin = piece.blend + 3 * step
            first = np.clip(((lowest - margin - low) / step).astype(int), 0, count - 1)
            last = np.clip(((highest + margin - low) / step).astype(int) + 2, first + 1, count)
            window = tuple(slice(a, b) for a, b in zip(first, last, strict=True))
            grid = np.meshgrid(*(axes[i][window[i]] for i in range(3)), indexing="ij")
            return window, piece.distance(np.stack(grid, -1).astype(np.float32))

        for piece in self._pieces:
            window, distance = near(piece)
            field[window] = _melt(field[window], distance, piece.blend)
        for piece in self._cuts:
            window, distance = near(piece)
            field[window] = -_melt(-field[window], distance, piece.blend)
        vertices, faces, _, _ = marching_cubes(  # type: ignore[no-untyped-call]
            np.clip(field, -1, 4 * step), 0.0
        )
        vertices = vertices * step + low
        return {
            "vertices": vertices.astype(np.float32),
            "faces": faces[:, ::-1].astype(np.int32),
            "colours": self._colours(vertices).astype(np.float32),
        }

    def _colours(self, vertices: Array) -> Array:
        points = vertices.astype(np.float32)
        distances = np.stack([piece.distance(points) for piece in self._pieces], axis=1)
        soft = np.array([max(0.012, piece.blend * 0.35) for piece in self._pieces])
        above = np.clip(distances - distances.min(1, keepdims=True), 0, 9)
        weights = np.exp(-above / soft)
        weights /= weights.sum(1, keepdims=True)
        colours = weights @ np.array([piece.colour for piece in self._pieces])
        for spot in self._spots:
            edge = spot.soft / min(spot.radii)
            away = _length((vertices - spot.at) / spot.radii)
            share = np.clip((1 + edge - away) / (2 * edge), 0, 1)[:, None]
            share = share * share * (3 - 2 * share)
            colours = colours * (1 - share) + np.array(spot.colour) * share
        return colours


def _melt(one: Array, other: Array, blend: float) -> Array:
    """The union of two distance fields, rounded where they meet."""
    near = np.maximum(blend - np.abs(one - other), 0) / blend
    melted: Array = np.minimum(one, other) - near * near * blend / 4
    return melted


def _length(vectors: Array) -> Array:
    lengths: Array = np.sqrt((vectors**2).sum(-1))
    return lengths


def _point(values: Place) -> Point:
    return (float(values[0]), float(values[1]), float(values[2]))
