"""One Chromium for all tests of a worker; a house of its own for each."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio
from playwright.async_api import Browser

from tests.browser.guest import chromium
from tests.browser.house import House, open_house


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    async with chromium() as one:
        yield one


@pytest_asyncio.fixture(loop_scope="session")
async def house(tmp_path: Path, browser: Browser) -> AsyncIterator[House]:
    async with open_house(tmp_path / "db", browser) as one:
        yield one
