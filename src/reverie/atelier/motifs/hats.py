"""Hats, for heads that are one high from the middle to the top and look to +x."""

import math
from typing import Literal

import numpy as np

from reverie.atelier.clay import Clay
from reverie.atelier.colour import mix
from reverie.atelier.shapes import ball, cutout, lathe, sheet, tube
from reverie.atelier.thing import Paint, Thing, group, light

Hat = Literal[
    "pointed", "wizard", "top", "bowler", "beanie", "hood", "crown", "straw", "cap", "nightcap",
    "turban", "chef", "miner", "sailor", "beret", "helmet", "wreath", "paper", "conical",
]  # fmt: skip


def hat(kind: Hat, colour: str = "#2d3a4f", band: str = "#a8402f") -> Thing:
    """A hat of a kind; `band` is its ribbon, bobble or trim."""
    return _HATS[kind](colour, band)


def _felt(colour: str) -> Paint:
    return Paint(colour, vary=0.14, grain=1.5, bump=0.15, bump_grain=14, sheen=0.3)


def _brim(colour: str, radius: float, height: float, droop: float = 0.1) -> Thing:
    """A flat brim that droops to the sides."""
    paint = _felt(colour)
    return lathe(
        [
            (0.6, height + 0.06),
            (radius * 0.8, height + 0.05),
            (radius, height - droop),
            (radius + 0.02, height - droop - 0.05),
            (radius * 0.8, height - 0.03),
            (0.6, height - 0.02),
        ],
        paint,
    )


def _ribbon(colour: str, radius: float, height: float, width: float) -> Thing:
    line = [
        (radius, height),
        (radius + 0.03, height + width * 0.2),
        (radius + 0.03, height + width * 0.8),
        (radius, height + width),
    ]
    return lathe(line, _felt(colour), round_off=False)


def _pointed(colour: str, band: str) -> Thing:
    clay = Clay(colour, 0.15)
    clay.limb(
        [(-0.12, 0, 0.5), (-0.26, 0, 1.3), (-0.66, 0.06, 2.2), (-1.15, 0.12, 2.65)],
        [1.0, 0.62, 0.28, 0.06],
    )
    clay.ball((-0.05, 0, 0.0), 0.98, cut=True, blend=0.02)
    clay.box((0, 0, -0.6), (2, 2, 0.85), cut=True, blend=0.02)
    trim = Clay(band, 0.05)
    trim.ring((-0.08, 0, 0.42), 1.0, 0.16, turn=(0, -8, 0))
    return group(clay.thing("", 80, _felt(colour)), trim.thing("", 60, _felt(band)))


def _wizard(colour: str, band: str) -> Thing:
    clay = Clay(colour, 0.12)
    clay.limb(
        [(-0.08, 0, 0.55), (-0.2, 0, 1.5), (-0.36, 0.05, 2.2), (-0.95, 0.1, 2.75)],
        [0.94, 0.52, 0.3, 0.05],
    )
    clay.box((0, 0, -0.5), (2, 2, 1.0), cut=True, blend=0.02)
    parts = [
        clay.thing("", 80, _felt(colour)),
        _brim(colour, 1.75, 0.52, 0.16),
        _ribbon(band, 0.93, 0.56, 0.24).at(x=-0.09),
    ]
    return group(parts).turn(y=-6)


def _top(colour: str, band: str) -> Thing:
    tall = lathe(
        [(0.9, 0.5), (0.88, 1.2), (0.95, 1.86), (0.93, 1.92), (0.0, 1.94)],
        _felt(colour),
        round_off=False,
    )
    return group(tall, _brim(colour, 1.34, 0.54, -0.04), _ribbon(band, 0.9, 0.56, 0.26)).turn(y=-5)


def _bowler(colour: str, band: str) -> Thing:
    dome = lathe([(1.0, 0.45), (1.0, 0.8), (0.86, 1.22), (0.5, 1.44), (0.0, 1.5)], _felt(colour))
    return group(dome, _brim(colour, 1.36, 0.5, -0.08), _ribbon(band, 1.0, 0.5, 0.2)).turn(y=-5)


def _beanie(colour: str, band: str) -> Thing:
    clay = Clay(colour, 0.08)
    clay.ball((-0.1, 0, 0.28), (1.08, 1.07, 1.0))
    clay.ball((-0.05, 0, -0.35), (1.2, 1.1, 0.8), cut=True, blend=0.04)
    rim = Clay(mix(colour, band, 0.25), 0.05)
    for at in range(30):
        a = at / 30 * 2 * math.pi
        x, y = 1.0 * math.cos(a) - 0.1, 1.01 * math.sin(a)
        rim.limb(
            [(x, y, 0.32 + 0.1 * math.cos(a)), (x * 0.98, y * 0.98, 0.58 + 0.1 * math.cos(a))], 0.13
        )
    fluff = Clay(band, 0.05)
    chance = np.random.default_rng(2)
    for _ in range(26):
        out = chance.normal(size=3)
        out /= np.linalg.norm(out)
        fluff.ball(out * 0.2 + (-0.18, 0, 1.42), 0.15)
    return group(
        clay.thing("", 64, _felt(colour)),
        rim.thing("", 70, _felt(colour)),
        fluff.thing("", 44, _felt(band)),
    )


