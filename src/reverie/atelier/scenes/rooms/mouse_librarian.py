"""The librarian's round."""

import math

import numpy as np

from reverie.atelier.colour import mix
from reverie.atelier.develop import Air, Fog
from reverie.atelier.motifs.anatomy import places_of
from reverie.atelier.motifs.houses import DOORS, chimney, front_door, pane
from reverie.atelier.motifs.joinery import cloth, metal, plain, rod, wood
from reverie.atelier.motifs.lamps import lantern
from reverie.atelier.motifs.small_beasts import mouse
from reverie.atelier.motifs.small_life import ant
from reverie.atelier.motifs.tackle import rope
from reverie.atelier.scene import Camera, Panel, Scene, World, card
from reverie.atelier.shapes import ball, box, lathe, sheet, tube
from reverie.atelier.thing import Paint, Thing, group, lamp, light


def book_house(wide: float, tall: float, colour: str, seed: int, *, smoking: bool = False) -> Thing:
    """A book 1.1 deep that stands on z = 0, its back to the viewer, with lit windows and a door."""
    chance = np.random.default_rng(seed)
    leather = Paint(colour, mix(colour, "#1a1210", 0.35), vary=0.16, grain=3, bump=0.25, rough=0.6)
    gold = metal("#d8ac52")
    spine = [
        (wide / 2 * math.cos(a), -0.2 * math.sin(a) ** 0.7) for a in np.linspace(0, math.pi, 17)
    ]
    points = np.array([[(x, y, z) for x, y in spine] for z in (0, tall)])
    parts = [
        sheet(points, leather),
        box((wide, 1.1, tall), leather, bevel=0.01).at(0, 0.55, tall / 2),
        box((wide * 0.9, 1.06, 0.02), plain("#efe2c0"), bevel=0).at(0, 0.56, tall),
    ]
    for share in (0.03, 0.3, 0.54, 0.9, 0.95):
        arc = [(x * 1.02, y - 0.012, tall * share) for x, y in spine]
        parts.append(
            tube(
                arc,
                0.045 if 0.1 < share < 0.92 else 0.02,
                leather if 0.1 < share < 0.92 else gold,
                bend=False,
                sides=8,
            )
        )
    door_high = min(0.62, 0.2 * tall + 0.12)
    entrance = front_door(door_high * 0.52, door_high, colour=str(chance.choice(DOORS)))
    parts.append(entrance.at(float(chance.uniform(-0.08, 0.08)) * wide, -0.19, 0.03))
    label = frame_label(wide, tall)
    parts.append(label.at(0, -0.2, tall * 0.74))
    columns = 1 if wide < 0.72 else 2
    for column in range(columns):
        x = (column - (columns - 1) / 2) * wide * 0.44
        opening = pane(0.24, 0.34, lit=bool(chance.uniform() < 0.8), strength=4.5)
        parts.append(opening.at(x, -0.23, tall * 0.42))
    if smoking:
        parts.append(chimney(0.5).size(0.6).at(wide * 0.2, 0.4, tall))
    return group(parts, motif="book")


def frame_label(wide: float, tall: float) -> Thing:
    """The round gilt window in a book's label, lit from within."""
    radius = min(0.3 * wide, 0.09 * tall)
    ring = [
        (radius * math.cos(a), 0, radius * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 25)
    ]
    return group(
        box((wide * 0.8, 0.06, radius * 2.9), Paint("#2a1a16", vary=0.1), bevel=0.01).at(0, 0.03),
        [
            box((wide * 0.82, 0.05, 0.03), metal("#d8ac52"), bevel=0).at(0, 0.0, s * radius * 1.45)
            for s in (-1, 1)
        ],
        ball(radius, light("#ffc65c", 3.5), sides=20).size(1, 0.1, 1),
        tube(ring, 0.03, metal("#d8ac52"), bend=False, sides=6),
        box((0.03, 0.06, 2 * radius), metal("#d8ac52"), bevel=0),
        box((2 * radius, 0.06, 0.03), metal("#d8ac52"), bevel=0),
    )


