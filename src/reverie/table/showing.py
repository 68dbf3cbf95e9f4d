"""Showing: when everybody who looks at a table is shown it.

What has happened is shown at once. Who has come or gone is shown soon, together with those who come
and go meanwhile: were everybody shown each coming, a crowd would cost as many views as its number
squared. Whoever only watches changes nothing that others see.

What one table may send has a bound. Beyond it whoever made a move is shown the table at once, for
their view says that it is done; the others are shown it soon, as it is then. So many sockets that
make many moves cost no other table its turn, and everybody sees the newest state a moment later.
"""

import asyncio
from collections.abc import Callable, Iterable, Mapping
from typing import TypeAlias

from reverie.table.allowance import Allowance
from reverie.table.events import TableEvent
from reverie.table.pace import Pace
from reverie.table.reactions import Reacted
from reverie.table.state import PersonId
from reverie.table.view import Views
from reverie.table.watcher import Watcher

SECONDS_BETWEEN_COMINGS = 0.25
SECONDS_OF_VIEWS = 2
"""until a table that has sent all views it may send at once may do so again"""

Draw: TypeAlias = Callable[[Iterable[TableEvent]], Views]
"""makes views of the table as it is, with what just happened"""


class Showing:
    """The views of one table, on their way to whoever looks at it."""

    def __init__(self, draw: Draw, watchers: Mapping[Watcher, PersonId | None], pace: Pace) -> None:
        self._draw = draw
        self._watchers = watchers
        self._at_once = pace.views
        self._views = Allowance(pace.views, SECONDS_OF_VIEWS / pace.views)
        self._flashes = Allowance(pace.views, SECONDS_OF_VIEWS / pace.views)
        self._due: asyncio.TimerHandle | None = None
        """when everybody is shown what they have not been shown yet"""

    def show(self, events: Iterable[TableEvent] = (), mover: Watcher | None = None) -> None:
        """Show everybody the table as it is, and what just happened; the mover in any case."""
        if self._allow(self._views):
            self.stop()
            self.show_to(self._watchers, events)
        else:
            self.show_to([watcher for watcher in self._watchers if watcher is mover], events)
            self.show_soon()

    def show_soon(self) -> None:
        """Show it, once more may have happened, and others have come or gone too."""
        if self._due is None:
            loop = asyncio.get_running_loop()
            self._due = loop.call_later(SECONDS_BETWEEN_COMINGS, self._show_now)

    def flash(self, reacted: Reacted) -> None:
        """Show everybody something passing, unless there is too much of it."""
        if self._allow(self._flashes):
            for watcher in tuple(self._watchers):
                watcher.flash(reacted)

    def show_to(self, watchers: Iterable[Watcher], events: Iterable[TableEvent] = ()) -> None:
        """Show some of them the table as it is."""
        views = self._draw(events)
        for watcher in tuple(watchers):
            try:
                watcher.show(views.of(self._watchers.get(watcher)))
            except Exception as error:  # noqa: BLE001  one that breaks is told so, and harms no other
                watcher.fail("", error)

    def _allow(self, allowance: Allowance) -> bool:
        cost = min(len(self._watchers), self._at_once)
        return allowance.take(None, asyncio.get_running_loop().time(), cost)

    def _show_now(self) -> None:
        self._due = None
        self.show()

    def stop(self) -> None:
        """Show nothing that was to be shown soon."""
        if self._due is not None:
            self._due.cancel()
            self._due = None
