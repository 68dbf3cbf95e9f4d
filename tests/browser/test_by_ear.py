"""Who hears the page is told all that others see, once, when they see it, and is never nowhere."""

import re
from random import Random

import pytest
from playwright.async_api import expect

from tests.kit.browser import playing
from tests.kit.browser.ears import Ears
from tests.kit.browser.site import Site, begin
from tests.kit.browser.user import User

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_a_whole_game_by_ear(site: Site) -> None:
    """From sitting down to leaving, each step is spoken and has the focus; nothing twice."""
    users = [await site.welcome(name) for name in ("Ada", "Ben", "Chloé")]
    ada, ben, chloe = users
    ears = await Ears.of(ada)
    await sit_down(ears, users)
    await begin(users)
    await ears.is_at_heading("task-race")
    await ears.has_silence()  # what the lobby said is over

    await ada.field("clue-yours").fill("half a cl")
    await ben.tell("the tide")
    await ears.hear("clue-first", who="other", name="Ben")
    await ears.hear("race-kept")
    await ears.hear("clue-heard", name="Ben", clue="the tide")
    await ears.is_at_heading("task-choose", count=2)  # though the field that had the focus is gone
    await choose(ears)
    await look_closely(ears)
    await chloe.choose(0, 1)
    await expect(ada.page.get_by_role("dialog")).to_have_count(0)  # it would hide the board
    await vote(ears)
    slots = await chloe.others()
    await chloe.vote(slots[0], slots[0])
    await hear_reveal(ears, chloe_for=slots[0])

    await playing.look([ben, chloe])
    await playing.tell([ben, chloe], "the next one")
    await ears.hear("next-up", task="choose")
    await chloe_or_ben_choose(users)
    await ears.hear("next-up-waits", task="choose")
    await ada.on.click()
    await ears.is_at_heading("task-choose", count=2)
    await ears.hear("clue-heard", clue="the next one")
    await finish(ears, users)
    await leave(ears)
    assert await ears.repeated() == []


async def sit_down(ears: Ears, users: list[User]) -> None:
    """The lobby says who comes, in which colour, and whether they are enough."""
    ada, ben, chloe = users
    code = await ada.start_table()
    await ears.is_at_heading("join-title")
    await ada.sit_down(code)
    await ears.is_at_heading("lobby-title", code=code)
    await ears.hear("lobby-now", count=1)
    await ada.play_to(10)
    await ben.sit_down(code, "green")
    await ears.hear("lobby-came", name="Ben", colour="green")
    await chloe.sit_down(code)
    await ears.hear("lobby-came", name="Chloé")
    await ears.hear("lobby-now", count=3)


async def choose(ears: Ears) -> None:
    """After each card it is said what comes next."""
    ada = ears.user
    await ada.pick(0)
    await ears.hear("choose-more", picked=1)
    await ada.pick(1)
    await ears.hear("then-press")
    await ada.tap("choose-send")
    await ears.is_at_heading("task-chosen")


async def look_closely(ears: Ears) -> None:
    """In the large view each picture is said that one turns to."""
    ada = ears.user
    await ada.cards.first.press("+")
    await expect(ada.page.get_by_role("dialog")).to_be_visible()
    await ada.page.keyboard.press("ArrowRight")
    await ears.hear("picture-heard", number=2)


async def vote(ears: Ears) -> None:
    """A vote that is taken back leaves the focus at its card, from where digits vote on."""
    ada = ears.user
    await ears.is_at_heading("task-vote", name="Ben")
    await ears.hear("clue-heard", name="Ben", clue="the tide")
    first, second = (await ada.others())[:2]
    await ada.page.keyboard.press(str(first))
    await ears.hear("vote-one", slot=first)
    await ada.tap("vote-take-back", vote=1, slot=first)
    await expect(ada.slot(first)).to_be_focused()
    for slot in (first, second):
        await ada.page.keyboard.press(str(slot))
    await ears.hear("vote-split", first=first, second=second)
    await ears.hear("then-press")
    await ada.page.keyboard.press("Enter")
    await ears.is_at_heading("task-voted")


async def hear_reveal(ears: Ears, chloe_for: int) -> None:
    """The votes are said card by card; owners are in no name before they are on the screen."""
    ada = ears.user
    await ears.is_at_heading("reveal-title")
    votes = await ears.hear("votes-on-card", slot=chloe_for)
    assert re.search("2 votes from Chloé", votes["said"])
    assert len(re.findall("1 vote from you", votes["said"])) == 2
    owned = ada.says("slot-revealed", name="Ben")
    assert votes["cards"]
    assert not [card for card in votes["cards"] if owned.match(card)]
    await ears.hear("verdict-of", name="Ben")
    scores = await ears.hear("gets-points", who="you")
    assert [card for card in scores["cards"] if owned.match(card)]
    assert "Ada" not in scores["said"]


async def chloe_or_ben_choose(users: list[User]) -> None:
    """All but the storyteller and Ada choose."""
    for user in users[1:]:
        if await user.task() == "choose":
            await user.choose(0, 1)


async def finish(ears: Ears, users: list[User]) -> None:
    """Skipping and the end have the focus at the heading; who won is said, and one's place."""
    ada = ears.user
    await ada.choose(0, 1)
    going_on = True
    while going_on:
        voting = [user for user in users if await user.asked("vote", "wait") == "vote"]
        await playing.agree(users, voting)
        await ada.button(ada.says("skip")).click()
        await ears.is_at_heading("reveal-title")
        going_on = await playing.look(users)
        if going_on:
            _, choosing = await playing.tell(users, "again")
            await playing.choose(choosing, Random(1))
    await ears.is_at_heading("end-winners", "end-you-win", "end-you-share")
    await ears.hear("end-standing", place=1)
    await expect(ada.spoken(ada.says("is-you"))).to_have_count(1)  # on the podium, and nowhere else


async def leave(ears: Ears) -> None:
    """Leaving asks, with the focus at the question; the next table hears nothing of this one."""
    ada = ears.user
    await ada.tap("end-lobby")
    await ears.is_at_heading("lobby-title")
    menu = await ada.open(ada.says("menu"))
    await menu.get_by_role("button", name=ada.says("leave")).click()
    await expect(menu.get_by_text(ada.says("leave-sure"))).to_be_focused()
    await ada.tap("leave-for-good")
    await ears.is_at_heading("nowhere-title", reason="sent_away")
    await ears.has_silence()
    await ada.tap("go-home")
    await expect(ada.page.locator("main h1")).to_be_focused()
    await ada.choice("home-start").click()
    await ears.is_at_heading("join-title")
    await ears.has_silence()
