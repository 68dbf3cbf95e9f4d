"""A WebSocket once hands are shaken: frames in, frames out (RFC 6455).

aiohttp answers the request and does the handshake; then the transport is handed over to a `Wire`.
A message is handed on in the very call that brings its last byte, and sending is a plain call. That
is all a busy server does, and without a queue, a task and a future for each it does far more of it.
"""

import asyncio
from base64 import b64decode, b64encode
from collections.abc import Mapping
from hashlib import sha1
from struct import Struct

from aiohttp import hdrs, web

from reverie.server.limits import Bucket

SECONDS_TO_PART = 5.0
"""for the other side to answer our goodbye"""
WORD_OF_THE_STANDARD = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
KEY = 16
"""bytes in the other side's key"""
LONGEST_CONTROL = 125
TWO_BYTES, EIGHT_BYTES = 126, 127
"""lengths that say that the length follows, in so many bytes"""
SIZE_OF_TWO_BYTES = 1 << 16
MASKED = 0x80
FIN = 0x80
"""marks the last frame of a message"""
TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A
"""whole messages, in one frame"""
CONTINUED, BEGUN_TEXT, BEGUN_BINARY = 0x0, 0x1, 0x2
"""kinds of frames in messages that have several"""
WRONG, TOO_MANY, TOO_LARGE = 1002, 1008, 1009
LEGAL_GOODBYES = frozenset({*range(1000, 1004), *range(1007, 1015), *range(3000, 5000)})
MOST_ASIDES, ASIDES_PER_SECOND = 100, 20
"""pings, pongs and parts that may come at once, and for long"""
MOST_UNSENT = 32 * 1024
"""bytes, beyond which a ping gets no answer"""


head_of_two_bytes = Struct("!BBH").pack
_long_head = Struct("!BBQ").pack
_number = int.from_bytes


