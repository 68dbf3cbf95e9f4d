"""What a table does by itself, so that it is never stuck.

Bots and stand-ins choose, time is called, whoever comes back gets the seat back, an absent host
is followed by somebody present, and absent players are stood in for if the table is set so. Each
subject has a module of its own; `run` lets all of them look at the table as it is now and plan
whatever is due, and may be called at any time and as often as one likes. What is planned decides
anew when its moment has come: by then the table may have moved on.
"""

from random import Random

from reverie.table.absence import Absence
from reverie.table.choosing import Brain, Choosing, GetReady, Readiness
from reverie.table.clock import Clock
from reverie.table.idle import Patience
from reverie.table.pace import Pace
from reverie.table.reacting import Reacting
from reverie.table.scheduler import Live, Scheduler
from reverie.table.state import PersonId
from reverie.table.waiting import Waiting


class Errands:
    """The errands of one table."""

    def __init__(
        self, live: Live, brain: Brain, get_ready: GetReady, pace: Pace, rng: Random
    ) -> None:
        self._scheduler = scheduler = Scheduler(live, self.run)
        self._clock = Clock(live, scheduler, pace, rng)
        self._waiting = Waiting(live, scheduler, pace)
        self._choosing = Choosing(live, scheduler, brain, pace, rng)
        self._readiness = Readiness(live, scheduler, pace, get_ready)
        self._absence = Absence(live, scheduler, pace)
        self._reacting = Reacting(live, scheduler, pace, rng)

    def run(self) -> None:
        """Plan what is due."""
        if not self._scheduler.stopped:
            self._clock.run()
            self._waiting.run()
            self._readiness.run()
            self._choosing.run()
            self._absence.run()

    def react(self) -> None:
        """A turn was revealed."""
        self._reacting.plan()

    def stop(self) -> None:
        """Drop everything."""
        self._scheduler.stop()

    def time_left(self) -> float | None:
        """Seconds until time is called, if there is a timer."""
        return self._clock.time_left()

    def patience(self) -> Patience | None:
        """What is left of it in this phase (D7)."""
        return self._waiting.patience()

    def welcome(self, person: PersonId) -> None:
        """Somebody is back."""
        self._absence.welcome(person)
