"""Tea with the octopus."""

import math

import numpy as np

from reverie.atelier.develop import Air, Fog
from reverie.atelier.motifs.crockery import bowl, teacup, teapot
from reverie.atelier.motifs.fishes import fish
from reverie.atelier.motifs.plants import coral, kelp
from reverie.atelier.motifs.sea_life import octopus
from reverie.atelier.motifs.seats import stool
from reverie.atelier.motifs.shore import starfish
from reverie.atelier.motifs.suits import diver
from reverie.atelier.motifs.tables import round_table
from reverie.atelier.motifs.water import bubbles, light_shafts, sea_floor
from reverie.atelier.scene import Camera, Panel, Scene, Spot, Sun, World, card
from reverie.atelier.shapes import ball, curve, tube
from reverie.atelier.sky import Glow, Rays, Sky
from reverie.atelier.thing import Paint, Point, Thing, group


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
