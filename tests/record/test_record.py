import json
from random import Random

import msgspec
import pytest

from reverie.game import Game, LeaveSeat, Phase, SeatStandIn
from reverie.game.record import BrokenRecordError, read_record, record, write_record
from reverie.game.retrace import rebuild, retrace
from reverie.simulate import random_game
from tests.tabletop import after, choosing, deal, to_goal, voted, voting, whole_turn

NAMES = ["Ada", "Børge", "Γιώργος", "さくら"]


def test_a_running_game_is_recorded_up_to_its_last_complete_turn() -> None:
    """A record holds the complete turns; what is going on now is not in it."""
    first = whole_turn(deal(4))
    told = record(first, NAMES)
    assert len(told.turns) == 1
    assert record(voting(first, 1), NAMES) == told
    assert told.winners == ()


def test_a_fresh_game_can_be_recorded() -> None:
    """A record can be made before the first clue."""
    told = record(deal(4), NAMES)
    assert told.turns == ()
    assert rebuild(told) == deal(4)


def test_every_step_of_a_game_can_be_recorded() -> None:
    """A record can be made at any time, also between two events of one move."""
    for _, game in retrace(random_game(3, Random(5))):
        if game.draws:
            told = record(game, ["a", "b", "c"])
            assert record(rebuild(told), ["a", "b", "c"]) == told


def test_the_document_looks_as_specified() -> None:
    """A record is one UTF-8 JSON object with the fields of docs/record.md."""
    game = voted(voting(deal(4, goal=3)), {1: (0, 2), 2: (0, 3), 3: (0, 1)})
    document = json.loads(write_record(record(game, NAMES)))
    assert document["format"] == "reverie-record/1"
    assert document["variant"] == "odyssey"
    assert document["deck"] == sorted(document["deck"])
    assert document["players"][2] == {"seat": 2, "name": "Γιώργος", "colour": "green", "bot": False}
    assert list(document["deal"]) == ["0", "1", "2", "3"]
    (turn,) = document["turns"]
    assert turn == {
        "storyteller": 0,
        "clue": {"kind": "text", "text": "hum"},
        "played": {"0": ["c000"], "1": ["c006"], "2": ["c012"], "3": ["c018"]},
        "board": ["c000", "c006", "c012", "c018"],
        "votes": {"1": [1, 3], "2": [1, 4], "3": [1, 2]},
        "points": {"0": 3, "1": 4, "2": 4, "3": 4},
        "scores": {"0": 3, "1": 4, "2": 4, "3": 4},
        "reshuffled": False,
        "drawn": {},
    }
    assert document["winners"] == [1, 2, 3]


def test_names_are_not_part_of_the_game() -> None:
    """The same game under other names, in other scripts, is the same game."""
    game = whole_turn(deal(4))
    assert rebuild(record(game, NAMES)) == rebuild(record(game, ["1", "2", "3", "4"])) == game


def test_a_bot_is_recorded_as_one_and_a_stand_in_is_not() -> None:
    """D1, D4: a seat left for good is a bot's; an absent person is still that person."""
    game = after(deal(4), SeatStandIn(1), LeaveSeat(2))
    assert [player.bot for player in record(game, NAMES).players] == [False, False, True, False]


@pytest.mark.parametrize("players", range(3, 13))
@pytest.mark.parametrize("seed", range(3))
def test_record_to_replay_to_record(players: int, seed: int) -> None:
    """A record, played again, gives the same record, byte for byte."""
    told = random_game(players, Random(seed))
    again = record(rebuild(told), [player.name for player in told.players])
    assert (
        write_record(again) == write_record(told) == write_record(read_record(write_record(told)))
    )


def test_steps_end_where_the_game_ended() -> None:
    """A record can be stepped through event by event, from the empty table to the end."""
    told = random_game(5, Random(3))
    steps = list(retrace(told))
    assert steps[0][1].phase is Phase.SETTING_UP
    assert steps[-1][1].phase is Phase.OVER
    assert steps[-1][1] == rebuild(told)


def test_winners_may_be_listed_in_any_order() -> None:
    """R18: those who share the victory are listed in any order."""
    game = voted(voting(deal(4, goal=3)), {1: (0, 2), 2: (0, 3), 3: (0, 1)})
    document = json.loads(write_record(record(game, NAMES)))
    document["winners"] = [3, 1, 2]
    assert rebuild(read_record(json.dumps(document).encode())).winners == (1, 2, 3)


def test_unknown_fields_are_ignored() -> None:
    """A reader ignores fields that it does not know."""
    document = json.loads(write_record(random_game(4, Random(1))))
    document["weather"] = "rain"
    document["turns"][0]["seconds"] = 30
    document["turns"][0]["clue"]["whispered"] = True
    assert rebuild(read_record(json.dumps(document).encode())).phase is Phase.OVER


def test_a_record_without_a_goal_goes_to_thirty() -> None:
    """R18: the goal is our addition to the format; a record without it ends at 30."""
    document = json.loads(write_record(random_game(4, Random(1))))
    del document["goal"]
    again = rebuild(read_record(json.dumps(document).encode()))
    assert again.rules.end == to_goal(30)


@pytest.mark.parametrize(
    "document",
    [
        b"",
        b"{}",
        b"[]",
        b"null",
        b'{"format": "reverie-record/2"}',
        b"\xff\xfe",
        b"[" * 100_000,
        b'{"x": ' + b"[" * 100_000,
        b'{"format": "reverie-record/1", "deck": 3}',
        write_record(random_game(3, Random(1))).replace(b'"format"', b'"farmat"'),
        write_record(random_game(3, Random(1))).replace(
            b'"variant":"odyssey"', b'"variant":"team"'
        ),
    ],
)
def test_what_is_no_record_is_refused(document: bytes) -> None:
    """A document that is no record is refused as a fault of format, whatever it is."""
    with pytest.raises(BrokenRecordError) as caught:
        read_record(document)
    assert caught.value.rule == "format"


def test_an_empty_table_has_nothing_to_record() -> None:
    """Before the deal there is no game to record, and asking for it is our own mistake."""
    with pytest.raises(ValueError, match="not been dealt"):
        record(Game(), [])


def test_a_turn_in_progress_is_not_lost_by_recording() -> None:
    """Recording a game leaves the game as it is."""
    game = choosing(deal(4))
    before = msgspec.json.encode(game)
    record(game, NAMES)
    assert msgspec.json.encode(game) == before
