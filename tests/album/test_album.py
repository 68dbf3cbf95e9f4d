"""An album names the right person for each choice of each turn, whoever came and went."""

import msgspec
import pytest

from reverie.album import Album, album_of
from reverie.album.upshot import upshot_of
from reverie.game import End, EndKind, Holder, SeatPassed, Variant, turns_of
from reverie.table.apply import replay
from reverie.table.events import PersonRenamed
from reverie.table.moves import AddBot, Begin, Join, Leave, LeaveChair, TakeChair, TakeOver
from reverie.table.settings import Settings
from reverie.table.state import Ended
from tests.album.at import DAY, PLAYERS, named, over, playing
from tests.tables.at import COLOURS, after, seated, token, turn_played
from tests.tables.test_choosers import READY, chosen

LONG = Settings(goal=100)


def album(ended: Ended) -> Album:
    return album_of("our sundays", DAY, ended)


@pytest.mark.parametrize("variant", Variant)
def test_an_album_of_each_game(variant: Variant) -> None:
    """R18: whichever is played, all turns are told, as everybody saw them, by who sat there."""
    settings = Settings(variant=variant, end=EndKind.TELLINGS, tellings=2)
    ended = over(playing(PLAYERS[variant], settings))
    made = album(ended)
    names = [f"N{seat + 1}" for seat in range(PLAYERS[variant])]
    assert (made.cover.table, made.cover.day) == ("our sundays", DAY)
    assert (made.cover.variant, made.cover.end) == (variant, End(EndKind.TELLINGS, 2))
    assert [somebody.name for somebody in made.cover.people] == names
    assert [somebody.colour for somebody in made.cover.people] == list(ended.game.colours)
    assert (made.cover.scores, made.cover.winners) == (ended.game.scores, ended.game.winners)
    assert tuple(spread.turn for spread in made.spreads) == turns_of(ended.game)
    assert [spread.number for spread in made.spreads] == [*range(1, len(made.spreads) + 1)]
    for spread in made.spreads:
        turn = spread.turn
        assert named(made, spread.clue_by) == names[turn.storyteller]
        for bys, choices in ((spread.cards_by, turn.played), (spread.votes_by, turn.votes)):
            assert [named(made, by) for by in bys] == [
                name if choice else None for name, choice in zip(names, choices, strict=True)
            ]
        assert spread.upshot == upshot_of(turn)
        assert turn.score.points == turn.points
    assert made.honours
    assert [lane.scores[-1] for lane in made.figures.race] == list(
        ended.game.scores[: len(made.figures.race)]
    )


@pytest.mark.parametrize("variant", Variant)
def test_an_album_is_written_and_read(variant: Variant) -> None:
    """What is read is what was written."""
    made = album(over(playing(PLAYERS[variant], Settings(variant=variant))))
    assert msgspec.json.decode(msgspec.json.encode(made), type=Album) == made


def test_a_long_evening_of_many_is_small() -> None:
    """Twelve people and forty turns weigh at most 150 kB before pictures."""
    settings = Settings(end=EndKind.TELLINGS, tellings=4)
    made = album(over(playing(12, settings)))
    assert len(made.spreads) == 48
    each = len(msgspec.json.encode(made)) / len(made.spreads)
    assert 40 * each < 150_000


def test_who_has_left_is_in_it_and_so_is_the_bot() -> None:
    """D4: each with what they chose; the seat and its points are the bot's at the end."""
    table = after(chosen(playing(4, LONG), 1), "p2", Leave())
    made = album(over(table))
    assert [(one.seat, one.name, one.bot) for one in made.cover.people] == [
        (0, "N1", False),
        (1, "N2", False),
        (1, None, True),
        (2, "N3", False),
        (3, "N4", False),
    ]
    assert made.cover.seats == (0, 2, 3, 4)
    assert named(made, made.spreads[0].clue_by) == "N2"
    later = [named(made, by) for spread in made.spreads[1:] for by in spread.cards_by]
    assert "N2" not in later
    assert "purple" in later


def test_who_left_before_choosing_anything_is_not_in_it() -> None:
    """D4: nothing of the game is theirs."""
    made = album(over(after(playing(4, LONG), "p2", Leave())))
    assert [one.name for one in made.cover.people] == ["N1", None, "N3", "N4"]


def test_who_takes_over_has_the_turns_after() -> None:
    """D8: the turns before were the bot's."""
    table = after(seated(3, LONG), "p1", AddBot(COLOURS[3]))
    table = after(after(table, "p1", Begin()), None, Join("New", token("new")))
    made = album(over(turn_played(after(table, "p4", TakeOver(3)))))
    assert named(made, made.spreads[0].cards_by[3]) == "blue"
    assert named(made, made.spreads[1].cards_by[3]) == "New"
    assert made.cover.people[made.cover.seats[3]].name == "New"


def test_a_stand_in_is_nobody_on_the_cover() -> None:
    """D1: its choices are marked, and belong to its person."""
    table = replay([SeatPassed(2, Holder.STAND_IN)], chosen(playing(4, LONG), 0))
    made = album(over(table))
    assert [one.name for one in made.cover.people] == ["N1", "N2", "N3", "N4"]
    assert named(made, made.spreads[0].cards_by[2]) == "N3 (stand-in)"


def test_another_person_in_the_same_colour() -> None:
    """D9: a rematch under somebody else in that colour changes nothing in the album before."""
    table = playing(3, LONG)
    while table.playing:
        table = turn_played(table)
    assert table.ended is not None
    before = album(table.ended)
    table = after(after(table, "p3", LeaveChair()), None, Join("Other", token("other")))
    table = after(after(table, "p4", TakeChair(COLOURS[2])), "p1", Begin(), READY)
    assert album(table.ended or over(table)) == before
    assert [one.name for one in album(over(table)).cover.people] == ["N1", "N2", "Other"]
    assert [one.name for one in before.cover.people] == ["N1", "N2", "N3"]


def test_names_are_the_last_of_the_game() -> None:
    """Somebody has one name in all turns; what they are called later is of later."""
    table = turn_played(playing(4, LONG))
    table = replay([PersonRenamed("p1", "Ada")], table)
    while table.playing:
        table = turn_played(table)
    table = replay([PersonRenamed("p1", "Later")], table)
    assert table.ended is not None
    made = album(table.ended)
    assert [one.name for one in made.cover.people] == ["Ada", "N2", "N3", "N4"]
