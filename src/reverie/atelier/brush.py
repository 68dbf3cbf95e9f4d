"""The painter: brush strokes over a developed picture, broad ones first.

**What it does.** The finer layers are painted at twice the picture's size and shrunk at the end,
which gives strokes clean edges. On a toned ground it lays layers of strokes, each with a smaller
brush than the last. A layer looks at a blurred copy of the picture, its *reference*, and puts a
stroke only where the canvas still differs from it by more than the layer tolerates; less is
tolerated where the picture has detail. So a sky is a few broad sweeps, and a face gets the small
brush.

**How a stroke runs.** From its seed it follows the *grain* both ways: along edges where there are
any, around the form where a surface turns away, in a slow drift elsewhere. It ends where another
object begins or where its colour would be wrong. Its colour is that of the reference at its seed,
a little varied, and it picks up some of what it passes over. It never covers another object,
except one of nearly the same colour: painters lose such edges too.

**What is put right.** At the end the small brush cannot do everything: an eye is two points wide.
Where the canvas is still clearly wrong the picture itself shows through, so that silhouettes are
straight and eyes open. The thickness of the paint catches a little light, a thin glaze of the
ground's colour draws the palette together, and that is all.

Everything random comes from one seeded generator before a stroke is laid, in a fixed order; the
same picture and seed give the same bytes.
"""

from dataclasses import dataclass, replace
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from reverie.atelier.develop import Developed, Index, luminance
from reverie.atelier.noise import Field, smoothstep
from reverie.atelier.sky import SEEDS, Image, blend, resized, rgb, soften
from reverie.atelier.strokes import brush_hairs, lay_strokes
from reverie.atelier.study import (
    STANDARD_WIDTH,
    Study,
    enlarged_index,
    grain,
    soften_within,
    study,
)

MARGIN = 1 / 32
"""how far beyond the edge the painter works, as a share of the width"""
BROAD = 8.0
"""strokes at least this wide are laid at the picture's own size: nobody sees their pixels"""
LEAST_WIDTH = 288
"""no picture is painted smaller than this"""
SKY_PICKUP = 0.6
NEARLY_NOTHING = 0.02
BARE_CANVAS = 0.4
"""how much of the ground's colour shows before the first stroke"""


@dataclass(frozen=True)
class Layer:
    """All strokes of one size."""

    radius: float
    tolerance: float
    """how wrong a colour may stay, summed over its channels; 0 covers everything"""
    jitter: float
    """how much strokes differ in colour"""
    length: float = 6.0
    """in radii"""
    spacing: float = 0.75
    """between the seeds of strokes, in radii"""
    opacity: float = 0.9
    dry: float = 0.2
    """how early the paint runs out and the bristles show"""
    streak: float = 0.05
    """how much lighter and darker the bristles are"""


@dataclass(frozen=True)
class Brush:
    """A way to paint."""

    layers: tuple[Layer, ...]
    oversampling: float = 2.0
    """how much larger than the picture the fine layers are painted; below 1 all of it is smaller"""
    bristle: float = 3.0
    """how wide a bristle's mark is, in points"""
    pickup: float = 0.35
    """how much of the colour under it a stroke takes up as it goes"""
    relief: float = 0.03
    """how much the thickness of the paint catches the light"""
    ground: str = "#a8694a"
    """the colour of the canvas before the first stroke"""
    glaze: float = 0.035
    """how much of the ground's colour lies over all"""
    fidelity: float = 0.9
    """how much of the picture shows where the strokes are wrong"""
    tooth: float = 0.009
    """how rough the paper is"""
    sky_breadth: float = 1.5
    """how much broader and longer strokes are in the sky"""


GOUACHE = Brush(
    layers=(
        Layer(22, 0.0, 0.022, spacing=0.9, opacity=0.94, dry=0.12, streak=0.02),
        Layer(11, 0.07, 0.018, opacity=0.90, dry=0.16, streak=0.03),
        Layer(5.5, 0.08, 0.016, opacity=0.90, dry=0.14, streak=0.03),
        Layer(2.8, 0.12, 0.010, opacity=0.90, dry=0.08, streak=0.015),
        Layer(1.5, 0.12, 0.005, opacity=0.90, dry=0.05, streak=0.0),
    )
)
"""the house's own: broad and quiet where it may be, fine where it must"""

