"""Houses to live in, and the parts of them.

A house stands on z = 0 with its middle at the origin and its door towards the viewer.
"""

import math
from typing import Literal

import numpy as np

from reverie.atelier.colour import mix
from reverie.atelier.motifs.joinery import (
    IRON,
    Surface,
    arched,
    crooked,
    frame,
    leaves,
    metal,
    plain,
    rod,
    stone,
    tiled,
    turned,
    wood,
)
from reverie.atelier.shapes import ball, box, cutout, sheet, tube
from reverie.atelier.thing import Array, Mesh, Paint, Thing, group, light

Kind = Literal["cottage", "town", "timbered", "stilts"]
LIT = "#ffc65c"
TIMBER = "#5a4030"
SHUTTERS = ("#3f6b62", "#9c4a34", "#3d5a80", "#7a6a3a", "#6b3f52")
DOORS = ("#9c3a2c", "#2f5d62", "#6b4a2b", "#3d4a6b", "#5b7340")


def pane(
    width: float = 0.34,
    height: float = 0.46,
    *,
    lit: bool = True,
    colour: str = LIT,
    strength: float = 3.5,
    timber: str = "#e9dcc0",
    shutters: str | None = None,
    ajar: float = 12,
    arch: bool = False,
) -> Thing:
    """A house's window around the origin, facing the viewer: frame, bars, sill and shutters."""
    wooden = plain(timber)
    dark = Paint("#2f4152", vary=0.25, grain=2, rough=0.4, shine=0.5, bump=0)
    shining = light(colour, strength) if lit else dark
    if arch:
        outer, inner = arched(width + 0.08, height + 0.05), arched(width, height)
        parts = [
            frame(outer, inner, 0.07, wooden).at(z=-height / 2),
            cutout(inner, 0.02, shining).at(y=0.01, z=-height / 2),
        ]
    else:
        parts = [
            box((width, 0.02, height), shining, bevel=0).at(y=0.01),
            box((0.045, 0.07, height + 0.08), wooden, bevel=0.008).at(x=-width / 2 - 0.02),
            box((0.045, 0.07, height + 0.08), wooden, bevel=0.008).at(x=width / 2 + 0.02),
            box((width, 0.07, 0.045), wooden, bevel=0.008).at(z=height / 2 + 0.02),
        ]
    parts += [
        box((0.022, 0.05, height), wooden, bevel=0.004),
        box((width, 0.05, 0.022), wooden, bevel=0.004).at(z=height * 0.08),
        box((width + 0.16, 0.12, 0.04), wooden, bevel=0.008).at(y=-0.03, z=-height / 2 - 0.03),
    ]
    if shutters:
        leaf = _shutter(width * 0.56, height, shutters)
        parts += [
            leaf.turn(-ajar).at(x=width / 2 + 0.04, y=-0.03),
            leaf.size(-1, 1, 1).turn(ajar).at(x=-width / 2 - 0.04, y=-0.03),
        ]
    return group(parts, motif="window")


def _shutter(width: float, height: float, colour: str) -> Thing:
    slat = box(
        (width * 0.8, 0.035, height * 0.07), plain(mix(colour, "#ffffff", 0.12)), bevel=0.005
    )
    return group(
        box((width, 0.03, height + 0.04), wood(colour), bevel=0.008).at(x=width / 2),
        [slat.at(width / 2, -0.01, height * (at / 7 - 0.43)) for at in range(7)],
    )


