"""Rooms: a storm in a cup, a sky in a cage, a tide in the attic, and an eye at the window."""

# ruff: noqa: PLR2004  the numbers of a scene are its drawing

import math

import numpy as np

from reverie.atelier.clay import Clay
from reverie.atelier.colour import mix
from reverie.atelier.develop import Air, Fog, Tint
from reverie.atelier.motifs.birds import bird
from reverie.atelier.motifs.cats import cat
from reverie.atelier.motifs.clouds import cloud, storm_cloud
from reverie.atelier.motifs.flight import umbrella
from reverie.atelier.motifs.floors import floor_boards, tiles
from reverie.atelier.motifs.food import spoon
from reverie.atelier.motifs.furniture import chest, shelf, standing_lamp, stove, table_lamp
from reverie.atelier.motifs.heavens import lightning, moon
from reverie.atelier.motifs.houses import house
from reverie.atelier.motifs.joinery import BRASS, cloth, drape, glaze, metal, plain, rod, wood
from reverie.atelier.motifs.lights import lantern
from reverie.atelier.motifs.objects import book_stack, desk_globe, rope
from reverie.atelier.motifs.people import figure, person
from reverie.atelier.motifs.scatter import patches, ramp, tinted
from reverie.atelier.motifs.shore import starfish
from reverie.atelier.motifs.stagecraft import spotlight_beam
from reverie.atelier.motifs.tools import needle, scissors, thread_spool
from reverie.atelier.motifs.toys import rocking_horse
from reverie.atelier.motifs.travel import rowing_boat, sail_boat, sailing_ship
from reverie.atelier.motifs.vessels import birdcage, cooking_pot, jar, teacup
from reverie.atelier.motifs.water import Swell, rain, sea
from reverie.atelier.motifs.water_birds import duck
from reverie.atelier.scene import Camera, Panel, Scene, Spot, Sun, World, card
from reverie.atelier.shapes import ball, box, curve, cutout, lathe, sheet, tube
from reverie.atelier.sky import Clouds, Disc, Glow, Sky
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
        lightning(2.6, thick=0.055, power=90, seed=4).at(0.75, 1.15, 2.75),
        rain(170, (-1.7, 0.4, 2.9), (1.4, 2.4, 5.3), "#b8c8da", long=0.5, slant=0.3, thick=0.009),
    )
    pier = spoon(colour="#d5d2c8").turn(x=-90).size(5.4).turn(197).at(0.62, 2.35, 3.3)
    keeper = figure("reach", age="adult", wear="coat", colour="#e0b23a", hat="sailor",
                    hat_colour="#e0b23a", hands=(None, (0.45, -0.15, 1.35)))  # fmt: skip
    keeper = keeper.size(0.6).turn(168).at(1.12, 0.55, 3.42)
    lifeboat = rowing_boat(colour="#c24a3a", inside="#e6c79a").turn(150, y=9).size(0.42)
    crew = [peg(c, "#e0b23a").size(0.3).at(x, 0, 0.05) for c, x in (("#e0b23a", -0.14), ("#39557a", 0.18))]
    lifeboat = group(lifeboat, crew).at(0.55, -0.72, 2.72)
    spill = [
        tube(
            [(2.0 * math.cos(a), 2.0 * math.sin(a), 3.14), (2.13 * math.cos(a), 2.13 * math.sin(a), 3.1),
             (2.08 * math.cos(a), 2.08 * math.sin(a), 3.1 - drop)],
            [0.1, 0.09, 0.07], Paint("#4f94ac", vary=0.1, rough=0.2, shine=0.6), motif="sea",
        )
        for a, drop in ((-1.95, 0.6), (-1.8, 1.0), (-2.6, 0.7))
    ]  # fmt: skip
    biscuit = lathe([(0.001, 0), (0.8, 0), (0.85, 0.12), (0.75, 0.22), (0.001, 0.24)], Paint("#c98f4a", "#a86f35", grain=4, bump=0.4), motif="biscuit")
    table = box((40, 40, 0.4), linen, bevel=0, motif="table").at(z=-0.2)
    return Scene(
        things=[
            table, cup, roses, stormy_tea(1.9).at(z=2.62), ship, weather, pier, keeper.thing,
            lantern(power=14).size(0.42).at(keeper.right[0], keeper.right[1], keeper.right[2] - 0.24),
            lifeboat, *spill, biscuit.at(-3.0, 0.5, 0.45).turn(0), biscuit.turn(x=12).at(2.9, -2.7, 0.5),
        ],
        camera=Camera((0.5, -8.4, 10.2), (0.1, 0.35, 2.75), lens=49),
        world=World("#a8b4c8", "#e8d8bc", 0.5),
        lights=[Sun(-70, 32, 2.7, "#ffdcae", 5)],
        air=Air(exposure=1.2, bloom=0.3, contrast=1.1, saturation=1.08),
    )  # fmt: skip


