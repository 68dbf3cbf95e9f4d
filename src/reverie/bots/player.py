"""A bot: three pure functions of what its seat sees, and of a seed.

`tell` picks a card and a clue for it, or a clue alone; `play` the cards that go with somebody's
clue; and `vote` the slots it believes in, a red vote last. None knows more than the player of the
seat: cards are looked up by the ids that are in the view, and the turns that are over lie open to
all.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from random import Random
from typing import Protocol

from msgspec import Struct

from reverie.bots.knowledge import ENGLISH, Phrase, bank, chosen
from reverie.bots.personality import Personality
from reverie.bots.sight import Sight, glance
from reverie.bots.stems import names
from reverie.game.pieces import Card, Finding, Slot, Turn
from reverie.game.view import View

WANTED, STEEPNESS = 5.5, 2.0
"""how apt a clue is that half of five others find, and how much more it takes for all of them"""
USUAL_SEATS = 6
CROWD = 0.5
"""how much easier a clue has to be for each player more, whose card may be mistaken for it"""
OF_RIVALS = 0.5
"""how much less apt a clue is by how apt it is for the other cards of the hand"""
BY_EYE = 2.0
"""how much more apt a clue is than the engine knows if somebody who saw the card picked it"""
THOUGHT_OF = 60
"""clues that come to mind for a card, beside those that were picked for it"""
MOOD, FANCY = 0.7, 1.2
"""how much a clue, and a card, seems better or worse than it is, this time"""
LONGEST_READ = 200
"""signs of a clue: what comes after them is read by people alone, for a clue may be long"""
LENIENT = 0.3
"""how often the red vote goes to the card that seems second best, and not to the best"""
LEARNING = 0.25
"""how much easier or harder the next clue is after one that nobody, or everybody, has found"""


class Engine(Protocol):
    """What understands clues."""

    def prepare(self, sights: Iterable[Sight]) -> None:
        """Get to know cards before anybody asks about them, which takes some seconds."""

    def fits(self, clue: str, language: str, sights: Sequence[Sight]) -> list[float]:
        """For each card, how many standard deviations better the clue goes with it than others."""

    def phrases_for(self, sight: Sight) -> Sequence[tuple[float, Phrase]]:
        """How apt each phrase of the bank is for a card, the best first."""


Ranked = Sequence[tuple[float, Phrase]]


def clues_for(card: Card, ranked: Ranked) -> dict[Phrase, float]:
    """The clues that a bot may tell for a card, given how apt an engine finds each of the bank.

    Those that were picked by eye are the best we have. Were there no others, whoever has read the
    list would know the card from the clue; so there are many, and each goes with many cards.
    """
    picked = set(chosen().get(card, ()))
    apt = {phrase: max(0.0, fit) + BY_EYE for fit, phrase in ranked if phrase in picked}
    return {phrase: fit for fit, phrase in ranked[:THOUGHT_OF]} | apt


class Bot(Struct, frozen=True):
    """A player with a taste of its own, who speaks a language and knows some packs by sight."""

    personality: Personality
    engine: Engine
    sights: Mapping[Card, Sight]
    language: str = ENGLISH
    told: tuple[str, ...] = ()
    """clues of earlier games, far fewer than it knows"""

    def tell(self, view: View, past: Sequence[Turn], seed: str) -> tuple[Card | None, str]:
        """A card of the hand, and a clue for it that has not been told in this game.

        Where a clue belongs to no card, it is any that the bot likes.
        """
        assert view.own is not None
        assert view.own.wanted is not None
        rng = self._dice(seed)
        if not view.own.wanted.cards:
            return None, self._say_anything(past, rng)
        wanted = WANTED + STEEPNESS * (self.personality.aim - 0.5)
        wanted += CROWD * (len(view.open.colours) - USUAL_SEATS) + self._eased(view, past)
        told = {*self.told, *(turn.clue.text for turn in past)}
        seen = [sight for card in view.own.hand if (sight := self.sights.get(card)) is not None]
        fancied = {sight.card: rng.gauss(0, FANCY) for sight in seen}
        choices = [
            (
                abs(apt - wanted) - fancied[sight.card] + rng.gauss(0, MOOD) - self._liking(phrase),
                sight,
                phrase,
            )
            for apt, sight, phrase in self._ideas_for(seen)
        ]
        for _, sight, phrase in sorted(choices, key=lambda choice: choice[0]):
            words = self._in_words(phrase)
            if words not in told and not self._gives_away(phrase, sight):
                return sight.card, words
        fresh = [words for words in map(self._in_words, bank()) if words not in told]
        return rng.choice(view.own.hand), rng.choice(fresh)

    def play(self, view: View, seed: str) -> tuple[Card, ...]:
        """The cards of the hand that go best with the clue."""
        assert view.own is not None
        assert view.own.wanted is not None
        rng = self._dice(seed)
        fits = self._fits(view, view.own.hand, rng)
        ranked = sorted(view.own.hand, key=lambda card: -fits[card])
        return tuple(ranked[: view.own.wanted.cards])

    def vote(self, view: View, seed: str) -> tuple[Slot, ...]:
        """The slots that are believed in: the best if it is much better than the next, or both.

        A red vote that is wanted comes last: for one of the two that others are expected to choose,
        while the bot votes for the other.
        """
        assert view.own is not None
        wanted = view.own.wanted
        assert wanted is not None
        rng = self._dice(seed)
        slots = wanted.slots
        fits = self._fits(view, [view.open.board[slot - 1] for slot in slots], rng)
        by_slot = {slot: fits[view.open.board[slot - 1]] for slot in slots}
        first, *others = sorted(slots, key=lambda slot: -by_slot[slot])
        if wanted.red:
            return (first, others[0]) if rng.random() < LENIENT else (others[0], first)
        if wanted.votes.most == 1:
            return (first,)
        if not others or by_slot[first] - by_slot[others[0]] > self.personality.daring:
            return (first,) * (wanted.votes.most if wanted.same_card else 1)
        return (first, others[0])

    def _say_anything(self, past: Sequence[Turn], rng: Random) -> str:
        told = {*self.told, *(turn.clue.text for turn in past)}
        fresh = [phrase for phrase in bank() if self._in_words(phrase) not in told]
        return self._in_words(max(fresh, key=lambda each: rng.gauss(0, MOOD) + self._liking(each)))

    def _dice(self, seed: str) -> Random:
        return Random(f"{seed}/{self.personality.name}")  # noqa: S311  the same seed, the same choice

    def _fits(self, view: View, cards: Sequence[Card], rng: Random) -> dict[Card, float]:
        """How well the clue seems to go with each card, to this bot, this time."""
        clue = view.open.clue.text[:LONGEST_READ] if view.open.clue else ""
        fits = self.engine.fits(clue, self.language, [self._see(card) for card in cards])
        noise = self.personality.noise
        return {card: fit + rng.gauss(0, noise) for card, fit in zip(cards, fits, strict=True)}

    def _see(self, card: Card) -> Sight:
        sight = self.sights.get(card) or Sight(card, {})
        return _glance(sight, self.personality.overlooked, self.personality.name)

    def _ideas_for(self, hand: Sequence[Sight]) -> Iterator[tuple[float, Sight, Phrase]]:
        """Clues for the cards of a hand, each as apt as it tells its card from the others."""
        ranked = [self.engine.phrases_for(sight) for sight in hand]
        known = [{phrase: fit for fit, phrase in every} for every in ranked]
        clues = [clues_for(sight.card, every) for sight, every in zip(hand, ranked, strict=True)]
        for at, (sight, apt) in enumerate(zip(hand, clues, strict=True)):
            others = known[:at] + known[at + 1 :]
            for phrase, fit in apt.items():
                rivals = sum(max(0.0, other[phrase]) for other in others)
                yield fit - OF_RIVALS * rivals / max(1, len(others)), sight, phrase

    def _gives_away(self, phrase: Phrase, sight: Sight) -> bool:
        """Whether a clue names something that is to be seen on the card."""
        language = self.language if self.language in sight.words else ENGLISH
        seen = sight.words.get(language) or ", ".join(sight.things)
        return not _named(phrase.words[language], language).isdisjoint(_named(seen, language))

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
                easier += LEARNING if turn.score.finding is Finding.NONE else -LEARNING
        return easier


_glance = lru_cache(maxsize=2_000)(glance)


_named = lru_cache(maxsize=2_000)(names)