def front_door(
    width: float = 0.62, height: float = 1.25, *, colour: str = "#9c3a2c", arch: bool = True
) -> Thing:
    """A closed house door with its frame, planks, knob, little window and step."""
    outline = arched(width, height) if arch else _square(width, height)
    outer = arched(width + 0.16, height + 0.08) if arch else _square(width + 0.16, height + 0.08)
    plank = box((0.012, 0.05, height * 0.9), plain(mix(colour, "#000000", 0.4)), bevel=0)
    return group(
        frame(outer, outline, 0.12, stone("#cbb995"), bevel=0.01),
        cutout(outline, 0.05, wood(colour)).at(y=0.01),
        [plank.at(width * share, -0.005, height * 0.45) for share in (-0.25, 0.0, 0.25)],
        ball(0.1, light(LIT, 2.5), sides=16).size(1, 0.3, 1).at(0, -0.01, height * 0.74),
        ball(0.04, metal(), sides=12).at(width * 0.34, -0.06, height * 0.44),
        box((width + 0.3, 0.34, 0.1), stone("#9d9282"), bevel=0.03).at(y=-0.14, z=0.05),
        motif="door",
    )


def _square(width: float, height: float) -> Array:
    half = width / 2
    return np.array([(half, 0.0), (half, height), (-half, height), (-half, 0.0)])


def saddle_roof(
    length: float,
    span: float,
    rise: float,
    *,
    colour: str = "#a8462f",
    second: str | None = None,
    sag: float = 0.12,
    flare: float = 1.18,
    seed: int = 0,
) -> Thing:
    """Two tiled slopes with the ridge along x at z = rise; it sags between its ends."""

    def slope(u: Array, v: Array) -> Array:
        hang = sag * (1 - np.clip(2 * u - 1, -1, 1) ** 2) * (0.35 + 0.65 * v)
        height = rise * np.sign(v) * np.abs(v) ** flare - hang
        return np.stack([(u - 0.5) * length, span / 2 * (v - 1), height], axis=-1)

    run = math.hypot(span / 2, rise)
    tiles = tiled(
        slope, max(4, round(run / 0.21)), max(5, round(length / 0.19)), colour,
        second=second or mix(colour, "#e2a070", 0.5), seed=seed,
    )  # fmt: skip
    u, v = np.meshgrid(np.linspace(0, 1, 9), np.linspace(-0.02, 1, 7))
    under = sheet(slope(u, v), plain(mix(colour, "#1c1010", 0.5)))
    along = np.linspace(0.0, 1.0, 9)
    ridge = np.add(slope(along, np.ones(9)), (0, 0, 0.02))
    slopes = group(tiles, under)
    return group(
        slopes, slopes.turn(180), tube(ridge, 0.06, plain(mix(colour, "#2a1010", 0.25)), sides=8),
        _barge(slope, colour), _barge(slope, colour).turn(180),
    )  # fmt: skip


def _barge(slope: Surface, colour: str) -> Thing:
    """The boards at both ends of a slope."""
    v = np.linspace(-0.03, 1, 7)
    board = wood(mix(colour, "#3a2418", 0.65))
    return group(
        [tube(slope(np.full(7, u), v) - (0, 0, 0.03), 0.045, board, sides=4) for u in (0.0, 1.0)]
    )


def chimney(height: float = 0.8, *, colour: str = "#8f5f4c", lean: float = 3) -> Thing:
    """A brick chimney with two pots, standing on z = 0."""
    bricks = Paint(colour, mix(colour, "#d8c0a0", 0.6), "bricks", grain=5, bump=0.3)
    pot = turned(
        [(0.045, 0), (0.06, 0.02), (0.045, 0.16), (0.06, 0.2), (0.03, 0.2)], stone("#b5694a")
    )
    return group(
        box((0.3, 0.26, height), bricks, bevel=0.012).at(z=height / 2),
        box((0.37, 0.33, 0.07), stone("#9a7a66"), bevel=0.015).turn(4).at(z=height - 0.02),
        pot.at(-0.07, 0, height),
        pot.size(0.9).at(0.08, 0.02, height),
        motif="chimney",
    ).turn(y=lean)


