"""Heights: what hangs, climbs, floats and is laid over the world from above."""

# ruff: noqa: PLR2004  the numbers of a scene are its drawing

import math
from collections.abc import Callable
from dataclasses import replace
from typing import Unpack

import numpy as np

from reverie.atelier.clay import Clay
from reverie.atelier.develop import Air, Fog, LowFog, Tint
from reverie.atelier.motifs.anatomy import blade, place_of, rimmed
from reverie.atelier.motifs.bare_trees import bare_tree
from reverie.atelier.motifs.birds import bird, crow
from reverie.atelier.motifs.bodies import POSES, Pose
from reverie.atelier.motifs.cats import cat
from reverie.atelier.motifs.clothes import shoe
from reverie.atelier.motifs.clouds import cloud, cloud_bank, cloud_sea
from reverie.atelier.motifs.fittings import ladder
from reverie.atelier.motifs.flight import balloon, kite
from reverie.atelier.motifs.flowers import daisy, flower_field, poppy
from reverie.atelier.motifs.heavens import crescent, half_sun, ringed_planet, star, star_dust
from reverie.atelier.motifs.houses import chimney, house
from reverie.atelier.motifs.isles import floating_island
from reverie.atelier.motifs.joinery import drape, metal, plain, rod, slack, wood
from reverie.atelier.motifs.land import Dunes, Hills, desert, meadow
from reverie.atelier.motifs.leaves import fallen_leaves, grass_field, loose_leaves, wheat_field
from reverie.atelier.motifs.lights import candlestick
from reverie.atelier.motifs.paper_cuts import paper_cut
from reverie.atelier.motifs.people import About, Person, figure
from reverie.atelier.motifs.scatter import globe, patches, ramp, scatter, swarm, tinted
from reverie.atelier.motifs.small_beasts import mouse
from reverie.atelier.motifs.stone import boulder, mountains
from reverie.atelier.motifs.tools import muffler, paintbrush
from reverie.atelier.motifs.towers import tower
from reverie.atelier.motifs.trees import oak
from reverie.atelier.motifs.vessels import basket, bucket, jar, nest
from reverie.atelier.motifs.water import waterfall
from reverie.atelier.scene import Camera, Panel, Scene, Spot, Sun, World, card
from reverie.atelier.shapes import ball, box, curve, lathe, sheet, tube
from reverie.atelier.sky import Clouds, Disc, Glow, Rays, Sky
from reverie.atelier.thing import Array, Paint, Point, Thing, group, lamp, light

Surface = Callable[[Array, Array], Array]
"""points in space for shares across (u) and down (v) a cloth"""


def grasping(
    pose: str | Pose,
    place: Callable[[Person], Person],
    left: Point | None = None,
    right: Point | None = None,
    **about: Unpack[About],
) -> Person:
    """Somebody who has been placed, and whose hands reach for points of the stage."""
    back = np.linalg.inv(place(figure(pose, **about)).thing.matrix)

    def own(point: Point | None) -> Point | None:
        return None if point is None else tuple((back @ (*point, 1.0))[:3])

    return place(figure(pose, hands=(own(left), own(right)), **about))


def starry(
    surface: Surface,
    shades: tuple[str, ...],
    stars: int,
    *,
    size: float = 0.02,
    glow: float = 0.35,
    seed: int = 0,
) -> Thing:
    """Cloth or paint with stars in it; `shades` run down it."""
    chance = np.random.default_rng(seed)
    u, v = np.meshgrid(np.linspace(0, 1, 90), np.linspace(0, 1, 60))
    mottle = 0.25 * (patches(u * 3, v * 3, 0.6, 3, seed) - 0.5)
    colours = ramp(shades, np.clip(v + mottle, 0, 1)).reshape(-1, 3)
    cloth = sheet(surface(u, v), Paint())
    soft = Paint(glow=glow, vary=0.12, grain=1.4, bump=0.12, sheen=0.3)
    night = tinted(cloth, lambda _: colours, soft).called("night")
    across, down = chance.uniform(0.02, 0.98, (2, stars))
    spots = surface(across, down) - (0, 0.03, 0)
    corners, faces = globe(2)
    sizes = size * chance.uniform(0.5, 1.4, stars) * np.where(chance.random(stars) < 0.12, 2.2, 1)
    sparks = swarm(
        corners, faces, spots, np.tile(np.eye(3), (stars, 1, 1)), sizes, np.ones((stars, 3))
    )
    return group(night, Thing(sparks, light("#fff2cc", 5), "stars"))


def on(height: Callable[..., Array], x: float, y: float) -> Point:
    """The point of the land there."""
    return (x, y, float(np.asarray(height(x, y))))


# ---- a staircase of drawers

WALNUT = Paint("#7a4a2c", "#4e2c1a", vary=0.2, grain=2.4, bump=0.2)
DRAWER_FRONT = Paint("#99603a", "#6d4126", vary=0.22, grain=3, bump=0.2)
ROW, COLUMN, TOWER_TURN = 0.46, 0.68, 40


def drawer(out: float, filling: str) -> Thing:
    """A drawer in the wall at y = 0, pulled out towards the viewer and full of linen."""
    wide, high = COLUMN * 0.92, ROW * 0.86
    front = group(
        box((wide, 0.06, high), DRAWER_FRONT, bevel=0.02).at(0, -out - 0.03),
        box((wide * 0.8, 0.02, high * 0.66), WALNUT, bevel=0.01).at(0, -out - 0.062),
        ball(0.05, metal("#e0b45c"), sides=14).at(0, -out - 0.11),
    )
    if not out:
        return front
    tray = [
        box((0.04, out, high * 0.8), WALNUT, bevel=0.01).at(s * wide * 0.47, -out / 2)
        for s in (-1, 1)
    ]
    linen = box((wide * 0.9, out, high * 0.5), Paint(filling, vary=0.2, grain=3), bevel=0.05)
    return group(front, tray, linen.at(0, -out / 2, 0.06))


def drawer_storey(row: int, opened: dict[int, float]) -> Thing:
    """One row of the tower: six drawers on the two sides one sees, some `opened` by column."""
    chance = np.random.default_rng(row)
    wide = 3 * COLUMN
    linens = ("#f6ead2", "#f2cdb0", "#e9b48e", "#f8f1e0", "#d98f7a", "#c9d2c8")
    parts = [box((wide + 0.12, wide + 0.12, ROW), WALNUT, bevel=0.03)]
    for at in range(6):
        out = opened.get(at, 0.14 if chance.random() < 0.16 else 0.0)
        made = drawer(out, linens[int(chance.integers(6))])
        made = made.at((at % 3 - 1) * COLUMN, -wide / 2 - 0.06)
        parts.append(made.turn(-90) if at < 3 else made)
    lean = (0.22 * math.sin(row * 0.21), 0, (row + 0.5) * ROW)
    return group(parts).turn(TOWER_TURN + float(chance.normal(0, 2.2))).at(*lean)


def step_of(storey: Thing, at: int, out: float, up: float = 0.1) -> Point:
    """A point over the linen of an opened drawer."""
    wide = 3 * COLUMN / 2 + 0.06
    along = (at % 3 - 1) * COLUMN
    local = (-wide - out * 0.55, -along, up) if at < 3 else (along, -wide - out * 0.55, up)
    return storey.point(*local)


