"""`play`: decide and apply in one step, for callers who know that their move is legal.

`play_out` does so until the game is over.
"""

from collections.abc import Callable

from reverie.game.apply import apply
from reverie.game.decide import Chance, decide
from reverie.game.events import Event
from reverie.game.moves import Move
from reverie.game.pieces import Phase
from reverie.game.refusals import Refusal, Refused
from reverie.game.state import Game


def play(game: Game, move: Move, rng: Chance) -> tuple[Game, tuple[Event, ...]]:
    """Return the game after the move, and what happened; raise `Refused` if it is illegal."""
    decision = decide(game, move, rng)
    if isinstance(decision, Refusal):
        raise Refused(decision)
    for event in decision:
        game = apply(game, event)
    return game, decision


def play_out(game: Game, choose: Callable[[Game], Move], rng: Chance) -> Game:
    """Let `choose` say what somebody does who is waited for, until the game is over."""
    while game.phase is not Phase.OVER:
        game, _ = play(game, choose(game), rng)
    return game
