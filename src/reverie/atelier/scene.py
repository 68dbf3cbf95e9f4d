"""A scene is a value: things, lights, a camera, a sky and the air between. A card is its author.

@card(
    title="A door in the sea",
    concept="a lit door stands open in the sea; a fox in a boat has come to it",
    alt="A fox in a small boat before an open, shining door that stands in the sea at dusk.",
    place="sea", hour="dusk", palette="violet and gold", view="landscape", figures="one",
    moods=("inviting", "lonely"), readings=("threshold", "courage", "home", "journey"),
)
def door_in_the_sea() -> Scene:
    ...
"""

import hashlib
import importlib
import pkgutil
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, fields, is_dataclass
from typing import Any, Literal, get_args

import numpy as np

from reverie.atelier.develop import Air
from reverie.atelier.sky import Sky
from reverie.atelier.thing import Point, Thing

Place = Literal[
    "sea", "shore", "sky", "city", "village", "forest", "meadow", "mountain", "desert",
    "indoors", "underground", "underwater", "space", "stage", "snow", "nowhere",
]  # fmt: skip
Hour = Literal["dawn", "morning", "noon", "afternoon", "dusk", "night", "lamplight", "timeless"]
View = Literal["close-up", "room", "landscape", "vast"]
Figures = Literal["none", "one", "pair", "few", "crowd"]
PLACES: tuple[Place, ...] = get_args(Place)
HOURS: tuple[Hour, ...] = get_args(Hour)
VIEWS: tuple[View, ...] = get_args(View)
FIGURES: tuple[Figures, ...] = get_args(Figures)


@dataclass(frozen=True)
class World:
    """The light from everywhere: from the sky above, and thrown back from the ground."""

    above: str = "#6f8fb0"
    below: str = "#d8c8a8"
    strength: float = 0.6


@dataclass(frozen=True)
class Sun:
    """Light from afar.

    It comes from `heading`: 0 from behind the viewer, 90 from the right, -90 from the left, 180
    from behind the scene; and from `height` degrees above the horizon.
    """

    heading: float = -45
    height: float = 45
    strength: float = 2.5
    colour: str = "#fff0d0"
    softness: float = 6


@dataclass(frozen=True)
class Spot:
    """A cone of light, `angle` degrees wide."""

    at: Point
    to: Point
    power: float = 500
    colour: str = "#ffffff"
    angle: float = 40
    blend: float = 0.5
    radius: float = 0.2


@dataclass(frozen=True)
class Panel:
    """A shining square: a window, an open door, a screen."""

    at: Point
    to: Point
    power: float = 200
    colour: str = "#ffffff"
    width: float = 3


Light = Sun | Spot | Panel


@dataclass(frozen=True)
class Camera:
    """Where one looks from, and where to. Lens 40 at distance 10 shows 9 high and 6 wide."""

    at: Point
    to: Point
    lens: float = 40
    roll: float = 0


@dataclass(frozen=True)
class Scene:
    """All that a picture needs."""

    things: Sequence[Thing]
    camera: Camera
    world: World = World()
    lights: Sequence[Light] = ()
    sky: Sky = field(default_factory=Sky)
    air: Air = field(default_factory=Air)


@dataclass(frozen=True)
class Card:
    """A picture to be painted, and what is said of it. `readings` are what one may see in it."""

    name: str
    title: str
    concept: str
    alt: str
    place: Place
    hour: Hour
    palette: str
    view: View
    figures: Figures
    moods: tuple[str, ...]
    readings: tuple[str, ...]
    compose: Callable[[], Scene]

    @property
    def seed(self) -> int:
        """Its own chance, the same on every day."""
        return int.from_bytes(hashlib.sha256(self.name.encode()).digest()[:4])


CARDS: dict[str, Card] = {}


def card(
    *,
    title: str,
    concept: str,
    alt: str,
    place: Place,
    hour: Hour,
    palette: str,
    view: View,
    figures: Figures,
    moods: tuple[str, ...],
    readings: tuple[str, ...],
) -> Callable[[Callable[[], Scene]], Callable[[], Scene]]:
    """Enter a scene into the deck, under its function's name with dashes."""

    def enter(compose: Callable[[], Scene]) -> Callable[[], Scene]:
        name = compose.__name__.replace("_", "-")
        CARDS[name] = Card(
            name, title, concept, alt, place, hour, palette, view, figures, moods, readings, compose
        )
        return compose

    return enter


def deck() -> dict[str, Card]:
    """All cards, by name."""
    from reverie.atelier import scenes  # noqa: PLC0415  scenes import this module

    for module in pkgutil.walk_packages(scenes.__path__, f"{scenes.__name__}."):
        importlib.import_module(module.name)
    return dict(sorted(CARDS.items()))


def digest(value: object) -> str:
    """A name for all that is in a value made of dataclasses, arrays and plain data."""
    hasher = hashlib.sha256()
    _feed(hasher.update, value)
    return hasher.hexdigest()


def _feed(update: Callable[[bytes], Any], value: object) -> None:
    if isinstance(value, np.ndarray):
        update(f"{value.dtype}{value.shape}".encode())
        update(np.ascontiguousarray(value).tobytes())
    elif is_dataclass(value):
        update(type(value).__name__.encode())
        for each in fields(value):
            _feed(update, getattr(value, each.name))
    elif isinstance(value, list | tuple):
        update(f"[{len(value)}".encode())
        for each in value:
            _feed(update, each)
    else:
        update(repr(value).encode())
