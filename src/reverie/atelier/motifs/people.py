"""People: who they are, what they wear and what they do.

    person(pose="reach up", wear="coat", colour="#b5392f", hat="beanie", scarf="#e8c050")

They face +x. A child is about 1 high, an adult 1.5; the seat of those who sit is at z = 0.
"""

import math
from dataclasses import dataclass, replace
from typing import Any, TypedDict, Unpack

import numpy as np

from reverie.atelier.colour import mix
from reverie.atelier.motifs import clothes
from reverie.atelier.motifs.bodies import POSES, Age, Body, Pose, Posed, body, unit
from reverie.atelier.motifs.clothes import Shoes, Wear
from reverie.atelier.motifs.hats import Hat, hat
from reverie.atelier.motifs.heads import HAIR, SKIN, Beard, Hairstyle, Mood, head
from reverie.atelier.motifs.mannequins import laid
from reverie.atelier.motifs.outfits import Worn, dressed
from reverie.atelier.motifs.paper_cuts import paper_cut
from reverie.atelier.shapes import curve
from reverie.atelier.thing import Array, Paint, Point, Thing, group

_UNCOVERED = ("crown", "wreath", "hood", "paper")


@dataclass(frozen=True, eq=False)
class Person(Posed):
    """Somebody; the points are left and right (hands), head (its top), face, back and lap."""

    @property
    def left(self) -> Point:
        """What the left hand holds."""
        return self.point("left")

    @property
    def right(self) -> Point:
        """What the right hand holds."""
        return self.point("right")

    @property
    def head(self) -> Point:
        """The top of the head."""
        return self.point("head")

    @property
    def back(self) -> Point:
        """Between the shoulders, where a load lies."""
        return self.point("back")


class About(TypedDict, total=False):
    """What `figure` can be told of somebody."""

    age: Age
    build: float
    skin: str
    hair: str
    hairstyle: Hairstyle
    mood: Mood
    beard: Beard | None
    glasses: str | None
    wear: Wear
    colour: str
    second: str | None
    legs: str
    shoes: Shoes
    shoe_colour: str
    hat: Hat | None
    hat_colour: str
    hat_band: str
    scarf: str | None
    scarf_second: str | None
    gloves: str | None
    cloak: str | None
    wings: str | None
    hands: tuple[Point | None, Point | None]
    look: Point | None
    wind: float
    motif: str


def person(pose: str | Pose = "stand", **about: Unpack[About]) -> Thing:
    """Somebody, as told to `figure`."""
    return figure(pose, **about).thing


def figure(
    pose: str | Pose = "stand",
    *,
    age: Age = "child",
    build: float = 1.0,
    skin: str = "fair",
    hair: str = "brown",
    hairstyle: Hairstyle = "short",
    mood: Mood = "calm",
    beard: Beard | None = None,
    glasses: str | None = None,
    wear: Wear = "coat",
    colour: str = "#b5392f",
    second: str | None = None,
    legs: str = "#37394a",
    shoes: Shoes = "boots",
    shoe_colour: str = "#4a3226",
    hat: Hat | None = None,
    hat_colour: str = "#2d3a4f",
    hat_band: str = "#e8d8b0",
    scarf: str | None = None,
    scarf_second: str | None = None,
    gloves: str | None = None,
    cloak: str | None = None,
    wings: str | None = None,
    hands: tuple[Point | None, Point | None] = (None, None),
    look: Point | None = None,
    wind: float = 0.0,
    motif: str = "",
) -> Person:
    """Somebody with their points: left and right (hands), head (its top), face, back, lap.

    `skin` and `hair` are names of `SKIN` and `HAIR`, or colours. `hands` are points to reach for,
    left and right, in the person's own space. `look` turns the head: up, left, tilted.
    `wind` blows scarf, skirt and cloak back.
    """
    taken = POSES[pose] if isinstance(pose, str) else pose
    if look is not None:
        taken = replace(taken, head=look)
    if pose in ("asleep", "on the back") and mood == "calm":
        mood = "asleep"
    frame = body(taken, age, build, hands)
    skin_colour = SKIN.get(skin, skin)
    worn = Worn(wear, colour, second, legs, skin_colour, wind)
    top = _Top(
        SKIN.get(skin, skin),
        HAIR.get(hair, hair),
        hairstyle,
        mood,
        beard,
        glasses,
        hat,
        hat_colour,
        hat_band,
        age,
        colour,
    )
    parts = [*dressed(frame, worn), _head(frame, top)]
    parts += [_hand(frame, side, gloves or skin_colour) for side in (0, 1)]
    parts += [_foot(frame, side, shoes, shoe_colour, skin_colour) for side in (0, 1)]
    if scarf:
        parts.append(clothes.scarf(frame, scarf, scarf_second, wind))
    if cloak or wear == "cloak":
        parts.append(clothes.cloak(frame, cloak or colour, second, wind))
    if wings:
        parts.append(_wings(frame, wings))
    name = motif or {"toddler": "child", "youth": "child"}.get(
        age, "child" if age == "child" else "person"
    )
    thing = group(parts, motif=name)
    return Person(laid(thing, frame), _points(frame))


