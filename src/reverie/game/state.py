"""The state of a game: one frozen value from which everything else follows.

The draw pile has no order. A card is drawn at random at the moment it is drawn, which is the
same game as drawing from a pile that was shuffled before, but leaves no order that could leak,
and lets a record, which does not hold one, rebuild exactly this state.

Played cards stay in the hand until all are laid on the board, since they may be changed (D2). So
at any time hands, board, draw pile and discard pile together are the deck.
"""

from typing import TypeVar

from msgspec import Struct

from reverie.game.phases import PHASES, Actors
from reverie.game.pieces import Card, Clue, Colour, Holder, Phase, Seat, Slot, Turn
from reverie.game.rules import Rules

T = TypeVar("T")


class Draw(Struct, frozen=True):
    """What each seat was dealt or drew. Secret, unlike a `Turn`, hence kept apart."""

    cards: tuple[tuple[Card, ...], ...]
    reshuffled: bool = False


class Game(Struct, frozen=True):
    """A game. `Game()` is an empty table, on which only `StartGame` is legal."""

    phase: Phase = Phase.SETTING_UP
    colours: tuple[Colour, ...] = ()
    deck: tuple[Card, ...] = ()
    rules: Rules = Rules()
    holders: tuple[Holder, ...] = ()
    hands: tuple[tuple[Card, ...], ...] = ()
    draw_pile: tuple[Card, ...] = ()
    discard_pile: tuple[Card, ...] = ()
    scores: tuple[int, ...] = ()
    turn: int = 0
    storyteller: Seat | None = None
    clue: Clue | None = None
    played: tuple[tuple[Card, ...], ...] = ()
    board: tuple[Card, ...] = ()
    votes: tuple[tuple[Slot, ...], ...] = ()
    turns: tuple[Turn, ...] = ()
    draws: tuple[Draw, ...] = ()
    winners: tuple[Seat, ...] = ()

    @property
    def players(self) -> int:
        """How many play; it never changes in a game (D4)."""
        return len(self.colours)


def waiting_for(game: Game) -> tuple[Seat, ...]:
    """The seats whose choice the phase still waits for; in the race, any one of them will do."""
    row = PHASES[game.phase]
    if row.choices is not None:
        choices: tuple[tuple[object, ...], ...] = getattr(game, row.choices)
        missing = [seat for seat, choice in enumerate(choices) if not choice]
        return tuple([seat for seat in missing if seat != game.storyteller])
    match row.actors:
        case Actors.EVERYONE:
            return tuple(range(game.players))
        case Actors.STORYTELLER if game.storyteller is not None:
            return (game.storyteller,)
        case _:
            return ()


def new_draw_pile(game: Game) -> tuple[Card, ...]:
    """R16: what is left of the draw pile together with the discard pile."""
    return tuple(sorted(game.draw_pile + game.discard_pile))


def set_at(row: tuple[T, ...], seat: Seat, value: T) -> tuple[T, ...]:
    """The same row of seats with another value at this one."""
    return (*row[:seat], value, *row[seat + 1 :])
