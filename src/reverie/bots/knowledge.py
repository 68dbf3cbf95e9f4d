"""What bots know: themes, the words of each language, and a bank of clues.

All of it is our own but for the names of pictograms, which are Unicode's. The files are in the
folder `knowledge`.
"""

from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct

FOLDER = Path(__file__).with_suffix("")
ENGLISH = "en"
LANGUAGES = tuple(sorted(path.stem for path in FOLDER.glob("words/*.json")))
"""that bots speak"""


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


@cache
def themes() -> dict[str, Theme]:
    """All themes."""
    return msgspec.json.decode((FOLDER / "themes.json").read_bytes(), type=dict[str, Theme])


@cache
def spoken(language: str) -> Spoken:
    """What is known of a language."""
    return msgspec.json.decode((FOLDER / f"words/{language}.json").read_bytes(), type=Spoken)


@cache
def bank() -> tuple[Phrase, ...]:
    """All phrases."""
    content = (FOLDER / "phrases.json").read_bytes()
    return tuple(
        Phrase(
            name,
            said.kind,
            said.themes,
            {language: spoken(language).phrases[name] for language in LANGUAGES},
        )
        for name, said in msgspec.json.decode(content, type=dict[str, Said]).items()
    )


def symbols(language: str) -> dict[str, list[str]]:
    """Unicode's pictograms, each with what it is called and stands for."""
    text = (FOLDER / f"symbols/{language}.tsv").read_text("utf-8")
    return {symbol: words for symbol, *words in (line.split("\t") for line in text.splitlines())}
