"""Which moves were made, by whom, under which idempotency keys: a repeated move is found here."""

from collections.abc import Mapping

from reverie.table.entry import TableEntry
from reverie.table.events import PersonLeft
from reverie.table.state import PersonId

KEYS_KEPT = 64
"""of each person's moves, the newest; a client repeats what was under way, a handful at most"""


class KeysDone:
    """The newest keys of each person, the oldest first. Like a table, they follow from its log."""

    def __init__(self, keys: Mapping[PersonId, tuple[str, ...]] | None = None) -> None:
        self._keys = {person: dict.fromkeys(done) for person, done in (keys or {}).items()}

    def has(self, person: PersonId, key: str) -> bool:
        """Whether this person's move under this key is done."""
        return key in self._keys.get(person, ())

    def add(self, entry: TableEntry) -> None:
        """The move of this entry is done; of whoever it sent away for good, nothing is kept."""
        if entry.by is not None:
            keys = self._keys.setdefault(entry.by, {})
            keys[entry.key] = None
            if len(keys) > KEYS_KEPT:
                del keys[next(iter(keys))]
        for event in entry.events:
            if isinstance(event, PersonLeft):
                self._keys.pop(event.person, None)

    def by_person(self) -> dict[PersonId, tuple[str, ...]]:
        """All of them, as they are now."""
        return {person: tuple(keys) for person, keys in self._keys.items()}
