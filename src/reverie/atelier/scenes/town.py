"""Town: cats as large as quarters, flooded streets, shadows and statues that take their leave."""

import math
from typing import Literal

import numpy as np

from reverie.atelier.colour import mix
from reverie.atelier.develop import Air, Fog, LowFog, Tint
from reverie.atelier.motifs.anatomy import place_of
from reverie.atelier.motifs.beasts import elephant
from reverie.atelier.motifs.birds import bird, crow
from reverie.atelier.motifs.bodies import Pose
from reverie.atelier.motifs.canines import dog
from reverie.atelier.motifs.cats import cat
from reverie.atelier.motifs.dragons import dragon
from reverie.atelier.motifs.fishes import fish
from reverie.atelier.motifs.flight import balloons, umbrella
from reverie.atelier.motifs.floors import cobbles, flagstones
from reverie.atelier.motifs.flowers import dandelion
from reverie.atelier.motifs.heavens import star_dust
from reverie.atelier.motifs.houses import house, pane
from reverie.atelier.motifs.joinery import (
    cloth,
    drape,
    metal,
    plain,
    quads,
    rod,
    slack,
    stone,
    wood,
)
from reverie.atelier.motifs.land import Hills, meadow, road
from reverie.atelier.motifs.leaves import fallen_leaves, foliage, grass_field
from reverie.atelier.motifs.lights import (
    hanging_street_lamp,
    lantern,
    paper_lantern,
    street_lamp,
    string_lights,
)
from reverie.atelier.motifs.objects import clock_face, key, map_sheet
from reverie.atelier.motifs.people import figure, person, villager
from reverie.atelier.motifs.scatter import globe, patches, ramp, scatter, swarm, tinted
from reverie.atelier.motifs.sea_life import whale
from reverie.atelier.motifs.small_life import snail
from reverie.atelier.motifs.tools import thread_spool
from reverie.atelier.motifs.towers import flats, tower
from reverie.atelier.motifs.travel import bicycle, car, carriage, rowing_boat, tram
from reverie.atelier.motifs.trees import autumn_tree, cypress
from reverie.atelier.motifs.vessels import barrel, jar, suitcase
from reverie.atelier.motifs.water import rings, sea
from reverie.atelier.motifs.waysides import awning, bench, clock_post, letter_box
from reverie.atelier.scene import Camera, Panel, Scene, Spot, Sun, World, card
from reverie.atelier.shapes import ball, box, curve, cutout, land, lathe, sheet, tube
from reverie.atelier.sky import Clouds, Disc, Glow, Sky
from reverie.atelier.thing import Array, Mesh, Paint, Point, Thing, group, lamp, light, walk

LIT = "#ffc04a"


def small_house(
    seed: int, walls: tuple[str, ...], roofs: tuple[str, ...], share: float = 0.5
) -> Thing:
    """A plain house for the distance, about 1 wide and 2 high, gable or eaves to the viewer."""
    chance = np.random.default_rng(seed)
    wall = walls[int(chance.integers(len(walls)))]
    roof = roofs[int(chance.integers(len(roofs)))]
    wide, deep = (float(each) for each in chance.uniform(0.8, 1.25, 2))
    high, rise = float(chance.uniform(0.9, 1.6)), float(chance.uniform(0.55, 0.85))
    tiles = Paint(roof, mix(roof, "#20141c", 0.35), "rings", grain=5, bump=0.3, vary=0.2)
    if chance.random() < 0.5:
        top = cutout([(-wide / 2 - 0.1, 0), (wide / 2 + 0.1, 0), (0, rise)], deep + 0.2, tiles)
    else:
        top = cutout(
            [(-deep / 2 - 0.1, 0), (deep / 2 + 0.1, 0), (0, rise)], wide + 0.2, tiles
        ).turn(90)
    places = [
        (x, -deep / 2 - 0.012, z)
        for z in np.arange(0.35, high - 0.1, 0.42)
        for x in np.linspace(-wide / 3, wide / 3, 3)
    ]
    lit = chance.random(len(places)) < share
    chimney = box((0.17, 0.17, 0.5), stone("#7d4a40"), bevel=0.01)
    parts = [
        box((wide, deep, high), stone(wall), bevel=0.01).at(z=high / 2),
        top.at(z=high - 0.02),
        chimney.at(float(chance.uniform(-0.25, 0.25)), 0.2, high + rise * 0.75),
    ]
    for chosen, paint in ((lit, light(LIT, 3.0)), (~lit, plain(mix(wall, "#1d1a2c", 0.75)))):
        if chosen.any():
            parts.append(quads(np.array(places)[chosen], 0.15, 0.22, paint))
    return group(parts, motif="house")


def flattened(thing: Thing, onto: Array, paint: Paint) -> Thing:
    """A thing pressed flat by a matrix, its corners moved for good, all in one paint."""
    leaves = []
    for leaf, matrix, _ in walk(thing):
        if leaf.mesh is not None:
            corners = (leaf.mesh.vertices @ matrix[:3, :3].T + matrix[:3, 3]) @ onto.T
            leaves.append(Thing(Mesh(corners, leaf.mesh.faces, smooth=False), paint))
    return group(leaves, motif="shadow")


def shadow(thing: Thing, colour: str, lean: float = 0.0, glow: float = 0.0) -> Thing:
    """The shadow of a thing on a wall that faces the viewer, at y = 0; with `glow` it is even."""
    flat = light(colour, glow) if glow else Paint(colour, vary=0.05, bump=0, rough=1, shine=0)
    return flattened(thing, np.array([(1, 0, lean), (0, 0.004, 0), (0, 0, 1)]), flat)


def ground_shadow(thing: Thing, colour: str, along: float, away: float) -> Thing:
    """The shadow of a thing on the ground."""
    flat = Paint(colour, vary=0.05, bump=0, rough=1, shine=0)
    return flattened(thing, np.array([(1, 0, along), (0, 1, away), (0, 0, 0.004)]), flat)


# ---- a cat for a quarter


def roofscape(
    cat_at: tuple[float, float, float, float], walls: tuple[str, ...], roofs: tuple[str, ...]
) -> Thing:
    """Houses in crooked rows, none where the cat lies (x, y, half sizes) nor in the tram's way."""
    chance = np.random.default_rng(4)
    kinds = [small_house(seed, walls, roofs, 0.45) for seed in range(14)]
    x0, y0, wide, deep = cat_at
    homes = []
    for y in np.arange(-11.0, 34.0, 1.55):
        for x in np.arange(-17.0, 17.0, 1.18):
            px, py = x + float(chance.uniform(-0.2, 0.2)), y + float(chance.uniform(-0.2, 0.2))
            under = ((px - x0) / wide) ** 2 + ((py - y0) / deep) ** 2 < 1
            front = abs(px - x0) < wide and tram_way(px) < py < y0
            if (
                under
                or front
                or tram_way(px) - (2.7 if abs(px) < 3 else 1.3) < py < tram_way(px) + 1.0
            ):
                continue
            home = kinds[int(chance.integers(len(kinds)))]
            size = float(chance.uniform(0.9, 1.2))
            homes.append(home.size(size).turn(float(chance.uniform(-9, 9))).at(px, py))
    return group(homes, motif="house")


def tram_way(x: float | Array) -> float | Array:
    """How far away the tram's street is: it swings out around the tip of a tail."""
    return -2.6 - 2.5 * np.exp(-(((np.asarray(x) + 0.6) / 3.0) ** 2))


