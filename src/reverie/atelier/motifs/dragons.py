"""A dragon, small and friendly.

Marks: "head", "mouth", "nose", "neck", "back", "tail", and "hand" twice as it sits.
"""

from itertools import pairwise
from typing import Literal

import numpy as np

from reverie.atelier.colour import mix
from reverie.atelier.motifs.anatomy import (
    SKIN,
    Creature,
    Path,
    blade,
)
from reverie.atelier.shapes import curve, sheet, tube
from reverie.atelier.thing import Array, Paint, Point, Thing, group

DragonPose = Literal["sit", "sleep"]


def dragon(
    pose: DragonPose = "sit",
    *,
    skin: str = "#5f9a7a",
    belly: str = "#efdca6",
    spikes: str = "#d9734a",
    wing: str = "#d99a6a",
    cells: int = 140,
) -> Thing:
    """A small friendly dragon: 1.5 high sitting, 1.5 wide asleep around itself."""
    body = Creature(skin, 0.08)
    spine: Path
    at: Point
    if pose == "sit":
        body.ball((-0.12, 0, 0.28), (0.28, 0.26, 0.27))
        body.chain([(-0.12, 0, 0.36), (-0.02, 0, 0.62), (0.1, 0, 0.86)], [0.26, 0.2, 0.12], count=6)
        body.chain(
            [(0.08, 0, 0.16), (0.15, 0, 0.42), (0.16, 0, 0.72)], [0.16, 0.15, 0.08], belly, count=6
        )
        body.ball((-0.02, 0.21, 0.2), (0.23, 0.12, 0.2), turn=(0, -15, 0), pair=True)
        body.ball((0.2, 0.24, 0.05), (0.17, 0.085, 0.055), pair=True, blend=0.04)
        arms = [(0.08, 0.14, 0.62), (0.2, 0.19, 0.5), (0.3, 0.13, 0.52)]
        body.limb(arms, [0.06, 0.048, 0.042], pair=True, blend=0.04)
        at, turn = (0.18, 0, 1.06), (10, -2, -18)
        tail = [(-0.3, 0, 0.2), (-0.62, -0.06, 0.1), (-0.78, -0.42, 0.08), (-0.42, -0.68, 0.07)]
        tail += [(-0.04, -0.6, 0.12)]
        spine = [
            (0.08, 0, 1.2),
            (-0.1, 0, 0.98),
            (-0.26, 0, 0.74),
            (-0.38, 0, 0.48),
            (-0.44, 0, 0.3),
        ]
        root, lift = (-0.16, 0.1, 0.76), (0.0, 0.0)
        body.mark("hand", (0.34, 0.11, 0.55), pair=True).mark("back", (-0.26, 0, 0.74))
    else:
        ring = [(0.34, -0.14, 0.16), (0.36, 0.16, 0.2), (0.02, 0.36, 0.24), (-0.34, 0.18, 0.24)]
        body.chain([*ring, (-0.38, -0.14, 0.2)], [0.11, 0.18, 0.22, 0.23, 0.18], count=16)
        body.ball((0, 0, 0.1), (0.25, 0.25, 0.1))
        at, turn = (0.24, -0.36, 0.19), (6, 8, 232)
        tail = [(-0.44, -0.2, 0.14), (-0.42, -0.5, 0.1), (-0.08, -0.68, 0.09), (0.36, -0.62, 0.07)]
        spine = [(0.34, 0.2, 0.4), (0.02, 0.4, 0.46), (-0.36, 0.22, 0.46), (-0.46, -0.12, 0.38)]
        root, lift = (-0.06, 0.24, 0.4), (-40.0, 60.0)
        body.mark("back", (0, 0.38, 0.46))
    body.chain(tail, [0.17, 0.11, 0.075, 0.05, 0.03][: len(tail)], count=18, blend=0.06)
    _spikes(body, spine, spikes, 0.07)
    end, before = np.array(tail[-1]), np.array(tail[-2])
    body.add(_arrowhead(end, end - before, spikes)).mark("tail", tail[-1])
    left = _dragon_wing(wing, skin).turn(lift[1], x=lift[0]).at(*root)
    if pose == "sit":
        body.add(left, pair=True)
    else:
        body.add(left)
    _dragon_head(body.within(at, turn, 1.08), skin, belly, spikes, asleep=pose == "sleep")
    return body.thing("dragon", cells, SKIN)


