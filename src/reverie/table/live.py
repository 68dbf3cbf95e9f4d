"""A table in memory: who looks at it, who of them is who, and what each of them is shown.

Moves pass the turnstile one at a time and are durable before anybody hears of them. Then everybody
is shown the whole table, each with what only their own seat sees. What no person asks for (bots,
clocks, stand-ins) comes from `errands` and passes the same turnstile.
"""

import asyncio
from collections.abc import Callable, Iterable
from contextlib import suppress

from msgspec.structs import replace

from reverie.game import VotesRevealed
from reverie.table.attendance import Attendance, Here
from reverie.table.audience import Audience
from reverie.table.change import Change, Step, TableGoneError
from reverie.table.claims import with_claims
from reverie.table.company import Company
from reverie.table.decide import Answer, Moment, decide
from reverie.table.entry import TableEntry
from reverie.table.errands import Errands
from reverie.table.events import PersonJoined, PersonLeft, PersonReturned, TableEvent
from reverie.table.giving_back import with_seats_given_back
from reverie.table.growth import Growth
from reverie.table.keepsake import with_album
from reverie.table.leaving import just_left
from reverie.table.listeners import tell_listeners
from reverie.table.moves import ComeBack, Join, TableMove
from reverie.table.reactions import Reacted
from reverie.table.seen import seen_table
from reverie.table.services import Services
from reverie.table.settings import Settings
from reverie.table.settling import settle
from reverie.table.showing import Showing
from reverie.table.state import PersonId, Table, person_of
from reverie.table.steps import OwnStep, PersonsStep
from reverie.table.tokens import person_with
from reverie.table.turnstile import Turnstile
from reverie.table.view import Views
from reverie.table.watcher import Watcher


