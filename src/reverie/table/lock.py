"""The lock: while a table is locked, nobody new comes in, neither to join nor to look.

Whoever is there stays, and may come back: people by their tokens, and whoever only watches, such as
a big screen, by the token that it has said hello with, though it is nobody's. To remove somebody
locks the table too, for else they would be back under another name; and their own token never opens
it again. The host may lock and unlock it at any time.
"""

from reverie.game import Chance
from reverie.table.events import TableEvent, TableLocked, TableUnlocked
from reverie.table.leaving import departure_of, send_away
from reverie.table.state import PersonId, Table
from reverie.table.tokens import hashed, person_with

ONLOOKERS_KEPT = 40
"""who may come back while a table is locked; of more, those who have looked for longest"""


def lock(table: Table, onlookers: tuple[str, ...]) -> tuple[TableEvent, ...]:
    """Let nobody new in; `onlookers` are the hashes of tokens of those who only watch."""
    return () if table.locked else (TableLocked(onlookers[:ONLOOKERS_KEPT]),)


def unlock(table: Table) -> tuple[TableEvent, ...]:
    """Let everybody in who has the code, but for those who were removed."""
    return (TableUnlocked(),) if table.locked else ()


def remove(
    table: Table,
    person: PersonId,
    here: frozenset[PersonId],
    onlookers: tuple[str, ...],
    rng: Chance,
) -> tuple[TableEvent, ...]:
    """Send somebody away, and see to it that they stay away."""
    return (*send_away(table, person, here, rng, removed=True), *lock(table, onlookers))


def was_removed(table: Table, token: str | None) -> bool:
    """Whether this token is that of somebody whom the host has removed."""
    return token is not None and hashed(token) in table.removed


def admits(table: Table, token: str | None) -> bool:
    """Whether the table shows itself to whoever has this token, be it anybody's or not."""
    if not table.locked:
        return True
    if token is None:
        return False
    known = person_with(table, token) is not None or departure_of(table, token) is not None
    return known or hashed(token) in table.onlookers