@card(
    title="The drawer stairs",
    concept="a boy cannot sleep and climbs the half-open drawers of everything that was put away",
    alt="A tower of drawers rises out of the clouds at dawn; the half-open ones make a stair, and "
    "a boy in pyjamas climbs it.",
    place="sky",
    hour="dawn",
    palette="peach, cream, walnut",
    view="vast",
    figures="one",
    moods=("curious", "hopeful", "dizzy"),
    readings=("memory", "growing up", "what was put away", "ambition", "inheritance", "order"),
)
def drawer_stairs() -> Scene:
    """The stair zigzags over two sides of the tower; dawn comes from the left behind it."""
    zigzag = [0, 1, 2, 3, 4, 5, 4, 3, 2, 1]
    reach = 0.62
    storeys = [drawer_storey(row, {zigzag[row % 10]: reach}) for row in range(28)]
    boy_row, scarf_row, tree_row = 6, 12, 15
    foot = step_of(storeys[boy_row], 4, reach, 0.18)
    pyjamas = figure(
        "climb", wear="pyjamas", colour="#6f9fb8", second="#f6f0e0", hat="nightcap",
        hat_colour="#d2452f", shoes="slippers", hair="straw",
    )  # fmt: skip
    boy = pyjamas.turn(150).size(1.05).at(*foot)
    hung = step_of(storeys[scarf_row], 2, reach + 0.45, 0.2)
    scarf = muffler(
        [hung, (hung[0] - 0.12, hung[1] - 0.08, hung[2] - 0.2),
         (hung[0] - 0.2, hung[1] - 0.1, hung[2] - 0.9),
         (hung[0] - 0.5, hung[1] - 0.2, hung[2] - 1.5)],
        colours=("#c8362c", "#f2d9a0"), width=0.26,
    )  # fmt: skip
    tree = oak(1.7, ("#6f8a3a", "#a3b14e", "#dcd27a"), seed=3).at(*step_of(storeys[tree_row], 5, 0.7))
    veils = [
        cloud(3.4, "#fff2dc", "#e9b49a", seed=1).at(-2.3, -1.2, 1.1),
        cloud(3.0, "#fff2dc", "#e6ac98", seed=2).at(2.4, -1.6, -0.1),
        cloud(4.6, "#fff4e0", "#eab8a0", seed=3).at(1.9, 1.8, 5.2),
        cloud(3.4, "#fff4e0", "#eab8a0", seed=4).at(-2.6, 2.2, 7.0),
        cloud(3.2, "#fff6e6", "#f0c4aa", seed=5).at(-0.9, -1.9, 9.3),
        cloud(3.6, "#fff6e6", "#f0c4aa", seed=6).at(1.6, -1.5, 10.2),
    ]
    near = cloud(5, "#f6d3bc", "#b97f78", seed=8).at(-1.6, -4.2, -1.5)
    floor = cloud_sea(50, -6, 60, "#ffeeda", "#dda394", tall=1.1, puff=2.4, seed=2).at(z=-1.0)
    return Scene(
        things=[*storeys, boy.thing, scarf, tree, *veils, near, floor],
        camera=Camera((-0.6, -9.6, 1.0), (0.0, 0, 4.5), lens=33),
        world=World("#f2c8b0", "#f6d2b0", 0.55),
        lights=[Sun(-118, 26, 3.4, "#ffd09a", 4), Sun(60, 30, 0.5, "#c9b8d8")],
        sky=Sky(
            stops=((0.0, "#d99a8e"), (0.35, "#f3bd98"), (0.7, "#fbdcae"), (1.0, "#fff0d0")),
            clouds=(Clouds("#fff2d8", "#dc9a90", 0.5, 2.0, 0.0, 0.8, 0.6, 0.6),),
            glow=Glow(0.12, 0.62, 0.5, "#fff4d0", 0.9),
        ),
        air=Air(exposure=1.15, fog=Fog(11, 40, "#fbdcb8", 0.95), bloom=0.25, saturation=1.08),
    )


# ---- a swing on the moon


@card(
    title="The moon swing",
    concept="she swings from the horns of the moon so high that the ground has lost her shoe",
    alt="A girl in a red dress swings from the two horns of a crescent moon over sleeping hills; "
    "one of her shoes is falling.",
    place="sky",
    hour="night",
    palette="indigo, butter, red",
    view="landscape",
    figures="one",
    moods=("weightless", "joyful", "alone"),
    readings=("freedom", "childhood", "letting go", "first love", "dream", "recklessness"),
)
def moon_swing() -> Scene:
    """The moon lights her from above; the hills below keep a few lit windows."""
    yaw, radius = -36, 2.05
    moon = crescent(radius, "#ffe9a6", fat=0.5, thick=0.36, glow=0.95, seed=3)
    moon = moon.turn(y=84).turn(yaw).at(-0.25, 0.4, 6.2)
    tips = [moon.point(0.79 * radius, 0, s * 0.6 * radius) for s in (-1, 1)]
    seat = np.array([0.75, 0.5, 2.75])
    facing, tilt = yaw + 90, -24
    side = np.array([math.cos(math.radians(yaw)), math.sin(math.radians(yaw)), 0])
    ends = [tuple(seat + side * s * 0.34) for s in (-1, 1)]
    if tips[0][0] > tips[1][0]:
        tips.reverse()
    cord = Paint("#f3dfae", vary=0.1)
    ropes = [tube([tip, end], 0.022, cord) for tip, end in zip(tips, ends, strict=True)]
    board = box((0.3, 0.8, 0.05), wood("#a86a3a")).turn(y=tilt).turn(facing).at(*seat)
    kick = replace(
        POSES["sit"], lean=-26, head=(16, 0, 0), toes=(40, 60), grips=("grip", "grip"),
        feet=((0.92, 0.12, 0.0), (0.8, 0.16, -0.3)),
    )  # fmt: skip

    def along(end: Point, tip: Point, share: float) -> Point:
        return tuple(np.array(end) * (1 - share) + np.array(tip) * share)

    girl = grasping(
        kick,
        lambda p: p.turn(y=tilt * 0.5).turn(facing).size(1.35).at(*(seat + (0, 0, 0.02))),
        left=along(ends[0], tips[0], 0.2),
        right=along(ends[1], tips[1], 0.2),
        wear="dress", colour="#d22f2a", legs="#f0c7a4", hair="chestnut", hairstyle="braids",
        shoes="bare", wind=0.8,
    )  # fmt: skip
    falling = shoe("shoes", "#d22f2a").size(0.16).turn(20, 30, 50).at(1.75, -0.2, 1.75)
    ground = Hills(1.1, 8, 11, rise=0.03)
    hills = meadow(ground, "#3c4f86", "#26336a", "#4d629a", width=70, near=-6, far=60)
    hills = hills.at(0, 4, -1.6)
    chance = np.random.default_rng(5)
    homes = []
    for at in range(9):
        x, y = float(chance.uniform(-6, 6)), float(chance.uniform(7, 22))
        home = house("cottage", wall="#46508a", roof="#2c3266", strength=5, seed=at)
        homes.append(home.size(0.34).turn(float(chance.uniform(-40, 40))).at(x, y + 4, on(ground, x, y)[2] - 1.62))
    clouds = [
        cloud(4.4, "#8f97d8", "#3b3f86", seed=2).at(-2.7, 5, 1.4),
        cloud(3.6, "#a9aee2", "#474b92", seed=4).at(3.4, 6, 3.4),
        cloud(3.4, "#6b70b8", "#2a2d68", seed=7).at(-2.2, -2.4, -0.5),
        cloud(3.8, "#575ca6", "#232659", seed=9).at(2.2, -2.8, -0.75),
    ]
    shine = lamp(330, "#ffe3a0", 0.8).at(-0.3, -0.9, 5.5)
    return Scene(
        things=[moon, *ropes, board, girl.thing, falling, hills, *homes, *clouds, shine],
        camera=Camera((0, -8.6, 1.6), (0, 0, 3.85), lens=33),
        world=World("#4a54a8", "#39407c", 0.75),
        lights=[Sun(160, 50, 1.6, "#c8c4ff"), Sun(-60, 40, 0.7, "#8f9cf0")],
        sky=Sky(
            stops=((0.0, "#171b52"), (0.45, "#2b3486"), (0.75, "#5560b4"), (1.0, "#8a8fd0")),
            stars=170,
            glow=Glow(0.46, 0.16, 0.55, "#ffe6a8", 0.5),
            clouds=(Clouds("#7e86d2", "#2a307a", 0.42, 1.8, 0.3, 0.9, 0.5, 0.4),),
        ),
        air=Air(exposure=1.35, fog=Fog(11, 44, "sky", 0.9), bloom=0.3),
    )


