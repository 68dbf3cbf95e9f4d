"""Tools of the hand: for sewing, drawing, painting, gardening, fishing and mending.

And things to wear.
"""

import math

import numpy as np

from reverie.atelier.clay import Clay
from reverie.atelier.colour import mix
from reverie.atelier.motifs.joinery import (
    BRASS,
    INK,
    band,
    cloth,
    coil,
    disc,
    frame,
    glaze,
    hoop,
    metal,
    oval,
    plain,
    rod,
    slack,
    turned,
    wood,
)
from reverie.atelier.motifs.objects import feather
from reverie.atelier.shapes import ball, box, curve, cutout, lathe, sheet, tube
from reverie.atelier.thing import Array, Paint, Point, Thing, group

STEEL = "#b9bcc0"


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


def button(radius: float = 0.4, *, colour: str = "#4f7a8a", holes: int = 4) -> Thing:
    """A button around the origin, facing the viewer, with two or four holes."""
    line: list[tuple[float, float]] = [
        (0, 0.02),
        (0.7, 0.02),
        (0.78, 0.08),
        (0.92, 0.1),
        (1, 0.05),
        (1, -0.04),
        (0.9, -0.1),
        (0, -0.1),
    ]
    hole = disc(0.1, 0.06, plain(INK), sides=14)
    spots = (
        [(0.2, 0.2), (-0.2, 0.2), (-0.2, -0.2), (0.2, -0.2)]
        if holes == 4
        else [(-0.2, 0), (0.2, 0)]
    )
    flat = group(turned(line, glaze(colour), sides=40), [hole.at(x, y, -0.025) for x, y in spots])
    return group(flat.turn(x=90).size(radius), motif="button")


def pencil(*, colour: str = "#e8b840", length: float = 1.2) -> Thing:
    """A six-sided pencil with its point at the origin, rising along z."""
    return group(
        lathe([(0.001, 0), (0.018, 0.05)], plain("#2f2c2c"), sides=12, round_off=False),
        lathe([(0.018, 0.05), (0.06, 0.18)], wood("#e0b880"), sides=12, round_off=False),
        lathe(
            [(0.06, 0.18), (0.06, length - 0.16)],
            glaze(colour),
            sides=6,
            smooth=False,
            round_off=False,
        ),
        turned([(0.062, length - 0.17), (0.062, length - 0.08)], metal(BRASS), sides=18),
        turned(
            [(0.056, length - 0.08), (0.056, length - 0.01), (0, length)],
            plain("#d8788a"),
            sides=18,
        ),
        motif="pencil",
    )


def quill(*, colour: str = "#f0ece0", tip: str = "#8fa8b8") -> Thing:
    """A writing feather 1 long with its nib at the origin, leaning to the right."""
    return group(
        group(
            feather(colour=colour, tip=tip),
            lathe([(0.001, -0.06), (0.016, 0.02)], plain(INK), sides=8, round_off=False),
        )
        .at(z=0.06)
        .turn(y=28),
        motif="quill",
    )


def ink_pot(*, colour: str = "#3d4a6b") -> Thing:
    """A squat glass of ink 0.4 high."""
    return group(
        lathe(
            [
                (0.001, 0),
                (0.22, 0.0),
                (0.26, 0.06),
                (0.24, 0.2),
                (0.12, 0.28),
                (0.12, 0.38),
                (0.15, 0.4),
                (0.1, 0.4),
                (0.1, 0.3),
            ],
            glaze(colour),
            sides=28,
        ),
        disc(0.1, 0.01, plain(INK)).at(z=0.32),
        motif="ink",
    )


def paintbrush(*, colour: str = "#c9483a", paint: str | None = "#4f8a9a") -> Thing:
    """A brush 1.2 long with its wet tip at the origin, rising along z."""
    tip = lathe(
        [(0.001, 0), (0.05, 0.1), (0.06, 0.2), (0.045, 0.28)], cloth(paint or "#8a6a48"), sides=16
    )
    return group(
        tip,
        lathe([(0.05, 0.2), (0.058, 0.26), (0.045, 0.3)], cloth("#8a6a48"), sides=16),
        turned([(0.048, 0.27), (0.042, 0.46)], metal("#c9c4b4"), sides=16),
        lathe(
            [(0.042, 0.46), (0.055, 0.6), (0.03, 0.95), (0.012, 1.2), (0.001, 1.21)],
            glaze(colour),
            sides=16,
        ),
        motif="paintbrush",
    )


