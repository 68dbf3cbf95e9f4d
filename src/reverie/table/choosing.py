"""Bots and stand-ins choose: after a while, and sooner once people wait for nobody else.

When a person tells, that is their minute: whoever sits there without a person chooses one after the
other, however many they are and whoever else has chosen already.

In a pair with a person, a bot gives the card in one turn and leaves that to the person in the next,
so that people both give and vote (T3). It does not leave it to them for ever.
"""

import logging
from collections.abc import Awaitable, Callable, Sequence
from random import Random

from msgspec import Struct

from reverie import game as rules
from reverie.game import Game, Holder, Phase, Refusal, Seat, SeatPassed, Turn, View
from reverie.table.decide import Answer
from reverie.table.looking import Looking
from reverie.table.pace import Pace
from reverie.table.scheduler import Live, Scheduler
from reverie.table.state import Stage, Table, stage_of

logger = logging.getLogger(__name__)


class Question(Struct, frozen=True):
    """What a bot is asked: what to do, given all that its seat sees and what lies open."""

    view: View
    past: tuple[Turn, ...]
    past_clues: tuple[str, ...]
    """of the games before"""
    language: str
    seed: str
    by: Holder


Brain = Callable[[Question], Awaitable[rules.TurnMove | None]]
GetReady = Callable[[Sequence[str]], None]
"""for playing with these packs, when a bot has sat down or may have to stand in"""


class Room(Struct, frozen=True):
    """When seats without a person choose while a person tells."""

    stage: Stage | None
    moments: dict[Seat, float]


