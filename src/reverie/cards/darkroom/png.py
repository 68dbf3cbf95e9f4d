"""Whether a PNG has all its pixels.

Its packed data may end properly and yet too early; Pillow leaves the rest of the picture black
then and says nothing. So they are unpacked once more, a little at a time, and only counted.
"""

import struct
import zlib
from collections.abc import Iterable, Iterator

SIGNATURE = 8
A_LITTLE = 1 << 20
CHANNELS = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}
"""by the type of colour"""
AT_ONCE = ((0, 0, 1, 1),)
INTERLACED = (
    (0, 0, 8, 8),
    (4, 0, 8, 8),
    (0, 4, 4, 8),
    (2, 0, 4, 4),
    (0, 2, 2, 4),
    (1, 0, 2, 2),
    (0, 1, 1, 2),
)
"""where the first pixel of each pass lies, and how far it is to the next"""


def is_whole(content: bytes) -> bool:
    """Whether the packed data of a PNG are as many as its head says."""
    chunks = _chunks(content)
    try:
        name, head = next(chunks, (b"", b""))
        missing = _bytes_of_pixels(head) if name == b"IHDR" else 0
        for length in _unpacked(data for name, data in chunks if name == b"IDAT"):
            missing -= length
            if missing <= 0:
                return True
    except (KeyError, struct.error, zlib.error):
        pass
    return False


def _unpacked(packed: Iterable[bytes]) -> Iterator[int]:
    """The lengths of the pieces that come out."""
    unpacker = zlib.decompressobj()
    for data in packed:
        yield len(unpacker.decompress(data, A_LITTLE))
        while unpacker.unconsumed_tail:
            yield len(unpacker.decompress(unpacker.unconsumed_tail, A_LITTLE))
    yield len(unpacker.flush())


def _chunks(content: bytes) -> Iterator[tuple[bytes, bytes]]:
    at = SIGNATURE
    while at + 8 <= len(content):
        length, name = struct.unpack_from(">I4s", content, at)
        yield name, content[at + 8 : at + 8 + length]
        at += length + 12


def _bytes_of_pixels(head: bytes) -> int:
    """How long the rows are together, each with the byte that says how it was filtered."""
    width, height, depth, colour, *_, interlaced = struct.unpack(">IIBBBBB", head)
    total = 0
    for left, top, across, down in INTERLACED if interlaced else AT_ONCE:
        wide, high = -(-(width - left) // across), -(-(height - top) // down)
        if wide > 0 and high > 0:
            total += high * (1 + (wide * depth * CHANNELS[colour] + 7) // 8)
    return total