@card(
    title="The cat over the roofs",
    concept="a cat as large as a quarter has fallen asleep on the town, and nobody dares to wake "
    "it",
    alt="An enormous amber cat sleeps curled up on the roofs of a town at dusk; a small lit tram "
    "makes a bend around its tail.",
    place="city",
    hour="dusk",
    palette="brick, plum, amber",
    view="vast",
    figures="one",
    moods=("cosy", "tender", "funny"),
    readings=("consideration", "power at rest", "weight", "the quiet giant", "detour", "home"),
)
def cat_over_roofs() -> Scene:
    """The low sun comes from the right, so that the face is lit and the streets lie in plum."""
    x = np.linspace(-14, 14, 60)
    way = np.stack([x, tram_way(x)], 1)
    heading = math.degrees(math.atan2(float(tram_way(0.4) - tram_way(-0.2)), 0.6))
    iron = metal("#c9a890")
    track = [
        tube(np.stack([x, tram_way(x) + side, 0 * x + 0.05], 1), 0.03, iron, bend=False)
        for side in (-0.2, 0.2)
    ]
    sleeper = cat("sleep", fur="#dca050", chest="#f8e6c0", stripes="#a8622c", cells=190)
    return Scene(
        things=[
            box((80, 90, 0.1), Paint("#4a2f45", vary=0.15), motif="street").at(0, 25, -0.05),
            road([(px, py) for px, py in way], colour="#6d4a58", edge=None, width=1.5, ruts=False),
            group(track, motif="rails"),
            sleeper.size(11.2).turn(5).at(0.1, 2.4, 0.0),
            roofscape(
                (0.2, 2.4, 4.7, 4.6),
                ("#9a7478", "#7d5868", "#a8827c"),
                ("#8a4038", "#6a3448", "#573560"),
            ),
            tram(colour="#e8c890", roof="#f2e2c0")
            .size(0.62)
            .turn(heading)
            .at(0.1, float(tram_way(0.1)), 0.05),
            lamp(45, "#ffc870", 0.3).at(0.1, -6.6, 1.5),
        ],
        camera=Camera((0.4, -17.0, 11.0), (0.05, 0.9, 1.1), lens=44),
        world=World("#8a6ab0", "#6a3c50", 0.6),
        lights=[Sun(68, 24, 3.3, "#ffd09a", 3)],
        sky=Sky(((0, "#c58a94"), (1, "#c58a94"))),
        air=Air(
            1.35,
            Fog(21, 44, "#c58a94", 0.92),
            bloom=0.35,
            saturation=1.08,
            tint=Tint("#4a2a68", "#ffdca8", 0.16),
        ),
    )


# ---- a street that is played


def piano_keys(count: int, pressed: dict[int, float]) -> Thing:
    """White and black keys along x, 1 wide each, their tops at z = 0 unless `pressed`."""
    ivory = Paint("#f6edd6", "#e2d4b4", vary=0.08, grain=1.5, rough=0.3, shine=0.5, bump=0.05)
    ebony = Paint("#26242c", vary=0.1, rough=0.25, shine=0.6, bump=0.05)
    keys = []
    for at in range(count):
        x, down = at - (count - 1) / 2, pressed.get(at, 0.0)
        keys.append(box((0.93, 5.2, 0.5), ivory, bevel=0.05).at(x, 0, -0.25 - down))
        if at % 7 not in (2, 6) and at < count - 1:
            keys.append(box((0.52, 3.2, 0.5), ebony, bevel=0.06, taper=0.94).at(x + 0.5, 1.0, 0.02))
    return group(keys, motif="piano keys")


@card(
    title="The crossing in the rain",
    concept="the crossing is a keyboard, and only those who are caught in the rain ever play it",
    alt="Seen from above, people with umbrellas cross a rainy street on a zebra crossing of "
    "piano keys; a child in yellow jumps on one key with both feet.",
    place="city",
    hour="afternoon",
    palette="asphalt, ivory, taxi yellow",
    view="room",
    figures="crowd",
    moods=("playful", "musical", "bright"),
    readings=("rhythm", "everyday music", "childhood", "steps", "chance", "harmony"),
)
def crossing_in_the_rain() -> Scene:
    """Seen almost straight down, the keys laid across the picture; the only yellow is the child."""
    asphalt = Paint(
        "#5c6474", "#434a5c", vary=0.16, grain=0.5, rough=0.22, shine=0.7, bump=0.12, bump_grain=20
    )
    keyboard = piano_keys(17, {5: 0.1, 8: 0.32, 11: 0.1, 13: 0.1, 3: 0.1})
    walkers = [
        (-5.2, 0.6, 95, "#35405a"),
        (-3.1, -1.2, -80, "#8a3040"),
        (-1.6, 1.3, 100, "#2c2f3a"),
        (2.9, -0.4, 85, "#d8d0bc"),
        (4.4, 1.2, -100, "#47616a"),
        (5.8, -1.4, 80, "#2c2f3a"),
        (-2.6, 3.9, -95, "#3d3a52"),
        (-2.4, -3.6, 90, "#52606a"),
        (3.0, -3.9, 100, "#a8823a"),
    ]
    crowd_ = []
    for at, (x, y, heading, colour) in enumerate(walkers):
        somebody = figure(
            "walk", age="adult", colour=("#2f3445", "#6a4a40", "#4a5560")[at % 3], hair="brown"
        )
        shade = umbrella(0.95, colours=(colour, mix(colour, "#10121c", 0.18)), stick=1.05)
        held = group(somebody.thing, shade.turn(12, y=8).at(0.12, -0.1, 0.85))
        crowd_.append(held.size(1.05).turn(heading).at(x, y, 0))
    leap = Pose(
        hip=(0, 0.62),
        lean=-16,
        head=(48, 0, 0),
        drift=True,
        splay=24,
        curl=-0.2,
        toes=(-10, -10),
        feet=((0.5, 0.3, 0.02), (0.5, 0.3, 0.02)),
        hands=((0.25, 0.95, 0.25), (0.25, 0.95, 0.25)),
        grips=("open", "open"),
    )
    jumper = person(
        pose=leap,
        wear="coat",
        colour="#ffc21a",
        hairstyle="tufts",
        hair="red",
        mood="happy",
        scarf="#d8391f",
        shoe_colour="#d8391f",
        legs="#35506a",
    )
    chance = np.random.default_rng(2)
    drops = [
        ball(
            float(chance.uniform(0.03, 0.08)), Paint("#fffaf0", glow=0.3), sides=10, motif="drops"
        ).at(
            float(out * math.cos(a)),
            -1.3 + float(out * math.sin(a)),
            float(chance.uniform(0.0, 0.5)),
        )
        for a, out in zip(chance.uniform(0, 6.28, 36), chance.uniform(0.7, 1.4, 36), strict=True)
    ]
    street = group(
        keyboard,
        crowd_,
        jumper.size(2.1).turn(-66).at(0, -1.0, 0.0),
        drops,
        car(colour="#f0b41e", roof="#f0b41e").size(1.75).turn(-90).at(1.3, 6.1, -0.12),
    ).turn(-24)
    return Scene(
        things=[
            box((60, 60, 1), asphalt, motif="street").at(z=-0.62),
            street.at(0.2, 0.2, 0.05),
        ],
        camera=Camera((0, -4.6, 14.5), (0, -0.15, 0), lens=46),
        world=World("#9aa8bc", "#8a8478", 0.6),
        lights=[Sun(-140, 34, 3.2, "#ffe2ac", 5)],
        sky=Sky(((0, "#8a94a4"), (1, "#8a94a4"))),
        air=Air(
            1.45,
            None,
            bloom=0.25,
            saturation=1.1,
            weather="rain",
            amount=0.5,
            tint=Tint("#2a3850", "#ffeec8", 0.14),
        ),
    )


# ---- a street under water


def canal_street(
    share: float, wall: tuple[str, ...], near: float, far: float, half: float
) -> Thing:
    """Two rows of narrow houses along the way into the picture, at x = ±half."""
    homes = []
    for side in (-1, 1):
        for at, y in enumerate(np.arange(near, far, 1.62)):
            seed = at * 2 + (side > 0) + 5
            home = house(
                "timbered" if at % 4 == 2 else "town",
                wall=wall[seed % len(wall)],
                share=share,
                bend=0.6,
                seed=seed,
            )
            tall = 0.95 + 0.1 * ((seed * 7) % 4)
            homes.append(
                home.size(1, 1, tall).turn(-90 * side).at(side * (half + 0.8), float(y), 0)
            )
    return group(homes, motif="house")


