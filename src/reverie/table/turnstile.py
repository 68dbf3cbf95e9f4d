"""The turnstile: steps pass one at a time, and each is durable before it is true.

Rules.
1. One step is in the turnstile; the others wait, first come, first served.
2. A step decides on the table as it is when its turn comes, and on nothing older.
3. What it decides is completed by the owner, so that no step can forget what has to follow. Then it
   is tried on the table before it is written, so nothing is ever written that can't be read back;
   and nothing but the turnstile's own variable of the next table is changed by that.
4. `table` and `seq` change when the log says that an entry is durable, and at no other time.
5. A move whose key is among those done is never made again, whoever repeats it and however often.
6. An entry notes the log's time at which it was decided, which is after that of the one before.

Theory of operation. A step's entry goes to the log under the number after `seq`. There are four
outcomes. *Durable*: the entry is applied, the owner is told, the next step comes in. *Taken*:
another node was first. The turnstile reads what it missed, and the same step decides again. If
there is nothing to read, then the log has forgotten the table (a log reads what it has written,
never a copy that lags), so the table is gone. *Unknown*: perhaps it was written. The turnstile
reads again as well; if the entry is there, its key is among those done now, and the step finds so
by itself; if the log can't be read, the step fails, and it is said that this is unknown. *Not
written*: the step fails, and may be asked for again.

Now and then an entry is written together with a snapshot of the table after it, so that the table
is loaded from there. A snapshot that can't be read is as good as none.

Other nodes write to the same log. When one is heard to have, what it wrote is read as soon as no
step is inside, before the next one decides. It need not be heard: whoever decides on an older table
finds its number taken.

A step is a few callbacks: a busy server does little else. Only reading again, which is rare, is a
task.
"""

import asyncio
import logging
from collections import deque
from itertools import chain
from typing import NamedTuple

import msgspec

from reverie.log.interface import Entry, Log, LogUnavailableError, Outcome, OutcomeUnknownError
from reverie.table.apply import replay
from reverie.table.change import Change, Owner, Step, TableGoneError
from reverie.table.entry import TableEntry, decode_entry, encode_entry
from reverie.table.events import TableEvent, TableOpened
from reverie.table.keys import KeysDone
from reverie.table.settings import Settings
from reverie.table.settling import settle
from reverie.table.snapshot import decode_snapshot, encode_snapshot
from reverie.table.state import PersonId, Table

ENTRIES_BETWEEN_SNAPSHOTS = 500
"""which are replayed in a few milliseconds"""
SECONDS_BETWEEN_ENTRIES = 1e-6
"""at least, by what they note: nodes may differ by more about the log's time"""

logger = logging.getLogger(__name__)


class _UnderWay(NamedTuple):
    """What the step inside has decided."""

    entry: TableEntry
    after: Table
    """the table as it will be"""
    snapshot: bool
    """whether a snapshot of it is written with the entry"""


