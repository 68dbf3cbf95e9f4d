"""Forest and field: curtains, wardrobes, walking trees and a giant who sleeps under moss."""

import math
from collections.abc import Callable

import numpy as np

from reverie.atelier.clay import Clay
from reverie.atelier.colour import mix
from reverie.atelier.develop import Air, Fog, LowFog, Tint
from reverie.atelier.motifs.anatomy import blade, tipped
from reverie.atelier.motifs.bare_trees import stump
from reverie.atelier.motifs.birds import bird, owl
from reverie.atelier.motifs.canines import FoxPose, fox, wolf
from reverie.atelier.motifs.cats import cat
from reverie.atelier.motifs.fittings import door
from reverie.atelier.motifs.flowers import daisy, poppy
from reverie.atelier.motifs.furniture import wardrobe
from reverie.atelier.motifs.giant_faces import giant_face
from reverie.atelier.motifs.heavens import crescent, moon, snowfall, star_dust
from reverie.atelier.motifs.hoofed import deer
from reverie.atelier.motifs.houses import Kind, front_door, house, pane
from reverie.atelier.motifs.joinery import drape, metal, plain, rod, slack, stone, wood
from reverie.atelier.motifs.land import Hills, meadow, road
from reverie.atelier.motifs.leaves import (
    fallen_leaves,
    foliage,
    grass_field,
    leafy,
    loose_leaves,
    vine,
)
from reverie.atelier.motifs.lights import firefly_jar, lantern, moon_lamp
from reverie.atelier.motifs.objects import key, open_book
from reverie.atelier.motifs.people import figure
from reverie.atelier.motifs.plants import fern, mushrooms
from reverie.atelier.motifs.scatter import patches, ramp, roughened, scatter, tinted
from reverie.atelier.motifs.small_beasts import hare, rabbit
from reverie.atelier.motifs.stone import boulder, mountains
from reverie.atelier.motifs.towers import tower
from reverie.atelier.motifs.trees import autumn_tree, birch, oak
from reverie.atelier.motifs.vessels import sack, suitcase
from reverie.atelier.motifs.water_birds import penguin
from reverie.atelier.motifs.woods import fir, forest_wall, trunk_columns
from reverie.atelier.scene import Camera, Panel, Scene, Spot, Sun, World, card
from reverie.atelier.shapes import ball, box, cutout, lathe, sheet, tube
from reverie.atelier.sky import Clouds, Glow, Rays, Sky
from reverie.atelier.thing import Array, Mesh, Paint, Point, Thing, group, lamp, light

BARK = Paint("#4a382c", "#2c221d", vary=0.25, grain=2.2, bump=0.6, bump_grain=7)


def great_trunk(x: float, y: float, thick: float, paint: Paint, lean: float = 0.0) -> Thing:
    """A stem that leaves the picture above, on spreading feet."""
    stem = tube(
        [(x, y, -0.2), (x + 0.2 * lean, y, 1.2), (x + 0.6 * lean, y, 4), (x + lean, y, 9)],
        [1.55 * thick, 1.02 * thick, 0.9 * thick, 0.8 * thick],
        paint,
        sides=22,
    )
    feet = [
        tube(
            [
                (x, y, 0.75),
                (x + 1.25 * thick * math.cos(a), y + 1.25 * thick * math.sin(a), 0.3),
                (x + 2.5 * thick * math.cos(a), y + 2.5 * thick * math.sin(a), -0.12),
            ],
            [0.6 * thick, 0.42 * thick, 0.12 * thick],
            paint,
            sides=12,
        )
        for a in np.linspace(0.4, 6.0, 6)
    ]
    return group(roughened(stem, 0.05, 4, 3), feet, motif="tree")


# ---- a curtain between two trees


def sea_view(width: float, height: float, horizon: float) -> Thing:
    """A window on the sea: surf, water, and a bright sky above the horizon, shining by itself."""
    x, z = np.meshgrid(np.linspace(-width / 2, width / 2, 90), np.linspace(0, height, 160))
    down = np.clip((horizon - z) / horizon, 0, 1)
    chop = patches(x, z * (2 + 14 * (1 - down)), 0.5, 3, 5)
    sea = ramp(("#1c5f9e", "#2b86b8", "#4db6c4", "#a9e3d8"), down**1.4 + 0.5 * (chop - 0.5) * down)
    foam = np.clip((chop - 0.62) * 9, 0, 1) * (0.25 + 0.75 * down)
    sea = sea * (1 - foam[..., None]) + foam[..., None] * ramp(("#f4fbf6",), foam * 0)
    above = ramp(("#fdeecb", "#cfe6ea", "#86bfe2", "#4f97d0"), (z - horizon) / (height - horizon))
    colours = np.where((z < horizon)[..., None], sea, above)
    view = sheet(np.stack([x, 0 * x, z], -1), Paint())
    lit = Paint(vary=0, bump=0, glow=0.85, rough=1, shine=0)
    return tinted(view, lambda _: colours.reshape(-1, 3), lit).called("sea")


def spilt_water(width: float, reach: float) -> Thing:
    """A shallow tongue of surf that has run out over the ground toward the viewer."""
    u, v = np.meshgrid(np.linspace(-1, 1, 60), np.linspace(0, 1, 50))
    ragged = np.sqrt(np.maximum(1 - u**2, 0)) * (1 + 0.3 * (patches(u * 3, 0 * u, 0.7, 3, 2) - 0.5))
    x = u * width / 2
    points = np.stack([x, -v * reach * ragged, 0.06 - 0.03 * v], -1)
    edge = np.maximum(np.abs(u) ** 9, v**5)
    lace = np.clip((patches(x, v * 5, 0.35, 3, 8) - 0.58) * 8, 0, 1) * 0.7
    share = np.clip(edge + lace, 0, 1)
    colours = ramp(("#3fa3b4", "#7fd0cc", "#f4fbf6"), share).reshape(-1, 3)
    wet = Paint(vary=0.05, bump=0.2, rough=0.15, shine=0.6, glow=0.12)
    return tinted(sheet(points, Paint()), lambda _: colours, wet).called("surf")


@card(
    title="The curtain in the forest",
    concept="somebody has hung a curtain in the forest, and the sea has been waiting behind it",
    alt="A red theatre curtain hangs between two forest trees; behind it lies the bright sea. "
    "A hare stands before it and holds a ticket.",
    place="forest",
    hour="afternoon",
    palette="pine green, theatre red, sea blue",
    view="landscape",
    figures="one",
    moods=("expectant", "wondering", "tender"),
    readings=("premiere", "longing", "what is behind", "patience", "invitation", "two worlds"),
)
def curtain_in_the_forest() -> Scene:
    """The sea shines by itself; all other light falls from the left through the pines."""
    red = Paint("#c41822", "#8f0f1e", vary=0.16, grain=1.2, bump=0.1, sheen=0.15)
    gold = Paint("#d8a640", vary=0.15, rough=0.5)
    ground = Hills(0.16, 5, 4)
    bark = Paint("#5a4334", "#2f241d", vary=0.25, grain=2.2, bump=0.6, bump_grain=7)
    shade = Paint("#2c2a22", "#1f1d18", vary=0.25, grain=2.2, bump=0.6, bump_grain=7)
    curtain = group(
        drape(1.8, 4.3, red, folds=6, depth=0.12, gather=0.85, side=-1, tie=0.4).at(-0.84),
        drape(1.8, 4.3, red, folds=6, depth=0.12, gather=0.72, side=1, tie=0.46, seed=4).at(0.84),
        drape(3.5, 0.62, red, folds=12, depth=0.1, seed=2).at(0, -0.12, 3.74),
        tube([(-1.74, -0.22, 3.76), (0, -0.27, 3.7), (1.74, -0.22, 3.76)], 0.045, gold),
        [tube([(s * 1.25, -0.25, 1.86), (s * 1.62, -0.27, 1.76)], 0.08, gold) for s in (-1, 1)],
        motif="theatre curtain",
    )
    bough = tube(
        [(-2.4, 0.05, 4.1), (-1, 0, 4.42), (0.6, 0, 4.36), (2.6, 0.05, 4.75)],
        [0.22, 0.17, 0.15, 0.13],
        bark,
        motif="tree",
    )
    sail = group(
        cutout([(0, 0), (0.5, 0.1), (0.05, 0.72)], 0.01, Paint("#fff6e4", glow=0.8)),
        cutout([(-0.04, 0.02), (-0.3, 0.1), (-0.02, 0.6)], 0.01, Paint("#f0dcc0", glow=0.7)),
        cutout(
            [(-0.34, 0), (0.5, 0), (0.36, -0.14), (-0.2, -0.14)], 0.01, Paint("#8a3d2c", glow=0.3)
        ),
        motif="sailing boat",
    )
    chance = np.random.default_rng(6)
    needles = [
        (
            (
                float(x),
                float(chance.uniform(-0.5, 0.9)),
                float(5.9 + 0.04 * x * x + chance.uniform(-0.3, 0.9)),
            ),
            float(chance.uniform(0.3, 0.6)),
        )
        for x in np.linspace(-5.4, 3.8, 26)
    ]
    waiting = group(
        hare("upright", fur="#b08050"),
        box((0.02, 0.3, 0.17), Paint("#f6e7b8", glow=0.25), bevel=0.004).at(0.42, -0.02, 1.02),
        motif="hare",
    )
    return Scene(
        things=[
            meadow(ground, "#5d7138", "#37502e", "#7f6f3c"),
            group(
                sea_view(3.3, 4.35, 1.75).at(0, 0.3, 0.02),
                sail.size(0.6).at(-0.36, 0.24, 1.76),
                spilt_water(2.5, 2.5).at(0.05, 0.25, 0.05),
                curtain,
                bough,
                great_trunk(-2.15, 0.1, 0.42, bark, -0.3),
                great_trunk(2.25, 0.2, 0.5, bark, 0.25),
            ).turn(-14),
            foliage(needles, ("#2f5a34", "#5f8f44", "#b0c060"), leaves=150, leaf=0.2, seed=4),
            waiting.turn(128).size(1.05).at(0.1, -2.5, 0.02),
            great_trunk(-4.1, -3.6, 0.5, shade, 0.5),
            trunk_columns(
                34,
                (-11, 9),
                (3.5, 18),
                bark="#4d4030",
                mist="#c9cf94",
                clearing=1.2,
                height=ground,
                seed=4,
            ),
            forest_wall(
                30,
                13,
                tall=7,
                layers=2,
                mist="#b9bd8c",
                shades=("#22402c", "#3f6038", "#7c8f4a"),
                height=ground,
                seed=2,
            ),
            scatter(
                [fern(1.0, "#47703c", seed=1), fern(0.8, "#5d8442", seed=2)],
                26,
                (-4, 4),
                (-4.6, 5),
                height=ground,
                seed=5,
                sizes=(0.6, 1.3),
                avoid=[(0.2, -1.2, 2.1), (0, 2, 2.2)],
            ),
            fallen_leaves(260, (-4, 4), (-5, 2), height=ground, seed=3),
            grass_field(
                5000, (-5, 5), (-6, 5), ("#2f4a28", "#5d7a38", "#93a04c"), height=ground, tall=0.16
            ),
            mushrooms(5, 0.4, "#c9572f", seed=2).at(-1.75, -2.3, 0),
        ],
        camera=Camera((-1.15, -10.0, 1.75), (-0.62, 0, 2.55), lens=43),
        world=World("#8aa58a", "#6a6a3c", 0.55),
        lights=[
            Sun(-84, 34, 4.6, "#ffe0a0", 4),
            Sun(-30, 50, 1.2, "#cfe0b0", 8),
            Panel((0, 0.1, 2.2), (0.3, -6, 0.4), 170, "#bfe6f2", 2.6),
        ],
        sky=Sky(
            ((0, "#7f9c62"), (0.5, "#b4c07e"), (1, "#ccd096")),
            glow=Glow(0.18, 0.3, 0.6, "#fff2c0", 0.9),
            rays=Rays(0.1, -0.1, "#fff0c0", 0.4),
        ),
        air=Air(
            1.28,
            Fog(11.5, 30, "#d3d594", 0.85),
            bloom=0.3,
            saturation=1.12,
            tint=Tint("#2c4a4a", "#ffe6b0", 0.12),
        ),
    )