def ivy(
    height: float = 1.6, width: float = 0.7, *, colour: str = "#4f7040", seed: int = 0
) -> Thing:
    """Ivy that climbs a wall from z = 0, in the plane of the front."""
    chance = np.random.default_rng(seed)
    spots = []
    for _ in range(7):
        line = np.cumsum(chance.normal(0, 0.05, 14)) + chance.uniform(-0.2, 0.2) * width
        rise = np.linspace(0, height * chance.uniform(0.45, 1), 14)
        spread = chance.normal(0, 0.07, (14, 3, 2))
        for at in range(14):
            spots += [
                (
                    line[at] + step[0] * 1.2,
                    chance.uniform(-0.05, 0.0),
                    max(0.05, rise[at] + step[1]),
                )
                for step in spread[at]
            ]
    return group(
        leaves(np.array(spots), 0.062, colour, second=mix(colour, "#c2b04a", 0.45), seed=seed),
        motif="ivy",
    )


def flower_box(
    width: float = 0.45, *, colours: tuple[str, ...] = ("#d9574a", "#f0b8b0"), seed: int = 0
) -> Thing:
    """A box of flowers to hang under a window."""
    chance = np.random.default_rng(seed)
    spots = chance.uniform((-width / 2, -0.08, 0.06), (width / 2, 0.04, 0.16), (60, 3))
    blooms = [ball(0.035, plain(colour), sides=8) for colour in colours]
    return group(
        box((width, 0.14, 0.12), wood("#7a5236"), bevel=0.01, taper=1.06),
        leaves(spots, 0.05, "#56783f", second="#7d9448", seed=seed),
        [
            blooms[at % len(blooms)].at(
                *chance.uniform((-width / 2, -0.1, 0.1), (width / 2, 0, 0.2))
            )
            for at in range(9)
        ],
    )


def house(
    kind: Kind = "cottage",
    *,
    wall: str | None = None,
    roof: str | None = None,
    lit: str = LIT,
    share: float = 0.75,
    strength: float = 3.5,
    bend: float = 1.0,
    seed: int = 0,
) -> Thing:
    """A house: cottage 3.4 wide, 3.2 high; town 1.7, 4.2; timbered 2.5, 4; stilts 2.6, 4.

    `share` of its windows are lit, `bend` is how crooked it stands.
    """
    chance = np.random.default_rng(seed)
    looks = _Looks(wall, roof, lit, share, strength, seed, chance)
    made = {"cottage": _cottage, "town": _town, "timbered": _timbered, "stilts": _stilts}[kind]
    return crooked(made(looks), bend, seed).called("house") if bend else made(looks).called("house")


class _Looks:
    """What the houses of a kind differ in."""

    def __init__(
        self, wall: str | None, roof: str | None, lit: str, share: float, strength: float,
        seed: int, chance: np.random.Generator,
    ) -> None:  # fmt: skip
        self._wall, self._roof, self.lit, self.share = wall, roof, lit, share
        self.strength, self.seed, self.chance = strength, seed, chance

    def wall(self, *choices: str) -> str:
        picked = choices[int(self.chance.integers(len(choices)))]
        return self._wall or picked

    def roof(self, *choices: str) -> str:
        picked = choices[int(self.chance.integers(len(choices)))]
        return self._roof or picked

    def pick(self, choices: tuple[str, ...]) -> str:
        return choices[int(self.chance.integers(len(choices)))]

    def pane(self, width: float, height: float, *, shutters: str | None = None, arch: bool = False,
             timber: str = "#e9dcc0") -> Thing:  # fmt: skip
        glows = bool(self.chance.random() < self.share)
        ajar = float(self.chance.uniform(2, 26))
        strength = self.strength * float(self.chance.uniform(0.7, 1.15))
        return pane(width, height, lit=glows, colour=self.lit, strength=strength, timber=timber,
                    shutters=shutters, ajar=ajar, arch=arch)  # fmt: skip


