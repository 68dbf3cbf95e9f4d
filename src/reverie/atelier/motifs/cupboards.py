"""Where a house keeps its things: wardrobes, chests, bookcases and shelves."""

import math

import numpy as np

from reverie.atelier.colour import mix
from reverie.atelier.motifs.books import COVERS
from reverie.atelier.motifs.joinery import (
    BRASS,
    INK,
    IRON,
    frame,
    metal,
    oval,
    plain,
    rounded,
    wood,
)
from reverie.atelier.shapes import ball, box, cutout, tube
from reverie.atelier.thing import Paint, Thing, group, light


def wardrobe(
    *, colour: str = "#6b4630", opened: float = 0, inside: str = "#1d1518", glow: str | None = None
) -> Thing:
    """A wardrobe 1.4 wide, 2.3 high and 0.65 deep.

    Its doors open by degrees, and light may be within.
    """
    wooden = wood(colour)
    back = light(glow, 3) if glow else plain(inside)
    side = box((0.06, 0.62, 1.95), wooden, bevel=0.012)
    panel = frame(
        rounded(0.5, 1.62, 0.04),
        rounded(0.42, 1.54, 0.04),
        0.02,
        wood(mix(colour, "#c9a06a", 0.35)),
        bevel=0.005,
    )
    leaf = group(
        box((0.64, 0.045, 1.86), wooden, bevel=0.012), panel.at(y=-0.03),
        ball(0.03, metal(BRASS), sides=12).at(0.26, -0.06, 0),
    ).at(x=0.32)  # fmt: skip
    crest = [
        (-0.76, 0),
        (0.76, 0),
        (0.76, 0.1),
        *((0.6 * math.cos(a), 0.1 + 0.2 * math.sin(a)) for a in np.linspace(0, math.pi, 15)),
        (-0.76, 0.1),
    ]
    return group(
        side.at(-0.65, 0, 1.13),
        side.at(0.65, 0, 1.13),
        box((1.3, 0.03, 1.95), back, bevel=0).at(0, 0.28, 1.13),
        box((1.44, 0.7, 0.16), wooden, bevel=0.02).at(z=0.18),
        box((1.44, 0.7, 0.08), wooden, bevel=0.02).at(z=2.1),
        cutout(crest, 0.08, wooden, bevel=0.015).at(0, -0.28, 2.13),
        [ball(0.08, wooden, sides=14).at(x, y, 0.06) for x in (-0.6, 0.6) for y in (-0.26, 0.26)],
        leaf.turn(-opened).at(-0.645, -0.31, 1.13),
        leaf.size(-1, 1, 1).turn(opened).at(0.645, -0.31, 1.13),
        motif="wardrobe",
    )


def chest(
    *, colour: str = "#7a5236", bands: str = "#8a7a5c", opened: float = 0, glow: str | None = None
) -> Thing:
    """A trunk with a round lid, 1 wide, 0.62 deep, 0.7 high; the lid opens backwards by degrees."""
    wooden = Paint(colour, mix(colour, "#20140c", 0.6), "planks", grain=2.2, vary=0.2, bump=0.3)
    turn = np.linspace(0, math.pi, 15)
    arc = np.array([(0.31 * math.cos(a), 0.22 * math.sin(a)) for a in turn])
    strap = frame(
        np.concatenate([arc * 1.06, arc[::-1] * 0.98]),
        np.concatenate([arc * 1.05, arc[::-1] * 0.99]),
        0.09,
        metal(bands),
    )
    lid = group(
        frame(
            np.concatenate([arc, [(-0.31, -0.01)]]),
            np.concatenate([arc * 0.86, [(-0.26, -0.01)]]),
            1.0,
            wood(colour),
        ),
        [cutout(arc, 0.03, wood(colour)).at(y=y) for y in (-0.485, 0.485)],
        [strap.at(y=y) for y in (-0.42, 0.0, 0.42)],
    ).turn(90)
    band = box((0.09, 0.65, 0.43), metal(bands), bevel=0.008)
    hollow = light(glow, 4) if glow else plain("#2a1c16")
    return group(
        box((1.0, 0.04, 0.42), wooden, bevel=0.01).at(0, -0.29, 0.22),
        box((1.0, 0.04, 0.42), wooden, bevel=0.01).at(0, 0.29, 0.22),
        [box((0.04, 0.58, 0.42), wooden, bevel=0.01).at(x, 0, 0.22) for x in (-0.48, 0.48)],
        box((0.94, 0.56, 0.04), hollow, bevel=0).at(z=0.3 if glow else 0.05),
        [
            frame(rounded(0.64, 0.44, 0.01), rounded(0.58, 0.38, 0.01), 0.08, metal(bands))
            .turn(90)
            .at(x, 0, 0.22)
            for x in (-0.42, 0.42)
        ],
        band.size(1, 0.02, 0.5).at(0, -0.315, 0.34),
        box((0.14, 0.03, 0.16), metal(BRASS), bevel=0.01).at(0, -0.33, 0.34),
        cutout(oval(0.03, 0.05, 12), 0.02, plain(INK)).at(0, -0.34, 0.34),
        lid.at(y=-0.31).turn(x=-opened).at(y=0.31, z=0.44),
        motif="chest",
    )


