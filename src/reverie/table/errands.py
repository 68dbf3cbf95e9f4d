"""What a table does by itself, so that it is never stuck.

Bots and stand-ins choose, time is called, whoever comes back gets the seat back, an absent host
is followed by somebody present, and absent players are stood in for if the table is set so.
`run` looks at the table as it is now and arranges whatever is due; it may be called at any time.
Each errand decides anew when its moment has come: by then the table may have moved on.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from random import Random
from typing import Protocol

import msgspec
from msgspec import Struct

from reverie import game as rules
from reverie.game import Game, Holder, Phase, Refusal, Seat, SeatPassed, Turn, View
from reverie.table.attendance import Attendance
from reverie.table.decide import Answer, next_host
from reverie.table.events import HostPassed
from reverie.table.reactions import Reacted, bots_reaction
from reverie.table.settings import StandIns
from reverie.table.state import PersonId, Table, seat_of

Stage = tuple[int, int, Phase]
"""One phase of one turn of one game."""
Errand = tuple[str, object]
"""What is to be done, and about whom."""

SECONDS_BEFORE_RETRY = 1.0
PERSON = Holder.PERSON

log = logging.getLogger(__name__)
_encode = msgspec.json.Encoder().encode


class Pace(Struct, frozen=True):
    """How long things take, in seconds."""

    thinking: tuple[float, float] = (2.0, 7.0)
    """a bot's choice, while people choose too"""
    hurry: tuple[float, float] = (0.4, 1.4)
    """a bot's choice, once nobody else is waited for"""
    race: float = 25.0
    """how long bots leave the first clue to people"""
    grace: float = 20.0
    """how long somebody may be gone before others may act for them"""
    reaction: tuple[float, float] = (4.0, 10.0)
    """until a bot shows what it thinks of a turn"""
    linger: float = 60.0
    """how long a table stays in memory when nobody looks"""


class Question(Struct, frozen=True):
    """What a bot is asked: what to do, given all that its seat sees and what lies open."""

    view: View
    past: tuple[Turn, ...]
    told: tuple[str, ...]
    """in games before"""
    language: str
    seed: str
    by: Holder


Brain = Callable[[Question], Awaitable[rules.TurnMove | None]]


class Live(Protocol):
    """The table that errands are run for."""

    table: Table
    attendance: Attendance

    async def do(self, deciding: Callable[[], Answer]) -> None:
        """Do something in the table's own name."""

    def flash(self, text: bytes) -> None:
        """Show everybody something passing."""


