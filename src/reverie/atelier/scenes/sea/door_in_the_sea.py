"""A door in the sea."""

import numpy as np

from reverie.atelier.develop import Air, Fog, LowFog
from reverie.atelier.motifs.birds import bird
from reverie.atelier.motifs.boats import oar, rowing_boat
from reverie.atelier.motifs.canines import fox
from reverie.atelier.motifs.fittings import door
from reverie.atelier.motifs.flowers import poppy
from reverie.atelier.motifs.leaves import wheat_field
from reverie.atelier.motifs.scatter import blended, patches, ramp, tinted
from reverie.atelier.motifs.stone import boulder
from reverie.atelier.motifs.water import sea
from reverie.atelier.scene import Camera, Panel, Scene, Spot, Sun, World, card
from reverie.atelier.shapes import box, sheet
from reverie.atelier.sky import Clouds, Glow, Sky
from reverie.atelier.thing import Paint, Thing, group


def field_view(width: float, height: float) -> Thing:
    """What an arched door opens on: a path through wheat, hills, and a summer sky, all shining."""
    u, v = np.meshgrid(np.linspace(-1, 1, 90), np.linspace(0, 1, 170))
    x = u * width / 2
    z = v * (height - width / 2 + np.sqrt(np.maximum((width / 2) ** 2 - x**2, 0)))
    horizon = 0.44 * height
    down = np.clip((horizon - z) / horizon, 1e-3, 1)
    ray = (x - 0.12) / down
    rows = 0.5 + 0.5 * np.sin(ray * 9 + 2 * patches(x, z, 0.5, 2, 4))
    ears = patches(ray * 3, 1 / down, 0.5, 3, 7)
    field = ramp(("#a8702a", "#e0a53a", "#ffd873"), 0.25 + 0.35 * rows + 0.5 * (ears - 0.2))
    path = np.exp(-(((x - 0.12 - 0.16 * np.sin(down * 5)) / (0.02 + 0.2 * down)) ** 2))
    field = blended(field.reshape(-1, 3), "#fff0c4", 0.85 * path.ravel()).reshape(field.shape)
    hill = horizon + 0.16 + 0.12 * np.sin(x * 3.4 + 0.6) + 0.05 * np.sin(x * 9)
    green = ramp(("#8fae58", "#b8c878"), (z - horizon) / 0.25)
    above = ramp(("#fff3cf", "#cdeaf2", "#7fc4ec", "#4a9fe0"), (z - horizon) / (height - horizon))
    puff = np.clip((patches(x * 1.0, z * 2.2, 0.5, 4, 2) - 0.52) * 6, 0, 1)
    above = blended(above.reshape(-1, 3), "#ffffff", 0.85 * puff.ravel()).reshape(above.shape)
    colours = np.where((z < hill)[..., None], green, above)
    colours = np.where((z < horizon)[..., None], field, colours)
    shining = Paint(vary=0, bump=0, glow=0.95, rough=1, shine=0)
    view = sheet(np.stack([x, 0 * x, z], -1), Paint())
    return tinted(view, lambda _: colours.reshape(-1, 3), shining).called("wheat field")


@card(
    title="A door in the sea",
    concept="the door he rowed all night to find is open, and now the fox does not dare to land",
    alt="A red door stands open in a grey sea at dawn; behind it lies a sunny wheat field. "
    "A fox in a small boat has laid down its oars.",
    place="sea", hour="dawn", palette="grey teal, wheat yellow, red", view="landscape",
    figures="one", moods=("inviting", "lonely", "hopeful"),
    readings=("threshold", "courage", "home", "the other side", "temptation", "arrival"),
)  # fmt: skip
def door_in_the_sea() -> Scene:
    """The door and its field in the middle, the boat near on the right."""
    entrance = group(
        door(1.35, 2.6, colour="#c0261f", surround="#e9dcc0", opened=122),
        field_view(1.42, 2.64).at(0, 0.5, 0),
        wheat_field(130, (-0.62, 0.62), (0.0, 0.42), "#ffd060", tall=0.8, seed=4),
        wheat_field(14, (-0.62, 0.62), (-0.3, -0.08), "#ffd060", tall=0.4, seed=6),
        poppy("#e02a1c", 0.7, seed=2).at(0.42, -0.1, 0),
        poppy("#e02a1c", 0.55, seed=5).at(-0.4, -0.12, 0),
        box((1.9, 0.8, 0.2), Paint("#8d9a94", "#66766f", bump=0.5), bevel=0.04).at(0, 0.05, -0.12),
    ).size(1.5)
    boat = group(
        rowing_boat(colour="#2f4a55", inside="#a98d66", band="#e8dcc0", oars=False),
        oar(1.7, colour="#d8ac68").turn(50).turn(y=94).turn(72).at(0.44, 0.3, 0.36),
        oar(1.7, colour="#d8ac68").turn(50).turn(y=92).turn(44).at(0.62, 0.28, 0.4),
        fox("sit", fur="#e0682a").size(0.72).at(-0.1, 0.02, 0.1),
    )  # fmt: skip
    swallow = bird("wings up", colour="#26324a", belly="#f2e6d0", wings="#1d2740")
    return Scene(
        things=[
            sea("calm", "#5d8589", rough=0.1),
            entrance.turn(-5).at(0.3, 1.6, 0.14),
            boat.turn(112).size(1.25).at(0.78, -2.75, -0.06),
            swallow.turn(200).size(0.3).at(-0.75, 0.2, 3.6),
            swallow.turn(150).turn(x=12).size(0.24).at(-1.6, 0.8, 4.7),
            swallow.turn(215).size(0.2).at(-2.0, 2.6, 5.6),
            boulder(3, "#4f6a70", seed=4).at(-4.5, 11, -0.4),
            boulder(2, "#4f6a70", seed=7).at(5.2, 14, -0.3),
        ],
        camera=Camera((-0.2, -8.4, 2.0), (0.0, 1.2, 2.15), lens=44),
        world=World("#9fbcc4", "#8fa09a", 0.62),
        lights=[
            Sun(135, 14, 1.1, "#ffe0c0", 8),
            Panel((0.35, 1.0, 2.0), (0.2, -4, 0), 230, "#ffcf70", 1.8),
            Spot((0.3, -0.6, 4.4), (0.3, 1.9, 0.7), 150, "#ffe0a0", 34, 0.6),
        ],
        sky=Sky(((0, "#5f8590"), (0.35, "#93b0b2"), (0.6, "#d3d6c4"), (1, "#dcdccb")),
            (Clouds("#eef0e4", "#7c9aa0", 0.5, 1.5, 0.0, 0.6, 0.7, 0.2, 3.2),),
            glow=Glow(0.2, 0.56, 0.45, "#fbe6c4", 0.55)),
        air=Air(1.2, Fog(9, 32, "sky", 0.95), bloom=0.3, saturation=1.1,
            low_fog=LowFog("#cfd8cf", 0.46, 0.62, 9, 16, 0.5)),
    )  # fmt: skip
