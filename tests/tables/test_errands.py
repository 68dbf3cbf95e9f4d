"""What a table does by itself while people come and go."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import msgspec
import pytest
from msgspec.structs import astuple

from reverie.bots import random_move
from reverie.game import (
    Holder,
    Phase,
    SeatPassed,
    TurnMove,
    VotesRevealed,
    decide,
    view,
    waiting_for,
)
from reverie.log import SqliteLog
from reverie.server.messages import ViewMessage
from reverie.table import Brain, Change, LiveTable, Pace, Question, Services, Settings
from reverie.table.events import MinuteTaken, Nudged, SettingsChanged
from reverie.table.idle import Patience
from reverie.table.moves import Begin, Join
from reverie.table.view import Shown
from tests.patience import PATIENCE
from tests.tables.at import COLOURS, PACKS, happened, token
from tests.tables.onlooker import Onlooker

AT_ONCE = Pace(thinking=(0, 0), hurry=(0, 0), room=(0, 0), race=0, look=0, longest_look=0)
LEISURELY = Pace(thinking=(3600, 3600), hurry=(0, 0), race=3600, look=0, longest_look=0)


def chance(question: Question) -> TurnMove | None:
    return random_move(question.view, Random(question.seed), question.by)


@asynccontextmanager
async def table_of_three(
    folder: Path,
    brain: Brain,
    listen: Callable[[Change], None] = lambda _: None,
    settings: Settings | None = None,
    pace: Pace = AT_ONCE,
) -> AsyncIterator[LiveTable]:
    """A game that has begun, of three people who are not there."""
    log = SqliteLog(folder / "db")
    services = Services(log, PACKS, brain, pace, Random(1), listeners=(listen,))
    live = LiveTable("BCDFG", services)
    await live.open(settings or Settings())
    for name, colour in zip("ABC", COLOURS, strict=False):
        join = Join(name, token(name), colour)
        await live.do(lambda join=join: happened(live.table, None, join))  # type: ignore[misc]
    await live.do(lambda: happened(live.table, "p1", Begin()))
    try:
        yield live
    finally:
        live.close()
        await log.close()


async def pass_seat(live: LiveTable, seat: int, holder: Holder) -> None:
    await live.do(lambda: (SeatPassed(seat, holder),))


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():  # noqa: ASYNC110  a table has no event to wait for
            await asyncio.sleep(0.01)


async def test_a_choice_for_a_seat_that_was_passed_on_is_made_anew(tmp_path: Path) -> None:
    """While a stand-in thinks, its person leaves for good: the bot that follows is asked too."""
    asked: list[Holder] = []
    may_answer = asyncio.Event()

    async def brain(question: Question) -> TurnMove | None:
        asked.append(question.by)
        await may_answer.wait()
        return chance(question)

    async with table_of_three(tmp_path, brain) as live:
        await pass_seat(live, 0, Holder.STAND_IN)
        await until(lambda: bool(asked))
        await pass_seat(live, 0, Holder.BOT)
        may_answer.set()
        await until(lambda: live.table.game.phase is Phase.CHOOSING)
    assert asked == [Holder.STAND_IN, Holder.BOT]


async def test_a_table_that_has_left_memory_asks_nobody(tmp_path: Path) -> None:
    """What failed is tried again, but not once nobody looks."""
    asked = 0

    async def brain(_: Question) -> TurnMove | None:
        nonlocal asked
        asked += 1
        raise OSError

    async with table_of_three(tmp_path, brain) as live:
        await pass_seat(live, 0, Holder.STAND_IN)
        await until(lambda: asked > 1)
        live.close()
        asked = 0
        await asyncio.sleep(1.5)
    assert asked == 0


@pytest.mark.parametrize("teller", [Holder.PERSON, Holder.STAND_IN])
async def test_whose_clue_it_is(teller: Holder, tmp_path: Path) -> None:
    """A stand-in's clue is not the person's, even if the person is back before the votes."""
    clues_by: list[str | None] = []

    def listen(change: Change) -> None:
        if any(isinstance(event, VotesRevealed) for event in change.events):
            clues_by.append(change.after.clue_by)

    async def brain(question: Question) -> TurnMove | None:
        return chance(question)

    async with table_of_three(tmp_path, brain, listen) as live:
        if teller is Holder.STAND_IN:
            await pass_seat(live, 0, Holder.STAND_IN)
            await until(lambda: live.table.game.phase is Phase.CHOOSING)
            await pass_seat(live, 0, Holder.PERSON)
        rng = Random(2)
        while not live.table.game.turns:
            game = live.table.game
            seat = waiting_for(game)[0]
            move = random_move(view(game, seat), rng, Holder.PERSON)
            assert move is not None
            await live.do(lambda game=game, move=move: decide(game, move, rng))  # type: ignore[misc]
    assert clues_by == (["p1"] if teller is Holder.PERSON else [None])


async def test_the_first_view_of_a_phase_tells_its_whole_time(tmp_path: Path) -> None:
    """D3: the clock of a phase is set before anybody is shown that the phase has begun."""

    async def brain(_: Question) -> TurnMove | None:
        return None

    async with table_of_three(tmp_path, brain, settings=Settings(timer=60)) as live:
        watcher = Onlooker()
        live.enter(watcher)
        rng = Random(2)
        while live.table.game.turn == 1:
            game = live.table.game
            move = random_move(view(game, waiting_for(game)[0]), rng, Holder.PERSON)
            assert move is not None
            await live.do(lambda game=game, move=move: decide(game, move, rng))  # type: ignore[misc]
    views = [msgspec.json.decode(frame, type=ViewMessage).table for frame in watcher.seen]
    first: dict[tuple[int, Phase], float | None] = {}
    for seen in views:
        assert seen.game is not None
        first.setdefault((seen.game.turn, seen.game.phase), seen.time_left)
    assert len(first) == 4
    assert all(left is not None and left > 55 for left in first.values())


async def test_a_timer_that_is_changed_starts_anew(tmp_path: Path) -> None:
    """D3, D7: who sets a timer in a running game has it from that moment on, and can end it."""

    async def brain(_: Question) -> TurnMove | None:
        return None

    def time_left(watcher: Onlooker) -> float | None:
        return msgspec.json.decode(watcher.seen[-1], type=ViewMessage).table.time_left

    async with table_of_three(tmp_path, brain) as live:
        watcher = Onlooker()
        live.enter(watcher)
        for timer in (60, 90, None, 30):
            await live.do(lambda timer=timer: (SettingsChanged(Settings(timer=timer)),))  # type: ignore[misc]
            left = time_left(watcher)
            assert left is None if timer is None else (left or 0) > timer - 5
        set_at = time_left(watcher) or 0
        await asyncio.sleep(0.15)
        await live.do(lambda: (SettingsChanged(Settings(timer=30, chat=False)),))
        assert (time_left(watcher) or 0) < set_at


def everybody_enters(live: LiveTable) -> Onlooker:
    """All three are here; the last one's device."""
    watchers = [Onlooker() for _ in "ABC"]
    for watcher, name in zip(watchers, "ABC", strict=True):
        live.enter(watcher, token(name))
    return watchers[-1]


