"""What falls or drifts through the air: snow, rain, dust, petals, sparks.

Each grain hangs at a depth of its own and is hidden by what is nearer. It is drawn flat, as a
painter would flick it from the brush at the end.
"""

from typing import Literal

import cv2
import numpy as np

from reverie.atelier.noise import Field
from reverie.atelier.sky import Image, blend, rgb, soften

Kind = Literal["snow", "rain", "dust", "petals", "sparks"]

COUNT = {"snow": 900, "rain": 800, "dust": 260, "petals": 320, "sparks": 170}
"""grains at amount 1"""
SHADES = {
    "snow": ("#ffffff", "#f2f6ff"),
    "rain": ("#dfe9f5", "#c8d6ea"),
    "dust": ("#ffeec4", "#ffe0a0"),
    "petals": ("#f7c5d0", "#f2a9bb", "#fbe3e0"),
    "sparks": ("#ffd27a", "#ffb04a", "#fff0c0"),
}
NEAREST, OUT_OF_FOCUS, FARTHEST = 3.0, 5.0, 26.0
FINE = 4  # binary digits of a pixel that OpenCV draws with


def fall(image: Image, depth: Field, kind: Kind, amount: float, seed: int) -> tuple[Image, Field]:
    """The picture with its weather, and where that must be painted finely."""
    height, width = depth.shape
    chance = np.random.default_rng([seed, 7])
    shades = SHADES[kind]
    sharp, blurred = (
        [np.zeros((height, width), np.float32) for _ in shades] for _ in ("sharp", "blurred")
    )
    count = round(COUNT[kind] * amount)
    distances = np.sort(chance.uniform(NEAREST, FARTHEST, count))[::-1]
    lean = np.radians(chance.uniform(4, 14))
    for distance in distances:
        middle = chance.uniform(0, (width, height))
        grain = middle + _outline(kind, width / 640 * 22 / float(distance), lean, chance)
        if depth[int(middle[1]), int(middle[0])] < distance:
            continue
        covers = blurred if distance < OUT_OF_FOCUS else sharp
        cover = covers[int(chance.integers(len(shades)))]
        strength = float((0.35 if kind == "rain" else 0.95) * (1.15 - distance / FARTHEST * 0.7))
        points = np.round(grain * (1 << FINE)).astype(np.int32)
        cv2.fillConvexPoly(cover, points, (min(strength, 1.0),), cv2.LINE_AA, FINE)
    falling = np.zeros((height, width), np.float32)
    size = width / 640
    for shade, cover, near in zip(shades, sharp, blurred, strict=True):
        soft = soften(cover, 0.6 * size)
        soft = np.maximum(soft, 0.8 * soften(near, 1.6 * size))
        if kind in ("sparks", "dust"):
            image = blend(image, rgb(shade), 0.8 * soften(cover, 5 * size))
        image = blend(image, rgb(shade), soft)
        falling = np.maximum(falling, soft)
    return image, np.clip(1.5 * falling, 0, 1)


def _outline(kind: Kind, size: float, lean: float, chance: np.random.Generator) -> Field:
    """The shape of one grain around its middle."""
    if kind == "rain":
        long, wide, turn = 4.5 * size, 0.16 * size + 0.25, np.pi / 2 + lean
    elif kind == "petals":
        long, wide = 2.4 * size, chance.uniform(0.7, 1.5) * size
        turn = chance.uniform(0, np.pi)
    else:
        long = wide = chance.uniform(0.5, 1.0) * size * (0.8 if kind == "snow" else 0.55)
        turn = 0.0
    around = np.linspace(0, 2 * np.pi, 14, endpoint=False)
    along, across = long * np.cos(around), wide * np.sin(around)
    x = along * np.cos(turn) - across * np.sin(turn)
    y = along * np.sin(turn) + across * np.cos(turn)
    return np.asarray(np.stack([x, y], -1), np.float32)
