"""Stage, snow and under the earth: puppets and moths, sleeping hills, burrows and mines."""

import math
from dataclasses import replace

import numpy as np

from reverie.atelier.clay import Clay
from reverie.atelier.colour import mix
from reverie.atelier.develop import Air, Fog, LowFog, Tint
from reverie.atelier.motifs.anatomy import place_of, places_of, wear
from reverie.atelier.motifs.bare_trees import bare_tree
from reverie.atelier.motifs.beasts import bear
from reverie.atelier.motifs.birds import bird
from reverie.atelier.motifs.bodies import POSES
from reverie.atelier.motifs.canines import fox, wolf
from reverie.atelier.motifs.clouds import cloud
from reverie.atelier.motifs.fittings import carpet
from reverie.atelier.motifs.floors import floor_boards
from reverie.atelier.motifs.flowers import daisy, flower_field, poppy
from reverie.atelier.motifs.furniture import stool
from reverie.atelier.motifs.hats import hat
from reverie.atelier.motifs.heavens import crescent, star_dust
from reverie.atelier.motifs.houses import house
from reverie.atelier.motifs.isles import earth_cut
from reverie.atelier.motifs.joinery import disc, drape, metal, oval, plain, rod, wood
from reverie.atelier.motifs.land import Drifts, Hills, footprints, road, snowfield
from reverie.atelier.motifs.leaves import foliage, grass_field, loose_leaves, vine
from reverie.atelier.motifs.lights import campfire, candle, lantern, star, street_lamp
from reverie.atelier.motifs.masks import mask
from reverie.atelier.motifs.objects import bell, heart
from reverie.atelier.motifs.people import figure, person
from reverie.atelier.motifs.plants import fern, mushrooms
from reverie.atelier.motifs.puppets import marionette
from reverie.atelier.motifs.scatter import (
    blended,
    lumps,
    normals,
    patches,
    ramp,
    roughened,
    scatter,
    spaced,
    tinted,
)
from reverie.atelier.motifs.sea_life import whale
from reverie.atelier.motifs.small_beasts import rabbit
from reverie.atelier.motifs.stagecraft import footlights, marionette_cross, pelmet
from reverie.atelier.motifs.stone import mountains
from reverie.atelier.motifs.tools import fishing_rod, scissors, yarn_ball
from reverie.atelier.motifs.towers import chapel
from reverie.atelier.motifs.toys import (
    chess_bishop,
    chess_king,
    chess_knight,
    chess_pawn,
    chess_queen,
    chess_rook,
)
from reverie.atelier.motifs.travel import rails, sled, wheel
from reverie.atelier.motifs.trees import birch, oak
from reverie.atelier.motifs.vessels import bowl, bucket
from reverie.atelier.motifs.winged import moth
from reverie.atelier.motifs.woods import fir, forest_wall
from reverie.atelier.scene import Camera, Panel, Scene, Spot, Sun, World, card
from reverie.atelier.shapes import ball, box, cutout, lathe, sheet, tube
from reverie.atelier.sky import Clouds, Disc, Glow, Sky
from reverie.atelier.thing import Array, Paint, Point, Thing, glass, group, lamp, light

WINTER_FIR = ("#2c4a50", "#57777c", "#9db4b8")
IVORY, EBONY = "#f0e2c2", "#4a2030"


def backdrop(colours: tuple[str, ...], y: float, width: float = 18, height: float = 13) -> Thing:
    """A painted cloth behind the stage, its colours from below to above."""
    paint = Paint(gradient=colours, vary=0.08, grain=0.8, bump=0.08, bump_grain=5)
    return box((width, 0.1, height), paint, bevel=0, motif="backdrop wall").at(0, y, height / 2 - 1)


def velvet(colour: str) -> Paint:
    """The cloth of theatre curtains."""
    return Paint(colour, mix(colour, "#000000", 0.4), vary=0.15, grain=1.5, sheen=0.6, bump=0.1)


def snow_on(thing: Thing, least: float = 0.4, snow: str = "#eef0f8", seed: int = 0) -> Thing:
    """The same under snow: what looks up is white."""
    parts = tuple(snow_on(part, least, snow, seed) for part in thing.parts)
    mesh = thing.mesh
    if mesh is None or mesh.colours is None:
        return replace(thing, parts=parts)
    ragged = 0.35 * (patches(mesh.vertices[:, 0], mesh.vertices[:, 1], 0.25, 3, seed) - 0.5)
    share = np.clip((normals(mesh)[:, 2] + ragged - least) / 0.16, 0, 1)
    return replace(
        thing, mesh=replace(mesh, colours=blended(mesh.colours, snow, share)), parts=parts
    )


def beam(one: Point, other: Point, radii: tuple[float, float], colour: str, strength: float) -> Thing:
    """A shaft of light through dusty air."""
    clear = glass(mix(colour, "#ffffff", 0.8), colour, strength)
    return tube([one, other], radii, clear, sides=20, bend=False, motif="light")


# ---- the last string


def cut_string(top: Point, length: float, seed: int, thread: Paint) -> Thing:
    """A string that hangs loose and curls at its end."""
    chance = np.random.default_rng(seed)
    x, y, z = top
    curl = [
        (
            x + 0.05 * math.sin(5 * t + seed) + 0.16 * t**4 * math.cos(12 * t),
            y + 0.04 * float(chance.normal()) * t,
            z - length * (t - 0.12 * t**6),
        )
        for t in np.linspace(0, 1, 12)
    ]
    return tube(curl, 0.016, thread, sides=6)


