"""After a reveal people look at it, and the table gives them time.

Until half of those who sit there and are here have looked, no clock runs and no bot tells the next
clue; but neither waits for ever. Who has looked is not kept: it is nobody's deed. But whoever has
made a choice since then has looked, and that is kept.
"""

from reverie.game import Phase
from reverie.table.moments import since
from reverie.table.pace import Pace
from reverie.table.scheduler import Live, Scheduler
from reverie.table.state import PersonId, Table


class Looking:
    """Who has yet to look at the last turn of one table."""

    def __init__(self, live: Live, scheduler: Scheduler, pace: Pace) -> None:
        self._live = live
        self.scheduler = scheduler
        self._pace = pace

    def run(self) -> None:
        """See to what has waited, when nobody is waited for any longer."""
        revealed = self._live.table.moments.revealed
        for seconds in (self._pace.look, self._pace.longest_look):
            if revealed and revealed + seconds > self._live.now():
                self.scheduler.plan_at(("look", seconds), revealed + seconds, self._end)

    def go_on(self, person: PersonId, game: int, turn: int) -> bool:
        """Somebody has looked at this turn; whether it is the one to be looked at."""
        table = self._live.table
        if (table.games, len(table.game.turns)) != (game, turn):
            return False
        held = self.holds_bots() or self.over_since() is None
        self._live.attendance.look(person, game, turn, self._live.now())
        if held and self.over_since() is not None:
            self._end()
        return True

    def holds_bots(self) -> bool:
        """Whether a bot waits with its clue."""
        table, now = self._live.table, self._live.now()
        if table.game.phase is not Phase.TELLING or not _is_noted(table):
            return False
        return now < table.moments.revealed + self._pace.look and not self._half_have(now)

    def over_since(self) -> float | None:
        """Since when the clock of a phase may run; None while people look, 0 if that is past."""
        table, now = self._live.table, self._live.now()
        if not _is_noted(table):
            return 0.0
        revealed = table.moments.revealed
        latest = revealed + self._pace.longest_look
        half = since(self._half_have, (revealed, *self._moments()), now)
        if half is None:
            return latest if latest <= now else None
        return min(half, latest)

    def ago(self) -> float | None:
        """Seconds since the last turn was revealed, if that was noted."""
        table = self._live.table
        if not table.moments.revealed:
            return None
        return round(max(0.0, self._live.now() - table.moments.revealed), 2)

    def _half_have(self, moment: float) -> bool:
        """Whether half of the people had looked then, as far as those are known who were here."""
        looks, people = self._looks(), self._people(moment)
        return 2 * sum(looks.get(p, moment + 1) <= moment for p in people) >= len(people)

    def _moments(self) -> tuple[float, ...]:
        """At which that may have changed."""
        return (*self._looks().values(), *self._live.attendance.gone_since().values())

    def _looks(self) -> dict[PersonId, float]:
        """Who has looked, and when."""
        table = self._live.table
        looks = self._live.attendance.looks(table.games, len(table.game.turns))
        return looks | dict(table.moments.chose)

    def _people(self, moment: float) -> list[PersonId]:
        """Those who sit at the table and were here then."""
        table, attendance = self._live.table, self._live.attendance
        gone = attendance.gone_since()
        seated = {chair.person for chair in table.chairs}
        return [
            person.id
            for person in table.people
            if person.id in seated and not person.bot
            if person.id in attendance.here or gone.get(person.id, 0.0) > moment
        ]

    def _end(self) -> None:
        self.scheduler.look()
        self._live.show_soon()


def _is_noted(table: Table) -> bool:
    """Whether a game is on, of which the last turn was revealed at a known moment."""
    return table.playing and table.moments.revealed > 0
