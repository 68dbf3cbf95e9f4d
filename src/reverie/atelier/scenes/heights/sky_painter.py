"""The sky painter."""

import math

import numpy as np

from reverie.atelier.develop import Air, Fog
from reverie.atelier.motifs.fittings import ladder
from reverie.atelier.motifs.heavens import star, star_dust
from reverie.atelier.motifs.kitchen import bucket
from reverie.atelier.motifs.land import Hills, meadow
from reverie.atelier.motifs.leaves import grass_field
from reverie.atelier.motifs.pens_and_brushes import paintbrush
from reverie.atelier.motifs.scatter import patches, ramp, tinted
from reverie.atelier.motifs.stone import mountains
from reverie.atelier.scene import Camera, Scene, Sun, World, card
from reverie.atelier.scenes.heights.shared import grasping, on
from reverie.atelier.shapes import ball, sheet, tube
from reverie.atelier.sky import Clouds, Glow, Sky
from reverie.atelier.thing import Paint, Thing, group, lamp


def brush_stroke(left: float, right: float, low: float, high: float, y: float, seed: int) -> Thing:
    """One broad stroke of night from right to left, ragged at its left end."""
    u, v = np.meshgrid(np.linspace(0, 1, 120), np.linspace(0, 1, 50))
    bristle = patches(v * 9, 0 * v, 0.35, 3, seed)
    start = left + 1.5 * (bristle - 0.5) + 0.5 * (2 * v - 1) ** 2
    x = start + (right - start) * u
    z = low + (high - low) * v + 0.3 * np.sin(0.45 * x + seed) + 0.05 * (bristle - 0.5)
    streak = patches(v * 16, u * 1.6, 0.4, 3, seed + 3) - 0.05 * (low - 4)
    wet = np.clip(1 - 3.5 * u, 0, 1) * 0.35
    colours = ramp(("#10185a", "#1a2a8a", "#2440b4", "#4468d4"), np.clip(0.95 * streak + wet, 0, 1))
    stroke = sheet(np.stack([x, y + 0 * x - 0.04 * bristle, z], -1), Paint())
    gouache = Paint(glow=0.5, vary=0.08, bump=0.3, bump_grain=8)
    return tinted(stroke, lambda _: colours.reshape(-1, 3), gouache).called("painted night")


