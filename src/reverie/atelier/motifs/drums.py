"""What is struck: drums, tambourines and bells."""

import math

from reverie.atelier.motifs.joinery import (
    BRASS,
    IRON,
    around,
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
from reverie.atelier.shapes import ball, lathe, tube
from reverie.atelier.thing import Thing, group


def drum(*, colour: str = "#a8433a", rope: str = "#efe4cc", sticks: bool = True) -> Thing:
    """A marching drum 0.7 wide and 0.55 high with zigzag cords and two sticks on top."""
    cord = plain(rope)
    zig = [
        rod(
            (0.355 * math.cos(a), 0.355 * math.sin(a), z0),
            (0.355 * math.cos(a + 0.262), 0.355 * math.sin(a + 0.262), z1),
            0.009,
            cord,
            sides=5,
        )
        for at in range(24)
        for a in [at * 0.2618]
        for z0, z1 in [(0.06, 0.49) if at % 2 else (0.49, 0.06)]
    ]
    parts = [
        turned([(0, 0), (0.34, 0), (0.34, 0.55), (0, 0.55)], glaze(colour)),
        *(
            turned([(0.33, 0), (0.365, 0), (0.365, 0.07), (0.33, 0.07)], glaze("#e8c060")).at(z=z)
            for z in (0, 0.48)
        ),
        disc(0.335, 0.01, plain("#f2ead8")).at(z=0.545),
        *zig,
    ]
    if sticks:
        stick = group(
            rod((-0.35, 0, 0), (0.3, 0, 0), [0.022, 0.014], wood("#c9a06a")),
            ball(0.03, wood("#c9a06a"), sides=12).at(x=0.31),
        )
        parts += [stick.turn(35).at(-0.03, -0.02, 0.585), stick.turn(140).at(0.06, 0.02, 0.615)]
    return group(parts, motif="drum")


def tambourine(*, colour: str = "#b5762f") -> Thing:
    """A tambourine 0.7 across, lying on z = 0, with ribbons."""
    jingle = group(
        disc(0.05, 0.008, metal(BRASS), sides=16),
        disc(0.05, 0.008, metal(BRASS), sides=16).at(z=0.02),
    )
    ribbons = [
        tube(
            [
                (0.34, 0, 0.06),
                (0.46, 0.03 * at, 0.04),
                (0.56, 0.07 * at - 0.03, 0.02),
                (0.7, 0.06 * at, 0.015),
            ],
            0.012,
            cloth(tone),
        )
        for at, tone in ((-1, "#b5392f"), (0, "#e8c060"), (1, "#3d5a80"))
    ]
    return group(
        turned([(0.33, 0), (0.35, 0), (0.35, 0.12), (0.33, 0.12)], wood(colour)),
        disc(0.34, 0.008, plain("#f2ead8")).at(z=0.115),
        around(jingle.at(z=0.05), 8, 0.345),
        ribbons,
        motif="tambourine",
    )


def bell(*, colour: str = BRASS) -> Thing:
    """A bell 0.9 high hanging from its loop at z = 0.9, its mouth at z = 0."""
    brass = metal(colour)
    return group(
        lathe(
            [(0.4, 0), (0.38, 0.05), (0.27, 0.2), (0.22, 0.45), (0.17, 0.62), (0.001, 0.68)], brass
        ),
        hoop(0.392, 0.022, brass).at(z=0.02),
        hoop(0.245, 0.012, brass).at(z=0.32),
        hoop(0.08, 0.03, brass, sides=24).turn(x=90).at(z=0.76),
        rod((0, 0, 0.5), (0.05, 0, 0.02), 0.015, metal(IRON)),
        ball(0.07, metal(IRON), sides=16).at(0.055, 0, -0.03),
        motif="bell",
    )
