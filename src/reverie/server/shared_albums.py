"""Albums that nodes share, as rows of the database.

The database's own time says how old they are. What is deleted is in no row any more, and is gone
from its files once the database has been vacuumed.
"""

import errno
from typing import Any, TypeVar

import asyncpg

from reverie.database import Database, DatabaseError, Job
from reverie.server.album_store import Change, KeptAlbum, decode_kept, encode_kept

ADD = """
INSERT INTO albums (album, at, body) VALUES ($1, extract(epoch FROM clock_timestamp()), $2)
ON CONFLICT DO NOTHING
"""
READ = "SELECT body FROM albums WHERE album = $1"
LOCK = "SELECT body FROM albums WHERE album = $1 FOR UPDATE"
CHANGE = "UPDATE albums SET body = $2 WHERE album = $1"
EXPIRE = """
WITH expired AS (
    UPDATE albums SET body = NULL
    WHERE body IS NOT NULL AND at < extract(epoch FROM clock_timestamp()) - $1
    RETURNING 1
)
SELECT count(*) FROM expired
"""

T = TypeVar("T")


class SharedAlbums:
    """Albums in a database that is somebody else's to close."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, id_: str, kept: KeptAlbum) -> None:
        """Keep an album, unless there is or was one with this id."""
        body = encode_kept(kept)
        await self._do(lambda connection: connection.execute(ADD, id_, body))

    async def read(self, id_: str) -> KeptAlbum | None:
        """The album with this id, if there is one."""
        return decode_kept(await self._do(lambda connection: connection.fetchval(READ, id_)))

    async def change(self, id_: str, change: Change) -> KeptAlbum | None:
        """Keep what becomes of it; None if there is no such album."""

        async def job(connection: "asyncpg.Connection[Any]") -> KeptAlbum | None:
            async with connection.transaction():
                kept = decode_kept(await connection.fetchval(LOCK, id_))
                if kept is not None:
                    kept = change(kept)
                    await connection.execute(CHANGE, id_, encode_kept(kept))
                return kept

        return await self._do(job)

    async def delete(self, id_: str) -> None:
        """Keep nothing of it but its id."""
        await self._do(lambda connection: connection.execute(CHANGE, id_, None))

    async def expire(self, seconds: float) -> int:
        """Delete all that have been kept for longer than that; return how many."""
        return int(await self._do(lambda connection: connection.fetchval(EXPIRE, seconds)))

    async def close(self) -> None:
        """Nothing is ours."""

    async def _do(self, job: Job[T]) -> T:
        try:
            return await self._database.do(job)
        except DatabaseError as error:
            raise OSError(errno.EIO, str(error)) from error
