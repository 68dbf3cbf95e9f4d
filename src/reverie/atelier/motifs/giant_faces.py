"""Giant faces: serene heads of stone, and heads cut from a sheet.

A face is about 2 high; clay with the few marks that make it true.
"""

import math
from typing import Literal

import numpy as np

from reverie.atelier.clay import Clay
from reverie.atelier.colour import mix
from reverie.atelier.motifs.heads import STONE
from reverie.atelier.motifs.paper_cuts import paper_cut
from reverie.atelier.shapes import ball, curve, tube
from reverie.atelier.thing import Array, Paint, Thing, group


def giant_face(
    *,
    asleep: bool = True,
    colour: str = "#b9b1a0",
    lip: str | None = None,
    moss: str | None = None,
    crown: Literal["whole", "open"] = "whole",
    hair: str | None = None,
    neck: bool = True,
    iris: str = "#4a6a72",
    stone: bool = True,
    cells: int = 150,
) -> Thing:
    """A serene head, 2.3 high, looking to +x, its eyes at the height of the origin.

    `crown="open"` cuts the skull off at z = 0.62 and hollows it, for gardens; `hair` gives waves.
    """
    clay = Clay(colour, 0.2)
    clay.ball((-0.14, 0, 0.28), (1.0, 0.8, 0.88), blend=0.1)
    clay.ball((0.22, 0, -0.34), (0.62, 0.62, 0.78), blend=0.3)
    clay.ball((0.36, 0.32, -0.24), (0.38, 0.3, 0.28), blend=0.25, pair=True)
    clay.limb(
        [(-0.12, 0.56, -0.42), (0.26, 0.38, -0.86), (0.58, 0.08, -1.06)],
        [0.1, 0.12, 0.14],
        blend=0.25,
        pair=True,
    )
    clay.ball((0.64, 0, -1.04), (0.18, 0.19, 0.15), blend=0.18)
    clay.limb(
        [(0.76, 0.12, 0.27), (0.66, 0.42, 0.24), (0.44, 0.62, 0.1)],
        [0.13, 0.13, 0.08],
        blend=0.14,
        pair=True,
    )
    _features(clay, lip or mix(colour, "#8a5a4a", 0.3), asleep=asleep)
    _ears(clay)
    if neck:
        clay.limb([(-0.2, 0, -0.7), (-0.28, 0, -1.75)], [0.44, 0.48], blend=0.16)
    if moss:
        for at in ((-0.3, 0.3, 1.05), (0.2, -0.5, 0.8), (-0.9, -0.3, 0.4), (0.55, 0.3, 0.95)):
            clay.spot(at, (0.5, 0.34, 0.36), moss, soft=0.14)
    if crown == "open":
        clay.box((0, 0, 1.6), (2, 2, 0.98), cut=True, blend=0.03)
        clay.ball((-0.14, 0, 0.62), (0.84, 0.65, 0.42), cut=True, blend=0.03)
    paint = STONE if stone else Paint(vary=0.1, grain=2, bump=0.06)
    parts = [clay.thing("face", cells, paint), *_lashes(colour, asleep=asleep, iris=iris)]
    if hair:
        parts.append(_waves(hair, cut=crown == "open"))
    return group(parts, motif="face")


