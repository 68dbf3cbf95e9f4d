"""Sea: doors, beds and violins afloat, a wave of letters, and what lives below the waterline."""

import math
from collections.abc import Callable
from dataclasses import replace

import numpy as np

from reverie.atelier.clay import Clay
from reverie.atelier.develop import Air, Fog, LowFog, Tint
from reverie.atelier.motifs.birds import bird
from reverie.atelier.motifs.canines import fox
from reverie.atelier.motifs.cats import cat
from reverie.atelier.motifs.fishes import fish, seahorse
from reverie.atelier.motifs.fittings import carpet, door
from reverie.atelier.motifs.flight import carousel, toy_horse
from reverie.atelier.motifs.floors import floor_boards
from reverie.atelier.motifs.flowers import bellflower, daisy, poppy, tulip
from reverie.atelier.motifs.furniture import (
    armchair,
    bed,
    bookshelf,
    round_table,
    standing_lamp,
    stool,
)
from reverie.atelier.motifs.heavens import moon
from reverie.atelier.motifs.houses import house
from reverie.atelier.motifs.ice import ice_floes, iceberg
from reverie.atelier.motifs.instruments import violin, violin_bow
from reverie.atelier.motifs.joinery import arched, plaque, rod, slack, wood
from reverie.atelier.motifs.land import Hills, desert, meadow
from reverie.atelier.motifs.leaves import grass_field, grass_tuft, wheat_field
from reverie.atelier.motifs.lights import lantern
from reverie.atelier.motifs.objects import book_stack, feather, letter, open_book
from reverie.atelier.motifs.people import figure, person, villager
from reverie.atelier.motifs.plants import coral, fern, kelp, reeds
from reverie.atelier.motifs.scatter import (
    blended,
    facing,
    over_surface,
    patches,
    ramp,
    roughened,
    scatter,
    swarm,
    tinted,
)  # fmt: skip
from reverie.atelier.motifs.sea_life import jellyfish, octopus, whale
from reverie.atelier.motifs.shore import conch, crab, scallop, starfish
from reverie.atelier.motifs.small_beasts import mouse
from reverie.atelier.motifs.stone import boulder
from reverie.atelier.motifs.suits import diver
from reverie.atelier.motifs.towers import lighthouse, tower
from reverie.atelier.motifs.travel import oar, paper_boat, rowing_boat, sailing_ship
from reverie.atelier.motifs.trees import cherry
from reverie.atelier.motifs.vessels import bowl, bucket, teacup, teapot
from reverie.atelier.motifs.water import (
    Swell,
    bubbles,
    great_wave,
    light_shafts,
    sea,
    sea_floor,
    sea_height,
)  # fmt: skip
from reverie.atelier.motifs.water_birds import penguin
from reverie.atelier.scene import Camera, Panel, Scene, Spot, Sun, World, card
from reverie.atelier.shapes import (
    Height,
    ball,
    box,
    curve,
    cutout,
    highlight,
    land,
    lathe,
    sheet,
    tube,
)
from reverie.atelier.sky import Clouds, Glow, Rays, Sky
from reverie.atelier.thing import Array, Paint, Point, Thing, glass, group, lamp, light, water

Foam = Callable[[Array, Array], Array]


def painted_sea(
    height: Height, shades: tuple[str, ...], foam: Foam, *, lift: float = 0.3, far: float = 60
) -> Thing:
    """Water of these shades from trough to crest, white where `foam` of x and y says so."""
    water = land(height, Paint(), width=44, near=-10, far=far, cells=260, motif="sea")

    def tint(at: Array) -> Array:
        x, y = at[:, 0], at[:, 1]
        level = at[:, 2] / lift + 1.1 * (patches(x, y * 0.8, 1.6, 4, 3) - 0.5)
        return blended(ramp(shades, 0.5 + 0.45 * level), "#fbfffb", np.clip(foam(x, y), 0, 1))

    return tinted(water, tint, Paint(vary=0.06, grain=2, rough=0.22, shine=0.6, bump=0.3))


def pulled_oar(hand: Point, lock: Point, length: float, colour: str = "#c99a58") -> Thing:
    """An oar from a hand through its lock, with its blade at the end."""
    way = np.subtract(lock, hand)
    way = way / np.linalg.norm(way)
    start, end = np.array(hand) - 0.12 * way, np.array(hand) + length * way
    neck = end - 0.42 * way
    return group(
        rod(tuple(start), tuple(neck), 0.035, wood(colour)),
        tube([tuple(neck), tuple(neck + 0.16 * way), tuple(end)], [0.03, 0.1, 0.08], wood(colour)),
        motif="oar",
    )


def along(thing: Thing, start: Point, end: Point) -> Thing:
    """The same thing with its z axis laid from one point toward another."""
    up = np.subtract(end, start)
    up = up / np.linalg.norm(up)
    right = np.cross((0, 1, 0), up)
    right = right / np.linalg.norm(right)
    ahead = np.cross(up, right)
    return thing.axes(tuple(right), tuple(ahead), tuple(up)).at(*start)


# ---- a door in the sea


def field_view(width: float, height: float) -> Thing:
    """What an arched door opens on: a path through wheat, hills, and a summer sky, all shining."""
    u, v = np.meshgrid(np.linspace(-1, 1, 90), np.linspace(0, 1, 170))
    x = u * width / 2
    z = v * (height - width / 2 + np.sqrt(np.maximum((width / 2) ** 2 - x**2, 0)))
    horizon = 0.44 * height
    down = np.clip((horizon - z) / horizon, 1e-3, 1)
    ray = (x - 0.12) / down
    rows = 0.5 + 0.5 * np.sin(ray * 9 + 2 * patches(x, z, 0.5, 2, 4))
    ears = patches(ray * 3, 1 / down, 0.5, 3, 7)
    field = ramp(("#a8702a", "#e0a53a", "#ffd873"), 0.25 + 0.35 * rows + 0.5 * (ears - 0.2))
    path = np.exp(-(((x - 0.12 - 0.16 * np.sin(down * 5)) / (0.02 + 0.2 * down)) ** 2))
    field = blended(field.reshape(-1, 3), "#fff0c4", 0.85 * path.ravel()).reshape(field.shape)
    hill = horizon + 0.16 + 0.12 * np.sin(x * 3.4 + 0.6) + 0.05 * np.sin(x * 9)
    green = ramp(("#8fae58", "#b8c878"), (z - horizon) / 0.25)
    above = ramp(("#fff3cf", "#cdeaf2", "#7fc4ec", "#4a9fe0"), (z - horizon) / (height - horizon))
    puff = np.clip((patches(x * 1.0, z * 2.2, 0.5, 4, 2) - 0.52) * 6, 0, 1)
    above = blended(above.reshape(-1, 3), "#ffffff", 0.85 * puff.ravel()).reshape(above.shape)
    colours = np.where((z < hill)[..., None], green, above)
    colours = np.where((z < horizon)[..., None], field, colours)
    shining = Paint(vary=0, bump=0, glow=0.95, rough=1, shine=0)
    view = sheet(np.stack([x, 0 * x, z], -1), Paint())
    return tinted(view, lambda _: colours.reshape(-1, 3), shining).called("wheat field")


@card(
    title="A door in the sea",
    concept="the door he rowed all night to find is open, and now the fox does not dare to land",
    alt="A red door stands open in a grey sea at dawn; behind it lies a sunny wheat field. "
    "A fox in a small boat has laid down its oars.",
    place="sea", hour="dawn", palette="grey teal, wheat yellow, red", view="landscape",
    figures="one", moods=("inviting", "lonely", "hopeful"),
    readings=("threshold", "courage", "home", "the other side", "temptation", "arrival"),
)  # fmt: skip
def door_in_the_sea() -> Scene:
    """The door and its field in the middle, the boat near on the right."""
    entrance = group(
        door(1.35, 2.6, colour="#c0261f", surround="#e9dcc0", opened=122),
        field_view(1.42, 2.64).at(0, 0.5, 0),
        wheat_field(130, (-0.62, 0.62), (0.0, 0.42), "#ffd060", tall=0.8, seed=4),
        wheat_field(14, (-0.62, 0.62), (-0.3, -0.08), "#ffd060", tall=0.4, seed=6),
        poppy("#e02a1c", 0.7, seed=2).at(0.42, -0.1, 0),
        poppy("#e02a1c", 0.55, seed=5).at(-0.4, -0.12, 0),
        box((1.9, 0.8, 0.2), Paint("#8d9a94", "#66766f", bump=0.5), bevel=0.04).at(0, 0.05, -0.12),
    ).size(1.5)
    boat = group(
        rowing_boat(colour="#2f4a55", inside="#a98d66", band="#e8dcc0", oars=False),
        oar(1.7).turn(y=96).at(-0.1, 0.3, 0.42), oar(1.7).turn(y=84).turn(6).at(0.0, -0.26, 0.42),
        fox("sit", fur="#e0682a").size(0.72).at(-0.1, 0.02, 0.1),
    )  # fmt: skip
    swallow = bird("wings up", colour="#26324a", belly="#f2e6d0", wings="#1d2740")
    return Scene(
        things=[
            sea("calm", "#5d8589", rough=0.1),
            entrance.turn(-5).at(0.3, 1.6, 0.14),
            boat.turn(112).size(1.25).at(0.78, -2.75, -0.06),
            swallow.turn(200).size(0.3).at(-0.75, 0.2, 3.6),
            swallow.turn(150).turn(x=12).size(0.24).at(-1.6, 0.8, 4.7),
            swallow.turn(215).size(0.2).at(-2.0, 2.6, 5.6),
            boulder(3, "#4f6a70", seed=4).at(-4.5, 11, -0.4),
            boulder(2, "#4f6a70", seed=7).at(5.2, 14, -0.3),
        ],
        camera=Camera((-0.2, -8.4, 2.0), (0.0, 1.2, 2.15), lens=44),
        world=World("#9fbcc4", "#8fa09a", 0.62),
        lights=[
            Sun(135, 14, 1.1, "#ffe0c0", 8),
            Panel((0.35, 1.0, 2.0), (0.2, -4, 0), 230, "#ffcf70", 1.8),
            Spot((0.3, -0.6, 4.4), (0.3, 1.9, 0.7), 150, "#ffe0a0", 34, 0.6),
        ],
        sky=Sky(((0, "#5f8590"), (0.35, "#93b0b2"), (0.6, "#d3d6c4"), (1, "#dcdccb")),
            (Clouds("#eef0e4", "#7c9aa0", 0.5, 1.5, 0.0, 0.6, 0.7, 0.2, 3.2),),
            glow=Glow(0.2, 0.56, 0.45, "#fbe6c4", 0.55)),
        air=Air(1.2, Fog(9, 32, "sky", 0.95), bloom=0.3, saturation=1.1,
            low_fog=LowFog("#cfd8cf", 0.46, 0.62, 9, 16, 0.5)),
    )  # fmt: skip


