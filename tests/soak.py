"""Killing a server again and again while games are played on it, and counting what is left.

python -m tests.soak 50     what `make soak` does
"""

import asyncio
import contextlib
import sys
import tempfile
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path
from random import Random

import aiohttp
import msgspec
from msgspec import Struct

from reverie.client import RefusedError
from reverie.game import Colour, Phase
from reverie.game.record import read_record
from reverie.game.retrace import rebuild
from reverie.log import SqliteLog
from reverie.server.messages import ViewMessage
from reverie.table import TableMove
from reverie.table.entry import TableEntry
from reverie.table.moves import Begin, BeReady
from tests.client import Client
from tests.log.kinds import read
from tests.patience import PATIENCE
from tests.server.process import ServerProcess

TABLES = (3, 4, 6)


class Evening(Struct):
    """A table, how many play at it, and whether they want to go home and have done so."""

    code: str
    players: int
    finishing: bool = False
    over: bool = False


class Player(Client):
    """Somebody who plays whatever happens, and comes back at once."""

    def __init__(self, base: str, evening: Evening, seat: int, rng: Random) -> None:
        super().__init__(base, evening.code, pauses=(0.03,))
        self.seat = seat
        self.evening = evening
        self.rng = rng
        self.acknowledged: list[str] = []
        self.waits: list[float] = []

    def lost(self, seconds: float) -> None:
        self.waits.append(seconds)

    async def play(self) -> None:
        """Until the last game is over."""
        try:
            await self._play()
        finally:
            await self.close()

    async def _play(self) -> None:
        await self.join(f"N{self.seat}", tuple(Colour)[self.seat])
        while not self.evening.over:
            seen = self.view
            move = self._next(seen)
            if move is None:
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(0.5):
                        await self.until(lambda view, seen=seen: view is not seen)
                continue
            with contextlib.suppress(RefusedError):
                key = await self.move(move)
                if not isinstance(move, Begin | BeReady):
                    self.acknowledged.append(key)

    def _next(self, view: ViewMessage) -> TableMove | None:
        game = view.table.game
        if game is not None and game.phase is not Phase.OVER:
            return self.choice(self.rng)
        # Whoever joined first is the host; after a kill that may be anybody.
        host = view.you.person == view.table.host
        if game is None:
            return Begin() if host and len(view.table.chairs) >= self.evening.players else None
        if host and self.evening.finishing:
            self.evening.over = True
        return None if view.you.person in view.table.ready else BeReady()


async def soak(data: Path, kills: int, seed: int) -> Counter[str]:
    """Kill a server so often; raise if anything acknowledged is lost, or anything is doubled."""
    rng = Random(seed)
    server = ServerProcess(data, "--messages-per-second", "10000", "--megabytes-per-hour", "10000")
    await server.start()
    try:
        figures = await _play_and_kill(server, data, kills, rng)
        assert await server.stop() == 0
    except BaseException:
        with contextlib.suppress(ProcessLookupError):
            await server.kill()
        raise
    figures["kills"] = kills
    return figures


async def _play_and_kill(
    server: ServerProcess, data: Path, kills: int, rng: Random
) -> Counter[str]:
    evenings = [Evening(await server.new_table(), players) for players in TABLES]
    people = [
        Player(server.base, evening, seat, Random(rng.random()))
        for evening in evenings
        for seat in range(evening.players)
    ]
    for person in people:
        await person.connect()
    async with (
        asyncio.timeout((kills + 1) * PATIENCE),
        asyncio.TaskGroup() as playing,
    ):
        for person in people:
            playing.create_task(person.play())
        for _ in range(kills):
            await asyncio.sleep(rng.uniform(0.05, 0.8))
            await server.kill()
            await server.start()
        for evening in evenings:
            evening.finishing = True
    made = await keys_in_log(data, {evening.code for evening in evenings})
    assert all(count == 1 for (_, key), count in made.items() if key), "a move is made twice"
    return await count_what_is_left(server, made, people)


async def keys_in_log(data: Path, codes: Iterable[str]) -> Counter[tuple[str, str]]:
    """How often there is a move at a table under a key; those without one are the table's own."""
    made: Counter[tuple[str, str]] = Counter()
    log = SqliteLog(data)
    for code in codes:
        for _, body in await read(log, code):
            made[code, msgspec.json.decode(body, type=TableEntry).key] += 1
    await log.close()
    return made


async def count_what_is_left(
    server: ServerProcess, made: Counter[tuple[str, str]], people: Sequence[Player]
) -> Counter[str]:
    """Make sure that all acknowledged moves are there, once, and that all games ended well."""
    figures: Counter[str] = Counter()
    for person in people:
        figures["reconnects"] += len(person.waits)
        for key in person.acknowledged:
            assert made[person.code, key] == 1, "an acknowledged move is lost, or made twice"
            figures["acknowledged moves"] += 1
    for person in people:
        if person.seat == 0:
            url = f"{server.base}/api/tables/{person.code}/record"
            headers = {"Authorization": f"Bearer {person.token}"}
            async with aiohttp.ClientSession() as session, session.get(url, headers=headers) as got:
                assert rebuild(read_record(await got.read())).phase is Phase.OVER
            figures["games"] += person.view.table.games
    return figures


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        print(dict(asyncio.run(soak(Path(folder) / "db", int(sys.argv[1]), seed=1))))  # noqa: T201
