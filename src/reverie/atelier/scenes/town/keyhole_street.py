"""The keyhole street."""

import numpy as np

from reverie.atelier.develop import Air, Fog, Tint
from reverie.atelier.motifs.birds import crow
from reverie.atelier.motifs.bodies import Pose
from reverie.atelier.motifs.floors import cobbles
from reverie.atelier.motifs.houses import pane
from reverie.atelier.motifs.joinery import stone
from reverie.atelier.motifs.keys import key
from reverie.atelier.motifs.lamps import hanging_street_lamp
from reverie.atelier.motifs.people import figure
from reverie.atelier.scene import Camera, Panel, Scene, Sun, World, card
from reverie.atelier.scenes.town.shared import canal_street
from reverie.atelier.shapes import box, cutout, land, sheet
from reverie.atelier.sky import Clouds, Disc, Sky
from reverie.atelier.thing import Array, Paint, Thing, group


def keyhole_half(z: Array, low: float, centre: float, radius: float) -> Array:
    """Half the width of a keyhole at each height."""
    skirt = 0.72 * radius - (z - low) / (centre - low) * 0.36 * radius
    inside = np.clip(radius**2 - (z - centre) ** 2, 0, None)
    bow = np.sqrt(inside)
    return np.where(z < centre, np.maximum(skirt, bow), bow)


def keyhole_houses(centre: float, radius: float, paint: Paint) -> Thing:
    """Two house fronts that leave a keyhole between them, and the reveals of the gap."""
    z = np.linspace(0, centre + radius, 120)
    half = keyhole_half(z, 0.0, centre, radius)
    share = np.linspace(0, 1, 20)[None]
    parts = []
    for side in (-1, 1):
        x = side * (half[:, None] * (1 - share) + 9 * share)
        parts.append(sheet(np.stack([x, 0 * x, np.broadcast_to(z[:, None], x.shape)], -1), paint))
        deep = np.linspace(0, 1.2, 4)[None]
        edge = np.broadcast_to(side * half[:, None], (len(z), 4))
        back = np.stack(
            [edge, np.broadcast_to(deep, edge.shape), np.broadcast_to(z[:, None], edge.shape)], -1
        )
        parts.append(sheet(back, paint))
    top = centre + radius
    parts.append(box((18, 1.2, 1.2), paint, bevel=0.01).at(0, 0.6, top + 0.58))
    return group(parts, motif="house")


@card(
    title="The keyhole street",
    concept="every morning the street ends in a keyhole full of sun, and he has left the key "
    "somewhere",
    alt="At the end of a dark street the gap between the houses is a great keyhole filled with "
    "sunrise; before it a man searches his pockets.",
    place="city",
    hour="dawn",
    palette="soot blue, sunrise",
    view="landscape",
    figures="one",
    moods=("hopeful", "anxious", "longing"),
    readings=(
        "opportunity",
        "what is missing",
        "a new day",
        "locked out",
        "search",
        "almost there",
    ),
)
def keyhole_street() -> Scene:
    """All light comes through the keyhole and falls along the street; the key is with the crow."""
    soot = Paint("#3b4866", "#2c3650", vary=0.15, grain=1.5, bump=0.3)
    roofs = Paint("#3a4468", "#2c3450", "rings", grain=2.5, vary=0.2, bump=0.4)
    gables = [
        cutout([(-wide, 0), (wide, 0), (0.2, high)], 1.6, roofs).at(x, 0.6, 6.6)
        for x, wide, high in ((-2.3, 2.2, 2.2), (1.9, 1.9, 1.5))
    ]
    perch = crow("perch").turn(20).size(0.62).at(-1.35, -2.8, 3.42)
    attic = [
        pane(0.45, 0.6, lit=True, strength=2.2, timber="#5a6484").at(x, -0.3, z)
        for x, z in ((-2.1, 7.3), (2.0, 7.1))
    ]
    stacks = [
        box((0.5, 0.5, 1.6), stone("#5a4c60"), bevel=0.02).at(x, 0.6, 7.8) for x in (-3.2, 0.9, 2.9)
    ]
    windows = [
        pane(0.5, 0.7, lit=lit, strength=2.5, timber="#5a6484").at(x, -0.05, z)
        for x, z, lit in (
            (-2.4, 4.9, False),
            (-2.5, 3.2, True),
            (-2.3, 1.6, False),
            (2.4, 4.8, True),
            (2.5, 3.1, False),
            (2.3, 1.5, False),
        )
    ]
    seeker = figure(
        Pose(
            lean=6,
            head=(-30, 14, 6),
            hands=((0.12, 0.05, -0.62), (0.2, 0.02, -0.28)),
            elbows=(-0.6, 1.0, 0.0),
        ),
        age="adult",
        wear="coat",
        colour="#4a3a48",
        hat="bowler",
        hat_colour="#2a2430",
        scarf="#c8502c",
    )
    return Scene(
        things=[
            cobbles(9, 26, "#56607c", "#3d4660", stone=0.34).at(0, -1),
            box((60, 60, 0.1), Paint("#3d4660"), motif="street").at(0, 0, -0.09),
            group(
                keyhole_houses(4.1, 1.45, soot), gables, windows, attic, stacks, motif="house"
            ).at(0, 3.2),
            canal_street(0.2, ("#3d4a6c", "#46547a", "#35415f"), -5.4, 2.6, 2.25),
            seeker.thing.turn(-60).size(1.25).at(-0.35, -2.4),
            hanging_street_lamp(3.4, power=0).at(-1.75, -2.8),
            perch,
            key(colour="#f0c050").size(0.62).turn(y=178).at(-0.96, -2.8, 3.98),
            land(
                lambda x, y: 0.04 * y + 0.7 * np.sin(x * 0.35 + 1) * np.clip((y - 8) / 20, 0, 1),
                Paint("#8a4a5a", vary=0.2),
                near=6,
                far=60,
            ),
        ],
        camera=Camera((0.25, -9.2, 1.35), (0.0, 2, 2.75), lens=38),
        world=World("#6a86c0", "#4a4a68", 0.65),
        lights=[
            Sun(178, 15, 5.0, "#ffb066", 2),
            Panel((0, 4.6, 3.6), (0, -4, 0.4), 420, "#ffb870", 2.4),
        ],
        sky=Sky(
            (
                (0, "#24386a"),
                (0.2, "#4a5c98"),
                (0.29, "#d85a5c"),
                (0.42, "#f58a4c"),
                (0.56, "#ffc468"),
                (1, "#ffe0a0"),
            ),
            warp=0.02,
            sun=Disc(0.49, 0.54, 0.07, "#fff8dc", 0.35),
            clouds=(Clouds("#ffd890", "#c84a58", 0.5, 2.6, 0.25, 0.56, 0.75),),
        ),
        air=Air(
            1.95,
            Fog(12.5, 60, "#f0a070", 0.75),
            bloom=0.35,
            saturation=1.12,
            tint=Tint("#1c2c5c", "#ffdf9c", 0.15),
        ),
    )
