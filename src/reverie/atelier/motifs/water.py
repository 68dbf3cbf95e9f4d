"""Water in all its moods: sea and lake, river and rain, and what is under the surface.

The level of still water is z = 0. `Swell` is a height as those of `land`, so boats can ride it.
"""

import math
from dataclasses import dataclass
from typing import Literal

import numpy as np

from reverie.atelier.colour import mix
from reverie.atelier.motifs.scatter import (
    Numbers,
    Span,
    blended,
    globe,
    merged,
    patches,
    ramp,
    spaced,
    swarm,
    tinted,
)
from reverie.atelier.shapes import ball, highlight, land, lathe, sheet, tube
from reverie.atelier.thing import Array, Paint, Point, Thing, glass, group
from reverie.atelier.thing import water as wet

Mood = Literal["calm", "swell", "storm"]
WAVES: dict[Mood, float] = {"calm": 0.03, "swell": 0.16, "storm": 1.0}


@dataclass(frozen=True)
class Swell:
    """The height of the sea: round troughs, pointed crests."""

    amplitude: float = 0.16
    scale: float = 3.0
    seed: int = 0

    def __call__(self, x: Numbers, y: Numbers) -> Array:
        """The height at these points."""
        x, y = np.asarray(x, float), np.asarray(y, float)
        bend = 3 * patches(x, y, 2.5 * self.scale, 2, self.seed)
        first = np.sin((0.35 * x + y) * 2 * math.pi / self.scale + bend)
        second = np.sin((0.8 * x - 0.5 * y) * 4.3 / self.scale + 2 * bend + 1)
        crest = (
            1 - 2 * np.abs(np.sin((0.35 * x + y) * math.pi / self.scale + bend / 2 + 0.8)) ** 0.8
        )
        fine = patches(x, y, 0.3 * self.scale, 3, self.seed + 1) - 0.5
        return self.amplitude * (0.25 * first + 0.25 * second + 0.8 * crest + 0.45 * fine)


def sea(
    mood: Mood = "swell",
    colour: str = "#1f5068",
    *,
    foam: str = "#e9f2f0",
    crest: str | None = None,
    scale: float | None = None,
    rough: float = 0.12,
    width: float = 60,
    near: float = -12,
    far: float = 60,
    seed: int = 0,
) -> Thing:
    """The sea to the horizon. Calm water mirrors; in a storm its crests are light and foam.

    `Swell(WAVES[mood], scale, seed)` tells where its surface is (scale 3, in a storm 6).
    """
    height = sea_height(mood, scale, seed)
    cells = 120 if mood == "calm" else 220
    if mood == "calm":
        paint = wet(colour, rough, 1.6, 0.3)
        return land(height, paint, width=width, near=near, far=far, cells=cells, motif="sea")
    surface = land(height, Paint(), width=width, near=near, far=far, cells=cells, motif="sea")
    amplitude = WAVES[mood]
    bright = crest or mix(colour, "#9fd0c4", 0.5)
    deep = mix(colour, "#0a1a2a", 0.4)

    def tint(points: Array) -> Array:
        level = points[:, 2] / amplitude
        found = ramp((deep, colour, bright), 0.45 + 0.42 * level)
        lace = patches(points[:, 0], points[:, 1], 0.5, 4, seed + 7)
        caps = np.clip((level - 0.62 + 0.9 * (lace - 0.5)) * 4, 0, 1)
        if mood == "swell":
            caps = caps * 0.5
        streaks = np.clip((lace - 0.62) * 6, 0, 1) * (0.35 if mood == "storm" else 0.1)
        white = np.maximum(caps, streaks)[:, None]
        return found * (1 - white) + ramp((foam, foam), level) * white

    return tinted(surface, tint, Paint(vary=0.08, grain=2, rough=0.25, shine=0.6, bump=0.3))


def sea_height(mood: Mood = "swell", scale: float | None = None, seed: int = 0) -> Swell:
    """The height of the sea of this mood."""
    return Swell(WAVES[mood], scale or (6.0 if mood == "storm" else 3.0), seed)


def rings(
    radius: float = 1.2,
    count: int = 3,
    colour: str = "#dcebea",
    *,
    thick: float = 0.014,
    deep: float = 1,
) -> Thing:
    """Circles on the water around something that fell; flatter with `deep` below 1."""
    made = []
    for at in range(count):
        out = radius * (at + 1) / count
        angles = np.linspace(0, 2 * math.pi, 65)
        line = np.stack([out * np.cos(angles), deep * out * np.sin(angles), 0 * angles + 0.012], 1)
        size = thick * (1.3 - 0.6 * at / count)
        made.append(
            tube(line, size, Paint(colour, glow=0.15, bump=0), sides=6, bend=False).size(1, 1, 0.5)
        )
    return merged(made, motif="ripples")


