"""Entries in SQLite: each points to the one before it in its table.

Theory of operation: a batch is added in a transaction in which nobody else writes. It reads the
heads of the batch's tables, works out which entries have the next number of their table, adds those
at the end of `entries`, and moves each head once. What an entry is compared with, and what it
points to, is in a dictionary that the entries before it in the batch have changed already: so a
batch gives what its entries would give one by one.

A table is read backwards, from its head along the chain, to learn the ids of its entries; then the
entries themselves are read, page by page. An index over (table, number) would be the
usual way, but each table has a page of its own in that, which every commit would write. Measured
with 5,000 older tables in the file and an entry of 250 bytes for each of 128 tables in a commit:
58 KiB are written with the chain and 644 KiB with the index, 49,000 entries a second against
21,000. (That the file can become shorter has added 4 KiB, and no time.) To read a table of 1,000
entries takes 2.6 ms with the chain, 1.9 ms with the index. Heads are in the order in which tables
were opened (a rowid table), since those that are played at are mostly young and so share pages; in
the order of their names it was 190 KiB a commit.

Whatever changes something is to be called in a transaction that has the right to write.
"""

import sqlite3
import time
from collections.abc import Iterable, Sequence
from itertools import chain
from typing import NamedTuple, TypeAlias

import msgspec

from reverie.log.batches import Append
from reverie.log.interface import Entry, Outcome, Snapshot

HEADS = """
SELECT tab, seq, last FROM heads WHERE tab IN (SELECT value FROM json_each(?))
"""
LAST_ID = "SELECT coalesce(max(id), 0) FROM entries"
ADD_ENTRIES = "INSERT INTO entries (id, tab, seq, at, before, body) VALUES {rows}"
MOVE_HEADS = """
INSERT INTO heads (tab, seq, at, last) VALUES {rows}
ON CONFLICT (tab) DO UPDATE SET seq = excluded.seq, at = excluded.at, last = excluded.last
"""
KEEP_SNAPSHOTS = """
INSERT INTO snapshots (tab, seq, body) VALUES {rows}
ON CONFLICT (tab) DO UPDATE SET seq = excluded.seq, body = excluded.body
"""
SNAPSHOT = "SELECT seq, body FROM snapshots WHERE tab = ?"
HEAD = "SELECT seq, last FROM heads WHERE tab = ?"
READ = """
SELECT seq, body FROM entries WHERE id IN (SELECT value FROM json_each(?)) ORDER BY seq
"""
COUNT = "SELECT count(*) FROM heads"
OLD = "SELECT tab FROM heads WHERE at < ?"
EXPIRE = "INSERT INTO expired (last) SELECT last FROM heads WHERE tab = ? AND at < ?"
DROP_HEAD = "DELETE FROM heads WHERE tab = ? AND at < ?"
DROP_SNAPSHOT = "DELETE FROM snapshots WHERE tab = ?"
ANY_EXPIRED = "SELECT last FROM expired LIMIT 1"
CHAIN = """
WITH RECURSIVE chain (id, before) AS (
    SELECT id, before FROM entries WHERE id = ?
    UNION ALL
    SELECT entries.id, entries.before FROM chain JOIN entries ON entries.id = chain.before
)
SELECT json_group_array(id), json_group_array(before) FROM (SELECT id, before FROM chain LIMIT ?)
"""
DELETE_ENTRIES = "DELETE FROM entries WHERE id IN (SELECT value FROM json_each(?))"
MOVE_EXPIRED = "UPDATE expired SET last = ? WHERE last = ?"
DROP_EXPIRED = "DELETE FROM expired WHERE last = ?"

ENTRIES_DELETED_AT_ONCE = 200
PAGES_GIVEN_BACK_AT_ONCE = 50

Row: TypeAlias = tuple[str | int | float | bytes | None, ...]


class Head(NamedTuple):
    """The last entry of a table: its number and its id."""

    seq: int
    last: int | None


NO_HEAD = Head(0, None)