def bookshelf(
    width: float = 1.4,
    height: float = 2.2,
    *,
    shelves: int = 5,
    colour: str = "#5a3d28",
    covers: tuple[str, ...] = COVERS,
    fill: float = 0.93,
    seed: int = 0,
) -> Thing:
    """A bookcase full of books, some leaning, some lying; 0.36 deep."""
    chance = np.random.default_rng(seed)
    wooden = wood(colour)
    gap = (height - 0.2) / shelves
    spines = [box((1, 0.22, 1), Paint(tone, vary=0.15, bump=0.1), bevel=0.05) for tone in covers]
    gold = plain("#d8b25a")
    parts = [
        box((0.05, 0.36, height), wooden, bevel=0.01).at(-width / 2, 0, height / 2),
        box((0.05, 0.36, height), wooden, bevel=0.01).at(width / 2, 0, height / 2),
        box((width, 0.03, height), plain(mix(colour, "#000000", 0.5)), bevel=0).at(
            0, 0.16, height / 2
        ),
        box((width + 0.16, 0.44, 0.08), wooden, bevel=0.02).at(z=height),
        box((width + 0.06, 0.38, 0.1), wooden, bevel=0.015).at(z=0.05),
    ]
    for shelf in range(shelves):
        floor = 0.1 + shelf * gap
        parts.append(box((width, 0.32, 0.035), wooden, bevel=0.006).at(0, 0, floor))
        x = -width / 2 + 0.04
        while x < width / 2 - 0.09:
            thick, tall = (
                float(chance.uniform(0.035, 0.085)),
                gap * float(chance.uniform(0.62, 0.88)),
            )
            if chance.random() > fill:
                x += float(chance.uniform(0.05, 0.16))
                continue
            lean = float(chance.choice([0, 0, 0, 0, 9])) if x < width / 2 - 0.25 else 0.0
            spine = spines[int(chance.integers(len(spines)))].size(thick, 1, tall)
            volume = (
                spine
                if chance.random() < 0.5
                else group(
                    spine, box((thick * 1.02, 0.225, tall * 0.05), gold, bevel=0).at(z=tall * 0.28)
                )
            )
            parts.append(
                volume.turn(y=lean).at(
                    x + thick / 2 + lean * 0.006,
                    float(chance.uniform(-0.06, -0.02)),
                    floor + 0.02 + tall / 2,
                )
            )
            x += thick * 1.04 + lean * 0.011
    return group(parts, motif="bookshelf")


def shelf(width: float = 1.2, *, colour: str = "#7a5236") -> Thing:
    """A wall shelf on two brackets; its board's top is at z = 0, and the wall at y = 0."""
    bracket = tube([(0, 0, -0.25), (0, -0.05, -0.16), (0, -0.2, -0.05)], 0.02, metal(IRON))
    return group(
        box((width, 0.28, 0.04), wood(colour), bevel=0.01).at(0, -0.14, -0.02),
        [bracket.at(x) for x in (-width * 0.35, width * 0.35)],
        motif="shelf",
    )
