"""The snail town."""

import math

import numpy as np

from reverie.atelier.develop import Air, Fog, LowFog
from reverie.atelier.motifs.boxes import suitcase
from reverie.atelier.motifs.land import Hills, meadow, road
from reverie.atelier.motifs.leaves import grass_field
from reverie.atelier.motifs.people import figure, villager
from reverie.atelier.motifs.scatter import scatter
from reverie.atelier.motifs.small_life import snail
from reverie.atelier.motifs.towers import tower
from reverie.atelier.motifs.trees import cypress
from reverie.atelier.scene import Camera, Scene, Sun, World, card
from reverie.atelier.scenes.town.shared import small_house
from reverie.atelier.shapes import lathe, sheet
from reverie.atelier.sky import Clouds, Glow, Sky
from reverie.atelier.thing import Paint, Thing, group


def spiral_town(radius: float, height: float, turns: float = 3.5, count: int = 64) -> Thing:
    """A hill of terraces wound up like a shell, houses along the winding way, a tower on top."""
    rock = Paint("#e8d8b4", "#c9b088", vary=0.16, grain=1.6, bump=0.35)

    def spot(share: float) -> tuple[float, float, float]:
        return turns * 2 * math.pi * share, radius * (1 - 0.86 * share**0.9), height * share

    u, v = np.meshgrid(np.linspace(0, turns * 2 * math.pi, 260), np.linspace(0, 1, 7))
    share = u / (turns * 2 * math.pi)
    reach = radius * (1 - 0.86 * share**0.9)
    ring = reach * (1.12 - 0.02 * np.sin(v * 3))
    drop = height / turns * 1.15
    wall = sheet(
        np.stack(
            [
                ring * np.cos(u),
                ring * np.sin(u),
                np.maximum(height * share - drop * v, -0.12) + 0.02,
            ],
            -1,
        ),
        rock,
    )
    hem = 1.13 * radius
    base = lathe(
        [
            (hem * 0.8, 0.12),
            (hem, 0.06),
            (hem * 1.02, -0.1),
            (hem * 0.9, -0.36),
            (hem * 0.4, -0.52),
            (0.01, -0.55),
        ],
        Paint("#e2c598", "#b88a5c", "rings", grain=2, vary=0.15, bump=0.3),
        sides=60,
    )
    inner = reach * np.interp(v, (0, 1), (1.12, 0.1))
    floor = sheet(
        np.stack([inner * np.cos(u), inner * np.sin(u), height * share + 0.02], -1),
        Paint("#d2b98c", vary=0.15),
    )
    walls, roofs = ("#f4e6cc", "#ecd2b0", "#f0dcc8", "#e2c8a8"), ("#c9603c", "#b54e34", "#d27a4a")
    homes = []
    for at, where in enumerate(np.linspace(0, 0.97, count)):
        angle, out, z = spot(float(where))
        size = 0.42 - 0.12 * where
        home = small_house(at, walls, roofs, 0.25).size(size).turn(90 + math.degrees(angle))
        homes.append(home.at((out - 0.02) * math.cos(angle), (out - 0.02) * math.sin(angle), z))
    folk = []
    for at, where in enumerate((0.03, 0.07, 0.42, 0.8)):
        angle, out, z = spot(where)
        folk.append(
            villager(at, "wave")
            .size(0.19)
            .turn(math.degrees(angle))
            .at(1.08 * out * math.cos(angle), 1.08 * out * math.sin(angle), z + 0.02)
        )
    keep = tower(1.9, 0.42, wall="#f0dfc0", roof="#b54e34").size(0.42).at(z=height)
    return group(wall, base, floor, homes, keep, folk, motif="town")


@card(
    title="The snail town",
    concept="the town has decided to see the world, and it did not wait for everyone",
    alt="A large snail carries a hill town as its shell along a country road in the morning; a man "
    "with a suitcase runs after it.",
    place="village",
    hour="morning",
    palette="cream, terracotta, dew green",
    view="landscape",
    figures="crowd",
    moods=("cheerful", "gentle", "wistful"),
    readings=("too late", "home on the move", "slowness", "belonging", "leaving together", "haste"),
)
def snail_town() -> Scene:
    """The sun stands behind the snail; the road leads the eye from the runner to the town."""
    ground = Hills(0.3, 9, 3, rise=0.02)
    beast = snail(house=False, body="#dccfa0").size(2.9)
    town = spiral_town(1.32, 2.55).turn(-90, y=-6).at(-0.35, 0, 0.62)
    late = figure(
        "run",
        age="adult",
        wear="coat",
        colour="#35506a",
        hat="bowler",
        hat_colour="#2c2a30",
        scarf="#c8402c",
        wind=0.8,
    )
    late = late.turn(32).size(0.72).at(-1.25, -2.2, float(ground(-1.25, -2.2)) + 0.02)
    grip = late.left
    bag = suitcase(colour="#8a4a30").size(0.42).turn(32)
    return Scene(
        things=[
            meadow(ground, "#8fae5c", "#5f8a4c", "#c2bb70"),
            road(
                [(-8, -4.4), (-2.4, -2.2), (0, -0.5), (2, 0.6), (5, 2.6), (9, 8)],
                ground,
                "#e2cfa4",
                "#8fa058",
                width=2.6,
            ),
            group(beast, town).turn(20).at(0.2, 0.3, float(ground(0.2, 0.3)) + 0.05),
            late.thing,
            bag.at(grip[0], grip[1], grip[2] - 0.34),
            scatter(
                [cypress(2.6, seed=1), cypress(3.2, seed=2)],
                9,
                (-9, 9),
                (7, 18),
                height=ground,
                seed=5,
            ),
            grass_field(
                16000,
                (-4, 4),
                (-7, -3.2),
                ("#4a7a48", "#7fa85a", "#c2d48a"),
                height=ground,
                tall=0.15,
            ),
            grass_field(
                4000, (0, 6), (-3.2, 3), ("#4a7a48", "#7fa85a", "#c2d48a"), height=ground, tall=0.12
            ),
        ],
        camera=Camera((-0.1, -9.4, 0.9), (0.25, 0, 1.85), lens=43),
        world=World("#a8c8d0", "#b8b078", 0.6),
        lights=[Sun(-128, 30, 3.6, "#ffe6b4", 4)],
        sky=Sky(
            ((0, "#8fc4d0"), (0.5, "#e4ecd0"), (0.75, "#fbe8c4"), (1, "#fbe8c4")),
            clouds=(Clouds("#fff6e0", "#b8d0d0", 0.45, 1.6),),
            glow=Glow(0.12, 0.45, 0.5, "#fff2c8", 0.8),
        ),
        air=Air(
            1.15,
            Fog(11, 34, "#e2e8cc", 0.88),
            bloom=0.25,
            saturation=1.12,
            low_fog=LowFog("#eef4dc", 0.55, 0.75, 9, 20, 0.5),
        ),
    )
