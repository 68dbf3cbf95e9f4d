"""Clothes: what hangs on a body, whatever its pose.

What is close to the body is clay; what falls freely (skirts, cloaks, the tail of a scarf) is a
sheet drawn around a path, with folds.
"""

import math
from collections.abc import Sequence
from typing import Literal

import numpy as np

from reverie.atelier.clay import Clay
from reverie.atelier.colour import mix
from reverie.atelier.motifs.bodies import Body, unit
from reverie.atelier.shapes import ball, curve, sheet, tube
from reverie.atelier.thing import Array, Line, Paint, Thing, group

Wear = Literal[
    "coat", "dress", "sweater", "cloak", "apron", "pyjamas", "uniform", "robe", "nightgown",
    "shirt", "overalls", "bare",
]  # fmt: skip
Shoes = Literal["boots", "shoes", "slippers", "bare", "pointed"]
LONG: dict[str, float] = {"coat": 0.82, "dress": 1.05, "apron": 1.35, "robe": 1.9, "nightgown": 1.7}
"""how far a skirt falls, in thighs"""
Pattern = Literal["rings", "stripes", "checks", "dots"]


def cloth(
    colour: str, second: str | None = None, pattern: Pattern = "rings", grain: float = 4
) -> Paint:
    """Soft woven paint, plain or with a pattern."""
    if second is None:
        return Paint(colour, vary=0.14, grain=4, bump=0.18, bump_grain=38, sheen=0.25)
    return Paint(
        colour, second, pattern=pattern, vary=0.1, grain=grain, bump=0.18, bump_grain=38, sheen=0.25
    )


def loft(
    path: Line,
    widths: Sequence[float],
    depths: Sequence[float],
    across: Array,
    paint: Paint,
    *,
    span: tuple[float, float] = (-180, 180),
    folds: float = 0.0,
    waves: int = 9,
    rows: int = 22,
    columns: int = 64,
    wander: Sequence[float] = (0, 0, 0),
) -> Thing:
    """Cloth around a path, as wide and deep as told along it; folds grow towards its end.

    `span` is the part of the way around, in degrees from the front; `wander` moves the end.
    """
    line = curve(path, rows)
    steps = np.linspace(0, 1, len(line))
    line = line + np.array(wander) * (steps**1.6)[:, None]
    wide = np.interp(steps, np.linspace(0, 1, len(widths)), widths)
    deep = np.interp(steps, np.linspace(0, 1, len(depths)), depths)
    along = np.gradient(line, axis=0)
    angles = np.radians(np.linspace(*span, columns))
    fold = np.sin(angles * waves + 0.7 * np.sin(angles * 3)) * 0.7 + 0.3 * np.sin(angles * 4 + 2)
    points = np.empty((len(line), columns, 3))
    for at, step in enumerate(steps):
        heading = unit(along[at])
        side = unit(across - heading * float(across @ heading))
        front = np.cross(heading, side)
        swell = 1 + folds * step**1.3 * fold
        points[at] = (
            line[at]
            + np.outer(np.cos(angles) * deep[at] * swell, front)
            + np.outer(np.sin(angles) * wide[at] * swell, side)
        )
    return sheet(points, paint)


def upper(
    body: Body, colour: str, paint: Paint | None = None, sleeve: str = "long", low: float = 0.0
) -> Thing:
    """The trunk and its sleeves; `low` lets it end above the hips."""
    girth = body.measures.girth
    clay = Clay(colour, girth * 0.5)
    for sign in (1, -1):
        off = body.across * sign * girth
        path = [
            body.hip + off * 0.36,
            body.waist + off * 0.34,
            body.chest + off * 0.36 - body.up * girth * 0.35,
        ]
        clay.limb(
            path, [girth * (0.66 if low else 0.82), girth * 0.8, girth * 0.76], blend=girth * 0.3
        )
    slope = body.chest + body.up * girth * 0.18
    clay.limb(
        [body.shoulders[0], slope, body.shoulders[1]], [girth * 0.46, girth * 0.5, girth * 0.46]
    )
    if sleeve != "none":
        cuff = {"long": 0.42, "wide": 0.62, "short": 0.46}[sleeve]
        for shoulder, elbow, wrist in zip(body.shoulders, body.elbows, body.wrists, strict=True):
            if sleeve == "short":
                clay.limb(
                    [shoulder, shoulder * 0.3 + elbow * 0.7],
                    [girth * 0.5, girth * cuff],
                    blend=girth * 0.3,
                )
                continue
            end = wrist + unit(wrist - elbow) * -0.01
            clay.limb(
                [shoulder, elbow, end],
                [girth * 0.5, girth * 0.45, girth * cuff],
                blend=girth * 0.22,
            )
    return clay.thing("", 80, paint or cloth(colour))


