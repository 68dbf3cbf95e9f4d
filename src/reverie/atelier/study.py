"""What the painter learns of a picture before the first stroke: its parts, and how they run.

A part is a motif, or a piece of one that stands before another piece. Colours are never blurred
across the border of two parts, and strokes end there. The grain of the picture is the direction in
which strokes run: along edges, around forms, and in a slow drift where there are neither. A
direction has no front, so it is kept as a vector of twice its angle, whose length says how sure it
is; such vectors can be added and blurred.
"""

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from reverie.atelier.develop import Developed, Index, folds, luminance
from reverie.atelier.noise import Field, fbm, grid
from reverie.atelier.sky import Image, resized, soften

STANDARD_WIDTH = 640
"""sizes of brushes are in points of a picture this wide"""
LEAST_PART = 1 / 1500
"""of the picture's area"""

Directions = NDArray[np.float32]
"""vectors of twice a direction's angle, as long as it is sure"""


@dataclass(frozen=True)
class Study:
    """A picture and what leads the strokes in it."""

    model: Developed
    parts: Index
    form: Directions
    drift: Directions
    inner: Field
    """0 at the borders of parts, whose contrast shall not lead the strokes beside them"""


def study(model: Developed, seed: int) -> Study:
    """Look at a picture before painting it."""
    parts = parts_of(model.index, folds(model.depth))
    return Study(model, parts, _form(model), _drift(model, seed), _inner(parts))


def grain(study: Study, reference: Image, radius: float) -> Directions:
    """The way strokes of a radius shall run, at each point of the picture."""
    grey = luminance(reference)
    dx = cv2.Scharr(grey, cv2.CV_32F, 1, 0) / 16 * study.inner
    dy = cv2.Scharr(grey, cv2.CV_32F, 0, 1) / 16 * study.inner
    spread = max(1.5, 0.6 * radius)
    xx, yy, xy = (soften(product, spread) for product in (dx * dx, dy * dy, dx * dy))
    strength = np.sqrt((xx - yy) ** 2 + 4 * xy**2)
    edges = strength / (strength + np.where(study.parts == 0, 2.5e-5, 1.2e-5))
    along = 0.5 * np.arctan2(2 * xy, xx - yy) + np.pi / 2
    rest = (1 - edges)[..., None]
    directions = _doubled(along, edges) + rest * (1.4 * study.form + 0.5 * study.drift)
    return soften(directions.astype(np.float32), spread)


def parts_of(index: Index, folds: Field) -> Index:
    """The motifs' numbers, but another for each part of a motif that stands before another.

    So the near house keeps its edge against the far one. Parts too small to matter stay with
    their motif.
    """
    numbers = index.astype(np.float32)
    patch = np.ones((2, 2), np.uint8)
    border = (cv2.dilate(numbers, patch) != cv2.erode(numbers, patch)) | (folds > 0)
    _, labels, stats, _ = cv2.connectedComponentsWithStats(
        (~border & (index > 0)).astype(np.uint8), connectivity=4
    )
    large = stats[:, cv2.CC_STAT_AREA] >= LEAST_PART * index.size
    labels = np.where(large[labels] & (labels > 0), labels, 0)
    if not labels.any():
        return index
    _, nearest = cv2.distanceTransformWithLabels(
        (labels == 0).astype(np.uint8), cv2.DIST_L2, 3, labelType=cv2.DIST_LABEL_PIXEL
    )
    seen = labels > 0
    part_of = np.zeros(nearest.max() + 1, np.int32)
    motif_of = np.zeros_like(part_of)
    part_of[nearest[seen]] = labels[seen]
    motif_of[nearest[seen]] = index[seen]
    ours = (motif_of[nearest] == index) & (index > 0)
    first = int(index.max()) + 1
    return np.where(ours, first + part_of[nearest], index).astype(np.int32)


def soften_within(image: Image, index: Index, radius: float) -> Image:
    """Blurred, but never across the border of two motifs."""
    softened = image.copy()
    reach = int(radius * 3) + 2
    for number in np.unique(index):
        mask = index == number
        rows, columns = np.flatnonzero(mask.any(1)), np.flatnonzero(mask.any(0))
        box = (
            slice(max(rows[0] - reach, 0), rows[-1] + reach + 1),
            slice(max(columns[0] - reach, 0), columns[-1] + reach + 1),
        )
        inside = mask[box].astype(np.float32)
        weight = soften(inside, radius)
        summed = soften(image[box] * inside[..., None], radius)
        mean = summed / np.maximum(weight, 1e-4)[..., None]
        softened[box] = np.where(mask[box][..., None], mean, softened[box])
    return softened


def enlarged_index(index: Index, size: tuple[int, int]) -> Index:
    """The motifs' numbers at another size, with borders that run smoothly between the points."""
    if size == index.shape[::-1]:
        return np.ascontiguousarray(index)
    best = np.zeros(size[::-1], np.float32)
    enlarged = np.zeros(size[::-1], np.int32)
    for number in np.unique(index):
        share = resized((index == number).astype(np.float32), size)
        enlarged[share > best] = number
        np.maximum(best, share, out=best)
    return enlarged


def _doubled(angle: Field, strength: Field) -> Directions:
    doubled = np.stack([np.cos(2 * angle), np.sin(2 * angle)], -1)
    return np.asarray(doubled * strength[..., None], np.float32)


def _form(model: Developed) -> Directions:
    """Around a body: across the direction in which its surface turns away."""
    unit = model.index.shape[1] / STANDARD_WIDTH
    normal = soften_within(model.normal, model.index, 5 * unit)
    right, down = normal[..., 0], -normal[..., 1]
    slant = np.where(model.index > 0, np.clip(np.hypot(right, down), 0, 1), 0)
    return _doubled(np.arctan2(right, -down), slant)


def _drift(model: Developed, seed: int) -> Directions:
    """Where nothing else leads a stroke: level sweeps in the sky, a slow turning elsewhere."""
    height, width = model.index.shape
    x, y = grid(width, height)
    level = (fbm(x * 1.3, y * 1.6, 2, seed + 77) - 0.5) * 1.5
    turning = (fbm(x * 2.0, y * 2.0, 2, seed + 78) - 0.5) * 3.2
    return _doubled(np.where(model.index == 0, level, turning), np.ones_like(x))


def _inner(index: Index) -> Field:
    """1 inside a motif and in the sky, 0 where another begins."""
    numbers = index.astype(np.float32)
    patch = np.ones((3, 3), np.uint8)
    return np.asarray(cv2.dilate(numbers, patch) == cv2.erode(numbers, patch), np.float32)
