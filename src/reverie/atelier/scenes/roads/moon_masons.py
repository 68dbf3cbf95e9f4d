"""The moon masons."""

import math

import numpy as np

from reverie.atelier.develop import Air, Fog
from reverie.atelier.motifs.boxes import basket
from reverie.atelier.motifs.clouds import cloud, cloud_sea
from reverie.atelier.motifs.fittings import ladder
from reverie.atelier.motifs.heavens import moon, star_dust
from reverie.atelier.motifs.joinery import plain, rod, wood
from reverie.atelier.motifs.lamps import lantern
from reverie.atelier.motifs.people import figure
from reverie.atelier.motifs.stone import boulder
from reverie.atelier.scene import Camera, Scene, Spot, Sun, World, card
from reverie.atelier.shapes import box, sheet
from reverie.atelier.sky import Glow, Sky
from reverie.atelier.thing import Paint, Thing, group, on_ball


def moon_bricks(radius: float) -> list[Thing]:
    """The wound in the moon, and the courses of brick that close it from below."""
    chance = np.random.default_rng(4)
    bricks: list[Thing] = []

    def edge(angle: float) -> float:
        return 33 + 5 * math.sin(3 * angle + 1) + 3 * math.sin(7 * angle)

    hole = [
        [
            on_ball(
                Thing(),
                radius * 1.03,
                -14 + r * edge(a) * math.cos(a),
                6 + r * edge(a) * math.sin(a),
            ).point(0, 0, 0)
            for a in np.linspace(0, 2 * math.pi, 73)
        ]
        for r in np.linspace(0, 1, 14)
    ]
    bricks.append(
        sheet(np.array(hole), Paint("#131a3c", "#1f2a58", vary=0.2, grain=2)).called("hole")
    )
    shades = ("#b5513a", "#a84634", "#c8654a", "#94402f", "#d07a58")
    for row, north in enumerate(np.arange(-26, 27, 3.7)):
        for column in range(-8, 9):
            east = (column + 0.5 * (row % 2)) * 6.4 / math.cos(math.radians(north))
            away = math.hypot(east, north)
            level = 6 - 0.42 * east + 4 * math.sin(0.3 * east)
            if away < edge(math.atan2(north, east)) + 1.5 and north < level:
                brick = box(
                    (0.31, 0.17, 0.16),
                    Paint(shades[int(chance.integers(5))], vary=0.2, bump=0.4),
                    bevel=0.02,
                )
                bricks.append(
                    on_ball(
                        brick,
                        radius * 1.025 + float(chance.uniform(0, 0.03)),
                        east - 14,
                        north + 6,
                        float(chance.normal(0, 1.5)),
                    ).called("bricks")
                )
    for angle in np.linspace(0, 2 * math.pi, 40, endpoint=False):
        reach = edge(float(angle)) + float(chance.uniform(-1, 2))
        east, north = -14 + reach * math.cos(angle), 6 + reach * math.sin(angle)
        rubble = boulder(float(chance.uniform(0.16, 0.34)), "#e8d8ae", seed=int(chance.integers(5)))
        bricks.append(
            on_ball(rubble, radius * 1.005, east, north, float(chance.uniform(0, 360))).called(
                "moon"
            )
        )
    return bricks


def scaffold() -> Thing:
    """Poles out of the deep, with three decks at z = 1, 2.9 and 4.8."""
    timber, plank = wood("#a8794a"), Paint("#c08a52", "#8f6238", vary=0.2, grain=4)
    poles = [
        rod((x, y, -6), (x + 0.03, y, top), 0.055, timber)
        for x, top in ((-1.95, 6.3), (-0.35, 5.4), (1.45, 4.6))
        for y in (-0.95, -0.15)
    ]
    decks = [
        box((3.9, 0.95, 0.08), plank, bevel=0.01).at(-0.15, -0.55, 0.95),
        box((4.3, 0.95, 0.08), plank, bevel=0.01).at(-0.75, -0.55, 2.85),
        box((2.2, 0.95, 0.08), plank, bevel=0.01).at(-1.2, -0.55, 4.75),
    ]
    braces = [
        rod(a, b, 0.03, timber)
        for a, b in (((-0.35, -1, -2.2), (1.45, -1, 0.9)), ((-0.35, -1, -2.2), (-1.95, -1, 0.9)))
    ]
    ladders = [
        ladder(2.3, colour="#c99a5c").turn(x=-8).at(x, -0.75, z)
        for x, z in ((1.0, 0.98), (-1.6, 2.88))
    ]
    return group(poles, decks, braces, ladders, motif="scaffold")


