"""The PostgreSQL that the nodes of a cluster share. It needs asyncpg, of the extra `cluster`."""

from reverie.database.database import Database, Job
from reverie.database.errors import DatabaseError, InDoubtError, NotDoneError

__all__ = ["Database", "DatabaseError", "InDoubtError", "Job", "NotDoneError"]
