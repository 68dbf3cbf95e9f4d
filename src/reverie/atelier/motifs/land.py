"""The ground: heights that scenes may ask for, and the open land that is made of them.

A height is a function of x and y, as `Hills(amplitude=0.6)`: give the same one to `meadow`, to
`grass_field` and to `scatter`, and all stands where it should.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Literal

import numpy as np

from reverie.atelier.colour import mix
from reverie.atelier.motifs.scatter import (
    Ground,
    Numbers,
    flat,
    globe,
    normals,
    patches,
    ramp,
    spaced,
    tinted,
)
from reverie.atelier.shapes import land, sheet
from reverie.atelier.thing import Array, Mesh, Paint, Thing, group

Spot = tuple[float, float]


Hole = tuple[float, float, float, float]
"""x and z of the middle, and both radii"""


EARTH = Paint(vary=0.16, grain=1.6, bump=0.35, bump_grain=9)


@dataclass(frozen=True)
class Hills:
    """Rolling hills; `rise` lifts the land with every step away from the viewer."""

    amplitude: float = 0.8
    scale: float = 7.0
    seed: int = 0
    rough: float = 0.04
    rise: float = 0.0

    def __call__(self, x: Numbers, y: Numbers) -> Array:
        """The height at these points."""
        rolling = patches(x, y, self.scale, 3, self.seed) - 0.5
        fine = patches(x, y, 0.8, 2, self.seed + 5) - 0.5
        away = np.maximum(np.asarray(y, float), 0)
        return 2 * self.amplitude * rolling + 2 * self.rough * fine + self.rise * away


@dataclass(frozen=True)
class Drifts:
    """Snow blown into long soft waves."""

    amplitude: float = 0.3
    scale: float = 3.0
    seed: int = 0
    rise: float = 0.0

    def __call__(self, x: Numbers, y: Numbers) -> Array:
        """The height at these points."""
        x, y = np.asarray(x, float), np.asarray(y, float)
        bend = 2.2 * patches(x, y, 2.2 * self.scale, 2, self.seed)
        wave = sawtooth(y / self.scale + 0.25 * x / self.scale + bend, 0.7)
        broad = patches(x, y, 3 * self.scale, 2, self.seed + 9) - 0.5
        return self.amplitude * (0.8 * wave + 1.6 * broad - 0.4) + self.rise * np.maximum(y, 0)


@dataclass(frozen=True)
class Dunes:
    """Great waves of sand, gentle to windward, steep in the lee, with sharp crests."""

    amplitude: float = 1.8
    scale: float = 8.0
    seed: int = 0

    def __call__(self, x: Numbers, y: Numbers) -> Array:
        """The height at these points."""
        x, y = np.asarray(x, float), np.asarray(y, float)
        bend = 1.5 * patches(x, y, 1.6 * self.scale, 2, self.seed)
        along = (0.85 * x + 0.5 * y) / self.scale
        wave = sawtooth(along + bend, 0.72)
        high = 0.35 + patches(x, y, 2.2 * self.scale, 2, self.seed + 3)
        ripple = 0.012 * np.sin((along + bend) * 60)
        return self.amplitude * wave * high + ripple


@dataclass(frozen=True)
class Terraces:
    """A slope cut into steps, as for rice."""

    steps: float = 0.45
    rise: float = 0.32
    amplitude: float = 1.6
    scale: float = 9.0
    seed: int = 0

    def __call__(self, x: Numbers, y: Numbers) -> Array:
        """The height at these points."""
        slope = self.rise * np.maximum(np.asarray(y, float), -2)
        raw = slope + self.amplitude * (patches(x, y, self.scale, 2, self.seed) - 0.5)
        level = raw / self.steps
        step = np.floor(level)
        edge = np.clip((level - step - 0.82) / 0.18, 0, 1)
        lip = 0.08 * np.clip((level - step - 0.62) / 0.2, 0, 1) * (1 - edge)
        return self.steps * (step + edge * edge * (3 - 2 * edge) + lip)


HILLS, SOFT_HILLS, ALMOST_FLAT = Hills(), Hills(0.4), Hills(0.15)
DRIFTS, DUNES, STEPS = Drifts(), Dunes(), Terraces()


def meadow(
    height: Ground = HILLS,
    grass: str = "#7c9549",
    dark: str = "#52703a",
    dry: str = "#b3a557",
    *,
    width: float = 60,
    near: float = -12,
    far: float = 50,
    seed: int = 0,
) -> Thing:
    """Grassland, darker in its hollows and dry in patches."""
    ground = land(height, EARTH, width=width, near=near, far=far, cells=150)

    def tint(points: Array) -> Array:
        x, y, z = points.T
        share = 0.5 + 0.55 * (patches(x, y, 5, 4, seed) - 0.5) * 2 + 0.12 * (z - z.mean())
        return ramp((dark, grass, grass, dry), share)

    return tinted(ground, tint)


def snowfield(
    height: Ground = DRIFTS,
    snow: str = "#eef1f6",
    shade: str = "#a9b9d6",
    *,
    width: float = 60,
    near: float = -12,
    far: float = 50,
) -> Thing:
    """Snow, blue where it lies low."""
    ground = land(height, EARTH, width=width, near=near, far=far, cells=200, motif="snow")
    paint = Paint(vary=0.05, grain=1.2, bump=0.12, bump_grain=20, rough=0.7, shine=0.3)

    def tint(points: Array) -> Array:
        z = points[:, 2]
        level = (z - z.min()) / (np.ptp(z) + 1e-9)
        return ramp((shade, mix(shade, snow, 0.7), snow, "#ffffff"), level)

    return tinted(ground, tint, paint)


def footprints(
    path: Sequence[Sequence[float]],
    height: Ground = flat,
    *,
    kind: Literal["boots", "paws", "bird"] = "boots",
    size: float = 0.22,
    stride: float = 0.45,
    colour: str = "#8fa3c8",
) -> Thing:
    """Tracks along a path, left and right in turn."""
    length = float(np.linalg.norm(np.diff(np.array(path, float)[:, :2], axis=0), axis=1).sum())
    line = spaced([(p[0], p[1]) for p in path], max(2, int(length / stride)))
    ahead = np.gradient(line, axis=0)
    print_ = _footprint(kind, colour).size(size)
    placed = []
    for at, (spot, along) in enumerate(zip(line, ahead, strict=True)):
        heading = math.degrees(math.atan2(along[1], along[0]))
        side = (1 if at % 2 else -1) * size * 0.45
        x = float(spot[0] - math.sin(math.radians(heading)) * side)
        y = float(spot[1] + math.cos(math.radians(heading)) * side)
        placed.append(print_.turn(heading).at(x, y, float(np.asarray(height(x, y))) + 0.006))
    return group(placed, motif="footprints")


def desert(
    height: Ground = DUNES,
    sand: str = "#e0b478",
    shade: str = "#b0764e",
    light: str = "#f3d9a4",
    *,
    width: float = 60,
    near: float = -12,
    far: float = 50,
) -> Thing:
    """Sand, light on the crests and warm in the lee."""
    ground = land(height, EARTH, width=width, near=near, far=far, cells=240, motif="sand")
    assert ground.mesh is not None
    lean = normals(ground.mesh)[:, 0]

    def tint(points: Array) -> Array:
        z = points[:, 2]
        level = (z - z.min()) / (np.ptp(z) + 1e-9)
        return ramp((shade, sand, light), 0.42 + 0.4 * level - 1.1 * lean)

    return tinted(ground, tint, Paint(vary=0.07, grain=1, bump=0.12, bump_grain=30))


def road(
    path: Sequence[Sequence[float]],
    height: Ground = flat,
    colour: str = "#cdb78d",
    edge: str | None = "#8f8a55",
    *,
    width: float = 1.2,
    lift: float = 0.03,
    ruts: bool = True,
    seed: int = 0,
) -> Thing:
    """A road that follows the land, with grassy edges and two ruts."""
    line = spaced([(p[0], p[1]) for p in path], 90)
    ahead = np.gradient(line, axis=0)
    side = np.stack([-ahead[:, 1], ahead[:, 0]], 1)
    side /= np.linalg.norm(side, axis=1, keepdims=True)
    across = np.linspace(-1, 1, 13)
    ragged = 1 + 0.14 * (patches(np.arange(90)[:, None], across[None] * 2, 3, 2, seed) - 0.5)
    flat_ = line[:, None] + side[:, None] * (across[None, :, None] * width / 2 * ragged[..., None])
    z = np.asarray(height(flat_[..., 0], flat_[..., 1]))
    z = z + lift * (1 - np.abs(across) ** 4) - 0.04 * (np.abs(across) > 0.97)
    ribbon = sheet(np.concatenate([flat_, z[..., None]], -1), EARTH, motif="road")
    worn = mix(colour, "#6a5234", 0.4)
    out = np.broadcast_to(np.abs(across), (90, 13)).ravel()

    def tint(points: Array) -> Array:
        share = patches(points[:, 0], points[:, 1], 0.7, 3, seed)
        found = ramp((worn, colour, mix(colour, "#fff2d8", 0.3)), share)
        if ruts:
            rut = np.exp(-(((out - 0.45) / 0.14) ** 2))[:, None]
            found = found * (1 - 0.35 * rut)
        rim = np.clip((out - 0.72) * 4, 0, 1)[:, None] if edge else 0
        return found * (1 - rim) + ramp((edge or colour,) * 2, out) * rim

    return tinted(ribbon, tint)


def sawtooth(phase: Array, gentle: float) -> Array:
    """From 0 to 1 and back: rising slowly over the share `gentle`, falling over the rest."""
    at = phase - np.floor(phase)
    rise = np.clip(at / gentle, 0, 1)
    fall = np.clip((1 - at) / (1 - gentle), 0, 1)
    wave: Array = np.where(at < gentle, rise**1.35, fall * fall * (3 - 2 * fall))
    return wave


def from_line(line: Array, x: Numbers, y: Numbers) -> Array:
    """How far each point is from a line of points."""
    across, away = np.asarray(x, float), np.asarray(y, float)
    nearest = np.full(np.broadcast(across, away).shape, np.inf)
    for a, b in pairwise(line):
        along = b - a
        share = ((across - a[0]) * along[0] + (away - a[1]) * along[1]) / (along @ along + 1e-12)
        share = np.clip(share, 0, 1)
        out = np.hypot(across - a[0] - share * along[0], away - a[1] - share * along[1])
        nearest = np.minimum(nearest, out)
    return nearest


def _footprint(kind: Literal["boots", "paws", "bird"], colour: str) -> Thing:
    """One print along +x, of length about 1."""
    paint = Paint(colour, vary=0.06, bump=0)
    directions, faces = globe(6)
    disc = Thing(Mesh(directions * 0.5, (faces,)), paint)
    match kind:
        case "boots":
            return group(disc.size(0.62, 0.42, 0.03).at(0.2), disc.size(0.34, 0.32, 0.03).at(-0.34))
        case "paws":
            toes = [
                disc.size(0.24, 0.2, 0.03).at(0.32 - 0.1 * abs(y), 0.26 * y) for y in (-1, 0, 1)
            ]
            return group(disc.size(0.5, 0.5, 0.03).at(-0.12), toes)
        case "bird":
            return group(
                [disc.size(0.8, 0.1, 0.03).at(0.35).turn(turn) for turn in (-38, 0, 38, 180)]
            )
