"""Heads: a face with few lines, and the hair that frames it.

A head is one high from its middle to its top, looks to +x, and is made small by who wears it.
"""

import math
from collections.abc import Callable
from typing import Literal

import numpy as np

from reverie.atelier.clay import Clay
from reverie.atelier.colour import mix, srgb
from reverie.atelier.shapes import ball, tube
from reverie.atelier.thing import Paint, Point, Thing, group

SKIN = {
    "porcelain": "#f6d9c4",
    "fair": "#edc3a0",
    "sand": "#dba97d",
    "olive": "#c08a5a",
    "amber": "#a06a40",
    "brown": "#7d4d30",
    "umber": "#623a26",
    "ebony": "#482b1d",
}
HAIR = {
    "black": "#241c1e",
    "brown": "#4a2f22",
    "chestnut": "#743f24",
    "red": "#b5532a",
    "honey": "#c2894a",
    "straw": "#e0bd72",
    "grey": "#9a9490",
    "white": "#e9e4da",
}
STONE = Paint(vary=0.16, grain=2.2, bump=0.35, bump_grain=9, rough=0.95, shine=0.1)
"""what giants and statues are made of"""

Mood = Literal["calm", "happy", "sad", "amazed", "worried", "singing", "cross", "asleep"]
Hairstyle = Literal[
    "short", "tufts", "bob", "long", "bun", "braids", "curls", "afro", "bald", "tonsure",
    "ponytail", "headscarf",
]  # fmt: skip
Beard = Literal["full", "long", "goatee", "moustache", "whiskers"]

Surface = Callable[[float, float], Point]
_SKIN_PAINT = Paint(vary=0.07, grain=1.6, bump=0.03, sheen=0.1)
_HAIR_PAINT = Paint(vary=0.22, grain=2.2, bump=0.25, bump_grain=7, sheen=0.2)
_LINE = Paint("#2a1a16", vary=0, bump=0)


def head(
    *,
    skin: str = SKIN["fair"],
    hair: str = HAIR["brown"],
    hairstyle: Hairstyle = "short",
    mood: Mood = "calm",
    grown: bool = False,
    old: bool = False,
    beard: Beard | None = None,
    glasses: str | None = None,
    cloth: str = "#b5483a",
    covered: bool = False,
) -> Thing:
    """A whole head: its middle at the origin, its face to +x. `cloth` is a headscarf's colour.

    `covered` leaves no hair where a hat will be.
    """
    parts = [_skull(skin, grown=grown, old=old), _face(skin, hair, mood, grown=grown, old=old)]
    if hairstyle == "headscarf":
        parts.append(_headscarf(cloth, hair))
    elif hairstyle != "bald":
        parts.append(_hair(hair, hairstyle, covered=covered))
    if beard:
        parts.append(_beard(hair, beard))
    if glasses:
        parts.append(_glasses(glasses))
    return group(parts)


def warm(skin: str) -> str:
    """The colour of the same skin on cheeks and nose."""
    return mix(skin, "#d8503c", 0.36)


def _skull(skin: str, *, grown: bool, old: bool) -> Thing:
    clay = Clay(skin, 0.25)
    clay.ball((-0.02, 0, 0.1), (0.96, 0.92, 0.92), blend=0.1)
    if grown:
        clay.ball((0.16, 0, -0.42), (0.72, 0.68, 0.62), blend=0.35)
        clay.ball((0.52, 0, -0.84), 0.27, blend=0.3)
        nose = 0.19 if old else 0.15
        clay.limb([(0.88, 0, 0.0), (1.0, 0, -0.3)], [0.07, nose], blend=0.12)
        clay.spot((1.15, 0, -0.34), nose * 1.3, warm(skin), soft=0.16)
    else:
        clay.ball((0.17, 0, -0.38), (0.76, 0.76, 0.56), blend=0.3)
        clay.ball((0.5, 0, -0.68), 0.24, blend=0.3)
        clay.ball((0.95, 0, -0.26), (0.12, 0.11, 0.1), blend=0.06)
        clay.spot((1.05, 0, -0.26), 0.13, warm(skin), soft=0.1)
    clay.ball((0.44, 0.42, -0.4), 0.36, blend=0.25, pair=True)
    clay.ball((-0.06, 0.9, -0.16), (0.16, 0.1, 0.24), blend=0.08, turn=(0, -12, 20), pair=True)
    clay.spot((0.02, 1.0, -0.16), (0.1, 0.1, 0.14), warm(skin), soft=0.08, pair=True)
    clay.spot(
        (0.74, 0.6, -0.4), (0.3, 0.24, 0.2), mix(skin, warm(skin), 0.85), soft=0.16, pair=True
    )
    return clay.thing("", 52, _SKIN_PAINT)