def _spikes(body: Creature, path: Path, colour: str, size: float) -> None:
    """A crest of leaves along a back."""
    for each, at in enumerate(curve(path, 12)):
        high = size * (1.25 if each % 2 else 0.9)
        body.ball(at, (high * 0.5, high * 0.28, high), colour, blend=0.015)


def _arrowhead(at: Array, heading: Array, colour: str) -> Thing:
    along = heading / np.linalg.norm(heading)
    spine = [at - along * 0.04, at + along * 0.06, at + along * 0.2]
    return blade(
        [tuple(each) for each in spine],
        [0.02, 0.12, 0.07, 0.003],
        colour,
        facing=(0.1, 0.1, 1),
        thick=0.05,
    )


def _dragon_wing(skin: str, bone: str) -> Thing:
    """A small wing to the left, lifted: three fingers with skin between them."""
    wrist = np.array([-0.1, 0.26, 0.42])
    tips: list[Point] = [
        (-0.34, 0.56, 0.5),
        (-0.4, 0.5, 0.16),
        (-0.32, 0.3, -0.08),
        (-0.06, 0.02, -0.1),
    ]
    arm = tube(np.array([(0, 0, 0), (-0.02, 0.12, 0.24), wrist]), [0.04, 0.03, 0.026], Paint(bone))
    parts = [arm]
    share = np.linspace(0, 1, 9)[:, None]
    for one, other in pairwise(tips):
        a, b = np.array(one), np.array(other)
        parts.append(
            tube(
                np.array([wrist, (wrist + a) / 2 + (0, 0, 0.03), a]),
                [0.022, 0.016, 0.006],
                Paint(bone),
                sides=8,
            )
        )
        edge = a + (b - a) * share
        edge = edge + (wrist - edge) * (0.9 * 0.25 * 4 * share * (1 - share))
        points = wrist + (edge - wrist)[None] * np.linspace(0.01, 1, 8)[:, None, None]
        parts.append(sheet(points, Paint(skin, vary=0.15, rough=0.7)))
    inner = np.array([(0.0, 0.0, 0.0), tips[-1]])
    edge = inner[0] + (inner[1] - inner[0]) * share
    points = wrist + (edge - wrist)[None] * np.linspace(0.01, 1, 8)[:, None, None]
    return group(parts, sheet(points, Paint(skin, vary=0.15, rough=0.7)))


def _dragon_head(head: Creature, skin: str, belly: str, spikes: str, *, asleep: bool) -> None:
    head.ball((0, 0, 0), (0.19, 0.18, 0.17)).ball((0.05, 0.1, -0.05), (0.12, 0.09, 0.09), pair=True)
    head.limb([(0.08, 0, -0.02), (0.3, 0, -0.05)], [0.13, 0.095], blend=0.06)
    head.ball((0.2, 0, -0.11), (0.17, 0.1, 0.05), belly, blend=0.03)
    head.ball((0.35, 0.045, 0.03), 0.036, blend=0.03, pair=True)
    for side in (1, -1):
        head.nose((0.38, side * 0.048, 0.036), (0.01, 0.012, 0.014), mix(skin, "#10201a", 0.7))
    if asleep:
        head.lid((0.13, 0.14, 0.06), 0.055)
    else:
        head.ball((0.1, 0.1, 0.1), 0.07, blend=0.04, pair=True)
        head.eye((0.13, 0.115, 0.1), 0.052, out=(0.7, 0.65, 0.2))
    horn = [(-0.06, 0.08, 0.13), (-0.12, 0.11, 0.25), (-0.24, 0.13, 0.32)]
    head.add(tube(horn, [0.04, 0.03, 0.006], Paint("#f0e2bf", vary=0.1)), pair=True)
    ear = blade(
        [(-0.06, 0.14, 0.04), (-0.14, 0.25, 0.08), (-0.26, 0.33, 0.08)],
        [0.04, 0.075, 0.05, 0.003],
        spikes,
        skin,
        facing=(1, 0.3, 0.2),
        cup=0.3,
    )
    head.add(ear, pair=True)
    head.crown((-0.02, 0, 0.17)).mark("mouth", (0.36, 0, -0.1)).mark("nose", (0.42, 0, 0.03))
    head.mark("neck", (-0.05, 0, -0.2))
