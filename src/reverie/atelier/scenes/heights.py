"""Heights: what hangs, climbs, floats and is laid over the world from above."""

import math
from collections.abc import Callable
from dataclasses import replace
from typing import Literal, Unpack

import numpy as np

from reverie.atelier.clay import Clay
from reverie.atelier.develop import Air, Fog, LowFog
from reverie.atelier.motifs.anatomy import blade, place_of, rimmed
from reverie.atelier.motifs.bare_trees import bare_tree
from reverie.atelier.motifs.birds import bird
from reverie.atelier.motifs.bodies import POSES, Pose
from reverie.atelier.motifs.cats import cat
from reverie.atelier.motifs.clothes import shoe
from reverie.atelier.motifs.clouds import cloud, cloud_sea
from reverie.atelier.motifs.fittings import ladder
from reverie.atelier.motifs.flight import balloon, kite
from reverie.atelier.motifs.flowers import daisy, flower_field, poppy
from reverie.atelier.motifs.heavens import crescent, ringed_planet, star, star_dust
from reverie.atelier.motifs.houses import chimney, house
from reverie.atelier.motifs.isles import floating_island
from reverie.atelier.motifs.joinery import metal, plain, rod, slack, wood
from reverie.atelier.motifs.land import Dunes, Hills, desert, meadow
from reverie.atelier.motifs.leaves import grass_field, loose_leaves, wheat_field
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
from reverie.atelier.motifs.woods import fir
from reverie.atelier.scene import Camera, Scene, Sun, World, card
from reverie.atelier.shapes import ball, box, curve, lathe, sheet, tube
from reverie.atelier.sky import Clouds, Disc, Glow, Sky
from reverie.atelier.thing import Array, Paint, Point, Thing, group, lamp, light, walk

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
        if point is None:
            return None
        x, y, z, _ = back @ (*point, 1.0)
        return (x, y, z)

    reaching: About = {**about, "hands": (own(left), own(right))}
    return place(figure(pose, **reaching))


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


def farthest(thing: Thing, point: Point) -> Point:
    """The corner of a thing that is farthest from a point: the toe from the head."""
    corners = np.concatenate(
        [leaf.mesh.vertices @ m[:3, :3].T + m[:3, 3] for leaf, m, _ in walk(thing) if leaf.mesh]
    )
    away = np.linalg.norm(corners - point, axis=1)
    x, y, z = corners[int(away.argmax())]
    return (float(x), float(y), float(z))


# ---- a staircase of drawers

WALNUT = Paint("#96623c", "#714426", vary=0.18, grain=2.4, bump=0.2)
DRAWER_FRONT = Paint("#b07a4c", "#8c5a34", vary=0.2, grain=3, bump=0.2)
ROW, COLUMN, TOWER_TURN = 0.62, 0.9, 38


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
    soft = Paint(filling, vary=0.12, grain=3, sheen=0.3)
    linen = box((wide * 0.9, out, high * 0.5), soft, bevel=0.06).at(0, -out / 2, 0.14)
    u, v = np.meshgrid(np.linspace(-1, 1, 30), np.linspace(0, 1, 14))
    over = np.clip(v - 0.35, 0, 1)
    hang = np.stack(
        [u * wide * 0.4, -out * np.clip(v / 0.35, 0, 1) - 0.1 - 0.03 * np.sin(9 * u) * over,
         high * 0.52 - 0.7 * over * (0.85 + 0.12 * np.sin(4 * u + 9 * out))], -1,
    )  # fmt: skip
    return group(front, tray, linen, sheet(hang, soft))


