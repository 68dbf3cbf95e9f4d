"""The smallest that crawl and hop; and those with wings, by name.

Marks are named with each creature. Sizes are for close views, about 1 long; scale them down.
"""

import math
from typing import Literal

import numpy as np

from reverie.atelier.colour import mix
from reverie.atelier.motifs.anatomy import (
    FUR,
    SKIN,
    WET,
    Creature,
)
from reverie.atelier.motifs.winged import (
    bee,
    butterfly,
    dragonfly,
    feelers,
    firefly,
    moth,
    six_legs,
)
from reverie.atelier.shapes import tube
from reverie.atelier.thing import Paint, Point, Thing

__all__ = [
    "ant",
    "bee",
    "beetle",
    "butterfly",
    "caterpillar",
    "dragonfly",
    "firefly",
    "frog",
    "moth",
    "snail",
    "spider",
]

FrogPose = Literal["sit", "leap"]


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


def spider(
    *, colour: str = "#3c3440", mark: str = "#c25a3a", seed: int = 5, cells: int = 90
) -> Thing:
    """A spider with long thin legs, 2.0 across, body at z 0.45.

    Marks: "back", "thread" (behind, where its thread begins), "foot" eight times.
    """
    chance = np.random.default_rng(seed)
    body = Creature(colour, 0.05)
    body.ball((-0.28, 0, 0.48), (0.3, 0.24, 0.23), turn=(0, 12, 0)).ball(
        (0.1, 0, 0.42), (0.17, 0.15, 0.13)
    )
    body.spot((-0.32, 0, 0.72), (0.16, 0.05, 0.1), mark, soft=0.015)
    body.spot((-0.2, 0, 0.7), (0.05, 0.11, 0.1), mark, soft=0.015)
    body.eye((0.235, 0.05, 0.47), 0.038, out=(0.9, 0.3, 0.3)).eye((0.19, 0.105, 0.5), 0.024)
    body.limb([(0.24, 0.04, 0.36), (0.28, 0.035, 0.28)], [0.035, 0.012], blend=0.02, pair=True)
    paint = Paint(colour, vary=0.15)
    for side in (1, -1):
        for each, angle in enumerate((62, 98, 122, 152)):
            turn = math.radians(angle - 20 + chance.uniform(-6, 6))
            out = np.array([math.cos(turn), side * math.sin(turn), 0])
            reach = chance.uniform(0.9, 1.05)
            root = np.array([0.12 - 0.06 * each, side * 0.1, 0.42])
            leg = [
                root,
                root + out * 0.42 * reach + (0, 0, 0.36),
                root + out * 0.72 * reach + (0, 0, 0.02),
                root + out * 0.92 * reach + (0, 0, -0.41),
            ]
            body.add(tube(leg, [0.03, 0.024, 0.018, 0.008], paint, sides=8)).mark("foot", leg[-1])
    body.mark("back", (-0.28, 0, 0.71)).mark("thread", (-0.57, 0, 0.44)).mark(
        "head", (0.12, 0, 0.55)
    )
    return body.thing("spider", cells, FUR)


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


def beetle(
    *,
    wings: str = "#c23a2e",
    body: str = "#241c1e",
    dots: str | None = "#241c1e",
    horn: bool = False,
    cells: int = 100,
) -> Thing:
    """A ladybird, 1.2 long, 0.55 high; with a `horn` and no dots a horned beetle. Mark: "back"."""
    clay = Creature(body, 0.03)
    clay.ball((-0.06, 0, 0.24), (0.46, 0.4, 0.32), wings, blend=0.01)
    clay.box((0, 0, -0.25), (0.8, 0.8, 0.4), cut=True, blend=0.02)
    clay.ball((-0.02, 0, 0.17), (0.42, 0.36, 0.07), blend=0.02)
    clay.spot((-0.1, 0, 0.55), (0.42, 0.016, 0.4), body, soft=0.008)
    clay.ball((0.37, 0, 0.27), (0.14, 0.2, 0.15), blend=0.02)
    clay.spot((0.44, 0.13, 0.36), 0.05, "#f2e8d4", soft=0.012, pair=True)
    if dots:
        for x, y in ((0.14, 0.14), (-0.1, 0.27), (-0.16, 0.1), (-0.36, 0.18)):
            high = 0.24 + 0.32 * math.sqrt(max(0.0, 1 - ((x + 0.06) / 0.46) ** 2 - (y / 0.4) ** 2))
            clay.spot((x, y, high), 0.085, dots, soft=0.012, pair=True)
    head = clay.within((0.5, 0, 0.24), (0, 4, -8))
    head.ball((0, 0, 0), (0.1, 0.13, 0.1)).eye((0.06, 0.09, 0.04), 0.03, iris="#f2e8d4")
    feelers(head, (0.07, 0.04, 0.08), 0.18, body, knob=True)
    if horn:
        spike = [(0.06, 0, 0.05), (0.24, 0, 0.16), (0.3, 0, 0.38), (0.2, 0, 0.52)]
        head.add(tube(spike, [0.07, 0.05, 0.035, 0.008], Paint(body, rough=0.4)))
    six_legs(clay, body, (0.26, 0.0, -0.24), 0.5, 0.14, thick=0.026, out=0.3)
    return clay.mark("back", (-0.06, 0, 0.56)).thing(
        "beetle", cells, Paint(vary=0.12, grain=4, rough=0.3, shine=0.5, bump=0.04)
    )


