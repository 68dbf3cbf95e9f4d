"""The theatre: curtains, boards, lamps, puppets' strings, seats and those who sit in them."""

import numpy as np

from reverie.atelier.clay import Clay
from reverie.atelier.colour import mix
from reverie.atelier.motifs.joinery import (
    BRASS,
    band,
    cloth,
    disc,
    drape,
    hoop,
    metal,
    plain,
    rod,
    turned,
    wood,
)
from reverie.atelier.shapes import ball, box, lathe, sheet, tube
from reverie.atelier.thing import Paint, Point, Thing, glass, group, lamp, light


def curtain(
    width: float = 2,
    height: float = 5,
    *,
    colour: str = "#8f2430",
    folds: float = 7,
    gather: float = 0.0,
    side: float = 1.0,
    depth: float = 0.14,
    seed: int = 0,
) -> Thing:
    """One hanging cloth from z = height to 0; `gather` ties it to the side (1 right, -1 left)."""
    return group(
        drape(
            width,
            height,
            cloth(colour),
            folds=folds,
            depth=depth,
            gather=gather,
            side=side,
            seed=seed,
        ),
        motif="curtain",
    )


def stage_curtains(
    width: float = 6,
    height: float = 5,
    *,
    opened: float = 0.7,
    colour: str = "#8f2430",
    trim: str = "#d8a83a",
    seed: int = 0,
) -> Thing:
    """A pair of curtains with a swagged pelmet.

    `opened` 0 is shut, 0.5 tied halfway, 1 wide open.
    """
    velvet = Paint(colour, mix(colour, "#000000", 0.35), vary=0.15, grain=2, sheen=0.7, bump=0.1)
    half = width / 2 * (1.02 if opened == 0 else 1.0)
    wide = half * (1 - 0.55 * opened)
    parts = []
    for side in (-1, 1):
        gather = 0.0 if opened == 0 else min(0.75, 0.35 + 0.5 * opened)
        hung = drape(
            wide if opened else half,
            height,
            velvet,
            folds=max(5, 9 - 4 * opened),
            depth=0.14,
            gather=gather,
            side=side,
            tie=0.36,
            seed=seed + 1 + side,
        )
        x = side * (width / 2 - (wide if opened else half) / 2)
        parts.append(hung.at(x=x))
        if opened:
            parts.append(
                tube(
                    [
                        (side * (width / 2 - wide * 0.45), -0.2, height * 0.4),
                        (side * (width / 2 - wide * 0.2), -0.26, height * 0.35),
                        (side * width / 2, -0.1, height * 0.4),
                    ],
                    0.06,
                    cloth(trim),
                )
            )
            parts.append(
                turned([(0.05, 0), (0.1, -0.3), (0, -0.3)], cloth(trim), sides=14).at(
                    side * (width / 2 - wide * 0.3), -0.26, height * 0.35
                )
            )
    return group(parts, pelmet(width, colour=colour, trim=trim).at(z=height), motif="curtain")


def pelmet(
    width: float = 6, *, colour: str = "#8f2430", trim: str = "#d8a83a", swags: int = 5
) -> Thing:
    """The short cloth above a stage, in swags with golden fringe.

    It hangs from z = 0.25 to -0.6.
    """
    parts = []
    each = width / swags
    for at in range(swags):
        u, v = np.meshgrid(np.linspace(0, 1, 17), np.linspace(0, 1, 11))
        sag = 1 - (2 * u - 1) ** 2
        z = 0.2 - v * (0.22 + 0.5 * sag)
        y = -0.18 - 0.1 * np.sin(v * 3.1 * 3 + 0.4) * sag - 0.06 * sag
        x = (at + u - swags / 2) * each
        parts.append(sheet(np.stack([x, y, z], -1), Paint(colour, vary=0.15, sheen=0.7)))
        parts.append(
            tube(np.stack([x[-1], y[-1] - 0.02, z[-1]], 1), 0.04, cloth(trim), bend=False, sides=6)
        )
        fringe = rod((0, 0, 0), (0, 0, -0.11), 0.012, cloth(trim), sides=4)
        parts += [
            fringe.at(float(x[-1, k]), float(y[-1, k]) - 0.02, float(z[-1, k])) for k in range(17)
        ]
    parts.append(box((width + 0.1, 0.3, 0.12), metal(trim), bevel=0.03).at(0, -0.1, 0.26))
    return group(parts, motif="curtain")


