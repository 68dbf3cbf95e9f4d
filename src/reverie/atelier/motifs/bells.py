"""What is struck: bells."""

from reverie.atelier.motifs.joinery import (
    BRASS,
    IRON,
    hoop,
    metal,
    rod,
)
from reverie.atelier.shapes import ball, lathe
from reverie.atelier.thing import Thing, group


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
