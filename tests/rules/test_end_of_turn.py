from random import Random

import pytest

from reverie.game import CardsDrawn, Code, Phase, TurnBegun, play
from tests.tabletop import (
    NO_CHANCE,
    clue,
    deal,
    refused,
    voted,
    votes,
    voting,
    whole_turn,
)


def test_the_cards_of_the_turn_are_discarded() -> None:
    """R15: all cards of the turn go to the discard pile, and no others."""
    laid = voting(deal(6))
    game = voted(laid)
    assert game.discard_pile == laid.board
    assert game.board == ()


def test_a_turn_leaves_nothing_on_the_table() -> None:
    """R15: after a turn there is no clue, no card, no choice and no vote left of it."""
    game = whole_turn(deal(6))
    assert game.clue is None
    assert (game.board, game.played, game.votes) == ((), ((),) * 6, ((),) * 6)


@pytest.mark.parametrize("players", range(4, 13))
def test_everyone_draws_back_to_six(players: int) -> None:
    """R16: at the end of a turn everyone draws one card, to hold 6 again."""
    laid = voting(deal(players))
    game = voted(laid)
    assert [len(hand) for hand in game.hands] == [6] * players
    for before, after in zip(laid.hands, game.hands, strict=True):
        assert set(before) < set(after)
        assert set(after) - set(before) <= set(laid.draw_pile)
    assert len(game.draw_pile) == len(laid.draw_pile) - players


def test_with_three_the_storyteller_draws_one_and_the_others_two() -> None:
    """R16: with 3 players everyone draws back to 7: the storyteller 1, the others 2."""
    game = voted(voting(deal(3), teller=1))
    assert [len(cards) for cards in game.draws[-1].cards] == [2, 1, 2]
    assert [len(hand) for hand in game.hands] == [7, 7, 7]


def test_cards_are_drawn_by_chance() -> None:
    """R16: what is drawn is left to chance."""
    laid = voting(deal(4))
    for seat in (1, 2):
        laid, _ = play(laid, votes(laid, seat), NO_CHANCE)
    hands = {play(laid, votes(laid, 3), Random(seed))[0].hands for seed in range(20)}
    assert len(hands) == 20


def test_twelve_players_exhaust_a_deck_of_84_in_one_turn() -> None:
    """R16: when the pile can't serve all players, pile and discards become a new pile."""
    game = whole_turn(deal(12))
    assert (len(game.draw_pile), len(game.discard_pile)) == (0, 12)
    assert not game.draws[-1].reshuffled
    second = whole_turn(game)
    assert second.draws[-1].reshuffled
    assert (len(second.draw_pile), len(second.discard_pile)) == (12, 0)


@pytest.mark.parametrize(("left", "reshuffled"), [(3, True), (4, False), (5, False)])
def test_a_pile_that_serves_some_is_rebuilt_before_anyone_draws(
    left: int, *, reshuffled: bool
) -> None:
    """R16: a pile too small for all is rebuilt first; one that just suffices is not."""
    laid = voting(whole_turn(deal(4, cards=28 + left)), 1)
    assert len(laid.draw_pile) == left
    after = voted(laid)
    assert after.draws[-1].reshuffled is reshuffled
    whole = (
        sorted(laid.draw_pile + laid.discard_pile + laid.board)
        if reshuffled
        else sorted(laid.draw_pile)
    )
    drawn = [card for cards in after.draws[-1].cards for card in cards]
    assert sorted([*drawn, *after.draw_pile]) == whole


def test_a_new_pile_is_made_of_both() -> None:
    """R16: after reshuffling, what was left of the pile and every discard may be drawn."""
    laid = voting(whole_turn(deal(4, cards=31)), 1)
    for seat in (0, 2):
        laid, _ = play(laid, votes(laid, seat), NO_CHANCE)
    drawn = set()
    for seed in range(100):
        game, _ = play(laid, votes(laid, 3), Random(seed))
        drawn |= {card for cards in game.draws[-1].cards for card in cards}
    assert drawn == {*laid.draw_pile, *laid.discard_pile, *laid.board}


@pytest.mark.parametrize("players", range(3, 13))
def test_the_smallest_deck_lasts_for_ever(players: int) -> None:
    """R16: with 7 cards a player, game after game of turns finds enough cards to draw."""
    game = deal(players, cards=7 * players, goal=10_000)
    for _ in range(12):
        game = whole_turn(game)
        held = [card for hand in game.hands for card in hand]
        assert sorted([*held, *game.draw_pile, *game.discard_pile]) == sorted(game.deck)
    assert any(draw.reshuffled for draw in game.draws)


