"""The town in the sandcastle."""

import numpy as np

from reverie.atelier.develop import Air, Fog, Tint
from reverie.atelier.motifs.joinery import arched
from reverie.atelier.motifs.kitchen import bucket
from reverie.atelier.motifs.land import desert
from reverie.atelier.motifs.pens_and_brushes import feather
from reverie.atelier.motifs.people import villager
from reverie.atelier.motifs.scatter import blended, patches, ramp, roughened, tinted
from reverie.atelier.motifs.shore import conch, scallop, starfish
from reverie.atelier.motifs.water import sea
from reverie.atelier.scene import Camera, Scene, Sun, World, card
from reverie.atelier.shapes import box, cutout, lathe, sheet
from reverie.atelier.sky import Clouds, Glow, Sky
from reverie.atelier.thing import Array, Paint, Thing, group, lamp, light

SAND = Paint(
    "#dcb680", "#b98c5c", vary=0.16, grain=7, bump=0.6, bump_grain=30, rough=0.95, shine=0.05
)


def sand_window(width: float = 0.13, height: float = 0.2) -> Thing:
    """A lit arch pressed into sand, facing the viewer."""
    return group(
        cutout(arched(width * 1.35, height * 1.2), 0.03, Paint("#8f6844")).at(0, 0.006, -0.02),
        cutout(arched(width, height), 0.05, light("#ffc65c", 3.6)), motif="window",
    )  # fmt: skip


def sand_tower(radius: float, tall: float, windows: int, seed: int, *, roof: bool = False) -> Thing:
    """A tower turned out of a bucket, with windows, and a cone or a toothed rim on top."""
    chance = np.random.default_rng(seed)
    top = 0.82 * radius
    body = lathe(
        [
            (0.001, 0),
            (radius * 1.14, 0),
            (radius, 0.08),
            (top, tall),
            (top * 1.12, tall + 0.02),
            (top * 1.12, tall + 0.12),
            (0.001, tall + 0.12),
        ],
        SAND,
        round_off=False,
        sides=36,
        motif="sandcastle",
    )
    parts = [roughened(body, 0.012, 9, seed)]
    if roof:
        cone = lathe(
            [(top * 1.1, 0), (top * 0.6, 0.42 * radius), (0.02, 1.5 * radius)],
            SAND,
            sides=30,
            motif="sandcastle",
        )
        parts.append(roughened(cone, 0.012, 9, seed + 1).at(z=tall + 0.07))
    else:
        tooth = box(
            (0.3 * radius, 0.2 * radius, 0.24 * radius), SAND, bevel=0.02, motif="sandcastle"
        )
        parts += [
            tooth.turn(90).at(top * 1.0, 0, tall + 0.12 + 0.1 * radius).turn(360 * at / 9)
            for at in range(9)
        ]
    for at in range(windows):
        z = tall * (0.22 + 0.62 * (at + 0.5) / windows)
        out = radius + (top - radius) * z / tall
        parts.append(sand_window().at(0, -out, z).turn(float(chance.uniform(-58, 58))))
    return group(parts, motif="sandcastle")


