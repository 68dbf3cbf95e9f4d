"""Who is here. A person may look from several devices, and is gone when the last one is."""

from collections import Counter
from collections.abc import Iterable

from reverie.table.state import PersonId

NOBODY: frozenset[PersonId] = frozenset()


class Attendance:
    """Who is connected to a table, and since when the others are not."""

    def __init__(self, people: Iterable[PersonId], now: float) -> None:
        self._sockets: Counter[PersonId] = Counter()
        self.here: frozenset[PersonId] = frozenset()
        """everyone with a socket"""
        self._gone_since = dict.fromkeys(people, now)
        self._left_at: dict[PersonId, float] = {}

    def arrive(self, person: PersonId) -> None:
        """One more socket of this person."""
        self._sockets[person] += 1
        self.here = frozenset(self._sockets)
        self._gone_since.pop(person, None)

    def depart(self, person: PersonId, now: float) -> None:
        """One socket less."""
        if person not in self._sockets:
            return
        self._sockets[person] -= 1
        if not self._sockets[person]:
            del self._sockets[person]
            self.here = frozenset(self._sockets)
            self._gone_since[person] = now

    def all_here(self) -> bool:
        """Whether nobody is missing."""
        return not self._gone_since

    def gone_for(self, seconds: float, now: float) -> frozenset[PersonId]:
        """Everyone who has had none for at least so long."""
        if self.all_here():
            return NOBODY
        return frozenset(p for p, since in self._gone_since.items() if now - since >= seconds)

    def forget(self, person: PersonId, now: float) -> None:
        """The person left for good."""
        self._left_at[person] = now
        self._sockets.pop(person, None)
        self.here = frozenset(self._sockets)
        self._gone_since.pop(person, None)

    def left_within(self, seconds: float, now: float) -> frozenset[PersonId]:
        """Everyone who left for good no longer ago than that; others are not remembered."""
        if self._left_at:
            self._left_at = {p: at for p, at in self._left_at.items() if now - at < seconds}
        return frozenset(self._left_at)

    def next_expiry(self, seconds: float, now: float) -> float | None:
        """How long until somebody has been gone for so many seconds."""
        waits = [since + seconds - now for since in self._gone_since.values()]
        return min((wait for wait in waits if wait > 0), default=None)
