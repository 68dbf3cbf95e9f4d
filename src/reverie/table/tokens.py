"""The secret that holds a seat. Tables keep its hash only, and compare in constant time."""

import hashlib
import hmac

from reverie.table.state import PersonId, Table

SHORTEST_TOKEN, LONGEST_TOKEN = 32, 128


def hashed(token: str) -> str:
    """What a table keeps of a token. A long random secret needs no slow hash and no salt."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def person_with(table: Table, token: str) -> PersonId | None:
    """The person whom this token belongs to."""
    shown = hashed(token)
    found = None
    for person in table.people:
        if hmac.compare_digest(person.secret, shown):
            found = person.id
    return found
