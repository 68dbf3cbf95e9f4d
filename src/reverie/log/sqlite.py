"""The embedded log: one SQLite file, which one thread writes and another reads.

Theory of operation: a batch is one transaction, which is on the disk when it ends
(`synchronous=FULL`). It begins with `BEGIN IMMEDIATE`, so from then on nobody else writes, not even
another process with the same file: that is how the number decides races. What is in the file is
for `chain` and `schema` to say. What has expired is deleted a few entries at a time, and so is the
room it took given back to the disk; between two such steps appends have their turn.

Entries are written to the -wal file first. A checkpoint copies them to where they belong, and may
take long: it is made in the thread that reads, while others are written. That alone would never
reach the newest, and then the -wal file can't begin anew; so at once another one is made between
two commits, which has little left to do.

When COMMIT itself fails, SQLite shows nothing of the batch; but if all was written and only the
last fsync failed, it would be there after a crash. Therefore it is UNKNOWN, and the log is not read
again until another commit has overwritten what is in doubt. Any other failure is before COMMIT, and
is NOT_WRITTEN. A file that was deleted or replaced under our feet would take entries which nobody
can read later, so each batch makes sure that it is still there.
"""

import asyncio
import logging
import sqlite3
import time
from array import array
from collections.abc import AsyncIterator, Callable, Collection, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from typing import TypeVar

from reverie.log import chain
from reverie.log.batches import Append, BatchedLog, count_tables
from reverie.log.clock import LogClock
from reverie.log.file import connect, identity
from reverie.log.interface import Entry, LogUnavailableError, Outcome, Snapshot
from reverie.log.rights import make_private
from reverie.log.schema import prepare, shrinkable
from reverie.log.trouble import in_words

COMMITS_BETWEEN_CHECKPOINTS = 500
STEPS_BETWEEN_CHECKPOINTS = 20
"""of an expiry, each of which writes much more than a commit does"""
ENTRIES_OF_A_PAGE = 256
STEPS_AT_ONCE = 2000
"""along a chain, which is a few milliseconds of the thread that reads"""

T = TypeVar("T")
logger = logging.getLogger(__name__)


class InDoubtError(Exception):
    """COMMIT failed: what it was to write may be there after a crash."""


class SqliteLog(BatchedLog):
    """A log in one file, for use in one event loop."""

    def __init__(self, path: Path, seconds: Callable[[], float] = time.monotonic) -> None:
        super().__init__(SqliteStore(path, seconds))


