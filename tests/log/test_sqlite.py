"""What is SQLite's own: its file, its failures, and files of earlier versions."""

import asyncio
import shutil
import sqlite3
import tracemalloc
from collections.abc import AsyncIterator
from contextlib import closing, suppress
from pathlib import Path
from threading import current_thread

import pytest

from reverie.log import Entry, Log, LogUnavailableError, Outcome, Snapshot, SqliteLog
from reverie.log.chain import ENTRIES_DELETED_AT_ONCE
from tests.log.kinds import HOWEVER_YOUNG, append, no_file_beyond, read
from tests.patience import PATIENCE

DURABLE = Outcome.DURABLE

VERSION_0 = """
PRAGMA journal_mode=WAL;
CREATE TABLE entries (
    id INTEGER PRIMARY KEY,
    tab TEXT NOT NULL,
    seq INTEGER NOT NULL,
    at REAL NOT NULL,
    before INTEGER,
    body BLOB NOT NULL
);
CREATE TABLE heads (
    tab TEXT PRIMARY KEY,
    seq INTEGER NOT NULL,
    at REAL NOT NULL,
    last INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TRIGGER numbers_are_taken_once BEFORE INSERT ON entries
WHEN NEW.seq IS NOT 1 + coalesce((SELECT seq FROM heads WHERE tab = NEW.tab), 0)
BEGIN
    SELECT RAISE(ABORT, 'taken');
END;
CREATE TRIGGER the_newest_is_the_head AFTER INSERT ON entries
BEGIN
    INSERT INTO heads VALUES (NEW.tab, NEW.seq, NEW.at, NEW.id)
    ON CONFLICT (tab) DO UPDATE SET seq = NEW.seq, at = NEW.at, last = NEW.id;
END;
"""
APPEND_OF_VERSION_0 = "INSERT INTO entries (tab, seq, at, before, body) VALUES "
ROW_OF_VERSION_0 = "(?, ?, ?, (SELECT last FROM heads WHERE tab = ?), ?)"


def append_as_version_0(file: sqlite3.Connection, *batch: tuple[str, int, bytes]) -> None:
    """One statement a batch, as it was."""
    rows = ", ".join([ROW_OF_VERSION_0] * len(batch))
    values = [value for table, seq, body in batch for value in (table, seq, 1.0, table, body)]
    file.execute(APPEND_OF_VERSION_0 + rows, values)


def size_of(path: Path) -> int:
    return path.stat().st_size


def move(path: Path, name: str) -> Path:
    return path.rename(path.with_name(name))


def write(path: Path, content: bytes) -> None:
    path.write_bytes(content)


def remove(path: Path) -> None:
    path.unlink()


def copy_as_after_a_crash(path: Path) -> Path:
    """The file as the next process would find it if this one were killed now."""
    for suffix in ("", "-wal", "-shm"):
        shutil.copy(f"{path}{suffix}", f"{path}.copy{suffix}")
    return path.with_name(f"{path.name}.copy")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "log.db"


@pytest.fixture
async def log(path: Path) -> AsyncIterator[Log]:
    made = SqliteLog(path)
    yield made
    await made.close()


async def test_a_file_of_version_0_is_read_and_continued(path: Path) -> None:
    """Tables of a file from before versions were counted are there, and are played on."""
    with closing(sqlite3.connect(path, isolation_level=None)) as file:
        file.executescript(VERSION_0)
        for seq in (1, 2, 3):
            append_as_version_0(file, ("A", seq, b"a%d" % seq), ("B", seq, b"b%d" % seq))
    for restart in range(3):
        log = SqliteLog(path)
        seqs = range(1, 4 + restart)
        assert await read(log, "A") == [Entry(seq, b"a%d" % seq) for seq in seqs]
        assert await read(log, "B", after=2) == [Entry(3, b"b3")]
        assert await append(log, "A", 3, b"x") is Outcome.TAKEN
        assert await append(log, "A", 4 + restart, b"a%d" % (4 + restart)) is DURABLE
        await log.close()
    with closing(sqlite3.connect(path)) as file:
        assert file.execute("PRAGMA user_version").fetchone() == (3,)


async def test_a_file_of_version_1_gets_room_for_snapshots(path: Path) -> None:
    """A file from before there were snapshots is read, and takes them."""
    log = SqliteLog(path)
    await fill(log, "A", 3)
    await log.close()
    with closing(sqlite3.connect(path)) as file:
        file.executescript("DROP TABLE snapshots; DROP TABLE clock; PRAGMA user_version = 1")
    again = SqliteLog(path)
    assert await again.snapshot("A") is None
    assert await append(again, "A", 4, b"x", b"all four") is DURABLE
    assert await again.snapshot("A") == Snapshot(4, b"all four")
    assert len(await read(again, "A")) == 4
    await again.close()


