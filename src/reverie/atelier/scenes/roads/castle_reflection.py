"""The reflection."""

import math

import numpy as np

from reverie.atelier.develop import Air, Fog
from reverie.atelier.motifs.bare_trees import bare_tree
from reverie.atelier.motifs.joinery import rod, stone
from reverie.atelier.motifs.land import meadow
from reverie.atelier.motifs.leaves import grass_field
from reverie.atelier.motifs.scatter import patches, ramp, roughened, tinted
from reverie.atelier.motifs.stone import boulder, mountains
from reverie.atelier.motifs.towers import tower
from reverie.atelier.motifs.trees import poplar
from reverie.atelier.scene import Camera, Scene, Sun, World, card
from reverie.atelier.shapes import box, lathe, sheet, tube
from reverie.atelier.sky import Clouds, Sky
from reverie.atelier.thing import Array, Paint, Thing, group, lamp, light

TOWERS = (
    (-1.75, -0.5, 2.3, 0.52),
    (1.7, -0.6, 2.0, 0.55),
    (-0.7, 0.5, 4.3, 0.5),
    (0.75, 0.7, 3.2, 0.46),
    (0.1, -0.1, 3.3, 0.72),
    (-2.3, 0.7, 1.7, 0.4),
    (2.35, 0.6, 1.5, 0.4),
)
"""x, y, height and radius of each tower, standing or fallen"""


def bright_castle() -> Thing:
    """Ivory towers with blue roofs, walls between them, about 5 wide and 6 high."""
    ivory = stone("#f4ead2")
    towers = [
        tower(h, r, wall="#f6ecd6", roof="#4f7fb8", lit=None, door=False, seed=at).at(x, y)
        for at, (x, y, h, r) in enumerate(TOWERS)
    ]
    walls = []
    for a, b, high in ((0, 1, 1.15), (5, 0, 0.9), (1, 6, 0.85), (2, 3, 2.2)):
        (ax, ay, *_), (bx, by, *_) = TOWERS[a], TOWERS[b]
        long, turn = math.hypot(bx - ax, by - ay), math.degrees(math.atan2(by - ay, bx - ax))
        teeth = [
            box((0.16, 0.34, 0.2), ivory, bevel=0.01).at(x, 0, high + 0.08)
            for x in np.arange(-long / 2 + 0.1, long / 2, 0.32)
        ]
        walls.append(
            group(box((long, 0.3, high), ivory, bevel=0.01).at(z=high / 2), teeth)
            .turn(turn)
            .at((ax + bx) / 2, (ay + by) / 2)
        )
    return group(towers, walls, motif="castle")


def mossy_wall(points: Array, moss: Array) -> Thing:
    """A sheet of grey stone, green where moss is 1."""
    shades = ramp(("#6a7a80", "#5f7068", "#5a7a4a"), moss).reshape(-1, 3)
    paint = Paint(vary=0.25, grain=4, bump=0.6)
    return tinted(sheet(points, Paint()), lambda _: shades, paint)


def broken_tower(height: float, radius: float, seed: int) -> Thing:
    """What is left of a round tower: a torn crown, moss, and dark windows."""
    angle, up = np.meshgrid(np.linspace(0, 2 * math.pi, 49), np.linspace(0, 1, 30))
    torn = height * (
        0.72
        + 0.3 * np.sin(angle + seed)
        + 0.13 * np.sin(3 * angle + 2 * seed)
        + 0.07 * np.sign(np.sin(11 * angle + seed))
    )
    z = up * np.clip(torn, 0.3 * height, None)
    layers = []
    for share in (1.0, 0.8):
        r = radius * share * (1.06 - 0.08 * up + 0.03 * np.sin(5 * angle + 4 * z + seed))
        points = np.stack([r * np.cos(angle), r * np.sin(angle), z], -1)
        moss = np.clip(1.7 * patches(angle * 2, z, 0.8, 3, seed) - 0.45 + 0.25 * up, 0, 1)
        layers.append(mossy_wall(points, moss))
    slits = [
        box((0.13, 0.06, 0.32), Paint("#14242c")).at(0, -radius * 1.03, z).turn(t)
        for z, t in ((0.3 * height, 12), (0.55 * height, -24))
    ]
    return group(layers, slits, motif="ruin")


