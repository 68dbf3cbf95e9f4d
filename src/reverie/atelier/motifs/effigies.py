"""Effigies: those who look like people and are not: puppets, scarecrows, suits and sheets.

Most hang on the same bodies as people do, so they take the same poses. About a child's height.
"""

import math

import numpy as np

from reverie.atelier.clay import Clay
from reverie.atelier.colour import mix
from reverie.atelier.motifs import clothes
from reverie.atelier.motifs.bodies import POSES, Age, Body, Pose, Posed, body, unit
from reverie.atelier.motifs.clothes import cloth, loft
from reverie.atelier.motifs.hats import Hat, hat
from reverie.atelier.shapes import ball, box, lathe, tube
from reverie.atelier.thing import Array, Paint, Point, Thing, between, glass, group, lamp, light


def _frame(pose: str | Pose, age: Age, build: float, hands: tuple[Point | None, Point | None]) -> Body:
    return body(POSES[pose] if isinstance(pose, str) else pose, age, build, hands)


def _plain(at: Array) -> Point:
    return (float(at[0]), float(at[1]), float(at[2]))


def _turned_head(frame: Body, made: Thing, size: float = 1.0) -> Thing:
    up, left, tilt = frame.pose.head
    return made.turn(left, -tilt, -up).size(frame.measures.head * size).at(*frame.head)


def _limbs(frame: Body) -> list[tuple[Array, Array, Array]]:
    """Arms and legs, each from root to end."""
    arms = list(zip(frame.shoulders, frame.elbows, frame.wrists, strict=True))
    return arms + list(zip(frame.hips, frame.knees, frame.ankles, strict=True))


def _hands(frame: Body, grip: str, colour: str, size: float, paint: Paint | None = None) -> list[Thing]:
    found = []
    for side in (0, 1):
        along = unit(frame.wrists[side] - frame.elbows[side])
        inwards = -frame.across * (1, -1)[side]
        palm = unit(inwards - along * float(inwards @ along))
        made = clothes.hand(grip, colour)
        if paint:
            made = made.painted(paint)
        made = made.size(1, -1, 1) if side == 0 else made
        thumb = np.cross(-palm, along)
        found.append(made.size(size).axes(_plain(along), _plain(thumb), _plain(-palm)).at(*frame.wrists[side]))
    return found


def _feet(frame: Body, shoe: Thing, size: float = 1.2) -> list[Thing]:
    foot = frame.measures.foot
    return [
        shoe.size(foot * size, foot * size, foot).turn(frame.pose.splay * sign, 0, toes).at(*ankle)
        for sign, toes, ankle in zip((1, -1), frame.pose.toes, frame.ankles, strict=True)
    ]


def _hand_points(frame: Body) -> dict[str, Point]:
    found = {}
    for side, name in enumerate(("left", "right")):
        along = unit(frame.wrists[side] - frame.elbows[side])
        found[name] = _plain(frame.wrists[side] + along * frame.measures.head * 0.4)
    return found


def puppet(pose: str | Pose = "stand", **about: object) -> Thing:
    """A marionette, as told to `marionette`, without its strings."""
    return marionette(pose, **about).thing  # type: ignore[arg-type]


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
    """A jointed wooden puppet. Strings are tied to: head, left, right, left knee, right knee, back."""
    frame = _frame(pose, age, 0.92, hands)
    girth = frame.measures.girth
    grain = Paint(wood, mix(wood, "#7a4a22", 0.45), vary=0.12, grain=5, bump=0.08, rough=0.55)
    dark = Paint(mix(wood, "#4a2a18", 0.55), vary=0.1, rough=0.5)
    red, blue = Paint(colour, vary=0.12, rough=0.5), Paint(second, vary=0.12, rough=0.5)
    parts: list[Thing] = []
    for at, joints in enumerate(_limbs(frame)):
        sleeve = red if at < 2 else blue
        thick = girth * (0.3 if at < 2 else 0.36)
        for one, other, paint in ((joints[0], joints[1], sleeve), (joints[1], joints[2], grain)):
            gap = (other - one) * 0.12
            parts.append(tube([one + gap, one + gap * 2.4, other - gap * 2.0, other - gap], [thick * 0.7, thick, thick * 0.94, thick * 0.66], paint, sides=14, bend=False))
        parts += [ball(thick * 0.74, dark, sides=14).at(*joint) for joint in joints[:2]]
    trunk = Clay(colour, girth * 0.3)
    trunk.limb([frame.chest - frame.up * girth * 0.2, frame.waist], [girth * 0.92, girth * 0.62])
    trunk.limb([frame.shoulders[0], frame.shoulders[1]], girth * 0.34)
    hips = Clay(second, girth * 0.2)
    hips.limb([frame.hips[0], frame.hips[1]], girth * 0.5)
    hips.limb([frame.hip, frame.hip * 0.6 + frame.waist * 0.4], [girth * 0.6, girth * 0.5])
    parts += [trunk.thing("", 60, Paint(vary=0.12, rough=0.5)), hips.thing("", 50, Paint(vary=0.12, rough=0.5))]
    parts.append(clothes.buttons(frame, "#f0d890", (0.72, 0.52)))
    parts.append(clothes.collar(frame, "#f2e6cc"))
    parts.append(tube([frame.chest, frame.head], girth * 0.26, dark, sides=12))
    parts.append(_turned_head(frame, _wooden_head(grain, dark, hat_kind, second), 0.96))
    parts += _hands(frame, "open", wood, frame.measures.head * 0.8, grain)
    parts += _feet(frame, clothes.shoe("shoes", mix(wood, "#4a2a18", 0.7)), 1.15)
    knees = {"left knee": _plain(frame.knees[0]), "right knee": _plain(frame.knees[1])}
    points = {**_hand_points(frame), **knees, "head": _plain(frame.head + (0, 0, frame.measures.head)), "back": _plain(frame.chest - frame.ahead * girth * 0.8)}
    return Posed(group(parts, motif="puppet"), points)


