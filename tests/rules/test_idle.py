"""D7: nobody waits for somebody who is there and does nothing."""

from random import Random

import pytest
from msgspec.structs import replace

from reverie import game as rules
from reverie.bots import random_move
from reverie.game import Holder, Phase, SeatPassed, view, waiting_for
from reverie.table.apply import replay
from reverie.table.decide import Moment
from reverie.table.events import MinuteTaken, Nudged, SettingsChanged, StandInAgreed
from reverie.table.idle import Patience, agreement_needed, idle_seats
from reverie.table.moves import (
    AddBot,
    Begin,
    ChangeSettings,
    Join,
    LetStandInChoose,
    Nudge,
    PassHost,
    PlayCards,
    TableMove,
    TakeMinute,
)
from reverie.table.seen import SeenImpatience, Times, seen_table
from reverie.table.settings import Settings
from reverie.table.state import PersonId, Table
from tests.tables.at import PACKS, after, answer, happened, playing, refused, seated, token

PEOPLE = [f"p{n}" for n in range(1, 6)]
EVERYBODY = Moment(PACKS, here=frozenset(PEOPLE))
TOO_SOON = replace(EVERYBODY, patience=Patience(nudge_in=0.1))
NUDGE = replace(EVERYBODY, patience=Patience(nudge_in=0))
NUDGED = replace(EVERYBODY, patience=Patience(45, stand_in_in=0.1, alone_in=30.1))
STAND_IN = replace(EVERYBODY, patience=Patience(15, stand_in_in=0, alone_in=30))
ALONE = replace(EVERYBODY, patience=Patience(0, stand_in_in=0, alone_in=0))
PHASES = [Phase.RACING, Phase.TELLING, Phase.CHOOSING, Phase.VOTING]


def chosen_by(table: Table, seat: int) -> Table:
    """The same after this seat has chosen, at random."""
    rng = Random(seat)
    move = random_move(view(table.game, seat), rng, table.game.holders[seat])
    assert move is not None
    decision = rules.decide(table.game, move, rng)
    assert isinstance(decision, tuple)
    return replay(decision, table)


def in_phase(phase: Phase, table: Table | None = None) -> Table:
    """A game of five people, p1 the host, in this phase of turn 1, or in the telling of turn 2."""
    table = table or playing(5)
    while table.game.phase is not phase:
        table = chosen_by(table, waiting_for(table.game)[-1])
    return table


def all_but(seat: int, table: Table) -> Table:
    """The same when all have chosen who can without ending the phase, but this seat."""
    if table.game.phase in (Phase.CHOOSING, Phase.VOTING):
        for other in [other for other in idle_seats(table) if other != seat]:
            table = chosen_by(table, other)
    return table


def seen(table: Table) -> SeenImpatience:
    """What everybody sees of it."""
    impatience = seen_table(table, EVERYBODY.here, Times()).impatience
    assert impatience is not None
    return impatience


def person(seat: int) -> PersonId:
    return f"p{seat + 1}"


@pytest.fixture(params=PHASES, ids=str)
def table(request: pytest.FixtureRequest) -> Table:
    return in_phase(request.param)


def test_anyone_may_nudge_after_a_while(table: Table) -> None:
    """D7: in every phase, who plays and who watches; everybody sees who it was."""
    table = after(table, None, Join("Eve", token("Eve")))
    for who in ("p2", "p6"):
        if idle_seats(table) == [int(who[1]) - 1]:
            continue
        assert refused(table, who, Nudge(), TOO_SOON) == "too_early"
        nudged = after(table, who, Nudge(), NUDGE)
        assert seen(nudged).nudged_by == (who,)
    assert refused(table, None, Nudge(), NUDGE) == "not_joined"


def test_nobody_nudges_themselves_or_a_bot() -> None:
    """D7: there is nobody to nudge where the game waits for bots and for who nudges."""
    table = after(after(seated(1), "p1", AddBot()), "p1", AddBot())
    assert refused(table, "p1", Nudge(), NUDGE) == "not_awaited"
    assert refused(after(table, "p1", Begin()), "p1", Nudge(), NUDGE) == "not_awaited"


