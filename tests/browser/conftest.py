"""One Chromium and one server for all tests of a worker; each test has tables of its own there."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser

from tests.kit.browser.site import Site, running_server, site_on
from tests.kit.browser.user import KEEPER, chromium
from tests.server.process import ServerProcess


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    async with chromium() as one:
        yield one


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[ServerProcess]:
    async with running_server(tmp_path_factory.mktemp("server") / "db") as one:
        yield one


@pytest_asyncio.fixture(loop_scope="session")
async def site(server: ServerProcess, browser: Browser) -> AsyncIterator[Site]:
    async with site_on(server, browser) as one:
        yield one


@pytest.fixture
def keepers(site: Site) -> None:
    """Devices keep the page for times without a network, as those of people do."""
    site.device = KEEPER


@pytest_asyncio.fixture(loop_scope="session")
async def site_to_kill(tmp_path: Path, browser: Browser) -> AsyncIterator[Site]:
    """One with a server of its own, and with devices that keep the page."""
    async with running_server(tmp_path / "db") as server, site_on(server, browser) as one:
        one.device = KEEPER
        yield one