def add(connection: sqlite3.Connection, batch: Sequence[Append], ran: float) -> list[Outcome]:
    """Add the entries that have the next number of their table; return the outcome of each."""
    tables = msgspec.json.encode({append.table for append in batch}).decode()
    heads = {table: Head(seq, last) for table, seq, last in connection.execute(HEADS, (tables,))}
    (last_id,) = connection.execute(LAST_ID).fetchone()
    now = time.time()
    rows: list[Row] = []
    moved: dict[str, Head] = {}
    outcomes = []
    snapshots: dict[str, Row] = {}
    for table, seq, body, snapshot in batch:
        head = moved.get(table) or heads.get(table, NO_HEAD)
        if seq != head.seq + 1:
            outcomes.append(Outcome.TAKEN)
            continue
        last_id += 1
        rows.append((last_id, table, seq, now, head.last, body))
        moved[table] = Head(seq, last_id)
        outcomes.append(Outcome.DURABLE)
        if snapshot is not None:
            snapshots[table] = (table, seq, snapshot)
    if rows:
        _insert(connection, ADD_ENTRIES, rows)
        _insert(
            connection,
            MOVE_HEADS,
            [(table, head.seq, ran, head.last) for table, head in moved.items()],
        )
    if snapshots:
        _insert(connection, KEEP_SNAPSHOTS, list(snapshots.values()))
    return outcomes


def snapshot(connection: sqlite3.Connection, table: str) -> Snapshot | None:
    """The newest snapshot of a table, if it has one."""
    found = connection.execute(SNAPSHOT, (table,)).fetchone()
    return None if found is None else Snapshot(*found)


def head(connection: sqlite3.Connection, table: str) -> Head:
    """The last entry of a table."""
    found = connection.execute(HEAD, (table,)).fetchone()
    return NO_HEAD if found is None else Head(*found)


def walk(connection: sqlite3.Connection, last: int, most: int) -> tuple[list[int], int | None]:
    """The ids of so many entries from this one backwards, and where to go on.

    They come in one row: for each row, too, the event loop would have to give Python's lock back.
    """
    ids, before = connection.execute(CHAIN, (last, most)).fetchone()
    rest = msgspec.json.decode(before, type=list[int | None])
    return msgspec.json.decode(ids, type=list[int]), rest[-1] if rest else None


def read(connection: sqlite3.Connection, ids: Iterable[int]) -> list[Entry]:
    """The entries with these ids, in the order of their numbers."""
    rows = connection.execute(READ, (msgspec.json.encode(list(ids)).decode(),))
    return [Entry(seq, body) for seq, body in rows]


def count_tables(connection: sqlite3.Connection) -> int:
    """How many tables there are."""
    (tables,) = connection.execute(COUNT).fetchone()
    return int(tables)


def old_tables(connection: sqlite3.Connection, before: float) -> list[str]:
    """The tables without an entry since this time of the log's own."""
    return [table for (table,) in connection.execute(OLD, (before,))]


def cut_off(connection: sqlite3.Connection, table: str, before: float) -> int:
    """Forget a table, unless it has a new entry by now; return how many were forgotten.

    Its entries are still in the file, to be deleted later; but they are nobody's.
    """
    connection.execute(EXPIRE, (table, before))
    forgotten = connection.execute(DROP_HEAD, (table, before)).rowcount
    if forgotten:
        connection.execute(DROP_SNAPSHOT, (table,))
    return forgotten


def delete_some(connection: sqlite3.Connection) -> bool:
    """Delete the newest entries of a table that was cut off; False if there is none."""
    expired = connection.execute(ANY_EXPIRED).fetchone()
    if expired is None:
        return False
    (last,) = expired
    newest, rest = walk(connection, last, ENTRIES_DELETED_AT_ONCE)
    connection.execute(DELETE_ENTRIES, (msgspec.json.encode(newest).decode(),))
    if rest is None:
        connection.execute(DROP_EXPIRED, (last,))
    else:
        connection.execute(MOVE_EXPIRED, (rest, last))
    return True


def give_some_back(connection: sqlite3.Connection) -> bool:
    """Make the file some pages shorter that hold nothing; False if there is none.

    What is at its end moves to where there is room. A checkpoint cuts it off.
    """
    (unused,) = connection.execute("PRAGMA freelist_count").fetchone()
    for _ in range(min(unused, PAGES_GIVEN_BACK_AT_ONCE)):
        connection.execute("PRAGMA incremental_vacuum(1)")  # one is all that sqlite3 lets it do
    return bool(unused)


def _insert(connection: sqlite3.Connection, statement: str, rows: Sequence[Row]) -> None:
    """Insert all rows by one statement.

    Each statement lets go of Python's lock, and a busy event loop is slow to give it back: by
    `executemany`, which is one a row, a batch of 64 took several times as long then.
    """
    row = f"({', '.join('?' * len(rows[0]))})"
    values = tuple(chain.from_iterable(rows))
    connection.execute(statement.format(rows=", ".join([row] * len(rows))), values)