# ---- a lighthouse that is rowed


def light_beam(start: Point, end: Point, spread: float) -> Thing:
    """A beam through dusk that widens upright toward its end; the fog takes it there."""
    u, v = np.meshgrid(np.linspace(0, 1, 60), np.linspace(-1, 1, 31), indexing="ij")
    line = np.array(start) + u[..., None] * np.subtract(end, start)
    points = line + (0.12 + spread * u[..., None]) * v[..., None] * np.array([0, 0, 1.0])
    core = np.exp(-((v / 0.45) ** 2)) * (1 - 0.35 * u)
    air = ramp(("#8f6f92", "#c08898"), 0.5 - 0.5 * v).reshape(-1, 3)
    glow = Paint(vary=0, bump=0, glow=0.42, rough=1, shine=0)
    colours = blended(air, "#ffdf9a", np.clip(core.ravel(), 0, 1))
    return tinted(sheet(points, Paint()), lambda _: colours, glow).called("light beam")


@card(
    title="The rowed lighthouse",
    concept="they did not come to his light, so the old keeper rows the light to them",
    alt="An old keeper rows a small boat that carries his whole lighthouse; far off a ship waits "
    "in the dusk.",
    place="sea", hour="dusk", palette="rose, slate, lamp gold", view="landscape", figures="one",
    moods=("stubborn", "tender", "brave"),
    readings=("duty", "rescue", "burden", "devotion", "too late", "going to meet someone"),
)  # fmt: skip
def lighthouse_rower() -> Scene:
    """The boat from its side, low, and the ship at the end of the beam."""
    waves = Swell(0.3, 5.0, 3)
    foot = Clay("#6d6a6c", 0.2).ball((0, 0, 0.1), (0.95, 0.62, 0.4)).ball((0.4, -0.2, 0.1), 0.4)
    foot.ball((-0.5, 0.1, 0.15), 0.4).ball((-0.1, -0.35, 0.3), (0.5, 0.3, 0.22), "#7d8a4a")
    home = lighthouse(3.7, colour="#c2402f", white="#f2e4d4", lit="#ffd98a").size(1.12)
    keeper = figure(
        "row", age="old", beard="full", hair="white", wear="coat", colour="#e0a52c",
        hat="sailor", hat_colour="#31415c", legs="#2c3550", look=(14, 0, 0),
        hands=((0.42, 0.2, 0.34), (0.42, -0.2, 0.34)),
    ).turn(180).size(1.5).at(1.35, 0, 0.6)  # fmt: skip
    oars = [
        pulled_oar(hand, (0.6, side * 0.86, 0.76), 2.5)
        for hand, side in ((keeper.left, -1), (keeper.right, 1))
    ]
    hull = rowing_boat(colour="#3d4a63", inside="#a8835c", band="#e8d4b8", oars=False).size(2.15)
    ropes = [tube(slack(a, b, 0.12), 0.018, Paint("#d8c49a"), motif="rope") for a, b in (
        ((-0.55, -0.4, 3.9), (2.1, 0, 1.0)),
        ((-0.75, -0.3, 3.9), (-2.1, -0.05, 0.85)))]  # fmt: skip
    ferry = group(
        hull, foot.thing("rock", 70).at(-0.62, 0, 0.3), home.turn(28).at(-0.62, 0, 0.6),
        keeper.thing, oars, ropes, cat("sit", fur="#26242c").turn(160).size(0.5).at(-1.75, 0, 0.55),
        lamp(160, "#ffcf7a", 0.25).at(-0.35, -0.9, 5.05),
    )  # fmt: skip

    def foam(x: Array, y: Array) -> Array:
        lace = patches(x, y, 0.3, 3, 8)
        hull_line = np.exp(-((np.hypot((x + 0.2) / 2.5, (y - 0.1) / 1.0) - 1) ** 2) / 0.02)
        return np.maximum(hull_line * lace * 1.7, (patches(x, 2 * y, 0.9, 4, 5) - 0.68) * 5)

    return Scene(
        things=[
            painted_sea(waves, ("#2f3a5c", "#56607f", "#b98a9c", "#f2b8a8"), foam, lift=0.42),
            ferry.turn(y=-4).turn(-16).at(-0.25, 0.2, -0.34),
            light_beam((-0.55, 1.0, 4.75), (9.0, 24, 4.2), 2.6),
            sailing_ship(colour="#2c3048", sail="#6d6a86", stripe="#4a4a66", flag="#4a4a66",
                         lit=None).turn(205).size(0.95).at(5.3, 19, float(waves(5.3, 19)) - 0.4),
        ],
        camera=Camera((0.6, -9.2, 0.95), (0.3, 0, 2.85), lens=38),
        world=World("#7f7ba8", "#c98f96", 0.6),
        lights=[
            Sun(-152, 13, 2.4, "#ffab8a", 4),
            Sun(-40, 35, 0.5, "#b8b4e8", 9),
            Spot((0.4, -2.6, 4.6), (1.1, -0.3, 0.9), 210, "#ffd08a", 40, 0.8),
        ],
        sky=Sky(((0, "#454a76"), (0.3, "#7f6a94"), (0.55, "#d98f9c"), (0.72, "#f8c4a4"),
            (1, "#f6cfae")),
            (Clouds("#f6b0a0", "#6a5f8c", 0.5, 1.5, 0.05, 0.68, 0.75, 0.25, 2.8),), stars=24,
            glow=Glow(0.1, 0.66, 0.5, "#ffe0b4", 0.7)),
        air=Air(1.4, Fog(10, 36, "sky", 0.9), bloom=0.4, saturation=1.12),
    )  # fmt: skip


# ---- a bed under sail


def pillow_dolphin(stripe: str = "#2a7a98") -> Thing:
    """A leaping dolphin sewn like a pillow, bent along x, with piping and a button eye."""
    body = Clay("#fffaf0", 0.12)
    arc = [(-0.75, 0, -0.22), (-0.4, 0, 0.12), (0, 0, 0.26), (0.4, 0, 0.16), (0.68, 0, -0.08)]
    body.limb(arc, [0.1, 0.25, 0.33, 0.29, 0.19])
    body.limb([(0.7, 0, -0.08), (0.98, 0, -0.26)], [0.11, 0.07], blend=0.06)
    body.limb([(-0.02, 0, 0.5), (-0.22, 0, 0.72)], [0.13, 0.04], stripe, blend=0.06)
    body.limb([(-0.78, 0.04, -0.25), (-1.08, 0.3, -0.34)], [0.1, 0.05], stripe, pair=True)
    body.limb([(0.36, 0.22, 0.0), (0.2, 0.52, -0.24)], [0.11, 0.04], stripe, pair=True)
    body.ball((0.62, 0.17, 0.03), 0.045, "#24505c", blend=0.004, pair=True)
    body.spot((-0.1, 0, 0.55), (0.85, 0.3, 0.3), stripe, soft=0.08)
    seam = tube(
        [(x, 0, z + r) for (x, _, z), r in zip(arc, (0.1, 0.25, 0.33, 0.29, 0.19), strict=True)],
        0.03,
        Paint("#f08a3c"),
    )
    return group(body.thing("dolphin", 90), seam, motif="dolphin")


def splash(size: float, seed: int) -> Thing:
    """Foam and drops where something has left the water."""
    chance = np.random.default_rng(seed)
    white = Paint("#f8fffc", vary=0.05, glow=0.15)
    drops = [
        ball(size * float(chance.uniform(0.05, 0.2)), white, sides=10).at(
            *(size * chance.normal((0, 0, 0.3), (0.5, 0.5, 0.28)))
        )
        for _ in range(34)
    ]
    return group(drops, motif="foam")


def quilt_sail(wide: float, tall: float, colours: tuple[str, ...], belly: float = 0.45) -> Thing:
    """A quilt that hangs from z = tall and is blown toward -y."""
    u, v = np.meshgrid(np.linspace(-1, 1, 61), np.linspace(0, 1, 61))
    billow = belly * (1 - u**2) * np.sin(math.pi * (0.12 + 0.83 * (1 - v))) ** 0.8
    points = np.stack(
        [u * wide / 2 * (0.86 + 0.14 * v), -billow, v * tall - 0.12 * (1 - v) * u**2], -1
    )
    patch = ((u + 1) * 2.999).astype(int) * 7 + (v * 6.999).astype(int) * 3
    patch += ((u + 1) * 2.999).astype(int) * (v * 6.999).astype(int)
    palette = np.array([ramp((colour,), np.zeros(1))[0] for colour in colours])
    seams = (np.abs((u + 1) * 3 % 1 - 0.5) > 0.44) | (np.abs(v * 7 % 1 - 0.5) > 0.44)
    dyed = np.where(seams[..., None], palette[0] * 0.8, palette[patch % len(colours)])
    cloth = Paint(vary=0.08, grain=5, bump=0.3, bump_grain=22, sheen=0.3, glow=0.12)
    return tinted(sheet(points, Paint()), lambda _: dyed.reshape(-1, 3), cloth).called("sail")


