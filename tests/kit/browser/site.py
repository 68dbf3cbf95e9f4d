"""A server with a file of its own, and the users who came to it with their browsers."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from playwright.async_api import Browser, expect

from tests.kit.browser.page_words import IN_ENGLISH, Words
from tests.kit.browser.user import PHONE, Device, User
from tests.server.process import ServerProcess

NAMES = ("Ada", "Ben", "Chloé", "Dan", "Emil", "Fatma", "Gus", "Hana", "Ines", "Jo", "Kai", "Lou")


class Site:
    """Users come and play; whatever went wrong on their pages is in `errors`."""

    def __init__(self, data: Path, browser: Browser) -> None:
        self.server = ServerProcess(
            data, "--tables-per-hour", "1000", "--sockets-per-address", "1000"
        )
        self.browser = browser
        self.users: list[User] = []

    async def welcome(
        self, name: str, device: Device = PHONE, base: str = "", words: Words = IN_ENGLISH
    ) -> User:
        """A person with a device of their own."""
        user = await User.arrive(self.browser, base or self.server.base, name, device, words)
        self.users.append(user)
        return user

    async def gather(self, count: int) -> tuple[str, list[User]]:
        """So many people sit down at a new table; the first is the host."""
        users = [await self.welcome(name) for name in NAMES[:count]]
        return await self.seat(users), users

    async def seat(self, users: Sequence[User], goal: int = 10) -> str:
        """They sit down at a new table, one after the other."""
        host, *others = users
        code = await host.start_table()
        await host.sit_down(code)
        await host.play_to(goal)
        for other in others:
            await other.sit_down(code)
        return code

    @property
    def errors(self) -> list[str]:
        return [error for user in self.users for error in user.errors]

    async def close(self) -> None:
        await asyncio.gather(*(user.go_away() for user in self.users))
        await self.server.kill()


@asynccontextmanager
async def open_site(data: Path, browser: Browser, page: Path | None = None) -> AsyncIterator[Site]:
    """A place to play, maybe with another page; nobody's page may have had an error in the end."""
    site = Site(data, browser)
    if page:
        site.server.show(page)
    await site.server.start()
    try:
        yield site
    finally:
        await site.close()
    assert site.errors == []


async def begin(users: Sequence[User]) -> None:
    """The host begins, and all have a hand."""
    await users[0].begin()
    await asyncio.gather(*(user.asked("race") for user in users))


async def all_see(users: Sequence[User], words: str) -> None:
    for user in users:
        await expect(user.spoken(words).first).to_be_visible()
