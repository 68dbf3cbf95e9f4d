"""A proxy before several nodes, for trying things out: a table's people come to the same node.

Or, to make it hard, each socket comes to the next one. It looks at the first line of a connection
and no further. A node that does not answer is passed over.
"""

import asyncio
import re
from contextlib import suppress
from hashlib import sha256
from itertools import count

CODE = re.compile(rb"/api/tables/([^/? ]+)|^GET /(?:tv/)?([A-Za-z0-9]{5,8})[ ?]")
SOCKET = re.compile(rb"^GET /api/tables/[^/? ]+/socket[ ?]")
LONGEST_LINE = 64 * 1024


class Front:
    """Listens at one port, for nodes at others."""

    def __init__(self, nodes: list[int], *, spread: bool = False) -> None:
        self._nodes = nodes
        self._turns = count() if spread else None
        self._server: asyncio.Server | None = None
        self._open: set[asyncio.Task[None]] = set()

    async def start(self, host: str, port: int) -> int:
        """Begin, and say at which port."""
        self._server = await asyncio.start_server(self._pass_on, host, port, limit=LONGEST_LINE)
        return int(self._server.sockets[0].getsockname()[1])

    async def close(self) -> None:
        """Let go of everybody."""
        if self._server is not None:
            self._server.close()
        for task in self._open:
            task.cancel()
        await asyncio.gather(*self._open, return_exceptions=True)

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._open.add(task)
        try:
            with suppress(OSError, ValueError, asyncio.IncompleteReadError, asyncio.CancelledError):
                line = await reader.readline()
                node = await self._connect(line)
                if node is not None:
                    node[1].write(line)
                    await asyncio.gather(_copy(reader, node[1]), _copy(node[0], writer))
        finally:
            writer.close()
            self._open.discard(task)

    async def _connect(
        self, line: bytes
    ) -> tuple[asyncio.StreamReader, asyncio.StreamWriter] | None:
        for port in self._in_order(line):
            with suppress(OSError):
                return await asyncio.open_connection("127.0.0.1", port)
        return None

    def _in_order(self, line: bytes) -> list[int]:
        """The nodes, the best first; another one only for tables whose node is gone."""
        if self._turns is not None and SOCKET.search(line):
            turn = next(self._turns) % len(self._nodes)
            return [*self._nodes[turn:], *self._nodes[:turn]]
        found = CODE.search(line)
        code = (found[1] or found[2]).upper() if found else line
        return sorted(self._nodes, key=lambda port: sha256(b"%d %s" % (port, code)).digest())


async def _copy(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    try:
        while some := await reader.read(LONGEST_LINE):
            writer.write(some)
            await writer.drain()
    finally:
        writer.close()