def palette(
    *,
    colours: tuple[str, ...] = (
        "#b5332c",
        "#d8803a",
        "#e8c040",
        "#7d9448",
        "#4f8a9a",
        "#3d4a80",
        "#f4ece0",
    ),
) -> Thing:
    """A painter's palette 1.2 wide lying on z = 0 with heaps of colour."""
    line = curve(
        [
            (0.6, 0.0),
            (0.45, 0.32),
            (0.0, 0.44),
            (-0.42, 0.34),
            (-0.6, 0.0),
            (-0.42, -0.34),
            (-0.1, -0.42),
            (0.08, -0.28),
            (0.26, -0.3),
            (0.45, -0.26),
            (0.6, 0.0),
        ],
        60,
    )[:-1]
    heap = [
        lathe(
            [(0.09, 0), (0.07, 0.035), (0.02, 0.06), (0.001, 0.08)],
            glaze(tone),
            sides=16,
            wobble=0.12,
        )
        for tone in colours
    ]
    spots = [
        (0.44, 0.06),
        (0.3, 0.26),
        (0.06, 0.32),
        (-0.18, 0.29),
        (-0.38, 0.16),
        (-0.46, -0.06),
        (-0.32, -0.25),
    ]
    return group(
        cutout(line, 0.04, wood("#b5854c"), bevel=0.01).turn(x=90).at(z=0.02),
        [
            mound.turn(40 * at).at(*spot, 0.04)
            for at, (mound, spot) in enumerate(zip(heap, spots, strict=False))
        ],
        disc(0.07, 0.005, plain(INK), sides=20).at(0.26, -0.16, 0.04),
        motif="palette",
    )


def easel(
    height: float = 1.8,
    *,
    canvas: str = "#f4ecdc",
    picture: Paint | None = None,
    colour: str = "#8a6a48",
) -> Thing:
    """An easel with a canvas 0.9 wide and 1.1 high, its middle at z = 1.15, facing the viewer."""
    beam = wood(colour)
    legs = [
        rod((s * 0.12, 0.05, height), (s * 0.48, -0.18, 0), [0.025, 0.03], beam, sides=6)
        for s in (-1, 1)
    ] + [rod((0, 0.05, height), (0, 0.75, 0), [0.025, 0.03], beam, sides=6)]
    board = group(
        box((0.9, 0.04, 1.1), plain(canvas), bevel=0.006),
        box((0.86, 0.005, 1.06), picture or plain(canvas), bevel=0).at(y=-0.023),
    )
    return group(
        legs,
        box((0.8, 0.12, 0.04), beam, bevel=0.008).at(0, -0.14, 0.58),
        board.turn(x=-8).at(0, -0.08, 1.15),
        box((0.14, 0.08, 0.06), beam, bevel=0.008).at(0, 0.0, 1.72),
        motif="easel",
    )


def broom(*, colour: str = "#8a6a48", straw: str = "#c9a050") -> Thing:
    """A twig broom 1.5 long standing on its twigs at z = 0."""
    chance = np.random.default_rng(3)
    tones = [cloth(straw), cloth(mix(straw, "#6b4a1a", 0.4)), cloth(mix(straw, "#f0e0a0", 0.3))]
    twigs = []
    for _ in range(60):
        a, out = float(chance.uniform(0, 2 * math.pi)), float(chance.uniform(0.3, 1)) ** 0.6
        low = float(chance.uniform(-0.02, 0.06))
        twigs.append(
            tube(
                [
                    (0.03 * out * math.cos(a), 0.03 * out * math.sin(a), 0.56),
                    (0.07 * out * math.cos(a), 0.07 * out * math.sin(a), 0.4),
                    (0.17 * out * math.cos(a + 0.2), 0.17 * out * math.sin(a + 0.2), 0.2),
                    (0.13 * out * math.cos(a + 0.3), 0.13 * out * math.sin(a + 0.3), low),
                ],
                [0.012, 0.014, 0.005],
                tones[int(chance.integers(3))],
                sides=5,
            )
        )
    return group(
        tube([(0, 0, 0.4), (0.012, 0, 0.9), (-0.01, 0, 1.5)], [0.03, 0.026], wood(colour)),
        twigs,
        [hoop(r, 0.012, cloth("#8a3a2c")).at(z=z) for r, z in ((0.055, 0.5), (0.07, 0.42))],
        motif="broom",
    )


