"""Puppets: a marionette with its strings, and a scarecrow on its pole."""

import math
from typing import Any

import numpy as np

from reverie.atelier.clay import Clay
from reverie.atelier.colour import mix
from reverie.atelier.motifs import clothes
from reverie.atelier.motifs.bodies import Age, Pose, Posed, body, plain, unit
from reverie.atelier.motifs.clothes import cloth
from reverie.atelier.motifs.hats import Hat, hat
from reverie.atelier.motifs.mannequins import (
    feet_on,
    hand_points,
    hands_on,
    head_on,
    laid,
    limbs,
    posed,
)
from reverie.atelier.shapes import ball, box, lathe, tube
from reverie.atelier.thing import Paint, Point, Thing, group


def puppet(pose: str | Pose = "stand", **about: Any) -> Thing:  # noqa: ANN401  as marionette
    """A marionette, as told to `marionette`, without its strings."""
    return marionette(pose, **about).thing


def marionette(
    pose: str | Pose = "stand",
    *,
    wood: str = "#c79a62",
    colour: str = "#b5392f",
    second: str = "#3a5a7a",
    hat_kind: Hat | None = "pointed",
    age: Age = "child",
    hands: tuple[Point | None, Point | None] = (None, None),
) -> Posed:
    """A jointed wooden puppet. Its points: head, left, right, left knee, right knee, back."""
    frame = posed(pose, age, 0.92, hands)
    girth = frame.measures.girth
    grain = Paint(wood, mix(wood, "#7a4a22", 0.45), vary=0.12, grain=5, bump=0.08, rough=0.55)
    dark = Paint(mix(wood, "#4a2a18", 0.55), vary=0.1, rough=0.5)
    red, blue = Paint(colour, vary=0.12, rough=0.5), Paint(second, vary=0.12, rough=0.5)
    parts: list[Thing] = []
    for at, joints in enumerate(limbs(frame)):
        sleeve = red if at < 2 else blue
        thick = girth * (0.3 if at < 2 else 0.36)
        for one, other, paint in ((joints[0], joints[1], sleeve), (joints[1], joints[2], grain)):
            gap = (other - one) * 0.12
            parts.append(
                tube(
                    [one + gap, one + gap * 2.4, other - gap * 2.0, other - gap],
                    [thick * 0.7, thick, thick * 0.94, thick * 0.66],
                    paint,
                    sides=14,
                    bend=False,
                )
            )
        parts += [ball(thick * 0.74, dark, sides=14).at(*joint) for joint in joints[:2]]
    trunk = Clay(colour, girth * 0.3)
    trunk.limb([frame.chest - frame.up * girth * 0.2, frame.waist], [girth * 0.92, girth * 0.62])
    trunk.limb([frame.shoulders[0], frame.shoulders[1]], girth * 0.34)
    hips = Clay(second, girth * 0.2)
    hips.limb([frame.hips[0], frame.hips[1]], girth * 0.5)
    hips.limb([frame.hip, frame.hip * 0.6 + frame.waist * 0.4], [girth * 0.6, girth * 0.5])
    parts += [
        trunk.thing("", 60, Paint(vary=0.12, rough=0.5)),
        hips.thing("", 50, Paint(vary=0.12, rough=0.5)),
    ]
    parts.append(clothes.buttons(frame, "#f0d890", (0.72, 0.52)))
    parts.append(clothes.collar(frame, "#f2e6cc"))
    parts.append(tube([frame.chest, frame.head], girth * 0.26, dark, sides=12))
    parts.append(head_on(frame, _wooden_head(grain, dark, hat_kind, second), 0.96))
    parts += hands_on(frame, "open", wood, frame.measures.head * 0.8, grain)
    parts += feet_on(frame, clothes.shoe("shoes", mix(wood, "#4a2a18", 0.7)), 1.15)
    knees = {"left knee": plain(frame.knees[0]), "right knee": plain(frame.knees[1])}
    points = {
        **hand_points(frame),
        **knees,
        "head": plain(frame.head + np.array([0, 0, frame.measures.head])),
        "back": plain(frame.chest - frame.ahead * girth * 0.8),
    }
    return Posed(laid(group(parts, motif="puppet"), frame), points)


