"""An event loop whose time passes only when nothing is left to do: an hour is over at once.

Whatever waits for a moment is called at that very moment, in order, so tests of clocks are exact.
It is of no use with threads or sockets, which take time of their own.
"""

import asyncio
import selectors
from collections.abc import Coroutine
from typing import TypeVar

T = TypeVar("T")


class _Selector(selectors.SelectSelector):
    """Instead of waiting it says that the time has passed."""

    passed = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        assert timeout is not None, "everybody waits for something that never comes"
        self.passed += max(0.0, timeout)
        return super().select(0)


class VirtualTimeLoop(asyncio.SelectorEventLoop):
    """Begins at a moment that is no round number."""

    def __init__(self) -> None:
        self._passing = _Selector()
        super().__init__(self._passing)

    def time(self) -> float:
        return 1_000.7 + self._passing.passed


def run(main: Coroutine[object, object, T]) -> T:
    """As `asyncio.run`."""
    with asyncio.Runner(loop_factory=VirtualTimeLoop) as runner:
        return runner.run(main)
