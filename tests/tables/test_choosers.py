"""Whoever has made a choice in a game has made it, whoever plays their seat later on."""

from random import Random

from msgspec.structs import replace

from reverie import game as rules
from reverie.bots import random_move
from reverie.game import Holder, Phase, Seat, SeatPassed, Variant, view, waiting_for
from reverie.table.apply import replay
from reverie.table.events import ChairPassed, PersonRenamed
from reverie.table.moves import (
    AddBot,
    Begin,
    ComeBack,
    Join,
    Leave,
    LeaveChair,
    RemovePerson,
    TakeChair,
    TakeOver,
)
from reverie.table.settings import Settings
from reverie.table.state import Chooser, Ended, Table
from reverie.table.tokens import hashed
from tests.tables.at import COLOURS, MOMENT, after, playing, seated, token, turn_played

ONCE = Settings(goal=1)
READY = replace(MOMENT, long_gone=frozenset({"p1", "p2", "p4"}))


def chosen(table: Table, *seats: Seat) -> Table:
    """The same after these seats, or else all that are waited for, have chosen at random."""
    rng = Random(4)
    for seat in seats or waiting_for(table.game):
        move = random_move(view(table.game, seat), rng, table.game.holders[seat])
        assert move is not None
        decision = rules.decide(table.game, move, rng)
        assert isinstance(decision, tuple)
        table = replay(decision, table)
    return table


def over(table: Table) -> Ended:
    """The game as it has ended."""
    while table.playing:
        table = turn_played(table)
    assert table.ended is not None
    return table.ended


def who(ended: Ended, place: int | None) -> str:
    """The name of a chooser, and what there is to say of them."""
    if place is None:
        return ""
    found = ended.choosers.all[place]
    return found.name + " (bot)" * found.bot + " (stand-in)" * found.stand_in


def whose(ended: Ended, turn: int) -> tuple[str, list[str], list[str]]:
    """Who gave the clue, the cards and the votes of a turn, counted from 0."""
    by = ended.choosers.turns[turn]
    cards, votes = ([who(ended, place) for place in places] for places in (by.cards, by.votes))
    return who(ended, by.clue), cards, votes


def test_every_choice_is_its_players() -> None:
    """D9: without any coming and going, each seat's choices are the person's who sits there."""
    ended = over(playing(4, ONCE))
    turn = ended.game.turns[0]
    names = ["N1", "N2", "N3", "N4"]
    clue, cards, votes = whose(ended, 0)
    assert clue == names[turn.storyteller]
    assert cards == names
    assert votes == [name if turn.votes[seat] else "" for seat, name in enumerate(names)]
    assert [who(ended, place) for place in ended.choosers.at_end] == names
    assert len(ended.choosers.turns) == len(ended.game.turns)


def test_who_leaves_has_told_the_clue_all_the_same() -> None:
    """D4: the choices before are the leaver's, those after are the bot's, within one turn too."""
    table = chosen(playing(4, ONCE), 1)
    assert table.game.phase is Phase.CHOOSING
    table = chosen(table, 0, 2, 3)
    table = after(table, "p2", Leave())
    table = after(table, "p3", Leave())
    ended = over(table)
    clue, cards, votes = whose(ended, 0)
    assert clue == "N2"
    assert cards == ["N1", "N2", "N3", "N4"]
    assert votes == ["N1", "", "green (bot)", "N4"]
    assert [who(ended, place) for place in ended.choosers.at_end] == [
        "N1",
        "purple (bot)",
        "green (bot)",
        "N4",
    ]


def test_who_is_removed_has_chosen_all_the_same() -> None:
    """D4: nor does the host's removing somebody take what they have told away from them."""
    table = after(chosen(playing(4, ONCE), 1), "p1", RemovePerson("p2"))
    assert whose(over(table), 0)[0] == "N2"


def test_who_comes_back_chooses_again() -> None:
    """D4: what the bot has chosen meanwhile stays the bot's, unless they choose anew (D2)."""
    at_vote = chosen(chosen(playing(4, ONCE), 0), 1, 2, 3)
    gone = chosen(after(at_vote, "p2", Leave()), 1)
    moment = replace(MOMENT, just_left=frozenset({"p2"}))
    back = after(gone, None, ComeBack(token("N2")), moment)
    assert whose(over(back), 0)[2][1] == "purple (bot)"
    own = view(back.game, 1).own
    assert own is not None
    assert own.wanted is not None
    slot = next(slot for slot in own.wanted.slots if slot not in own.votes)
    anew = rules.CastVotes(1, back.game.turn, (slot, slot), Holder.PERSON)
    decision = rules.decide(back.game, anew, Random(1))
    assert isinstance(decision, tuple)
    assert whose(over(replay(decision, back)), 0)[2][1] == "N2"