@card(
    title="The moon masons",
    concept="every month the moon breaks a little, and every month they come with bricks",
    alt="Masons on a high scaffold close a hole in the huge moon with red bricks; one of them eats "
    "his lunch on the end of a plank with his legs over the edge.",
    place="space",
    hour="night",
    palette="midnight blue, brick red, moon cream",
    view="landscape",
    figures="few",
    moods=("industrious", "comforting", "absurd"),
    readings=("repair", "work", "rest", "keeping up the dream", "a secret trade", "teamwork"),
)
def moon_masons() -> Scene:
    """The moon is cropped at the right, and its mender rests at the left."""
    big = group(moon(3.15, "#f6e8be", "#b89a68", glow=0.48, seed=6), moon_bricks(3.15)).at(
        0.95, 3.2, 3.45
    )
    layer = (
        figure(
            "reach",
            age="adult",
            wear="overalls",
            colour="#3f5f8c",
            second="#e8dcc0",
            hat="cap",
            hat_colour="#3a4a6a",
        )
        .turn(66)
        .size(0.92)
        .at(0.1, -0.6, 2.9)
    )
    carrier = (
        figure(
            "carry",
            age="adult",
            wear="shirt",
            colour="#d8a040",
            legs="#4a3a34",
            hat="cap",
            hat_colour="#7a3a2c",
        )
        .turn(14)
        .size(0.9)
        .at(-0.6, -0.75, 1.0)
    )
    load = [
        box((0.3, 0.16, 0.13), Paint("#b5513a", vary=0.2))
        .turn(14)
        .at(
            carrier.back[0] - 0.02,
            carrier.back[1] + 0.08 * (at % 2),
            carrier.back[2] + 0.08 + 0.14 * (at // 2),
        )
        for at in range(5)
    ]
    eater = (
        figure(
            "sit",
            age="adult",
            wear="overalls",
            colour="#a8442f",
            second="#f0e4cc",
            hat="cap",
            hat_colour="#5a4a3a",
            hands=(None, (0.34, -0.06, 0.62)),
        )
        .turn(-128)
        .size(0.98)
        .at(-2.55, -0.98, 2.9)
    )
    bite = [
        box((0.16, 0.12, 0.07), Paint("#e8c080"), bevel=0.02).at(*eater.right),
        basket(0.16, 0.16, colour="#b58a4a").at(-2.25, -0.75, 2.89),
    ]
    hoist = [
        rod((-1.2, -1.05, 4.8), (-1.2, -1.05, 1.9), 0.014, plain("#d8c49a")),
        basket(0.3, 0.34).at(-1.2, -1.05, 1.45),
    ]
    hoist += [
        box((0.24, 0.13, 0.12), Paint("#b5513a"))
        .turn(30 * at)
        .at(-1.2 + 0.06 * at - 0.08, -1.05, 1.82)
        for at in range(3)
    ]
    pile = [
        box((0.3, 0.16, 0.14), Paint(("#b5513a", "#c8654a")[at % 2]))
        .turn(8 * at)
        .at(1.0 + 0.34 * (at % 3), -0.5 + 0.1 * (at % 2), 1.07 + 0.15 * (at // 3))
        for at in range(8)
    ]
    work_lamp = group(lantern(power=22).size(0.8), motif="lantern").at(0.75, -0.75, 2.89)
    return Scene(
        things=[
            big,
            scaffold(),
            layer.thing,
            carrier.thing,
            eater.thing,
            group(load, pile, motif="bricks"),
            group(bite, motif="lunch"),
            group(hoist, motif="hoist"),
            work_lamp,
            lantern(power=8).size(0.5).at(-2.0, -0.9, 2.89),
            star_dust(50, (-6, 6, -3), (6, 9, 9), size=0.025, glow=5, seed=2),
            cloud_sea(30, 1, 30, "#c8cdf0", "#5a66a8", tall=1.2, puff=2.4, seed=4).at(0, 0, -3.6),
            cloud_sea(16, -3, 2, "#c8cdf0", "#5a66a8", tall=0.8, puff=1.6, seed=2).at(0, 0, -1.9),
            *[
                cloud(wide, "#dfe2fa", "#6a76b8", glow=0.1, seed=seed).at(x, y, z)
                for seed, (wide, x, y, z) in enumerate(
                    (
                        (3.4, -2.6, -1.5, -1.1),
                        (3.8, 0.4, -1.7, -1.25),
                        (3.0, 2.2, -1.4, -0.9),
                        (2.2, -0.9, -1.2, -0.7),
                        (2.6, 1.2, -1.3, -0.72),
                        (2.4, -3.6, 0.6, -0.4),
                    )
                )
            ],
        ],
        camera=Camera((-1.1, -9.6, 2.4), (-0.72, 0, 3.0), lens=42),
        world=World("#4f62a8", "#4a3f58", 0.6),
        lights=[
            Sun(-58, 36, 2.3, "#fff0cc", 4),
            Sun(140, 40, 1.2, "#9ab0ff", 5),
            Spot((0.6, -3.0, 4.4), (0.0, 0.3, 3.2), 160, "#ffb060", 55, 0.9),
        ],
        sky=Sky(
            ((0, "#101c46"), (0.5, "#23387a"), (1, "#4a5a9c")),
            stars=170,
            glow=Glow(0.6, 0.42, 0.55, "#6a7ac0", 0.6),
        ),
        air=Air(1.35, Fog(12, 40, "#23387a", 0.45), bloom=0.3, saturation=1.1),
    )
