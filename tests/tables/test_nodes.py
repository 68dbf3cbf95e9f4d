"""One table in memory twice, as on two machines that share a log.

`tests/kit/village.py` stands for what nodes are to each other, and time is virtual.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import wraps
from random import Random

import msgspec
import pytest

from reverie.bots import random_move
from reverie.game import CardsPlayed, ClueTold, Event, Holder, TurnMove, VotesCast, waiting_for
from reverie.game import view as view_of
from reverie.log.interface import Entry, LogUnavailableError
from reverie.server.messages import ViewMessage
from reverie.table import Brain, Hall, LiveTable, Pace, Question, Services, Settings, StandIns
from reverie.table import moves as asks
from reverie.table.entry import decode_entry
from reverie.table.events import HostPassed, TableEvent, TimeCalled
from reverie.table.reactions import Reacted, Reaction
from tests.kit import virtual_time
from tests.kit.memory_log import MemoryLog
from tests.kit.village import House, Village
from tests.tables.at import COLOURS, PACKS, token
from tests.tables.onlooker import Onlooker

CODE = "BCDFG"
LONG = 100.0
"""seconds, longer than any grace time"""


async def nobody(_: Question) -> TurnMove | None:
    """No bot plays here."""
    return None


class Device(Onlooker):
    """Somebody's phone, which also keeps what passes, and may be too late for a clue."""

    def __init__(self) -> None:
        super().__init__()
        self.passing: list[Reacted] = []

    def refuse(self, key: str, code: str) -> None:
        assert code in {"race_lost", "wrong_phase"}, key

    def flash(self, reacted: Reacted) -> None:
        self.passing.append(reacted)

    def view(self) -> ViewMessage:
        return msgspec.json.decode(self.seen[-1], type=ViewMessage)


class Town:
    """Two nodes; A is at the first, B and C are at the second."""

    def __init__(self, settings: Settings) -> None:
        self.log = MemoryLog()
        self.village = Village()
        self.settings = settings
        self.houses = [self.village.house(), self.village.house()]
        self.brain: Brain = nobody
        self.nodes = [self.node(house) for house in self.houses]
        self.devices = {name: Device() for name in "ABC"}
        self.keys = 0

    def node(self, house: House) -> LiveTable:
        async def brain(question: Question) -> TurnMove | None:
            return await self.brain(question)

        services = Services(self.log, PACKS, brain, Pace(), Random(1), neighbours=house)
        return LiveTable(CODE, services)

    def at(self, name: str) -> LiveTable:
        return self.nodes[name != "A"]

    async def begin(self) -> None:
        await self.nodes[0].open(self.settings)
        await self.nodes[1].load()
        for (name, device), colour in zip(self.devices.items(), COLOURS, strict=False):
            self.at(name).enter(device, token(name))
            await self.act(name, asks.Join(name, token(name), colour))

    async def act(self, name: str, move: asks.TableMove) -> None:
        self.keys += 1
        self.at(name).act(self.devices[name], str(self.keys), move)
        await asyncio.sleep(0.5)

    def events(self) -> list[TableEvent]:
        entries = map(decode_entry, self.log.tables[CODE])
        return [event for entry in entries for event in entry.events]

    def times(self, kind: type[TableEvent | Event]) -> int:
        return sum(isinstance(event, kind) for event in self.events())

    def kill(self, node: int) -> None:
        """A process is gone at once; nobody is told."""
        self.houses[node].dead = True
        self.nodes[node]._errands.stop()  # noqa: SLF001  nothing of it goes on
        self.nodes[node].watchers.clear()


@asynccontextmanager
async def town(settings: Settings | None = None) -> AsyncIterator[Town]:
    made = Town(settings or Settings())
    await made.begin()
    yield made
    for live in made.nodes:
        live.close()


def in_virtual_time(test: Callable[[], Coroutine[object, object, None]]) -> Callable[[], None]:
    @wraps(test)
    def run() -> None:
        virtual_time.run(test())

    return run


@in_virtual_time
async def test_what_others_did_is_shown_and_done() -> None:
    """Whoever is removed at one node is let go at the other, and all see what has happened."""
    async with town() as those:
        await those.act("A", asks.RemovePerson("p2"))
        assert those.devices["B"].dismissed
        assert not those.devices["C"].dismissed
        for live in those.nodes:
            assert live.attendance.here == {"p1", "p3"}
            assert [person.id for person in live.table.people] == ["p1", "p3"]
        shown = (msgspec.json.decode(frame) for frame in those.devices["C"].seen)
        events = [event["event"] for view in shown for event in view["happened"]]
        assert events[-3:] == ["chair_left", "person_left", "table_locked"]


