"""The embedded log: one SQLite file, one writer thread, one commit for all that is waiting.

Theory of operation: appends are collected in the event loop. Whenever the writer thread is free,
it gets all that were collected, writes them with one statement, which is one transaction, and
reports back once that is on the disk (`synchronous=FULL`). There is no timer: alone, an append is
committed at once, as soon as the loop has seen to everybody who was ready; under load, many share
a commit. One statement a batch also means that the two threads hand Python's lock to each other
once a batch and not once a row. Checkpoints are made between batches, never inside a commit.

Entries of all tables are added at the end of one file, each with a pointer to the one before it in
its table; `heads` knows the last of each. A trigger refuses a number that is not the next. An index
over (table, number) would say the same, but each table would have its own page of it in every
commit: nine times as much to write. Where a batch meets a number that is taken, which is rare, it
is written again row by row, to find out whose it was.
"""

import asyncio
import contextlib
import logging
import sqlite3
import threading
import time
from collections.abc import Container, Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from itertools import repeat
from pathlib import Path
from queue import SimpleQueue
from typing import Any

from msgspec import Struct

from reverie.log.interface import Entry, LogUnavailableError, Told

SCHEMA = """
CREATE TABLE IF NOT EXISTS entries (
    id INTEGER PRIMARY KEY,
    tab TEXT NOT NULL,
    seq INTEGER NOT NULL,
    at REAL NOT NULL,
    before INTEGER,
    body BLOB NOT NULL
);
CREATE TABLE IF NOT EXISTS heads (
    tab TEXT PRIMARY KEY,
    seq INTEGER NOT NULL,
    at REAL NOT NULL,
    last INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TRIGGER IF NOT EXISTS numbers_are_taken_once BEFORE INSERT ON entries
WHEN NEW.seq IS NOT 1 + coalesce((SELECT seq FROM heads WHERE tab = NEW.tab), 0)
BEGIN
    SELECT RAISE(ABORT, 'taken');
END;
CREATE TRIGGER IF NOT EXISTS the_newest_is_the_head AFTER INSERT ON entries
BEGIN
    INSERT INTO heads VALUES (NEW.tab, NEW.seq, NEW.at, NEW.id)
    ON CONFLICT (tab) DO UPDATE SET seq = NEW.seq, at = NEW.at, last = NEW.id;
END;
"""
APPEND = "INSERT INTO entries (tab, seq, at, before, body) VALUES "
ROW = "(?, ?, ?, (SELECT last FROM heads WHERE tab = ?), ?)"
CHAIN = """
WITH RECURSIVE chain (id, seq, before, body) AS (
    SELECT id, seq, before, body FROM entries
    WHERE id = (SELECT last FROM heads WHERE tab = :tab AND seq > :after)
    UNION ALL
    SELECT entries.id, entries.seq, entries.before, entries.body
    FROM chain JOIN entries ON entries.id = chain.before
    WHERE entries.seq > :after
)
"""
READ = CHAIN + "SELECT seq, body FROM chain ORDER BY seq"  # noqa: S608  all of it is ours
OLD = "SELECT tab FROM heads WHERE at < ?"
FORGET_ENTRIES = f"DELETE FROM entries WHERE id IN ({CHAIN} SELECT id FROM chain)"  # noqa: S608
FORGET_HEAD = "DELETE FROM heads WHERE tab = :tab"

LARGEST_BATCH = 1000
VALUES_OF_ROW = 5
MOST_VALUES = LARGEST_BATCH * VALUES_OF_ROW
COMMITS_BETWEEN_CHECKPOINTS = 500

log = logging.getLogger(__name__)

Value = str | int | float | bytes


class Batch(Struct):
    """Rows to be written together, value after value, and for each who wants to hear of it."""

    values: list[Value] = []
    told: list[Told] = []


class Forget(Struct, frozen=True):
    """A table to be forgotten, and who waits for it."""

    table: str
    done: "asyncio.Future[None]"


