"""The giant under the moss."""

import math

import numpy as np

from reverie.atelier.develop import Air, Fog
from reverie.atelier.motifs.birds import bird
from reverie.atelier.motifs.giant_faces import giant_face
from reverie.atelier.motifs.joinery import rod, wood
from reverie.atelier.motifs.land import Hills, meadow
from reverie.atelier.motifs.leaves import foliage, grass_field, leafy, loose_leaves
from reverie.atelier.motifs.people import figure
from reverie.atelier.motifs.plants import fern, mushrooms
from reverie.atelier.motifs.scatter import scatter
from reverie.atelier.motifs.woods import forest_wall, trunk_columns
from reverie.atelier.scene import Camera, Scene, Sun, World, card
from reverie.atelier.shapes import ball, box, cutout, tube
from reverie.atelier.sky import Glow, Sky
from reverie.atelier.thing import Mesh, Paint, Thing, group


def grown_over(face: Thing) -> Thing:
    """Moss all over a head that looks to +x, but for the middle of its face."""
    cover = leafy(face, ("#2f4a26", "#6a8a3a", "#b8c65c"), count=60000, leaf=0.05, seed=2).parts[1]
    assert cover.mesh is not None
    assert cover.mesh.colours is not None
    blades = cover.mesh.vertices.reshape(-1, 4, 3)
    x, y, z = blades.mean(1).T
    edge = 0.1 * np.sin(9 * y + 3) + 0.08 * np.sin(13 * z + 1)
    bare = (x > 0.3) & (np.hypot(y / 0.62, (z + 0.28) / 0.72) + edge < 1)
    kept = np.flatnonzero(~bare)
    corners = np.arange(4 * len(kept), dtype=np.int32).reshape(-1, 4)
    mesh = Mesh(
        blades[kept].reshape(-1, 3),
        (corners,),
        cover.mesh.colours.reshape(-1, 4, 3)[kept].reshape(-1, 3),
    )
    return Thing(mesh, cover.paint, "moss")


