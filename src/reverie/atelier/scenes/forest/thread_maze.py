"""The thread in the maze."""

import math

import numpy as np

from reverie.atelier.develop import Air
from reverie.atelier.motifs.cats import cat
from reverie.atelier.motifs.flowers import daisy, poppy
from reverie.atelier.motifs.land import meadow
from reverie.atelier.motifs.leaves import leafy
from reverie.atelier.motifs.people import figure
from reverie.atelier.motifs.scatter import scatter
from reverie.atelier.scene import Camera, Scene, Sun, World, card
from reverie.atelier.shapes import ball, box, lathe, sheet, tube
from reverie.atelier.thing import Paint, Point, Thing, group

RINGS = (2.05, 3.1, 4.15, 5.2, 6.25, 7.3)


GAPS = (-75.0, 140.0, 20.0, -150.0, 75.0, -90.0)
"""where each round hedge is open, in degrees from the right"""


STOPS = (-20.0, 80.0, -40.0, -95.0, 120.0)
"""where a cross hedge closes the way between two round ones"""


def arc_hedge(radius: float, start: float, end: float, seed: int) -> Thing:
    """A clipped hedge along part of a circle around the origin."""
    shades = ("#1d3a26", "#3f6a38", "#86a84c")
    profile = np.array(
        [(-0.22, 0), (-0.23, 0.4), (-0.17, 0.56), (0, 0.6), (0.17, 0.56), (0.23, 0.4), (0.22, 0)]
    )
    angles = np.radians(np.linspace(start, end, max(8, int((end - start) * radius / 9))))
    out = radius + profile[:, 0][None, :]
    points = np.stack(
        [
            out * np.cos(angles)[:, None],
            out * np.sin(angles)[:, None],
            profile[:, 1] + 0 * out * angles[:, None],
        ],
        -1,
    )
    long = math.radians(end - start) * radius
    return leafy(
        sheet(points, Paint()), shades, count=int(330 * long), leaf=0.11, seed=seed
    ).called("hedge")


def maze_thread() -> list[Point]:
    """The way of the thread: along each corridor from gap to gap, inward, to the cat."""
    line: list[Point] = [(0.25, -9.6, 0.07), (0.05, -8.4, 0.07), (0.0, -7.4, 0.07)]
    for ring in range(len(RINGS) - 1, 0, -1):
        here = (RINGS[ring] + RINGS[ring - 1]) / 2
        start, end, stop = GAPS[ring], GAPS[ring - 1], STOPS[ring - 1]
        turn = (end - start) % 360
        if (stop - start) % 360 < turn:
            turn -= 360
        steps = max(4, int(abs(turn) / 9))
        sway = 0.1 * np.sin(np.arange(steps + 1) * 1.3)
        for at in range(steps + 1):
            a = math.radians(start + turn * at / steps)
            line.append(((here + sway[at]) * math.cos(a), (here + sway[at]) * math.sin(a), 0.07))
    a = math.radians(GAPS[0])
    return [
        *line,
        (1.9 * math.cos(a), 1.9 * math.sin(a), 0.07),
        (0.62, -0.95, 0.1),
        (0.75, -0.62, 0.3),
    ]


def sleeping_features() -> Thing:
    """Shut eyes, a nose and brow stripes for a sleeping cat of size 1, bold enough from above."""
    brown = Paint("#5c2f14", vary=0.05)
    features = []
    for side in (-1, 1):
        lid = [(0.15, 0.05, 0.014), (0.178, 0.092, -0.008), (0.14, 0.14, 0.014)]
        features.append(tube([(x, side * y, z) for x, y, z in lid], 0.009, brown, sides=8))
        brow = [(0.12, 0.035, 0.09), (0.06, 0.05, 0.135), (0.0, 0.05, 0.146)]
        features.append(
            tube([(x, side * y, z) for x, y, z in brow], [0.006, 0.014, 0.006], Paint("#94531f"))
        )
    features.append(
        ball(0.02, Paint("#d8807a", vary=0), sides=12).size(0.8, 1.2, 0.8).at(0.18, 0, -0.028)
    )
    return group(features, motif="cat").turn(x=10).turn(y=16).turn(238).at(0.16, -0.27, 0.19)