class SqliteLog:
    """A log in one file, for use in one event loop."""

    def __init__(self, path: Path) -> None:
        self._loop = asyncio.get_running_loop()
        self._collected = Batch()
        self._writing = False
        self._jobs: SimpleQueue[Batch | Forget | None] = SimpleQueue()
        try:
            connection = _connect(path)
            connection.executescript(SCHEMA)
            self._reading = _connect(path)
        except sqlite3.Error as error:
            raise LogUnavailableError(f"{path}: {error}") from error
        self._reader = ThreadPoolExecutor(1, "log-reader")
        self._writer = threading.Thread(target=self._write, args=(connection,), name="log-writer")
        self._writer.start()

    def append(self, table: str, seq: int, body: bytes, told: Told) -> None:
        """Write an entry; `told` is called later, once."""
        collected = self._collected
        collected.values += (table, seq, time.time(), table, body)
        collected.told.append(told)
        if not self._writing:
            self._writing = True
            self._loop.call_soon(self._hand_over)

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        """All entries of a table that follow this number, in order."""
        return [Entry(*row) for row in await self._fetch(READ, {"tab": table, "after": after})]

    async def expire(self, before: float, keep: Container[str] = ()) -> int:
        """Forget tables without an entry since this time, but for some; tell how many."""
        forgotten = 0
        for (table,) in await self._fetch(OLD, (before,)):
            if table not in keep:
                done = self._loop.create_future()
                self._jobs.put(Forget(table, done))
                await done
                forgotten += 1
        return forgotten

    async def close(self) -> None:
        """Finish what is being written, and let go."""
        while self._collected.told:
            self._hand_over()
        self._jobs.put(None)
        await asyncio.to_thread(self._writer.join)
        self._reader.shutdown()
        self._reading.close()

    async def _fetch(
        self, query: str, values: tuple[Any, ...] | dict[str, Any]
    ) -> list[tuple[Any, ...]]:
        def fetch() -> list[tuple[Any, ...]]:
            return self._reading.execute(query, values).fetchall()

        return await self._loop.run_in_executor(self._reader, fetch)

    def _hand_over(self) -> None:
        """Give the writer what was collected, or as much as it takes at once; it is free."""
        values, told = self._collected.values, self._collected.told
        if told:
            self._jobs.put(Batch(values[:MOST_VALUES], told[:LARGEST_BATCH]))
            del values[:MOST_VALUES], told[:LARGEST_BATCH]

    def _report(self, batch: Batch, written: list[bool] | LogUnavailableError) -> None:
        """In the event loop: the writer is free again, and these hear how it went."""
        self._writing = bool(self._collected.told)
        if self._writing:
            self._loop.call_soon(self._hand_over)
        outcomes: Iterable[bool | LogUnavailableError] = (
            repeat(written) if isinstance(written, LogUnavailableError) else written
        )
        for told, outcome in zip(batch.told, outcomes, strict=False):
            try:
                told(outcome)
            except Exception:
                log.exception("whoever wanted to hear of an entry broke")

    def _write(self, connection: sqlite3.Connection) -> None:
        """The writer thread: job after job, until a None comes along."""
        commits = 0
        while (job := self._jobs.get()) is not None:
            if isinstance(job, Forget):
                with contextlib.suppress(sqlite3.Error):
                    _forget(connection, job.table)
                self._loop.call_soon_threadsafe(_tell, job.done)
                continue
            written = _commit(connection, job)
            self._loop.call_soon_threadsafe(self._report, job, written)
            commits += 1
            if commits % COMMITS_BETWEEN_CHECKPOINTS == 0:
                # Without room on the disk this fails; the next one may do.
                with contextlib.suppress(sqlite3.Error):
                    connection.execute("PRAGMA wal_checkpoint(PASSIVE)")
        connection.close()


def _connect(path: Path) -> sqlite3.Connection:
    # Each connection is used by one thread only, though not by the one that opens it.
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("PRAGMA wal_autocheckpoint=0")
    connection.execute("PRAGMA busy_timeout=2000")
    return connection


def _tell(done: "asyncio.Future[None]") -> None:
    if not done.cancelled():
        done.set_result(None)


def _commit(connection: sqlite3.Connection, batch: Batch) -> list[bool] | LogUnavailableError:
    """Write all rows or none; then tell of each whether its number was free."""
    try:
        connection.execute(_insert(len(batch.told)), batch.values)
    except sqlite3.IntegrityError:
        return _commit_one_by_one(connection, batch)
    except sqlite3.Error as error:
        return LogUnavailableError(str(error))
    return [True] * len(batch.told)


def _forget(connection: sqlite3.Connection, table: str) -> None:
    with connection:
        connection.execute("BEGIN IMMEDIATE")
        connection.execute(FORGET_ENTRIES, {"tab": table, "after": 0})
        connection.execute(FORGET_HEAD, {"tab": table})


def _commit_one_by_one(
    connection: sqlite3.Connection, batch: Batch
) -> list[bool] | LogUnavailableError:
    starts = range(0, len(batch.values), VALUES_OF_ROW)
    try:
        with connection:
            connection.execute("BEGIN IMMEDIATE")
            return [_write_one(connection, batch.values[at : at + VALUES_OF_ROW]) for at in starts]
    except sqlite3.Error as error:
        return LogUnavailableError(str(error))


def _write_one(connection: sqlite3.Connection, row: list[Value]) -> bool:
    try:
        connection.execute(_insert(1), row)
    except sqlite3.IntegrityError:
        return False
    return True


@lru_cache(LARGEST_BATCH)
def _insert(rows: int) -> str:
    return APPEND + ", ".join([ROW] * rows)