@card(
    title="The umbrella boat",
    concept="the rain has not stopped for years, so they have turned the umbrella round and gone "
    "to sea",
    alt="A girl and a cat drift at night in an upturned red umbrella with a lantern through a "
    "flooded street; a fish looks out of a letter box.",
    place="city",
    hour="night",
    palette="wet blue, lamp gold, red",
    view="landscape",
    figures="pair",
    moods=("adventurous", "calm", "brave"),
    readings=(
        "making do",
        "friendship",
        "after the rain",
        "trust",
        "a way out",
        "turning things round",
    ),
)
def umbrella_boat() -> Scene:
    """The red boat is lit by its own lantern, before a street that fades towards a clock."""
    boat = (
        umbrella(1.5, colours=("#d42a20", "#b51f1c"), stick=1.75)
        .size(1, 1, 1.3)
        .turn(x=180)
        .at(z=2.62)
    )
    girl = figure(
        "sit low",
        wear="coat",
        colour="#e8c34a",
        hair="chestnut",
        hairstyle="braids",
        hat="sailor",
        hat_colour="#f2e8d4",
    )
    fellow = cat("sit", fur="#3a3038", chest="#e8dcc8")
    crew = group(
        boat,
        girl.thing.turn(-150).size(1.15).at(0.62, 0.1, 0.22),
        fellow.turn(110).size(0.85).at(-0.6, 0.1, 0.18),
        lantern(power=150).size(1.1).at(-0.18, 0, 1.72),
    ).turn(y=-5)
    post = group(
        letter_box(colour="#a8332a").size(1.15),
        fish(colour="#ff9a34", belly="#ffe2a8").turn(-150, y=-8).size(0.5).at(-0.2, -0.3, 0.98),
        motif="letter box",
    )
    return Scene(
        things=[
            sea("calm", "#16405e", rough=0.08, near=-12, far=60),
            canal_street(0.55, ("#4a6a8a", "#5a6f92", "#3d5c80", "#6a7a9c"), -4.5, 22, 2.7).at(
                z=-0.75
            ),
            crew.turn(12).at(-0.2, -1.6, 0.11),
            post.turn(-12).at(1.32, -3.1, -0.42),
            tower(5.5, 0.9, wall="#4a6488", roof="#24406c").at(0.9, 27, -0.8),
            clock_face(0.75, face="#ffe9b0", rim="#24406c", hands=(11, 52))
            .painted(light("#ffdf98", 1.5))
            .at(0.9, 25.9, 3.4),
            *[
                house("town", wall="#4a6488", share=0.8, seed=20 + at).at(x, 24 + at % 2, -0.75)
                for at, x in enumerate((-2.6, -0.9, 2.5, 4.2))
            ],
            street_lamp(2.9, power=60).at(-2.05, 0.6, -0.6),
            street_lamp(2.9, power=60).at(2.0, 5.2, -0.6),
            street_lamp(2.9, power=60).at(-2.0, 10.5, -0.6),
        ],
        camera=Camera((0.25, -8.2, 2.0), (0, 0.5, 1.45), lens=44),
        world=World("#3f6a9a", "#1d3a5c", 0.55),
        lights=[Sun(165, 40, 1.6, "#9cc4f0", 5)],
        sky=Sky(
            ((0, "#0f2448"), (0.4, "#2a5a88"), (0.6, "#d8a868"), (1, "#e8b870")),
            stars=120,
            glow=Glow(0.5, 0.47, 0.35, "#ffd890", 0.8),
            clouds=(Clouds("#4a78a8", "#1a3460", 0.45),),
        ),
        air=Air(
            1.75,
            Fog(10, 32, "#4d7396", 0.85),
            bloom=0.4,
            saturation=1.12,
            tint=Tint("#10305c", "#ffe0a0", 0.14),
        ),
    )


# ---- a town that travels


def spiral_town(radius: float, height: float, turns: float = 3.5, count: int = 64) -> Thing:
    """A hill of terraces wound up like a shell, houses along the winding way, a tower on top."""
    rock = Paint("#e8d8b4", "#c9b088", vary=0.16, grain=1.6, bump=0.35)

    def spot(share: float) -> tuple[float, float, float]:
        return turns * 2 * math.pi * share, radius * (1 - 0.86 * share**0.9), height * share

    u, v = np.meshgrid(np.linspace(0, turns * 2 * math.pi, 260), np.linspace(0, 1, 7))
    share = u / (turns * 2 * math.pi)
    reach = radius * (1 - 0.86 * share**0.9)
    ring = reach * (1.12 - 0.02 * np.sin(v * 3))
    drop = height / turns * 1.15
    wall = sheet(
        np.stack(
            [
                ring * np.cos(u),
                ring * np.sin(u),
                np.maximum(height * share - drop * v, -0.12) + 0.02,
            ],
            -1,
        ),
        rock,
    )
    hem = 1.13 * radius
    base = lathe(
        [
            (hem * 0.8, 0.12),
            (hem, 0.06),
            (hem * 1.02, -0.1),
            (hem * 0.9, -0.36),
            (hem * 0.4, -0.52),
            (0.01, -0.55),
        ],
        Paint("#c98a5c", "#a8663c", "rings", grain=2, vary=0.15, bump=0.3),
        sides=60,
    )
    inner = reach * np.interp(v, (0, 1), (1.12, 0.1))
    floor = sheet(
        np.stack([inner * np.cos(u), inner * np.sin(u), height * share + 0.02], -1),
        Paint("#d2b98c", vary=0.15),
    )
    walls, roofs = ("#f4e6cc", "#ecd2b0", "#f0dcc8", "#e2c8a8"), ("#c9603c", "#b54e34", "#d27a4a")
    homes = []
    for at, where in enumerate(np.linspace(0, 0.97, count)):
        angle, out, z = spot(float(where))
        size = 0.42 - 0.12 * where
        home = small_house(at, walls, roofs, 0.25).size(size).turn(90 + math.degrees(angle))
        homes.append(home.at((out - 0.02) * math.cos(angle), (out - 0.02) * math.sin(angle), z))
    folk = []
    for at, where in enumerate((0.03, 0.07, 0.42, 0.8)):
        angle, out, z = spot(where)
        folk.append(
            villager(at, "wave")
            .size(0.19)
            .turn(math.degrees(angle))
            .at(1.08 * out * math.cos(angle), 1.08 * out * math.sin(angle), z + 0.02)
        )
    keep = tower(1.9, 0.42, wall="#f0dfc0", roof="#b54e34").size(0.42).at(z=height)
    return group(wall, base, floor, homes, keep, folk, motif="town")


@card(
    title="The snail town",
    concept="the town has decided to see the world, and it did not wait for everyone",
    alt="A large snail carries a hill town as its shell along a country road in the morning; far "
    "behind it a man runs with his suitcase.",
    place="village",
    hour="morning",
    palette="cream, terracotta, dew green",
    view="landscape",
    figures="crowd",
    moods=("cheerful", "gentle", "wistful"),
    readings=("too late", "home on the move", "slowness", "belonging", "leaving together", "haste"),
)
def snail_town() -> Scene:
    """The sun stands behind the snail; the road leads the eye from the runner to the town."""
    ground = Hills(0.3, 9, 3, rise=0.02)
    beast = snail(house=False, body="#dccfa0").size(2.9)
    town = spiral_town(1.32, 2.55).turn(-90, y=-6).at(-0.35, 0, 0.62)
    late = figure(
        "run",
        age="adult",
        wear="coat",
        colour="#35506a",
        hat="bowler",
        hat_colour="#2c2a30",
        scarf="#c8402c",
        wind=0.8,
    )
    bag = suitcase(colour="#8a4a30").size(0.42)
    return Scene(
        things=[
            meadow(ground, "#8fae5c", "#5f8a4c", "#c2bb70"),
            road(
                [(-8, -4.4), (-2.4, -2.2), (0, -0.5), (2, 0.6), (5, 2.6), (9, 8)],
                ground,
                "#e2cfa4",
                "#8fa058",
                width=2.6,
            ),
            group(beast, town).turn(20).at(0.2, 0.3, float(ground(0.2, 0.3)) + 0.05),
            late.thing.turn(32).size(0.72).at(-1.25, -2.2, float(ground(-1.25, -2.2)) + 0.02),
            bag.turn(32).at(-1.5, -2.5, float(ground(-1.4, -2.4)) + 0.32),
            scatter(
                [cypress(2.6, seed=1), cypress(3.2, seed=2)],
                9,
                (-9, 9),
                (7, 18),
                height=ground,
                seed=5,
            ),
            grass_field(
                5000,
                (-4, 4),
                (-7, -3.2),
                ("#4a7a48", "#7fa85a", "#c2d48a"),
                height=ground,
                tall=0.2,
            ),
            grass_field(
                4000, (0, 6), (-3.2, 3), ("#4a7a48", "#7fa85a", "#c2d48a"), height=ground, tall=0.12
            ),
        ],
        camera=Camera((-0.1, -9.4, 0.9), (0.25, 0, 1.85), lens=43),
        world=World("#a8c8d0", "#b8b078", 0.6),
        lights=[Sun(-128, 30, 3.6, "#ffe6b4", 4)],
        sky=Sky(
            ((0, "#8fc4d0"), (0.5, "#e4ecd0"), (0.75, "#fbe8c4"), (1, "#fbe8c4")),
            clouds=(Clouds("#fff6e0", "#b8d0d0", 0.45, 1.6),),
            glow=Glow(0.12, 0.45, 0.5, "#fff2c8", 0.8),
        ),
        air=Air(
            1.15,
            Fog(11, 34, "#e2e8cc", 0.88),
            bloom=0.25,
            saturation=1.12,
            low_fog=LowFog("#eef4dc", 0.55, 0.75, 9, 20, 0.5),
        ),
    )


# ---- shadows without owners