def arms(body: Body, skin: str) -> Thing:
    """Bare arms, for short sleeves."""
    girth = body.measures.girth
    clay = Clay(skin, girth * 0.2)
    for joints in zip(body.shoulders, body.elbows, body.wrists, strict=True):
        clay.limb(joints, [girth * 0.34, girth * 0.31, girth * 0.25])
    return clay.thing("", 80, Paint(vary=0.07, grain=3, bump=0.03))


def legs(body: Body, colour: str, *, loose: bool, short: bool = False) -> Thing:
    """Trousers if loose, else stockings or bare legs."""
    girth = body.measures.girth
    clay = Clay(colour, girth * 0.25)
    thick = (0.66, 0.54, 0.5) if loose else (0.5, 0.36, 0.28)
    for hip, knee, ankle in zip(body.hips, body.knees, body.ankles, strict=True):
        if short:
            end = hip * 0.15 + knee * 0.85
            clay.limb([hip, end], [girth * 0.68, girth * 0.66])
            continue
        end = ankle + unit(knee - ankle) * body.measures.foot * (0.4 if loose else 0.0)
        clay.limb([hip, knee, end], [girth * part for part in thick])
    if loose:
        for sign in (1, -1):
            off = body.across * sign * girth * 0.34
            clay.limb(
                [body.hip + off, body.hip * 0.6 + body.waist * 0.4 + off],
                [girth * 0.84, girth * 0.76],
            )
    return clay.thing("", 80, cloth(colour))


def skirt(
    body: Body,
    paint: Paint,
    length: float,
    *,
    flare: float = 1.0,
    folds: float = 0.05,
    start: float = 0.8,
    wind: float = 0.0,
    span: tuple[float, float] = (-180, 180),
    ease: float = 0.0,
) -> Thing:
    """From the waist down over the thighs, `length` thighs far; it follows the knees."""
    girth, leg = body.measures.girth, body.measures.leg
    top = body.hip * (1 - start) + body.waist * start
    path = [top, body.hip, *_fall(body, length)]
    drop = min(length, 1.0)
    apart = abs(body.knees[0] - body.knees[1]) / 2
    stride = float(abs(apart @ body.ahead)) * drop
    wide = float(abs(apart @ body.across)) * drop
    share = np.linspace(0, 1, len(path))
    if body.pose.seated:
        flare, folds = flare * 0.22, folds * 0.6
    widths = [
        girth * (1.16 + ease + flare * 0.62 * s) + max(0, wide - girth * 0.48) * s for s in share
    ]
    depths = [girth * (0.92 + ease + flare * 0.72 * s) + stride * 0.8 * s for s in share]
    drift = (-wind * leg * 0.35, 0, abs(wind) * leg * 0.06)
    return loft(path, widths, depths, body.across, paint, folds=folds, span=span, wander=drift)


def _fall(body: Body, length: float) -> list[Array]:
    """How a skirt falls from the hip: over the thighs of those who sit, else nearly straight."""
    leg, girth = body.measures.leg, body.measures.girth
    knee = (body.knees[0] + body.knees[1]) / 2
    ankle = (body.ankles[0] + body.ankles[1]) / 2
    thigh = unit(knee - body.hip)
    down = -body.up if any(body.pose.lay) else np.array([0, 0, -1.0])
    along = float(thigh @ down)
    if along > 0.72:
        far = unit(down + 0.5 * thigh) * leg * 0.5
        if not body.pose.drift and not any(body.pose.lay) and not body.pose.seated:
            length = min(length, (float(body.hip[2]) - 0.015) / (leg * 0.5))
        return [body.hip + far * length * part for part in (0.33, 0.66, 1.0)]
    lap = body.hip + (knee - body.hip) * min(length, 1.0)
    lift = np.cross(body.across, thigh) * -girth * 0.15
    if length <= 1.1:
        return [body.hip * 0.5 + lap * 0.5 + lift, lap + thigh * girth * 0.3 + (0, 0, -girth * 0.1)]
    shin = unit(ankle - knee) if not body.pose.seated or ankle[2] < 0 else thigh
    return [
        body.hip * 0.4 + lap * 0.6 + lift,
        knee + thigh * girth * 0.5 + shin * girth * 0.2,
        knee + thigh * girth * 0.3 + shin * leg * 0.5 * (length - 1),
    ]


