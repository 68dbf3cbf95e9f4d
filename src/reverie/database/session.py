"""One connection, and what was learnt when it was opened."""

from typing import TYPE_CHECKING, Any

import asyncpg

if TYPE_CHECKING:
    from asyncpg.pool import PoolConnectionProxy

SETTINGS = {
    "default_transaction_isolation": "read committed",
    "statement_timeout": "0",
    "lock_timeout": "0",
    "idle_in_transaction_session_timeout": "5000",
}
"""what a server may be set to otherwise, for others; nothing that was begun is cut short, and a
node that stands still keeps nobody waiting"""
GREETING = """
SELECT
    pg_is_in_recovery() OR current_setting('transaction_read_only')::bool AS read_only,
    CASE WHEN pg_is_in_recovery() THEN '0'
    ELSE left(pg_walfile_name(pg_current_wal_lsn()), 8) END AS timeline,
    current_setting('synchronous_standby_names') <> '' AS has_standby,
    extract(epoch FROM clock_timestamp())::float8 AS now
"""


class Session:
    """A connection under a name by which its server process is found."""

    def __init__(self, server: str, name: str, connection: "asyncpg.Connection[Any]") -> None:
        self.server = server
        self.name = name
        self.connection = connection
        self.timeline = 0
        """how often the database was taken over by another server"""
        self.has_standby = False
        """whether commits wait for a standby"""
        self.warned = ""
        """what the server has warned of, on this connection"""
        connection.add_log_listener(self._note)

    def _note(
        self,
        _: "asyncpg.Connection[Any] | PoolConnectionProxy[Any]",
        message: asyncpg.PostgresLogMessage,
    ) -> None:
        if (message.severity_en or message.severity) == "WARNING":
            self.warned = f"the server has warned: {message.message}"
