"""Bodies: how long the limbs of each age are, what a pose asks of them, and where the joints land.

A pose says little: where the hips are, how the back leans, where feet and hands want to be. Knees
and elbows follow from that, since an arm or a leg is two bones that reach for a point. A pose is
written in the body's own measures, so that a child and an old man can take the same one.
"""

import math
from dataclasses import dataclass, field, replace
from typing import Literal, Self

import numpy as np

from reverie.atelier.thing import Array, Point, Thing, rotation

Age = Literal["toddler", "child", "youth", "adult", "old"]
Pair = tuple[Point, Point]


@dataclass(frozen=True, eq=False)
class Posed:
    """A thing, and the points where something can be held, put on or tied; they move with it."""

    thing: Thing
    points: dict[str, Point] = field(default_factory=dict)

    def at(self, x: float = 0, y: float = 0, z: float = 0) -> Self:
        """Move it by so much."""
        return replace(self, thing=self.thing.at(x, y, z))

    def turn(self, z: float = 0, x: float = 0, y: float = 0) -> Self:
        """Turn it around the origin."""
        return replace(self, thing=self.thing.turn(z, x, y))

    def size(self, x: float, y: float | None = None, z: float | None = None) -> Self:
        """Scale it."""
        return replace(self, thing=self.thing.size(x, y, z))

    def point(self, name: str) -> Point:
        """Where a named point is now."""
        return self.thing.point(*self.points[name])


@dataclass(frozen=True)
class Measures:
    """What a body is made of, in heights of a child."""

    head: float
    """half a head"""
    neck: float
    """from the chest to the middle of the head"""
    back: float
    arm: float
    leg: float
    foot: float
    shoulder: float
    """half the width"""
    girth: float


MEASURES: dict[Age, Measures] = {
    "toddler": Measures(0.14, 0.165, 0.21, 0.20, 0.19, 0.035, 0.075, 0.100),
    "child": Measures(0.136, 0.172, 0.27, 0.295, 0.355, 0.045, 0.088, 0.098),
    "youth": Measures(0.135, 0.18, 0.335, 0.37, 0.50, 0.05, 0.108, 0.102),
    "adult": Measures(0.14, 0.19, 0.42, 0.48, 0.66, 0.055, 0.14, 0.122),
    "old": Measures(0.142, 0.18, 0.39, 0.46, 0.55, 0.055, 0.122, 0.128),
}


@dataclass(frozen=True)
class Pose:
    """What a body does. Lengths at the hips and feet are in legs, those of the hands in arms.

    Hands and feet are (ahead, outwards, up): hands seen from the shoulder, feet from the ground.
    """

    hip: tuple[float, float] = (0.0, 0.985)
    lean: float = 2
    side: float = 0
    twist: float = 0
    curl: float = 0
    feet: Pair = ((0.04, 0.15, 0.0), (-0.04, 0.15, 0.0))
    toes: tuple[float, float] = (0, 0)
    """how far they point down, in degrees"""
    splay: float = 12
    hands: Pair = ((0.1, 0.2, -0.93), (0.03, 0.24, -0.92))
    head: Point = (0, 0, 0)
    """up, to the left, tilted to the left; in degrees"""
    knees: Point = (1.0, 0.15, 0.0)
    elbows: Point = (-0.7, 0.35, -0.5)
    palms: Literal["in", "up", "down", "ahead"] = "in"
    grips: tuple[str, str] = ("relaxed", "relaxed")
    seated: bool = False
    lay: Point = (0, 0, 0)
    """how the whole is turned at the end; then it lies on the ground"""
    drift: bool = False
    """in the air: not laid on the ground"""