@card(
    title="The last string",
    concept="the puppet has cut every string but the one that ends in its heart, and hesitates",
    alt="On a stage a wooden puppet with scissors in its hand looks up along its last string, which "
    "is tied to its red heart; the cut strings hang and lie about.",
    place="stage",
    hour="timeless",
    palette="crimson, spotlight cream, navy",
    view="room",
    figures="one",
    moods=("torn", "brave", "tender"),
    readings=("freedom", "attachment", "decision", "dependence", "what holds me", "growing up"),
)
def puppet_scissors() -> Scene:
    """Seen from the seats below the stage; the puppet's shadow is still whole on the backdrop."""
    doll = marionette(
        replace(POSES["stand"], head=(30, 26, 4)),
        colour="#c22a30",
        second="#2d5592",
        hands=((0.2, 0.1, 0.83), (0.16, -0.36, 0.74)),
    )
    doll = doll.turn(-66).size(2.75).at(-0.35, 0.6, 0)
    chest = doll.thing.point(0.115, 0.0, 0.645)
    thread = Paint("#fff2d4", vary=0.05, bump=0, glow=0.35)
    holder = (1.15, 0.1, 5.25)
    cross = marionette_cross(2.3, colour="#9a6a3c").turn(28, y=14).at(*holder)
    hand = doll.point("right")
    blades = scissors(colour="#e4e6ee", handles="#c8a040", opened=44).size(1.15)
    ends = [(-1.05, 0.0, -0.05), (-0.5, 0.55, 0.0), (0.55, -0.55, 0.05), (1.1, 0.3, -0.2)]
    loose = [
        cut_string((holder[0] + x, holder[1] + y, holder[2] + z), long, at, thread)
        for at, ((x, y, z), long) in enumerate(zip(ends, (1.5, 0.7, 1.0, 2.1), strict=True))
    ]
    stubs = [
        cut_string(doll.point(name), long, at + 7, thread)
        for at, (name, long) in enumerate((("left knee", 0.9), ("right knee", 0.7)))
    ]
    coils = [
        tube(
            [
                (x + r * math.cos(a), y + 0.6 * r * math.sin(a), 0.03 + 0.004 * a)
                for a, r in zip(np.linspace(0, 11, 26), np.linspace(0.42, 0.12, 26), strict=True)
            ],
            0.018,
            thread,
            sides=6,
        )
        for x, y in ((-1.5, -0.5), (1.0, -0.35), (0.2, -1.0))
    ]
    red = velvet("#a3141f")
    return Scene(
        things=[
            floor_boards(16, 9, "#8a5632").at(0, 2.6, 0),
            box((16, 0.4, 3), Paint("#3a1a1c", vary=0.2), bevel=0).at(0, -2.1, -1.55),
            backdrop(("#1c3a78", "#16306c", "#0f1f50", "#0a1638"), 4.2),
            star_dust(70, (-4, 4.0, 2), (4, 4.1, 9), ("#cfdcff", "#fff0c8"), size=0.03, glow=2),
            drape(2.7, 9, red, folds=5, depth=0.22, gather=0.35, side=-1, tie=0.3).at(-3.1, 1.6, 0),
            drape(2.4, 9, red, folds=5, depth=0.22, gather=0.2, side=1, tie=0.2).at(3.2, 1.2, 0),
            doll.thing,
            heart(colour="#e5202c", glow=0.9).size(0.3).turn(24).at(*chest),
            tube([chest, holder], 0.02, Paint("#fff0d0", vary=0, glow=0.9), sides=6, bend=False),
            cross,
            tube([holder, (1.3, 0.1, 9)], 0.035, wood("#6a4a30"), sides=8, bend=False),
            group(loose, stubs, coils, motif="strings"),
            blades.turn(0, y=-24).at(hand[0] - 0.02, hand[1] - 0.1, hand[2] - 0.3),
            beam((2.6, -0.6, 8.6), (-0.35, 0.6, 0), (0.15, 1.7), "#ffe9b8", 0.16),
            footlights(7, 8, power=5).at(0, -1.75, 0),
        ],
        camera=Camera((-0.3, -7.1, 0.55), (0.12, 1, 2.75), lens=37),
        world=World("#31406e", "#5a2428", 0.42),
        lights=[
            Spot((2.6, -2.0, 8.6), (-0.35, 0.6, 1.0), 2600, "#ffe6b0", 26, 0.5, 0.15),
            Spot((-3.2, -4.6, 0.5), (-0.1, 2.5, 2.6), 750, "#ff9a7a", 60, 0.6, 0.1),
        ],
        sky=Sky(((0, "#0a1030"), (1, "#1a1a30"))),
        air=Air(1.35, bloom=0.3, saturation=1.12, contrast=1.08),
    )


# ---- the moth


def moth_hole(size: float, seed: int) -> Thing:
    """A hole with a frayed rim, through which light falls; facing the viewer."""
    chance = np.random.default_rng(seed)
    turns = np.linspace(0, 2 * math.pi, 22, endpoint=False)
    reach = size * (1 + 0.32 * np.cos(5 * turns + seed) + chance.normal(0, 0.1, 22))
    shape = np.stack([reach * np.cos(turns), reach * np.sin(turns)], axis=1)
    return group(
        cutout(shape * 1.35, 0.01, Paint("#2a0610", vary=0.1)).at(y=0.012),
        cutout(shape, 0.012, light("#fff0c4", 3.2)),
        motif="star hole",
    )


@card(
    title="The moth and the curtain",
    concept="a moth as large as the theatre eats the curtain, and what it leaves behind are stars",
    alt="A huge silver moth clings to a burgundy theatre curtain full of holes that shine like "
    "stars; below, a prompter in his box holds a candle.",
    place="stage",
    hour="timeless",
    palette="burgundy, moth silver, star cream",
    view="landscape",
    figures="one",
    moods=("hushed", "marvelling", "uneasy"),
    readings=("hunger", "decay that gives light", "temptation", "secret", "premiere", "small light"),
)
def moth_curtain() -> Scene:
    """The moth comes head down to the only candle; its meal lies behind it as a milky way."""
    red = velvet("#8c1630")
    gold = Paint("#d8a640", vary=0.2, rough=0.5)
    insect = moth("open", wings="#b9c0cc", border="#5c6480", spots="#f2f4f8", eyespot="#6a4a7a")
    insect = insect.turn(x=78, y=52).size(2.5).at(-0.25, 0.25, 3.35)
    chance = np.random.default_rng(4)
    holes, shafts = [], []
    for at in range(46):
        share = float(chance.uniform())
        x = 2.5 - 4.6 * share + float(chance.normal(0, 0.4))
        z = 3.6 + 2.9 * math.sin(1.2 + 1.6 * share) + float(chance.normal(0, 0.42))
        size = float(chance.choice([0.05, 0.07, 0.1, 0.17], p=[0.4, 0.3, 0.2, 0.1]))
        holes.append(moth_hole(size, at).at(x, 0.72, z))
    for x, z, end in ((1.9, 5.2, (2.2, -3.4, 0)), (-1.9, 6.2, (-2.0, -3, 0)), (0.4, 6.6, (0.3, -3, 0))):
        holes.append(moth_hole(0.24, int(30 + 10 * x)).at(x, 0.7, z))
        shafts.append(beam((x, 0.6, z), end, (0.16, 0.55), "#ffeec4", 0.2))
    prompter = figure(
        "stand", age="old", hair="white", beard="full", wear="coat", colour="#2d3f52",
        hands=((0.3, 0.12, 0.95), (0.34, -0.16, 1.06)), look=(34, 14, 0),
    )  # fmt: skip
    prompter = prompter.turn(128).size(0.95).at(1.32, -3.05, -0.72)
    flame = prompter.point("right")
    shell = Clay("#6a3a2a", 0.05).ball((0, 0, 0), (0.78, 0.6, 0.66))
    shell.ball((0, 0.28, 0), (0.64, 0.6, 0.55), cut=True).box((0, 0, -0.5), (2, 2, 0.5), cut=True)
    return Scene(
        things=[
            floor_boards(16, 10, "#7c4c30").at(0, -2.4, 0),
            drape(10, 9, red, folds=17, depth=0.24, seed=3).at(0, 1, 0.06),
            box((10, 0.1, 0.16), gold, bevel=0.02).at(0, 0.72, 0.2),
            pelmet(8, colour="#7c1028", swags=5).size(1.2).at(0, 0.2, 6.95),
            insect,
            group(holes),
            group(shafts),
            prompter.thing,
            shell.thing("prompter's box", 70).at(1.32, -3.5, 0),
            candle(0.3, 0.05, power=26).at(flame[0], flame[1], flame[2] - 0.05),
        ],
        camera=Camera((-0.1, -9.2, 2.0), (0.0, 0, 3.05), lens=43),
        world=World("#3a4468", "#4a2030", 0.42),
        lights=[
            Spot((-4, -5, 8.5), (-0.3, 0.5, 3.4), 2200, "#cfdcff", 38, 0.7, 0.6),
            Spot((1.4, -3.2, 0.8), (-0.2, 0.3, 3.2), 330, "#ffb45a", 70, 0.8, 0.1),
        ],
        sky=Sky(((0, "#1a0810"), (1, "#2a1018"))),
        air=Air(1.45, bloom=0.4, saturation=1.1, weather="dust", amount=0.35),
    )


