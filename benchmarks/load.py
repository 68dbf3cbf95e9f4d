"""A light load client: WebSocket frames by hand, so that the client is not what is measured."""

import asyncio
import struct
import time
from collections.abc import Callable
from typing import Any, cast

import msgspec

HANDSHAKE = (
    "GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
MASK = b"\0\0\0\0"
TEXT, PING, PONG = 0x81, 0x89, 0x8A
SHORT, MEDIUM = 126, 127


def text_frame(text: bytes) -> bytes:
    """A client's frame with a message."""
    size = len(text)
    head = (
        bytes((TEXT, 0x80 | size))
        if size < SHORT
        else struct.pack("!BBH", TEXT, 0x80 | SHORT, size)
    )
    return head + MASK + text


class Socket(asyncio.Protocol):
    """One WebSocket; every text frame is handed on as bytes."""

    def __init__(self, path: str, host: str, hear: Callable[[bytes], None]) -> None:
        self._path = path
        self._host = host
        self._hear = hear
        self._buffer = b""
        self.shaken = asyncio.Event()
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the upgrade."""
        self._transport = cast("asyncio.Transport", transport)
        self._transport.write(HANDSHAKE.format(path=self._path, host=self._host).encode())

    def data_received(self, data: bytes) -> None:
        """Cut frames out of the stream."""
        self._buffer += data
        if not self.shaken.is_set():
            head, found, rest = self._buffer.partition(b"\r\n\r\n")
            if not found:
                return
            assert b" 101 " in head
            self._buffer = rest
            self.shaken.set()
        while (frame := self._next_frame()) is not None:
            self._hear(frame)

    def _next_frame(self) -> bytes | None:
        buffer = self._buffer
        if len(buffer) < 2:  # noqa: PLR2004  the shortest header
            return None
        length, start = buffer[1], 2
        if length == SHORT:
            length, start = int.from_bytes(buffer[2:4], "big"), 4
        elif length == MEDIUM:
            length, start = int.from_bytes(buffer[2:10], "big"), 10
        if len(buffer) < start + length:
            return None
        self._buffer = buffer[start + length :]
        if buffer[0] == PING and self._transport is not None:
            self._transport.write(bytes((PONG, 0x80)) + MASK)
        return buffer[start : start + length] if buffer[0] == TEXT else b""

    def send(self, text: bytes) -> None:
        """Send a text frame."""
        assert self._transport is not None
        self._transport.write(text_frame(text))

    def close(self) -> None:
        """Hang up."""
        if self._transport is not None:
            self._transport.abort()


async def connect(
    port: int, path: str, hear: Callable[[bytes], None], address: str = "127.0.0.1"
) -> Socket:
    """Open a socket to this machine, from an address of this machine."""
    loop = asyncio.get_running_loop()
    host = f"127.0.0.1:{port}"
    _, socket = await loop.create_connection(
        lambda: Socket(path, host, hear), "127.0.0.1", port, local_addr=(address, 0)
    )
    await socket.shaken.wait()
    return socket


async def ask(
    port: int, method: str, path: str, address: str = "127.0.0.1", body: bytes = b""
) -> bytes:
    """The answer to a request, head and all, on a connection of its own."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0))
    try:
        writer.write(request_of(method, path, len(body)) + body)
        return await answer_from(reader)
    finally:
        writer.transport.abort()


def request_of(method: str, path: str, size: int = 0, *more: str) -> bytes:
    """The head of a request, with further headers, for a body of this size."""
    head = (f"{method} {path} HTTP/1.1", "Host: x", f"Content-Length: {size}", *more, "", "")
    return "\r\n".join(head).encode()


async def answer_from(reader: asyncio.StreamReader) -> bytes:
    """The next answer on a connection."""
    head = await reader.readuntil(b"\r\n\r\n")
    size = head.lower().partition(b"content-length:")[2].partition(b"\r\n")[0]
    return head + await reader.readexactly(int(size))


def content_of(answer: bytes) -> Any:  # noqa: ANN401  JSON
    """What is in an answer."""
    return msgspec.json.decode(answer.partition(b"\r\n\r\n")[2])


class Room:
    """Sockets that all hear of each move; one move is under way at a time.

    `next_move(room)` says which socket sends what, and is asked when all have heard.
    """

    def __init__(self, size: int, next_move: "Callable[[Room], tuple[int, bytes]]") -> None:
        self.sockets: list[Socket] = []
        self.latest: list[bytes] = [b""] * size
        self.frames = 0
        self.bytes = 0
        self.latencies: list[float] = []
        self.running = False
        self._next_move = next_move
        self._size = size
        self._heard = 0
        self._since = 0.0
        self.arrived = asyncio.Event()
        self.all_heard = asyncio.Event()

    def ear(self, number: int) -> Callable[[bytes], None]:
        """What a socket of this room does with a frame."""

        def hear(frame: bytes) -> None:
            if not frame:
                return
            self.latest[number] = frame
            self.frames += 1
            self.bytes += len(frame)
            self._heard += 1
            self.arrived.set()
            if self._heard == self._size:
                self.all_heard.set()
                self.latencies.append(time.perf_counter() - self._since)
                if self.running:
                    self.go()

        return hear

    def go(self, due: float | None = None) -> None:
        """Make the next move; if it is late, what it takes is counted from when it was due."""
        number, text = self._next_move(self)
        self._heard = 0
        self.all_heard.clear()
        self._since = due or time.perf_counter()
        self.sockets[number].send(text)
