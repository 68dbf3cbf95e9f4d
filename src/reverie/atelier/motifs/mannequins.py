"""Mannequins: what puppets, suits and tin men share with people: joints, hands, feet, a head."""

import numpy as np

from reverie.atelier.motifs import clothes
from reverie.atelier.motifs.bodies import POSES, Age, Body, Pose, body, plain, unit
from reverie.atelier.thing import Array, Paint, Point, Thing, walk


def posed(
    pose: str | Pose, age: Age, build: float, hands: tuple[Point | None, Point | None]
) -> Body:
    """A body in a pose, by its name or by itself."""
    return body(POSES[pose] if isinstance(pose, str) else pose, age, build, hands)


def head_on(frame: Body, made: Thing, size: float = 1.0) -> Thing:
    """A head of height 1, on this body and turned as its pose says."""
    up, left, tilt = frame.pose.head
    return made.turn(left, -tilt, -up).size(frame.measures.head * size).at(*frame.head)


def limbs(frame: Body) -> list[tuple[Array, Array, Array]]:
    """Arms and legs, each from root to end."""
    arms = list(zip(frame.shoulders, frame.elbows, frame.wrists, strict=True))
    return arms + list(zip(frame.hips, frame.knees, frame.ankles, strict=True))


def hands_on(
    frame: Body, grip: str, colour: str, size: float, paint: Paint | None = None
) -> list[Thing]:
    """Both hands at the wrists, palms inwards."""
    found = []
    for side in (0, 1):
        along = unit(frame.wrists[side] - frame.elbows[side])
        inwards = -frame.across * (1, -1)[side]
        palm = unit(inwards - along * float(inwards @ along))
        made = clothes.hand(grip, colour)
        if paint:
            made = made.painted(paint)
        made = made.size(1, -1, 1) if side == 0 else made
        thumb = np.cross(-palm, along)
        found.append(
            made.size(size).axes(plain(along), plain(thumb), plain(-palm)).at(*frame.wrists[side])
        )
    return found


def feet_on(frame: Body, shoe: Thing, size: float = 1.2) -> list[Thing]:
    """A shoe at each ankle."""
    foot = frame.measures.foot
    return [
        shoe.size(foot * size, foot * size, foot).turn(frame.pose.splay * sign, 0, toes).at(*ankle)
        for sign, toes, ankle in zip((1, -1), frame.pose.toes, frame.ankles, strict=True)
    ]


def hand_points(frame: Body) -> dict[str, Point]:
    """What the hands hold: left and right."""
    found = {}
    for side, name in enumerate(("left", "right")):
        along = unit(frame.wrists[side] - frame.elbows[side])
        found[name] = plain(frame.wrists[side] + along * frame.measures.head * 0.4)
    return found


def laid(thing: Thing, frame: Body) -> Thing:
    """Turned as a whole, and let down to the ground."""
    if not any(frame.pose.lay):
        return thing
    x, y, z = frame.pose.lay
    middle = frame.hip
    turned = thing.at(*(-middle)).turn(z, x, y)
    if frame.pose.drift:
        return turned.at(z=float(frame.hip[2]))
    lowest = min(
        float((leaf.mesh.vertices @ matrix[2, :3] + matrix[2, 3]).min())
        for leaf, matrix, _ in walk(turned)
        if leaf.mesh
    )
    return turned.at(z=-lowest)
