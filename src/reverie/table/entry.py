"""What an entry of the log says of a table: whose move it was, under which key, what came of it."""

import msgspec
from msgspec import Struct

from reverie.table.events import TableEvent
from reverie.table.state import PersonId


class TableEntry(Struct, frozen=True):
    """One step of a table.

    `by` is None where nobody at the table asked for it: a bot's choice, the clock, and a join,
    whose maker is a person only afterwards. A repeated join is known by its token, not by its key.
    """

    by: PersonId | None
    key: str
    """the idempotency key that the client gave its move; empty where there is no client"""
    events: tuple[TableEvent, ...]
    at: float = 0.0
    """the log's own time when it was decided; entries of earlier versions don't have it"""


encode_entry = msgspec.json.Encoder().encode
decode_entry = msgspec.json.Decoder(TableEntry).decode
