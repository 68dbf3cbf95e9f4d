"""The clock of a phase (D3): when the host has set a timer, time is called at its end.

Then it starts anew, lest somebody takes their seat back from a stand-in and does nothing. But as
long as a stand-in has yet to choose, time is up, and that is what everybody is told.
"""

from random import Random

from reverie import game as rules
from reverie.game import Holder
from reverie.table.decide import Answer
from reverie.table.events import TimeCalled
from reverie.table.looking import Looking
from reverie.table.pace import Pace
from reverie.table.scheduler import Live, Scheduler
from reverie.table.state import Table

CLOCK = "clock"


class Clock:
    """Runs for the stage that a table is in, and starts anew with the next one."""

    def __init__(
        self, live: Live, scheduler: Scheduler, pace: Pace, rng: Random, looking: Looking
    ) -> None:
        self._live = live
        self._scheduler = scheduler
        self._pace = pace
        self._rng = rng
        self._looking = looking

    def run(self) -> None:
        """Call time at the end, if there is a timer and somebody whom it is for."""
        due = self._due()
        late = _awaited(self._live.table) - {Holder.BOT}
        if due is None or not late or not self._live.in_charge:
            self._scheduler.drop(CLOCK)
        else:
            self._scheduler.plan_at(CLOCK, due, self._ring)

    def time_left(self) -> float | None:
        """Seconds until time is called, if there is a timer."""
        due = self._due()
        if due is None:
            return None
        table = self._live.table
        if table.moments.called is not None and Holder.STAND_IN in _awaited(table):
            return 0.0
        return round(max(0.0, due - self._live.now()), 1)

    def _due(self) -> float | None:
        """When time is called; None while no clock runs."""
        table, moments = self._live.table, self._live.table.moments
        seconds = table.settings.timer
        if seconds is None or not table.playing:
            return None
        looked = self._looking.over_since()
        if looked is None:
            return None
        set_at = max(self._live.noted(moments.stage), moments.timer, moments.called or 0.0)
        # Whoever takes a minute while others still look has it once the clock runs.
        minutes = sum(taken > set_at for taken in moments.minutes)
        return max(set_at, looked) + seconds + minutes * self._pace.minute

    def _ring(self) -> None:
        self._scheduler.do("call time", self._call_time)

    def _call_time(self) -> Answer:
        game, due = self._live.table.game, self._due()
        if due is None or due > self._live.now():
            return ()
        decision = rules.decide(game, rules.CallTime(game.turn, game.phase), self._rng)
        return (TimeCalled(), *decision) if isinstance(decision, tuple) else decision


def _awaited(table: Table) -> set[Holder]:
    """Who plays the seats that the game waits for."""
    return {table.game.holders[seat] for seat in rules.waiting_for(table.game)}