def test_one_may_nudge_again() -> None:
    """D7: each nudge is told, and counted for its phase alone."""
    table = in_phase(Phase.CHOOSING)
    for who in ("p1", "p1", "p2"):
        table = after(table, who, Nudge(), NUDGE)
    assert table.impatience.nudged_by == ("p1", "p1", "p2")
    for seat in idle_seats(table):
        table = chosen_by(table, seat)
    assert table.game.phase is Phase.VOTING
    assert table.impatience.nudged_by == ()


def test_the_host_lets_a_stand_in_choose_some_time_after_a_nudge(table: Table) -> None:
    """D7: in every phase, for whoever is waited for, the host alone, and not before."""
    for seat in idle_seats(table):
        move = LetStandInChoose(seat)
        assert refused(table, "p1", move, NUDGE) == "too_early"
        assert refused(table, "p1", move, NUDGED) == "too_early"
        assert happened(table, "p1", move, STAND_IN) == (
            StandInAgreed(seat, "p1"),
            SeatPassed(seat, Holder.STAND_IN),
        )


def test_any_two_who_sit_let_a_stand_in_choose(table: Table) -> None:
    """D7: in every phase, for the host and the storyteller too, and everybody sees who agrees."""
    for seat in idle_seats(table):
        waiting = all_but(seat, table)
        one, other = [each for each in PEOPLE[1:] if each != person(seat)][:2]
        move = LetStandInChoose(seat)
        assert happened(waiting, one, move, STAND_IN) == (StandInAgreed(seat, one),)
        wished = after(waiting, one, move, STAND_IN)
        assert answer(wished, one, move, STAND_IN) == ()
        agreed = seen(wished).agreed
        assert [(each.seat, each.person) for each in agreed] == [(seat, one)]
        agreed_by_two = after(wished, other, move, STAND_IN)
        assert agreed_by_two.game.holders[seat] is Holder.STAND_IN


def test_two_have_to_mean_the_same_person() -> None:
    """D7: to agree about one seat is not to agree about another, nor in another phase."""
    table = chosen_by(chosen_by(in_phase(Phase.CHOOSING), 2), 3)
    table = after(table, "p3", LetStandInChoose(0), STAND_IN)
    other = after(table, "p4", LetStandInChoose(1), STAND_IN)
    assert set(other.game.holders) == {Holder.PERSON}
    for seat in idle_seats(table):
        table = chosen_by(table, seat)
    table = all_but(0, table)
    assert set(after(table, "p4", LetStandInChoose(0), STAND_IN).game.holders) == {Holder.PERSON}


def test_who_watches_does_not_let_anybody_choose() -> None:
    """D7: only those who sit, and the host wherever they are."""
    table = after(in_phase(Phase.CHOOSING), None, Join("Eve", token("Eve")))
    assert refused(table, "p6", LetStandInChoose(0), STAND_IN) == "not_seated"
    hosted = after(table, "p1", PassHost("p6"))
    assert after(hosted, "p6", LetStandInChoose(0), STAND_IN).game.holders[0] is Holder.STAND_IN


def test_a_program_does_not_let_anybody_choose() -> None:
    """D7: it takes people to lose patience with people."""
    table = in_phase(Phase.CHOOSING)
    people = tuple(replace(each, bot=each.id == person(2)) for each in table.people)
    table = replace(table, people=people)
    assert refused(table, person(2), LetStandInChoose(0), STAND_IN) == "not_seated"


def test_one_is_enough_where_there_are_no_two() -> None:
    """D7: an idle host, a bot and one person: that one alone can go on."""
    table = after(after(seated(2), "p1", AddBot()), "p1", Begin())
    assert agreement_needed(table, EVERYBODY.here) == 1
    table = after(table, "p2", LetStandInChoose(0), STAND_IN)
    assert table.game.holders[0] is Holder.STAND_IN


