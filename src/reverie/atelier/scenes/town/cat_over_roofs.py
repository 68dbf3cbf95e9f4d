"""The cat over the roofs."""

import math

import numpy as np

from reverie.atelier.develop import Air, Fog, Tint
from reverie.atelier.motifs.anatomy import Creature
from reverie.atelier.motifs.cats import cat
from reverie.atelier.motifs.joinery import metal
from reverie.atelier.motifs.land import road
from reverie.atelier.motifs.trains import tram
from reverie.atelier.scene import Camera, Scene, Sun, World, card
from reverie.atelier.scenes.town.shared import small_house
from reverie.atelier.shapes import box, tube
from reverie.atelier.sky import Sky
from reverie.atelier.thing import Array, Paint, Thing, group, lamp


def roofscape(
    cat_at: tuple[float, float, float, float], walls: tuple[str, ...], roofs: tuple[str, ...]
) -> Thing:
    """Houses in crooked rows, none where the cat lies (x, y, half sizes) nor in the tram's way."""
    chance = np.random.default_rng(4)
    kinds = [small_house(seed, walls, roofs, 0.45) for seed in range(14)]
    x0, y0, wide, deep = cat_at
    homes = []
    for y in np.arange(-11.0, 34.0, 1.55):
        for x in np.arange(-17.0, 17.0, 1.18):
            px, py = x + float(chance.uniform(-0.2, 0.2)), y + float(chance.uniform(-0.2, 0.2))
            under = ((px - x0) / wide) ** 2 + ((py - y0) / deep) ** 2 < 1
            front = abs(px - x0) < wide and tram_way(px) < py < y0
            if (
                under
                or front
                or tram_way(px) - (2.7 if abs(px) < 3 else 1.3) < py < tram_way(px) + 1.0
            ):
                continue
            home = kinds[int(chance.integers(len(kinds)))]
            size = float(chance.uniform(0.9, 1.2))
            homes.append(home.size(size).turn(float(chance.uniform(-9, 9))).at(px, py))
    return group(homes, motif="house")


def tram_way(x: float | Array) -> float | Array:
    """How far away the tram's street is: it swings out around the tip of a tail."""
    return -2.6 - 2.5 * np.exp(-(((np.asarray(x) + 0.6) / 3.0) ** 2))


@card(
    title="The cat over the roofs",
    concept="a cat as large as a quarter has fallen asleep on the town, and nobody dares to wake "
    "it",
    alt="An enormous amber cat sleeps curled up in a town at dusk with three lit houses in its "
    "curl; a small lit tram makes a bend around it.",
    place="city",
    hour="dusk",
    palette="brick, plum, amber",
    view="vast",
    figures="one",
    moods=("cosy", "tender", "funny"),
    readings=("consideration", "power at rest", "weight", "the quiet giant", "detour", "home"),
)
def cat_over_roofs() -> Scene:
    """The sun comes from the left and lights the face; in the curl of the cat three houses glow."""
    x = np.linspace(-14, 14, 60)
    way = np.stack([x, tram_way(x)], 1)
    heading = math.degrees(math.atan2(float(tram_way(0.4) - tram_way(-0.2)), 0.6))
    iron = metal("#c9a890")
    track = [
        tube(np.stack([x, tram_way(x) + side, 0 * x + 0.05], 1), 0.03, iron, bend=False)
        for side in (-0.2, 0.2)
    ]
    sleeper = cat("sleep", fur="#dca050", chest="#f8e6c0", stripes="#a8622c", cells=190)
    lids = (
        Creature("#dca050")
        .within((0.16, -0.27, 0.19), (10, 16, 238))
        .ball((0, 0, 0), 0.1)
        .lid((0.136, 0.094, 0.012), 0.062, colour="#5a2a16")
    )
    warmed = [
        small_house(seed, ("#b88a80",), ("#8a4038",), 0.9).size(0.8).turn(turn).at(px, py)
        for seed, turn, px, py in ((3, 8, -2.4, -0.9), (5, -6, -1.45, -1.25), (8, 12, -0.62, -1.0))
    ]
    return Scene(
        things=[
            box((80, 90, 0.1), Paint("#4a2f45", vary=0.15), motif="street").at(0, 25, -0.05),
            road([(px, py) for px, py in way], colour="#6d4a58", edge=None, width=1.5, ruts=False),
            group(track, motif="rails"),
            group(sleeper, lids.thing("cat")).size(11.2).turn(5).at(0.1, 2.4, 0.0),
            group(warmed, motif="house"),
            lamp(60, "#ffb860", 0.3).at(-1.2, -1.7, 1.2),
            roofscape(
                (0.2, 2.4, 4.7, 4.6),
                ("#9a7478", "#7d5868", "#a8827c"),
                ("#8a4038", "#6a3448", "#573560"),
            ),
            tram(colour="#e8c890", roof="#f2e2c0")
            .size(0.62)
            .turn(heading)
            .at(0.1, float(tram_way(0.1)), 0.05),
            lamp(45, "#ffc870", 0.3).at(0.1, -6.6, 1.5),
        ],
        camera=Camera((0.4, -17.0, 11.0), (0.05, 0.9, 1.1), lens=44),
        world=World("#8a6ab0", "#6a3c50", 0.6),
        lights=[Sun(-46, 38, 3.3, "#ffd09a", 3)],
        sky=Sky(((0, "#c58a94"), (1, "#c58a94"))),
        air=Air(
            1.35,
            Fog(21, 44, "#c58a94", 0.92),
            bloom=0.35,
            saturation=1.08,
            tint=Tint("#4a2a68", "#ffdca8", 0.16),
        ),
    )
