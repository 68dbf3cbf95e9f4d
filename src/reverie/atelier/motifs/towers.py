"""What stands tall: towers, lighthouses, chapels and flats."""

import math

import numpy as np

from reverie.atelier.colour import mix
from reverie.atelier.motifs.houses import LIT, front_door, pane, saddle_roof
from reverie.atelier.motifs.joinery import (
    IRON,
    arched,
    around,
    crooked,
    frame,
    hoop,
    metal,
    plain,
    rod,
    stone,
    tiled,
    turned,
)
from reverie.atelier.shapes import ball, box, cutout, lathe
from reverie.atelier.thing import Array, Paint, Thing, group, lamp, light


def cone_roof(
    radius: float, height: float, *, colour: str = "#4a5a7a", bow: float = 0.25, seed: int = 0
) -> Thing:
    """A pointed round roof of shingles with a knob, its eaves at z = 0."""

    def flank(u: Array, v: Array) -> Array:
        turn = u * 2 * math.pi
        reach = radius * ((1 - v) * (1 - bow) + bow * np.abs(1 - v) ** 2.2) * (v < 1)
        return np.stack([reach * np.cos(turn), reach * np.sin(turn), height * v], axis=-1)

    rows = max(5, round(height / 0.2))
    tiles = tiled(
        flank, rows, max(10, round(radius * 2 * math.pi / 0.2)), colour,
        second=mix(colour, "#c9b8a0", 0.4), seed=seed,
    )  # fmt: skip
    v = np.linspace(0, 0.995, 14)
    line = np.stack([radius * ((1 - v) * (1 - bow) + bow * (1 - v) ** 2.2), height * v], axis=1)
    return group(
        lathe(line, plain(mix(colour, "#101020", 0.4)), round_off=False, sides=28),
        tiles,
        ball(0.07, metal(), sides=14).at(z=height),
        rod((0, 0, height), (0, 0, height + 0.3), [0.02, 0.006], metal()),
    )


def slit(width: float = 0.16, height: float = 0.42, *, lit: str | None = LIT) -> Thing:
    """A narrow arched window in a stone wall, around the origin."""
    filling = light(lit, 3.5) if lit else plain("#2a2630")
    inner = arched(width, height)
    return group(
        frame(arched(width + 0.1, height + 0.06), inner, 0.1, stone("#8f8475")),
        cutout(inner, 0.03, filling).at(y=0.02),
    ).at(z=-height / 2)


def tower(
    height: float = 3.2,
    radius: float = 0.6,
    *,
    wall: str = "#c9bba0",
    roof: str | None = "#4a5a7a",
    lit: str | None = LIT,
    door: bool = True,
    seed: int = 0,
) -> Thing:
    """A round tower with a pointed roof, or with battlements if it has none."""
    chance = np.random.default_rng(seed)
    flank = [(radius * 1.2, 0), (radius * 1.02, 0.18 * height), (radius * 0.92, 0.75 * height),
             (radius * 0.94, height)]  # fmt: skip
    parts = [lathe(flank, stone(wall), sides=32)]
    corbel = box((0.1, 0.1, 0.16), stone(mix(wall, "#5a5048", 0.3)), bevel=0.02)
    parts += around(corbel.at(z=height - 0.1), 14, radius * 0.98)
    if roof:
        parts.append(
            cone_roof(radius * 1.4, radius * 2.9, colour=roof, seed=seed).at(z=height - 0.05)
        )
    else:
        parts.append(battlement(radius * 1.12, wall).at(z=height - 0.05))
    for at in range(4):
        turn = float(chance.uniform(-50, 50))
        up = 0.3 + 0.17 * at
        window = slit(lit=lit if chance.random() < 0.7 else None)
        parts.append(window.at(y=-radius * (1.03 - 0.1 * up) - 0.01, z=up * height).turn(turn))
    if door:
        parts.append(front_door(0.46, 0.85, colour="#6b4a2b").at(y=-radius * 1.14))
    return group(parts, motif="tower")


def battlement(radius: float, wall: str) -> Thing:
    """A round crown of stone teeth, standing on z = 0."""
    tooth = box((0.14, radius * 0.34, 0.26), stone(wall), bevel=0.02)
    ring = [(radius * 0.8, 0), (radius * 1.04, 0.06), (radius * 1.04, 0.2), (radius * 0.84, 0.2),
            (radius * 0.84, 0.06), (0, 0.06)]  # fmt: skip
    return group(turned(ring, stone(wall)), around(tooth.at(z=0.3), 9, radius * 0.95))


