"""What people once stumbled over, in a turn with two of them and two bots: it stays mended.

Each step says which of the testers' findings it is about.
"""

import asyncio
import re
from contextlib import suppress

import pytest
from playwright.async_api import TimeoutError as PlaywrightTimeoutError
from playwright.async_api import expect

from tests.kit.browser.ears import Ears
from tests.kit.browser.site import Site
from tests.kit.browser.user import PATIENCE, SECONDS_OF_A_REVEAL, Device, User

pytestmark = pytest.mark.asyncio(loop_scope="session")

LAPTOP = Device(1440, 900, still=False)
SIDEWAYS = Device(844, 390, still=False)
CARDS = 4

PICTURES = """[...document.querySelectorAll('main img')].filter((picture) =>
  picture.complete && picture.clientWidth > 40 && getComputedStyle(picture).opacity === '1').length
"""
"""those on the board that are wholly there"""

FEWEST_PICTURES = f"""() => new Promise((tell) => {{
  let fewest = 99
  let until = Infinity
  const look = (now) => {{
    fewest = Math.min(fewest, {PICTURES})
    if (until === Infinity && document.querySelector('main.revealing')) until = now + 500
    if (now < until) requestAnimationFrame(look)
    else tell(fewest)
  }}
  requestAnimationFrame(look)
}})"""
"""in any frame until the reveal has begun"""

SHEET_WHEN_THE_REVEAL_BEGINS = """() => new Promise((tell) => {
  const look = () => {
    if (!document.querySelector('main.revealing')) return
    watching.disconnect()
    const scores = [...document.querySelectorAll('dialog li .score')]
    tell(scores.map((score) => [score.textContent, score.closest('li').textContent]))
  }
  const watching = new MutationObserver(look)
  watching.observe(document.body, { subtree: true, childList: true, attributes: true })
})"""

REACTION_OVER_A_PICTURE = """() => {
  const boxes = (of) => [...document.querySelectorAll(of)].map((one) => one.getBoundingClientRect())
  const pictures = boxes('main ol button.picture')
  return boxes('.sky p').some((one) => pictures.some((other) =>
    one.left < other.right && other.left < one.right &&
    one.top < other.bottom && other.top < one.bottom))
}"""

FAINTEST_RIM = """() => {
  const light = (colour) => colour.match(/[\\d.]+/g).slice(0, 3).map((part) => part / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
    .reduce((sum, part, index) => sum + part * [0.2126, 0.7152, 0.0722][index], 0)
  const page = document.documentElement.dataset
  const chosen = page.light
  page.light = 'light'
  const rims = [...document.querySelectorAll('main ol .voters .rim')]
    .map((rim) => getComputedStyle(rim).fill)
  page.light = chosen
  const night = light('rgb(16, 22, 58)')
  return Math.min(...rims.map((rim) => (light(rim) + 0.05) / (night + 0.05)))
}"""
"""the contrast between the rims of rabbits on pictures and a dark picture, by day"""

LIT_ROWS = """() => [...document.querySelectorAll('aside li')]
  .filter((row) => getComputedStyle(row).backgroundColor !== 'rgba(0, 0, 0, 0)')
  .map((row) => row.querySelector('bdi').textContent)"""


async def test_what_people_stumbled_over(site: Site) -> None:
    """Findings 3, 4, 5, 15, 16, 18, 21, 23, 25, 27 and 33 of people who tried the page."""
    ada, ben = await site.welcome("Ada", LAPTOP), await site.welcome("Ben", SIDEWAYS)
    ears = await Ears.of(ben)
    await site.seat([ada, ben])
    await a_guest_is_told_nothing_for_hosts(ben)
    await ada.add_bots(CARDS - 2)
    await ada.begin()
    await asyncio.gather(ada.asked("race"), ben.asked("race"))
    await tips_cover_nothing_and_close(ada)
    await ada.tell("the tide")
    await ben.asked("choose")
    await ben.choose(0)
    await asyncio.gather(ben.asked("vote"), expect(ada.board).to_be_visible())
    await a_large_picture_has_its_clue_beside_it(ben, "the tide")
    await reactions_leave_pictures_alone(ada, ben)
    await a_vote_is_said_once(ears)
    await the_reveal_begins_without_a_blackout(ada, ben)
    await nothing_is_skipped_by_accident(ben)
    faintest = await ben.page.evaluate(FAINTEST_RIM)
    assert 3 <= faintest <= 21, "25: dark rabbits on dark pictures"
    await one_is_no_stranger_to_oneself(ada)


async def a_guest_is_told_nothing_for_hosts(guest: User) -> None:
    """18: whoever is not the host is told to wait for friends, not to add a bot."""
    await expect(guest.spoken(guest.says("begin-missing-friend", count=1))).to_be_visible()
    await expect(guest.spoken(guest.says("begin-missing", count=1))).to_have_count(0)
    await expect(guest.button(guest.says("add-bot"))).to_have_count(0)


