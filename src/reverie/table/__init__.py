"""One live table: people, chairs, the host, settings, stand-ins, the clock, and who watches."""

from reverie.table.change import Change, TableGoneError
from reverie.table.choosing import Brain, Question
from reverie.table.hall import LETTERS, LONGEST_CODE, SHORTEST_CODE, Hall, is_code
from reverie.table.live import LiveTable
from reverie.table.moves import TableMove
from reverie.table.pace import Pace
from reverie.table.refusals import MEANINGS, AnyRefusal, TableCode
from reverie.table.services import Services
from reverie.table.settings import Settings, StandIns
from reverie.table.state import PersonId, Table
from reverie.table.watcher import Watcher

__all__ = [
    "LETTERS",
    "LONGEST_CODE",
    "MEANINGS",
    "SHORTEST_CODE",
    "AnyRefusal",
    "Brain",
    "Change",
    "Hall",
    "LiveTable",
    "Pace",
    "PersonId",
    "Question",
    "Services",
    "Settings",
    "StandIns",
    "Table",
    "TableCode",
    "TableGoneError",
    "TableMove",
    "Watcher",
    "is_code",
]
