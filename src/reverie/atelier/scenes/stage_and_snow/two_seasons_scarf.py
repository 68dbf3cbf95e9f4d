"""Two seasons, one scarf."""

import math

import numpy as np

from reverie.atelier.develop import Air, Fog
from reverie.atelier.motifs.bare_trees import bare_tree
from reverie.atelier.motifs.birds import bird
from reverie.atelier.motifs.flowers import daisy, flower_field, poppy
from reverie.atelier.motifs.heavens import snowfall
from reverie.atelier.motifs.joinery import rod, wood
from reverie.atelier.motifs.land import Hills, snowfield
from reverie.atelier.motifs.leaves import foliage, grass_field
from reverie.atelier.motifs.people import figure
from reverie.atelier.motifs.scatter import patches, ramp, scatter, tinted
from reverie.atelier.motifs.sewing import yarn_ball
from reverie.atelier.motifs.trees import oak
from reverie.atelier.motifs.woods import fir
from reverie.atelier.scene import Camera, Scene, Sun, World, card
from reverie.atelier.scenes.stage_and_snow.shared import WINTER_FIR
from reverie.atelier.shapes import sheet, tube
from reverie.atelier.sky import Clouds, Glow, Sky
from reverie.atelier.thing import Array, Paint, group


@card(
    title="Two seasons, one scarf",
    concept="the twins pull at one scarf; what he knits in the winter comes undone in her summer",
    alt="A girl in a summer meadow and a boy in the snow pull at the two ends of one long red "
    "scarf; at her end it unravels.",
    place="snow",
    hour="noon",
    palette="summer green, winter white, red",
    view="landscape",
    figures="pair",
    moods=("teasing", "divided", "tender"),
    readings=("siblings", "distance", "give and take", "time", "quarrel", "what connects us"),
)
def two_seasons_scarf() -> Scene:
    """One tree stands on the border and cannot make up its mind."""
    ground = Hills(0.35, 7, 5, rise=0.04)

    def border(y: Array) -> Array:
        return np.asarray(0.05 + 0.1 * y + 0.35 * np.sin(y * 0.8))

    def tint(points: Array) -> Array:
        x, y = points[:, 0], points[:, 1]
        mottle = patches(x, y, 1.4, 3, 2)
        edge = np.clip((x - border(y) + 0.7 * (mottle - 0.5)) / 0.25 + 0.5, 0, 1)[:, None]
        green = ramp(("#5a8a34", "#86ac42", "#b8b850"), mottle)
        white = ramp(("#bccbe8", "#eef2fb", "#ffffff"), 0.3 + mottle)
        return np.asarray(green * (1 - edge) + white * edge)

    field = tinted(snowfield(ground), tint)
    tree = bare_tree(5.4, "#5c4636", snow=0.75, seed=4)
    chance = np.random.default_rng(7)
    crown = [
        (
            (
                -0.25 - 1.9 * float(chance.uniform()) ** 0.8,
                float(chance.uniform(-0.8, 0.9)),
                2.6 + 2.7 * float(chance.uniform()),
            ),
            float(chance.uniform(0.4, 0.7)),
        )
        for _ in range(22)
    ]
    girl = figure(
        "pull",
        wear="dress",
        colour="#f2c83e",
        second="#fff2d0",
        hair="chestnut",
        legs="#e8b898",
        hairstyle="ponytail",
        shoes="bare",
        mood="happy",
        hat="straw",
        hat_colour="#ecd28a",
        hat_band="#d8402c",
    )
    boy = figure(
        "pull",
        wear="coat",
        colour="#2f5a9a",
        second="#e8eef8",
        hair="chestnut",
        hat="beanie",
        hat_colour="#24467c",
        hat_band="#ffffff",
        gloves="#e8eef8",
        legs="#2c3048",
        mood="happy",
    )
    girl = girl.turn(4).size(1.65).at(-1.12, -1.0, float(ground(-1.12, -1.0)))
    boy = boy.turn(184).size(1.65).at(1.3, -0.7, float(ground(1.3, -0.7)))
    hers, his = girl.point("right"), boy.point("right")
    sag = [
        tuple(np.array(hers) * (1 - t) + np.array(his) * t - (0, 0, 1.1 * t * (1 - t)))
        for t in np.linspace(0, 1, 40)
    ]
    cloth = np.array(
        [
            [
                (x, y - 0.06 * w, z + 0.17 * w + 0.02 * math.sin(9 * at))
                for at, (x, y, z) in enumerate(sag)
            ]
            for w in np.linspace(-1, 1, 7)
        ]
    )
    wool = Paint(
        "#d8232c", "#a81420", "stripes", grain=5, vary=0.12, sheen=0.4, bump=0.6, bump_grain=40
    )
    yarn = Paint("#e02a30", vary=0.1)
    turf = float(ground(-0.9, -2.1)) + 0.16
    threads = [
        tube(
            [hers, (hers[0] + 0.02 * at, hers[1] - 0.3, hers[2] - 0.4 - 0.1 * at)]
            + [
                (
                    -0.75 - 0.2 * at + (0.42 - 0.05 * at) * math.cos(a + at),
                    -1.9 - 0.12 * at + 0.3 * math.sin(a + at),
                    turf + 0.06 * math.sin(3 * a + at),
                )
                for a in np.linspace(0, 9, 22)
            ],
            0.028,
            yarn,
            sides=6,
        )
        for at in range(3)
    ]
    needles = [
        rod(
            (his[0] + 0.05, his[1] - 0.08, his[2] - 0.3 * s),
            (his[0] + 0.5, his[1] - 0.3, his[2] + 0.5 * s),
            0.022,
            wood("#e0b878"),
        )
        for s in (1, 0.5)
    ]
    ball_at = (0.85, -2.2)
    supply = tube(
        [
            his,
            (his[0] - 0.1, his[1] - 0.4, his[2] - 0.5),
            (1.05, -2.0, float(ground(1.05, -2.0)) + 0.05),
            (*ball_at, float(ground(*ball_at)) + 0.2),
        ],
        0.018,
        yarn,
        sides=6,
    )
    return Scene(
        things=[
            field,
            tree.at(0.1, 2.2, float(ground(0.1, 2.2)) - 0.1),
            foliage(crown, ("#3f7a2c", "#74a83c", "#c0d45c"), leaves=120, leaf=0.15, seed=3).at(
                0.1, 2.2, float(ground(0.1, 2.2))
            ),
            girl.thing,
            boy.thing,
            group(sheet(cloth, wool), threads, needles, supply, motif="scarf"),
            yarn_ball(0.2, colour="#e02a30", tail=False).at(*ball_at, float(ground(*ball_at))),
            grass_field(
                6500,
                (-7, 0.3),
                (-6, 9),
                ("#3f6a2a", "#7aa23c", "#b8c458"),
                height=ground,
                tall=0.19,
            ),
            scatter(
                [poppy("#e0402c", 0.5, seed=1), daisy(seed=2), daisy(seed=5)],
                60,
                (-5, -0.5),
                (-3.6, 6),
                height=ground,
                seed=3,
                avoid=[(-0.8, -2.2, 1.45), (-1.2, -1, 0.9)],
            ),
            flower_field(260, (-6, -0.4), (-2, 12), height=ground, seed=4),
            scatter(
                [fir(2.4, WINTER_FIR, snow=0.95, seed=1), fir(1.9, WINTER_FIR, snow=0.95, seed=2)],
                12,
                (1.6, 9),
                (4, 15),
                height=ground,
                seed=6,
            ),
            scatter(
                [oak(2.6, seed=1), oak(2.2, seed=2)], 9, (-10, -2), (6, 16), height=ground, seed=5
            ),
            snowfall(150, (0.5, -3, 0.2), (4.5, 6, 6.5), size=0.03, seed=2),
            bird("peck", colour="#4a7ab0", belly="#f2e6cc")
            .turn(-30)
            .size(0.6)
            .at(-1.5, -2.5, float(ground(-1.5, -2.5)) + 0.05),
        ],
        camera=Camera((-0.2, -9.2, 1.85), (-0.1, 0, 2.0), lens=43),
        world=World("#9cc4ee", "#d8d8c0", 0.65),
        lights=[Sun(-60, 44, 3.0, "#fff2cc", 3)],
        sky=Sky(
            ((0, "#5aa0dc"), (0.5, "#a8d0ea"), (1, "#eaf0ea")),
            (Clouds("#ffffff", "#b8c8dc", 0.5, 2.0, 0.02, 0.55, 0.8, 0.5),),
            glows=(Glow(1.0, 0.2, 0.55, "#e6e6f2", 0.95), Glow(0.0, 0.05, 0.45, "#fff0b0", 0.6)),
        ),
        air=Air(1.02, Fog(11, 38, "sky", 0.75), bloom=0.2, saturation=1.12),
    )
