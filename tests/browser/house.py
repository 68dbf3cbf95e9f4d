"""A house for one evening: a server with a file of its own, and a browser for all who come."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from playwright.async_api import Browser, expect

from tests.browser.guest import PHONE, Device, Guest
from tests.browser.words import IN_ENGLISH, Words
from tests.server.process import ServerProcess

NAMES = ("Ada", "Ben", "Chloé", "Dan", "Emil", "Fatma", "Gus", "Hana", "Ines", "Jo", "Kai", "Lou")


class House:
    """Guests come and play; whatever went wrong on their pages is in `errors`."""

    def __init__(self, data: Path, browser: Browser) -> None:
        self.server = ServerProcess(
            data, "--tables-per-hour", "1000", "--sockets-per-address", "1000"
        )
        self.browser = browser
        self.guests: list[Guest] = []

    async def welcome(
        self, name: str, device: Device = PHONE, base: str = "", words: Words = IN_ENGLISH
    ) -> Guest:
        """A person with a device of their own."""
        guest = await Guest.arrive(self.browser, base or self.server.base, name, device, words)
        self.guests.append(guest)
        return guest

    async def gather(self, count: int) -> tuple[str, list[Guest]]:
        """So many people sit down at a new table; the first is the host."""
        guests = [await self.welcome(name) for name in NAMES[:count]]
        return await self.seat(guests), guests

    async def seat(self, guests: Sequence[Guest], goal: int = 10) -> str:
        """They sit down at a new table, one after the other."""
        host, *others = guests
        code = await host.start_table()
        await host.sit_down(code)
        await host.play_to(goal)
        for other in others:
            await other.sit_down(code)
        return code

    @property
    def errors(self) -> list[str]:
        return [error for guest in self.guests for error in guest.errors]

    async def close(self) -> None:
        await asyncio.gather(*(guest.go_away() for guest in self.guests))
        await self.server.kill()


@asynccontextmanager
async def open_house(
    data: Path, browser: Browser, page: Path | None = None
) -> AsyncIterator[House]:
    """A place to play, maybe with another page; nobody's page may have had an error in the end."""
    house = House(data, browser)
    if page:
        house.server.show(page)
    await house.server.start()
    try:
        yield house
    finally:
        await house.close()
    assert house.errors == []


async def begin(guests: Sequence[Guest]) -> None:
    """The host begins, and all have a hand."""
    await guests[0].begin()
    await asyncio.gather(*(guest.asked("race") for guest in guests))


async def all_see(guests: Sequence[Guest], words: str) -> None:
    for guest in guests:
        await expect(guest.spoken(words).first).to_be_visible()