# ---- a full house of masks


def gold_mask(kind: int, colour: str) -> Thing:
    """One of the house: a mask before a dark hood and shoulders; it looks to +x."""
    face = Clay(colour, 0.04)
    face.ball((0, 0, 0), (0.24, 0.31, 0.42)).box((-0.3, 0, 0), (0.3, 1, 1), cut=True)
    face.limb([(0.2, 0, 0.14), (0.33, 0, -0.06)], [0.035, 0.06])
    face.limb([(0.19, 0.05, 0.2), (0.17, 0.2, 0.24 if kind % 2 else 0.16)], 0.032, pair=True)
    face.ball((0.24, 0.13, 0.08), (0.2, 0.085, 0.045), cut=True, pair=True, blend=0.01)
    bow = 0.1 if kind % 2 == 0 else -0.09
    mouth = [(0.2, y, -0.2 + bow * ((y / 0.13) ** 2 - 0.5)) for y in (-0.14, -0.07, 0, 0.07, 0.14)]
    face.limb(mouth, 0.03, cut=True, blend=0.01)
    if kind == 1:
        face.limb([(0.05, 0.2, 0.3), (0.0, 0.3, 0.62)], [0.12, 0.02], pair=True)
    if kind == 2:
        face.limb([(0.28, 0, 0.0), (0.66, 0, -0.16)], [0.09, 0.02])
    if kind == 3:
        for turn in np.linspace(-2.1, 2.1, 9):
            y, z = math.sin(turn), math.cos(turn)
            face.limb([(0.02, 0.28 * y, 0.36 * z), (0.0, 0.5 * y, 0.6 * z)], [0.07, 0.015])
    hood = Clay("#15101a", 0.1).ball((-0.16, 0, 0.02), (0.26, 0.3, 0.4))
    hood.ball((-0.2, 0, -0.62), (0.3, 0.5, 0.36))
    shine = Paint(vary=0.12, grain=3, rough=0.42, metal=0.35, shine=0.5, bump=0.1)
    return group(
        face.thing("mask", 46, shine), hood.thing("audience", 26, Paint(vary=0.1)), motif="mask"
    )


@card(
    title="A full house",
    concept="a child has laid its mask aside and stands bare-faced before a house full of masks",
    alt="Seen from behind, a child in a pale coat stands on a stage before rows and balconies full "
    "of golden masks; one mask lies on the boards.",
    place="stage",
    hour="timeless",
    palette="black, gold, pale coat",
    view="vast",
    figures="crowd",
    moods=("exposed", "brave", "solemn"),
    readings=("honesty", "stage fright", "being seen", "conformity", "first word", "judgement"),
)
def audience_of_masks() -> Scene:
    """From behind the actor: one light from the gallery, and gold wherever it falls."""
    shades = ("#e8b23c", "#f2c860", "#c98a2c", "#dfa848")
    kinds = [gold_mask(at, shades[at % 4]) for at in range(5)]
    chance = np.random.default_rng(2)

    def seat(x: float, y: float, z: float) -> Thing:
        toward = math.degrees(math.atan2(-0.5 - y, -x)) + float(chance.normal(0, 5))
        tilted = kinds[int(chance.integers(5))].turn(x=float(chance.normal(0, 5)))
        return tilted.turn(toward).size(float(chance.uniform(0.88, 1.08))).at(x, y, z)

    house = []
    for row in range(5):
        away, wide = 3.2 + 1.25 * row, 4.2 + 0.9 * row
        count = 9 + row
        for at in range(count):
            x = (at + 0.5 * (row % 2) - (count - 1) / 2) * 2 * wide / count
            x += float(chance.normal(0, 0.06))
            house.append(seat(x, away - 0.035 * x * x, -0.75 + 0.42 * row))
    gold = Paint("#c8922e", vary=0.2, rough=0.45, metal=0.3)
    dark = Paint("#3a1420", "#240c16", vary=0.2, grain=1.5)
    for tier, level in enumerate((2.75, 4.75, 6.75)):
        reach = 9.0 + 0.5 * tier
        turns = np.linspace(-1.25, 1.25, 40)
        ring = np.array([(reach * math.sin(a), 1.2 + reach * math.cos(a)) for a in turns])
        wall = np.array([[(x, y, level + z) for x, y in ring] for z in (-0.55, 0.0, 0.28)])
        house.append(sheet(wall, dark, motif="balcony"))
        for z in (-0.55, 0.3):
            line = [(x, y - 0.05, level + z) for x, y in ring]
            house.append(tube(line, 0.075, gold, bend=False, motif="balcony"))
        inner = reach + 0.55
        for a in np.linspace(-1.1, 1.1, 15 + tier):
            spot = (inner * math.sin(a), 1.2 + inner * math.cos(a), level + 0.62)
            house.append(seat(*spot))
    child = person(
        "stand", wear="coat", colour="#f2ead8", second="#d8ccb0", hair="chestnut",
        hairstyle="tufts", legs="#4a4a5a", look=(14, 0, 0),
    )  # fmt: skip
    laid = mask("calm", colour="#e8b848", lip="#a85a2a", ribbons="#8a1f2c")
    return Scene(
        things=[
            floor_boards(16, 9.2, "#6e4430").at(0, -3.2, 0),
            box((16, 0.3, 2.2), Paint("#2a1216"), bevel=0.05).at(0, 1.3, -1.12),
            box((40, 0.2, 26), Paint("#1c0d16", "#2c1420", vary=0.2), bevel=0).at(0, 12.5, 5),
            box((40, 20, 0.2), Paint("#1a0c12"), bevel=0).at(0, 6, -1.6),
            group(house),
            child.turn(84).size(1.5).at(-0.25, -0.4, 0),
            laid.turn(-55, y=-72).size(0.34).at(1.02, -1.45, 0.16),
            footlights(8, 9, power=9).turn(180).at(0, 1.0, 0),
            beam((-0.6, 9, 8.6), (-0.25, -0.4, 0.1), (0.3, 0.95), "#ffe6b0", 0.2),
        ],
        camera=Camera((0.75, -6.3, 2.15), (-0.1, 5, 2.75), lens=39),
        world=World("#2a2030", "#5a3a20", 0.3),
        lights=[
            Spot((-0.6, 9, 8.6), (-0.25, -0.6, 0.4), 5200, "#ffe2a8", 16, 0.4, 0.15),
            Spot((0, -1, 5.5), (0, 8, 2.2), 2600, "#ffb860", 95, 0.8, 0.6),
        ],
        sky=Sky(((0, "#140a10"), (1, "#1c0e14"))),
        air=Air(1.4, Fog(9, 22, "#1c0f18", 0.5), bloom=0.3, saturation=1.1, contrast=1.1),
    )