def wall_of_chalk(high: float) -> Thing:
    """A long whitewashed wall with a blue coping."""
    lime = Paint("#f6f3ea", "#e2e6ee", vary=0.06, grain=1.1, bump=0.3, bump_grain=9)
    return group(
        box((40, 0.6, high), lime, bevel=0.04).at(0, 0.3, high / 2),
        box((40, 0.8, 0.16), plain("#2f5fc0"), bevel=0.03).at(0, 0.28, high + 0.05),
        motif="wall",
    )


def white_village() -> Thing:
    """White cubes and a blue dome that look over the wall."""
    lime = Paint("#f4f2ee", "#dfe6f2", vary=0.05, bump=0.2)
    cubes = [(-3.6, 1.9, 5.6), (-1.9, 1.5, 6.3), (0.2, 2.0, 5.3), (3.3, 2.2, 5.9)]
    dome = ball(0.95, Paint("#7fb0f0", vary=0.1), sides=28)
    return group(
        [box((wide, 2.5, high), lime, bevel=0.05).at(x, 0, high / 2) for x, wide, high in cubes],
        [
            box((0.34, 0.1, 0.55), plain("#2458b8")).at(x, -1.27, z)
            for x, z in ((-3.4, 4.9), (-1.8, 5.5), (3.0, 5.2))
        ],
        box((1.5, 1.5, 1.4), lime, bevel=0.05).at(1.6, 1.5, 5.6),
        dome.at(1.6, 1.5, 6.3),
        rod((1.6, 1.5, 7.2), (1.6, 1.5, 7.6), 0.04, plain("#e8c050")),
        motif="village",
    )


def paraders() -> list[tuple[Thing, float, float]]:
    """Who walks by on the wall: each with where it is along it, and how large."""
    lady = figure(
        "walk", age="adult", wear="dress", hairstyle="bun", hands=((0.25, 0.1, 1.25), None)
    )
    with_shade = group(lady.thing, umbrella(0.62, stick=1.0).at(0.27, 0.1, 1.15))
    boy = figure("reach up", hat="paper")
    flyer = group(boy.thing, balloons(5, length=1.25, radius=0.22).at(*boy.right))
    king = person(pose="walk", age="adult", hat="crown", wear="robe", beard="long")
    rider = group(
        elephant("trunk up"),
        person(pose="sit", hat="turban", age="child").at(0.1, 0, 1.7),
        motif="elephant",
    )
    return [
        (rider, -1.95, 1.38),
        (flyer, 0.12, 1.3),
        (king, 0.9, 1.68),
        (with_shade, 1.72, 1.36),
        (dog("stand"), 2.32, 0.58),
    ]


@card(
    title="The parade of shadows",
    concept="at noon the shadows left their people and went for a walk; the dog's has gone with "
    "them",
    alt="On a white wall in the midday sun walks a parade of blue shadows with nobody to cast "
    "them; a small dog without a shadow watches.",
    place="village",
    hour="noon",
    palette="chalk white, cobalt, black",
    view="landscape",
    figures="crowd",
    moods=("mysterious", "festive", "left out"),
    readings=("absence", "freedom", "memory", "the missing one", "secret life", "loyalty"),
)
def shadow_parade() -> Scene:
    """The ground shines a little by itself, so that the dog throws no shadow on it."""
    blue = "#142c78"
    parade = [
        shadow(who.size(size), blue, 0.05, 0.35).at(x, -0.02, 0.02) for who, x, size in paraders()
    ]
    cycle = bicycle(colour="#20222a", basket_colour="#b58a4a").turn(-24)
    bougainvillea = foliage(
        [
            ((x, 0, z), 0.42)
            for x, z in ((-0.6, 0.3), (0, 0.1), (0.5, 0.2), (0.2, -0.4), (-0.5, -0.5))
        ],
        ("#8a1f5c", "#d8388a", "#f490b8"),
        seed=3,
    )
    floor = Paint("#f2ecdc", "#e4dcc8", vary=0.06, grain=1.4, bump=0.05, glow=0.7)
    return Scene(
        things=[
            box((60, 30, 0.1), floor, motif="pavement").at(0, -10, -0.05),
            wall_of_chalk(4.0),
            white_village().at(0, 4.5, 0.5),
            *parade,
            cycle.at(-2.0, -3.2),
            ground_shadow(cycle, "#8a9cc8", 0.5, 0.35).at(-2.0, -3.2, 0.004),
            dog("sit", fur="#fffaf0", patch="#2a2430").size(0.95).turn(58).at(0.35, -4.4),
            bougainvillea.at(-2.4, -0.3, 4.3),
            bougainvillea.turn(170).at(-3.5, -0.4, 4.0),
        ],
        camera=Camera((-0.1, -9.6, 1.6), (0.0, 0, 2.35), lens=42),
        world=World("#a8c4f0", "#f0e8d0", 0.75),
        lights=[Spot((-4, -7, 12), (0, 1, 3.0), 2400, "#fff4d8", 60)],
        sky=Sky(((0, "#1446b4"), (0.26, "#4a88e0"), (1, "#8ab8f0")), warp=0.02),
        air=Air(1.0, Fog(12, 30, "#a8c4f0", 0.5), bloom=0.12, saturation=1.1),
    )


# ---- a street with a keyhole at its end


def keyhole_half(z: Array, low: float, centre: float, radius: float) -> Array:
    """Half the width of a keyhole at each height."""
    skirt = 0.72 * radius - (z - low) / (centre - low) * 0.36 * radius
    inside = np.clip(radius**2 - (z - centre) ** 2, 0, None)
    bow = np.sqrt(inside)
    return np.where(z < centre, np.maximum(skirt, bow), bow)


def keyhole_houses(centre: float, radius: float, paint: Paint) -> Thing:
    """Two house fronts that leave a keyhole between them, and the reveals of the gap."""
    z = np.linspace(0, centre + radius, 120)
    half = keyhole_half(z, 0.0, centre, radius)
    share = np.linspace(0, 1, 20)[None]
    parts = []
    for side in (-1, 1):
        x = side * (half[:, None] * (1 - share) + 9 * share)
        parts.append(sheet(np.stack([x, 0 * x, np.broadcast_to(z[:, None], x.shape)], -1), paint))
        deep = np.linspace(0, 1.2, 4)[None]
        edge = np.broadcast_to(side * half[:, None], (len(z), 4))
        back = np.stack(
            [edge, np.broadcast_to(deep, edge.shape), np.broadcast_to(z[:, None], edge.shape)], -1
        )
        parts.append(sheet(back, paint))
    top = centre + radius
    parts.append(box((18, 1.2, 1.2), paint, bevel=0.01).at(0, 0.6, top + 0.58))
    return group(parts, motif="house")


