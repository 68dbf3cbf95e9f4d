"""Things to wear, with nobody in them: shoes, mittens, mufflers, jewels, a heart for the sleeve."""

import math

import numpy as np

from reverie.atelier.clay import Clay
from reverie.atelier.colour import mix
from reverie.atelier.motifs.joinery import BRASS, cloth, glaze, hoop, metal, plain, rod, turned
from reverie.atelier.shapes import ball, curve, lathe, sheet, tube
from reverie.atelier.thing import Paint, Point, Thing, group


def boot(*, colour: str = "#7a4a30", sole: str = "#3a2a22") -> Thing:
    """A worn laced boot 0.8 high on z = 0, its toe to +x."""
    clay = (
        Clay(colour, 0.08)
        .ball((0.3, 0, 0.14), (0.26, 0.15, 0.14))
        .limb([(0.0, 0, 0.16), (0.26, 0, 0.18)], [0.15, 0.14])
        .limb([(-0.02, 0, 0.2), (-0.04, 0, 0.7)], [0.16, 0.17])
    )
    clay.limb([(-0.04, 0, 0.5), (-0.05, 0, 0.95)], 0.13, cut=True, blend=0.02).ball(
        (-0.05, 0, 0.84), (0.4, 0.4, 0.13), cut=True, blend=0.01
    )
    clay.ball((0.3, 0, 0.03), (0.29, 0.175, 0.045), sole, blend=0.005).ball(
        (-0.06, 0, 0.035), (0.19, 0.15, 0.07), sole, blend=0.005
    ).spot((0.5, 0, 0.16), (0.14, 0.2, 0.14), mix(colour, "#000000", 0.25), soft=0.03)
    laces = [
        tube(
            [(x - 0.02, -0.09, z), (x + 0.03, 0, z + 0.02), (x - 0.02, 0.09, z)],
            0.012,
            plain("#e8d8b0"),
            sides=5,
        )
        for x, z in ((0.19, 0.31), (0.15, 0.41), (0.13, 0.51), (0.13, 0.6))
    ]
    bow = [
        tube(
            [(0.15, 0, 0.64), (0.22, s * 0.1, 0.7), (0.24, s * 0.14, 0.6), (0.16, 0, 0.63)],
            0.011,
            plain("#e8d8b0"),
            sides=5,
        )
        for s in (-1, 1)
    ]
    return group(
        clay.thing("boot", 100, Paint(None, vary=0.2, grain=5, rough=0.6, shine=0.3, bump=0.15)),
        laces,
        bow,
        motif="boot",
    )


def slipper(*, colour: str = "#a8433a", trim: str = "#f2e8d4") -> Thing:
    """A soft slipper 0.8 long on z = 0, open at the heel, with a pompom, its toe to +x."""
    clay = Clay(colour, 0.05).ball((0.17, 0, 0.13), (0.25, 0.17, 0.15))
    clay.ball((-0.02, 0, 0.04), (0.42, 0.155, 0.05), mix(colour, "#3a2018", 0.55), blend=0.01)
    clay.ball((-0.2, 0, 0.24), (0.3, 0.115, 0.18), cut=True, blend=0.02)
    clay.spot((-0.2, 0, 0.1), (0.24, 0.12, 0.06), trim, soft=0.02)
    fluff = Paint(trim, vary=0.1, bump=0.9, bump_grain=40)
    return group(
        clay.thing("slipper", 80, Paint(None, vary=0.13, sheen=0.4)),
        ball(0.075, fluff, sides=16).at(0.2, 0, 0.29),
        motif="slipper",
    )


def mitten(*, colour: str = "#4f7a8a", cuff: str = "#f2e8d4") -> Thing:
    """A knitted mitten 0.9 high standing on its cuff, its thumb to the right."""
    clay = (
        Clay(colour, 0.07)
        .ball((0, 0, 0.56), (0.22, 0.13, 0.33))
        .limb([(0.14, 0, 0.42), (0.31, 0, 0.56)], [0.1, 0.075])
        .limb([(0, 0, 0.28), (0, 0, 0.4)], [0.16, 0.19])
    )
    clay.limb([(0, 0, 0.1), (0, 0, 0.2)], [0.19, 0.18], cuff, blend=0.02).limb(
        [(0, 0, -0.1), (0, 0, 0.12)], 0.14, cut=True, blend=0.02
    )
    clay.spot((0, -0.14, 0.6), (0.06, 0.06, 0.06), cuff, soft=0.008)
    return group(
        clay.thing("mitten", 80, Paint(None, vary=0.15, sheen=0.4, bump=0.6, bump_grain=36)),
        motif="mitten",
    )


