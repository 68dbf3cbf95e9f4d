"""D9: the next game is for those who are ready for it, and nobody is thrown out before."""

import pytest
from msgspec.structs import replace

from reverie.game import Phase
from reverie.table.beginning import all_ready, counted, half_ready, most_ready, others_ready
from reverie.table.decide import Moment
from reverie.table.moves import (
    AddBot,
    Begin,
    BeReady,
    ChangeSettings,
    Join,
    Leave,
    LeaveChair,
    Lock,
    PassHost,
    RemoveBot,
    RemovePerson,
    Rename,
    Say,
    TableMove,
    TakeChair,
)
from reverie.table.state import Moments, PersonId, Table
from tests.tables.at import COLOURS, PACKS, after, answer, playing, refused, seated, token

NOBODY: frozenset[PersonId] = frozenset()


def over(table: Table) -> Table:
    return replace(table, game=replace(table.game, phase=Phase.OVER))


def ready(table: Table, *people: PersonId) -> Table:
    for person in people:
        table = after(table, person, BeReady())
    return table


def test_a_person_says_so_for_themselves() -> None:
    """D9: whoever sits at the table after a game may be ready, and change their mind."""
    table = ready(over(playing(3)), "p2", "p1")
    assert table.ready == ("p2", "p1")
    assert answer(table, "p2", BeReady()) == ()
    assert after(table, "p2", BeReady(ready=False)).ready == ("p1",)
    assert answer(over(playing(3)), "p2", BeReady(ready=False)) == ()
    assert table.game.phase is Phase.OVER


def test_who_can_not_be_ready() -> None:
    """D9: not who watches, not while a game is on, nor the host before the first: they start it."""
    watched = after(over(playing(3)), None, Join("Eve", token("Eve")))
    assert refused(watched, "p4", BeReady()) == "not_seated"
    assert refused(playing(3), "p2", BeReady()) == "game_running"
    assert refused(seated(3), "p1", BeReady()) == "first_game"


@pytest.mark.parametrize(
    ("people", "said", "most", "everybody"),
    [
        (3, 1, False, False),
        (3, 2, True, False),
        (3, 3, True, True),
        (4, 2, False, False),
        (4, 3, True, False),
        (12, 6, False, False),
        (12, 7, True, False),
    ],
)
def test_most_are_more_than_half(people: int, said: int, *, most: bool, everybody: bool) -> None:
    """D9: half of the people are not most of them."""
    table = ready(over(playing(people)), *(f"p{number + 1}" for number in range(said)))
    assert most_ready(table, NOBODY) is most
    assert all_ready(table, NOBODY) is everybody


def test_bots_are_always_ready_and_the_absent_are_not_waited_for() -> None:
    """D9: it is the people who count who are there; a program that has joined is a bot too."""
    table = after(
        after(seated(2), "p1", AddBot()), None, Join("T", token("T"), COLOURS[9], bot=True)
    )
    table = over(after(table, "p1", Begin()))
    assert counted(table, NOBODY) == ["p1", "p2"]
    assert not most_ready(ready(table, "p1"), NOBODY)
    assert all_ready(ready(table, "p1"), frozenset({"p2"}))
    assert not all_ready(table, frozenset({"p1", "p2"}))


def test_the_host_begins_once_all_others_are_ready() -> None:
    """D9: no host can throw others out of the end of a game; with bots alone there is nobody."""
    table = over(playing(3))
    assert refused(table, "p2", Begin()) == "not_host"
    assert refused(ready(table, "p2"), "p1", Begin()) == "not_ready"
    assert after(ready(table, "p2", "p3"), "p1", Begin()).games == 2
    gone = Moment(PACKS, long_gone=frozenset({"p3"}))
    assert after(ready(table, "p2"), "p1", Begin(), gone).games == 2
    bots = seated(1)
    for _ in range(3):
        bots = after(bots, "p1", AddBot())
    watching = over(after(after(bots, "p1", LeaveChair()), "p1", Begin()))
    assert after(watching, "p1", Begin()).games == 2


def test_readiness_ends_with_the_next_game_and_with_getting_up() -> None:
    """D9: nobody is ready for the game after the next, nor without a seat."""
    table = ready(over(playing(4)), "p2", "p3", "p4")
    assert after(table, "p1", Begin()).ready == ()
    assert after(table, "p3", LeaveChair()).ready == ("p2", "p4")
    assert after(table, "p2", Leave()).ready == ("p3", "p4")
    with_bot = after(table, "p1", AddBot())
    assert after(with_bot, "p1", RemoveBot(4)).ready == table.ready


def test_before_the_first_game_all_but_the_host_may_be_ready() -> None:
    """D9: that counts once all others are; for the games after it, it counts nothing."""
    table = seated(3)
    assert not others_ready(table, NOBODY)
    assert not others_ready(ready(table, "p2"), NOBODY)
    both = ready(table, "p2", "p3")
    assert others_ready(both, NOBODY)
    assert not half_ready(both, NOBODY)
    assert others_ready(ready(table, "p2"), frozenset({"p3"}))
    assert not others_ready(after(both, "p3", BeReady(ready=False)), NOBODY)
    assert not others_ready(after(both, None, Join("Eve", token("Eve"), COLOURS[9])), NOBODY)
    assert after(both, "p1", Begin()).ready == ()
    assert not others_ready(ready(over(playing(3)), "p2", "p3"), NOBODY)


def test_a_host_alone_with_bots_is_not_hurried() -> None:
    """D9: there have to be others who wait."""
    table = after(after(seated(1), "p1", AddBot()), "p1", AddBot())
    assert not others_ready(table, NOBODY)


def test_whatever_the_host_does_before_the_first_game_is_noted() -> None:
    """D9: chairs of bots, settings, the lock, what they say or sit on; nothing that others do."""
    table = replace(after(seated(3), "p1", AddBot()), at=7.0, moments=Moments())
    settings = replace(table.settings, goal=10)
    of_host: list[TableMove] = [
        AddBot(),
        RemoveBot(3),
        ChangeSettings(settings),
        Say("Wait!"),
        Rename("Adam"),
        TakeChair(COLOURS[9]),
        LeaveChair(),
        Lock(),
        PassHost("p2"),
        RemovePerson("p3"),
    ]
    for move in of_host:
        assert after(table, "p1", move).moments.arranged == 7.0, move
    of_others: list[TableMove] = [Say("Come!"), Rename("Bea"), TakeChair(COLOURS[9]), LeaveChair()]
    for move in of_others:
        assert after(table, "p2", move).moments.arranged == 0.0, move