def frog(
    pose: FrogPose = "sit", *, skin: str = "#6f9a3e", belly: str = "#ece4b4", cells: int = 120
) -> Thing:
    """A frog: 0.85 high sitting, 1.9 long leaping. Marks: "head", "mouth", "back"."""
    body = Creature(skin, 0.06)
    dark = mix(skin, "#2a3a12", 0.45)
    if pose == "sit":
        frame = body.within((0, 0, 0.34), (0, -34, 0))
        frame.ball((-0.06, 0, -0.02), (0.36, 0.27, 0.24))
        frame.ball((0.08, 0, -0.1), (0.28, 0.22, 0.17), belly, blend=0.05)
        thigh = [(-0.2, 0.22, 0.2), (0.1, 0.42, 0.26), (-0.24, 0.4, 0.08)]
        body.limb(thigh, [0.13, 0.11, 0.07], pair=True)
        body.limb([(-0.22, 0.4, 0.06), (0.06, 0.46, 0.04)], [0.06, 0.045], pair=True)
        _webbed(body, (0.06, 0.46, 0.03), 20, skin)
        arms = [(0.16, 0.2, 0.36), (0.26, 0.27, 0.2), (0.24, 0.22, 0.05)]
        body.limb(arms, [0.09, 0.065, 0.05], pair=True)
        _webbed(body, (0.24, 0.22, 0.03), 12, skin, 0.75)
        head = body.within((0.26, 0, 0.56), (5, -4, -14))
        body.mark("back", (-0.28, 0, 0.46))
    else:
        body.chain([(-0.36, 0, 0.42), (0, 0, 0.56), (0.3, 0, 0.7)], [0.16, 0.24, 0.2], count=6)
        body.ball((0.02, 0, 0.46), (0.3, 0.18, 0.14), belly, blend=0.05, turn=(0, -22, 0))
        hind = [(-0.34, 0.14, 0.4), (-0.66, 0.28, 0.42), (-0.86, 0.2, 0.18), (-1.16, 0.22, 0.1)]
        body.limb(hind, [0.13, 0.09, 0.055, 0.04], pair=True)
        _webbed(body, (-1.16, 0.22, 0.09), 170, skin)
        body.limb(
            [(0.3, 0.17, 0.6), (0.46, 0.3, 0.44), (0.62, 0.26, 0.38)],
            [0.075, 0.055, 0.042],
            pair=True,
        )
        _webbed(body, (0.62, 0.26, 0.37), 10, skin, 0.7)
        head = body.within((0.44, 0, 0.78), (0, -14, -8))
        body.mark("back", (-0.05, 0, 0.78))
    for x, y, z in (
        (-0.12, 0.12, 0.56),
        (-0.26, 0.05, 0.42),
        (-0.02, -0.16, 0.6),
        (-0.2, -0.14, 0.48),
    ):
        body.spot((x, y, z + (0.2 if pose == "leap" else 0)), 0.055, dark, soft=0.02)
    head.ball((0, 0, 0), (0.26, 0.29, 0.17)).ball(
        (0.04, 0, -0.08), (0.24, 0.26, 0.1), belly, blend=0.03
    )
    head.ball((0.03, 0.16, 0.14), 0.1, blend=0.04, pair=True)
    head.eye((0.06, 0.18, 0.165), 0.078, iris="#e8c24a", out=(0.62, 0.7, 0.15))
    smile = [
        (0.02, 0.285, -0.0),
        (0.17, 0.21, -0.045),
        (0.262, 0, -0.05),
        (0.17, -0.21, -0.045),
        (0.02, -0.285, 0.0),
    ]
    head.add(tube(smile, [0.006, 0.011, 0.006], Paint(dark, bump=0), sides=6))
    for side in (1, -1):
        head.nose((0.25, side * 0.045, 0.035), (0.01, 0.012, 0.009), dark)
    head.crown((-0.04, 0, 0.17)).mark("mouth", (0.26, 0, -0.05))
    return body.thing("frog", cells, WET)


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


def _webbed(body: Creature, at: Point, heading: float, skin: str, size: float = 1.0) -> None:
    """A frog's foot: three long toes with round tips, on both sides."""
    x, y, z = at
    for angle in (-28, 0, 28):
        turn = math.radians(heading + angle)
        tip = (x + 0.17 * size * math.cos(turn), y + 0.17 * size * math.sin(turn), z - 0.006)
        body.limb([at, tip], [0.032, 0.016], skin, blend=0.03, pair=True)
        body.ball(tip, (0.032, 0.032, 0.018), skin, blend=0.01, pair=True)
