"""Crabs, starfish and shells. Marks are named with each."""

import math

import numpy as np

from reverie.atelier.colour import mix
from reverie.atelier.motifs.anatomy import (
    WET,
    Creature,
    Mark,
)
from reverie.atelier.shapes import ball, sheet, tube
from reverie.atelier.thing import Paint, Thing, group


def crab(
    *, colour: str = "#d3553a", belly: str = "#f2c9a0", claws: float = 1.0, cells: int = 120
) -> Thing:
    """A crab facing +x with raised claws, 1.4 wide. Marks: "back", "claw" twice."""
    body = Creature(colour, 0.05)
    body.ball((0, 0, 0.3), (0.3, 0.42, 0.19)).ball(
        (0.08, 0, 0.24), (0.22, 0.32, 0.12), belly, blend=0.04
    )
    for each in range(7):
        angle = -1.2 + each * 0.4
        body.spot(
            (-0.1 + 0.1 * math.cos(angle * 2), 0.3 * math.sin(angle), 0.46),
            0.035,
            mix(colour, belly, 0.4),
        )
    for side in (1, -1):
        body.limb([(0.2, side * 0.1, 0.42), (0.26, side * 0.13, 0.58)], [0.03, 0.026], blend=0.02)
        for each in range(3):
            x = 0.06 - 0.14 * each
            hip, knee = (x, side * 0.34, 0.26), (x - 0.05 * each, side * 0.62, 0.36)
            foot = (x - 0.1 * each + 0.02, side * 0.78, 0.01)
            body.limb([hip, knee, foot], [0.06, 0.05, 0.012], blend=0.02)
        big = claws * (1.25 if side < 0 else 1.0)
        body.limb(
            [(0.2, side * 0.3, 0.32), (0.34, side * 0.56, 0.34), (0.46, side * 0.5, 0.48)],
            [0.07, 0.06, 0.06],
        )
        claw = body.within((0.5, side * 0.46, 0.54), (0, -40, -side * 24), big)
        claw.ball((0.06, 0, 0.02), (0.16, 0.09, 0.12)).limb(
            [(0.14, 0, 0.08), (0.26, 0, 0.1), (0.36, 0, 0.04)], [0.07, 0.05, 0.012]
        )
        claw.limb(
            [(0.14, 0, -0.04), (0.24, 0, -0.06), (0.34, 0, 0.0)],
            [0.055, 0.036, 0.01],
            belly,
            blend=0.02,
        )
        claw.mark("claw", (0.34, 0, 0.03))
    body.eye((0.27, 0.135, 0.61), 0.045, out=(0.8, 0.4, 0.3))
    smile = [(0.285, 0.09, 0.3), (0.305, 0, 0.27), (0.285, -0.09, 0.3)]
    body.add(tube(smile, 0.008, Paint(mix(colour, "#2a0a08", 0.7), bump=0), sides=6))
    return body.mark("back", (-0.05, 0, 0.49)).thing("crab", cells, WET)


def starfish(
    *, colour: str = "#e0764a", spots: str = "#f6d3a0", seed: int = 1, cells: int = 90
) -> Thing:
    """A starfish lying on z = 0, 1.0 across, no two arms alike."""
    chance = np.random.default_rng(seed)
    body = Creature(colour, 0.06)
    body.ball((0, 0, 0.04), (0.18, 0.18, 0.1))
    for each in range(5):
        angle = math.radians(72 * each + chance.uniform(-7, 7))
        bend, long = angle + chance.uniform(-0.3, 0.3), chance.uniform(0.44, 0.54)
        middle = np.array([0.26 * math.cos(angle), 0.26 * math.sin(angle), 0.03])
        tip = np.array(
            [long * math.cos(bend), long * math.sin(bend), 0.02 + chance.uniform(0, 0.05)]
        )
        body.limb([(0, 0, 0.03), middle, tip], [0.12, 0.085, 0.03])
        for share in (0.15, 0.45, 0.75, 1.0, 1.3, 1.6, 1.85):
            at = middle * min(1, share) + (tip - middle) * max(0, share - 1)
            body.spot(
                (at[0], at[1], at[2] + 0.1 - 0.03 * share), 0.034 - 0.008 * share, spots, soft=0.01
            )
    body.box((0, 0, -0.3), (1, 1, 0.3), cut=True, blend=0.02)
    return body.thing("starfish", cells)


