"""Tackle: ropes and chains, nets, rods and hooks."""

import math

import numpy as np

from reverie.atelier.colour import mix
from reverie.atelier.motifs.joinery import (
    BRASS,
    STEEL,
    cloth,
    disc,
    hoop,
    metal,
    plain,
    rod,
    slack,
    wood,
)
from reverie.atelier.shapes import ball, curve, tube
from reverie.atelier.thing import Array, Point, Thing, group


def rope(path: list[Point] | Array, radius: float = 0.03, *, colour: str = "#c9ae7c") -> Thing:
    """A twisted rope along a path."""
    points = [tuple(point) for point in path]
    straight = np.linspace(points[0], points[-1], 40)
    line = curve(points, max(40, len(points) * 10)) if len(points) > 2 else straight
    turn = np.linspace(0, len(line) * 0.9, len(line))
    along = np.gradient(line, axis=0)
    along /= np.linalg.norm(along, axis=1, keepdims=True) + 1e-9
    side = np.cross(along, (0.13, 0.21, 0.97))
    side /= np.linalg.norm(side, axis=1, keepdims=True) + 1e-9
    other = np.cross(along, side)
    strands = []
    for phase in (0.0, math.pi):
        wave = np.cos(turn + phase)[:, None] * side + np.sin(turn + phase)[:, None] * other
        tone = colour if phase == 0 else mix(colour, "#6b4a2a", 0.3)
        strands.append(
            tube(line + wave * radius * 0.5, radius * 0.62, cloth(tone), sides=6, bend=False)
        )
    return group(strands, motif="rope")


def rope_coil(radius: float = 0.35, *, colour: str = "#c9ae7c") -> Thing:
    """Rope lying in a coil of five rounds on z = 0, its end trailing off to +x."""
    turn = np.linspace(0, 10 * math.pi, 90)
    reach = radius * (1 + 0.04 * np.sin(turn * 1.3))
    path = np.stack([reach * np.cos(turn), reach * np.sin(turn), 0.04 + turn / 31 * 0.3], 1)
    tail = np.array(
        [(radius * 1.4, -0.3, 0.04), (radius * 2.2, -0.1, 0.03), (radius * 2.8, -0.35, 0.03)]
    )
    first = np.add(path[:1], (0.12, -0.12, 0))
    return rope(np.concatenate([tail[::-1], first, path]), 0.035, colour=colour).called("rope")


def chain(length: float = 1.5, *, colour: str = "#6f6a64") -> Thing:
    """A chain hanging down from the origin."""
    link = hoop(0.06, 0.018, metal(colour), sides=16).size(0.7, 1, 1).turn(x=90)
    turned_link = link.turn(90)
    count = max(2, round(length / 0.09))
    flat = [link if at % 2 else turned_link for at in range(count)]
    return group([each.at(z=-0.06 - at * 0.09) for at, each in enumerate(flat)], motif="chain")


def fishing_rod(
    to: Point = (1.4, 0.0, -0.6),
    *,
    length: float = 1.8,
    lift: float = 40,
    colour: str = "#a8703a",
    hook_on: bool = True,
) -> Thing:
    """A rod from its grip at the origin towards +x, raised by `lift`.

    Its line hangs from the tip `to` a point. The tip is at about (0.8, 0, 0.58) times its length.
    """
    a = math.radians(lift)
    way = np.array((math.cos(a), 0, math.sin(a)))
    middle, tip = way * length * 0.55, way * length * 0.97 + np.array((0.04, 0, -0.07)) * length
    line = slack((float(tip[0]), float(tip[1]), float(tip[2])), to, 0.04)
    parts = [
        tube(
            np.array([-way * 0.25, way * 0, middle, tip]), [0.035, 0.03, 0.016, 0.006], wood(colour)
        ),
        rod(-way * 0.24, way * 0.12, 0.042, cloth("#5a4030"), sides=10),
        tube(line, 0.005, plain("#f4f0e4"), bend=False, sides=4),
        disc(0.07, 0.05, metal(BRASS), sides=20).turn(x=90).at(*(way * 0.2 - (0, 0, 0.07))),
    ]
    if hook_on:
        parts.append(hook().size(0.16).at(*to))
    return group(parts, motif="fishing rod")