@card(
    title="The keyhole street",
    concept="every morning the street ends in a keyhole full of sun, and he has left the key "
    "somewhere",
    alt="At the end of a dark street the gap between the houses is a great keyhole filled with "
    "sunrise; before it a man searches his pockets.",
    place="city",
    hour="dawn",
    palette="soot blue, sunrise",
    view="landscape",
    figures="one",
    moods=("hopeful", "anxious", "longing"),
    readings=(
        "opportunity",
        "what is missing",
        "a new day",
        "locked out",
        "search",
        "almost there",
    ),
)
def keyhole_street() -> Scene:
    """All light comes through the keyhole and falls along the street; the key is with the crow."""
    soot = Paint("#3b4866", "#2c3650", vary=0.15, grain=1.5, bump=0.3)
    roofs = Paint("#3a4468", "#2c3450", "rings", grain=2.5, vary=0.2, bump=0.4)
    gables = [
        cutout([(-wide, 0), (wide, 0), (0.2, high)], 1.6, roofs).at(x, 0.6, 6.6)
        for x, wide, high in ((-2.3, 2.2, 2.2), (1.9, 1.9, 1.5))
    ]
    perch = crow("perch").turn(20).size(0.62).at(-1.35, -2.8, 3.42)
    attic = [
        pane(0.45, 0.6, lit=True, strength=2.2, timber="#5a6484").at(x, -0.3, z)
        for x, z in ((-2.1, 7.3), (2.0, 7.1))
    ]
    stacks = [
        box((0.5, 0.5, 1.6), stone("#5a4c60"), bevel=0.02).at(x, 0.6, 7.8) for x in (-3.2, 0.9, 2.9)
    ]
    windows = [
        pane(0.5, 0.7, lit=lit, strength=2.5, timber="#5a6484").at(x, -0.05, z)
        for x, z, lit in (
            (-2.4, 4.9, False),
            (-2.5, 3.2, True),
            (-2.3, 1.6, False),
            (2.4, 4.8, True),
            (2.5, 3.1, False),
            (2.3, 1.5, False),
        )
    ]
    seeker = figure(
        Pose(
            lean=6,
            head=(-30, 14, 6),
            hands=((0.12, 0.05, -0.62), (0.2, 0.02, -0.28)),
            elbows=(-0.6, 1.0, 0.0),
        ),
        age="adult",
        wear="coat",
        colour="#4a3a48",
        hat="bowler",
        hat_colour="#2a2430",
        scarf="#c8502c",
    )
    return Scene(
        things=[
            cobbles(9, 26, "#56607c", "#3d4660", stone=0.34).at(0, -1),
            box((60, 60, 0.1), Paint("#3d4660"), motif="street").at(0, 0, -0.09),
            group(
                keyhole_houses(4.1, 1.45, soot), gables, windows, attic, stacks, motif="house"
            ).at(0, 3.2),
            canal_street(0.2, ("#3d4a6c", "#46547a", "#35415f"), -5.4, 2.6, 2.25),
            seeker.thing.turn(-60).size(1.25).at(-0.35, -2.4),
            hanging_street_lamp(3.4, power=0).at(-1.75, -2.8),
            perch,
            key(colour="#f0c050").size(0.62).turn(y=178).at(-0.96, -2.8, 3.98),
            land(
                lambda x, y: 0.04 * y + 0.7 * np.sin(x * 0.35 + 1) * np.clip((y - 8) / 20, 0, 1),
                Paint("#8a4a5a", vary=0.2),
                near=6,
                far=60,
            ),
        ],
        camera=Camera((0.25, -9.2, 1.35), (0.0, 2, 2.75), lens=38),
        world=World("#6a86c0", "#4a4a68", 0.65),
        lights=[
            Sun(178, 15, 5.0, "#ffb066", 2),
            Panel((0, 4.6, 3.6), (0, -4, 0.4), 420, "#ffb870", 2.4),
        ],
        sky=Sky(
            (
                (0, "#24386a"),
                (0.2, "#4a5c98"),
                (0.29, "#d85a5c"),
                (0.42, "#f58a4c"),
                (0.56, "#ffc468"),
                (1, "#ffe0a0"),
            ),
            warp=0.02,
            sun=Disc(0.49, 0.54, 0.07, "#fff8dc", 0.35),
            clouds=(Clouds("#ffd890", "#c84a58", 0.5, 2.6, 0.25, 0.56, 0.75),),
        ),
        air=Air(
            1.95,
            Fog(12.5, 60, "#f0a070", 0.75),
            bloom=0.35,
            saturation=1.12,
            tint=Tint("#1c2c5c", "#ffdf9c", 0.15),
        ),
    )


# ---- hours for sale


def jar_of_hours(colour: str, seed: int) -> Thing:
    """A jar with some light in it, denser at its heart."""
    heart = group(
        ball(0.13, light(colour, 3.2)).at(z=0.34),
        star_dust(
            16,
            (-0.16, -0.16, 0.1),
            (0.16, 0.16, 0.62),
            (colour, "#fff6dc"),
            size=0.014,
            glow=5,
            seed=seed,
        ),
    )
    return group(jar(lid="#b5733a", tint=mix(colour, "#ffffff", 0.75)), heart, motif="jar of light")


@card(
    title="The hour market",
    concept="an old woman sells hours by the jar, and the child has only a flower to pay with",
    alt="At an evening market stall an old woman sells jars of light; a child on tiptoe holds a "
    "dandelion up to her.",
    place="village",
    hour="lamplight",
    palette="copper, bottle green, cream",
    view="room",
    figures="pair",
    moods=("warm", "hushed", "generous"),
    readings=("time", "price", "wish", "gift", "what is worth more", "childhood", "exchange"),
)
def hour_market() -> Scene:
    """The jars are the lamps; behind the stall the market sinks into green dusk."""
    timber = wood("#7a4a2a")
    hues = ("#ffc860", "#ffe6a8", "#ff9a5c", "#ffd27a", "#9fe0e8", "#ffb070", "#f6a0b8", "#ffe090")
    spots = [
        (-1.42, 0.0, 1.05),
        (-0.98, 0.2, 1.35),
        (-0.62, -0.12, 0.85),
        (0.98, 0.18, 1.4),
        (1.42, -0.04, 1.1),
        (0.72, -0.2, 0.7),
    ]
    wares = [
        jar_of_hours(hues[at], at).size(0.72 * size).at(x, -0.1 + y, 1.02)
        for at, (x, y, size) in enumerate(spots)
    ]
    above = [
        jar_of_hours(hues[(at * 3 + 1) % 8], at + 20).size(0.52).at(-1.3 + at * 0.52, 1.32, 2.3)
        for at in range(6)
    ]
    stall = group(
        box((3.5, 1.1, 0.1), timber, bevel=0.02).at(0, 0.0, 0.97),
        drape(3.4, 0.92, cloth("#2c6a50"), folds=9, depth=0.05).at(0, -0.52, 0.0),
        box((3.3, 0.4, 0.08), timber, bevel=0.02).at(0, 1.32, 2.26),
        [rod((x, y, 0), (x, y, 3.3), 0.055, timber) for x in (-1.7, 1.7) for y in (-0.5, 1.4)],
        awning(3.9, 2.0, ("#24604a", "#f2e6c8")).at(0, 1.4, 3.75),
        motif="market stall",
    )
    seller = figure(
        "offer",
        age="old",
        wear="apron",
        colour="#8a5038",
        second="#f0e4c8",
        hair="white",
        hairstyle="headscarf",
        look=(-24, 0, 4),
        mood="happy",
    )
    buyer = figure(
        "reach up",
        wear="coat",
        colour="#c8542c",
        hairstyle="tufts",
        hair="chestnut",
        hands=((0.15, 0.25, 0.5), (0.5, 0.0, 1.12)),
    )
    child = buyer.turn(62).size(1.2).at(-0.42, -1.25, 0)
    hand = child.right
    bloom = dandelion(0.7, gone=0.1).size(0.95).turn(y=12)
    old = seller.turn(-118).size(1.3).at(0.55, 0.95, 0.3)
    back = [
        house("timbered", share=0.6, seed=number).size(1.25).at(x, y)
        for number, x, y in ((1, -3.4, 9), (2, 0.4, 11), (3, 4.0, 9.5), (4, 7.6, 10))
    ]
    lights = [
        paper_lantern(0.34, colour="#f0a850", power=30).at(x, y, z)
        for x, y, z in ((-2.7, 4, 3.2), (2.6, 5.5, 3.5), (-1.0, 8, 3.9), (3.4, 9, 4))
    ]
    return Scene(
        things=[
            flagstones(24, 24, "#94806a", "#6a5a50").at(0, 4),
            box((80, 60, 0.1), Paint("#6a5a50"), motif="ground").at(0, 20, -0.12),
            stall,
            *wares,
            *above,
            old.thing,
            child.thing,
            bloom.at(hand[0], hand[1], hand[2] - 0.42),
            jar_of_hours("#fff0b0", 77)
            .size(0.5)
            .at((old.left[0] + old.right[0]) / 2, old.left[1] - 0.06, old.left[2]),
            clock_face(0.26, rim="#b5733a", hands=(0, 1)).at(1.7, -0.66, 2.9),
            *lights,
            *back,
            string_lights(6, 13, sag=0.45).at(0, 0.6, 4.38),
            barrel(0.95).at(-1.95, -1.75),
            jar_of_hours("#9fe0e8", 60).size(0.8).at(-1.95, -1.75, 0.95),
            lamp(90, "#ffc878", 0.3).at(0.1, -0.35, 1.75),
            lamp(60, "#ffb860", 0.3).at(0.3, 0.2, 2.9),
            lamp(30, "#ffc070", 0.2).at(-1.5, -1.2, 1.6),
        ],
        camera=Camera((-0.9, -6.1, 1.7), (-0.05, 0, 1.68), lens=45),
        world=World("#4a7a70", "#5a4430", 0.6),
        lights=[Sun(-150, 40, 1.5, "#9fd0c4", 6)],
        sky=Sky(((0, "#24504c"), (0.5, "#6a8a74"), (1, "#d8ac78")), stars=50),
        air=Air(
            1.6,
            Fog(7.5, 20, "#5f7f6c", 0.82),
            bloom=0.4,
            saturation=1.1,
            tint=Tint("#164038", "#ffdca0", 0.14),
        ),
    )


# ---- a window with the sea behind it


