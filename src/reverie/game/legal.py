"""`legal_moves`: everything that a seat may do, worked out from its view alone.

For bots, learners and tests: whoever sees a view need not know the rules. Of clues there is no end,
so one is handed in. Votes that differ in their order alone are one move here.
"""

from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement, product

from reverie.game.moves import CastVotes, PlayCards, TellClue, TurnMove
from reverie.game.pieces import Clue, ClueKind, Holder, Phase
from reverie.game.view import View

SPOKEN = Clue(ClueKind.ALOUD)


def legal_moves(view: View, clue: Clue = SPOKEN, by: Holder = Holder.PERSON) -> Iterator[TurnMove]:
    """Every legal move of the seat that sees this view; none where it has nothing to choose."""
    game, own = view.open, view.own
    wanted = None if own is None else own.wanted
    if own is None or wanted is None:
        return
    seat, turn = own.seat, game.turn
    match game.phase:
        case Phase.CHOOSING:
            for cards in combinations(own.hand, wanted.cards):
                yield PlayCards(seat, turn, cards, by)
            if wanted.take_back:
                yield PlayCards(seat, turn, (), by)
        case Phase.VOTING:
            choose = combinations_with_replacement if wanted.same_card else combinations
            reds = range(1, len(game.board) + 1) if wanted.red else (None,)
            for count in range(wanted.votes.fewest, wanted.votes.most + 1):
                for slots, red in product(choose(wanted.slots, count), reds):
                    yield CastVotes(seat, turn, slots, by, red)
        case _:
            for card in own.hand if wanted.cards else (None,):
                yield TellClue(seat, turn, card, clue, by)
