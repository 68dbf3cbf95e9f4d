"""Hearing a page as a screen reader does: what its voice says, in order, and where the focus is."""

import asyncio
import re
from itertools import pairwise
from typing import TypedDict

from playwright.async_api import expect

from tests.kit.browser.user import PATIENCE, User

LISTEN = """
  window.heard = []
  let before = ''
  new MutationObserver(() => {
    const said = [...document.querySelectorAll('.voice')].map((voice) => voice.textContent).join('')
    const board = [...document.querySelectorAll('main ol button.picture')]
    const cards = board.map((card) => card.ariaLabel)
    if (said && said !== before) window.heard.push({ said, cards })
    before = said
  }).observe(document, { subtree: true, childList: true, characterData: true })
"""


class Heard(TypedDict):
    """What was said, and what the cards on the board were called at that moment."""

    said: str
    cards: list[str]


class Ears:
    """Somebody who hears the page of a user."""

    def __init__(self, user: User) -> None:
        self.user = user
        self.read = 0

    @classmethod
    async def of(cls, user: User) -> "Ears":
        await user.page.add_init_script(LISTEN)
        return cls(user)

    async def all(self) -> list[Heard]:
        """Everything since the page was loaded."""
        heard: list[Heard] = await self.user.page.evaluate("window.heard")
        return heard

    async def hear(self, message: str, **values: object) -> Heard:
        """Wait until something new is said that has this sentence in it."""
        whole = self.user.says(message, **values).pattern
        sentence = re.compile(whole.removeprefix("^").removesuffix("$"))
        heard: list[Heard] = []
        try:
            async with asyncio.timeout(PATIENCE / 1000):
                while True:
                    heard = await self.all()
                    for at, each in enumerate(heard[self.read :], self.read):
                        if sentence.search(each["said"]):
                            self.read = at
                            return each
                    await asyncio.sleep(0.05)
        except TimeoutError as late:
            since = [each["said"] for each in heard[self.read :]]
            raise AssertionError(f"nobody says {sentence.pattern!r}, but {since}") from late

    async def is_at_heading(self, *messages: str, **values: object) -> None:
        """The focus is at a heading that says one of these."""
        heading = self.user.page.locator("main h1")
        await expect(heading).to_have_text(self.user.says(*messages, **values))
        await expect(heading).to_be_focused()

    async def has_silence(self) -> None:
        """Nothing stands in any region for screen readers."""
        regions = self.user.page.locator("[aria-live], [role=status], [role=alert]")
        assert "".join(await regions.all_text_contents()).strip() == ""

    async def repeated(self) -> list[str]:
        """What was said twice in a row, be it with another space."""
        said = [" ".join(each["said"].split()) for each in await self.all()]
        return [first for first, second in pairwise(said) if first == second]
