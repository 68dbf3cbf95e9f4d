"""Giants: hands, faces, eyes and feet that fill a picture, and what sculptors make of them.

Hands and faces are clay with the few marks that make them true: knuckles, creases, nails, lids.
A hand is about 2 long, a face 2 high.
"""

import math
from collections.abc import Sequence
from typing import Literal

import numpy as np

from reverie.atelier.clay import Clay
from reverie.atelier.colour import mix
from reverie.atelier.motifs.bodies import Posed, reach, unit
from reverie.atelier.motifs.heads import SKIN
from reverie.atelier.motifs.people import person
from reverie.atelier.shapes import ball, box, curve, cutout, lathe, tube
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
STONE = Paint(vary=0.16, grain=2.2, bump=0.35, bump_grain=9, rough=0.95, shine=0.1)


def giant_hand(pose: Grasp = "open", **about: object) -> Thing:
    """A right hand, as told to `giant_grip`."""
    return giant_grip(pose, **about).thing  # type: ignore[arg-type]


def giant_grip(  # noqa: PLR0913  a hand is described
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
        _flesh(clay, chain, _THICK[at], nails or mix(colour, "#f6d8cc", 0.4), colour)
    thumb = _thumb(pose, curls[0], chains)
    _flesh(clay, thumb, 0.17, nails or mix(colour, "#f6d8cc", 0.4), colour, back=(0.25, -0.75, -0.5))
    _lines(clay)
    paint = STONE if stone else Paint(vary=0.1, grain=2.2, bump=0.1, bump_grain=14)
    parts = [clay.thing("hand", cells, paint)]
    if sleeve:
        parts.append(_sleeve(sleeve, cuff or mix(sleeve, "#f8eed8", 0.75), arm))
    tips = {name: _plain(chain[-1]) for name, chain in zip(("index", "middle", "ring", "little"), chains, strict=True)}
    pinch = _plain((thumb[-1] + chains[0][-1]) / 2)
    points = {**tips, "thumb": _plain(thumb[-1]), "palm": (0.72, 0.0, 0.2), "pinch": pinch, "wrist": (0.0, 0.0, 0.0)}
    return Posed(group(parts, motif="hand"), points)


def cupped_hands(apart: float = 0.92, **about: object) -> Thing:
    """Two hands side by side that make a bowl; fingers to +x, the hollow at the origin."""
    right = giant_hand("cradle", **about).turn(x=-24).at(-0.9, -apart / 2, 0.1)
    return group(right, right.size(1, -1, 1), motif="hands")


def _plain(at: Array) -> Point:
    return (float(at[0]), float(at[1]), float(at[2]))


def _palm_of(clay: Clay, arm: float) -> None:
    """From the forearm to the knuckles, with the mounds of thumb and edge."""
    for side in (-1, 1):
        clay.limb(
            [(-arm, side * 0.15, -0.02), (-arm * 0.45, side * 0.13, -0.02), (0.02, side * 0.14, -0.02), (0.3, side * 0.17, -0.02)],
            [0.3, 0.25, 0.185, 0.2], blend=0.12,
        )  # fmt: skip
    for knuckle, thick in zip(_KNUCKLES, _THICK, strict=True):
        clay.limb([(0.2, knuckle[1] * 0.62, -0.02), knuckle], [0.19, thick * 1.12], blend=0.16)
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
        point = point + bone * np.array([math.cos(rise) * math.cos(side), math.cos(rise) * math.sin(side), math.sin(rise)])
        chain.append(point)
    return chain


def _thumb(pose: Grasp, curl: float, chains: list[list[Array]]) -> list[Array]:
    """From its root to where the pose wants its tip."""
    root = np.array([0.22, -0.3, 0.06])
    index, middle = chains[0], chains[1]
    wanted = {
        "fist": (index[2] + middle[2]) / 2 + (-0.02, -0.02, 0.17),
        "point": (index[1] + middle[2]) / 2 + (-0.1, 0.02, 0.16),
        "pinch": index[3] + (-0.03, -0.09, -0.2),
        "hold": index[3] + (-0.06, -0.14, -0.2),
        "flat": np.array([1.02, -0.86, 0.02]),
        "cradle": np.array([1.0, -0.72, 0.52]),
        "hang": np.array([0.98, -0.62, 0.42]),
        "reach": np.array([1.06, -0.84, 0.3]),
    }.get(pose, np.array([1.06, -0.92, 0.2]))
    target = wanted * (1 - curl) + np.array([0.95, -0.15, 0.45]) * curl
    outwards = unit(target - root) * 0.6 + np.array([0.3, -0.55, 0.12])
    knuckle = root + unit(outwards) * 0.44
    joint, tip = reach(knuckle, target, (0.4, 0.34), np.array([0.4, -1.0, -0.2]))
    return [root, knuckle, joint, tip]


def _flesh(clay: Clay, chain: list[Array], thick: float, nail: str, skin: str, back: Point | None = None) -> None:
    """Rounds a finger, with swollen joints, a soft tip, creases and a nail."""
    shares = (1.0, 0.95, 0.86, 0.7)
    clay.limb(chain, [thick * share for share in shares], blend=0.07)
    clay.ball(chain[-1] - unit(chain[-1] - chain[-2]) * thick * 0.3, thick * 0.8, blend=0.05)
    for at in (1, 2):
        before, after = unit(chain[at] - chain[at - 1]), unit(chain[at + 1] - chain[at])
        clay.ball(chain[at], thick * shares[at] * 1.05, blend=0.05)
        inner = unit(after - before) if float(before @ after) < 0.995 else np.array([0, 0, 1.0])
        across = np.cross(before + after, inner)
        across = unit(across) * thick * 0.62
        dip = chain[at] + inner * thick * shares[at] * 1.04
        clay.limb([dip - across, dip + across], 0.016, blend=0.03, cut=True)
    last = unit(chain[3] - chain[2])
    bend = unit(chain[3] - chain[2]) - unit(chain[2] - chain[1])
    outer = -bend if back is None else np.array(back)
    if back is None and float(np.linalg.norm(bend)) < 0.08:
        outer = np.array([0, 0, -1.0])
    outer = unit(outer - last * float(outer @ last))
    side = np.cross(last, outer)
    middle = chain[3] + last * thick * 0.02 + outer * thick * 0.58
    turn = _angles(np.stack([last, side, outer], 1))
    clay.ball(middle, (thick * 0.62, thick * 0.5, thick * 0.17), nail, turn=turn, blend=0.012)
    clay.ring(middle - outer * thick * 0.02 - last * thick * 0.03, thick * 0.56, thick * 0.09, skin, turn=turn, blend=0.03)


def _lines(clay: Clay) -> None:
    """The lines of life, head and heart."""
    for path in (
        [(0.96, -0.44, 0.17), (0.74, -0.2, 0.16), (0.42, -0.1, 0.17), (0.2, -0.12, 0.18)],
        [(0.96, -0.42, 0.16), (0.8, -0.1, 0.12), (0.66, 0.24, 0.19)],
        [(1.08, -0.16, 0.13), (0.92, 0.06, 0.12), (0.86, 0.38, 0.16)],
    ):
        clay.limb(curve(path, 12), 0.018, blend=0.05, cut=True)


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
    trim = lathe([(0.3, -0.12), (0.42, -0.1), (0.44, -0.36), (0.36, -0.42)], Paint(cuff, vary=0.08), round_off=False).size(1, 1.12, 1)
    return group(cloth, trim).turn(y=90)


def giant_face(  # noqa: PLR0913  a face is described
    *,
    asleep: bool = True,
    colour: str = "#b9b1a0",
    lip: str | None = None,
    moss: str | None = None,
    crown: Literal["whole", "open"] = "whole",
    hair: str | None = None,
    neck: bool = True,
    iris: str = "#4a6a72",
    stone: bool = True,
    cells: int = 150,
) -> Thing:
    """A serene head, 2.3 high, looking to +x, its eyes at the height of the origin.

    `crown="open"` cuts the skull off at z = 0.62 and hollows it, for gardens; `hair` gives waves.
    """
    clay = Clay(colour, 0.2)
    clay.ball((-0.14, 0, 0.28), (1.0, 0.8, 0.88), blend=0.1)
    clay.ball((0.22, 0, -0.34), (0.62, 0.62, 0.78), blend=0.3)
    clay.ball((0.36, 0.32, -0.24), (0.38, 0.3, 0.28), blend=0.25, pair=True)
    clay.limb([(-0.12, 0.56, -0.42), (0.26, 0.38, -0.86), (0.58, 0.08, -1.06)], [0.1, 0.12, 0.14], blend=0.25, pair=True)
    clay.ball((0.64, 0, -1.04), (0.18, 0.19, 0.15), blend=0.18)
    clay.limb([(0.76, 0.12, 0.27), (0.66, 0.42, 0.24), (0.44, 0.62, 0.1)], [0.13, 0.13, 0.08], blend=0.14, pair=True)
    _features(clay, lip or mix(colour, "#8a5a4a", 0.3), asleep=asleep)
    _ears(clay)
    if neck:
        clay.limb([(-0.2, 0, -0.7), (-0.28, 0, -1.75)], [0.44, 0.48], blend=0.16)
    if moss:
        for at in ((-0.3, 0.3, 1.05), (0.2, -0.5, 0.8), (-0.9, -0.3, 0.4), (0.55, 0.3, 0.95)):
            clay.spot(at, (0.5, 0.34, 0.36), moss, soft=0.14)
    if crown == "open":
        clay.box((0, 0, 1.6), (2, 2, 0.98), cut=True, blend=0.03)
        clay.ball((-0.14, 0, 0.62), (0.84, 0.65, 0.42), cut=True, blend=0.03)
    paint = STONE if stone else Paint(vary=0.1, grain=2, bump=0.06)
    parts = [clay.thing("face", cells, paint), *_lashes(colour, asleep=asleep, iris=iris)]
    if hair:
        parts.append(_waves(hair, cut=crown == "open"))
    return group(parts, motif="face")


def _features(clay: Clay, lip: str, *, asleep: bool) -> None:
    """Nose, lips and lids."""
    clay.limb([(0.84, 0, 0.16), (0.95, 0, -0.14), (1.06, 0, -0.4)], [0.085, 0.09, 0.125], blend=0.09)
    clay.ball((0.93, 0.125, -0.43), (0.125, 0.085, 0.085), blend=0.06, pair=True)
    clay.ball((1.0, 0.062, -0.5), (0.055, 0.04, 0.03), blend=0.03, pair=True, cut=True)
    clay.ball((0.74, 0.36, 0.02), (0.2, 0.21, 0.16), blend=0.12, pair=True, cut=True)
    clay.ball((0.76, 0, -0.72), (0.12, 0.26, 0.17), blend=0.14)
    clay.limb([(0.88, 0.0, -0.665), (0.88, 0.07, -0.65), (0.82, 0.19, -0.69), (0.72, 0.31, -0.725)], [0.045, 0.05, 0.04, 0.015], lip, blend=0.04, pair=True)
    clay.limb([(0.865, 0.0, -0.775), (0.82, 0.14, -0.765), (0.72, 0.3, -0.73)], [0.062, 0.052, 0.015], lip, blend=0.04, pair=True)
    clay.limb([(0.935, 0.0, -0.715), (0.9, 0.09, -0.708), (0.82, 0.22, -0.724), (0.72, 0.34, -0.71)], 0.014, blend=0.025, pair=True, cut=True)
    clay.limb([(0.97, 0, -0.54), (0.99, 0, -0.6)], 0.025, blend=0.05, cut=True)
    if not asleep:
        clay.ball((0.68, 0.35, 0.0), (0.2, 0.17, 0.1), blend=0.04, pair=True, cut=True)


def _ears(clay: Clay) -> None:
    clay.ball((-0.1, 0.8, -0.12), (0.17, 0.07, 0.27), turn=(0, -14, 18), blend=0.06, pair=True)
    clay.ring((-0.1, 0.86, -0.08), 0.16, 0.05, turn=(82, 0, 20), blend=0.03, pair=True)
    clay.ball((-0.06, 0.9, -0.12), (0.07, 0.06, 0.12), turn=(0, -14, 18), blend=0.04, pair=True, cut=True)
    clay.ball((-0.05, 0.82, -0.36), (0.07, 0.05, 0.08), blend=0.05, pair=True)


def _lashes(colour: str, *, asleep: bool, iris: str) -> list[Thing]:
    """Lids closed over round eyes, with a line of lashes; or eyes that are open."""
    dark = Paint(mix(colour, "#2a2420", 0.62), vary=0.05, bump=0)
    parts = []
    for sign in (1, -1):
        if asleep:
            lid = Clay(colour, 0.05)
            lid.ball((0.66, sign * 0.36, 0.0), (0.205, 0.23, 0.165))
            parts.append(lid.thing("", 60, STONE))
        else:
            white = ball(0.2, Paint("#efe9dc", vary=0.05, bump=0, rough=0.3), sides=28)
            ring = ball(0.11, Paint(iris, vary=0.2, grain=8, bump=0, rough=0.3), sides=24).size(0.35, 1, 1).at(0.165)
            dot = ball(0.05, Paint("#141012", vary=0, bump=0), sides=16).size(0.3, 1, 1).at(0.2)
            lid = Clay(colour, 0.03)
            lid.ball((0.64, sign * 0.36, 0.0), (0.225, 0.235, 0.21))
            lid.box((0.9, sign * 0.36, -0.24), (0.6, 0.5, 0.31), turn=(0, 8, 0), blend=0.02, cut=True)
            parts.append(lid.thing("", 50, STONE))
            shine = ball(0.018, Paint("#ffffff", glow=0.6, bump=0), sides=8).at(0.215, -0.03, 0.04)
            parts.append(group(white, ring, dot, shine).at(0.64, sign * 0.36, 0.0))
        drop = 0.085 if asleep else -0.075
        path = []
        for step in np.linspace(-1, 1, 9):
            y = 0.36 + step * 0.2
            z = -0.01 - drop * (1 - step * step)
            inside = 1 - (step * 0.87) ** 2 - (z / 0.18) ** 2
            path.append((0.66 + 0.205 * math.sqrt(max(inside, 0.02)) + 0.008, sign * y, z))
        parts.append(tube(path, [0.008, 0.02, 0.022, 0.02, 0.008], dark, sides=6))
        for at in range(1, 8):
            root = np.array(path[at])
            out = np.array([0.06, sign * (at - 4) * 0.012, -0.05 if asleep else 0.04])
            parts.append(tube([root, root + out * 0.6 + (0.01, 0, 0), root + out], [0.012, 0.009, 0.003], dark, sides=5))
    return parts


def _waves(colour: str, *, cut: bool) -> Thing:
    """Hair in carved waves, swept back."""
    clay = Clay(colour, 0.06)
    for at in range(15):
        side = math.radians(-84 + 168 * at / 14)
        path = []
        for step in np.linspace(0, 1, 12):
            angle = math.radians(40 + 16 * abs(math.sin(side)) + 160 * step)
            wave = 1.0 + 0.045 * math.sin(step * 17 + at * 1.3)
            x, z = math.cos(angle) * math.cos(side), math.sin(angle) * math.cos(side)
            drift = 0.05 * math.sin(step * 12 + at)
            path.append((-0.14 + 1.02 * wave * x, 0.84 * wave * math.sin(side) + drift, 0.28 + 0.92 * wave * z))
        clay.limb(path, 0.115, blend=0.05)
    if cut:
        clay.box((0, 0, 1.6), (2, 2, 0.98), cut=True, blend=0.03)
    return clay.thing("", 110, STONE)


def bust(*, colour: str = "#d8d2c4", plinth: str = "#8c8577", **about: object) -> Thing:
    """A head and shoulders on a foot, 3 high, standing on z = 0 and looking to +x."""
    clay = Clay(colour, 0.3)
    clay.limb([(-0.22, 0, -1.5), (-0.26, 0, -2.0)], [0.54, 0.62])
    clay.limb([(-0.24, 0.3, -2.05), (-0.3, 1.02, -2.35)], [0.48, 0.34], pair=True)
    clay.ball((0.0, 0, -2.4), (0.62, 0.9, 0.6))
    clay.box((0, 0, -3.4), (2, 2, 0.72), turn=(0, -10, 0), cut=True, blend=0.05)
    head_of_it = giant_face(colour=colour, **about)  # type: ignore[arg-type]
    foot = lathe([(0.6, 0), (0.6, 0.1), (0.36, 0.2), (0.3, 0.42), (0.44, 0.56), (0.44, 0.62)], Paint(plinth, vary=0.15, bump=0.2), round_off=False)
    return group(group(head_of_it, clay.thing("", 90, STONE)).at(0.12, 0, 3.1), foot, motif="bust")


_PROFILE = [
    (-0.42, -1.5), (-0.40, -1.1), (-0.50, -0.72), (-0.70, -0.40), (-0.86, 0.0), (-0.90, 0.38), (-0.76, 0.78),
    (-0.42, 1.06), (0.02, 1.14), (0.42, 1.02), (0.66, 0.76), (0.73, 0.50), (0.72, 0.28), (0.69, 0.16), (0.74, 0.06),
    (0.86, -0.16), (0.94, -0.30), (0.90, -0.38), (0.78, -0.40), (0.76, -0.48), (0.82, -0.55), (0.80, -0.61), (0.75, -0.635),
    (0.80, -0.68), (0.78, -0.76), (0.70, -0.80), (0.72, -0.90), (0.68, -1.02), (0.54, -1.09), (0.30, -1.02), (0.14, -1.0),
    (0.08, -1.14), (0.12, -1.36), (0.2, -1.5),
]  # fmt: skip
_SHOULDERS = [(0.62, -1.72), (0.96, -2.05), (1.05, -2.5), (-1.5, -2.5), (-1.4, -2.05), (-0.95, -1.78)]
_LOCKS: dict[str, list[tuple[float, float]]] = {
    "bun": [(-0.86, 0.1), (-1.0, 0.3), (-1.28, 0.32), (-1.42, 0.58), (-1.28, 0.86), (-1.0, 0.88), (-0.78, 0.8)],
    "ponytail": [(-0.82, 0.1), (-1.05, 0.0), (-1.28, -0.6), (-1.2, -1.2), (-1.45, -0.9), (-1.62, -0.2), (-1.46, 0.4), (-1.1, 0.62), (-0.84, 0.6)],
}


def profile_outline(hair: Literal["short", "bun", "ponytail"] = "short", *, shoulders: bool = True) -> Array:
    """The outline of a head from the side, looking to +x: 2.6 high, or 3.6 with shoulders."""
    line = list(_PROFILE)
    if hair in _LOCKS:
        line = [*line[:4], *_LOCKS[hair], *line[7:]]
    smooth = curve(line, 240)
    if shoulders:
        low = curve([line[-1], *_SHOULDERS[:2]], 20)[1:]
        rise = curve([_SHOULDERS[4], _SHOULDERS[5], line[0]], 20)[:-1]
        smooth = np.concatenate([smooth, low, np.array(_SHOULDERS[2:4]), rise])
    return smooth


def profile(
    colour: str = "#1f2a3f",
    *,
    hair: Literal["short", "bun", "ponytail"] = "short",
    shoulders: bool = True,
    depth: float = 0.05,
    paint: Paint | None = None,
) -> Thing:
    """A head cut out of a sheet, looking to +x: for worlds inside a head."""
    shape = profile_outline(hair, shoulders=shoulders)
    return cutout(shape, depth, paint or Paint(colour, vary=0.08, bump=0.05), motif="profile")


def profile_window(
    colour: str = "#1f2a3f",
    *,
    hair: Literal["short", "bun", "ponytail"] = "short",
    width: float = 12,
    height: float = 14,
    depth: float = 0.1,
    paint: Paint | None = None,
) -> Thing:
    """A wall with a hole in the shape of a head, to look through."""
    hole = profile_outline(hair, shoulders=True)
    start = int(np.argmin(hole[:, 1] - hole[:, 0] * 0.01))
    hole = np.roll(hole, -start, axis=0)
    low = (hole[0][0], -height / 2)
    frame = [low, (width / 2, -height / 2), (width / 2, height / 2), (-width / 2, height / 2), (-width / 2, -height / 2), (low[0] - 1e-3, low[1])]
    ring = np.concatenate([np.array(frame), hole[:1] - (1e-3, 0), hole[:0:-1], hole[:1]])
    return cutout(ring, depth, paint or Paint(colour, vary=0.08, bump=0.05), motif="profile")


def mask(
    mood: Literal["smile", "sad", "calm"] = "smile",
    *,
    colour: str = "#efe4cc",
    half: str | None = None,
    lip: str = "#a83a34",
    brow: str = "#3a2a2a",
    ribbons: str | None = "#a83a34",
) -> Thing:
    """A theatre mask, 2 high, looking to +x; with `half`, its left side is of another colour."""
    clay = Clay(colour, 0.15)
    clay.ball((-0.25, 0, 0.1), (0.72, 0.74, 0.95))
    clay.ball((0.0, 0, -0.5), (0.46, 0.48, 0.52), blend=0.3)
    clay.ball((0.28, 0.36, -0.18), 0.22, blend=0.2, pair=True)
    clay.limb([(0.44, 0, 0.26), (0.56, 0, -0.12)], [0.08, 0.12], blend=0.1)
    arch = 0.1 if mood == "sad" else -0.02
    clay.limb([(0.5, 0.1, 0.42 + arch), (0.46, 0.3, 0.48), (0.32, 0.5, 0.36 - arch)], [0.05, 0.06, 0.02], brow, blend=0.03, pair=True)
    bend = {"smile": 0.2, "sad": -0.18, "calm": 0.04}[mood]
    mouth = [(0.42 - 0.3 * (step * 0.36) ** 2, step * 0.34, -0.52 - bend * (1 - step * step) + bend * 0.4) for step in np.linspace(-1, 1, 9)]
    clay.limb([(x + 0.02, y, z) for x, y, z in mouth], [0.05, 0.08, 0.1, 0.11, 0.115, 0.11, 0.1, 0.08, 0.05], lip, blend=0.03)
    for deep in (0.2, 0.28, 0.36, 0.44, 0.52):
        clay.limb([(deep, y, z) for _, y, z in mouth], [0.02, 0.04, 0.06, 0.07, 0.07, 0.07, 0.06, 0.04, 0.02], cut=True, blend=0.02)
    tilt = 0.07 if mood == "sad" else -0.03
    for share in (0.2, 0.27, 0.34, 0.41, 0.48):
        clay.limb([(share, 0.16, 0.2 + tilt), (share, 0.27, 0.25), (share, 0.42, 0.2 - tilt)], [0.05, 0.085, 0.045], cut=True, blend=0.02, pair=True)
    clay.ball((-0.4, 0, 0.08), (0.74, 0.66, 0.9), cut=True, blend=0.02)
    clay.ball((-0.12, 0, -0.45), (0.44, 0.4, 0.46), cut=True, blend=0.04)
    clay.box((-1.0, 0, 0), (0.95, 2, 2), cut=True, blend=0.02)
    if half:
        clay.spot((0, 60, 0), 60, half, soft=0.01)
    clay.spot((0.45, 0.42, -0.2), 0.2, mix(colour, "#d8604a", 0.4), soft=0.12)
    clay.spot((0.45, -0.42, -0.2), 0.2, mix(colour, "#d8604a", 0.4), soft=0.12)
    parts = [clay.thing("mask", 120, Paint(vary=0.08, grain=2, bump=0.05, rough=0.5, shine=0.35))]
    if ribbons:
        silk = Paint(ribbons, vary=0.15, rough=0.6)
        for sign in (1, -1):
            parts.append(tube([(0.0, sign * 0.74, 0.1), (-0.1, sign * 0.95, -0.2), (0.0, sign * 0.9, -0.7), (-0.1, sign * 1.1, -1.2)], [0.03, 0.06, 0.06, 0.02], silk, sides=6))
    return group(parts, motif="mask")


def eye(
    *,
    iris: str = "#3f7f86",
    white: str = "#efe8da",
    skin: str | None = "sand",
    lashes: str = "#2a1c1c",
    hollow: bool = False,
    asleep: float = 0.0,
) -> Thing:
    """A huge eye of radius 1 that looks to +x, in its lids; `asleep` closes them, 0 to 1.

    With `hollow` the pupil is a hole of radius 0.3 into an empty ball, for what is inside.
    """
    clay = Clay(white, 0.02)
    clay.ball((0, 0, 0), 1.0)
    clay.ball((1.12, 0, 0), 0.5, cut=True, blend=0.05)
    if hollow:
        clay.ball((-0.1, 0, 0), 0.62, cut=True)
        clay.limb([(0.4, 0, 0), (1.4, 0, 0)], 0.27, cut=True, blend=0.02)
    clay.spot((0.85, 0, 0), (0.4, 0.52, 0.52), mix(iris, "#10161a", 0.55), soft=0.02)
    clay.spot((0.85, 0, 0), (0.4, 0.46, 0.46), iris, soft=0.05)
    clay.spot((0.7, 0, 0), (0.4, 0.34, 0.34), mix(iris, "#f0e0a0", 0.45), soft=0.1)
    parts = [clay.thing("eye", 110, Paint(vary=0.12, grain=6, bump=0, rough=0.25, shine=0.5))]
    ray = Paint(mix(iris, "#f4f0d0", 0.4), vary=0.1, bump=0)
    for at in range(26):
        angle = at / 26 * 2 * math.pi + 0.06 * math.sin(at * 5)
        long = 0.4 + 0.03 * math.sin(at * 7)
        ring = [(_bowl(r), r * math.cos(angle), r * math.sin(angle)) for r in (0.25, 0.34, long)]
        parts.append(tube(ring, [0.005, 0.016, 0.006], ray, sides=5))
    if not hollow:
        parts.append(ball(0.22, Paint("#120d12", vary=0, bump=0, rough=0.2, shine=0.6), sides=28).size(0.25, 1, 1).at(0.645))
        parts.append(ball(0.08, Paint("#ffffff", glow=1.0, bump=0), sides=14).size(0.5, 1, 1).at(0.82, -0.2, 0.24))
        parts.append(ball(0.035, Paint("#ffffff", glow=0.7, bump=0), sides=10).at(0.8, 0.16, -0.2))
    if skin:
        parts.append(_lids(SKIN.get(skin, skin), lashes, asleep))
    return group(parts, motif="eye")


def _bowl(radius: float) -> float:
    return 1.12 - math.sqrt(max(0.25 - radius * radius, 0.0)) + 0.004


def _lids(skin: str, lashes: str, asleep: float) -> Thing:
    """Two shells around the ball that leave an almond open."""
    paint = Paint(skin, vary=0.1, grain=2, bump=0.05)
    hair = Paint(lashes, vary=0.05, bump=0)
    parts: list[Thing] = []
    steps = np.linspace(-1, 1, 49)
    for sign, most in ((1, 44.0), (-1, 30.0)):
        edge = np.radians(most * (1 - asleep) - 8 * asleep * sign) * (1 - np.abs(steps) ** 2.2) * 1.0
        rows = []
        for share in np.linspace(0, 1, 14):
            lift = edge * sign + share * sign * math.radians(80)
            side = np.radians(steps * (74 - 4 * share))
            radius = 1.09 + 0.05 * math.sin(share * math.pi)
            rows.append(np.stack([radius * np.cos(lift) * np.cos(side), radius * np.sin(side), radius * np.sin(lift) * np.cos(side) ** 0.5], -1))
        from reverie.atelier.shapes import sheet  # noqa: PLC0415

        parts.append(sheet(np.stack(rows), paint))
        parts.append(tube(rows[0][::2], [0.02, 0.05, 0.05, 0.02], Paint(mix(skin, "#c05a4a", 0.25), vary=0.05), sides=8, bend=False))
        count = 15 if sign > 0 else 9
        for at in np.linspace(5, 43, count).astype(int):
            root = rows[0][at]
            out = np.array([root[0] * 0.34, root[1] * 0.3, (0.3 if sign > 0 else -0.14) * (1 - 1.4 * asleep * (sign > 0))])
            parts.append(tube([root, root + out * (0.6, 0.6, 0.35), root + out], [0.026, 0.02, 0.004], hair, sides=5))
    return group(parts)


def giant_foot(skin: str = "sand", *, leg: float = 1.2, stone: bool = False) -> Thing:
    """A bare right foot, 2.2 long, its heel at the origin, toes to +x, with an ankle and a leg."""
    colour = SKIN.get(skin, skin)
    nail = mix(colour, "#f8e0d4", 0.45)
    clay = Clay(colour, 0.2)
    clay.limb([(0.22, 0, 0.9 + leg), (0.2, 0, 0.95), (0.22, 0, 0.5)], [0.42, 0.3, 0.32])
    clay.ball((0.1, 0, 0.28), (0.36, 0.32, 0.3))
    clay.limb([(0.36, 0.02, 0.46), (0.95, 0.06, 0.4), (1.42, 0.1, 0.22)], [0.32, 0.3, 0.2], blend=0.25)
    clay.limb([(0.3, -0.16, 0.2), (1.3, -0.36, 0.16)], [0.22, 0.17], blend=0.25)
    clay.limb([(0.95, 0.2, 0.22), (1.45, 0.3, 0.2)], [0.2, 0.23], blend=0.25)
    clay.ball((0.8, 0.34, 0.1), (0.42, 0.12, 0.12), cut=True, blend=0.15)
    clay.ball((0.24, 0.3, 0.62), 0.1, pair=True, blend=0.12)
    for y, x, long, thick in ((0.34, 1.62, 0.4, 0.19), (0.08, 1.68, 0.36, 0.125), (-0.12, 1.6, 0.33, 0.115), (-0.3, 1.48, 0.3, 0.105), (-0.46, 1.32, 0.26, 0.1)):
        tip = (x + long, y * 1.06, thick * 0.95)
        clay.limb([(x, y, thick + 0.07), (x + long * 0.55, y * 1.04, thick + 0.06), tip], [thick * 0.85, thick * 0.82, thick * 0.95], blend=0.05)
        clay.ball((tip[0] + thick * 0.3, tip[1], tip[2] + thick * 0.72), (thick * 0.5, thick * 0.55, thick * 0.16), nail, turn=(0, 24, 0), blend=0.01)
    return clay.thing("foot", 140, STONE if stone else Paint(vary=0.1, grain=2, bump=0.08))


def giant_boot(colour: str = "#5a3a2a", *, sole: str = "#241a18", lace: str = "#d8c8a0", patch: str | None = "#8a6a3a") -> Thing:
    """A worn boot, 2.2 long and 2.4 high, heel at the origin, toe to +x; large enough to live in."""
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
        parts.append(tube([(x - 0.16, 0.24, z), (x, 0.0, z + 0.06), (x - 0.16, -0.24, z + 0.1)], 0.03, cord, sides=6))
    for sign in (1, -1):
        loop = [(0.66, 0.0, 1.98), (0.82, sign * 0.24, 2.1), (0.86, sign * 0.36, 1.9), (0.78, sign * 0.14, 1.9), (0.68, 0, 1.98), (0.86, sign * 0.1, 1.7), (0.9, sign * 0.2, 1.4)]
        parts.append(tube(loop, 0.028, cord, sides=6))
    return group(parts, motif="boot")


def statue(pose: str = "point", *, colour: str = "#a8a294", plinth: float = 0.7, moss: str | None = "#7a8a5a", **about: object) -> Thing:
    """Somebody of stone on a plinth; all that `person` is told is carved."""
    stone = Paint(colour, moss, vary=0.15, grain=2.6, bump=0.3, bump_grain=14, rough=0.95, shine=0.1)
    told = {"age": "adult", "wear": "robe", **about}
    carved = person(pose=pose, **told).painted(stone).at(z=plinth)
    base = box((0.9, 0.9, plinth * 0.7), stone, bevel=0.03).at(z=plinth * 0.4)
    foot = box((1.1, 1.1, plinth * 0.14), stone, bevel=0.03).at(z=plinth * 0.07)
    cap = box((1.04, 1.04, plinth * 0.16), stone, bevel=0.04).at(z=plinth * 0.92)
    return group(carved, base, foot, cap).called("statue")
