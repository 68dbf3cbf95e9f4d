"""F15 over the wire: who gets in while a table is locked, and what others are told."""

from pathlib import Path
from secrets import token_urlsafe

import msgspec
import pytest

from reverie.client import RefusedError
from reverie.client.errors import ClosedError
from reverie.server.messages import CLOSE_CODES, Close
from reverie.table.moves import Join, Lock, RemovePerson, Unlock
from tests.server.running import RunningServer, get, running_server

PATHS = ("", "/turns", "/record")


async def is_shut_out(server: RunningServer, code: str, token: str | None, why: Close) -> None:
    """Whoever says hello with this token is told why, and shown nothing."""
    with pytest.raises(ClosedError) as closed:
        await server.enter(code, token)
    assert closed.value.close_code == CLOSE_CODES[why]


async def test_a_locked_table_is_for_those_inside(tmp_path: Path) -> None:
    """People, their devices and a screen that was there come back; strangers see only the lock."""
    async with running_server(tmp_path / "db") as server:
        code = await server.open_table()
        host, ben, cem = await server.begin(code, 3)
        of_screen = token_urlsafe(32)
        screen = await server.enter(code, of_screen)
        bystander = await server.enter(code)
        await host.move(Lock())
        for inside in (ben, screen, bystander):
            await inside.until(lambda view: view.table.locked)
        with pytest.raises(RefusedError, match="table_locked"):
            await bystander.move(Join("Eve", token_urlsafe(32)))
        await screen.close()
        assert (await server.enter(code, of_screen)).view.you.person is None
        assert (await server.enter(code, ben.token)).view.you.person == "p2"
        for stranger in (None, token_urlsafe(32)):
            await is_shut_out(server, code, stranger, Close.LOCKED)
        for path in PATHS:
            status, body = await get(f"{server.base}/api/tables/{code}{path}")
            assert (status, msgspec.json.decode(body)) == (423, {"code": "table_locked"})
        for inside_by in (cem.token, of_screen):
            assert (await get(f"{server.base}/api/tables/{code}/turns", inside_by))[0] == 200
        await host.move(Unlock())
        newcomer = await server.enter(code)
        await newcomer.join("Dora")
        assert not newcomer.view.table.locked


async def test_who_is_removed_does_not_come_back(tmp_path: Path) -> None:
    """Neither on another device, nor by joining anew; and not with that token once it is open."""
    async with running_server(tmp_path / "db") as server:
        code = await server.open_table()
        host, ben, _ = await server.begin(code, 3)
        await host.move(RemovePerson("p2"))
        with pytest.raises(ClosedError, match="removed"):
            await ben.until(lambda _: False)
        await is_shut_out(server, code, ben.token, Close.REMOVED)
        await is_shut_out(server, code, None, Close.LOCKED)
        await host.move(Unlock())
        await is_shut_out(server, code, ben.token, Close.REMOVED)
        stranger = await server.enter(code)
        with pytest.raises(RefusedError, match="removed"):
            await stranger.move(Join("Ben", ben.token or ""))