def lighthouse(
    height: float = 4.0, *, colour: str = "#b03a2e", white: str = "#efe6d4", lit: str = "#ffe2a0",
    power: float = 0.0,
) -> Thing:  # fmt: skip
    """A striped lighthouse; its light is at z = height + 0.3. `power` adds a lamp there."""
    foot, neck, bands = 0.62, 0.36, 6
    parts = []
    for at in range(bands):
        low, high = at / bands, (at + 1) / bands
        radii = [neck + (foot - neck) * (1 - share) ** 1.5 for share in np.linspace(low, high, 5)]
        line = [(r, height * z) for r, z in zip(radii, np.linspace(low, high, 5), strict=True)]
        parts.append(lathe(np.array(line), stone(white if at % 2 else colour), round_off=False))
    rail = rod((0, 0, 0), (0, 0, 0.24), 0.014, plain(IRON), sides=6)
    parts += [
        turned(
            [(0, 0), (neck, 0), (neck * 1.5, 0.1), (neck * 1.5, 0.16), (0, 0.16)], plain(IRON)
        ).at(z=height - 0.04),
        *around(rail.at(z=height + 0.1), 16, neck * 1.42),
        hoop(neck * 1.42, 0.016, plain(IRON)).at(z=height + 0.34),
        hoop(neck * 1.42, 0.012, plain(IRON)).at(z=height + 0.22),
        lathe([(0.2, 0.1), (0.21, 0.55)], light(lit, 7), round_off=False, sides=24).at(z=height),
        *around(rod((0, 0, 0.1), (0, 0, 0.58), 0.018, plain(IRON), sides=6).at(z=height), 8, 0.23),
        lathe([(0.36, 0.55), (0.28, 0.68), (0.12, 0.82), (0.001, 0.9)], _tin(colour)).at(z=height),
        ball(0.05, metal(), sides=12).at(z=height + 0.92),
        front_door(0.42, 0.8, colour="#3d5a80").at(y=-0.61),
        slit(0.14, 0.3, lit=lit).at(0, -0.5, height * 0.42),
        slit(0.14, 0.3, lit=lit).at(0, -0.42, height * 0.7).turn(20),
    ]
    if power:
        parts.append(lamp(power, lit, 0.15).at(z=height + 0.35))
    return group(parts, motif="lighthouse")


def _tin(colour: str) -> Paint:
    """Painted tin."""
    return Paint(mix(colour, "#401010", 0.3), vary=0.15, rough=0.5, shine=0.3)


def chapel(*, wall: str = "#efe8da", roof: str = "#6a7480", lit: str = LIT, seed: int = 0) -> Thing:
    """A small white chapel with a bell turret and no sign on it, 2 wide and 4 high."""
    gable = [(-0.9, 0), (0.9, 0), (0.9, 1.5), (0, 2.6), (-0.9, 1.5)]
    turret = group(
        box((0.56, 0.56, 0.9), stone(wall), bevel=0.02).at(z=0.45),
        cutout(arched(0.3, 0.5), 0.6, plain("#3a3036")).at(z=0.3),
        lathe([(0.02, 0.3), (0.07, 0.28), (0.09, 0.1), (0.14, 0.02)], metal(), sides=16).at(
            0, -0.3, 0.4
        ),
        lathe(
            [(0.46, 0.85), (0.3, 1.0), (0.1, 1.7), (0.001, 2.0)],
            _tin(roof),
            sides=4,
            smooth=False,
        ).turn(45),
        ball(0.05, metal(), sides=10).at(z=2.0),
    )
    window = slit(0.26, 0.7, lit=lit)
    made = group(
        cutout(gable, 2.6, stone(wall)),
        saddle_roof(2.95, 2.3, 1.35, colour=roof, sag=0.07, seed=seed).turn(90).at(z=1.38),
        turret.at(0, -0.85, 2.2),
        front_door(0.62, 1.1, colour="#7a4a34").at(y=-1.32),
        hoop(0.16, 0.04, stone("#8f8475"), sides=24).turn(x=90).at(0, -1.3, 1.75),
        ball(0.15, light(lit, 3), sides=20).size(1, 0.2, 1).at(0, -1.29, 1.75),
        [window.turn(90).at(0.91, y, 0.95) for y in (-0.7, 0.05, 0.8)],
        box((1.9, 2.7, 0.16), stone("#9d9282"), bevel=0.03).at(z=0.08),
    )
    return crooked(made, 0.5, seed).called("chapel")


def flats(
    floors: int = 7, columns: int = 4, *, wall: str = "#b9a58e", lit: str = LIT, share: float = 0.4,
    seed: int = 0,
) -> Thing:  # fmt: skip
    """A block of flats with balconies; each column 0.7 wide, each floor 0.72 high."""
    chance = np.random.default_rng(seed)
    width, height = columns * 0.7 + 0.2, floors * 0.72 + 0.4
    tones = (lit, mix(lit, "#ff9a5c", 0.5), mix(lit, "#bfe0e8", 0.6))
    parts = [
        box((width, 1.4, height), stone(wall), bevel=0.015).at(z=height / 2),
        box((width + 0.12, 1.52, 0.12), plain(mix(wall, "#3a3030", 0.4)), bevel=0.015).at(z=height),
        box((0.5, 0.5, 0.4), stone(mix(wall, "#5a5048", 0.4)), bevel=0.01).at(
            width * 0.2, 0.2, height + 0.2
        ),
        rod((-width * 0.3, 0, height), (-width * 0.3, 0, height + 0.8), 0.015, plain(IRON)),
        rod((-width * 0.42, 0, height + 0.6), (-width * 0.18, 0, height + 0.6), 0.01, plain(IRON)),
    ]
    rail = box((0.56, 0.02, 0.22), plain(mix(wall, "#5d7a86", 0.6)), bevel=0.004)
    for floor in range(floors):
        for column in range(columns):
            x, z = (column - (columns - 1) / 2) * 0.7, floor * 0.72 + 0.62
            if floor == 0 and column == columns // 2:
                parts.append(front_door(0.44, 0.8, colour="#3d4a6b", arch=False).at(x, -0.71))
                continue
            glows = bool(chance.random() < share)
            tone = tones[int(chance.integers(3))]
            parts.append(pane(0.36, 0.44, lit=glows, colour=tone, strength=2.6).at(x, -0.71, z))
            if floor and chance.random() < 0.35:
                parts.append(rail.at(x, -0.94, z - 0.2))
                parts.append(
                    box((0.58, 0.26, 0.04), stone(wall), bevel=0.005).at(x, -0.82, z - 0.3)
                )
    return group(parts, motif="block of flats")
