"""The next game begins by itself: once all are ready, or a while after most or half (D9).

So does the first, a while after all but the host are ready, if the host does nothing.
"""

from collections.abc import Callable
from random import Random

from msgspec.structs import replace

from reverie.game import Colour
from reverie.table.beginning import (
    Packs,
    all_ready,
    between_games,
    deal,
    half_ready,
    most_ready,
    obstacle,
    others_ready,
)
from reverie.table.decide import Answer
from reverie.table.moments import since
from reverie.table.pace import Pace
from reverie.table.refusals import AnyRefusal
from reverie.table.scheduler import Live, Scheduler
from reverie.table.state import Chair, PersonId, Table

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
        self._shown: float | None = None
        """when it begins, as everybody was shown it"""
        self._tried: tuple[Table, AnyRefusal | None] | None = None
        """a table, and why no game can begin at it"""

    def run(self) -> None:
        """Begin, or say when; if too many have changed their minds, wait on."""
        self._tried = None
        due = self._due()
        if due != self._shown:
            self._shown = due
            self._live.show_soon()
        if due is None or not self._live.in_charge:
            self._scheduler.drop(NEXT_GAME)
        elif not self._scheduler.under_way(NEXT_GAME):
            self._scheduler.plan_at(NEXT_GAME, due, self._begin)

    def starts_in(self) -> float | None:
        """Seconds until the next game begins, if enough are ready for it."""
        due = self._due()
        return None if due is None else round(max(0.0, due - self._live.now()), 1)

    def obstacle(self) -> str | None:
        """Why no game can begin as things are, whoever is ready; None while one is on."""
        table = self._live.table
        refusal = None if table.playing else self._obstacle(table)
        return None if refusal is None else refusal.code

    def _due(self) -> float | None:
        table = self._live.table
        if not table.ready or table.playing or self._obstacle(table) is not None:
            return None
        if not between_games(table):
            return self._due_first(table)
        alls, most, half = map(self._since, (all_ready, most_ready, half_ready))
        moments = (
            alls,
            None if most is None else most + self._pace.rematch,
            None if half is None else half + self._pace.minute,
        )
        return min((moment for moment in moments if moment is not None), default=None)

    def _due_first(self, table: Table) -> float | None:
        """A minute after all others are ready, and after the host has last done something."""
        others = self._since(others_ready)
        return None if others is None else max(others, table.moments.arranged) + self._pace.minute

    def _since(self, enough: Callable[[Table, frozenset[PersonId]], bool]) -> float | None:
        """Since when enough are ready, of those who sit here now or got up meanwhile."""
        table, attendance, grace = self._live.table, self._live.attendance, self._pace.grace
        ready_at = [self._live.noted(moment) for moment in table.moments.ready]

        def holds(moment: float) -> bool:
            ready = tuple(p for p, at in zip(table.ready, ready_at, strict=True) if at <= moment)
            left = (Chair(Colour.BLACK, person) for person, at in got_up if at > moment)
            then = replace(table, ready=ready, chairs=(*table.chairs, *left))
            return enough(then, attendance.gone_for(grace, moment))

        got_up = table.moments.got_up
        long_gone = (moment + grace for moment in attendance.gone_since().values())
        moments = (*ready_at, *long_gone, *(at for _, at in got_up))
        return since(holds, moments, self._live.now())

    def _obstacle(self, table: Table) -> AnyRefusal | None:
        """What keeps a game from beginning with these chairs and packs; looked at once a run."""
        if self._tried is None or self._tried[0] is not table:
            self._tried = (table, obstacle(table, self._packs))
        return self._tried[1]

    def _begin(self) -> None:
        self._scheduler.do(NEXT_GAME, self._deal)

    def _deal(self) -> Answer:
        due = self._due()
        if due is None or due > self._live.now():
            return ()
        return deal(self._live.table, self._packs, self._rng)
