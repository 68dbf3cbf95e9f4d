"""A server, and the users who came to it with their browsers."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from msgspec.structs import replace
from playwright.async_api import Browser, expect

from reverie.server.config import Config
from reverie.table import Pace
from tests.kit.browser.friend import Friend
from tests.kit.browser.page_words import IN_ENGLISH, Words
from tests.kit.browser.user import PHONE, Device, User
from tests.server.process import ServerProcess

NAMES = ("Ada", "Ben", "Chloé", "Dan", "Emil", "Fatma", "Gus", "Hana", "Ines", "Jo", "Kai", "Lou")
BRISK = Config(
    tables_per_hour=1000,
    packs_per_hour=1000,
    sockets_per_address=1000,
    pace=Pace(thinking=(0.1, 0.3), hurry=(0.1, 0.2), room=(0.2, 0.4), race=300.0, grace=10.0),
)
"""a server that minds no crowd of users from one address, with bots who don't keep tests waiting"""


class Site:
    """Users come and play; whatever went wrong on their pages is in `errors`."""

    def __init__(self, server: ServerProcess, browser: Browser, base: str = "") -> None:
        self.server = server
        self.browser = browser
        self.base = base or server.base
        """where users go, which may be a proxy"""
        self.device = PHONE
        """what people bring if nothing else is said"""
        self.users: list[User] = []
        self.friends: list[Friend] = []

    async def welcome(
        self,
        name: str,
        device: Device | None = None,
        base: str = "",
        words: Words = IN_ENGLISH,
    ) -> User:
        """A person with a device of their own."""
        own = device or self.device
        user = await User.arrive(self.browser, base or self.base, name, own, words)
        self.users.append(user)
        return user

    async def gather(self, count: int) -> tuple[str, list[User]]:
        """So many people sit down at a new table; the first is the host."""
        users = await asyncio.gather(*(self.welcome(name) for name in NAMES[:count]))
        return await self.seat(users), users

    async def seat(self, users: Sequence[User], goal: int = 10) -> str:
        """They sit down at a new table, one after the other."""
        host, *others = users
        code = await host.start_table()
        await host.sit_down(code)
        await host.play_to(goal)
        await asyncio.gather(*(other.come_to(code) for other in others))
        for other in others:
            await other.sit_down(code)
        return code

    async def befriend(self, code: str, *names: str) -> list[Friend]:
        """They sit down at a table, one after the other, without a browser."""
        coming = [await Friend.sit_down(self.server.base, code, name) for name in names]
        self.friends += coming
        return coming

    @property
    def errors(self) -> list[str]:
        return [error for user in self.users for error in user.errors]


@asynccontextmanager
async def site_on(server: ServerProcess, browser: Browser, base: str = "") -> AsyncIterator[Site]:
    """A place to play on a server that runs; nobody's page may have had an error in the end."""
    site = Site(server, browser, base)
    try:
        yield site
    finally:
        leaving: list[User | Friend] = [*site.users, *site.friends]
        await asyncio.gather(*(one.go_away() for one in leaving))
    assert site.errors == []


@asynccontextmanager
async def running_server(data: Path, page: Path | None = None) -> AsyncIterator[ServerProcess]:
    """A server in a process of its own, maybe with another page."""
    server = ServerProcess(data, config=replace(BRISK, page=page) if page else BRISK)
    await server.start()
    try:
        yield server
    finally:
        await server.kill()


async def begin(users: Sequence[User]) -> None:
    """The host begins, and all have a hand."""
    await users[0].begin()
    await asyncio.gather(*(user.asked("race") for user in users))


async def all_see(users: Sequence[User], words: str) -> None:
    for user in users:
        await expect(user.spoken(words).first).to_be_visible()
