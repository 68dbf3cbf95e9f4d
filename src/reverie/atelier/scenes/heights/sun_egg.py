"""The sun egg."""

import numpy as np

from reverie.atelier.develop import Air, Fog
from reverie.atelier.motifs.bare_trees import bare_tree
from reverie.atelier.motifs.birds import bird
from reverie.atelier.motifs.heavens import star_dust
from reverie.atelier.motifs.leaves import loose_leaves
from reverie.atelier.motifs.nests import nest
from reverie.atelier.scene import Camera, Scene, Sun, World, card
from reverie.atelier.shapes import ball, lathe, tube
from reverie.atelier.sky import Clouds, Glow, Sky
from reverie.atelier.thing import Paint, group, lamp, light


@card(
    title="The sun egg",
    concept="a small bird has taken on the sun and will not get up, though its tail is singed",
    alt="In a nest in a bare tree lies the glowing sun as an egg; a small bird sits on it, its "
    "tail feathers singed and smoking.",
    place="forest",
    hour="dawn",
    palette="rust, egg gold, dove grey",
    view="close-up",
    figures="one",
    moods=("tender", "stubborn", "glowing"),
    readings=("motherhood", "daybreak", "too big a task", "courage", "creation", "sacrifice"),
)
def sun_egg() -> Scene:
    """All warmth comes from the nest; the wood around is grey with mist."""
    hollow = nest(1.3, colour="#9a6238", eggs=0, seed=4)
    shell = lathe(
        [(0.001, 0), (0.34, 0.1), (0.6, 0.5), (0.56, 0.95), (0.34, 1.32), (0.001, 1.48)],
        Paint(
            gradient=("#ff8a24", "#ffb43a", "#ffd25a", "#fff0a8"),
            glow=1.25,
            vary=0.1,
            grain=1.5,
            bump=0,
        ),
        sides=48,
    )
    egg = group(shell.turn(0, 0, 6), motif="sun").at(0, 0, 0.32)
    flecks = star_dust(
        34, (-1.5, -1.1, 0.6), (1.5, 0.6, 3.2), ("#fff0b0", "#ffc860"), size=0.02, glow=5, seed=8
    )
    brood = (
        bird("perch", colour="#b5522c", belly="#f4d8a8", beak="#f0a83a", wings="#8a3c22")
        .turn(-152)
        .size(1.55)
    )
    brood = brood.at(-0.05, -0.02, 1.42)
    tip = brood.point(-0.55, 0, 0.12)
    singed = [
        tube([brood.point(-0.4, 0.02 * k, 0.16), brood.point(-0.66, 0.09 * k, 0.1)], [0.06, 0.015],
             Paint("#241816", vary=0.1))
        for k in (-1, 0, 1)
    ]  # fmt: skip
    embers = [
        ball(0.03, light("#ff6a1e", 6), sides=10).at(*brood.point(-0.65, 0.09 * k, 0.1))
        for k in (-1, 0, 1)
    ]
    smoke = [
        tube(
            [tip, np.add(tip, (0.12, 0, 0.3)), np.add(tip, (0.02 - 0.1 * k, 0, 0.75)),
             np.add(tip, (0.25, 0, 1.2)), np.add(tip, (0.1 + 0.2 * k, 0, 1.8))],
            [0.015, 0.035, 0.05, 0.05, 0.008], Paint("#e4dcd8", glow=0.12, vary=0.1), motif="smoke",
        )
        for k in (0, 1)
    ]  # fmt: skip
    bark = Paint("#5e4236", "#3a2a28", vary=0.25, grain=2.2, bump=0.6, bump_grain=7)
    boughs = [
        tube([(0.3, 0.2, -3.2), (0.2, 0.2, -1.4), (0, 0.1, -0.15)], [0.62, 0.5, 0.42], bark),
        tube(
            [
                (0.1, 0.1, -0.9),
                (-0.9, 0.1, -0.2),
                (-1.6, 0.2, 0.9),
                (-2.1, 0.3, 2.4),
                (-2.9, 0.4, 4.6),
            ],
            [0.4, 0.3, 0.22, 0.16, 0.07],
            bark,
        ),
        tube(
            [(0.1, 0.2, -0.9), (1.0, 0.3, -0.1), (1.7, 0.4, 1.2), (1.8, 0.5, 2.8), (2.6, 0.6, 5.0)],
            [0.4, 0.28, 0.2, 0.14, 0.05],
            bark,
        ),
        tube([(-1.6, 0.2, 0.9), (-2.4, 0, 1.4), (-3.4, -0.2, 1.5)], [0.14, 0.1, 0.04], bark),
        tube([(1.75, 0.45, 1.9), (2.5, 0.3, 2.3), (3.3, 0.2, 3.2)], [0.12, 0.08, 0.03], bark),
        tube([(-1.95, 0.3, 2.0), (-1.3, 0.5, 3.0), (-1.1, 0.6, 4.2)], [0.11, 0.07, 0.02], bark),
        tube([(1.8, 0.5, 2.8), (1.2, 0.7, 3.6), (1.1, 0.8, 4.6)], [0.1, 0.06, 0.02], bark),
    ]
    tree = group(boughs, motif="tree")
    last = loose_leaves(
        34, (-2.4, -0.8, 0.2), (2.4, 1, 4.2), ("#b5522c", "#d98a3a", "#8f3a20"), leaf=0.13, seed=3
    )
    near = tube(
        [(-3.0, -3.2, -1.6), (-1.4, -3.2, -1.15), (0.2, -3.1, -1.5), (2.0, -3.0, -1.3)],
        [0.2, 0.14, 0.1, 0.05],
        Paint("#2c2226", vary=0.2, bump=0.4),
        motif="branch",
    )
    wood_far = [
        bare_tree(8 + s, "#8a8288", seed=s).at(x, y, -5)
        for s, (x, y) in enumerate(
            ((-4.1, 6), (3.4, 7), (0.6, 10), (-1.6, 13), (5.4, 12), (-6, 11))
        )
    ]
    warmth = [
        lamp(160, "#ffb040", 0.5).at(0, -1.3, 1.2),
        lamp(90, "#ff9a38", 0.5).at(0.1, 0.9, 1.6),
    ]
    return Scene(
        things=[
            hollow,
            egg,
            flecks,
            brood,
            group(singed, embers, motif="feathers"),
            *smoke,
            tree,
            last,
            near,
            *wood_far,
            *warmth,
        ],
        camera=Camera((0, -6.6, 1.55), (0, 0, 1.35), lens=40),
        world=World("#a8a8b4", "#8a8288", 0.6),
        lights=[Sun(150, 20, 1.6, "#ffd0a0", 5), Sun(-70, 45, 0.9, "#c8ccd8")],
        sky=Sky(
            stops=((0.0, "#8f95a4"), (0.4, "#b4b4ba"), (0.7, "#d8c8bc"), (1.0, "#e8cfae")),
            clouds=(Clouds("#d8d2d0", "#8a8c9a", 0.5, 1.6, 0.0, 1.0, 0.5, 0.2),),
            glow=Glow(0.5, 0.5, 0.42, "#ffd890", 0.75),
        ),
        air=Air(exposure=1.2, fog=Fog(8, 22, "sky", 0.9), bloom=0.4, weather="sparks", amount=0.12),
    )
