"""The kitchen: a stove, pots and pails."""

from reverie.atelier.motifs.joinery import (
    BRASS,
    IRON,
    arched,
    disc,
    frame,
    hoop,
    leg,
    metal,
    rod,
    turned,
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
