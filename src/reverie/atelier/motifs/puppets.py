"""Puppets: a marionette with its strings."""

from typing import Any

import numpy as np

from reverie.atelier.clay import Clay
from reverie.atelier.colour import mix
from reverie.atelier.motifs import clothes
from reverie.atelier.motifs.bodies import Age, Pose, Posed, plain
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
from reverie.atelier.shapes import ball, box, tube
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
