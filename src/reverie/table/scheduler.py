"""What a table does by itself is planned here: one thing under a name, and all dropped at once."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Hashable
from functools import partial
from typing import Protocol

from reverie.log.interface import LogUnavailableError
from reverie.table.attendance import Attendance
from reverie.table.change import TableGoneError
from reverie.table.decide import Answer
from reverie.table.reactions import Reacted
from reverie.table.state import Table

SECONDS_BEFORE_RETRY = 1.0
A_LITTLE = 0.01
"""seconds, lest a clock that is rounded down finds that a moment has not come yet"""

logger = logging.getLogger(__name__)


class Live(Protocol):
    """The table that something is done for."""

    @property
    def table(self) -> Table:
        """As it is now."""

    @property
    def attendance(self) -> Attendance:
        """Who is here."""

    @property
    def in_charge(self) -> bool:
        """Whether this node does by itself what the table wants done; otherwise another does."""

    def now(self) -> float:
        """The log's own time."""

    def noted(self, moment: float) -> float:
        """This moment of the table; where it was not noted, when the table was loaded."""

    async def do(self, deciding: Callable[[], Answer]) -> None:
        """Do something in the table's own name; it is decided when its turn comes."""

    def flash(self, reacted: Reacted) -> None:
        """Show everybody something passing."""

    def show_soon(self) -> None:
        """Show everybody the table, for something has changed that is not kept."""


class Scheduler:
    """The timers and the tasks of one table. Moments are those of the log's own time.

    A task is not started while one of its name is under way. When one has ended, `look` is called,
    since something else may be due now; after a failure that waits for a moment.
    """

    def __init__(self, live: Live, look: Callable[[], None]) -> None:
        self.stopped = False
        self._live = live
        self._loop = asyncio.get_running_loop()
        self.look = look
        self._timers: dict[Hashable, tuple[float, asyncio.TimerHandle]] = {}
        self._tasks: dict[Hashable, asyncio.Task[bool]] = {}

    def now(self) -> float:
        """The log's own time, which no change of the machine's date can move."""
        return self._live.now()

    def plan(self, name: Hashable, seconds: float, do: Callable[[], None]) -> None:
        """Do something after so many seconds, instead of what was planned under this name."""
        self._plan(name, self.now() + seconds, seconds, do)

    def plan_at(self, name: Hashable, moment: float, do: Callable[[], None]) -> None:
        """Do something at this moment, or as soon as it is past, unless that is planned already."""
        if self.due(name) != moment:
            self._plan(name, moment, moment - self.now() + A_LITTLE, do)

    def _plan(self, name: Hashable, moment: float, wait: float, do: Callable[[], None]) -> None:
        self.drop(name)
        if not self.stopped:
            handle = self._loop.call_later(max(0.0, wait), self._ring, name, do)
            self._timers[name] = (moment, handle)

    def due(self, name: Hashable) -> float | None:
        """When that is due, if it is planned."""
        planned = self._timers.get(name)
        return None if planned is None else planned[0]

    def drop(self, name: Hashable) -> None:
        """Plan it no more."""
        planned = self._timers.pop(name, None)
        if planned is not None:
            planned[1].cancel()

    def start(self, name: Hashable, doing: Callable[[], Awaitable[None]]) -> None:
        """Begin a task, unless it is under way already."""
        if name not in self._tasks and not self.stopped:
            task = self._loop.create_task(self._try(name, doing))
            self._tasks[name] = task
            task.add_done_callback(partial(self._end, name))

    def do(self, name: Hashable, deciding: Callable[[], Answer]) -> None:
        """Do something in the table's own name, unless that is under way already."""
        self.start(name, partial(self._live.do, deciding))

    def under_way(self, name: Hashable) -> bool:
        """Whether there is a task of this name."""
        return name in self._tasks

    def stop(self) -> None:
        """Drop everything."""
        self.stopped = True
        for _, handle in self._timers.values():
            handle.cancel()
        self._timers.clear()
        for task in self._tasks.values():
            task.cancel()

    def _ring(self, name: Hashable, do: Callable[[], None]) -> None:
        del self._timers[name]
        do()

    async def _try(self, name: Hashable, doing: Callable[[], Awaitable[None]]) -> bool:
        figures = {"table": self._live.table.code, "errand": str(name)}
        try:
            await doing()
        except TableGoneError:
            return True  # and soon stopped, with all that was planned
        except LogUnavailableError:
            logger.warning(
                "the log takes nothing, so what a table does by itself waits for a second",
                extra={"figures": figures},
            )
            return False
        except Exception:
            logger.exception(
                "what a table wanted to do by itself failed; it is tried again in a second",
                extra={"figures": figures},
            )
            return False
        return True

    def _end(self, name: Hashable, task: "asyncio.Task[bool]") -> None:
        del self._tasks[name]
        if self.stopped or task.cancelled():
            return
        if task.result():
            self.look()
        else:
            self.plan(("again", name), SECONDS_BEFORE_RETRY, self.look)
