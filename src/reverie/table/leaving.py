"""Leaving for good: a bot takes the seat (D4), and somebody else is the host."""

from reverie import game as rules
from reverie.game import Chance, Refusal
from reverie.table.events import ChairLeft, HostPassed, PersonLeft, TableEvent
from reverie.table.state import PersonId, Table, seat_of


def next_host(table: Table, present: frozenset[PersonId] | None = None) -> PersonId | None:
    """Who follows the host: the next in the order of arrival, of those present, and no bot."""
    others = [
        person.id
        for person in table.people
        if person.id != table.host and not person.bot and (present is None or person.id in present)
    ]
    return others[0] if others else None


def send_away(
    table: Table, person: PersonId, rng: Chance, *, removed: bool = False
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
    if person == table.host:
        left = (*left, HostPassed(next_host(table)))
    return (*left, PersonLeft(person, removed))