@in_virtual_time
async def test_whoever_comes_second_catches_up() -> None:
    """Nodes that are told nothing find their number taken; everything is done once."""
    async with town() as those:
        those.village.relay = False
        for number in range(4):
            for name in "ABC":
                await those.act(name, asks.Say(f"{name} {number}"))
        await those.act("A", asks.Say("the end"))
        said = [line.text for line in those.nodes[0].table.chat]
        assert said == [*(f"{name} {n}" for n in range(4) for name in "ABC"), "the end"]
        assert len(those.nodes[1].table.chat) == 12
        those.village.poll()
        await asyncio.sleep(0.5)
        assert those.nodes[1].table == those.nodes[0].table
        assert those.devices["B"].view().seq == those.nodes[0].seq


@in_virtual_time
async def test_who_is_at_another_node_is_here() -> None:
    """D1: nobody is stood in for, and nobody follows the host, as long as people look somewhere."""
    async with town(Settings(stand_ins=StandIns.ALWAYS)) as those:
        await those.act("A", asks.Begin())
        await asyncio.sleep(LONG)
        assert set(those.nodes[0].table.game.holders) == {Holder.PERSON}
        assert those.times(HostPassed) == 0
        for name in "ABC":
            assert all(person.here for person in those.devices[name].view().table.people)
        await those.at("C").exit(those.devices["C"])
        await asyncio.sleep(LONG)
        assert those.nodes[0].table.game.holders[2] is Holder.STAND_IN
        assert not those.devices["A"].view().table.people[2].here


@pytest.mark.parametrize("afterwards", [0, 1], ids=["another node", "the node of the absent"])
def test_a_node_that_hears_nothing_declares_nobody_absent(afterwards: int) -> None:
    """D1: while nodes can't hear each other nobody knows who is there, and nobody may be let in.

    So a grace time begins when they can, at whichever node that is in charge.
    """
    virtual_time.run(hear_nothing(afterwards))


async def hear_nothing(afterwards: int) -> None:
    async with town(Settings(stand_ins=StandIns.ALWAYS)) as those:
        await those.act("A", asks.Begin())
        for house in those.houses:
            house.cut()
        await those.at("C").exit(those.devices["C"])
        await asyncio.sleep(LONG)
        those.village.quarrel = True  # even in charge it would not
        those.houses[0].hear(CODE)
        await asyncio.sleep(LONG)
        assert set(those.nodes[0].table.game.holders) == {Holder.PERSON}
        assert those.times(HostPassed) == 0
        those.village.quarrel = False
        for house in those.houses:
            house.cut(off=False)
        those.village.charge(CODE, those.houses[afterwards])
        await asyncio.sleep(15)
        assert set(those.nodes[0].table.game.holders) == {Holder.PERSON}, "a grace time begins"
        await asyncio.sleep(LONG)
        assert those.nodes[0].table.game.holders[2] is Holder.STAND_IN


@pytest.mark.parametrize("quarrel", [False, True])
def test_bots_choose_once(quarrel: bool) -> None:  # noqa: FBT001  a case of the test
    """Whoever runs the errands, and even if both do: a bot tells, plays and votes once a turn."""

    async def chance(question: Question) -> TurnMove | None:
        return random_move(question.view, Random(question.seed), question.by)

    async def test() -> None:
        async with town() as those:
            those.village.quarrel = quarrel
            those.brain = chance
            for _ in range(2):
                await those.act("A", asks.AddBot())
            await those.act("A", asks.Begin())
            for name in "ABC":
                those.at(name).go_on(those.devices[name], 1, 0)
            for _ in range(200):
                await asyncio.sleep(1)
                people_choose(those)
                if len(those.nodes[0].table.game.turns) > 2:
                    break
            turns = len(those.nodes[0].table.game.turns)
            assert turns > 2
            begun = those.nodes[0].table.game.turn
            assert those.times(ClueTold) in {begun, begun - 1}
            assert 4 * turns <= those.times(CardsPlayed) <= 4 * begun
            assert 4 * turns <= those.times(VotesCast) <= 4 * begun

    virtual_time.run(test())


def people_choose(those: Town) -> None:
    """Everybody who is waited for, once."""
    for seat, name in enumerate("ABC"):
        table = those.at(name).table
        if table.playing and seat in waiting_for(table.game):
            move = random_move(view_of(table.game, seat), Random(7), Holder.PERSON)
            assert move is not None
            those.keys += 1
            in_game = asks.in_game(move, table.games)
            those.at(name).act(those.devices[name], str(those.keys), in_game)


@pytest.mark.parametrize("quarrel", [False, True])
def test_time_is_called_once(quarrel: bool) -> None:  # noqa: FBT001  a case of the test
    """D3: at the moment that people at both nodes are shown."""

    async def test() -> None:
        async with town(Settings(timer=60)) as those:
            those.village.quarrel = quarrel
            those.village.tell_all(CODE)
            await those.act("A", asks.Begin())
            await asyncio.sleep(30)
            await those.act("A", asks.Say("well?"))
            left = [those.devices[name].view().table.time_left for name in "ABC"]
            assert left == [29.5, 29.5, 29.5]
            await asyncio.sleep(28.9)
            assert those.times(TimeCalled) == 0
            await asyncio.sleep(1)
            assert those.times(TimeCalled) == 1
            assert [those.devices[name].view().table.time_left for name in "ABC"] == [0, 0, 0]

    virtual_time.run(test())


