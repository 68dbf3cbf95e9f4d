"""How the points of a turn came about: what a view says of it, so that no client has to score."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from reverie.bots import random_move
from reverie.game import (
    CastVotes,
    Finding,
    Game,
    Phase,
    Reason,
    Score,
    StartGame,
    Turn,
    Variant,
    Why,
    play,
    play_out,
    rules_of,
    turns_of,
    view,
    waiting_for,
)
from reverie.game.scoring import score
from tests.tabletop import after, cards, choosing, deal, deck, slot_of, voted, voting

DATA = Path(__file__).parent.parent / "data"


def last(game: Game) -> Turn:
    """The turn that everybody is shown."""
    turn = view(game, None).open.last_turn
    assert turn is not None
    return turn


def why(game: Game, seat: int) -> list[Why]:
    return [reason.why for reason in last(game).score.reasons[seat]]


def votes_are(game: Game, by_seat: Mapping[int, Sequence[int]]) -> Game:
    """All who vote do, each for the cards of these seats."""
    for seat in waiting_for(game):
        slots = tuple(slot_of(game, target) for target in by_seat[seat])
        game = after(game, CastVotes(seat, game.turn, slots))
    return game


@pytest.mark.parametrize("name", ["golden_rounds.json", "golden_variants.json"])
def test_there_are_points_where_there_are_reasons(name: str) -> None:
    """R10, R11, R12, R13, O3, P5, T5: what is worth points in a golden round has its reason."""
    rounds: list[dict[str, Any]] = json.loads((DATA / name).read_text())["rounds"]
    assert rounds
    for golden in rounds:
        due = golden_score(golden)
        for reasons in due.reasons:
            assert len({reason.why for reason in reasons}) == len(reasons)
            assert all(reason.count >= 0 and reason.points >= 0 for reason in reasons)
            assert all(reason.points for reason in reasons if reason.why in ALWAYS_WORTH)


ALWAYS_WORTH = {
    Why.TOLD_TO_SOME,
    Why.FOUND,
    Why.ALL_FOUND,
    Why.NONE_FOUND,
    Why.SINGLE_VOTE,
    Why.DECOYS,
    Why.COMPANY,
}


def golden_score(golden: dict[str, Any]) -> Score:
    if "variant" not in golden:
        names = list(golden["cards"])
        played = [golden["cards"][name] for name in names]
        board = [card for own in played for card in own]
        votes = [[board.index(c) + 1 for c in golden["votes"].get(n, ())] for n in names]
        teller = names.index(golden["storyteller"])
        return score(rules_of(len(names)), teller, played, board, votes)
    players, owners = golden["players"], golden["owners"]
    board = [f"card {slot}" for slot in range(1, len(owners) + 1)]
    givers = golden.get("givers", range(players))
    given: list[list[str]] = [[] for _ in range(players)]
    for card, owner in zip(board, owners, strict=True):
        given[givers[owner]].append(card)
    votes = [golden["votes"].get(str(seat), []) for seat in range(players)]
    rules = rules_of(players, Variant(golden["variant"]))
    return score(rules, golden["storyteller"], given, board, votes, golden.get("red"))


@pytest.mark.parametrize("variant", Variant)
def test_the_reasons_add_up_to_the_points(variant: Variant) -> None:
    """R14, D6: in every turn of a game, all that a seat has scored is told with its reasons."""
    rng = Random(3)
    start = StartGame(tuple(deal(6).colours), deck(), bots=tuple(range(6)), variant=variant)

    def choose(game: Game) -> Any:  # noqa: ANN401  a move that there surely is
        return random_move(view(game, rng.choice(waiting_for(game))), rng)

    game = play_out(play(Game(), start, rng)[0], choose, rng)
    assert game.phase is Phase.OVER
    for turn in turns_of(game):
        assert turn.score.points == turn.points
        assert (turn.score.target is None) == (turn.score.finding is None)
        assert (turn.red is None) == (variant is not Variant.PARTY)


def test_some_find_the_card() -> None:
    """R11, R13: the storyteller's points, votes that found the card, and votes on decoys."""
    game = voted(voting(deal(5)), {1: (0, 0), 2: (0, 3), 3: (4, 4), 4: (3, 0)})
    turn = last(game)
    assert (turn.score.finding, turn.score.target) == (Finding.SOME, slot_of_teller(turn))
    assert turn.score.reasons == (
        (Reason(Why.TOLD_TO_SOME, 3, 4),),
        (Reason(Why.FOUND, 6, 2),),
        (Reason(Why.FOUND, 3, 1),),
        (Reason(Why.DECOYS, 2, 2),),
        (Reason(Why.FOUND, 3, 1), Reason(Why.DECOYS, 2, 2)),
    )