@card(
    title="The giant under the moss",
    concept="a child sweeps the leaves from a giant's lashes, so that it may wake, or sleep well",
    alt="A giant face sleeps under moss in a morning forest; a child in red sweeps leaves from its "
    "lashes, and a tiny chimney smokes on its brow.",
    place="forest",
    hour="morning",
    palette="moss green, dew white, robin red",
    view="room",
    figures="one",
    moods=("tender", "hushed", "ancient"),
    readings=("care", "sleep", "duty", "earth", "waking", "the small and the great"),
)
def moss_face() -> Scene:
    """The head lies back in the ground, so that one can stand on its cheek."""
    chance = np.random.default_rng(3)
    head = giant_face(colour="#b3ae90", lip="#a58a6c", moss="#7f9a48", neck=False, cells=190)
    lashes = [
        tube(
            [
                (0.87, s * y, -0.09),
                (0.95, s * (y + 0.2 * (y - 0.36)), -0.15),
                (1.0, s * (y + 0.5 * (y - 0.36)), -0.11),
            ],
            [0.014, 0.01, 0.002],
            Paint("#2c2a1c"),
            sides=6,
        )
        for s in (-1, 1)
        for y in np.linspace(0.22, 0.5, 9)
    ]
    giant = (
        group(head, grown_over(head), lashes, motif="giant")
        .size(2.15)
        .turn(-90)
        .turn(x=-60)
        .turn(y=-9)
        .at(-0.1, 0.9, 0.5)
    )
    height = head.size(2.15).turn(-90).turn(x=-60).turn(y=-9).at(-0.1, 0.9, 0.5).top()
    at = giant.point(0.78, 0.56, -0.36)
    child = figure(
        "reach",
        colour="#d0392a",
        hat="beanie",
        hat_colour="#a82a24",
        hair="honey",
        hairstyle="braids",
        scarf="#f0e2c0",
    )
    child = child.turn(118).size(1.0).at(at[0], at[1], (height(at[0], at[1]) or 1) - 0.03)
    hand, sweep = np.array(child.right), np.array(giant.point(1.0, 0.36, -0.12))
    back = hand + 0.45 * (hand - sweep)
    broom = group(
        rod(back, sweep, 0.03, wood("#8a5a34")),
        [
            tube(
                [sweep, sweep + 0.4 * (sweep - hand) + chance.normal(0, 0.07, 3)],
                [0.024, 0.008],
                Paint("#e0b868"),
                sides=5,
            )
            for _ in range(40)
        ],
        motif="broom",
    )
    brow = giant.point(0.5, -0.3, 0.92)
    chimney = (
        box((0.2, 0.2, 0.5), Paint("#b06a50", "#7f4438", "bricks", grain=12, bump=0.3))
        .at(brow[0], brow[1], brow[2] + 0.16)
        .called("chimney")
    )
    puffs = [
        ball(0.08 + 0.04 * step, Paint("#f6f6ee", vary=0.05, glow=0.2), sides=16)
        .size(1.1, 1, 0.85)
        .at(
            brow[0] - 0.1 * step + 0.08 * math.sin(step * 2.2), brow[1], brow[2] + 0.5 + 0.17 * step
        )
        .called("smoke")
        for step in range(6)
    ]
    nose = giant.point(1.12, 0, -0.36)
    littered = [
        giant.point(0.9, float(y), float(z))
        for y, z in zip(chance.uniform(0.2, 0.55, 16), chance.uniform(-0.25, 0.02, 16), strict=True)
    ]
    leaf = cutout(
        [(0, 0), (0.05, 0.08), (0, 0.18), (-0.05, 0.08)], 0.008, Paint("#d9802f", "#b5532d")
    )
    leaves = [
        leaf.turn(float(chance.uniform(0, 360)), float(chance.uniform(20, 80)))
        .at(*spot)
        .called("leaves")
        for spot in littered
    ]
    ground = Hills(0.3, 4, 8)
    cushions = [
        ((2.0 * math.cos(a), 0.5 + 2.3 * math.sin(a), -0.05), float(chance.uniform(0.4, 0.75)))
        for a in np.linspace(-3.4, 0.3, 15)
    ]
    return Scene(
        things=[
            foliage(
                cushions,
                ("#2f4a26", "#6a8a3a", "#b8c65c"),
                leaves=420,
                leaf=0.08,
                squash=0.6,
                seed=4,
            ).called("moss"),
            giant,
            child.thing,
            broom,
            chimney,
            *puffs,
            *leaves,
            loose_leaves(14, (0.1, -1.6, 1.9), (1.0, -0.6, 2.9), leaf=0.12, seed=5),
            bird("perch", colour="#7a6450", belly="#e0492c")
            .turn(-35)
            .size(0.55)
            .at(nose[0], nose[1], nose[2] - 0.02),
            meadow(ground, "#5d7a38", "#3c5a2c", "#8a9448"),
            trunk_columns(
                20, (-8, 8), (3.5, 14), bark="#4a3f30", mist="#b8c8a0", clearing=0.8, seed=5
            ),
            forest_wall(
                30,
                11,
                tall=7,
                layers=2,
                mist="#c0cfa8",
                shades=("#2f4f34", "#54783f", "#8fa85a"),
                seed=3,
            ),
            scatter(
                [fern(1.2, "#3f6a38", seed=1), fern(1.0, "#55803f", seed=2)],
                26,
                (-3.6, 3.6),
                (-3.6, -1.7),
                height=ground,
                seed=6,
                sizes=(0.6, 1.0),
                where=lambda x, y: abs(x) > 0.9 or y < -2.7,
            ),
            scatter(
                [fern(1.2, "#55803f", seed=4)],
                16,
                (-5, 5),
                (1.4, 5),
                height=ground,
                seed=7,
                where=lambda x, _: abs(x) > 2.1,
            ),
            mushrooms(5, 0.5, "#c9572f", seed=3).at(-1.75, -2.0, 0),
            grass_field(
                4000, (-5, 5), (-5.5, 5), ("#2f4a28", "#64843c", "#a8b85c"), height=ground, tall=0.2
            ),
        ],
        camera=Camera((0.5, -7.2, 5.3), (-0.05, 0.05, 1.62), lens=45),
        world=World("#b8d4c0", "#7f8a50", 0.5),
        lights=[Sun(82, 42, 3.8, "#fff0b8", 4), Sun(-60, 50, 0.5, "#cfe8e0", 8)],
        sky=Sky(
            ((0, "#b8d0a0"), (0.6, "#e6eec0"), (1, "#f2f2d0")),
            glow=Glow(0.8, 0.1, 0.6, "#fffbe0", 0.9),
        ),
        air=Air(1.2, Fog(9.0, 20, "#dbe6b8", 0.88), bloom=0.25, saturation=1.12),
    )
