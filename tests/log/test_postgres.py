"""What only PostgreSQL can do to a log: end connections, lose a standby, be taken over."""

import asyncio
import time
from collections.abc import AsyncIterator, Iterator

import asyncpg
import pytest

from reverie.database import Database
from reverie.database.clock import DatabaseClock
from reverie.log import Entry, Log, LogUnavailableError, Outcome
from tests.kit.postgres import Postgres, new_schema, pair, postgres, shared_postgres
from tests.log.kinds import OwnDatabaseLog, append, read
from tests.patience import PATIENCE

DURABLE = Outcome.DURABLE
SOON = 5
"""seconds that a database may take to answer here"""
WAITING = "SELECT pid FROM pg_stat_activity WHERE wait_event = 'SyncRep'"
HANGING = "SELECT pid FROM pg_stat_activity WHERE wait_event_type = 'Lock'"


@pytest.fixture
def url() -> str:
    return new_schema(shared_postgres())


@pytest.fixture
async def log(url: str) -> AsyncIterator[Log]:
    made = await OwnDatabaseLog.open(Database(url, SOON))
    yield made
    await made.close()


@pytest.fixture(scope="module")
def alone() -> Iterator[Postgres]:
    """A server that tests may set to wait for a standby it does not have."""
    with postgres() as server:
        yield server


@pytest.fixture
async def waiting(alone: Postgres) -> AsyncIterator[Log]:
    """A log with one entry, whose server from now on waits for somebody who never comes."""
    url = new_schema(alone)
    first = await OwnDatabaseLog.open(Database(url, SOON))
    assert await append(first, "A", 1, b"x") is DURABLE
    await first.close()
    alone.wait_for("nobody")
    made = await OwnDatabaseLog.open(Database(url, SOON))
    yield made
    alone.wait_for("")
    await made.close()


async def comes(server: Postgres, query: str) -> str:
    """What a query finds, once it finds something."""
    async with asyncio.timeout(PATIENCE):
        while not (found := server.psql(query)):  # noqa: ASYNC110  likewise
            await asyncio.sleep(0.01)
    return found


async def test_an_entry_without_its_standby_is_unknown(alone: Postgres, waiting: Log) -> None:
    """A broken-off wait for the standby is no success; until one has it, nothing is believed."""
    appending = asyncio.create_task(append(waiting, "A", 2, b"y"))
    pid = await comes(alone, WAITING)
    alone.psql(f"SELECT pg_cancel_backend({pid})")
    assert await appending is Outcome.UNKNOWN
    with pytest.raises(LogUnavailableError):
        await read(waiting, "A")
    alone.wait_for("")
    assert await read(waiting, "A") == [Entry(1, b"x"), Entry(2, b"y")]


async def test_an_entry_whose_connection_ends_is_looked_for(alone: Postgres, waiting: Log) -> None:
    """If the server ends the connection in the middle of a commit, the entry is found."""
    appending = asyncio.create_task(append(waiting, "A", 2, b"y"))
    pid = await comes(alone, WAITING)
    alone.psql(f"SELECT pg_terminate_backend({pid})")
    alone.wait_for("")
    assert await appending is DURABLE
    assert await append(waiting, "A", 3, b"z") is DURABLE
    assert [entry.body for entry in await read(waiting, "A")] == [b"x", b"y", b"z"]


async def test_what_a_standby_may_not_have_is_not_read(waiting: Log) -> None:
    """Where commits wait for a standby, readers do: what they see survives the primary."""
    with pytest.raises(LogUnavailableError, match="does not answer"):
        await waiting.snapshot("A")
    with pytest.raises(LogUnavailableError, match="does not answer"):
        await read(waiting, "A")


async def test_an_entry_that_hangs_is_given_up_for_good(url: str, log: Log) -> None:
    """What was not answered in time and is not there is not written later, either."""
    assert await append(log, "A", 1, b"x") is DURABLE
    other = await asyncpg.connect(url)
    transaction = other.transaction()
    await transaction.start()
    await other.execute("SELECT FROM heads FOR UPDATE")
    assert await append(log, "A", 2, b"y") is Outcome.NOT_WRITTEN
    await transaction.rollback()
    await other.close()
    assert shared_postgres().psql(HANGING) == ""
    assert await read(log, "A") == [Entry(1, b"x")]
    assert await append(log, "A", 2, b"again") is DURABLE


async def test_an_entry_that_was_ended_early_is_not_written(url: str, log: Log) -> None:
    """If the server ends the connection before the commit, the entry is not there."""
    assert await append(log, "A", 1, b"x") is DURABLE
    other = await asyncpg.connect(url)
    transaction = other.transaction()
    await transaction.start()
    await other.execute("SELECT FROM heads FOR UPDATE")
    appending = asyncio.create_task(append(log, "A", 2, b"y"))
    pid = await comes(shared_postgres(), HANGING)
    shared_postgres().psql(f"SELECT pg_terminate_backend({pid})")
    assert await appending is Outcome.NOT_WRITTEN
    await transaction.rollback()
    await other.close()
    assert await read(log, "A") == [Entry(1, b"x")]


