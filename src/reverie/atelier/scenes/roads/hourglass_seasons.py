"""The hourglass of the seasons."""

import math

import numpy as np

from reverie.atelier.develop import Air, Fog
from reverie.atelier.motifs.clocks import hourglass
from reverie.atelier.motifs.flowers import daisy, poppy, tulip
from reverie.atelier.motifs.joinery import plain, rod, turned
from reverie.atelier.motifs.people import figure
from reverie.atelier.motifs.scatter import roughened, scatter
from reverie.atelier.motifs.trees import oak
from reverie.atelier.motifs.woods import fir
from reverie.atelier.scene import Camera, Scene, Sun, World, card
from reverie.atelier.shapes import ball, box, highlight, lathe
from reverie.atelier.sky import Clouds, Glow, Sky
from reverie.atelier.thing import Array, Paint, Thing, glass, group, lamp


def hourglass_frame() -> Thing:
    """Wood and glass, 5.5 high; its neck is at z = 2.75."""
    timber = Paint("#8f5a34", "#6b3f24", vary=0.2, grain=3, bump=0.25, rough=0.5, shine=0.4)
    outline = [
        (0.9, 0.3),
        (1.4, 0.85),
        (1.47, 1.35),
        (1.12, 2.1),
        (0.36, 2.6),
        (0.15, 2.75),
        (0.36, 2.9),
        (1.12, 3.4),
        (1.47, 4.15),
        (1.4, 4.65),
        (0.9, 5.2),
    ]
    plate = turned([(0, 0), (1.95, 0), (2.02, 0.1), (1.9, 0.2), (1.6, 0.28), (0, 0.28)], timber)
    post = lathe(
        [
            (0.13, 0),
            (0.16, 0.2),
            (0.07, 0.5),
            (0.1, 1.6),
            (0.15, 2.45),
            (0.1, 3.3),
            (0.07, 4.4),
            (0.16, 4.75),
            (0.13, 4.95),
        ],
        timber,
        sides=24,
    )
    posts = [
        post.at(1.78 * math.cos(a), 1.78 * math.sin(a), 0.25) for a in np.radians((62, 182, -2))
    ]
    gleams = [
        highlight(path, 0.03)
        for path in (
            [(-1.28, -0.6, 4.3), (-1.22, -0.6, 3.95), (-0.98, -0.6, 3.62)],
            [(-1.28, -0.6, 1.5), (-1.24, -0.6, 1.15), (-1.05, -0.6, 0.85)],
            [(1.2, -0.7, 4.4), (1.22, -0.7, 4.1)],
            [(0.75, -0.5, 2.25), (0.98, -0.5, 2.0), (1.14, -0.5, 1.7)],
        )
    ]
    clear = lathe(outline, glass("#f4f2fc", "#ffffff", 0.9), sides=64)
    return group(plate, plate.turn(x=180).at(z=5.5), posts, clear, gleams, motif="hourglass")


def far_hourglass(sand: str, fallen: float) -> Thing:
    """One of the others in the mist, 5.5 high; it needs no glass, for nobody sees through it."""
    timber, pale = plain("#c4a4c0"), Paint("#e8d8ee", vary=0.08, glow=0.25)
    plate = lathe([(0.001, 0), (1.95, 0), (1.95, 0.28), (0.001, 0.28)], timber, round_off=False)
    post = rod((1.7, 0, 0.2), (1.7, 0, 5.3), 0.12, timber)
    bulb = [(0.9, 0.28), (1.45, 1.1), (1.1, 2.1), (0.2, 2.75)]
    heap = [(1.42, 0.5), (1.46, 0.5 + 0.7 * fallen), (0.4, 0.7 + 1.2 * fallen), (0.001, 2.0)]
    return group(
        plate,
        plate.at(z=5.22),
        [post.turn(angle) for angle in (60, 180, 300)],
        lathe(bulb, pale),
        lathe([(r, 5.5 - z) for r, z in bulb[::-1]], pale),
        lathe(heap, plain(sand)),
        motif="far hourglasses",
    )


def running_out() -> Thing:
    """Leaves above the neck, and snow below it."""
    chance = np.random.default_rng(7)
    grains = []
    for _ in range(260):
        fall = float(chance.uniform(0, 1))
        spread = 0.03 + 0.3 * fall**1.6
        x, y = chance.normal(0, spread, 2)
        grains.append(
            ball(float(chance.uniform(0.012, 0.03)), Paint("#ffffff", glow=0.5), sides=6).at(
                float(x), float(y), 2.9 - 1.5 * fall
            )
        )
    leaves = [
        ball(0.03, Paint(c, glow=0.2), sides=6)
        .size(1.6, 1, 0.5)
        .turn(float(chance.uniform(0, 180)))
        .at(float(x), float(y), float(z))
        for c, (x, y), z in zip(
            ["#9ccc4a", "#e8c84a", "#f2a0b0"] * 8,
            chance.normal(0, 0.12, (24, 2)),
            chance.uniform(2.9, 3.6, 24),
            strict=True,
        )
    ]
    return group(group(grains, motif="snow"), group(leaves, motif="leaves"))


