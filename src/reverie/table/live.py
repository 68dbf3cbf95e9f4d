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
from collections import OrderedDict, deque
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import partial
from random import Random
from typing import Protocol, TypeVar

import msgspec
from msgspec import Struct

from reverie.game import Card, ClueTold, Holder, Seat, Turn, VotesRevealed
from reverie.log.interface import Log, LogUnavailableError, Outcome
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
from reverie.table.view import Shown, Views, seen_table

KEYS_KEPT = 64

T = TypeVar("T")


class Watcher(Protocol):
    """A socket, as the table sees it."""

    person: PersonId | None

    def acknowledge(self, key: str) -> None:
        """This socket's move is done: what it is shown next says so."""

    def show(self, shown: Shown) -> None:
        """Show the table."""

    def flash(self, text: bytes) -> None:
        """Show something passing, which is not kept; it may be missed."""

    def refuse(self, key: str, code: str) -> None:
        """This socket's move is refused."""

    def fail(self, key: str, error: Exception) -> None:
        """This socket's move could not be made or shown, for no fault of its own."""

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
    count_shown: Callable[[int], None] = lambda _: None
    """who counts to how many something was shown"""


class Logged(Struct, frozen=True):
    """What an entry of the log says: whose move it was, under which key, and what it led to."""

    by: PersonId | None
    key: str
    events: tuple[TableEvent, ...]


class Asked(Struct, frozen=True):
    """A person's move, which passes the turnstile."""

    watcher: Watcher
    key: str
    move: TableMove


class Due(Struct, frozen=True):
    """Something that the table itself wants done, which passes it too, and who waits for that."""

    deciding: Callable[[], Answer]
    done: "asyncio.Future[None]"


class Foreseen(Struct, frozen=True):
    """What will be once an entry is durable, worked out while it is being written."""

    logged: Logged
    table: Table
    told_by_person: bool
    """whether the clue of the turn is a person's"""


