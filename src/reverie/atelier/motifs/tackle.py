"""Tackle: ropes."""

import math

import numpy as np

from reverie.atelier.colour import mix
from reverie.atelier.motifs.joinery import (
    cloth,
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
