"""A table in memory: the one place where its moves come in and its views go out.

Theory of operation: moves pass a turnstile, one at a time. The table decides on a move, its
events go to the log under the next number, and only when they are durable does anything change
or anyone hear of it. If the number is taken, another node was first: the table catches up and
decides again. Then everybody is shown the whole table, each with their own part.

A step through the turnstile is a few callbacks and no task: a busy server does little else.
What no person does (bots, timers, stand-ins) comes from `errands` and uses the same turnstile.
"""

import asyncio
import logging
from collections import OrderedDict, defaultdict, deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from random import Random
from typing import Protocol, TypeVar

import msgspec
from msgspec import Struct

from reverie.game import Card, ClueTold, Holder, Turn
from reverie.table.apply import apply
from reverie.table.attendance import Attendance
from reverie.table.decide import Answer, Moment, decide
from reverie.table.errands import Brain, Errands, Pace
from reverie.table.events import PersonJoined, PersonLeft, TableEvent, TableOpened
from reverie.table.moves import Join, TableMove
from reverie.table.refusals import AnyRefusal
from reverie.table.settings import Settings
from reverie.table.state import PersonId, Table, person_of
from reverie.table.tokens import holder_of
from reverie.table.view import OpenPart, OwnParts, glimpse

KEYS_KEPT = 64

T = TypeVar("T")


class Log(Protocol):
    """What a table needs of the log."""

    def append(
        self, table: str, seq: int, body: bytes, told: Callable[[bool | Exception], None], /
    ) -> None:
        """Write an entry; then tell whether it is durable or its number is taken."""

    async def read(self, table: str, after: int = 0, /) -> Iterable[tuple[int, bytes]]:
        """The entries that follow this number."""


class Watcher(Protocol):
    """A socket, as the table sees it."""

    person: PersonId | None

    def show(self, everybodys: bytes, own: bytes, done: str | None) -> None:
        """Show the table; `done` is the id of this socket's move that led to it."""

    def flash(self, text: bytes) -> None:
        """Show something passing, which is not kept; it may be missed."""

    def refuse(self, key: str, code: str) -> None:
        """This socket's move is refused."""

    def fail(self, key: str, error: Exception) -> None:
        """This socket's move could not be made, for no fault of its own; nothing has changed."""

    def dismiss(self) -> None:
        """The person was sent away and is to see no more."""


class House(Struct, frozen=True):
    """What all tables of a server share."""

    log: Log
    packs: Mapping[str, tuple[Card, ...]]
    brain: Brain
    pace: Pace
    rng: Random
    hear: Callable[[Turn], None] = lambda _: None
    """who wants to know what people have told"""
    get_ready: Callable[[Sequence[str]], None] = lambda _: None
    """for playing with these packs, when a bot has sat down or may have to stand in"""


class Logged(Struct, frozen=True):
    """What an entry of the log says: whose move it was, under which key, and what it led to."""

    by: PersonId | None
    key: str
    events: tuple[TableEvent, ...]


class Step(Struct, frozen=True):
    """What passes the turnstile: a person's move, or something the table itself wants done."""

    decide: Callable[[], Logged | None]
    """what is to be written; None if that is nothing, and all is said"""
    done: Callable[[Logged], None]
    failed: Callable[[Exception], None]


log = logging.getLogger(__name__)
_logged = msgspec.json.Decoder(Logged)
_encode = msgspec.json.Encoder().encode


