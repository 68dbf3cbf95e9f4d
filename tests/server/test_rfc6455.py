"""The server's sockets by the letter of RFC 6455, over real connections, on both event loops."""

import asyncio
import json
import socket
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from pathlib import Path
from threading import Thread
from typing import Self

import pytest
import uvloop

from tests.server.autobahn import CASES, LARGEST, Answer, Case, request
from tests.server.frames import CLOSE, CONT, FIN, PONG, TEXT, Received, closing, frame, frames_of
from tests.server.running import HANDSHAKE, running_server

HELLO = frame(FIN | TEXT, b'{"id":"0","move":{"move":"hello"}}')
SECONDS = 10


class House:
    """A server on a loop and in a thread of its own, with one table."""

    def __init__(self, data: Path, new_loop: Callable[[], asyncio.AbstractEventLoop]) -> None:
        self._loop = new_loop()
        self._started: Future[tuple[int, str]] = Future()
        self._stopped = asyncio.Event()
        self._thread = Thread(target=self._run, args=(data,))
        self._thread.start()
        self.port, self.code = self._started.result(SECONDS)

    def _run(self, data: Path) -> None:
        with asyncio.Runner(loop_factory=lambda: self._loop) as runner:
            runner.run(self._serve(data))

    async def _serve(self, data: Path) -> None:
        async with running_server(data) as server:
            self._started.set_result(
                (int(server.base.rpartition(":")[2]), await server.open_table())
            )
            await self._stopped.wait()

    def stop(self) -> None:
        self._loop.call_soon_threadsafe(self._stopped.set)
        self._thread.join(SECONDS)


@pytest.fixture(
    scope="module",
    params=[uvloop.new_event_loop, asyncio.new_event_loop],
    ids=["uvloop", "asyncio"],
)
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[House]:
    server = House(tmp_path_factory.mktemp("server") / "db", request.param)
    yield server
    server.stop()


class Peer:
    """The other end of a connection, with nothing that answers by itself."""

    def __init__(self, server: House, *more: bytes, head: str = HANDSHAKE) -> None:
        self._socket = socket.create_connection(("127.0.0.1", server.port), SECONDS)
        self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._stream = self._socket.makefile("rb")
        head = head.format(code=server.code, host=f"127.0.0.1:{server.port}")
        self._socket.sendall(b"".join((head.encode(), *more)))
        self.status = int(self._stream.readline().split()[1])
        self.headers = {}
        while (line := self._stream.readline()) != b"\r\n":
            name, _, value = line.decode().partition(":")
            self.headers[name.lower()] = value.strip()
        self.frames = frames_of(self._stream.read)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._stream.close()
        self._socket.close()

    def send(self, data: bytes, chop: int | None = None) -> None:
        size = chop or len(data)
        for at in range(0, len(data), size):
            try:
                self._socket.sendall(data[at : at + size])
            except ConnectionError:
                return  # it is closed already; what was answered can still be read

    def answers(self) -> Iterator[Answer]:
        """What comes back until the connection is closed, but for views."""
        for received in self.frames:
            answer = read(received)
            if answer is not None:
                yield answer


def read(received: Received) -> Answer | None:
    if received.first == FIN | PONG:
        return ("pong", received.payload)
    if received.first == FIN | CLOSE:
        return ("close", received.close_code)
    assert received.first == FIN | TEXT
    message = json.loads(received.payload)
    if message["type"] == "view":
        return None
    if message["code"] == "say_hello":
        return ("echo", message["id"].encode())
    return ("refused", message["code"].encode())


def test_all_cases_are_there() -> None:
    """The suite has 289 cases in these groups, each with a number of its own."""
    assert len({case.number for case in CASES}) == len(CASES) == 289


@pytest.mark.parametrize("case", CASES, ids=[case.number for case in CASES])
def test_autobahn(case: Case, server: House) -> None:
    """What the Autobahn suite sends is answered as it wants, within our limits.

    Binary messages are refused by design. In 7.1.5 a close frame comes between two fragments: the
    suite wants it answered with 1000, and the library holds that a message was broken off.
    """
    with Peer(server, HELLO) as peer:
        assert peer.status == 101
        peer.send(b"".join(case.frames), case.chop)
        assert list(peer.answers()) == case.answers


