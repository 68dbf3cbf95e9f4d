"""What a move costs on SQLite, on PostgreSQL and at several nodes, and how soon others see it.

Six people at each table; where there are several nodes, neighbours at a table are at different
ones. Processor time is that of the nodes, without PostgreSQL's and NATS' own.
`python -m benchmarks.nodes --tables 10 100 1000 10000` takes long; by default it is a short run.
"""

import argparse
import asyncio
import os
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import NamedTuple

import uvloop

from benchmarks.load import Room, connect
from benchmarks.people import HELLO, SEATS, join, new_table, player
from benchmarks.serving import CLIENT_CORE, Process, free_port, reverie, stay_awake
from reverie.game import Colour
from tests.kit.nats import nats
from tests.kit.postgres import Postgres, new_schema, postgres

ROOMS = 10
WARM_UP = 0.5


class SharedRoom(Room):
    """Six people at as many nodes as there are; how soon a move is seen at all others is noted."""

    def __init__(self, nodes: int, rng: Random) -> None:
        super().__init__(SEATS, player(rng))
        self.across: list[float] = []
        """seconds from a move to the last seat at any other node"""
        self._nodes = nodes
        self._mover = 0
        self._awaited: set[int] = set()

    def ear(self, number: int) -> Callable[[bytes], None]:
        """As of any room, but it looks at the clock first."""
        hear = super().ear(number)

        def listen(frame: bytes) -> None:
            if frame and number in self._awaited:
                self._awaited.discard(number)
                if not self._awaited:
                    self.across.append(time.perf_counter() - self._since)
            hear(frame)

        return listen

    def go(self, due: float | None = None) -> None:
        """Make the next move, and wait for all who are elsewhere."""
        mover, _ = move = self._next_move(self)
        self._awaited = {n for n in range(SEATS) if n % self._nodes != mover % self._nodes}
        before, self._next_move = self._next_move, lambda _: move
        super().go(due)
        self._next_move = before


async def shared_room(ports: Sequence[int], seed: int) -> SharedRoom:
    """Six people, each at the next node, who have all seen each other."""
    room = SharedRoom(len(ports), Random(seed))
    path = f"/api/tables/{new_table(ports[seed % len(ports)])}/socket"
    for seat, colour in zip(range(SEATS), Colour, strict=False):
        device = await connect(ports[seat % len(ports)], path, room.ear(seat))
        room.sockets.append(device)
        device.send(HELLO)
        device.send(join(f"Name {seat}", f"{seed}-{seat}", colour))
        while b'"done":["join"]' not in room.latest[seat]:
            room.arrived.clear()
            await room.arrived.wait()
    everybody_is_there = b'{"type":"view","seq":%d,' % (SEATS + 1)
    while not all(frame.startswith(everybody_is_there) for frame in room.latest):
        room.arrived.clear()
        await room.arrived.wait()
    return room


class Cost(NamedTuple):
    """What moves have cost and taken."""

    moves: float
    """a second"""
    cpu: float
    """microseconds of all nodes together, a move"""
    all_seats: Sequence[float]
    across: Sequence[float]


async def play(nodes: Sequence[Process], rooms: Sequence[SharedRoom], seconds: float) -> Cost:
    """Let all rooms play for a while."""
    for room in rooms:
        room.running = True
        room.go()
    await stay_awake(WARM_UP)
    for room in rooms:
        room.latencies.clear()
        room.across.clear()
    begun, used = time.perf_counter(), sum(node.cpu() for node in nodes)
    await stay_awake(seconds)
    elapsed, used = time.perf_counter() - begun, sum(node.cpu() for node in nodes) - used
    for room in rooms:
        room.running = False
    all_seats = sorted(wait for room in rooms for wait in room.latencies)
    across = sorted(wait for room in rooms for wait in room.across)
    await asyncio.sleep(0.2)
    return Cost(len(all_seats) / elapsed, 1e6 * used / len(all_seats), all_seats, across)


async def cost(
    folder: Path, options: Sequence[str], nodes: int, tables: int, seconds: float
) -> Cost:
    """Of moves at ten tables, beside so many others that are in play nowhere but in memory."""
    data = Path(tempfile.mkdtemp(dir=folder))
    ran = [reverie(free_port(), data / f"{n}.db", "--light-bots", *options) for n in range(nodes)]
    ports = [node.port for node in ran]
    await asyncio.gather(
        *(asyncio.to_thread(new_table, ports[n % nodes]) for n in range(tables - ROOMS))
    )
    rooms = [await shared_room(ports, seed) for seed in range(ROOMS)]
    measured = await play(ran, rooms, seconds)
    for room in rooms:
        for device in room.sockets:
            device.close()
    for node in ran:
        node.kill()
    return measured


def spread(waits: Sequence[float]) -> str:
    """The middle and the slowest but one of a hundred, in milliseconds."""
    if not waits:
        return "nobody is elsewhere"
    middle, slow = waits[len(waits) // 2], waits[len(waits) * 99 // 100]
    return f"p50 {middle * 1000:.1f} ms, p99 {slow * 1000:.1f} ms"


def tell(what: str, found: Cost) -> None:
    """One line."""
    print(
        f"  {what:38} {found.cpu:6.0f} µs of processor time a move, {found.moves:6.0f} moves/s; "
        f"all seats {spread(found.all_seats)}; elsewhere {spread(found.across)}",
        flush=True,
    )


async def main(
    server: Postgres, relay: str, folder: Path, tables: Sequence[int], seconds: float
) -> None:
    """Print all of it."""

    def shared(*more: str) -> list[str]:
        return ["--log", new_schema(server), *more]

    by_relay = ("--relay", relay)
    os.sched_setaffinity(0, {CLIENT_CORE})
    print(f"{ROOMS} tables of {SEATS} at play, each move durable before the next")
    tell("SQLite", await cost(folder, [], 1, ROOMS, seconds))
    for nodes in (1, 2, 3):
        found = await cost(folder, shared(*by_relay), nodes, ROOMS, seconds)
        tell(f"PostgreSQL, {nodes} node{'s' * (nodes > 1)} sharing all", found)
    tell("PostgreSQL, 2 nodes without NATS", await cost(folder, shared(), 2, ROOMS, seconds))
    for many in tables:
        found = await cost(folder, shared(*by_relay), 2, many, seconds)
        tell(f"2 nodes, {many} tables in memory", found)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=(10, 100))
    parser.add_argument("--seconds", type=float, default=4.0)
    given = parser.parse_args()
    try:
        with (
            postgres(fsync="on") as server,
            nats() as relay,
            tempfile.TemporaryDirectory() as place,
        ):
            uvloop.run(main(server, relay.url, Path(place), given.tables, given.seconds))
    finally:
        for process in Process.running:
            process.kill()