def ruined_castle() -> Thing:
    """The same castle, long after; one window is lit."""
    towers = [broken_tower(h, r, at + 2).at(x, y) for at, (x, y, h, r) in enumerate(TOWERS)]
    grey = stone("#66767a")
    walls = [
        box((0.9, 0.3, 0.8), grey).turn(y=6).at(-1.05, -0.55, 0.3),
        box((0.7, 0.3, 0.5), grey).turn(y=-9).at(0.95, -0.6, 0.2),
        boulder(0.6, "#66767a", moss="#5a7a4a", seed=2).at(0.3, -1.0, 0.1),
    ]
    trees = [
        bare_tree(1.7, "#2c3432", seed=3).at(1.15, -0.2, 0.1),
        bare_tree(1.3, "#2c3432", seed=6).at(-1.9, -0.2, 0.9),
    ]
    window = (
        group(
            box((0.24, 0.06, 0.4), light("#ffb84a", 7), bevel=0.02),
            lamp(10, "#ffb04a", 0.1).at(0, -0.35, 0),
        )
        .at(0.12, -0.86, 1.45)
        .called("lit window")
    )
    return group(towers, walls, trees, window, motif="ruin")


def dead_poplar(tall: float) -> Thing:
    """A bare stem with the stubs of its branches."""
    bark = Paint("#34403a", vary=0.2, bump=0.4)
    stubs = [
        tube([(0, 0, z), (s * 0.1, 0, z + 0.07), (s * 0.15, 0, z + 0.22)], [0.035, 0.01], bark)
        for z, s in ((0.35, 1), (0.5, -1), (0.68, 0.8))
    ]
    stem = tube([(0, 0, 0), (0.03, 0, 0.5), (-0.02, 0, 1)], [0.06, 0.045, 0.012], bark)
    return group(stem, stubs, motif="ruin").size(tall)


def reed_bed() -> Thing:
    """Reeds and two cattails that the morning shines through, on the near bank."""
    chance = np.random.default_rng(5)
    stems = []
    for at in range(17):
        x, y = float(chance.uniform(-0.72, -0.34)), float(chance.uniform(-10.35, -10.05))
        high, bend = float(chance.uniform(0.35, 0.78)), float(chance.uniform(-0.05, 0.16))
        line = [(x, y, 0.0), (x + 0.25 * bend, y, 0.55 * high), (x + bend, y, high)]
        green = Paint(("#4f7838", "#6f9444", "#93ac54")[at % 3], vary=0.15, glow=0.1)
        stems.append(tube(line, [0.013, 0.012, 0.002], green, sides=6))
    for x, y, high in ((-0.5, -10.2, 0.86), (-0.44, -10.15, 0.6)):
        stalk = rod((x, y, 0), (x + 0.02, y, high), [0.007, 0.004], Paint("#93a05c", glow=0.08))
        head = [(x + 0.015, y, 0.76 * high), (x + 0.018, y, 0.93 * high)]
        brown = Paint("#8a5a34", vary=0.15, bump=0.3, glow=0.06)
        stems += [stalk, tube(head, [0.008, 0.019, 0.02, 0.019, 0.008], brown)]
    return group(stems, motif="reeds")


