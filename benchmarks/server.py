"""Our server with durable games against a bare fan-out, side by side; and what idle tables cost.

The server runs on one core and the load client on another. In both cases one move is under way
in each room, and the next one follows when all six sockets have heard of it.
"""

import asyncio
import os
import sqlite3
import tempfile
import time
from itertools import cycle
from pathlib import Path
from statistics import median

import uvloop
from msgspec import Struct

from benchmarks.load import Room, connect
from benchmarks.people import HELLO, SEATS, game_room, join, new_table, request
from benchmarks.serving import CLIENT_CORE, Process, free_port, reverie, stay_awake
from reverie.game import Colour
from reverie.table.moves import AddBot

ROOMS = 128
SECONDS = 3.0
SITTINGS = 5
"""Where a process happens to lie in memory makes one faster than another, so each starts anew."""
ROUNDS = 2
IDLE_TABLES = 1000


async def bare_room(port: int, number: int) -> Room:
    """Six sockets in a room of the bare server, which speak in turn.

    As at a table: TCP treats a side that only listens better than one that also speaks.
    """
    speakers = cycle(range(SEATS))
    message = b'{"id":"1","move":{"move":"play_cards","cards":["card-001"]}}'
    room = Room(SEATS, lambda _: (next(speakers), message))
    for seat in range(SEATS):
        path = f"/api/tables/{number}/socket"
        room.sockets.append(await connect(port, path, room.ear(seat)))
    return room


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


async def sit(folder: Path) -> list[tuple[Result, Result]]:
    """Our server and the bare one, in turns."""
    ours = reverie(free_port(), folder / "a.db")
    rooms = [await game_room(ours.port, seed) for seed in range(ROOMS)]
    first = await measure(ours, rooms)
    port = free_port()
    bare = Process(port, "benchmarks.bare_server", str(port), str(round(first.size)))
    bare_rooms = [await bare_room(bare.port, number) for number in range(ROOMS)]
    await measure(bare, bare_rooms)
    rounds = [(await measure(ours, rooms), await measure(bare, bare_rooms)) for _ in range(ROUNDS)]
    for process in (ours, bare):
        process.kill()
    return rounds


async def side_by_side(folder: Path) -> None:
    """Several sittings, and what is in their middle."""
    rounds: list[tuple[Result, Result]] = []
    for number in range(SITTINGS):
        (folder / str(number)).mkdir()
        rounds += await sit(folder / str(number))
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
    ratios = sorted(a.frames / b.frames for a, b in rounds)
    ratio_cpu = median(a.cpu / b.cpu for a, b in rounds)
    size = median(ours.size for ours, _ in rounds)
    print(f"frames of {size:.0f} bytes, {ROOMS} rooms of {SEATS}")
    print(
        f"durable games reach {median(ratios):.2f} of the bare fan-out "
        f"({ratios[0]:.2f} to {ratios[-1]:.2f});"
    )
    print(f"for the same processor time, {ratio_cpu:.2f} of its frames")


async def wake_bots(server: Process) -> None:
    """Let bots get ready, as they do when somebody is gone for a while; no table pays for that."""
    room = Room(1, lambda _: (0, b""))
    device = await connect(server.port, f"/api/tables/{new_table(server.port)}/socket", room.ear(0))
    for message in (HELLO, join("Name", "bots", Colour.PINK), request("bot", AddBot())):
        device.send(message)
    used = -1.0
    while server.cpu() > used:
        used = server.cpu()
        await asyncio.sleep(1)
    device.close()


async def idle_tables(folder: Path) -> None:
    """A thousand tables in play that nobody looks at, and a restart with them."""
    data = folder / "b.db"
    server = reverie(free_port(), data, "--light-bots")
    await wake_bots(server)
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
    device.send(HELLO)
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