class LiveTable:
    """One table in memory."""

    def __init__(self, code: str, services: Services) -> None:
        self.code = code
        self._services = services
        self._loaded_at = self.now()
        self.attendance = Attendance((), self._loaded_at)
        self._turnstile = Turnstile(code, services.log, self)
        self._growth = Growth(services.pace.breath)
        self._audience = Audience()
        self.watchers = self._audience.watchers
        self._showing = Showing(self._draw, self.watchers, services.pace)
        self._errands = Errands(self, services)
        self._company = Company(self, self._turnstile, self._audience, services.neighbours)

    @property
    def table(self) -> Table:
        """As it is now, and durable."""
        return self._turnstile.table

    @property
    def seq(self) -> int:
        """The number of its newest entry."""
        return self._turnstile.seq

    @property
    def gone(self) -> bool:
        """Whether the log has forgotten it."""
        return self._turnstile.gone

    @property
    def in_charge(self) -> bool:
        """Whether this node runs its errands."""
        return self._company.in_charge

    def now(self) -> float:
        """The log's own time."""
        return self._services.log.now()

    def noted(self, moment: float) -> float:
        """This moment of the table; where it was not noted, when the table was loaded."""
        return moment or self._loaded_at

    async def open(self, settings: Settings) -> bool:
        """Write the first entry; False if there is such a table already."""
        return await self._turnstile.open(settings) and await self.load()

    async def load(self) -> bool:
        """Come back by replay; False if there is no such table."""
        async with self._company.join():
            await self._turnstile.load()
        self._loaded_at = self.now()
        self.attendance = Attendance((person.id for person in self.table.people), self._loaded_at)
        self._company.listen()
        return self.seq > 0

    async def refresh(self) -> None:
        """Be as new as the log is, if others may have written to it."""
        if not self._services.neighbours.alone:
            await self._turnstile.refresh()

    def close(self) -> None:
        """Leave memory. Nothing is lost: the log has it all."""
        self._errands.stop()
        self._showing.stop()
        self._company.leave()

    # --- who looks -----------------------------------------------------------------------

    def recognise(self, token: str) -> PersonId | None:
        """Whose token this is."""
        return person_with(self.table, token)

    def who(self, watcher: Watcher) -> PersonId | None:
        """Who it is that looks here; None where nobody has said so."""
        return self.watchers.get(watcher)

    def enter(self, watcher: Watcher, token: str | None = None, *, screen: bool = False) -> None:
        """A socket looks at the table from now on; a token says whose it is."""
        before = self._who_is_here()
        self.watchers[watcher] = None
        person = None if token is None else self.recognise(token)
        if person is not None:
            self._identify(watcher, person)
        else:
            self._audience.look_on(watcher, token, screen=screen)
        self._errands.run()
        self._showing.show_to((watcher,))
        self._tell_who_is_here(before)

    async def exit(self, watcher: Watcher) -> None:
        """A socket is gone, once the moves that it has sent are made."""
        with suppress(TableGoneError):
            await self.do(lambda: ())
        if watcher in self.watchers:
            before = self._who_is_here()
            person = self._audience.go(watcher)
            if person is not None:
                self.attendance.depart(person, self.now())
            self._errands.run()
            self._tell_who_is_here(before)

    def _who_is_here(self) -> Here:
        return self.attendance.with_screen(own=self._audience.has_screen)

    def _tell_who_is_here(self, before: Here) -> None:
        self._company.tell()
        if self._who_is_here() != before:
            self._showing.show_soon()

    def meet(self) -> None:
        """Others have come or gone at other nodes, or the errands have changed hands."""
        self._errands.run()
        self._showing.show_soon()

    def show_soon(self) -> None:
        """Show everybody the table in a moment, unless they are shown it anyway before that."""
        self._showing.show_soon()

    def _draw(self, events: Iterable[TableEvent]) -> Views:
        here, times = self._who_is_here(), self._errands.times()
        seen = seen_table(self.table, here.people, times, screen=here.screen)
        return Views(self.seq, self.table, seen, events)

    def go_on(self, watcher: Watcher, game: int, turn: int) -> None:
        """Somebody has looked at a turn that was revealed; that is not kept."""
        person = self.who(watcher)
        if person is not None:
            self._errands.go_on(person, game, turn)
            self._company.tell()

    def flash(self, reacted: Reacted) -> None:
        """Show everybody something passing, at other nodes too."""
        self.show_passing(reacted)
        self._company.flash(reacted)

    def show_passing(self, reacted: Reacted) -> None:
        """Show everybody at this node something passing."""
        self._showing.flash(reacted)

    def _identify(self, watcher: Watcher, person: PersonId) -> None:
        if self._audience.identify(watcher, person):
            self.attendance.arrive(person)
            self._errands.welcome(person)

    # --- moves ---------------------------------------------------------------------------

    def act(self, watcher: Watcher, key: str, move: TableMove) -> None:
        """Make a person's move: the view that follows says it is done, unless it is refused."""
        self._turnstile.enter(PersonsStep(self.answer, watcher, key, move))

    async def do(self, deciding: Callable[[], Answer]) -> None:
        """Do what the table itself wants done; it is decided once nobody else is moving."""
        step = OwnStep(deciding, asyncio.get_running_loop().create_future())
        self._turnstile.enter(step)
        await step.done

    def answer(self, watcher: Watcher, key: str, move: TableMove) -> TableEntry | None:
        """What a move leads to; None if that is nothing, and all is said."""
        if watcher not in self.watchers:
            return None  # it has left, and what it had sent before that is nobody's
        is_back = isinstance(move, Join | ComeBack) and self._is_back(watcher, move.token)
        who = self.watchers.get(watcher)
        if is_back or self._turnstile.is_done(who, key):
            self._answer_again(watcher, key)
            return None
        answer = decide(self.table, who, move, self._moment(), self._services.rng)
        if not isinstance(answer, tuple):
            watcher.refuse(key, answer.code)
        elif answer and not self._growth.allow(self.table, who, watcher.household, move):
            watcher.slow_down(key)
        elif answer:
            return TableEntry(who, key, answer)
        else:
            self._answer_again(watcher, key)
        return None

    def complete(self, entry: TableEntry) -> TableEntry:
        """The same with what follows: claimed seats pass (D8), stand-ins get up, albums begin."""
        here, rng = self.attendance.here, self._services.rng
        events = with_album(with_claims(self.table, entry.events, here, rng))
        return replace(entry, events=with_seats_given_back(self.table, events, here))

    def changed(self, change: Change, step: Step | None) -> None:
        """Something has happened, and it is durable: tell everybody whom it is about.

        In this order. First who is who, since that decides what is shown to whom. Then errands, for
        they set the clock that views tell. Then the acknowledgement, which the mover's own view
        carries. Then the views. Whoever else wants to know comes last.
        """
        if step is not None:
            self._company.wrote(self.seq)
        self._follow(change, step)
        self._errands.try_to_run()
        mover = step.watcher if isinstance(step, PersonsStep) else None
        if isinstance(step, PersonsStep):
            step.watcher.acknowledge(step.key)
        self._showing.show(change.events, mover)
        if isinstance(step, OwnStep):
            settle(step.done, None)
        if step is not None:
            tell_listeners(self._services.listeners, change, self.seq)

    def vanished(self) -> None:
        """The log has forgotten this table: all may go."""
        self._errands.stop()
        for watcher in tuple(self.watchers):
            watcher.fail("", TableGoneError())

    def _follow(self, change: Change, step: Step | None) -> None:
        for event in change.events:
            if isinstance(event, PersonJoined | PersonReturned):
                mover = step.watcher if isinstance(step, PersonsStep) else None
                person = person_of(self.table, event.person)
                for watcher in self._audience.devices_of(person, mover):
                    self._identify(watcher, event.person)
                self.attendance.expect(event.person, self.now())
                self._company.tell()
            elif isinstance(event, PersonLeft):
                barred = self.table.removed if event.removed else ()
                self._audience.dismiss(event.person, barred, removed=event.removed)
                self.attendance.forget(event.person)
                self._company.tell()
            elif isinstance(event, VotesRevealed):
                self._errands.revealed()

    def _is_back(self, watcher: Watcher, token: str) -> bool:
        """Whether somebody who says to join has joined before; then this is that person."""
        known, who = self.recognise(token), self.watchers.get(watcher)
        if known is None or who not in (None, known):
            return False
        if who is None:
            before = self._who_is_here()
            self._identify(watcher, known)
            self._tell_who_is_here(before)
        return True

    def _answer_again(self, watcher: Watcher, key: str) -> None:
        """A move has changed nothing, or had been made before."""
        watcher.acknowledge(key)
        self._showing.show_to((watcher,))

    def _moment(self) -> Moment:
        pace, now = self._services.pace, self.now()
        return Moment(
            packs=self._services.packs,
            here=self.attendance.here,
            onlookers=(*self._audience.onlookers(), *self.attendance.onlookers()),
            long_gone=self.attendance.gone_for(pace.grace, now),
            just_left=self.just_left(),
            patience=self._errands.times().patience,
        )

    def just_left(self) -> frozenset[PersonId]:
        """Who may still undo that they have left."""
        return just_left(self.table, self.now() - self._services.pace.undo)