def test_a_deck_exactly_empty_is_rebuilt_at_once() -> None:
    """R16: three players with 21 cards hold them all, so each turn rebuilds the pile."""
    game = deal(3, cards=21, goal=10_000)
    assert game.draw_pile == ()
    for _ in range(3):
        game = whole_turn(game)
        assert game.draws[-1].reshuffled
        assert (game.draw_pile, game.discard_pile) == ((), ())


@pytest.mark.parametrize(("players", "teller", "following"), [(4, 0, 1), (4, 3, 0), (12, 11, 0)])
def test_the_player_to_the_left_is_next(players: int, teller: int, following: int) -> None:
    """R17: the player to the left of the storyteller is the next storyteller."""
    laid = voting(deal(players), teller)
    game = voted(laid)
    assert game.phase is Phase.TELLING
    assert game.storyteller == following
    assert refused(game, clue(game, teller)) == Code.NOT_STORYTELLER
    assert refused(game, clue(game, (following + 1) % players)) == Code.NOT_STORYTELLER


def test_everyone_tells_in_turn() -> None:
    """R17: in a full round each player is the storyteller once."""
    game = voted(voting(deal(5, goal=10_000), 2))
    for _ in range(4):
        game = whole_turn(game)
    assert [turn.storyteller for turn in game.turns] == [2, 3, 4, 0, 1]


def test_at_thirty_the_game_ends_at_once() -> None:
    """R18: the game ends at the end of the turn in which someone has 30 or more."""
    game = deal(4, goal=6)
    laid = voting(game)
    won = voted(laid, {1: (0, 0), 2: (3, 3), 3: (2, 2)})
    assert won.scores == (3, 6, 2, 2)
    assert won.phase is Phase.OVER
    assert won.winners == (1,)
    assert len(won.draws) == 1
    assert refused(won, clue(won, 1)) == Code.GAME_OVER


def test_the_goal_is_thirty() -> None:
    """R18: unless the table says otherwise, 29 points do not end the game and 30 do."""
    game = deal(4)
    found = {1: (0, 0), 2: (0, 0), 3: (1, 1)}
    game = voted(voting(game), found)
    assert game.scores == (3, 8, 6, 0)
    turns = 1
    while game.phase is not Phase.OVER:
        assert max(game.scores) < 30
        game = whole_turn(game)
        turns += 1
    assert max(game.scores) >= 30
    assert max(game.turns[-2].scores) < 30


def test_one_point_short_plays_on() -> None:
    """R18: one point short of the goal the game goes on."""
    found = {1: (0, 0), 2: (3, 3), 3: (2, 2)}
    assert voted(voting(deal(4, goal=7)), found).phase is Phase.TELLING
    assert voted(voting(deal(4, goal=6)), found).phase is Phase.OVER


def test_the_turn_is_played_to_its_end() -> None:
    """R18: the game ends at the end of a turn; nobody wins in the middle of one."""
    game = voting(deal(4, goal=1))
    for seat in (1, 2):
        game, events = play(game, votes(game, seat), NO_CHANCE)
        assert len(events) == 1
    game, events = play(game, votes(game, 3), NO_CHANCE)
    assert game.phase is Phase.OVER
    assert not any(isinstance(event, CardsDrawn | TurnBegun) for event in events)


def test_most_points_win() -> None:
    """R18: of several players past 30, the one with most points wins."""
    game = voted(voting(deal(4, goal=3)), {1: (0, 0), 2: (0, 3), 3: (0, 1)})
    assert game.scores == (3, 7, 3, 4)
    assert game.winners == (1,)


def test_a_tie_is_a_shared_victory() -> None:
    """R18: players who tie for the lead share the victory."""
    game = voted(voting(deal(4, goal=3)), {1: (0, 2), 2: (0, 3), 3: (0, 1)})
    assert game.scores == (3, 4, 4, 4)
    assert game.winners == (1, 2, 3)


def test_everyone_can_cross_the_line_together() -> None:
    """R18: when everyone but the storyteller passes the goal at once, all of them win."""
    game = voted(voting(deal(12, goal=4)), dict.fromkeys(range(1, 12), (0, 0)))
    assert game.winners == tuple(range(1, 12))
