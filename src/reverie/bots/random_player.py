"""A player without taste: every choice is legal and left to chance.

It plays the simulations, and it is the stand-in for an absent person.
"""

from random import Random

from reverie.game import (
    CastVotes,
    Clue,
    ClueKind,
    Phase,
    PlayCards,
    TellClue,
    TurnMove,
    View,
    cards_to_play,
)
from reverie.game.pieces import VOTES

CLUES = tuple("🌙🌊🔑🎭🕯🪞🌱⏳🎈🧵🐚🪶🌪🎻🧭🍂")
"""Pictures, because a stand-in does not know the languages at the table."""


def random_move(view: View, rng: Random) -> TurnMove | None:
    """A legal move for the seat that sees this view, or None where it has nothing to do."""
    table, own = view.table, view.own
    if own is None or own.seat not in table.waiting_for:
        return None
    by = table.holders[own.seat]
    match table.phase:
        case Phase.RACING | Phase.TELLING:
            clue = Clue(ClueKind.TEXT, rng.choice(CLUES))
            return TellClue(own.seat, table.turn, rng.choice(own.hand), clue, by)
        case Phase.CHOOSING:
            cards = rng.sample(own.hand, cards_to_play(len(table.colours)))
            return PlayCards(own.seat, table.turn, tuple(cards), by)
        case Phase.VOTING:
            open_slots = [n for n in range(1, len(table.board) + 1) if n not in own.slots]
            return CastVotes(own.seat, table.turn, tuple(rng.choices(open_slots, k=VOTES)), by)
        case _:
            return None