def panel(
    body: Body, paint: Paint, low: float, high: float, width: float, *, ease: float = 0.2
) -> Thing:
    """A piece of cloth on the chest, from `low` to `high` along the back: a bib, a plastron."""
    girth = body.measures.girth
    path = [
        body.hip
        + (body.chest - body.hip) * share
        + (body.waist - (body.hip + body.chest) / 2) * (1 - abs(2 * share - 1))
        for share in np.linspace(high, low, 5)
    ]
    return loft(
        path,
        [girth * (1.14 + ease)] * 2,
        [girth * (0.82 + ease)] * 2,
        body.across,
        paint,
        span=(-width, width),
        columns=24,
        rows=16,
    )


def _front(body: Body, share: float, ease: float = 0.0) -> Array:
    """A point on the front of the trunk, from the hip (0) to the chest (1)."""
    bow = (body.waist - (body.hip + body.chest) / 2) * (1 - abs(2 * share - 1))
    middle = body.hip + (body.chest - body.hip) * share + bow
    point: Array = middle + body.ahead * body.measures.girth * (0.84 + ease)
    return point


def buttons(
    body: Body,
    colour: str,
    shares: Sequence[float],
    rows: Sequence[float] = (0.0,),
    shine: float = 0.0,
) -> Thing:
    """Round buttons down the front, in one row or two."""
    girth = body.measures.girth
    knob = ball(girth * 0.1, Paint(colour, vary=0.05, bump=0, rough=0.4, metal=shine), sides=10)
    return group(
        [
            knob.at(*(_front(body, share) + body.across * row * girth))
            for share in shares
            for row in rows
        ]
    )


def belt(
    body: Body, colour: str, share: float = 0.42, thick: float = 0.12, ease: float = 0.0
) -> Thing:
    """Around the waist."""
    girth = body.measures.girth
    middle = _front(body, share) - body.ahead * girth * 0.84
    turn = np.linspace(0, 2 * math.pi, 40)
    ring = [
        middle
        + body.ahead * math.cos(a) * girth * (0.86 + ease)
        + body.across * math.sin(a) * girth * (1.17 + ease)
        for a in turn
    ]
    return tube(ring, girth * thick, cloth(colour), sides=8, bend=False)


def collar(body: Body, colour: str, kind: str = "round") -> Thing:
    """At the neck: round, rolled (as of a sweater) or high."""
    girth = body.measures.girth
    clay = Clay(colour, girth * 0.2)
    neck = body.chest + unit(body.head - body.chest) * girth * 0.52
    angle = math.degrees(math.atan2(body.head[0] - body.chest[0], body.head[2] - body.chest[2]))
    tilt = (0.0, angle * 0.8, 0.0)
    if kind == "round":
        for sign in (1, -1):
            at = (
                neck
                + body.across * sign * girth * 0.42
                + body.ahead * girth * 0.42
                - body.up * girth * 0.16
            )
            clay.ball(
                at,
                (girth * 0.34, girth * 0.4, girth * 0.12),
                turn=(sign * -24, 40, 0),
                blend=girth * 0.08,
            )
        clay.ring(neck, girth * 0.5, girth * 0.12, turn=tilt)
    else:
        thick = 0.22 if kind == "rolled" else 0.13
        for step in range(2 if kind == "rolled" else 4):
            clay.ring(
                neck + body.up * girth * 0.14 * step,
                girth * 0.46,
                girth * thick,
                turn=tilt,
                blend=girth * 0.1,
            )
    return clay.thing("", 56, cloth(colour))


def cuffs(body: Body, colour: str, thick: float = 0.46) -> Thing:
    """A band at each wrist."""
    girth = body.measures.girth
    bands = []
    for elbow, wrist in zip(body.elbows, body.wrists, strict=True):
        back = unit(elbow - wrist) * girth
        bands.append(
            tube(
                [wrist + back * 0.34, wrist - back * 0.02],
                girth * thick,
                cloth(colour),
                sides=16,
                bend=False,
            )
        )
    return group(bands)


