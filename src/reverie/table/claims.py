"""Claims: who takes over a bot's seat, and sees its hand, from the next turn on (D8).

Whoever asks for a bot's seat during a turn has claimed it, and everybody sees that. The bot plays
the turn to its end; then the seat passes in the very entry that begins the next one, so that no
view lies between. All that is about to be written goes through `with_claims`, whoever decided it.

A claim waits for its person. If they are not here when a turn begins, the bot plays on, lest others
wait for nobody; the claim holds for the turn after, unless somebody who is here wants the seat.
"""

from reverie import game as rules
from reverie.game import Chance, Code, Refusal, Seat, TakeOverSeat, TurnBegun
from reverie.table.apply import replay
from reverie.table.events import ChairPassed, ClaimWithdrawn, SeatClaimed, TableEvent
from reverie.table.refusals import AnyRefusal, TableCode, TableRefusal
from reverie.table.state import PersonId, Table, claim_of, seat_of


def claim(
    table: Table, who: PersonId, seat: Seat, here: frozenset[PersonId], rng: Chance
) -> tuple[TableEvent, ...] | AnyRefusal:
    """Claim a bot's seat, instead of another that was claimed before."""
    if seat_of(table, who) is not None:
        return TableRefusal(TableCode.ALREADY_SEATED)
    decision = rules.decide(table.game, TakeOverSeat(seat), rng)
    if isinstance(decision, Refusal) and decision.code is not Code.TURN_NOT_OVER:
        return decision
    claimed_by = table.chairs[seat].claimed_by
    if claimed_by == who:
        return ()
    if claimed_by in here:
        return TableRefusal(TableCode.CLAIMED_BY_ANOTHER)
    return (SeatClaimed(seat, who),)


def withdraw(table: Table, who: PersonId) -> tuple[TableEvent, ...] | AnyRefusal:
    """Take a claim back, if there is one; it is too late once the seat has passed."""
    if table.playing and seat_of(table, who) is not None:
        return TableRefusal(TableCode.ALREADY_SEATED)
    seat = claim_of(table, who)
    return () if seat is None else (ClaimWithdrawn(seat, who),)


def with_claims(
    table: Table, events: tuple[TableEvent, ...], here: frozenset[PersonId], rng: Chance
) -> tuple[TableEvent, ...]:
    """These events; and if a turn begins with them, claimed seats pass just before it does."""
    for number, event in enumerate(events):
        if isinstance(event, TurnBegun):
            passed = _pass_claimed(replay(events[:number], table), here, rng)
            return (*events[:number], *passed, *events[number:])
    return events


def _pass_claimed(table: Table, here: frozenset[PersonId], rng: Chance) -> tuple[TableEvent, ...]:
    passed: tuple[TableEvent, ...] = ()
    for seat, chair in enumerate(table.chairs):
        if chair.claimed_by is not None and chair.claimed_by in here:
            decision = rules.decide(table.game, TakeOverSeat(seat), rng)
            assert not isinstance(decision, Refusal), "a claimed seat is a bot's"
            passed = (*passed, ChairPassed(seat, chair.claimed_by), *decision)
    return passed
