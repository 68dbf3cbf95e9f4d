"""Stage, snow and under the earth: puppets and moths, sleeping hills, burrows and mines."""

import math
from dataclasses import replace

import cv2
import numpy as np

from reverie.atelier.clay import Clay
from reverie.atelier.colour import mix
from reverie.atelier.develop import Air, Fog
from reverie.atelier.motifs.bare_trees import bare_tree
from reverie.atelier.motifs.beasts import bear
from reverie.atelier.motifs.birds import bird
from reverie.atelier.motifs.bodies import POSES
from reverie.atelier.motifs.canines import fox, wolf
from reverie.atelier.motifs.fittings import carpet
from reverie.atelier.motifs.floors import floor_boards
from reverie.atelier.motifs.flowers import daisy, flower_field, poppy
from reverie.atelier.motifs.furniture import stool
from reverie.atelier.motifs.hats import hat
from reverie.atelier.motifs.heavens import crescent, snowfall, star_dust
from reverie.atelier.motifs.houses import house
from reverie.atelier.motifs.isles import earth_cut
from reverie.atelier.motifs.joinery import disc, drape, metal, oval, rod, wood
from reverie.atelier.motifs.land import Drifts, Hills, footprints, road, snowfield
from reverie.atelier.motifs.leaves import foliage, grass_field, loose_leaves, vine
from reverie.atelier.motifs.lights import campfire, candle, chandelier, lantern, star
from reverie.atelier.motifs.masks import mask
from reverie.atelier.motifs.objects import bell, heart
from reverie.atelier.motifs.people import figure, person
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
from reverie.atelier.motifs.stone import boulder, mountains
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
from reverie.atelier.thing import Array, Paint, Point, Thing, glass, group, lamp, light, walk

WINTER_FIR = ("#2c4a50", "#57777c", "#9db4b8")
IVORY, EBONY = "#f4e8cc", "#7a2c38"