@card(
    title="The town in the sandcastle",
    concept="the child went home and the people of the castle stayed, and the tide is early",
    alt="A sandcastle with lit windows in which tiny people live, at dusk on the beach; the first "
    "wave comes close to the gate and a giant bucket stands by.",
    place="shore", hour="dusk", palette="sand, lilac, window gold", view="close-up",
    figures="crowd", moods=("tender", "threatened", "fleeting"),
    readings=("transience", "home", "the tide", "makers and made", "trust", "leaving in time"),
)  # fmt: skip
def sandcastle_town() -> Scene:
    """The castle from the sea, as the wave sees it."""
    castle = group(
        sand_tower(0.72, 2.5, 6, 1, roof=True).at(0.1, 0.9, 0.3),
        sand_tower(0.5, 1.9, 4, 2).at(-0.95, 0.35, 0.2),
        sand_tower(0.46, 1.55, 4, 3, roof=True).at(1.15, 0.2, 0.2),
        sand_tower(0.4, 1.0, 2, 4).at(-0.62, -0.45, 0.05),
        sand_tower(0.4, 0.95, 2, 5).at(0.5, -0.5, 0.05),
        sand_tower(0.34, 1.25, 3, 6, roof=True).at(-1.6, 0.1, 0.1),
        roughened(box((1.0, 0.3, 0.8), SAND, bevel=0.04, motif="sandcastle"), 0.01, 9, 3).at(-0.06,
            -0.46, 0.42),
        roughened(box((3.4, 0.9, 0.7), SAND, bevel=0.06, motif="sandcastle"), 0.02, 6, 4).at(0.1,
            0.1, 0.35),
        cutout(arched(0.34, 0.5), 0.06, light("#ffb84a", 3)).at(-0.06, -0.62, 0.06),
    )  # fmt: skip
    chance = np.random.default_rng(8)
    people = []
    for at, (x, y, z, facing_to, pose) in enumerate((
        (-0.3, -1.15, 0.05, -70, "point"), (0.15, -1.0, 0.05, 200, "run"),
        (0.42, -1.2, 0.05, 80, "carry"), (-0.62, -0.45, 1.2, -80, "wave"),
        (0.5, -0.5, 1.14, -110, "look up"), (-0.95, 0.2, 2.24, -90, "reach up"),
        (0.75, -0.95, 0.04, 60, "walk"), (-0.95, -0.95, 0.05, -100, "stand"),
    )):  # fmt: skip
        people.append(
            villager(at + 3, pose)
            .turn(facing_to)
            .size(0.28 * float(chance.uniform(0.9, 1.1)))
            .at(x, y, z)
        )
    pail = group(bucket(colour="#e0506a").size(4.4), motif="bucket")

    def beach(x: Array, y: Array) -> Array:
        return (
            0.06 * (patches(x, y, 0.8, 3, 2) - 0.5)
            + 0.22 * np.exp(-((x / 2.6) ** 2) - ((y - 0.4) / 1.4) ** 2)
            - 0.06 * np.clip(-y - 1.4, 0, 3)
        )

    def edge(x: Array) -> Array:
        tongue = 0.46 * np.exp(-(((x + 0.15) / 0.45) ** 2))
        return -1.5 + tongue + 0.14 * np.sin(1.5 * x + 0.6) + 0.08 * np.sin(3.7 * x) + 0.1 * x

    u, v = np.meshgrid(np.linspace(-4, 4, 160), np.linspace(0, 1, 70))
    y = edge(u) - v * 3.4
    lace = patches(u, y, 0.22, 4, 6)
    white = np.exp(-v * 16) * 1.3 + np.exp(-(((v - 0.35) / 0.03) ** 2)) * 2 * lace
    white = np.clip(white + (lace - 0.5) * 7 * np.exp(-v * 2.2), 0, 1)
    wash = sheet(
        np.stack(
            [
                u,
                y,
                0.07
                + 0.06 * np.exp(-(((v - 0.02) / 0.03) ** 2))
                + 0.05 * np.exp(-(((v - 0.36) / 0.07) ** 2))
                - 0.02 * v,
            ],
            -1,
        ),
        Paint(),
    )
    wash = tinted(
        wash,
        lambda _: blended(ramp(("#8f7ab4", "#4f5a9c"), v.ravel()), "#fff2ec", white.ravel()),
        Paint(vary=0.03, rough=0.16, shine=0.6, bump=0.1, glow=0.14),
    ).called("wave")
    return Scene(
        things=[
            desert(beach, "#c9a278", "#9a7a72", "#e6c494", width=30, near=-9, far=30),
            castle.at(-0.12, 0, 0), *[each.at(-0.12, 0, 0) for each in people], wash,
            pail.turn(25).turn(y=5).at(1.95, 2.1, -0.1),
            feather(colour="#f2e8e0", tip="#c0566a").turn(y=8).size(0.7).at(-0.12, 0.9, 3.85),
            scallop(colour="#f2c8b8").turn(8).size(0.34).at(-0.28, -0.66, 0.66),
            conch().turn(40).size(0.3).at(-1.5, -1.1, 0.03),
            starfish(colour="#e8845a").size(0.34).turn(x=70).at(-1.17, -0.18, 0.9),
            lamp(10, "#ffb860", 0.2).at(-0.06, -1.3, 0.5),
            lamp(14, "#ffb860", 0.3).at(0.2, -1.0, 1.8),
            sea("swell", "#7f7ab0", crest="#e0a8b8", foam="#fff0ea", near=9, far=60).at(0, 3, -0.1),
        ],
        camera=Camera((-0.1, -6.4, 1.35), (0.3, 0, 1.55), lens=40),
        world=World("#a890c8", "#c8a090", 0.6),
        lights=[Sun(150, 16, 2.6, "#ffb490", 4), Sun(-72, 22, 1.9, "#ffcaa0", 6)],
        sky=Sky(((0, "#6a64a8"), (0.35, "#a88cc0"), (0.6, "#eeb4b4"), (0.78, "#fbd4ac"),
            (1, "#fbd4ac")),
            (Clouds("#f8c4b8", "#8474b0", 0.5, 1.6, 0.02, 0.7, 0.7, 0.3, 2.6),), stars=18,
            glow=Glow(0.75, 0.7, 0.5, "#ffe4b8", 0.7)),
        air=Air(1.35, Fog(7.5, 30, "sky", 0.8), bloom=0.35, saturation=1.1,
            tint=Tint("#4a3a78", "#ffe0b8", 0.1)),
    )  # fmt: skip
