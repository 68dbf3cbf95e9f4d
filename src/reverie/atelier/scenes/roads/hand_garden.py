"""The garden in the hand."""

import math

import numpy as np

from reverie.atelier.clay import Clay
from reverie.atelier.develop import Air, Fog
from reverie.atelier.motifs.flowers import daisy, poppy, tulip
from reverie.atelier.motifs.giant_faces import giant_face
from reverie.atelier.motifs.giant_hands import giant_grip
from reverie.atelier.motifs.land import Dunes, desert
from reverie.atelier.motifs.leaves import bush, grass_field, grass_tuft, vine
from reverie.atelier.motifs.scatter import scatter
from reverie.atelier.motifs.stone import boulder
from reverie.atelier.motifs.trees import oak
from reverie.atelier.motifs.winged import bee
from reverie.atelier.scene import Camera, Scene, Sun, World, card
from reverie.atelier.shapes import tube
from reverie.atelier.sky import Clouds, Sky
from reverie.atelier.thing import Array, Paint, Thing, group


def palm_garden() -> Thing:
    """A clod with a lawn, a tree, flowers and ivy, 2.2 wide, its lawn at about z = 0.2."""
    earth = (
        Clay("#7a5a3c", 0.25)
        .ball((0, 0.25, -0.2), (0.95, 0.85, 0.5))
        .ball((-0.35, -0.3, -0.3), (0.5, 0.4, 0.4))
        .ball((0.5, -0.25, -0.22), (0.45, 0.4, 0.32))
        .ball((0.1, 0, 0.02), (1.05, 0.92, 0.3), "#6f9a3a")
    )
    earth.ball((-0.5, -0.3, 0.06), (0.6, 0.5, 0.36), "#7fae42").ball(
        (0.55, -0.1, 0.14), (0.55, 0.5, 0.4), "#7fae42"
    )
    turf = earth.thing("garden", 90, Paint(vary=0.25, grain=5, bump=0.5))
    lawn = turf.top()
    chance = np.random.default_rng(5)
    flowers = []
    kinds = [
        poppy("#e2452c", 0.42, seed=1),
        daisy(tall=0.34, seed=2),
        tulip("#f2a83a", 0.45, seed=3),
        tulip("#d8487a", 0.42, seed=4),
    ]
    for at in range(54):
        angle, r = chance.uniform(0, 6.28), math.sqrt(chance.uniform(0.1, 1))
        x, y = float(0.98 * r * math.cos(angle)), float(0.84 * r * math.sin(angle))
        flowers.append(
            kinds[at % 4].size(float(chance.uniform(0.6, 1.1))).at(x, y, (lawn(x, y) or 0.2) - 0.02)
        )
    ivy = [
        vine(
            [(0.5, -0.85, 0.15), (0.6, -1.12, -0.3), (0.65, -1.2, -0.9), (0.6, -1.2, -1.5)],
            leaf=0.16,
            seed=1,
        ),
        vine([(-0.5, -0.85, 0.15), (-0.6, -1.15, -0.3), (-0.75, -1.15, -1.0)], leaf=0.15, seed=2),
        vine([(0.2, -0.9, 0.15), (0.3, -1.15, -0.25), (0.25, -1.2, -0.7)], leaf=0.13, seed=3),
    ]
    return group(
        turf,
        holding_roots(),
        flowers,
        ivy,
        oak(1.75, ("#2f6a2c", "#6aa83a", "#c4dc62"), seed=6).at(-0.3, -0.1, 0.22),
        bush(0.75, ("#2f6a34", "#5f9a40", "#a8cc5c"), blossoms="#f2b0c0", seed=2).at(
            -0.72, 0.2, 0.3
        ),
        grass_field(
            900,
            (-0.95, 0.95),
            (-0.8, 0.8),
            ("#3f7a2c", "#7fb840", "#c8dc68"),
            height=lambda a, b: 0.22 + 0 * a * b,
            tall=0.22,
        ),
        motif="garden",
    ).size(1.08)


