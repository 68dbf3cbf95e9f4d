"""All backdrops of the page: which there are, and how one is painted."""

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from hashlib import sha256
from multiprocessing import get_context

from reverie.atelier.brush import GOUACHE, Brush, paint
from reverie.atelier.develop import Developed
from reverie.atelier.picture import encode
from reverie.atelier.room.garden import garden
from reverie.atelier.room.heaven import heaven
from reverie.atelier.room.hour import HOURS, Hour
from reverie.atelier.room.lawn import LAWN_SIDE, lawn, seamless
from reverie.atelier.room.legible import legible
from reverie.atelier.room.tabletop import tabletop
from reverie.atelier.sky import SEEDS, Image

WIDE, TALL = (1600, 1000), (800, 1600)
"""for a laptop or a TV, and for a phone held upright"""
LIGHT_HAND = 0.62
"""how broad the strokes are, beside a card's: a backdrop is shown much larger than a card"""

Compose = Callable[[int, int, Hour, int], Developed]


@dataclass(frozen=True)
class Backdrop:
    """A picture behind the cards; `limit` is how many bytes it may have."""

    name: str
    compose: Compose
    size: tuple[int, int]
    hour: Hour
    limit: int = 40_000

    @property
    def seed(self) -> int:
        """The same chance for a scene in all its shapes, on every day."""
        scene = self.name.split("-", maxsplit=1)[0]
        return int.from_bytes(sha256(scene.encode()).digest()[:4]) % SEEDS


SCENES: dict[str, Compose] = {"table": tabletop, "garden": garden, "heaven": heaven}
BACKDROPS = tuple(
    Backdrop(f"{scene}-{hour}-{shape}", compose, size, hour)
    for scene, compose in SCENES.items()
    for hour in HOURS
    for shape, size in (("wide", WIDE), ("tall", TALL))
)
LAWNS = tuple(
    Backdrop(f"lawn-{hour}", lawn, (LAWN_SIDE, LAWN_SIDE), hour, limit=16_000) for hour in HOURS
)
"""what the score track leads over: tiles without a seam"""

ROOM = {backdrop.name: backdrop for backdrop in (*BACKDROPS, *LAWNS)}
REHEARSED = 1 / 3
"""the share of its width at which a rehearsal is painted"""


def hangings(
    names: Iterable[str], jobs: int, *, rehearsed: bool = False
) -> Iterator[tuple[str, bytes]]:
    """Paint these, so many at once: their names and files, in the order in which they are given."""
    share = REHEARSED if rehearsed else 1.0
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        orders = [(name, pool.submit(_file, name, share)) for name in names]
        for name, order in orders:
            yield name, order.result()


def _file(name: str, share: float) -> bytes:
    backdrop = ROOM[name]
    return encode(hang(backdrop, share), backdrop.limit)


def hang(backdrop: Backdrop, share: float = 1.0) -> Image:
    """A backdrop, painted; with a `share` below 1 it is smaller, for a look."""
    width, height = (round(side * share) for side in backdrop.size)
    developed = backdrop.compose(width, height, backdrop.hour, backdrop.seed)
    image = paint(developed, _brush(width), backdrop.seed)
    if backdrop in LAWNS:
        return seamless(image)
    return legible(image, backdrop.hour)


def _brush(width: int) -> Brush:
    """The cards' own, but with strokes that are right for a picture that fills a screen."""
    hand = LIGHT_HAND if width > TALL[0] else 1.2 * LIGHT_HAND
    layers = tuple(replace(layer, radius=layer.radius * hand) for layer in GOUACHE.layers)
    return replace(GOUACHE, layers=layers, oversampling=1.0)
