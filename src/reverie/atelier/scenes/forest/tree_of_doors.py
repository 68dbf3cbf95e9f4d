"""The tree of doors."""

import math
from collections.abc import Callable

import numpy as np

from reverie.atelier.develop import Air, Fog
from reverie.atelier.motifs.fittings import door
from reverie.atelier.motifs.flowers import daisy
from reverie.atelier.motifs.houses import front_door, pane
from reverie.atelier.motifs.joinery import wood
from reverie.atelier.motifs.keys import key
from reverie.atelier.motifs.land import Hills, meadow
from reverie.atelier.motifs.leaves import foliage, grass_field
from reverie.atelier.motifs.people import figure
from reverie.atelier.motifs.plants import fern
from reverie.atelier.motifs.scatter import patches, ramp, scatter, tinted
from reverie.atelier.motifs.trees import birch
from reverie.atelier.scene import Camera, Scene, Sun, World, card
from reverie.atelier.shapes import ball, box, sheet, tube
from reverie.atelier.sky import Glow, Sky
from reverie.atelier.thing import Array, Paint, Point, Thing, group, light


def door_trunk(angle: Array, z: Array) -> Array:
    """How thick the great tree is, at each angle and height: buttresses, then a column."""
    foot = np.exp(-z / 1.3)
    ribs = 0.2 * np.cos(5 * angle + 0.6) + 0.1 * np.cos(9 * angle + 2)
    waves = 0.05 * np.sin(3 * angle + 0.8 * z) + 0.04 * np.sin(7 * angle - 1.1 * z)
    return 1.45 * (1 + 0.75 * foot + ribs * (0.3 + 1.2 * foot) + waves) + 0.015 * z


def door_seat(angle: float, height: float, size: float) -> Callable[[Thing], Thing] | None:
    """How a door of this size stands flush on the bark there; None where the bark is too bent."""

    def bark(da: Array, dz: Array) -> Array:
        a, z = angle + da, height + dz
        thick = door_trunk(a, z)
        return np.stack([thick * np.cos(a), thick * np.sin(a), z + 0 * a], -1)

    half = 0.4 * size / float(door_trunk(np.array(angle), np.array(height)))
    across, up = np.meshgrid(np.linspace(-half, half, 5), np.linspace(0, 1.35 * size, 5))
    spots = bark(across, up)
    right = spots[:, -1].mean(0) - spots[:, 0].mean(0)
    right[2] = 0
    right /= np.linalg.norm(right)
    rise = spots[-1].mean(0) - spots[0].mean(0)
    rise -= right * (rise @ right)
    rise /= np.linalg.norm(rise)
    inward = np.cross(rise, right)
    foot = spots[0].mean(0)
    outward = -((spots - foot) @ inward)
    if np.ptp(outward) > 0.3 * size or rise[2] < 0.8:
        return None
    x, y, z = foot - inward * (float(outward.max()) - 0.04 * size)
    axes = (as_point(right), as_point(inward), as_point(rise))
    return lambda made: made.axes(*axes).at(float(x), float(y), float(z))


def as_point(vector: Array) -> Point:
    """Three numbers of an array."""
    return (float(vector[0]), float(vector[1]), float(vector[2]))


