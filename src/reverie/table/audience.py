"""The audience: everybody who looks at a table on this node, and who of them is who."""

from reverie.table.crowd import in_turn
from reverie.table.state import PersonId
from reverie.table.watcher import Watcher


class Audience:
    """Sockets that look at one table. Only this says whose a socket is."""

    def __init__(self) -> None:
        self.watchers: dict[Watcher, PersonId | None] = {}
        """everybody who looks, and who they are; None is somebody who has not said so"""
        self._onlookers: dict[Watcher, str] = {}
        """the hashes of tokens of those who watch and are nobody"""

    def onlookers(self) -> tuple[str, ...]:
        """The hashes of tokens of those who only watch."""
        return in_turn(self._onlookers)

    def look_on(self, watcher: Watcher, secret: str) -> None:
        """Somebody looks who has a token that is nobody's, or not yet."""
        self._onlookers[watcher] = secret

    def identify(self, watcher: Watcher, person: PersonId) -> bool:
        """This is who looks there; False if it no longer looks."""
        if watcher not in self.watchers:
            return False
        self.watchers[watcher] = person
        self._onlookers.pop(watcher, None)
        return True

    def go(self, watcher: Watcher) -> PersonId | None:
        """A socket is gone; who it was."""
        self._onlookers.pop(watcher, None)
        return self.watchers.pop(watcher)

    def dismiss(self, person: PersonId, barred: tuple[str, ...], *, removed: bool) -> None:
        """None of this person's sockets looks any longer, nor any that has a barred token."""
        devices = {watcher for watcher, who in self.watchers.items() if who == person}
        for watcher in devices.union(*map(self.with_token, barred)):
            self.go(watcher)
            watcher.dismiss(removed=removed)

    def with_token(self, secret: str | None) -> set[Watcher]:
        """Where somebody looks on whose token has this hash."""
        return {watcher for watcher, token in self._onlookers.items() if token == secret}
