"""`decide`: what a person's wish leads to at this table, or why it is refused.

The table looks after people, chairs and the host; whatever belongs to the game is handed to the
game's own `decide`, with the seat and its holder filled in here, so that nobody can act for
somebody else.
"""

from collections.abc import Mapping
from typing import assert_never

from msgspec import Struct, UnsetType
from msgspec.structs import replace

from reverie import game as rules
from reverie.game import (
    Card,
    Chance,
    Code,
    Colour,
    Holder,
    Refusal,
    Seat,
    SeatPassed,
)
from reverie.game.pieces import MOST_PLAYERS
from reverie.table.beginning import be_ready, begin
from reverie.table.claims import claim, withdraw
from reverie.table.events import (
    ChairLeft,
    ChairPainted,
    ChairTaken,
    HostPassed,
    LineSaid,
    PersonJoined,
    PersonRenamed,
    SettingsChanged,
    TableEvent,
)
from reverie.table.idle import Patience, let_stand_in_choose, nudge, take_minute
from reverie.table.leaving import come_back, room_for_one_more, send_away
from reverie.table.lock import lock, remove, unlock, was_removed
from reverie.table.moves import (
    AddBot,
    Begin,
    BeReady,
    CallStandIn,
    ChangeSettings,
    ComeBack,
    GameMove,
    Join,
    Leave,
    LeaveChair,
    LetStandInChoose,
    Lock,
    Nudge,
    PassHost,
    RemoveBot,
    RemovePerson,
    Rename,
    Say,
    TableMove,
    TakeChair,
    TakeMinute,
    TakeOver,
    TellClue,
    Unlock,
    WithdrawClaim,
    at_seat,
)
from reverie.table.refusals import AnyRefusal, TableCode, TableRefusal
from reverie.table.settings import Settings, are_possible, change_in_a_game
from reverie.table.state import Person, PersonId, Table, person_of, seat_of
from reverie.table.tokens import LONGEST_TOKEN, SHORTEST_TOKEN, hashed
from reverie.table.words import clean_line, clean_name

Answer = tuple[TableEvent, ...] | AnyRefusal


class Moment(Struct, frozen=True):
    """What the table knows beside its history: its packs, who is here, who is long gone."""

    packs: Mapping[str, tuple[Card, ...]]
    """in their order; some may be found that are not listed"""
    here: frozenset[PersonId] = frozenset()
    long_gone: frozenset[PersonId] = frozenset()
    just_left: frozenset[PersonId] = frozenset()
    """who may still undo it"""
    patience: Patience | None = None
    """what is left of it in this phase; None while no game is on"""
    onlookers: tuple[str, ...] = ()
    """the hashes of tokens of those who only watch, in the order of their coming"""


def decide(
    table: Table,
    who: PersonId | None,
    move: TableMove,
    moment: Moment,
    rng: Chance,
) -> Answer:
    """Answer what a person asks; `who` is None for somebody who has not joined.

    What would change nothing has no events, so nothing of it is kept.
    """
    if isinstance(move, GameMove):
        return _play(table, who, move, rng)
    if isinstance(move, Join):
        return TableRefusal(TableCode.ALREADY_JOINED) if who else _join(table, move, moment)
    if isinstance(move, ComeBack) and was_removed(table, move.token):
        return TableRefusal(TableCode.REMOVED)
    if isinstance(move, ComeBack) and who is None:
        return come_back(table, move.token, moment.just_left, rng)
    person = person_of(table, who)
    if who is None or person is None:
        return TableRefusal(TableCode.NOT_JOINED)
    match move:
        case Rename():
            return _rename(person, move)
        case Say():
            return _say(table, who, move)
        case ComeBack():
            return TableRefusal(TableCode.ALREADY_JOINED)
        case Leave():
            return send_away(table, who, moment.here, rng)
        case TakeOver():
            return claim(table, who, move.seat, moment.here, rng)
        case WithdrawClaim():
            return withdraw(table, who)
        case CallStandIn():
            return _call_stand_in(table, who, move.seat, moment, rng)
        case Nudge():
            return nudge(table, who, moment.patience)
        case LetStandInChoose():
            return let_stand_in_choose(table, who, move.seat, moment.here, moment.patience)
        case TakeMinute():
            return take_minute(table, who)
        case RemovePerson() | PassHost():
            return _of_host(table, who) or _about_person(table, move, moment, rng)
        case Lock() | Unlock():
            locking = isinstance(move, Lock)
            return _of_host(table, who) or (
                lock(table, moment.onlookers) if locking else unlock(table)
            )
        case Begin():
            return begin(table, who, moment.packs, moment.long_gone, rng)
        case BeReady():
            return be_ready(table, who, ready=move.ready)
        case TakeChair() | LeaveChair():
            return _before_a_game(table) or _sit(table, who, move)
        case ChangeSettings():
            return _of_host(table, who) or _change_settings(table, move.settings, moment)
        case AddBot() | RemoveBot():
            return _of_host(table, who) or _before_a_game(table) or _arrange(table, move)
        case _:
            assert_never(move)


def _join(table: Table, move: Join, moment: Moment) -> Answer:
    name = clean_name(move.name)
    if name is None:
        return TableRefusal(TableCode.NAME_NOT_POSSIBLE)
    if not SHORTEST_TOKEN <= len(move.token) <= LONGEST_TOKEN:
        return TableRefusal(TableCode.TOKEN_NOT_POSSIBLE)
    if was_removed(table, move.token):
        return TableRefusal(TableCode.REMOVED)
    if table.locked:
        return TableRefusal(TableCode.TABLE_LOCKED)
    room = room_for_one_more(table, moment.long_gone)
    if room is None:
        return TableRefusal(TableCode.TABLE_FULL)
    person = f"p{table.joined + 1}"
    joined = PersonJoined(person, name, hashed(move.token), move.bot)
    if move.colour is None:
        return (*room, joined)
    refusal = _before_a_game(table) or _no_chair(table, move.colour)
    return refusal or (*room, joined, ChairTaken(move.colour, person))


