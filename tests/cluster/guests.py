"""Guests: clients that play at any node, come back to another, and keep a history."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from random import Random
from secrets import token_hex

from aiohttp import ClientError

from reverie.client import ClosedError, RefusedError
from reverie.game import Colour, Phase
from reverie.server.messages import Message, ViewMessage
from reverie.table import Settings, StandIns, TableMove
from reverie.table.moves import AddBot, Begin, BeReady, ChangeSettings, Say
from tests.client import Client
from tests.cluster.history import Attempt, End, Sight, Witness
from tests.patience import PATIENCE

COMING_BACK = (0.1, 0.3, 0.5)
SHARE_OF_LINES = 0.2
SHARE_OF_IMPATIENT = 0.1
"""of moves whose maker soon gives up, and never knows what came of them"""


class Guest(Client):
    """Somebody at a table, who plays whatever happens."""

    def __init__(self, bases: Sequence[str], code: str, seat: int, rng: Random) -> None:
        super().__init__(rng.choice(bases), code, pauses=COMING_BACK)
        self.seat = seat
        self.witness = Witness(f"{code} {seat}", [], [])
        self.losses: list[float] = []
        """for how many seconds there was no view after a connection was lost"""
        self._bases = bases
        self._rng = rng
        self._lost_at: float | None = None
        self._in_doubt: set[str] = set()
        """kinds of moves of which the last may have been made: the same again changes nothing"""
        self.doubts = 0
        """moves of which it has given up to know what came of them"""

    def received(self, message: Message, frame: str) -> None:
        if isinstance(message, ViewMessage):
            now = _now()
            self.witness.sights.append(Sight(frame.encode(), now))
            if self._lost_at is not None:
                self.losses.append(now - self._lost_at)
                self._lost_at = None

    def lost(self, seconds: float) -> None:
        del seconds
        self._lost_at = self._lost_at or _now()
        self.server = self._rng.choice([base for base in self._bases if base != self.server])

    async def arrive(self, seats: int) -> None:
        """Join and sit down; whoever comes first adds nobody: all are people."""
        async with asyncio.timeout(PATIENCE):
            while True:
                with suppress(ClientError, OSError, ClosedError):
                    await self.connect()
                    break
                await asyncio.sleep(0.2)
                self.lost(0)
        await self.join(f"N{self.seat}", tuple(Colour)[self.seat])
        await self.until(lambda view: len(view.table.chairs) >= seats)

    @property
    def score(self) -> tuple[int, int]:
        """The game, and how many of its turns have begun or are over."""
        game = self.view.table.game
        return (self.view.table.games, 0) if game is None else (self.view.table.games, game.turn)

    async def invite(self, bots: int) -> None:
        """If this is the host, add so many bots, and let whoever is absent be stood in for."""
        if self.is_host:
            await self.move(ChangeSettings(Settings(stand_ins=StandIns.ALWAYS)))
            for colour in tuple(Colour)[len(Colour) - bots :]:
                await self.move(AddBot(colour))

    @property
    def is_host(self) -> bool:
        return self.view.you.person == self.view.table.host

    async def play(self, is_over: asyncio.Event) -> None:
        """Make moves until that is so; the last one is waited for."""
        while not is_over.is_set():
            seen, move = self.view, self._next()
            if move is None:
                with suppress(TimeoutError):
                    async with asyncio.timeout(0.3):
                        await self.until(lambda view, seen=seen: view is not seen)
            else:
                await self.make(move)
                await asyncio.sleep(self._rng.uniform(0, 0.1))

    async def make(self, move: TableMove) -> None:
        """Make a move, and write down what came of it."""
        what = type(move).__name__
        needless = isinstance(move, BeReady) or (
            what in self._in_doubt and not isinstance(move, Say)
        )
        attempt = Attempt(token_hex(8), _now(), what=what, needless=needless)
        self.witness.attempts.append(attempt)
        impatient = self._rng.random() < SHARE_OF_IMPATIENT
        seconds = self._rng.uniform(0.001, 0.1) if impatient else PATIENCE
        try:
            async with asyncio.timeout(seconds):
                await self.move(move, attempt.key)
        except RefusedError:
            attempt.end = End.REFUSED
        except TimeoutError:
            if not impatient:
                raise
            self._in_doubt.add(what)
            self.doubts += 1
            return
        else:
            attempt.end = End.ACKNOWLEDGED
            self._in_doubt.discard(what)
        attempt.ended = _now()

    async def speak(self) -> None:
        """Say something that nobody has said before."""
        await self.make(self._line())

    def _line(self) -> Say:
        return Say(f"{self.seat} says {token_hex(4)}")

    def _next(self) -> TableMove | None:
        view, game = self.view, self.view.table.game
        if self._rng.random() < SHARE_OF_LINES:
            return self._line()
        if game is None:
            return Begin() if self.is_host else None
        if game.phase is Phase.OVER:
            return None if view.you.person in view.table.ready else BeReady()
        return self.choice(self._rng)


def _now() -> float:
    return asyncio.get_running_loop().time()
