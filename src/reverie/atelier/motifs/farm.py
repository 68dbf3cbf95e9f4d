"""Beasts of the farm: sheep, goats and pigs.

Marks: "head" (between the ears), "mouth" and "back"; a goat's "horn" tips.
"""

import math
from dataclasses import replace
from typing import Literal

import numpy as np

from reverie.atelier.colour import mix
from reverie.atelier.motifs.anatomy import (
    HORN,
    Creature,
    blade,
)
from reverie.atelier.motifs.hoofed import hoofed_leg
from reverie.atelier.shapes import tube
from reverie.atelier.thing import Paint, Thing

SheepPose = Literal["stand", "graze", "lie"]
PigPose = Literal["stand", "sit"]


def sheep(
    pose: SheepPose = "stand",
    *,
    wool: str = "#f1e9da",
    face: str = "#3a3230",
    seed: int = 2,
    cells: int = 110,
) -> Thing:
    """A sheep: a cloud on four thin legs, 0.95 high."""
    chance = np.random.default_rng(seed)
    body = Creature(wool, 0.04)
    low = 0.28 if pose == "lie" else 0.55
    body.ball((0, 0, low), (0.36, 0.24, 0.24))
    for each in range(44):
        z = 1 - 2 * (each + 0.5) / 44
        angle = each * 2.39996
        flat = math.sqrt(1 - z * z)
        out = np.array([0.38 * math.cos(angle) * flat, 0.26 * math.sin(angle) * flat, 0.25 * z])
        at = out + np.array([0, 0, low]) + chance.normal(0, 0.008, 3)
        at[2] = max(at[2], 0.09)
        body.ball(at, chance.uniform(0.075, 0.105))
    if pose == "lie":
        body.limb([(0.28, 0.1, 0.06), (0.5, 0.1, 0.04)], [0.05, 0.04], face, blend=0.01, pair=True)
    else:
        for x, y in ((0.22, 0.12), (0.2, -0.12), (-0.24, 0.12), (-0.22, -0.12)):
            legs = [(x, y, 0.35), (x + 0.01, y, 0.04)]
            body.limb(legs, [0.055, 0.042], face, blend=0.01)
    at, turn = {
        "stand": ((0.46, 0.0, 0.72), (6, 12, -20)),
        "graze": ((0.52, 0.0, 0.3), (0, 48, -12)),
        "lie": ((0.44, 0.0, 0.5), (6, 14, -22)),
    }[pose]
    _sheep_head(body.within(at, turn), wool, face)
    body.ball((-0.42, 0, low + 0.04), 0.075)
    return body.mark("back", (-0.03, 0, low + 0.33)).thing("sheep", cells)


def goat(
    *,
    coat: str = "#d9cfc0",
    dark: str = "#5a4a40",
    horn: str = "#8a7a66",
    curled: bool = False,
    cells: int = 130,
) -> Thing:
    """A goat with a beard, 1.7 high with its horns; `curled` horns make it a ram."""
    body = Creature(coat, 0.07)
    body.ball((0.26, 0, 0.7), (0.2, 0.17, 0.21)).ball((-0.28, 0, 0.72), (0.19, 0.17, 0.19))
    body.limb([(0.24, 0, 0.7), (-0.26, 0, 0.7)], [0.185, 0.18])
    front = [(0.28, 0.1, 0.6), (0.31, 0.1, 0.33), (0.3, 0.1, 0.1)]
    hoofed_leg(body, front, [0.09, 0.05, 0.038], dark)
    hind = [(-0.3, 0.1, 0.62), (-0.28, 0.1, 0.42), (-0.38, 0.1, 0.3), (-0.34, 0.1, 0.1)]
    hoofed_leg(body, hind, [0.12, 0.075, 0.045, 0.038], dark)
    for x, y in ((0.16, 0.1), (0.0, 0.12), (-0.16, 0.11)):
        body.limb([(x, y, 0.62), (x - 0.04, y, 0.4)], [0.1, 0.015], blend=0.05, pair=True)
    body.chain([(0.3, 0, 0.8), (0.42, 0, 0.96), (0.48, 0, 1.08)], [0.16, 0.12, 0.1], count=5)
    body.limb([(-0.44, 0, 0.84), (-0.54, 0, 0.96)], [0.055, 0.015], dark)
    _goat_head(body.within((0.52, 0, 1.14), (5, 10, -16)), coat, dark, horn, curled=curled)
    body.mark("back", (-0.05, 0, 0.9)).mark("neck", (0.42, 0, 0.98))
    return body.thing("goat", cells)


