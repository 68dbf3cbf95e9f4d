"""What bots know: themes, the words of each language, and a bank of clues.

All of it is our own but for the names of pictograms, which are Unicode's. The files are in the
folder `knowledge`.
"""

from collections import Counter, defaultdict
from functools import cache
from itertools import permutations
from pathlib import Path

import msgspec
from msgspec import Struct

FOLDER = Path(__file__).with_suffix("")
ENGLISH = "en"
LANGUAGES = tuple(sorted(path.stem for path in FOLDER.glob("words/*.json")))
"""that bots speak"""
ALIKE = 4
"""English words that are kept for another one"""


class Theme(Struct, frozen=True):
    """Something that pictures and clues can be about."""

    near: tuple[str, ...]
    things: tuple[str, ...]
    """visible things that stand for it, in English"""


class Spoken(Struct, frozen=True):
    """What is known of a language."""

    endings: tuple[str, ...]
    """that words have in some of their forms"""
    fillers: tuple[str, ...]
    """words that say nothing by themselves"""
    themes: dict[str, tuple[str, ...]]
    """words and expressions for each theme"""
    phrases: dict[str, str]


class Said(Struct, frozen=True):
    """What is true of a phrase in all languages."""

    kind: str
    themes: tuple[str, ...]


class Phrase(Struct, frozen=True):
    """A clue that a bot can give. `kind` is one of saying, story, word, question and sound."""

    id: str
    kind: str
    themes: tuple[str, ...]
    words: dict[str, str]
    """by language"""

    def __hash__(self) -> int:
        """Its id says which it is."""
        return hash(self.id)


def bots_language(wished: str) -> str:
    """The language of the bots that is nearest to the one of a table."""
    if wished in LANGUAGES:
        return wished
    spoken_there = wished.partition("-")[0]
    alike = (known for known in LANGUAGES if known.partition("-")[0] == spoken_there)
    return next(alike, ENGLISH)


@cache
def themes() -> dict[str, Theme]:
    """All themes."""
    return msgspec.json.decode((FOLDER / "themes.json").read_bytes(), type=dict[str, Theme])


def spoken(language: str) -> Spoken:
    """What is known of a language."""
    return msgspec.json.decode((FOLDER / f"words/{language}.json").read_bytes(), type=Spoken)


@cache
def bank() -> tuple[Phrase, ...]:
    """All phrases."""
    content = (FOLDER / "phrases.json").read_bytes()
    words = {language: spoken(language).phrases for language in LANGUAGES}
    return tuple(
        Phrase(
            name, said.kind, said.themes, {language: words[language][name] for language in words}
        )
        for name, said in msgspec.json.decode(content, type=dict[str, Said]).items()
    )


@cache
def chosen() -> dict[str, tuple[Phrase, ...]]:
    """The phrases that somebody who looked at a card found apt for it, by card."""
    by_id = {phrase.id: phrase for phrase in bank()}
    content = (FOLDER / "chosen.json").read_bytes()
    return {
        card: tuple(by_id[name] for name in names)
        for card, names in msgspec.json.decode(content, type=dict[str, list[str]]).items()
    }


def symbols(language: str) -> dict[str, list[str]]:
    """Unicode's pictograms, each with what it is called and stands for."""
    text = (FOLDER / f"symbols/{language}.tsv").read_text("utf-8")
    return {symbol: words for symbol, *words in (line.split("\t") for line in text.splitlines())}


def glosses(language: str) -> dict[str, list[str]]:
    """Words and expressions of a language with English ones that mean the same, the best first."""
    if language == ENGLISH:
        return _alike()
    path = FOLDER / f"english/{language}.tsv"
    if not path.exists():
        return {}
    lines = (line.split("\t") for line in path.read_text("utf-8").splitlines())
    return {word: [gloss.strip() for gloss in meant.split(",")] for word, meant in lines}


def _alike() -> dict[str, list[str]]:
    """English words with those that stand beside them for the same word of another language."""
    beside: defaultdict[str, Counter[str]] = defaultdict(Counter)
    for language in LANGUAGES:
        if language != ENGLISH:
            for meant in glosses(language).values():
                for one, other in permutations(meant, 2):
                    beside[one][other] += 1
    return {word: [other for other, _ in met.most_common(ALIKE)] for word, met in beside.items()}
