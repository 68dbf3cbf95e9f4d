"""The violin ship."""

import math
from dataclasses import replace

import numpy as np

from reverie.atelier.develop import Air, Fog
from reverie.atelier.motifs.joinery import rod, slack, wood
from reverie.atelier.motifs.scatter import ramp, tinted
from reverie.atelier.motifs.small_beasts import mouse
from reverie.atelier.motifs.string_instruments import violin, violin_bow
from reverie.atelier.motifs.water import sea, sea_height
from reverie.atelier.scene import Camera, Scene, Sun, World, card
from reverie.atelier.scenes.sea.shared import along
from reverie.atelier.shapes import sheet, tube
from reverie.atelier.sky import Clouds, Glow, Sky
from reverie.atelier.thing import Paint, Thing, group


def music_sail(wide: float, tall: float) -> Thing:
    """A sheet of music, blown to a sail toward +y: staves and heads of notes, no writing."""
    u, v = np.meshgrid(np.linspace(-1, 1, 200), np.linspace(0, 1, 240))
    billow = 0.3 * wide * (1 - u**2) * np.sin(math.pi * (0.1 + 0.8 * v))
    points = np.stack([u * wide / 2, billow, v * tall], -1)
    stave = (v * 5) % 1
    lines = (np.abs(((stave - 0.2) / 0.6 * 4) % 1 - 0.5) > 0.42) & (stave > 0.14) & (stave < 0.86)
    chance = np.random.default_rng(4)
    ink = lines & (np.abs(u) < 0.9)
    for row in range(5):
        for at in np.linspace(-0.75, 0.78, 6):
            x, z = at + chance.uniform(-0.08, 0.08), (row + chance.uniform(0.28, 0.62)) / 5
            ink |= ((u - x) / 0.065) ** 2 + ((v - z) / 0.022) ** 2 < 1
            ink |= (np.abs(u - x - 0.055) < 0.012) & (v > z) & (v < z + 0.09)
    colours = ramp(("#ffe6b4", "#4a3018"), ink * 0.85)
    paper = Paint(vary=0.05, bump=0.08, glow=0.3, rough=0.9)
    return tinted(sheet(points, Paint()), lambda _: colours.reshape(-1, 3), paper).called(
        "sheet music"
    )


@card(
    title="The violin ship",
    concept="the storm grows and the crew pulls at the bow, but one mouse will not stop playing",
    alt="A violin sails like a ship through green storm waves under a sheet of music; mice row "
    "with its bow and one of them plays on.",
    place="sea", hour="afternoon", palette="bottle green, amber, cream", view="landscape",
    figures="few", moods=("brave", "stormy", "playful"),
    readings=("art", "perseverance", "teamwork", "the last song", "fear and music",
        "fragile things"),
)  # fmt: skip
def violin_ship() -> Scene:
    """The violin rolled toward us between two waves, the sail against the light."""
    waves = sea_height("storm", 6.5, 6)
    rolled = group().turn(y=-12).turn(x=36).turn(-12).at(0.1, 0.6, float(waves(0, 0.6)) + 0.9)
    hull = violin(colour="#d87a22", bow=False).size(4.9).turn(x=-90).turn(-90).at(-2.45, 0, 0)

    def aboard(thing: Thing, x: float, y: float) -> Thing:
        return thing.at(*rolled.point(x, y, 0.33))

    x, y, z = rolled.point(-1.5, -0.3, 0.33)
    paddle = along(
        violin_bow(1.0).size(4.0), (x - 0.5, y - 0.2, z + 1.15), (x + 1.9, y - 1.6, z - 1.9)
    )
    mast, rope = wood("#6b4024"), Paint("#f0dcae")
    sail = group(
        rod((0, 0, -0.4), (0, 0, 3.95), [0.08, 0.05], mast),
        rod((-1.1, 0, 3.5), (1.1, 0, 3.5), 0.05, mast),
        music_sail(2.0, 2.5).at(0, 0.03, 0.95),
        motif="mast",
    ).turn(-26).turn(y=9)  # fmt: skip
    foot, top = rolled.point(-0.3, 0, 0.33), np.add(rolled.point(-0.3, 0, 0.33), (0.62, 0, 3.85))
    stays = [
        tube(slack(tuple(top), rolled.point(x, 0, z), 0.12), 0.02, rope, motif="rope")
        for x, z in ((2.1, 0.45), (-2.25, 0.3))
    ]
    grey, pale, brown = (mouse("stand", fur=fur) for fur in ("#8f857c", "#ecdcc4", "#9a6a48"))
    player = group(
        pale.size(1.1), violin(bow=True).size(0.62).turn(x=-50).turn(70).at(0.33, -0.06, 0.4)
    )
    crew = [
        aboard(brown.turn(-60).size(0.95), -1.5, -0.3),
        aboard(grey.turn(-120).size(0.85), -2.0, 0.1),
        aboard(player.turn(-50), 0.85, 0.05), aboard(grey.turn(15).size(0.7), 1.95, 0),
    ]  # fmt: skip
    storm = sea("storm", "#1d6a52", crest="#62b080", foam="#fff4d4", scale=6.5, seed=6)
    return Scene(
        things=[storm, replace(group(hull), matrix=rolled.matrix), paddle, sail.at(*foot), *stays,
            *crew],
        camera=Camera((0.0, -8.4, 2.9), (0.0, 1, 2.35), lens=41),
        world=World("#8fb89a", "#4f7050", 0.7),
        lights=[Sun(122, 26, 3.8, "#ffcf80", 3), Sun(-45, 38, 1.9, "#ffeccc", 8)],
        sky=Sky(((0, "#2f4c40"), (0.3, "#5f8060"), (0.5, "#d8c684"), (1, "#f0dca0")),
            (Clouds("#ffe8a8", "#35503f", 0.72, 1.1, -0.1, 0.56, 0.95, 0.6, 1.8),),
            glow=Glow(0.86, 0.3, 0.36, "#fff0b0", 0.95)),
        air=Air(1.3, Fog(9, 30, "sky", 0.85), bloom=0.25, saturation=1.15),
    )  # fmt: skip
