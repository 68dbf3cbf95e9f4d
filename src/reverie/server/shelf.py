"""The packs of this server: those to choose from, and all that a client needs to show a card."""

from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec

from reverie.cards import Pack, PackCode, PackError, Picture, load_pack, sketches
from reverie.server.answers import ASK_EACH_TIME, File
from reverie.server.messages import PackGlance, SeenCard, SeenPack


class Shelf:
    """The shipped packs and those in the given folders. The first is played with unless told."""

    def __init__(self, folders: Iterable[Path]) -> None:
        self._packs: dict[str, Pack] = {}
        for pack in (sketches(), *map(load_pack, folders)):
            if pack.id in self._packs:
                raise PackError(PackCode.PACK_TWICE, pack.id)
            self._packs[pack.id] = pack
        self.list = _file([_glance(pack) for pack in self._packs.values()])
        self._files = {name: _file(_seen(pack)) for name, pack in self._packs.items()}

    @property
    def decks(self) -> dict[str, tuple[str, ...]]:
        """The cards of each pack, by what they are called in a game."""
        return {name: pack.card_ids for name, pack in self._packs.items()}

    @property
    def pictures(self) -> Iterator[Picture]:
        """All pictures of all packs."""
        for pack in self._packs.values():
            yield from pack.pictures.values()

    def find(self, name: str) -> File | None:
        """The pack with this name, with all its cards."""
        return self._files.get(name)


def _glance(pack: Pack) -> PackGlance:
    manifest = pack.manifest
    return PackGlance(id=manifest.id, name=manifest.name, cards=len(manifest.cards))


def _seen(pack: Pack) -> SeenPack:
    manifest = pack.manifest
    return SeenPack(
        id=manifest.id,
        name=manifest.name,
        author=manifest.author,
        licence=manifest.licence,
        cards=tuple(
            SeenCard(
                id=pack.card_id(card),
                large=f"/cards/{pack.large(card).address}",
                small=f"/cards/{pack.small(card).address}",
                title=card.title,
                alt=card.alt,
                shades=card.shades,
            )
            for card in manifest.cards
        ),
    )


def _file(value: object) -> File:
    return File.of(msgspec.json.encode(value), "application/json", ASK_EACH_TIME, pack=True)
