"""The night tailor."""

import math

import numpy as np

from reverie.atelier.develop import Air
from reverie.atelier.motifs.cats import cat
from reverie.atelier.motifs.floors import floor_boards
from reverie.atelier.motifs.heavens import moon
from reverie.atelier.motifs.houses import house
from reverie.atelier.motifs.joinery import plain, rod, wood
from reverie.atelier.motifs.lamps import table_lamp
from reverie.atelier.motifs.people import figure
from reverie.atelier.motifs.sewing import needle, scissors, thread_spool
from reverie.atelier.scene import Camera, Scene, Spot, World, card
from reverie.atelier.scenes.rooms.shared import Hole, casement, wall
from reverie.atelier.shapes import ball, box, curve, sheet
from reverie.atelier.sky import Sky
from reverie.atelier.thing import Array, Paint, Point, group, light


def cloth_along(lefts: list[Point], rights: list[Point], folds: float, deep: float) -> Array:
    """Points of a cloth that runs between two lines, in folds along its way."""
    left, right = curve(lefts, 120), curve(rights, 120)
    across = np.linspace(0, 1, 90)[None, :, None]
    points = left[:, None] * (1 - across) + right[:, None] * across
    along = np.gradient(points, axis=0)
    normal = np.cross(along, (right - left)[:, None])
    normal /= np.linalg.norm(normal, axis=-1, keepdims=True) + 1e-9
    way = np.linspace(0, 5, len(left))[:, None, None]
    wave = np.sin(across * folds * 2 * math.pi + 0.8 * np.sin(way * 1.7))
    points = points + normal * wave * deep
    return np.asarray(points)


@card(
    title="The night tailor",
    concept="an old tailor must finish the night before evening and is not done with the moon",
    alt="By lamplight an old tailor sits on his table and sews a starry night-blue cloth that "
    "flows over the floor and out of the window as the night sky; the moon is pinned to it.",
    place="indoors",
    hour="lamplight",
    palette="lamp ochre, midnight",
    view="room",
    figures="one",
    moods=("patient", "solemn", "magical"),
    readings=("craft", "duty", "time", "the makers behind things", "deadline", "covering up"),
)
def night_tailor() -> Scene:
    """The lamp is at the right; the cloth carries the dark from it to the window."""
    view: Hole = (-1.0, 2.75, 0.95, 1.35)
    ochre = Paint("#c8893c", "#b87a34", "stripes", "front", vary=0.1, grain=1.3, bump=0.08)
    lefts: list[Point] = [
        (0.5, 0.78, 1.22),
        (-0.05, -0.02, 1.18),
        (-0.5, -0.28, 0.8),
        (-0.9, -0.5, 0.12),
        (-1.75, -0.1, 0.12),
        (-2.0, 1.0, 0.5),
        (-1.9, 1.9, 1.3),
        (-1.85, 2.6, 1.55),
        (-2.8, 5, 2.6),
        (-8, 11, 9),
    ]
    rights: list[Point] = [
        (1.0, 0.68, 1.22),
        (1.05, -0.07, 1.18),
        (0.85, -0.3, 0.75),
        (0.65, -1.2, 0.08),
        (0.05, -0.5, 0.12),
        (-0.35, 0.9, 0.45),
        (-0.55, 1.8, 1.3),
        (-0.6, 2.6, 1.55),
        (-1.0, 5, 2.2),
        (-2.3, 11, 8.6),
    ]
    points = cloth_along(lefts, rights, 5, 0.07)
    blue = Paint("#1c2a66", "#27347c", vary=0.1, grain=1.4, sheen=0.5, bump=0.08, glow=0.05)
    night = sheet(points, blue, motif="night")
    chance = np.random.default_rng(4)
    length = np.minimum(np.linalg.norm(np.diff(points[:, 45], axis=0), axis=1), 0.14)
    length = np.where(points[1:, 45, 1] > 2.2, 0.3 * length, length)
    rows = chance.choice(len(length), 210, p=length / length.sum())
    columns = chance.integers(3, 87, 210)
    stars = [
        ball(
            float(chance.uniform(0.007, 0.021)) * (1 + (row > 90) * 1.8),
            light("#fff0c8", 5),
            sides=6,
            motif="stars",
        ).at(*(points[row, column] + (0, -0.01, 0.02)))
        for row, column in zip(rows, columns, strict=True)
    ]
    desk = group(
        box((2.3, 1.5, 0.1), wood("#8a5630")).at(0.95, 0.75, 1.02),
        [
            box((0.12, 0.12, 1.0), wood("#6b4226")).at(x, y, 0.5)
            for x in (-0.1, 2.0)
            for y in (0.1, 1.4)
        ],
        motif="table",
    )
    tailor = (
        figure(
            "cross-legged",
            age="old",
            hair="white",
            hairstyle="tonsure",
            beard="whiskers",
            glasses="#c79a3e",
            wear="shirt",
            colour="#efe2c8",
            second="#7a3a2c",
            legs="#5a3426",
            hands=((0.34, 0.14, 0.42), (0.5, -0.3, 0.66)),
        )
        .turn(-125)
        .size(1.4)
        .at(0.92, 1.1, 1.08)
    )
    silver = "#d8dce0"
    roofs = group(
        [
            house("town", seed=k, share=0.5)
            .size(0.75)
            .at(-3.6 + 1.15 * k, 10 + k % 2, -1.2 + 0.3 * (k % 3))
            for k in range(5)
        ]
    )
    pinned_moon = (
        moon(0.34, "#fbeec4", "#cdb078", glow=0.75)
        .size(1, 0.4, 1)
        .turn(x=-14)
        .at(0.08, -0.62, 0.66)
    )
    pin = needle(0.85, colour=silver, thread=None).turn(x=28, y=32).at(0.12, -0.72, 0.72)
    return Scene(
        things=[
            wall(9, 6, ochre, view).at(y=2.3),
            casement(view, wood("#6b4226"), (2, 3)).at(y=2.3),
            floor_boards(10, 14, "#8a5a34").at(0, -2),
            desk,
            night,
            *stars,
            tailor.thing,
            pinned_moon,
            pin,
            roofs,
            rod(tailor.right, (0.72, 0.5, 1.24), 0.006, plain("#f4ecd8")),
            needle(0.3, colour=silver, thread=None).turn(y=60).at(*tailor.right),
            table_lamp(0.95, shade="#f0c060", power=55).at(1.72, 0.9, 1.07),
            scissors().turn(30, x=90).size(0.5).at(1.5, 0.25, 1.09),
            thread_spool(thread="#e8c060").size(0.3).at(-0.02, 0.9, 1.07),
            thread_spool(thread="#f4ecd8").size(0.24).at(0.1, 1.2, 1.07),
            cat("sleep", fur="#d08a44", stripes="#a8602c").turn(-60).size(0.85).at(1.2, -0.5, 0.02),
        ],
        camera=Camera((0.0, -5.5, 2.3), (-0.06, 2, 1.78), lens=40),
        world=World("#6a6288", "#b87c44", 0.45),
        lights=[Spot((1.7, 0.2, 3.6), (0.2, 0.2, 0.6), 260, "#ffc878", 100, 0.8, 0.3)],
        sky=Sky(
            stops=(
                (0, "#2a3a80"),
                (0.2, "#7a6aa0"),
                (0.34, "#f0a070"),
                (0.48, "#ffcf8a"),
                (1, "#ffcf8a"),
            ),
        ),
        air=Air(exposure=1.5, bloom=0.3, saturation=1.08, contrast=1.06),
    )
