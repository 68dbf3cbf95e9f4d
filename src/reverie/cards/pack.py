"""What a pack is: a manifest that says all about its cards, and their pictures.

A card has two names. Inside its pack it is the manifest's short id; in a game, where packs are
mixed, it is `pack/card`. A picture has a third, made from its content alone: it is the same for
everybody and for ever, so it can be cached, and it tells nothing about who holds the card.
"""

from collections.abc import Mapping
from hashlib import sha256
from typing import Annotated

from msgspec import Meta, Struct
from msgspec.structs import replace

from reverie.cards.limits import MOST_CARDS

SLUG = "[a-z0-9]+(-[a-z0-9]+)*"
"""short, and fit for an address: ids of packs and cards"""
Slug = Annotated[str, Meta(pattern=rf"^{SLUG}\Z", max_length=40)]
Language = Annotated[str, Meta(pattern=r"^[a-z]{2,3}(-[A-Za-z0-9]+)*\Z")]
Line = Annotated[str, Meta(min_length=1, max_length=300)]
Words = Annotated[dict[Language, Line], Meta(min_length=1)]
"""a sentence or a name, in each language it is known in"""
Shade = Annotated[str, Meta(pattern=r"^#[0-9a-f]{6}\Z")]
Shades = Annotated[tuple[Shade, ...], Meta(min_length=2, max_length=4)]
"""a picture's colours from top to bottom, shown until it has been loaded"""

PICTURE_KINDS = {
    "svg": "image/svg+xml",
    "webp": "image/webp",
    "avif": "image/avif",
    "png": "image/png",
    "jpg": "image/jpeg",
}


class Card(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One card of a manifest."""

    id: Slug
    picture: str
    """the name of a file in the pack, best 2 wide to 3 high"""
    small: str | None = None
    """the same picture in a smaller size, for hands and boards; without one it is `picture`"""
    title: Words
    alt: Words
    """one sentence that says what one sees"""
    shades: Shades
    motifs: tuple[str, ...] = ()
    """things in the picture"""
    moods: tuple[str, ...] = ()
    """what it may make one feel"""
    concept: str = ""
    """the idea behind it"""


class CardWords(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What is said of a card, in one language."""

    title: Line
    alt: Line


class Translation(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What is said of a pack and its cards in one more language; a file of its own."""

    name: Line
    cards: dict[str, CardWords]
    """by id; of a card that is missing, the manifest's words are shown"""


class Manifest(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """All about a pack but the pictures themselves; `pack.json` in its folder or zip."""

    id: Slug
    name: Words
    author: Line
    licence: Line
    words: Annotated[dict[Language, str], Meta(max_length=100)] = {}
    """the files with a `Translation`, by language"""
    cards: Annotated[tuple[Card, ...], Meta(max_length=MOST_CARDS)]


class Picture(Struct, frozen=True):
    """A picture and what kind it is, a key of `PICTURE_KINDS`."""

    content: bytes
    kind: str

    @property
    def address(self) -> str:
        """Its name by content: a hash and an ending."""
        return f"{sha256(self.content).hexdigest()[:32]}.{self.kind}"


class Pack(Struct, frozen=True):
    """A pack that can be played with."""

    manifest: Manifest
    pictures: dict[str, Picture]
    """by the names that the manifest uses"""

    @property
    def id(self) -> str:
        """The name by which a host chooses it."""
        return self.manifest.id

    @property
    def cards(self) -> dict[str, Card]:
        """Its cards, by what they are called in a game."""
        return {self.card_id(card): card for card in self.manifest.cards}

    @property
    def card_ids(self) -> tuple[str, ...]:
        """What its cards are called in a game."""
        return tuple(self.card_id(card) for card in self.manifest.cards)

    def card_id(self, card: Card) -> str:
        """What one of its cards is called in a game."""
        return f"{self.id}/{card.id}"

    def large(self, card: Card) -> Picture:
        """The picture to be looked at."""
        return self.pictures[card.picture]

    def small(self, card: Card) -> Picture:
        """The picture among others."""
        return self.pictures[card.small or card.picture]

    def with_small(self, small: Mapping[str, Picture]) -> "Pack":
        """The pack with these small pictures, by card. They get names that no file has."""
        names = {card: f"{card}/small" for card in small}
        cards = tuple(
            replace(card, small=names.get(card.id, card.small)) for card in self.manifest.cards
        )
        pictures = self.pictures | {names[card]: picture for card, picture in small.items()}
        return Pack(replace(self.manifest, cards=cards), pictures)