def _hood(colour: str, band: str) -> Thing:
    clay = Clay(colour, 0.2)
    clay.ball((-0.14, 0, 0.18), (1.2, 1.2, 1.2))
    clay.ring((0.52, 0, 0.08), 1.0, 0.16, turn=(0, 78, 0), blend=0.12)
    clay.limb(
        [(-0.55, 0, 0.8), (-1.2, 0.04, 0.95), (-1.55, 0.08, 0.6)], [0.7, 0.34, 0.06], blend=0.3
    )
    clay.limb(
        [(-0.1, 0.86, 0.0), (0.06, 0.84, -0.7), (-0.05, 0.5, -1.25)], [0.3, 0.3, 0.3], pair=True
    )
    clay.limb([(-0.5, 0.3, -0.2), (-0.5, 0.35, -1.2)], [0.6, 0.5], pair=True)
    clay.ball((0.95, 0, -0.06), (0.95, 0.84, 0.96), cut=True, blend=0.08)
    clay.ball((0.05, 0, 0), (1.0, 0.96, 1.0), cut=True, blend=0.02)
    return clay.thing("", 72, _felt(colour)) if band else clay.thing("", 84)


def _crown(colour: str, band: str) -> Thing:
    gold = Paint(colour, vary=0.1, grain=2, bump=0.05, rough=0.35, metal=0.55, shine=0.6)
    count, steps = 7, 84
    angles = np.linspace(0, 2 * math.pi, steps + 1)
    tops = 1.02 + 0.42 * np.abs(((angles * count / (2 * math.pi)) % 1) * 2 - 1) ** 0.8
    rows = []
    for share in np.linspace(0, 1, 6):
        radius = 0.86 + 0.16 * share
        rows.append(
            np.stack(
                [radius * np.cos(angles), radius * np.sin(angles), 0.62 + (tops - 0.62) * share], -1
            )
        )
    parts = [sheet(np.stack(rows), gold)]
    rim = Clay(colour, 0.02)
    rim.ring((0, 0, 0.64), 0.87, 0.08)
    parts.append(rim.thing("", 50, gold))
    jewel = Paint(band, vary=0.05, bump=0, rough=0.2, shine=0.7)
    for at in range(count):
        a = (at + 0.5) / count * 2 * math.pi
        parts.append(ball(0.1, jewel, sides=12).at(0.92 * math.cos(a), 0.92 * math.sin(a), 0.84))
        a = at / count * 2 * math.pi
        parts.append(ball(0.085, gold, sides=12).at(1.04 * math.cos(a), 1.04 * math.sin(a), 1.46))
    return group(parts).turn(y=-7).at(-0.08, 0, 0.02)


def _straw(colour: str, band: str) -> Thing:
    paint = Paint(
        colour,
        mix(colour, "#7a5a24", 0.35),
        pattern="rings",
        grain=5,
        vary=0.15,
        bump=0.3,
        bump_grain=20,
    )
    dome = lathe([(0.98, 0.45), (0.98, 0.8), (0.9, 1.14), (0.6, 1.26), (0.0, 1.28)], paint)
    brim = lathe(
        [(0.9, 0.5), (1.4, 0.46), (1.95, 0.3), (1.97, 0.26), (1.4, 0.4), (0.9, 0.44)],
        paint,
        wobble=0.015,
    )
    return group(dome, brim, _ribbon(band, 0.985, 0.52, 0.22)).turn(y=-8)


def _cap(colour: str, band: str) -> Thing:
    clay = Clay(colour, 0.1)
    clay.ball((-0.06, 0, 0.62), (1.16, 1.16, 0.5))
    clay.ball((0, 0, -0.1), (1.0, 1.0, 0.9), cut=True, blend=0.03)
    peak = Clay(mix(colour, "#141014", 0.3), 0.08)
    peak.ball((0.92, 0, 0.44), (0.62, 0.66, 0.07), turn=(0, 14, 0))
    peak.ball((0, 0, 0.1), (0.9, 0.9, 0.7), cut=True)
    knob = ball(0.09, _felt(band), sides=10).at(-0.06, 0, 1.14)
    ring = Clay(mix(colour, band, 0.35), 0.05)
    ring.ring((-0.05, 0, 0.44), 0.98, 0.11)
    return group(
        clay.thing("", 64, _felt(colour)),
        peak.thing("", 50, _felt(colour)),
        ring.thing("", 50, _felt(band)),
        knob,
    ).turn(y=-4)


