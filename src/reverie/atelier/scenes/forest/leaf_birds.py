"""Leaves that are birds."""

import math

import numpy as np

from reverie.atelier.colour import mix
from reverie.atelier.develop import Air, Fog
from reverie.atelier.motifs.anatomy import blade, tipped
from reverie.atelier.motifs.land import Hills, meadow
from reverie.atelier.motifs.leaves import fallen_leaves, grass_field
from reverie.atelier.motifs.scatter import scatter
from reverie.atelier.motifs.trees import autumn_tree
from reverie.atelier.scene import Camera, Scene, Sun, World, card
from reverie.atelier.shapes import tube
from reverie.atelier.sky import Clouds, Glow, Sky
from reverie.atelier.thing import Paint, Thing, group


def leaf_bird(flap: float, colour: str, dark: str, long: float = 1.0) -> Thing:
    """A bird of three leaves that flies to +x: a body with its stem for a tail, and two wings."""
    rise = math.radians(flap)
    reach = (0.78 * math.cos(rise), 0.78 * math.sin(rise))
    tint = tipped(colour, dark, 0.66, 0.3)
    body = blade(
        [(-0.5 * long, 0, 0.0), (0.05, 0, 0.05), (0.52, 0, 0.04)],
        [0.01, 0.17, 0.12, 0.015],
        mix(colour, dark, 0.25),
        mix(colour, dark, 0.45),
        cup=0.5,
        thick=0.1,
    )
    wings = [
        blade(
            [
                (0.1, 0.03 * s, 0.05),
                (0.08, 0.55 * s * reach[0], 0.55 * reach[1] + 0.06),
                (-0.2, s * reach[0], reach[1]),
            ],
            [0.12, 0.27, 0.16, 0.005],
            tint,
            mix(colour, dark, 0.5),
            cup=0.12,
            facing=(0, -s * math.sin(rise), math.cos(rise)),
        )
        for s in (-1, 1)
    ]
    stem = tube(
        [(-0.48 * long, 0, 0), (-0.72 * long, 0, 0.05)], [0.02, 0.012], Paint(dark), sides=6
    )
    return group(body, wings, stem, motif="bird")


@card(
    title="Leaves that are birds",
    concept="every autumn the tree lets its leaves go and does not ask which of them will return",
    alt="A dark tree loses its copper leaves, which turn into birds and fly away over a cream sky; "
    "one dark bird comes back.",
    place="nowhere",
    hour="morning",
    palette="cream, copper, ink",
    view="landscape",
    figures="none",
    moods=("airy", "wistful", "free"),
    readings=(
        "letting go",
        "transformation",
        "return",
        "children leaving",
        "freedom",
        "generations",
    ),
)
def leaf_birds() -> Scene:
    """Leaves near the tree, birds away from it; only the ink-blue one flies home."""
    chance = np.random.default_rng(21)
    coppers = ("#c8622a", "#b5482a", "#e08a3c", "#a83f2c", "#d9a050")
    dark = "#3a2426"
    kinds = [leaf_bird(flap, colour, dark) for flap in (48, 22, -14) for colour in coppers]
    flock = []
    for at in range(74):
        share = (at + float(chance.uniform(0, 1))) / 74
        x = -0.7 + 3.3 * share**0.9 + float(chance.normal(0, 0.35))
        y = 0.9 - 3.0 * share + float(chance.normal(0, 0.7))
        z = 3.3 + 1.25 * share + float(chance.normal(0, 0.6 + 0.2 * share))
        size = 0.18 + 0.26 * share + float(chance.uniform(0, 0.1))
        made = kinds[int(chance.integers(len(kinds)))].turn(
            float(chance.normal(18, 22)), float(chance.normal(0, 16)), float(chance.normal(-22, 12))
        )
        flock.append(made.size(size).at(x, y, z))
    near = [
        leaf_bird(40, "#c8622a", dark).turn(24, 14, -20).size(0.95).at(0.95, -3.2, 3.75),
        leaf_bird(-6, "#b5482a", dark).turn(10, -20, -26).size(0.7).at(0.35, -2.4, 4.75),
    ]
    homecoming = (
        leaf_bird(34, "#3f62a8", "#24345c").turn(160, 10, -10).size(0.85).at(0.85, -1.6, 1.75)
    )
    ground = Hills(0.3, 9, 3)
    pale = Paint("#efe0c0", "#e2cfa8", vary=0.08, grain=1.0, bump=0.2)
    return Scene(
        things=[
            meadow(ground, "#ecdcb8", "#d8c298", "#f4e8cc").painted(pale),
            autumn_tree(
                5.4, ("#a83f2c", "#c8622a", "#e8a04a"), "#2c2328", leaves=7, falling=1, seed=5
            ).at(-1.35, 0.6, float(ground(-1.35, 0.6)) - 0.05),
            *flock,
            *near,
            homecoming,
            fallen_leaves(
                340,
                (-3.6, 1.6),
                (-4.6, 2.4),
                ("#a83f2c", "#c8622a", "#e0964a"),
                height=ground,
                seed=2,
            ),
            scatter(
                [autumn_tree(4, ("#d0a880", "#e0bf94"), "#8a7468", leaves=1, falling=1, seed=3)],
                5,
                (-9, 9),
                (14, 26),
                height=ground,
                seed=6,
            ),
            grass_field(
                1600,
                (-4, 4),
                (-6, 4),
                ("#b89a68", "#d8c090", "#f0e0b8"),
                height=ground,
                tall=0.2,
                patchy=0.8,
            ),
        ],
        camera=Camera((0.15, -8.2, 1.9), (0.0, 0.3, 3.1), lens=38),
        world=World("#f0e6d0", "#e0c090", 0.75),
        lights=[Sun(108, 26, 3.2, "#ffdfae", 4)],
        sky=Sky(
            ((0, "#e6d6b4"), (0.5, "#f6ead0"), (0.8, "#fbf2dc"), (1, "#fbf2dc")),
            (Clouds("#fffaf0", "#dcc8a4", 0.46, 1.7, 0.0, 0.7, 0.6, 0.4),),
            glow=Glow(0.92, 0.6, 0.6, "#fffaf0", 0.8),
        ),
        air=Air(1.08, Fog(10, 34, "#f8ecd0", 0.9), bloom=0.2, saturation=1.08),
    )
