"""The well of stars."""

import math

import numpy as np

from reverie.atelier.develop import Air
from reverie.atelier.motifs.bodies import Pose
from reverie.atelier.motifs.heavens import star, star_dust
from reverie.atelier.motifs.joinery import stone
from reverie.atelier.motifs.kitchen import bucket
from reverie.atelier.motifs.land import Hills, footprints
from reverie.atelier.motifs.leaves import grass_tuft
from reverie.atelier.motifs.people import figure
from reverie.atelier.motifs.scatter import patches, scatter
from reverie.atelier.motifs.stone import boulder
from reverie.atelier.motifs.trees import palm
from reverie.atelier.scene import Camera, Scene, Sun, World, card
from reverie.atelier.shapes import ball, box, lathe, sheet, tube
from reverie.atelier.sky import Sky
from reverie.atelier.thing import Paint, Thing, group, lamp, light

WELL_SAND = Hills(0.12, 3, 4)


def sand_with_hole() -> Thing:
    """Rippled sand around a round hole of radius 1.3."""
    angle, radius = np.meshgrid(
        np.linspace(0, 2 * math.pi, 121),
        np.concatenate([np.linspace(1.3, 4, 40), np.linspace(4.2, 16, 20)]),
    )
    x, y = radius * np.cos(angle), radius * np.sin(angle)
    waves = 0.02 * np.sin(7 * x + 4 * y + 5 * patches(x, y, 1.6, 2, 2))
    return sheet(
        np.stack([x, y, WELL_SAND(x, y) * np.clip(radius - 1.6, 0, 1) + waves], -1),
        Paint("#eed09a", "#dcb47c", vary=0.16, grain=1.4, bump=0.5, bump_grain=14),
    ).called("sand")


def star_well() -> Thing:
    """A well without a roof, whose shaft goes down from stone to night, 3.4 deep."""
    chance = np.random.default_rng(11)
    stones = []
    for course, (radius, count, up) in enumerate(((1.52, 22, 0.16), (1.46, 20, 0.45))):
        for at in range(count):
            angle = 360 * (at + 0.5 * course) / count
            long = 2 * math.pi * radius / count * float(chance.uniform(0.84, 0.97))
            colour = ("#d8c09a", "#c9ae86", "#e2d0ac", "#bda27c")[int(chance.integers(4))]
            block = box(
                (0.46 + float(chance.uniform(-0.05, 0.05)), long, 0.3), stone(colour), bevel=0.05
            )
            stones.append(block.turn(x=float(chance.normal(0, 2))).at(radius, 0, up).turn(angle))
    depth = np.linspace(0.5, -3.4, 30)
    shaft = lathe(
        [(1.26 + 0.05 * math.sin(7 * z), z) for z in depth],
        Paint(
            gradient=("#1c2f86", "#1c2f7c", "#27407f", "#5a6a8a", "#b8a888"),
            vary=0.2,
            bump=0.5,
            glow=0.18,
        ),
        sides=50,
    )
    night = lathe(
        [(0.001, -3.4), (1.3, -3.4)],
        Paint("#142468", "#2a3f9c", vary=0.35, grain=1.2, glow=0.55),
        round_off=False,
    ).called("night")
    stars = []
    for _ in range(95):
        r, a = 1.2 * math.sqrt(chance.uniform(0, 1)), chance.uniform(0, 6.28)
        size = float(min(0.014 + chance.pareto(2.4) * 0.014, 0.06))
        stars.append(
            ball(size, light("#fffdf0", 5), sides=8).at(
                r * math.cos(a), r * math.sin(a), -3.3 + float(chance.uniform(0, 0.8))
            )
        )
    big = [
        star(s, "#fff6c8", glow=3.5).turn(x=-90).turn(t).at(x, y, -2.6)
        for s, t, x, y in ((0.17, 20, 0.35, 0.3), (0.11, 50, -0.4, 0.5), (0.12, 80, 0.1, -0.45))
    ]
    return group(
        group(stones, shaft, motif="well"), night, group(stars, big, motif="stars"), motif="well"
    )