# ---- a forest out of a hat


def great_hat() -> Thing:
    """A top hat that stands on its crown, 2.1 high, its opening up."""
    felt = Paint("#1d1c24", "#2a2a36", vary=0.15, grain=2, sheen=0.6, bump=0.15, bump_grain=14)
    body = lathe(
        [(0.0, 0.0), (1.18, 0.0), (1.24, 0.06), (1.16, 0.9), (1.2, 1.7), (1.32, 1.92)], felt,
        round_off=False, sides=60,
    )  # fmt: skip
    turns = np.linspace(0, 2 * math.pi, 61)
    brim = np.array(
        [
            [
                (r * math.cos(a), r * math.sin(a), 1.9 + 0.1 * (r - 1.3) + k * 0.3 * math.cos(a) ** 2)
                for a in turns
            ]
            for r, k in zip((1.25, 1.6, 1.9, 2.02), (0, 0.2, 0.7, 1.1), strict=True)
        ]
    )
    band = lathe([(1.21, 1.28), (1.225, 1.5), (1.25, 1.72)], Paint("#a8283c", vary=0.1, sheen=0.4))
    return group(body, sheet(brim, felt), band, motif="top hat")


@card(
    title="The rabbit's best trick",
    concept="the rabbit has learned the trick and pulls a whole forest, and the man, out of the hat",
    alt="On a stage a forest with its own moon grows out of a huge top hat; beside it a rabbit in a "
    "cape holds a tiny man by the collar.",
    place="stage",
    hour="timeless",
    palette="teal dusk, top-hat black, leaf green",
    view="landscape",
    figures="one",
    moods=("playful", "triumphant", "strange"),
    readings=("revenge", "creation", "roles reversed", "inner world", "showing off", "abundance"),
)
def hat_forest() -> Scene:
    """The forest leans out over the brim; its moon lights it, the footlights the magician."""
    mound = Clay("#3f5a34", 0.4).ball((0, 0, 1.6), (1.25, 1.25, 0.7))
    mound.ball((-0.1, 0.2, 2.4), (0.85, 0.8, 0.7)).ball((-0.2, 0.3, 3.1), (0.5, 0.5, 0.55))
    hill = roughened(mound.thing("moss", 70, Paint(vary=0.25, bump=0.5)), 0.05, 3, 2)
    top = hill.top()
    greens = ("#1f4a38", "#3f7a48", "#8fb85a")
    kinds = [
        fir(1.3, greens, seed=1),
        fir(1.0, ("#23503c", "#4a8a50", "#a4c468"), seed=2),
        oak(1.2, ("#3a6a34", "#6fa044", "#b8cc5c"), seed=3),
        birch(1.5, seed=2),
    ]
    chance = np.random.default_rng(11)
    trees = []
    for at in range(34):
        a, r = at * 2.4, 1.12 * math.sqrt((at + 0.6) / 34)
        x, y = -0.08 + r * math.cos(a), 0.12 + r * math.sin(a)
        z = top(x, y)
        if z is not None:
            grown = kinds[at % 4].turn(float(chance.uniform(0, 360)))
            size = float(chance.uniform(0.62, 1.0)) * (1.15 if r < 0.5 else 0.85)
            trees.append(grown.size(size).turn(y=26 * (x + 0.08), x=-14 * y).at(x, y, z - 0.06))
    creeper = [
        vine([(x, -1.3, 1.75), (x * 1.12, -1.72, 1.98), (x * 1.15, -1.85, 1.5), (x * 1.2, -1.75, d)],
             ("#2c5a34", "#5a8a44", "#a0bc5c"), seed=at)
        for at, (x, d) in enumerate(((-0.7, 0.7), (0.25, 1.1), (0.8, 0.9)))
    ]  # fmt: skip
    conjurer = rabbit("upright", fur="#e6dccb", cells=150)
    arm = Clay("#e6dccb", 0.08).limb([(0.02, 0.1, 0.66), (0.16, 0.34, 0.72), (0.26, 0.52, 0.94)],
                                     [0.1, 0.075, 0.065])  # fmt: skip
    arm.ball((0.27, 0.54, 0.98), 0.085)
    cape = drape(0.8, 0.8, velvet("#a8202f"), folds=5, depth=0.07).turn(90).at(-0.24, 0, 0.02)
    knot = ball(0.05, Paint("#d82a35"), sides=12)
    tie = group(knot, knot.size(1, 2, 1.4).at(y=0.1), knot.size(1, 2, 1.4).at(y=-0.1))
    conjurer = group(
        conjurer, arm.thing("rabbit", 50), cape, tie.at(0.24, 0, 0.78), motif="rabbit"
    )
    conjurer = conjurer.turn(-104).size(1.85).at(1.62, -1.6, 0)
    paw = conjurer.point(0.3, 0.56, 0.9)
    tiny = figure(
        "fall", age="adult", wear="coat", colour="#25242e", second="#f2ead8", hair="black",
        beard="moustache", legs="#25242e", mood="amazed",
    )  # fmt: skip
    nape = tiny.point("back")
    man = tiny.thing.at(-nape[0], -nape[1], -nape[2]).turn(0, y=58).size(0.5).turn(-70)
    return Scene(
        things=[
            floor_boards(16, 14, "#6f5a4a").at(0, 0, 0),
            backdrop(("#e8b890", "#7fb0a4", "#2f7a84", "#174a5c", "#0f3244"), 4.5),
            star_dust(60, (-4, 4.3, 4), (4, 4.4, 9), size=0.03, glow=2),
            group(great_hat(), hill, trees, creeper).turn(y=-3).at(-0.75, 0.4, 0),
            crescent(0.62, glow=1.3).turn(y=24).at(0.62, 0.9, 4.75),
            lamp(70, "#ffeec0", 0.4).at(0.62, -0.1, 4.75),
            conjurer,
            man.at(*paw),
            star_dust(40, (-2, -1, 1.9), (1, 1, 5.5), ("#fff6c8", "#c8f0b0"), size=0.022),
            loose_leaves(40, (-2.6, -2.4, 0.2), (1.2, 1, 4.6), ("#8fb85a", "#c8d870"), leaf=0.09),
            drape(2, 9, velvet("#0f3a44"), folds=5, depth=0.2).at(-3.3, 0.6, 0),
            drape(2, 9, velvet("#0f3a44"), folds=5, depth=0.2, seed=2).at(3.5, 0.8, 0),
            footlights(6, 7, power=5).at(0, -3.1, 0),
        ],
        camera=Camera((0.2, -8.6, 2.2), (0.05, 0, 2.75), lens=40),
        world=World("#4a8a90", "#6a5a4a", 0.5),
        lights=[
            Spot((-4.5, -5, 6.5), (0, -0.5, 1.8), 1700, "#ffe2b0", 50, 0.7, 0.4),
            Spot((3.5, 3, 6), (1.6, -1.6, 1.4), 900, "#a8e8e0", 40, 0.7, 0.3),
        ],
        sky=Sky(((0, "#0f3244"), (1, "#174a5c"))),
        air=Air(1.2, bloom=0.3, saturation=1.12),
    )