def _wooden_head(grain: Paint, dark: Paint, hat_kind: Hat | None, colour: str) -> Thing:
    parts = [ball(0.98, grain, sides=40), tube([(0.9, 0, -0.1), (1.45, 0, -0.02)], [0.13, 0.12], grain, sides=14, bend=False)]
    parts.append(ball(0.125, grain, sides=14).at(1.47, 0, -0.02))
    for sign in (1, -1):
        parts.append(ball(0.13, Paint("#1b1314", vary=0, bump=0), sides=14).size(0.5, 0.9, 1.1).at(0.9, sign * 0.36, 0.12))
        parts.append(ball(0.04, Paint("#ffffff", vary=0, bump=0), sides=8).at(0.97, sign * 0.36 - 0.03, 0.17))
        parts.append(ball(0.2, Paint("#cf6a52", vary=0.1), sides=14).size(0.2, 1, 1).turn(sign * 38).at(0.72, sign * 0.56, -0.3))
    parts.append(box((0.34, 0.62, 0.03), dark, bevel=0).at(0.76, 0, -0.42))
    for sign in (1, -1):
        parts.append(box((0.3, 0.03, 0.5), dark, bevel=0).at(0.76, sign * 0.3, -0.66))
    if hat_kind:
        parts.append(hat(hat_kind, colour, "#f0d890"))
    return group(parts)


def strings(puppet_: Posed, to: Point, *, spread: float = 0.5, colour: str = "#e9dfc8", thick: float = 0.008) -> Thing:
    """Strings from a puppet to a wooden cross above it, at a point."""
    thread = Paint(colour, vary=0.05, bump=0)
    wood = Paint("#7a4f2c", vary=0.15, rough=0.6)
    x, y, z = to
    ends = {
        "head": (x + spread * 0.1, y, z), "back": (x - spread * 0.5, y, z), "left": (x + spread * 0.45, y + spread * 0.5, z),
        "right": (x + spread * 0.45, y - spread * 0.5, z), "left knee": (x + spread * 0.8, y + spread * 0.2, z), "right knee": (x + spread * 0.8, y - spread * 0.2, z),
    }  # fmt: skip
    parts = [tube([puppet_.point(name), end], thick, thread, sides=5, bend=False) for name, end in ends.items()]
    bar = spread * 0.07
    parts.append(box((spread * 1.5, bar, bar), wood, bevel=bar * 0.2).at(x + spread * 0.1, y, z + bar / 2))
    parts.append(box((bar, spread * 1.15, bar), wood, bevel=bar * 0.2).at(x + spread * 0.45, y, z + bar))
    parts.append(box((bar, spread * 0.5, bar), wood, bevel=bar * 0.2).at(x + spread * 0.8, y, z + bar))
    return group(parts, motif="strings")