async def test_what_version_0_could_not_read_is_read(path: Path) -> None:
    """Entries that an earlier version acknowledged and then skipped come back."""
    with closing(sqlite3.connect(path, isolation_level=None)) as file:
        file.executescript(VERSION_0)
        append_as_version_0(file, ("A", 1, b"1"), ("B", 1, b"x"), ("A", 2, b"2"), ("A", 3, b"3"))
        append_as_version_0(file, ("A", 4, b"4"))
    log = SqliteLog(path)
    assert await read(log, "A") == [Entry(seq, b"%d" % seq) for seq in (1, 2, 3, 4)]
    assert await read(log, "B") == [Entry(1, b"x")]
    await log.close()


async def test_a_file_of_a_newer_version_is_left_alone(path: Path) -> None:
    """A server that is older than the file says so instead of guessing."""
    with closing(sqlite3.connect(path)) as file:
        file.execute("PRAGMA user_version = 1000")
    with pytest.raises(LogUnavailableError, match="newer"):
        SqliteLog(path)


async def test_a_locked_file_is_not_written(
    path: Path, log: Log, caplog: pytest.LogCaptureFixture
) -> None:
    """While another process holds the file, nothing is written, and it is said why; then it is."""
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        asked = (append(log, table, seq, b"x") for table in "AB" for seq in (1, 2))
        assert set(await asyncio.gather(*asked)) == {Outcome.NOT_WRITTEN}
        other.execute("ROLLBACK")
    (record,) = caplog.records
    assert "could not be written" in record.message
    assert vars(record)["figures"] == {
        "file": str(path),
        "cause": "SQLITE_BUSY: database is locked",
        "advice": "database is locked: another program holds the file; end it, or wait until it is "
        "done",
        "entries": 4,
        "tables": 2,
    }
    assert await append(log, "A", 1, b"x") is DURABLE
    assert await read(log, "A") == [Entry(1, b"x")]


async def test_a_commit_in_doubt_is_settled_before_the_log_is_read(path: Path, log: Log) -> None:
    """If COMMIT failed, the log is not read until another has succeeded; then it is certain."""
    assert await append(log, "A", 1, b"x") is DURABLE
    with no_file_beyond(0):
        assert await append(log, "A", 2, b"lost") is Outcome.UNKNOWN
        with pytest.raises(LogUnavailableError):
            await read(log, "A")
    size = size_of(path.with_name("log.db-wal"))
    assert await read(log, "A") == [Entry(1, b"x")]
    assert size_of(path.with_name("log.db-wal")) > size, "a commit has followed"
    crashed = SqliteLog(copy_as_after_a_crash(path))
    assert await read(crashed, "A") == [Entry(1, b"x")]
    await crashed.close()
    assert await append(log, "A", 2, b"again") is DURABLE


async def test_a_file_that_is_gone_takes_no_entries(path: Path, log: Log) -> None:
    """When the file was deleted, or another put in its place, nothing is acknowledged any more."""
    assert await append(log, "A", 1, b"x") is DURABLE
    moved = move(path, "elsewhere.db")
    assert await append(log, "A", 2, b"x") is Outcome.NOT_WRITTEN
    write(path, b"")
    assert await append(log, "A", 2, b"x") is Outcome.NOT_WRITTEN
    move(moved, path.name)
    assert await append(log, "A", 2, b"x") is DURABLE


async def test_a_file_that_can_not_be_read_says_so(path: Path) -> None:
    """Whatever goes wrong when a log is opened or read, it is one kind of error."""
    write(path, b"no database" * 1000)
    with pytest.raises(LogUnavailableError, match="not a database"):
        SqliteLog(path)
    remove(path)
    log = SqliteLog(path)
    assert await append(log, "A", 1, b"x") is DURABLE
    with closing(sqlite3.connect(path)) as other:
        other.execute("ALTER TABLE entries RENAME TO elsewhere")
    with pytest.raises(LogUnavailableError):
        await read(log, "A")
    await log.close()


async def test_trouble_is_said_in_words(path: Path) -> None:
    """Whoever asks whether the log can be used hears what is wrong and what to do about it."""
    log = SqliteLog(path)
    await fill(log, "A", 300)
    await log.check()
    with no_file_beyond(0), pytest.raises(LogUnavailableError, match=r"disk fails to .* write"):
        await log.check()
    moved = move(path, "elsewhere.db")
    with pytest.raises(LogUnavailableError, match="deleted or replaced"):
        await log.check()
    move(moved, path.name)
    await log.check()
    await log.close()
    garble_last_page(path)
    again = SqliteLog(path)
    with pytest.raises(LogUnavailableError, match=r"log\.db: .* malformed: .* damaged; stop the"):
        await read(again, "A")
    await again.close()