@card(
    title="The thread in the maze",
    concept="the thread that should lead the child out leads to somebody who sleeps on it",
    alt="A round hedge maze from above; a child in a straw hat follows a red thread that leads to "
    "the middle, where a huge ginger cat sleeps by the ball of wool.",
    place="meadow",
    hour="noon",
    palette="box green, gravel, red",
    view="landscape",
    figures="one",
    moods=("playful", "puzzled", "calm"),
    readings=("guidance", "fate", "the goal is asleep", "trust", "detour", "solution"),
)
def thread_maze() -> Scene:
    """Seen from above, so that only the hat of the child is to be seen."""
    hedges = []
    for at, (radius, gap) in enumerate(zip(RINGS, GAPS, strict=True)):
        half = math.degrees(0.5 / radius)
        hedges.append(arc_hedge(radius, gap + half, gap + 360 - half, at))
    for at, stop in enumerate(STOPS):
        middle = (RINGS[at] + RINGS[at + 1]) / 2
        hedges.append(
            leafy(
                box((1.0, 0.42, 0.58), Paint(), bevel=0.05).at(middle, 0, 0.29).turn(stop),
                ("#1d3a26", "#3f6a38", "#86a84c"),
                count=420,
                leaf=0.11,
                seed=at,
            ).called("hedge")
        )
    wool = Paint("#c8241f", "#8f1418", "stripes", vary=0.1, grain=5, bump=0.3)
    red = Paint("#d8261f", vary=0.05, bump=0.1, glow=0.1)
    sleeper = (
        group(
            cat("sleep", fur="#e09a4c", chest="#fbf2e2", stripes="#94531f", cells=190),
            sleeping_features(),
        )
        .size(-3.5, 3.5, 3.5)
        .turn(-30)
    )
    child = (
        figure(
            "walk",
            colour="#e8b83a",
            hat="straw",
            hat_colour="#f2dc98",
            hat_band="#c8241f",
            hair="chestnut",
            hairstyle="braids",
        )
        .turn(26)
        .size(1.25)
    )
    bushes = [
        leafy(
            ball(0.5, Paint(), sides=16).at(z=0.45),
            ("#24442c", "#4a7440", "#93b256"),
            count=520,
            leaf=0.12,
            seed=at,
        ).at(x, y)
        for at, (x, y) in enumerate(
            ((-4.4, -7.6), (4.5, -7.7), (-4.7, 7.9), (4.7, 7.8), (-1.25, -8.4), (1.6, -8.5))
        )
    ]
    gravel = Paint("#e2cfa4", "#cdb688", vary=0.12, grain=5, bump=0.4, bump_grain=30)
    lawn = meadow(lambda x, y: 0 * x - 0.02 + 0 * y, "#8fae4c", "#6f963f", "#a8b85a")
    return Scene(
        things=[
            lawn,
            lathe(
                [(0.001, 0.0), (8.2, 0.0), (8.25, -0.05)], gravel, round_off=False, sides=90
            ).called("path"),
            box((1.9, 6, 0.06), gravel).at(0.15, -10.5, -0.02).called("path"),
            *hedges,
            *bushes,
            sleeper.at(-0.15, 0.2, 0.04),
            lathe(
                [(0.001, 0.02), (1.85, 0.02), (1.88, 0.0)],
                Paint("#f0dfb8", "#dcc698", vary=0.15, grain=3, bump=0.3),
                round_off=False,
                sides=60,
            ).called("path"),
            ball(0.52, wool).turn(40, 30).at(0.86, -0.5, 0.42).called("ball of wool"),
            *[
                tube(
                    [
                        (
                            0.54 * math.cos(t) * math.cos(k),
                            0.54 * math.sin(t),
                            0.54 * math.cos(t) * math.sin(k),
                        )
                        for t in np.linspace(0, 6.28, 24)
                    ],
                    0.03,
                    red,
                    sides=6,
                ).at(0.86, -0.5, 0.42)
                for k in (0.2, 0.9, 1.7, 2.5)
            ],
            tube(maze_thread(), 0.05, red, sides=8, motif="red thread"),
            child.at(1.75, -6.6, 0.02).thing,
            scatter(
                [daisy(seed=1), poppy("#e8e0f0", 0.4, seed=2)],
                90,
                (-7, 7),
                (-11, 11),
                seed=4,
                sizes=(0.6, 1.0),
                where=lambda x, y: math.hypot(x, y) > 8.4 and abs(x) > 1.2,
            ),
        ],
        camera=Camera((0.4, -9.8, 13.2), (0.2, -1.3, 0), lens=49, roll=4),
        world=World("#a8c8f0", "#c8c890", 0.6),
        lights=[Sun(-58, 38, 4.0, "#fff0c8", 2)],
        air=Air(1.0, None, bloom=0.15, saturation=1.15),
    )
