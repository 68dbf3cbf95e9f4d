"""The drawer stairs."""

import math

import numpy as np

from reverie.atelier.develop import Air, Fog
from reverie.atelier.motifs.clouds import cloud, cloud_sea
from reverie.atelier.motifs.joinery import metal
from reverie.atelier.motifs.people import figure
from reverie.atelier.motifs.scatter import ramp, tinted
from reverie.atelier.motifs.trees import oak
from reverie.atelier.scene import Camera, Scene, Sun, World, card
from reverie.atelier.shapes import ball, box, sheet
from reverie.atelier.sky import Clouds, Glow, Sky
from reverie.atelier.thing import Paint, Point, Thing, group

WALNUT = Paint("#96623c", "#714426", vary=0.18, grain=2.4, bump=0.2)


DRAWER_FRONT = Paint("#b07a4c", "#8c5a34", vary=0.2, grain=3, bump=0.2)


ROW, COLUMN, TOWER_TURN = 0.62, 0.9, 38


def drawer(out: float, filling: str) -> Thing:
    """A drawer in the wall at y = 0, pulled out towards the viewer and full of linen."""
    wide, high = COLUMN * 0.92, ROW * 0.86
    front = group(
        box((wide, 0.06, high), DRAWER_FRONT, bevel=0.02).at(0, -out - 0.03),
        box((wide * 0.8, 0.02, high * 0.66), WALNUT, bevel=0.01).at(0, -out - 0.062),
        ball(0.05, metal("#e0b45c"), sides=14).at(0, -out - 0.11),
    )
    if not out:
        return front
    tray = [
        box((0.04, out, high * 0.8), WALNUT, bevel=0.01).at(s * wide * 0.47, -out / 2)
        for s in (-1, 1)
    ]
    soft = Paint(filling, vary=0.12, grain=3, sheen=0.3)
    linen = box((wide * 0.9, out, high * 0.5), soft, bevel=0.06).at(0, -out / 2, 0.14)
    u, v = np.meshgrid(np.linspace(-1, 1, 30), np.linspace(0, 1, 14))
    over = np.clip(v - 0.35, 0, 1)
    hang = np.stack(
        [u * wide * 0.4, -out * np.clip(v / 0.35, 0, 1) - 0.1 - 0.03 * np.sin(9 * u) * over,
         high * 0.52 - 0.7 * over * (0.85 + 0.12 * np.sin(4 * u + 9 * out))], -1,
    )  # fmt: skip
    return group(front, tray, linen, sheet(hang, soft))


def drawer_storey(row: int, opened: dict[int, float]) -> Thing:
    """One row of the tower: six drawers on the two sides one sees, some `opened` by column."""
    chance = np.random.default_rng(row)
    wide = 3 * COLUMN
    linens = ("#fff6e4", "#ffe2c8", "#f8c8a8", "#fffaf0", "#f2b49c", "#f6ecd6")
    parts = [box((wide + 0.12, wide + 0.12, ROW), WALNUT, bevel=0.03)]
    for at in range(6):
        out = opened.get(at, 0.0)
        made = drawer(out, linens[int(chance.integers(6))])
        made = made.at((at % 3 - 1) * COLUMN, -wide / 2 - 0.06)
        parts.append(made.turn(-90) if at < 3 else made)
    lean = (0.3 * math.sin(row * 0.32), 0, (row + 0.5) * ROW)
    return group(parts, motif="drawers").turn(TOWER_TURN + float(chance.normal(0, 2.2))).at(*lean)


def step_of(storey: Thing, at: int, out: float, up: float = 0.1) -> Point:
    """A point over the linen of an opened drawer."""
    wide = 3 * COLUMN / 2 + 0.06
    along = (at % 3 - 1) * COLUMN
    local = (-wide - out * 0.55, -along, up) if at < 3 else (along, -wide - out * 0.55, up)
    return storey.point(*local)


