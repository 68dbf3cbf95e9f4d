import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from reverie.game import Finding, Phase, rules_of
from reverie.game.scoring import score
from tests.tabletop import deal, voted, voting

ROUNDS: list[dict[str, Any]] = json.loads(
    (Path(__file__).parent.parent / "data" / "golden_rounds.json").read_text()
)["rounds"]


@pytest.mark.parametrize("golden", ROUNDS, ids=[golden["name"] for golden in ROUNDS])
def test_golden_rounds(golden: dict[str, Any]) -> None:
    """R10, R11, R12, R13: rounds whose points are known, the rulebook's own sample first."""
    players = list(golden["cards"])
    played = [golden["cards"][player] for player in players]
    board = [card for cards in played for card in cards]
    votes = [[board.index(c) + 1 for c in golden["votes"].get(p, ())] for p in players]
    result = score(
        rules_of(len(players)), players.index(golden["storyteller"]), played, board, votes
    )
    assert dict(zip(players, result.points, strict=True)) == golden["points"]


def test_all_votes() -> None:
    """R10: all votes on the storyteller's card: nothing for him, 4 for every other player."""
    game = voted(voting(deal(5)), {1: (0, 0), 2: (0, 0), 3: (0, 0), 4: (0, 0)})
    assert game.scores == (0, 4, 4, 4, 4)


def test_some_votes() -> None:
    """R11: some votes, not all: 3 for the storyteller, 3 for each vote that found the card."""
    game = voted(voting(deal(5)), {1: (0, 0), 2: (0, 3), 3: (4, 4), 4: (3, 0)})
    assert game.turns[0].points == (3, 6, 3, 2, 5)


def test_everyone_with_one_vote_is_some() -> None:
    """R11: votes count, not players: if each has one vote on the card, that is not all."""
    game = voted(voting(deal(4)), {1: (0, 2), 2: (0, 3), 3: (0, 1)})
    assert game.scores == (3, 4, 4, 4)


def test_one_vote_short_of_all_is_some() -> None:
    """R10, R11: a single vote elsewhere turns all into some."""
    game = voted(voting(deal(4)), {1: (0, 0), 2: (0, 0), 3: (0, 1)})
    assert game.scores == (3, 7, 6, 3)


def test_no_votes() -> None:
    """R12: no vote on the storyteller's card: nothing for him, 2 for every other player."""
    game = voted(voting(deal(4)), {1: (2, 2), 2: (3, 3), 3: (1, 1)})
    assert game.scores == (0, 4, 4, 4)


def test_a_point_for_every_vote_on_ones_own_card() -> None:
    """R13: each vote on a card of one's own is worth 1 more, with no cap."""
    players = 12
    votes = dict.fromkeys(range(2, players), (1, 1)) | {1: (2, 2)}
    assert voted(voting(deal(players)), votes).scores == (0, 22, 4, *(2,) * 9)


def test_with_three_both_cards_earn_points() -> None:
    """R13: with 3 players, votes on either of one's two cards count."""
    result = score(
        rules_of(3), 0, [["p"], ["b", "c"], ["g", "h"]], list("pbcgh"), [[], [1, 5], [2, 3]]
    )
    assert result.points == (3, 5, 1)


def test_the_storyteller_earns_nothing_for_votes_on_his_card() -> None:
    """R13: the point for a vote is for every player but the storyteller."""
    assert voted(voting(deal(4)), {1: (0, 0), 2: (0, 0), 3: (0, 0)}).scores[0] == 0


def test_rabbits_move_on_by_the_points() -> None:
    """R14: a rabbit moves one space for each point, from where it stood."""
    game = voted(voting(deal(4)), {1: (0, 2), 2: (0, 3), 3: (0, 1)})
    game = voted(voting(game, 1), {0: (1, 2), 2: (1, 1), 3: (2, 2)})
    assert game.turns[0].points == (3, 4, 4, 4)
    assert game.turns[1].points == (3, 3, 9, 0)
    assert game.scores == game.turns[1].scores == (6, 7, 13, 4)


def test_the_track_goes_on_past_thirty() -> None:
    """R14: points past 30 count in full."""
    game = deal(12)
    votes = dict.fromkeys(range(2, 12), (1, 1)) | {1: (2, 2)}
    game = voted(voting(game), votes)
    by_two = {seat: (2, 2) for seat in range(12) if seat not in (1, 2)} | {2: (3, 3)}
    game = voted(voting(game, 1), by_two)
    assert game.phase is Phase.TELLING
    game = voted(voting(game, 2), {s: (1, 1) for s in range(12) if s not in (1, 2)} | {1: (3, 3)})
    assert game.phase is Phase.OVER
    assert game.scores[1] == 22 + 0 + 22


@st.composite
def rounds(draw: st.DrawFn) -> tuple[int, list[list[str]], list[str], list[list[int]]]:
    players = draw(st.integers(3, 12))
    storyteller = draw(st.integers(0, players - 1))
    played = [
        [f"{seat}.{nth}" for nth in range(2 if players == 3 and seat != storyteller else 1)]
        for seat in range(players)
    ]
    board = draw(st.permutations([card for cards in played for card in cards]))
    votes = [
        []
        if seat == storyteller
        else draw(
            st.lists(
                st.sampled_from([i for i, c in enumerate(board, 1) if c not in played[seat]]),
                min_size=2,
                max_size=2,
            )
        )
        for seat in range(players)
    ]
    return storyteller, played, board, votes


@given(rounds())
def test_points_add_up(
    sample: tuple[int, list[list[str]], list[str], list[list[int]]],
) -> None:
    """R10, R11, R12, R13: what a turn pays in all follows from the number of found votes."""
    storyteller, played, board, votes = sample
    players = len(played)
    cast = 2 * (players - 1)
    told = board.index(played[storyteller][0]) + 1
    found = sum(slots.count(told) for slots in votes)
    result = score(rules_of(players), storyteller, played, board, votes)
    assert result.finding is not None
    for_riddle = {
        Finding.ALL: 4 * (players - 1),
        Finding.SOME: 3 + 3 * found,
        Finding.NONE: 2 * (players - 1),
    }[result.finding]
    assert sum(result.points) == for_riddle + (cast - found)
    assert (result.finding is Finding.ALL) == (found == cast)
    assert (result.finding is Finding.NONE) == (found == 0)


@given(rounds(), st.randoms(use_true_random=False))
def test_the_order_on_the_board_is_worth_nothing(
    sample: tuple[int, list[list[str]], list[str], list[list[int]]],
    rng: Random,
) -> None:
    """R7, R13: the same votes for the same cards pay the same, however the cards lie."""
    storyteller, played, board, votes = sample
    other = list(board)
    rng.shuffle(other)
    moved = [[other.index(board[slot - 1]) + 1 for slot in slots] for slots in votes]
    rules = rules_of(len(played))
    due = score(rules, storyteller, played, board, votes)
    told = other.index(played[storyteller][0]) + 1
    assert score(rules, storyteller, played, other, moved) == replace(due, target=told)
