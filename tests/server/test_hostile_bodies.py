"""Bodies of requests that are sent in bad faith, or over a bad line."""

import asyncio
import gzip
import logging
from pathlib import Path
from time import monotonic

import pytest

from tests.cards.pictures import saved, scene
from tests.server.maker import Maker
from tests.server.process import ServerProcess
from tests.server.running import running_server


async def unfinished(base: str, maker: Maker) -> asyncio.StreamWriter:
    """An upload of which only the beginning has been sent."""
    host, _, port = base.removeprefix("http://").partition(":")
    _, writer = await asyncio.open_connection(host, int(port))
    head = f"POST /api/own-packs/{maker.id}/cards HTTP/1.1\r\nHost: {host}:{port}\r\n"
    head += f"Authorization: Bearer {maker.key}\r\nContent-Length: 1000000\r\n\r\n"
    writer.write(head.encode() + b"\xff\xd8\xff")
    await writer.drain()
    await asyncio.sleep(0.2)
    return writer


async def test_nothing_is_decompressed(tmp_path: Path) -> None:
    """A body that was compressed is taken as it is, so none can burst in the server."""
    async with running_server(tmp_path / "db") as server, Maker(server.base) as maker:
        await maker.begin()
        pack = gzip.compress(b'{"name":"A"}')
        answer = await maker.ask("POST", "/api/own-packs", pack, Content_Encoding="gzip")
        assert answer == (400, {"code": "not_understood"})
        cards, picture = f"/api/own-packs/{maker.id}/cards", gzip.compress(saved(scene(1)))
        answer = await maker.ask("POST", cards, picture, Content_Encoding="gzip")
        assert answer == (415, {"code": "not_a_picture"})


async def test_who_sends_slowly_does_not_keep_a_server_from_stopping(tmp_path: Path) -> None:
    """A server that is told to stop waits a few seconds for a picture, not a minute."""
    server = ServerProcess(tmp_path / "db")
    await server.start()
    async with Maker(server.base) as maker:
        await maker.begin()
        writer = await unfinished(server.base, maker)
        started = monotonic()
        assert await server.stop() == 0
        assert monotonic() - started < 15
        writer.close()


async def test_a_line_that_breaks_is_no_fault_of_ours(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Somebody who goes away in the middle of a picture leaves no error in the log."""
    async with running_server(tmp_path / "db") as server, Maker(server.base) as maker:
        await maker.begin()
        for _ in range(5):
            (await unfinished(server.base, maker)).close()
        await asyncio.sleep(0.2)
        assert (await maker.upload(saved(scene(1))))[0] == 201
    assert [line for line in caplog.records if line.levelno >= logging.ERROR] == []
