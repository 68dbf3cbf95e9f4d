"""The torture, short: nodes and their database are killed while people play at all nodes."""

import asyncio
from pathlib import Path
from random import Random

from tests.cluster.ensemble import Evening, ensemble
from tests.kit.postgres import postgres


async def test_nothing_is_lost_when_nodes_and_the_database_are_killed(tmp_path: Path) -> None:
    """Two nodes, no relay: nodes and PostgreSQL are killed, and the checker finds nothing."""
    with postgres() as server:
        async with ensemble(tmp_path, [server]) as those:
            evening = Evening(those, Random(1))
            await evening.begin(tables=2)
            for member in those.members:
                await asyncio.sleep(1.5)
                await member.process.kill()
                await asyncio.sleep(0.5)
                await member.process.start()
            while not evening.doubts:
                await asyncio.sleep(1)
                with server.gone():
                    await asyncio.sleep(1)
            await asyncio.sleep(2)
            assert await evening.end() == []
            assert evening.figures["acknowledged"] > 50
            assert evening.figures["unknown"] >= evening.doubts
