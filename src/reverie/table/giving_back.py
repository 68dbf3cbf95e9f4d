"""A stand-in for somebody who is here gets up when the phase closes, whether it has chosen or not.

In the race stand-ins may sit on several seats, and one clue is enough; whoever they sat there for
plays the next phase. All that is about to be written goes through `with_seats_given_back`.
"""

from reverie.game import Holder, SeatPassed
from reverie.table.apply import replay
from reverie.table.events import TableEvent
from reverie.table.state import PersonId, Table, stage_of


def with_seats_given_back(
    table: Table, events: tuple[TableEvent, ...], here: frozenset[PersonId]
) -> tuple[TableEvent, ...]:
    """These events; and if a phase closes with them, everybody who is here has the seat back."""
    after = replay(events, table)
    if not after.playing or stage_of(after) == stage_of(table):
        return events
    back = (
        SeatPassed(seat, Holder.PERSON)
        for seat, chair in enumerate(after.chairs)
        if after.game.holders[seat] is Holder.STAND_IN and chair.person in here
    )
    return (*events, *back)
