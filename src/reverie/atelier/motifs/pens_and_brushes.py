"""What one writes and paints with: feathers and brushes."""

import math

import numpy as np

from reverie.atelier.colour import mix
from reverie.atelier.motifs.joinery import (
    cloth,
    glaze,
    metal,
    plain,
    turned,
)
from reverie.atelier.shapes import lathe, sheet, tube
from reverie.atelier.thing import Paint, Thing, group


def feather(*, colour: str = "#e9e4da", tip: str = "#6f8ba0") -> Thing:
    """A feather 1 long, its quill at the origin, rising along z and bending to the right."""
    u = np.linspace(0, 1, 24)
    spine = np.stack([0.12 * u**2, 0 * u, u], axis=1)
    broad = 0.13 * np.sin(np.clip((u - 0.16) / 0.84, 0, 1) ** 0.75 * math.pi) ** 0.8
    parts = [tube(spine, [0.016, 0.01, 0.003], plain("#f4ecd8"), sides=6, bend=False)]
    for side, share in ((1, 1.0), (-1, 0.8)):
        w = np.linspace(0, 1, 6)[:, None]
        notch = 1 - 0.16 * (np.sin(u * 46) > 0.72) * w
        x = spine[:, 0] + side * share * broad * w * notch
        y = 0.05 * w**2 * np.sin(u * 3) + 0 * u
        z = spine[:, 2] + 0.1 * w * broad / 0.13 - 0.02 * w
        vane = sheet(
            np.stack([x, y, z + 0 * x], axis=-1),
            Paint(gradient=(colour, colour, mix(colour, tip, 0.6), tip), vary=0.1, bump=0),
        )
        parts.append(vane)
    return group(parts, motif="feather")


def paintbrush(*, colour: str = "#c9483a", paint: str | None = "#4f8a9a") -> Thing:
    """A brush 1.2 long with its wet tip at the origin, rising along z."""
    tip = lathe(
        [(0.001, 0), (0.05, 0.1), (0.06, 0.2), (0.045, 0.28)], cloth(paint or "#8a6a48"), sides=16
    )
    return group(
        tip,
        lathe([(0.05, 0.2), (0.058, 0.26), (0.045, 0.3)], cloth("#8a6a48"), sides=16),
        turned([(0.048, 0.27), (0.042, 0.46)], metal("#c9c4b4"), sides=16),
        lathe(
            [(0.042, 0.46), (0.055, 0.6), (0.03, 0.95), (0.012, 1.2), (0.001, 1.21)],
            glaze(colour),
            sides=16,
        ),
        motif="paintbrush",
    )
