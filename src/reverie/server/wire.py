"""A WebSocket after its handshake (RFC 6455, sections 5 to 7), on aiohttp's port.

What comes in is parsed by `websockets`, which knows the standard: frames, fragments, masks, control
frames and the closing handshake. It does no I/O; this module reads and writes for it, and adds what
it leaves to others: that text is UTF-8, and limits. A message is handed on in the very call that
brings its last byte. Nothing here knows what is said.

The transport is taken over from aiohttp, and a text frame is written as its header and its payload,
without a queue, a task or a future.
"""

import asyncio
from codecs import IncrementalDecoder, getincrementaldecoder
from struct import Struct
from typing import Protocol, cast

from websockets.frames import Close, CloseCode, Frame, Opcode
from websockets.protocol import SEND_EOF, Side, State
from websockets.protocol import Protocol as Parser

from reverie.server.limits import Bucket

SECONDS_TO_CLOSE = 5.0
"""for the other side to end its half of a connection that is being closed"""
SECONDS_BETWEEN_PINGS = 25.0
PARSED_AT_ONCE = 4096
"""bytes; those behind a pause that are not parsed yet wait unparsed, or with whoever sends them"""
FRAMES_AT_ONCE, FRAMES_PER_SECOND = 100, 20
"""control frames, fragments and binary frames that may come at once, and for long"""
MOST_UNSENT = 32 * 1024
"""bytes, beyond which a ping gets no pong"""
FINAL_TEXT = 0x80 | Opcode.TEXT
PONG = bytes([0x80 | Opcode.PONG])
TWO_BYTES, EIGHT_BYTES = 126, 127
"""payload lengths that say that the length follows, in so many bytes"""

_short_header = Struct("!BB").pack
_header = Struct("!BBH").pack
_long_header = Struct("!BBQ").pack
_utf8_decoder = getincrementaldecoder("utf-8")


def text_frame(payload: bytes) -> bytes:
    """A whole text message from a server; the payload is not checked to be UTF-8."""
    size = len(payload)
    if size < TWO_BYTES:
        header = _short_header(FINAL_TEXT, size)
    elif size < 1 << 16:
        header = _header(FINAL_TEXT, TWO_BYTES, size)
    else:
        header = _long_header(FINAL_TEXT, EIGHT_BYTES, size)
    return header + payload


class Receiver(Protocol):
    """Whoever a wire belongs to. None of these may raise."""

    def text_came(self, text: str) -> None:
        """A text message has come."""

    def binary_came(self) -> None:
        """A binary message has come; nobody wants to know what is in it."""

    def write_buffer_full(self) -> None:
        """More is written than the other side reads."""

    def write_buffer_drained(self) -> None:
        """The other side has caught up."""

    def wire_closed(self) -> None:
        """The connection is gone."""


