"""The audience: everybody who looks at a table on this node, and who of them is who."""

from reverie.table.crowd import in_turn
from reverie.table.state import Person, PersonId
from reverie.table.tokens import hashed
from reverie.table.watcher import Watcher


class Audience:
    """Sockets that look at one table. Only this says whose a socket is."""

    def __init__(self) -> None:
        self.watchers: dict[Watcher, PersonId | None] = {}
        """everybody who looks, and who they are; None is somebody who has not said so"""
        self._onlookers: dict[Watcher, str] = {}
        """the hashes of tokens of those who watch and are nobody"""
        self._screens: set[Watcher] = set()
        """those of them that say they are big screens; nobody can know better"""

    @property
    def has_screen(self) -> bool:
        """Whether a big screen looks."""
        return bool(self._screens)

    def onlookers(self) -> tuple[str, ...]:
        """The hashes of tokens of those who only watch."""
        return in_turn(self._onlookers)

    def look_on(self, watcher: Watcher, token: str | None, *, screen: bool) -> None:
        """Somebody looks who is nobody, or not yet; perhaps with a token, perhaps a big screen."""
        if token is not None:
            self._onlookers[watcher] = hashed(token)
        if screen:
            self._screens.add(watcher)

    def identify(self, watcher: Watcher, person: PersonId) -> bool:
        """This is who looks there; False if it no longer looks."""
        if watcher not in self.watchers:
            return False
        self.watchers[watcher] = person
        self._forget(watcher)
        return True

    def go(self, watcher: Watcher) -> PersonId | None:
        """A socket is gone; who it was."""
        self._forget(watcher)
        return self.watchers.pop(watcher)

    def dismiss(self, person: PersonId, barred: tuple[str, ...], *, removed: bool) -> None:
        """None of this person's sockets looks any longer, nor any that has a barred token."""
        devices = {watcher for watcher, who in self.watchers.items() if who == person}
        for watcher in devices.union(*map(self.with_token, barred)):
            self.go(watcher)
            watcher.dismiss(removed=removed)

    def devices_of(self, person: Person | None, mover: Watcher | None) -> set[Watcher]:
        """Where somebody looks who is one of the people now: where they said so, or by token."""
        devices = set() if person is None else self.with_token(person.secret)
        return devices if mover is None else devices | {mover}

    def with_token(self, secret: str) -> set[Watcher]:
        """Where somebody looks on whose token has this hash."""
        return {watcher for watcher, token in self._onlookers.items() if token == secret}

    def _forget(self, watcher: Watcher) -> None:
        """It is no onlooker any more."""
        self._onlookers.pop(watcher, None)
        self._screens.discard(watcher)
