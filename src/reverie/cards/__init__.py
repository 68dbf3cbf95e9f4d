"""Packs of cards: what a pack is, how one is read and made, and those that are shipped."""

from reverie.cards.archive import save_archive
from reverie.cards.daydreams import daydreams
from reverie.cards.folder import save_pack
from reverie.cards.load import load_pack
from reverie.cards.pack import Card, Manifest, Pack, Picture
from reverie.cards.problems import (
    MEANINGS,
    PICTURE_MEANINGS,
    PackCode,
    PackError,
    PictureCode,
    PictureError,
)
from reverie.cards.shipped import shipped
from reverie.cards.sketches import sketches
from reverie.cards.source import MANIFEST

__all__ = [
    "MANIFEST",
    "MEANINGS",
    "PICTURE_MEANINGS",
    "Card",
    "Manifest",
    "Pack",
    "PackCode",
    "PackError",
    "Picture",
    "PictureCode",
    "PictureError",
    "daydreams",
    "load_pack",
    "save_archive",
    "save_pack",
    "shipped",
    "sketches",
]
