"""What every log must do, by example; the suite runs on each kind."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from reverie.log import Entry, Log, Outcome
from tests.log.kinds import HOWEVER_YOUNG, KINDS, Place, append, read

DURABLE, TAKEN = Outcome.DURABLE, Outcome.TAKEN
ABOUT_NOW = 1.0
"""seconds by which processes may disagree about a log's time"""


@pytest.fixture(params=KINDS)
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    return KINDS[request.param](tmp_path)


@pytest.fixture
async def log(place: Place) -> AsyncIterator[Log]:
    made = await place.open()
    yield made
    await made.close()


async def test_entries_are_read_in_order(log: Log) -> None:
    """What was appended is read in the order of its numbers, for each table apart."""
    for seq in (1, 2, 3):
        assert await append(log, "A", seq, b"a%d" % seq) is DURABLE
        assert await append(log, "B", seq, b"b%d" % seq) is DURABLE
    assert await read(log, "A") == [Entry(1, b"a1"), Entry(2, b"a2"), Entry(3, b"a3")]
    assert await read(log, "B", after=2) == [Entry(3, b"b3")]
    assert await read(log, "C") == []


async def test_entries_of_one_table_may_share_a_commit(log: Log) -> None:
    """What is appended to a table at once is written in the order of the calls, and read back."""
    outcomes = await asyncio.gather(*(append(log, "A", seq, b"%d" % seq) for seq in (1, 2, 3)))
    assert outcomes == [DURABLE] * 3
    assert await read(log, "A") == [Entry(1, b"1"), Entry(2, b"2"), Entry(3, b"3")]


async def test_a_number_is_taken_once(log: Log) -> None:
    """Whoever comes second with a number learns so, and nothing of theirs is written."""
    assert await append(log, "A", 1, b"first") is DURABLE
    assert await append(log, "A", 1, b"second") is TAKEN
    assert await read(log, "A") == [Entry(1, b"first")]


async def test_time_goes_on(place: Place, log: Log) -> None:
    """A log's time does not go back, nor behind an entry when somebody else opens it later."""
    first = log.now()
    assert await append(log, "A", 1, b"x") is DURABLE
    assert first <= log.now()
    later = await place.open()
    assert first - later.now() < ABOUT_NOW
    await later.close()


async def test_a_log_says_that_it_can_be_used(log: Log) -> None:
    """Whoever asks whether a log can be read and written hears no objection, tables or none."""
    await log.check()
    assert await append(log, "A", 1, b"x") is DURABLE
    await log.check()


async def test_tables_are_counted(log: Log) -> None:
    """A log says how many tables it has, however many entries; those forgotten don't count."""
    assert await log.count() == 0
    for table in "ABC":
        assert await append(log, table, 1, b"x") is DURABLE
    assert await append(log, "A", 2, b"x") is DURABLE
    assert await log.count() == 3
    await log.expire(HOWEVER_YOUNG, keep={"A"})
    assert await log.count() == 1


async def test_there_are_no_holes(log: Log) -> None:
    """A number that is not the next is taken, also for a table that is not there."""
    assert await append(log, "A", 2, b"x") is TAKEN
    assert await append(log, "A", 0, b"x") is TAKEN
    assert await append(log, "A", 1, b"x") is DURABLE
    assert await append(log, "A", 3, b"x") is TAKEN
    assert await read(log, "A") == [Entry(1, b"x")]


async def test_a_race_has_one_winner(log: Log) -> None:
    """Of a hundred appends with the same number at the same time, one is written."""
    outcomes = await asyncio.gather(*(append(log, "A", 1, b"%d" % n) for n in range(100)))
    assert outcomes.count(DURABLE) == 1
    assert outcomes.count(TAKEN) == 99
    assert await read(log, "A") == [Entry(1, b"%d" % outcomes.index(DURABLE))]


async def test_many_tables_share_the_log(log: Log) -> None:
    """Appends of many tables at once are all written, each under its number."""

    async def fill(table: str) -> None:
        for seq in range(1, 21):
            assert await append(log, table, seq, table.encode()) is DURABLE

    await asyncio.gather(*(fill(f"T{n}") for n in range(50)))
    for n in range(50):
        assert [entry.seq for entry in await read(log, f"T{n}")] == list(range(1, 21))


async def test_whoever_stops_waiting_harms_nobody(log: Log) -> None:
    """An expiry that is cancelled, as when a server stops, leaves no error behind."""
    complaints: list[dict[str, object]] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, about: complaints.append(about))
    for n in range(1, 60):
        expiring = asyncio.create_task(log.expire(3600, keep={"A"}))
        await asyncio.sleep(n / 50_000)
        expiring.cancel()
        assert await append(log, "A", n, b"x") is DURABLE
    assert complaints == []


async def test_old_tables_are_forgotten(log: Log) -> None:
    """Tables without an entry since a certain time are forgotten; the others stay whole."""
    await append(log, "old", 1, b"x")
    await append(log, "grown", 1, b"x")
    await asyncio.sleep(ABOUT_NOW / 4)
    between = log.now()
    await asyncio.sleep(ABOUT_NOW / 4)
    await append(log, "young", 1, b"x")
    await append(log, "grown", 2, b"x")
    assert await log.expire(log.now() - between, keep={"old"}) == 0
    assert await log.expire(log.now() - between) == 1
    assert await read(log, "old") == []
    assert len(await read(log, "young")) == 1
    assert len(await read(log, "grown")) == 2
    assert await append(log, "old", 1, b"its code may be used again") is DURABLE


async def test_an_expired_table_does_not_come_back(log: Log) -> None:
    """A forgotten table takes no entry of those who still know it; its code may be used again."""
    for seq in (1, 2):
        await append(log, "A", seq, b"old")
    assert await log.expire(HOWEVER_YOUNG) == 1
    assert await read(log, "A") == []
    assert await append(log, "A", 3, b"x") is TAKEN
    assert await append(log, "A", 1, b"new") is DURABLE
    assert await read(log, "A") == [Entry(1, b"new")]


async def test_closing_finishes_what_is_under_way(place: Place) -> None:
    """What was appended before closing is durable, and read when the log is opened again."""
    log = await place.open()
    asked = [asyncio.create_task(append(log, "A", seq, b"%d" % seq)) for seq in range(1, 2001)]
    await asyncio.sleep(0)
    await log.close()
    assert set(await asyncio.gather(*asked)) == {DURABLE}
    again = await place.open()
    assert await read(again, "A") == [Entry(seq, b"%d" % seq) for seq in range(1, 2001)]
    assert await append(again, "A", 2000, b"y") is TAKEN
    await again.close()


async def test_what_comes_after_closing_is_not_written(place: Place) -> None:
    """An append to a closed log is answered, too."""
    log = await place.open()
    await log.close()
    assert await append(log, "A", 1, b"x") is Outcome.NOT_WRITTEN
