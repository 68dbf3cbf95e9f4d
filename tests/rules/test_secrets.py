"""D5, D6: what a seat may not see never leaves the game. `view` is the only way out."""

from collections.abc import Callable
from functools import partial
from random import Random

import msgspec
import pytest
from msgspec import structs

from reverie.game import (
    Clue,
    EndKind,
    Game,
    OpenGame,
    OwnSeat,
    Phase,
    Reason,
    Score,
    Turn,
    Variant,
    Wanted,
    decide,
    may_play,
    view,
    waiting_for,
)
from tests.other_world import hides_own_hand, other_world
from tests.tabletop import after, cards, choosing, deal, game_in, votes, voting, whole_turn


def half_chosen(players: int, variant: Variant) -> Game:
    game = choosing(deal(players, variant=variant), 1)
    return after(game, cards(game, 0))


def half_voted(players: int, variant: Variant) -> Game:
    game = voting(deal(players, variant=variant), 1, Random(7))
    for seat in waiting_for(game)[:2]:
        game = after(game, votes(game, seat)) if len(waiting_for(game)) > 1 else game
    return game


def second_vote(players: int, variant: Variant) -> Game:
    return voting(whole_turn(deal(players, variant=variant)), 1, Random(8))


BUILDERS: dict[str, Callable[[int, Variant], Game]] = {
    phase.value: partial(game_in, phase)
    for phase in Phase
    if phase not in (Phase.SETTING_UP, Phase.SCORING)
} | {"half chosen": half_chosen, "half voted": half_voted, "second vote": second_vote}

POSITIONS = pytest.mark.parametrize(
    "game",
    [
        (name, players, variant)
        for name in BUILDERS
        for variant in Variant
        for players in (3, 6, 8, 12)
        if may_play(variant, players)
    ],
    indirect=True,
    ids=lambda position: f"{position[2]}: {position[0]}, {position[1]} players",
)


@pytest.fixture
def game(request: pytest.FixtureRequest) -> Game:
    name, players, variant = request.param
    return BUILDERS[name](players, variant)


@POSITIONS
def test_a_seat_can_not_tell_two_worlds_apart(game: Game) -> None:
    """D6, P1, P4: games that differ only in what a seat may not see give it the same bytes."""
    for seat in (None, *range(game.players)):
        for seed in range(5):
            other = other_world(game, seat, Random(seed))
            assert other != game
            assert msgspec.json.encode(view(other, seat)) == msgspec.json.encode(view(game, seat))