def pouring_sea(width: float, drop: float, reach: float) -> Thing:
    """Water that pours out of a window and widens as it falls; the sill is at the origin."""
    u, v = np.meshgrid(np.linspace(-1, 1, 60), np.linspace(0, 1, 90))
    fall = np.clip(v * 1.08 - 0.08, 0, 1)
    y = -reach * np.clip(v * 6, 0, 1) ** 0.7 - 0.35 * reach * v
    z = 0.16 * (1 - v) - drop * fall**1.35
    spread = width / 2 * (1 + 1.15 * v**1.3)
    ripple = patches(u * 5, v * 1.2, 0.5, 3, 4) - 0.5
    points = np.stack(
        [u * spread + 0.06 * ripple, y - 0.28 * (1 - u**2) * (0.3 + v) + 0.3 * ripple * v, z], -1
    )
    streak = patches(u * 9, v * 1.6, 0.5, 3, 7)
    tone = np.clip(0.24 + 0.4 * v**2 + 1.9 * (streak - 0.5) + 0.45 * np.abs(u) ** 5, 0, 1)
    colours = ramp(("#0a7090", "#1fa8b8", "#7fe0d8", "#f2fff8"), tone).reshape(-1, 3)
    wet = Paint(vary=0.05, bump=0.25, rough=0.2, shine=0.5, glow=0.42)
    return tinted(sheet(points, Paint()), lambda _: colours, wet).called("sea")


@card(
    title="The ocean behind the window",
    concept="somebody on the fourth floor has kept the sea at home for too long",
    alt="From one lit window of a dark block of flats the sea pours out with its fish and floods "
    "the street; a boat is moored at a balcony.",
    place="city",
    hour="night",
    palette="concrete grey, aquamarine",
    view="landscape",
    figures="none",
    moods=("overflowing", "astonished", "free"),
    readings=("longing", "secret", "too much", "outburst", "imagination", "neighbours"),
)
def window_ocean() -> Scene:
    """A grey front with one bright fall of water, left of the middle, and the boat below it."""
    block = flats(9, 5, wall="#8f98a4", lit="#ffcf80", share=0.05, seed=8).size(1.9)
    x0, z0 = -0.7 * 1.9, (5 * 0.72 + 0.62) * 1.9 - 2.6
    y0 = -0.74 * 1.9
    frame_paint = plain("#dff0ec")
    opening = group(
        box((0.82, 0.1, 1.0), light("#4fe0d8", 1.1)),
        box((1.02, 0.16, 0.1), frame_paint).at(0, -0.02, 0.54),
        box((0.1, 0.16, 1.1), frame_paint).at(-0.46, -0.02),
        box((0.1, 0.16, 1.1), frame_paint).at(0.46, -0.02),
        [
            box((0.44, 0.05, 0.98), Paint("#7fb8b8"), bevel=0.01)
            .at(side * 0.22, 0, 0)
            .turn(side * 62)
            .at(side * 0.5, -0.08)
            for side in (-1, 1)
        ],
        motif="window",
    ).at(x0, y0, z0)
    bright = Paint(vary=0.1, glow=0.45, rough=0.5)
    shoal = [
        (-1.2, -2.75, 4.1, 0.5, -60, 62, "#ff9a3c"),
        (-1.75, -2.9, 3.0, 0.62, 220, 50, "#ffc04a"),
        (-0.95, -3.1, 2.3, 0.7, -30, 66, "#ff7a4a"),
        (-2.1, -3.1, 1.75, 0.5, 200, 30, "#ffa04a"),
        (-0.35, -3.0, 3.4, 0.42, -20, 10, "#ffd060"),
        (0.35, -3.4, 1.0, 0.72, 10, -34, "#ff8a3c"),
        (-1.45, -3.4, 1.2, 0.55, -80, 60, "#ffd060"),
        (1.3, -3.0, 2.1, 0.4, 8, -16, "#ffb04a"),
    ]
    swimmers = [
        fish("gold", colour=hue, belly="#fff0d0")
        .painted(bright)
        .size(size)
        .turn(turn, y=tilt)
        .at(x, y, z)
        for x, y, z, size, turn, tilt, hue in shoal
    ]
    foam = Paint("#f2fff8", vary=0.05, glow=0.3)
    chance = np.random.default_rng(3)
    spray = [
        ball(float(chance.uniform(0.05, 0.24)), foam, sides=14, motif="foam")
        .size(1, 1, 0.6)
        .at(
            x0 + float(chance.normal(0, 0.8)),
            -3.15 + float(chance.normal(0, 0.3)),
            float(chance.uniform(0, 0.12)),
        )
        for _ in range(80)
    ]
    boat = rowing_boat(colour="#d8503a", oars=False).turn(28).size(1.05).at(1.1, -3.9, 0.05)
    rope = tube(
        slack(boat.point(-0.95, 0, 0.3), (0.72 * 1.9, -1.75, 2.42), 0.25),
        0.02,
        plain("#e8d8b0"),
        motif="rope",
    )
    balcony = group(
        box((1.4, 0.8, 0.12), stone("#b8c0c8")),
        box((1.44, 0.07, 0.07), plain("#d8e0e0")).at(0, -0.38, 0.6),
        [
            rod((x, -0.38, 0), (x, -0.38, 0.6), 0.02, plain("#d8e0e0"))
            for x in np.linspace(-0.68, 0.68, 11)
        ],
        motif="balcony",
    )
    return Scene(
        things=[
            sea("calm", "#0f7480", rough=0.1, near=-12, far=60),
            block.at(0, 0, -2.6),
            flats(8, 4, wall="#5f6c80", share=0.12, seed=3).size(1.9).at(8.5, 9, -2.4),
            flats(10, 4, wall="#5f6c80", share=0.12, seed=4).size(1.9).at(5.2, 19, -2.4),
            opening,
            *swimmers,
            *spray,
            boat,
            rope,
            balcony.at(0.7 * 1.9, -1.7, 2.15),
            pouring_sea(0.82, z0 - 0.35, 1.1).at(x0, y0 - 0.05, z0 - 0.42),
            rings(2.6, 3, "#a8f0e4", thick=0.02, deep=0.6).at(x0, -3.3, 0.05),
            lamp(60, "#6ff0e0", 0.4).at(x0, -3.1, z0 - 0.4),
            lamp(110, "#6ff0e0", 0.5).at(x0 + 0.4, -4.2, 1.2),
        ],
        camera=Camera((1.7, -11.6, 2.2), (-0.55, -0.5, 3.2), lens=39),
        world=World("#4a6690", "#1f5a64", 0.55),
        lights=[Sun(70, 40, 1.1, "#a8c4f0", 6)],
        sky=Sky(
            ((0, "#16294c"), (0.6, "#3a5f88"), (1, "#5a8aa0")),
            stars=90,
            moon=Disc(0.9, 0.16, 0.06, "#f4f6e4", 0.4),
        ),
        air=Air(
            1.75,
            Fog(13, 34, "#3f6484", 0.8),
            bloom=0.35,
            saturation=1.12,
            tint=Tint("#12304c", "#d8fff0", 0.1),
        ),
    )


# ---- a small dog's shadow


@card(
    title="The dragon's shadow",
    concept="the smallest dog in the street has found the lamp under which it is what it feels "
    "like",
    alt="A very small dog under a street lamp throws the huge shadow of a dragon on a brick "
    "wall; a cat has fled up the drainpipe.",
    place="city",
    hour="night",
    palette="mustard lamplight, plum, brick",
    view="room",
    figures="one",
    moods=("proud", "funny", "a little eerie"),
    readings=(
        "self-image",
        "courage",
        "appearance",
        "hidden greatness",
        "fear",
        "the light one stands in",
    ),
)
def dragon_shadow() -> Scene:
    """The shadow is laid on the wall by hand; the lamp only makes it believable."""
    bricks = Paint("#c07a44", "#8a5236", "bricks", grain=1.6, vary=0.2, bump=0.4)
    gutter = metal("#4a3a4c")
    pipe = group(
        rod((2.42, -0.2, 0.3), (2.42, -0.2, 9), 0.1, gutter, sides=14),
        tube([(2.42, -0.2, 0.6), (2.42, -0.25, 0.25), (2.3, -0.6, 0.12)], 0.1, gutter),
        [box((0.34, 0.16, 0.1), gutter).at(2.42, -0.14, z) for z in (1.4, 3.2, 5.0)],
        motif="drainpipe",
    )
    climber = cat("walk", fur="#2c2034", eyes="#f8e070").turn(y=-72)
    return Scene(
        things=[
            box((40, 0.5, 14), bricks, bevel=0, motif="wall").at(0, 0.27, 7),
            flagstones(14, 8, "#8a6a5c", "#6a4c50", stone=0.9).at(0, -3.6, 0.1),
            box((40, 4, 0.2), stone("#5a4048"), motif="street").at(0, -9.2, -0.1),
            shadow(dragon("sit").size(2.95), "#3a1c3c").at(-0.4, -0.03, 0.12),
            dog("stand", fur="#fff2d8", patch="#8a4a2c").size(0.74).turn(8).at(-0.5, -2.5, 0.12),
            street_lamp(4.6, power=0).at(-1.65, -2.6, 0.1),
            pipe,
            climber.size(0.95).at(2.36, -0.3, 4.25),
        ],
        camera=Camera((0.15, -9.0, 0.75), (0.15, 0, 2.7), lens=41),
        world=World("#5a3a6c", "#4a2c38", 0.45),
        lights=[
            Spot((-1.2, -4.2, 4.6), (0.75, 0, 3.0), 1500, "#ffcc60", 112, 0.8),
            Spot((-1.65, -2.6, 4.2), (-1.2, -2.3, 0), 420, "#ffcf6a", 95, 0.8),
        ],
        sky=Sky(((0, "#2a1c3c"), (1, "#4a2c50"))),
        air=Air(1.5, None, bloom=0.4, saturation=1.1, tint=Tint("#3a1848", "#ffdc8c", 0.15)),
    )


