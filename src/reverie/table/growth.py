"""How fast a table's history may grow by what its people do.

A game waits for so many moves and no more, so those are always taken. Names, settings, chairs,
lines of chat and choices that are changed again could be sent without end; they have an allowance,
of each person and of all in a household who have no seat, for whoever leaves and joins anew is
somebody else. Those who sit, and the host, have their own and no other, lest strangers use up what
the host needs to lock the table. And so many people of one household may join at once, lest a
single stranger takes all places. Joins draw on that and on nothing else, so nobody keeps people of
another household out; and whoever undoes a leave is no newcomer, and draws on their own.
"""

import asyncio

from reverie.game import waiting_for
from reverie.table.allowance import Allowance
from reverie.table.leaving import departure_of
from reverie.table.moves import ComeBack, GameMove, TableMove
from reverie.table.state import PersonId, Table, seat_of

MOVES_AT_ONCE = 60
"""of one person that no game waits for: more than anybody makes in a hurry"""
JOINS_AT_ONCE = 24
"""of one household: twelve who play, and twelve who watch or have lost their seat's link"""
BREATHS_BETWEEN_JOINS = 60
MOVES_OF_HOUSEHOLD_AT_ONCE = 600
MOVES_OF_HOUSEHOLD_A_BREATH = 5


class Growth:
    """The allowances of one table. A breath is the time until a person may make one more move."""

    def __init__(self, breath: float) -> None:
        self._of_person = Allowance(MOVES_AT_ONCE, breath)
        self._joins = Allowance(JOINS_AT_ONCE, breath * BREATHS_BETWEEN_JOINS)
        every = breath / MOVES_OF_HOUSEHOLD_A_BREATH
        self._of_household = Allowance(MOVES_OF_HOUSEHOLD_AT_ONCE, every)

    def allow(self, table: Table, who: PersonId | None, household: str, move: TableMove) -> bool:
        """Whether the history may grow by this move now; `who` is None for somebody who joins."""
        now = asyncio.get_running_loop().time()
        if isinstance(move, GameMove) and seat_of(table, who) in waiting_for(table.game):
            return True
        gone = departure_of(table, move.token) if isinstance(move, ComeBack) else None
        if gone is not None:
            return self._of_person.take(gone.person.id, now)
        if who is None:
            return self._joins.take(household, now)
        own = self._of_person.take(who, now)
        if who == table.host or seat_of(table, who) is not None:
            return own
        return own and self._of_household.take(household, now)