def scarecrow(*, colour: str = "#7a5a3a", second: str = "#b5803a", hat_kind: Hat = "straw", sack: str = "#d8b888", tilt: float = 5, bird: bool = False) -> Thing:
    """A scarecrow on its pole, arms out, 1.7 high; patches and straw."""
    pose = Pose(hip=(0, 0.98), lean=3, side=3, hands=((0.05, 0.97, 0.06), (0.0, 0.96, -0.12)), head=(-8, 6, 12), feet=((0.02, 0.2, 0.16), (-0.02, 0.26, 0.12)), toes=(30, 30))
    frame = body(pose, "youth", 1.1)
    girth = frame.measures.girth
    straw = Paint("#e0bb5a", vary=0.25, grain=8)
    parts = [tube([(0, 0, -0.5), (0, 0, 1.2)], 0.035, Paint("#6a4a30", vary=0.2), sides=8, bend=False)]
    parts.append(tube([frame.wrists[0] + (0, 0.12, 0.02), frame.chest, frame.wrists[1] + (0, -0.12, 0)], 0.022, Paint("#6a4a30", vary=0.2), sides=8))
    parts.append(clothes.upper(frame, colour, cloth(colour, mix(colour, second, 0.5), "checks", 18), "wide"))
    parts.append(clothes.skirt(frame, cloth(colour, mix(colour, second, 0.5), "checks", 18), 0.5, flare=0.8, folds=0.07))
    parts += [clothes.legs(frame, "#4a5570", loose=True), clothes.belt(frame, "#c8a868", 0.36, 0.1)]
    parts.append(clothes.scarf(frame, second))
    chance = np.random.default_rng(3)
    for end, before in [*zip(frame.wrists, frame.elbows, strict=True), *zip(frame.ankles, frame.knees, strict=True)]:
        along = unit(end - before)
        for _ in range(16):
            out = along * chance.uniform(0.08, 0.17) + chance.normal(0, 0.035, 3)
            parts.append(tube([end - along * 0.03, end + out], [0.011, 0.003], straw, sides=4, bend=False))
    for share, side in ((0.62, 0.5), (0.24, -0.5)):
        at = frame.hip + (frame.chest - frame.hip) * share + frame.ahead * girth * 0.8 + frame.across * girth * side
        parts.append(box((0.012, 0.075, 0.07), cloth(second), bevel=0.004).turn(side * 40, x=12).at(*at))
    parts.append(_turned_head(frame, _sack(sack, hat_kind), 1.04))
    if bird:
        crow = group(ball(1, Paint("#1f1c22"), sides=20).size(0.075, 0.045, 0.045).turn(y=-24), ball(0.036, Paint("#1f1c22"), sides=16).at(0.065, 0, 0.055), lathe([(0.014, 0), (0.0, 0.05)], Paint("#d8a040"), sides=8, round_off=False).turn(y=90).at(0.095, 0, 0.052))
        parts.append(crow.called("bird").turn(-60).at(*(frame.wrists[1] * 0.7 + frame.elbows[1] * 0.3 + (0, 0, 0.115))))
    return group(parts, motif="scarecrow").turn(x=tilt)


def _sack(colour: str, hat_kind: Hat) -> Thing:
    """A stuffed sack with a stitched smile."""
    clay = Clay(colour, 0.15)
    clay.ball((0, 0, 0.05), (0.95, 0.92, 1.0))
    clay.limb([(0, 0, -0.7), (0, 0, -1.1)], [0.5, 0.4])
    clay.ring((0, 0, -0.95), 0.4, 0.09, "#8a6a3a", blend=0.02)
    for at in range(8):
        a = at / 8 * 6.28
        clay.limb([(0.36 * math.cos(a), 0.36 * math.sin(a), -1.0), (0.6 * math.cos(a), 0.6 * math.sin(a), -1.32)], [0.16, 0.06], blend=0.05)
    parts = [clay.thing("", 64, Paint(vary=0.15, grain=3, bump=0.3, bump_grain=30))]
    thread = Paint("#3a2a22", vary=0, bump=0)
    for sign in (1, -1):
        parts.append(ball(0.14, Paint("#2a2a3a", vary=0.1, bump=0, rough=0.3), sides=16).size(0.35, 1, 1).turn(sign * 20).at(0.88, sign * 0.36, 0.14))
        for turn in (45, -45):
            parts.append(box((0.03, 0.2, 0.03), Paint("#e8d8b0"), bevel=0).turn(x=turn).at(0.935, sign * 0.37, 0.14))
    smile = [(0.94 - 0.35 * (s * 0.5) ** 2 - 0.1, s * 0.46, -0.42 + 0.16 * s * s) for s in np.linspace(-1, 1, 9)]
    parts.append(tube(smile, 0.028, thread, sides=6))
    for x, y, z in smile[1:-1]:
        parts.append(tube([(x + 0.02, y, z - 0.08), (x + 0.02, y + 0.02, z + 0.08)], 0.02, thread, sides=5))
    straws = Paint("#e0bb5a", vary=0.25)
    chance = np.random.default_rng(6)
    for _ in range(34):
        a = chance.uniform(0.9, 2 * math.pi - 0.9)
        root = (0.8 * math.cos(a), 0.8 * math.sin(a), 0.5)
        tip = (1.3 * math.cos(a), 1.3 * math.sin(a), chance.uniform(-0.35, 0.2))
        parts.append(tube([root, tip], [0.05, 0.01], straws, sides=4, bend=False))
    parts.append(clay_nose())
    parts.append(hat(hat_kind, "#c89a4a" if hat_kind == "straw" else "#3a3440", "#7a3a2a"))
    return group(parts)


def clay_nose() -> Thing:
    """A three-cornered patch for a nose."""
    clay = Clay("#b5603a", 0.05)
    clay.limb([(0.93, 0.0, 0.02), (1.0, 0, -0.14)], [0.05, 0.12])
    return clay.thing("", 24)


