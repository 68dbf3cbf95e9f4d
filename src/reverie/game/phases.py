"""The phases of a game as one table. `decide`, `apply`, the docs and the tests all read it."""

from enum import StrEnum

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
    OTHERS = "everyone but the storyteller"


class Row(Struct, frozen=True):
    """One phase: what opens it, who makes which move in it, what closes it, what can follow."""

    opened_by: type[Event] | None
    actors: Actors
    move: type[Move] | None
    closes: str
    leads_to: tuple[Phase, ...]
    rules: str


TABLE: dict[Phase, Row] = {
    Phase.SETTING_UP: Row(
        opened_by=None,
        actors=Actors.NOBODY,
        move=StartGame,
        closes="when the cards are dealt",
        leads_to=(Phase.RACING,),
        rules="R1–R3",
    ),
    Phase.RACING: Row(
        opened_by=CardsDealt,
        actors=Actors.EVERYONE,
        move=TellClue,
        closes="with the first clue",
        leads_to=(Phase.CHOOSING,),
        rules="R4, R5",
    ),
    Phase.TELLING: Row(
        opened_by=TurnBegun,
        actors=Actors.STORYTELLER,
        move=TellClue,
        closes="with the clue",
        leads_to=(Phase.CHOOSING,),
        rules="R5",
    ),
    Phase.CHOOSING: Row(
        opened_by=ClueTold,
        actors=Actors.OTHERS,
        move=PlayCards,
        closes="when the last of them has chosen",
        leads_to=(Phase.VOTING,),
        rules="R6, R7, D2",
    ),
    Phase.VOTING: Row(
        opened_by=CardsLaid,
        actors=Actors.OTHERS,
        move=CastVotes,
        closes="when the last of them has voted",
        leads_to=(Phase.SCORING,),
        rules="R8, R9, D2",
    ),
    Phase.SCORING: Row(
        opened_by=VotesRevealed,
        actors=Actors.NOBODY,
        move=None,
        closes="at once",
        leads_to=(Phase.TELLING, Phase.OVER),
        rules="R10–R18",
    ),
    Phase.OVER: Row(
        opened_by=GameWon,
        actors=Actors.NOBODY,
        move=None,
        closes="never",
        leads_to=(),
        rules="R18",
    ),
}

OPENED_BY: dict[type[Event], Phase] = {
    row.opened_by: phase for phase, row in TABLE.items() if row.opened_by is not None
}


def as_markdown() -> str:
    """The table as docs/game.md prints it."""
    lines = [
        "| phase | waits for | move | closes | then | rules |",
        "| --- | --- | --- | --- | --- | --- |",
    ]
    for phase, row in TABLE.items():
        move = f"`{row.move.__name__}`" if row.move else "–"
        then = " or ".join(f"`{following}`" for following in row.leads_to) or "–"
        lines.append(f"| `{phase}` | {row.actors} | {move} | {row.closes} | {then} | {row.rules} |")
    return "\n".join(lines)
