"""A node is killed again and again under load: how soon does every seat have a view again?

python -m tests.cluster.kills 100     after the last kill it says so

Three nodes, PostgreSQL and NATS; at every table four people and a bot, who play on all the time, so
that a bot which nobody runs any more holds up its table. People come back by themselves, to another
node, as they do behind a proxy. Afterwards the checker looks at all they did and saw.
"""

import asyncio
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from random import Random

from tests.cluster.ensemble import SOUND, Ensemble, Evening, ensemble
from tests.cluster.guests import Guest
from tests.cluster.torture import say
from tests.kit.nats import nats
from tests.kit.postgres import postgres
from tests.patience import PATIENCE

TABLES = 4
BOTS = 1
KILLS_OF_A_ROUND = 10
SECONDS_ALLOWED = 5.0


class Kills:
    """What they came to, so far."""

    def __init__(self) -> None:
        self.kills = 0
        self.views: list[float] = []
        """seconds from when the connection of somebody at that node broke until they had a view"""
        self.turns: list[float] = []
        """seconds from a kill until a table had scored its next turn, by all people and bots"""
        self.found: list[str] = []

    async def round(self, those: Ensemble, kills: int, rng: Random) -> None:
        """So many, one after the other, with new tables."""
        evening = Evening(those, Random(rng.random()))
        await evening.begin(TABLES, BOTS)
        await all_score(evening)
        for _ in range(kills):
            member = rng.choice(those.members)
            there = [g for g in evening.everybody() if g.server.endswith(f":{member.clients.port}")]
            before = [len(guest.losses) for guest in there]
            await member.process.kill()
            self.turns += await all_score(evening)
            await have_views(there, before)
            self.views += [guest.losses[-1] for guest in there]
            self.kills += 1
            await member.process.start()
        self.found += await evening.end()

    def line(self) -> str:
        """All up to now."""
        return (
            f"{self.kills} kills: {len(self.views)} seats had a view again after "
            f"{spread(self.views)}; {len(self.turns)} times a table scored a turn after "
            f"{spread(self.turns)}; "
            f"{len(self.found)} faults found"
        )


async def all_score(evening: Evening) -> list[float]:
    """Wait until each table has scored a turn from now on; how long it took each."""
    loop = asyncio.get_running_loop()
    begun = loop.time()

    async def score(guest: Guest) -> float:
        seen = guest.score
        async with asyncio.timeout(PATIENCE):
            await guest.until(lambda _: guest.score != seen)
        return loop.time() - begun

    return await asyncio.gather(*(score(guests[0]) for guests in evening.guests.values()))


async def have_views(guests: Sequence[Guest], before: Sequence[int]) -> None:
    """Wait until each of them has lost a connection and has a view again."""
    for guest, losses in zip(guests, before, strict=True):
        async with asyncio.timeout(PATIENCE):
            while len(guest.losses) == losses:  # noqa: ASYNC110  it is told nothing else
                await asyncio.sleep(0.05)


def spread(seconds: Sequence[float]) -> str:
    """The middle, the slowest but one of a hundred, and the slowest."""
    found = sorted(seconds) or [0.0]
    return (
        f"p50 {found[len(found) // 2]:.2f} s, p99 {found[len(found) * 99 // 100]:.2f} s, "
        f"at most {found[-1]:.2f} s"
    )


async def main(kills: int, seed: int = 1) -> int:
    """Print all; 1 if the p99 is beyond what is allowed, or anything was found."""
    all_, rng = Kills(), Random(seed)
    with tempfile.TemporaryDirectory() as folder, postgres() as server, nats() as relay:
        async with ensemble(Path(folder), [server], relay, [SOUND] * 3) as those:
            while all_.kills < kills:
                await all_.round(those, min(KILLS_OF_A_ROUND, kills - all_.kills), rng)
                say(all_.line())
    for each in all_.found:
        say(f"FOUND {each}")
    slow = sorted(all_.views)[len(all_.views) * 99 // 100] > SECONDS_ALLOWED
    return 1 if slow or all_.found else 0


if __name__ == "__main__":
    sys.exit(asyncio.run(main(*map(int, sys.argv[1:]))))
