"""Whoever is gone does not stop a table: the host is followed, stand-ins sit down and get up."""

from reverie.game import Holder, SeatPassed
from reverie.table.decide import Answer
from reverie.table.events import HostPassed
from reverie.table.leaving import heir
from reverie.table.pace import Pace
from reverie.table.scheduler import Live, Scheduler
from reverie.table.settings import StandIns
from reverie.table.state import PersonId, Table, seat_of

GRACE_TIME = "grace time"


class Absence:
    """What is done about the absent of one table, and when they are back."""

    def __init__(self, live: Live, scheduler: Scheduler, pace: Pace) -> None:
        self._live = live
        self._scheduler = scheduler
        self._pace = pace

    def run(self) -> None:
        """See to those who are gone for long, and look again when the next one is."""
        now = self._scheduler.now()
        if self._live.in_charge:
            self._act(now)
        moment = self._live.attendance.next_expiry(self._pace.grace, now)
        if moment is None:
            self._scheduler.drop(GRACE_TIME)
        else:
            self._scheduler.plan_at(GRACE_TIME, moment, self._scheduler.look)

    def _act(self, now: float) -> None:
        table = self._live.table
        if self._next_host() is not None:
            self._scheduler.do("pass host", self._pass_host)
        if table.settings.stand_ins is StandIns.ALWAYS:
            for person in self._live.attendance.gone_for(self._pace.grace, now):
                if held_by(table, person) is Holder.PERSON:
                    self._seat_stand_in(person)

    def welcome(self, person: PersonId) -> None:
        """Somebody is back: the stand-in gets up."""
        if held_by(self._live.table, person) is Holder.STAND_IN:
            self._scheduler.do(
                ("give back", person), lambda: self._pass(person, Holder.STAND_IN, Holder.PERSON)
            )

    def _next_host(self) -> PersonId | None:
        """Who follows a host that is gone for long, if there is anybody."""
        table, attendance = self._live.table, self._live.attendance
        gone = attendance.gone_for(self._pace.grace, self._scheduler.now())
        follower = heir(table, attendance.here) if table.host in gone else None
        return follower if follower in attendance.here else None

    def _pass_host(self) -> Answer:
        follower = self._next_host()
        return (HostPassed(follower),) if follower else ()

    def _seat_stand_in(self, person: PersonId) -> None:
        def seat_if_still_gone() -> Answer:
            if person not in self._live.attendance.gone_for(self._pace.grace, self._live.now()):
                return ()
            return self._pass(person, Holder.PERSON, Holder.STAND_IN)

        self._scheduler.do(("seat", person), seat_if_still_gone)

    def _pass(self, person: PersonId, held: Holder, holder: Holder) -> Answer:
        """Pass this person's seat on, if it is still held so."""
        seat = seat_of(self._live.table, person)
        if seat is None or held_by(self._live.table, person) is not held:
            return ()
        return (SeatPassed(seat, holder),)


def held_by(table: Table, person: PersonId) -> Holder | None:
    """Who plays this person's seat, while a game is on."""
    seat = seat_of(table, person)
    return table.game.holders[seat] if table.playing and seat is not None else None
