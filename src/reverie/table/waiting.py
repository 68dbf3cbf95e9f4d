"""How long a table waits: its patience in a phase, which begins anew with the next one (D7)."""

from math import ceil

from reverie.table.idle import Patience
from reverie.table.pace import Pace
from reverie.table.scheduler import Live


class Waiting:
    """The patience of one table."""

    def __init__(self, live: Live, pace: Pace) -> None:
        self._live = live
        self._pace = pace

    def patience(self) -> Patience | None:
        """What is left of it; None while no game is on."""
        table, moments, pace = self._live.table, self._live.table.moments, self._pace
        if not table.playing:
            return None
        stage = self._live.noted(moments.stage)
        minute = max((taken for taken in moments.minutes if taken > stage), default=0.0)
        if not table.impatience.nudged_by:
            return Patience(self._left(minute + pace.minute if minute else stage + pace.nudge))
        first, newest = map(self._live.noted, (moments.first_nudge, moments.newest_nudge))
        nudge_at = minute + pace.minute if minute > newest else newest + pace.nudge
        stand_in_at = minute + pace.minute if minute > first else first + pace.stand_in
        return Patience(
            self._left(nudge_at), self._left(stand_in_at), self._left(stand_in_at + pace.alone)
        )

    def _left(self, moment: float) -> float:
        """Rounded up, so that nobody who counts it down is too early."""
        return ceil(max(0.0, moment - self._live.now()) * 10) / 10
