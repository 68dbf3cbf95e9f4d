"""What swims in the open sea, around the origin.

Marks are named with each creature.
"""

import math
from collections.abc import Sequence
from typing import Literal

import numpy as np

from reverie.atelier.colour import mix
from reverie.atelier.motifs.anatomy import (
    WET,
    Creature,
    Mark,
    Path,
    blade,
)
from reverie.atelier.shapes import ball, curve, lathe, tube
from reverie.atelier.thing import Paint, Point, Thing, group

WhalePose = Literal["float", "leap"]
OctopusPose = Literal["rest", "swim"]


def whale(
    pose: WhalePose = "float",
    *,
    colour: str = "#2f5878",
    belly: str = "#e6e0d0",
    cells: int = 170,
) -> Thing:
    """A whale around the origin, 4.7 long and 1.3 high; `leap` bends it like a bow.

    Marks: "back", "head", "blowhole", "belly" (for a thread), "mouth", "tail".
    """
    body = Creature(colour, 0.14)
    spine: Path
    if pose == "leap":
        spine = [
            (1.5, 0, 0.16),
            (0.75, 0, 0.3),
            (-0.2, 0, 0.16),
            (-1.1, 0, -0.3),
            (-1.85, 0, -0.95),
        ]
        end, fluke, nod = np.array([-1.93, 0, -1.04]), 24.0, -8.0
    else:
        spine = [(1.5, 0, 0.02), (0.75, 0, 0.04), (-0.2, 0, 0.02), (-1.2, 0, 0.14), (-1.95, 0, 0.5)]
        end, fluke, nod = np.array([-2.03, 0, 0.56]), 44.0, 0.0
    body.chain(spine, [0.4, 0.58, 0.54, 0.28, 0.1], count=24, blend=0.1)
    front = body.within((0.75, 0, spine[1][2]), (0, nod, 0))
    front.ball((0.3, 0, 0.02), (0.86, 0.56, 0.52))
    front.chain(
        [(0.9, 0, -0.16), (0.3, 0, -0.24), (-0.5, 0, -0.22), (-1.1, 0, -0.1)],
        [0.32, 0.47, 0.43, 0.2],
        belly,
        count=14,
        blend=0.03,
    )
    for each in range(-5, 6):
        y = each * 0.085
        reach = 0.95 - 0.05 * abs(each)
        place = (0.2, y, -0.6 + 0.02 * abs(each))
        front.spot(place, (reach, 0.022, 0.42), mix(belly, colour, 0.45), soft=0.012)
    mouth = [
        (1.19, 0.0, -0.1),
        (1.1, 0.26, -0.11),
        (0.86, 0.45, -0.09),
        (0.56, 0.555, -0.04),
        (0.42, 0.57, 0.06),
    ]
    front.add(
        tube(mouth, [0.02, 0.022, 0.02, 0.008], Paint(mix(colour, "#0a1420", 0.6), bump=0)),
        pair=True,
    )
    front.eye((0.5, 0.53, 0.13), 0.066, out=(0.35, 0.95, 0.1))
    flipper = blade(
        [(-0.2, 0.44, -0.24), (-0.36, 0.82, -0.46), (-0.72, 1.16, -0.56)],
        [0.16, 0.21, 0.17, 0.01],
        colour,
        mix(colour, belly, 0.5),
        facing=(0.2, 0.3, 1),
        thick=0.09,
        paint=WET,
    )
    front.add(flipper, pair=True)
    half = blade(
        [(0.06, 0, 0), (-0.12, 0.34, 0.04), (-0.42, 0.78, 0.0)],
        [0.15, 0.22, 0.15, 0.008],
        colour,
        mix(colour, belly, 0.3),
        thick=0.08,
        paint=WET,
    )
    tail = body.within(end, (0, fluke, 0))
    tail.add(half, pair=True).mark("tail", (-0.1, 0, 0))
    back = 0.48 if pose == "float" else 0.6
    body.limb([(-0.62, 0, back - 0.12), (-0.88, 0, back + 0.06)], [0.12, 0.02])
    front.mark("back", (-0.9, 0, 0.58)).mark("head", (0.3, 0, 0.54)).mark(
        "blowhole", (0.05, 0, 0.57)
    )
    front.mark("belly", (-0.3, 0, -0.64)).mark("mouth", (1.19, 0, -0.12))
    return body.thing("whale", cells, Paint(vary=0.18, grain=2.2, rough=0.55, bump=0.12))