def _walls(
    width: float, depth: float, height: float, rise: float, paint: Paint, *, sag: float = 0.0
) -> Thing:
    """Walls with gables at both ends of the x axis, lower where the roof sags."""
    half = depth / 2
    gable = [(half * (1 - up), height + rise * up**1.1 - 0.05) for up in np.linspace(0, 1, 6)]
    outline = np.array([(half, 0.0), *gable, *((-y, z) for y, z in gable[-2::-1]), (-half, 0.0)])
    count, stations = len(outline), np.linspace(-1, 1, 7)[:, None]
    up = np.clip((outline[:, 1] - height) / rise, 0, 1)
    z: Array = outline[:, 1] - sag * (1 - stations**2) * (0.35 + 0.65 * up) * (outline[:, 1] > 0)
    x = np.broadcast_to(stations * width / 2, z.shape)
    points = np.stack([x, np.broadcast_to(outline[:, 0], z.shape), z], axis=-1)
    ring = np.arange(count)
    after = (ring + 1) % count
    start = np.arange(6)[:, None] * count
    corners = [start + ring, start + after, start + count + after, start + count + ring]
    flanks = np.stack(corners, -1).reshape(-1, 4)
    ends = np.stack([ring[::-1], 6 * count + ring])
    faces = (flanks.astype(np.int32), ends.astype(np.int32))
    return Thing(Mesh(points.reshape(-1, 3), faces, smooth=False), paint)


def _cottage(looks: _Looks) -> Thing:
    wall = looks.wall("#ecdcb8", "#e4c9a8", "#dfe0cd", "#e8c8b4")
    roof = looks.roof("#a8462f", "#8a4a3a", "#5d6a7a", "#7d5a3c")
    width, depth, height, rise = 2.9, 2.0, 1.5, 1.45
    front = -depth / 2
    shutters = looks.pick(SHUTTERS)
    window = looks.pane(0.42, 0.5, shutters=shutters)
    dormer = group(
        cutout([(-0.3, 0), (0.3, 0), (0.3, 0.42), (0, 0.72), (-0.3, 0.42)], 0.9, stone(wall)),
        saddle_roof(1.1, 0.95, 0.42, colour=roof, sag=0.02, seed=looks.seed + 1)
        .turn(90)
        .at(0, -0.02, 0.4),
        looks.pane(0.26, 0.32, arch=True).at(0, -0.47, 0.28),
    )
    return group(
        _walls(width, depth, height, rise, stone(wall), sag=0.2),
        box((width + 0.1, depth + 0.1, 0.22), stone("#9d9282"), bevel=0.03).at(z=0.11),
        saddle_roof(width + 0.6, depth + 0.75, rise + 0.28, colour=roof, sag=0.2, seed=looks.seed)
        .at(z=height - 0.2),
        dormer.at(-0.55, -0.62, height + 0.16),
        front_door(colour=looks.pick(DOORS)).at(0.3, front - 0.02),
        window.at(-0.78, front - 0.02, 0.92),
        looks.pane(0.3, 0.42).at(1.02, front - 0.02, 0.95),
        flower_box(0.5, seed=looks.seed).at(-0.78, front - 0.13, 0.58),
        looks.pane(0.36, 0.46).turn(90).at(width / 2 + 0.02, -0.1, 1.0),
        looks.pane(0.24, 0.3, arch=True).turn(90).at(width / 2 + 0.02, 0, 1.9),
        chimney(0.95).at(0.85, 0.2, height + rise * 0.62),
        ivy(1.8, 0.7, seed=looks.seed).at(-1.3, front - 0.02, 0.1),
    )  # fmt: skip