class LiveTable:
    """One table in memory."""

    def __init__(self, code: str, house: House) -> None:
        self.code = code
        self.table = Table()
        self.seq = 0
        self.watchers: set[Watcher] = set()
        self._house = house
        self._loop = asyncio.get_running_loop()
        self._waiting: deque[Step] = deque()
        self._writing = False
        self._catching_up: asyncio.Task[None] | None = None
        self._keys: defaultdict[PersonId, OrderedDict[str, None]] = defaultdict(OrderedDict)
        self.attendance = Attendance((), self._loop.time())
        self._told_by_person = False
        self._open_part = OpenPart()
        self._own_parts = OwnParts()
        self._errands = Errands(self, house.brain, house.pace, house.rng, house.get_ready)

    async def open(self, settings: Settings) -> bool:
        """Write the first entry; False if there is such a table already."""
        opened = Logged(None, "", (TableOpened(self.code, settings),))
        written: asyncio.Future[bool] = self._loop.create_future()
        self._house.log.append(self.code, 1, _encode(opened), partial(_settle, written))
        if await written:
            self._absorb(opened)
        return self.seq > 0

    async def load(self) -> bool:
        """Come back by replay; False if there is no such table."""
        await self._catch_up()
        people = (person.id for person in self.table.people)
        self.attendance = Attendance(people, self._loop.time())
        return self.seq > 0

    def close(self) -> None:
        """Leave memory. Nothing is lost: the log has it all."""
        self._errands.stop()

    # --- who looks -----------------------------------------------------------------------

    def recognise(self, token: str) -> PersonId | None:
        """Whose token this is."""
        return holder_of(self.table, token)

    def enter(self, watcher: Watcher) -> None:
        """A socket looks at the table from now on."""
        self.watchers.add(watcher)
        if watcher.person is not None:
            self._identify(watcher, watcher.person)
        self._errands.run()
        self.show()

    async def exit(self, watcher: Watcher) -> None:
        """A socket is gone, once the moves that it has sent are made."""

        def go() -> Answer:
            if watcher in self.watchers:
                self.watchers.discard(watcher)
                if watcher.person is not None:
                    self.attendance.depart(watcher.person, self._loop.time())
                self.show()
            return ()

        await self.do(go)

    def show(self, events: Iterable[TableEvent] = ()) -> None:
        """Show everybody the table as it is, and what just happened."""
        self._show(self.watchers, events, None, "")

    def flash(self, text: bytes) -> None:
        """Show everybody something passing."""
        for watcher in tuple(self.watchers):
            watcher.flash(text)

    def _show(
        self,
        watchers: Iterable[Watcher],
        events: Iterable[TableEvent],
        asker: Watcher | None,
        key: str,
    ) -> None:
        open_part = self._open_part.of(
            self.table, self.attendance.here(), self._errands.time_left()
        )
        head = b'{"type":"view","seq":%d,"table":' % self.seq
        happened = _encode([glimpse(event) for event in events])
        everybodys = b"".join((head, open_part, b',"happened":', happened, b',"you":'))
        own_parts = self._own_parts
        for watcher in watchers:
            done = key if watcher is asker else None
            watcher.show(everybodys, own_parts[watcher.person], done)

    # --- moves ---------------------------------------------------------------------------

    def act(self, watcher: Watcher, key: str, move: TableMove) -> None:
        """Make a person's move: the view that follows says it is done, unless it is refused."""
        self._pass(
            Step(
                partial(self._decide, watcher, key, move),
                partial(self._acted, watcher, key),
                partial(watcher.fail, key),
            )
        )

    async def do(self, deciding: Callable[[], Answer]) -> None:
        """Do what the table itself wants done; it is decided once nobody else is moving."""
        done: asyncio.Future[None] = self._loop.create_future()

        def decide_now() -> Logged | None:
            answer = deciding()
            if answer and not isinstance(answer, AnyRefusal):
                return Logged(None, "", answer)
            self._errands.run()
            _settle(done, None)
            return None

        def did(logged: Logged) -> None:
            self._errands.run()
            self.show(logged.events)
            _settle(done, None)

        self._pass(Step(decide_now, did, partial(_settle, done)))
        await done

    def _decide(self, watcher: Watcher, key: str, move: TableMove) -> Logged | None:
        who = watcher.person
        is_back = isinstance(move, Join) and self._is_back(watcher, move.token)
        if is_back or (who is not None and key in self._keys[who]):
            self._show((watcher,), (), watcher, key)
            return None
        answer = decide(self.table, who, move, self._moment, self._house.rng)
        if not isinstance(answer, tuple):
            watcher.refuse(key, answer.code)
        elif answer:
            return Logged(who, key, answer)
        else:
            self._show((watcher,), (), watcher, key)
        return None

    def _is_back(self, watcher: Watcher, token: str) -> bool:
        """Whether somebody who says to join has joined before; then this is that person."""
        known = self.recognise(token)
        if known is None or watcher.person not in (None, known):
            return False
        if watcher.person is None:
            self._identify(watcher, known)
            self._show([other for other in self.watchers if other is not watcher], (), None, "")
        return True

    def _acted(self, watcher: Watcher, key: str, logged: Logged) -> None:
        for event in logged.events:
            if isinstance(event, PersonJoined):
                self._identify(watcher, event.person)
            elif isinstance(event, PersonLeft):
                self._dismiss(event.person)
        self._errands.run()
        self._show(self.watchers, logged.events, watcher, key)

    def _identify(self, watcher: Watcher, person: PersonId) -> None:
        watcher.person = person
        self.attendance.arrive(person)
        self._errands.welcome(person)

    def _dismiss(self, person: PersonId) -> None:
        for watcher in [watcher for watcher in self.watchers if watcher.person == person]:
            self.watchers.discard(watcher)
            watcher.dismiss()
        self.attendance.forget(person)
        self._keys.pop(person, None)

    # --- the turnstile -------------------------------------------------------------------

    def _pass(self, step: Step) -> None:
        self._waiting.append(step)
        self._let_in()

    def _let_in(self) -> None:
        """One after the other, until there is something to be written."""
        while self._waiting and not self._writing:
            self._begin(self._waiting.popleft())

    def _begin(self, step: Step) -> None:
        self._writing = True
        try:
            logged = step.decide()
            if logged is not None:
                told = partial(self._finish, step, logged)
                self._house.log.append(self.code, self.seq + 1, _encode(logged), told)
                return
        except Exception as error:  # noqa: BLE001  whoever moved is told
            self._fail(step, error)
        self._writing = False

    def _finish(self, step: Step, logged: Logged, written: bool | Exception) -> None:  # noqa: FBT001
        if written is False:
            self._catching_up = self._loop.create_task(self._begin_anew(step))
            return
        try:
            if isinstance(written, Exception):
                step.failed(written)
            else:
                turns_before = len(self.table.game.turns)
                self._absorb(logged)
                self._pass_on(turns_before)
                step.done(logged)
        except Exception as error:  # noqa: BLE001  likewise
            self._fail(step, error)
        self._writing = False
        self._let_in()

    async def _begin_anew(self, step: Step) -> None:
        """Another node was first."""
        try:
            await self._catch_up()
            self._waiting.appendleft(step)
        except Exception as error:  # noqa: BLE001  likewise
            self._fail(step, error)
        self._writing = False
        self._let_in()

    def _fail(self, step: Step, error: Exception) -> None:
        try:
            step.failed(error)
        except Exception:
            log.exception("whoever was to hear of a fault broke")

    def _pass_on(self, turns_before: int) -> None:
        """Let the house hear the clue of a turn that is over, if a person has told it."""
        game = self.table.game
        if len(game.turns) > turns_before and self._told_by_person:
            self._house.hear(game.turns[-1])

    async def _catch_up(self) -> None:
        for seq, body in await self._house.log.read(self.code, self.seq):
            assert seq == self.seq + 1, "the log has a hole"
            self._absorb(_logged.decode(body))

    def _absorb(self, logged: Logged) -> None:
        for event in logged.events:
            if isinstance(event, ClueTold):
                teller = person_of(self.table, self.table.chairs[event.seat].person)
                by_person = self.table.game.holders[event.seat] is Holder.PERSON
                self._told_by_person = by_person and teller is not None and not teller.bot
            self.table = apply(self.table, event)
            self._open_part.forget(event)
            self._own_parts.forget(self.table, event)
        self.seq += 1
        if logged.by is not None:
            keys = self._keys[logged.by]
            keys[logged.key] = None
            if len(keys) > KEYS_KEPT:
                keys.popitem(last=False)

    def _moment(self) -> Moment:
        now = self._loop.time()
        return Moment(
            packs=self._house.packs,
            here=self.attendance.here(),
            long_gone=self.attendance.gone_for(self._house.pace.grace, now),
        )


def _settle(future: "asyncio.Future[T]", outcome: T | Exception) -> None:
    if future.done():
        return
    if isinstance(outcome, Exception):
        future.set_exception(outcome)
    else:
        future.set_result(outcome)
