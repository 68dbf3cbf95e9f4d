"""Sewing and knitting: scissors, needles, thread and wool."""

import math

import numpy as np

from reverie.atelier.colour import mix
from reverie.atelier.motifs.joinery import (
    BRASS,
    STEEL,
    cloth,
    coil,
    disc,
    frame,
    glaze,
    metal,
    oval,
    rod,
    turned,
    wood,
)
from reverie.atelier.shapes import ball, cutout, tube
from reverie.atelier.thing import Paint, Point, Thing, group


def scissors(*, colour: str = STEEL, handles: str = "#2f2c2c", opened: float = 28) -> Thing:
    """Scissors 1 long, points up, the pivot at z = 0.45, facing the viewer; open by degrees."""
    blade = cutout(
        [(-0.035, -0.05), (0.035, -0.04), (0.045, 0.1), (0.0, 0.58), (-0.02, 0.1)],
        0.025,
        metal(colour),
        bevel=0.006,
    )
    eye = oval(0.2, 0.27, 28)
    grip = group(
        frame(eye * 1.22, eye * 0.86, 0.05, glaze(handles), bevel=0.014).at(-0.13, 0, -0.32),
        tube([(0, 0, -0.02), (-0.03, 0, -0.12), (-0.08, 0, -0.2)], 0.03, glaze(handles)),
    )
    half = group(blade, grip)
    return group(
        half.turn(y=opened / 2).at(0, -0.015, 0.45),
        half.size(-1, 1, 1).turn(y=-opened / 2).at(0, 0.015, 0.45),
        disc(0.03, 0.06, metal(BRASS), sides=16).turn(x=90).at(0, 0.03, 0.45),
        motif="scissors",
    )


def needle(
    length: float = 1.0,
    *,
    colour: str = STEEL,
    thread: str | None = "#b5392f",
    to: Point | None = None,
) -> Thing:
    """A needle with its point at the origin, rising along z.

    Its thread runs from the eye `to` a point.
    """
    eye = oval(0.035, 0.1, 20) * (length, length)
    parts = [
        rod((0, 0, 0), (0, 0, length * 0.88), [0.002, 0.022 * length], metal(colour)),
        frame(eye * 1.4, eye * 0.7, 0.025 * length, metal(colour)).at(z=length * 0.93),
    ]
    if thread:
        end = to or (0.7 * length, 0.1, 0.25 * length)
        eye_at = np.array((0.0, 0.0, length * 0.93))
        rise = eye_at * 0.75 + np.array(end) * 0.25 + (0.05, 0, 0.1 * length)
        fall = eye_at * 0.4 + np.array(end) * 0.6 - (0.05, 0, 0.12 * length)
        parts.append(
            tube(np.array([eye_at, rise, fall, end]), 0.01 * length, cloth(thread), sides=6)
        )
    return group(parts, motif="needle")


def thread_spool(*, thread: str = "#b5392f", colour: str = "#c9a06a", tail: float = 0.5) -> Thing:
    """A wooden reel 0.7 high with thread wound on it and an end trailing to +x."""
    wound = turned(
        [(0.1, 0.1), (0.22, 0.12), (0.23, 0.3), (0.22, 0.56), (0.1, 0.6)],
        Paint(thread, mix(thread, "#000000", 0.3), "rings", grain=16, vary=0.1),
        sides=32,
    )
    parts = [
        turned(
            [
                (0.04, 0),
                (0.28, 0),
                (0.28, 0.06),
                (0.14, 0.12),
                (0.12, 0.35),
                (0.14, 0.58),
                (0.28, 0.64),
                (0.28, 0.7),
                (0.04, 0.7),
            ],
            wood(colour),
        ),
        wound,
        coil(0.232, 0.4, 12, 0.012, cloth(thread)).at(z=0.15),
    ]
    if tail:
        parts.append(
            tube(
                [
                    (0.23, 0, 0.3),
                    (0.34, -0.1, 0.1),
                    (0.4 + tail * 0.4, 0.05, 0.015),
                    (0.4 + tail, -0.1, 0.012),
                ],
                0.011,
                cloth(thread),
                sides=5,
            )
        )
    return group(parts, motif="thread")


def yarn_ball(
    radius: float = 0.35, *, colour: str = "#c9483a", tail: bool = True, seed: int = 0
) -> Thing:
    """A ball of wool resting on z = 0, its end running off to +x."""
    chance = np.random.default_rng(seed)
    wool, turn = (
        [cloth(colour), cloth(mix(colour, "#ffffff", 0.12)), cloth(mix(colour, "#000000", 0.15))],
        np.linspace(0, 2 * math.pi, 33),
    )
    parts = [ball(radius * 0.95, wool[2], sides=24).at(z=radius)]
    strand = [
        tube(
            np.stack([radius * np.cos(turn), radius * np.sin(turn), 0 * turn + 0], 1),
            radius * 0.06,
            tone,
            sides=5,
            bend=False,
        )
        for tone in wool
    ]
    for at in range(42):
        lean = float(chance.uniform(0, 180))
        parts.append(
            strand[at % 3]
            .size(float(chance.uniform(0.93, 1.0)))
            .turn(float(chance.uniform(0, 360)), lean, float(chance.uniform(0, 180)))
            .at(z=radius)
        )
    if tail:
        parts.append(
            tube(
                [
                    (radius * 0.9, -0.1, 0.3 * radius),
                    (radius * 1.3, -0.2, 0.03),
                    (radius * 2.2, 0.0, 0.025),
                    (radius * 3, -0.25, 0.025),
                    (radius * 3.6, 0, 0.025),
                ],
                radius * 0.06,
                wool[0],
                sides=6,
            )
        )
    return group(parts, motif="yarn")
