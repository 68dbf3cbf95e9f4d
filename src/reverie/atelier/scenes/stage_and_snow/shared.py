"""What several cards of this theme are built with."""

import numpy as np

from reverie.atelier.colour import mix
from reverie.atelier.motifs.scatter import patches, ramp, tinted
from reverie.atelier.shapes import sheet
from reverie.atelier.thing import Array, Paint, Thing

WINTER_FIR = ("#2c4a50", "#57777c", "#9db4b8")


def backdrop(colours: tuple[str, ...], y: float, low: float = 0, high: float = 8) -> Thing:
    """A painted cloth behind the stage, its colours from low to high."""
    x, z = np.meshgrid(np.linspace(-9, 9, 60), np.linspace(-1, 12, 70))
    hung = sheet(np.stack([x, 0 * x + y, z], -1), Paint())

    def tint(points: Array) -> Array:
        brushed = 0.14 * (patches(points[:, 0] * 0.6, points[:, 2], 1.2, 3, 3) - 0.5)
        return ramp(colours, (points[:, 2] - low) / (high - low) + brushed)

    return tinted(hung, tint, Paint(vary=0.06, bump=0.08, bump_grain=5)).called("backdrop wall")


def velvet(colour: str) -> Paint:
    """The cloth of theatre curtains."""
    return Paint(colour, mix(colour, "#000000", 0.4), vary=0.15, grain=1.5, sheen=0.6, bump=0.1)
