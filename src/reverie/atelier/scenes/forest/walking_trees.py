"""The trees leave."""

import math

import numpy as np

from reverie.atelier.clay import Clay
from reverie.atelier.develop import Air, Fog
from reverie.atelier.motifs.bare_trees import stump
from reverie.atelier.motifs.boxes import sack, suitcase
from reverie.atelier.motifs.joinery import metal, rod, wood
from reverie.atelier.motifs.land import Hills, meadow
from reverie.atelier.motifs.leaves import fallen_leaves, foliage, grass_field, loose_leaves
from reverie.atelier.scene import Camera, Scene, Sun, World, card
from reverie.atelier.shapes import cutout
from reverie.atelier.sky import Clouds, Glow, Sky
from reverie.atelier.thing import Paint, Thing, group


def walking_tree(
    tall: float, shades: tuple[str, ...], bark: str, seed: int, lean: float = 0.0
) -> Thing:
    """A tree in mid stride toward +x: two root legs with toes, boughs for arms, a full crown.

    Its hands are near (0.3, -0.2, 0.36) and (-0.18, -0.2, 0.36) of its height.
    """
    chance = np.random.default_rng(seed)
    clay = Clay(bark, 0.05)
    clay.limb([(0, 0, 0.3), (0.02, 0, 0.42), (0.05 + lean, 0, 0.62)], [0.085, 0.07, 0.045])
    for hip, knee, foot in (
        ((0.02, -0.05), (0.16, -0.08, 0.17), (0.2, -0.08)),
        ((-0.02, 0.05), (-0.06, 0.08, 0.18), (-0.24, 0.08)),
        ((0.0, 0.0), (0.02, 0.12, 0.15), (0.06, 0.14)),
    ):
        ankle = (foot[0], foot[1], 0.035)
        clay.limb([(*hip, 0.32), knee, ankle], [0.06, 0.042, 0.028])
        for turn in (-0.6, 0, 0.6):
            toe = (foot[0] + 0.11 * math.cos(turn), foot[1] + 0.11 * math.sin(turn), 0.0)
            clay.limb([ankle, toe], [0.024, 0.008], blend=0.02)
    clay.limb([(0.03, -0.03, 0.52), (0.17, -0.14, 0.5), (0.3, -0.2, 0.38)], [0.034, 0.024, 0.014])
    clay.limb([(0.03, -0.03, 0.54), (-0.1, -0.16, 0.5), (-0.18, -0.2, 0.38)], [0.034, 0.024, 0.014])
    for reach in ((0.2, 0.1, 0.8), (-0.16, 0.05, 0.82), (0.05, -0.12, 0.86), (0.02, 0.14, 0.84)):
        tip = (reach[0] + lean, reach[1], reach[2])
        clay.limb([(0.04 + lean, 0, 0.6), tip], [0.04, 0.012], blend=0.03)
    clumps = []
    for _ in range(15):
        way = chance.normal(size=3)
        way /= np.linalg.norm(way)
        spot = (
            float(0.04 + lean * 1.4 + 0.24 * way[0]),
            float(0.2 * way[1]),
            float(0.8 + 0.15 * way[2]),
        )
        clumps.append((spot, float(chance.uniform(0.075, 0.12))))
    body = clay.thing("tree", 130, Paint(vary=0.25, grain=6, bump=0.5, bump_grain=18))
    crown = foliage(clumps, shades, leaves=110, leaf=0.045, seed=seed)
    return group(body, crown, motif="tree").size(tall)


def axe() -> Thing:
    """An axe 1 long, its blade down at the origin, its handle to the upper right."""
    head = [(-0.14, 0), (0.12, 0.02), (0.07, 0.22), (-0.05, 0.24)]
    return group(
        cutout(head, 0.06, metal("#9aa2a8"), bevel=0.01),
        rod((0.0, 0, 0.16), (0.8, 0.12, 0.62), [0.035, 0.03], wood("#b07a44")),
        motif="axe",
    )


