"""A TV is read from across the room."""

from contextlib import AsyncExitStack

import pytest
from playwright.async_api import Locator, Page, expect

from tests.kit.browser.crowd import CLUES, PEOPLE, Crowd
from tests.kit.browser.site import Site
from tests.kit.browser.user import WIDE

pytestmark = pytest.mark.asyncio(loop_scope="session")

UNTOUCHED = """
  let touched = false
  addEventListener('keydown', ({ isTrusted }) => (touched ||= isTrusted), true)
  Object.defineProperty(navigator, 'userActivation', { get: () => ({ hasBeenActive: touched }) })
"""
"""a test asks the page things as if it were somebody who touches it; this page knows better"""
COVERED = """(button) => {
  const lid = button.getBoundingClientRect()
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const covered = []
  for (let text = words.nextNode(); text; text = words.nextNode()) {
    if (button.contains(text) || text.parentElement.closest('script, style, .unseen')) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    const lies = [...range.getClientRects()].some((line) => {
      const air = line.height / 5 // above and below the letters
      const beside = line.right <= lid.left || lid.right <= line.left
      return !beside && line.top + air < lid.bottom && lid.top < line.bottom - air
    })
    if (lies) covered.push(text.textContent)
  }
  return covered
}"""
"""the words that a button lies on"""
SMALLEST = {"a clue": 30, "a clue above the board": 20, "a row": 14}  # pixels of 1080


async def test_nothing_is_too_small_or_cut(site: Site) -> None:
    """With eleven long names and the longest clues, all is whole and large enough to read.

    Nor does the button that asks for sound lie on any of it.
    """
    async with AsyncExitStack() as stack:
        code = await site.server.new_table()
        screen = await site.welcome("TV", WIDE._replace(heard=True))
        await screen.context.add_init_script(UNTOUCHED)
        await screen.hold_time()
        await screen.put_up_screen(code)
        eyes = Eyes(screen.page)
        asking = screen.button(screen.says("screen-tap-for-sound"))
        await expect(asking).to_be_visible()
        crowd = await Crowd.join(site.server.base, code, stack)
        for _, name in PEOPLE:
            await eyes.read(screen.spoken(name).first, "a row")
        assert await asking.evaluate(COVERED) == []
        await crowd.begin()
        for name, clue in CLUES.items():
            assert await crowd.tell(clue)
            await expect(
                screen.spoken("Which of your cards fits the clue best?").first
            ).to_be_visible()
            await eyes.read(screen.spoken(clue).first, "a clue", name)
            assert await asking.evaluate(COVERED) == []
            await crowd.go()
            await expect(screen.spoken("Two votes each.").first).to_be_visible()
            await eyes.read(screen.spoken(clue).first, "a clue above the board", name)
            assert await asking.evaluate(COVERED) == []
            await crowd.go()
            await expect(screen.spoken("Here are the votes").first).to_be_visible()
            await screen.let_pass(12)
            table = screen.page.get_by_label("Who got what, and why")
            for row in await table.get_by_role("listitem").all():
                await eyes.read(row, "a row", name)
            await screen.let_pass(20)
    assert not eyes.strained, "\n".join(eyes.strained)


async def test_sound_and_music_are_switched_by_remote_control(site: Site) -> None:
    """A TV asks to be touched before it plays; then a key is enough, and what is off stays off."""
    screen = await site.welcome("TV", WIDE._replace(heard=True))
    await screen.context.add_init_script(UNTOUCHED)
    await screen.put_up_screen(await site.server.new_table())
    asking = screen.button(screen.says("screen-tap-for-sound"))
    sound, music = (screen.button(screen.says(message)) for message in ("sound", "music"))
    await expect(asking).to_be_visible()
    await screen.page.keyboard.press("Enter")
    await expect(asking).to_be_hidden()
    await expect(sound).to_have_attribute("aria-pressed", "true")
    await music.focus()
    await screen.page.keyboard.press("Enter")
    await expect(music).to_have_attribute("aria-pressed", "false")
    await screen.page.reload()
    await expect(asking).to_be_visible()
    await screen.page.keyboard.press("Enter")
    await expect(music).to_have_attribute("aria-pressed", "false")


async def test_bots_alone_start_no_game(site: Site) -> None:
    """Where the last person has left, a TV names nobody who could start: it asks people to join."""
    ada, screen = await site.welcome("Ada"), await site.welcome("TV", WIDE)
    code = await ada.start_table()
    await ada.sit_down(code)
    await ada.add_bots(3)
    await screen.put_up_screen(code)
    await expect(screen.spoken(screen.says("screen-ready", host="Ada"))).to_be_visible()
    await ada.open("Menu")
    await ada.tap("leave")
    await ada.tap("leave-for-good")
    await expect(screen.spoken(screen.says("screen-nobody"))).to_be_visible()
    await expect(screen.spoken(screen.says("screen-nobody-about"))).to_be_visible()


class Eyes:
    """Somebody on the sofa; what strains them is noted."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.strained: list[str] = []

    async def read(self, text: Locator, kind: str, where: str = "lobby") -> None:
        """It must be large enough, and not cut by the screen or by anything around it."""
        await expect(text).to_be_visible()
        await self.page.evaluate(
            "Promise.allSettled(document.getAnimations().map(a => a.finished))"
        )
        size, cut = await text.evaluate(
            """(element) => {
              const { top, bottom, left, right } = element.getBoundingClientRect()
              let cut = top < 0 || left < 0 || bottom > innerHeight || right > innerWidth
              for (let box = element.parentElement; box; box = box.parentElement) {
                const around = box.getBoundingClientRect()
                const clips = getComputedStyle(box).overflow !== 'visible'
                cut ||= clips && (top < around.top - 2 || bottom > around.bottom + 2)
                cut ||= clips && (left < around.left - 2 || right > around.right + 2)
              }
              return [parseFloat(getComputedStyle(element).fontSize), cut]
            }"""
        )
        words = (await text.text_content() or "")[:24]
        if size < SMALLEST[kind]:
            self.strained.append(f"{where}, {kind}: {words} has letters of {size} px")
        if cut:
            self.strained.append(f"{where}, {kind}: {words} is cut")
