"""Crockery: cups, teapots, bowls and plates."""

from reverie.atelier.colour import mix
from reverie.atelier.motifs.joinery import disc, glaze, hoop, plain, turned
from reverie.atelier.shapes import ball, lathe, tube
from reverie.atelier.thing import Paint, Thing, group


def teacup(
    *,
    colour: str = "#f2ead8",
    inside: str = "#fbf6ea",
    band: str | None = "#5b8a94",
    drink: str | None = "#8a4a20",
    saucer: bool = True,
) -> Thing:
    """A cup 1 wide on its saucer 1.7 wide, handle to the right; the drink is at z = 0.62."""
    outer = [(0.2, 0.04), (0.26, 0.06), (0.36, 0.14), (0.46, 0.36), (0.5, 0.74), (0.515, 0.76)]
    inner = [(0.001, 0.14), (0.3, 0.16), (0.43, 0.38), (0.485, 0.75), (0.515, 0.76)]
    parts = [
        lathe(outer, glaze(colour)),
        lathe(inner, glaze(inside)),
        turned([(0.2, 0), (0.24, 0), (0.22, 0.07)], glaze(colour)),
        tube(
            [(0.47, 0, 0.62), (0.66, 0, 0.7), (0.8, 0, 0.56), (0.72, 0, 0.36), (0.43, 0, 0.26)],
            [0.04, 0.045, 0.05, 0.04, 0.035],
            glaze(colour),
        ),
    ]
    if band:
        parts += [
            hoop(0.502, 0.012, glaze(band), sides=56).at(z=0.7),
            hoop(0.46, 0.006, glaze(band), sides=56).at(z=0.38),
        ]
    if drink:
        parts.append(
            disc(0.47, 0.01, Paint(drink, vary=0.12, rough=0.2, shine=0.5, bump=0)).at(z=0.62)
        )
    if not saucer:
        return group(parts, motif="cup")
    plate_line = [
        (0.001, 0.03),
        (0.3, 0.03),
        (0.34, 0.05),
        (0.6, 0.09),
        (0.84, 0.17),
        (0.85, 0.16),
        (0.6, 0.05),
        (0.4, 0.0),
    ]
    dish = [lathe(plate_line, glaze(colour), sides=56)]
    if band:
        dish.append(hoop(0.8, 0.01, glaze(band), sides=56).at(z=0.16))
    return group(dish, group(parts).at(z=0.04), motif="cup")


def teapot(*, colour: str = "#5b7a94", trim: str = "#e8d8b0") -> Thing:
    """A round teapot 0.95 high, its spout to the left at (-.72, 0, .62)."""
    china = glaze(colour)
    spout = [
        (-0.3, 0, 0.26),
        (-0.48, 0, 0.34),
        (-0.58, 0, 0.52),
        (-0.66, 0, 0.63),
        (-0.76, 0, 0.68),
    ]
    ear = [
        (0.34, 0, 0.58),
        (0.5, 0, 0.68),
        (0.68, 0, 0.62),
        (0.7, 0, 0.42),
        (0.56, 0, 0.26),
        (0.38, 0, 0.22),
    ]
    body = [(0.2, 0.02), (0.3, 0.1), (0.44, 0.32), (0.42, 0.5), (0.3, 0.66), (0.24, 0.7)]
    return group(
        lathe(body, china),
        turned([(0.2, 0), (0.26, 0), (0.22, 0.06)], china),
        tube(spout, [0.15, 0.1, 0.07, 0.055, 0.06], china, sides=16),
        disc(0.045, 0.01, plain("#2a2320"), sides=16).turn(y=-62).at(-0.757, 0, 0.68),
        tube(ear, [0.035, 0.045, 0.05, 0.045, 0.04], china, sides=12),
        lathe([(0.25, 0.69), (0.24, 0.74), (0.14, 0.79), (0.001, 0.81)], china, sides=32),
        hoop(0.25, 0.02, glaze(trim)).at(z=0.695),
        ball(0.065, glaze(trim), sides=18).at(z=0.86),
        motif="teapot",
    )


def bowl(radius: float = 0.5, *, colour: str = "#d8c49a", inside: str | None = None) -> Thing:
    """A round bowl, half as high as it is wide."""
    r = radius
    outer = [
        (0.3 * r, 0.0),
        (0.36 * r, 0.06 * r),
        (0.7 * r, 0.3 * r),
        (0.98 * r, 0.8 * r),
        (r, 0.84 * r),
    ]
    inner = [
        (0.001, 0.12 * r),
        (0.4 * r, 0.16 * r),
        (0.74 * r, 0.42 * r),
        (0.93 * r, 0.8 * r),
        (r, 0.84 * r),
    ]
    return group(
        lathe(outer, glaze(colour)),
        lathe(inner, glaze(inside or mix(colour, "#ffffff", 0.3))),
        motif="bowl",
    )


def plate(radius: float = 0.5, *, colour: str = "#f2ead8", band: str | None = "#5b7a94") -> Thing:
    """A plate on z = 0 with a coloured rim."""
    r = radius
    line = [
        (0.001, 0.03 * r),
        (0.6 * r, 0.03 * r),
        (0.7 * r, 0.07 * r),
        (r, 0.14 * r),
        (r * 0.99, 0.11 * r),
        (0.65 * r, 0.0),
    ]
    parts = [lathe(line, glaze(colour), sides=56)]
    if band:
        parts.append(hoop(0.95 * r, 0.018 * r, glaze(band), sides=56).at(z=0.135 * r))
    return group(parts, motif="plate")
