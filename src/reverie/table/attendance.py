"""Who is here. A person may look from several devices, and is gone when the last one is.

The devices may be at several nodes. What the others say of theirs is added to our own; while they
can't be heard, nobody is declared gone. Nor may anybody have been let in meanwhile, so whoever is
missing when they are heard again is gone since then.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from reverie.table.present import Present
from reverie.table.state import PersonId

NOBODY: frozenset[PersonId] = frozenset()


class Here(NamedTuple):
    """Who is here, at whichever node."""

    people: frozenset[PersonId]
    screen: bool
    """whether a big screen is"""


class Attendance:
    """Who is connected to a table, since when the others are not, and who has looked at what.

    Moments are those of the log's own time. Nothing of this is kept: it is nobody's deed, and after
    a restart everybody is gone until they are back.
    """

    def __init__(self, people: Iterable[PersonId], now: float) -> None:
        self._sockets: Counter[PersonId] = Counter()
        self.here = NOBODY
        """everyone with a socket, at whichever node"""
        self._others: Sequence[Present] = ()
        self._elsewhere = NOBODY
        self._cut_off = False
        self._gone_since = dict.fromkeys(people, now)
        self._looked_at = (0, 0)
        """game and turn"""
        self._looks: dict[PersonId, float] = {}

    def own(self, onlookers: tuple[str, ...] = (), *, screen: bool = False) -> Present:
        """What there is to say of those at this node."""
        here, (game, turn) = tuple(sorted(self._sockets)), self._looked_at
        return Present(here, game, turn, dict(self._looks), onlookers, screen)

    def onlookers(self) -> tuple[str, ...]:
        """The hashes of tokens of those who only watch, at other nodes."""
        return tuple(secret for other in self._others for secret in other.onlookers)

    def with_screen(self, *, own: bool) -> Here:
        """Who is here, where a big screen is at this node or is not."""
        return Here(self.here, own or any(other.screen for other in self._others))

    def arrive(self, person: PersonId) -> None:
        """One more socket of this person."""
        self._sockets[person] += 1
        self._count(0.0)

    def depart(self, person: PersonId, now: float) -> None:
        """One socket less."""
        if person not in self._sockets:
            return
        self._sockets[person] -= 1
        if not self._sockets[person]:
            del self._sockets[person]
            self._count(now)

    def expect(self, person: PersonId, now: float) -> None:
        """Somebody is one of the people who was not; it is not said whether they are here."""
        if person not in self.here:
            self._gone_since.setdefault(person, now)

    def forget(self, person: PersonId) -> None:
        """The person left for good."""
        self._sockets.pop(person, None)
        self._elsewhere -= {person}
        self._count(0.0)
        self._gone_since.pop(person, None)

    def hear(self, others: Sequence[Present] | None, now: float) -> None:
        """This is what other nodes say of their people; None if they can't be heard."""
        was_cut_off, self._cut_off = self._cut_off, others is None
        if others is not None:
            if was_cut_off:
                self._gone_since = dict.fromkeys(self._gone_since, now)
            self._others = others
            self._elsewhere = frozenset(person for other in others for person in other.here)
            self._count(now)

    def _count(self, now: float) -> None:
        before, self.here = self.here, self._elsewhere.union(self._sockets)
        for person in before - self.here:
            self._gone_since[person] = now
        for person in self.here - before:
            self._gone_since.pop(person, None)

    def all_here(self) -> bool:
        """Whether nobody is missing, or nobody can say so."""
        return self._cut_off or not self._gone_since

    def gone_since(self) -> dict[PersonId, float]:
        """Everyone who has no socket, and since when."""
        return {} if self._cut_off else self._gone_since

    def gone_for(self, seconds: float, now: float) -> frozenset[PersonId]:
        """Everyone who has had none for at least so long."""
        if self.all_here():
            return NOBODY
        return frozenset(p for p, since in self._gone_since.items() if now >= since + seconds)

    def next_expiry(self, seconds: float, now: float) -> float | None:
        """When somebody will have been gone for so many seconds, next."""
        moments = (since + seconds for since in self.gone_since().values())
        return min((moment for moment in moments if moment > now), default=None)

    def look(self, person: PersonId, game: int, turn: int, now: float) -> None:
        """Somebody has looked at a turn; of others before it nothing is remembered."""
        if self._looked_at != (game, turn):
            self._looked_at, self._looks = (game, turn), {}
        self._looks.setdefault(person, now)

    def looks(self, game: int, turn: int) -> dict[PersonId, float]:
        """Who has looked at this turn, and when."""
        looks = self._looks if self._looked_at == (game, turn) else {}
        for other in self._others:
            if (other.game, other.turn) == (game, turn):
                looks = other.looked | looks
        return looks
