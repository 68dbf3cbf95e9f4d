"""Our server with durable games against a bare fan-out, side by side; and what idle tables cost.

The server runs on one core and the load client on another. In both cases one move is under way
in each room, and the next one follows when all six sockets have heard of it.
"""

import asyncio
import os
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median
from typing import ClassVar

import msgspec
import uvloop
from msgspec import Struct

from benchmarks.load import Room, connect

SEATS = 6
ROOMS = 128
SECONDS = 4.0
ROUNDS = 5
IDLE_TABLES = 1000
SERVER_CORE, CLIENT_CORE = 0, 1
COLOURS = ("pink", "purple", "green", "blue", "orange", "red")


class Own(Struct):
    """What a mover needs to know of his own seat."""

    hand: tuple[str, ...]
    slots: tuple[int, ...]


class You(Struct):
    """His part of a view."""

    own: Own | None


class Game(Struct):
    """What a mover needs to know of the game."""

    phase: str
    turn: int
    board: tuple[str, ...]
    waiting_for: tuple[int, ...]


class Table(Struct):
    """And of the table."""

    games: int
    game: Game | None


class Seen(Struct):
    """A view, as far as the load client reads it."""

    table: Table
    you: You


_seen = msgspec.json.Decoder(Seen)


class Process:
    """A server in a process on a core of its own."""

    running: ClassVar[list["Process"]] = []

    def __init__(self, port: int, *command: str) -> None:
        self.running.append(self)
        self.port = port
        self.started = time.perf_counter()
        self._process = subprocess.Popen(  # noqa: S603  our own servers
            [sys.executable, "-m", *command], stderr=subprocess.DEVNULL
        )
        os.sched_setaffinity(self._process.pid, {SERVER_CORE})
        self.wait()

    def wait(self) -> None:
        """Until it answers."""
        for _ in range(500):
            try:
                with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/readyz"):
                    return
            except OSError:
                time.sleep(0.01)
        raise TimeoutError

    def resident(self) -> int:
        """Resident memory in bytes."""
        pages = Path(f"/proc/{self._process.pid}/statm").read_text().split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")

    def cpu(self) -> float:
        """Processor seconds so far."""
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def kill(self) -> None:
        """Kill -9."""
        self._process.kill()
        self._process.wait()


