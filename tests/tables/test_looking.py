"""After a reveal there is time to look at it: no clock runs and no bot tells at once."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from random import Random

import msgspec

from reverie.bots import random_move
from reverie.game import Holder, Phase, TurnMove, decide, view, waiting_for
from reverie.server.messages import ViewMessage
from reverie.table import LiveTable, Pace, Question, Services, Settings
from reverie.table.moves import AddBot, Begin, Join
from tests.kit.memory_log import MemoryLog
from tests.patience import PATIENCE
from tests.tables.at import COLOURS, PACKS, happened, token
from tests.tables.onlooker import Onlooker

PATIENT = Pace(thinking=(0, 0), hurry=(0, 0), room=(0, 0), race=0, look=3600, longest_look=3600)
HASTY = Pace(thinking=(0, 0), hurry=(0, 0), room=(0, 0), race=0, look=0.2, longest_look=0.4)


async def brain(question: Question) -> TurnMove | None:
    return random_move(question.view, Random(question.seed), question.by)


class Evening:
    """A table of people with devices, and of bots."""

    def __init__(self, live: LiveTable, people: int) -> None:
        self.live = live
        self.devices = [Onlooker() for _ in range(people)]

    def seen(self) -> ViewMessage:
        return msgspec.json.decode(self.devices[0].seen[-1], type=ViewMessage)

    async def reveal(self, next_teller: int) -> None:
        """People choose until a turn is scored after which this seat tells."""
        rng, live = Random(3), self.live
        async with asyncio.timeout(PATIENCE):
            await self._play_on(lambda: self._is_next(next_teller), rng, live)

    def _is_next(self, teller: int) -> bool:
        game = self.live.table.game
        return game.phase is Phase.TELLING and game.storyteller == teller

    async def _play_on(self, until: Callable[[], bool], rng: Random, live: LiveTable) -> None:
        while not until():
            game = live.table.game
            people = [s for s in waiting_for(game) if game.holders[s] is Holder.PERSON]
            if not people:
                await asyncio.sleep(0.01)
                for device in self.devices:
                    live.go_on(device, live.table.games, len(live.table.game.turns))
                continue
            move = random_move(view(game, people[0]), rng, Holder.PERSON)
            assert move is not None
            await live.do(lambda move=move: decide(live.table.game, move, rng))  # type: ignore[misc]

    async def until(self, true: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not true():  # noqa: ASYNC110  a table has no event to wait for
                await asyncio.sleep(0.01)


@asynccontextmanager
async def evening(people: int, pace: Pace, timer: int | None = None) -> AsyncIterator[Evening]:
    """So many people at the first seats, and bots up to four."""
    live = LiveTable("BCDFG", Services(MemoryLog(), PACKS, brain, pace, Random(1)))
    those = Evening(live, people)
    await live.open(Settings(timer=timer, goal=100))
    for number, device in enumerate(those.devices):
        live.enter(device)
        live.act(device, "join", Join(f"N{number}", token(f"N{number}"), COLOURS[number]))
    await those.until(lambda: len(live.table.chairs) == people)
    for _ in range(4 - people):
        await live.do(lambda: happened(live.table, "p1", AddBot()))
    await live.do(lambda: happened(live.table, "p1", Begin()))
    yield those
    live.close()


async def test_a_bot_tells_once_half_have_looked() -> None:
    """A bot that is next leaves the reveal to people until half of them go on."""
    async with evening(3, PATIENT) as those:
        live = those.live
        await those.reveal(next_teller=3)
        turns = len(live.table.game.turns)
        await asyncio.sleep(0.05)
        assert live.table.game.phase is Phase.TELLING
        live.go_on(those.devices[0], 1, turns)
        live.go_on(those.devices[1], 1, turns - 1)
        live.go_on(Onlooker(), 1, turns)
        await asyncio.sleep(0.05)
        assert live.table.game.phase is Phase.TELLING, "one of three has looked at this turn"
        live.go_on(those.devices[1], 1, turns)
        await those.until(lambda: live.table.game.phase is Phase.CHOOSING)


async def test_nobody_keeps_a_bot_waiting_for_ever() -> None:
    """It tells after a while though nobody goes on."""
    async with evening(3, HASTY) as those:
        await those.reveal(next_teller=3)
        await those.until(lambda: those.live.table.game.phase is Phase.CHOOSING)


async def test_a_clock_runs_once_half_have_looked() -> None:
    """D3: the time of the phase after a reveal begins when half have gone on, and all see it."""
    async with evening(4, PATIENT, timer=60) as those:
        await those.reveal(next_teller=1)
        turns = len(those.live.table.game.turns)
        assert those.seen().table.time_left is None
        those.live.go_on(those.devices[0], 1, turns)
        those.live.go_on(those.devices[2], 1, turns)
        await those.until(lambda: those.seen().table.time_left is not None)
        assert those.seen().table.game is not None


async def test_nobody_keeps_a_clock_waiting_for_ever() -> None:
    """D3: in the end the clock runs, though nobody goes on."""
    async with evening(4, HASTY, timer=60) as those:
        await those.reveal(next_teller=1)
        assert those.seen().table.time_left is None
        await those.until(lambda: those.seen().table.time_left is not None)


async def test_a_view_tells_when_the_turn_was_revealed() -> None:
    """All screens show a reveal from one moment on, which the server names."""
    async with evening(4, PATIENT) as those:
        assert those.seen().table.revealed_ago is None
        await those.reveal(next_teller=1)
        ago = those.seen().table.revealed_ago
        assert ago is not None
        assert 0 <= ago < 1
