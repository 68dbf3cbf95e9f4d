"""Suits: what is worn in space and under the sea."""

import math
from typing import Any

import numpy as np

from reverie.atelier.clay import Clay
from reverie.atelier.colour import mix
from reverie.atelier.motifs import clothes
from reverie.atelier.motifs.bodies import Age, Body, Pose, Posed, plain
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
from reverie.atelier.thing import Paint, Point, Thing, glass, group


def astronaut(
    pose: str | Pose = "float",
    *,
    colour: str = "#e9e6dc",
    trim: str = "#d8703a",
    visor: str = "#e0a850",
    inside: Thing | None = None,
    age: Age = "child",
    hands: tuple[Point | None, Point | None] = (None, None),
) -> Thing:
    """Somebody in a space suit, 1.05 high; `inside` is a head-sized thing behind clear glass."""
    frame = posed(pose, age, 1.12, hands)
    suit = _suited(frame, colour, trim, _bubble(colour, trim, visor, inside), pack=True)
    return laid(group(suit, motif="astronaut"), frame)


def _bubble(colour: str, trim: str, visor: str, inside: Thing | None) -> Thing:
    shell = Paint(colour, vary=0.08, rough=0.5)
    clay = Clay(colour, 0.1)
    clay.ball((-0.12, 0, 0.02), (1.36, 1.36, 1.36))
    clay.ball((0.72, 0, 0.06), (0.95, 1.06, 0.86), cut=True, blend=0.06)
    parts = [clay.thing("", 70, shell)]
    if inside is None:
        gold = Paint(
            visor,
            mix(visor, "#7a3a2a", 0.5),
            vary=0.1,
            grain=1,
            bump=0,
            rough=0.15,
            metal=0.5,
            shine=0.8,
        )
        parts.append(ball(1.27, gold, sides=36).at(-0.1, 0, 0.02))
        parts.append(
            tube(
                [(0.82, -0.66, 0.5), (0.98, -0.36, 0.66), (1.02, -0.1, 0.7)],
                [0.01, 0.05, 0.01],
                Paint("#fff8e8", glow=0.8, kind="light"),
                sides=6,
            )
        )
    else:
        parts += [inside, ball(1.27, glass(), sides=36).at(-0.08, 0, 0.02)]
    parts.append(
        lathe(
            [(0.95, -1.2), (1.1, -1.12), (1.1, -0.94), (0.9, -0.9)],
            Paint(trim, vary=0.1, rough=0.5),
            round_off=False,
        )
    )
    parts += [
        lathe(
            [(0, 0), (0.26, 0), (0.26, 0.14), (0, 0.16)],
            Paint(trim, vary=0.1),
            sides=18,
            round_off=False,
        )
        .turn(x=-90 * sign)
        .at(-0.2, sign * 1.3, 0.05)
        for sign in (1, -1)
    ]
    return group(parts)


def diver(pose: str | Pose = "walk", **about: Any) -> Thing:  # noqa: ANN401  as diver_figure
    """A diver of old, as told to `diver_figure`."""
    return diver_figure(pose, **about).thing


def diver_figure(
    pose: str | Pose = "walk",
    *,
    colour: str = "#b08a5a",
    copper: str = "#b5793a",
    inside: Thing | None = None,
    age: Age = "child",
    hands: tuple[Point | None, Point | None] = (None, None),
) -> Posed:
    """A diver of old in a copper helmet, 1.05 high. Points: hose (at the helmet), left, right.

    `inside` is a head-sized thing behind clear glass.
    """
    frame = posed(pose, age, 1.12, hands)
    dark, helmet = mix(colour, "#3a2a1a", 0.5), _helmet(copper, inside)
    suit = _suited(frame, colour, dark, helmet, pack=False, boots="#4a4540")
    hose = plain(frame.head + np.array([-1.3, 0, 0.6]) * frame.measures.head)
    return Posed(laid(group(suit, motif="diver"), frame), {**hand_points(frame), "hose": hose})


