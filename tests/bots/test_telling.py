"""How much bots' clues differ, and what they tell those who know the lists."""

from reverie.bots import Lexical
from reverie.bots.knowledge import bank, chosen
from reverie.bots.player import THOUGHT_OF, clues_for
from reverie.cards import shipped
from reverie.evaluate import exactness, told_well, variety

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
