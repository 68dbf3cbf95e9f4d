"""The road in a knot."""

import math

import numpy as np

from reverie.atelier.develop import Air, Fog
from reverie.atelier.motifs.bicycles import bicycle
from reverie.atelier.motifs.land import Hills, meadow
from reverie.atelier.motifs.people import figure
from reverie.atelier.motifs.scatter import scatter
from reverie.atelier.motifs.small_life import snail
from reverie.atelier.motifs.stone import boulder
from reverie.atelier.scene import Camera, Scene, Sun, World, card
from reverie.atelier.scenes.roads.shared import Way
from reverie.atelier.shapes import ball, box, tube
from reverie.atelier.sky import Sky
from reverie.atelier.thing import Paint, group, lamp, light


@card(
    title="The road in a knot",
    concept="someone tied the road so as not to forget where it led; she rides every turn of it",
    alt="A road on a lavender plain is tied into a huge knot; a cyclist rides along it, and a "
    "snail has crawled straight through beneath it.",
    place="nowhere",
    hour="dusk",
    palette="lavender, asphalt, lemon",
    view="vast",
    figures="one",
    moods=("puzzled", "patient", "whimsical"),
    readings=(
        "detour",
        "a problem",
        "persistence",
        "the long way round",
        "remembering",
        "shortcuts",
    ),
)
def knot_road() -> Scene:
    """A trefoil cut open at its lowest lobe, its ends led away as a road."""
    turns = np.linspace(math.pi + 0.42, 3 * math.pi - 0.42, 46)
    knot = [
        (
            0.95 * float(math.sin(t) + 2 * math.sin(2 * t)) + 0.45,
            1.12 * float(math.cos(t) - 2 * math.cos(2 * t)) + 0.5,
            0.62 - 0.6 * math.sin(3 * t),
        )
        for t in turns
    ]
    start = [(2.5, -11, 0.1), (1.75, -8, 0.15), (1.15, -5.6, 0.4), (1.02, -3.7, 0.85)]
    end = [
        (-0.25, -3.2, 0.1),
        (-0.55, -4.35, 0.1),
        (-1.65, -4.75, 0.1),
        (-2.75, -4.0, 0.1),
        (-3.2, -2.2, 0.1),
        (-3.25, 0.2, 0.1),
        (-3.1, 2.8, 0.1),
        (-2.4, 6, 0.1),
        (-0.6, 10.5, 0.1),
        (-0.4, 16, 0.1),
        (-2.5, 26, 0.1),
        (-1, 44, 0.1),
    ]
    way = Way([*start, *knot, *end], 900, upright=0.35, soft=15)
    asphalt = Paint("#4a4658", "#5a5668", vary=0.15, grain=4, bump=0.3)
    lemon = Paint("#f8e45a", vary=0.05, glow=0.5)
    road = group(
        way.ribbon(0.52, -0.52, 0.0, asphalt, "road"),
        way.ribbon(0.5, -0.5, -0.13, Paint("#38344a"), "road"),
        [way.rail(side, -0.05, 0.075, Paint("#6a6478", vary=0.1)) for side in (-0.52, 0.52)],
        [way.rail(side, 0.02, 0.018, Paint("#fff6d0", glow=0.25)) for side in (-0.43, 0.43)],
        [
            way.laid(box((0.34, 0.075, 0.02), lemon, bevel=0), share, lift=0.012)
            for share in np.linspace(0.02, 0.98, 88)
        ],
        motif="road",
    )
    rider = figure(
        "sit",
        colour="#f2d83a",
        hat="cap",
        hat_colour="#f6efe0",
        scarf="#d8488a",
        wind=0.6,
        wear="sweater",
        legs="#4a3f6a",
        hands=((0.42, 0.16, 0.34), (0.42, -0.16, 0.34)),
    )
    cyclist = group(
        bicycle(colour="#d8488a", basket_colour=None).size(0.72),
        rider.turn(y=14).at(-0.14, 0, 0.66).thing,
        lamp(8, "#fff0a0", 0.1).at(0.8, 0, 0.7),
        ball(0.06, light("#fff6c0", 6), sides=10).at(0.62, 0, 0.62),
        motif="cyclist",
    ).size(0.85)
    plain_height = Hills(0.5, 9, 3)
    ground = meadow(
        lambda x, y: (
            np.minimum(plain_height(x, y), 0.0)
            * np.clip((np.hypot(np.asarray(x), np.asarray(y)) - 4) / 8, 0, 1)
            - 0.12
        ),
        "#b8a4dc",
        "#9a86c8",
        "#d0bce4",
        far=80,
        width=90,
    )
    hills = scatter(
        boulder(0.8, "#8f7cb8", seed=3),
        14,
        (-6, 6),
        (-5, 14),
        seed=4,
        sizes=(0.2, 0.8),
        avoid=[(0, 0, 3.9)],
    )
    return Scene(
        things=[
            ground,
            road,
            hills,
            way.laid(cyclist.size(1.5), 0.088, lift=0.0),
            snail(body="#f2e0b8", band="#c8883a").turn(140).size(0.95).at(0.75, 5.3, -0.1),
            tube(
                [(1.2, -6, -0.1), (0.75, -3, -0.1), (0.5, 0, -0.1), (0.95, 4.8, -0.1)],
                0.09,
                Paint("#f4ecff", rough=0.3, glow=0.25),
            )
            .size(1, 1, 0.3)
            .at(0, 0, -0.06)
            .called("trail"),
        ],
        camera=Camera((0.2, -10.2, 9.2), (0.05, 0.7, 0.25), lens=44),
        world=World("#a890e0", "#c8a0c0", 0.6),
        lights=[Sun(138, 24, 3.6, "#ffd890", 3), Sun(-60, 45, 0.7, "#b8a8ff", 8)],
        sky=Sky(((0, "#f6e08a"), (0.12, "#f2c8a0"), (0.3, "#c8a8d8"), (1, "#b8a4dc"))),
        air=Air(1.12, Fog(14, 30, "#fbdc9c", 0.92), bloom=0.3, saturation=1.1),
    )
