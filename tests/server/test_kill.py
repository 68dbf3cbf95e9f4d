"""The kill test, short: `make soak` runs the long one."""

import asyncio
from pathlib import Path

from reverie.game import Colour
from tests.client import Client
from tests.server.process import ServerProcess
from tests.soak import soak


async def test_killed_servers_forget_nothing(tmp_path: Path) -> None:
    """After every kill -9, acknowledged moves are there, none is there twice, games end."""
    figures = await soak(tmp_path / "db", kills=5, seed=1)
    assert figures["acknowledged moves"] > 50
    assert figures["games"] >= 3


async def test_a_stopped_server_says_so(tmp_path: Path) -> None:
    """On SIGTERM clients are told to reconnect, and the server ends well."""
    server = ServerProcess(tmp_path / "db")
    await server.start()
    async with Client(server.base, await server.new_table()) as client:
        await client.join("Ada", Colour.PINK)
        assert await server.stop() == 0
        await asyncio.sleep(0.1)
        assert client.close_code == 1012
