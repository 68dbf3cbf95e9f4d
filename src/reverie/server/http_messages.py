"""What is answered over HTTP, and why a request may be refused. docs/protocol.md explains it."""

from enum import StrEnum
from typing import TypeAlias

from msgspec import Struct

from reverie.album import Album
from reverie.game import Colour, Seat, Turn, Variant, rabbits_of, turns_of
from reverie.table.state import Ended, Player


class HttpCode(StrEnum):
    """Why an HTTP request is refused, with its status in `STATUS`."""

    NO_SUCH_TABLE = "no_such_table"
    TABLE_LOCKED = "table_locked"
    NO_SUCH_PACK = "no_such_pack"
    NO_SUCH_PAGE = "no_such_page"
    NOT_JOINED = "not_joined"
    GAME_NOT_OVER = "game_not_over"
    WRONG_ORIGIN = "wrong_origin"
    WRONG_HOST = "wrong_host"
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
    NO_SUCH_ALBUM = "no_such_album"
    NO_SUCH_TURN = "no_such_turn"


STATUS: dict[HttpCode, int] = {
    HttpCode.NO_SUCH_TABLE: 404,
    HttpCode.TABLE_LOCKED: 423,
    HttpCode.NO_SUCH_PACK: 404,
    HttpCode.NO_SUCH_PAGE: 404,
    HttpCode.NOT_JOINED: 401,
    HttpCode.GAME_NOT_OVER: 409,
    HttpCode.WRONG_ORIGIN: 403,
    HttpCode.WRONG_HOST: 421,
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
    HttpCode.NO_SUCH_ALBUM: 404,
    HttpCode.NO_SUCH_TURN: 404,
}


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


class EndedGame(Struct, frozen=True):
    """A game that has ended, as everybody may see it."""

    game: int
    """which game of the table it was"""
    variant: Variant
    colours: tuple[Colour, ...]
    players: tuple[Player, ...]
    scores: tuple[int, ...]
    rabbits: tuple[int, ...]
    """the rabbit of each seat; a pair has one"""
    winners: tuple[Seat, ...]
    turns: tuple[Turn, ...]


def ended_game(ended: Ended) -> EndedGame:
    """What is open of it: no hand, and nothing of the piles."""
    game = ended.game
    return EndedGame(
        game=ended.number,
        variant=game.rules.variant,
        colours=game.colours,
        players=ended.players,
        scores=game.scores,
        rabbits=rabbits_of(game),
        winners=game.winners,
        turns=turns_of(game),
    )


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
    only_colours: int = 0
    """of how many of its cards bots see nothing else, since nobody has said anything about them"""


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


class SeenAlbum(Struct, frozen=True):
    """An album as it is told, without the turns that are hidden."""

    album: Album
    hidden: tuple[int, ...]
    """the numbers of those turns"""
    yours: bool
    """whether whoever asks has played, and may change it"""


class AlbumName(Struct, frozen=True, forbid_unknown_fields=True):
    """What an album is to be called."""

    name: str


ANSWERS = (
    Problem,
    NewTable,
    Whereabouts,
    TableGlance,
    EndedGame,
    PackGlance,
    SeenPack,
    NewOwnPack,
    OwnPackName,
    AddedCard,
    SeenAlbum,
)
"""every answer there is"""
