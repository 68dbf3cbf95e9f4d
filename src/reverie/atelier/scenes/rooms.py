"""Rooms: a storm in a cup, a sky in a cage, a tide in the attic, and an eye at the window."""

import math
from dataclasses import replace

import numpy as np

from reverie.atelier.clay import Clay
from reverie.atelier.colour import mix
from reverie.atelier.develop import Air, Fog
from reverie.atelier.motifs import clothes
from reverie.atelier.motifs.anatomy import blade, places_of, wear
from reverie.atelier.motifs.beasts import bear
from reverie.atelier.motifs.birds import bird
from reverie.atelier.motifs.bodies import POSES, body
from reverie.atelier.motifs.cats import cat
from reverie.atelier.motifs.clouds import cloud, storm_cloud
from reverie.atelier.motifs.fittings import carpet, picture_frame, spiral_stairs
from reverie.atelier.motifs.flight import umbrella
from reverie.atelier.motifs.floors import floor_boards, tiles
from reverie.atelier.motifs.food import apple, bread, cake, pear, spoon, table_knife
from reverie.atelier.motifs.furniture import (
    chair,
    chest,
    leg,
    standing_lamp,
    stool,
    stove,
    table_lamp,
)
from reverie.atelier.motifs.giant_faces import profile
from reverie.atelier.motifs.hats import hat
from reverie.atelier.motifs.heavens import lightning, moon
from reverie.atelier.motifs.houses import DOORS, Kind, chimney, front_door, house, pane
from reverie.atelier.motifs.joinery import BRASS, cloth, drape, glaze, metal, plain, rod, wood
from reverie.atelier.motifs.lights import candlestick, lantern, string_lights
from reverie.atelier.motifs.masks import eye
from reverie.atelier.motifs.objects import book_stack, desk_globe, rope
from reverie.atelier.motifs.paper_cuts import paper_cut
from reverie.atelier.motifs.people import figure, person
from reverie.atelier.motifs.scatter import patches, ramp, spaced, tinted
from reverie.atelier.motifs.shore import starfish
from reverie.atelier.motifs.small_beasts import mouse
from reverie.atelier.motifs.small_life import ant, caterpillar
from reverie.atelier.motifs.tools import needle, scissors, thread_spool
from reverie.atelier.motifs.toys import playing_card, rocking_horse
from reverie.atelier.motifs.travel import rowing_boat, sail_boat, sailing_ship
from reverie.atelier.motifs.vessels import (
    birdcage,
    cooking_pot,
    goblet,
    plate,
    suitcase,
    teacup,
    teapot,
)
from reverie.atelier.motifs.water import Swell, rain, sea
from reverie.atelier.motifs.water_birds import duck, heron
from reverie.atelier.motifs.winged import moth
from reverie.atelier.scene import Camera, Panel, Scene, Spot, Sun, World, card
from reverie.atelier.shapes import ball, box, curve, cutout, lathe, sheet, tube
from reverie.atelier.sky import Sky
from reverie.atelier.thing import Array, Paint, Point, Thing, group, lamp, light

Hole = tuple[float, float, float, float]
"""the middle of a hole in a wall, x and z, and half its width and height"""


def wall(width: float, height: float, paint: Paint, hole: Hole | None = None) -> Thing:
    """A wall that stands on z = 0 behind y = 0, with a hole for a window."""
    if hole is None:
        return box((width, 0.2, height), paint, bevel=0, motif="wall").at(0, 0.1, height / 2)
    x, z, half, up = hole
    edge = width / 2
    spans = [
        (-edge, x - half, 0.0, height),
        (x + half, edge, 0.0, height),
        (x - half, x + half, 0.0, z - up),
        (x - half, x + half, z + up, height),
    ]
    return group(
        [
            box((right - left, 0.2, top - low), paint, bevel=0).at(
                (left + right) / 2, 0.1, (low + top) / 2
            )
            for left, right, low, top in spans
        ],
        motif="wall",
    )


def casement(hole: Hole, paint: Paint, bars: tuple[int, int] = (2, 3)) -> Thing:
    """The frame of a window in a wall's hole, with so many panes across and up, and a sill."""
    x, z, half, up = hole
    columns, rows = bars
    parts = [box((2 * half + 0.2, 0.16, 0.1), paint).at(0, 0, s * up) for s in (-1, 1)]
    parts += [box((0.1, 0.16, 2 * up + 0.2), paint).at(s * half) for s in (-1, 1)]
    parts += [
        box((0.05, 0.06, 2 * up), paint).at(half * (2 * at / columns - 1), 0.06)
        for at in range(1, columns)
    ]
    parts += [
        box((2 * half, 0.06, 0.05), paint).at(0, 0.06, up * (2 * at / rows - 1))
        for at in range(1, rows)
    ]
    parts.append(box((2 * half + 0.4, 0.4, 0.08), paint).at(0, -0.12, -up - 0.08))
    return group(parts, motif="window").at(x, 0, z)


def peg(colour: str, hat: str | None = None) -> Thing:
    """Somebody very small, 1 high."""
    parts = [
        lathe(
            [(0.001, 0), (0.24, 0.0), (0.22, 0.3), (0.14, 0.62), (0.001, 0.68)],
            cloth(colour),
            sides=12,
        ),
        ball(0.15, plain("#e3b48e"), sides=12).at(z=0.8),
        rod((0.0, 0.18, 0.56), (0.16, 0.26, 0.3), 0.05, cloth(colour)),
        rod((0.0, -0.18, 0.56), (0.1, -0.3, 0.82), 0.05, cloth(colour)),
    ]
    if hat:
        parts.append(
            lathe([(0.2, 0.86), (0.16, 0.9), (0.12, 1.0), (0.001, 1.02)], cloth(hat), sides=12)
        )
    return group(parts, motif="people")


# ---- a storm in a teacup

CUP = 4.0
"""how much larger than a common one the cup is"""


def stormy_tea(radius: float) -> Thing:
    """A round sea that whirls, with white crests; its mean height is 0."""
    swell = Swell(0.34, 1.5, 5)
    share, angle = np.meshgrid(np.linspace(0, 1, 90), np.linspace(0, 2 * math.pi, 160))
    bend = angle + 1.3 * (1 - share)
    x, y = radius * share * np.cos(angle), radius * share * np.sin(angle)
    z = swell(radius * share * np.cos(bend), radius * share * np.sin(bend))
    z = z + 0.16 * share**3
    surface = sheet(np.stack([x, y, z], -1), Paint())

    def tint(points: Array) -> Array:
        level = points[:, 2]
        lace = patches(points[:, 0], points[:, 1], 0.28, 4, 7)
        found = ramp(("#0d2a4c", "#1d4f7c", "#3f86a4", "#8fc4c8"), 0.5 + 1.5 * level)
        foam = np.clip((level - 0.16 + 0.5 * (lace - 0.5)) * 7, 0, 1)[:, None]
        return found * (1 - foam) + ramp(("#f4f6f0",) * 2, level) * foam

    return tinted(surface, tint, Paint(vary=0.06, rough=0.25, shine=0.6, bump=0.15)).called("sea")


def china_roses(places: list[tuple[Point, Point]]) -> Thing:
    """Painted roses with two leaves each, at places on the china, flat against its outside."""
    parts = []
    for at, (place, out) in enumerate(places):
        ahead = np.array(out) / np.linalg.norm(out)
        right = np.cross((0, 0, 1), ahead)
        right /= np.linalg.norm(right)
        up = np.cross(ahead, right)
        flower = group(
            ball(0.2, glaze("#e08a9c"), sides=18).size(1, 1, 0.25),
            ball(0.13, glaze("#c9536e"), sides=16).size(1, 1, 0.3).at(0.02, 0.02, 0.03),
            ball(0.06, glaze("#9c2f4c"), sides=12).size(1, 1, 0.4).at(-0.02, 0.0, 0.06),
            [
                ball(0.12, glaze("#7f9a6a"), sides=12).size(1.5, 0.6, 0.15).turn(a).at(*spot)
                for a, spot in ((25, (0.26, 0.1, -0.01)), (160, (-0.26, 0.06, -0.01)))
            ],
        )
        shrunk = flower.size(0.75 + 0.25 * (at % 2))
        parts.append(shrunk.axes(tuple(right), tuple(up), tuple(ahead)).at(*place))
    return group(parts, motif="cup")


