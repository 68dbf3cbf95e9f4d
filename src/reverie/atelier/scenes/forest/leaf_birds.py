"""Leaves that are birds."""

import math

import numpy as np

from reverie.atelier.colour import mix
from reverie.atelier.develop import Air, Fog
from reverie.atelier.motifs.anatomy import blade, tipped
from reverie.atelier.motifs.birds import bird
from reverie.atelier.motifs.land import Hills, meadow
from reverie.atelier.motifs.leaves import fallen_leaves, grass_field
from reverie.atelier.motifs.scatter import facing, ramp, scatter, swarm
from reverie.atelier.motifs.trees import HABITS, autumn_tree, bark_paint, grown, timber
from reverie.atelier.scene import Camera, Scene, Sun, World, card
from reverie.atelier.shapes import ball, tube
from reverie.atelier.sky import Clouds, Glow, Sky
from reverie.atelier.thing import Paint, Thing, group


def leaf_bird(flap: float, colour: str, dark: str, long: float = 1.0) -> Thing:
    """A bird of leaves that flies to +x: a body with its stem for a tail, wings, a small head."""
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
    head = ball(0.1, Paint(mix(colour, dark, 0.3), vary=0.1), sides=12).at(0.5, 0, 0.09)
    beak = tube([(0.56, 0, 0.09), (0.74, 0, 0.06)], [0.045, 0.008], Paint(dark), sides=6)
    return group(body, wings, stem, head, beak, motif="bird")


def turning_tree(height: float, shades: tuple[str, ...], bark: str, seed: int) -> Thing:
    """A thin-branched tree whose many leaves are pointed ovals, folded along the middle."""
    branches, ends = grown(HABITS["autumn"], height, seed)
    chance = np.random.default_rng(seed)
    spots = np.repeat(np.array(ends), 13, axis=0)
    spots = spots + chance.normal(0, 0.034 * height, spots.shape)
    half = [(0, 0), (0.2, 0.22), (0.26, 0.48), (0.13, 0.8)]
    leaf = np.array(
        [(x, y, 0.35 * x) for x, y in half]
        + [(0, 1.05, -0.06)]
        + [(-x, y, 0.35 * x) for x, y in half[:0:-1]]
    )
    faces = np.array([(0, at, at + 1) for at in range(1, len(leaf) - 1)], np.int32)
    turns = facing(chance.normal(size=spots.shape) + (0, -0.5, 0.6), chance)
    sizes = 0.034 * height * chance.uniform(0.6, 1.3, len(spots))
    tints = ramp(shades, chance.normal(0.5, 0.3, len(spots)))
    crown = Thing(swarm(leaf, faces, spots, turns, sizes, tints), Paint(vary=0.1), "leaves")
    paint = bark_paint(bark)
    trunk = branches[0]
    low, fork = np.array(trunk.path[0]), np.array(trunk.path[-1])
    wide, thin = float(trunk.radii[0]), float(trunk.radii[-1])
    collar = tube(
        [tuple(low + (fork - low) * t) for t in (0.55, 0.8, 1.0, 1.25)],
        [wide * 0.9, thin * 1.25, thin * 1.1, thin * 0.6],
        paint,
        sides=14,
    )
    return group(timber(branches, paint), collar, crown, motif="tree")


@card(
    title="Leaves that are birds",
    concept="every autumn the tree lets its leaves go and does not ask which of them will return",
    alt="A dark tree loses its copper leaves, which turn into birds and fly away over a cream "
    "sky; one blue bird flies back towards it.",
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
        bird("wings up", colour="#3a5690", belly="#6f88b8", wings="#2a3d6c", cells=120)
        .turn(160, 14, -6)
        .size(1.25)
        .at(0.95, -1.6, 1.4)
    )
    ground = Hills(0.3, 9, 3)
    pale = Paint("#efe0c0", "#e2cfa8", vary=0.08, grain=1.0, bump=0.2)
    return Scene(
        things=[
            meadow(ground, "#ecdcb8", "#d8c298", "#f4e8cc").painted(pale),
            turning_tree(5.4, ("#a83f2c", "#c8622a", "#e8a04a"), "#2c2328", 5).at(
                -1.35, 0.6, float(ground(-1.35, 0.6)) - 0.05
            ),
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