def _features(clay: Clay, lip: str, *, asleep: bool) -> None:
    """Nose, lips and lids."""
    clay.limb(
        [(0.84, 0, 0.16), (0.95, 0, -0.14), (1.06, 0, -0.4)], [0.085, 0.09, 0.125], blend=0.09
    )
    clay.ball((0.93, 0.125, -0.43), (0.125, 0.085, 0.085), blend=0.06, pair=True)
    clay.ball((1.0, 0.062, -0.5), (0.055, 0.04, 0.03), blend=0.03, pair=True, cut=True)
    clay.ball((0.74, 0.36, 0.02), (0.2, 0.21, 0.16), blend=0.12, pair=True, cut=True)
    clay.ball((0.76, 0, -0.72), (0.12, 0.26, 0.17), blend=0.14)
    clay.limb(
        [(0.88, 0.0, -0.665), (0.88, 0.07, -0.65), (0.82, 0.19, -0.69), (0.72, 0.31, -0.725)],
        [0.045, 0.05, 0.04, 0.015],
        lip,
        blend=0.04,
        pair=True,
    )
    clay.limb(
        [(0.865, 0.0, -0.775), (0.82, 0.14, -0.765), (0.72, 0.3, -0.73)],
        [0.062, 0.052, 0.015],
        lip,
        blend=0.04,
        pair=True,
    )
    clay.limb(
        [(0.935, 0.0, -0.715), (0.9, 0.09, -0.708), (0.82, 0.22, -0.724), (0.72, 0.34, -0.71)],
        0.014,
        blend=0.025,
        pair=True,
        cut=True,
    )
    clay.limb([(0.97, 0, -0.54), (0.99, 0, -0.6)], 0.025, blend=0.05, cut=True)
    if not asleep:
        clay.ball((0.68, 0.35, 0.0), (0.2, 0.17, 0.1), blend=0.04, pair=True, cut=True)


def _ears(clay: Clay) -> None:
    clay.ball((-0.1, 0.8, -0.12), (0.17, 0.07, 0.27), turn=(0, -14, 18), blend=0.06, pair=True)
    clay.ring((-0.1, 0.86, -0.08), 0.16, 0.05, turn=(82, 0, 20), blend=0.03, pair=True)
    clay.ball(
        (-0.06, 0.9, -0.12), (0.07, 0.06, 0.12), turn=(0, -14, 18), blend=0.04, pair=True, cut=True
    )
    clay.ball((-0.05, 0.82, -0.36), (0.07, 0.05, 0.08), blend=0.05, pair=True)


def _lashes(colour: str, *, asleep: bool, iris: str) -> list[Thing]:
    """Lids closed over round eyes, with a line of lashes; or eyes that are open."""
    dark = Paint(mix(colour, "#2a2420", 0.62), vary=0.05, bump=0)
    parts = []
    for sign in (1, -1):
        if asleep:
            lid = Clay(colour, 0.05)
            lid.ball((0.66, sign * 0.36, 0.0), (0.205, 0.23, 0.165))
            parts.append(lid.thing("", 60, STONE))
        else:
            white = ball(0.2, Paint("#efe9dc", vary=0.05, bump=0, rough=0.3), sides=28)
            ring = (
                ball(0.11, Paint(iris, vary=0.2, grain=8, bump=0, rough=0.3), sides=24)
                .size(0.35, 1, 1)
                .at(0.165)
            )
            dot = ball(0.05, Paint("#141012", vary=0, bump=0), sides=16).size(0.3, 1, 1).at(0.2)
            lid = Clay(colour, 0.03)
            lid.ball((0.64, sign * 0.36, 0.0), (0.225, 0.235, 0.21))
            lid.box(
                (0.9, sign * 0.36, -0.24), (0.6, 0.5, 0.31), turn=(0, 8, 0), blend=0.02, cut=True
            )
            parts.append(lid.thing("", 50, STONE))
            shine = ball(0.018, Paint("#ffffff", glow=0.6, bump=0), sides=8).at(0.215, -0.03, 0.04)
            parts.append(group(white, ring, dot, shine).at(0.64, sign * 0.36, 0.0))
        drop = 0.085 if asleep else -0.075
        path = []
        for step in np.linspace(-1, 1, 9):
            y = 0.36 + step * 0.2
            z = -0.01 - drop * (1 - step * step)
            inside = 1 - (step * 0.87) ** 2 - (z / 0.18) ** 2
            path.append((0.66 + 0.205 * math.sqrt(max(inside, 0.02)) + 0.008, sign * y, z))
        parts.append(tube(path, [0.008, 0.02, 0.022, 0.02, 0.008], dark, sides=6))
        for at in range(1, 8):
            root = np.array(path[at])
            out = np.array([0.06, sign * (at - 4) * 0.012, -0.05 if asleep else 0.04])
            parts.append(
                tube(
                    [root, root + out * 0.6 + (0.01, 0, 0), root + out],
                    [0.012, 0.009, 0.003],
                    dark,
                    sides=5,
                )
            )
    return parts