@card(
    title="The bed under sail",
    concept="the child sleeps so deeply that the bed put out to sea, and it is not the only one",
    alt="A child asleep in a bed with a patchwork blanket for a sail crosses a bright sea; "
    "dolphins sewn like pillows leap beside it.",
    place="sea", hour="noon", palette="turquoise, white, orange", view="landscape", figures="one",
    moods=("carefree", "sunny", "adrift"),
    readings=("dream", "trust", "escape", "holiday", "alone together", "letting go"),
)  # fmt: skip
def bed_under_sail() -> Scene:
    """The bed from above, sailing away; the other bed at the upper left."""
    waves = sea_height("swell", 3.2, 5)
    mast, sheet_rope = wood("#8a5a36"), Paint("#f4e8cc")
    colours = ("#f47a24", "#ffb648", "#fff3dc", "#e8541c", "#ffcf7a", "#f79a3a")
    rig = group(
        rod((0, 0, 0.3), (0, 0, 3.05), [0.05, 0.035], mast),
        rod((-0.98, 0, 2.85), (0.98, 0, 2.85), 0.035, mast),
        quilt_sail(1.9, 1.85, colours).at(0, -0.03, 1.0),
        tube(slack((-0.8, -0.05, 1.0), (-0.55, 0.75, 0.72), 0.08), 0.012, sheet_rope, motif="rope"),
        tube(slack((0.8, -0.05, 1.0), (0.55, 0.75, 0.72), 0.08), 0.012, sheet_rope, motif="rope"),
        motif="mast",
    ).turn(18).at(0, -0.8, 0)  # fmt: skip
    sleeper = person(
        pose="asleep",
        wear="pyjamas",
        colour="#38a8b0",
        second="#f4f6ec",
        hair="red",
        shoes="bare",
        legs="#38a8b0",
    )
    craft = group(
        bed(1.15, 2.0, frame_colour="#a8683a", sheet_colour="#ffffff", blanket="#f2f6f4"),
        rig, sleeper.turn(-100).size(1.35).at(0.02, 0.02, 0.72),
    )  # fmt: skip

    def foam(x: Array, y: Array) -> Array:
        along, across = -(x * 0.7 + y * 0.7), x * 0.7 - y * 0.7
        lace = patches(x, y, 0.35, 3, 8)
        wake = np.exp(-(((np.abs(across) - 0.75 - 0.16 * along) / 0.28) ** 2)) * (along > -1.2)
        behind = np.exp(-((across / 0.8) ** 2)) * (along > 1.0) * np.exp(-along / 5)
        caps = (patches(x, y * 1.6, 1.1, 4, 12) - 0.66) * 5
        return np.maximum((wake * np.exp(-np.clip(along, 0, 9) / 4) + behind) * lace * 1.9, caps)

    leap = pillow_dolphin()
    return Scene(
        things=[
            painted_sea(waves, ("#0f8fa0", "#22b3b8", "#5fd8cc", "#b8f4e0"), foam),
            craft.turn(135).turn(x=3).size(1.55).at(0.1, 0.3, -0.42),
            leap.turn(y=-6).turn(24).size(0.9).at(-1.75, -2.25, 0.5),
            leap.turn(y=6).turn(12).size(0.8).at(2.2, -0.7, 0.5),
            leap.turn(y=-14).turn(30).size(0.7).at(-2.3, 3.2, 0.55),
            splash(0.55, 3).at(-2.4, -2.5, 0.1), splash(0.5, 4).at(1.6, -0.85, 0.1),
            splash(0.4, 5).at(-2.85, 2.9, 0.1),
            group(bed(blanket="#ffffff"),
                quilt_sail(1.9, 2.2, ("#ffffff", "#f2e6d0", "#ffd9a0")).at(0, -0.8, 0.9)
                  ).turn(140).size(1.5).at(-4.2, 22, -0.3),
        ],
        camera=Camera((-0.9, -7.8, 4.7), (0.1, 0.8, 1.45), lens=40),
        world=World("#a8e0f0", "#9fe0d0", 0.7),
        lights=[Sun(-58, 52, 3.4, "#fff2d0", 2.5)],
        sky=Sky(((0, "#49b4e0"), (0.12, "#aee4ec"), (0.2, "#f4f6e0"), (1, "#f4f6e0")),
            (Clouds("#ffffff", "#bfe0ea", 0.5, 2.0, 0.0, 0.3, 0.8, 0.6),)),
        air=Air(1.0, Fog(16, 60, "sky", 0.85), bloom=0.18, saturation=1.12),
    )  # fmt: skip


# ---- a violin for a ship


def music_sail(wide: float, tall: float) -> Thing:
    """A sheet of music, blown to a sail toward +y: staves and heads of notes, no writing."""
    u, v = np.meshgrid(np.linspace(-1, 1, 200), np.linspace(0, 1, 240))
    billow = 0.3 * wide * (1 - u**2) * np.sin(math.pi * (0.1 + 0.8 * v))
    points = np.stack([u * wide / 2, billow, v * tall], -1)
    stave = (v * 5) % 1
    lines = (np.abs(((stave - 0.2) / 0.6 * 4) % 1 - 0.5) > 0.42) & (stave > 0.14) & (stave < 0.86)
    chance = np.random.default_rng(4)
    ink = lines & (np.abs(u) < 0.9)
    for row in range(5):
        for at in np.linspace(-0.75, 0.78, 6):
            x, z = at + chance.uniform(-0.08, 0.08), (row + chance.uniform(0.28, 0.62)) / 5
            ink |= ((u - x) / 0.065) ** 2 + ((v - z) / 0.022) ** 2 < 1
            ink |= (np.abs(u - x - 0.055) < 0.012) & (v > z) & (v < z + 0.09)
    colours = ramp(("#ffe6b4", "#4a3018"), ink * 0.85)
    paper = Paint(vary=0.05, bump=0.08, glow=0.3, rough=0.9)
    return tinted(sheet(points, Paint()), lambda _: colours.reshape(-1, 3), paper).called(
        "sheet music"
    )


@card(
    title="The violin ship",
    concept="the storm grows and the crew pulls at the bow, but one mouse will not stop playing",
    alt="A violin sails like a ship through green storm waves under a sheet of music; mice row "
    "with its bow and one of them plays on.",
    place="sea", hour="afternoon", palette="bottle green, amber, cream", view="landscape",
    figures="few", moods=("brave", "stormy", "playful"),
    readings=("art", "perseverance", "teamwork", "the last song", "fear and music",
        "fragile things"),
)  # fmt: skip
def violin_ship() -> Scene:
    """The violin rolled toward us between two waves, the sail against the light."""
    waves = sea_height("storm", 6.5, 6)
    rolled = group().turn(y=-12).turn(x=36).turn(-12).at(0.1, 0.6, float(waves(0, 0.6)) + 0.9)
    hull = violin(colour="#d87a22", bow=False).size(4.9).turn(x=-90).turn(-90).at(-2.45, 0, 0)

    def aboard(thing: Thing, x: float, y: float) -> Thing:
        return thing.at(*rolled.point(x, y, 0.33))

    x, y, z = rolled.point(-1.5, -0.3, 0.33)
    paddle = along(
        violin_bow(1.0).size(4.0), (x - 0.5, y - 0.2, z + 1.15), (x + 1.9, y - 1.6, z - 1.9)
    )
    mast, rope = wood("#6b4024"), Paint("#f0dcae")
    sail = group(
        rod((0, 0, -0.4), (0, 0, 3.95), [0.08, 0.05], mast),
        rod((-1.1, 0, 3.5), (1.1, 0, 3.5), 0.05, mast),
        music_sail(2.0, 2.5).at(0, 0.03, 0.95),
        motif="mast",
    ).turn(-26).turn(y=9)  # fmt: skip
    foot, top = rolled.point(-0.3, 0, 0.33), np.add(rolled.point(-0.3, 0, 0.33), (0.62, 0, 3.85))
    stays = [
        tube(slack(tuple(top), rolled.point(x, 0, 0.45), 0.12), 0.02, rope, motif="rope")
        for x in (2.1, -2.4)
    ]
    grey, pale, brown = (mouse("stand", fur=fur) for fur in ("#8f857c", "#ecdcc4", "#9a6a48"))
    player = group(
        pale.size(1.1), violin(bow=True).size(0.62).turn(x=-50).turn(70).at(0.33, -0.06, 0.4)
    )
    crew = [
        aboard(brown.turn(-60).size(0.95), -1.5, -0.3),
        aboard(grey.turn(-120).size(0.85), -2.0, 0.1),
        aboard(player.turn(-50), 0.85, 0.05), aboard(grey.turn(15).size(0.7), 1.95, 0),
    ]  # fmt: skip
    storm = sea("storm", "#1d6a52", crest="#62b080", foam="#fff4d4", scale=6.5, seed=6)
    return Scene(
        things=[storm, replace(group(hull), matrix=rolled.matrix), paddle, sail.at(*foot), *stays,
            *crew],
        camera=Camera((0.0, -8.4, 2.9), (0.0, 1, 2.35), lens=41),
        world=World("#8fb89a", "#4f7050", 0.7),
        lights=[Sun(122, 26, 3.8, "#ffcf80", 3), Sun(-45, 38, 1.9, "#ffeccc", 8)],
        sky=Sky(((0, "#2f4c40"), (0.3, "#5f8060"), (0.5, "#d8c684"), (1, "#f0dca0")),
            (Clouds("#ffe8a8", "#35503f", 0.72, 1.1, -0.1, 0.56, 0.95, 0.6, 1.8),),
            glow=Glow(0.86, 0.3, 0.36, "#fff0b0", 0.95)),
        air=Air(1.3, Fog(9, 30, "sky", 0.85), bloom=0.25, saturation=1.15),
    )  # fmt: skip


# ---- a wave of letters