# ---- the hill that sleeps


@card(
    title="Do not wake the hill",
    concept="the hill is a sleeping bear, and everybody in the village on its back walks softly",
    alt="A huge bear sleeps in the snow with a lit village on its back; in front a child with a "
    "lantern holds a finger to its lips.",
    place="snow",
    hour="dusk",
    palette="lavender snow, bear brown, window gold",
    view="vast",
    figures="one",
    moods=("hushed", "cosy", "precarious"),
    readings=("secret", "trust", "danger asleep", "home", "silence", "borrowed time"),
)
def bear_hill() -> Scene:
    """The muzzle lies close and warm; the village climbs away over the shoulder."""
    ground = Drifts(0.22, 3.5, 4)
    beast = bear("sleep", fur="#8a5636", muzzle="#d8a878", cells=190)
    hill = snow_on(beast, 0.52, "#e9e4f4", 3).turn(-140).size(3.5).at(0.9, 4.6, -0.35)
    top = hill.top()
    homes = [
        house("cottage", roof="#e6e0f0", wall="#e0bf98", seed=1, strength=5),
        house("timbered", roof="#a8503c", seed=2, strength=5),
        house("town", roof="#dcd8ec", wall="#d8a87c", seed=3, strength=5),
        house("cottage", roof="#8a4a52", wall="#ecd0a8", seed=4, strength=5),
    ]
    village, chance = [], np.random.default_rng(8)
    spots = [
        (0.35, 3.3), (1.15, 3.0), (1.95, 3.3), (0.75, 4.1), (1.6, 4.2), (2.5, 4.2), (1.1, 5.0),
        (2.0, 5.2), (0.3, 4.6), (2.75, 5.1), (1.5, 6.0),
    ]  # fmt: skip
    for at, (x, y) in enumerate(spots):
        z = top(x, y) or 0
        turned = homes[at % 4].turn(float(chance.uniform(-22, 22)))
        village.append(turned.size(0.27 + 0.04 * (at % 3)).at(x, y, z - 0.08))
        if at % 2 == 0:
            village.append(lamp(9, "#ffb44e", 0.1).at(x + 0.1, y - 0.6, z + 0.35))
    village.append(chapel(roof="#dcd8ec").size(0.34).at(1.25, 4.55, (top(1.25, 4.55) or 0) - 0.05))
    firs = [fir(1.0, WINTER_FIR, snow=0.8, seed=at) for at in range(3)]
    for at in range(46):
        x, y = float(chance.uniform(-0.6, 4.2)), float(chance.uniform(2.6, 7.4))
        z = top(x, y)
        if z and z > 1.6 and min(math.dist((x, y), spot) for spot in spots) > 0.42:
            village.append(firs[at % 3].size(float(chance.uniform(0.35, 0.65))).at(x, y, z - 0.05))
    smoke = [
        cloud(0.3 + 0.2 * step, "#f4e6ea", "#b8a8cc", seed=step + at).at(
            x + 0.16 * step, 3.4, z + 0.36 * step
        )
        for at, (x, z) in enumerate(((0.45, 4.7), (1.9, 4.8)))
        for step in range(4)
    ]
    child = figure(
        "stand", wear="coat", colour="#c8322e", hat="beanie", hat_colour="#3a4a86",
        hat_band="#f2e2c0", scarf="#e8b848", hands=((0.16, 0.26, 0.44), (0.175, -0.015, 0.79)),
        look=(2, 0, 6),
    )  # fmt: skip
    child = child.turn(-62).size(1.12).at(-0.95, -2.5, float(ground(-0.95, -2.5)) + 0.02)
    held = child.point("left")
    return Scene(
        things=[
            snowfield(ground, "#e2daf0", "#8f86c0"),
            hill,
            group(village),
            group(smoke, motif="smoke"),
            child.thing,
            lantern(power=16).size(0.7).at(held[0], held[1] - 0.02, held[2] - 0.4),
            footprints([(0.6, -6), (0.1, -4.4), (-0.9, -2.7)], ground, size=0.16, colour="#8478b8"),
            scatter(
                [fir(3.2, WINTER_FIR, snow=0.8, seed=5), fir(2.6, WINTER_FIR, snow=0.8, seed=6)],
                22, (-14, 14), (11, 22), height=ground, seed=3,
            ),
            fir(4.4, ("#1f2c48", "#344468", "#7f86b0"), snow=0.7, seed=9).at(2.75, -3.1, -0.2),
            fir(2.6, ("#1f2c48", "#344468", "#7f86b0"), snow=0.7, seed=4).at(-2.75, -2.0, -0.1),
            mountains(60, 9, 6, "#8478a8", snow=0.5, seed=5).at(0, 34, -1),
        ],
        camera=Camera((-0.4, -9.4, 2.5), (0.1, 2.6, 2.35), lens=41),
        world=World("#7a72b8", "#c8a8c0", 0.62),
        lights=[
            Sun(-112, 14, 2.6, "#ff9a6e", 6),
            Sun(40, 50, 0.5, "#a8b0ff", 10),
        ],
        sky=Sky(
            ((0, "#4a4488"), (0.3, "#8a6cb0"), (0.52, "#e09aa8"), (0.62, "#ffc890"), (1, "#ffd8a8")),
            (Clouds("#ffc8a0", "#7a62a4", 0.5, 1.8, 0.04, 0.5, 0.7),),
            stars=30,
            glow=Glow(0.06, 0.52, 0.5, "#ffd08a", 0.8),
        ),
        air=Air(1.2, Fog(13, 50, "sky", 0.85), bloom=0.32, saturation=1.1, weather="snow", amount=0.2),
    )  # fmt: skip