class Choosing:
    """The choices of one table that no person makes."""

    def __init__(self, live: Live, looking: Looking, brain: Brain, pace: Pace, rng: Random) -> None:
        self._looking = looking
        self._scheduler = looking.scheduler
        self._live = live
        self._brain = brain
        self._pace = pace
        self._rng = rng
        self._planned: set[tuple[Stage, Seat]] = set()
        self._room = Room(None, {})

    def run(self) -> None:
        """Plan the choice of each seat that the game waits for and no person plays."""
        table = self._live.table
        stage = stage_of(table)
        due = set() if stage is None else {(stage, seat) for seat in seats_without_person(table)}
        if self._looking.holds_bots() or not self._live.in_charge:
            due.clear()
        if stage != self._room.stage:
            self._room = Room(stage, self._one_by_one(table))
        for gone in self._planned - due:
            self._planned.discard(gone)
            self._scheduler.drop(gone)
        for stage_and_seat in due:
            if not self._scheduler.under_way(stage_and_seat):
                self._plan(stage_and_seat)

    def _one_by_one(self, table: Table) -> dict[Seat, float]:
        """When each seat without a person chooses, if a person tells and is to enjoy it."""
        if table.clue_by is None or table.game.phase not in {Phase.CHOOSING, Phase.VOTING}:
            return {}
        seats = [seat for seat in seats_without_person(table) if not self._leaves_it(seat)]
        self._rng.shuffle(seats)
        step = self._rng.uniform(*self._pace.room) / max(1, len(seats))
        now = self._scheduler.now()
        return {seat: now + step * at for at, seat in enumerate(seats, 1)}

    def _plan(self, stage_and_seat: tuple[Stage, Seat]) -> None:
        planned, seat = self._scheduler.due(stage_and_seat), stage_and_seat[1]
        soon = self._scheduler.now() + self._pace.hurry[1]
        in_turn = seat in self._room.moments
        leisure = in_turn or (self._people_choose() and not self._is_late(seat))
        if planned is not None and (planned <= soon or leisure):
            return
        self._planned.add(stage_and_seat)
        thinking = self._thinking_time(seat) if leisure else self._rng.uniform(*self._pace.hurry)
        self._scheduler.plan(stage_and_seat, thinking, lambda: self._choose(*stage_and_seat))

    def _thinking_time(self, seat: Seat) -> float:
        if seat in self._room.moments:
            return max(0.0, self._room.moments[seat] - self._scheduler.now())
        thinking = self._rng.uniform(*self._pace.thinking)
        table = self._live.table
        if table.game.phase is not Phase.RACING and not self._leaves_it(seat):
            return thinking
        leave_it_until = self._live.noted(table.moments.stage) + self._pace.race
        return max(0.0, leave_it_until - self._scheduler.now()) + thinking

    def _leaves_it(self, seat: Seat) -> bool:
        """T3: whether this bot's partner is a person who may give the card, and should for once."""
        table, game = self._live.table, self._live.table.game
        if not game.rules.pairs or game.phase is not Phase.CHOOSING or game.turn % 2 == 0:
            return False
        partner = rules.partner_of(game, seat)
        gone = self._live.attendance.gone_for(self._pace.grace, self._scheduler.now())
        here = table.chairs[partner].person not in gone
        return game.holders[partner] is Holder.PERSON and partner != game.storyteller and here

    def _is_late(self, seat: Seat) -> bool:
        """Whether a stand-in chooses for somebody who had their time: it takes none of its own.

        That is so where the person is here, and in the race: bots leave it to people for a while,
        and a stand-in sits down when that is over.
        """
        table = self._live.table
        here = table.chairs[seat].person in self._live.attendance.here
        late = here or table.game.phase is Phase.RACING
        return table.game.holders[seat] is Holder.STAND_IN and late

    def _people_choose(self) -> bool:
        """Whether somebody has yet to choose who is here, or was so a moment ago."""
        table = self._live.table
        gone = self._live.attendance.gone_for(self._pace.grace, self._scheduler.now())
        return any(
            table.game.holders[seat] is Holder.PERSON and table.chairs[seat].person not in gone
            for seat in rules.waiting_for(table.game)
        )

    def _choose(self, stage: Stage, seat: Seat) -> None:
        self._planned.discard((stage, seat))
        self._scheduler.start((stage, seat), lambda: self._think(stage, seat))

    async def _think(self, stage: Stage, seat: Seat) -> None:
        table = self._live.table
        if stage_of(table) != stage or seat not in seats_without_person(table):
            return
        by = table.game.holders[seat]
        question = Question(
            view=rules.view(table.game, seat),
            past=rules.turns_of(table.game),
            past_clues=table.past_clues,
            language=table.settings.language,
            seed=str(self._rng.random()),
            by=by,
        )
        move = await self._brain(question)
        if move is not None:
            await self._live.do(lambda: self._choice(stage, seat, by, move))

    def _choice(self, stage: Stage, seat: Seat, by: Holder, move: rules.TurnMove) -> Answer:
        """What was thought up, unless the table has moved on or the seat has changed hands."""
        table = self._live.table
        if stage_of(table) != stage or seat not in seats_without_person(table):
            return ()
        if table.game.holders[seat] is not by:
            return ()
        decision = rules.decide(table.game, move, self._rng)
        if isinstance(decision, Refusal):
            logger.error(
                "a bot's move was refused; it is asked again",
                extra={"figures": {"table": table.code, "code": decision.code}},
            )
            return decision
        person = table.chairs[seat].person
        after = rules.replay(decision, table.game)
        if person in self._live.attendance.here and after.phase is not Phase.OVER:
            return (*decision, SeatPassed(seat, Holder.PERSON))
        return decision


class Readiness:
    """Bots that have sat down, or may have to stand in, get ready for the packs of a game."""

    def __init__(self, live: Live, scheduler: Scheduler, pace: Pace, get_ready: GetReady) -> None:
        self._live = live
        self._scheduler = scheduler
        self._pace = pace
        self._get_ready = get_ready
        self._ready_for: tuple[int, tuple[str, ...]] | None = None

    def run(self) -> None:
        """Let them get ready, once a game and choice of packs."""
        table = self._live.table
        wanted = (table.games, table.settings.packs)
        if not self._live.in_charge:
            return
        if wanted != self._ready_for and (_bots_sit(table) or self._somebody_is_gone(table)):
            self._ready_for = wanted
            self._get_ready(table.settings.packs)

    def _somebody_is_gone(self, table: Table) -> bool:
        gone = self._live.attendance.gone_for(self._pace.grace, self._scheduler.now())
        return table.playing and bool(gone)


def seats_without_person(table: Table) -> list[Seat]:
    """The seats that the game waits for and that no person plays."""
    game: Game = table.game
    return [s for s in rules.waiting_for(game) if game.holders[s] is not Holder.PERSON]


def _bots_sit(table: Table) -> bool:
    if table.playing:
        return any(holder is not Holder.PERSON for holder in table.game.holders)
    return any(chair.person is None for chair in table.chairs)
