"""How many tables and packs one address may make in an hour, on all nodes together.

The same as `limits` does in memory: a bucket for a household and for each network around it, which
fills again as time passes. Of an address only a hash is kept, for an hour.
"""

from hashlib import sha256
from typing import Any

import asyncpg

from reverie.database import Database, DatabaseError
from reverie.log import LogUnavailableError
from reverie.server.addresses import networks

SECONDS_IN_HOUR = 3600.0
TAKE = """
INSERT INTO permits AS known (name, left_over, at)
SELECT name, most - 1, extract(epoch FROM clock_timestamp())
FROM unnest($1::bytea[], $2::float8[]) AS asked (name, most) ORDER BY name
ON CONFLICT (name) DO UPDATE SET
    left_over = least(excluded.left_over + 1, known.left_over
        + (excluded.at - known.at) * (excluded.left_over + 1) / 3600) - 1,
    at = excluded.at
WHERE least(excluded.left_over + 1, known.left_over
    + (excluded.at - known.at) * (excluded.left_over + 1) / 3600) >= 1
"""
SWEEP = "DELETE FROM permits WHERE at < extract(epoch FROM clock_timestamp()) - $1"


class _TooManyError(Exception):
    pass


class Permits:
    """What addresses may still make."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def take(self, kind: str, address: str, per_hour: float) -> bool:
        """Take a permit of this address, if there is one; raises LogUnavailableError."""
        around = networks(address)
        names = [sha256(f"{kind} {network.name}".encode()).digest() for network in around]
        most = [per_hour * network.households for network in around]

        async def job(connection: "asyncpg.Connection[Any]") -> bool:
            await connection.execute(SWEEP, SECONDS_IN_HOUR)
            try:
                async with connection.transaction():
                    done = await connection.execute(TAKE, names, most)
                    if done != f"INSERT 0 {len(names)}":
                        raise _TooManyError  # noqa: TRY301  so that none is taken
            except _TooManyError:
                return False
            return True

        try:
            return await self._database.do(job)
        except DatabaseError as error:
            raise LogUnavailableError(str(error), "the database") from error
