"""D9: the next game begins by itself once all are ready, or a while after most of them."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from random import Random

import msgspec
import pytest

from reverie.bots import random_move
from reverie.game import Holder, TurnMove, decide, open_game, view, waiting_for
from reverie.server.messages import ViewMessage
from reverie.table import LiveTable, Pace, Question, Services, Settings, TableMove
from reverie.table.moves import AddBot, Begin, BeReady, Join, LeaveChair, TakeChair
from tests.kit import virtual_time
from tests.kit.memory_log import MemoryLog
from tests.patience import PATIENCE
from tests.tables.at import COLOURS, PACKS, happened, token
from tests.tables.onlooker import Onlooker

SOON = Pace(thinking=(0, 0), hurry=(0, 0), race=0, grace=0.3, rematch=0.2)
NEVER = Pace(thinking=(0, 0), hurry=(0, 0), race=0, grace=60, rematch=60)


async def nobody(_: Question) -> TurnMove | None:
    return None


class Evening:
    """A table of people with devices, after their first game."""

    def __init__(self, live: LiveTable, people: int) -> None:
        self.live = live
        self.devices = [Onlooker() for _ in range(people)]
        self._keys = 0

    def act(self, who: int, move: TableMove) -> None:
        self._keys += 1
        self.live.act(self.devices[who], str(self._keys), move)

    def seen(self, who: int) -> ViewMessage:
        return msgspec.json.decode(self.devices[who].seen[-1], type=ViewMessage)

    async def until(self, true: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not true():  # noqa: ASYNC110  a table has no event to wait for
                await asyncio.sleep(0.01)


@asynccontextmanager
async def after_a_game(people: int, pace: Pace) -> AsyncIterator[Evening]:
    live = LiveTable("BCDFG", Services(MemoryLog(), PACKS, nobody, pace, Random(1)))
    evening = Evening(live, people)
    await live.open(Settings(goal=5))
    for number, device in enumerate(evening.devices):
        live.enter(device)
        evening.act(number, Join(f"N{number}", token(f"N{number}"), COLOURS[number]))
    await evening.until(lambda: len(live.table.chairs) == people)
    await live.do(lambda: happened(live.table, "p1", Begin()))
    rng = Random(2)
    while live.table.playing:
        game = live.table.game
        move = random_move(view(game, waiting_for(game)[0]), rng, Holder.PERSON)
        assert move is not None
        await live.do(lambda game=game, move=move: decide(game, move, rng))  # type: ignore[misc]
    yield evening
    live.close()


async def test_when_all_are_ready_it_begins() -> None:
    """D9: the last one to be ready waits for nothing; until then all see the ended game."""
    async with after_a_game(3, NEVER) as evening:
        evening.act(1, BeReady())
        await evening.until(lambda: evening.seen(0).table.ready == ("p2",))
        assert evening.seen(0).table.next_game_in is None
        assert evening.seen(0).table.game == open_game(evening.live.table.game)
        evening.act(0, BeReady())
        evening.act(2, BeReady())
        await evening.until(lambda: evening.live.table.games == 2)
        assert evening.seen(1).table.ready == ()


async def test_once_most_are_ready_it_begins_soon() -> None:
    """D9: everybody sees how soon, and the game begins though one is still reading."""
    async with after_a_game(3, SOON) as evening:
        evening.act(0, BeReady())
        evening.act(1, BeReady())
        await evening.until(lambda: evening.seen(2).table.next_game_in is not None)
        assert evening.seen(2).table.next_game_in == pytest.approx(0.2, abs=0.1)
        await evening.until(lambda: evening.live.table.games == 2)


async def test_one_of_two_waits_for_a_while_and_not_for_ever() -> None:
    """D9: with half of the people ready it takes longer, and begins all the same."""
    pace = Pace(thinking=(0, 0), hurry=(0, 0), race=0, grace=60, rematch=0.2, minute=0.4)
    async with after_a_game(4, pace) as evening:
        evening.act(0, BeReady())
        await evening.until(lambda: evening.live.table.ready == ("p1",))
        assert evening.seen(2).table.next_game_in is None
        evening.act(1, BeReady())
        await evening.until(lambda: evening.seen(2).table.next_game_in is not None)
        assert evening.seen(2).table.next_game_in == pytest.approx(0.4, abs=0.15)
        await evening.until(lambda: evening.live.table.games == 2)


async def test_who_is_not_ready_after_all_stops_the_clock() -> None:
    """D9: below half of the people no time is running, and all see that."""
    async with after_a_game(3, NEVER) as evening:
        evening.act(0, BeReady())
        evening.act(1, BeReady())
        await evening.until(lambda: evening.seen(2).table.next_game_in is not None)
        evening.act(1, BeReady(ready=False))
        await evening.until(lambda: evening.seen(2).table.next_game_in is None)
        assert evening.live.table.games == 1


@pytest.mark.parametrize("fickle", [(3,), (0, 3), (0, 3, 1)], ids=["one", "two", "three"])
def test_who_changes_their_mind_again_and_again_makes_nobody_wait(fickle: tuple[int, ...]) -> None:
    """D9: while at least half are ready all the time, a game begins a minute after they were."""

    async def be_fickle() -> None:
        async with after_a_game(4, Pace()) as evening:
            live, ready = evening.live, {0, 1}
            for who in ready:
                evening.act(who, BeReady())
            await evening.until(lambda: len(live.table.ready) == 2)
            for second in range(59):
                who = fickle[second % len(fickle)]
                if who not in ready or len(ready) > 2:
                    ready ^= {who}
                    evening.act(who, BeReady(ready=who in ready))
                await asyncio.sleep(1)
            assert len(live.table.ready) == len(ready)
            await asyncio.sleep(2)
            assert live.table.games == 2

    virtual_time.run(be_fickle())


def test_who_sits_down_and_gets_up_makes_nobody_wait() -> None:
    """D9: nor does anybody who gets up leave the others less time than that."""

    async def be_restless() -> None:
        async with after_a_game(4, Pace()) as evening:
            live = evening.live
            for who in (0, 1):
                await asyncio.sleep(1)
                evening.act(who, BeReady())
            await asyncio.sleep(20)
            assert evening.seen(0).table.next_game_in == pytest.approx(40, abs=3)
            evening.act(3, LeaveChair())
            await asyncio.sleep(0.1)
            assert live.table.games == 1
            assert evening.seen(0).table.next_game_in == pytest.approx(15, abs=0.2)
            for _ in range(4):
                evening.act(3, TakeChair(COLOURS[3]))
                await asyncio.sleep(9)
                evening.act(3, LeaveChair())
                await asyncio.sleep(1)
            assert live.table.games == 2

    virtual_time.run(be_restless())


async def test_whoever_goes_is_not_waited_for() -> None:
    """D9: a phone that drops its line for a moment counts; one that is gone for long does not."""
    async with after_a_game(3, SOON) as evening:
        evening.act(0, BeReady())
        await evening.until(lambda: evening.live.table.ready == ("p1",))
        await evening.live.exit(evening.devices[1])
        await evening.live.exit(evening.devices[2])
        assert evening.live.table.games == 1
        await evening.until(lambda: evening.live.table.games == 2)


async def test_a_game_that_can_not_begin_is_waited_for() -> None:
    """Too few chairs: nothing breaks or spins, and another chair is enough."""
    async with after_a_game(3, NEVER) as evening:
        evening.act(2, LeaveChair())
        evening.act(0, BeReady())
        evening.act(1, BeReady())
        await evening.until(lambda: len(evening.live.table.ready) == 2)
        await asyncio.sleep(0.05)
        assert evening.live.table.games == 1
        evening.act(0, AddBot())
        await evening.until(lambda: evening.live.table.games == 2)
