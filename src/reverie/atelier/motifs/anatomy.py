"""What all creatures share: a body of clay with eyes, ears, feathers, and marks to hang things on.

A `Creature` is clay that can be worked on in a frame of its own, so a head is modelled once, around
the origin, and then lowered, tilted and turned with each pose:

    body = Creature("#c8592b")
    head = body.within(at=(0.2, 0, 0.9), turn=(8, -5, 20))

A mark is a named place with its directions. It moves with the creature, whatever is done to it:

    stag = deer().turn(-30).at(1, 2)
    lanterns = [lantern().at(*tip) for tip in places_of(stag, "antler")]
    stag = wear(stag, "hat", hat("crown"))
"""

import copy
import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cache

import numpy as np

from reverie.atelier.clay import Clay
from reverie.atelier.colour import linear
from reverie.atelier.shapes import ball, curve, tube
from reverie.atelier.thing import Array, Mesh, Paint, Point, Thing, group, rotation

DARK = "#16110f"
FUR = Paint(vary=0.13, grain=5, sheen=0.2, bump=0.2)
SKIN = Paint(vary=0.15, grain=3, rough=0.7, bump=0.2)
FEATHERS = Paint(vary=0.14, grain=6, sheen=0.1, bump=0.15)
WET = Paint(vary=0.16, grain=3, rough=0.45, shine=0.35, bump=0.08)
HORN = Paint(vary=0.15, grain=8, rough=0.6, bump=0.25)

Place = Sequence[float] | Array
Path = Sequence[Sequence[float]]
Line = Sequence[Place] | Array
Pattern = Callable[[Array, Array], Array]
"""Linear colours for shares along and across a blade: along from 0 to 1, across from -1 to 1."""


@dataclass(frozen=True, eq=False)
class Mark(Thing):
    """A named place on a thing, with its directions: x ahead, z up."""

    name: str = ""


def frames_of(thing: Thing, name: str) -> list[Array]:
    """Where the marks of this name are now, and how they lie."""
    own = [thing.matrix] if isinstance(thing, Mark) and thing.name == name else []
    return own + [thing.matrix @ frame for part in thing.parts for frame in frames_of(part, name)]


def places_of(thing: Thing, name: str) -> list[Point]:
    """Where all marks of this name are: the tips of antlers, the feet."""
    return [(float(f[0, 3]), float(f[1, 3]), float(f[2, 3])) for f in frames_of(thing, name)]


def place_of(thing: Thing, name: str) -> Point:
    """Where the first mark of this name is."""
    return places_of(thing, name)[0]


def wear(thing: Thing, name: str, item: Thing) -> Thing:
    """With an item set on a mark, turned and sized with it.

    Hats are for a head that is 1 high from its middle to its top: most creatures have such a
    mark, "hat". All others stand at a point, in the creature's own size.
    """
    frame = frames_of(thing, name)[0]
    return group(thing, replace(item, matrix=frame @ item.matrix))


