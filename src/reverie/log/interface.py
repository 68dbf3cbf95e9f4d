"""What a log must do. One conformance suite, tests/log, runs on every implementation."""

from collections.abc import AsyncIterator, Callable, Collection, Sequence
from enum import Enum, auto
from typing import NamedTuple, Protocol, TypeAlias


class Entry(NamedTuple):
    """What one move led to, as bytes, with its number in the table's history, from 1."""

    seq: int
    body: bytes


class Snapshot(NamedTuple):
    """What a table's entries up to this number come to, as bytes."""

    seq: int
    body: bytes


class Outcome(Enum):
    """How an append ended."""

    DURABLE = auto()
    """It is in the log and stays there, whatever crashes. It may be acknowledged and shown."""

    TAKEN = auto()
    """Nothing was written, since its number is not the next one of the table.

    The caller reads what follows the last entry it knows, and decides again. If nothing follows,
    the table has expired.
    """

    NOT_WRITTEN = auto()
    """Nothing was written, since the log can't write now, and nothing will be.

    The caller may append the same again later, or give it up and say so.
    """

    UNKNOWN = auto()
    """Perhaps it was written, perhaps not. It must be neither acknowledged nor given up yet.

    The caller reads the table again. If the entry is there, so is the caller's idempotency key,
    and it was durable all along. If the log could be read and the entry is not there, it never
    will be: this is NOT_WRITTEN. If the log could not be read, it is still unknown.
    """


OnOutcome: TypeAlias = Callable[[Outcome], None]


class LogUnavailableError(Exception):
    """The log can't be opened, read or written now; the reason is in words for operators."""

    def __init__(self, reason: str = "", place: object = None) -> None:
        super().__init__(reason if place is None else f"{place}: {reason}")
        self.reason = reason


class OutcomeUnknownError(Exception):
    """An entry may or may not have been written, and the log can't be read to find out."""


class Log(Protocol):
    """An append-only history for each table, in which the number decides races.

    A table's numbers are 1, 2, 3 … without a hole. Why something could not be written or read is
    said in a line of the server's own log, by whoever implements this; callers need not repeat it.
    """

    def now(self) -> float:
        """The log's own time, in seconds, whatever the machine's date.

        In one process it never goes back, and a process that opens the log later goes on from where
        others were when they appended. Processes that have it open at once agree on it, but for a
        fraction of a second. While nobody has it open, it may stand still.
        """

    def append(
        self,
        table: str,
        seq: int,
        body: bytes,
        on_outcome: OnOutcome,
        snapshot: bytes | None = None,
    ) -> None:
        """Write an entry; `on_outcome` is called later, once, in the event loop.

        A snapshot of the table after this entry is kept with it, in the place of the one before.

        Several entries of a table may be under way at once. They are written in the order of the
        calls, so where one is not written, those that follow it are TAKEN.
        """

    async def snapshot(self, table: str) -> Snapshot | None:
        """The newest snapshot of a table, if it has one; its entries are kept all the same.

        Raises LogUnavailableError and nothing else.
        """

    def read(self, table: str, after: int = 0) -> AsyncIterator[Sequence[Entry]]:
        """All entries of a table that follow this number, in order, a page at a time.

        However long a table's history is, a page is short, and others have their turn between two.
        Raises LogUnavailableError and nothing else.
        """

    async def count(self) -> int:
        """How many tables it has.

        Raises LogUnavailableError and nothing else.
        """

    async def expire(self, idle: float, keep: Collection[str] = ()) -> int:
        """Forget tables without an entry for so many seconds, but for some; return how many.

        Those seconds are the log's own: no change of the machine's date makes a table older.
        A forgotten table comes back only by an entry with the number 1.
        """

    async def check(self) -> None:
        """Read and write, to see whether that is possible; raises LogUnavailableError if not."""

    async def close(self) -> None:
        """Finish what is under way, and let go. What is appended later is NOT_WRITTEN."""