POSES: dict[str, Pose] = {
    "stand": Pose(head=(2, 6, 3), side=1.5),
    "walk": Pose(
        hip=(0.02, 0.95), lean=5, twist=9, head=(2, 0, -3), toes=(-14, 38), splay=4,
        feet=((0.36, 0.10, 0.02), (-0.40, 0.10, 0.11)),
        hands=((-0.36, 0.20, -0.82), (0.45, 0.10, -0.78)),
    ),
    "run": Pose(
        hip=(0.02, 1.02), lean=20, twist=16, head=(8, 0, -4), toes=(-12, 75), splay=2,
        feet=((0.58, 0.09, 0.30), (-0.66, 0.10, 0.46)),
        hands=((-0.52, 0.26, -0.42), (0.55, 0.02, -0.20)), grips=("fist", "fist"),
    ),
    "sneak": Pose(
        hip=(0, 0.86), lean=24, twist=-8, head=(16, 12, 0), toes=(34, 40), splay=2, curl=0.3,
        feet=((0.30, 0.10, 0.10), (-0.34, 0.10, 0.14)),
        hands=((0.52, 0.02, -0.18), (0.48, 0.06, -0.30)), palms="down",
    ),
    "sit": Pose(
        hip=(0, 0), lean=4, head=(4, 10, 4), seated=True, curl=0.15, splay=8, toes=(18, 8),
        feet=((0.60, 0.15, -0.47), (0.50, 0.14, -0.50)), knees=(0.6, 0.1, 1.0),
        hands=((0.14, 0.24, -0.88), (0.10, 0.26, -0.90)), palms="down",
    ),
    "hug knees": Pose(
        hip=(-0.12, 0), lean=12, head=(-4, 8, 8), seated=True, curl=0.7, splay=6,
        feet=((0.46, 0.10, 0.0), (0.42, 0.11, 0.0)), knees=(0.4, 0.05, 1.0),
        hands=((0.42, -0.22, -0.62), (0.40, -0.26, -0.72)), elbows=(-0.1, 1.0, -0.3),
    ),
    "sit low": Pose(
        hip=(-0.1, 0), lean=-6, head=(6, -8, -4), seated=True, curl=0.25, splay=24, toes=(-35, -40),
        feet=((0.92, 0.30, 0.02), (0.86, 0.34, 0.02)), knees=(0.1, 0.1, 1.0),
        hands=((0.50, 0.0, -0.72), (0.46, 0.0, -0.76)),
    ),
    "cross-legged": Pose(
        hip=(-0.05, 0.02), lean=2, head=(-2, 0, 0), seated=True, curl=0.2, toes=(35, 35), splay=-60,
        feet=((0.34, 0.02, -0.02), (0.42, 0.06, 0.0)), knees=(0.35, 1.0, 0.25),
        hands=((0.42, 0.05, -0.72), (0.42, 0.05, -0.72)), palms="up",
    ),
    "kneel": Pose(
        hip=(-0.04, 0.47), lean=6, head=(-10, 0, 4), toes=(160, 160), splay=4, curl=0.15,
        feet=((-0.50, 0.14, 0.06), (-0.52, 0.14, 0.06)), knees=(1.0, 0.1, -0.6),
        hands=((0.48, -0.16, -0.66), (0.46, -0.16, -0.70)),
    ),
    "crouch": Pose(
        hip=(-0.22, 0.34), lean=30, head=(14, -6, 4), toes=(14, 24), splay=16, curl=0.5,
        feet=((0.06, 0.20, 0.02), (-0.10, 0.20, 0.05)), knees=(1.0, 0.5, 0.5),
        hands=((0.74, -0.10, -0.62), (0.50, 0.02, -0.80)), palms="down",
    ),
    "asleep": Pose(
        hip=(0, 0.2), lean=26, head=(-20, 0, 6), curl=0.8, toes=(45, 40), splay=0,
        feet=((0.30, 0.06, -0.16), (0.22, 0.05, -0.20)), knees=(1.0, 0, 0.9),
        hands=((0.52, -0.24, 0.12), (0.56, -0.10, 0.02)), elbows=(0.2, 0.4, -1.0),
        lay=(90, 0, -90),
    ),
    "on the back": Pose(
        head=(-8, 0, 4), lean=0, toes=(40, 35), splay=22, side=2,
        feet=((0.02, 0.18, 0.0), (0.10, 0.20, 0.06)), knees=(1.0, 0.1, 0.0),
        hands=((0.44, -0.30, -0.62), (0.08, 0.42, -0.86)), lay=(0, -90, 0),
    ),
    "reach up": Pose(
        hip=(0.02, 1.06), lean=-5, side=5, head=(34, 6, 0), toes=(32, 28), splay=6,
        feet=((0.06, 0.10, 0.10), (-0.06, 0.10, 0.09)), curl=-0.15,
        hands=((0.30, 0.34, 0.88), (0.40, 0.36, 0.80)), elbows=(0.2, 1.0, -0.2),
        palms="ahead", grips=("open", "open"),
    ),
    "reach": Pose(
        hip=(0.05, 0.93), lean=16, head=(6, 0, 4), toes=(-4, 34), splay=6, twist=-10,
        feet=((0.32, 0.12, 0.0), (-0.34, 0.12, 0.09)), palms="down", grips=("relaxed", "open"),
        hands=((0.58, 0.10, -0.34), (0.96, -0.04, 0.12)), elbows=(-0.2, 0.5, -1.0),
    ),
    "offer": Pose(
        lean=8, head=(8, 0, 5), hands=((0.66, -0.10, -0.30), (0.66, -0.10, -0.30)),
        palms="up", elbows=(-0.3, 0.5, -1.0), grips=("open", "open"),
    ),
    "hold": Pose(
        lean=-3, head=(-6, 0, 5), hands=((0.58, -0.14, -0.40), (0.58, -0.14, -0.44)),
        elbows=(-0.3, 0.8, -1.0), grips=("grip", "grip"),
    ),
    "look up": Pose(
        lean=-7, head=(40, 4, 0), curl=-0.1, hands=((-0.12, 0.22, -0.90), (-0.16, 0.24, -0.90)),
        feet=((0.06, 0.20, 0.0), (-0.06, 0.20, 0.0)),
    ),
    "wave": Pose(
        side=4, head=(6, -8, 6), hands=((0.06, 0.20, -0.92), (0.18, 0.66, 0.56)), palms="ahead",
        elbows=(0.0, 1.0, -0.8), grips=("relaxed", "open"),
    ),
    "point": Pose(
        lean=4, head=(6, -10, 0), twist=14, feet=((-0.10, 0.14, 0.0), (0.20, 0.14, 0.0)),
        hands=((-0.06, 0.42, -0.46), (0.95, 0.08, 0.22)), elbows=(-0.8, 1.0, 0.0),
        palms="down", grips=("fist", "point"),
    ),
    "carry": Pose(
        hip=(0, 0.91), lean=28, head=(18, 0, -3), toes=(-8, 34), splay=6, curl=0.25,
        feet=((0.28, 0.14, 0.01), (-0.34, 0.14, 0.08)), grips=("fist", "fist"),
        hands=((0.22, -0.02, -0.10), (0.24, -0.02, -0.16)), elbows=(0.3, 0.3, -1.0),
    ),
    "pull": Pose(
        hip=(-0.34, 0.76), lean=-20, head=(10, 0, 0), toes=(-22, -6), splay=10, curl=0.2,
        feet=((0.26, 0.16, 0.02), (-0.10, 0.18, 0.0)), grips=("grip", "grip"), palms="down",
        hands=((0.92, -0.22, -0.18), (0.72, -0.20, -0.16)), elbows=(-0.2, 0.7, -1.0),
    ),
    "haul": Pose(
        hip=(0.12, 0.82), lean=40, head=(20, 0, 0), toes=(-2, 46), splay=4, curl=0.1,
        feet=((0.26, 0.12, 0.0), (-0.58, 0.12, 0.12)), grips=("grip", "grip"),
        hands=((0.30, -0.12, -0.08), (0.10, -0.02, 0.06)), elbows=(0.3, 0.5, -1.0),
    ),
    "row": Pose(
        hip=(0, 0), lean=16, head=(-2, 0, 0), seated=True, curl=0.3, toes=(-30, -30), splay=8,
        feet=((0.80, 0.16, -0.24), (0.80, 0.16, -0.24)), knees=(0.2, 0.2, 1.0),
        hands=((0.80, 0.02, -0.36), (0.80, 0.02, -0.36)), palms="down", grips=("grip", "grip"),
    ),
    "dance": Pose(
        hip=(0, 1.02), lean=-4, side=9, twist=22, head=(8, 10, 14), toes=(50, 26), splay=14,
        feet=((0.26, 0.22, 0.34), (-0.02, 0.02, 0.08)), knees=(1.0, 0.7, 0.2),
        hands=((0.20, 0.34, 0.80), (0.14, 0.82, -0.16)), elbows=(-0.2, 0.8, -0.4),
        palms="down", grips=("open", "open"),
    ),
    "float": Pose(
        hip=(0, 1.16), lean=14, head=(14, 0, 6), toes=(58, 66), splay=8,
        feet=((-0.18, 0.12, 0.26), (-0.42, 0.10, 0.34)), drift=True,
        hands=((0.34, 0.72, 0.24), (0.22, 0.78, 0.06)), palms="down", grips=("open", "open"),
    ),
    "fall": Pose(
        hip=(0, 1.0), lean=30, head=(-4, 8, 10), toes=(40, 25), splay=16, curl=0.3,
        feet=((0.62, 0.20, 0.34), (0.48, 0.24, 0.10)), knees=(0.6, 0.5, 0.8), drift=True,
        hands=((0.74, 0.48, 0.30), (0.62, 0.60, 0.52)), grips=("open", "open"), lay=(0, -62, 0),
    ),
    "fly": Pose(
        lean=-8, head=(48, 0, 0), toes=(70, 70), splay=6, curl=-0.2, drift=True,
        feet=((-0.10, 0.12, 0.0), (-0.20, 0.12, 0.06)), grips=("open", "open"),
        hands=((0.12, 0.30, 0.92), (0.08, 0.46, 0.84)), elbows=(0, 1, 0), lay=(0, 74, 0),
    ),
    "lean": Pose(
        hip=(0.06, 0.94), lean=-13, head=(-2, 14, 6), splay=14, toes=(0, 40),
        feet=((0.36, 0.14, 0.0), (0.44, -0.08, 0.07)),
        hands=((0.10, 0.16, -0.60), (0.12, 0.18, -0.62)), elbows=(-1.0, 0.8, 0.0),
    ),
    "lean over": Pose(
        hip=(-0.10, 0.95), lean=34, head=(16, -6, -4), curl=0.25, toes=(4, 40),
        feet=((0.0, 0.14, 0.0), (-0.20, 0.02, 0.08)), palms="down",
        hands=((0.50, -0.10, -0.50), (0.46, -0.20, -0.50)), elbows=(0.2, 1.0, -0.3),
    ),
    "bow": Pose(
        hip=(-0.12, 0.96), lean=56, head=(-46, 0, 0), feet=((0.12, 0.10, 0.0), (-0.14, 0.12, 0.0)),
        hands=((-0.20, 0.5, -0.62), (0.40, -0.30, -0.30)), curl=0.2,
    ),
    "think": Pose(
        lean=2, head=(-4, 12, 10), hands=((0.30, -0.38, -0.52), (0.42, -0.26, 0.10)),
        elbows=(0.4, 0.5, -1.0), grips=("relaxed", "fist"),
    ),
    "climb": Pose(
        hip=(-0.06, 1.0), lean=8, head=(26, 0, 0), toes=(0, 10), splay=4,
        feet=((0.30, 0.14, 0.36), (0.22, 0.14, 0.04)), grips=("grip", "grip"), palms="ahead",
        hands=((0.62, 0.24, 0.22), (0.48, 0.26, 0.80)), elbows=(0.1, 0.8, -1.0),
    ),
    "despair": Pose(
        hip=(-0.04, 0.47), lean=24, head=(-24, 0, 4), toes=(160, 160), splay=4, curl=0.6,
        feet=((-0.50, 0.14, 0.06), (-0.52, 0.14, 0.06)), knees=(1.0, 0.1, -0.6),
        hands=((0.52, -0.18, 0.26), (0.52, -0.18, 0.22)), elbows=(0.5, 0.4, -1.0),
        grips=("open", "open"),
    ),
    "cheer": Pose(
        hip=(0, 1.08), lean=-6, head=(20, 0, 4), toes=(40, 34), splay=10,
        feet=((0.06, 0.18, 0.16), (-0.10, 0.2, 0.18)), knees=(1.0, 0.4, 0.0),
        hands=((0.06, 0.56, 0.78), (0.10, 0.62, 0.70)), elbows=(0, 0.8, -0.4),
        grips=("open", "open"), palms="ahead",
    ),
}  # fmt: skip


