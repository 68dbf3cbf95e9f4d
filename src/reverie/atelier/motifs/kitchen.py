"""The kitchen: a stove, and the pots, kettles and pails around it."""

import math

from reverie.atelier.motifs.joinery import (
    BRASS,
    IRON,
    arched,
    around,
    disc,
    frame,
    glaze,
    hoop,
    leg,
    metal,
    plain,
    rod,
    turned,
    wood,
)
from reverie.atelier.shapes import ball, box, cutout, lathe, tube
from reverie.atelier.thing import Paint, Thing, group, lamp, light


def stove(*, colour: str = "#3a3634", fire: str = "#ff9a3c", power: float = 0.0) -> Thing:
    """An iron range 1.1 wide with a glowing fire door.

    Its hot plate is at z = 0.85, its pipe ends at z = 2.4.
    """
    iron = metal(colour)
    parts = [
        box((1.1, 0.65, 0.62), iron, bevel=0.02).at(z=0.5),
        box((1.18, 0.72, 0.06), iron, bevel=0.02).at(z=0.84),
        cutout(arched(0.34, 0.34), 0.03, light(fire, 4)).at(-0.25, -0.33, 0.36),
        frame(arched(0.42, 0.4), arched(0.34, 0.34), 0.05, metal("#57504a"), bevel=0.008).at(
            -0.25, -0.33, 0.34
        ),
        *[
            rod((x, -0.35, 0.36), (x, -0.35, 0.66), 0.012, iron, sides=6)
            for x in (-0.35, -0.25, -0.15)
        ],
        box((0.42, 0.04, 0.42), metal("#57504a"), bevel=0.015).at(0.27, -0.33, 0.5),
        rod((0.12, -0.38, 0.5), (0.42, -0.38, 0.5), 0.016, metal(BRASS)),
        *[disc(0.16, 0.015, metal("#57504a")).at(x, -0.05, 0.87) for x in (-0.27, 0.27)],
        tube([(0.35, 0.2, 0.86), (0.35, 0.2, 1.8), (0.35, 0.25, 2.4)], 0.1, iron),
        hoop(0.11, 0.015, metal(BRASS)).at(0.35, 0.2, 1.2),
        *[leg(0.2, 0.05, iron).at(x, y) for x in (-0.48, 0.48) for y in (-0.26, 0.26)],
    ]
    if power:
        parts.append(lamp(power, fire, 0.1).at(-0.25, -0.5, 0.5))
    return group(parts, motif="stove")


def kettle(*, colour: str = "#a8433a") -> Thing:
    """An enamel kettle 1 high with a hoop handle, its spout to the left."""
    return group(
        lathe(
            [(0.001, 0), (0.38, 0.0), (0.42, 0.08), (0.36, 0.36), (0.22, 0.5), (0.18, 0.52)],
            glaze(colour),
        ),
        tube(
            [(-0.32, 0, 0.22), (-0.46, 0, 0.34), (-0.54, 0, 0.52), (-0.64, 0, 0.55)],
            [0.08, 0.06, 0.045, 0.05],
            glaze(colour),
        ),
        lathe([(0.2, 0.5), (0.16, 0.56), (0.001, 0.59)], glaze(colour), sides=28),
        ball(0.045, plain("#2a2320"), sides=14).at(z=0.63),
        tube(
            [
                (-0.26, 0, 0.44),
                (-0.28, 0, 0.74),
                (-0.14, 0, 0.9),
                (0.14, 0, 0.9),
                (0.28, 0, 0.74),
                (0.26, 0, 0.44),
            ],
            0.025,
            metal(IRON),
        ),
        tube([(-0.13, 0, 0.905), (0.13, 0, 0.905)], 0.045, wood("#5a3d28")),
        hoop(0.42, 0.012, metal("#2a2320")).at(z=0.05),
        motif="kettle",
    )


def cooking_pot(*, colour: str = "#a8583a", lid: bool = True) -> Thing:
    """A copper pot with two handles, 0.7 wide and 0.5 high."""
    copper = metal(colour)
    parts = [
        turned(
            [
                (0, 0),
                (0.33, 0),
                (0.35, 0.03),
                (0.35, 0.38),
                (0.37, 0.4),
                (0.33, 0.38),
                (0.32, 0.05),
                (0, 0.04),
            ],
            copper,
        ),
        *(
            tube(
                [
                    (s * 0.34, -0.1, 0.3),
                    (s * 0.45, -0.07, 0.32),
                    (s * 0.45, 0.07, 0.32),
                    (s * 0.34, 0.1, 0.3),
                ],
                0.02,
                metal(BRASS),
            )
            for s in (-1, 1)
        ),
    ]
    if lid:
        parts += [
            lathe([(0.36, 0.4), (0.34, 0.43), (0.15, 0.48), (0.001, 0.49)], copper),
            ball(0.04, metal(BRASS), sides=14).at(z=0.53),
        ]
    return group(parts, motif="pot")


