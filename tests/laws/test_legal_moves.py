"""What a view says is legal is what the game accepts, and the other way round."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from reverie.bots import random_move
from reverie.game import (
    Game,
    Move,
    PlayCards,
    Refusal,
    Variant,
    decide,
    legal_moves,
    may_play,
    play,
    view,
    waiting_for,
)
from tests import naive
from tests.laws.test_perft import as_move
from tests.tabletop import HUM, deal


def advanced(game: Game, choices: int, rng: Random) -> Game:
    """The game after so many choices of random players, or at its end."""
    for _ in range(choices):
        seats = waiting_for(game)
        if seats:
            seat = rng.choice(seats)
            move = random_move(view(game, seat), rng, game.holders[seat])
            assert move is not None
            game, _ = play(game, move, rng)
    return game


TABLES = [(variant, n) for variant in Variant for n in range(3, 13) if may_play(variant, n)]


@settings(max_examples=100)
@given(st.sampled_from(TABLES), st.integers(0, 40), st.integers(0, 2**32))
def test_legal_moves_are_those_that_are_accepted(
    table: tuple[Variant, int], choices: int, seed: int
) -> None:
    """R4, R5, R6, R8, O2, P2, P3, P4, T2, T3, T4: a view allows what is accepted."""
    rng = Random(seed)
    variant, players = table
    game = advanced(deal(players, 7 * players, variant=variant), choices, rng)
    position = {
        "variant": variant,
        "players": players,
        "deck": game.deck,
        "board": game.board,
    }
    thinkable = {as_move(game, *move) for move in naive.thinkable(position)}
    accepted = {m for m in thinkable if not isinstance(decide(game, m, rng), Refusal)}
    accepted -= {m for m in accepted if takes_nothing_back(game, m)}
    legal = {m for seat in range(players) for m in legal_moves(view(game, seat), HUM)}
    assert {sorted_cards(move) for move in legal} == {sorted_cards(move) for move in accepted}


def takes_nothing_back(game: Game, move: Move) -> bool:
    """Whether a card is taken back that does not lie there: accepted, and no choice."""
    return isinstance(move, PlayCards) and not move.cards and not game.played[move.seat]


def sorted_cards(move: Move) -> Move:
    """The same move; cards that differ in their order alone are one choice."""
    if isinstance(move, PlayCards):
        return replace(move, cards=tuple(sorted(move.cards)))
    return move


def test_whoever_looks_on_may_do_nothing() -> None:
    """D5: a spectator has no legal move."""
    assert not list(legal_moves(view(deal(4), None)))
