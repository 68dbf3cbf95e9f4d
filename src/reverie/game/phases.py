"""The phases of a game as one table. `decide`, `apply`, the docs and the tests all read it."""

from enum import StrEnum
from typing import Literal

from msgspec import Struct

from reverie.game.events import (
    CardsDealt,
    CardsLaid,
    ClueTold,
    Event,
    GameWon,
    TurnBegun,
    VotesRevealed,
)
from reverie.game.moves import CastVotes, Move, PlayCards, StartGame, TellClue
from reverie.game.pieces import Phase


class Actors(StrEnum):
    """Whose choice a phase waits for."""

    NOBODY = "nobody"
    EVERYONE = "everyone"
    STORYTELLER = "the storyteller"
    GIVERS = "those who give cards"
    VOTERS = "those who vote"


class PhaseRow(Struct, frozen=True):
    """One phase: what opens it, who makes which move in it, what closes it, what can follow."""

    opened_by: type[Event] | None
    actors: Actors
    move: type[Move] | None
    closes: str
    leads_to: tuple[Phase, ...]
    rules: str
    choices: Literal["played", "votes"] | None = None
    """The field of the game in which each seat's choice is kept until the phase closes."""


PHASES: dict[Phase, PhaseRow] = {
    Phase.SETTING_UP: PhaseRow(
        opened_by=None,
        actors=Actors.NOBODY,
        move=StartGame,
        closes="when the cards are dealt",
        leads_to=(Phase.RACING,),
        rules="R1–R3",
    ),
    Phase.RACING: PhaseRow(
        opened_by=CardsDealt,
        actors=Actors.EVERYONE,
        move=TellClue,
        closes="with the first clue",
        leads_to=(Phase.CHOOSING,),
        rules="R4, R5, P1",
    ),
    Phase.TELLING: PhaseRow(
        opened_by=TurnBegun,
        actors=Actors.STORYTELLER,
        move=TellClue,
        closes="with the clue",
        leads_to=(Phase.CHOOSING,),
        rules="R5, P1, T2",
    ),
    Phase.CHOOSING: PhaseRow(
        opened_by=ClueTold,
        actors=Actors.GIVERS,
        move=PlayCards,
        closes="when the last of them has chosen",
        leads_to=(Phase.VOTING,),
        rules="R6, R7, P2, T3, D2",
        choices="played",
    ),
    Phase.VOTING: PhaseRow(
        opened_by=CardsLaid,
        actors=Actors.VOTERS,
        move=CastVotes,
        closes="when the last of them has voted",
        leads_to=(Phase.SCORING,),
        rules="R8, R9, O2, P3, P4, T4, D2",
        choices="votes",
    ),
    Phase.SCORING: PhaseRow(
        opened_by=VotesRevealed,
        actors=Actors.NOBODY,
        move=None,
        closes="at once",
        leads_to=(Phase.TELLING, Phase.OVER),
        rules="R10–R18, P5–P7, T5, T6",
    ),
    Phase.OVER: PhaseRow(
        opened_by=GameWon,
        actors=Actors.NOBODY,
        move=None,
        closes="never",
        leads_to=(),
        rules="R18",
    ),
}

OPENED_BY: dict[type[Event], Phase] = {
    row.opened_by: phase for phase, row in PHASES.items() if row.opened_by is not None
}
