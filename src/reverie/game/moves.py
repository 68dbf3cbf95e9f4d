"""Everything one may ask of a game. A move is a wish: `decide` answers with events or a refusal.

A move is not a message. Whoever speaks for the players fills in which seat it is and who makes it
(`by`), so that nobody can play for somebody else, nor a stand-in for a person who is back.

A move at a seat names the turn it was meant for, so one that arrives late can't act on a turn its
author never saw. Turns count from 1 in every game: telling games apart is up to the table.
"""

from typing import TypeAlias

from msgspec import Struct

from reverie.game.pieces import Card, Clue, Colour, Holder, Phase, Seat, Slot
from reverie.game.rules import End, Variant


class StartGame(Struct, frozen=True):
    """R1–R3: seat the players in this order and deal from this deck.

    Without an end the game has the printed one. With `three_pays_four` see C1.
    """

    colours: tuple[Colour, ...]
    deck: tuple[Card, ...]
    end: End | None = None
    bots: tuple[Seat, ...] = ()
    variant: Variant = Variant.ODYSSEY
    three_pays_four: bool = False


class TellClue(Struct, frozen=True):
    """R4, R5: commit a card and a clue to it; in turn 1 the first to do so is the storyteller.

    Where the clue belongs to no card of the storyteller's there is none (P1, T2).
    """

    seat: Seat
    turn: int
    card: Card | None
    clue: Clue
    by: Holder = Holder.PERSON


class PlayCards(Struct, frozen=True):
    """R6: pick the cards that fit the clue best, or change the pick (D2).

    No card takes back what lies there, so that the partner may give one (T3).
    """

    seat: Seat
    turn: int
    cards: tuple[Card, ...]
    by: Holder = Holder.PERSON


class CastVotes(Struct, frozen=True):
    """R8: cast the votes, or change them (D2); the red one is the storyteller's (P4)."""

    seat: Seat
    turn: int
    slots: tuple[Slot, ...]
    by: Holder = Holder.PERSON
    red: Slot | None = None


class SeatStandIn(Struct, frozen=True):
    """D1: let a stand-in play for the person, who keeps the seat."""

    seat: Seat


class ReturnToSeat(Struct, frozen=True):
    """D1: the person takes the seat up again."""

    seat: Seat


class LeaveSeat(Struct, frozen=True):
    """D4: the person leaves for good, and a bot plays on."""

    seat: Seat


class UndoLeave(Struct, frozen=True):
    """D4: who has just left takes the seat up again; that it is them, the game does not check."""

    seat: Seat


class TakeOverSeat(Struct, frozen=True):
    """D5, D8: a newcomer takes over a bot's seat, between two turns."""

    seat: Seat


class CallTime(Struct, frozen=True):
    """D3: the timer of this phase of this turn ran out; stand-ins take the late seats."""

    turn: int
    phase: Phase


TurnMove: TypeAlias = TellClue | PlayCards | CastVotes
HandoverMove: TypeAlias = SeatStandIn | ReturnToSeat | LeaveSeat | UndoLeave | TakeOverSeat
Move: TypeAlias = StartGame | TurnMove | HandoverMove | CallTime
