"""The lock: while a table is locked, nobody new comes in, neither to join nor to look.

Whoever is there stays, and may come back: people by their tokens, and whoever only watches, such as
a big screen, by the token that it has said hello with, though it is nobody's. To remove somebody
locks the table too, for else they would be back under another name; and their own token never opens
it again. The host may lock and unlock it at any time.
"""

from reverie.game import Chance
from reverie.table.events import PersonLeft, TableEvent, TableLocked, TableUnlocked
from reverie.table.leaving import departure_of, send_away
from reverie.table.refusals import TableCode, TableRefusal
from reverie.table.state import PersonId, Table, person_of
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
) -> tuple[TableEvent, ...] | TableRefusal:
    """Send somebody away, and see to it that they stay away, also if they have just left."""
    if person_of(table, person) is not None:
        gone = send_away(table, person, here, rng, removed=True)
    elif any(departure.person.id == person for departure in table.departures):
        gone = (PersonLeft(person, removed=True),)
    else:
        return TableRefusal(TableCode.NO_SUCH_PERSON)
    return (*gone, *lock(table, onlookers))


def was_removed(table: Table, token: str | None) -> bool:
    """Whether this token is that of somebody whom the host has removed."""
    return token is not None and hashed(token) in table.removed


def admits(table: Table, token: str | None, just_left: frozenset[PersonId]) -> bool:
    """Whether the table shows itself to whoever has this token, be it anybody's or not.

    Those who have just left may look in, for they may still undo it.
    """
    if was_removed(table, token):
        return False
    if not table.locked:
        return True
    if token is None:
        return False
    gone = departure_of(table, token)
    known = person_with(table, token) or (gone is not None and gone.person.id in just_left)
    return bool(known) or hashed(token) in table.onlookers
