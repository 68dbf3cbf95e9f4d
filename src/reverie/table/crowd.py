"""The crowd: how many may look at a table without being one of its people.

Each of them is sent every view, so there is a bound. People are always let in, for they have a
place at the table; and a household that fills the crowd leaves room for others.
"""

from collections import Counter
from collections.abc import Mapping

from reverie.table.state import PersonId
from reverie.table.watcher import Watcher

MOST_ONLOOKERS = 200
MOST_OF_A_HOUSEHOLD = 40
FOR_OTHERS = 50
"""of them all, for households that have nobody there yet"""


def has_room(watchers: Mapping[Watcher, PersonId | None], household: str) -> bool:
    """Whether one more of this household may look on."""
    homes = [watcher.household for watcher, person in watchers.items() if person is None]
    own = homes.count(household)
    most = MOST_ONLOOKERS - FOR_OTHERS if own else MOST_ONLOOKERS
    return own < MOST_OF_A_HOUSEHOLD and len(homes) < most


def in_turn(onlookers: Mapping[Watcher, str]) -> tuple[str, ...]:
    """What these have said hello with, each once: of every household one, then a second of each."""
    counts: Counter[str] = Counter()
    turns: list[tuple[int, str]] = []
    for watcher, secret in onlookers.items():
        counts[watcher.household] += 1
        turns.append((counts[watcher.household], secret))
    return tuple(dict.fromkeys(secret for _, secret in sorted(turns, key=lambda turn: turn[0])))
