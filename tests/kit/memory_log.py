"""A log in memory, which keeps everything as long as the test runs."""

import asyncio
from collections.abc import AsyncIterator, Collection

from reverie.log.interface import Entry, OnOutcome, Outcome, Snapshot

ENTRIES_OF_A_PAGE = 3


class MemoryLog:
    """As durable as a test needs it: an outcome comes in the next round of the event loop."""

    def __init__(self) -> None:
        self.tables: dict[str, list[bytes]] = {}
        self.snapshots: dict[str, Snapshot] = {}

    def now(self) -> float:
        return asyncio.get_running_loop().time()

    def append(
        self,
        table: str,
        seq: int,
        body: bytes,
        on_outcome: OnOutcome,
        snapshot: bytes | None = None,
    ) -> None:
        bodies = self.tables.get(table, [])
        free = seq == len(bodies) + 1
        if free:
            self.tables[table] = [*bodies, body]
            if snapshot is not None:
                self.snapshots[table] = Snapshot(seq, snapshot)
        outcome = Outcome.DURABLE if free else Outcome.TAKEN
        asyncio.get_running_loop().call_soon(on_outcome, outcome)

    async def snapshot(self, table: str) -> Snapshot | None:
        return self.snapshots.get(table)

    async def read(self, table: str, after: int = 0) -> AsyncIterator[list[Entry]]:
        entries = [Entry(n, body) for n, body in enumerate(self.tables.get(table, ()), start=1)]
        for first in range(after, len(entries), ENTRIES_OF_A_PAGE):
            yield entries[first : first + ENTRIES_OF_A_PAGE]

    async def count(self) -> int:
        return len(self.tables)

    async def expire(self, idle: float, keep: Collection[str] = ()) -> int:
        assert idle
        old = [table for table in self.tables if table not in keep]
        for table in old:
            del self.tables[table]
            self.snapshots.pop(table, None)
        return len(old)

    async def check(self) -> None:
        """It can always be used."""

    async def close(self) -> None:
        """There is nothing to let go of."""
