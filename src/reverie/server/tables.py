"""What tables answer over HTTP: who sits there, and the games that were played at them.

A game may be long, and is written down anew for whoever asks. So an address is given one such
answer after the other, and pays for each by its size: whoever has had too much waits for the next.
"""

import asyncio
from collections.abc import Awaitable, Callable

from aiohttp import web

from reverie.game import turns_of
from reverie.game.record import record, write_record
from reverie.server.answers import document, json, problem
from reverie.server.config import Config
from reverie.server.gate import Gate
from reverie.server.http_messages import HttpCode, TableGlance, ended_game
from reverie.server.limits import Buckets, Turns
from reverie.server.security import Handler, address_of, bearer
from reverie.table import LiveTable
from reverie.table.lock import admits

BYTES_AT_ONCE = 10_000_000
"""of games, for one address: forty of the longest"""
BYTES_A_SECOND = 500_000


class TableLockedError(Exception):
    """The table lets nobody in who is not there already."""


class Tables:
    """Answers about tables, which are found by whoever keeps them."""

    def __init__(
        self,
        config: Config,
        gate: Gate,
        find: Callable[[web.Request], Awaitable[LiveTable | None]],
    ) -> None:
        self._config = config
        self._gate = gate
        self._find = find
        self._bytes = Buckets(BYTES_A_SECOND, BYTES_AT_ONCE)
        self._turns = Turns()

    def add_to(self, app: web.Application) -> None:
        """Answer for the addresses of tables."""
        app.router.add_get("/api/tables/{code}", self.glance)
        app.router.add_get("/api/tables/{code}/turns", self._by_size(_turns))
        app.router.add_get("/api/tables/{code}/ended", self._by_size(_ended))
        app.router.add_get("/api/tables/{code}/record", self._by_size(_record))

    async def glance(self, request: web.Request) -> web.Response:
        """What somebody needs to know before joining."""
        live = await self._look_in(request)
        if live is None:
            return problem(HttpCode.NO_SUCH_TABLE)
        table = live.table
        colours = tuple(chair.colour for chair in table.chairs)
        return json(TableGlance(table.code, table.playing, len(table.people), colours))

    def _by_size(self, tell: Callable[[LiveTable, web.Request], web.Response]) -> Handler:
        """Answer so once this address has paid for what it was told before; and then for this."""

        async def answer(request: web.Request) -> web.Response:
            address, time = address_of(request, self._config), asyncio.get_running_loop().time
            async with self._turns.of(address):
                await self._gate.wait(self._bytes.owe(address, time(), 0))
                live = await self._look_in(request)
                if live is None:
                    return problem(HttpCode.NO_SUCH_TABLE)
                response = tell(live, request)
                self._bytes.owe(address, time(), response.content_length or 0)
                return response

        return answer

    async def _look_in(self, request: web.Request) -> LiveTable | None:
        """The table that is asked for.

        Raises TableLockedError if it is locked, and whoever asks is not one of those inside.
        """
        live = await self._find(request)
        if live is None or admits(live.table, bearer(request), live.just_left()):
            return live
        raise TableLockedError


def _turns(live: LiveTable, _: web.Request) -> web.Response:
    """The scored turns of the game; all of it has been revealed."""
    return json(turns_of(live.table.game))


def _ended(live: LiveTable, _: web.Request) -> web.Response:
    """The last game that has ended: who played it, who won, and its turns."""
    ended = live.table.ended
    return problem(HttpCode.GAME_NOT_OVER) if ended is None else json(ended_game(ended))


def _record(live: LiveTable, request: web.Request) -> web.Response:
    """The record of the last game that has ended, for those who sat at the table."""
    if live.recognise(bearer(request)) is None:
        return problem(HttpCode.NOT_JOINED)
    ended = live.table.ended
    if ended is None:
        return problem(HttpCode.GAME_NOT_OVER)
    names = [player.name for player in ended.players]
    return document(write_record(record(ended.game, names)))
