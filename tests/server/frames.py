"""WebSocket frames, written and read the slow and obvious way."""

from collections.abc import Callable, Iterator
from io import BytesIO
from typing import NamedTuple

FIN, CONT, TEXT, BINARY, CLOSE, PING, PONG = 0x80, 0, 1, 2, 8, 9, 10
MASK = b"\x1f\x00\xa5\x7c"
LONGEST_CONTROL = 125


def frame(first: int, payload: bytes = b"", mask: bytes = MASK) -> bytes:
    """A frame from a client."""
    size = len(payload)
    if size <= LONGEST_CONTROL:
        length = bytes([0x80 | size])
    elif size < 1 << 16:
        length = bytes([0x80 | 126]) + size.to_bytes(2, "big")
    else:
        length = bytes([0x80 | 127]) + size.to_bytes(8, "big")
    masked = bytes(byte ^ mask[at % 4] for at, byte in enumerate(payload))
    return bytes([first]) + length + mask + masked


def closing(code: int, reason: bytes = b"") -> bytes:
    """A close frame from a client."""
    return frame(FIN | CLOSE, code.to_bytes(2, "big") + reason)


def close_frame(code: int, reason: bytes = b"") -> bytes:
    """A close frame from a server."""
    return bytes([FIN | CLOSE, 2 + len(reason)]) + code.to_bytes(2, "big") + reason


class Received(NamedTuple):
    """A frame from a server."""

    first: int
    payload: bytes

    @property
    def close_code(self) -> int | None:
        """The code of a close frame, if it has one."""
        assert self.first == FIN | CLOSE
        return int.from_bytes(self.payload[:2], "big") if self.payload else None


def frames_of(read: Callable[[int], bytes]) -> Iterator[Received]:
    """All frames until the end of a stream, of which so many bytes can be read; none is masked."""
    while head := read(2):
        length = head[1]
        if length > LONGEST_CONTROL:
            length = int.from_bytes(read(2 if length == 126 else 8), "big")
        yield Received(head[0], read(length) if length else b"")


def reader_of(data: bytes) -> Callable[[int], bytes]:
    """What reads so many bytes at a time."""
    return BytesIO(data).read
