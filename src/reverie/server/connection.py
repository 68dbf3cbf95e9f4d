"""One socket: what comes in is checked and handed to the table, what goes out never blocks it.

A reader that keeps up gets every view. For one that does not, only the newest view is kept until
there is room again; one that stays behind for long is disconnected, and may come back.

Frames are written to the transport directly. Sending is then no coroutine, so a table can't be made
to wait by it, and it costs a third less; closing, pings and all that comes in are aiohttp's.
"""

import asyncio
import logging

import msgspec
from aiohttp import WSMessage, WSMsgType, web

from reverie.log import LogUnavailableError
from reverie.server.limits import Bucket
from reverie.server.messages import (
    CLOSE_CODES,
    Close,
    Hello,
    React,
    RefusedMessage,
    Request,
    WireCode,
    request_decoder,
)
from reverie.server.metrics import Metrics
from reverie.table import LiveTable, PersonId, TableCode
from reverie.table.reactions import Reacted

BYTES_BEHIND = 32 * 1024
SECONDS_BEHIND = 30.0
SECONDS_BETWEEN_LOOKS = 0.05
FAULTS_FORGIVEN = 20
SECONDS_TO_FORGIVE = 10
MORE_THAN_EVER_SENT = 1 << 20

log = logging.getLogger(__name__)
_encode = msgspec.json.Encoder().encode


class ClosedError(Exception):
    """The socket is to be closed, for this reason."""

    def __init__(self, reason: Close) -> None:
        super().__init__(reason)
        self.reason = reason


def _frame_head(size: int) -> bytes:
    """The head of a WebSocket text frame, from a server, of so many bytes (RFC 6455, 5.2)."""
    if size < 126:  # noqa: PLR2004  the numbers are the standard's
        return bytes((0x81, size))
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")


class Connection:
    """One socket at one table."""

    def __init__(
        self,
        socket: web.WebSocketResponse,
        transport: asyncio.WriteTransport,
        permits: Bucket,
        metrics: Metrics,
    ) -> None:
        self.person: PersonId | None = None
        self._socket = socket
        self._transport = transport
        self._permits = permits
        self._metrics = metrics
        self._newest: tuple[bytes, bytes] | None = None
        self._done: list[str] = []
        self._catching_up: asyncio.Task[None] | None = None
        self._loop = asyncio.get_running_loop()
        self._forgiven = Bucket(1 / SECONDS_TO_FORGIVE, FAULTS_FORGIVEN, self._loop.time())
        # So high that sending never waits: whether a reader is behind, we see for ourselves.
        transport.set_write_buffer_limits(high=MORE_THAN_EVER_SENT)

    # --- what goes out -------------------------------------------------------------------

    def show(self, everybodys: bytes, own: bytes, done: str | None) -> None:
        """Send a view now, or keep it until this reader has caught up."""
        if done is not None:
            self._done.append(done)
        if self._catching_up is None and not self._behind():
            end = self._end() if self._done else b"}"
            self._send(b"".join((everybodys, own, end)))
            return
        self._newest = (everybodys, own)
        if self._catching_up is None:
            self._catching_up = self._loop.create_task(self._catch_up())

    def flash(self, text: bytes) -> None:
        """Send something that a reader who is behind may miss."""
        if not self._behind():
            self._send(text)

    def dismiss(self) -> None:
        """The person was sent away."""
        self._loop.create_task(self.close(Close.SENT_AWAY))

    async def close(self, reason: Close) -> None:
        """Close the socket and say why."""
        self._metrics.count("sockets_closed", f'reason="{reason}"')
        await self._socket.close(code=CLOSE_CODES[reason], message=reason.encode())

    def refuse(self, key: str, code: str) -> None:
        """Tell this socket, and nobody else, that a move was refused."""
        self._metrics.count("moves_refused", f'code="{code}"')
        self._send(_encode(RefusedMessage(key, code)))

    def _end(self) -> bytes:
        """The end of a view: which moves of this socket are done."""
        end = b',"done":%b}' % _encode(self._done)
        self._done.clear()
        return end

    def _send(self, text: bytes) -> None:
        if not self._socket.closed and not self._transport.is_closing():
            self._transport.write(_frame_head(len(text)) + text)
            self._metrics.frames += 1

    def _behind(self) -> bool:
        return self._transport.get_write_buffer_size() > BYTES_BEHIND

    async def _catch_up(self) -> None:
        since = self._loop.time()
        while self._behind():
            if self._loop.time() - since > SECONDS_BEHIND or self._transport.is_closing():
                self._metrics.count("sockets_closed", 'reason="slow"')
                self._transport.abort()
                return
            await asyncio.sleep(SECONDS_BETWEEN_LOOKS)
        self._catching_up = None
        if self._newest is not None:
            (everybodys, own), self._newest = self._newest, None
            self._send(everybodys + own + (self._end() if self._done else b"}"))

    # --- what comes in -------------------------------------------------------------------

    def hello(self, message: WSMessage, live: LiveTable) -> None:
        """The first message says whose socket this is."""
        request = self._understand(message)
        if request is None or not isinstance(request.move, Hello):
            raise ClosedError(Close.NOT_UNDERSTOOD)
        if request.move.token is not None:
            self.person = live.recognise(request.move.token)
        self._done.append(request.id)

    async def hear(self, message: WSMessage, live: LiveTable) -> None:
        """Every other message is a move."""
        allowed = self._permits.take(self._loop.time())
        request = self._understand(message)
        if request is None:
            return
        if not allowed:
            self._fault(request.id, WireCode.TOO_FAST, Close.TOO_FAST)
            return
        if isinstance(request.move, Hello):
            self.refuse(request.id, WireCode.SAY_HELLO)
        elif isinstance(request.move, React):
            self._react(request.id, request.move, live)
        else:
            try:
                refusal = await live.act(self, request.id, request.move)
            except LogUnavailableError:
                log.exception("the log takes no entries")
                self.refuse(request.id, WireCode.TRY_AGAIN)
            else:
                self._metrics.moves += 1
                if refusal is not None:
                    self.refuse(request.id, refusal.code)

    def _understand(self, message: WSMessage) -> Request | None:
        try:
            if message.type is WSMsgType.TEXT:
                return request_decoder.decode(message.data)
        except (msgspec.DecodeError, RecursionError):
            pass
        self._fault("", WireCode.NOT_UNDERSTOOD, Close.NOT_UNDERSTOOD)
        return None

    def _fault(self, key: str, code: WireCode, reason: Close) -> None:
        if not self._forgiven.take(self._loop.time()):
            raise ClosedError(reason)
        self.refuse(key, code)

    def _react(self, key: str, move: React, live: LiveTable) -> None:
        if self.person is None:
            self.refuse(key, TableCode.NOT_JOINED)
        elif not live.table.settings.reactions:
            self.refuse(key, WireCode.REACTIONS_OFF)
        else:
            live.flash(_encode(Reacted(move.reaction, self.person)))
