"""The smallest that crawl.

Marks are named with each creature. Sizes are for close views, about 1 long; scale them down.
"""

import math

import numpy as np

from reverie.atelier.colour import mix
from reverie.atelier.motifs.anatomy import (
    SKIN,
    WET,
    Creature,
)
from reverie.atelier.motifs.winged import (
    feelers,
    six_legs,
)
from reverie.atelier.shapes import tube
from reverie.atelier.thing import Paint, Thing


def snail(
    *,
    body: str = "#dcc8a2",
    shell: str = "#c47a4a",
    band: str = "#8a4f35",
    house: bool = True,
    cells: int = 130,
) -> Thing:
    """A snail, 1.5 long, 1.05 high. Without its `house` the back is bare for another.

    Marks: "shell" (its top), "back" (where a shell sits, z 0.2), "head", "eye" twice.
    """
    clay = Creature(body, 0.05)
    foot = [
        (-0.72, 0, 0.03),
        (-0.4, 0, 0.08),
        (0, 0, 0.12),
        (0.4, 0, 0.13),
        (0.6, 0, 0.3),
        (0.7, 0, 0.48),
    ]
    clay.chain(foot, [0.02, 0.1, 0.15, 0.14, 0.12, 0.11], count=24)
    clay.ball((0, 0, 0.035), (0.66, 0.17, 0.04), mix(body, "#8a6a48", 0.25), blend=0.03)
    clay.ball((0.75, 0, 0.52), (0.13, 0.12, 0.11))
    for side in (1, -1):
        stalk = [
            (0.76, side * 0.06, 0.6),
            (0.83, side * 0.1, 0.74),
            (0.87 - 0.04 * side, side * 0.15, 0.9),
        ]
        clay.limb(stalk, [0.036, 0.026, 0.024], blend=0.02)
        tip = (stalk[-1][0], stalk[-1][1], stalk[-1][2] + 0.015)
        clay.eye(
            (tip[0], abs(tip[1]) * side, tip[2]), 0.044, out=(0.8, 0.3 * side, 0.3), pair=False
        )
        clay.mark("eye", tip)
    clay.limb([(0.85, 0.05, 0.47), (0.94, 0.08, 0.42)], [0.026, 0.018], blend=0.02, pair=True)
    smile = [(0.855, 0.06, 0.5), (0.885, 0, 0.48), (0.855, -0.06, 0.5)]
    clay.add(tube(smile, 0.006, Paint(mix(body, "#3a2418", 0.7), bump=0), sides=6))
    if house:
        clay.ball((-0.06, 0, 0.53), (0.48, 0.25, 0.48), shell, blend=0.015)
        clay.limb([(0.2, 0, 0.24), (0.4, 0, 0.2)], [0.2, 0.15], shell, blend=0.015)
        for side in (1, -1):
            clay.add(_spiral(side, band))
        clay.mark("shell", (-0.06, 0, 1.04))
    clay.mark("back", (-0.06, 0, 0.24)).mark("head", (0.74, 0, 0.63))
    return clay.thing("snail", cells, WET)


def ant(*, colour: str = "#5a2a20", cells: int = 100) -> Thing:
    """An ant, 1.3 long, 0.55 high, strong for its size. Marks: "back", "mouth" (to carry by)."""
    body = Creature(colour, 0.04)
    body.ball((-0.42, 0, 0.36), (0.27, 0.18, 0.18), turn=(0, 10, 0)).ball(
        (0.04, 0, 0.32), (0.19, 0.11, 0.11)
    )
    body.limb([(-0.16, 0, 0.3), (0.2, 0, 0.34)], [0.045, 0.05])
    head = body.within((0.36, 0, 0.42), (4, -8, -14))
    head.ball((0, 0, 0), (0.17, 0.15, 0.14)).eye((0.08, 0.115, 0.04), 0.034, iris="#e8dcc0")
    head.limb(
        [(0.13, 0.07, -0.05), (0.21, 0.05, -0.06), (0.24, 0.01, -0.05)],
        [0.035, 0.026, 0.01],
        blend=0.02,
        pair=True,
    )
    elbow = [(0.1, 0.05, 0.1), (0.2, 0.12, 0.26), (0.38, 0.16, 0.3)]
    head.add(tube(elbow, [0.018, 0.016, 0.01], Paint(colour), bend=False), pair=True)
    head.crown((0, 0, 0.14)).mark("mouth", (0.24, 0, -0.05))
    six_legs(body, colour, (0.16, 0.04, -0.08), 0.5, 0.3, thick=0.022)
    return body.mark("back", (0, 0, 0.44)).thing("ant", cells, WET)


def caterpillar(
    *,
    colour: str = "#9ab83e",
    band: str = "#e8c43e",
    face: str = "#c2702e",
    arch: float = 0.35,
    cells: int = 120,
) -> Thing:
    """A caterpillar, 1.8 long, in mid-hump; `arch` 0 lies flat. Marks: "head", "mouth", "back"."""
    body = Creature(colour, 0.02)
    dark = mix(colour, "#2a3010", 0.6)
    count = 11
    for each in range(count):
        share = each / (count - 1)
        x = -0.75 + 1.3 * share
        z = 0.15 + arch * math.exp(-(((share - 0.42) / 0.2) ** 2))
        if share > 0.85:
            z += (share - 0.85) * 1.1
        size = 0.13 + 0.025 * math.sin(share * math.pi)
        body.ball((x, 0, z), (size * 0.86, size, size), band if each % 3 == 1 else colour)
        body.spot((x, 0.1, z + 0.1), 0.03, dark, soft=0.01, pair=True)
        if z < 0.2:
            body.limb(
                [(x, 0.07, z - 0.06), (x, 0.09, 0.02)], [0.04, 0.03], dark, blend=0.02, pair=True
            )
        hair = tube(
            [(x, 0.06, z + size * 0.8), (x - 0.02, 0.1, z + size * 1.6)],
            [0.008, 0.002],
            Paint(dark),
            sides=5,
        )
        body.add(hair, pair=True)
    head = body.within((0.7, 0, 0.4), (8, -6, -20))
    head.ball((0, 0, 0), (0.16, 0.165, 0.16), face, blend=0.01).eye(
        (0.11, 0.085, 0.03), 0.04, out=(0.85, 0.45, 0.15)
    )
    feelers(head, (0.06, 0.05, 0.13), 0.22, dark, knob=True)
    smile = [(0.14, 0.055, -0.045), (0.165, 0, -0.06), (0.14, -0.055, -0.045)]
    head.add(tube(smile, 0.008, Paint(dark, bump=0), sides=6))
    head.crown((0, 0, 0.16)).mark("mouth", (0.17, 0, -0.07))
    return body.mark("back", (-0.2, 0, 0.3 + arch)).thing("caterpillar", cells, SKIN)


def _spiral(side: int, colour: str) -> Thing:
    """The line on one side of a snail's house, winding inwards."""
    path = []
    for share in np.linspace(0, 1, 60):
        reach = 0.47 * (1 - share) ** 0.85 + 0.01
        angle = -0.9 - share * 2.6 * 2 * math.pi
        bulge = 0.26 * math.sqrt(max(0.0, 1 - (reach / 0.48) ** 2))
        place = (reach * math.cos(angle) - 0.06, side * bulge, reach * math.sin(angle) + 0.53)
        path.append(place)
    return tube(path, [0.03, 0.045, 0.04, 0.03, 0.022], Paint(colour, vary=0.15), bend=False)
