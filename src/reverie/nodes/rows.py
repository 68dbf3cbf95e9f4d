"""What a node asks of the database, about itself and others.

Every statement compares with the database's own clock, so the clocks of nodes don't matter. A node
lives while its row says so; what it says and holds counts for as long.
"""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import asyncpg

from reverie.database import Database

LIFE = 3.0
"""seconds that a beat is good for"""
OVERLAP = 10.0
"""seconds that rows are read again; a statement may take so long from its time to its commit"""
KEPT = 60.0
"""seconds that rows of the dead are kept"""

BEAT = """
WITH moment AS MATERIALIZED (SELECT extract(epoch FROM clock_timestamp())::float8 AS now)
UPDATE nodes SET until = now + $2 FROM moment WHERE node = $1 AND until > now RETURNING now
"""
ANNOUNCE = """
INSERT INTO nodes VALUES ($1, extract(epoch FROM clock_timestamp()) + $2)
ON CONFLICT (node) DO UPDATE SET until = excluded.until
RETURNING extract(epoch FROM clock_timestamp())::float8
"""
TELL = """
INSERT INTO attendance (tab, node, body, version, at)
SELECT tab, $1, body, version, extract(epoch FROM clock_timestamp())
FROM unnest($2::text[], $3::bytea[], $4::bigint[]) AS told (tab, body, version)
ON CONFLICT (tab, node) DO UPDATE
SET body = excluded.body, version = excluded.version, at = excluded.at
WHERE attendance.version < excluded.version
"""
LIVING = "SELECT node FROM nodes WHERE until > extract(epoch FROM clock_timestamp())"
CHANGED = """
SELECT theirs.tab, theirs.node, theirs.body, theirs.version
FROM attendance AS theirs JOIN attendance AS mine ON mine.tab = theirs.tab AND mine.node = $1
WHERE theirs.node <> $1 AND theirs.at > $2
"""
AT_TABLE = """
SELECT attendance.tab, attendance.node, body, version,
    coalesce(until > extract(epoch FROM clock_timestamp()), false) AS lives,
    coalesce(leases.node = $1, false) AS held
FROM attendance LEFT JOIN nodes USING (node) LEFT JOIN leases ON leases.tab = attendance.tab
WHERE attendance.tab = $2
"""
TAKE = """
INSERT INTO leases (tab, node)
SELECT tab, $1 FROM unnest($2::text[]) AS wanted (tab) LEFT JOIN leases USING (tab)
WHERE leases.node IS NULL OR leases.node NOT IN (
    SELECT node FROM nodes WHERE until > extract(epoch FROM clock_timestamp())
)
ORDER BY tab
ON CONFLICT (tab) DO UPDATE SET node = excluded.node WHERE leases.node NOT IN (
    SELECT node FROM nodes WHERE until > extract(epoch FROM clock_timestamp())
)
"""
HELD = "SELECT tab FROM leases WHERE node = $1 AND tab = ANY($2)"
RELEASE = "DELETE FROM leases WHERE node = $1 AND tab = ANY($2)"
HEADS = """
SELECT wanted.tab, heads.seq FROM unnest($1::text[]) AS wanted (tab) LEFT JOIN heads USING (tab)
"""
SWEEP = (
    "DELETE FROM nodes WHERE until < extract(epoch FROM clock_timestamp()) - $1",
    """
    DELETE FROM attendance WHERE at < extract(epoch FROM clock_timestamp()) - $1
    AND (body IS NULL OR node NOT IN (SELECT node FROM nodes))
    """,
    "DELETE FROM leases WHERE $1::float8 > 0 AND node NOT IN (SELECT node FROM nodes)",
)
GO = (
    "DELETE FROM leases WHERE node = $1",
    "DELETE FROM attendance WHERE node = $1",
    "DELETE FROM nodes WHERE node = $1",
)


class Row(NamedTuple):
    """What a node has said of its people at a table; None if it has left it."""

    table: str
    node: str
    body: bytes | None
    version: int


