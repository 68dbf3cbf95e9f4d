"""What bots cost: one decision, the memory of an engine, and what people at other tables feel.

People at some tables move steadily, far from what the server can do, first alone, then while bots
play at many tables beside them, then alone again. At a table with bots there is one person, who
takes a few seconds for a move and tells something new every time.
"""

import asyncio
import os
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random
from statistics import mean

import uvloop
from msgspec import Struct

from benchmarks.engine import ENGINES, Costs, costs
from benchmarks.load import Room, Socket, connect
from benchmarks.people import HELLO, Seen, any_move, game_room, join, new_table, read_view, request
from benchmarks.serving import CLIENT_CORE, Process, free_port, reverie, stay_awake
from reverie.bots import encoder_installed
from reverie.bots.knowledge import LANGUAGES, bank
from reverie.game import Colour
from reverie.table.moves import AddBot, Begin

MOST_MILLISECONDS = 50
MOST_MEGABYTES = 200
TABLES_OF_PEOPLE = 8
BETWEEN_MOVES = 0.1
TABLES_WITH_BOTS = 200
BOTS = 5
SECONDS_TO_ANSWER = (2.0, 5.0)
SECONDS = 2.0
"""of a while"""
WHILES_ALONE, WHILES_AT_FIRST, WHILES_BESIDE_BOTS = 10, 10, 20
SECONDS_TO_CALM_DOWN = 12.0
"""until no bot has anything left to choose or to show"""

STAT = Path("/proc/stat")

Stage = tuple[int, int, str]
"""One phase of one turn of one game."""


# --- one decision, and memory --------------------------------------------------------------


def print_costs(name: str, measured: Costs) -> None:
    """Print what an engine costs, against the goals."""
    loaded, after, full = (
        memory / 1e6
        for memory in (measured.memory_loaded, measured.memory_after_games, measured.memory_full)
    )
    print(
        f"{name}: loaded in {measured.loading:.1f} s of processor time; {loaded:.0f} MB, "
        f"{after:.0f} after games in {len(LANGUAGES)} languages, {full:.0f} after other packs "
        f"(at most {MOST_MEGABYTES} is the goal)"
    )
    for (asked, first), seconds in sorted(measured.decisions.items()):
        print(f"  {asked}, {'first look ' if first else 'cards known'}  {_spread(seconds)}")
    every = [each for seconds in measured.decisions.values() for each in seconds]
    late = sum(each * 1000 > MOST_MILLISECONDS for each in every)
    print(
        f"  {late} of {len(every)} decisions took more than {MOST_MILLISECONDS} ms "
        f"(none is the goal), the longest {max(every) * 1000:.0f} ms"
    )


def _spread(seconds: Sequence[float]) -> str:
    middle, p95, longest = (share_below(seconds, share) * 1000 for share in (0.5, 0.95, 1.0))
    times = f"{len(seconds):5} times"
    return f"{times}  median {middle:5.1f} ms  p95 {p95:5.1f} ms  max {longest:5.1f} ms"


