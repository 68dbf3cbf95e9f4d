"""One Chromium for all tests of a worker; a site of its own for each."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio
from playwright.async_api import Browser

from tests.kit.browser.site import Site, open_site
from tests.kit.browser.user import chromium


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    async with chromium() as one:
        yield one


@pytest_asyncio.fixture(loop_scope="session")
async def site(tmp_path: Path, browser: Browser) -> AsyncIterator[Site]:
    async with open_site(tmp_path / "db", browser) as one:
        yield one
