"""What a table does by itself, so that it is never stuck.

Bots and stand-ins choose, time is called, whoever comes back gets the seat back, an absent host is
followed by somebody present, absent players are stood in for if the table is set so, and the next
game begins once people are ready. Each subject has a module of its own; `run` lets all of them look
at the table as it is now and plan whatever is due, and may be called at any time and as often as
one likes. What is planned decides anew when its moment has come: by then the table may have moved
on.

None of them keeps a moment that a restart would lose: clocks are worked out from what the table
notes (`noting.py`) and from who is here. But how long a bot takes to think is its own affair.

Where several nodes have a table open, one of them is in charge of it and does all that; the others
only work out what their clocks say. Who is in charge may change at any time, and for a moment two
may be: then the log's numbers let one of them be first, and what the other had in mind is no longer
due. Whoever comes back to a table is welcomed at the node where that is.
"""

import logging

from reverie.table.absence import Absence
from reverie.table.choosing import Choosing, Readiness
from reverie.table.clock import Clock
from reverie.table.looking import Looking
from reverie.table.reacting import Reacting
from reverie.table.rematch import Rematch
from reverie.table.scheduler import Live, Scheduler
from reverie.table.seen import Times
from reverie.table.services import Services
from reverie.table.state import PersonId
from reverie.table.waiting import Waiting

logger = logging.getLogger(__name__)


class Errands:
    """The errands of one table."""

    def __init__(self, live: Live, services: Services) -> None:
        pace, rng = services.pace, services.rng
        self._live = live
        self._scheduler = scheduler = Scheduler(live, self.run)
        self._looking = looking = Looking(live, scheduler, pace)
        self._clock = Clock(live, scheduler, pace, rng, looking)
        self._waiting = Waiting(live, pace)
        self._choosing = Choosing(live, looking, services.brain, pace, rng)
        self._readiness = Readiness(live, scheduler, pace, services.get_ready)
        self._absence = Absence(live, scheduler, pace)
        self._reacting = Reacting(live, scheduler, pace, rng)
        self._rematch = Rematch(live, scheduler, services.packs, pace, rng)

    def run(self) -> None:
        """Plan what is due."""
        if not self._scheduler.stopped:
            self._looking.run()
            self._clock.run()
            self._readiness.run()
            self._choosing.run()
            self._absence.run()
            self._rematch.run()

    def try_to_run(self) -> None:
        """The same after a change, of which views are shown even if errands break."""
        try:
            self.run()
        except Exception:
            logger.exception(
                "what a table does by itself could not be planned; it is tried at the next change",
                extra={"figures": {"table": self._live.table.code}},
            )

    def revealed(self) -> None:
        """A turn was revealed."""
        self._reacting.plan()

    def go_on(self, person: PersonId, game: int, turn: int) -> None:
        """Somebody has looked at a turn that was revealed."""
        self._looking.go_on(person, game, turn)

    def stop(self) -> None:
        """Drop everything."""
        self._scheduler.stop()

    def times(self) -> Times:
        """What its clocks say."""
        return Times(
            left=self._clock.time_left(),
            next_game_in=self._rematch.starts_in(),
            obstacle=self._rematch.obstacle(),
            patience=self._waiting.patience(),
            revealed_ago=self._looking.ago(),
        )

    def welcome(self, person: PersonId) -> None:
        """Somebody is back."""
        self._absence.welcome(person)