def test_who_is_away_or_waited_for_is_not_counted_on() -> None:
    """D7: nobody has to wait for another one's word who does nothing either."""
    table = in_phase(Phase.CHOOSING)
    table = chosen_by(table, 1)
    assert idle_seats(table) == [0, 2, 3]
    assert agreement_needed(table, EVERYBODY.here) == 2
    assert agreement_needed(table, frozenset({"p1", "p2", "p3", "p4"})) == 1
    moment = replace(STAND_IN, here=frozenset({"p1", "p2", "p3", "p4"}))
    assert after(table, "p2", LetStandInChoose(0), moment).game.holders[0] is Holder.STAND_IN


def test_some_time_later_one_is_enough(table: Table) -> None:
    """D7: where all but one are there and do nothing, that one does not wait for ever."""
    for seat in idle_seats(table):
        who = next(each for each in PEOPLE[1:] if each != person(seat))
        table_after = after(table, who, LetStandInChoose(seat), ALONE)
        assert table_after.game.holders[seat] is Holder.STAND_IN


def test_a_stand_in_chooses_only_for_who_is_waited_for() -> None:
    """D7: not for who has chosen, nor for bots, nor for nobody, nor while no game is on."""
    table = chosen_by(in_phase(Phase.CHOOSING), 1)
    for seat in (1, 4, 5, -1):
        assert refused(table, "p1", LetStandInChoose(seat), ALONE) == "not_awaited"
    assert refused(seated(3), "p1", LetStandInChoose(0), ALONE) == "not_awaited"


def test_the_seat_stays_the_persons() -> None:
    """D7, D2: who moves after all is back at once, and may change what the stand-in chose."""
    table = after(in_phase(Phase.CHOOSING), "p1", LetStandInChoose(1), STAND_IN)
    assert table.chairs[1].person == "p2"
    mine = PlayCards(1, 1, table.game.hands[1][:1])
    assert happened(table, "p2", mine)[0] == SeatPassed(1, Holder.PERSON)
    table = chosen_by(table, 1)
    changed = PlayCards(1, 1, table.game.hands[1][3:4])
    assert after(table, "p2", changed).game.played[1] == table.game.hands[1][3:4]


def test_one_more_minute_once_a_turn(table: Table) -> None:
    """D7: whoever is waited for takes it, in any phase, and everybody sees it."""
    seat = idle_seats(table)[0]
    who = person(seat)
    assert happened(table, who, TakeMinute()) == (MinuteTaken(who),)
    taken = after(table, who, TakeMinute())
    assert seen(taken).minutes == (who,)
    assert refused(taken, who, TakeMinute()) == "minute_taken"
    while taken.game.turn == table.game.turn:
        assert taken.minutes == (who,)
        taken = chosen_by(taken, waiting_for(taken.game)[0])
    assert taken.minutes == ()


def test_only_who_is_waited_for_takes_a_minute() -> None:
    """D7: not who has chosen, and not who watches."""
    table = after(chosen_by(in_phase(Phase.CHOOSING), 1), None, Join("Eve", token("Eve")))
    for who in ("p2", "p5", "p6"):
        assert refused(table, who, TakeMinute()) == "not_awaited"


@pytest.mark.parametrize("move", [Nudge(), LetStandInChoose(0), TakeMinute()])
def test_there_is_nothing_to_wait_for_without_a_game(move: TableMove) -> None:
    """D7: before a game nobody is waited for."""
    assert refused(seated(3), "p1", move, ALONE) == "not_awaited"


def test_a_running_game_is_given_a_timer() -> None:
    """D7, D3: where people turn out slow, the host sets a timer and the game goes on with it."""
    timed = Settings(timer=60)
    assert happened(playing(3), "p1", ChangeSettings(timed)) == (SettingsChanged(timed),)


def test_a_nudge_is_one_event() -> None:
    """D7: what happened is told to everybody, with who it was."""
    assert happened(in_phase(Phase.CHOOSING), "p4", Nudge(), NUDGE) == (Nudged("p4"),)