# ---- the long march


def with_lantern(piece: Thing, reach: float, level: float, power: float) -> Thing:
    """A chessman with a lantern on a crooked stick at his right side."""
    stick = tube(
        [(0.05, -reach, 0.05), (0.06, -reach, level), (0.2, -reach - 0.02, level + 0.1),
         (0.3, -reach, level)],
        0.018, wood("#5a4030"), sides=6,
    )  # fmt: skip
    return group(piece, stick, lantern(power=power).size(0.42).at(0.3, -reach, level - 0.23))


@card(
    title="The long march",
    concept="the game is over, and black and white cross the snow together, the kings last",
    alt="Chessmen of both colours walk in a winding line over a snowfield at night with lanterns; "
    "the two kings come last, hand in hand.",
    place="snow",
    hour="night",
    palette="blue snow, ivory, lantern orange",
    view="landscape",
    figures="crowd",
    moods=("solemn", "reconciled", "weary"),
    readings=("peace", "exile", "end of the game", "brotherhood", "defeat", "following"),
)
def chess_march() -> Scene:
    """We walk behind the kings and see the others go before them, up to the dark wood."""
    ground = Drifts(0.3, 5, 2, rise=0.05)
    way = [
        (0.1, -3.6), (0.5, -1.6), (1.5, 0.4), (1.7, 2.2), (0.6, 4.0), (-1.0, 5.6), (-1.6, 7.6),
        (-0.6, 9.8), (1.2, 11.8), (2.2, 14.4), (1.4, 18),
    ]  # fmt: skip
    line = spaced(way, 200)

    def on_the_way(piece: Thing, share: float, side: float = 0, size: float = 1) -> Thing:
        at = int(share * 190)
        ahead = line[at + 3] - line[at]
        heading = math.atan2(ahead[1], ahead[0])
        x = float(line[at][0] - math.sin(heading) * side)
        y = float(line[at][1] + math.cos(heading) * side)
        lifted = float(ground(x, y)) - 0.02
        return piece.size(size).turn(math.degrees(heading)).at(x, y, lifted)

    makers = (chess_pawn, chess_knight, chess_bishop, chess_rook, chess_queen)
    crowd = [
        (1, 0, 0.235, 0.16), (0, 1, 0.265, -0.3), (2, 1, 0.3, 0.28), (0, 0, 0.36, -0.2),
        (3, 0, 0.4, 0.3), (1, 1, 0.44, -0.25), (0, 1, 0.475, 0.2), (4, 0, 0.52, 0.1),
        (4, 1, 0.56, -0.1), (0, 0, 0.6, 0.25), (2, 0, 0.64, 0), (0, 1, 0.68, -0.2),
        (3, 1, 0.72, 0.1), (0, 0, 0.76, 0), (1, 0, 0.8, 0.1), (0, 1, 0.84, -0.1), (2, 1, 0.89, 0),
    ]  # fmt: skip
    march = []
    for at, (kind, side, share, off) in enumerate(crowd):
        piece = makers[kind](colour=(IVORY, EBONY)[side])
        if at % 2 == 0:
            piece = with_lantern(piece, 0.36, 0.85, 9)
        march.append(on_the_way(piece.size(1.15), share, off, 1.0))
    white = with_lantern(chess_king(colour=IVORY), 0.4, 0.95, 14)
    black = chess_king(colour=EBONY)
    kings = [on_the_way(white, 0.065, -0.48, 1.5), on_the_way(black, 0.065, 0.48, 1.5)]
    middle = on_the_way(group(), 0.065).point(0.0, 0, 0.72)
    arms = [
        tube([king.point(0, side * 0.16, 0.66), king.point(0.02, side * 0.25, 0.5), middle],
             [0.07, 0.06, 0.055], Paint(colour, vary=0.1, rough=0.5))
        for king, side, colour in ((kings[0], 1, IVORY), (kings[1], -1, EBONY))
    ]  # fmt: skip
    poles = [rod((-0.85, y, 0.62), (0.85, y, 0.62), 0.03, wood("#6a4a30")) for y in (-0.17, 0.17)]
    litter = group(
        poles,
        box((0.95, 0.36, 0.05), Paint("#b5392f", vary=0.1), bevel=0.02).at(0, 0, 0.62),
        chess_pawn(colour=IVORY).turn(y=-90).at(0.4, 0, 0.84),
        chess_rook(colour=EBONY).at(0.95),
        chess_bishop(colour=IVORY).at(-0.95),
        motif="litter",
    )
    return Scene(
        things=[
            snowfield(ground, "#c8d8f6", "#4f68b0"),
            road(way, ground, "#8098d0", "#a8bce8", width=1.25, ruts=True, seed=2),
            group(march),
            group(kings),
            group(arms, motif="chess king"),
            on_the_way(litter, 0.17, 0.0, 1.15),
            forest_wall(
                34, 17, tall=4.6, layers=2, shades=("#16264a", "#2c4270", "#7086b8"),
                mist="#5068a8", snow=0.5, gap=(0.4, 3.0), height=ground, seed=3,
            ),
            fir(4.2, ("#10203f", "#203660", "#5f78ac"), snow=0.6, seed=3).at(-2.9, -2.6, -0.1),
            fir(3.4, ("#10203f", "#203660", "#5f78ac"), snow=0.6, seed=6).at(-3.4, 1.6, 0),
            fir(2.2, ("#10203f", "#203660", "#5f78ac"), snow=0.6, seed=8).at(3.5, 3.8, 0.2),
        ],
        camera=Camera((-0.7, -8.6, 5.2), (0.25, 2.6, 0.75), lens=43),
        world=World("#4f6cc0", "#8090c8", 0.5),
        lights=[Sun(140, 32, 1.5, "#b8ccff", 3)],
        sky=Sky(((0, "#1a2a6a"), (0.3, "#4060b0"), (1, "#6078c0")), stars=90),
        air=Air(
            1.5, Fog(11, 32, "#42589c", 0.75), bloom=0.4, saturation=1.1, weather="snow", amount=0.3
        ),
    )  # fmt: skip