def snowman(*, scarf: str | None = "#b5392f", hat_kind: Hat | None = "top", hat_colour: str = "#2a2a33", lean: float = 4) -> Thing:
    """Three balls of snow, 1.25 high, with a carrot and twigs for arms; it looks to +x."""
    snow = Paint("#f2f5f8", "#dfe8f2", vary=0.06, grain=4, bump=0.25, bump_grain=16, rough=0.9)
    clay = Clay("#f3f6fa", 0.05)
    clay.ball((0, 0, 0.28), (0.36, 0.37, 0.31))
    clay.ball((0.01, 0.01, 0.7), (0.26, 0.265, 0.235))
    clay.box((0, 0, -0.25), (1, 1, 0.25), cut=True, blend=0.02)
    parts = [clay.thing("", 80, snow)]
    coal = Paint("#1d1a1e", vary=0.1, rough=0.7)
    parts += [ball(0.028, coal, sides=10).at(x, 0.01 * at, z) for at, (x, z) in enumerate(((0.262, 0.78), (0.277, 0.68), (0.262, 0.58)))]
    top = [ball(1.18, snow, sides=40)]
    for sign in (1, -1):
        top.append(ball(0.13, coal, sides=10).at(1.06, sign * 0.4, 0.26))
    top += [ball(0.075, coal, sides=8).at(1.1 - 0.22 * (s * 0.8) ** 2 - 0.06, s * 0.48, -0.42 + 0.14 * s * s) for s in (-1, -0.5, 0, 0.5, 1)]
    carrot = lathe([(0.17, 0), (0.13, 0.3), (0.07, 0.7), (0.01, 1.0)], Paint("#e07a2c", vary=0.15, bump=0.3), sides=14, wobble=0.04)
    top.append(carrot.turn(8, y=94).at(1.1, 0, -0.04))
    if hat_kind:
        top.append(hat(hat_kind, hat_colour, "#b5392f").size(1.12).turn(y=-8, x=6))
    parts.append(group(top).turn(8, x=-6).size(0.16).at(0.02, 0.02, 1.04))
    twig = Paint("#5a3f2c", vary=0.2, rough=0.9)
    for sign, rise in ((1, 0.26), (-1, 0.06)):
        end = (0.08, sign * 0.56, 0.74 + rise)
        parts.append(tube([(0, sign * 0.2, 0.74), (0.02, sign * 0.4, 0.76 + rise * 0.4), end], [0.02, 0.017, 0.012], twig, sides=7))
        for dx, dz in ((0.09, 0.06), (0.0, 0.11), (-0.06, 0.05)):
            parts.append(tube([end, (end[0] + dx, end[1] + sign * 0.09, end[2] + dz)], [0.012, 0.005], twig, sides=5))
    if scarf:
        wrap = Clay(scarf, 0.02)
        wrap.ring((0.01, 0.01, 0.895), 0.16, 0.05, turn=(6, 0, 0))
        parts.append(wrap.thing("", 60, cloth(scarf)))
        parts.append(loft([(0.14, 0.1, 0.9), (0.24, 0.13, 0.8), (0.28, 0.14, 0.62), (0.3, 0.16, 0.5)], [0.05, 0.055, 0.06], [0.02, 0.015, 0.015], np.array([0, 1.0, 0]), cloth(scarf), columns=14))
    return group(parts, motif="snowman").turn(x=lean)


def robot(pose: str | Pose = "stand", *, colour: str = "#8fa8a4", second: str = "#c8783a", eyes: str = "#ffd88a", key: bool = True, hands: tuple[Point | None, Point | None] = (None, None)) -> Thing:
    """A wind-up tin man with a key in his back, about 1 high."""
    frame = _frame(pose, "child", 1.0, hands)
    girth, up = frame.measures.girth, frame.up
    tin = Paint(colour, mix(colour, "#6a5a48", 0.5), vary=0.15, grain=4, bump=0.06, rough=0.42, metal=0.4)
    copper = Paint(second, vary=0.15, rough=0.4, metal=0.5)
    dark = Paint("#3a3a40", vary=0.1, rough=0.5, metal=0.3)
    parts: list[Thing] = []
    for at, joints in enumerate(_limbs(frame)):
        thick = girth * (0.26 if at < 2 else 0.32)
        path = np.array(joints)
        parts.append(tube(path, thick * 0.86, dark, sides=12))
        for one, other in ((path[0], path[1]), (path[1], path[2])):
            for share in (0.16, 0.36, 0.56, 0.76):
                here = one + (other - one) * share
                step = unit(other - one) * girth * 0.1
                parts.append(tube([here - step, here + step], thick * 1.12, tin, sides=14, bend=False))
        parts.append(ball(thick * 1.3, copper, sides=16).at(*path[0]))
    axes = (_plain(frame.ahead), _plain(np.cross(up, frame.ahead)), _plain(up))
    trunk = group(
        box((girth * 1.7, girth * 2.35, frame.measures.back * 0.95), tin, bevel=girth * 0.22, taper=0.9),
        box((girth * 0.1, girth * 1.3, girth * 1.0), copper, bevel=girth * 0.05).at(girth * 0.86, 0, girth * 0.2),
        [ball(girth * 0.13, light(c, 2.0), sides=12).at(girth * 0.92, girth * y, girth * 0.42) for y, c in ((0.36, "#ff8a5a"), (0, "#ffd86a"), (-0.36, "#8ad8a0"))],
        tube([(girth * 0.9, -girth * 0.4, 0), (girth * 0.93, 0, girth * 0.06), (girth * 0.9, girth * 0.4, 0)], girth * 0.05, dark, sides=6),
        [ball(girth * 0.07, copper, sides=10).at(girth * 0.84, sy * girth * 0.95, sz * girth * 1.0) for sy in (1, -1) for sz in (1, -1)],
    )
    middle = frame.hip * 0.5 + frame.chest * 0.5 + up * girth * 0.1
    if key:
        trunk = group(trunk, _key(copper, girth).at(-girth * 0.85, 0, girth * 0.2))
    parts.append(trunk.axes(*axes).at(*middle))
    parts.append(tube([frame.hips[0], frame.hips[1]], girth * 0.42, dark, sides=14, bend=False))
    parts.append(tube([frame.chest, frame.head], girth * 0.3, dark, sides=12))
    parts.append(_turned_head(frame, _tin_head(tin, copper, dark, eyes), 0.92))
    parts += _claws(frame, tin, copper)
    shoe = group(box((2.2, 1.5, 0.8), tin, bevel=0.3, taper=0.7).at(0.4, 0, -0.6), ball(0.5, copper, sides=14))
    parts += _feet(frame, shoe, 1.15)
    return group(parts, motif="robot")


