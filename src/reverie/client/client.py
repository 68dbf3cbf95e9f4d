"""`Client`: one device at one table.

Theory of operation: one task keeps a connection open, and `view` the newest one. Each move has an
id of its own and is kept until it is answered. When a connection breaks, the task opens another,
says hello with the token and sends what was not answered again, in its old order and under its old
ids, so nothing is lost and nothing is done twice (docs/protocol.md). Who waits for a move or a view
does not notice. Only if the first connection fails, or the server says that there is nothing to
come back to, do all who wait get an error.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import suppress
from random import uniform
from secrets import token_hex, token_urlsafe
from typing import Self

from aiohttp import ClientError, ClientSession, ClientWebSocketResponse, WSMsgType

from reverie.client.errors import FINAL, ClosedError, RefusedError
from reverie.client.frames import frame_of, read_frame
from reverie.game import Colour
from reverie.server.messages import (
    Hello,
    Message,
    React,
    RefusedMessage,
    Request,
    ViewMessage,
    WireCode,
)
from reverie.table import TableMove
from reverie.table.moves import Join, Leave

PAUSES = (1.0, 2.0, 4.0, 8.0, 16.0, 30.0)
"""seconds before each attempt to connect again; the last is repeated"""
SPREAD = 0.5
"""a random part of a pause more, so that not everybody comes at once"""
SECONDS_BETWEEN_PINGS = 25.0
NOT_NOW = {WireCode.TOO_FAST, WireCode.TRY_AGAIN, WireCode.OUTCOME_UNKNOWN}
SECONDS_TO_WAIT = 1.0
"""before a move that is refused with one of these is sent again"""


class Client:
    """One device at one table. With a token it is that person's; until it joins it looks on.

    `pauses` are those before each attempt to connect again; without any, there is none. `screen`
    says that it is a big screen.
    """

    def __init__(
        self,
        server: str,
        code: str,
        token: str | None = None,
        *,
        pauses: Sequence[float] = PAUSES,
        screen: bool = False,
    ) -> None:
        self.server = server
        self.code = code
        self.token = token
        self.close_code: int | None = None
        """of the last connection that has ended"""
        self._screen = screen
        self._pauses = pauses
        self._pauses_left = _without_end(pauses)
        self._session: ClientSession | None = None
        self._task: asyncio.Task[None] | None = None
        self._error: BaseException | None = None
        self._socket: ClientWebSocketResponse | None = None
        self._sending = asyncio.Lock()
        self._unanswered: dict[str, tuple[str, asyncio.Future[None]]] = {}
        self._sent: set[str] = set()
        """those of them that were sent on this connection"""
        self._view: ViewMessage | None = None
        self._news = asyncio.Event()

    async def connect(self) -> Self:
        """Open the first connection, which is tried only once, and wait for a view."""
        self._session = ClientSession()
        self._task = asyncio.create_task(self._stay(self._session))
        self._task.add_done_callback(self._end)
        try:
            while self._view is None:
                await self._change()
        except BaseException:
            await self.close()
            raise
        return self

    async def close(self) -> None:
        """Go, without leaving the table: whoever has the token can come back."""
        if self._task is not None and self._session is not None:
            self._task.cancel()
            await asyncio.wait((self._task,))
            await self._session.close()

    async def __aenter__(self) -> Self:
        return await self.connect()

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    # --- views and moves -----------------------------------------------------------------

    @property
    def view(self) -> ViewMessage:
        """The newest view; there is one from `connect` on."""
        assert self._view is not None, "not connected yet"
        return self._view

    async def until(self, condition: Callable[[ViewMessage], bool]) -> ViewMessage:
        """The first view from now on of which this is true."""
        while not condition(self.view):
            await self._change()
        return self.view

    async def views(self) -> AsyncIterator[ViewMessage]:
        """The newest view, again and again; those that are passed meanwhile are left out."""
        while True:
            seen = self.view
            yield seen
            while self.view is seen:
                await self._change()

    async def move(self, move: TableMove | React, key: str | None = None) -> str:
        """Make a move, and return its id when it is done; `RefusedError` if it is refused.

        A reaction has no answer, and none is waited for. `ValueError`: the move can't be sent.
        """
        key = key or token_hex(8)
        frame = frame_of(Request(key, move))
        while True:
            if self._error is not None:
                raise self._error
            answer = asyncio.get_running_loop().create_future()
            self._unanswered[key] = frame, answer
            try:
                await self._send()
                if not isinstance(move, React):
                    await answer
            except RefusedError as refused:
                if refused.code not in NOT_NOW:
                    raise
            else:
                return key
            finally:
                self._unanswered.pop(key, None)
                self._sent.discard(key)
            await asyncio.sleep(SECONDS_TO_WAIT)

    async def join(self, name: str, colour: Colour | None = None, *, bot: bool = False) -> Self:
        """Become one of the people, and with a colour sit down. Makes a token if there is none."""
        self.token = self.token or token_urlsafe(32)
        await self.move(Join(name, self.token, colour, bot))
        return self

    async def leave(self) -> None:
        """Go away for good."""
        # Closing the connection is the answer to this, and a refusal the answer to a repeated one.
        with suppress(ClosedError, RefusedError):
            await self.move(Leave())

    def received(self, message: Message, frame: str) -> None:
        """A message has come. For subclasses; nothing else shows reactions."""

    def lost(self, seconds: float) -> None:
        """The connection is gone, and is tried again after so many seconds. For subclasses."""

    # --- one connection after the other --------------------------------------------------

    async def _stay(self, session: ClientSession) -> None:
        while True:
            try:
                await self._converse(session)
            except (ClientError, OSError):
                if self._view is None:
                    raise
            pause = next(self._pauses_left, None)
            if pause is None or self.close_code in FINAL:
                raise ClosedError(self.close_code)
            pause *= uniform(1, 1 + SPREAD)  # noqa: S311  no secret
            self.lost(pause)
            await asyncio.sleep(pause)

    async def _converse(self, session: ClientSession) -> None:
        url, hello = f"{self.server}/api/tables/{self.code}/socket", token_hex(8)
        async with session.ws_connect(
            url, heartbeat=SECONDS_BETWEEN_PINGS, max_msg_size=0
        ) as socket:
            await socket.send_str(frame_of(Request(hello, Hello(self.token, self._screen))))
            try:
                async for frame in socket:
                    if frame.type is WSMsgType.TEXT:
                        message = read_frame(frame.data)
                        self.received(message, frame.data)
                        self._take(message)
                        if isinstance(message, ViewMessage) and hello in message.done:
                            self._pauses_left = _without_end(self._pauses)
                            self._sent.clear()
                            self._socket = socket
                            await self._send()
            finally:
                self._socket = None
                self.close_code = socket.close_code

    async def _send(self) -> None:
        """Send what this connection has not sent, in order; if it breaks, the next one will."""
        async with self._sending:
            for key, (frame, _) in tuple(self._unanswered.items()):
                if self._socket is not None and key not in self._sent:
                    self._sent.add(key)
                    with suppress(ClientError, OSError):
                        await self._socket.send_str(frame)

    def _take(self, message: Message) -> None:
        if isinstance(message, ViewMessage):
            # The first view of a connection counts: a restored server goes on from an older number.
            if self._socket is None or self._view is None or message.seq >= self._view.seq:
                self._view = message
            for key in message.done:
                self._settle(key, None)
            self._wake()
        elif isinstance(message, RefusedMessage):
            # What a server could not read has no id: it may be any of these.
            for key in (message.id,) if message.id else tuple(self._unanswered):
                self._settle(key, RefusedError(message.code))

    def _settle(self, key: str, error: BaseException | None) -> None:
        _, answer = self._unanswered.get(key, (None, None))
        if answer is not None and not answer.done():
            answer.set_exception(error) if error else answer.set_result(None)

    async def _change(self) -> None:
        if self._error is not None:
            raise self._error
        await self._news.wait()

    def _wake(self) -> None:
        self._news.set()
        self._news = asyncio.Event()

    def _end(self, task: asyncio.Task[None]) -> None:
        self._error = ClosedError(self.close_code) if task.cancelled() else task.exception()
        assert self._error is not None, "a client stays until something ends it"
        for key in self._unanswered:
            self._settle(key, self._error)
        self._wake()


def _without_end(pauses: Sequence[float]) -> Iterator[float]:
    yield from pauses
    while pauses:
        yield pauses[-1]