QUICK = replace(GOUACHE, layers=GOUACHE.layers[:4], oversampling=0.5)
"""for a look at a composition"""


def paint(developed: Developed, brush: Brush = GOUACHE, seed: int = 0) -> Image:
    """The picture, painted."""
    height, width = developed.index.shape
    margin = round(MARGIN * width)
    truth = _with_margin(developed, margin)
    model = replace(truth, image=_without_sparks(truth))
    smaller = max(brush.oversampling, LEAST_WIDTH / width)
    if smaller < 1:
        model = _smaller(model, smaller)
    chance = np.random.default_rng([seed % SEEDS, 11])
    ground = toned_ground(model.image, brush.ground)
    easel = _primed(study(model, seed % SEEDS), ground)
    hairs = brush_hairs(chance)
    for layer in brush.layers:
        if layer.radius < BROAD and brush.oversampling > easel.scale:
            easel = _enlarged(easel, brush.oversampling)
        _lay(layer, brush, easel, hairs, chance)
    canvas = _put_right(_lit(easel, brush.relief), truth, brush.fidelity)
    canvas = resized(canvas, truth.index.shape[::-1], cv2.INTER_AREA)
    canvas = canvas[margin : margin + height, margin : margin + width]
    return _on_paper(glazed(canvas, ground, brush.glaze), brush.tooth, chance)


def toned_ground(image: Image, colour: str) -> NDArray[np.float32]:
    """The canvas's colour: the given one, brought near the picture's own brightness and mood."""
    mean = image.reshape(-1, 3).mean(0)
    tone = rgb(colour)
    tone = tone * (0.25 + 0.75 * mean.mean() / tone.mean())
    return np.asarray(np.clip(0.5 * tone + 0.5 * mean, 0, 1), np.float32)


def glazed(image: Image, colour: NDArray[np.float32], amount: float) -> Image:
    """A thin film of one colour, strongest in the middle tones, that leaves brightness alone."""
    bright = luminance(image)
    film = colour - luminance(colour[None, None])[0, 0] + bright[..., None]
    return blend(image, np.clip(film, 0, 1), amount * 4 * bright * (1 - bright) + amount * 0.3)


def _with_margin(developed: Developed, margin: int) -> Developed:
    """The picture with a border of its own reflection, for strokes that run over the edge."""

    def wider(field: NDArray[Any]) -> NDArray[Any]:
        sides = ((margin, margin), (margin, margin), (0, 0))
        return np.pad(field, sides[: field.ndim], mode="symmetric")

    return replace(
        developed,
        image=wider(developed.image),
        index=wider(developed.index),
        depth=wider(developed.depth),
        alpha=wider(developed.alpha),
        normal=wider(developed.normal),
        detail=wider(developed.detail),
    )


def _smaller(developed: Developed, scale: float) -> Developed:
    height, width = developed.index.shape
    size = (round(width * scale), round(height * scale))

    def shrunk(field: NDArray[Any], way: int = cv2.INTER_AREA) -> NDArray[Any]:
        return np.asarray(cv2.resize(field, size, interpolation=way), field.dtype)

    return replace(
        developed,
        image=shrunk(developed.image),
        index=shrunk(developed.index, cv2.INTER_NEAREST),
        depth=shrunk(developed.depth, cv2.INTER_NEAREST),
        alpha=shrunk(developed.alpha),
        normal=shrunk(developed.normal),
        detail=shrunk(developed.detail),
    )


def _without_sparks(developed: Developed) -> Image:
    """The picture without stars and flakes in the open sky, which would draw strokes around them.

    They come back at the end, when the picture is put right.
    """
    side = 2 * round(developed.index.shape[1] / 150) + 1
    patch = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (side, side))
    open_sky = cv2.erode(
        (developed.alpha < NEARLY_NOTHING).astype(np.uint8), np.ones((2 * side, 2 * side), np.uint8)
    )
    opened = cv2.morphologyEx(developed.image, cv2.MORPH_OPEN, patch)
    calm: Image = np.where(open_sky[..., None] > 0, opened, developed.image)
    return calm


