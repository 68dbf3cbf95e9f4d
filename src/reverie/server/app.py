"""The server: its addresses, and the one place that knows which parts it is made of."""

import asyncio
import logging
from collections.abc import AsyncIterator
from random import SystemRandom

import msgspec
from aiohttp import web

from reverie.bots import Lexical, best_engine
from reverie.cards.darkroom import Darkroom
from reverie.log import LogUnavailableError
from reverie.server.albums import Albums
from reverie.server.answers import json, problem
from reverie.server.bots import Bots
from reverie.server.collection import Collection
from reverie.server.config import LARGEST_MESSAGE, Config
from reverie.server.foundation import foundation
from reverie.server.gate import Gate, connections_possible, visitor_of
from reverie.server.guesses import Guesses, WrongCodesError
from reverie.server.http_messages import HttpCode, NewTable, Whereabouts
from reverie.server.limits import Buckets
from reverie.server.metrics import Metrics
from reverie.server.miniatures import shrink_all
from reverie.server.network import address_for_others
from reverie.server.pages import Pages
from reverie.server.readiness import Readiness
from reverie.server.schema import schema
from reverie.server.security import (
    Handler,
    add_headers,
    address_of,
    host_allowed,
    origin_allowed,
)
from reverie.server.shelf import Decks, Shelf
from reverie.server.sockets import Sockets
from reverie.server.tables import TableLockedError, Tables
from reverie.server.uploads import Uploads
from reverie.table import Hall, LiveTable, Services, Settings
from reverie.table.settings import Language
from reverie.table.state import person_of

SECONDS_BETWEEN_EXPIRIES = 3600
SECONDS_FOR_PROXIES = 2.0
"""to see that a node is about to stop; they ask each second or so"""
SECONDS_TO_SEND_AWAY = 4.0
"""for all who are connected to a node that stops, one after the other"""
BYTES_IN_GIGABYTE = 1_000_000_000
BYTES_FOR_GAMES = 200_000_000
"""of the disk, which no upload may take"""

logger = logging.getLogger(__name__)


def _settings(language: str | None, packs: tuple[str, ...]) -> Settings:
    """What a table begins with; a language that nobody could speak is passed over."""
    try:
        return Settings(packs=packs, language=msgspec.convert(language, Language))
    except msgspec.ValidationError:
        return Settings(packs=packs)


