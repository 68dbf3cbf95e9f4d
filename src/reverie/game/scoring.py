"""R10–R13: what the votes of one turn are worth."""

from collections.abc import Sequence

from reverie.game.pieces import Card, Finding, Score, Seat, Slot
from reverie.game.rules import Rules


def score(
    rules: Rules,
    storyteller: Seat,
    played: Sequence[Sequence[Card]],
    board: Sequence[Card],
    votes: Sequence[Sequence[Slot]],
) -> Score:
    """Score one turn: who played which cards, how they lay, and who voted for which slots."""
    players = len(played)
    target = board.index(played[storyteller][0]) + 1
    found = [slots.count(target) for slots in votes]
    total = sum(found)

    if total == rules.votes.most * (players - 1):
        finding, riddle = Finding.ALL, [rules.all_find] * players
    elif total == 0:
        finding, riddle = Finding.NONE, [rules.none_find] * players
    else:
        finding, riddle = Finding.SOME, [rules.some_find * own_votes for own_votes in found]
    riddle[storyteller] = rules.some_find if finding is Finding.SOME else 0

    owners = {card: seat for seat, cards in enumerate(played) for card in cards}
    decoys = [0] * players
    for slots in votes:
        for slot in slots:
            decoys[owners[board[slot - 1]]] += 1
    decoys[storyteller] = 0

    return Score(finding=finding, target=target, riddle=tuple(riddle), decoys=tuple(decoys))
