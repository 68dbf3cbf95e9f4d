"""A rabbit over the wall."""

import math

import numpy as np

from reverie.atelier.clay import Clay
from reverie.atelier.develop import Air, Fog, LowFog
from reverie.atelier.motifs.joinery import metal, plain, rod, stone, wood
from reverie.atelier.motifs.land import Hills, meadow, road
from reverie.atelier.motifs.leaves import grass_field, vine
from reverie.atelier.motifs.people import figure
from reverie.atelier.motifs.scatter import scatter
from reverie.atelier.motifs.small_beasts import rabbit
from reverie.atelier.motifs.stone import mountains
from reverie.atelier.motifs.woods import fir
from reverie.atelier.scene import Camera, Scene, Sun, World, card
from reverie.atelier.shapes import ball, box, cutout, lathe, tube
from reverie.atelier.sky import Clouds, Glow, Sky
from reverie.atelier.thing import Paint, Thing, group, light


def wall_rabbit() -> Thing:
    """The upper part of an enormous rabbit, with its paws on the wall; about 6 high."""
    return rabbit("upright", fur="#e8d8cc", belly="#fbf2ea", inner="#e89a94", cells=190).size(7.6)


def wall_growth() -> list[Thing]:
    """Ivy and roses on the wall's right half, around two arrow slits and a lit window."""
    climbs = (
        ((3.2, 0.0), (2.9, 0.9), (3.1, 1.8), (2.6, 2.6), (2.7, 3.3)),
        ((3.1, 0.2), (2.3, 0.8), (1.7, 1.6), (1.2, 1.9)),
        ((2.9, 1.4), (2.1, 2.3), (1.5, 2.9), (0.7, 3.1)),
        ((3.3, 1.0), (3.6, 2.2), (3.3, 3.2)),
    )
    ivy = [
        vine([(x, -0.1, z) for x, z in path], leaf=0.2, spread=0.24, density=40, seed=at)
        for at, path in enumerate(climbs)
    ]
    chance = np.random.default_rng(8)
    roses = [
        ball(0.07, Paint("#f6e4e0", "#e89a9c", vary=0.3), sides=10)
        .at(x + float(chance.normal(0, 0.14)), -0.26, z + float(chance.normal(0, 0.14)))
        .called("rose")
        for path in climbs
        for x, z in path[1:]
        for _ in range(3)
    ]
    opening = [(-0.2, 0), (0.2, 0), (0.2, 0.5), (0, 0.68), (-0.2, 0.5)]
    window = group(
        cutout([(1.45 * x, 1.25 * z - 0.08) for x, z in opening], 0.1, stone("#f0c8b4")),
        cutout(opening, 0.14, light("#ffd890", 2.2)),
        motif="window",
    )
    return [*ivy, *roses, window.at(0.55, -0.04, 1.7), window.at(1.9, -0.04, 1.1)]


