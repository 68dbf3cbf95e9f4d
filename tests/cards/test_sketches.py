"""The second deck that is shipped: drawn pictures."""

import os
import re
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from reverie.cards import load_pack, sketches
from reverie.cards.pack import Card

PACK = sketches()
CARDS = PACK.manifest.cards


def test_there_are_cards_for_twelve() -> None:
    """R3: the pack has the 84 cards that twelve players need, and no two are alike."""
    assert len(CARDS) == len(set(PACK.card_ids)) == 84
    assert len({picture.content for picture in PACK.pictures.values()}) == 84


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_a_sketch_is_a_small_picture_by_itself(card: Card) -> None:
    """A sketch is 1 to 5 kB of SVG, 2 wide to 3 high, that needs nothing else and has no words."""
    content = PACK.large(card).content
    assert 1_000 < len(content) < 5_000
    root = ET.fromstring(content)  # noqa: S314  our own
    assert root.get("viewBox") == "0 0 640 960"
    tags = {element.tag.rpartition("}")[2] for element in root.iter()}
    assert not tags & {"text", "image", "script", "style", "foreignObject", "a"}
    names = [element.get("id") for element in root.iter() if element.get("id")]
    assert len(names) == len(set(names))
    used = re.findall(rb'(?:url\(|href=")([^")]+)', content)
    assert {name.decode() for name in used} <= {f"#{name}" for name in names}


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_a_sketch_can_be_told(card: Card) -> None:
    """Each sketch has a title, one sentence that says what one sees, motifs and moods."""
    assert card.title.keys() == card.alt.keys() == {"en", "fr", "da", "pt-BR", "el", "ja"}
    assert re.fullmatch(r"[A-Z][^.!?]{40,130}\.", card.alt["en"])
    assert card.title["en"] != card.id
    assert len(card.motifs) >= 3
    assert len(card.moods) == 2


def test_words_are_spread_over_the_pack() -> None:
    """No title is used twice, and no motif is in more than a fifth of the pictures."""
    assert len({card.title["en"] for card in CARDS}) == 84
    motifs = [motif for card in CARDS for motif in card.motifs]
    assert max(map(motifs.count, motifs)) <= 84 // 5
    assert len(set(motifs)) > 84


def test_sketches_are_the_same_everywhere(tmp_path: Path) -> None:
    """Written out by another process, the pack is the same, byte for byte."""
    command = [sys.executable, "-m", "reverie.cards.sketches", str(tmp_path / "sketches")]
    subprocess.run(command, check=True, env=os.environ | {"PYTHONHASHSEED": "7"})  # noqa: S603  ours
    assert load_pack(tmp_path / "sketches") == PACK
