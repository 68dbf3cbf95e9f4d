"""What words make one think of, in six languages.

An *idea* is a pictogram of Unicode's (🦊) or a theme of ours (`trust`). Word lists lead from the
words of a language to ideas, and ideas lead to each other: themes to their neighbours, and to the
things that stand for them in pictures. So a clue in one language and a picture described in another
can be compared. A word that leads to no idea by itself leads to those of English words that mean
the same. A pictogram in a text is an idea as it stands, and leads to what its English words do.
"""

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from functools import cache, lru_cache
from math import log

from reverie.bots.knowledge import ENGLISH, LANGUAGES, bank, glosses, spoken, symbols, themes
from reverie.bots.pictograms import pictograms_in
from reverie.bots.stems import JAPANESE, fillers, key, stems

LONGEST_EXPRESSION = 7
"""words"""
SHORTEST_PART = 4
"""letters"""
LONGEST_COMPOUND = 60
"""letters; what is longer is no word"""
HOME_GROUND = 1.4
"""how much more the language that is spoken at the table counts"""
IN_ENGLISH = 0.5
"""how much of a word's meaning is kept by an English one"""
A_PICTOGRAM = 1.0
"""how strong an idea is that is written as such"""
TO_NEIGHBOUR, TO_THING, TO_THEME = 0.3, 0.35, 0.35
"""how much of an idea goes over to those it leads to"""

Idea = str
Ideas = Mapping[Idea, float]


class Lexicon:
    """From the words of one language to ideas."""

    def __init__(self, language: str) -> None:
        self._language = language
        found: defaultdict[str, set[Idea]] = defaultdict(set)
        for known in (symbols(language), spoken(language).themes, _idioms(language)):
            for idea, expressions in known.items():
                for expression in expressions:
                    found[key(expression, language)].add(idea)
        self._ideas = {word: tuple(sorted(ideas)) for word, ideas in found.items() if word}
        meant: defaultdict[str, list[str]] = defaultdict(list)
        for word, english in glosses(language).items():
            meant[key(word, language)] += english
        self._glosses = {
            word: english for word, english in meant.items() if word and word not in self._ideas
        }

    def ideas(self, text: str, *, glossed: bool = True) -> dict[Idea, float]:
        """The ideas that a text's words lead to; a word that may mean many things counts less."""
        found: dict[Idea, float] = {}
        for expression in sorted(self._expressions(text)):
            for idea, weight in self._meant(expression, glossed=glossed):
                found[idea] = max(found.get(idea, 0.0), weight)
        for pictogram, words in pictograms_in(text).items():
            for idea, weight in lexicon(ENGLISH).ideas(", ".join(words), glossed=False).items():
                found[idea] = max(found.get(idea, 0.0), IN_ENGLISH * weight)
            found[pictogram] = A_PICTOGRAM
        return found

    def grasp(self, text: str) -> float:
        """How much of a text is understood, in letters."""
        known = sum(len(expression) for expression in self._expressions(text))
        return known + sum(map(len, fillers(text, self._language)))

    def _expressions(self, text: str) -> set[str]:
        words = stems(text, self._language)
        if self._language == JAPANESE:
            known = {word for word in words if self._knows(word)}
            return {word for word in known if not any(word in other for other in known - {word})}
        grams = (
            " ".join(words[start:end])
            for start in range(len(words))
            for end in range(start + 1, min(len(words), start + LONGEST_EXPRESSION) + 1)
        )
        unknown = (word for word in words if not self._knows(word))
        parts = (part for word in unknown for part in parts_of(word, self._knows))
        return {expression for expression in (*grams, *parts) if self._knows(expression)}

    def _knows(self, expression: str) -> bool:
        return expression in self._ideas or expression in self._glosses

    def _meant(self, expression: str, *, glossed: bool) -> Iterator[tuple[Idea, float]]:
        ideas = self._ideas.get(expression)
        if ideas is not None:
            weight = self._weight(expression, len(ideas))
            yield from ((idea, weight) for idea in ideas)
        elif glossed:
            further = self._language != ENGLISH
            for gloss in self._glosses[expression]:
                for idea, weight in lexicon(ENGLISH).ideas(gloss, glossed=further).items():
                    yield idea, IN_ENGLISH * weight

    def _weight(self, expression: str, meanings: int) -> float:
        words = len(expression) / 2 if self._language == JAPANESE else expression.count(" ") + 1
        return min(2.0, 0.5 + words / 2) / (1 + log(meanings))


def parts_of(word: str, known: Callable[[str], bool]) -> Iterator[str]:
    """Of a word that is put together from others, as *spejlbillede*, the first and the last."""
    if len(word) > LONGEST_COMPOUND:
        return
    for length in range(len(word) - SHORTEST_PART, SHORTEST_PART - 1, -1):
        if known(word[:length]):
            yield word[:length]
            break
    for start in range(SHORTEST_PART, len(word) - SHORTEST_PART + 1):
        if known(word[start:]):
            yield word[start:]
            break


def lexicon(language: str) -> Lexicon:
    """The lexicon of a language, read when it is first asked for; English for all we lack."""
    return _lexicon(language if language in LANGUAGES else ENGLISH)


_lexicon = cache(Lexicon)


def tongue_of(text: str, likely: str) -> str:
    """The language in which a text says most, in doubt the likely one."""
    grasped = _grasped(text)
    most = max(grasped, key=grasped.__getitem__)
    at_home = HOME_GROUND * grasped.get(likely, grasped[ENGLISH])
    return likely if at_home >= grasped[most] else most


@lru_cache(maxsize=2_000)
def _grasped(text: str) -> dict[str, float]:
    return {language: lexicon(language).grasp(text) for language in LANGUAGES}


def spread(ideas: Ideas) -> dict[Idea, float]:
    """These ideas, and fainter those that they lead to."""
    ways = _ways()
    wider = defaultdict(float, ideas)
    for idea, weight in ideas.items():
        for share, others in ways.get(idea, {}).items():
            passed_on = weight * share
            for other in others:
                wider[other] += passed_on
    return wider


@cache
def _ways() -> dict[Idea, dict[float, tuple[Idea, ...]]]:
    """Where each idea leads to, by how much of it goes over."""
    ways: defaultdict[Idea, defaultdict[Idea, float]] = defaultdict(lambda: defaultdict(float))
    english = lexicon(ENGLISH)
    for name, theme in themes().items():
        for other in theme.near:
            ways[name][other] += TO_NEIGHBOUR
        for thing in theme.things:
            for symbol, weight in english.ideas(thing).items():
                if symbol not in themes():
                    ways[name][symbol] += TO_THING * weight
                    ways[symbol][name] += TO_THEME * weight
    return {idea: _by_share(others) for idea, others in ways.items()}


def _by_share(others: Mapping[Idea, float]) -> dict[float, tuple[Idea, ...]]:
    found: defaultdict[float, list[Idea]] = defaultdict(list)
    for other, share in others.items():
        found[round(share, 3)].append(other)
    return {share: tuple(ideas) for share, ideas in found.items()}


def _idioms(language: str) -> dict[Idea, list[str]]:
    """The phrases of the bank are part of a language too: each means its themes."""
    idioms: defaultdict[Idea, list[str]] = defaultdict(list)
    for phrase in bank():
        for theme in phrase.themes:
            idioms[theme].append(phrase.words[language])
    return idioms