# ---- a wardrobe full of winter


def snow_drift() -> Thing:
    """What has run out of a wardrobe: a soft tongue of snow from its floor onto the ground."""
    snow = Clay("#dfe8f6", 0.4)
    chance = np.random.default_rng(5)
    snow.ball((0, 0.35, 0.45), (0.75, 0.5, 0.5)).ball((0, -0.15, 0.28), (0.85, 0.6, 0.4))
    for _ in range(34):
        down = float(chance.uniform(0, 1))
        wide = 0.75 + 0.95 * down
        x = float(chance.uniform(-wide, wide)) + 0.25 * down
        size = float(chance.uniform(0.3, 0.62)) * (1 - 0.45 * down)
        snow.ball(
            (x, -0.2 - 2.0 * down, 0.2 * (1 - down) - 0.08), (1.25 * size, 1.1 * size, 0.52 * size)
        )
    paint = Paint(vary=0.05, bump=0.15, grain=6, rough=0.7, sheen=0.2)
    return snow.thing("snow", 130, paint)


@card(
    title="A wardrobe of snow",
    concept="someone left a wardrobe open in the summer field, and winter is running out of it",
    alt="An open wardrobe stands in a field of poppies and snow pours out of it; a penguin has "
    "stepped out and looks at the summer.",
    place="meadow",
    hour="noon",
    palette="poppy red, white, sky blue",
    view="landscape",
    figures="one",
    moods=("bright", "curious", "funny"),
    readings=("memory", "exile", "two seasons", "what we keep shut", "first step", "homesick"),
)
def wardrobe_of_snow() -> Scene:
    """High summer around a cupboard that is lit blue from within."""
    ground = Hills(0.5, 9, 6, rise=0.05)
    base = float(ground(0, 1))
    cupboard = group(
        wardrobe(colour="#8a5a3c", opened=118, inside="#cfe4f4"),
        box(
            (1.24, 0.02, 1.9),
            Paint(
                gradient=("#eef2fa", "#b9cdea", "#7f9fd4", "#5f84c4"), vary=0.06, bump=0, glow=0.42
            ),
            bevel=0,
        ).at(0, 0.24, 1.13),
        fir(1.5, ("#2c4a44", "#5a7c70", "#9db8a4"), snow=0.9, seed=3).at(0.28, 0.08, 0.3),
        fir(1.1, ("#2c4a44", "#5a7c70", "#9db8a4"), snow=0.9, seed=5).at(-0.32, 0.02, 0.28),
        motif="wardrobe",
    ).size(1.5)
    flowers = [
        poppy("#d8341f", 0.62, seed=1),
        poppy("#e2502c", 0.5, seed=2),
        poppy("#c8261c", 0.7, seed=3),
    ]
    clear = [(0.2, -0.3, 2.0), (0.2, 1.2, 1.7), (-0.9, -2.0, 0.8)]
    return Scene(
        things=[
            meadow(ground, "#7fa044", "#557a34", "#b8ac4e"),
            cupboard.turn(-13).at(0.15, 1.25, base),
            snow_drift().size(1.12).turn(-13).at(0.05, 0.75, base),
            penguin(waddle=True)
            .turn(-118)
            .size(0.82)
            .at(-0.88, -1.75, float(ground(-0.88, -1.75)) + 0.1),
            snowfall(190, (-1.5, -1.7, 0.4), (1.7, 1.0, 3.3), size=0.035, seed=4).at(0, 0, base),
            scatter(
                flowers,
                230,
                (-6, 6),
                (-4.4, 13),
                height=ground,
                seed=8,
                sizes=(0.7, 1.25),
                tilt=10,
                avoid=clear,
            ),
            scatter(
                flowers,
                16,
                (-2.2, 2.2),
                (-4.6, -3.3),
                height=ground,
                seed=7,
                sizes=(0.8, 1.05),
                tilt=10,
                avoid=[(-0.6, -3.9, 1.15)],
            ),
            scatter(
                [daisy(seed=1), daisy(seed=4)],
                60,
                (-5, 5),
                (-5, 9),
                height=ground,
                seed=2,
                avoid=clear,
            ),
            grass_field(
                9000, (-6, 6), (-6, 12), ("#4a7030", "#86a445", "#c4c062"), height=ground, tall=0.34
            ),
            scatter(
                [oak(3, seed=1), oak(2.6, seed=2)], 9, (-14, 14), (18, 30), height=ground, seed=4
            ),
        ],
        camera=Camera((-0.35, -7.9, 1.8), (0.05, 0.6, 1.72), lens=47),
        world=World("#8fc0f0", "#d8c890", 0.62),
        lights=[
            Sun(-68, 46, 3.3, "#fff0cc", 3),
            Panel((0.2, 0.9, 2.4), (0.0, -3, 0.2), 40, "#cfe8ff", 1.2),
        ],
        sky=Sky(
            ((0, "#3f8fd8"), (0.45, "#8cc6ea"), (0.72, "#e2f0e4"), (1, "#f2eed0")),
            (Clouds("#ffffff", "#a8c4e0", 0.66, 1.5, 0.02, 0.66, 0.95, 0.6),),
            seed=3,
        ),
        air=Air(1.0, Fog(11, 44, "sky", 0.8), bloom=0.22, saturation=1.15),
    )


# ---- a village in the antlers


def antler(beam: list[Point], tines: list[list[Point]], paint: Paint, thick: float = 0.15) -> Thing:
    """One beam with tines that reach out sideways, so that something can stand on them."""
    parts = [
        tube(beam, [thick, 0.85 * thick, 0.72 * thick, 0.55 * thick, 0.12 * thick], paint, sides=14)
    ]
    parts += [
        tube(tine, [0.62 * thick, 0.52 * thick, 0.36 * thick, 0.06], paint, sides=12)
        for tine in tines
    ]
    return group([roughened(part, 0.015, 7, at) for at, part in enumerate(parts)], motif="antlers")


def perch(spot: Point, radius: float, *dwellings: Thing) -> Thing:
    """A mossy ledge with houses on it and one lamp before them."""
    x, y, z = spot
    slab = lathe(
        [
            (0.0, -0.34 * radius),
            (0.5 * radius, -0.26 * radius),
            (radius, 0),
            (0.9 * radius, 0.08),
            (0, 0.1),
        ],
        Paint("#4f6a45", "#38502f", vary=0.3, bump=0.5),
        wobble=0.2,
        motif="moss",
    )
    slab = group(
        roughened(slab, 0.05, 5, round(10 * abs(x))),
        [
            vine(
                [
                    (sx, -0.6 * radius, 0),
                    (1.1 * sx, -0.8 * radius, -0.2),
                    (1.1 * sx, -0.8 * radius, -d),
                ],
                leaf=0.09,
                spread=0.06,
                seed=round(10 * d),
            )
            for sx, d in ((-0.6 * radius, 0.45), (0.35 * radius, 0.6))
        ],
    )
    glow = lamp(7, "#ffb04a", 0.12).at(0.1, -radius - 0.2, 0.34)
    return group(slab, [home.at(z=0.08) for home in dwellings], glow).at(x, y, z)


@card(
    title="The village in the antlers",
    concept="the stag stands still so that nobody in the village on its head wakes",
    alt="A stag seen close at dusk carries a village with lit windows in one antler; a bridge is "
    "being built over to the other.",
    place="forest",
    hour="dusk",
    palette="blue spruce, window gold, fawn",
    view="close-up",
    figures="none",
    moods=("gentle", "protective", "hushed"),
    readings=("responsibility", "shelter", "burden", "trust", "community", "connection"),
)
def antler_village() -> Scene:
    """One crowded antler, one empty, and a rope between them."""
    stag = deer(antlers=0, fur="#b07a4c", belly="#f0dfc2", dapples=False, cells=190)
    stag = stag.turn(-62).size(3.1)
    x, y, z = stag.point(0.72, 0, 1.8)
    stag = stag.at(-x + 0.15, -y, -z)
    horn = Paint("#d9c096", "#a8865a", vary=0.18, grain=4, bump=0.35)
    left = antler(
        [
            (0.06, 0.1, 0.12),
            (-0.85, 0.3, 0.85),
            (-1.6, 0.3, 1.75),
            (-1.75, 0.15, 2.9),
            (-1.2, 0, 4.0),
        ],
        [
            [(-0.75, 0.28, 0.75), (-1.3, 0.0, 0.72), (-1.9, -0.1, 0.95), (-2.2, -0.1, 1.4)],
            [(-1.45, 0.3, 1.55), (-1.0, 0.0, 1.75), (-0.6, -0.1, 2.0), (-0.5, -0.1, 2.4)],
            [(-1.72, 0.2, 2.4), (-1.2, 0, 2.6), (-0.75, 0, 2.9), (-0.7, 0, 3.3)],
            [(-1.7, 0.2, 2.6), (-2.1, 0.1, 2.8), (-2.4, 0, 3.2), (-2.4, 0, 3.6)],
        ],
        horn,
    )
    right = antler(
        [(0.26, 0.1, 0.12), (1.1, 0.3, 0.9), (1.7, 0.3, 1.8), (1.8, 0.2, 2.8), (1.4, 0.1, 3.7)],
        [
            [(0.95, 0.28, 0.78), (1.5, 0.0, 0.85), (2.0, -0.1, 1.1), (2.2, -0.1, 1.5)],
            [(1.6, 0.3, 1.6), (1.2, 0.1, 1.75), (0.95, 0, 2.05), (0.9, 0, 2.5)],
            [(1.78, 0.2, 2.4), (2.2, 0.1, 2.6), (2.45, 0.1, 3.0), (2.45, 0.1, 3.3)],
        ],
        horn,
    )
    kinds: tuple[tuple[Kind, int], ...] = (
        ("cottage", 1),
        ("timbered", 2),
        ("town", 3),
        ("town", 6),
    )
    small = [house(kind, share=1, strength=6, seed=seed) for kind, seed in kinds]
    cottage, timbered, town, tall_town = (each.size(0.21) for each in small)
    village = group(
        perch(
            (-1.75, -0.1, 1.0),
            0.62,
            cottage.turn(12).at(-0.12, 0, 0),
            fir(0.55, seed=2).at(0.42, 0, 0),
        ),
        perch((-0.72, -0.1, 2.02), 0.55, timbered.turn(-8)),
        perch((-1.62, 0.1, 2.35), 0.5, tall_town.turn(16).at(0.02, -0.1, 0)),
        perch((-0.85, 0, 3.0), 0.5, town.turn(-12), fir(0.5, seed=4).at(-0.36, 0, 0)),
        perch((-2.3, 0, 3.2), 0.46, cottage.size(0.8).turn(20)),
        perch((-1.28, 0, 3.95), 0.42, tower(2.6, 0.6, seed=3).size(0.26).turn(8)),
        motif="village",
    )
    return Scene(
        things=[
            stag,
            left,
            right,
            village,
            unfinished_bridge((-0.25, -0.1, 2.1), (0.98, 0, 2.12)),
            lantern(power=1.5).size(0.42).at(0.98, -0.02, 2.1),
            forest_wall(
                34,
                7,
                tall=7.5,
                layers=3,
                mist="#6f8fa8",
                shades=("#1c3440", "#2f5058", "#55747a"),
                seed=6,
            ).at(0, 0, -5.2),
            meadow(Hills(0.5), "#2f4a4c", "#223a40", "#3f5a54").size(3).at(0, 0, -5.6),
            star_dust(
                26, (-2.6, -0.8, 0.4), (1.2, 0.5, 4.4), ("#ffd98a",), size=0.02, glow=5, seed=3
            ),
            fir(3.6, ("#10222a", "#1b343a", "#2f4a4c"), seed=8).at(2.9, -2.2, -3.6),
        ],
        camera=Camera((-0.25, -9.4, 1.0), (-0.25, 0, 1.66), lens=43),
        world=World("#5c7fb0", "#4a4a58", 0.62),
        lights=[
            Sun(150, 26, 2.0, "#ffb48a", 5),
            Sun(-50, 40, 0.7, "#9fc0e8", 8),
            Spot((-1.6, -3.0, 2.6), (0.15, -0.6, -0.4), 260, "#ffbe6a", 60, 0.8),
        ],
        sky=Sky(
            (
                (0, "#223a66"),
                (0.4, "#4f6d98"),
                (0.6, "#c99a9a"),
                (0.72, "#d8a898"),
                (0.86, "#6f7f9c"),
                (1, "#4f6488"),
            ),
            stars=70,
            clouds=(Clouds("#e0a9a0", "#4f6088", 0.45, 1.6, 0.3, 0.8, 0.6),),
            glow=Glow(0.72, 0.7, 0.5, "#ffd2a0", 0.6),
        ),
        air=Air(1.65, Fog(10.5, 28, "sky", 0.85), bloom=0.4, saturation=1.12),
    )