@card(
    title="A storm in a teacup",
    concept="somebody's small quarrel is a hurricane for the ship that has to sail in it",
    alt="Seen from above: in a rose-patterned teacup a sailing ship fights a storm under a dark "
    "cloud with lightning; a keeper with a lantern stands on a spoon laid across the rim.",
    place="indoors",
    hour="afternoon",
    palette="linen, storm blue, rose china",
    view="close-up",
    figures="few",
    moods=("stormy", "comic", "brave"),
    readings=("quarrel", "scale", "danger", "rescue", "exaggeration", "perseverance"),
)
def teacup_storm() -> Scene:
    """All is calm on the linen; the cup has its own weather."""
    linen = Paint("#efe4cf", "#e2d2b8", "stripes", "top", vary=0.06, grain=0.9, bump=0.1)
    cup = teacup(colour="#f6ebe2", inside="#f3e4dc", band="#cf6f86", drink=None).size(CUP)
    around = [math.radians(a) for a in (-165, -140, -112, -86, -62, -36)]
    roses = china_roses(
        [
            ((1.86 * math.cos(a), 1.86 * math.sin(a), 1.75), (math.cos(a), math.sin(a), -0.25))
            for a in around
        ]
        + [
            ((2.95 * math.cos(a), 2.95 * math.sin(a), 0.52), (0, -0.001, 1))
            for a in np.radians((-155, -125, -98, -70, -40, 10, 160))
        ]
    )
    ship = sailing_ship(lit="#ffc65c").turn(-28, x=17, y=-13).size(0.44).at(-0.55, 0.3, 2.62)
    weather = group(
        storm_cloud(4.2, "#6f7c98", "#27304a", seed=3).at(-0.3, 2.5, 5.5),
        lightning(2.5, thick=0.05, power=90, seed=4).size(-1, 1, 1).at(0.3, 1.35, 2.75),
        rain(170, (-1.7, 0.4, 2.9), (1.4, 2.4, 5.3), "#b8c8da", long=0.5, slant=0.3, thick=0.009),
    )
    pier = spoon(colour="#d5d2c8").turn(x=-90).size(5.4).turn(197).at(0.62, 2.35, 3.3)
    keeper = figure(
        "reach",
        age="adult",
        wear="coat",
        colour="#e0b23a",
        hat="sailor",
        hat_colour="#e0b23a",
        hands=(None, (0.45, -0.15, 1.35)),
    )
    keeper = keeper.size(0.6).turn(175).at(1.34, -0.1, 3.42)
    lifeboat = rowing_boat(colour="#c24a3a", inside="#e6c79a").turn(150, y=9).size(0.42)
    crew = [
        peg(c, "#e0b23a").size(0.3).at(x, 0, 0.05)
        for c, x in (("#e0b23a", -0.14), ("#39557a", 0.18))
    ]
    lifeboat = group(lifeboat, crew).at(0.55, -0.72, 2.72)
    drips = Clay("#3f86a4", 0.12)
    for a, drop in ((-1.98, 0.45), (-1.86, 0.95), (-1.72, 0.3), (-2.5, 0.6), (-2.4, 0.25)):
        x, y = 2.07 * math.cos(a), 2.07 * math.sin(a)
        drips.limb(
            [(0.93 * x, 0.93 * y, 3.02), (x, y, 3.14), (1.015 * x, 1.015 * y, 3.1 - drop)],
            [0.1, 0.065, 0.05],
        )
    spill = drips.thing("sea", 120, Paint(vary=0.1, rough=0.2, shine=0.6))
    biscuit = lathe(
        [(0.001, 0), (0.8, 0), (0.85, 0.12), (0.75, 0.22), (0.001, 0.24)],
        Paint("#c98f4a", "#a86f35", grain=4, bump=0.4),
        motif="biscuit",
    )
    table = box((90, 90, 0.4), linen, bevel=0, motif="table").at(z=-0.2)
    return Scene(
        things=[
            table,
            cup,
            roses,
            stormy_tea(1.9).at(z=2.62),
            ship,
            weather,
            pier,
            keeper.thing,
            lantern(power=14)
            .size(0.42)
            .at(keeper.right[0], keeper.right[1], keeper.right[2] - 0.24),
            lifeboat,
            spill,
            biscuit.turn(x=6).at(-3.1, -1.0, 0.5),
            biscuit.turn(y=-14).at(-2.9, -0.5, 0.72),
        ],
        camera=Camera((0.7, -8.6, 9.6), (0.12, 0.45, 2.95), lens=53),
        world=World("#9fb4d0", "#e8d8bc", 0.42),
        lights=[Sun(-78, 27, 3.6, "#ffd69c", 4)],
        air=Air(exposure=1.2, bloom=0.3, contrast=1.1, saturation=1.08),
    )


# ---- a sky in a cage


def sky_within(radius: float, height: float) -> Thing:
    """The far half of a cage's inside, painted as a morning sky that shines a little."""
    profile = curve(
        [
            (radius, 0.05 * height),
            (radius, 0.62 * height),
            (0.78 * radius, 0.84 * height),
            (0.3 * radius, 0.97 * height),
            (0.02, height),
        ],
        60,
    )
    angle = np.linspace(-0.12, math.pi + 0.12, 90)
    r, z = profile[:, :1], profile[:, 1:]
    points = np.stack([r * np.cos(angle), r * np.sin(angle), z + 0 * angle], -1)

    def tint(at: Array) -> Array:
        share = at[:, 2] / height
        blue = ramp(("#fbe6bd", "#bfe0e8", "#6db4e4", "#2f7fca", "#1f5fae"), share**0.85)
        veil = np.clip((patches(at[:, 0], at[:, 2] * 2.6, 1.1, 4, 3) - 0.52) * 5, 0, 0.75)
        veil = (veil * np.clip(1.3 - share, 0, 1))[:, None]
        return blue * (1 - veil) + ramp(("#fdf6ea",) * 2, share) * veil

    lit = Paint(vary=0.03, bump=0, glow=0.62, rough=1, shine=0)
    return tinted(sheet(points, Paint()), tint, lit).called("sky")


@card(
    title="The caged sky",
    concept="the bird was freed and the sky locked up, and neither knows what to do now",
    alt="A tall brass birdcage full of blue sky and white clouds stands before a butter-yellow "
    "wall; a red bird sits outside and looks in.",
    place="indoors",
    hour="morning",
    palette="butter wall, sky blue, brass",
    view="close-up",
    figures="none",
    moods=("wistful", "bright", "puzzled"),
    readings=("freedom", "possession", "inside out", "longing", "the outside", "property"),
)
def caged_sky() -> Scene:
    """The morning comes from the left through a window we do not see, and from the cage."""
    butter = Paint("#f4d98c", "#edca74", vary=0.07, grain=0.8, bump=0.08)
    cage = birdcage(0.5, 1.36, colour="#c9993a", opened=70, perch=False).size(3.1)
    clouds = group(
        cloud(1.9, "#fffaf0", "#9fbfe0", seed=2).at(0.2, 0.25, 1.15),
        cloud(1.35, "#fffaf0", "#a9c6e4", seed=5).at(-0.45, 0.5, 2.35),
        cloud(0.9, "#fffaf0", "#b4cce6", seed=8).at(0.55, 0.3, 2.95),
        cloud(2.3, "#fff4e0", "#a9c2dc", tall=0.3, seed=11).at(-0.1, 0.1, 0.42),
        cloud(0.75, "#fffaf2", "#b4c8e0", tall=0.5, seed=14).at(-0.95, -1.75, 1.35),
    )
    swallow = tube(
        [(-0.16, 0, 0.06), (-0.05, 0, 0.03), (0, 0, -0.02), (0.05, 0, 0.03), (0.16, 0, 0.06)],
        [0.005, 0.016, 0.022, 0.016, 0.005],
        plain("#23324a"),
        motif="far birds",
    )
    flock = [
        swallow.size(s).turn(y=t).at(x, 0.9, z)
        for x, z, s, t in ((0.35, 2.2, 1, 12), (0.62, 2.36, 0.8, -6), (0.12, 2.42, 0.7, 4))
    ]
    robin = bird("perch", colour="#b8402c", belly="#f4dcb4", wings="#7a3a2c").turn(158).size(1.45)
    table = box((30, 6.5, 0.3), wood("#8a5a38"), motif="table").at(0, -0.9, -0.15)
    sill: Hole = (-1.3, 5.3, 2.6, 2.3)
    pane_wall = (
        group(wall(24, 12, butter, sill), casement(sill, plain("#fff4dc"), (2, 2)))
        .turn(90)
        .at(-5.2, -1.6)
    )
    plant = group(
        [
            tube(
                [
                    (0, 0, 0),
                    (0.5 * math.cos(a), 0.5 * math.sin(a), 1.2),
                    (1.3 * math.cos(a), 1.2 * math.sin(a), 1.5 + 0.3 * math.sin(3 * a)),
                ],
                [0.03, 0.22, 0.01],
                Paint("#3f5f34", vary=0.2),
                motif="leaves",
            ).size(1, 1, 1)
            for a in np.linspace(0, 6, 9)
        ],
    )
    return Scene(
        things=[
            wall(20, 10, butter).at(y=2.7),
            table,
            pane_wall,
            cage,
            sky_within(1.47, 4.05),
            clouds,
            *flock,
            robin.at(1.52, -1.25, 0.0),
            plant.at(-2.25, -2.4, -0.9),
            lamp(40, "#cfe8ff", 0.3).at(0.2, -0.5, 2.6),
        ],
        camera=Camera((0.9, -9.6, 2.9), (0.12, 0, 2.1), lens=55),
        world=World("#c8d8e8", "#f4dca4", 0.72),
        lights=[Sun(-52, 24, 4.6, "#ffe2a8", 2), Panel((4, -6, 5), (0, 0, 2), 60, "#dfeaff", 4)],
        air=Air(exposure=1.36, bloom=0.22, contrast=1.06, saturation=1.1),
    )


