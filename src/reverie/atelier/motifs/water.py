"""Water in all its moods: sea and lake, river and rain, and what is under the surface.

The level of still water is z = 0. `Swell` is a height as those of `land`, so boats can ride it.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

import numpy as np

from reverie.atelier.colour import mix
from reverie.atelier.motifs.scatter import (
    Ground,
    Numbers,
    Span,
    blended,
    flat,
    globe,
    lumps,
    merged,
    patches,
    ramp,
    spaced,
    swarm,
    tinted,
)
from reverie.atelier.shapes import ball, highlight, land, lathe, sheet, tube
from reverie.atelier.thing import Array, Mesh, Paint, Point, Thing, glass, group, light
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


def lake(
    radius: float = 4,
    colour: str = "#2f5a63",
    *,
    deep: float = 0.7,
    rough: float = 0.04,
    shore: str | None = "#a89a72",
    seed: int = 0,
) -> Thing:
    """A still mirror with an uneven shore; `deep` squeezes it along y."""
    outline = shore_line(radius, deep, seed, 72)
    surface = level_disc(outline, wet(colour, rough, 0.6, 0.06), "lake", 0.0)
    if shore is None:
        return surface
    rim = level_disc(
        outline * 1.07, Paint(shore, mix(shore, "#5f6a40", 0.5), bump=0.4), "shore", -0.025
    )
    return group(surface, rim)


def puddle(
    wide: float = 1.4,
    sky: Sequence[str] = ("#f3c98a", "#6fa3c8", "#2f4f86"),
    *,
    glow: float = 0.9,
    stars: int = 0,
    rim: str = "#5d5146",
    seed: int = 0,
) -> Thing:
    """Water on the ground with another sky in it: colours from its near edge to its far edge."""
    outline = shore_line(0.5 * wide, 0.55, seed, 48)
    face = level_disc(outline, Paint(), "puddle", 0.012, rings=14)
    reach = float(np.abs(outline[:, 1]).max())
    tints = tuple(sky)
    face = tinted(
        face,
        lambda p: ramp(tints, (p[:, 1] / reach + 1) / 2),
        Paint(glow=glow, vary=0.04, bump=0.05, rough=0.3, shine=0.4),
    )
    edge = level_disc(outline * 1.06, Paint(rim, rough=0.4, shine=0.4), "ground", 0.006)
    chance = np.random.default_rng(seed)
    spark = ball(0.012 * wide, light("#fff6d8", 5), sides=8, motif="stars")
    dots = []
    for _ in range(stars):
        at, share = int(chance.integers(len(outline))), math.sqrt(chance.uniform()) * 0.9
        x, y = outline[at] * share
        dots.append(spark.at(float(x), float(y), 0.02))
    return group(face, edge, dots, motif="puddle")


def river(
    path: Sequence[Sequence[float]],
    width: float = 1.4,
    colour: str = "#3f7f8c",
    *,
    height: Ground = flat,
    foam: str = "#e4f0ec",
    widen: float = 1.0,
    lift: float = 0.02,
    seed: int = 0,
) -> Thing:
    """A ribbon of water along a path on the land, with streaks of foam; `widen` at its end."""
    line = spaced([(p[0], p[1]) for p in path], 140)
    ahead = np.gradient(line, axis=0)
    side = np.stack([-ahead[:, 1], ahead[:, 0]], 1)
    side /= np.linalg.norm(side, axis=1, keepdims=True)
    across = np.linspace(-1, 1, 19)
    share = np.linspace(0, 1, 140)[:, None]
    half = (
        width
        / 2
        * (1 + (widen - 1) * share)
        * (1 + 0.25 * (patches(share * 30, 0 * share, 2, 2, seed) - 0.5))
    )
    spots = line[:, None] + side[:, None] * (across[None] * half)[..., None]
    middle = np.asarray(height(line[:, 0], line[:, 1]))[:, None]
    z = middle + lift + 0.02 * np.sin(share * 90 + 4 * across) * (1 - np.abs(across))
    ribbon = sheet(np.concatenate([spots, z[..., None]], -1), Paint(), motif="river")
    along = np.broadcast_to(share * 140, (140, 19)).ravel()
    over = np.broadcast_to(across, (140, 19)).ravel()

    def tint(_: Array) -> Array:
        flow = patches(along * 0.16, over * 3.2, 1, 3, seed)
        found = ramp(
            (mix(colour, "#12303c", 0.45), colour, mix(colour, "#c8e6dc", 0.45)), flow * 1.2 - 0.1
        )
        white = (
            np.clip((flow - 0.62) * 7, 0, 1) * 0.7 + np.clip((np.abs(over) - 0.86) * 6, 0, 1) * 0.5
        )
        return found * (1 - white[:, None]) + ramp((foam, foam), flow) * white[:, None]

    return tinted(ribbon, tint, Paint(vary=0.06, grain=3, rough=0.2, shine=0.6, bump=0.2))


def waterfall(
    width: float = 1.6,
    tall: float = 4,
    colour: str = "#7fb3bd",
    *,
    foam: str = "#f3f8f6",
    throw: float = 0.7,
    mist: int = 34,
    seed: int = 0,
) -> Thing:
    """Water over an edge at z = `tall`, y = 0 that falls toward the viewer into mist at z = 0."""
    chance = np.random.default_rng(seed)
    share = np.linspace(0, 1, 60)[:, None]
    across = np.linspace(-1, 1, 49)
    strands = patches(across[None] * 6 + 0 * share, share * 1.3, 1, 3, seed)
    y = (
        np.where(share < 0.1, 0.6 - 6 * share, -throw * np.clip(share - 0.1, 0, 1) ** 0.55)
        - 0.25 * strands
    )
    z = tall * (1 - np.clip(share - 0.08, 0, 1) ** 1.5 / 0.92**1.5) + 0 * across
    x = width / 2 * across * (1 - 0.12 * share + 0.1 * share**2)
    fall = sheet(np.stack([x, y, z], -1), Paint(), motif="waterfall")
    flow, down = strands.ravel(), np.broadcast_to(share, (60, 49)).ravel()
    shades = (mix(colour, "#2a5666", 0.55), colour, foam, foam)
    veil = tinted(
        fall,
        lambda _: ramp(shades, flow * 1.1 - 0.15 + 0.4 * down**2),
        Paint(vary=0.05, bump=0.15, rough=0.4, shine=0.4, glow=0.04),
    )
    directions, faces = globe(8)
    puffs = []
    for at in range(mist):
        size = float(chance.uniform(0.06, 0.2)) * width / 1.6
        puff = Mesh(
            directions * (1 + 0.16 * lumps(directions, 3, seed + at))[:, None] * size, (faces,)
        )
        spot = (
            float(chance.uniform(-0.6, 0.6)) * width,
            -throw - 0.25 + float(chance.normal(0, 0.16)),
        )
        puffs.append(Thing(puff, Paint(foam, glow=0.1, vary=0.04, bump=0.1)).at(*spot, 0.3 * size))
    return group(veil, group(puffs, motif="foam"), motif="waterfall")


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


def shore_line(radius: float, deep: float, seed: int, count: int) -> Array:
    """An uneven closed line around the origin."""
    angle = np.linspace(0, 2 * math.pi, count, endpoint=False)
    ways = np.stack([np.cos(angle), np.sin(angle), 0 * angle], 1)
    out = radius * (1 + 0.13 * lumps(ways, 1.8, seed))
    return ways[:, :2] * out[:, None] * (1, deep)


def level_disc(outline: Array, paint: Paint, motif: str, z: float, rings: int = 4) -> Thing:
    """A level surface inside a closed line around the origin."""
    closed = np.concatenate([outline, outline[:1]])
    share = np.linspace(0.001, 1, rings)[:, None, None]
    spots = share * closed[None]
    return sheet(np.concatenate([spots, np.full((*spots.shape[:2], 1), z)], -1), paint, motif=motif)


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