def unfinished_bridge(start: Point, end: Point) -> Thing:
    """A hanging bridge whose ropes arrive and whose planks do not."""
    rope = Paint("#e0c894", vary=0.1)
    lines = [
        slack((start[0], y, start[2] + up), (end[0], y, end[2] + up), 0.16)
        for y in (-0.15, 0.15)
        for up in (0.0, 0.26)
    ]
    walk = slack(start, end, 0.16, 17)[:10]
    planks = [box((0.066, 0.36, 0.035), wood("#d0a060"), bevel=0).at(*spot) for spot in walk]
    return group([tube(line, 0.02, rope, sides=6) for line in lines], planks, motif="bridge")


# ---- the trees leave


def walking_tree(
    tall: float, shades: tuple[str, ...], bark: str, seed: int, lean: float = 0.0
) -> Thing:
    """A tree in mid stride toward +x: two root legs with toes, boughs for arms, a full crown.

    Its hands are near (0.3, -0.2, 0.36) and (-0.18, -0.2, 0.36) of its height.
    """
    chance = np.random.default_rng(seed)
    clay = Clay(bark, 0.05)
    clay.limb([(0, 0, 0.3), (0.02, 0, 0.42), (0.05 + lean, 0, 0.62)], [0.085, 0.07, 0.045])
    for hip, knee, foot in (
        ((0.02, -0.05), (0.16, -0.08, 0.17), (0.2, -0.08)),
        ((-0.02, 0.05), (-0.06, 0.08, 0.18), (-0.24, 0.08)),
        ((0.0, 0.0), (0.02, 0.12, 0.15), (0.06, 0.14)),
    ):
        ankle = (foot[0], foot[1], 0.035)
        clay.limb([(*hip, 0.32), knee, ankle], [0.06, 0.042, 0.028])
        for turn in (-0.6, 0, 0.6):
            toe = (foot[0] + 0.11 * math.cos(turn), foot[1] + 0.11 * math.sin(turn), 0.0)
            clay.limb([ankle, toe], [0.024, 0.008], blend=0.02)
    clay.limb([(0.03, -0.03, 0.52), (0.17, -0.14, 0.5), (0.3, -0.2, 0.38)], [0.034, 0.024, 0.014])
    clay.limb([(0.03, -0.03, 0.54), (-0.1, -0.16, 0.5), (-0.18, -0.2, 0.38)], [0.034, 0.024, 0.014])
    for reach in ((0.2, 0.1, 0.8), (-0.16, 0.05, 0.82), (0.05, -0.12, 0.86), (0.02, 0.14, 0.84)):
        tip = (reach[0] + lean, reach[1], reach[2])
        clay.limb([(0.04 + lean, 0, 0.6), tip], [0.04, 0.012], blend=0.03)
    clumps = []
    for _ in range(15):
        way = chance.normal(size=3)
        way /= np.linalg.norm(way)
        spot = (
            float(0.04 + lean * 1.4 + 0.24 * way[0]),
            float(0.2 * way[1]),
            float(0.8 + 0.15 * way[2]),
        )
        clumps.append((spot, float(chance.uniform(0.075, 0.12))))
    body = clay.thing("tree", 130, Paint(vary=0.25, grain=6, bump=0.5, bump_grain=18))
    crown = foliage(clumps, shades, leaves=110, leaf=0.045, seed=seed)
    return group(body, crown, motif="tree").size(tall)


def axe() -> Thing:
    """An axe 1 long, its blade down at the origin, its handle to the upper right."""
    head = [(-0.14, 0), (0.12, 0.02), (0.07, 0.22), (-0.05, 0.24)]
    return group(
        cutout(head, 0.06, metal("#9aa2a8"), bevel=0.01),
        rod((0.0, 0, 0.16), (0.8, 0.12, 0.62), [0.035, 0.03], wood("#b07a44")),
        motif="axe",
    )


@card(
    title="The trees leave",
    concept="overnight the trees have packed, and only the sapling still looks back",
    alt="Autumn trees walk away on their roots with suitcases and bundles; a sapling looks back "
    "at an axe in a stump.",
    place="meadow",
    hour="afternoon",
    palette="russet, straw, grey",
    view="landscape",
    figures="crowd",
    moods=("wistful", "resolute", "strange"),
    readings=("farewell", "migration", "loss", "roots", "growing up", "protest"),
)
def walking_trees() -> Scene:
    """They walk into the low sun; the stump stays in front."""
    ground = Hills(0.55, 8, 11, rise=0.03)
    russet = ("#6e2c1c", "#b5532a", "#e0964a")
    amber = ("#7a4a1c", "#c98432", "#ecc268")
    rust = ("#5c2a24", "#98442c", "#d07a48")
    bark = "#5b4a40"

    def walker(tall: float, shades: tuple[str, ...], x: float, y: float, load: str = "") -> Thing:
        tree = walking_tree(tall, shades, bark, round(tall * 10 + abs(7 * x) + y))
        carried = []
        if "case" in load:
            carried.append(suitcase().size(0.17 * tall).at(0.3 * tall, -0.2 * tall, 0.24 * tall))
        if "sack" in load:
            carried.append(sack().size(0.2 * tall).at(-0.19 * tall, -0.2 * tall, 0.2 * tall))
        return group(tree, carried, motif="tree").turn(158).at(x, y, float(ground(x, y)))

    sapling = walking_tree(1.0, ("#7c8a3c", "#c2b04a", "#ecd67a"), "#6a5444", 9, lean=-0.14)
    return Scene(
        things=[
            meadow(ground, "#c9a860", "#94804c", "#dcc47c"),
            walker(4.7, russet, -0.35, 0.6, "case sack"),
            walker(3.9, amber, -2.5, 4.4, "sack"),
            walker(4.0, rust, 2.6, 4.6, "case"),
            walker(4.2, russet, -0.2, 9.5, "case"),
            walker(4.0, amber, -4.6, 11.5),
            walker(4.2, rust, 3.6, 12.5),
            walker(4.0, russet, -1.6, 17),
            walker(4.0, amber, 1.8, 20),
            walker(4.0, rust, -5.2, 21),
            sapling.turn(165).at(0.12, -3.35, float(ground(0.12, -3.35))),
            stump(0.8, "#6c5848", seed=2).at(1.1, -2.7, float(ground(1.1, -2.7))),
            axe().size(0.75).at(0.98, -2.75, float(ground(1.1, -2.7)) + 0.34),
            grass_field(
                9000,
                (-7, 7),
                (-6.5, 12),
                ("#8a7440", "#c9aa5c", "#ecd894"),
                height=ground,
                tall=0.22,
            ),
            fallen_leaves(420, (-4, 4), (-5, 6), height=ground, seed=3),
            loose_leaves(60, (-3, -2, 0.4), (3.4, 5, 5.5), seed=4),
        ],
        camera=Camera((0.25, -7.9, 0.95), (-0.1, 0.6, 2.35), lens=40),
        world=World("#a9aeb6", "#c9a870", 0.6),
        lights=[Sun(-118, 24, 3.6, "#ffd08a", 4)],
        sky=Sky(
            ((0, "#7f8794"), (0.4, "#b3b0a8"), (0.68, "#ecd6a4"), (1, "#f2dfb0")),
            (Clouds("#f2e2c2", "#848994", 0.56, 1.5, 0.0, 0.62, 0.75, 0.5),),
            glow=Glow(0.12, 0.58, 0.55, "#ffe8b0", 0.8),
        ),
        air=Air(1.25, Fog(9.5, 34, "#e2cfa4", 0.85), bloom=0.25, saturation=1.08),
    )


# ---- a tree of doors


def door_trunk(angle: Array, z: Array) -> Array:
    """How thick the great tree is, at each angle and height: buttresses, then a column."""
    foot = np.exp(-z / 1.3)
    ribs = 0.2 * np.cos(5 * angle + 0.6) + 0.1 * np.cos(9 * angle + 2)
    waves = 0.05 * np.sin(3 * angle + 0.8 * z) + 0.04 * np.sin(7 * angle - 1.1 * z)
    return 1.45 * (1 + 0.75 * foot + ribs * (0.3 + 1.2 * foot) + waves) + 0.015 * z


def door_seat(angle: float, height: float, size: float) -> Callable[[Thing], Thing] | None:
    """How a door of this size stands flush on the bark there; None where the bark is too bent."""

    def bark(da: Array, dz: Array) -> Array:
        a, z = angle + da, height + dz
        thick = door_trunk(a, z)
        return np.stack([thick * np.cos(a), thick * np.sin(a), z + 0 * a], -1)

    half = 0.4 * size / float(door_trunk(np.array(angle), np.array(height)))
    across, up = np.meshgrid(np.linspace(-half, half, 5), np.linspace(0, 1.35 * size, 5))
    spots = bark(across, up)
    right = spots[:, -1].mean(0) - spots[:, 0].mean(0)
    right[2] = 0
    right /= np.linalg.norm(right)
    rise = spots[-1].mean(0) - spots[0].mean(0)
    rise -= right * (rise @ right)
    rise /= np.linalg.norm(rise)
    inward = np.cross(rise, right)
    foot = spots[0].mean(0)
    outward = -((spots - foot) @ inward)
    if np.ptp(outward) > 0.3 * size or rise[2] < 0.8:
        return None
    x, y, z = foot - inward * (float(outward.max()) - 0.04 * size)
    axes = (as_point(right), as_point(inward), as_point(rise))
    return lambda made: made.axes(*axes).at(float(x), float(y), float(z))


