"""The tide in the attic."""

import math

import numpy as np

from reverie.atelier.develop import Air, Fog
from reverie.atelier.motifs.boats import rowing_boat
from reverie.atelier.motifs.books import book_stack
from reverie.atelier.motifs.cupboards import chest
from reverie.atelier.motifs.joinery import rod, wood
from reverie.atelier.motifs.lamps import standing_lamp
from reverie.atelier.motifs.paper_cuts import paper_cut
from reverie.atelier.motifs.people import person
from reverie.atelier.motifs.seeing_and_measuring import desk_globe
from reverie.atelier.motifs.shore import starfish
from reverie.atelier.motifs.tackle import rope
from reverie.atelier.motifs.toys import rocking_horse
from reverie.atelier.motifs.water import sea
from reverie.atelier.scene import Camera, Panel, Scene, Sun, World, card
from reverie.atelier.shapes import box, sheet, tube
from reverie.atelier.sky import Sky
from reverie.atelier.thing import Paint, group


@card(
    title="The tide in the attic",
    concept="the sea they left behind has found the house and comes up through the attic",
    alt="The sea has come into an attic full of old things; a child sits in a boat tied to a trunk "
    "and looks to the round window, from which golden light falls.",
    place="indoors",
    hour="afternoon",
    palette="dust gold, sea green, wood",
    view="room",
    figures="one",
    moods=("dreamy", "nostalgic", "golden"),
    readings=("memory", "childhood", "departure", "inheritance", "what returns", "secret"),
)
def attic_tide() -> Scene:
    """The sun looks through the gable; the water carries its light to us."""
    boards = Paint("#b07c4a", "#7a5030", "planks", "side", vary=0.2, grain=1.2, bump=0.3)
    beam = wood("#6b4529")
    gable = Paint("#a8763f", "#7a5030", "planks", "front", vary=0.2, grain=1.1, bump=0.3)
    ridge, half, back = 5.0, 3.3, 6.0
    roof = [
        sheet(
            np.array(
                [[(s * half * 1.12, y, -0.6), (0, y, ridge)] for y in (-9, back + 0.2)], float
            ),
            boards,
            motif="wall",
        )
        for s in (-1, 1)
    ]
    rafters = [
        rod((s * half * 0.98, y, -0.2), (0, y, ridge - 0.12), 0.1, beam, sides=6)
        for y in (-4.4, -2.2, 0.0, 2.2, 4.4)
        for s in (-1, 1)
    ]
    ties = [box((4.2, 0.16, 0.2), beam).at(0, y, 3.4) for y in (0.0, 2.2, 4.4)]
    ring = [(1.1 * math.cos(a), 2.55 + 1.1 * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 41)]
    gables = [paper_cut(half_gable(s, ring), 0.2, gable, motif="wall") for s in (-1, 1)]
    window = group(
        tube([(x, 0, z) for x, z in ring], 0.09, wood("#6b452c"), bend=False),
        rod((0, 0, 1.45), (0, 0, 3.65), 0.04, wood("#6b452c")),
        rod((-1.1, 0, 2.55), (1.1, 0, 2.55), 0.04, wood("#6b452c")),
        motif="window",
    )
    tide = sea("swell", "#35a094", crest="#9fe0c4", scale=1.5, width=9, near=-8, far=7, seed=6)
    boat = rowing_boat(colour="#b04a34", inside="#d8ac74").turn(66).size(1.35).at(0.1, -0.2, 0.16)
    child = (
        person(
            "sit",
            age="child",
            wear="sweater",
            colour="#e6b43c",
            legs="#3d4f6b",
            hat="beanie",
            hat_colour="#b5392f",
            shoes="bare",
        )
        .turn(84)
        .size(1.2)
        .at(0.0, -0.42, 0.52)
    )
    trunk = chest(colour="#7a4f30", bands="#c49a4a").turn(-24).size(1.3).at(1.25, -1.75, -0.2)
    line = rope([(-0.3, -1.35, 0.6), (0.2, -1.75, 0.3), (0.75, -1.75, 0.45)], 0.028)
    horse = rocking_horse().turn(-14, y=-6).size(1.3).at(-1.34, -1.75, -0.08)
    star_on_horse = starfish(colour="#f0703c").turn(-14, x=80).size(0.4).at(-1.14, -2.0, 0.87)
    return Scene(
        things=[
            *roof,
            group(rafters, ties, motif="beam"),
            group(gables).at(y=back),
            window.at(y=back - 0.1),
            tide,
            boat,
            child,
            trunk,
            line,
            horse,
            star_on_horse,
            standing_lamp(lit=False, shade="#d8b878").turn(y=7).at(1.85, 2.4, -0.3),
            desk_globe().turn(y=28).size(0.8).at(0.95, 1.6, -0.2),
            book_stack(6, seed=3).turn(20).size(0.8).at(-1.8, 2.4, -0.1),
        ],
        camera=Camera((0.2, -5.9, 1.45), (0, 4, 1.95), lens=31),
        world=World("#d8b880", "#a88458", 0.7),
        lights=[
            Sun(176, 21, 6.5, "#ffd48a", 3),
            Panel((0, 5.4, 2.6), (0, -4, 0.2), 800, "#ffd080", 2.2),
            Panel((-1.5, -8, 3.5), (0, 0, 1), 420, "#ffe0b0", 3),
        ],
        sky=Sky(stops=((0, "#f6c667"), (0.42, "#ffdf8c"), (0.6, "#ffe9a8"), (1, "#f2b860"))),
        air=Air(
            exposure=1.5, fog=Fog(5.5, 15, "#f8cf80", 0.6), bloom=0.35, weather="dust", amount=0.6
        ),
    )


def half_gable(side: int, ring: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """The left or right half of a gable around a round window, as an outline."""
    quarter = [p for p in ring if side * p[0] >= -1e-6]
    quarter.sort(key=lambda p: p[1])
    return [(0, -1), (side * 4, -1), (side * 4, 0.4), (0, 5.6), *reversed(quarter)]
