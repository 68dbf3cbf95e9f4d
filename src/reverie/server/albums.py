"""Albums over HTTP: anybody who has an album's id may look at it, and who played may change it.

An album is made when its game ends, and once more when its table comes back from the log: that
finds it kept already, unless a crash came between the two. Making, packing and writing one down is
done in a thread, so that no move waits for it.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from datetime import UTC, date, datetime

import msgspec
from aiohttp import web

from reverie.album import album_of
from reverie.server.album_store import AlbumStore, KeptAlbum
from reverie.server.answers import File, problem
from reverie.server.config import Config
from reverie.server.gate import Gate
from reverie.server.guesses import WRONG_CODES_PER_MINUTE, WrongCodesError
from reverie.server.http_messages import AlbumName, HttpCode, SeenAlbum
from reverie.server.limits import Buckets, Turns
from reverie.server.security import address_of, bearer, origin_allowed
from reverie.server.tables import BYTES_A_SECOND, BYTES_AT_ONCE
from reverie.server.uploads import ProblemError, body_of
from reverie.table.change import Change
from reverie.table.events import AlbumBound
from reverie.table.state import Ended, Table
from reverie.table.words import clean_title

SECONDS_OF_A_DAY = 24 * 3600
CACHING = "private, no-cache"
"""Nobody on the way may keep it, since it can be deleted; a browser asks whether it has changed."""

Asked = Callable[[web.Request, str, KeptAlbum], Awaitable[web.Response]]
logger = logging.getLogger(__name__)


class Albums:
    """The albums of one server, kept in a store that it shares with others or does not."""

    def __init__(self, config: Config, gate: Gate) -> None:
        self.store: AlbumStore
        self._config = config
        self._gate = gate
        self._bytes = Buckets(BYTES_A_SECOND, BYTES_AT_ONCE)
        self._wrong_ids = Buckets(WRONG_CODES_PER_MINUTE / 60, WRONG_CODES_PER_MINUTE)
        self._turns = Turns()
        self._keeping: set[asyncio.Task[None]] = set()

    def add_to(self, app: web.Application) -> None:
        """Answer for the addresses of albums."""
        app.router.add_get("/api/albums/{album}", self._guarded(self._tell))
        for method, path, asked in (
            ("PATCH", "/api/albums/{album}", self._rename),
            ("DELETE", "/api/albums/{album}", self._delete),
            ("PUT", r"/api/albums/{album}/hidden/{turn:\d{1,4}}", self._hide),
            ("DELETE", r"/api/albums/{album}/hidden/{turn:\d{1,4}}", self._show),
        ):
            app.router.add_route(method, path, self._guarded(_of_player(asked)))

    # --- making them ---------------------------------------------------------------------

    def learn(self, change: Change) -> None:
        """A game may have ended: keep its album."""
        if any(isinstance(event, AlbumBound) for event in change.events):
            self.keep(change.after)

    def keep(self, table: Table) -> None:
        """Keep the album of the last game that has ended at this table, unless that is done."""
        if table.ended is not None and table.ended.album:
            keeping = asyncio.create_task(self._keep(table, table.ended))
            self._keeping.add(keeping)
            keeping.add_done_callback(self._keeping.discard)

    async def _keep(self, table: Table, ended: Ended) -> None:
        today = datetime.now(UTC).astimezone().date()
        try:
            made = await asyncio.to_thread(_album, table, ended, today)
            await self.store.add(ended.album, made)
        except Exception:
            logger.exception(
                "an album could not be kept; that is tried again when its table is next looked for "
                "and comes back from the log",
                extra={"figures": {"table": table.code, "game": ended.number}},
            )

    async def expire(self) -> int:
        """Delete those that are older than they may be; return how many."""
        days = self._config.keep_albums
        return await self.store.expire(days * SECONDS_OF_A_DAY) if days else 0

    async def finish(self) -> None:
        """Wait for those that are being kept."""
        if self._keeping:
            await asyncio.wait(self._keeping)

    # --- answers -------------------------------------------------------------------------

    async def _tell(self, request: web.Request, _: str, kept: KeptAlbum) -> web.Response:
        """The album, but for what is hidden."""
        file = await asyncio.to_thread(_file, kept, bearer(request))
        response = file.answer(request)
        time = asyncio.get_running_loop().time()
        self._bytes.owe(address_of(request, self._config), time, response.content_length or 0)
        return response

    async def _rename(self, request: web.Request, id_: str, _: KeptAlbum) -> web.Response:
        wanted = await body_of(request, AlbumName)
        name = clean_title(wanted.name)
        if name is None:
            raise ProblemError(HttpCode.NAME_NOT_POSSIBLE)
        await self.store.change(id_, lambda kept: kept.renamed(name))
        return web.Response(status=204)

    async def _delete(self, _: web.Request, id_: str, __: KeptAlbum) -> web.Response:
        await self.store.delete(id_)
        return web.Response(status=204)

    async def _hide(self, request: web.Request, id_: str, kept: KeptAlbum) -> web.Response:
        return await self._set_hidden(request, id_, kept, hidden=True)

    async def _show(self, request: web.Request, id_: str, kept: KeptAlbum) -> web.Response:
        return await self._set_hidden(request, id_, kept, hidden=False)

    async def _set_hidden(
        self, request: web.Request, id_: str, kept: KeptAlbum, *, hidden: bool
    ) -> web.Response:
        turn = int(request.match_info["turn"])
        if turn not in {spread.number for spread in kept.album.spreads}:
            raise ProblemError(HttpCode.NO_SUCH_TURN)
        await self.store.change(id_, lambda kept: kept.hiding(turn, hidden=hidden))
        return web.Response(status=204)

    def _guarded(self, asked: Asked) -> Callable[[web.Request], Awaitable[web.Response]]:
        """The answer about an album that there is, one after the other for each address."""

        async def answer(request: web.Request) -> web.Response:
            address, id_ = address_of(request, self._config), request.match_info["album"]
            if request.method != "GET" and not origin_allowed(request, self._config):
                return problem(HttpCode.WRONG_ORIGIN)
            try:
                async with self._turns.of(address):
                    time = asyncio.get_running_loop().time()
                    await self._gate.wait(self._bytes.owe(address, time, 0))
                    response = await asked(request, id_, await self._find(address, id_))
            except ProblemError as error:
                response = problem(error.code)
            except OSError:
                logger.exception(
                    "an album could not be read or changed; whoever asked is told to try again"
                )
                response = problem(HttpCode.TRY_AGAIN)
            response.headers["X-Robots-Tag"] = "noindex"
            return response

        return answer

    async def _find(self, address: str, id_: str) -> KeptAlbum:
        """The album; raises WrongCodesError if this address has tried out too many ids."""
        time = asyncio.get_running_loop().time()
        if not self._wrong_ids.take(address, time):
            raise WrongCodesError
        kept = await self.store.read(id_)
        if kept is None:
            raise ProblemError(HttpCode.NO_SUCH_ALBUM)
        self._wrong_ids.give_back(address, time)
        return kept


def _of_player(asked: Asked) -> Asked:
    """The same for whoever shows the token of somebody who played, and nobody else."""

    async def answer(request: web.Request, id_: str, kept: KeptAlbum) -> web.Response:
        if not kept.opens_with(bearer(request)):
            raise ProblemError(HttpCode.WRONG_KEY)
        return await asked(request, id_, kept)

    return answer


def _album(table: Table, ended: Ended, today: date) -> KeptAlbum:
    """The album of a game; whoever was removed from the table has no say in it."""
    secrets = dict.fromkeys(chooser.secret for chooser in ended.choosers.all if chooser.secret)
    keys = tuple(secret for secret in secrets if secret not in table.removed)
    return KeptAlbum(album_of(table.code, today, ended), keys)


def _file(kept: KeptAlbum, token: str) -> File:
    seen = SeenAlbum(kept.told(), kept.hidden, kept.opens_with(token))
    return File.of(msgspec.json.encode(seen), "application/json", CACHING, gzipped=True)
