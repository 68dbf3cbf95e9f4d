"""The garden in the bottle."""

import math

import numpy as np

from reverie.atelier.clay import Clay
from reverie.atelier.develop import Air, Fog
from reverie.atelier.motifs.birds import bird
from reverie.atelier.motifs.books import open_book
from reverie.atelier.motifs.flowers import bellflower, daisy, poppy, tulip
from reverie.atelier.motifs.land import desert
from reverie.atelier.motifs.leaves import grass_field, grass_tuft
from reverie.atelier.motifs.people import person
from reverie.atelier.motifs.plants import fern
from reverie.atelier.motifs.scatter import patches, scatter
from reverie.atelier.motifs.shore import conch, crab, scallop, starfish
from reverie.atelier.motifs.stone import boulder
from reverie.atelier.motifs.trees import cherry
from reverie.atelier.motifs.water import sea
from reverie.atelier.scene import Camera, Scene, Sun, World, card
from reverie.atelier.shapes import highlight, lathe
from reverie.atelier.sky import Clouds, Glow, Sky
from reverie.atelier.thing import Array, Paint, Thing, glass, group


def great_bottle(tall: float, radius: float) -> Thing:
    """A corked bottle standing on z = 0."""
    r = radius
    line = [
        (0.001, 0.06),
        (0.8 * r, 0.0),
        (r, 0.07 * tall),
        (r, 0.55 * tall),
        (0.84 * r, 0.68 * tall),
        (0.4 * r, 0.79 * tall),
        (0.33 * r, 0.84 * tall),
        (0.33 * r, 0.94 * tall),
    ]
    lip = [
        (0.33 * r, 0.91 * tall),
        (0.44 * r, 0.92 * tall),
        (0.44 * r, 0.95 * tall),
        (0.33 * r, 0.955 * tall),
    ]
    stopper = [
        (0.001, 0.86 * tall),
        (0.29 * r, 0.86 * tall),
        (0.36 * r, 1.02 * tall),
        (0.001, 1.025 * tall),
    ]
    cork = Paint("#c08a4c", "#8a5c30", vary=0.25, grain=6, bump=0.5)
    return group(
        lathe(line, glass("#e2f4ee", "#f2fffa", 0.9), sides=72),
        lathe(lip, glass("#cfeee4", "#ffffff", 0.95), sides=40, round_off=False),
        lathe(stopper, cork, round_off=False, motif="cork"),
        highlight([(-0.82 * r, -0.5 * r, 0.2 * tall), (-0.86 * r, -0.5 * r, 0.36 * tall),
            (-0.82 * r, -0.5 * r, 0.56 * tall)], 0.06),
        highlight([(0.72 * r, -0.68 * r, 0.44 * tall), (0.7 * r, -0.68 * r, 0.55 * tall),
            (0.6 * r, -0.6 * r, 0.63 * tall)], 0.04),
        [highlight([(0.97 * r * math.cos(a), 0.97 * r * math.sin(a), 0.05 * tall)
            for a in np.linspace(*ends, 8)], 0.016) for ends in ((-2.95, -2.3), (-0.85, -0.3))],
        highlight([(-0.26 * r, -0.24 * r, 0.85 * tall), (-0.25 * r, -0.24 * r, 0.9 * tall)], 0.03),
        motif="bottle",
    )  # fmt: skip


