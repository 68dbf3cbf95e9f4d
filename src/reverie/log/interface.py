"""What a log must do. One conformance suite, tests/log, runs on every implementation."""

from collections.abc import Callable, Container
from typing import NamedTuple, Protocol, TypeAlias


class Entry(NamedTuple):
    """What one move led to, as bytes, with its number in the table's history, from 1."""

    seq: int
    body: bytes


class LogUnavailableError(Exception):
    """The log can't take entries now (a full disk, say). Nothing has been written."""


Told: TypeAlias = Callable[[bool | LogUnavailableError], None]
"""Who hears of an entry: True once it is durable, False if its number is taken already."""


class Log(Protocol):
    """An append-only history for each table, in which the number decides races."""

    def append(self, table: str, seq: int, body: bytes, told: Told) -> None:
        """Write an entry; `told` is called later, once."""

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        """All entries of a table that follow this number, in order."""

    async def expire(self, before: float, keep: Container[str] = ()) -> int:
        """Forget tables without an entry since this time, but for some; tell how many."""

    async def close(self) -> None:
        """Finish what is being written, and let go."""
