"""D4: whoever leaves for good leaves the seat to a bot; for a while that can be undone."""

import pytest
from msgspec.structs import replace

from reverie.game import Holder, SeatPassed
from reverie.table.apply import replay
from reverie.table.decide import Moment
from reverie.table.events import (
    ChairPassed,
    HostPassed,
    PersonLeft,
    PersonReturned,
    SeatClaimed,
    TableLocked,
)
from reverie.table.lock import admits
from reverie.table.moves import (
    ComeBack,
    Join,
    Leave,
    Lock,
    PassHost,
    RemovePerson,
    TakeOver,
)
from reverie.table.state import Table
from reverie.table.view import viewer_of
from tests.tables.at import MOMENT, PACKS, after, happened, playing, refused, token, turn_played

JUST_NOW = replace(MOMENT, just_left=frozenset({"p1", "p2"}))
BACK = ComeBack(token("N2"))


def left(table: Table | None = None) -> Table:
    """A game that p2 has just left."""
    return after(table or playing(4), "p2", Leave())


def test_a_leave_is_undone_in_the_same_turn() -> None:
    """D4: the same person has the same seat, hand and choice, as if nothing had been."""
    before = playing(4)
    assert happened(left(before), None, BACK, JUST_NOW) == (
        PersonReturned("p2"),
        ChairPassed(1, "p2"),
        SeatPassed(1, Holder.PERSON),
    )
    back = after(left(before), None, BACK, JUST_NOW)
    assert (back.chairs, back.game, back.host) == (before.chairs, before.game, before.host)
    assert set(back.people) == set(before.people)
    assert back.players == before.players
    assert viewer_of(back, "p2") == 1


def test_a_host_who_comes_back_is_the_host() -> None:
    """D4: another one has been it meanwhile."""
    table = after(playing(4), "p1", Leave())
    assert table.host == "p2"
    back = after(table, None, ComeBack(token("N1")), JUST_NOW)
    assert back.host == "p1"


@pytest.mark.parametrize("order", [("N1", "N2"), ("N2", "N1")])
def test_of_two_hosts_who_come_back_the_first_to_have_left_is_the_host(
    order: tuple[str, str],
) -> None:
    """D4: whoever was host because another had left does not keep the role from that one."""
    table = after(after(playing(4), "p1", Leave()), "p2", Leave())
    assert table.host == "p3"
    for name in order:
        table = after(table, None, ComeBack(token(name)), JUST_NOW)
    assert table.host == "p1"


def test_who_was_made_host_stays_it() -> None:
    """D4: once a host has chosen another one, nobody who comes back takes the role."""
    table = after(after(playing(4), "p1", Leave()), "p2", PassHost("p3"))
    assert after(table, None, ComeBack(token("N1")), JUST_NOW).host == "p3"


def test_somebody_is_host_at_a_table_that_all_had_left() -> None:
    """D4: whoever comes back first, until the one does who was it; so with a newcomer."""
    table = after(after(after(playing(3), "p2", Leave()), "p3", Leave()), "p1", Leave())
    assert table.host is None
    assert after(table, None, Join("Eve", token("Eve"))).host == "p4"
    for first in (BACK, Join("Eve", token("Eve"))):
        met = after(table, None, first, JUST_NOW)
        assert met.host not in (None, "p1")
        assert after(met, None, ComeBack(token("N1")), JUST_NOW).host == "p1"


def test_it_can_be_undone_for_a_while_only() -> None:
    """D4: later one comes back as somebody new."""
    assert refused(left(), None, BACK, Moment(PACKS)) == "too_late"
    assert refused(left(), None, ComeBack(token("N3")), JUST_NOW) == "too_late"


def test_in_a_later_turn_the_seat_is_theirs_from_the_next_on() -> None:
    """D4, D8: the bot has played a turn that nobody has seen, and plays it to its end."""
    later = turn_played(left())
    assert later.game.turn == 2
    assert happened(later, None, BACK, JUST_NOW) == (PersonReturned("p2"), SeatClaimed(1, "p2"))
    back = after(later, None, BACK, JUST_NOW)
    assert viewer_of(back, "p2") is None
    assert turn_played(back).chairs[1].person == "p2"


def test_whom_somebody_else_has_followed_watches() -> None:
    """D4, D8: a seat that was claimed meanwhile stays with whoever has claimed it."""
    table = after(left(), None, Join("Eve", token("Eve")))
    table = after(table, "p5", TakeOver(1))
    assert happened(table, None, BACK, JUST_NOW) == (PersonReturned("p2"),)
    seated = turn_played(after(left(), None, Join("Eve", token("Eve"))))
    seated = turn_played(after(seated, "p5", TakeOver(1)))
    assert happened(seated, None, BACK, JUST_NOW) == (PersonReturned("p2"),)


def test_who_was_removed_does_not_come_back() -> None:
    """D4: it was not they who left."""
    table = after(playing(4), "p1", RemovePerson("p2"))
    assert refused(table, None, BACK, JUST_NOW) == "removed"


def test_who_has_just_left_may_be_removed() -> None:
    """D4, F15: the host is as quick as they are; then nothing is to be undone, and it is locked."""
    events = happened(left(), "p1", RemovePerson("p2"), replace(JUST_NOW, onlookers=("a",)))
    assert events == (PersonLeft("p2", removed=True), TableLocked(("a",)))
    removed = replay(events, left())
    assert refused(removed, None, BACK, JUST_NOW) == "removed"
    assert refused(removed, None, Join("N2", BACK.token)) == "removed"
    assert not admits(removed, BACK.token, JUST_NOW.just_left)
    assert removed.chairs == left().chairs
    assert refused(removed, "p1", RemovePerson("p2")) == "no_such_person"


def test_who_joined_again_and_was_removed_does_not_come_back() -> None:
    """D4: whoever leaves and joins with the same token is somebody new, and has nothing to undo."""
    table = after(playing(4), "p2", Leave())
    table = after(table, None, Join("Ben", BACK.token))
    assert refused(table, None, BACK, JUST_NOW) == "too_late"
    table = after(table, "p1", RemovePerson("p5"))
    assert refused(table, None, BACK, JUST_NOW) == "removed"


@pytest.mark.parametrize("who", [None, "p2"])
def test_nobody_comes_back_twice(who: str | None) -> None:
    """D4: once is enough, and who is here has nothing to undo."""
    back = after(left(), None, BACK, JUST_NOW)
    assert refused(back, who, BACK, JUST_NOW) == ("already_joined" if who else "too_late")


def test_a_lock_does_not_keep_them_out() -> None:
    """D4: who has just left may look at a table that was locked meanwhile, and come back."""
    locked = after(left(), "p1", Lock())
    assert admits(locked, token("N2"), JUST_NOW.just_left)
    assert not admits(locked, token("N2"), frozenset()), "later they are strangers"
    assert not admits(locked, token("Eve"), JUST_NOW.just_left)
    assert after(locked, None, BACK, JUST_NOW).chairs[1].person == "p2"


def test_the_host_is_followed_after_somebody_has_left() -> None:
    """D4: what happened is told in its order."""
    assert happened(playing(4), "p1", Leave()) == (
        SeatPassed(0, Holder.BOT),
        PersonLeft("p1"),
        HostPassed("p2"),
    )