def test_a_stand_in_chooses_for_its_person() -> None:
    """D1: the seat stays its person's, and it is known that a stand-in chose."""
    table = replay([SeatPassed(2, Holder.STAND_IN)], chosen(playing(4, ONCE), 0))
    ended = over(table)
    assert whose(ended, 0)[1] == ["N1", "N2", "N3 (stand-in)", "N4"]
    assert who(ended, ended.choosers.at_end[2]) == "N3"


def test_who_takes_over_a_seat_has_chosen_nothing_before() -> None:
    """D8: the turns before were the bot's; those after are the newcomer's."""
    table = after(seated(3, Settings(goal=100)), "p1", AddBot(COLOURS[3]))
    table = after(after(table, "p1", Begin()), None, Join("Newcomer", token("new")))
    table = turn_played(after(table, "p4", TakeOver(3)))
    assert table.chairs[3].person == "p4"
    ended = over(table)
    assert whose(ended, 0)[1][3] == "blue (bot)"
    assert whose(ended, 1)[1][3] == "Newcomer"


def test_another_in_the_same_colour_is_another() -> None:
    """D9: the next game under somebody else in that colour takes nothing from the last one."""
    first = over(playing(3, ONCE))
    table = playing(3, ONCE)
    while table.playing:
        table = turn_played(table)
    table = after(after(table, "p3", LeaveChair()), None, Join("Other", token("other")))
    table = after(after(table, "p4", TakeChair(COLOURS[2])), "p1", Begin(), READY)
    assert table.ended == first
    second = over(table)
    assert whose(first, 0)[1][2] == "N3"
    assert whose(second, 0)[1][2] == "Other"
    assert {chooser.name for chooser in second.choosers.all} == {"N1", "N2", "Other"}


def test_names_are_those_at_the_end() -> None:
    """Whoever goes by another name does so in the turns before; who has left keeps the last one."""
    table = turn_played(playing(4, Settings(goal=100)))
    table = replay([PersonRenamed("p1", "Ada"), PersonRenamed("p2", "Ben")], table)
    table = after(turn_played(table), "p2", Leave())
    ended = over(table)
    assert whose(ended, 0)[1] == ["Ada", "Ben", "N3", "N4"]
    later = replay([PersonRenamed("p1", "Later")], replace(table, ended=ended))
    assert later.ended == ended


def test_a_card_that_is_taken_back_was_given_by_nobody() -> None:
    """T3: in a pair, who gives instead is the giver, and the other one votes."""
    table = chosen(playing(6, Settings(variant=Variant.PAIRS)), 0)
    table = chosen(table, 1)
    assert table.choosers.turn.cards[1] is not None
    taken = rules.decide(
        table.game, rules.PlayCards(1, table.game.turn, (), Holder.PERSON), Random(1)
    )
    assert isinstance(taken, tuple)
    table = replay(taken, table)
    assert table.choosers.turn.cards[1] is None
    table = chosen(chosen(table, 3, 4, 2))
    clue, cards, votes = whose(over(table), 0)
    assert clue == "N1"
    assert (cards[1], cards[4], votes[1], votes[4]) == ("", "N5", "N2", "")


def test_in_a_race_the_one_who_was_first_has_told() -> None:
    """R4: until somebody has told nobody has chosen anything."""
    table = playing(4)
    assert table.choosers.all == ()
    table = chosen(table, 2)
    assert table.choosers.all == (Chooser(2, "p3", "N3", bot=False, secret=hashed(token("N3"))),)
    assert table.choosers.turn.clue == 0


def test_a_program_is_known_to_be_one() -> None:
    """A program that has come in like a person is a bot under its name."""
    table = after(seated(3, ONCE), None, Join("Robo", token("robo"), COLOURS[3], bot=True))
    ended = over(after(table, "p1", Begin()))
    assert whose(ended, 0)[1][3] == "Robo (bot)"


def test_the_seat_that_passes_is_whose_it_was() -> None:
    """D8: a chair that passes in the middle of a turn leaves what was chosen before."""
    table = after(seated(3, ONCE), "p1", AddBot(COLOURS[3]))
    table = after(after(table, "p1", Begin()), None, Join("Newcomer", token("new")))
    table = chosen(chosen(table, 0), 3)
    table = replay([ChairPassed(3, "p4"), SeatPassed(3, Holder.PERSON)], table)
    clue, cards, votes = whose(over(table), 0)
    assert (clue, cards[3], votes[3]) == ("N1", "blue (bot)", "Newcomer")