def share_below(values: Sequence[float], share: float) -> float:
    """The value that such a share of all is below."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]


# --- people beside bots --------------------------------------------------------------------


class Person:
    """One person at a table with bots."""

    def __init__(self, language: str, rng: Random) -> None:
        self.moves = 0
        self._language = language
        self._rng = rng
        self._socket: Socket | None = None
        self._seen: Seen | None = None
        self._asked: Stage | None = None
        self._answering: asyncio.TimerHandle | None = None

    async def sit_down(self, port: int) -> None:
        """Open a table, seat the bots and begin."""
        path = f"/api/tables/{new_table(port, self._language)}/socket"
        self._socket = await connect(port, path, self._hear)
        self._socket.send(HELLO)
        self._socket.send(join("Ada", path, Colour.PINK))
        for number in range(BOTS):
            self._socket.send(request(f"bot {number}", AddBot()))
        self._socket.send(request("begin", Begin()))

    def get_up(self) -> None:
        """Go, and leave the bots waiting."""
        assert self._socket is not None
        self._socket.close()
        if self._answering is not None:
            self._answering.cancel()

    def bots_moves(self) -> int:
        """What bots have done so far, and a few entries from before the first game."""
        return self._seen.seq - self.moves if self._seen is not None else 0

    def _hear(self, frame: bytes) -> None:
        if not frame.startswith(b'{"type":"view"'):
            return
        self._seen = read_view(frame)
        asked = _asked(self._seen)
        if asked not in (None, self._asked):
            self._asked = asked
            wait = self._rng.uniform(*SECONDS_TO_ANSWER)
            self._answering = asyncio.get_running_loop().call_later(wait, self._answer)

    def _answer(self) -> None:
        assert self._socket is not None
        assert self._seen is not None
        if _asked(self._seen) == self._asked:
            self.moves += 1
            clue = " ".join(phrase.words[self._language] for phrase in self._rng.sample(bank(), 2))
            self._socket.send(any_move(self._seen, self.moves, clue, self._rng))


def _asked(seen: Seen) -> Stage | None:
    """What this person has yet to do: a move, or to begin again."""
    game, own = seen.table.game, seen.you.own
    if game is None or own is None:
        return None
    waited_for = game.phase == "over" or own.seat in game.waiting_for
    return (seen.table.games, game.turn, game.phase) if waited_for else None


class Felt(Struct, frozen=True):
    """What people felt for a while, and what the machine did meanwhile."""

    waits: list[float]
    """milliseconds from each move to the last view of it"""
    cpu: float
    """of the server, as a share of a core"""
    others: float
    """what neither server nor client is to blame for, as a share of a core"""
    bots_moves: float
    """a second"""

    def wait(self, share: float) -> float:
        """The wait that such a share of moves is below."""
        return share_below(self.waits, share)


async def move_steadily(room: Room) -> None:
    """Make a move at every beat; a beat that was missed is made up for."""
    start = time.perf_counter()
    for number in range(int(SECONDS / BETWEEN_MOVES)):
        due = start + number * BETWEEN_MOVES
        wait = due - time.perf_counter()
        await asyncio.sleep(wait)
        room.go(due if wait < 0 else None)
        await room.all_heard.wait()


async def feel(server: Process, rooms: Sequence[Room], people: Sequence[Person]) -> Felt:
    """Let people move for a while."""
    for room in rooms:
        room.latencies.clear()
    start, cpu, others = time.perf_counter(), server.cpu(), _others(server)
    moves = sum(person.bots_moves() for person in people)
    moving = []
    for room in rooms:
        moving.append(asyncio.create_task(move_steadily(room)))
        await stay_awake(BETWEEN_MOVES / len(rooms))
    await stay_awake(SECONDS)
    await asyncio.gather(*moving)
    elapsed = time.perf_counter() - start
    return Felt(
        [wait * 1000 for room in rooms for wait in room.latencies],
        (server.cpu() - cpu) / elapsed,
        (_others(server) - others) / elapsed,
        (sum(person.bots_moves() for person in people) - moves) / elapsed,
    )


def _others(server: Process) -> float:
    """Processor seconds that the machine has spent on anything else."""
    user, nice, system, _, _, *rest = map(int, STAT.read_text().split()[1:9])
    spent = sum((user, nice, system, *rest)) / os.sysconf("SC_CLK_TCK")
    return spent - server.cpu() - time.process_time()


def quietest(felt: Sequence[Felt]) -> Felt:
    """The half of the whiles in which the machine had the least else to do, as one."""
    chosen = sorted(felt, key=lambda each: each.others)[: len(felt) // 2]
    return Felt(
        [wait for each in chosen for wait in each.waits],
        mean(each.cpu for each in chosen),
        mean(each.others for each in chosen),
        mean(each.bots_moves for each in chosen),
    )


async def beside_bots(folder: Path) -> None:
    """People alone, beside tables with bots, and alone again."""
    server = reverie(free_port(), folder / "bots.db")
    rooms = [await game_room(server.port, seed) for seed in range(TABLES_OF_PEOPLE)]
    people = [
        Person(LANGUAGES[number % len(LANGUAGES)], Random(number))
        for number in range(TABLES_WITH_BOTS)
    ]

    async def whiles(number: int) -> Felt:
        return quietest([await feel(server, rooms, people) for _ in range(number)])

    await whiles(2)
    memory = server.resident()
    alone = await whiles(WHILES_ALONE)
    for person in people:
        await person.sit_down(server.port)
    at_first = await whiles(WHILES_AT_FIRST)
    beside = await whiles(WHILES_BESIDE_BOTS)
    memory = server.resident() - memory
    for person in people:
        person.get_up()
    await asyncio.sleep(SECONDS_TO_CALM_DOWN)
    again = await whiles(WHILES_ALONE)
    server.kill()

    print(f"{TABLES_OF_PEOPLE} tables of people, each with {1 / BETWEEN_MOVES:.0f} moves a second")
    for name, felt in {
        "alone": alone,
        "as bots begin": at_first,
        "beside bots": beside,
        "alone again": again,
    }.items():
        print(
            f"  {name:13}  p50 {felt.wait(0.5):6.2f} ms  p99 {felt.wait(0.99):6.2f} ms  "
            f"longest {felt.wait(1):6.1f} ms  {felt.cpu:4.0%} of a core, others {felt.others:4.0%}"
        )
    each = (beside.cpu - (alone.cpu + again.cpu) / 2) / beside.bots_moves
    print(
        f"{TABLES_WITH_BOTS} tables with {BOTS} bots beside them make {beside.bots_moves:.0f} "
        f"decisions a second, {each * 1000:.1f} ms of processor time each with all that follows, "
        f"and {memory / 1e6:.0f} MB more"
    )
    p50, p99 = (
        2 * beside.wait(share) / (alone.wait(share) + again.wait(share)) for share in (0.5, 0.99)
    )
    print(f"beside bots, people wait {p50:.2f} x as long (p50), {p99:.2f} x (p99)")


def main() -> None:
    """Measure all of it."""
    print(f"load of the machine before: {os.getloadavg()[0]:.1f}")
    for name in ENGINES:
        if name != "encoder" or encoder_installed():
            print_costs(name, costs(name))
    os.sched_setaffinity(0, {CLIENT_CORE})
    try:
        with tempfile.TemporaryDirectory() as folder:
            uvloop.run(beside_bots(Path(folder)))
    finally:
        for process in Process.running:
            process.kill()


if __name__ == "__main__":
    main()
