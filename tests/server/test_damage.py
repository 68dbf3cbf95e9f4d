"""A damaged file or a broken disk: what is whole goes on, and what is not says so."""

import sqlite3
from contextlib import closing
from pathlib import Path

import aiohttp
import pytest

from reverie.game import Colour
from reverie.server.readiness import Readiness
from reverie.table.moves import Say
from tests.log.kinds import no_file_beyond
from tests.server.running import get, running_server

TRY_AGAIN = (503, b'{"code":"try_again"}')
DAMAGES = {
    "nonsense": "UPDATE entries SET body = x'ff00' WHERE tab = ? AND seq = 1",
    "a hole": "DELETE FROM entries WHERE tab = ? AND seq = 1",
    "no entries": "DELETE FROM entries WHERE tab = ?",
}


def damage(path: Path, how: str, code: str) -> None:
    with closing(sqlite3.connect(path)) as file, file:
        file.execute(how, (code,))


@pytest.mark.parametrize("how", DAMAGES.values(), ids=DAMAGES)
async def test_a_damaged_table_harms_no_other(how: str, tmp_path: Path) -> None:
    """A table that can't be read answers try_again, over HTTP and by close code; others go on."""
    async with running_server(tmp_path / "db") as server, aiohttp.ClientSession() as session:
        damaged, whole = await server.open_table(), await server.open_table()
        ann = await (await server.enter(whole)).join("Ann", Colour.PINK)
        server.app.hall.tables.pop(damaged).close()
        damage(tmp_path / "db", how, damaged)
        for address in ("", "/turns", "/record"):
            assert await get(f"{server.base}/api/tables/{damaged}{address}") == TRY_AGAIN
        async with session.ws_connect(f"{server.base}/api/tables/{damaged}/socket") as socket:
            await socket.receive(5)
            assert socket.close_code == 1013
        await ann.move(Say("Here all is well."))
        assert (await get(f"{server.base}/api/tables/{whole}"))[0] == 200


async def test_readiness_says_what_is_wrong(tmp_path: Path) -> None:
    """A server whose file is gone or whose disk takes nothing is not ready, and says why."""
    path = tmp_path / "db"
    async with running_server(path) as server:
        assert await get(f"{server.base}/readyz") == (200, b"ready\n")
        with no_file_beyond(0):
            assert "the disk fails to read or write" in await Readiness(server.app.log).trouble()
        elsewhere = path.rename(tmp_path / "elsewhere")
        fresh = Readiness(server.app.log)
        assert "was deleted or replaced" in await fresh.trouble()
        elsewhere.rename(path)
        assert "was deleted or replaced" in await fresh.trouble(), "once a second is enough"
        assert await Readiness(server.app.log).trouble() == ""


async def test_readiness_is_answered_over_http(tmp_path: Path) -> None:
    """Whoever watches a server whose file was deleted gets 503 and the reason, without its path."""
    path = tmp_path / "db"
    async with running_server(path) as server:
        elsewhere = path.rename(tmp_path / "elsewhere")
        status, words = await get(f"{server.base}/readyz")
        assert status == 503
        assert words.startswith(b"the file was deleted or replaced")
        assert str(tmp_path).encode() not in words
        elsewhere.rename(path)
