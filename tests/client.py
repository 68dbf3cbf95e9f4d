"""A client for tests: it is soon impatient, plays at random, and remembers every byte it got."""

import asyncio
import contextlib
from collections.abc import Sequence
from random import Random
from typing import Any

import aiohttp

from reverie import client
from reverie.bots import random_move
from reverie.client import RefusedError
from reverie.game import Holder, View
from reverie.server.messages import Message, React, ViewMessage
from reverie.table import TableMove
from reverie.table.moves import GameMove, in_game
from tests.patience import PATIENCE

TOO_LATE = {"race_lost", "wrong_phase", "wrong_turn", "partner_has_given"}
"""what somebody may hear who does what could be done when they looked"""


class Client(client.Client):
    """One device at one table. When its connection ends, it stays away, unless told."""

    def __init__(
        self,
        base: str,
        code: str,
        token: str | None = None,
        *,
        pauses: Sequence[float] = (),
        screen: bool = False,
    ) -> None:
        super().__init__(base, code, token, pauses=pauses, screen=screen)
        self.frames: list[bytes] = []

    def received(self, message: Message, frame: str) -> None:
        self.frames.append(frame.encode())
        if isinstance(message, ViewMessage) and self._view is not None:
            assert message.seq >= self._view.seq, "the server forgot something it had shown"

    @property
    def connected(self) -> bool:
        return self._socket is not None and not self._socket.closed

    async def move(self, move: TableMove | React, key: str | None = None) -> str:
        async with asyncio.timeout(PATIENCE):
            return await super().move(move, key)

    async def send_raw(self, text: str) -> None:
        """Send whatever it is, and wait for no answer."""
        if self._socket is None:
            raise aiohttp.ClientConnectionResetError
        await self._socket.send_str(text)

    async def until(self, condition: Any) -> ViewMessage:  # noqa: ANN401  a question about a view
        async with asyncio.timeout(PATIENCE):
            return await super().until(condition)

    async def changed(self) -> ViewMessage:
        """The next view."""
        seen = self.view
        return await self.until(lambda view: view is not seen)

    async def changed_or(self, seconds: float) -> None:
        """Wait for the next view, but not for long."""
        with contextlib.suppress(TimeoutError, ConnectionError):
            async with asyncio.timeout(seconds):
                await self.changed()

    def choice(self, rng: Random) -> GameMove | None:
        """A random legal move of the game for this seat."""
        return random_choice(self.view, rng)

    async def play_on(self, rng: Random) -> None:
        """Make choices whenever it is this seat's turn, until the game is over."""
        while True:
            view = await self.until(lambda view: view.table.game is not None)
            assert view.table.game is not None
            if view.table.game.winners:
                return
            move = self.choice(rng)
            if move is None:
                await self.changed()
                continue
            try:
                await self.move(move)
            except RefusedError as refused:
                if refused.code not in TOO_LATE:
                    raise


def random_choice(view: ViewMessage, rng: Random) -> GameMove | None:
    """A random legal move of the game for whoever sees this."""
    table, own = view.table, view.you.own
    if table.game is None or own is None:
        return None
    move = random_move(View(table.game, own), rng, Holder.PERSON)
    return in_game(move, table.games) if move is not None else None