@card(
    title="The librarian's round",
    concept="when the readers have gone the books light their lamps, and somebody must see to them",
    alt="On a bookshelf the books are houses with lit windows and doors; a mouse with a lantern "
    "walks along them at night, and ants carry one small book-house away.",
    place="indoors",
    hour="lamplight",
    palette="oxblood, olive, candle",
    view="room",
    figures="one",
    moods=("cosy", "watchful", "quiet"),
    readings=("stories", "guardian", "night watch", "neighbours", "moving on", "hidden life"),
)
def mouse_librarian() -> Scene:
    """A street of books, seen by somebody as small as its watchwoman."""
    plan = (
        (0.95, 3.7, "#7a2026", False),
        (0.66, 3.2, "#6a7038", False),
        (0.86, 3.5, "#94402c", False),
        (0.6, 4.05, "#3f5236", False),
        (1.05, 3.1, "#862c32", True),
        (0.68, 3.75, "#b8843a", False),
        (0.9, 3.3, "#565f34", False),
        (0.62, 3.9, "#6a2026", False),
        (0.95, 3.45, "#7f7a40", True),
        (0.74, 3.95, "#8a3c2a", False),
        (1.0, 3.1, "#63241f", False),
    )
    houses = []
    x = -3.3
    for at, (wide, tall, colour, smoking) in enumerate(plan):
        gap = 0.55 if at == 6 else 0.03
        home = book_house(wide, tall, colour, at + 2, smoking=smoking)
        tilt = 7 if at == 6 else 0
        houses.append(home.turn(y=-tilt).at(x + wide / 2 + gap, 0.25 * (at % 2), 0.0))
        x += wide + gap
    oak = Paint("#6a4026", "#4a2a1a", vary=0.2, grain=1.6, bump=0.25)
    boards = [
        box((16, 3.4, 0.3), oak, bevel=0.03, motif="shelf").at(0, 0.2, z) for z in (-0.15, 4.65)
    ]
    back = box((16, 0.1, 12), Paint("#3a2418", vary=0.2), bevel=0, motif="wall").at(0, 1.9, 3)
    watch = group(
        mouse("stand", fur="#b0a090"),
        lathe(
            [(0.27, 0.04), (0.25, 0.12), (0.2, 0.26), (0.13, 0.37)], cloth("#b5392f"), wobble=0.04
        ).at(-0.05),
        lathe([(0.14, 0.34), (0.17, 0.37), (0.12, 0.4)], cloth("#f4ecd8")).at(-0.04),
    )
    watch = watch.turn(-35).size(1.35).at(-0.95, -1.35)
    paw = places_of(watch, "hand")[1]
    bookmark = rope(
        [(-1.6, -1.15, 0.02), (-2.1, -1.5, 0.02), (-2.6, -1.2, 0.02)], 0.03, colour="#b5392f"
    )
    held = (paw[0] + 0.22, paw[1] - 0.2, paw[2] + 0.12)
    carriers = [
        ant(colour="#5a2a1c")
        .turn(8 * (k % 2) - 4)
        .size(0.34)
        .at(0.5 + 0.42 * (k // 2), -1.3 - 0.34 * (k % 2))
        for k in range(6)
    ]
    moved = (
        book_house(0.4, 1.35, "#8a3a4a", 9)
        .size(1, 0.45, 1)
        .turn(y=90)
        .turn(-4)
        .at(0.3, -1.55, 0.46)
    )
    return Scene(
        things=[
            *houses,
            *boards,
            back,
            watch,
            lantern(power=70).size(0.7).at(held[0], held[1], held[2] - 0.36),
            rod(paw, held, 0.022, wood("#5a3a24")),
            bookmark,
            *carriers,
            moved,
            lamp(30, "#ffb860", 0.3).at(0.5, -2.2, 3.9),
            lamp(40, "#ffb860", 0.2).at(1.6, -2.4, 1.6),
        ],
        camera=Camera((-2.1, -5.8, 0.9), (0.14, 0.3, 1.72), lens=41),
        world=World("#6a6248", "#8a5a38", 0.45),
        lights=[Panel((-4, -5, 4.2), (0.3, 0, 2.2), 260, "#e8c890", 2)],
        air=Air(exposure=1.5, fog=Fog(6, 14, "#3a2a1c", 0.5), bloom=0.32, saturation=1.08),
    )
