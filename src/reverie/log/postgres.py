"""The log that nodes share: a PostgreSQL, whose primary alone is asked.

Theory of operation: a batch is one transaction, which is durable when the server says so: on its
disk, and on that of a synchronous standby where there is one. Which entries are written, the heads
decide: `appending` says how. What is in the database is for `database.schema` to say.

The four outcomes. What the server has refused, and what could not be sent, is NOT_WRITTEN. If there
is no answer, or a wait for the standby was broken off, then the append is looked for by its id,
once `database` has made sure that nobody works on it any more: it is DURABLE or NOT_WRITTEN. If it
can't be looked for, it is UNKNOWN; whoever reads the table later is told the truth, since that is
settled before anything is read.

What is read counts when it would survive the loss of the primary (`Database.prove`).
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Collection, Sequence
from contextlib import suppress
from functools import partial
from secrets import randbits
from typing import Any, TypeVar

import asyncpg

from reverie.database import Database, DatabaseError, InDoubtError, Job, NotDoneError
from reverie.database.schema import prepare
from reverie.log.appending import add, find
from reverie.log.batches import Append, BatchedLog, count_tables
from reverie.log.interface import Entry, LogUnavailableError, Outcome, Snapshot

ENTRIES_OF_A_PAGE = 256
ENTRIES_DELETED_AT_ONCE = 1000
SECONDS_BETWEEN_LOOKS_AT_THE_CLOCK = 10
READ = """
SELECT heads.id, heads.seq AS last, entries.seq, entries.body
FROM heads JOIN entries ON entries.head = heads.id
WHERE tab = $1 AND entries.seq > $2 AND entries.seq <= heads.seq ORDER BY entries.seq LIMIT $3
"""
SNAPSHOT = "SELECT snapshots.seq, body FROM snapshots JOIN heads ON id = head WHERE tab = $1"
COUNT = "SELECT count(*) FROM heads"
OLD = """
SELECT tab FROM heads WHERE at < $1 AND NOT EXISTS (
    SELECT FROM attendance JOIN nodes USING (node)
    WHERE attendance.tab = heads.tab AND body IS NOT NULL
    AND until > extract(epoch FROM clock_timestamp())
)
"""
CUT_OFF = """
WITH gone AS (
    DELETE FROM heads WHERE tab = ANY($1) AND at < $2 RETURNING id
), snapshot AS (
    DELETE FROM snapshots USING gone WHERE head = gone.id
)
INSERT INTO expired SELECT id FROM gone
"""
DELETE_SOME = """
WITH few AS (
    SELECT head, seq FROM entries WHERE head = (SELECT head FROM expired ORDER BY head LIMIT 1)
    LIMIT $1
), deleted AS (
    DELETE FROM entries USING few WHERE entries.head = few.head AND entries.seq = few.seq
)
SELECT count(*) FROM few
"""
DROP_EMPTY = """
DELETE FROM expired WHERE NOT EXISTS (SELECT FROM entries WHERE entries.head = expired.head)
"""
ANY_EXPIRED = "SELECT EXISTS (SELECT FROM expired)"

T = TypeVar("T")
logger = logging.getLogger(__name__)


class PostgresLog(BatchedLog):
    """A log in a database, for use in one event loop."""

    def __init__(self, database: Database) -> None:
        super().__init__(PostgresStore(database))

    @classmethod
    async def open(cls, database: Database) -> "PostgresLog":
        """Prepare the database, if nobody has; raises LogUnavailableError."""
        try:
            await prepare(database)
        except DatabaseError as error:
            raise LogUnavailableError(str(error), "the database") from error
        return cls(database)


class PostgresStore:
    """A store in a database, for use in one event loop."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._keeping_time = asyncio.get_running_loop().create_task(self._keep_time())

    def now(self) -> float:
        """The database's clock, as far as we know it."""
        return self._database.clock.now()

    async def write(self, batch: Sequence[Append]) -> Sequence[Outcome]:
        """Write a batch, in order; return the outcome of each."""
        id_ = randbits(63)
        try:
            return await self._database.do(partial(add, batch=batch, id_=id_))
        except NotDoneError as error:
            self._complain(
                "entries could not be written to the database; nothing of them is kept, whoever "
                "made these moves is asked to try again, and the next batch is tried as usual",
                error,
                batch,
            )
            return [Outcome.NOT_WRITTEN] * len(batch)
        except InDoubtError as error:
            self._complain(
                "entries may or may not have been written to the database; they are looked for",
                error,
                batch,
            )
            return await self._find(batch, id_)

    async def _find(self, batch: Sequence[Append], id_: int) -> list[Outcome]:
        async def look(connection: "asyncpg.Connection[Any]") -> list[Outcome]:
            found = await find(connection, batch, id_)
            await self._database.prove(connection)
            return found

        try:
            return await self._database.do(look)
        except DatabaseError as error:
            self._complain(
                "it is not known whether entries were written to the database, which can't be "
                "read; whoever made these moves repeats them, and they are made once",
                error,
                batch,
            )
            return [Outcome.UNKNOWN] * len(batch)

    async def snapshot(self, table: str) -> Snapshot | None:
        """The newest snapshot of a table, if it has one."""
        row = await self._read(lambda connection: connection.fetchrow(SNAPSHOT, table))
        return None if row is None else Snapshot(*row)

    async def read(self, table: str, after: int) -> AsyncIterator[list[Entry]]:
        """All entries of a table that follow this number, in order, a page at a time."""
        seq, head = after, None
        while True:
            rows = await self._read(partial(_page, table=table, after=seq))
            if head not in (None, rows[0]["id"] if rows else None):
                raise LogUnavailableError("a table expired while it was read")
            if not rows:
                return
            page = [Entry(row["seq"], row["body"]) for row in rows]
            last = rows[0]["last"]
            full = min(last - seq, ENTRIES_OF_A_PAGE)
            if [entry.seq - seq for entry in page] != [*range(1, full + 1)]:
                self._report_hole(table)
                raise LogUnavailableError("entries of a table are missing")
            yield page
            seq, head = page[-1].seq, rows[0]["id"]
            if seq == last:
                return

    async def count(self) -> int:
        """How many tables it has."""
        return int(await self._read(lambda connection: connection.fetchval(COUNT)))

    async def expire(self, idle: float, keep: Collection[str]) -> int:
        """Forget tables without an entry for so many seconds, but for some; return how many.

        Those that a node has open are kept, whoever is asked to forget them.
        """
        before = self.now() - idle
        old = await self._do(lambda connection: connection.fetch(OLD, before))
        tables = [row["tab"] for row in old if row["tab"] not in keep]
        status = await self._do(lambda connection: connection.execute(CUT_OFF, tables, before))
        while await self._do(lambda connection: connection.fetchval(ANY_EXPIRED)):
            if not await self._do(_delete_some):
                await self._do(lambda connection: connection.execute(DROP_EMPTY))
        return int(status.rpartition(" ")[2])

    async def check(self) -> None:
        """Read and write, to see whether that is possible."""

        async def both(connection: "asyncpg.Connection[Any]") -> None:
            await connection.execute("SELECT pg_logical_emit_message(true, 'reverie', '')")
            await connection.fetchval("SELECT seq FROM heads LIMIT 1")

        await self._do(both)

    async def close(self) -> None:
        """Let go. The database is for whoever has opened it to close."""
        self._keeping_time.cancel()
        with suppress(asyncio.CancelledError):
            await self._keeping_time

    async def _keep_time(self) -> None:
        """Ask for the time now and then, so that what we know of it does not drift away."""
        while True:
            await asyncio.sleep(SECONDS_BETWEEN_LOOKS_AT_THE_CLOCK)
            with suppress(DatabaseError):  # the next write says so
                await self._database.look_again()

    async def _read(self, job: Job[T]) -> T:
        async def proven(connection: "asyncpg.Connection[Any]") -> T:
            answer = await job(connection)
            await self._database.prove(connection)
            return answer

        return await self._do(proven)

    async def _do(self, job: Job[T]) -> T:
        try:
            return await self._database.do(job)
        except DatabaseError as error:
            self._complain(
                "the database could not be read or rid of old tables; whoever needed it is "
                "refused, and may try again",
                error,
            )
            raise LogUnavailableError(str(error), "the database") from error

    def _report_hole(self, table: str) -> None:
        logger.error(
            "entries of a table are missing from the database; whoever asks for it is told to try "
            "again, and other tables are not harmed",
            extra={"figures": {"table": table}},
        )

    def _complain(self, what: str, error: Exception, batch: Sequence[Append] = ()) -> None:
        figures: dict[str, object] = {"cause": str(error)}
        if batch:
            figures |= {"entries": len(batch), "tables": count_tables(batch)}
        logger.error(what, extra={"figures": figures})


async def _page(
    connection: "asyncpg.Connection[Any]", table: str, after: int
) -> list["asyncpg.Record"]:
    return await connection.fetch(READ, table, after, ENTRIES_OF_A_PAGE)


async def _delete_some(connection: "asyncpg.Connection[Any]") -> bool:
    """Delete entries of a table that was cut off; False if the first such has none left."""
    return bool(await connection.fetchval(DELETE_SOME, ENTRIES_DELETED_AT_ONCE))