def _face(skin: str, hair: str, mood: Mood, *, grown: bool, old: bool) -> Thing:
    """Eyes, brows and mouth, laid on the front of the skull."""
    line = _front(_skull(skin, grown=grown, old=old))
    eye_y, eye_z = (0.33, 0.0) if grown else (0.37, -0.08)
    parts: list[Thing] = []
    for sign in (1, -1):
        y = sign * eye_y
        if mood == "asleep":
            drop = [
                (y + step * 0.15, eye_z - 0.06 * math.cos(step * 1.4))
                for step in (-1, -0.5, 0, 0.5, 1)
            ]
            parts.append(_stroke([line(*point) for point in drop], 0.034))
        else:
            parts.append(_eye(line(y, eye_z), 0.125 if mood == "amazed" else 0.112, sign, skin))
        parts.append(_brow(line, (y, eye_z), mood, mix(hair, "#2a1a16", 0.35), old=old))
    parts.append(_mouth(line, mood, skin, -0.66 if grown else -0.58))
    return group(parts)


def _front(skull: Thing) -> Surface:
    """Finds the point on the front of a skull at a height and side."""
    assert skull.mesh is not None
    corners = skull.mesh.vertices[skull.mesh.vertices[:, 0] > 0.2]

    def point(y: float, z: float) -> Point:
        away = np.hypot(corners[:, 1] - y, corners[:, 2] - z)
        near = np.argsort(away)[:5]
        return (float(corners[near, 0].mean()), y, z)

    return point


def _stroke(path: list[Point], thick: float, paint: Paint = _LINE) -> Thing:
    ends = [thick * 0.45, thick, thick, thick * 0.45]
    return tube(path, ends, paint, sides=6)


def _eye(at: Point, radius: float, sign: int, skin: str) -> Thing:
    """A small dark ball, pressed in, with a gleam; in a dark face a little white is around it."""
    x, y, z = at
    dark = ball(1, Paint("#1b1314", vary=0, bump=0, rough=0.25, shine=0.5), sides=14)
    gleam = ball(radius * 0.3, Paint("#fffaf0", vary=0, bump=0, glow=0.5), sides=8)
    white = ball(1, Paint("#efe2d2", vary=0, bump=0), sides=14)
    rim = radius * (1.28 if float(srgb(skin).mean()) < 0.32 else 0.5)
    return group(
        white.size(radius * 0.35, rim, rim * 1.05).turn(sign * 16).at(x - 0.01, y, z),
        dark.size(radius * 0.55, radius * 0.92, radius * 1.12).turn(sign * 16).at(x - 0.005, y, z),
        gleam.at(x + radius * 0.46, y - radius * 0.3, z + radius * 0.4),
    )


def _brow(line: Surface, eye: tuple[float, float], mood: Mood, colour: str, *, old: bool) -> Thing:
    inner, outer = {
        "calm": (0.0, -0.02),
        "happy": (0.03, -0.02),
        "sad": (0.1, -0.08),
        "amazed": (0.12, 0.08),
        "worried": (0.1, -0.04),
        "singing": (0.08, 0.02),
        "cross": (-0.1, 0.06),
        "asleep": (0.0, -0.04),
    }[mood]
    y, eye_z = eye
    sign = math.copysign(1, y)
    base = eye_z + 0.29
    path = [
        line(y - sign * 0.14, base + inner),
        line(y, base + 0.04 + (inner + outer) / 2),
        line(y + sign * 0.16, base + outer - 0.02),
    ]
    thick = 0.075 if old else 0.04
    return _stroke(path, thick, Paint(colour, vary=0.1, bump=0.1))


def _mouth(line: Surface, mood: Mood, skin: str, z: float) -> Thing:
    lip = mix(skin, "#7a2a24", 0.62)
    if mood in ("amazed", "singing"):
        wide, high = (0.09, 0.11) if mood == "amazed" else (0.13, 0.14)
        x, y, z = line(0.02, z)
        hole = ball(1, Paint(mix(lip, "#2a0f10", 0.6), vary=0, bump=0), sides=14)
        return hole.size(0.06, wide, high).at(x - 0.01, y, z)
    bend, wide = {
        "calm": (0.035, 0.17), "happy": (0.1, 0.24), "sad": (-0.07, 0.17), "worried": (-0.03, 0.15),
        "cross": (-0.05, 0.17), "asleep": (0.03, 0.12),
    }[mood]  # fmt: skip
    path = [
        line(0.03 + step * wide, z - bend * (1 - step * step)) for step in (-1, -0.5, 0, 0.5, 1)
    ]
    return _stroke(path, 0.03, Paint(lip, vary=0, bump=0))


