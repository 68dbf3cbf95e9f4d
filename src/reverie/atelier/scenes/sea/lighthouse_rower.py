"""Rowing the lighthouse."""

import numpy as np

from reverie.atelier.clay import Clay
from reverie.atelier.develop import Air, Fog
from reverie.atelier.motifs.boats import rowing_boat, sailing_ship
from reverie.atelier.motifs.cats import cat
from reverie.atelier.motifs.joinery import rod, slack, wood
from reverie.atelier.motifs.people import figure
from reverie.atelier.motifs.scatter import blended, patches, ramp, tinted
from reverie.atelier.motifs.towers import lighthouse
from reverie.atelier.motifs.water import Swell
from reverie.atelier.scene import Camera, Scene, Spot, Sun, World, card
from reverie.atelier.scenes.sea.shared import painted_sea
from reverie.atelier.shapes import sheet, tube
from reverie.atelier.sky import Clouds, Glow, Sky
from reverie.atelier.thing import Array, Paint, Point, Thing, group, lamp


def pulled_oar(hand: Point, lock: Point, length: float, colour: str = "#c99a58") -> Thing:
    """An oar from a hand through its lock, with its blade at the end."""
    way = np.subtract(lock, hand)
    way = way / np.linalg.norm(way)
    start, end = np.array(hand) - 0.12 * way, np.array(hand) + length * way
    neck = end - 0.42 * way
    return group(
        rod(tuple(start), tuple(neck), 0.035, wood(colour)),
        tube([tuple(neck), tuple(neck + 0.16 * way), tuple(end)], [0.03, 0.1, 0.08], wood(colour)),
        motif="oar",
    )


def light_beam(start: Point, end: Point, spread: float) -> Thing:
    """A beam through dusk that widens upright toward its end; the fog takes it there."""
    u, v = np.meshgrid(np.linspace(0, 1, 60), np.linspace(-1, 1, 31), indexing="ij")
    line = np.array(start) + u[..., None] * np.subtract(end, start)
    points = line + (0.12 + spread * u[..., None]) * v[..., None] * np.array([0, 0, 1.0])
    core = np.exp(-((v / 0.45) ** 2)) * (1 - 0.55 * u)
    air = ramp(("#8f6f92", "#c08898"), 0.5 - 0.5 * v).reshape(-1, 3)
    glow = Paint(vary=0, bump=0, glow=0.42, rough=1, shine=0)
    colours = blended(air, "#ffdf9a", np.clip(core.ravel(), 0, 1))
    return tinted(sheet(points, Paint()), lambda _: colours, glow).called("light beam")


@card(
    title="Rowing the lighthouse",
    concept="they did not come to his light, so the old keeper rows the light to them",
    alt="An old keeper rows a small boat that carries his whole lighthouse; far off a ship waits "
    "in the dusk.",
    place="sea", hour="dusk", palette="rose, slate, lamp gold", view="landscape", figures="one",
    moods=("stubborn", "tender", "brave"),
    readings=("duty", "rescue", "burden", "devotion", "too late", "going to meet someone"),
)  # fmt: skip
def lighthouse_rower() -> Scene:
    """The boat from its side, low, and the ship at the end of the beam."""
    waves = Swell(0.3, 5.0, 3)
    foot = Clay("#6d6a6c", 0.2).ball((0, 0, 0.1), (0.95, 0.62, 0.4)).ball((0.4, -0.2, 0.1), 0.4)
    foot.ball((-0.5, 0.1, 0.15), 0.4).ball((-0.1, -0.35, 0.3), (0.5, 0.3, 0.22), "#7d8a4a")
    home = lighthouse(3.7, colour="#c2402f", white="#f2e4d4", lit="#ffd98a").size(1.12)
    keeper = figure(
        "row", age="old", beard="full", hair="white", wear="coat", colour="#e0a52c",
        hat="sailor", hat_colour="#31415c", legs="#2c3550", look=(14, 0, 0),
        hands=((0.42, 0.2, 0.34), (0.42, -0.2, 0.34)),
    ).turn(180).size(1.5).at(1.35, 0, 0.6)  # fmt: skip
    oars = [
        pulled_oar(hand, (0.6, side * 0.86, 0.76), 2.5)
        for hand, side in ((keeper.left, -1), (keeper.right, 1))
    ]
    hull = rowing_boat(colour="#3d4a63", inside="#a8835c", band="#e8d4b8", oars=False).size(2.15)
    ropes = [tube(slack(a, b, 0.12), 0.018, Paint("#d8c49a"), motif="rope") for a, b in (
        ((-0.15, -0.1, 4.15), (2.1, 0, 1.0)),
        ((-1.08, -0.1, 4.15), (-2.1, -0.05, 0.85)))]  # fmt: skip
    ferry = group(
        hull, foot.thing("rock", 70).at(-0.62, 0, 0.3), home.turn(28).at(-0.62, 0, 0.6),
        keeper.thing, oars, ropes, cat("sit", fur="#26242c").turn(160).size(0.5).at(-1.75, 0, 0.55),
        lamp(160, "#ffcf7a", 0.25).at(-0.35, -0.9, 5.05),
    )  # fmt: skip

    ferry = ferry.turn(y=-4).turn(-16).at(-0.25, 0.2, -0.34)
    lantern = ferry.point(-0.62, 0.1, 5.22)

    def foam(x: Array, y: Array) -> Array:
        lace = patches(x, y, 0.3, 3, 8)
        hull_line = np.exp(-((np.hypot((x + 0.2) / 2.5, (y - 0.1) / 1.0) - 1) ** 2) / 0.02)
        return np.maximum(hull_line * lace * 1.7, (patches(x, 2 * y, 0.9, 4, 5) - 0.68) * 5)

    return Scene(
        things=[
            painted_sea(waves, ("#2f3a5c", "#56607f", "#b98a9c", "#f2b8a8"), foam, lift=0.42),
            ferry,
            light_beam(lantern, (15.0, 40, 3.6), 4.2),
            sailing_ship(colour="#2c3048", sail="#6d6a86", stripe="#4a4a66", flag="#4a4a66",
                         lit=None).turn(205).size(0.95).at(5.3, 19, float(waves(5.3, 19)) - 0.4),
        ],
        camera=Camera((0.6, -9.2, 0.95), (0.3, 0, 2.85), lens=38),
        world=World("#7f7ba8", "#c98f96", 0.6),
        lights=[
            Sun(-152, 13, 2.4, "#ffab8a", 4),
            Sun(-40, 35, 0.5, "#b8b4e8", 9),
            Spot((0.4, -2.6, 4.6), (1.1, -0.3, 0.9), 210, "#ffd08a", 40, 0.8),
        ],
        sky=Sky(((0, "#454a76"), (0.3, "#7f6a94"), (0.55, "#d98f9c"), (0.72, "#f8c4a4"),
            (1, "#f6cfae")),
            (Clouds("#f6b0a0", "#6a5f8c", 0.5, 1.5, 0.05, 0.68, 0.75, 0.25, 2.8),), stars=24,
            glow=Glow(0.1, 0.66, 0.5, "#ffe0b4", 0.7)),
        air=Air(1.4, Fog(10, 36, "sky", 0.9), bloom=0.4, saturation=1.12),
    )  # fmt: skip
