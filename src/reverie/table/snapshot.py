"""A snapshot: what a table's entries up to a number come to, so that loading is short.

It is a copy and never the truth. The log keeps all entries of a table until it expires, and whoever
can't read a snapshot replays them all. A snapshot is read only by a server whose tables have the
very shape that it was written in; so a table may get other fields without a thought of snapshots.
"""

from hashlib import sha256

import msgspec
from msgspec import Struct

from reverie.table.entry import TableEntry
from reverie.table.keys import KeysDone
from reverie.table.state import PersonId, Table


class Content(Struct, frozen=True):
    """All that a replay gives."""

    table: Table
    keys: dict[PersonId, tuple[str, ...]]


class Snapshot(Struct, frozen=True):
    """The same, with the shape that it has."""

    shape: str
    content: Content


SHAPE = sha256(msgspec.json.encode(msgspec.json.schema(Content), order="sorted")).hexdigest()[:16]
_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Snapshot).decode


def encode_snapshot(table: Table, keys: KeysDone, entry: TableEntry | None = None) -> bytes:
    """Write down a table; `entry` is the one that has led to it, if the keys don't have it yet."""
    keys = KeysDone(keys.by_person())
    if entry is not None:
        keys.add(entry)
    return _encode(Snapshot(SHAPE, Content(table, keys.by_person())))


def decode_snapshot(body: bytes) -> Content | None:
    """Read it; None if it is damaged, or of another shape."""
    try:
        snapshot = _decode(body)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return None
    return snapshot.content if snapshot.shape == SHAPE else None
