"""Honours: who was best at something in a game, from its own figures.

An honour is for what people chose themselves, so whoever took over a seat has none for what was
chosen there before. A stand-in chooses for its person, as with points. In Pairs, two who share a
rabbit share its honours.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from enum import Enum, auto
from typing import TypeAlias

from msgspec import Struct

from reverie.album.pages import By, Cover, Crew, Honour, HonourName, Spread
from reverie.album.upshot import votes_by_slot
from reverie.game import Seat, Turn, Why

MOST_CREWS = 2
"""that may share an honour; what many are best at is none"""


class Deed(Enum):
    """What an honour is for."""

    CLUE = auto()
    CARDS = auto()
    VOTES = auto()
    LAST = auto()
    """the last of these that a seat did in a turn"""


Count: TypeAlias = Callable[[Turn, Seat], int]
"""of a turn, what a seat has done for an honour"""


class _Kind(Struct, frozen=True):
    name: HonourName
    deed: Deed
    count: Count
    best: bool = False
    """whether it is for the best turn instead of for all of them together"""


def honours_of(cover: Cover, spreads: Sequence[Spread]) -> tuple[Honour, ...]:
    """The honours of this game, each only if somebody earned it."""
    riddles = any(spread.turn.score.target is not None for spread in spreads)
    kinds = RIDDLES if riddles else COMPANY
    found = [_honour(kind, cover, spreads) for kind in (*kinds, FINISH)]
    return tuple(honour for honour in found if honour is not None)


def _honour(kind: _Kind, cover: Cover, spreads: Sequence[Spread]) -> Honour | None:
    counts: defaultdict[Crew, int] = defaultdict(int)
    for spread in spreads:
        for seat, by in _who_did(kind.deed, spread):
            crew = _crew(cover, spread, seat, by)
            count = kind.count(spread.turn, seat)
            counts[crew] = max(counts[crew], count) if kind.best else counts[crew] + count
    most = max(counts.values(), default=0)
    crews = tuple(sorted(crew for crew, count in counts.items() if count == most))
    return Honour(kind.name, crews, most) if most and len(crews) <= MOST_CREWS else None


def _who_did(deed: Deed, spread: Spread) -> Iterable[tuple[Seat, By]]:
    if deed is Deed.CLUE:
        return [(spread.turn.storyteller, spread.clue_by)]
    seats = range(len(spread.votes_by))
    by_seat = {
        Deed.CARDS: spread.cards_by,
        Deed.VOTES: spread.votes_by,
        Deed.LAST: [_last(spread, seat) for seat in seats],
    }[deed]
    return [(seat, by) for seat, by in zip(seats, by_seat, strict=True) if by is not None]


def _last(spread: Spread, seat: Seat) -> By | None:
    """Who did the last thing that this seat did in the turn."""
    told = spread.clue_by if seat == spread.turn.storyteller else None
    return spread.votes_by[seat] or spread.cards_by[seat] or told


def _crew(cover: Cover, spread: Spread, seat: Seat, by: By) -> Crew:
    """Somebody, and who had the same rabbit in that turn."""
    rabbit = cover.rabbits[seat]
    partners = [s for s, other in enumerate(cover.rabbits) if other == rabbit and s != seat]
    last = [_last(spread, partner) for partner in partners]
    return tuple(sorted({by.who, *(partner.who for partner in last if partner is not None)}))


def _counted(why: Why) -> Count:
    """How many votes a seat has this reason for."""
    return lambda turn, seat: sum(
        reason.count for reason in turn.score.reasons[seat] if reason.why is why
    )


def _times(why: Why) -> Count:
    """Whether a seat has this reason."""
    return lambda turn, seat: sum(reason.why is why for reason in turn.score.reasons[seat])


def _found(turn: Turn, seat: Seat) -> int:
    return sum(slot == turn.score.target for slot in turn.votes[seat])


def _got(turn: Turn, seat: Seat) -> int:
    votes = votes_by_slot(turn)
    return sum(votes[turn.board.index(card) + 1] for card in turn.played[seat])


def _forbade(turn: Turn, _: Seat) -> int:
    return 0 if turn.red is None else votes_by_slot(turn)[turn.red]


RIDDLES = (
    _Kind(HonourName.LIAR, Deed.CARDS, _counted(Why.DECOYS)),
    _Kind(HonourName.READER, Deed.VOTES, _found),
    _Kind(HonourName.BOLD, Deed.VOTES, lambda turn, seat: int(_found(turn, seat) > 1)),
    _Kind(HonourName.SURE, Deed.VOTES, _times(Why.SINGLE_VOTE)),
    _Kind(HonourName.TELLER, Deed.CLUE, _times(Why.TOLD_TO_SOME)),
)
"""where a card is to be found"""
COMPANY = (
    _Kind(HonourName.KINDRED, Deed.VOTES, _times(Why.COMPANY)),
    _Kind(HonourName.DARLING, Deed.CARDS, _got),
    _Kind(HonourName.CENSOR, Deed.CLUE, _forbade),
    _Kind(HonourName.LONER, Deed.VOTES, _times(Why.ALONE)),
)
"""where votes look for company (P5)"""
FINISH = _Kind(HonourName.FINISH, Deed.LAST, lambda turn, seat: turn.points[seat], best=True)
