"""Trees without leaves, and stumps."""

import math
from dataclasses import replace

import numpy as np

from reverie.atelier.clay import Clay
from reverie.atelier.colour import mix
from reverie.atelier.motifs.scatter import (
    lumps,
    normals,
    ramp,
    roughened,
    tinted,
)
from reverie.atelier.motifs.trees import HABITS, bark_paint, grown, timber
from reverie.atelier.thing import Array, Paint, Thing


def bare_tree(
    height: float = 3, bark: str = "#3d302b", *, snow: float = 0, twigs: int = 6, seed: int = 0
) -> Thing:
    """A winter tree down to its fine twigs; `snow` whitens their upper sides."""
    branches, _ = grown(replace(HABITS["bare"], forks=twigs), height, seed)
    wood = timber(branches, bark_paint(bark))
    if not snow:
        return wood
    assert wood.mesh is not None
    up = normals(wood.mesh)[:, 2]
    high = np.clip(wood.mesh.vertices[:, 2] / height * 4, 0, 1)
    share = np.clip((up - 0.75 + 0.6 * snow) * 3, 0, 1) * high
    return tinted(
        wood, lambda _: ramp((bark, "#f3f5fa"), share), Paint(vary=0.12, bump=0.4, grain=5)
    )


def stump(
    wide: float = 0.8, bark: str = "#5c4632", wood: str = "#d9b883", *, seed: int = 0
) -> Thing:
    """A cut trunk with rings, on its roots."""
    chance = np.random.default_rng(seed)
    clay = Clay(bark, 0.07)
    clay.limb([(0, 0, 0), (0.02, 0, 0.62)], [0.44, 0.36])
    for at in range(6):
        angle = 2 * math.pi * at / 6 + chance.uniform(-0.3, 0.3)
        way = np.array([math.cos(angle), math.sin(angle), 0])
        long = float(chance.uniform(0.7, 1.05))
        clay.limb(
            [way * 0.3 + (0, 0, 0.2), way * long * 0.75 + (0, 0, 0.03), way * long - (0, 0, 0.08)],
            [0.2, 0.11, 0.03],
        )
    clay.box((0, 0, 1.0), (1, 1, 0.45), cut=True, blend=0.02, turn=(4, 3, 0))
    clay.box((0, 0, -0.56), (2, 2, 0.5), cut=True, blend=0.01)
    body = roughened(clay.thing("stump", 90), 0.014, 16, seed)
    assert body.mesh is not None
    top = (normals(body.mesh)[:, 2] > 0.8) & (body.mesh.vertices[:, 2] > 0.45)

    def tint(points: Array) -> Array:
        out = np.hypot(points[:, 0] * 1.05, points[:, 1])
        rings = ramp((wood, mix(wood, "#8a5a30", 0.6)), 0.5 + 0.5 * np.sin(out * 70))
        rough = ramp((bark, mix(bark, "#b09a80", 0.35)), 0.5 + 0.5 * lumps(points, 9, seed))
        return np.where(top[:, None], rings, rough)

    return tinted(body, tint, Paint(vary=0.15, bump=0.4, grain=8)).size(wide)
