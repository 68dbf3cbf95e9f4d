"""The last string."""

import math
from dataclasses import replace

import numpy as np

from reverie.atelier.develop import Air
from reverie.atelier.motifs.apparel import heart
from reverie.atelier.motifs.bodies import POSES
from reverie.atelier.motifs.floors import floor_boards
from reverie.atelier.motifs.heavens import star_dust
from reverie.atelier.motifs.joinery import drape, wood
from reverie.atelier.motifs.puppets import marionette
from reverie.atelier.motifs.sewing import scissors
from reverie.atelier.motifs.stagecraft import marionette_cross
from reverie.atelier.scene import Camera, Scene, Spot, World, card
from reverie.atelier.scenes.stage_and_snow.shared import backdrop, velvet
from reverie.atelier.shapes import box, tube
from reverie.atelier.sky import Sky
from reverie.atelier.thing import Paint, Point, Thing, group


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
    ends = [
        cross.point(2.3 * x, 2.3 * y, -0.07)
        for x, y in ((-0.5, 0), (0, -0.35), (0, 0.35), (0.5, 0))
    ]
    hand = doll.point("right")
    blades = scissors(colour="#e4e6ee", handles="#c8a040", opened=44).size(1.15)
    loose = [
        cut_string(end, long, at, thread)
        for at, (end, long) in enumerate(zip(ends, (1.5, 0.7, 1.0, 1.9), strict=True))
    ]
    coils = [
        tube(
            [
                (x + 0.09 * a + r * math.cos(a), y + 0.9 * r * math.sin(a), 0.025)
                for a, r in zip(np.linspace(0, 9, 40), np.linspace(0.3, 0.14, 40), strict=True)
            ],
            0.016,
            thread,
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
            group(loose, coils, motif="strings"),
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