def _waves(colour: str, *, cut: bool) -> Thing:
    """Hair in carved waves, swept back."""
    clay = Clay(colour, 0.06)
    for at in range(15):
        side = math.radians(-84 + 168 * at / 14)
        path = []
        for step in np.linspace(0, 1, 12):
            angle = math.radians(40 + 16 * abs(math.sin(side)) + 160 * step)
            wave = 1.0 + 0.045 * math.sin(step * 17 + at * 1.3)
            x, z = math.cos(angle) * math.cos(side), math.sin(angle) * math.cos(side)
            drift = 0.05 * math.sin(step * 12 + at)
            path.append(
                (
                    -0.14 + 1.02 * wave * x,
                    0.84 * wave * math.sin(side) + drift,
                    0.28 + 0.92 * wave * z,
                )
            )
        clay.limb(path, 0.115, blend=0.05)
    if cut:
        clay.box((0, 0, 1.6), (2, 2, 0.98), cut=True, blend=0.03)
    return clay.thing("", 110, STONE)


_PROFILE = [
    (-0.42, -1.5),
    (-0.40, -1.1),
    (-0.50, -0.72),
    (-0.70, -0.40),
    (-0.86, 0.0),
    (-0.90, 0.38),
    (-0.76, 0.78),
    (-0.42, 1.06),
    (0.02, 1.14),
    (0.42, 1.02),
    (0.66, 0.76),
    (0.73, 0.50),
    (0.72, 0.28),
    (0.69, 0.16),
    (0.74, 0.06),
    (0.86, -0.16),
    (0.94, -0.30),
    (0.90, -0.38),
    (0.78, -0.40),
    (0.76, -0.48),
    (0.82, -0.55),
    (0.80, -0.61),
    (0.75, -0.635),
    (0.80, -0.68),
    (0.78, -0.76),
    (0.70, -0.80),
    (0.72, -0.90),
    (0.68, -1.02),
    (0.54, -1.09),
    (0.30, -1.02),
    (0.14, -1.0),
    (0.08, -1.14),
    (0.12, -1.36),
    (0.2, -1.5),
]


_SHOULDERS = [
    (0.62, -1.72),
    (0.96, -2.05),
    (1.05, -2.5),
    (-1.5, -2.5),
    (-1.4, -2.05),
    (-0.95, -1.78),
]


_LOCKS: dict[str, list[tuple[float, float]]] = {
    "bun": [
        (-0.86, 0.1),
        (-1.0, 0.3),
        (-1.28, 0.32),
        (-1.42, 0.58),
        (-1.28, 0.86),
        (-1.0, 0.88),
        (-0.78, 0.8),
    ],
    "ponytail": [
        (-0.82, 0.1),
        (-1.05, 0.0),
        (-1.28, -0.6),
        (-1.2, -1.2),
        (-1.45, -0.9),
        (-1.62, -0.2),
        (-1.46, 0.4),
        (-1.1, 0.62),
        (-0.84, 0.6),
    ],
}


def profile_outline(
    hair: Literal["short", "bun", "ponytail"] = "short", *, shoulders: bool = True
) -> Array:
    """The outline of a head from the side, looking to +x: 2.6 high, or 3.6 with shoulders."""
    line = list(_PROFILE)
    if hair in _LOCKS:
        line = [*line[:4], *_LOCKS[hair], *line[7:]]
    smooth = curve(line, 240)
    if shoulders:
        low = curve([line[-1], *_SHOULDERS[:2]], 20)[1:]
        rise = curve([_SHOULDERS[4], _SHOULDERS[5], line[0]], 20)[:-1]
        smooth = np.concatenate([smooth, low, np.array(_SHOULDERS[2:4]), rise])
    return smooth


def profile(
    colour: str = "#1f2a3f",
    *,
    hair: Literal["short", "bun", "ponytail"] = "short",
    shoulders: bool = True,
    depth: float = 0.05,
    paint: Paint | None = None,
) -> Thing:
    """A head cut out of a sheet, looking to +x: for worlds inside a head."""
    shape = profile_outline(hair, shoulders=shoulders)
    return paper_cut(shape, depth, paint or Paint(colour, vary=0.08, bump=0.05), motif="profile")