class Creature:
    """Clay in a frame. All frames of a body share one lump, so pieces melt into one another."""

    def __init__(self, colour: str, blend: float = 0.08) -> None:
        self._clay = Clay(colour, blend)
        self._blend = blend
        self._extras: list[Thing] = []
        self._frame: Array = np.eye(4)
        self._size = 1.0

    def within(
        self, at: Place = (0, 0, 0), turn: Point = (0, 0, 0), size: float = 1.0
    ) -> "Creature":
        """The same body, worked on in a frame: rolled, nodded (down) and turned (left), there."""
        inner = copy.copy(self)
        step = np.eye(4)
        step[:3, :3] = rotation(*turn) * size
        step[:3, 3] = at
        inner._frame = self._frame @ step  # noqa: SLF001  its own kind
        inner._size = self._size * size  # noqa: SLF001
        return inner

    def ball(
        self,
        at: Place,
        radius: float | Sequence[float],
        colour: str | None = None,
        *,
        turn: Point = (0, 0, 0),
        blend: float | None = None,
        pair: bool = False,
        cut: bool = False,
    ) -> "Creature":
        """A ball or an egg, as clay has it."""
        radii = self._radii(radius)
        for side in _sides(pair=pair):
            lies = _angles(self._turn() @ rotation(*_mirrored(turn, side)))
            place = self._put(at, side)
            self._clay.ball(place, radii, colour, turn=lies, blend=self._soft(blend), cut=cut)
        return self

    def limb(
        self,
        path: Line,
        radius: float | Sequence[float] | Array,
        colour: str | None = None,
        *,
        blend: float | None = None,
        pair: bool = False,
        cut: bool = False,
    ) -> "Creature":
        """Straight tapering pieces along a path."""
        radii = np.broadcast_to(np.array(radius, float), len(path)) * self._size
        for side in _sides(pair=pair):
            line = [self._put(at, side) for at in path]
            self._clay.limb(line, list(radii), colour, blend=self._soft(blend), cut=cut)
        return self

    def chain(
        self,
        path: Line,
        radii: Sequence[float],
        colour: str | None = None,
        *,
        count: int = 14,
        blend: float | None = None,
        pair: bool = False,
    ) -> "Creature":
        """A limb that bends smoothly through its points: a tail, a trunk, a neck."""
        line = curve(np.array(path, float).tolist(), count)
        thick = curve([(radius, 0.0) for radius in radii], count)[:, 0]
        share = np.linspace(0, 1, len(line))
        even = np.interp(share, np.linspace(0, 1, len(thick)), thick)
        soft = self._blend if blend is None else blend
        self.limb(line[:2], even[:2], colour, blend=soft, pair=pair)
        for at in range(1, len(line) - 1):
            # links that melt much into one another swell at the joints
            links = min(soft, 0.1 * float(even[at]))
            self.limb(line[at : at + 2], even[at : at + 2], colour, blend=links, pair=pair)
        return self

    def box(
        self,
        at: Place,
        half: Sequence[float],
        colour: str | None = None,
        *,
        edge: float = 0.02,
        turn: Point = (0, 0, 0),
        blend: float | None = None,
        pair: bool = False,
        cut: bool = False,
    ) -> "Creature":
        """A box with rounded edges."""
        sizes = self._radii(half)
        for side in _sides(pair=pair):
            lies = _angles(self._turn() @ rotation(*_mirrored(turn, side)))
            place, round_off = self._put(at, side), edge * self._size
            self._clay.box(
                place, sizes, colour, edge=round_off, turn=lies, blend=self._soft(blend), cut=cut
            )
        return self

    def spot(
        self,
        at: Place,
        radius: float | Sequence[float],
        colour: str,
        *,
        soft: float = 0.02,
        pair: bool = False,
    ) -> "Creature":
        """Colour without clay; a long spot does not turn with its frame."""
        radii = self._radii(radius)
        for side in _sides(pair=pair):
            self._clay.spot(self._put(at, side), radii, colour, soft=soft * self._size)
        return self

    def add(self, thing: Thing, *, pair: bool = False) -> "Creature":
        """Something made apart, set into this frame; a pair is mirrored."""
        for side in _sides(pair=pair):
            flipped = thing if side > 0 else thing.size(1, -1, 1)
            self._extras.append(replace(flipped, matrix=self._frame @ flipped.matrix))
        return self

    def mark(self, name: str, at: Place, *, pair: bool = False) -> "Creature":
        """Name a place."""
        for side in _sides(pair=pair):
            place = (at[0], side * at[1], at[2])
            self.add(Mark(name=name).at(*place))
        return self

    def crown(self, at: Place) -> "Creature":
        """Mark the top of a head around this frame's origin: "head", and "hat" to fit hats to."""
        fit = Mark(name="hat").size(float(at[2])).at(float(at[0]), float(at[1]), 0)
        return self.mark("head", at).add(fit)

    def eye(
        self,
        at: Place,
        radius: float,
        *,
        colour: str = DARK,
        iris: str | None = None,
        out: Point = (0.55, 0.75, 0.35),
        pair: bool = True,
    ) -> "Creature":
        """A dark ball with a gleam, or a coloured one with a pupil; `out` is where it looks."""
        for side in _sides(pair=pair):
            looks = np.array([out[0], side * out[1], out[2]]) / np.linalg.norm(out)
            centre = np.array([at[0], side * at[1], at[2]])
            gleam = centre + radius * 0.88 * _unit(looks + np.array([0.1, -0.3 * side, 0.55]))
            if iris:
                self.add(_bead(iris).size(radius).at(*centre))
                self.add(_bead(colour).size(radius * 0.66).at(*(centre + radius * 0.46 * looks)))
                gleam = gleam + 0.14 * radius * looks
            else:
                self.add(_bead(colour).size(radius).at(*centre))
            self.add(_gleam().size(radius * 0.27).at(*gleam))
        return self

    def lid(
        self,
        at: Place,
        width: float,
        *,
        colour: str = DARK,
        out: Point = (0.6, 0.75, 0.25),
        pair: bool = True,
    ) -> "Creature":
        """An eye that is closed: a small bow, across the direction in which it would look."""
        looks = _unit(np.array(out))
        level = _unit(np.array([-looks[1], looks[0], 0.0])) * width
        centre = np.array(at, float)
        lowest = centre + looks * width * 0.15 - np.array([0, 0, width * 0.5])
        thick = [width * 0.1, width * 0.22, width * 0.1]
        bow = np.array([centre - level, lowest, centre + level])
        return self.add(tube(bow, thick, Paint(colour, bump=0), sides=6), pair=pair)

    def nose(self, at: Place, radii: Sequence[float], colour: str = DARK) -> "Creature":
        """A shining button."""
        x, y, z = radii
        return self.add(_bead(colour).size(x, y, z).at(*at))

    def thing(self, motif: str, cells: int = 100, paint: Paint = FUR) -> Thing:
        """Fire the clay and set everything else into it."""
        return group(self._clay.thing(motif, cells, paint), self._extras, motif=motif)

    def _turn(self) -> Array:
        turn: Array = self._frame[:3, :3] / self._size
        return turn

    def _put(self, at: Place, side: int = 1) -> Point:
        x, y, z = self._frame[:3, :3] @ (at[0], side * at[1], at[2]) + self._frame[:3, 3]
        return (float(x), float(y), float(z))

    def _radii(self, radius: float | Sequence[float]) -> Point:
        x, y, z = np.broadcast_to(np.array(radius, float), 3) * self._size
        return (float(x), float(y), float(z))

    def _soft(self, blend: float | None) -> float:
        return (self._blend if blend is None else blend) * self._size