class TableGoneError(Exception):
    """The log has forgotten this table, so nothing can be added to it."""


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
        self.gone = False
        """whether the log has forgotten it"""
        self._waiting: deque[Asked | Due] = deque()
        self._passing = False
        """whether somebody is in the turnstile"""
        self._under_way: tuple[Asked | Due, Foreseen] | None = None
        self._catching_up: asyncio.Task[None] | None = None
        self._keys: dict[PersonId | None, OrderedDict[str, None]] = {}
        """of each person's last moves, the oldest first"""
        self.attendance = Attendance((), self._loop.time())
        self._told_by_person = False
        self._errands = Errands(self, house.brain, house.pace, house.rng, house.get_ready)

    async def open(self, settings: Settings) -> bool:
        """Write the first entry; False if there is such a table already."""
        opened = Logged(None, "", (TableOpened(self.code, settings),))
        ended: asyncio.Future[Outcome] = self._loop.create_future()
        self._house.log.append(self.code, 1, _encode(opened), partial(_settle, ended))
        outcome = await ended
        if outcome is Outcome.DURABLE:
            self._absorb(self._foresee(opened))
        elif outcome is not Outcome.TAKEN:
            raise LogUnavailableError
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
        self._show_to(self.watchers, events)

    def flash(self, text: bytes) -> None:
        """Show everybody something passing."""
        for watcher in tuple(self.watchers):
            watcher.flash(text)

    def _show_to(self, watchers: Collection[Watcher], events: Iterable[TableEvent] = ()) -> None:
        seen = seen_table(self.table, self.attendance.here, self._errands.time_left())
        views = Views(self.seq, self.table, seen, events)
        for watcher in watchers:
            watcher.show(views.of(watcher.person))
        self._house.count_shown(len(watchers))

    def _answer_again(self, watcher: Watcher, key: str) -> None:
        """A move has changed nothing, or had been made before."""
        watcher.acknowledge(key)
        self._show_to((watcher,))

    # --- moves ---------------------------------------------------------------------------

    def act(self, watcher: Watcher, key: str, move: TableMove) -> None:
        """Make a person's move: the view that follows says it is done, unless it is refused."""
        self._pass(Asked(watcher, key, move))

    async def do(self, deciding: Callable[[], Answer]) -> None:
        """Do what the table itself wants done; it is decided once nobody else is moving."""
        due = Due(deciding, self._loop.create_future())
        self._pass(due)
        await due.done

    def _answer(self, asked: Asked) -> Logged | None:
        """What is to be written; None if that is nothing, and all is said."""
        watcher, key, move = asked.watcher, asked.key, asked.move
        who = watcher.person
        is_back = isinstance(move, Join) and self._is_back(watcher, move.token)
        if is_back or key in self._keys.get(who, ()):
            self._answer_again(watcher, key)
            return None
        answer = decide(self.table, who, move, self._moment, self._house.rng)
        if not isinstance(answer, tuple):
            watcher.refuse(key, answer.code)
        elif answer:
            return Logged(who, key, answer)
        else:
            self._answer_again(watcher, key)
        return None

    def _see_to(self, due: Due) -> Logged | None:
        """The same for what no person asks for."""
        answer = due.deciding()
        if answer and not isinstance(answer, AnyRefusal):
            return Logged(None, "", answer)
        self._errands.run()
        _settle(due.done, None)
        return None

    def _is_back(self, watcher: Watcher, token: str) -> bool:
        """Whether somebody who says to join has joined before; then this is that person."""
        known = self.recognise(token)
        if known is None or watcher.person not in (None, known):
            return False
        if watcher.person is None:
            self._identify(watcher, known)
            self._show_to([other for other in self.watchers if other is not watcher])
        return True

    def _follow_up(self, step: Asked | Due, events: Iterable[TableEvent]) -> None:
        """What was decided has happened: see to those it is about."""
        for event in events:
            if isinstance(event, VotesRevealed):
                if self._told_by_person:
                    self._house.hear(self.table.game.turns[-1])
            elif isinstance(event, PersonJoined):
                if isinstance(step, Asked):
                    self._identify(step.watcher, event.person)
            elif isinstance(event, PersonLeft):
                self._dismiss(event.person)

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

    def _pass(self, step: Asked | Due) -> None:
        if self._passing:
            self._waiting.append(step)
        else:
            self._begin(step)

    def _begin(self, step: Asked | Due) -> None:
        self._passing = True
        try:
            logged = self._answer(step) if isinstance(step, Asked) else self._see_to(step)
            if logged is not None:
                self._under_way = (step, self._foresee(logged))
                self._house.log.append(self.code, self.seq + 1, _encode(logged), self._finish)
                return
        except Exception as error:  # noqa: BLE001  whoever moved is told
            self._fail(step, error)
        self._passing = False

    def _finish(self, outcome: Outcome) -> None:
        """What is under way is durable, or its number was taken, or it could not be written."""
        assert self._under_way is not None
        (step, foreseen), self._under_way = self._under_way, None
        if outcome in (Outcome.TAKEN, Outcome.UNKNOWN):
            self._catching_up = self._loop.create_task(self._begin_anew(step, outcome))
            return
        if outcome is Outcome.DURABLE:
            try:
                self._absorb(foreseen)
                self._follow_up(step, foreseen.logged.events)
                self._errands.run()
                if isinstance(step, Asked):
                    step.watcher.acknowledge(step.key)
                self.show(foreseen.logged.events)
                if isinstance(step, Due):
                    _settle(step.done, None)
            except Exception as error:  # noqa: BLE001  likewise
                self._fail(step, error)
        else:
            self._fail(step, LogUnavailableError())
        self._let_in()

    async def _begin_anew(self, step: Asked | Due, outcome: Outcome) -> None:
        """Another node was first, or perhaps we were: then the move's key is found."""
        try:
            missed = await self._catch_up()
            if outcome is Outcome.UNKNOWN and not missed:
                raise LogUnavailableError  # noqa: TRY301  it is certain now
        except Exception as error:  # noqa: BLE001  likewise
            self._fail(step, error)
        else:
            self._waiting.appendleft(step)
            if missed:
                self._show_missed(missed)
            else:
                self._dissolve()
        self._let_in()

    def _show_missed(self, missed: Sequence[TableEvent]) -> None:
        for event in missed:
            if isinstance(event, PersonLeft):
                self._dismiss(event.person)
        self._errands.run()
        self.show(missed)

    def _dissolve(self) -> None:
        """The log has forgotten this table: what is under way comes to nothing, and all may go."""
        self.gone = True
        self._errands.stop()
        while self._waiting:
            self._fail(self._waiting.popleft(), TableGoneError())
        for watcher in tuple(self.watchers):
            watcher.fail("", TableGoneError())

    def _let_in(self) -> None:
        """One after the other, until there is something to be written."""
        self._passing = False
        while self._waiting and not self._passing:
            self._begin(self._waiting.popleft())

    def _fail(self, step: Asked | Due, error: Exception) -> None:
        try:
            if isinstance(step, Asked):
                step.watcher.fail(step.key, error)
            else:
                _settle(step.done, error)
        except Exception:
            log.exception("whoever was to hear of a fault broke")

    async def _catch_up(self) -> list[TableEvent]:
        """Absorb what the log has and we have not, and return what happened."""
        missed: list[TableEvent] = []
        for seq, body in await self._house.log.read(self.code, self.seq):
            assert seq == self.seq + 1, "the log has a hole"
            logged = _logged.decode(body)
            self._absorb(self._foresee(logged))
            missed += logged.events
        return missed

    def _foresee(self, logged: Logged) -> Foreseen:
        table, told_by_person = self.table, self._told_by_person
        for event in logged.events:
            if isinstance(event, ClueTold):
                told_by_person = _is_persons(table, event.seat)
            table = apply(table, event)
        return Foreseen(logged, table, told_by_person)

    def _absorb(self, foreseen: Foreseen) -> None:
        """What was foreseen has come."""
        self.table, self._told_by_person = foreseen.table, foreseen.told_by_person
        self.seq += 1
        by, key = foreseen.logged.by, foreseen.logged.key
        if by is not None:
            keys = self._keys.get(by)
            if keys is None:
                keys = self._keys[by] = OrderedDict()
            keys[key] = None
            if len(keys) > KEYS_KEPT:
                keys.popitem(last=False)

    def _moment(self) -> Moment:
        now = self._loop.time()
        return Moment(
            packs=self._house.packs,
            here=self.attendance.here,
            long_gone=self.attendance.gone_for(self._house.pace.grace, now),
        )


def _settle(future: "asyncio.Future[T]", outcome: T | Exception) -> None:
    if future.done():
        return
    if isinstance(outcome, Exception):
        future.set_exception(outcome)
    else:
        future.set_result(outcome)


def _is_persons(table: Table, seat: Seat) -> bool:
    """Whether a person plays this seat, and no bot in whatever guise."""
    person = person_of(table, table.chairs[seat].person)
    held = table.game.holders[seat] is Holder.PERSON
    return held and person is not None and not person.bot
