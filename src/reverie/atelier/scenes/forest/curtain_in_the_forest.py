"""The curtain in the forest."""

import numpy as np

from reverie.atelier.develop import Air, Fog, Tint
from reverie.atelier.motifs.joinery import drape
from reverie.atelier.motifs.land import Hills, meadow
from reverie.atelier.motifs.leaves import fallen_leaves, foliage, grass_field
from reverie.atelier.motifs.plants import fern, mushrooms
from reverie.atelier.motifs.scatter import patches, ramp, scatter, tinted
from reverie.atelier.motifs.small_beasts import hare
from reverie.atelier.motifs.woods import forest_wall, trunk_columns
from reverie.atelier.scene import Camera, Panel, Scene, Sun, World, card
from reverie.atelier.scenes.forest.shared import great_trunk
from reverie.atelier.shapes import box, cutout, sheet, tube
from reverie.atelier.sky import Glow, Rays, Sky
from reverie.atelier.thing import Paint, Thing, group


def sea_view(width: float, height: float, horizon: float) -> Thing:
    """A window on the sea: surf, water, and a bright sky above the horizon, shining by itself."""
    x, z = np.meshgrid(np.linspace(-width / 2, width / 2, 90), np.linspace(0, height, 160))
    down = np.clip((horizon - z) / horizon, 0, 1)
    chop = patches(x, z * (2 + 14 * (1 - down)), 0.5, 3, 5)
    sea = ramp(("#1c5f9e", "#2b86b8", "#4db6c4", "#a9e3d8"), down**1.4 + 0.5 * (chop - 0.5) * down)
    foam = np.clip((chop - 0.62) * 9, 0, 1) * (0.25 + 0.75 * down)
    sea = sea * (1 - foam[..., None]) + foam[..., None] * ramp(("#f4fbf6",), foam * 0)
    above = ramp(("#fdeecb", "#cfe6ea", "#86bfe2", "#4f97d0"), (z - horizon) / (height - horizon))
    colours = np.where((z < horizon)[..., None], sea, above)
    view = sheet(np.stack([x, 0 * x, z], -1), Paint())
    lit = Paint(vary=0, bump=0, glow=0.85, rough=1, shine=0)
    return tinted(view, lambda _: colours.reshape(-1, 3), lit).called("sea")


def spilt_water(width: float, reach: float) -> Thing:
    """A shallow tongue of surf that has run out over the ground toward the viewer."""
    u, v = np.meshgrid(np.linspace(-1, 1, 60), np.linspace(0, 1, 50))
    ragged = np.sqrt(np.maximum(1 - u**2, 0)) * (1 + 0.3 * (patches(u * 3, 0 * u, 0.7, 3, 2) - 0.5))
    x = u * width / 2
    points = np.stack([x, -v * reach * ragged, 0.06 - 0.03 * v], -1)
    edge = np.maximum(np.abs(u) ** 9, v**5)
    lace = np.clip((patches(x, v * 5, 0.35, 3, 8) - 0.58) * 8, 0, 1) * 0.7
    share = np.clip(edge + lace, 0, 1)
    colours = ramp(("#3fa3b4", "#7fd0cc", "#f4fbf6"), share).reshape(-1, 3)
    wet = Paint(vary=0.05, bump=0.2, rough=0.15, shine=0.6, glow=0.12)
    return tinted(sheet(points, Paint()), lambda _: colours, wet).called("surf")


