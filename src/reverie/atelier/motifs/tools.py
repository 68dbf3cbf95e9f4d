"""Tools of the garden: watering cans."""

from reverie.atelier.motifs.joinery import (
    BRASS,
    glaze,
    hoop,
    metal,
    turned,
)
from reverie.atelier.shapes import lathe, tube
from reverie.atelier.thing import Thing, group


def watering_can(*, colour: str = "#5b8a84") -> Thing:
    """A watering can 0.7 high, its spout to +x with the rose at (.82, 0, .66)."""
    tin = glaze(colour)
    rose = lathe(
        [(0.03, 0), (0.13, 0.12), (0.13, 0.14), (0.001, 0.16)], metal(BRASS), sides=20
    ).turn(y=58)
    return group(
        turned([(0, 0), (0.28, 0), (0.28, 0.46), (0.26, 0.48), (0.24, 0.44), (0, 0.44)], tin),
        tube([(0.26, 0, 0.1), (0.5, 0, 0.32), (0.74, 0, 0.6)], [0.07, 0.05, 0.035], tin),
        rose.at(0.72, 0, 0.58),
        tube(
            [
                (0.2, 0, 0.46),
                (0.12, 0, 0.7),
                (-0.12, 0, 0.74),
                (-0.38, 0, 0.5),
                (-0.42, 0, 0.26),
                (-0.28, 0, 0.14),
            ],
            0.025,
            tin,
        ),
        tube([(0.12, 0, 0.48), (0.5, 0, 0.36)], 0.012, tin, bend=False),
        [hoop(0.282, 0.012, tin).at(z=z) for z in (0.06, 0.38)],
        motif="watering can",
    )
