"""R10–R13: what the votes of one turn are worth."""

from collections.abc import Sequence
from enum import StrEnum

from msgspec import Struct

from reverie.game.pieces import VOTES, Card, Seat, Slot


class Finding(StrEnum):
    """How many of all votes found the storyteller's card; each value is the rule that pays."""

    ALL = "R10"
    SOME = "R11"
    NONE = "R12"


class Score(Struct, frozen=True):
    """The points of one turn, by seat: for the riddle (R10–R12) and as decoys (R13)."""

    finding: Finding
    riddle: tuple[int, ...]
    decoys: tuple[int, ...]

    @property
    def points(self) -> tuple[int, ...]:
        """All points of the turn, by seat."""
        return tuple(map(int.__add__, self.riddle, self.decoys))


def score(
    storyteller: Seat,
    played: Sequence[Sequence[Card]],
    board: Sequence[Card],
    votes: Sequence[Sequence[Slot]],
) -> Score:
    """Score one turn: who played which cards, how they lay, and who voted for which slots."""
    players = len(played)
    tellers_slot = board.index(played[storyteller][0]) + 1
    found = [slots.count(tellers_slot) for slots in votes]
    total = sum(found)

    if total == VOTES * (players - 1):
        finding, riddle = Finding.ALL, [4] * players
    elif total == 0:
        finding, riddle = Finding.NONE, [2] * players
    else:
        finding, riddle = Finding.SOME, [3 * own_votes for own_votes in found]
    riddle[storyteller] = 3 if finding is Finding.SOME else 0

    owners = {card: seat for seat, cards in enumerate(played) for card in cards}
    decoys = [0] * players
    for slots in votes:
        for slot in slots:
            decoys[owners[board[slot - 1]]] += 1
    decoys[storyteller] = 0

    return Score(finding=finding, riddle=tuple(riddle), decoys=tuple(decoys))