@card(
    title="The garden in the bottle",
    concept="no letter was in the bottle, only a girl who will not be found before the last page",
    alt="A huge corked bottle stands on a beach with a garden inside, where a girl reads under a "
    "pink tree; a crab comes up to the glass.",
    place="shore", hour="morning", palette="sand, leaf green, sky", view="room", figures="one",
    moods=("peaceful", "sheltered", "curious"),
    readings=("solitude", "own world", "message", "protection", "captivity", "someone knocks"),
)  # fmt: skip
def bottle_garden() -> Scene:
    """The bottle leans in the sand; its garden stays level."""
    earth = (
        Clay("#6b4e34", 0.2)
        .ball((0.08, 0, 0.55), (1.3, 1.3, 0.5), "#5d4630")
        .ball((0.06, 0, 0.42), (1.24, 1.24, 0.4), "#b89a6a")
    )
    earth.ball((0.5, 0.4, 0.72), (0.8, 0.7, 0.4), "#6f8a42").ball(
        (-0.5, 0.1, 0.75), (0.75, 0.8, 0.3), "#7c9549"
    )
    earth.ball((0.4, -0.5, 0.7), (0.75, 0.6, 0.28), "#7c9549")
    soil = earth.thing("garden", 90)
    ground = soil.top()

    def height(x: float, y: float) -> float:
        return ground(float(x), float(y)) or 0.8

    inside = np.vectorize(height)
    reader = person(
        pose="sit low",
        wear="dress",
        colour="#e04a2c",
        hair="chestnut",
        hairstyle="braids",
        legs="#f2e6d0",
        look=(-26, 0, 0),
        hands=((0.34, 0.12, 0.3), (0.34, -0.12, 0.3)),
    )
    girl = group(reader, open_book(0.42, 0.3).turn(-90).turn(y=-38).at(0.36, 0, 0.3)).size(1.3)
    flowers = [
        daisy(tall=0.4, seed=1),
        poppy("#f07a4a", 0.5, seed=2),
        tulip("#f2c04a", 0.5, seed=3),
        bellflower("#7a7fd0", 0.6, seed=4),
    ]
    free = [(-0.25, -0.35, 0.5), (-0.5, -0.9, 0.45)]
    garden = group(
        soil,
        cherry(2.35, ("#d88aa4", "#f8c4d0", "#fff0f0"), seed=3, petals=20)
        .at(0.45, 0.35, height(0.45, 0.35) - 0.05),
        girl.turn(-158).at(0.02, -0.35, height(0, -0.35) - 0.02),
        scatter([fern(0.8, "#5d9a48", seed=1), fern(0.7, "#7fb050", seed=2)], 9, (-1.0, 1.0),
            (-0.2, 0.9), height=inside, seed=4, avoid=free),
        scatter(flowers, 34, (-0.95, 0.95), (-0.95, 0.7), height=inside, seed=3, sizes=(0.7, 1.1),
            avoid=free),
        grass_field(1500, (-1.0, 1.0), (-1.0, 1.0), ("#3f7030", "#6fa445", "#b4cc62"),
            height=inside, tall=0.22, seed=2),
        bird("wings up", colour="#3f8ad0", belly="#f6ecd0").turn(-150).size(0.26).at(-0.75, -0.3,
            2.5),
    )  # fmt: skip
    vessel = group(great_bottle(5.6, 1.55), garden.turn(y=-10)).turn(y=10)

    def beach(x: Array, y: Array) -> Array:
        return (
            0.1 * (patches(x, y, 1.2, 3, 2) - 0.5)
            + 0.12 * np.exp(-(((x - 0.3) / 2.0) ** 2) - ((y - 0.2) / 1.7) ** 2)
            - 0.06 * np.clip(y - 2.5, 0, 9)
        )

    return Scene(
        things=[
            desert(beach, "#ecd29a", "#c9a468", "#fbeac0", width=40, near=-9, far=9),
            sea("swell", "#62b4cc", crest="#b4e6e2", foam="#ffffff", width=60, near=4.2,
                far=60).at(0, 0, -0.08),
            vessel.at(-0.05, 0.2, 0.02),
            crab(colour="#e2502e").turn(58).size(0.75).at(-1.35, -2.1, 0.12),
            scallop(colour="#f6d8c0").turn(x=-62).turn(20).size(0.4).at(0.5, -3.2, 0.05),
            starfish(colour="#f0803e").size(0.55).at(1.55, -2.6, 0.06),
            conch().turn(30).size(0.45).at(-0.6, -3.9, 0.02),
            scatter(boulder(0.3, "#b8a88c", seed=2), 16, (-3, 3), (-3.6, 2), height=beach, seed=4,
                sizes=(0.2, 0.6)),
            grass_tuft(0.9, 40, ("#5f7a3a", "#98a850", "#d8d08a"), seed=2).size(1.7).at(2.3, -3.0,
                -0.1),
            grass_tuft(0.9, 40, ("#5f7a3a", "#98a850", "#d8d08a"), seed=4).size(1.3).at(-2.5, -3.2,
                -0.1),
        ],
        camera=Camera((-0.3, -8.6, 1.9), (0.05, 0, 2.35), lens=44),
        world=World("#9fd0f0", "#e8d4a0", 0.65),
        lights=[Sun(-84, 40, 3.6, "#fff0c8", 3), Sun(30, 40, 0.9, "#d0e8ff", 8)],
        sky=Sky(((0, "#4fa8e0"), (0.4, "#9fd8ee"), (0.62, "#f2f4e0"), (1, "#f2f4e0")),
            (Clouds("#ffffff", "#b8d8ea", 0.5, 1.7, 0.0, 0.6, 0.8, 0.55),),
            glow=Glow(0.05, 0.3, 0.4, "#fff6d8", 0.5)),
        air=Air(1.05, Fog(18, 70, "sky", 0.7), bloom=0.2, saturation=1.12),
    )  # fmt: skip
