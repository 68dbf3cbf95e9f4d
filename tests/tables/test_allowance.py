"""So much at once, then a little more every moment; and what a table makes of it."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from reverie.game import ClueKind, waiting_for
from reverie.table import LiveTable, Pace, Question, Services, Settings
from reverie.table.allowance import Allowance
from reverie.table.growth import JOINS_AT_ONCE, MOVES_AT_ONCE, MOVES_OF_HOUSEHOLD_AT_ONCE
from reverie.table.moves import (
    AddBot,
    Begin,
    ComeBack,
    Join,
    Leave,
    Lock,
    PlayCards,
    Rename,
    StrictClue,
    TellClue,
)
from tests.kit.memory_log import MemoryLog
from tests.tables.at import COLOURS, PACKS, token
from tests.tables.onlooker import Onlooker


async def nobody(_: Question) -> None:
    """No bot plays here."""


class Hurried(Onlooker):
    """Somebody who counts how often they were told to slow down."""

    def __init__(self) -> None:
        super().__init__()
        self.held_back = 0
        self.made = 0

    def acknowledge(self, key: str) -> None:
        super().acknowledge(key)
        self.made += 1

    def slow_down(self, key: str) -> None:
        assert key
        self.held_back += 1


async def opened() -> LiveTable:
    services = Services(MemoryLog(), PACKS, nobody, Pace(breath=3600), Random(1))
    live = LiveTable("BCDFG", services)
    await live.open(Settings())
    return live


async def join(
    live: LiveTable, name: str, seat: int | None = None, household: str = "home"
) -> Hurried:
    watcher = Hurried()
    watcher.household = household
    live.enter(watcher)
    colour = None if seat is None else COLOURS[seat]
    live.act(watcher, "join", Join(name, token(name), colour))
    await live.do(lambda: ())
    return watcher


@given(st.lists(st.floats(0, 3), max_size=60))
def test_no_more_than_that(pauses: list[float]) -> None:
    """In any stretch of time nobody takes more than all at once and what came back meanwhile."""
    allowance = Allowance(5, 2.0)
    now, taken = 100.0, list[float]()
    for number, pause in enumerate(pauses):
        now += pause
        if allowance.take("a", now):
            taken.append(now)
        else:
            assert len(taken) >= 5
        assert allowance.take(f"b{number}", now), "somebody else has their own"
    for first, begin in enumerate(taken):
        for last, end in enumerate(taken[first:], first):
            assert last - first + 1 <= 5 + (end - begin) / 2.0 + 1e-6


def test_after_a_pause_all_of_it_is_there() -> None:
    """Whoever has waited long enough has the whole allowance again, and nothing is kept of them."""
    allowance = Allowance(5, 2.0)
    for begin in (0.0, 10.0, 20.0):
        assert [allowance.take("a", begin) for _ in range(6)] == [True] * 5 + [False]
    assert allowance.take("a", 22.0)


async def test_one_person_fills_no_history() -> None:
    """After many moves that no game waits for, a person is told to slow down; others are not."""
    live = await opened()
    ada, ben = await join(live, "Ada", 0), await join(live, "Ben", 1)
    for number in range(MOVES_AT_ONCE + 40):
        live.act(ada, f"k{number}", Rename(f"Ada {number}"))
        await live.do(lambda: ())
    assert ada.held_back == 40
    seq = live.seq
    live.act(ben, "k", Rename("Benjamin"))
    await live.do(lambda: ())
    assert live.seq == seq + 1
    live.act(ada, "same", Rename(live.table.people[0].name))
    await live.do(lambda: ())
    assert ada.held_back == 40, "what changes nothing is free"
    live.close()


async def test_whoever_comes_and_goes_fills_no_history() -> None:
    """Somebody who joins anew again and again is held back by what their household may do."""
    live = await opened()
    watcher = Hurried()
    for number in range(MOVES_OF_HOUSEHOLD_AT_ONCE):
        watcher = Hurried()
        live.enter(watcher)
        live.act(watcher, "join", Join("Ada", token(str(number))))
        await live.do(lambda: ())
        if watcher.held_back:
            break
        live.act(watcher, "leave", Leave())
    assert watcher.held_back
    assert live.seq <= 2 * JOINS_AT_ONCE + 1
    live.close()


async def test_strangers_do_not_use_up_what_the_host_needs() -> None:
    """F15: however much those without a seat have done, the host can lock the table."""
    live = await opened()
    ada = await join(live, "Ada", 0)
    strangers = [await join(live, f"N{number}") for number in range(20)]
    for number in range(MOVES_AT_ONCE):
        for watcher in strangers:
            live.act(watcher, f"k{number}", Rename(f"M{number}"))
        await live.do(lambda: ())
    assert all(watcher.held_back for watcher in strangers)
    live.act(ada, "lock", Lock())
    await live.do(lambda: ())
    assert live.table.locked
    live.close()


async def test_a_household_keeps_nobody_else_out() -> None:
    """F15: whatever people of one household do, those of another may join and be renamed."""
    live = await opened()
    await join(live, "Ada", 0)
    pests = [await join(live, f"N{number}", household="pests") for number in range(JOINS_AT_ONCE)]
    for number in range(MOVES_AT_ONCE):
        for watcher in pests:
            live.act(watcher, f"k{number}", Rename(f"M{number}"))
        await live.do(lambda: ())
    assert all(watcher.held_back for watcher in pests)
    grandma = await join(live, "Grandma", household="far away")
    live.act(grandma, "rename", Rename("Granny"))
    await live.do(lambda: ())
    assert (grandma.made, grandma.held_back) == (2, 0)
    live.close()


async def test_an_undo_is_no_join() -> None:
    """D4: however many of a household have joined, whoever has left may think better of it."""
    live = await opened()
    ada, ben = await join(live, "Ada", 0), await join(live, "Ben", 1)
    live.act(ada, "bot", AddBot())
    live.act(ada, "begin", Begin())
    for number in range(JOINS_AT_ONCE - 2):
        await join(live, f"N{number}")
    assert (await join(live, "one more")).held_back
    live.act(ben, "leave", Leave())
    back = Hurried()
    live.enter(back)
    live.act(back, "back", ComeBack(token("Ben")))
    await live.do(lambda: ())
    assert live.table.chairs[1].person == "p2"
    live.close()


async def test_moves_of_one_who_has_left_are_nobodys() -> None:
    """A leave and a join in one breath leave nobody behind who is neither here nor gone."""
    live = await opened()
    ada = await join(live, "Ada", 0)
    eve = await join(live, "Eve")
    live.act(eve, "leave", Leave())
    live.act(eve, "join again", Join("Eve", token("another Eve")))
    await live.do(lambda: ())
    assert [person.name for person in live.table.people] == ["Ada"]
    assert ada.made == 1
    live.close()


async def test_what_a_game_waits_for_is_free() -> None:
    """However much somebody has done: the game gets its moves, but choices change no more."""
    live = await opened()
    ada = await join(live, "Ada", 0)
    ben = await join(live, "Ben", 1)
    for number in range(3):
        live.act(ada, f"bot {number}", AddBot())
    live.act(ada, "begin", Begin())
    for watcher in (ada, ben):
        for number in range(MOVES_AT_ONCE + 1):
            live.act(watcher, f"k{number}", Rename(f"N{number}"))
            await live.do(lambda: ())
        assert watcher.held_back
    hands = live.table.game.hands
    live.act(ada, "tell", TellClue(1, 1, hands[0][0], StrictClue(ClueKind.TEXT, "x")))
    live.act(ben, "play", PlayCards(1, 1, hands[1][:1]))
    await live.do(lambda: ())
    assert 1 not in waiting_for(live.table.game)
    held_back = ben.held_back
    live.act(ben, "change", PlayCards(1, 1, hands[1][1:2]))
    await live.do(lambda: ())
    assert ben.held_back == held_back + 1
    assert live.table.game.played[1] == hands[1][:1]
    live.close()
