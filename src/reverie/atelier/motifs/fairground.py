"""The fair and the circus: carousels, big wheels, tents and flags, ropes and swings."""

import math

import numpy as np

from reverie.atelier.colour import mix
from reverie.atelier.motifs.joinery import (
    BRASS,
    CREAM,
    RED,
    around,
    cloth,
    disc,
    drape,
    glaze,
    gored,
    hoop,
    metal,
    plain,
    rod,
    slack,
    turned,
    wood,
)
from reverie.atelier.motifs.toys import toy_horse
from reverie.atelier.shapes import ball, box, cutout, lathe, sheet, tube
from reverie.atelier.thing import Paint, Thing, group, lamp, light


def carousel(
    radius: float = 1.6,
    *,
    colours: tuple[str, str] = (RED, CREAM),
    trim: str = "#d8a83a",
    seats: tuple[Thing, ...] = (),
    lit: str = "#ffd890",
    power: float = 20.0,
) -> Thing:
    """A carousel 3.6 wide and 3.6 high with a striped roof and bulbs; its floor at z = 0.3.

    It has eight poles at 0.72 radius, on which `seats` ride in turn facing along the ring; without
    any it has its own little horses.
    """
    r = radius
    line = np.array([(r * 1.12, 2.3), (r * 0.8, 2.62), (r * 0.4, 2.95), (0.05, 3.3)])
    gold = metal(trim)
    rides = seats or (
        toy_horse(mix("#f4ecdc", colours[0], 0.05)),
        toy_horse("#c9a08a"),
        toy_horse("#8a9ab0"),
        toy_horse("#e8d8b0"),
    )
    parts = [
        turned([(0, 0), (r * 1.08, 0), (r * 1.08, 0.28), (0, 0.28)], glaze(colours[0]), sides=48),
        turned([(r * 1.06, 0.22), (r * 1.12, 0.22), (r * 1.12, 0.3), (0, 0.3)], gold, sides=48),
        gored(line, [cloth(colour) for colour in colours], 16, pinch=-0.03),
        gored(
            np.array([(r * 1.14, 2.02), (r * 1.13, 2.16), (r * 1.12, 2.32)]),
            [cloth(colours[1]), cloth(colours[0])],
            16,
            scallop=-0.12,
        ),
        turned([(0.3, 0.3), (0.36, 0.36), (0.3, 0.5), (0.28, 2.0), (0.4, 2.25)], gold, sides=12),
        ball(0.12, gold, sides=18).at(z=3.34),
        cutout([(0, 0), (0.42, 0.1), (0, 0.22)], 0.015, plain(colours[0])).at(0, 0, 3.6),
        rod((0, 0, 3.4), (0, 0, 3.85), 0.02, gold),
    ]
    parts += around(box((0.02, 0.16, 1.2), light(lit, 1.5), bevel=0.01).at(z=1.2), 6, 0.29)
    parts += around(ball(0.045, light(lit, 4), sides=10).at(z=2.24), 24, r * 1.145)
    for at in range(8):
        turn = 45 * at + 12
        rise = 0.62 + 0.14 * math.sin(at * 2.2)
        parts.append(rod((r * 0.72, 0, 0.3), (r * 0.72, 0, 2.5), 0.025, gold).turn(turn))
        parts.append(rides[at % len(rides)].turn(-90).at(r * 0.72, 0, rise).turn(turn))
    if power:
        parts.append(lamp(power, lit, 0.5).at(z=2.0))
    return group(parts, motif="carousel")


