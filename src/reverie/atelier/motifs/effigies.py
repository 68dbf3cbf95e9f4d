"""Effigies: those who look like people and are not. About a child's height; they look to +x."""

import math

import numpy as np

from reverie.atelier.clay import Clay
from reverie.atelier.colour import mix
from reverie.atelier.motifs.bodies import Body, Pose, plain, unit
from reverie.atelier.motifs.clothes import cloth, loft
from reverie.atelier.motifs.hats import Hat, hat
from reverie.atelier.motifs.mannequins import feet_on, head_on, laid, limbs, posed
from reverie.atelier.motifs.puppets import marionette, puppet, puppet_strings, scarecrow
from reverie.atelier.motifs.suits import astronaut, diver, diver_figure, knight
from reverie.atelier.shapes import ball, box, lathe, sheet, tube
from reverie.atelier.thing import Paint, Point, Thing, between, group, light

__all__ = [
    "astronaut",
    "diver",
    "diver_figure",
    "ghost",
    "knight",
    "marionette",
    "puppet",
    "puppet_strings",
    "robot",
    "scarecrow",
    "snowman",
]


def snowman(
    *,
    scarf: str | None = "#b5392f",
    hat_kind: Hat | None = "top",
    hat_colour: str = "#2a2a33",
    lean: float = 4,
) -> Thing:
    """Three balls of snow, 1.25 high, with a carrot and twigs for arms; it looks to +x."""
    snow = Paint("#f2f5f8", "#dfe8f2", vary=0.06, grain=4, bump=0.25, bump_grain=16, rough=0.9)
    clay = Clay("#f3f6fa", 0.05)
    clay.ball((0, 0, 0.28), (0.36, 0.37, 0.31))
    clay.ball((0.01, 0.01, 0.7), (0.26, 0.265, 0.235))
    clay.box((0, 0, -0.25), (1, 1, 0.25), cut=True, blend=0.02)
    parts = [clay.thing("", 80, snow)]
    coal = Paint("#1d1a1e", vary=0.1, rough=0.7)
    parts += [
        ball(0.028, coal, sides=10).at(x, 0.01 * at, z)
        for at, (x, z) in enumerate(((0.262, 0.78), (0.277, 0.68), (0.262, 0.58)))
    ]
    top = [ball(1.18, snow, sides=40)]
    top += [ball(0.13, coal, sides=10).at(1.06, y, 0.26) for y in (0.4, -0.4)]
    top += [
        ball(0.075, coal, sides=8).at(
            1.1 - 0.22 * (s * 0.8) ** 2 - 0.06, s * 0.48, -0.42 + 0.14 * s * s
        )
        for s in (-1, -0.5, 0, 0.5, 1)
    ]
    carrot = lathe(
        [(0.17, 0), (0.13, 0.3), (0.07, 0.7), (0.01, 1.0)],
        Paint("#e07a2c", vary=0.15, bump=0.3),
        sides=14,
        wobble=0.04,
    )
    top.append(carrot.turn(8, y=94).at(1.1, 0, -0.04))
    if hat_kind:
        top.append(hat(hat_kind, hat_colour, "#b5392f").size(1.12).turn(y=-8, x=6))
    parts.append(group(top).turn(8, x=-6).size(0.16).at(0.02, 0.02, 1.04))
    twig = Paint("#5a3f2c", vary=0.2, rough=0.9)
    for sign, rise in ((1, 0.26), (-1, 0.06)):
        end = (0.08, sign * 0.56, 0.74 + rise)
        parts.append(
            tube(
                [(0, sign * 0.2, 0.74), (0.02, sign * 0.4, 0.76 + rise * 0.4), end],
                [0.02, 0.017, 0.012],
                twig,
                sides=7,
            )
        )
        for dx, dz in ((0.09, 0.06), (0.0, 0.11), (-0.06, 0.05)):
            parts.append(
                tube(
                    [end, (end[0] + dx, end[1] + sign * 0.09, end[2] + dz)],
                    [0.012, 0.005],
                    twig,
                    sides=5,
                )
            )
    if scarf:
        wrap = Clay(scarf, 0.02)
        wrap.ring((0.01, 0.01, 0.895), 0.16, 0.05, turn=(6, 0, 0))
        parts.append(wrap.thing("", 60, cloth(scarf)))
        parts.append(
            loft(
                [(0.14, 0.1, 0.9), (0.24, 0.13, 0.8), (0.28, 0.14, 0.62), (0.3, 0.16, 0.5)],
                [0.05, 0.055, 0.06],
                [0.02, 0.015, 0.015],
                np.array([0, 1.0, 0]),
                cloth(scarf),
                columns=14,
            )
        )
    return group(parts, motif="snowman").turn(x=lean)


