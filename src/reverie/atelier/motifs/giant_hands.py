"""Giant hands: true hands, since they fill a picture.

Knuckles, creases, nails and the mound of the thumb; about 2 long from the wrist.
"""

import math
from typing import Literal

import numpy as np

from reverie.atelier.clay import Clay
from reverie.atelier.colour import mix
from reverie.atelier.motifs.bodies import Posed, plain, reach, unit
from reverie.atelier.motifs.heads import SKIN, STONE
from reverie.atelier.shapes import curve, lathe
from reverie.atelier.thing import Array, Paint, Point, Thing, group

Grasp = Literal["open", "pinch", "fist", "point", "flat", "hold", "reach", "cradle", "hang"]


_CURLS: dict[str, tuple[float, float, float, float, float]] = {
    "open": (0.0, 0.14, 0.12, 0.15, 0.2),
    "pinch": (0.0, 0.5, 0.3, 0.22, 0.16),
    "fist": (0.0, 0.98, 1.0, 1.0, 1.0),
    "point": (0.0, 0.02, 0.9, 0.95, 0.95),
    "flat": (0.0, 0.03, 0.0, 0.02, 0.05),
    "hold": (0.0, 0.46, 0.56, 0.68, 0.78),
    "reach": (0.0, 0.06, 0.16, 0.24, 0.3),
    "cradle": (0.0, 0.36, 0.34, 0.36, 0.4),
    "hang": (0.0, 0.3, 0.36, 0.42, 0.46),
}


_KNUCKLES = ((1.10, -0.35, 0.0), (1.16, -0.115, -0.05), (1.10, 0.115, -0.045), (0.97, 0.325, 0.0))


_BONES = ((0.50, 0.31, 0.22), (0.56, 0.36, 0.23), (0.51, 0.34, 0.23), (0.39, 0.24, 0.2))


_THICK = (0.150, 0.155, 0.147, 0.122)


def giant_grip(
    pose: Grasp = "open",
    *,
    curl: tuple[float, float, float, float, float] | None = None,
    skin: str = "sand",
    sleeve: str | None = None,
    cuff: str | None = None,
    arm: float = 1.6,
    spread: float = 1.0,
    nails: str | None = None,
    stone: bool = False,
    cells: int = 150,
) -> Posed:
    """A right hand, about 2 long: wrist at the origin, fingers to +x, palm up, thumb to the viewer.

    `curl` bends thumb to little finger, 0 to 1. Turn `flat`, `hold` and `pinch` as the scene
    needs: `.turn(x=180)` lays the palm down, `.turn(y=90)` lets it come from above; mirror with
    `.size(1, -1, 1)` for a left hand. Points: palm, pinch, and the tips thumb, index, middle,
    ring, little; wrist.
    """
    colour = SKIN.get(skin, skin)
    curls = curl or _CURLS[pose]
    clay = Clay(colour, 0.14)
    _palm_of(clay, arm)
    fan = spread * (0.3 if pose in ("fist", "hold", "point", "pinch") else 1.0)
    chains = [_finger(at, curls[at + 1], fan) for at in range(4)]
    for at, chain in enumerate(chains):
        _flesh(clay, chain, _THICK[at], nails or _nail(colour), colour)
    thumb = _thumb(pose, curls[0], chains)
    _flesh(clay, thumb, 0.17, nails or _nail(colour), colour, back=_nail_side(pose, thumb, chains))
    _lines(clay)
    paint = STONE if stone else Paint(vary=0.1, grain=2.2, bump=0.1, bump_grain=14)
    parts = [clay.thing("hand", cells, paint)]
    if sleeve:
        parts.append(_sleeve(sleeve, cuff or mix(sleeve, "#f8eed8", 0.75), arm))
    tips = {
        name: plain(chain[-1])
        for name, chain in zip(("index", "middle", "ring", "little"), chains, strict=True)
    }
    pinch = plain((thumb[-1] + chains[0][-1]) / 2)
    points = {
        **tips,
        "thumb": plain(thumb[-1]),
        "palm": (0.72, 0.0, 0.2),
        "pinch": pinch,
        "wrist": (0.0, 0.0, 0.0),
    }
    return Posed(group(parts, motif="hand"), points)


