"""What a stranger sends does not flood the log, nor tell them what we are made of."""

import asyncio
import json
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from tests.patience import PATIENCE
from tests.server.process import ServerProcess

BROKEN = (b"GET / HTTP/9.9.9\r\n\r\n", b"GET /\x00 HTTP/1.1\r\nHost: x\r\n\r\n")


async def send(server: ServerProcess, request: bytes) -> bytes:
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(request)
    async with asyncio.timeout(PATIENCE):
        answer = await reader.read()
    writer.close()
    return answer


@asynccontextmanager
async def logging_server(folder: Path) -> AsyncIterator[ServerProcess]:
    """A server whose log can be read when it has stopped."""
    server = ServerProcess(folder / "db")
    with (folder / "lines").open("wb") as log:
        await server.start(log)
    try:
        yield server
    finally:
        await server.stop()


def lines_in(folder: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (folder / "lines").read_text().splitlines()]


async def test_broken_requests_do_not_flood_the_log(tmp_path: Path) -> None:
    """F18: of all broken requests there is one line a minute, and no trace."""
    async with logging_server(tmp_path) as server:
        for _ in range(20):
            for request in BROKEN:
                assert (await send(server, request)).startswith(b"HTTP/1.0 400")
    (line,) = [line for line in lines_in(tmp_path) if line["where"] == "aiohttp.server"]
    assert line["level"] == "warning"
    assert line["what"] == "a request was malformed, and was refused"
    assert line["held_back"] == 0
    assert "trace" not in line


async def test_answers_tell_no_version(tmp_path: Path) -> None:
    """F18: neither an answer nor the refusal of a broken request names a library or a version."""
    whole = b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
    async with logging_server(tmp_path) as server:
        for request in (whole, *BROKEN):
            answer = await send(server, request)
            assert b"\r\nServer: reverie\r\n" in answer
            assert b"aiohttp" not in answer
            assert b"Python" not in answer


async def test_a_server_of_root_says_so(tmp_path: Path) -> None:
    """F18: whoever runs a server as root is warned in one line, and nobody else is."""
    async with logging_server(tmp_path):
        pass
    warnings = [line for line in lines_in(tmp_path) if "root" in line["what"]]
    assert len(warnings) == (1 if os.geteuid() == 0 else 0)
