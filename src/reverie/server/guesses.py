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

    def __init__(self, find: Callable[[str], Awaitable[LiveTable | None]]) -> None:
        self._find = find
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