class SqliteStore:
    """A store in one file, for use in one event loop."""

    def __init__(self, path: Path, seconds: Callable[[], float]) -> None:
        self._path = path
        self._loop = asyncio.get_running_loop()
        try:
            make_private(path)
            self._writing = connect(path)
            prepare(self._writing)
            shrinkable(self._writing)
            self._clock = LogClock(self._writing, seconds)
            self._reading = connect(path)
            self._file = identity(path)
        except (sqlite3.Error, OSError) as error:
            raise LogUnavailableError(in_words(error), path) from error
        self._writer = ThreadPoolExecutor(1, "log-writer")
        self._reader = ThreadPoolExecutor(1, "log-reader")
        self._commits = 0
        self._checkpointing: asyncio.Task[None] | None = None
        self._in_doubt = False

    def now(self) -> float:
        """For how many seconds the log has been open, over all its days."""
        return self._clock.ran()

    async def write(self, batch: Sequence[Append]) -> Sequence[Outcome]:
        """Write a batch, in order; return the outcome of each."""
        outcomes = await self._loop.run_in_executor(self._writer, self._append, batch)
        self._commits += 1
        if self._commits % COMMITS_BETWEEN_CHECKPOINTS == 0:
            self._checkpointing = self._loop.create_task(self._checkpoint())
        return outcomes

    async def snapshot(self, table: str) -> Snapshot | None:
        """The newest snapshot of a table, if it has one."""
        if self._in_doubt:
            await self._run(self._writer, self._settle)
        return await self._run(self._reader, chain.snapshot, self._reading, table)

    async def read(self, table: str, after: int) -> AsyncIterator[list[Entry]]:
        """All entries of a table that follow this number, in order, a page at a time."""
        if self._in_doubt:
            await self._run(self._writer, self._settle)
        head = await self._head(table)
        ids = await self._ids(head, after)
        seq = after
        while seq < head.seq:
            page = ids[-ENTRIES_OF_A_PAGE:]
            del ids[-ENTRIES_OF_A_PAGE:]
            entries = await self._run(self._reader, chain.read, self._reading, page)
            if not page or [entry.seq - seq for entry in entries] != [*range(1, len(page) + 1)]:
                await self._explain_hole(table, head)
                if seq == after:
                    return  # it has expired in this very moment
                raise LogUnavailableError("a table expired while it was read", self._path)
            yield entries
            seq += len(page)

    async def _head(self, table: str) -> chain.Head:
        return await self._run(self._reader, chain.head, self._reading, table)

    async def _ids(self, head: chain.Head, after: int) -> "array[int]":
        """Where the entries are that follow this number, the newest first; none if some are gone.

        The chain leads backwards, so all of it is walked before the first entry is read. A million
        places are 8 MB in an array; as a list of numbers they are 40, and to throw them away would
        keep everybody else waiting.
        """
        ids = array("q")
        last, missing = head.last, head.seq - after
        while last is not None and missing > 0:
            most = min(STEPS_AT_ONCE, missing)
            steps, last = await self._run(self._reader, chain.walk, self._reading, last, most)
            ids.extend(steps)
            missing -= len(steps)
        return ids if missing <= 0 else array("q")

    async def count(self) -> int:
        """How many tables it has."""
        return await self._run(self._reader, chain.count_tables, self._reading)

    async def expire(self, idle: float, keep: Collection[str]) -> int:
        """Forget tables without an entry for so many seconds, but for some; return how many."""
        forgotten = 0
        before = self._clock.ran() - idle
        await self._run(self._writer, self._keep_time)
        old = await self._run(self._reader, chain.old_tables, self._reading, before)
        for table in old:
            if table not in keep:
                forgotten += await self._run(self._writer, self._cut_off, table, before)
        steps = count(1)
        for some in (self._delete_some, self._give_some_back):
            while await self._run(self._writer, some):
                if next(steps) % STEPS_BETWEEN_CHECKPOINTS == 0:
                    await self._checkpoint()
        await self._checkpoint()
        return forgotten

    async def _checkpoint(self) -> None:
        for thread, connection in ((self._reader, self._reading), (self._writer, self._writing)):
            await self._loop.run_in_executor(thread, self._copy_from_wal, connection)

    async def check(self) -> None:
        """Read and write, to see whether that is possible."""
        await self._run(self._writer, self._settle)
        await self._head("")

    async def close(self) -> None:
        """Let go."""
        if self._checkpointing is not None:
            await asyncio.wait({self._checkpointing})
        await asyncio.to_thread(self._close)

    # --- in the writer's thread ----------------------------------------------------------

    def _append(self, batch: Sequence[Append]) -> list[Outcome]:
        try:
            with self._transaction():
                return chain.add(self._writing, batch, self._clock.ran())
        except InDoubtError as error:
            self._complain(
                "entries may or may not have been written to the log: COMMIT failed; their tables "
                "look whether they are there, and the next batch is tried as usual",
                error.__cause__,
                batch,
            )
            return [Outcome.UNKNOWN] * len(batch)
        except (sqlite3.Error, OSError) as error:
            self._complain(
                "entries could not be written to the log; nothing of them is kept, whoever made "
                "these moves is asked to try again, and the next batch is tried as usual",
                error,
                batch,
            )
            return [Outcome.NOT_WRITTEN] * len(batch)

    def _settle(self) -> None:
        """Overwrite what is in doubt, by a commit that changes nothing."""
        with self._transaction():
            (version,) = self._writing.execute("PRAGMA user_version").fetchone()
            self._writing.execute(f"PRAGMA user_version = {version}")

    def _keep_time(self) -> None:
        with self._transaction():
            self._clock.keep(self._writing)

    def _cut_off(self, table: str, before: float) -> int:
        with self._transaction():
            return chain.cut_off(self._writing, table, before)

    def _delete_some(self) -> bool:
        with self._transaction():
            return chain.delete_some(self._writing)

    def _give_some_back(self) -> bool:
        with self._transaction():
            return chain.give_some_back(self._writing)

    @contextmanager
    def _transaction(self) -> Iterator[None]:
        """All or nothing, on the disk at the end; raises InDoubtError if only COMMIT failed."""
        if identity(self._path) != self._file:
            raise FileNotFoundError(self._path)
        self._writing.execute("BEGIN IMMEDIATE")
        try:
            yield
        except BaseException:
            self._writing.rollback()
            raise
        try:
            self._writing.execute("COMMIT")
        except sqlite3.Error as error:
            self._in_doubt = True
            self._writing.rollback()
            raise InDoubtError from error
        self._in_doubt = False

    # --- in any thread -------------------------------------------------------------------

    def _copy_from_wal(self, connection: sqlite3.Connection) -> None:
        try:
            connection.execute("PRAGMA wal_checkpoint(PASSIVE)")
        except sqlite3.Error as error:
            self._complain(
                "the log's checkpoint failed; entries are written to the -wal file as before, "
                "which grows until a later checkpoint succeeds",
                error,
            )

    async def _run(self, thread: ThreadPoolExecutor, job: Callable[..., T], *values: object) -> T:
        try:
            return await self._loop.run_in_executor(thread, job, *values)
        except (sqlite3.Error, OSError, InDoubtError) as failure:
            error = failure.__cause__ if isinstance(failure, InDoubtError) else failure
            self._complain(
                "the log could not be read or rid of old tables; whoever needed it is refused, and "
                "may try again",
                error,
            )
            raise LogUnavailableError(in_words(error), self._path) from error

    async def _explain_hole(self, table: str, head: chain.Head) -> None:
        """Entries of a table are missing: that is damage, unless it has just expired."""
        if (await self._head(table)).seq < head.seq:
            return
        logger.error(
            "entries of a table are missing from the log; whoever asks for it is told to try "
            "again, and other tables are not harmed",
            extra={"figures": {"file": str(self._path), "table": table}},
        )
        raise LogUnavailableError("entries of a table are missing", self._path)

    def _complain(
        self, what: str, error: BaseException | None, batch: Sequence[Append] = ()
    ) -> None:
        figures: dict[str, object] = {
            "file": str(self._path),
            "cause": f"{getattr(error, 'sqlite_errorname', type(error).__name__)}: {error}",
            "advice": in_words(error),
        }
        if batch:
            figures |= {"entries": len(batch), "tables": count_tables(batch)}
        logger.error(what, extra={"figures": figures})

    def _close(self) -> None:
        self._reader.shutdown()
        self._reading.close()
        self._writer.shutdown()
        with suppress(sqlite3.Error, OSError, InDoubtError):  # then this time does not count
            self._keep_time()
        self._writing.close()
