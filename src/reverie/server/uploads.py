"""People's own packs over HTTP: making, filling, renaming and deleting them."""

import asyncio
import logging
from functools import lru_cache
from typing import Annotated, TypeVar

import msgspec
from aiohttp import web
from msgspec import Meta, Struct

from reverie.cards import PictureCode, PictureError
from reverie.cards.darkroom import Darkroom, DarkroomError
from reverie.cards.darkroom.limits import LARGEST_FILE
from reverie.cards.own import OwnCard, OwnPack, large_file, small_file
from reverie.cards.pack import Language
from reverie.server.answers import A_WEEK_AT_HOME, PICTURE_POLICY, File, json, problem
from reverie.server.collection import Collection, Refusal, RefusedError
from reverie.server.config import Config
from reverie.server.foundation import Permit, anybody
from reverie.server.http_messages import AddedCard, HttpCode, NewOwnPack, OwnPackName
from reverie.server.limits import Buckets, SharedPlaces, Turns
from reverie.server.metrics import Metrics
from reverie.server.security import Handler, address_of, bearer, origin_allowed
from reverie.server.shelf import as_file, seen_card, seen_pack
from reverie.table.words import clean_title

MOST_AT_ONCE = 12
"""pictures that are being sent or developed, of all people together"""
MOST_AT_ONCE_PER_ADDRESS = 4
KEPT_FOR_NEWCOMERS = 4
"""of all places, for addresses from which nothing is being sent yet"""
SECONDS_TO_SEND = 120
SECONDS_TO_BEGIN = 10
SLOWEST = 20_000
"""bytes a second, from then on and on the average: 2 MB in those two minutes"""
SECONDS_FOR_WORDS = 10
"""to send the few that a new pack or another name takes"""

CODES = {
    Refusal.NO_SUCH_PACK: HttpCode.NO_SUCH_PACK,
    Refusal.NO_SUCH_CARD: HttpCode.NO_SUCH_CARD,
    Refusal.CARD_TWICE: HttpCode.PICTURE_TWICE,
    Refusal.PACK_FULL: HttpCode.PACK_FULL,
    Refusal.DISK_FULL: HttpCode.DISK_FULL,
    Refusal.NOT_WRITTEN: HttpCode.TRY_AGAIN,
}
"""what is answered when the collection refuses"""

Body = TypeVar("Body")

logger = logging.getLogger(__name__)


class ProblemError(Exception):
    """A request that can't be granted; the code says why."""

    def __init__(self, code: HttpCode) -> None:
        self.code = code
        super().__init__(code)