# ---- a statue that leaves


def pigeon(pose: Literal["perch", "peck", "wings up"] = "perch") -> Thing:
    """A town pigeon."""
    return bird(pose, colour="#8590a4", belly="#b8b0bc", wings="#6a7488", beak="#c88a6a")


@card(
    title="The statue leaves",
    concept="after a hundred years of standing it packs a suitcase, and only the pigeons know "
    "where to",
    alt="A marble statue climbs down from its pedestal with a suitcase in the dawn fog of a "
    "park; three pigeons hold out a map.",
    place="city",
    hour="dawn",
    palette="fog green, marble, rust",
    view="room",
    figures="one",
    moods=("resolute", "quiet", "tender"),
    readings=("late freedom", "departure", "duty laid down", "old friends", "first step", "fame"),
)
def statue_leaves() -> Scene:
    """Pale marble against the green fog; the suitcase is the only strong colour near it."""
    marble = Paint("#f6f2e6", "#d8dccc", vary=0.1, grain=2.2, bump=0.2, bump_grain=14, rough=0.8)
    stepping = Pose(
        hip=(0.16, 0.72),
        lean=14,
        head=(-22, 10, 0),
        toes=(26, 10),
        splay=6,
        feet=((0.66, 0.12, -0.5), (-0.3, 0.14, 0.0)),
        knees=(1.0, 0.2, 0.3),
        hands=((-0.5, 0.3, -0.78), (0.75, 0.4, 0.3)),
        grips=("grip", "open"),
    )
    hero = figure(
        stepping,
        age="adult",
        wear="coat",
        hat="top",
        beard="full",
        colour="#ffffff",
        scarf="#ffffff",
        wind=0.5,
    )
    carved = hero.turn(200).size(1.95).at(0.7, 0.1, 1.72)
    hand = carved.left
    block = Paint("#aeb29c", "#7f8f74", vary=0.15, grain=1.6, bump=0.35, rough=0.95)
    plinth = group(
        box((2.1, 1.9, 0.34), block, bevel=0.04).at(z=0.17),
        box((1.8, 1.6, 0.3), block, bevel=0.04).at(z=0.48),
        box((1.3, 1.25, 1.0), block, bevel=0.03).at(z=1.05),
        box((1.55, 1.5, 0.22), block, bevel=0.05).at(z=1.6),
        box((0.9, 1.3, 0.95), block, bevel=0.05).at(-1.05, 0, 0.47),
        motif="pedestal",
    )
    chart = map_sheet(1.5, 1.0).turn(x=62, z=8)
    guides = [
        pigeon().turn(-8).size(0.9).at(-1.68, -2.35),
        pigeon().turn(188).size(0.9).at(0.06, -2.15),
        pigeon("peck").turn(150).size(0.8).at(0.75, -2.6),
        pigeon("wings up").turn(-15).size(0.9).at(-1.35, -0.9, 3.1),
    ]
    return Scene(
        things=[
            flagstones(26, 34, "#a8ac98", "#8a9480").at(0, 6),
            box((90, 90, 0.1), Paint("#93997f"), motif="ground").at(0, 30, -0.12),
            plinth.at(0.75, 0.3),
            carved.thing.painted(marble).called("statue"),
            suitcase(colour="#c05a28", trim="#6a3018")
            .size(0.72)
            .turn(14)
            .at(hand[0] + 0.05, hand[1], hand[2] - 0.58),
            chart.size(0.86).at(-0.82, -2.25, 0.28),
            *guides,
            autumn_tree(5.6, seed=3).at(-3.0, 5.5),
            autumn_tree(6, seed=5).at(3.4, 7.5),
            autumn_tree(5.5, seed=8).at(-1.2, 13),
            bench(1.6).turn(-35).at(2.7, 3.4),
            street_lamp(3.4, power=20).at(-2.4, 8),
            fallen_leaves(320, (-4, 4), (-5, 6), seed=4),
        ],
        camera=Camera((-0.5, -8.0, 1.5), (-0.1, 0.2, 2.1), lens=42),
        world=World("#a8c0ac", "#8a8a68", 0.6),
        lights=[Sun(-98, 24, 4.6, "#ffdca8", 4)],
        sky=Sky(
            ((0, "#5f8a80"), (0.45, "#9dbca0"), (0.75, "#e8d8a4"), (1, "#f0dca8")),
            glow=Glow(0.05, 0.55, 0.45, "#fff0c4", 0.85),
        ),
        air=Air(
            1.15,
            Fog(8.5, 22, "#9cb89c", 0.85),
            bloom=0.25,
            saturation=1.15,
            tint=Tint("#2c4a44", "#ffe8c0", 0.12),
        ),
    )


# ---- a whale on a thread


@card(
    title="A whale on a thread",
    concept="on the roof a child holds the whale for one more night by a thread, and does not pull",
    alt="On a roof at night a child holds a great whale by a thin red thread as it floats above "
    "the town.",
    place="city",
    hour="night",
    palette="navy, whale blue, red thread",
    view="vast",
    figures="one",
    moods=("tender", "awed", "wistful"),
    readings=(
        "letting go",
        "trust",
        "dream",
        "responsibility",
        "the large and the small",
        "gentle hold",
    ),
)
def whale_on_a_thread() -> Scene:
    """The moon rims the whale from behind, and the town warms its belly from below."""
    giant = (
        whale("float", colour="#4a88b8", belly="#f6ecd6")
        .size(2.7)
        .turn(207, y=12)
        .at(0.3, 7.5, 7.9)
    )
    tie = place_of(giant, "belly")
    walls, roofs = ("#56628c", "#626c98", "#485480"), ("#4f4068", "#3f4c78", "#684a68")
    home = (
        house("cottage", wall="#8a86a8", roof="#6a3f58", share=1.0, seed=4)
        .size(1.15)
        .turn(16)
        .at(-0.75, 0.2, -1.35)
    )
    ridge = home.top()
    keeper = figure(
        "reach up", wear="nightgown", colour="#fff2d8", hairstyle="tufts", hair="red", shoes="bare"
    )
    child = keeper.turn(78).size(1.0).at(-1.3, 0.02, float(ridge(-1.3, 0.02) or 2.4) - 0.03)
    hand = child.right
    chance = np.random.default_rng(6)
    town = [
        small_house(at, walls, roofs, 0.65)
        .size(float(chance.uniform(1.1, 1.6)))
        .at(float(x + chance.uniform(-0.3, 0.3)), float(y), -2.6)
        for at, (y, x) in enumerate(
            (y, x) for y in np.arange(3.4, 30, 2.2) for x in np.arange(-12, 12, 1.75)
        )
    ]
    spools = [
        thread_spool(thread=colour).size(size).turn(20).at(x, y, z)
        for colour, size, x, y, z in (
            ("#e8b840", 1.0, 2.15, 5.4, 0.62),
            ("#6fd0b8", 1.0, -3.3, 10.0, 0.9),
            ("#f2e8d4", 1.0, 1.2, 12.2, 0.9),
        )
    ]
    return Scene(
        things=[
            box((160, 120, 0.1), Paint("#2c3558"), motif="street").at(0, 40, -2.65),
            group(town, motif="house"),
            home,
            child.thing,
            giant,
            *spools,
            tube(slack(hand, tie, 0.35), 0.028, Paint("#f0281e", glow=0.6, vary=0), motif="thread"),
            thread_spool(thread="#e02c24")
            .size(0.5)
            .at(-0.35, -0.02, float(ridge(-0.35, 0.0) or 2.3) - 0.02),
        ],
        camera=Camera((0.1, -9.2, 3.9), (0.0, 2, 4.7), lens=36),
        world=World("#5a7ac0", "#343f6c", 0.6),
        lights=[Sun(125, 42, 2.6, "#d8e6ff", 4), Panel((0, 1, -1), (0.5, 7, 8), 500, "#ffb870", 6)],
        sky=Sky(
            ((0, "#122058"), (0.5, "#2f5098"), (0.8, "#7a88c4"), (1, "#a898c8")),
            stars=220,
            moon=Disc(0.85, 0.1, 0.065, "#fdf3d0", 0.5),
            clouds=(Clouds("#6a8ac8", "#2c4480", 0.5, 1.5, 0.3, 0.9),),
        ),
        air=Air(1.7, Fog(14, 40, "#5068a8", 0.88), bloom=0.35, saturation=1.1),
    )


