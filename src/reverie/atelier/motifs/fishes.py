"""Fish of several shapes, and the seahorse. Marks are named with each."""

import math
from typing import Literal

import numpy as np

from reverie.atelier.colour import mix
from reverie.atelier.motifs.anatomy import (
    WET,
    Creature,
    Path,
    blade,
    rimmed,
    tipped,
)
from reverie.atelier.shapes import ball, curve, tube
from reverie.atelier.thing import Paint, Point, Thing, lamp, light

FishShape = Literal["gold", "slim", "angel", "puffer", "angler"]


def fish(
    shape: FishShape = "gold",
    *,
    colour: str = "#e07b39",
    belly: str = "#f6e3bd",
    fin: str | None = None,
    stripes: str | None = None,
    cells: int = 100,
) -> Thing:
    """A fish around the origin, about 1.2 long. Marks: "back", "mouth"; an angler's "lure".

    `gold` is round with a veil of a tail, `slim` a herring, `angel` tall and flat, `puffer` a ball
    with spines, `angler` all mouth, with a light before it.
    """
    body = Creature(colour, 0.06)
    fins = fin or mix(colour, "#ffffff", 0.15)
    match shape:
        case "gold":
            size, nose = (0.4, 0.19, 0.27), 0.4
            _tail_fin(body, -0.34, (0.5, 0.4), fins, fork=0.5)
            _back_fin(body, [(0.2, 0, 0.22), (-0.02, 0, 0.3), (-0.26, 0, 0.18)], 0.16, fins)
        case "slim":
            size, nose = (0.58, 0.12, 0.16), 0.56
            body.limb([(-0.3, 0, 0), (-0.62, 0, 0)], [0.1, 0.035])
            _tail_fin(body, -0.58, (0.34, 0.36), fins, fork=0.85)
            _back_fin(body, [(0.1, 0, 0.14), (-0.05, 0, 0.17), (-0.2, 0, 0.12)], 0.09, fins)
        case "angel":
            size, nose = (0.36, 0.11, 0.38), 0.36
            body.limb([(0.2, 0, 0), (0.4, 0, -0.02)], [0.14, 0.05])
            _tail_fin(body, -0.32, (0.3, 0.28), fins, fork=0.25)
            _back_fin(body, [(0.12, 0, 0.3), (-0.14, 0, 0.42), (-0.5, 0, 0.78)], 0.16, fins)
            _back_fin(body, [(0.12, 0, -0.3), (-0.14, 0, -0.42), (-0.5, 0, -0.74)], 0.16, fins)
        case "puffer":
            size, nose = (0.38, 0.34, 0.34), 0.38
            _tail_fin(body, -0.36, (0.22, 0.2), fins, fork=0.1)
            _puffer_spines(body, size, mix(colour, "#3a2412", 0.4))
        case _:
            size, nose = (0.42, 0.28, 0.32), 0.4
            _tail_fin(body, -0.36, (0.3, 0.28), fins, fork=0.15)
            _angler_parts(body, colour)
    body.ball((0, 0, 0), size)
    low = (0.04, 0, -size[2] * 0.4)
    body.ball(low, (size[0] * 0.8, size[1] * 0.82, size[2] * 0.58), belly, blend=0.05)
    if stripes:
        for x in (0.14, -0.04, -0.2):
            body.spot((x, 0, 0.05), (0.032, 0.4, size[2] * 1.3), stripes, soft=0.012)
    small = 0.6 if shape == "slim" else 1.0
    side = blade(
        [
            (0.08, size[1] * 0.9, -0.03),
            (-0.06, size[1] + 0.1, -0.08),
            (-0.2, size[1] + 0.16, -0.16),
        ],
        [0.03, 0.075 * small, 0.08 * small, 0.01],
        fins,
        facing=(0.2, 0.6, 0.6),
        thick=0.012,
        paint=WET,
    )
    body.add(side, pair=True)
    if shape not in ("angler", "slim"):
        body.ball((nose, 0, -0.02), (0.045, 0.05, 0.045), mix(belly, "#c8604a", 0.4), blend=0.03)
    across = size[1] * 0.72
    body.eye(
        (nose * 0.66, across, size[2] * 0.24),
        0.036 if shape == "slim" else 0.055,
        iris="#f6f0de",
        out=(0.4, 0.92, 0.1),
    )
    body.mark("back", (0, 0, size[2])).mark("mouth", (nose + 0.04, 0, -0.02))
    return body.thing("fish", cells, Paint(vary=0.2, grain=5, rough=0.45, shine=0.35, bump=0.06))