def as_point(vector: Array) -> Point:
    """Three numbers of an array."""
    return (float(vector[0]), float(vector[1]), float(vector[2]))


@card(
    title="The tree of doors",
    concept="the child was given one key and was not told for which of the hundred doors",
    alt="A huge tree trunk is covered with many small coloured doors; a child with one golden key "
    "stands before it and looks up.",
    place="forest",
    hour="morning",
    palette="spring green and many small colours",
    view="landscape",
    figures="one",
    moods=("hopeful", "overwhelmed", "playful"),
    readings=("choice", "chance", "neighbours", "a calling", "patience", "secrets"),
)
def tree_of_doors() -> Scene:
    """Doors are thrown at the trunk by chance and stay where they have room."""
    chance = np.random.default_rng(12)
    angle, z = np.meshgrid(np.linspace(0, 2 * math.pi, 120), np.linspace(-0.3, 12, 150))
    thick = door_trunk(angle, np.maximum(z, 0))
    points = np.stack([thick * np.cos(angle), thick * np.sin(angle), z], -1)
    bark = Paint(vary=0.22, grain=2.5, bump=0.7, bump_grain=9)
    moss = np.clip(patches(angle * 2, z, 0.9, 3, 4) * 1.5 - 0.35 - z / 9, 0, 1)
    shades = ramp(("#a58260", "#94884e", "#9db04c"), moss).reshape(-1, 3)
    trunk = tinted(sheet(points, Paint()), lambda _: shades, bark).called("tree")
    colours = (
        "#c8452f",
        "#2f7f8c",
        "#e0a93a",
        "#6b4f94",
        "#3f7a44",
        "#d9734a",
        "#3d5f9c",
        "#b5487a",
        "#e8dcc0",
    )
    doors: list[Thing] = []
    taken: list[tuple[float, float, float]] = []
    for _ in range(2600):
        a, height = float(chance.uniform(-168, -12)), float(chance.uniform(0.15, 9.6))
        size = float(chance.uniform(0.36, 0.78)) * (1 - 0.015 * height)
        if any(
            abs(a - b) * 0.028 < 0.62 * (size + s) and -1.5 * size < height - h < 1.62 * s
            for b, h, s in taken
        ):
            continue
        seat = door_seat(math.radians(a), height, size)
        if seat is None:
            continue
        taken.append((a, height, size))
        made = pick_door(colours[len(taken) % len(colours)], len(taken))
        doors.append(seat(made.size(size)))
    child = (
        figure(
            "look up",
            colour="#d8a52c",
            hat="beanie",
            hat_colour="#c23f2f",
            hair="chestnut",
            hairstyle="bob",
            hands=(None, (0.16, -0.36, 0.92)),
        )
        .turn(84)
        .size(0.85)
        .at(-0.5, -3.35, 0.02)
    )
    golden = key(colour="#f0bf48").painted(
        Paint("#f2c04a", vary=0.1, rough=0.35, metal=0.4, glow=0.25)
    )
    boughs = [
        tube(
            [(s * 0.8, -0.3, z0), (s * 2.2, -0.9, z0 + 1.2), (s * 4.2, -1.2, z0 + 1.8)],
            [0.6, 0.38, 0.2],
            Paint("#6b5138", bump=0.6),
            motif="tree",
        )
        for s, z0 in ((-1, 7.2), (1, 8.0))
    ]
    canopy = [
        (
            (
                float(x),
                float(chance.uniform(-2.4, 1.5)),
                float(9.6 + 0.22 * x * x * -0.35 + chance.uniform(-0.6, 1.2)),
            ),
            float(chance.uniform(0.6, 1.0)),
        )
        for x in np.linspace(-5, 5, 22)
    ]
    ground = Hills(0.12, 4, 3)
    return Scene(
        things=[
            trunk,
            *doors,
            *boughs,
            child.thing,
            golden.size(0.62).at(child.right[0], child.right[1], child.right[2] - 0.1),
            foliage(canopy, ("#4f8a34", "#8fc04a", "#d8e878"), leaves=150, leaf=0.26, seed=2),
            meadow(ground, "#8fb848", "#5f8f3c", "#b8c25a"),
            grass_field(
                7000,
                (-6, 6),
                (-6.2, 8),
                ("#4f8434", "#8fb848", "#d0dc70"),
                height=ground,
                tall=0.24,
            ),
            scatter(
                [daisy(seed=1), daisy("#f2d46a", "#d98a2f", seed=2)],
                46,
                (-4, 4),
                (-4.4, 1),
                height=ground,
                seed=4,
                sizes=(0.4, 0.7),
            ),
            scatter(
                [birch(7, seed=1), birch(6, seed=2), birch(8, seed=3)],
                22,
                (-12, 12),
                (4, 20),
                seed=5,
                avoid=[(0, 0, 4)],
            ),
            fern(1.5, "#2f5a34", seed=3).at(-2.0, -5.3, 0),
            fern(1.3, "#3a6a38", seed=6).at(1.9, -5.1, 0),
        ],
        camera=Camera((0.35, -8.6, 1.1), (-0.02, 0, 3.45), lens=33),
        world=World("#a8d0a8", "#a8b860", 0.62),
        lights=[Sun(50, 44, 4.2, "#fff2b8", 4)],
        sky=Sky(
            ((0, "#a8d890"), (0.5, "#e2f2b0"), (1, "#f6f6cc")),
            glow=Glow(0.85, 0.2, 0.6, "#fffbe0", 0.9),
        ),
        air=Air(1.12, Fog(9.5, 24, "#dcecaa", 0.88), bloom=0.25, saturation=1.12),
    )


def pick_door(colour: str, number: int) -> Thing:
    """One of many: most doors are shut, one is ajar with light behind, some have a lamp."""
    if number == 9:
        return door(0.62, 1.25, colour=colour, opened=38, glow="#ffd98a", strength=4)
    lit = (
        [ball(0.09, light("#ffd27a", 4), sides=10).at(0.5, -0.14, 1.05)] if number % 3 == 0 else []
    )
    window = [pane(0.3, 0.36).at(0.72, -0.02, 0.75)] if number % 4 == 1 else []
    ledge = box((1.0, 0.42, 0.08), wood("#8a6a44"), bevel=0.02).at(0, -0.12, -0.03)
    return group(
        front_door(0.62, 1.25, colour=colour, arch=number % 5 > 0), ledge, lit, window, motif="door"
    )


# ---- foxes before a booth


@card(
    title="Foxes in a queue",
    concept="every fox may buy one moon a night, and the owl already sees that it will not last",
    alt="Foxes queue at night in a mossy forest before a tiny lit ticket booth; an owl sits by a "
    "line of paper moons.",
    place="forest",
    hour="night",
    palette="moss green night, fox orange, paper moon",
    view="landscape",
    figures="crowd",
    moods=("droll", "patient", "secret"),
    readings=("waiting one's turn", "scarcity", "desire", "ritual", "market", "fairness"),
)
def fox_queue() -> Scene:
    """The queue bends from the viewer to the booth, and one fox already walks home."""
    ground = Hills(0.14, 4, 2)
    places: list[tuple[FoxPose, float, float, float, float]] = [
        ("look", -0.72, 1.75, 118, 0.66),
        ("stand", 0.3, 1.55, 170, 0.7),
        ("sit", 1.35, 1.05, 150, 0.76),
        ("stand", 1.5, -0.35, 112, 0.8),
        ("look", 0.75, -1.6, 70, 0.9),
        ("sit", -0.6, -2.2, 32, 0.98),
    ]
    furs = ("#d8622a", "#c24e20", "#e07a34", "#cc5a28", "#b8461c", "#dc6a2c")
    queue = [
        fox(pose, fur=fur).turn(turn).size(size).at(x, y, float(ground(x, y)))
        for (pose, x, y, turn, size), fur in zip(places, furs, strict=True)
    ]
    leaving = fox("walk", fur="#d8622a").turn(200).size(0.66).at(-1.9, -0.1, 0.02)
    stick = tube(
        [(-2.25, -0.25, 0.5), (-2.3, -0.25, 1.3), (-2.1, -0.25, 1.62)], 0.018, wood("#7a5a3a")
    )
    line = slack((-2.9, 3.6, 4.7), (3.0, 3.4, 4.35), 0.75, 15)
    paper = ("#f7edcc", "#f3e2b4")
    moons = []
    for at, kind in ((1, "half"), (6, "full"), (8, "half"), (10, "thin"), (12, "full")):
        x, y, z = line[at]
        size = 0.3 if kind == "full" else 0.36
        made = (
            moon(size, paper[0], "#d8c490", glow=0.75)
            if kind == "full"
            else crescent(size, paper[0], fat=0.5 if kind == "half" else 0.28, glow=0.8)
        )
        hung = made.turn(y=(at * 37) % 50 - 20).at(x, y - 0.05, z - 0.34 - 0.16 * (at % 4))
        string = rod((x, y, z), (x, y, z - 0.1 - 0.16 * (at % 4)), 0.008, plain("#d8c8a0"))
        moons.append(group(hung, string, lamp(4.5, "#f4e6b8", 0.3).at(x, y - 0.5, z - 0.6)))
    booth = ticket_stand()
    return Scene(
        things=[
            meadow(ground, "#4a6038", "#2c4430", "#5f6a38"),
            *queue,
            leaving,
            stick,
            moon_lamp(0.26, power=5).at(-2.06, -0.25, 1.34),
            booth.turn(24).size(0.95).at(-1.35, 2.6, 0),
            lamp(60, "#ffb85a", 0.25).at(-0.85, 1.55, 1.35),
            tube(line, 0.015, plain("#d8c8a0"), sides=6),
            *moons,
            owl(colour="#8a6a4c").turn(-60).size(0.78).at(-1.35, 2.5, 2.66),
            great_trunk(-2.95, 3.8, 0.5, BARK, -0.3),
            great_trunk(3.1, 3.5, 0.55, BARK, 0.2),
            great_trunk(2.75, -3.3, 0.55, BARK, 0.4),
            trunk_columns(
                22,
                (-9, 9),
                (5, 18),
                bark="#33402f",
                mist="#5f7f78",
                clearing=1.2,
                height=ground,
                seed=8,
            ),
            grass_field(
                6000, (-5, 5), (-6, 6), ("#22382a", "#456038", "#7d8a4a"), height=ground, tall=0.17
            ),
            scatter(
                [fern(0.9, "#3a5a3a", seed=1)],
                16,
                (-4, 4),
                (-4.5, 6),
                height=ground,
                seed=3,
                avoid=[(0.2, 0, 2.3), (-1.3, 2.4, 1.2)],
            ),
            mushrooms(5, 0.5, "#c9572f", seed=4).at(-1.9, -3.4, 0),
        ],
        camera=Camera((0.0, -8.3, 2.3), (-0.15, 0.6, 1.8), lens=43),
        world=World("#3f6a6a", "#2c3a2c", 0.75),
        lights=[
            Sun(150, 40, 1.5, "#bfe0d0", 5),
            Spot((-0.6, 1.2, 2.4), (0.6, -1.8, 0), 420, "#ffb85a", 100, 0.9),
            Spot((-2.2, -4.5, 3.2), (0.2, -1.6, 0.4), 150, "#ffcf8a", 45, 0.9),
        ],
        sky=Sky(((0, "#24443f"), (0.6, "#4f7a70"), (1, "#7fa08a")), stars=40),
        air=Air(
            1.95,
            Fog(9.5, 24, "#5f8a7c", 0.85),
            bloom=0.35,
            saturation=1.12,
            low_fog=LowFog("#7fa595", 0.5, 0.66, 9, 16, 0.5),
        ),
    )


