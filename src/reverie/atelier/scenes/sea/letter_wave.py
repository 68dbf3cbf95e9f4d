"""The wave of letters."""

import math

import numpy as np

from reverie.atelier.develop import Air, Fog
from reverie.atelier.motifs.boats import rowing_boat
from reverie.atelier.motifs.books import letter
from reverie.atelier.motifs.people import figure
from reverie.atelier.motifs.scatter import facing, over_surface, ramp, swarm
from reverie.atelier.motifs.water import great_wave, sea
from reverie.atelier.scene import Camera, Panel, Scene, Sun, World, card
from reverie.atelier.sky import Clouds, Glow, Sky
from reverie.atelier.thing import Array, Paint, Point, Thing, group


def envelopes(places: Array, turns: Array, sizes: Array, chance: np.random.Generator) -> Thing:
    """Many letters as one mesh, with a flap and a red seal each, seen from both sides."""
    body = [(-0.5, -0.33, 0), (0.5, -0.33, 0), (0.5, 0.33, 0), (-0.5, 0.33, 0)]
    corners: list[Point] = [*body]
    faces, shades = [(0, 1, 2), (0, 2, 3)], ["#f8f3e4"] * 4
    for side in (1, -1):
        first = len(corners)
        corners += [
            (-0.48, 0.32, 0.015 * side),
            (0.48, 0.32, 0.015 * side),
            (0, -0.06, 0.02 * side),
        ]
        faces.append((first, first + 1, first + 2))
        shades += ["#cfd6e4"] * 3
        first = len(corners)
        ring = [
            (0.085 * math.cos(a), -0.06 + 0.085 * math.sin(a), 0.04 * side)
            for a in np.linspace(0, 5.24, 6)
        ]
        corners += ring
        faces += [(first, first + at, first + at + 1) for at in range(1, 5)]
        shades += ["#c8201e"] * 6
    tints = np.concatenate([ramp((shade,), np.zeros(1)) for shade in shades])
    tones = chance.uniform(0.72, 1.0, (len(places), 1, 1))
    mesh = swarm(np.array(corners), np.array(faces), places, turns, sizes, tints[None] * tones)
    return Thing(mesh, Paint(vary=0.04, bump=0.05, rough=0.9, glow=0.14), "letters")


def letters_over(wave: Thing, count: int, seed: int) -> Thing:
    """Letters strewn over all sides of a wave."""
    chance = np.random.default_rng(seed)
    assert wave.mesh is not None
    places, normals = over_surface(wave.mesh, count, chance)
    share = places[:, 2] / places[:, 2].max()
    high = chance.uniform(0.02, 1, count) < 0.1 + 0.95 * share**2
    places, normals = places[high], normals[high]
    turns = facing(normals, chance, 0.28)
    lift = normals * np.where(chance.uniform(size=len(places)) < 0.5, 0.06, -0.06)[:, None]
    return envelopes(places + lift, turns, chance.uniform(0.3, 0.62, len(places)), chance)


@card(
    title="The wave of letters",
    concept="all the letters he never delivered come back at once, and he holds up the last one",
    alt="A great wave made of letters rises over a postman in a tiny boat, who holds up one letter "
    "to it.",
    place="sea", hour="noon", palette="paper white, ink blue, red seal", view="vast",
    figures="one", moods=("overwhelmed", "brave", "awed"),
    readings=("guilt", "news", "too much", "an answer", "the past returns", "apology"),
)  # fmt: skip
def letter_wave() -> Scene:
    """The hollow of the wave as a wall, the boat small before it."""
    wave = great_wave(7.4, 17, "#1c3f88", bright="#4f80c8", foam="#a8c0e8", curl=1.15, seed=2)
    wall = group(wave.parts[0], letters_over(wave.parts[0], 22000, 3))
    chance = np.random.default_rng(5)
    loose = chance.uniform((-2.5, -3, 3.2), (4.2, 3, 8.4), (90, 3))
    ways = facing(chance.normal(size=(90, 3)), chance, 0.3)
    afloat = np.concatenate(
        [chance.uniform((-3.5, -5), (4, 3), (46, 2)), np.full((46, 1), 0.12)], 1
    )
    flat = facing(np.tile((0.0, 0.0, 1.0), (46, 1)), chance, 0.14)
    postman = figure(
        "reach up", age="adult", wear="uniform", colour="#d8261e", second="#f2d890", hat="cap",
        hat_colour="#d8261e", legs="#28345c", hands=((0.05, 0.35, 0.85), (0.42, -0.25, 1.95)),
    ).turn(150).size(0.62)  # fmt: skip
    postman = postman.at(0, 0, 0.12)
    x, y, z = postman.right
    boat = group(
        rowing_boat(colour="#f2e8d0", inside="#c9a877", band="#d8261e", oars=False),
        postman.thing, letter(colour="#fffaf0").size(0.5).turn(30).at(x, y, z + 0.16),
    ).turn(y=-5).turn(12).size(1.0)  # fmt: skip
    return Scene(
        things=[
            sea("swell", "#24498c", crest="#6f9ad0", foam="#ffffff", scale=4, seed=2),
            wall.turn(-30).at(-2.6, 1.8, -0.15),
            envelopes(loose, ways, chance.uniform(0.18, 0.42, 90), chance),
            envelopes(afloat, flat, chance.uniform(0.25, 0.45, 46), chance),
            boat.size(0.95).at(1.5, -4.2, -0.08),
        ],
        camera=Camera((1.6, -11.4, 0.9), (0.3, 0, 3.3), lens=38),
        world=World("#bcd6f0", "#7f9ad0", 0.7),
        lights=[
            Sun(72, 48, 3.1, "#fff4dc", 2.5), Sun(18, 14, 1.5, "#e0ecff", 6),
            Panel((2.8, -2.2, 0.7), (-1.2, 2.5, 3.2), 330, "#dceaff", 2.5),
        ],
        sky=Sky(((0, "#6fa4dc"), (0.4, "#b4d4ee"), (0.7, "#f2f2e6"), (1, "#f2f2e6")),
            (Clouds("#ffffff", "#b9cde4", 0.5, 1.6, 0.0, 0.66, 0.8, 0.6),),
            glow=Glow(0.85, 0.2, 0.4, "#ffffff", 0.5)),
        air=Air(1.05, Fog(13, 46, "sky", 0.85), bloom=0.18, saturation=1.12),
    )  # fmt: skip