def cauldron(
    radius: float = 0.5, *, colour: str = "#2f2c2c", brew: str | None = "#7dbb5a", glow: float = 1.2
) -> Thing:
    """A round iron pot on three legs; its brew shines at z = 1.15 radius, with bubbles."""
    r = radius
    iron = metal(colour)
    parts = [
        lathe(
            [
                (0.001, 0.2 * r),
                (0.6 * r, 0.3 * r),
                (0.96 * r, 0.7 * r),
                (0.92 * r, 1.05 * r),
                (0.8 * r, 1.2 * r),
                (0.9 * r, 1.32 * r),
                (0.84 * r, 1.32 * r),
                (0.74 * r, 1.2 * r),
            ],
            iron,
            sides=44,
        ),
        *around(rod((0.5 * r, 0, 0.4 * r), (0.66 * r, 0, 0), [0.1 * r, 0.06 * r], iron), 3, 0, 90),
        *(
            hoop(0.14 * r, 0.03 * r, iron, sides=20).turn(x=90).at(s * 0.95 * r, 0, 1.02 * r)
            for s in (-1, 1)
        ),
    ]
    if brew:
        soup = Paint(brew, vary=0.2, grain=4, rough=0.3, glow=glow)
        parts += [
            disc(0.78 * r, 0.02, soup).at(z=1.15 * r),
            *(
                ball(q * r, soup, sides=14).at(x * r, y * r, 1.16 * r)
                for x, y, q in (
                    (0.3, -0.2, 0.12),
                    (-0.35, -0.3, 0.09),
                    (0.05, 0.35, 0.14),
                    (-0.1, -0.05, 0.06),
                    (0.5, 0.2, 0.07),
                )
            ),
        ]
    return group(parts, motif="cauldron")


def honey_pot(*, colour: str = "#c98a3a", honey: str = "#f0b030") -> Thing:
    """A round pot 0.7 high with honey running over its rim."""
    drip = [
        tube(
            [
                (0.24 * math.cos(a), 0.24 * math.sin(a), 0.6),
                (0.3 * math.cos(a), 0.3 * math.sin(a), 0.58),
                (0.335 * math.cos(a), 0.335 * math.sin(a), 0.58 - d),
            ],
            [0.04, 0.045, 0.03],
            glaze(honey),
        )
        for a, d in ((-1.6, 0.22), (-2.3, 0.12), (-0.9, 0.15), (0.4, 0.2), (2.0, 0.1))
    ]
    return group(
        lathe(
            [
                (0.001, 0),
                (0.26, 0.0),
                (0.36, 0.2),
                (0.34, 0.42),
                (0.27, 0.54),
                (0.29, 0.6),
                (0.24, 0.6),
            ],
            glaze(colour),
        ),
        lathe([(0.3, 0.58), (0.2, 0.63), (0.001, 0.64)], glaze(honey), sides=28),
        drip,
        motif="honey pot",
    )


def bucket(*, colour: str = "#8f9a9a", water: str | None = None) -> Thing:
    """A metal bucket 0.6 high with its handle hanging to the viewer's side."""
    tin = metal(colour)
    parts = [
        turned(
            [
                (0, 0.02),
                (0.2, 0.02),
                (0.21, 0),
                (0.22, 0.02),
                (0.3, 0.6),
                (0.32, 0.6),
                (0.285, 0.58),
                (0.2, 0.05),
                (0, 0.05),
            ],
            tin,
        ),
        *(hoop(0.21 + 0.08 * z, 0.01, tin).at(z=z * 0.6) for z in (0.3, 0.75)),
        tube(
            [
                (-0.31, 0, 0.58),
                (-0.28, -0.2, 0.44),
                (0, -0.34, 0.36),
                (0.28, -0.2, 0.44),
                (0.31, 0, 0.58),
            ],
            0.012,
            metal(IRON),
        ),
    ]
    if water:
        parts.append(disc(0.27, 0.01, Paint(water, rough=0.15, shine=0.6)).at(z=0.5))
    return group(parts, motif="bucket")
