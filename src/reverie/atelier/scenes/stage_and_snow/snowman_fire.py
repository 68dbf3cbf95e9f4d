"""The snowman's fire."""

import math

import numpy as np

from reverie.atelier.clay import Clay
from reverie.atelier.develop import Air, Fog
from reverie.atelier.motifs.carts import sled
from reverie.atelier.motifs.fires import campfire
from reverie.atelier.motifs.hats import hat
from reverie.atelier.motifs.joinery import disc
from reverie.atelier.motifs.land import Drifts, footprints, snowfield
from reverie.atelier.motifs.woods import fir, forest_wall
from reverie.atelier.scene import Camera, Scene, Sun, World, card
from reverie.atelier.shapes import ball, lathe, tube
from reverie.atelier.sky import Sky
from reverie.atelier.thing import Paint, group, lamp


@card(
    title="The snowman's fire",
    concept="the snowman has given his buttons to the fire and is happy to be warm for once",
    alt="At night a snowman stretches his twig hands to a fire and smiles; where his buttons were "
    "are three holes, and he has begun to melt.",
    place="snow",
    hour="night",
    palette="cobalt snow, fire orange",
    view="room",
    figures="one",
    moods=("happy", "doomed", "warm"),
    readings=("love", "sacrifice", "self-destruction", "comfort", "a short happiness", "giving"),
)
def snowman_fire() -> Scene:
    """One fire lights everything; the side of him that it sees is already glass."""
    ground = Drifts(0.16, 4, 3)
    snow = Clay("#f2f4fb", 0.1)
    snow.ball((0, 0, 0.62), (0.92, 0.9, 0.72)).ball((0.04, 0, 1.62), (0.64, 0.63, 0.58))
    snow.ball((0.12, 0, 2.42), (0.46, 0.46, 0.44)).ball((0.2, 0, 0.06), (1.25, 1.1, 0.2))
    chance = np.random.default_rng(3)
    for at in range(14):
        a = float(chance.uniform(-1.0, 1.0))
        level = (2.1, 1.25, 1.2, 0.5)[at % 4]
        wide = (0.38, 0.58, 0.56, 0.86)[at % 4]
        x, y = wide * math.cos(a), wide * math.sin(a)
        snow.limb([(x, y, level), (x * 1.1, y * 1.1, level - 0.34)], [0.07, 0.04], blend=0.06)
    for z, x in ((1.86, 0.52), (1.6, 0.6), (1.34, 0.56)):
        snow.ball((x, -0.3, z), 0.085, cut=True, blend=0.02)
        snow.spot((x - 0.03, -0.28, z), 0.1, "#a9b6e4", soft=0.03)
    coal = Paint("#1a161c", vary=0.1, rough=0.6)
    face = [ball(0.06, coal, sides=14).at(0.5, y, 2.53) for y in (-0.19, 0.17)]
    for s in np.linspace(-1, 1, 7):
        around, low = 0.95 * s, -0.2 + 0.14 * s * s
        out = 0.46 * math.sqrt(1 - (low / 0.44) ** 2)
        cheek = (0.12 + out * math.cos(around), out * math.sin(around), 2.42 + low)
        face.append(ball(0.04, coal, sides=10).at(*cheek))
    carrot = lathe(
        [(0.09, 0), (0.07, 0.2), (0.03, 0.42), (0.005, 0.55)], Paint("#f08028", vary=0.2)
    )
    twig = Paint("#4a3022", vary=0.2)
    arms = []
    for side, rise in ((-1, 0.12), (1, -0.02)):
        hand = (1.32, side * 0.3, 1.66 + rise)
        arms.append(
            tube(
                [(0.3, side * 0.55, 1.78), (0.85, side * 0.52, 1.62), hand],
                [0.05, 0.04, 0.03],
                twig,
            )
        )
        for dy, dz in ((-0.13, 0.12), (0, 0.16), (0.12, 0.1), (0.14, -0.02)):
            tip = (hand[0] + 0.18, hand[1] + dy, hand[2] + dz)
            arms.append(tube([hand, tip], [0.024, 0.01], twig, sides=6))
    scarf_ = Clay("#c8262c", 0.03).ring((0.08, 0, 2.06), 0.4, 0.1, turn=(0, 8, 0))
    scarf_.limb([(0.1, -0.45, 2.02), (0.0, -0.62, 1.7), (-0.04, -0.62, 1.35)], [0.1, 0.11, 0.1])
    hatted = hat("top", "#22222e", "#c8262c").turn(y=-10, x=8).size(0.4).at(0.06, 0.02, 2.5)
    snowy = Paint(vary=0.05, grain=4, bump=0.2, bump_grain=14, rough=0.75)
    man = group(
        snow.thing("snowman", 130, snowy),
        face,
        carrot.turn(0, y=98).at(0.54, 0, 2.42),
        arms,
        scarf_.thing("scarf", 60),
        hatted,
        motif="snowman",
    )
    given = [
        disc(0.09, 0.05, coal).turn(0, x=60).at(x, y, z)
        for x, y, z in ((-0.12, -0.34, 0.2), (0.16, -0.36, 0.14), (0.02, -0.4, 0.32))
    ]
    fire = group(campfire(power=150), given, motif="fire").size(1.25).at(1.2, -1.5, 0.02)
    return Scene(
        things=[
            snowfield(ground, "#dfe6fa", "#4a5cb0"),
            man.turn(-38).size(1.25).at(-0.75, -0.2, float(ground(-0.75, -0.2)) - 0.03),
            fire,
            lamp(60, "#ff8a3a", 0.3).at(1.2, -1.7, 0.9),
            forest_wall(
                26,
                6.5,
                tall=5.2,
                layers=3,
                shades=("#0f1f52", "#24407c", "#6a84c0"),
                mist="#3450a0",
                snow=0.7,
                height=ground,
                seed=5,
            ),
            fir(3.6, ("#122458", "#2a4688", "#7a94d0"), snow=0.8, seed=2).at(2.9, 2.6, 0),
            fir(4.6, ("#122458", "#2a4688", "#7a94d0"), snow=0.8, seed=4).at(-3.3, 1.9, 0),
            fir(2.0, ("#0c1840", "#1c3068", "#5068a8"), snow=0.7, seed=6).at(-2.35, -3.6, -0.2),
            sled(colour="#b5392f").turn(150).size(0.9).at(2.35, 0.6, float(ground(2.35, 0.6))),
            footprints([(2.2, 1.0), (1.4, 3), (1.8, 5.4)], ground, size=0.18, colour="#5a6cb8"),
        ],
        camera=Camera((0.4, -8.3, 1.7), (0.2, 0, 1.85), lens=45),
        world=World("#3c56b0", "#5060a8", 0.42),
        lights=[Sun(160, 40, 1.1, "#8fa8ff", 4)],
        sky=Sky(((0, "#142060"), (0.5, "#2f4aa0"), (1, "#4a62b8")), stars=120),
        air=Air(
            1.5, Fog(9, 26, "#2c4494", 0.7), bloom=0.4, saturation=1.12, weather="snow", amount=0.4
        ),
    )
