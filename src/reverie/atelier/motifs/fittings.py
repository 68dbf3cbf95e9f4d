"""What belongs to a room: doors, pictures, stairs, ladders and carpets."""

import math

import numpy as np

from reverie.atelier.colour import mix
from reverie.atelier.motifs.joinery import (
    BRASS,
    arched,
    cloth,
    frame,
    metal,
    oval,
    rod,
    rounded,
    stone,
    turned,
    wood,
)
from reverie.atelier.shapes import ball, box, cutout, sheet, tube
from reverie.atelier.thing import Array, Paint, Thing, group, light


def door(
    width: float = 0.95,
    height: float = 2.0,
    *,
    colour: str = "#9c3a2c",
    surround: str = "#e6d6b4",
    opened: float = 0,
    glow: str | None = None,
    strength: float = 4,
    arch: bool = True,
) -> Thing:
    """A door in its frame, hinged on the left, opening to the viewer by degrees.

    `glow` puts a shining plane behind it. The frame is 0.26 wider than the door and 0.24 deep.
    """
    inner = arched(width, height) if arch else _square(width, height)
    outer = arched(width + 0.26, height + 0.14) if arch else _square(width + 0.26, height + 0.14)
    leaf_line = (
        arched(width - 0.02, height - 0.01) if arch else _square(width - 0.02, height - 0.01)
    )
    leaf = [cutout(leaf_line, 0.06, wood(colour), bevel=0.01)]
    light_wood = wood(mix(colour, "#ffffff", 0.08))
    panel = frame(
        rounded(width * 0.34, height * 0.28, 0.02),
        rounded(width * 0.27, height * 0.28 - width * 0.07, 0.015),
        0.09,
        light_wood,
        bevel=0.008,
    )
    for x in (-0.23, 0.23):
        leaf += [panel.at(x * width, 0, height * 0.2), panel.at(x * width, 0, height * 0.54)]
    leaf += [
        ball(0.045, metal(BRASS), sides=16).at(width * 0.4, -0.08, height * 0.46),
        ball(0.045, metal(BRASS), sides=16).at(width * 0.4, 0.08, height * 0.46),
        rod(
            (width * 0.4, -0.07, height * 0.46),
            (width * 0.4, 0.07, height * 0.46),
            0.018,
            metal(BRASS),
        ),
        box((0.06, 0.075, 0.16), metal(BRASS), bevel=0.01).at(width * 0.4, 0, height * 0.44),
    ]
    if arch:
        leaf.append(
            cutout([(x, z) for x, z in oval(width * 0.34, width * 0.34)], 0.08, light_wood).at(
                0, 0, height * 0.8
            )
        )
    parts = [
        frame(outer, inner, 0.24, stone(surround), bevel=0.012),
        group(leaf).at(x=width / 2).turn(-opened).at(-width / 2, -0.06),
        box((width + 0.4, 0.4, 0.06), stone(mix(surround, "#8a7a66", 0.4)), bevel=0.015).at(z=0.0),
    ]
    if glow:
        parts.append(cutout(inner, 0.01, light(glow, strength)).at(y=0.09))
    return group(parts, motif="door")


def _square(width: float, height: float) -> Array:
    half = width / 2
    return np.array([(half, 0.0), (half, height), (-half, height), (-half, 0.0)])


def picture_frame(
    width: float = 0.8,
    height: float = 1.0,
    *,
    colour: str = BRASS,
    picture: Paint | None = None,
    round_frame: bool = False,
) -> Thing:
    """A carved frame around the origin, facing the viewer, with a picture painted so or open."""
    gold = metal(colour)
    inner = oval(width, height, 48) if round_frame else rounded(width, height, 0.02)
    parts = [
        frame(inner * (1 + 0.3 / np.array([width, height])), inner, 0.06, gold, bevel=0.02),
        frame(
            inner * (1 + 0.36 / np.array([width, height])),
            inner * (1 + 0.24 / np.array([width, height])),
            0.1,
            gold,
            bevel=0.02,
        ),
    ]
    for x, z in ((-1, -1), (-1, 1), (1, -1), (1, 1)):
        if not round_frame:
            parts.append(
                ball(0.08, gold, sides=14)
                .size(1, 0.6, 1)
                .at(x * (width / 2 + 0.14), -0.03, z * (height / 2 + 0.14))
            )
    if picture:
        parts.append(cutout(inner, 0.01, picture).at(y=0.02))
    return group(parts, motif="picture frame")


def stairs(
    count: int = 10,
    width: float = 1.0,
    *,
    run: float = 0.3,
    rise: float = 0.2,
    colour: str = "#cdbfa2",
    solid: bool = True,
    turn: float = 0,
) -> Thing:
    """Steps that climb towards +x from the origin; `turn` bends them by degrees a step.

    Not `solid`, each step hangs alone. The end is at (count * run, 0, count * rise) if straight.
    """
    paint = stone(colour)
    tread = stone(mix(colour, "#ffffff", 0.15))
    x = y = heading = 0.0
    parts = []
    for at in range(count):
        top = (at + 1) * rise
        high = top if solid else rise * 0.55
        step = group(
            box((run * 1.04, width, high), paint, bevel=0.012).at(z=top - high / 2),
            box((run * 1.16, width + 0.06, 0.05), tread, bevel=0.015).at(
                -run * 0.05, 0, top - 0.02
            ),
        )
        parts.append(step.turn(heading).at(x, y))
        x += run * math.cos(math.radians(heading + turn / 2))
        y += run * math.sin(math.radians(heading + turn / 2))
        heading += turn
    return group(parts, motif="stairs")


