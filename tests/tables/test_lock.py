"""F15: a table that is locked lets nobody new in, and whoever is removed stays away."""

from random import Random

import pytest

from reverie.table import LiveTable, Pace, Question, Services, Settings
from reverie.table.apply import replay
from reverie.table.decide import Moment
from reverie.table.events import PersonLeft, TableLocked, TableUnlocked
from reverie.table.lock import ONLOOKERS_KEPT, was_removed
from reverie.table.lock import admits as admits_now
from reverie.table.moves import (
    AddBot,
    Begin,
    ComeBack,
    Join,
    Leave,
    Lock,
    PassHost,
    RemovePerson,
    Say,
    TakeOver,
    Unlock,
)
from reverie.table.seen import Times, seen_table
from reverie.table.state import REMOVED_KEPT, Table
from reverie.table.tokens import hashed
from tests.kit.memory_log import MemoryLog
from tests.tables.at import COLOURS, PACKS, after, happened, playing, refused, seated, token
from tests.tables.onlooker import Onlooker

NOBODY: frozenset[str] = frozenset()


def admits(table: Table, shown: str | None) -> bool:
    """Whether it does so some time after anybody has left."""
    return admits_now(table, shown, NOBODY)


STRANGER = Join("Eve", token("Eve"))


@pytest.mark.parametrize("table", [seated(3), playing(3)], ids=["before a game", "in a game"])
def test_nobody_new_joins_a_locked_table(table: Table) -> None:
    """The host locks it at any time; whoever is there goes on, and newcomers wait."""
    locked = after(table, "p1", Lock())
    assert seen_table(locked, NOBODY, Times()).locked
    assert refused(locked, None, STRANGER) == "table_locked"
    assert after(locked, "p2", Say("still here")).chat[-1].text == "still here"
    unlocked = after(locked, "p1", Unlock())
    assert not seen_table(unlocked, NOBODY, Times()).locked
    assert len(after(unlocked, None, STRANGER).people) == 4


def test_only_the_host_locks() -> None:
    """Others can't, and a new host can."""
    table = seated(3)
    assert refused(table, "p2", Lock()) == "not_host"
    assert refused(table, None, Lock()) == "not_joined"
    locked = after(table, "p1", Lock())
    assert refused(locked, "p2", Unlock()) == "not_host"
    assert not after(after(locked, "p1", PassHost("p2")), "p2", Unlock()).locked


def test_to_lock_twice_is_to_lock_once() -> None:
    """What changes nothing leaves nothing behind."""
    table = seated(3)
    assert happened(table, "p1", Unlock()) == ()
    assert happened(after(table, "p1", Lock()), "p1", Lock()) == ()


def test_a_locked_table_shows_itself_to_those_inside() -> None:
    """People come back by their tokens, who watched when it was locked by theirs, others don't."""
    screen, late = "the screen in the living room".ljust(40), "somebody who comes later".ljust(40)
    open_table = seated(3)
    assert all(admits(open_table, shown) for shown in (None, "", late, token("N2")))
    locked = after(open_table, "p1", Lock(), Moment(PACKS, onlookers=(hashed(screen),)))
    assert admits(locked, token("N2"))
    assert admits(locked, screen)
    assert not any(admits(locked, shown) for shown in (None, "", late))
    assert refused(locked, None, Join("Screen", screen)) == "table_locked"
    again = after(after(locked, "p1", Unlock()), "p1", Lock())
    assert not admits(again, screen), "who was not there when it was locked anew"


def test_who_left_is_outside() -> None:
    """Whoever goes for good is a stranger, and has to wait until the table is open."""
    locked = after(after(seated(3), "p1", Lock()), "p2", Leave())
    assert not admits(locked, token("N2"))
    assert refused(locked, None, Join("N2", token("N2"))) == "table_locked"
    assert len(after(after(locked, "p1", Unlock()), None, Join("N2", token("N2"))).people) == 3


