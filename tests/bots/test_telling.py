"""How much bots' clues differ, and what they tell those who know the lists."""

import pytest

from reverie.bots import Lexical
from reverie.bots.knowledge import bank, chosen
from reverie.bots.player import THOUGHT_OF, clues_for
from reverie.cards import shipped
from reverie.contest import BOTS, CHANCE, contest, mean, report_on, sizes
from reverie.evaluate import exactness, told_well, variety
from reverie.game import Variant

PACK = shipped()[0]


ENGINE = Lexical()


def test_no_card_is_never_told() -> None:
    """Already in 800 first clues there are 250 different ones, and every card has its turn."""
    told = variety(PACK, ENGINE, 800)
    assert told.clues >= 250
    assert told.cards == len(PACK.card_ids)
    assert told.least >= 1
    assert told.foremost < 0.2


def test_who_knows_the_lists_does_not_know_the_card() -> None:
    """A clue was seldom picked for one card of the board alone, and some votes find it."""
    found = exactness(PACK, ENGINE, 60)
    assert found.picked.value < 0.4
    assert found.possible.value < 0.4
    assert told_well(PACK, (ENGINE, ENGINE), 6, 60).value >= 0.75


def test_what_was_picked_by_eye_is_never_lost() -> None:
    """Every phrase that was picked for a card may be told for it, however the engine ranks it."""
    ranked = [(float(-at), phrase) for at, phrase in enumerate(bank())]
    for card, picked in chosen().items():
        clues = clues_for(card, ranked)
        assert all(clues[phrase] > 0 for phrase in picked)
        assert THOUGHT_OF <= len(clues) <= THOUGHT_OF + len(picked)


@pytest.mark.parametrize(
    ("variant", "players"),
    [
        (Variant.ODYSSEY_2011, 7),
        (Variant.CLASSIC, 5),
        (Variant.PARTY, 7),
        (Variant.PAIRS, 8),
    ],
)
def test_bots_beat_chance_in_every_game(variant: Variant, players: int) -> None:
    """Whoever tells, gives and votes with taste gets clearly more than whoever does so by lot."""
    found = contest(variant, PACK, ENGINE, players, 25)
    telling, answering = (
        {who: mean(points) for who, points in part.items()}
        for part in (found.telling, found.answering)
    )
    assert telling[BOTS].value > telling[CHANCE].value
    assert answering[BOTS].low > answering[CHANCE].high
    assert mean(found.wins).value < found.fair / 2


def test_what_was_measured_is_told() -> None:
    """There is a line or two for each number of seats, from the fewest to the most."""
    assert sizes(Variant.PAIRS) == [6, 8, 10, 12]
    assert sizes(Variant.CLASSIC) == [3, 5, 6, 8]
    lines = list(report_on(Variant.PARTY, PACK, {"word lists": ENGINE}, 1))
    assert lines[0].startswith("party: points a turn in 1 games each")
    assert [line.split()[0] for line in lines[2::2]] == ["6", "8", "10", "12"]
