"""Sea: doors, beds and violins afloat, a wave of letters, and what lives below the waterline."""

import math
from collections.abc import Callable

import numpy as np

from reverie.atelier.clay import Clay
from reverie.atelier.develop import Air, Fog, LowFog, Tint
from reverie.atelier.motifs.birds import bird
from reverie.atelier.motifs.canines import fox
from reverie.atelier.motifs.cats import cat
from reverie.atelier.motifs.fittings import door
from reverie.atelier.motifs.flowers import poppy
from reverie.atelier.motifs.furniture import bed
from reverie.atelier.motifs.ice import ice_floes, iceberg
from reverie.atelier.motifs.instruments import violin, violin_bow
from reverie.atelier.motifs.joinery import rod, slack, wood
from reverie.atelier.motifs.leaves import wheat_field
from reverie.atelier.motifs.objects import letter
from reverie.atelier.motifs.people import figure, person
from reverie.atelier.motifs.scatter import blended, facing, over_surface, patches, ramp, swarm, tinted
from reverie.atelier.motifs.sea_life import whale
from reverie.atelier.motifs.small_beasts import mouse
from reverie.atelier.motifs.stagecraft import spotlight_beam
from reverie.atelier.motifs.stone import boulder
from reverie.atelier.motifs.towers import lighthouse, tower
from reverie.atelier.motifs.houses import house
from reverie.atelier.motifs.travel import oar, rowing_boat, sailing_ship
from reverie.atelier.motifs.water import great_wave, rings, sea, sea_height
from reverie.atelier.motifs.water_birds import penguin
from reverie.atelier.scene import Camera, Panel, Scene, Spot, Sun, World, card
from reverie.atelier.shapes import Height, ball, box, land, sheet, tube
from reverie.atelier.sky import Clouds, Disc, Glow, Rays, Sky
from reverie.atelier.thing import Array, Paint, Point, Thing, group, lamp, light

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
    entrance = group(
        door(1.35, 2.6, colour="#c0261f", surround="#e9dcc0", opened=122),
        field_view(1.42, 2.64).at(0, 0.5, 0),
        wheat_field(70, (-0.62, 0.62), (0.02, 0.4), "#f0bf52", tall=0.85, seed=4),
        wheat_field(9, (-0.6, 0.6), (-0.34, -0.1), "#e8b84a", tall=0.42, seed=6),
        poppy("#e02a1c", 0.7, seed=2).at(0.42, -0.1, 0),
        poppy("#e02a1c", 0.55, seed=5).at(-0.4, -0.12, 0),
        box((1.9, 0.8, 0.2), Paint("#8d9a94", "#66766f", bump=0.5), bevel=0.04).at(0, 0.05, -0.12),
    ).size(1.5)
    boat = group(
        rowing_boat(colour="#2f4a55", inside="#a98d66", band="#e8dcc0", oars=False),
        oar(1.7).turn(y=96).at(-0.1, 0.3, 0.42), oar(1.7).turn(y=84).turn(6).at(0.0, -0.26, 0.42),
        fox("sit", fur="#d8622a").size(0.62).at(-0.06, 0.02, 0.1),
    )  # fmt: skip
    swallow = bird("wings up", colour="#26324a", belly="#f2e6d0", wings="#1d2740")
    return Scene(
        things=[
            sea("calm", "#5d8589", rough=0.1),
            entrance.turn(-7).at(0.35, 1.6, 0.14),
            boat.turn(68).size(1.3).at(-0.95, -2.5, -0.06),
            rings(1.5, 3, "#c9dcd6", deep=0.8).at(-0.95, -2.5, 0.03),
            rings(2.0, 3, "#f0dcae", deep=0.6).at(0.35, 1.4, 0.03),
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
            Panel((0.35, 1.0, 2.0), (-0.5, -4, 0), 210, "#ffcf70", 1.8),
        ],
        sky=Sky(((0, "#5f8590"), (0.35, "#93b0b2"), (0.6, "#d3d6c4"), (1, "#dcdccb")),
                (Clouds("#eef0e4", "#7c9aa0", 0.5, 1.5, 0.0, 0.6, 0.7, 0.2, 3.2),),
                glow=Glow(0.2, 0.56, 0.45, "#fbe6c4", 0.55)),
        air=Air(1.2, Fog(9, 32, "sky", 0.95), bloom=0.3, saturation=1.1,
                low_fog=LowFog("#cfd8cf", 0.46, 0.62, 9, 16, 0.5)),
    )  # fmt: skip


