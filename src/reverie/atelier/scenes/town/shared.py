"""What several cards of this theme are built with."""

import numpy as np

from reverie.atelier.colour import mix
from reverie.atelier.motifs.houses import house
from reverie.atelier.motifs.joinery import plain, quads, stone
from reverie.atelier.shapes import box, cutout
from reverie.atelier.thing import Paint, Thing, group, light

LIT = "#ffc04a"


def small_house(
    seed: int, walls: tuple[str, ...], roofs: tuple[str, ...], share: float = 0.5
) -> Thing:
    """A plain house for the distance, about 1 wide and 2 high, gable or eaves to the viewer."""
    chance = np.random.default_rng(seed)
    wall = walls[int(chance.integers(len(walls)))]
    roof = roofs[int(chance.integers(len(roofs)))]
    wide, deep = (float(each) for each in chance.uniform(0.8, 1.25, 2))
    high, rise = float(chance.uniform(0.9, 1.6)), float(chance.uniform(0.55, 0.85))
    tiles = Paint(roof, mix(roof, "#20141c", 0.35), "rings", grain=5, bump=0.3, vary=0.2)
    if chance.random() < 0.5:
        top = cutout([(-wide / 2 - 0.1, 0), (wide / 2 + 0.1, 0), (0, rise)], deep + 0.2, tiles)
    else:
        top = cutout(
            [(-deep / 2 - 0.1, 0), (deep / 2 + 0.1, 0), (0, rise)], wide + 0.2, tiles
        ).turn(90)
    places = [
        (x, -deep / 2 - 0.012, z)
        for z in np.arange(0.35, high - 0.1, 0.42)
        for x in np.linspace(-wide / 3, wide / 3, 3)
    ]
    lit = chance.random(len(places)) < share
    chimney = box((0.17, 0.17, 0.5), stone("#7d4a40"), bevel=0.01)
    parts = [
        box((wide, deep, high), stone(wall), bevel=0.01).at(z=high / 2),
        top.at(z=high - 0.02),
        chimney.at(float(chance.uniform(-0.25, 0.25)), 0.2, high + rise * 0.75),
    ]
    for chosen, paint in ((lit, light(LIT, 3.0)), (~lit, plain(mix(wall, "#1d1a2c", 0.75)))):
        if chosen.any():
            parts.append(quads(np.array(places)[chosen], 0.15, 0.22, paint))
    return group(parts, motif="house")


def canal_street(
    share: float, wall: tuple[str, ...], near: float, far: float, half: float
) -> Thing:
    """Two rows of narrow houses along the way into the picture, at x = ±half."""
    homes = []
    for side in (-1, 1):
        for at, y in enumerate(np.arange(near, far, 1.62)):
            seed = at * 2 + (side > 0) + 5
            home = house(
                "timbered" if at % 4 == 2 else "town",
                wall=wall[seed % len(wall)],
                share=share,
                bend=0.6,
                seed=seed,
            )
            tall = 0.95 + 0.1 * ((seed * 7) % 4)
            homes.append(
                home.size(1, 1, tall).turn(-90 * side).at(side * (half + 0.8), float(y), 0)
            )
    return group(homes, motif="house")