def _cap(colour: str) -> Clay:
    """What grows on the skull: behind the ears and down to the nape."""
    clay = Clay(colour, 0.12)
    clay.ball((-0.17, 0, 0.2), (0.98, 1.0, 0.96))
    clay.ball((-0.42, 0, -0.22), (0.66, 0.82, 0.66), blend=0.2)
    return clay


def _locks(clay: Clay, strands: list[tuple[Point, Point, float]]) -> None:
    """Locks that lie on the brow, from where to where and how thick."""
    for start, end, thick in strands:
        middle = np.add(start, end) / 2
        middle = middle * (1.06 / max(float(np.linalg.norm(middle)), 0.9))
        clay.limb([start, middle, end], [thick, thick * 0.85, thick * 0.3], blend=0.05)


def _fringe(clay: Clay, seed: int, low: float = 0.38, sweep: float = 0.0, count: int = 6) -> None:
    """A fringe of uneven locks; `sweep` combs it to the left."""
    chance = np.random.default_rng(seed)
    for at in range(count):
        y = -0.66 + 1.32 * at / (count - 1)
        drop = low + chance.uniform(-0.06, 0.06) - 0.16 * abs(y)
        x = math.sqrt(max(0.98 - y * y * 0.98 - drop * drop * 0.6, 0.05))
        root = (0.42, y * 0.6 - sweep * 0.4, 0.98 - 0.2 * abs(y))
        _locks(clay, [(root, (x, y + sweep * 0.35, drop), 0.2)])


def _hair(colour: str, style: Hairstyle, *, covered: bool) -> Thing:
    clay = _cap(colour)
    _STYLES[style](clay)
    if covered:
        clay.box((0, 0, 1.44), (2.4, 2.4, 1.0), turn=(0, -6, 0), blend=0.05, cut=True)
    return clay.thing("", 60, _HAIR_PAINT)


def _short(clay: Clay) -> None:
    _fringe(clay, 1, 0.52, 0.5, 6)
    clay.limb([(0.1, 0.86, 0.3), (0.12, 0.92, -0.1)], [0.16, 0.05], blend=0.08, pair=True)
    clay.limb([(-0.5, 0.1, 1.0), (-0.75, 0.2, 1.25)], [0.16, 0.03], blend=0.1)


def _tufts(clay: Clay) -> None:
    chance = np.random.default_rng(5)
    for _ in range(26):
        angle, up = chance.uniform(0, 2 * math.pi), chance.uniform(0.25, 1.0)
        out = np.array(
            [math.cos(angle) * math.sqrt(1 - up * up), math.sin(angle) * math.sqrt(1 - up * up), up]
        )
        if out[0] > 0.62:
            continue
        root = out * 0.9 + (-0.12, 0, 0.14)
        tip = out * chance.uniform(1.22, 1.45) + (chance.uniform(-0.1, 0.25), 0, 0.18)
        clay.limb([root, tip], [0.22, 0.04], blend=0.06)
    _fringe(clay, 3, 0.6, 0.15, 6)


def _bob(clay: Clay) -> None:
    clay.limb(
        [(-0.1, 0.86, 0.3), (-0.06, 0.98, -0.35), (0.06, 0.86, -0.82)], [0.3, 0.3, 0.16], pair=True
    )
    clay.ball((-0.5, 0, -0.4), (0.54, 0.86, 0.56), blend=0.2)
    _fringe(clay, 4, 0.36, 0.0, 7)


def _long(clay: Clay) -> None:
    clay.limb(
        [(0.1, 0.84, 0.4), (0.06, 0.98, -0.4), (0.02, 0.92, -1.3), (0.1, 0.8, -1.9)],
        [0.24, 0.26, 0.24, 0.07],
        pair=True,
    )
    clay.limb(
        [(-0.6, 0.3, 0.0), (-0.75, 0.4, -1.2), (-0.72, 0.42, -2.3)],
        [0.5, 0.42, 0.12],
        blend=0.25,
        pair=True,
    )
    clay.limb(
        [(-0.66, 0, -0.2), (-0.86, 0.05, -1.3), (-0.8, 0.1, -2.55)], [0.5, 0.4, 0.1], blend=0.2
    )
    _fringe(clay, 7, 0.56, 0.55, 5)


