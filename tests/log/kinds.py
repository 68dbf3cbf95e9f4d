"""Every kind of log there is, for the suite that runs on each.

A kind is made from an empty folder. Logs that are opened at the same place share their entries, as
two processes would; a new implementation is one line in KINDS.
"""

import asyncio
import resource
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import NamedTuple

from reverie.database import Database
from reverie.log import Entry, Log, LogUnavailableError, Outcome, Snapshot, SqliteLog
from reverie.log.batches import Append, BatchedLog
from reverie.log.postgres import PostgresLog
from tests.kit.postgres import new_schema, shared_postgres

SECONDS_FOR_AN_OUTCOME = 60
HOWEVER_YOUNG = -60.0
"""for so long a table has had no entry, even if it has one now"""


class Place(NamedTuple):
    """Where logs share their entries."""

    open: Callable[[], Awaitable[Log]]
    broken: Callable[[], AbstractContextManager[None]]
    """while this lasts, nothing can be written there, and perhaps not be read"""


async def append(
    log: Log, table: str, seq: int, body: bytes, snapshot: bytes | None = None
) -> Outcome:
    """Append, and wait for the outcome, though not for ever."""
    outcome: asyncio.Future[Outcome] = asyncio.get_running_loop().create_future()
    log.append(table, seq, body, outcome.set_result, snapshot)
    async with asyncio.timeout(SECONDS_FOR_AN_OUTCOME):
        return await outcome


async def read(log: Log, table: str, after: int = 0) -> list[Entry]:
    """All pages as one."""
    return [entry async for page in log.read(table, after) for entry in page]


class Memory:
    """What stores in memory share: entries, when each table had its last, and their breakdown."""

    def __init__(self) -> None:
        self.tables: dict[str, list[bytes]] = {}
        self.snapshots: dict[str, Snapshot] = {}
        self.touched: dict[str, float] = {}
        self.broken = False
        self.failures = 0

    @contextmanager
    def breaking(self) -> Iterator[None]:
        self.broken = True
        try:
            yield
        finally:
            self.broken = False


class MemoryStore:
    """The simplest store: nothing is durable, but all else is as it should be.

    Broken, it raises, and every other time it has written the batch before.
    """

    def __init__(self, memory: Memory) -> None:
        self._memory = memory

    def now(self) -> float:
        return time.monotonic()

    async def write(self, batch: Sequence[Append]) -> Sequence[Outcome]:
        await asyncio.sleep(0)
        memory = self._memory
        if memory.broken:
            memory.failures += 1
            if memory.failures % 2:
                raise LogUnavailableError
        outcomes = [self._add(append) for append in batch]
        if memory.broken:
            raise LogUnavailableError
        return outcomes

    async def snapshot(self, table: str) -> Snapshot | None:
        if self._memory.broken:
            raise LogUnavailableError
        return self._memory.snapshots.get(table)

    async def read(self, table: str, after: int) -> AsyncIterator[list[Entry]]:
        if self._memory.broken:
            raise LogUnavailableError
        for seq, body in enumerate(self._memory.tables.get(table, []), 1):
            if seq > after:
                yield [Entry(seq, body)]

    async def count(self) -> int:
        if self._memory.broken:
            raise LogUnavailableError
        return len(self._memory.tables)

    async def expire(self, idle: float, keep: Collection[str]) -> int:
        before = time.monotonic() - idle
        touched = self._memory.touched
        old = [table for table, at in touched.items() if at < before and table not in keep]
        for table in old:
            del self._memory.tables[table], touched[table]
            self._memory.snapshots.pop(table, None)
        return len(old)

    async def check(self) -> None:
        if self._memory.broken:
            raise LogUnavailableError

    async def close(self) -> None:
        pass

    def _add(self, append: Append) -> Outcome:
        bodies = self._memory.tables.get(append.table, [])
        if append.seq != len(bodies) + 1:
            return Outcome.TAKEN
        self._memory.tables[append.table] = [*bodies, append.body]
        if append.snapshot is not None:
            self._memory.snapshots[append.table] = Snapshot(append.seq, append.snapshot)
        self._memory.touched[append.table] = time.monotonic()
        return Outcome.DURABLE


def memory_place(_: Path) -> Place:
    memory = Memory()

    async def opened() -> Log:
        return BatchedLog(MemoryStore(memory))

    return Place(opened, memory.breaking)


def sqlite_place(folder: Path) -> Place:
    async def opened() -> Log:
        return SqliteLog(folder / "log.db")

    return Place(opened, lambda: no_file_beyond(0))


class OwnDatabaseLog(PostgresLog):
    """A log that nobody shares the connections of."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self._database = database

    async def close(self) -> None:
        await super().close()
        await self._database.close()


def postgres_place(_: Path) -> Place:
    url = new_schema(shared_postgres())

    async def opened() -> Log:
        return await OwnDatabaseLog.open(Database(url))

    return Place(opened, shared_postgres().gone)


@contextmanager
def no_file_beyond(size: int) -> Iterator[None]:
    """This process writes no file beyond this size, as if the disk were full."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


KINDS: dict[str, Callable[[Path], Place]] = {
    "memory": memory_place,
    "sqlite": sqlite_place,
    "postgres": postgres_place,
}