# ---- clouds are shorn


def cloud_sheep(wide: float, seed: int, *, shorn: bool = False) -> Thing:
    """A cloud with a sheep's face at its right end, floating around the origin."""
    if shorn:
        body = Clay("#cfdbe8", 0.08).ball((0, 0, 0), (0.36, 0.17, 0.17))
        body.ball((-0.2, 0, 0.02), (0.2, 0.16, 0.17)).ball((0.2, 0, 0.03), (0.17, 0.15, 0.16))
        for x, z in ((-0.34, 0.12), (-0.1, 0.17), (0.12, 0.17), (0.3, 0.14), (-0.4, -0.05)):
            body.ball((x, 0, z), 0.06, "#e4ecf4")
        fleece = body.thing("cloud sheep", 80).size(wide)
        at = (0.44 * wide, 0, 0.08 * wide)
    else:
        fleece = cloud(wide, "#fffdf6", "#a9c2dc", puffs=8, tall=0.52, glow=0.1, seed=seed)
        fleece = fleece.called("cloud sheep").at(z=-0.2 * wide)
        at = (0.45 * wide, -0.04 * wide, -0.04 * wide)
    face = Clay("#4a4652", 0.04).ball((0, 0, 0), (0.17, 0.12, 0.14))
    face.ball((0.14, 0, -0.06), (0.1, 0.085, 0.09)).ball((0.0, 0, 0.13), 0.09, "#fffdf6")
    face.limb([(-0.05, 0.1, 0.06), (-0.1, 0.26, 0.02)], [0.05, 0.035], pair=True)
    face.ball((0.09, 0.1, 0.04), 0.03, "#fbf7ea", blend=0.004, pair=True)
    face.ball((0.115, 0.12, 0.04), 0.014, "#14121a", blend=0.004, pair=True)
    head = face.thing("cloud sheep", 70).turn(-28).size(0.62 * wide**0.55)
    return group(fleece, head.at(*at), motif="cloud sheep")


@card(
    title="The shearing of the clouds",
    concept="a shepherd shears the clouds on the ridge, and those he has finished shiver",
    alt="On a mossy mountain ridge a shepherd shears a big cloud with a sheep's face; the clouds "
    "already shorn are thin and look cold.",
    place="mountain",
    hour="morning",
    palette="fresh blue, wool white, moss",
    view="landscape",
    figures="one",
    moods=("gentle", "comic", "chilly"),
    readings=("care", "harvest", "taking too much", "weather", "work", "exposure"),
)
def cloud_shepherd() -> Scene:
    """The ridge falls to the right; the flock waits over the valley."""

    def ridge(x: Array, y: Array) -> Array:
        x, y = np.asarray(x, float), np.asarray(y, float)
        crest = 0.5 - 0.16 * x - 0.05 * (y + 0.5) ** 2 - 2.2 * np.clip(y - 1.6, 0, None) ** 1.3
        return crest + 0.35 * (patches(x, y, 1.6, 3, 4) - 0.5)

    ground = meadow(ridge, "#7f9a3c", "#4c6a2a", "#b5b254", width=18, near=-8, far=4)
    grass = grass_field(5200, (-4.5, 4.5), (-5.5, 2), ("#4f6d2a", "#86a23e", "#c3c766"),
                        height=ridge, tall=0.2, seed=3)  # fmt: skip
    rocks = scatter(
        [boulder(0.8, "#8b93a0", moss="#8a9a44", seed=s) for s in (1, 2, 3)], 12, (-3.4, 3.6),
        (-3.6, 1.4), height=ridge, seed=8, sizes=(0.4, 1.1), avoid=[(-1.1, -0.6, 0.9), (0.6, -0.4, 1)],
    )  # fmt: skip
    ewe = cloud_sheep(3.3, 3).turn(12).at(0.75, 0.1, 2.55)
    snip = (-0.62, -0.55, 1.9)
    shepherd = grasping(
        "reach",
        lambda p: p.turn(24).size(1.06).at(*on(ridge, -1.25, -0.75)),
        right=snip, left=(-0.75, -0.5, 1.5),
        age="adult", wear="coat", colour="#8a4a32", hat="straw", hat_colour="#e0bf72",
        legs="#4a4a52", scarf="#e8c35a", beard="full", hair="grey",
    )  # fmt: skip
    steel = metal("#c9d2d8")
    shears = group(
        [tube([(0, 0, 0), (0.2, 0, s * 0.05), (0.52, 0, s * 0.16)], [0.03, 0.045, 0.008], steel)
         for s in (-1, 1)],
        tube([(0, 0, 0.03), (-0.14, 0, 0), (0, 0, -0.03)], 0.025, steel), motif="shears",
    ).turn(y=-24).at(*snip)  # fmt: skip
    strip = [cloud(0.8 - 0.1 * at, "#fffdf4", "#c0d2e4", seed=at).at(-0.25 - 0.1 * at, -0.6, 1.62 - 0.36 * at) for at in range(3)]
    heaps = [
        cloud(w, "#fffdf4", "#bccfe0", tall=0.6, seed=at).at(x, y, on(ridge, x, y)[2])
        for at, (w, x, y) in enumerate(((1.5, -0.1, -1.0), (1.0, 0.75, -1.5), (0.8, -0.7, -1.7)))
    ]
    woollen = basket(0.34, 0.42).at(*on(ridge, -1.9, -1.5))
    full = cloud(0.8, "#fffdf4", "#bccfe0", tall=0.7, seed=9).at(*on(ridge, -1.9, -1.5)).at(z=0.34)
    cold = [
        cloud_sheep(1.25, 1, shorn=True).turn(-160).at(1.75, -1.5, 1.0),
        cloud_sheep(1.1, 2, shorn=True).turn(-20).at(1.25, -0.7, 1.35),
        cloud_sheep(0.9, 2, shorn=True).turn(-150).at(2.1, -0.6, 1.75),
    ]
    scarf = muffler([(1.22, -1.75, 1.2), (1.3, -1.85, 0.98), (1.2, -1.9, 0.5)], colours=("#d2502f", "#f2d27a"), width=0.16)
    flock = [
        cloud_sheep(2.2, 5).turn(160).at(-2.4, 6, 4.2),
        cloud_sheep(2.6, 6).turn(8).at(2.5, 8, 5.6),
        cloud_sheep(2.0, 7).turn(20).at(-0.9, 11, 6.0),
        cloud_sheep(1.8, 8).turn(170).at(3.2, 12, 2.6),
    ]
    peg = rod(on(ridge, -0.2, 0.5), (-0.15, 0.5, 1.0), 0.05, wood("#6a4a34"))
    tether = tube(slack((-0.15, 0.5, 0.9), (0.5, 0.1, 2.3), 0.15), 0.02, plain("#e6d3a0"))
    alps = mountains(60, 13, 8, "#5f87b8", snow=0.5, seed=4).at(0, 34, -7)
    hills = mountains(50, 6, 9, "#4f86a0", snow=0.0, seed=9).at(0, 20, -5)
    return Scene(
        things=[ground, grass, rocks, ewe, shepherd.thing, shears, *strip, *heaps, woollen, full,
                *cold, scarf, *flock, peg, tether, alps, hills],
        camera=Camera((0, -7.6, 2.2), (0, 0.4, 2.25), lens=36),
        world=World("#8fc0f0", "#dce8d0", 0.65),
        lights=[Sun(-105, 32, 3.4, "#fff0cc", 4)],
        sky=Sky(
            stops=((0.0, "#2f86d6"), (0.4, "#6cb4ea"), (0.7, "#bfe2f4"), (1.0, "#f2f8f0")),
            clouds=(Clouds("#ffffff", "#a8cdea", 0.4, 2.2, 0.0, 0.6, 0.6, 0.6),),
            glow=Glow(0.05, 0.3, 0.5, "#fff6d8", 0.6),
        ),
        air=Air(exposure=1.15, fog=Fog(12, 44, "#cfe8f6", 0.85), saturation=1.1),
    )  # fmt: skip


