"""The garden behind the lobby and the end: a path of flagstones between lanterns and blossom."""

import math
from dataclasses import dataclass

import numpy as np

from reverie.atelier.develop import Air, Developed, Fog, LowFog, develop
from reverie.atelier.motifs.flowers import flower_field
from reverie.atelier.motifs.lamps import lantern
from reverie.atelier.motifs.land import Hills, meadow
from reverie.atelier.motifs.leaves import bush, grass_field
from reverie.atelier.motifs.plants import mushrooms
from reverie.atelier.motifs.small_beasts import hare
from reverie.atelier.motifs.stone import boulder
from reverie.atelier.motifs.trees import cherry, cypress, oak
from reverie.atelier.motifs.woods import forest_wall
from reverie.atelier.rehearsal import rehearse
from reverie.atelier.room.hour import Hour
from reverie.atelier.scene import Camera, Light, Scene, Sun, World
from reverie.atelier.shapes import lathe
from reverie.atelier.sky import Clouds, Disc, Glow, Sky
from reverie.atelier.thing import Paint, Thing, group

GROUND = Hills(0.22, 6, 11, rise=0.035)
WIDEST = 1.25
"""pictures broader than this show more of the sides, not less of the sky"""


@dataclass(frozen=True)
class Look:
    """The light and the colours of an hour."""

    world: World
    lights: tuple[Light, ...]
    sky: Sky
    air: Air
    grass: tuple[str, str, str]
    blossom: tuple[str, str, str]
    leaves: tuple[str, str, str]
    stone: str
    fur: str
    lamps: float
    """how strong the lanterns are"""


LOOKS: dict[Hour, Look] = {
    "night": Look(
        World("#4a63b8", "#2a2f66", 0.75),
        (Sun(158, 34, 3.4, "#c9d6ff", 5), Sun(-60, 50, 0.7, "#8fa4f0", 6)),
        Sky(
            ((0.0, "#0d1748"), (0.4, "#22367f"), (0.62, "#5565b0"), (1.0, "#6f78bd")),
            (Clouds("#93a0e0", "#33458f", 0.4, 1.6, 0.05, 0.5, 0.5, 0.3, 2.8),),
            stars=200,
            glow=Glow(0.6, 0.28, 0.4, "#b9c6ff", 0.65),
            moon=Disc(0.7, 0.13, 0.036, "#fff3cc", 0.45),
        ),
        Air(
            1.25,
            Fog(9, 36, "#3a4d9a", 0.7),
            bloom=0.45,
            saturation=1.12,
            low_fog=LowFog("#5f72bd", 0.44, 0.62, 9, 24, 0.5),
        ),
        ("#3f6a58", "#22433f", "#6f9a78"),
        ("#6a5a9c", "#a98fd0", "#e2d2f4"),
        ("#1c3b40", "#2f5c56", "#5f8f7c"),
        "#a9b0cc",
        "#b4a8bc",
        9.0,
    ),
    "day": Look(
        World("#bcdcf0", "#d8d2a0", 0.85),
        (Sun(-40, 42, 3.0, "#fff0c8", 5),),
        Sky(
            ((0.0, "#9fcbe6"), (0.4, "#d5e8ea"), (0.62, "#f6ecd0"), (1.0, "#f6e6c4")),
            (Clouds("#ffffff", "#cfd8e0", 0.45, 1.6, 0.05, 0.5, 0.8, 0.6, 2.2),),
            glow=Glow(0.5, 0.3, 0.5, "#fff8e0", 0.6),
        ),
        Air(1.1, Fog(10, 40, "#e8ecd6", 0.75), bloom=0.2, saturation=1.08),
        ("#8fb858", "#6a9448", "#c9c874"),
        ("#e79ab8", "#f4bccb", "#fff0f0"),
        ("#4f7a3c", "#7fa850", "#c4d67c"),
        "#d2c8b2",
        "#a8805a",
        0.0,
    ),
}


def garden(width: int, height: int, hour: Hour, seed: int) -> Developed:
    """A garden that leaves its middle to what is said there."""
    scene = _scene(LOOKS[hour], width / height, seed)
    return develop(rehearse(scene, width, height), scene.sky, scene.air, seed)


def _scene(look: Look, broad: float, seed: int) -> Scene:
    # A tall picture is seen from further off, so that both sides of the path are on it.
    tall = broad < 1
    side = 2.3 if tall else 4.6
    camera = (
        Camera((0.3, -11.5, 3.4), (0.0, 2.0, 1.9), lens=44)
        if tall
        else Camera((0.2, -9.0, 2.5), (0.0, 2.0, 1.75), lens=36 * WIDEST)
    )
    return Scene(
        things=[
            meadow(GROUND, *look.grass, width=90, far=70, seed=seed % 97),
            *_path(look.stone),
            *_lanterns(look.lamps),
            *_trees(look, side),
            *_borders(look, side),
        ],
        camera=camera,
        world=look.world,
        lights=look.lights,
        sky=look.sky,
        air=look.air,
    )


