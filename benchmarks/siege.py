"""One address does all at once that a stranger could try, beside fifty tables of honest people.

All limits are as they are by default. Honest people come from other addresses of this machine, a
household a table, and so do newcomers, one after the other, each from an address of their own: they
make a table and sit down. A quiet while, the siege and another quiet while follow each other on
one server, so that they can be compared.

`python -m benchmarks.siege WAY…` tries some ways alone; `attacker.py` names them.

The server has one core. On the other one the honest clients go first: the attacker (`attacker.py`)
is a process that gives way to them, and sends with all that they leave of it.
"""

import asyncio
import os
import sqlite3
import sys
import tempfile
import time
from contextlib import closing, suppress
from itertools import chain
from pathlib import Path

import msgspec
import uvloop
from msgspec import Struct

from benchmarks.load import Room, ask, connect, content_of
from benchmarks.people import HELLO, game_room, join
from benchmarks.serving import CLIENT_CORE, Process, free_port
from reverie.game import Colour
from reverie.log import SqliteLog
from reverie.table import Settings
from reverie.table.entry import TableEntry, encode_entry
from reverie.table.events import PersonJoined, PersonRenamed, TableOpened
from reverie.table.hall import LETTERS

TABLES = 50
SECONDS_BETWEEN_MOVES = 0.25
"""at each table: more than any family makes"""
QUIET, SIEGE = 20.0, 60.0
SECONDS_BETWEEN_NEWCOMERS = 0.5
PATIENCE = 10.0
"""seconds after which a newcomer goes away"""
ATTACKER = "127.0.0.9"
LONG_TABLES, ENTRIES = 10, 100_000


class Figures(Struct):
    """What honest people had of a while, and the server."""

    moves: list[float] = []
    came: list[float] = []
    """for how many seconds each newcomer waited who got in"""
    left: int = 0
    """newcomers who went away"""
    memory: list[int] = []
    load: float = 0.0
    """the part of its core that the server used"""


class Town:
    """All honest people."""

    def __init__(self, server: Process, rooms: list[Room]) -> None:
        self._server = server
        self._rooms = rooms
        self._newcomers = 0

    async def live(self, seconds: float) -> Figures:
        """Let them play, and others come, for so long."""
        figures = Figures()
        until = time.perf_counter() + seconds
        for room in self._rooms:
            room.latencies.clear()
        cpu = self._server.cpu()
        playing = [self._play(room, number, until) for number, room in enumerate(self._rooms)]
        await asyncio.gather(*playing, self._welcome(figures, until), self._weigh(figures, until))
        figures.load = (self._server.cpu() - cpu) / seconds
        figures.moves = sorted(wait for room in self._rooms for wait in room.latencies)
        return figures

    async def _play(self, room: Room, number: int, until: float) -> None:
        due = time.perf_counter() + SECONDS_BETWEEN_MOVES * number / len(self._rooms)
        while due < until:
            await asyncio.sleep(due - time.perf_counter())
            room.go(due)
            await room.all_heard.wait()
            # Tables that were all late would else move all at once from then on.
            missed = max(0.0, time.perf_counter() - due) // SECONDS_BETWEEN_MOVES
            due += SECONDS_BETWEEN_MOVES * (1 + missed)

    async def _welcome(self, figures: Figures, until: float) -> None:
        arriving: list[asyncio.Task[None]] = []
        while time.perf_counter() < until:
            self._newcomers += 1
            address = f"127.1.{self._newcomers // 250}.{self._newcomers % 250 + 1}"
            arriving.append(asyncio.create_task(self._arrive(address, figures)))
            await asyncio.sleep(SECONDS_BETWEEN_NEWCOMERS)
        await asyncio.gather(*arriving)

    async def _arrive(self, address: str, figures: Figures) -> None:
        begun = time.perf_counter()
        with suppress(TimeoutError, OSError, AssertionError, KeyError):
            async with asyncio.timeout(PATIENCE):
                await _sit_down(self._server.port, address)
                figures.came.append(time.perf_counter() - begun)
                return
        figures.left += 1

    async def _weigh(self, figures: Figures, until: float) -> None:
        while time.perf_counter() < until:
            figures.memory.append(self._server.resident())
            await asyncio.sleep(1)


