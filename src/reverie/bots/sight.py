"""What can be seen and felt on a card, and how much of it somebody notices."""

from collections.abc import Iterable, Mapping
from random import Random
from typing import Protocol

from msgspec import Struct
from msgspec.structs import replace


class DescribedCard(Protocol):
    """A card, as far as somebody has said what is on it."""

    @property
    def alt(self) -> dict[str, str]:
        """One sentence that says what is to be seen, by language."""

    @property
    def motifs(self) -> tuple[str, ...]:
        """Things in the picture."""

    @property
    def moods(self) -> tuple[str, ...]:
        """What it may make one feel."""


class DescribedPack(Protocol):
    """Such cards. A bot need not know what else a pack is."""

    @property
    def cards(self) -> Mapping[str, DescribedCard]:
        """By what they are called in a game."""


class Sight(Struct, frozen=True):
    """A card as a bot sees it: only what a person could say about the picture too."""

    card: str
    words: dict[str, str]
    """one sentence that says what is to be seen, by language"""
    things: tuple[str, ...] = ()
    """in English, the most prominent first"""
    feelings: tuple[str, ...] = ()
    """moods and thoughts that it may give, in English"""
    clues: tuple[str, ...] = ()
    """that people have told for it, in whatever language"""

    def __hash__(self) -> int:
        """Its words go with the card, so what is noticed beside them tells one from another."""
        return hash((self.card, self.things, self.feelings, self.clues))


def sights_of(packs: Iterable[DescribedPack]) -> dict[str, Sight]:
    """What there is to be seen on the cards of packs, by what they are called in a game."""
    return {
        name: Sight(name, card.alt, card.motifs, card.moods)
        for pack in packs
        for name, card in pack.cards.items()
    }


def glance(sight: Sight, overlooked: float, eye: str) -> Sight:
    """What one pair of eyes notices: the same at every look, with this share of it overlooked."""
    rng = Random(f"{eye}/{sight.card}")  # noqa: S311  taste, not secrecy

    def noticed(what: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(each for each in what if rng.random() >= overlooked)

    return replace(sight, things=noticed(sight.things), feelings=noticed(sight.feelings))
