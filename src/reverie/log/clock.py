"""The log's own time: for how many seconds it has been open, over all its days.

Tables expire by it. The machine's date may be wrong for a while (small machines have no clock of
their own, and start in some other year until they have asked the network), and no table may be lost
by that. A machine that is switched off does not age its tables.
"""

import sqlite3
from collections.abc import Callable

READ = "SELECT max(ran, coalesce((SELECT max(at) FROM heads), 0)) FROM clock"
KEEP = "UPDATE clock SET ran = max(ran, ?)"


class LogClock:
    """Goes on from where it was left."""

    def __init__(self, connection: sqlite3.Connection, seconds: Callable[[], float]) -> None:
        (self._before,) = connection.execute(READ).fetchone()
        self._seconds = seconds
        self._opened = seconds()

    def ran(self) -> float:
        """For how many seconds the log has been open."""
        return float(self._before + self._seconds() - self._opened)

    def keep(self, connection: sqlite3.Connection) -> None:
        """Write it down, in a transaction; what comes after that is lost by a crash."""
        connection.execute(KEEP, (self.ran(),))
