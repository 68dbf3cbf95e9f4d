"""Group commit, over stores that do as they are bidden."""

import asyncio
from collections.abc import Sequence

import pytest

from reverie.log import Entry, Outcome
from reverie.log.batches import LARGEST_BATCH, Append, BatchedLog
from tests.log.kinds import Memory, MemoryStore, append, read
from tests.patience import PATIENCE

DURABLE = Outcome.DURABLE


class SlowStore(MemoryStore):
    """A store that writes a batch when it is let, and remembers their sizes."""

    def __init__(self) -> None:
        super().__init__(Memory())
        self.sizes: list[int] = []
        self.let = asyncio.Semaphore(0)
        self.at_work = False
        self.closed = False

    async def write(self, batch: Sequence[Append]) -> Sequence[Outcome]:
        assert not self.at_work, "one batch at a time"
        self.at_work = True
        self.sizes.append(len(batch))
        async with asyncio.timeout(PATIENCE):
            await self.let.acquire()
        self.at_work = False
        return await super().write(batch)

    async def close(self) -> None:
        assert not self.at_work
        self.closed = True


class MisreportingStore(MemoryStore):
    """A store that forgets to report on the last entry."""

    async def write(self, batch: Sequence[Append]) -> Sequence[Outcome]:
        return (await super().write(batch))[:-1]


async def turns(count: int = 10) -> None:
    """Let the loop see to everybody who is ready."""
    for _ in range(count):
        await asyncio.sleep(0)


async def test_what_comes_while_the_store_writes_is_written_together() -> None:
    """The first append is handed over at once; those that come meanwhile share the next batch."""
    store = SlowStore()
    log = BatchedLog(store)
    first = asyncio.create_task(append(log, "A", 1, b"x"))
    await turns(3)
    assert store.sizes == [1]
    others = [asyncio.create_task(append(log, table, 1, b"x")) for table in "BCDE"]
    await turns()
    assert store.sizes == [1]
    store.let.release()
    assert await first is DURABLE
    await turns()
    assert store.sizes == [1, 4]
    store.let.release()
    assert await asyncio.gather(*others) == [DURABLE] * 4
    await log.close()


async def test_those_who_are_ready_share_the_first_batch() -> None:
    """What is appended in one turn of the loop is one batch."""
    store = SlowStore()
    log = BatchedLog(store)
    store.let.release()
    await asyncio.gather(*(append(log, table, 1, b"x") for table in "ABC"))
    assert store.sizes == [3]
    await log.close()


async def test_an_outcome_may_lead_to_the_next_append() -> None:
    """Those who append again on hearing how it went share a batch again."""
    store = SlowStore()
    log = BatchedLog(store)
    done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def go_on(table: str, seq: int) -> None:
        def on_outcome(outcome: Outcome) -> None:
            assert outcome is DURABLE
            if seq < 3:
                go_on(table, seq + 1)
            elif not done.done():
                done.set_result(None)

        log.append(table, seq, b"x", on_outcome)

    for table in "ABC":
        go_on(table, 1)
    for _ in range(3):
        store.let.release()
    await done
    assert store.sizes == [3, 3, 3]
    await log.close()


async def test_a_batch_has_a_limit() -> None:
    """More than a batch may hold is written in several, in order."""
    store = SlowStore()
    log = BatchedLog(store)
    for _ in range(3):
        store.let.release()
    count = 2 * LARGEST_BATCH + 1
    asked = [append(log, "A", seq, b"%d" % seq) for seq in range(1, count + 1)]
    assert set(await asyncio.gather(*asked)) == {DURABLE}
    assert store.sizes == [LARGEST_BATCH, LARGEST_BATCH, 1]
    assert await read(log, "A") == [Entry(seq, b"%d" % seq) for seq in range(1, count + 1)]
    await log.close()


async def test_a_broken_callback_breaks_no_other(caplog: pytest.LogCaptureFixture) -> None:
    """Of those whose entries share a commit, each gets its outcome, whatever others do with it."""

    def break_down(_: Outcome) -> None:
        raise ValueError

    log = BatchedLog(MemoryStore(Memory()))
    log.append("A", 1, b"x", break_down)
    assert await append(log, "B", 1, b"x") is DURABLE
    assert await append(log, "A", 2, b"x") is DURABLE
    assert [record.levelname for record in caplog.records] == ["ERROR"]
    await log.close()


async def test_an_exception_of_the_store_is_unknown(caplog: pytest.LogCaptureFixture) -> None:
    """If the store raises, all of the batch is unknown, whether or not it was written."""
    memory = Memory()
    log = BatchedLog(MemoryStore(memory))
    with memory.breaking():
        for _ in range(2):
            outcomes = await asyncio.gather(*(append(log, table, 1, b"x") for table in "AB"))
            assert outcomes == [Outcome.UNKNOWN] * 2
    assert await read(log, "A") == [Entry(1, b"x")]
    assert await append(log, "A", 2, b"x") is DURABLE
    assert len(caplog.records) == 2
    await log.close()


async def test_a_store_that_forgets_one_has_reported_none() -> None:
    """If it is not clear whose outcome is whose, all of the batch is unknown."""
    log = BatchedLog(MisreportingStore(Memory()))
    outcomes = await asyncio.gather(*(append(log, table, 1, b"x") for table in "AB"))
    assert outcomes == [Outcome.UNKNOWN] * 2
    await log.close()


async def test_closing_waits_for_all_that_was_collected() -> None:
    """The store is let go when what was appended before is written; later ones are refused."""
    store = SlowStore()
    log = BatchedLog(store)
    before = asyncio.create_task(append(log, "A", 1, b"x"))
    await turns()
    collected = asyncio.create_task(append(log, "A", 2, b"x"))
    await turns()
    closing = asyncio.create_task(log.close())
    await turns()
    later = asyncio.create_task(append(log, "A", 3, b"x"))
    await turns()
    assert not closing.done()
    for _ in range(2):
        store.let.release()
    await closing
    assert store.closed
    assert [await before, await collected] == [DURABLE] * 2
    assert await later is Outcome.NOT_WRITTEN


async def test_whoever_gives_up_closing_interrupts_no_write() -> None:
    """A close that is cancelled leaves the batch to be written to its end."""
    store = SlowStore()
    log = BatchedLog(store)
    under_way = asyncio.create_task(append(log, "A", 1, b"x"))
    await turns()
    closing = asyncio.create_task(log.close())
    await turns()
    closing.cancel()
    await turns()
    store.let.release()
    assert await under_way is DURABLE
    await log.close()
    assert store.closed