def free_port() -> int:
    """A port of this machine that nobody listens at."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def reverie(port: int, data: Path) -> Process:
    """Our server, with its limits out of the way."""
    options = ["--host", "127.0.0.1", "--port", str(port), "--data", str(data)]
    options += ["--messages-per-second", "100000", "--sockets-per-address", "100000"]
    return Process(port, "reverie", "serve", *options, "--tables-per-hour", "100000")


def new_table(port: int) -> str:
    """Ask for a table."""
    request = urllib.request.Request(f"http://127.0.0.1:{port}/api/tables", method="POST")
    with urllib.request.urlopen(request) as answer:  # noqa: S310
        code: str = msgspec.json.decode(answer.read())["code"]
        return code


def player(rng: Random) -> Callable[[Room], tuple[int, bytes]]:
    """Chooses the next legal move of a room at random."""
    number = 0

    def next_move(room: Room) -> tuple[int, bytes]:
        nonlocal number
        number += 1
        seen = _seen.decode(room.latest[0])
        game = seen.table.game
        if game is None or game.phase == "over":
            return 0, b'{"id":"%d","move":{"move":"begin"}}' % number
        seat = game.waiting_for[0]
        own = _seen.decode(room.latest[seat]).you.own
        assert own is not None
        head = b'{"id":"%d","move":{"game":%d,"turn":%d,' % (number, seen.table.games, game.turn)
        card = rng.choice(own.hand).encode()
        match game.phase:
            case "choosing":
                return seat, head + b'"move":"play_cards","cards":["%s"]}}' % card
            case "voting":
                open_slots = [n for n in range(1, len(game.board) + 1) if n not in own.slots]
                slots = tuple(rng.choices(open_slots, k=2))
                return seat, head + b'"move":"cast_votes","slots":[%d,%d]}}' % slots
            case _:
                clue = b'{"kind":"text","text":"a clue for everyone"}'
                return seat, head + b'"move":"tell_clue","card":"%s","clue":%s}}' % (card, clue)

    return next_move


async def game_room(port: int, seed: int) -> Room:
    """Six people at a table of ours."""
    room = Room(SEATS, player(Random(seed)))
    path = f"/api/tables/{new_table(port)}/socket"
    for seat, colour in enumerate(COLOURS):
        device = await connect(port, path, room.ear(seat))
        room.sockets.append(device)
        device.send(b'{"id":"hello","move":{"move":"hello"}}')
        token = f"{seed}-{seat}".ljust(40, "x")
        join = {"move": "join", "name": f"Name {seat}", "token": token, "colour": colour}
        device.send(msgspec.json.encode({"id": "join", "move": join}))
        while b'"done":["join"]' not in room.latest[seat]:
            room.arrived.clear()
            await room.arrived.wait()
    everybody_is_there = b'{"type":"view","seq":%d,' % (SEATS + 1)
    while not all(frame.startswith(everybody_is_there) for frame in room.latest):
        room.arrived.clear()
        await room.arrived.wait()
    return room


async def bare_room(port: int, number: int) -> Room:
    """Six sockets in a room of the bare server."""
    room = Room(
        SEATS, lambda _: (0, b'{"id":"1","move":{"move":"play_cards","cards":["card-001"]}}')
    )
    for seat in range(SEATS):
        path = f"/api/tables/{number}/socket"
        room.sockets.append(await connect(port, path, room.ear(seat)))
    return room


async def stay_awake(seconds: float) -> None:
    """Let time pass without ever sleeping.

    On a virtual machine, waking up a process on another core costs the sender more than the
    sending. Players' phones are not on another core, so nobody is to be charged for that.
    """
    loop = asyncio.get_running_loop()
    until = loop.time() + seconds
    while loop.time() < until:  # noqa: ASYNC110  not sleeping is the point
        await asyncio.sleep(0)


class Result(Struct):
    """What one round gave."""

    frames: float
    cpu: float
    p50: float
    p99: float
    size: float


async def measure(server: Process, rooms: list[Room]) -> Result:
    """Let all rooms run for a while."""
    for room in rooms:
        room.frames = room.bytes = 0
        room.latencies.clear()
        room.running = True
        room.go()
    start, cpu = time.perf_counter(), server.cpu()
    await stay_awake(SECONDS)
    elapsed, used = time.perf_counter() - start, server.cpu() - cpu
    for room in rooms:
        room.running = False
    frames = sum(room.frames for room in rooms)
    waits = sorted(wait for room in rooms for wait in room.latencies)
    size = sum(room.bytes for room in rooms) / frames
    await asyncio.sleep(0.2)
    return Result(
        frames / elapsed,
        frames / used,
        waits[len(waits) // 2] * 1000,
        waits[len(waits) * 99 // 100] * 1000,
        size,
    )


async def side_by_side(folder: Path) -> None:
    """Our server and the bare one, in turns."""
    ours = reverie(free_port(), folder / "a.db")
    rooms = [await game_room(ours.port, seed) for seed in range(ROOMS)]
    first = await measure(ours, rooms)
    port = free_port()
    bare = Process(port, "benchmarks.bare_server", str(port), str(round(first.size)))
    bare_rooms = [await bare_room(bare.port, number) for number in range(ROOMS)]
    await measure(bare, bare_rooms)
    rounds = [(await measure(ours, rooms), await measure(bare, bare_rooms)) for _ in range(ROUNDS)]
    for name, results in zip(
        ("durable games", "bare fan-out"), zip(*rounds, strict=True), strict=True
    ):
        frames, cpu, p50, p99 = (
            median(getattr(result, field) for result in results)
            for field in ("frames", "cpu", "p50", "p99")
        )
        print(
            f"{name}  {frames:7.0f} frames/s  {1e6 / cpu:5.1f} µs of processor time a frame  "
            f"p50 {p50:5.2f} ms  p99 {p99:5.2f} ms"
        )
    ratio = median(a.frames / b.frames for a, b in rounds)
    ratio_cpu = median(a.cpu / b.cpu for a, b in rounds)
    print(f"frames of {first.size:.0f} bytes, {ROOMS} rooms of {SEATS}")
    print(f"durable games reach {ratio:.2f} of the bare fan-out (at least 0.6 is the goal);")
    print(f"for the same processor time, {ratio_cpu:.2f} of its frames")
    for process in (ours, bare):
        process.kill()


async def idle_tables(folder: Path) -> None:
    """A thousand tables in play that nobody looks at, and a restart with them."""
    data = folder / "b.db"
    server = reverie(free_port(), data)
    before = server.resident()
    for seed in range(IDLE_TABLES):
        room = await game_room(server.port, seed)
        room.running = False
        for _ in range(8):
            room.go()
            await room.all_heard.wait()
        for device in room.sockets:
            device.close()
    size = (server.resident() - before) / IDLE_TABLES
    print(f"{IDLE_TABLES} idle tables in play take {size / 1024:.0f} KiB each")
    server.kill()
    with sqlite3.connect(data) as log:
        (code,) = log.execute("SELECT tab FROM entries LIMIT 1").fetchone()
    again = reverie(free_port(), data)
    ready = time.perf_counter() - again.started
    room = Room(1, lambda _: (0, b""))
    begun = time.perf_counter()
    device = await connect(again.port, f"/api/tables/{code}/socket", room.ear(0))
    device.send(b'{"id":"hello","move":{"move":"hello"}}')
    await room.arrived.wait()
    view = time.perf_counter() - begun
    print(f"after kill -9 with them: ready in {ready:.2f} s, first view {view * 1000:.1f} ms later")
    again.kill()


async def main() -> None:
    """Measure both."""
    os.sched_setaffinity(0, {CLIENT_CORE})
    try:
        with tempfile.TemporaryDirectory() as folder:
            await side_by_side(Path(folder))
            await idle_tables(Path(folder))
    finally:
        for process in Process.running:
            process.kill()


if __name__ == "__main__":
    uvloop.run(main())
