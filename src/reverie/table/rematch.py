"""The next game begins by itself: once all are ready, or a while after most or half (D9)."""

from random import Random

from reverie.table.beginning import Packs, all_ready, deal, half_ready, most_ready
from reverie.table.decide import Answer
from reverie.table.pace import Pace
from reverie.table.scheduler import Live, Scheduler
from reverie.table.state import PersonId, Table

NEXT_GAME = "next game"


class Rematch:
    """Begins the next game of one table."""

    def __init__(
        self, live: Live, scheduler: Scheduler, packs: Packs, pace: Pace, rng: Random
    ) -> None:
        self._live = live
        self._scheduler = scheduler
        self._packs = packs
        self._pace = pace
        self._rng = rng
        self._seconds = 0.0
        """that everybody was given to get ready"""
        self._refused: Table | None = None
        """a table at which no game could begin; it is not tried again until that has changed"""

    def run(self) -> None:
        """Begin, or say when; if too many have changed their minds, wait on."""
        table, gone = self._live.table, self._long_gone()
        if table is self._refused or not half_ready(table, gone):
            self._wait()
        elif all_ready(table, gone):
            self._begin()
        else:
            self._plan(self._pace.rematch if most_ready(table, gone) else self._pace.minute)

    def starts_in(self) -> float | None:
        """Seconds until the next game begins, if half or most are ready for it."""
        due = self._scheduler.due(NEXT_GAME)
        return None if due is None else round(max(0.0, due - self._scheduler.now()), 1)

    def _plan(self, seconds: float) -> None:
        if self._scheduler.due(NEXT_GAME) is None or seconds != self._seconds:
            self._seconds = seconds
            self._scheduler.plan(NEXT_GAME, seconds, self._begin)
            self._live.show_soon()

    def _wait(self) -> None:
        if self._scheduler.due(NEXT_GAME) is not None:
            self._scheduler.drop(NEXT_GAME)
            self._live.show_soon()

    def _begin(self) -> None:
        self._scheduler.drop(NEXT_GAME)
        self._scheduler.do(NEXT_GAME, self._deal)

    def _deal(self) -> Answer:
        table = self._live.table
        if not half_ready(table, self._long_gone()):
            return ()
        answer = deal(table, self._packs, self._rng)
        if not isinstance(answer, tuple):
            self._refused = table
        return answer

    def _long_gone(self) -> frozenset[PersonId]:
        return self._live.attendance.gone_for(self._pace.grace, self._scheduler.now())