def paw(
    body: Creature,
    path: Line,
    radius: float | Sequence[float],
    sock: str | None = None,
    *,
    size: float = 0.045,
    pair: bool = True,
) -> None:
    """Down to the ankle, 0.05 above the ground, with a paw; a sock covers most of its last part."""
    radii = [float(each) for each in np.broadcast_to(np.array(radius, float), len(path))]
    ankle = np.array(path[-1], float)
    if sock is None:
        body.limb(path, radii, blend=0.06, pair=pair)
    else:
        split = np.array(path[-2]) * 0.68 + ankle * 0.32
        thin = radii[-2] * 0.68 + radii[-1] * 0.32
        body.limb([*path[:-1], split], [*radii[:-1], thin], blend=0.06, pair=pair)
        body.limb([split, ankle], [thin, radii[-1]], sock, blend=0.015, pair=pair)
    toe = ankle + np.array([size * 0.6, 0, size * 0.76 - 0.05])
    body.ball(toe, (size * 1.4, size, size * 0.78), sock, blend=0.03, pair=pair)


def blade(
    spine: Line,
    width: Sequence[float],
    front: str | Pattern,
    back: str | Pattern | None = None,
    *,
    facing: Sequence[float] = (0, 0, 1),
    cup: float = 0.0,
    thick: float = 0.012,
    cells: tuple[int, int] = (18, 9),
    paint: Paint = FEATHERS,
    motif: str = "",
) -> Thing:
    """A leaf along a spine: an ear, a feather, a fin. Its front is `facing`; `cup` folds it."""
    rows, columns = cells
    line = curve(np.array(spine, float).tolist(), rows * 2)
    line = line[np.linspace(0, len(line) - 1, rows).round().astype(int)]
    wide = curve([(each, 0.0) for each in width], rows * 2)[:, 0]
    wide = np.interp(np.linspace(0, 1, rows), np.linspace(0, 1, len(wide)), np.maximum(wide, 0))
    along = np.gradient(line, axis=0)
    across = np.cross(np.array(facing, float), along)
    across /= np.linalg.norm(across, axis=1, keepdims=True) + 1e-9
    up = np.cross(along, across)
    up /= np.linalg.norm(up, axis=1, keepdims=True) + 1e-9
    side = np.linspace(-1, 1, columns)
    spread = wide[:, None, None] * side[None, :, None]
    fold = wide[:, None, None] * (side**2)[None, :, None] * cup
    sheet = line[:, None] + across[:, None] * spread + up[:, None] * fold
    swell = thick * (1 - side**2)[None, :, None] * up[:, None] / 2
    layers = [(sheet + swell).reshape(-1, 3), (sheet - swell).reshape(-1, 3)]
    u, v = np.meshgrid(np.linspace(0, 1, rows), side, indexing="ij")
    colours = [_dye(each, u.ravel(), v.ravel()) for each in (front, back or front)]
    row, column = np.meshgrid(np.arange(rows - 1), np.arange(columns - 1), indexing="ij")
    here = (row * columns + column).ravel()
    quads = np.stack([here, here + 1, here + columns + 1, here + columns], -1)
    faces = np.concatenate([quads[:, ::-1], quads + rows * columns]).astype(np.int32)
    mesh = Mesh(np.concatenate(layers), (faces,), np.concatenate(colours))
    return Thing(mesh, paint, motif)