def envelopes(places: Array, turns: Array, sizes: Array, chance: np.random.Generator) -> Thing:
    """Many letters as one mesh, with a flap and a red seal each, seen from both sides."""
    body = [(-0.5, -0.33, 0), (0.5, -0.33, 0), (0.5, 0.33, 0), (-0.5, 0.33, 0)]
    corners: list[Point] = [*body]
    faces, shades = [(0, 1, 2), (0, 2, 3)], ["#f8f3e4"] * 4
    for side in (1, -1):
        first = len(corners)
        corners += [
            (-0.48, 0.32, 0.015 * side),
            (0.48, 0.32, 0.015 * side),
            (0, -0.06, 0.02 * side),
        ]
        faces.append((first, first + 1, first + 2))
        shades += ["#cfd6e4"] * 3
        first = len(corners)
        ring = [
            (0.085 * math.cos(a), -0.06 + 0.085 * math.sin(a), 0.04 * side)
            for a in np.linspace(0, 5.24, 6)
        ]
        corners += ring
        faces += [(first, first + at, first + at + 1) for at in range(1, 5)]
        shades += ["#c8201e"] * 6
    tints = np.concatenate([ramp((shade,), np.zeros(1)) for shade in shades])
    tones = chance.uniform(0.72, 1.0, (len(places), 1, 1))
    mesh = swarm(np.array(corners), np.array(faces), places, turns, sizes, tints[None] * tones)
    return Thing(mesh, Paint(vary=0.04, bump=0.05, rough=0.9, glow=0.14), "letters")


def letters_over(wave: Thing, count: int, seed: int) -> Thing:
    """Letters strewn over all sides of a wave."""
    chance = np.random.default_rng(seed)
    assert wave.mesh is not None
    places, normals = over_surface(wave.mesh, count, chance)
    share = places[:, 2] / places[:, 2].max()
    high = chance.uniform(0.02, 1, count) < 0.1 + 0.95 * share**2
    places, normals = places[high], normals[high]
    turns = facing(normals, chance, 0.28)
    lift = normals * np.where(chance.uniform(size=len(places)) < 0.5, 0.06, -0.06)[:, None]
    return envelopes(places + lift, turns, chance.uniform(0.3, 0.62, len(places)), chance)


@card(
    title="The wave of letters",
    concept="all the letters he never delivered come back at once, and he holds up the last one",
    alt="A great wave made of letters rises over a postman in a tiny boat, who holds up one letter "
    "to it.",
    place="sea", hour="noon", palette="paper white, ink blue, red seal", view="vast",
    figures="one", moods=("overwhelmed", "brave", "awed"),
    readings=("guilt", "news", "too much", "an answer", "the past returns", "apology"),
)  # fmt: skip
def letter_wave() -> Scene:
    """The hollow of the wave as a wall, the boat small before it."""
    wave = great_wave(7.4, 17, "#1c3f88", bright="#4f80c8", foam="#a8c0e8", curl=1.15, seed=2)
    wall = group(wave.parts[0], letters_over(wave.parts[0], 15000, 3))
    chance = np.random.default_rng(5)
    loose = chance.uniform((-2.5, -3, 3.2), (4.2, 3, 8.4), (90, 3))
    ways = facing(chance.normal(size=(90, 3)), chance, 0.3)
    afloat = np.concatenate(
        [chance.uniform((-3.5, -5), (4, 3), (46, 2)), np.full((46, 1), 0.12)], 1
    )
    flat = facing(np.tile((0.0, 0.0, 1.0), (46, 1)), chance, 0.14)
    postman = figure(
        "reach up", age="adult", wear="uniform", colour="#d8261e", second="#f2d890", hat="cap",
        hat_colour="#d8261e", legs="#28345c", hands=((0.05, 0.35, 0.85), (0.42, -0.25, 1.95)),
    ).turn(150).size(0.62)  # fmt: skip
    postman = postman.at(0, 0, 0.12)
    x, y, z = postman.right
    boat = group(
        rowing_boat(colour="#f2e8d0", inside="#c9a877", band="#d8261e", oars=False),
        postman.thing, letter(colour="#fffaf0").size(0.5).turn(30).at(x, y, z + 0.16),
    ).turn(y=-5).turn(12).size(1.0)  # fmt: skip
    return Scene(
        things=[
            sea("swell", "#24498c", crest="#6f9ad0", foam="#ffffff", scale=4, seed=2),
            wall.turn(-30).at(-2.6, 1.8, -0.15),
            envelopes(loose, ways, chance.uniform(0.18, 0.42, 90), chance),
            envelopes(afloat, flat, chance.uniform(0.25, 0.45, 46), chance),
            boat.size(0.85).at(1.5, -4.2, 0.06),
        ],
        camera=Camera((1.6, -11.4, 0.9), (0.3, 0, 3.3), lens=38),
        world=World("#bcd6f0", "#7f9ad0", 0.7),
        lights=[
            Sun(72, 48, 3.1, "#fff4dc", 2.5), Sun(18, 14, 1.5, "#e0ecff", 6),
            Panel((2.8, -2.2, 0.7), (-1.2, 2.5, 3.2), 330, "#dceaff", 2.5),
        ],
        sky=Sky(((0, "#6fa4dc"), (0.4, "#b4d4ee"), (0.7, "#f2f2e6"), (1, "#f2f2e6")),
            (Clouds("#ffffff", "#b9cde4", 0.5, 1.6, 0.0, 0.66, 0.8, 0.6),),
            glow=Glow(0.85, 0.2, 0.4, "#ffffff", 0.5)),
        air=Air(1.05, Fog(13, 46, "sky", 0.85), bloom=0.18, saturation=1.12),
    )  # fmt: skip


# ---- a city under an iceberg


def hanging_city(seed: int = 2) -> Thing:
    """Towers and houses that stand on their heads, longest in the middle, all lit."""
    chance = np.random.default_rng(seed)
    kinds = [
        tower(3.0, 0.55, wall="#a9cde0", roof="#2f5f94", seed=1),
        tower(3.6, 0.5, wall="#8fb8d4", roof="#3f7aa8", seed=2),
        tower(2.4, 0.6, wall="#bcd8e4", roof=None, seed=3),
        house("town", wall="#9fc4dc", roof="#2f5580", share=1, strength=5, seed=4),
        house("timbered", wall="#c4dde8", roof="#3a6a98", share=1, strength=5, seed=5),
        house("town", wall="#86aecc", roof="#28507c", share=1, strength=5, seed=6),
    ]  # fmt: skip
    placed = []
    for ring, (count, radius, drop, size) in enumerate(
        ((1, 0, 2.0, 1.15), (6, 0.95, 1.25, 0.72), (10, 1.8, 0.75, 0.58), (14, 2.6, 0.35, 0.46))
    ):
        for at in range(count):
            angle = 2 * math.pi * (at + 0.5 * (ring % 2)) / count + float(
                chance.uniform(-0.12, 0.12)
            )
            x, y = radius * math.cos(angle), 0.62 * radius * math.sin(angle)
            kind = kinds[1] if ring == 0 else kinds[int(chance.integers(len(kinds)))]
            s = size * float(chance.uniform(0.85, 1.15))
            home = kind.turn(float(chance.uniform(-25, 25))).size(s).turn(y=180)
            placed.append(home.at(x, y, -drop - 0.35 * float(chance.uniform(0, 1))))
    return group(placed, motif="city")


@card(
    title="The city under the iceberg",
    concept="three penguins stand on an empty island and have no idea of the city under their feet",
    alt="Above the water three penguins stand on a small iceberg; below, it is a lit city that "
    "hangs upside down into the deep.",
    place="underwater", hour="timeless", palette="ice blue, deep navy, window gold", view="vast",
    figures="few", moods=("secret", "majestic", "innocent"),
    readings=("the hidden part", "ignorance", "unconscious", "upside down", "neighbours", "depth"),
)  # fmt: skip
def iceberg_city() -> Scene:
    """The eye is exactly at the waterline, so the surface is a line."""
    ice = iceberg(1.9, 1.2, "#e8f4f8", "#5fa8c8", wide=3.9, seed=5)
    root = Clay("#5f9cc0", 0.4)
    for x, size in ((0, 1.5), (-1.6, 1.1), (1.6, 1.1), (-2.6, 0.7), (2.6, 0.7)):
        root.ball((x, 0, -0.5), (size, 0.9 * size, 0.8))
    root.ball((0, 0, -1.1), (1.1, 0.8, 1.0)).ball((-1, 0.1, -0.9), 0.8).ball((1.1, 0, -0.9), 0.8)
    frozen = Paint(vary=0.12, grain=1.6, rough=0.4, bump=0.4)
    glows = [
        lamp(22, "#ffc060", 0.3).at(x, -2.1, z)
        for x, z in ((0, -3.2), (-1.5, -2.2), (1.5, -2.2), (0.5, -4.6))
    ]
    herring = fish("slim", colour="#9fd0e8", belly="#f0f6f2", cells=50)
    shoal = [
        herring.size(0.2).turn(170).at(x, y, z)
        for x, y, z in np.random.default_rng(4).normal((-2.2, 0, -4.6), (0.55, 0.6, 0.3), (26, 3))
    ]
    line = tube(
        [
            (x, -2.4, 0.03 * math.sin(3 * x) + 0.02 * math.sin(7 * x))
            for x in np.linspace(-6, 6, 60)
        ],
        0.045,
        Paint("#d8f2f4", glow=0.35),
        motif="water",
    )
    waiting, top = penguin(), ice.top()
    return Scene(
        things=[
            ice, root.thing("iceberg", 90, frozen), hanging_city(), *glows,
            group(shoal, motif="fish"), line,
            *[waiting.turn(way).size(size).at(x, -0.35, (top(x, -0.35) or 1) - 0.04)
              for x, way, size in ((-0.35, -60, 0.66), (0.25, -125, 0.58), (1.3, -150, 0.5))],
            whale().turn(168).size(0.55).at(2.9, 7, -6.6),
            iceberg(1.4, 2.6, "#cfe6f0", "#6fb0cc", wide=2.4, seed=8).at(-6.5, 13, 0),
            iceberg(0.9, 1.8, "#cfe6f0", "#6fb0cc", wide=2.0, seed=9).at(7, 17, 0),
            ice_floes(5, 4, sizes=(0.3, 0.6), seed=4).at(0, 4, 0),
        ],
        camera=Camera((0, -14, 0.0), (0, 0, -2.3), lens=46),
        world=World("#bfe0f0", "#1c3a6a", 0.6),
        lights=[Sun(-60, 40, 2.4, "#fff0dc", 4), Sun(30, -30, 0.35, "#4f8ad0", 10)],
        sky=Sky(((0, "#8fc4e0"), (0.2, "#e6eee6"), (0.289, "#f6e6cc"), (0.291, "#5fb4cc"),
            (0.42, "#1f5f94"),
            (0.7, "#12346a"), (1, "#0c1f48")), warp=0,
            rays=Rays(0.5, 0.1, "#9fe0f0", 0.25, 22)),
        air=Air(1.35, Fog(13.5, 26, "sky", 0.9), bloom=0.35, saturation=1.15),
    )  # fmt: skip


