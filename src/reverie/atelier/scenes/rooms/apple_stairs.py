"""The apple's staircase."""

import numpy as np

from reverie.atelier.clay import Clay
from reverie.atelier.develop import Air
from reverie.atelier.motifs.anatomy import blade, wear
from reverie.atelier.motifs.boxes import suitcase
from reverie.atelier.motifs.fittings import spiral_stairs
from reverie.atelier.motifs.food import apple, table_knife
from reverie.atelier.motifs.hats import hat
from reverie.atelier.motifs.houses import pane
from reverie.atelier.motifs.joinery import wood
from reverie.atelier.motifs.small_life import caterpillar
from reverie.atelier.scene import Camera, Scene, Sun, World, card
from reverie.atelier.shapes import ball, box, sheet, tube
from reverie.atelier.thing import Paint, Thing, group, lamp


def half_apple() -> Thing:
    """An apple of radius 1 around the origin, cut in the front, with a shaft where its core was."""
    clay = Clay("#b8262a", 0.1)
    clay.ball((0, 0, 0.02), (1.0, 1.0, 0.9)).ball((0, 0, 0.22), (0.96, 0.96, 0.72), "#c63a2c")
    clay.ball((0, 0, 1.02), (0.3, 0.3, 0.24), cut=True, blend=0.3)
    clay.ball((0, 0, -0.98), (0.28, 0.28, 0.16), cut=True, blend=0.25)
    clay.box((0, -1.06, 0), (1.4, 1.0, 1.4), cut=True, edge=0.01, blend=0.01)
    clay.limb([(0, -0.02, -0.5), (0, -0.02, 0.28)], 0.3, cut=True, blend=0.03)
    clay.spot((0, -0.06, 0.03), (0.955, 0.8, 0.86), "#fbf0cf", soft=0.03)
    clay.spot((0, -0.06, 0.0), (0.52, 0.03, 0.74), "#f1e2ac", soft=0.03)
    clay.spot((0, -0.06, 0.0), (0.48, 0.03, 0.7), "#fbf0cf", soft=0.03)
    return clay.thing("apple", 170, Paint(vary=0.08, grain=4, bump=0.08, rough=0.45, shine=0.4))


@card(
    title="The apple's staircase",
    concept="he had worked on this house all his life, and on the day it was opened he moves out",
    alt="A halved apple on a blue cloth has a spiral staircase where its core was; a caterpillar "
    "with a hat and a suitcase is walking away from it.",
    place="indoors",
    hour="noon",
    palette="apple red, cream flesh, blue cloth",
    view="close-up",
    figures="one",
    moods=("comic", "wistful", "sunny"),
    readings=("moving out", "home", "hidden work", "temptation", "inner life", "exposure"),
)
def apple_stairs() -> Scene:
    """Noon from the left, and one lamp still burning on the stairs."""
    u, v = np.meshgrid(np.linspace(-9, 9, 140), np.linspace(-9, 12, 160))
    rise = np.maximum(v - 3.2, 0) ** 1.5 * 0.55
    folds = 0.12 * np.sin(u * 1.7 + 0.9 * np.sin(v * 0.7)) * np.clip((v - 1.5) / 3, 0.12, 1.6)
    fabric = Paint("#2f5f9e", "#3a6cae", "checks", "top", vary=0.1, grain=1.3, bump=0.12, sheen=0.3)
    backdrop = sheet(
        np.stack([u, np.minimum(v, 3.2 + (v - 3.2) * 0.35), folds + rise], -1),
        fabric,
        motif="cloth",
    )
    apple_half = half_apple().turn(-10).size(2.0).at(-0.15, 0.3, 1.82)
    steps = (
        spiral_stairs(17, 0.95, rise=0.2, colour="#b5703a", rail=True)
        .turn(200)
        .size(0.58, 0.58, 0.6)
        .at(-0.17, 0.2, 0.36)
    )
    stalk = tube(
        [(0, 0, 0), (0.06, 0, 0.35), (0.2, 0, 0.7)], [0.06, 0.05, 0.075], wood("#5a3f28")
    ).at(-0.15, 0.45, 3.3)
    leaf = blade(
        [(0, 0, 0), (0.4, 0, 0.25), (0.95, 0, 0.2), (1.25, 0, 0.05)],
        [0.02, 0.25, 0.26, 0.01],
        "#6f9a3e",
        cup=0.2,
    ).at(0.0, 0.45, 3.75)
    seeds = [
        ball(0.14, Paint("#5a3220", rough=0.4, shine=0.4), sides=20)
        .size(0.8, 0.4, 1.5)
        .turn(y=t)
        .at(x, -0.02, z)
        for x, z, t in ((-1.02, 1.75, 14), (0.72, 1.8, -14))
    ]
    doormat = group(
        [
            box((0.7, 0.22, 0.12), wood("#b5703a")).at(-0.02, -0.02 - 0.2 * k, 0.24 - 0.1 * k)
            for k in range(3)
        ],
        motif="stairs",
    )
    worm = caterpillar(colour="#a9c24a", face="#d8a04a").turn(-32).size(0.95)
    worm = wear(worm, "hat", hat("bowler", "#3a2a24", "#b5392f")).at(0.85, -1.5, 0.03)
    case = suitcase(colour="#9c5a34").turn(-32).size(0.42).at(1.55, -2.25, 0.02)
    windows = [
        pane(0.2, 0.28, strength=4, arch=True).turn(t).at(x, y, z)
        for x, y, z, t in ((1.72, 0.62, 2.0, 62), (1.6, 0.85, 1.35, 60))
    ]
    blade_knife = table_knife().turn(x=-90).size(3.4).turn(-72).at(-3.3, -3.1, 0.045)
    return Scene(
        things=[
            backdrop,
            apple_half,
            steps,
            stalk,
            leaf,
            *seeds,
            doormat,
            worm,
            case,
            *windows,
            blade_knife,
            apple().turn(40).size(2.3).at(2.1, 3.2, 0.0),
            lamp(22, "#ffc060", 0.08).at(-0.2, -0.1, 2.35),
        ],
        camera=Camera((0.9, -8.6, 2.75), (0.16, 0, 1.72), lens=47),
        world=World("#bcd0f0", "#f0e0c0", 0.5),
        lights=[Sun(-66, 46, 3.8, "#fff2d4", 3)],
        air=Air(exposure=1.22, bloom=0.2, contrast=1.08, saturation=1.1),
    )