def muffler(
    path: list[Point] | None = None,
    *,
    colours: tuple[str, str] = ("#b5392f", "#e8c878"),
    width: float = 0.22,
) -> Thing:
    """A striped knitted scarf along a path, tilted to the viewer, with fringes at its ends.

    By default it waves to +x.
    """
    line = curve(
        path
        or [(0, 0, 0), (0.4, 0.05, 0.12), (0.8, -0.05, -0.05), (1.2, 0.05, 0.14), (1.6, 0, 0.02)],
        60,
    )
    stripes = 12
    parts = []
    each = (len(line) - 1) / stripes
    for at in range(stripes):
        part = line[int(at * each) : int((at + 1) * each) + 1]
        rows = np.array(
            [np.add(part, (0, w * width * 0.3, w * width * 0.4)) for w in np.linspace(-1, 1, 7)]
        )
        parts.append(
            sheet(rows, Paint(colours[at % 2], vary=0.12, sheen=0.4, bump=0.5, bump_grain=40))
        )
    way = line[-1] - line[-3]
    way /= np.linalg.norm(way)
    for end, toward in ((line[-1], way), (line[0], line[0] - line[2])):
        reach = toward / (np.linalg.norm(toward) + 1e-9) * 0.14
        parts += [
            rod(
                np.add(end, (0, w * width * 0.3, w * width * 0.4)),
                np.add(end + reach, (0, w * width * 0.3, w * width * 0.4 - 0.02)),
                0.012,
                cloth(colours[1]),
                sides=5,
            )
            for w in np.linspace(-0.9, 0.9, 8)
        ]
    return group(parts, motif="scarf")


def spectacles(*, colour: str = BRASS) -> Thing:
    """A pair of round spectacles 0.9 wide around the origin, facing the viewer."""
    wire = metal(colour)
    return group(
        [hoop(0.19, 0.016, wire, sides=36).turn(x=90).at(s * 0.24) for s in (-1, 1)],
        tube([(-0.06, 0, 0.04), (0, -0.02, 0.09), (0.06, 0, 0.04)], 0.014, wire),
        [
            tube(
                [
                    (s * 0.42, 0, 0.05),
                    (s * 0.45, 0.04, 0.06),
                    (s * 0.45, 0.5, 0.05),
                    (s * 0.44, 0.62, -0.06),
                ],
                0.012,
                wire,
            )
            for s in (-1, 1)
        ],
        motif="spectacles",
    )


def crown(*, colour: str = "#d8a83a", gem: str = "#b5332c", points: int = 7) -> Thing:
    """A crown 1 across and 0.6 high, standing on z = 0."""
    turn = np.linspace(0, 2 * math.pi, points * 12 + 1)
    share = (turn / (2 * math.pi) * points) % 1
    top = 0.26 + 0.3 * (1 - np.abs(share * 2 - 1)) ** 1.4
    rows = []
    for up in np.linspace(0, 1, 5):
        flare = 0.46 + 0.07 * up
        rows.append(np.stack([flare * np.cos(turn), flare * np.sin(turn), up * top], axis=1))
    gold = metal(colour)
    parts = [
        sheet(np.array(rows), gold),
        hoop(0.465, 0.035, gold, sides=48).at(z=0.03),
        hoop(0.485, 0.02, gold, sides=48).at(z=0.18),
    ]
    for at in range(points):
        a = (at + 0.5) / points * 2 * math.pi
        parts.append(ball(0.05, gold, sides=14).at(0.54 * math.cos(a), 0.54 * math.sin(a), 0.58))
        parts.append(
            ball(0.045, glaze(gem if at % 2 else "#2f6b7a"), sides=12).at(
                0.48 * math.cos(a), 0.48 * math.sin(a), 0.105
            )
        )
    return group(parts, motif="crown")


def finger_ring(*, colour: str = BRASS, gem: str = "#5b9ab0") -> Thing:
    """A ring 0.8 high standing on its edge towards the viewer, with a cut stone on top."""
    stone_shape = lathe(
        [(0.001, -0.14), (0.15, 0.03), (0.1, 0.1), (0.001, 0.1)],
        Paint(gem, vary=0.1, rough=0.15, shine=0.8, bump=0, glow=0.15),
        sides=8,
        smooth=False,
        round_off=False,
    )
    return group(
        hoop(0.28, 0.045, metal(colour), sides=48).turn(x=90).at(z=0.32),
        turned([(0.05, 0), (0.09, 0.05), (0.1, 0.1)], metal(colour), sides=12).at(z=0.6),
        stone_shape.at(z=0.75), motif="ring",
    )  # fmt: skip


def heart(*, colour: str = "#b5332c", glow: float = 0.0) -> Thing:
    """A plump heart 1 high around the origin, facing the viewer."""
    turn = np.linspace(0, 2 * math.pi, 61)
    x = 0.53 * np.sin(turn) ** 3
    z = (13 * np.cos(turn) - 5 * np.cos(2 * turn) - 2 * np.cos(3 * turn) - np.cos(4 * turn)) / 29
    swell = np.linspace(-math.pi / 2, math.pi / 2, 25)[:, None]
    size = np.cos(swell) ** 0.7
    points = np.stack([x * size, 0.26 * np.sin(swell) + 0 * x, z * size + 0.03], axis=-1)
    paint = Paint(colour, vary=0.12, rough=0.4, shine=0.4, bump=0.05, glow=glow)
    return sheet(points, paint, motif="heart")
