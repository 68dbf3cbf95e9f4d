"""Trees without leaves: winter trees, old twisted ones, stumps and roots."""

import math
from dataclasses import replace

import numpy as np

from reverie.atelier.clay import Clay
from reverie.atelier.colour import mix
from reverie.atelier.motifs.leaves import Shades, foliage
from reverie.atelier.motifs.scatter import (
    lumps,
    merged,
    normals,
    ramp,
    roughened,
    tinted,
)
from reverie.atelier.motifs.trees import HABITS, bark_paint, crown_of, grown, timber
from reverie.atelier.shapes import tube
from reverie.atelier.thing import Array, Paint, Thing, group


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


def old_tree(
    height: float = 3.2,
    bark: str = "#57473a",
    shades: Shades | None = None,
    *,
    hollow: str | None = "#1d1512",
    seed: int = 0,
) -> Thing:
    """Twisted and wide, with knots, a hollow at the front, and clawing branches."""
    chance = np.random.default_rng(seed)
    branches, ends = grown(HABITS["old"], height, seed)
    thick = float(branches[0].radii[0])
    trunk = branches[0].path
    clay = Clay(bark, thick * 0.5)
    for strand in range(5):
        around = 2 * math.pi * strand / 5
        turns = [around + 1.5 * share for share in np.linspace(0, 1, 5)]
        out = np.array([1.5, 0.75, 0.5, 0.5, 0.55]) * thick
        path = [
            spot + (out[at] * math.cos(turns[at]), out[at] * math.sin(turns[at]), 0)
            for at, spot in enumerate(trunk)
        ]
        clay.limb(path, [thick * 0.55, thick * 0.6, thick * 0.55, thick * 0.5, thick * 0.45])
        far = (
            trunk[0][0] + 3.4 * thick * math.cos(around - 0.4),
            3.4 * thick * math.sin(around - 0.4),
            -0.1 * thick,
        )
        clay.limb([path[0] + (0, 0, 0.4 * thick), far], [thick * 0.5, thick * 0.12])
    for _ in range(6):
        spot = trunk[1] + (trunk[3] - trunk[1]) * chance.uniform(0, 1)
        angle = chance.uniform(0, 2 * math.pi)
        at = spot + (thick * math.cos(angle), thick * math.sin(angle), 0)
        clay.ball(at, thick * float(chance.uniform(0.22, 0.4)), blend=thick * 0.3)
    if hollow:
        mouth = trunk[1] * 0.4 + trunk[2] * 0.6
        size = (0.42 * thick, 0.9 * thick, 0.72 * thick)
        clay.ring(
            (mouth[0], mouth[1] - 0.92 * thick, mouth[2]), 0.5 * thick, 0.2 * thick, turn=(90, 0, 0)
        )
        clay.ball(mouth - (0, thick, 0), size, cut=True, blend=0.1 * thick)
        clay.spot(
            mouth - (0, 0.7 * thick, 0),
            (0.46 * thick, 0.75 * thick, 0.74 * thick),
            hollow,
            soft=0.1 * thick,
        )
    body = roughened(
        clay.thing("tree", 110, replace(bark_paint(bark), colour=None)),
        0.07 * thick,
        5 / thick,
        seed,
    )
    boughs = [
        tube(branch.path, list(branch.radii), bark_paint(bark), sides=9 if branch.level > 1 else 6)
        for branch in branches[1:]
    ]
    parts = [body, merged(boughs, bark_paint(bark), "tree")]
    if shades:
        clumps = crown_of(ends, height, (0.06, 0.11), chance)
        parts.append(foliage(clumps, shades, leaves=60, leaf=0.04 * height, seed=seed))
    return group(parts, motif="tree")


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


def roots(
    reach: float = 1.6,
    deep: float = 1.2,
    bark: str = "#5c4632",
    *,
    count: int = 7,
    grip: bool = False,
    seed: int = 0,
) -> Thing:
    """Roots from the origin downward, reaching like fingers; with `grip` they close below."""
    chance = np.random.default_rng(seed)
    made = []
    for at in range(count):
        angle = 2 * math.pi * at / count + chance.uniform(-0.25, 0.25)
        way = np.array([math.cos(angle), math.sin(angle), 0.0])
        out, down = reach * chance.uniform(0.75, 1.1), deep * chance.uniform(0.8, 1.1)
        end = 0.3 if grip else 1.05
        line = [
            way * 0.12 * reach + (0, 0, 0.1 * deep),
            way * out * 0.62 - (0, 0, 0.04 * down),
            way * out * 0.98 - (0, 0, 0.4 * down),
            way * out * (0.5 + end * 0.4) - (0, 0, 0.8 * down),
            way * out * end - (0, 0, down),
        ]
        line = [spot + chance.normal(0, 0.04 * reach, 3) for spot in line]
        thick = reach * chance.uniform(0.08, 0.12)
        made.append(
            tube(
                line,
                [thick, thick * 0.85, thick * 0.6, thick * 0.4, thick * 0.08],
                Paint(),
                sides=9,
            )
        )
        for split in (1, 2, 3):
            side = np.cross(way, (0, 0, 1)) * chance.choice([-1, 1])
            twig = [
                line[split],
                line[split] + side * 0.2 * reach - (0, 0, 0.12 * deep),
                line[split] + side * 0.28 * reach + way * 0.1 * reach - (0, 0, 0.36 * deep),
            ]
            made.append(tube(twig, [thick * 0.4, thick * 0.26, thick * 0.03], Paint(), sides=6))
    return merged(made, bark_paint(bark), "roots")