def backdrop(colours: tuple[str, ...], y: float, low: float = 0, high: float = 8) -> Thing:
    """A painted cloth behind the stage, its colours from low to high."""
    x, z = np.meshgrid(np.linspace(-9, 9, 60), np.linspace(-1, 12, 70))
    hung = sheet(np.stack([x, 0 * x + y, z], -1), Paint())

    def tint(points: Array) -> Array:
        brushed = 0.14 * (patches(points[:, 0] * 0.6, points[:, 2], 1.2, 3, 3) - 0.5)
        return ramp(colours, (points[:, 2] - low) / (high - low) + brushed)

    return tinted(hung, tint, Paint(vary=0.06, bump=0.08, bump_grain=5)).called("backdrop wall")


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
    out = normals(mesh)
    middle = mesh.vertices.mean(axis=0)
    up = out[:, 2] * np.sign(np.sum(out * (mesh.vertices - middle)))
    share = np.clip((up + ragged - least) / 0.16, 0, 1)
    return replace(
        thing, mesh=replace(mesh, colours=blended(mesh.colours, snow, share)), parts=parts
    )


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
    alt="On a stage a wooden puppet with scissors in its hand looks up along its last string, "
    "which is tied to its red heart; the cut strings hang and lie about.",
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
        replace(POSES["stand"], head=(26, 24, 4)),
        colour="#f0e4c8",
        second="#8a2a34",
        hands=((0.2, 0.26, 0.72), (0.16, -0.3, 0.66)),
    )
    doll = doll.turn(-84).size(3.25).at(-0.1, 0.4, 0)
    chest = doll.thing.point(0.15, 0.02, 0.6)
    thread = Paint("#fff2d4", vary=0.05, bump=0, glow=0.35)
    taut = Paint("#fff0d0", vary=0, glow=0.9)
    holder = (1.2, 0.0, 5.3)
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
            0.02,
            Paint("#c8b48a", vary=0.1),
            sides=6,
        )
        for x, y in ((-1.3, -0.5), (1.1, -0.3), (0.35, -0.9))
    ]
    red = velvet("#a3141f")
    return Scene(
        things=[
            floor_boards(16, 9, "#8a5632").at(0, 2.6, 0),
            box((16, 0.4, 3), Paint("#3a1a1c", vary=0.2), bevel=0, motif="stage").at(
                0, -2.1, -1.55
            ),
            backdrop(("#3a62b8", "#2a50a4", "#1d3880", "#142860"), 4.2),
            star_dust(70, (-4, 4.0, 2), (4, 4.1, 9), ("#cfdcff", "#fff0c8"), size=0.03, glow=2),
            group(
                drape(2.7, 9, red, folds=5, depth=0.22, gather=0.35, side=-1, tie=0.3),
                motif="curtain",
            ).at(-3.0, 1.6, 0),
            group(
                drape(2.4, 9, red, folds=5, depth=0.22, gather=0.2, side=1, tie=0.2),
                motif="curtain",
            ).at(3.1, 1.2, 0),
            doll.thing,
            heart(colour="#e8101c", glow=0.7).size(0.42).turn(6).at(*chest),
            tube([chest, holder], 0.02, taut, sides=6, bend=False, motif="last string"),
            cross,
            tube([holder, (1.3, 0.1, 9)], 0.035, wood("#6a4a30"), bend=False, motif="rope"),
            group(loose, stubs, coils, motif="strings"),
            blades.turn(0, y=-10).at(hand[0] - 0.02, hand[1] - 0.1, hand[2] - 0.3),
        ],
        camera=Camera((-0.25, -7.0, 0.75), (0.12, 1, 2.75), lens=40),
        world=World("#4a5a90", "#7a3a38", 0.6),
        lights=[
            Spot((3.2, -3.4, 8.2), (-0.3, 0.6, 1.2), 4200, "#fff2dc", 26, 0.5, 0.15),
            Spot((-2.6, -5.2, 0.8), (0.1, 4, 3.0), 900, "#ffc0a0", 70, 0.6, 0.1),
            Spot((0.5, 1.0, 9.0), (0.2, 4.2, 3.0), 1100, "#7f98f0", 80, 0.8, 0.5),
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
    readings=(
        "hunger",
        "decay that gives light",
        "temptation",
        "secret",
        "premiere",
        "small light",
    ),
)
def moth_curtain() -> Scene:
    """The moth comes head down to the only candle; its meal lies behind it as a milky way."""
    red = velvet("#b81c40")
    gold = Paint("#d8a640", vary=0.2, rough=0.5)
    insect = moth("open", wings="#b9c0cc", border="#5c6480", spots="#f2f4f8", eyespot="#6a4a7a")
    insect = insect.turn(x=78, y=52).size(2.45).at(-0.2, 0.25, 3.2)
    chance = np.random.default_rng(4)
    holes = []
    for at in range(74):
        share = float(chance.uniform())
        x = 3.0 - 6.0 * share + float(chance.normal(0, 0.35))
        z = 3.5 + 2.5 * math.sin(0.5 + 2.6 * share) + float(chance.normal(0, 0.5))
        size = float(chance.choice([0.035, 0.06, 0.1, 0.19], p=[0.46, 0.3, 0.17, 0.07]))
        holes.append(moth_hole(size, at).at(x, 0.7, z))
    pools = [
        Spot((x, 0.5, z), (x * 1.1, -2.6, 0), 120, "#fff0c8", 22, 0.6, 0.05)
        for x, z in ((2.2, 4.6), (-2.3, 5.4), (0.6, 6.2), (-0.9, 5.8))
    ]
    prompter = figure(
        "stand",
        age="old",
        hair="white",
        beard="full",
        wear="coat",
        colour="#4a6a80",
        hands=((0.3, 0.12, 0.95), (0.42, 0.0, 1.34)),
        look=(34, 0, 0),
        hat="nightcap",
        hat_colour="#d8c8a0",
    )
    prompter = prompter.turn(142).size(1.25).at(1.45, -2.2, -0.72)
    flame = prompter.point("right")
    shell = Clay("#a8683c", 0.05).ball((0, 0, 0), (0.8, 0.5, 0.34))
    shell.ball((0, 0.2, 0.05), (0.7, 0.5, 0.32), cut=True).box((0, 0, -0.5), (2, 2, 0.5), cut=True)
    return Scene(
        things=[
            floor_boards(16, 10, "#7c4c30").at(0, -2.4, 0),
            group(drape(10, 9, red, folds=17, depth=0.24, seed=3), motif="curtain").at(0, 1, 0.06),
            box((10, 0.1, 0.16), gold, bevel=0.02, motif="curtain").at(0, 0.72, 0.2),
            pelmet(8, colour="#7c1028", swags=5).size(1.2).at(0, 0.2, 6.95),
            insect,
            group(holes),
            prompter.thing,
            shell.thing("prompter's box", 70).at(1.45, -2.5, 0),
            candle(0.34, 0.07, power=60).at(flame[0], flame[1], flame[2] - 0.05),
            lamp(34, "#ffb45a", 0.1).at(flame[0] - 0.25, flame[1] - 0.5, flame[2] + 0.15),
        ],
        camera=Camera((-0.1, -9.2, 2.1), (0.0, 0, 2.75), lens=44),
        world=World("#3a4468", "#4a2030", 0.42),
        lights=[
            Spot((-4, -5, 8.5), (-0.3, 0.5, 3.4), 2200, "#cfdcff", 38, 0.7, 0.6),
            Spot((1.3, -2.3, 1.2), (-0.2, 0.3, 3.2), 420, "#ffb45a", 80, 0.8, 0.1),
            *pools,
        ],
        sky=Sky(((0, "#1a0810"), (1, "#2a1018"))),
        air=Air(1.65, bloom=0.4, saturation=1.1, weather="dust", amount=0.35),
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
    for row in range(8):
        away, wide = 3.2 + 1.25 * row, 4.2 + 0.9 * row
        count = 10 + row % 2
        for at in range(count):
            x = (at - (count - 1) / 2) * 2 * wide / 10 + float(chance.normal(0, 0.1))
            house.append(seat(x, away - 0.03 * x * x, -0.75 + 0.42 * row))
    gold = Paint("#c8922e", vary=0.2, rough=0.45, metal=0.3)
    dark = Paint("#6a1c30", "#4a1424", vary=0.2, grain=1.5)
    for tier, level in enumerate((4.0, 5.75, 7.5)):
        reach = 10.6 + 0.4 * tier
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
    boxes = [
        lamp(34, "#ffb85a", 0.15).at(8.8 * math.sin(a), 1.2 + 8.8 * math.cos(a), level)
        for level in (3.6, 5.6, 7.6)
        for a in (-0.55, -0.18, 0.18, 0.55)
    ]
    child = person(
        "stand",
        wear="coat",
        colour="#fff6e6",
        second="#d8ccb0",
        hair="chestnut",
        hairstyle="tufts",
        legs="#4a4a5a",
        look=(14, 0, 0),
    )
    laid = mask("calm", colour="#f8cc58", lip="#a85a2a", ribbons="#8a1f2c")
    return Scene(
        things=[
            floor_boards(16, 9.2, "#6e4430").at(0, -3.2, 0),
            box((16, 0.3, 2.2), Paint("#2a1216"), motif="stage").at(0, 1.3, -1.12),
            box((40, 0.2, 26), Paint("#4a1826", "#38121e", vary=0.2), bevel=0, motif="wall").at(
                0, 13.6, 5
            ),
            box((40, 20, 0.2), Paint("#1a0c12"), bevel=0, motif="floor").at(0, 6, -1.6),
            group(house),
            child.turn(84).size(1.5).at(-0.25, -0.4, 0),
            laid.turn(-78, y=-48).size(0.32).at(0.72, -0.75, 0.24),
            footlights(8, 9, power=9).turn(180).at(0, 1.0, 0),
            group(boxes),
            chandelier(1.1, power=120).at(0.3, 6.5, 7.6),
        ],
        camera=Camera((0.6, -6.3, 2.3), (-0.05, 5, 2.35), lens=40),
        world=World("#2a2030", "#5a3a20", 0.3),
        lights=[
            Spot((-1.6, 3.4, 8.5), (-0.25, -0.6, 0.3), 4200, "#fff0d0", 15, 0.35, 0.1),
            Spot((-2.4, -5.6, 5.0), (0.1, -0.5, 0.7), 620, "#ffeedd", 22, 0.6, 0.3),
            Spot((0, -1, 5.5), (0, 8, 3.4), 4600, "#ffc46a", 100, 0.8, 0.6),
        ],
        sky=Sky(((0, "#140a10"), (1, "#1c0e14"))),
        air=Air(1.6, Fog(9, 24, "#3a1c26", 0.35), bloom=0.3, saturation=1.1, contrast=1.1),
    )


# ---- a forest out of a hat


def great_hat() -> Thing:
    """A top hat that stands on its crown, 2.1 high, its opening up."""
    felt = Paint("#17161d", vary=0.06, grain=1, sheen=0.25, bump=0.04, bump_grain=20)
    body = lathe(
        [(0.0, 0.0), (1.18, 0.0), (1.24, 0.06), (1.16, 0.9), (1.2, 1.7), (1.32, 1.92)],
        felt,
        round_off=False,
        sides=60,
    )
    turns = np.linspace(0, 2 * math.pi, 61)
    brim = np.array(
        [
            [
                (
                    r * math.cos(a),
                    r * math.sin(a),
                    1.9 + 0.1 * (r - 1.3) + k * 0.3 * math.cos(a) ** 2,
                )
                for a in turns
            ]
            for r, k in zip((1.25, 1.6, 1.9, 2.02), (0, 0.2, 0.7, 1.1), strict=True)
        ]
    )
    band = lathe([(1.21, 1.28), (1.225, 1.5), (1.25, 1.72)], Paint("#d8304a", vary=0.1, sheen=0.4))
    return group(body, sheet(brim, felt), band, motif="top hat")


@card(
    title="The rabbit's best trick",
    concept="the rabbit has learned the trick and pulls a whole forest and the man out of the hat",
    alt="On a stage a forest with its own moon grows out of a huge top hat; beside it a rabbit in "
    "a cape holds a tiny man by the collar.",
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
    mound = Clay("#3f5a34", 0.3).ball((0, 0, 1.85), (1.1, 1.1, 0.45))
    mound.ball((-0.1, 0.1, 2.6), (0.85, 0.8, 0.9)).ball((-0.25, 0.2, 3.6), (0.55, 0.5, 0.7))
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
    for at in range(64):
        a, r = at * 2.4, 1.1 * math.sqrt((at + 0.6) / 64)
        x, y = -0.08 + r * math.cos(a), 0.12 + r * math.sin(a)
        z = top(x, y)
        if z is not None:
            grown = kinds[at % 4].turn(float(chance.uniform(0, 360)))
            size = float(chance.uniform(0.55, 0.85)) * (1.2 if r < 0.4 else 0.9)
            trees.append(grown.size(size).turn(y=26 * (x + 0.08), x=-14 * y).at(x, y, z - 0.06))
    creeper = [
        vine(
            [(x, -1.3, 1.75), (x * 1.12, -1.72, 1.98), (x * 1.15, -1.85, 1.5), (x * 1.2, -1.75, d)],
            ("#2c5a34", "#5a8a44", "#a0bc5c"),
            seed=at,
        )
        for at, (x, d) in enumerate(((-0.7, 0.7), (0.25, 1.1), (0.8, 0.9)))
    ]
    conjurer = rabbit("upright", fur="#e6dccb", cells=150)
    arm = Clay("#e6dccb", 0.08).limb(
        [(0.04, -0.12, 0.68), (0.26, -0.22, 0.78), (0.42, -0.24, 1.06)], [0.1, 0.075, 0.065]
    )
    arm.ball((0.43, -0.24, 1.1), 0.085)
    around = np.linspace(0.42 * math.pi, 1.58 * math.pi, 60)
    folds = 1 + 0.07 * np.sin(around * 17)
    cape = sheet(
        np.array(
            [
                [
                    (r * f * math.cos(a) - 0.02, 1.15 * r * f * math.sin(a), z)
                    for a, f in zip(around, folds, strict=True)
                ]
                for r, z in ((0.17, 0.83), (0.27, 0.7), (0.36, 0.4), (0.46, 0.03))
            ]
        ),
        velvet("#b8202f"),
    )
    knot = ball(0.05, Paint("#d82a35"), sides=12)
    tie = group(knot, knot.size(1, 2, 1.4).at(y=0.1), knot.size(1, 2, 1.4).at(y=-0.1))
    conjurer = group(
        conjurer, arm.thing("rabbit", 50), cape, tie.size(0.62).at(0.2, 0, 0.8), motif="rabbit"
    )
    conjurer = conjurer.turn(-146).size(1.95).at(1.5, -1.7, 0)
    paw = conjurer.point(0.49, -0.26, 1.06)
    tiny = figure(
        "fall",
        age="adult",
        wear="coat",
        colour="#f6eeda",
        second="#d8402c",
        hair="black",
        beard="moustache",
        legs="#c83a34",
        mood="amazed",
    )
    nape = tiny.point("back")
    man = tiny.thing.at(-nape[0], -nape[1], -nape[2]).turn(0, y=58).size(0.62).turn(-70)
    return Scene(
        things=[
            floor_boards(16, 14, "#6f5a4a").at(0, 0, 0),
            backdrop(("#f0c090", "#a8c8a4", "#4a9c9c", "#23707e", "#174e62"), 4.5, 0.3, 6.5),
            star_dust(60, (-4, 4.3, 4), (4, 4.4, 9), size=0.03, glow=2),
            group(great_hat(), hill, trees, creeper).turn(y=-3).at(-0.75, 0.4, 0),
            crescent(0.85, glow=1.3).turn(y=24).at(0.3, 1.0, 4.85),
            lamp(70, "#ffeec0", 0.4).at(0.5, -0.1, 4.85),
            conjurer,
            man.at(*paw),
            star_dust(40, (-2, -1, 1.9), (1, 1, 5.5), ("#fff6c8", "#c8f0b0"), size=0.022),
            loose_leaves(40, (-2.6, -2.4, 0.2), (1.2, 1, 4.6), ("#8fb85a", "#c8d870"), leaf=0.09),
            group(
                drape(2, 9, velvet("#14505c"), folds=5, depth=0.2).at(-3.2, 0.9, 0),
                drape(2, 9, velvet("#14505c"), folds=5, depth=0.2, seed=2).at(3.3, 0.9, 0),
                motif="curtain",
            ),
        ],
        camera=Camera((0.2, -8.6, 2.2), (0.05, 0, 2.75), lens=40),
        world=World("#5a9ca0", "#7a6a58", 0.65),
        lights=[
            Spot((-4.5, -5, 6.5), (0, -0.5, 1.8), 1700, "#ffe2b0", 50, 0.7, 0.4),
            Spot((3.5, 3, 6), (1.6, -1.6, 1.4), 900, "#a8e8e0", 40, 0.7, 0.3),
            Spot((-0.4, 1.4, 0.2), (0, 4.5, 3.2), 900, "#ffe0b0", 130, 0.9, 0.5),
            Spot((0, 0.5, 9.5), (0, 4.5, 3.5), 1500, "#9fe0dc", 90, 0.9, 0.5),
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
    hill = snow_on(beast, 0.42, "#ece6f6", 3).turn(-140).size(3.35).at(0.95, 4.3, -0.35)
    top = hill.top()
    homes = [
        house("cottage", roof="#e6e0f0", wall="#e0bf98", seed=1, strength=5),
        house("timbered", roof="#a8503c", seed=2, strength=5),
        house("town", roof="#dcd8ec", wall="#d8a87c", seed=3, strength=5),
        house("cottage", roof="#8a4a52", wall="#ecd0a8", seed=4, strength=5),
    ]
    village, chance = [], np.random.default_rng(8)
    local = [
        (-0.72, 0.22), (-0.46, 0.4), (-0.16, 0.44), (-0.5, 0.1), (-0.22, 0.2), (0.08, 0.36),
        (0.04, 0.08), (-0.78, -0.1), (-0.4, -0.18), (-0.12, -0.12), (0.28, 0.2), (-0.95, 0.1),
    ]  # fmt: skip
    spots = [hill.point(x, y, 1)[:2] for x, y in local]
    for at, (x, y) in enumerate(spots):
        z = top(x, y) or 0
        turned = homes[at % 4].turn(float(chance.uniform(-22, 22)))
        village.append(turned.size(0.32 + 0.06 * (at % 3)).at(x, y, z - 0.1))
        if at % 2 == 0:
            village.append(lamp(14, "#ffb44e", 0.1).at(x + 0.1, y - 0.6, z + 0.35))
    x, y, _ = hill.point(-0.28, 0.02, 1)
    village.append(chapel(roof="#dcd8ec").size(0.38).at(x, y, (top(x, y) or 0) - 0.08))
    firs = [fir(1.0, WINTER_FIR, snow=0.8, seed=at) for at in range(3)]
    for at in range(46):
        x, y = float(chance.uniform(-0.6, 4.2)), float(chance.uniform(2.6, 7.4))
        crest = top(x, y)
        if crest and crest > 1.6 and min(math.dist((x, y), spot) for spot in spots) > 0.42:
            village.append(
                firs[at % 3].size(float(chance.uniform(0.35, 0.65))).at(x, y, crest - 0.05)
            )
    puff = Paint("#fff0ec", vary=0.05, bump=0, glow=0.12)
    smoke = [
        ball(0.06 + 0.035 * step, puff, sides=16).at(
            spots[home][0] + 0.1 + 0.05 * step + 0.06 * math.sin(step * 1.7 + at),
            spots[home][1],
            (top(*spots[home]) or 0) + 0.95 + 0.17 * step,
        )
        for at, home in enumerate((1, 5))
        for step in range(7 - at)
    ]
    child = figure(
        "stand",
        wear="coat",
        colour="#c8322e",
        hat="beanie",
        hat_colour="#3a4a86",
        hat_band="#f2e2c0",
        scarf="#e8b848",
        hands=((0.2, 0.24, 0.5), (0.19, -0.01, 0.77)),
        look=(2, 0, 6),
    )
    child = child.turn(-98).size(1.3).at(1.05, -3.0, float(ground(1.05, -3.0)) + 0.02)
    held = child.point("left")
    return Scene(
        things=[
            snowfield(ground, "#e2daf0", "#8f86c0"),
            hill,
            group(village),
            group(smoke, motif="smoke"),
            child.thing,
            lantern(power=26).size(0.7).at(held[0], held[1] - 0.02, held[2] - 0.4),
            lamp(14, "#ffb45a", 0.08).at(held[0] - 0.1, held[1] - 0.25, held[2] - 0.3),
            footprints(
                [(-1.6, -5.2), (-0.4, -4.4), (0.95, -3.1)], ground, size=0.16, colour="#8478b8"
            ),
            scatter(
                [fir(3.2, WINTER_FIR, snow=0.8, seed=5), fir(2.6, WINTER_FIR, snow=0.8, seed=6)],
                22,
                (-14, 14),
                (11, 22),
                height=ground,
                seed=3,
            ),
            fir(2.6, ("#1f2c48", "#344468", "#7f86b0"), snow=0.7, seed=4).at(-2.2, -3.6, -0.2),
            mountains(60, 9, 6, "#8478a8", snow=0.5, seed=5).at(0, 34, -1),
        ],
        camera=Camera((-0.2, -9.9, 2.3), (0.32, 2.6, 1.8), lens=42),
        world=World("#7a72b8", "#c8a8c0", 0.62),
        lights=[
            Sun(-112, 14, 2.6, "#ff9a6e", 6),
            Sun(30, 40, 0.7, "#c0b8ff", 10),
            Spot((-6, -3.5, 3.2), (-1.6, 2.4, 1.0), 900, "#ffb080", 50, 0.8, 0.6),
        ],
        sky=Sky(
            (
                (0, "#4a4488"),
                (0.3, "#8a6cb0"),
                (0.52, "#e09aa8"),
                (0.62, "#ffc890"),
                (1, "#ffd8a8"),
            ),
            (Clouds("#ffc8a8", "#6f5aa0", 0.6, 1.5, 0.02, 0.6, 0.85, 0.5),),
            stars=30,
            glow=Glow(0.06, 0.52, 0.5, "#ffd08a", 0.8),
        ),
        air=Air(
            1.2, Fog(13, 50, "sky", 0.85), bloom=0.32, saturation=1.1, weather="snow", amount=0.2
        ),
    )


# ---- the long march


def with_lantern(piece: Thing, reach: float, level: float, power: float) -> Thing:
    """A chessman with a lantern on a crooked stick at his right side."""
    stick = tube(
        [
            (0.05, -reach, 0.05),
            (0.06, -reach, level),
            (0.2, -reach - 0.02, level + 0.1),
            (0.3, -reach, level),
        ],
        0.018,
        wood("#5a4030"),
        sides=6,
    )
    hung = lantern(power=power).size(0.42).at(0.3, -reach, level - 0.23)
    pool = lamp(0.5 * power, "#ffa040", 0.1).at(0.34, -reach, level - 0.36)
    return group(piece, stick, hung, pool, motif="lantern")


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
        (0, 0, 0.36, -0.45), (1, 0, 0.38, 0.4), (3, 0, 0.41, -0.3), (1, 1, 0.44, -0.25),
        (0, 1, 0.475, 0.2), (4, 0, 0.52, 0.1),
        (4, 1, 0.56, -0.1), (0, 0, 0.6, 0.25), (2, 0, 0.64, 0), (0, 1, 0.68, -0.2),
        (3, 1, 0.72, 0.1), (0, 0, 0.76, 0), (1, 0, 0.8, 0.1), (0, 1, 0.84, -0.1), (2, 1, 0.89, 0),
    ]  # fmt: skip
    march = []
    for at, (kind, side, share, off) in enumerate(crowd):
        piece = makers[kind](colour=(IVORY, EBONY)[side])
        if at % 2 == 0:
            piece = with_lantern(piece, 0.36, 0.85, 60)
        march.append(on_the_way(piece.size(1.15), share, off, 1.0))
    white = with_lantern(chess_king(colour=IVORY), 0.4, 1.0, 110).size(1.9).turn(90)
    black = with_lantern(chess_king(colour=EBONY), -0.4, 0.9, 90).size(1.9).turn(90)
    base = float(ground(0.3, -2.3)) - 0.02
    kings = [black.at(-0.38, -2.3, base), white.at(0.86, -2.3, base)]
    arms = [
        tube(
            [
                king.point(0.02, side * 0.1, 0.66),
                king.point(-0.04, side * 0.22, 0.5),
                (0.24, -2.36, base + 0.84),
            ],
            [0.1, 0.085, 0.08],
            Paint(colour, vary=0.1, rough=0.5),
        )
        for king, side, colour in ((kings[0], -1, EBONY), (kings[1], 1, IVORY))
    ]
    clasp = ball(0.12, Paint(IVORY, vary=0.1), sides=16).at(0.24, -2.38, base + 0.84)
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
            road(way, ground, "#5a74ba", "#b8caf0", width=1.7, ruts=True, seed=2),
            group(march),
            group(kings),
            group(arms, clasp, motif="chess king"),
            on_the_way(litter, 0.27, 0.0, 1.3),
            forest_wall(
                34,
                17,
                tall=4.6,
                layers=2,
                shades=("#16264a", "#2c4270", "#7086b8"),
                mist="#5068a8",
                snow=0.5,
                gap=(0.4, 3.0),
                height=ground,
                seed=3,
            ),
            fir(4.2, ("#10203f", "#203660", "#5f78ac"), snow=0.6, seed=3).at(-2.9, -2.6, -0.1),
            fir(3.4, ("#10203f", "#203660", "#5f78ac"), snow=0.6, seed=6).at(-3.4, 1.6, 0),
            fir(2.2, ("#10203f", "#203660", "#5f78ac"), snow=0.6, seed=8).at(3.5, 3.8, 0.2),
        ],
        camera=Camera((-0.7, -8.4, 4.9), (0.15, 2.6, 1.0), lens=45),
        world=World("#4f6cc0", "#8090c8", 0.5),
        lights=[Sun(128, 30, 1.5, "#b8ccff", 3)],
        sky=Sky(((0, "#1a2a6a"), (0.3, "#4060b0"), (1, "#6078c0")), stars=90),
        air=Air(
            1.5, Fog(11, 32, "#42589c", 0.75), bloom=0.4, saturation=1.1, weather="snow", amount=0.3
        ),
    )


# ---- the whale under the ice


def seen_on_ice(points: Array, eye: Point) -> Array:
    """Where points below the ice appear on it, z = 0, from the viewer's eye."""
    here = np.array(eye)
    return np.asarray(here + (points - here) * (here[2] / (here[2] - points[:, 2:])))


def outline_on_ice(thing: Thing, eye: Point, wide: float) -> Array:
    """A smooth line around a thing below the ice, as the viewer sees it."""
    corners = np.concatenate(
        [
            leaf.mesh.vertices @ where[:3, :3].T + where[:3, 3]
            for leaf, where, _ in walk(thing)
            if leaf.mesh
        ]
    )
    spots = seen_on_ice(corners, eye)[:, :2]
    low = spots.min(axis=0) - 2 * wide
    cells = ((spots - low) * 20).astype(int)
    plan = np.zeros(cells.max(axis=0)[::-1] + int(40 * wide) + 2, np.uint8)
    plan[cells[:, 1], cells[:, 0]] = 255
    brush = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (int(40 * wide),) * 2)
    found, _ = cv2.findContours(cv2.dilate(plan, brush), cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE)
    ring = max(found, key=len)[:, 0, :] / 20 + low
    soft = cv2.blur(np.concatenate([ring] * 3)[:, None, :], (1, 25))[:, 0, :]
    return np.asarray(soft[len(ring) : 2 * len(ring) : max(1, len(ring) // 110)])


@card(
    title="Under the ice",
    concept="a skater follows a line on the lake without knowing whose outline she draws",
    alt="Seen from above, a great whale swims under the ice of a lake; a skater in red has "
    "scratched a line around it. A fishing hole is its eye.",
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
    eye = (0.3, -8.2, 10.4)
    beast = whale("float", colour="#4f6675", belly="#c4d8d2", cells=170)
    beast = beast.turn(x=-40).turn(-118).size(2.5).at(0.1, 2.9, -1.6)
    iris = beast.point(1.25, -0.56, 0.17)
    eye_hole = seen_on_ice(np.array([iris]), eye)[0]
    ring = outline_on_ice(beast, eye, 0.22)
    ring = np.roll(ring, -8, axis=0)[: int(0.84 * len(ring))]
    scratch = tube(
        [(x, y, 0.02) for x, y in ring],
        0.035,
        Paint("#f6fffc", vary=0.05, bump=0, glow=0.35),
        sides=6,
        motif="drawn line",
    )
    end, way = ring[-1], ring[-1] - ring[-3]
    heading = math.degrees(math.atan2(way[1], way[0]))
    skater = person(
        replace(POSES["run"], hands=((-0.5, 0.75, 0.0), (0.4, 0.7, 0.1)), lean=26),
        age="youth",
        wear="coat",
        colour="#d8262c",
        hat="beanie",
        hat_colour="#b01c28",
        hat_band="#fff0e0",
        scarf="#e83a34",
        legs="#3a3038",
        wind=0.8,
        hair="chestnut",
        hairstyle="braids",
    )
    skater = skater.turn(heading).size(1.55)
    blot = lathe([(0, 0.012), (1, 0.012)], Paint("#8cc8c0", vary=0.04, bump=0), round_off=False)
    shadow = group(
        blot.size(0.75, 0.13, 1).at(0.62),
        blot.size(0.24, 0.3, 1).at(0.75),
        blot.size(0.16, 0.16, 1).at(1.42),
        motif="ice",
    ).turn(-24)
    chance = np.random.default_rng(6)
    cracks = []
    for _ in range(30):
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

    across, away = np.meshgrid(np.linspace(-20, 20, 2), np.linspace(-16, 24, 2))
    pane = sheet(
        np.stack([across, away, 0 * across], -1), glass("#e4faf5", "#effffb", 0.8), motif="ice"
    )
    hole = group(
        disc(0.36, 0.02, Paint("#dcebe6", rough=0.2), sides=30).at(0, 0, 0.015),
        disc(0.25, 0.02, Paint("#2a4a58", rough=0.2), sides=30).at(0.02, 0, 0.03),
        disc(0.14, 0.02, Paint("#0c141a", rough=0.1), sides=24).at(0.03, 0, 0.045),
        ball(0.05, light("#ffffff", 1.5), sides=10).at(0.1, 0.08, 0.07),
        lathe([(0.34, 0), (0.44, 0.09), (0.6, 0.0)], Paint("#f8fdfc", bump=0.3), wobble=0.05),
        motif="eye",
    )
    angler = group(
        stool(colour="#a8683a").size(0.9).at(0.75, -0.75),
        fishing_rod((1.15, 0, -0.6), lift=22).turn(135).size(0.74).at(0.7, -0.7, 0.5),
        bucket().size(0.6).at(-0.1, -0.95),
        motif="fishing things",
    )
    return Scene(
        things=[
            box((44, 44, 0.1), Paint("#8fd6cc", "#6fc0ba", vary=0.2, grain=0.25), bevel=0).at(
                0, 4, -4
            ),
            beast,
            pane,
            snowfield(shore, "#f4f4fa", "#a8c4d8"),
            scratch,
            group(cracks, motif="ice"),
            group(hole, angler).at(float(eye_hole[0]), float(eye_hole[1])),
            skater.at(float(end[0]), float(end[1]), 0.03),
            shadow.at(float(end[0]), float(end[1]), 0.004),
            scatter(
                [fir(2.2, WINTER_FIR, snow=0.8, seed=at) for at in range(3)],
                46,
                (-12, 12),
                (10, 22),
                height=shore,
                seed=5,
                where=lambda x, y: float(shore(np.array(x), np.array(y))) > 0.2,
            ),
            fir(3.2, WINTER_FIR, snow=0.8, seed=7).at(-3.6, -3.6, 0.1),
            fir(2.4, WINTER_FIR, snow=0.8, seed=8).at(3.9, -2.6, 0.1),
        ],
        camera=Camera(eye, (0.0, 2.5, 0), lens=43),
        world=World("#bfe0e0", "#e8e0d0", 0.7),
        lights=[Sun(-116, 26, 2.8, "#ffe2b4", 3)],
        sky=Sky(((0, "#a8dcd4"), (0.2, "#ffe8cc"), (1, "#e8f4ee"))),
        air=Air(1.1, Fog(16, 40, "#f2efe0", 0.85), bloom=0.2, saturation=1.1),
    )


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
    for z, x in ((1.86, 0.52), (1.6, 0.6), (1.34, 0.56)):
        snow.ball((x, -0.3, z), 0.085, cut=True, blend=0.02)
        snow.spot((x - 0.03, -0.28, z), 0.1, "#39447e", soft=0.03)
    coal = Paint("#1a161c", vary=0.1, rough=0.6)
    face = [ball(0.06, coal, sides=14).at(0.5, y, 2.53) for y in (-0.19, 0.17)]
    face += [
        ball(0.035, coal, sides=10).at(0.53 - 0.5 * s * s * 0.16, s * 0.24, 2.27 + 0.09 * s * s)
        for s in (-1, -0.5, 0, 0.5, 1)
    ]
    carrot = lathe(
        [(0.09, 0), (0.07, 0.2), (0.03, 0.42), (0.005, 0.55)], Paint("#f08028", vary=0.2)
    )
    twig = Paint("#4a3022", vary=0.2)
    arms = []
    for side, rise in ((-1, 0.12), (1, -0.02)):
        hand = (1.32, side * 0.3, 1.66 + rise)
        arms.append(
            tube(
                [(0.3, side * 0.55, 1.78), (0.85, side * 0.52, 1.62), hand],
                [0.05, 0.04, 0.03],
                twig,
            )
        )
        for dy, dz in ((-0.13, 0.12), (0, 0.16), (0.12, 0.1), (0.14, -0.02)):
            tip = (hand[0] + 0.18, hand[1] + dy, hand[2] + dz)
            arms.append(tube([hand, tip], [0.024, 0.01], twig, sides=6))
    scarf_ = Clay("#c8262c", 0.03).ring((0.08, 0, 2.06), 0.4, 0.1, turn=(0, 8, 0))
    scarf_.limb([(0.1, -0.45, 2.02), (0.0, -0.62, 1.7), (-0.04, -0.62, 1.35)], [0.1, 0.11, 0.1])
    hatted = hat("top", "#22222e", "#c8262c").turn(y=-10, x=8).size(0.4).at(0.06, 0.02, 2.5)
    snowy = Paint(vary=0.05, grain=4, bump=0.2, bump_grain=14, rough=0.75)
    man = group(
        snow.thing("snowman", 130, snowy),
        face,
        carrot.turn(0, y=98).at(0.54, 0, 2.42),
        arms,
        scarf_.thing("scarf", 60),
        hatted,
        motif="snowman",
    )
    glowing = Paint("#ff6a1c", vary=0.3, glow=1.6)
    given = [
        disc(0.09, 0.05, glowing).turn(0, x=60).at(x, y, z)
        for x, y, z in ((-0.12, -0.34, 0.2), (0.16, -0.36, 0.14), (0.02, -0.4, 0.32))
    ]
    fire = group(campfire(power=150), given, motif="fire").size(1.25).at(1.2, -1.5, 0.02)
    return Scene(
        things=[
            snowfield(ground, "#dfe6fa", "#4a5cb0"),
            man.turn(-38).size(1.25).at(-0.75, -0.2, float(ground(-0.75, -0.2)) - 0.03),
            fire,
            lamp(60, "#ff8a3a", 0.3).at(1.2, -1.7, 0.9),
            forest_wall(
                26,
                6.5,
                tall=5.2,
                layers=3,
                shades=("#0f1f52", "#24407c", "#6a84c0"),
                mist="#3450a0",
                snow=0.7,
                height=ground,
                seed=5,
            ),
            fir(3.6, ("#122458", "#2a4688", "#7a94d0"), snow=0.8, seed=2).at(2.9, 2.6, 0),
            fir(4.6, ("#122458", "#2a4688", "#7a94d0"), snow=0.8, seed=4).at(-3.3, 1.9, 0),
            fir(2.0, ("#0c1840", "#1c3068", "#5068a8"), snow=0.7, seed=6).at(-2.35, -3.6, -0.2),
            sled(colour="#b5392f").turn(150).size(0.9).at(2.35, 0.6, float(ground(2.35, 0.6))),
            footprints([(2.2, 1.0), (1.4, 3), (1.8, 5.4)], ground, size=0.18, colour="#5a6cb8"),
        ],
        camera=Camera((0.4, -8.3, 1.7), (0.2, 0, 1.85), lens=45),
        world=World("#3c56b0", "#5060a8", 0.42),
        lights=[Sun(160, 40, 1.1, "#8fa8ff", 4)],
        sky=Sky(((0, "#142060"), (0.5, "#2f4aa0"), (1, "#4a62b8")), stars=120),
        air=Air(
            1.5, Fog(9, 26, "#2c4494", 0.7), bloom=0.4, saturation=1.12, weather="snow", amount=0.4
        ),
    )


# ---- the mirror in the snow


def mirror_world(width: float, height: float, deep: float) -> Thing:
    """What is behind the glass of an oval mirror: a slate-blue dusk, as a hollow behind y = 0."""
    ring = oval(width, height, 60)
    ring = np.concatenate([ring, ring[:1]])
    wall = np.array([[(x, y, z) for x, z in ring] for y in np.linspace(0, deep, 6)])
    paint = Paint("#24345c", vary=0.1, bump=0, glow=0.1)
    back = Paint(gradient=("#6a7cac", "#3a4f86", "#1c2a56"), vary=0.1, bump=0, glow=0.25)
    return group(sheet(wall, paint), cutout(ring[:-1], 0.02, back).at(y=deep), motif="mirror")


def gilt_frame(width: float, height: float) -> Thing:
    """A carved oval frame around the origin: a roll, beads, and leaves that open outward."""
    gold = Paint("#d8a23c", "#a8701f", vary=0.2, grain=4, rough=0.42, metal=0.3, bump=0.3)
    line = [(x, -0.02, z) for x, z in oval(width + 0.16, height + 0.16, 72)]
    parts = [tube([*line, *line[:2]], 0.13, gold, bend=False, sides=14)]
    leaf = Clay("#d8a23c", 0.05).limb(
        [(0, 0, 0), (0, -0.05, 0.16), (0.0, 0.02, 0.34)], [0.06, 0.1, 0.02]
    )
    curl = leaf.thing("", 24, gold)
    for at, (x, z) in enumerate(oval(width + 0.34, height + 0.34, 34)):
        out = math.degrees(math.atan2(x / width, z / height))
        grown = 0.5 + 0.25 * (at % 2) + (0.9 if z > 0.5 * height else 0)
        parts.append(curl.size(grown).turn(y=out).at(x, -0.02, z))
    bead = ball(0.05, gold, sides=10)
    parts += [bead.at(x, -0.14, z) for x, _, z in line[::2]]
    return group(parts, motif="mirror frame")


@card(
    title="As it knows itself",
    concept="a rabbit came to the mirror on a wolf's feet and meets the wolf in it",
    alt="A small rabbit sits in the snow before a tall gilt mirror and sees a wolf in it; the "
    "tracks that lead to the rabbit are a wolf's.",
    place="snow",
    hour="dawn",
    palette="winter rose, gilt, slate blue",
    view="landscape",
    figures="one",
    moods=("uncanny", "still", "questioning"),
    readings=("identity", "disguise", "hidden strength", "self-image", "guilt", "who am I"),
)
def mirror_wolf() -> Scene:
    """The sun comes up behind the mirror; everything before it lies in rose-blue shade."""
    ground = Drifts(0.2, 4, 7)
    width, height = 2.5, 4.1
    beast = wolf("sit", fur="#56637e", chest="#dde1ea", eyes="#f6b428", cells=170)
    glassy = group(
        mirror_world(width, height, 2.4).at(z=height / 2),
        gilt_frame(width, height).at(z=height / 2),
        beast.turn(-68).size(2.05).at(0.05, 1.25, 0.12),
        lamp(60, "#e6eaff", 0.4).at(0.1, 0.15, 3.0),
        motif="mirror",
    )
    hare = rabbit("sit", fur="#a8764e", belly="#f6ead8", cells=150)
    x, y = -0.55, -1.7
    trunk = Paint("#5a4658", "#3f3044", vary=0.2, bump=0.5)
    boughs = [bare_tree(5.2, "#5c465c", snow=0.5, seed=at) for at in (3, 6, 9)]
    return Scene(
        things=[
            snowfield(ground, "#f4dfe6", "#9a90c4"),
            glassy.turn(-9).at(0.55, 1.1, 0.28),
            hare.turn(60).size(1.4).at(x, y, float(ground(x, y)) - 0.02),
            footprints(
                [(2.6, -5.6), (1.3, -4.7), (0.9, -3.7), (0.3, -2.7), (x + 0.15, y - 0.25)],
                ground,
                kind="paws",
                size=0.34,
                stride=0.42,
                colour="#5a4f94",
            ),
            tube([(-3.0, 0.4, -0.3), (-2.75, 0.4, 3), (-2.95, 0.5, 8)], [0.5, 0.36, 0.3], trunk),
            scatter(
                boughs,
                17,
                (-9, 9),
                (4.5, 17),
                height=ground,
                seed=4,
                apart=1.4,
                avoid=[(0.8, 5, 2.6)],
            ),
            boughs[1].size(1.15).at(-2.6, 3.0, 0),
            boughs[2].size(1.15).turn(120).at(4.1, 3.6, 0),
            bird(colour="#d8402c", belly="#f6dcc0").turn(-160).size(0.62).at(-0.35, 1.1, 4.42),
            mountains(60, 7, 7, "#a890b8", snow=0.5, seed=3).at(0, 30, -1),
        ],
        camera=Camera((-0.35, -8.4, 1.9), (0.2, 0.5, 1.95), lens=44),
        world=World("#a49cd0", "#e8c0c8", 0.62),
        lights=[
            Sun(-152, 13, 3.4, "#ffb08c", 3),
            Panel((-3, -5, 4), (0.3, 0.6, 2), 90, "#e8d8ff", 3),
        ],
        sky=Sky(
            (
                (0, "#8a86c0"),
                (0.3, "#d8a4b8"),
                (0.52, "#ffc8a8"),
                (0.66, "#ffe4bc"),
                (1, "#ffe4c4"),
            ),
            (Clouds("#ffd8c4", "#a488b8", 0.5, 1.7, 0.02, 0.5, 0.6),),
            glow=Glow(0.16, 0.55, 0.42, "#fff0c0", 0.9),
        ),
        air=Air(1.12, Fog(11, 32, "#f0c4be", 0.85), bloom=0.28, saturation=1.1),
    )


# ---- the burrow and the guest


@card(
    title="A place at the table",
    concept="the foxes have laid one place more, and the wolf above does not know he may ring",
    alt="Cut open, the ground shows a fox family around a lamp in its burrow; above, on the snow, "
    "a wolf stands alone by a root that ends in their bell.",
    place="underground",
    hour="night",
    palette="warm earth, snow blue, lamp gold",
    view="landscape",
    figures="few",
    moods=("cosy", "lonely", "hopeful"),
    readings=("hospitality", "outsider", "fear", "family", "so near and yet", "shelter"),
)
def fox_burrow() -> Scene:
    """Two lights, two worlds, and one root between them."""
    ground = Hills(0.1, 4, 2)
    rooms = [(0.1, -2.15, 2.1, 1.3)]
    earth = earth_cut(
        rooms,
        [[(1.5, -1.9), (2.2, -0.9), (2.6, 0.2)]],
        soil="#85532f",
        dark="#3a241c",
        top="#dfe8fa",
        height=ground,
        cave=1.5,
        seed=3,
    )
    floor = -3.06
    family = [
        fox("sit").turn(-24).size(1.12).at(-1.25, 0.75, floor),
        fox("sit", fur="#b84e22").turn(-155).size(1.02).at(1.55, 0.85, floor),
        fox("look", fur="#d86a30").turn(-50).size(0.62).at(-0.5, 1.1, floor),
        fox("sleep", fur="#d0602a").turn(-20).size(0.6).at(-0.85, -0.1, floor),
        fox("look", fur="#d86a30").turn(150).size(0.56).at(0.95, 0.35, floor),
    ]
    plate = lathe(
        [(0.0, 0.5), (0.52, 0.5), (0.56, 0.54), (0.5, 0.57), (0, 0.57)],
        wood("#8a5a34"),
        round_off=False,
    )
    table = group(plate, lathe([(0.12, 0), (0.09, 0.5)], wood("#6a4428")), motif="table")
    soup = bowl(0.12, colour="#e8d8b8")
    laid = [
        soup.at(0.28 + 0.36 * math.cos(a), 0.55 + 0.3 * math.sin(a), floor + 0.58)
        for a in (0.5, 2.4, 3.8, 5.4)
    ]
    bark = Paint("#5a3c28", "#3c281c", vary=0.2, bump=0.5)
    cord = [
        (0.62, -0.12, 0.06),
        (0.5, -0.14, -0.1),
        (0.66, -0.14, -0.55),
        (0.45, -0.1, -1.0),
        (0.58, 0.1, -1.3),
        (0.5, 0.3, -1.5),
    ]
    chance = np.random.default_rng(5)
    roots = []
    for at in range(12):
        x = -1.9 + 0.13 * at
        path = [(x, -0.1, 0.1)]
        for step in range(5):
            x += float(chance.normal((x + 1.2) * 0.18, 0.16))
            path.append((x, -0.1, -0.05 - (0.2 + 0.1 * (at % 3)) * (step + 1)))
        roots.append(tube(path, [0.085, 0.05, 0.03, 0.008], bark, sides=8))
    prowler = wolf("stand", fur="#5c6a88", chest="#c8d2e6", cells=160)
    prowler = prowler.turn(-160).size(1.2).at(1.5, 0.75, float(ground(1.25, 0.75)) - 0.02)
    return Scene(
        things=[
            earth,
            group(family),
            table.at(0.28, 0.55, floor),
            group(laid),
            stool(colour="#e0b070").size(0.8).at(0.28, -0.35, floor),
            box((3.9, 1.5, 0.1), wood("#b07a48"), bevel=0.04, motif="floor").at(
                0.1, 0.62, floor - 0.05
            ),
            carpet(2.9, 1.15, colour="#8f2f34").at(0.15, 0.6, floor + 0.01),
            lantern(power=55).size(0.72).at(0.2, 0.6, floor + 0.58),
            lamp(60, "#ffb45a", 0.3).at(0.0, -0.4, -1.7),
            tube(cord, [0.05, 0.045, 0.035, 0.03, 0.02], bark, sides=8, motif="root"),
            tube(
                [(0.62, -0.12, 0.0), (0.56, -0.1, 0.16), (0.38, -0.1, 0.24)],
                [0.05, 0.035, 0.01],
                bark,
            ),
            bell().size(0.4).at(0.5, 0.3, -1.88),
            group(roots, motif="roots"),
            bare_tree(4.2, "#4a3a44", snow=0.7, seed=5).at(-1.35, 0.5, 0),
            prowler,
            footprints([(4, 1.2), (2.6, 0.9), (1.6, 0.75)], ground, kind="paws", colour="#8fa3d8"),
            forest_wall(
                30,
                9,
                tall=3.6,
                layers=2,
                shades=("#1c2f5c", "#38528a", "#8aa0cc"),
                mist="#5a74b4",
                snow=0.8,
                seed=4,
            ),
        ],
        camera=Camera((0.0, -8.9, -0.3), (0.05, 0, -0.64), lens=48),
        world=World("#5a74c0", "#a08878", 0.5),
        lights=[
            Sun(150, 36, 2.2, "#c0d0ff", 3),
            Panel((0, -7, -2.5), (0, 0, -2.6), 160, "#ffc890", 5),
        ],
        sky=Sky(
            ((0, "#1c2c6c"), (0.3, "#4a66b4"), (1, "#6a84c8")),
            stars=90,
            moon=Disc(0.74, 0.1, 0.11, "#fdf3d8", 0.4),
        ),
        air=Air(1.45, Fog(13, 36, "#6a86c8", 0.7), bloom=0.35, saturation=1.08),
    )


# ---- the star mine


def mole(hands: tuple[Point, Point], lean: float = 0, fur: str = "#3a3444") -> Thing:
    """A mole upright, 1.1 high, looking to +x, its hands where they are told; left first."""
    body = Clay(fur, 0.12)
    body.ball((0, 0, 0.42), (0.34, 0.34, 0.42)).ball((0.06, 0, 0.82), (0.27, 0.25, 0.25))
    body.ball((0.12, 0, 0.4), (0.26, 0.24, 0.3), mix(fur, "#8a7a8a", 0.4))
    body.limb([(0.2, 0, 0.82), (0.44, 0, 0.78)], [0.16, 0.07])
    body.ball((0.49, 0, 0.785), 0.062, "#f0909a", blend=0.03)
    body.ball((0.25, 0.13, 0.91), 0.026, "#0c0a10", blend=0.004, pair=True)
    body.ball((0.14, 0.16, 0.04), (0.17, 0.1, 0.07), "#e89aa0", blend=0.03, pair=True)
    for side, hand in zip((1, -1), hands, strict=True):
        elbow = (0.5 * hand[0] + 0.06, 0.5 * hand[1] + side * 0.2, 0.5 * hand[2] + 0.24)
        body.limb([(0.06, side * 0.26, 0.62), elbow, hand], [0.13, 0.1, 0.08], blend=0.08)
        body.ball(hand, (0.12, 0.1, 0.12), "#f0a0a6", blend=0.03)
    fuzzy = Paint(vary=0.14, grain=7, sheen=0.5, bump=0.25, bump_grain=30)
    return body.thing("mole", 110, fuzzy).turn(y=lean)


def miners_hat(power: float = 4) -> Thing:
    """A brass helmet for a mole, its lamp to +x; the head's middle is the origin."""
    brass = metal("#d8a03a")
    cap = lathe([(0.36, 0.04), (0.29, 0.08), (0.27, 0.18), (0.16, 0.29), (0, 0.32)], brass)
    shine = ball(0.07, light("#ffe6a0", 5), sides=14).at(0.27, 0, 0.19)
    return group(cap, shine, lamp(power, "#ffd080", 0.06).at(0.45, 0, 0.2), motif="helmet")


def pickaxe() -> Thing:
    """A pickaxe 1 long, its grip at the origin, its head at z = 1 along x."""
    head = tube(
        [(-0.42, 0, 0.86), (-0.2, 0, 0.98), (0.2, 0, 0.98), (0.42, 0, 0.86)],
        [0.015, 0.06, 0.06, 0.015],
        metal("#e0aa48"),
    )
    return group(rod((0, 0, -0.1), (0, 0, 1.02), 0.035, wood("#8a5a34")), head, motif="pickaxe")


def star_cart(seed: int) -> Thing:
    """A mine cart heaped with stars, 1.1 long; rails at z = 0."""
    iron = Paint("#5a5f72", "#40445a", vary=0.2, rough=0.5, metal=0.3)
    tub = box((1.1, 0.72, 0.52), iron, taper=1.18, bevel=0.03).at(z=0.5)
    rim = box((1.34, 0.9, 0.07), metal("#b8863a"), bevel=0.02).at(z=0.78)
    wheels = [
        wheel(0.17, rim="#2c2c36").at(x, y, 0.17) for x in (-0.34, 0.34) for y in (-0.38, 0.38)
    ]
    chance = np.random.default_rng(seed)
    load = [
        star(float(chance.uniform(0.14, 0.24)), colour="#f4f8ff", strength=2.6)
        .turn(float(chance.uniform(-60, 60)), float(chance.uniform(-70, 20)), 40 * at)
        .at(
            float(chance.uniform(-0.42, 0.42)),
            float(chance.uniform(-0.3, 0.3)),
            0.86 + float(chance.uniform(0, 0.24)),
        )
        for at in range(13)
    ]
    return group(tub, rim, wheels, load, lamp(26, "#dfe8ff", 0.3).at(0, -0.3, 1.35), motif="cart")


def gallery(wide: float, high: float, near: float, far: float) -> Thing:
    """A tunnel of rough coal-blue rock around the viewer, closed at its far end."""
    turns = np.linspace(-0.32, math.pi + 0.32, 90)
    depths = np.linspace(near, far, 80)
    y, a = np.meshgrid(depths, turns, indexing="ij")
    points = np.stack([wide * np.cos(a), y, high * np.sin(a)], -1)
    bumps = lumps(points.reshape(-1, 3), 0.9, 4).reshape(a.shape) * 0.22
    bumps += lumps(points.reshape(-1, 3), 2.6, 7).reshape(a.shape) * 0.07
    points[..., 0] *= 1 + bumps * 0.5
    points[..., 2] *= 1 + bumps * 0.35
    rock = Paint("#2f4478", "#1f2c58", vary=0.25, grain=1.4, bump=0.8, bump_grain=5, rough=0.6)
    x, z = np.meshgrid(np.linspace(-wide, wide, 70), np.linspace(-0.4, high * 1.1, 70))
    flat = np.stack([x, 0 * x, z], -1)
    bulge = lumps(flat.reshape(-1, 3), 1.1, 9).reshape(x.shape) * 0.4
    end = np.stack([x, far - 0.5 + bulge, z], -1)
    floor = np.stack(
        [x * 1.2, near + (far - near) * (z + 0.4) / (high * 1.1 + 0.4), 0.06 * bulge], -1
    )
    return group(sheet(points, rock), sheet(end, rock), sheet(floor, rock), motif="rock")


@card(
    title="The star mine",
    concept="far down the moles dig up the night's stars, and one of them keeps a small one",
    alt="In a blue mine moles break shining stars out of the rock and send them up in carts; one "
    "in front hides a small star in his helmet.",
    place="underground",
    hour="lamplight",
    palette="coal blue, brass, star white",
    view="room",
    figures="few",
    moods=("industrious", "secretive", "glowing"),
    readings=("hidden treasure", "work", "temptation", "a keepsake", "source", "greed or love"),
)
def star_mine() -> Scene:
    """The stolen star lights the thief's face; the great one in the wall lights all others."""
    thief = group(
        mole(((0.42, 0.25, 0.46), (0.42, -0.25, 0.46)), lean=4, fur="#4c4458"),
        miners_hat(0).turn(y=174).size(0.85).at(0.5, 0, 0.52),
        motif="mole",
    )
    thief = thief.turn(-42).size(1.42).at(-0.92, -2.2, 0)
    kept = thief.point(0.5, 0, 0.55)
    digger = group(
        mole(((0.22, 0.2, 0.98), (0.26, -0.1, 1.08)), fur="#4a4250"),
        miners_hat().at(0.06, 0, 0.86),
        pickaxe().turn(90, y=-34).at(0.16, -0.06, 0.7),
        motif="mole",
    )
    pusher = group(
        mole(((0.42, 0.2, 0.62), (0.42, -0.2, 0.62)), lean=14, fur="#443a4a"),
        miners_hat().at(0.26, 0, 0.82),
        motif="mole",
    )
    track = rails(9, colour="#c8a060", sleepers="#3a2c30").turn(y=-9).turn(62).at(1.5, 0.9, 0.42)
    chance = np.random.default_rng(9)
    seams = []
    for _ in range(26):
        a = float(chance.uniform(0.2, 2.9))
        y = float(chance.uniform(-1, 4.5))
        x, z = 3.0 * math.cos(a), 4.7 * math.sin(a)
        size = float(chance.uniform(0.05, 0.17))
        toward = math.degrees(math.atan2(-x, 5))
        seams.append(star(size, colour="#e8f0ff", strength=2.4).turn(-toward, y=70 * a).at(x, y, z))
    great = star(0.85, colour="#f6faff", strength=2.2).turn(12, y=14).at(0.25, 4.35, 2.75)
    timber = wood("#6a4a34")
    props = [
        rod((x, y, -0.1), (x * 0.92, y, 3.9), 0.16, timber) for y in (1.6,) for x in (-2.35, 2.5)
    ]
    props.append(rod((-2.6, 1.6, 3.85), (2.75, 1.6, 3.95), 0.17, timber))
    return Scene(
        things=[
            gallery(3.1, 5.0, -9, 5.2),
            great,
            lamp(170, "#dfe9ff", 0.5).at(0.25, 3.2, 2.8),
            group(seams, motif="stars"),
            digger.turn(52).size(1.35).at(-0.75, 3.1, 0.25),
            track,
            star_cart(3).size(1.15).turn(y=-9).turn(62).at(1.5, 0.9, 0.44),
            pusher.turn(62).size(1.1).at(0.82, -0.5, 0.14),
            thief,
            star(0.17, colour="#fff2b0", strength=2.4).turn(-20, x=-30).at(*kept),
            lamp(40, "#fff0b8", 0.12).at(kept[0] + 0.12, kept[1] - 0.12, kept[2] + 0.3),
            group(props, motif="timber"),
            lantern(power=40).size(0.8).at(-2.05, 1.2, 2.9),
            lamp(60, "#ffbe68", 0.15).at(-1.7, 0.8, 2.9),
            boulder(2.2, "#2c3c70", seed=3).at(2.3, -3.6, -0.2),
            boulder(1.2, "#34477c", seed=5).at(-2.3, 0.2, 0),
            boulder(0.7, "#34477c", seed=6).at(2.2, 3.2, 0),
            boulder(0.5, "#34477c", seed=8).at(-1.6, 3.6, 0),
            star(0.13, colour="#f4f8ff", strength=3).turn(30, x=-60).at(0.6, -2.6, 0.1),
            star(0.1, colour="#f4f8ff", strength=3).turn(-20, x=-70).at(0.2, -1.4, 0.08),
        ],
        camera=Camera((-0.05, -7.4, 1.8), (0.12, 1, 1.85), lens=41),
        world=World("#5a78c8", "#4a5a98", 0.75),
        lights=[
            Spot((0.3, -7.6, 3.2), (-0.3, -1.6, 0.8), 620, "#ffcf90", 50, 0.7, 0.4),
            Spot((1.3, -3, 3.4), (-1.9, 2, 0.6), 420, "#8fb0ff", 90, 0.8, 0.4),
        ],
        sky=Sky(((0, "#101a3c"), (1, "#101a3c"))),
        air=Air(1.55, Fog(9, 18, "#2c4480", 0.45), bloom=0.45, saturation=1.1),
    )


# ---- one scarf, two seasons


@card(
    title="Two seasons, one scarf",
    concept="the twins pull at one scarf; what he knits in the winter comes undone in her summer",
    alt="A girl in a summer meadow and a boy in the snow pull at the two ends of one long red "
    "scarf; at her end it unravels.",
    place="snow",
    hour="noon",
    palette="summer green, winter white, red",
    view="landscape",
    figures="pair",
    moods=("teasing", "divided", "tender"),
    readings=("siblings", "distance", "give and take", "time", "quarrel", "what connects us"),
)
def two_seasons_scarf() -> Scene:
    """One tree stands on the border and cannot make up its mind."""
    ground = Hills(0.35, 7, 5, rise=0.04)

    def border(y: Array) -> Array:
        return np.asarray(0.05 + 0.1 * y + 0.35 * np.sin(y * 0.8))

    def tint(points: Array) -> Array:
        x, y = points[:, 0], points[:, 1]
        mottle = patches(x, y, 1.4, 3, 2)
        edge = np.clip((x - border(y) + 0.7 * (mottle - 0.5)) / 0.25 + 0.5, 0, 1)[:, None]
        green = ramp(("#5a8a34", "#86ac42", "#b8b850"), mottle)
        white = ramp(("#bccbe8", "#eef2fb", "#ffffff"), 0.3 + mottle)
        return np.asarray(green * (1 - edge) + white * edge)

    field = tinted(snowfield(ground), tint)
    tree = bare_tree(5.4, "#5c4636", snow=0.75, seed=4)
    chance = np.random.default_rng(7)
    crown = [
        (
            (
                -0.25 - 1.9 * float(chance.uniform()) ** 0.8,
                float(chance.uniform(-0.8, 0.9)),
                2.6 + 2.7 * float(chance.uniform()),
            ),
            float(chance.uniform(0.4, 0.7)),
        )
        for _ in range(22)
    ]
    girl = figure(
        "pull",
        wear="dress",
        colour="#f2c83e",
        second="#fff2d0",
        hair="chestnut",
        legs="#e8b898",
        hairstyle="ponytail",
        shoes="bare",
        mood="happy",
        hat="straw",
        hat_colour="#ecd28a",
        hat_band="#d8402c",
    )
    boy = figure(
        "pull",
        wear="coat",
        colour="#2f5a9a",
        second="#e8eef8",
        hair="chestnut",
        hat="beanie",
        hat_colour="#24467c",
        hat_band="#ffffff",
        gloves="#e8eef8",
        legs="#2c3048",
        mood="happy",
    )
    girl = girl.turn(4).size(1.65).at(-1.12, -1.0, float(ground(-1.12, -1.0)))
    boy = boy.turn(184).size(1.65).at(1.3, -0.7, float(ground(1.3, -0.7)))
    hers, his = girl.point("right"), boy.point("right")
    sag = [
        tuple(np.array(hers) * (1 - t) + np.array(his) * t - (0, 0, 1.1 * t * (1 - t)))
        for t in np.linspace(0, 1, 40)
    ]
    cloth = np.array(
        [
            [
                (x, y - 0.06 * w, z + 0.17 * w + 0.02 * math.sin(9 * at))
                for at, (x, y, z) in enumerate(sag)
            ]
            for w in np.linspace(-1, 1, 7)
        ]
    )
    wool = Paint(
        "#d8232c", "#a81420", "stripes", grain=5, vary=0.12, sheen=0.4, bump=0.6, bump_grain=40
    )
    yarn = Paint("#e02a30", vary=0.1)
    turf = float(ground(-0.9, -2.1)) + 0.16
    threads = [
        tube(
            [hers, (hers[0] + 0.02 * at, hers[1] - 0.3, hers[2] - 0.4 - 0.1 * at)]
            + [
                (
                    -0.75 - 0.2 * at + (0.42 - 0.05 * at) * math.cos(a + at),
                    -1.9 - 0.12 * at + 0.3 * math.sin(a + at),
                    turf + 0.06 * math.sin(3 * a + at),
                )
                for a in np.linspace(0, 9, 22)
            ],
            0.028,
            yarn,
            sides=6,
        )
        for at in range(3)
    ]
    needles = [
        rod(
            (his[0] + 0.05, his[1] - 0.08, his[2] - 0.3 * s),
            (his[0] + 0.5, his[1] - 0.3, his[2] + 0.5 * s),
            0.022,
            wood("#e0b878"),
        )
        for s in (1, 0.5)
    ]
    ball_at = (0.85, -2.2)
    supply = tube(
        [
            his,
            (his[0] - 0.1, his[1] - 0.4, his[2] - 0.5),
            (1.05, -2.0, float(ground(1.05, -2.0)) + 0.05),
            (*ball_at, float(ground(*ball_at)) + 0.2),
        ],
        0.018,
        yarn,
        sides=6,
    )
    return Scene(
        things=[
            field,
            tree.at(0.1, 2.2, float(ground(0.1, 2.2)) - 0.1),
            foliage(crown, ("#3f7a2c", "#74a83c", "#c0d45c"), leaves=120, leaf=0.15, seed=3).at(
                0.1, 2.2, float(ground(0.1, 2.2))
            ),
            girl.thing,
            boy.thing,
            group(sheet(cloth, wool), threads, needles, supply, motif="scarf"),
            yarn_ball(0.2, colour="#e02a30", tail=False).at(*ball_at, float(ground(*ball_at))),
            grass_field(
                6500,
                (-7, 0.3),
                (-6, 9),
                ("#3f6a2a", "#7aa23c", "#b8c458"),
                height=ground,
                tall=0.19,
            ),
            scatter(
                [poppy("#e0402c", 0.5, seed=1), daisy(seed=2), daisy(seed=5)],
                60,
                (-5, -0.5),
                (-3.6, 6),
                height=ground,
                seed=3,
                avoid=[(-0.8, -2.2, 1.45), (-1.2, -1, 0.9)],
            ),
            flower_field(260, (-6, -0.4), (-2, 12), height=ground, seed=4),
            scatter(
                [fir(2.4, WINTER_FIR, snow=0.95, seed=1), fir(1.9, WINTER_FIR, snow=0.95, seed=2)],
                12,
                (1.6, 9),
                (4, 15),
                height=ground,
                seed=6,
            ),
            scatter(
                [oak(2.6, seed=1), oak(2.2, seed=2)], 9, (-10, -2), (6, 16), height=ground, seed=5
            ),
            snowfall(150, (0.5, -3, 0.2), (4.5, 6, 6.5), size=0.03, seed=2),
            bird("peck", colour="#4a7ab0", belly="#f2e6cc")
            .turn(-30)
            .size(0.6)
            .at(-1.5, -2.5, float(ground(-1.5, -2.5)) + 0.05),
        ],
        camera=Camera((-0.2, -9.2, 1.85), (-0.1, 0, 2.0), lens=43),
        world=World("#9cc4ee", "#d8d8c0", 0.65),
        lights=[Sun(-60, 44, 3.0, "#fff2cc", 3)],
        sky=Sky(
            ((0, "#5aa0dc"), (0.5, "#a8d0ea"), (1, "#eaf0ea")),
            (Clouds("#ffffff", "#b8c8dc", 0.5, 2.0, 0.02, 0.55, 0.8, 0.5),),
            glows=(Glow(1.0, 0.2, 0.55, "#e6e6f2", 0.95), Glow(0.0, 0.05, 0.45, "#fff0b0", 0.6)),
        ),
        air=Air(1.02, Fog(11, 38, "sky", 0.75), bloom=0.2, saturation=1.12),
    )