def garble_last_page(path: Path) -> None:
    """Write nonsense over a page that holds entries."""
    write(path, path.read_bytes()[:-4096] + b"\x55" * 4096)


def count_entries(path: Path) -> int:
    with closing(sqlite3.connect(path)) as file:
        (count,) = file.execute("SELECT count(*) FROM entries").fetchone()
    return int(count)


async def fill(log: Log, table: str, entries: int) -> None:
    asked = (append(log, table, seq, b"x") for seq in range(1, entries + 1))
    assert set(await asyncio.gather(*asked)) == {DURABLE}


async def is_there(log: Log, table: str) -> bool:
    """Whether a table has entries; also while it is being deleted."""
    try:
        return bool(await read(log, table))
    except LogUnavailableError:
        return False


async def test_expiry_lets_appends_through(path: Path, log: Log) -> None:
    """While a large table is deleted, others are played at; afterwards nothing of it is left."""
    await fill(log, "large", 4000)
    expiring = asyncio.create_task(log.expire(HOWEVER_YOUNG, keep={"A"}))

    async def look() -> None:
        while not expiring.done():
            with suppress(LogUnavailableError):  # it may be half-way when the table goes
                assert await read(log, "large") in ([], [Entry(n, b"x") for n in range(1, 4001)])

    looking = asyncio.create_task(look())
    seq = 0
    while not expiring.done():
        seq += 1
        assert await append(log, "A", seq, b"x") is DURABLE
    assert await expiring == 1
    await looking
    # It is deleted in 20 steps, and whoever waits has a turn after each.
    assert seq >= 10
    assert count_entries(path) == seq


async def test_an_expiry_is_few_statements(log: Log) -> None:
    """F3: a busy event loop has the writer wait after each statement and row, and so moves wait."""
    await fill(log, "large", 4000)
    statements: list[str] = []
    store = log._store  # type: ignore[attr-defined]  # noqa: SLF001  no other way
    store._writing.set_trace_callback(statements.append)  # noqa: SLF001  likewise
    assert await log.expire(HOWEVER_YOUNG) == 1
    steps = sum("DELETE FROM entries" in statement for statement in statements)
    assert steps == 4000 / ENTRIES_DELETED_AT_ONCE
    assert len(statements) < 10 * steps


async def test_an_interrupted_expiry_is_finished_later(path: Path) -> None:
    """A table that was being deleted when the server stopped is gone, and soon all of it is."""
    log = SqliteLog(path)
    await fill(log, "A", 4000)
    expiring = asyncio.create_task(log.expire(HOWEVER_YOUNG))
    while await is_there(log, "A"):
        pass
    expiring.cancel()
    await log.close()
    assert count_entries(path) > 0
    again = SqliteLog(path)
    assert await read(again, "A") == []
    await fill(again, "A", 3)
    assert await again.expire(3600) == 0
    assert len(await read(again, "A")) == 3
    assert count_entries(path) == 3
    await again.close()


async def test_what_expires_leaves_no_room_behind(path: Path) -> None:
    """The file becomes shorter when tables expire, also one of an earlier version; others stay."""
    for begin in ("PRAGMA auto_vacuum=0; CREATE TABLE t (x); DROP TABLE t", ""):
        with closing(sqlite3.connect(path)) as file:
            file.executescript(begin)
        log = SqliteLog(path)
        await append(log, "kept", 1, b"x" * 5000)
        for seq in range(1, 200):
            await append(log, "large", seq, b"x" * 10_000)
        await append(log, "kept", 2, b"y" * 5000)
        expiring = asyncio.create_task(log.expire(HOWEVER_YOUNG, keep={"kept", "A"}))
        seq = 0
        while not expiring.done():
            seq += 1
            assert await append(log, "A", seq, b"x") is DURABLE
        assert await expiring == 1
        assert seq >= 5, "others have their turn"
        assert size_of(path) < 200_000
        assert [body[:1] for _, body in await read(log, "kept")] == [b"x", b"y"]
        await log.close()
        remove(path)


DAY = 24 * 3600.0