# ---- a sleeping elephant on balloons


def sleeping_elephant() -> Thing:
    """An elephant asleep on its folded legs, 3 long, looking to +x; trunk and one foot hang."""
    skin, pink = "#8e8a9c", "#c99a9c"
    body = Clay(skin, 0.14)
    body.ball((-0.15, 0, 0.72), (0.9, 0.56, 0.56)).ball((-0.72, 0, 0.62), (0.5, 0.52, 0.52))
    body.ball((0.45, 0, 0.72), (0.5, 0.5, 0.5))
    body.limb([(-0.75, 0.36, 0.42), (-0.3, 0.5, 0.14), (-0.02, 0.48, 0.1)], [0.3, 0.2, 0.17], pair=True)
    body.limb([(0.55, 0.34, 0.5), (0.72, 0.4, 0.12), (0.68, 0.42, -0.12)], [0.22, 0.18, 0.165], pair=True)
    body.ball((1.1, 0, 0.78), (0.36, 0.33, 0.37)).ball((1.12, 0.1, 0.98), (0.22, 0.18, 0.18), pair=True)
    trunk = curve([(1.3, 0, 0.66), (1.56, 0, 0.46), (1.66, 0, 0.14), (1.64, 0, -0.14), (1.78, 0, -0.26), (1.92, 0, -0.18)], 18)
    body.limb(list(trunk), list(np.linspace(0.22, 0.07, len(trunk))), blend=0.06)
    for nail in (-0.08, 0.02, 0.12):
        body.ball((0.62 + nail, 0.57, -0.2), (0.045, 0.03, 0.045), "#e0d4c4", pair=True, blend=0.01)
        body.ball((0.12, 0.46 + nail, 0.06), (0.03, 0.045, 0.05), "#e0d4c4", pair=True, blend=0.01)
    ear = blade(
        [(1.0, 0.3, 0.98), (0.82, 0.56, 0.86), (0.62, 0.66, 0.5)],
        [0.2, 0.4, 0.46, 0.36, 0.08], rimmed(pink, skin, 0.75, 0.3), skin,
        facing=(0.25, 1, 0.2), cup=0.16, thick=0.05, cells=(22, 17),
    )  # fmt: skip
    lid = [(1.2, 0.335, 0.84), (1.27, 0.325, 0.79), (1.35, 0.27, 0.82)]
    lash = tube(lid, 0.02, Paint("#3a3440", vary=0), sides=8)
    tusk = tube([(1.3, 0.2, 0.5), (1.46, 0.26, 0.34), (1.64, 0.26, 0.34)], [0.05, 0.04, 0.01], Paint("#f6ecd8"))
    tail = tube([(-1.18, 0, 0.66), (-1.36, 0, 0.36), (-1.32, 0.04, 0.0)], [0.06, 0.035, 0.03], Paint(skin))
    tuft = ball(0.07, Paint("#5a5266"), sides=12).size(1, 1, 1.7).at(-1.32, 0.04, -0.06)
    sided = [part for part in (ear, lash, tusk)]
    mirrored = [part.size(1, -1, 1) for part in sided]
    return group(body.thing("elephant", 150, Paint(vary=0.14, grain=2.6, bump=0.3, bump_grain=14)),
                 sided, mirrored, tail, tuft, motif="elephant")  # fmt: skip


def girth(x: float, wide: float, high: float, middle: float, colour: str) -> Thing:
    """A band of cloth around the body at x."""
    angle = np.linspace(0, 2 * math.pi, 41)
    edge = np.array([-0.1, 0.1])[:, None]
    points = np.stack(
        [x + edge + 0 * angle, wide * np.cos(angle) + 0 * edge, middle + high * np.sin(angle) + 0 * edge], -1
    )
    return sheet(points, Paint(colour, vary=0.15, sheen=0.4), motif="band")


