"""Two nodes whose clocks are 30 s apart: nobody notices, for all times are the database's."""

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from reverie.game import Colour, Holder, SeatPassed
from reverie.server.messages import Message, ViewMessage
from reverie.table import Settings, StandIns
from reverie.table.apply import replay
from reverie.table.entry import TableEntry, decode_entry
from reverie.table.events import HostPassed, TimeCalled
from reverie.table.moves import Begin, Say
from reverie.table.state import Table
from tests.client import Client
from tests.cluster.ensemble import SOUND, Ensemble
from tests.kit.nats import nats
from tests.kit.postgres import shared_postgres
from tests.patience import PATIENCE
from tests.server.running import UNLIMITED, running_server

APART = 30
SHORT, LONG = 1, 100
"""seconds of a timer: one that runs out, and one that everybody sees running"""
AGREED = 5.0
"""seconds by which clocks on two screens may differ on a busy machine; much less than APART"""
CALLS = 2


class Onlooker(Client):
    """Somebody who sits there, does nothing, and looks at the clock. A lost node has another."""

    def __init__(self, bases: list[str], code: str, number: int) -> None:
        super().__init__(bases[number % 2], code, pauses=(0.2,))
        self._others = bases[(number + 1) % 2]
        self.ends: dict[object, list[float]] = defaultdict(list)
        """by what was shown, when the time of each stage is over"""

    def received(self, message: Message, frame: str) -> None:
        super().received(message, frame)
        if isinstance(message, ViewMessage) and message.table.time_left is not None:
            game = message.table.game
            assert game is not None
            end = asyncio.get_running_loop().time() + message.table.time_left
            self.ends[game.turn, game.phase].append(end)

    def lost(self, seconds: float) -> None:
        del seconds
        self.server = self._others


@pytest.fixture
async def those(tmp_path: Path) -> AsyncIterator[Ensemble]:
    """Two nodes, of which the second is ahead."""
    with nats() as relay:
        made = Ensemble([shared_postgres()], relay)
        try:
            await made.add(tmp_path, SOUND)
            await made.add(tmp_path, ("tests.cluster.skewed", str(APART)))
            yield made
        finally:
            await made.close()


async def sit_down(those: Ensemble, tmp_path: Path, timer: int) -> list[Onlooker]:
    """A game of four, two of them at each node; any timer is possible."""
    schema = f"{shared_postgres().url}?search_path={those.schema}"
    settings = Settings(timer=timer, stand_ins=StandIns.ALWAYS)
    async with running_server(tmp_path / "opened.db", replace(UNLIMITED, log=schema)) as node:
        code = await node.open_table(settings)
    people = [Onlooker(those.bases, code, number) for number in range(4)]
    for person, colour in zip(people, Colour, strict=False):
        await person.connect()
        await person.join(colour.name, colour)
    await people[0].move(Begin())
    return people


async def entries(those: Ensemble, code: str) -> list[TableEntry]:
    return [decode_entry(entry.body) for entry in await those.entries(code)]


async def time_is_called(those: Ensemble, code: str, times: int) -> list[TableEntry]:
    """All entries, once time was called so often."""
    async with asyncio.timeout(PATIENCE):
        while True:
            found = await entries(those, code)
            if sum(TimeCalled() in entry.events for entry in found) >= times:
                return found
            await asyncio.sleep(0.3)


async def test_time_is_called_once(those: Ensemble, tmp_path: Path) -> None:
    """D3: time is called when it is over and not before, also by a node that takes over.

    And nobody is taken for absent for longer than a stand-in waits, though that is less than
    what the clocks are apart.
    """
    people = await sit_down(those, tmp_path, SHORT)
    code = people[0].code
    await time_is_called(those, code, CALLS)
    await those.members[0].process.kill()
    await time_is_called(those, code, 2 * CALLS)
    await those.members[0].process.start()
    await those.members[1].process.kill()
    table = Table()
    for entry in await time_is_called(those, code, 3 * CALLS):
        called = TimeCalled() in entry.events
        if called:
            moments = table.moments
            assert entry.at - max(moments.stage, moments.called or 0) >= SHORT
        assert called or not any(stands_in(event) for event in entry.events)
        assert not any(isinstance(event, HostPassed) for event in entry.events)
        assert 0 <= entry.at - table.at < APART or not table.at
        table = replay(entry.events, table, entry.at)
    for person in people:
        await person.close()


def stands_in(event: object) -> bool:
    return isinstance(event, SeatPassed) and event.holder is Holder.STAND_IN


async def test_clocks_that_are_shown_agree(those: Ensemble, tmp_path: Path) -> None:
    """D3: whichever node somebody is at, the clock on the screen runs out at the same moment."""
    people = await sit_down(those, tmp_path, LONG)
    for number, person in enumerate(people):
        await person.move(Say(f"{number} says how late it is"))
    newest = max(person.view.seq for person in people)
    shown: defaultdict[object, list[float]] = defaultdict(list)
    for person in people:
        await person.until(lambda view: view.seq >= newest)
        for stage, ends in person.ends.items():
            shown[stage] += ends
        await person.close()
    assert shown
    assert all(len(ends) >= 2 * len(people) for ends in shown.values())
    assert all(max(ends) - min(ends) < AGREED for ends in shown.values())
