"""A table in memory: the one place where its moves come in and its views go out.

Theory of operation: moves pass a turnstile, one at a time. The table decides on a move, its
events go to the log under the next number, and only when they are durable does anything change
or anyone hear of it. If the number is taken, another node was first: the table catches up and
decides again. Then everybody is shown the whole table, each with their own part.

What no person does (bots, timers, stand-ins) comes from `errands` and uses the same turnstile.
"""

import asyncio
from collections import OrderedDict, defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from random import Random
from typing import Protocol

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


class Log(Protocol):
    """What a table needs of the log."""

    async def append(self, table: str, seq: int, body: bytes, /) -> bool:
        """Write an entry; False if that number is taken."""

    async def read(self, table: str, after: int = 0, /) -> Iterable[tuple[int, bytes]]:
        """The entries that follow this number."""


class Watcher(Protocol):
    """A socket, as the table sees it."""

    person: PersonId | None

    def show(self, everybodys: bytes, own: bytes, done: str | None) -> None:
        """Show the table; `done` is the id of this socket's move that led to it."""

    def flash(self, text: bytes) -> None:
        """Show something passing, which is not kept; it may be missed."""

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
        self._turnstile = asyncio.Lock()
        self._keys: defaultdict[PersonId, OrderedDict[str, None]] = defaultdict(OrderedDict)
        self.attendance = Attendance((), self._loop.time())
        self._told_by_person = False
        self._open_part = OpenPart()
        self._own_parts = OwnParts()
        self._errands = Errands(self, house.brain, house.pace, house.rng, house.get_ready)

    async def open(self, settings: Settings) -> bool:
        """Write the first entry; False if there is such a table already."""
        opened = (TableOpened(self.code, settings),)
        async with self._turnstile:
            await self._catch_up()
            return not self.seq and bool(await self._write(None, "", lambda: opened))

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

    def exit(self, watcher: Watcher) -> None:
        """A socket is gone."""
        if watcher not in self.watchers:
            return
        self.watchers.discard(watcher)
        if watcher.person is not None:
            self.attendance.depart(watcher.person, self._loop.time())
            self._errands.run()
        self.show()

    def show(self, events: Iterable[TableEvent] = ()) -> None:
        """Show everybody the table as it is, and what just happened."""
        self._show(tuple(self.watchers), events, None, "")

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
        everybodys = b'{"type":"view","seq":%d,"table":%b,"happened":%b,"you":' % (
            self.seq,
            self._open_part.of(self.table, self.attendance.here(), self._errands.time_left()),
            _encode([glimpse(event) for event in events]),
        )
        own_part = self._own_parts.of
        for watcher in watchers:
            own = own_part(self.table, watcher.person)
            watcher.show(everybodys, own, key if watcher is asker else None)

    # --- moves ---------------------------------------------------------------------------

    async def act(self, watcher: Watcher, key: str, move: TableMove) -> AnyRefusal | None:
        """Make a person's move: the view that follows says it is done, unless it is refused."""
        async with self._turnstile:
            who = watcher.person
            if isinstance(move, Join) and (known := self.recognise(move.token)) is not None:
                if who is None:
                    self._identify(watcher, known)
                    self._show(tuple(self.watchers), (), watcher, key)
                    return None
                if who == known:
                    self._show((watcher,), (), watcher, key)
                    return None
            if who is not None and key in self._keys[who]:
                self._show((watcher,), (), watcher, key)
                return None
            answer = await self._write(
                who, key, lambda: decide(self.table, who, move, self._moment(), self._house.rng)
            )
            if isinstance(answer, AnyRefusal):
                return answer
            for event in answer:
                if isinstance(event, PersonJoined):
                    self._identify(watcher, event.person)
                elif isinstance(event, PersonLeft):
                    self._dismiss(event.person)
            self._errands.run()
            self._show(tuple(self.watchers) if answer else (watcher,), answer, watcher, key)
            return None

    async def do(self, deciding: Callable[[], Answer]) -> None:
        """Do what the table itself wants done; it is decided once nobody else is moving."""
        async with self._turnstile:
            answer = await self._write(None, "", deciding)
            self._errands.run()
            if answer and not isinstance(answer, AnyRefusal):
                self.show(answer)

    def _identify(self, watcher: Watcher, person: PersonId | None) -> None:
        if person is not None:
            watcher.person = person
            self.attendance.arrive(person)
            self._errands.welcome(person)

    def _dismiss(self, person: PersonId) -> None:
        for watcher in [watcher for watcher in self.watchers if watcher.person == person]:
            self.watchers.discard(watcher)
            watcher.dismiss()
        self.attendance.forget(person)
        self._keys.pop(person, None)

    async def _write(
        self, who: PersonId | None, key: str, deciding: Callable[[], Answer]
    ) -> Answer:
        """Decide, make it durable, apply; again if another node was first."""
        while True:
            answer = deciding()
            if not answer or isinstance(answer, AnyRefusal):
                return answer
            logged = Logged(who, key, answer)
            if await self._house.log.append(self.code, self.seq + 1, _encode(logged)):
                before = len(self.table.game.turns)
                self._absorb(logged)
                self._pass_on(before)
                return answer
            await self._catch_up()

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