@in_virtual_time
async def test_a_take_over_goes_on_with_the_same_moments() -> None:
    """D3: the node that ran the errands dies; time is called when people were told it would be."""
    async with town(Settings(timer=60)) as those:
        await those.act("A", asks.Begin())
        assert those.nodes[0].in_charge
        await asyncio.sleep(29.5)
        those.kill(0)
        await asyncio.sleep(5)
        those.village.bury(those.houses[0])
        assert those.nodes[1].in_charge
        await asyncio.sleep(24.8)
        assert those.times(TimeCalled) == 0
        await asyncio.sleep(0.5)
        assert those.times(TimeCalled) == 1
        assert set(those.nodes[1].table.game.holders) == {Holder.PERSON, Holder.STAND_IN}


@in_virtual_time
async def test_a_take_over_that_comes_late_makes_up_for_it() -> None:
    """D3: what was due while nobody ran the errands is done at once."""
    async with town(Settings(timer=60)) as those:
        await those.act("A", asks.Begin())
        those.kill(0)
        await asyncio.sleep(90)
        assert those.times(TimeCalled) == 0
        those.village.bury(those.houses[0])
        await asyncio.sleep(0.2)
        assert those.times(TimeCalled) == 1


@in_virtual_time
async def test_a_table_that_leaves_memory_hands_its_errands_over() -> None:
    """The first node to have a table open runs its errands, and the next one after that."""
    async with town() as those:
        assert [live.in_charge for live in those.nodes] == [True, False]
        await those.at("A").exit(those.devices["A"])
        those.nodes[0].close()
        assert [live.in_charge for live in those.nodes] == [False, True]
        assert those.nodes[1].attendance.here == {"p2", "p3"}


@in_virtual_time
async def test_who_has_looked_at_another_node_has_looked() -> None:
    """D3: after a reveal the clock waits for half of the people, wherever they look."""
    async with town(Settings(timer=60)) as those:
        await those.act("A", asks.Begin())
        while not those.nodes[0].table.game.turns:
            people_choose(those)
            await asyncio.sleep(0.5)
        assert those.devices["A"].view().table.time_left is None
        for name in "BC":
            those.at(name).go_on(those.devices[name], 1, 1)
        await asyncio.sleep(1)
        for name in "ABC":
            left = those.devices[name].view().table.time_left
            assert left is not None
            assert left > 55


@in_virtual_time
async def test_what_passes_is_shown_at_every_node() -> None:
    """A reaction is seen once by everybody, wherever they look."""
    async with town() as those:
        wow = Reacted(Reaction.WOW, "p1")
        those.at("A").flash(wow)
        assert [those.devices[name].passing for name in "ABC"] == [[wow], [wow], [wow]]


@in_virtual_time
async def test_a_lock_keeps_those_who_watch_at_other_nodes() -> None:
    """A big screen at another node may come back to a locked table."""
    async with town() as those:
        those.nodes[1].enter(Device(), token("screen"))
        await those.act("A", asks.Lock())
        assert len(those.nodes[0].table.onlookers) == 1


@in_virtual_time
async def test_who_joined_at_one_node_is_known_at_the_other() -> None:
    """Even where the news comes after them: they are nobody for a moment, and then who they are."""
    async with town() as those:
        those.village.relay = False
        await those.act("A", asks.Rename("Ada"))
        device = Device()
        those.nodes[0].enter(device)
        those.nodes[0].act(device, "join", asks.Join("D", token("D")))
        await asyncio.sleep(0.5)
        elsewhere = Device()
        those.nodes[1].enter(elsewhere, token("D"))
        assert elsewhere.view().you.person is None
        those.village.poll()
        await asyncio.sleep(0.5)
        assert elsewhere.view().you.person == "p4"
        assert those.nodes[0].attendance.here == {"p1", "p2", "p3", "p4"}


@in_virtual_time
async def test_a_hall_shows_nobody_an_older_table() -> None:
    """Whoever comes from another node sees at least what they saw there."""

    class Slow(MemoryLog):
        readable = True

        async def read(self, table: str, after: int = 0) -> AsyncIterator[list[Entry]]:
            if not self.readable:
                raise LogUnavailableError
            async for page in super().read(table, after):
                yield page

    village, log = Village(), Slow()
    village.relay = False
    halls = [
        Hall(Services(log, PACKS, nobody, Pace(), Random(1), neighbours=village.house()))
        for _ in range(2)
    ]
    here = await halls[0].create(Settings())
    there = await halls[1].find(here.code)
    assert there is not None
    device = Device()
    here.enter(device)
    here.act(device, "join", asks.Join("A", token("A")))
    await asyncio.sleep(0.5)
    assert there.seq == 1
    assert await halls[1].find(here.code) is there
    assert there.seq == 2
    log.readable = False
    with pytest.raises(LogUnavailableError):
        await halls[1].find(here.code)
    for hall in halls:
        hall.close()
