"""Those that walk far on hooves: deer.

Marks: "head" (between the ears), "mouth", "back" and "neck"; a stag's "antler" tips.
"""

from dataclasses import replace
from typing import Literal

import numpy as np

from reverie.atelier.colour import mix
from reverie.atelier.motifs.anatomy import (
    HORN,
    Creature,
    Path,
    blade,
    rimmed,
)
from reverie.atelier.shapes import curve, tube
from reverie.atelier.thing import Point, Thing

DeerPose = Literal["stand", "graze", "lie"]
_ANTLER: Path = [
    (-0.04, 0.055, 0.1),
    (-0.12, 0.24, 0.26),
    (-0.22, 0.5, 0.52),
    (-0.18, 0.66, 0.86),
    (0.0, 0.56, 1.2),
]
_TINES: list[tuple[float, Point]] = [
    (0.06, (0.24, 0.02, 0.22)),
    (0.26, (0.16, -0.04, 0.34)),
    (0.46, (0.08, 0.24, 0.26)),
    (0.6, (0.1, -0.16, 0.32)),
    (0.76, (-0.06, 0.24, 0.28)),
    (0.88, (0.04, -0.2, 0.2)),
]
"""How far up the beam each tine begins, and how far it reaches."""


def deer(
    pose: DeerPose = "stand",
    *,
    fur: str = "#9c6a42",
    belly: str = "#ecdcc2",
    antlers: float = 1.0,
    horn: str = "#dcc8a0",
    dapples: bool = True,
    cells: int = 150,
) -> Thing:
    """A stag: 3.0 high with its antlers, 1.95 without; antlers 0 is a doe, 1.6 a king.

    Marks "antler": fourteen tips, left side first, from the brow upwards.
    """
    body = Creature(fur, 0.08)
    lift = -0.62 if pose == "lie" else 0.0
    torso = body.within((0, 0, lift))
    torso.ball((0.34, 0, 1.04), (0.22, 0.18, 0.25)).ball((-0.38, 0, 1.05), (0.2, 0.17, 0.2))
    torso.chain([(0.34, 0, 1.04), (0, 0, 1.02), (-0.38, 0, 1.06)], [0.2, 0.175, 0.165], count=6)
    torso.ball((0.02, 0, 0.89), (0.3, 0.1, 0.08), belly, blend=0.05)
    torso.limb([(-0.55, 0, 1.12), (-0.64, 0, 1.0)], [0.06, 0.02], belly, blend=0.03)
    if dapples:
        _dapple(torso, belly)
    torso.mark("back", (-0.02, 0, 1.2))
    if pose == "lie":
        _folded_legs(body, fur)
    else:
        front = [(0.36, 0.1, 0.92), (0.38, 0.1, 0.5), (0.37, 0.1, 0.12)]
        hoofed_leg(body, front, [0.11, 0.05, 0.035])
        hind = [(-0.4, 0.1, 0.98), (-0.38, 0.11, 0.68), (-0.52, 0.11, 0.48), (-0.46, 0.11, 0.12)]
        hoofed_leg(body, hind, [0.14, 0.085, 0.05, 0.035])
    if pose == "graze":
        neck = [(0.44, 0, 1.1), (0.72, 0, 0.92), (0.9, 0, 0.56)]
        at, turn = (0.98, 0, 0.42), (0, 58, -6)
    else:
        neck = [(0.42, 0, 1.12 + lift), (0.6, 0, 1.4 + lift), (0.68, 0, 1.72 + lift)]
        at, turn = (0.72, 0, 1.8 + lift), (4, 8, -20)
    body.chain(neck, [0.18, 0.125, 0.1], count=7)
    chest = [(0.5, 0, 1.12 + lift), (0.6, 0, 1.3 + lift)]
    if pose != "graze":
        body.limb(chest, [0.11, 0.07], mix(fur, belly, 0.7), blend=0.06)
    body.mark("neck", neck[1])
    _deer_head(body.within(at, turn), fur, belly, antlers, horn)
    return body.thing("deer", cells)