class BrokenFrameError(Exception):
    """What came in is not a WebSocket's; the wire is closed with this code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


async def shake_hands(request: web.Request) -> web.StreamResponse:
    """Answer a request for a WebSocket, so that frames may follow."""
    key = _key(request.headers)
    if key is None:
        raise web.HTTPBadRequest
    proof = b64encode(sha1(key + WORD_OF_THE_STANDARD).digest())  # noqa: S324  the standard's
    headers = {
        hdrs.UPGRADE: "websocket",
        hdrs.CONNECTION: "upgrade",
        hdrs.SEC_WEBSOCKET_ACCEPT: proof.decode(),
    }
    answer = web.StreamResponse(status=101, headers=headers)
    answer.force_close()
    await answer.prepare(request)
    return answer


def _key(headers: Mapping[str, str]) -> bytes | None:
    """The key of a request for a WebSocket, or None if it is not one that we speak."""
    wanted = (
        headers.get(hdrs.UPGRADE, "").strip().lower() == "websocket"
        and "upgrade" in headers.get(hdrs.CONNECTION, "").lower()
        and headers.get(hdrs.SEC_WEBSOCKET_VERSION) == "13"
    )
    key = headers.get(hdrs.SEC_WEBSOCKET_KEY, "")
    try:
        return key.encode() if wanted and len(b64decode(key, validate=True)) == KEY else None
    except ValueError:
        return None


class Wire(asyncio.Protocol):
    """One connection, from the handshake to its end. Whoever wants to hear overrides `hear`."""

    __slots__ = (
        "_alive",
        "_asides",
        "_before",
        "_closing",
        "_full",
        "_kind",
        "_largest",
        "_loop",
        "_parting",
        "_parts",
        "_rest",
        "_transport",
        "gone",
        "over",
    )

    def __init__(self, request: web.Request, largest: int) -> None:
        if request.transport is None:
            raise ConnectionResetError
        self._loop = asyncio.get_running_loop()
        self.over: asyncio.Future[None] = self._loop.create_future()
        """is there when nothing more is heard or sent"""
        self.gone: asyncio.Future[None] = self._loop.create_future()
        """is there when the connection is closed, too"""
        self._transport = request.transport
        self._before = request.transport.get_protocol()
        self._largest = largest
        self._rest = b""
        self._kind = 0
        self._parts = b""
        self._asides = Bucket(ASIDES_PER_SECOND, MOST_ASIDES, self._loop.time())
        self._alive = True
        """whether anything has come since this was last set to False"""
        self._full = False
        """whether no more messages are wanted for now"""
        self._closing = False
        self._parting: asyncio.TimerHandle | None = None
        self._transport.set_protocol(self)
        if self._transport.get_write_buffer_size():
            # Not even our answer was read; of that the transport has told aiohttp, and tells once.
            self.hang_up()

    def hear(self, text: bytes | None) -> None:
        """A message has come; None is one that is not text."""
        raise NotImplementedError

    # --- what goes out -------------------------------------------------------------------

    def send(self, text: bytes) -> None:
        """Send a text message, as long as there is anybody to send it to."""
        if not self._closing:
            self._transport.write(_head(TEXT, len(text)) + text)

    def hang_up(self) -> None:
        """Close without a word."""
        self._stop()
        self._transport.abort()

    def say_goodbye(self, code: int, reason: str) -> None:
        """Close and say why; if there is no answer, hang up."""
        if not self._closing:
            self._control(CLOSE, code.to_bytes(2, "big") + reason.encode())
            self._stop()
            self._loop.call_soon(self.resume_hearing)
            self._parting = self._loop.call_later(SECONDS_TO_PART, self._transport.abort)

    def _stop(self) -> None:
        self._closing = True
        if not self.over.done():
            self.over.set_result(None)

    def _control(self, opcode: int, payload: bytes) -> None:
        if not self._closing:
            self._transport.write(_head(opcode, len(payload)) + payload)

    # --- what comes in -------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """Cut frames out of the stream."""
        self._alive = True
        self._take(self._rest + data if self._rest else data)

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is gone; aiohttp wants to know too."""
        self._stop()
        if self._parting is not None:
            self._parting.cancel()
        if not self.gone.done():
            self.gone.set_result(None)
        self._before.connection_lost(exc)

    def pause_hearing(self) -> None:
        """Hear no more for now: what comes waits, here and then with whoever sends it."""
        if not self._full and not self._closing:
            self._full = True
            self._transport.pause_reading()

    def resume_hearing(self) -> None:
        """Hear what has come, and what comes."""
        if self._full:
            self._full = False
            if not self._transport.is_closing():
                self._transport.resume_reading()
                self._take(self._rest)

    def _take(self, data: bytes) -> None:
        try:
            self._rest = self._cut(data)
        except BrokenFrameError as broken:
            self._rest = b""
            self.say_goodbye(broken.code, "")

    def _cut(self, data: bytes) -> bytes:
        """Handle all whole frames, and return what is left; a frame has at least six bytes."""
        at, end = 0, len(data)
        while end - at >= 6 and not self._full:  # noqa: PLR2004  two bytes, and four of the mask
            length, body = data[at + 1] - MASKED, at + 6
            if length < 0:
                raise BrokenFrameError(WRONG)
            if length >= TWO_BYTES:
                size = 2 if length == TWO_BYTES else 8
                length, body = _number(data[at + 2 : at + 2 + size], "big"), body + size
            if length >= self._largest:
                raise BrokenFrameError(TOO_LARGE)
            after = body + length
            if end < after:
                break
            payload = _unmasked(data[body:after], data[body - 4 : body])
            if data[at] == TEXT and not self._kind and not self._closing:
                self.hear(payload)
            else:
                self._handle(data[at], payload)
            at = after
        return data[at:]

    def _handle(self, first: int, payload: bytes) -> None:
        """Handle whatever is not a whole text in one frame."""
        if not self._asides.take(self._loop.time()):
            raise BrokenFrameError(TOO_MANY)
        kind, last = first & ~FIN, bool(first & FIN)
        if first in (CLOSE, PING, PONG):
            if len(payload) > LONGEST_CONTROL:
                raise BrokenFrameError(WRONG)
            self._handle_control(first, payload)
        elif kind in {BEGUN_TEXT, BEGUN_BINARY} and not self._kind:
            self._kind = kind
            self._gather(payload, last=last)
        elif kind == CONTINUED and self._kind:
            self._gather(payload, last=last)
        else:
            raise BrokenFrameError(WRONG)

    def _handle_control(self, first: int, payload: bytes) -> None:
        if first == PING and self._transport.get_write_buffer_size() < MOST_UNSENT:
            self._control(PONG, payload)
        elif first == CLOSE:
            legal = not payload or _number(payload[:2], "big") in LEGAL_GOODBYES
            self._control(CLOSE, payload[:2] if legal else WRONG.to_bytes(2, "big"))
            self._stop()
            self._transport.close()

    def _gather(self, payload: bytes, *, last: bool) -> None:
        """Put a message together that comes in parts, or one that is not text."""
        self._parts += payload
        if len(self._parts) >= self._largest:
            raise BrokenFrameError(TOO_LARGE)
        if last:
            kind, message = self._kind, self._parts
            self._kind, self._parts = 0, b""
            if not self._closing:
                self.hear(message if kind == BEGUN_TEXT else None)


def _head(first: int, size: int) -> bytes:
    """The head of a frame from a server, of so many bytes."""
    if TWO_BYTES <= size < SIZE_OF_TWO_BYTES:
        return head_of_two_bytes(first, TWO_BYTES, size)
    return bytes((first, size)) if size < TWO_BYTES else _long_head(first, EIGHT_BYTES, size)


def _unmasked(masked: bytes, mask: bytes) -> bytes:
    """All bytes at once, as one large number."""
    size = len(masked)
    stencil = _number((mask * (size // 4 + 1))[:size], "little")
    return (_number(masked, "little") ^ stencil).to_bytes(size, "little")
