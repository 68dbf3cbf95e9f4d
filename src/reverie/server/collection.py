"""People's own packs on this server: all of them in memory but for the pictures, and in a store.

A change is written one at a time for each pack, and is seen when it is durable. Where nodes share a
store, what others have changed is read again every second.
"""

import asyncio
import errno
import logging
import shutil
from collections import defaultdict
from collections.abc import Awaitable, Callable
from contextlib import suppress
from enum import StrEnum
from pathlib import Path

from msgspec.structs import replace

from reverie.cards.darkroom import Developed
from reverie.cards.limits import MOST_OWN_CARDS
from reverie.cards.own import (
    MOST_CLUES,
    OwnCard,
    OwnPack,
    is_own,
    large_file,
    new_pack,
    own_card,
    small_file,
)
from reverie.server.pack_store import FolderStore, PackStore

SECONDS_BETWEEN_LOOKS = 1.0
"""at what other nodes have changed"""
FULL = {errno.ENOSPC, errno.EDQUOT}

logger = logging.getLogger(__name__)


class Refusal(StrEnum):
    """Why a change can't be made."""

    NO_SUCH_PACK = "no_such_pack"
    NO_SUCH_CARD = "no_such_card"
    CARD_TWICE = "card_twice"
    PACK_FULL = "pack_full"
    DISK_FULL = "disk_full"
    NOT_WRITTEN = "not_written"


class RefusedError(Exception):
    """A change that can't be made."""

    def __init__(self, refusal: Refusal) -> None:
        self.refusal = refusal
        super().__init__(refusal)


