"""The turnstile: one step at a time, durable before it is true, whatever the log answers."""

import asyncio
from collections.abc import AsyncIterator, Callable

from msgspec.structs import replace

from reverie.log.interface import (
    Entry,
    LogUnavailableError,
    OnOutcome,
    Outcome,
    OutcomeUnknownError,
    Snapshot,
)
from reverie.table.apply import replay
from reverie.table.change import Change, Step, TableGoneError
from reverie.table.entry import TableEntry, encode_entry
from reverie.table.events import ChairLeft, LineSaid, PersonJoined, PersonLeft, TableOpened
from reverie.table.keys import KEYS_KEPT, KeysDone
from reverie.table.settings import Settings
from reverie.table.snapshot import encode_snapshot
from reverie.table.state import Table
from reverie.table.turnstile import ENTRIES_BETWEEN_SNAPSHOTS, Turnstile
from tests.kit.memory_log import MemoryLog

CODE = "BCDFG"
OPENED = TableEntry(None, "", (TableOpened(CODE, Settings()), PersonJoined("p1", "Ada", "…")))


class MoodyLog(MemoryLog):
    """Answers with these outcomes first; what is UNKNOWN here was written if `writes` says so."""

    def __init__(self) -> None:
        super().__init__()
        self.tables[CODE] = [encode_entry(OPENED)]
        self.moods: list[Outcome] = []
        self.writes = False
        self.readable = True

    def append(
        self,
        table: str,
        seq: int,
        body: bytes,
        on_outcome: OnOutcome,
        snapshot: bytes | None = None,
    ) -> None:
        if not self.moods:
            super().append(table, seq, body, on_outcome, snapshot)
            return
        mood = self.moods.pop(0)
        if mood is Outcome.UNKNOWN and self.writes:
            self.tables[table].append(body)
        asyncio.get_running_loop().call_soon(on_outcome, mood)

    async def read(self, table: str, after: int = 0) -> AsyncIterator[list[Entry]]:
        if not self.readable:
            raise LogUnavailableError
        async for page in super().read(table, after):
            yield page


class Saying:
    """A step: p1 says something, once."""

    def __init__(self, turnstile: Turnstile, text: str) -> None:
        self._turnstile = turnstile
        self.text = text
        self.decided = 0
        self.error: Exception | None = None

    def decide(self) -> TableEntry | None:
        self.decided += 1
        if self._turnstile.is_done("p1", self.text):
            return None
        return TableEntry("p1", self.text, (LineSaid("p1", self.text),))

    def fail(self, error: Exception) -> None:
        self.error = error


class Broken:
    """A step that can't be decided, or leads to what can't be."""

    def __init__(self, deciding: Callable[[], TableEntry]) -> None:
        self.decide = deciding
        self.error: Exception | None = None

    def fail(self, error: Exception) -> None:
        self.error = error


class Scene:
    """A turnstile, its log, and what its owner was told."""

    def __init__(self) -> None:
        self.log = MoodyLog()
        self.turnstile = Turnstile(CODE, self.log, self)
        self.changes: list[tuple[Change, Step | None]] = []
        self.vanishings = 0
        self.following: tuple[LineSaid, ...] = ()

    def complete(self, entry: TableEntry) -> TableEntry:
        return replace(entry, events=(*entry.events, *self.following))

    def changed(self, change: Change, step: Step | None) -> None:
        assert change.after is self.turnstile.table
        assert change.after == replay(change.events, change.before, change.after.at)
        self.changes.append((change, step))

    def vanished(self) -> None:
        self.vanishings += 1

    def say(self, text: str) -> Saying:
        step = Saying(self.turnstile, text)
        self.turnstile.enter(step)
        return step

    async def settle(self, steps: int = 10) -> None:
        for _ in range(5 * steps):
            await asyncio.sleep(0)

    def said(self) -> list[str]:
        return [line.text for line in self.turnstile.table.chat]


async def scene() -> Scene:
    made = Scene()
    await made.turnstile.look_again()
    return made


