"""What tells the time: faces of clocks, and hourglasses."""

from reverie.atelier.colour import mix
from reverie.atelier.motifs.joinery import (
    BRASS,
    INK,
    around,
    disc,
    glaze,
    metal,
    plain,
    rod,
    turned,
    wood,
)
from reverie.atelier.shapes import ball, box, cutout, highlight, lathe
from reverie.atelier.thing import Paint, Thing, glass, group


def clock_face(
    radius: float = 0.5,
    *,
    rim: str = "#8a5a34",
    face: str = "#f3ead2",
    hands: tuple[float, float] = (10, 8),
    marks: int = 12,
) -> Thing:
    """A clock without numerals, facing the viewer around the origin.

    `hands` are hour and minute.
    """
    dark = plain(INK)
    hour, minute = hands
    mark = box((0.045 * radius, 0.02, 0.13 * radius), dark, bevel=0).at(z=0.8 * radius)
    small = box((0.035 * radius, 0.02, 0.07 * radius), dark, bevel=0).at(z=0.83 * radius)
    long = cutout(
        [(-0.02, -0.14), (0.02, -0.14), (0.035, 0.4), (0, 0.74), (-0.035, 0.4)], 0.02, dark
    )
    short = cutout(
        [
            (-0.03, -0.1),
            (0.03, -0.1),
            (0.03, 0.22),
            (0.075, 0.32),
            (0, 0.52),
            (-0.075, 0.32),
            (-0.03, 0.22),
        ],
        0.02,
        dark,
    )
    step = 1 if marks == 12 else 3
    return group(
        turned(
            [
                (0, -0.1),
                (radius * 1.02, -0.1),
                (radius * 1.1, 0),
                (radius * 1.06, 0.06),
                (radius * 0.96, 0.03),
                (radius * 0.96, -0.02),
                (0, -0.02),
            ],
            metal(rim) if rim == BRASS else glaze(rim),
            sides=56,
        ).turn(x=90),
        disc(radius * 0.97, 0.02, plain(face)).turn(x=90).at(y=0.015),
        [
            (mark if at % 3 == 0 else small).turn(y=at * 30).at(y=-0.012)
            for at in range(0, 12, step)
        ],
        short.size(radius).turn(y=hour * 30 + minute * 0.5).at(y=-0.03),
        long.size(radius).turn(y=minute * 6).at(y=-0.045),
        ball(0.06 * radius, metal(BRASS), sides=14).at(y=-0.05),
        motif="clock",
    )


def hourglass(
    height: float = 1.6, *, colour: str = "#6b4630", sand: str = "#d8b26a", share: float = 0.55
) -> Thing:
    """An hourglass 0.45 as wide as high.

    `share` of the sand has fallen. Bulbs' middles at a quarter and three quarters.
    """
    h, r = height, height * 0.3
    line = [
        (r * 0.55, 0.06 * h),
        (r * 0.86, 0.14 * h),
        (r * 0.84, 0.3 * h),
        (r * 0.32, 0.45 * h),
        (r * 0.09, 0.5 * h),
        (r * 0.32, 0.55 * h),
        (r * 0.84, 0.7 * h),
        (r * 0.86, 0.86 * h),
        (r * 0.55, 0.94 * h),
    ]
    post = lathe(
        [
            (0.05 * r, 0),
            (0.1 * r, 0.08 * h),
            (0.055 * r, 0.3 * h),
            (0.1 * r, 0.5 * h),
            (0.055 * r, 0.7 * h),
            (0.1 * r, 0.92 * h),
            (0.05 * r, h),
        ],
        wood(colour),
        sides=12,
    )
    grain = Paint(sand, mix(sand, "#8a5a2a", 0.4), vary=0.15, grain=14, bump=0.3)
    heap = 0.07 * h + 0.3 * h * share
    left = 0.5 * h + 0.36 * h * (1 - share)
    plate_line = [
        (0, -0.03 * h),
        (r * 1.06, -0.03 * h),
        (r * 1.1, 0),
        (r * 1.06, 0.03 * h),
        (0, 0.03 * h),
    ]
    upper = [
        (0.001, 0.505 * h),
        (0.3 * r, 0.56 * h),
        (min(0.8, 0.3 + 2.4 * (left / h - 0.56)) * r, left),
        (0.001, left - 0.03 * h),
    ]
    parts = [
        *(turned(plate_line, wood(colour)).at(z=z) for z in (0.03 * h, 0.97 * h)),
        *around(post, 4, r * 0.95, 45),
        lathe(line, glass(), sides=48),
        lathe(
            [
                (0.001, 0.07 * h),
                (0.74 * r, 0.08 * h),
                (0.8 * r, 0.15 * h),
                (0.5 * r, heap * 0.75),
                (0.001, heap),
            ],
            grain,
        ),
        lathe(upper, grain, round_off=False),
        rod((0, 0, heap), (0, 0, 0.51 * h), 0.012 * h, grain, sides=6),
        highlight(
            [
                (-r * 0.66, -r * 0.45, 0.16 * h),
                (-r * 0.68, -r * 0.45, 0.24 * h),
                (-r * 0.5, -r * 0.4, 0.35 * h),
            ],
            0.016 * h,
        ),
        highlight(
            [
                (-r * 0.5, -r * 0.4, 0.64 * h),
                (-r * 0.68, -r * 0.45, 0.76 * h),
                (-r * 0.64, -r * 0.45, 0.84 * h),
            ],
            0.016 * h,
        ),
    ]
    return group(parts, motif="hourglass")
