"""Two people who end level win together."""

import asyncio

import pytest
from playwright.async_api import Locator, expect

from tests.browser import evening
from tests.browser.guest import WIDE, Guest
from tests.browser.house import House, all_see, begin

pytestmark = pytest.mark.asyncio(loop_scope="session")

Votes = dict[str, tuple[str, str]]
"""Whose cards each votes for, by name."""


async def test_those_who_are_level_share_the_victory(house: House) -> None:
    """R10 to R12, R18: too easy, too hard, just right; then two are level and share the victory."""
    code, guests = await house.gather(4)
    ada, ben, chloe, dan = guests
    screen = await house.welcome("TV", WIDE)
    await screen.page.clock.install()
    await screen.put_up_screen(code)
    await begin(guests)

    await turn(guests, dict.fromkeys(("Ben", "Chloé", "Dan"), ("Ada", "Ada")))
    await all_see(guests, "Too easy!")
    await evening.look(guests)
    await scores(ada, Ada=0, Ben=4, Chloé=4, Dan=4)

    await turn(
        guests, {"Ada": ("Chloé", "Dan"), "Chloé": ("Dan", "Dan"), "Dan": ("Chloé", "Chloé")}
    )
    await all_see(guests, "Too hard!")
    await evening.look(guests)
    await scores(ben, Ada=2, Ben=4, Chloé=9, Dan=9)

    await turn(guests, {"Ada": ("Ben", "Ben"), "Ben": ("Ada", "Ada"), "Dan": ("Chloé", "Ada")})
    await all_see(guests, "Just right!")
    assert not await evening.look(guests)

    await expect(title(ada)).to_have_text("Chloé and Dan share the victory")
    await expect(title(chloe)).to_have_text("You share the victory with Dan")
    await expect(title(dan)).to_have_text("You share the victory with Chloé")
    for guest in guests:
        first = guest.page.get_by_label("Podium").get_by_role("listitem").first
        await expect(first).to_contain_text("Chloé")
        await expect(first).to_contain_text("Dan")
        await expect(first).to_contain_text("12 points")
    for _ in range(3):
        await screen.page.clock.fast_forward(20_000)
    await expect(title(screen)).to_have_text("Chloé and Dan share the victory")


async def turn(guests: list[Guest], votes: Votes) -> None:
    """Everybody says which slot is theirs, and they vote as agreed."""
    _, others = await evening.tell(guests, "as agreed")
    await asyncio.gather(*(other.choose(0) for other in others))
    await asyncio.gather(*(other.asked("vote") for other in others))
    slots = {other.name: (await other.own())[0] for other in others}
    for guest in guests:
        if guest not in others:
            slots[guest.name] = next(slot for slot in range(1, 5) if slot not in slots.values())
    for other in others:
        first, second = votes[other.name]
        await other.vote(slots[first], slots[second])
    await asyncio.gather(*(guest.asked("look") for guest in guests))


async def scores(guest: Guest, **expected: int) -> None:
    for name, score in expected.items():
        await expect(guest.page.get_by_text(f"{name}: {score}", exact=True)).to_be_visible()


def title(guest: Guest) -> Locator:
    return guest.page.get_by_role("heading", level=1)
