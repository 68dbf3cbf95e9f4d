"""Pictograms in what people write: an emoji is an idea, and has a name."""

import unicodedata
from functools import cache

from reverie.bots.knowledge import ENGLISH, symbols

SAYS_NOTHING = {"sign", "symbol", "heavy", "black", "white"}
"""in the names that Unicode gives: a black heart is one that is filled"""


@cache
def _known() -> dict[str, list[str]]:
    return symbols(ENGLISH)


def pictograms_in(text: str) -> dict[str, list[str]]:
    """The pictograms of a text that are known, each with the English words it stands for."""
    return {each: _known()[each] for each in text if each in _known()}


def spelt_out(text: str) -> str:
    """The same text, with the English name of each pictogram in its place."""
    if not any(map(_is_pictogram, text)):
        return text
    kept = (_name(each) if _is_pictogram(each) else each for each in text if not _is_joint(each))
    return " ".join("".join(kept).split())


def _is_pictogram(letter: str) -> bool:
    return unicodedata.category(letter) == "So"


def _is_joint(letter: str) -> bool:
    """Whether it only changes a pictogram, or joins it with another: a shade of skin, say."""
    return unicodedata.category(letter) in {"Sk", "Cf"} or letter == "\N{VARIATION SELECTOR-16}"


def _name(pictogram: str) -> str:
    name = unicodedata.name(pictogram, "").lower()
    if name.startswith("regional indicator"):
        return ""
    return f" {' '.join(word for word in name.split() if word not in SAYS_NOTHING)} "