# ---- a lighthouse that is rowed


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
    waves = sea_height("swell", 4.5, 3)
    foot = Clay("#6d6a6c", 0.2).ball((0, 0, 0.1), (0.95, 0.62, 0.4)).ball((0.4, -0.2, 0.1), 0.4)
    foot.ball((-0.5, 0.1, 0.15), 0.4).ball((-0.1, -0.35, 0.3), (0.5, 0.3, 0.22), "#7d8a4a")
    home = lighthouse(3.7, colour="#c2402f", white="#f2e4d4", lit="#ffd98a").size(1.12)
    keeper = figure(
        "row", age="old", beard="full", hair="white", wear="coat", colour="#e0a52c",
        hat="sailor", hat_colour="#31415c", legs="#2c3550", look=(14, 0, 0),
        hands=((0.42, 0.2, 0.34), (0.42, -0.2, 0.34)),
    ).turn(180).size(1.12).at(1.35, 0, 0.42)  # fmt: skip
    oars = [pulled_oar(hand, (1.12, side * 0.8, 0.78), 2.9)
            for hand, side in ((keeper.left, -1), (keeper.right, 1))]  # fmt: skip
    hull = rowing_boat(colour="#3d4a63", inside="#a8835c", band="#e8d4b8", oars=False).size(2.15)
    ropes = [tube(slack(a, b, 0.12), 0.018, Paint("#d8c49a")) for a, b in (
        ((-0.55, -0.4, 3.9), (2.1, 0, 1.0)), ((-0.75, -0.3, 3.9), (-2.1, -0.05, 0.85)))]  # fmt: skip
    beam = spotlight_beam(14, 2.1, colour="#ffe2a0", strength=0.5).turn(y=-87).turn(24)
    ferry = group(
        hull, foot.thing("rock", 70).at(-0.62, 0, 0.3), home.turn(28).at(-0.62, 0, 0.72),
        keeper.thing, oars, ropes, cat("sit", fur="#26242c").turn(160).size(0.5).at(-1.75, 0, 0.55),
        beam.at(-0.62, 0, 5.1), lamp(160, "#ffcf7a", 0.25).at(-0.35, -0.9, 5.15),
    )  # fmt: skip
    return Scene(
        things=[
            sea("swell", "#56607f", crest="#d99aa4", foam="#fbe3d8", scale=4.5, seed=3),
            ferry.turn(y=-3).turn(-16).at(-0.25, 0.2, -0.22),
            sailing_ship(colour="#2c3048", sail="#6d6a86", stripe="#4a4a66", flag="#4a4a66",
                         lit=None).turn(205).size(0.95).at(5.3, 19, float(waves(5.3, 19)) - 0.4),
        ],
        camera=Camera((0.6, -9.2, 0.95), (0.3, 0, 2.85), lens=38),
        world=World("#7f7ba8", "#c98f96", 0.6),
        lights=[
            Sun(-152, 13, 2.4, "#ffab8a", 4),
            Sun(-40, 35, 0.5, "#b8b4e8", 9),
            Spot((0.9, -1.4, 4.9), (1.2, -0.4, 0.3), 130, "#ffd08a", 46, 0.8),
        ],
        sky=Sky(((0, "#454a76"), (0.3, "#7f6a94"), (0.55, "#d98f9c"), (0.72, "#f8c4a4"), (1, "#f6cfae")),
                (Clouds("#f6b0a0", "#6a5f8c", 0.5, 1.5, 0.05, 0.68, 0.75, 0.25, 2.8),), stars=24,
                glow=Glow(0.1, 0.66, 0.5, "#ffe0b4", 0.7)),
        air=Air(1.4, Fog(10, 36, "sky", 0.9), bloom=0.4, saturation=1.12),
    )  # fmt: skip


# ---- a bed under sail


