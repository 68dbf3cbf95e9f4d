"""Colours: written as '#rrggbb' by people, counted as linear light by the renderer."""

import numpy as np
from numpy.typing import NDArray

Linear = tuple[float, float, float]


def srgb(colour: str) -> NDArray[np.float64]:
    """The three parts of '#rrggbb', from 0 to 1, as a screen counts them."""
    digits = colour.removeprefix("#")
    return np.array([int(digits[at : at + 2], 16) / 255 for at in (0, 2, 4)])


def linear(colour: str) -> Linear:
    """The same colour as amounts of light."""
    parts = srgb(colour)
    light = np.where(parts <= 0.04045, parts / 12.92, ((parts + 0.055) / 1.055) ** 2.4)
    return (float(light[0]), float(light[1]), float(light[2]))


def mix(one: str, other: str, share: float) -> str:
    """A colour between two: 0 is the first, 1 the second."""
    parts = srgb(one) * (1 - share) + srgb(other) * share
    return "#" + "".join(f"{round(part * 255):02x}" for part in parts)