@card(
    title="The hourglass of the seasons",
    concept="summer runs out as snow, and two from different halves wave through the neck",
    alt="In a great hourglass a green summer meadow trickles down as snow onto a winter below; two "
    "tiny people wave to each other through the neck.",
    place="nowhere",
    hour="timeless",
    palette="leaf green, snow lilac, wood",
    view="close-up",
    figures="pair",
    moods=("wistful", "loving", "quiet"),
    readings=("time", "separation", "seasons", "farewell", "balance", "growing apart"),
)
def hourglass_seasons() -> Scene:
    """A funnel of meadow above, a drift below, and grains that fall between."""
    soil = lathe(
        [(0.1, 2.74), (0.3, 2.93), (1.02, 3.4), (1.3, 3.74), (1.32, 3.86)],
        Paint(
            gradient=("#f2ecfc", "#cdb8dc", "#8a6a58", "#7a5a3a", "#6f8a3c"), vary=0.15, bump=0.4
        ),
    )
    turf = lathe(
        [(1.33, 3.84), (1.0, 3.9), (0.62, 3.84), (0.3, 3.6), (0.13, 3.2)],
        Paint("#86b840", "#5f9434", vary=0.25, grain=5, bump=0.5),
    ).called("meadow")

    def meadow_height(x: Array, y: Array) -> Array:
        return np.interp(np.hypot(x, y), [0.13, 0.3, 0.62, 1.0, 1.33], [3.2, 3.6, 3.84, 3.9, 3.84])

    drift = roughened(
        lathe(
            [(1.44, 0.75), (1.1, 0.84), (0.6, 1.0), (0.2, 1.32), (0.001, 1.42)],
            Paint("#f4f1fc", "#d8d0ee", vary=0.06, bump=0.15),
        ),
        0.02,
        3,
    ).called("snow")
    below = lathe([(0.95, 0.32), (1.38, 0.7), (1.44, 0.76)], Paint("#d3c8ea", vary=0.1)).called(
        "snow"
    )
    friend = figure(
        "wave",
        colour="#e8a030",
        hat="straw",
        hat_colour="#f2dc98",
        hair="chestnut",
        hairstyle="braids",
        wear="dress",
        look=(-30, 0, 0),
        hands=((0.3, 0.55, 1.25), None),
    )
    friend = friend.turn(-62).size(0.78).at(-0.5, -0.62, 3.82)
    other = figure(
        "wave",
        colour="#c8322c",
        hat="beanie",
        hat_colour="#b02a26",
        scarf="#f2e6d0",
        look=(40, 0, 0),
    )
    other = other.turn(-118).size(0.82).at(0.6, -0.7, 0.84)
    table = Paint("#a8744a", "#8a5838", "planks", "top", vary=0.2, grain=0.5, bump=0.2)
    others = [
        far_hourglass(sand, fallen).turn(18 * at).size(tall / 5.5).at(x, y, 0)
        for at, (tall, sand, fallen, x, y) in enumerate(
            (
                (7.0, "#d8a0b8", 0.3, -6.4, 14.0),
                (6.0, "#8fb070", 0.7, 4.4, 13.0),
                (9.0, "#d8b070", 0.5, 7.6, 17.0),
                (8.5, "#a0b8d8", 0.9, -3.4, 21.0),
                (9.0, "#d8a0b8", 0.6, -11.0, 22.0),
                (10.0, "#8fb070", 0.4, 2.6, 30.0),
            )
        )
    ]
    toppled = hourglass(1.7, colour="#6b4038", sand="#e8dcf0", share=1.0)
    return Scene(
        things=[
            box((140, 100, 0.1), table, bevel=0).at(0, 40, -0.05).called("table"),
            *others,
            toppled.turn(y=90).turn(24).at(-2.75, -3.0, 0.5),
            hourglass_frame(),
            soil.called("soil"),
            turf,
            drift,
            below,
            friend.thing,
            other.thing,
            running_out(),
            oak(1.15, ("#3f7a2c", "#7fb83c", "#cfe06a"), seed=2).at(0.72, 0.25, 3.84),
            oak(0.85, ("#4f8a30", "#8fc444", "#d8e878"), seed=4).at(-0.95, 0.45, 3.86),
            oak(0.7, seed=5).at(0.1, 0.95, 3.86),
            scatter(
                [
                    poppy("#e0452c", 0.2, seed=1),
                    daisy(tall=0.16, seed=2),
                    tulip("#f2c040", 0.2, seed=3),
                ],
                34,
                (-0.2, 1.2),
                (-1.2, 0.6),
                height=meadow_height,
                seed=3,
                where=lambda x, y: 0.55 < math.hypot(x, y) < 1.2,
            ),
            *[
                fir(h, ("#3f5a6a", "#6f8a9a", "#a8b8c8"), snow=0.9, seed=s).at(x, y, z)
                for h, s, x, y, z in (
                    (1.0, 1, -0.85, 0.2, 0.9),
                    (0.75, 2, -0.5, -0.55, 0.95),
                    (0.85, 3, 0.7, 0.6, 0.9),
                    (0.55, 4, -1.1, -0.35, 0.82),
                )
            ],
            lamp(14, "#fff0b0", 0.3).at(0.1, -0.7, 4.8),
        ],
        camera=Camera((-1.0, -11.4, 2.5), (-0.28, 0, 2.72), lens=55),
        world=World("#b8a4ec", "#b88a68", 0.6),
        lights=[Sun(-70, 34, 3.4, "#ffe8b8", 4), Sun(140, 30, 2.0, "#c8b0ff", 5)],
        sky=Sky(
            ((0, "#6a5aa8"), (0.3, "#9a88cc"), (0.55, "#d8b8d8"), (1, "#f6dcc8")),
            (Clouds("#fbe8f0", "#9a86c4", 0.5, 1.5, 0.0, 0.6, 0.6, 0.4),),
            glow=Glow(0.14, 0.5, 0.5, "#fff0d0", 0.9),
        ),
        air=Air(1.12, Fog(13.5, 36, "#e0c4dc", 0.92), bloom=0.25, saturation=1.14),
    )