def robot(
    pose: str | Pose = "stand",
    *,
    colour: str = "#8fa8a4",
    second: str = "#c8783a",
    eyes: str = "#ffd88a",
    key: bool = True,
    hands: tuple[Point | None, Point | None] = (None, None),
) -> Thing:
    """A wind-up tin man with a key in his back, about 1 high."""
    frame = posed(pose, "child", 1.0, hands)
    girth, up = frame.measures.girth, frame.up
    tin = Paint(
        colour, mix(colour, "#6a5a48", 0.5), vary=0.15, grain=4, bump=0.06, rough=0.42, metal=0.4
    )
    copper = Paint(second, vary=0.15, rough=0.4, metal=0.5)
    dark = Paint("#3a3a40", vary=0.1, rough=0.5, metal=0.3)
    parts: list[Thing] = []
    for at, joints in enumerate(limbs(frame)):
        thick = girth * (0.26 if at < 2 else 0.32)
        path = np.array(joints)
        parts.append(tube(path, thick * 0.86, dark, sides=12))
        for one, other in ((path[0], path[1]), (path[1], path[2])):
            for share in (0.16, 0.36, 0.56, 0.76):
                here = one + (other - one) * share
                step = unit(other - one) * girth * 0.1
                parts.append(
                    tube([here - step, here + step], thick * 1.12, tin, sides=14, bend=False)
                )
        parts.append(ball(thick * 1.3, copper, sides=16).at(*path[0]))
    axes = (plain(frame.ahead), plain(np.cross(up, frame.ahead)), plain(up))
    trunk = group(
        box(
            (girth * 1.7, girth * 2.35, frame.measures.back * 0.95),
            tin,
            bevel=girth * 0.22,
            taper=0.9,
        ),
        box((girth * 0.1, girth * 1.3, girth * 1.0), copper, bevel=girth * 0.05).at(
            girth * 0.86, 0, girth * 0.2
        ),
        [
            ball(girth * 0.13, light(c, 2.0), sides=12).at(girth * 0.92, girth * y, girth * 0.42)
            for y, c in ((0.36, "#ff8a5a"), (0, "#ffd86a"), (-0.36, "#8ad8a0"))
        ],
        tube(
            [
                (girth * 0.9, -girth * 0.4, 0),
                (girth * 0.93, 0, -girth * 0.12),
                (girth * 0.9, girth * 0.4, 0),
            ],
            girth * 0.05,
            dark,
            sides=6,
        ),
        [
            ball(girth * 0.07, copper, sides=10).at(
                girth * 0.84, sy * girth * 0.95, sz * girth * 1.0
            )
            for sy in (1, -1)
            for sz in (1, -1)
        ],
    )
    middle = frame.hip * 0.5 + frame.chest * 0.5 + up * girth * 0.1
    if key:
        trunk = group(trunk, _key(copper, girth).at(-girth * 0.85, 0, girth * 0.2))
    parts.append(trunk.axes(*axes).at(*middle))
    parts.append(tube([frame.hips[0], frame.hips[1]], girth * 0.42, dark, sides=14, bend=False))
    parts.append(tube([frame.chest, frame.head], girth * 0.3, dark, sides=12))
    parts.append(head_on(frame, _tin_head(tin, copper, dark, eyes), 0.92))
    parts += _claws(frame, tin, copper)
    shoe = group(
        box((2.2, 1.5, 0.8), tin, bevel=0.3, taper=0.7).at(0.4, 0, -0.6),
        ball(0.5, copper, sides=14),
    )
    parts += feet_on(frame, shoe, 1.15)
    return laid(group(parts, motif="robot"), frame)


def _key(paint: Paint, girth: float) -> Thing:
    """A butterfly key that sticks out to -x."""
    ring = np.linspace(0, 2 * math.pi, 22)
    wings = [
        tube(
            [
                (-girth * 0.8, sign * girth * (0.42 + 0.3 * math.cos(a)), girth * 0.3 * math.sin(a))
                for a in ring
            ],
            girth * 0.1,
            paint,
            sides=8,
            bend=False,
        )
        for sign in (1, -1)
    ]
    return group(
        tube([(0, 0, 0), (-girth * 0.8, 0, 0)], girth * 0.13, paint, sides=10, bend=False), wings
    ).turn(x=24)