@pytest.mark.parametrize("table", [seated(3), playing(4)], ids=["before a game", "in a game"])
def test_who_is_removed_stays_away(table: Table) -> None:
    """To remove locks: neither the same token nor another comes in, and the same never does."""
    events = happened(table, "p1", RemovePerson("p2"), Moment(PACKS, onlookers=("a", "b")))
    assert events[-2:] == (PersonLeft("p2", removed=True), TableLocked(("a", "b")))
    gone = replay(events, table)
    assert gone.locked
    assert refused(gone, None, Join("N2", token("N2"))) == "removed"
    assert refused(gone, None, Join("Another", token("another"))) == "table_locked"
    assert was_removed(gone, token("N2"))
    assert not was_removed(gone, None)
    unlocked = after(gone, "p1", Unlock())
    assert refused(unlocked, None, Join("N2", token("N2"))) == "removed"
    assert len(after(unlocked, None, Join("N2", token("anew"))).people) == len(table.people)


def test_who_is_removed_does_not_look_on_either() -> None:
    """F15: they had left, looked on as nobody when the table was locked, and come back."""
    moment = Moment(PACKS, just_left=frozenset({"p2"}), onlookers=(hashed(token("N2")), "a"))
    left = after(playing(4), "p2", Leave())
    locked = after(left, "p1", Lock(), moment)
    back = after(locked, None, ComeBack(token("N2")), moment)
    for table in (
        after(back, "p1", RemovePerson("p2")),
        after(left, "p1", RemovePerson("p2"), moment),
    ):
        assert not admits(table, token("N2"))
        assert table.onlookers == ("a",)
        assert not admits(after(table, "p1", Unlock()), token("N2"))


def test_to_remove_somebody_from_a_locked_table_keeps_those_inside() -> None:
    """It is locked already, for the same onlookers."""
    locked = after(seated(3), "p1", Lock(), Moment(PACKS, onlookers=("a",)))
    events = happened(locked, "p1", RemovePerson("p3"))
    assert not any(isinstance(event, TableLocked | TableUnlocked) for event in events)
    assert replay(events, locked).onlookers == ("a",)


def test_who_is_inside_may_take_a_bots_seat() -> None:
    """A lock is about coming in, not about what people at the table do."""
    table = after(after(seated(2), "p1", AddBot()), None, Join("Zoe", token("Zoe")))
    locked = after(after(table, "p1", Begin()), "p1", Lock())
    assert after(locked, "p3", TakeOver(2)).chairs[2].claimed_by == "p3"


def test_what_a_lock_remembers_is_bounded() -> None:
    """Of many onlookers those who came first may come back; of many removed the last are known."""
    many = tuple(str(number) for number in range(1000))
    table = after(seated(3), "p1", Lock(), Moment(PACKS, onlookers=many))
    assert table.onlookers == many[:ONLOOKERS_KEPT]
    table = after(table, "p1", Unlock())
    for number in range(REMOVED_KEPT + 1):
        table = after(table, None, Join("Eve", token(f"Eve {number}")))
        table = after(after(table, "p1", RemovePerson(table.people[-1].id)), "p1", Unlock())
    assert len(table.removed) == REMOVED_KEPT
    assert was_removed(table, token(f"Eve {REMOVED_KEPT}"))


async def nobody(_: Question) -> None:
    """No bot plays here."""


async def test_who_has_left_and_looks_on_is_removed_from_there() -> None:
    """F15: the token by which they look as nobody opens the table no more, nor keeps it open."""
    live = LiveTable("BCDFG", Services(MemoryLog(), PACKS, nobody, Pace(), Random(1)))
    await live.open(Settings())
    devices = [Onlooker() for _ in range(3)]
    for number, device in enumerate(devices):
        live.enter(device)
        live.act(device, "join", Join("N", token(f"N{number}"), COLOURS[number]))
    live.act(devices[0], "begin", Begin())
    live.act(devices[2], "leave", Leave())
    await live.do(lambda: ())
    screen, looking_on = Onlooker(), Onlooker()
    live.enter(looking_on, token("N2"))
    live.enter(screen, token("screen"))
    live.act(devices[0], "remove", RemovePerson("p3"))
    await live.do(lambda: ())
    assert (looking_on.dismissed, looking_on.removed) == (True, True)
    assert not screen.dismissed
    assert looking_on not in live.watchers
    live.close()