# ---- the whale under the ice


def whale_outline(body: Thing, share: float) -> Array:
    """A line around the whale as seen from above, drawn so far."""
    x, y, _ = body.matrix[:3, 3]
    corners = np.concatenate(
        [p.mesh.vertices @ (body.matrix @ p.matrix)[:3, :3].T + (body.matrix @ p.matrix)[:3, 3]
         for p in (body, *body.parts) if p.mesh is not None]
    )  # fmt: skip
    turns = np.arctan2(corners[:, 1] - y, corners[:, 0] - x)
    reach = np.hypot(corners[:, 1] - y, corners[:, 0] - x)
    bins = np.linspace(-math.pi, math.pi, 73)
    far = [reach[(turns >= a) & (turns < b)].max(initial=0.3) for a, b in zip(bins, bins[1:], strict=False)]
    smooth = np.convolve(np.r_[far[-2:], far, far[:2]], (0.1, 0.2, 0.4, 0.2, 0.1), "valid") + 0.3
    middle = (bins[:-1] + bins[1:]) / 2
    ring = np.stack([x + smooth * np.cos(middle), y + smooth * np.sin(middle)], axis=1)
    return np.asarray(ring[: int(share * len(ring))])


@card(
    title="Under the ice",
    concept="a skater follows a line on the lake without knowing whose outline she draws",
    alt="Seen from above, a great whale swims under the ice of a lake; a skater in red has scratched "
    "a line around it. A fishing hole is its eye.",
    place="snow",
    hour="morning",
    palette="ice mint, whale grey, red",
    view="vast",
    figures="one",
    moods=("serene", "unaware", "immense"),
    readings=("the unconscious", "what lies below", "discovery", "thin ice", "dance", "attention"),
)
def whale_under_ice() -> Scene:
    """The ice is glass over deep water; the low sun lays long shadows on it."""
    beast = whale("float", colour="#3f5868", belly="#b8ccc8", cells=170)
    beast = beast.turn(x=-34).turn(58).size(2.15).at(-0.35, 2.6, -1.5)
    eye_hole = (0.0, -0.6)
    ring = whale_outline(beast, 0.8)
    scratch = tube(
        [(x, y, 0.02) for x, y in ring], 0.035, Paint("#f6fffc", vary=0.05, bump=0, glow=0.35),
        sides=6, motif="drawn line",
    )  # fmt: skip
    end, way = ring[-1], ring[-1] - ring[-3]
    heading = math.degrees(math.atan2(way[1], way[0]))
    skater = person(
        replace(POSES["run"], hands=((-0.5, 0.75, 0.0), (0.4, 0.7, 0.1)), lean=26),
        age="youth", wear="coat", colour="#d8262c", hat="beanie", hat_colour="#b01c28",
        hat_band="#fff0e0", scarf="#e83a34", legs="#3a3038", wind=0.8, hair="chestnut",
        hairstyle="braids",
    )  # fmt: skip
    chance = np.random.default_rng(6)
    cracks = []
    for _ in range(16):
        x, y = float(chance.uniform(-6, 6)), float(chance.uniform(-5, 13))
        turn = float(chance.uniform(0, 6.3))
        path = [(x, y, 0.0)]
        for _ in range(5):
            turn += float(chance.normal(0, 0.5))
            path.append((path[-1][0] + 0.6 * math.cos(turn), path[-1][1] + 0.6 * math.sin(turn), 0))
        cracks.append(tube(path, [0.004, 0.018, 0.004], Paint("#e8fffa", glow=0.1), sides=5))

    def shore(x: Array, y: Array) -> Array:
        edge = np.hypot((x + 0.2) / 6.2, (y - 3.4) / 9.0) + 0.16 * (patches(x, y, 2.5, 3, 4) - 0.5)
        return np.clip((edge - 1) * 3, -1.2, 1.6) + 0.2 * patches(x, y, 1.5, 2, 1) - 0.12

    sheet_of_ice = box((40, 40, 0.02), glass("#bfeee0", "#e6fff6", 0.75), bevel=0, motif="ice")
    hole = group(
        disc(0.42, 0.02, Paint("#12222c", rough=0.2), sides=30).at(0, 0, 0.015),
        lathe([(0.4, 0), (0.5, 0.07), (0.62, 0.0)], Paint("#f4fbfa", bump=0.3)),
        ball(0.2, Paint("#20303a", rough=0.15, shine=0.8), sides=24).size(1, 1, 0.3).at(0, 0, 0.04),
        ball(0.05, light("#ffffff", 1.5), sides=10).at(0.08, -0.06, 0.1),
        motif="eye",
    )
    return Scene(
        things=[
            box((44, 44, 0.1), Paint("#2f8a88", "#226a72", vary=0.25, grain=0.2), bevel=0).at(0, 4, -4),
            beast,
            sheet_of_ice.at(0, 4, 0),
            snowfield(shore, "#f4f4fa", "#a8c4d8"),
            scratch,
            group(cracks, motif="ice"),
            hole.at(*eye_hole, 0.0),
            stool(colour="#8a5a3a").size(0.8).at(0.85, -0.95, 0),
            fishing_rod((1.0, 0, -0.55), lift=24).turn(150).size(0.6).at(0.75, -0.85, 0.5),
            bucket().size(0.55).at(1.15, -0.4, 0),
            skater.turn(heading).size(1.15).at(float(end[0]), float(end[1]), 0.02),
            scatter(
                [fir(2.2, WINTER_FIR, snow=0.8, seed=at) for at in range(3)], 46, (-12, 12), (10, 22),
                height=shore, seed=5, where=lambda x, y: float(shore(np.array(x), np.array(y))) > 0.2,
            ),
            fir(3.2, WINTER_FIR, snow=0.8, seed=7).at(-3.6, -3.6, 0.1),
            fir(2.4, WINTER_FIR, snow=0.8, seed=8).at(3.9, -2.6, 0.1),
        ],
        camera=Camera((0.3, -8.2, 9.6), (-0.1, 2.6, 0), lens=40),
        world=World("#bfe0e0", "#e8e0d0", 0.7),
        lights=[Sun(118, 24, 2.6, "#ffe6c0", 3)],
        sky=Sky(((0, "#a8dcd4"), (0.2, "#ffe8cc"), (1, "#e8f4ee"))),
        air=Air(1.1, Fog(16, 40, "#f2efe0", 0.85), bloom=0.2, saturation=1.1),
    )  # fmt: skip


