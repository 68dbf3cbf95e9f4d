"""Cars and sleds, which point to +x; and the wheel that others roll on too."""

from reverie.atelier.clay import Clay
from reverie.atelier.motifs.joinery import (
    IRON,
    disc,
    glaze,
    hoop,
    metal,
    plain,
    rod,
    turned,
    wood,
)
from reverie.atelier.shapes import ball, box, cutout, tube
from reverie.atelier.thing import Paint, Thing, group, light


def wheel(
    radius: float = 0.4,
    *,
    colour: str = "#7a5236",
    rim: str = "#57504a",
    spokes: int = 10,
    thick: float = 0.06,
) -> Thing:
    """A spoked wheel facing the viewer around the origin."""
    spoke = rod(
        (0, 0, 0.1 * radius),
        (0, 0, 0.9 * radius),
        [0.07 * radius, 0.045 * radius],
        wood(colour),
        sides=8,
    )
    hub = turned(
        [
            (0, -0.8 * thick),
            (0.16 * radius, -0.8 * thick),
            (0.2 * radius, 0),
            (0.16 * radius, 0.8 * thick),
            (0, 0.8 * thick),
        ],
        wood(colour),
        sides=18,
    ).turn(x=90)
    ring = turned(
        [
            (0.84 * radius, -thick / 2),
            (0.95 * radius, -thick / 2),
            (0.95 * radius, thick / 2),
            (0.84 * radius, thick / 2),
            (0.84 * radius, -thick / 2),
        ],
        wood(colour),
        sides=48,
    ).turn(x=90)
    tyre = turned(
        [
            (0.94 * radius, -thick * 0.56),
            (radius, -thick * 0.56),
            (radius, thick * 0.56),
            (0.94 * radius, thick * 0.56),
        ],
        metal(rim),
        sides=48,
    ).turn(x=90)
    return group(
        [spoke.turn(y=360 * at / spokes) for at in range(spokes)], hub, ring, tyre, motif="wheel"
    )


def car(*, colour: str = "#4f8a8a", roof: str = "#f2e8d4") -> Thing:
    """A small round car 2.1 long and 1.25 high, pointing to +x."""
    clay = (
        Clay(colour, 0.1)
        .box((0, 0, 0.46), (0.95, 0.4, 0.2), edge=0.18)
        .box((-0.12, 0, 0.85), (0.5, 0.34, 0.3), roof, edge=0.2, blend=0.08)
        .ball((0.55, 0, 0.56), (0.42, 0.32, 0.2))
        .ball((-0.75, 0, 0.56), (0.3, 0.34, 0.2))
    )
    for x in (-0.58, 0.6):
        clay.limb([(x, -0.6, 0.26), (x, 0.6, 0.26)], 0.27, cut=True, blend=0.02)
        clay.ball((x, 0.4, 0.42), (0.34, 0.1, 0.22), pair=True, blend=0.05)
        clay.limb([(x, -0.6, 0.24), (x, 0.6, 0.24)], 0.25, cut=True, blend=0.02)
    rubber = plain("#2f2c2c")
    tyre = group(
        turned(
            [(0.1, -0.07), (0.22, -0.08), (0.24, -0.05), (0.24, 0.05), (0.22, 0.08), (0.1, 0.07)],
            rubber,
            sides=32,
        ).turn(x=90),
        disc(0.13, 0.06, metal("#d8d4c8"), sides=24).turn(x=90).at(y=-0.03),
        disc(0.05, 0.09, glaze(colour), sides=20).turn(x=90).at(y=-0.02),
    )
    dark = Paint("#33485a", vary=0.15, rough=0.2, shine=0.6, bump=0)
    side = cutout([(-0.5, 0.72), (0.28, 0.72), (0.12, 1.02), (-0.4, 1.02)], 0.74, dark, bevel=0.03)
    parts = [
        clay.thing("car", 120, Paint(None, vary=0.08, rough=0.3, shine=0.5, bump=0)),
        side,
        box((0.05, 0.38, 0.3), plain(roof), bevel=0.01).at(-0.12, 0, 0.9).size(1, 1.98, 1),
    ]
    pane = box((0.03, 0.5, 0.27), dark, bevel=0.02)
    parts += [pane.turn(y=-14).at(0.365, 0, 0.88), pane.turn(y=10).at(-0.61, 0, 0.88)]
    parts += [tyre.at(x, -0.36, 0.24) for x in (-0.58, 0.6)] + [
        tyre.turn(180).at(x, 0.36, 0.24) for x in (-0.58, 0.6)
    ]
    parts += [
        ball(0.1, light("#ffe8b0", 3), sides=18).size(0.5, 1, 1).at(0.9, s * 0.24, 0.54)
        for s in (-1, 1)
    ] + [
        hoop(0.1, 0.016, metal("#d8d4c8"), sides=24).turn(y=90).at(0.9, s * 0.24, 0.54)
        for s in (-1, 1)
    ]
    parts += [
        tube([(x, -0.4, 0.3), (x * 1.03, 0, 0.28), (x, 0.4, 0.3)], 0.03, metal("#d8d4c8"))
        for x in (0.98, -0.98)
    ]
    return group(parts, motif="car")


def sled(*, colour: str = "#a8433a", wood_colour: str = "#b58a4a") -> Thing:
    """A wooden sled 1.3 long with curled runners, pointing to +x; one sits at z = 0.3."""
    runner = tube(
        [(-0.6, 0, 0.03), (0.4, 0, 0.03), (0.62, 0, 0.12), (0.66, 0, 0.3), (0.54, 0, 0.36)],
        0.025,
        metal(IRON),
    )
    return group(
        [runner.at(y=y) for y in (-0.22, 0.22)],
        [
            box((1.1, 0.13, 0.03), wood(wood_colour), bevel=0.01).at(-0.05, y, 0.28)
            for y in (-0.16, 0, 0.16)
        ],
        [box((0.06, 0.5, 0.05), wood(colour), bevel=0.01).at(x, 0, 0.24) for x in (-0.42, 0.32)],
        [
            rod((x, y, 0.04), (x, y, 0.25), 0.022, wood(colour))
            for x in (-0.42, 0.32)
            for y in (-0.22, 0.22)
        ],
        tube(
            [
                (0.56, -0.22, 0.34),
                (1.0, -0.1, 0.2),
                (1.15, 0, 0.22),
                (1.0, 0.1, 0.2),
                (0.56, 0.22, 0.34),
            ],
            0.012,
            plain("#d8c49a"),
            sides=6,
        ),
        motif="sled",
    )