def drawer_storey(row: int, opened: dict[int, float]) -> Thing:
    """One row of the tower: six drawers on the two sides one sees, some `opened` by column."""
    chance = np.random.default_rng(row)
    wide = 3 * COLUMN
    linens = ("#fff6e4", "#ffe2c8", "#f8c8a8", "#fffaf0", "#f2b49c", "#f6ecd6")
    parts = [box((wide + 0.12, wide + 0.12, ROW), WALNUT, bevel=0.03)]
    for at in range(6):
        out = opened.get(at, 0.0)
        made = drawer(out, linens[int(chance.integers(6))])
        made = made.at((at % 3 - 1) * COLUMN, -wide / 2 - 0.06)
        parts.append(made.turn(-90) if at < 3 else made)
    lean = (0.3 * math.sin(row * 0.32), 0, (row + 0.5) * ROW)
    return group(parts, motif="drawers").turn(TOWER_TURN + float(chance.normal(0, 2.2))).at(*lean)


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
    reach = 0.82
    storeys = [drawer_storey(row, {zigzag[(row + 8) % 10]: reach}) for row in range(21)]
    boy_row, scarf_row, tree_row = 5, 12, 7
    foot = step_of(storeys[boy_row], 3, reach, 0.3)
    pyjamas = figure(
        "climb", wear="pyjamas", colour="#3f86a8", second="#e8f0e8", hat="nightcap",
        hat_colour="#d2452f", shoes="slippers", hair="straw",
    )  # fmt: skip
    boy = pyjamas.turn(28).size(1.45).at(*foot)
    hung = step_of(storeys[scarf_row], 0, reach + 0.66, 0.36)
    down, across = np.meshgrid(np.linspace(0, 1, 60), np.linspace(-0.17, 0.17, 6), indexing="ij")
    blown = np.stack(
        [
            hung[0] - 0.15 + across - 0.5 * down**2 + 0.1 * np.sin(7 * down),
            hung[1] - 0.05 + 0.08 * np.sin(9 * down + 4 * across),
            hung[2] - 2.3 * down + 0.1 * across,
        ],
        -1,
    )
    stripes = ramp(("#c8362c", "#f6dca8"), (np.sin(down * 50) > 0.3).astype(float))
    scarf = tinted(sheet(blown, Paint()), lambda _: stripes.reshape(-1, 3)).called("scarf")
    tree = oak(2.1, ("#6f8a3a", "#a3b14e", "#dcd27a"), seed=3)
    tree = tree.at(*step_of(storeys[tree_row], 5, reach, 0.2))
    veils = [
        cloud(3.4, "#fff2dc", "#e9b49a", glow=0.15, seed=1).at(-2.6, -1.6, 0.7),
        cloud(3.4, "#fff2dc", "#e6ac98", glow=0.15, seed=2).at(2.7, -1.8, 0.1),
        cloud(4.6, "#fff4e0", "#eab8a0", glow=0.15, seed=3).at(3.2, 3.0, 4.4),
        cloud(3.4, "#fff4e0", "#eab8a0", glow=0.15, seed=4).at(-3.0, 3.0, 6.2),
        cloud(3.4, "#fff6e6", "#f0c4aa", glow=0.2, seed=5).size(1, 1, -1).at(-1.5, -2.3, 8.4),
        cloud(4.2, "#fff6e6", "#f0c4aa", glow=0.2, seed=6).size(1, 1, -1).at(1.5, -2.0, 9.0),
    ]
    near = cloud(5, "#f6d3bc", "#b97f78", seed=8).at(-1.6, -4.2, -1.5)
    floor = cloud_sea(50, -6, 60, "#ffeeda", "#dda394", tall=1.1, puff=2.4, seed=2).at(z=-1.0)
    return Scene(
        things=[*storeys, boy.thing, scarf, tree, *veils, near, floor],
        camera=Camera((-0.5, -10.4, 1.3), (0.15, 0, 4.45), lens=37),
        world=World("#f2c8b0", "#f6d2b0", 0.55),
        lights=[Sun(-82, 28, 4.4, "#ffc888", 3), Sun(120, 30, 1.0, "#ffc0b0")],
        sky=Sky(
            stops=((0.0, "#d99a8e"), (0.35, "#f3bd98"), (0.7, "#fbdcae"), (1.0, "#fff0d0")),
            clouds=(Clouds("#fff2d8", "#dc9a90", 0.5, 2.0, 0.0, 0.8, 0.6, 0.6),),
            glow=Glow(0.12, 0.62, 0.5, "#fff4d0", 0.9),
        ),
        air=Air(exposure=1.32, fog=Fog(11, 40, "#fbdcb8", 0.95), bloom=0.25, saturation=1.08),
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
    yaw, radius = -40, 2.2
    moon = crescent(radius, "#ffe9a6", fat=0.5, thick=0.36, glow=0.95, seed=3)
    moon = moon.turn(y=84).turn(yaw).at(-0.3, 0.4, 5.75)
    tips = [moon.point(0.79 * radius, 0, s * 0.6 * radius) for s in (-1, 1)]
    seat = np.array([0.62, 0.4, 2.45])
    facing, tilt = yaw + 58, -24
    side = np.array([math.cos(math.radians(yaw)), math.sin(math.radians(yaw)), 0])
    ends = [tuple(seat + side * s * 0.46) for s in (-1, 1)]
    if tips[0][0] > tips[1][0]:
        tips.reverse()
    cord = Paint("#f3dfae", vary=0.1)
    ropes = [tube([tip, end], 0.022, cord) for tip, end in zip(tips, ends, strict=True)]
    board = box((0.4, 1.06, 0.06), wood("#a86a3a")).turn(y=tilt).turn(facing).at(*seat)
    kick = replace(
        POSES["sit"], lean=-26, head=(16, 0, 0), toes=(40, 60), grips=("grip", "grip"),
        feet=((0.92, 0.12, 0.0), (0.8, 0.16, -0.3)),
    )  # fmt: skip

    def along(end: Point, tip: Point, share: float) -> Point:
        return tuple(np.array(end) * (1 - share) + np.array(tip) * share)

    girl = grasping(
        kick,
        lambda p: p.turn(y=tilt * 0.5).turn(facing).size(1.85).at(*(seat + (0, 0, 0.02))),
        left=along(ends[0], tips[0], 0.24),
        right=along(ends[1], tips[1], 0.24),
        wear="dress", colour="#d22f2a", legs="#f0c7a4", hair="chestnut", hairstyle="braids",
        shoes="bare", wind=0.8,
    )  # fmt: skip
    falling = (
        shoe("shoes", "#e0342c").called("shoe").size(0.17).turn(20, 30, 50).at(1.75, -0.4, 1.9)
    )

    def sleepers(x: Array, y: Array) -> Array:
        x, y = np.asarray(x, float), np.asarray(y, float)
        humps = (
            (-3.6, 6, 7, 2.1),
            (3.4, 9, 9, 3.0),
            (-2.6, 16, 18, 4.3),
            (6.5, 24, 40, 6.0),
            (-9, 26, 50, 6.2),
        )
        return (
            0.1 * patches(x, y, 2, 3, 4)
            - 1.3
            + sum(h * np.exp(-((x - a) ** 2) / w - (y - b) ** 2 / w) for a, b, w, h in humps)
        )

    hills = meadow(sleepers, "#2c5a78", "#173458", "#5f98a4", width=70, near=-10, far=60)
    homes = []
    for at, (x, y, turn) in enumerate(
        (
            (-2.6, 4.2, 14),
            (-1.0, 5.6, -10),
            (1.0, 6.2, 20),
            (2.4, 6.8, -14),
            (0.0, 9.0, 0),
            (-2.2, 13, 12),
            (-0.6, 13, -8),
            (3.4, 12, 0),
        )
    ):
        home = house("cottage", wall="#56609a", roof="#2f376e", strength=8, seed=at)
        homes.append(home.size(0.36).turn(turn).at(*on(sleepers, x, y)).at(z=-0.06))
    drift = cloud(3.6, "#a9aee2", "#474b92", seed=4).at(3.4, 6, 3.4)
    firs = [
        fir(2.6 + 0.5 * at, ("#16234e", "#24386a", "#4a6a96"), seed=at).at(x, y, -1.95)
        for at, (x, y) in enumerate(((-1.8, -1.6), (-1.25, -0.8), (1.95, -1.4)))
    ]
    shine = lamp(330, "#ffe3a0", 0.8).at(-0.3, -0.9, 5.5)
    return Scene(
        things=[
            moon,
            group(ropes, board, motif="swing"),
            girl.thing,
            falling,
            hills,
            *homes,
            drift,
            *firs,
            shine,
        ],
        camera=Camera((0, -8.6, 1.7), (0, 0, 3.75), lens=38),
        world=World("#4a54a8", "#39407c", 0.75),
        lights=[Sun(160, 50, 1.6, "#c8c4ff"), Sun(-60, 40, 0.7, "#8f9cf0")],
        sky=Sky(
            stops=((0.0, "#171b52"), (0.45, "#2b3486"), (0.75, "#5560b4"), (1.0, "#8a8fd0")),
            stars=170,
            glow=Glow(0.46, 0.16, 0.55, "#ffe6a8", 0.5),
            clouds=(Clouds("#7e86d2", "#2a307a", 0.42, 1.8, 0.3, 0.9, 0.5, 0.4),),
        ),
        air=Air(exposure=1.4, fog=Fog(13, 46, "#7a86d2", 0.8), bloom=0.3),
    )


# ---- clouds are shorn


def sheep_face(pale: str) -> Thing:
    """A sheep's dark face with ears and a tuft, looking to +x."""
    face = Clay("#4e4856", 0.04).ball((0, 0, 0), (0.17, 0.13, 0.15))
    face.ball((0.15, 0, -0.06), (0.1, 0.09, 0.09), "#5c5462").ball((-0.03, 0, 0.15), 0.1, pale)
    face.ball((0.05, 0.06, 0.15), 0.06, pale, pair=True)
    face.limb([(-0.05, 0.11, 0.06), (-0.1, 0.3, 0.0)], [0.055, 0.04], pair=True)
    face.ball((0.1, 0.085, 0.05), 0.042, "#fdf8ea", blend=0.004, pair=True)
    face.ball((0.135, 0.1, 0.05), 0.02, "#14121a", blend=0.004, pair=True)
    return face.thing("cloud sheep", 80)


def cloud_sheep(wide: float, seed: int, look: float = -50) -> Thing:
    """A cloud in the air with a sheep's face at its right end and four idle feet below."""
    fleece = cloud(wide, "#fffdf6", "#9dbcdc", puffs=8, tall=0.56, glow=0.12, seed=seed)
    feet = [
        rod(
            (x * wide, y * wide, -0.16 * wide),
            (x * wide + 0.03, y * wide, -0.36 * wide),
            0.016 * wide,
            plain("#4e4856"),
        )
        for x in (-0.22, 0.2)
        for y in (-0.07, 0.07)
    ]
    face = sheep_face("#fffdf6").turn(look).size(1.0 * wide**0.6)
    face = face.at(0.43 * wide, -0.1 * wide, 0.02 * wide)
    return group(fleece.called("cloud sheep").at(z=-0.2 * wide), feet, face, motif="cloud sheep")


def shorn_sheep(look: float) -> Thing:
    """A shorn one on the ground, 0.9 high: thin and pink, with a last puff on head and tail."""
    body = Clay("#e9bfae", 0.08).ball((0, 0, 0.5), (0.36, 0.15, 0.17))
    body.ball((-0.2, 0, 0.52), (0.18, 0.15, 0.16)).limb(
        [(0.24, 0, 0.55), (0.38, 0, 0.78)], [0.12, 0.08]
    )
    for x in (-0.24, 0.24):
        body.limb([(x, 0.1, 0.4), (x * 0.8, 0.05, 0.03)], [0.06, 0.035], "#5c5058", pair=True)
    body.ball((-0.4, 0, 0.6), 0.1, "#fffdf6", blend=0.02)
    return group(
        body.thing("shorn sheep", 90),
        sheep_face("#fffdf6").turn(look).size(0.95).at(0.45, 0, 0.88),
        motif="shorn sheep",
    )


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
        [boulder(0.8, "#8b93a0", moss="#8a9a44", seed=s) for s in (1, 2, 3)],
        12,
        (-3.4, 3.6),
        (-3.6, 1.4),
        height=ridge,
        seed=8,
        sizes=(0.4, 1.1),
        avoid=[(-1.1, -0.6, 0.9), (0.6, -1.2, 1.5), (-0.4, -2.3, 0.7), (-1.2, -2.6, 0.8)],
    )
    ewe = cloud_sheep(2.9, 3, -62).turn(6).at(0.5, 0.1, 3.0)
    snip = (-0.5, -0.55, 2.25)
    shepherd = grasping(
        "reach",
        lambda p: p.turn(30).size(1.2).at(*on(ridge, -1.2, -0.75)),
        right=snip, left=(-0.7, -0.4, 2.0),
        age="adult", wear="coat", colour="#8a4a32", hat="straw", hat_colour="#e0bf72",
        legs="#4a4a52", scarf="#e8c35a", beard="full", hair="grey",
    )  # fmt: skip
    steel = metal("#c9d2d8")
    shears = group(
        [tube([(0, 0, 0), (0.2, 0, s * 0.05), (0.52, 0, s * 0.16)], [0.03, 0.045, 0.008], steel)
         for s in (-1, 1)],
        tube([(0, 0, 0.03), (-0.14, 0, 0), (0, 0, -0.03)], 0.025, steel), motif="shears",
    ).turn(y=-24).at(*snip)  # fmt: skip
    strip = [
        cloud(0.75, "#fffdf4", "#b4cbe2", seed=at).at(0.0 - 0.08 * at, -0.6, 1.85 - 0.42 * at)
        for at in range(3)
    ]
    heap = cloud(1.6, "#fffdf4", "#b4cbe2", tall=0.62, seed=1).at(*on(ridge, 0.0, -0.8))
    woollen = basket(0.36, 0.4, handle=False).at(*on(ridge, -0.35, -2.3))
    full = cloud(0.85, "#fffdf4", "#b4cbe2", tall=0.7, seed=9).at(*on(ridge, -0.35, -2.3))
    cold = [
        shorn_sheep(-40).turn(-150).size(0.95).at(*on(ridge, 1.42, -1.7)),
        shorn_sheep(-60).turn(-25).size(0.82).at(*on(ridge, 0.62, -2.1)),
        shorn_sheep(40).turn(-120).size(0.72).at(*on(ridge, 1.5, -0.5)),
    ]
    neck = cold[0].point(0.34, 0, 0.68)
    ring = [
        (neck[0] + 0.15 * math.cos(a), neck[1] + 0.15 * math.sin(a), neck[2])
        for a in np.linspace(0, 5.2, 9)
    ]
    scarf = muffler(
        [*ring, (neck[0] - 0.05, neck[1] - 0.24, neck[2] - 0.35)],
        colours=("#d2502f", "#f2d27a"),
        width=0.14,
    )
    flock = [
        cloud_sheep(2.4, 5).turn(8).at(-2.3, 7, 5.7),
        cloud_sheep(2.0, 6, -30).turn(8).at(2.2, 10, 6.6),
        cloud_sheep(1.8, 7).turn(20).at(-1.9, 12, 3.6),
    ]
    peg = rod(on(ridge, -0.2, 0.5), (-0.15, 0.5, 1.0), 0.05, wood("#6a4a34"))
    tether = tube(slack((-0.15, 0.5, 0.9), (0.5, 0.1, 2.5), 0.1), 0.02, plain("#e6d3a0"))
    alps = mountains(60, 13, 8, "#5f87b8", snow=0.5, seed=4).at(0, 34, -7)
    hills = mountains(50, 6, 9, "#4f86a0", snow=0.0, seed=9).at(0, 20, -5)
    return Scene(
        things=[
            ground,
            grass,
            rocks,
            ewe,
            shepherd.thing,
            shears,
            *strip,
            heap,
            woollen,
            full.at(z=0.3),
            *cold,
            scarf,
            *flock,
            peg.called("post"),
            tether.called("lead"),
            alps,
            hills,
        ],
        camera=Camera((0, -7.6, 2.1), (0.0, 0.4, 2.3), lens=38),
        world=World("#8fc0f0", "#dce8d0", 0.65),
        lights=[Sun(-105, 32, 3.4, "#fff0cc", 4)],
        sky=Sky(
            stops=((0.0, "#2f86d6"), (0.4, "#6cb4ea"), (0.7, "#bfe2f4"), (1.0, "#f2f8f0")),
            clouds=(Clouds("#ffffff", "#a8cdea", 0.4, 2.2, 0.0, 0.6, 0.6, 0.6),),
            glow=Glow(0.05, 0.3, 0.5, "#fff6d8", 0.6),
        ),
        air=Air(exposure=1.15, fog=Fog(12, 44, "#cfe8f6", 0.85), saturation=1.1),
    )