# ---- a tide in the attic


@card(
    title="The tide in the attic",
    concept="the sea they left behind has found the house and comes up through the attic",
    alt="The sea has come into an attic full of old things; a child sits in a boat tied to a trunk "
    "and looks to the round window, from which golden light falls.",
    place="indoors",
    hour="afternoon",
    palette="dust gold, sea green, wood",
    view="room",
    figures="one",
    moods=("dreamy", "nostalgic", "golden"),
    readings=("memory", "childhood", "departure", "inheritance", "what returns", "secret"),
)
def attic_tide() -> Scene:
    """The sun looks through the gable; the water carries its light to us."""
    boards = Paint("#b07c4a", "#7a5030", "planks", "side", vary=0.2, grain=1.2, bump=0.3)
    beam = wood("#6b4529")
    gable = Paint("#a8763f", "#7a5030", "planks", "front", vary=0.2, grain=1.1, bump=0.3)
    ridge, half, back = 5.0, 3.3, 6.0
    roof = [
        sheet(
            np.array(
                [[(s * half * 1.12, y, -0.6), (0, y, ridge)] for y in (-9, back + 0.2)], float
            ),
            boards,
            motif="wall",
        )
        for s in (-1, 1)
    ]
    rafters = [
        rod((s * half * 0.98, y, -0.2), (0, y, ridge - 0.12), 0.1, beam, sides=6)
        for y in (-4.4, -2.2, 0.0, 2.2, 4.4)
        for s in (-1, 1)
    ]
    ties = [box((4.2, 0.16, 0.2), beam).at(0, y, 3.4) for y in (0.0, 2.2, 4.4)]
    ring = [(1.1 * math.cos(a), 2.55 + 1.1 * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 41)]
    gables = [paper_cut(half_gable(s, ring), 0.2, gable, motif="wall") for s in (-1, 1)]
    window = group(
        tube([(x, 0, z) for x, z in ring], 0.09, wood("#6b452c"), bend=False),
        rod((0, 0, 1.45), (0, 0, 3.65), 0.04, wood("#6b452c")),
        rod((-1.1, 0, 2.55), (1.1, 0, 2.55), 0.04, wood("#6b452c")),
        motif="window",
    )
    tide = sea("swell", "#35a094", crest="#9fe0c4", scale=1.5, width=9, near=-8, far=7, seed=6)
    boat = rowing_boat(colour="#b04a34", inside="#d8ac74").turn(66).size(1.35).at(0.1, -0.2, 0.16)
    child = (
        person(
            "sit",
            age="child",
            wear="sweater",
            colour="#e6b43c",
            legs="#3d4f6b",
            hat="beanie",
            hat_colour="#b5392f",
            shoes="bare",
        )
        .turn(84)
        .size(1.2)
        .at(0.0, -0.42, 0.52)
    )
    trunk = chest(colour="#7a4f30", bands="#c49a4a").turn(-24).size(1.3).at(1.25, -1.75, -0.2)
    line = rope([(-0.3, -1.35, 0.6), (0.2, -1.75, 0.3), (0.75, -1.75, 0.45)], 0.028)
    horse = rocking_horse().turn(-14, y=-9).size(1.4).at(-1.4, -1.75, -0.3)
    star_on_horse = starfish(colour="#f0703c").turn(-14, x=80).size(0.4).at(-1.22, -2.03, 0.74)
    return Scene(
        things=[
            *roof,
            group(rafters, ties, motif="beam"),
            group(gables).at(y=back),
            window.at(y=back - 0.1),
            tide,
            boat,
            child,
            trunk,
            line,
            horse,
            star_on_horse,
            standing_lamp(lit=False, shade="#d8b878").turn(y=7).at(1.85, 2.4, -0.3),
            desk_globe().turn(y=28).size(0.8).at(0.95, 1.6, -0.2),
            book_stack(6, seed=3).turn(20).size(0.8).at(-1.8, 2.4, -0.1),
        ],
        camera=Camera((0.2, -5.9, 1.45), (0, 4, 1.95), lens=31),
        world=World("#d8b880", "#a88458", 0.7),
        lights=[
            Sun(176, 21, 6.5, "#ffd48a", 3),
            Panel((0, 5.4, 2.6), (0, -4, 0.2), 800, "#ffd080", 2.2),
            Panel((-1.5, -8, 3.5), (0, 0, 1), 420, "#ffe0b0", 3),
        ],
        sky=Sky(stops=((0, "#f6c667"), (0.42, "#ffdf8c"), (0.6, "#ffe9a8"), (1, "#f2b860"))),
        air=Air(
            exposure=1.5, fog=Fog(5.5, 15, "#f8cf80", 0.6), bloom=0.35, weather="dust", amount=0.6
        ),
    )