def pig(
    pose: PigPose = "stand", *, skin: str = "#e6a79a", snout: str = "#d98a84", cells: int = 110
) -> Thing:
    """A round pig with a curl of a tail: 0.85 high, 1.4 long."""
    body = Creature(skin, 0.09)
    dark = mix(snout, "#5a2a2a", 0.35)
    if pose == "stand":
        body.ball((-0.06, 0, 0.46), (0.42, 0.31, 0.3)).ball((0.2, 0, 0.48), (0.24, 0.26, 0.26))
        for x in (0.22, -0.3):
            legs = [(x, 0.16, 0.32), (x + 0.02, 0.16, 0.08)]
            body.limb(legs, [0.115, 0.075], blend=0.06, pair=True)
            foot = [(x + 0.02, 0.16, 0.07), (x + 0.03, 0.16, 0.045)]
            body.limb(foot, [0.07, 0.065], dark, blend=0.01, pair=True)
        at, turn, rump = (0.46, 0, 0.58), (5, 8, -18), (-0.47, 0, 0.56)
    else:
        body.chain([(-0.16, 0, 0.3), (-0.02, 0, 0.46), (0.12, 0, 0.6)], [0.3, 0.28, 0.22], count=6)
        body.limb([(0, 0.22, 0.14), (0.24, 0.26, 0.08)], [0.13, 0.075], pair=True)
        legs = [(0.16, 0.14, 0.46), (0.24, 0.14, 0.24), (0.24, 0.14, 0.09)]
        body.limb(legs, [0.11, 0.075, 0.07], pair=True)
        body.limb([(0.24, 0.14, 0.08), (0.25, 0.14, 0.05)], 0.07, dark, blend=0.01, pair=True)
        at, turn, rump = (0.24, 0, 0.78), (8, -6, -18), (-0.44, 0, 0.26)
    turns = np.linspace(0, 3.6 * math.pi, 26)
    x, y, z = rump
    curl = [
        (x - 0.008 * t - 0.02, y + 0.05 * math.sin(t), z + 0.05 * math.cos(t) - 0.03) for t in turns
    ]
    body.add(tube(curl, [0.026, 0.022, 0.016], Paint(skin, vary=0.1), bend=False))
    _pig_head(body.within(at, turn), skin, snout, dark)
    top = 0.77 if pose == "stand" else 0.66
    return body.mark("back", (-0.1, 0, top)).thing("pig", cells)


def _sheep_head(head: Creature, wool: str, face: str) -> None:
    head.limb([(-0.02, 0, 0), (0.17, 0, -0.06)], [0.11, 0.07], face, blend=0.03)
    for x, y, z in (
        (-0.03, 0, 0.1),
        (0.03, 0.05, 0.1),
        (0.03, -0.05, 0.1),
        (-0.08, 0.06, 0.06),
        (-0.08, -0.06, 0.06),
    ):
        head.ball((x, y, z), 0.065, wool, blend=0.02)
    head.eye((0.09, 0.068, 0.02), 0.024, iris="#e8dcc0")
    ear = blade(
        [(-0.02, 0.09, 0.03), (-0.02, 0.17, 0.0), (-0.01, 0.24, -0.06)],
        [0.025, 0.045, 0.038, 0.004],
        face,
        facing=(0.3, 0, 1),
        cup=-0.3,
        thick=0.03,
    )
    head.add(ear, pair=True).crown((-0.02, 0, 0.16)).mark("mouth", (0.2, 0, -0.11))


def _goat_head(head: Creature, coat: str, dark: str, horn: str, *, curled: bool) -> None:
    head.ball((0, 0, 0), (0.12, 0.1, 0.11))
    head.limb([(0.04, 0, -0.01), (0.25, 0, -0.1)], [0.092, 0.058], blend=0.05)
    head.limb([(0.2, 0, -0.14), (0.17, 0, -0.34)], [0.05, 0.008], dark, blend=0.03)
    head.nose((0.298, 0, -0.09), (0.026, 0.034, 0.026), dark)
    head.eye((0.075, 0.085, 0.03), 0.028, iris="#e0b850")
    ear = blade(
        [(-0.03, 0.08, 0.03), (-0.03, 0.18, 0.02), (-0.01, 0.27, -0.06)],
        [0.025, 0.05, 0.04, 0.004],
        coat,
        facing=(0.4, 0, 1),
        cup=-0.3,
        thick=0.02,
    )
    head.add(ear, pair=True)
    if curled:
        turns = np.linspace(0, 2.2 * math.pi, 30)
        path = [
            (
                -0.13 + (0.17 - 0.012 * t) * math.cos(1.2 + t),
                0.07 + 0.028 * t,
                0.02 + (0.17 - 0.012 * t) * math.sin(1.2 + t),
            )
            for t in turns
        ]
        head.add(
            tube(path, [0.06, 0.052, 0.036, 0.008], replace(HORN, colour=horn), bend=False),
            pair=True,
        )
        head.mark("horn", path[-1], pair=True)
    else:
        path = [(-0.02, 0.045, 0.08), (-0.08, 0.08, 0.3), (-0.26, 0.15, 0.46), (-0.46, 0.2, 0.46)]
        head.add(tube(path, [0.042, 0.036, 0.024, 0.005], replace(HORN, colour=horn)), pair=True)
        head.mark("horn", path[-1], pair=True)
    head.crown((-0.01, 0, 0.11)).mark("mouth", (0.27, 0, -0.14))


def _pig_head(head: Creature, skin: str, snout: str, dark: str) -> None:
    head.ball((0, 0, 0), (0.2, 0.2, 0.19)).ball((0.06, 0.1, -0.08), (0.11, 0.08, 0.08), pair=True)
    head.limb([(0.12, 0, -0.03), (0.25, 0, -0.05)], [0.11, 0.085], blend=0.04)
    head.ball((0.3, 0, -0.05), (0.045, 0.098, 0.085), snout, blend=0.006)
    for side in (1, -1):
        head.nose((0.343, side * 0.034, -0.045), (0.01, 0.015, 0.024), dark)
    head.eye((0.145, 0.105, 0.055), 0.024)
    ear = blade(
        [(0.0, 0.12, 0.13), (0.04, 0.18, 0.24), (0.13, 0.21, 0.25), (0.18, 0.2, 0.17)],
        [0.06, 0.09, 0.075, 0.005],
        snout,
        skin,
        facing=(1, 0, -0.6),
        cup=0.25,
        thick=0.025,
    )
    head.add(ear, pair=True).crown((-0.02, 0, 0.19)).mark("mouth", (0.24, 0, -0.13))
