"""What a server stands on: a file of its own, or what it shares with other nodes."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import TypeAlias

from msgspec import Struct

from reverie.log import Log, SqliteLog
from reverie.server.album_store import AlbumStore, FileAlbums
from reverie.server.config import Config
from reverie.server.metrics import Metrics
from reverie.server.pack_store import PackStore
from reverie.table.neighbours import Alone, Neighbours

Permit: TypeAlias = Callable[[str, str, float], Awaitable[bool]]
"""what is made, from which address, and how many an hour"""


async def anybody(_kind: str, _address: str, _per_hour: float) -> bool:
    """Let whoever asks make what they want to."""
    return True  # a server that is alone counts for itself


class Foundation(Struct, frozen=True):
    """Where tables are kept, and who else has them open."""

    log: Log
    neighbours: Neighbours
    albums: AlbumStore
    packs: PackStore | None = None
    """where own packs are; None is a folder of this server"""
    permit: Permit = anybody
    """whether one more of something may be made from an address, on all nodes together"""
    node: str = ""
    """what this node is called; one that is alone has no name"""


@asynccontextmanager
async def foundation(config: Config, metrics: Metrics) -> AsyncIterator[Foundation]:
    """Stand on it for a while; raises LogUnavailableError if it does not hold."""
    if config.log:
        from reverie.server.cluster import shared  # noqa: PLC0415  its drivers are an extra

        async with shared(config, metrics) as found:
            yield found
        return
    log = SqliteLog(config.data)
    log.observe = metrics.written
    try:
        albums = FileAlbums(config.albums)
        try:
            yield Foundation(log, Alone(), albums)
        finally:
            await albums.close()
    finally:
        await log.close()