async def test_nobody_who_stops_waiting_cancels_an_append(url: str, log: Log) -> None:
    """Whoever is cancelled while the database works leaves it to finish."""
    assert await append(log, "A", 1, b"x") is DURABLE
    database = Database(url)
    inserting = asyncio.create_task(
        database.do(lambda c: c.execute("INSERT INTO expired SELECT 7 FROM pg_sleep(0.3)"))
    )
    await comes(shared_postgres(), "SELECT pid FROM pg_stat_activity WHERE wait_event = 'PgSleep'")
    inserting.cancel()
    await database.close()
    connection = await asyncpg.connect(url)
    assert await connection.fetchval("SELECT count(*) FROM expired") == 1
    await connection.close()


async def test_a_standby_takes_over() -> None:
    """After a failover the pool is thrown away, and nothing that was durable is missing.

    The old primary is not asked any more, alive or not.
    """
    with pair() as (first, second):
        hosts = f"127.0.0.1:{first.port},127.0.0.1:{second.port}"
        log = await OwnDatabaseLog.open(Database(f"postgresql://postgres@{hosts}/postgres", 2))
        assert await append(log, "A", 1, b"x") is DURABLE
        assert await log.count() == 1
        first.freeze()
        assert await append(log, "A", 2, b"lost") is Outcome.UNKNOWN
        second.promote()
        first.resume()
        assert await read(log, "A") == [Entry(1, b"x")]
        assert await append(log, "A", 2, b"y") is DURABLE
        first.kill()
        second.kill()
        first.start()
        assert await append(log, "A", 3, b"z") is not DURABLE
        with pytest.raises(LogUnavailableError, match="replaced"):
            await log.check()
        second.start()
        assert [entry.body for entry in await read(log, "A")] == [b"x", b"y"]
        await log.close()


async def test_a_standby_is_not_asked() -> None:
    """Whoever is given the address of a standby only is told so in words."""
    with pair() as (_, second), pytest.raises(LogUnavailableError, match="this is a standby"):
        await OwnDatabaseLog.open(Database(second.url))


async def test_a_database_is_prepared_once(url: str) -> None:
    """However many nodes open an empty database at once, one of them prepares it."""
    logs = await asyncio.gather(*(OwnDatabaseLog.open(Database(url)) for _ in range(5)))
    outcomes = await asyncio.gather(*(append(log, "A", 1, b"x") for log in logs))
    assert sorted(outcome.name for outcome in outcomes) == ["DURABLE", *["TAKEN"] * 4]
    for log in logs:
        await log.close()


async def test_a_newer_database_says_who_may_use_it(url: str, log: Log) -> None:
    """A program that is older than the database uses it, unless that says it is too old."""
    assert await append(log, "A", 1, b"x") is DURABLE
    connection = await asyncpg.connect(url)
    await connection.execute("UPDATE about SET version = 1000")
    again = await OwnDatabaseLog.open(Database(url))
    assert await read(again, "A") == [Entry(1, b"x")]
    await again.close()
    await connection.execute("UPDATE about SET oldest = 1000")
    await connection.close()
    database = Database(url)
    with pytest.raises(LogUnavailableError, match="newer version, 1000"):
        await OwnDatabaseLog.open(database)
    await database.close()


async def test_missing_entries_are_noticed(
    url: str, log: Log, caplog: pytest.LogCaptureFixture
) -> None:
    """A table with a hole is refused, and that is said; other tables are not harmed."""
    for table in "AB":
        for seq in (1, 2, 3):
            assert await append(log, table, seq, b"x") is DURABLE
    connection = await asyncpg.connect(url)
    await connection.execute("DELETE FROM entries WHERE seq = 2 AND head = 1")
    await connection.close()
    with pytest.raises(LogUnavailableError, match="missing"):
        await read(log, "A")
    assert "missing from the database" in caplog.text
    assert len(await read(log, "B")) == 3


async def test_what_a_node_has_open_is_not_forgotten(url: str, log: Log) -> None:
    """A table at which people sit on another node does not expire, however old it is."""
    for table in "AB":
        assert await append(log, table, 1, b"x") is DURABLE
    connection = await asyncpg.connect(url)
    later = time.time() + 100
    await connection.execute("INSERT INTO nodes VALUES ('n', $1)", later)
    await connection.execute("INSERT INTO attendance VALUES ('A', 'n', '', 1, 0)")
    assert await log.expire(-60) == 1
    assert await read(log, "A") == [Entry(1, b"x")]
    await connection.execute("UPDATE nodes SET until = 1")
    await connection.close()
    assert await log.expire(-60) == 1


def test_a_clock_is_right_within_half_a_round_trip() -> None:
    """The time of the database is known from its answers, the quickest of the newest best."""
    seconds = 1000.0
    clock = DatabaseClock(lambda: seconds)
    seconds += 4
    clock.note(1000.0, 50_002.0)
    assert clock.now() == 50_004
    seconds += 0.2
    clock.note(1004.0, 50_004.05)
    assert clock.now() == pytest.approx(50_004.15)
    seconds += 3
    clock.note(1004.2, 50_999.0)
    assert clock.now() == pytest.approx(50_007.15), "an answer that took long tells nothing new"


def test_a_clock_never_goes_back() -> None:
    """If another server has an earlier time, ours stands still until it is caught up with."""
    seconds = 0.0
    clock = DatabaseClock(lambda: seconds)
    clock.note(0.0, 100.0)
    clock.forget()
    assert clock.now() == 100
    seconds = 1.0
    clock.note(1.0, 70.0)
    assert clock.now() == 100
    seconds = 32.0
    assert clock.now() == 101
