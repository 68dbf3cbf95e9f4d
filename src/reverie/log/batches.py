"""Group commit: what is appended while the store writes is written together, next.

Theory of operation: appends are collected in the event loop. Whenever the store is free, it gets
all that were collected, up to a limit, and says of each how it ended. There is no timer: alone, an
append is handed over as soon as the loop has seen to everybody who was ready; under load, many
share a commit. One batch is with the store at a time, so entries are written in the order of the
calls, and a store need not guard against itself.

Nothing here cancels a write or gives up waiting for it: a commit that was begun may succeed, and
whoever stops listening can't know. Time limits belong round those who wait.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Collection, Sequence
from typing import NamedTuple, Protocol

from reverie.log.interface import Entry, OnOutcome, Outcome, Snapshot

LARGEST_BATCH = 1000

logger = logging.getLogger(__name__)


class Append(NamedTuple):
    """An entry to be written."""

    table: str
    seq: int
    body: bytes
    snapshot: bytes | None = None


class Store(Protocol):
    """Where entries are kept. The calls are those of a Log, but whole batches are written."""

    def now(self) -> float:
        """As Log.now."""

    async def write(self, batch: Sequence[Append]) -> Sequence[Outcome]:
        """Write a batch, in order; return the outcome of each. It is called one at a time.

        To raise is to say that all are UNKNOWN. A store that knows better returns NOT_WRITTEN.
        """

    async def snapshot(self, table: str) -> Snapshot | None:
        """As Log.snapshot."""

    def read(self, table: str, after: int) -> AsyncIterator[Sequence[Entry]]:
        """As Log.read."""

    async def count(self) -> int:
        """As Log.count."""

    async def expire(self, idle: float, keep: Collection[str]) -> int:
        """As Log.expire; it lets writes through while it is at work."""

    async def check(self) -> None:
        """As Log.check."""

    async def close(self) -> None:
        """Let go. Nothing is being written any more."""


class BatchedLog:
    """A log over a store, for use in one event loop."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._loop = asyncio.get_running_loop()
        self._collected: list[tuple[Append, OnOutcome]] = []
        self._writing: asyncio.Task[None] | None = None
        self._closed = False
        self.observe: Callable[[Sequence[Outcome], float], None] = lambda _outcomes, _seconds: None
        """is told how each batch ended, and after how many seconds"""

    def now(self) -> float:
        """The log's own time, in seconds."""
        return self._store.now()

    def append(
        self,
        table: str,
        seq: int,
        body: bytes,
        on_outcome: OnOutcome,
        snapshot: bytes | None = None,
    ) -> None:
        """Write an entry; `on_outcome` is called later, once, in the event loop."""
        if self._closed:
            self._loop.call_soon(on_outcome, Outcome.NOT_WRITTEN)
            return
        self._collected.append((Append(table, seq, body, snapshot), on_outcome))
        if self._writing is None:
            self._writing = self._loop.create_task(self._write())

    async def snapshot(self, table: str) -> Snapshot | None:
        """The newest snapshot of a table, if it has one."""
        return await self._store.snapshot(table)

    def read(self, table: str, after: int = 0) -> AsyncIterator[Sequence[Entry]]:
        """All entries of a table that follow this number, in order, a page at a time."""
        return self._store.read(table, after)

    async def count(self) -> int:
        """How many tables it has."""
        return await self._store.count()

    async def expire(self, idle: float, keep: Collection[str] = ()) -> int:
        """Forget tables without an entry for so many seconds, but for some; return how many."""
        return await self._store.expire(idle, keep)

    async def check(self) -> None:
        """Read and write, to see whether that is possible; raises LogUnavailableError if not."""
        await self._store.check()

    async def close(self) -> None:
        """Finish what is under way, and let go. What is appended later is NOT_WRITTEN."""
        self._closed = True
        if self._writing is not None:
            await asyncio.wait({self._writing})
        await self._store.close()

    async def _write(self) -> None:
        """Batch after batch, until nothing is left."""
        while self._collected:
            batch = self._collected[:LARGEST_BATCH]
            del self._collected[:LARGEST_BATCH]
            begun = self._loop.time()
            outcomes = await self._outcomes([append for append, _ in batch])
            self.observe(outcomes, self._loop.time() - begun)
            for (append, on_outcome), outcome in zip(batch, outcomes, strict=True):
                _report(append, on_outcome, outcome)
            # Those whom the outcomes have set going may add to the next batch.
            await asyncio.sleep(0)
        self._writing = None

    async def _outcomes(self, batch: Sequence[Append]) -> Sequence[Outcome]:
        try:
            outcomes = await self._store.write(batch)
            assert len(outcomes) == len(batch), "a store reports on each entry"
        except Exception:
            logger.exception(
                "a batch of entries broke in the log's store, perhaps after it was written; "
                "their tables read it again, and the next batch is tried as usual",
                extra={"figures": {"entries": len(batch), "tables": count_tables(batch)}},
            )
            return [Outcome.UNKNOWN] * len(batch)
        return outcomes


def count_tables(batch: Sequence[Append]) -> int:
    """How many tables a batch is for."""
    return len({append.table for append in batch})


def _report(append: Append, on_outcome: OnOutcome, outcome: Outcome) -> None:
    try:
        on_outcome(outcome)
    except Exception:
        logger.exception(
            "a table broke when it was given the outcome of its entry; others are not harmed",
            extra={"figures": {"table": append.table, "seq": append.seq, "outcome": outcome.name}},
        )