def ticket_stand() -> Thing:
    """A narrow booth with a lit window, an awning and a pointed roof; 1.1 wide, 2.6 high."""
    red, cream = wood("#9c3a30"), plain("#ecd9a8")
    roof = lathe(
        [(0.82, 0), (0.7, 0.12), (0.36, 0.5), (0.1, 0.78), (0.001, 0.95)],
        plain("#8a2f2a"),
        sides=8,
        smooth=False,
    )
    return group(
        box((1.05, 0.95, 0.95), red).at(z=0.475),
        box((1.25, 1.15, 0.08), cream).at(z=0.98),
        [box((0.1, 0.95, 0.8), red).at(x, 0, 1.4) for x in (-0.48, 0.48)],
        box((1.05, 0.06, 0.8), red).at(0, 0.44, 1.4),
        box((0.86, 0.02, 0.8), light("#ffc25c", 2.6)).at(0, 0.2, 1.4),
        [box((0.02, 0.02, 0.78), metal()).at(x, -0.45, 1.4) for x in (-0.2, 0, 0.2)],
        [box((0.05, 0.02, 0.85), cream).at(x, -0.49, 0.48) for x in (-0.36, -0.12, 0.12, 0.36)],
        box((1.3, 1.2, 0.12), cream).at(z=1.84),
        roof.turn(22.5).at(z=1.9),
        ball(0.08, metal("#e8bf5a"), sides=14).at(z=2.86),
        motif="ticket booth",
    )


# ---- the page is turned


WIND = np.array([0.8, -0.6])
"""toward the corner of the page that the wind has lifted"""
FOLD = 0.55
"""how far along that way the page leaves the ground"""


def turned(x: Array, y: Array, lift: float = 0.0) -> Array:
    """Where a point of the page lies once the wind has rolled its near right corner up and back."""
    s = x * WIND[0] + y * WIND[1] - FOLD
    t = -x * WIND[1] + y * WIND[0]
    radius, most = 0.95 + 0.03 * np.clip(t + 3, 0, 9), 2.45 + 0.12 * np.sin(0.6 * t)
    roll = np.clip(s / radius, 0, most)
    past = np.maximum(s - radius * most, 0)
    bow = 0.085 * past**2
    out = np.minimum(s, 0) + radius * np.sin(roll) + past * np.cos(most) + bow
    up = radius * (1 - np.cos(roll)) + past * np.sin(most) + bow
    out, up = out - lift * np.sin(roll), up + lift * np.cos(roll)
    here = out + FOLD
    return np.stack([here * WIND[0] - t * WIND[1], here * WIND[1] + t * WIND[0], up], -1)


def on_page(thing: Thing, x: float, y: float) -> Thing:
    """Stand on the page, upright to its surface even where it rolls up."""
    roll = max((x * WIND[0] + y * WIND[1] - FOLD) / 1.1, 0.0)
    along = (float(-WIND[1]), float(WIND[0]), 0.0)
    up = (float(-math.sin(roll) * WIND[0]), float(-math.sin(roll) * WIND[1]), math.cos(roll))
    ahead = np.cross(up, along)
    spot = turned(np.array(x), np.array(y), 0.05)
    tilted = thing.axes(along, (float(ahead[0]), float(ahead[1]), float(ahead[2])), up)
    return tilted.at(float(spot[0]), float(spot[1]), float(spot[2]))


@card(
    title="The page is turned",
    concept="the wind has taken a corner of the day, and the farmer leans on it with all he has",
    alt="A landscape of golden fields curls up at one corner like a page; under it lies a starry "
    "night. A farmer holds the page down with a stone.",
    place="meadow",
    hour="afternoon",
    palette="harvest gold, paper white, midnight blue",
    view="vast",
    figures="one",
    moods=("grand", "uneasy", "stubborn"),
    readings=(
        "time",
        "change",
        "the end of a chapter",
        "holding on",
        "a story",
        "what lies beneath",
    ),
)
def turning_page() -> Scene:
    """Day on the page, night on the next one, the same fields on both."""
    x, y = np.meshgrid(np.linspace(-16, 3.3, 300), np.linspace(-4.7, 44, 420))
    fields = field_colours(x, y).reshape(-1, 3)
    soil = Paint(vary=0.12, grain=2, bump=0.3)
    top = tinted(sheet(turned(x, y, 0.05), Paint()), lambda _: fields, soil).called("field")
    paper = Paint(vary=0.06, grain=1.2, bump=0.05)
    shown = ramp(("#fdf0d2",), 0 * fields[:, 0]) * (0.18 + 0.9 * fields)
    below = tinted(sheet(turned(x, y), Paint()), lambda _: shown, paper).called("page")
    a, b = np.meshgrid(np.linspace(-12, 18, 300), np.linspace(-12, 46, 400))
    moonlit = field_colours(a, b).reshape(-1, 3).mean(1, keepdims=True) * (0.1, 0.2, 0.78)
    night = tinted(
        sheet(np.stack([a, b, 0 * a - 0.6], -1), Paint()), lambda _: moonlit, soil
    ).called("night ground")
    chance = np.random.default_rng(4)
    gold = [oak(1, ("#8a6a2c", "#c9962f", "#ecc868"), leaves=50, seed=seed) for seed in range(4)]
    trees = []
    for _ in range(150):
        across, away = float(chance.uniform(-9, 3)), float(chance.uniform(-4, 28))
        rolled = across * WIND[0] + away * WIND[1] - FOLD
        if (
            rolled < 1.2
            and patches(across, away, 3.0, 2, 3) > 0.5
            and abs(across + 2) + abs(away + 3.2) > 2.4
        ):
            tree = gold[int(chance.integers(4))].size(float(chance.uniform(0.6, 1.1)))
            trees.append(on_page(tree, across, away))
    homes = [
        house("cottage", seed=seed).size(0.28).turn(turn).at(across, away, 0.04)
        for seed, turn, across, away in (
            (1, 20, -2.6, 3.0),
            (2, -30, -1.5, 3.9),
            (4, 60, -3.3, 4.6),
            (3, 10, -0.6, 6.2),
        )
    ]
    asleep = [
        dark_cottage(size).turn(turn).at(across, away, -0.6)
        for size, turn, across, away in (
            (1.0, 14, 1.0, -3.2),
            (0.85, -22, 2.05, -2.5),
            (0.9, 35, 2.6, -3.6),
            (0.7, 5, 3.1, -1.5),
            (0.65, -12, 3.9, -0.2),
            (0.6, 25, 4.7, 1.6),
            (0.75, -20, 5.0, 4.6),
            (0.8, 10, 6.4, 7.5),
            (0.9, 30, 5.6, 10.5),
            (1.0, -15, 7.6, 14.0),
            (1.1, 20, 6.2, 18.0),
        )
    ]
    dusky = [fir(1, ("#101c40", "#1c2c5c", "#34488a"), seed=seed) for seed in range(3)]
    woods = scatter(
        dusky,
        210,
        (0.5, 17),
        (-7, 36),
        seed=5,
        sizes=(0.5, 1.3),
        where=lambda p, q: p > 4.4 or p * WIND[0] + q * WIND[1] > 2.6,
    ).at(z=-0.6)
    farmer = figure(
        "lean over",
        age="adult",
        wear="overalls",
        colour="#2f55a8",
        second="#e8dcc0",
        hat="straw",
        hat_colour="#f0d078",
    )
    weight = boulder(0.8, "#a09a92", seed=3)
    return Scene(
        things=[
            top,
            below,
            night,
            woods,
            *trees,
            *homes,
            *asleep,
            star_dust(
                150,
                (-2, -9, -0.56),
                (7, 5, -0.4),
                ("#fff3c8", "#cfe0ff"),
                size=0.032,
                glow=5,
                seed=6,
            ),
            moon(0.4, glow=1.1).at(0.75, -5.0, -0.3),
            lamp(14, "#dfe8ff", 0.3).at(0.75, -5.6, 0.6),
            lamp(16, "#ffc66a", 0.2).at(1.6, -3.3, 0.2),
            lamp(10, "#ffc66a", 0.2).at(2.6, -2.6, 0.2),
            weight.size(1.1).at(-2.02, -3.85, 0.16),
            farmer.turn(-8).size(1.15).at(-2.62, -3.8, 0.05).thing,
        ],
        camera=Camera((-0.6, -11.2, 6.3), (-0.5, 0.4, 0.8), lens=41),
        world=World("#b8c4d0", "#d8b870", 0.5),
        lights=[Sun(24, 38, 3.7, "#ffe0a4", 3)],
        sky=Sky(
            ((0, "#a8c0cc"), (0.3, "#f2dca4"), (1, "#f6e4b0")),
            (Clouds("#fff4d8", "#c9b890", 0.5, 1.6, 0.0, 0.3, 0.7, 0.6),),
        ),
        air=Air(1.12, Fog(17, 46, "#f2dca8", 0.85), bloom=0.25, saturation=1.12),
    )


def dark_cottage(size: float) -> Thing:
    """A house of the night, dark blue with lit windows, 1 wide."""
    wall, tiles = Paint("#1e2a60", vary=0.1), Paint("#121a44", vary=0.15)
    gable = [(-0.42, 0.45), (0.42, 0.45), (0, 0.95)]
    return group(
        box((0.9, 0.66, 0.5), wall).at(z=0.25),
        cutout(gable, 1.02, tiles).turn(90),
        box((0.12, 0.12, 0.4), wall).at(0.25, 0.05, 0.95),
        [
            box((0.15, 0.02, 0.19), light("#ffcf70", 5), bevel=0).at(x, -0.335, 0.27)
            for x in (-0.25, 0.02)
        ],
        box((0.02, 0.15, 0.19), light("#ffcf70", 5), bevel=0).at(0.455, 0, 0.27),
        box((0.16, 0.02, 0.32), light("#f2a850", 2), bevel=0).at(0.29, -0.335, 0.17),
        motif="house",
    ).size(size)


def field_colours(x: Array, y: Array) -> Array:
    """A patchwork of stubble, corn and fallow, each strip with its furrows."""
    bend = 0.9 * (patches(x, y, 5, 2, 1) - 0.5)
    across, away = x * 0.9 + 0.25 * y + 2 * bend, y * 0.72 - 0.2 * x + 2 * bend
    column, row = np.floor(across / 2.4), np.floor(away / 2.0)
    pick = np.abs(np.sin(column * 12.9898 + row * 78.233) * 43758.5453) % 1
    furrow = 0.5 + 0.5 * np.sin(np.where(pick > 0.5, across, away) * 16)
    shades = ramp(("#b07a2c", "#d9a63c", "#ecc860", "#a8a04a", "#e0b048", "#f2dc8c"), pick)
    hedge = np.clip(
        (np.maximum(np.abs(across / 2.4 % 1 - 0.5), np.abs(away / 2.0 % 1 - 0.5)) - 0.465) * 60,
        0,
        1,
    )
    shades = shades * (0.86 + 0.2 * furrow[..., None])
    return shades * (1 - hedge[..., None]) + hedge[..., None] * ramp(("#6f7a34",), hedge * 0)


# ---- a rabbit looks over the wall


def wall_rabbit() -> Thing:
    """The upper part of an enormous rabbit, with its paws on the wall; about 6 high."""
    return rabbit(
        "upright", fur="#e8d8cc", belly="#fbf2ea", inner="#e89a94", flop=True, cells=190
    ).size(7.6)


