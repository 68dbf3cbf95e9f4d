"""WebSocket frames by the letter of RFC 6455: what comes in, what goes out, what breaks it."""

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import aiohttp
import pytest
from aiohttp import web
from hypothesis import given
from hypothesis import strategies as st

from reverie.server.wire import MOST_ASIDES, Wire
from tests.server.inn import inn

FIN, TEXT, BINARY, MORE, CLOSE, PING, PONG = 0x80, 1, 2, 0, 8, 9, 10
LARGEST = 1000
LONGEST_CONTROL = 125


class Before:
    """What held the connection before the handshake."""

    lost = False

    def connection_lost(self, _: Exception | None) -> None:
        self.lost = True


class Line:
    """A transport that keeps what is written."""

    def __init__(self) -> None:
        self.before = Before()
        self.written = b""
        self.unread = 0
        self.paused = False
        self.end = ""

    def get_protocol(self) -> Before:
        return self.before

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self.protocol = protocol

    def write(self, data: bytes) -> None:
        self.written += data

    def get_write_buffer_size(self) -> int:
        return self.unread

    def pause_reading(self) -> None:
        self.paused = True

    def resume_reading(self) -> None:
        self.paused = False

    def is_closing(self) -> bool:
        return bool(self.end)

    def close(self) -> None:
        self.end = "closed"

    def abort(self) -> None:
        self.end = "aborted"


class Listener(Wire):
    """A wire that remembers what it has heard."""

    def __init__(self, line: Line) -> None:
        super().__init__(cast("web.Request", SimpleNamespace(transport=line)), LARGEST)
        self.line = line
        self.heard: list[bytes | None] = []

    def hear(self, text: bytes | None) -> None:
        self.heard.append(text)


async def listener() -> Listener:
    return Listener(Line())


def frame(first: int, payload: bytes = b"", mask: bytes = b"\x1f\x00\xa5\x7c") -> bytes:
    """A frame from a client, written the slow and obvious way."""
    size = len(payload)
    length = (
        bytes([FIN | size])
        if size <= LONGEST_CONTROL
        else bytes([FIN | 126]) + size.to_bytes(2, "big")
    )
    masked = bytes(byte ^ mask[at % 4] for at, byte in enumerate(payload))
    return bytes([first]) + length + mask + masked


def goodbye(code: int, reason: bytes = b"") -> bytes:
    return bytes([FIN | CLOSE, 2 + len(reason)]) + code.to_bytes(2, "big") + reason


Message = tuple[int, list[bytes]]
messages = st.lists(
    st.tuples(
        st.sampled_from((TEXT, BINARY)), st.lists(st.binary(max_size=200), min_size=1, max_size=4)
    ),
    max_size=6,
)


@given(messages, st.binary(min_size=4, max_size=4), st.lists(st.integers(1, 40), min_size=1))
def test_however_it_is_cut(sent: list[Message], mask: bytes, cuts: list[int]) -> None:
    """Messages arrive whole and in order, however they are parted into frames and packets."""
    stream = b""
    for kind, parts in sent:
        for at, part in enumerate(parts):
            last = FIN if at == len(parts) - 1 else 0
            stream += frame(last | (MORE if at else kind), part, mask)
            if not last:
                stream += frame(FIN | PONG, b"in between", mask)

    async def hear() -> list[bytes | None]:
        wire = await listener()
        rest, at = stream, 0
        while rest:
            size = cuts[at % len(cuts)]
            wire.data_received(rest[:size])
            rest, at = rest[size:], at + 1
        return wire.heard

    expected = [b"".join(parts) if kind == TEXT else None for kind, parts in sent]
    assert asyncio.run(hear()) == expected


@pytest.mark.parametrize("size", [0, 1, 125, 126, 999])
async def test_all_sizes_come_in(size: int) -> None:
    """A message may have any size below the limit."""
    wire = await listener()
    wire.data_received(frame(FIN | TEXT, b"x" * size))
    assert wire.heard == [b"x" * size]


@pytest.mark.parametrize(
    ("size", "head"),
    [
        (5, b"\x81\x05"),
        (126, b"\x81\x7e\x00\x7e"),
        (65_535, b"\x81\x7e\xff\xff"),
        (65_536, b"\x81\x7f\x00\x00\x00\x00\x00\x01\x00\x00"),
    ],
)
async def test_all_sizes_go_out(size: int, head: bytes) -> None:
    """What is sent is one unmasked text frame."""
    wire = await listener()
    wire.send(b"y" * size)
    assert wire.line.written == head + b"y" * size


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (b"\x81\x02hi" + b"more", 1002),
        (frame(FIN | 0x40 | TEXT, b"reserved bit"), 1002),
        (frame(FIN | 3, b"no such kind"), 1002),
        (frame(FIN | 11, b"no such control"), 1002),
        (frame(FIN | MORE, b"of nothing"), 1002),
        (frame(TEXT, b"begun, ") + frame(FIN | TEXT, b"begun anew"), 1002),
        (frame(PING, b"in parts"), 1002),
        (frame(FIN | PING, b"p" * 126), 1002),
        (frame(FIN | TEXT, b"x" * LARGEST), 1009),
        (b"\x81\xff" + (1 << 62).to_bytes(8, "big") + b"mask", 1009),
        (frame(TEXT, b"x" * 600) + frame(FIN | MORE, b"x" * 600), 1009),
        (frame(FIN | CLOSE, b"x"), 1002),
        (frame(FIN | CLOSE, (1005).to_bytes(2, "big")), 1002),
        (frame(FIN | PONG) * (MOST_ASIDES + 1), 1008),
        (frame(TEXT) + frame(MORE) * MOST_ASIDES, 1008),
    ],
)
async def test_what_breaks_the_wire(sent: bytes, code: int) -> None:
    """A frame that breaks the standard or a limit closes the wire with a code; nothing is heard."""
    wire = await listener()
    wire.data_received(sent)
    wire.data_received(frame(FIN | TEXT, b"too late"))
    assert wire.line.written == goodbye(code)
    assert wire.heard == []