def holding_roots() -> Thing:
    """Roots that run from the clod down the palm and the wrist, as if the garden held the hand."""
    bark = Paint("#6b4a32", "#4a3324", vary=0.25, bump=0.5)
    chance = np.random.default_rng(9)
    roots = []
    for x, long in ((-0.5, 0.9), (-0.15, 1.5), (0.3, 1.8), (0.6, 0.8)):
        sway = chance.normal(0, 0.09, 4)
        line = [
            (x, -0.55, -0.25),
            (x + sway[0], -0.72, -0.25 - 0.25 * long),
            (0.8 * x + sway[1], -0.74, -0.25 - 0.6 * long),
            (0.6 * x + sway[2], -0.76, -0.25 - long),
        ]
        roots.append(tube(line, [0.06, 0.045, 0.03, 0.008], bark, sides=9))
        twig = [
            line[1],
            (line[1][0] + 0.14, -0.75, line[1][2] - 0.2),
            (x + 0.24, -0.74, line[2][2]),
        ]
        roots.append(tube(twig, [0.03, 0.022, 0.006], bark, sides=7))
    return group(roots, motif="roots")


@card(
    title="The garden in the hand",
    concept="the statue was buried to the wrist and has not let go of what it was told to hold",
    alt="A huge stone hand rises from the desert and holds a small green garden with a tree; a "
    "bee flies towards it, and a stone face sleeps behind it.",
    place="desert",
    hour="morning",
    palette="bone, sky blue, garden green",
    view="landscape",
    figures="one",
    moods=("hopeful", "fresh", "ancient"),
    readings=("oasis", "a promise kept", "care", "offering", "perseverance", "ruins and seeds"),
)
def hand_garden() -> Scene:
    """The palm looks up to the viewer, and the garden lies in its hollow."""
    sand = Dunes(2.0, 10, 7)

    def ground(x: Array, y: Array) -> Array:
        near = np.exp(-((np.asarray(x) / 3) ** 2) - ((np.asarray(y) + 0.8) / 3) ** 2)
        return sand(x, y) * (1 - 0.8 * near) - 0.4 + 0.35 * near

    grip = giant_grip(
        "cradle",
        curl=(0.0, 0.34, 0.3, 0.34, 0.44),
        stone=True,
        skin="#f6f2ea",
        arm=2.2,
        spread=1.7,
        cells=200,
    )
    hand = grip.turn(y=-46).turn(112).size(2.3).at(0.1, -0.3, 0.5)
    px, py, pz = np.array(hand.point("palm")) + (0.02, 0.3, 0.28)
    wanderer = bee().turn(152, 0, -12).size(0.55).at(1.22, -2.6, 3.5)
    return Scene(
        things=[
            desert(ground, "#e2b878", "#b8824e", "#f6d8a0", far=60),
            hand.thing,
            palm_garden().at(px, py, pz),
            wanderer,
            scatter(
                boulder(0.6, "#dccfb4", seed=4),
                9,
                (-4, 4),
                (-3.5, 5),
                height=ground,
                seed=6,
                sizes=(0.3, 1.0),
                avoid=[(-1.5, 0, 1.5)],
            ),
            scatter(
                [
                    grass_tuft(0.4, 20, ("#7f9a3c", "#a8bc54", "#d8dc80"), seed=2),
                    daisy(tall=0.3, seed=5),
                ],
                20,
                (-0.3, 2.2),
                (-1.6, 0.4),
                height=ground,
                seed=5,
            ),
            giant_face(colour="#d8cbb0", neck=False)
            .turn(-62)
            .turn(y=-16)
            .size(2.0)
            .at(-4.3, 15.0, 1.7),
            giant_grip("fist", stone=True, skin="#d8cbb0")
            .thing.turn(y=-80)
            .size(1.3)
            .at(5.2, 19, 0),
        ],
        camera=Camera((-0.6, -8.8, 2.3), (0.05, 0, 2.2), lens=43),
        world=World("#8fc0f0", "#d8b488", 0.5),
        lights=[Sun(-82, 32, 4.4, "#ffe2b0", 3), Sun(130, 24, 1.2, "#cfe4ff", 6)],
        sky=Sky(
            ((0, "#4f9ad8"), (0.45, "#9ccdea"), (0.72, "#e6f0e0"), (1, "#fbeccb")),
            (Clouds("#ffffff", "#b8d0e4", 0.42, 1.6, 0.08, 0.6, 0.7, 0.5),),
        ),
        air=Air(1.05, Fog(11, 44, "#f0e4c8", 0.82), bloom=0.2, saturation=1.12),
    )
