"""The ocean behind the window."""

import numpy as np

from reverie.atelier.develop import Air, Fog, Tint
from reverie.atelier.motifs.boats import rowing_boat
from reverie.atelier.motifs.fishes import fish
from reverie.atelier.motifs.joinery import plain, rod, slack, stone
from reverie.atelier.motifs.scatter import patches, ramp, tinted
from reverie.atelier.motifs.towers import flats
from reverie.atelier.motifs.water import rings, sea
from reverie.atelier.scene import Camera, Scene, Sun, World, card
from reverie.atelier.shapes import ball, box, sheet, tube
from reverie.atelier.sky import Disc, Sky
from reverie.atelier.thing import Paint, Thing, group, lamp, light


def pouring_sea(width: float, drop: float, reach: float) -> Thing:
    """Water that pours out of a window and widens as it falls; the sill is at the origin."""
    u, v = np.meshgrid(np.linspace(-1, 1, 60), np.linspace(0, 1, 90))
    fall = np.clip(v * 1.08 - 0.08, 0, 1)
    y = -reach * np.clip(v * 6, 0, 1) ** 0.7 - 0.35 * reach * v
    z = 0.16 * (1 - v) - drop * fall**1.35
    spread = width / 2 * (1 + 1.15 * v**1.3)
    ripple = patches(u * 5, v * 1.2, 0.5, 3, 4) - 0.5
    points = np.stack(
        [u * spread + 0.06 * ripple, y - 0.28 * (1 - u**2) * (0.3 + v) + 0.3 * ripple * v, z], -1
    )
    streak = patches(u * 9, v * 1.6, 0.5, 3, 7)
    tone = np.clip(0.24 + 0.4 * v**2 + 1.9 * (streak - 0.5) + 0.45 * np.abs(u) ** 5, 0, 1)
    colours = ramp(("#0a7090", "#1fa8b8", "#7fe0d8", "#f2fff8"), tone).reshape(-1, 3)
    wet = Paint(vary=0.05, bump=0.25, rough=0.2, shine=0.5, glow=0.42)
    return tinted(sheet(points, Paint()), lambda _: colours, wet).called("sea")


