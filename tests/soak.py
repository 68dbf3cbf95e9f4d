"""Killing a server again and again while games are played on it, and counting what is left.

python -m tests.server.torment 50     what `make soak` does
"""

import asyncio
import contextlib
import sys
import tempfile
from collections import Counter
from pathlib import Path
from random import Random
from secrets import token_urlsafe
from typing import Any, NamedTuple

import aiohttp
import msgspec

from reverie.game import Colour, Phase
from reverie.game.record import read_record
from reverie.game.retrace import rebuild
from reverie.log import SqliteLog
from reverie.server.messages import ViewMessage
from reverie.table.entry import TableEntry
from tests.client import Client, RefusedError
from tests.server.process import ServerProcess

TABLES = (3, 4, 6)
LOST = (ConnectionError, aiohttp.ClientError, TimeoutError, AssertionError)


class Evening(NamedTuple):
    """A table, how many play at it, and whether they have had enough."""

    code: str
    players: int
    over: asyncio.Event


class Stubborn:
    """Somebody who plays whatever happens, and repeats what was not answered under its old id."""

    def __init__(self, base: str, evening: "Evening", seat: int, rng: Random) -> None:
        self.base = base
        self.code = evening.code
        self.seat = seat
        self.players = evening.players
        self.evening_is_over = evening.over
        self.token = token_urlsafe(32)
        self.rng = rng
        self.acknowledged: list[str] = []
        self.pending: tuple[str, dict[str, Any]] | None = None
        self.last_seq = 0
        self.view: ViewMessage | None = None
        self.finishing = False
        self.reconnects = 0

    async def play(self) -> None:
        """Until the last game is over."""
        while True:
            client = Client(self.base, self.code, self.token)
            try:
                await client.connect()
                assert client.view is not None
                assert client.view.seq >= self.last_seq, "the server forgot something it had shown"
                if client.view.you.person is None:
                    await client.join(f"N{self.seat}", tuple(Colour)[self.seat])
                if await self._go_on(client):
                    return
            except LOST as error:
                if isinstance(error, AssertionError) and "forgot" in str(error):
                    raise
                self.reconnects += 1
                await asyncio.sleep(0.03)
            finally:
                if client.view is not None:
                    self.last_seq = max(self.last_seq, client.view.seq)
                with contextlib.suppress(Exception):
                    await client.disconnect()

    async def _go_on(self, client: Client) -> bool:
        while client.connected:
            view = client.view
            assert view is not None
            self.view = view
            game = view.table.game
            game_over = game is not None and game.phase is Phase.OVER
            host = view.you.person == view.table.host
            if host and self.finishing and self.pending is None and game_over:
                self.evening_is_over.set()
            if self.evening_is_over.is_set():
                return True
            if self.pending is None:
                move = self._next(client, view)
                if move is not None:
                    self.pending = (token_urlsafe(8), move)
            if self.pending is None:
                await client.changed_or(0.5)
                continue
            key, move = self.pending
            with contextlib.suppress(RefusedError):
                await client.send(move, key)
                if move["move"] != "begin":
                    self.acknowledged.append(key)
            self.pending = None
        return False

    def _next(self, client: Client, view: ViewMessage) -> dict[str, Any] | None:
        game = view.table.game
        if game is None or game.phase is Phase.OVER:
            complete = len(view.table.chairs) == self.players
            # Whoever joined first is the host; after a kill that may be anybody.
            host = view.you.person == view.table.host
            return {"move": "begin"} if host and complete else None
        return client.choice(self.rng)


async def torment(data: Path, kills: int, seed: int) -> Counter[str]:
    """Kill a server so often; raise if anything acknowledged is lost, or anything is doubled."""
    rng = Random(seed)
    server = ServerProcess(data, "--messages-per-second", "10000")
    await server.start()
    people: list[Stubborn] = []
    for players in TABLES:
        evening = Evening(await server.new_table(), players, asyncio.Event())
        people += [
            Stubborn(server.base, evening, seat, Random(rng.random())) for seat in range(players)
        ]
    playing = [asyncio.create_task(person.play()) for person in people]
    for _ in range(kills):
        await asyncio.sleep(rng.uniform(0.05, 0.8))
        await server.kill()
        await server.start()
    for person in people:
        person.finishing = True
    async with asyncio.timeout(120):
        await asyncio.gather(*playing)
    figures = await count_what_is_left(server, data, people)
    assert await server.stop() == 0
    figures["kills"] = kills
    return figures


async def count_what_is_left(
    server: ServerProcess, data: Path, people: list[Stubborn]
) -> Counter[str]:
    figures: Counter[str] = Counter()
    made: Counter[tuple[str, str]] = Counter()
    log = SqliteLog(data)
    for code in {person.code for person in people}:
        for _, body in await log.read(code):
            made[code, msgspec.json.decode(body, type=TableEntry).key] += 1
    await log.close()
    for person in people:
        figures["reconnects"] += person.reconnects
        for key in person.acknowledged:
            assert made[person.code, key] == 1, "an acknowledged move is lost, or made twice"
            figures["acknowledged moves"] += 1
    assert all(count == 1 for (_, key), count in made.items() if key), "a move is made twice"
    for person in people:
        if person.seat == 0:
            url = f"{server.base}/api/tables/{person.code}/record"
            headers = {"Authorization": f"Bearer {person.token}"}
            async with aiohttp.ClientSession() as session, session.get(url, headers=headers) as got:
                assert rebuild(read_record(await got.read())).phase is Phase.OVER
            assert person.view is not None
            figures["games"] += person.view.table.games
    return figures


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        print(dict(asyncio.run(torment(Path(folder) / "db", int(sys.argv[1]), seed=1))))  # noqa: T201
