"""A place at the table."""

import math

import numpy as np

from reverie.atelier.develop import Air, Fog
from reverie.atelier.motifs.bare_trees import bare_tree
from reverie.atelier.motifs.bells import bell
from reverie.atelier.motifs.canines import fox, wolf
from reverie.atelier.motifs.crockery import bowl
from reverie.atelier.motifs.fittings import carpet
from reverie.atelier.motifs.isles import earth_cut
from reverie.atelier.motifs.joinery import wood
from reverie.atelier.motifs.lamps import lantern
from reverie.atelier.motifs.land import Hills, footprints
from reverie.atelier.motifs.seats import stool
from reverie.atelier.motifs.woods import forest_wall
from reverie.atelier.scene import Camera, Panel, Scene, Sun, World, card
from reverie.atelier.shapes import box, lathe, tube
from reverie.atelier.sky import Disc, Sky
from reverie.atelier.thing import Paint, group, lamp


@card(
    title="A place at the table",
    concept="the foxes have laid one place more, and the wolf above does not know he may ring",
    alt="Cut open, the ground shows a fox family around a lamp in its burrow; above, on the snow, "
    "a wolf stands alone by a root that hangs down to their bell.",
    place="underground",
    hour="night",
    palette="warm earth, snow blue, lamp gold",
    view="landscape",
    figures="few",
    moods=("cosy", "lonely", "hopeful"),
    readings=("hospitality", "outsider", "fear", "family", "so near and yet", "shelter"),
)
def fox_burrow() -> Scene:
    """Two lights, two worlds, and one root between them."""
    ground = Hills(0.1, 4, 2)
    rooms = [(0.1, -2.15, 2.1, 1.3)]
    earth = earth_cut(
        rooms,
        [[(1.5, -1.9), (2.2, -0.9), (2.6, 0.2)]],
        soil="#85532f",
        dark="#3a241c",
        top="#dfe8fa",
        height=ground,
        cave=1.5,
        seed=3,
    )
    floor = -3.06
    family = [
        fox("sit").turn(-24).size(1.12).at(-1.25, 0.75, floor),
        fox("sit", fur="#b84e22").turn(-155).size(1.02).at(1.55, 0.85, floor),
        fox("look", fur="#d86a30").turn(-50).size(0.62).at(-0.5, 1.1, floor),
        fox("sleep", fur="#d0602a").turn(-20).size(0.6).at(-0.38, 0.12, floor),
        fox("look", fur="#d86a30").turn(150).size(0.56).at(0.95, 0.35, floor),
    ]
    plate = lathe(
        [(0.0, 0.5), (0.52, 0.5), (0.56, 0.54), (0.5, 0.57), (0, 0.57)],
        wood("#8a5a34"),
        round_off=False,
    )
    table = group(plate, lathe([(0.12, 0), (0.09, 0.5)], wood("#6a4428")), motif="table")
    soup = bowl(0.12, colour="#e8d8b8")
    laid = [
        soup.at(0.28 + 0.36 * math.cos(a), 0.55 + 0.3 * math.sin(a), floor + 0.58)
        for a in (0.5, 2.4, 3.8, 5.4)
    ]
    bark = Paint("#5a3c28", "#3c281c", vary=0.2, bump=0.5)
    cord = [
        (0.62, -0.12, 0.06),
        (0.5, -0.14, -0.1),
        (0.66, -0.14, -0.55),
        (0.45, -0.1, -1.0),
        (0.58, 0.1, -1.3),
        (0.5, 0.3, -1.5),
    ]
    chance = np.random.default_rng(5)
    roots = []
    for at in range(12):
        x = -1.9 + 0.13 * at
        path = [(x, -0.1, 0.1)]
        for step in range(5):
            x = min(x + float(chance.normal((x + 1.2) * 0.18, 0.16)), 0.1)
            path.append((x, -0.1, -0.05 - (0.2 + 0.1 * (at % 3)) * (step + 1)))
        roots.append(tube(path, [0.085, 0.05, 0.03, 0.008], bark, sides=8))
    prowler = wolf("stand", fur="#5c6a88", chest="#c8d2e6", cells=160)
    prowler = prowler.turn(-160).size(1.2).at(1.5, 0.75, float(ground(1.25, 0.75)) - 0.02)
    return Scene(
        things=[
            earth,
            group(family),
            table.at(0.28, 0.55, floor),
            group(laid),
            stool(colour="#e0b070").size(0.8).at(0.28, -0.35, floor),
            box((3.9, 1.5, 0.1), wood("#b07a48"), bevel=0.04, motif="floor").at(
                0.1, 0.62, floor - 0.05
            ),
            carpet(2.9, 1.15, colour="#8f2f34").at(0.15, 0.6, floor + 0.01),
            lantern(power=55).size(0.72).at(0.2, 0.6, floor + 0.58),
            lamp(60, "#ffb45a", 0.3).at(0.0, -0.4, -1.7),
            tube(cord, [0.05, 0.045, 0.035, 0.03, 0.02], bark, sides=8, motif="root"),
            tube(
                [(0.62, -0.12, 0.0), (0.56, -0.1, 0.16), (0.38, -0.1, 0.24)],
                [0.05, 0.035, 0.01],
                bark,
            ),
            bell().size(0.4).at(0.5, 0.3, -1.88),
            group(roots, motif="roots"),
            bare_tree(4.2, "#4a3a44", snow=0.7, seed=5).at(-1.35, 0.5, 0),
            prowler,
            footprints([(4, 1.2), (2.6, 0.9), (1.6, 0.75)], ground, kind="paws", colour="#8fa3d8"),
            forest_wall(
                30,
                9,
                tall=3.6,
                layers=2,
                shades=("#1c2f5c", "#38528a", "#8aa0cc"),
                mist="#5a74b4",
                snow=0.8,
                seed=4,
            ),
        ],
        camera=Camera((0.0, -8.9, -0.3), (0.05, 0, -0.64), lens=48),
        world=World("#5a74c0", "#a08878", 0.5),
        lights=[
            Sun(150, 36, 2.2, "#c0d0ff", 3),
            Panel((0, -7, -2.5), (0, 0, -2.6), 160, "#ffc890", 5),
        ],
        sky=Sky(
            ((0, "#1c2c6c"), (0.3, "#4a66b4"), (1, "#6a84c8")),
            stars=90,
            moon=Disc(0.74, 0.1, 0.11, "#fdf3d8", 0.4),
        ),
        air=Air(1.45, Fog(13, 36, "#6a86c8", 0.7), bloom=0.35, saturation=1.08),
    )
