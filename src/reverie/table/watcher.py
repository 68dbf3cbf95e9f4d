"""A socket, as a table sees it: the seam between tables and whatever carries views to people."""

from typing import Protocol

from reverie.table.reactions import Reacted
from reverie.table.view import Shown


class Watcher(Protocol):
    """Somebody's socket."""

    @property
    def household(self) -> str:
        """Where it comes from, as far as limits tell one from the other."""

    def acknowledge(self, key: str) -> None:
        """This socket's move is done: what it is shown next says so."""

    def show(self, shown: Shown) -> None:
        """Show the table."""

    def flash(self, reacted: Reacted) -> None:
        """Show something passing, which is not kept; it may be missed."""

    def refuse(self, key: str, code: str) -> None:
        """This socket's move is refused."""

    def slow_down(self, key: str) -> None:
        """This socket's move came after too many others; nothing was done about it."""

    def fail(self, key: str, error: Exception) -> None:
        """This socket's move could not be made or shown, for no fault of its own."""

    def dismiss(self, *, removed: bool) -> None:
        """The person has left, or the host has removed them, and is to see no more."""