def hook(*, colour: str = STEEL) -> Thing:
    """A hook 1 high hanging from its eye at the origin."""
    bend = [
        (0, 0, -0.1),
        (0, 0, -0.62),
        (0.08, 0, -0.86),
        (0.26, 0, -0.94),
        (0.42, 0, -0.8),
        (0.44, 0, -0.58),
    ]
    return group(
        tube(bend, [0.04, 0.04, 0.045, 0.04, 0.012], metal(colour)),
        hoop(0.07, 0.03, metal(colour), sides=18).turn(x=90).at(z=-0.05),
        rod((0.44, 0, -0.58), (0.36, 0, -0.72), [0.006, 0.02], metal(colour)),
        motif="hook",
    )


def landing_net(*, colour: str = "#a8703a", mesh: str = "#e8e0c8") -> Thing:
    """A net on a stick 1.5 long, the hoop of 0.6 at the top, its bag hanging to the right."""
    cord = plain(mesh)

    def bag(u: Array, v: Array) -> Array:
        r = 0.29 * (1 - 0.75 * v**1.5)
        return np.stack(
            [
                r * np.cos(u) * (1 - 0.25 * v) + 0.42 * v**1.2,
                r * np.sin(u),
                1.28 - 0.34 * v + 0.1 * np.cos(u) * 0,
            ],
            -1,
        )

    u = np.linspace(0, 2 * math.pi, 33)
    rings = [
        tube(bag(u, np.full(33, v)), 0.006, cord, sides=4, bend=False)
        for v in np.linspace(0.12, 1, 7)
    ]
    v = np.linspace(0, 1, 12)
    threads = [
        tube(bag(np.full(12, a), v), 0.006, cord, sides=4, bend=False)
        for a in np.linspace(0, 2 * math.pi, 16, endpoint=False)
    ]
    return group(
        rod((-0.28, 0, 1.22), (-0.7, 0, 0), [0.022, 0.028], wood(colour)),
        hoop(0.29, 0.016, wood(colour)).at(z=1.28),
        rings,
        threads,
        motif="net",
    )


def fish_net(
    width: float = 3, height: float = 2, *, colour: str = "#c9b88a", step: float = 0.25
) -> Thing:
    """A net that hangs in the plane of the front from z = height, sagging.

    Floats hang along its top.
    """
    cord = plain(colour)
    parts = []
    count = round(width / step)
    for at in range(-count, count * 2):
        for way in (1, -1):
            s = np.linspace(0, 1, 14)
            x = at * step - width / 2 + way * s * height
            keep = np.abs(x) <= width / 2
            if keep.sum() > 2:
                line = np.stack(
                    [x, 0.1 * np.sin(x * 2), height * (1 - s) - 0.12 * (1 - (2 * x / width) ** 2)],
                    1,
                )[keep]
                parts.append(tube(line, 0.008, cord, sides=4, bend=False))
    x = np.linspace(-width / 2, width / 2, 17)
    parts.append(
        tube(
            np.stack([x, 0.1 * np.sin(x * 2), height - 0.12 * (1 - (2 * x / width) ** 2)], 1),
            0.02,
            cord,
            sides=6,
            bend=False,
        )
    )
    cork = ball(0.07, wood("#b5763a"), sides=12)
    parts += [
        cork.at(
            float(q),
            0.1 * math.sin(float(q) * 2),
            height - 0.12 * (1 - (2 * float(q) / width) ** 2),
        )
        for q in x[1:-1:2]
    ]
    return group(parts, motif="net")
