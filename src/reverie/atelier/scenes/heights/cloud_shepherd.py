"""The shearing of the clouds."""

import math

import numpy as np

from reverie.atelier.clay import Clay
from reverie.atelier.develop import Air, Fog
from reverie.atelier.motifs.apparel import muffler
from reverie.atelier.motifs.boxes import basket
from reverie.atelier.motifs.clouds import cloud
from reverie.atelier.motifs.joinery import metal, plain, rod
from reverie.atelier.motifs.land import meadow
from reverie.atelier.motifs.leaves import grass_field
from reverie.atelier.motifs.scatter import patches, scatter
from reverie.atelier.motifs.stone import boulder, mountains
from reverie.atelier.scene import Camera, Scene, Sun, World, card
from reverie.atelier.scenes.heights.shared import grasping, on
from reverie.atelier.shapes import tube
from reverie.atelier.sky import Clouds, Glow, Sky
from reverie.atelier.thing import Array, Thing, group


def sheep_face(pale: str) -> Thing:
    """A sheep's dark face with ears and a tuft, looking to +x."""
    face = Clay("#4e4856", 0.04).ball((0, 0, 0), (0.17, 0.13, 0.15))
    face.ball((0.15, 0, -0.06), (0.1, 0.09, 0.09), "#5c5462").ball((-0.03, 0, 0.15), 0.1, pale)
    face.ball((0.05, 0.06, 0.15), 0.06, pale, pair=True)
    face.limb([(-0.05, 0.11, 0.06), (-0.1, 0.3, 0.0)], [0.055, 0.04], pair=True)
    face.ball((0.1, 0.085, 0.05), 0.042, "#fdf8ea", blend=0.004, pair=True)
    face.ball((0.135, 0.1, 0.05), 0.02, "#14121a", blend=0.004, pair=True)
    return face.thing("cloud sheep", 80)


def cloud_sheep(wide: float, seed: int, look: float = -50) -> Thing:
    """A cloud in the air with a sheep's face at its right end and four idle feet below."""
    fleece = cloud(wide, "#fffdf6", "#9dbcdc", puffs=8, tall=0.56, glow=0.12, seed=seed)
    belly = cloud(0.86 * wide, "#e4eef8", "#fffdf6", puffs=8, tall=0.3, seed=seed + 20)
    woolly = group(fleece, belly.size(1, 1, -0.7).at(z=0.03 * wide)).called("cloud sheep")
    feet = [
        rod(
            (x * wide, y * wide, -0.2 * wide),
            (x * wide + 0.03, y * wide, -0.43 * wide),
            0.02 * wide,
            plain("#4e4856"),
        )
        for x in (-0.22, 0.2)
        for y in (-0.07, 0.07)
    ]
    face = sheep_face("#fffdf6").turn(look).size(1.0 * wide**0.6)
    face = face.at(0.43 * wide, -0.1 * wide, 0.02 * wide)
    return group(woolly.at(z=-0.2 * wide), feet, face, motif="cloud sheep")


def shorn_sheep(look: float) -> Thing:
    """A shorn one on the ground, 0.9 high: thin and pink, with a last puff on head and tail."""
    body = Clay("#e9bfae", 0.08).ball((0, 0, 0.5), (0.36, 0.15, 0.17))
    body.ball((-0.2, 0, 0.52), (0.18, 0.15, 0.16)).limb(
        [(0.24, 0, 0.55), (0.38, 0, 0.78)], [0.12, 0.08]
    )
    for x in (-0.24, 0.24):
        body.limb([(x, 0.1, 0.4), (x * 0.8, 0.05, 0.03)], [0.06, 0.035], "#5c5058", pair=True)
    body.ball((-0.4, 0, 0.6), 0.1, "#fffdf6", blend=0.02)
    return group(
        body.thing("shorn sheep", 90),
        sheep_face("#fffdf6").turn(look).size(0.95).at(0.45, 0, 0.88),
        motif="shorn sheep",
    )


