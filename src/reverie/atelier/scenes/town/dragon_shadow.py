"""The dragon's shadow."""

import numpy as np

from reverie.atelier.develop import Air, Tint
from reverie.atelier.motifs.canines import dog
from reverie.atelier.motifs.cats import cat
from reverie.atelier.motifs.dragons import dragon
from reverie.atelier.motifs.floors import flagstones
from reverie.atelier.motifs.joinery import metal, rod, stone
from reverie.atelier.motifs.lamps import street_lamp
from reverie.atelier.motifs.shadows import shadow
from reverie.atelier.scene import Camera, Scene, Spot, World, card
from reverie.atelier.shapes import box, cutout, sheet, tube
from reverie.atelier.sky import Sky
from reverie.atelier.thing import Paint, group


@card(
    title="The dragon's shadow",
    concept="the smallest dog in the street has found the lamp under which it is what it feels "
    "like",
    alt="A very small dog under a street lamp throws the huge shadow of a dragon on a brick "
    "wall; a cat has fled up the drainpipe.",
    place="city",
    hour="night",
    palette="mustard lamplight, plum, brick",
    view="room",
    figures="one",
    moods=("proud", "funny", "a little eerie"),
    readings=(
        "self-image",
        "courage",
        "appearance",
        "hidden greatness",
        "fear",
        "the light one stands in",
    ),
)
def dragon_shadow() -> Scene:
    """The shadow is laid on the wall by hand; the lamp only makes it believable."""
    bricks = Paint("#c07a44", "#8a5236", "bricks", grain=1.6, vary=0.2, bump=0.4)
    gutter = metal("#4a3a4c")
    pipe = group(
        rod((2.42, -0.2, 0.3), (2.42, -0.2, 9), 0.1, gutter, sides=14),
        tube([(2.42, -0.2, 0.6), (2.42, -0.25, 0.25), (2.3, -0.6, 0.12)], 0.1, gutter),
        [box((0.34, 0.16, 0.1), gutter).at(2.42, -0.14, z) for z in (1.4, 3.2, 5.0)],
        motif="drainpipe",
    )
    climber = cat("walk", fur="#2c2034", eyes="#f8e070").turn(y=-72)
    paving = flagstones(14, 8, "#8a6a5c", "#6a4c50", stone=0.9).at(0, -3.6, 0.1)
    under_wing = cutout(
        [(-1.07, 3.27), (-0.47, 3.3), (-0.36, 2.6), (-0.5, 2.2), (-1, 1.97), (-1.2, 2)],
        0.01,
        Paint("#3a1c3c", vary=0.05, bump=0, rough=1, shine=0),
        motif="shadow",
    )
    foot = cutout(
        [(-1.95, 0.02), (0.55, 0.02), (0.55, 0.4), (-1.7, 0.5)],
        0.01,
        under_wing.paint,
        motif="shadow",
    )
    beast = shadow(dragon("sit").size(2.95), "#3a1c3c")
    height = paving.top()
    away, across = np.meshgrid(np.linspace(0, 1, 24), np.linspace(0, 1, 40), indexing="ij")
    x = -0.85 + 0.62 * across + away * (-1.4 + 2.4 * across)
    y = -2.55 + 2.55 * away
    z = [0.03 + (height(float(a), float(b)) or 0.1) for a, b in zip(x.flat, y.flat, strict=True)]
    dark = Paint("#3a1c3c", vary=0.05, bump=0, rough=1, shine=0)
    cast = sheet(np.stack([x, y, np.reshape(z, x.shape)], -1), dark, motif="shadow")
    return Scene(
        things=[
            box((40, 0.5, 14), bricks, bevel=0, motif="wall").at(0, 0.27, 7),
            paving,
            cast,
            box((40, 4, 0.2), stone("#5a4048"), motif="street").at(0, -9.2, -0.1),
            beast.at(-0.4, -0.03, 0.12),
            group(under_wing, foot).at(y=-0.03),
            dog("stand", fur="#fff2d8", patch="#8a4a2c").size(0.74).turn(8).at(-0.5, -2.5, 0.12),
            street_lamp(4.6, power=0).at(-1.65, -2.6, 0.1),
            pipe,
            climber.size(0.95).at(2.36, -0.3, 4.25),
        ],
        camera=Camera((0.15, -9.0, 0.75), (0.15, 0, 2.7), lens=41),
        world=World("#5a3a6c", "#4a2c38", 0.45),
        lights=[
            Spot((-1.2, -4.2, 4.6), (0.75, 0, 3.0), 1500, "#ffcc60", 112, 0.8),
            Spot((-1.65, -2.6, 4.2), (-1.2, -2.3, 0), 420, "#ffcf6a", 95, 0.8),
        ],
        sky=Sky(((0, "#2a1c3c"), (1, "#4a2c50"))),
        air=Air(1.5, None, bloom=0.4, saturation=1.1, tint=Tint("#3a1848", "#ffdc8c", 0.15)),
    )
