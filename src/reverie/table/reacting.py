"""Once the points of a turn are shown, a bot or two may show what they think of it."""

from functools import partial
from random import Random

from reverie.game import Holder, turns_of
from reverie.table.pace import Pace
from reverie.table.reactions import Reacted, bots_reaction
from reverie.table.scheduler import Live, Scheduler


class Reacting:
    """The reactions of the bots at one table."""

    def __init__(self, live: Live, scheduler: Scheduler, pace: Pace, rng: Random) -> None:
        self._live = live
        self._scheduler = scheduler
        self._pace = pace
        self._rng = rng

    def plan(self) -> None:
        """Let bots react to the last turn, unless the table does without reactions."""
        table, game = self._live.table, self._live.table.game
        if not table.settings.reactions or not game.turns or not self._live.in_charge:
            return
        turn = turns_of(game)[-1]
        for seat in (seat for seat, holder in enumerate(game.holders) if holder is Holder.BOT):
            reaction = bots_reaction(turn, seat, self._rng)
            if reaction is not None:
                flash = partial(self._live.flash, Reacted(reaction, seat=seat))
                wait = self._pace.points + self._rng.uniform(*self._pace.reaction)
                self._scheduler.plan(("react", seat, len(game.turns)), wait, flash)