def slot_of_teller(turn: Turn) -> int:
    return turn.board.index(turn.played[turn.storyteller][0]) + 1


def test_all_or_none_find_the_card() -> None:
    """R10, R12: the storyteller is told why there were no points, and the others why there were."""
    everyone = voted(voting(deal(4)), dict.fromkeys(range(1, 4), (0, 0)))
    assert last(everyone).score.reasons == (
        (Reason(Why.TOLD_TO_ALL, 0, 6),),
        *((Reason(Why.ALL_FOUND, 4, 2),),) * 3,
    )
    nobody = voted(voting(deal(4)), {1: (2, 2), 2: (3, 3), 3: (1, 1)})
    assert last(nobody).score.reasons == (
        (Reason(Why.TOLD_TO_NONE, 0, 0),),
        *((Reason(Why.NONE_FOUND, 2, 0), Reason(Why.DECOYS, 2, 2)),) * 3,
    )


def test_who_got_nothing_has_no_reason() -> None:
    """R11: of a vote that found nothing there is nothing to say."""
    game = voted(voting(deal(4)), {1: (0, 0), 2: (0, 0), 3: (2, 2)})
    assert why(game, 3) == []


def test_a_single_vote_and_a_limit_are_told() -> None:
    """O3, O4: the point for a single vote is told apart; of decoys all votes are, beside 3 points.

    That is so whether some or all found the card.
    """
    votes = {1: (0,), 2: (1,), 3: (1,), 4: (1,), 5: (1, 0), 6: (1, 2)}
    game = votes_are(voting(deal(7, variant=Variant.ODYSSEY_2011)), votes)
    assert last(game).score.reasons[1] == (
        Reason(Why.FOUND, 3, 1),
        Reason(Why.SINGLE_VOTE, 1, 1),
        Reason(Why.DECOYS, 3, 5),
    )
    assert why(game, 5) == [Why.FOUND]
    easy = votes_are(
        voting(deal(7, variant=Variant.ODYSSEY_2011)), dict.fromkeys(range(1, 7), (0,))
    )
    assert why(easy, 1) == [Why.ALL_FOUND, Why.SINGLE_VOTE]


def test_three_who_pay_four_are_told_so() -> None:
    """C1: the points of an early edition are told as they were paid."""
    start = StartGame(deal(3).colours, deck(), variant=Variant.CLASSIC, three_pays_four=True)
    game = voting(play(Game(), start, Random(1))[0])
    teller = game.storyteller
    assert teller == 0
    game = votes_are(game, {1: (0,), 2: (1,)})
    assert last(game).score.reasons == (
        (Reason(Why.TOLD_TO_SOME, 4, 1),),
        (Reason(Why.FOUND, 4, 1), Reason(Why.DECOYS, 1, 1)),
        (),
    )


def test_company_is_told() -> None:
    """P5: how many were on the card one voted for, that one was alone, or that it was forbidden."""
    game = voting(deal(7, variant=Variant.PARTY))
    for seat, slot in enumerate([1, 1, 1, 2, 3, 3, 4]):
        red = 3 if seat == 0 else None
        game = after(game, CastVotes(seat, 1, (slot,), red=red))
    turn = last(game)
    assert (turn.score.finding, turn.score.target, turn.red) == (None, None, 3)
    company, forbidden = Reason(Why.COMPANY, 3, 3), Reason(Why.FORBIDDEN, 0, 2)
    alone = Reason(Why.ALONE, 0, 1)
    assert turn.score.reasons == tuple(
        (each,) for each in [company] * 3 + [alone] + [forbidden] * 2 + [alone]
    )


def test_more_company_than_pays_is_told() -> None:
    """P5: all who were on the card are counted, though it is worth 5 at most."""
    game = voting(deal(6, variant=Variant.PARTY))
    for seat in range(6):
        game = after(game, CastVotes(seat, 1, (2,), red=1 if seat == 0 else None))
    assert set(last(game).score.reasons) == {(Reason(Why.COMPANY, 5, 6),)}


def test_a_pair_has_its_reasons_in_common() -> None:
    """T5: both partners are told the pair's points, whichever of them gave or voted."""
    game = choosing(deal(8, variant=Variant.PAIRS), 1)
    game = after(game, *(cards(game, seat) for seat in (0, 5, 6, 3)))
    # Seats 4, 2 and 7 vote; the card of seat 5, who is the storyteller's partner, is the target.
    game = votes_are(game, {4: (5,), 2: (0,), 7: (0,)})
    found = (Reason(Why.FOUND, 3, 1), Reason(Why.DECOYS, 2, 2))
    told = (Reason(Why.TOLD_TO_SOME, 3, 1),)
    assert last(game).score.reasons == (found, told, (), ()) * 2
    assert last(game).score.target == last(game).board.index(last(game).played[5][0]) + 1