async def _sit_down(port: int, address: str) -> None:
    """Make a table, as the first at it."""
    code = content_of(await ask(port, "POST", "/api/tables", address))["code"]
    joined = asyncio.Event()

    def hear(frame: bytes) -> None:
        if b'"done":["join"]' in frame:
            joined.set()

    socket = await connect(port, f"/api/tables/{code}/socket", hear, address)
    try:
        socket.send(HELLO)
        socket.send(join("Ada", "newcomer", Colour.PINK))
        await joined.wait()
    finally:
        socket.close()


async def write_long_tables(data: Path) -> list[str]:
    """Tables at which somebody has done little but change their name; return their codes.

    A server takes a snapshot of such a table now and then, so this is the worst case: the file of
    an older one.
    """
    await SqliteLog(data).close()
    codes = [letters * 5 for letters in LETTERS[:LONG_TABLES]]
    with closing(sqlite3.connect(data)) as file, file:
        for number, code in enumerate(codes):
            first = number * ENTRIES + 1
            opened = TableOpened(code, Settings()), PersonJoined("p1", "Ada", "…")
            bodies = chain(
                [encode_entry(TableEntry(None, "", opened))],
                (encode_entry(_renaming(seq)) for seq in range(2, ENTRIES + 1)),
            )
            rows = (
                (id_, code, id_ - first + 1, 1.0, id_ - 1 if id_ > first else None, body)
                for id_, body in enumerate(bodies, first)
            )
            file.executemany("INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?)", rows)
            head = (code, ENTRIES, 1.0, first + ENTRIES - 1)
            file.execute("INSERT INTO heads VALUES (?, ?, ?, ?)", head)
    os.sync()
    return codes


def _renaming(seq: int) -> TableEntry:
    return TableEntry("p1", f"k{seq}", (PersonRenamed("p1", f"Ada {seq}"),))


def _report(name: str, figures: Figures) -> None:
    moves, came = figures.moves, sorted(figures.came)
    memory = figures.memory
    print(
        f"{name:<6}  {len(moves)} moves  p50 {_part(moves, 0.5):5.1f} ms  "
        f"p99 {_part(moves, 0.99):5.1f} ms  longest {_part(moves, 1):5.1f} ms"
    )
    print(
        f"        {len(came)} of {len(came) + figures.left} newcomers got in, within "
        f"{_part(came, 0.5):.0f} ms, at most {_part(came, 1):.0f} ms"
    )
    print(
        f"        the server used {figures.load:.0%} of its core; memory "
        f"{' → '.join(f'{memory[at] / 1e6:.0f}' for at in (0, len(memory) // 2, -1))} MB"
    )


def _part(waits: list[float], part: float) -> float:
    """The wait, in milliseconds, that so many are not above; they are in order."""
    return waits[min(len(waits) - 1, int(len(waits) * part))] * 1000 if waits else 0.0


async def besiege(folder: Path, ways: list[str]) -> None:
    """Before, during and after."""
    data = folder / "db"
    long_tables = await write_long_tables(data)
    port = free_port()
    options = ["--host", "127.0.0.1", "--port", str(port), "--data", str(data), "--light-bots"]
    server = Process(port, "reverie", "serve", *options)
    rooms = [await game_room(port, seed, f"127.0.1.{seed + 1}") for seed in range(TABLES)]
    town = Town(server, rooms)
    await town.live(QUIET / 4)
    before = await town.live(QUIET)
    attack = ["-m", "benchmarks.attacker", str(port), ATTACKER, str(SIEGE), " ".join(ways)]
    attack += long_tables
    attacker = await asyncio.create_subprocess_exec(
        sys.executable, *attack, stdout=asyncio.subprocess.PIPE
    )
    siege = await town.live(SIEGE)
    did, _ = await attacker.communicate()
    after = await town.live(QUIET)
    for name, figures in (("before", before), ("siege", siege), ("after", after)):
        _report(name, figures)
    quiet = sorted(before.moves + after.moves)
    print("the attacker:", ", ".join(f"{n} {what}" for what, n in msgspec.json.decode(did).items()))
    p50, p99 = (_part(siege.moves, part) / _part(quiet, part) for part in (0.5, 0.99))
    print(f"under siege p50 is {p50:.2f} × what it is in quiet, and p99 {p99:.2f} × (goal: 2)")


def main(ways: list[str]) -> None:
    """Measure on the client's core."""
    os.sched_setaffinity(0, {CLIENT_CORE})
    try:
        with tempfile.TemporaryDirectory() as folder:
            uvloop.run(besiege(Path(folder), ways))
    finally:
        for process in Process.running:
            process.kill()


if __name__ == "__main__":
    main(sys.argv[1:])
