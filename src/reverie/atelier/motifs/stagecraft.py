"""The theatre: curtains, lamps, and the cross that puppets hang from."""

import numpy as np

from reverie.atelier.motifs.joinery import (
    BRASS,
    cloth,
    drape,
    metal,
    rod,
    wood,
)
from reverie.atelier.shapes import ball, box, lathe, sheet, tube
from reverie.atelier.thing import Paint, Thing, group, lamp, light


def curtain(
    width: float = 2,
    height: float = 5,
    *,
    colour: str = "#8f2430",
    folds: float = 7,
    gather: float = 0.0,
    side: float = 1.0,
    depth: float = 0.14,
    seed: int = 0,
) -> Thing:
    """One hanging cloth from z = height to 0; `gather` ties it to the side (1 right, -1 left)."""
    return group(
        drape(
            width,
            height,
            cloth(colour),
            folds=folds,
            depth=depth,
            gather=gather,
            side=side,
            seed=seed,
        ),
        motif="curtain",
    )


def pelmet(
    width: float = 6, *, colour: str = "#8f2430", trim: str = "#d8a83a", swags: int = 5
) -> Thing:
    """The short cloth above a stage, in swags with golden fringe.

    It hangs from z = 0.25 to -0.6.
    """
    parts = []
    each = width / swags
    for at in range(swags):
        u, v = np.meshgrid(np.linspace(0, 1, 17), np.linspace(0, 1, 11))
        sag = 1 - (2 * u - 1) ** 2
        z = 0.2 - v * (0.22 + 0.5 * sag)
        y = -0.18 - 0.1 * np.sin(v * 3.1 * 3 + 0.4) * sag - 0.06 * sag
        x = (at + u - swags / 2) * each
        parts.append(sheet(np.stack([x, y, z], -1), Paint(colour, vary=0.15, sheen=0.7)))
        parts.append(
            tube(np.stack([x[-1], y[-1] - 0.02, z[-1]], 1), 0.04, cloth(trim), bend=False, sides=6)
        )
        fringe = rod((0, 0, 0), (0, 0, -0.11), 0.012, cloth(trim), sides=4)
        parts += [
            fringe.at(float(x[-1, k]), float(y[-1, k]) - 0.02, float(z[-1, k])) for k in range(17)
        ]
    parts.append(box((width + 0.1, 0.3, 0.12), metal(trim), bevel=0.03).at(0, -0.1, 0.26))
    return group(parts, motif="curtain")


def footlights(
    width: float = 5, count: int = 7, *, colour: str = "#ffd890", power: float = 4.0
) -> Thing:
    """A row of shell-shaped lamps along the front of a stage, shining to +y; each has its lamp."""
    shell = (
        lathe([(0.16, 0), (0.15, 0.06), (0.1, 0.13), (0.001, 0.16)], metal(BRASS), sides=20)
        .turn(x=90)
        .size(1, 0.8, 1)
    )
    one = group(shell.at(y=-0.02), ball(0.07, light(colour, 5), sides=14).at(0, 0.06, 0.02))
    parts = []
    for at in range(count):
        x = (at + 0.5) * width / count - width / 2
        parts.append(one.at(x, 0, 0.1))
        if power:
            parts.append(lamp(power, colour, 0.08).at(x, 0.22, 0.12))
    return group(parts, motif="footlights")


def marionette_cross(size: float = 1.0, *, colour: str = "#8a6a48") -> Thing:
    """The wooden cross one moves a puppet with, lying around the origin.

    Threads tie at (±.5, 0, -.03) and (0, ±.35, -.03) times its size.
    """
    s = size
    return group(
        box((1.1 * s, 0.1 * s, 0.05 * s), wood(colour), bevel=0.015 * s),
        box((0.1 * s, 0.8 * s, 0.05 * s), wood(colour), bevel=0.015 * s).at(z=0.05 * s),
        [
            ball(0.03 * s, metal(BRASS), sides=10).at(x * s, y * s, -0.03 * s)
            for x, y in ((-0.5, 0), (0.5, 0), (0, -0.35), (0, 0.35))
        ],
        motif="marionette cross",
    )
