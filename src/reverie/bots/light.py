"""What a picture's colours alone make one feel: little, but it is there before any word."""

from collections.abc import Iterator, Sequence
from colorsys import rgb_to_hls
from statistics import fmean

DARK, BRIGHT, PALE = 0.28, 0.68, 0.16
"""lightness, and a saturation"""
HUES = (
    (0.04, ("fire", "passion")),
    (0.13, ("warmth", "autumn")),
    (0.19, ("sun", "joy")),
    (0.45, ("nature", "spring")),
    (0.70, ("sea", "sky", "calm")),
    (0.90, ("dream", "magic")),
    (1.00, ("fire", "passion")),
)
"""up to this hue"""


def feelings_of(shades: Sequence[str]) -> tuple[str, ...]:
    """Words for a picture of these colours, each written as #rrggbb."""
    return tuple(dict.fromkeys(_feelings([_hls(shade) for shade in shades])))


def _feelings(colours: Sequence[tuple[float, float, float]]) -> Iterator[str]:
    light = fmean(lightness for _, lightness, _ in colours)
    if light < DARK:
        yield from ("night", "darkness")
    elif light > BRIGHT:
        yield from ("light", "morning")
    hue, _, vivid = max(colours, key=lambda colour: colour[2])
    if vivid < PALE:
        yield from ("fog", "winter")
    else:
        yield from next(words for up_to, words in HUES if hue <= up_to)


def _hls(shade: str) -> tuple[float, float, float]:
    red, green, blue = (int(shade[at : at + 2], 16) / 255 for at in (1, 3, 5))
    return rgb_to_hls(red, green, blue)
