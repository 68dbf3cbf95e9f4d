"""Clocks and clockwork: what tells the time, and the wheels and springs that drive it."""

import math

import numpy as np

from reverie.atelier.colour import mix
from reverie.atelier.motifs.joinery import (
    BRASS,
    INK,
    around,
    coil,
    disc,
    frame,
    glaze,
    hoop,
    metal,
    plain,
    rod,
    rounded,
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


def pocket_watch(
    *, colour: str = BRASS, hands: tuple[float, float] = (4, 50), chain: float = 0.7
) -> Thing:
    """A watch 0.8 across facing the viewer around the origin, hanging from its chain."""
    brass = metal(colour)
    links = 14
    parts = [
        clock_face(0.38, rim=BRASS, hands=hands),
        rod((0, 0, 0.4), (0, 0, 0.5), 0.035, brass),
        turned([(0, 0), (0.06, 0), (0.06, 0.07), (0, 0.07)], brass, sides=14).at(z=0.48),
        hoop(0.09, 0.018, brass, sides=24).turn(x=90).at(z=0.6),
        ball(0.37, brass, sides=28).size(1, 0.3, 1).at(y=0.14),
    ]  # fmt: skip
    link = hoop(0.028, 0.009, brass, sides=12)
    for at in range(links if chain else 0):
        share = at / links
        where = (0.25 * math.sin(share * 4) * chain, 0.0, 0.7 + share * chain)
        parts.append(link.turn(x=90).turn(90 * (at % 2)).at(*where))
    return group(parts, motif="pocket watch")


def grandfather_clock(
    *, colour: str = "#6b3f2a", hands: tuple[float, float] = (11, 55), swing: float = 9
) -> Thing:
    """A long-case clock 2.3 high with a bonnet and a swinging pendulum behind glass."""
    wooden = wood(colour)
    bonnet = [
        (-0.34, 0),
        (0.34, 0),
        (0.34, 0.1),
        (0.2, 0.16),
        (0.1, 0.3),
        (0, 0.22),
        (-0.1, 0.3),
        (-0.2, 0.16),
        (-0.34, 0.1),
    ]
    bob = group(
        rod((0, 0, 0), (0, 0, -0.62), 0.01, metal(BRASS)),
        ball(0.09, metal(BRASS), sides=20).size(1, 0.35, 1).at(z=-0.66),
    )
    return group(
        box((0.62, 0.4, 0.5), wooden, bevel=0.02).at(z=0.25),
        box((0.68, 0.44, 0.08), wooden, bevel=0.02).at(z=0.04),
        box((0.68, 0.44, 0.05), wooden, bevel=0.015).at(z=0.52),
        frame(rounded(0.44, 0.95, 0.02), rounded(0.3, 0.8, 0.1), 0.32, wooden, bevel=0.01).at(
            z=1.0
        ),
        box((0.4, 0.02, 0.9), plain("#2a1c16"), bevel=0).at(0, 0.1, 1.0),
        bob.turn(y=swing).at(0, 0.0, 1.4),
        box((0.66, 0.42, 0.05), wooden, bevel=0.015).at(z=1.5),
        box((0.6, 0.38, 0.6), wooden, bevel=0.015).at(z=1.82),
        clock_face(0.23, rim=BRASS, hands=hands).at(0, -0.19, 1.82),
        cutout(bonnet, 0.4, wooden, bevel=0.015).at(z=2.12),
        box((0.72, 0.46, 0.05), wooden, bevel=0.015).at(z=2.12),
        ball(0.06, metal(BRASS), sides=14).at(0, -0.1, 2.42),
        [
            turned([(0.03, 0), (0.022, 0.05), (0.022, 0.5), (0.035, 0.55)], wooden, sides=12).at(
                x, -0.19, 1.55
            )
            for x in (-0.27, 0.27)
        ],
        motif="grandfather clock",
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


def gear(
    teeth: int = 12, radius: float = 0.5, *, colour: str = "#a8804a", thick: float = 0.12
) -> Thing:
    """A toothed wheel facing the viewer around the origin, with spokes."""
    count = teeth * 8
    turn = np.arange(count) / count * 2 * math.pi
    tooth = np.where((np.arange(count) % 8) < 4, 1.0, 0.84) * radius
    outer = np.stack([tooth * np.cos(turn), tooth * np.sin(turn)], 1)
    inner = 0.66 * radius * np.stack([np.cos(turn), np.sin(turn)], 1)
    brass = metal(colour)
    spoke = box((radius * 0.12, thick * 0.7, radius * 0.62), brass, bevel=0.01).at(z=radius * 0.36)
    return group(
        frame(outer, inner, thick, brass, bevel=0.008),
        [spoke.turn(y=at * 72) for at in range(5)],
        turned(
            [
                (0.05 * radius, -thick * 0.6),
                (0.18 * radius, -thick * 0.6),
                (0.18 * radius, thick * 0.6),
                (0.05 * radius, thick * 0.6),
            ],
            brass,
            sides=24,
        ).turn(x=90),
        motif="gears",
    )


def gears(*, colours: tuple[str, ...] = ("#a8804a", "#8a8f8a", "#b0654a")) -> Thing:
    """Three wheels that turn one another, 1.9 wide, around the origin."""
    return group(
        gear(14, 0.55, colour=colours[0]),
        gear(9, 0.36, colour=colours[1]).turn(y=12).at(0.83, 0.02, 0.18),
        gear(7, 0.28, colour=colours[2]).turn(y=8).at(-0.5, 0.02, 0.62),
        motif="gears",
    )


def spring(height: float = 0.6, *, colour: str = "#8f9298") -> Thing:
    """A metal spring standing on z = 0."""
    return group(coil(0.14, height, 7, 0.022, metal(colour)), motif="spring")
