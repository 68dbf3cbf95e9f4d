"""What goes over the wire, both ways. docs/protocol.md explains it; the schema comes from here."""

from enum import StrEnum
from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec import Meta, Raw, Struct

from reverie.game import Code, Colour
from reverie.table import TableCode, TableMove
from reverie.table.reactions import Reacted, Reaction
from reverie.table.view import EncodedYou, Glimpse, SeenTable, Shown, You


class WireCode(StrEnum):
    """Why the server itself refuses a message. `MEANINGS` puts each into words."""

    NOT_UNDERSTOOD = "not_understood"
    SAY_HELLO = "say_hello"
    TOO_FAST = "too_fast"
    TRY_AGAIN = "try_again"
    REACTIONS_OFF = "reactions_off"


MEANINGS: dict[WireCode, str] = {
    WireCode.NOT_UNDERSTOOD: "the message is not what the schema says",
    WireCode.SAY_HELLO: "the first message must be hello, and only the first",
    WireCode.TOO_FAST: "too many messages; nothing was done about this one",
    WireCode.TRY_AGAIN: "the server can't write to its disk now; nothing was done",
    WireCode.REACTIONS_OFF: "the host has switched reactions off",
}


class HttpCode(StrEnum):
    """Why an HTTP request is refused, with its status in `STATUS`."""

    NO_SUCH_TABLE = "no_such_table"
    NO_SUCH_PACK = "no_such_pack"
    NO_SUCH_PAGE = "no_such_page"
    NOT_JOINED = "not_joined"
    GAME_NOT_OVER = "game_not_over"
    WRONG_ORIGIN = "wrong_origin"
    TOO_MANY_TABLES = "too_many_tables"
    TOO_MANY_SOCKETS = "too_many_sockets"
    TOO_MANY_WRONG_CODES = "too_many_wrong_codes"
    TRY_AGAIN = "try_again"
    NOT_UNDERSTOOD = "not_understood"
    NAME_NOT_POSSIBLE = "name_not_possible"
    TOO_MANY_PACKS = "too_many_packs"
    WRONG_KEY = "wrong_key"
    NO_SUCH_CARD = "no_such_card"
    NOT_A_PICTURE = "not_a_picture"
    PICTURE_TOO_LARGE = "picture_too_large"
    TOO_MANY_PIXELS = "too_many_pixels"
    PICTURE_TOO_SMALL = "picture_too_small"
    PICTURE_BROKEN = "picture_broken"
    PICTURE_TOOK_TOO_LONG = "picture_took_too_long"
    PICTURE_TWICE = "picture_twice"
    PACK_FULL = "pack_full"
    TOO_BUSY = "too_busy"
    DISK_FULL = "disk_full"


STATUS: dict[HttpCode, int] = {
    HttpCode.NO_SUCH_TABLE: 404,
    HttpCode.NO_SUCH_PACK: 404,
    HttpCode.NO_SUCH_PAGE: 404,
    HttpCode.NOT_JOINED: 401,
    HttpCode.GAME_NOT_OVER: 409,
    HttpCode.WRONG_ORIGIN: 403,
    HttpCode.TOO_MANY_TABLES: 429,
    HttpCode.TOO_MANY_SOCKETS: 429,
    HttpCode.TOO_MANY_WRONG_CODES: 429,
    HttpCode.TRY_AGAIN: 503,
    HttpCode.NOT_UNDERSTOOD: 400,
    HttpCode.NAME_NOT_POSSIBLE: 422,
    HttpCode.TOO_MANY_PACKS: 429,
    HttpCode.WRONG_KEY: 403,
    HttpCode.NO_SUCH_CARD: 404,
    HttpCode.NOT_A_PICTURE: 415,
    HttpCode.PICTURE_TOO_LARGE: 413,
    HttpCode.TOO_MANY_PIXELS: 422,
    HttpCode.PICTURE_TOO_SMALL: 422,
    HttpCode.PICTURE_BROKEN: 422,
    HttpCode.PICTURE_TOOK_TOO_LONG: 422,
    HttpCode.PICTURE_TWICE: 409,
    HttpCode.PACK_FULL: 409,
    HttpCode.TOO_BUSY: 503,
    HttpCode.DISK_FULL: 507,
}


class Close(StrEnum):
    """Why the server closes a socket, said in the reason beside the close code."""

    NO_SUCH_TABLE = "no_such_table"
    TOO_MANY_WRONG_CODES = "too_many_wrong_codes"
    TOO_FAST = "too_fast"
    NOT_UNDERSTOOD = "not_understood"
    SENT_AWAY = "sent_away"
    SILENT = "silent"
    RESTART = "restart"
    BROKEN = "broken"


