"""What the score track leads over: short grass, moss and clover, as a tile without a seam."""

import numpy as np

from reverie.atelier.develop import Developed
from reverie.atelier.noise import Field, fbm, grid, smoothstep
from reverie.atelier.room.hour import Hour
from reverie.atelier.sky import Image, blend, rgb

LAWN_SIDE = 576
OVERLAP = 64
"""points at two sides that go into the opposite ones"""
GREENS: dict[Hour, tuple[str, str, str]] = {
    "night": ("#0a1c24", "#123030", "#1e463e"),
    "day": ("#35522f", "#456338", "#587744"),
}


def lawn(width: int, height: int, hour: Hour, seed: int) -> Developed:
    """Grass from above."""
    x, y = grid(width, height)
    dark, mid, bright = (rgb(colour) for colour in GREENS[hour])
    cushions = fbm(x * 7, y * 7, 3, seed)
    blades = fbm(x * 24 + 3 * cushions, y * 46, 3, seed + 3)
    image = blend(np.broadcast_to(dark, (*x.shape, 3)), mid, smoothstep(0.3, 0.6, cushions))
    image = blend(image, bright, 0.8 * smoothstep(0.52, 0.78, blades))
    return Developed(
        image=image,
        index=np.ones(x.shape, np.int32),
        depth=np.full(x.shape, 10.0, np.float32),
        alpha=np.ones_like(x),
        normal=np.broadcast_to(np.array([0, 0, 1], np.float32), (*x.shape, 3)).copy(),
        detail=np.full(x.shape, 0.5, np.float32),
        motifs={1: "grass"},
    )


def seamless(image: Image) -> Image:
    """The picture with its last points blended into its first, across and down."""
    return _wrapped(_wrapped(image).transpose(1, 0, 2)).transpose(1, 0, 2)


def _wrapped(image: Image) -> Image:
    side = image.shape[1]
    overlap = round(OVERLAP * side / LAWN_SIDE)
    share: Field = smoothstep(0, 1, np.linspace(0, 1, overlap, dtype=np.float32))
    kept = image[:, : side - overlap].copy()
    kept[:, :overlap] = image[:, side - overlap :] * (1 - share)[:, None] + (
        kept[:, :overlap] * share[:, None]
    )
    return kept