def test_fail_fast(server: House) -> None:
    """Text that can't become UTF-8 any more is not waited for until its last fragment."""
    with Peer(server, HELLO, frame(TEXT, b"\xf4\x90")) as peer:
        assert list(peer.answers()) == [("close", 1007)]


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (b"\x81\x00", 1002),
        (b"\x89\x00", 1002),
        (b"\x81\xfe\x40\x00", 1009),
        (b"\x81\xff" + (1 << 62).to_bytes(8, "big"), 1009),
        (b"\x81\xff" + (1 << 63).to_bytes(8, "big"), 1009),
        (frame(TEXT, b" " * LARGEST) + frame(FIN | CONT, b" "), 1009),
        (frame(FIN | PONG) * 101, 1008),
    ],
    ids=["unmasked", "unmasked ping", "16 KiB", "2**62", "2**63", "in fragments", "101 pongs"],
)
def test_at_once(sent: bytes, code: int, server: House) -> None:
    """An unmasked frame is refused at its second byte, one that is too long at its length."""
    with Peer(server, HELLO, sent) as peer:
        assert list(peer.answers()) == [("close", code)]


def test_a_close_code_reaches_who_is_still_sending(server: House) -> None:
    """Somebody in the middle of a long message gets the close frame, not a reset."""
    with Peer(server, HELLO) as peer:
        peer.send(frame(FIN | TEXT, b" " * 1_000_000))
        assert list(peer.answers()) == [("close", 1009)]


@pytest.mark.parametrize(
    ("old", "new", "status"),
    [
        ("Upgrade: websocket", "Upgrade: tea", 400),
        ("Upgrade: websocket", "Upgrade: websockets", 400),
        ("Upgrade: websocket", "X: y", 400),
        ("Upgrade: websocket", "Upgrade: WebSocket", 101),
        ("Upgrade: websocket", "Upgrade: foo, websocket", 101),
        ("Upgrade: websocket", "Upgrade: websocket, foo", 101),
        ("Connection: Upgrade", "Connection: keep-alive", 400),
        ("Connection: Upgrade", "Connection: notupgrade", 400),
        ("Connection: Upgrade", "Connection: keep-alive, Upgrade", 101),
        ("Connection: Upgrade", "Connection: keep-alive\r\nConnection: upgrade", 101),
        ("Version: 13", "Version: 12", 426),
        ("Version: 13", "Version: 14", 426),
        ("Sec-WebSocket-Version: 13\r\n", "", 426),
        ("dGhlIHNhbXBsZSBub25jZQ==", "short", 400),
        ("dGhlIHNhbXBsZSBub25jZQ==", "", 400),
        ("dGhlIHNhbXBsZSBub25jZQ==", "clé" * 8, 400),
        ("HTTP/1.1", "HTTP/1.0", 400),
        ("GET", "HEAD", 404),
        ("GET", "POST", 405),
    ],
)
def test_handshakes(old: str, new: str, status: int, server: House) -> None:
    """A request is answered with 101 if it asks for a WebSocket as section 4 says, else refused."""
    assert old in HANDSHAKE
    with Peer(server, head=HANDSHAKE.replace(old, new)) as peer:
        assert peer.status == status
        if status == 101:
            assert peer.headers["sec-websocket-accept"] == "s3pPLMBiTxaQ9kYGzzhZRbK+xOo="
            assert peer.headers["upgrade"] == "websocket"
            assert peer.headers["connection"].lower() == "upgrade"
            assert "default-src 'self'" in peer.headers["content-security-policy"]
            peer.send(HELLO + closing(1000))
            assert list(peer.answers()) == [("close", 1000)]
        if status == 426:
            assert peer.headers["sec-websocket-version"] == "13"


def test_a_hello_right_behind_the_handshake(server: House) -> None:
    """What comes in one packet with the request is heard, and in order."""
    later = [frame(FIN | TEXT, request(b"%d" % number)) for number in range(9)]
    with Peer(server, HELLO, *later, closing(1000)) as peer:
        first = next(peer.frames)
        assert json.loads(first.payload)["done"] == ["0"]
        echoes: list[Answer] = [("echo", b"%d" % number) for number in range(9)]
        assert list(peer.answers()) == [*echoes, ("close", 1000)]
