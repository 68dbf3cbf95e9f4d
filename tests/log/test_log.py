"""What every log must do; the suite runs on each implementation."""

import asyncio
import resource
import sqlite3
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from reverie.log import Entry, Log, LogUnavailableError, SqliteLog


@pytest.fixture
async def log(tmp_path: Path) -> AsyncIterator[Log]:
    made = SqliteLog(tmp_path / "log.db")
    yield made
    await made.close()


async def append(log: Log, table: str, seq: int, body: bytes) -> bool:
    """Wait until an entry is durable, or its number is known to be taken."""
    told: asyncio.Future[bool | LogUnavailableError] = asyncio.get_running_loop().create_future()
    log.append(table, seq, body, told.set_result)
    outcome = await told
    if isinstance(outcome, LogUnavailableError):
        raise outcome
    return outcome


async def test_whoever_breaks_keeps_nobody_from_hearing(log: Log) -> None:
    """Of those whose entries share a commit, each is told, whatever the others do with it."""

    def break_down(_: object) -> None:
        raise ValueError

    log.append("A", 1, b"x", break_down)
    assert await append(log, "B", 1, b"x")
    assert await append(log, "A", 2, b"x")


async def test_entries_are_read_in_order(log: Log) -> None:
    """What was appended is read in the order of its numbers, for each table apart."""
    for seq in (1, 2, 3):
        assert await append(log, "A", seq, b"a%d" % seq)
        assert await append(log, "B", seq, b"b%d" % seq)
    assert await log.read("A") == [Entry(1, b"a1"), Entry(2, b"a2"), Entry(3, b"a3")]
    assert await log.read("B", after=2) == [Entry(3, b"b3")]
    assert await log.read("C") == []


async def test_a_number_is_taken_once(log: Log) -> None:
    """Whoever comes second with a number is told so, and nothing of his is written."""
    assert await append(log, "A", 1, b"first")
    assert not await append(log, "A", 1, b"second")
    assert await log.read("A") == [Entry(1, b"first")]


async def test_a_race_has_one_winner(log: Log) -> None:
    """Of a hundred appends with the same number at the same time, one is written."""
    won = await asyncio.gather(*(append(log, "A", 1, b"%d" % n) for n in range(100)))
    assert won.count(True) == 1
    assert await log.read("A") == [Entry(1, b"%d" % won.index(True))]


async def test_many_tables_share_the_log(log: Log) -> None:
    """Appends of many tables at once are all written, each under its number."""

    async def fill(table: str) -> None:
        for seq in range(1, 21):
            assert await append(log, table, seq, table.encode())

    await asyncio.gather(*(fill(f"T{n}") for n in range(50)))
    for n in range(50):
        assert [entry.seq for entry in await log.read(f"T{n}")] == list(range(1, 21))


async def test_whoever_stops_waiting_harms_nobody(log: Log) -> None:
    """An expiry that is cancelled, as when a server stops, leaves no error behind."""
    complaints: list[dict[str, object]] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, told: complaints.append(told))
    for n in range(1, 60):
        expiring = asyncio.create_task(log.expire(0))
        await asyncio.sleep(n / 50_000)
        expiring.cancel()
        await append(log, "A", n, b"x")
    assert complaints == []


async def test_old_tables_are_forgotten(log: Log) -> None:
    """Tables without an entry since a certain time are forgotten; the others stay whole."""
    await append(log, "old", 1, b"x")
    await append(log, "grown", 1, b"x")
    between = time.time()
    await asyncio.sleep(0.01)
    await append(log, "young", 1, b"x")
    await append(log, "grown", 2, b"x")
    assert await log.expire(between, keep={"old"}) == 0
    assert await log.expire(between) == 1
    assert await log.read("old") == []
    assert len(await log.read("young")) == 1
    assert len(await log.read("grown")) == 2
    assert await append(log, "old", 1, b"its code may be used again")


async def test_what_is_acknowledged_survives(tmp_path: Path) -> None:
    """What was acknowledged is there when the file is opened again."""
    first = SqliteLog(tmp_path / "log.db")
    await append(first, "A", 1, b"x")
    await first.close()
    second = SqliteLog(tmp_path / "log.db")
    assert await second.read("A") == [Entry(1, b"x")]
    assert not await append(second, "A", 1, b"y")
    await second.close()


async def test_closing_finishes_what_is_under_way(tmp_path: Path) -> None:
    """Appends that were asked for before closing are written."""
    log = SqliteLog(tmp_path / "log.db")
    asked = [asyncio.create_task(append(log, "A", seq, b"x")) for seq in range(1, 1001)]
    await asyncio.sleep(0)
    await log.close()
    assert all(await asyncio.gather(*asked))


async def test_a_log_that_can_not_write_says_so(tmp_path: Path) -> None:
    """When the file can't be written, the append fails, nothing is kept, and later it works."""
    log = SqliteLog(tmp_path / "log.db")
    thief = sqlite3.connect(tmp_path / "log.db", isolation_level=None)
    thief.execute("BEGIN IMMEDIATE")
    with pytest.raises(LogUnavailableError):
        await append(log, "A", 1, b"x")
    thief.execute("ROLLBACK")
    thief.close()
    assert await append(log, "A", 1, b"x")
    await log.close()


@contextmanager
def no_file_beyond(size: int) -> Iterator[None]:
    """No file of this process grows beyond this size, as on a disk that is full."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


async def test_a_checkpoint_without_room_does_no_harm(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A checkpoint for which the disk has no room is left for later, and entries are taken on."""
    monkeypatch.setattr("reverie.log.sqlite.COMMITS_BETWEEN_CHECKPOINTS", 10)
    path = tmp_path / "log.db"
    log = SqliteLog(path)
    for seq in range(1, 12):
        assert await append(log, "A", seq, b"large" * 20_000)
    size = path.stat().st_size
    assert size > 1_000_000, "the first checkpoint was made, so the next entries need new room"
    with no_file_beyond(size):
        async with asyncio.timeout(60):
            for seq in range(12, 32):
                assert await append(log, "A", seq, b"small" * 500)
        assert path.stat().st_size == size, "no checkpoint could be made"
    for seq in range(32, 42):
        assert await append(log, "A", seq, b"small" * 500)
    assert path.stat().st_size > size
    assert [entry.seq for entry in await log.read("A")] == list(range(1, 42))
    await log.close()