CLOSE_CODES: dict[Close, int] = {
    Close.NO_SUCH_TABLE: 4404,
    Close.TOO_MANY_WRONG_CODES: 4429,
    Close.TOO_FAST: 4420,
    Close.NOT_UNDERSTOOD: 4400,
    Close.SENT_AWAY: 4403,
    Close.SILENT: 4401,
    Close.RESTART: 1012,
    Close.BROKEN: 1011,
}


class Hello(Struct, frozen=True, forbid_unknown_fields=True, tag_field="move", tag="hello"):
    """The first message: who I am, if I have been here before."""

    token: str | None = None


class React(Struct, frozen=True, forbid_unknown_fields=True, tag_field="move", tag="react"):
    """Show a reaction to everybody, now; it is not kept."""

    reaction: Reaction


Key = Annotated[str, Meta(min_length=1, max_length=64)]


class Request(Struct, frozen=True, forbid_unknown_fields=True):
    """What a client sends. The id is its own, a new one for each new move."""

    id: Key
    move: Hello | React | TableMove


class ViewMessage(Struct, frozen=True, omit_defaults=True, tag_field="type", tag="view"):
    """The whole table as this socket may see it, at a number that only grows.

    `done` are the ids of this socket's moves that were made since the last view.
    """

    seq: int
    table: SeenTable
    happened: tuple[Glimpse, ...]
    you: You
    done: tuple[str, ...] = ()


class EncodedViewMessage(Struct, frozen=True, omit_defaults=True, tag_field="type", tag="view"):
    """A `ViewMessage` on its way out: its parts are encoded already."""

    seq: int
    table: Raw
    happened: Raw
    you: EncodedYou
    done: tuple[str, ...] = ()


def view_message(shown: Shown, done: tuple[str, ...]) -> bytes:
    """Write what a viewer is shown, and which of their moves are done."""
    return _encode(EncodedViewMessage(shown.seq, shown.table, shown.happened, shown.you, done))


class RefusedMessage(Struct, frozen=True, tag_field="type", tag="refused"):
    """A move was refused and nothing has changed. The id is empty if it could not be read."""

    id: str
    code: str


Message: TypeAlias = ViewMessage | RefusedMessage | Reacted

# --- answers over HTTP -------------------------------------------------------------------


class Problem(Struct, frozen=True):
    """Why an HTTP request is refused."""

    code: HttpCode


class NewTable(Struct, frozen=True):
    """The table that was made."""

    code: str


class Whereabouts(Struct, frozen=True):
    """Where others reach this server, if this machine asks and it can be told."""

    address: str | None


class TableGlance(Struct, frozen=True):
    """What somebody needs to know before joining."""

    code: str
    playing: bool
    people: int
    colours: tuple[Colour, ...]


Words: TypeAlias = dict[str, str]


class PackGlance(Struct, frozen=True):
    """A pack that a host may choose. Its name is by language."""

    id: str
    name: Words
    cards: int


class SeenCard(Struct, frozen=True):
    """How to show a card: its picture, its words by language, its colours until it is loaded."""

    id: str
    large: str
    small: str
    title: Words
    alt: Words
    shades: tuple[str, ...]


class SeenPack(Struct, frozen=True):
    """A pack with all its cards."""

    id: str
    name: Words
    author: str
    licence: str
    own: bool
    """whether somebody made it here, and keeps the key to it"""
    cards: tuple[SeenCard, ...]


class NewOwnPack(Struct, frozen=True):
    """The pack that was made, and the key to it, which is told this once."""

    id: str
    key: str


class OwnPackName(Struct, frozen=True, forbid_unknown_fields=True):
    """What an own pack is to be called, or is called now."""

    name: str


class AddedCard(Struct, frozen=True):
    """The card that was made of a picture, and how many its pack has now."""

    card: SeenCard
    cards: int


ANSWERS = (
    Problem,
    NewTable,
    Whereabouts,
    TableGlance,
    PackGlance,
    SeenPack,
    NewOwnPack,
    OwnPackName,
    AddedCard,
)
CODES = (Code, TableCode, WireCode, Close)
"""what else a client has to have words for"""

_encode = msgspec.json.Encoder().encode
request_decoder = msgspec.json.Decoder(Request)


def schema() -> dict[str, Any]:
    """The JSON Schema of both directions, of the answers over HTTP, and of all codes."""
    (request, message, *_), definitions = msgspec.json.schema_components(
        (Request, Message, *ANSWERS, *CODES), ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Reverie",
        "properties": {"request": request, "message": message},
        "$defs": definitions,
    }
