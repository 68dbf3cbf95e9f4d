"""What people may ask of a table, and what it answers."""

import pytest
from msgspec.structs import replace

from reverie.game import Clue, ClueKind, Colour, Holder, PastTurn, Phase, SeatPassed
from reverie.table.apply import apply
from reverie.table.decide import Moment
from reverie.table.leaving import heir
from reverie.table.moves import (
    AddBot,
    Begin,
    BeReady,
    CallStandIn,
    ChangeSettings,
    Join,
    Leave,
    LeaveChair,
    PassHost,
    PlayCards,
    RemoveBot,
    RemovePerson,
    Rename,
    Say,
    StrictClue,
    TakeChair,
    TakeOver,
    TellClue,
)
from reverie.table.seen import SeenChair, Times, seen_table
from reverie.table.settings import Settings, StandIns
from reverie.table.state import Player, Table
from reverie.table.tokens import person_with
from reverie.table.words import clean_line, clean_name, letters
from tests.plain_view import plain_you
from tests.tables.at import (
    COLOURS,
    PACKS,
    after,
    answer,
    opened,
    playing,
    refused,
    seated,
    token,
    turn_played,
)


def test_the_first_to_join_is_the_host() -> None:
    """Whoever joins first is the host, seated or not."""
    table = after(opened(), None, Join("Ada", token("Ada")))
    assert table.host == "p1"
    assert table.chairs == ()


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("Ada", "Ada"),
        ("  two   words ", "two words"),
        ("さくら", "さくら"),
        ("Zoe\u0308", "Zoë"),
        ("Γιώργος Παπαδόπουλος-Ψψ", "Γιώργος Παπαδόπουλος-Ψψ"),
        ("👩\u200d👧", "👩\u200d👧"),
        ("x" * 24, "x" * 24),
        ("\U0001fae9", "\U0001fae9"),
        ("👨\u200d👩\u200d👧\u200d👦" * 9, "👨\u200d👩\u200d👧\u200d👦" * 9),
        ("🇩🇰👍🏽" * 12, "🇩🇰👍🏽" * 12),
        ("عَبْدُ الرَّحْمٰنِ الصَّدِّيقُ", "عَبْدُ الرَّحْمٰنِ الصَّدِّيقُ"),
    ],
)
def test_a_name_may_be_in_any_script(typed: str, kept: str) -> None:
    """A name is any 1 to 24 letters as people count them, kept in its normal form."""
    assert after(opened(), None, Join(typed, token("a"))).people[0].name == kept


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("Zoë", 3),
        ("👨\u200d👩\u200d👧\u200d👦", 1),
        ("👍🏽", 1),
        ("🇩🇰🇬🇷", 2),
        ("❤️", 1),
        ("नमस्ते", 4),
        ("e\u0301\u0302\u0303", 1),
    ],
)
def test_letters_are_counted_as_people_count_them(text: str, count: int) -> None:
    """Marks, skin tones, joined emoji and the halves of a flag are no letters of their own."""
    assert letters(text) == count


def test_a_name_is_bounded_in_bytes_too() -> None:
    """A letter has as many marks as any script needs; a tower of them is no name and no line."""
    assert clean_name("x" + "\u0302" * 6) is not None
    assert clean_name("x" + "\u0302" * 7) is None
    assert clean_line("so" + "\u0302" * 40) is None
    assert clean_name(("x" + "\u0302" * 6) * 18) is not None
    assert clean_name(("x" + "\u0302" * 6) * 19) is None, "it fills more than 240 bytes"
    assert clean_name("x" * 25) is None


@pytest.mark.parametrize("blank", "\u3164\u2800\u115f\u1160\uffa0\U0001d159")
def test_what_nobody_sees_is_a_space(blank: str) -> None:
    """F18: a sign that shows nothing is no name, and two names don't differ by it."""
    assert clean_name(blank) is None
    assert clean_name(f"{blank} {blank}") is None
    assert clean_name(f"Ann{blank}") == clean_name(f"{blank}Ann") == "Ann"


@pytest.mark.parametrize(
    "typed",
    ["", "   ", "x" * 25, "a\x00b", "a\x1b[31m", "\u202eevil", "\u200b", "\ud800", "\u0301"],
)
def test_not_everything_is_a_name(typed: str) -> None:
    """Nothing visible, too long, control characters or half characters: not a name."""
    assert refused(opened(), None, Join(typed, token("a"))) == "name_not_possible"
    assert refused(seated(3), "p1", Rename(typed)) == "name_not_possible"