@dataclass(frozen=True)
class _Top:
    skin: str
    hair: str
    hairstyle: Hairstyle
    mood: Mood
    beard: Beard | None
    glasses: str | None
    hat: Hat | None
    hat_colour: str
    hat_band: str
    age: Age
    cloth: str


def _head(frame: Body, top: _Top) -> Thing:
    """The head with its hat, turned as the pose says."""
    style = top.hairstyle
    if top.hat == "hood" and style != "braids":
        style = "short"
    made = head(
        skin=top.skin,
        hair=top.hair,
        hairstyle=style,
        mood=top.mood,
        grown=top.age in ("adult", "old"),
        old=top.age == "old",
        beard=top.beard,
        glasses=top.glasses,
        cloth=top.hat_colour,
        covered=top.hat is not None and top.hat not in _UNCOVERED,
    )
    if top.hat:
        made = group(made, hat(top.hat, top.hat_colour, top.hat_band))
    up, left, tilt = frame.pose.head
    twisted = left + frame.pose.twist * 0.4
    return made.turn(twisted, -tilt, -up).size(frame.measures.head).at(*frame.head)


def _palm(frame: Body, side: int, along: Array) -> Array:
    """Where the palm of a hand faces, at a right angle to its fingers."""
    sign = (1, -1)[side]
    inwards = -frame.across * sign
    wanted: Array = {
        "in": inwards,
        "up": np.array([0.0, 0, 1]),
        "down": np.array([0.2, 0, -1.0]) + inwards * 0.3,
        "ahead": frame.ahead + inwards * 0.3,
    }[frame.pose.palms]
    if abs(float(unit(wanted) @ along)) > 0.92:
        wanted = inwards
    return unit(wanted - along * float(wanted @ along))


def _hand(frame: Body, side: int, colour: str) -> Thing:
    along = unit(frame.wrists[side] - frame.elbows[side])
    up = -_palm(frame, side, along)
    thumb = np.cross(up, along)
    made = clothes.hand(frame.pose.grips[side], colour)
    if side == 0:
        made = made.size(1, -1, 1)
    placed = made.size(frame.measures.head * 0.84).axes(tuple(along), tuple(thumb), tuple(up))
    return placed.at(*frame.wrists[side])


def _foot(frame: Body, side: int, kind: Shoes, colour: str, skin: str) -> Thing:
    size = frame.measures.foot
    made = clothes.shoe(kind, colour, skin).size(size * 1.2, size * 1.2, size)
    turned = made.turn(frame.pose.splay * (1, -1)[side], 0, frame.pose.toes[side])
    return turned.at(*frame.ankles[side])


def _wings(frame: Body, colour: str) -> Thing:
    """A pair of feathered wings, half spread."""
    reach = frame.measures.arm * 1.5
    outline = [
        (0, 0.1),
        (0.25, 0.34),
        (0.6, 0.5),
        (0.95, 0.42),
        (1.0, 0.2),
        (0.86, 0.12),
        (0.92, -0.06),
        (0.74, -0.1),
        (0.78, -0.3),
        (0.58, -0.28),
        (0.58, -0.48),
        (0.38, -0.4),
        (0.3, -0.52),
        (0.12, -0.3),
        (0, -0.1),
    ]
    shape = curve(outline, 90) * reach
    cover = curve([(x * 0.62, z * 0.6 + 0.05) for x, z in outline], 90) * reach
    paint = Paint(colour, mix(colour, "#8fa0b8", 0.35), vary=0.1, bump=0.1)
    wing = group(
        paper_cut(shape[:-1], 0.012, paint),
        paper_cut(cover[:-1], 0.04, Paint(mix(colour, "#ffffff", 0.4), vary=0.08)),
    )
    at = frame.chest - frame.ahead * frame.measures.girth * 0.8 - frame.up * 0.03
    left = wing.turn(122, y=-16).at(*at)
    right = wing.turn(122, y=-16).size(1, -1, 1).at(*at)
    return group(left, right)


