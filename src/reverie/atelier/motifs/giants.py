"""Giants: hands, faces, eyes and feet that fill a picture, and what sculptors make of people."""

from typing import Any

from reverie.atelier.clay import Clay
from reverie.atelier.colour import mix
from reverie.atelier.motifs.giant_faces import (
    bust,
    giant_face,
    profile,
    profile_outline,
    profile_window,
)
from reverie.atelier.motifs.giant_hands import cupped_hands, giant_grip, giant_hand
from reverie.atelier.motifs.heads import SKIN, STONE
from reverie.atelier.motifs.masks import eye, mask
from reverie.atelier.motifs.people import person
from reverie.atelier.shapes import box, tube
from reverie.atelier.thing import Paint, Thing, group

__all__ = [
    "bust",
    "cupped_hands",
    "eye",
    "giant_boot",
    "giant_face",
    "giant_foot",
    "giant_grip",
    "giant_hand",
    "mask",
    "profile",
    "profile_outline",
    "profile_window",
    "statue",
]


def giant_foot(skin: str = "sand", *, leg: float = 1.2, stone: bool = False) -> Thing:
    """A bare right foot, 2.2 long, its heel at the origin, toes to +x, with an ankle and a leg."""
    colour = SKIN.get(skin, skin)
    nail = mix(colour, "#f8e0d4", 0.45)
    clay = Clay(colour, 0.2)
    clay.limb([(0.22, 0, 0.9 + leg), (0.2, 0, 0.95), (0.22, 0, 0.5)], [0.42, 0.3, 0.32])
    clay.ball((0.1, 0, 0.28), (0.36, 0.32, 0.3))
    clay.limb(
        [(0.36, 0.02, 0.46), (0.95, 0.06, 0.4), (1.42, 0.1, 0.22)], [0.32, 0.3, 0.2], blend=0.25
    )
    clay.limb([(0.3, -0.16, 0.2), (1.3, -0.36, 0.16)], [0.22, 0.17], blend=0.25)
    clay.limb([(0.95, 0.2, 0.22), (1.45, 0.3, 0.2)], [0.2, 0.23], blend=0.25)
    clay.ball((0.8, 0.34, 0.1), (0.42, 0.12, 0.12), cut=True, blend=0.15)
    clay.ball((0.24, 0.3, 0.62), 0.1, pair=True, blend=0.12)
    for y, x, long, thick in (
        (0.34, 1.62, 0.4, 0.19),
        (0.08, 1.68, 0.36, 0.125),
        (-0.12, 1.6, 0.33, 0.115),
        (-0.3, 1.48, 0.3, 0.105),
        (-0.46, 1.32, 0.26, 0.1),
    ):
        tip = (x + long, y * 1.06, thick * 0.95)
        clay.limb(
            [(x, y, thick + 0.07), (x + long * 0.55, y * 1.04, thick + 0.06), tip],
            [thick * 0.85, thick * 0.82, thick * 0.95],
            blend=0.05,
        )
        clay.ball(
            (tip[0] + thick * 0.3, tip[1], tip[2] + thick * 0.72),
            (thick * 0.5, thick * 0.55, thick * 0.16),
            nail,
            turn=(0, 24, 0),
            blend=0.01,
        )
    return clay.thing("foot", 140, STONE if stone else Paint(vary=0.1, grain=2, bump=0.08))


def giant_boot(
    colour: str = "#5a3a2a",
    *,
    sole: str = "#241a18",
    lace: str = "#d8c8a0",
    patch: str | None = "#8a6a3a",
) -> Thing:
    """A worn boot, 2.2 long and 2.4 high, heel at the origin, toe to +x; one could live in it."""
    clay = Clay(colour, 0.2)
    clay.limb([(0.18, 0, 2.3), (0.2, 0, 1.2), (0.26, 0, 0.6)], [0.52, 0.44, 0.44])
    clay.ball((0.3, 0, 0.46), (0.5, 0.44, 0.36))
    clay.limb([(0.6, 0, 0.62), (1.2, 0.02, 0.48), (1.66, 0.04, 0.44)], [0.42, 0.36, 0.4], blend=0.2)
    clay.ball((0.18, 0, 2.75), (0.42, 0.42, 1.0), cut=True, blend=0.04)
    clay.box((0.2, 0, 3.06), (1, 1, 0.7), cut=True, blend=0.04, turn=(0, 8, 0))
    clay.box((0.95, 0.02, 0.1), (1.18, 0.42, 0.1), sole, edge=0.1, blend=0.03)
    clay.box((0.1, 0, 0.07), (0.34, 0.4, 0.16), sole, edge=0.06, blend=0.02)
    clay.ring((0.95, 0.02, 0.22), 0.2, 0.01, sole, blend=0.01)
    if patch:
        clay.spot((0.3, -0.46, 1.3), (0.24, 0.2, 0.2), patch, soft=0.01)
    parts = [clay.thing("boot", 120, Paint(vary=0.2, grain=2, bump=0.12, rough=0.55, shine=0.3))]
    cord = Paint(lace, vary=0.08)
    for at in range(5):
        z, x = 0.98 + at * 0.24, (0.86, 0.72, 0.68, 0.67, 0.68)[at]
        parts.append(
            tube(
                [(x - 0.16, 0.24, z), (x, 0.0, z + 0.06), (x - 0.16, -0.24, z + 0.1)],
                0.03,
                cord,
                sides=6,
            )
        )
    for sign in (1, -1):
        loop = [
            (0.66, 0.0, 1.98),
            (0.82, sign * 0.24, 2.1),
            (0.86, sign * 0.36, 1.9),
            (0.78, sign * 0.14, 1.9),
            (0.68, 0, 1.98),
            (0.86, sign * 0.1, 1.7),
            (0.9, sign * 0.2, 1.4),
        ]
        parts.append(tube(loop, 0.028, cord, sides=6))
    return group(parts, motif="boot")


def statue(
    pose: str = "point",
    *,
    colour: str = "#a8a294",
    plinth: float = 0.7,
    moss: str | None = "#7a8a5a",
    **about: Any,  # noqa: ANN401  as person
) -> Thing:
    """Somebody of stone on a plinth; all that `person` is told is carved."""
    stone = Paint(
        colour, moss, vary=0.15, grain=2.6, bump=0.3, bump_grain=14, rough=0.95, shine=0.1
    )
    told: dict[str, Any] = {"age": "adult", "wear": "robe", **about}
    carved = person(pose=pose, **told).painted(stone).at(z=plinth)
    base = box((0.9, 0.9, plinth * 0.7), stone, bevel=0.03).at(z=plinth * 0.4)
    foot = box((1.1, 1.1, plinth * 0.14), stone, bevel=0.03).at(z=plinth * 0.07)
    cap = box((1.04, 1.04, plinth * 0.16), stone, bevel=0.04).at(z=plinth * 0.92)
    return group(carved, base, foot, cap).called("statue")