@dataclass(frozen=True)
class _Easel:
    """A canvas in the making, and the picture it is made from, at the canvas's size."""

    study: Study
    scale: float
    image: Image
    parts: Index
    detail: Field
    canvas: Image
    thickness: Field
    """of the paint"""

    @property
    def unit(self) -> float:
        """Points of the canvas to one of a standard picture."""
        return self.parts.shape[1] / STANDARD_WIDTH


def _primed(study: Study, ground: NDArray[np.float32]) -> _Easel:
    """The bare canvas: the ground's colour, and a hint of where things will be."""
    model = study.model
    hint = soften(model.image, 24 * model.index.shape[1] / STANDARD_WIDTH)
    canvas = blend(hint, ground, np.full(model.index.shape, BARE_CANVAS, np.float32))
    thickness = np.full(model.index.shape, 0.5, np.float32)
    return _Easel(study, 1.0, model.image, study.parts, model.detail, canvas, thickness)


def _enlarged(easel: _Easel, scale: float) -> _Easel:
    height, width = easel.study.parts.shape
    size = (round(width * scale), round(height * scale))
    return _Easel(
        easel.study,
        scale,
        _finer(easel.study.model.image, size),
        enlarged_index(easel.study.parts, size),
        resized(easel.detail, size),
        _finer(easel.canvas, size),
        resized(easel.thickness, size),
    )


def _finer(image: Image, size: tuple[int, ...]) -> Image:
    if image.shape[1::-1] == size:
        return image
    return np.clip(resized(image, size, cv2.INTER_CUBIC), 0, 1)


def _lay(
    layer: Layer,
    brush: Brush,
    easel: _Easel,
    hairs: NDArray[np.float32],
    chance: np.random.Generator,
) -> None:
    radius = layer.radius * easel.unit
    small, reference = _reference(easel, radius)
    columns, rows = _seeds(layer, easel, _wrong(easel, small, radius), brush.sky_breadth, chance)
    count = columns.size
    at = rows.astype(np.int64), columns.astype(np.int64)
    in_sky = easel.parts[at] == 0
    calm = np.where(in_sky, 0.6, 1.0) * (1 - 0.8 * smoothstep(0.8, 1.0, luminance(reference[at])))
    breadth = np.where(in_sky, brush.sky_breadth, 1.0)
    widths = radius * breadth * chance.uniform(0.75, 1.25, count)
    lengths = layer.length * radius * breadth * chance.uniform(0.8, 1.2, count)
    lightness = chance.normal(0, layer.jitter, (count, 1))
    warmth = chance.normal(0, 0.6 * layer.jitter, (count, 1))
    shifts = (lightness + warmth * np.array([1.0, 0.1, -1.0])) * calm[:, None]
    lay_strokes(
        easel.canvas,
        easel.thickness,
        reference,
        easel.parts,
        _angles(easel, small, radius),
        np.stack([columns, rows, widths, lengths], -1).astype(np.float32),
        shifts.astype(np.float32),
        np.where(in_sky, SKY_PICKUP, brush.pickup).astype(np.float32),
        np.where(in_sky, 0.9, 0.35).astype(np.float32),
        chance.integers(0, 1 << 20, (count, 3)),
        hairs,
        brush.bristle * easel.unit / 2.2,
        layer.opacity,
        layer.dry,
        layer.streak,
    )


def _reference(easel: _Easel, radius: float) -> tuple[Image, Image]:
    """What a brush of a radius can see of the picture: at the picture's size and the canvas's."""
    blur = 0.3 * radius / easel.scale
    small = soften_within(easel.study.model.image, easel.study.parts, max(blur, 0.5))
    if easel.scale == 1:
        return small, small
    if blur > 1:
        return small, _finer(small, easel.parts.shape[::-1])
    return small, soften(easel.image, max(blur * easel.scale, 0.4))


