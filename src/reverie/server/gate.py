"""The gate: all TCP connections, from the moment `door.py` takes them in until they are gone.

Whoever connects is a stranger until they have come to a table. A stranger has a while to send the
head of a request, and again after each answer; aiohttp looks after that. An address can have many
strangers, but not without end: for one more, the one who has waited longest goes. Likewise for all
addresses together when there are nearly as many connections as the system lets us have. So whoever
comes with a request is let in, an operator's look at our health too, and whoever is at a table
stays. An address that connects or asks again and again is heard more and more slowly, so that
others have the server's time.
"""

import asyncio
import logging
import resource
from collections import OrderedDict, defaultdict
from collections.abc import Callable
from contextlib import suppress
from typing import cast

from aiohttp import web

from reverie.server.config import Config
from reverie.server.limits import Buckets
from reverie.server.logs import Seldom

SECONDS_TO_ASK = 30
"""from connecting, or from the last answer, until the head of a request is there"""
SECONDS_OF_PROXY = 3600
"""the same for a proxy, which keeps its connections to us, and has time limits of its own"""
MOST_DESCRIPTORS = 65_536
"""that we ask the system for"""
DESCRIPTORS_FOR_FILES = 200
"""and for pipes, and for connections that are being closed"""
SECONDS_OF_REQUESTS_AT_ONCE = 10
"""of a rate of requests, which may come at once after a pause"""
SECONDS_TO_WAIT = 9
"""at most, for a new connection of an address that has come too often, or else it is closed"""
PART_FOR_SOCKETS = 0.75
"""of all connections; the others are for strangers"""

Factory = Callable[[], asyncio.Protocol]

logger = logging.getLogger(__name__)
logger.addFilter(Seldom())


def patience(config: Config) -> float:
    """How many seconds a connection is kept without the head of a request."""
    return SECONDS_OF_PROXY if config.behind_proxy else SECONDS_TO_ASK


def ask_for_descriptors() -> None:
    """Let this process have as many connections as the system allows, within reason."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = MOST_DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, MOST_DESCRIPTORS)
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


def connections_possible() -> int:
    """How many connections this process may have at once."""
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = MOST_DESCRIPTORS if soft == resource.RLIM_INFINITY else soft
    return max(1, most - DESCRIPTORS_FOR_FILES)


class Visitor(asyncio.Protocol):
    """One connection. What is said on it is for whoever is behind the gate, once it is let in."""

    def __init__(self, gate: "Gate", address: str, make_host: Factory, owed: float) -> None:
        self.address = address
        self._gate = gate
        self._make_host = make_host
        self._owed = owed
        """for how many seconds we are not heard"""
        self._host = asyncio.Protocol()
        """nobody, until we are in"""
        self._transport: asyncio.Transport | None = None
        self._waiting: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Come in, and perhaps wait."""
        self._transport = cast("asyncio.Transport", transport)
        if self._owed:
            self._transport.pause_reading()
            loop = asyncio.get_running_loop()
            self._waiting = loop.call_later(self._owed, self._transport.resume_reading)
        self._gate.enter(self)
        self._host = self._make_host()
        self._host.connection_made(transport)

    def turn_out(self) -> None:
        """Close the connection at once."""
        if self._transport is not None:
            self._transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Be gone."""
        if self._waiting is not None:
            self._waiting.cancel()
        self._gate.leave(self)
        self._host.connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Hand it on."""
        self._host.data_received(data)

    def eof_received(self) -> bool | None:
        """Hand it on."""
        return self._host.eof_received()

    def pause_writing(self) -> None:
        """Hand it on."""
        self._host.pause_writing()

    def resume_writing(self) -> None:
        """Hand it on."""
        self._host.resume_writing()


def visitor_of(request: web.Request) -> Visitor | None:
    """Whose request this is; None if they are gone, or their socket has begun."""
    found = None if request.transport is None else request.transport.get_protocol()
    return found if isinstance(found, Visitor) else None


class Gate:
    """Who is here: strangers, in the order of their waiting, and those at tables."""

    def __init__(self, config: Config, room: int) -> None:
        self._per_address = config.strangers_per_address
        self._room = room
        rate = config.requests_per_second
        self._requests = Buckets(rate, SECONDS_OF_REQUESTS_AT_ONCE * rate)
        self._closed = asyncio.Event()
        self._strangers: OrderedDict[Visitor, None] = OrderedDict()
        self._of_address: defaultdict[str, OrderedDict[Visitor, None]] = defaultdict(OrderedDict)
        self._at_tables: set[Visitor] = set()

    @property
    def strangers(self) -> int:
        """How many are here who are at no table."""
        return len(self._strangers)

    @property
    def has_room_for_sockets(self) -> bool:
        """Whether another one may come to a table."""
        return len(self._at_tables) < self._room * PART_FOR_SOCKETS

    async def hold_back(self, address: str) -> None:
        """Count a request of an address, and wait if there are too many, unless we close."""
        await self.wait(self._owe(address))

    async def wait(self, seconds: float) -> None:
        """Have somebody wait, unless we close."""
        if seconds:
            with suppress(TimeoutError):
                async with asyncio.timeout(seconds):
                    await self._closed.wait()

    def close(self) -> None:
        """Nobody is to wait any more."""
        self._closed.set()

    def _owe(self, address: str) -> float:
        """Count a request or a connection; for how many seconds it has to wait."""
        return self._requests.owe(address, asyncio.get_running_loop().time())

    def receive(self, address: str, host: Factory) -> Visitor | None:
        """Somebody who comes from this address; None if it comes too often to be let in."""
        owed = self._owe(address) if self._per_address else 0
        if owed >= SECONDS_TO_WAIT:
            logger.warning("an address connects too often; its new connections are closed at once")
            return None
        return Visitor(self, address, host, owed)

    def enter(self, visitor: Visitor) -> None:
        """Let somebody in; perhaps another has to go for that."""
        self._add(visitor)
        if self._per_address and len(self._of_address[visitor.address]) > self._per_address:
            logger.warning(
                "an address has too many connections without a socket; for each new one the "
                "one that has waited longest is closed",
                extra={"figures": {"limit": self._per_address}},
            )
            self._turn_out(next(iter(self._of_address[visitor.address])))
        if len(self._strangers) + len(self._at_tables) > self._room:
            logger.warning(
                "there are as many connections as the system allows; for each new one the one "
                "without a socket that has waited longest is closed",
                extra={"figures": {"limit": self._room, "at_tables": len(self._at_tables)}},
            )
            self._turn_out(next(iter(self._strangers)))

    def ask(self, visitor: Visitor) -> None:
        """Somebody has made a request, so others have waited longer."""
        if visitor in self._strangers:
            self._remove(visitor)
            self._add(visitor)

    def take_to_table(self, visitor: Visitor) -> None:
        """Somebody has come to a table, and stays as long as they like."""
        if visitor in self._strangers:
            self._remove(visitor)
            self._at_tables.add(visitor)

    def leave(self, visitor: Visitor) -> None:
        """Somebody is gone."""
        self._remove(visitor)
        self._at_tables.discard(visitor)

    def _turn_out(self, visitor: Visitor) -> None:
        self._remove(visitor)
        visitor.turn_out()

    def _add(self, visitor: Visitor) -> None:
        self._strangers[visitor] = None
        self._of_address[visitor.address][visitor] = None

    def _remove(self, visitor: Visitor) -> None:
        self._strangers.pop(visitor, None)
        others = self._of_address[visitor.address]
        others.pop(visitor, None)
        if not others:
            del self._of_address[visitor.address]
