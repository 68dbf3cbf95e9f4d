"""The law of moments: whoever loads a table reads from its clocks what those read who were there.

Whole lives of tables are made up as for the law of views, and time passes in them: bots take
theirs, people are gone for long, timers run out, the next game begins. At any moment the table is
loaded anew, as after a restart or on another node, and must say the very same, given who is here.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import partial, wraps
from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from reverie.bots import random_move
from reverie.game import Holder, decide, view, waiting_for
from reverie.server.messages import ViewMessage
from reverie.table import LiveTable, Pace, Question, Services, Settings
from reverie.table import moves as asks
from reverie.table.entry import decode_entry
from reverie.table.events import TimeCalled
from reverie.table.seen import SeenTable
from tests.kit import virtual_time
from tests.kit.memory_log import MemoryLog
from tests.tables import test_views as lives
from tests.tables.at import COLOURS, PACKS, token
from tests.tables.onlooker import Onlooker
from tests.tables.test_views import CODE, UNBOUNDED, Device, Doing, World, brain

SPANS = (0.05, 0.7, 4.0, 11.0, 20.0, 31.0, 46.0, 61.0)
AS_PLAYED = Pace(breath=0)


async def pass_time(_: World, rng: Random) -> None:
    """Some time passes, in which the table does what it does by itself."""
    await asyncio.sleep(rng.choice(SPANS))


async def go_on(world: World, rng: Random) -> None:
    """Some people have looked at what was revealed."""
    table = world.live.table
    for device in world.looking():
        if rng.random() < 0.5:
            world.live.go_on(device, table.games, len(table.game.turns))


async def set_timer(world: World, rng: Random) -> None:
    """The host sets a timer, or none."""
    for device in lives.hosts(world)[:1]:
        timer = rng.choice((None, 15, 30, 60))
        await world.act(device, asks.ChangeSettings(Settings(goal=5, timer=timer)))


async def grow_impatient(world: World, rng: Random) -> None:
    """Somebody nudges, takes a minute, or wants a stand-in to choose."""
    for device in world.looking():
        move = rng.choice((asks.Nudge(), asks.TakeMinute(), asks.LetStandInChoose(0)))
        await world.act(device, move)


async def play_on(world: World, rng: Random) -> None:
    """Many choices, so that games end."""
    for _ in range(12):
        await lives.choose(world, rng)
        await asyncio.sleep(2)


WHAT_MAY_HAPPEN = (
    *(pass_time,) * 12,
    *(play_on,) * 4,
    *(go_on, set_timer, grow_impatient, lives.be_ready) * 3,
    *lives.WHAT_MAY_HAPPEN,
)
STEPS = st.lists(
    st.tuples(st.sampled_from(WHAT_MAY_HAPPEN), st.integers(0, 2**16)), min_size=20, max_size=60
)


def seen_by_a_stranger(live: LiveTable) -> SeenTable:
    """What somebody is shown who comes just now, but for whether a big screen is there."""
    device = Device(None, object())
    live.enter(device)
    del live.watchers[device]
    table = msgspec.json.decode(device.frames[-1], type=ViewMessage).table
    return replace(table, screen=False)


async def assert_loaded_anew_it_says_the_same(world: World) -> None:
    anew = LiveTable(CODE, Services(world.log, PACKS, brain, AS_PLAYED, Random(6)))
    await anew.load()
    anew.attendance = world.live.attendance
    told = seen_by_a_stranger(anew)
    anew.close()
    assert told == seen_by_a_stranger(world.live)


@settings(max_examples=40)
@given(STEPS)
def test_clocks_are_read_from_the_log(steps: list[tuple[Doing, int]]) -> None:
    """D3, D7, D9: at any moment a table that is loaded anew shows what it showed before."""
    virtual_time.run(live_through(steps))


async def live_through(steps: list[tuple[Doing, int]]) -> None:
    world = World(UNBOUNDED, AS_PLAYED)
    await world.live.open(Settings(goal=5, timer=30))
    await world.step(lives.look, 0)
    for number in range(3):
        await world.step(lives.join, number)
    await world.step(lives.begin, 0)
    for doing, number in steps:
        await world.step(doing, number)
        await assert_loaded_anew_it_says_the_same(world)
    world.live.close()


# --- a restart in the middle of something --------------------------------------------------


async def nobody(_: Question) -> None:
    """No bot plays here."""


class Evening:
    """A game of three that has begun, and what happens to it."""

    def __init__(self, timer: int | None = None) -> None:
        self.log = MemoryLog()
        self.timer = timer
        self.devices = {name: Onlooker() for name in "ABC"}
        self._keys = 0

    async def begin(self) -> None:
        await self.sit_down()
        await self.act("A", asks.Begin())

    async def sit_down(self) -> None:
        self.live = self._new()
        await self.live.open(Settings(timer=self.timer))
        for (name, device), colour in zip(self.devices.items(), COLOURS, strict=False):
            self.live.enter(device, token(name))
            await self.act(name, asks.Join(name, token(name), colour))

    async def play_turn(self) -> None:
        """All seats choose at random, until the turn is revealed."""
        rng = Random(4)
        while not self.live.table.game.turns:
            game = self.live.table.game
            move = random_move(view(game, waiting_for(game)[0]), rng, Holder.PERSON)
            assert move is not None
            await self.live.do(partial(decide, game, move, rng))

    async def restart(self) -> None:
        """As another process, or another node: all that is known is in the log."""
        self.live.close()
        self.live = self._new()
        await self.live.load()
        for name, device in self.devices.items():
            self.live.enter(device, token(name))

    async def act(self, name: str, move: asks.TableMove) -> None:
        self._keys += 1
        self.live.act(self.devices[name], str(self._keys), move)
        await self.live.do(lambda: ())

    def seen(self) -> SeenTable:
        return seen_by_a_stranger(self.live)

    def patience(self) -> tuple[float | None, ...]:
        patience = self.seen().patience
        assert patience is not None
        return (patience.nudge_in, patience.stand_in_in, patience.alone_in)

    def times_called(self) -> int:
        entries = map(decode_entry, self.log.tables[CODE])
        return sum(isinstance(event, TimeCalled) for entry in entries for event in entry.events)

    def _new(self) -> LiveTable:
        return LiveTable(CODE, Services(self.log, PACKS, nobody, Pace(), Random(1)))


def about(*seconds: float | None) -> object:
    """So many, which are rounded up to a tenth."""
    return pytest.approx(seconds, abs=0.11)


@asynccontextmanager
async def evening(timer: int | None = None) -> AsyncIterator[Evening]:
    those = Evening(timer)
    await those.begin()
    yield those
    those.live.close()


def in_virtual_time(test: Callable[[], Coroutine[object, object, None]]) -> Callable[[], None]:
    @wraps(test)
    def run() -> None:
        virtual_time.run(test())

    return run


@in_virtual_time
async def test_a_timer_goes_on_after_a_restart() -> None:
    """D3: it has what it had left, and time is called once, at the moment that was told."""
    async with evening(timer=60) as those:
        await asyncio.sleep(25)
        await those.restart()
        assert those.seen().time_left == 35
        await asyncio.sleep(34.9)
        assert those.times_called() == 0
        await asyncio.sleep(0.2)
        assert those.times_called() == 1
        await those.restart()
        assert those.seen().time_left == 0, "a stand-in has yet to choose"
        assert those.times_called() == 1


@in_virtual_time
async def test_a_minute_that_was_taken_is_not_lost_by_a_restart() -> None:
    """D7, D3: nor what is left of patience."""
    async with evening(timer=30) as those:
        await asyncio.sleep(20)
        await those.act("B", asks.TakeMinute())
        await asyncio.sleep(10)
        await those.restart()
        assert those.seen().time_left == 60
        assert those.patience() == about(50, None, None)


@in_virtual_time
async def test_a_minute_that_is_taken_while_others_look_is_not_lost() -> None:
    """D7, D3: after a reveal no clock runs yet; once it does, it runs for a minute more."""
    async with evening(timer=30) as those:
        await those.play_turn()
        assert those.seen().time_left is None
        storyteller = "ABC"[those.live.table.game.storyteller or 0]
        await those.act(storyteller, asks.TakeMinute())
        await asyncio.sleep(3)
        for device in those.devices.values():
            those.live.go_on(device, 1, 1)
        assert those.seen().time_left == 90


@in_virtual_time
async def test_patience_goes_on_after_a_restart() -> None:
    """D7: 45 seconds until a nudge, and 30 more until a stand-in may be let choose."""
    async with evening() as those:
        await asyncio.sleep(44)
        await those.restart()
        assert those.patience() == about(1, None, None)
        await asyncio.sleep(1.1)
        await those.act("B", asks.Nudge())
        await asyncio.sleep(12)
        await those.restart()
        assert those.patience() == about(33, 18, 48)


@in_virtual_time
async def test_who_left_just_before_a_restart_may_undo_it() -> None:
    """Whoever leaves a game may think better of it for half a minute, and no longer."""
    async with evening() as those:
        await those.act("C", asks.Leave())
        await asyncio.sleep(20)
        await those.restart()
        await those.act("C", asks.ComeBack(token("C")))
        assert len(those.live.table.people) == 3
        await those.act("C", asks.Leave())
        del those.devices["C"]
        await asyncio.sleep(31)
        await those.restart()
        assert those.live.table.departures[0].person.name == "C"
        late = Device(token("C"), "C")
        those.live.enter(late, token("C"))
        those.live.act(late, "late", asks.ComeBack(token("C")))
        await those.live.do(lambda: ())
        assert len(those.live.table.people) == 2


@in_virtual_time
async def test_a_table_of_a_version_without_moments_plays_on() -> None:
    """What was not noted counts from when the table is loaded: nobody has missed anything."""
    async with evening(timer=60) as those:
        await asyncio.sleep(50)
        for number, body in enumerate(those.log.tables[CODE]):
            entry = msgspec.json.decode(body)
            del entry["at"]
            those.log.tables[CODE][number] = msgspec.json.encode(entry)
        await those.restart()
        assert those.seen().time_left == 60
        assert those.patience() == about(45, None, None)
        await asyncio.sleep(61)
        assert those.times_called() == 1


@in_virtual_time
async def test_a_host_who_does_nothing_does_not_keep_the_first_game_from_beginning() -> None:
    """D9: it begins a minute after all others are ready and the host last did something."""
    those = Evening()
    await those.sit_down()
    await those.act("B", asks.BeReady())
    assert those.seen().next_game_in is None
    await asyncio.sleep(5)
    await those.act("C", asks.BeReady())
    assert those.seen().ready == ("p2", "p3")
    assert those.seen().next_game_in == 60
    await asyncio.sleep(20)
    await those.restart()
    assert those.seen().next_game_in == 40
    await those.act("A", asks.Say("Wait a moment"))
    assert those.seen().next_game_in == 60
    await asyncio.sleep(20)
    await those.act("B", asks.Say("We do"))
    assert those.seen().next_game_in == 40
    await those.act("C", asks.BeReady(ready=False))
    assert those.seen().next_game_in is None
    await asyncio.sleep(100)
    await those.act("C", asks.BeReady())
    assert those.seen().next_game_in == 60
    await asyncio.sleep(59.8)
    assert those.live.table.games == 0
    await asyncio.sleep(0.5)
    assert those.live.table.games == 1
    assert those.live.table.playing
    those.live.close()


@in_virtual_time
async def test_a_first_game_that_can_not_begin_is_waited_for() -> None:
    """D9: with too few chairs no minute runs; a bot more is a move of the host's."""
    those = Evening()
    del those.devices["C"]
    await those.sit_down()
    await those.act("B", asks.BeReady())
    await asyncio.sleep(100)
    assert those.seen().next_game_in is None
    await those.act("A", asks.AddBot())
    assert those.seen().next_game_in == 60
    await asyncio.sleep(61)
    assert those.live.table.games == 1
    those.live.close()
