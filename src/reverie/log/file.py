"""The log's file: how it is opened, and whether it is still the one that was."""

import sqlite3
from pathlib import Path

SECONDS_FOR_A_LOCK = 2
"""that another process may hold the file; a commit takes milliseconds"""


def connect(path: Path) -> sqlite3.Connection:
    """Open it, for use by one thread at a time, though not by the one that opens it."""
    connection = sqlite3.connect(
        path, SECONDS_FOR_A_LOCK, isolation_level=None, check_same_thread=False
    )
    connection.execute("PRAGMA auto_vacuum=INCREMENTAL")  # of a new file; before all else
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("PRAGMA wal_autocheckpoint=0")
    return connection


def identity(path: Path) -> tuple[int, int]:
    """Which file this is, also when it was replaced by another of the same name."""
    status = path.stat()
    return status.st_dev, status.st_ino
