"""What bots know is whole: the same in every language, and nothing twice."""

from collections import Counter

import pytest

from reverie.bots.knowledge import LANGUAGES, bank, chosen, spoken, symbols, themes
from reverie.bots.lexicon import lexicon, tongue_of
from reverie.cards import shipped

KINDS = {"saying", "story", "word", "question", "sound"}


def test_the_bank_is_large_and_varied() -> None:
    """There are at least 600 clues, of every kind, about every theme."""
    assert len(bank()) >= 600
    kinds = Counter(phrase.kind for phrase in bank())
    assert set(kinds) == KINDS
    about = Counter(theme for phrase in bank() for theme in phrase.themes)
    assert set(about) <= set(themes())
    assert len(about) >= len(themes()) * 0.95


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clue_is_short_and_said_once(language: str) -> None:
    """In each language a clue is a short line, and no two are the same."""
    words = [phrase.words[language] for phrase in bank()]
    assert max(map(len, words)) <= 60
    assert all(text == text.strip() != "" for text in words)
    assert [text for text, times in Counter(map(str.casefold, words)).items() if times > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_knows_the_same_themes(language: str) -> None:
    """Each theme has words in each language, and each pictogram has names."""
    assert spoken(language).themes.keys() == themes().keys()
    assert all(spoken(language).themes.values())
    assert symbols(language).keys() == symbols("en").keys()


def test_every_painted_card_has_clues_that_were_chosen_for_it() -> None:
    """Each card of the first deck has at least six, and no card has one twice."""
    assert chosen().keys() == set(shipped()[0].card_ids)
    for phrases in chosen().values():
        assert len(phrases) == len(set(phrases)) >= 6


def test_themes_lead_to_themes() -> None:
    """A theme's neighbours exist."""
    assert {near for theme in themes().values() for near in theme.near} <= set(themes())


@pytest.mark.parametrize(
    ("text", "language", "theme"),
    [
        ("She was always waiting", "en", "waiting"),
        ("Perdue de vue", "fr", "loss"),
        ("Frihedens pris", "da", "freedom"),
        ("Saudade", "pt-BR", "longing"),
        ("Παιδικός φόβος", "el", "fear"),
        ("秘密の約束", "ja", "secret"),
    ],
)
def test_words_lead_to_themes(text: str, language: str, theme: str) -> None:
    """A clue makes one think of what it is about, whatever the form of its words."""
    assert tongue_of(text, language) == language
    assert theme in lexicon(language).ideas(text)