class Wire(asyncio.Protocol):
    """One connection, from the handshake to its end."""

    def __init__(
        self, transport: asyncio.Transport, early: bytes, receiver: Receiver, largest: int
    ) -> None:
        """Take a transport over, with what came early; messages have less than so many bytes."""
        self._loop = asyncio.get_running_loop()
        self.closing: asyncio.Future[None] = self._loop.create_future()
        """is there when nothing more is received or sent"""
        self.closed: asyncio.Future[None] = self._loop.create_future()
        """is there when the connection is gone, too"""
        self._receiver = receiver
        self._parser = Parser(Side.SERVER, max_size=largest - 1)
        self._unparsed = early
        self._frames: list[Frame] = []
        """parsed, but not handled, the last one first"""
        self._text = ""
        self._decoder: IncrementalDecoder | None = None
        """of the text message whose fragments are coming, if they are of one"""
        self._other_frames = Bucket(FRAMES_PER_SECOND, FRAMES_AT_ONCE, self._loop.time())
        self._paused = False
        self._alive = True
        """whether anything has come since the last ping"""
        self._closer: asyncio.TimerHandle | None = None
        self._pinger = self._loop.call_later(SECONDS_BETWEEN_PINGS, self._ping)
        self._transport = transport
        self._before = transport.get_protocol()
        transport.set_protocol(self)
        if transport.get_write_buffer_size():
            # Not even our answer was read; of that the transport has told aiohttp, and tells once.
            self.abort()
        self._loop.call_soon(self._process)

    # --- what goes out -------------------------------------------------------------------

    def limit_write_buffer(self, size: int) -> None:
        """Call the write buffer full from so many bytes on."""
        self._transport.set_write_buffer_limits(high=size)

    def send(self, text: bytes) -> None:
        """Send a text message, as long as there is anybody to send it to."""
        if not self.closing.done():
            self._transport.write(text_frame(text))

    def close(self, code: int, reason: str) -> None:
        """Send a close frame; if it is not answered, abort."""
        if not self.closing.done():
            if self._parser.state is State.OPEN:
                self._parser.send_close(code, reason)
            self._write_control_frames()
            self._stop()
            self.resume_reading()

    def abort(self) -> None:
        """Close without a close frame."""
        self._stop()
        self._transport.abort()

    def _stop(self) -> None:
        """From now on nothing is sent, and of what comes only a close frame matters."""
        if not self.closing.done():
            self.closing.set_result(None)
            self._frames.clear()
            self._closer = self._loop.call_later(SECONDS_TO_CLOSE, self._transport.abort)

    def _write_control_frames(self) -> None:
        """Write what the parser wants to be written: a ping, or a close frame and the end.

        Its pongs are left out. It has them ready when it has parsed a ping; ours are sent when that
        ping's turn comes.
        """
        for data in self._parser.data_to_send():
            if data == SEND_EOF:
                self._end_stream()
            elif not self.closing.done() and not data.startswith(PONG):
                self._transport.write(data)

    def _end_stream(self) -> None:
        """End our half of the connection; a half of theirs that may go on is read to its end.

        Else what they are still sending would make TCP reset the connection, and the close frame
        with its code might never reach them.
        """
        self._stop()
        if self._parser.close_rcvd is not None:
            self._transport.close()
        elif not self._transport.is_closing():
            self._transport.write_eof()

    def pause_writing(self) -> None:
        """The transport has more to write than it should."""
        self._receiver.write_buffer_full()

    def resume_writing(self) -> None:
        """The transport has written most of it."""
        self._receiver.write_buffer_drained()

    def _ping(self) -> None:
        """Ask now and then whether anybody is there, and abort if not."""
        if not self.closing.done():
            self._alive = False
            if self._parser.state is State.OPEN:
                self._parser.send_ping(b"")
                self._write_control_frames()
            self._pinger = self._loop.call_later(SECONDS_BETWEEN_PINGS / 2, self._expect_pong)

    def _expect_pong(self) -> None:
        if self._alive or self._paused:
            self._pinger = self._loop.call_later(SECONDS_BETWEEN_PINGS / 2, self._ping)
        else:
            self.abort()

    # --- what comes in -------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """Handle what has come."""
        self._alive = True
        self._unparsed = self._unparsed + data if self._unparsed else data
        self._process()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is gone; aiohttp wants to know too."""
        self._stop()
        self._pinger.cancel()
        if self._closer is not None:
            self._closer.cancel()
        if not self.closed.done():
            self.closed.set_result(None)
        self._receiver.wire_closed()
        self._before.connection_lost(exc)

    def pause_reading(self) -> None:
        """Receive no more for now: what comes waits, here and then with whoever sends it."""
        if not self._paused and not self.closing.done():
            self._paused = True
            self._transport.pause_reading()

    def resume_reading(self) -> None:
        """Receive what has come, soon, and what comes."""
        if self._paused:
            self._paused = False
            if not self._transport.is_closing():
                self._transport.resume_reading()
            # Not at once: whoever asks for it may be handling a frame.
            self._loop.call_soon(self._process)

    def _process(self) -> None:
        """Handle what has come, frame by frame, until no more is wanted for now."""
        while not self._paused:
            if self._frames:
                self._handle(self._frames.pop())
                continue
            # Not before: what came ahead of a close frame is answered ahead of it.
            self._write_control_frames()
            if not self._unparsed:
                return
            data = self._unparsed
            self._unparsed = data[PARSED_AT_ONCE:]
            self._parser.receive_data(data[:PARSED_AT_ONCE])
            self._frames = cast("list[Frame]", self._parser.events_received()[::-1])

    def _handle(self, frame: Frame) -> None:
        """Handle a frame of which the parser has found that it may come now."""
        if self.closing.done():
            return
        try:
            if frame.opcode is Opcode.TEXT and frame.fin:
                self._receiver.text_came(str(frame.data, "utf-8"))
            elif not self._other_frames.take(self._loop.time()):
                self._fail(CloseCode.POLICY_VIOLATION)
            elif frame.opcode is Opcode.PING:
                self._pong(frame)
            elif frame.opcode is Opcode.TEXT:
                self._text, self._decoder = "", _utf8_decoder()
                self._add_fragment(frame, self._decoder)
            elif frame.opcode is Opcode.CONT and self._decoder is not None:
                self._add_fragment(frame, self._decoder)
            elif frame.opcode in {Opcode.BINARY, Opcode.CONT} and frame.fin:
                self._receiver.binary_came()
        except UnicodeDecodeError:
            self._fail(CloseCode.INVALID_DATA)

    def _add_fragment(self, frame: Frame, decoder: IncrementalDecoder) -> None:
        self._text += decoder.decode(frame.data, final=frame.fin)
        if frame.fin:
            text, self._text, self._decoder = self._text, "", None
            self._receiver.text_came(text)

    def _pong(self, ping: Frame) -> None:
        """Answer a ping, unless somebody wants many pongs and reads none."""
        if self._transport.get_write_buffer_size() < MOST_UNSENT:
            self._transport.write(Frame(Opcode.PONG, ping.data).serialize(mask=False))

    def _fail(self, code: CloseCode) -> None:
        """Fail the connection (section 7.1.7), whatever the parser says to frames behind this."""
        self._parser.data_to_send()
        close = Frame(Opcode.CLOSE, Close(code, "").serialize())
        self._transport.write(close.serialize(mask=False))
        self._end_stream()