@pytest.mark.parametrize("where", ["here", "away"])
async def test_when_time_is_called_a_stand_in_tells_at_once(tmp_path: Path, where: str) -> None:
    """D3: in the race too, be its person here or not; nobody is shown that time starts anew."""

    async def brain(question: Question) -> TurnMove | None:
        return chance(question)

    settings = Settings(timer=1)
    async with table_of_three(tmp_path, brain, settings=settings, pace=LEISURELY) as live:
        watcher = Onlooker()
        live.enter(watcher)
        if where == "here":
            everybody_enters(live)
        await until(lambda: live.table.game.phase is Phase.CHOOSING)
    views = [msgspec.json.decode(frame, type=ViewMessage).table for frame in watcher.seen]
    called = [view for view in views if Holder.STAND_IN in {chair.holder for chair in view.chairs}]
    assert called[0].game is not None
    assert called[0].game.phase is Phase.RACING
    assert called[0].time_left == 0


async def test_who_is_here_has_the_seat_back_when_the_phase_closes(tmp_path: Path) -> None:
    """D3: a stand-in that has not chosen when another tells does not play on for somebody here."""

    async def brain(question: Question) -> TurnMove | None:
        own = question.view.own
        return chance(question) if own is not None and own.seat == 1 else None

    async with table_of_three(tmp_path, brain, pace=LEISURELY) as live:
        everybody_enters(live)
        await pass_seat(live, 0, Holder.STAND_IN)
        await pass_seat(live, 1, Holder.STAND_IN)
        await until(lambda: live.table.game.phase is Phase.CHOOSING)
        assert set(live.table.game.holders) == {Holder.PERSON}


async def test_who_is_away_is_stood_in_for_in_the_next_phase_too(tmp_path: Path) -> None:
    """D1: a stand-in for somebody who is not here stays when the phase closes."""

    async def brain(question: Question) -> TurnMove | None:
        return chance(question) if question.view.open.phase is Phase.RACING else None

    async with table_of_three(tmp_path, brain) as live:
        await pass_seat(live, 0, Holder.STAND_IN)
        await until(lambda: live.table.game.phase is Phase.CHOOSING)
        assert live.table.game.holders[0] is Holder.STAND_IN


