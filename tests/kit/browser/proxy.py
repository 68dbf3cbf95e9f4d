"""A line between a browser and the server that can be cut, held up and mended."""

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, Self

from tests.kit.ports import free_port
from tests.server.process import ServerProcess


class Proxy:
    """Passes bytes on. While it is cut nobody gets through; while it is held, nothing moves."""

    def __init__(self, server: ServerProcess) -> None:
        self._server = server
        self._port = free_port()
        self.base = f"http://127.0.0.1:{self._port}"
        self._whole = True
        self._moving = asyncio.Event()
        self._moving.set()
        self._calls: set[asyncio.Task[None]] = set()
        self._listener: asyncio.Server | None = None

    async def __aenter__(self) -> Self:
        self._listener = await asyncio.start_server(self._call, "127.0.0.1", self._port)
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._listener is not None
        self._listener.close()
        await self.cut()

    async def cut(self) -> None:
        """Drop everything, and refuse whoever calls."""
        self._whole = False
        self._moving.set()
        calls = list(self._calls)
        for call in calls:
            call.cancel()
        await asyncio.gather(*calls, return_exceptions=True)

    def mend(self) -> None:
        self._whole = True
        self._moving.set()

    def hold(self) -> None:
        """Let nothing through without anybody noticing, as in a tunnel."""
        self._moving.clear()

    async def _call(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if not self._whole:
            writer.transport.abort()
            return
        call = asyncio.create_task(self._connect(reader, writer))
        self._calls.add(call)
        try:
            with suppress(asyncio.CancelledError):
                await call
        finally:
            writer.transport.abort()  # here, for a call that is cut at once never begins
        self._calls.discard(call)

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            beyond = await asyncio.open_connection("127.0.0.1", self._server.port)
            try:
                await _first_done(self._pass(reader, beyond[1]), self._pass(beyond[0], writer))
            finally:
                beyond[1].transport.abort()

    async def _pass(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await source.read(65536):
                await self._moving.wait()
                target.write(data)
                await target.drain()


async def _first_done(*ways: Coroutine[Any, Any, None]) -> None:
    tasks = [asyncio.create_task(way) for way in ways]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