def _nail_side(pose: Grasp, thumb: list[Array], chains: list[list[Array]]) -> Point:
    """Where the thumbnail faces: away from what the thumb presses on."""
    if pose in ("pinch", "hold"):
        return plain(unit(thumb[-1] - chains[0][-1]))
    return (0.25, -0.75, -0.5) if pose not in ("fist", "point") else (0.2, -0.5, 0.8)


def _nail(skin: str) -> str:
    return mix(mix(skin, "#f4c4b4", 0.5), "#fff2ea", 0.35)


def _palm_of(clay: Clay, arm: float) -> None:
    """From the forearm to the knuckles, with the mounds of thumb and edge."""
    for side in (-1, 1):
        clay.limb(
            [
                (-arm, side * 0.15, -0.02),
                (-arm * 0.45, side * 0.13, -0.02),
                (0.02, side * 0.14, -0.02),
                (0.3, side * 0.17, -0.02),
            ],
            [0.3, 0.25, 0.185, 0.2],
            blend=0.12,
        )
    for knuckle, thick in zip(_KNUCKLES, _THICK, strict=True):
        clay.limb([(0.2, knuckle[1] * 0.62, -0.02), knuckle], [0.19, thick * 1.12], blend=0.16)
        x, y, z = knuckle
        clay.ball((x - 0.05, y, z - 0.09), thick * 0.72, blend=0.06)
        clay.limb([(0.34, y * 0.7, -0.17), (x - 0.1, y, z - 0.13)], [0.02, 0.04], blend=0.05)
    clay.ball((0.4, -0.33, 0.1), (0.36, 0.2, 0.2), turn=(0, -8, -28), blend=0.12)
    clay.ball((0.46, 0.3, 0.07), (0.46, 0.17, 0.17), turn=(0, 0, 6), blend=0.12)
    clay.limb([(1.0, -0.3, 0.1), (0.98, 0.28, 0.08)], [0.11, 0.1], blend=0.12)


def _finger(at: int, curl: float, fan: float) -> list[Array]:
    """The joints of a finger, from its knuckle to its tip."""
    point = np.array(_KNUCKLES[at])
    side = math.radians((-9, -2.5, 4, 11.5)[at] * fan)
    chain, bend = [point], 0.0
    for bone, most in zip(_BONES[at], (80, 105, 62), strict=True):
        bend += curl * most + 2
        rise = math.radians(bend)
        point = point + bone * np.array(
            [math.cos(rise) * math.cos(side), math.cos(rise) * math.sin(side), math.sin(rise)]
        )
        chain.append(point)
    return chain


def _thumb(pose: Grasp, curl: float, chains: list[list[Array]]) -> list[Array]:
    """From its root to where the pose wants its tip."""
    root = np.array([0.22, -0.3, 0.06])
    index, middle = chains[0], chains[1]
    wanted = {
        "fist": (index[2] + middle[2]) / 2 + (-0.02, -0.02, 0.17),
        "point": (index[1] + middle[2]) / 2 + (-0.1, 0.02, 0.16),
        "pinch": _pad(index),
        "hold": _pad(index),
        "flat": np.array([1.14, -1.0, 0.02]),
        "cradle": np.array([1.0, -0.72, 0.52]),
        "hang": np.array([0.98, -0.62, 0.42]),
        "reach": np.array([1.16, -0.92, 0.34]),
    }.get(pose, np.array([1.2, -1.04, 0.2]))
    target = wanted * (1 - curl) + np.array([0.95, -0.15, 0.45]) * curl
    outwards = unit(target - root) * 0.6 + np.array([0.3, -0.55, 0.12])
    knuckle = root + unit(outwards) * 0.44
    joint, tip = reach(knuckle, target, (0.4, 0.34), np.array([0.4, -1.0, -0.2]))
    return [root, knuckle, joint, tip]