@card(
    title="The drawer stairs",
    concept="a boy cannot sleep and climbs the half-open drawers of everything that was put away",
    alt="A tower of drawers rises out of the clouds at dawn; the half-open ones make a stair, and "
    "a boy in pyjamas climbs it. A scarf hangs from one drawer and a tree grows from another.",
    place="sky",
    hour="dawn",
    palette="peach, cream, walnut",
    view="vast",
    figures="one",
    moods=("curious", "hopeful", "dizzy"),
    readings=("memory", "growing up", "what was put away", "ambition", "inheritance", "order"),
)
def drawer_stairs() -> Scene:
    """The stair zigzags over two sides of the tower; dawn comes from the left behind it."""
    zigzag = [0, 1, 2, 3, 4, 5, 4, 3, 2, 1]
    reach = 0.82
    storeys = [drawer_storey(row, {zigzag[(row + 8) % 10]: reach}) for row in range(21)]
    boy_row, scarf_row, tree_row = 5, 12, 7
    foot = step_of(storeys[boy_row], 3, reach, 0.3)
    pyjamas = figure(
        "climb", wear="pyjamas", colour="#3f86a8", second="#e8f0e8", hat="nightcap",
        hat_colour="#d2452f", shoes="slippers", hair="straw",
    )  # fmt: skip
    boy = pyjamas.turn(28).size(1.45).at(*foot)
    hung = step_of(storeys[scarf_row], 0, reach + 0.66, 0.36)
    down, across = np.meshgrid(np.linspace(0, 1, 60), np.linspace(-0.17, 0.17, 6), indexing="ij")
    blown = np.stack(
        [
            hung[0] - 0.02 + across - 0.5 * down**2 + 0.1 * np.sin(7 * down),
            hung[1] - 0.16 + 0.08 * np.sin(9 * down + 4 * across),
            hung[2] - 2.3 * down + 0.1 * across,
        ],
        -1,
    )
    stripes = ramp(("#c8362c", "#f6dca8"), (np.sin(down * 50) > 0.3).astype(float))
    scarf = tinted(sheet(blown, Paint()), lambda _: stripes.reshape(-1, 3)).called("scarf")
    tree = oak(2.1, ("#6f8a3a", "#a3b14e", "#dcd27a"), seed=3)
    tree = tree.at(*step_of(storeys[tree_row], 5, reach, 0.2))
    veils = [
        cloud(3.4, "#fff2dc", "#e9b49a", glow=0.15, seed=1).at(-2.6, -1.6, 0.7),
        cloud(3.4, "#fff2dc", "#e6ac98", glow=0.15, seed=2).at(2.7, -1.8, 0.1),
        cloud(4.6, "#fff4e0", "#eab8a0", glow=0.15, seed=3).at(3.2, 3.0, 4.4),
        cloud(3.4, "#fff4e0", "#eab8a0", glow=0.15, seed=4).at(-3.0, 3.0, 6.2),
        cloud(3.4, "#fff6e6", "#f0c4aa", glow=0.2, seed=5).size(1, 1, -1).at(-1.5, -2.3, 8.4),
        cloud(4.2, "#fff6e6", "#f0c4aa", glow=0.2, seed=6).size(1, 1, -1).at(1.5, -2.0, 9.0),
    ]
    near = cloud(5, "#f6d3bc", "#b97f78", seed=8).at(-1.6, -4.2, -1.5)
    floor = cloud_sea(50, -6, 60, "#ffeeda", "#dda394", tall=1.1, puff=2.4, seed=2).at(z=-1.0)
    return Scene(
        things=[*storeys, boy.thing, scarf, tree, *veils, near, floor],
        camera=Camera((-0.5, -10.4, 1.3), (0.15, 0, 4.45), lens=37),
        world=World("#b8a0d8", "#f2c0a0", 0.42),
        lights=[Sun(-74, 26, 5.6, "#ffcf92", 3), Sun(120, 30, 0.9, "#c8a8f0")],
        sky=Sky(
            stops=((0.0, "#d99a8e"), (0.35, "#f3bd98"), (0.7, "#fbdcae"), (1.0, "#fff0d0")),
            clouds=(Clouds("#fff2d8", "#dc9a90", 0.5, 2.0, 0.0, 0.8, 0.6, 0.6),),
            glow=Glow(0.12, 0.62, 0.5, "#fff4d0", 0.9),
        ),
        air=Air(exposure=1.32, fog=Fog(11, 40, "#fbdcb8", 0.95), bloom=0.25, saturation=1.08),
    )