@card(
    title="The lightest elephant",
    concept="balloons hold the sleeping elephant a hand above the grass, and a mouse keeps the last",
    alt="A bunch of balloons holds a sleeping elephant just above the grass at dusk; a mouse below "
    "holds the string of one more balloon.",
    place="meadow",
    hour="dusk",
    palette="rose, grey, poppy",
    view="landscape",
    figures="one",
    moods=("tender", "weightless", "hushed"),
    readings=("trust", "friendship", "a heavy heart", "secret help", "the last straw", "rest"),
)
def balloon_elephant() -> Scene:
    """The low sun stands behind the balloons and shines through the grass."""
    chance = np.random.default_rng(12)
    ground = Hills(0.2, 6, 3)
    asleep = sleeping_elephant()
    bands = [girth(-0.55, 0.6, 0.6, 0.67, "#d8402f"), girth(0.3, 0.6, 0.6, 0.7, "#d8402f")]
    lift = 0.62

    def placed(thing: Thing) -> Thing:
        return thing.turn(197).size(1.16).at(0.1, 0, lift)

    anchors = [placed(asleep).point(x, y, 1.26) for x in (-0.55, 0.3) for y in (-0.18, 0.18)]
    colours = ("#d8402f", "#e8788a", "#f4b8b4", "#f8e3d4", "#c9506a", "#e9a08a", "#b7a8b8")
    spots: list[Point] = []
    while len(spots) < 34:
        a, r = chance.uniform(0, 2 * math.pi), math.sqrt(chance.random())
        spot = (0.1 + 1.95 * r * math.cos(a), float(chance.uniform(-0.8, 0.9)), 4.75 + 1.3 * r * math.sin(a))
        if all(math.dist(spot, other) > 0.62 for other in spots):
            spots.append(spot)
    bunch = []
    for at, spot in enumerate(spots):
        anchor = anchors[(0 if spot[0] > 0 else 2) + at % 2]
        to = tuple(np.subtract(anchor, spot))
        size = float(chance.uniform(0.34, 0.46))
        bunch.append(balloon(size, colour=colours[at % 7], to=to).at(*spot))
    keeper = mouse("stand").turn(150).size(0.62).at(*on(ground, 1.45, -1.7))
    paw = place_of(keeper, "hand")
    last = (1.75, -1.6, 2.75)
    kept = balloon(0.36, colour="#d8402f", to=tuple(np.subtract(paw, last))).at(*last)
    field = meadow(ground, "#8a8a52", "#5c6a48", "#c0985a", near=-8, far=60)
    grass = grass_field(7000, (-4, 4), (-4.6, 5), ("#55663c", "#93924e", "#e0b874"), height=ground, tall=0.26, seed=2)
    poppies = scatter([poppy("#d8382a", 0.5, seed=s) for s in (1, 2, 3)], 46, (-3.6, 3.6), (-3.9, 6),
                      height=ground, seed=6, avoid=[(1.45, -1.7, 0.6)], sizes=(0.6, 1.0))  # fmt: skip
    near = [poppy("#c22c24", 1.0, seed=5).size(1.25).at(*on(ground, x, y)) for x, y in ((-1.75, -3.6), (-1.3, -3.9), (1.9, -3.9))]
    trees = [oak(3.2 + 0.6 * s, ("#7a5a6a", "#a07a7c", "#c99a8a"), seed=s).at(x, y, -0.2) for s, (x, y) in enumerate(((-5, 15), (4.6, 18), (-1.6, 24), (8, 20)))]
    return Scene(
        things=[placed(group(asleep, bands)), *bunch, keeper, kept, field, grass, poppies, *near, *trees],
        camera=Camera((0, -8.2, 1.7), (0, 0, 2.85), lens=36),
        world=World("#d8a0b0", "#c08a72", 0.6),
        lights=[Sun(150, 22, 3.0, "#ffb882", 4), Sun(-50, 35, 1.5, "#ffc2b4")],
        sky=Sky(
            stops=((0.0, "#8f6f98"), (0.3, "#c8849a"), (0.6, "#f0a898"), (0.8, "#fccf9e"), (1.0, "#fde0b0")),
            clouds=(Clouds("#ffd2b0", "#b07a98", 0.5, 2.0, 0.0, 0.72, 0.65, 0.4),),
            sun=Disc(0.78, 0.68, 0.075, "#fff0c4", 0.6),
        ),
        air=Air(exposure=1.25, fog=Fog(11, 40, "sky", 0.9), low_fog=LowFog("#fbd0ac", 0.6, 0.78, 9, 22, 0.5)),
    )  # fmt: skip


# ---- an island on a lead


@card(
    title="The island on a lead",
    concept="a child walks its small island through the desert, and where it has dripped there is May",
    alt="A child leads a small floating island with a tree and a waterfall through the desert; "
    "flowers grow on the sand behind it.",
    place="desert",
    hour="afternoon",
    palette="ochre, turquoise, leaf",
    view="landscape",
    figures="one",
    moods=("bright", "hopeful", "stubborn"),
    readings=("home", "responsibility", "hope", "what we leave behind", "pet", "oasis"),
)
def island_on_a_lead() -> Scene:
    """A green trail comes from the far dunes and ends under the island."""
    ground = Dunes(1.1, 9, 5)
    trail = [(0.9, -0.7), (1.9, 1.8), (0.4, 4.6), (-2.2, 7.6), (-1.0, 12), (2.5, 17)]
    line = curve(trail, 90)

    def near_trail(x: float, y: float) -> bool:
        away = np.hypot(line[:, 0] - x, line[:, 1] - y).min()
        return bool(away < 0.5 + 0.02 * y)

    def on_trail(things: list[Thing], count: int, seed: int, sizes: tuple[float, float]) -> Thing:
        return scatter(things, count, (-3.4, 4), (-1.6, 17), height=ground, seed=seed, sizes=sizes, where=near_trail)

    blooms = [daisy("#fbf6e8", tall=0.4, seed=s) for s in (1, 2)] + [poppy("#e2502e", 0.42, seed=3), daisy("#f4c23e", tall=0.35, seed=4)]
    tufts = [grass_field(60, (-0.35, 0.35), (-0.35, 0.35), ("#3f7a34", "#6aa83e", "#b6d45a"), tall=0.3, seed=s) for s in (1, 2, 3)]
    flowers = group(on_trail(blooms, 420, 3, (0.5, 0.95)), on_trail(tufts, 420, 4, (0.6, 1.1)))
    isle_at = np.array([0.95, 0.1, 3.15])
    isle = floating_island(1.45, 1.75, "#6fae3e", "#a07a56", seed=4)
    tree = oak(2.5, ("#2f6a34", "#5d9a3c", "#a8cc54"), seed=6).at(0.25, 0.25, 0)
    hut = house("cottage", wall="#f6ead0", roof="#d2603a", seed=3).size(0.24).turn(15).at(-0.75, 0.15, 0.02)
    pond = lathe([(0.001, 0.05), (0.4, 0.05), (0.46, 0.0)], Paint("#2fb5b8", rough=0.2, glow=0.15)).size(1, 0.75, 1).at(-0.2, -0.85, 0.0)
    falls = waterfall(0.5, 3.0, "#3fc0c4", foam="#f0fbf6", throw=0.25, mist=26, seed=2).at(-0.2, -1.25, -3.0)
    island = group(isle, tree, hut, pond, falls).at(*isle_at)
    pool = lathe([(0.001, 0.04), (0.7, 0.04), (0.8, 0.0)], Paint("#2fb5b8", rough=0.15, glow=0.15), motif="water")
    pool = pool.size(1, 0.7, 1).at(*on(ground, 0.75, -1.35))
    stake = tuple(isle_at + (-1.05, -0.5, 0.02))
    child_at = on(ground, -1.45, -1.9)
    hand = (child_at[0] + 0.3, child_at[1] - 0.06, child_at[2] + 1.02)
    child = grasping(
        "walk", lambda p: p.turn(206).size(1.22).at(*child_at), left=hand,
        wear="shirt", colour="#1fa0a6", legs="#7a5236", hat="straw", hat_colour="#f0cf7a", scarf="#e2502e", wind=0.4,
    )  # fmt: skip
    lead = tube(slack(child.left, stake, 0.22), 0.026, plain("#c8362c"), motif="lead")
    post = group(rod((0, 0, -0.1), (0, 0, 0.34), 0.05, wood("#6a4a34")), ball(0.08, metal("#e0b45c")).at(z=0.36)).at(*stake)
    sand = desert(ground, "#e9b765", "#c07a3e", "#fbdc98", near=-8, far=60)
    far = [boulder(3.5 + s, "#c98a58", seed=s).at(x, y, 0.3) for s, (x, y) in enumerate(((-7, 22), (8, 26), (-3, 34)))]
    return Scene(
        things=[island, child.thing, lead, post, sand, flowers, pool, *far],
        camera=Camera((-0.25, -8.2, 2.3), (0, 0, 2.55), lens=36),
        world=World("#8fd0dc", "#e8b878", 0.6),
        lights=[Sun(-75, 34, 3.6, "#ffe0a0", 3)],
        sky=Sky(
            stops=((0.0, "#1f9fb0"), (0.4, "#5cc4c4"), (0.68, "#c4e4cc"), (0.82, "#f8e2ac"), (1.0, "#f8d890")),
            clouds=(Clouds("#fff8e0", "#86ccc8", 0.38, 2.2, 0.0, 0.5, 0.6, 0.5),),
        ),
        air=Air(exposure=1.12, fog=Fog(12, 46, "#f6dfb0", 0.9), saturation=1.1),
    )  # fmt: skip