@dataclass(frozen=True, eq=False)
class Body:
    """Where everything is. Pairs are left and right; the left is at +y."""

    measures: Measures
    pose: Pose
    hip: Array
    waist: Array
    chest: Array
    head: Array
    across: Array
    """from the right shoulder to the left, of length 1"""
    ahead: Array
    hips: tuple[Array, Array]
    knees: tuple[Array, Array]
    ankles: tuple[Array, Array]
    shoulders: tuple[Array, Array]
    elbows: tuple[Array, Array]
    wrists: tuple[Array, Array]

    @property
    def up(self) -> Array:
        """Along the back, of length 1."""
        return unit(self.chest - self.waist)


def body(
    pose: Pose,
    age: Age = "child",
    build: float = 1.0,
    hands: tuple[Point | None, Point | None] = (None, None),
) -> Body:
    """A body in a pose; `hands` are points to reach for instead of those of the pose."""
    own = MEASURES[age]
    measures = replace(own, girth=own.girth * build, shoulder=own.shoulder * (0.6 + 0.4 * build))
    bent = _aged(pose, age)
    ground = measures.girth * 0.62 if bent.seated else measures.foot
    hip = np.array([bent.hip[0] * own.leg, 0, bent.hip[1] * own.leg + ground])
    spine = rotation(bent.side * -1, bent.lean, 0)
    waist = hip + spine @ (-0.3 * bent.curl * own.back, 0, 0.5 * own.back)
    chest = hip + spine @ (0.25 * bent.curl * own.back, 0, own.back * (1 - 0.1 * abs(bent.curl)))
    turned = spine @ rotation(0, 0, bent.twist)
    across, ahead = turned @ (0, 1, 0), turned @ (1, 0, 0)
    neck = unit(chest - waist) * 0.75 + np.array([0.1 + 0.2 * max(bent.curl, 0), 0, 0.35])
    head = chest + unit(neck) * own.neck
    hips, knees, ankles = _legs(bent, measures, hip, rotation(0, 0, -0.4 * bent.twist))
    shoulders, elbows, wrists = _arms(bent, measures, chest, across, hands)
    return Body(
        measures, bent, hip, waist, chest, head, across, ahead,
        hips, knees, ankles, shoulders, elbows, wrists,
    )  # fmt: skip


