"""The comet catcher."""

import math

import numpy as np

from reverie.atelier.develop import Air, Fog
from reverie.atelier.motifs.bare_trees import bare_tree
from reverie.atelier.motifs.flowers import flower_field
from reverie.atelier.motifs.glassware import jar
from reverie.atelier.motifs.joinery import rod, wood
from reverie.atelier.motifs.land import meadow
from reverie.atelier.motifs.leaves import grass_field
from reverie.atelier.motifs.scatter import patches, ramp, tinted
from reverie.atelier.motifs.stone import mountains
from reverie.atelier.scene import Camera, Scene, Sun, World, card
from reverie.atelier.scenes.heights.shared import grasping, on
from reverie.atelier.shapes import ball, tube
from reverie.atelier.sky import Clouds, Glow, Sky
from reverie.atelier.thing import Array, Paint, Thing, group, lamp, light


def comet_of(long: float, width: float, seed: int) -> Thing:
    """A comet at the origin that flies to +x; its tail of light streams to -x and widens."""
    chance = np.random.default_rng(seed)
    parts = []
    for at in range(15):
        fan = (at / 14 - 0.5) * 2
        reach = long * float(chance.uniform(0.6, 1.0)) * (1 - 0.35 * abs(fan))
        share = np.linspace(0, 1, 40)
        wave = 0.12 * np.sin(share * 4 + chance.uniform(0, 6)) * share
        path = np.stack([-reach * share, 0.25 * fan * share, width * (fan * share**0.7 + wave)], 1)
        path[:, 2] += 0.1 * long * share**2
        thick = width * 0.3 * (1 - share) ** 0.9 * (1 - 0.5 * abs(fan)) + 0.006
        strand = tube(path, list(thick), Paint(), sides=8, bend=False)
        shades = (
            ("#fff3cc", "#ffb45a", "#ff8a4a", "#7fe0b8")
            if abs(fan) < 0.45
            else ("#e8fff0", "#8ff0c8", "#4fc0a8", "#2a8a8c")
        )

        def fading(points: Array, far: float = reach, tail: tuple[str, ...] = shades) -> Array:
            return ramp(tail, -points[:, 0] / far)

        parts.append(tinted(strand, fading, Paint(glow=1.1, vary=0.05, bump=0)))
    head = ball(width * 0.5, light("#ffe6a8", 1.7))
    return group(head, parts, motif="comet")


