"""The library in the whale."""

import math

import numpy as np

from reverie.atelier.develop import Air, Fog
from reverie.atelier.motifs.boats import paper_boat
from reverie.atelier.motifs.books import book_stack, open_book
from reverie.atelier.motifs.cupboards import bookshelf
from reverie.atelier.motifs.fittings import carpet
from reverie.atelier.motifs.floors import floor_boards
from reverie.atelier.motifs.joinery import rod
from reverie.atelier.motifs.lamps import lantern, standing_lamp
from reverie.atelier.motifs.people import person
from reverie.atelier.motifs.seats import armchair
from reverie.atelier.scene import Camera, Scene, Spot, World, card
from reverie.atelier.shapes import ball, box, land, sheet, tube
from reverie.atelier.sky import Sky
from reverie.atelier.thing import Array, Paint, Thing, group, lamp, water


def whale_hall(near: float, far: float) -> Thing:
    """The inside of a whale along y: a rosy vault on ribs that narrows to the mouth."""
    y, angle = np.meshgrid(
        np.linspace(near, far, 90),
        np.linspace(math.radians(-14), math.radians(194), 90),
        indexing="ij",
    )
    wide, high = hall_span(y)
    bulge = 1 + 0.03 * np.cos((y - 0.3) * 2 * math.pi / 1.9)
    points = np.stack([wide * bulge * np.cos(angle), y, high * bulge * np.sin(angle)], -1)
    flesh = Paint(
        "#dc8e90", "#b05a66", vary=0.2, grain=0.9, bump=0.35, bump_grain=3, rough=0.55, shine=0.35
    )
    bone = Paint("#f0dfbe", "#c9ab7c", vary=0.15, grain=3, bump=0.3)
    ribs = []
    for at in np.arange(near + 1.2, far - 0.4, 1.9):
        w, h = (float(part) for part in hall_span(np.array(at)))
        arc = [
            (0.95 * w * math.cos(a), float(at), 0.95 * h * math.sin(a))
            for a in np.linspace(-0.1, math.pi + 0.1, 25)
        ]
        ribs.append(tube(arc, [0.2, 0.17, 0.13, 0.2, 0.13, 0.17, 0.2], bone, sides=14, motif="rib"))
    spine = [
        ball(0.3, bone, sides=18)
        .size(1.0, 1.3, 0.6)
        .at(0, float(at), 0.94 * float(hall_span(np.array(at))[1]))
        for at in np.arange(near, far, 0.75)
    ]
    return group(sheet(points, flesh, motif="wall"), ribs, group(spine, motif="rib"))


def hall_span(y: Array) -> tuple[Array, Array]:
    """Half the width and the height of the whale's inside."""
    share = np.clip((y - 2) / 14, 0, 1)
    return 3.2 - 1.0 * share, 4.9 - 2.1 * share


@card(
    title="The library in the whale",
    concept="he was swallowed with all his books and stopped minding; now a paper boat brings news",
    alt="Inside a whale the ribs are the arches of a library; a man reads in an armchair by a "
    "lamp, and a paper boat floats on the water that runs in at the mouth.",
    place="indoors", hour="lamplight", palette="umber, whale rose, lamp gold", view="room",
    figures="one", moods=("cosy", "strange", "patient"),
    readings=("refuge", "inner life", "swallowed", "solitude", "news", "making a home"),
)  # fmt: skip
def whale_library() -> Scene:
    """Down the whale to its mouth, the reader near on the left."""
    near, far = -8.0, 13.0
    shelves = []
    for at, y in enumerate(np.arange(near + 2.15, far - 3, 1.9)):
        w = float(hall_span(np.array(y))[0])
        for side in (-1, 1):
            case = bookshelf(1.5, 2.5, colour="#5a3a26", seed=3 * at + side + 7).turn(-90 * side)
            shelves.append(case.at(side * (0.8 * w), float(y), 0.05))
    reader = person(
        pose="sit",
        age="adult",
        wear="sweater",
        colour="#3f6a5c",
        hair="grey",
        hairstyle="tufts",
        beard="whiskers",
        glasses="#d8a83a",
        legs="#5a4434",
        shoes="slippers",
        look=(-24, 0, 0),
        hands=((0.36, 0.15, 0.26), (0.36, -0.15, 0.26)),
    )
    book = open_book(0.56, 0.4, colour="#8a2f2a").turn(-90).turn(y=-22).at(0.38, 0, 0.28)
    corner = group(
        armchair(colour="#a8422f").turn(90).size(1.15),
        group(reader, book).size(1.0).at(0.02, 0, 0.55),
        standing_lamp(2.1, power=0).at(-0.35, 0.85, 0),
        lamp(90, "#ffc26a", 0.18).at(0.75, 0.35, 1.7),
    )  # fmt: skip
    bone = Paint("#f0dfbe", "#c9ab7c", vary=0.15)
    baleen = [
        rod(
            (x, far - 0.6, 2.9 - 0.22 * x * x),
            (0.98 * x, far - 0.6, 1.75 + 0.1 * math.sin(9 * x)),
            [0.07, 0.02],
            bone,
        )
        for x in np.linspace(-1.9, 1.9, 27)
    ]
    lights = []
    for y in (1.9, 5.7, 9.5):
        high = float(hall_span(np.array(y))[1])
        cord = rod((0, 0, 0.5), (0, 0, 1.3), 0.015, Paint("#3a2a20"))
        lights.append(
            group(lantern(power=14), cord).size(0.9).at(0.5 * (-1) ** int(y), y, high - 1.75)
        )
    brook = land(
        lambda x, y: 0.03 + 0.012 * np.sin(3 * y + 2 * x),
        water("#4f8a90", rough=0.1, grain=2),
        width=1.7,
        near=-9,
        far=far + 6,
        motif="water",
    )
    return Scene(
        things=[
            whale_hall(near, far), *shelves, group(baleen, motif="baleen"), *lights,
            floor_boards(9, 30, "#7a5236").at(0, 4, 0), brook.at(0.95, 0, 0.0),
            carpet(2.6, 2.0, colour="#8f3034").turn(12).at(-1.15, -1.0, 0.03),
            corner.turn(-50).at(-0.95, -0.7, 0.05),
            paper_boat(0.5, colour="#fff8e8").turn(-50).at(0.95, 0.7, 0.03),
            book_stack(6, seed=2).size(0.62).at(-0.25, -1.75, 0.05),
            book_stack(3, seed=5).size(0.6).turn(30).at(-1.95, -2.3, 0.05),
            book_stack(4, seed=8).size(0.7).at(1.9, -1.6, 0.05),
            open_book(0.6, 0.4).turn(25).at(0.0, -2.4, 0.05),
            box((9, 0.1, 8), Paint(gradient=("#1f6a80", "#2f8a98", "#7fc4c8", "#f2e6c0",
                "#f6f0d8"), glow=0.75, vary=0, bump=0), bevel=0, motif="sea").at(0, far + 3, 1.6),
            lamp(90, "#bfe8ea", 1.0).at(0, far + 0.5, 1.5),
        ],
        camera=Camera((0.45, -6.4, 1.85), (0.0, 3, 2.0), lens=33),
        world=World("#a8604a", "#6a4030", 0.5),
        lights=[Spot((-0.5, -4.5, 4.2), (-1.0, -0.8, 0.6), 160, "#ffc888", 50, 0.8)],
        sky=Sky(((0, "#7a3f44"), (1, "#7a3f44"))),
        air=Air(1.95, Fog(9, 26, "#d89a80", 0.5), bloom=0.35, saturation=1.1, weather="dust",
            amount=0.3),
    )  # fmt: skip
