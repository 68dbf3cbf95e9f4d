"""How long a table waits: its patience in a phase, which begins anew with the next one (D7).

Moments are those of this process. After a restart a phase has all of its time again.
"""

from math import ceil

from reverie.table.idle import Patience
from reverie.table.pace import Pace
from reverie.table.scheduler import Live, Scheduler
from reverie.table.state import Stage, stage_of


class Waiting:
    """The patience of one table."""

    def __init__(self, live: Live, scheduler: Scheduler, pace: Pace) -> None:
        self._live = live
        self._scheduler = scheduler
        self._pace = pace
        self._stage: Stage | None = None
        self._nudges = 0
        self._minutes = 0
        self._nudge_at = 0.0
        self._stand_in_at: float | None = None

    def run(self) -> None:
        """Look at what the table has come to: another phase, a nudge, one more minute."""
        table, now = self._live.table, self._scheduler.now()
        stage = stage_of(table)
        if stage != self._stage:
            self._stage = stage
            self._nudges, self._minutes = 0, len(table.minutes)
            self._nudge_at, self._stand_in_at = now + self._pace.nudge, None
        if len(table.impatience.nudged_by) > self._nudges:
            self._nudges = len(table.impatience.nudged_by)
            self._nudge_at = now + self._pace.nudge
            if self._stand_in_at is None:
                self._stand_in_at = now + self._pace.stand_in
        if len(table.minutes) > self._minutes:
            self._minutes = len(table.minutes)
            self._nudge_at = now + self._pace.minute
            if self._stand_in_at is not None:
                self._stand_in_at = now + self._pace.minute

    def patience(self) -> Patience | None:
        """What is left of it; None while no game is on."""
        if stage_of(self._live.table) is None:
            return None
        if self._stand_in_at is None:
            return Patience(self._left(self._nudge_at))
        return Patience(
            self._left(self._nudge_at),
            self._left(self._stand_in_at),
            self._left(self._stand_in_at + self._pace.alone),
        )

    def _left(self, moment: float) -> float:
        """Rounded up, so that nobody who counts it down is too early."""
        return ceil(max(0.0, moment - self._scheduler.now()) * 10) / 10