# ---- a kite flies a boy


@card(
    title="The kite that flies a boy",
    concept="a kite stands on the hill and lets its boy rise, and the shadow on the field is a kite's",
    alt="A big kite stands on a yellow hill and flies a boy on a string; the shadow the boy casts "
    "on the field has the shape of a kite.",
    place="meadow",
    hour="noon",
    palette="corn yellow, sky blue, red",
    view="vast",
    figures="pair",
    moods=("playful", "free", "topsy-turvy"),
    readings=("roles reversed", "parents", "freedom on a string", "trust", "who holds whom", "wind"),
)
def kite_flies_the_boy() -> Scene:
    """Seen from the foot of the hill, the sun high on the right."""

    def hill(x: Array, y: Array) -> Array:
        x, y = np.asarray(x, float), np.asarray(y, float)
        dome = 2.0 * np.exp(-((x + 1.2) ** 2) / 14 - (y - 2.4) ** 2 / 10)
        return dome + 0.25 * (patches(x, y, 3, 3, 2) - 0.5) - 0.2

    stand = on(hill, -1.25, 1.5)
    great = kite(colours=("#d6322a", "#f6d048", "#f4f0e0", "#2f6fb4"), tail=0.01).size(2.1)
    great = great.turn(-18, 0, -9).at(stand[0], stand[1], stand[2] + 1.2)
    ribbon = curve([(stand[0] + 0.2, 1.45, stand[2] + 0.02), (-0.4, 1.0, 0), (0.4, 1.2, 0), (0.9, 0.6, 0), (1.7, 0.9, 0)], 40)
    ribbon[:, 2] = np.asarray(hill(ribbon[:, 0], ribbon[:, 1])) + 0.1
    bows = [
        group(*(ball(0.14, plain(colour), sides=12).size(1, 0.4, 0.7).at(s * 0.13) for s, colour in ((-1, "#d6322a"), (1, "#f4f0e0"))))
        .turn(30 * at).at(*ribbon[at]) for at in range(6, 40, 6)
    ]
    tail = group(tube(ribbon, 0.02, plain("#f4f0e0")), bows, motif="kite")
    hand = great.point(0.42, -0.02, 0.15)
    reel = group(
        rod((-0.22, 0, 0), (0.22, 0, 0), 0.04, wood("#8a5a34")),
        rod((-0.12, 0, 0), (0.12, 0, 0), 0.1, plain("#f4f0e0")), motif="reel",
    ).at(*hand)  # fmt: skip
    soar = replace(POSES["float"], lean=34, head=(30, 10, 6), hands=((0.25, 0.92, 0.32), (0.25, 0.92, 0.32)))
    boy_at = (1.05, 0.3, 5.55)
    boy = figure(
        soar, wear="overalls", colour="#2f6fb4", second="#f6d048", hair="red", scarf="#d6322a",
        scarf_second="#f4f0e0", wind=1.0, shoes="boots", shoe_colour="#a8432a",
    ).turn(212, 10, 8).size(1.9).at(*boy_at)  # fmt: skip
    belt = boy.point("lap")
    line = tube(slack(hand, belt, 0.35), 0.02, plain("#fffaf0"), motif="string")
    heel = (boy_at[0] + 0.7, boy_at[1] + 0.1, boy_at[2] + 0.4)
    streamer = curve([heel, (2.1, 0.4, 5.9), (2.3, 0.4, 6.6), (2.9, 0.4, 6.9)], 30)
    flutter = group(
        tube(streamer, 0.018, plain("#fffaf0")),
        [ball(0.11, plain("#d6322a"), sides=10).size(1.5, 0.4, 0.8).turn(y=40 * k).at(*streamer[k]) for k in range(5, 30, 6)],
        motif="ribbon",
    )  # fmt: skip

    def shade(x: Array, z: Array) -> Thing:
        gx, gy = 0.95 + x + 0.25 * z, -2.1 + 0.95 * z
        points = np.stack([gx, gy, np.asarray(hill(gx, gy)) + 0.035], -1)
        return sheet(points, Paint("#6d5f2c", "#5a5434", vary=0.1, grain=2), motif="shadow")

    v = np.linspace(-1, 1, 40)[:, None]
    half = np.where(v < 0.25, (v + 1) / 1.25, (1 - v) / 0.75) * 0.66
    u = np.linspace(-1, 1, 12)[None]
    diamond = shade(u * half, v * 0.95 + 0 * u)
    s = np.linspace(0, 1, 40)[:, None]
    wisp = shade(0.22 * np.sin(7 * s) * s + u * (0.03 + 0.07 * (np.sin(s * 22) > 0.7)), -0.95 - 1.1 * s + 0 * u)
    field = meadow(hill, "#e9bd3e", "#c99428", "#f8dc78", near=-8, far=60)
    stubble = grass_field(9000, (-5, 5), (-5, 8), ("#c8962a", "#ecc04a", "#fbe48e"), height=hill, tall=0.1, seed=4)
    corn = wheat_field(700, (-6, 6), (-4.6, 6), "#eebf48", height=hill, tall=0.85, seed=3,
                       where=lambda x, y: np.abs(np.asarray(x) - 0.4 + 0.1 * np.asarray(y)) > 2.2)  # fmt: skip
    poppies = scatter([poppy("#d6322a", 0.5, seed=s) for s in (1, 2)], 26, (-3, 3), (-4, 3), height=hill, seed=5, sizes=(0.5, 0.9), avoid=[(0.9, -2.2, 1.3)])
    clouds = [cloud(3.4, "#ffffff", "#a9cdea", seed=2).at(-3.6, 9, 6.4), cloud(2.6, "#ffffff", "#a9cdea", seed=5).at(3.8, 12, 3.4)]
    return Scene(
        things=[great, tail, reel, boy.thing, line, flutter, diamond, wisp, field, stubble, corn, poppies, *clouds],
        camera=Camera((0.1, -7.6, 1.5), (0.05, 0, 3.25), lens=32),
        world=World("#8cc4f4", "#f0d080", 0.65),
        lights=[Sun(55, 62, 3.4, "#fff4d4", 2)],
        sky=Sky(
            stops=((0.0, "#1f7fdc"), (0.5, "#5fb4f0"), (0.8, "#b8e0f4"), (1.0, "#f4f0d0")),
            clouds=(Clouds("#ffffff", "#8cc4ee", 0.44, 1.7, 0.0, 0.75, 0.75, 0.8),),
        ),
        air=Air(exposure=1.1, fog=Fog(12, 46, "sky", 0.85), saturation=1.12),
    )  # fmt: skip