@POSITIONS
def test_every_seat_sees_its_own_hand(game: Game) -> None:
    """D6, P1, T4: what is hidden from others is shown to whom it belongs, a hand after the clue."""
    for seat in range(game.players):
        own = view(game, seat).own
        assert own is not None
        assert own.hand == (() if hides_own_hand(game, seat) else game.hands[seat])
        assert own.played == game.played[seat]
        assert own.votes == game.votes[seat]
        assert own.red == (game.red if seat == game.storyteller else None)
        mine = game.played[seat]
        if game.rules.pairs and seat != game.storyteller and not mine:
            mine = game.played[(seat + game.players // 2) % game.players]
        assert [game.board[slot - 1] for slot in own.slots] == [
            card for card in game.board if card in mine
        ]


@POSITIONS
def test_what_is_open_is_shown_as_it_is(game: Game) -> None:
    """D5: everything that lies open is in the view, and it is true."""
    seen = view(game, None).open
    goal = game.rules.end.number if game.rules.end.kind is EndKind.GOAL else 0
    assert (seen.phase, seen.turn, seen.goal) == (game.phase, game.turn, goal)
    assert seen.end == game.rules.end
    assert seen.given == tuple(seat for seat in range(game.players) if game.played[seat])
    assert (seen.colours, seen.holders, seen.scores) == (game.colours, game.holders, game.scores)
    assert (seen.storyteller, seen.clue, seen.board) == (game.storyteller, game.clue, game.board)
    assert (seen.draw_pile, seen.discard_pile) == (len(game.draw_pile), len(game.discard_pile))
    assert (seen.last_turn is None) == (not game.turns)
    if seen.last_turn is not None:
        told = structs.asdict(seen.last_turn)
        assert told.pop("score").points == game.turns[-1].points
        assert told == structs.asdict(game.turns[-1])
    assert (seen.variant, seen.cards_to_play) == (game.rules.variant, game.rules.cards)
    assert seen.votes_to_cast == game.rules.votes
    assert (seen.waiting_for, seen.winners) == (waiting_for(game), game.winners)


def test_everybody_learns_of_a_new_draw_pile() -> None:
    """R16: whether the draw pile was made anew for the last draw is open to all."""
    first = whole_turn(deal(12))
    assert [view(game, None).open.reshuffled for game in (deal(12), first, whole_turn(first))] == [
        False,
        False,
        True,
    ]


@POSITIONS
def test_spectators_see_the_open_game_only(game: Game) -> None:
    """D5: spectators and the big screen see what lies open, and never a hand."""
    seen = view(game, None)
    assert seen.own is None
    text = msgspec.json.encode(seen).decode()
    open_cards = {*game.board, *(card for turn in game.turns for card in turn.board)}
    for card in set(game.deck) - open_cards:
        assert f'"{card}"' not in text


@POSITIONS
def test_the_open_part_is_the_same_for_everyone(game: Game) -> None:
    """D5, D6: players and spectators see the same open table, so it holds nobody's secret."""
    tables = {view(game, seat).open for seat in (None, *range(game.players))}
    assert len(tables) == 1


def test_no_owner_before_the_reveal() -> None:
    """D6: while votes are cast, no field names a card together with who played it."""
    game = voting(deal(6), rng=Random(3))
    for seat in (None, *range(6)):
        seen = view(game, seat)
        assert seen.open.last_turn is None
        mine = set(game.played[seat]) if seat is not None else set()
        assert set(game.board) - mine == set(seen.open.board) - mine
        if seen.own is not None:
            assert set(seen.own.played) == mine
            assert not (set(seen.own.hand) & set(game.board))


def test_the_pile_is_a_number() -> None:
    """D6: of the draw pile everyone sees how many cards are left, and nothing else."""
    game = deal(6)
    assert view(game, 0).open.draw_pile == 48
    assert OpenGame.__annotations__["draw_pile"] is int


def test_the_pile_has_no_order_to_leak() -> None:
    """D6: not even the server knows what will be drawn next: the pile is kept sorted."""
    game = deal(11, cards=90, goal=1000)
    for _ in range(4):
        game = whole_turn(game)
        assert game.draw_pile == tuple(sorted(game.draw_pile))


@POSITIONS
def test_refusals_tell_no_secret(game: Game) -> None:
    """D6: whether a card is in another's hand or in the pile, a refusal says the same."""
    if game.phase is Phase.OVER:
        return
    for seat in range(game.players):
        other = other_world(game, seat, Random(1))
        for card in game.deck:
            if card in game.hands[seat]:
                continue
            told = structs.replace(cards(game, seat), cards=(card,) * len(cards(game, seat).cards))
            assert decide(game, told, Random(0)) == decide(other, told, Random(0))


def test_a_view_has_no_other_fields() -> None:
    """D6: a field added to a view must be thought about here first."""
    assert set(OpenGame.__struct_fields__) == {
        "phase",
        "variant",
        "turn",
        "goal",
        "end",
        "cards_to_play",
        "votes_to_cast",
        "colours",
        "holders",
        "scores",
        "rabbits",
        "storyteller",
        "clue",
        "board",
        "given",
        "waiting_for",
        "draw_pile",
        "discard_pile",
        "reshuffled",
        "last_turn",
        "winners",
    }
    assert set(OwnSeat.__struct_fields__) == {
        "seat",
        "hand",
        "played",
        "slots",
        "votes",
        "red",
        "wanted",
    }
    assert set(Wanted.__struct_fields__) == {
        "cards",
        "take_back",
        "votes",
        "same_card",
        "slots",
        "red",
    }
    assert set(Clue.__struct_fields__) == {"kind", "text", "caption"}
    assert set(Turn.__struct_fields__) == {
        "storyteller",
        "clue",
        "played",
        "board",
        "votes",
        "points",
        "scores",
        "red",
        "score",
    }
    assert set(Score.__struct_fields__) == {
        "finding",
        "target",
        "reasons",
    }
    assert set(Reason.__struct_fields__) == {"why", "points", "count"}


@pytest.mark.parametrize("seat", [-1, 4, 99])
def test_there_is_no_view_from_no_seat(seat: int) -> None:
    """D6: asking for a seat that is not there shows nobody's hand."""
    with pytest.raises(ValueError, match="no seat"):
        view(deal(4), seat)
