"""Where albums are kept: in a file of this server, or wherever nodes share them.

An album is kept under an id that nobody can guess and that its game was given when it ended. So the
same game is the same album, however often it is kept and at however many nodes. What was deleted or
has expired leaves its id behind and nothing else, lest a replay bring it back.

The file is one of its own beside the tables, which SQLite overwrites with zeros where something was
deleted. It has no -wal: an album is written a few times in its life, and what it held before is on
the disk no longer than a commit takes.
"""

import asyncio
import errno
import hmac
import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Protocol, TypeAlias, TypeVar

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from reverie.album import Album, without
from reverie.log import LogUnavailableError
from reverie.log.rights import make_private
from reverie.table.tokens import hashed

SECONDS_FOR_A_LOCK = 2
"""that another process may hold the file"""
STATEMENTS = (
    "PRAGMA secure_delete = ON",
    "PRAGMA journal_mode = DELETE",
    "PRAGMA synchronous = FULL",
    """
    CREATE TABLE IF NOT EXISTS albums (album TEXT PRIMARY KEY NOT NULL, at REAL NOT NULL, body BLOB)
    """,
    "PRAGMA user_version = 1",
)
"""with which the file is opened"""
ADD = "INSERT INTO albums (album, at, body) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
READ = "SELECT body FROM albums WHERE album = ?"
CHANGE = "UPDATE albums SET body = ? WHERE album = ?"
EXPIRE = "UPDATE albums SET body = NULL WHERE body IS NOT NULL AND at < ?"

T = TypeVar("T")


class KeptAlbum(Struct, frozen=True):
    """An album, what those who played have made of it since, and how they are known."""

    album: Album
    keys: tuple[str, ...]
    """the hashes of the tokens of those who played"""
    hidden: tuple[int, ...] = ()
    """the turns that are not told"""

    def opens_with(self, token: str) -> bool:
        """Whether this is the token of somebody who played."""
        shown, found = hashed(token), False
        for key in self.keys:
            found |= hmac.compare_digest(key, shown)
        return found

    def renamed(self, name: str) -> "KeptAlbum":
        """The same under another name."""
        cover = replace(self.album.cover, table=name)
        return replace(self, album=replace(self.album, cover=cover))

    def hiding(self, number: int, *, hidden: bool) -> "KeptAlbum":
        """The same, in which this turn is told or not."""
        others = {each for each in self.hidden if each != number}
        return replace(self, hidden=tuple(sorted({*others, number} if hidden else others)))

    def told(self) -> Album:
        """What anybody is told who has the id."""
        return without(self.album, self.hidden) if self.hidden else self.album


Change: TypeAlias = Callable[[KeptAlbum], KeptAlbum]


class AlbumStore(Protocol):
    """What the server needs of it. All raise OSError; asked once more, it comes out the same."""

    async def add(self, id_: str, kept: KeptAlbum) -> None:
        """Keep an album, unless there is or was one with this id."""

    async def read(self, id_: str) -> KeptAlbum | None:
        """The album with this id, if there is one."""

    async def change(self, id_: str, change: Change) -> KeptAlbum | None:
        """Keep what becomes of it; None if there is no such album.

        Nobody else changes it meanwhile.
        """

    async def delete(self, id_: str) -> None:
        """Keep nothing of it but its id."""

    async def expire(self, seconds: float) -> int:
        """Delete all that have been kept for longer than that; return how many."""

    async def close(self) -> None:
        """Let go."""


class FileAlbums:
    """Albums in a file of SQLite, for use in one event loop."""

    def __init__(self, path: Path, seconds: Callable[[], float] = time.time) -> None:
        """Open it, or make it; raises LogUnavailableError if that can't be."""
        self._seconds = seconds
        try:
            make_private(path)
        except OSError as error:
            raise LogUnavailableError(str(error), path) from error
        self._file = sqlite3.connect(
            path, SECONDS_FOR_A_LOCK, isolation_level=None, check_same_thread=False
        )
        try:
            for statement in STATEMENTS:
                self._file.execute(statement)
        except sqlite3.Error as error:
            self._file.close()
            raise LogUnavailableError(str(error), path) from error
        self._thread = ThreadPoolExecutor(1, "albums")

    async def add(self, id_: str, kept: KeptAlbum) -> None:
        """Keep an album, unless there is or was one with this id."""
        body = encode_kept(kept)
        await self._run(lambda: self._file.execute(ADD, (id_, self._seconds(), body)))

    async def read(self, id_: str) -> KeptAlbum | None:
        """The album with this id, if there is one."""
        return decode_kept(await self._run(lambda: self._body(id_)))

    async def change(self, id_: str, change: Change) -> KeptAlbum | None:
        """Keep what becomes of it; None if there is no such album."""
        return await self._run(lambda: self._change(id_, change))

    async def delete(self, id_: str) -> None:
        """Keep nothing of it but its id."""
        await self._run(lambda: self._file.execute(CHANGE, (None, id_)))

    async def expire(self, seconds: float) -> int:
        """Delete all that have been kept for longer than that; return how many."""
        before = self._seconds() - seconds
        return (await self._run(lambda: self._file.execute(EXPIRE, (before,)))).rowcount

    async def close(self) -> None:
        """Let go."""
        await self._run(self._file.close)
        self._thread.shutdown()

    async def _run(self, job: Callable[[], T]) -> T:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, job)
        except sqlite3.Error as error:
            raise _unavailable(error) from error

    # --- in the thread -------------------------------------------------------------------

    def _body(self, id_: str) -> bytes | None:
        row = self._file.execute(READ, (id_,)).fetchone()
        return None if row is None else row[0]

    def _change(self, id_: str, change: Change) -> KeptAlbum | None:
        self._file.execute("BEGIN IMMEDIATE")
        try:
            kept = decode_kept(self._body(id_))
            if kept is not None:
                kept = change(kept)
                self._file.execute(CHANGE, (encode_kept(kept), id_))
        except BaseException:
            self._file.rollback()
            raise
        self._file.execute("COMMIT")
        return kept


def encode_kept(kept: KeptAlbum) -> bytes:
    """An album as it is written down."""
    return msgspec.json.encode(kept)


def decode_kept(body: bytes | None) -> KeptAlbum | None:
    """What was written down; None where nothing is any more. Raises OSError if it is damaged."""
    if body is None:
        return None
    try:
        return msgspec.json.decode(body, type=KeptAlbum)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise OSError(errno.EIO, f"an album is damaged: {error}") from error


def _unavailable(error: sqlite3.Error) -> OSError:
    return OSError(errno.EIO, f"albums can't be read or written: {error}")