@card(
    title="The comet catcher",
    concept="she runs after the comet with a net, though the one in her jar has almost gone out",
    alt="A girl runs over a night hill with a net after a great comet; a jar at her side holds a "
    "small glowing one.",
    place="meadow",
    hour="night",
    palette="teal night, mint, orange",
    view="landscape",
    figures="one",
    moods=("eager", "breathless", "wild"),
    readings=("chasing a dream", "greed", "wish", "collecting", "chance", "first time"),
)
def comet_catcher() -> Scene:
    """The comet crosses the picture from the upper left; its light runs over the grass."""

    def hill(x: Array, y: Array) -> Array:
        x, y = np.asarray(x, float), np.asarray(y, float)
        return 1.2 * np.exp(-((x - 0.2) ** 2) / 16 - (y - 0.8) ** 2 / 9) + 0.2 * (
            patches(x, y, 2.4, 3, 6) - 0.5
        )

    comet = comet_of(6.5, 0.85, 3).turn(y=20).at(1.35, 1.0, 4.75)
    girl_at = on(hill, -0.75, 0.2)
    net_foot = np.array([girl_at[0] + 0.62, girl_at[1] - 0.15, girl_at[2] + 1.75])
    net_top = np.array([0.75, 0.1, 4.0])
    girl = grasping(
        "run",
        lambda p: p.turn(-8).size(1.95).at(girl_at[0], girl_at[1], girl_at[2] - 0.02),
        right=tuple(net_foot),
        left=(girl_at[0] - 0.75, girl_at[1] - 0.3, girl_at[2] + 1.0),
        wear="sweater",
        colour="#f07a2c",
        legs="#f2e4c4",
        hair="black",
        hairstyle="ponytail",
        scarf="#bff0d4",
        wind=1.0,
        shoes="boots",
        shoe_colour="#8a3a24",
    )
    pole = rod(net_foot - (net_top - net_foot) * 0.18, net_top, 0.028, wood("#a8703a"))
    angle = np.linspace(0, 2 * math.pi, 41)
    hoop_at = net_top + (0.16, 0, 0.4)

    def bag(u: Array, v: Array) -> Array:
        r = 0.44 * (1 - 0.72 * v**1.6)
        return np.stack(
            [
                hoop_at[0] + 0.5 * r * np.cos(u) - 0.95 * v,
                hoop_at[1] + 0.8 * r * np.sin(u),
                hoop_at[2] + r * np.cos(u) * 0.9 - 0.25 * v**2,
            ],
            -1,
        )

    cord = Paint("#e4fff0", glow=0.25)
    net = group(
        tube(bag(angle, 0 * angle), 0.026, wood("#c98a4a"), bend=False),
        [
            tube(bag(angle, 0 * angle + v), 0.008, cord, sides=4, bend=False)
            for v in np.linspace(0.12, 1, 8)
        ],
        [
            tube(bag(np.full(14, a), np.linspace(0, 1, 14)), 0.008, cord, sides=4, bend=False)
            for a in angle[::3]
        ],
        motif="net",
    )
    held = np.array(girl.left) + (0, -0.05, -0.86)
    glass_jar = group(
        jar(lid="#f07a2c").size(1.05),
        comet_of(0.45, 0.2, 5).turn(y=-60).at(0.03, 0, 0.46),
        motif="jar",
    ).at(*held)  # fmt: skip
    field = meadow(hill, "#2f6a64", "#1c4650", "#4f8a70", near=-8, far=60)
    grass = grass_field(
        9000,
        (-4.5, 4.5),
        (-4.8, 4),
        ("#1c4a4c", "#3a7a68", "#9ad8a0"),
        height=hill,
        tall=0.24,
        wind=(0.35, 0),
        seed=4,
    )
    seeds = flower_field(160, (-4, 4), (-4, 3), ("#d8ffe8", "#ffc890"), height=hill, seed=2)
    pines = [
        bare_tree(3 + s % 2, "#17383e", seed=s).at(x, y, -0.3)
        for s, (x, y) in enumerate(((-4.2, 9), (3.8, 10), (5, 14), (-6, 15)))
    ]
    range_ = mountains(60, 5, 8, "#2a6a78", snow=0, seed=6).at(0, 26, -2)
    glare = [
        lamp(420, "#ffd8a0", 0.5).at(1.2, -0.5, 4.5),
        lamp(160, "#8ff0c8", 0.6).at(-1.6, 0, 4.6),
        lamp(5, "#ffb45a", 0.1).at(*(held + (0, -0.3, 0.3))),
    ]
    return Scene(
        things=[
            comet,
            girl.thing,
            group(pole, net, motif="net"),
            glass_jar,
            field,
            grass,
            seeds,
            *pines,
            range_,
            *glare,
        ],
        camera=Camera((0, -7.4, 1.2), (0.05, 0, 3.1), lens=36),
        world=World("#2f7a86", "#2a5a5c", 0.7),
        lights=[Sun(165, 35, 1.5, "#a8f0e0"), Sun(70, 45, 0.8, "#ffc890")],
        sky=Sky(
            stops=((0.0, "#0c3a4c"), (0.4, "#14586a"), (0.7, "#2a8488"), (1.0, "#6fc4b0")),
            stars=200,
            glow=Glow(0.66, 0.28, 0.45, "#ffd8a0", 0.5),
            clouds=(Clouds("#3a9a98", "#0f4656", 0.42, 1.8, 0.2, 0.9, 0.5, 0.3),),
        ),
        air=Air(
            exposure=1.5, fog=Fog(10, 40, "sky", 0.9), bloom=0.35, weather="sparks", amount=0.1
        ),
    )
