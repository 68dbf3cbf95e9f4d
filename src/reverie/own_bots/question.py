"""What an own bot is asked, as JSON, and what its answer means; and what one of our bots would do.

A question holds what the browser of the seat gets: the open game, the seat's own part, the turns
that are over, and what is said of the cards in sight. An answer is a list: a card and a clue, the
cards to play, or the slots to vote for. Where the clue belongs to no card there is null in its
place, and where a red vote is wanted it comes last.
"""

from collections.abc import Mapping, Sequence
from enum import StrEnum
from functools import cache
from typing import TypeVar

import msgspec
from msgspec import Struct

from reverie.bots import Bot, Lexical, Sight, bots_move, personality_of, sights_of
from reverie.bots.knowledge import bots_language
from reverie.cards import shipped
from reverie.game import (
    Card,
    CastVotes,
    Clue,
    ClueKind,
    Holder,
    OpenGame,
    OwnSeat,
    Phase,
    PlayCards,
    Slot,
    TellClue,
    Turn,
    TurnMove,
    View,
)

T = TypeVar("T")


class Ask(StrEnum):
    """What a bot has to do; the name of the function that does it."""

    TELL = "tell"
    PLAY = "play"
    VOTE = "vote"


ASKED = {
    Phase.RACING: Ask.TELL,
    Phase.TELLING: Ask.TELL,
    Phase.CHOOSING: Ask.PLAY,
    Phase.VOTING: Ask.VOTE,
}


class CardWords(Struct, frozen=True):
    """What is said of a card, by language."""

    title: dict[str, str]
    alt: dict[str, str]


class SeatView(Struct, frozen=True):
    """All that an own bot is told."""

    game: OpenGame
    own: OwnSeat
    past: tuple[Turn, ...]
    cards: dict[Card, CardWords]
    language: str


class Question(Struct, frozen=True):
    """What is asked; the same seed should give the same answer."""

    ask: Ask
    view: SeatView
    seed: str


class AnswerError(Exception):
    """An answer that can't be used; the text says why."""


def question(
    view: View, past: Sequence[Turn], words: Mapping[Card, CardWords], language: str, seed: str
) -> Question | None:
    """What the player of this seat is asked now, or None where there is nothing to do."""
    game, own = view.open, view.own
    if own is None or own.seat not in game.waiting_for:
        return None
    in_sight = {card: words[card] for card in (*own.hand, *game.board) if card in words}
    seen = SeatView(game, own, tuple(past), in_sight, language)
    return Question(ASKED[game.phase], seen, seed)


def move_of(question: Question, answer: object) -> TurnMove:
    """The move that an answer means. Whether the rules allow it is for the game to say."""
    seat, turn = question.view.own.seat, question.view.game.turn
    match question.ask:
        case Ask.TELL:
            card, text = _read(answer, tuple[Card | None, str], "a card and a clue")
            return TellClue(seat, turn, card, Clue(ClueKind.TEXT, text), Holder.BOT)
        case Ask.PLAY:
            cards = _read(answer, tuple[Card, ...], "a list of cards")
            return PlayCards(seat, turn, cards, Holder.BOT)
        case Ask.VOTE:
            slots = _read(answer, tuple[Slot, ...], "a list of slots")
            wanted = question.view.own.wanted
            if wanted is not None and wanted.red and slots:
                return CastVotes(seat, turn, slots[:-1], Holder.BOT, slots[-1])
            return CastVotes(seat, turn, slots, Holder.BOT)


def our_move(question: Question) -> TurnMove:
    """What one of our own bots would do in this place."""
    seen = question.view
    sights = {card: Sight(card, words.alt) for card, words in seen.cards.items()} | _shipped()
    personality = personality_of(seen.game.colours[seen.own.seat])
    bot = Bot(personality, Lexical(), sights, bots_language(seen.language))
    move = bots_move(bot, View(seen.game, seen.own), seen.past, question.seed)
    assert move is not None
    return move


@cache
def _shipped() -> dict[Card, Sight]:
    return sights_of(shipped())


def _read(answer: object, kind: type[T], wanted: str) -> T:
    try:
        return msgspec.convert(answer, kind)
    except msgspec.ValidationError:
        raise AnswerError(f"{wanted} is wanted, not {_shown(answer)}") from None


def _shown(answer: object) -> str:
    text = repr(answer)
    return text if len(text) <= 100 else f"{text[:99]}…"  # noqa: PLR2004  a line of a terminal
