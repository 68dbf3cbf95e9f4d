"""The moon in the net."""

import math

import numpy as np

from reverie.atelier.develop import Air, Fog
from reverie.atelier.motifs.boats import rowing_boat
from reverie.atelier.motifs.heavens import moon
from reverie.atelier.motifs.joinery import plaque, slack
from reverie.atelier.motifs.lamps import lantern
from reverie.atelier.motifs.land import Hills, meadow
from reverie.atelier.motifs.people import figure
from reverie.atelier.motifs.plants import reeds
from reverie.atelier.motifs.water import sea
from reverie.atelier.scene import Camera, Scene, Sun, World, card
from reverie.atelier.shapes import tube
from reverie.atelier.sky import Clouds, Glow, Sky
from reverie.atelier.thing import Paint, Point, Thing, group, lamp


def net_around(radius: float, knot: Point, low: float = -1.15) -> Thing:
    """A net of diamonds around a ball at the origin, its cords gathered at a knot."""
    cord = Paint("#6a5638", vary=0.1)
    tip = np.array(knot)
    up = tip / np.linalg.norm(tip)
    side = np.cross(up, (0, 1, 0))
    side /= np.linalg.norm(side)
    ahead = np.cross(up, side)
    lines = []
    for at in range(24):
        spin = 1 if at % 2 else -1
        mesh = []
        for t in np.linspace(low, 1.3, 18):
            angle = 2 * math.pi * (at // 2) / 12 + spin * 0.75 * (t - low)
            way = (
                math.cos(t) * (math.cos(angle) * side + math.sin(angle) * ahead) + math.sin(t) * up
            )
            mesh.append(1.03 * radius * way)
        lines.append(tube([*mesh, 0.5 * mesh[-1] + 0.5 * tip, tip], 0.02, cord, sides=5))
    return group(lines, motif="net")


def torn_hole(radius: float) -> Thing:
    """A ragged black hole with a pale edge, facing the viewer."""
    angle = np.linspace(0, 2 * math.pi, 46, endpoint=False)
    chance = np.random.default_rng(3)
    ragged = radius * (1 + 0.05 * np.sin(3 * angle + 1) + chance.normal(0, 0.045, len(angle)))
    outline = np.stack([ragged * np.cos(angle), ragged * np.sin(angle)], 1)
    return group(
        plaque(outline * 1.07, 0.01, Paint("#c9b98a", vary=0.1, bump=0, glow=0.55)).at(y=0.03),
        plaque(outline, 0.01, Paint("#03050c", vary=0, bump=0, rough=1, shine=0)),
        motif="hole in the sky",
    )  # fmt: skip


@card(
    title="The moon in the net",
    concept="an old woman has fished the moon out of the lake, and now the night has a hole",
    alt="An old woman in a boat hauls the glowing moon out of a dark lake with a net; in the sky "
    "is a torn hole where it hung.",
    place="sea", hour="night", palette="ink blue, pale gold", view="landscape", figures="one",
    moods=("secret", "strong", "wistful"),
    readings=("theft", "catch", "last wish", "greed", "rescue", "what is missing"),
)  # fmt: skip
def moon_net() -> Scene:
    """The moon at the right, half out of the water; the hole above it."""
    woman = figure(
        "pull", age="old", wear="dress", colour="#8a3f4a", hair="white", hairstyle="bun",
        scarf="#e0d4c0", hands=((0.5, 0.12, 0.72), (0.44, -0.12, 0.62)),
    ).turn(6).size(1.4).at(-1.5, 0.2, 0.42)  # fmt: skip
    hand = woman.right
    orb = (1.05, 0.4, 0.75)
    knot: Point = (-0.45, 0.3, 1.65)
    boat = (
        rowing_boat(colour="#4a3a3c", inside="#a88a60", band="#d8c08a", oars=False)
        .size(1.7)
        .turn(x=0)
        .turn(72)
    )
    far_hills = Hills(3.2, 14, 3)
    return Scene(
        things=[
            sea("calm", "#1d3a6a", rough=0.1, far=40),
            moon(1.35, "#ffe29a", "#b88e50", glow=0.42, seed=2).at(*orb),
            net_around(1.35, tuple(np.subtract(knot, orb))).at(*orb),
            tube(slack(hand, knot, 0.03), 0.035, Paint("#b89a60"), motif="rope"),
            tube(slack(woman.left, knot, 0.05), 0.032, Paint("#b89a60"), motif="rope"),
            boat.at(-1.15, 0.2, 0.18), woman.thing,
            lantern(power=2).size(0.7).at(-0.85, 1.3, 0.58),
            lamp(130, "#ffe2a0", 0.9).at(orb[0] - 1.2, orb[1] - 2.0, 3.0),
            meadow(far_hills, "#1f3050", "#182642", "#26385a", near=20, far=60).at(0, 4, -0.5),
            torn_hole(0.85).at(1.5, 4.2, 4.72),
            reeds(2.6, 12, colour="#1a2838", seed=3).size(1.1).at(2.3, -3.8, -0.1),
            reeds(2.0, 9, colour="#1a2838", seed=5).at(1.55, -4.2, -0.1),
        ],
        camera=Camera((-0.3, -7.8, 4.3), (0.0, 1.6, 1.35), lens=38),
        world=World("#4f6aa8", "#26365c", 0.6),
        lights=[Sun(-140, 40, 1.0, "#a8c0f0", 6)],
        sky=Sky(((0, "#1b2a5c"), (0.2, "#2f477e"), (0.34, "#5a74a8"), (1, "#5a74a8")), stars=90,
            clouds=(Clouds("#6f86b8", "#24366a", 0.4, 1.6, 0.12, 0.4, 0.5),),
            glow=Glow(0.74, 0.11, 0.25, "#8fa0c8", 0.5)),
        air=Air(1.75, Fog(14, 44, "sky", 0.8), bloom=0.35, saturation=1.1),
    )  # fmt: skip