# ---- a garden in a bottle


def great_bottle(tall: float, radius: float) -> Thing:
    """A corked bottle standing on z = 0."""
    r = radius
    line = [
        (0.001, 0.06),
        (0.8 * r, 0.0),
        (r, 0.07 * tall),
        (r, 0.55 * tall),
        (0.84 * r, 0.68 * tall),
        (0.4 * r, 0.79 * tall),
        (0.33 * r, 0.84 * tall),
        (0.33 * r, 0.94 * tall),
    ]
    lip = [
        (0.33 * r, 0.91 * tall),
        (0.44 * r, 0.92 * tall),
        (0.44 * r, 0.95 * tall),
        (0.33 * r, 0.955 * tall),
    ]
    stopper = [
        (0.001, 0.86 * tall),
        (0.29 * r, 0.86 * tall),
        (0.36 * r, 1.02 * tall),
        (0.001, 1.025 * tall),
    ]
    cork = Paint("#c08a4c", "#8a5c30", vary=0.25, grain=6, bump=0.5)
    return group(
        lathe(line, glass("#e2f4ee", "#f2fffa", 0.9), sides=72),
        lathe(lip, glass("#cfeee4", "#ffffff", 0.95), sides=40, round_off=False),
        lathe(stopper, cork, round_off=False, motif="cork"),
        highlight([(-0.82 * r, -0.5 * r, 0.2 * tall), (-0.86 * r, -0.5 * r, 0.36 * tall),
            (-0.82 * r, -0.5 * r, 0.56 * tall)], 0.06),
        highlight([(0.72 * r, -0.68 * r, 0.44 * tall), (0.7 * r, -0.68 * r, 0.55 * tall),
            (0.6 * r, -0.6 * r, 0.63 * tall)], 0.04),
        highlight([(-0.26 * r, -0.24 * r, 0.85 * tall), (-0.25 * r, -0.24 * r, 0.9 * tall)], 0.03),
        motif="bottle",
    )  # fmt: skip


@card(
    title="The garden in the bottle",
    concept="no letter was in the bottle, only a girl who will not be found before the last page",
    alt="A huge bottle has washed ashore with a green garden inside, where a girl sits reading; a "
    "crab knocks at the glass.",
    place="shore", hour="morning", palette="sand, leaf green, sky", view="room", figures="one",
    moods=("peaceful", "sheltered", "curious"),
    readings=("solitude", "own world", "message", "protection", "captivity", "someone knocks"),
)  # fmt: skip
def bottle_garden() -> Scene:
    """The bottle leans in the sand; its garden stays level."""
    earth = (
        Clay("#6b4e34", 0.2)
        .ball((0, 0, 0.5), (1.5, 1.5, 0.55), "#5d4630")
        .ball((0, 0, 0.25), (1.45, 1.45, 0.4), "#b89a6a")
    )
    earth.ball((0.5, 0.4, 0.72), (0.8, 0.7, 0.4), "#6f8a42").ball(
        (-0.5, 0.1, 0.75), (0.75, 0.8, 0.3), "#7c9549"
    )
    earth.ball((0.4, -0.5, 0.7), (0.75, 0.6, 0.28), "#7c9549")
    soil = earth.thing("garden", 90)
    ground = soil.top()

    def height(x: float, y: float) -> float:
        return ground(float(x), float(y)) or 0.8

    inside = np.vectorize(height)
    reader = person(
        pose="sit low",
        wear="dress",
        colour="#e04a2c",
        hair="chestnut",
        hairstyle="braids",
        legs="#f2e6d0",
        look=(-26, 0, 0),
        hands=((0.34, 0.12, 0.3), (0.34, -0.12, 0.3)),
    )
    girl = group(reader, open_book(0.42, 0.3).turn(-90).turn(y=-38).at(0.36, 0, 0.3)).size(1.3)
    flowers = [
        daisy(tall=0.4, seed=1),
        poppy("#f07a4a", 0.5, seed=2),
        tulip("#f2c04a", 0.5, seed=3),
        bellflower("#7a7fd0", 0.6, seed=4),
    ]
    free = [(-0.25, -0.35, 0.5), (-0.5, -0.9, 0.45)]
    garden = group(
        soil, cherry(2.35, seed=3, petals=20).at(0.45, 0.35, height(0.45, 0.35) - 0.05),
        girl.turn(-158).at(0.02, -0.35, height(0, -0.35) - 0.02),
        scatter([fern(0.8, "#5d9a48", seed=1), fern(0.7, "#7fb050", seed=2)], 9, (-1.0, 1.0),
            (-0.2, 0.9), height=inside, seed=4, avoid=free),
        scatter(flowers, 34, (-0.95, 0.95), (-0.95, 0.7), height=inside, seed=3, sizes=(0.7, 1.1),
            avoid=free),
        grass_field(1500, (-1.0, 1.0), (-1.0, 1.0), ("#3f7030", "#6fa445", "#b4cc62"),
            height=inside, tall=0.22, seed=2),
        bird("wings up", colour="#3f8ad0", belly="#f6ecd0").turn(-150).size(0.26).at(-0.75, -0.3,
            2.5),
    )  # fmt: skip
    vessel = group(great_bottle(5.6, 1.55), garden.turn(y=-10)).turn(y=10)

    def beach(x: Array, y: Array) -> Array:
        return (
            0.1 * (patches(x, y, 1.2, 3, 2) - 0.5)
            + 0.5 * np.exp(-(((x - 0.3) / 2.0) ** 2) - ((y - 0.2) / 1.7) ** 2)
            - 0.06 * np.clip(y - 2.5, 0, 9)
        )

    return Scene(
        things=[
            desert(beach, "#ecd29a", "#c9a468", "#fbeac0", width=40, near=-9, far=9),
            sea("swell", "#62b4cc", crest="#b4e6e2", foam="#ffffff", width=60, near=4.2,
                far=60).at(0, 0, -0.08),
            vessel.at(-0.05, 0.2, 0.02),
            crab(colour="#e2502e").turn(58).size(0.75).at(-1.35, -2.1, 0.12),
            scallop(colour="#f6d8c0").turn(x=-62).turn(20).size(0.4).at(0.5, -3.2, 0.05),
            starfish(colour="#f0803e").size(0.55).at(1.55, -2.6, 0.06),
            conch().turn(30).size(0.45).at(-0.6, -3.9, 0.02),
            scatter(boulder(0.3, "#b8a88c", seed=2), 16, (-3, 3), (-3.6, 2), height=beach, seed=4,
                sizes=(0.2, 0.6)),
            grass_tuft(0.9, 40, ("#5f7a3a", "#98a850", "#d8d08a"), seed=2).size(1.7).at(2.3, -3.0,
                -0.1),
            grass_tuft(0.9, 40, ("#5f7a3a", "#98a850", "#d8d08a"), seed=4).size(1.3).at(-2.5, -3.2,
                -0.1),
        ],
        camera=Camera((-0.3, -8.6, 1.9), (0.05, 0, 2.35), lens=44),
        world=World("#9fd0f0", "#e8d4a0", 0.65),
        lights=[Sun(-118, 40, 3.4, "#fff0c8", 3), Sun(30, 40, 0.9, "#d0e8ff", 8)],
        sky=Sky(((0, "#4fa8e0"), (0.4, "#9fd8ee"), (0.62, "#f2f4e0"), (1, "#f2f4e0")),
            (Clouds("#ffffff", "#b8d8ea", 0.5, 1.7, 0.0, 0.6, 0.8, 0.55),),
            glow=Glow(0.05, 0.3, 0.4, "#fff6d8", 0.5)),
        air=Air(1.05, Fog(18, 70, "sky", 0.7), bloom=0.2, saturation=1.12),
    )  # fmt: skip


# ---- the moon in a net


