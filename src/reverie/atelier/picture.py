"""Pictures as files and as a deck: WebP within a limit, contact sheets, and which two are alike."""

import itertools
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from io import BytesIO

import cv2
import numpy as np
from numpy.typing import NDArray
from PIL import Image as Pillow
from scipy.ndimage import gaussian_filter

from reverie.atelier.sky import Image, resized, rgb, soften

LIMIT = 90_000
"""bytes a card may weigh"""
BEST, WORST = 94, 40
"""WebP's quality: above the best nothing is gained, below the worst paint turns to mud"""
SMALL_WIDTH = 320

HASH_SIDE = 8
HUES, SHADES, TONES = 18, 6, 6


class TooLargeError(ValueError):
    """A picture that fits its limit at no quality worth showing."""


@dataclass(frozen=True)
class Likeness:
    """How far apart two pictures are: their drawing from 0 to 64, their colours from 0 to 1."""

    one: str
    other: str
    drawing: int
    colours: float

    @property
    def distance(self) -> float:
        """Both in one number from 0, the same picture, to 1."""
        return 0.5 * min(self.drawing / 32, 1.0) + 0.5 * self.colours


def to_points(image: Image) -> NDArray[np.uint8]:
    """A painted picture as whole numbers."""
    return np.asarray(np.round(np.clip(image, 0, 1) * 255), np.uint8)


def encode(image: Image, limit: int = LIMIT) -> bytes:
    """A WebP of the highest quality that is not larger than `limit`."""
    picture = Pillow.fromarray(to_points(image))
    low, high = WORST, BEST
    fitting: bytes | None = None
    while low <= high:
        quality = (low + high) // 2 if fitting or low != WORST or high != BEST else high
        attempt = _webp(picture, quality)
        if len(attempt) <= limit:
            fitting, low = attempt, quality + 1
        else:
            high = quality - 1
    if fitting is None:
        raise TooLargeError(f"more than {limit} bytes even at quality {WORST}")
    return fitting


def _webp(picture: Pillow.Image, quality: int) -> bytes:
    file = BytesIO()
    picture.save(file, "WEBP", quality=quality, method=6)
    return file.getvalue()


def thumbnail(image: Image, width: int = SMALL_WIDTH) -> Image:
    """The picture at another width, as sharp as it can be."""
    height = round(image.shape[0] * width / image.shape[1])
    small = resized(image, (width, height), cv2.INTER_AREA)
    return np.clip(small + 0.25 * (small - soften(small, 0.8)), 0, 1)


def shades(image: Image, count: int = 3) -> tuple[str, ...]:
    """The picture's colours from top to bottom, shown until it has been loaded."""
    bands = np.array_split(image, count, axis=0)
    means = [to_points(band.reshape(-1, 3).mean(0)) for band in bands]
    return tuple("#" + "".join(f"{part:02x}" for part in mean) for mean in means)


def contact_sheet(
    images: Sequence[Image], columns: int = 8, width: int = 200, gap: int = 6, wall: str = "#26242a"
) -> Image:
    """All pictures side by side, in order."""
    small = [thumbnail(image, width) for image in images]
    height = max((each.shape[0] for each in small), default=0)
    columns = max(1, min(columns, len(small)))
    rows = -(-len(small) // columns)
    sheet = np.empty((gap + rows * (height + gap), gap + columns * (width + gap), 3), np.float32)
    sheet[:] = rgb(wall)
    for number, each in enumerate(small):
        row, column = divmod(number, columns)
        top, left = gap + row * (height + gap), gap + column * (width + gap)
        sheet[top : top + each.shape[0], left : left + width] = each
    return sheet


def drawing_hash(image: Image) -> int:
    """64 bits that say where a picture is light and dark; alike pictures differ in few."""
    side = 4 * HASH_SIDE
    grey = cv2.resize(cv2.cvtColor(image, cv2.COLOR_RGB2GRAY), (side, side), None, 0, 0,
                      cv2.INTER_AREA)  # fmt: skip
    low = cv2.dct(grey.astype(np.float32))[:HASH_SIDE, :HASH_SIDE].ravel()
    low[0] = 0.0
    bits = low > np.median(low) + 1e-3
    return sum(1 << place for place, bit in enumerate(bits) if bit)


def colour_share(image: Image) -> NDArray[np.float32]:
    """How much of a picture has which hue, strength and brightness; sums to 1.

    Each colour counts a little for its neighbours too, or a shade would make all the difference.
    """
    small = thumbnail(image, 120)
    hue, strength, value = np.moveaxis(cv2.cvtColor(small, cv2.COLOR_RGB2HSV), -1, 0)
    counts, _ = np.histogramdd(
        np.stack([hue.ravel(), strength.ravel(), value.ravel()], -1),
        bins=(HUES, SHADES, TONES),
        range=((0, 360), (0, 1), (0, 1)),
    )
    smeared = gaussian_filter(counts, 0.8, mode=("wrap", "nearest", "nearest"))
    return np.asarray(smeared / smeared.sum(), np.float32).ravel()


def likenesses(pictures: Mapping[str, Image]) -> list[Likeness]:
    """Every pair of a deck, the most alike first."""
    drawn = {name: drawing_hash(image) for name, image in pictures.items()}
    coloured = {name: colour_share(image) for name, image in pictures.items()}
    pairs = [
        Likeness(
            one,
            other,
            (drawn[one] ^ drawn[other]).bit_count(),
            float(1 - np.minimum(coloured[one], coloured[other]).sum()),
        )
        for one, other in itertools.combinations(pictures, 2)
    ]
    return sorted(pairs, key=lambda pair: (pair.distance, pair.one, pair.other))
