"""After a reveal people look at it, and the table gives them time.

Until half of those who sit there and are here have looked, no clock runs and no bot tells the next
clue; but neither waits for ever. Who has looked is not kept: it is nobody's deed, and after a
restart everybody has.
"""

from msgspec import Struct

from reverie.game import Phase, waiting_for
from reverie.table.pace import Pace
from reverie.table.scheduler import Live, Scheduler
from reverie.table.state import PersonId, Table


class Revealed(Struct):
    """A turn that was revealed, when, and who has looked at it."""

    game: int
    turn: int
    at: float
    looked: set[PersonId]


class Looking:
    """Who has yet to look at the last turn of one table."""

    def __init__(self, live: Live, scheduler: Scheduler, pace: Pace) -> None:
        self._live = live
        self.scheduler = scheduler
        self._pace = pace
        self._revealed: Revealed | None = None

    def begin(self) -> None:
        """A turn was revealed."""
        table, now = self._live.table, self.scheduler.now()
        self._revealed = Revealed(table.games, len(table.game.turns), now, set())
        for seconds in (self._pace.look, self._pace.longest_look):
            self.scheduler.plan(("look", seconds), seconds, self._end)

    def go_on(self, person: PersonId, game: int, turn: int) -> None:
        """Somebody has looked at this turn."""
        revealed = self._revealed
        if revealed is None or (revealed.game, revealed.turn) != (game, turn):
            return
        held = self.holds_bots() or self.holds_clock()
        revealed.looked.add(person)
        if held and not self.holds_clock():
            self._end()

    def holds_bots(self) -> bool:
        """Whether a bot waits with its clue."""
        return self._live.table.game.phase is Phase.TELLING and self._holds(self._pace.look)

    def holds_clock(self) -> bool:
        """Whether no time runs yet."""
        return self._holds(self._pace.longest_look)

    def ago(self) -> float | None:
        """Seconds since the last turn was revealed, if that was seen from here."""
        revealed = self._revealed
        if revealed is None or revealed.game != self._live.table.games:
            return None
        return round(self.scheduler.now() - revealed.at, 2)

    def _holds(self, seconds: float) -> bool:
        revealed, table = self._revealed, self._live.table
        if revealed is None or not table.playing:
            return False
        if (table.games, table.game.turn) != (revealed.game, revealed.turn + 1):
            return False
        people = self._people(table)
        looked = revealed.looked | _have_chosen(table)
        late = self.scheduler.now() - revealed.at >= seconds
        return not late and 2 * len(people & looked) < len(people)

    def _people(self, table: Table) -> set[PersonId]:
        seated = {chair.person for chair in table.chairs}
        here = self._live.attendance.here
        return {p.id for p in table.people if p.id in seated & here and not p.bot}

    def _end(self) -> None:
        self.scheduler.look()
        self._live.show_soon()


def _have_chosen(table: Table) -> set[PersonId]:
    """Those who have made a choice in this turn: whoever does that has looked at the last one."""
    if table.game.phase is Phase.TELLING:
        return set()
    waiting = waiting_for(table.game)
    seats = enumerate(table.chairs)
    return {c.person for seat, c in seats if seat not in waiting and c.person is not None}
