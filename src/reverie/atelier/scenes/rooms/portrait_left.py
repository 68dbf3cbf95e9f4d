"""The portrait has left."""

import math
from dataclasses import replace

import numpy as np

from reverie.atelier.colour import mix
from reverie.atelier.develop import Air
from reverie.atelier.motifs.fittings import picture_frame
from reverie.atelier.motifs.floors import floor_boards
from reverie.atelier.motifs.giant_faces import profile
from reverie.atelier.motifs.joinery import drape, leg, plain, rod, wood
from reverie.atelier.motifs.scatter import patches, ramp, spaced
from reverie.atelier.scene import Camera, Panel, Scene, Sun, World, card
from reverie.atelier.scenes.rooms.shared import Hole, casement, wall
from reverie.atelier.shapes import ball, box, curve, lathe, sheet, tube
from reverie.atelier.sky import Sky
from reverie.atelier.thing import Array, Paint, Thing, group

LADY = [
    (-1.05, 0),
    (-1.0, 0.5),
    (-0.78, 0.95),
    (-0.6, 1.15),
    (-0.66, 1.4),
    (-0.62, 1.75),
    (-0.45, 1.98),
    (-0.17, 2.08),
    (-0.15, 2.2),
    (-0.26, 2.34),
    (-0.3, 2.55),
    (-0.27, 2.72),
    (-0.62, 2.76),
    (-0.6, 2.84),
    (-0.3, 2.92),
    (-0.2, 3.16),
    (0.0, 3.22),
    (0.22, 3.16),
    (0.42, 3.42),
    (0.62, 3.48),
    (0.7, 3.36),
    (0.5, 3.1),
    (0.34, 2.94),
    (0.62, 2.86),
    (0.62, 2.78),
    (0.28, 2.72),
    (0.31, 2.52),
    (0.25, 2.33),
    (0.15, 2.2),
    (0.17, 2.08),
    (0.46, 1.96),
    (0.66, 1.7),
    (0.82, 1.3),
    (0.76, 1.08),
    (0.6, 1.0),
    (0.78, 0.7),
    (1.02, 0.4),
    (1.08, 0),
]
"""a lady with a feathered hat, down to her skirt, as an outline"""


def is_inside(x: Array, z: Array, outline: Array) -> Array:
    """Whether points lie within an outline."""
    found = np.zeros(x.shape, bool)
    for (x0, z0), (x1, z1) in zip(outline, np.roll(outline, -1, axis=0), strict=True):
        crosses = (z0 > z) != (z1 > z)
        found ^= crosses & (x < (x1 - x0) * (z - z0) / (z1 - z0 + 1e-12) + x0)
    return found


def left_canvas(width: float, height: float, outline: Array) -> Thing:
    """A painted park on canvas around the origin, with a hole where somebody stood."""
    columns, rows = 190, 260
    x, z = np.meshgrid(np.linspace(-width / 2, width / 2, columns), np.linspace(0, height, rows))
    share = z / height
    mist = patches(x, z, 0.9, 4, 2)
    sky = ramp(
        ("#f6e3b4", "#f0dcb0", "#c9d4c0", "#8fb0b4"), (share - 0.42) * 1.7 + 0.25 * (mist - 0.5)
    )
    lawn = ramp(("#5a6a34", "#8a9448", "#c9b868"), share / 0.42 + 0.4 * (mist - 0.5))
    crowns = (np.hypot((x + 1.15) / 0.6, (z - 2.3) / 0.85) < 0.75 + 0.5 * mist) | (
        np.hypot((x - 1.2) / 0.42, (z - 1.95) / 0.6) < 0.75 + 0.5 * mist
    )
    colours = np.where((share < 0.4 + 0.05 * mist)[..., None], lawn, sky)
    colours = np.where(crowns[..., None], ramp(("#33482c", "#6a7f40"), mist), colours)
    canvas = sheet(np.stack([x, 0 * x, z], -1), Paint())
    assert canvas.mesh is not None
    gone = is_inside(x, z, outline).ravel()
    faces = canvas.mesh.faces[0]
    mesh = replace(canvas.mesh, faces=(faces[~gone[faces].all(1)],), colours=colours.reshape(-1, 3))
    return Thing(mesh, Paint(vary=0.1, grain=5, bump=0.25, rough=0.6), "picture")


def wet_steps(path: list[tuple[float, float]]) -> Thing:
    """The prints of a lady's pointed shoes in wet paint, which gets less from step to step."""
    line = spaced(path, 10)
    ahead = np.gradient(line, axis=0)
    parts = []
    for at, (spot, along) in enumerate(zip(line, ahead, strict=True)):
        green = Paint(mix("#0f8a62", "#a8b88a", at / 16), vary=0.1, rough=0.15, shine=0.6, bump=0)
        sole = lathe([(0.001, 0), (0.085, 0.0), (0.08, 0.006), (0.001, 0.012)], green, sides=20)
        heel = sole.size(0.5, 0.5, 1).at(-0.25)
        shoe = group(sole.size(2.0, 1.15, 1), heel).size(1.25, 1.1, 1)
        shoe = shoe.at(0, 0.13 * (1 if at % 2 else -1))
        heading = math.degrees(math.atan2(along[1], along[0]))
        parts.append(shoe.turn(heading).at(float(spot[0]), float(spot[1]), 0.012))
    return group(parts, motif="footprints")


