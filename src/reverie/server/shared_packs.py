"""Own packs that nodes share: rows of the database, and copies of pictures on this node's disk.

A pack is a row with its name and its maker's key, and a row for each of its cards. Whoever changes
something raises the pack's version and its time; other nodes read again what is newer than what
they know. A picture's name is made from its content, so a copy of it is never out of date.
"""

import asyncio
import errno
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

import asyncpg
import msgspec
from msgspec.structs import replace

from reverie.cards.darkroom import Developed
from reverie.cards.folder import write
from reverie.cards.own import (
    FILE_OF_OURS,
    FOLDER_OF_OURS,
    SIZE_OF_NOTHING,
    OwnCard,
    OwnPack,
    large_file,
)
from reverie.database import Database, DatabaseError, Job

OVERLAP = 10.0
"""seconds that changes are looked at again; a statement may take so long to be seen"""
KEPT = 3600.0
"""seconds for which it is known that a pack was removed"""
BATCH = 100
"""packs that are read at once"""

CHANGE = """
INSERT INTO own_packs VALUES ($1, $2, 1, extract(epoch FROM clock_timestamp()))
ON CONFLICT (pack) DO UPDATE
SET about = coalesce($2, own_packs.about), version = own_packs.version + 1, at = excluded.at
WHERE own_packs.about IS NOT NULL
RETURNING version
"""
ADD_CARD = "INSERT INTO own_cards (pack, card, about, large, small) VALUES ($1, $2, $3, $4, $5)"
CHANGE_CARD = "UPDATE own_cards SET about = $3 WHERE pack = $1 AND card = $2"
REMOVE_CARD = "DELETE FROM own_cards WHERE pack = $1 AND card = $2"
REMOVE_CARDS = "DELETE FROM own_cards WHERE pack = $1"
REMOVE = """
UPDATE own_packs SET about = NULL, version = version + 1, at = extract(epoch FROM clock_timestamp())
WHERE pack = $1
"""
SWEEP = """
DELETE FROM own_packs WHERE about IS NULL AND at < extract(epoch FROM clock_timestamp()) - $1
"""
PICTURE = (
    "SELECT CASE WHEN $3 THEN large ELSE small END FROM own_cards WHERE pack = $1 AND card = $2"
)
SIZE = "SELECT coalesce(sum(length(large) + length(small)), 0) FROM own_cards WHERE pack = $1"
PACKS = "SELECT pack, about, version FROM own_packs WHERE pack = ANY($1)"
CARDS = "SELECT pack, about FROM own_cards WHERE pack = ANY($1) ORDER BY place"
ALL = "SELECT pack FROM own_packs WHERE about IS NOT NULL ORDER BY pack"
CHANGED = "SELECT pack, version, at FROM own_packs WHERE at > $1"

T = TypeVar("T")


