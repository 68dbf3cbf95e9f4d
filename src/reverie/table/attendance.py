"""Who is here. A person may look from several devices, and is gone when the last one is."""

from collections import Counter
from collections.abc import Iterable

from msgspec import Struct

from reverie.table.state import PersonId

NOBODY: frozenset[PersonId] = frozenset()


class Looks(Struct):
    """Who has looked at a turn that was revealed, and when."""

    game: int = 0
    turn: int = 0
    at: dict[PersonId, float] = {}


class Attendance:
    """Who is connected to a table, since when the others are not, and who has looked at what.

    Moments are those of the log's own time. Nothing of this is kept: it is nobody's deed, and after
    a restart everybody is gone until they are back.
    """

    def __init__(self, people: Iterable[PersonId], now: float) -> None:
        self._sockets: Counter[PersonId] = Counter()
        self.here: frozenset[PersonId] = frozenset()
        """everyone with a socket"""
        self._gone_since = dict.fromkeys(people, now)
        self._looks = Looks()

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

    def forget(self, person: PersonId) -> None:
        """The person left for good."""
        self._sockets.pop(person, None)
        self.here = frozenset(self._sockets)
        self._gone_since.pop(person, None)

    def all_here(self) -> bool:
        """Whether nobody is missing."""
        return not self._gone_since

    def gone_since(self) -> dict[PersonId, float]:
        """Everyone who has no socket, and since when."""
        return self._gone_since

    def gone_for(self, seconds: float, now: float) -> frozenset[PersonId]:
        """Everyone who has had none for at least so long."""
        if self.all_here():
            return NOBODY
        return frozenset(p for p, since in self._gone_since.items() if now >= since + seconds)

    def next_expiry(self, seconds: float, now: float) -> float | None:
        """When somebody will have been gone for so many seconds, next."""
        moments = (since + seconds for since in self._gone_since.values())
        return min((moment for moment in moments if moment > now), default=None)

    def look(self, person: PersonId, game: int, turn: int, now: float) -> None:
        """Somebody has looked at a turn; of others before it nothing is remembered."""
        if (self._looks.game, self._looks.turn) != (game, turn):
            self._looks = Looks(game, turn, {})
        self._looks.at.setdefault(person, now)

    def looks(self, game: int, turn: int) -> dict[PersonId, float]:
        """Who has looked at this turn, and when."""
        return self._looks.at if (self._looks.game, self._looks.turn) == (game, turn) else {}