def _wooden_head(grain: Paint, dark: Paint, hat_kind: Hat | None, colour: str) -> Thing:
    parts = [
        ball(0.98, grain, sides=40),
        tube([(0.9, 0, -0.1), (1.16, 0, -0.08)], [0.13, 0.12], grain, sides=14, bend=False),
    ]
    parts.append(ball(0.125, grain, sides=14).at(1.18, 0, -0.08))
    for sign in (1, -1):
        parts.append(
            ball(0.13, Paint("#1b1314", vary=0, bump=0), sides=14)
            .size(0.5, 0.9, 1.1)
            .at(0.9, sign * 0.36, 0.12)
        )
        parts.append(
            ball(0.04, Paint("#ffffff", vary=0, bump=0), sides=8).at(0.97, sign * 0.36 - 0.03, 0.17)
        )
        parts.append(
            ball(0.2, Paint("#cf6a52", vary=0.1), sides=14)
            .size(0.2, 1, 1)
            .turn(sign * 38)
            .at(0.72, sign * 0.56, -0.3)
        )
    parts.append(box((0.34, 0.62, 0.03), dark, bevel=0).at(0.76, 0, -0.42))
    groove = box((0.3, 0.03, 0.5), dark, bevel=0)
    parts += [groove.at(0.76, 0.3, -0.66), groove.at(0.76, -0.3, -0.66)]
    if hat_kind:
        parts.append(hat(hat_kind, colour, "#f0d890"))
    return group(parts)


def puppet_strings(
    puppet_: Posed, to: Point, *, spread: float = 0.5, colour: str = "#e9dfc8", thick: float = 0.008
) -> Thing:
    """Strings from a puppet to a wooden cross above it, at a point."""
    thread = Paint(colour, vary=0.05, bump=0)
    wood = Paint("#7a4f2c", vary=0.15, rough=0.6)
    x, y, z = to
    ends = {
        "head": (x + spread * 0.1, y, z),
        "back": (x - spread * 0.5, y, z),
        "left": (x + spread * 0.45, y + spread * 0.5, z),
        "right": (x + spread * 0.45, y - spread * 0.5, z),
        "left knee": (x + spread * 0.8, y + spread * 0.2, z),
        "right knee": (x + spread * 0.8, y - spread * 0.2, z),
    }
    parts = [
        tube([puppet_.point(name), end], thick, thread, sides=5, bend=False)
        for name, end in ends.items()
    ]
    bar = spread * 0.07
    parts.append(
        box((spread * 1.5, bar, bar), wood, bevel=bar * 0.2).at(x + spread * 0.1, y, z + bar / 2)
    )
    parts.append(
        box((bar, spread * 1.15, bar), wood, bevel=bar * 0.2).at(x + spread * 0.45, y, z + bar)
    )
    parts.append(
        box((bar, spread * 0.5, bar), wood, bevel=bar * 0.2).at(x + spread * 0.8, y, z + bar)
    )
    return group(parts, motif="strings")


def scarecrow(
    *,
    colour: str = "#7a5a3a",
    second: str = "#b5803a",
    hat_kind: Hat = "straw",
    sack: str = "#d8b888",
    tilt: float = 5,
    bird: bool = False,
) -> Thing:
    """A scarecrow on its pole, arms out, 1.7 high; patches and straw."""
    pose = Pose(
        hip=(0, 0.98),
        lean=3,
        side=3,
        hands=((0.05, 0.97, 0.06), (0.0, 0.96, -0.12)),
        head=(-8, 6, 12),
        feet=((0.02, 0.2, 0.16), (-0.02, 0.26, 0.12)),
        toes=(30, 30),
    )
    frame = body(pose, "youth", 1.1)
    girth = frame.measures.girth
    straw = Paint("#e0bb5a", vary=0.25, grain=8)
    parts = [
        tube([(0, 0, -0.5), (0, 0, 1.2)], 0.035, Paint("#6a4a30", vary=0.2), sides=8, bend=False)
    ]
    parts.append(
        tube(
            [frame.wrists[0] + (0, 0.12, 0.02), frame.chest, frame.wrists[1] + (0, -0.12, 0)],
            0.022,
            Paint("#6a4a30", vary=0.2),
            sides=8,
        )
    )
    parts.append(
        clothes.upper(frame, colour, cloth(colour, mix(colour, second, 0.5), "checks", 18), "wide")
    )
    parts.append(
        clothes.skirt(
            frame, cloth(colour, mix(colour, second, 0.5), "checks", 18), 0.5, flare=0.8, folds=0.07
        )
    )
    parts += [clothes.legs(frame, "#4a5570", loose=True), clothes.belt(frame, "#c8a868", 0.36, 0.1)]
    parts.append(clothes.scarf(frame, second))
    chance = np.random.default_rng(3)
    for end, before in [
        *zip(frame.wrists, frame.elbows, strict=True),
        *zip(frame.ankles, frame.knees, strict=True),
    ]:
        along = unit(end - before)
        for _ in range(16):
            out = along * chance.uniform(0.08, 0.17) + chance.normal(0, 0.035, 3)
            parts.append(
                tube([end - along * 0.03, end + out], [0.011, 0.003], straw, sides=4, bend=False)
            )
    for share, side in ((0.62, 0.5), (0.24, -0.5)):
        at = (
            frame.hip
            + (frame.chest - frame.hip) * share
            + frame.ahead * girth * 0.8
            + frame.across * girth * side
        )
        parts.append(
            box((0.012, 0.075, 0.07), cloth(second), bevel=0.004).turn(side * 40, x=12).at(*at)
        )
    parts.append(head_on(frame, _sack(sack, hat_kind), 1.04))
    if bird:
        crow = group(
            ball(1, Paint("#1f1c22"), sides=20).size(0.075, 0.045, 0.045).turn(y=-24),
            ball(0.036, Paint("#1f1c22"), sides=16).at(0.065, 0, 0.055),
            lathe([(0.014, 0), (0.0, 0.05)], Paint("#d8a040"), sides=8, round_off=False)
            .turn(y=90)
            .at(0.095, 0, 0.052),
        )
        parts.append(
            crow.called("bird")
            .turn(-60)
            .at(*(frame.wrists[1] * 0.7 + frame.elbows[1] * 0.3 + (0, 0, 0.115)))
        )
    return group(parts, motif="scarecrow").turn(x=tilt)