async def tips_cover_nothing_and_close(user: User) -> None:
    """15: the tips leave the field free; Escape closes them, and so does a tap elsewhere."""
    tips, first = user.spoken(user.says("advice")), user.spoken(user.says("advice-open"))
    await tips.click()
    panel = await first.locator("..").bounding_box()
    field = await user.field("clue-yours").bounding_box()
    assert panel is not None
    assert field is not None
    below = field["y"] + field["height"] <= panel["y"]
    assert below or panel["y"] + panel["height"] <= field["y"]
    await user.page.keyboard.press("Escape")
    await expect(first).to_be_hidden()
    await tips.click()
    await expect(first).to_be_visible()
    await user.page.locator("h1").click()
    await expect(first).to_be_hidden()
    assert await user.picked() == []


async def a_large_picture_has_its_clue_beside_it(user: User, clue: str) -> None:
    """21: the clue is above the picture, in its middle, and no frame is round the whole screen."""
    await user.page.set_viewport_size({"width": LAPTOP.width, "height": LAPTOP.height})
    await user.cards.first.press("+")
    large = user.page.get_by_role("dialog")
    said = await large.get_by_text(clue).bounding_box()
    picture = await large.locator("img").first.bounding_box()
    assert said is not None
    assert picture is not None
    assert said["y"] + said["height"] <= picture["y"]
    middles = [box["x"] + box["width"] / 2 for box in (said, picture)]
    assert abs(middles[0] - middles[1]) <= 2
    outline = "getComputedStyle(document.activeElement).outlineStyle"
    wide = "document.activeElement.clientWidth >= innerWidth"
    assert await user.page.evaluate(f"{outline} === 'none' || !({wide})")
    await user.shut()
    await user.page.set_viewport_size({"width": SIDEWAYS.width, "height": SIDEWAYS.height})


async def reactions_leave_pictures_alone(by: User, seen_by: User) -> None:
    """27: a reaction rises from a rabbit or in the bar, and never over what one votes on."""
    await by.tap("reaction-name", reaction="clap")
    await expect(seen_by.page.locator(".sky p")).to_have_count(1)
    assert not await seen_by.page.evaluate(REACTION_OVER_A_PICTURE)


async def a_vote_is_said_once(ears: Ears) -> None:
    """23: one voice says what a tap on a card has done, and no other region does."""
    ben = ears.user
    slot = (await ben.others())[0]
    await ben.slot(slot).click()
    await ears.hear("vote-one", slot=slot)
    others = ben.page.locator("[aria-live]:not(.voice), [role=status], [role=alert]")
    for text in await others.all_text_contents():
        assert not ben.says("vote-one", slot=slot).match(text.strip())
    assert await ears.repeated() == []


async def the_reveal_begins_without_a_blackout(ada: User, ben: User) -> None:
    """4, 5, 33: sideways the vote is in reach, no picture goes blank, and no point is out early."""
    sheet = await ada.open(ada.says("people"))
    scores = sheet.locator(".score")
    at_first = asyncio.create_task(ada.page.evaluate(SHEET_WHEN_THE_REVEAL_BEGINS))
    async with asyncio.timeout(PATIENCE / 1000):
        while await ben.page.evaluate(PICTURES) < CARDS:  # noqa: ASYNC110  it is a page
            await asyncio.sleep(0.05)
    fewest = asyncio.create_task(ben.page.evaluate(FEWEST_PICTURES))
    await ben.slot((await ben.others())[1]).click()
    vote = ben.button(ben.says("vote-send"))
    await expect(vote).to_be_in_viewport(ratio=1)
    await vote.click()
    async with asyncio.timeout(PATIENCE / 1000):
        rows = await at_first
    assert [score for score, _ in rows] == ["0"] * CARDS
    tag = ada.says("is-storyteller").pattern.strip("^$")
    assert ["Ada" in words for _, words in rows if re.search(tag, words)] == [True]
    async with asyncio.timeout(PATIENCE / 1000):
        assert await fewest >= CARDS
    await expect(scores).not_to_have_text(["0"] * CARDS)
    await ada.shut()


async def nothing_is_skipped_by_accident(user: User) -> None:
    """3, 4: a second tap on Skip, or a tap on the board, leads nowhere; the way on is in sight."""
    with suppress(PlaywrightTimeoutError):  # the reveal may be over by itself
        await user.button(user.says("skip")).dblclick(timeout=SECONDS_OF_A_REVEAL * 1000)
    await expect(user.on).to_be_in_viewport(ratio=1)
    await user.slot(1).click()
    await expect(user.page.get_by_role("dialog")).to_be_visible()
    await user.shut()
    assert await user.task() == "look"
    await expect(user.on).to_be_visible()


async def one_is_no_stranger_to_oneself(user: User) -> None:
    """16, 33: past turns say "you"; beside the table one's own row is lit, whoever tells."""
    await user.look()
    menu = await user.open(user.says("menu"))
    await menu.get_by_role("button", name=user.says("past-turns")).click()
    await expect(menu.get_by_text(user.says("past-teller-you"))).to_be_visible()
    await expect(menu.get_by_text(re.compile("Ada’s clue"))).to_have_count(0)
    await user.shut()
    await user.tap("chat", "chat-unread")
    await expect(user.page.locator("aside li").first).to_be_visible()
    assert await user.page.evaluate(LIT_ROWS) == ["Ada"]