@card(
    title="The sky painter",
    concept="on his high ladder a painter lays night over the day, and what drips becomes stars",
    alt="A painter on a very high ladder paints a deep blue starry night over a grey day; drops of "
    "paint shine as stars in the grass below.",
    place="meadow",
    hour="dusk",
    palette="warm grey, ultramarine",
    view="vast",
    figures="one",
    moods=("patient", "wondering", "grand"),
    readings=("creation", "end of the day", "a life's work", "hiding", "craft", "small and large"),
)
def sky_painter() -> Scene:
    """The ladder leans against the sky itself."""
    plane = 4.0
    ends = (
        (13, 17, -9),
        (11.2, 14, -8),
        (9.6, 11.8, -6),
        (8.2, 10.2, -3.6),
        (7.0, 8.8, -1.1),
        (5.7, 7.4, 0.35),
        (4.5, 6.1, 1.3),
        (3.4, 4.9, 2.6),
    )
    strokes = [
        brush_stroke(x, 6.5, low, high, plane - 0.05 * at, at + 2)
        for at, (low, high, x) in enumerate(ends)
    ]
    sky_stars = [
        star(float(s), "#fff2c8", glow=3).at(x, plane - 0.4, z)
        for s, x, z in (
            (0.17, 1.9, 9.4),
            (0.1, 0.2, 10.4),
            (0.13, 3.2, 7.6),
            (0.1, 1.9, 6.9),
            (0.12, -2.4, 10.2),
            (0.1, 3.4, 9.9),
            (0.09, 3.0, 5.8),
        )
    ]
    dust = star_dust(90, (0.6, plane - 0.4, 6.4), (4.6, plane - 0.3, 12), size=0.022, seed=3)
    foot, top = np.array([-0.85, 1.6, 0.0]), np.array([-0.55, 3.75, 6.9])
    tall = float(np.linalg.norm(top - foot))
    lean = math.degrees(math.atan2(top[1] - foot[1], top[2]))
    rungs = ladder(tall, 0.8, colour="#b98a54", step=0.36).turn(0, -lean, 2.4).at(*foot)
    rungs_top = foot + (top - foot) * 0.74
    dab = (0.75, plane - 0.3, 7.7)
    painter = grasping(
        "climb",
        lambda p: p.turn(66).size(1.5).at(rungs_top[0], rungs_top[1] - 0.4, rungs_top[2] - 0.5),
        right=(0.12, 3.0, 6.95),
        left=(-0.8, 3.3, 6.1),
        age="adult",
        wear="overalls",
        colour="#efe6d4",
        second="#b8a890",
        hat="beret",
        hat_colour="#c8452f",
        legs="#efe6d4",
        hair="grey",
    )
    grip = np.array(painter.right)
    aim = np.array(dab) - grip
    broad = paintbrush(colour="#c8452f", paint="#2a46b4").size(2.4, 2.4, 1.1)
    slope = math.degrees(math.atan2(aim[0], aim[2]))
    broad = broad.turn(x=180).at(z=1.15).turn(y=slope).at(*(grip - aim * 0.25))
    pail = bucket(colour="#c9c2b4", water="#2440b0").size(0.8).at(-0.1, 2.6, 4.7)
    drips = []
    chance = np.random.default_rng(4)
    for x, z, drop in (
        (0.55, 5.9, 1.3),
        (1.5, 4.7, 0.9),
        (1.8, 4.6, 2.2),
        (2.9, 3.5, 1.2),
        (-2.9, 8.4, 1.0),
        (2.5, 4.6, 1.3),
        (-0.9, 7.1, 0.5),
    ):
        drips.append(
            tube(
                [(x, plane + 0.05, z + 0.7), (x, plane + 0.05, z - drop)],
                [0.06, 0.03],
                Paint("#2440b0", glow=0.4),
            )
        )
        drips.append(
            ball(0.075, Paint("#2440b0", glow=0.4), sides=14)
            .size(1, 1, 1.5)
            .at(x, plane + 0.05, z - drop)
        )
    ground = Hills(0.25, 6, 5)
    sown = []
    for _ in range(26):
        x, y = float(chance.uniform(-2.2, 3)), float(chance.uniform(-3.4, 3))
        size = float(chance.uniform(0.05, 0.11))
        sown.append(
            star(size, "#ffe9a0", glow=5)
            .turn(float(chance.uniform(-20, 20)), 0, float(chance.uniform(0, 60)))
            .at(x, y, on(ground, x, y)[2] + 0.2)
        )
    lamps = [
        lamp(14, "#ffe6a0", 0.2).at(*on(ground, x, y)).at(z=0.4)
        for x, y in ((0.2, -1.4), (1.5, -0.2), (-0.9, -2.4), (1.1, -3))
    ]
    field = meadow(ground, "#8a8468", "#5e5a50", "#b8a67e", near=-8, far=60)
    grass = grass_field(
        8000, (-4, 4), (-5, 6), ("#4f4c44", "#8f866a", "#cdb98c"), height=ground, tall=0.32, seed=2
    )
    hills = mountains(60, 3.5, 9, "#a39a92", snow=0, seed=3).at(0, 26, -1.5)
    return Scene(
        things=[
            *strokes,
            *sky_stars,
            dust,
            rungs,
            painter.thing,
            broad,
            pail,
            group(drips, motif="paint"),
            *sown,
            *lamps,
            field,
            grass,
            hills,
        ],
        camera=Camera((0.2, -7.0, 1.0), (0.15, 2, 4.3), lens=32),
        world=World("#c8c0d0", "#a89880", 0.6),
        lights=[Sun(-80, 24, 2.8, "#ffdcae", 4)],
        sky=Sky(
            stops=((0.0, "#b9aea4"), (0.45, "#d2c3b0"), (0.75, "#ecd4b0"), (1.0, "#f6dfb4")),
            clouds=(Clouds("#f4e6d0", "#a89c98", 0.5, 2.0, 0.0, 0.8, 0.6, 0.5),),
            glow=Glow(0.0, 0.75, 0.5, "#ffe6b8", 0.7),
        ),
        air=Air(exposure=1.15, fog=Fog(14, 44, "sky", 0.85), bloom=0.3),
    )
