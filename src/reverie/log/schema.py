"""What is in the log's SQLite file, and how a file of an earlier version becomes one of this.

`entries` holds all entries of all tables in the order in which they were written; `before` is the
id of the one before it in its table. `heads` holds the last entry of each table; whoever is not in
it is no table. `snapshots` holds the newest snapshot of each table that has one. `expired` holds
the last entry of each table that was cut off and is being deleted. An entry's `at` is the machine's
time, for people to read; a head's `at` and what is in `clock` are the log's own time.
"""

import logging
import sqlite3
from itertools import chain

from reverie.log.interface import LogUnavailableError

logger = logging.getLogger(__name__)

INCREMENTAL = 2
"""of PRAGMA auto_vacuum"""
VERSION = 3
"""in PRAGMA user_version; files from before it was counted have 0"""

ENTRIES = """
CREATE TABLE entries (
    id INTEGER PRIMARY KEY,
    tab TEXT NOT NULL,
    seq INTEGER NOT NULL,
    at REAL NOT NULL,
    before INTEGER,
    body BLOB NOT NULL
)
"""
HEADS = """
CREATE TABLE heads (
    tab TEXT PRIMARY KEY NOT NULL,
    seq INTEGER NOT NULL,
    at REAL NOT NULL,
    last INTEGER NOT NULL
)
"""
SNAPSHOTS = """
CREATE TABLE snapshots (
    tab TEXT PRIMARY KEY NOT NULL,
    seq INTEGER NOT NULL,
    body BLOB NOT NULL
)
"""
EXPIRED = "CREATE TABLE expired (last INTEGER PRIMARY KEY)"
CLOCK = "CREATE TABLE clock (ran REAL NOT NULL)"
START_CLOCK = "INSERT INTO clock (ran) VALUES (0)"

# In version 0, triggers kept the heads, which were in the order of their names. An entry that
# shared a batch with the one before it in its table pointed past that, so it could not be read.
FROM_VERSION_0 = (
    "DROP TRIGGER numbers_are_taken_once",
    "DROP TRIGGER the_newest_is_the_head",
    "ALTER TABLE heads RENAME TO old_heads",
    HEADS,
    "INSERT INTO heads (tab, seq, at, last) SELECT tab, seq, at, last FROM old_heads ORDER BY last",
    "DROP TABLE old_heads",
    """
    UPDATE entries SET before = correct.before
    FROM (SELECT id, lag(id) OVER (PARTITION BY tab ORDER BY seq) AS before FROM entries) AS correct
    WHERE correct.id = entries.id AND correct.before IS NOT entries.before
    """,
    EXPIRED,
)
# Until version 2, heads had the machine's time; from now on their tables age anew.
FROM_VERSION_2 = (CLOCK, START_CLOCK, "UPDATE heads SET at = 0")
UPGRADES = (FROM_VERSION_0, (SNAPSHOTS,), FROM_VERSION_2)
"""what each version lacks of the next"""


def shrinkable(connection: sqlite3.Connection) -> None:
    """Have a file of an earlier version written anew, once, so that it can become shorter."""
    (vacuum,) = connection.execute("PRAGMA auto_vacuum").fetchone()
    if vacuum != INCREMENTAL:
        try:
            connection.execute("VACUUM")
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        except sqlite3.Error as error:
            logger.warning(
                "the log's file could not be written anew, perhaps for want of room; it is used as "
                "it is and does not become shorter, and this is tried again at the next start",
                extra={"figures": {"cause": str(error)}},
            )


def prepare(connection: sqlite3.Connection) -> None:
    """Bring a file to this version, in one transaction; a new file is one without tables."""
    with connection:
        connection.execute("BEGIN IMMEDIATE")
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        if version > VERSION:
            raise LogUnavailableError(f"the log's file is of a newer version, {version}")
        if version < VERSION:
            old = connection.execute("SELECT 1 FROM sqlite_schema WHERE name = 'entries'")
            upgrades = chain.from_iterable(UPGRADES[version:])
            new = (ENTRIES, HEADS, SNAPSHOTS, EXPIRED, CLOCK, START_CLOCK)
            for statement in upgrades if old.fetchone() else new:
                connection.execute(statement)
            connection.execute(f"PRAGMA user_version = {VERSION}")
