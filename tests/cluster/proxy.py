"""A line between two programs that can be cut, stalled or slowed down, in either direction.

A small TCP proxy in user space: whoever connects to its port is connected to another.
"""

import asyncio
from contextlib import suppress
from enum import Flag, auto

CHUNK = 65_536


class Way(Flag):
    """A direction."""

    THERE = auto()
    BACK = auto()
    BOTH = THERE | BACK


class Proxy:
    """The line to one port of this machine."""

    def __init__(self, target: int) -> None:
        self.target = target
        self.port = 0
        self.delay = 0.0
        """seconds that everything takes longer"""
        self._open = {Way.THERE: asyncio.Event(), Way.BACK: asyncio.Event()}
        self._connections: set[asyncio.Task[None]] = set()
        self._server: asyncio.Server | None = None
        self._refusing = False
        self.flow()

    async def start(self) -> None:
        """Listen, from now on always at the same port."""
        self._server = await asyncio.start_server(self._connect, "127.0.0.1", self.port)
        self.port = self._server.sockets[0].getsockname()[1]

    async def close(self) -> None:
        """End all."""
        self.cut()
        if self._server is not None:
            self._server.close()
            await self._server.wait_closed()

    def cut(self) -> None:
        """End all connections, and let nobody through until `flow`."""
        self._refusing = True
        for connection in tuple(self._connections):
            connection.cancel()

    async def lose(self) -> None:
        """Cut it; what is under way is lost once this is done."""
        connections = set(self._connections)
        self.cut()
        if connections:
            await asyncio.wait(connections)

    def stall(self, way: Way = Way.BOTH) -> None:
        """Let nothing through in these directions; nobody is told."""
        for direction, is_open in self._open.items():
            if direction in way:
                is_open.clear()

    def flow(self) -> None:
        """Let everything through, and what has waited too."""
        self._refusing = False
        self.delay = 0.0
        for is_open in self._open.values():
            is_open.set()

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._connections.add(task)
        try:
            if not self._refusing:
                await self._carry_both(reader, writer)
        except (OSError, asyncio.CancelledError):
            pass
        finally:
            self._connections.discard(task)
            writer.transport.abort()

    async def _carry_both(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self.target)
        there = asyncio.ensure_future(self._carry(reader, far_writer, Way.THERE))
        back = asyncio.ensure_future(self._carry(far_reader, writer, Way.BACK))
        try:
            await asyncio.wait((there, back), return_when=asyncio.FIRST_COMPLETED)
        finally:
            for half in (there, back):
                half.cancel()
                with suppress(OSError, asyncio.CancelledError):
                    await half
            far_writer.transport.abort()

    async def _carry(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, way: Way
    ) -> None:
        while data := await reader.read(CHUNK):
            if self.delay:
                await asyncio.sleep(self.delay)
            await self._open[way].wait()
            writer.write(data)
            await writer.drain()
