"""What just happened, as far as everybody may know: the kind of event, and whose it was.

An event may hold secrets, so what is told of it is listed here and not looked for: a field that an
event gets tomorrow is told to nobody until somebody has thought about it.
"""

from msgspec import Struct

from reverie.game import CardsPlayed, ClueTold, Seat, SeatPassed, VotesCast
from reverie.table.events import (
    ChairLeft,
    ChairPainted,
    ChairPassed,
    ChairTaken,
    ClaimWithdrawn,
    HostPassed,
    LineSaid,
    MinuteTaken,
    Nudged,
    PersonJoined,
    PersonLeft,
    PersonRenamed,
    PersonReturned,
    ReadyChanged,
    SeatClaimed,
    StandInAgreed,
    TableEvent,
)
from reverie.table.state import PersonId

OF_A_SEAT = (
    ClueTold,
    CardsPlayed,
    VotesCast,
    SeatPassed,
    ChairPainted,
    ChairLeft,
    SeatClaimed,
    ClaimWithdrawn,
    ChairPassed,
    StandInAgreed,
)
OF_A_PERSON = (
    PersonJoined,
    PersonRenamed,
    PersonLeft,
    PersonReturned,
    HostPassed,
    ChairTaken,
    SeatClaimed,
    ClaimWithdrawn,
    ChairPassed,
    Nudged,
    StandInAgreed,
    MinuteTaken,
    ReadyChanged,
    LineSaid,
)


class Glimpse(Struct, frozen=True):
    """The open part of an event."""

    event: str
    seat: Seat | None = None
    person: PersonId | None = None


def glimpse(event: TableEvent) -> Glimpse:
    """What everybody may know of this event."""
    return Glimpse(
        event=str(event.__struct_config__.tag),
        seat=event.seat if isinstance(event, OF_A_SEAT) else None,
        person=event.person if isinstance(event, OF_A_PERSON) else None,
    )