def _key(paint: Paint, girth: float) -> Thing:
    """A butterfly key that sticks out to -x."""
    ring = np.linspace(0, 2 * math.pi, 22)
    wings = [tube([(-girth * 0.8, sign * girth * (0.42 + 0.3 * math.cos(a)), girth * 0.3 * math.sin(a)) for a in ring], girth * 0.1, paint, sides=8, bend=False) for sign in (1, -1)]
    return group(tube([(0, 0, 0), (-girth * 0.8, 0, 0)], girth * 0.13, paint, sides=10, bend=False), wings).turn(x=24)


def _tin_head(tin: Paint, copper: Paint, dark: Paint, eyes: str) -> Thing:
    parts = [lathe([(0.8, -0.8), (0.86, -0.74), (0.86, 0.44), (0.72, 0.74), (0.36, 0.94), (0.0, 0.98)], tin, round_off=False, smooth=True)]
    parts.append(lathe([(0.9, 0.36), (0.9, 0.5)], copper, round_off=False))
    funnel = lathe([(0.44, 0.0), (0.12, 0.34), (0.08, 0.36), (0.08, 0.62), (0.0, 0.62)], copper, round_off=False)
    parts.append(funnel.turn(y=-8).at(-0.05, 0, 0.92))
    for sign in (1, -1):
        rim = lathe([(0.0, 0), (0.24, 0.0), (0.26, 0.12), (0.2, 0.14)], copper, sides=20, round_off=False)
        lens = ball(0.19, light(eyes, 2.2), sides=16).size(1, 1, 0.4).at(z=0.1)
        parts.append(group(rim, lens).turn(y=90).turn(sign * 24).at(0.74, sign * 0.34, 0.06))
        parts.append(group(ball(0.2, copper, sides=14), tube([(0, 0, 0), (0, sign * 0.22, 0)], 0.12, dark, sides=10)).at(0, sign * 0.88, 0))
    parts.append(box((0.1, 0.6, 0.2), dark, bevel=0.04).at(0.82, 0, -0.44))
    parts += [box((0.12, 0.03, 0.2), tin, bevel=0).at(0.83, y, -0.44) for y in (-0.2, -0.07, 0.07, 0.2)]
    return group(parts)


def _claws(frame: Body, tin: Paint, copper: Paint) -> list[Thing]:
    found = []
    size = frame.measures.head
    for side in (0, 1):
        along = unit(frame.wrists[side] - frame.elbows[side])
        matrix = between(_plain(frame.wrists[side]), _plain(frame.wrists[side] + along))
        grip = group(
            ball(size * 0.3, copper, sides=14),
            [tube([(0, 0, 0), (size * 0.4, sign * size * 0.36, 0), (size * 0.78, sign * size * 0.2, 0)], [size * 0.13, size * 0.13, size * 0.08], tin, sides=8) for sign in (1, -1)],
        )
        found.append(Thing(parts=(grip,), matrix=matrix))
    return found