@card(
    title="The curtain in the forest",
    concept="somebody has hung a curtain in the forest, and the sea has been waiting behind it",
    alt="A red theatre curtain hangs between two forest trees; behind it lies the bright sea. "
    "A hare stands before it and holds a ticket.",
    place="forest",
    hour="afternoon",
    palette="pine green, theatre red, sea blue",
    view="landscape",
    figures="one",
    moods=("expectant", "wondering", "tender"),
    readings=("premiere", "longing", "what is behind", "patience", "invitation", "two worlds"),
)
def curtain_in_the_forest() -> Scene:
    """The sea shines by itself; all other light falls from the left through the pines."""
    red = Paint("#c41822", "#8f0f1e", vary=0.16, grain=1.2, bump=0.1, sheen=0.15)
    gold = Paint("#d8a640", vary=0.15, rough=0.5)
    ground = Hills(0.16, 5, 4)
    bark = Paint("#5a4334", "#2f241d", vary=0.25, grain=2.2, bump=0.6, bump_grain=7)
    shade = Paint("#2c2a22", "#1f1d18", vary=0.25, grain=2.2, bump=0.6, bump_grain=7)
    curtain = group(
        drape(1.8, 4.3, red, folds=6, depth=0.12, gather=0.85, side=-1, tie=0.4).at(-0.84),
        drape(1.8, 4.3, red, folds=6, depth=0.12, gather=0.72, side=1, tie=0.46, seed=4).at(0.84),
        drape(3.5, 0.62, red, folds=12, depth=0.1, seed=2).at(0, -0.12, 3.74),
        tube([(-1.74, -0.22, 3.76), (0, -0.27, 3.7), (1.74, -0.22, 3.76)], 0.045, gold),
        [tube([(s * 1.25, -0.25, 1.86), (s * 1.62, -0.27, 1.76)], 0.08, gold) for s in (-1, 1)],
        motif="theatre curtain",
    )
    bough = tube(
        [(-2.4, 0.05, 4.1), (-1, 0, 4.42), (0.6, 0, 4.36), (2.6, 0.05, 4.75)],
        [0.22, 0.17, 0.15, 0.13],
        bark,
        motif="tree",
    )
    sail = group(
        cutout([(0, 0), (0.5, 0.1), (0.05, 0.72)], 0.01, Paint("#fff6e4", glow=0.8)),
        cutout([(-0.04, 0.02), (-0.3, 0.1), (-0.02, 0.6)], 0.01, Paint("#f0dcc0", glow=0.7)),
        cutout(
            [(-0.34, 0), (0.5, 0), (0.36, -0.14), (-0.2, -0.14)], 0.01, Paint("#8a3d2c", glow=0.3)
        ),
        motif="sailing boat",
    )
    chance = np.random.default_rng(6)
    needles = [
        (
            (
                float(x),
                float(chance.uniform(-0.5, 0.9)),
                float(5.9 + 0.04 * x * x + chance.uniform(-0.3, 0.9)),
            ),
            float(chance.uniform(0.3, 0.6)),
        )
        for x in np.linspace(-5.4, 3.8, 26)
    ]
    waiting = group(
        hare("upright", fur="#b08050"),
        box((0.02, 0.3, 0.17), Paint("#f6e7b8", glow=0.25), bevel=0.004).at(0.33, -0.02, 0.94),
        motif="hare",
    )
    return Scene(
        things=[
            meadow(ground, "#5d7138", "#37502e", "#7f6f3c"),
            group(
                sea_view(3.3, 4.35, 1.75).at(0, 0.3, 0.02),
                sail.size(0.6).at(-0.36, 0.24, 1.76),
                spilt_water(2.5, 2.5).at(0.05, 0.25, 0.05),
                curtain,
                bough,
                great_trunk(-2.15, 0.1, 0.42, bark, -0.3),
                great_trunk(2.25, 0.2, 0.5, bark, 0.25),
            ).turn(-14),
            foliage(needles, ("#2f5a34", "#5f8f44", "#b0c060"), leaves=150, leaf=0.2, seed=4),
            waiting.turn(128).size(1.05).at(0.1, -2.5, 0.02),
            great_trunk(-4.1, -3.6, 0.5, shade, 0.5),
            trunk_columns(
                34,
                (-11, 9),
                (3.5, 18),
                bark="#4d4030",
                mist="#c9cf94",
                clearing=1.2,
                height=ground,
                seed=4,
            ),
            forest_wall(
                30,
                13,
                tall=7,
                layers=2,
                mist="#b9bd8c",
                shades=("#22402c", "#3f6038", "#7c8f4a"),
                height=ground,
                seed=2,
            ),
            scatter(
                [fern(1.0, "#47703c", seed=1), fern(0.8, "#5d8442", seed=2)],
                26,
                (-4, 4),
                (-4.6, 5),
                height=ground,
                seed=5,
                sizes=(0.6, 1.3),
                avoid=[(0.2, -1.2, 2.1), (0, 2, 2.2)],
            ),
            fallen_leaves(260, (-4, 4), (-5, 2), height=ground, seed=3),
            grass_field(
                5000, (-5, 5), (-6, 5), ("#2f4a28", "#5d7a38", "#93a04c"), height=ground, tall=0.16
            ),
            mushrooms(5, 0.4, "#c9572f", seed=2).at(-1.75, -2.3, 0),
        ],
        camera=Camera((-1.15, -10.0, 1.75), (-0.62, 0, 2.55), lens=43),
        world=World("#8aa58a", "#6a6a3c", 0.55),
        lights=[
            Sun(-84, 34, 4.6, "#ffe0a0", 4),
            Sun(-30, 50, 1.2, "#cfe0b0", 8),
            Panel((0, 0.1, 2.2), (0.3, -6, 0.4), 170, "#bfe6f2", 2.6),
        ],
        sky=Sky(
            ((0, "#7f9c62"), (0.5, "#b4c07e"), (1, "#ccd096")),
            glow=Glow(0.18, 0.3, 0.6, "#fff2c0", 0.9),
            rays=Rays(0.1, -0.1, "#fff0c0", 0.4),
        ),
        air=Air(
            1.28,
            Fog(11.5, 30, "#d3d594", 0.85),
            bloom=0.3,
            saturation=1.12,
            tint=Tint("#2c4a4a", "#ffe6b0", 0.12),
        ),
    )
