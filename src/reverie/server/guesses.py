"""Looking up codes for strangers, who may be guessing: an address has few wrong ones a minute.

A look-up is charged before it begins and given back if the code was right, so nothing is gained by
asking many times at once. An address has one look-up under way; its others wait for their turn, so
that a family who all come back after a restart are not taken for guessers. That delays nobody: the
log is read by one thread anyway, and a table in memory is found without any waiting.
"""

import asyncio
from collections.abc import Awaitable, Callable

from reverie.server.limits import Buckets, Turns
from reverie.table import LiveTable

WRONG_CODES_PER_MINUTE = 60


class WrongCodesError(Exception):
    """Somebody at this address is trying out codes."""


class Guesses:
    """The way from codes to tables."""

    def __init__(
        self,
        find: Callable[[str], Awaitable[LiveTable | None]],
        at_hand: Callable[[str], LiveTable | None],
    ) -> None:
        self._find = find
        self._at_hand = at_hand
        self._permits = Buckets(WRONG_CODES_PER_MINUTE / 60, WRONG_CODES_PER_MINUTE)
        self._turns = Turns()

    async def look_up(self, address: str, code: str) -> LiveTable | None:
        """The table with this code; `WrongCodesError` if this address had too many wrong ones."""
        async with self._turns.of(address):
            now = asyncio.get_running_loop().time()
            if not self._permits.take(address, now):
                raise WrongCodesError
            wrong = False
            try:
                live = await self._find(code)
                wrong = live is None
            finally:
                if not wrong:
                    self._permits.give_back(address, now)
            return live

    def glance(self, address: str, code: str) -> LiveTable | None:
        """The table with this code, if that is open to all and at hand; all else is a wrong code.

        Nobody learns more by this than by looking it up, nor more often.
        """
        now = asyncio.get_running_loop().time()
        if not self._permits.take(address, now):
            return None
        live = self._at_hand(code)
        if live is None or live.table.locked:
            return None
        self._permits.give_back(address, now)
        return live