def _town(looks: _Looks) -> Thing:
    wall = looks.wall("#d98f6a", "#e2b878", "#8fa8a0", "#c9c2b0", "#b5746a", "#7f93ad")
    roof = looks.roof("#6b3a34", "#4a5a6a", "#7d4a34")
    width, depth, height = 1.5, 1.6, 3.0
    front = -depth / 2 - 0.02
    trim = plain("#efe4cc")
    gable = [(-0.75, 0), (0.75, 0), (0.75, 0.26), (0.52, 0.3), (0.5, 0.62), (0.32, 0.7),
             (0.28, 0.98), (0.14, 1.02), (0, 1.14)]  # fmt: skip
    outline = gable + [(-x, z) for x, z in reversed(gable[2:-1])]
    floors = [
        looks.pane(0.3, 0.5, shutters=None).at(x, front, z)
        for z in (1.62, 2.45) for x in (-0.48, 0.0, 0.48)
    ]  # fmt: skip
    return group(
        box((width, depth, height), stone(wall), bevel=0.01).at(z=height / 2),
        cutout(outline, 0.16, stone(wall), bevel=0.01).at(0, -depth / 2 + 0.08, height),
        tube([(x, -depth / 2 + 0.08, z + height) for x, z in outline[1:]], 0.045, trim, bend=False),
        saddle_roof(depth - 0.05, width + 0.1, 0.95, colour=roof, sag=0.04, seed=looks.seed)
        .turn(90)
        .at(0, 0.12, height),
        [box((width + 0.12, 0.14, 0.06), trim, bevel=0.012).at(0, front, z) for z in (1.22, 3.0)],
        floors,
        looks.pane(0.26, 0.4, arch=True).at(0, front + 0.02, height + 0.45),
        front_door(0.5, 1.05, colour=looks.pick(DOORS)).at(-0.38, front),
        looks.pane(0.5, 0.55).at(0.32, front, 0.72),
        box((width + 0.06, depth + 0.06, 0.16), stone("#8d8378"), bevel=0.02).at(z=0.08),
        chimney(0.8).at(0.42, 0.45, height + 0.3),
        [looks.pane(0.3, 0.45).turn(90).at(width / 2 + 0.01, 0.1, z) for z in (1.62, 2.45)],
    )


def _timbered(looks: _Looks) -> Thing:
    wall = looks.wall("#efe3c8", "#ead2a8", "#e3d5c0")
    roof = looks.roof("#9a4630", "#7a4a38", "#5f4a40")
    width, depth, low, high, rise = 2.1, 2.0, 1.35, 1.2, 1.55
    jetty = 0.14
    wide, deep = width + 2 * jetty, depth + 2 * jetty
    upper = group(
        _walls(deep, wide, high, rise, stone(wall), sag=0.16).turn(-90),
        _beams(wide, high, rise).at(y=-deep / 2 - 0.02),
        looks.pane(0.36, 0.44, shutters=looks.pick(SHUTTERS)).at(-0.5, -deep / 2 - 0.04, 0.62),
        looks.pane(0.36, 0.44).at(0.52, -deep / 2 - 0.04, 0.62),
        looks.pane(0.28, 0.36, arch=True).at(0, -deep / 2 - 0.04, high + 0.42),
        looks.pane(0.36, 0.44).turn(90).at(wide / 2 + 0.02, -0.3, 0.65),
        saddle_roof(deep + 0.45, wide + 0.6, rise + 0.2, colour=roof, sag=0.16, seed=looks.seed)
        .turn(90).at(z=high - 0.13),
        chimney(0.9).at(0.55, 0.4, high + rise * 0.45),
    )  # fmt: skip
    bracket = box((0.12, 0.2, 0.3), wood(TIMBER), bevel=0.02, taper=1.3)
    return group(
        box((width, depth, low), stone(mix(wall, "#a89880", 0.5)), bevel=0.02).at(z=low / 2),
        box((wide, deep, 0.14), wood(TIMBER), bevel=0.02).at(z=low),
        [bracket.at(x, -depth / 2 - 0.06, low - 0.2) for x in (-0.95, -0.3, 0.4, 0.95)],
        upper.at(z=low),
        front_door(0.6, 1.1, colour=looks.pick(DOORS)).at(-0.45, -depth / 2 - 0.02),
        looks.pane(0.5, 0.42).at(0.5, -depth / 2 - 0.02, 0.75),
        ivy(2.1, 0.6, seed=looks.seed).at(0.98, -depth / 2 - 0.04),
    )


