"""Games: cards, dice, dominoes, marbles and jigsaws. About 1 high each."""

import math

import numpy as np

from reverie.atelier.clay import Clay
from reverie.atelier.colour import mix
from reverie.atelier.motifs.joinery import (
    INK,
    coil,
    frame,
    glaze,
    plain,
    plaque,
    rounded,
    star_outline,
)
from reverie.atelier.shapes import Corner, ball, box, cutout
from reverie.atelier.thing import Array, Paint, Thing, glass, group


def dice(value: int = 5, *, colour: str = "#f2e8d4", pips: str = INK, size: float = 0.5) -> Thing:
    """A die on z = 0; `value` looks at the viewer, its neighbours up and to the right."""
    spots = {
        1: [(0, 0)],
        2: [(-1, -1), (1, 1)],
        3: [(-1, -1), (0, 0), (1, 1)],
        4: [(-1, -1), (-1, 1), (1, -1), (1, 1)],
        5: [(-1, -1), (-1, 1), (1, -1), (1, 1), (0, 0)],
        6: [(-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)],
    }
    up = value % 6 + 1
    right = up % 6 + 1 if up % 6 + 1 != 7 - value else (up + 1) % 6 + 1
    cube = Clay(colour, 0.01).box((0, 0, 0), (0.5, 0.5, 0.5), edge=0.1)
    dot = ball(0.09, plain(pips), sides=14).size(1, 0.25, 1)
    parts = [cube.thing("dice", 46, glaze(colour))]
    for face, spin in ((value, {}), (up, {"x": -90}), (right, {"z": 90})):
        flat = group([dot.at(x * 0.25, -0.495, z * 0.25) for x, z in spots[face]])
        parts.append(flat.turn(**spin))
    return group(group(parts).size(size).at(z=size / 2), motif="dice")


def playing_card(
    *, colour: str = "#f4ecd8", pattern: str = "#a8332c", sign: str = "heart", back: bool = False
) -> Thing:
    """A card 0.7 wide and 1 high around the origin, facing the viewer.

    It shows one great sign (heart, diamond, star, moon or leaf) or its patterned back.
    """
    parts = [cutout(rounded(0.7, 1.0, 0.06), 0.012, plain(colour))]
    tone = plain(pattern)
    if back:
        parts += [
            cutout(rounded(0.6, 0.9, 0.04), 0.016, tone),
            frame(rounded(0.54, 0.84, 0.03), rounded(0.5, 0.8, 0.03), 0.02, plain(colour)),
        ]
        parts += [
            plaque(star_outline(4, 0.07, 0.03), 0.02, plain(colour)).at(
                (x - 1) * 0.16, 0, (z - 2) * 0.17
            )
            for x in range(3)
            for z in range(5)
        ]
        return group(parts, motif="card")
    shape = np.array(sign_outline(sign))
    parts += [
        plaque(shape * 0.26, 0.018, tone),
        plaque(shape * 0.07, 0.018, tone).at(-0.25, 0, 0.39),
        plaque(shape * 0.07, 0.018, tone).turn(y=180).at(0.25, 0, -0.39),
    ]
    return group(parts, motif="card")


def sign_outline(name: str) -> list[Corner] | Array:
    """A heart, diamond, star, moon or leaf, about 2 high around the origin."""
    match name:
        case "diamond":
            return [(0, 1), (0.7, 0), (0, -1), (-0.7, 0)]
        case "star":
            return star_outline(5, 1, 0.45)
        case "moon":
            outer = [
                (math.cos(a) - 0.1, math.sin(a)) for a in np.linspace(0.8, 2 * math.pi - 0.8, 22)
            ]
            return outer + [
                (0.32 + 0.8 * math.cos(a), 0.8 * math.sin(a))
                for a in np.linspace(2 * math.pi - 1.15, 1.15, 18)
            ]
        case "leaf":
            right = [
                (0.62 * math.sin(a) * (1 - 0.3 * a / math.pi), 1 - 1.7 * a / math.pi)
                for a in np.linspace(0, math.pi, 14)
            ]
            return [*right, (0.06, -1), (-0.06, -1), *((-x, z) for x, z in reversed(right))]
        case _:
            line = []
            for a in np.linspace(0, 2 * math.pi, 40, endpoint=False):
                x = math.sin(a) ** 3
                line.append(
                    (
                        x,
                        (
                            13 * math.cos(a)
                            - 5 * math.cos(2 * a)
                            - 2 * math.cos(3 * a)
                            - math.cos(4 * a)
                        )
                        / 16,
                    )
                )
            return line


