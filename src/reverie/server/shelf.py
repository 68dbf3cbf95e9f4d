"""The packs of this server: those to choose from, and all that a client needs to show a card."""

from collections.abc import Iterable, Iterator, Mapping
from datetime import UTC, datetime
from pathlib import Path

import msgspec

from reverie.cards import Manifest, Pack, PackCode, PackError, Picture, load_pack, shipped
from reverie.cards.pack import PICTURE_KINDS
from reverie.server.answers import ASK_EACH_TIME, FOR_EVER, TEXTS, File
from reverie.server.collection import Collection
from reverie.server.http_messages import PackGlance, SeenCard, SeenPack


class Shelf:
    """The shipped packs and those at the given paths. The first is played with unless told."""

    def __init__(self, paths: Iterable[Path]) -> None:
        self._packs: dict[str, Pack] = {}
        self._files: dict[str, File] = {}
        self._pictures: dict[str, File] = {}
        for pack in (*shipped(), *map(load_pack, paths)):
            if pack.id in self._packs:
                raise PackError(PackCode.PACK_TWICE, pack.id)
            self.put(pack)
        self.list = as_file([_glance(pack) for pack in self._packs.values()])

    @property
    def packs(self) -> tuple[Pack, ...]:
        """All of them, in their order."""
        return tuple(self._packs.values())

    def put(self, pack: Pack) -> None:
        """Put a pack on the shelf, or another form of one that is there."""
        self._packs[pack.id] = pack
        self._pictures |= {p.address: _picture_file(p) for p in pack.pictures.values()}
        self._files[pack.id] = as_file(_seen(pack))

    def find(self, name: str) -> File | None:
        """The pack with this name, with all its cards."""
        return self._files.get(name)

    def picture_of_the_day(self) -> str:
        """The address of a small picture of the pack that is played with unless told."""
        first = next(iter(self._packs.values()))
        cards = first.manifest.cards
        card = cards[datetime.now(UTC).toordinal() % len(cards)]
        return f"/cards/{first.small(card).address}"

    def picture(self, address: str) -> File | None:
        """The picture with this name by content."""
        return self._pictures.get(address)


class Decks(Mapping[str, tuple[str, ...]]):
    """The cards of each pack, by what they are called in a game.

    Own packs are found by their id and not listed: who knows the id may play with them.
    """

    def __init__(self, shelf: Shelf, own: Collection) -> None:
        self._listed = {pack.id: pack.card_ids for pack in shelf.packs}
        self._own = own

    def __getitem__(self, name: str) -> tuple[str, ...]:
        if name in self._listed:
            return self._listed[name]
        pack = self._own.find(name)
        if pack is None:
            raise KeyError(name)
        return pack.card_ids

    def __iter__(self) -> Iterator[str]:
        return iter(self._listed)

    def __len__(self) -> int:
        return len(self._listed)


def as_file(value: object) -> File:
    """What is asked for each time it is looked at, and is small if it has not changed."""
    return File.of(msgspec.json.encode(value), "application/json", ASK_EACH_TIME, gzipped=True)


def seen_card(manifest: Manifest, at: int, large: str, small: str) -> SeenCard:
    """How to show a card whose pictures are at these addresses."""
    card = manifest.cards[at]
    return SeenCard(
        id=f"{manifest.id}/{card.id}",
        large=f"/cards/{large}",
        small=f"/cards/{small}",
        title=card.title,
        alt=card.alt,
        shades=card.shades,
    )


def seen_pack(
    manifest: Manifest, cards: Iterable[SeenCard], *, own: bool, only_colours: int = 0
) -> SeenPack:
    """How to show a pack."""
    return SeenPack(
        id=manifest.id,
        name=manifest.name,
        author=manifest.author,
        licence=manifest.licence,
        own=own,
        cards=tuple(cards),
        only_colours=only_colours,
    )


def _glance(pack: Pack) -> PackGlance:
    manifest = pack.manifest
    return PackGlance(id=manifest.id, name=manifest.name, cards=len(manifest.cards))


def _seen(pack: Pack) -> SeenPack:
    cards = (
        seen_card(pack.manifest, at, pack.large(card).address, pack.small(card).address)
        for at, card in enumerate(pack.manifest.cards)
    )
    return seen_pack(pack.manifest, cards, own=False)


def _picture_file(picture: Picture) -> File:
    content_type = PICTURE_KINDS[picture.kind]
    return File.of(picture.content, content_type, FOR_EVER, gzipped=picture.kind in TEXTS)
