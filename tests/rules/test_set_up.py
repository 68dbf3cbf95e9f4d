from random import Random
from typing import cast

import pytest

from reverie.game import Code, Colour, Game, Phase, StartGame, Variant, play
from tests.tabletop import deal, deck, refused, to_goal, whole_turn

TWELVE = tuple(Colour)


@pytest.mark.parametrize("players", range(3, 13))
def test_three_to_twelve_may_play(players: int) -> None:
    """R1: a game starts with any number of players from 3 to 12."""
    game = deal(players)
    assert game.players == players
    assert game.phase is Phase.RACING


@pytest.mark.parametrize(
    ("players", "code"),
    [(0, Code.TOO_FEW_PLAYERS), (2, Code.TOO_FEW_PLAYERS), (13, Code.TOO_MANY_PLAYERS)],
)
def test_fewer_or_more_may_not(players: int, code: Code) -> None:
    """R1: with fewer than 3 or more than 12 players no game starts."""
    colours = (TWELVE * 2)[:players]
    assert refused(Game(), StartGame(colours, deck(200))) == code


def test_there_are_twelve_colours() -> None:
    """R1: there are twelve colours, enough for every table."""
    assert len(TWELVE) == 12


def test_a_colour_belongs_to_one_player() -> None:
    """R1: no two players have the same colour."""
    colours = (Colour.PINK, Colour.BLUE, Colour.PINK)
    assert refused(Game(), StartGame(colours, deck())) == Code.COLOUR_TAKEN


def test_a_colour_is_one_of_the_twelve() -> None:
    """R1: a colour that is not one of the twelve is refused."""
    colours = (Colour.PINK, Colour.BLUE, cast("Colour", "tartan"))
    assert refused(Game(), StartGame(colours, deck())) == Code.UNKNOWN_COLOUR


@pytest.mark.parametrize("players", range(3, 13))
def test_rabbits_start_at_nought(players: int) -> None:
    """R2: each player's rabbit starts at 0."""
    assert deal(players).scores == (0,) * players


@pytest.mark.parametrize("players", range(3, 13))
def test_hands_are_dealt(players: int) -> None:
    """R3: everyone is dealt 6 cards, 7 when three play; the rest is the draw pile."""
    game = deal(players)
    size = 7 if players == 3 else 6
    assert [len(hand) for hand in game.hands] == [size] * players
    dealt = [card for hand in game.hands for card in hand]
    assert sorted([*dealt, *game.draw_pile]) == sorted(game.deck)
    assert len(game.draw_pile) == 84 - size * players
    assert game.discard_pile == ()


def test_the_deal_is_left_to_chance() -> None:
    """R3: the deck is shuffled, so another chance deals other hands."""
    start = StartGame(TWELVE[:4], deck())
    hands = {play(Game(), start, Random(seed))[0].hands for seed in range(20)}
    assert len(hands) == 20


def test_a_deck_has_different_cards() -> None:
    """R3: a deck in which a card occurs twice is refused."""
    twice = (*deck(83), "c000")
    assert refused(Game(), StartGame(TWELVE[:4], twice)) == Code.CARD_TWICE_IN_DECK


@pytest.mark.parametrize("players", range(3, 13))
def test_seven_cards_a_player_suffice(players: int) -> None:
    """R3: a deck needs at least 7 cards a player, and that many are enough."""
    colours = TWELVE[:players]
    too_small = deck(7 * players - 1)
    assert refused(Game(), StartGame(colours, too_small)) == Code.DECK_TOO_SMALL
    assert deal(players, cards=7 * players).phase is Phase.RACING


@pytest.mark.parametrize(("variant", "each"), [(Variant.PARTY, 6), (Variant.PAIRS, 5)])
def test_smaller_hands_need_fewer_cards(variant: Variant, each: int) -> None:
    """R3: where a hand is smaller, the deck needs one card a player more than it has."""
    for players in (6, 12):
        too_small = StartGame(TWELVE[:players], deck(each * players - 1), variant=variant)
        assert refused(Game(), too_small) == Code.DECK_TOO_SMALL
        game = deal(players, cards=each * players, variant=variant)
        while game.phase is not Phase.OVER:
            game = whole_turn(game)


def test_the_order_of_a_deck_is_worth_nothing() -> None:
    """R3: a deck is shuffled, so the order in which it was brought along means nothing."""
    backwards = StartGame(TWELVE[:4], deck()[::-1])
    assert play(Game(), backwards, Random(1)) == play(
        Game(), StartGame(TWELVE[:4], deck()), Random(1)
    )


def test_large_decks_are_welcome() -> None:
    """R3: a table may mix several packs into one deck of any size."""
    assert len(deal(5, cards=1000).draw_pile) == 1000 - 30


def test_a_game_starts_once() -> None:
    """R3: the cards of a running game are not dealt again."""
    start = StartGame(TWELVE[:3], deck())
    assert refused(deal(3), start) == Code.GAME_ALREADY_STARTED


def test_a_goal_must_be_reachable_by_playing() -> None:
    """R18: a game that would be over before it begins is refused."""
    assert refused(Game(), StartGame(TWELVE[:3], deck(), to_goal(0))) == Code.GOAL_TOO_LOW


def test_bots_sit_at_the_table() -> None:
    """R1: a bot holds one of the seats, so a bot at no seat is refused."""
    start = StartGame(TWELVE[:3], deck(), bots=(3,))
    assert refused(Game(), start) == Code.NO_SUCH_SEAT


def test_a_game_may_go_to_another_score() -> None:
    """R18: a table may agree on another score than 30 to end the game."""
    assert deal(3).rules.end == to_goal(30)
    assert deal(3, goal=15).rules.end == to_goal(15)