def wall_growth() -> list[Thing]:
    """Ivy and roses on the wall's right half, around two arrow slits and a lit window."""
    climbs = (
        ((3.2, 0.0), (2.9, 0.9), (3.1, 1.8), (2.6, 2.6), (2.7, 3.3)),
        ((3.1, 0.2), (2.3, 0.8), (1.7, 1.6), (1.2, 1.9)),
        ((2.9, 1.4), (2.1, 2.3), (1.5, 2.9), (0.7, 3.1)),
        ((3.3, 1.0), (3.6, 2.2), (3.3, 3.2)),
    )
    ivy = [
        vine([(x, -0.1, z) for x, z in path], leaf=0.2, spread=0.24, density=40, seed=at)
        for at, path in enumerate(climbs)
    ]
    chance = np.random.default_rng(8)
    roses = [
        ball(0.09, Paint("#f6e4e0", "#e89a9c", vary=0.3), sides=10)
        .at(x + float(chance.normal(0, 0.14)), -0.26, z + float(chance.normal(0, 0.14)))
        .called("rose")
        for path in climbs
        for x, z in path[1:]
        for _ in range(3)
    ]
    opening = [(-0.2, 0), (0.2, 0), (0.2, 0.5), (0, 0.68), (-0.2, 0.5)]
    window = group(
        cutout([(1.45 * x, 1.25 * z - 0.08) for x, z in opening], 0.1, stone("#f0c8b4")),
        cutout(opening, 0.14, light("#ffd890", 2.2)),
        motif="window",
    )
    return [*ivy, *roses, window.at(0.55, -0.04, 1.7), window.at(1.9, -0.04, 1.1)]


@card(
    title="A rabbit over the wall",
    concept="the walls were built against wolves, and now something soft looks over them",
    alt="At dawn an enormous rabbit looks over a pink castle wall; a small guard offers it a "
    "carrot on a lance.",
    place="mountain",
    hour="dawn",
    palette="pink stone, dawn blue",
    view="vast",
    figures="one",
    moods=("gentle", "funny", "awed"),
    readings=("the stranger", "fear", "peace offering", "defence", "curiosity", "greatness"),
)
def rabbit_over_the_wall() -> Scene:
    """The wall hides all of the rabbit but its head and paws."""
    masonry = Paint("#d99a8c", "#b87478", "bricks", vary=0.2, grain=1.5, bump=0.5, bump_grain=8)
    pale = Paint("#e6b4a2", "#c08a86", "bricks", vary=0.18, grain=2.2, bump=0.4)
    wall = group(
        box((18, 1.0, 3.6), masonry, bevel=0.04).at(0, 0.5, 1.8),
        box((18, 1.3, 0.22), pale).at(0, 0.4, 3.55),
        [
            box((0.62, 0.3, 0.62), pale, bevel=0.03).at(x, -0.1, 3.92)
            for x in np.arange(-7.4, 7.6, 1.02)
            if abs(x + 0.45) > 1.5 and not 1.3 < x < 3.2
        ],
        motif="castle wall",
    )
    arch = [(1.0 * math.cos(a), 1.5 + 1.0 * math.sin(a)) for a in np.linspace(0, math.pi, 15)]
    gate = group(
        cutout(
            [
                (-1.24, 0),
                (1.24, 0),
                *[
                    (1.24 * math.cos(a), 1.5 + 1.24 * math.sin(a))
                    for a in np.linspace(0, math.pi, 15)
                ],
            ],
            0.12,
            pale,
        ),
        cutout([(1.0, 0), *arch, (-1.0, 0)], 0.2, wood("#6b4440")),
        [box((0.03, 0.22, 2.2), metal("#4a3c40")).at(x, 0, 1.1) for x in (-0.6, -0.2, 0.2, 0.6)],
        motif="gate",
    )
    bulwark = group(
        lathe(
            [(1.25, 0), (1.12, 1.5), (1.05, 4.4), (1.3, 4.7), (1.3, 5.2)],
            masonry,
            round_off=False,
            smooth=False,
            sides=28,
        ),
        [box((0.4, 0.3, 0.5), pale).at(x=1.2).turn(a).at(z=5.4) for a in range(0, 360, 36)],
        [box((0.2, 0.06, 0.6), plain("#3f2c40")).at(0.15, -1.06, z) for z in (2.0, 3.6)],
        motif="tower",
    )
    paws = Clay("#f0e2d8", 0.12)
    paws.ball((0, 0.85, 0.1), (0.62, 0.42, 0.34), pair=True)
    for toe in (-0.24, 0, 0.24):
        paws.ball((0.42, 0.85 + toe, 0.02), (0.26, 0.14, 0.2), blend=0.04, pair=True)
    guard = (
        figure(
            "reach",
            age="adult",
            wear="uniform",
            colour="#3d5f9c",
            second="#e8d8b0",
            hat="helmet",
            hat_colour="#b8b4b0",
            cloak="#c23f3a",
        )
        .turn(150)
        .size(0.85)
        .at(2.75, 0.1, 3.66)
    )
    hand = guard.right
    carrot = group(
        lathe(
            [(0.001, 0), (0.05, 0.12), (0.12, 0.42), (0.1, 0.52), (0.001, 0.55)],
            Paint("#f07a24", vary=0.15),
        ),
        [
            tube(
                [(0, 0, 0.52), (0.1 * math.cos(a), 0.1 * math.sin(a), 0.85)],
                [0.03, 0.01],
                Paint("#5f9a3a"),
            )
            for a in (0, 2, 4)
        ],
        motif="carrot",
    )
    tip = (1.75, -0.3, 4.25)
    return Scene(
        things=[
            wall,
            gate.at(-1.75, -0.05, 0),
            bulwark.at(-3.5, 0.0, 0),
            *wall_growth(),
            bulwark.size(0.9).at(4.3, 3.5, 0.5),
            wall_rabbit().turn(y=17).turn(-80).at(-0.35, 4.1, -0.55),
            paws.thing("rabbit", 110).turn(-90).at(-0.45, 0.3, 3.84),
            guard.thing,
            rod((hand[0] + 0.25, hand[1] - 0.1, hand[2] - 0.5), tip, 0.03, wood("#8a5a3c")),
            carrot.turn(y=-60).size(1.5).at(tip[0] - 0.05, tip[1], tip[2] - 0.02),
            meadow(Hills(0.35, 6, 3), "#8a9a6c", "#6a7f68", "#b8a880"),
            road(
                [(-0.2, -9, 0), (-0.9, -5, 0), (-1.7, -0.4, 0)],
                Hills(0.35, 6, 3),
                "#d8b8a0",
                width=1.3,
            ),
            grass_field(
                4000,
                (-6, 6),
                (-7.5, -0.3),
                ("#54705a", "#8a9a6c", "#c9b890"),
                height=Hills(0.35, 6, 3),
                tall=0.2,
            ),
            scatter(
                [fir(1.6, ("#2c4a50", "#4a6a68", "#8a9a8c"), seed=1)],
                5,
                (1.4, 4),
                (-4.5, -1),
                seed=4,
            ),
            mountains(60, 13, 7, "#8f8aa8", snow=0.5, seed=4).at(0, 30, -1),
        ],
        camera=Camera((0.35, -10.4, 2.1), (0.3, 0.5, 4.75), lens=41),
        world=World("#8fb0dc", "#d8a8a0", 0.6),
        lights=[Sun(74, 20, 3.4, "#ffb890", 4), Sun(-30, 40, 0.6, "#a8c4f0", 8)],
        sky=Sky(
            (
                (0, "#5f8cc8"),
                (0.35, "#a8c0e0"),
                (0.62, "#f2cfc4"),
                (0.85, "#fbd9b8"),
                (1, "#fbd9b8"),
            ),
            (Clouds("#ffd8cc", "#a8a0c8", 0.5, 1.6, 0.05, 0.6, 0.7, 0.5),),
            glow=Glow(0.95, 0.55, 0.5, "#ffe0b8", 0.7),
        ),
        air=Air(
            1.2,
            Fog(13, 50, "sky", 0.85),
            bloom=0.22,
            saturation=1.12,
            low_fog=LowFog("#f2d0c8", 0.62, 0.8, 9, 14, 0.45),
        ),
    )


# ---- a thread through the maze

RINGS = (2.05, 3.1, 4.15, 5.2, 6.25, 7.3)
GAPS = (-75.0, 140.0, 20.0, -150.0, 75.0, -90.0)
"""where each round hedge is open, in degrees from the right"""
STOPS = (-20.0, 80.0, -40.0, -95.0, 120.0)
"""where a cross hedge closes the way between two round ones"""


def arc_hedge(radius: float, start: float, end: float, seed: int) -> Thing:
    """A clipped hedge along part of a circle around the origin."""
    shades = ("#1d3a26", "#3f6a38", "#86a84c")
    profile = np.array(
        [(-0.22, 0), (-0.23, 0.4), (-0.17, 0.56), (0, 0.6), (0.17, 0.56), (0.23, 0.4), (0.22, 0)]
    )
    angles = np.radians(np.linspace(start, end, max(8, int((end - start) * radius / 9))))
    out = radius + profile[:, 0][None, :]
    points = np.stack(
        [
            out * np.cos(angles)[:, None],
            out * np.sin(angles)[:, None],
            profile[:, 1] + 0 * out * angles[:, None],
        ],
        -1,
    )
    long = math.radians(end - start) * radius
    return leafy(
        sheet(points, Paint()), shades, count=int(330 * long), leaf=0.11, seed=seed
    ).called("hedge")


def maze_thread() -> list[Point]:
    """The way of the thread: along each corridor from gap to gap, inward, to the cat."""
    line: list[Point] = [(0.25, -9.6, 0.07), (0.05, -8.4, 0.07), (0.0, -7.4, 0.07)]
    for ring in range(len(RINGS) - 1, 0, -1):
        here = (RINGS[ring] + RINGS[ring - 1]) / 2
        start, end, stop = GAPS[ring], GAPS[ring - 1], STOPS[ring - 1]
        turn = (end - start) % 360
        if (stop - start) % 360 < turn:
            turn -= 360
        steps = max(4, int(abs(turn) / 9))
        sway = 0.1 * np.sin(np.arange(steps + 1) * 1.3)
        for at in range(steps + 1):
            a = math.radians(start + turn * at / steps)
            line.append(((here + sway[at]) * math.cos(a), (here + sway[at]) * math.sin(a), 0.07))
    a = math.radians(GAPS[0])
    return [
        *line,
        (1.9 * math.cos(a), 1.9 * math.sin(a), 0.07),
        (0.62, -0.95, 0.1),
        (0.75, -0.62, 0.3),
    ]


def sleeping_features() -> Thing:
    """Shut eyes, a nose and brow stripes for a sleeping cat of size 1, bold enough from above."""
    brown = Paint("#5c2f14", vary=0.05)
    features = []
    for side in (-1, 1):
        lid = [(0.15, 0.05, 0.014), (0.178, 0.092, -0.008), (0.14, 0.14, 0.014)]
        features.append(tube([(x, side * y, z) for x, y, z in lid], 0.009, brown, sides=8))
        brow = [(0.12, 0.035, 0.09), (0.06, 0.05, 0.135), (0.0, 0.05, 0.146)]
        features.append(
            tube([(x, side * y, z) for x, y, z in brow], [0.006, 0.014, 0.006], Paint("#94531f"))
        )
    features.append(
        ball(0.02, Paint("#d8807a", vary=0), sides=12).size(0.8, 1.2, 0.8).at(0.18, 0, -0.028)
    )
    return group(features, motif="cat").turn(x=10).turn(y=16).turn(238).at(0.16, -0.27, 0.19)


