"""The lightest elephant."""

import math

import numpy as np

from reverie.atelier.clay import Clay
from reverie.atelier.develop import Air, Fog, LowFog
from reverie.atelier.motifs.anatomy import blade, place_of, rimmed
from reverie.atelier.motifs.flight import balloon
from reverie.atelier.motifs.flowers import poppy
from reverie.atelier.motifs.land import Hills, meadow
from reverie.atelier.motifs.leaves import grass_field
from reverie.atelier.motifs.scatter import scatter
from reverie.atelier.motifs.small_beasts import mouse
from reverie.atelier.motifs.trees import oak
from reverie.atelier.scene import Camera, Scene, Sun, World, card
from reverie.atelier.scenes.heights.shared import on
from reverie.atelier.shapes import ball, curve, sheet, tube
from reverie.atelier.sky import Clouds, Disc, Sky
from reverie.atelier.thing import Paint, Point, Thing, group


def sleeping_elephant() -> Thing:
    """An elephant asleep in the air, 3 long, looking to +x; its trunk and legs hang."""
    skin, pink = "#8e8a9c", "#c99a9c"
    body = Clay(skin, 0.14)
    body.ball((-0.15, 0, 0.72), (0.9, 0.56, 0.56)).ball((-0.72, 0, 0.62), (0.5, 0.52, 0.52))
    body.ball((0.45, 0, 0.72), (0.5, 0.5, 0.5))
    body.limb(
        [(-0.76, 0.34, 0.46), (-0.62, 0.42, 0.1), (-0.78, 0.42, -0.18)],
        [0.32, 0.21, 0.175],
        pair=True,
    )
    body.limb(
        [(0.55, 0.34, 0.5), (0.72, 0.4, 0.12), (0.68, 0.42, -0.12)], [0.22, 0.18, 0.165], pair=True
    )
    body.ball((1.1, 0, 0.78), (0.36, 0.33, 0.37)).ball(
        (1.12, 0.1, 0.98), (0.22, 0.18, 0.18), pair=True
    )
    trunk = curve(
        [
            (1.3, 0, 0.66),
            (1.56, 0, 0.46),
            (1.66, 0, 0.14),
            (1.64, 0, -0.14),
            (1.78, 0, -0.26),
            (1.92, 0, -0.18),
        ],
        18,
    )
    body.limb(list(trunk), list(np.linspace(0.22, 0.07, len(trunk))), blend=0.06)
    for nail in (-0.08, 0.02, 0.12):
        body.ball((0.62 + nail, 0.57, -0.2), (0.045, 0.03, 0.045), "#e0d4c4", pair=True, blend=0.01)
        body.ball(
            (-0.8 + nail, 0.58, -0.27), (0.045, 0.03, 0.045), "#e0d4c4", pair=True, blend=0.01
        )
    ear = blade(
        [(1.0, 0.3, 0.98), (0.82, 0.56, 0.86), (0.62, 0.66, 0.5)],
        [0.2, 0.4, 0.46, 0.36, 0.08], rimmed(pink, skin, 0.75, 0.3), skin,
        facing=(0.25, 1, 0.2), cup=0.16, thick=0.05, cells=(22, 17),
    )  # fmt: skip
    lid = [(1.2, 0.335, 0.84), (1.27, 0.325, 0.79), (1.35, 0.27, 0.82)]
    lash = tube(lid, 0.02, Paint("#3a3440", vary=0), sides=8)
    tusk = tube(
        [(1.3, 0.2, 0.5), (1.46, 0.26, 0.34), (1.64, 0.26, 0.34)],
        [0.05, 0.04, 0.01],
        Paint("#f6ecd8"),
    )
    tail = tube(
        [(-1.18, 0, 0.66), (-1.36, 0, 0.36), (-1.32, 0.04, 0.0)], [0.06, 0.035, 0.03], Paint(skin)
    )
    tuft = ball(0.07, Paint("#5a5266"), sides=12).size(1, 1, 1.7).at(-1.32, 0.04, -0.06)
    sided = [ear, lash, tusk]
    mirrored = [part.size(1, -1, 1) for part in sided]
    return group(body.thing("elephant", 150, Paint(vary=0.14, grain=2.6, bump=0.3, bump_grain=14)),
                 sided, mirrored, tail, tuft, motif="elephant")  # fmt: skip


def girth(x: float, wide: float, high: float, middle: float, colour: str) -> Thing:
    """A band of cloth around the body at x."""
    angle = np.linspace(0, 2 * math.pi, 41)
    edge = np.array([-0.1, 0.1])[:, None]
    points = np.stack(
        [
            x + edge + 0 * angle,
            wide * np.cos(angle) + 0 * edge,
            middle + high * np.sin(angle) + 0 * edge,
        ],
        -1,
    )
    return sheet(points, Paint(colour, vary=0.15, sheen=0.4), motif="band")