def _nightcap(colour: str, band: str) -> Thing:
    paint = Paint(colour, band, pattern="stripes", face="side", grain=1.1, vary=0.1, bump=0.1)
    clay = Clay(colour, 0.15)
    clay.limb(
        [
            (-0.12, 0, 0.45),
            (-0.3, 0.05, 1.25),
            (-0.7, 0.5, 1.62),
            (-0.95, 1.05, 1.2),
            (-0.95, 1.2, 0.55),
        ],
        [1.0, 0.66, 0.42, 0.26, 0.14],
    )
    clay.box((0, 0, -0.62), (2, 2.0, 0.95), cut=True, blend=0.02)
    rim = Clay(band, 0.05)
    rim.ring((-0.1, 0, 0.38), 0.99, 0.17)
    bob = ball(0.22, _felt(band), sides=14).at(-0.95, 1.22, 0.34)
    return group(clay.thing("", 80, paint), rim.thing("", 56, _felt(band)), bob)


def _turban(colour: str, band: str) -> Thing:
    clay = Clay(colour, 0.05)
    clay.ball((-0.12, 0, 0.6), (0.95, 0.95, 0.75))
    for at in range(5):
        tilt = 22 if at % 2 else -22
        clay.ring(
            (-0.12 - 0.02 * at, 0, 0.5 + at * 0.17),
            0.98 - at * 0.13,
            0.23,
            turn=(tilt, 0, at * 24.0),
        )
    clay.ball((-0.05, 0, -0.1), (0.97, 0.97, 0.72), cut=True, blend=0.02)
    jewel = ball(0.16, Paint(band, vary=0, bump=0, rough=0.2, shine=0.7), sides=14).at(
        0.98, 0, 0.74
    )
    plume = tube(
        [(0.98, 0, 0.8), (0.92, 0.02, 1.3), (0.72, 0.06, 1.6)],
        [0.05, 0.13, 0.02],
        _felt("#efe6d2"),
        sides=8,
    )
    return group(clay.thing("", 80, _felt(colour)), jewel, plume)


def _chef(colour: str, band: str) -> Thing:
    white = colour if colour != "#2d3a4f" else "#f4efe2"
    clay = Clay(white, 0.1)
    clay.limb([(-0.05, 0, 0.5), (-0.08, 0, 1.2)], [0.9, 0.9])
    clay.box((0, 0, -0.5), (2, 2, 1.0), cut=True, blend=0.02)
    for at in range(7):
        a = at / 7 * 2 * math.pi
        clay.ball((0.62 * math.cos(a) - 0.12, 0.62 * math.sin(a), 1.62), 0.56, blend=0.08)
    clay.ball((-0.12, 0, 1.85), 0.62)
    return clay.thing("", 72, _felt(white)).turn(y=-6) if band else clay.thing("", 72)


def _miner(colour: str, band: str) -> Thing:
    paint = Paint(colour, vary=0.12, grain=2, bump=0.06, rough=0.45, shine=0.4)
    dome = lathe([(1.06, 0.42), (1.04, 0.8), (0.8, 1.18), (0.4, 1.32), (0.0, 1.34)], paint)
    rim = lathe([(1.0, 0.46), (1.3, 0.38), (1.32, 0.34), (1.0, 0.4)], paint)
    ridge = tube(
        [(0.98, 0, 0.85), (0.6, 0, 1.24), (0.0, 0, 1.4), (-0.6, 0, 1.24), (-0.98, 0, 0.85)],
        0.09,
        paint,
    )
    case = lathe(
        [(0.0, -0.1), (0.24, -0.1), (0.3, 0.16), (0.26, 0.18)],
        Paint(band, vary=0.1, rough=0.4, metal=0.5),
        sides=20,
        round_off=False,
    )
    glow = ball(0.24, light("#fff0c0", 5), sides=16).size(1, 1, 0.5).at(z=0.16)
    return group(dome, rim, ridge, group(case, glow).turn(y=80).at(1.0, 0, 0.82)).turn(y=-4)


def _sailor(colour: str, band: str) -> Thing:
    white = colour if colour != "#2d3a4f" else "#f1ece0"
    top = lathe(
        [(0.9, 0.5), (1.0, 0.62), (1.26, 0.86), (1.2, 0.98), (0.6, 1.06), (0, 1.08)], _felt(white)
    )
    ribbon = lathe(
        [(0.95, 0.4), (0.99, 0.44), (0.99, 0.66), (0.95, 0.68)], _felt(band), round_off=False
    )
    tails = [
        tube(
            [(-0.92, y, 0.5), (-1.15, y * 1.6, 0.1), (-1.3, y * 2.4, -0.35)],
            [0.08, 0.09, 0.07],
            _felt(band),
            sides=6,
        )
        for y in (0.1, -0.1)
    ]
    return group(top, ribbon, tails).turn(y=-9)