def ghost(*, colour: str = "#eef0f2", height: float = 1.0, arms: bool = True, wind: float = 0.25, seed: int = 0) -> Thing:
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
                near = np.exp(-((angles - side) ** 2) / 0.06) * math.exp(-((share - 0.52 + up) ** 2) / 0.008)
                reach += 0.2 * near
        x = (radius * fold + reach) * np.cos(angles) - wind * low**1.7 * 0.55
        y = (radius * fold + reach) * np.sin(angles)
        hem = z + 0.04 * low**3 * np.sin(angles * 5 + phase)
        rows.append(np.stack([x, y, np.broadcast_to(hem, x.shape)], -1))
    from reverie.atelier.shapes import sheet  # noqa: PLC0415

    linen = Paint(colour, mix(colour, "#a8b4cc", 0.35), vary=0.05, grain=3, bump=0.05, glow=0.06)
    parts = [sheet(np.stack(rows), linen)]
    hole = ball(1, Paint("#26222e", vary=0, bump=0), sides=16)
    parts += [hole.size(0.02, 0.026, 0.04).turn(sign * 22).at(0.148, sign * 0.06, 0.86) for sign in (1, -1)]
    parts.append(hole.size(0.015, 0.018, 0.024).at(0.168, 0.004, 0.785))
    return group(parts, motif="ghost").size(height)


def knight(pose: str | Pose = "stand", *, colour: str = "#9aa3ad", trim: str = "#b8923f", plume: str = "#a3342c", age: Age = "adult", visor: float = 0.0, glow: str | None = None, hands: tuple[Point | None, Point | None] = (None, None)) -> Thing:
    """An empty suit of armour, 1.5 high; `visor` opens it (0 to 1), `glow` is what shines inside."""
    frame = _frame(pose, age, 1.0, hands)
    girth, up = frame.measures.girth, frame.up
    steel = Paint(colour, mix(colour, "#5a5f68", 0.5), vary=0.14, grain=4, bump=0.06, rough=0.36, metal=0.55)
    gold = Paint(trim, vary=0.12, rough=0.4, metal=0.5)
    mail = Paint("#4a4f58", vary=0.2, grain=14, bump=0.5, bump_grain=60, rough=0.6, metal=0.3)
    parts = [clothes.upper(frame, "#4a4f58", mail), clothes.legs(frame, "#4a4f58", loose=False).painted(mail)]
    chest = Clay(colour, girth * 0.3)
    chest.limb([frame.chest - up * girth * 0.3, frame.waist], [girth * 1.02, girth * 0.84])
    chest.ball(frame.chest - up * girth * 0.7 + frame.ahead * girth * 0.3, (girth * 0.8, girth * 0.9, girth * 0.9))
    chest.limb([frame.chest + frame.across * girth * 0.7, frame.chest - frame.across * girth * 0.7], girth * 0.56)
    parts.append(chest.thing("", 64, steel))
    for band in range(3):
        parts.append(clothes.skirt(frame, steel, 0.2 + band * 0.14, flare=0.9 + band * 0.15, folds=0.0, start=0.5 - band * 0.2, ease=0.08 + 0.02 * (2 - band)))
    parts.append(clothes.belt(frame, trim, 0.4, 0.1, 0.1))
    for at, joints in enumerate(_limbs(frame)):
        thick = girth * (0.5 if at < 2 else 0.56)
        parts.append(tube([joints[0] * 0.75 + joints[1] * 0.25, joints[0] * 0.2 + joints[1] * 0.8], [thick * 1.0, thick * 0.92], steel, sides=18, bend=False))
        parts.append(tube([joints[1] * 0.8 + joints[2] * 0.2, joints[1] * 0.4 + joints[2] * 0.6, joints[2]], [thick * 0.92, thick * 0.98, thick * 0.86], steel, sides=18))
        parts.append(ball(thick * 1.02, steel, sides=20).at(*joints[1]))
        parts.append(ball(thick * 0.4, gold, sides=12).at(*(joints[1] + unit(joints[1] * 2 - joints[0] - joints[2] + 1e-6) * thick * 0.8)))
        if at < 2:
            out = frame.across * (1, -1)[at]
            parts.append(ball(1, steel, sides=24).size(girth * 0.72, girth * 0.66, girth * 0.6).at(*(joints[0] + out * girth * 0.12 + up * girth * 0.06)))
    parts.append(_turned_head(frame, _helm(steel, gold, plume, visor, glow), 0.98))
    parts += _hands(frame, frame.pose.grips[1] if frame.pose.grips[1] != "relaxed" else "fist", colour, frame.measures.head * 0.95, steel)
    parts += [foot.painted(steel) for foot in _feet(frame, clothes.shoe("pointed", colour), 1.25)]
    return group(parts, motif="knight")