class Beat(NamedTuple):
    """What a beat has brought."""

    now: float
    """the database's time; 0 if this node had died since the last, and all was in vain"""
    living: frozenset[str]
    rows: list[Row]
    """of others, that have changed"""
    held: frozenset[str]
    """of the leases that were wanted, those that this node has now"""
    heads: Mapping[str, int | None]
    """of the tables that were asked about"""


NO_BEAT = Beat(0, frozenset(), [], frozenset(), {})


class Asked(NamedTuple):
    """What a node says and wants to know with a beat."""

    told: Sequence[Row]
    wanted: Sequence[str]
    """leases"""
    released: Sequence[str]
    shared: Sequence[str]
    """tables that others have open, too"""
    since: float


class Rows:
    """The rows of one node."""

    def __init__(self, database: Database, node: str) -> None:
        self._database = database
        self._node = node

    async def beat(self, asked: Asked) -> Beat:
        """Live on for a while, say what there is to say, and see what others have said."""
        node = self._node

        async def job(connection: "asyncpg.Connection[Any]") -> Beat:
            now = await connection.fetchval(BEAT, node, LIFE)
            if now is None:
                return NO_BEAT
            await self._say(connection, asked)
            return Beat(now, *await self._look(connection, asked))

        return await self._database.do(job)

    async def announce(self, asked: Asked) -> Beat:
        """Begin to live, or begin again after the others had to think that we are dead."""

        async def job(connection: "asyncpg.Connection[Any]") -> Beat:
            now = await connection.fetchval(ANNOUNCE, self._node, LIFE)
            await self._say(connection, asked)
            return Beat(now, *await self._look(connection, asked))

        return await self._database.do(job)

    async def join(self, row: Row) -> tuple[list[Row], frozenset[str], bool]:
        """Say that one more table is open; what others say of it, who lives, whether it is ours."""
        node = self._node

        async def job(connection: "asyncpg.Connection[Any]") -> list[asyncpg.Record]:
            await self._say(connection, Asked([row], [row.table], (), (), 0))
            return await connection.fetch(AT_TABLE, node, row.table)

        found = await self._database.do(job)
        rows = [Row(*each[:4]) for each in found if each["node"] != node]
        living = frozenset(each["node"] for each in found if each["lives"])
        return rows, living, any(each["held"] for each in found)

    async def sweep(self) -> None:
        """Remove what is left of the dead."""

        async def job(connection: "asyncpg.Connection[Any]") -> None:
            for statement in SWEEP:
                await connection.execute(statement, KEPT)

        await self._database.do(job)

    async def go(self) -> None:
        """Be no node any more, so that others take over at once."""

        async def job(connection: "asyncpg.Connection[Any]") -> None:
            for statement in GO:
                await connection.execute(statement, self._node)

        await self._database.do(job)

    async def _say(self, connection: "asyncpg.Connection[Any]", asked: Asked) -> None:
        told = asked.told
        if told:
            await connection.execute(
                TELL,
                self._node,
                [row.table for row in told],
                [row.body for row in told],
                [row.version for row in told],
            )
        if asked.released:
            await connection.execute(RELEASE, self._node, asked.released)
        if asked.wanted:
            await connection.execute(TAKE, self._node, asked.wanted)

    async def _look(
        self, connection: "asyncpg.Connection[Any]", asked: Asked
    ) -> tuple[frozenset[str], list[Row], frozenset[str], Mapping[str, int | None]]:
        node = self._node
        rows = [Row(*row) for row in await connection.fetch(CHANGED, node, asked.since - OVERLAP)]
        held = await connection.fetch(HELD, node, asked.wanted) if asked.wanted else ()
        heads = await connection.fetch(HEADS, asked.shared) if asked.shared else ()
        living = await _living(connection)
        return living, rows, frozenset(row["tab"] for row in held), dict(map(tuple, heads))


async def _living(connection: "asyncpg.Connection[Any]") -> frozenset[str]:
    return frozenset(row["node"] for row in await connection.fetch(LIVING))
