"""The law of the log: whatever happens, it holds what was reported durable, and nothing else."""

import asyncio
from collections.abc import Coroutine, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TypeAlias

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, rule, run_state_machine_as_test

from reverie.log import Entry, Log, LogUnavailableError, Outcome, Snapshot
from reverie.log.batches import Append
from tests.log.kinds import HOWEVER_YOUNG, KINDS, append, read

TABLES = "ABC"
Wanted: TypeAlias = tuple[str, int]
"""a table, and how far from the next number the append is: 0 is right"""

logs = st.sampled_from((0, 1))
wanted = st.lists(
    st.tuples(st.sampled_from(TABLES), st.sampled_from((0, 0, 0, 0, -1, 1))), min_size=1, max_size=8
)


class Histories(RuleBasedStateMachine):
    """Two logs at one place, as in two processes, beside a dictionary of lists."""

    kind: str

    def __init__(self) -> None:
        super().__init__()
        self.folder = TemporaryDirectory()
        self.place = KINDS[self.kind](Path(self.folder.name))
        self.runner = asyncio.Runner()
        self.model: dict[str, list[bytes]] = {}
        self.snapshots: dict[str, Snapshot] = {}
        self.written = 0
        self.failed = False
        self.logs = self.runner.run(self.open_both())

    async def open_both(self) -> list[Log]:
        return [await self.place.open(), await self.place.open()]

    def appends(self, wanted: Sequence[Wanted]) -> list[Append]:
        """With bodies that no other has, and numbers as if those before them were written."""
        heads = {table: len(self.model.get(table, ())) for table in TABLES}
        made = []
        for table, off in wanted:
            self.written += 1
            body = b"%d" % self.written
            snapshot = b"up to " + body if self.written % 3 == 0 else None
            made.append(Append(table, heads[table] + 1 + off, body, snapshot))
            heads[table] += off == 0
        return made

    def expect(self, entry: Append) -> Outcome:
        """What becomes of an entry that nobody else is in the way of; the model has it then."""
        bodies = self.model.get(entry.table, [])
        if entry.seq != len(bodies) + 1:
            return Outcome.TAKEN
        self.model[entry.table] = [*bodies, entry.body]
        if entry.snapshot is not None:
            self.snapshots[entry.table] = Snapshot(entry.seq, entry.snapshot)
        return Outcome.DURABLE

    async def check(self) -> None:
        """Both logs hold what the model holds."""
        for log in self.logs:
            for table in TABLES:
                bodies = self.model.get(table, [])
                entries = [Entry(seq, body) for seq, body in enumerate(bodies, 1)]
                assert await read(log, table) == entries
                assert await log.snapshot(table) == self.snapshots.get(table)
                assert await read(log, table, len(bodies) // 2) == entries[len(bodies) // 2 :]

    async def check_after_restart(self) -> None:
        for log in self.logs:
            await log.close()
        self.logs = await self.open_both()
        await self.check()

    @rule(which=logs, wanted=wanted)
    def write(self, which: int, wanted: list[Wanted]) -> None:
        """Entries that share a batch end as they would one by one."""

        async def step() -> None:
            batch = self.appends(wanted)
            outcomes = await asyncio.gather(*(append(self.logs[which], *each) for each in batch))
            assert outcomes == [self.expect(each) for each in batch]
            await self.check()

        self.take(step())

    @rule(first=wanted, second=wanted)
    def race(self, first: list[Wanted], second: list[Wanted]) -> None:
        """When both write at once, each number has one winner, and there is no hole."""

        async def step() -> None:
            batches = [self.appends(first), self.appends(second)]
            outcomes = await asyncio.gather(
                *(
                    append(log, *each)
                    for log, batch in zip(self.logs, batches, strict=True)
                    for each in batch
                )
            )
            assert set(outcomes) <= {Outcome.DURABLE, Outcome.TAKEN}
            asked = [each for batch in batches for each in batch]
            durable = [
                each for each, how in zip(asked, outcomes, strict=True) if how is Outcome.DURABLE
            ]
            next_ones = {
                each.table for each in asked if each.seq == len(self.model.get(each.table, ())) + 1
            }
            assert {each.table for each in durable} == next_ones
            for each in sorted(durable, key=lambda each: each.seq):
                assert self.expect(each) is Outcome.DURABLE
            await self.check()

        self.take(step())

    @rule(which=logs, wanted=wanted)
    def break_down(self, which: int, wanted: list[Wanted]) -> None:
        """What could not be written is not there; what is unknown is known by a read."""

        async def step() -> None:
            batch = self.appends(wanted)
            log = self.logs[which]
            with self.place.broken():
                outcomes = await asyncio.gather(*(append(log, *each) for each in batch))
                assert Outcome.DURABLE not in outcomes
                if Outcome.UNKNOWN in outcomes:
                    with pytest.raises(LogUnavailableError):
                        await read(log, TABLES[0])
            for each, outcome in zip(batch, outcomes, strict=True):
                there = await read(log, each.table, max(0, each.seq - 1))
                if outcome is Outcome.UNKNOWN and there and there[0].body == each.body:
                    assert self.expect(each) is Outcome.DURABLE
            await self.check()

        self.take(step())

    @rule(which=logs, keep=st.sets(st.sampled_from(TABLES)))
    def expire(self, which: int, keep: set[str]) -> None:
        """Forgotten tables are gone for both logs, and the others whole."""

        async def step() -> None:
            old = set(self.model) - keep
            assert await self.logs[which].expire(HOWEVER_YOUNG, keep) == len(old)
            for table in old:
                del self.model[table]
                self.snapshots.pop(table, None)
            await self.check()

        self.take(step())

    @rule(which=logs, wanted=wanted)
    def close_under_way(self, which: int, wanted: list[Wanted]) -> None:
        """Closing waits for what is under way, and whoever opens the log again finds it."""

        async def step() -> None:
            batch = self.appends(wanted)
            outcomes: list[Outcome] = []
            for each in batch:
                self.logs[which].append(*each[:3], outcomes.append, each.snapshot)
            await self.logs[which].close()
            assert outcomes == [self.expect(each) for each in batch]
            self.logs[which] = await self.place.open()
            await self.check()

        self.take(step())

    def take(self, step: Coroutine[None, None, None]) -> None:
        """Take a step; after one that failed, nothing more is to be learnt."""
        self.failed = True
        self.runner.run(step)
        self.failed = False

    def teardown(self) -> None:
        try:
            if not self.failed:
                self.runner.run(self.check_after_restart())
        finally:
            for log in self.logs:
                self.runner.run(log.close())
            self.runner.close()
            self.folder.cleanup()


@pytest.mark.parametrize("kind", KINDS)
def test_a_log_holds_what_it_reported(kind: str) -> None:
    """After every step of any history, and after a restart, a read gives what was durable."""
    histories = type(kind, (Histories,), {"kind": kind})
    run_state_machine_as_test(histories, settings=settings(max_examples=20, stateful_step_count=10))
