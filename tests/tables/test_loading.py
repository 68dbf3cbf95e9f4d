"""How a table comes back into memory: by replay, however long its history is."""

import asyncio
import sqlite3
from contextlib import closing
from itertools import pairwise
from pathlib import Path
from random import Random

from reverie.log import SqliteLog
from reverie.table import LiveTable, Pace, Question, Services, Settings
from reverie.table.entry import TableEntry, encode_entry
from reverie.table.events import PersonJoined, PersonRenamed, TableOpened
from tests.tables.at import PACKS

CODE = "BCDFG"
LONG = 3000
MOST_AT_ONCE = 256


async def nobody(_: Question) -> None:
    """No bot plays here."""


def services_with(log: SqliteLog) -> Services:
    return Services(log, PACKS, nobody, Pace(), Random(1))


def write_long_history(path: Path, entries: int) -> None:
    """A table at which somebody has done little but change their name."""
    opened = TableEntry(None, "", (TableOpened(CODE, Settings()), PersonJoined("p1", "Ada", "…")))
    bodies = [encode_entry(opened)]
    for number in range(2, entries + 1):
        renamed = PersonRenamed("p1", f"Ada {number}")
        bodies.append(encode_entry(TableEntry("p1", f"k{number}", (renamed,))))
    rows = [(n, CODE, n, 1.0, n - 1 if n > 1 else None, body) for n, body in enumerate(bodies, 1)]
    with closing(sqlite3.connect(path)) as file, file:
        file.executemany("INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?)", rows)
        file.execute("INSERT INTO heads VALUES (?, ?, ?, ?)", (CODE, entries, 1.0, entries))


async def test_a_long_history_holds_nobody_up(tmp_path: Path) -> None:
    """While a long table is replayed, everybody else has their turn after a page of it."""
    log = SqliteLog(tmp_path / "db")
    write_long_history(tmp_path / "db", LONG)
    live = LiveTable(CODE, services_with(log))
    seen = [0]
    loading = asyncio.create_task(live.load())
    while not loading.done():
        await asyncio.sleep(0)
        seen.append(live.seq)
    assert await loading
    assert live.table.people[0].name == f"Ada {LONG}"
    assert max(after - before for before, after in pairwise(seen)) <= MOST_AT_ONCE
    live.close()
    await log.close()
