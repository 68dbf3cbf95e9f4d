"""A bot sees what its seat sees, says what it is asked for, and gives itself away in nothing."""

from random import Random

import pytest
from msgspec.structs import replace

from reverie.bots import PERSONALITIES, Sight, bots_move, sights_of
from reverie.bots.knowledge import LANGUAGES, bots_language, chosen
from reverie.bots.light import feelings_of
from reverie.bots.stems import names
from reverie.cards import daydreams
from reverie.game import (
    CastVotes,
    Colour,
    Game,
    Phase,
    PlayCards,
    Variant,
    partner_of,
    turns_of,
    view,
    waiting_for,
)
from tests.bots.at import ENGINE, SIGHTS, bots, deal, moved, positions
from tests.other_world import other_world

TABLES = [
    *((Variant.ODYSSEY, players) for players in (3, 4, 6, 12)),
    *((Variant.ODYSSEY_2011, players) for players in (3, 7)),
    *((Variant.CLASSIC, players) for players in (3, 8)),
    *((Variant.PARTY, players) for players in (6, 7)),
    *((Variant.PAIRS, players) for players in (6, 8)),
]


@pytest.mark.parametrize(("variant", "players"), TABLES)
def test_bots_play_whole_games(variant: Variant, players: int) -> None:
    """Bots keep to the rules of every game, from the deal to the end."""
    game, people = deal(players, 2, variant), bots(players)
    for move in range(2_000):
        if game.phase is Phase.OVER:
            break
        game = moved(game, people, seed=move)
    assert game.phase is Phase.OVER


@pytest.mark.parametrize(
    ("variant", "players"),
    [(Variant.ODYSSEY, 3), (Variant.ODYSSEY, 6), (Variant.PARTY, 6), (Variant.PAIRS, 6)],
)
def test_a_bot_knows_no_more_than_its_seat(variant: Variant, players: int) -> None:
    """D6, P1: with all that is hidden from a seat dealt anew, its bot does the same."""
    people = bots(players)
    for game in positions(players, variant=variant):
        for seat in waiting_for(game):
            asked = (turns_of(game), f"seed/{seat}")
            move = bots_move(people[seat], view(game, seat), *asked)
            for seed in range(3):
                other = other_world(game, seat, Random(seed))
                assert bots_move(people[seat], view(other, seat), *asked) == move


def test_the_same_seed_gives_the_same_choice() -> None:
    """A bot has no memory and no dice of its own."""
    for one, other in zip(positions(4), positions(4), strict=True):
        assert one == other


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_clue_is_new_and_names_nothing_that_is_to_be_seen(language: str) -> None:
    """Within a game no bot says what was said before, nor a word of what is on the card."""
    game, people = deal(6, seed=3), bots(6, language)
    while game.phase is not Phase.OVER:
        game = moved(game, people, seed=len(game.turns))
    for turn in game.turns:
        (card,) = turn.played[turn.storyteller]
        seen = names(SIGHTS[card].words[language], language)
        assert names(turn.clue.text, language).isdisjoint(seen)
    assert len({turn.clue.text for turn in game.turns}) == len(game.turns) > 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_most_clues_that_were_chosen_for_a_card_can_be_told(language: str) -> None:
    """Few of the clues that were chosen by eye name what is on their card, in any language."""
    sights = sights_of([daydreams()])
    pairs = [(card, phrase) for card, phrases in chosen().items() for phrase in phrases]
    named = [
        phrase
        for card, phrase in pairs
        if names(phrase.words[language], language) & names(sights[card].words[language], language)
    ]
    assert len(named) < 0.2 * len(pairs)


@pytest.mark.parametrize(
    ("wished", "spoken"), [("fr", "fr"), ("pt", "pt-BR"), ("pt-PT", "pt-BR"), ("sv", "en")]
)
def test_bots_speak_the_nearest_language(wished: str, spoken: str) -> None:
    """Of a table in a language that bots lack, they speak the one most like it, or English."""
    assert bots_language(wished) == spoken


def test_what_was_told_in_earlier_games_is_not_told_again() -> None:
    """A bot that has told its best clue to a hand finds another one the next evening."""
    game = deal(6, seed=3)
    seat, (bot, *_) = 0, bots(6)
    told: list[str] = []
    for _ in range(20):
        _, clue = replace(bot, told=tuple(told)).tell(view(game, seat), (), "seed")
        told.append(clue)
    assert len(set(told)) == 20


def test_what_people_told_for_a_picture_says_what_it_is() -> None:
    """A picture without words of its own is found by a clue like the one it had before."""
    cards = {
        "own/1": Sight("own/1", {}, clues=("Perdu en mer",)),
        "own/2": Sight("own/2", {}, clues=("Birthday cake",)),
        "own/3": Sight("own/3", {}, feelings=("night",)),
    }
    first, second, _ = ENGINE.fits("The sea, the sea", "en", list(cards.values()))
    assert first > second


def test_colours_alone_make_one_feel() -> None:
    """Dark is night, pale is fog, and blue is the sea."""
    assert feelings_of(("#05060a", "#0a0a14")) == ("night", "darkness", "sea", "sky", "calm")
    assert feelings_of(("#b8b8b8", "#bcbcbc")) == ("light", "morning", "fog", "winter")


def test_bots_disagree() -> None:
    """Two personalities with the same hand and the same clue often play different cards."""
    choices = [
        {people.play(view(game, seat), "seed") for people in bots(12)}
        for game in positions(6, turns=3)
        if game.phase is Phase.CHOOSING
        for seat in waiting_for(game)
    ]
    assert sum(len(different) > 1 for different in choices) > len(choices) * 0.8


def test_there_is_one_for_each_rabbit() -> None:
    """A table full of bots has nobody twice."""
    assert {personality.colour for personality in PERSONALITIES} == set(Colour)


def test_a_picture_without_words_is_played_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of somebody's own pictures nothing is known; a bot plays with them as it can."""
    monkeypatch.setattr("tests.bots.at.SIGHTS", {})
    people = bots(4)
    game: Game = deal(4, seed=5)
    for move in range(16):
        game = moved(game, people, seed=move)
    assert len(game.turns) == 2


def test_in_a_party_a_bot_forbids_what_it_does_not_choose() -> None:
    """P4, P5: the storyteller's own vote and the red one are for the two that fit best."""
    people = bots(6)
    for game in positions(6, turns=6, variant=Variant.PARTY):
        teller = game.storyteller
        if game.phase is not Phase.VOTING or teller is None or game.votes[teller]:
            continue
        move = bots_move(people[teller], view(game, teller), turns_of(game), "seed")
        assert isinstance(move, CastVotes)
        assert move.red is not None
        assert move.red not in move.slots


def test_a_partner_gives_the_card_that_fits() -> None:
    """T2: of the cards in hand, the partner gives one that goes with the clue better than most."""
    people, better, tried = bots(6), 0, 0
    for game in positions(6, turns=6, variant=Variant.PAIRS):
        if game.phase is not Phase.CHOOSING or game.storyteller is None or game.clue is None:
            continue
        partner = partner_of(game, game.storyteller)
        if game.played[partner]:
            continue
        move = bots_move(people[partner], view(game, partner), turns_of(game), "seed")
        assert isinstance(move, PlayCards)
        hand = game.hands[partner]
        fits = ENGINE.fits(game.clue.text, "en", [SIGHTS[card] for card in hand])
        given = fits[hand.index(move.cards[0])]
        better += sum(given >= other for other in fits) > len(fits) / 2
        tried += 1
    assert tried >= 6
    assert better / tried > 0.7
