"""One live table: people, chairs, the host, settings, stand-ins, the clock, and who watches."""

from reverie.table.errands import Brain, Pace, Question
from reverie.table.hall import LETTERS, LETTERS_IN_CODE, Hall, is_code
from reverie.table.live import House, LiveTable, TableGoneError, Watcher
from reverie.table.moves import TableMove
from reverie.table.refusals import MEANINGS, AnyRefusal, TableCode
from reverie.table.settings import Settings, StandIns
from reverie.table.state import PersonId, Table

__all__ = [
    "LETTERS",
    "LETTERS_IN_CODE",
    "MEANINGS",
    "AnyRefusal",
    "Brain",
    "Hall",
    "House",
    "LiveTable",
    "Pace",
    "PersonId",
    "Question",
    "Settings",
    "StandIns",
    "Table",
    "TableCode",
    "TableGoneError",
    "TableMove",
    "Watcher",
    "is_code",
]