class SharedPacks:
    """Own packs in a database, and copies in a folder."""

    def __init__(self, database: Database, copies: Path) -> None:
        self._database = database
        self._copies = copies
        self._versions: dict[str, int] = {}
        self._since = 0.0

    async def read_all(self) -> tuple[list[OwnPack], list[str]]:
        """All packs; copies that no pack has are removed from the disk."""
        rows = await self._do(lambda connection: connection.fetch(ALL))
        names = [row["pack"] for row in rows]
        found = []
        for first in range(0, len(names), BATCH):
            found += await self._read(names[first : first + BATCH])
        await self._do(lambda connection: connection.execute(SWEEP, KEPT))
        await asyncio.to_thread(self._tidy, {card.id for pack in found for card in pack.cards})
        return found, []

    async def add(self, pack: OwnPack) -> None:
        """Write a new pack."""
        await self._change(pack, [])

    async def add_card(self, pack: OwnPack, card: OwnCard, developed: Developed) -> None:
        """Write a card, and the pack that has it."""
        about = msgspec.json.encode(card)
        await self._change(
            pack, [(ADD_CARD, (pack.id, card.id, about, developed.large, developed.small))]
        )

    async def change(self, pack: OwnPack) -> None:
        """Write what a pack is called now."""
        await self._change(pack, [])

    async def change_words(self, pack: OwnPack, card: OwnCard) -> None:
        """Write what is known of a card of a pack now."""
        about = msgspec.json.encode(card)
        await self._change(pack, [(CHANGE_CARD, (pack.id, card.id, about))])

    async def remove_card(self, pack: OwnPack, card: str) -> None:
        """Remove a card, which the pack has no longer."""
        await self._change(pack, [(REMOVE_CARD, (pack.id, card))])
        await asyncio.to_thread(self._drop_copies, card)

    async def remove(self, pack: OwnPack) -> None:
        """Remove a pack with everything in it."""

        async def job(connection: "asyncpg.Connection[Any]") -> None:
            async with connection.transaction():
                await connection.execute(REMOVE, pack.id)
                await connection.execute(REMOVE_CARDS, pack.id)

        await self._do(job)
        for card in pack.cards:
            await asyncio.to_thread(self._drop_copies, card.id)

    async def picture(self, pack: str, file: str) -> bytes | None:
        """A picture of a pack, from this node's disk if it has been here before."""
        copy = self._copies / file
        with suppress(FileNotFoundError):
            return await asyncio.to_thread(copy.read_bytes)
        card = file.partition(".")[0].partition("-")[0]
        large = file == large_file(card)
        found: bytes | None = await self._do(lambda c: c.fetchval(PICTURE, pack, card, large))
        if found is not None:
            with suppress(OSError):  # it is served all the same
                await asyncio.to_thread(self._keep_copy, copy, found)
        return found

    async def size(self, pack: OwnPack) -> int:
        """How many bytes a pack takes."""
        pictures = await self._do(lambda connection: connection.fetchval(SIZE, pack.id))
        return SIZE_OF_NOTHING + int(pictures)

    async def changed(self) -> Iterable[str]:
        """The ids of packs that were changed, and that we know otherwise."""
        since = self._since - OVERLAP
        rows = await self._do(lambda connection: connection.fetch(CHANGED, since))
        self._since = max([self._since, *(row["at"] for row in rows)])
        return [row["pack"] for row in rows if self._versions.get(row["pack"]) != row["version"]]

    async def read(self, pack: str) -> OwnPack | None:
        """A pack as it is now, if there is one."""
        return next(iter(await self._read([pack])), None)

    async def _read(self, names: list[str]) -> list[OwnPack]:
        async def job(connection: "asyncpg.Connection[Any]") -> tuple[list[Any], list[Any]]:
            async with connection.transaction(isolation="repeatable_read", readonly=True):
                return await connection.fetch(PACKS, names), await connection.fetch(CARDS, names)

        packs, rows = await self._do(job)
        cards: dict[str, list[OwnCard]] = {}
        for row in rows:
            card = msgspec.json.decode(row["about"], type=OwnCard)
            cards.setdefault(row["pack"], []).append(card)
        self._versions |= {row["pack"]: row["version"] for row in packs}
        return [
            replace(
                msgspec.json.decode(row["about"], type=OwnPack),
                cards=tuple(cards.get(row["pack"], ())),
            )
            for row in packs
            if row["about"] is not None
        ]

    async def _change(self, pack: OwnPack, more: Iterable[tuple[str, tuple[object, ...]]]) -> None:
        about = msgspec.json.encode(replace(pack, cards=()))

        async def job(connection: "asyncpg.Connection[Any]") -> bool:
            async with connection.transaction():
                if await connection.fetchval(CHANGE, pack.id, about) is None:
                    return False
                for statement, values in more:
                    await connection.execute(statement, *values)
                return True

        if not await self._do(job):
            raise OSError(errno.ESTALE, "another node has removed the pack")

    async def _do(self, job: Job[T]) -> T:
        try:
            return await self._database.do(job)
        except DatabaseError as error:
            raise OSError(errno.EIO, str(error)) from error

    # --- in a thread ---------------------------------------------------------------------

    def _keep_copy(self, copy: Path, content: bytes) -> None:
        self._copies.mkdir(mode=FOLDER_OF_OURS, parents=True, exist_ok=True)
        write(copy, content, mode=FILE_OF_OURS)

    def _drop_copies(self, card: str) -> None:
        for copy in self._copies.glob(f"{card}*.webp"):
            copy.unlink(missing_ok=True)

    def _tidy(self, cards: set[str]) -> None:
        for copy in self._copies.glob("*.webp"):
            if copy.stem.partition("-")[0] not in cards:
                copy.unlink(missing_ok=True)