def _tin_head(tin: Paint, copper: Paint, dark: Paint, eyes: str) -> Thing:
    parts = [
        lathe(
            [(0.8, -0.8), (0.86, -0.74), (0.86, 0.44), (0.72, 0.74), (0.36, 0.94), (0.0, 0.98)],
            tin,
            round_off=False,
            smooth=True,
        )
    ]
    parts.append(lathe([(0.9, 0.36), (0.9, 0.5)], copper, round_off=False))
    funnel = lathe(
        [(0.44, 0.0), (0.12, 0.34), (0.08, 0.36), (0.08, 0.62), (0.0, 0.62)],
        copper,
        round_off=False,
    )
    parts.append(funnel.turn(y=-8).at(-0.05, 0, 0.92))
    for sign in (1, -1):
        rim = lathe(
            [(0.0, 0), (0.24, 0.0), (0.26, 0.12), (0.2, 0.14)], copper, sides=20, round_off=False
        )
        lens = ball(0.19, light(eyes, 2.2), sides=16).size(1, 1, 0.4).at(z=0.1)
        parts.append(group(rim, lens).turn(y=90).turn(sign * 24).at(0.74, sign * 0.34, 0.06))
        parts.append(
            group(
                ball(0.2, copper, sides=14),
                tube([(0, 0, 0), (0, sign * 0.22, 0)], 0.12, dark, sides=10),
            ).at(0, sign * 0.88, 0)
        )
    parts.append(box((0.1, 0.6, 0.2), dark, bevel=0.04).at(0.82, 0, -0.44))
    parts += [
        box((0.12, 0.03, 0.2), tin, bevel=0).at(0.83, y, -0.44) for y in (-0.2, -0.07, 0.07, 0.2)
    ]
    return group(parts)


def _claws(frame: Body, tin: Paint, copper: Paint) -> list[Thing]:
    found = []
    size = frame.measures.head
    for side in (0, 1):
        along = unit(frame.wrists[side] - frame.elbows[side])
        matrix = between(plain(frame.wrists[side]), plain(frame.wrists[side] + along))
        grip = group(
            ball(size * 0.3, copper, sides=14),
            [
                tube(
                    [
                        (0, 0, 0),
                        (size * 0.4, sign * size * 0.36, 0),
                        (size * 0.78, sign * size * 0.2, 0),
                    ],
                    [size * 0.13, size * 0.13, size * 0.08],
                    tin,
                    sides=8,
                )
                for sign in (1, -1)
            ],
        )
        found.append(Thing(parts=(grip,), matrix=matrix))
    return found


def ghost(
    *,
    colour: str = "#eef0f2",
    height: float = 1.0,
    arms: bool = True,
    wind: float = 0.25,
    seed: int = 0,
) -> Thing:
    """A sheet with somebody missing under it, who floats; two dark eyes."""
    chance = np.random.default_rng(seed)
    phase = chance.uniform(0, 6)
    angles = np.linspace(-math.pi, math.pi, 97)
    rows = []
    for share in np.linspace(0, 1, 40):
        if share < 0.34:
            turn = share / 0.34 * math.pi / 2
            radius, z = 0.17 * math.sin(turn), 0.83 + 0.17 * math.cos(turn)
        else:
            low = (share - 0.34) / 0.66
            radius, z = 0.17 + 0.05 * low + 0.12 * low**2, 0.83 - 0.72 * low
        low = max(0.0, (share - 0.4) / 0.6)
        fold = 1 + 0.16 * low**1.2 * np.sin(angles * 7 + phase + 0.6 * np.sin(angles * 2))
        reach = np.zeros_like(angles)
        if arms:
            for side, up in ((1.25, 0.0), (-1.25, 0.04)):
                near = np.exp(-((angles - side) ** 2) / 0.06) * math.exp(
                    -((share - 0.52 + up) ** 2) / 0.008
                )
                reach += 0.2 * near
        x = (radius * fold + reach) * np.cos(angles) - wind * low**1.7 * 0.55
        y = (radius * fold + reach) * np.sin(angles)
        hem = z + 0.04 * low**3 * np.sin(angles * 5 + phase)
        rows.append(np.stack([x, y, np.broadcast_to(hem, x.shape)], -1))
    linen = Paint(colour, mix(colour, "#a8b4cc", 0.35), vary=0.05, grain=3, bump=0.05, glow=0.06)
    parts = [sheet(np.stack(rows), linen)]
    hole = ball(1, Paint("#26222e", vary=0, bump=0), sides=16)
    parts += [
        hole.size(0.02, 0.026, 0.04).turn(sign * 22).at(0.148, sign * 0.06, 0.86)
        for sign in (1, -1)
    ]
    parts.append(hole.size(0.015, 0.018, 0.024).at(0.168, 0.004, 0.785))
    return group(parts, motif="ghost").size(height)
