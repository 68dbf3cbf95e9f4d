"""The rabbit's best trick."""

import math

import numpy as np

from reverie.atelier.clay import Clay
from reverie.atelier.develop import Air
from reverie.atelier.motifs.floors import floor_boards
from reverie.atelier.motifs.heavens import crescent, star_dust
from reverie.atelier.motifs.joinery import drape, metal
from reverie.atelier.motifs.leaves import loose_leaves, vine
from reverie.atelier.motifs.people import figure
from reverie.atelier.motifs.scatter import roughened
from reverie.atelier.motifs.small_beasts import rabbit
from reverie.atelier.motifs.trees import birch, oak
from reverie.atelier.motifs.woods import fir
from reverie.atelier.scene import Camera, Scene, Spot, World, card
from reverie.atelier.scenes.stage_and_snow.shared import backdrop, velvet
from reverie.atelier.shapes import ball, lathe, sheet
from reverie.atelier.sky import Sky
from reverie.atelier.thing import Paint, Thing, group, lamp


def great_hat() -> Thing:
    """A top hat that stands on its crown, 2.1 high, its opening up."""
    felt = Paint("#17161d", vary=0.06, grain=1, sheen=0.25, bump=0.04, bump_grain=20)
    body = lathe(
        [(0.0, 0.0), (1.18, 0.0), (1.24, 0.06), (1.16, 0.9), (1.2, 1.7), (1.32, 1.92)],
        felt,
        round_off=False,
        sides=60,
    )
    turns = np.linspace(0, 2 * math.pi, 61)
    brim = np.array(
        [
            [
                (
                    r * math.cos(a),
                    r * math.sin(a),
                    1.9 + 0.1 * (r - 1.3) + k * 0.3 * math.cos(a) ** 2,
                )
                for a in turns
            ]
            for r, k in zip((1.25, 1.6, 1.9, 2.02), (0, 0.2, 0.7, 1.1), strict=True)
        ]
    )
    band = lathe([(1.21, 1.28), (1.225, 1.5), (1.25, 1.72)], Paint("#d8304a", vary=0.1, sheen=0.4))
    return group(body, sheet(brim, felt), band, motif="top hat")