def spiral_stairs(
    count: int = 18,
    radius: float = 0.95,
    *,
    rise: float = 0.19,
    turn: float = 24,
    colour: str = "#4f5a5a",
    rail: bool = True,
) -> Thing:
    """A winding stair around a post on z; it starts towards +x and turns to the left going up."""
    iron = metal(colour)
    a = math.radians(turn * 0.62)
    wedge = [
        (0.06, -0.03),
        (radius * math.cos(a / 2), -radius * math.sin(a / 2)),
        (radius, 0),
        (radius * math.cos(a / 2), radius * math.sin(a / 2)),
        (0.06, 0.03),
    ]
    step = cutout(wedge, 0.05, wood("#8a6a48"), bevel=0.01).turn(x=90)
    post = rod((radius * 0.95, 0, 0), (radius * 0.95, 0, 0.8), 0.014, iron, sides=6)
    parts = [
        turned(
            [
                (0.07, 0),
                (0.07, count * rise + 0.9),
                (0.1, count * rise + 0.92),
                (0.001, count * rise + 1.05),
            ],
            iron,
            sides=16,
        )
    ]
    for at in range(count):
        parts.append(step.at(z=(at + 1) * rise).turn(at * turn))
        if rail:
            parts.append(post.at(z=(at + 1) * rise).turn(at * turn))
    if rail:
        angles = np.radians(np.arange(count) * turn)
        path = np.stack(
            [
                radius * 0.95 * np.cos(angles),
                radius * 0.95 * np.sin(angles),
                (np.arange(count) + 1) * rise + 0.8,
            ],
            1,
        )
        parts.append(tube(path, 0.025, wood("#6b4630")))
    return group(parts, motif="stairs")


def ladder(
    height: float = 4,
    width: float = 0.42,
    *,
    colour: str = "#8a6a44",
    step: float = 0.28,
    seed: int = 0,
) -> Thing:
    """A ladder standing upright on z = 0, its rungs along x; lean it with `turn(x=...)`."""
    chance = np.random.default_rng(seed)
    wooden = wood(colour)
    rung = rod((-0.5, 0, 0), (0.5, 0, 0), 0.022, wooden)
    parts = [
        tube(
            [
                (s * width / 2, 0, 0),
                (s * width * 0.47, 0.015 * s, height / 2),
                (s * width * 0.44, 0, height),
            ],
            [0.036, 0.03, 0.028],
            wooden,
        )
        for s in (-1, 1)
    ]
    for at in range(1, int(height / step)):
        wide = width * (1.08 - 0.12 * at * step / height)
        parts.append(rung.size(wide, 1, 1).turn(y=float(chance.normal(0, 1.6))).at(z=at * step))
    return group(parts, motif="ladder")


def carpet(
    width: float = 2.4,
    depth: float = 1.5,
    *,
    colour: str = "#8f3034",
    border: str = "#d8b25a",
    middle: str = "#2f5d62",
    wave: float = 0.0,
) -> Thing:
    """A carpet on z = 0 with borders, a diamond and fringes at both ends; `wave` lets it fly."""

    def lay(u: Array, v: Array, above: float) -> Array:
        x, y = u * width / 2, v * depth / 2
        z = (
            above
            + wave
            * (0.16 * np.sin(x * 2.6 + 0.5) + 0.07 * np.sin(x * 5 + y * 2) + 0.05 * np.cos(y * 3))
            + 0.004
        )
        return np.stack([x, y, z], axis=-1)

    def field(reach_u: float, reach_v: float, above: float, tone: str) -> Thing:
        u, v = np.meshgrid(np.linspace(-reach_u, reach_u, 41), np.linspace(-reach_v, reach_v, 21))
        return sheet(lay(u, v, above), cloth(tone))

    def diamond(size: float, above: float, tone: str) -> Thing:
        s, t = np.meshgrid(np.linspace(-1, 1, 17), np.linspace(-1, 1, 17))
        return sheet(lay((s + t) / 2 * size * 0.62, (s - t) / 2 * size, above), cloth(tone))

    inset = 0.14
    edge_u, edge_v = 1 - inset * 2 / width, 1 - inset * 2 / depth
    parts = [
        field(1, 1, 0.012, colour),
        field(edge_u, edge_v, 0.016, border),
        field(edge_u - 0.05, edge_v - 0.08, 0.02, middle),
        field(edge_u - 0.16, edge_v - 0.24, 0.024, colour),
        diamond(0.62, 0.028, border),
        diamond(0.5, 0.032, middle),
        diamond(0.22, 0.036, border),
    ]
    for side in (-1, 1):
        for v in np.linspace(-0.97, 0.97, 26):
            start = lay(np.array(side * 1.0), np.array(v), 0.012)
            parts.append(
                rod(
                    start,
                    np.add(start, (side * 0.12, 0.01, -0.01)),
                    [0.012, 0.006],
                    cloth("#efe4cc"),
                    sides=5,
                )
            )
    return group(parts, motif="carpet")
