"""Supper on the rope."""

import math
from dataclasses import replace

import numpy as np

from reverie.atelier.develop import Air, Fog
from reverie.atelier.motifs.anatomy import place_of
from reverie.atelier.motifs.bodies import POSES
from reverie.atelier.motifs.cats import cat
from reverie.atelier.motifs.clouds import cloud
from reverie.atelier.motifs.fires import candlestick
from reverie.atelier.motifs.houses import chimney, house
from reverie.atelier.motifs.joinery import rod, wood
from reverie.atelier.motifs.towers import tower
from reverie.atelier.scene import Camera, Scene, Sun, World, card
from reverie.atelier.scenes.heights.shared import grasping
from reverie.atelier.shapes import box, lathe, sheet, tube
from reverie.atelier.sky import Clouds, Disc, Sky
from reverie.atelier.thing import Paint, Thing, group


def rope_chair(colour: str) -> Thing:
    """A chair whose feet stand one behind the other on a rope along x; it faces +x."""
    timber = wood(colour)
    return group(
        box((0.5, 0.44, 0.06), Paint("#c25a48", vary=0.2)).at(0, 0, 0.62),
        [
            rod((s * 0.2, y, 0.6), (s * 0.26, 0, 0.0), 0.03, timber)
            for s in (-1, 1)
            for y in (-0.18, 0.18)
        ],
        [rod((-0.22, y, 0.6), (-0.34, y, 1.35), 0.03, timber) for y in (-0.19, 0.19)],
        [
            rod(
                (-0.22 - 0.08 * k, -0.19, 0.75 + 0.22 * k),
                (-0.22 - 0.08 * k, 0.19, 0.75 + 0.22 * k),
                0.035,
                timber,
            )
            for k in range(3)
        ],
        motif="chair",
    )


def linen_table() -> Thing:
    """A round table for two under white linen in folds, on one foot; its top is at z = 0.95."""
    u, v = np.meshgrid(np.linspace(0, 2 * math.pi, 120), np.linspace(0, 1, 20))
    folds = 1 + (0.1 * np.sin(9 * u) + 0.05 * np.sin(4 * u + 1)) * v
    out = (0.62 + 0.1 * v) * folds
    drop = 0.95 - 0.5 * v - 0.08 * v * np.sin(5 * u)
    cloth = Paint("#fbf4e6", "#e9dcd0", vary=0.08, grain=2, bump=0.08)
    return group(
        lathe([(0.001, 0.955), (0.6, 0.955), (0.62, 0.95)], cloth, round_off=False),
        sheet(np.stack([out * np.cos(u), out * np.sin(u), drop], -1), cloth),
        lathe([(0.03, 0.9), (0.05, 0.5), (0.08, 0.3), (0.05, 0.1), (0.14, 0.0)], wood("#7a4a34")),
        motif="table",
    )  # fmt: skip