@card(
    title="The thread in the maze",
    concept="the thread that should lead the child out leads to somebody who sleeps on it",
    alt="A round hedge maze from above; a red thread runs through it to the middle, where a large "
    "dark cat sleeps on the ball of wool.",
    place="meadow",
    hour="noon",
    palette="box green, gravel, red",
    view="landscape",
    figures="one",
    moods=("playful", "puzzled", "calm"),
    readings=("guidance", "fate", "the goal is asleep", "trust", "detour", "solution"),
)
def thread_maze() -> Scene:
    """Seen from above, so that only the hat of the child is to be seen."""
    hedges = []
    for at, (radius, gap) in enumerate(zip(RINGS, GAPS, strict=True)):
        half = math.degrees(0.5 / radius)
        hedges.append(arc_hedge(radius, gap + half, gap + 360 - half, at))
    for at, stop in enumerate(STOPS):
        middle = (RINGS[at] + RINGS[at + 1]) / 2
        hedges.append(
            leafy(
                box((1.0, 0.42, 0.58), Paint(), bevel=0.05).at(middle, 0, 0.29).turn(stop),
                ("#1d3a26", "#3f6a38", "#86a84c"),
                count=420,
                leaf=0.11,
                seed=at,
            ).called("hedge")
        )
    wool = Paint("#c8241f", "#8f1418", "stripes", vary=0.1, grain=5, bump=0.3)
    red = Paint("#d8261f", vary=0.05, bump=0.1, glow=0.1)
    sleeper = (
        group(
            cat("sleep", fur="#e09a4c", chest="#fbf2e2", stripes="#94531f", cells=190),
            sleeping_features(),
        )
        .size(-3.5, 3.5, 3.5)
        .turn(-30)
    )
    child = (
        figure(
            "walk",
            colour="#e8b83a",
            hat="straw",
            hat_colour="#f2dc98",
            hat_band="#c8241f",
            hair="chestnut",
            hairstyle="braids",
        )
        .turn(26)
        .size(1.25)
    )
    bushes = [
        leafy(
            ball(0.5, Paint(), sides=16).at(z=0.45),
            ("#24442c", "#4a7440", "#93b256"),
            count=520,
            leaf=0.12,
            seed=at,
        ).at(x, y)
        for at, (x, y) in enumerate(
            ((-4.4, -7.6), (4.5, -7.7), (-4.7, 7.9), (4.7, 7.8), (-1.25, -8.4), (1.6, -8.5))
        )
    ]
    gravel = Paint("#e2cfa4", "#cdb688", vary=0.12, grain=5, bump=0.4, bump_grain=30)
    lawn = meadow(lambda x, y: 0 * x - 0.02 + 0 * y, "#8fae4c", "#6f963f", "#a8b85a")
    return Scene(
        things=[
            lawn,
            lathe(
                [(0.001, 0.0), (8.2, 0.0), (8.25, -0.05)], gravel, round_off=False, sides=90
            ).called("path"),
            box((1.9, 6, 0.06), gravel).at(0.15, -10.5, -0.02).called("path"),
            *hedges,
            *bushes,
            sleeper.at(-0.15, 0.2, 0.04),
            lathe(
                [(0.001, 0.02), (1.85, 0.02), (1.88, 0.0)],
                Paint("#f0dfb8", "#dcc698", vary=0.15, grain=3, bump=0.3),
                round_off=False,
                sides=60,
            ).called("path"),
            ball(0.52, wool).turn(40, 30).at(0.86, -0.5, 0.42).called("ball of wool"),
            *[
                tube(
                    [
                        (
                            0.54 * math.cos(t) * math.cos(k),
                            0.54 * math.sin(t),
                            0.54 * math.cos(t) * math.sin(k),
                        )
                        for t in np.linspace(0, 6.28, 24)
                    ],
                    0.03,
                    red,
                    sides=6,
                ).at(0.86, -0.5, 0.42)
                for k in (0.2, 0.9, 1.7, 2.5)
            ],
            tube(maze_thread(), 0.05, red, sides=8, motif="red thread"),
            child.at(1.75, -6.6, 0.02).thing,
            scatter(
                [daisy(seed=1), poppy("#e8e0f0", 0.4, seed=2)],
                90,
                (-7, 7),
                (-11, 11),
                seed=4,
                sizes=(0.6, 1.0),
                where=lambda x, y: math.hypot(x, y) > 8.4 and abs(x) > 1.2,
            ),
        ],
        camera=Camera((0.4, -9.8, 13.2), (0.2, -1.3, 0), lens=49, roll=4),
        world=World("#a8c8f0", "#c8c890", 0.6),
        lights=[Sun(-58, 38, 4.0, "#fff0c8", 2)],
        air=Air(1.0, None, bloom=0.15, saturation=1.15),
    )


# ---- leaves that are birds


def leaf_bird(flap: float, colour: str, dark: str, long: float = 1.0) -> Thing:
    """A bird of three leaves that flies to +x: a body with its stem for a tail, and two wings."""
    rise = math.radians(flap)
    reach = (0.78 * math.cos(rise), 0.78 * math.sin(rise))
    tint = tipped(colour, dark, 0.66, 0.3)
    body = blade(
        [(-0.5 * long, 0, 0.0), (0.05, 0, 0.05), (0.52, 0, 0.04)],
        [0.01, 0.17, 0.12, 0.015],
        mix(colour, dark, 0.25),
        mix(colour, dark, 0.45),
        cup=0.5,
        thick=0.1,
    )
    wings = [
        blade(
            [
                (0.1, 0.03 * s, 0.05),
                (0.08, 0.55 * s * reach[0], 0.55 * reach[1] + 0.06),
                (-0.2, s * reach[0], reach[1]),
            ],
            [0.12, 0.27, 0.16, 0.005],
            tint,
            mix(colour, dark, 0.5),
            cup=0.12,
            facing=(0, -s * math.sin(rise), math.cos(rise)),
        )
        for s in (-1, 1)
    ]
    stem = tube(
        [(-0.48 * long, 0, 0), (-0.72 * long, 0, 0.05)], [0.02, 0.012], Paint(dark), sides=6
    )
    return group(body, wings, stem, motif="bird")


@card(
    title="Leaves that are birds",
    concept="every autumn the tree lets its leaves go and does not ask which of them will return",
    alt="A dark tree loses its copper leaves, which turn into birds and fly away over a cream sky; "
    "one dark bird comes back.",
    place="nowhere",
    hour="morning",
    palette="cream, copper, ink",
    view="landscape",
    figures="none",
    moods=("airy", "wistful", "free"),
    readings=(
        "letting go",
        "transformation",
        "return",
        "children leaving",
        "freedom",
        "generations",
    ),
)
def leaf_birds() -> Scene:
    """Leaves near the tree, birds away from it; only the ink-blue one flies home."""
    chance = np.random.default_rng(21)
    coppers = ("#c8622a", "#b5482a", "#e08a3c", "#a83f2c", "#d9a050")
    dark = "#3a2426"
    kinds = [leaf_bird(flap, colour, dark) for flap in (48, 22, -14) for colour in coppers]
    flock = []
    for at in range(74):
        share = (at + float(chance.uniform(0, 1))) / 74
        x = -0.7 + 3.3 * share**0.9 + float(chance.normal(0, 0.35))
        y = 0.9 - 3.0 * share + float(chance.normal(0, 0.7))
        z = 3.3 + 1.25 * share + float(chance.normal(0, 0.6 + 0.2 * share))
        size = 0.18 + 0.26 * share + float(chance.uniform(0, 0.1))
        made = kinds[int(chance.integers(len(kinds)))].turn(
            float(chance.normal(18, 22)), float(chance.normal(0, 16)), float(chance.normal(-22, 12))
        )
        flock.append(made.size(size).at(x, y, z))
    near = [
        leaf_bird(40, "#c8622a", dark).turn(24, 14, -20).size(0.95).at(0.95, -3.2, 3.75),
        leaf_bird(-6, "#b5482a", dark).turn(10, -20, -26).size(0.7).at(0.35, -2.4, 4.75),
    ]
    homecoming = (
        leaf_bird(34, "#3f62a8", "#24345c").turn(160, 10, -10).size(0.85).at(0.85, -1.6, 1.75)
    )
    ground = Hills(0.3, 9, 3)
    pale = Paint("#efe0c0", "#e2cfa8", vary=0.08, grain=1.0, bump=0.2)
    return Scene(
        things=[
            meadow(ground, "#ecdcb8", "#d8c298", "#f4e8cc").painted(pale),
            autumn_tree(
                5.4, ("#a83f2c", "#c8622a", "#e8a04a"), "#2c2328", leaves=7, falling=1, seed=5
            ).at(-1.35, 0.6, float(ground(-1.35, 0.6)) - 0.05),
            *flock,
            *near,
            homecoming,
            fallen_leaves(
                340,
                (-3.6, 1.6),
                (-4.6, 2.4),
                ("#a83f2c", "#c8622a", "#e0964a"),
                height=ground,
                seed=2,
            ),
            scatter(
                [autumn_tree(4, ("#d0a880", "#e0bf94"), "#8a7468", leaves=1, falling=1, seed=3)],
                5,
                (-9, 9),
                (14, 26),
                height=ground,
                seed=6,
            ),
            grass_field(
                1600,
                (-4, 4),
                (-6, 4),
                ("#b89a68", "#d8c090", "#f0e0b8"),
                height=ground,
                tall=0.2,
                patchy=0.8,
            ),
        ],
        camera=Camera((0.15, -8.2, 1.9), (0.0, 0.3, 3.1), lens=38),
        world=World("#f0e6d0", "#e0c090", 0.75),
        lights=[Sun(108, 26, 3.2, "#ffdfae", 4)],
        sky=Sky(
            ((0, "#e6d6b4"), (0.5, "#f6ead0"), (0.8, "#fbf2dc"), (1, "#fbf2dc")),
            (Clouds("#fffaf0", "#dcc8a4", 0.46, 1.7, 0.0, 0.7, 0.6, 0.4),),
            glow=Glow(0.92, 0.6, 0.6, "#fffaf0", 0.8),
        ),
        air=Air(1.08, Fog(10, 34, "#f8ecd0", 0.9), bloom=0.2, saturation=1.08),
    )


# ---- a giant under moss


def grown_over(face: Thing) -> Thing:
    """Moss all over a head that looks to +x, but for the middle of its face."""
    cover = leafy(face, ("#2f4a26", "#6a8a3a", "#b8c65c"), count=60000, leaf=0.05, seed=2).parts[1]
    assert cover.mesh is not None
    assert cover.mesh.colours is not None
    blades = cover.mesh.vertices.reshape(-1, 4, 3)
    x, y, z = blades.mean(1).T
    edge = 0.1 * np.sin(9 * y + 3) + 0.08 * np.sin(13 * z + 1)
    bare = (x > 0.3) & (np.hypot(y / 0.62, (z + 0.28) / 0.72) + edge < 1)
    kept = np.flatnonzero(~bare)
    corners = np.arange(4 * len(kept), dtype=np.int32).reshape(-1, 4)
    mesh = Mesh(
        blades[kept].reshape(-1, 3),
        (corners,),
        cover.mesh.colours.reshape(-1, 4, 3)[kept].reshape(-1, 3),
    )
    return Thing(mesh, cover.paint, "moss")