# ---- a sleeping elephant on balloons


def sleeping_elephant() -> Thing:
    """An elephant asleep on its folded legs, 3 long, looking to +x; trunk and one foot hang."""
    skin, pink = "#8e8a9c", "#c99a9c"
    body = Clay(skin, 0.14)
    body.ball((-0.15, 0, 0.72), (0.9, 0.56, 0.56)).ball((-0.72, 0, 0.62), (0.5, 0.52, 0.52))
    body.ball((0.45, 0, 0.72), (0.5, 0.5, 0.5))
    body.limb(
        [(-0.75, 0.36, 0.42), (-0.3, 0.5, 0.14), (-0.02, 0.48, 0.1)], [0.3, 0.2, 0.17], pair=True
    )
    body.limb(
        [(0.55, 0.34, 0.5), (0.72, 0.4, 0.12), (0.68, 0.42, -0.12)], [0.22, 0.18, 0.165], pair=True
    )
    body.ball((1.1, 0, 0.78), (0.36, 0.33, 0.37)).ball(
        (1.12, 0.1, 0.98), (0.22, 0.18, 0.18), pair=True
    )
    trunk = curve(
        [
            (1.3, 0, 0.66),
            (1.56, 0, 0.46),
            (1.66, 0, 0.14),
            (1.64, 0, -0.14),
            (1.78, 0, -0.26),
            (1.92, 0, -0.18),
        ],
        18,
    )
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
    tusk = tube(
        [(1.3, 0.2, 0.5), (1.46, 0.26, 0.34), (1.64, 0.26, 0.34)],
        [0.05, 0.04, 0.01],
        Paint("#f6ecd8"),
    )
    tail = tube(
        [(-1.18, 0, 0.66), (-1.36, 0, 0.36), (-1.32, 0.04, 0.0)], [0.06, 0.035, 0.03], Paint(skin)
    )
    tuft = ball(0.07, Paint("#5a5266"), sides=12).size(1, 1, 1.7).at(-1.32, 0.04, -0.06)
    sided = [ear, lash, tusk]
    mirrored = [part.size(1, -1, 1) for part in sided]
    return group(body.thing("elephant", 150, Paint(vary=0.14, grain=2.6, bump=0.3, bump_grain=14)),
                 sided, mirrored, tail, tuft, motif="elephant")  # fmt: skip


def girth(x: float, wide: float, high: float, middle: float, colour: str) -> Thing:
    """A band of cloth around the body at x."""
    angle = np.linspace(0, 2 * math.pi, 41)
    edge = np.array([-0.1, 0.1])[:, None]
    points = np.stack(
        [
            x + edge + 0 * angle,
            wide * np.cos(angle) + 0 * edge,
            middle + high * np.sin(angle) + 0 * edge,
        ],
        -1,
    )
    return sheet(points, Paint(colour, vary=0.15, sheen=0.4), motif="band")


