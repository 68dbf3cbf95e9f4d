"""The first deck that is shipped: 84 painted pictures."""

import io

import pytest
from PIL import Image

from reverie.cards import daydreams, shipped
from reverie.cards.pack import Card

PACK = daydreams()
CARDS = PACK.manifest.cards
OUR_LANGUAGES = {"en", "fr", "da", "pt-BR", "el", "ja"}


def test_it_is_what_one_plays_with_unless_told() -> None:
    """The painted deck comes first."""
    assert shipped()[0] == PACK


def test_there_are_cards_for_twelve() -> None:
    """R3: the deck has the 84 cards that twelve players need, and no picture is there twice."""
    assert len(CARDS) == len(set(PACK.card_ids)) == 84
    assert len({PACK.large(card).content for card in CARDS}) == 84


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_a_picture_is_a_card_and_light(card: Card) -> None:
    """A picture is 640 × 960 in at most 90 kB, and a small one at most 14 kB."""
    content = PACK.large(card).content
    with Image.open(io.BytesIO(content)) as picture:
        assert (picture.format, picture.size) == ("WEBP", (640, 960))
    assert len(content) <= 90_000
    if card.small:
        assert len(PACK.small(card).content) <= 14_000


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_a_card_is_told_in_every_language(card: Card) -> None:
    """Each card has a title and a sentence that says what one sees, in six languages."""
    assert card.title.keys() == card.alt.keys() == OUR_LANGUAGES
    assert all(20 <= len(alt) <= 300 for alt in card.alt.values())
    assert len(card.motifs) >= 3
    assert len(card.moods) >= 5
