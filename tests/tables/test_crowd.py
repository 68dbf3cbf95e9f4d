"""How many may look at a table who are none of its people, and how many may join it."""

import asyncio
from random import Random

from reverie.table import LiveTable, Pace, Question, Services, Settings
from reverie.table.crowd import FOR_OTHERS, MOST_OF_A_HOUSEHOLD, MOST_ONLOOKERS, has_room, in_turn
from reverie.table.growth import JOINS_AT_ONCE
from reverie.table.moves import Join, Say
from reverie.table.reactions import Reacted, Reaction
from reverie.table.state import MOST_PEOPLE, PersonId
from reverie.table.view import Shown
from reverie.table.watcher import Watcher
from tests.kit.memory_log import MemoryLog
from tests.patience import PATIENCE
from tests.tables.at import COLOURS, PACKS, token
from tests.tables.onlooker import Onlooker


class Visitor(Onlooker):
    """Somebody from a household, who counts what comes."""

    def __init__(self, household: str) -> None:
        super().__init__()
        self.household = household
        self.answers: list[str] = []
        self.flashes = 0
        self.caught_up = asyncio.Event()
        """with everything that was said"""

    def show(self, shown: Shown) -> None:
        super().show(shown)
        if b'"text":"49"' in self.seen[-1]:
            self.caught_up.set()

    def acknowledge(self, key: str) -> None:
        super().acknowledge(key)
        self.answers.append("done")

    def refuse(self, key: str, code: str) -> None:
        assert key
        self.answers.append(code)

    def slow_down(self, key: str) -> None:
        assert key
        self.answers.append("too_fast")

    def flash(self, reacted: Reacted) -> None:
        assert reacted.reaction
        self.flashes += 1


async def nobody(_: Question) -> None:
    """No bot plays here."""


async def opened(pace: Pace) -> LiveTable:
    live = LiveTable("BCDFG", Services(MemoryLog(), PACKS, nobody, pace, Random(1)))
    await live.open(Settings())
    return live


async def join(live: LiveTable, household: str, number: int) -> Visitor:
    visitor = Visitor(household)
    live.enter(visitor)
    live.act(visitor, "join", Join(f"N{number}", token(f"{household} {number}")))
    await live.do(lambda: ())
    return visitor


def test_a_crowd_has_a_bound() -> None:
    """F4: so many look on, fewer of one household, and the last places are for other households."""
    crowd: dict[Watcher, PersonId | None] = {}
    for number in range(MOST_ONLOOKERS):
        home = f"home {number % 5}"
        if has_room(crowd, home):
            crowd[Visitor(home)] = None
    assert len(crowd) == MOST_ONLOOKERS - FOR_OTHERS
    for number in range(MOST_ONLOOKERS):
        if has_room(crowd, f"other {number}"):
            crowd[Visitor(f"other {number}")] = None
    assert len(crowd) == MOST_ONLOOKERS
    alone: dict[Watcher, PersonId | None] = {
        Visitor("home"): None for _ in range(MOST_OF_A_HOUSEHOLD)
    }
    assert not has_room(alone, "home")
    assert has_room(dict.fromkeys(alone, "p1"), "home"), "people are none of the crowd"


def test_of_every_household_one_comes_first() -> None:
    """F15: many sockets of one stranger don't push the TV out of those who may come back."""
    many: dict[Watcher, str] = {Visitor("stranger"): f"s{number}" for number in range(60)}
    assert in_turn({**many, Visitor("family"): "TV"})[:2] == ("s0", "TV")


async def test_one_household_can_not_take_all_places() -> None:
    """F15: so many people of one address join a table; then those of others still may."""
    live = await opened(Pace(breath=3600))
    strangers = [await join(live, "stranger", number) for number in range(MOST_PEOPLE)]
    assert sum("done" in visitor.answers for visitor in strangers) == JOINS_AT_ONCE
    assert "done" in (await join(live, "family", 1)).answers
    live.close()


async def test_who_is_long_gone_makes_room() -> None:
    """F15: at a table with all its people, the first without a seat who is long gone makes room."""
    live = await opened(Pace(grace=0))
    first = Visitor("host")
    live.enter(first)
    live.act(first, "join", Join("Ada", token("Ada"), COLOURS[0]))
    people = [await join(live, f"home {number}", number) for number in range(1, MOST_PEOPLE)]
    assert (await join(live, "late", 1)).answers == ["table_full"]
    for visitor in (first, people[3]):
        await live.exit(visitor)
    assert (await join(live, "late", 2)).answers == ["done"]
    names = [person.name for person in live.table.people]
    assert "Ada" in names, "who sits stays"
    assert "N4" not in names
    assert len(names) == MOST_PEOPLE
    live.close()


async def test_beyond_the_bound_the_mover_is_shown_it_at_once_and_the_others_soon() -> None:
    """F10: a table that has sent too much answers moves, and shows everybody the newest state."""
    live = await opened(Pace(views=4))
    ada, ben = [await join(live, "home", number) for number in range(2)]
    seen = len(ben.seen)
    for number in range(50):
        live.act(ada, f"k{number}", Say(str(number)))
        await live.do(lambda: ())
    assert ada.answers == ["done"] * 51
    assert len(ada.seen) > 50
    assert len(ben.seen) - seen <= 4, "nobody else is sent each of them"
    async with asyncio.timeout(PATIENCE):
        await ben.caught_up.wait()
    live.close()


async def test_too_many_reactions_are_not_shown() -> None:
    """F10: reactions pass, and those beyond the bound are left out; views come all the same."""
    live = await opened(Pace(views=100))
    ada, ben = [await join(live, "home", number) for number in range(2)]
    for _ in range(500):
        live.flash(Reacted(Reaction.CLAP, "p1"))
    assert 10 <= ben.flashes <= 60
    live.act(ada, "say", Say("hello"))
    await live.do(lambda: ())
    assert b"hello" in ben.seen[-1]
    live.close()
