"""`play`: decide and apply in one step, for callers who know that their move is legal."""

from reverie.game.apply import apply
from reverie.game.decide import Chance, decide
from reverie.game.events import Event
from reverie.game.moves import Move
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
