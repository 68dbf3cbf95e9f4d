"""A broken record is named by rule, turn and reason. Here each rule is broken once."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from reverie.game.record import BrokenRecordError, read_record, write_record
from reverie.game.retrace import rebuild
from reverie.simulate import random_game

Document = dict[str, Any]
FIVE = write_record(random_game(5, Random(8)))
THREE = write_record(random_game(3, Random(8)))


def turn(document: Document, number: int) -> Any:  # noqa: ANN401  JSON
    return document["turns"][number - 1]


def others(document: Document, number: int) -> list[str]:
    return [seat for seat in document["deal"] if int(seat) != turn(document, number)["storyteller"]]


def two_players(document: Document) -> None:
    document["players"] = document["players"][:2]


def thirteen_players(document: Document) -> None:
    document["players"] = [
        {"seat": seat, "name": "x", "colour": "pink", "bot": False} for seat in range(13)
    ]


def same_colour(document: Document) -> None:
    document["players"][1]["colour"] = document["players"][0]["colour"]


def strange_colour(document: Document) -> None:
    document["players"][1]["colour"] = "tartan"


def seats_out_of_order(document: Document) -> None:
    document["players"].reverse()


def deck_unsorted(document: Document) -> None:
    document["deck"].reverse()


def small_deck(document: Document) -> None:
    document["deck"] = document["deck"][:34]


def card_twice_in_deck(document: Document) -> None:
    document["deck"][1] = document["deck"][0]


def short_deal(document: Document) -> None:
    document["deal"]["2"].pop()


def card_dealt_twice(document: Document) -> None:
    document["deal"]["2"][0] = document["deal"]["3"][0]


def foreign_card_dealt(document: Document) -> None:
    document["deal"]["2"][0] = "joker"


def nobody_dealt(document: Document) -> None:
    del document["deal"]["2"]


def no_goal_at_all(document: Document) -> None:
    document["goal"] = 0


def empty_clue(document: Document) -> None:
    turn(document, 2)["clue"]["text"] = " "


def sung_text(document: Document) -> None:
    turn(document, 2)["clue"]["kind"] = "voice"


def storyteller_plays_two(document: Document) -> None:
    teller = str(turn(document, 2)["storyteller"])
    turn(document, 2)["played"][teller].append("card-001")


def card_of_another(document: Document) -> None:
    first, second, *_ = others(document, 2)
    played = turn(document, 2)["played"]
    played[first] = played[second]


def one_plays_nothing(document: Document) -> None:
    del turn(document, 2)["played"][others(document, 2)[0]]


def one_plays_two(document: Document) -> None:
    seat = others(document, 1)[0]
    turn(document, 1)["played"][seat] = document["deal"][seat][:2]


def card_vanishes_from_board(document: Document) -> None:
    turn(document, 2)["board"].pop()


def own_card_voted(document: Document) -> None:
    seat = others(document, 2)[0]
    own = turn(document, 2)["played"][seat][0]
    turn(document, 2)["votes"][seat][0] = turn(document, 2)["board"].index(own) + 1


def vote_off_the_board(document: Document) -> None:
    turn(document, 2)["votes"][others(document, 2)[0]][1] = 6


def third_vote(document: Document) -> None:
    turn(document, 2)["votes"][others(document, 2)[0]].append(1)


def missing_voter(document: Document) -> None:
    del turn(document, 2)["votes"][others(document, 2)[0]]


def storyteller_votes(document: Document) -> None:
    turn(document, 2)["votes"][str(turn(document, 2)["storyteller"])] = [1, 1]


def storyteller_overpaid(document: Document) -> None:
    teller = str(turn(document, 1)["storyteller"])
    turn(document, 1)["points"][teller] += 1


def decoy_unpaid(document: Document) -> None:
    """Find a seat that earned with its own card, and take one of those points away."""
    for number, played in enumerate(document["turns"], start=1):
        for seat in others(document, number):
            slot = played["board"].index(played["played"][seat][0]) + 1
            if any(slot in slots for slots in played["votes"].values()):
                played["points"][seat] -= 1
                return


def rabbit_jumps(document: Document) -> None:
    turn(document, 2)["scores"]["0"] += 1


def reshuffled_too_early(document: Document) -> None:
    turn(document, 1)["reshuffled"] = True


def draws_too_much(document: Document) -> None:
    turn(document, 1)["drawn"]["0"].append("card-001")


def draws_from_a_hand(document: Document) -> None:
    turn(document, 1)["drawn"]["0"] = turn(document, 1)["drawn"]["1"]


def draws_a_card_in_play(document: Document) -> None:
    turn(document, 1)["drawn"]["0"] = [turn(document, 1)["board"][0]]


def nobody_draws(document: Document) -> None:
    turn(document, 1)["drawn"] = {}


def storyteller_skipped(document: Document) -> None:
    turn(document, 2)["storyteller"] = (turn(document, 2)["storyteller"] + 1) % 5


def no_such_storyteller(document: Document) -> None:
    turn(document, 1)["storyteller"] = 5


def draws_after_the_end(document: Document) -> None:
    document["turns"][-1]["drawn"] = turn(document, 1)["drawn"]


def plays_on_after_the_end(document: Document) -> None:
    document["turns"].append(document["turns"][-1])


def wrong_winner(document: Document) -> None:
    document["winners"] = [seat for seat in range(5) if seat not in document["winners"]]


def no_winner(document: Document) -> None:
    document["winners"] = []


def winner_too_early(document: Document) -> None:
    del document["turns"][-1]


LAST = len(json.loads(FIVE)["turns"])


@pytest.mark.parametrize(
    ("broken", "rule", "number"),
    [
        (two_players, "R1", 0),
        (thirteen_players, "R1", 0),
        (same_colour, "R1", 0),
        (strange_colour, "R1", 0),
        (seats_out_of_order, "format", 0),
        (deck_unsorted, "format", 0),
        (small_deck, "R3", 0),
        (card_twice_in_deck, "R3", 0),
        (short_deal, "R3", 0),
        (card_dealt_twice, "R3", 0),
        (foreign_card_dealt, "R3", 0),
        (nobody_dealt, "R3", 0),
        (no_goal_at_all, "R18", 0),
        (empty_clue, "R5", 2),
        (sung_text, "R5", 2),
        (storyteller_plays_two, "R5", 2),
        (card_of_another, "R5, R6", 2),
        (one_plays_nothing, "R6", 2),
        (one_plays_two, "R6", 1),
        (card_vanishes_from_board, "R7", 2),
        (own_card_voted, "R8", 2),
        (vote_off_the_board, "R8", 2),
        (third_vote, "R8", 2),
        (missing_voter, "R8", 2),
        (storyteller_votes, "R8", 2),
        (storyteller_overpaid, "R11", 1),
        (decoy_unpaid, "R13", 1),
        (rabbit_jumps, "R14", 2),
        (reshuffled_too_early, "R16", 1),
        (draws_too_much, "R16", 1),
        (draws_from_a_hand, "R16", 1),
        (draws_a_card_in_play, "R16", 1),
        (nobody_draws, "R16", 1),
        (storyteller_skipped, "R17", 2),
        (no_such_storyteller, "R1", 1),
        (draws_after_the_end, "R18", LAST),
        (plays_on_after_the_end, "R18", LAST + 1),
        (wrong_winner, "R18", LAST),
        (no_winner, "R18", LAST),
        (winner_too_early, "R18", LAST - 1),
    ],
    ids=lambda value: getattr(value, "__name__", None),
)
def test_a_broken_rule_is_named(broken: Callable[[Document], None], rule: str, number: int) -> None:
    """A record that breaks a rule is answered with that rule and the turn it happened in."""
    document = json.loads(FIVE)
    broken(document)
    with pytest.raises(BrokenRecordError) as caught:
        rebuild(read_record(json.dumps(document).encode()))
    assert (caught.value.rule, caught.value.turn) == (rule, number)
    assert caught.value.reason


def test_the_reason_is_for_people() -> None:
    """The message says where, which rule, and what is wrong in words."""
    document = json.loads(FIVE)
    own_card_voted(document)
    seat = others(document, 2)[0]
    with pytest.raises(BrokenRecordError) as caught:
        rebuild(read_record(json.dumps(document).encode()))
    assert str(caught.value) == f"R8, turn 2: seat {seat}: nobody may vote for their own card"


def test_with_three_one_card_is_too_few() -> None:
    """R6: in a record of 3 players a single card from another player is a fault."""
    document = json.loads(THREE)
    seat = others(document, 1)[0]
    document["turns"][0]["played"][seat].pop()
    with pytest.raises(BrokenRecordError) as caught:
        rebuild(read_record(json.dumps(document).encode()))
    assert caught.value.rule == "R6"
