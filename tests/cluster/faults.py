"""What is done to nodes, their database, their relay and the lines between them, while people play.

The clocks of nodes are 30 s apart all the time: `torture` starts them like that.
"""

import asyncio
from collections.abc import Awaitable, Callable
from random import Random

from tests.cluster.ensemble import Ensemble, Member
from tests.cluster.proxy import Proxy, Way

LONG = 4.0
"""seconds, longer than a node is believed to live without a beat"""
VERY_LONG = 30.0
"""seconds, longer than anybody may be absent"""

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
    server = those.primary
    server.kill()
    await asyncio.sleep(rng.uniform(0, 2))
    await asyncio.to_thread(server.start)


async def freeze_database(those: Ensemble, rng: Random) -> None:
    """The primary stands still."""
    server = those.primary
    server.freeze()
    await asyncio.sleep(rng.uniform(0.5, LONG))
    server.resume()


async def end_backends(those: Ensemble, rng: Random) -> None:
    """All sessions are ended, or what they do is cancelled."""
    what = rng.choice(("pg_terminate_backend", "pg_cancel_backend"))
    for _ in range(3):
        statement = f"SELECT {what}(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"  # noqa: S608  ours
        await asyncio.to_thread(those.primary.psql, statement)
        await asyncio.sleep(0.1)


async def lose_database(those: Ensemble, rng: Random) -> None:
    """The primary is gone for long: moves are refused, and nobody is taken for absent."""
    del rng
    those.primary.kill()
    await asyncio.sleep(VERY_LONG)
    await asyncio.to_thread(those.primary.start)


async def fill_disk(those: Ensemble, rng: Random) -> None:
    """The primary can't write any more; when there is room again, it is started if it has ended."""
    server = those.primary
    server.fill_disk()
    await asyncio.sleep(rng.uniform(0.5, LONG))
    server.free_disk()
    if not await asyncio.to_thread(server.comes_back):
        server.kill()
        await asyncio.to_thread(server.start)


async def freeze_standby(those: Ensemble, rng: Random) -> None:
    """Commits wait, and nothing is acknowledged meanwhile."""
    those.standby.freeze()
    await asyncio.sleep(rng.uniform(0.5, LONG))
    those.standby.resume()


async def kill_standby(those: Ensemble, rng: Random) -> None:
    """The same, and it comes back."""
    those.standby.kill()
    await asyncio.sleep(rng.uniform(0, 2))
    await asyncio.to_thread(those.standby.start)


async def promote_standby(those: Ensemble, rng: Random) -> None:
    """The standby takes over while the old primary lives, which then becomes its standby."""
    old, new = those.primary, those.standby
    await those.standby_is_known()
    await asyncio.to_thread(new.promote)
    await asyncio.sleep(rng.uniform(0, 2))
    old.kill()
    await asyncio.to_thread(old.follow, new)
    those.taken_over()


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
    *(kill_database, freeze_database, end_backends, fill_disk),
    *(kill_standby, freeze_standby, promote_standby),
    *(kill_nats, freeze_nats),
    *(cut_line, stall_line, slow_line),
)
