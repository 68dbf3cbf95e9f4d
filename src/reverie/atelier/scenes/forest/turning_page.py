"""The page is turned."""

import math

import numpy as np

from reverie.atelier.develop import Air, Fog
from reverie.atelier.motifs.heavens import moon, star_dust
from reverie.atelier.motifs.houses import house
from reverie.atelier.motifs.people import figure
from reverie.atelier.motifs.scatter import patches, ramp, scatter, tinted
from reverie.atelier.motifs.stone import boulder
from reverie.atelier.motifs.trees import oak
from reverie.atelier.motifs.woods import fir
from reverie.atelier.scene import Camera, Scene, Sun, World, card
from reverie.atelier.shapes import box, cutout, sheet
from reverie.atelier.sky import Clouds, Sky
from reverie.atelier.thing import Array, Paint, Thing, group, lamp, light

WIND = np.array([0.8, -0.6])
"""toward the corner of the page that the wind has lifted"""


FOLD = 0.55
"""how far along that way the page leaves the ground"""


def turned(x: Array, y: Array, lift: float = 0.0) -> Array:
    """Where a point of the page lies once the wind has rolled its near right corner up and back."""
    s = x * WIND[0] + y * WIND[1] - FOLD
    t = -x * WIND[1] + y * WIND[0]
    radius, most = 0.95 + 0.03 * np.clip(t + 3, 0, 9), 2.45 + 0.12 * np.sin(0.6 * t)
    roll = np.clip(s / radius, 0, most)
    past = np.maximum(s - radius * most, 0)
    bow = 0.085 * past**2
    out = np.minimum(s, 0) + radius * np.sin(roll) + past * np.cos(most) + bow
    up = radius * (1 - np.cos(roll)) + past * np.sin(most) + bow
    out, up = out - lift * np.sin(roll), up + lift * np.cos(roll)
    here = out + FOLD
    return np.stack([here * WIND[0] - t * WIND[1], here * WIND[1] + t * WIND[0], up], -1)


def on_page(thing: Thing, x: float, y: float) -> Thing:
    """Stand on the page, upright to its surface even where it rolls up."""
    roll = max((x * WIND[0] + y * WIND[1] - FOLD) / 1.1, 0.0)
    along = (float(-WIND[1]), float(WIND[0]), 0.0)
    up = (float(-math.sin(roll) * WIND[0]), float(-math.sin(roll) * WIND[1]), math.cos(roll))
    ahead = np.cross(up, along)
    spot = turned(np.array(x), np.array(y), 0.05)
    tilted = thing.axes(along, (float(ahead[0]), float(ahead[1]), float(ahead[2])), up)
    return tilted.at(float(spot[0]), float(spot[1]), float(spot[2]))


