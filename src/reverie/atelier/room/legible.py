"""A picture made quiet enough for words: at night it stays dark, by day it is as pale as paper.

What counts is luminance as in the contrast of WCAG. Words on the page have at least 4.5 : 1 against
anything between the bounds below. A lamp may be brighter, since it is small.
"""

import numpy as np

from reverie.atelier.noise import Field
from reverie.atelier.room.hour import Hour
from reverie.atelier.sky import Image

WEIGHTS = np.array([0.2126, 0.7152, 0.0722], np.float32)
DARKEST_BY_DAY, BRIGHTEST_BY_NIGHT = 0.70, 0.068
DUSK = 0.13
"""how bright something is at night that is shown two thirds as bright as it may be"""
LAMPS = 0.8
"""how much of what is brighter than half of a lamp shines through at night"""
PAPER = np.array([1.0, 0.965, 0.88], np.float32)
PAPER_LIGHT = float(PAPER @ WEIGHTS)


def legible(image: Image, hour: Hour) -> Image:
    """The picture in the range of its hour."""
    light = to_light(image)
    return to_screen(_dimmed(light, light @ WEIGHTS) if hour == "night" else _bleached(light))


def relative_luminance(image: Image) -> Field:
    """How bright each point is, as WCAG counts it."""
    return (to_light(image) @ WEIGHTS).astype(np.float32)


def to_light(image: Image) -> Image:
    """As amounts of light."""
    image = np.clip(image, 0, 1)
    return np.where(image <= 0.04045, image / 12.92, ((image + 0.055) / 1.055) ** 2.4).astype(
        np.float32
    )


def to_screen(light: Image) -> Image:
    """As a screen counts it."""
    light = np.clip(light, 0, 1)
    bright = 1.055 * np.power(np.maximum(light, 1e-8), 1 / 2.4) - 0.055
    return np.where(light <= 0.0031308, light * 12.92, bright).astype(np.float32)


def _dimmed(light: Image, bright: Field) -> Image:
    most = BRIGHTEST_BY_NIGHT
    wanted = most * (1 - np.exp(-bright / DUSK))
    lamps = np.clip(bright - 0.5, 0, None) * LAMPS
    share = (wanted + lamps) / np.maximum(bright, 1e-5)
    return np.asarray(light * share[..., None], np.float32)


def _bleached(light: Image) -> Image:
    return np.asarray((1 - (1 - light) * (1 - DARKEST_BY_DAY / PAPER_LIGHT)) * PAPER, np.float32)
