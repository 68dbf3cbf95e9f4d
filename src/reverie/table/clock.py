"""The clock of a phase (D3): when the host has set a timer, time is called at its end.

Then it starts anew, lest somebody takes their seat back from a stand-in and does nothing. But as
long as a stand-in has yet to choose, time is up, and that is what everybody is told.
"""

from random import Random

from reverie import game as rules
from reverie.game import Holder
from reverie.table.decide import Answer
from reverie.table.looking import Looking
from reverie.table.pace import Pace
from reverie.table.scheduler import Live, Scheduler
from reverie.table.state import Stage, stage_of

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
        self._stage: Stage | None = None
        self._seconds: int | None = None
        """what it was set to"""
        self._looking = looking
        self._minutes = 0
        """how many more were taken in this turn"""
        self._called: Stage | None = None
        """the newest stage in which time was called"""

    def run(self) -> None:
        """Set it, if there is a timer and it does not run yet, or the host has just changed it."""
        table = self._live.table
        seconds = table.settings.timer
        held = seconds is None or self._looking.holds_clock()
        stage = None if held else stage_of(table)
        minutes, self._minutes = len(table.minutes) - self._minutes, len(table.minutes)
        if (stage, seconds) == (self._stage, self._seconds):
            if minutes > 0:
                self._prolong(minutes)
            return
        self._stage, self._seconds = stage, seconds
        self._scheduler.drop(CLOCK)
        if stage is not None and seconds is not None:
            self._scheduler.plan(CLOCK, seconds, lambda: self._ring(stage))

    def _prolong(self, minutes: int) -> None:
        """D7: somebody has taken one more minute."""
        due, stage = self._scheduler.due(CLOCK), self._stage
        if due is not None and stage is not None:
            seconds = due - self._scheduler.now() + minutes * self._pace.minute
            self._scheduler.plan(CLOCK, seconds, lambda: self._ring(stage))

    def time_left(self) -> float | None:
        """Seconds until time is called, if there is a timer."""
        table = self._live.table
        due = self._scheduler.due(CLOCK)
        if due is None or self._stage != stage_of(table):
            return None
        holders = {table.game.holders[seat] for seat in rules.waiting_for(table.game)}
        if self._called == self._stage and Holder.STAND_IN in holders:
            return 0.0
        return round(max(0.0, due - self._scheduler.now()), 1)

    def _ring(self, stage: Stage) -> None:
        self._stage, self._called = None, stage
        self._scheduler.do(("call time", stage), lambda: self._call_time(stage))

    def _call_time(self, stage: Stage) -> Answer:
        table = self._live.table
        if stage_of(table) != stage:
            return ()
        _, turn, phase = stage
        return rules.decide(table.game, rules.CallTime(turn, phase), self._rng)
