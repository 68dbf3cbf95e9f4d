"""The database's clock, as a node knows it: from answers, and from its own seconds in between."""

import time
from collections.abc import Callable

DRIFT = 1e-4
"""seconds by which two clocks may part in a second; ordinary ones do so by a tenth of that"""


class DatabaseClock:
    """What time it is there. The date of this machine does not matter."""

    def __init__(self, seconds: Callable[[], float] = time.monotonic) -> None:
        self._seconds = seconds
        self._ahead = 0.0
        """of our own seconds"""
        self._error = float("inf")
        """by which that may be wrong"""
        self._taken = 0.0
        self._last = 0.0

    def read(self) -> float:
        """Our own seconds, to be noted when somebody is asked for the time."""
        return self._seconds()

    def note(self, asked: float, told: float) -> None:
        """An answer that has just come: it was given between then and now, nobody knows when."""
        now = self._seconds()
        error = (now - asked) / 2
        if error <= self._error + (now - self._taken) * DRIFT:
            self._ahead, self._error, self._taken = told - (asked + now) / 2, error, now

    def forget(self) -> None:
        """Another server answers from now on, whose clock may be another."""
        self._error = float("inf")

    def now(self) -> float:
        """The time there, in seconds; it never goes back."""
        self._last = max(self._last, self._seconds() + self._ahead)
        return self._last