def rain(
    count: int = 500,
    low: Point = (-5, -4, 0),
    high: Point = (5, 8, 8),
    colour: str = "#cfdcea",
    *,
    long: float = 0.5,
    slant: float = 0.12,
    thick: float = 0.006,
    splashes: bool = True,
    seed: int = 0,
) -> Thing:
    """Streaks in a box of air, and small crowns where they meet z = low."""
    chance = np.random.default_rng(seed)
    places = chance.uniform(low, high, (count, 3))
    streak = np.array([(-0.5, 0, 0), (0.5, 0, 0), (0.15 + slant, 0, 1), (-0.15 + slant, 0, 1)])
    turns = np.tile(np.eye(3), (count, 1, 1))
    sizes = np.stack(
        [np.full(count, 2 * thick), np.ones(count), long * chance.uniform(0.5, 1.3, count)], 1
    )
    streak[2:, 0] += slant * long / (2 * thick)
    tints = ramp((colour, "#ffffff"), chance.uniform(0, 0.6, count))
    mesh = swarm(streak, np.array([(0, 1, 2, 3)], np.int32), places, turns, sizes, tints)
    falling = Thing(mesh, Paint(glow=0.35, bump=0, vary=0), "rain")
    if not splashes:
        return falling
    ring_ = rings(0.12, 2, colour, thick=0.008, deep=0.7)
    spots = chance.uniform(low, high, (count // 8, 3))
    return group(falling, [ring_.at(float(x), float(y), low[2]) for x, y, _ in spots], motif="rain")


def great_wave(
    tall: float = 4,
    width: float = 8,
    colour: str = "#1f5470",
    *,
    bright: str = "#5fa7a8",
    foam: str = "#f2f5ee",
    curl: float = 1.0,
    seed: int = 0,
) -> Thing:
    """One wave that stands up along y and curls over to +x, its lip torn into claws of foam."""
    chance = np.random.default_rng(seed)
    along = np.linspace(-1, 1, 140)[:, None]
    rise = np.clip(1 - np.abs(along) ** 2.4, 0, 1) ** 0.7
    profile, lip = _wave_profile(curl)
    share = np.linspace(0, 1, len(profile))
    claw = np.exp(-(((share - lip) / 0.05) ** 2))[None]
    teeth = np.abs(np.sin(along * 17 + 2 * np.sin(along * 7))) ** 0.7 - 0.5
    swing = 0.16 * np.sin(along * 2.2 + 0.4)
    x = (profile[None, :, 0] * (0.4 + 0.6 * rise) + swing + 0.1 * claw * teeth * rise) * tall
    z = (profile[None, :, 1] * (0.08 + 0.92 * rise) - 0.16 * claw * teeth * rise) * tall
    points = np.stack([x, along * width / 2 + 0 * x, z], -1)
    wall = sheet(points, Paint(), motif="wave")
    over = np.broadcast_to(share - lip, x.shape).ravel()
    reach = np.broadcast_to(along, x.shape).ravel()

    def tint(at: Array) -> Array:
        stripes = np.sin(
            reach * 34 + 2.5 * np.sin(over * 9) + 3 * patches(reach, over, 0.3, 2, seed)
        )
        level = at[:, 2] / tall
        found = ramp(
            (mix(colour, "#0c2034", 0.45), colour, bright), 0.1 + 0.65 * level + 0.16 * stripes
        )
        lace = patches(at[:, 0] + at[:, 1], at[:, 1] - at[:, 2], 0.11 * tall, 4, seed + 2)
        white = np.clip((0.1 - np.abs(over + 0.02) + 0.3 * (lace - 0.5)) * 14, 0, 1)
        streaks = np.clip((lace - 0.55) * 9, 0, 1) * np.clip(level * 1.6 - 0.4, 0, 0.85)
        return blended(found, foam, np.maximum(white, streaks))

    body = tinted(wall, tint, Paint(vary=0.06, grain=2, rough=0.25, shine=0.6, bump=0.25))
    edge = points[:, int(lip * len(profile))]
    return group(body, _spray(edge, rise[:, 0], tall, foam, chance), motif="wave")


def bubbles(
    count: int = 18,
    low: Point = (-0.4, -0.2, 0),
    high: Point = (0.4, 0.2, 2.5),
    *,
    sizes: Span = (0.03, 0.11),
    seed: int = 0,
) -> Thing:
    """Bubbles that rise, the larger ones higher, each with a gleam."""
    chance = np.random.default_rng(seed)
    shell = ball(1, glass("#ffffff", "#f6fffd"), sides=20)
    gleam = highlight([(-0.55, -0.6, 0.25), (-0.4, -0.66, 0.5), (-0.12, -0.66, 0.66)], 0.09)
    one = group(shell, gleam)
    placed = []
    for at in range(count):
        share = (at + chance.uniform()) / count
        x, y = chance.uniform(low[:2], high[:2])
        size = sizes[0] + (sizes[1] - sizes[0]) * share * float(chance.uniform(0.4, 1))
        placed.append(
            one.size(size).at(float(x), float(y), float(low[2] + (high[2] - low[2]) * share))
        )
    return group(placed, motif="bubbles")


def sea_floor(
    sand: str = "#b9b28a",
    shade: str = "#5f8080",
    *,
    amplitude: float = 0.5,
    width: float = 50,
    near: float = -12,
    far: float = 40,
    seed: int = 0,
) -> Thing:
    """Rippled sand with nets of light on it."""

    def height(x: Array, y: Array) -> Array:
        broad = 2 * amplitude * (patches(x, y, 6, 3, seed) - 0.5)
        return broad + 0.035 * np.sin(y * 7 + 4 * patches(x, y, 1.5, 2, seed))

    floor = land(height, Paint(), width=width, near=near, far=far, cells=220, motif="sea floor")

    def tint(points: Array) -> Array:
        x, y = points[:, 0], points[:, 1]
        net = 1 - np.abs(2 * patches(x + patches(x, y, 1, 2, 5), y, 0.9, 2, seed + 3) - 1)
        found = ramp((shade, sand), 0.3 + 0.7 * patches(x, y, 3, 3, seed))
        white = np.clip((net - 0.86) * 6, 0, 1)[:, None] * 0.6
        return found * (1 - white) + ramp((mix(sand, "#ffffff", 0.6),) * 2, x) * white

    return tinted(floor, tint, Paint(vary=0.08, bump=0.3, grain=2))


def light_shafts(
    count: int = 5,
    tall: float = 9,
    spread: float = 6,
    colour: str = "#cfeee6",
    *,
    lean: float = 14,
    wide: float = 0.5,
    strength: float = 0.14,
    seed: int = 0,
) -> Thing:
    """Slanting shafts of light from above, as pale glassy cones around the origin."""
    chance = np.random.default_rng(seed)
    made = []
    for at in range(count):
        size = wide * float(chance.uniform(0.6, 1.4))
        x = spread * ((at + 0.5) / count - 0.5) + float(chance.normal(0, 0.3))
        paint = Paint(
            "#ffffff", colour, vary=strength * float(chance.uniform(0.7, 1.3)), kind="glass"
        )
        cone = lathe([(size * 2.2, 0), (size * 0.55, tall)], paint, round_off=False, sides=36)
        made.append(cone.at(0, 0, -tall).turn(y=lean).at(x, float(chance.uniform(-1.5, 1.5)), tall))
    return group(made, motif="light")


def _wave_profile(curl: float) -> tuple[Array, float]:
    """Up the back, over the crest to the lip, and down the hollow face; and where the lip is."""
    reach = 0.3 * curl
    back = [(-1.7, 0), (-1.15, 0.08), (-0.7, 0.3), (-0.4, 0.64), (-0.12, 0.9), (0.16, 1.0),
            (0.3 + reach, 0.93), (0.42 + reach, 0.72), (0.42 + reach, 0.58)]  # fmt: skip
    face = [
        (0.36 + reach, 0.68),
        (0.2 + reach * 0.6, 0.8),
        (0.0, 0.74),
        (-0.12, 0.5),
        (-0.08, 0.22),
        (0.2, 0.05),
        (0.9, 0),
    ]
    line = spaced([*back, *face], 110)
    tip = int(np.argmin(np.hypot(line[:, 0] - back[-1][0], line[:, 1] - back[-1][1])))
    return line, tip / len(line)


def _spray(lip: Array, rise: Array, tall: float, foam: str, chance: np.random.Generator) -> Thing:
    """Drops thrown from the lip of a wave."""
    directions, faces = globe(3)
    count = 130
    picked = chance.choice(len(lip), count, p=rise / rise.sum())
    places = lip[picked] + chance.normal(0, 0.09, (count, 3)) * tall + (0.06 * tall, 0, 0.08 * tall)
    sizes = tall * chance.uniform(0.006, 0.03, count)
    turns = np.tile(np.eye(3), (count, 1, 1))
    mesh = swarm(directions, faces, places, turns, sizes, ramp((foam, foam), np.zeros(count)))
    return Thing(mesh, Paint(bump=0, vary=0.04, glow=0.1), "foam")
