"""The kite that flies a boy."""

from dataclasses import replace

import numpy as np

from reverie.atelier.develop import Air, Fog
from reverie.atelier.motifs.bodies import POSES
from reverie.atelier.motifs.clouds import cloud
from reverie.atelier.motifs.flight import kite
from reverie.atelier.motifs.flowers import poppy
from reverie.atelier.motifs.joinery import plain, rod, slack, wood
from reverie.atelier.motifs.land import meadow
from reverie.atelier.motifs.leaves import grass_field, wheat_field
from reverie.atelier.motifs.people import figure
from reverie.atelier.motifs.scatter import patches, scatter
from reverie.atelier.scene import Camera, Scene, Sun, World, card
from reverie.atelier.scenes.heights.shared import on
from reverie.atelier.shapes import ball, curve, sheet, tube
from reverie.atelier.sky import Clouds, Sky
from reverie.atelier.thing import Array, Paint, Point, Thing, group, walk


def farthest(thing: Thing, point: Point) -> Point:
    """The corner of a thing that is farthest from a point: the toe from the head."""
    corners = np.concatenate(
        [leaf.mesh.vertices @ m[:3, :3].T + m[:3, 3] for leaf, m, _ in walk(thing) if leaf.mesh]
    )
    away = np.linalg.norm(corners - point, axis=1)
    x, y, z = corners[int(away.argmax())]
    return (float(x), float(y), float(z))


