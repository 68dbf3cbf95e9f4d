"""A wire and its limits: what is handed on, what is written, when it waits and how it ends."""

import asyncio
from typing import cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reverie.server.wire import FRAMES_AT_ONCE, PARSED_AT_ONCE, Wire, text_frame
from tests.server.frames import (
    BINARY,
    CLOSE,
    CONT,
    FIN,
    PING,
    PONG,
    TEXT,
    close_frame,
    closing,
    frame,
    frames_of,
    reader_of,
)

LARGEST = 1000


class Before:
    """What held the connection before the handshake."""

    lost = False

    def connection_lost(self, _: Exception | None) -> None:
        self.lost = True


class Line:
    """A transport that keeps what is written."""

    def __init__(self, unread: int = 0) -> None:
        self.before = Before()
        self.written = b""
        self.unread = unread
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
        return self.end in {"closed", "aborted"}

    def write_eof(self) -> None:
        self.end = "half-closed"

    def close(self) -> None:
        self.end = "closed"

    def abort(self) -> None:
        self.end = "aborted"


class Listener:
    """Remembers what has come; None is a binary message. It may want so many at a time."""

    def __init__(self, line: Line, early: bytes = b"", at_a_time: int = 1_000_000) -> None:
        self.line = line
        self.heard: list[str | None] = []
        self.at_a_time = at_a_time
        self.closed = False
        self.wire = Wire(cast("asyncio.Transport", line), early, self, LARGEST)

    def text_came(self, text: str) -> None:
        self._hear(text)

    def binary_came(self) -> None:
        self._hear(None)

    def _hear(self, text: str | None) -> None:
        self.heard.append(text)
        if len(self.heard) % self.at_a_time == 0:
            self.wire.pause_reading()

    def write_buffer_full(self) -> None:
        raise NotImplementedError

    def write_buffer_drained(self) -> None:
        raise NotImplementedError

    def wire_closed(self) -> None:
        self.closed = True

    def receive(self, data: bytes) -> None:
        self.wire.data_received(data)


async def listener() -> Listener:
    return Listener(Line())


letters = st.text(max_size=60).map(str.encode)
cuts = st.lists(st.integers(1, 40), min_size=1)
pings = st.binary(max_size=20).map(lambda data: ([(FIN | PING, data)], None))
pongs = st.binary(max_size=20).map(lambda data: ([(FIN | PONG, data)], None))


@st.composite
def messages(draw: st.DrawFn) -> tuple[list[tuple[int, bytes]], None]:
    """A message in some fragments, cut at any byte, with control frames in between."""
    kind = draw(st.sampled_from((TEXT, TEXT, BINARY)))
    rest = draw(letters if kind == TEXT else st.binary(max_size=60))
    parts = []
    for size in draw(st.lists(st.integers(0, 20), max_size=4)):
        parts.append(rest[:size])
        rest = rest[size:]
    parts.append(rest)
    made: list[tuple[int, bytes]] = []
    for at, part in enumerate(parts):
        last = FIN if at == len(parts) - 1 else 0
        made.append((last | (CONT if at else kind), part))
        if not last and draw(st.booleans()):
            made.append((FIN | PING, b"between"))
    return made, None


broken = st.sampled_from(
    [
        ([(FIN | TEXT, b"\xff")], 1007),
        ([(TEXT, b"\xc3"), (FIN | CONT, b"\x28")], 1007),
        ([(TEXT, b"\xf4\x90")], 1007),
        ([(FIN | 0x10 | TEXT, b"rsv3")], 1002),
        ([(FIN | 0x40 | PING, b"rsv1")], 1002),
        ([(FIN | 5, b"")], 1002),
        ([(FIN | 12, b"")], 1002),
        ([(FIN | CONT, b"of nothing")], 1002),
        ([(TEXT, b"a"), (FIN | TEXT, b"b")], 1002),
        ([(PING, b"")], 1002),
        ([(FIN | PING, b"p" * 126)], 1002),
        ([(FIN | TEXT, b"x" * LARGEST)], 1009),
        ([(TEXT, b"x" * 600), (FIN | CONT, b"x" * 600)], 1009),
        ([(FIN | CLOSE, b"\x03")], 1002),
        ([(FIN | CLOSE, b"\x03\xed")], 1002),
        ([(FIN | CLOSE, b"\x03\xe8\xff")], 1007),
        ([(FIN | CLOSE, b"\x03\xe9bye")], 1001),
        ([(FIN | CLOSE, b"")], None),
    ]
)
"""what ends a stream, with the code that answers it"""


