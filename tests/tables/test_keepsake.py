"""A game that ends is given the id of its album, which those at the table are told."""

import asyncio
from collections.abc import AsyncIterator
from random import Random

import msgspec
import pytest

from reverie import game as rules
from reverie.bots import random_move
from reverie.game import Holder, TurnMove, view, waiting_for
from reverie.server.messages import ViewMessage
from reverie.table import LiveTable, Pace, Question, Services, Settings
from reverie.table.apply import replay
from reverie.table.entry import decode_entry
from reverie.table.events import AlbumBound, TableEvent
from reverie.table.keepsake import with_album
from reverie.table.moves import Begin, BeReady, Join
from tests.kit.memory_log import MemoryLog
from tests.patience import PATIENCE
from tests.tables.at import COLOURS, PACKS, happened, token
from tests.tables.onlooker import Onlooker

PACE = Pace(thinking=(0, 0), hurry=(0, 0), race=0, grace=60, rematch=60)


async def nobody(_: Question) -> TurnMove | None:
    return None


class Evening:
    """A table of three, one who has joined and watches, and one who is nobody."""

    def __init__(self) -> None:
        self.log = MemoryLog()
        self.live = self.node()
        self.devices = [Onlooker() for _ in range(5)]

    def node(self) -> LiveTable:
        return LiveTable("BCDFG", Services(self.log, PACKS, nobody, PACE, Random(1)))

    async def begin(self) -> None:
        await self.live.open(Settings(goal=1))
        for number, device in enumerate(self.devices):
            self.live.enter(device)
            if number < 4:
                colour = COLOURS[number] if number < 3 else None
                self.live.act(device, "join", Join(f"N{number}", token(f"N{number}"), colour))
        await self.live.do(lambda: happened(self.live.table, "p1", Begin()))

    async def play(self) -> None:
        rng, live = Random(2), self.live
        while live.table.playing:
            game = live.table.game
            move = random_move(view(game, waiting_for(game)[0]), rng, Holder.PERSON)
            assert move is not None
            await live.do(lambda game=game, move=move: rules.decide(game, move, rng))  # type: ignore[misc]

    def albums(self) -> list[str | None]:
        """What each device was told last."""
        views = [msgspec.json.decode(each.seen[-1], type=ViewMessage) for each in self.devices]
        return [each.you.album for each in views]

    async def events(self) -> list[TableEvent]:
        pages = [page async for page in self.log.read("BCDFG")]
        return [e for page in pages for entry in page for e in decode_entry(entry.body).events]


@pytest.fixture
async def evening() -> AsyncIterator[Evening]:
    made = Evening()
    await made.begin()
    yield made
    made.live.close()


async def test_a_finished_game_tells_those_who_joined(evening: Evening) -> None:
    """Whoever has joined is told the id once the game is over, and whoever only watches never."""
    assert evening.albums() == [None] * 5
    await evening.play()
    ended = evening.live.table.ended
    assert ended is not None
    assert evening.albums() == [*[ended.album] * 4, None]
    assert len(ended.album) >= 22


async def test_nobody_else_hears_of_it(evening: Evening) -> None:
    """Neither the open part of a view nor what just happened has the id in it."""
    await evening.play()
    assert evening.live.table.ended is not None
    album = evening.live.table.ended.album.encode()
    assert not any(album in frame for frame in evening.devices[4].seen)
    for device in evening.devices[:4]:
        parts = msgspec.json.decode(device.seen[-1], type=dict[str, msgspec.Raw])
        assert [part for part in parts if album in bytes(parts[part])] == ["you"]


async def test_a_replay_knows_the_same_id(evening: Evening) -> None:
    """It is in the entry that ends the game, so whoever loads the table has it, and no other."""
    await evening.play()
    other = evening.node()
    await other.load()
    assert other.table == evening.live.table
    events = await evening.events()
    assert sum(isinstance(event, AlbumBound) for event in events) == 1
    assert replay(events).ended == evening.live.table.ended
    other.close()


async def test_each_game_has_another(evening: Evening) -> None:
    """D9: while the next game is on, the album of the last one can still be found."""
    await evening.play()
    assert evening.live.table.ended is not None
    first = evening.live.table.ended.album
    for number in range(3):
        evening.live.act(evening.devices[number], "ready", BeReady())
    async with asyncio.timeout(PATIENCE):
        while evening.live.table.games < 2:  # noqa: ASYNC110  a table has no event to wait for
            await asyncio.sleep(0.01)
    assert evening.albums() == [*[first] * 4, None]
    await evening.play()
    assert first not in evening.albums()


def test_only_the_end_of_a_game_is_given_an_id() -> None:
    """All other events stay as they were."""
    events = (rules.HandsPassed(), rules.TurnBegun(1))
    assert with_album(events) == events
    won = (rules.GameWon((1,)),)
    first, second = with_album(won), with_album(won)
    assert first[:1] == won
    assert first[1] != second[1]