def _helm(steel: Paint, gold: Paint, plume: str, visor: float, glow: str | None) -> Thing:
    dark = Paint("#0d0c10", vary=0, bump=0) if glow is None else light(glow, 3)
    parts = [lathe([(0.72, -1.15), (0.84, -0.9), (0.9, -0.3), (0.98, 0.15), (0.9, 0.62), (0.55, 0.98), (0.0, 1.12)], steel)]
    parts.append(ball(0.6, dark, sides=20).size(0.7, 1.2, 0.9).at(0.56, 0, -0.02))
    clay = Clay(steel.colour or "#9aa3ad", 0.06)
    clay.ball((0.1, 0, -0.12), (1.02, 0.99, 0.66))
    clay.limb([(0.9, 0, -0.2), (1.3, 0, -0.28)], [0.5, 0.12], blend=0.2)
    clay.ball((0.0, 0, -0.1), (0.93, 0.93, 0.95), cut=True, blend=0.02)
    clay.box((-0.95, 0, 0), (1.0, 2, 2), cut=True, blend=0.02)
    for sign in (1, -1):
        clay.box((1.0, sign * 0.44, 0.06), (0.6, 0.28, 0.045), edge=0.03, cut=True, blend=0.01)
        for at in range(4):
            clay.limb([(1.0, sign * (0.2 + 0.1 * at), -0.3), (1.5, sign * (0.2 + 0.1 * at), -0.3)], 0.03, cut=True, blend=0.01)
    parts.append(clay.thing("", 84, steel).turn(y=-58 * visor))
    parts += [ball(0.13, gold, sides=14).at(0, sign * 0.98, 0.0) for sign in (1, -1)]
    parts.append(tube([(-0.3, 0, 0.98), (-0.4, 0, 1.5), (-0.9, 0.02, 1.75), (-1.5, 0.04, 1.3), (-1.7, 0.05, 0.7)], [0.1, 0.26, 0.32, 0.26, 0.03], Paint(plume, vary=0.25, grain=6, bump=0.4), sides=10))
    return group(parts)


def astronaut(pose: str | Pose = "float", *, colour: str = "#e9e6dc", trim: str = "#d8703a", visor: str = "#e0a850", inside: Thing | None = None, age: Age = "child", hands: tuple[Point | None, Point | None] = (None, None)) -> Thing:
    """Somebody in a space suit, about 1.05 high; `inside` is a head-sized thing behind clear glass."""
    return _suited(pose, age, hands, colour, trim, _bubble(colour, trim, visor, inside), "astronaut", pack=True)


def _bubble(colour: str, trim: str, visor: str, inside: Thing | None) -> Thing:
    shell = Paint(colour, vary=0.08, rough=0.5)
    clay = Clay(colour, 0.1)
    clay.ball((-0.12, 0, 0.02), (1.36, 1.36, 1.36))
    clay.ball((0.72, 0, 0.06), (0.95, 1.06, 0.86), cut=True, blend=0.06)
    parts = [clay.thing("", 70, shell)]
    if inside is None:
        gold = Paint(visor, mix(visor, "#7a3a2a", 0.5), vary=0.1, grain=1, bump=0, rough=0.15, metal=0.5, shine=0.8)
        parts.append(ball(1.27, gold, sides=36).at(-0.1, 0, 0.02))
        parts.append(tube([(0.82, -0.66, 0.5), (0.98, -0.36, 0.66), (1.02, -0.1, 0.7)], [0.01, 0.05, 0.01], Paint("#fff8e8", glow=0.8, kind="light"), sides=6))
    else:
        parts += [inside, ball(1.27, glass(), sides=36).at(-0.08, 0, 0.02)]
    parts.append(lathe([(0.95, -1.2), (1.1, -1.12), (1.1, -0.94), (0.9, -0.9)], Paint(trim, vary=0.1, rough=0.5), round_off=False))
    parts += [lathe([(0, 0), (0.26, 0), (0.26, 0.14), (0, 0.16)], Paint(trim, vary=0.1), sides=18, round_off=False).turn(x=-90 * sign).at(-0.2, sign * 1.3, 0.05) for sign in (1, -1)]
    return group(parts)


def diver(pose: str | Pose = "walk", *, colour: str = "#b08a5a", copper: str = "#b5793a", inside: Thing | None = None, age: Age = "child", hands: tuple[Point | None, Point | None] = (None, None)) -> Posed:
    """A diver of old in a copper helmet, about 1.05 high. Points: hose (at the helmet), left, right."""
    made = _suited(pose, age, hands, colour, mix(colour, "#3a2a1a", 0.5), _helmet(copper, inside), "diver", pack=False, boots="#4a4540")
    frame = _frame(pose, age, 1.12, hands)
    return Posed(made, {**_hand_points(frame), "hose": _plain(frame.head + (-frame.measures.head * 1.3, 0, frame.measures.head * 0.6))})


