"""The moon swing."""

import math
from dataclasses import replace

import numpy as np

from reverie.atelier.develop import Air, Fog
from reverie.atelier.motifs.bodies import POSES
from reverie.atelier.motifs.clothes import shoe
from reverie.atelier.motifs.clouds import cloud
from reverie.atelier.motifs.heavens import crescent
from reverie.atelier.motifs.houses import house
from reverie.atelier.motifs.joinery import wood
from reverie.atelier.motifs.land import meadow
from reverie.atelier.motifs.scatter import patches
from reverie.atelier.motifs.woods import fir
from reverie.atelier.scene import Camera, Scene, Sun, World, card
from reverie.atelier.scenes.heights.shared import grasping, on
from reverie.atelier.shapes import box, tube
from reverie.atelier.sky import Clouds, Glow, Sky
from reverie.atelier.thing import Array, Paint, Point, group, lamp


@card(
    title="The moon swing",
    concept="she swings from the horns of the moon so high that the ground has lost her shoe",
    alt="A girl in a red dress swings from the two horns of a crescent moon over sleeping hills; "
    "one of her shoes is falling.",
    place="sky",
    hour="night",
    palette="indigo, butter, red",
    view="landscape",
    figures="one",
    moods=("weightless", "joyful", "alone"),
    readings=("freedom", "childhood", "letting go", "first love", "dream", "recklessness"),
)
def moon_swing() -> Scene:
    """The moon lights her from above; the hills below keep a few lit windows."""
    yaw, radius = -40, 2.2
    moon = crescent(radius, "#ffe9a6", fat=0.5, thick=0.36, glow=0.95, seed=3)
    moon = moon.turn(y=84).turn(yaw).at(-0.3, 0.4, 5.75)
    tips = [moon.point(0.79 * radius, 0, s * 0.6 * radius) for s in (-1, 1)]
    seat = np.array([0.62, 0.4, 2.45])
    facing, tilt = yaw + 72, -24
    side = np.array([-math.sin(math.radians(facing)), math.cos(math.radians(facing)), 0])
    ends = [tuple(seat + side * s * 0.5) for s in (1, -1)]
    if tips[0][0] > tips[1][0]:
        tips.reverse()
    cord = Paint("#f3dfae", vary=0.1)
    ropes = [tube([tip, end], 0.022, cord) for tip, end in zip(tips, ends, strict=True)]
    board = box((0.4, 1.06, 0.06), wood("#a86a3a")).turn(y=tilt).turn(facing).at(*seat)
    kick = replace(
        POSES["sit"], lean=-26, head=(16, 0, 0), toes=(40, 60), grips=("grip", "grip"),
        feet=((0.92, 0.12, 0.0), (0.8, 0.16, -0.3)),
    )  # fmt: skip

    def along(end: Point, tip: Point, share: float) -> Point:
        return tuple(np.array(end) * (1 - share) + np.array(tip) * share)

    girl = grasping(
        kick,
        lambda p: p.turn(y=tilt * 0.5).turn(facing).size(1.85).at(*(seat + (0, 0, 0.02))),
        left=along(ends[0], tips[0], 0.24),
        right=along(ends[1], tips[1], 0.24),
        wear="dress", colour="#d22f2a", legs="#f0c7a4", hair="chestnut", hairstyle="braids",
        shoes="bare", wind=0.8,
    )  # fmt: skip
    falling = (
        shoe("shoes", "#e0342c").called("shoe").size(0.17).turn(20, 30, 50).at(1.75, -0.4, 1.9)
    )

    def sleepers(x: Array, y: Array) -> Array:
        x, y = np.asarray(x, float), np.asarray(y, float)
        humps = (
            (-3.6, 6, 7, 2.1),
            (3.4, 9, 9, 3.0),
            (-2.6, 16, 18, 4.3),
            (6.5, 24, 40, 6.0),
            (-9, 26, 50, 6.2),
        )
        return (
            0.1 * patches(x, y, 2, 3, 4)
            - 1.3
            + sum(h * np.exp(-((x - a) ** 2) / w - (y - b) ** 2 / w) for a, b, w, h in humps)
        )

    hills = meadow(sleepers, "#2c5a78", "#173458", "#5f98a4", width=70, near=-10, far=60)
    homes = []
    for at, (x, y, turn) in enumerate(
        (
            (-2.6, 4.2, 14),
            (-1.0, 5.6, -10),
            (1.0, 6.2, 20),
            (2.4, 6.8, -14),
            (0.0, 9.0, 0),
            (-2.2, 13, 12),
            (-0.6, 13, -8),
            (3.4, 12, 0),
        )
    ):
        home = house("cottage", wall="#56609a", roof="#2f376e", strength=8, seed=at)
        homes.append(home.size(0.36).turn(turn).at(*on(sleepers, x, y)).at(z=-0.12))
    drift = cloud(3.6, "#a9aee2", "#474b92", seed=4).at(3.4, 6, 3.4)
    firs = [
        fir(2.6 + 0.5 * at, ("#16234e", "#24386a", "#4a6a96"), seed=at).at(x, y, -1.95)
        for at, (x, y) in enumerate(((-1.8, -1.6), (-1.25, -0.8), (1.95, -1.4)))
    ]
    shine = lamp(330, "#ffe3a0", 0.8).at(-0.3, -0.9, 5.5)
    return Scene(
        things=[
            moon,
            group(ropes, board, motif="swing"),
            girl.thing,
            falling,
            hills,
            *homes,
            drift,
            *firs,
            shine,
        ],
        camera=Camera((0, -8.6, 1.7), (0, 0, 3.75), lens=38),
        world=World("#4a54a8", "#39407c", 0.75),
        lights=[Sun(160, 50, 1.6, "#c8c4ff"), Sun(-60, 40, 0.7, "#8f9cf0")],
        sky=Sky(
            stops=((0.0, "#171b52"), (0.45, "#2b3486"), (0.75, "#5560b4"), (1.0, "#8a8fd0")),
            stars=170,
            glow=Glow(0.46, 0.16, 0.55, "#ffe6a8", 0.5),
            clouds=(Clouds("#7e86d2", "#2a307a", 0.42, 1.8, 0.3, 0.9, 0.5, 0.4),),
        ),
        air=Air(exposure=1.4, fog=Fog(13, 46, "#7a86d2", 0.8), bloom=0.3),
    )
