"""What newcomers stumbled over: they send what they see, and nothing is lost or done twice."""

import asyncio
import re

import pytest
from playwright.async_api import expect

from tests.kit.browser import playing
from tests.kit.browser.site import Site, begin
from tests.kit.browser.user import PHONE, User

pytestmark = [
    pytest.mark.asyncio(loop_scope="session"),
    pytest.mark.usefixtures("keepers"),
]


async def test_a_first_turn_on_a_phone(site: Site) -> None:  # noqa: PLR0915  one turn, from the deal to the points
    """The picked card lies beside the button, a lost clue is kept, a double tap is one vote."""
    code, users = await site.gather(2)
    ada, ben = users
    players: list[playing.Player] = [*users, *await site.befriend(code, "Chloé", "Dan")]
    await begin(users)

    # The race: the rule of a good clue, the card beside the button, what was begun is kept.
    await expect(ben.spoken(ben.says("tell-rule"))).to_be_visible()
    await picked_beside_the_button(ben)
    await ben.field("clue-yours").fill("a wet")
    await expect(ben.button(ben.says("tell-send"))).to_be_visible()
    await playing.tell(players, "as agreed")
    await expect(ben.spoken(ben.says("race-kept"))).to_be_visible()
    await expect(ada.spoken(ada.says("race-kept"))).to_have_count(0)

    # Choosing: again it is the picked card that is sent, whatever the hand shows.
    await picked_beside_the_button(ben)
    await ben.cards.nth(4).scroll_into_view_if_needed()
    await expect(ben.cards.nth(0)).not_to_be_in_viewport()
    await ben.tap("choose-send")
    await expect(ben.cards.nth(0)).to_be_in_viewport(ratio=0.9)
    assert await ben.task() == "choose", "it is seen before it is played"

    # What is picked where pictures are large is what one sees afterwards.
    await ben.enlarge(1)
    await ben.tap("picture-next")
    await ben.tap("pick-this")
    await expect(ben.cards.nth(1)).to_be_focused()
    await expect(ben.cards.nth(1)).to_be_in_viewport(ratio=0.9)
    others = players[1:]
    await asyncio.gather(*(other.choose(1) for other in others))
    await asyncio.gather(*(other.asked("vote") for other in others))

    # Voting, enlarged: a tick, and a second tap at once is not the second vote.
    await expect(ben.spoken(ben.says("vote-worth"))).to_be_visible()
    free = (await ben.others())[0]
    await ben.enlarge(free)
    vote = ben.button(ben.says("vote-here", slot=free, count=0))
    await vote.dblclick()
    large = ben.page.get_by_role("dialog")
    second = large.get_by_role("button", name=ben.says("vote-here", slot=free, count=1))
    await expect(second).to_be_visible()
    await expect(large.locator(".ticks i")).to_have_count(1)

    # With the second vote one has seen enough, and the button that sends them is in reach.
    await second.click()
    await expect(large).to_be_hidden()
    await expect(ben.button(ben.says("vote-send"))).to_be_visible()

    # How to play is a layer above the table, and Back leads to the game.
    sheet = await ben.open("Menu")
    await sheet.get_by_role("button", name="How to play").click()
    await expect(ben.page.get_by_role("heading", name="With three players")).to_be_visible()
    await ben.page.go_back()
    await expect(ben.page.get_by_role("heading", name="With three players")).to_be_hidden()
    await expect(ben.page).to_have_url(re.compile(f"/{code}$"))
    await ben.asked("vote")

    # The reveal says what it means for whoever looks, and whose clue it judges; one tap reacts.
    for other in others:
        await other.vote(*(await other.others())[:2])
    await ben.skip()
    await expect(
        ben.spoken(re.compile("Ada’s clue was (just right|too easy|too hard)")).first
    ).to_be_visible()
    await expect(ben.spoken(re.compile("points? for you!|Nothing for you")).first).to_be_visible()
    await expect(ben.spoken("The table is waiting for you")).to_have_count(0)
    await ben.button("Applause").click()
    await expect(ada.spoken("👏").first).to_be_visible()


async def test_a_first_game_leads_by_the_hand(site: Site) -> None:
    """With bots, each hint is there in its moment, covers nothing needed, and goes with a tap."""
    ada = await site.welcome("Ada", PHONE._replace(new=True))
    await ada.page.goto(ada.base)
    await ada.choice("home-bots").click()
    await hinted(ada, "guide-hand")
    await ada.pick(0)
    await hinted(ada, "guide-clue")
    await ada.page.keyboard.press("Escape")
    await expect(ada.page.get_by_role("note")).to_have_count(0)
    await ada.tell("by the hand")
    await ada.skip()
    await hinted(ada, "guide-reveal")
    await ada.tap("guide-close")
    await hinted(ada, "guide-points")
    await ada.page.reload()
    await ada.skip()
    await hinted(ada, "guide-points")
    await ada.look()
    await hinted(ada, "guide-choose")
    await ada.choose(0)
    await ada.asked("vote")
    await hinted(ada, "guide-vote")
    await ada.tap("guide-known")
    await expect(ada.page.get_by_role("note")).to_have_count(0)
    await ada.page.reload()
    await ada.asked("vote")
    assert await ada.page.evaluate("JSON.parse(localStorage.getItem('reverie.guide')).known")


COVERED = """hint => {
  const needed = 'main [data-card], main button, main textarea, main select'
  const a = hint.getBoundingClientRect()
  return [...document.querySelectorAll(needed)].filter((each) => {
    const b = each.getBoundingClientRect()
    const beside = a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top
    return !beside && !hint.contains(each)
  }).map((each) => each.outerHTML.slice(0, 100))
}"""


async def hinted(user: User, message: str) -> None:
    hint = user.page.get_by_role("note")
    await expect(hint.get_by_text(user.says(message))).to_be_visible()
    await expect(hint).not_to_have_class(re.compile("waiting|folded"))
    assert await hint.evaluate(COVERED) == []


async def picked_beside_the_button(user: User) -> None:
    """Pick the first card and swipe on: its picture in the bar leads back to it."""
    await user.pick(0)
    alt = await user.cards.nth(0).get_attribute("aria-label")
    await user.cards.nth(4).scroll_into_view_if_needed()
    small = user.button(user.says("picked-show", alt=alt))
    await expect(user.cards.nth(0)).not_to_be_in_viewport()
    await small.click()
    await expect(user.cards.nth(0)).to_be_in_viewport(ratio=0.9)