def expected(sent: list[tuple[int, bytes]]) -> tuple[list[str | None], list[bytes]]:
    """The messages and pings in frames that break nothing."""
    heard: list[str | None] = []
    asked: list[bytes] = []
    kind, message = 0, b""
    for first, payload in sent:
        if first == FIN | PING:
            asked.append(payload)
        elif first & 0xF in {TEXT, BINARY, CONT}:
            kind, message = first & 0xF or kind, message + payload
            if first & FIN:
                heard.append(message.decode() if kind == TEXT else None)
                message = b""
    return heard, asked


@settings(max_examples=150)
@given(
    st.lists(st.one_of(messages(), pings, pongs), max_size=8),
    st.one_of(st.none(), broken),
    st.binary(min_size=4, max_size=4),
    cuts,
    st.integers(1, 4),
)
def test_any_stream(
    parts: list[tuple[list[tuple[int, bytes]], None]],
    end: tuple[list[tuple[int, bytes]], int | None] | None,
    mask: bytes,
    sizes: list[int],
    at_a_time: int,
) -> None:
    """Messages arrive whole and in order however they are cut, up to the frame that breaks a rule.

    Frames may be parted anywhere, and whoever listens may pause after any message. Pings are
    answered in order, and the close frame has the right code; nothing is heard twice or too late.
    """
    sent = [piece for pieces, _ in parts for piece in pieces]
    heard, asked = expected(sent)
    ending = [] if end is None else end[0]
    stream = b"".join(frame(first, payload, mask) for first, payload in [*sent, *ending])

    async def receive() -> Listener:
        device = Listener(Line(), at_a_time=at_a_time)
        rest, at = stream, 0
        while rest:
            size = sizes[at % len(sizes)]
            device.receive(rest[:size])
            rest, at = rest[size:], at + 1
            device.wire.resume_reading()
            await asyncio.sleep(0)
        for _ in range(len(heard)):
            device.wire.resume_reading()
            await asyncio.sleep(0)
        return device

    device = asyncio.run(receive())
    assert device.heard == heard
    answers = list(frames_of(reader_of(device.line.written)))
    pongs_sent = [answer.payload for answer in answers if answer.first == FIN | PONG]
    assert pongs_sent == asked
    closes = [answer.close_code for answer in answers if answer.first == FIN | CLOSE]
    assert closes == ([] if end is None else [end[1]])
    assert bool(closes) == device.wire.closing.done()


@pytest.mark.parametrize("size", [0, 1, 125, 126, 999])
async def test_all_sizes_come_in(size: int) -> None:
    """A message may have any size below the limit."""
    device = await listener()
    device.receive(frame(FIN | TEXT, b"x" * size))
    assert device.heard == ["x" * size]


@pytest.mark.parametrize(
    ("size", "header"),
    [
        (5, b"\x81\x05"),
        (126, b"\x81\x7e\x00\x7e"),
        (65_535, b"\x81\x7e\xff\xff"),
        (65_536, b"\x81\x7f\x00\x00\x00\x00\x00\x01\x00\x00"),
    ],
)
async def test_all_sizes_go_out(size: int, header: bytes) -> None:
    """What is sent is one unmasked text frame."""
    device = await listener()
    device.wire.send(b"y" * size)
    assert device.line.written == header + b"y" * size == text_frame(b"y" * size)


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (b"\x81\x02hi" + b"more", 1002),
        (b"\x81\x02", 1002),
        (b"\x81\xff" + (1 << 62).to_bytes(8, "big") + b"mask", 1009),
        (b"\x81\xfe\x03\xe8", 1009),
        (frame(FIN | PONG) * (FRAMES_AT_ONCE + 1), 1008),
        (frame(TEXT) + frame(CONT) * FRAMES_AT_ONCE, 1008),
    ],
)
async def test_what_fails_the_connection(sent: bytes, code: int) -> None:
    """A frame that breaks the standard or a limit is answered by a close frame, nothing else."""
    device = await listener()
    device.receive(sent)
    device.receive(frame(FIN | TEXT, b"too late"))
    (answer,) = frames_of(reader_of(device.line.written))
    assert answer.close_code == code
    assert device.line.end == "half-closed"
    assert device.heard == []


async def test_control_frames_are_counted_over_time() -> None:
    """Pongs may come at once or one by one: too many in a short time fail the connection."""
    device = await listener()
    for _ in range(FRAMES_AT_ONCE):
        device.receive(frame(FIN | PONG))
    assert device.line.written == b""
    for _ in range(FRAMES_AT_ONCE):
        device.receive(frame(FIN | PONG))
    assert device.line.written == close_frame(1008)


async def test_what_they_are_still_sending_is_read() -> None:
    """Who breaks a rule is still read for a while, so that TCP brings them the close frame."""
    device = await listener()
    device.receive(frame(FIN | TEXT, b"x" * LARGEST))
    assert device.line.end == "half-closed"
    device.receive(b"x" * 100_000)
    assert not device.wire.closed.done()
    assert device.heard == []


