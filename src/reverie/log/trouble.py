"""What is wrong with a file or a disk, in words for whoever has to mend it."""

import sqlite3

PRIMARY = 0xFF
"""the part of an SQLite error code that says what is wrong; the rest says where"""
WORDS = {
    sqlite3.SQLITE_CORRUPT: (
        "the file is damaged; stop the server and put a backup in its place, or save what can be "
        "read with the command .recover of sqlite3"
    ),
    sqlite3.SQLITE_NOTADB: "this is no file of Reverie, or its first page is damaged",
    sqlite3.SQLITE_FULL: "the disk is full; make room, and the server goes on by itself",
    sqlite3.SQLITE_IOERR: (
        "the disk fails to read or write; look at what the system says of it, and copy the file to "
        "another disk"
    ),
    sqlite3.SQLITE_BUSY: "another program holds the file; end it, or wait until it is done",
    sqlite3.SQLITE_READONLY: "this user may not write the file or its folder",
    sqlite3.SQLITE_CANTOPEN: "the file can't be opened; see that its folder is there",
}


def in_words(error: BaseException | None) -> str:
    """The error, and what to do about it."""
    code = getattr(error, "sqlite_errorcode", None)
    words = None if code is None else WORDS.get(code & PRIMARY)
    if isinstance(error, FileNotFoundError):
        return (
            "the file was deleted or replaced while the server runs; put it back, or restart the "
            "server"
        )
    return f"{error}: {words}" if words else str(error)