def pillow_dolphin(stripe: str = "#8fd0d0") -> Thing:
    """A leaping dolphin sewn like a pillow, bent along x, with piping and a button eye."""
    body = Clay("#fffaf0", 0.12)
    arc = [(-0.75, 0, -0.22), (-0.4, 0, 0.12), (0, 0, 0.26), (0.4, 0, 0.16), (0.68, 0, -0.08)]
    body.limb(arc, [0.1, 0.25, 0.33, 0.29, 0.19])
    body.limb([(0.7, 0, -0.08), (0.98, 0, -0.26)], [0.11, 0.07], blend=0.06)
    body.limb([(-0.02, 0, 0.5), (-0.22, 0, 0.72)], [0.13, 0.04], stripe, blend=0.06)
    body.limb([(-0.78, 0.04, -0.25), (-1.08, 0.3, -0.34)], [0.1, 0.05], stripe, pair=True)
    body.limb([(0.36, 0.22, 0.0), (0.2, 0.52, -0.24)], [0.11, 0.04], stripe, pair=True)
    body.ball((0.62, 0.17, 0.03), 0.045, "#24505c", blend=0.004, pair=True)
    seam = tube([(x, 0, z + r) for (x, _, z), r in zip(arc, (0.1, 0.25, 0.33, 0.29, 0.19), strict=True)],
                0.025, Paint("#f08a3c"))  # fmt: skip
    return group(body.thing("dolphin", 90), seam, motif="dolphin")


def quilt_sail(wide: float, tall: float, colours: tuple[str, ...], belly: float = 0.45) -> Thing:
    """A quilt that hangs from z = tall and is blown toward -y."""
    u, v = np.meshgrid(np.linspace(-1, 1, 61), np.linspace(0, 1, 61))
    billow = belly * (1 - u**2) * np.sin(math.pi * (0.12 + 0.83 * (1 - v))) ** 0.8
    points = np.stack([u * wide / 2 * (0.86 + 0.14 * v), -billow, v * tall - 0.12 * (1 - v) * u**2], -1)
    patch = ((u + 1) * 2.999).astype(int) * 7 + (v * 6.999).astype(int) * 3
    patch += ((u + 1) * 2.999).astype(int) * (v * 6.999).astype(int)
    palette = np.array([ramp((colour,), np.zeros(1))[0] for colour in colours])
    seams = (np.abs((u + 1) * 3 % 1 - 0.5) > 0.44) | (np.abs(v * 7 % 1 - 0.5) > 0.44)
    dyed = np.where(seams[..., None], palette[0] * 0.8, palette[patch % len(colours)])
    cloth = Paint(vary=0.08, grain=5, bump=0.3, bump_grain=22, sheen=0.3, glow=0.12)
    return tinted(sheet(points, Paint()), lambda _: dyed.reshape(-1, 3), cloth).called("sail")