async def test_a_ping_is_answered() -> None:
    """A ping gets its payload back, unless the other side does not read what it gets."""
    device = await listener()
    device.receive(frame(FIN | PING, b"there?"))
    assert device.line.written == bytes([FIN | PONG, 6]) + b"there?"
    device.line.unread = 100_000
    device.receive(frame(FIN | PING, b"there?"))
    assert device.line.written == bytes([FIN | PONG, 6]) + b"there?"
    device.receive(closing(1000))
    assert device.line.written.endswith(close_frame(1000))


async def test_answers_are_in_order() -> None:
    """A pong is sent when its ping's turn comes, behind the answers to what came before it."""
    device = Listener(Line(), at_a_time=1)
    device.receive(frame(FIN | TEXT, b"one") + frame(FIN | PING, b"?") + closing(1000))
    device.wire.send(b"done")
    device.wire.resume_reading()
    await asyncio.sleep(0)
    pong = bytes([FIN | PONG, 1]) + b"?"
    assert device.line.written == text_frame(b"done") + pong + close_frame(1000)


async def test_a_close_frame_is_answered() -> None:
    """Who sends a close frame gets its code back, and the connection is closed."""
    device = await listener()
    device.receive(closing(1001, b"going"))
    assert device.line.written == close_frame(1001, b"going")
    assert device.line.end == "closed"
    device.wire.send(b"to nobody")
    assert device.line.written == close_frame(1001, b"going")


async def test_a_message_right_ahead_of_a_close_frame() -> None:
    """What comes in one packet with a close frame is heard, and answered before that."""
    device = Listener(Line(), at_a_time=1)
    device.receive(frame(FIN | TEXT, b"one") + frame(FIN | TEXT, b"two") + closing(1000))
    assert device.line.end == ""
    device.wire.send(b"done")
    for _ in range(2):
        device.wire.resume_reading()
        await asyncio.sleep(0)
    assert device.heard == ["one", "two"]
    assert device.line.written == text_frame(b"done") + close_frame(1000)


async def test_our_close_frame(monkeypatch: pytest.MonkeyPatch) -> None:
    """After our close frame nothing is heard or sent; if it is not answered, we abort."""
    monkeypatch.setattr("reverie.server.wire.SECONDS_TO_CLOSE", 0.05)
    device = await listener()
    device.wire.close(4403, "sent_away")
    device.wire.close(1011, "again")
    device.wire.send(b"more")
    device.receive(frame(FIN | TEXT, b"but") + frame(FIN | PING, b"?"))
    assert device.line.written == close_frame(4403, b"sent_away")
    assert device.heard == []
    assert device.line.end == ""
    await asyncio.sleep(0.1)
    assert device.line.end == "aborted"


async def test_what_is_not_wanted_yet_waits() -> None:
    """Whoever pauses hears nothing more of what has come, reads no more, and misses nothing."""
    device = await listener()
    device.receive(frame(FIN | TEXT, b"one"))
    device.wire.pause_reading()
    assert device.line.paused
    device.receive(frame(FIN | TEXT, b"two") + frame(FIN | TEXT, b"three")[:-2])
    assert device.heard == ["one"]
    device.wire.resume_reading()
    assert not device.line.paused
    device.receive(frame(FIN | TEXT, b"three")[-2:])
    assert device.heard == ["one", "two", "three"]


async def test_little_is_parsed_ahead() -> None:
    """However much has come, only a few KiB of it are parsed while no more is wanted."""
    device = Listener(Line(), at_a_time=1)
    one = frame(FIN | TEXT, b"x" * 94)
    device.receive(one * 1000)
    assert len(device.wire._frames) * len(one) <= PARSED_AT_ONCE  # noqa: SLF001  no other way
    assert len(device.heard) == 1
    for _ in range(1000):
        device.wire.resume_reading()
        await asyncio.sleep(0)
    assert device.heard == ["x" * 94] * 1000


async def test_what_came_early() -> None:
    """What came before the wire took over is heard first."""
    device = Listener(Line(), frame(FIN | TEXT, b"early") + frame(FIN | TEXT, b"cut")[:5])
    device.receive(frame(FIN | TEXT, b"cut")[5:])
    await asyncio.sleep(0)
    assert device.heard == ["early", "cut"]


async def test_whoever_does_not_read_the_answer_is_not_served() -> None:
    """If not even the answer to the handshake is taken, the wire aborts."""
    device = Listener(Line(unread=100))
    assert device.wire.closing.done()
    assert device.line.end == "aborted"


async def test_an_answer_to_our_close_frame() -> None:
    """When our close frame is answered the connection is closed, and aiohttp hears of it too."""
    device = await listener()
    device.wire.close(1012, "restart")
    device.receive(closing(1012))
    assert device.line.end == "closed"
    device.wire.connection_lost(None)
    assert device.wire.closed.done()
    assert device.closed
    assert device.line.before.lost
