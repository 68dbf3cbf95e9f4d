"""How it knows itself."""

import math

import numpy as np

from reverie.atelier.clay import Clay
from reverie.atelier.develop import Air, Fog
from reverie.atelier.motifs.bare_trees import bare_tree
from reverie.atelier.motifs.birds import bird
from reverie.atelier.motifs.canines import wolf
from reverie.atelier.motifs.joinery import oval
from reverie.atelier.motifs.land import Drifts, footprints, snowfield
from reverie.atelier.motifs.scatter import scatter
from reverie.atelier.motifs.small_beasts import rabbit
from reverie.atelier.motifs.stone import mountains
from reverie.atelier.scene import Camera, Panel, Scene, Sun, World, card
from reverie.atelier.shapes import ball, cutout, sheet, tube
from reverie.atelier.sky import Clouds, Glow, Sky
from reverie.atelier.thing import Paint, Thing, group, lamp


def mirror_world(width: float, height: float, deep: float) -> Thing:
    """What is behind the glass of an oval mirror: a slate-blue dusk, as a hollow behind y = 0."""
    ring = oval(width, height, 60)
    ring = np.concatenate([ring, ring[:1]])
    depths = np.linspace(0, deep, 6)
    wall = np.array([[(x * _narrow(y), y, z * _narrow(y)) for x, z in ring] for y in depths])
    paint = Paint("#24345c", vary=0.1, bump=0, glow=0.1)
    back = Paint(gradient=("#6a7cac", "#3a4f86", "#1c2a56"), vary=0.1, bump=0, glow=0.25)
    return group(
        sheet(wall, paint), cutout(ring[:-1] * _narrow(deep), 0.02, back).at(y=deep), motif="mirror"
    )


def _narrow(y: float) -> float:
    """How much smaller the hollow is at a depth, so that its sides stay behind the frame."""
    return 1 - 0.07 * y


def gilt_frame(width: float, height: float) -> Thing:
    """A carved oval frame around the origin: a roll, beads, and leaves that open outward."""
    gold = Paint("#d8a23c", "#a8701f", vary=0.2, grain=4, rough=0.42, metal=0.3, bump=0.3)
    line = [(x, -0.02, z) for x, z in oval(width + 0.16, height + 0.16, 72)]
    parts = [tube([*line, *line[:2]], 0.13, gold, bend=False, sides=14)]
    leaf = Clay("#d8a23c", 0.05).limb(
        [(0, 0, 0), (0, -0.05, 0.16), (0.0, 0.02, 0.34)], [0.06, 0.1, 0.02]
    )
    curl = leaf.thing("", 24, gold)
    for at, (x, z) in enumerate(oval(width + 0.34, height + 0.34, 34)):
        out = math.degrees(math.atan2(x / width, z / height))
        grown = 0.5 + 0.25 * (at % 2) + (0.9 if z > 0.5 * height else 0)
        parts.append(curl.size(grown).turn(y=out).at(x, -0.02, z))
    bead = ball(0.05, gold, sides=10)
    parts += [bead.at(x, -0.14, z) for x, _, z in line[::2]]
    return group(parts, motif="mirror frame")


@card(
    title="How it knows itself",
    concept="a rabbit came to the mirror on a wolf's feet and meets the wolf in it",
    alt="A small rabbit sits in the snow before a tall gilt mirror and sees a wolf in it; the "
    "tracks that lead to the rabbit are a wolf's.",
    place="snow",
    hour="dawn",
    palette="winter rose, gilt, slate blue",
    view="landscape",
    figures="one",
    moods=("uncanny", "still", "questioning"),
    readings=("identity", "disguise", "hidden strength", "self-image", "guilt", "who am I"),
)
def mirror_wolf() -> Scene:
    """The sun comes up behind the mirror; everything before it lies in rose-blue shade."""
    ground = Drifts(0.2, 4, 7)
    width, height = 2.5, 4.1
    beast = wolf("sit", fur="#56637e", chest="#dde1ea", eyes="#f6b428", cells=170)
    glassy = group(
        mirror_world(width, height, 2.4).at(z=height / 2),
        gilt_frame(width, height).at(z=height / 2),
        beast.turn(-68).size(1.95).at(0.16, 1.0, 0.16),
        lamp(60, "#e6eaff", 0.4).at(0.1, 0.15, 3.0),
        motif="mirror",
    )
    hare = rabbit("sit", fur="#a8764e", belly="#f6ead8", cells=150)
    x, y = -0.55, -1.7
    trunk = Paint("#5a4658", "#3f3044", vary=0.2, bump=0.5)
    boughs = [bare_tree(5.2, "#5c465c", snow=0.5, seed=at) for at in (3, 6, 9)]
    return Scene(
        things=[
            snowfield(ground, "#f4dfe6", "#9a90c4"),
            glassy.turn(-9).at(0.55, 1.1, 0.28),
            hare.turn(60).size(1.4).at(x, y, float(ground(x, y)) - 0.02),
            footprints(
                [(2.6, -5.6), (1.3, -4.7), (0.9, -3.7), (0.3, -2.7), (x + 0.15, y - 0.25)],
                ground,
                kind="paws",
                size=0.34,
                stride=0.42,
                colour="#5a4f94",
            ),
            tube([(-3.0, 0.4, -0.3), (-2.75, 0.4, 3), (-2.95, 0.5, 8)], [0.5, 0.36, 0.3], trunk),
            scatter(
                boughs,
                17,
                (-9, 9),
                (4.5, 17),
                height=ground,
                seed=4,
                apart=1.4,
                avoid=[(0.8, 5, 2.6)],
            ),
            boughs[1].size(1.15).at(-2.6, 3.0, 0),
            boughs[2].size(1.15).turn(120).at(4.1, 3.6, 0),
            bird(colour="#d8402c", belly="#f6dcc0").turn(-160).size(0.62).at(-0.36, 1.1, 4.26),
            mountains(60, 7, 7, "#a890b8", snow=0.5, seed=3).at(0, 30, -1),
        ],
        camera=Camera((-0.35, -8.4, 1.9), (0.2, 0.5, 1.95), lens=44),
        world=World("#a49cd0", "#e8c0c8", 0.62),
        lights=[
            Sun(-152, 13, 3.4, "#ffb08c", 3),
            Panel((-3, -5, 4), (0.3, 0.6, 2), 90, "#e8d8ff", 3),
        ],
        sky=Sky(
            (
                (0, "#8a86c0"),
                (0.3, "#d8a4b8"),
                (0.52, "#ffc8a8"),
                (0.66, "#ffe4bc"),
                (1, "#ffe4c4"),
            ),
            (Clouds("#ffd8c4", "#a488b8", 0.5, 1.7, 0.02, 0.5, 0.6),),
            glow=Glow(0.16, 0.55, 0.42, "#fff0c0", 0.9),
        ),
        air=Air(1.12, Fog(11, 32, "sky", 0.85), bloom=0.28, saturation=1.1),
    )
