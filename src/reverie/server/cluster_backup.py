"""Backups of the database that nodes share, to and from the form that a backup has.

It is read in one transaction that sees one moment. It is written to a database that has no tables.
Times in it are the database's; tables that come from a server's own file have that file's instead,
so timers that were running there are at an end.
"""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import asyncpg
import msgspec
from msgspec.structs import replace

from reverie.cards.darkroom import Developed
from reverie.cards.own import OwnCard, OwnPack, OwnPacks, large_file, small_file
from reverie.database import Database, DatabaseError
from reverie.database.schema import prepare
from reverie.log import LogUnavailableError, SqliteLog
from reverie.log.schema import prepare as prepare_file
from reverie.server.backup import PACKS, TABLES, BackupError
from reverie.server.shared_packs import SharedPacks

SECONDS = 24 * 3600.0
"""that it may take"""
ENTRIES = """
SELECT tab, heads.seq AS last, heads.at, entries.seq, entries.body
FROM heads JOIN entries ON entries.head = heads.id ORDER BY heads.id, entries.seq
"""
SNAPSHOTS = "SELECT tab, snapshots.seq, body FROM snapshots JOIN heads ON heads.id = head"
OWN_PACKS = "SELECT about FROM own_packs WHERE about IS NOT NULL ORDER BY pack"
OWN_CARDS = "SELECT about, large, small FROM own_cards WHERE pack = $1 ORDER BY place"
ADD_HEAD = """
INSERT INTO heads (tab, seq, at) VALUES ($1, $2, extract(epoch FROM clock_timestamp()))
RETURNING id
"""


def copy_from(url: str, folder: Path) -> None:
    """Write all tables and own packs of a database into a folder."""
    asyncio.run(_copy_from(url, folder))


def copy_to(url: str, folder: Path) -> None:
    """Write what is in a folder into a database without tables."""
    asyncio.run(_copy_to(url, folder))


async def _copy_from(url: str, folder: Path) -> None:
    async def job(connection: "asyncpg.Connection[Any]") -> None:
        async with connection.transaction(isolation="repeatable_read", readonly=True):
            await _read_tables(connection, folder / TABLES)
            await _read_packs(connection, folder / PACKS)

    async with _opened(url) as database:
        await database.do(job, SECONDS)


async def _copy_to(url: str, folder: Path) -> None:
    log = SqliteLog(folder / TABLES)
    try:
        async with _opened(url) as database:
            if await database.do(lambda c: c.fetchval("SELECT EXISTS (SELECT FROM heads)")):
                raise BackupError("the database has tables already; name an empty one")
            await _write_packs(SharedPacks(database, folder), folder / PACKS)

            async def job(connection: "asyncpg.Connection[Any]") -> None:
                async with connection.transaction():
                    await _write_tables(connection, log, folder / TABLES)

            await database.do(job, SECONDS)
    finally:
        await log.close()


@asynccontextmanager
async def _opened(url: str) -> AsyncIterator[Database]:
    database = Database(url)
    try:
        await prepare(database)
        yield database
    except DatabaseError as error:
        raise LogUnavailableError(str(error), "the database") from error
    finally:
        await database.close()


async def _read_tables(connection: "asyncpg.Connection[Any]", file: Path) -> None:
    with closing(sqlite3.connect(file, isolation_level=None)) as copy:
        prepare_file(copy)
        copy.execute("BEGIN")
        last: int | None = None
        id_ = 0
        async for tab, seq_of_head, at, seq, body in connection.cursor(ENTRIES, prefetch=1000):
            id_ += 1
            last = None if seq == 1 else last
            copy.execute(
                "INSERT INTO entries (id, tab, seq, at, before, body) VALUES (?, ?, ?, ?, ?, ?)",
                (id_, tab, seq, at, last, body),
            )
            last = id_
            if seq == seq_of_head:
                copy.execute("INSERT INTO heads VALUES (?, ?, ?, ?)", (tab, seq, at, id_))
        async for row in connection.cursor(SNAPSHOTS, prefetch=100):
            copy.execute("INSERT INTO snapshots VALUES (?, ?, ?)", tuple(row))
        copy.execute("COMMIT")


async def _read_packs(connection: "asyncpg.Connection[Any]", folder: Path) -> None:
    packs = OwnPacks(folder)
    for (about,) in await connection.fetch(OWN_PACKS):
        pack = msgspec.json.decode(about, type=OwnPack)
        packs.add(replace(pack, cards=()))
        grown = replace(pack, cards=())
        for card_about, large, small in await connection.fetch(OWN_CARDS, pack.id):
            card = msgspec.json.decode(card_about, type=OwnCard)
            grown = grown.with_card(card)
            packs.add_card(grown, card, Developed(large, small, card.shades))
        packs.change_words(grown)


async def _write_tables(connection: "asyncpg.Connection[Any]", log: SqliteLog, file: Path) -> None:
    for table, last in _heads(file):
        head = await connection.fetchval(ADD_HEAD, table, last)
        async for page in log.read(table):
            rows = [(head, entry.seq, 0, entry.body) for entry in page]
            await connection.copy_records_to_table("entries", records=rows)
        snapshot = await log.snapshot(table)
        if snapshot is not None:
            await connection.execute("INSERT INTO snapshots VALUES ($1, $2, $3)", head, *snapshot)


def _heads(file: Path) -> Iterator[tuple[str, int]]:
    with closing(sqlite3.connect(file)) as tables:
        yield from tables.execute("SELECT tab, seq FROM heads ORDER BY last").fetchall()


async def _write_packs(shared: SharedPacks, folder: Path) -> None:
    here = OwnPacks(folder)
    packs, _ = here.read_all()
    for pack in packs:
        await shared.add(replace(pack, cards=()))
        for card in pack.cards:
            large = here.picture(pack.id, large_file(card.id)) or b""
            small = here.picture(pack.id, small_file(card.id)) or b""
            await shared.add_card(pack, card, Developed(large, small, card.shades))
