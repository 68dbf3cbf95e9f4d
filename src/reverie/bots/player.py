"""A bot: three pure functions of what its seat sees, and of a seed.

`tell` picks a card and a clue for it, `play` the cards that go with somebody's clue, and `vote` the
slots it believes in. None knows more than the player of the seat: cards are looked up by the ids
that are in the view, and the turns that are over lie open to all.
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Protocol

from msgspec import Struct

from reverie.bots.knowledge import ENGLISH, Phrase, bank
from reverie.bots.personality import Personality
from reverie.bots.sight import Sight, glance
from reverie.bots.stems import stems
from reverie.game.pieces import VOTES, Card, Slot, Turn, cards_to_play
from reverie.game.view import View

SHORTLIST = 24
"""phrases that are thought about for each card"""
WANTED, STEEPNESS = 2.0, 2.0
"""the fit that half of the others find, and how much more it takes for all of them"""
LEARNING = 0.25
"""how much easier or harder the next clue is after one that nobody, or everybody, has found"""


class Engine(Protocol):
    """What understands clues."""

    def fits(self, clue: str, language: str, sights: Sequence[Sight]) -> list[float]:
        """For each card, how many standard deviations better the clue goes with it than others."""

    def phrases_for(self, sight: Sight) -> Sequence[tuple[float, Phrase]]:
        """The phrases of the bank that go with a card, and how well, the best first."""


class Bot(Struct, frozen=True):
    """A player with a taste of its own, who speaks a language and knows some packs by sight."""

    personality: Personality
    engine: Engine
    sights: Mapping[Card, Sight]
    language: str = ENGLISH

    def tell(self, view: View, past: Sequence[Turn], seed: str) -> tuple[Card, str]:
        """A card of the hand, and a clue for it that has not been told in this game."""
        assert view.own is not None
        rng = self._dice(seed)
        wanted = WANTED + STEEPNESS * (self.personality.aim - 0.5) + self._eased(view, past)
        told = {turn.clue.text for turn in past}
        choices = [
            (abs(fit - wanted) + rng.gauss(0, 0.3) - self._liking(phrase), card, phrase)
            for card in view.own.hand
            for fit, phrase in self._possible(card, told)
        ]
        if not choices:
            return rng.choice(view.own.hand), self._in_words(rng.choice(bank()))
        _, card, phrase = min(choices, key=lambda choice: choice[0])
        return card, self._in_words(phrase)

    def play(self, view: View, seed: str) -> tuple[Card, ...]:
        """The cards of the hand that go best with the clue."""
        assert view.own is not None
        rng = self._dice(seed)
        fits = self._fits(view, view.own.hand, rng)
        ranked = sorted(view.own.hand, key=lambda card: -fits[card])
        return tuple(ranked[: cards_to_play(len(view.open.colours))])

    def vote(self, view: View, seed: str) -> tuple[Slot, ...]:
        """The two slots that the storyteller's card is believed to lie on, or one of them twice."""
        assert view.own is not None
        rng = self._dice(seed)
        slots = [slot for slot, _ in enumerate(view.open.board, 1) if slot not in view.own.slots]
        fits = self._fits(view, [view.open.board[slot - 1] for slot in slots], rng)
        by_slot = {slot: fits[view.open.board[slot - 1]] for slot in slots}
        first, *others = sorted(slots, key=lambda slot: -by_slot[slot])
        if not others or by_slot[first] - by_slot[others[0]] > self.personality.daring:
            return (first,) * VOTES
        return (first, others[0])

    def _dice(self, seed: str) -> Random:
        return Random(f"{seed}/{self.personality.name}")  # noqa: S311  the same seed, the same choice

    def _fits(self, view: View, cards: Sequence[Card], rng: Random) -> dict[Card, float]:
        """How well the clue seems to go with each card, to this bot, this time."""
        clue = (view.open.clue.text if view.open.clue else None) or ""
        fits = self.engine.fits(clue, self.language, [self._see(card) for card in cards])
        noise = self.personality.noise
        return {card: fit + rng.gauss(0, noise) for card, fit in zip(cards, fits, strict=True)}

    def _see(self, card: Card) -> Sight:
        sight = self.sights.get(card) or Sight(card, {})
        return glance(sight, self.personality.overlooked, self.personality.name)

    def _possible(self, card: Card, told: set[str]) -> list[tuple[float, Phrase]]:
        """Phrases that go with a card, are new in this game, and name nothing that is on it."""
        sight = self.sights.get(card)
        if sight is None:
            return []
        plain = set(stems(sight.words.get(self.language, ""), self.language))
        found = []
        for fit, phrase in self.engine.phrases_for(sight):
            words = self._in_words(phrase)
            if words not in told and plain.isdisjoint(stems(words, self.language)):
                found.append((fit, phrase))
                if len(found) == SHORTLIST:
                    break
        return found

    def _in_words(self, phrase: Phrase) -> str:
        return phrase.words.get(self.language, phrase.words[ENGLISH])

    def _liking(self, phrase: Phrase) -> float:
        return 0.3 if phrase.kind in self.personality.kinds else 0.0

    def _eased(self, view: View, past: Sequence[Turn]) -> float:
        """Easier after clues of this seat that nobody has found, harder if everybody has."""
        assert view.own is not None
        easier = 0.0
        for turn in past:
            if turn.storyteller == view.own.seat and not turn.points[turn.storyteller]:
                (card,) = turn.played[turn.storyteller]
                slot = turn.board.index(card) + 1
                easier += -LEARNING if any(slot in votes for votes in turn.votes) else LEARNING
        return easier