def test_a_table_keeps_the_hash_of_a_token() -> None:
    """A token is found by its hash, and is not in the table's state."""
    table = seated(3)
    assert person_with(table, token("N2")) == "p2"
    assert person_with(table, token("nobody")) is None
    assert token("N2") not in repr(table)


@pytest.mark.parametrize("short", ["", "x" * 31, "x" * 129])
def test_a_token_has_a_decent_length(short: str) -> None:
    """A token that could be guessed, or is absurdly long, is refused."""
    assert refused(opened(), None, Join("Ada", short)) == "token_not_possible"


def test_a_colour_belongs_to_one_chair() -> None:
    """R1: two people can't take the same colour, and one may change to a free one."""
    table = seated(3)
    assert refused(table, None, Join("Eve", token("Eve"), COLOURS[1])) == "colour_in_use"
    assert refused(table, "p3", TakeChair(COLOURS[1])) == "colour_in_use"
    assert after(table, "p3", TakeChair(COLOURS[7])).chairs[2].colour is COLOURS[7]
    assert answer(table, "p3", TakeChair(COLOURS[2])) == ()


def test_there_are_twelve_chairs() -> None:
    """R1: the thirteenth may watch but not sit, and no bot fits in either."""
    table = seated(12)
    assert refused(table, None, Join("Eve", token("Eve"), Colour.PINK)) == "table_full"
    assert refused(table, "p1", AddBot()) == "table_full"
    assert after(table, None, Join("Eve", token("Eve"))).people[-1].name == "Eve"


def test_whoever_has_not_joined_may_only_join() -> None:
    """A spectator without a name can do nothing but join."""
    assert refused(seated(3), None, Say("hello")) == "not_joined"
    assert refused(seated(3), "p9", Begin()) == "not_joined"
    assert refused(seated(3), "p1", Join("Ada", token("Ada"))) == "already_joined"


def test_one_may_get_up_and_watch() -> None:
    """Before a game people sit down and get up; the host may only watch, too."""
    table = after(seated(4), "p1", LeaveChair())
    assert [chair.person for chair in table.chairs] == ["p2", "p3", "p4"]
    assert after(table, "p1", Begin()).game.players == 3
    assert refused(table, "p1", LeaveChair()) == "not_seated"


def test_only_the_host_arranges_the_table() -> None:
    """Settings, bots, removing people, passing the role on and starting are the host's."""
    for move in (
        ChangeSettings(Settings()),
        AddBot(),
        RemoveBot(0),
        RemovePerson("p1"),
        PassHost("p2"),
        Begin(),
    ):
        assert refused(seated(3), "p2", move) == "not_host"


def test_bots_fill_chairs() -> None:
    """The host adds bots and removes them; a person's chair is not a bot's."""
    table = after(after(seated(1), "p1", AddBot()), "p1", AddBot(Colour.BLACK))
    assert [chair.colour for chair in table.chairs] == [COLOURS[0], COLOURS[1], Colour.BLACK]
    assert refused(table, "p1", RemoveBot(0)) == "not_a_bot"
    assert refused(table, "p1", RemoveBot(3)) == "no_such_chair"
    assert len(after(table, "p1", RemoveBot(1)).chairs) == 2
    begun = after(table, "p1", Begin())
    assert begun.game.holders == (Holder.PERSON, Holder.BOT, Holder.BOT)
    assert [player.name for player in begun.players] == ["N1", "purple", "black"]


@pytest.mark.parametrize(
    ("settings", "code"),
    [
        (Settings(goal=4), "setting_not_possible"),
        (Settings(goal=101), "setting_not_possible"),
        (Settings(timer=14), "setting_not_possible"),
        (Settings(timer=601), "setting_not_possible"),
        (Settings(packs=("first", "first")), "setting_not_possible"),
        (Settings(packs=("nowhere",)), "no_such_pack"),
    ],
)
def test_settings_have_limits(settings: Settings, code: str) -> None:
    """D3, R18: a setting out of its limits is refused."""
    assert refused(seated(3), "p1", ChangeSettings(settings)) == code


def test_packs_are_mixed() -> None:
    """R3: a table may mix packs, and needs enough cards; without a choice it takes the first."""
    assert playing(3).game.deck == PACKS["first"]
    mixed = after(seated(3), "p1", ChangeSettings(Settings(packs=("first", "second"))))
    assert len(after(mixed, "p1", Begin()).game.deck) == 168
    tiny = after(seated(3), "p1", ChangeSettings(Settings(packs=("tiny",))))
    assert refused(tiny, "p1", Begin()) == "deck_too_small"