def _sack(colour: str, hat_kind: Hat) -> Thing:
    """A stuffed sack with a stitched smile."""
    clay = Clay(colour, 0.15)
    clay.ball((0, 0, 0.05), (0.95, 0.92, 1.0))
    clay.limb([(0, 0, -0.7), (0, 0, -1.1)], [0.5, 0.4])
    clay.ring((0, 0, -0.95), 0.4, 0.09, "#8a6a3a", blend=0.02)
    for at in range(8):
        a = at / 8 * 6.28
        clay.limb(
            [
                (0.36 * math.cos(a), 0.36 * math.sin(a), -1.0),
                (0.6 * math.cos(a), 0.6 * math.sin(a), -1.32),
            ],
            [0.16, 0.06],
            blend=0.05,
        )
    parts = [clay.thing("", 64, Paint(vary=0.15, grain=3, bump=0.3, bump_grain=30))]
    thread = Paint("#3a2a22", vary=0, bump=0)
    for sign in (1, -1):
        parts.append(
            ball(0.14, Paint("#2a2a3a", vary=0.1, bump=0, rough=0.3), sides=16)
            .size(0.35, 1, 1)
            .turn(sign * 20)
            .at(0.88, sign * 0.36, 0.14)
        )
        stitch = box((0.03, 0.2, 0.03), Paint("#e8d8b0"), bevel=0)
        parts += [stitch.turn(x=turn).at(0.935, sign * 0.37, 0.14) for turn in (45, -45)]
    smile = [
        (0.94 - 0.35 * (s * 0.5) ** 2 - 0.1, s * 0.46, -0.42 + 0.16 * s * s)
        for s in np.linspace(-1, 1, 9)
    ]
    parts.append(tube(smile, 0.028, thread, sides=6))
    for x, y, z in smile[1:-1]:
        parts.append(
            tube([(x + 0.02, y, z - 0.08), (x + 0.02, y + 0.02, z + 0.08)], 0.02, thread, sides=5)
        )
    straws = Paint("#e0bb5a", vary=0.25)
    chance = np.random.default_rng(6)
    for _ in range(34):
        a = chance.uniform(0.9, 2 * math.pi - 0.9)
        root = (0.8 * math.cos(a), 0.8 * math.sin(a), 0.5)
        tip = (1.3 * math.cos(a), 1.3 * math.sin(a), chance.uniform(-0.35, 0.2))
        parts.append(tube([root, tip], [0.05, 0.01], straws, sides=4, bend=False))
    parts.append(_nose())
    parts.append(hat(hat_kind, "#c89a4a" if hat_kind == "straw" else "#3a3440", "#7a3a2a"))
    return group(parts)


def _nose() -> Thing:
    """A three-cornered patch for a nose."""
    clay = Clay("#b5603a", 0.05)
    clay.limb([(0.93, 0.0, 0.02), (1.0, 0, -0.14)], [0.05, 0.12])
    return clay.thing("", 24)
