"""A player without taste: every choice is legal and left to chance.

It plays the simulations, and for a bot that is at a loss.
"""

from random import Random

from reverie.game.moves import CastVotes, PlayCards, TellClue, TurnMove
from reverie.game.pieces import Clue, ClueKind, Holder, Phase
from reverie.game.view import View

CLUES = tuple("🌙🌊🔑🎭🕯🪞🌱⏳🎈🧵🐚🪶🌪🎻🧭🍂")
"""Pictures, because it does not know the language of the table."""


def random_move(view: View, rng: Random, by: Holder = Holder.BOT) -> TurnMove | None:
    """A legal move for the seat that sees this view, or None where it has nothing to do."""
    game, own = view.open, view.own
    if own is None or own.wanted is None or own.seat not in game.waiting_for:
        return None
    wanted = own.wanted
    match game.phase:
        case Phase.RACING | Phase.TELLING:
            clue = Clue(ClueKind.TEXT, rng.choice(CLUES))
            return TellClue(own.seat, game.turn, rng.choice(own.hand), clue, by)
        case Phase.CHOOSING:
            cards = rng.sample(own.hand, wanted.cards)
            return PlayCards(own.seat, game.turn, tuple(cards), by)
        case Phase.VOTING:
            slots = rng.choices(wanted.slots, k=wanted.votes.most)
            return CastVotes(own.seat, game.turn, tuple(slots), by)
        case _:
            return None