class Server:
    """All that a running server holds, and its answers."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.metrics = Metrics()
        self._shelf = Shelf(config.packs)
        self._own_packs = Collection(
            config.own_packs, config.packs_gigabytes * BYTES_IN_GIGABYTE, BYTES_FOR_GAMES
        )
        self._darkroom = Darkroom()
        self._uploads = Uploads(self._own_packs, self._darkroom, config, self.metrics)
        self.gate = Gate(config, connections_possible())
        self.sockets = Sockets(config, self.metrics, self.gate, self._find, self._leave)
        self.albums = Albums(config, self.gate)
        self._new_tables = Buckets(config.tables_per_hour / 3600, config.tables_per_hour)

    def app(self) -> web.Application:
        """The application, ready to be run."""
        middlewares = [self._attend, _refuse]
        app = web.Application(client_max_size=LARGEST_MESSAGE, middlewares=middlewares)
        app.router.add_get("/api/packs", self.packs)
        app.router.add_get("/api/packs/{pack}", self.pack)
        app.router.add_post("/api/tables", self.create_table)
        app.router.add_get("/api/tables/{code}/socket", self.sockets.answer, allow_head=False)
        app.router.add_get("/api/address", self.address)
        app.router.add_get("/api/protocol.json", self.protocol)
        app.router.add_get("/healthz", self.health)
        app.router.add_get("/readyz", self.readiness)
        app.router.add_get("/metrics", self.figures)
        Tables(self.config, self.gate, self._find).add_to(app)
        self._uploads.add_to(app)
        self.albums.add_to(app)
        Pages(self.config, self._shelf, self._inviter).add_to(app)
        app.on_response_prepare.append(add_headers)
        app.cleanup_ctx.append(self._furnish)
        app.on_shutdown.append(self._close)
        return app

    @web.middleware
    async def _attend(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Every request comes by here: it was waited for, may have to wait, and be meant for us."""
        visitor = visitor_of(request)
        if visitor is not None:
            self.gate.ask(visitor)
        await self.gate.hold_back(address_of(request, self.config))
        if not host_allowed(request, self.config):
            return problem(HttpCode.WRONG_HOST)
        return await handler(request)

    async def _furnish(self, _: web.Application) -> AsyncIterator[None]:
        """The composition root: open the log and the hall, and close them at the end."""
        async with foundation(self.config, self.metrics) as found:
            await self._own_packs.open(found.packs)
            self.log = found.log
            self.albums.store = found.albums
            self.permit = self._uploads.permit = found.permit
            self._readiness = Readiness(self.log)
            self._decks = Decks(self._shelf, self._own_packs)
            engine = Lexical() if self.config.light_bots else best_engine()
            bots = Bots(engine, self._shelf.packs, self._own_packs)
            self.hall = Hall(
                Services(
                    log=self.log,
                    packs=self._decks,
                    brain=bots.think,
                    pace=self.config.pace,
                    rng=SystemRandom(),
                    get_ready=bots.get_ready,
                    listeners=(bots.learn, self.albums.learn),
                    loaded=self.albums.keep,
                    neighbours=found.neighbours,
                )
            )
            self._guesses = Guesses(self.hall.find, self.hall.at_hand)
            shrinking = shrink_all(self._shelf, self._darkroom, self.config.miniatures)
            work = [self._expire(), shrinking, bots.look()]
            if found.packs is not None:
                work.append(self._own_packs.follow())
            chores = [asyncio.create_task(chore) for chore in work]
            yield
            for chore in chores:
                chore.cancel()
            await asyncio.wait(chores)
            self.hall.close()
            await self.albums.finish()
            bots.close()

    async def drain(self) -> None:
        """Before a node stops: let proxies send nobody here any more, and people go elsewhere.

        They are told to reconnect one after the other, so that other nodes aren't overrun. A
        server that is alone has nobody to send them to, and lets them come back to itself.
        """
        if self.config.log:
            self._readiness.stop()
            await asyncio.sleep(SECONDS_FOR_PROXIES)
            await self.sockets.send_away(SECONDS_TO_SEND_AWAY)

    async def _close(self, _: web.Application) -> None:
        self.gate.close()
        self._darkroom.close()
        await self.sockets.close()

    async def _expire(self) -> None:
        while True:
            try:
                idle = self.config.keep_days * 24 * 3600
                forgotten = await self.log.expire(idle, keep=self.hall.tables)
                logger.info("expired tables", extra={"figures": {"tables": forgotten}})
                await self.albums.expire()
            except Exception:
                logger.exception("old tables or albums could not be expired")
            await asyncio.sleep(SECONDS_BETWEEN_EXPIRIES)

    async def address(self, request: web.Request) -> web.Response:
        """Where others reach this server, for invitations that are written on this machine."""
        return json(Whereabouts(address_for_others(request, self.config)))

    # --- packs ---------------------------------------------------------------------------

    async def packs(self, request: web.Request) -> web.Response:
        """The packs of cards that a host may choose from."""
        return self._shelf.list.answer(request)

    async def pack(self, request: web.Request) -> web.Response:
        """One pack, with all that is needed to show its cards."""
        name = request.match_info["pack"]
        found = self._shelf.find(name) or await self._uploads.find(name)
        return problem(HttpCode.NO_SUCH_PACK) if found is None else found.answer(request)

    # --- tables --------------------------------------------------------------------------

    async def create_table(self, request: web.Request) -> web.Response:
        """A new table: its code is all one needs to invite others."""
        if not origin_allowed(request, self.config):
            return problem(HttpCode.WRONG_ORIGIN)
        address = address_of(request, self.config)
        if not self._new_tables.take(address, asyncio.get_running_loop().time()):
            return problem(HttpCode.TOO_MANY_TABLES)
        if not await self.permit("table", address, self.config.tables_per_hour):
            return problem(HttpCode.TOO_MANY_TABLES)
        pack = request.query.get("pack", "")
        packs = (pack,) if pack in self._decks else ()
        live = await self.hall.create(_settings(request.query.get("language"), packs))
        return json(NewTable(live.code), status=201)

    async def _find(self, request: web.Request) -> LiveTable | None:
        """The table that is asked for, unless this address has tried out too many codes."""
        code = request.match_info["code"].upper()
        return await self._guesses.look_up(address_of(request, self.config), code)

    def _inviter(self, request: web.Request, code: str) -> str | None:
        """The host's name, for whoever is told nothing but what the table would show them."""
        live = self._guesses.glance(address_of(request, self.config), code)
        host = None if live is None else person_of(live.table, live.table.host)
        return None if host is None else host.name

    def _leave(self, live: LiveTable) -> None:
        self.hall.leave(live)

    # --- for operators -------------------------------------------------------------------

    async def protocol(self, _: web.Request) -> web.Response:
        """The JSON Schema of all messages."""
        return json(schema())

    async def health(self, _: web.Request) -> web.Response:
        """The process lives."""
        return web.Response(text="alive\n")

    async def readiness(self, _: web.Request) -> web.Response:
        """The log can be read and written."""
        trouble = await self._readiness.trouble()
        if trouble:
            return web.Response(status=503, text=f"{trouble}\n")
        return web.Response(text="ready\n")

    async def figures(self, _: web.Request) -> web.Response:
        """Metrics for Prometheus."""
        gauges = {"sockets": len(self.sockets.connections), "tables": len(self.hall.tables)}
        return web.Response(text=self.metrics.text(gauges))


@web.middleware
async def _refuse(request: web.Request, handler: Handler) -> web.StreamResponse:
    try:
        return await handler(request)
    except WrongCodesError:
        return problem(HttpCode.TOO_MANY_WRONG_CODES)
    except TableLockedError:
        return problem(HttpCode.TABLE_LOCKED)
    except LogUnavailableError:
        return problem(HttpCode.TRY_AGAIN)