@card(
    title="The shearing of the clouds",
    concept="a shepherd shears the clouds on the ridge, and those he has finished shiver",
    alt="On a green mountain ridge a shepherd shears a floating cloud with a sheep's face; beside "
    "a basket of wool stand thin pink sheep, already shorn, one in a scarf.",
    place="mountain",
    hour="morning",
    palette="fresh blue, wool white, moss",
    view="landscape",
    figures="one",
    moods=("gentle", "comic", "chilly"),
    readings=("care", "harvest", "taking too much", "weather", "work", "exposure"),
)
def cloud_shepherd() -> Scene:
    """The ridge falls to the right; the flock waits over the valley."""

    def ridge(x: Array, y: Array) -> Array:
        x, y = np.asarray(x, float), np.asarray(y, float)
        crest = 0.5 - 0.16 * x - 0.05 * (y + 0.5) ** 2 - 2.2 * np.clip(y - 1.6, 0, None) ** 1.3
        return crest + 0.35 * (patches(x, y, 1.6, 3, 4) - 0.5)

    ground = meadow(ridge, "#7f9a3c", "#4c6a2a", "#b5b254", width=18, near=-8, far=4)
    grass = grass_field(5200, (-4.5, 4.5), (-5.5, 2), ("#4f6d2a", "#86a23e", "#c3c766"),
                        height=ridge, tall=0.2, seed=3)  # fmt: skip
    rocks = scatter(
        [boulder(0.8, "#8b93a0", moss="#8a9a44", seed=s) for s in (1, 2, 3)],
        12,
        (-3.4, 3.6),
        (-3.6, 1.4),
        height=ridge,
        seed=8,
        sizes=(0.4, 1.1),
        avoid=[(-1.1, -0.6, 0.9), (0.6, -1.2, 1.5), (-0.4, -2.3, 0.7), (-1.2, -2.6, 0.8)],
    )
    ewe = cloud_sheep(2.9, 3, -62).turn(6).at(0.5, 0.1, 3.0)
    snip = (-0.5, -0.55, 2.25)
    shepherd = grasping(
        "reach",
        lambda p: p.turn(30).size(1.2).at(*on(ridge, -1.2, -0.75)),
        right=snip, left=(-0.7, -0.4, 2.0),
        age="adult", wear="coat", colour="#8a4a32", hat="straw", hat_colour="#e0bf72",
        legs="#4a4a52", scarf="#e8c35a", beard="full", hair="grey",
    )  # fmt: skip
    steel = metal("#c9d2d8")
    shears = group(
        [tube([(0, 0, 0), (0.2, 0, s * 0.05), (0.52, 0, s * 0.16)], [0.03, 0.045, 0.008], steel)
         for s in (-1, 1)],
        tube([(0, 0, 0.03), (-0.14, 0, 0), (0, 0, -0.03)], 0.025, steel), motif="shears",
    ).turn(y=-24).at(*snip)  # fmt: skip
    falling = cloud(0.5, "#fffdf4", "#b4cbe2", tall=0.6, seed=4).turn(y=14).at(-0.32, -1.4, 1.2)
    woollen = basket(0.36, 0.4, handle=False).at(*on(ridge, -0.35, -2.3))
    full = cloud(0.85, "#fffdf4", "#b4cbe2", tall=0.7, seed=9).at(*on(ridge, -0.35, -2.3))
    cold = [
        shorn_sheep(-40).turn(-150).size(0.95).at(*on(ridge, 1.42, -1.7)),
        shorn_sheep(-60).turn(-25).size(0.82).at(*on(ridge, 0.62, -2.1)),
        shorn_sheep(40).turn(-120).size(0.72).at(*on(ridge, 1.5, -0.5)),
    ]
    neck = cold[0].point(0.34, 0, 0.68)
    ring = [
        (neck[0] + 0.15 * math.cos(a), neck[1] + 0.15 * math.sin(a), neck[2])
        for a in np.linspace(0, 5.2, 9)
    ]
    scarf = muffler(
        [*ring, (neck[0] - 0.05, neck[1] - 0.24, neck[2] - 0.35)],
        colours=("#d2502f", "#f2d27a"),
        width=0.14,
    )
    flock = [
        cloud_sheep(2.4, 5).turn(8).at(-2.3, 7, 5.7),
        cloud_sheep(2.0, 6, -30).turn(8).at(2.2, 10, 6.6),
        cloud_sheep(1.8, 7).turn(20).at(-1.9, 12, 3.6),
    ]
    alps = mountains(60, 13, 8, "#5f87b8", snow=0.5, seed=4).at(0, 34, -7)
    hills = mountains(50, 6, 9, "#4f86a0", snow=0.0, seed=9).at(0, 20, -5)
    return Scene(
        things=[
            ground,
            grass,
            rocks,
            ewe,
            shepherd.thing,
            shears,
            falling,
            woollen,
            full.at(z=0.3),
            *cold,
            scarf,
            *flock,
            alps,
            hills,
        ],
        camera=Camera((0, -7.6, 2.1), (0.0, 0.4, 2.3), lens=38),
        world=World("#8fc0f0", "#dce8d0", 0.65),
        lights=[Sun(-105, 32, 3.4, "#fff0cc", 4)],
        sky=Sky(
            stops=((0.0, "#2f86d6"), (0.4, "#6cb4ea"), (0.7, "#bfe2f4"), (1.0, "#f2f8f0")),
            clouds=(Clouds("#ffffff", "#a8cdea", 0.4, 2.2, 0.0, 0.6, 0.6, 0.6),),
            glow=Glow(0.05, 0.3, 0.5, "#fff6d8", 0.6),
        ),
        air=Air(exposure=1.15, fog=Fog(12, 44, "#cfe8f6", 0.85), saturation=1.1),
    )
