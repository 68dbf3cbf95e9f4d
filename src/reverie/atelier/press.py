"""The press: from a card's scene to its finished picture, many at once, nothing twice.

Layers and paintings are kept by all that went into them, code included. Whoever changes only the
sky, the air or the brush waits for the painting alone, and an unchanged card costs nothing.
"""

from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib.metadata import version
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING

import numpy as np

from reverie.atelier.brush import GOUACHE, QUICK, Brush, paint
from reverie.atelier.cache import Arrays, cached
from reverie.atelier.develop import Layers, develop
from reverie.atelier.eye import faults
from reverie.atelier.picture import to_points
from reverie.atelier.rehearsal import rehearse
from reverie.atelier.scene import Card, Scene, deck, digest
from reverie.atelier.sky import Image

if TYPE_CHECKING:
    from reverie.atelier.stage import Exposure

KEPT = ("colour", "alpha", "depth", "normal", "index")
PAINTER = ("noise", "sky", "weather", "develop", "study", "strokes", "brush", "eye")
"""the modules that make a painting of layers"""


@dataclass(frozen=True)
class Finish:
    """How large a card is made, and how."""

    width: int
    height: int
    samples: int
    brush: Brush
    rehearsed: bool = False
    """in a second and without Blender, to judge a composition by"""

    def exposure(self) -> "Exposure":
        """What the stage is told of it."""
        from reverie.atelier.stage import Exposure  # noqa: PLC0415  Blender takes a second to wake

        return Exposure(self.width, self.height, self.samples)


CARD = Finish(640, 960, 8, GOUACHE)
REHEARSAL = Finish(320, 480, 0, QUICK, rehearsed=True)


@dataclass(frozen=True)
class Painting:
    """A finished picture. `motifs` are what is on it, the most prominent first."""

    name: str
    image: Image
    motifs: tuple[str, ...]
    faults: tuple[str, ...]
    seconds: float


def painting(card: Card, finish: Finish = CARD) -> Painting:
    """Paint one card."""
    began = perf_counter()
    scene = card.compose()
    if finish.rehearsed:
        layers = rehearse(scene, finish.width, finish.height)
        content = ""
    else:
        layers, content = _layers(scene, finish, card.seed)
    image, wrong = _painted(layers, content, scene, finish.brush, card.seed)
    return Painting(card.name, image, _prominent(layers), wrong, perf_counter() - began)


def paintings(names: Iterable[str], finish: Finish, jobs: int) -> Iterator[Painting]:
    """Paint these cards, so many at once, in the order in which they are done."""
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        orders = [pool.submit(_painting_called, name, finish) for name in names]
        for order in as_completed(orders):
            yield order.result()


def _painting_called(name: str, finish: Finish) -> Painting:
    return painting(deck()[name], finish)


def _layers(scene: Scene, finish: Finish, seed: int) -> tuple[Layers, str]:
    """A scene's layers, and a name for their content."""
    stage = (scene.things, scene.camera, scene.world, scene.lights)
    size = (finish.width, finish.height, finish.samples)
    content = digest((version("bpy"), _written("stage", "materials"), seed, size, stage))
    kept = cached("layers", content, lambda: _taken(scene, finish, seed))
    names = dict(enumerate(map(str, kept["motifs"].tolist()), 1))
    return Layers(**{name: kept[name] for name in KEPT}, motifs=names), content


def _painted(
    layers: Layers, content: str, scene: Scene, brush: Brush, seed: int
) -> tuple[Image, tuple[str, ...]]:
    """The painting of these layers, and what an eye finds wrong with it."""

    def work() -> Arrays:
        developed = develop(layers, scene.sky, scene.air, seed)
        image = paint(developed, brush, seed)
        wrong = np.array(faults(developed, image), dtype=np.str_)
        return {"image": to_points(image), "wrong": wrong}

    if content:
        name = digest((content, _written(*PAINTER), scene.sky, scene.air, brush, seed))
        done = cached("paintings", name, work)
    else:
        done = work()
    return done["image"].astype(np.float32) / 255, tuple(map(str, done["wrong"].tolist()))


@cache
def _written(*modules: str) -> str:
    """A name for how these modules are written now."""
    folder = Path(__file__).parent
    texts = [(folder / f"{module}.py").read_bytes() for module in modules]
    return sha256(b"".join(texts)).hexdigest()


def _taken(scene: Scene, finish: Finish, seed: int) -> Arrays:
    from reverie.atelier.stage import take  # noqa: PLC0415  only who takes pictures needs Blender

    layers = take(scene, finish.exposure(), seed)
    motifs = [layers.motifs[number] for number in sorted(layers.motifs)]
    return {name: getattr(layers, name) for name in KEPT} | {"motifs": np.array(motifs)}


def _prominent(layers: Layers) -> tuple[str, ...]:
    numbers, areas = np.unique(layers.index[layers.alpha > 0.5], return_counts=True)
    by_area = sorted(zip(areas.tolist(), numbers.tolist(), strict=True), reverse=True)
    least = layers.index.size / 5000
    return tuple(
        layers.motifs[number]
        for area, number in by_area
        if area > least and number in layers.motifs and layers.motifs[number] != "highlight"
    )
