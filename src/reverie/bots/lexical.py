"""The engine that needs only word lists: it compares what clues and pictures make one think."""

from array import array
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from math import sqrt

from msgspec import Struct

from reverie.bots.knowledge import ENGLISH, LANGUAGES, Phrase, bank, themes
from reverie.bots.lexicon import Ideas, lexicon, spread, tongue_of
from reverie.bots.sight import Sight

FROM_SENTENCE, FROM_THINGS, FROM_FEELINGS, FROM_CLUES = 0.7, 0.6, 1.0, 1.0
FADING = 0.93
"""how much less each next thing counts than the one before"""
IDEAS_OF_A_CLUE, IDEAS_OF_A_CARD = 40, 85
"""that are held in mind; a dictionary of 86 would take twice the memory of one of 85"""
SHADES = tuple(at / 1_000 for at in range(1_001))
"""how strong an idea can be: floats that all cards share"""
BACKGROUND = 8
"""every so many phrases of the bank are what other clues are like"""
LEAST_SPREAD = 0.02
IMAGINED = 3
"""every so many themes are what other pictures are about"""
OF_FIT = 0.5
"""how much it counts that a phrase goes with a card, beside that it goes with others less"""
CARDS_KNOWN = 600
"""for which the bank's phrases are ranked"""
KEPT = 4_900
"""cards that are kept in mind, as one bot sees it and in one language: 84 by 12 bots in five"""


class Lexical:
    """How well clues go with cards, by their words alone."""

    def prepare(self, sights: Iterable[Sight]) -> None:
        """Get to know cards before anybody asks about them."""
        _usual_of_phrases()
        for language in LANGUAGES:
            _thought_of_by_others(language)
        for sight in sights:
            self.phrases_for(sight)
            for language, sentence in sight.words.items():
                _ideas(sentence, language)

    def fits(self, clue: str, language: str, sights: Sequence[Sight]) -> list[float]:
        """For each card, how many standard deviations better the clue goes with it than others."""
        tongue = tongue_of(clue, language)
        meant = _clue_ideas(clue, tongue)
        return [_fit(meant, seen_on(sight, tongue)) for sight in sights]

    def phrases_for(self, sight: Sight) -> Sequence[tuple[float, Phrase]]:
        """How apt each phrase of the bank is for a card, the best first."""
        return ranked_phrases(_aptness(sight))


@lru_cache(maxsize=1_000)
def _clue_ideas(clue: str, language: str) -> dict[str, float]:
    return _foremost(spread(lexicon(language).ideas(clue)), IDEAS_OF_A_CLUE)


@lru_cache(maxsize=1_500)
def _ideas(text: str, language: str) -> Ideas:
    return lexicon(language).ideas(text)


class Seen(Struct, frozen=True, gc=False):
    """What a card makes one think of, how well clues go with it as a rule, and how that differs."""

    ideas: Ideas
    usual: float
    deviation: float


@lru_cache(maxsize=KEPT)
def seen_on(sight: Sight, language: str) -> Seen:
    """A card whose sentence is read in this language, if there is one."""
    ideas = _foremost(spread(_ideas_on(sight, language)), IDEAS_OF_A_CARD)
    others = [0.0] * len(_other_clues())
    thought_of = _thought_of_by_others(language)
    for idea, weight in ideas.items():
        for other, strength in thought_of.get(idea, ()):
            others[other] += weight * strength
    mean, deviation = _mean_and_deviation(others)
    return Seen(ideas, mean, max(LEAST_SPREAD, deviation))


@cache
def _thought_of_by_others(language: str) -> dict[str, list[tuple[int, float]]]:
    """For each idea, which other clues make one think of it, and how much."""
    found: defaultdict[str, list[tuple[int, float]]] = defaultdict(list)
    for number, phrase in enumerate(_other_clues()):
        words = phrase.words.get(language, phrase.words[ENGLISH])
        for idea, strength in _clue_ideas(words, language).items():
            found[idea].append((number, strength))
    return dict(found)