@card(
    title="The reflection",
    concept="the castle shines, and only the lake knows how it ends and who stays awake",
    alt="A bright castle stands on a mountain lake; its reflection in the water is a mossy ruin "
    "with one lit window.",
    place="mountain",
    hour="morning",
    palette="alp blue, ivory, moss",
    view="vast",
    figures="none",
    moods=("calm", "haunting", "clear"),
    readings=("pride and fall", "truth beneath", "memory", "the future", "vanity", "what remains"),
)
def castle_reflection() -> Scene:
    """No water is painted: below the shore stands the mirrored ruin itself."""
    chance = np.random.default_rng(9)
    rock = lathe(
        [(3.1, -0.05), (3.0, 0.08), (2.75, 0.28), (2.2, 0.36), (0.01, 0.4)],
        Paint("#7f8a5c", "#8f9488", vary=0.25, grain=3, bump=0.6),
        wobble=0.06,
    )
    isle = roughened(rock, 0.06, 3, 2).size(1, 0.62, 1).called("island")
    trees = group(
        [
            poplar(h, seed=s).at(x, y, 0.3)
            for h, s, x, y in (
                (1.1, 1, -2.55, -0.5),
                (0.8, 2, -2.8, 0.1),
                (1.0, 3, 2.55, -0.3),
                (0.7, 4, 1.0, -1.2),
                (0.75, 5, -1.0, -1.25),
            )
        ]
    )
    dead = group(
        [
            dead_poplar(h).turn(s).at(x, y, 0.3)
            for h, s, x, y in ((1.1, 20, -2.55, -0.5), (0.9, 200, 2.55, -0.3))
        ]
    )
    range_ = mountains(60, 11, 8, "#7f9cc0", snow=0.5, foot="#6f8f78", seed=5)
    ripples = []
    for _ in range(60):
        y = float(chance.uniform(-6.5, 3))
        x, long = float(chance.uniform(-4.2, 4.2)), float(chance.uniform(0.1, 0.42))
        steps = np.linspace(-1, 1, 5)
        sway = chance.normal(0, 0.05, 5)
        line = [(x + t * long, y + s, 0.003) for t, s in zip(steps, sway, strict=True)]
        thick = 0.006 + 0.0007 * (y + 8)
        ripples.append(
            tube(line, [0.001, thick, 0.001], Paint("#b4d8e6", vary=0.1), sides=4, motif="ripple")
        )
    bank = meadow(
        lambda x, y: (
            0.32
            - 0.5 * np.hypot((np.asarray(x) + 1.5) / 1.5, np.asarray(y) + 10.4) ** 2
            + 0.06 * patches(x, y, 0.3, 2, 3)
        ),
        "#4f7038",
        "#2f4a2c",
        "#7a8048",
        near=-11.4,
        far=-9.2,
        width=6,
    )
    blades = grass_field(
        900,
        (-2.2, -0.2),
        (-11, -9.6),
        ("#26442a", "#4a6a34", "#86964a"),
        height=lambda x, y: (
            0.26 - 0.5 * np.hypot((np.asarray(x) + 1.5) / 1.5, np.asarray(y) + 10.4) ** 2
        ),
        tall=0.16,
        wide=0.012,
    )
    return Scene(
        things=[
            bright_castle().size(0.78).at(0, 0, 0.36),
            isle,
            trees,
            range_.at(1.5, 26, -0.2),
            group(
                ruined_castle().size(0.78).at(0, 0, 0.36),
                isle.painted(Paint("#5f7050", "#5a6a6c", vary=0.25, bump=0.6)),
                dead,
            ).size(1, 1, -1),
            range_.painted(Paint("#6487a8", "#54789c", vary=0.2)).size(1, 1, -1).at(1.5, 26, 0.2),
            *ripples,
            bank,
            blades,
            reed_bed(),
        ],
        camera=Camera((0.15, -12.4, 0.95), (0.0, 0, 0.12), lens=40),
        world=World("#a8ccf0", "#8fb0c8", 0.6),
        lights=[Sun(-62, 32, 3.0, "#fff0cc", 3), Sun(-62, -28, 1.6, "#cfe8e0", 4)],
        sky=Sky(
            (
                (0, "#4a8ed0"),
                (0.25, "#8cc4ec"),
                (0.43, "#eef4ea"),
                (0.46, "#dcecec"),
                (0.7, "#6aa4c0"),
                (1, "#2f6a88"),
            ),
            (Clouds("#ffffff", "#a8c8e4", 0.45, 1.6, 0.02, 0.4, 0.8, 0.6),),
        ),
        air=Air(1.02, Fog(14, 46, "#cfe4f0", 0.72), bloom=0.25, saturation=1.12),
    )
