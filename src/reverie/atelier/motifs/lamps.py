"""What shines steadily: lanterns, lamps, bulbs and stars. `power` is the lamp each one carries."""

import math

import numpy as np

from reverie.atelier.colour import mix
from reverie.atelier.motifs.fires import flame
from reverie.atelier.motifs.glassware import jar
from reverie.atelier.motifs.joinery import (
    IRON,
    Profile,
    around,
    cloth,
    glaze,
    gored,
    hoop,
    metal,
    plain,
    rod,
    slack,
    star_outline,
    turned,
    wood,
)
from reverie.atelier.shapes import ball, lathe, tube
from reverie.atelier.thing import Mesh, Paint, Thing, glass, group, lamp, light


def lantern(*, colour: str = "#ffb84d", iron: str = "#33261f", power: float = 6.0) -> Thing:
    """A hand lantern 0.55 high standing on z = 0, with its own lamp; its ring is at z = 0.55."""
    dark = metal(iron)
    bar = rod((0.12, 0, 0.05), (0.12, 0, 0.34), 0.01, dark, sides=6)
    parts = [
        turned([(0, 0), (0.15, 0), (0.15, 0.03), (0.12, 0.055), (0, 0.055)], dark, sides=8),
        turned(
            [(0.165, 0.33), (0.155, 0.36), (0.08, 0.42), (0.05, 0.43), (0.05, 0.46), (0.001, 0.48)],
            dark,
            sides=8,
        ),
        lathe(
            [(0.11, 0.055), (0.115, 0.33)],
            glass("#fff0d0", "#ffe2a0", 0.5),
            sides=8,
            smooth=False,
            round_off=False,
        ),
        turned([(0, 0.05), (0.04, 0.05), (0.04, 0.14), (0, 0.14)], plain("#f2e6cc"), sides=14),
        flame(0.17, colour=colour).at(z=0.14),
        *around(bar, 4, 0, 45),
        hoop(0.118, 0.008, dark, sides=24).at(z=0.2),
        tube(
            [(-0.09, 0, 0.44), (-0.1, 0, 0.52), (0, 0, 0.6), (0.1, 0, 0.52), (0.09, 0, 0.44)],
            0.01,
            dark,
            sides=6,
        ),
    ]
    if power:
        parts.append(lamp(power, colour, 0.06).at(z=0.22))
    return group(parts, motif="lantern")


def street_lamp(
    height: float = 2.8, *, colour: str = "#2f3a3a", lit: str = "#ffd27a", power: float = 30.0
) -> Thing:
    """An old gas lamp on a post; its light is at z = height - 0.28."""
    iron = metal(colour)
    head = group(
        lathe([(0.1, 0), (0.18, 0.36)], light(lit, 4.5), sides=6, smooth=False, round_off=False),
        around(rod((0.105, 0, 0), (0.19, 0, 0.37), 0.013, iron, sides=5), 6),
        lathe(
            [(0.24, 0.36), (0.2, 0.42), (0.07, 0.52), (0.05, 0.58)],
            iron,
            sides=6,
            smooth=False,
            round_off=False,
        ),
        ball(0.045, iron, sides=12).at(z=0.6),
        turned([(0.03, -0.06), (0.11, -0.01), (0.11, 0.01), (0, 0.01)], iron, sides=12),
    )
    foot = [
        (0.2, 0),
        (0.2, 0.08),
        (0.12, 0.14),
        (0.1, 0.45),
        (0.12, 0.5),
        (0.05, 0.58),
        (0.038, height - 0.75),
        (0.06, height - 0.66),
        (0.03, height - 0.56),
    ]
    parts = [
        turned(foot, iron, sides=16),
        rod((-0.22, 0, height - 0.72), (0.22, 0, height - 0.72), 0.016, iron),
        head.at(z=height - 0.5),
    ]
    if power:
        parts.append(lamp(power, lit, 0.12).at(z=height - 0.28))
    return group(parts, motif="street lamp")