def _pad(finger: list[Array]) -> Array:
    """Where a thumb meets the soft tip of a finger."""
    last = unit(finger[3] - finger[2])
    inner = unit(last - unit(finger[2] - finger[1]))
    inner = unit(inner - last * float(inner @ last))
    met: Array = finger[3] + inner * 0.2 + np.array([0, -0.05, 0]) - last * 0.05
    return met


def _flesh(
    clay: Clay, chain: list[Array], thick: float, nail: str, skin: str, *, back: Point | None = None
) -> None:
    """Rounds a finger, with swollen joints, a soft tip, creases and a nail."""
    shares = (1.0, 0.95, 0.86, 0.7)
    clay.limb(chain, [thick * share for share in shares], blend=0.07)
    clay.ball(chain[-1] - unit(chain[-1] - chain[-2]) * thick * 0.3, thick * 0.8, blend=0.05)
    for at in (1, 2):
        before, after = unit(chain[at] - chain[at - 1]), unit(chain[at + 1] - chain[at])
        clay.ball(chain[at], thick * shares[at] * 1.05, blend=0.05)
        inner = unit(after - before) if float(before @ after) < 0.995 else np.array([0, 0, 1.0])
        across = unit(np.cross(before + after, inner)) * thick * 0.62
        dip = chain[at] + inner * thick * shares[at] * 1.04
        clay.limb([dip - across, dip + across], 0.016, blend=0.03, cut=True)
    last = unit(chain[3] - chain[2])
    bend = unit(chain[3] - chain[2]) - unit(chain[2] - chain[1])
    outer = -bend if back is None else np.array(back)
    if back is None and float(np.linalg.norm(bend)) < 0.08:
        outer = np.array([0, 0, -1.0])
    outer = unit(outer - last * float(outer @ last))
    side = np.cross(last, outer)
    middle = chain[3] - last * thick * 0.22 + outer * thick * 0.66
    turn = _angles(np.stack([last, side, outer], 1))
    clay.ball(middle, (thick * 0.62, thick * 0.5, thick * 0.17), nail, turn=turn, blend=0.012)
    clay.ring(
        middle - outer * thick * 0.02 - last * thick * 0.03,
        thick * 0.56,
        thick * 0.09,
        skin,
        turn=turn,
        blend=0.03,
    )


def _lines(clay: Clay) -> None:
    """The lines of life, head and heart."""
    for path in (
        [(0.96, -0.44, 0.17), (0.74, -0.2, 0.16), (0.42, -0.1, 0.17), (0.2, -0.12, 0.18)],
        [(0.96, -0.42, 0.16), (0.8, -0.1, 0.12), (0.66, 0.24, 0.19)],
        [(1.08, -0.16, 0.13), (0.92, 0.06, 0.12), (0.86, 0.38, 0.16)],
    ):
        clay.limb(curve([(x, y, z + 0.008) for x, y, z in path], 12), 0.012, blend=0.06, cut=True)


def _angles(basis: Array) -> Point:
    """The turn around x, y and z that makes this basis, in degrees."""
    y = math.asin(max(-1.0, min(1.0, -float(basis[2, 0]))))
    x = math.atan2(float(basis[2, 1]), float(basis[2, 2]))
    z = math.atan2(float(basis[1, 0]), float(basis[0, 0]))
    return (math.degrees(x), math.degrees(y), math.degrees(z))


def _sleeve(colour: str, cuff: str, arm: float) -> Thing:
    paint = Paint(colour, vary=0.15, grain=2, bump=0.2, bump_grain=20, sheen=0.2)
    rows = [(0.36, -0.2), (0.44, -0.5), (0.42, -0.9), (0.5, -arm - 0.6)]
    cloth = lathe(rows, paint, wobble=0.03).size(1, 1.12, 1)
    trim = lathe(
        [(0.3, -0.12), (0.42, -0.1), (0.44, -0.36), (0.36, -0.42)],
        Paint(cuff, vary=0.08),
        round_off=False,
    ).size(1, 1.12, 1)
    return group(cloth, trim).turn(y=90)