def _beams(width: float, height: float, rise: float) -> Thing:
    """The timbers of a gable front."""
    half = width / 2 - 0.05
    dark = wood(TIMBER)
    lines = [
        ((-half, 0), (-half, height)), ((half, 0), (half, height)), ((0, 0), (0, height)),
        ((-half, height), (half, height)), ((-half, 0.06), (half, 0.06)),
        ((-half, height), (0, height + rise)), ((half, height), (0, height + rise)),
        ((-half, 0.06), (-half * 0.55, 0.34)), ((half, 0.06), (half * 0.5, 0.34)),
        ((-half * 0.55, height), (0, height + rise * 0.6)),
        ((half * 0.55, height), (0, height + rise * 0.6)),
        ((-half * 0.6, height + rise * 0.4), (half * 0.6, height + rise * 0.4)),
        ((-half, height * 0.3), (half, height * 0.3)),
    ]  # fmt: skip
    parts = []
    for (x, z), (to_x, to_z) in lines:
        length = math.hypot(to_x - x, to_z - z)
        tilt = math.degrees(math.atan2(to_z - z, to_x - x))
        beam = box((length, 0.06, 0.09), dark, bevel=0.012)
        parts.append(beam.turn(y=-tilt).at((x + to_x) / 2, 0, (z + to_z) / 2))
    return group(parts)


def _stilts(looks: _Looks) -> Thing:
    wall = looks.wall("#a8794c", "#8a7a5c", "#6f8a86", "#b0654a")
    roof = looks.roof("#6b5138", "#8a6a3c", "#5a5f5a")
    width, depth, height, rise, floor = 1.9, 1.6, 1.25, 1.05, 1.55
    front = -depth / 2 - 0.02
    planks = Paint(wall, mix(wall, "#20140c", 0.6), "planks", grain=2.1, vary=0.22, bump=0.3)
    leg = wood("#5d4634")
    legs = [
        rod((x, y, 0), (x * 0.82, y * 0.85, floor), [0.075, 0.06], leg)
        for x in (-1.05, 0.1, 1.0) for y in (-0.75, 0.75)
    ]  # fmt: skip
    braces = [
        rod((-1, -0.74, 0.3), (0.05, -0.72, 1.3), 0.035, leg),
        rod((1, -0.74, 0.35), (0.1, -0.72, 1.35), 0.035, leg),
    ]
    rung = rod((-0.2, 0, 0), (0.2, 0, 0), 0.022, leg)
    steps = group(
        rod((-0.2, 0, 0), (-0.2, 0, 1.75), 0.03, leg), rod((0.2, 0, 0), (0.2, 0, 1.75), 0.03, leg),
        [rung.at(z=0.2 + 0.24 * at) for at in range(7)],
    )  # fmt: skip
    post = rod((0, 0, 0), (0, 0, 0.42), 0.025, leg)
    return group(
        legs, braces,
        box((width + 0.7, depth + 0.8, 0.1), planks, bevel=0.015).at(0.1, -0.15, floor),
        _walls(width, depth, height, rise, planks, sag=0.17).at(z=floor),
        saddle_roof(width + 0.6, depth + 0.7, rise + 0.25, colour=roof, sag=0.17, seed=looks.seed)
        .at(z=floor + height - 0.2),
        front_door(0.5, 1.0, colour=looks.pick(DOORS), arch=False).at(0.45, front, floor),
        looks.pane(0.36, 0.42, shutters=looks.pick(SHUTTERS)).at(-0.4, front, floor + 0.7),
        looks.pane(0.34, 0.4).turn(90).at(width / 2 + 0.02, 0, floor + 0.7),
        [post.at(x, -1.1, floor) for x in (-1.1, -0.7, -0.3, 1.3)],
        rod((-1.15, -1.1, floor + 0.4), (-0.25, -1.1, floor + 0.4), 0.025, leg),
        steps.turn(x=-16).at(0.45, -1.65, 0),
        turned([(0.07, 0), (0.07, 0.55), (0.1, 0.55), (0.1, 0.6), (0.02, 0.66)], metal(IRON))
        .turn(y=6).at(-0.5, 0.3, floor + height + 0.75),
    ).at(z=0)  # fmt: skip