def _points(frame: Body) -> dict[str, Point]:
    """Where things go, in the person's own space."""
    size = frame.measures.head
    found = {}
    for side, name in enumerate(("left", "right")):
        along = unit(frame.wrists[side] - frame.elbows[side])
        found[name] = (
            frame.wrists[side] + (along * 0.5 + _palm(frame, side, along) * 0.22) * size * 0.84
        )
    up, left, _ = frame.pose.head
    ahead = np.array(
        [
            math.cos(math.radians(up)) * math.cos(math.radians(left)),
            math.sin(math.radians(left)),
            math.sin(math.radians(up)),
        ]
    )
    found["head"] = (
        frame.head + (unit(frame.head - frame.chest) * 0.4 + np.array([0, 0, 0.7])) * size
    )
    found["face"] = frame.head + ahead * size
    found["back"] = (
        frame.chest
        - frame.ahead * frame.measures.girth * 0.85
        - frame.up * frame.measures.back * 0.2
    )
    found["lap"] = (
        (frame.knees[0] + frame.knees[1]) * 0.35
        + frame.hip * 0.3
        + (0, 0, frame.measures.girth * 0.6)
    )
    return {name: (float(at[0]), float(at[1]), float(at[2])) for name, at in found.items()}


_CLOTH = (
    "#b5392f", "#2f5d73", "#d9a441", "#5c7a4a", "#7a4a78", "#c9693f",
    "#35435f", "#8a3b4a", "#c8b48a", "#4f8a86", "#e0836a", "#6a5a4a",
)  # fmt: skip
_HAIRS = ("black", "black", "brown", "chestnut", "red", "honey", "straw")
_STYLES = (
    "short",
    "tufts",
    "bob",
    "long",
    "bun",
    "braids",
    "curls",
    "afro",
    "ponytail",
    "headscarf",
)
_WEAR = ("coat", "dress", "sweater", "overalls", "apron", "uniform", "cloak", "coat", "sweater")
_HATS = ("beanie", "straw", "bowler", "cap", "beret", "top", "pointed", "hood", "wreath")


def villager(seed: int, pose: str | None = None, **about: Unpack[About]) -> Thing:
    """Somebody of chance; what is told stands."""
    chance = np.random.default_rng(seed)

    def pick(*options: Any) -> Any:  # noqa: ANN401  of whatever kind
        return options[int(chance.integers(len(options)))]

    age = pick("child", "child", "youth", "adult", "adult", "adult", "old")
    main, other, third = (str(colour) for colour in chance.permutation(_CLOTH)[:3])
    bearded = age in ("adult", "old") and chance.random() < 0.3
    told: dict[str, Any] = {
        "age": age,
        "build": float(chance.uniform(0.9, 1.3)),
        "skin": pick(*SKIN),
        "hair": pick("grey", "white") if age == "old" else pick(*_HAIRS),
        "hairstyle": pick("short", "curls", "tufts", "tonsure") if bearded else pick(*_STYLES),
        "beard": pick("full", "moustache", "long") if bearded else None,
        "wear": pick("coat", "sweater", "overalls", "uniform") if bearded else pick(*_WEAR),
        "colour": main,
        "second": pick(None, third),
        "legs": pick("#37394a", "#4a3a34", "#d8c8b0", "#5a4a5a", "#3a4a44"),
        "hat": pick(None, None, None, *_HATS),
        "scarf": pick(None, None, third),
        "mood": pick("calm", "happy", "calm", "amazed"),
    }
    told["hat_colour"] = {"straw": "#dcb866", "wreath": "#6a8a4a"}.get(told["hat"], other)
    stance = pose or pick("stand", "stand", "walk", "look up", "think", "wave", "point")
    return person(stance, **{**told, **about})
