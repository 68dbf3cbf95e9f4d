"""An eye that is a world."""

import math

import numpy as np

from reverie.atelier.clay import Clay
from reverie.atelier.colour import mix
from reverie.atelier.motifs.heads import SKIN
from reverie.atelier.shapes import ball, sheet, tube
from reverie.atelier.thing import Paint, Thing, group


def eye(
    *,
    iris: str = "#3f7f86",
    white: str = "#efe8da",
    skin: str | None = "sand",
    lashes: str = "#2a1c1c",
    hollow: bool = False,
    asleep: float = 0.0,
) -> Thing:
    """A huge eye of radius 1 that looks to +x, in its lids; `asleep` closes them, 0 to 1.

    With `hollow` the pupil is a hole of radius 0.3 into an empty ball, for what is inside.
    """
    clay = Clay(white, 0.02)
    clay.ball((0, 0, 0), 1.0)
    clay.ball((1.12, 0, 0), 0.5, cut=True, blend=0.05)
    if hollow:
        clay.ball((-0.1, 0, 0), 0.62, cut=True)
        clay.limb([(0.4, 0, 0), (1.4, 0, 0)], 0.27, cut=True, blend=0.02)
    clay.spot((0.85, 0, 0), (0.4, 0.52, 0.52), mix(iris, "#10161a", 0.55), soft=0.02)
    clay.spot((0.85, 0, 0), (0.4, 0.46, 0.46), iris, soft=0.05)
    clay.spot((0.7, 0, 0), (0.4, 0.34, 0.34), mix(iris, "#f0e0a0", 0.45), soft=0.1)
    parts = [clay.thing("eye", 110, Paint(vary=0.12, grain=6, bump=0, rough=0.25, shine=0.5))]
    ray = Paint(mix(iris, "#f4f0d0", 0.4), vary=0.1, bump=0)
    for at in range(26):
        angle = at / 26 * 2 * math.pi + 0.06 * math.sin(at * 5)
        long = 0.4 + 0.03 * math.sin(at * 7)
        ring = [(_bowl(r), r * math.cos(angle), r * math.sin(angle)) for r in (0.25, 0.34, long)]
        parts.append(tube(ring, [0.005, 0.016, 0.006], ray, sides=5))
    if not hollow:
        parts.append(
            ball(0.22, Paint("#120d12", vary=0, bump=0, rough=0.2, shine=0.6), sides=28)
            .size(0.25, 1, 1)
            .at(0.645)
        )
        parts.append(
            ball(0.08, Paint("#ffffff", glow=1.0, bump=0), sides=14)
            .size(0.5, 1, 1)
            .at(0.82, -0.2, 0.24)
        )
        parts.append(ball(0.035, Paint("#ffffff", glow=0.7, bump=0), sides=10).at(0.8, 0.16, -0.2))
    if skin:
        parts.append(_lids(SKIN.get(skin, skin), lashes, asleep))
    return group(parts, motif="eye")


def _bowl(radius: float) -> float:
    return 1.12 - math.sqrt(max(0.25 - radius * radius, 0.0)) + 0.004


def _lids(skin: str, lashes: str, asleep: float) -> Thing:
    """Two shells around the ball that leave an almond open."""
    paint = Paint(skin, vary=0.1, grain=2, bump=0.05)
    hair = Paint(lashes, vary=0.05, bump=0)
    parts: list[Thing] = []
    steps = np.linspace(-1, 1, 49)
    for sign, most in ((1, 44.0), (-1, 30.0)):
        edge = (
            np.radians(most * (1 - asleep) - 8 * asleep * sign) * (1 - np.abs(steps) ** 2.2) * 1.0
        )
        rows = []
        for share in np.linspace(0, 1, 14):
            lift = edge * sign + share * sign * math.radians(80)
            side = np.radians(steps * (74 - 4 * share))
            radius = 1.09 + 0.05 * math.sin(share * math.pi)
            rows.append(
                np.stack(
                    [
                        radius * np.cos(lift) * np.cos(side),
                        radius * np.sin(side),
                        radius * np.sin(lift) * np.cos(side) ** 0.5,
                    ],
                    -1,
                )
            )
        parts.append(sheet(np.stack(rows), paint))
        parts.append(
            tube(
                rows[0][::2],
                [0.02, 0.05, 0.05, 0.02],
                Paint(mix(skin, "#c05a4a", 0.25), vary=0.05),
                sides=8,
                bend=False,
            )
        )
        count = 15 if sign > 0 else 9
        for at in np.linspace(5, 43, count).astype(int):
            root = rows[0][at]
            out = np.array(
                [
                    root[0] * 0.34,
                    root[1] * 0.3,
                    (0.3 if sign > 0 else -0.14) * (1 - 1.4 * asleep * (sign > 0)),
                ]
            )
            parts.append(
                tube(
                    [root, root + out * (0.6, 0.6, 0.35), root + out],
                    [0.026, 0.02, 0.004],
                    hair,
                    sides=5,
                )
            )
    return group(parts)