class Errands:
    """The errands of one table."""

    def __init__(
        self,
        live: Live,
        brain: Brain,
        pace: Pace,
        rng: Random,
        get_ready: Callable[[Sequence[str]], None],
    ) -> None:
        self._live = live
        self._brain = brain
        self._pace = pace
        self._rng = rng
        self._get_ready = get_ready
        self._loop = asyncio.get_running_loop()
        self._thinking: dict[tuple[Stage, Seat], asyncio.TimerHandle] = {}
        self._clock: asyncio.TimerHandle | None = None
        self._clock_stage: Stage | None = None
        self._alarm: asyncio.TimerHandle | None = None
        self._under_way: dict[Errand, asyncio.Task[bool]] = {}
        self._stopped = False
        self._idle_in: tuple[object, ...] | None = None
        self._ready_for: tuple[int, tuple[str, ...]] | None = None
        self._turns_seen: tuple[int, int] | None = None
        self._reactions: set[asyncio.TimerHandle] = set()

    def run(self) -> None:
        """Arrange what is due: nothing, among people who are all there and need no clock."""
        table = self._live.table
        setting = (table.settings, table.chairs, table.game.holders, self._live.attendance.here)
        if self._stopped or setting == self._idle_in:
            return
        if self._idle_in is not None:
            self._turns_seen = None
        self._set_clock()
        self._let_get_ready()
        self._let_think()
        self._let_react()
        self._look_for_absent()
        self._idle_in = setting if self._nobody_needs_me(table) else None

    def _nobody_needs_me(self, table: Table) -> bool:
        """Whether there will be nothing to do until somebody comes, goes or changes seats."""
        return (
            table.settings.timer is None
            and self._live.attendance.all_here()
            and self._alarm is None
            and all(chair.person is not None for chair in table.chairs)
            and all(holder is PERSON for holder in table.game.holders)
        )

    def stop(self) -> None:
        """Drop everything."""
        self._stopped = True
        handles = (*self._thinking.values(), *self._reactions, self._clock, self._alarm)
        for handle in handles:
            if handle is not None:
                handle.cancel()
        for task in self._under_way.values():
            task.cancel()

    def time_left(self) -> float | None:
        """Seconds until time is called, if there is a timer."""
        if self._clock is None or self._clock_stage != _stage(self._live.table):
            return None
        return round(max(0.0, self._clock.when() - self._loop.time()), 1)

    def welcome(self, person: PersonId) -> None:
        """Somebody is back: the stand-in gets up."""
        if _held_by(self._live.table, person) is Holder.STAND_IN:
            self._do(("give back", person), partial(self._give_back, person))

    # --- the timer -----------------------------------------------------------------------

    def _set_clock(self) -> None:
        table = self._live.table
        seconds = table.settings.timer
        stage = _stage(table) if seconds is not None else None
        if stage == self._clock_stage:
            return
        if self._clock is not None:
            self._clock.cancel()
            self._clock = None
        self._clock_stage = stage
        if stage is not None and seconds is not None:
            self._clock = self._loop.call_later(seconds, self._time_is_up, stage)

    def _time_is_up(self, stage: Stage) -> None:
        # The clock starts anew, lest somebody takes their seat back and then does nothing.
        self._clock_stage = None
        self._do(("call time", stage), partial(self._call_time, stage))

    def _call_time(self, stage: Stage) -> Answer:
        table = self._live.table
        if _stage(table) != stage:
            return ()
        _, turn, phase = stage
        return rules.decide(table.game, rules.CallTime(turn, phase), self._rng)

    # --- bots and stand-ins --------------------------------------------------------------

    def _let_get_ready(self) -> None:
        """Bots that have sat down, or may have to stand in, get ready for the packs of a game."""
        table, game = self._live.table, (self._live.table.games, self._live.table.settings.packs)
        if game != self._ready_for and (self._bots_sit(table) or self._somebody_is_gone(table)):
            self._ready_for = game
            self._get_ready(table.settings.packs)

    def _bots_sit(self, table: Table) -> bool:
        if table.playing:
            return any(holder is not PERSON for holder in table.game.holders)
        return any(chair.person is None for chair in table.chairs)

    def _somebody_is_gone(self, table: Table) -> bool:
        gone = self._live.attendance.gone_for(self._pace.grace, self._loop.time())
        return table.playing and bool(gone)

    def _let_think(self) -> None:
        table = self._live.table
        seats = _not_persons(table.game)
        if not seats and not self._thinking:
            return
        stage = _stage(table)
        due = {(stage, seat) for seat in seats} if stage else set()
        choosing = {about for errand, about in self._under_way if errand == "choose"}
        for gone in self._thinking.keys() - due:
            self._thinking.pop(gone).cancel()
        for stage_and_seat in due - choosing:
            self._let_choose(stage_and_seat)

    def _let_choose(self, stage_and_seat: tuple[Stage, Seat]) -> None:
        """Choose after a while; sooner than planned, if by now people wait for nobody else."""
        planned = self._thinking.get(stage_and_seat)
        if planned is not None:
            if planned.when() <= self._loop.time() + self._pace.hurry[1] or self._people_choose():
                return
            planned.cancel()
        self._thinking[stage_and_seat] = self._loop.call_later(
            self._thinking_time(), self._choose, *stage_and_seat
        )

    def _thinking_time(self) -> float:
        if self._live.table.game.phase is Phase.RACING and self._people_choose():
            return self._pace.race + self._rng.uniform(*self._pace.thinking)
        return self._rng.uniform(
            *(self._pace.thinking if self._people_choose() else self._pace.hurry)
        )

    def _people_choose(self) -> bool:
        """Whether somebody has yet to choose who is here, or was so a moment ago."""
        table = self._live.table
        gone = self._live.attendance.gone_for(self._pace.grace, self._loop.time())
        return any(
            table.game.holders[seat] is PERSON and table.chairs[seat].person not in gone
            for seat in rules.waiting_for(table.game)
        )

    def _choose(self, stage: Stage, seat: Seat) -> None:
        self._thinking.pop((stage, seat), None)
        self._start(("choose", (stage, seat)), partial(self._think, stage, seat))

    async def _think(self, stage: Stage, seat: Seat) -> None:
        table = self._live.table
        if _stage(table) != stage or seat not in _not_persons(table.game):
            return
        by = table.game.holders[seat]
        move = await self._brain(
            Question(
                view=rules.view(table.game, seat),
                past=table.game.turns,
                told=table.told,
                language=table.settings.language,
                seed=str(self._rng.random()),
                by=by,
            )
        )
        if move is not None:
            await self._live.do(partial(self._choice, stage, seat, by, move))

    def _choice(self, stage: Stage, seat: Seat, by: Holder, move: rules.TurnMove) -> Answer:
        table = self._live.table
        if _stage(table) != stage or seat not in _not_persons(table.game):
            return ()
        if table.game.holders[seat] is not by:
            return ()
        decision = rules.decide(table.game, move, self._rng)
        if isinstance(decision, Refusal):
            log.error("a bot's move was refused", extra={"figures": {"code": decision.code}})
            return decision
        person = table.chairs[seat].person
        after = rules.replay(decision, table.game)
        if person in self._live.attendance.here and after.phase is not Phase.OVER:
            return (*decision, SeatPassed(seat, Holder.PERSON))
        return decision

    def _let_react(self) -> None:
        """Once a turn is revealed, a bot or two may show what they think of it."""
        table, game = self._live.table, self._live.table.game
        before, self._turns_seen = self._turns_seen, (table.games, len(game.turns))
        if before in (None, self._turns_seen) or not game.turns or not table.settings.reactions:
            return
        now = self._loop.time()
        self._reactions = {handle for handle in self._reactions if handle.when() > now}
        for seat in (seat for seat, holder in enumerate(game.holders) if holder is Holder.BOT):
            reaction = bots_reaction(game.turns[-1], seat, self._rng)
            if reaction is not None:
                text = _encode(Reacted(reaction, seat=seat))
                wait = self._rng.uniform(*self._pace.reaction)
                self._reactions.add(self._loop.call_later(wait, self._live.flash, text))

    # --- the absent ----------------------------------------------------------------------

    def _look_for_absent(self) -> None:
        if self._alarm is None and self._live.attendance.all_here():
            return
        table, now = self._live.table, self._loop.time()
        gone = self._live.attendance.gone_for(self._pace.grace, now)
        if self._host_follows() is not None:
            self._do(("pass host", None), self._pass_host)
        if table.settings.stand_ins is StandIns.ALWAYS:
            for person in gone:
                if _held_by(table, person) is Holder.PERSON:
                    self._do(("seat", person), partial(self._seat_stand_in, person))
        if self._alarm is not None:
            self._alarm.cancel()
        wait = self._live.attendance.next_expiry(self._pace.grace, now)
        self._alarm = None if wait is None else self._loop.call_later(wait + 0.01, self.run)

    def _host_follows(self) -> PersonId | None:
        table = self._live.table
        gone = self._live.attendance.gone_for(self._pace.grace, self._loop.time())
        return next_host(table, self._live.attendance.here) if table.host in gone else None

    def _pass_host(self) -> Answer:
        follower = self._host_follows()
        return (HostPassed(follower),) if follower else ()

    def _seat_stand_in(self, person: PersonId) -> Answer:
        table = self._live.table
        seat = seat_of(table, person)
        away = person not in self._live.attendance.here
        if seat is None or not away or _held_by(table, person) is not Holder.PERSON:
            return ()
        return (SeatPassed(seat, Holder.STAND_IN),)

    def _give_back(self, person: PersonId) -> Answer:
        table = self._live.table
        seat = seat_of(table, person)
        if seat is None or _held_by(table, person) is not Holder.STAND_IN:
            return ()
        return (SeatPassed(seat, Holder.PERSON),)

    def _do(self, errand: Errand, deciding: Callable[[], Answer]) -> None:
        """Do something in the table's name, unless it is under way already."""
        self._start(errand, partial(self._live.do, deciding))

    def _start(self, errand: Errand, doing: Callable[[], Awaitable[None]]) -> None:
        if errand not in self._under_way:
            task = self._loop.create_task(self._try(doing))
            self._under_way[errand] = task
            task.add_done_callback(partial(self._finish, errand))

    def _finish(self, errand: Errand, task: "asyncio.Task[bool]") -> None:
        """What came to nothing, as a choice for a seat that was passed on since, is due again."""
        self._under_way.pop(errand)
        if not self._stopped and task.result():
            self._let_think()

    async def _try(self, doing: Callable[[], Awaitable[None]]) -> bool:
        try:
            await doing()
        except Exception:
            log.exception("an errand failed and is tried again")
            self._loop.call_later(SECONDS_BEFORE_RETRY, self.run)
            return False
        return True


def _stage(table: Table) -> Stage | None:
    return (table.games, table.game.turn, table.game.phase) if table.playing else None


def _not_persons(game: Game) -> list[Seat]:
    """The seats that the game waits for and that no person plays."""
    if game.holders.count(PERSON) == len(game.holders):
        return []
    return [s for s in rules.waiting_for(game) if game.holders[s] is not PERSON]


def _held_by(table: Table, person: PersonId) -> Holder | None:
    """Who plays this person's seat, while a game is on."""
    seat = seat_of(table, person)
    return table.game.holders[seat] if table.playing and seat is not None else None