def reach(
    start: Array, target: Array, bones: tuple[float, float], pole: Array
) -> tuple[Array, Array]:
    """Where the joint and the end of two bones come to lie; the joint bends towards the pole."""
    upper, lower = bones
    along = target - start
    far = float(np.linalg.norm(along)) + 1e-9
    heading = along / far
    length = min(max(far, abs(upper - lower) + 1e-3), (upper + lower) * 0.998)
    before = (upper**2 - lower**2 + length**2) / (2 * length)
    height = math.sqrt(max(upper**2 - before**2, 0.0))
    bent = unit(pole - heading * float(pole @ heading))
    return start + heading * before + bent * height, start + heading * length


def unit(vector: Array) -> Array:
    """The same direction, of length 1."""
    turned: Array = np.asarray(vector, float) / (float(np.linalg.norm(vector)) + 1e-9)
    return turned


def plain(vector: Array) -> Point:
    """The same as a plain point."""
    return (float(vector[0]), float(vector[1]), float(vector[2]))


def _aged(pose: Pose, age: Age) -> Pose:
    """An old back is round, and the head looks up from it."""
    if age != "old" or any(pose.lay):
        return pose
    up, left, tilt = pose.head
    return replace(pose, lean=pose.lean + 7, curl=pose.curl + 0.35, head=(up + 4, left, tilt))