def scarf(body: Body, colour: str, second: str | None = None, wind: float = 0.0) -> Thing:
    """Wound around the neck, its tail hanging on the chest or blown back by the wind."""
    girth = body.measures.girth
    paint = cloth(colour, second, "rings", 9)
    clay = Clay(colour, girth * 0.12)
    neck = body.chest + unit(body.head - body.chest) * girth * 0.62
    angle = math.degrees(math.atan2(body.head[0] - body.chest[0], body.head[2] - body.chest[2]))
    clay.ring(neck, girth * 0.58, girth * 0.3, turn=(7, angle * 0.8, 0))
    clay.ring(neck + body.up * girth * 0.3, girth * 0.5, girth * 0.26, turn=(-9, angle * 0.8, 0))
    wound = clay.thing("", 56, paint if second is None else cloth(colour))
    start = (
        neck + body.across * girth * 0.5 + body.ahead * girth * (0.45 - 0.9 * (abs(wind) > 0.05))
    )
    if abs(wind) > 0.05:
        back = np.array([-math.copysign(1, wind), 0.12, 0])
        reach = girth * 4.2 * (0.6 + 0.6 * min(abs(wind), 1.5))
        shares = np.linspace(0, 1, 6)
        path = [
            start
            + back * reach * s
            + np.array(
                [
                    0,
                    0.1 * girth * math.sin(s * 7),
                    girth * (0.5 * math.sin(s * 6.5) + (abs(wind) - 0.9) * s * 1.4),
                ]
            )
            for s in shares
        ]
        side = np.array([0, 0.5, 1.0])
    else:
        path = [
            start,
            _front(body, 0.86, 0.22) + body.across * girth * 0.62,
            _front(body, 0.6, 0.2) + body.across * girth * 0.6,
            _front(body, 0.36, 0.24) + body.across * girth * 0.66,
        ]
        side = body.across
    tail = loft(
        path,
        [girth * 0.3, girth * 0.34, girth * 0.42],
        [girth * 0.13, girth * 0.09, girth * 0.09],
        side,
        cloth(colour),
        columns=16,
        rows=26,
    )
    parts = [wound, tail]
    if second:
        line = curve(path, 26)
        for share in (0.62, 0.76, 0.9):
            at = int(share * (len(line) - 2))
            piece = line[at : at + 3]
            parts.append(
                loft(
                    [piece[0], (piece[0] + piece[-1]) / 2, piece[-1]],
                    [girth * 0.41] * 2,
                    [girth * 0.125] * 2,
                    side,
                    cloth(second),
                    columns=16,
                    rows=4,
                )
            )
    return group(parts)


def cloak(
    body: Body, colour: str, lining: str | None = None, wind: float = 0.0, length: float = 0.9
) -> Thing:
    """From the shoulders to the calves, open in front; the wind lifts it."""
    girth, measures = body.measures.girth, body.measures
    low = body.hip + (body.waist - body.hip) * 0.2
    neck = body.chest + body.up * girth * 0.62
    ground = min(float(body.ankles[0][2]), float(body.ankles[1][2]))
    hem_z = ground + (low[2] - ground) * (1 - length)
    back = -0.35 * girth * body.ahead
    hem = np.array([low[0], low[1], hem_z]) + back * 1.6
    if body.pose.seated:
        hem = low + back * 2.4 + np.array([0, 0, -measures.girth * 0.55])
    path = [neck, body.chest + back * 0.2, low + back * 0.6, hem]
    arm = measures.shoulder + girth * 0.62
    stretched = max(abs(float(body.ankles[0][0] - body.ankles[1][0])) * 0.35, 0)
    widths = [girth * 0.5, arm * 1.02, arm * 1.24, arm * 1.42]
    depths = [girth * 0.5, girth * 0.95, girth * 1.3, girth * 1.75 + stretched]
    drift = (-wind * measures.leg * 0.7, 0, abs(wind) * measures.leg * 0.3)
    outer = loft(
        path,
        widths,
        depths,
        body.across,
        cloth(colour),
        span=(38, 322),
        folds=0.075,
        waves=11,
        rows=26,
        wander=drift,
    )
    if lining is None:
        return outer
    inner = loft(
        path, [w * 0.97 for w in widths], [d * 0.97 for d in depths], body.across, cloth(lining),
        span=(39, 321), folds=0.075, waves=11, rows=26, wander=drift,
    )  # fmt: skip
    return group(outer, inner)


