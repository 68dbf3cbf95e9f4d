"""How much of the disk an address may fill by its moves."""

import asyncio
from weakref import WeakKeyDictionary

from reverie.table import LiveTable
from reverie.table.allowance import Allowance
from reverie.table.moves import Begin, BeReady

BYTES_OF_AN_ENTRY = 300
"""beside what is in the message itself"""
BYTES_OF_A_GAME = 200_000
"""of bots alone, to the highest goal: 760 entries of 130 bytes, and as much again for safety"""
BYTES_IN_MEGABYTE = 1_000_000
SECONDS_IN_HOUR = 3600


class Filling:
    """What each address may still fill. A game is counted once, however often it is asked for."""

    def __init__(self, megabytes_per_hour: int) -> None:
        room = megabytes_per_hour * BYTES_IN_MEGABYTE
        self._room = Allowance(room, SECONDS_IN_HOUR / room)
        self._counted: WeakKeyDictionary[LiveTable, int] = WeakKeyDictionary()
        """the newest game of each table that somebody has asked for"""

    def allow(self, address: str, live: LiveTable, text: str | None, move: object) -> bool:
        """Whether a move may be kept, with the game that may follow from it."""
        game = live.table.games + 1
        asks = isinstance(move, Begin) or (isinstance(move, BeReady) and move.ready)
        new = asks and self._counted.get(live, 0) < game
        size = bytes_to_keep(text) + BYTES_OF_A_GAME * new
        if not self._room.take(address, asyncio.get_running_loop().time(), size):
            return False
        if new:
            self._counted[live] = game
        return True


def bytes_to_keep(text: str | None) -> int:
    """What a message fills of the disk."""
    return len((text or "").encode()) + BYTES_OF_AN_ENTRY