# ---- the snowman's fire


@card(
    title="The snowman's fire",
    concept="the snowman has given his buttons to the fire and is happy to be warm for once",
    alt="At night a snowman stretches his twig hands to a fire and smiles; where his buttons were "
    "are three holes, and he has begun to melt.",
    place="snow",
    hour="night",
    palette="cobalt snow, fire orange",
    view="room",
    figures="one",
    moods=("happy", "doomed", "warm"),
    readings=("love", "sacrifice", "self-destruction", "comfort", "a short happiness", "giving"),
)
def snowman_fire() -> Scene:
    """One fire lights everything; the side of him that it sees is already glass."""
    ground = Drifts(0.16, 4, 3)
    snow = Clay("#f2f4fb", 0.1)
    snow.ball((0, 0, 0.62), (0.92, 0.9, 0.72)).ball((0.04, 0, 1.62), (0.64, 0.63, 0.58))
    snow.ball((0.12, 0, 2.42), (0.46, 0.46, 0.44)).ball((0.2, 0, 0.06), (1.25, 1.1, 0.2))
    chance = np.random.default_rng(3)
    for at in range(14):
        a = float(chance.uniform(-1.0, 1.0))
        level = (2.1, 1.25, 1.2, 0.5)[at % 4]
        wide = (0.38, 0.58, 0.56, 0.86)[at % 4]
        x, y = wide * math.cos(a), wide * math.sin(a)
        snow.limb([(x, y, level), (x * 1.1, y * 1.1, level - 0.34)], [0.07, 0.04], blend=0.06)
    for z, x in ((1.86, 0.6), (1.6, 0.69), (1.34, 0.64)):
        snow.ball((x, -0.1, z), 0.075, "#7f8cc0", cut=True, blend=0.02)
    coal = Paint("#1a161c", vary=0.1, rough=0.6)
    face = [ball(0.06, coal, sides=14).at(0.5, y, 2.53) for y in (-0.19, 0.17)]
    face += [
        ball(0.035, coal, sides=10).at(0.53 - 0.5 * s * s * 0.16, s * 0.24, 2.27 + 0.09 * s * s)
        for s in (-1, -0.5, 0, 0.5, 1)
    ]
    carrot = lathe([(0.09, 0), (0.07, 0.2), (0.03, 0.42), (0.005, 0.55)], Paint("#f08028", vary=0.2))
    twig = Paint("#4a3022", vary=0.2)
    arms = []
    for side, rise in ((-1, 0.12), (1, -0.02)):
        hand = (1.32, side * 0.3, 1.66 + rise)
        arms.append(tube([(0.3, side * 0.55, 1.78), (0.85, side * 0.52, 1.62), hand],
                         [0.05, 0.04, 0.03], twig))  # fmt: skip
        for dy, dz in ((-0.13, 0.12), (0, 0.16), (0.12, 0.1), (0.14, -0.02)):
            tip = (hand[0] + 0.18, hand[1] + dy, hand[2] + dz)
            arms.append(tube([hand, tip], [0.024, 0.01], twig, sides=6))
    scarf_ = Clay("#c8262c", 0.03).ring((0.08, 0, 2.06), 0.4, 0.1, turn=(0, 8, 0))
    scarf_.limb([(0.1, -0.45, 2.02), (0.0, -0.62, 1.7), (-0.04, -0.62, 1.35)], [0.1, 0.11, 0.1])
    hatted = hat("top", "#22222e", "#c8262c").turn(y=-10, x=8).size(0.4).at(0.06, 0.02, 2.5)
    snowy = Paint(vary=0.05, grain=4, bump=0.2, bump_grain=14, rough=0.75)
    man = group(
        snow.thing("snowman", 130, snowy), face, carrot.turn(0, y=98).at(0.54, 0, 2.42), arms,
        scarf_.thing("scarf", 60), hatted, motif="snowman",
    )  # fmt: skip
    glowing = Paint("#ff6a1c", vary=0.3, glow=1.6)
    given = [
        disc(0.09, 0.05, glowing).turn(0, x=60).at(x, y, z)
        for x, y, z in ((-0.12, -0.34, 0.2), (0.16, -0.36, 0.14), (0.02, -0.4, 0.32))
    ]
    fire = group(campfire(power=150), given, motif="fire").size(1.25).at(1.35, -1.5, 0.02)
    puddle = lathe([(0.0, 0.02), (1.1, 0.02), (1.3, 0.0)], Paint("#6a7ac0", rough=0.08, shine=0.9),
                   wobble=0.08)  # fmt: skip
    return Scene(
        things=[
            snowfield(ground, "#dfe6fa", "#4a5cb0"),
            man.turn(-38).size(1.25).at(-0.75, -0.2, float(ground(-0.75, -0.2)) - 0.03),
            puddle.size(1.1, 0.6, 1).at(0.25, -1.1, 0.08),
            fire,
            lamp(60, "#ff8a3a", 0.3).at(1.35, -1.7, 0.9),
            forest_wall(
                26, 6.5, tall=5.2, layers=3, shades=("#0f1f52", "#24407c", "#6a84c0"),
                mist="#3450a0", snow=0.7, height=ground, seed=5,
            ),
            fir(3.6, ("#122458", "#2a4688", "#7a94d0"), snow=0.8, seed=2).at(2.9, 2.6, 0),
            fir(4.6, ("#122458", "#2a4688", "#7a94d0"), snow=0.8, seed=4).at(-3.3, 1.9, 0),
            fir(2.0, ("#0c1840", "#1c3068", "#5068a8"), snow=0.7, seed=6).at(-2.35, -3.6, -0.2),
            sled(colour="#b5392f").turn(150).size(0.9).at(2.35, 0.6, float(ground(2.35, 0.6))),
            footprints([(2.2, 1.0), (1.4, 3), (1.8, 5.4)], ground, size=0.18, colour="#5a6cb8"),
        ],
        camera=Camera((0.35, -8.3, 1.7), (0.12, 0, 1.95), lens=45),
        world=World("#3c56b0", "#5060a8", 0.42),
        lights=[Sun(160, 40, 1.1, "#8fa8ff", 4)],
        sky=Sky(((0, "#142060"), (0.5, "#2f4aa0"), (1, "#4a62b8")), stars=120),
        air=Air(1.5, Fog(9, 26, "#2c4494", 0.7), bloom=0.4, saturation=1.12, weather="snow", amount=0.4),
    )  # fmt: skip