def house_of_cards(storeys: int = 3) -> Thing:
    """A pyramid of leaning cards, each storey 0.9 high, standing along x."""
    face, back = playing_card(), playing_card(back=True)
    flat = playing_card(back=True, pattern="#3d5a80").turn(x=90)
    parts = []
    for storey in range(storeys):
        count = storeys - storey
        for at in range(count):
            x = (at - (count - 1) / 2) * 0.66
            z = storey * 0.93 + 0.46
            lean = face if (at + storey) % 2 else back
            parts += [
                lean.turn(90).turn(y=17).at(x - 0.15, 0, z),
                lean.turn(90).turn(y=-17).at(x + 0.15, 0, z),
            ]
        parts += [
            flat.turn(90).at((at - (count - 2) / 2) * 0.66, 0, storey * 0.93 + 0.935)
            for at in range(count - 1)
        ]
    return group(parts, motif="house of cards")


def domino(
    left: int = 3, right: int = 5, *, colour: str = "#2f2a2a", pips: str = "#f2e8d4"
) -> Thing:
    """A domino 0.5 wide and 1 high standing on z = 0, its face to the viewer."""
    spots = {
        0: [],
        1: [(0, 0)],
        2: [(-1, -1), (1, 1)],
        3: [(-1, -1), (0, 0), (1, 1)],
        4: [(-1, -1), (-1, 1), (1, -1), (1, 1)],
        5: [(-1, -1), (-1, 1), (1, -1), (1, 1), (0, 0)],
        6: [(-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)],
    }
    dot = ball(0.045, plain(pips), sides=12).size(1, 0.3, 1)
    return group(
        cutout(rounded(0.5, 1.0, 0.05), 0.16, glaze(colour), bevel=0.015).at(z=0.5),
        [
            dot.at(x * 0.13, -0.082, z + y * 0.13)
            for z, value in ((0.26, left), (0.74, right))
            for x, y in spots[value]
        ],
        box((0.4, 0.01, 0.015), plain(pips), bevel=0).at(0, -0.08, 0.5),
        motif="domino",
    )


def domino_row(count: int = 9, *, falling: int = 3, gap: float = 0.42) -> Thing:
    """Dominoes in a row along x, seen on edge; the first ones are falling to +x."""
    parts = []
    for at in range(count):
        lean = max(0.0, 62 - 20 * at) if at < falling else 0.0
        one = domino(at % 7, (at * 3 + 2) % 7).turn(90)
        parts.append(one.at(x=-0.08).turn(y=lean).at(x=at * gap + 0.08))
    return group(parts, motif="dominoes").at(x=-count * gap / 2)


def marbles(
    count: int = 7,
    *,
    colours: tuple[str, ...] = ("#4f8a9a", "#c9483a", "#e8b840", "#7d9448", "#8a5a8a"),
    seed: int = 0,
) -> Thing:
    """Glass marbles with coloured hearts lying about on z = 0, each about 0.3."""
    chance = np.random.default_rng(seed)
    parts = []
    for at in range(count):
        r = float(chance.uniform(0.1, 0.17))
        x, y = 0.42 * math.sqrt(at) * math.cos(at * 2.4), 0.36 * math.sqrt(at) * math.sin(at * 2.4)
        tone = colours[at % len(colours)]
        swirl = (
            coil(r * 0.45, r * 1.2, 1.2, r * 0.2, Paint(tone, vary=0.1, glow=0.2))
            .at(z=-r * 0.6)
            .turn(x=float(chance.uniform(0, 180)), y=40)
        )
        parts.append(
            group(
                swirl,
                ball(
                    r, glass(mix(tone, "#ffffff", 0.75), mix(tone, "#ffffff", 0.4), 0.75), sides=24
                ),
                ball(r * 0.13, Paint("#ffffff", glow=1.2, kind="light"), sides=8).at(
                    -r * 0.45, -r * 0.72, r * 0.5
                ),
            ).at(x, y, r)
        )
    return group(parts, motif="marbles")


def puzzle_piece(*, colour: str = "#5b8a94") -> Thing:
    """A piece of a jigsaw 0.95 wide around the origin, facing the viewer."""
    clay = Clay(colour, 0.015).box((0, 0, 0), (0.34, 0.055, 0.34), edge=0.025)
    for x, z in ((0.0, 1.0), (1.0, 0.0)):
        clay.box((x * 0.36, 0, z * 0.36), (0.075, 0.05, 0.075), edge=0.025)
        clay.ball((x * 0.46, 0, z * 0.46), (0.13, 0.075, 0.13))
    for x, z in ((0.0, -1.0), (-1.0, 0.0)):
        clay.limb([(x * 0.25, -0.3, z * 0.25), (x * 0.25, 0.3, z * 0.25)], 0.12, cut=True)
        clay.box((x * 0.36, 0, z * 0.36), (0.07, 0.2, 0.07), cut=True)
    clay.box((0, -0.3, 0), (1, 0.245, 1), cut=True).box((0, 0.3, 0), (1, 0.245, 1), cut=True)
    return clay.thing("puzzle piece", 90, glaze(colour))
