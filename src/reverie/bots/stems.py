"""The words of a text, cut to what they have in common with their other forms.

Nothing here knows a language well. It is enough that *waiting* and *waits*, *rêves* and *rêver*, or
待つ and 待ち, come to the same, most of the time.
"""

import re
import unicodedata
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache

from msgspec import Struct

from reverie.bots.knowledge import spoken

JAPANESE = "ja"
SHORTEST_STEM = 3
LONGEST_JAPANESE_WORD = 8


OWN_LETTERS = {"da": "å"}
"""that look accented, and are not"""


def _plain(text: str, language: str) -> str:
    """Without accents and capitals; a Greek final sigma is as any other."""
    own = OWN_LETTERS.get(language, "")
    return "".join(
        letter if letter in own else _bare(letter)
        for letter in unicodedata.normalize("NFC", text.casefold())
    ).replace("œ", "oe")


@lru_cache(maxsize=4_096)
def _bare(letter: str) -> str:
    spread = unicodedata.normalize("NFKD", letter)
    return "".join(mark for mark in spread if not unicodedata.combining(mark))


_LETTERS = re.compile(r"[^\W\d_]+")
_KANA_TAIL = re.compile(r"(?<=[一-龯々])[ぁ-ん]+\Z")
_JAPANESE_RUN = re.compile(r"[ぁ-んァ-ヶー一-龯々]+")
_JAPANESE_NAME = re.compile(r"[一-龯々]+|[ァ-ヶー]{2,}")


def stems(text: str, language: str) -> list[str]:
    """The stems of a text's words in order; of Japanese, all that may be words."""
    if language == JAPANESE:
        return list(_japanese(text))
    grammar = _grammar(language)
    words = _LETTERS.findall(_plain(text, language))
    return [_stem(word, grammar.endings) for word in words if word not in grammar.fillers]


def names(text: str, language: str) -> frozenset[str]:
    """The stems that may name a thing; of Japanese, what is not written as grammar is."""
    found = stems(text, language)
    if language == JAPANESE:
        found = [each for each in found if _JAPANESE_NAME.fullmatch(each)]
    return frozenset(found)


def fillers(text: str, language: str) -> list[str]:
    """The words of a text that say nothing but which language it is in."""
    known = _grammar(language).fillers
    return [word for word in _LETTERS.findall(_plain(text, language)) if word in known]


def key(expression: str, language: str) -> str:
    """What a word or expression of a word list is filed under."""
    if language == JAPANESE:
        return _KANA_TAIL.sub("", unicodedata.normalize("NFKC", expression))
    return " ".join(stems(expression, language))


def _stem(word: str, endings: Sequence[str]) -> str:
    for ending in endings:
        if word.endswith(ending) and len(word) - len(ending) >= max(SHORTEST_STEM, len(ending)):
            return word[: -len(ending)]
    return word


class _Grammar(Struct, frozen=True):
    endings: tuple[str, ...]
    """the longest first"""
    fillers: frozenset[str]


@cache
def _grammar(language: str) -> _Grammar:
    said = spoken(language)
    endings = sorted({_plain(each, language) for each in said.endings}, key=len, reverse=True)
    return _Grammar(tuple(endings), frozenset(_plain(each, language) for each in said.fillers))


def _japanese(text: str) -> Iterator[str]:
    for run in _JAPANESE_RUN.findall(unicodedata.normalize("NFKC", text)):
        for start in range(len(run)):
            for end in range(start + 1, min(len(run), start + LONGEST_JAPANESE_WORD) + 1):
                yield run[start:end]
