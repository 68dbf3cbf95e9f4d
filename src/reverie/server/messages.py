"""What goes over the socket, both ways, and why it may be refused. docs/protocol.md explains it."""

from enum import StrEnum
from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta, Raw, Struct

from reverie.table import TableMove
from reverie.table.glimpse import Glimpse
from reverie.table.reactions import Reacted, Reaction
from reverie.table.seen import SeenTable
from reverie.table.view import EncodedYou, Shown, You


class WireCode(StrEnum):
    """Why the server itself refuses a message. `MEANINGS` puts each into words."""

    NOT_UNDERSTOOD = "not_understood"
    SAY_HELLO = "say_hello"
    TOO_FAST = "too_fast"
    TRY_AGAIN = "try_again"
    OUTCOME_UNKNOWN = "outcome_unknown"
    REACTIONS_OFF = "reactions_off"


MEANINGS: dict[WireCode, str] = {
    WireCode.NOT_UNDERSTOOD: "the message is not what the schema says",
    WireCode.SAY_HELLO: "the first message must be hello, and only the first",
    WireCode.TOO_FAST: "too many messages, or moves that are kept; nothing was done about this one",
    WireCode.TRY_AGAIN: "the server can't write to its disk now; nothing was done",
    WireCode.OUTCOME_UNKNOWN: "the server's disk failed half-way; perhaps the move was made",
    WireCode.REACTIONS_OFF: "the host has switched reactions off",
}


class Close(StrEnum):
    """Why the server closes a socket, said in the reason beside the close code."""

    NO_SUCH_TABLE = "no_such_table"
    TOO_MANY_WRONG_CODES = "too_many_wrong_codes"
    TOO_FAST = "too_fast"
    NOT_UNDERSTOOD = "not_understood"
    SENT_AWAY = "sent_away"
    REMOVED = "removed"
    LOCKED = "locked"
    CROWDED = "crowded"
    SILENT = "silent"
    RESTART = "restart"
    TRY_AGAIN = "try_again"
    BROKEN = "broken"


CLOSE_CODES: dict[Close, int] = {
    Close.NO_SUCH_TABLE: 4404,
    Close.TOO_MANY_WRONG_CODES: 4429,
    Close.TOO_FAST: 4420,
    Close.NOT_UNDERSTOOD: 4400,
    Close.SENT_AWAY: 4403,
    Close.REMOVED: 4410,
    Close.LOCKED: 4423,
    Close.CROWDED: 4430,
    Close.SILENT: 4401,
    Close.RESTART: 1012,
    Close.TRY_AGAIN: 1013,
    Close.BROKEN: 1011,
}


class Hello(Struct, frozen=True, forbid_unknown_fields=True, tag_field="move", tag="hello"):
    """The first message: who I am, if I have been here before, or that I am a big screen."""

    token: str | None = None
    screen: bool = False


class React(Struct, frozen=True, forbid_unknown_fields=True, tag_field="move", tag="react"):
    """Show a reaction to everybody, now; it is not kept."""

    reaction: Reaction


class Ping(Struct, frozen=True, forbid_unknown_fields=True, tag_field="move", tag="ping"):
    """Ask whether the line is alive. A browser's page can't send the pings of RFC 6455."""


class GoOn(Struct, frozen=True, forbid_unknown_fields=True, tag_field="move", tag="go_on"):
    """Having looked at a turn that was revealed, go on; it is not kept."""

    game: int
    turn: int


Key = Annotated[str, Meta(min_length=1, max_length=64)]


class Request(Struct, frozen=True, forbid_unknown_fields=True):
    """What a client sends. The id is its own, a new one for each new move."""

    id: Key
    move: Hello | React | Ping | GoOn | TableMove


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
    """A move was refused and nothing has changed, unless the code says that this is unknown.

    The id is empty if it could not be read.
    """

    id: str
    code: str


class Pong(Struct, frozen=True, tag_field="type", tag="pong"):
    """The line is alive: the answer to the ping of this id."""

    id: str


Message: TypeAlias = ViewMessage | RefusedMessage | Reacted | Pong

_encode = msgspec.json.Encoder().encode
request_decoder = msgspec.json.Decoder(Request)
