"""`reverie backup` and `reverie restore`, of a file and of a database."""

import asyncio
import io
import tarfile
from pathlib import Path

import pytest

from reverie.cards.darkroom import Developed
from reverie.cards.own import large_file
from reverie.cli import main
from reverie.database import Database
from reverie.database.schema import prepare
from reverie.log import Entry, Log, Outcome, Snapshot, SqliteLog
from reverie.log.postgres import PostgresLog
from reverie.server.collection import Collection
from reverie.server.shared_packs import SharedPacks
from tests.kit.postgres import new_schema, shared_postgres
from tests.log.kinds import append, read

SHADES = ("#000000", "#ffffff", "#808080")
ENTRIES = 300


async def fill(log: Log) -> None:
    for table in "AB":
        for seq in range(1, ENTRIES + 1):
            assert await append(log, table, seq, b"%s%d" % (table.encode(), seq)) is Outcome.DURABLE
    assert await append(log, "A", ENTRIES + 1, b"last", b"all of it") is Outcome.DURABLE


async def check(log: Log) -> None:
    bodies = [b"A%d" % seq for seq in range(1, ENTRIES + 1)]
    assert await read(log, "A") == [*(Entry(n, b) for n, b in enumerate([*bodies, b"last"], 1))]
    assert await log.snapshot("A") == Snapshot(ENTRIES + 1, b"all of it")
    assert len(await read(log, "B")) == ENTRIES
    assert await log.count() == 2
    assert await append(log, "A", ENTRIES + 2, b"goes on") is Outcome.DURABLE


async def make_pack(collection: Collection) -> str:
    pack, _ = await collection.create("Holidays", "en")
    for number in range(3):
        pack, card = await collection.add_card(pack, Developed(b"l%d" % number, b"s", SHADES))
        await collection.keep_clue(pack, card.id, f"clue {number}")
    return pack.id


async def check_pack(collection: Collection, name: str) -> None:
    pack = collection.find(name)
    assert pack is not None
    assert [card.clues for card in pack.cards] == [("clue 0",), ("clue 1",), ("clue 2",)]
    pictures = [await collection.picture(name, large_file(card.id)) for card in pack.cards]
    assert pictures == [b"l0", b"l1", b"l2"]


async def test_a_file_is_backed_up_while_it_is_used(tmp_path: Path) -> None:
    """A backup of a server that runs has all that was durable, and is nobody else's to read."""
    log = SqliteLog(tmp_path / "old.db")
    packs = Collection(tmp_path / "old-packs", 1e9, 0)
    await fill(log)
    pack = await make_pack(packs)
    file = tmp_path / "backup.tar"
    assert await run("backup", "--data", str(tmp_path / "old.db"), str(file)) == 0
    assert file.stat().st_mode & 0o077 == 0
    await log.close()
    assert await run("restore", "--data", str(tmp_path / "new.db"), str(file)) == 0
    again, packs_again = SqliteLog(tmp_path / "new.db"), Collection(tmp_path / "new-packs", 1e9, 0)
    await packs_again.open()
    await check(again)
    await check_pack(packs_again, pack)
    await again.close()
    assert names(tmp_path, ".*") == set(), "nothing is left over"


async def test_a_backup_moves_between_file_and_database(tmp_path: Path) -> None:
    """What was in a file is in a database, and the other way round, with packs and all."""
    url = new_schema(shared_postgres())
    log, packs = SqliteLog(tmp_path / "old.db"), Collection(tmp_path / "old-packs", 1e9, 0)
    await fill(log)
    pack = await make_pack(packs)
    await log.close()
    first, second = str(tmp_path / "first.tar"), str(tmp_path / "second.tar")
    assert await run("backup", "--data", str(tmp_path / "old.db"), first) == 0
    there = ("--log", url, "--data", str(tmp_path / "node.db"))
    assert await run("restore", *there, first) == 0
    assert await run("backup", *there, second) == 0
    assert await run("restore", "--data", str(tmp_path / "new.db"), second) == 0
    database = Database(url)
    await prepare(database)
    shared, copies = await PostgresLog.open(database), Collection(tmp_path / "copies", 1e9, 0)
    await copies.open(SharedPacks(database, tmp_path / "copies"))
    await check(shared)
    await check_pack(copies, pack)
    await shared.close()
    await database.close()
    again, packs_again = SqliteLog(tmp_path / "new.db"), Collection(tmp_path / "new-packs", 1e9, 0)
    before = again.now()
    await packs_again.open()
    await check(again)
    await check_pack(packs_again, pack)
    assert before > 1e9, "the file's time goes on from the database's"
    await again.close()


async def test_a_backup_overwrites_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Where tables are already nothing is restored, and it is said what is in the way."""
    log = SqliteLog(tmp_path / "old.db")
    await fill(log)
    await log.close()
    file, url = str(tmp_path / "backup.tar"), new_schema(shared_postgres())
    assert await run("backup", "--data", str(tmp_path / "old.db"), file) == 0
    assert await run("restore", "--data", str(tmp_path / "old.db"), file) == 2
    assert "old.db is there already" in capsys.readouterr().err
    node = ("--log", url, "--data", str(tmp_path / "node.db"))
    assert await run("restore", *node, file) == 0
    assert await run("restore", *node, file) == 2
    assert "has tables already" in capsys.readouterr().err


async def test_what_is_no_backup_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Some other file is not restored, and one that isn't there not backed up."""
    (tmp_path / "x.tar").write_bytes(b"no archive")
    with tarfile.open(tmp_path / "y.tar", "w") as archive:
        evil = tarfile.TarInfo("../evil")
        archive.addfile(evil, io.BytesIO())
    for name in ("x.tar", "y.tar"):
        data = ("--data", str(tmp_path / "sub.db"))
        assert await run("restore", *data, str(tmp_path / name)) == 2
        assert "is no backup" in capsys.readouterr().err
    assert await run("backup", "--data", str(tmp_path / "no.db"), str(tmp_path / "z.tar")) == 2
    assert "is not there" in capsys.readouterr().err
    assert names(tmp_path, "*") == {"x.tar", "y.tar"}


async def run(*arguments: str) -> int:
    """The command, in a thread: it has an event loop of its own."""
    return await asyncio.to_thread(main, arguments)


def names(folder: Path, pattern: str) -> set[str]:
    return {file.name for file in folder.glob(pattern)}
