"""Everything a person may ask of a table, exactly as it comes over the wire.

Who asks is known from the socket, so no move says it; and in a game, which seat and on whose
behalf is filled in by the table. What a client sends can't claim to be somebody else.

A move in a game names the game, counted from 1 at each table, and the turn it is meant for. It is
called as in the rules, where the same move names the seat (`reverie.game.moves`).
"""

from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import astuple

from reverie import game as rules
from reverie.game import Card, Clue, Colour, Seat, Slot
from reverie.table.settings import Settings
from reverie.table.state import PersonId
from reverie.table.words import snake_case


class BaseMove(Struct, frozen=True, forbid_unknown_fields=True, tag_field="move", tag=snake_case):
    """What all moves have in common: a field that a move does not know is refused."""


class Join(BaseMove, frozen=True):
    """Become one of the people at this table; with a colour, sit down too.

    The token is the client's own secret, at least 32 characters that nobody can guess. Whoever
    shows it later, on any device, is this person; so a repeated Join is the same Join.
    A program says that it is one, and everybody sees it.
    """

    name: str
    token: str
    colour: Colour | None = None
    bot: bool = False


class Rename(BaseMove, frozen=True):
    """Take another name."""

    name: str


class TakeChair(BaseMove, frozen=True):
    """Before a game: sit down with this colour, or change to it."""

    colour: Colour


class LeaveChair(BaseMove, frozen=True):
    """Before a game: get up and watch."""


class ChangeSettings(BaseMove, frozen=True):
    """Host: play like this. While a game is on, its cards, its rules and its end stay."""

    settings: Settings


class AddBot(BaseMove, frozen=True):
    """Host, before a game: seat a bot, with this colour or any that is free."""

    colour: Colour | None = None


class RemoveBot(BaseMove, frozen=True):
    """Host, before a game: take a bot's chair away."""

    seat: Seat


class RemovePerson(BaseMove, frozen=True):
    """Host: send somebody away, and lock the table; in a game a bot takes the seat (D4)."""

    person: PersonId


class Lock(BaseMove, frozen=True):
    """Host: let nobody new in. Whoever is there stays, and may come back."""


class Unlock(BaseMove, frozen=True):
    """Host: let everybody in who has the code."""


class PassHost(BaseMove, frozen=True):
    """Host: let somebody else be it."""

    person: PersonId


class Begin(BaseMove, frozen=True):
    """Host: start the game; after the first one, when all others are ready (D9)."""


class BeReady(BaseMove, frozen=True):
    """Between games, seated: be ready for the next one, or not after all (D9)."""

    ready: bool = True


class Leave(BaseMove, frozen=True):
    """Go away for good; in a game a bot takes the seat (D4)."""


class ComeBack(BaseMove, frozen=True):
    """Undo a leave in the middle of a game, shortly after it: be the same person on the same seat.

    The token is the one that they had.
    """

    token: str


class CallStandIn(BaseMove, frozen=True):
    """Let a stand-in play for an absent person: the host, or anyone seated after the grace time."""

    seat: Seat


class Nudge(BaseMove, frozen=True):
    """D7: nudge those whom the game waits for, once it has waited for a while."""


class LetStandInChoose(BaseMove, frozen=True):
    """D7: some time after a nudge, let a stand-in choose for somebody this once.

    The host may, or two who sit; one of them, where there are no two, or some time later.
    """

    seat: Seat


class TakeMinute(BaseMove, frozen=True):
    """D7: who is waited for, once a turn: take one more minute."""


class TakeOver(BaseMove, frozen=True):
    """Who watches: take over a bot's seat in a running game, from its next turn on (D5, D8)."""

    seat: Seat


class WithdrawClaim(BaseMove, frozen=True):
    """Who takes a seat over from the next turn on: go on watching instead."""


class Say(BaseMove, frozen=True):
    """Write a line in the chat."""

    text: str


class StrictClue(Clue, frozen=True, forbid_unknown_fields=True):
    """The same from a client: a field that it does not know is refused, as in any move.

    Readers of views and records have to ignore such fields, so the game's own clue can't be strict.
    """


class TellClue(BaseMove, frozen=True):
    """R4, R5: commit a card and a clue; no card where the clue belongs to none (P1, T2)."""

    game: int
    turn: int
    card: Card | None
    clue: StrictClue


class PlayCards(BaseMove, frozen=True):
    """R6: play cards, or change them (D2); none takes the card back, in a pair (T3)."""

    game: int
    turn: int
    cards: tuple[Card, ...]


class CastVotes(BaseMove, frozen=True):
    """R8: cast the votes, or change them (D2); the red one is the storyteller's (P4)."""

    game: int
    turn: int
    slots: tuple[Slot, ...]
    red: Slot | None = None


IdleMove: TypeAlias = Nudge | LetStandInChoose | TakeMinute
HostMove: TypeAlias = ChangeSettings | AddBot | RemoveBot | RemovePerson | PassHost | Lock | Unlock
GameMove: TypeAlias = TellClue | PlayCards | CastVotes
"""What the game decides about, not the table."""
TableMove: TypeAlias = (
    Join
    | Rename
    | TakeChair
    | LeaveChair
    | HostMove
    | Begin
    | BeReady
    | Leave
    | ComeBack
    | CallStandIn
    | IdleMove
    | TakeOver
    | WithdrawClaim
    | Say
    | GameMove
)


def at_seat(move: GameMove, seat: Seat) -> rules.TurnMove:
    """The move as the rules have it, for the person of this seat."""
    match move:
        case PlayCards():
            return rules.PlayCards(seat, move.turn, move.cards)
        case CastVotes():
            return rules.CastVotes(seat, move.turn, move.slots, red=move.red)
        case TellClue():
            return rules.TellClue(seat, move.turn, move.card, Clue(*astuple(move.clue)))


def in_game(move: rules.TurnMove, game: int) -> GameMove:
    """The other way round: the move as a client sends it, for this game of the table."""
    match move:
        case rules.PlayCards():
            return PlayCards(game, move.turn, move.cards)
        case rules.CastVotes():
            return CastVotes(game, move.turn, move.slots, move.red)
        case rules.TellClue():
            return TellClue(game, move.turn, move.card, StrictClue(*astuple(move.clue)))