def _bun(clay: Clay) -> None:
    clay.ball((-0.42, 0, 1.22), (0.46, 0.46, 0.4), blend=0.08)
    clay.ring((-0.36, 0, 0.98), 0.3, 0.09, blend=0.04)
    _locks(
        clay,
        [((0.4, 0.1, 1.0), (0.74, 0.6, 0.42), 0.22), ((0.4, -0.1, 1.0), (0.74, -0.6, 0.42), 0.22)],
    )
    clay.limb([(0.3, 0.84, 0.2), (0.38, 0.9, -0.3)], [0.06, 0.02], blend=0.04)
    clay.limb([(0.34, -0.82, 0.2), (0.34, -0.9, -0.2)], [0.06, 0.02], blend=0.04)


def _braids(clay: Clay) -> None:
    _locks(
        clay,
        [
            ((0.3, 0.06, 1.06), (0.66, 0.66, 0.34), 0.24),
            ((0.3, -0.06, 1.06), (0.66, -0.66, 0.34), 0.24),
        ],
    )
    clay.ball((0.0, 0.88, -0.1), 0.24, pair=True)
    for at in range(6):
        z, y = -0.36 - at * 0.27, 0.98 + 0.1 * math.sin(at * 0.8)
        clay.ball(
            (0.06 + 0.05 * (-1) ** at, y, z),
            (0.2 - at * 0.012, 0.2 - at * 0.012, 0.19),
            blend=0.05,
            pair=True,
        )
    clay.ring((0.06, 0.99, -1.94), 0.1, 0.075, "#c8483c", blend=0.01, pair=True)
    clay.limb([(0.06, 0.99, -1.95), (0.1, 1.02, -2.25)], [0.13, 0.03], blend=0.04, pair=True)


def _curls(clay: Clay) -> None:
    chance = np.random.default_rng(11)
    for at in range(64):
        up = 1 - 1.5 * (at + 0.5) / 64
        angle = at * 2.39996
        flat = math.sqrt(max(1 - up * up, 0))
        x, y = flat * math.cos(angle), flat * math.sin(angle)
        if (x > 0.52 and up < 0.52) or (x > 0.1 and up < 0.0):
            continue
        grow = chance.uniform(1.0, 1.14)
        clay.ball(
            (x * grow - 0.1, y * grow, up * grow + 0.12), chance.uniform(0.21, 0.29), blend=0.05
        )


def _afro(clay: Clay) -> None:
    chance = np.random.default_rng(12)
    clay.ball((-0.36, 0, 0.6), (1.2, 1.36, 1.16), blend=0.05)
    for at in range(90):
        up = 1 - 1.5 * (at + 0.5) / 90
        angle = at * 2.39996
        flat = math.sqrt(max(1 - up * up, 0))
        x, y = flat * math.cos(angle), flat * math.sin(angle)
        if x > 0.42 and up < 0.1:
            continue
        clay.ball((x * 1.14 - 0.36, y * 1.3, up * 1.1 + 0.6), chance.uniform(0.2, 0.3), blend=0.08)


def _tonsure(clay: Clay) -> None:
    """Bald on top: a wreath of tufts is left when the cap is cut away."""
    clay.ball((0.16, 0, 1.0), (1.5, 1.5, 0.98), blend=0.1, cut=True)
    for at in range(9):
        angle = math.radians(92 + at * 22)
        clay.ball(
            (0.92 * math.cos(angle) - 0.04, 0.95 * math.sin(angle), -0.14 + 0.08 * (at % 2)),
            0.26,
            blend=0.06,
        )


def _ponytail(clay: Clay) -> None:
    clay.ring((-0.98, 0, 0.62), 0.18, 0.09, "#c8483c", turn=(0, -62, 0), blend=0.02)
    clay.limb(
        [
            (-0.95, 0, 0.62),
            (-1.45, 0.04, 0.66),
            (-1.7, 0.08, 0.1),
            (-1.6, 0.06, -0.7),
            (-1.78, 0.1, -1.2),
        ],
        [0.2, 0.3, 0.3, 0.2, 0.03],
        blend=0.1,
    )
    _fringe(clay, 9, 0.5, -0.4, 6)
    clay.limb([(0.24, 0.86, 0.3), (0.34, 0.92, -0.36)], [0.1, 0.03], blend=0.05, pair=True)


