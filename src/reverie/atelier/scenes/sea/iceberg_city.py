"""The city under the iceberg."""

import math

import numpy as np

from reverie.atelier.clay import Clay
from reverie.atelier.develop import Air, Fog
from reverie.atelier.motifs.fishes import fish
from reverie.atelier.motifs.houses import house
from reverie.atelier.motifs.ice import ice_floes, iceberg
from reverie.atelier.motifs.sea_life import whale
from reverie.atelier.motifs.towers import tower
from reverie.atelier.motifs.water_birds import penguin
from reverie.atelier.scene import Camera, Scene, Sun, World, card
from reverie.atelier.shapes import tube
from reverie.atelier.sky import Rays, Sky
from reverie.atelier.thing import Paint, Thing, group, lamp


def hanging_city(seed: int = 2) -> Thing:
    """Towers and houses that stand on their heads, longest in the middle, all lit."""
    chance = np.random.default_rng(seed)
    kinds = [
        tower(3.0, 0.55, wall="#a9cde0", roof="#2f5f94", seed=1),
        tower(3.6, 0.5, wall="#8fb8d4", roof="#3f7aa8", seed=2),
        tower(2.4, 0.6, wall="#bcd8e4", roof=None, seed=3),
        house("town", wall="#9fc4dc", roof="#2f5580", share=1, strength=5, seed=4),
        house("timbered", wall="#c4dde8", roof="#3a6a98", share=1, strength=5, seed=5),
        house("town", wall="#86aecc", roof="#28507c", share=1, strength=5, seed=6),
    ]  # fmt: skip
    placed = []
    for ring, (count, radius, drop, size) in enumerate(
        ((1, 0, 2.0, 1.15), (6, 0.95, 1.25, 0.72), (10, 1.8, 0.75, 0.58), (14, 2.6, 0.35, 0.46))
    ):
        for at in range(count):
            angle = 2 * math.pi * (at + 0.5 * (ring % 2)) / count + float(
                chance.uniform(-0.12, 0.12)
            )
            x, y = radius * math.cos(angle), 0.62 * radius * math.sin(angle)
            kind = kinds[1] if ring == 0 else kinds[int(chance.integers(len(kinds)))]
            s = size * float(chance.uniform(0.85, 1.15))
            home = kind.turn(float(chance.uniform(-25, 25))).size(s).turn(y=180)
            placed.append(home.at(x, y, -drop - 0.35 * float(chance.uniform(0, 1))))
    return group(placed, motif="city")


@card(
    title="The city under the iceberg",
    concept="three penguins stand on an empty island and have no idea of the city under their feet",
    alt="Above the water three penguins stand on a small iceberg; below, it is a lit city that "
    "hangs upside down into the deep.",
    place="underwater", hour="timeless", palette="ice blue, deep navy, window gold", view="vast",
    figures="few", moods=("secret", "majestic", "innocent"),
    readings=("the hidden part", "ignorance", "unconscious", "upside down", "neighbours", "depth"),
)  # fmt: skip
def iceberg_city() -> Scene:
    """The eye is exactly at the waterline, so the surface is a line."""
    ice = iceberg(1.9, 1.2, "#e8f4f8", "#5fa8c8", wide=3.9, seed=5)
    root = Clay("#5f9cc0", 0.4)
    for x, size in ((0, 1.5), (-1.6, 1.1), (1.6, 1.1), (-2.6, 0.7), (2.6, 0.7)):
        root.ball((x, 0, -0.5), (size, 0.9 * size, 0.8))
    root.ball((0, 0, -1.1), (1.1, 0.8, 1.0)).ball((-1, 0.1, -0.9), 0.8).ball((1.1, 0, -0.9), 0.8)
    frozen = Paint(vary=0.12, grain=1.6, rough=0.4, bump=0.4)
    glows = [
        lamp(22, "#ffc060", 0.3).at(x, -2.1, z)
        for x, z in ((0, -3.2), (-1.5, -2.2), (1.5, -2.2), (0.5, -4.6))
    ]
    herring = fish("slim", colour="#9fd0e8", belly="#f0f6f2", cells=50)
    shoal = [
        herring.size(0.2).turn(170).at(x, y, z)
        for x, y, z in np.random.default_rng(4).normal((-2.2, 0, -4.6), (0.55, 0.6, 0.3), (26, 3))
    ]
    line = tube(
        [
            (x, -2.4, 0.03 * math.sin(3 * x) + 0.02 * math.sin(7 * x))
            for x in np.linspace(-6, 6, 60)
        ],
        0.045,
        Paint("#d8f2f4", glow=0.35),
        motif="water",
    )
    waiting, top = penguin(), ice.top()
    return Scene(
        things=[
            ice, root.thing("iceberg", 90, frozen), hanging_city(), *glows,
            group(shoal, motif="fish"), line,
            *[waiting.turn(way).size(size).at(x, -0.35, (top(x, -0.35) or 1) - 0.04)
              for x, way, size in ((-0.35, -60, 0.66), (0.25, -125, 0.58), (1.3, -150, 0.5))],
            whale().turn(168).size(0.55).at(2.9, 7, -6.6),
            iceberg(1.4, 2.6, "#cfe6f0", "#6fb0cc", wide=2.4, seed=8).at(-6.5, 13, 0),
            iceberg(0.9, 1.8, "#cfe6f0", "#6fb0cc", wide=2.0, seed=9).at(7, 17, 0),
            ice_floes(5, 4, sizes=(0.3, 0.6), seed=4).at(0, 4, 0),
        ],
        camera=Camera((0, -14, 0.0), (0, 0, -2.3), lens=46),
        world=World("#bfe0f0", "#1c3a6a", 0.6),
        lights=[Sun(-60, 40, 2.4, "#fff0dc", 4), Sun(30, -30, 0.35, "#4f8ad0", 10)],
        sky=Sky(((0, "#8fc4e0"), (0.2, "#e6eee6"), (0.289, "#f6e6cc"), (0.291, "#5fb4cc"),
            (0.42, "#1f5f94"),
            (0.7, "#12346a"), (1, "#0c1f48")), warp=0,
            rays=Rays(0.5, 0.1, "#9fe0f0", 0.25, 22)),
        air=Air(1.35, Fog(13.5, 26, "sky", 0.9), bloom=0.35, saturation=1.15),
    )  # fmt: skip
