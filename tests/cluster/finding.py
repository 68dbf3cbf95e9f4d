"""Nodes with one weakness each, and how long it takes the checker to find what comes of it.

A weakness need not show at once: whoever is lucky loses nothing. So there are evenings one after
the other until it does, and after so many it is believed that the checker is blind to it.
"""

import asyncio
from pathlib import Path
from random import Random

from tests.cluster.ensemble import Ensemble, Evening, ensemble
from tests.cluster.proxy import Way
from tests.cluster.weak import HEAD, KEYS, POLL, weakened
from tests.kit.postgres import pair

EVENINGS = 8
TABLES = 2
SECONDS_TO_SEE = 4.0
SECONDS_OF_SILENCE = 0.3
MOVES = 30
BREAKS = {HEAD: {"2", "7"}, POLL: {"8"}, KEYS: {"3", "4"}}
"""rules of the checker that each breaks: moves are lost, or unseen, or made twice"""


def rules_broken(found: list[str]) -> set[str]:
    """The numbers of the rules."""
    return {fault.split(":")[0] for fault in found}


async def finds(those: Ensemble, folder: Path, weakness: str) -> bool:
    """Whether the checker finds a weakness of nodes that `weak` has started for this folder."""
    for seed in range(EVENINGS):
        evening = Evening(those, Random(seed), seconds_to_see=SECONDS_TO_SEE)
        await evening.begin(TABLES)
        with weakened(folder, weakness):
            await disturb(those, evening)
            found = await evening.end()
        if rules_broken(found) & BREAKS[weakness]:
            return True
    return False


async def disturb(those: Ensemble, evening: Evening) -> None:
    """Answers are held back while all speak, and lines are cut: so all repeat that elsewhere."""
    lines = [member.clients for member in those.members]
    await evening.acknowledged(MOVES)
    for line in lines:
        line.stall(Way.BACK)
    evening.speak_up()
    await asyncio.sleep(SECONDS_OF_SILENCE)
    for line in lines:
        await line.lose()
        line.flow()
    await evening.acknowledged(MOVES)


async def finds_a_commit_that_does_not_wait(folder: Path) -> bool:
    """Whether it finds what a standby lacked that was promoted, where no commit waits for one."""
    with pair(synchronous_commit="off") as servers:
        async with ensemble(folder, servers) as those:
            evening = Evening(those, Random(1), seconds_to_see=SECONDS_TO_SEE)
            await evening.begin(TABLES)
            first, second = servers
            second.freeze()
            await evening.acknowledged(MOVES)
            first.kill()
            second.resume()
            await asyncio.to_thread(second.promote)
            return bool(rules_broken(await evening.end()) & {"2", "7"})