@card(
    title="The page is turned",
    concept="the wind has taken a corner of the day, and the farmer leans on it with all he has",
    alt="A landscape of golden fields curls up at one corner like a page; under it lies a starry "
    "night. A farmer holds the page down with a stone.",
    place="meadow",
    hour="afternoon",
    palette="harvest gold, paper white, midnight blue",
    view="vast",
    figures="one",
    moods=("grand", "uneasy", "stubborn"),
    readings=(
        "time",
        "change",
        "the end of a chapter",
        "holding on",
        "a story",
        "what lies beneath",
    ),
)
def turning_page() -> Scene:
    """Day on the page, night on the next one, the same fields on both."""
    x, y = np.meshgrid(np.linspace(-16, 3.3, 300), np.linspace(-4.7, 44, 420))
    fields = field_colours(x, y).reshape(-1, 3)
    soil = Paint(vary=0.12, grain=2, bump=0.3)
    top = tinted(sheet(turned(x, y, 0.05), Paint()), lambda _: fields, soil).called("field")
    paper = Paint(vary=0.06, grain=1.2, bump=0.05)
    shown = ramp(("#fdf0d2",), 0 * fields[:, 0]) * (0.62 + 0.4 * fields)
    below = tinted(sheet(turned(x, y), Paint()), lambda _: shown, paper).called("page")
    a, b = np.meshgrid(np.linspace(-12, 18, 300), np.linspace(-12, 46, 400))
    moonlit = field_colours(a, b).reshape(-1, 3).mean(1, keepdims=True) * (0.1, 0.2, 0.78)
    night = tinted(
        sheet(np.stack([a, b, 0 * a - 0.6], -1), Paint()), lambda _: moonlit, soil
    ).called("night ground")
    chance = np.random.default_rng(4)
    gold = [oak(1, ("#8a6a2c", "#c9962f", "#ecc868"), leaves=50, seed=seed) for seed in range(4)]
    trees = []
    for _ in range(150):
        across, away = float(chance.uniform(-9, 3)), float(chance.uniform(-4, 28))
        rolled = across * WIND[0] + away * WIND[1] - FOLD
        if (
            rolled < 1.2
            and patches(across, away, 3.0, 2, 3) > 0.5
            and abs(across + 2) + abs(away + 3.2) > 2.4
        ):
            tree = gold[int(chance.integers(4))].size(float(chance.uniform(0.6, 1.1)))
            trees.append(on_page(tree, across, away))
    homes = [
        house("cottage", seed=seed).size(0.28).turn(turn).at(across, away, 0.04)
        for seed, turn, across, away in (
            (1, 20, -2.6, 3.0),
            (2, -30, -1.5, 3.9),
            (4, 60, -3.3, 4.6),
            (3, 10, -0.6, 6.2),
        )
    ]
    asleep = [
        dark_cottage(size).turn(turn).at(across, away, -0.6)
        for size, turn, across, away in (
            (1.0, 14, 1.0, -3.2),
            (0.85, -22, 2.05, -2.5),
            (0.9, 35, 2.6, -3.6),
            (0.7, 5, 3.1, -1.5),
            (0.65, -12, 3.9, -0.2),
            (0.6, 25, 4.7, 1.6),
            (0.75, -20, 5.0, 4.6),
            (0.8, 10, 6.4, 7.5),
            (0.9, 30, 5.6, 10.5),
            (1.0, -15, 7.6, 14.0),
            (1.1, 20, 6.2, 18.0),
        )
    ]
    dusky = [fir(1, ("#101c40", "#1c2c5c", "#34488a"), seed=seed) for seed in range(3)]
    woods = scatter(
        dusky,
        210,
        (0.5, 17),
        (-7, 36),
        seed=5,
        sizes=(0.5, 1.3),
        where=lambda p, q: p > 4.4 or p * WIND[0] + q * WIND[1] > 2.6,
    ).at(z=-0.6)
    farmer = figure(
        "lean over",
        age="adult",
        wear="overalls",
        colour="#2f55a8",
        second="#e8dcc0",
        hat="straw",
        hat_colour="#f0d078",
    )
    weight = boulder(0.8, "#a09a92", seed=3)
    return Scene(
        things=[
            top,
            below,
            night,
            woods,
            *trees,
            *homes,
            *asleep,
            star_dust(
                150,
                (-2, -9, -0.56),
                (7, 5, -0.4),
                ("#fff3c8", "#cfe0ff"),
                size=0.032,
                glow=5,
                seed=6,
            ),
            moon(0.4, glow=1.1).at(0.75, -5.0, -0.3),
            lamp(14, "#dfe8ff", 0.3).at(0.75, -5.6, 0.6),
            lamp(16, "#ffc66a", 0.2).at(1.6, -3.3, 0.2),
            lamp(10, "#ffc66a", 0.2).at(2.6, -2.6, 0.2),
            weight.size(1.1).at(-2.02, -3.85, 0.16),
            farmer.turn(-8).size(1.15).at(-2.62, -3.8, 0.05).thing,
        ],
        camera=Camera((-0.6, -11.2, 6.3), (-0.5, 0.4, 0.8), lens=41),
        world=World("#b8c4d0", "#d8b870", 0.5),
        lights=[Sun(24, 38, 3.7, "#ffe0a4", 3)],
        sky=Sky(
            ((0, "#a8c0cc"), (0.3, "#f2dca4"), (1, "#f6e4b0")),
            (Clouds("#fff4d8", "#c9b890", 0.5, 1.6, 0.0, 0.3, 0.7, 0.6),),
        ),
        air=Air(1.12, Fog(17, 46, "#f2dca8", 0.85), bloom=0.25, saturation=1.12),
    )


def dark_cottage(size: float) -> Thing:
    """A house of the night, dark blue with lit windows, 1 wide."""
    wall, tiles = Paint("#1e2a60", vary=0.1), Paint("#121a44", vary=0.15)
    gable = [(-0.42, 0.45), (0.42, 0.45), (0, 0.95)]
    return group(
        box((0.9, 0.66, 0.5), wall).at(z=0.25),
        cutout(gable, 1.02, tiles).turn(90),
        box((0.12, 0.12, 0.4), wall).at(0.25, 0.05, 0.95),
        [
            box((0.15, 0.02, 0.19), light("#ffcf70", 5), bevel=0).at(x, -0.335, 0.27)
            for x in (-0.25, 0.02)
        ],
        box((0.02, 0.15, 0.19), light("#ffcf70", 5), bevel=0).at(0.455, 0, 0.27),
        box((0.16, 0.02, 0.32), light("#f2a850", 2), bevel=0).at(0.29, -0.335, 0.17),
        motif="house",
    ).size(size)


def field_colours(x: Array, y: Array) -> Array:
    """A patchwork of stubble, corn and fallow, each strip with its furrows."""
    bend = 0.9 * (patches(x, y, 5, 2, 1) - 0.5)
    across, away = x * 0.9 + 0.25 * y + 2 * bend, y * 0.72 - 0.2 * x + 2 * bend
    column, row = np.floor(across / 2.4), np.floor(away / 2.0)
    pick = np.abs(np.sin(column * 12.9898 + row * 78.233) * 43758.5453) % 1
    furrow = 0.5 + 0.5 * np.sin(np.where(pick > 0.5, across, away) * 16)
    shades = ramp(("#b07a2c", "#d9a63c", "#ecc860", "#a8a04a", "#e0b048", "#f2dc8c"), pick)
    hedge = np.clip(
        (np.maximum(np.abs(across / 2.4 % 1 - 0.5), np.abs(away / 2.0 % 1 - 0.5)) - 0.465) * 60,
        0,
        1,
    )
    shades = shades * (0.86 + 0.2 * furrow[..., None])
    return shades * (1 - hedge[..., None]) + hedge[..., None] * ramp(("#6f7a34",), hedge * 0)
