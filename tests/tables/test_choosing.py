"""When bots and stand-ins choose, and when bots react."""

from collections.abc import Callable, Hashable
from itertools import pairwise
from random import Random

import pytest

from reverie import game as rules
from reverie.bots import random_move
from reverie.game import Holder, Phase, SeatPassed, TurnMove
from reverie.table import Pace, Question
from reverie.table.apply import replay
from reverie.table.attendance import Attendance
from reverie.table.choosing import Choosing, seats_without_person
from reverie.table.decide import Answer
from reverie.table.looking import Looking
from reverie.table.moves import AddBot, Begin
from reverie.table.reacting import Reacting
from reverie.table.reactions import Reacted
from reverie.table.scheduler import Scheduler
from reverie.table.state import Table
from tests.tables.at import after, seated

PACE = Pace()
SHORTEST, LONGEST = PACE.room


class Still(Scheduler):
    """A scheduler whose clock stands still unless somebody moves it, and that does nothing."""

    def __init__(self) -> None:
        self.time = 1_000.0
        self.planned: dict[Hashable, float] = {}

    def now(self) -> float:
        return self.time

    def plan(self, name: Hashable, seconds: float, do: Callable[[], None]) -> None:
        del do
        self.planned[name] = self.time + seconds

    def due(self, name: Hashable) -> float | None:
        return self.planned.get(name)

    def drop(self, name: Hashable) -> None:
        self.planned.pop(name, None)

    def under_way(self, name: Hashable) -> bool:
        del name
        return False


class At:
    """A table as errands see it, everybody there."""

    in_charge = True

    def __init__(self, table: Table) -> None:
        self.table = table
        self.attendance = Attendance((), 0.0)
        for person in table.people:
            self.attendance.arrive(person.id)

    def now(self) -> float:
        return 0.0

    def noted(self, moment: float) -> float:
        return moment

    async def do(self, deciding: Callable[[], Answer]) -> None:
        raise NotImplementedError(deciding)

    def show_soon(self) -> None:
        """Nobody looks."""

    def flash(self, reacted: Reacted) -> None:
        raise NotImplementedError(reacted)


async def nobody(question: Question) -> TurnMove | None:
    raise NotImplementedError(question)


class Watched:
    """A table at which a person has told a clue, and when the others are going to choose."""

    def __init__(
        self, people: int, bots: int, seed: int, *, teller: Holder = Holder.PERSON
    ) -> None:
        table = seated(people)
        for _ in range(bots):
            table = after(table, "p1", AddBot())
        self.live = At(after(table, "p1", Begin()))
        self.clock = Still()
        looking = Looking(self.live, self.clock, PACE)
        self.choosing = Choosing(self.live, looking, nobody, PACE, Random(seed))
        self.choose(0 if teller is Holder.PERSON else people)

    def choose(self, *seats: int) -> None:
        """Let these choose, whoever plays them."""
        rng = Random(5)
        for seat in seats:
            table = self.live.table
            move = random_move(rules.view(table.game, seat), rng, table.game.holders[seat])
            assert move is not None
            decision = rules.decide(table.game, move, rng)
            assert isinstance(decision, tuple)
            self.live.table = replay(decision, table)
        self.choosing.run()

    def waits(self) -> list[float]:
        """Seconds until each of the bots chooses, the next one first."""
        return sorted(at - self.clock.time for at in self.clock.planned.values())

    def all_choose(self) -> None:
        """The cards of everybody lie on the board."""
        self.choose(*rules.waiting_for(self.live.table.game))
        assert self.live.table.game.phase is Phase.VOTING


def one_by_one(waits: list[float]) -> bool:
    """Whether no two choices fall together, and the last comes after 4 to 8 s."""
    gaps = [later - sooner for sooner, later in pairwise(waits)]
    least = SHORTEST / len(waits) - 0.001
    return SHORTEST <= waits[-1] <= LONGEST and all(gap >= least for gap in gaps)


@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize(("people", "bots"), [(1, 2), (1, 5), (1, 11), (2, 3), (4, 8)])
def test_a_person_who_tells_has_their_minute(people: int, bots: int, seed: int) -> None:
    """When a person tells, cards and votes of bots come in one by one over 4 to 8 s in all."""
    watched = Watched(people, bots, seed)
    assert len(watched.waits()) == bots
    assert one_by_one(watched.waits())
    watched.all_choose()
    assert len(watched.waits()) == bots
    assert one_by_one(watched.waits())


def test_bots_keep_their_moments_once_people_have_chosen() -> None:
    """The minute is the storyteller's, even if all other people choose at once."""
    watched = Watched(3, 4, seed=1)
    before = watched.waits()
    watched.choose(1, 2)
    assert watched.waits() == before


def test_a_bot_that_tells_needs_no_room() -> None:
    """When a bot has told and people have chosen, the others choose within a moment."""
    watched = Watched(2, 4, seed=1, teller=Holder.BOT)
    assert all(PACE.thinking[0] <= wait <= PACE.thinking[1] for wait in watched.waits())
    watched.choose(0, 1)
    assert all(wait <= PACE.hurry[1] for wait in watched.waits())


def test_whoever_is_stood_in_for_later_holds_up_nobody() -> None:
    """A stand-in who sits down when everybody else has chosen chooses within a moment."""
    watched = Watched(2, 2, seed=1)
    watched.choose(*seats_without_person(watched.live.table))
    watched.clock.time += 60
    watched.live.table = replay([SeatPassed(1, Holder.STAND_IN)], watched.live.table)
    watched.choosing.run()
    assert len(watched.waits()) == 1
    assert watched.waits()[0] <= PACE.hurry[1]


def test_a_reaction_comes_after_the_points() -> None:
    """Bots react 1 to 3 s after the points are shown, and give nothing away before."""
    soonest, latest = (PACE.points + wait for wait in (1, 3))
    shown = 0
    for seed in range(30):
        watched = Watched(1, 5, seed)
        watched.all_choose()
        watched.choose(*rules.waiting_for(watched.live.table.game))
        watched.clock.planned.clear()
        Reacting(watched.live, watched.clock, PACE, Random(seed)).plan()
        assert all(soonest <= wait <= latest for wait in watched.waits())
        shown += len(watched.waits())
    assert shown > 0
