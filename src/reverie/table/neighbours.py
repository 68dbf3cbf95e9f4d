"""Neighbours: the other nodes that may have the same tables open, as far as a table needs them.

A table is true on every node, for its log is. Beside it a node needs from the others: who is there,
who runs the errands, that something has happened, and what passes without being kept. Nothing of
that decides who is right: what comes late or not at all makes a table slow and never wrong.

All is called in the event loop, and nothing but `join` waits. Bodies are the table's own affair
(`present.py`); neighbours keep and carry them. Where there is one node, it is `Alone`.
"""

from typing import NamedTuple, Protocol


class News(NamedTuple):
    """What a table hears from the other nodes."""

    others: tuple[bytes, ...] | None
    """what each other node that lives says of its people here; None while they can't be heard"""
    in_charge: bool
    """whether this node runs the table's errands"""


class Neighbour(Protocol):
    """A table in this node's memory, which is told of the others."""

    def moved(self, seq: int) -> None:
        """There is an entry with this number. It may be an old one, and may be said twice."""

    def vanished(self) -> None:
        """The log has forgotten the table."""

    def heard(self, news: News) -> None:
        """The news are others now."""

    def flashed(self, body: bytes) -> None:
        """Something passing was shown elsewhere."""


class Bond(Protocol):
    """What binds a table in this node's memory to the same one on other nodes."""

    def tell(self, own: bytes) -> None:
        """This is what the node says of its own people from now on; nothing, if there are none."""

    def moved(self, seq: int) -> None:
        """This node has written the entry with this number."""

    def flash(self, body: bytes) -> None:
        """Show something passing elsewhere too; it may be lost."""

    def leave(self) -> None:
        """The table leaves this node's memory: somebody else runs its errands."""


class Neighbours(Protocol):
    """The other nodes."""

    @property
    def alone(self) -> bool:
        """Whether there never are any, so that a table in memory is the newest there is."""

    async def join(self, table: str, live: Neighbour) -> tuple[Bond, News]:
        """Have a table open from now on.

        The first news are read when this returns; raises LogUnavailableError if they can't be.
        """


class Alone:
    """There are no others: the bond of every table, and what they hear."""

    alone = True

    async def join(self, table: str, live: Neighbour) -> tuple[Bond, News]:
        """Have a table open."""
        del table, live
        return self, News((), in_charge=True)

    def tell(self, own: bytes) -> None:
        """Nobody asks."""

    def moved(self, seq: int) -> None:
        """Nobody else looks."""

    def flash(self, body: bytes) -> None:
        """Likewise."""

    def leave(self) -> None:
        """Nobody takes over."""