class WantedPack(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody asks for who makes a pack."""

    name: str
    language: Annotated[Language, Meta(max_length=35)] = "en"


class Uploads:
    """The addresses for makers of packs, and those where their packs are seen."""

    def __init__(
        self, collection: Collection, darkroom: Darkroom, config: Config, metrics: Metrics
    ) -> None:
        self._collection = collection
        self._darkroom = darkroom
        self._config = config
        self._metrics = metrics
        self._new_packs = Buckets(config.packs_per_hour / 3600, config.packs_per_hour)
        self._places = SharedPlaces(MOST_AT_ONCE, MOST_AT_ONCE_PER_ADDRESS, KEPT_FOR_NEWCOMERS)
        self._turns = Turns()
        self.permit: Permit = anybody

    def add_to(self, app: web.Application) -> None:
        """Answer for own packs."""
        for method, path, handler in (
            ("POST", "/api/own-packs", self.create),
            ("PATCH", "/api/own-packs/{pack}", self.rename),
            ("DELETE", "/api/own-packs/{pack}", self.delete),
            ("POST", "/api/own-packs/{pack}/cards", self.add_card),
            ("DELETE", "/api/own-packs/{pack}/cards/{card}", self.delete_card),
        ):
            app.router.add_route(method, path, self._guarded(handler))
        app.router.add_get("/cards/{pack}/{file}", self.picture)

    async def find(self, name: str) -> File | None:
        """The own pack with this id, with all its cards."""
        pack = await self._collection.seek(name)
        return None if pack is None else _as_file(pack)

    async def picture(self, request: web.Request) -> web.Response:
        """A picture of an own pack. Its name holds a hash of its content."""
        place = request.match_info
        try:
            content = await self._collection.picture(place["pack"], place["file"])
        except OSError:
            logger.exception("a picture of an own pack could not be read")
            return problem(HttpCode.TRY_AGAIN)
        if content is None:
            return problem(HttpCode.NO_SUCH_PAGE)
        headers = {"Cache-Control": A_WEEK_AT_HOME, "Content-Security-Policy": PICTURE_POLICY}
        return web.Response(body=content, content_type="image/webp", headers=headers)

    async def create(self, request: web.Request) -> web.Response:
        """A new pack: its id, and the key that is told this once."""
        wanted = await body_of(request, WantedPack)
        name = _clean(wanted.name)
        address = address_of(request, self._config)
        if not self._new_packs.take(address, asyncio.get_running_loop().time()):
            raise ProblemError(HttpCode.TOO_MANY_PACKS)
        if not await self.permit("pack", address, self._config.packs_per_hour):
            raise ProblemError(HttpCode.TOO_MANY_PACKS)
        pack, key = await self._collection.create(name, wanted.language)
        return json(NewOwnPack(pack.id, key), status=201)

    async def rename(self, request: web.Request) -> web.Response:
        """Another name for a pack."""
        pack = await self._pack_of_maker(request)
        wanted = await body_of(request, OwnPackName)
        renamed = await self._collection.rename(pack, _clean(wanted.name))
        return json(OwnPackName(renamed.name))

    async def delete(self, request: web.Request) -> web.Response:
        """No pack any more, and no picture of it."""
        await self._collection.remove(await self._pack_of_maker(request))
        return web.Response(status=204)

    async def delete_card(self, request: web.Request) -> web.Response:
        """One card less."""
        pack = await self._pack_of_maker(request)
        await self._collection.remove_card(pack, request.match_info["card"])
        return web.Response(status=204)

    async def add_card(self, request: web.Request) -> web.Response:
        """One card more, made of the picture that is the body of the request."""
        pack = await self._pack_of_maker(request)
        self._collection.check_room(pack)
        if (request.content_length or 0) > LARGEST_FILE:
            raise PictureError(PictureCode.PICTURE_TOO_LARGE)
        address = address_of(request, self._config)
        if not self._places.take(address):
            raise ProblemError(HttpCode.TOO_BUSY)
        try:
            picture = await _picture(request)
            # One of each address stands in the darkroom's line, so those of others come next.
            async with self._turns.of(address):
                developed = await self._darkroom.develop(picture)
        finally:
            self._places.give_back(address)
        grown, card = await self._collection.add_card(pack, developed)
        self._metrics.count("pictures_developed")
        at = grown.cards.index(card)
        seen = seen_card(grown.manifest, at, *_addresses(grown, card))
        return json(AddedCard(seen, len(grown.cards)), status=201)

    async def _pack_of_maker(self, request: web.Request) -> OwnPack:
        pack = await self._collection.seek(request.match_info["pack"])
        if pack is None:
            raise ProblemError(HttpCode.NO_SUCH_PACK)
        if not pack.opens_with(bearer(request)):
            raise ProblemError(HttpCode.WRONG_KEY)
        return pack

    def _guarded(self, handler: Handler) -> Handler:
        """The same handler for our own pages only, with whatever it refuses as an answer."""

        async def answer(request: web.Request) -> web.StreamResponse:
            if not origin_allowed(request, self._config):
                return problem(HttpCode.WRONG_ORIGIN)
            try:
                return await handler(request)
            except ProblemError as error:
                return problem(error.code)
            except RefusedError as refused:
                return problem(CODES[refused.refusal])
            except PictureError as error:
                self._metrics.count("pictures_refused", f'code="{error.code}"')
                return problem(HttpCode(error.code))
            except DarkroomError:
                logger.exception("a picture could not be developed")
                return problem(HttpCode.TOO_BUSY)
            except ConnectionResetError:
                # Whoever sent this is gone and hears no answer.
                return problem(HttpCode.NOT_UNDERSTOOD)

        return answer


def _addresses(pack: OwnPack, card: OwnCard) -> tuple[str, str]:
    return f"{pack.id}/{large_file(card.id)}", f"{pack.id}/{small_file(card.id)}"


def _clean(name: str) -> str:
    cleaned = clean_title(name)
    if cleaned is None:
        raise ProblemError(HttpCode.NAME_NOT_POSSIBLE)
    return cleaned


async def body_of(request: web.Request, type_: type[Body]) -> Body:
    """What the body of a request says, if it is of this type."""
    try:
        async with asyncio.timeout(SECONDS_FOR_WORDS):
            sent = await request.read()
        return msgspec.json.decode(sent, type=type_)
    except (
        msgspec.DecodeError,
        TimeoutError,
        UnicodeDecodeError,
        web.HTTPRequestEntityTooLarge,
    ):
        raise ProblemError(HttpCode.NOT_UNDERSTOOD) from None


async def _picture(request: web.Request) -> bytes:
    """The body of a request, as long as it is no larger than a picture may be, and comes."""
    sent = bytearray()
    begun = asyncio.get_running_loop().time()
    try:
        async with asyncio.timeout(SECONDS_TO_BEGIN) as limit:
            async for chunk in request.content.iter_any():
                sent += chunk
                if len(sent) > LARGEST_FILE:
                    raise PictureError(PictureCode.PICTURE_TOO_LARGE)
                seconds = min(SECONDS_TO_SEND, SECONDS_TO_BEGIN + len(sent) / SLOWEST)
                limit.reschedule(begun + seconds)
    except TimeoutError:
        raise PictureError(PictureCode.PICTURE_TOOK_TOO_LONG) from None
    return bytes(sent)


@lru_cache(64)
def _as_file(pack: OwnPack) -> File:
    """A full pack takes a moment to write down, and is looked at by everybody at a table."""
    manifest = pack.manifest
    cards = (seen_card(manifest, at, *_addresses(pack, card)) for at, card in enumerate(pack.cards))
    only_colours = sum(not (card.clues or card.things) for card in pack.cards)
    return as_file(seen_pack(manifest, cards, own=True, only_colours=only_colours))
