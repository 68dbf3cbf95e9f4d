"""Why a table refuses what a person asks, where it is not the game's rules that refuse."""

from enum import StrEnum

from msgspec import Struct

from reverie.game import Refusal as GameRefusal


class TableCode(StrEnum):
    """Every reason of the table's own. `MEANINGS` puts each into words."""

    NOT_JOINED = "not_joined"
    ALREADY_JOINED = "already_joined"
    NAME_NOT_POSSIBLE = "name_not_possible"
    TOKEN_NOT_POSSIBLE = "token_not_possible"  # noqa: S105  a code, not a token
    TABLE_FULL = "table_full"
    TABLE_LOCKED = "table_locked"
    REMOVED = "removed"
    NOT_HOST = "not_host"
    NOT_SEATED = "not_seated"
    ALREADY_SEATED = "already_seated"
    CLAIMED_BY_ANOTHER = "claimed_by_another"
    COLOUR_IN_USE = "colour_in_use"
    GAME_RUNNING = "game_running"
    WRONG_GAME = "wrong_game"
    NOT_READY = "not_ready"
    FIRST_GAME = "first_game"
    NO_SUCH_PERSON = "no_such_person"
    NO_SUCH_CHAIR = "no_such_chair"
    NOT_A_BOT = "not_a_bot"
    SETTING_NOT_POSSIBLE = "setting_not_possible"
    NO_SUCH_PACK = "no_such_pack"
    NOT_ABSENT = "not_absent"
    GRACE_TIME = "grace_time"
    NOT_AWAITED = "not_awaited"
    TOO_EARLY = "too_early"
    TOO_LATE = "too_late"
    MINUTE_TAKEN = "minute_taken"
    CHAT_OFF = "chat_off"
    LINE_NOT_POSSIBLE = "line_not_possible"


MEANINGS: dict[TableCode, str] = {
    TableCode.NOT_JOINED: "say who you are first: join",
    TableCode.ALREADY_JOINED: "you are one of the people here already",
    TableCode.NAME_NOT_POSSIBLE: "a name has 1 to 24 letters, and something to see",
    TableCode.TOKEN_NOT_POSSIBLE: "a token has 32 to 128 characters",
    TableCode.TABLE_FULL: "there is no room for more",
    TableCode.TABLE_LOCKED: "the host lets nobody new in at the moment",
    TableCode.REMOVED: "the host has removed whoever had this token",
    TableCode.NOT_HOST: "only the host can do that",
    TableCode.NOT_SEATED: "only somebody who plays can do that",
    TableCode.ALREADY_SEATED: "you have a seat already",
    TableCode.CLAIMED_BY_ANOTHER: "somebody else takes this seat over from the next turn on",
    TableCode.COLOUR_IN_USE: "somebody else has this colour",
    TableCode.GAME_RUNNING: "not while a game is on",
    TableCode.WRONG_GAME: "the move was meant for another game",
    TableCode.NOT_READY: "not everybody who is here is ready for another game",
    TableCode.FIRST_GAME: "the host starts the first game, and need not be ready for it",
    TableCode.NO_SUCH_PERSON: "there is no such person at this table",
    TableCode.NO_SUCH_CHAIR: "there is no such chair at this table",
    TableCode.NOT_A_BOT: "a person sits there",
    TableCode.SETTING_NOT_POSSIBLE: "goal 5 to 100, tellings 1 to 5, timer 15 to 600 or none",
    TableCode.NO_SUCH_PACK: "this server does not have that pack of cards",
    TableCode.NOT_ABSENT: "the person is here",
    TableCode.GRACE_TIME: "the person has only just gone; wait a moment, or ask the host",
    TableCode.NOT_AWAITED: "the game does not wait for this person",
    TableCode.TOO_EARLY: "give them a little longer",
    TableCode.TOO_LATE: "you left too long ago to come back as who you were",
    TableCode.MINUTE_TAKEN: "you have taken one more minute in this turn already",
    TableCode.CHAT_OFF: "the host has switched the chat off",
    TableCode.LINE_NOT_POSSIBLE: "a line has 1 to 200 characters",
}


class TableRefusal(Struct, frozen=True):
    """The answer to a move that the table does not allow. Nothing has changed."""

    code: TableCode


AnyRefusal = TableRefusal | GameRefusal