def _legs(
    pose: Pose, measures: Measures, hip: Array, turned: Array
) -> tuple[tuple[Array, Array], tuple[Array, Array], tuple[Array, Array]]:
    leg = measures.leg
    found = []
    for sign, (x, out, z) in zip((1, -1), pose.feet, strict=True):
        joint = hip + turned @ (0, sign * measures.girth * 0.48, 0)
        ground = 0.0 if pose.seated and z < 0 else measures.foot
        outwards = measures.girth * 0.2 + out * leg * 0.55
        target = np.array([x * leg, sign * outwards, z * leg + ground])
        pole = np.array(pose.knees) * np.array([1.0, sign, 1.0])
        knee, ankle = reach(joint, target, (leg * 0.5, leg * 0.5), pole)
        found.append((joint, knee, ankle))
    left, right = found
    return (left[0], right[0]), (left[1], right[1]), (left[2], right[2])


def _arms(
    pose: Pose,
    measures: Measures,
    chest: Array,
    across: Array,
    hands: tuple[Point | None, Point | None],
) -> tuple[tuple[Array, Array], tuple[Array, Array], tuple[Array, Array]]:
    arm = measures.arm
    found = []
    for sign, wanted, (x, out, z) in zip((1, -1), hands, pose.hands, strict=True):
        shoulder = chest + across * sign * measures.shoulder + (0, 0, -0.012)
        target = shoulder + np.array([x, sign * out, z]) * arm if wanted is None else wanted
        pole = np.array(pose.elbows) * np.array([1.0, sign, 1.0])
        elbow, wrist = reach(shoulder, np.asarray(target), (arm * 0.5, arm * 0.5), pole)
        found.append((shoulder, elbow, wrist))
    left, right = found
    return (left[0], right[0]), (left[1], right[1]), (left[2], right[2])
