"""Many nodes behind a proxy: people play through what happens to nodes and to their database."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest
import pytest_asyncio
from msgspec.structs import replace
from playwright.async_api import Browser, expect

from tests.kit.browser import playing
from tests.kit.browser.site import BRISK, Site, begin, site_on
from tests.kit.browser.user import KEEPER
from tests.kit.front import Front
from tests.kit.nats import nats
from tests.kit.postgres import Postgres, postgres
from tests.server.process import ServerProcess

pytestmark = pytest.mark.asyncio(loop_scope="session")


class Nodes(NamedTuple):
    """Two of them, their database, and whoever has come to the proxy before them."""

    site: Site
    nodes: list[ServerProcess]
    database: Postgres


@pytest_asyncio.fixture(loop_scope="session")
async def nodes(tmp_path: Path, browser: Browser) -> AsyncIterator[Nodes]:
    """One socket comes to the first node, the next to the second."""
    async with AsyncExitStack() as stack:
        database = stack.enter_context(postgres())
        config = replace(BRISK, log=database.url, relay=stack.enter_context(nats()).url)
        made = [ServerProcess(tmp_path / f"{number}.db", config=config) for number in range(2)]
        for node in made:
            stack.push_async_callback(node.end)
        await asyncio.gather(*(node.start() for node in made))
        front = Front([node.port for node in made], spread=True)
        stack.push_async_callback(front.close)
        base = f"http://127.0.0.1:{await front.start('127.0.0.1', 0)}"
        site = await stack.enter_async_context(site_on(made[0], browser, base))
        site.device = KEEPER
        yield Nodes(site, made, database)


async def test_a_node_dies_in_the_vote(nodes: Nodes) -> None:
    """Four people at two nodes: one of these is killed, and nobody has to do anything about it."""
    rng = Random(1)
    _, users = await nodes.site.gather(4)
    await begin(users)
    _, others = await playing.tell(users, "two houses")
    await playing.choose(others, rng)
    first, *rest = [user for user in users if user in others]
    await first.vote(*(await first.others())[:2])
    await first.asked("voted")
    marked = rest[0]
    await marked.slot((await marked.others())[0]).click()
    await nodes.nodes[0].kill()
    await playing.vote(users, rest, rng)
    assert await playing.look(users)
    await playing.play_to_the_end(users, rng)
    for user in users:
        await expect(user.spoken("a bot is playing")).to_have_count(0)


async def test_the_database_is_gone(nodes: Nodes) -> None:
    """While nothing can be saved the page says so; what was done then is done afterwards, once."""
    rng = Random(2)
    _, users = await nodes.site.gather(3)
    await begin(users)
    with nodes.database.gone():
        ada, *others = users
        await ada.tell("written in water")
        await expect(ada.spoken(ada.says("line-unsaved"))).to_be_visible()
        assert [await other.task() for other in others] == ["race", "race"]
    await asyncio.gather(*(other.asked("choose") for other in others))
    await expect(ada.spoken(ada.says("line-unsaved"))).to_be_hidden()
    await playing.choose(others, rng)
    await playing.vote(users, others, rng)
    assert await playing.look(users)