def tipped(colour: str, tip: str, share: float = 0.7, soft: float = 0.12) -> Pattern:
    """One colour that turns to another towards the tip."""

    def dye(along: Array, _: Array) -> Array:
        part = np.clip((along - share) / soft + 0.5, 0, 1)[:, None]
        return _blend(colour, tip, part)

    return dye


def rimmed(colour: str, rim: str, share: float = 0.7, soft: float = 0.15) -> Pattern:
    """One colour with a border of another: an ear with its fur."""

    def dye(along: Array, across: Array) -> Array:
        edge = np.maximum(np.abs(across), np.clip((along - 0.55) / 0.45, 0, 1))
        part = np.clip((edge - share) / soft + 0.5, 0, 1)[:, None]
        return _blend(colour, rim, part)

    return dye


def whiskers(
    at: Place, length: float, colour: str, *, spread: float = 0.35, count: int = 3
) -> Thing:
    """Fine hairs to the left side; a pair makes both."""
    x, y, z = at
    lines = []
    for each in range(count):
        rise = spread * (each / max(count - 1, 1) - 0.5)
        end = (x - length * 0.15, y + length, z + length * rise)
        middle = (x + length * 0.05, y + length * 0.5, z + length * (rise * 0.5 + 0.05))
        fine = [length * 0.022, length * 0.016, length * 0.006]
        lines.append(tube([(x, y, z), middle, end], fine, Paint(colour, bump=0, vary=0), sides=4))
    return group(lines)


@cache
def _bead(colour: str) -> Thing:
    return ball(1.0, Paint(colour, vary=0.05, rough=0.25, shine=0.5, bump=0), sides=20)


@cache
def _gleam() -> Thing:
    return ball(1.0, Paint("#fffaf0", vary=0, bump=0, glow=0.7), sides=8)


def _blend(one: str, other: str, share: Array) -> Array:
    blend: Array = np.array(linear(one)) * (1 - share) + np.array(linear(other)) * share
    return blend


def _dye(colour: str | Pattern, along: Array, across: Array) -> Array:
    if isinstance(colour, str):
        return np.broadcast_to(np.array(linear(colour)), (len(along), 3))
    return colour(along, across)


def _sides(*, pair: bool) -> tuple[int, ...]:
    return (1, -1) if pair else (1,)


def _mirrored(turn: Point, side: int) -> Point:
    return (side * turn[0], turn[1], side * turn[2])


def _angles(turn: Array) -> Point:
    """The degrees around x, y and z that give this rotation."""
    y = -math.asin(float(np.clip(turn[2, 0], -1, 1)))
    x = math.atan2(float(turn[2, 1]), float(turn[2, 2]))
    z = math.atan2(float(turn[1, 0]), float(turn[0, 0]))
    return (math.degrees(x), math.degrees(y), math.degrees(z))


def _unit(vector: Array) -> Array:
    unit: Array = vector / np.linalg.norm(vector)
    return unit