@card(
    title="The portrait has left",
    concept="after three hundred years of being looked at she went to see for herself",
    alt="In a red gallery hangs a great gilt portrait whose lady is gone: only her shape is left "
    "as a black hole. Wet painted footprints lead over the floor to an open garden door.",
    place="indoors",
    hour="noon",
    palette="gallery red, cream, black hole",
    view="room",
    figures="none",
    moods=("mischievous", "free", "startled"),
    readings=("escape", "absence", "a new life", "being looked at", "the empty place", "courage"),
)
def portrait_left() -> Scene:
    """Noon falls in at the window she left by."""
    red = Paint("#a3262c", "#96202a", "stripes", "front", vary=0.1, grain=1.4, bump=0.06)
    wide, tall = 3.0, 3.75
    lady = curve([*LADY, LADY[0]], 260)
    edge = np.stack([lady[:-1, 0], 0 * lady[:-1, 0] - 0.005, lady[:-1, 1]], 1)
    hole = group(
        left_canvas(wide, tall, lady),
        box((wide, 0.02, tall), Paint("#1d1622", vary=0), bevel=0).at(0, 0.22, tall / 2),
        tube(edge, 0.016, plain("#fff4d8"), bend=False, sides=6),
        motif="picture",
    )
    gilt = picture_frame(wide - 0.1, tall - 0.1, colour="#d8a83a").at(z=tall / 2)
    portrait = group(hole, gilt).turn(y=-1.5).at(0.95, 1.74, 1.25)
    door: Hole = (-1.75, 2.2, 0.62, 2.2)
    leaf_glass = group(casement((0, 2.2, 0.31, 2.2), plain("#f6ecd6"), (1, 4)), motif="window").at(
        0.31
    )
    opened = leaf_glass.turn(-112).at(-2.37, 1.95)
    veil = drape(
        0.9,
        4.7,
        Paint("#fbf3e0", vary=0.05, sheen=0.3, glow=0.1),
        folds=4,
        depth=0.1,
        gather=0.4,
        side=-1,
        tie=0.15,
    )
    steps = [(0.9, 1.5), (0.75, 0.8), (0.2, 0.25), (-0.6, 0.3), (-1.3, 0.9), (-1.7, 1.7)]
    paint_wet = wet_steps(steps)
    puddle = (
        ball(0.34, Paint("#1f9a74", "#d8607a", grain=3, rough=0.2, shine=0.5), sides=24)
        .size(1.5, 0.7, 0.05)
        .at(0.95, 1.6, 0.01)
    )
    drips = [
        tube(
            [(x, 1.6, 1.25), (x, 1.72, 1.0), (x, 1.78, low)],
            [0.03, 0.02, 0.03],
            Paint(c, rough=0.3, shine=0.4),
            motif="paint",
        )
        for x, low, c in (
            (0.55, 0.6, "#1f9a74"),
            (0.75, 0.4, "#d8607a"),
            (1.1, 0.7, "#1f9a74"),
            (1.3, 0.5, "#e8c05a"),
        )
    ]
    garden = group(
        box((30, 30, 0.1), Paint("#9ab85a"), bevel=0, motif="grass").at(-6, 18, -0.3),
        [
            ball(1.3, Paint("#5f8a44", "#7fa452", grain=2), sides=18, motif="tree")
            .size(1, 1, 1.4)
            .at(x, y, 1.2)
            for x, y in ((-5.6, 11), (-3.2, 13), (-8, 14))
        ],
    )
    others = [
        group(
            picture_frame(
                0.6, 0.8, colour="#c99a3a", round_frame=True, picture=Paint("#e8d8b0", vary=0.1)
            ),
            sitter.size(-0.17, 0.17, 0.17).at(0.0, -0.05, 0.05),
        ).at(x, 1.86, z)
        for x, z, sitter in ((2.95, 2.5, profile("#4a3040", hair="bun", depth=0.02)),)
    ]
    rail = group(
        rod((-3.6, 1.55, 4.78), (-0.74, 1.55, 4.78), 0.045, wood("#4a2818")),
        ball(0.08, wood("#4a2818"), sides=16).at(-0.74, 1.55, 4.78),
        motif="curtain rail",
    )
    bench = group(
        box((1.9, 0.7, 0.2), Paint("#7a1f2a", sheen=0.4), bevel=0.08).at(z=0.55),
        [leg(0.46, 0.06, wood("#3a2418")).at(x, y) for x in (-0.8, 0.8) for y in (-0.25, 0.25)],
        motif="bench",
    )
    return Scene(
        things=[
            wall(14, 7, red, door).at(y=2.0),
            casement(door, plain("#f6ecd6"), (1, 1)).at(y=2.0),
            opened,
            garden,
            floor_boards(14, 16, "#b07a48").at(0, -6),
            portrait,
            paint_wet,
            puddle,
            *drips,
            *others,
            veil.turn(-20).at(-2.3, 1.55, 0.05).called("curtain"),
            rail,
            veil.size(-0.72, 1, 1).turn(6).at(-1.09, 1.6, 0.05).called("curtain"),
            bench.turn(-14).at(1.9, -1.2),
            box((9, 0.1, 0.35), wood("#6a3a22")).at(3.4, 1.95, 0.17),
        ],
        camera=Camera((0.5, -6.4, 2.1), (0.22, 2, 2.38), lens=38),
        world=World("#c8b8c0", "#e8c8a0", 0.42),
        lights=[
            Sun(-158, 42, 5.0, "#fff0cc", 2),
            Panel((-1.75, 1.5, 2.6), (0.5, -3, 0.5), 130, "#fff0d0", 1.8),
            Panel((1.5, -6.5, 5), (0.6, 2, 2.5), 330, "#ffe8d8", 3),
        ],
        sky=Sky(stops=((0, "#6fb4e4"), (0.5, "#cfe8f0"), (1, "#f4f0d0"))),
        air=Air(exposure=1.15, bloom=0.25, contrast=1.1, saturation=1.06),
    )
