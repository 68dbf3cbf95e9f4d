"""What the votes of one turn are worth (R10–R13, O1–O4, C1, P5, T5)."""

from collections.abc import Sequence
from typing import TypeVar

from reverie.game.pieces import Card, Finding, Reason, Score, Seat, Slot, Why
from reverie.game.rules import Rules

T = TypeVar("T")

TOLD = {
    Finding.ALL: Why.TOLD_TO_ALL,
    Finding.SOME: Why.TOLD_TO_SOME,
    Finding.NONE: Why.TOLD_TO_NONE,
}


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
        return Score(due.finding, due.target, due.reasons * 2)
    return _riddle(rules, storyteller, played, board, votes)


def _riddle(
    rules: Rules,
    storyteller: Seat,
    played: Sequence[Sequence[Card]],
    board: Sequence[Card],
    votes: Sequence[Sequence[Slot]],
) -> Score:
    """Points of those who have a rabbit, be it a player or a pair."""
    target = board.index(played[storyteller][0]) + 1
    found = [slots.count(target) for slots in votes]
    total = sum(found)
    finding = _finding(rules, found, total)

    owners = {card: seat for seat, cards in enumerate(played) for card in cards}
    decoys = [0] * len(played)
    for slots in votes:
        for slot in slots:
            decoys[owners[board[slot - 1]]] += 1

    reasons = _reasons(rules, finding, found, votes, decoys)
    paid = rules.some_find if finding is Finding.SOME else 0
    reasons[storyteller] = (Reason(TOLD[finding], paid, total),)
    return Score(finding, target, tuple(reasons))


def _finding(rules: Rules, found: Sequence[int], total: int) -> Finding:
    voters = len(found) - 1
    if rules.every_vote:
        all_find = total == rules.votes.most * voters
    else:
        all_find = sum([votes > 0 for votes in found]) == voters
    if all_find:
        return Finding.ALL
    return Finding.SOME if total else Finding.NONE


def _reasons(
    rules: Rules,
    finding: Finding,
    found: Sequence[int],
    votes: Sequence[Sequence[Slot]],
    decoys: Sequence[int],
) -> list[tuple[Reason, ...]]:
    """Of each who has not told, by how many votes have found and how many lie on decoys."""
    # What is the same for all is looked up once: an enum's member costs as much as a reason.
    all_find, none_find = finding is Finding.ALL, finding is Finding.NONE
    why_found, why_decoys = Why.FOUND, Why.DECOYS
    some, single, limit = rules.some_find, rules.single_vote, rules.most_decoys
    reasons = []
    for own_found, slots, own_decoys in zip(found, votes, decoys, strict=True):
        own = []
        if all_find:
            own.append(Reason(Why.ALL_FOUND, rules.all_find, own_found))
        elif none_find:
            own.append(Reason(Why.NONE_FOUND, rules.none_find, own_found))
        elif own_found:
            own.append(Reason(why_found, some * own_found, own_found))
        if single and own_found == len(slots) == 1:
            own.append(Reason(Why.SINGLE_VOTE, single, own_found))
        if own_decoys:
            most = own_decoys if limit is None else min(limit, own_decoys)
            own.append(Reason(why_decoys, most, own_decoys))
        reasons.append(tuple(own))
    return reasons


def _in_company(rules: Rules, votes: Sequence[Sequence[Slot]], red: Slot | None) -> Score:
    """P5: as many points as there are votes on the card one voted for, unless one is alone."""
    chosen = [slots[0] for slots in votes]
    return Score(None, None, tuple([(_company(rules, chosen, slot, red),) for slot in chosen]))


def _company(rules: Rules, chosen: Sequence[Slot], slot: Slot, red: Slot | None) -> Reason:
    together = chosen.count(slot)
    if slot == red:
        return Reason(Why.FORBIDDEN, 0, together)
    if together == 1:
        return Reason(Why.ALONE, 0, together)
    return Reason(Why.COMPANY, min(rules.company, together), together)


def _by_pair(row: Sequence[Sequence[T]], half: int) -> list[list[T]]:
    return [[*row[pair], *row[pair + half]] for pair in range(half)]