class Collection:
    """All own packs of a server."""

    def __init__(self, folder: Path, most_bytes: float, bytes_to_spare: int) -> None:
        self._folder = folder
        self._store: PackStore = FolderStore(folder)
        self._most_bytes = most_bytes
        self._bytes_to_spare = bytes_to_spare
        self._packs: dict[str, OwnPack] = {}
        self._sizes: dict[str, int] = {}
        self._locks: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)
        self.news = asyncio.Event()
        """there may be cards that nobody has looked at"""

    async def open(self, store: PackStore | None = None) -> None:
        """Read what there is, in the folder unless told; raises OSError."""
        self._store = store or self._store
        packs, broken = await self._store.read_all()
        if broken:
            logger.error("own packs can't be read", extra={"figures": {"packs": len(broken)}})
        for pack in packs:
            await self._keep(pack)
        self.news.set()

    async def follow(self) -> None:
        """See what other nodes change, for as long as this runs."""
        while True:
            await asyncio.sleep(SECONDS_BETWEEN_LOOKS)
            try:
                await self.catch_up()
            except OSError:
                continue  # whoever needs a pack is told so
            except Exception:
                logger.exception("own packs of other nodes could not be read")

    async def catch_up(self) -> None:
        """Read again what others have changed; raises OSError."""
        for name in await self._store.changed():
            async with self._locks[name]:
                pack = await self._store.read(name)
                if pack is not None:
                    await self._keep(pack)
                    self.news.set()
                else:
                    self._packs.pop(name, None)
                    self._sizes.pop(name, None)

    def find(self, name: str) -> OwnPack | None:
        """The pack with this id."""
        return self._packs.get(name)

    async def seek(self, name: str) -> OwnPack | None:
        """The same, also if another node has made it in this very moment."""
        if name not in self._packs and is_own(name):
            with suppress(OSError):
                await self.catch_up()
        return self._packs.get(name)

    async def picture(self, name: str, file: str) -> bytes | None:
        """A picture of a pack."""
        pack = self._packs.get(name)
        if pack is None or not any(
            file in (large_file(card.id), small_file(card.id)) for card in pack.cards
        ):
            return None
        return await self._store.picture(name, file)

    async def create(self, name: str, language: str) -> tuple[OwnPack, str]:
        """A new pack, and the key to it."""
        self.check_room()
        pack, key = new_pack(name, language)
        await self._write(self._store.add(pack))
        await self._keep(pack)
        return pack, key

    async def rename(self, pack: OwnPack, name: str) -> OwnPack:
        """Give a pack another name."""
        async with self._lock(pack):
            renamed = replace(self._now(pack), name=name)
            await self._write(self._store.change(renamed))
            return await self._keep(renamed)

    async def add_card(self, pack: OwnPack, developed: Developed) -> tuple[OwnPack, OwnCard]:
        """Put a card into a pack."""
        card = own_card(developed)
        async with self._lock(pack):
            now = self._now(pack)
            if now.holds(card.id):
                raise RefusedError(Refusal.CARD_TWICE)
            self.check_room(now)
            grown = now.with_card(card)
            await self._write(self._store.add_card(grown, card, developed))
            self.news.set()
            return await self._keep(grown), card

    def not_looked_at(self) -> tuple[OwnPack, OwnCard] | None:
        """A card on which nobody has tried yet to make anything out."""
        return next(
            (
                (pack, card)
                for pack in self._packs.values()
                for card in pack.cards
                if card.things is None
            ),
            None,
        )

    async def keep_clue(self, pack: OwnPack, card: str, clue: str) -> None:
        """Keep a clue that somebody has told for a card."""
        await self._learn(pack, card, lambda own: replace(own, clues=_with_newest(own.clues, clue)))

    async def keep_things(self, pack: OwnPack, card: str, things: tuple[str, ...]) -> None:
        """Keep what was made out on a card."""
        await self._learn(pack, card, lambda own: replace(own, things=things))

    async def _learn(self, pack: OwnPack, card: str, learn: Callable[[OwnCard], OwnCard]) -> None:
        async with self._lock(pack):
            now = self._now(pack)
            own = next((own for own in now.cards if own.id == card), None)
            if own is not None:
                wise = learn(own)
                wiser = now.with_words(wise)
                await self._write(self._store.change_words(wiser, wise))
                await self._keep(wiser)

    async def remove_card(self, pack: OwnPack, card: str) -> None:
        """Take a card out of a pack."""
        async with self._lock(pack):
            now = self._now(pack)
            if not now.holds(card):
                raise RefusedError(Refusal.NO_SUCH_CARD)
            less = now.without_card(card)
            await self._write(self._store.remove_card(less, card))
            await self._keep(less)

    async def remove(self, pack: OwnPack) -> None:
        """Remove a pack with everything in it."""
        async with self._lock(pack):
            self._now(pack)
            await self._write(self._store.remove(pack))
            del self._packs[pack.id], self._sizes[pack.id]
        del self._locks[pack.id]

    def check_room(self, pack: OwnPack | None = None) -> None:
        """Whether another card, or another pack, may be made."""
        if pack is not None and len(pack.cards) >= MOST_OWN_CARDS:
            raise RefusedError(Refusal.PACK_FULL)
        if sum(self._sizes.values()) >= self._most_bytes:
            raise RefusedError(Refusal.DISK_FULL)
        # Games need the disk too: whoever uploads pictures must not stop them.
        existing = next(f for f in (self._folder, *self._folder.absolute().parents) if f.exists())
        if shutil.disk_usage(existing).free < self._bytes_to_spare:
            raise RefusedError(Refusal.DISK_FULL)

    def _lock(self, pack: OwnPack) -> asyncio.Lock:
        """One at a time changes a pack, and nobody one that is gone."""
        return self._locks[self._now(pack).id]

    def _now(self, pack: OwnPack) -> OwnPack:
        """The pack as it is now; somebody else may have changed it before."""
        now = self._packs.get(pack.id)
        if now is None:
            raise RefusedError(Refusal.NO_SUCH_PACK)
        return now

    async def _keep(self, pack: OwnPack) -> OwnPack:
        self._sizes[pack.id] = await self._store.size(pack)
        self._packs[pack.id] = pack
        return pack

    async def _write(self, writing: Awaitable[None]) -> None:
        try:
            await writing
        except OSError as error:
            logger.exception("an own pack could not be written")
            full = error.errno in FULL
            raise RefusedError(Refusal.DISK_FULL if full else Refusal.NOT_WRITTEN) from None


def _with_newest(clues: tuple[str, ...], clue: str) -> tuple[str, ...]:
    return (*(known for known in clues if known != clue), clue)[-MOST_CLUES:]
