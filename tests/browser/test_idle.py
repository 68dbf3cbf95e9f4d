"""D7 at the real page: who is there and does nothing is nudged, and at last a bot chooses once."""

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace
from playwright.async_api import Browser, expect

from reverie.server.config import Config
from tests.kit.browser.site import NAMES
from tests.kit.browser.user import WIDE, User
from tests.server.running import QUICK, running_server

pytestmark = pytest.mark.asyncio(loop_scope="session")

IMPATIENT = Config(
    messages_per_second=10_000,
    pace=replace(QUICK, nudge=0.3, stand_in=0.3, alone=3600),
    sockets_per_address=2000,
)


async def test_nobody_waits_for_the_idle(browser: Browser, tmp_path: Path) -> None:
    """D7: an idle host in the race, somebody idle at the vote, and an idle storyteller."""
    async with running_server(tmp_path / "db", IMPATIENT) as server:
        users = [await User.arrive(browser, server.base, name) for name in NAMES[:3]]
        screen = await User.arrive(browser, server.base, "TV", WIDE)
        try:
            await idle_evening(users, screen)
        finally:
            for user in (*users, screen):
                await user.go_away()
        assert [error for user in (*users, screen) for error in user.errors] == []


async def idle_evening(users: list[User], screen: User) -> None:
    ada, ben, chloe = users
    code = await ada.start_table()
    for user in users:
        await user.sit_down(code)
    await screen.put_up_screen(code)
    await ada.begin()
    await asyncio.gather(*(user.asked("race") for user in users))

    # The race, and the host is idle: any two of the others let a bot tell for her.
    await ben.button(ben.says("nudge-names", names="Ada and Chloé")).click()
    await expect(ada.spoken(ada.says("nudged-by", who="other", name="Ben"))).to_be_visible()
    await expect(ada.spoken("The table is waiting for you").first).to_be_visible()
    await expect(ada.page).to_have_title(ada.says("table-title-waits", code=code))
    nudged = screen.says("screen-nudged", names="Ada, Ben and Chloé")
    await expect(screen.spoken(nudged)).to_be_visible()
    for user in (ben, chloe):
        await user.spoken(user.says("let-bots")).click()
        await user.tap("let-bot", deed="tell", name="Ada")
    await asyncio.gather(*(user.asked("choose") for user in (ben, chloe)))
    await expect(ada.spoken("The table is waiting for you")).to_have_count(0)

    # A choice: who is nudged takes one more minute, and what she has begun is not lost.
    await chloe.pick(5)
    await expect(chloe.spoken("Tap one more card.")).to_be_visible()
    begun = await chloe.picked()
    await ben.choose(0, 1)
    await ben.button(ben.says("nudge-names", names="Chloé")).click()
    await expect(chloe.spoken("The table is waiting for you").first).to_be_visible()
    await chloe.tap("minute-take")
    await expect(ben.spoken("Chloé needs one more minute.")).to_be_visible()
    assert await chloe.picked() == begun
    await chloe.choose(0)
    await asyncio.gather(*(user.asked("vote") for user in (ben, chloe)))

    # Votes: Ben is for a bot, everybody sees it, and the host agrees.
    await ben.vote(*(await ben.others())[:2])
    await ben.button(ben.says("nudge-names", names="Chloé")).click()
    await ben.tap("let-bot", deed="vote", name="Chloé")
    await expect(ben.spoken(ben.says("let-bot-agreed", count=1, needed=2))).to_be_visible()
    await expect(ben.button(ben.says("let-bot", deed="vote", name="Chloé"))).to_be_disabled()
    await ada.tap("let-bot", deed="vote", name="Chloé")
    for user in users:
        await user.look()

    # The storyteller is idle: the host alone lets a bot tell.
    await ben.asked("tell")
    await ada.button(ada.says("nudge-names", names="Ben")).click()
    await ada.tap("let-bot", deed="tell", name="Ben")
    await asyncio.gather(*(user.asked("choose") for user in (ada, chloe)))

    # Whoever leaves by mistake thinks better of it.
    menu = await chloe.open("Menu")
    await menu.get_by_role("button", name=chloe.says("leave")).click()
    await menu.get_by_role("button", name=chloe.says("leave-for-good")).click()
    await chloe.tap("come-back")
    await chloe.asked("choose", "chosen", "vote", "voted")