@card(
    title="The rabbit's best trick",
    concept="the rabbit has learned the trick and pulls a whole forest and the man out of the hat",
    alt="On a stage a forest with its own moon grows out of a huge top hat; beside it a rabbit in "
    "a cape holds a tiny man by the collar.",
    place="stage",
    hour="timeless",
    palette="teal dusk, top-hat black, leaf green",
    view="landscape",
    figures="one",
    moods=("playful", "triumphant", "strange"),
    readings=("revenge", "creation", "roles reversed", "inner world", "showing off", "abundance"),
)
def hat_forest() -> Scene:
    """The forest leans out over the brim; its moon lights it, the footlights the magician."""
    mound = Clay("#3f5a34", 0.3).ball((0, 0, 1.85), (1.1, 1.1, 0.45))
    mound.ball((-0.1, 0.1, 2.6), (0.85, 0.8, 0.9)).ball((-0.25, 0.2, 3.6), (0.55, 0.5, 0.7))
    hill = roughened(mound.thing("moss", 70, Paint(vary=0.25, bump=0.5)), 0.05, 3, 2)
    top = hill.top()
    greens = ("#1f4a38", "#3f7a48", "#8fb85a")
    kinds = [
        fir(1.3, greens, seed=1),
        fir(1.0, ("#23503c", "#4a8a50", "#a4c468"), seed=2),
        oak(1.2, ("#3a6a34", "#6fa044", "#b8cc5c"), seed=3),
        birch(1.5, seed=2),
    ]
    chance = np.random.default_rng(11)
    trees = []
    for at in range(64):
        a, r = at * 2.4, 1.1 * math.sqrt((at + 0.6) / 64)
        x, y = -0.08 + r * math.cos(a), 0.12 + r * math.sin(a)
        z = top(x, y)
        if z is not None:
            grown = kinds[at % 4].turn(float(chance.uniform(0, 360)))
            size = float(chance.uniform(0.55, 0.85)) * (1.2 if r < 0.4 else 0.9)
            trees.append(grown.size(size).turn(y=26 * (x + 0.08), x=-14 * y).at(x, y, z - 0.06))
    creeper = [
        vine(
            [(x, -1.3, 1.75), (x * 1.12, -1.72, 1.98), (x * 1.15, -1.85, 1.5), (x * 1.2, -1.75, d)],
            ("#2c5a34", "#5a8a44", "#a0bc5c"),
            seed=at,
        )
        for at, (x, d) in enumerate(((-0.7, 0.7), (0.25, 1.1), (0.8, 0.9)))
    ]
    conjurer = rabbit("upright", fur="#e6dccb", cells=150)
    arm = Clay("#e6dccb", 0.08).limb(
        [(0.04, -0.12, 0.68), (0.26, -0.22, 0.78), (0.42, -0.24, 1.06)], [0.1, 0.075, 0.065]
    )
    arm.ball((0.43, -0.24, 1.1), 0.085)
    around = np.linspace(0.42 * math.pi, 1.58 * math.pi, 60)
    folds = 1 + 0.07 * np.sin(around * 17)
    cape = sheet(
        np.array(
            [
                [
                    (r * f * math.cos(a) - 0.02, 1.15 * r * f * math.sin(a), z)
                    for a, f in zip(around, folds, strict=True)
                ]
                for r, z in ((0.17, 0.83), (0.27, 0.7), (0.36, 0.4), (0.46, 0.03))
            ]
        ),
        velvet("#b8202f"),
    )
    knot = ball(0.05, Paint("#d82a35"), sides=12)
    tie = group(knot, knot.size(1, 2, 1.4).at(y=0.1), knot.size(1, 2, 1.4).at(y=-0.1))
    vest = Clay("#1d4a58", 0.05).ball((0.03, 0, 0.53), (0.21, 0.19, 0.26))
    buttons = [
        ball(0.018, metal("#e8c060"), sides=10).at(x, 0, z)
        for x, z in ((0.215, 0.64), (0.238, 0.55), (0.23, 0.42))
    ]
    conjurer = group(
        conjurer,
        vest.thing("waistcoat", 60),
        buttons,
        arm.thing("rabbit", 50),
        cape,
        tie.size(0.62).at(0.2, 0, 0.8),
        motif="rabbit",
    )
    conjurer = conjurer.turn(-146).size(1.95).at(1.5, -1.7, 0)
    paw = conjurer.point(0.49, -0.26, 1.06)
    tiny = figure(
        "fall",
        age="adult",
        wear="coat",
        colour="#f6eeda",
        second="#d8402c",
        hair="black",
        beard="moustache",
        legs="#c83a34",
        mood="amazed",
    )
    nape = tiny.point("back")
    man = tiny.thing.at(-nape[0], -nape[1], -nape[2]).turn(0, y=58).size(0.62).turn(-70)
    return Scene(
        things=[
            floor_boards(16, 14, "#6f5a4a").at(0, 0, 0),
            backdrop(("#f0c090", "#a8c8a4", "#4a9c9c", "#23707e", "#174e62"), 4.5, 0.3, 6.5),
            star_dust(60, (-4, 4.3, 4), (4, 4.4, 9), size=0.03, glow=2),
            group(great_hat(), hill, trees, creeper).turn(y=-3).at(-0.75, 0.4, 0),
            crescent(0.85, glow=1.3).turn(y=24).at(0.3, 1.0, 4.85),
            lamp(70, "#ffeec0", 0.4).at(0.5, -0.1, 4.85),
            conjurer,
            man.at(*paw),
            star_dust(40, (-2, -1, 1.9), (1, 1, 5.5), ("#fff6c8", "#c8f0b0"), size=0.022),
            loose_leaves(40, (-2.6, -2.4, 0.2), (1.2, 1, 4.6), ("#8fb85a", "#c8d870"), leaf=0.09),
            group(
                drape(2, 9, velvet("#14505c"), folds=5, depth=0.2).at(-3.2, 0.9, 0),
                drape(2, 9, velvet("#14505c"), folds=5, depth=0.2, seed=2).at(3.3, 0.9, 0),
                motif="curtain",
            ),
        ],
        camera=Camera((0.2, -8.6, 2.2), (0.05, 0, 2.75), lens=40),
        world=World("#5a9ca0", "#7a6a58", 0.65),
        lights=[
            Spot((-4.5, -5, 6.5), (0, -0.5, 1.8), 1700, "#ffe2b0", 50, 0.7, 0.4),
            Spot((3.5, 3, 6), (1.6, -1.6, 1.4), 900, "#a8e8e0", 40, 0.7, 0.3),
            Spot((-0.4, 1.4, 0.2), (0, 4.5, 3.2), 900, "#ffe0b0", 130, 0.9, 0.5),
            Spot((0, 0.5, 9.5), (0, 4.5, 3.5), 1500, "#9fe0dc", 90, 0.9, 0.5),
        ],
        sky=Sky(((0, "#0f3244"), (1, "#174a5c"))),
        air=Air(1.2, bloom=0.3, saturation=1.12),
    )