def hanging_street_lamp(
    height: float = 3.0, *, colour: str = "#2f3a3a", lit: str = "#ffd27a", power: float = 25.0
) -> Thing:
    """A curved lamp post like a shepherd's crook, bent towards +x.

    Its light at (0.8, 0, height - 0.55).
    """
    iron = metal(colour)
    crook = [
        (0, 0, 0),
        (0, 0, height * 0.7),
        (0.12, 0, height * 0.94),
        (0.45, 0, height),
        (0.78, 0, height * 0.92),
        (0.8, 0, height - 0.35),
    ]
    shade = lathe([(0.04, 0.12), (0.08, 0.06), (0.26, -0.06), (0.27, -0.08)], iron, sides=24)
    parts = [
        tube(crook, [0.07, 0.05, 0.04, 0.035, 0.03, 0.025], iron, sides=10),
        turned([(0.18, 0), (0.16, 0.1), (0.07, 0.2)], iron, sides=16),
        shade.at(0.8, 0, height - 0.42),
        ball(0.11, light(lit, 5), sides=18).at(0.8, 0, height - 0.53),
    ]
    if power:
        parts.append(lamp(power, lit, 0.1).at(0.8, 0, height - 0.6))
    return group(parts, motif="street lamp")


def paper_lantern(
    radius: float = 0.35, *, colour: str = "#d8503a", tall: float = 1.0, power: float = 3.0
) -> Thing:
    """A ribbed paper lantern around the origin, lit from within, with a tassel."""
    ribs = 7
    v = np.linspace(-1.25, 1.25, ribs * 6 + 1)
    wave = 1 - 0.06 * (1 - np.abs(np.sin(np.linspace(0, ribs * math.pi, len(v)))) ** 0.7)
    line = np.stack([radius * np.cos(v) * wave, radius * tall * np.sin(v)], 1)
    dark = plain("#3a2018")
    low = float(line[0, 1])
    parts = [
        lathe(line, Paint(colour, vary=0.08, glow=0.9, bump=0.05), round_off=False, sides=28),
        *(
            turned(
                [(0, 0), (radius * 0.36, 0), (radius * 0.36, 0.04), (0, 0.04)], dark, sides=20
            ).at(z=z)
            for z in (low - 0.03, -low)
        ),
        tube(
            [(-radius * 0.3, 0, -low + 0.03), (0, 0, -low + 0.2), (radius * 0.3, 0, -low + 0.03)],
            0.008,
            dark,
            sides=5,
        ),
        rod((0, 0, low), (0, 0, low - 0.08), 0.008, cloth("#d8a83a"), sides=5),
        turned([(0.02, 0), (0.035, -0.16), (0, -0.16)], cloth("#d8a83a"), sides=12).at(
            z=low - 0.07
        ),
    ]
    if power:
        parts.append(lamp(power, mix(colour, "#ffd27a", 0.6), radius).at(z=0))
    return group(parts, motif="paper lantern")


def string_lights(
    span: float = 4, count: int = 9, *, colours: tuple[str, ...] = ("#ffd27a",), sag: float = 0.5
) -> Thing:
    """Small lights on a line from (-span / 2, 0, 0) to (span / 2, 0, 0)."""
    line = slack((-span / 2, 0, 0), (span / 2, 0, 0), sag, count * 4 + 1)
    bulbs = [
        lathe(
            [(0.02, 0), (0.055, -0.06), (0.04, -0.12), (0.001, -0.14)], light(colour, 4), sides=12
        )
        for colour in colours
    ]
    cap = turned([(0, 0.03), (0.022, 0.03), (0.022, 0), (0, 0)], plain(IRON), sides=8)
    hung = [group(bulbs[at % len(bulbs)], cap).at(*line[at * 4 + 2]) for at in range(count)]
    return group(tube(line, 0.009, plain(IRON), bend=False, sides=5), hung, motif="lights")


def moon_lamp(radius: float = 0.4, *, colour: str = "#fff0c8", power: float = 8.0) -> Thing:
    """A glowing ball of paper panels around the origin, like a small moon on a string."""
    turn = np.linspace(-math.pi / 2, math.pi / 2, 25)
    panels = gored(
        np.stack([radius * np.cos(turn), radius * np.sin(turn)], 1),
        [
            Paint(colour, vary=0.06, glow=1.0),
            Paint(mix(colour, "#e8c890", 0.4), vary=0.06, glow=0.9),
        ],
        10,
        pinch=0.02,
    )
    parts = [panels, rod((0, 0, radius), (0, 0, radius * 2), 0.008, plain("#efe6d0"))]
    if power:
        parts.append(lamp(power, colour, radius).at(y=-radius * 1.2))
    return group(parts, motif="paper moon")


