"""The torture: faults at random while people play at all nodes; then everything is checked.

python -m tests.cluster.torture 300     what `make torture` does

Rounds of a dozen faults, each with tables of its own, until there were so many. PostgreSQL, NATS
and three nodes, with lines between them and to the clients that can be cut, stalled and slowed.
First the checker has to find four weaknesses: whoever is blind finds nothing later, either.
"""

import asyncio
import sys
import tempfile
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from time import monotonic

from tests.cluster.ensemble import Ensemble, Evening, Member, ensemble
from tests.cluster.finding import BREAKS, finds, finds_a_commit_that_does_not_wait
from tests.cluster.proxy import Proxy, Way
from tests.kit.nats import nats
from tests.kit.postgres import postgres

NODES = 3
TABLES = 3
FAULTS_OF_A_ROUND = 12
LONG = 4.0
"""seconds, longer than a node is believed to live without a beat"""

Doing = Callable[[Ensemble, Random], Awaitable[None]]


def _member(those: Ensemble, rng: Random) -> Member:
    return rng.choice(those.members)


async def kill_node(those: Ensemble, rng: Random) -> None:
    """kill -9, and it comes back."""
    process = _member(those, rng).process
    await process.kill()
    await asyncio.sleep(rng.uniform(0, LONG))
    await process.start()


async def stop_node(those: Ensemble, rng: Random) -> None:
    """SIGTERM, as in a rolling update, and it comes back."""
    process = _member(those, rng).process
    await process.stop()
    await process.start()


async def freeze_node(those: Ensemble, rng: Random) -> None:
    """SIGSTOP for a while: it wakes up and believes that no time has passed."""
    process = _member(those, rng).process
    process.freeze()
    await asyncio.sleep(rng.uniform(0.5, LONG))
    process.resume()


async def kill_database(those: Ensemble, rng: Random) -> None:
    """The primary is killed with all its children, and started again."""
    server = those.postgres[0]
    server.kill()
    await asyncio.sleep(rng.uniform(0, 2))
    await asyncio.to_thread(server.start)


async def freeze_database(those: Ensemble, rng: Random) -> None:
    """The primary stands still."""
    server = those.postgres[0]
    server.freeze()
    await asyncio.sleep(rng.uniform(0.5, LONG))
    server.resume()


async def end_backends(those: Ensemble, rng: Random) -> None:
    """All sessions are ended, or what they do is cancelled."""
    what = rng.choice(("pg_terminate_backend", "pg_cancel_backend"))
    for _ in range(3):
        statement = f"SELECT {what}(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"  # noqa: S608  ours
        await asyncio.to_thread(those.postgres[0].psql, statement)
        await asyncio.sleep(0.1)


async def kill_nats(those: Ensemble, rng: Random) -> None:
    """Wake-ups are lost for a while."""
    assert those.nats is not None
    those.nats.kill()
    await asyncio.sleep(rng.uniform(0, 2))
    await asyncio.to_thread(those.nats.start)


async def freeze_nats(those: Ensemble, rng: Random) -> None:
    """Wake-ups come late."""
    assert those.nats is not None
    those.nats.freeze()
    await asyncio.sleep(rng.uniform(0.5, LONG))
    those.nats.resume()


def _line(those: Ensemble, rng: Random) -> Proxy:
    return rng.choice(_member(those, rng).lines())


async def cut_line(those: Ensemble, rng: Random) -> None:
    """Of a node to the database, to NATS or to its clients."""
    line = _line(those, rng)
    line.cut()
    await asyncio.sleep(rng.uniform(0, LONG))
    line.flow()


async def stall_line(those: Ensemble, rng: Random) -> None:
    """The same, and nobody is told; in one direction, or both."""
    line = _line(those, rng)
    line.stall(rng.choice((Way.THERE, Way.BACK, Way.BOTH)))
    await asyncio.sleep(rng.uniform(0.2, LONG))
    line.flow()


async def slow_line(those: Ensemble, rng: Random) -> None:
    """The same, and everything takes longer."""
    line = _line(those, rng)
    line.delay = rng.uniform(0.01, 0.3)
    await asyncio.sleep(rng.uniform(0.5, LONG))
    line.flow()


FAULTS: tuple[Doing, ...] = (
    *(kill_node, stop_node, freeze_node),
    *(kill_database, freeze_database, end_backends),
    *(kill_nats, freeze_nats),
    *(cut_line, stall_line, slow_line),
)


async def seen_to_fail(folder: Path) -> None:
    """Raise unless the checker finds all weaknesses."""
    with postgres() as server:
        launch = ("tests.cluster.weak", str(folder))
        async with ensemble(folder, 2, [server], launch=launch) as those:
            for weakness in BREAKS:
                assert await finds(those, folder, weakness), f"nobody has noticed: no {weakness}"
    assert await finds_a_commit_that_does_not_wait(folder), "nobody has noticed: a lost commit"


async def torture(folder: Path, faults: int, seed: int) -> Counter[str]:
    """Do so many faults; raise if the checker finds anything."""
    rng, figures, begun = Random(seed), Counter[str](), monotonic()
    waits: list[float] = []
    with postgres() as server, nats() as relay:
        async with ensemble(folder, NODES, [server], relay) as those:
            while figures["faults"] < faults:
                await _round(those, rng, figures, waits)
                line = {**figures, "minutes": round((monotonic() - begun) / 60, 1)}
                print(line, flush=True)  # noqa: T201  it takes long
    waits.sort()
    figures["losses of a connection"] = len(waits)
    figures["ms until a view again, p50"] = round(1000 * waits[len(waits) // 2])
    figures["ms until a view again, p99"] = round(1000 * waits[len(waits) * 99 // 100])
    return figures


async def _round(those: Ensemble, rng: Random, figures: Counter[str], waits: list[float]) -> None:
    evening = Evening(those, Random(rng.random()))
    await evening.begin(TABLES)
    for _ in range(FAULTS_OF_A_ROUND):
        await asyncio.sleep(rng.uniform(0.2, 1.5))
        fault = rng.choice(FAULTS)
        await fault(those, rng)
        figures["faults"] += 1
        figures[fault.__name__] += 1
    await asyncio.sleep(1)
    found = await evening.end()
    assert found == [], found[:20]
    figures.update(evening.figures)
    waits += [wait for guest in evening.everybody() for wait in guest.losses]


if __name__ == "__main__":
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    with tempfile.TemporaryDirectory() as place:
        asyncio.run(seen_to_fail(Path(place)))
        print(dict(asyncio.run(torture(Path(place), int(sys.argv[1]), seed))))  # noqa: T201