@card(
    title="The lightest elephant",
    concept="balloons hold the sleeping elephant just above the grass, and a mouse keeps the last",
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
    lift = 0.8

    def placed(thing: Thing) -> Thing:
        return thing.turn(197).size(1.16).at(0.1, 0, lift)

    anchors = [placed(asleep).point(x, y, 1.26) for x in (-0.55, 0.3) for y in (-0.18, 0.18)]
    colours = ("#d8402f", "#e8788a", "#f4b8b4", "#f8e3d4", "#c9506a", "#e9a08a", "#b7a8b8")
    spots: list[Point] = []
    while len(spots) < 34:
        a, r = chance.uniform(0, 2 * math.pi), math.sqrt(chance.random())
        spot = (
            0.1 + 1.95 * r * math.cos(a),
            float(chance.uniform(-0.8, 0.9)),
            4.75 + 1.3 * r * math.sin(a),
        )
        if all(math.dist(spot, other) > 0.62 for other in spots):
            spots.append(spot)
    bunch = []
    for at, spot in enumerate(spots):
        anchor = anchors[(0 if spot[0] > 0 else 2) + at % 2]
        to = tuple(np.subtract(anchor, spot))
        size = float(chance.uniform(0.34, 0.46))
        bunch.append(balloon(size, colour=colours[at % 7], to=to).at(*spot))
    keeper = mouse("stand", fur="#b8a8a0").turn(150).size(0.95).at(*on(ground, 1.45, -1.7))
    paw = place_of(keeper, "hand")
    last = (1.75, -1.6, 2.75)
    kept = balloon(0.36, colour="#d8402f", to=tuple(np.subtract(paw, last))).at(*last)
    field = meadow(ground, "#7f8a62", "#56664c", "#a8a070", near=-8, far=60)
    grass = grass_field(
        7000,
        (-4, 4),
        (-4.6, 5),
        ("#5a7450", "#98aa6c", "#ecdca0"),
        height=ground,
        tall=0.26,
        seed=2,
    )
    poppies = scatter(
        [poppy("#d8382a", 0.5, seed=s) for s in (1, 2, 3)],
        46,
        (-3.6, 3.6),
        (-3.9, 6),
        height=ground,
        seed=6,
        avoid=[(1.45, -1.7, 0.6)],
        sizes=(0.6, 1.0),
    )
    near = [
        poppy("#c22c24", 0.7, seed=5).size(1.25).at(*on(ground, x, y))
        for x, y in ((-1.95, -4.3), (-1.5, -4.5), (1.95, -4.2))
    ]
    trees = [
        oak(3.2 + 0.6 * s, ("#7a5a6a", "#a07a7c", "#c99a8a"), seed=s).at(x, y, -0.2)
        for s, (x, y) in enumerate(((-5, 15), (4.6, 18), (-1.6, 24), (8, 20)))
    ]
    return Scene(
        things=[
            placed(group(asleep, bands)),
            *bunch,
            keeper,
            kept,
            field,
            grass,
            poppies,
            *near,
            *trees,
        ],
        camera=Camera((0, -8.2, 1.7), (0, 0, 2.85), lens=36),
        world=World("#d8a0b0", "#c08a72", 0.6),
        lights=[Sun(150, 22, 3.0, "#ffb882", 4), Sun(-50, 35, 1.5, "#ffc2b4")],
        sky=Sky(
            stops=(
                (0.0, "#8f6f98"),
                (0.3, "#c8849a"),
                (0.6, "#f0a898"),
                (0.8, "#fccf9e"),
                (1.0, "#fde0b0"),
            ),
            clouds=(Clouds("#ffd2b0", "#b07a98", 0.5, 2.0, 0.0, 0.72, 0.65, 0.4),),
            sun=Disc(0.78, 0.68, 0.075, "#fff0c4", 0.6),
        ),
        air=Air(
            exposure=1.34,
            fog=Fog(11, 40, "sky", 0.9),
            low_fog=LowFog("#fbd0ac", 0.6, 0.78, 9, 22, 0.5),
        ),
    )


# ---- an island on a lead


@card(
    title="The island on a lead",
    concept="a child walks its small island through the desert, and where it dripped there is May",
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
        return scatter(
            things,
            count,
            (-3.4, 4),
            (-1.6, 17),
            height=ground,
            seed=seed,
            sizes=sizes,
            where=near_trail,
        )

    blooms = [daisy("#fbf6e8", tall=0.4, seed=s) for s in (1, 2)] + [
        poppy("#e2502e", 0.42, seed=3),
        daisy("#f4c23e", tall=0.35, seed=4),
    ]
    tufts = [
        grass_field(
            60, (-0.35, 0.35), (-0.35, 0.35), ("#3f7a34", "#6aa83e", "#b6d45a"), tall=0.3, seed=s
        )
        for s in (1, 2, 3)
    ]
    flowers = group(on_trail(blooms, 420, 3, (0.5, 0.95)), on_trail(tufts, 420, 4, (0.6, 1.1)))
    isle_at = np.array([0.95, 0.1, 3.15])
    isle = floating_island(1.45, 1.75, "#6fae3e", "#a07a56", seed=4)
    tree = oak(2.7, ("#2f6a34", "#5d9a3c", "#a8cc54"), leaves=220, seed=2).at(0.25, 0.25, 0)
    hut = (
        house("cottage", wall="#f6ead0", roof="#d2603a", seed=3)
        .size(0.24)
        .turn(15)
        .at(-0.75, 0.15, 0.02)
    )
    pond = (
        lathe([(0.001, 0.05), (0.4, 0.05), (0.46, 0.0)], Paint("#2fb5b8", rough=0.2, glow=0.15))
        .size(1, 0.75, 1)
        .at(-0.2, -0.85, 0.0)
    )
    chance = np.random.default_rng(2)
    falls = []
    for at in range(34):
        x = -0.2 + float(chance.normal(0, 0.12))
        out = -1.22 - float(chance.uniform(0, 0.12))
        drop = float(chance.uniform(2.3, 3.05))
        path = [
            (x, -1.0, 0.05),
            (x, out, -0.06),
            (x * 1.1, out - 0.14, -0.9),
            (x * 1.3, out - 0.2, -drop),
        ]
        shine = Paint(("#e8fffa", "#8ee0dc", "#c8f4ee")[at % 3], glow=0.3, vary=0.05)
        falls.append(tube(path, [0.05, 0.055, 0.05, 0.02], shine, sides=7, motif="waterfall"))
    spray = cloud(1.1, "#f4fffb", "#a8e4e0", tall=0.3, glow=0.25, seed=5).at(-0.25, -1.45, -3.0)
    island = group(isle, tree, hut, pond, falls, spray).at(*isle_at)
    pool = lathe(
        [(0.001, 0.04), (0.7, 0.04), (0.8, 0.0)],
        Paint("#2fb5b8", rough=0.15, glow=0.15),
        motif="water",
    )
    pool = pool.size(1, 0.7, 1).at(*on(ground, 0.75, -1.35))
    stake = tuple(isle_at + (-1.05, -0.5, 0.02))
    child_at = on(ground, -1.45, -1.9)
    hand = (child_at[0] + 0.3, child_at[1] - 0.06, child_at[2] + 1.02)
    child = grasping(
        "walk",
        lambda p: p.turn(206).size(1.22).at(*child_at),
        left=hand,
        wear="shirt",
        colour="#1fa0a6",
        legs="#7a5236",
        hat="straw",
        hat_colour="#f0cf7a",
        scarf="#e2502e",
        wind=0.4,
    )
    lead = tube(slack(child.left, stake, 0.22), 0.026, plain("#c8362c"), motif="lead")
    post = group(
        rod((0, 0, -0.1), (0, 0, 0.34), 0.05, wood("#6a4a34")),
        ball(0.08, metal("#e0b45c")).at(z=0.36),
    ).at(*stake)
    sand = desert(ground, "#e9b765", "#c07a3e", "#fbdc98", near=-8, far=60)
    far = [
        boulder(3.5 + s, "#c98a58", seed=s).at(x, y, 0.3)
        for s, (x, y) in enumerate(((-7, 22), (8, 26), (-3, 34)))
    ]
    return Scene(
        things=[island, child.thing, lead, post.called("post"), sand, flowers, pool, *far],
        camera=Camera((-0.25, -8.2, 2.3), (0, 0, 2.55), lens=36),
        world=World("#8fd0dc", "#e8b878", 0.6),
        lights=[Sun(-75, 34, 3.6, "#ffe0a0", 3)],
        sky=Sky(
            stops=(
                (0.0, "#1f9fb0"),
                (0.4, "#5cc4c4"),
                (0.68, "#c4e4cc"),
                (0.82, "#f8e2ac"),
                (1.0, "#f8d890"),
            ),
            clouds=(Clouds("#fff8e0", "#86ccc8", 0.38, 2.2, 0.0, 0.5, 0.6, 0.5),),
        ),
        air=Air(exposure=1.12, fog=Fog(12, 46, "#f6dfb0", 0.9), saturation=1.1),
    )


# ---- a kite flies a boy


@card(
    title="The kite that flies a boy",
    concept="a kite stands on the hill and lets its boy rise, and his shadow is still a kite's",
    alt="A big kite stands on a yellow hill and flies a boy on a string; the shadow the boy casts "
    "on the field has the shape of a kite.",
    place="meadow",
    hour="noon",
    palette="corn yellow, sky blue, red",
    view="vast",
    figures="pair",
    moods=("playful", "free", "topsy-turvy"),
    readings=(
        "roles reversed",
        "parents",
        "freedom on a string",
        "trust",
        "who holds whom",
        "wind",
    ),
)
def kite_flies_the_boy() -> Scene:
    """Seen from the foot of the hill, the sun high on the right."""

    def hill(x: Array, y: Array) -> Array:
        x, y = np.asarray(x, float), np.asarray(y, float)
        dome = 2.0 * np.exp(-((x + 1.2) ** 2) / 14 - (y - 2.4) ** 2 / 10)
        return dome + 0.25 * (patches(x, y, 3, 3, 2) - 0.5) - 0.2

    stand = on(hill, -1.25, 1.5)
    great = kite(colours=("#d6322a", "#f6d048", "#f4f0e0", "#2f6fb4"), tail=0.01).size(2.6)
    great = great.turn(-18, 0, -9).at(stand[0], stand[1], stand[2] + 1.5)
    ribbon = curve(
        [
            (stand[0] + 0.2, 1.45, stand[2] + 0.02),
            (-0.4, 1.0, 0),
            (0.4, 1.2, 0),
            (0.9, 0.6, 0),
            (1.7, 0.9, 0),
        ],
        40,
    )
    ribbon[:, 2] = np.asarray(hill(ribbon[:, 0], ribbon[:, 1])) + 0.1
    bows = [
        group(
            *(
                ball(0.14, plain(colour), sides=12).size(1, 0.4, 0.7).at(s * 0.13)
                for s, colour in ((-1, "#d6322a"), (1, "#f4f0e0"))
            )
        )
        .turn(30 * at)
        .at(*ribbon[at])
        for at in range(6, 40, 6)
    ]
    tail = group(tube(ribbon, 0.02, plain("#f4f0e0")), bows, motif="kite")
    hand = great.point(0.42, -0.02, 0.15)
    reel = group(
        rod((-0.22, 0, 0), (0.22, 0, 0), 0.04, wood("#8a5a34")),
        rod((-0.12, 0, 0), (0.12, 0, 0), 0.1, plain("#f4f0e0")), motif="reel",
    ).at(*hand)  # fmt: skip
    soar = replace(
        POSES["float"], lean=34, head=(30, 10, 6), hands=((0.25, 0.92, 0.32), (0.25, 0.92, 0.32))
    )
    boy_at = (1.05, 0.3, 5.55)
    boy = figure(
        soar, wear="overalls", colour="#2f6fb4", second="#f6d048", hair="red", scarf="#d6322a",
        scarf_second="#f4f0e0", wind=1.0, shoes="boots", shoe_colour="#a8432a",
    ).turn(212, 10, 8).size(2.15).at(*boy_at)  # fmt: skip
    belt = boy.point("lap")
    line = tube(slack(hand, belt, 0.35), 0.02, plain("#fffaf0"), motif="string")
    heel = farthest(boy.thing, boy.head)
    streamer = curve(
        [
            heel,
            np.add(heel, (0.35, 0, -0.35)),
            np.add(heel, (0.3, 0, -1.0)),
            np.add(heel, (0.75, 0, -1.5)),
        ],
        30,
    )
    flutter = group(
        tube(streamer, 0.018, plain("#fffaf0")),
        [
            ball(0.11, plain("#d6322a"), sides=10)
            .size(1.5, 0.4, 0.8)
            .turn(y=40 * k)
            .at(*streamer[k])
            for k in range(5, 30, 6)
        ],
        motif="ribbon",
    )

    def shade(x: Array, z: Array) -> Thing:
        gx, gy = 0.6 + x + 0.3 * z, -0.9 + 0.95 * z
        points = np.stack([gx, gy, np.asarray(hill(gx, gy)) + 0.06], -1)
        return sheet(points, Paint("#6d5f2c", "#5a5434", vary=0.1, grain=2), motif="shadow")

    v = np.linspace(-1, 1, 40)[:, None]
    half = np.where(v < 0.25, (v + 1) / 1.25, (1 - v) / 0.75) * 0.66
    u = np.linspace(-1, 1, 12)[None]
    diamond = shade(u * half, v * 0.95 + 0 * u)
    s = np.linspace(0, 1, 40)[:, None]
    wisp = shade(
        -0.35 * s + 0.22 * np.sin(7 * s) * s + u * (0.05 + 0.12 * (np.sin(s * 22) > 0.6)),
        -0.95 - 1.1 * s + 0 * u,
    )
    field = meadow(hill, "#e9bd3e", "#c99428", "#f8dc78", near=-8, far=60)
    stubble = grass_field(
        9000, (-5, 5), (-5, 8), ("#c8962a", "#ecc04a", "#fbe48e"), height=hill, tall=0.1, seed=4
    )
    corn = wheat_field(
        700,
        (-6, 6),
        (-4.6, 6),
        "#eebf48",
        height=hill,
        tall=0.85,
        seed=3,
        where=lambda x, y: np.abs(np.asarray(x) - 0.4 + 0.1 * np.asarray(y)) > 2.2,
    )
    poppies = scatter(
        [poppy("#d6322a", 0.5, seed=s) for s in (1, 2)],
        26,
        (-3, 3),
        (-4, 3),
        height=hill,
        seed=5,
        sizes=(0.5, 0.9),
        avoid=[(0.5, -1.4, 1.3), (0.1, -2.7, 0.8)],
    )
    clouds = [
        cloud(3.4, "#ffffff", "#a9cdea", seed=2).at(-3.6, 9, 6.4),
        cloud(2.6, "#ffffff", "#a9cdea", seed=5).at(3.8, 12, 3.4),
    ]
    return Scene(
        things=[
            great,
            tail,
            reel,
            boy.thing,
            line,
            flutter,
            diamond,
            wisp,
            field,
            stubble,
            corn,
            poppies,
            *clouds,
        ],
        camera=Camera((0.1, -7.6, 1.5), (0.05, 0, 3.25), lens=32),
        world=World("#8cc4f4", "#f0d080", 0.65),
        lights=[Sun(55, 62, 3.4, "#fff4d4", 2)],
        sky=Sky(
            stops=((0.0, "#1f7fdc"), (0.5, "#5fb4f0"), (0.8, "#b8e0f4"), (1.0, "#f4f0d0")),
            clouds=(Clouds("#ffffff", "#8cc4ee", 0.44, 1.7, 0.0, 0.75, 0.75, 0.8),),
        ),
        air=Air(exposure=1.1, fog=Fog(12, 46, "sky", 0.85), saturation=1.12),
    )


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
        waves = 0.2 * ripple * (0.3 + v)
        hem = 0.05 * np.sin(13 * u + phase[2]) * v
        return flat + np.stack([0 * u, waves, -belly + hem], -1)

    return surface


Wings = Literal["wings up", "wings down"]
NIGHT = ("#141b4e", "#1c2765", "#2a3a86", "#4650a0")


@card(
    title="Birds lay the night",
    concept="the birds lay the night over the evening in pieces, and one has fallen on a tree",
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

    def flier(x: float, y: float, z: float, turn: float, pose: Wings, size: float = 1.0) -> Thing:
        made = bird(pose, colour="#2b2440", belly="#d9704e", beak="#f2b84a", wings="#1d1a36")
        return made.turn(turn).size(size).at(x, y, z)

    def hemmed(surface: Surface, stars: int, seed: int, size: float = 0.02) -> Thing:
        share = np.linspace(0, 1, 40)
        edges = [
            (share, 0 * share),
            (share, 0 * share + 1),
            (0 * share, share),
            (0 * share + 1, share),
        ]
        gold = Paint("#e8b44a", glow=0.35, vary=0.1)
        hems = [tube(surface(u, v), 0.028, gold, sides=6, bend=False) for u, v in edges]
        return group(
            starry(surface, NIGHT, stars, size=size, glow=0.22, seed=seed), hems, motif="night"
        )

    laid = [
        hemmed(
            spread((-6.5, 3.2, 14), (0.4, 3.2, 14), (0.1, 3.0, 7.4), (-6.5, 3.0, 6.8), 0.3, 1),
            120,
            1,
        ),
        hemmed(
            spread((-0.4, 2.8, 14), (6.4, 2.8, 14), (6.2, 2.6, 9.1), (-0.1, 2.6, 8.7), 0.3, 2),
            100,
            2,
        ),
        hemmed(
            spread((-6.5, 2.3, 7.8), (-1.3, 2.3, 8.1), (-1.5, 2.1, 5.7), (-6.5, 2.1, 5.0), 0.35, 3),
            60,
            3,
        ),
    ]
    birds = [
        flier(3.0, 0.7, 6.75, 160, "wings up", 1.5),
        flier(-1.05, 1.4, 6.15, 22, "wings down", 1.4),
        flier(-3.1, 7.8, 3.7, 20, "wings up", 1.3),
        flier(-0.5, 7.8, 4.0, 160, "wings down", 1.3),
        flier(-2.6, 1.7, 4.3, 60, "wings up", 1.1),
        flier(1.6, 12, 3.9, 10, "wings up", 1.0),
        flier(2.8, 13, 4.6, 10, "wings down", 1.0),
    ]
    bills = [place_of(one, "bill") for one in birds]
    low_left, low_right = (-0.15, 1.0, 4.2), (2.3, 0.4, 4.55)
    piece = hemmed(spread(bills[1], bills[0], low_right, low_left, 0.7, 4), 80, 4)
    small = hemmed(spread(bills[2], bills[3], (-0.9, 7.7, 2.6), (-2.3, 7.7, 2.4), 0.5, 6), 40, 6)
    ground = Hills(0.5, 7, 4)
    tree_at = on(ground, 1.15, 1.6)
    tree = oak(3.3, ("#6a3a3a", "#b8604a", "#f0a860"), bark="#3a2634", seed=8).at(*tree_at)

    def over_tree(u: Array, v: Array) -> Array:
        angle = 2 * math.pi * u
        dome = np.minimum(v * 1.9, 1.571)
        out = (
            1.3 * np.sin(dome) * (1 + (0.14 * np.sin(6 * angle) + 0.06 * np.sin(11 * angle)) * v**2)
        )
        fall = np.clip(v - 0.5, 0, 1) * (
            1.5 + 0.9 * np.sin(3 * angle + 1) + 0.3 * np.sin(7 * angle)
        )
        z = 3.25 - 0.75 * (1 - np.cos(dome)) - fall
        x, y, foot = tree_at
        return np.stack(
            [x + 0.2 + 0.2 * v + out * np.cos(angle), y + out * np.sin(angle), foot + z], -1
        )

    fallen = starry(over_tree, NIGHT, 120, size=0.018, glow=0.22, seed=7)
    field = meadow(ground, "#7a4a5e", "#4a3058", "#b0705a", near=-8, far=60)
    grass = grass_field(
        5000, (-4, 4), (-5, 5), ("#3a2648", "#75486a", "#e8a868"), height=ground, tall=0.3, seed=2
    )
    gold = flower_field(
        260, (-4, 4), (-4.5, 4), ("#ffd070", "#f8a850"), height=ground, tall=0.3, seed=5
    )
    hills = [mountains(60, 5, 9, "#8a5068", snow=0, seed=3).at(0, 26, -2.5)]
    return Scene(
        things=[*laid, piece, small, *birds, tree, fallen, field, grass, gold, *hills],
        camera=Camera((0, -8.2, 2.2), (0, 0, 4.1), lens=31),
        world=World("#e8907a", "#a85a5a", 0.65),
        lights=[Sun(-150, 14, 4.2, "#ffb070", 4), Sun(-50, 40, 1.7, "#ffb8a0")],
        sky=Sky(
            stops=(
                (0.0, "#c8586a"),
                (0.35, "#f0786a"),
                (0.6, "#fba870"),
                (0.76, "#ffd890"),
                (1.0, "#ffe0a0"),
            ),
            clouds=(Clouds("#ffd0a0", "#d0607a", 0.45, 2.2, 0.2, 0.8, 0.6, 0.3, 3.0),),
            sun=Disc(0.24, 0.69, 0.07, "#fff4c8", 0.6),
        ),
        air=Air(exposure=1.2, fog=Fog(13, 44, "sky", 0.85), bloom=0.3, saturation=1.08),
    )


# ---- a painter on a ladder


def brush_stroke(left: float, right: float, low: float, high: float, y: float, seed: int) -> Thing:
    """One broad stroke of night from right to left, ragged at its left end."""
    u, v = np.meshgrid(np.linspace(0, 1, 120), np.linspace(0, 1, 50))
    bristle = patches(v * 9, 0 * v, 0.35, 3, seed)
    start = left + 1.5 * (bristle - 0.5) + 0.5 * (2 * v - 1) ** 2
    x = start + (right - start) * u
    z = low + (high - low) * v + 0.3 * np.sin(0.45 * x + seed) + 0.05 * (bristle - 0.5)
    streak = patches(v * 16, u * 1.6, 0.4, 3, seed + 3) - 0.05 * (low - 4)
    wet = np.clip(1 - 3.5 * u, 0, 1) * 0.35
    colours = ramp(("#10185a", "#1a2a8a", "#2440b4", "#4468d4"), np.clip(0.95 * streak + wet, 0, 1))
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
    ends = (
        (13, 17, -9),
        (11.2, 14, -8),
        (9.6, 11.8, -6),
        (8.2, 10.2, -3.6),
        (7.0, 8.8, -1.1),
        (5.7, 7.4, 0.35),
        (4.5, 6.1, 1.3),
        (3.4, 4.9, 2.6),
    )
    strokes = [
        brush_stroke(x, 6.5, low, high, plane - 0.05 * at, at + 2)
        for at, (low, high, x) in enumerate(ends)
    ]
    sky_stars = [
        star(float(s), "#fff2c8", glow=3).at(x, plane - 0.4, z)
        for s, x, z in (
            (0.17, 1.9, 9.4),
            (0.1, 0.2, 10.4),
            (0.13, 3.2, 7.6),
            (0.1, 1.9, 6.9),
            (0.12, -2.4, 10.2),
            (0.1, 3.4, 9.9),
            (0.09, 3.0, 5.8),
        )
    ]
    dust = star_dust(90, (0.6, plane - 0.4, 6.4), (4.6, plane - 0.3, 12), size=0.022, seed=3)
    foot, top = np.array([-0.85, 1.6, 0.0]), np.array([-0.55, 3.75, 6.9])
    tall = float(np.linalg.norm(top - foot))
    lean = math.degrees(math.atan2(top[1] - foot[1], top[2]))
    rungs = ladder(tall, 0.8, colour="#b98a54", step=0.36).turn(0, -lean, 2.4).at(*foot)
    rungs_top = foot + (top - foot) * 0.74
    dab = (0.75, plane - 0.3, 7.7)
    painter = grasping(
        "climb",
        lambda p: p.turn(66).size(1.5).at(rungs_top[0], rungs_top[1] - 0.4, rungs_top[2] - 0.5),
        right=(0.12, 3.0, 6.95),
        left=(-0.8, 3.3, 6.1),
        age="adult",
        wear="overalls",
        colour="#efe6d4",
        second="#b8a890",
        hat="beret",
        hat_colour="#c8452f",
        legs="#efe6d4",
        hair="grey",
    )
    grip = np.array(painter.right)
    aim = np.array(dab) - grip
    broad = paintbrush(colour="#c8452f", paint="#2a46b4").size(2.4, 2.4, 1.1)
    slope = math.degrees(math.atan2(aim[0], aim[2]))
    broad = broad.turn(x=180).at(z=1.15).turn(y=slope).at(*(grip - aim * 0.25))
    pail = bucket(colour="#c9c2b4", water="#2440b0").size(0.8).at(-0.1, 2.6, 4.7)
    drips = []
    chance = np.random.default_rng(4)
    for x, z, drop in (
        (0.55, 5.9, 1.3),
        (1.5, 4.7, 0.9),
        (1.8, 4.6, 2.2),
        (2.9, 3.5, 1.2),
        (-2.9, 8.4, 1.0),
        (2.5, 4.6, 1.3),
        (-0.9, 7.1, 0.5),
    ):
        drips.append(
            tube(
                [(x, plane - 0.3, z), (x, plane - 0.3, z - drop)],
                [0.06, 0.03],
                Paint("#2440b0", glow=0.4),
            )
        )
        drips.append(
            ball(0.075, Paint("#2440b0", glow=0.4), sides=14)
            .size(1, 1, 1.5)
            .at(x, plane - 0.3, z - drop)
        )
    ground = Hills(0.25, 6, 5)
    sown = []
    for _ in range(26):
        x, y = float(chance.uniform(-2.2, 3)), float(chance.uniform(-3.4, 3))
        size = float(chance.uniform(0.05, 0.11))
        sown.append(
            star(size, "#ffe9a0", glow=5)
            .turn(float(chance.uniform(-20, 20)), 0, float(chance.uniform(0, 60)))
            .at(x, y, on(ground, x, y)[2] + 0.2)
        )
    lamps = [
        lamp(14, "#ffe6a0", 0.2).at(*on(ground, x, y)).at(z=0.4)
        for x, y in ((0.2, -1.4), (1.5, -0.2), (-0.9, -2.4), (1.1, -3))
    ]
    field = meadow(ground, "#8a8468", "#5e5a50", "#b8a67e", near=-8, far=60)
    grass = grass_field(
        8000, (-4, 4), (-5, 6), ("#4f4c44", "#8f866a", "#cdb98c"), height=ground, tall=0.32, seed=2
    )
    hills = mountains(60, 3.5, 9, "#a39a92", snow=0, seed=3).at(0, 26, -1.5)
    return Scene(
        things=[
            *strokes,
            *sky_stars,
            dust,
            rungs,
            painter.thing,
            broad,
            pail,
            group(drips, motif="paint"),
            *sown,
            *lamps,
            field,
            grass,
            hills,
        ],
        camera=Camera((0.2, -7.0, 1.0), (0.15, 2, 4.3), lens=32),
        world=World("#c8c0d0", "#a89880", 0.6),
        lights=[Sun(-80, 24, 2.8, "#ffdcae", 4)],
        sky=Sky(
            stops=((0.0, "#b9aea4"), (0.45, "#d2c3b0"), (0.75, "#ecd4b0"), (1.0, "#f6dfb4")),
            clouds=(Clouds("#f4e6d0", "#a89c98", 0.5, 2.0, 0.0, 0.8, 0.6, 0.5),),
            glow=Glow(0.0, 0.75, 0.5, "#ffe6b8", 0.7),
        ),
        air=Air(exposure=1.15, fog=Fog(14, 44, "sky", 0.85), bloom=0.3),
    )


# ---- a jigsaw of the sky

KNOB = ((0.0, 0.0), (0.3, 0.03), (0.42, -0.03), (0.37, 0.1), (0.4, 0.2), (0.5, 0.24),
        (0.6, 0.2), (0.63, 0.1), (0.58, -0.03), (0.7, 0.03), (1.0, 0.0))  # fmt: skip


def jigsaw_edge(one: Array, other: Array, sign: int) -> Array:
    """The line between two pieces, from corner to corner, with a knob to its left or right."""
    along = other - one
    aside = np.array([-along[1], along[0]]) * sign
    knob = curve(KNOB, 50)
    return one + knob[:, :1] * along + knob[:, 1:] * aside


def jigsaw_piece(size: float) -> Array:
    """The outline of a piece around the origin, in x and z: knobs above and right, two hollows."""
    h = size / 2
    corners = [np.array(c, float) for c in ((-h, -h), (h, -h), (h, h), (-h, h))]
    signs = (1, -1, -1, 1)
    edges = [jigsaw_edge(corners[k], corners[(k + 1) % 4], signs[k])[:-1] for k in range(4)]
    return np.concatenate(edges)


def printed_sky(x: Array, z: Array) -> Array:
    """The colours of the sky on the jigsaw: powder blue with heaped clouds."""
    blue = ramp(("#d8ecf6", "#a9d2ee", "#6fb2e4", "#4a94d8"), np.clip(z / 9, 0, 1))
    heap = patches(x, z * 1.5, 2.6, 4, 11) + 0.1 * np.sin(z * 1.4 + 1)
    white = np.clip((heap - 0.53) * 9, 0, 1)[..., None]
    lit = ramp(
        ("#bcd6ea", "#ffffff"),
        np.clip((heap - patches(x + 0.25, (z - 0.35) * 1.5, 2.6, 4, 11)) * 3 + 0.65, 0, 1),
    )
    return blue * (1 - white) + lit * white


@card(
    title="The missing piece of sky",
    concept="somebody walks off with a piece of the noon sky, and behind it is the dark with stars",
    alt="The sky is a jigsaw with one piece missing and starry space behind it; an old man in "
    "black walks off with the piece under his arm.",
    place="nowhere",
    hour="noon",
    palette="powder blue, black, white",
    view="landscape",
    figures="one",
    moods=("sly", "quiet", "unsettling"),
    readings=("secret", "theft", "truth behind things", "loss", "souvenir", "incompleteness"),
)
def puzzle_sky() -> Scene:
    """The wall of sky stands on a bare floor; starlight falls out of the hole."""
    size, wall_y = 2.3, 3.0
    x, z = np.meshgrid(np.linspace(-9, 9, 260), np.linspace(0, 12, 200))
    sky = sheet(np.stack([x, wall_y + 0 * x, z], -1), Paint())
    matt = Paint(vary=0.03, bump=0.05, glow=0.28, rough=1, shine=0)
    wall = tinted(sky, lambda _: printed_sky(x, z).reshape(-1, 3), matt).called("sky")
    hole_at = np.array([-0.75, 4.05])
    chance = np.random.default_rng(3)
    seams = []
    for column in range(-4, 5):
        for row in range(6):
            low = hole_at + ((column - 0.5) * size, (row - 1.5) * size)
            if low[1] > -size:
                beside = low + (0, size)
                across = low + (size, 0)
                hollow = (column, row) in ((0, 1), (0, 2), (1, 1))
                signs = chance.choice((-1, 1), 2)
                if not hollow or (column, row) == (0, 2):
                    seams.append(jigsaw_edge(low, beside, int(signs[0])))
                if not hollow or (column, row) == (1, 1):
                    seams.append(jigsaw_edge(low, across, int(signs[1])))
    shade, gleam = Paint("#5f8fbc", vary=0), Paint("#f2faff", vary=0, glow=0.4)
    lines = []
    for seam in seams:
        if seam[:, 1].min() > 0.02:
            path = np.stack([seam[:, 0], np.full(len(seam), wall_y - 0.01), seam[:, 1]], 1)
            lines += [
                tube(path, 0.022, shade, sides=6, bend=False),
                tube(path + (-0.022, -0.008, 0.022), 0.01, gleam, sides=5, bend=False),
            ]
    outline = jigsaw_piece(size)
    loop = np.concatenate([outline, outline[:1]])
    rim = tube(
        np.stack([loop[:, 0], 0 * loop[:, 0], loop[:, 1]], 1),
        0.045,
        Paint("#d8c49c", vary=0.1),
        sides=8,
        bend=False,
    )
    space = group(
        paper_cut(outline, 0.02, Paint("#0a0a1c", glow=0.02, vary=0)),
        rim.at(0, -0.03, 0),
        star_dust(
            70,
            (-0.85, -0.06, -0.8),
            (0.95, -0.05, 0.9),
            ("#ffffff", "#cfe0ff"),
            size=0.017,
            glow=5,
            seed=4,
        ),
        ringed_planet(0.26, "#e8b878", "#c0705a", seed=2).at(0.35, -0.3, 0.3),
        motif="space",
    ).at(hole_at[0], wall_y - 0.05, hole_at[1])
    man_at = (0.95, -0.9, 0.0)
    man = grasping(
        "walk",
        lambda p: p.turn(-24).size(1.42).at(*man_at),
        left=(0.75, -0.45, 0.62),
        age="old",
        wear="coat",
        colour="#24242c",
        hat="beanie",
        hat_colour="#1c1c24",
        hat_band="#f4f4f0",
        scarf="#f6f4ee",
        legs="#3a3a44",
        hair="white",
        beard="full",
    )
    print_ = group(
        paper_cut(outline, 0.1, Paint("#8cc4ea", vary=0.05, glow=0.2)),
        [
            paper_cut(
                np.stack([0.5 * r * np.cos(t) * w + cx, 0.5 * r * np.sin(t) + cz], 1),
                0.02,
                Paint("#ffffff", glow=0.25),
            ).at(0, -0.07)
            for t in [np.linspace(0, 2 * math.pi, 30, endpoint=False)]
            for cx, cz, r, w in (
                (-0.7, 0.42, 0.4, 1.2),
                (-0.35, 0.52, 0.62, 1.2),
                (0.05, 0.4, 0.4, 1.3),
                (-0.35, 0.34, 0.3, 3.0),
            )
        ],
        rim.at(0, 0.0, 0),
        motif="puzzle piece",
    )
    carried = print_.size(0.78).turn(-24, 0, 14).at(man_at[0] - 0.12, man_at[1] + 0.42, 1.32)
    pecker = bird("perch", colour="#f6f6f4", belly="#ffffff", beak="#e8a83a", wings="#d8e2ec")
    pecker = pecker.turn(140).size(0.95).at(hole_at[0] + 0.78, wall_y - 0.2, hole_at[1] - 1.13)
    ink = Paint("#14143a", vary=0.1, rough=0.25, shine=0.4)
    drops = [
        lathe([(0.001, 0.02), (0.8 * r, 0.018), (r, 0.0)], ink, motif="night")
        .size(1, 0.8, 1)
        .at(px, py, 0.005)
        for r, px, py in (
            (0.3, -0.85, 2.6),
            (0.2, -0.2, 2.1),
            (0.14, -0.55, 1.7),
            (0.16, 0.0, 1.2),
            (0.1, 0.2, 0.7),
            (0.13, 0.3, 0.2),
            (0.07, 0.55, -0.1),
        )
    ]
    sparks = star_dust(
        26, (-1.1, 0.2, 0.03), (0.4, 2.7, 0.05), ("#ffffff",), size=0.014, glow=5, seed=2
    )
    floor = box(
        (60, 60, 0.1),
        Paint("#f0ede6", "#dfe0e0", vary=0.05, grain=0.6, bump=0.05),
        bevel=0,
        motif="floor",
    ).at(0, 0, -0.05)
    glimmer = lamp(60, "#a9b8ff", 0.4).at(hole_at[0], wall_y - 0.9, hole_at[1] - 0.3)
    return Scene(
        things=[
            wall,
            group(lines, motif="jigsaw"),
            space,
            man.thing,
            carried,
            pecker,
            *drops,
            sparks,
            floor,
            glimmer,
        ],
        camera=Camera((0, -7.4, 1.75), (0, 0, 2.75), lens=37),
        world=World("#cfe4f4", "#e8eef2", 0.75),
        lights=[Sun(-55, 48, 2.2, "#fff6e4", 3)],
        sky=Sky(stops=((0.0, "#4a94d8"), (1.0, "#d8ecf6"))),
        air=Air(exposure=1.08, bloom=0.25, saturation=1.08),
    )


# ---- supper on a rope


def rope_chair(colour: str) -> Thing:
    """A chair whose feet stand one behind the other on a rope along x; it faces +x."""
    timber = wood(colour)
    return group(
        box((0.5, 0.44, 0.06), Paint("#c25a48", vary=0.2)).at(0, 0, 0.62),
        [
            rod((s * 0.2, y, 0.6), (s * 0.26, 0, 0.0), 0.03, timber)
            for s in (-1, 1)
            for y in (-0.18, 0.18)
        ],
        [rod((-0.22, y, 0.6), (-0.34, y, 1.35), 0.03, timber) for y in (-0.19, 0.19)],
        [
            rod(
                (-0.22 - 0.08 * k, -0.19, 0.75 + 0.22 * k),
                (-0.22 - 0.08 * k, 0.19, 0.75 + 0.22 * k),
                0.035,
                timber,
            )
            for k in range(3)
        ],
        motif="chair",
    )


def linen_table() -> Thing:
    """A round table for two under white linen in folds, on one foot; its top is at z = 0.95."""
    u, v = np.meshgrid(np.linspace(0, 2 * math.pi, 120), np.linspace(0, 1, 20))
    folds = 1 + (0.1 * np.sin(9 * u) + 0.05 * np.sin(4 * u + 1)) * v
    out = (0.62 + 0.1 * v) * folds
    drop = 0.95 - 0.5 * v - 0.08 * v * np.sin(5 * u)
    cloth = Paint("#fbf4e6", "#e9dcd0", vary=0.08, grain=2, bump=0.08)
    return group(
        lathe([(0.001, 0.955), (0.6, 0.955), (0.62, 0.95)], cloth, round_off=False),
        sheet(np.stack([out * np.cos(u), out * np.sin(u), drop], -1), cloth),
        lathe([(0.03, 0.9), (0.05, 0.5), (0.08, 0.3), (0.05, 0.1), (0.14, 0.0)], wood("#7a4a34")),
        motif="table",
    )  # fmt: skip


@card(
    title="Supper on the rope",
    concept="the old couple dines on a rope between two chimneys, and neither has ever looked down",
    alt="An old couple dines by candlelight at a table that stands on a rope between two chimneys; "
    "a cat carries the salt to them along the rope.",
    place="city",
    hour="dusk",
    palette="plum, apricot, white linen",
    view="landscape",
    figures="pair",
    moods=("tender", "daring", "calm"),
    readings=("marriage", "balance", "trust", "routine", "courage", "luxury", "risk"),
)
def tightrope_supper() -> Scene:
    """The rope runs across the picture; the last light stands behind the table."""

    def sag(x: float) -> float:
        return 3.0 - 0.28 * (1 - (x / 3.3) ** 2)

    table_x = 0.32
    line = [(x, 0, sag(x)) for x in np.linspace(-3.6, 3.6, 41)]
    rope = tube(
        line, 0.035, Paint("#e8cf9a", "#a8824e", vary=0.2, grain=9), bend=False, motif="rope"
    )
    table = linen_table().at(table_x, 0, sag(table_x) + 0.03)
    top = sag(table_x) + 0.99
    lit = candlestick(arms=3, power=22).size(0.62).at(table_x, 0.05, top)
    plates = [
        lathe([(0.001, 0.02), (0.13, 0.02), (0.2, 0.05)], Paint("#f6ead8")).at(
            table_x + s * 0.36, -0.12, top - 0.02
        )
        for s in (-1, 1)
    ]
    soup = [
        lathe([(0.001, 0.03), (0.13, 0.035)], Paint("#e8883a", glow=0.2)).at(
            table_x + s * 0.36, -0.12, top - 0.015
        )
        for s in (-1, 1)
    ]
    seats = [
        rope_chair("#6a3a30").at(table_x - 1.0, 0, sag(-0.68)),
        rope_chair("#6a3a30").turn(180).at(table_x + 1.0, 0, sag(1.32)),
    ]
    dine = replace(POSES["sit"], lean=8, head=(-4, 6, 0))
    he = grasping(
        dine,
        lambda p: p.turn(-6).at(table_x - 0.98, 0, sag(-0.68) + 0.66),
        right=(table_x - 0.45, -0.2, top + 0.1),
        left=(table_x - 0.45, 0.25, top + 0.05),
        age="old",
        wear="uniform",
        colour="#3a2a4a",
        hair="white",
        beard="moustache",
        hairstyle="tonsure",
        legs="#2f2638",
    )
    she = grasping(
        dine,
        lambda p: p.turn(186).at(table_x + 0.98, 0, sag(1.32) + 0.66),
        left=(table_x + 0.42, -0.2, top + 0.12),
        right=(table_x + 0.48, 0.25, top + 0.05),
        age="old",
        wear="dress",
        colour="#e2825a",
        hair="white",
        hairstyle="bun",
        legs="#e8c0a0",
        shoe_colour="#7a2a3a",
    )
    goblets = [
        lathe(
            [(0.07, 0), (0.015, 0.02), (0.015, 0.12), (0.07, 0.17), (0.08, 0.26)],
            Paint("#a8304a", glow=0.2),
        ).at(table_x + s * 0.2, -0.32, top - 0.02)
        for s in (-1, 1)
    ]
    prowler = cat("walk", fur="#2a2234", eyes="#ffd87a").size(0.55).at(-1.42, 0, sag(-1.42) + 0.02)
    salt = lathe(
        [(0.06, 0.0), (0.075, 0.05), (0.05, 0.14), (0.06, 0.16), (0.001, 0.22)],
        Paint("#ffffff", glow=0.3),
    )
    salt = salt.at(*place_of(prowler, "mouth"))
    brick = [
        chimney(3.4, colour="#9a5450").size(1.5).at(x, 0, z)
        for x, z in ((-2.26, -0.75), (2.28, -0.45))
    ]
    smoke = [
        cloud(0.4 + 0.22 * at, "#ffdcc4", "#d894a4", glow=0.3, seed=at).at(
            -1.95 + 0.2 * at * at, 0.3, 4.5 + 0.42 * at
        )
        for at in range(4)
    ]
    chance = np.random.default_rng(9)
    roofs = []
    for depth in range(4):
        for x in np.arange(-7 - depth, 8 + depth, 1.75):
            home = house(
                "town",
                wall=("#7a4a6a", "#8a5068", "#6a4468")[depth % 3],
                roof=("#5a3050", "#6a3a52")[depth % 2],
                share=0.5,
                seed=int(chance.integers(40)),
            )
            roofs.append(
                home.at(
                    float(x) + float(chance.uniform(-0.3, 0.3)),
                    3 + 3.6 * depth,
                    -3.6 + 0.35 * depth + float(chance.uniform(-0.5, 0.5)),
                )
            )
    steeple = tower(6, 0.7, wall="#8a5a72", roof="#5a3454").at(-3.2, 17, -1.0)
    eaves = [
        house("town", wall="#4a2a48", roof="#38203e", strength=4, seed=s)
        .size(1.15)
        .turn(t)
        .at(x, -2.2, z)
        for s, x, z, t in ((3, -2.4, -4.2, 8), (5, 2.2, -4.5, -8), (8, -0.2, -4.9, 0))
    ]
    return Scene(
        things=[
            rope,
            table,
            lit,
            group(plates, soup, goblets, motif="supper"),
            *seats,
            he.thing,
            she.thing,
            prowler,
            salt.called("salt"),
            *brick,
            *smoke,
            *roofs,
            steeple,
            *eaves,
        ],
        camera=Camera((0, -8.4, 3.7), (0.02, 0, 3.2), lens=49),
        world=World("#a87aa8", "#7a4a5a", 0.55),
        lights=[Sun(165, 10, 3.2, "#ffb070", 4), Sun(-42, 34, 1.5, "#ffd0b8")],
        sky=Sky(
            stops=(
                (0.0, "#6a3a78"),
                (0.2, "#a85888"),
                (0.38, "#f0927a"),
                (0.52, "#ffc884"),
                (1.0, "#ffdca0"),
            ),
            clouds=(Clouds("#ffc890", "#8a4a80", 0.46, 2.2, 0.0, 0.7, 0.65, 0.3, 3.0),),
            sun=Disc(0.3, 0.5, 0.1, "#fff4cc", 0.7),
        ),
        air=Air(exposure=1.3, fog=Fog(10, 28, "#f0a080", 0.9), bloom=0.3),
    )


# ---- the sun as an egg


@card(
    title="The sun egg",
    concept="a small bird has taken on the sun and will not get up, though its tail is singed",
    alt="In a nest in a bare tree lies the glowing sun as an egg; a small bird sits on it, its "
    "tail feathers singed and smoking.",
    place="forest",
    hour="dawn",
    palette="rust, egg gold, dove grey",
    view="close-up",
    figures="one",
    moods=("tender", "stubborn", "glowing"),
    readings=("motherhood", "daybreak", "too big a task", "courage", "creation", "sacrifice"),
)
def sun_egg() -> Scene:
    """All warmth comes from the nest; the wood around is grey with mist."""
    hollow = nest(1.3, colour="#9a6238", eggs=0, seed=4)
    shell = lathe(
        [(0.001, 0), (0.34, 0.1), (0.6, 0.5), (0.56, 0.95), (0.34, 1.32), (0.001, 1.48)],
        Paint(
            gradient=("#ff8a24", "#ffb43a", "#ffd25a", "#fff0a8"),
            glow=1.25,
            vary=0.1,
            grain=1.5,
            bump=0,
        ),
        sides=48,
    )
    egg = group(shell.turn(0, 0, 6), motif="sun").at(0, 0, 0.32)
    flecks = star_dust(
        34, (-1.5, -1.1, 0.6), (1.5, 0.6, 3.2), ("#fff0b0", "#ffc860"), size=0.02, glow=5, seed=8
    )
    brood = (
        bird("perch", colour="#b5522c", belly="#f4d8a8", beak="#f0a83a", wings="#8a3c22")
        .turn(-152)
        .size(1.55)
    )
    brood = brood.at(-0.05, -0.02, 1.42)
    tip = brood.point(-0.55, 0, 0.12)
    singed = [
        tube([brood.point(-0.4, 0.02 * k, 0.16), brood.point(-0.66, 0.09 * k, 0.1)], [0.06, 0.015],
             Paint("#241816", vary=0.1))
        for k in (-1, 0, 1)
    ]  # fmt: skip
    embers = [
        ball(0.03, light("#ff6a1e", 6), sides=10).at(*brood.point(-0.65, 0.09 * k, 0.1))
        for k in (-1, 0, 1)
    ]
    smoke = [
        tube(
            [tip, np.add(tip, (0.12, 0, 0.3)), np.add(tip, (0.02 - 0.1 * k, 0, 0.75)),
             np.add(tip, (0.25, 0, 1.2)), np.add(tip, (0.1 + 0.2 * k, 0, 1.8))],
            [0.015, 0.035, 0.05, 0.05, 0.008], Paint("#e4dcd8", glow=0.12, vary=0.1), motif="smoke",
        )
        for k in (0, 1)
    ]  # fmt: skip
    bark = Paint("#5e4236", "#3a2a28", vary=0.25, grain=2.2, bump=0.6, bump_grain=7)
    boughs = [
        tube([(0.3, 0.2, -3.2), (0.2, 0.2, -1.4), (0, 0.1, -0.15)], [0.62, 0.5, 0.42], bark),
        tube(
            [
                (0.1, 0.1, -0.9),
                (-0.9, 0.1, -0.2),
                (-1.6, 0.2, 0.9),
                (-2.1, 0.3, 2.4),
                (-2.9, 0.4, 4.6),
            ],
            [0.4, 0.3, 0.22, 0.16, 0.07],
            bark,
        ),
        tube(
            [(0.1, 0.2, -0.9), (1.0, 0.3, -0.1), (1.7, 0.4, 1.2), (1.8, 0.5, 2.8), (2.6, 0.6, 5.0)],
            [0.4, 0.28, 0.2, 0.14, 0.05],
            bark,
        ),
        tube([(-1.6, 0.2, 0.9), (-2.4, 0, 1.4), (-3.4, -0.2, 1.5)], [0.14, 0.1, 0.04], bark),
        tube([(1.75, 0.45, 1.9), (2.5, 0.3, 2.3), (3.3, 0.2, 3.2)], [0.12, 0.08, 0.03], bark),
        tube([(-1.95, 0.3, 2.0), (-1.3, 0.5, 3.0), (-1.1, 0.6, 4.2)], [0.11, 0.07, 0.02], bark),
        tube([(1.8, 0.5, 2.8), (1.2, 0.7, 3.6), (1.1, 0.8, 4.6)], [0.1, 0.06, 0.02], bark),
    ]
    tree = group(boughs, motif="tree")
    last = loose_leaves(
        34, (-2.4, -0.8, 0.2), (2.4, 1, 4.2), ("#b5522c", "#d98a3a", "#8f3a20"), leaf=0.13, seed=3
    )
    near = tube(
        [(-3.0, -3.2, -1.6), (-1.4, -3.2, -1.15), (0.2, -3.1, -1.5), (2.0, -3.0, -1.3)],
        [0.2, 0.14, 0.1, 0.05],
        Paint("#2c2226", vary=0.2, bump=0.4),
        motif="branch",
    )
    wood_far = [
        bare_tree(8 + s, "#8a8288", seed=s).at(x, y, -5)
        for s, (x, y) in enumerate(
            ((-4.1, 6), (3.4, 7), (0.6, 10), (-1.6, 13), (5.4, 12), (-6, 11))
        )
    ]
    warmth = [
        lamp(160, "#ffb040", 0.5).at(0, -1.3, 1.2),
        lamp(90, "#ff9a38", 0.5).at(0.1, 0.9, 1.6),
    ]
    return Scene(
        things=[
            hollow,
            egg,
            flecks,
            brood,
            group(singed, embers, motif="feathers"),
            *smoke,
            tree,
            last,
            near,
            *wood_far,
            *warmth,
        ],
        camera=Camera((0, -6.6, 1.55), (0, 0, 1.35), lens=40),
        world=World("#a8a8b4", "#8a8288", 0.6),
        lights=[Sun(150, 20, 1.6, "#ffd0a0", 5), Sun(-70, 45, 0.9, "#c8ccd8")],
        sky=Sky(
            stops=((0.0, "#8f95a4"), (0.4, "#b4b4ba"), (0.7, "#d8c8bc"), (1.0, "#e8cfae")),
            clouds=(Clouds("#d8d2d0", "#8a8c9a", 0.5, 1.6, 0.0, 1.0, 0.5, 0.2),),
            glow=Glow(0.5, 0.5, 0.42, "#ffd890", 0.75),
        ),
        air=Air(exposure=1.2, fog=Fog(8, 22, "sky", 0.9), bloom=0.4, weather="sparks", amount=0.12),
    )


# ---- a comet is chased


def comet_of(long: float, width: float, seed: int) -> Thing:
    """A comet at the origin that flies to +x; its tail of light streams to -x and widens."""
    chance = np.random.default_rng(seed)
    parts = []
    for at in range(15):
        fan = (at / 14 - 0.5) * 2
        reach = long * float(chance.uniform(0.6, 1.0)) * (1 - 0.35 * abs(fan))
        share = np.linspace(0, 1, 40)
        wave = 0.12 * np.sin(share * 4 + chance.uniform(0, 6)) * share
        path = np.stack([-reach * share, 0.25 * fan * share, width * (fan * share**0.7 + wave)], 1)
        path[:, 2] += 0.1 * long * share**2
        thick = width * 0.3 * (1 - share) ** 0.9 * (1 - 0.5 * abs(fan)) + 0.006
        strand = tube(path, list(thick), Paint(), sides=8, bend=False)
        shades = (
            ("#fff3cc", "#ffb45a", "#ff8a4a", "#7fe0b8")
            if abs(fan) < 0.45
            else ("#e8fff0", "#8ff0c8", "#4fc0a8", "#2a8a8c")
        )

        def fading(points: Array, far: float = reach, tail: tuple[str, ...] = shades) -> Array:
            return ramp(tail, -points[:, 0] / far)

        parts.append(tinted(strand, fading, Paint(glow=1.1, vary=0.05, bump=0)))
    head = group(
        ball(width * 0.46, light("#fff2c8", 2.0)).at(0, -0.2),
        ball(width * 0.6, light("#ffb458", 1.2)).at(0, 0.2),
    )
    return group(head, parts, motif="comet")


@card(
    title="The comet catcher",
    concept="she runs after the comet with a net, though the one in her jar has almost gone out",
    alt="A girl runs over a night hill with a net after a great comet; a jar at her side holds a "
    "small glowing one.",
    place="meadow",
    hour="night",
    palette="teal night, mint, orange",
    view="landscape",
    figures="one",
    moods=("eager", "breathless", "wild"),
    readings=("chasing a dream", "greed", "wish", "collecting", "chance", "first time"),
)
def comet_catcher() -> Scene:
    """The comet crosses the picture from the upper left; its light runs over the grass."""

    def hill(x: Array, y: Array) -> Array:
        x, y = np.asarray(x, float), np.asarray(y, float)
        return 1.2 * np.exp(-((x - 0.2) ** 2) / 16 - (y - 0.8) ** 2 / 9) + 0.2 * (
            patches(x, y, 2.4, 3, 6) - 0.5
        )

    comet = comet_of(6.5, 0.85, 3).turn(y=20).at(1.35, 1.0, 4.75)
    girl_at = on(hill, -0.75, 0.2)
    net_foot = np.array([girl_at[0] + 0.62, girl_at[1] - 0.15, girl_at[2] + 1.75])
    net_top = np.array([0.75, 0.1, 4.0])
    girl = grasping(
        "run",
        lambda p: p.turn(-8).size(1.95).at(girl_at[0], girl_at[1], girl_at[2] - 0.02),
        right=tuple(net_foot),
        left=(girl_at[0] - 0.75, girl_at[1] - 0.3, girl_at[2] + 1.0),
        wear="sweater",
        colour="#f07a2c",
        legs="#f2e4c4",
        hair="black",
        hairstyle="ponytail",
        scarf="#bff0d4",
        wind=1.0,
        shoes="boots",
        shoe_colour="#8a3a24",
    )
    pole = rod(net_foot - (net_top - net_foot) * 0.18, net_top, 0.028, wood("#a8703a"))
    angle = np.linspace(0, 2 * math.pi, 41)
    hoop_at = net_top + (0.16, 0, 0.4)

    def bag(u: Array, v: Array) -> Array:
        r = 0.44 * (1 - 0.72 * v**1.6)
        return np.stack(
            [
                hoop_at[0] + 0.5 * r * np.cos(u) - 0.95 * v,
                hoop_at[1] + 0.8 * r * np.sin(u),
                hoop_at[2] + r * np.cos(u) * 0.9 - 0.25 * v**2,
            ],
            -1,
        )

    cord = Paint("#e4fff0", glow=0.25)
    net = group(
        tube(bag(angle, 0 * angle), 0.026, wood("#c98a4a"), bend=False),
        [
            tube(bag(angle, 0 * angle + v), 0.008, cord, sides=4, bend=False)
            for v in np.linspace(0.12, 1, 8)
        ],
        [
            tube(bag(np.full(14, a), np.linspace(0, 1, 14)), 0.008, cord, sides=4, bend=False)
            for a in angle[::3]
        ],
        motif="net",
    )
    held = np.array(girl.left) + (0, -0.05, -0.86)
    glass_jar = group(
        jar(lid="#f07a2c").size(1.05),
        comet_of(0.45, 0.2, 5).turn(y=-60).at(0.03, 0, 0.46),
        motif="jar",
    ).at(*held)  # fmt: skip
    field = meadow(hill, "#2f6a64", "#1c4650", "#4f8a70", near=-8, far=60)
    grass = grass_field(
        9000,
        (-4.5, 4.5),
        (-4.8, 4),
        ("#1c4a4c", "#3a7a68", "#9ad8a0"),
        height=hill,
        tall=0.24,
        wind=(0.35, 0),
        seed=4,
    )
    seeds = flower_field(160, (-4, 4), (-4, 3), ("#d8ffe8", "#ffc890"), height=hill, seed=2)
    pines = [
        bare_tree(3 + s % 2, "#17383e", seed=s).at(x, y, -0.3)
        for s, (x, y) in enumerate(((-4.2, 9), (3.8, 10), (5, 14), (-6, 15)))
    ]
    range_ = mountains(60, 5, 8, "#2a6a78", snow=0, seed=6).at(0, 26, -2)
    glare = [
        lamp(420, "#ffd8a0", 0.5).at(1.2, -0.5, 4.5),
        lamp(160, "#8ff0c8", 0.6).at(-1.6, 0, 4.6),
        lamp(5, "#ffb45a", 0.1).at(*(held + (0, -0.3, 0.3))),
    ]
    return Scene(
        things=[
            comet,
            girl.thing,
            group(pole, net, motif="net"),
            glass_jar,
            field,
            grass,
            seeds,
            *pines,
            range_,
            *glare,
        ],
        camera=Camera((0, -7.4, 1.2), (0.05, 0, 3.1), lens=36),
        world=World("#2f7a86", "#2a5a5c", 0.7),
        lights=[Sun(165, 35, 1.5, "#a8f0e0"), Sun(70, 45, 0.8, "#ffc890")],
        sky=Sky(
            stops=((0.0, "#0c3a4c"), (0.4, "#14586a"), (0.7, "#2a8488"), (1.0, "#6fc4b0")),
            stars=200,
            glow=Glow(0.66, 0.28, 0.45, "#ffd8a0", 0.5),
            clouds=(Clouds("#3a9a98", "#0f4656", 0.42, 1.8, 0.2, 0.9, 0.5, 0.3),),
        ),
        air=Air(
            exposure=1.5, fog=Fog(10, 40, "sky", 0.9), bloom=0.35, weather="sparks", amount=0.1
        ),
    )
