"""Draughts with houses."""

import math

import numpy as np

from reverie.atelier.develop import Air, Fog
from reverie.atelier.motifs.clouds import cloud
from reverie.atelier.motifs.giant_hands import giant_grip
from reverie.atelier.motifs.houses import house
from reverie.atelier.motifs.joinery import rod, turned, wood
from reverie.atelier.motifs.scatter import patches, ramp, scatter, tinted
from reverie.atelier.motifs.towers import chapel
from reverie.atelier.motifs.trees import oak
from reverie.atelier.scene import Camera, Scene, Sun, World, card
from reverie.atelier.shapes import lathe, sheet
from reverie.atelier.sky import Sky
from reverie.atelier.thing import Paint, Thing, group

SQUARE = 1.55


def board_of_fields() -> Thing:
    """Fields of corn and clover in turn, with furrows and hedges, out to the horizon."""
    x, y = np.meshgrid(np.linspace(-26, 26, 420), np.linspace(-14, 40, 430))
    column, row = np.floor(x / SQUARE), np.floor(y / SQUARE)
    dark = (column + row) % 2 > 0
    pick = np.abs(np.sin(column * 12.9898 + row * 78.233) * 43758.5453) % 1
    furrow = 0.5 + 0.5 * np.sin(np.where(dark, x, y) * 22 + 0.8 * np.sin(y))
    green = ramp(("#5f7f3c", "#7f9a44", "#4f7a4a", "#8a6a44", "#6f8f3c", "#a8a04c"), pick)
    gold = ramp(("#e6c468", "#f0dc98", "#d8b45a", "#ecd48c", "#d8c8a0", "#f0e0a8"), pick)
    shades = np.where(dark[..., None], green, gold) * (0.84 + 0.22 * furrow[..., None])
    edge = np.maximum(np.abs(x / SQUARE % 1 - 0.5), np.abs(y / SQUARE % 1 - 0.5))
    hedge = np.clip((edge - 0.468) * 60, 0, 1)[..., None]
    shades = shades * (1 - hedge) + hedge * ramp(("#3f6030",), 0 * x)
    height = 0.05 * patches(x, y, 3, 2, 2) + 0.07 * hedge[..., 0]
    return tinted(
        sheet(np.stack([x, y, height], -1), Paint()),
        lambda _: shades.reshape(-1, 3),
        Paint(vary=0.12, grain=3, bump=0.4),
    ).called("field")


def village_piece(side: int, seed: int) -> Thing:
    """A round draughtsman with a few houses on it: terracotta or slate."""
    base, rim, roof = (("#c8694a", "#a84e38", "#c2452f"), ("#6a7896", "#4f5c7c", "#3f5a86"))[side]
    clay = turned(
        [(0, 0), (0.64, 0), (0.68, 0.06), (0.68, 0.2), (0.62, 0.26), (0.52, 0.23), (0, 0.23)],
        Paint(base, rim, vary=0.15, rough=0.6),
    )
    turf = lathe(
        [(0.54, 0.22), (0.4, 0.27), (0.01, 0.29)], Paint("#86a848", "#6a9040", vary=0.2, bump=0.4)
    )
    chance = np.random.default_rng(seed)
    main = (
        chapel(roof=roof, seed=seed).size(0.26)
        if seed % 4 == 1
        else house(
            ("cottage", "timbered", "town")[seed % 3],
            wall="#f2e6d0",
            roof=roof,
            share=0.3,
            seed=seed,
        ).size(0.23)
    )
    homes = [
        main.turn(float(chance.uniform(-40, 40))).at(-0.12, 0.05, 0.26),
        house("cottage", wall="#ecdcc0", roof=roof, share=0.3, seed=seed + 1)
        .size(0.17)
        .turn(float(chance.uniform(-60, 60)))
        .at(0.28, -0.16, 0.26),
    ]
    tree = oak(0.42, leaves=60, seed=seed % 3).at(-0.38, -0.25, 0.25)
    return group(clay, turf, homes, tree, motif="village")