@card(
    title="The lightest elephant",
    concept="balloons hold the sleeping elephant just above the grass, and a mouse keeps the last",
    alt="A bunch of balloons holds a sleeping elephant just above the grass at dusk; a mouse below "
    "holds the string of one more balloon.",
    place="meadow",
    hour="dusk",
    palette="rose, grey, poppy",
    view="landscape",
    figures="one",
    moods=("tender", "weightless", "hushed"),
    readings=("trust", "friendship", "a heavy heart", "secret help", "the last straw", "rest"),
)
def balloon_elephant() -> Scene:
    """The low sun stands behind the balloons and shines through the grass."""
    chance = np.random.default_rng(12)
    ground = Hills(0.2, 6, 3)
    asleep = sleeping_elephant()
    bands = [girth(-0.55, 0.6, 0.6, 0.67, "#d8402f"), girth(0.3, 0.6, 0.6, 0.7, "#d8402f")]
    lift = 0.8

    def placed(thing: Thing) -> Thing:
        return thing.turn(197).size(1.16).at(0.1, 0, lift)

    anchors = [placed(asleep).point(x, y, 1.26) for x in (-0.55, 0.3) for y in (-0.18, 0.18)]
    colours = ("#d8402f", "#e8788a", "#f4b8b4", "#f8e3d4", "#c9506a", "#e9a08a", "#b7a8b8")
    spots: list[Point] = []
    while len(spots) < 34:
        a, r = chance.uniform(0, 2 * math.pi), math.sqrt(chance.random())
        spot = (
            0.1 + 1.95 * r * math.cos(a),
            float(chance.uniform(-0.8, 0.9)),
            4.75 + 1.3 * r * math.sin(a),
        )
        if all(math.dist(spot, other) > 0.62 for other in spots):
            spots.append(spot)
    bunch = []
    for at, spot in enumerate(spots):
        anchor = anchors[(0 if spot[0] > 0 else 2) + at % 2]
        to = tuple(np.subtract(anchor, spot))
        size = float(chance.uniform(0.34, 0.46))
        bunch.append(balloon(size, colour=colours[at % 7], to=to).at(*spot))
    keeper = mouse("stand", fur="#b8a8a0").turn(150).size(0.95).at(*on(ground, 1.45, -1.7))
    paw = place_of(keeper, "hand")
    last = (1.75, -1.6, 2.75)
    kept = balloon(0.36, colour="#d8402f", to=tuple(np.subtract(paw, last))).at(*last)
    field = meadow(ground, "#6f9a4c", "#4a7440", "#b0b45c", near=-8, far=60)
    grass = grass_field(
        7000,
        (-4, 4),
        (-4.6, 5),
        ("#4a7c40", "#8cbc58", "#f6e48c"),
        height=ground,
        tall=0.26,
        seed=2,
    )
    poppies = scatter(
        [poppy("#d8382a", 0.5, seed=s) for s in (1, 2, 3)],
        46,
        (-3.6, 3.6),
        (-3.9, 6),
        height=ground,
        seed=6,
        avoid=[(1.45, -1.7, 0.6)],
        sizes=(0.6, 1.0),
    )
    near = [
        poppy("#c22c24", 0.7, seed=5).size(1.25).at(*on(ground, x, y))
        for x, y in ((-1.95, -4.3), (-1.5, -4.5), (1.95, -4.2))
    ]
    trees = [
        oak(3.2 + 0.6 * s, ("#7a5a6a", "#a07a7c", "#c99a8a"), seed=s).at(x, y, -0.2)
        for s, (x, y) in enumerate(((-5, 15), (4.6, 18), (-1.6, 24), (8, 20)))
    ]
    return Scene(
        things=[
            placed(group(asleep, bands)),
            *bunch,
            keeper,
            kept,
            field,
            grass,
            poppies,
            *near,
            *trees,
        ],
        camera=Camera((0, -8.2, 1.7), (0, 0, 2.85), lens=36),
        world=World("#d8a0b0", "#c08a72", 0.6),
        lights=[Sun(152, 19, 5.2, "#ffb070", 3), Sun(-50, 35, 1.25, "#ffc2b4")],
        sky=Sky(
            stops=(
                (0.0, "#8f6f98"),
                (0.3, "#c8849a"),
                (0.6, "#f0a898"),
                (0.8, "#fccf9e"),
                (1.0, "#fde0b0"),
            ),
            clouds=(Clouds("#ffd2b0", "#b07a98", 0.5, 2.0, 0.0, 0.72, 0.65, 0.4),),
            sun=Disc(0.78, 0.68, 0.075, "#fff0c4", 0.6),
        ),
        air=Air(
            exposure=1.34,
            fog=Fog(11, 40, "sky", 0.9),
            low_fog=LowFog("#fbd0ac", 0.6, 0.78, 9, 22, 0.5),
        ),
    )
