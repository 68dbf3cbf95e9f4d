"""Packs of cards: what a pack is, how one is read from a folder, and those that are shipped."""

from reverie.cards.folder import MANIFEST, load_pack, save_pack
from reverie.cards.pack import Card, Manifest, Pack, Picture
from reverie.cards.problems import MEANINGS, PackCode, PackError
from reverie.cards.sketches import sketches

__all__ = [
    "MANIFEST",
    "MEANINGS",
    "Card",
    "Manifest",
    "Pack",
    "PackCode",
    "PackError",
    "Picture",
    "load_pack",
    "save_pack",
    "sketches",
]
