"""The checker must be seen to fail: nodes with one weakness each, and it finds what they did."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest

from tests.cluster.ensemble import Ensemble, Evening, ensemble
from tests.kit.postgres import Postgres, postgres, room

SECONDS_TO_SEE = 8.0


def rules_broken(found: list[str]) -> set[str]:
    return {fault.split(":")[0] for fault in found}


@pytest.mark.parametrize(
    ("weakness", "rules"),
    [("head", {"2", "7"}), ("poll", {"8"}), ("keys", {"3", "4"})],
)
async def test_a_weakness_is_found(weakness: str, rules: set[str], tmp_path: Path) -> None:
    """Without the head's condition moves are lost; without polls, unseen; without keys, doubled."""
    with postgres() as server:
        async with ensemble(tmp_path, 2, [server], weakness=weakness) as those:
            evening = Evening(those, Random(1), seconds_to_see=SECONDS_TO_SEE)
            await evening.begin(tables=3)
            for _ in range(6):
                await asyncio.sleep(0.7)
                for member in those.members:
                    member.clients.cut()
                    await asyncio.sleep(0.1)
                    member.clients.flow()
            assert rules_broken(await evening.end()) & rules


@contextmanager
def pair(commit: str) -> Iterator[tuple[Postgres, Postgres]]:
    """A primary, and a standby that a commit waits for, if it is told to wait."""
    with room() as folder:
        first = Postgres(folder / "first", {"synchronous_commit": commit})
        second = Postgres(folder / "second")
        first.create()
        first.start()
        try:
            second.copy(first)
            second.start()
            first.psql("ALTER SYSTEM SET synchronous_standby_names = 'standby'")
            first.psql("SELECT pg_reload_conf()")
            yield first, second
        finally:
            first.kill()
            second.kill()


async def take_over(those: Ensemble) -> None:
    """The standby falls behind, the primary dies, and the standby is promoted."""
    first, second = those.postgres
    second.freeze()
    await asyncio.sleep(1.5)
    first.kill()
    second.resume()
    second.promote()
    await asyncio.sleep(3)


@pytest.mark.parametrize("commit", ["on", "off"])
async def test_a_take_over_loses_nothing_if_commits_waited(commit: str, tmp_path: Path) -> None:
    """With a synchronous standby nothing is; with `synchronous_commit=off` the loss is found."""
    with pair(commit) as servers:
        async with ensemble(tmp_path, 2, servers) as those:
            evening = Evening(those, Random(2), seconds_to_see=SECONDS_TO_SEE)
            await evening.begin(tables=2)
            await asyncio.sleep(1.5)
            await take_over(those)
            found = rules_broken(await evening.end())
            assert found & {"2", "7"} if commit == "off" else not found
            assert evening.figures["acknowledged"] > 20