def scallop(
    *, colour: str = "#efc9a8", rim: str = "#c9735a", gape: float = 0.0, pearl: bool = False
) -> Thing:
    """A scallop shell standing on its hinge, 1.0 high, facing the viewer; `gape` opens it.

    A `pearl` lies in it, if wanted. Marks: "pearl".
    """
    upper = _valve(colour, rim)
    inside = Paint(mix(colour, "#ffffff", 0.5), vary=0.1, rough=0.35)
    parts = [upper.turn(x=gape * 0.5), upper.size(1, -1, 1).turn(x=-gape * 0.5)]
    if pearl:
        parts.append(
            ball(0.12, Paint("#f7f1ea", vary=0.05, rough=0.2, shine=0.6, glow=0.1)).at(
                0, -0.06, 0.26
            )
        )
    parts.append(ball(0.09, inside).size(1.3, 0.8, 0.7).at(z=0.03))
    return group(parts, Mark(name="pearl").at(0, -0.06, 0.26), motif="shell")


def conch(
    *, colour: str = "#e9c49a", band: str = "#b8704a", inner: str = "#e89a8a", cells: int = 110
) -> Thing:
    """A spiral shell lying along x on z = 0, its spire to the left; 1.2 long. Marks: "mouth"."""
    body = Creature(colour, 0.03)
    turns = np.linspace(0, 5.2 * 2 * math.pi, 110)
    for each, angle in enumerate(turns):
        share = each / (len(turns) - 1)
        grow = 0.03 + 0.97 * share**1.6
        x = -0.62 + 0.78 * share**0.9
        place = (x, 0.2 * grow * math.cos(angle), 0.36 + 0.2 * grow * math.sin(angle))
        body.ball(place, 0.055 + 0.17 * grow, band if each % 9 < 2 else colour, blend=0.02)
    body.limb([(0.2, -0.1, 0.34), (0.62, -0.06, 0.14)], [0.2, 0.06])
    lip = body.within((0.28, -0.24, 0.3), (20, 14, 0))
    lip.ball((0, 0, 0), (0.34, 0.1, 0.19), inner, blend=0.03)
    lip.ball((0, -0.07, 0), (0.25, 0.07, 0.11), cut=True, blend=0.03)
    lip.mark("mouth", (0.05, -0.06, 0))
    return body.thing("shell", cells, Paint(vary=0.15, grain=4, rough=0.4, shine=0.35, bump=0.1))


def _valve(colour: str, rim: str) -> Thing:
    """One half of a scallop, bulging towards the viewer, with ribs and bands."""
    rows, columns = 24, 73
    share = np.linspace(0.02, 1, rows)[:, None]
    angle = np.linspace(-1.15, 1.15, columns)[None, :]
    ribs = np.cos(angle / 1.15 * math.pi * 9)
    reach = share * (1 + 0.025 * ribs * share) * (1 - 0.1 * (angle / 1.15) ** 2)
    x, z = reach * np.sin(angle) * 0.62, reach * np.cos(angle * 0.92)
    y = (
        -0.2 * np.sqrt(np.clip(1 - share**2, 0, 1)) * share**0.25 * np.cos(angle * 0.8)
        - 0.018 * ribs * share
    )
    points = np.stack(np.broadcast_arrays(x, y, z), axis=-1)
    return sheet(
        points,
        Paint(
            vary=0.12,
            grain=5,
            rough=0.5,
            gradient=(colour, mix(colour, rim, 0.3), colour, rim, colour),
        ),
    )