def saw(*, colour: str = STEEL, handle: str = "#8a5a34") -> Thing:
    """A hand saw 1.1 long along x around the origin, its teeth down, its grip to -x."""
    teeth = [
        (x, -0.13 + (0.035 if at % 2 else 0.0)) for at, x in enumerate(np.linspace(0.6, -0.34, 41))
    ]
    grip = curve(
        [
            (-0.34, 0.13),
            (-0.44, 0.16),
            (-0.56, 0.1),
            (-0.6, -0.04),
            (-0.52, -0.14),
            (-0.4, -0.14),
            (-0.34, -0.1),
        ],
        30,
    )
    hole = oval(0.1, 0.15, 30) - (0.48, 0.0)
    return group(
        band(teeth, [(x, 0.06 - 0.128 * (x - 0.13)) for x, _ in teeth], 0.014, metal(colour)),
        cutout(grip, 0.06, wood(handle), bevel=0.014),
        cutout(hole, 0.065, plain(mix(handle, "#000000", 0.75))),
        motif="saw",
    )


def hammer(*, colour: str = "#57585c", handle: str = "#a8703a") -> Thing:
    """A hammer 1 long standing on its handle's end, its head along x at z = 0.92."""
    head = (
        lathe(
            [(0.001, -0.2), (0.085, -0.2), (0.09, -0.13), (0.055, -0.1), (0.065, 0.06)],
            metal(colour),
            sides=20,
            round_off=False,
        )
        .turn(y=-90)
        .at(z=0.92)
    )
    claw = cutout(
        [(0.03, 0.98), (0.04, 0.85), (-0.06, 0.87), (-0.2, 0.8), (-0.24, 0.83), (-0.12, 0.95)],
        0.09,
        metal(colour),
        bevel=0.012,
    )
    return group(
        head,
        claw,
        tube([(0, 0, 0), (0, 0, 0.3), (0, 0, 1.0)], [0.045, 0.05, 0.035], wood(handle)),
        motif="hammer",
    )


def shovel(*, colour: str = "#6f7478", handle: str = "#a8824e") -> Thing:
    """A spade 1.4 long standing on its blade's tip, facing the viewer."""
    blade = [
        (-0.15, 0.42),
        (-0.16, 0.16),
        (-0.08, 0.03),
        (0, 0),
        (0.08, 0.03),
        (0.16, 0.16),
        (0.15, 0.42),
    ]
    return group(
        cutout(blade, 0.025, metal(colour), bevel=0.008),
        rod((0, 0, 0.36), (0, 0, 1.3), 0.026, wood(handle)),
        tube(
            [(-0.1, 0, 1.38), (-0.09, 0, 1.28), (0, 0, 1.22), (0.09, 0, 1.28), (0.1, 0, 1.38)],
            0.02,
            wood(handle),
        ),
        rod((-0.11, 0, 1.39), (0.11, 0, 1.39), 0.026, wood(handle)),
        turned([(0.045, 0.34), (0.034, 0.55)], metal(colour), sides=16),
        motif="shovel",
    )


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


def rake(*, colour: str = "#57585c", handle: str = "#a8824e") -> Thing:
    """A garden rake 1.5 long standing upright, its teeth at z = 0 to the viewer."""
    return group(
        rod((0, 0, 0.06), (0, 0, 1.5), 0.022, wood(handle)),
        rod((-0.28, 0, 0.1), (0.28, 0, 0.1), 0.025, metal(colour)),
        [
            rod((x, 0, 0.1), (x, -0.14, 0.02), [0.014, 0.006], metal(colour), sides=6)
            for x in np.linspace(-0.26, 0.26, 8)
        ],
        motif="rake",
    )