def _helmet(copper: str, inside: Thing | None) -> Thing:
    metal = Paint(copper, mix(copper, "#4a8a78", 0.4), vary=0.16, grain=3, bump=0.08, rough=0.36, metal=0.55)
    dark = Paint("#1a2630", vary=0.1, bump=0, rough=0.15, shine=0.7)
    clay = Clay(copper, 0.06)
    clay.ball((0, 0, 0.06), (1.3, 1.3, 1.26))
    if inside is not None:
        clay.ball((0, 0, 0.06), 1.18, cut=True)
        clay.limb([(0.5, 0, 0.1), (1.6, 0, 0.1)], 0.56, cut=True, blend=0.02)
    parts = [clay.thing("", 70, metal)]
    parts.append(lathe([(1.5, -1.34), (1.46, -1.2), (1.05, -0.98), (0.96, -0.86), (1.1, -0.8), (1.1, -0.7)], metal, round_off=False))
    port = lathe([(0.46, 0.0), (0.62, 0.0), (0.66, 0.16), (0.56, 0.26), (0.48, 0.24), (0.46, 0.1)], metal, sides=28, round_off=False)
    pane = lathe([(0.5, 0.12), (0.0, 0.16)], dark if inside is None else glass(), sides=24, round_off=False)
    gleam = tube([(-0.2, 0.16, 0.2), (-0.28, 0.0, 0.2), (-0.22, -0.16, 0.2)], [0.01, 0.05, 0.01], Paint("#f4fbff", glow=0.8, kind="light"), sides=6)
    front = group(port, pane, gleam).turn(y=90)
    parts.append(front.at(1.16, 0, 0.1))
    for sign in (1, -1):
        parts.append(front.size(0.72).turn(sign * 78).at(0.26, sign * 1.18, 0.1))
    bars = [tube([(1.42, y, 0.5), (1.46, y, 0.1), (1.42, y, -0.3)], 0.045, metal, sides=6) for y in (-0.18, 0.18)]
    parts += bars
    for at in range(10):
        a = at / 10 * 2 * math.pi
        parts.append(ball(0.09, metal, sides=8).at(1.28 * math.cos(a), 1.28 * math.sin(a), -1.1))
    parts.append(lathe([(0.2, 0), (0.24, 0.1), (0.16, 0.14), (0.16, 0.4)], metal, sides=16, round_off=False).turn(y=-60).at(-1.0, 0, 0.75))
    if inside is not None:
        parts.append(inside)
    return group(parts)


def _suited(
    pose: str | Pose, age: Age, hands: tuple[Point | None, Point | None], colour: str, trim: str, helmet: Thing,
    motif: str, *, pack: bool, boots: str | None = None,
) -> Thing:  # fmt: skip
    """A puffed suit with ribbed joints, gloves, boots and a helmet."""
    frame = _frame(pose, age, 1.12, hands)
    girth, up = frame.measures.girth, frame.up
    fabric = Paint(colour, mix(colour, "#8a8478", 0.3), vary=0.1, grain=4, bump=0.15, bump_grain=22)
    clay = Clay(colour, girth * 0.18)
    for side in (1, -1):
        off = frame.across * side * girth * 0.36
        clay.limb([frame.hip + off, frame.waist + off, frame.chest + off - up * girth * 0.3], [girth * 0.84, girth * 0.84, girth * 0.78], blend=girth * 0.5)
    for at, joints in enumerate(_limbs(frame)):
        thick = girth * (0.46 if at < 2 else 0.56)
        clay.limb(joints, [thick * 1.12, thick * 1.05, thick], blend=girth * 0.3)
        for one, other in ((joints[0], joints[1]), (joints[1], joints[2])):
            for share in (0.35, 0.7):
                clay.ball(one + (other - one) * share, thick * 1.16, blend=girth * 0.08)
    parts = [clay.thing("", 110, fabric), clothes.belt(frame, trim, 0.3, 0.13, 0.12), clothes.cuffs(frame, trim, 0.56)]
    parts.append(_turned_head(frame, helmet, 1.0))
    parts += _hands(frame, frame.pose.grips[1], mix(colour, trim, 0.25) if pack else "#8a5a3a", frame.measures.head * 1.0)
    parts += _feet(frame, clothes.shoe("boots", boots or mix(colour, "#7a7a80", 0.35)), 1.5)
    axes = (_plain(frame.ahead), _plain(np.cross(up, frame.ahead)), _plain(up))
    chest = frame.chest - up * girth * 0.9
    if pack:
        panel = group(
            box((girth * 0.4, girth * 1.1, girth * 0.8), Paint(mix(colour, "#b0b4b8", 0.5), vary=0.08), bevel=girth * 0.08).at(girth * 0.92),
            [ball(girth * 0.12, Paint(c, vary=0, glow=0.2), sides=10).at(girth * 1.12, girth * y, girth * 0.14) for y, c in ((0.3, "#c8483a"), (0.0, "#e0b050"), (-0.3, "#4a8a9a"))],
            box((girth * 1.0, girth * 1.9, girth * 2.3), Paint(mix(colour, "#c8ccd0", 0.4), vary=0.08), bevel=girth * 0.2).at(-girth * 1.25, 0, girth * 0.1),
        )
        parts.append(panel.axes(*axes).at(*chest))
    else:
        weight = group([box((girth * 0.3, girth * 0.7, girth * 0.5), Paint("#5a5a60", vary=0.15, rough=0.6), bevel=girth * 0.06).at(girth * 0.98, y * girth, 0) for y in (0.45, -0.45)])
        parts.append(weight.axes(*axes).at(*chest))
    return group(parts, motif=motif)


__all__ = ["astronaut", "diver", "ghost", "knight", "lamp", "marionette", "puppet", "robot", "scarecrow", "snowman", "strings"]
