"""Showing: when everybody who looks at a table is shown it.

What has happened is shown at once. Who has come or gone is shown soon, together with those who come
and go meanwhile: were everybody shown each coming, a crowd would cost as many views as its number
squared. Whoever only watches changes nothing that others see.
"""

import asyncio
from collections.abc import Callable, Iterable, Mapping
from typing import TypeAlias

from reverie.table.events import TableEvent
from reverie.table.state import PersonId
from reverie.table.view import Views
from reverie.table.watcher import Watcher

SECONDS_BETWEEN_COMINGS = 0.25

Draw: TypeAlias = Callable[[Iterable[TableEvent]], Views]
"""makes views of the table as it is, with what just happened"""


class Showing:
    """The views of one table, on their way to whoever looks at it."""

    def __init__(self, draw: Draw, watchers: Mapping[Watcher, PersonId | None]) -> None:
        self._draw = draw
        self._watchers = watchers
        self._due: asyncio.TimerHandle | None = None
        """when everybody is shown who has come or gone"""

    def show(self, events: Iterable[TableEvent] = ()) -> None:
        """Show everybody the table as it is, and what just happened."""
        self.stop()
        self.show_to(self._watchers, events)

    def show_soon(self) -> None:
        """Show it, once others may have come or gone too."""
        if self._due is None:
            loop = asyncio.get_running_loop()
            self._due = loop.call_later(SECONDS_BETWEEN_COMINGS, self.show)

    def show_to(self, watchers: Iterable[Watcher], events: Iterable[TableEvent] = ()) -> None:
        """Show some of them the table as it is."""
        views = self._draw(events)
        for watcher in tuple(watchers):
            try:
                watcher.show(views.of(self._watchers.get(watcher)))
            except Exception as error:  # noqa: BLE001  one that breaks is told so, and harms no other
                watcher.fail("", error)

    def stop(self) -> None:
        """Show nothing that was to be shown soon."""
        if self._due is not None:
            self._due.cancel()
            self._due = None