def test_a_game_needs_three() -> None:
    """R1: with two people no game begins."""
    assert refused(seated(2), "p1", Begin()) == "too_few_players"


def test_nothing_is_rearranged_while_a_game_is_on() -> None:
    """D4: chairs, bots, the deck, the goal and the deal stay until the game is over."""
    for move in (
        ChangeSettings(Settings(goal=31)),
        ChangeSettings(Settings(packs=("second",))),
        AddBot(),
        RemoveBot(0),
        TakeChair(Colour.BLACK),
        LeaveChair(),
        Begin(),
    ):
        assert refused(playing(3), "p1", move) == "game_running"
    assert refused(playing(3), None, Join("Eve", token("Eve"), Colour.BLACK)) == "game_running"


@pytest.mark.parametrize(
    "settings",
    [
        Settings(timer=60),
        Settings(stand_ins=StandIns.ALWAYS),
        Settings(chat=False),
        Settings(reactions=False),
        Settings(language="el"),
    ],
)
def test_the_host_changes_how_a_running_game_is_played(settings: Settings) -> None:
    """D7: a table that turns out slow needs no new game to be given a timer or stand-ins."""
    assert after(playing(3), "p1", ChangeSettings(settings)).settings == settings
    assert refused(playing(3), "p2", ChangeSettings(settings)) == "not_host"
    over_the_limit = replace(settings, timer=601)
    assert refused(playing(3), "p1", ChangeSettings(over_the_limit)) == "setting_not_possible"


def test_a_pack_that_was_deleted_keeps_no_timer_out() -> None:
    """While a game is on, its deck is settled, so nobody asks whether its packs are still there."""
    table = playing(3, Settings(packs=("first", "second")))
    gone = Moment({"first": PACKS["first"]})
    timed = Settings(packs=("first", "second"), timer=60)
    assert after(table, "p1", ChangeSettings(timed), gone).settings == timed


def test_a_move_is_made_at_ones_own_seat() -> None:
    """R5: the table fills in the seat, so a move acts for its author and nobody else."""
    table = playing(3)
    clue = StrictClue(ClueKind.TEXT, "hm")
    stolen = table.game.hands[2][0]
    assert refused(table, "p2", TellClue(1, 1, stolen, clue)) == "card_not_in_hand"
    told = after(table, "p2", TellClue(1, 1, table.game.hands[1][0], clue))
    assert told.game.storyteller == 1


def test_who_watches_does_not_play() -> None:
    """D5: a person without a seat makes no moves in the game."""
    table = after(playing(3), None, Join("Eve", token("Eve")))
    assert refused(table, "p4", PlayCards(1, 1, ("a000",))) == "not_seated"


def test_a_move_is_meant_for_one_game() -> None:
    """A move of the game before does not act on the rematch."""
    table = playing(3)
    told = TellClue(2, 1, table.game.hands[0][0], StrictClue(ClueKind.TEXT, "hm"))
    assert refused(table, "p1", told) == "wrong_game"


def test_whoever_plays_is_back() -> None:
    """D1: a move of a person whose stand-in plays brings the person back to the seat."""
    away = apply(playing(3), SeatPassed(1, Holder.STAND_IN))
    told = after(away, "p2", TellClue(1, 1, away.game.hands[1][0], StrictClue(ClueKind.TEXT, "hm")))
    assert told.game.holders[1] is Holder.PERSON


def test_a_leaver_in_a_game_is_followed_by_a_bot() -> None:
    """D4: whoever leaves in a game leaves the chair to a bot and can't come back by token."""
    table = after(playing(3), "p2", Leave())
    assert table.game.holders[1] is Holder.BOT
    assert table.chairs[1].person is None
    assert person_with(table, token("N2")) is None


def test_a_leaver_before_a_game_takes_the_chair_along() -> None:
    """D4: before a game a leaver's chair goes away."""
    assert len(after(seated(4), "p2", Leave()).chairs) == 3


def test_when_the_host_leaves_the_next_person_is_host() -> None:
    """If the host leaves, the role passes at once, in any phase, until nobody is left."""
    for table in (seated(3), playing(3)):
        left = after(table, "p1", Leave())
        assert left.host == "p2"
        left = after(after(left, "p2", Leave()), "p3", Leave())
        assert left.host is None
        assert after(left, None, Join("Eve", token("Eve"))).host == "p4"


