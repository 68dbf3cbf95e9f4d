"""One Chromium for all tests of a worker; a house of its own for each."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio
from playwright.async_api import Browser

from tests.browser.guest import chromium
from tests.browser.house import House


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    async with chromium() as one:
        yield one


@pytest_asyncio.fixture(loop_scope="session")
async def house(tmp_path: Path, browser: Browser) -> AsyncIterator[House]:
    """A place to play; nobody's page may have had an error in the end."""
    one = House(tmp_path / "db", browser)
    await one.server.start()
    try:
        yield one
    finally:
        await one.close()
    assert one.errors == []