def fishing_rod(
    to: Point = (1.4, 0.0, -0.6),
    *,
    length: float = 1.8,
    lift: float = 40,
    colour: str = "#a8703a",
    hook_on: bool = True,
) -> Thing:
    """A rod from its grip at the origin towards +x, raised by `lift`.

    Its line hangs from the tip `to` a point. The tip is at about (0.8, 0, 0.58) times its length.
    """
    a = math.radians(lift)
    way = np.array((math.cos(a), 0, math.sin(a)))
    middle, tip = way * length * 0.55, way * length * 0.97 + np.array((0.04, 0, -0.07)) * length
    line = slack((float(tip[0]), float(tip[1]), float(tip[2])), to, 0.04)
    parts = [
        tube(
            np.array([-way * 0.25, way * 0, middle, tip]), [0.035, 0.03, 0.016, 0.006], wood(colour)
        ),
        rod(-way * 0.24, way * 0.12, 0.042, cloth("#5a4030"), sides=10),
        tube(line, 0.005, plain("#f4f0e4"), bend=False, sides=4),
        disc(0.07, 0.05, metal(BRASS), sides=20).turn(x=90).at(*(way * 0.2 - (0, 0, 0.07))),
    ]
    if hook_on:
        parts.append(hook().size(0.16).at(*to))
    return group(parts, motif="fishing rod")


def hook(*, colour: str = STEEL) -> Thing:
    """A hook 1 high hanging from its eye at the origin."""
    bend = [
        (0, 0, -0.1),
        (0, 0, -0.62),
        (0.08, 0, -0.86),
        (0.26, 0, -0.94),
        (0.42, 0, -0.8),
        (0.44, 0, -0.58),
    ]
    return group(
        tube(bend, [0.04, 0.04, 0.045, 0.04, 0.012], metal(colour)),
        hoop(0.07, 0.03, metal(colour), sides=18).turn(x=90).at(z=-0.05),
        rod((0.44, 0, -0.58), (0.36, 0, -0.72), [0.006, 0.02], metal(colour)),
        motif="hook",
    )


def landing_net(*, colour: str = "#a8703a", mesh: str = "#e8e0c8") -> Thing:
    """A net on a stick 1.5 long, the hoop of 0.6 at the top, its bag hanging to the right."""
    cord = plain(mesh)

    def bag(u: Array, v: Array) -> Array:
        r = 0.29 * (1 - 0.75 * v**1.5)
        return np.stack(
            [
                r * np.cos(u) * (1 - 0.25 * v) + 0.42 * v**1.2,
                r * np.sin(u),
                1.28 - 0.34 * v + 0.1 * np.cos(u) * 0,
            ],
            -1,
        )

    u = np.linspace(0, 2 * math.pi, 33)
    rings = [
        tube(bag(u, np.full(33, v)), 0.006, cord, sides=4, bend=False)
        for v in np.linspace(0.12, 1, 7)
    ]
    v = np.linspace(0, 1, 12)
    threads = [
        tube(bag(np.full(12, a), v), 0.006, cord, sides=4, bend=False)
        for a in np.linspace(0, 2 * math.pi, 16, endpoint=False)
    ]
    return group(
        rod((-0.28, 0, 1.22), (-0.7, 0, 0), [0.022, 0.028], wood(colour)),
        hoop(0.29, 0.016, wood(colour)).at(z=1.28),
        rings,
        threads,
        motif="net",
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


def fish_net(
    width: float = 3, height: float = 2, *, colour: str = "#c9b88a", step: float = 0.25
) -> Thing:
    """A net that hangs in the plane of the front from z = height, sagging.

    Floats hang along its top.
    """
    cord = plain(colour)
    parts = []
    count = round(width / step)
    for at in range(-count, count * 2):
        for way in (1, -1):
            s = np.linspace(0, 1, 14)
            x = at * step - width / 2 + way * s * height
            keep = np.abs(x) <= width / 2
            if keep.sum() > 2:
                line = np.stack(
                    [x, 0.1 * np.sin(x * 2), height * (1 - s) - 0.12 * (1 - (2 * x / width) ** 2)],
                    1,
                )[keep]
                parts.append(tube(line, 0.008, cord, sides=4, bend=False))
    x = np.linspace(-width / 2, width / 2, 17)
    parts.append(
        tube(
            np.stack([x, 0.1 * np.sin(x * 2), height - 0.12 * (1 - (2 * x / width) ** 2)], 1),
            0.02,
            cord,
            sides=6,
            bend=False,
        )
    )
    cork = ball(0.07, wood("#b5763a"), sides=12)
    parts += [
        cork.at(
            float(q),
            0.1 * math.sin(float(q) * 2),
            height - 0.12 * (1 - (2 * float(q) / width) ** 2),
        )
        for q in x[1:-1:2]
    ]
    return group(parts, motif="net")


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