def half_gable(side: int, ring: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """The left or right half of a gable around a round window, as an outline."""
    quarter = [p for p in ring if side * p[0] >= -1e-6]
    quarter.sort(key=lambda p: p[1])
    return [(0, -1), (side * 4, -1), (side * 4, 0.4), (0, 5.6), *reversed(quarter)]


# ---- a harbour in the bathtub

TUB_LONG = 1.72
"""how much longer than wide the tub is"""


def great_tub() -> Thing:
    """A tub 5 wide and 8.6 long on y, its broad rim at z = 2.2; its water belongs at z = 1.7."""
    outer = [(0.9, -1.2), (1.6, -0.9), (2.05, 0.4), (2.2, 1.7), (2.5, 2.05), (2.55, 2.14)]
    inner = [(2.55, 2.14), (2.48, 2.22), (2.06, 2.22), (1.96, 2.1), (1.85, 0.9), (0.001, 0.6)]
    return group(
        lathe(outer, glaze("#a8cfc0"), sides=72),
        lathe(inner, glaze("#f6f1e6"), sides=72, round_off=False),
        motif="bathtub",
    ).size(1, TUB_LONG, 1)


def harbour_water() -> Thing:
    """Dark water with small waves, within the tub."""
    share, angle = np.meshgrid(np.linspace(0, 1, 60), np.linspace(0, 2 * math.pi, 160))
    x, y = 1.95 * share * np.cos(angle), 1.95 * TUB_LONG * share * np.sin(angle)
    z = Swell(0.05, 0.7, 3)(x, y)
    deep = Paint("#176a78", vary=0.08, rough=0.12, shine=0.8, bump=0.2, grain=3, kind="water")
    return sheet(np.stack([x, y, z], -1), deep, motif="water")


def rim(angle: float, out: float = 2.27) -> tuple[float, float]:
    """A place on the tub's rim; 0 is to the right, 90 at the far end."""
    turn = math.radians(angle)
    return out * math.cos(turn), out * TUB_LONG * math.sin(turn)


def crane(height: float = 1.6, reach: float = 1.1) -> Thing:
    """A harbour crane on z = 0 whose jib hangs out over +x with a crate."""
    iron = metal("#c2502f")
    legs = [(x, y) for x in (-0.14, 0.14) for y in (-0.14, 0.14)]
    parts = [rod((x, y, 0), (x * 0.5, y * 0.5, height), 0.025, iron) for x, y in legs]
    for level in np.linspace(0.2, 0.85, 4):
        wide = 0.14 * (1 - 0.5 * level)
        z = float(level * height)
        parts += [rod((-wide, -wide, z), (wide, -wide, z + 0.22), 0.014, iron)]
        parts += [rod((wide, -wide, z), (-wide, -wide, z + 0.22), 0.014, iron)]
    tip = (reach, 0, height + 0.55)
    parts += [
        rod((-0.35, 0, height), tip, 0.035, iron),
        rod((0, 0, height + 0.5), tip, 0.012, iron),
        rod((0, 0, height), (0, 0, height + 0.5), 0.03, iron),
        box((0.3, 0.24, 0.26), glaze("#e8d8b0")).at(-0.2, 0, height + 0.1),
        rod(tip, (reach, 0, height - 0.3), 0.01, plain("#2a2320")),
        box((0.26, 0.26, 0.2), wood("#b58a4a")).at(reach, 0, height - 0.4),
        ball(0.05, light("#ffd27a", 6), sides=10).at(*tip),
    ]
    return group(parts, motif="crane")


def steamer(colour: str = "#2f3f4f") -> Thing:
    """A small steamer 2 long on x with lit portholes and a funnel; the water at z = 0."""
    hull = [(-0.9, 0.34), (1.1, 0.42), (0.85, -0.1), (-0.8, -0.1)]
    lit = light("#ffd27a", 4)
    return group(
        cutout(hull, 0.5, glaze(colour), bevel=0.06),
        box((1.1, 0.4, 0.26), glaze("#f0e6d2")).at(-0.1, 0, 0.48),
        box((0.5, 0.34, 0.2), glaze("#f0e6d2")).at(0.05, 0, 0.7),
        lathe([(0.12, 0.7), (0.11, 1.2), (0.13, 1.24)], glaze("#c2402f")).at(-0.3),
        [
            ball(0.045, lit, sides=8).at(x, s * 0.26, 0.2)
            for x in np.linspace(-0.6, 0.7, 6)
            for s in (-1, 1)
        ],
        [box((0.14, 0.42, 0.1), lit, bevel=0).at(x, 0, 0.5) for x in (-0.4, -0.1, 0.2)],
        motif="ship",
    )


def lighthouse_tap() -> Thing:
    """A brass tap on z = 0 whose handle is a lantern; it lights the water to the viewer."""
    brass = metal("#d8ac52")
    lit = light("#fff0b8", 7)
    return group(
        lathe([(0.5, 0), (0.5, 0.1), (0.3, 0.18), (0.26, 1.5), (0.34, 1.6), (0.34, 1.75)], brass),
        tube(
            [(0, 0, 1.2), (0, -0.6, 1.5), (0, -1.05, 1.35), (0, -1.15, 0.9)],
            [0.2, 0.18, 0.18, 0.2],
            brass,
        ),
        [
            group(
                rod((0, 0, 0), (0.75, 0, 0.06), 0.07, brass),
                ball(0.13, glaze("#f6f1e6"), sides=16).at(0.8, 0, 0.07),
            )
            .turn(a)
            .at(z=1.9)
            for a in (0, 180)
        ],
        lathe([(0.4, 1.75), (0.46, 1.8), (0.46, 1.86), (0.2, 1.9)], glaze("#b5392f")),
        lathe([(0.2, 1.9), (0.2, 2.4)], lit, round_off=False),
        lathe([(0.32, 2.4), (0.2, 2.62), (0.001, 2.8)], glaze("#b5392f"), round_off=False),
        [
            rod(
                (0.24 * math.cos(a), 0.24 * math.sin(a), 1.9),
                (0.24 * math.cos(a), 0.24 * math.sin(a), 2.4),
                0.02,
                metal("#3a3634"),
            )
            for a in np.linspace(0, 5.2, 6)
        ],
        motif="tap",
    )


@card(
    title="The harbour in the bath",
    concept="after bedtime the bath is a harbour, and the duck comes home as an ocean liner",
    alt="From above: a bathtub is a harbour at night with ships, cranes, lit houses and little "
    "people on its rim; the tap is the lighthouse and a rubber duck comes in like a liner.",
    place="indoors",
    hour="lamplight",
    palette="mint tiles, white, harbour lights",
    view="room",
    figures="crowd",
    moods=("playful", "festive", "cosy"),
    readings=("homecoming", "imagination", "pride", "bedtime", "arrival", "small and great"),
)
def bathtub_harbour() -> Scene:
    """The room is dim and mint; all warmth is in the harbour."""
    quay = 2.22
    quayside: tuple[tuple[float, Kind], ...] = (
        (168, "town"),
        (151, "timbered"),
        (135, "cottage"),
        (120, "town"),
        (196, "timbered"),
        (58, "town"),
        (42, "cottage"),
        (214, "cottage"),
        (-52, "timbered"),
        (-64, "cottage"),
        (243, "town"),
    )
    homes = []
    for at, (angle, kind) in enumerate(quayside):
        x, y = rim(angle)
        facing = 40 if math.cos(math.radians(angle)) < 0 else -40
        homes.append(house(kind, seed=at + 3, strength=4.5).turn(facing).size(0.26).at(x, y, quay))
    crowd = []
    colours = ("#c24a3a", "#39557a", "#e0b23a", "#5f7f4a", "#8a4a6b", "#d8784a")
    for at, angle in enumerate(
        (76, 81, 99, 103, 107, 24, 19, 8, 2, -5, 226, 231, 252, 257, 262, 269, 275, 281, 287, 182)
    ):
        x, y = rim(angle, 2.2 + 0.1 * (at % 2))
        inward = math.degrees(math.atan2(-y, -x))
        crowd.append(
            peg(colours[at % 6], colours[(at + 2) % 6]).turn(inward).size(0.32).at(x, y, quay)
        )
    liner = (
        group(
            duck("swim", colour="#f2c230"),
            [
                ball(0.018, light("#fff0c0", 4), sides=8).at(x, s * 0.215, 0.13)
                for x in np.linspace(-0.16, 0.16, 5)
                for s in (-1, 1)
            ],
        )
        .turn(203)
        .size(2.6)
        .at(0.4, -0.6, 1.72)
    )
    tugs = [
        steamer("#8a2f2f").turn(h).size(0.36).at(x, y, 1.72)
        for x, y, h in ((-1.15, -1.35, 205), (-1.35, -0.35, 165))
    ]
    tows = [
        rope([(-0.55, -0.9, 1.95), (x * 0.85, y * 0.98, 1.84), (x, y, 1.88)], 0.016)
        for x, y in ((-0.92, -1.27), (-1.08, -0.42))
    ]
    fleet = [
        sailing_ship().turn(-50).size(0.4).at(-0.85, 2.0, 1.64),
        sail_boat(colour="#39557a").turn(30).size(0.36).at(0.75, 2.35, 1.72),
        sail_boat(colour="#a8433a", sail="#f0d8a8").turn(-20).size(0.34).at(0.2, -2.2, 1.72),
        steamer().turn(-80).size(0.55).at(1.3, 1.05, 1.72),
    ]
    tap_at = (0.0, 3.95, quay)
    floor = tiles(16, 18, "#e4efe4", "#9cc9b6", tile=0.95, diagonal=True).at(0, 0, -1.2)
    back = tiles(16, 9, "#a9d4c2", "#a1cdbb", tile=0.8).turn(x=90).at(0, 5.6, 2.2)
    return Scene(
        things=[
            floor,
            back,
            great_tub(),
            harbour_water().at(z=1.7),
            *homes,
            *crowd,
            liner,
            *tugs,
            *tows,
            *fleet,
            lighthouse_tap().at(*tap_at),
            crane().turn(168).at(*rim(-12), quay),
            crane(1.3, 0.9).turn(200).at(*rim(14), quay),
            lamp(90, "#ffd890", 0.15).at(0, 3.3, 4.6),
            string_lights(4.6, 13, sag=0.35).turn(-58).at(-1.1, 2.0, 3.9),
            string_lights(4.4, 13, sag=0.35).turn(55).at(1.1, 2.0, 3.9),
            lamp(18, "#ffc060", 0.2).at(-1.7, 1.4, 3.1),
            lamp(14, "#ffc060", 0.2).at(1.7, 0.4, 3.0),
        ],
        camera=Camera((0.9, -9.0, 8.2), (0.0, 0.75, 2.2), lens=54),
        world=World("#8fc0b4", "#b8c8b0", 0.42),
        lights=[Spot((-6, -4, 8), (0.2, 0.6, 1.8), 1900, "#ffdca0", 46, 0.9, 0.8)],
        air=Air(exposure=1.55, bloom=0.32, contrast=1.08, saturation=1.16),
    )


# ---- a kitchen where clouds are cooked


@card(
    title="The cloud kitchen",
    concept="the cook makes the weather fresh each morning, and some of it always boils over",
    alt="A stout cook stirs a copper pot from which clouds rise and gather under the ceiling of a "
    "blue-tiled kitchen; one rains on a cat with an umbrella.",
    place="indoors",
    hour="morning",
    palette="copper, cloud white, blue tiles",
    view="room",
    figures="one",
    moods=("merry", "warm", "absurd"),
    readings=("creation", "weather of the mind", "craft", "overflow", "cause", "daily work"),
)
def cloud_kitchen() -> Scene:
    """Morning from the left window, embers from the stove, and white steam between them."""
    view: Hole = (-1.3, 2.75, 0.72, 0.8)
    plaster = Paint("#e9e2d0", vary=0.06, grain=1, bump=0.08)
    back = group(
        wall(9, 6, plaster, view).at(y=2.2),
        casement(view, plain("#f6efe0")).at(y=2.2),
        tiles(9, 2.0, "#3f7ab4", "#5b93c4", tile=0.29, seed=2).turn(x=90).at(0, 2.15, 0.95),
        box((9, 4, 0.2), plaster, bevel=0, motif="ceiling").at(0, 0.4, 4.75),
    )
    floor = tiles(12, 14, "#e6ded0", "#5b83a8", tile=0.6, diagonal=True).at(0, -2)
    range_at = (0.98, 1.45)
    cooker = stove(power=14).size(1.32).at(*range_at)
    pot = cooking_pot(colour="#c8703a", lid=False).size(1.25).at(0.78, 1.32, 1.12)
    cook = (
        figure(
            "hold",
            age="adult",
            build=1.35,
            wear="apron",
            colour="#f2ece0",
            second="#3f6fa0",
            hat="chef",
            hat_colour="#fbf8f0",
            hair="grey",
            beard="moustache",
            legs="#3d4a6b",
            hands=((0.4, 0.2, 0.86), (0.42, -0.05, 1.16)),
        )
        .turn(14)
        .size(1.32)
        .at(-0.18, 0.85)
    )
    ladle = rod(
        (cook.right[0] - 0.08, cook.right[1] - 0.05, cook.right[2] + 0.25),
        (0.78, 1.3, 1.3),
        0.035,
        wood("#b58a4a"),
    )
    steam = group(
        cloud(0.85, "#fffdf6", "#b9cfe2", tall=0.6, seed=3).at(0.78, 1.3, 1.55),
        cloud(1.0, "#fffdf6", "#b4cbe2", tall=0.6, seed=4).at(1.05, 1.4, 2.1),
        cloud(1.5, "#fffdf6", "#a9c4e0", tall=0.5, seed=6).at(0.75, 1.3, 2.75),
        cloud(2.1, "#fffaf2", "#9fbcdc", seed=9).at(0.2, 1.0, 3.5),
        cloud(2.4, "#f2f0ee", "#8fa8c8", seed=12).at(-1.1, 0.3, 3.75),
        cloud(1.6, "#fffaf2", "#a9c0dc", seed=15).at(1.6, 0.6, 3.95),
    )
    shower = rain(
        150, (-1.75, -0.35, 0.02), (-0.75, 0.55, 3.6), "#8fb4d8", long=0.34, slant=0.04, thick=0.008
    )
    puss = (
        cat("sit", fur="#d98a3e", chest="#f6ead4", stripes="#b0602a")
        .turn(-35)
        .size(0.85)
        .at(-1.3, 0.0)
    )
    shade = umbrella().size(0.92).turn(y=-8).at(-1.02, -0.1, 0.3)
    rail = rod((-0.4, 2.0, 3.0), (2.6, 2.0, 3.0), 0.03, metal(BRASS))
    pans = [
        group(
            lathe([(0.001, 0), (r, 0.02), (r, 0.16)], metal("#d07a40"), round_off=False).turn(x=90),
            rod((0, -0.02, 0), (0, -0.02, 2.0 * r + 0.28), 0.025, metal("#d07a40")),
        ).at(x, 2.0, 3.0 - 2 * r - 0.28)
        for x, r in ((-0.3, 0.17), (1.75, 0.26), (2.3, 0.2))
    ]
    return Scene(
        things=[
            back,
            floor,
            cooker,
            pot,
            cook.thing,
            steam,
            shower,
            puss,
            shade,
            group(rail, pans, ladle, motif="pans"),
        ],
        camera=Camera((-0.4, -5.7, 1.7), (-0.2, 2, 2.02), lens=39),
        world=World("#b4cbe4", "#e8d4b0", 0.5),
        lights=[
            Sun(-150, 34, 3.0, "#ffe6b8", 4),
            Panel((-3.4, -2.5, 3.0), (0.4, 1.5, 1.9), 420, "#fff0d4", 2.4),
            Panel((1.5, -6.5, 2.0), (0.2, 1.5, 3.2), 160, "#e4f0ff", 3),
        ],
        sky=Sky(stops=((0, "#6fb4e4"), (0.5, "#cfe8f0"), (1, "#fdf0d0"))),
        air=Air(exposure=1.12, bloom=0.2, saturation=1.14, contrast=1.08),
    )


# ---- a tailor who sews the night


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
        (-0.05, 0.1, 1.13),
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
        (1.05, 0.02, 1.13),
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


# ---- a dinner with an empty coat


def round_cloth(radius: float, drop: float, paint: Paint, folds: int = 15) -> Thing:
    """A tablecloth over a round table whose top is at z = 0, hanging down in folds."""
    down = np.array([0, 0.5, 0.97, 1.0, 1.03, 1.2, 1.5, 1.8, 2.0])[:, None]
    angle = np.linspace(0, 2 * math.pi, 240)[None]
    fall = np.clip(down - 1, 0, 1)
    wave = fall * (0.11 * np.sin(folds * angle) + 0.05 * np.sin(7 * angle + 1))
    r = radius * np.minimum(down, 1.0) + wave + 0.16 * fall + 0.02 * (down > 0.99)
    z = -drop * fall * (1 + 0.06 * np.sin(folds * angle + 1.5))
    points = np.stack([r * np.cos(angle), r * np.sin(angle), z + 0 * angle], -1)
    return sheet(points, paint, motif="table")


def empty_coat(colour: str, lining: str) -> Thing:
    """A coat that sits upright with nobody in it, its sleeves forward; the seat is at z = 0."""
    frame = body(POSES["sit"], "adult", 1.15, ((0.42, 0.3, 0.3), (0.42, -0.3, 0.3)))
    fabric = clothes.cloth(colour)
    neck = frame.chest + frame.up * 0.045
    return group(
        clothes.upper(frame, colour),
        clothes.skirt(frame, fabric, 0.9, flare=0.9, folds=0.03),
        clothes.cuffs(frame, mix(colour, "#241a20", 0.45)),
        clothes.buttons(frame, "#e8c060", (0.84, 0.66, 0.48, 0.3), shine=0.5),
        lathe(
            [(0.1, -0.05), (0.125, 0.02), (0.15, 0.07), (0.175, 0.05), (0.17, -0.03)],
            clothes.cloth(mix(colour, "#241a20", 0.35)),
        )
        .size(1, 1.15, 1)
        .turn(y=8)
        .at(*neck),
        lathe([(0.001, 0.0), (0.1, 0.03), (0.145, 0.068)], plain(lining), round_off=False)
        .size(1, 1.15, 1)
        .turn(y=8)
        .at(*neck),
        [
            ball(0.052, plain(lining), sides=14).size(0.5, 1, 1).at(*(wrist + (0.03, 0, 0)))
            for wrist in frame.wrists
        ],
        motif="coat",
    )


@card(
    title="Dinner with the coat",
    concept="they still lay a place for him, and this evening the wine in his glass went down",
    alt="By candlelight a bear, a heron and an empty coat sit at a round table with a red cloth; "
    "the coat's glass is half empty and a moth flies where its head would be.",
    place="indoors",
    hour="lamplight",
    palette="candle red, olive, gold",
    view="room",
    figures="few",
    moods=("tender", "eerie", "solemn"),
    readings=("absence", "mourning", "ghost", "company", "manners", "the invisible guest"),
)
def empty_coat_dinner() -> Scene:
    """All the light is on the table; the olive room keeps in the dark."""
    olive = Paint("#7c7f45", "#6d7038", "stripes", "front", vary=0.1, grain=1.5, bump=0.06)
    top = 0.95
    linen = Paint("#a8242a", "#8a1a24", vary=0.12, grain=1.2, bump=0.1, sheen=0.4)
    coat = empty_coat("#d8a040", "#1d1412").turn(-96).size(1.95).at(0.2, 1.5, 0.72)
    seat = chair(colour="#5a3a24", seat="#7a2f2a").turn(180).size(1.35).at(0.2, 1.8)
    brown = bear("sit", fur="#7a543a").turn(-24).size(1.4).at(-1.5, 0.85, 0.5)
    grey = heron("stand", colour="#9aa8b4").turn(202).size(1.05).at(1.62, 0.9, 0.42)
    perches = [
        stool(colour="#5a3a24").size(1.5, 1.5, 0.85).at(x, y)
        for x, y in ((-1.62, 0.75), (1.72, 0.95))
    ]
    places = [
        group(
            plate(0.3, colour="#f4ead6", band="#c79a3e"),
            spoon().turn(x=-90).size(0.4).at(0.4, -0.2, 0.02),
        ).at(x, y, top)
        for x, y in ((-0.85, 0.25), (0.12, 0.75), (0.9, 0.3), (0.1, -0.75))
    ]
    glasses = [
        goblet(drink="#8a1f33").size(0.42).at(x, y, top) for x, y in ((-0.75, 0.62), (1.08, 0.1))
    ]
    his_glass = (
        group(
            goblet(drink=None),
            lathe(
                [(0.001, 0.5), (0.12, 0.54), (0.17, 0.6), (0.001, 0.6)],
                Paint("#9c2238", rough=0.2, shine=0.5),
            ),
        )
        .size(0.56)
        .at(0.78, 0.5, top)
    )
    frames = [
        picture_frame(w, h, picture=Paint(gradient=("#4a4a28", c, "#e8d8a0", "#a8a878"), vary=0.15))
        .turn(y=t)
        .at(x, 2.62, z)
        for x, z, w, h, c, t in (
            (-1.1, 3.45, 0.7, 0.85, "#8a8a50", 0),
            (1.55, 3.5, 0.75, 0.95, "#9a6a3a", 4),
        )
    ]
    guest = chair(colour="#4a2c1e", seat="#5a2220").size(1.3).turn(160).at(0.75, -2.15, -0.35)
    candles = candlestick(arms=3, power=0).size(0.85).at(-0.62, 0.0, top)
    flare = lamp(100, "#ffb860", 0.12).at(-0.62, 0.0, top + 1.0)
    flutter = moth("open", wings="#e8d8b0").turn(-60, x=-50).size(0.22).at(0.3, 1.2, 2.72)
    return Scene(
        things=[
            wall(10, 6, olive).at(y=2.7),
            floor_boards(10, 14, "#5a3a24").at(0, -2),
            round_cloth(1.4, 0.85, linen).at(0, 0, top),
            *places,
            *glasses,
            his_glass,
            seat,
            coat,
            brown,
            grey,
            *perches,
            *frames,
            guest,
            candles,
            flare,
            flutter,
            apple().size(0.26).at(0.42, -0.15, top),
            pear().size(0.26).at(0.2, 0.1, top),
            bread().size(0.5).turn(25).at(-0.75, -0.35, top),
        ],
        camera=Camera((0.3, -5.8, 2.35), (0.08, 1, 1.78), lens=43),
        world=World("#8a8860", "#9a6440", 0.5),
        lights=[Spot((-1.2, -2.2, 5.2), (0.2, 1.2, 1.5), 420, "#ffcf90", 60, 0.9, 0.5)],
        air=Air(exposure=1.45, bloom=0.3, saturation=1.08, contrast=1.1),
    )


# ---- a portrait that has left


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
    "as a black hole. Wet painted footprints lead over the floor to the open window.",
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
    leaves = [leaf_glass.turn(-112).at(-2.37, 1.95), leaf_glass.turn(-62).at(-1.13, 1.95)]
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
        for x, z, sitter in (
            (-0.88, 4.35, profile("#3a2a2a", hair="short", depth=0.02)),
            (2.95, 2.5, profile("#4a3040", hair="bun", depth=0.02)),
        )
    ]
    bench = group(
        box((1.9, 0.7, 0.2), Paint("#7a1f2a", sheen=0.4), bevel=0.08).at(z=0.55),
        [leg(0.46, 0.06, wood("#3a2418")).at(x, y) for x in (-0.8, 0.8) for y in (-0.25, 0.25)],
        motif="bench",
    )
    return Scene(
        things=[
            wall(14, 7, red, door).at(y=2.0),
            casement(door, plain("#f6ecd6"), (1, 1)).at(y=2.0),
            *leaves,
            garden,
            floor_boards(14, 16, "#b07a48").at(0, -6),
            portrait,
            paint_wet,
            puddle,
            *drips,
            *others,
            veil.turn(-20).at(-2.3, 1.55, 0.05).called("curtain"),
            veil.size(-1, 1, 1).turn(14).at(-1.0, 1.6, 0.05).called("curtain"),
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


# ---- an eye at the window


@card(
    title="Tea in the dolls' house",
    concept="the family is sure of being alone at tea, and somebody large loves them from outside",
    alt="In a small rose-papered parlour a family has tea under a lamp; a huge green eye fills the "
    "window behind them, and only the cat on the sill looks back.",
    place="indoors",
    hour="afternoon",
    palette="wallpaper rose, iris green",
    view="room",
    figures="few",
    moods=("uncanny", "cosy", "curious"),
    readings=("being watched", "providence", "scale", "innocence", "the outside", "who plays"),
)
def dollhouse_eye() -> Scene:
    """Daylight lies on the eye; the parlour has only its lamp."""
    paper = Paint("#d98a92", "#e6a8a8", "stripes", "front", vary=0.08, grain=2.2, bump=0.05)
    view: Hole = (0.05, 2.95, 1.3, 1.22)
    back = 2.3
    giant = (
        eye(iris="#4f9a5a", skin="fair", lashes="#5a3420")
        .turn(-92, x=0)
        .size(1.72)
        .at(0.0, back + 2.15, 2.92)
    )
    cheek = box(
        (9, 0.2, 9), Paint("#eec3a2", "#e6b090", vary=0.08, grain=1.2), bevel=0, motif="skin"
    ).at(0, back + 2.7, 3)
    sill = back - 0.16
    tom = cat("sit", fur="#2b2a33").turn(78).size(0.78).at(0.72, sill - 0.02, 1.74)
    curtains = [
        drape(1.0, 3.1, cloth("#8f3a4c"), folds=5, depth=0.07, gather=0.75, side=s, tie=0.4).at(
            0.05 + s * 1.42, back - 0.22, 1.5
        )
        for s in (-1, 1)
    ]
    pelmet_rod = rod((-1.95, back - 0.24, 4.6), (2.05, back - 0.24, 4.6), 0.04, metal(BRASS))
    height = 0.8
    tea = group(
        round_cloth(0.85, 0.5, Paint("#f6efe2", vary=0.06)).at(z=height),
        teapot(colour="#5f9a7a").size(0.36).at(0.05, 0.1, height),
        [
            teacup(band="#c9536e", drink="#8a4a20").size(0.2).at(x, y, height)
            for x, y in ((-0.5, 0.05), (0.5, -0.1), (0.0, -0.5))
        ],
        cake(tiers=1, candles=0).size(0.34).at(-0.15, -0.2, height),
        motif="table",
    ).at(-0.1, 0.35)
    seats = [
        chair(colour="#8a5a3a", seat="#5f9a7a").turn(t).size(1.05).at(x, y)
        for x, y, t in ((-1.3, 0.35, 90), (1.1, 0.25, -90))
    ]
    father = (
        person(
            "sit",
            age="adult",
            wear="coat",
            colour="#3d4f6b",
            beard="moustache",
            hair="brown",
            legs="#2a2a33",
            hands=(None, (0.4, -0.1, 0.42)),
        )
        .turn(-6)
        .size(1.05)
        .at(-1.3, 0.35, 0.52)
    )
    mother = (
        person(
            "sit",
            age="adult",
            wear="dress",
            colour="#e8c05a",
            hair="red",
            hairstyle="bun",
            hands=((0.42, 0.1, 0.4), None),
        )
        .turn(184)
        .size(1.02)
        .at(1.1, 0.25, 0.52)
    )
    child = (
        person("sit", age="child", wear="dress", colour="#5f9a7a", hair="straw", hairstyle="braids")
        .turn(112)
        .size(1.05)
        .at(0.35, -0.75, 0.56)
    )
    hanging = group(
        lathe(
            [(0.5, 0), (0.42, 0.16), (0.12, 0.34), (0.05, 0.4)],
            Paint("#f0c878", glow=0.7, vary=0.05),
        ),
        rod((0, 0, 0.4), (0, 0, 3), 0.015, metal(BRASS)),
        ball(0.1, light("#fff0c0", 6), sides=14).at(z=0.02),
        lamp(70, "#ffd08a", 0.15).at(z=-0.12),
        motif="lamp",
    ).at(-1.05, 0.1, 3.65)
    edge = group(
        box((0.3, 0.5, 8), Paint("#f2e6cf", vary=0.1), bevel=0.03),
        box((0.1, 0.2, 0.5), metal(BRASS)).at(0.12, -0.2, -1.6),
        box((0.1, 0.2, 0.5), metal(BRASS)).at(0.12, -0.2, 1.6),
        motif="wall",
    ).at(-2.0, -2.2, 2.5)
    return Scene(
        things=[
            wall(9, 6, paper, view).at(y=back),
            casement(view, plain("#f6efe2"), (2, 2)).at(y=back),
            giant,
            cheek,
            tom,
            group(curtains, pelmet_rod, motif="curtain"),
            floor_boards(10, 14, "#a8744a").at(0, -2),
            carpet(3.4, 2.6, colour="#5f8a6a", border="#e8d0a0", middle="#c9606e").at(
                -0.1, 0.2, 0.01
            ),
            tea,
            *seats,
            stool(colour="#8a5a3a").size(1.05).at(0.35, -0.75),
            father,
            mother,
            child,
            hanging,
            edge,
            box((9, 0.08, 0.3), plain("#f2e6d4")).at(0, back - 0.03, 0.15),
        ],
        camera=Camera((-0.55, -5.5, 2.0), (0.03, 2, 2.15), lens=42),
        world=World("#b0a0b8", "#e0a890", 0.36),
        lights=[
            Spot((-2.6, back + 0.5, 5.4), (0, back + 2.2, 2.9), 420, "#f4f8ff", 90, 0.6, 0.5),
            Spot((2.2, back + 0.4, 1.8), (0, back + 2.2, 2.9), 160, "#f4f8ff", 90, 0.6, 0.5),
            Panel((0, -6.5, 4.5), (0, 1, 1), 90, "#ffe0d0", 3),
        ],
        air=Air(exposure=1.45, bloom=0.22, contrast=1.08, saturation=1.1),
    )


# ---- a street of books


def book_house(wide: float, tall: float, colour: str, seed: int, *, smoking: bool = False) -> Thing:
    """A book 1.1 deep that stands on z = 0, its back to the viewer, with lit windows and a door."""
    chance = np.random.default_rng(seed)
    leather = Paint(colour, mix(colour, "#1a1210", 0.35), vary=0.16, grain=3, bump=0.25, rough=0.6)
    gold = metal("#d8ac52")
    spine = [
        (wide / 2 * math.cos(a), -0.2 * math.sin(a) ** 0.7) for a in np.linspace(0, math.pi, 17)
    ]
    points = np.array([[(x, y, z) for x, y in spine] for z in (0, tall)])
    parts = [
        sheet(points, leather),
        box((wide, 1.1, tall), leather, bevel=0.01).at(0, 0.55, tall / 2),
        box((wide * 0.9, 1.06, 0.02), plain("#efe2c0"), bevel=0).at(0, 0.56, tall),
    ]
    for share in (0.03, 0.3, 0.54, 0.9, 0.95):
        arc = [(x * 1.02, y - 0.012, tall * share) for x, y in spine]
        parts.append(
            tube(
                arc,
                0.045 if 0.1 < share < 0.92 else 0.02,
                leather if 0.1 < share < 0.92 else gold,
                bend=False,
                sides=8,
            )
        )
    door_high = min(0.62, 0.2 * tall + 0.12)
    entrance = front_door(door_high * 0.52, door_high, colour=str(chance.choice(DOORS)))
    parts.append(entrance.at(float(chance.uniform(-0.08, 0.08)) * wide, -0.19, 0.03))
    label = frame_label(wide, tall)
    parts.append(label.at(0, -0.2, tall * 0.74))
    columns = 1 if wide < 0.72 else 2
    for column in range(columns):
        x = (column - (columns - 1) / 2) * wide * 0.44
        opening = pane(0.24, 0.34, lit=bool(chance.uniform() < 0.8), strength=4.5)
        parts.append(opening.at(x, -0.23, tall * 0.42))
    if smoking:
        parts.append(chimney(0.5).size(0.6).at(wide * 0.2, 0.4, tall))
    return group(parts, motif="book")


def frame_label(wide: float, tall: float) -> Thing:
    """The round gilt window in a book's label, lit from within."""
    radius = min(0.3 * wide, 0.09 * tall)
    ring = [
        (radius * math.cos(a), 0, radius * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 25)
    ]
    return group(
        box((wide * 0.8, 0.06, radius * 2.9), Paint("#2a1a16", vary=0.1), bevel=0.01).at(0, 0.03),
        [
            box((wide * 0.82, 0.05, 0.03), metal("#d8ac52"), bevel=0).at(0, 0.0, s * radius * 1.45)
            for s in (-1, 1)
        ],
        ball(radius, light("#ffc65c", 3.5), sides=20).size(1, 0.1, 1),
        tube(ring, 0.03, metal("#d8ac52"), bend=False, sides=6),
        box((0.03, 0.06, 2 * radius), metal("#d8ac52"), bevel=0),
        box((2 * radius, 0.06, 0.03), metal("#d8ac52"), bevel=0),
    )


@card(
    title="The librarian's round",
    concept="when the readers have gone the books light their lamps, and somebody must see to them",
    alt="On a bookshelf the books are houses with lit windows and doors; a mouse with a lantern "
    "walks along them at night, and ants carry one small book-house away.",
    place="indoors",
    hour="lamplight",
    palette="oxblood, olive, candle",
    view="room",
    figures="one",
    moods=("cosy", "watchful", "quiet"),
    readings=("stories", "guardian", "night watch", "neighbours", "moving on", "hidden life"),
)
def mouse_librarian() -> Scene:
    """A street of books, seen by somebody as small as its watchwoman."""
    plan = (
        (0.95, 3.7, "#7a2026", False),
        (0.66, 3.2, "#6a7038", False),
        (0.86, 3.5, "#94402c", False),
        (0.6, 4.05, "#3f5236", False),
        (1.05, 3.1, "#862c32", True),
        (0.68, 3.75, "#b8843a", False),
        (0.9, 3.3, "#565f34", False),
        (0.62, 3.9, "#6a2026", False),
        (0.95, 3.45, "#7f7a40", True),
        (0.74, 3.95, "#8a3c2a", False),
        (1.0, 3.1, "#63241f", False),
    )
    houses = []
    x = -3.3
    for at, (wide, tall, colour, smoking) in enumerate(plan):
        gap = 0.55 if at == 6 else 0.03
        home = book_house(wide, tall, colour, at + 2, smoking=smoking)
        tilt = 7 if at == 6 else 0
        houses.append(home.turn(y=-tilt).at(x + wide / 2 + gap, 0.25 * (at % 2), 0.0))
        x += wide + gap
    oak = Paint("#6a4026", "#4a2a1a", vary=0.2, grain=1.6, bump=0.25)
    boards = [
        box((16, 3.4, 0.3), oak, bevel=0.03, motif="shelf").at(0, 0.2, z) for z in (-0.15, 4.65)
    ]
    back = box((16, 0.1, 12), Paint("#3a2418", vary=0.2), bevel=0, motif="wall").at(0, 1.9, 3)
    watch = group(
        mouse("stand", fur="#b0a090"),
        lathe(
            [(0.27, 0.04), (0.25, 0.12), (0.2, 0.26), (0.13, 0.37)], cloth("#b5392f"), wobble=0.04
        ).at(-0.05),
        lathe([(0.14, 0.34), (0.17, 0.37), (0.12, 0.4)], cloth("#f4ecd8")).at(-0.04),
    )
    watch = watch.turn(-35).size(1.35).at(-0.95, -1.35)
    paw = places_of(watch, "hand")[1]
    bookmark = rope(
        [(-1.6, -1.15, 0.02), (-2.1, -1.5, 0.02), (-2.6, -1.2, 0.02)], 0.03, colour="#b5392f"
    )
    held = (paw[0] + 0.22, paw[1] - 0.2, paw[2] + 0.12)
    carriers = [
        ant(colour="#5a2a1c")
        .turn(8 * (k % 2) - 4)
        .size(0.34)
        .at(0.5 + 0.42 * (k // 2), -1.3 - 0.34 * (k % 2))
        for k in range(6)
    ]
    moved = (
        book_house(0.4, 1.35, "#8a3a4a", 9)
        .size(1, 0.45, 1)
        .turn(y=90)
        .turn(-4)
        .at(0.3, -1.55, 0.46)
    )
    return Scene(
        things=[
            *houses,
            *boards,
            back,
            watch,
            lantern(power=70).size(0.7).at(held[0], held[1], held[2] - 0.36),
            rod(paw, held, 0.022, wood("#5a3a24")),
            bookmark,
            *carriers,
            moved,
            lamp(30, "#ffb860", 0.3).at(0.5, -2.2, 3.9),
            lamp(40, "#ffb860", 0.2).at(1.6, -2.4, 1.6),
        ],
        camera=Camera((-2.1, -5.8, 0.9), (0.14, 0.3, 1.72), lens=41),
        world=World("#6a6248", "#8a5a38", 0.45),
        lights=[Panel((-4, -5, 4.2), (0.3, 0, 2.2), 260, "#e8c890", 2)],
        air=Air(exposure=1.5, fog=Fog(6, 14, "#3a2a1c", 0.5), bloom=0.32, saturation=1.08),
    )


# ---- a staircase in an apple


def half_apple() -> Thing:
    """An apple of radius 1 around the origin, cut in the front, with a shaft where its core was."""
    clay = Clay("#b8262a", 0.1)
    clay.ball((0, 0, 0.02), (1.0, 1.0, 0.9)).ball((0, 0, 0.22), (0.96, 0.96, 0.72), "#c63a2c")
    clay.ball((0, 0, 1.02), (0.3, 0.3, 0.24), cut=True, blend=0.3)
    clay.ball((0, 0, -0.98), (0.28, 0.28, 0.16), cut=True, blend=0.25)
    clay.box((0, -1.06, 0), (1.4, 1.0, 1.4), cut=True, edge=0.01, blend=0.01)
    clay.limb([(0, -0.02, -0.5), (0, -0.02, 0.28)], 0.3, cut=True, blend=0.03)
    clay.spot((0, -0.06, 0.03), (0.955, 0.8, 0.86), "#fbf0cf", soft=0.03)
    clay.spot((0, -0.06, 0.0), (0.52, 0.03, 0.74), "#f1e2ac", soft=0.03)
    clay.spot((0, -0.06, 0.0), (0.48, 0.03, 0.7), "#fbf0cf", soft=0.03)
    return clay.thing("apple", 170, Paint(vary=0.08, grain=4, bump=0.08, rough=0.45, shine=0.4))


@card(
    title="The apple's staircase",
    concept="he had worked on this house all his life, and on the day it was opened he moves out",
    alt="A halved apple on a blue cloth has a spiral staircase where its core was; a caterpillar "
    "with a hat and a suitcase is walking away from it.",
    place="indoors",
    hour="noon",
    palette="apple red, cream flesh, blue cloth",
    view="close-up",
    figures="one",
    moods=("comic", "wistful", "sunny"),
    readings=("moving out", "home", "hidden work", "temptation", "inner life", "exposure"),
)
def apple_stairs() -> Scene:
    """Noon from the left, and one lamp still burning on the stairs."""
    u, v = np.meshgrid(np.linspace(-9, 9, 140), np.linspace(-9, 12, 160))
    rise = np.maximum(v - 3.2, 0) ** 1.5 * 0.55
    folds = 0.12 * np.sin(u * 1.7 + 0.9 * np.sin(v * 0.7)) * np.clip((v - 1.5) / 3, 0.12, 1.6)
    fabric = Paint("#2f5f9e", "#3a6cae", "checks", "top", vary=0.1, grain=1.3, bump=0.12, sheen=0.3)
    backdrop = sheet(
        np.stack([u, np.minimum(v, 3.2 + (v - 3.2) * 0.35), folds + rise - 0.1], -1),
        fabric,
        motif="cloth",
    )
    apple_half = half_apple().turn(-10).size(2.0).at(-0.15, 0.3, 1.82)
    steps = (
        spiral_stairs(17, 0.95, rise=0.2, colour="#b5703a", rail=True)
        .turn(200)
        .size(0.58, 0.58, 0.6)
        .at(-0.17, 0.2, 0.36)
    )
    stalk = tube(
        [(0, 0, 0), (0.06, 0, 0.35), (0.2, 0, 0.7)], [0.06, 0.05, 0.075], wood("#5a3f28")
    ).at(-0.15, 0.45, 3.3)
    leaf = blade(
        [(0, 0, 0), (0.4, 0, 0.25), (0.95, 0, 0.2), (1.25, 0, 0.05)],
        [0.02, 0.25, 0.26, 0.01],
        "#6f9a3e",
        cup=0.2,
    ).at(0.0, 0.45, 3.75)
    seeds = [
        ball(0.14, Paint("#5a3220", rough=0.4, shine=0.4), sides=20)
        .size(0.8, 0.4, 1.5)
        .turn(y=t)
        .at(x, -0.02, z)
        for x, z, t in ((-1.02, 1.75, 14), (0.72, 1.8, -14))
    ]
    doormat = group(
        [
            box((0.7, 0.22, 0.12), wood("#b5703a")).at(-0.02, -0.02 - 0.2 * k, 0.24 - 0.1 * k)
            for k in range(3)
        ],
        motif="stairs",
    )
    worm = caterpillar(colour="#a9c24a", face="#d8a04a").turn(-32).size(0.95)
    worm = wear(worm, "hat", hat("bowler", "#3a2a24", "#b5392f")).at(0.85, -1.5, 0.03)
    case = suitcase(colour="#9c5a34").turn(-32).size(0.42).at(1.55, -2.25, 0.02)
    windows = [
        pane(0.2, 0.28, strength=4, arch=True).turn(t).at(x, y, z)
        for x, y, z, t in ((1.72, 0.62, 2.0, 62), (1.6, 0.85, 1.35, 60))
    ]
    blade_knife = table_knife().turn(x=-90).size(3.4).turn(-72).at(-3.3, -3.1, 0.1)
    return Scene(
        things=[
            backdrop,
            apple_half,
            steps,
            stalk,
            leaf,
            *seeds,
            doormat,
            worm,
            case,
            *windows,
            blade_knife,
            apple().turn(40).size(2.3).at(2.1, 3.2, 0.0),
            lamp(22, "#ffc060", 0.08).at(-0.2, -0.1, 2.35),
        ],
        camera=Camera((0.9, -8.6, 2.75), (0.16, 0, 1.72), lens=47),
        world=World("#bcd0f0", "#f0e0c0", 0.5),
        lights=[Sun(-66, 46, 3.8, "#fff2d4", 3)],
        air=Air(exposure=1.22, bloom=0.2, contrast=1.08, saturation=1.1),
    )


# ---- a house of cards with people in it


@card(
    title="The house of cards",
    concept="they all live in it, they all know what it is made of, and now a moth comes",
    alt="A tall house of cards with lit rooms and people in it stands on a dark table; a moth "
    "flutters near, and a man on the roof holds his breath.",
    place="indoors",
    hour="night",
    palette="card ivory, crimson, lamp",
    view="room",
    figures="few",
    moods=("tense", "tender", "hushed"),
    readings=("fragility", "trust", "risk", "balance", "family", "the small cause"),
)
def house_of_cards() -> Scene:
    """Every room is its own lamp; the rest of the room is crimson dark."""
    long, lean = 1.3, 23.0
    up, half = long * math.cos(math.radians(lean)), long * math.sin(math.radians(lean))
    step = 2 * half + 0.06
    signs = ("heart", "diamond", "star", "moon", "leaf")
    face = [
        playing_card(sign=s, pattern=p).turn(90).size(long)
        for s, p in zip(signs, ("#a8232c", "#a8232c", "#2a2430", "#a8232c", "#2a2430"), strict=True)
    ]
    back = playing_card(back=True, pattern="#a8232c").turn(90).size(long)
    house_parts: list[Thing] = []
    people: list[Thing] = []
    poses = ("wave", "think", "stand", "look up")
    for level in range(4):
        count = 4 - level
        z = level * (up + 0.03)
        if level:
            floor = playing_card(back=True).turn(90, x=90).size(1.36)
            house_parts += [floor.at((at - (count - 1) / 2) * step, 0, z) for at in range(count)]
        for at in range(count):
            x = (at - (count - 1) / 2) * step
            for s in (-1, 1):
                sheet_of = back if (at + level + s) % 3 == 0 else face[(at * 2 + level + s) % 5]
                house_parts.append(
                    sheet_of.turn(y=-s * lean).at(x + s * half / 2, 0, z + up / 2 + 0.01)
                )
            glow = ("#ffb850", "#ffc870", "#ff9f4a")[(at + level) % 3]
            room_back = cutout(
                [(-half * 0.92, 0.02), (half * 0.92, 0.02), (0, up * 0.94)], 0.01, light(glow, 1.3)
            )
            house_parts.append(room_back.at(x, 0.38, z))
            if (at + level) % 2:
                bars = [
                    rod((0, 0.3, 0.02), (0, 0.3, up * 0.9), 0.018, plain("#3a2018")),
                    rod(
                        (-half * 0.55, 0.3, up * 0.42),
                        (half * 0.55, 0.3, up * 0.42),
                        0.018,
                        plain("#3a2018"),
                    ),
                ]
                house_parts.append(group(bars).at(x, 0, z))
            people.append(lamp(2.6, "#ffb860", 0.1).at(x, -0.2, z + 0.5))
            if (at + level) % 2 == 0:
                who = person(
                    poses[(at + level) % 4],
                    age="adult" if at % 2 else "child",
                    wear="coat",
                    colour=("#3d5a80", "#5b7340", "#a8433a")[at % 3],
                )
                people.append(who.turn(-60 + 40 * at).size(0.42).at(x - 0.03, -0.05, z + 0.02))
    tower_of = group(house_parts, people, motif="house of cards")
    brave = figure(
        "think", age="adult", wear="coat", colour="#e0b23a", hat="beret", hat_colour="#2a4a80"
    )
    brave = brave.turn(-40).size(0.8).at(0.62, -0.14, 3 * (up + 0.03) + 0.03)
    tower_all = group(tower_of, brave.thing).turn(24)
    visitor = moth("open", wings="#ecdcb4", border="#8a5a3a").turn(90).turn(x=62).turn(y=-38)
    visitor = visitor.size(0.72).at(1.55, -0.9, 4.55)
    curtains = [
        drape(
            3.2, 16, Paint("#9c2434", "#7a1828", vary=0.12, sheen=0.4), folds=6, depth=0.2, seed=s
        ).at(x, 4.2, -1)
        for s, x in ((1, -3.4), (2, 3.2))
    ]
    felt = box(
        (24, 14, 0.3),
        Paint("#4a2a1c", "#38200f", vary=0.2, grain=1.5, rough=0.4, shine=0.4),
        motif="table",
    ).at(0, -1, -0.15)
    fallen = [
        playing_card(sign="heart").turn(30, x=-90).size(1.3).at(-1.5, -2.6, 0.02),
        playing_card(back=True).turn(-20, x=-90).size(1.3).at(-1.0, -2.9, 0.04),
    ]
    return Scene(
        things=[
            felt,
            tower_all,
            visitor,
            group(curtains, motif="curtain"),
            *fallen,
            box((24, 0.2, 14), Paint("#4a3a68", vary=0.1), bevel=0, motif="wall").at(0, 5.2, 4),
            lamp(120, "#ff9a5a", 0.4).at(-0.6, 2.6, 2.6),
            lamp(16, "#ffd8a0", 0.2).at(0.9, -1.9, 4.4),
        ],
        camera=Camera((0.5, -7.6, 0.95), (0.12, 0, 2.35), lens=40),
        world=World("#5a5688", "#8a4038", 0.5),
        lights=[
            Spot((3.6, -4.5, 6.5), (0, 0, 2.4), 420, "#ffd49a", 60, 0.7, 0.4),
            Panel((-5, -1, 5), (0, 0, 2.5), 130, "#8a9ae0", 2),
        ],
        air=Air(exposure=1.5, bloom=0.32, saturation=1.06, contrast=1.08),
    )