def test_who_only_watches_does_not_become_host_while_others_sit() -> None:
    """When all who sit have lost the line, a stranger who has joined gets no power over them."""
    table = after(opened(), None, Join("Ada", token("Ada"), COLOURS[0]))
    table = after(table, None, Join("Eve", token("Eve")))
    table = after(table, None, Join("Ben", token("Ben"), COLOURS[1]))
    assert heir(table, frozenset({"p2"})) == "p1", "a host who is away stays it"
    assert heir(table, frozenset({"p2", "p3"})) == "p3"
    assert heir(table, frozenset({"p2"}), leaving="p1") == "p3"
    stranger_here = Moment(PACKS, here=frozenset({"p1", "p2"}))
    assert after(table, "p1", Leave(), stranger_here).host == "p3"
    alone = after(table, "p3", Leave())
    assert heir(alone, frozenset({"p2"})) == "p1", "who sits there with bots has a table, too"
    assert after(alone, "p1", Leave()).host == "p2", "but whoever is left follows one who leaves"


def test_a_program_is_not_host_by_itself() -> None:
    """A bot that joins is marked; it is host only if somebody who is one passes the role to it."""
    table = after(opened(), None, Join("Tin", token("Tin"), COLOURS[0], bot=True))
    assert table.people[0].bot
    assert table.host is None
    table = after(table, None, Join("Ada", token("Ada"), COLOURS[1]))
    assert (table.host, table.people[1].bot) == ("p2", False)
    assert heir(table, frozenset({"p1"})) == "p2"
    assert heir(table, frozenset({"p1"}), leaving="p2") is None
    assert after(table, "p2", Leave()).host is None
    table = after(table, None, Join("Ben", token("Ben")))
    assert after(table, "p2", Leave()).host == "p3"
    assert after(table, "p2", PassHost("p1")).host == "p1"


def test_the_host_removes_a_person_and_passes_the_role() -> None:
    """The host may send somebody away, and make somebody else the host."""
    assert after(playing(4), "p1", RemovePerson("p3")).game.holders[2] is Holder.BOT
    assert refused(seated(3), "p1", RemovePerson("p9")) == "no_such_person"
    assert after(seated(3), "p1", PassHost("p2")).host == "p2"
    assert answer(seated(3), "p1", PassHost("p1")) == ()


def test_newcomers_take_over_bots() -> None:
    """D5: who watches may take over a bot's seat in a running game, and only a bot's."""
    table = after(after(seated(2), "p1", AddBot()), "p1", Begin())
    table = after(table, None, Join("Eve", token("Eve")))
    assert refused(table, "p3", TakeOver(0)) == "handover_not_allowed"
    assert refused(table, "p3", TakeOver(3)) == "no_such_seat"
    assert refused(table, "p2", TakeOver(2)) == "already_seated"
    joined = turn_played(after(table, "p3", TakeOver(2)))
    assert joined.chairs[2].person == "p3"
    assert joined.game.holders[2] is Holder.PERSON
    assert refused(joined, "p3", TakeOver(1)) == "already_seated"


def test_stand_ins_are_called_for_the_absent() -> None:
    """D1: the host at once, any other player after the grace time, and only for the absent."""
    table = playing(4)
    here = frozenset({"p1", "p2", "p3"})
    just_gone = Moment(PACKS, here)
    long_gone = Moment(PACKS, here, frozenset({"p4"}))
    assert refused(table, "p1", CallStandIn(1), just_gone) == "not_absent"
    assert refused(table, "p2", CallStandIn(3), just_gone) == "grace_time"
    assert after(table, "p1", CallStandIn(3), just_gone).game.holders[3] is Holder.STAND_IN
    assert after(table, "p2", CallStandIn(3), long_gone).game.holders[3] is Holder.STAND_IN
    assert refused(table, "p1", CallStandIn(9), long_gone) == "no_such_seat"


def test_the_next_game_has_the_same_people() -> None:
    """D9: once a game is over and all are ready, the next one begins with the same chairs."""
    table = playing(3)
    table = replace(table, game=replace(table.game, phase=Phase.OVER))
    watched = after(table, None, Join("Eve", token("Eve")))
    assert refused(watched, "p4", Begin()) == "not_host"
    ready = after(after(watched, "p2", BeReady()), "p3", BeReady())
    again = after(ready, "p1", Begin())
    assert again.games == 2
    assert again.game.phase is Phase.RACING
    assert again.game.scores == (0, 0, 0)