def stage_floor(
    width: float = 6, depth: float = 4, *, colour: str = "#9a6a40", height: float = 0.5
) -> Thing:
    """Boards that run away from the viewer, their top at z = 0, the front edge at y = 0."""
    count = round(width / 0.3)
    tones = [wood(mix(colour, shade, 0.16)) for shade in ("#000000", "#ffd0a0", "#6b3a20")]
    plank = [box((width / count * 0.97, depth, 0.06), tone, bevel=0.008) for tone in tones]
    boards = [
        plank[(at * 7) % 3].at((at + 0.5) * width / count - width / 2, depth / 2, -0.03)
        for at in range(count)
    ]
    return group(
        boards,
        box((width, 0.08, height), wood(mix(colour, "#2a1408", 0.5)), bevel=0.01).at(
            0, 0.02, -height / 2 - 0.05
        ),
        box((width + 0.1, 0.14, 0.08), metal("#a8803c"), bevel=0.02).at(0, 0, -0.06),
        motif="stage",
    )


def footlights(
    width: float = 5, count: int = 7, *, colour: str = "#ffd890", power: float = 4.0
) -> Thing:
    """A row of shell-shaped lamps along the front of a stage, shining to +y; each has its lamp."""
    shell = (
        lathe([(0.16, 0), (0.15, 0.06), (0.1, 0.13), (0.001, 0.16)], metal(BRASS), sides=20)
        .turn(x=90)
        .size(1, 0.8, 1)
    )
    one = group(shell.at(y=-0.02), ball(0.07, light(colour, 5), sides=14).at(0, 0.06, 0.02))
    parts = []
    for at in range(count):
        x = (at + 0.5) * width / count - width / 2
        parts.append(one.at(x, 0, 0.1))
        if power:
            parts.append(lamp(power, colour, 0.08).at(x, 0.22, 0.12))
    return group(parts, motif="footlights")


def strings(*ends: tuple[Point, Point], colour: str = "#f4ecd8", radius: float = 0.008) -> Thing:
    """Straight threads, each from one point to another."""
    return group(
        [rod(one, other, radius, plain(colour), sides=5) for one, other in ends], motif="strings"
    )


def marionette_cross(size: float = 1.0, *, colour: str = "#8a6a48") -> Thing:
    """The wooden cross one moves a puppet with, lying around the origin.

    Threads tie at (±.5, 0, -.03) and (0, ±.35, -.03) times its size.
    """
    s = size
    return group(
        box((1.1 * s, 0.1 * s, 0.05 * s), wood(colour), bevel=0.015 * s),
        box((0.1 * s, 0.8 * s, 0.05 * s), wood(colour), bevel=0.015 * s).at(z=0.05 * s),
        [
            ball(0.03 * s, metal(BRASS), sides=10).at(x * s, y * s, -0.03 * s)
            for x, y in ((-0.5, 0), (0.5, 0), (0, -0.35), (0, 0.35))
        ],
        motif="marionette cross",
    )


def audience(count: int = 7, *, width: float = 6, colour: str = "#2a1c24", seed: int = 0) -> Thing:
    """A dark row of heads and shoulders seen from behind, with ears, hats and hair; 0.9 high."""
    chance = np.random.default_rng(seed)
    parts = []
    for at in range(count):
        kind = int(chance.integers(7))
        x = (at + 0.5) * width / count - width / 2 + float(chance.normal(0, 0.06))
        head = (
            _onlooker(kind, colour)
            .size(float(chance.uniform(0.85, 1.12)))
            .turn(y=float(chance.normal(0, 5)))
        )
        parts.append(head.at(x, float(chance.uniform(-0.15, 0.15))))
    return group(parts, motif="audience")


def _onlooker(kind: int, colour: str) -> Thing:
    clay = (
        Clay(colour, 0.07)
        .ball((0, 0, 0.05), (0.3, 0.2, 0.34))
        .ball((0, 0, 0.6), (0.17, 0.17, 0.19))
        .limb([(0, 0, 0.3), (0, 0, 0.5)], [0.1, 0.08])
    )
    match kind:
        case 0:
            for side in (-1, 1):
                clay.limb(
                    [(side * 0.07, 0, 0.72), (side * 0.11, 0, 1.08)], [0.05, 0.035], blend=0.03
                )
        case 1:
            clay.box((0, 0, 0.92), (0.14, 0.14, 0.14), edge=0.03, blend=0.02).ball(
                (0, 0, 0.78), (0.25, 0.25, 0.03), blend=0.02
            )
        case 2:
            for side in (-1, 1):
                clay.limb([(side * 0.1, 0, 0.7), (side * 0.16, 0, 0.86)], [0.07, 0.012], blend=0.02)
        case 3:
            clay.ball((0, 0, 0.86), 0.09, blend=0.04)
        case 4:
            for side in (-1, 1):
                clay.ball((side * 0.16, 0, 0.75), 0.075, blend=0.03)
        case 5:
            clay.limb([(0, 0, 0.7), (0.05, 0, 1.05)], [0.17, 0.01], blend=0.03)
        case _:
            for side in (-1, 1):
                clay.limb(
                    [(side * 0.16, 0, 0.62), (side * 0.25, 0, 0.36)], [0.06, 0.04], blend=0.03
                )
    return clay.thing("audience", 56, plain(colour))


