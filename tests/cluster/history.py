"""A history: what clients did and saw at one table, at whichever nodes, with times.

It is kept by the clients themselves (`guests.py`), and is all that `checker.py` knows beside what
is in the log in the end.
"""

from enum import Enum, auto

from msgspec import Struct


class End(Enum):
    """How a move ended for whoever made it."""

    ACKNOWLEDGED = auto()
    REFUSED = auto()
    UNKNOWN = auto()
    """Its maker has given up waiting."""


class Attempt(Struct):
    """A move that somebody made."""

    key: str
    invoked: float
    end: End = End.UNKNOWN
    ended: float = float("inf")
    what: str = ""
    needless: bool = False
    """whether it may have been done without an entry, since all was as it asked for"""


class Sight(Struct, frozen=True):
    """A view that somebody was shown, as bytes."""

    frame: bytes
    at: float


class Witness(Struct):
    """One client of a table: all it did, and all it was shown, in order."""

    name: str
    attempts: list[Attempt] = []
    sights: list[Sight] = []