# ---- a sky in a cage


def sky_within(radius: float, height: float) -> Thing:
    """The far half of a cage's inside, painted as a morning sky that shines a little."""
    profile = curve(
        [(radius, 0.05 * height), (radius, 0.62 * height), (0.78 * radius, 0.84 * height),
         (0.3 * radius, 0.97 * height), (0.02, height)], 60,
    )  # fmt: skip
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
    butter = Paint("#efcf7f", "#e8c26a", vary=0.07, grain=0.8, bump=0.08)
    cage = birdcage(0.5, 1.36, colour="#c9993a", opened=70, perch=False).size(3.1)
    clouds = group(
        cloud(1.9, "#fffaf0", "#9fbfe0", seed=2).at(0.2, 0.25, 1.15),
        cloud(1.35, "#fffaf0", "#a9c6e4", seed=5).at(-0.45, 0.5, 2.35),
        cloud(0.9, "#fffaf0", "#b4cce6", seed=8).at(0.55, 0.3, 2.95),
        cloud(2.3, "#fff4e0", "#a9c2dc", tall=0.3, seed=11).at(-0.1, 0.1, 0.42),
        cloud(0.75, "#fffaf2", "#b4c8e0", tall=0.5, seed=14).at(-0.95, -1.75, 1.35),
    )
    swallow = tube([(-0.16, 0, 0.06), (-0.05, 0, 0.03), (0, 0, -0.02), (0.05, 0, 0.03), (0.16, 0, 0.06)],
                   [0.005, 0.016, 0.022, 0.016, 0.005], plain("#23324a"), motif="far birds")  # fmt: skip
    flock = [swallow.size(s).turn(y=t).at(x, 0.9, z)
             for x, z, s, t in ((0.35, 2.2, 1, 12), (0.62, 2.36, 0.8, -6), (0.12, 2.42, 0.7, 4))]  # fmt: skip
    robin = bird("perch", colour="#b8402c", belly="#f4dcb4", wings="#7a3a2c").turn(158).size(1.45)
    table = lathe([(0.001, -0.22), (2.9, -0.22), (3.0, -0.1), (2.95, 0), (0.001, 0)], wood("#8a5a38"), round_off=False, sides=64, motif="table")
    sill: Hole = (0.0, 3.4, 1.5, 2.2)
    pane_wall = group(wall(16, 9, butter, sill), casement(sill, plain("#fff4dc"))).turn(90).at(-5.2, -1.6)
    plant = group(
        [tube([(0, 0, 0), (0.5 * math.cos(a), 0.5 * math.sin(a), 1.2), (1.3 * math.cos(a), 1.2 * math.sin(a), 1.5 + 0.3 * math.sin(3 * a))],
              [0.03, 0.22, 0.01], Paint("#3f5f34", vary=0.2), motif="leaves").size(1, 1, 1) for a in np.linspace(0, 6, 9)],
    )  # fmt: skip
    return Scene(
        things=[
            wall(20, 10, butter).at(y=2.7), table.at(0, 0.3), pane_wall,
            cage, sky_within(1.47, 4.05), clouds, *flock,
            robin.at(1.52, -1.25, 0.0), plant.at(-2.25, -2.4, -0.9),
            lamp(40, "#cfe8ff", 0.3).at(0.2, -0.5, 2.6),
        ],
        camera=Camera((0.9, -9.6, 2.9), (0.12, 0, 2.1), lens=55),
        world=World("#bcd0e4", "#f0d8a0", 0.5),
        lights=[Sun(-82, 24, 3.4, "#ffe2a8", 2), Panel((4, -6, 5), (0, 0, 2), 60, "#dfeaff", 4)],
        air=Air(exposure=1.12, bloom=0.25, contrast=1.08, saturation=1.08),
    )  # fmt: skip


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
    boards = Paint("#8a5f3a", "#5a3a24", "planks", "side", vary=0.2, grain=1.2, bump=0.3)
    beam = wood("#5a3b26")
    gable = Paint("#7a5434", "#5a3a24", "planks", "front", vary=0.2, grain=1.1, bump=0.3)
    ridge, half, back = 5.0, 3.3, 6.0
    roof = [
        sheet(
            np.array([[(s * half * 1.12, y, -0.6), (0, y, ridge)] for y in (-9, back + 0.2)], float),
            boards, motif="wall",
        )
        for s in (-1, 1)
    ]  # fmt: skip
    rafters = [
        rod((s * half * 0.98, y, -0.2), (0, y, ridge - 0.12), 0.1, beam, sides=6)
        for y in (-4.4, -2.2, 0.0, 2.2, 4.4)
        for s in (-1, 1)
    ]
    ties = [box((4.2, 0.16, 0.2), beam).at(0, y, 3.4) for y in (0.0, 2.2, 4.4)]
    ring = [(1.1 * math.cos(a), 2.55 + 1.1 * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 41)]
    gables = [cutout(half_gable(s, ring), 0.2, gable, motif="wall") for s in (-1, 1)]
    window = group(
        tube([(x, 0, z) for x, z in ring], 0.09, wood("#6b452c"), bend=False),
        rod((0, 0, 1.45), (0, 0, 3.65), 0.04, wood("#6b452c")),
        rod((-1.1, 0, 2.55), (1.1, 0, 2.55), 0.04, wood("#6b452c")),
        motif="window",
    )
    tide = sea("swell", "#2c8a80", crest="#7fd0b4", scale=1.5, width=9, near=-8, far=7, seed=6)
    boat = rowing_boat(colour="#b04a34", inside="#d8ac74").turn(64).size(1.05).at(-0.15, 0.1, 0.14)
    child = person("sit", age="child", wear="sweater", colour="#e6b43c", legs="#3d4f6b", hat="beanie",
                   hat_colour="#b5392f", shoes="bare").turn(80).size(0.95).at(-0.22, -0.1, 0.42)  # fmt: skip
    trunk = chest(colour="#7a4f30", bands="#c49a4a").turn(-24).size(1.25).at(1.35, -1.35, -0.22)
    line = rope([(0.02, 0.95, 0.45), (0.6, -0.2, 0.16), (0.95, -1.3, 0.5)], 0.025)
    horse = rocking_horse().turn(205, y=-8).size(1.45).at(-1.55, -0.9, -0.32)
    star_on_horse = starfish(colour="#e8683c").turn(20, x=78).size(0.42).at(-1.42, -1.2, 0.72)
    return Scene(
        things=[
            *roof, *rafters, *ties, group(gables).at(y=back), window.at(y=back - 0.1), tide, boat,
            child, trunk, line, horse, star_on_horse,
            standing_lamp(lit=False, shade="#d8b878").turn(y=7).at(1.85, 2.4, -0.3),
            desk_globe().turn(y=28).size(0.8).at(0.95, 1.6, -0.2),
            book_stack(6, seed=3).turn(20).size(0.8).at(-1.8, 2.4, -0.1),
        ],
        camera=Camera((0.25, -6.4, 1.75), (0, 4, 1.95), lens=31),
        world=World("#c9a878", "#8a6a48", 0.45),
        lights=[
            Sun(176, 21, 6.5, "#ffd48a", 3),
            Panel((0, 5.4, 2.6), (0, -4, 0.2), 420, "#ffd896", 2.2),
            Panel((0, -7, 4), (0, 0, 1), 90, "#a8c8c8", 3),
        ],
        sky=Sky(stops=((0, "#f6c667"), (0.42, "#fde9b0"), (0.6, "#fff3cc"), (1, "#f2c27a"))),
        air=Air(exposure=1.3, fog=Fog(6, 16, "#f6cf85", 0.55), bloom=0.35, weather="dust", amount=0.6),
    )  # fmt: skip


def half_gable(side: int, ring: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """The left or right half of a gable around a round window, as an outline."""
    quarter = [p for p in ring if side * p[0] >= -1e-6]
    quarter.sort(key=lambda p: p[1])
    return [(0, -1), (side * 4, -1), (side * 4, 0.4), (0, 5.6), *reversed(quarter)]