@card(
    title="The trees leave",
    concept="overnight the trees have packed, and only the sapling still looks back",
    alt="Autumn trees walk away on their roots with suitcases and bundles; a sapling looks back "
    "at an axe in a stump.",
    place="meadow",
    hour="afternoon",
    palette="russet, straw, grey",
    view="landscape",
    figures="crowd",
    moods=("wistful", "resolute", "strange"),
    readings=("farewell", "migration", "loss", "roots", "growing up", "protest"),
)
def walking_trees() -> Scene:
    """They walk into the low sun; the stump stays in front."""
    ground = Hills(0.55, 8, 11, rise=0.03)
    russet = ("#6e2c1c", "#b5532a", "#e0964a")
    amber = ("#7a4a1c", "#c98432", "#ecc268")
    rust = ("#5c2a24", "#98442c", "#d07a48")
    bark = "#5b4a40"

    def walker(tall: float, shades: tuple[str, ...], x: float, y: float, load: str = "") -> Thing:
        tree = walking_tree(tall, shades, bark, round(tall * 10 + abs(7 * x) + y))
        carried = []
        if "case" in load:
            carried.append(suitcase().size(0.17 * tall).at(0.3 * tall, -0.2 * tall, 0.24 * tall))
        if "sack" in load:
            carried.append(sack().size(0.2 * tall).at(-0.19 * tall, -0.2 * tall, 0.2 * tall))
        return group(tree, carried, motif="tree").turn(158).at(x, y, float(ground(x, y)))

    sapling = walking_tree(1.0, ("#7c8a3c", "#c2b04a", "#ecd67a"), "#6a5444", 9, lean=-0.14)
    return Scene(
        things=[
            meadow(ground, "#c9a860", "#94804c", "#dcc47c"),
            walker(4.7, russet, -0.35, 0.6, "case sack"),
            walker(3.9, amber, -2.5, 4.4, "sack"),
            walker(4.0, rust, 2.6, 4.6, "case"),
            walker(4.2, russet, -0.2, 9.5, "case"),
            walker(4.0, amber, -4.6, 11.5),
            walker(4.2, rust, 3.6, 12.5),
            walker(4.0, russet, -1.6, 17),
            walker(4.0, amber, 1.8, 20),
            walker(4.0, rust, -5.2, 21),
            sapling.turn(165).at(0.12, -3.35, float(ground(0.12, -3.35))),
            stump(0.8, "#6c5848", seed=2).at(1.1, -2.7, float(ground(1.1, -2.7))),
            axe().size(0.75).at(0.98, -2.75, float(ground(1.1, -2.7)) + 0.34),
            grass_field(
                9000,
                (-7, 7),
                (-6.5, 12),
                ("#8a7440", "#c9aa5c", "#ecd894"),
                height=ground,
                tall=0.22,
            ),
            fallen_leaves(420, (-4, 4), (-5, 6), height=ground, seed=3),
            loose_leaves(60, (-3, -2, 0.4), (3.4, 5, 5.5), seed=4),
        ],
        camera=Camera((0.25, -7.9, 0.95), (-0.1, 0.6, 2.35), lens=40),
        world=World("#a9aeb6", "#c9a870", 0.6),
        lights=[Sun(-118, 24, 3.6, "#ffd08a", 4)],
        sky=Sky(
            ((0, "#7f8794"), (0.4, "#b3b0a8"), (0.68, "#ecd6a4"), (1, "#f2dfb0")),
            (Clouds("#f2e2c2", "#848994", 0.56, 1.5, 0.0, 0.62, 0.75, 0.5),),
            glow=Glow(0.12, 0.58, 0.55, "#ffe8b0", 0.8),
        ),
        air=Air(1.25, Fog(9.5, 34, "#e2cfa4", 0.85), bloom=0.25, saturation=1.08),
    )
