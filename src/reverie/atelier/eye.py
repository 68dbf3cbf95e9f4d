"""The first look at a card: what a program can see that is wrong with a picture.

It finds a picture that is too dark for a telephone, a ground that ends inside the frame, and a
subject that is lost. Whether a card is good it cannot see.
"""

from collections.abc import Iterator
from itertools import pairwise

import cv2
import numpy as np
from numpy.typing import NDArray

from reverie.atelier.develop import Developed, is_quiet, luminance
from reverie.atelier.noise import Field
from reverie.atelier.sky import Image

DARKEST_MEAN, BRIGHTEST_MEAN = 0.16, 0.78
DARKEST_SHADOW = 0.015
LEAST_RANGE = 0.22
LEAST_SUBJECT, MOST_SUBJECT = 0.03, 0.6
LEAST_CONTRAST = 0.045
EDGE = 0.025
"""how deep the border is, as a share of the picture"""
BAND_JUMP = 0.10
DRIFTING = frozenset({"cloud", "clouds", "fog", "mist", "smoke"})
"""what may end anywhere"""


def faults(developed: Developed, image: Image) -> tuple[str, ...]:
    """What is wrong with a painted picture, in words; nothing if nothing is."""
    if not np.isfinite(image).all():
        return ("some points are not numbers",)
    return (
        *_brightness_faults(luminance(image)),
        *_border_faults(developed, image),
        *_subject_faults(developed, image),
    )


def _brightness_faults(bright: Field) -> Iterator[str]:
    mean = float(bright.mean())
    shadow, high = (float(part) for part in np.percentile(bright, (5, 95)))
    if mean < DARKEST_MEAN:
        yield f"too dark: mean brightness {mean:.2f}, should be over {DARKEST_MEAN}"
    if mean > BRIGHTEST_MEAN:
        yield f"too pale: mean brightness {mean:.2f}, should be under {BRIGHTEST_MEAN}"
    if shadow < DARKEST_SHADOW:
        yield f"shadows are black: the darkest twentieth lies below {shadow:.3f}"
    if high - shadow < LEAST_RANGE:
        yield f"flat: only {high - shadow:.2f} between its shadows and its lights"


def _border_faults(developed: Developed, image: Image) -> Iterator[str]:
    """Where the ground's mesh ended, sky or another colour shows along an edge."""
    solid = developed.alpha > 0.5
    for number, motif in developed.motifs.items():
        if not DRIFTING.isdisjoint(motif.split()):
            solid &= developed.index != number
    height, width = solid.shape
    deep = max(2, round(EDGE * height))
    above = solid[-4 * deep : -2 * deep].mean(0) > 0.9
    below = (~solid[-deep:]).any(0)
    hole = float((above & below).mean())
    if hole > 0.01:
        yield f"the ground ends before the bottom edge, over {hole:.0%} of the width"
    for name, edge, inside in (("left", 0, width // 64), ("right", -1, -1 - width // 64)):
        cliff = solid[:, inside] & ~solid[:, edge]
        if _longest_run(cliff) > 2 * deep:
            yield f"the ground ends before the {name} edge"
    for name, strip in _strips(image, deep):
        jump = np.abs(np.diff(strip, axis=0)).max(-1)
        row = int(jump.mean(1).argmax())
        share = float((jump[row] > BAND_JUMP).mean())
        if share > 0.6:
            yield f"a band of another colour runs along the {name} edge"


def _longest_run(row: NDArray[np.bool_]) -> int:
    ends = np.flatnonzero(~np.concatenate([[False], row, [False]]))
    return int(np.diff(ends).max()) - 1


def _strips(image: Image, deep: int) -> Iterator[tuple[str, Image]]:
    turned = image.transpose(1, 0, 2)
    strips = {"top": image[:deep], "bottom": image[-deep:], "left": turned[:deep],
              "right": turned[-deep:]}  # fmt: skip
    for name, strip in strips.items():
        calm = np.stack([np.median(strip[:, part], axis=1) for part in _parts(strip.shape[1])], 1)
        yield name, calm


def _parts(length: int, count: int = 16) -> list[slice]:
    ends = np.linspace(0, length, count + 1).astype(int).tolist()
    return [slice(start, end) for start, end in pairwise(ends) if end > start]


def _subject_faults(developed: Developed, image: Image) -> Iterator[str]:
    subjects = {
        motif: developed.index == number
        for number, motif in developed.motifs.items()
        if not is_quiet(motif)
    }
    areas = {motif: float(mask.mean()) for motif, mask in subjects.items()}
    seen = sum(areas.values())
    if not areas or not seen:
        yield "no subject: every motif is ground"
        return
    motif = max(areas, key=lambda name: areas[name])
    if seen < LEAST_SUBJECT:
        yield f"the subject is small: all figures together fill {seen:.1%}"
    if areas[motif] > MOST_SUBJECT:
        yield f"the subject fills the frame: {motif} covers {areas[motif]:.0%}"
    contrast = _contrast(subjects[motif], image)
    if contrast < LEAST_CONTRAST:
        yield f"the subject hardly stands out: {motif} differs by {contrast:.2f} from its ground"


def _contrast(mask: NDArray[np.bool_], image: Image) -> float:
    """How a subject differs in colour from what is around it."""
    reach = 2 * (mask.shape[1] // 32) + 1
    grown = cv2.dilate(mask.astype(np.uint8), np.ones((reach, reach), np.uint8)) > 0
    around = grown & ~mask
    if not around.any():
        return 1.0
    difference = image[mask].mean(0) - image[around].mean(0)
    return float(np.abs(difference).max())