async def test_one_after_the_other() -> None:
    """Steps pass in the order in which they came, and each sees what those before it did."""
    here = await scene()
    steps = [here.say(text) for text in "abc"]
    assert here.said() == []
    await here.settle()
    assert here.said() == ["a", "b", "c"]
    assert [step for _, step in here.changes] == steps
    assert here.turnstile.seq == 4


async def test_what_follows_from_a_step_is_written_with_it() -> None:
    """An entry is completed by the owner before it is written: all of it is one entry, or none."""
    here = await scene()
    here.following = (LineSaid("p1", "and so"),)
    here.log.moods = [Outcome.NOT_WRITTEN]
    here.say("a")
    await here.settle()
    assert here.said() == []
    here.say("a")
    await here.settle()
    assert here.said() == ["a", "and so"]
    assert here.turnstile.seq == 2


async def test_nothing_is_true_before_it_is_durable() -> None:
    """While the log writes, the table is as it was, and nobody is told anything."""
    here = await scene()
    here.say("a")
    assert here.turnstile.table.chat == ()
    assert not here.changes
    await here.settle()
    assert here.said() == ["a"]


async def test_what_is_not_written_did_not_happen() -> None:
    """A step that the log could not write fails; the next one finds the table as it was."""
    here = await scene()
    here.log.moods = [Outcome.NOT_WRITTEN]
    first, second = here.say("a"), here.say("b")
    await here.settle()
    assert isinstance(first.error, LogUnavailableError)
    assert second.error is None
    assert here.said() == ["b"]


async def test_unknown_and_written_is_done_once() -> None:
    """An entry in doubt that is there is found by its key: it is shown, and not made again."""
    here = await scene()
    here.log.moods, here.log.writes = [Outcome.UNKNOWN], True
    step = here.say("a")
    await here.settle()
    assert step.error is None
    assert step.decided == 2
    assert here.said() == ["a"]
    assert len(here.changes) == 1


async def test_unknown_and_not_written_fails() -> None:
    """An entry in doubt that is not there was not written, and whoever asked is told so."""
    here = await scene()
    here.log.moods = [Outcome.UNKNOWN]
    first, second = here.say("a"), here.say("b")
    await here.settle()
    assert isinstance(first.error, LogUnavailableError)
    assert here.said() == ["b"]
    assert second.error is None


async def test_unknown_is_called_unknown() -> None:
    """If an entry is in doubt and the log can't be read, it is not said that nothing was done."""
    here = await scene()
    here.log.moods, here.log.writes, here.log.readable = [Outcome.UNKNOWN], True, False
    step = here.say("a")
    await here.settle()
    assert isinstance(step.error, OutcomeUnknownError)
    here.log.readable = True
    again = here.say("a")
    await here.settle()
    assert again.error is None
    assert here.said() == ["a"]


async def test_whoever_comes_second_decides_again() -> None:
    """When another node was first, its entry is told of, and the step is decided anew after it."""
    here = await scene()
    other = TableEntry("p1", "elsewhere", (LineSaid("p1", "elsewhere"),))
    here.log.tables[CODE].append(encode_entry(other))
    step = here.say("a")
    await here.settle()
    assert step.decided == 2
    assert here.said() == ["elsewhere", "a"]
    assert [by for _, by in here.changes] == [None, step]


async def test_a_repeated_move_on_two_nodes_is_made_once() -> None:
    """The same move under the same key, made elsewhere meanwhile, is not made here too."""
    here = await scene()
    other = TableEntry("p1", "a", (LineSaid("p1", "a"),))
    here.log.tables[CODE].append(encode_entry(other))
    step = here.say("a")
    await here.settle()
    assert step.error is None
    assert here.said() == ["a"]


async def test_a_forgotten_table_lets_nobody_through() -> None:
    """If the number is taken and there is nothing new to read, the table is gone, for all."""
    here = await scene()
    del here.log.tables[CODE]
    steps = [here.say(text) for text in "abc"]
    await here.settle()
    late = here.say("d")
    assert all(isinstance(step.error, TableGoneError) for step in (*steps, late))
    assert here.vanishings == 1
    assert here.turnstile.gone


