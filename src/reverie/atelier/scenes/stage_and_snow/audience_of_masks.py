"""A full house."""

import math

import numpy as np

from reverie.atelier.clay import Clay
from reverie.atelier.develop import Air, Fog
from reverie.atelier.motifs.fires import chandelier
from reverie.atelier.motifs.floors import floor_boards
from reverie.atelier.motifs.people import person
from reverie.atelier.motifs.stagecraft import footlights
from reverie.atelier.scene import Camera, Scene, Spot, World, card
from reverie.atelier.shapes import box, sheet, tube
from reverie.atelier.sky import Sky
from reverie.atelier.thing import Paint, Thing, group, lamp


def mask_face(kind: int, colour: str, cells: int = 46, smile: float | None = None) -> Thing:
    """A mask with slits for eyes, 0.84 high; it looks to +x. Even kinds smile, unless told."""
    face = Clay(colour, 0.04)
    face.ball((0, 0, 0), (0.24, 0.31, 0.42)).box((-0.3, 0, 0), (0.3, 1, 1), cut=True)
    face.limb([(0.2, 0, 0.14), (0.33, 0, -0.06)], [0.035, 0.06])
    face.limb([(0.19, 0.05, 0.2), (0.17, 0.2, 0.24 if kind % 2 else 0.16)], 0.032, pair=True)
    face.ball((0.24, 0.13, 0.08), (0.2, 0.085, 0.045), cut=True, pair=True, blend=0.01)
    bow = smile if smile is not None else (0.1 if kind % 2 == 0 else -0.09)
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
    shine = Paint(vary=0.12, grain=3, rough=0.42, metal=0.35, shine=0.5, bump=0.1)
    return face.thing("mask", cells, shine)


def gold_mask(kind: int, colour: str) -> Thing:
    """One of the house: a mask before a dark hood and shoulders; it looks to +x."""
    hood = Clay("#15101a", 0.1).ball((-0.16, 0, 0.02), (0.26, 0.3, 0.4))
    hood.ball((-0.2, 0, -0.62), (0.3, 0.5, 0.36))
    return group(mask_face(kind, colour), hood.thing("audience", 26, Paint(vary=0.1)), motif="mask")


def laid_mask() -> Thing:
    """The child's own: calm, with its red ribbons spread on the boards."""
    silk = Paint("#a82634", vary=0.15, rough=0.6)
    ribbon = tube(
        [(0.0, 0.3, 0.05), (-0.1, 0.42, -0.1), (-0.12, 0.62, -0.22), (-0.1, 0.6, -0.42)],
        [0.014, 0.026, 0.026, 0.012],
        silk,
        sides=6,
    )
    return group(
        mask_face(0, "#f0ac54", 110, smile=0.045), ribbon, ribbon.size(1, -1, 1), motif="mask"
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
            laid_mask().turn(-82, y=-30).size(0.68).at(0.74, -0.8, 0.25),
            footlights(8, 9, power=9).turn(180).at(0, 1.0, 0),
            group(boxes),
            chandelier(1.1, power=120).at(0.3, 6.5, 7.6),
        ],
        camera=Camera((0.6, -6.3, 2.3), (-0.05, 5, 2.35), lens=40),
        world=World("#2a2030", "#5a3a20", 0.3),
        lights=[
            Spot((-1.6, 3.4, 8.5), (-0.25, -0.6, 0.3), 4200, "#fff0d0", 15, 0.35, 0.1),
            Spot((-2.4, -5.6, 5.0), (0.1, -0.5, 0.7), 1300, "#ffeedd", 22, 0.7, 0.3),
            Spot((0, -1, 5.5), (0, 8, 3.4), 4600, "#ffc46a", 100, 0.8, 0.6),
        ],
        sky=Sky(((0, "#140a10"), (1, "#1c0e14"))),
        air=Air(1.6, Fog(9, 24, "#3a1c26", 0.35), bloom=0.3, saturation=1.1, contrast=1.1),
    )
