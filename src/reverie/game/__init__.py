"""The rules of the game as a pure library: no clock, no I/O, randomness is handed in.

game, events = play(Game(), StartGame(colours, deck), rng)
game, events = play(game, TellClue(seat, game.turn, card, clue), rng)
view(game, seat)
"""

from reverie.game.apply import apply, replay
from reverie.game.decide import Chance, Decision, decide
from reverie.game.events import (
    CardsDealt,
    CardsDrawn,
    CardsLaid,
    CardsPlayed,
    ClueTold,
    Event,
    GameStarted,
    GameWon,
    SeatPassed,
    TurnBegun,
    VotesCast,
    VotesRevealed,
)
from reverie.game.legal import legal_moves
from reverie.game.moves import (
    CallTime,
    CastVotes,
    HandoverMove,
    LeaveSeat,
    Move,
    PlayCards,
    ReturnToSeat,
    SeatStandIn,
    StartGame,
    TakeOverSeat,
    TellClue,
    TurnMove,
    UndoLeave,
)
from reverie.game.pieces import (
    Card,
    Clue,
    ClueKind,
    Colour,
    Finding,
    Holder,
    Phase,
    Range,
    Score,
    Seat,
    Slot,
    Turn,
)
from reverie.game.play import play, play_out
from reverie.game.refusals import MEANINGS, Code, Refusal, Refused
from reverie.game.rules import Rules, Variant, rules_of
from reverie.game.state import Draw, Game, set_at, waiting_for
from reverie.game.view import OpenGame, OwnSeat, View, Wanted, open_game, own_seat, view

__all__ = [
    "MEANINGS",
    "CallTime",
    "Card",
    "CardsDealt",
    "CardsDrawn",
    "CardsLaid",
    "CardsPlayed",
    "CastVotes",
    "Chance",
    "Clue",
    "ClueKind",
    "ClueTold",
    "Code",
    "Colour",
    "Decision",
    "Draw",
    "Event",
    "Finding",
    "Game",
    "GameStarted",
    "GameWon",
    "HandoverMove",
    "Holder",
    "LeaveSeat",
    "Move",
    "OpenGame",
    "OwnSeat",
    "Phase",
    "PlayCards",
    "Range",
    "Refusal",
    "Refused",
    "ReturnToSeat",
    "Rules",
    "Score",
    "Seat",
    "SeatPassed",
    "SeatStandIn",
    "Slot",
    "StartGame",
    "TakeOverSeat",
    "TellClue",
    "Turn",
    "TurnBegun",
    "TurnMove",
    "UndoLeave",
    "Variant",
    "View",
    "VotesCast",
    "VotesRevealed",
    "Wanted",
    "apply",
    "decide",
    "legal_moves",
    "open_game",
    "own_seat",
    "play",
    "play_out",
    "replay",
    "rules_of",
    "set_at",
    "view",
    "waiting_for",
]