def hoofed_leg(
    body: Creature, path: Path, radii: list[float], hoof: str = "#2c2019", *, pair: bool = True
) -> None:
    """Down to the ankle, and a hoof that follows the last bone."""
    body.limb(path, radii, blend=0.06, pair=pair)
    ankle = np.array(path[-1], float)
    down = ankle - np.array(path[-2], float)
    down /= np.linalg.norm(down)
    thin = radii[-1]
    toe = ankle + down * thin * 1.6 + (thin * 0.5, 0, 0)
    body.limb([ankle, toe], [thin * 1.12, thin * 1.4], hoof, blend=0.012, pair=pair)


def _folded_legs(body: Creature, fur: str) -> None:
    """The legs of a deer that lies down, tucked at its sides."""
    front = [(0.36, 0.12, 0.32), (0.58, 0.15, 0.08), (0.34, 0.17, 0.05)]
    body.limb(front, [0.1, 0.055, 0.04], pair=True)
    hind = [(-0.4, 0.12, 0.36), (-0.14, 0.2, 0.14), (-0.46, 0.22, 0.06), (-0.2, 0.23, 0.045)]
    body.limb(hind, [0.15, 0.09, 0.05, 0.038], fur, pair=True)


def _dapple(torso: Creature, colour: str) -> None:
    places = [(-0.42, 1.12), (-0.28, 1.16), (-0.14, 1.13), (0.0, 1.15), (0.14, 1.13)]
    places += [(-0.36, 1.02), (-0.2, 1.05), (-0.06, 1.04), (0.08, 1.05), (0.26, 1.16)]
    for each, (x, z) in enumerate(places):
        torso.spot((x, 0.155, z), 0.03 + 0.006 * (each % 3), colour, soft=0.012, pair=True)


def _deer_head(head: Creature, fur: str, belly: str, antlers: float, horn: str) -> None:
    head.ball((0, 0, 0), (0.13, 0.115, 0.12))
    head.limb([(0.05, 0, -0.01), (0.28, 0, -0.09)], [0.1, 0.055], blend=0.05)
    head.ball((0.27, 0, -0.12), (0.06, 0.05, 0.035), belly, blend=0.03)
    head.nose((0.338, 0, -0.085), (0.032, 0.042, 0.034))
    head.eye((0.075, 0.1, 0.035), 0.034, out=(0.4, 0.9, 0.2))
    ear = blade(
        [(-0.06, 0.09, 0.06), (-0.09, 0.22, 0.1), (-0.13, 0.36, 0.09)],
        [0.03, 0.068, 0.055, 0.003],
        rimmed(belly, fur, 0.66),
        fur,
        facing=(1, 0.1, -0.2),
        cup=0.5,
        thick=0.02,
    )
    head.add(ear, pair=True).crown((-0.02, 0, 0.115)).mark("mouth", (0.3, 0, -0.15))
    if antlers:
        for side in (1, -1):
            _antler(head.within((-0.02 * (antlers - 1), 0, 0)), antlers, side, horn)


def _antler(head: Creature, size: float, side: int, colour: str) -> None:
    """One beam with its tines, each tip marked."""
    root = np.array(_ANTLER[0])
    beam = (np.array(_ANTLER) - root) * size + root
    beam = beam * (1, side, 1)
    thick = 0.9 + 0.35 * size
    paint = replace(HORN, colour=colour)
    head.add(tube(beam, [0.042 * thick, 0.036 * thick, 0.03 * thick, 0.024 * thick, 0.006], paint))
    line = curve(beam, 60)
    for share, reach in _TINES:
        start = line[round(share * (len(line) - 1))]
        end = start + np.array(reach) * (1, side, 1) * size
        bow = (start + end) / 2 - np.array([0, 0, 0.06 * size])
        head.add(tube([start, bow, end], [0.028 * thick, 0.022 * thick, 0.005], paint, sides=8))
        head.mark("antler", end)
    head.mark("antler", beam[-1])