async def test_a_wrong_date_costs_no_table(path: Path) -> None:
    """Tables made with the date years ahead or behind are as young as others, and age alike."""
    seconds = 0.0
    await fill_and_close(path, "ABC")
    with closing(sqlite3.connect(path)) as file:
        file.executescript("DROP TABLE clock; PRAGMA user_version = 2")
        for table, year in zip("ABC", (1970, 2026, 2106), strict=True):
            date = (year - 1970) * 365.25 * DAY
            file.execute("UPDATE heads SET at = ? WHERE tab = ?", (date, table))
        file.commit()
    log = SqliteLog(path, lambda: seconds)
    assert await log.expire(30 * DAY) == 0
    seconds = 29 * DAY
    assert await append(log, "B", 4, b"still played at") is DURABLE
    assert await log.expire(30 * DAY) == 0
    seconds = 31 * DAY
    assert await log.expire(30 * DAY) == 2
    assert len(await read(log, "B")) == 4
    await log.close()


async def test_time_goes_on_after_a_restart(path: Path) -> None:
    """Days in which the server ran add up, whatever its clock begins with; others don't count."""
    await fill_and_close(path, "A")
    forgotten = []
    for _ in range(4):
        readings = iter([0.0])  # the clock begins anew with each start
        log = SqliteLog(path, lambda: next(readings, 9 * DAY))  # noqa: B023  closed in this round
        forgotten.append(await log.expire(30 * DAY))
        await log.close()
    assert forgotten == [0, 0, 0, 1]


async def fill_and_close(path: Path, tables: str) -> None:
    log = SqliteLog(path, lambda: 0.0)
    for table in tables:
        await fill(log, table, 3)
    await log.close()


async def test_a_checkpoint_without_room_does_no_harm(
    path: Path, log: Log, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A checkpoint for which the disk has no room is left for later, and entries are taken on."""
    monkeypatch.setattr("reverie.log.sqlite.COMMITS_BETWEEN_CHECKPOINTS", 10)
    for seq in range(1, 12):
        assert await append(log, "A", seq, b"large" * 20_000) is DURABLE
    assert await log.expire(30 * DAY) == 0, "that ends with a checkpoint"
    size = size_of(path)
    assert size > 1_000_000, "the next entries need new room"
    with no_file_beyond(size):
        async with asyncio.timeout(PATIENCE):
            for seq in range(12, 32):
                assert await append(log, "A", seq, b"small" * 500) is DURABLE
        assert size_of(path) == size, "no checkpoint could be made"
    for seq in range(32, 42):
        assert await append(log, "A", seq, b"small" * 500) is DURABLE
    assert [entry.seq for entry in await read(log, "A")] == list(range(1, 42))
    assert size_of(path) > size


async def fill_at_once(log: Log, table: str, entries: int) -> None:
    for first in range(1, entries, 1000):
        numbers = range(first, first + 1000)
        await asyncio.gather(*(append(log, table, seq, b"x" * 100) for seq in numbers))


async def test_an_expiry_leaves_no_long_wal_behind(path: Path, log: Log) -> None:
    """F3: what expires is copied from the -wal file bit by bit, so nobody waits for all of it."""
    await fill_at_once(log, "A", 30_000)
    await log.close()
    assert size_of(path) > 3_000_000
    again = SqliteLog(path)
    assert await again.expire(HOWEVER_YOUNG) == 1
    assert size_of(path) < 100_000
    assert size_of(path.with_name("log.db-wal")) < 2_000_000
    await again.close()


async def test_a_checkpoint_is_made_beside_the_writer(
    path: Path, log: Log, monkeypatch: pytest.MonkeyPatch
) -> None:
    """F3: most of a checkpoint is made while entries are written; between them, what is left.

    So the -wal file begins anew, however steadily entries come.
    """
    monkeypatch.setattr("reverie.log.sqlite.COMMITS_BETWEEN_CHECKPOINTS", 20)
    threads: list[str] = []

    def note(statement: str) -> None:
        if "wal_checkpoint" in statement:
            threads.append(current_thread().name.rpartition("_")[0])

    store = log._store  # type: ignore[attr-defined]  # noqa: SLF001  no other way
    for connection in (store._reading, store._writing):  # noqa: SLF001  likewise
        connection.set_trace_callback(note)
    for seq in range(1, 402):
        assert await append(log, "A", seq, b"x" * 4000) is DURABLE
    assert threads[:4] == ["log-reader", "log-writer"] * 2
    assert size_of(path.with_name("log.db-wal")) < 800_000


async def test_to_know_where_entries_are_takes_little(log: Log) -> None:
    """F3: the places of a long table's entries are 8 bytes each, and are gone at once."""
    await fill_at_once(log, "A", 20_000)
    tracemalloc.start()
    try:
        pages = log.read("A")
        assert [entry.seq for entry in await anext(pages)] == list(range(1, 257))
        places, _ = tracemalloc.get_traced_memory()
        assert places < 20_000 * 16
        assert sum([len(page) async for page in pages]) == 20_000 - 256
    finally:
        tracemalloc.stop()
