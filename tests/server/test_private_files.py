"""What the server writes is for its own user only."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from stat import S_IMODE

import pytest

from tests.cards.pictures import saved, scene
from tests.server.maker import Maker
from tests.server.running import running_server


@contextmanager
def umask(mask: int) -> Iterator[None]:
    before = os.umask(mask)
    try:
        yield
    finally:
        os.umask(before)


def rights(folder: Path) -> dict[str, int]:
    """The rights of every file and folder below this one, by the end of its name."""
    return {path.name: S_IMODE(path.stat().st_mode) for path in folder.rglob("*")}


@pytest.mark.parametrize("mask", [0, 0o022, 0o077])
async def test_nobody_else_reads_our_files(mask: int, tmp_path: Path) -> None:
    """F17: tables, own packs and all that lies beside them are readable for our user only."""
    with umask(mask):
        async with running_server(tmp_path / "db") as server, Maker(server.base) as maker:
            await server.open_table()
            await maker.begin()
            assert (await maker.upload(saved(scene(1))))[0] == 201
            found = rights(tmp_path)
    assert {"db", "db-wal", "db-shm", "db-packs", "pack.json", "maker.json"} <= set(found)
    assert {mode & 0o077 for mode in found.values()} == {0}


async def test_files_of_an_earlier_version_are_locked_up(tmp_path: Path) -> None:
    """F17: files that others could read are locked up when a server starts."""
    async with running_server(tmp_path / "db") as server, Maker(server.base) as maker:
        await maker.begin()
        await server.open_table()
    (tmp_path / "db").chmod(0o644)
    (tmp_path / "db-packs").chmod(0o755)
    async with running_server(tmp_path / "db") as server:
        await server.open_table()
        assert {mode & 0o077 for mode in rights(tmp_path).values()} == {0}