class Turnstile:
    """The way of all steps of one table into the log."""

    def __init__(self, code: str, log: Log, owner: Owner) -> None:
        self.code = code
        self.table = Table()
        self.seq = 0
        self.gone = False
        """whether the log has forgotten the table"""
        self._log = log
        self._owner = owner
        self._done = KeysDone()
        self._snapshot = 0
        """the number that the newest snapshot stands for, as far as we know"""
        self._waiting: deque[Step] = deque()
        self._inside: Step | None = None
        self._under_way: _UnderWay | None = None
        self._retrying: asyncio.Task[None] | None = None
        self._reading = False
        """whether what others have written is being read, or all of it"""
        self._heard = 0
        """the highest number that somebody has spoken of"""
        self._refreshing: list[tuple[int, asyncio.Future[None]]] = []
        """who waits until all is read that was written before; or an entry of this number is"""

    def is_done(self, by: PersonId | None, key: str) -> bool:
        """Whether this move of this person was made before."""
        return by is not None and self._done.has(by, key)

    def enter(self, step: Step) -> None:
        """Let a step pass, when those before it have."""
        self._waiting.append(step)
        if self._inside is None:
            self._let_in()

    def hear(self, seq: int) -> None:
        """There is an entry with this number: read it, if that is news."""
        self._heard = max(self._heard, seq)
        if self._inside is None:
            self._let_in()

    async def refresh(self) -> None:
        """Read whatever is in the log by now; raises LogUnavailableError if that can't be."""
        number = max(self._heard, self.seq) + 1
        read: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._refreshing.append((number, read))
        self.hear(number)
        await read

    def vanish(self) -> None:
        """The log has forgotten the table."""
        if not self.gone:
            self.gone = True
            self._owner.vanished()

    async def open(self, settings: Settings) -> bool:
        """Write the first entry of a new table; False if there is one under this code already."""
        opened = TableEntry(None, "", (TableOpened(self.code, settings),), self._log.now())
        ended: asyncio.Future[Outcome] = asyncio.get_running_loop().create_future()
        self._log.append(self.code, 1, encode_entry(opened), ended.set_result)
        outcome = await ended
        if outcome in {Outcome.NOT_WRITTEN, Outcome.UNKNOWN}:
            raise LogUnavailableError("no table could be opened")
        return outcome is Outcome.DURABLE

    async def load(self) -> None:
        """Come back by replay, from the newest snapshot on. Nobody looks yet."""
        self._reading = True
        newest = await self._log.snapshot(self.code)
        content = None if newest is None else decode_snapshot(newest.body)
        if newest is not None and content is not None:
            self.table, self.seq, self._snapshot = content.table, newest.seq, newest.seq
            self._done = KeysDone(content.keys)
        async for page in self._log.read(self.code, self.seq):
            for entry in page:
                self._replay(entry)
        self._reading = False
        self._let_in()

    async def look_again(self) -> Change | None:
        """Read what the log has and we have not; None if that is nothing. No step is inside."""
        pages = [page async for page in self._log.read(self.code, self.seq)]
        before, missed = self.table, list[TableEvent]()
        for entry in chain.from_iterable(pages):
            missed += self._replay(entry)
        return Change(before, tuple(missed), self.table) if missed else None

    def _let_in(self) -> None:
        """One after the other, until there is something to be written."""
        while self._inside is None and not self._reading:
            if self._heard > self.seq and not self.gone:
                self._reading = True
                self._retrying = asyncio.get_running_loop().create_task(self._catch_up())
                return
            if self._refreshing:
                self._refreshed(self.seq)
            if not self._waiting:
                return
            self._begin(self._waiting.popleft())

    async def _catch_up(self) -> None:
        """Read what was heard of. If there is less in the log, it is not looked for again."""
        heard, failure = self._heard, None
        try:
            missed = await self.look_again()
            if missed is not None:
                self._tell(missed, None)
        except LogUnavailableError as error:
            failure = error
        except Exception as error:
            logger.exception("table %s could not take in what another node wrote", self.code)
            failure = LogUnavailableError(str(error))
        if self._heard == heard:
            self._heard = self.seq
        self._refreshed(heard, failure)
        self._reading = False
        self._let_in()

    def _refreshed(self, number: int, failure: LogUnavailableError | None = None) -> None:
        """All is read that was in the log when somebody asked for this number or a lower one."""
        ended = [read for asked, read in self._refreshing if asked <= number]
        self._refreshing = [each for each in self._refreshing if each[0] > number]
        for read in ended:
            settle(read, failure)

    def _begin(self, step: Step) -> None:
        self._inside = step
        try:
            if self.gone:
                raise TableGoneError  # noqa: TRY301  as whatever else keeps a step from passing
            entry = step.decide()
            if entry is not None:
                entry = self._owner.complete(entry)
                at = max(self._log.now(), self.table.at + SECONDS_BETWEEN_ENTRIES)
                entry = TableEntry(entry.by, entry.key, entry.events, at)
                self._write(entry, replay(entry.events, self.table, at))
                return
        except Exception as error:  # noqa: BLE001  whoever moved is told
            _fail(step, error)
        self._inside = self._under_way = None

    def _write(self, entry: TableEntry, after: Table) -> None:
        due = self.seq + 1 - self._snapshot >= ENTRIES_BETWEEN_SNAPSHOTS
        snapshot = encode_snapshot(after, self._done, entry) if due else None
        self._under_way = _UnderWay(entry, after, snapshot is not None)
        body = encode_entry(entry)
        self._log.append(self.code, self.seq + 1, body, self._on_outcome, snapshot)

    def _on_outcome(self, outcome: Outcome) -> None:
        step, under_way = self._inside, self._under_way
        assert step is not None
        assert under_way is not None
        self._under_way = None
        match outcome:
            case Outcome.DURABLE:
                before = self.table
                self._absorb(under_way.entry, under_way.after)
                if under_way.snapshot:
                    self._snapshot = self.seq
                self._tell(Change(before, under_way.entry.events, self.table), step)
            case Outcome.NOT_WRITTEN:
                _fail(step, LogUnavailableError("the entry was not written"))
            case Outcome.TAKEN | Outcome.UNKNOWN:
                self._retrying = asyncio.get_running_loop().create_task(self._retry(step, outcome))
                return
        self._inside = None
        self._let_in()

    async def _retry(self, step: Step, outcome: Outcome) -> None:
        """Read what was missed; then the step decides again, before all others."""
        try:
            missed = await self.look_again()
        except LogUnavailableError as error:
            _fail(step, OutcomeUnknownError() if outcome is Outcome.UNKNOWN else error)
        except Exception as error:  # noqa: BLE001  likewise
            _fail(step, error)
        else:
            if missed is not None:
                self._tell(missed, None)
                self._waiting.appendleft(step)
            elif outcome is Outcome.UNKNOWN:
                _fail(step, LogUnavailableError("the entry was not written"))
            else:
                self.vanish()
                _fail(step, TableGoneError())
        self._inside = None
        self._let_in()

    def _replay(self, entry: Entry) -> tuple[TableEvent, ...]:
        """Take in the next entry of the log."""
        assert entry.seq == self.seq + 1, "the log has a hole"
        try:
            decoded = decode_entry(entry.body)
        except (msgspec.DecodeError, UnicodeDecodeError):
            logger.error(  # noqa: TRY400  a trace would say no more
                "an entry of the log can't be understood: the file is damaged; stop the server and "
                "put a backup in its place. Whoever asks for this table is told to try again, and "
                "other tables go on",
                extra={"figures": {"table": self.code, "seq": entry.seq}},
            )
            raise LogUnavailableError("an entry is damaged") from None
        self._absorb(decoded, replay(decoded.events, self.table, decoded.at))
        return decoded.events

    def _absorb(self, entry: TableEntry, after: Table) -> None:
        self.table = after
        self.seq += 1
        self._done.add(entry)

    def _tell(self, change: Change, step: Step | None) -> None:
        try:
            self._owner.changed(change, step)
        except Exception as error:
            logger.exception("table %s could not be shown as it is now", self.code)
            if step is not None:
                _fail(step, error)


def _fail(step: Step, error: Exception) -> None:
    try:
        step.fail(error)
    except Exception:
        logger.exception("a step could not be told that it failed; the table goes on")