def _rename(person: Person, move: Rename) -> Answer:
    name = clean_name(move.name)
    if name is None:
        return TableRefusal(TableCode.NAME_NOT_POSSIBLE)
    return () if name == person.name else (PersonRenamed(person.id, name),)


def _sit(table: Table, who: PersonId, move: TakeChair | LeaveChair) -> Answer:
    seat = seat_of(table, who)
    if isinstance(move, LeaveChair):
        return TableRefusal(TableCode.NOT_SEATED) if seat is None else (ChairLeft(seat),)
    if seat is None:
        return _no_chair(table, move.colour) or (ChairTaken(move.colour, who),)
    if table.chairs[seat].colour is move.colour:
        return ()
    if move.colour in _colours(table):
        return TableRefusal(TableCode.COLOUR_IN_USE)
    return (ChairPainted(seat, move.colour),)


def _arrange(table: Table, move: AddBot | RemoveBot) -> Answer:
    match move:
        case AddBot():
            free = [colour for colour in Colour if colour not in _colours(table)]
            if not free:
                return TableRefusal(TableCode.TABLE_FULL)
            colour = move.colour or free[0]
            return _no_chair(table, colour) or (ChairTaken(colour, None),)
        case RemoveBot():
            if not 0 <= move.seat < len(table.chairs):
                return TableRefusal(TableCode.NO_SUCH_CHAIR)
            if table.chairs[move.seat].person is not None:
                return TableRefusal(TableCode.NOT_A_BOT)
            return (ChairLeft(move.seat),)


def _change_settings(table: Table, settings: Settings, moment: Moment) -> Answer:
    if not are_possible(settings):
        return TableRefusal(TableCode.SETTING_NOT_POSSIBLE)
    if table.playing:
        if not change_in_a_game(table.settings, settings):
            return TableRefusal(TableCode.GAME_RUNNING)
    elif not all(pack in moment.packs for pack in settings.packs):
        return TableRefusal(TableCode.NO_SUCH_PACK)
    return () if settings == table.settings else (SettingsChanged(settings),)


def _play(table: Table, who: PersonId | None, move: GameMove, rng: Chance) -> Answer:
    seat = seat_of(table, who)
    if seat is None:
        joined = person_of(table, who) is not None
        return TableRefusal(TableCode.NOT_SEATED if joined else TableCode.NOT_JOINED)
    if move.game != table.games:
        return TableRefusal(TableCode.WRONG_GAME)
    if isinstance(move, TellClue) and not isinstance(move.clue.caption, UnsetType):
        caption = clean_line(move.clue.caption)
        if caption is None:
            return Refusal(Code.CLUE_NOT_READABLE)
        move = replace(move, clue=replace(move.clue, caption=caption))
    if not table.playing or table.game.holders[seat] is not Holder.STAND_IN:
        return rules.decide(table.game, at_seat(move, seat), rng)
    # Whoever makes a move is back: the stand-in gets up first (D1).
    back = SeatPassed(seat, Holder.PERSON)
    decision = rules.decide(rules.apply(table.game, back), at_seat(move, seat), rng)
    return decision if isinstance(decision, Refusal) else (back, *decision)


def _say(table: Table, who: PersonId, move: Say) -> Answer:
    if not table.settings.chat:
        return TableRefusal(TableCode.CHAT_OFF)
    text = clean_line(move.text)
    return (LineSaid(who, text),) if text else TableRefusal(TableCode.LINE_NOT_POSSIBLE)


def _about_person(
    table: Table, move: RemovePerson | PassHost, moment: Moment, rng: Chance
) -> Answer:
    if isinstance(move, RemovePerson):
        return remove(table, move.person, moment.here, moment.onlookers, rng)
    if person_of(table, move.person) is None:
        return TableRefusal(TableCode.NO_SUCH_PERSON)
    return () if move.person == table.host else (HostPassed(move.person),)


def _call_stand_in(table: Table, who: PersonId, seat: Seat, moment: Moment, rng: Chance) -> Answer:
    if who != table.host and seat_of(table, who) is None:
        return TableRefusal(TableCode.NOT_SEATED)
    person = table.chairs[seat].person if 0 <= seat < len(table.chairs) else None
    if person is not None:
        if person in moment.here:
            return TableRefusal(TableCode.NOT_ABSENT)
        if who != table.host and person not in moment.long_gone:
            return TableRefusal(TableCode.GRACE_TIME)
    return rules.decide(table.game, rules.SeatStandIn(seat), rng)


def _of_host(table: Table, who: PersonId) -> TableRefusal | None:
    return None if who == table.host else TableRefusal(TableCode.NOT_HOST)


def _before_a_game(table: Table) -> TableRefusal | None:
    return TableRefusal(TableCode.GAME_RUNNING) if table.playing else None


def _no_chair(table: Table, colour: Colour) -> TableRefusal | None:
    if len(table.chairs) == MOST_PLAYERS:
        return TableRefusal(TableCode.TABLE_FULL)
    return TableRefusal(TableCode.COLOUR_IN_USE) if colour in _colours(table) else None


def _colours(table: Table) -> list[Colour]:
    return [chair.colour for chair in table.chairs]
