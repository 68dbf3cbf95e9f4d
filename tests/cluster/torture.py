"""The torture: faults at random while people play at all nodes; then everything is checked.

python -m tests.cluster.torture 300     what `make torture` does

First the checker has to find four weaknesses: whoever is blind finds nothing later, either. Then
rounds of a dozen faults of all kinds (`faults.py`), each with tables of its own, until there were
so many. Every line it prints counts all up to then; the last one says what came of everything.
"""

import asyncio
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from time import monotonic

from tests.cluster.checker import RULES
from tests.cluster.ensemble import SOUND, Ensemble, Evening, ensemble
from tests.cluster.faults import FAULTS, Doing, lose_database
from tests.cluster.finding import BREAKS, finds, finds_a_commit_that_does_not_wait
from tests.kit.nats import nats
from tests.kit.postgres import pair, postgres

TABLES = 3
FAULTS_OF_A_ROUND = 12
FAULTS_OF_A_LONG_RUN = 100
APART = 30
LAUNCHES = (
    SOUND,
    ("tests.cluster.skewed", str(APART)),
    ("tests.cluster.skewed", str(-APART)),
)


async def seen_to_fail(folder: Path) -> None:
    """Raise unless the checker finds all weaknesses."""
    with postgres() as server:
        launch = ("tests.cluster.weak", str(folder))
        async with ensemble(folder, [server], launches=[launch] * 2) as those:
            for weakness in BREAKS:
                assert await finds(those, folder, weakness), f"nobody has noticed: no {weakness}"
    assert await finds_a_commit_that_does_not_wait(folder), "nobody has noticed: a lost commit"


def in_turn(faults: int, rng: Random) -> Iterator[Doing]:
    """So many faults, of every kind about as many, in any order; in a long run a long one first."""
    if faults >= FAULTS_OF_A_LONG_RUN:
        yield lose_database
        faults -= 1
    while faults > 0:
        few = rng.sample(FAULTS, min(faults, len(FAULTS)))
        faults -= len(few)
        yield from few


class Torture:
    """One run of it, and what has come of it so far."""

    def __init__(self, seed: int) -> None:
        self.figures: Counter[str] = Counter()
        self.found: list[str] = []
        self._rng = Random(seed)
        self._waits: list[float] = []
        self._begun = monotonic()

    async def run(self, folder: Path, faults: int) -> None:
        """Do so many faults, and print how far it is after each round."""
        coming = [*in_turn(faults, self._rng)]
        with pair() as servers, nats() as relay:
            async with ensemble(folder, servers, relay, LAUNCHES) as those:
                while coming:
                    few, coming = coming[:FAULTS_OF_A_ROUND], coming[FAULTS_OF_A_ROUND:]
                    await self._round(those, few)
                    say(self.line())

    async def _round(self, those: Ensemble, faults: list[Doing]) -> None:
        evening = Evening(those, Random(self._rng.random()))
        await evening.begin(TABLES)
        for fault in faults:
            await asyncio.sleep(self._rng.uniform(0.2, 1.5))
            await fault(those, self._rng)
            self.figures["faults"] += 1
            self.figures[fault.__name__] += 1
        await asyncio.sleep(1)
        found = await evening.end()
        for each in found:
            say(f"FOUND {each}")
        self.found += found
        self.figures.update(evening.figures)
        self._waits += [wait for guest in evening.everybody() for wait in guest.losses]

    def line(self) -> str:
        """All up to now, in one line."""
        figures, broken = self.figures, Counter(fault.partition(":")[0] for fault in self.found)
        kinds = ", ".join(f"{figures[each.__name__]} {each.__name__}" for each in FAULTS)
        rules = ", ".join(f"{name} {broken[rule]}" for rule, name in RULES.items())
        waits, minutes = sorted(self._waits) or [0.0], (monotonic() - self._begun) / 60
        return (
            f"{figures['faults']} faults in {minutes:.1f} minutes ({kinds}, "
            f"{figures[lose_database.__name__]} {lose_database.__name__}); "
            f"{figures['acknowledged']} acknowledged, {figures['refused']} refused, "
            f"{figures['unknown']} unknown: {figures['unknown, made']} of them made, "
            f"{figures['unknown, not made']} not; {figures['entries']} entries, "
            f"{figures['views']} views, {figures['records']} records; "
            f"{len(waits)} lost a connection and had a view again after p50 "
            f"{waits[len(waits) // 2]:.2f} s, p99 {waits[len(waits) * 99 // 100]:.2f} s; {rules}"
        )


def say(line: str) -> None:
    """At once, for whoever waits."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def main(faults: int, seed: int) -> None:
    """Print what came of it; fail if anything was found."""
    with tempfile.TemporaryDirectory() as place:
        asyncio.run(seen_to_fail(Path(place)))
        say("the checker has found all four weaknesses")
        torture = Torture(seed)
        asyncio.run(torture.run(Path(place), faults))
    sys.exit(1 if torture.found else 0)


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 1)