def test_a_table_remembers_what_was_told() -> None:
    """The clues of a game are known in the next, so that bots don't tell them again."""
    table = playing(3)
    turn = PastTurn(0, Clue(ClueKind.TEXT, "dawn"), (), (), (), (), (), None)
    over = replace(table.game, phase=Phase.OVER, turns=(turn,))
    alone = Moment(PACKS, long_gone=frozenset({"p2", "p3"}))
    again = after(replace(table, game=over), "p1", Begin(), alone)
    assert again.past_clues == ("dawn",)


def test_chairs_may_change_after_a_game_but_not_who_played_it() -> None:
    """D6: whoever sits down after a game sees nobody's hand, and its record keeps its names."""
    table = playing(3)
    hand = table.game.hands[2]
    table = replace(table, game=replace(table.game, phase=Phase.OVER))
    table = after(after(table, "p1", LeaveChair()), "p2", Leave())
    table = after(table, None, Join("Eve", token("Eve"), Colour.BLACK))
    assert [player.name for player in table.players] == ["N1", "N2", "N3"]
    assert plain_you(table, "p4").own is None
    seen = plain_you(table, "p3")
    assert seen.own is not None
    assert (seen.seat, seen.own.seat, seen.own.hand) == (0, 2, hand)


def test_a_view_tells_who_played() -> None:
    """Whoever takes a leaver's colour after the end is not taken for the player of that game."""
    assert seen_table(seated(3), frozenset(), Times()).players == ()
    table = playing(3)
    played = (Player("p1", "N1"), Player("p2", "N2"), Player("p3", "N3"))
    assert seen_table(table, frozenset(), Times()).players == played
    table = after(replace(table, game=replace(table.game, phase=Phase.OVER)), "p2", Leave())
    table = after(table, None, Join("Eve", token("Eve"), COLOURS[1]))
    seen = seen_table(table, frozenset(), Times())
    assert seen.chairs[2] == SeenChair(COLOURS[1], "p4", Holder.PERSON, None)
    assert seen.players == played


def test_chat_can_be_switched_off() -> None:
    """A line is kept as written, in its normal form; the host may switch the chat off."""
    table = after(seated(3), "p2", Say("  hello   there "))
    assert [(line.name, line.text) for line in table.chat] == [("N2", "hello there")]
    assert refused(table, "p2", Say("x" * 201)) == "line_not_possible"
    assert refused(table, "p2", Say("\n")) == "line_not_possible"
    quiet = after(table, "p1", ChangeSettings(Settings(chat=False)))
    assert refused(quiet, "p2", Say("hello")) == "chat_off"


def test_a_line_beside_a_clue_is_like_one_of_chat() -> None:
    """R5: a caption is kept in its normal form, and refused where it would be no line of chat."""
    table = playing(3)

    def told(caption: str) -> TellClue:
        return TellClue(1, 1, table.game.hands[0][0], StrictClue(ClueKind.MIME, caption=caption))

    assert after(table, "p1", told("  la   la ")).game.clue == Clue(ClueKind.MIME, caption="la la")
    for caption in ("", "\u202eal", "x" * 201, "\u200b"):
        assert refused(table, "p1", told(caption)) == "clue_not_readable"


def test_a_table_has_room_for_so_many() -> None:
    """Sixty people, players and spectators together, is the most a table takes."""
    table = opened()
    for number in range(60):
        table = after(table, None, Join(f"N{number}", token(f"{number}")))
    assert refused(table, None, Join("Eve", token("Eve"))) == "table_full"


def test_what_changes_nothing_leaves_nothing_behind() -> None:
    """The same name, settings, colour, host or cards again are no events, so nothing is kept."""
    told = game_turn(playing(4))
    for before, who, move in (
        (seated(3), "p1", Rename(" N1 ")),
        (seated(3), "p1", ChangeSettings(Settings())),
        (seated(3), "p1", TakeChair(COLOURS[0])),
        (seated(3), "p1", PassHost("p1")),
        (told, "p2", PlayCards(1, 1, told.game.played[1])),
    ):
        assert answer(before, who, move) == ()


def game_turn(table: Table) -> Table:
    """The same with a clue of p1, and a card that p2 has played."""
    first, second, *_ = table.game.hands
    table = after(table, "p1", TellClue(1, 1, first[0], StrictClue(ClueKind.TEXT, "x")))
    return after(table, "p2", PlayCards(1, 1, (second[0],)))
