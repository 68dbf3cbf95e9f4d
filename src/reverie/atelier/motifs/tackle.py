"""Tackle: ropes, rods and hooks."""

import math

import numpy as np

from reverie.atelier.colour import mix
from reverie.atelier.motifs.joinery import (
    BRASS,
    STEEL,
    cloth,
    disc,
    hoop,
    metal,
    plain,
    rod,
    slack,
    wood,
)
from reverie.atelier.shapes import curve, tube
from reverie.atelier.thing import Array, Point, Thing, group


def rope(path: list[Point] | Array, radius: float = 0.03, *, colour: str = "#c9ae7c") -> Thing:
    """A twisted rope along a path."""
    points = [tuple(point) for point in path]
    straight = np.linspace(points[0], points[-1], 40)
    line = curve(points, max(40, len(points) * 10)) if len(points) > 2 else straight
    turn = np.linspace(0, len(line) * 0.9, len(line))
    along = np.gradient(line, axis=0)
    along /= np.linalg.norm(along, axis=1, keepdims=True) + 1e-9
    side = np.cross(along, (0.13, 0.21, 0.97))
    side /= np.linalg.norm(side, axis=1, keepdims=True) + 1e-9
    other = np.cross(along, side)
    strands = []
    for phase in (0.0, math.pi):
        wave = np.cos(turn + phase)[:, None] * side + np.sin(turn + phase)[:, None] * other
        tone = colour if phase == 0 else mix(colour, "#6b4a2a", 0.3)
        strands.append(
            tube(line + wave * radius * 0.5, radius * 0.62, cloth(tone), sides=6, bend=False)
        )
    return group(strands, motif="rope")


def fishing_rod(
    to: Point = (1.4, 0.0, -0.6),
    *,
    length: float = 1.8,
    lift: float = 40,
    colour: str = "#a8703a",
    hook_on: bool = True,
) -> Thing:
    """A rod from its grip at the origin towards +x, raised by `lift`.

    Its line hangs from the tip `to` a point. The tip is at about (0.8, 0, 0.58) times its length.
    """
    a = math.radians(lift)
    way = np.array((math.cos(a), 0, math.sin(a)))
    middle, tip = way * length * 0.55, way * length * 0.97 + np.array((0.04, 0, -0.07)) * length
    line = slack((float(tip[0]), float(tip[1]), float(tip[2])), to, 0.04)
    parts = [
        tube(
            np.array([-way * 0.25, way * 0, middle, tip]), [0.035, 0.03, 0.016, 0.006], wood(colour)
        ),
        rod(-way * 0.24, way * 0.12, 0.042, cloth("#5a4030"), sides=10),
        tube(line, 0.005, plain("#f4f0e4"), bend=False, sides=4),
        disc(0.07, 0.05, metal(BRASS), sides=20).turn(x=90).at(*(way * 0.2 - (0, 0, 0.07))),
    ]
    if hook_on:
        parts.append(hook().size(0.16).at(*to))
    return group(parts, motif="fishing rod")


def hook(*, colour: str = STEEL) -> Thing:
    """A hook 1 high hanging from its eye at the origin."""
    bend = [
        (0, 0, -0.1),
        (0, 0, -0.62),
        (0.08, 0, -0.86),
        (0.26, 0, -0.94),
        (0.42, 0, -0.8),
        (0.44, 0, -0.58),
    ]
    return group(
        tube(bend, [0.04, 0.04, 0.045, 0.04, 0.012], metal(colour)),
        hoop(0.07, 0.03, metal(colour), sides=18).turn(x=90).at(z=-0.05),
        rod((0.44, 0, -0.58), (0.36, 0, -0.72), [0.006, 0.02], metal(colour)),
        motif="hook",
    )