# ---- birds lay the night


def spread(a: Point, b: Point, c: Point, d: Point, sag: float, seed: int) -> Surface:
    """Cloth between four corners (from the upper left, clockwise) that sags and ripples."""
    chance = np.random.default_rng(seed)
    phase = chance.uniform(0, 6, 3)
    corners = np.array([a, b, c, d], float)

    def surface(u: Array, v: Array) -> Array:
        u_, v_ = np.asarray(u)[..., None], np.asarray(v)[..., None]
        flat = corners[0] * (1 - u_) * (1 - v_) + corners[1] * u_ * (1 - v_)
        flat = flat + corners[2] * u_ * v_ + corners[3] * (1 - u_) * v_
        belly = 4 * u * (1 - u) * (0.35 + 0.65 * v) * sag
        ripple = np.sin(9 * u + phase[0] + 2 * v) + 0.6 * np.sin(17 * u + phase[1])
        waves = 0.09 * ripple * (0.3 + v)
        hem = 0.05 * np.sin(13 * u + phase[2]) * v
        return flat + np.stack([0 * u, waves, -belly + hem], -1)

    return surface


NIGHT = ("#141b4e", "#1c2765", "#2a3a86", "#4650a0")


@card(
    title="Birds lay the night",
    concept="the birds lay the night over the evening piece by piece, and one piece fell on the tree",
    alt="Birds carry pieces of starry cloth in their beaks and lay them over a coral evening sky; "
    "one piece has fallen on a tree.",
    place="sky",
    hour="dusk",
    palette="coral, midnight, gold",
    view="vast",
    figures="none",
    moods=("solemn", "tender", "wondering"),
    readings=("end of the day", "work shared", "covering up", "mistake", "time", "blanket"),
)
def birds_lay_the_night() -> Scene:
    """What is laid is at the top; two birds bring the next piece from the right."""

    def flier(x: float, y: float, z: float, turn: float, pose: str, size: float = 1.0) -> Thing:
        made = bird(pose, colour="#2b2440", belly="#d9704e", beak="#f2b84a", wings="#1d1a36")
        return made.turn(turn).size(size).at(x, y, z)

    laid = [
        starry(spread((-5, 3.2, 10.4), (0.6, 3.2, 10.2), (0.2, 3.0, 6.9), (-5, 3.0, 6.4), 0.25, 1), NIGHT, 90, seed=1),
        starry(spread((-0.6, 2.9, 10.6), (5, 2.9, 10.6), (5, 2.7, 8.1), (-0.3, 2.7, 7.8), 0.2, 2), NIGHT, 80, seed=2),
        starry(spread((-5, 2.6, 7.3), (-1.0, 2.6, 7.5), (-1.25, 2.4, 5.5), (-5, 2.4, 5.0), 0.25, 3), NIGHT, 60, seed=3),
    ]
    carried = spread((-0.5, 1.6, 6.9), (2.55, 0.9, 7.35), (2.0, 0.6, 4.6), (-0.35, 1.3, 4.9), 0.55, 4)
    piece = starry(carried, NIGHT, 110, size=0.026, glow=0.45, seed=4)
    small = starry(spread((-3.2, 8, 4.2), (-1.2, 8, 4.6), (-1.5, 7.8, 3.1), (-3.0, 7.8, 3.0), 0.5, 6), NIGHT, 40, seed=6)
    birds = [
        flier(2.85, 0.9, 7.2, 158, "wings up", 1.35),
        flier(-0.8, 1.5, 6.8, 25, "wings down", 1.2),
        flier(-3.5, 8, 4.1, 20, "wings up", 1.1),
        flier(-0.9, 8, 4.5, 160, "wings down", 1.1),
        flier(-1.0, 1.9, 5.4, 30, "wings up", 0.9),
        flier(1.6, 12, 4.4, 10, "wings up", 1.0),
        flier(2.6, 13, 5.0, 10, "wings down", 1.0),
    ]
    ground = Hills(0.5, 7, 4)
    tree_at = on(ground, 1.0, 1.6)
    tree = oak(2.6, ("#5a3a4a", "#9a5a4e", "#d98a5e"), bark="#3a2634", seed=8).at(*tree_at)

    def over_tree(u: Array, v: Array) -> Array:
        angle = 2 * math.pi * u
        out = 1.25 * np.sin(np.minimum(v * 1.7, 1.571)) * (1 + 0.12 * np.sin(7 * angle) * v)
        fall = 1.0 * np.clip(v - 0.45, 0, 1) * (1 + 0.35 * np.sin(3 * angle + 1))
        z = 2.75 - 0.8 * (1 - np.cos(np.minimum(v * 1.7, 1.571))) - fall
        lean = 0.2 * v
        return np.stack([tree_at[0] - 0.1 + lean + out * np.cos(angle), tree_at[1] + out * np.sin(angle), tree_at[2] + z], -1)

    fallen = starry(over_tree, NIGHT, 150, size=0.024, glow=0.4, seed=7)
    field = meadow(ground, "#7a4a52", "#4a3050", "#c87a58", near=-8, far=60)
    grass = grass_field(5000, (-4, 4), (-5, 5), ("#3a2640", "#7a4a54", "#d98a62"), height=ground, tall=0.25, seed=2)
    hills = [mountains(60, 5, 9, "#8a5068", snow=0, seed=3).at(0, 26, -2.5)]
    return Scene(
        things=[*laid, piece, small, *birds, tree, fallen, field, grass, *hills],
        camera=Camera((0, -8.2, 2.2), (0, 0, 4.1), lens=31),
        world=World("#e8907a", "#a85a5a", 0.65),
        lights=[Sun(-150, 14, 3.2, "#ffb070", 4), Sun(-50, 40, 1.4, "#ffb0a0")],
        sky=Sky(
            stops=((0.0, "#c8586a"), (0.35, "#f0786a"), (0.6, "#fba870"), (0.76, "#ffd890"), (1.0, "#ffe0a0")),
            clouds=(Clouds("#ffd0a0", "#d0607a", 0.45, 2.2, 0.2, 0.8, 0.6, 0.3, 3.0),),
            sun=Disc(0.24, 0.69, 0.07, "#fff4c8", 0.6),
        ),
        air=Air(exposure=1.2, fog=Fog(13, 44, "sky", 0.85), bloom=0.3, saturation=1.08),
    )  # fmt: skip


