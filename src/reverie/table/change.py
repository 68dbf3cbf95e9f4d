"""What passes a turnstile, whose it is, and what has come of it."""

from typing import Protocol

from msgspec import Struct

from reverie.table.entry import TableEntry
from reverie.table.events import TableEvent
from reverie.table.state import Table


class TableGoneError(Exception):
    """The log has forgotten this table, so nothing can be added to it."""


class Change(Struct, frozen=True):
    """What has happened to a table."""

    before: Table
    events: tuple[TableEvent, ...]
    after: Table


class Step(Protocol):
    """Something to be decided when its turn comes."""

    def decide(self) -> TableEntry | None:
        """What is to be written; None if nothing is, and then all is said.

        It changes nothing of the table. It may tell the one who asked that this is refused or done,
        or who they are.
        """

    def fail(self, error: Exception) -> None:
        """It came to nothing, for no fault of its own."""


class Owner(Protocol):
    """Whose turnstile it is."""

    def complete(self, entry: TableEntry) -> TableEntry:
        """What is to be written, with all that follows from it; every entry is asked about."""

    def changed(self, change: Change, step: Step | None) -> None:
        """This has happened, by this step; without one, on another node."""

    def vanished(self) -> None:
        """The log has forgotten the table."""