def firefly_jar(
    *, count: int = 14, colour: str = "#d8f07a", power: float = 3.0, seed: int = 0
) -> Thing:
    """A jar 0.8 high with fireflies in it and a cloth cover tied with string."""
    chance = np.random.default_rng(seed)
    fly = group(
        ball(0.018, light(colour, 9), sides=10),
        ball(0.012, plain("#3a2c1c"), sides=8).at(0.02, 0, 0.006),
    )
    spots = chance.uniform((-0.19, -0.19, 0.1), (0.19, 0.19, 0.56), (count, 3))
    parts = [
        jar(cloth_colour="#b5544a"),
        *(fly.turn(float(chance.uniform(0, 360))).at(*spot) for spot in spots),
    ]
    if power:
        parts.append(lamp(power, colour, 0.12).at(z=0.35))
    return group(parts, motif="firefly jar")


def star(
    radius: float = 0.4,
    *,
    colour: str = "#ffe9a8",
    points: int = 5,
    strength: float = 2.5,
    power: float = 0.0,
    fat: float = 0.3,
) -> Thing:
    """A plump five-pointed star around the origin, facing the viewer, that glows."""
    line = star_outline(points, radius, radius * 0.5)
    count = len(line)
    ring = np.stack([line[:, 0], np.zeros(count), line[:, 1]], 1)
    vertices = np.concatenate([ring, [(0, -radius * fat, 0), (0, radius * fat, 0)]])
    here = np.arange(count)
    after = (here + 1) % count
    faces = np.concatenate(
        [
            np.stack([here, after, np.full(count, count)], 1),
            np.stack([after, here, np.full(count, count + 1)], 1),
        ]
    )
    paint = Paint(colour, vary=0.1, bump=0, glow=strength * 0.45)
    parts = [
        Thing(Mesh(vertices, (faces.astype(np.int32),), smooth=False, bevel=radius * 0.05), paint)
    ]
    if power:
        parts.append(lamp(power, colour, radius * 0.6).at(y=-radius * 0.7))
    return group(parts, motif="star")


def table_lamp(
    height: float = 0.7,
    *,
    shade: str = "#e8c878",
    foot: str = "#5b7a84",
    lit: bool = True,
    power: float = 0.0,
) -> Thing:
    """A table lamp with a pleated shade; `power` adds a lamp at two thirds of its height."""
    paint = Paint(shade, vary=0.1, glow=1.4) if lit else cloth(shade)
    base: Profile = [
        (0.13, 0),
        (0.12, 0.04),
        (0.05, 0.1),
        (0.11, 0.25),
        (0.08, 0.36),
        (0.02, 0.42),
        (0.02, 0.5),
    ]
    parts = [
        lathe([(r * height / 0.7, z * height / 0.7) for r, z in base], glaze(foot), sides=24),
        lathe(
            [(0.26 * height / 0.7, 0.58 * height), (0.13 * height / 0.7, height)],
            paint,
            sides=24,
            round_off=False,
            smooth=False,
        ),
    ]
    if power:
        parts.append(lamp(power, shade, 0.08).at(z=height * 0.72))
    return group(parts, motif="lamp")


def standing_lamp(
    height: float = 1.7, *, shade: str = "#e8b878", lit: bool = True, power: float = 0.0
) -> Thing:
    """A standing lamp with a fringed shade; `power` adds a lamp under it."""
    paint = Paint(shade, vary=0.1, glow=1.4) if lit else cloth(shade)
    fringe = rod((0, 0, 0), (0, 0, -0.07), 0.006, cloth(mix(shade, "#a8433a", 0.4)), sides=4)
    parts = [
        turned(
            [(0, 0), (0.2, 0), (0.18, 0.04), (0.03, 0.08), (0.02, 0.2), (0.02, height - 0.3)],
            wood("#5a3d28"),
            sides=20,
        ),
        lathe([(0.34, height - 0.36), (0.28, height - 0.2), (0.1, height)], paint, sides=24),
        *(
            fringe.at(0.335 * math.cos(a), 0.335 * math.sin(a), height - 0.35)
            for a in np.linspace(0, 2 * math.pi, 36, endpoint=False)
        ),
    ]
    if power:
        parts.append(lamp(power, shade, 0.1).at(z=height - 0.25))
    return group(parts, motif="lamp")
