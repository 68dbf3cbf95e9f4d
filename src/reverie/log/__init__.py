"""The durable log of every table: what is in it has happened, what is not has not."""

from reverie.log.interface import (
    Entry,
    Log,
    LogUnavailableError,
    Outcome,
    OutcomeUnknownError,
    Snapshot,
)
from reverie.log.sqlite import SqliteLog

__all__ = [
    "Entry",
    "Log",
    "LogUnavailableError",
    "Outcome",
    "OutcomeUnknownError",
    "Snapshot",
    "SqliteLog",
]
