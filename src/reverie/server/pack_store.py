"""Where own packs are kept: in a folder of this server, or wherever nodes share them."""

import asyncio
from collections.abc import Iterable
from pathlib import Path
from typing import Protocol

from reverie.cards.darkroom import Developed
from reverie.cards.own import OwnCard, OwnPack, OwnPacks


class PackStore(Protocol):
    """What a collection needs of it. All raise OSError, and have changed nothing then."""

    async def read_all(self) -> tuple[list[OwnPack], list[str]]:
        """All packs, and the ids of those that can't be read."""

    async def add(self, pack: OwnPack) -> None:
        """Write a new pack."""

    async def add_card(self, pack: OwnPack, card: OwnCard, developed: Developed) -> None:
        """Write a card, and the pack that has it."""

    async def change(self, pack: OwnPack) -> None:
        """Write what a pack is called now."""

    async def change_words(self, pack: OwnPack, card: OwnCard) -> None:
        """Write what is known of a card of a pack now."""

    async def remove_card(self, pack: OwnPack, card: str) -> None:
        """Remove a card, which the pack has no longer."""

    async def remove(self, pack: OwnPack) -> None:
        """Remove a pack with everything in it."""

    async def picture(self, pack: str, file: str) -> bytes | None:
        """A picture of a pack; both names have to be ones that are known."""

    async def size(self, pack: OwnPack) -> int:
        """How many bytes a pack takes."""

    async def changed(self) -> Iterable[str]:
        """The ids of packs that others have changed since this was asked last."""

    async def read(self, pack: str) -> OwnPack | None:
        """A pack as it is now, if there is one."""


class FolderStore:
    """Own packs in a folder, which nobody else changes."""

    def __init__(self, folder: Path) -> None:
        self._packs = OwnPacks(folder)

    async def read_all(self) -> tuple[list[OwnPack], list[str]]:
        """All packs, and the ids of those that can't be read."""
        return await asyncio.to_thread(self._packs.read_all)

    async def add(self, pack: OwnPack) -> None:
        """Write a new pack."""
        await asyncio.to_thread(self._packs.add, pack)

    async def add_card(self, pack: OwnPack, card: OwnCard, developed: Developed) -> None:
        """Write a card, and the pack that has it."""
        await asyncio.to_thread(self._packs.add_card, pack, card, developed)

    async def change(self, pack: OwnPack) -> None:
        """Write what a pack is called now."""
        await asyncio.to_thread(self._packs.change, pack)

    async def change_words(self, pack: OwnPack, card: OwnCard) -> None:
        """Write what is known of a card of a pack now."""
        del card
        await asyncio.to_thread(self._packs.change_words, pack)

    async def remove_card(self, pack: OwnPack, card: str) -> None:
        """Remove a card, which the pack has no longer."""
        await asyncio.to_thread(self._packs.remove_card, pack, card)

    async def remove(self, pack: OwnPack) -> None:
        """Remove a pack with everything in it."""
        await asyncio.to_thread(self._packs.remove, pack)

    async def picture(self, pack: str, file: str) -> bytes | None:
        """A picture of a pack."""
        return await asyncio.to_thread(self._packs.picture, pack, file)

    async def size(self, pack: OwnPack) -> int:
        """How many bytes a pack takes."""
        return await asyncio.to_thread(self._packs.size, pack)

    async def changed(self) -> Iterable[str]:
        """Nobody else does."""
        return ()

    async def read(self, pack: str) -> OwnPack | None:
        """So nobody asks."""
        raise NotImplementedError(pack)
