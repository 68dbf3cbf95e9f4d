"""What a turn came to, in one word: who found the card, or, where none was to be found, who met."""

from enum import StrEnum

from msgspec import Struct

from reverie.game import Finding, Slot, Turn


class Verdict(StrEnum):
    """The word for it. The last four are of a turn in which votes look for company (P5)."""

    ALL = "all"
    SOME = "some"
    NONE = "none"
    TOGETHER = "together"
    """most met on one card"""
    TIED = "tied"
    """as many met on several"""
    CAUGHT = "caught"
    """most met on the card that the red vote forbade"""
    SCATTERED = "scattered"
    """no two met"""


RIDDLES = {
    Finding.ALL: Verdict.ALL,
    Finding.SOME: Verdict.SOME,
    Finding.NONE: Verdict.NONE,
}
FEWEST_WHO_MEET = 2


class Upshot(Struct, frozen=True):
    """What a turn came to, and which cards that is about."""

    verdict: Verdict
    slots: tuple[Slot, ...]
    """the card that was to be found, or those where most met; none if no two met"""
    count: int
    """of the votes on each of them"""


def upshot_of(turn: Turn) -> Upshot:
    """What this turn came to."""
    votes = votes_by_slot(turn)
    finding, target = turn.score.finding, turn.score.target
    if finding is not None and target is not None:
        return Upshot(RIDDLES[finding], (target,), votes[target])
    return _in_company(votes, turn.red)


def votes_by_slot(turn: Turn) -> dict[Slot, int]:
    """How many votes lie on each card of the board."""
    cast = [slot for slots in turn.votes for slot in slots]
    return {slot: cast.count(slot) for slot in range(1, len(turn.board) + 1)}


def _in_company(votes: dict[Slot, int], red: Slot | None) -> Upshot:
    allowed = {slot: count for slot, count in votes.items() if slot != red}
    forbidden = 0 if red is None else votes[red]
    most = max(allowed.values(), default=0)
    if red is not None and forbidden >= FEWEST_WHO_MEET and forbidden > most:
        return Upshot(Verdict.CAUGHT, (red,), forbidden)
    if most < FEWEST_WHO_MEET:
        return Upshot(Verdict.SCATTERED, (), most)
    slots = tuple(slot for slot, count in allowed.items() if count == most)
    return Upshot(Verdict.TIED if len(slots) > 1 else Verdict.TOGETHER, slots, most)
