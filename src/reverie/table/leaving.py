"""Leaving for good: a bot takes the seat (D4), and somebody else is the host.

Whoever has left in the middle of a game may think better of it for a while. In the same turn they
have their seat back at once, since nobody else has seen its hand; what the bot has chosen meanwhile
is theirs to change. In a later turn they have claimed it (D8). If somebody else has, they watch.
"""

from reverie import game as rules
from reverie.game import Chance, Refusal
from reverie.table.events import (
    ChairLeft,
    ChairPassed,
    HostPassed,
    PersonLeft,
    PersonReturned,
    SeatClaimed,
    TableEvent,
)
from reverie.table.refusals import AnyRefusal, TableCode, TableRefusal
from reverie.table.state import MOST_PEOPLE, Departure, PersonId, Table, seat_of
from reverie.table.tokens import hashed


def heir(
    table: Table, here: frozenset[PersonId], leaving: PersonId | None = None
) -> PersonId | None:
    """Who is to be the host, but for somebody who is leaving; bots are not.

    It is the first to have joined of those who sit and are here. If none of them is here it is one
    who sits all the same: whoever only watches must not have power over those who play because all
    of them have lost the line for a moment. Only if nobody sits is it one of the others.
    """
    people = [p.id for p in table.people if p.id != leaving and not p.bot]
    sitting = [person for person in people if seat_of(table, person) is not None] or people
    return next((p for p in sitting if p in here), next(iter(sitting), None))


def room_for_one_more(
    table: Table, long_gone: frozenset[PersonId]
) -> tuple[TableEvent, ...] | None:
    """Who has to go so that somebody new may join a table that has all the people it can have.

    Nobody who is here, plays, has played, will play or is the host; None if there is nobody else.
    """
    if len(table.people) < MOST_PEOPLE:
        return ()
    kept = {table.host, *(player.person for player in table.players)}
    for chair in table.chairs:
        kept |= {chair.person, chair.claimed_by}
    idle = [person.id for person in table.people if person.id in long_gone - kept]
    return (PersonLeft(idle[0]),) if idle else None


def send_away(
    table: Table,
    person: PersonId,
    here: frozenset[PersonId],
    rng: Chance,
    *,
    removed: bool = False,
) -> tuple[TableEvent, ...]:
    """Let somebody go, or be gone, for good."""
    seat = seat_of(table, person)
    left: tuple[TableEvent, ...] = ()
    if seat is not None and table.playing:
        decision = rules.decide(table.game, rules.LeaveSeat(seat), rng)
        assert not isinstance(decision, Refusal), "a person's seat can be left"
        left = decision
    elif seat is not None:
        left = (ChairLeft(seat),)
    left = (*left, PersonLeft(person, removed))
    return (*left, HostPassed(heir(table, here, person))) if person == table.host else left


def come_back(
    table: Table, token: str, just_left: frozenset[PersonId], rng: Chance
) -> tuple[TableEvent, ...] | AnyRefusal:
    """Undo a leave: be the person again whose token this was, on the same seat."""
    departure = departure_of(table, token)
    if departure is None or departure.person.id not in just_left:
        return TableRefusal(TableCode.TOO_LATE)
    if len(table.people) >= MOST_PEOPLE:
        return TableRefusal(TableCode.TABLE_FULL)
    person, seat = departure.person.id, departure.seat
    chair = table.chairs[seat]
    back: tuple[TableEvent, ...] = (PersonReturned(person),)
    if chair.person is None and chair.claimed_by is None:
        if departure.turn == table.game.turn:
            decision = rules.decide(table.game, rules.UndoLeave(seat), rng)
            assert not isinstance(decision, Refusal), "a seat that was left is a bot's"
            back = (*back, ChairPassed(seat, person), *decision)
        else:
            back = (*back, SeatClaimed(seat, person))
    return (*back, HostPassed(person)) if _is_host_again(table, departure) else back


def _is_host_again(table: Table, departure: Departure) -> bool:
    """Whether the host is so because this person has left: their heir, or one that follows it.

    So of several who were the host and come back, the first to have left is it in the end; and
    nobody is any more once a host has chosen another one.
    """
    if table.host is None:
        return not departure.person.bot
    heirs = {gone.person.id: gone.heir for gone in table.departures if gone.host}
    heir = departure.heir
    while heir in heirs:
        heir = heirs[heir]
    return heir == table.host


def just_left(table: Table, after: float) -> frozenset[PersonId]:
    """Who has left the game since that moment."""
    return frozenset(gone.person.id for gone in table.departures if gone.at > after)


def departure_of(table: Table, token: str) -> Departure | None:
    """Who has left this game and has this token."""
    secret = hashed(token)
    return next((gone for gone in table.departures if gone.person.secret == secret), None)