@card(
    title="The giant under the moss",
    concept="a child sweeps the leaves from a giant's lashes, so that it may wake, or sleep well",
    alt="A giant face sleeps under moss in a morning forest; a child in red sweeps leaves from its "
    "lashes, and a tiny chimney smokes on its brow.",
    place="forest",
    hour="morning",
    palette="moss green, dew white, robin red",
    view="room",
    figures="one",
    moods=("tender", "hushed", "ancient"),
    readings=("care", "sleep", "duty", "earth", "waking", "the small and the great"),
)
def moss_face() -> Scene:
    """The head lies back in the ground, so that one can stand on its cheek."""
    chance = np.random.default_rng(3)
    head = giant_face(colour="#b3ae90", lip="#a58a6c", moss="#7f9a48", neck=False, cells=190)
    lashes = [
        tube(
            [
                (0.87, s * y, -0.09),
                (0.95, s * (y + 0.2 * (y - 0.36)), -0.15),
                (1.0, s * (y + 0.5 * (y - 0.36)), -0.11),
            ],
            [0.014, 0.01, 0.002],
            Paint("#2c2a1c"),
            sides=6,
        )
        for s in (-1, 1)
        for y in np.linspace(0.22, 0.5, 9)
    ]
    giant = (
        group(head, grown_over(head), lashes, motif="giant")
        .size(2.15)
        .turn(-90)
        .turn(x=-60)
        .turn(y=-9)
        .at(-0.1, 0.9, 0.5)
    )
    height = head.size(2.15).turn(-90).turn(x=-60).turn(y=-9).at(-0.1, 0.9, 0.5).top()
    at = giant.point(0.78, 0.56, -0.36)
    child = figure(
        "reach",
        colour="#d0392a",
        hat="beanie",
        hat_colour="#a82a24",
        hair="honey",
        hairstyle="braids",
        scarf="#f0e2c0",
    )
    child = child.turn(118).size(1.0).at(at[0], at[1], (height(at[0], at[1]) or 1) - 0.03)
    hand, sweep = np.array(child.right), np.array(giant.point(1.0, 0.36, -0.12))
    back = hand + 0.45 * (hand - sweep)
    broom = group(
        rod(back, sweep, 0.03, wood("#8a5a34")),
        [
            tube(
                [sweep, sweep + 0.4 * (sweep - hand) + chance.normal(0, 0.07, 3)],
                [0.024, 0.008],
                Paint("#e0b868"),
                sides=5,
            )
            for _ in range(40)
        ],
        motif="broom",
    )
    brow = giant.point(0.5, -0.3, 0.92)
    chimney = (
        box((0.2, 0.2, 0.5), Paint("#b06a50", "#7f4438", "bricks", grain=12, bump=0.3))
        .at(brow[0], brow[1], brow[2] + 0.16)
        .called("chimney")
    )
    puffs = [
        ball(0.08 + 0.04 * step, Paint("#f6f6ee", vary=0.05, glow=0.2), sides=16)
        .size(1.1, 1, 0.85)
        .at(
            brow[0] - 0.1 * step + 0.08 * math.sin(step * 2.2), brow[1], brow[2] + 0.5 + 0.17 * step
        )
        .called("smoke")
        for step in range(6)
    ]
    nose = giant.point(1.12, 0, -0.36)
    littered = [
        giant.point(0.9, float(y), float(z))
        for y, z in zip(chance.uniform(0.2, 0.55, 16), chance.uniform(-0.25, 0.02, 16), strict=True)
    ]
    leaf = cutout(
        [(0, 0), (0.05, 0.08), (0, 0.18), (-0.05, 0.08)], 0.008, Paint("#d9802f", "#b5532d")
    )
    leaves = [
        leaf.turn(float(chance.uniform(0, 360)), float(chance.uniform(20, 80)))
        .at(*spot)
        .called("leaves")
        for spot in littered
    ]
    ground = Hills(0.3, 4, 8)
    cushions = [
        ((2.0 * math.cos(a), 0.5 + 2.3 * math.sin(a), -0.05), float(chance.uniform(0.4, 0.75)))
        for a in np.linspace(-3.4, 0.3, 15)
    ]
    return Scene(
        things=[
            foliage(
                cushions,
                ("#2f4a26", "#6a8a3a", "#b8c65c"),
                leaves=420,
                leaf=0.08,
                squash=0.6,
                seed=4,
            ).called("moss"),
            giant,
            child.thing,
            broom,
            chimney,
            *puffs,
            *leaves,
            loose_leaves(14, (0.1, -1.6, 1.9), (1.0, -0.6, 2.9), leaf=0.12, seed=5),
            bird("perch", colour="#7a6450", belly="#e0492c")
            .turn(-35)
            .size(0.55)
            .at(nose[0], nose[1], nose[2] - 0.02),
            meadow(ground, "#5d7a38", "#3c5a2c", "#8a9448"),
            trunk_columns(
                20, (-8, 8), (3.5, 14), bark="#4a3f30", mist="#b8c8a0", clearing=0.8, seed=5
            ),
            forest_wall(
                30,
                11,
                tall=7,
                layers=2,
                mist="#c0cfa8",
                shades=("#2f4f34", "#54783f", "#8fa85a"),
                seed=3,
            ),
            scatter(
                [fern(1.2, "#3f6a38", seed=1), fern(1.0, "#55803f", seed=2)],
                26,
                (-3.6, 3.6),
                (-3.6, -1.7),
                height=ground,
                seed=6,
                sizes=(0.6, 1.0),
                where=lambda x, y: abs(x) > 0.9 or y < -2.7,
            ),
            scatter(
                [fern(1.2, "#55803f", seed=4)],
                16,
                (-5, 5),
                (1.4, 5),
                height=ground,
                seed=7,
                where=lambda x, _: abs(x) > 2.1,
            ),
            mushrooms(5, 0.5, "#c9572f", seed=3).at(-1.75, -2.0, 0),
            grass_field(
                4000, (-5, 5), (-5.5, 5), ("#2f4a28", "#64843c", "#a8b85c"), height=ground, tall=0.2
            ),
        ],
        camera=Camera((0.5, -7.2, 5.3), (-0.05, 0.05, 1.62), lens=45),
        world=World("#b8d4c0", "#7f8a50", 0.5),
        lights=[Sun(82, 42, 3.8, "#fff0b8", 4), Sun(-60, 50, 0.5, "#cfe8e0", 8)],
        sky=Sky(
            ((0, "#b8d0a0"), (0.6, "#e6eec0"), (1, "#f2f2d0")),
            glow=Glow(0.8, 0.1, 0.6, "#fffbe0", 0.9),
        ),
        air=Air(1.2, Fog(9.0, 20, "#dbe6b8", 0.88), bloom=0.25, saturation=1.12),
    )


# ---- a girl reads to wolves


@card(
    title="Reading to the wolves",
    concept="she reads to the wolves and has not yet come to the page about wolves",
    alt="A girl in a blue coat reads to a circle of wolves in the night forest by the light of a "
    "jar of fireflies; the smallest wolf sleeps on her shoe.",
    place="forest",
    hour="night",
    palette="spruce black, firefly gold, coat blue",
    view="room",
    figures="crowd",
    moods=("warm", "brave", "hushed"),
    readings=("courage", "the power of stories", "taming", "trust", "listening", "a spell"),
)
def wolf_reading() -> Scene:
    """All faces turn to the one light; the nearest listeners are seen from behind."""
    ground = Hills(0.1, 4, 5)
    seat = stump(1.0, "#5c4632", seed=1).size(1, 1, 0.85)
    girl = figure(
        "sit",
        colour="#1f4fa8",
        hair="red",
        hairstyle="braids",
        legs="#e8dcc8",
        shoe_colour="#7a2f2a",
        scarf="#e8c050",
        look=(-16, 0, 0),
        hands=((0.32, 0.15, 0.24), (0.32, -0.15, 0.24)),
    )
    girl = girl.turn(-68).size(1.35).at(0.12, 0.6, 0.56)
    left, right = np.array(girl.left), np.array(girl.right)
    spot = (left + right) / 2
    book = (
        open_book(0.5, 0.36, colour="#8f2f35")
        .turn(x=-24)
        .turn(202)
        .at(spot[0] + 0.02, spot[1] - 0.06, spot[2] - 0.04)
    )
    listeners = [
        wolf("sit", fur="#6f7a88").turn(62).size(0.92).at(-1.02, -2.35, 0),
        wolf("sit", fur="#7a7468").turn(118).size(1.0).at(1.2, -2.5, 0),
        wolf("sit", fur="#6f7a88").turn(0).size(0.95).at(-1.62, 0.25, 0),
        wolf("sit", fur="#7a7468").turn(178).size(0.95).at(1.66, 0.35, 0),
        wolf("stand", fur="#6f7a88").turn(-40).size(0.95).at(-1.15, 2.0, 0),
        wolf("sit", fur="#7a7468").turn(-125).size(1.02).at(1.0, 1.9, 0),
    ]
    cub = wolf("sleep", fur="#8a8f98", chest="#e4e4e0").turn(-150).size(0.5).at(0.28, -0.32, 0.02)
    jar = firefly_jar(count=18, colour="#ffe27a", power=10).size(0.72).at(-0.5, 0.2, 0.0)
    stand = stump(0.62, "#5c4632", seed=3).size(1, 1, 0.8)
    return Scene(
        things=[
            meadow(ground, "#3f5238", "#27382c", "#5a5a38"),
            seat.at(0.12, 0.75, 0),
            girl.thing,
            book,
            *listeners,
            cub,
            stand.at(-0.52, 0.2, 0),
            jar.at(0, 0, 0.28),
            lamp(85, "#ffcf6a", 0.3).at(-0.45, -0.35, 1.2),
            star_dust(
                34,
                (-2.4, -1.6, 0.5),
                (2.4, 2.4, 3.6),
                ("#fff0a0", "#ffe070"),
                size=0.026,
                glow=7,
                seed=8,
            ),
            great_trunk(-2.75, 2.6, 0.5, BARK, -0.2),
            great_trunk(2.95, 2.4, 0.55, BARK, 0.3),
            trunk_columns(
                26, (-8, 8), (3, 16), bark="#2c3a36", mist="#4a7080", clearing=1.0, seed=9
            ),
            forest_wall(
                26,
                9,
                tall=6,
                layers=2,
                mist="#44687a",
                shades=("#122420", "#1f3a34", "#34544a"),
                seed=4,
            ),
            fallen_leaves(
                120, (-3, 3), (-3, 2.5), ("#6f4a2c", "#a8743a", "#8a5a30"), height=ground, seed=6
            ),
            grass_field(
                4500, (-4, 4), (-5, 4), ("#1c3024", "#3f5a38", "#768048"), height=ground, tall=0.15
            ),
            fern(1.2, "#1f382c", seed=2).at(-0.9, -4.0, 0),
            fern(1.0, "#1f382c", seed=4).at(2.3, -3.9, 0),
        ],
        camera=Camera((0.05, -7.3, 2.45), (0.02, 0.2, 1.12), lens=53),
        world=World("#35607c", "#1f2a28", 0.7),
        lights=[
            Sun(165, 46, 1.7, "#9fc8e8", 5),
            Spot((-0.6, -1.4, 2.6), (0.2, 0.7, 0.9), 22, "#ffd27a", 50, 0.8),
        ],
        sky=Sky(((0, "#14303f"), (0.5, "#2c5468"), (1, "#4f7f8c")), stars=60),
        air=Air(2.1, Fog(8.6, 22, "#4f8298", 0.82), bloom=0.4, saturation=1.12),
    )
