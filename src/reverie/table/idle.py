"""Nobody waits for somebody who is there and does nothing (D7).

A phase has a patience. When it is at an end, anyone may nudge those whom the game waits for. Some
time after the first nudge of a phase, the host alone, or two who sit, may let a stand-in choose for
one of them, this once: the seat stays the person's, who has it back as soon as the stand-in has
chosen, and may choose otherwise until the phase closes.

One is enough where no two could agree, for those who sit are bots, away or waited for themselves;
and some time later one is enough in any case. So it takes nobody in particular to go on: neither
the host nor the storyteller, nor a second person who looks at the table.

Whoever needs longer takes one more minute, once a turn. The table's patience begins anew with it,
and the timer, if there is one, runs for a minute more.
"""

from msgspec import Struct

from reverie import game as rules
from reverie.game import Holder, Phase, Seat
from reverie.table.events import MinuteTaken, Nudged, StandInAgreed, TableEvent
from reverie.table.refusals import AnyRefusal, TableCode, TableRefusal
from reverie.table.state import PersonId, Table, person_of, seat_of

Answer = tuple[TableEvent, ...] | AnyRefusal

ENOUGH = 2
"""people who sit, to let a stand-in choose without the host"""


class Patience(Struct, frozen=True):
    """How many seconds of it are left in a phase; 0 is none."""

    nudge_in: float
    """until anyone may nudge, for the first time or again"""
    stand_in_in: float | None = None
    """until a stand-in may be let choose; None before anybody has nudged"""
    alone_in: float | None = None
    """until one is enough for that; likewise"""


def nudge(table: Table, who: PersonId, patience: Patience | None) -> Answer:
    """Nudge everybody whom the game waits for."""
    if not set(idle_seats(table)) - {seat_of(table, who)}:
        return TableRefusal(TableCode.NOT_AWAITED)
    if patience is None or patience.nudge_in > 0:
        return TableRefusal(TableCode.TOO_EARLY)
    return (Nudged(who),)


def let_stand_in_choose(
    table: Table,
    who: PersonId,
    seat: Seat,
    here: frozenset[PersonId],
    patience: Patience | None,
) -> Answer:
    """Agree that a stand-in chooses for somebody this once; if that is enough, it does."""
    person = person_of(table, who)
    if person is None or person.bot or (who != table.host and seat_of(table, who) is None):
        return TableRefusal(TableCode.NOT_SEATED)
    if seat not in idle_seats(table):
        return TableRefusal(TableCode.NOT_AWAITED)
    if patience is None or patience.stand_in_in is None or patience.stand_in_in > 0:
        return TableRefusal(TableCode.TOO_EARLY)
    agreed = {each.person for each in table.impatience.agreed if each.seat == seat}
    agreed = {person for person in agreed if seat_of(table, person) is not None}
    said = () if who in agreed else (StandInAgreed(seat, who),)
    alone = who == table.host or patience.alone_in == 0
    if alone or len(agreed | {who}) >= agreement_needed(table, here):
        return (*said, rules.SeatPassed(seat, Holder.STAND_IN))
    return said


def take_minute(table: Table, who: PersonId) -> Answer:
    """Take one more minute, once a turn."""
    if seat_of(table, who) not in idle_seats(table):
        return TableRefusal(TableCode.NOT_AWAITED)
    if who in table.minutes:
        return TableRefusal(TableCode.MINUTE_TAKEN)
    return (MinuteTaken(who),)


def idle_seats(table: Table) -> list[Seat]:
    """The seats that the game waits for and that a person plays."""
    game = table.game
    return [seat for seat in rules.waiting_for(game) if game.holders[seat] is Holder.PERSON]


def agreement_needed(table: Table, here: frozenset[PersonId]) -> int:
    """How many of those who sit have to agree, as long as none of them is the host."""
    racing = table.game.phase is Phase.RACING
    awaited = () if racing else rules.waiting_for(table.game)
    able = [
        person
        for seat, chair in enumerate(table.chairs)
        if chair.person in here and seat not in awaited
        if (person := person_of(table, chair.person)) is not None and not person.bot
    ]
    # In the race all are waited for, and one of them is the one to be chosen for.
    return max(1, min(ENOUGH, len(able) - racing))