def ferris_wheel(
    radius: float = 2.2,
    *,
    cabins: int = 10,
    colours: tuple[str, ...] = (RED, "#e8b840", "#4f8a9a", "#7d9448"),
    iron: str = "#e8dcc4",
    lit: str | None = "#ffd890",
) -> Thing:
    """A big wheel facing the viewer, its hub at z = radius + 0.7, with cabins that hang."""
    r, hub = radius, radius + 0.7
    steel = plain(iron)
    spokes = [
        rod((0, y, 0), (r * math.cos(a), y, r * math.sin(a)), 0.025, steel, sides=6)
        for a in np.linspace(0, 2 * math.pi, cabins, endpoint=False)
        for y in (-0.22, 0.22)
    ]
    rims = [
        hoop(q * r, 0.035, steel, sides=64).turn(x=90).at(y=y)
        for q in (1.0, 0.62)
        for y in (-0.22, 0.22)
    ]
    parts = [
        group(spokes, rims).at(z=hub),
        rod((0, -0.4, hub), (0, 0.4, hub), 0.16, glaze(colours[0]), sides=20),
    ]
    parts += [
        rod((s * r * 0.62, y * 1.5, 0), (0, y, hub), [0.08, 0.06], steel)
        for s in (-1, 1)
        for y in (-0.34, 0.34)
    ]
    for at in range(cabins):
        a = 2 * math.pi * at / cabins
        tone = glaze(colours[at % len(colours)])
        cabin = group(
            lathe(
                [(0.001, -0.62), (0.2, -0.6), (0.27, -0.4), (0.28, -0.34), (0.25, -0.36)],
                tone,
                sides=24,
            ),
            lathe([(0.3, -0.12), (0.2, -0.02), (0.001, 0.04)], tone, sides=24),
            around(rod((0.25, 0, -0.36), (0.25, 0, -0.12), 0.012, steel, sides=5), 6),
        )
        parts += [
            cabin.at(r * math.cos(a), 0, hub + r * math.sin(a)),
            rod(
                (r * math.cos(a), -0.22, hub + r * math.sin(a)),
                (r * math.cos(a), 0.22, hub + r * math.sin(a)),
                0.025,
                steel,
                sides=6,
            ),
        ]
        if lit:
            parts += [
                ball(0.05, light(lit, 4), sides=10).at(
                    q * r * math.cos(a + d), -0.27, hub + q * r * math.sin(a + d)
                )
                for q, d in ((1.0, math.pi / cabins), (0.62, 0.0), (0.8, 0.0))
            ]
    parts.append(box((r * 1.7, 1.6, 0.14), wood("#7a5a3c"), bevel=0.02).at(z=0.07))
    return group(parts, motif="ferris wheel")


def swing(
    height: float = 2.4, *, tilt: float = 0, colour: str = "#8a6a48", rope: str = "#d8c49a"
) -> Thing:
    """A board on two ropes hanging from z = height, its seat at z = 0.5 when still.

    It swings along y by `tilt`.
    """
    drop = height - 0.5
    hung = group(
        [rod((s * 0.26, 0, 0), (s * 0.26, 0, -drop), 0.016, plain(rope), sides=6) for s in (-1, 1)],
        box((0.66, 0.24, 0.045), wood(colour), bevel=0.012).at(z=-drop),
        [ball(0.035, plain(rope), sides=10).at(s * 0.26, 0, -drop - 0.04) for s in (-1, 1)],
    )
    return group(hung.turn(x=tilt).at(z=height), motif="swing")


def circus_tent(
    radius: float = 2.2,
    *,
    colours: tuple[str, str] = ("#b5392f", "#efe4cc"),
    flag: str = "#e8b840",
    glow: str | None = "#ffc870",
) -> Thing:
    """A striped big top, 4.4 wide and 4.1 high, its entrance open to the viewer.

    `glow` shines out of it.
    """
    r = radius
    top = [(r, 1.45), (r * 0.72, 1.85), (r * 0.4, 2.5), (r * 0.12, 3.3), (0.02, 3.6)]
    line = np.array([(float(a), float(b)) for a, b in top])
    line = np.stack([np.interp(np.linspace(0, 4, 18), range(5), line[:, k]) for k in (0, 1)], 1)
    paints = [cloth(colour) for colour in colours]
    wall = gored(
        np.array([(r * 0.97, 0.0), (r * 0.97, 0.7), (r * 0.98, 1.5)]), paints, 16, pinch=-0.02
    )
    doorway = 12
    keep = [part for at, part in enumerate(wall.parts) if at != doorway]
    half = math.radians(360 / 16 / 2)
    flap_at = [(-90 + s * 11) for s in (-1, 1)]
    parts = [
        gored(line, paints, 16, pinch=-0.05, scallop=-0.03),
        group(keep),
        gored(
            np.array([(r * 1.05, 1.22), (r * 1.03, 1.36), (r * 1.0, 1.48)]),
            paints[::-1],
            16,
            scallop=-0.12,
        ),
        rod((0, 0, 3.4), (0, 0, 4.05), 0.03, metal(BRASS)),
        cutout([(0, 0), (0.55, 0.12), (0.4, 0.18), (0.55, 0.26), (0, 0.34)], 0.02, plain(flag)).at(
            0.03, 0, 3.7
        ),
        *[
            rod(
                (r * math.cos(math.radians(a)), r * math.sin(math.radians(a)), 1.45),
                (r * 1.45 * math.cos(math.radians(a)), r * 1.45 * math.sin(math.radians(a)), 0),
                0.012,
                plain("#d8c49a"),
                sides=5,
            )
            for a in range(11, 371, 45)
        ],
    ]
    for a, s in zip(flap_at, (1, -1), strict=True):
        parts.append(
            drape(0.34, 1.4, paints[0], folds=1.5, depth=0.05, gather=0.5, side=-s, tie=0.45).at(
                r * math.cos(math.radians(a)) * 0.85, -r * 0.985
            )
        )
    inside = light(glow, 3) if glow else plain("#2a1418")
    parts.append(
        box((2 * r * math.sin(half) * 1.1, 0.02, 1.4), inside, bevel=0).at(0, -r * 0.8, 0.7)
    )
    return group(parts, motif="circus tent")