def seats(
    rows: int = 3, columns: int = 7, *, colour: str = "#8f2f34", frame_colour: str = "#5a3426"
) -> Thing:
    """Rows of plush seats that look to +y, seen from behind.

    Each is 0.6 wide; the rows are 0.9 apart and rise to the viewer.
    """
    back = (
        Clay(colour, 0.03)
        .box((0, 0, 0.66), (0.23, 0.06, 0.32), edge=0.06)
        .ball((0, 0, 0.95), (0.2, 0.06, 0.09))
        .box((0, 0.24, 0.42), (0.23, 0.22, 0.06), edge=0.05)
    )
    one = group(
        back.thing("seats", 50, cloth(colour)),
        [
            box((0.05, 0.4, 0.5), wood(frame_colour), bevel=0.015).at(x, 0.2, 0.32)
            for x in (-0.28, 0.28)
        ],
    )
    parts = []
    for row in range(rows):
        shift = 0.3 if row % 2 else 0.0
        parts += [
            one.at((at - (columns - 1) / 2) * 0.6 + shift, -row * 0.9, row * 0.18)
            for at in range(columns)
        ]
    return group(parts, motif="seats")


def spotlight_beam(
    length: float = 5, radius: float = 1.2, *, colour: str = "#fff0c0", strength: float = 0.28
) -> Thing:
    """A cone of light from the origin down to z = -length, seen as thin glass.

    Aim it with `turn`.
    """
    clear = glass(mix(colour, "#ffffff", 0.75), colour, strength)
    return group(
        lathe([(0.08, 0), (radius, -length)], clear, round_off=False, sides=48), motif="light beam"
    )


def spotlight(*, colour: str = "#2f2c30", lit: str = "#fff0c0") -> Thing:
    """A theatre lamp hanging from the origin, shining straight down from z = -0.5.

    Turn it to aim.
    """
    black = metal(colour)
    return group(
        turned(
            [
                (0.05, 0.02),
                (0.14, 0),
                (0.17, -0.1),
                (0.17, -0.42),
                (0.2, -0.48),
                (0.18, -0.48),
                (0.15, -0.42),
                (0, -0.42),
            ],
            black,
            sides=24,
        ),
        disc(0.15, 0.01, light(lit, 8)).at(z=-0.45),
        hoop(0.14, 0.015, black).at(z=-0.02),
        [
            box((0.2, 0.02, 0.2), black, bevel=0.004).turn(x=-28).at(0, -0.19, -0.55).turn(a)
            for a in (0, 90, 180, 270)
        ],
        motif="spotlight",
    )


def puppet_theatre(
    *, colour: str = "#3d5a80", trim: str = "#d8a83a", curtain_colour: str = "#a8332c"
) -> Thing:
    """A booth 1.4 wide and 2.2 high with a little stage.

    Its floor is at z = 1.1, open to the viewer.
    """
    stripes = Paint(colour, mix(colour, "#efe4cc", 0.8), "stripes", grain=1.4, vary=0.1)
    arch_line = [
        (-0.75, 0),
        (-0.75, 0.85),
        (-0.6, 1.05),
        (-0.3, 1.05),
        (0, 1.25),
        (0.3, 1.05),
        (0.6, 1.05),
        (0.75, 0.85),
        (0.75, 0),
    ]
    opening = [(-0.52, 0), (-0.52, 0.5), (-0.52, 0.75), (-0.25, 0.75), (0, 0.75), (0.25, 0.75)]
    opening += [(0.52, 0.75), (0.52, 0.5), (0.52, 0)]
    return group(
        box((1.4, 0.6, 1.1), stripes, bevel=0.02).at(z=0.55),
        box((1.56, 0.8, 0.06), wood("#8a6a48"), bevel=0.015).at(z=1.1),
        band(arch_line, opening, 0.06, plain(colour)).at(0, -0.28, 1.13),
        tube([(x, -0.32, z + 1.13) for x, z in arch_line], 0.03, metal(trim), bend=False, sides=6),
        ball(0.09, metal(trim), sides=16).at(0, -0.32, 2.3),
        [box((0.04, 0.5, 0.9), plain(colour), bevel=0.01).at(x, 0, 1.55) for x in (-0.7, 0.7)],
        box((1.4, 0.03, 0.95), plain("#2a2440"), bevel=0).at(0, 0.26, 1.56),
        [
            drape(
                0.4, 0.76, cloth(curtain_colour), folds=4, depth=0.03, gather=0.6, side=s, tie=0.4
            ).at(s * 0.34, -0.2, 1.13)
            for s in (-1, 1)
        ],
        motif="puppet theatre",
    )