@card(
    title="A rabbit over the wall",
    concept="the walls were built against wolves, and now something soft looks over them",
    alt="At dawn an enormous rabbit looks over a pink castle wall; a small guard offers it a "
    "carrot on a lance.",
    place="mountain",
    hour="dawn",
    palette="pink stone, dawn blue",
    view="vast",
    figures="one",
    moods=("gentle", "funny", "awed"),
    readings=("the stranger", "fear", "peace offering", "defence", "curiosity", "greatness"),
)
def rabbit_over_the_wall() -> Scene:
    """The wall hides all of the rabbit but its head and paws."""
    masonry = Paint("#d99a8c", "#b87478", "bricks", vary=0.2, grain=1.5, bump=0.5, bump_grain=8)
    pale = Paint("#e6b4a2", "#c08a86", "bricks", vary=0.18, grain=2.2, bump=0.4)
    wall = group(
        box((18, 1.0, 3.6), masonry, bevel=0.04).at(0, 0.5, 1.8),
        box((18, 1.3, 0.22), pale).at(0, 0.4, 3.55),
        [
            box((0.62, 0.3, 0.62), pale, bevel=0.03).at(x, -0.1, 3.92)
            for x in np.arange(-7.4, 7.6, 1.02)
            if abs(x + 0.45) > 1.5 and not 1.3 < x < 3.2
        ],
        motif="castle wall",
    )
    arch = [(1.0 * math.cos(a), 1.5 + 1.0 * math.sin(a)) for a in np.linspace(0, math.pi, 15)]
    gate = group(
        cutout(
            [
                (-1.24, 0),
                (1.24, 0),
                *[
                    (1.24 * math.cos(a), 1.5 + 1.24 * math.sin(a))
                    for a in np.linspace(0, math.pi, 15)
                ],
            ],
            0.12,
            pale,
        ),
        cutout([(1.0, 0), *arch, (-1.0, 0)], 0.2, wood("#6b4440")),
        [box((0.03, 0.22, 2.2), metal("#4a3c40")).at(x, 0, 1.1) for x in (-0.6, -0.2, 0.2, 0.6)],
        motif="gate",
    )
    bulwark = group(
        lathe(
            [(1.25, 0), (1.12, 1.5), (1.05, 4.4), (1.3, 4.7), (1.3, 5.2)],
            masonry,
            round_off=False,
            smooth=False,
            sides=28,
        ),
        [box((0.4, 0.3, 0.5), pale).at(x=1.2).turn(a).at(z=5.4) for a in range(0, 360, 36)],
        [box((0.2, 0.06, 0.6), plain("#3f2c40")).at(0.15, -1.06, z) for z in (2.0, 3.6)],
        motif="tower",
    )
    paws = Clay("#f0e2d8", 0.12)
    paws.ball((0, 0.85, 0.1), (0.62, 0.42, 0.34), pair=True)
    for toe in (-0.24, 0, 0.24):
        paws.ball((0.42, 0.85 + toe, 0.02), (0.26, 0.14, 0.2), blend=0.04, pair=True)
    guard = (
        figure(
            "reach",
            age="adult",
            wear="uniform",
            colour="#3d5f9c",
            second="#e8d8b0",
            hat="helmet",
            hat_colour="#b8b4b0",
            cloak="#c23f3a",
        )
        .turn(150)
        .size(0.85)
        .at(2.75, 0.1, 3.66)
    )
    hand = guard.right
    carrot = group(
        lathe(
            [(0.001, 0), (0.05, 0.12), (0.12, 0.42), (0.1, 0.52), (0.001, 0.55)],
            Paint("#f07a24", vary=0.15),
        ),
        [
            tube(
                [(0, 0, 0.52), (0.1 * math.cos(a), 0.1 * math.sin(a), 0.85)],
                [0.03, 0.01],
                Paint("#5f9a3a"),
            )
            for a in (0, 2, 4)
        ],
        motif="carrot",
    )
    tip = (1.75, -0.3, 4.25)
    return Scene(
        things=[
            wall,
            gate.at(-1.75, -0.05, 0),
            bulwark.at(-3.5, 0.0, 0),
            *wall_growth(),
            bulwark.size(0.9).at(4.3, 3.5, 0.5),
            wall_rabbit().turn(y=17).turn(-80).at(-0.35, 4.1, -0.55),
            paws.thing("rabbit", 110).turn(-90).at(-0.45, 0.3, 3.84),
            guard.thing,
            rod(tuple(1.6 * np.array(hand) - 0.6 * np.array(tip)), tip, 0.03, wood("#8a5a3c")),
            carrot.turn(y=-60).size(1.5).at(tip[0] - 0.05, tip[1], tip[2] - 0.02),
            meadow(Hills(0.35, 6, 3), "#8a9a6c", "#6a7f68", "#b8a880"),
            road(
                [(-0.2, -9, 0), (-0.9, -5, 0), (-1.7, -0.4, 0)],
                Hills(0.35, 6, 3),
                "#d8b8a0",
                width=1.3,
            ),
            grass_field(
                4000,
                (-6, 6),
                (-7.5, -0.3),
                ("#54705a", "#8a9a6c", "#c9b890"),
                height=Hills(0.35, 6, 3),
                tall=0.2,
            ),
            scatter(
                [fir(1.6, ("#2c4a50", "#4a6a68", "#8a9a8c"), seed=1)],
                5,
                (1.4, 4),
                (-4.5, -1),
                seed=4,
            ),
            mountains(60, 13, 7, "#8f8aa8", snow=0.5, seed=4).at(0, 30, -1),
        ],
        camera=Camera((0.35, -10.4, 2.1), (0.3, 0.5, 4.75), lens=41),
        world=World("#8fb0dc", "#d8a8a0", 0.6),
        lights=[Sun(74, 20, 3.4, "#ffb890", 4), Sun(-30, 40, 0.6, "#a8c4f0", 8)],
        sky=Sky(
            (
                (0, "#5f8cc8"),
                (0.35, "#a8c0e0"),
                (0.62, "#f2cfc4"),
                (0.85, "#fbd9b8"),
                (1, "#fbd9b8"),
            ),
            (Clouds("#ffd8cc", "#a8a0c8", 0.5, 1.6, 0.05, 0.6, 0.7, 0.5),),
            glow=Glow(0.95, 0.55, 0.5, "#ffe0b8", 0.7),
        ),
        air=Air(
            1.2,
            Fog(13, 50, "sky", 0.85),
            bloom=0.22,
            saturation=1.12,
            low_fog=LowFog("#f2d0c8", 0.62, 0.8, 9, 14, 0.45),
        ),
    )
