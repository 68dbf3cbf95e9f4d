"""A server in this process, on a free port of this machine, and people who come to play there."""

import asyncio
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import cycle
from pathlib import Path
from random import Random

import aiohttp
from msgspec.structs import replace

from reverie.game import Colour, Phase
from reverie.server.app import Server
from reverie.server.config import Config
from reverie.server.door import Site
from reverie.server.run import runner_of
from reverie.table import Pace, Settings
from reverie.table.moves import Begin
from tests.client import Client
from tests.patience import PATIENCE

HANDSHAKE = (
    "GET /api/tables/{code}/socket HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\n"
    "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
QUICK = Pace(
    thinking=(0.0, 0.0),
    hurry=(0.0, 0.0),
    room=(0.0, 0.0),
    race=0.0,
    grace=0.2,
    breath=0.0,
    look=0.0,
    longest_look=0.0,
)
UNLIMITED = Config(
    messages_per_second=10_000, pace=QUICK, sockets_per_address=2000, megabytes_per_hour=10_000
)


class RunningServer:
    """A running server and whoever is there."""

    def __init__(self, app: Server, base: str, stack: AsyncExitStack) -> None:
        self.app = app
        self.base = base
        self._stack = stack

    @property
    def nodes(self) -> "list[RunningServer]":
        """All of which it is made."""
        return [self]

    async def open_table(self, settings: Settings | None = None) -> str:
        """A table; settings given here may be out of the limits that a host has."""
        return (await self.app.hall.create(settings or Settings())).code

    async def enter(self, code: str, token: str | None = None, *, screen: bool = False) -> Client:
        """A device that looks at a table."""
        return await self._stack.enter_async_context(Client(self.base, code, token, screen=screen))

    async def sit_down(self, code: str, people: int) -> list[Client]:
        """So many people, each with a name, a colour and a device."""
        clients = []
        for number, colour in zip(range(people), Colour, strict=False):
            client = await self.enter(code)
            clients.append(await client.join(f"N{number}", colour))
        return clients

    async def begin(self, code: str, people: int) -> list[Client]:
        """The same, with a game under way that everybody has seen begin."""
        clients = await self.sit_down(code, people)
        await clients[0].move(Begin())
        for client in clients:
            await client.until(lambda view: view.table.games == 1)
        return clients


class RunningNodes(RunningServer):
    """Several servers that share a log: each device that comes meets the next of them.

    Tables are opened at the first of them, whichever a device meets first.
    """

    def __init__(self, nodes: Sequence[RunningServer], met_first: int = 0) -> None:
        super().__init__(nodes[0].app, nodes[0].base, nodes[0]._stack)  # noqa: SLF001  its own kind
        self._nodes = nodes
        self._next = cycle((*nodes[met_first:], *nodes[:met_first]))

    @property
    def nodes(self) -> list[RunningServer]:
        return list(self._nodes)

    async def enter(self, code: str, token: str | None = None, *, screen: bool = False) -> Client:
        return await next(self._next).enter(code, token, screen=screen)


@asynccontextmanager
async def running_server(
    data: Path, config: Config | None = None, *, light_bots: bool = True
) -> AsyncIterator[RunningServer]:
    """Run a server, and stop it when everybody is gone."""
    app = Server(replace(config or UNLIMITED, data=data, light_bots=light_bots))
    runner = runner_of(app)
    await runner.setup()
    await Site(runner, app.gate, "127.0.0.1", 0).start()
    port = runner.addresses[0][1]
    try:
        async with AsyncExitStack() as stack:
            yield RunningServer(app, f"http://127.0.0.1:{port}", stack)
    finally:
        await runner.cleanup()


async def play_to_the_end(clients: Iterable[Client]) -> None:
    """Everybody plays on until the game is over."""
    async with asyncio.timeout(PATIENCE):
        await asyncio.gather(*(c.play_on(Random(n)) for n, c in enumerate(clients)))


async def play_until(clients: list[Client], phase: Phase, *, but: Iterable[Client] = ()) -> None:
    """Everybody chooses at random until this phase is reached, and then all but some of them."""
    idle = set(but)
    rng = Random(1)
    async with asyncio.timeout(PATIENCE):
        while True:
            progress = False
            for client in clients:
                view = client.view
                assert view is not None
                assert view.table.game is not None
                reached = view.table.game.phase is phase
                if reached and client in idle:
                    continue
                move = client.choice(rng)
                if move is None:
                    continue
                await client.move(move)
                progress = True
                latest = client.view
                for other in clients:
                    if other.connected:
                        await other.until(lambda seen, latest=latest: seen.seq >= latest.seq)
            if not progress:
                return


async def get(url: str, token: str | None = None) -> tuple[int, bytes]:
    """Fetch an address of a server."""
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    async with aiohttp.ClientSession() as session, session.get(url, headers=headers) as response:
        return response.status, await response.read()
