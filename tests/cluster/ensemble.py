"""An ensemble: nodes in processes of their own, a PostgreSQL, a NATS, and lines between them.

Every line is a `Proxy`, so that it can be cut, stalled or slowed down: of each node to the
database, to NATS and to its clients.
"""

import asyncio
import os
import signal
import sys
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from random import Random

import aiohttp
from msgspec.structs import replace

from reverie.client import ClosedError
from reverie.database import Database
from reverie.game.record import read_record
from reverie.game.retrace import rebuild
from reverie.log.interface import Entry, LogUnavailableError
from reverie.log.postgres import SECONDS_BETWEEN_LOOKS_AT_THE_CLOCK, PostgresLog
from reverie.server.config import Config
from reverie.table import Pace
from tests.cluster.checker import Fault, faults, figures
from tests.cluster.guests import Guest
from tests.cluster.history import End
from tests.cluster.proxy import Proxy
from tests.kit.nats import Nats
from tests.kit.postgres import Postgres, new_schema
from tests.log.kinds import read
from tests.patience import PATIENCE
from tests.server.process import ServerProcess

BRISK = Pace(
    thinking=(0.0, 0.2),
    hurry=(0.0, 0.1),
    room=(0.0, 0.2),
    race=1.0,
    breath=0.0,
    look=0.5,
    longest_look=1.0,
    rematch=0.5,
)
CONFIG = Config(
    messages_per_second=10_000, megabytes_per_hour=10_000, sockets_per_address=2000, pace=BRISK
)
SOUND = ("tests.server.launch",)
"""the module that starts a node as people run it, and what it is told before its configuration"""
SEATS = 4
SECONDS_TO_LOOK = 6.0
"""a node's look for a standby may have to wait, or fail and come again"""
SECONDS_TO_SEE = 60.0
"""until somebody is believed to see nothing more; on a machine with other things to do, too"""


class NodeProcess(ServerProcess):
    """A node, which may stand still, and may be started by a module of its own."""

    def __init__(self, data: Path, config: Config, launch: Sequence[str]) -> None:
        super().__init__(data, config=config)
        self._command = [sys.executable, "-m", *launch, self._command[-1]]

    def freeze(self) -> None:
        """Let it stand still."""
        assert self._process is not None
        os.kill(self._process.pid, signal.SIGSTOP)

    def resume(self) -> None:
        """Let it go on."""
        assert self._process is not None
        os.kill(self._process.pid, signal.SIGCONT)


class Member:
    """A node, and its lines."""

    def __init__(self, process: NodeProcess, database: list[Proxy], nats: Proxy | None) -> None:
        self.process = process
        self.database = database
        self.nats = nats
        self.clients = Proxy(process.port)

    def lines(self) -> list[Proxy]:
        """All of them."""
        return [*self.database, self.clients, *([] if self.nats is None else [self.nats])]


class Ensemble:
    """All that runs together."""

    def __init__(self, postgres: Sequence[Postgres], nats: Nats | None) -> None:
        self.postgres = list(postgres)
        """all servers; nodes have a line to each"""
        self.primary = self.postgres[0]
        self.standby = self.postgres[-1]
        self.nats = nats
        self._standby_since = asyncio.get_running_loop().time()
        self.members: list[Member] = []
        self.schema = new_schema(self.postgres[0]).rpartition("=")[2]

    @property
    def bases(self) -> list[str]:
        """Where clients find the nodes."""
        return [f"http://127.0.0.1:{member.clients.port}" for member in self.members]

    async def add(self, folder: Path, launch: Sequence[str] = SOUND) -> None:
        """Start one node more."""
        database = [Proxy(server.port) for server in self.postgres]
        nats = None if self.nats is None else Proxy(self.nats.port)
        for line in (*database, *([] if nats is None else [nats])):
            await line.start()
        hosts = ",".join(f"127.0.0.1:{line.port}" for line in database)
        log = f"postgresql://postgres@{hosts}/postgres?search_path={self.schema}"
        relay = "" if nats is None else f"nats://127.0.0.1:{nats.port}"
        config = replace(CONFIG, log=log, relay=relay)
        process = NodeProcess(folder / f"{len(self.members)}.db", config, launch)
        member = Member(process, database, nats)
        self.members.append(member)
        await process.start()
        await member.clients.start()

    def taken_over(self) -> None:
        """The primary and the standby have changed places."""
        self.primary, self.standby = self.standby, self.primary
        self._standby_since = asyncio.get_running_loop().time()

    async def standby_is_known(self) -> None:
        """Wait until all nodes know that commits wait for the standby, as they learn now and then.

        Before that they don't wait for it when they read; whoever adds one promotes it later.
        """
        known_at = self._standby_since + SECONDS_BETWEEN_LOOKS_AT_THE_CLOCK + SECONDS_TO_LOOK
        await asyncio.sleep(max(0.0, known_at - asyncio.get_running_loop().time()))

    async def close(self) -> None:
        """End all nodes and lines."""
        for member in self.members:
            await member.process.end()
            for line in member.lines():
                await line.close()

    async def entries(self, code: str) -> list[Entry]:
        """What is in the log, read from the primary, past all proxies."""
        hosts = ",".join(f"127.0.0.1:{server.port}" for server in self.postgres)
        url = f"postgresql://postgres@{hosts}/postgres?search_path={self.schema}"
        async with asyncio.timeout(PATIENCE):
            while True:
                database = Database(url)
                try:
                    log = await PostgresLog.open(database)
                    entries = [Entry(*each) for each in await read(log, code)]
                    await log.close()
                except LogUnavailableError:
                    await asyncio.sleep(0.2)
                else:
                    return entries
                finally:
                    await database.close()

    async def record(self, code: str, token: str) -> list[bytes]:
        """The record of a table's last game, as each node gives it."""
        headers = {"Authorization": f"Bearer {token}"}
        records = []
        async with aiohttp.ClientSession() as session:
            for base in self.bases:
                url = f"{base}/api/tables/{code}/record"
                async with session.get(url, headers=headers) as response:
                    records.append(await response.read() if response.status == 200 else b"")
        return records