def ring_kerb(radius: float = 2, *, colours: tuple[str, str] = ("#b5392f", "#efe4cc")) -> Thing:
    """The low round wall of a circus ring on z = 0, with sand within."""
    block = [
        box((0.24, 2 * math.pi * radius / 24 * 0.98, 0.3), plain(colour), bevel=0.04).at(z=0.15)
        for colour in colours
    ]
    return group(
        [block[at % 2].at(x=radius).turn(15 * at) for at in range(24)],
        disc(radius, 0.01, Paint("#d8b87a", "#b8925a", vary=0.2, grain=2)),
        around(ball(0.05, metal(BRASS), sides=10).at(z=0.33), 24, radius, 7.5),
        motif="circus ring",
    )


def tightrope(
    length: float = 6,
    height: float = 2.6,
    *,
    sag: float = 0.12,
    colour: str = "#c9ae7c",
    poles: bool = True,
) -> Thing:
    """A rope along x at z = height between two platforms on poles; its middle is `sag` lower."""
    parts = [
        tube(
            slack((-length / 2, 0, height), (length / 2, 0, height), sag, 21),
            0.025,
            plain(colour),
            bend=False,
        )
    ]
    if poles:
        stripes = Paint("#b5392f", "#efe4cc", "rings", grain=1.1, vary=0.1)
        for s in (-1, 1):
            x = s * (length / 2 + 0.25)
            parts += [
                rod((x, 0, 0), (x, 0, height + 0.1), 0.07, stripes, sides=14),
                disc(0.42, 0.06, wood("#8a6a48")).at(x, 0, height - 0.06),
                ball(0.1, metal(BRASS), sides=14).at(x + s * 0.3, 0, height + 0.04),
            ]
            parts += [
                rod((x, 0, height), (x + s * 1.4, y, 0), 0.012, plain(colour), sides=5)
                for y in (-0.8, 0.8)
            ]
    return group(parts, motif="tightrope")


def trapeze(length: float = 2, *, swing: float = 0, colour: str = "#d8a83a") -> Thing:
    """A bar hanging from the origin by two ropes, swung to the right by degrees.

    The bar hangs at z = -length.
    """
    return group(
        group(
            [
                rod((s * 0.3, 0, 0), (s * 0.3, 0, -length), 0.012, plain("#efe6d0"), sides=5)
                for s in (-1, 1)
            ],
            rod((-0.4, 0, -length), (0.4, 0, -length), 0.028, metal(colour)),
            [ball(0.045, metal(colour), sides=12).at(s * 0.4, 0, -length) for s in (-1, 1)],
        ).turn(y=-swing),
        motif="trapeze",
    )


def bunting(
    span: float = 4,
    *,
    colours: tuple[str, ...] = ("#b5392f", "#e8c060", "#4f7a8a", "#efe4cc"),
    sag: float = 0.4,
) -> Thing:
    """A line of small flags from (-span / 2, 0, 0) to (span / 2, 0, 0)."""
    count = round(span / 0.28)
    line = slack((-span / 2, 0, 0), (span / 2, 0, 0), sag, count + 1)
    flags = [cutout([(-0.11, 0), (0.11, 0), (0, -0.28)], 0.008, cloth(tone)) for tone in colours]
    return group(
        tube(line, 0.008, plain("#efe6d0"), bend=False, sides=5),
        [
            flags[at % len(flags)]
            .turn(12 * math.sin(at * 2.1))
            .at(*((line[at] + line[at + 1]) / 2))
            for at in range(count)
        ],
        motif="bunting",
    )


def flag(
    height: float = 2.0, *, colour: str = "#b5392f", second: str | None = None, wind: float = 1.0
) -> Thing:
    """A plain flag on a pole from z = 0, blowing to +x; with a band of a second colour if given."""
    u, v = np.meshgrid(np.linspace(0, 1, 26), np.linspace(0, 1, 12))
    wave = 0.1 * wind * np.sin(u * 7 + v * 1.2) * u
    droop = 0.12 * u**2 * (1.2 - wind * 0.6)
    points = np.stack([0.03 + u * 0.9, wave, height - 0.05 - v * 0.55 - droop], -1)
    parts = [
        sheet(points, cloth(colour)),
        rod((0, 0, 0), (0, 0, height), [0.028, 0.02], wood("#8a6a48")),
        ball(0.05, metal(BRASS), sides=14).at(z=height + 0.02),
    ]
    if second:
        sides = [np.add(points[4:8], (0, y, 0)) for y in (-0.006, 0.006)]
        parts += [sheet(side, cloth(second)) for side in sides]
    return group(parts, motif="flag")
