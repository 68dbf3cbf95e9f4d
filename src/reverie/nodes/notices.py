"""What nodes tell each other over the relay, about one table at a time. All of it may be lost."""

import msgspec
from msgspec import Struct


class Moved(Struct, frozen=True, array_like=True, tag="m"):
    """A table has an entry with this number."""

    seq: int
    at: float
    """the log's time when it was told"""


class Told(Struct, frozen=True, array_like=True, tag="t"):
    """What a node says of its own people at a table; None if it has left it."""

    node: str
    version: int
    body: bytes | None


class Flashed(Struct, frozen=True, array_like=True, tag="f"):
    """Something passing."""

    body: bytes


Notice = Moved | Told | Flashed
encode = msgspec.msgpack.Encoder().encode
decode = msgspec.msgpack.Decoder(Notice).decode
