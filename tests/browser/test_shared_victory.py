"""Two people who end level win together."""

import asyncio

import pytest
from playwright.async_api import Locator, expect

from tests.kit.browser import playing
from tests.kit.browser.site import Site, all_see, begin
from tests.kit.browser.user import WIDE, User

pytestmark = pytest.mark.asyncio(loop_scope="session")

Votes = dict[str, tuple[str, str]]
"""Whose cards each votes for, by name."""


async def test_those_who_are_level_share_the_victory(site: Site) -> None:
    """R10 to R12, R18: too easy, too hard, just right; then two are level and share the victory."""
    code, (ada,) = await site.gather(1)
    (ben,) = await site.befriend(code, "Ben")
    chloe, dan = await site.welcome("Chloé"), await site.welcome("Dan")
    await chloe.sit_down(code)
    await dan.sit_down(code)
    users = [ada, chloe, dan]
    players: list[playing.Player] = [ada, ben, chloe, dan]
    screen = await site.welcome("TV", WIDE)
    await screen.hold_time()
    await screen.put_up_screen(code)
    await begin(users)

    await turn(players, dict.fromkeys(("Ben", "Chloé", "Dan"), ("Ada", "Ada")))
    await all_see(users, "too easy")
    await playing.look(players)
    await scores(ada, Ada=0, Ben=4, Chloé=4, Dan=4)

    await turn(
        players, {"Ada": ("Chloé", "Dan"), "Chloé": ("Dan", "Dan"), "Dan": ("Chloé", "Chloé")}
    )
    await all_see(users, "too hard")
    await playing.look(players)
    await scores(chloe, Ada=2, Ben=4, Chloé=9, Dan=9)

    await turn(players, {"Ada": ("Ben", "Ben"), "Ben": ("Ada", "Ada"), "Dan": ("Chloé", "Ada")})
    await all_see(users, "just right")
    assert not await playing.look(players)

    both = ada.says("end-winners", count=2, names="Chloé and Dan")
    await expect(title(ada)).to_have_text(both)
    await expect(title(chloe)).to_have_text(chloe.says("end-you-share", names="Dan"))
    await expect(title(dan)).to_have_text(dan.says("end-you-share", names="Chloé"))
    for user in users:
        first = user.page.get_by_label("Podium").get_by_role("listitem").first
        await expect(first).to_contain_text("Chloé")
        await expect(first).to_contain_text("Dan")
        await expect(first).to_contain_text("12 points")
    await stands_on_its_line(ada)
    for _ in range(3):
        await screen.let_pass(20)
    await expect(title(screen)).to_have_text(both)


async def stands_on_its_line(user: User) -> None:
    """On a tablet all steps of the podium reach down to the line, and no button is stretched."""
    await user.page.set_viewport_size({"width": 820, "height": 1180})
    podium = user.page.get_by_label("Podium")
    below = await podium.evaluate(
        """(podium) => {
          const line = podium.parentElement.getBoundingClientRect().bottom
          return [...podium.children].map((step) => line - step.getBoundingClientRect().bottom)
        }"""
    )
    assert max(below) <= 4
    buttons = await user.page.locator("main button").all()
    heights = [box["height"] for button in buttons if (box := await button.bounding_box())]
    assert max(heights) < 90


async def turn(players: list[playing.Player], votes: Votes) -> None:
    """Everybody says which slot is theirs, and they vote as agreed."""
    _, others = await playing.tell(players, "as agreed")
    await asyncio.gather(*(other.choose(0) for other in others))
    await asyncio.gather(*(other.asked("vote") for other in others))
    slots = {other.name: (await other.own())[0] for other in others}
    for player in players:
        if player not in others:
            slots[player.name] = next(slot for slot in range(1, 5) if slot not in slots.values())
    for other in others:
        first, second = votes[other.name]
        await other.vote(slots[first], slots[second])
    await asyncio.gather(*(player.asked("look") for player in players))


async def scores(user: User, **expected: int) -> None:
    await user.open("Players")
    for name, score in expected.items():
        await expect(user.page.get_by_text(f"{name}: {score}", exact=True)).to_be_visible()
    await user.shut()


def title(user: User) -> Locator:
    return user.page.get_by_role("heading", level=1)
