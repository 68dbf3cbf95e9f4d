"""How many entries a second PostgreSQL takes from a log, and by bare inserts of the same batches.

It starts a server of its own, from a wheel, which is as safe as one is that people run.
"""

import asyncio
import time
from collections.abc import Sequence

import asyncpg
import uvloop

from reverie.database import Database
from reverie.log import Outcome
from reverie.log.postgres import PostgresLog
from tests.kit.postgres import new_schema, postgres

TABLES = (1, 16, 128)
SECONDS = 4.0
BODY = bytes(250)
BARE = "CREATE TABLE bare (tab bigint, seq int, body bytea, PRIMARY KEY (tab, seq))"
INSERT = "INSERT INTO bare SELECT * FROM unnest($1::bigint[], $2::int[], $3::bytea[])"


async def by_log(url: str, tables: int) -> tuple[float, float, float]:
    """Entries a second, how many there are in a batch, and our own microseconds for each."""
    database = Database(url)
    log = await PostgresLog.open(database)
    sizes: list[int] = []

    def note(outcomes: Sequence[Outcome], _: float) -> None:
        sizes.append(len(outcomes))

    log.observe = note
    begun, ours = time.perf_counter(), time.process_time()

    async def play(table: str) -> None:
        seq = 0
        while time.perf_counter() - begun < SECONDS:
            seq += 1
            outcome: asyncio.Future[Outcome] = asyncio.get_running_loop().create_future()
            log.append(table, seq, BODY, outcome.set_result)
            assert await outcome is Outcome.DURABLE

    await asyncio.gather(*(play(f"{tables}-{number}") for number in range(tables)))
    entries, seconds = sum(sizes), time.perf_counter() - begun
    ours = time.process_time() - ours
    await log.close()
    await database.close()
    return entries / seconds, entries / len(sizes), ours / entries * 1e6


async def by_inserts(url: str, size: int) -> float:
    """Rows a second."""
    connection = await asyncpg.connect(url)
    await connection.execute(BARE)
    rows, begun = 0, time.perf_counter()
    tables, bodies = list(range(size)), [BODY] * size
    while time.perf_counter() - begun < SECONDS:
        rows += size
        await connection.execute(INSERT, tables, [rows] * size, bodies)
    await connection.close()
    return rows / (time.perf_counter() - begun)


async def main(urls: Sequence[str]) -> None:
    """Print both, side by side."""
    print("PostgreSQL: entries of 250 bytes a second, each durable")
    for tables, url in zip(TABLES, urls, strict=True):
        entries, size, ours = await by_log(url, tables)
        bare = await by_inserts(url, round(size))
        print(
            f"  {tables:4} tables at once: {entries:7.0f}, in batches of {size:.0f}, {ours:.0f} µs "
            f"of our own each; bare inserts {bare:7.0f}: {entries / bare:.2f} of that"
        )


if __name__ == "__main__":
    with postgres(fsync="on") as server:
        uvloop.run(main([new_schema(server) for _ in TABLES]))