_STYLES = {
    "short": _short, "tufts": _tufts, "bob": _bob, "long": _long, "bun": _bun, "braids": _braids,
    "curls": _curls, "afro": _afro, "tonsure": _tonsure, "ponytail": _ponytail,
}  # fmt: skip


def _headscarf(cloth: str, hair: str) -> Thing:
    """A scarf over the hair, knotted under the chin."""
    clay = Clay(cloth, 0.12)
    clay.ball((-0.16, 0, 0.17), (1.06, 1.08, 1.04))
    clay.ball((-0.4, 0, -0.4), (0.72, 0.92, 0.72), blend=0.2)
    clay.limb(
        [(0.2, 0.86, 0.3), (0.34, 0.84, -0.3), (0.52, 0.5, -0.86), (0.56, 0.1, -1.06)],
        [0.22, 0.2, 0.17, 0.12],
        pair=True,
    )
    clay.ball((0.62, 0, -1.08), 0.17, blend=0.04)
    clay.limb([(0.6, 0.06, -1.1), (0.72, 0.3, -1.45)], [0.12, 0.06], blend=0.04)
    clay.limb([(0.6, -0.06, -1.1), (0.7, -0.22, -1.5)], [0.12, 0.06], blend=0.04)
    clay.limb([(-0.9, 0, -0.3), (-1.15, 0, -0.95)], [0.4, 0.06], blend=0.2)
    cloth_thing = clay.thing("", 76, Paint(vary=0.15, grain=2, bump=0.15))
    strands = Clay(hair, 0.08)
    _locks(
        strands,
        [
            ((0.55, 0.03, 0.74), (0.76, 0.52, 0.4), 0.14),
            ((0.55, -0.03, 0.74), (0.76, -0.52, 0.4), 0.14),
        ],
    )
    return group(cloth_thing, strands.thing("", 40, _HAIR_PAINT))


def _beard(colour: str, kind: Beard) -> Thing:
    clay = Clay(colour, 0.1)
    if kind != "goatee":
        clay.limb(
            [(0.98, 0.05, -0.46), (0.92, 0.3, -0.52), (0.74, 0.56, -0.66)],
            [0.1, 0.12, 0.03],
            blend=0.05,
            pair=True,
        )
    if kind in ("full", "long", "whiskers"):
        clay.limb(
            [(0.16, 0.84, -0.1), (0.3, 0.76, -0.6), (0.56, 0.4, -0.96)],
            [0.12, 0.24, 0.26],
            pair=True,
        )
    if kind in ("full", "long"):
        clay.ball((0.62, 0, -0.98), (0.4, 0.5, 0.34))
    if kind == "full":
        clay.limb([(0.7, 0, -1.0), (0.78, 0, -1.4)], [0.34, 0.12])
    if kind == "long":
        clay.limb([(0.7, 0.16, -1.0), (0.84, 0.16, -1.7), (0.86, 0.06, -2.3)], [0.34, 0.3, 0.06])
        clay.limb([(0.7, -0.16, -1.0), (0.84, -0.2, -1.6), (0.8, -0.24, -2.0)], [0.34, 0.28, 0.06])
    if kind == "goatee":
        clay.limb([(0.76, 0, -0.84), (0.86, 0, -1.2)], [0.17, 0.04])
    return clay.thing("", 52, _HAIR_PAINT)


def _glasses(colour: str) -> Thing:
    """Two round rims on the nose."""
    wire = Paint(colour, vary=0, bump=0, rough=0.4, metal=0.3)
    turn = np.linspace(0, 2 * math.pi, 25)
    rims = []
    for sign in (1, -1):
        circle = [
            (
                1.08 - 0.12 * abs(math.cos(a) * 0.3 + 1),
                sign * (0.37 + 0.25 * math.cos(a)),
                -0.02 + 0.25 * math.sin(a),
            )
            for a in turn
        ]
        rims.append(tube(circle, 0.032, wire, sides=6, bend=False))
        rims.append(
            tube(
                [(0.92, sign * 0.62, 0.0), (0.5, sign * 0.94, 0.04), (0.0, sign * 0.98, 0.0)],
                0.028,
                wire,
                sides=6,
            )
        )
    rims.append(
        tube([(0.99, 0.13, 0.02), (1.05, 0, 0.06), (0.99, -0.13, 0.02)], 0.03, wire, sides=6)
    )
    return group(rims)