@card(
    title="Draughts with houses",
    concept="two giants play for an afternoon, and one village would rather give up than be taken",
    alt="Two giant hands play draughts with villages on a board of fields; one lifts a village, "
    "and another village holds up a white cloth.",
    place="meadow",
    hour="afternoon",
    palette="field patchwork, cloud grey, terracotta",
    view="vast",
    figures="pair",
    moods=("ironic", "grand", "helpless"),
    readings=("fate", "power", "strategy", "being a pawn", "surrender", "neighbours at war"),
)
def giants_draughts() -> Scene:
    """One hand takes from the far left; the other thinks at the right."""

    def square(column: int, row: int) -> tuple[float, float]:
        return (column + 0.5) * SQUARE, (row + 0.5) * SQUARE

    red = ((-3, -3), (-1, -3), (1, -3), (-2, -2), (2, -2), (-1, -1), (3, -3))
    blue = ((-3, 3), (2, 2), (1, 3), (-2, 4), (0, 4), (2, 4), (-4, 2), (3, 3))
    pieces = [village_piece(0, at).at(*square(*spot), 0.05) for at, spot in enumerate(red)]
    pieces += [village_piece(1, at + 10).at(*square(*spot), 0.05) for at, spot in enumerate(blue)]
    lonely = village_piece(0, 8).at(*square(-2, 0), 0.05)
    bx, by = square(-2, 0)
    banner = (
        group(
            rod((0, 0, 0), (0, 0, 1.15), 0.025, wood("#8a6a44")),
            sheet(
                np.array(
                    [
                        [
                            (0.02 + 0.62 * u, 0.08 * math.sin(5 * u), 1.12 - 0.5 * v - 0.06 * u)
                            for u in np.linspace(0, 1, 9)
                        ]
                        for v in (0, 0.5, 1)
                    ]
                ),
                Paint("#ffffff", vary=0.02, glow=0.35),
            ),
            motif="white cloth",
        )
        .size(1.75)
        .at(bx + 0.05, by - 0.3, 0.3)
    )
    taker = (
        giant_grip(
            "pinch",
            curl=(0.0, 0.5, 0.52, 0.58, 0.64),
            skin="fair",
            sleeve="#8f96a4",
            cuff="#eef0f2",
            arm=2.6,
        )
        .size(1, -1, 1)
        .turn(x=168)
        .turn(y=34)
        .turn(-14)
        .size(1.75)
    )
    held = square(-1, 1)
    px, py, pz = taker.point("pinch")
    taker = taker.at(held[0] - px, held[1] - 0.9 - py, 2.8 - pz)
    lifted = village_piece(1, 21).size(1.15).turn(y=14).at(held[0] + 0.72, held[1] - 0.9, 2.4)
    waiter = (
        giant_grip("reach", skin="#c98f68", sleeve="#b8604a", cuff="#f2e4d0", arm=2.6)
        .turn(x=180)
        .turn(y=26)
        .turn(140)
        .size(1.75)
    )
    tx, ty, tz = waiter.point("index")
    spot = square(1, -1)
    waiter = waiter.at(spot[0] - 1.75 - tx, spot[1] - 0.1 - ty, 0.9 - tz)
    clouds = [
        cloud(w, "#f2f2f0", "#a8b0be", seed=s).at(x, y, z)
        for w, s, x, y, z in (
            (3.6, 1, -4.9, 5.0, 4.6),
            (3.0, 2, -5.6, 3.2, 4.0),
            (3.0, 4, 4.6, -4.9, 2.4),
            (3, 5, 4.9, -3.4, 2.0),
            (4, 6, 5.6, 12, 2),
            (2.6, 7, -3.3, -5.6, 1.3),
        )
    ]
    return Scene(
        things=[
            board_of_fields(),
            *pieces,
            lonely,
            banner,
            taker.thing,
            lifted,
            waiter.thing,
            *clouds,
            scatter(oak(0.8, seed=2), 60, (-16, 16), (9, 34), seed=5),
        ],
        camera=Camera((0.2, -10.4, 9.2), (-0.05, 0.4, 0.6), lens=46),
        world=World("#9cb4e4", "#c8b890", 0.5),
        lights=[Sun(-98, 26, 4.4, "#ffd894", 2), Sun(100, 40, 0.5, "#cfe0ff", 8)],
        sky=Sky(((0, "#a8b8cc"), (0.3, "#e8e4d4"), (1, "#f0e8cc"))),
        air=Air(1.05, Fog(16.5, 44, "#d8dcd8", 0.85), bloom=0.2, saturation=1.1),
    )
