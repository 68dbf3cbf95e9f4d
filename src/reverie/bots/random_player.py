"""A player without taste: every choice is legal and left to chance.

It plays the simulations, and for a bot that is at a loss.
"""

from random import Random

from reverie.game.moves import CastVotes, PlayCards, TellClue, TurnMove
from reverie.game.pieces import Clue, ClueKind, Holder, Phase, Slot
from reverie.game.view import View, Wanted

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
            card = rng.choice(own.hand) if wanted.cards else None
            return TellClue(own.seat, game.turn, card, clue, by)
        case Phase.CHOOSING:
            cards = rng.sample(own.hand, wanted.cards)
            return PlayCards(own.seat, game.turn, tuple(cards), by)
        case Phase.VOTING:
            red = rng.randint(1, len(game.board)) if wanted.red else None
            return CastVotes(own.seat, game.turn, _votes(wanted, rng), by, red)
        case _:
            return None


def _votes(wanted: Wanted, rng: Random) -> tuple[Slot, ...]:
    fewest, most = wanted.votes.fewest, wanted.votes.most
    count = most if fewest == most else rng.randint(fewest, most)
    choose = (
        rng.choices(wanted.slots, k=count) if wanted.same_card else rng.sample(wanted.slots, count)
    )
    return tuple(choose)
