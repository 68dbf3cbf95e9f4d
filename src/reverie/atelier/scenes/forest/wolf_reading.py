"""Reading to the wolves."""

import numpy as np

from reverie.atelier.develop import Air, Fog
from reverie.atelier.motifs.bare_trees import stump
from reverie.atelier.motifs.books import open_book
from reverie.atelier.motifs.canines import wolf
from reverie.atelier.motifs.heavens import star_dust
from reverie.atelier.motifs.lamps import firefly_jar
from reverie.atelier.motifs.land import Hills, meadow
from reverie.atelier.motifs.leaves import fallen_leaves, grass_field
from reverie.atelier.motifs.people import figure
from reverie.atelier.motifs.plants import fern
from reverie.atelier.motifs.woods import forest_wall, trunk_columns
from reverie.atelier.scene import Camera, Scene, Spot, Sun, World, card
from reverie.atelier.scenes.forest.shared import BARK, great_trunk
from reverie.atelier.sky import Sky
from reverie.atelier.thing import lamp


@card(
    title="Reading to the wolves",
    concept="she reads to the wolves and has not yet come to the page about wolves",
    alt="A girl in a blue coat reads to a circle of wolves in the night forest by the light of a "
    "jar of fireflies; the smallest wolf sleeps at her feet.",
    place="forest",
    hour="night",
    palette="spruce black, firefly gold, coat blue",
    view="room",
    figures="crowd",
    moods=("warm", "brave", "hushed"),
    readings=("courage", "the power of stories", "taming", "trust", "listening", "a spell"),
)
def wolf_reading() -> Scene:
    """All faces turn to the one light; the nearest listeners are seen from behind."""
    ground = Hills(0.1, 4, 5)
    seat = stump(1.0, "#5c4632", seed=1).size(1, 1, 0.85)
    girl = figure(
        "sit",
        colour="#1f4fa8",
        hair="red",
        hairstyle="braids",
        legs="#e8dcc8",
        shoe_colour="#7a2f2a",
        scarf="#e8c050",
        look=(-16, 0, 0),
        hands=((0.32, 0.15, 0.24), (0.32, -0.15, 0.24)),
    )
    girl = girl.turn(-68).size(1.35).at(0.12, 0.6, 0.56)
    left, right = np.array(girl.left), np.array(girl.right)
    spot = (left + right) / 2
    book = (
        open_book(0.5, 0.36, colour="#8f2f35")
        .turn(x=-24)
        .turn(202)
        .at(spot[0] + 0.02, spot[1] - 0.06, spot[2] - 0.04)
    )
    listeners = [
        wolf("sit", fur="#6f7a88").turn(62).size(0.92).at(-1.02, -2.35, 0),
        wolf("sit", fur="#7a7468").turn(118).size(1.0).at(1.2, -2.5, 0),
        wolf("sit", fur="#6f7a88").turn(0).size(0.95).at(-1.62, 0.25, 0),
        wolf("sit", fur="#7a7468").turn(178).size(0.95).at(1.66, 0.35, 0),
        wolf("stand", fur="#6f7a88").turn(-40).size(0.95).at(-1.15, 2.0, 0),
        wolf("sit", fur="#7a7468").turn(-125).size(1.02).at(1.0, 1.9, 0),
    ]
    cub = wolf("sleep", fur="#8a8f98", chest="#e4e4e0").turn(-150).size(0.5).at(0.28, -0.32, 0.02)
    jar = firefly_jar(count=18, colour="#ffe27a", power=10).size(0.72).at(-0.5, 0.2, 0.0)
    stand = stump(0.62, "#5c4632", seed=3).size(1, 1, 0.8)
    return Scene(
        things=[
            meadow(ground, "#3f5238", "#27382c", "#5a5a38"),
            seat.at(0.12, 0.75, 0),
            girl.thing,
            book,
            *listeners,
            cub,
            stand.at(-0.52, 0.2, 0),
            jar.at(0, 0, 0.28),
            lamp(85, "#ffcf6a", 0.3).at(-0.45, -0.35, 1.2),
            star_dust(
                34,
                (-2.4, -1.6, 0.5),
                (2.4, 2.4, 3.6),
                ("#fff0a0", "#ffe070"),
                size=0.026,
                glow=7,
                seed=8,
            ),
            great_trunk(-2.75, 2.6, 0.5, BARK, -0.2),
            great_trunk(2.95, 2.4, 0.55, BARK, 0.3),
            trunk_columns(
                26, (-8, 8), (3, 16), bark="#2c3a36", mist="#4a7080", clearing=1.0, seed=9
            ),
            forest_wall(
                26,
                9,
                tall=6,
                layers=2,
                mist="#44687a",
                shades=("#122420", "#1f3a34", "#34544a"),
                seed=4,
            ),
            fallen_leaves(
                120, (-3, 3), (-3, 2.5), ("#6f4a2c", "#a8743a", "#8a5a30"), height=ground, seed=6
            ),
            grass_field(
                4500, (-4, 4), (-5, 4), ("#1c3024", "#3f5a38", "#768048"), height=ground, tall=0.15
            ),
            fern(1.2, "#1f382c", seed=2).at(-0.9, -4.0, 0),
            fern(1.0, "#1f382c", seed=4).at(2.3, -3.9, 0),
        ],
        camera=Camera((0.05, -7.3, 2.45), (0.02, 0.2, 1.12), lens=53),
        world=World("#35607c", "#1f2a28", 0.7),
        lights=[
            Sun(165, 46, 1.7, "#9fc8e8", 5),
            Spot((-0.6, -1.4, 2.6), (0.2, 0.7, 0.9), 22, "#ffd27a", 50, 0.8),
        ],
        sky=Sky(((0, "#14303f"), (0.5, "#2c5468"), (1, "#4f7f8c")), stars=60),
        air=Air(2.1, Fog(8.6, 22, "#4f8298", 0.82), bloom=0.4, saturation=1.12),
    )