@card(
    title="The well of stars",
    concept="it is noon above, and down in the well the night has been kept cool",
    alt="Seen from above at noon: a child leans over a desert well with stars at its bottom; "
    "beside it stands a bucket full of light.",
    place="desert",
    hour="noon",
    palette="sand, deep blue, white",
    view="room",
    figures="one",
    moods=("curious", "still", "bright"),
    readings=("depth", "discovery", "thirst", "hidden night", "a wish", "looking inward"),
)
def well_of_stars() -> Scene:
    """A shaft through a sheet of sand, with the night at its bottom."""
    leaning = Pose(
        hip=(-0.1, 0.98),
        lean=54,
        curl=0.15,
        head=(10, 0, 0),
        toes=(30, 60),
        feet=((-0.5, 0.24, 0.06), (-0.75, 0.22, 0.3)),
        palms="down",
    )
    child = figure(
        leaning,
        colour="#f6f2e6",
        hairstyle="braids",
        hair="black",
        skin="amber",
        wear="shirt",
        legs="#2f55b0",
        shoes="bare",
        hands=((0.52, 0.34, 0.42), (0.56, -0.34, 0.42)),
    )
    child = child.turn(64).size(1.75).at(-0.95, -2.35, 0.02)
    full = group(
        bucket(colour="#8a9aa8"),
        ball(0.24, light("#fff3c0", 5), sides=20).size(1, 1, 0.35).at(z=0.5),
        [
            star(0.13, "#fff8d8", glow=3).turn(x=-70).turn(t).at(x, y, 0.62)
            for t, x, y in ((10, 0.05, 0.1), (70, -0.12, -0.05))
        ],
        lamp(22, "#fff0b8", 0.2).at(z=0.95),
        motif="bucket",
    )
    line = [
        (1.55, 1.1, 0.35),
        (1.35, 0.9, 0.68),
        (1.0, 0.75, 0.6),
        (0.8, 0.6, 0.0),
        (0.72, 0.5, -3.0),
    ]
    coil = [(1.75, 1.62, 0.08), (2.1, 1.3, 0.06), (1.95, 0.95, 0.06), (1.55, 1.1, 0.35)]
    rope = Paint("#e8d8b0", "#b89a68", vary=0.1)
    return Scene(
        things=[
            sand_with_hole(),
            star_well(),
            child.thing,
            full.size(1.25).at(1.6, 2.0, 0.05),
            palm(5.2, lean=0.2, seed=2).at(4.7, -0.6, 0),
            palm(4.3, lean=-0.12, fronds=13, seed=5).at(3.6, -5.5, 0),
            star_dust(
                22, (1.2, 1.6, 0.8), (2.0, 2.4, 2.0), ("#fffbe0",), size=0.03, glow=6, seed=3
            ),
            tube([*coil, *line[1:]], 0.035, rope, sides=8, motif="rope"),
            footprints(
                [(-3.6, -5, 0), (-2.3, -3.6, 0), (-1.6, -2.3, 0)],
                WELL_SAND,
                colour="#a8763e",
                size=0.26,
                stride=0.5,
            ),
            grass_tuft(0.5, 24, ("#a89850", "#c8b868", "#e8d890"), seed=3).at(2.2, -2.6, 0),
            grass_tuft(0.4, 20, ("#a89850", "#c8b868", "#e8d890"), seed=5).at(-2.1, 2.7, 0),
            scatter(
                boulder(0.3, "#cdb088", seed=1),
                16,
                (-3.5, 3.5),
                (-4.5, 4.5),
                seed=8,
                avoid=[(0, 0, 2.1), (-1.6, -2.4, 1)],
                sizes=(0.2, 0.9),
            ),
            lamp(30, "#8fb0ff", 0.4).at(0, 0, -1.2),
        ],
        camera=Camera((0.05, -3.4, 7.5), (-0.08, -0.25, 0.1), lens=42, roll=-5),
        world=World("#a8c8f0", "#e8c890", 0.62),
        lights=[Sun(58, 50, 3.8, "#fff4d8", 2)],
        sky=Sky(((0, "#ecd09a"), (1, "#ecd09a"))),
        air=Air(0.98, None, bloom=0.4, saturation=1.12),
    )
