"""Everything that can have happened in a game. Events are the truth: a game is their replay.

An event carries outcomes, the board as it fell and the cards as they were drawn, so that replay
needs no randomness. Events hold secrets and stay on the server; `view` tells what a seat may see.
"""

from typing import TypeAlias

from msgspec import UNSET, Struct, UnsetType

from reverie.game.pieces import Card, Clue, Colour, Holder, Seat, Slot
from reverie.game.rules import Rules


class GameStarted(Struct, frozen=True, tag_field="event", tag="game_started"):
    """R1, R2: the players sit, each rabbit stands at 0.

    Without rules it is a game from before they were a value: Odyssey, to this goal. A game that
    ends otherwise has the goal 0.
    """

    colours: tuple[Colour, ...]
    deck: tuple[Card, ...]
    goal: int
    holders: tuple[Holder, ...]
    rules: Rules | UnsetType = UNSET


class CardsDealt(Struct, frozen=True, tag_field="event", tag="cards_dealt"):
    """R3: each seat's opening hand."""

    hands: tuple[tuple[Card, ...], ...]


class ClueTold(Struct, frozen=True, tag_field="event", tag="clue_told"):
    """R4, R5: this seat is the storyteller of the turn and has given the clue."""

    seat: Seat
    card: Card | None
    clue: Clue


class CardsPlayed(Struct, frozen=True, tag_field="event", tag="cards_played"):
    """R6: this seat has picked, perhaps anew (D2), or has taken its card back (T3)."""

    seat: Seat
    cards: tuple[Card, ...]


class CardsLaid(Struct, frozen=True, tag_field="event", tag="cards_laid"):
    """R7: the picked cards lie open, slot 1 first."""

    board: tuple[Card, ...]


class VotesCast(Struct, frozen=True, tag_field="event", tag="votes_cast"):
    """R8: this seat has voted, perhaps anew (D2)."""

    seat: Seat
    slots: tuple[Slot, ...]
    red: Slot | UnsetType = UNSET


class VotesRevealed(Struct, frozen=True, tag_field="event", tag="votes_revealed"):
    """R9–R15: all votes are open, the points are scored, the board is discarded.

    How the points came about follows from the rules.
    """

    votes: tuple[tuple[Slot, ...], ...]
    points: tuple[int, ...]
    red: Slot | UnsetType = UNSET


class CardsDrawn(Struct, frozen=True, tag_field="event", tag="cards_drawn"):
    """R16: what each seat drew, and whether a new draw pile was made first."""

    cards: tuple[tuple[Card, ...], ...]
    reshuffled: bool


class HandsPassed(Struct, frozen=True, tag_field="event", tag="hands_passed"):
    """P6: each hand has gone to the player on the left."""


class TurnBegun(Struct, frozen=True, tag_field="event", tag="turn_begun"):
    """R17: the next storyteller's turn."""

    storyteller: Seat


class GameWon(Struct, frozen=True, tag_field="event", tag="game_won"):
    """R18: the game is over; those who tie for the lead share the victory."""

    winners: tuple[Seat, ...]


class SeatPassed(Struct, frozen=True, tag_field="event", tag="seat_passed"):
    """D1, D3–D5, D8: somebody else plays this seat from now on."""

    seat: Seat
    holder: Holder


Event: TypeAlias = (
    GameStarted
    | CardsDealt
    | ClueTold
    | CardsPlayed
    | CardsLaid
    | VotesCast
    | VotesRevealed
    | CardsDrawn
    | HandsPassed
    | TurnBegun
    | GameWon
    | SeatPassed
)
