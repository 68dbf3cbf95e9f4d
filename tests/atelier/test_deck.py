"""The deck as it was planned: every card on paper is a scene, and the spread is wide."""

import re
from collections import Counter
from pathlib import Path

import pytest

from reverie.atelier.scene import FIGURES, HOURS, PLACES, VIEWS, Card, deck

PLAN = Path(__file__).parents[2] / "docs" / "deck.md"
ROW = re.compile(r"^\| ([a-z]+(?:-[a-z]+)+) \|(.+)\|$", re.MULTILINE)
LONGEST_ALT = 250


@pytest.fixture(scope="module")
def cards() -> dict[str, Card]:
    return deck()


def _planned() -> dict[str, list[str]]:
    return {
        name: [cell.strip() for cell in rest.split("|")]
        for name, rest in ROW.findall(PLAN.read_text(encoding="utf-8"))
    }


def test_all_cards_of_the_plan_are_scenes(cards: dict[str, Card]) -> None:
    """The 84 cards on paper are the 84 that are painted."""
    assert len(_planned()) == 84
    assert set(cards) == set(_planned())


def test_cards_are_what_the_plan_says(cards: dict[str, Card]) -> None:
    """Place, hour, view and figures are as planned: they balance the deck."""
    planned = {name: cells[:4] for name, cells in _planned().items()}
    assert {
        name: [card.place, card.hour, card.view, card.figures] for name, card in cards.items()
    } == planned


def test_the_spread_is_wide(cards: dict[str, Card]) -> None:
    """Every place, hour, view and number of figures is there, and none has more than its share."""
    for words, kind, most in (
        (PLACES, "place", 15),
        (HOURS, "hour", 18),
        (VIEWS, "view", 36),
        (FIGURES, "figures", 48),
    ):
        found = Counter(getattr(card, kind) for card in cards.values())
        assert set(found) == set(words)
        assert max(found.values()) <= most


def test_every_card_is_described(cards: dict[str, Card]) -> None:
    """A card has a title of its own, a sentence for who can't see it, moods and readings."""
    assert len({card.title for card in cards.values()}) == len(cards)
    assert len({card.alt for card in cards.values()}) == len(cards)
    for name, card in cards.items():
        assert card.alt.endswith("."), name
        assert len(card.alt) <= LONGEST_ALT, name
        assert len(card.moods) >= 2, name
        assert len(card.readings) >= 3, name