async def test_a_broken_step_breaks_alone() -> None:
    """What raises while it is decided, or can't be applied, is written nowhere."""
    here = await scene()
    broken = Broken(lambda: 1 / 0)  # type: ignore[arg-type, return-value]
    impossible = Broken(lambda: TableEntry(None, "", (LineSaid("nobody", "?"), ChairLeft(7))))
    here.turnstile.enter(broken)
    here.turnstile.enter(impossible)
    here.say("a")
    await here.settle()
    assert isinstance(broken.error, ZeroDivisionError)
    assert isinstance(impossible.error, AssertionError)
    assert here.said() == ["a"]
    assert len(here.log.tables[CODE]) == 2


async def test_keys_are_kept_for_a_while() -> None:
    """Of each person the newest keys are known, also after coming back by replay."""
    here = await scene()
    for number in range(KEYS_KEPT + 1):
        here.say(str(number))
        await here.settle()
    again = Turnstile(CODE, here.log, here)
    await again.look_again()
    for turnstile in (here.turnstile, again):
        assert not turnstile.is_done("p1", "0")
        assert turnstile.is_done("p1", "1")
        assert not turnstile.is_done("p2", "1")
        assert not turnstile.is_done(None, "1")
    assert again.table == here.turnstile.table != Table()
    left = TableEntry(None, "", (PersonLeft("p1"),))
    here.log.tables[CODE].append(encode_entry(left))
    await again.look_again()
    assert not again.is_done("p1", "1"), "whoever is gone for good leaves no keys behind"


async def test_a_long_table_is_loaded_from_a_snapshot() -> None:
    """Every so many entries a snapshot is kept; with those after it, it gives the whole table."""
    here = await scene()
    for number in range(2, ENTRIES_BETWEEN_SNAPSHOTS + 8):
        here.say(str(number))
    await here.settle(ENTRIES_BETWEEN_SNAPSHOTS)
    (snapshot,) = here.log.snapshots.values()
    assert snapshot.seq == ENTRIES_BETWEEN_SNAPSHOTS
    whole = Turnstile(CODE, here.log, here)
    await whole.look_again()
    entries = here.log.tables[CODE]
    entries[: snapshot.seq] = [b"nobody reads this"] * snapshot.seq
    short = Turnstile(CODE, here.log, here)
    await short.load()
    assert short.table == whole.table == here.turnstile.table
    assert short.seq == whole.seq == here.turnstile.seq
    for number in range(2, ENTRIES_BETWEEN_SNAPSHOTS + 9):
        assert short.is_done("p1", str(number)) == here.turnstile.is_done("p1", str(number))


async def test_a_snapshot_that_can_not_be_read_is_as_good_as_none() -> None:
    """Damaged, or of another shape, it is passed over, and all entries are replayed."""
    here = await scene()
    here.say("a")
    await here.settle()
    good = encode_snapshot(here.turnstile.table, KeysDone())
    for body in (b"\xff", b"{}", good.replace(b'"shape":"', b'"shape":"older ')):
        here.log.snapshots[CODE] = Snapshot(2, body)
        again = Turnstile(CODE, here.log, here)
        await again.load()
        assert again.table == here.turnstile.table
        assert again.is_done("p1", "a")


async def test_a_snapshot_is_written_with_an_entry_or_not_at_all() -> None:
    """If the entry that was to carry it is not written, the next one carries it."""
    here = await scene()
    for number in range(2, ENTRIES_BETWEEN_SNAPSHOTS):
        here.say(str(number))
    await here.settle(ENTRIES_BETWEEN_SNAPSHOTS)
    here.log.moods = [Outcome.NOT_WRITTEN]
    here.say("lost")
    await here.settle()
    assert not here.log.snapshots
    here.say("kept")
    await here.settle()
    assert here.log.snapshots[CODE].seq == ENTRIES_BETWEEN_SNAPSHOTS
