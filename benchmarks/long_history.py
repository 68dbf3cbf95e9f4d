"""How long others wait while a very long table is loaded, and while it expires, side by side.

python -m benchmarks.long_history [ENTRIES]     50,000 entries unless it is said

At another table of the same log one move follows the other. Measured is the longest time from such
a move to its outcome, which is what people feel, and the longest that the event loop was not free,
which is our own share of it: the rest is the disk. Each is the middle of several rounds, with
nothing else going on (quiet) and while something does, in turn.
"""

import asyncio
import gc
import sqlite3
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from random import Random
from statistics import median

import msgspec
import uvloop
from msgspec import Struct

from reverie.game import Colour, Game, StartGame, play, view
from reverie.log import Outcome, SqliteLog
from reverie.table import LiveTable, Pace, Question, Services, Settings
from reverie.table.entry import TableEntry, encode_entry
from reverie.table.events import PersonJoined, PersonRenamed, TableOpened

ENTRIES = 50_000
ROUNDS = 5
SECONDS_OF_QUIET = 2.0
VIEWS_AT_ONCE = 40
"""which take some tenths of a millisecond"""
DECK = tuple(f"card-{number:03}" for number in range(84))
CODE, OTHER = "BCDFG", "CDFGH"


class Waits(Struct):
    """What others had to wait, in seconds."""

    moves: list[float]
    loop: list[float]


async def nobody(_: Question) -> None:
    """No bot plays here."""


def write_history(path: Path, code: str, entries: int, first: int) -> None:
    """A table at which somebody has done nothing but change their name, in rows from this id on."""
    opened = TableEntry(None, "", (TableOpened(code, Settings()), PersonJoined("p1", "Ada", "…")))
    bodies = [encode_entry(opened)]
    for number in range(2, entries + 1):
        renamed = PersonRenamed("p1", f"Ada {number}")
        bodies.append(encode_entry(TableEntry("p1", f"k{number}", (renamed,))))
    rows = (
        (first + n, code, n + 1, 1.0, first + n - 1 if n else None, body)
        for n, body in enumerate(bodies)
    )
    with closing(sqlite3.connect(path)) as file:
        file.executemany("INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?)", rows)
        last = first + entries - 1
        file.execute("INSERT INTO heads VALUES (?, ?, 0.0, ?)", (code, entries, last))
        file.commit()
        file.execute("PRAGMA wal_checkpoint(TRUNCATE)")


class Others:
    """Another table, at which one move follows the other."""

    def __init__(self, log: SqliteLog) -> None:
        self._log = log
        self._seq = 0
        self._shown = view(play(Game(), StartGame(tuple(Colour)[:6], DECK), Random(1))[0], 0)
        self._body = encode_entry(TableEntry("p1", "k", (PersonRenamed("p1", "Ben"),)))

    async def wait_while(self, doing: Awaitable[object]) -> Waits:
        """What they wait until something is done."""
        waits, running = Waits([], []), asyncio.ensure_future(doing)
        looking = asyncio.create_task(self._look(running, waits))
        while not running.done():
            begun = time.perf_counter()
            await self._move()
            waits.moves.append(time.perf_counter() - begun)
        await looking
        await running
        return waits

    async def _move(self) -> None:
        ended: asyncio.Future[Outcome] = asyncio.get_running_loop().create_future()
        self._seq += 1
        self._log.append(OTHER, self._seq, self._body, ended.set_result)
        assert await ended is Outcome.DURABLE

    async def _look(self, running: asyncio.Future[object], waits: Waits) -> None:
        """How long the event loop is kept from other tables, which it shows one after the other.

        A loop that is busy gives Python's lock to the log's threads only when it has to.
        """
        while not running.done():
            begun = time.perf_counter()
            await asyncio.sleep(0)
            waits.loop.append(time.perf_counter() - begun)
            for _ in range(VIEWS_AT_ONCE):
                msgspec.json.encode(self._shown)


async def load(log: SqliteLog) -> None:
    """Load the long table, from its first entry on."""
    live = LiveTable(CODE, Services(log, {}, nobody, Pace(), Random(1)))
    assert await live.load()
    live.close()


async def expire(log: SqliteLog) -> None:
    """Let the long table expire."""
    assert await log.expire(-1.0, keep={OTHER}) == 1


async def one_round(path: Path, entries: int) -> dict[str, Waits]:
    """Quiet, a load, quiet, an expiry."""
    log = SqliteLog(path)
    others = Others(log)
    tried: dict[str, Callable[[], Awaitable[object]]] = {
        "quiet": lambda: asyncio.sleep(SECONDS_OF_QUIET),
        "while it is loaded": lambda: load(log),
        "while it expires": lambda: expire(log),
    }
    write_history(path, CODE, entries, first=1)
    waits = {name: await others.wait_while(doing()) for name, doing in tried.items()}
    await log.close()
    return waits


async def main(entries: int) -> None:
    """Measure some rounds, and say what is in their middle."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 5, 5)  # as the server does
    sys.setswitchinterval(0.001)  # likewise
    longest: defaultdict[str, list[tuple[float, float, float]]] = defaultdict(list)
    for _ in range(ROUNDS):
        with tempfile.TemporaryDirectory() as folder:
            for name, waits in (await one_round(Path(folder) / "log.db", entries)).items():
                moves = sorted(waits.moves)
                common = moves[len(moves) * 99 // 100]
                longest[name].append((max(waits.loop), moves[-1], common))
    print(f"a table of {entries:,} entries; others wait (milliseconds, the middle of {ROUNDS}):")
    for name, rounds in longest.items():
        loop, move, common = (1000 * median(column) for column in zip(*rounds, strict=True))
        print(
            f"{name:20}  loop at most {loop:6.1f}   moves at most {move:6.1f}   "
            f"one in a hundred {common:6.1f}"
        )


if __name__ == "__main__":
    uvloop.run(main(int(sys.argv[1]) if len(sys.argv) > 1 else ENTRIES))
