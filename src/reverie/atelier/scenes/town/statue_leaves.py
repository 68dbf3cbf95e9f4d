"""The statue leaves."""

from typing import Literal

from reverie.atelier.develop import Air, Fog, Tint
from reverie.atelier.motifs.birds import bird
from reverie.atelier.motifs.bodies import Pose
from reverie.atelier.motifs.books import map_sheet
from reverie.atelier.motifs.boxes import suitcase
from reverie.atelier.motifs.floors import flagstones
from reverie.atelier.motifs.lamps import street_lamp
from reverie.atelier.motifs.leaves import fallen_leaves
from reverie.atelier.motifs.people import figure
from reverie.atelier.motifs.trees import autumn_tree
from reverie.atelier.motifs.waysides import bench
from reverie.atelier.scene import Camera, Scene, Sun, World, card
from reverie.atelier.shapes import box
from reverie.atelier.sky import Glow, Sky
from reverie.atelier.thing import Paint, Thing, group


def pigeon(pose: Literal["perch", "peck", "wings up"] = "perch") -> Thing:
    """A town pigeon."""
    return bird(pose, colour="#8590a4", belly="#b8b0bc", wings="#6a7488", beak="#c88a6a")


@card(
    title="The statue leaves",
    concept="after a hundred years of standing it packs a suitcase, and only the pigeons know "
    "where to",
    alt="A marble statue climbs down from its pedestal with a suitcase in the dawn fog of a "
    "park; two pigeons hold out a map.",
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
        hip=(0.3, 0.74),
        lean=12,
        head=(-20, -24, 0),
        toes=(26, 10),
        splay=6,
        feet=((0.64, 0.12, -0.2), (-0.2, 0.14, -0.03)),
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
        wind=0.5,
    )
    carved = hero.turn(200).size(1.95).at(0.5, 0.1, 1.7)
    hand = carved.left
    block = Paint("#aeb29c", "#7f8f74", vary=0.15, grain=1.6, bump=0.35, rough=0.95)
    plinth = group(
        box((2.1, 1.9, 0.34), block, bevel=0.04).at(z=0.17),
        box((1.8, 1.6, 0.3), block, bevel=0.04).at(z=0.48),
        box((1.3, 1.25, 1.0), block, bevel=0.03).at(z=1.05),
        box((1.55, 1.5, 0.22), block, bevel=0.05).at(z=1.6),
        box((0.9, 1.3, 1.2), block, bevel=0.05).at(-1.05, 0, 0.6),
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
