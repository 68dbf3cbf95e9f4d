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
from reverie.table.pace import Pace
from reverie.table.reacting import Reacting
from reverie.table.scheduler import Live, Scheduler
from reverie.table.state import PersonId


class Errands:
    """The errands of one table."""

    def __init__(
        self, live: Live, brain: Brain, get_ready: GetReady, pace: Pace, rng: Random
    ) -> None:
        self._scheduler = scheduler = Scheduler(live, self.run)
        self._clock = Clock(live, scheduler, rng)
        self._choosing = Choosing(live, scheduler, brain, pace, rng)
        self._readiness = Readiness(live, scheduler, pace, get_ready)
        self._absence = Absence(live, scheduler, pace)
        self._reacting = Reacting(live, scheduler, pace, rng)

    def run(self) -> None:
        """Plan what is due."""
        if not self._scheduler.stopped:
            self._clock.run()
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

    def welcome(self, person: PersonId) -> None:
        """Somebody is back."""
        self._absence.welcome(person)
