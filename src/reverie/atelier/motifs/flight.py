"""What flies: balloons and kites."""

import math

import numpy as np

from reverie.atelier.colour import mix
from reverie.atelier.motifs.joinery import (
    RED,
    cloth,
    plain,
    rod,
    slack,
    wood,
)
from reverie.atelier.shapes import ball, cutout, lathe, tube
from reverie.atelier.thing import Paint, Point, Thing, group, light


def balloon(
    radius: float = 0.3, *, colour: str = RED, string: float = 1.2, to: Point | None = None
) -> Thing:
    """A toy balloon around the origin on a string that hangs down, or goes `to` a point."""
    r = radius
    shape = lathe(
        [(0.002, -1.2), (0.14, -1.1), (0.66, -0.62), (1.0, 0.12), (0.74, 0.78), (0.002, 1.06)],
        Paint(colour, vary=0.08, rough=0.3, shine=0.5, bump=0),
        sides=32,
    ).size(r)
    knot = lathe(
        [(0.001, -1.16), (0.1, -1.28), (0.06, -1.26)], plain(mix(colour, "#000000", 0.2)), sides=14
    ).size(r)
    gleam = (
        ball(0.16, light("#ffffff", 0.8), sides=12)
        .size(0.7, 0.3, 1.2)
        .turn(y=28)
        .size(r)
        .at(-0.42 * r, -0.78 * r, 0.42 * r)
    )
    end = to or (0.0, 0.0, -1.2 * r - string)
    start = (0.0, 0.0, -1.22 * r)
    middle = [
        tuple(np.array(start) * (1 - s) + np.array(end) * s + (w, 0, 0))
        for s, w in ((0.33, 0.05), (0.66, -0.05))
    ]
    parts = [shape, knot, gleam]
    if string or to:
        parts.append(tube([start, *middle, end], 0.008, plain("#efe6d0"), sides=5))
    return group(parts, motif="balloon")


def balloons(
    count: int = 9,
    *,
    colours: tuple[str, ...] = (RED, "#e8b840", "#4f8a9a", "#7d9448", "#d88a9a"),
    radius: float = 0.28,
    length: float = 1.8,
    seed: int = 0,
) -> Thing:
    """A bunch of balloons whose strings meet at the origin; they float about `length` above it."""
    chance = np.random.default_rng(seed)
    parts = []
    for at in range(count):
        turn, out = at * 2.4, 0.19 * math.sqrt(at + 0.4) * radius / 0.28
        spot = np.array(
            (
                out * 1.5 * math.cos(turn),
                out * 1.2 * math.sin(turn),
                length + 0.35 - 0.45 * out + float(chance.uniform(-0.1, 0.1)),
            )
        )
        toy = balloon(
            radius * float(chance.uniform(0.85, 1.12)), colour=colours[at % len(colours)], string=0
        )
        tilt = float(np.degrees(np.arctan2(spot[0], spot[2])))
        parts.append(toy.turn(y=tilt * 0.8).at(*spot))
        parts.append(
            tube(
                np.array([spot - (0, 0, 1.1 * radius), spot * (0.55, 0.55, 0.5), spot * 0]),
                0.006,
                plain("#efe6d0"),
                sides=4,
            )
        )
    return group(parts, motif="balloons")


def kite(
    *,
    colours: tuple[str, str, str, str] = (RED, "#e8b840", "#4f7a8a", "#efe4cc"),
    tail: float = 1.6,
    to: Point | None = None,
) -> Thing:
    """A diamond kite 1.2 high around the origin, facing the viewer, with a tail of bows.

    Its line goes `to` a point.
    """
    tips = [(0, 0.6), (0.45, 0.15), (0, -0.6), (-0.45, 0.15)]
    heart = (0.0, 0.15)
    parts = [
        cutout([heart, tips[at], tips[(at + 1) % 4]], 0.012, cloth(colours[at])) for at in range(4)
    ]
    parts += [
        rod((0, 0.015, -0.6), (0, 0.015, 0.6), 0.013, wood("#6b4630"), sides=6),
        rod((-0.45, 0.015, 0.15), (0.45, 0.015, 0.15), 0.013, wood("#6b4630"), sides=6),
    ]
    share = np.linspace(0, 1, 24)
    line = np.stack([0.22 * np.sin(share * 8) * share, 0.1 * share, -0.6 - tail * share], 1)
    parts.append(tube(line, 0.008, plain("#efe6d0"), bend=False, sides=5))
    bow = group(
        cutout([(0, 0), (0.12, 0.06), (0.12, -0.06)], 0.01, cloth(colours[0])),
        cutout([(0, 0), (-0.12, -0.06), (-0.12, 0.06)], 0.01, cloth(colours[2])),
    )
    parts += [bow.turn(y=float(30 * math.sin(at))).at(*line[at]) for at in range(4, 24, 4)]
    if to:
        parts.append(
            tube(slack((0, -0.02, 0.1), to, 0.25), 0.006, plain("#efe6d0"), bend=False, sides=4)
        )
    return group(parts, motif="kite")
