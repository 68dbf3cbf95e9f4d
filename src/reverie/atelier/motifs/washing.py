"""Washing: a tub, a washstand, and a line with cloths in the wind."""

import numpy as np

from reverie.atelier.motifs.joinery import (
    BRASS,
    bent,
    cloth,
    disc,
    glaze,
    hoop,
    metal,
    plain,
    rod,
    turned,
    wood,
)
from reverie.atelier.shapes import ball, box, lathe, sheet, tube
from reverie.atelier.thing import Array, Paint, Thing, group


def bathtub(
    *, colour: str = "#f2ede2", outside: str = "#7fa6a0", water: str | None = "#7fc0c8"
) -> Thing:
    """A tub on claw feet, 1.7 long on x, 0.7 high; its water is at z = 0.55."""
    line = [(0.001, 0.14), (0.3, 0.16), (0.42, 0.32), (0.46, 0.6), (0.5, 0.68), (0.53, 0.67)]
    inner = [(0.001, 0.2), (0.28, 0.22), (0.39, 0.36), (0.43, 0.62), (0.5, 0.68)]

    def stretch(points: Array) -> Array:
        x, y, z = points.T
        slope = 0.12 * np.clip((z - 0.3), 0, 1) * np.clip(x, 0, 1)
        return np.stack([x * 1.62 + slope * 3, y * 0.76, z + slope * 0.6], axis=1)

    shell = group(
        lathe(line, glaze(outside)),
        lathe(inner, glaze(colour)),
        hoop(0.51, 0.028, glaze(colour)).at(z=0.68),
    )
    if water:
        shell = group(
            shell, disc(0.42, 0.01, Paint(water, rough=0.15, shine=0.6, vary=0.1)).at(z=0.54)
        )
    claw = group(
        ball(0.07, metal(BRASS), sides=14).at(z=0.06),
        tube([(0, 0, 0.08), (0.03, 0, 0.18), (-0.05, 0, 0.26)], [0.05, 0.04, 0.02], metal(BRASS)),
    )
    tap = tube(
        [(-0.86, 0, 0.6), (-0.9, 0, 0.95), (-0.78, 0, 1.02), (-0.66, 0, 0.94)],
        0.03,
        metal("#c9c4b4"),
    )
    return group(
        bent(shell, stretch),
        tap,
        [
            rod((-0.88, y, 0.82), (-0.88, y * 1.8, 0.86), 0.022, metal("#c9c4b4"))
            for y in (-0.08, 0.08)
        ],
        [
            claw.turn(t).at(x, y)
            for x, y, t in (
                (0.5, -0.24, -60),
                (-0.5, -0.24, -120),
                (0.5, 0.24, 60),
                (-0.5, 0.24, 120),
            )
        ],
        motif="bathtub",
    )


def sink(*, colour: str = "#f2ede2") -> Thing:
    """A washstand with a basin and a tap, 0.9 high, against the wall at y = 0.25."""
    return group(
        turned(
            [(0.18, 0), (0.15, 0.1), (0.1, 0.3), (0.12, 0.6), (0.2, 0.68)], glaze(colour), sides=24
        ),
        lathe(
            [(0.18, 0.66), (0.3, 0.74), (0.36, 0.86), (0.33, 0.87), (0.24, 0.78), (0.001, 0.74)],
            glaze(colour),
        ).size(1.15, 0.85, 1),
        box((0.6, 0.08, 0.2), glaze(colour), bevel=0.03).at(0, 0.26, 0.9),
        tube(
            [(0, 0.22, 0.88), (0, 0.2, 1.08), (0, 0.06, 1.1), (0, 0.02, 1.0)],
            0.025,
            metal("#c9c4b4"),
        ),
        [rod((x, 0.2, 0.9), (x * 1.2, 0.18, 1.0), 0.022, metal("#c9c4b4")) for x in (-0.14, 0.14)],
        motif="sink",
    )


def washing_line(
    length: float = 3,
    *,
    colours: tuple[str, ...] = ("#efe6d4", "#b5392f", "#5b8a94", "#e8c878"),
    seed: int = 0,
) -> Thing:
    """A line along x at z = 1.6 between two posts, with cloths that blow."""
    chance = np.random.default_rng(seed)
    parts = [
        rod((x, 0, 0), (x, 0, 1.75), 0.035, wood("#7a5a3c")) for x in (-length / 2, length / 2)
    ]
    parts.append(
        tube(
            [(-length / 2, 0, 1.65), (0, 0, 1.52), (length / 2, 0, 1.65)],
            0.008,
            plain("#efe6d0"),
            sides=5,
        )
    )
    x = -length / 2 + 0.15
    at = 0
    while x < length / 2 - 0.5:
        wide, tall = float(chance.uniform(0.28, 0.5)), float(chance.uniform(0.4, 0.7))
        u, v = np.meshgrid(np.linspace(0, 1, 12), np.linspace(0, 1, 10))
        blow = (0.16 * v**1.5 * np.sin(u * 5 + at) + 0.2 * v**2) * float(chance.uniform(0.5, 1.2))
        height = 1.52 + 0.13 * ((x + wide / 2) / (length / 2)) ** 2
        parts.append(
            sheet(
                np.stack([x + u * wide, blow, height - v * tall + 0.2 * v**2 * 0.4], -1),
                cloth(colours[at % len(colours)]),
            )
        )
        x += wide + float(chance.uniform(0.05, 0.16))
        at += 1
    return group(parts, motif="washing line")
