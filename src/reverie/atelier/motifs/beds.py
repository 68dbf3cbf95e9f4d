"""Beds, for people who are about 1.6 tall."""

import math

import numpy as np

from reverie.atelier.clay import Clay
from reverie.atelier.motifs.joinery import cloth, rod, turned, wood
from reverie.atelier.shapes import ball, box, sheet, tube
from reverie.atelier.thing import Array, Paint, Thing, group


def bed(
    width: float = 1.1,
    length: float = 1.9,
    *,
    frame_colour: str = "#7a5236",
    sheet_colour: str = "#f0e8d8",
    blanket: str = "#3f5f86",
    patches: tuple[str, ...] = (),
) -> Thing:
    """A wooden bed, its head at +y; one lies at z = 0.66. `patches` make the blanket a quilt."""
    wooden = wood(frame_colour)
    head = _bed_end(width, 1.15, wooden)
    foot = _bed_end(width, 0.72, wooden)
    post = turned(
        [(0.05, 0), (0.06, 0.1), (0.045, 0.3), (0.05, 0.7), (0.06, 0.95), (0.001, 1.0)],
        wooden,
        sides=16,
    )
    knob = ball(0.075, wooden, sides=16)
    parts = [head.at(y=length / 2), foot.at(y=-length / 2)]
    for x in (-width / 2, width / 2):
        parts += [post.size(1, 1, 1.0).at(x, length / 2), knob.at(x, length / 2, 1.03)]
        parts += [post.size(1, 1, 0.68).at(x, -length / 2), knob.at(x, -length / 2, 0.72)]
        parts.append(box((0.05, length, 0.2), wooden, bevel=0.015).at(x, 0, 0.36))
    pillow = Clay("#fbf6ea", 0.05).box(
        (0, length * 0.36, 0.7), (width * 0.34, 0.19, 0.07), edge=0.07, turn=(16, 0, 4)
    )
    parts += [
        Clay(sheet_colour, 0.03)
        .box((0, 0, 0.5), (width * 0.48, length * 0.485, 0.11), edge=0.09)
        .thing("bed", 60),
        pillow.thing("bed", 50, cloth("#fbf6ea")),
        _blanket(width, length, blanket, patches),
    ]
    return group(parts, motif="bed")


def _bed_end(width: float, height: float, paint: Paint) -> Thing:
    turn = np.linspace(0, math.pi, 15)
    arc = [(width / 2 * math.cos(a), height - 0.28 + 0.28 * math.sin(a)) for a in turn]
    bar = rod((0, 0, 0.32), (0, 0, height - 0.1), 0.02, paint)
    return group(
        tube([(x, 0, z) for x, z in arc], 0.04, paint),
        [
            bar.size(1, 1, 1 - 0.25 * abs(x) / width).at(x * 0.9)
            for x in np.linspace(-width * 0.38, width * 0.38, 5)
        ],
        box((width, 0.05, 0.1), paint, bevel=0.015).at(z=0.36),
    )


def _blanket(width: float, length: float, colour: str, patches: tuple[str, ...]) -> Thing:
    columns, rows = 5, 6
    deep, half = length * 0.68, width * 0.56

    def lay(u: Array, v: Array) -> Array:
        x = (u - 0.5) * 2 * half
        side = np.clip((np.abs(u - 0.5) - 0.42) / 0.08, 0, 1)
        puff = 0.022 * np.abs(np.sin(u * columns * math.pi) * np.sin(v * rows * math.pi)) ** 0.5
        wave = 0.012 * np.sin(v * 9 + u * 4)
        z = 0.645 - 0.3 * side**1.5 + puff + wave + 0.03 * np.clip((v - 0.93) / 0.07, 0, 1)
        return np.stack([x * (1 - 0.02 * side), -length * 0.49 + v * deep, z], axis=-1)

    if not patches:
        u, v = np.meshgrid(np.linspace(0, 1, 51), np.linspace(0, 1, 49))
        trim = np.linspace(0.9, 1.02, 5)
        a, b = np.meshgrid(np.linspace(0, 1, 51), trim)
        return group(
            sheet(lay(u, v), cloth(colour)),
            sheet(np.add(lay(a, b), (0, 0, 0.014)), cloth("#f0e8d8")),
        )
    parts = []
    for column in range(columns):
        for row in range(rows):
            u, v = np.meshgrid(
                np.linspace(column, column + 1, 9) / columns, np.linspace(row, row + 1, 9) / rows
            )
            tone = patches[(column * 2 + row * 3) % len(patches)]
            parts.append(sheet(lay(u, v), cloth(tone)))
    return group(parts)