@card(
    title="Supper on the rope",
    concept="the old couple dines on a rope between two chimneys, and neither has ever looked down",
    alt="An old couple dines by candlelight at a table that stands on a rope high above the "
    "roofs; a cat carries the salt to them along the rope.",
    place="city",
    hour="dusk",
    palette="plum, apricot, white linen",
    view="landscape",
    figures="pair",
    moods=("tender", "daring", "calm"),
    readings=("marriage", "balance", "trust", "routine", "courage", "luxury", "risk"),
)
def tightrope_supper() -> Scene:
    """The rope runs across the picture; the last light stands behind the table."""

    def sag(x: float) -> float:
        return 3.0 - 0.28 * (1 - (x / 3.3) ** 2)

    table_x = 0.32
    line = [(x, 0, sag(x)) for x in np.linspace(-3.6, 3.6, 41)]
    rope = tube(
        line, 0.035, Paint("#e8cf9a", "#a8824e", vary=0.2, grain=9), bend=False, motif="rope"
    )
    table = linen_table().at(table_x, 0, sag(table_x) + 0.03)
    top = sag(table_x) + 0.99
    lit = candlestick(arms=3, power=22).size(0.62).at(table_x, 0.05, top)
    plates = [
        lathe([(0.001, 0.02), (0.13, 0.02), (0.2, 0.05)], Paint("#f6ead8")).at(
            table_x + s * 0.36, -0.12, top - 0.02
        )
        for s in (-1, 1)
    ]
    soup = [
        lathe([(0.001, 0.03), (0.13, 0.035)], Paint("#e8883a", glow=0.2)).at(
            table_x + s * 0.36, -0.12, top - 0.015
        )
        for s in (-1, 1)
    ]
    seats = [
        rope_chair("#6a3a30").at(table_x - 1.0, 0, sag(-0.68)),
        rope_chair("#6a3a30").turn(180).at(table_x + 1.0, 0, sag(1.32)),
    ]
    dine = replace(POSES["sit"], lean=8, head=(-4, 6, 0))
    he = grasping(
        dine,
        lambda p: p.turn(-6).at(table_x - 0.98, 0, sag(-0.68) + 0.66),
        right=(table_x - 0.45, -0.2, top + 0.1),
        left=(table_x - 0.45, 0.25, top + 0.05),
        age="old",
        wear="uniform",
        colour="#3a2a4a",
        hair="white",
        beard="moustache",
        hairstyle="tonsure",
        legs="#2f2638",
    )
    she = grasping(
        dine,
        lambda p: p.turn(186).at(table_x + 0.98, 0, sag(1.32) + 0.66),
        left=(table_x + 0.42, -0.2, top + 0.12),
        right=(table_x + 0.48, 0.25, top + 0.05),
        age="old",
        wear="dress",
        colour="#e2825a",
        hair="white",
        hairstyle="bun",
        legs="#e8c0a0",
        shoe_colour="#7a2a3a",
    )
    goblets = [
        lathe(
            [(0.07, 0), (0.015, 0.02), (0.015, 0.12), (0.07, 0.17), (0.08, 0.26)],
            Paint("#a8304a", glow=0.2),
        ).at(table_x + s * 0.2, -0.32, top - 0.02)
        for s in (-1, 1)
    ]
    prowler = cat("walk", fur="#2a2234", eyes="#ffd87a").size(0.55).at(-1.42, 0, sag(-1.42) + 0.02)
    salt = lathe(
        [(0.06, 0.0), (0.075, 0.05), (0.05, 0.14), (0.06, 0.16), (0.001, 0.22)],
        Paint("#ffffff", glow=0.3),
    )
    salt = salt.at(*place_of(prowler, "mouth"))
    brick = [
        chimney(3.4, colour="#9a5450").size(1.5).at(x, 0, z)
        for x, z in ((-2.26, -0.75), (2.28, -0.45))
    ]
    smoke = [
        cloud(0.4 + 0.22 * at, "#ffdcc4", "#d894a4", glow=0.3, seed=at).at(
            -1.95 + 0.2 * at * at, 0.3, 4.5 + 0.42 * at
        )
        for at in range(4)
    ]
    chance = np.random.default_rng(9)
    roofs = []
    for depth in range(4):
        for x in np.arange(-7 - depth, 8 + depth, 1.75):
            home = house(
                "town",
                wall=("#7a4a6a", "#8a5068", "#6a4468")[depth % 3],
                roof=("#5a3050", "#6a3a52")[depth % 2],
                share=0.5,
                seed=int(chance.integers(40)),
            )
            roofs.append(
                home.at(
                    float(x) + float(chance.uniform(-0.3, 0.3)),
                    3 + 3.6 * depth,
                    -3.6 + 0.35 * depth + float(chance.uniform(-0.5, 0.5)),
                )
            )
    steeple = tower(6, 0.7, wall="#8a5a72", roof="#5a3454").at(-3.2, 17, -1.0)
    eaves = [
        house("town", wall="#4a2a48", roof="#38203e", strength=4, seed=s)
        .size(1.15)
        .turn(t)
        .at(x, -2.2, z)
        for s, x, z, t in ((3, -2.4, -4.2, 8), (5, 2.2, -4.5, -8), (8, -0.2, -4.9, 0))
    ]
    return Scene(
        things=[
            rope,
            table,
            lit,
            group(plates, soup, goblets, motif="supper"),
            *seats,
            he.thing,
            she.thing,
            prowler,
            salt.called("salt"),
            *brick,
            *smoke,
            *roofs,
            steeple,
            *eaves,
        ],
        camera=Camera((0, -8.4, 3.7), (0.02, 0, 3.2), lens=49),
        world=World("#a87aa8", "#7a4a5a", 0.55),
        lights=[Sun(165, 10, 3.2, "#ffb070", 4), Sun(-42, 34, 1.5, "#ffd0b8")],
        sky=Sky(
            stops=(
                (0.0, "#6a3a78"),
                (0.2, "#a85888"),
                (0.38, "#f0927a"),
                (0.52, "#ffc884"),
                (1.0, "#ffdca0"),
            ),
            clouds=(Clouds("#ffc890", "#8a4a80", 0.46, 2.2, 0.0, 0.7, 0.65, 0.3, 3.0),),
            sun=Disc(0.3, 0.5, 0.1, "#fff4cc", 0.7),
        ),
        air=Air(exposure=1.3, fog=Fog(10, 28, "#f0a080", 0.9), bloom=0.3),
    )