@card(
    title="The ocean behind the window",
    concept="somebody on the fourth floor has kept the sea at home for too long",
    alt="From a bright turquoise window of a dark block of flats the sea pours out with its fish "
    "and floods the street; a boat is moored at a balcony.",
    place="city",
    hour="night",
    palette="concrete grey, aquamarine",
    view="landscape",
    figures="none",
    moods=("overflowing", "astonished", "free"),
    readings=("longing", "secret", "too much", "outburst", "imagination", "neighbours"),
)
def window_ocean() -> Scene:
    """A grey front with one bright fall of water, left of the middle, and the boat below it."""
    block = flats(9, 5, wall="#8f98a4", lit="#ffcf80", share=0.05, seed=8).size(1.9)
    x0, z0 = -0.7 * 1.9, (5 * 0.72 + 0.62) * 1.9 - 2.6
    y0 = -0.74 * 1.9
    frame_paint = plain("#dff0ec")
    opening = group(
        box((0.82, 0.1, 1.0), light("#4fe0d8", 1.1)),
        box((1.02, 0.16, 0.1), frame_paint).at(0, -0.02, 0.54),
        box((0.1, 0.16, 1.1), frame_paint).at(-0.46, -0.02),
        box((0.1, 0.16, 1.1), frame_paint).at(0.46, -0.02),
        [
            box((0.44, 0.05, 0.98), Paint("#7fb8b8"), bevel=0.01)
            .at(side * 0.22, 0, 0)
            .turn(side * 62)
            .at(side * 0.5, -0.08)
            for side in (-1, 1)
        ],
        motif="window",
    ).at(x0, y0, z0)
    bright = Paint(vary=0.1, glow=0.45, rough=0.5)
    shoal = [
        (-1.2, -2.75, 4.1, 0.5, -60, 62, "#ff9a3c"),
        (-1.75, -2.9, 3.0, 0.62, 220, 50, "#ffc04a"),
        (-0.95, -3.1, 2.3, 0.7, -30, 66, "#ff7a4a"),
        (-2.1, -3.1, 1.75, 0.5, 200, 30, "#ffa04a"),
        (-0.35, -3.0, 3.4, 0.42, -20, 10, "#ffd060"),
        (0.35, -3.4, 1.0, 0.72, 10, -34, "#ff8a3c"),
        (-1.45, -3.4, 1.2, 0.55, -80, 60, "#ffd060"),
        (1.5, -3.0, 3.6, 0.4, 8, -16, "#ffb04a"),
    ]
    swimmers = [
        fish("gold", colour=hue, belly="#fff0d0")
        .painted(bright)
        .size(size)
        .turn(turn, y=tilt)
        .at(x, y, z)
        for x, y, z, size, turn, tilt, hue in shoal
    ]
    foam = Paint("#f2fff8", vary=0.05, glow=0.3)
    chance = np.random.default_rng(3)
    spray = [
        ball(float(chance.uniform(0.05, 0.24)), foam, sides=14, motif="foam")
        .size(1, 1, 0.6)
        .at(
            x0 + float(chance.normal(0, 0.8)),
            -3.15 + float(chance.normal(0, 0.3)),
            float(chance.uniform(0, 0.12)),
        )
        for _ in range(80)
    ]
    boat = rowing_boat(colour="#d8503a", oars=False).turn(28).size(1.05).at(1.1, -3.9, 0.05)
    rope = tube(
        slack(boat.point(-0.95, 0, 0.3), (0.72 * 1.9, -1.75, 2.42), 0.25),
        0.02,
        plain("#e8d8b0"),
        motif="rope",
    )
    balcony = group(
        box((1.4, 0.8, 0.12), stone("#b8c0c8")),
        box((1.44, 0.07, 0.07), plain("#d8e0e0")).at(0, -0.38, 0.6),
        [
            rod((x, -0.38, 0), (x, -0.38, 0.6), 0.02, plain("#d8e0e0"))
            for x in np.linspace(-0.68, 0.68, 11)
        ],
        motif="balcony",
    )
    return Scene(
        things=[
            sea("calm", "#0f7480", rough=0.1, near=-12, far=60),
            block.at(0, 0, -2.6),
            flats(8, 4, wall="#5f6c80", share=0.12, seed=3).size(1.9).at(8.5, 9, -2.4),
            flats(10, 4, wall="#5f6c80", share=0.12, seed=4).size(1.9).at(5.2, 19, -2.4),
            opening,
            *swimmers,
            *spray,
            boat,
            rope,
            balcony.at(0.7 * 1.9, -1.7, 2.15),
            pouring_sea(0.82, z0 - 0.35, 1.1).at(x0, y0 - 0.05, z0 - 0.42),
            rings(2.6, 3, "#a8f0e4", thick=0.02, deep=0.6).at(x0, -3.3, 0.05),
            lamp(60, "#6ff0e0", 0.4).at(x0, -3.1, z0 - 0.4),
            lamp(110, "#6ff0e0", 0.5).at(x0 + 0.4, -4.2, 1.2),
        ],
        camera=Camera((1.7, -11.6, 2.2), (-0.55, -0.5, 3.2), lens=39),
        world=World("#4a6690", "#1f5a64", 0.55),
        lights=[Sun(70, 40, 1.1, "#a8c4f0", 6)],
        sky=Sky(
            ((0, "#16294c"), (0.6, "#3a5f88"), (1, "#5a8aa0")),
            stars=90,
            moon=Disc(0.9, 0.16, 0.06, "#f4f6e4", 0.4),
        ),
        air=Air(
            1.75,
            Fog(13, 34, "#3f6484", 0.8),
            bloom=0.35,
            saturation=1.12,
            tint=Tint("#12304c", "#d8fff0", 0.1),
        ),
    )
