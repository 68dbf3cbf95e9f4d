"""A relay by NATS core. It needs nats-py, of the extra `cluster`.

Theory of operation: whatever is called is put into a queue that one task works off, so nobody waits
for the network. The task connects first, for as long as that takes; until then what is published is
dropped, and later, too, when the queue is long. Whoever has subscribed is subscribed again by the
client when it has connected again.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TypeAlias

from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.aio.subscription import Subscription
from nats.errors import Error

from reverie.relay.interface import Hear

LONGEST_QUEUE = 10_000
BYTES_KEPT = 1_000_000
"""of what is published while the connection is lost, for when it is there again"""
SECONDS_TO_CONNECT = 2
SECONDS_TO_LET_GO = 1

Order: TypeAlias = Callable[[], Awaitable[None]]
logger = logging.getLogger(__name__)


class NatsRelay:
    """A relay through one or several servers of NATS, with commas between their addresses."""

    def __init__(self, url: str) -> None:
        self._servers = url.split(",")
        self._client = Client()
        self._orders: deque[Order] = deque()
        self._news = asyncio.Event()
        self._heard_by: dict[str, Hear] = {}
        self._subscriptions: dict[str, Subscription] = {}
        self._working = asyncio.get_running_loop().create_task(self._work())

    @property
    def connected(self) -> bool:
        """Whether there is a server."""
        return self._client.is_connected

    def publish(self, subject: str, body: bytes) -> None:
        """Tell all others, if they can be reached."""
        if self._client.is_connected and len(self._orders) < LONGEST_QUEUE:
            self._order(lambda: self._client.publish(subject, body))

    def subscribe(self, subject: str, hear: Hear) -> None:
        """Be told, from soon on."""
        self._heard_by[subject] = hear
        self._order(lambda: self._subscribe(subject))

    def unsubscribe(self, subject: str) -> None:
        """Not to be told any more."""
        if self._heard_by.pop(subject, None) is not None:
            self._order(lambda: self._unsubscribe(subject))

    async def close(self) -> None:
        """Let go, without waiting for a server that does not answer."""
        self._working.cancel()
        with suppress(asyncio.CancelledError):
            await self._working
        with suppress(Error, OSError, TimeoutError):
            async with asyncio.timeout(SECONDS_TO_LET_GO):
                await self._client.close()

    def _order(self, order: Order) -> None:
        self._orders.append(order)
        self._news.set()

    async def _work(self) -> None:
        await self._client.connect(
            self._servers,
            error_cb=self._complain,
            disconnected_cb=self._lost,
            reconnected_cb=self._found,
            connect_timeout=SECONDS_TO_CONNECT,
            reconnect_time_wait=1,
            max_reconnect_attempts=-1,
            ping_interval=5,
            max_outstanding_pings=1,
            no_echo=True,
            pending_size=BYTES_KEPT,
        )
        while True:
            while self._orders:
                try:
                    await self._orders.popleft()()
                except (Error, OSError, ValueError) as error:
                    await self._complain(error)
            self._news.clear()
            await self._news.wait()

    async def _subscribe(self, subject: str) -> None:
        if subject in self._heard_by and subject not in self._subscriptions:
            self._subscriptions[subject] = await self._client.subscribe(subject, cb=self._hear)

    async def _unsubscribe(self, subject: str) -> None:
        if subject not in self._heard_by and subject in self._subscriptions:
            await self._subscriptions.pop(subject).unsubscribe()

    async def _hear(self, message: Msg) -> None:
        hear = self._heard_by.get(message.subject)
        if hear is not None:
            try:
                hear(message.data)
            except Exception:
                logger.exception("what a relay has brought could not be taken in; it is dropped")

    async def _complain(self, error: Exception) -> None:
        logger.warning(
            "the relay could not be used; other nodes hear of moves from the database, which takes "
            "a second more",
            extra={"figures": {"cause": f"{type(error).__name__}: {error}"}},
        )

    async def _lost(self) -> None:
        if self._working.done():
            return  # it was let go of
        logger.warning("the relay is lost; it is looked for")

    async def _found(self) -> None:
        logger.info("the relay is there again")
