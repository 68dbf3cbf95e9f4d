"""Whether a big screen watches a table: everybody is told, and phones may say "look up"."""

import asyncio
from random import Random

import msgspec
import pytest

from reverie.server.messages import Request, ViewMessage, request_decoder
from reverie.table import moves as asks
from reverie.table.showing import SECONDS_BETWEEN_COMINGS
from tests.kit import virtual_time
from tests.tables.at import token
from tests.tables.test_nodes import Device, Town, in_virtual_time, town

A_MOMENT = 2 * SECONDS_BETWEEN_COMINGS


class Screens:
    """Those who come to a table at two nodes, and which of them are big screens, by the rule."""

    def __init__(self, those: Town) -> None:
        self.those = those
        self.here: list[tuple[Device, int, bool]] = []
        """everybody who came, at which node, and whether that is a big screen that is nobody's"""

    def come(self, secret: str | None, *, screen: bool, rng: Random) -> None:
        """Somebody comes, and perhaps says that it is a big screen."""
        device, node = Device(), rng.randrange(2)
        known = self.those.nodes[node].recognise(secret or "")
        self.those.nodes[node].enter(device, secret, screen=screen)
        self.here.append((device, node, screen and known is None))

    async def go(self, rng: Random) -> None:
        if self.here:
            device, node, _ = self.here.pop(rng.randrange(len(self.here)))
            await self.those.nodes[node].exit(device)

    def join(self, rng: Random) -> None:
        """Whoever was a big screen is somebody now, or was all the time."""
        if self.here:
            at = rng.randrange(len(self.here))
            device, node, _ = self.here[at]
            join = asks.Join("Newcomer", token(f"newcomer {at} {rng.random()}"))
            if self.those.nodes[node].who(device) is None:
                self.those.nodes[node].act(device, f"join {rng.random()}", join)
                self.here[at] = (device, node, False)

    def check(self) -> None:
        """All see the same, and that is what is so."""
        expected = any(screen for _, _, screen in self.here)
        devices = [*self.those.devices.values(), *(device for device, _, _ in self.here)]
        assert [device.view().table.screen for device in devices] == [expected] * len(devices)


@pytest.mark.parametrize("seed", range(20))
def test_everybody_knows_of_a_big_screen(seed: int) -> None:
    """At every node: as long as a socket watches that has said so and is nobody's."""

    async def test() -> None:
        rng = Random(seed)
        async with town() as those:
            screens = Screens(those)
            screens.check()
            for _ in range(25):
                match rng.randrange(6):
                    case 0 | 1:
                        secret = rng.choice((None, token("nobody's"), token("A"), token("B")))
                        screens.come(secret, screen=rng.random() < 0.7, rng=rng)
                    case 2:
                        screens.join(rng)
                    case _:
                        await screens.go(rng)
                await asyncio.sleep(A_MOMENT)
                screens.check()

    virtual_time.run(test())


@in_virtual_time
async def test_a_big_screen_is_gone_with_its_node() -> None:
    """Whoever watched at a node that has died is there no more."""
    async with town() as those:
        those.nodes[0].enter(Device(), screen=True)
        await asyncio.sleep(A_MOMENT)
        assert those.devices["B"].view().table.screen
        those.kill(0)
        those.village.bury(those.houses[0])
        await asyncio.sleep(A_MOMENT)
        assert not those.devices["B"].view().table.screen


@in_virtual_time
async def test_a_restless_big_screen_is_told_about_seldom() -> None:
    """F4: one that comes and goes all the time is told about together with all who do."""
    async with town() as those:
        live, seen = those.nodes[0], len(those.devices["A"].seen)
        for _ in range(100):
            device = Device()
            live.enter(device, screen=True)
            await live.exit(device)
            await asyncio.sleep(0.01)
        await asyncio.sleep(A_MOMENT)
        assert len(those.devices["A"].seen) - seen <= 1 / SECONDS_BETWEEN_COMINGS + 1
        assert not those.devices["A"].view().table.screen


@in_virtual_time
async def test_one_more_big_screen_is_no_news() -> None:
    """It is said whether there is one, and not how many: its node shows nothing to anybody else."""
    async with town() as those:
        those.nodes[0].enter(Device(), screen=True)
        await asyncio.sleep(A_MOMENT)
        seen = len(those.devices["A"].seen)
        those.nodes[0].enter(Device(), token("another"), screen=True)
        await asyncio.sleep(A_MOMENT)
        assert len(those.devices["A"].seen) == seen


def test_a_hello_that_says_nothing_is_no_big_screen() -> None:
    """What older clients say is understood as before."""
    hello = request_decoder.decode('{"id":"1","move":{"move":"hello"}}')
    assert isinstance(hello, Request)
    assert not getattr(hello.move, "screen", None)
    assert "screen" in msgspec.json.schema(ViewMessage)["$defs"]["SeenTable"]["properties"]
