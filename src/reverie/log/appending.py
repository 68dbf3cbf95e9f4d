"""One batch of entries as one statement of PostgreSQL.

Theory of operation: the statement locks the heads of those tables whose next number is given, in
the order of their names, so that two nodes never wait for each other; it waits where another node
is writing, and then looks at what that has left. It moves these heads, makes new ones for tables
that begin, adds the entries, and returns which: so what came of each is known. As it is one
statement, it is one transaction and one round trip; with snapshots it is two statements.

It is planned once for batches of all sizes. Therefore all that is joined is joined by an index of
`heads`; whatever else grows with the square of a batch.

Where a batch has several entries of a table, which is rare, it is several statements, each up to
the next entry of a table that it has already. If a later one fails, the whole batch is in doubt.
"""

from collections.abc import Iterator, Sequence
from contextlib import nullcontext
from typing import Any

import asyncpg

from reverie.database import InDoubtError
from reverie.log.batches import Append
from reverie.log.interface import Outcome

ADD = """
WITH given AS (
    SELECT * FROM unnest($1::text[], $2::int[], $3::bytea[])
    WITH ORDINALITY AS given (tab, seq, body, place)
), free AS MATERIALIZED (
    SELECT heads.id, given.seq, given.body, given.place
    FROM given JOIN heads ON heads.tab = given.tab AND heads.seq = given.seq - 1
    ORDER BY given.tab FOR UPDATE OF heads
), moved AS (
    UPDATE heads SET seq = free.seq, at = extract(epoch FROM clock_timestamp())
    FROM free WHERE heads.id = free.id
), begun AS (
    INSERT INTO heads (tab, seq, at)
    SELECT tab, seq, extract(epoch FROM clock_timestamp()) FROM given WHERE seq = 1 ORDER BY tab
    ON CONFLICT (tab) DO NOTHING RETURNING id, tab
), good AS (
    SELECT id, seq, body, place FROM free
    UNION ALL
    SELECT begun.id, seq, body, place FROM begun JOIN given USING (tab)
), added AS (
    INSERT INTO entries (head, seq, batch, body) SELECT id, seq, $4, body FROM good
)
SELECT place FROM good
"""
KEEP = """
INSERT INTO snapshots (head, seq, body)
SELECT heads.id, given.seq, given.body
FROM unnest($1::text[], $2::int[], $3::bytea[]) AS given (tab, seq, body)
JOIN heads ON heads.tab = given.tab AND heads.seq = given.seq
ON CONFLICT (head) DO UPDATE SET seq = excluded.seq, body = excluded.body
"""
FIND = """
SELECT given.place
FROM unnest($1::text[], $2::int[]) WITH ORDINALITY AS given (tab, seq, place)
JOIN heads ON heads.tab = given.tab
JOIN entries ON entries.head = heads.id AND entries.seq = given.seq WHERE entries.batch = $3
"""


def parts(batch: Sequence[Append]) -> Iterator[Sequence[Append]]:
    """The batch in parts, each of which has at most one entry of a table."""
    tables: set[str] = set()
    begun = 0
    for at, append in enumerate(batch):
        if append.table in tables:
            yield batch[begun:at]
            tables, begun = set(), at
        tables.add(append.table)
    yield batch[begun:]


async def add(
    connection: "asyncpg.Connection[Any]", batch: Sequence[Append], id_: int
) -> list[Outcome]:
    """Add the entries that have the next number of their table; return the outcome of each."""
    outcomes: list[Outcome] = []
    for part in parts(batch):
        try:
            outcomes += await _add_part(connection, part, id_)
        except asyncpg.PostgresError as error:
            if outcomes:
                raise InDoubtError(str(error)) from error
            raise
    return outcomes


async def _add_part(
    connection: "asyncpg.Connection[Any]", part: Sequence[Append], id_: int
) -> list[Outcome]:
    tables, seqs, bodies, snapshots = zip(*part, strict=True)
    with_snapshots = any(snapshot is not None for snapshot in snapshots)
    async with connection.transaction() if with_snapshots else nullcontext():
        added = {place for (place,) in await connection.fetch(ADD, tables, seqs, bodies, id_)}
        kept = [place - 1 for place in added if snapshots[place - 1] is not None]
        if kept:
            columns = ([column[at] for at in kept] for column in (tables, seqs, snapshots))
            await connection.execute(KEEP, *columns)
    return [
        Outcome.DURABLE if place in added else Outcome.TAKEN for place in range(1, len(part) + 1)
    ]


async def find(
    connection: "asyncpg.Connection[Any]", batch: Sequence[Append], id_: int
) -> list[Outcome]:
    """What came of a batch whose outcome was in doubt, and now is not."""
    tables, seqs = [append.table for append in batch], [append.seq for append in batch]
    found = {place for (place,) in await connection.fetch(FIND, tables, seqs, id_)}
    return [
        Outcome.DURABLE if place in found else Outcome.NOT_WRITTEN
        for place in range(1, len(batch) + 1)
    ]
