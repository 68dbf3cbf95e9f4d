"""The door: new connections are taken in a few at a time, and those that come too often not at all.

An event loop takes in whoever waits outside before it turns to anybody else, so a crowd at the
door would keep the people at tables waiting. Here, those inside have their turn after every few.
An address that has come too often is turned away before anything is made for its connection.
"""

import asyncio
import logging
import socket
import struct
from collections.abc import Sequence

from aiohttp import web

from reverie.server.addresses import household
from reverie.server.gate import Factory, Gate
from reverie.server.logs import Seldom

AT_A_TIME = 4
"""connections that are taken in before others have their turn"""
SECONDS_WITHOUT_DESCRIPTORS = 1.0
"""for which nobody is taken in when the system has no more connections for us"""
AT_ONCE = struct.pack("ii", 1, 0)
"""as `SO_LINGER`: a closed connection is gone, and nothing of it is kept"""

logger = logging.getLogger(__name__)
logger.addFilter(Seldom())


class Door:
    """Some listening sockets, as what aiohttp expects of a server."""

    def __init__(self, gate: Gate, host: Factory, sockets: Sequence[socket.socket]) -> None:
        self.sockets = sockets
        self._gate = gate
        self._host = host
        self._loop = asyncio.get_running_loop()
        self._coming: set[asyncio.Task[object]] = set()
        for listener in sockets:
            self._listen(listener)

    def close(self) -> None:
        """Take in nobody any more."""
        for listener in self.sockets:
            self._loop.remove_reader(listener)
            listener.close()

    def _listen(self, listener: socket.socket) -> None:
        if listener.fileno() >= 0:
            self._loop.add_reader(listener, self._take_in, listener)

    def _take_in(self, listener: socket.socket) -> None:
        for _ in range(AT_A_TIME):
            try:
                connection, peer = listener.accept()
            except (BlockingIOError, InterruptedError, ConnectionAbortedError):
                return
            except OSError:
                logger.exception("nobody can be taken in for a moment")
                self._loop.remove_reader(listener)
                self._loop.call_later(SECONDS_WITHOUT_DESCRIPTORS, self._listen, listener)
                return
            self._receive(connection, household(str(peer[0])))

    def _receive(self, connection: socket.socket, address: str) -> None:
        visitor = self._gate.receive(address, self._host)
        if visitor is None:
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, AT_ONCE)
            connection.close()
            return
        connection.settimeout(0)
        coming = self._loop.create_task(
            self._loop.connect_accepted_socket(lambda: visitor, connection)
        )
        self._coming.add(coming)
        coming.add_done_callback(self._came)

    def _came(self, coming: asyncio.Task[object]) -> None:
        self._coming.discard(coming)
        if not coming.cancelled() and coming.exception() is not None:
            logger.warning("a connection was gone before it was taken in")


class Site(web.BaseSite):
    """A place in the network where our door is found."""

    def __init__(self, runner: web.AppRunner, gate: Gate, host: str, port: int) -> None:
        super().__init__(runner)
        self._gate = gate
        self._host = host
        self._port = port

    @property
    def name(self) -> str:
        """Its address."""
        return f"http://{self._host}:{self._port}"

    async def start(self) -> None:
        """Let people in."""
        await super().start()
        assert self._runner.server is not None
        listeners = await _listeners(self._host, self._port, self._backlog)
        door = Door(self._gate, self._runner.server, listeners)
        self._server = door  # type: ignore[assignment]  # aiohttp asks for no more than it has


async def _listeners(host: str, port: int, backlog: int) -> list[socket.socket]:
    """A listening socket for every address that this name stands for."""
    found = await asyncio.get_running_loop().getaddrinfo(
        host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
    )
    listeners: list[socket.socket] = []
    try:
        for family, _, _, _, address in dict.fromkeys(found):
            listener = socket.create_server(address[:2], family=family, backlog=backlog)
            listener.settimeout(0)
            listeners.append(listener)
    except BaseException:
        for listener in listeners:
            listener.close()
        raise
    return listeners
