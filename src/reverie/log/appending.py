"""One batch of entries as one statement of PostgreSQL.

Theory of operation: each table of a batch has a run of numbers, first to last. The statement locks
the heads of those tables whose last number is just before the run or in it, in the order of their
names, so that two nodes never wait for each other; it waits where another node is writing, and then
looks at what that has left. It moves these heads, makes new ones for tables that begin, adds the
entries beyond each head, and returns where each head was: so what came of each entry is known. As
it is one statement, it is one transaction and one round trip.

Where a batch has numbers of a table that are no run, because some were taken, it is several
batches, each up to there.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import asyncpg

from reverie.log.batches import Append
from reverie.log.interface import Outcome

ADD = """
WITH given AS (
    SELECT * FROM unnest($1::text[], $2::int[], $3::int[]) AS given (tab, first, last)
), free AS MATERIALIZED (
    SELECT heads.id, heads.tab, heads.seq FROM heads JOIN given USING (tab)
    WHERE heads.seq BETWEEN given.first - 1 AND given.last - 1
    ORDER BY heads.tab FOR UPDATE OF heads
), moved AS (
    UPDATE heads SET seq = given.last, at = extract(epoch FROM clock_timestamp())
    FROM free JOIN given USING (tab) WHERE heads.id = free.id
), begun AS (
    INSERT INTO heads (tab, seq, at)
    SELECT tab, last, extract(epoch FROM clock_timestamp()) FROM given
    WHERE 1 BETWEEN first AND last ORDER BY tab
    ON CONFLICT (tab) DO NOTHING RETURNING id, tab
), before AS (
    SELECT id, tab, seq FROM free UNION ALL SELECT id, tab, 0 FROM begun
), added AS (
    INSERT INTO entries (head, seq, batch, body)
    SELECT before.id, entry.seq, $7, entry.body
    FROM unnest($4::text[], $5::int[], $6::bytea[]) AS entry (tab, seq, body)
    JOIN before USING (tab) WHERE entry.seq > before.seq
), kept AS (
    INSERT INTO snapshots (head, seq, body)
    SELECT before.id, snapshot.seq, snapshot.body
    FROM unnest($8::text[], $9::int[], $10::bytea[]) AS snapshot (tab, seq, body)
    JOIN before USING (tab) WHERE snapshot.seq > before.seq
    ON CONFLICT (head) DO UPDATE SET seq = excluded.seq, body = excluded.body
)
SELECT tab, seq FROM before
"""
FIND = """
SELECT heads.tab, entries.seq
FROM unnest($1::text[], $2::int[]) AS given (tab, seq) JOIN heads USING (tab)
JOIN entries ON entries.head = heads.id AND entries.seq = given.seq WHERE entries.batch = $3
"""


def runs(batch: Sequence[Append]) -> Iterator[Sequence[Append]]:
    """The batch in parts, in each of which the numbers of every table follow one another."""
    last: dict[str, int] = {}
    begun = 0
    for at, (table, seq, *_) in enumerate(batch):
        if table in last and seq != last[table] + 1:
            yield batch[begun:at]
            last, begun = {}, at
        last[table] = seq
    yield batch[begun:]


async def add(
    connection: "asyncpg.Connection[Any]", run: Sequence[Append], batch: int
) -> list[Outcome]:
    """Add the entries that have the next number of their table; return the outcome of each."""
    first: dict[str, int] = {}
    last: dict[str, int] = {}
    snapshots: dict[str, tuple[int, bytes]] = {}
    for table, seq, _, snapshot in run:
        first.setdefault(table, seq)
        last[table] = seq
        if snapshot is not None:
            snapshots[table] = seq, snapshot
    rows = await connection.fetch(
        ADD,
        list(first),
        list(first.values()),
        list(last.values()),
        [append.table for append in run],
        [append.seq for append in run],
        [append.body for append in run],
        batch,
        list(snapshots),
        [seq for seq, _ in snapshots.values()],
        [body for _, body in snapshots.values()],
    )
    before: Mapping[str, int] = dict(rows)
    return [
        Outcome.DURABLE if seq > before.get(table, seq) else Outcome.TAKEN for table, seq, *_ in run
    ]


async def find(
    connection: "asyncpg.Connection[Any]", run: Sequence[Append], batch: int
) -> list[Outcome]:
    """What came of a run whose outcome was in doubt, and now is not."""
    tables, seqs = [append.table for append in run], [append.seq for append in run]
    found = {(table, seq) for table, seq in await connection.fetch(FIND, tables, seqs, batch)}
    return [
        Outcome.DURABLE if (table, seq) in found else Outcome.NOT_WRITTEN for table, seq, *_ in run
    ]
