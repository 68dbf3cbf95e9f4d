"""The planet's gardener."""

import math

import numpy as np

from reverie.atelier.develop import Air, Fog
from reverie.atelier.motifs.heavens import moon, ringed_planet, star_dust
from reverie.atelier.motifs.isles import little_planet
from reverie.atelier.motifs.leaves import grass_tuft
from reverie.atelier.motifs.people import figure
from reverie.atelier.motifs.tools import watering_can
from reverie.atelier.motifs.trees import oak
from reverie.atelier.scene import Camera, Scene, Sun, World, card
from reverie.atelier.shapes import ball, tube
from reverie.atelier.sky import Clouds, Glow, Sky
from reverie.atelier.thing import Paint, Thing, group, lamp, light, on_ball


def moon_claws() -> Thing:
    """Roots that come out of a planet of radius 1.5 and close around a moon below it."""
    bark = Paint("#7a4a34", "#4f2e26", vary=0.25, bump=0.5)
    chance = np.random.default_rng(8)
    claws = []
    for at, angle in enumerate(np.linspace(0, 360, 9, endpoint=False)):
        a = math.radians(angle + float(chance.normal(0, 8)))
        way = np.array([math.cos(a), math.sin(a), 0])
        out = 0.95 + 0.12 * (at % 3)
        line = [
            way * 0.75 + (0, 0, -0.95),
            way * 0.8 + (0, 0, -1.5),
            way * out + (0, 0, -2.1),
            way * 0.85 * out + (0, 0, -2.8),
            way * 0.4 + (0.1 * way[1], 0, -3.15),
        ]
        line = [spot + chance.normal(0, 0.05, 3) for spot in line]
        claws.append(tube(line, [0.17, 0.13, 0.1, 0.07, 0.02], bark, sides=10))
        twig = [
            line[1],
            line[1] + way * 0.4 - (0, 0, 0.25),
            line[1] + way * 0.5 - (0, 0, 0.8) + chance.normal(0, 0.1, 3),
        ]
        claws.append(tube(twig, [0.06, 0.045, 0.01], bark, sides=8))
    return group(claws, motif="roots")


@card(
    title="The planet's gardener",
    concept="he waters the one tree every evening and does not know what its roots are holding",
    alt="An old man waters the only tree of a tiny planet; far below, the tree's roots come out of "
    "the planet and hold a glowing moon.",
    place="space",
    hour="timeless",
    palette="black violet, leaf green, copper",
    view="landscape",
    figures="one",
    moods=("devoted", "lonely", "tender"),
    readings=("care", "the unseen", "legacy", "faithfulness", "holding on", "small worlds"),
)
def planet_gardener() -> Scene:
    """Tree, planet and moon stand in one line, held together by roots."""
    planet = little_planet(1.5, "#7a8a4a", "#8a5f44", seed=3)
    old = figure(
        "hold",
        age="old",
        beard="full",
        hair="white",
        wear="overalls",
        colour="#b5643a",
        second="#e8dcc0",
        hat="straw",
        hat_colour="#d8a85a",
        hands=((0.42, 0.1, 0.72), (0.42, -0.12, 0.72)),
    )
    can = watering_can(colour="#c8713a").painted(
        Paint("#d07a3c", "#8a4426", vary=0.2, rough=0.35, metal=0.5)
    )
    worker = group(
        old.size(0.78).thing, can.turn(y=24).size(0.62).at(0.28, 0, 0.34), motif="gardener"
    )
    drops = [
        ball(0.02, light("#cfe8ff", 2), sides=6).at(
            0.84 + 0.03 * at % 0.16, 0.02 * (at % 3), 0.62 - 0.06 * at
        )
        for at in range(9)
    ]
    gardener = on_ball(group(worker, drops).size(1.25), 1.48, -72, 58, 50)
    tree = on_ball(
        oak(3.3, ("#2f6a3a", "#6fb048", "#d0e070"), "#7a4a34", leaves=190, seed=6), 1.4, 20, 86
    )
    fruit_spots = [
        (-0.45, -0.6, 3.75),
        (0.55, -0.8, 3.6),
        (0.85, -0.6, 3.85),
        (0.2, -0.75, 4.1),
        (-0.1, -0.8, 3.5),
    ]
    fruits = [
        ball(0.1, Paint("#e88a3c", glow=0.6, rough=0.4), sides=16).at(*spot).called("copper apple")
        for spot in fruit_spots
    ]
    return Scene(
        things=[
            planet,
            gardener,
            tree,
            *fruits,
            moon_claws(),
            group(
                [
                    on_ball(
                        grass_tuft(0.2, 14, ("#4f7a34", "#86a848", "#c8d070"), seed=s), 1.49, e, n
                    )
                    for s, (e, n) in enumerate(
                        (
                            (-50, 40),
                            (10, 55),
                            (35, 30),
                            (60, 60),
                            (-10, 20),
                            (-70, 62),
                            (-30, 5),
                            (28, 70),
                        )
                    )
                ]
            ),
            moon(0.78, "#ffdca8", "#c08a5a", glow=0.9, seed=5).at(0, 0, -2.45),
            lamp(120, "#ffb870", 0.7).at(0.2, -1.5, -2.3),
            lamp(60, "#ffb870", 0.6).at(-1.4, -0.6, -2.2),
            ringed_planet(0.55, "#b5654a", "#7a3a4a", seed=2).at(3.3, 9, 4.4),
            ball(0.28, Paint("#8a5a86", "#5a3a6a", vary=0.3), sides=24)
            .at(-3.6, 8, -2.6)
            .called("planet"),
            star_dust(60, (-4, 2, -4), (4, 6, 6), size=0.018, glow=5, seed=4),
        ],
        camera=Camera((-0.1, -11.4, 1.0), (0.12, 0, 0.72), lens=46),
        world=World("#6a4f98", "#3a2448", 0.55),
        lights=[Sun(-48, 42, 2.8, "#ffe2b0", 4), Sun(150, 35, 2.2, "#b890ff", 4)],
        sky=Sky(
            ((0, "#1c1034"), (0.4, "#38205c"), (0.75, "#5a2f6c"), (1, "#2c1846")),
            (Clouds("#8a4a8c", "#2c1848", 0.5, 1.3, 0.1, 0.95, 0.55, 0.2, 1.2),),
            stars=220,
            glow=Glow(0.5, 0.8, 0.4, "#d8785a", 0.45),
        ),
        air=Air(1.3, Fog(13, 40, "#38205c", 0.6), bloom=0.35, saturation=1.12),
    )