async def test_asides_are_counted_over_time() -> None:
    """Pings may come at once or one by one: too many in a short time close the wire."""
    wire = await listener()
    for _ in range(MOST_ASIDES):
        wire.data_received(frame(FIN | PONG))
    assert wire.line.written == b""
    for _ in range(MOST_ASIDES):
        wire.data_received(frame(FIN | PONG))
    assert wire.line.written == goodbye(1008)


async def test_an_illegal_goodbye_is_the_last_word() -> None:
    """Whoever says goodbye with a code that does not exist hears so, and is not waited for."""
    wire = await listener()
    wire.data_received(frame(FIN | CLOSE, (1005).to_bytes(2, "big")))
    assert wire.line.written == goodbye(1002)
    assert wire.line.end == "closed"


async def test_a_ping_is_answered() -> None:
    """A ping gets its own words back, unless the other side does not read what it gets."""
    wire = await listener()
    wire.data_received(frame(FIN | PING, b"there?"))
    assert wire.line.written == bytes([FIN | PONG, 6]) + b"there?"
    wire.line.unread = 100_000
    wire.data_received(frame(FIN | PING, b"there?"))
    assert wire.line.written == bytes([FIN | PONG, 6]) + b"there?"


async def test_a_goodbye_is_answered() -> None:
    """Whoever says goodbye hears the same code, and the connection is closed."""
    wire = await listener()
    wire.data_received(frame(FIN | CLOSE, (1001).to_bytes(2, "big") + b"going"))
    assert wire.line.written == goodbye(1001)
    assert wire.line.end == "closed"
    wire.send(b"to nobody")
    assert wire.line.written == goodbye(1001)


async def test_our_goodbye(monkeypatch: pytest.MonkeyPatch) -> None:
    """After our goodbye nothing is heard or sent; if it is not answered, we hang up."""
    monkeypatch.setattr("reverie.server.wire.SECONDS_TO_PART", 0.05)
    wire = await listener()
    wire.say_goodbye(4403, "sent_away")
    wire.say_goodbye(1011, "again")
    wire.send(b"more")
    wire.data_received(frame(FIN | TEXT, b"but") + frame(FIN | PING, b"?"))
    assert wire.line.written == goodbye(4403, b"sent_away")
    assert wire.heard == []
    assert wire.line.end == ""
    await asyncio.sleep(0.1)
    assert wire.line.end == "aborted"


async def test_what_is_not_wanted_yet_waits() -> None:
    """Whoever pauses hears nothing more of what has come, reads no more, and misses nothing."""
    wire = await listener()
    wire.data_received(frame(FIN | TEXT, b"one"))
    wire.pause_hearing()
    assert wire.line.paused
    wire.data_received(frame(FIN | TEXT, b"two") + frame(FIN | TEXT, b"three")[:-2])
    assert wire.heard == [b"one"]
    wire.resume_hearing()
    assert not wire.line.paused
    wire.data_received(frame(FIN | TEXT, b"three")[-2:])
    assert wire.heard == [b"one", b"two", b"three"]


async def test_whoever_does_not_read_the_answer_is_not_served() -> None:
    """If not even the answer to the handshake is taken, the wire hangs up."""
    line = Line()
    line.unread = 100
    assert Listener(line).over.done()
    assert line.end == "aborted"


async def test_an_answer_to_our_goodbye() -> None:
    """When our goodbye is answered the connection is closed, and aiohttp hears of it too."""
    wire = await listener()
    wire.say_goodbye(1012, "restart")
    wire.data_received(frame(FIN | CLOSE, (1012).to_bytes(2, "big")))
    assert wire.line.end == "closed"
    wire.connection_lost(None)
    assert wire.gone.done()
    assert wire.line.before.lost


@pytest.mark.parametrize(
    "changed",
    [
        {"Upgrade": "tea"},
        {"Connection": "keep-alive"},
        {"Sec-WebSocket-Version": "12"},
        {"Sec-WebSocket-Key": "short"},
        {"Sec-WebSocket-Key": ""},
        {"Sec-WebSocket-Key": "clé" * 8},
    ],
)
async def test_hands_that_can_not_be_shaken(changed: dict[str, Any], tmp_path: Path) -> None:
    """A request that is no proper handshake is answered with 400."""
    proper = {
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
    }
    async with inn(tmp_path / "db") as house, aiohttp.ClientSession() as session:
        url = f"{house.base}/api/tables/{await house.open_table()}/socket"
        async with session.get(url, headers=proper | changed) as answer:
            assert answer.status == 400
        async with session.get(url, headers=proper) as answer:
            assert answer.status == 101
            assert answer.headers["Sec-WebSocket-Accept"] == "s3pPLMBiTxaQ9kYGzzhZRbK+xOo="
