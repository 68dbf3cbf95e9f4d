"""A player without taste: every choice is legal and left to chance.

It plays the simulations, and for a bot that is at a loss.
"""

from random import Random

from reverie.game.moves import CastVotes, PlayCards, TellClue, TurnMove
from reverie.game.pieces import VOTES, Clue, ClueKind, Holder, Phase, cards_to_play
from reverie.game.view import View

CLUES = tuple("🌙🌊🔑🎭🕯🪞🌱⏳🎈🧵🐚🪶🌪🎻🧭🍂")
"""Pictures, because it does not know the language of the table."""


def random_move(view: View, rng: Random, by: Holder = Holder.BOT) -> TurnMove | None:
    """A legal move for the seat that sees this view, or None where it has nothing to do."""
    game, own = view.open, view.own
    if own is None or own.seat not in game.waiting_for:
        return None
    match game.phase:
        case Phase.RACING | Phase.TELLING:
            clue = Clue(ClueKind.TEXT, rng.choice(CLUES))
            return TellClue(own.seat, game.turn, rng.choice(own.hand), clue, by)
        case Phase.CHOOSING:
            cards = rng.sample(own.hand, cards_to_play(len(game.colours)))
            return PlayCards(own.seat, game.turn, tuple(cards), by)
        case Phase.VOTING:
            open_slots = [n for n in range(1, len(game.board) + 1) if n not in own.slots]
            return CastVotes(own.seat, game.turn, tuple(rng.choices(open_slots, k=VOTES)), by)
        case _:
            return None
