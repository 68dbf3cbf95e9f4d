"""A wardrobe of snow."""

import numpy as np

from reverie.atelier.clay import Clay
from reverie.atelier.develop import Air, Fog
from reverie.atelier.motifs.cupboards import wardrobe
from reverie.atelier.motifs.flowers import daisy, poppy
from reverie.atelier.motifs.heavens import snowfall
from reverie.atelier.motifs.land import Hills, meadow
from reverie.atelier.motifs.leaves import grass_field
from reverie.atelier.motifs.scatter import scatter
from reverie.atelier.motifs.trees import oak
from reverie.atelier.motifs.water_birds import penguin
from reverie.atelier.motifs.woods import fir
from reverie.atelier.scene import Camera, Panel, Scene, Sun, World, card
from reverie.atelier.shapes import box
from reverie.atelier.sky import Clouds, Sky
from reverie.atelier.thing import Paint, Thing, group


def snow_drift() -> Thing:
    """What has run out of a wardrobe: a soft tongue of snow from its floor onto the ground."""
    snow = Clay("#dfe8f6", 0.4)
    chance = np.random.default_rng(5)
    snow.ball((0, 0.35, 0.45), (0.75, 0.5, 0.5)).ball((0, -0.15, 0.28), (0.85, 0.6, 0.4))
    for _ in range(34):
        down = float(chance.uniform(0, 1))
        wide = 0.75 + 0.95 * down
        x = float(chance.uniform(-wide, wide)) + 0.25 * down
        size = float(chance.uniform(0.3, 0.62)) * (1 - 0.45 * down)
        snow.ball(
            (x, -0.2 - 2.0 * down, 0.2 * (1 - down) - 0.08), (1.25 * size, 1.1 * size, 0.52 * size)
        )
    paint = Paint(vary=0.05, bump=0.15, grain=6, rough=0.7, sheen=0.2)
    return snow.thing("snow", 130, paint)


@card(
    title="A wardrobe of snow",
    concept="someone left a wardrobe open in the summer field, and winter is running out of it",
    alt="An open wardrobe stands in a field of poppies and snow pours out of it; a penguin has "
    "stepped out and looks at the summer.",
    place="meadow",
    hour="noon",
    palette="poppy red, white, sky blue",
    view="landscape",
    figures="one",
    moods=("bright", "curious", "funny"),
    readings=("memory", "exile", "two seasons", "what we keep shut", "first step", "homesick"),
)
def wardrobe_of_snow() -> Scene:
    """High summer around a cupboard that is lit blue from within."""
    ground = Hills(0.5, 9, 6, rise=0.05)
    base = float(ground(0, 1))
    cupboard = group(
        wardrobe(colour="#8a5a3c", opened=118, inside="#cfe4f4"),
        box(
            (1.24, 0.02, 1.9),
            Paint(
                gradient=("#eef2fa", "#b9cdea", "#7f9fd4", "#5f84c4"), vary=0.06, bump=0, glow=0.42
            ),
            bevel=0,
        ).at(0, 0.24, 1.13),
        fir(1.5, ("#2c4a44", "#5a7c70", "#9db8a4"), snow=0.9, seed=3).at(0.28, 0.08, 0.3),
        fir(1.1, ("#2c4a44", "#5a7c70", "#9db8a4"), snow=0.9, seed=5).at(-0.32, 0.02, 0.28),
        motif="wardrobe",
    ).size(1.5)
    flowers = [
        poppy("#d8341f", 0.62, seed=1),
        poppy("#e2502c", 0.5, seed=2),
        poppy("#c8261c", 0.7, seed=3),
    ]
    clear = [(0.2, -0.3, 2.0), (0.2, 1.2, 1.7), (-0.9, -2.0, 0.8)]
    return Scene(
        things=[
            meadow(ground, "#7fa044", "#557a34", "#b8ac4e"),
            cupboard.turn(-13).at(0.15, 1.25, base),
            snow_drift().size(1.12).turn(-13).at(0.05, 0.75, base),
            penguin(waddle=True)
            .turn(-118)
            .size(0.82)
            .at(-0.88, -1.75, float(ground(-0.88, -1.75)) + 0.1),
            snowfall(240, (-1.5, -1.7, 0.4), (1.7, 1.0, 3.3), size=0.021, seed=4).at(0, 0, base),
            scatter(
                flowers,
                230,
                (-6, 6),
                (-4.4, 13),
                height=ground,
                seed=8,
                sizes=(0.7, 1.25),
                tilt=10,
                avoid=clear,
            ),
            scatter(
                flowers,
                16,
                (-2.2, 2.2),
                (-4.6, -3.3),
                height=ground,
                seed=7,
                sizes=(0.8, 1.05),
                tilt=10,
                avoid=[(-0.6, -3.9, 1.15)],
            ),
            scatter(
                [daisy(seed=1), daisy(seed=4)],
                60,
                (-5, 5),
                (-5, 9),
                height=ground,
                seed=2,
                avoid=clear,
            ),
            grass_field(
                9000, (-6, 6), (-6, 12), ("#4a7030", "#86a445", "#c4c062"), height=ground, tall=0.34
            ),
            scatter(
                [oak(3, seed=1), oak(2.6, seed=2)], 9, (-14, 14), (18, 30), height=ground, seed=4
            ),
        ],
        camera=Camera((-0.35, -7.9, 1.8), (0.05, 0.6, 1.72), lens=47),
        world=World("#8fc0f0", "#d8c890", 0.62),
        lights=[
            Sun(-68, 46, 3.3, "#fff0cc", 3),
            Panel((0.2, 0.9, 2.4), (0.0, -3, 0.2), 40, "#cfe8ff", 1.2),
        ],
        sky=Sky(
            ((0, "#3f8fd8"), (0.45, "#8cc6ea"), (0.72, "#e2f0e4"), (1, "#f2eed0")),
            (Clouds("#ffffff", "#a8c4e0", 0.66, 1.5, 0.02, 0.66, 0.95, 0.6),),
            seed=3,
        ),
        air=Air(1.0, Fog(11, 44, "sky", 0.8), bloom=0.22, saturation=1.15),
    )