# ---- the porter of the night


def star_cloth(points: Array, stars: int, seed: int) -> Thing:
    """Night-blue cloth through a grid of points, with small lights strewn over both sides."""
    chance = np.random.default_rng(seed)
    rows, columns, _ = points.shape
    row, column = chance.integers(1, rows - 1, stars), chance.integers(1, columns - 1, stars)
    along, across = (
        points[row + 1, column] - points[row - 1, column],
        points[row, column + 1] - points[row, column - 1],
    )
    out = np.cross(along, across)
    out /= np.linalg.norm(out, axis=1, keepdims=True) + 1e-9
    spots = points[row, column] + out * np.where(chance.random(stars) < 0.5, -0.012, 0.012)[:, None]
    directions, faces = globe(2)
    sizes = 0.0085 * chance.uniform(0.6, 2.0, stars)
    sparks = swarm(
        directions, faces, spots, np.tile(np.eye(3), (stars, 1, 1)), sizes, np.ones((stars, 3))
    )
    fabric = sheet(
        points, Paint("#1f2f7a", "#2c3f94", vary=0.15, sheen=0.5, bump=0.1), motif="night"
    )
    return group(fabric, Thing(sparks, light("#fff2cc", 5), "stars"), motif="night")


def folded_night(width: float, deep: float, layers: int, thick: float) -> Thing:
    """A pile of starry cloth, folded to and fro; on z = 0, its folds at both ends of x."""
    path = []
    for layer in range(layers):
        z, side, slip = layer * thick, 1 if layer % 2 == 0 else -1, 0.05 * math.sin(layer * 2.3)
        path += [
            (-side * (width / 2 - 0.04) + slip, z),
            (slip, z + 0.02),
            (side * (width / 2 - 0.04) + slip, z),
        ]
        path += [(side * (width / 2 + 0.03) + slip, z + thick / 2)] if layer < layers - 1 else []
    line = curve(path, 40 * layers)
    y = np.linspace(-deep / 2, deep / 2, 18)
    x = np.broadcast_to(line[:, :1], (len(line), 18))
    z = np.broadcast_to(line[:, 1:2], x.shape) + 0.03 * np.sin(4 * y + line[:, 1:2] * 9)
    cloth_ = star_cloth(np.stack([x, np.broadcast_to(y, x.shape), z], -1), 380, 3)
    high = (layers - 1) * thick
    core = box((width * 0.8, deep * 0.94, high), plain("#18226a"), bevel=0.02).at(z=high / 2)
    return group(cloth_, core, motif="night")


def trailing_night(path: list[Point], wide: float) -> Thing:
    """The loose end: starry cloth along a path, rippled across."""
    line = curve(path, 120)
    share = np.linspace(0, 1, len(line))
    heading = np.gradient(line, axis=0)
    side = np.cross(heading, (0, 0, 1))
    side[np.linalg.norm(side, axis=1) < 1e-3] = (0, 1, 0)
    side /= np.linalg.norm(side, axis=1, keepdims=True)
    across = np.linspace(-0.5, 0.5, 22)
    width = wide * (1 + 0.5 * share)
    points = line[:, None] + side[:, None] * (across[None, :, None] * width[:, None, None])
    points[..., 2] += (0.05 + 0.05 * share[:, None]) * (
        1 + np.sin(across[None] * 22 + 5 * share[:, None])
    )
    return star_cloth(points, 260, 5)


def torn_corner(width: float, height: float, seed: int) -> Thing:
    """Night behind a paper edge, where the upper right corner of the evening is torn off."""
    chance = np.random.default_rng(seed)
    share = np.linspace(0, 1, 26)
    rip = np.stack([-width * (1 - share), -height * share], 1) + chance.normal(0, 0.05, (26, 2))
    rip += np.outer(np.sin(share * math.pi) * 0.35, (0.75, 0.65))
    frayed = rip - (0.09, 0.09) + chance.normal(0, 0.035, (26, 2))

    def corner(edge: Array, y: float, paint: Paint) -> Thing:
        rows = np.linspace(0, 1, 2)[:, None, None]
        flat = edge[None] * (1 - rows) + np.array((1.5, 1.5)) * rows
        points = np.stack([flat[..., 0], 0 * flat[..., 0] + y, flat[..., 1]], -1)
        return sheet(points, paint)

    stars = star_dust(
        60, (-width * 0.45, -0.06, -height * 0.4), (0.4, -0.05, 0.4), size=0.022, glow=4, seed=2
    )
    return group(
        corner(frayed, 0.02, Paint("#fff0dc", glow=0.55, vary=0.05)),
        corner(rip, 0.0, Paint("#1a2560", glow=0.5, vary=0.2)),
        stars,
        motif="torn sky",
    )


@card(
    title="The night porter",
    concept="every evening somebody has to fetch the night from the train and carry it into town",
    alt="At dusk a porter walks along a railway platform with the folded starry night in his "
    "arms, one end trailing behind him; a corner of the evening sky is torn off.",
    place="city",
    hour="dusk",
    palette="peach platform, star cloth navy",
    view="room",
    figures="one",
    moods=("calm", "dutiful", "magical"),
    readings=("work unseen", "change", "burden", "evening", "delivery", "the other shift"),
)
def night_porter() -> Scene:
    """He comes from the train with the pile in his arms, and its end still lies in the carriage."""
    porter = figure(
        "offer",
        age="adult",
        wear="uniform",
        colour="#a83438",
        second="#e8c060",
        hat="cap",
        hat_colour="#a83438",
        beard="moustache",
        hands=((0.52, 0.22, 0.72), (0.52, -0.22, 0.72)),
    )
    load = folded_night(0.95, 0.9, 10, 0.11)
    tail = trailing_night(
        [
            (1.16, 0, 1.6),
            (0.9, 0, 1.72),
            (0.4, 0.04, 1.78),
            (-0.05, 0.14, 1.74),
            (-0.36, 0.24, 1.3),
            (-0.55, 0.32, 0.55),
            (-0.8, 0.4, 0.06),
            (-1.7, 0.9, 0.02),
            (-2.6, 2.4, 0.02),
            (-2.9, 4.2, 0.02),
        ],
        0.85,
    )
    bearer = group(porter.thing, load.turn(90).at(0.72, 0, 0.66), tail)
    iron = plain("#5a4454")
    posts = [
        group(
            rod((0, 0, 0), (0, 0, 4.2), 0.07, iron),
            tube([(0, 0, 3.3), (0.15, 0, 3.9), (0.8, 0, 4.2)], 0.045, iron),
            motif="post",
        ).at(2.3, y)
        for y in (3.4, 8.4, 13.4)
    ]
    return Scene(
        things=[
            flagstones(16, 50, "#f0c098", "#d8a080", stone=1.0).at(5.2, 16),
            box((90, 90, 0.1), Paint("#b8806c"), motif="ground").at(0, 40, -0.7),
            bearer.turn(-24).size(1.3).at(-0.15, -0.3, 0.04),
            *[
                carriage(colour="#3f6068", lit="#ffd890").size(1.9).turn(90).at(-4.0, y, -0.65)
                for y in (1.5, 6.0, 10.5, 15)
            ],
            *posts,
            clock_post(3.0).at(1.5, 6.5),
            torn_corner(2.5, 2.0, 3).at(2.3, 2.0, 5.1),
        ],
        camera=Camera((0.2, -6.8, 1.35), (0.0, 0, 1.58), lens=45),
        world=World("#c8a0c0", "#e0a080", 0.6),
        lights=[Sun(-112, 22, 3.6, "#ffcc94", 4)],
        sky=Sky(
            ((0, "#d8809a"), (0.45, "#f8b088"), (0.7, "#ffe0a8"), (1, "#ffe0a8")),
            glow=Glow(0.4, 0.58, 0.4, "#fff0c4", 0.8),
            clouds=(Clouds("#ffd8b0", "#d88aa0", 0.45, 1.8, 0.05, 0.55, 0.6),),
        ),
        air=Air(
            1.2,
            Fog(10, 32, "#f8c49c", 0.88),
            bloom=0.3,
            saturation=1.12,
            tint=Tint("#4a2c68", "#ffe4b8", 0.12),
        ),
    )
