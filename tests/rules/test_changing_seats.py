"""D8: a seat shows its secrets to one person a turn. A bot's seat is claimed for the next one."""

import pytest
from msgspec.structs import replace

from reverie.game import Holder
from reverie.table.events import ClaimWithdrawn, SeatClaimed
from reverie.table.moves import AddBot, Begin, Join, Leave, RemovePerson, TakeOver, WithdrawClaim
from reverie.table.seen import Times, seen_table
from reverie.table.settings import Settings
from reverie.table.state import Chair, Table, claim_of
from reverie.table.view import viewer_of
from tests.tables.at import (
    MOMENT,
    after,
    answer,
    happened,
    playing,
    refused,
    seated,
    token,
    turn_played,
)

EVERYBODY = replace(MOMENT, here=frozenset({"p1", "p2", "p3", "p4"}))


def table_with_bots(settings: Settings | None = None) -> Table:
    """A game of p1 and p2 with bots on seats 2 and 3; p3 and p4 watch."""
    table = after(after(seated(2, settings), "p1", AddBot()), "p1", AddBot())
    table = after(table, "p1", Begin())
    for name in ("Eve", "Flo"):
        table = after(table, None, Join(name, token(name)))
    return table


def test_a_claimed_seat_passes_with_the_next_turn() -> None:
    """D8: who takes over a seat in a turn sees nothing of it until the next one has begun."""
    claimed = after(table_with_bots(), "p3", TakeOver(2))
    assert claimed.chairs[2] == Chair(claimed.chairs[2].colour, None, "p3")
    assert claimed.game.holders[2] is Holder.BOT
    assert viewer_of(claimed, "p3") is None
    passed = turn_played(claimed)
    assert passed.game.turn == 2
    assert passed.chairs[2] == Chair(claimed.chairs[2].colour, "p3")
    assert passed.players[2].name == "Eve"
    assert passed.game.holders[2] is Holder.PERSON
    assert viewer_of(passed, "p3") == 2


def test_everybody_sees_a_claim() -> None:
    """D8: nobody takes a seat over secretly."""
    claimed = after(table_with_bots(), "p3", TakeOver(2))
    seen = seen_table(claimed, frozenset(), Times())
    assert [chair.claimed_by for chair in seen.chairs] == [None, None, "p3", None]


def test_several_seats_pass_at_once() -> None:
    """D8: all claims of a turn are kept when it ends."""
    table = after(table_with_bots(), "p3", TakeOver(3))
    table = turn_played(after(table, "p4", TakeOver(2)))
    assert [chair.person for chair in table.chairs] == ["p1", "p2", "p4", "p3"]
    assert set(table.game.holders) == {Holder.PERSON}


def test_a_person_claims_one_seat() -> None:
    """D8: whoever claims another seat gives the first one up; the same one again is nothing new."""
    table = after(table_with_bots(), "p3", TakeOver(2))
    assert answer(table, "p3", TakeOver(2)) == ()
    table = after(table, "p3", TakeOver(3))
    assert [chair.claimed_by for chair in table.chairs] == [None, None, None, "p3"]


def test_nobody_claims_what_another_has_claimed() -> None:
    """D8: the first claim counts, unless whoever made it is not here."""
    table = after(table_with_bots(), "p3", TakeOver(2))
    assert refused(table, "p4", TakeOver(2), EVERYBODY) == "claimed_by_another"
    without_eve = replace(EVERYBODY, here=EVERYBODY.here - {"p3"})
    assert happened(table, "p4", TakeOver(2), without_eve) == (SeatClaimed(2, "p4"),)
    table = after(table, "p4", TakeOver(2), without_eve)
    assert (claim_of(table, "p3"), claim_of(table, "p4")) == (None, 2)


def test_a_claim_is_taken_back() -> None:
    """D8: until the seat has passed it may be taken back; where there is no claim, nothing is."""
    table = table_with_bots()
    assert answer(table, "p3", WithdrawClaim()) == ()
    claimed = after(table, "p3", TakeOver(2))
    assert happened(claimed, "p3", WithdrawClaim()) == (ClaimWithdrawn(2, "p3"),)
    assert after(claimed, "p3", WithdrawClaim()) == table
    assert refused(turn_played(claimed), "p3", WithdrawClaim()) == "already_seated"
    assert refused(claimed, "p1", WithdrawClaim()) == "already_seated"
    assert refused(claimed, None, WithdrawClaim()) == "not_joined"


@pytest.mark.parametrize("going", [("p3", Leave()), ("p1", RemovePerson("p3"))])
def test_a_claim_goes_with_its_person(going: tuple[str, Leave | RemovePerson]) -> None:
    """D8: whoever leaves, or is removed, claims nothing any more."""
    table = after(after(table_with_bots(), "p3", TakeOver(2)), *going)
    assert claim_of(table, "p3") is None
    assert turn_played(table).game.holders[2] is Holder.BOT


def test_a_claim_waits_for_its_person() -> None:
    """D8: nobody waits for somebody who is gone: the bot plays on until a turn begins with them."""
    table = after(table_with_bots(), "p3", TakeOver(2))
    table = turn_played(table, here=frozenset({"p1", "p2"}))
    assert (table.game.turn, table.game.holders[2]) == (2, Holder.BOT)
    assert claim_of(table, "p3") == 2
    assert turn_played(table).game.holders[2] is Holder.PERSON


def test_claims_end_with_the_game() -> None:
    """D8: when the game is won in the same turn, there is nothing left to take over."""
    table = turn_played(after(table_with_bots(Settings(goal=1)), "p3", TakeOver(2)))
    assert not table.playing
    assert claim_of(table, "p3") is None
    assert viewer_of(table, "p3") is None
    assert refused(table, "p3", TakeOver(2)) == "game_over"


def test_whoever_leaves_waits_for_the_next_turn_to_come_back() -> None:
    """D8: a leaver's own seat is a bot's like any other, also for the leaver."""
    table = after(playing(4), "p2", Leave())
    table = after(table, None, Join("N2", token("N2")))
    table = after(table, "p5", TakeOver(1))
    assert viewer_of(table, "p5") is None
    assert viewer_of(turn_played(table), "p5") == 1