def octopus(
    pose: OctopusPose = "rest",
    *,
    colour: str = "#b04a52",
    suckers: str = "#f0c9b8",
    reach: Sequence[Point] = (),
    seed: int = 3,
    cells: int = 150,
) -> Thing:
    """An octopus, 1.5 high, arms 2.8 across. Marks: "head", and "arm" for each of the eight tips.

    Its first arms go to the points of `reach`, to hold things; its face is at +x.
    """
    chance = np.random.default_rng(seed)
    body = Creature(colour, 0.1)
    lift = 0.0 if pose == "rest" else 0.6
    head = body.within((0, 0, lift), (0, -12, 0))
    head.ball((-0.08, 0, 1.06), (0.42, 0.4, 0.48)).ball((0.02, 0, 0.62), (0.3, 0.3, 0.24))
    head.ball((0.26, 0.17, 0.72), 0.11, blend=0.05, pair=True)
    head.eye((0.32, 0.195, 0.735), 0.085, iris="#f2e8d0", out=(0.85, 0.45, 0.1))
    for each in range(12):
        angle, up = chance.uniform(-2.6, 2.6), chance.uniform(0.95, 1.4)
        place = (-0.08 - 0.36 * math.cos(angle), 0.36 * math.sin(angle), up)
        head.spot(place, chance.uniform(0.03, 0.07), mix(colour, suckers, 0.45), soft=0.02)
        if each == 0:
            head.mark("head", (-0.08, 0, 1.54))
    for each in range(8):
        angle = math.radians(22.5 + 45 * each)
        arm = _arm(angle, pose, lift, chance, reach[each] if each < len(reach) else None)
        body.chain(arm, [0.16, 0.12, 0.085, 0.055, 0.025], count=16, blend=0.06)
        body.mark("arm", arm[-1])
        for at, along in enumerate(curve(arm, 26)[5:-3]):
            size = 0.042 * (1 - at / 24)
            body.ball(along - np.array([0, 0, size * 1.6]), size, suckers, blend=0.01)
    return body.thing("octopus", cells, WET)


def jellyfish(
    *,
    colour: str = "#d98fb0",
    inner: str = "#f6d9c8",
    glow: float = 0.5,
    length: float = 1.6,
    seed: int = 1,
) -> Thing:
    """A jellyfish: a bell 1.0 across at the origin, frills and threads below. Marks: "top"."""
    chance = np.random.default_rng(seed)
    skin = Paint(
        vary=0.15, grain=4, rough=0.4, glow=glow, gradient=(colour, mix(colour, inner, 0.6), colour)
    )
    bell = [
        (0.0, 0.4),
        (0.2, 0.37),
        (0.38, 0.24),
        (0.48, 0.04),
        (0.5, -0.08),
        (0.46, -0.1),
        (0.4, 0.02),
        (0.0, 0.2),
    ]
    parts: list[Thing] = [lathe(bell, skin, sides=48, wobble=0.03)]
    for each in range(16):
        angle = each / 16 * 2 * math.pi
        lobe = ball(0.085, Paint(mix(colour, inner, 0.3), glow=glow), sides=12).size(1, 1, 0.6)
        parts.append(lobe.at(0.45 * math.cos(angle), 0.45 * math.sin(angle), -0.08))
    for each in range(5):
        phase, angle = chance.uniform(0, 6), each * 1.257
        spine = _drift(0.12, angle, length * chance.uniform(0.55, 0.75), phase, 0.12)
        frill = blade(
            spine,
            [0.05, 0.14, 0.08, 0.11, 0.06, 0.004],
            inner,
            facing=(math.cos(angle), math.sin(angle), 0),
            cup=0.6,
            thick=0.01,
            cells=(28, 7),
            paint=Paint(vary=0.1, glow=glow * 0.8, rough=0.5),
        )
        parts.append(frill)
    for each in range(14):
        phase, angle = chance.uniform(0, 6), each / 14 * 2 * math.pi
        spine = _drift(0.44, angle, length * chance.uniform(0.7, 1.0), phase, 0.07)
        parts.append(tube(spine, [0.014, 0.01, 0.004], Paint(colour, glow=glow * 0.8), sides=6))
    return group(parts, Mark(name="top").at(0, 0, 0.4), motif="jellyfish")


def _arm(
    angle: float, pose: OctopusPose, lift: float, chance: np.random.Generator, goal: Point | None
) -> list[Point]:
    """The path of an arm, to a goal or where chance leads it."""
    out = np.array([math.cos(angle), math.sin(angle), 0.0])
    side = np.array([-out[1], out[0], 0.0])
    root = out * 0.16 + (0, 0, 0.5 + lift)
    if goal is not None:
        end = np.array(goal)
        knee = root + out * 0.45 + (0, 0, -0.1)
        path = [root, knee, (knee + end) / 2 + (0, 0, -0.12), end]
    elif pose == "rest":
        sway, curl = chance.uniform(-0.35, 0.35), chance.choice([-1, 1]) * chance.uniform(0.2, 0.4)
        tip = out * 1.05 + side * (sway + curl)
        path = [
            root,
            out * 0.42 + (0, 0, 0.2),
            out * 0.85 + side * sway + (0, 0, 0.07),
            out * 1.22 + side * (sway + curl * 0.4) + (0, 0, 0.06),
            tip + np.array([0, 0, chance.uniform(0.06, 0.35)]),
        ]
    else:
        sway = chance.uniform(-0.25, 0.25)
        path = [
            root,
            out * 0.36 + (0, 0, 0.7),
            out * 0.5 + side * sway + (0, 0, 0.35),
            out * 0.42 + side * sway * 1.6 + (0, 0, 0.0),
            out * 0.62 + side * sway * 0.6 + (0, 0, -0.3),
        ]
    return [(float(x), float(y), float(z)) for x, y, z in path]


def _drift(radius: float, angle: float, length: float, phase: float, sway: float) -> list[Point]:
    """A line that hangs and wavers."""
    points = []
    for each in range(8):
        down = each / 7 * length
        wave = sway * min(1.0, each / 3)
        x = radius * (1 - 0.04 * each) * math.cos(angle) + wave * math.sin(phase + each * 0.9)
        y = radius * (1 - 0.04 * each) * math.sin(angle) + wave * math.cos(phase + each * 0.8)
        points.append((x, y, -0.04 - down))
    return points
