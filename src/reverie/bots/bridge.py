"""From any language to English, word by word, for an encoder that does not know the language."""

from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import cache
from math import sqrt

from reverie.bots.knowledge import ENGLISH, bank, glosses, spoken, symbols
from reverie.bots.lexicon import LONGEST_EXPRESSION, parts_of
from reverie.bots.stems import key, stems


class Bridge:
    """What the words and expressions of a language are in English, as far as it is known."""

    def __init__(self, language: str) -> None:
        self._language = language
        self._english: dict[str, str] = {}
        for word, english in _known(language):
            self._english.setdefault(key(word, language), english)
        self._english.pop("", None)

    def over(self, text: str) -> str:
        """The English of a text's words, the longest expressions first; nothing for the unknown."""
        words = stems(text, self._language)
        found, at = [], 0
        while at < len(words):
            for end in range(min(len(words), at + LONGEST_EXPRESSION), at, -1):
                known = self._english.get(" ".join(words[at:end]))
                if known is not None:
                    found.append(known)
                    at = end
                    break
            else:
                parts = parts_of(words[at], self._english.__contains__)
                found += [self._english[part] for part in parts]
                at += 1
        return " ".join(found)


@cache
def bridge(language: str) -> Bridge:
    """The bridge from a language, built when it is first asked for."""
    return Bridge(language)


def _known(language: str) -> Iterator[tuple[str, str]]:
    """Words with their English, the most certain first."""
    for phrase in bank():
        yield phrase.words[language], phrase.words[ENGLISH]
    for word, meant in glosses(language).items():
        yield word, meant[0]
    yield from _by_symbols(language)
    for theme, words in spoken(language).themes.items():
        for word in words:
            yield word, theme.replace("-", " ")


def _by_symbols(language: str) -> Iterator[tuple[str, str]]:
    """Words for pictograms, each with the English word that goes with the same ones most often."""
    english = {symbol: set(words) for symbol, words in symbols(ENGLISH).items()}
    often = Counter(word for words in english.values() for word in words)
    together: defaultdict[str, Counter[str]] = defaultdict(Counter)
    for symbol, words in symbols(language).items():
        for word in words:
            together[word].update(english[symbol])
    for word, met in together.items():
        yield word, max(met, key=lambda other: (met[other] / sqrt(often[other]), other))
