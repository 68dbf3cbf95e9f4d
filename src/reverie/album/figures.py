"""The last page of an album: who understands whom, what split the table, the best lie, the race."""

from collections import defaultdict
from collections.abc import Collection, Sequence
from fractions import Fraction

from reverie.album.pages import (
    By,
    Cover,
    Figures,
    Lane,
    Lie,
    Split,
    Spread,
    Understanding,
    Who,
)
from reverie.album.upshot import votes_by_slot
from reverie.game import Seat, Slot

HALF = Fraction(1, 2)
FEWEST_DECEIVED = 2
"""votes that make a card a lie worth telling of"""


def figures_of(cover: Cover, spreads: Sequence[Spread]) -> Figures:
    """What there is to smile at."""
    return Figures(
        understanding=_understanding(cover, spreads),
        split=_split(spreads),
        lie=_best_lie(spreads),
        race=_race(cover, spreads),
    )


def _understanding(cover: Cover, spreads: Sequence[Spread]) -> tuple[Understanding, ...]:
    turns: defaultdict[tuple[Who, Who], int] = defaultdict(int)
    understood: defaultdict[tuple[Who, Who], int] = defaultdict(int)
    for spread in spreads:
        teller, meant = _meaning(spread)
        if teller is None or teller.stand_in:
            continue
        for seat, by in enumerate(spread.votes_by):
            if by is None or by.stand_in or _tells(cover, spread, seat):
                continue
            pair = by.who, teller.who
            turns[pair] += 1
            understood[pair] += any(slot in meant for slot in spread.turn.votes[seat])
    return tuple(Understanding(*pair, understood[pair], turns[pair]) for pair in sorted(turns))


def _meaning(spread: Spread) -> tuple[By | None, Collection[Slot]]:
    """Who meant which card with the clue of a turn.

    Where a card was to be found, it is that. Where none was, the storyteller votes too, and means
    the card that the vote is for (P3).
    """
    turn = spread.turn
    if turn.score.target is not None:
        return spread.clue_by, (turn.score.target,)
    return spread.votes_by[turn.storyteller], turn.votes[turn.storyteller]


def _tells(cover: Cover, spread: Spread, seat: Seat) -> bool:
    """Whether this seat tells in that turn, or its partner does."""
    return cover.rabbits[seat] == cover.rabbits[spread.turn.storyteller]


def _split(spreads: Sequence[Spread]) -> Split | None:
    """Of clues that are as near to half, the first; where all votes agree there is none."""
    splits = [
        Split(spread.number, spread.upshot.count, sum(map(len, spread.turn.votes)))
        for spread in spreads
    ]
    some = [split for split in splits if 0 < split.votes < split.of]
    return min(some, key=lambda split: abs(Fraction(split.votes, split.of) - HALF), default=None)


def _best_lie(spreads: Sequence[Spread]) -> Lie | None:
    """Of those with as many votes, the first."""
    lies = [lie for spread in spreads for lie in _lies(spread)]
    return max(lies, key=lambda lie: lie.votes, default=None)


def _lies(spread: Spread) -> list[Lie]:
    """The wrong card of a turn that most votes were for; none if there are two."""
    turn = spread.turn
    if turn.score.target is None:
        return []
    wrong = {s: count for s, count in votes_by_slot(turn).items() if s != turn.score.target}
    most = max(wrong.values())
    slots = [slot for slot, count in wrong.items() if count == most]
    if most < FEWEST_DECEIVED or len(slots) > 1:
        return []
    card = turn.board[slots[0] - 1]
    giver = next(
        by for by, cards in zip(spread.cards_by, turn.played, strict=True) if card in cards
    )
    assert giver is not None, "a card on the board was given by somebody"
    return [Lie(spread.number, slots[0], most, giver)]


def _race(cover: Cover, spreads: Sequence[Spread]) -> tuple[Lane, ...]:
    return tuple(
        Lane(rabbit, tuple(spread.turn.scores[cover.rabbits.index(rabbit)] for spread in spreads))
        for rabbit in dict.fromkeys(cover.rabbits)
    )