class Evening:
    """Tables at which guests of all nodes play, until all that was done to them is checked."""

    def __init__(
        self, ensemble: Ensemble, rng: Random, *, seconds_to_see: float = SECONDS_TO_SEE
    ) -> None:
        self.ensemble = ensemble
        self._seconds_to_see = seconds_to_see
        self.guests: dict[str, list[Guest]] = {}
        self.figures: Counter[str] = Counter()
        self._rng = rng
        self._over = asyncio.Event()
        self._playing: list[asyncio.Task[None]] = []

    async def begin(self, tables: int, bots: int = 0) -> None:
        """Let guests sit down at so many tables, spread over all nodes, and play, beside bots."""
        bases = self.ensemble.bases
        for number in range(tables):
            code = await self.ensemble.members[number % len(bases)].process.new_table()
            rngs = [Random(self._rng.random()) for _ in range(SEATS)]
            self.guests[code] = [Guest(bases, code, seat, r) for seat, r in enumerate(rngs)]
        await asyncio.gather(*(guest.arrive(SEATS) for guest in self.everybody()))
        await asyncio.gather(*(guest.invite(bots) for guest in self.everybody()))
        self._playing = [asyncio.create_task(g.play(self._over)) for g in self.everybody()]

    def speak_up(self) -> None:
        """Let everybody say something, whatever else they do."""
        self._playing += [asyncio.create_task(guest.speak()) for guest in self.everybody()]

    def everybody(self) -> list[Guest]:
        """At all tables."""
        return [guest for guests in self.guests.values() for guest in guests]

    @property
    def doubts(self) -> int:
        """Of how many moves their makers don't know what came of them."""
        return sum(guest.doubts for guest in self.everybody())

    async def acknowledged(self, moves: int) -> None:
        """Wait until so many moves more are, unless that does not come to pass."""
        enough = self._acknowledged() + moves
        with suppress(TimeoutError):
            async with asyncio.timeout(self._seconds_to_see):
                while self._acknowledged() < enough:  # noqa: ASYNC110  of many, one after the other
                    await asyncio.sleep(0.02)

    def _acknowledged(self) -> int:
        attempts = [attempt for guest in self.everybody() for attempt in guest.witness.attempts]
        return sum(attempt.end is End.ACKNOWLEDGED for attempt in attempts)

    async def end(self, *, thrown_out: bool = True) -> list[Fault]:
        """Let them finish, wait until all have seen the newest, and check everything."""
        self._over.set()
        found = await self._finish()
        deadline = asyncio.get_running_loop().time() + self._seconds_to_see
        for code, guests in self.guests.items():
            entries = await self._settled(code, guests, deadline)
            witnesses = [guest.witness for guest in guests]
            found += faults(entries, witnesses, thrown_out=thrown_out)
            self.figures += figures(entries, witnesses)
            self.figures["entries"] += len(entries)
            self.figures["views"] += sum(len(witness.sights) for witness in witnesses)
            found += await self._records(code, guests)
        for guest in self.everybody():
            await guest.close()
        return found

    async def _finish(self) -> list[Fault]:
        done, stuck = await asyncio.wait(self._playing, timeout=self._seconds_to_see)
        found = [f"8: {len(stuck)} wait for an answer that does not come"] if stuck else []
        for task in stuck:
            task.cancel()
        for error in filter(None, (task.exception() for task in done)):
            if not isinstance(error, ClosedError):
                raise error
            found.append(f"8: somebody was sent away: {error}")
        return found

    async def _settled(self, code: str, guests: Sequence[Guest], deadline: float) -> list[Entry]:
        """What is in the log, once all guests have seen that much; or they never do."""
        while True:
            entries = await self.ensemble.entries(code)
            late = asyncio.get_running_loop().time() > deadline
            if late or all(guest.view.seq == len(entries) for guest in guests):
                return entries
            await asyncio.sleep(0.3)

    async def _records(self, code: str, guests: Sequence[Guest]) -> list[Fault]:
        token = guests[0].token
        assert token is not None
        records = {record for record in await self.ensemble.record(code, token) if record}
        if len(records) > 1:
            return [f"7: nodes give different records of {code}"]
        for record in records:
            try:
                rebuild(read_record(record))
            except Exception as error:  # noqa: BLE001  whatever it is, it is a fault
                return [f"10: the record of {code} can't be of a game: {error!r}"]
            self.figures["records"] += 1
        return []


@asynccontextmanager
async def ensemble(
    folder: Path,
    postgres: Sequence[Postgres],
    nats: Nats | None = None,
    launches: Sequence[Sequence[str]] = (SOUND, SOUND),
) -> AsyncIterator[Ensemble]:
    """As many nodes as there are ways to start them, for as long as this lasts."""
    made = Ensemble(postgres, nats)
    async with AsyncExitStack() as stack:
        stack.push_async_callback(made.close)
        await asyncio.gather(*(made.add(folder, launch) for launch in launches))
        yield made
