"""The sockets of all tables: who may open one, what is said on it first, and how all are closed."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from random import shuffle

from aiohttp import web

from reverie.log import LogUnavailableError
from reverie.server.answers import problem
from reverie.server.config import Config
from reverie.server.connection import ClosedError, Connection
from reverie.server.filling import Filling
from reverie.server.gate import Gate, Visitor, visitor_of
from reverie.server.guesses import WrongCodesError
from reverie.server.handshake import accept
from reverie.server.http_messages import HttpCode
from reverie.server.limits import Bucket, Buckets, Household, Places
from reverie.server.messages import Close
from reverie.server.metrics import Metrics
from reverie.server.security import address_of, origin_allowed
from reverie.table import LiveTable

SECONDS_AT_ONCE = 3
"""of a rate of messages, which may come at once after a pause"""
SOCKETS_AT_ONCE, SOCKETS_FOR_LONG = 12, 3
"""of an address that may send as much as they can at once, and that may do so for long"""
SECONDS_FOR_HELLO = 10
SECONDS_FOR_CLOSING = 1
"""for all sockets to be closed when the server stops"""

logger = logging.getLogger(__name__)


class Sockets:
    """The sockets that are open. Tables are found, and left, by whoever keeps them."""

    def __init__(
        self,
        config: Config,
        metrics: Metrics,
        gate: Gate,
        find: Callable[[web.Request], Awaitable[LiveTable | None]],
        leave: Callable[[LiveTable], None],
    ) -> None:
        self.connections: set[Connection] = set()
        self._config = config
        self._metrics = metrics
        self._gate = gate
        self._find = find
        self._leave = leave
        self._places = Places(config.sockets_per_address)
        rate = config.messages_per_second
        self._messages = Buckets(SOCKETS_FOR_LONG * rate, SOCKETS_AT_ONCE * SECONDS_AT_ONCE * rate)
        self._filling = Filling(config.megabytes_per_hour)
        self._stopping = False

    async def answer(self, request: web.Request) -> web.StreamResponse:
        """A table's socket, for players, spectators and big screens alike."""
        address = address_of(request, self._config)
        if not origin_allowed(request, self._config):
            return problem(HttpCode.WRONG_ORIGIN)
        if not self._gate.has_room_for_sockets:
            return problem(HttpCode.TOO_BUSY)
        if not self._places.take(address):
            return problem(HttpCode.TOO_MANY_SOCKETS)
        try:
            return await self._converse(request)
        finally:
            self._places.give_back(address)

    async def send_away(self, seconds: float) -> None:
        """Tell all to reconnect, one after the other, and all who come from now on."""
        self._stopping = True
        leaving = list(self.connections)
        shuffle(leaving)
        for connection in leaving:
            connection.close(Close.RESTART)
            await asyncio.sleep(seconds / len(leaving))

    async def close(self) -> None:
        """Close all sockets, and those that are opened from now on; they may reconnect."""
        self._stopping = True
        open_ones = tuple(self.connections)
        for connection in open_ones:
            connection.close(Close.RESTART)
        if open_ones:
            closed = [connection.wire.closed for connection in open_ones]
            await asyncio.wait(closed, timeout=SECONDS_FOR_CLOSING)
        for connection in tuple(self.connections):
            connection.wire.abort()

    async def _converse(self, request: web.Request) -> web.StreamResponse:
        visitor = visitor_of(request)
        rate = self._config.messages_per_second
        permits = Bucket(rate, SECONDS_AT_ONCE * rate, asyncio.get_running_loop().time())
        try:
            upgraded = await accept(request)
        except ConnectionError:
            return web.Response()  # to nobody: whoever asked is gone
        address = address_of(request, self._config)
        fill = partial(self._filling.allow, address)
        household = Household(address, partial(self._owe, address), fill)
        connection = Connection(upgraded, permits, household, self._metrics)
        self.connections.add(connection)
        self._metrics.count("sockets_opened")
        if self._stopping:
            connection.close(Close.RESTART)
        try:
            await self._serve(request, connection, visitor)
        except WrongCodesError:
            connection.close(Close.TOO_MANY_WRONG_CODES)
        except ClosedError as closed:
            connection.close(closed.reason)
        except LogUnavailableError:
            connection.close(Close.TRY_AGAIN)
        except Exception:
            logger.exception("a socket broke")
            connection.close(Close.BROKEN)
        finally:
            await connection.wire.closed
            self.connections.discard(connection)
        return upgraded.answer

    def _owe(self, address: str) -> float:
        """Count a message of an address; for how many seconds it is to send no more."""
        return self._messages.owe(address, asyncio.get_running_loop().time())

    async def _serve(
        self, request: web.Request, connection: Connection, visitor: Visitor | None
    ) -> None:
        if await self._find(request) is None:
            raise ClosedError(Close.NO_SUCH_TABLE)
        try:
            async with asyncio.timeout(SECONDS_FOR_HELLO):
                await connection.spoken
        except TimeoutError:
            raise ClosedError(Close.SILENT) from None
        live = await self._find(request)  # it may have left memory meanwhile, or expired
        if live is None:
            raise ClosedError(Close.NO_SUCH_TABLE)
        try:
            connection.listen(live)
            if visitor is not None:
                self._gate.take_to_table(visitor)
            await connection.wire.closing
        finally:
            try:
                await live.exit(connection)
            finally:
                self._leave(live)