# ---- a painter on a ladder


def brush_stroke(left: float, right: float, low: float, high: float, y: float, seed: int) -> Thing:
    """One broad stroke of night from right to left, ragged at its left end."""
    u, v = np.meshgrid(np.linspace(0, 1, 120), np.linspace(0, 1, 50))
    bristle = patches(v * 9, 0 * v, 0.35, 3, seed)
    start = left + 1.5 * (bristle - 0.5) + 0.5 * (2 * v - 1) ** 2
    x = start + (right - start) * u
    z = low + (high - low) * v + 0.1 * np.sin(2.1 * x + seed) + 0.05 * (bristle - 0.5)
    streak = patches(v * 14, u * 0.9, 0.4, 3, seed + 3)
    wet = np.clip(1 - 3.5 * u, 0, 1) * 0.35
    colours = ramp(("#1a2a86", "#2038a8", "#3458cc", "#6a86e0"), np.clip(0.9 * streak - 0.1 + wet, 0, 1))
    stroke = sheet(np.stack([x, y + 0 * x - 0.04 * bristle, z], -1), Paint())
    gouache = Paint(glow=0.5, vary=0.08, bump=0.3, bump_grain=8)
    return tinted(stroke, lambda _: colours.reshape(-1, 3), gouache).called("painted night")


@card(
    title="The sky painter",
    concept="on his high ladder a painter lays night over the day, and what drips becomes stars",
    alt="A painter on a very high ladder paints a deep blue starry night over a grey day; drops of "
    "paint shine as stars in the grass below.",
    place="meadow",
    hour="dusk",
    palette="warm grey, ultramarine",
    view="vast",
    figures="one",
    moods=("patient", "wondering", "grand"),
    readings=("creation", "end of the day", "a life's work", "hiding", "craft", "small and large"),
)
def sky_painter() -> Scene:
    """The ladder leans against the sky itself."""
    plane = 4.0
    ends = ((8.6, 10.6, -2.9), (7.3, 8.8, -2.2), (6.0, 7.5, -0.35), (4.75, 6.2, 0.75), (3.7, 4.95, 2.3))
    strokes = [brush_stroke(x, 6.5, low, high, plane - 0.05 * at, at + 2) for at, (low, high, x) in enumerate(ends)]
    sky_stars = [
        star(float(s), "#fff2c8", glow=3).at(x, plane - 0.4, z)
        for s, x, z in ((0.16, 1.7, 8.4), (0.1, 0.2, 9.0), (0.13, 2.8, 6.9), (0.09, 1.4, 6.6), (0.1, -1.2, 8.3), (0.1, 3.2, 8.9), (0.09, 2.6, 5.6))
    ]
    dust = star_dust(70, (-0.2, plane - 0.4, 5.6), (4.2, plane - 0.3, 10), size=0.022, seed=3)
    foot, top = np.array([-0.85, 1.6, 0.0]), np.array([-0.55, 3.75, 6.9])
    tall = float(np.linalg.norm(top - foot))
    lean = math.degrees(math.atan2(top[1] - foot[1], top[2]))
    rungs = ladder(tall, 0.56, colour="#b98a54").turn(0, -lean, 2.4).at(*foot)
    rungs_top = foot + (top - foot) * 0.74
    dab = (0.42, plane - 0.3, 7.15)
    painter = grasping(
        "climb", lambda p: p.turn(78).size(1.12).at(rungs_top[0], rungs_top[1] - 0.35, rungs_top[2] - 0.1),
        right=(0.0, 3.1, 6.75), left=(-0.75, 3.3, 6.2),
        age="adult", wear="overalls", colour="#efe6d4", second="#b8a890", hat="beret", hat_colour="#c8452f", legs="#efe6d4", hair="grey",
    )  # fmt: skip
    grip = np.array(painter.right)
    aim = np.array(dab) - grip
    broad = paintbrush(colour="#c8452f", paint="#2a46b4").size(1.5, 1.5, 0.85)
    slope = math.degrees(math.atan2(aim[0], aim[2]))
    broad = broad.turn(x=180).at(z=1.0).turn(y=slope).at(*(grip - aim * 0.25))
    pail = bucket(colour="#c9c2b4", water="#2440b0").size(0.6).at(-0.2, 2.75, 5.15)
    drips = []
    chance = np.random.default_rng(4)
    for x, z, drop in ((0.1, 6.1, 1.5), (0.9, 4.9, 0.9), (1.3, 4.8, 2.0), (2.5, 3.8, 1.2), (-1.8, 7.4, 0.9), (2.0, 4.8, 1.3)):
        drips.append(tube([(x, plane - 0.3, z), (x, plane - 0.3, z - drop)], [0.06, 0.03], Paint("#2440b0", glow=0.4)))
        drips.append(ball(0.075, Paint("#2440b0", glow=0.4), sides=14).size(1, 1, 1.5).at(x, plane - 0.3, z - drop))
    ground = Hills(0.25, 6, 5)
    sown = []
    for _ in range(26):
        x, y = float(chance.uniform(-2.2, 3)), float(chance.uniform(-3.4, 3))
        size = float(chance.uniform(0.06, 0.15))
        sown.append(star(size, "#ffefb4", glow=3.5).turn(float(chance.uniform(-20, 20)), 0, float(chance.uniform(0, 60))).at(x, y, on(ground, x, y)[2] + 0.2))
    lamps = [lamp(14, "#ffe6a0", 0.2).at(*on(ground, x, y)).at(z=0.4) for x, y in ((0.2, -1.4), (1.5, -0.2), (-0.9, -2.4), (1.1, -3))]
    field = meadow(ground, "#8a8468", "#5e5a50", "#b8a67e", near=-8, far=60)
    grass = grass_field(8000, (-4, 4), (-5, 6), ("#4f4c44", "#8f866a", "#cdb98c"), height=ground, tall=0.32, seed=2)
    hills = mountains(60, 3.5, 9, "#a39a92", snow=0, seed=3).at(0, 26, -1.5)
    return Scene(
        things=[*strokes, *sky_stars, dust, rungs, painter.thing, broad, pail, *drips, *sown, *lamps, field, grass, hills],
        camera=Camera((0.2, -7.0, 1.1), (0.15, 2, 4.35), lens=30),
        world=World("#c8c0d0", "#a89880", 0.6),
        lights=[Sun(-80, 24, 2.8, "#ffdcae", 4)],
        sky=Sky(
            stops=((0.0, "#b9aea4"), (0.45, "#d2c3b0"), (0.75, "#ecd4b0"), (1.0, "#f6dfb4")),
            clouds=(Clouds("#f4e6d0", "#a89c98", 0.5, 2.0, 0.0, 0.8, 0.6, 0.5),),
            glow=Glow(0.0, 0.75, 0.5, "#ffe6b8", 0.7),
        ),
        air=Air(exposure=1.15, fog=Fog(14, 44, "sky", 0.85), bloom=0.3),
    )  # fmt: skip
