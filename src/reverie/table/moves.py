"""Everything a person may ask of a table, exactly as it comes over the wire.

Who asks is known from the socket, so no move says it; and in a game, which seat and on whose
behalf is filled in by the table. What a client sends can't claim to be somebody else.

A move in a game names the game, counted from 1 at each table, and the turn it is meant for.
"""

from typing import TypeAlias

from msgspec import Struct

from reverie.game import Card, ClueKind, Colour, Seat, Slot
from reverie.table.settings import Settings
from reverie.table.state import PersonId
from reverie.table.words import snake_case


class Asked(Struct, frozen=True, forbid_unknown_fields=True, tag_field="move", tag=snake_case):
    """What all moves have in common: a field that a move does not know is refused."""


class Join(Asked, frozen=True):
    """Become one of the people at this table; with a colour, sit down too.

    The token is the client's own secret, at least 32 characters that nobody can guess. Whoever
    shows it later, on any device, is this person; so a repeated Join is the same Join.
    A program says that it is one, and everybody sees it.
    """

    name: str
    token: str
    colour: Colour | None = None
    bot: bool = False


class Rename(Asked, frozen=True):
    """Take another name."""

    name: str


class TakeChair(Asked, frozen=True):
    """Before a game: sit down with this colour, or change to it."""

    colour: Colour


class LeaveChair(Asked, frozen=True):
    """Before a game: get up and watch."""


class ChangeSettings(Asked, frozen=True):
    """Host, before a game: play like this."""

    settings: Settings


class AddBot(Asked, frozen=True):
    """Host, before a game: seat a bot, with this colour or any that is free."""

    colour: Colour | None = None


class RemoveBot(Asked, frozen=True):
    """Host, before a game: take a bot's chair away."""

    seat: Seat


class RemovePerson(Asked, frozen=True):
    """Host: send somebody away for good; in a game a bot takes the seat (D4)."""

    person: PersonId


class PassHost(Asked, frozen=True):
    """Host: let somebody else be it."""

    person: PersonId


class Begin(Asked, frozen=True):
    """Start the game: the host, or, once one has been played, anyone seated (a rematch)."""


class Leave(Asked, frozen=True):
    """Go away for good; in a game a bot takes the seat (D4)."""


class CallStandIn(Asked, frozen=True):
    """Let a stand-in play for an absent person: the host, or anyone seated after the grace time."""

    seat: Seat


class TakeOver(Asked, frozen=True):
    """Who watches: take over a bot's seat in a running game (D5)."""

    seat: Seat


class Say(Asked, frozen=True):
    """Write a line in the chat."""

    text: str


class ToldClue(Struct, frozen=True, forbid_unknown_fields=True):
    """R5: a clue; `text` is empty unless the kind is text."""

    kind: ClueKind
    text: str = ""


class Tell(Asked, frozen=True, tag="tell_clue"):
    """R4, R5: commit a card and a clue."""

    game: int
    turn: int
    card: Card
    clue: ToldClue


class Choose(Asked, frozen=True, tag="play_cards"):
    """R6: play cards, or change them (D2)."""

    game: int
    turn: int
    cards: tuple[Card, ...]


class Vote(Asked, frozen=True, tag="cast_votes"):
    """R8: cast both votes, or change them (D2)."""

    game: int
    turn: int
    slots: tuple[Slot, ...]


HostMove: TypeAlias = ChangeSettings | AddBot | RemoveBot | RemovePerson | PassHost
GameMove: TypeAlias = Tell | Choose | Vote
TableMove: TypeAlias = (
    Join
    | Rename
    | TakeChair
    | LeaveChair
    | HostMove
    | Begin
    | Leave
    | CallStandIn
    | TakeOver
    | Say
    | GameMove
)