def _way(y: float) -> float:
    """Where the path is at a distance: it winds, ever more narrowly, to the wood."""
    return 1.05 * math.sin(0.42 * y + 0.6) * (1 - 0.012 * max(y, 0))


def _level(x: float, y: float) -> float:
    return float(np.asarray(GROUND(x, y)))


def _path(colour: str) -> list[Thing]:
    """Stepping stones, each a little unlike the last."""
    chance = np.random.default_rng(8)
    stones: list[Thing] = []
    y = -9.0
    while y < 22:
        wide = float(chance.uniform(0.4, 0.52))
        slab = lathe(
            [(0, 0.07), (0.8 * wide, 0.07), (wide, 0.035), (wide * 0.96, -0.1)],
            Paint(colour, vary=0.2, grain=5, bump=0.3),
            sides=14,
            wobble=0.16,
            motif="path",
        )
        x = _way(y) + float(chance.normal(0, 0.05))
        stones.append(slab.turn(float(chance.uniform(0, 360))).at(x, y, _level(x, y) + 0.01))
        y += 2.15 * wide
    return stones


def _lanterns(power: float) -> list[Thing]:
    """Along the path, left and right in turn."""
    spots = ((-5.4, -1), (-2.6, 1), (0.6, -1), (4.0, 1), (8.0, -1), (12.5, 1))
    found = []
    for y, side in spots:
        x = _way(y) + side * 0.95
        lit = lantern(power=power).size(1.05) if power else lantern(power=0).size(1.05)
        found.append(lit.at(x, y, _level(x, y)))
    return found


def _trees(look: Look, side: float) -> list[Thing]:
    cherries = [cherry(3.6, look.blossom, seed=at, petals=30) for at in (1, 4)]
    oaks = [oak(3.8, look.leaves, leaves=110, seed=at) for at in (2, 5)]
    planted = (
        (cherries[0], -side, -1.2, 1.05),
        (cherries[1], side + 0.2, 0.8, 1.15),
        (oaks[0], -side - 1.6, 4.5, 1.2),
        (oaks[1], side + 2.2, 6.0, 1.25),
        (cherries[0].turn(120), side + 0.3, 11.0, 1.1),
        (cherries[1].turn(200), -side - 0.4, 10.0, 1.05),
        (cypress(4.4, look.leaves, seed=3), -3.1, 14.5, 1.0),
        (cypress(4.0, look.leaves, seed=6), 3.4, 15.5, 1.1),
        (cypress(4.2, look.leaves, seed=9), -5.0, 17.0, 1.0),
        (cypress(4.6, look.leaves, seed=2), 5.6, 18.5, 1.0),
    )
    wood = forest_wall(
        44, 25, tall=5, layers=2, shades=look.leaves, mist=look.blossom[0], kind="round",
        height=GROUND, seed=2,
    )  # fmt: skip
    return [*(tree.size(size).at(x, y, _level(x, y) - 0.05) for tree, x, y, size in planted), wood]


def _borders(look: Look, side: float) -> list[Thing]:
    chance = np.random.default_rng(5)
    bushes = []
    for at in range(16):
        y = float(chance.uniform(-4.5, 12))
        x = float(chance.choice((-1, 1)) * chance.uniform(0.62, 1.35) * side)
        made = bush(
            float(chance.uniform(0.8, 1.4)),
            look.leaves,
            blossoms=look.blossom[1] if at % 3 == 0 else None,
            seed=at % 4,
        )
        bushes.append(made.at(x, y, _level(x, y) - 0.04))
    rocks = [
        boulder(size, look.stone, moss="#4f6a45", seed=at).at(x, y, _level(x, y) - 0.05)
        for at, (x, y, size) in enumerate(((1.9, -4.4, 0.5), (-1.6, 2.6, 0.6), (-2.2, -5.2, 0.4)))
    ]
    watcher = hare(fur=look.fur).turn(-60).size(0.85).at(1.55, -1.2, _level(1.55, -1.2))
    return [
        group(bushes, motif="bush"),
        *rocks,
        watcher,
        mushrooms(5, 0.34, look.blossom[1], seed=2).at(-1.5, -4.9, _level(-1.5, -4.9)),
        grass_field(
            9000, (-9, 9), (-8.5, 12), look.grass, height=GROUND, tall=0.2, wide=0.03, seed=3
        ),
        flower_field(
            900, (-8, 8), (-7, 9), look.blossom, height=GROUND, tall=0.26, bloom=0.08, seed=6
        ),
    ]