@card(
    title="The bed under sail",
    concept="the child sleeps so deeply that the bed has put out to sea, and it is not the only one",
    alt="A child asleep in a bed with a patchwork blanket for a sail crosses a bright sea; "
    "dolphins sewn like pillows leap beside it.",
    place="sea", hour="noon", palette="turquoise, white, orange", view="landscape", figures="one",
    moods=("carefree", "sunny", "adrift"),
    readings=("dream", "trust", "escape", "holiday", "alone together", "letting go"),
)  # fmt: skip
def bed_under_sail() -> Scene:
    waves = sea_height("swell", 3.2, 5)
    mast = wood("#8a5a36")
    colours = ("#f47a24", "#ffb648", "#fff3dc", "#e8541c", "#ffcf7a", "#f79a3a")
    rig = group(
        rod((0, 0, 0.3), (0, 0, 3.05), [0.05, 0.035], mast),
        rod((-0.98, 0, 2.85), (0.98, 0, 2.85), 0.035, mast),
        quilt_sail(1.9, 1.85, colours).at(0, -0.03, 1.0),
        tube(slack((-0.8, -0.05, 1.0), (-0.55, 0.75, 0.72), 0.08), 0.012, Paint("#f4e8cc")),
        tube(slack((0.8, -0.05, 1.0), (0.55, 0.75, 0.72), 0.08), 0.012, Paint("#f4e8cc")),
    ).turn(18).at(0, -0.8, 0)  # fmt: skip
    sleeper = person(pose="asleep", wear="pyjamas", colour="#38a8b0", second="#f4f6ec", hair="red",
                     shoes="bare", legs="#38a8b0")  # fmt: skip
    craft = group(
        bed(1.15, 2.0, frame_colour="#a8683a", sheet_colour="#ffffff", blanket="#f2f6f4"),
        rig, sleeper.turn(-96).size(1.12).at(0.02, 0.42, 0.7),
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
            leap.turn(40).size(0.85).at(-1.9, -1.6, 0.35),
            leap.turn(52).turn(y=-8).size(0.7).at(2.15, -0.35, 0.5),
            leap.turn(40).turn(y=30).size(0.62).at(-2.1, 3.2, 0.2),
            rings(0.9, 2, "#ffffff", thick=0.04).at(-2.3, -1.9, 0.12),
            rings(0.8, 2, "#ffffff", thick=0.04).at(1.9, -0.7, 0.12),
            group(bed(blanket="#ffffff"), quilt_sail(1.9, 2.2, ("#ffffff", "#f2e6d0", "#ffd9a0")).at(0, -0.8, 0.9)
                  ).turn(140).size(1.3).at(4.6, 24, -0.2),
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
    colours = ramp(("#fbeccb", "#4a3524"), ink * 0.8)
    paper = Paint(vary=0.05, bump=0.08, glow=0.22, rough=0.9)
    return tinted(sheet(points, Paint()), lambda _: colours.reshape(-1, 3), paper).called("sheet music")


@card(
    title="The violin ship",
    concept="the storm grows and the crew pulls at the bow, but one mouse will not stop playing",
    alt="A violin sails like a ship through green storm waves under a sheet of music; mice row "
    "with its bow and one of them plays on.",
    place="sea", hour="afternoon", palette="bottle green, amber, cream", view="landscape",
    figures="few", moods=("brave", "stormy", "playful"),
    readings=("art", "perseverance", "teamwork", "the last song", "fear and music", "fragile things"),
)  # fmt: skip
def violin_ship() -> Scene:
    hull = violin(colour="#c9701f", bow=False).size(5.2).turn(x=-90).turn(-90).at(-2.6, 0, 0)
    mast = wood("#6b4024")
    deck = group(
        hull,
        rod((-0.35, 0, 0.2), (-0.35, 0, 3.9), [0.07, 0.04], mast),
        rod((-0.35, -1.0, 3.72), (-0.35, 1.0, 3.72), 0.045, mast),
        music_sail(2.0, 2.6).turn(-90).at(-0.32, 0, 1.12),
        tube(slack((-0.35, 0, 3.85), (2.35, 0, 0.55), 0.1), 0.018, Paint("#f0dcae")),
        tube(slack((-0.35, 0, 3.85), (-2.5, 0, 0.4), 0.1), 0.018, Paint("#f0dcae")),
    )
    grey, pale, brown = (mouse("stand", fur=fur) for fur in ("#8f857c", "#d8c8b4", "#8a6044"))
    fiddle = violin(bow=True).size(0.55).turn(x=-50).turn(70)
    crew = group(
        brown.turn(200).size(0.78).at(-1.55, -0.25, 0.35), grey.turn(190).size(0.7).at(-2.05, 0.1, 0.35),
        group(pale.size(0.95), fiddle.at(0.28, -0.06, 0.32)).turn(-40).at(0.62, -0.05, 0.34),
        grey.turn(10).size(0.6).at(2.3, 0, 0.42),
    )  # fmt: skip
    paddle = violin_bow(1.0).size(4.4).turn(y=-128).turn(-24).at(-0.7, -0.1, 1.75)
    ship = group(deck, crew, paddle).turn(y=-15).turn(x=16).turn(-20)
    storm = sea("storm", "#1d5a48", crest="#4f9a70", foam="#f4ecd0", scale=6.5, seed=6)
    return Scene(
        things=[storm, ship.at(0.0, 1.0, 1.0)],
        camera=Camera((0.0, -8.4, 2.3), (0.0, 1, 2.35), lens=40),
        world=World("#6f9a80", "#3f5a40", 0.6),
        lights=[
            Sun(130, 24, 3.6, "#ffcf80", 3),
            Sun(-50, 40, 0.9, "#cfe8c8", 8),
        ],
        sky=Sky(((0, "#2f4a40"), (0.4, "#5f7a58"), (0.62, "#c9b878"), (1, "#e8d49a")),
                (Clouds("#f2dc9a", "#33483f", 0.66, 1.5, 0.0, 0.66, 0.9, 0.5, 2.0),),
                glow=Glow(0.82, 0.42, 0.42, "#ffe09a", 0.85), rays=Rays(0.85, 0.1, "#ffe6a8", 0.35)),
        air=Air(1.2, Fog(9, 30, "sky", 0.85), bloom=0.25, saturation=1.12),
    )  # fmt: skip


# ---- a wave of letters


def envelopes(places: Array, turns: Array, sizes: Array, chance: np.random.Generator) -> Thing:
    """Many letters as one mesh, with a flap and a red seal each, seen from both sides."""
    body = [(-0.5, -0.33, 0), (0.5, -0.33, 0), (0.5, 0.33, 0), (-0.5, 0.33, 0)]
    corners, faces, shades = [*body], [(0, 1, 2), (0, 2, 3)], ["#f8f3e4"] * 4
    for side in (1, -1):
        first = len(corners)
        corners += [(-0.48, 0.32, 0.015 * side), (0.48, 0.32, 0.015 * side), (0, -0.06, 0.02 * side)]
        faces.append((first, first + 1, first + 2))
        shades += ["#cfd6e4"] * 3
        first = len(corners)
        ring = [(0.085 * math.cos(a), -0.06 + 0.085 * math.sin(a), 0.04 * side) for a in np.linspace(0, 5.24, 6)]
        corners += ring
        faces += [(first, first + at, first + at + 1) for at in range(1, 5)]
        shades += ["#c8201e"] * 6
    tints = np.concatenate([ramp((shade,), np.zeros(1)) for shade in shades])
    tones = chance.uniform(0.72, 1.0, (len(places), 1, 1))
    mesh = swarm(np.array(corners), np.array(faces), places, turns, sizes, tints[None] * tones)
    return Thing(mesh, Paint(vary=0.04, bump=0.05, rough=0.9), "letters")


def letters_over(wave: Thing, count: int, seed: int) -> Thing:
    """Letters strewn over all sides of a wave."""
    chance = np.random.default_rng(seed)
    assert wave.mesh is not None
    places, normals = over_surface(wave.mesh, count, chance)
    high = places[:, 2] > 0.12 + chance.uniform(0, 0.5, count)
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
    wave = great_wave(6.4, 13, "#1c3a78", bright="#3f6ab0", foam="#f4f1e6", curl=1.1, seed=2)
    chance = np.random.default_rng(5)
    loose = chance.uniform((-1.0, -4, 2.2), (4.2, 3, 7.2), (70, 3))
    ways = facing(chance.normal(size=(70, 3)), chance, 0.3)
    afloat = np.concatenate([chance.uniform((-3.5, -5), (4, 3), (46, 2)), np.full((46, 1), 0.12)], 1)
    flat = facing(np.tile((0.0, 0.0, 1.0), (46, 1)), chance, 0.14)
    postman = figure(
        "reach up", age="adult", wear="uniform", colour="#24408a", second="#d8a83a", hat="cap",
        hat_colour="#24408a", legs="#1c2c5c", hands=((0.05, 0.35, 0.85), (0.42, -0.25, 1.95)),
    ).turn(150).size(0.62)  # fmt: skip
    postman = postman.at(0, 0, 0.12)
    x, y, z = postman.right
    boat = group(
        rowing_boat(colour="#b0241e", inside="#c9a877", band="#f4ecd8", oars=False),
        postman.thing, letter(colour="#fffaf0").size(0.4).turn(30).at(x, y, z + 0.1),
    ).turn(y=-5).turn(12).size(1.0)  # fmt: skip
    return Scene(
        things=[
            sea("swell", "#24498c", crest="#6f9ad0", foam="#ffffff", scale=4, seed=2),
            wave.at(-1.9, 1.5, -0.15),
            letters_over(wave.parts[0], 5200, 3).at(-1.9, 1.5, -0.15),
            envelopes(loose, ways, chance.uniform(0.18, 0.42, 70), chance),
            envelopes(afloat, flat, chance.uniform(0.25, 0.45, 46), chance),
            boat.at(1.55, -3.6, 0.06),
        ],
        camera=Camera((1.0, -11.2, 0.9), (0.3, 0, 3.25), lens=40),
        world=World("#bcd6f0", "#7f9ad0", 0.7),
        lights=[Sun(72, 48, 3.3, "#fff4dc", 2.5)],
        sky=Sky(((0, "#6fa4dc"), (0.4, "#b4d4ee"), (0.7, "#f2f2e6"), (1, "#f2f2e6")),
                (Clouds("#ffffff", "#b9cde4", 0.5, 1.6, 0.0, 0.66, 0.8, 0.6),), glow=Glow(0.85, 0.2, 0.4, "#ffffff", 0.5)),
        air=Air(1.05, Fog(13, 46, "sky", 0.85), bloom=0.18, saturation=1.12),
    )  # fmt: skip


# ---- a city under an iceberg


def hanging_city(seed: int = 2) -> Thing:
    """Towers and houses that stand on their heads, longest in the middle, all lit."""
    chance = np.random.default_rng(seed)
    kinds = [
        tower(3.0, 0.55, wall="#a9cde0", roof="#2f5f94", seed=1), tower(3.6, 0.5, wall="#8fb8d4", roof="#3f7aa8", seed=2),
        tower(2.4, 0.6, wall="#bcd8e4", roof=None, seed=3), house("town", wall="#9fc4dc", roof="#2f5580", share=1, strength=5, seed=4),
        house("timbered", wall="#c4dde8", roof="#3a6a98", share=1, strength=5, seed=5), house("town", wall="#86aecc", roof="#28507c", share=1, strength=5, seed=6),
    ]  # fmt: skip
    placed = []
    for ring, (count, radius, drop, size) in enumerate(((1, 0, 2.0, 1.15), (6, 0.95, 1.25, 0.72), (10, 1.8, 0.75, 0.58), (14, 2.6, 0.35, 0.46))):
        for at in range(count):
            angle = 2 * math.pi * (at + 0.5 * (ring % 2)) / count + float(chance.uniform(-0.12, 0.12))
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
    ice = iceberg(1.5, 1.3, "#e8f4f8", "#5fa8c8", wide=4.4, seed=5)
    root = Clay("#5f9cc0", 0.4)
    for x, size in ((0, 1.5), (-1.6, 1.1), (1.6, 1.1), (-2.6, 0.7), (2.6, 0.7)):
        root.ball((x, 0, -0.5), (size, 0.9 * size, 0.8))
    root.ball((0, 0, -1.1), (1.1, 0.8, 1.0)).ball((-1, 0.1, -0.9), 0.8).ball((1.1, 0, -0.9), 0.8)
    frozen = Paint(vary=0.12, grain=1.6, rough=0.4, bump=0.4)
    glows = [lamp(22, "#ffc060", 0.3).at(x, -2.1, z) for x, z in ((0, -3.2), (-1.5, -2.2), (1.5, -2.2), (0.5, -4.6))]
    fish = [ball(0.1, Paint("#bfe0ee", glow=0.1), sides=12).size(1.8, 0.4, 0.7).at(x, y, z) for x, y, z in
            np.random.default_rng(4).normal((-2.2, 0, -4.6), (0.55, 0.6, 0.3), (26, 3))]  # fmt: skip
    line = tube([(x, -2.4, 0.03 * math.sin(3 * x) + 0.02 * math.sin(7 * x)) for x in np.linspace(-6, 6, 60)],
                0.045, Paint("#d8f2f4", glow=0.35), motif="water")  # fmt: skip
    waiting = penguin()
    return Scene(
        things=[
            ice, root.thing("iceberg", 90, frozen), hanging_city(), glows, group(fish, motif="fish"), line,
            waiting.turn(-60).size(0.5).at(-0.25, -0.6, 1.35), waiting.turn(-120).size(0.44).at(0.3, -0.55, 1.3),
            penguin(waddle=True).turn(-30).size(0.36).at(1.3, -0.6, 0.65),
            whale().turn(168).size(0.55).at(2.9, 7, -6.6),
            iceberg(1.4, 2.6, "#cfe6f0", "#6fb0cc", wide=2.4, seed=8).at(-6.5, 13, 0),
            iceberg(0.9, 1.8, "#cfe6f0", "#6fb0cc", wide=2.0, seed=9).at(7, 17, 0),
            ice_floes(5, 4, sizes=(0.3, 0.6), seed=4).at(0, 4, 0),
        ],
        camera=Camera((0, -12, 0.0), (0, 0, -2.15), lens=46),
        world=World("#bfe0f0", "#1c3a6a", 0.6),
        lights=[Sun(-60, 40, 2.4, "#fff0dc", 4), Sun(30, -30, 0.35, "#4f8ad0", 10)],
        sky=Sky(((0, "#8fc4e0"), (0.2, "#e6eee6"), (0.262, "#f6e6cc"), (0.264, "#4fa4c0"), (0.42, "#1f5f94"),
                 (0.7, "#12346a"), (1, "#0c1f48")), warp=0, rays=Rays(0.5, 0.1, "#9fe0f0", 0.25, 22)),
        air=Air(1.35, Fog(13.5, 26, "sky", 0.9), bloom=0.35, saturation=1.15),
    )  # fmt: skip