def _other_clues() -> tuple[Phrase, ...]:
    return bank()[::BACKGROUND]


def _ideas_on(sight: Sight, language: str) -> Ideas:
    tongue = language if language in sight.words else next(iter(sight.words), ENGLISH)
    ideas: dict[str, float] = {}

    def add(found: Mapping[str, float], weight: float) -> None:
        for idea, strength in found.items():
            ideas[idea] = max(ideas.get(idea, 0.0), strength * weight)

    add(_ideas(sight.words.get(tongue, ""), tongue), FROM_SENTENCE)
    for at, thing in enumerate(sight.things):
        add(_ideas(thing, ENGLISH), FROM_THINGS * FADING**at)
    for feeling in sight.feelings:
        add(_ideas(feeling, ENGLISH), FROM_FEELINGS)
    for clue in sight.clues:
        add(_ideas(clue, tongue_of(clue, language)), FROM_CLUES)
    return ideas


@lru_cache(maxsize=CARDS_KNOWN)
def _aptness(sight: Sight) -> "array[float]":
    return aptness(bank_fits(sight), _usual_of_phrases())


@cache
def _usual_of_phrases() -> list[tuple[float, float]]:
    return usual_of_phrases([bank_fits(picture) for picture in imagined()])


def imagined() -> list[Sight]:
    """Pictures that are about one theme each, to compare others with."""
    some = list(themes().items())[::IMAGINED]
    return [
        Sight(name, {}, theme.things, tuple(each.replace("-", " ") for each in (name, *theme.near)))
        for name, theme in some
    ]


def usual_of_phrases(fits: Sequence[Sequence[float]]) -> list[tuple[float, float]]:
    """How well each phrase goes with pictures as a rule, and how much that differs."""
    return [_mean_and_deviation(by_picture) for by_picture in zip(*fits, strict=True)]


def aptness(fits: Sequence[float], usual: Sequence[tuple[float, float]]) -> "array[float]":
    """How well each phrase of the bank goes with a card, and with it more than with others.

    Without the comparison a few phrases such as “Cosy” would go with every card.
    """
    return array(
        "f",
        (
            OF_FIT * fit + (fit - mean) / max(LEAST_SPREAD, deviation)
            for fit, (mean, deviation) in zip(fits, usual, strict=True)
        ),
    )


def ranked_phrases(apt: Sequence[float]) -> list[tuple[float, Phrase]]:
    """All phrases of the bank, and how apt they are; the best first."""
    ranked = sorted(range(len(apt)), key=apt.__getitem__, reverse=True)
    return [(apt[number], bank()[number]) for number in ranked]


def bank_fits(sight: Sight) -> list[float]:
    """How well each phrase of the bank goes with a card."""
    seen = seen_on(sight, ENGLISH)
    return [_fit(_clue_ideas(phrase.words[ENGLISH], ENGLISH), seen) for phrase in bank()]


def _fit(meant: Ideas, seen: Seen) -> float:
    return (_overlap(meant, seen.ideas) - seen.usual) / seen.deviation


def _mean_and_deviation(values: Sequence[float]) -> tuple[float, float]:
    mean = sum(values) / len(values)
    return mean, sqrt(sum((each - mean) ** 2 for each in values) / len(values))


def _foremost(ideas: Ideas, most: int) -> dict[str, float]:
    """The strongest of these ideas, scaled so that all together are as strong as one."""
    least = min(sorted(ideas.values(), reverse=True)[:most], default=0.0)
    strong = (idea for idea in ideas.items() if idea[1] >= least)
    kept = sorted(strong, key=lambda idea: (-idea[1], idea[0]))[:most]
    length = sqrt(sum(weight * weight for _, weight in kept)) or 1.0
    return {idea: SHADES[round(weight / length * (len(SHADES) - 1))] for idea, weight in kept}


def _overlap(clue: Ideas, card: Ideas) -> float:
    return sum(weight * card[idea] for idea, weight in clue.items() if idea in card)