def shoe(kind: Shoes, colour: str, skin: str = "#edc3a0") -> Thing:
    """One shoe, its ankle at the origin, its toe to +x, its sole 1 below."""
    clay = Clay(skin if kind == "bare" else colour, 0.3)
    sole = mix(colour, "#1a1412", 0.6)
    if kind == "bare":
        clay.limb([(-0.1, 0, 0.3), (-0.16, 0, -0.5)], [0.66, 0.6])
        clay.limb([(-0.2, 0, -0.5), (1.0, 0, -0.66)], [0.5, 0.34])
        for at, y in enumerate((-0.36, -0.12, 0.12, 0.34)):
            clay.ball((1.32 - at * 0.07, y, -0.76), 0.22 - at * 0.015, blend=0.08)
        return clay.thing("", 40, Paint(vary=0.06, bump=0.02, grain=1))
    if kind == "boots":
        clay.limb([(-0.05, 0, 1.5), (-0.1, 0, -0.3)], [0.92, 0.78])
        clay.ring((-0.05, 0, 1.62), 0.72, 0.22, mix(colour, "#f0e0c0", 0.18), blend=0.06)
    elif kind == "slippers":
        clay.ball((-0.1, 0, -0.2), (0.7, 0.66, 0.5), skin, blend=0.1)
        clay.ball((1.25, 0, -0.1), 0.28, mix(colour, "#fff4e0", 0.7), blend=0.05)
    else:
        clay.limb([(-0.05, 0, 0.1), (-0.1, 0, -0.4)], [0.62, 0.62])
    clay.ball((0.1, 0, -0.42), (0.86, 0.66, 0.52))
    clay.ball((0.95, 0.02, -0.46), (0.78, 0.66, 0.5))
    if kind == "pointed":
        clay.limb([(1.3, 0, -0.56), (2.0, 0, -0.5), (2.35, 0, -0.1)], [0.36, 0.2, 0.06])
    clay.box((0.5, 0, -0.88), (1.22, 0.6, 0.1), sole, edge=0.1, blend=0.06)
    clay.box((-0.45, 0, -0.9), (0.34, 0.52, 0.16), sole, edge=0.08, blend=0.04)
    return clay.thing("", 44, Paint(vary=0.1, grain=1, bump=0.06, rough=0.6, shine=0.35))


def hand(grip: str, skin: str) -> Thing:
    """A right hand, one long: wrist at the origin, fingers to +x, palm down, thumb to +y."""
    clay = Clay(skin, 0.12)
    clay.limb([(-0.25, 0, 0), (0.08, 0, 0)], [0.19, 0.2])
    clay.ball((0.28, 0, 0), (0.3, 0.28, 0.17))
    curl = {"open": 8.0, "relaxed": 26.0, "grip": 72.0, "fist": 84.0, "point": 80.0}[grip]
    spread = 9.0 if grip == "open" else 1.5
    for at, y in enumerate((0.19, 0.065, -0.065, -0.18)):
        own = 6.0 if grip == "point" and at == 0 else curl + at * 3
        length = (0.17, 0.19, 0.18, 0.15)[at]
        point = np.array([0.46, y, 0.01])
        angle, path = own * 0.6, [point]
        side = math.radians((1.5 - at) * spread)
        for _ in range(3):
            fall = math.radians(angle)
            point = point + length * np.array(
                [math.cos(fall) * math.cos(side), math.sin(side), -math.sin(fall)]
            )
            path.append(point)
            angle += own
        clay.limb(path, [0.095, 0.09, 0.085, 0.07], blend=0.05)
    if grip in ("grip", "fist", "point"):
        thumb = [(0.12, 0.2, -0.04), (0.36, 0.3, -0.18), (0.52, 0.12, -0.3)]
    else:
        thumb = [(0.1, 0.18, -0.02), (0.3, 0.36, -0.08), (0.5, 0.44 + spread * 0.008, -0.1)]
    clay.limb(thumb, [0.13, 0.11, 0.085], blend=0.08)
    return clay.thing("", 48, Paint(vary=0.06, grain=1.5, bump=0.03))