@card(
    title="The tree of doors",
    concept="the child was given one key and was not told for which of the hundred doors",
    alt="A huge tree trunk is covered with many small coloured doors; a child before it holds up "
    "a large golden key.",
    place="forest",
    hour="morning",
    palette="spring green and many small colours",
    view="landscape",
    figures="one",
    moods=("hopeful", "overwhelmed", "playful"),
    readings=("choice", "chance", "neighbours", "a calling", "patience", "secrets"),
)
def tree_of_doors() -> Scene:
    """Doors are thrown at the trunk by chance and stay where they have room."""
    chance = np.random.default_rng(12)
    angle, z = np.meshgrid(np.linspace(0, 2 * math.pi, 120), np.linspace(-0.3, 12, 150))
    thick = door_trunk(angle, np.maximum(z, 0))
    points = np.stack([thick * np.cos(angle), thick * np.sin(angle), z], -1)
    bark = Paint(vary=0.22, grain=2.5, bump=0.7, bump_grain=9)
    moss = np.clip(patches(angle * 2, z, 0.9, 3, 4) * 1.5 - 0.35 - z / 9, 0, 1)
    shades = ramp(("#a58260", "#94884e", "#9db04c"), moss).reshape(-1, 3)
    trunk = tinted(sheet(points, Paint()), lambda _: shades, bark).called("tree")
    colours = (
        "#c8452f",
        "#2f7f8c",
        "#e0a93a",
        "#6b4f94",
        "#3f7a44",
        "#d9734a",
        "#3d5f9c",
        "#b5487a",
        "#e8dcc0",
    )
    doors: list[Thing] = []
    taken: list[tuple[float, float, float]] = []
    for _ in range(2600):
        a, height = float(chance.uniform(-168, -12)), float(chance.uniform(0.15, 9.6))
        size = float(chance.uniform(0.36, 0.78)) * (1 - 0.015 * height)
        if any(
            abs(a - b) * 0.028 < 0.62 * (size + s) and -1.5 * size < height - h < 1.62 * s
            for b, h, s in taken
        ):
            continue
        seat = door_seat(math.radians(a), height, size)
        if seat is None:
            continue
        taken.append((a, height, size))
        made = pick_door(colours[len(taken) % len(colours)], len(taken))
        doors.append(seat(made.size(size)))
    child = (
        figure(
            "look up",
            colour="#d8a52c",
            hat="beanie",
            hat_colour="#c23f2f",
            hair="chestnut",
            hairstyle="bob",
            hands=(None, (0.16, -0.36, 0.92)),
        )
        .turn(84)
        .size(0.85)
        .at(-0.5, -3.35, 0.02)
    )
    golden = key(colour="#f0bf48").painted(
        Paint("#f2c04a", vary=0.1, rough=0.35, metal=0.4, glow=0.25)
    )
    boughs = [
        tube(
            [(s * 0.8, -0.3, z0), (s * 2.2, -0.9, z0 + 1.2), (s * 4.2, -1.2, z0 + 1.8)],
            [0.6, 0.38, 0.2],
            Paint("#6b5138", bump=0.6),
            motif="tree",
        )
        for s, z0 in ((-1, 7.2), (1, 8.0))
    ]
    canopy = [
        (
            (
                float(x),
                float(chance.uniform(-2.4, 1.5)),
                float(9.6 + 0.22 * x * x * -0.35 + chance.uniform(-0.6, 1.2)),
            ),
            float(chance.uniform(0.6, 1.0)),
        )
        for x in np.linspace(-5, 5, 22)
    ]
    ground = Hills(0.12, 4, 3)
    return Scene(
        things=[
            trunk,
            *doors,
            *boughs,
            child.thing,
            golden.size(0.62).at(child.right[0], child.right[1], child.right[2] - 0.1),
            foliage(canopy, ("#4f8a34", "#8fc04a", "#d8e878"), leaves=150, leaf=0.26, seed=2),
            meadow(ground, "#8fb848", "#5f8f3c", "#b8c25a"),
            grass_field(
                7000,
                (-6, 6),
                (-6.2, 8),
                ("#4f8434", "#8fb848", "#d0dc70"),
                height=ground,
                tall=0.24,
            ),
            scatter(
                [daisy(seed=1), daisy("#f2d46a", "#d98a2f", seed=2)],
                46,
                (-4, 4),
                (-4.4, 1),
                height=ground,
                seed=4,
                sizes=(0.4, 0.7),
            ),
            scatter(
                [birch(7, seed=1), birch(6, seed=2), birch(8, seed=3)],
                22,
                (-12, 12),
                (4, 20),
                seed=5,
                avoid=[(0, 0, 4)],
            ),
            fern(1.5, "#2f5a34", seed=3).at(-2.0, -5.3, 0),
            fern(1.3, "#3a6a38", seed=6).at(1.9, -5.1, 0),
        ],
        camera=Camera((0.35, -8.6, 1.1), (-0.02, 0, 3.45), lens=33),
        world=World("#a8d0a8", "#a8b860", 0.62),
        lights=[Sun(50, 44, 4.2, "#fff2b8", 4)],
        sky=Sky(
            ((0, "#a8d890"), (0.5, "#e2f2b0"), (1, "#f6f6cc")),
            glow=Glow(0.85, 0.2, 0.6, "#fffbe0", 0.9),
        ),
        air=Air(1.12, Fog(9.5, 24, "#dcecaa", 0.88), bloom=0.25, saturation=1.12),
    )


def pick_door(colour: str, number: int) -> Thing:
    """One of many: most doors are shut, one is ajar with light behind, some have a lamp."""
    if number == 9:
        return door(0.62, 1.25, colour=colour, opened=38, glow="#ffd98a", strength=4)
    lit = (
        [ball(0.09, light("#ffd27a", 4), sides=10).at(0.5, -0.14, 1.05)] if number % 3 == 0 else []
    )
    window = [pane(0.3, 0.36).at(0.72, -0.02, 0.75)] if number % 4 == 1 else []
    ledge = box((1.0, 0.42, 0.08), wood("#8a6a44"), bevel=0.02).at(0, -0.12, -0.03)
    return group(
        front_door(0.62, 1.25, colour=colour, arch=number % 5 > 0), ledge, lit, window, motif="door"
    )