@card(
    title="The kite that flies a boy",
    concept="a kite stands on the hill and lets its boy rise, and his shadow is still a kite's",
    alt="A big kite stands on a yellow hill and flies a boy on a string; the shadow the boy casts "
    "on the field has the shape of a kite.",
    place="meadow",
    hour="noon",
    palette="corn yellow, sky blue, red",
    view="vast",
    figures="pair",
    moods=("playful", "free", "topsy-turvy"),
    readings=(
        "roles reversed",
        "parents",
        "freedom on a string",
        "trust",
        "who holds whom",
        "wind",
    ),
)
def kite_flies_the_boy() -> Scene:
    """Seen from the foot of the hill, the sun high on the right."""

    def hill(x: Array, y: Array) -> Array:
        x, y = np.asarray(x, float), np.asarray(y, float)
        dome = 2.0 * np.exp(-((x + 1.2) ** 2) / 14 - (y - 2.4) ** 2 / 10)
        return dome + 0.25 * (patches(x, y, 3, 3, 2) - 0.5) - 0.2

    stand = on(hill, -1.25, 1.5)
    great = kite(colours=("#d6322a", "#f6d048", "#f4f0e0", "#2f6fb4"), tail=0.01).size(2.6)
    great = great.turn(-18, 0, -9).at(stand[0], stand[1], stand[2] + 1.5)
    ribbon = curve(
        [
            (stand[0] + 0.2, 1.45, stand[2] + 0.02),
            (-0.4, 1.0, 0),
            (0.4, 1.2, 0),
            (0.9, 0.6, 0),
            (1.7, 0.9, 0),
        ],
        40,
    )
    ribbon[:, 2] = np.asarray(hill(ribbon[:, 0], ribbon[:, 1])) + 0.1
    bows = [
        group(
            *(
                ball(0.14, plain(colour), sides=12).size(1, 0.4, 0.7).at(s * 0.13)
                for s, colour in ((-1, "#d6322a"), (1, "#f4f0e0"))
            )
        )
        .turn(30 * at)
        .at(*ribbon[at])
        for at in range(6, 40, 6)
    ]
    tail = group(tube(ribbon, 0.02, plain("#f4f0e0")), bows, motif="kite")
    hand = great.point(0.42, -0.02, 0.15)
    reel = group(
        rod((-0.22, 0, 0), (0.22, 0, 0), 0.04, wood("#8a5a34")),
        rod((-0.12, 0, 0), (0.12, 0, 0), 0.1, plain("#f4f0e0")), motif="reel",
    ).at(*hand)  # fmt: skip
    soar = replace(
        POSES["float"], lean=34, head=(30, 10, 6), hands=((0.25, 0.92, 0.32), (0.25, 0.92, 0.32))
    )
    boy_at = (1.05, 0.3, 5.55)
    boy = figure(
        soar, wear="overalls", colour="#2f6fb4", second="#f6d048", hair="red", scarf="#d6322a",
        scarf_second="#f4f0e0", wind=1.0, shoes="boots", shoe_colour="#a8432a",
    ).turn(212, 10, 8).size(2.15).at(*boy_at)  # fmt: skip
    belt = boy.point("lap")
    line = tube(slack(hand, belt, 0.35), 0.02, plain("#fffaf0"), motif="string")
    heel = farthest(boy.thing, boy.head)
    streamer = curve(
        [
            heel,
            np.add(heel, (0.35, 0, -0.35)),
            np.add(heel, (0.3, 0, -1.0)),
            np.add(heel, (0.75, 0, -1.5)),
        ],
        30,
    )
    flutter = group(
        tube(streamer, 0.018, plain("#fffaf0")),
        [
            ball(0.11, plain("#d6322a"), sides=10)
            .size(1.5, 0.4, 0.8)
            .turn(y=40 * k)
            .at(*streamer[k])
            for k in range(5, 30, 6)
        ],
        motif="ribbon",
    )

    def shade(x: Array, z: Array) -> Thing:
        gx, gy = 0.6 + x + 0.3 * z, -0.9 + 0.95 * z
        points = np.stack([gx, gy, np.asarray(hill(gx, gy)) + 0.06], -1)
        return sheet(points, Paint("#6d5f2c", "#5a5434", vary=0.1, grain=2), motif="shadow")

    v = np.linspace(-1, 1, 40)[:, None]
    half = np.where(v < 0.25, (v + 1) / 1.25, (1 - v) / 0.75) * 0.66
    u = np.linspace(-1, 1, 12)[None]
    diamond = shade(u * half, v * 0.95 + 0 * u)
    s = np.linspace(0, 1, 40)[:, None]
    wisp = shade(
        -0.35 * s + 0.22 * np.sin(7 * s) * s + u * (0.05 + 0.12 * (np.sin(s * 22) > 0.6)),
        -0.95 - 1.1 * s + 0 * u,
    )
    field = meadow(hill, "#e9bd3e", "#c99428", "#f8dc78", near=-8, far=60)
    stubble = grass_field(
        9000, (-5, 5), (-5, 8), ("#c8962a", "#ecc04a", "#fbe48e"), height=hill, tall=0.1, seed=4
    )
    corn = wheat_field(
        700,
        (-6, 6),
        (-4.6, 6),
        "#eebf48",
        height=hill,
        tall=0.85,
        seed=3,
        where=lambda x, y: np.abs(np.asarray(x) - 0.4 + 0.1 * np.asarray(y)) > 2.2,
    )
    poppies = scatter(
        [poppy("#d6322a", 0.5, seed=s) for s in (1, 2)],
        26,
        (-3, 3),
        (-4, 3),
        height=hill,
        seed=5,
        sizes=(0.5, 0.9),
        avoid=[(0.5, -1.4, 1.3), (0.1, -2.7, 0.8)],
    )
    clouds = [
        cloud(3.4, "#ffffff", "#a9cdea", seed=2).at(-3.6, 9, 6.4),
        cloud(2.6, "#ffffff", "#a9cdea", seed=5).at(3.8, 12, 3.4),
    ]
    return Scene(
        things=[
            great,
            tail,
            reel,
            boy.thing,
            line,
            flutter,
            diamond,
            wisp,
            field,
            stubble,
            corn,
            poppies,
            *clouds,
        ],
        camera=Camera((0.1, -7.6, 1.5), (0.05, 0, 3.25), lens=32),
        world=World("#8cc4f4", "#f0d080", 0.65),
        lights=[Sun(55, 62, 3.4, "#fff4d4", 2)],
        sky=Sky(
            stops=((0.0, "#1f7fdc"), (0.5, "#5fb4f0"), (0.8, "#b8e0f4"), (1.0, "#f4f0d0")),
            clouds=(Clouds("#ffffff", "#8cc4ee", 0.44, 1.7, 0.0, 0.75, 0.75, 0.8),),
        ),
        air=Air(exposure=1.1, fog=Fog(12, 46, "sky", 0.85), saturation=1.12),
    )