async def silent(_: Question) -> TurnMove | None:
    return None


def patience(live: LiveTable) -> Patience:
    """What is left of it, as somebody is shown who comes just now."""
    watcher = Onlooker()
    live.enter(watcher)
    left = msgspec.json.decode(watcher.seen[-1], type=ViewMessage).table.patience
    live.watchers.pop(watcher)
    assert left is not None
    return left


async def test_patience_is_as_long_as_the_rule_says(tmp_path: Path) -> None:
    """D7: 45 seconds, then 30 more from the first nudge on, then 30 until one is enough."""
    async with table_of_three(tmp_path, silent) as live:
        assert patience(live).nudge_in == pytest.approx(45, abs=3)
        assert patience(live).stand_in_in is None
        await live.do(lambda: (Nudged("p1"),))
        assert astuple(patience(live)) == pytest.approx((45, 30, 60), abs=3)
        await asyncio.sleep(0.2)
        left = patience(live).stand_in_in
        await live.do(lambda: (Nudged("p2"),))
        assert (patience(live).stand_in_in or 0) <= (left or 0)
        await live.do(lambda: (MinuteTaken("p3"),))
        assert astuple(patience(live)) == pytest.approx((60, 60, 90), abs=3)


async def test_each_phase_has_all_of_its_patience(tmp_path: Path) -> None:
    """D7: a nudge, and what follows from it, is about one phase."""

    async def brain(question: Question) -> TurnMove | None:
        return chance(question) if question.view.open.phase is Phase.RACING else None

    async with table_of_three(tmp_path, brain) as live:
        await live.do(lambda: (Nudged("p1"),))
        await pass_seat(live, 0, Holder.STAND_IN)
        await until(lambda: live.table.game.phase is Phase.CHOOSING)
        assert patience(live).nudge_in == pytest.approx(45, abs=3)
        assert patience(live).stand_in_in is None


async def test_one_more_minute_is_one_on_the_clock(tmp_path: Path) -> None:
    """D7, D3: the timer of the phase runs for a minute more, and only of this phase."""
    async with table_of_three(tmp_path, silent, settings=Settings(timer=30)) as live:
        watcher = Onlooker()
        live.enter(watcher)
        await live.do(lambda: (MinuteTaken("p1"),))
        left = msgspec.json.decode(watcher.seen[-1], type=ViewMessage).table.time_left
        assert left == pytest.approx(90, abs=3)
        rng = Random(2)
        move = random_move(view(live.table.game, 0), rng, Holder.PERSON)
        assert move is not None
        await live.do(lambda: decide(live.table.game, move, rng))
        left = msgspec.json.decode(watcher.seen[-1], type=ViewMessage).table.time_left
        assert left == pytest.approx(30, abs=3)


async def test_a_stand_in_chooses_once_for_somebody_here(tmp_path: Path) -> None:
    """D7: it takes no time of its own, and the person has the seat again with the same entry."""

    async def brain(question: Question) -> TurnMove | None:
        return chance(question)

    async with table_of_three(tmp_path, brain, pace=LEISURELY) as live:
        everybody_enters(live)
        rng = Random(2)
        move = random_move(view(live.table.game, 2), rng, Holder.PERSON)
        assert move is not None
        await live.do(lambda: decide(live.table.game, move, rng))
        await pass_seat(live, 0, Holder.STAND_IN)
        await until(lambda: waiting_for(live.table.game) == (1,))
        assert set(live.table.game.holders) == {Holder.PERSON}


async def test_who_listens_harms_no_table(tmp_path: Path) -> None:
    """A listener that breaks is logged, and whoever moved notices nothing."""

    def listen(_: Change) -> None:
        raise OSError

    async def brain(question: Question) -> TurnMove | None:
        return chance(question)

    async with table_of_three(tmp_path, brain, listen) as live:
        await pass_seat(live, 0, Holder.STAND_IN)
        await until(lambda: live.table.game.phase is Phase.CHOOSING)


async def test_a_watcher_that_breaks_harms_no_other(tmp_path: Path) -> None:
    """Whoever can't be shown the table is told so, and all others are shown it."""

    class Broken(Onlooker):
        def show(self, shown: Shown) -> None:
            raise OSError(shown.seq)

        def fail(self, key: str, error: Exception) -> None:
            assert key == ""
            assert isinstance(error, OSError)
            self.dismissed = True

    async def brain(_: Question) -> TurnMove | None:
        return None

    async with table_of_three(tmp_path, brain) as live:
        broken, whole = Broken(), Onlooker()
        live.enter(broken)
        live.enter(whole)
        await pass_seat(live, 0, Holder.STAND_IN)
        assert broken.dismissed
        assert b"stand_in" in whole.seen[-1]