def _helmet(copper: str, inside: Thing | None) -> Thing:
    metal = Paint(
        copper, mix(copper, "#4a8a78", 0.4), vary=0.16, grain=3, bump=0.08, rough=0.36, metal=0.55
    )
    dark = Paint("#1a2630", vary=0.1, bump=0, rough=0.15, shine=0.7)
    clay = Clay(copper, 0.06)
    clay.ball((0, 0, 0.06), (1.3, 1.3, 1.26))
    if inside is not None:
        clay.ball((0, 0, 0.06), 1.18, cut=True)
        clay.limb([(0.5, 0, 0.1), (1.6, 0, 0.1)], 0.56, cut=True, blend=0.02)
    parts = [clay.thing("", 70, metal)]
    parts.append(
        lathe(
            [(1.5, -1.34), (1.46, -1.2), (1.05, -0.98), (0.96, -0.86), (1.1, -0.8), (1.1, -0.7)],
            metal,
            round_off=False,
        )
    )
    port = lathe(
        [(0.46, 0.0), (0.62, 0.0), (0.66, 0.16), (0.56, 0.26), (0.48, 0.24), (0.46, 0.1)],
        metal,
        sides=28,
        round_off=False,
    )
    pane = lathe(
        [(0.5, 0.12), (0.0, 0.16)], dark if inside is None else glass(), sides=24, round_off=False
    )
    gleam = tube(
        [(-0.2, 0.16, 0.2), (-0.28, 0.0, 0.2), (-0.22, -0.16, 0.2)],
        [0.01, 0.05, 0.01],
        Paint("#f4fbff", glow=0.8, kind="light"),
        sides=6,
    )
    front = group(port, pane, gleam).turn(y=90)
    parts.append(front.at(1.16, 0, 0.1))
    side = front.size(0.72)
    parts += [side.turn(sign * 78).at(0.26, sign * 1.18, 0.1) for sign in (1, -1)]
    bars = [
        tube([(1.42, y, 0.5), (1.46, y, 0.1), (1.42, y, -0.3)], 0.045, metal, sides=6)
        for y in (-0.18, 0.18)
    ]
    parts += bars
    for at in range(10):
        a = at / 10 * 2 * math.pi
        parts.append(ball(0.09, metal, sides=8).at(1.28 * math.cos(a), 1.28 * math.sin(a), -1.1))
    parts.append(
        lathe([(0.2, 0), (0.24, 0.1), (0.16, 0.14), (0.16, 0.4)], metal, sides=16, round_off=False)
        .turn(y=-60)
        .at(-1.0, 0, 0.75)
    )
    if inside is not None:
        parts.append(inside)
    return group(parts)


def _suited(
    frame: Body, colour: str, trim: str, helmet: Thing, *, pack: bool, boots: str | None = None
) -> Thing:
    """A puffed suit with ribbed joints, gloves, boots and a helmet."""
    girth, up = frame.measures.girth, frame.up
    fabric = Paint(colour, mix(colour, "#8a8478", 0.3), vary=0.1, grain=4, bump=0.15, bump_grain=22)
    clay = Clay(colour, girth * 0.18)
    for side in (1, -1):
        off = frame.across * side * girth * 0.36
        clay.limb(
            [frame.hip + off, frame.waist + off, frame.chest + off - up * girth * 0.3],
            [girth * 0.84, girth * 0.84, girth * 0.78],
            blend=girth * 0.5,
        )
    for at, joints in enumerate(limbs(frame)):
        thick = girth * (0.46 if at < 2 else 0.56)
        clay.limb(joints, [thick * 1.12, thick * 1.05, thick], blend=girth * 0.3)
        for one, other in ((joints[0], joints[1]), (joints[1], joints[2])):
            for share in (0.35, 0.7):
                clay.ball(one + (other - one) * share, thick * 1.16, blend=girth * 0.08)
    parts = [
        clay.thing("", 110, fabric),
        clothes.belt(frame, trim, 0.3, 0.13, 0.12),
        clothes.cuffs(frame, trim, 0.56),
    ]
    parts.append(head_on(frame, helmet, 1.0))
    parts += hands_on(
        frame,
        frame.pose.grips[1],
        mix(colour, trim, 0.25) if pack else "#8a5a3a",
        frame.measures.head * 1.0,
    )
    parts += feet_on(frame, clothes.shoe("boots", boots or mix(colour, "#7a7a80", 0.35)), 1.5)
    axes = (plain(frame.ahead), plain(np.cross(up, frame.ahead)), plain(up))
    chest = frame.chest - up * girth * 0.9
    if pack:
        panel = group(
            box(
                (girth * 0.4, girth * 1.1, girth * 0.8),
                Paint(mix(colour, "#b0b4b8", 0.5), vary=0.08),
                bevel=girth * 0.08,
            ).at(girth * 0.92),
            [
                ball(girth * 0.12, Paint(c, vary=0, glow=0.2), sides=10).at(
                    girth * 1.12, girth * y, girth * 0.14
                )
                for y, c in ((0.3, "#c8483a"), (0.0, "#e0b050"), (-0.3, "#4a8a9a"))
            ],
            box(
                (girth * 1.0, girth * 1.9, girth * 2.3),
                Paint(mix(colour, "#c8ccd0", 0.4), vary=0.08),
                bevel=girth * 0.2,
            ).at(-girth * 1.25, 0, girth * 0.1),
        )
        parts.append(panel.axes(*axes).at(*chest))
    else:
        weight = group(
            [
                box(
                    (girth * 0.3, girth * 0.7, girth * 0.5),
                    Paint("#5a5a60", vary=0.15, rough=0.6),
                    bevel=girth * 0.06,
                ).at(girth * 0.98, y * girth, 0)
                for y in (0.45, -0.45)
            ]
        )
        parts.append(weight.axes(*axes).at(*chest))
    return group(parts)
