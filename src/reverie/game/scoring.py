"""What the votes of one turn are worth (R10–R13, O1–O4, C1, P5, T5)."""

from collections.abc import Sequence
from typing import TypeVar

from reverie.game.pieces import Card, Finding, Score, Seat, Slot
from reverie.game.rules import Rules

T = TypeVar("T")


def score(  # noqa: PLR0913, PLR0917  all that a turn is
    rules: Rules,
    storyteller: Seat,
    played: Sequence[Sequence[Card]],
    board: Sequence[Card],
    votes: Sequence[Sequence[Slot]],
    red: Slot | None = None,
) -> Score:
    """Score one turn: who played which cards, how they lay, and who voted for which slots."""
    if rules.company:
        return _in_company(rules, votes, red)
    if rules.pairs:
        half = len(played) // 2
        due = _riddle(
            rules, storyteller % half, _by_pair(played, half), board, _by_pair(votes, half)
        )
        return Score(
            due.finding, due.target, due.riddle * 2, due.decoys * 2, due.extra * 2, due.company * 2
        )
    return _riddle(rules, storyteller, played, board, votes)


def _riddle(
    rules: Rules,
    storyteller: Seat,
    played: Sequence[Sequence[Card]],
    board: Sequence[Card],
    votes: Sequence[Sequence[Slot]],
) -> Score:
    """Points of those who have a rabbit, be it a player or a pair."""
    players = len(played)
    target = board.index(played[storyteller][0]) + 1
    found = [slots.count(target) for slots in votes]
    total = sum(found)

    if _all_find(rules, found, total):
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
    if rules.most_decoys is not None:
        decoys = [min(rules.most_decoys, own_decoys) for own_decoys in decoys]

    nothing = (0,) * players
    extra = nothing
    if rules.single_vote:
        extra = tuple([rules.single_vote * (target in v and len(v) == 1) for v in votes])
    return Score(finding, target, tuple(riddle), tuple(decoys), extra, nothing)


def _all_find(rules: Rules, found: Sequence[int], total: int) -> bool:
    voters = len(found) - 1
    if rules.every_vote:
        return total == rules.votes.most * voters
    return sum([votes > 0 for votes in found]) == voters


def _in_company(rules: Rules, votes: Sequence[Sequence[Slot]], red: Slot | None) -> Score:
    """P5: as many points as there are votes on the card one voted for, unless one is alone."""
    chosen = [slots[0] for slots in votes]
    counts = {slot: chosen.count(slot) for slot in chosen}
    company = [
        0 if slot == red or counts[slot] == 1 else min(rules.company, counts[slot])
        for slot in chosen
    ]
    nothing = (0,) * len(votes)
    return Score(None, None, nothing, nothing, nothing, tuple(company))


def _by_pair(row: Sequence[Sequence[T]], half: int) -> list[list[T]]:
    return [[*row[pair], *row[pair + half]] for pair in range(half)]