def _beret(colour: str, band: str) -> Thing:
    clay = Clay(colour, 0.1)
    clay.ball((-0.12, 0.16, 0.72), (1.2, 1.26, 0.36), turn=(-12, -8, 0))
    clay.ring((-0.04, 0, 0.46), 0.9, 0.14, band, blend=0.06)
    clay.limb([(-0.1, 0.1, 1.0), (-0.12, 0.12, 1.26)], [0.07, 0.05])
    clay.ball((0, 0, -0.1), (0.97, 0.97, 0.85), cut=True, blend=0.02)
    return clay.thing(
        "", 64, _felt(colour) if colour == band else Paint(vary=0.12, bump=0.15, sheen=0.3)
    )


def _helmet(colour: str, band: str) -> Thing:
    steel = Paint(colour, vary=0.12, grain=2, bump=0.08, rough=0.38, metal=0.6)
    dome = lathe([(1.08, 0.2), (1.08, 0.6), (0.86, 1.1), (0.4, 1.36), (0.0, 1.52)], steel)
    rim = tube(
        [(1.1 * math.cos(a), 1.1 * math.sin(a), 0.2) for a in np.linspace(0, 2 * math.pi, 40)],
        0.08,
        steel,
        bend=False,
    )
    plume = tube(
        [(0, 0, 1.5), (-0.2, 0, 1.95), (-0.8, 0, 2.1), (-1.4, 0, 1.6)],
        [0.08, 0.26, 0.28, 0.04],
        _felt(band),
        sides=10,
    )
    return group(dome, rim, plume)


def _wreath(colour: str, band: str) -> Thing:
    chance = np.random.default_rng(8)
    leaf = ball(1, Paint(colour, mix(colour, "#e0d870", 0.4), vary=0.2), sides=8).size(
        0.2, 0.09, 0.05
    )
    bloom = ball(0.13, Paint(band, vary=0.15), sides=10)
    parts: list[Thing] = []
    for at in range(34):
        a = at / 34 * 2 * math.pi
        x, y = 1.02 * math.cos(a) - 0.08, 1.02 * math.sin(a)
        turned = leaf.turn(
            math.degrees(a) + 90 + chance.uniform(-50, 50), y=chance.uniform(-50, 30)
        )
        parts.append(turned.at(x, y, 0.5 + chance.uniform(-0.08, 0.1)))
        if at % 4 == 0:
            parts.append(bloom.at(x * 1.08, y * 1.08, 0.58 + chance.uniform(-0.05, 0.1)))
    return group(parts).turn(y=-8)


def _paper(colour: str, band: str) -> Thing:
    """A folded paper hat, like a boat turned over."""
    sheet_paint = Paint(colour, vary=0.05, bump=0.02)
    side = [(-1.3, 0.4), (1.3, 0.4), (0.0, 1.7)]
    left = cutout(side, 0.03, sheet_paint).turn(x=-20).at(y=-0.62, z=0.1)
    right = cutout(side, 0.03, sheet_paint).turn(x=20).at(y=0.62, z=0.1)
    fold = Paint(mix(colour, band, 0.14), vary=0.05, bump=0.02)
    edge = [(-1.34, 0.34), (1.34, 0.34), (1.0, 0.72), (-1.0, 0.72)]
    near = cutout(edge, 0.03, fold).turn(x=-20).at(y=-0.68, z=0.1)
    return group(left, right, near, near.size(1, -1, 1)).at(z=0.28)


def _conical(colour: str, band: str) -> Thing:
    paint = Paint(
        colour,
        mix(colour, "#7a5a24", 0.4),
        pattern="rings",
        grain=4,
        vary=0.12,
        bump=0.3,
        bump_grain=20,
    )
    cone = lathe([(1.95, 0.22), (1.0, 0.78), (0.12, 1.4), (0.0, 1.44)], paint, round_off=False)
    return group(
        cone,
        tube(
            [
                (0.1, 0.95, 0.6),
                (0.3, 0.8, -0.4),
                (0.55, 0, -0.95),
                (0.3, -0.8, -0.4),
                (0.1, -0.95, 0.6),
            ],
            0.03,
            _felt(band),
            sides=6,
        ),
    ).turn(y=-8)


_HATS = {
    "pointed": _pointed, "wizard": _wizard, "top": _top, "bowler": _bowler, "beanie": _beanie,
    "hood": _hood, "crown": _crown, "straw": _straw, "cap": _cap, "nightcap": _nightcap,
    "turban": _turban, "chef": _chef, "miner": _miner, "sailor": _sailor, "beret": _beret,
    "helmet": _helmet, "wreath": _wreath, "paper": _paper, "conical": _conical,
}  # fmt: skip