def _angles(easel: _Easel, reference: Image, radius: float) -> Field:
    directions = grain(easel.study, reference, radius / easel.scale)
    larger = resized(directions, easel.parts.shape[::-1])
    return (0.5 * np.arctan2(larger[..., 1], larger[..., 0])).astype(np.float32)


def _wrong(easel: _Easel, reference: Image, radius: float) -> Field:
    """How far the canvas is from what a brush sees, with bristles and all smoothed over."""
    near = radius / easel.scale
    small = resized(easel.canvas, reference.shape[1::-1], cv2.INTER_AREA)
    error = np.abs(soften(small, max(0.5 * near, 0.3)) - reference).sum(-1)
    return soften(error, max(0.4 * near, 0.3))


def _seeds(
    layer: Layer, easel: _Easel, wrong: Field, sky_breadth: float, chance: np.random.Generator
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Columns and rows where strokes begin, in the order in which they are laid."""
    height, width = easel.parts.shape
    step = max(1.6, layer.spacing * layer.radius * easel.unit)
    across, down = np.meshgrid(np.arange(step / 2, width, step), np.arange(step / 2, height, step))
    shape = across.shape
    columns = np.clip(across + chance.uniform(-0.5, 0.5, shape) * step, 0, width - 1.01).ravel()
    rows = np.clip(down + chance.uniform(-0.5, 0.5, shape) * step, 0, height - 1.01).ravel()
    order = chance.permutation(columns.size)
    columns, rows = columns[order], rows[order]
    at = rows.astype(np.int64), columns.astype(np.int64)
    kept = (easel.parts[at] > 0) | (chance.random(columns.size) < sky_breadth**-1.5)
    if layer.tolerance:
        small = (rows / easel.scale).astype(np.int64), (columns / easel.scale).astype(np.int64)
        kept &= wrong[small] > layer.tolerance * (1.3 - 0.75 * easel.detail[at])
    return columns[kept], rows[kept]


def _put_right(canvas: Image, truth: Developed, fidelity: float) -> Image:
    """Let the picture show where the strokes miss it by far, sooner where there is detail."""
    width = max(canvas.shape[1], truth.index.shape[1])
    size = (width, round(width * truth.index.shape[0] / truth.index.shape[1]))
    unit = width / STANDARD_WIDTH
    canvas = _finer(canvas, size)
    missed = _finer(truth.image, size) - canvas
    wrong = soften(np.abs(missed).max(-1), 0.45 * unit)
    least = 0.05 + 0.11 * (1 - resized(truth.detail, size))
    shown = np.clip((wrong - least) / (1.3 * least), 0, 1)
    shown = soften(shown * shown * (3 - 2 * shown), 0.45 * unit)
    return (canvas + missed * (fidelity * shown)[..., None]).astype(np.float32)


def _lit(easel: _Easel, relief: float) -> Image:
    """Light from the upper left on ridges of paint, wide ones rather than every hair."""
    canvas = easel.canvas
    smooth = soften(easel.thickness, 0.9 * easel.unit)
    dx = cv2.Sobel(smooth, cv2.CV_32F, 1, 0, ksize=3) * easel.unit
    dy = cv2.Sobel(smooth, cv2.CV_32F, 0, 1, ksize=3) * easel.unit
    shade = np.clip(-(0.6 * dx + 0.8 * dy) * relief, -0.12, 0.12)[..., None]
    shade *= smoothstep(1.0, 0.75, luminance(canvas))[..., None]
    return np.clip(canvas * (1 + shade), 0, 1).astype(np.float32)


def _on_paper(canvas: Image, tooth: float, chance: np.random.Generator) -> Image:
    """A tooth too soft to cost bytes, and felt only in the middle tones."""
    height, width = canvas.shape[:2]
    rough = soften(chance.standard_normal((height, width)).astype(np.float32), 1.6)
    rough /= rough.std() + 1e-6
    bright = luminance(canvas)
    weight = tooth * smoothstep(0.02, 0.3, bright) * smoothstep(1.0, 0.7, bright)
    return np.clip(canvas * (1 + rough * weight)[..., None], 0, 1).astype(np.float32)