def seahorse(*, colour: str = "#e0a24a", fin: str = "#d9774a", cells: int = 130) -> Thing:
    """A seahorse upright around z 0 … 1.4. Marks: "head", "back" (for a rider), "mouth"."""
    body = Creature(colour, 0.04)
    spine = [
        (0.12, 0, 1.16),
        (-0.04, 0, 1.02),
        (0.0, 0, 0.78),
        (0.06, 0, 0.58),
        (-0.06, 0, 0.36),
        (-0.06, 0, 0.16),
    ]
    curl = [(0.06, 0, 0.06), (0.17, 0, 0.12), (0.16, 0, 0.22), (0.08, 0, 0.21)]
    body.chain(
        [*spine, *curl],
        [0.11, 0.12, 0.17, 0.17, 0.1, 0.065, 0.05, 0.042, 0.034, 0.02],
        count=54,
        blend=0.03,
    )
    for each, at in enumerate(curve(spine, 22)[3:-1]):
        wide = 0.185 * math.sin(0.5 + 2.2 * each / 20) + 0.01
        body.ball(
            (at[0], 0, at[2]),
            (wide + 0.02, wide * 0.85, 0.018),
            mix(colour, "#8a4a20", 0.25),
            blend=0.03,
        )
    body.ball((0.1, 0, 0.68), (0.11, 0.1, 0.2), mix(colour, "#fff0c8", 0.5), blend=0.05)
    dorsal = blade(
        [(-0.13, 0, 0.62), (-0.24, 0, 0.7), (-0.34, 0, 0.8)],
        [0.12, 0.16, 0.14, 0.02],
        fin,
        facing=(0, 1, 0),
        thick=0.012,
        paint=WET,
    )
    body.add(dorsal)
    head = body.within((0.17, 0, 1.24), (5, 22, -14))
    head.ball((0, 0, 0), (0.13, 0.11, 0.12)).limb(
        [(0.08, 0, -0.02), (0.32, 0, -0.05)], [0.065, 0.034], blend=0.04
    )
    head.ball((0.34, 0, -0.05), (0.03, 0.042, 0.045), blend=0.02)
    for x, z in ((-0.1, 0.08), (-0.05, 0.13), (0.01, 0.13)):
        head.limb([(x * 0.7, 0, z * 0.7), (x * 1.5, 0, z * 1.5)], [0.04, 0.01], fin, blend=0.02)
    ear = blade(
        [(-0.06, 0.1, -0.02), (-0.12, 0.16, 0.0), (-0.2, 0.2, 0.0)],
        [0.03, 0.055, 0.05, 0.01],
        fin,
        facing=(0, 1, 0.2),
        paint=WET,
    )
    head.add(ear, pair=True).eye((0.05, 0.085, 0.025), 0.036, out=(0.4, 0.9, 0.1))
    head.crown((-0.02, 0, 0.15)).mark("mouth", (0.36, 0, -0.05))
    return body.mark("back", (-0.16, 0, 0.9)).thing("seahorse", cells, WET)


def _tail_fin(
    body: Creature, x: float, size: tuple[float, float], colour: str, fork: float
) -> None:
    """Two lobes behind, apart by the fork."""
    long, high = size
    for side in (1, -1):
        spine = [
            (x + 0.06, 0, 0),
            (x - long * 0.45, 0.02 * side, side * high * 0.45 * (0.4 + fork)),
            (x - long, 0.05, side * high * (0.3 + fork * 0.7)),
        ]
        body.add(
            blade(
                spine,
                [0.04, high * 0.4, high * 0.34, 0.01],
                rimmed(colour, mix(colour, "#ffffff", 0.35), 0.7),
                facing=(0, 1, 0),
                cup=0.15,
                paint=WET,
            )
        )


def _back_fin(body: Creature, spine: Path, width: float, colour: str) -> None:
    body.add(
        blade(
            spine,
            [width * 0.5, width, width * 0.7, 0.01],
            tipped(colour, mix(colour, "#ffffff", 0.35), 0.7),
            facing=(0, 1, 0),
            paint=WET,
        )
    )


def _puffer_spines(body: Creature, size: Point, colour: str) -> None:
    for each in range(60):
        z = 1 - 2 * (each + 0.5) / 60
        angle = each * 2.39996
        out = np.array([math.cos(angle), math.sin(angle), 0]) * math.sqrt(1 - z * z) + (0, 0, z)
        if out[0] > 0.72 or out[0] < -0.9:
            continue
        at = out * size
        body.limb([at * 0.95, at + out * 0.09], [0.022, 0.004], colour, blend=0.02)


def _angler_parts(body: Creature, colour: str) -> None:
    """The great mouth with teeth, and the lure."""
    dark = mix(colour, "#10080a", 0.75)
    body.ball((0.3, 0, -0.1), (0.2, 0.22, 0.13), dark, blend=0.02)
    body.limb([(0.05, 0, -0.26), (0.46, 0, -0.24)], [0.14, 0.09])
    body.ball((0.36, 0, -0.07), (0.2, 0.16, 0.05), dark, cut=True, blend=0.02)
    for each in range(7):
        angle = (each - 3) * 0.36
        x, y = 0.3 + 0.2 * math.cos(angle), 0.2 * math.sin(angle)
        fang = Paint("#f2ead2", vary=0.05)
        body.add(
            tube(
                [(x, y, -0.19), (x + 0.01, y, -0.06 - 0.03 * (each % 2))],
                [0.02, 0.003],
                fang,
                sides=6,
            )
        )
    rod = [(0.16, 0, 0.28), (0.26, 0, 0.56), (0.52, 0, 0.62), (0.66, 0, 0.44)]
    body.add(tube(rod, [0.022, 0.016, 0.012], Paint(colour)))
    body.add(ball(0.06, light("#ffe6a0", 4)).at(0.67, 0, 0.4)).add(
        lamp(8, "#ffe0a0", 0.08).at(0.7, 0, 0.38)
    )
    body.mark("lure", (0.67, 0, 0.4))