def net_around(radius: float, knot: Point, low: float = -0.6) -> Thing:
    """A net of diamonds around a ball at the origin, its cords gathered at a knot."""
    cord = Paint("#6a5638", vary=0.1)
    tip = np.array(knot)
    up = tip / np.linalg.norm(tip)
    side = np.cross(up, (0, 1, 0))
    side /= np.linalg.norm(side)
    ahead = np.cross(up, side)
    lines = []
    for at in range(24):
        spin = 1 if at % 2 else -1
        mesh = []
        for t in np.linspace(low, 1.3, 18):
            angle = 2 * math.pi * (at // 2) / 12 + spin * 0.75 * (t - low)
            way = (
                math.cos(t) * (math.cos(angle) * side + math.sin(angle) * ahead) + math.sin(t) * up
            )
            mesh.append(1.03 * radius * way)
        lines.append(tube([*mesh, 0.5 * mesh[-1] + 0.5 * tip, tip], 0.02, cord, sides=5))
    return group(lines, motif="net")


def torn_hole(radius: float) -> Thing:
    """A ragged black hole with a pale edge, facing the viewer, and an end of rope in it."""
    angle = np.linspace(0, 2 * math.pi, 64, endpoint=False)
    ragged = radius * (
        1 + 0.05 * np.sin(5 * angle + 1) + 0.045 * np.sin(13 * angle) + 0.03 * np.sin(29 * angle)
    )
    outline = np.stack([ragged * np.cos(angle), ragged * np.sin(angle)], 1)
    return group(
        plaque(outline * 1.1, 0.01, Paint("#c9b98a", vary=0.1, bump=0, glow=0.55)).at(y=0.03),
        plaque(outline, 0.01, Paint("#03050c", vary=0, bump=0, rough=1, shine=0)),
        tube([(0.0, -0.04, radius * 0.9), (0.04, -0.05, 0.1), (-0.03, -0.05, -0.5 * radius)],
            [0.03, 0.025, 0.045], Paint("#c9a868", glow=0.3)),
        motif="hole in the sky",
    )  # fmt: skip


@card(
    title="The moon in the net",
    concept="an old woman has fished the moon out of the lake, and now the night has a hole",
    alt="An old woman in a boat hauls the glowing moon out of a dark lake with a net; in the sky "
    "is a torn hole where it hung.",
    place="sea", hour="night", palette="ink blue, pale gold", view="landscape", figures="one",
    moods=("secret", "strong", "wistful"),
    readings=("theft", "catch", "last wish", "greed", "rescue", "what is missing"),
)  # fmt: skip
def moon_net() -> Scene:
    """The moon at the right, half out of the water; the hole above it."""
    woman = figure(
        "pull", age="old", wear="dress", colour="#8a3f4a", hair="white", hairstyle="headscarf",
        hat_colour="#c9a45a",
        scarf="#d8b46a", hands=((0.5, 0.12, 0.72), (0.44, -0.12, 0.62)),
    ).turn(6).size(1.4).at(-1.5, 0.2, 0.22)  # fmt: skip
    hand = woman.right
    orb = (1.05, 0.4, 0.75)
    knot: Point = (-0.45, 0.3, 1.65)
    boat = (
        rowing_boat(colour="#4a3a3c", inside="#a88a60", band="#d8c08a", oars=False)
        .size(1.7)
        .turn(x=0)
        .turn(72)
    )
    far_hills = Hills(3.2, 14, 3)
    return Scene(
        things=[
            sea("calm", "#1d3a6a", rough=0.1, far=40),
            moon(1.35, "#ffe29a", "#b88e50", glow=0.42, seed=2).at(*orb),
            net_around(1.35, tuple(np.subtract(knot, orb))).at(*orb),
            tube(slack(hand, knot, 0.03), 0.03, Paint("#8a7448"), motif="rope"),
            tube(slack(woman.left, knot, 0.05), 0.026, Paint("#8a7448"), motif="rope"),
            boat.at(-1.15, 0.2, -0.1), woman.thing,
            lantern(power=2).size(0.7).at(-0.85, 1.3, 0.3),
            lamp(130, "#ffe2a0", 0.9).at(orb[0] - 1.2, orb[1] - 2.0, 3.0),
            meadow(far_hills, "#1f3050", "#182642", "#26385a", near=20, far=60).at(0, 4, -0.5),
            torn_hole(0.62).at(1.6, 4.2, 4.95),
            reeds(2.6, 12, colour="#1a2838", seed=3).size(1.1).at(2.3, -3.8, -0.1),
            reeds(2.0, 9, colour="#1a2838", seed=5).at(1.55, -4.2, -0.1),
        ],
        camera=Camera((-0.3, -7.8, 4.3), (0.0, 1.6, 1.35), lens=38),
        world=World("#4f6aa8", "#26365c", 0.6),
        lights=[Sun(-140, 40, 1.0, "#a8c0f0", 6)],
        sky=Sky(((0, "#1b2a5c"), (0.2, "#2f477e"), (0.34, "#5a74a8"), (1, "#5a74a8")), stars=90,
            clouds=(Clouds("#6f86b8", "#24366a", 0.4, 1.6, 0.12, 0.4, 0.5),),
            glow=Glow(0.74, 0.11, 0.25, "#8fa0c8", 0.5)),
        air=Air(1.75, Fog(14, 44, "sky", 0.8), bloom=0.35, saturation=1.1),
    )  # fmt: skip


# ---- tea with an octopus


def curling_arm(root: Point, tip: Point) -> Thing:
    """An arm that leaves the body sideways, swings up to a tip and curls there; with suckers."""
    (ax, ay, az), (x, y, z) = root, tip
    out = 1.0 if x > ax else -1.0
    path = [
        root, (ax + 0.5 * (x - ax), ay - 0.2, az - 0.12), (x + 0.32 * out, y, az + 0.42 * (z - az)),
        (x + 0.18 * out, y + 0.05, z - 0.35), (x - 0.05 * out, y, z - 0.06),
        (x - 0.22 * out, y - 0.08, z - 0.1), (x - 0.16 * out, y - 0.14, z + 0.06),
    ]  # fmt: skip
    line = curve(path, 60)
    skin = Paint("#e8583c", "#d0452f", vary=0.14, grain=3, rough=0.45, shine=0.35)
    cream = Paint("#ffd8bc", vary=0.08, rough=0.5)
    beads = [
        ball(0.062 - 0.04 * at / len(line), cream, sides=10).at(
            line[at][0] - 0.11 * out * (1 - at / len(line)),
            line[at][1] - 0.1 * (1 - 0.6 * at / len(line)),
            line[at][2],
        )
        for at in range(12, len(line) - 6, 4)
    ]
    return group(
        tube(line, [0.3, 0.2, 0.15, 0.11, 0.08, 0.05, 0.03], skin, sides=16, bend=False),
        beads,
        motif="octopus",
    )


@card(
    title="Tea with the octopus",
    concept="the octopus has waited years for a guest and has laid all eight cups for the first",
    alt="On the sea floor an octopus pours tea and holds up many cups for a diver in an old copper "
    "helmet; a small fish sits in the sugar bowl.",
    place="underwater", hour="timeless", palette="sea green, coral, brass", view="room",
    figures="pair", moods=("hospitable", "funny", "warm"),
    readings=("hospitality", "first meeting", "loneliness", "too many hands", "politeness",
        "strangers"),
)  # fmt: skip
def octopus_tea() -> Scene:
    """The octopus behind the table, its arms and cups as a crown."""
    spots: tuple[Point, ...] = (
        (-1.55, -0.2, 2.35), (-1.05, 0.4, 3.35), (-0.35, 0.9, 4.0), (0.85, 0.9, 4.05),
        (1.5, 0.5, 3.4), (1.8, 0.1, 2.6), (1.6, -0.5, 1.75), (0.1, -0.55, 2.35),
    )  # fmt: skip
    folded = [
        (0.5 * math.cos(a), 0.5 * math.sin(a), 0.4) for a in np.radians(22.5 + 45 * np.arange(8))
    ]
    host = (
        octopus(reach=folded, colour="#e8583c", suckers="#ffd8bc", cells=170).turn(-90).size(1.75)
    )
    arms = [curling_arm((0.4 + 0.35 * (x - 0.4), 0.75, 0.85), (x, y, z)) for x, y, z in spots]
    china = ("#f6ecd8", "#f2d8b8", "#cfe4d8", "#f6ecd8", "#f0c8a8", "#dcebe0", "#f6ecd8")
    held = [
        teacup(colour=colour, band="#d8a83a", saucer=False)
        .turn(20 * at)
        .size(0.42)
        .at(x, y - 0.1, z)
        for at, (colour, (x, y, z)) in enumerate(zip(china, spots[:7], strict=True))
    ]
    px, py, pz = spots[7]
    pot = teapot(colour="#e0ac40", trim="#fff0c0").turn(y=-34).size(0.7).at(px, py - 0.2, pz - 0.3)
    guest = (
        diver("sit", colour="#d8b478", copper="#d8983e").turn(-14).size(1.75).at(-1.62, -0.75, 0.72)
    )
    table_top = round_table(1.0, height=0.95, colour="#8a6a48").size(1.15, 1.0, 1.0)
    return Scene(
        things=[
            sea_floor("#c9bd8a", "#5f9a88", amplitude=0.3),
            host.at(0.4, 1.0, 0.1), *arms, *held, pot,
            table_top.at(0.15, -1.1, 0),
            teacup(colour="#f6ecd8", band="#d8a83a").size(0.46).at(-0.45, -1.25, 0.97),
            teapot(colour="#7fb0a0", trim="#f4e2b0").turn(30).size(0.42).at(0.85, -0.95, 0.97),
            bowl(0.24, colour="#f4e6cc", inside="#ffffff").at(0.3, -1.55, 0.97),
            fish("gold", colour="#f7a03a").turn(-60).turn(y=-18).size(0.32).at(0.3, -1.57, 1.26),
            guest, stool().size(1.4).at(-1.62, -0.75, 0.0),
            tube([(px - 0.5, py - 0.2, pz - 0.12), (px - 0.55, py - 0.3, pz - 0.4),
                (px - 0.52, -1.22, 1.22)], [0.02, 0.016, 0.022],
                Paint("#a8602a", glow=0.2), motif="tea"),
            bubbles(20, (-1.7, -0.4, 2.2), (-1.2, 0, 6), seed=3),
            bubbles(12, (1.6, 0, 0.4), (2.1, 0.4, 4), seed=5),
            light_shafts(5, 10, 7, "#d8fbe8", strength=0.2).at(0, 3, 0),
            kelp(5.5, "#2f7a54", ribbons=6, seed=2).at(2.5, 1.5, 0),
            kelp(6.5, "#2a6a50", ribbons=7, seed=4).at(-2.9, 2.6, 0),
            kelp(6, "#1f5a48", ribbons=6, seed=7).at(-2.3, -3.0, 0),
            kelp(4, "#3f8a60", seed=9).at(1.2, 5, 0),
            coral(1.3, "#f0745a", seed=2).at(2.1, -2.0, 0),
            coral(1.5, "#e88a9a", kind="fan", seed=5).at(-2.6, 1.2, 0),
            coral(0.7, "#f0c878", kind="brain", seed=5).at(-1.9, -2.3, 0),
            starfish(colour="#f2a03e").size(0.5).at(0.9, -2.6, 0.06),
            fish("slim", colour="#cfe8d8").turn(200).size(0.35).at(-1.6, 3, 4.6),
            fish("slim", colour="#cfe8d8").turn(190).size(0.3).at(-0.9, 3.4, 5.0),
        ],
        camera=Camera((0.0, -8.0, 1.9), (0.0, 0.3, 2.15), lens=43),
        world=World("#5fc0a8", "#4f8a78", 0.62),
        lights=[Sun(-35, 68, 2.6, "#e8ffe8", 4),
            Panel((0, -3.5, 4.5), (0, 0, 1.2), 90, "#ffd8a0", 2),
            Spot((2.5, 4, 6), (0.2, 1, 1.8), 420, "#b8fff0", 60)],
        sky=Sky(((0, "#9fe8cc"), (0.3, "#4fb8a4"), (0.7, "#1f7f80"), (1, "#17656c")),
            glow=Glow(0.4, -0.02, 0.6, "#f2ffe0", 0.8), rays=Rays(0.4, -0.1, "#e8ffe4", 0.35)),
        air=Air(1.2, Fog(8.6, 22, "sky", 0.95), bloom=0.25, saturation=1.12),
    )  # fmt: skip


# ---- a carousel on the sea floor


@card(
    title="The sunken carousel",
    concept="seahorses ride where the horses were, and the last wooden horse has learned to swim",
    alt="A lit carousel turns on the sea floor with seahorses on its poles; one wooden horse swims "
    "away upward.",
    place="underwater", hour="timeless", palette="violet, coral orange, pearl", view="landscape",
    figures="none", moods=("wondrous", "nostalgic", "free"),
    readings=("freedom", "lost childhood", "replacement", "forgotten place", "second life", "play"),
)  # fmt: skip
def sunken_carousel() -> Scene:
    """The carousel from below, warm in violet water; the horse above it."""
    riders = tuple(
        seahorse(colour=colour, fin=fin).size(1.0).at(0.05, 0, -0.35)
        for colour, fin in (
            ("#ff9a4a", "#ffd0a0"),
            ("#f7bfae", "#ff8a5c"),
            ("#ffb83e", "#f2704a"),
            ("#f4dccb", "#e88aa0"),
        )
    )
    ride = carousel(
        2.0, colours=("#e8603c", "#f8ead8"), trim="#e8b060", seats=riders, lit="#ffd8a0", power=60
    )
    pole = rod((0.02, 0, -0.75), (0.02, 0, 0.62), 0.028, Paint("#e8b060", metal=0.5, rough=0.4))
    runaway = group(
        toy_horse("#fff4e0", saddle="#e8482e", mane="#c06a3a"), pole, motif="carousel horse"
    ).size(1.55)
    return Scene(
        things=[
            sea_floor("#a890b8", "#6a5a9a", amplitude=0.5),
            ride.size(1.25).turn(9).turn(y=7).at(0.35, 1.8, -0.36),
            runaway.size(1.25).turn(y=-26).turn(196).at(-1.0, -1.2, 4.6),
            bubbles(26, (-1.4, -1.5, 1.2), (-0.8, -1.0, 4.1), sizes=(0.04, 0.13), seed=4),
            bubbles(14, (1.5, 0, 0.5), (2.2, 0.6, 6), seed=6),
            jellyfish(colour="#f2b8d0", inner="#fff0e8", glow=0.8, seed=2).size(0.9).at(2.2, 3.5,
                6.1),
            jellyfish(colour="#ffb48a", inner="#fff0e0", glow=0.8, seed=3).size(0.6).at(-2.7, 5,
                6.9),
            jellyfish(colour="#f2b8d0", inner="#fff0e8", glow=0.7, seed=5).size(0.45).at(-0.6, 7,
                7.4),
            light_shafts(6, 12, 9, "#e8d8ff", strength=0.2).at(0, 5, 0),
            kelp(5.5, "#4a3a80", ribbons=7, seed=2).at(-3.1, 1.5, 0),
            kelp(4.5, "#3a2f6a", ribbons=6, seed=5).at(2.6, -2.2, 0),
            kelp(6.5, "#5a4a94", ribbons=6, seed=7).at(3.6, 4.5, 0),
            coral(1.5, "#ff7a4e", seed=3).at(-1.9, -2.4, 0),
            coral(1.1, "#f7a0a0", kind="fan", seed=4).at(-1.2, -3.2, 0),
            coral(0.8, "#ffb070", kind="tube", seed=6).at(1.3, -2.8, 0),
            coral(0.9, "#f0d8e0", kind="brain", seed=4).at(2.0, -3.4, -0.1),
            coral(1.4, "#e86a7a", seed=8).at(2.9, 0.4, 0),
            starfish(colour="#ffa04e").size(0.5).at(0.2, -3.0, 0.05),
            lamp(150, "#ffb070", 0.5).at(0.2, -1.6, 1.9),
        ],
        camera=Camera((-0.2, -8.6, 0.85), (0.0, 0.5, 2.95), lens=38),
        world=World("#9a80d8", "#6a5090", 0.62),
        lights=[
            Sun(-30, 62, 2.6, "#fbe8ff", 4), Sun(160, 35, 1.2, "#c8b0ff", 6),
            Spot((-2.8, -4.5, 6.5), (-1.2, -1.2, 4.6), 420, "#ffe8d0", 30, 0.6),
        ],
        sky=Sky(((0, "#c8b4f0"), (0.3, "#8a70cc"), (0.65, "#5440a0"), (1, "#3f2f80")),
            glow=Glow(0.4, -0.02, 0.6, "#fff0f4", 0.75), rays=Rays(0.4, -0.1, "#fff0ff", 0.35)),
        air=Air(1.3, Fog(9.5, 26, "sky", 0.92), bloom=0.35, saturation=1.12),
    )  # fmt: skip


# ---- a library in a whale


def whale_hall(near: float, far: float) -> Thing:
    """The inside of a whale along y: a rosy vault on ribs that narrows to the mouth."""
    y, angle = np.meshgrid(
        np.linspace(near, far, 90),
        np.linspace(math.radians(-14), math.radians(194), 90),
        indexing="ij",
    )
    wide, high = hall_span(y)
    bulge = 1 + 0.03 * np.cos((y - 0.3) * 2 * math.pi / 1.9)
    points = np.stack([wide * bulge * np.cos(angle), y, high * bulge * np.sin(angle)], -1)
    flesh = Paint(
        "#dc8e90", "#b05a66", vary=0.2, grain=0.9, bump=0.35, bump_grain=3, rough=0.55, shine=0.35
    )
    bone = Paint("#f0dfbe", "#c9ab7c", vary=0.15, grain=3, bump=0.3)
    ribs = []
    for at in np.arange(near + 1.2, far - 0.4, 1.9):
        w, h = (float(part) for part in hall_span(np.array(at)))
        arc = [
            (0.95 * w * math.cos(a), float(at), 0.95 * h * math.sin(a))
            for a in np.linspace(-0.1, math.pi + 0.1, 25)
        ]
        ribs.append(tube(arc, [0.2, 0.17, 0.13, 0.2, 0.13, 0.17, 0.2], bone, sides=14, motif="rib"))
    spine = [
        ball(0.3, bone, sides=18)
        .size(1.0, 1.3, 0.6)
        .at(0, float(at), 0.94 * float(hall_span(np.array(at))[1]))
        for at in np.arange(near, far, 0.75)
    ]
    return group(sheet(points, flesh, motif="wall"), ribs, group(spine, motif="rib"))


def hall_span(y: Array) -> tuple[Array, Array]:
    """Half the width and the height of the whale's inside."""
    share = np.clip((y - 2) / 14, 0, 1)
    return 3.2 - 1.0 * share, 4.9 - 2.1 * share


@card(
    title="The library in the whale",
    concept="he was swallowed with all his books and stopped minding; now a paper boat brings news",
    alt="Inside a whale the ribs are the arches of a library; a man reads in an armchair by a "
    "lamp, and a paper boat floats in at the mouth.",
    place="indoors", hour="lamplight", palette="umber, whale rose, lamp gold", view="room",
    figures="one", moods=("cosy", "strange", "patient"),
    readings=("refuge", "inner life", "swallowed", "solitude", "news", "making a home"),
)  # fmt: skip
def whale_library() -> Scene:
    """Down the whale to its mouth, the reader near on the left."""
    near, far = -8.0, 13.0
    shelves = []
    for at, y in enumerate(np.arange(near + 2.15, far - 3, 1.9)):
        w = float(hall_span(np.array(y))[0])
        for side in (-1, 1):
            case = bookshelf(1.5, 2.5, colour="#5a3a26", seed=3 * at + side + 7).turn(-90 * side)
            shelves.append(case.at(side * (0.8 * w), float(y), 0.05))
    reader = person(
        pose="sit",
        age="adult",
        wear="sweater",
        colour="#3f6a5c",
        hair="grey",
        hairstyle="tufts",
        beard="whiskers",
        glasses="#d8a83a",
        legs="#5a4434",
        shoes="slippers",
        look=(-24, 0, 0),
        hands=((0.36, 0.15, 0.26), (0.36, -0.15, 0.26)),
    )
    book = open_book(0.56, 0.4, colour="#8a2f2a").turn(-90).turn(y=-22).at(0.38, 0, 0.28)
    corner = group(
        armchair(colour="#a8422f").turn(90).size(1.15),
        group(reader, book).size(1.0).at(0.02, 0, 0.55),
        standing_lamp(2.1, power=0).at(-0.35, 0.85, 0),
        lamp(90, "#ffc26a", 0.18).at(0.75, 0.35, 1.7),
    )  # fmt: skip
    bone = Paint("#f0dfbe", "#c9ab7c", vary=0.15)
    baleen = [
        rod(
            (x, far - 0.6, 2.9 - 0.22 * x * x),
            (0.98 * x, far - 0.6, 1.75 + 0.1 * math.sin(9 * x)),
            [0.07, 0.02],
            bone,
        )
        for x in np.linspace(-1.9, 1.9, 27)
    ]
    lights = []
    for y in (1.9, 5.7, 9.5):
        high = float(hall_span(np.array(y))[1])
        cord = rod((0, 0, 0.5), (0, 0, 1.3), 0.015, Paint("#3a2a20"))
        lights.append(
            group(lantern(power=14), cord).size(0.9).at(0.5 * (-1) ** int(y), y, high - 1.75)
        )
    brook = land(
        lambda x, y: 0.03 + 0.012 * np.sin(3 * y + 2 * x),
        water("#4f8a90", rough=0.1, grain=2),
        width=1.7,
        near=-9,
        far=far + 6,
        motif="water",
    )
    return Scene(
        things=[
            whale_hall(near, far), *shelves, group(baleen, motif="baleen"), *lights,
            floor_boards(9, 30, "#7a5236").at(0, 4, 0), brook.at(0.95, 0, 0.0),
            carpet(2.6, 2.0, colour="#8f3034").turn(12).at(-1.15, -1.0, 0.03),
            corner.turn(-50).at(-0.95, -0.7, 0.05),
            paper_boat(0.5, colour="#fff8e8").turn(-50).at(0.95, 0.7, 0.03),
            book_stack(6, seed=2).size(0.62).at(-0.25, -1.75, 0.05),
            book_stack(3, seed=5).size(0.6).turn(30).at(-1.95, -2.3, 0.05),
            book_stack(4, seed=8).size(0.7).at(1.9, -1.6, 0.05),
            open_book(0.6, 0.4).turn(25).at(0.0, -2.4, 0.05),
            box((9, 0.1, 8), Paint(gradient=("#1f6a80", "#2f8a98", "#7fc4c8", "#f2e6c0",
                "#f6f0d8"), glow=0.75, vary=0, bump=0), bevel=0, motif="sea").at(0, far + 3, 1.6),
            lamp(90, "#bfe8ea", 1.0).at(0, far + 0.5, 1.5),
        ],
        camera=Camera((0.45, -6.4, 1.85), (0.0, 3, 2.0), lens=33),
        world=World("#a8604a", "#6a4030", 0.5),
        lights=[Spot((-0.5, -4.5, 4.2), (-1.0, -0.8, 0.6), 160, "#ffc888", 50, 0.8)],
        sky=Sky(((0, "#7a3f44"), (1, "#7a3f44"))),
        air=Air(1.95, Fog(9, 26, "#d89a80", 0.5), bloom=0.35, saturation=1.1, weather="dust",
            amount=0.3),
    )  # fmt: skip


# ---- a town in a sandcastle


SAND = Paint(
    "#dcb680", "#b98c5c", vary=0.16, grain=7, bump=0.6, bump_grain=30, rough=0.95, shine=0.05
)


def sand_window(width: float = 0.13, height: float = 0.2) -> Thing:
    """A lit arch pressed into sand, facing the viewer."""
    return group(
        cutout(arched(width * 1.35, height * 1.2), 0.03, Paint("#8f6844")).at(0, 0.006, -0.02),
        cutout(arched(width, height), 0.05, light("#ffc65c", 3.6)), motif="window",
    )  # fmt: skip


def sand_tower(radius: float, tall: float, windows: int, seed: int, *, roof: bool = False) -> Thing:
    """A tower turned out of a bucket, with windows, and a cone or a toothed rim on top."""
    chance = np.random.default_rng(seed)
    top = 0.82 * radius
    body = lathe(
        [
            (0.001, 0),
            (radius * 1.14, 0),
            (radius, 0.08),
            (top, tall),
            (top * 1.12, tall + 0.02),
            (top * 1.12, tall + 0.12),
            (0.001, tall + 0.12),
        ],
        SAND,
        round_off=False,
        sides=36,
        motif="sandcastle",
    )
    parts = [roughened(body, 0.012, 9, seed)]
    if roof:
        cone = lathe(
            [(top * 1.1, 0), (top * 0.6, 0.42 * radius), (0.02, 1.5 * radius)],
            SAND,
            sides=30,
            motif="sandcastle",
        )
        parts.append(roughened(cone, 0.012, 9, seed + 1).at(z=tall + 0.12))
    else:
        tooth = box(
            (0.3 * radius, 0.2 * radius, 0.24 * radius), SAND, bevel=0.02, motif="sandcastle"
        )
        parts += [
            tooth.turn(90).at(top * 1.0, 0, tall + 0.12 + 0.1 * radius).turn(360 * at / 9)
            for at in range(9)
        ]
    for at in range(windows):
        z = tall * (0.22 + 0.62 * (at + 0.5) / windows)
        out = radius + (top - radius) * z / tall
        parts.append(sand_window().at(0, -out, z).turn(float(chance.uniform(-58, 58))))
    return group(parts, motif="sandcastle")


@card(
    title="The town in the sandcastle",
    concept="the child went home and the people of the castle stayed, and the tide is early",
    alt="A sandcastle with lit windows in which tiny people live, at dusk on the beach; the first "
    "wave reaches the gate and a giant bucket stands by.",
    place="shore", hour="dusk", palette="sand, lilac, window gold", view="close-up",
    figures="crowd", moods=("tender", "threatened", "fleeting"),
    readings=("transience", "home", "the tide", "makers and made", "trust", "leaving in time"),
)  # fmt: skip
def sandcastle_town() -> Scene:
    """The castle from the sea, as the wave sees it."""
    castle = group(
        sand_tower(0.72, 2.5, 6, 1, roof=True).at(0.1, 0.9, 0.3),
        sand_tower(0.5, 1.9, 4, 2).at(-0.95, 0.35, 0.2),
        sand_tower(0.46, 1.55, 4, 3, roof=True).at(1.15, 0.2, 0.2),
        sand_tower(0.4, 1.0, 2, 4).at(-0.62, -0.45, 0.05),
        sand_tower(0.4, 0.95, 2, 5).at(0.5, -0.5, 0.05),
        sand_tower(0.34, 1.25, 3, 6, roof=True).at(-1.6, 0.1, 0.1),
        roughened(box((1.0, 0.3, 0.8), SAND, bevel=0.04, motif="sandcastle"), 0.01, 9, 3).at(-0.06,
            -0.46, 0.42),
        roughened(box((3.4, 0.9, 0.7), SAND, bevel=0.06, motif="sandcastle"), 0.02, 6, 4).at(0.1,
            0.1, 0.35),
        cutout(arched(0.34, 0.5), 0.06, light("#ffb84a", 3)).at(-0.06, -0.62, 0.06),
    )  # fmt: skip
    chance = np.random.default_rng(8)
    people = []
    for at, (x, y, z, facing_to, pose) in enumerate((
        (-0.3, -1.15, 0.05, -70, "point"), (0.15, -1.0, 0.05, 200, "run"),
        (0.42, -1.2, 0.05, 80, "carry"), (-0.62, -0.45, 1.2, -80, "wave"),
        (0.5, -0.5, 1.14, -110, "look up"), (-0.95, 0.2, 2.24, -90, "reach up"),
        (0.75, -0.95, 0.04, 60, "walk"), (-0.95, -0.95, 0.05, -100, "stand"),
    )):  # fmt: skip
        people.append(
            villager(at + 3, pose)
            .turn(facing_to)
            .size(0.28 * float(chance.uniform(0.9, 1.1)))
            .at(x, y, z)
        )
    pail = group(bucket(colour="#e0506a").size(4.4), motif="bucket")

    def beach(x: Array, y: Array) -> Array:
        return (
            0.06 * (patches(x, y, 0.8, 3, 2) - 0.5)
            + 0.22 * np.exp(-((x / 2.6) ** 2) - ((y - 0.4) / 1.4) ** 2)
            - 0.06 * np.clip(-y - 1.4, 0, 3)
        )

    def edge(x: Array) -> Array:
        return -1.62 + 0.2 * np.sin(1.5 * x + 0.6) + 0.1 * np.sin(3.7 * x) + 0.1 * x

    u, v = np.meshgrid(np.linspace(-4, 4, 160), np.linspace(0, 1, 70))
    y = edge(u) - v * 3.4
    lace = patches(u, y, 0.22, 4, 6)
    white = np.exp(-v * 16) * 1.3 + np.exp(-(((v - 0.35) / 0.03) ** 2)) * 2 * lace
    white = np.clip(white + (lace - 0.5) * 7 * np.exp(-v * 2.2), 0, 1)
    wash = sheet(
        np.stack(
            [
                u,
                y,
                0.07
                + 0.06 * np.exp(-(((v - 0.02) / 0.03) ** 2))
                + 0.05 * np.exp(-(((v - 0.36) / 0.07) ** 2))
                - 0.02 * v,
            ],
            -1,
        ),
        Paint(),
    )
    wash = tinted(
        wash,
        lambda _: blended(ramp(("#8f7ab4", "#4f5a9c"), v.ravel()), "#fff2ec", white.ravel()),
        Paint(vary=0.03, rough=0.16, shine=0.6, bump=0.1, glow=0.14),
    ).called("wave")
    return Scene(
        things=[
            desert(beach, "#c9a278", "#9a7a72", "#e6c494", width=30, near=-9, far=30),
            castle.at(-0.12, 0, 0), *[each.at(-0.12, 0, 0) for each in people], wash,
            pail.turn(25).turn(y=5).at(1.95, 2.1, -0.1),
            feather(colour="#f2e8e0", tip="#c0566a").turn(y=8).size(0.7).at(-0.12, 0.9, 3.85),
            scallop(colour="#f2c8b8").turn(8).size(0.34).at(-0.28, -0.66, 0.66),
            conch().turn(40).size(0.3).at(-1.5, -1.1, 0.03),
            starfish(colour="#e8845a").size(0.34).turn(x=70).at(-1.17, -0.18, 0.9),
            lamp(10, "#ffb860", 0.2).at(-0.06, -1.3, 0.5),
            lamp(14, "#ffb860", 0.3).at(0.2, -1.0, 1.8),
            sea("swell", "#7f7ab0", crest="#e0a8b8", foam="#fff0ea", near=9, far=60).at(0, 3, -0.1),
        ],
        camera=Camera((-0.1, -6.4, 1.35), (0.3, 0, 1.55), lens=40),
        world=World("#a890c8", "#c8a090", 0.6),
        lights=[Sun(150, 16, 2.6, "#ffb490", 4), Sun(-72, 22, 1.9, "#ffcaa0", 6)],
        sky=Sky(((0, "#6a64a8"), (0.35, "#a88cc0"), (0.6, "#eeb4b4"), (0.78, "#fbd4ac"),
            (1, "#fbd4ac")),
            (Clouds("#f8c4b8", "#8474b0", 0.5, 1.6, 0.02, 0.7, 0.7, 0.3, 2.6),), stars=18,
            glow=Glow(0.75, 0.7, 0.5, "#ffe4b8", 0.7)),
        air=Air(1.35, Fog(7.5, 30, "sky", 0.8), bloom=0.35, saturation=1.1,
            tint=Tint("#4a3a78", "#ffe0b8", 0.1)),
    )  # fmt: skip
