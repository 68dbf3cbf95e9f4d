"""Somebody who looks for what is cut, covered or not translated."""

import re
from collections.abc import Collection
from pathlib import Path
from typing import Any

from playwright.async_api import Page

from tests.kit.browser.page_words import Words

LOOK = (Path(__file__).parent / "proofreader.js").read_text("utf-8")
PLAIN = re.compile(r"[A-Za-z]")
ADDRESS = r"[\d.]+:\d+/(?:tv/)?"
CODE = r"\b(?:[A-Z0-9] ?){5}\b"


class Proofreader:
    """Reads one screen after another; `faults` is what they found."""

    def __init__(self, words: Words, foreign: Collection[str] | None = None) -> None:
        """With `foreign`, a letter without an accent is a fault, but in these and in addresses."""
        self.faults: list[str] = []
        self.language = words.language
        self._ids = set(words.messages)
        self._foreign = None if foreign is None else _longest_first(foreign)

    def report(self) -> str:
        return "\n".join(dict.fromkeys(self.faults))

    async def read(self, page: Page, state: str) -> None:
        seen: dict[str, Any] = await page.evaluate(LOOK)
        faults: list[str] = seen["faults"]
        texts: list[str] = seen["texts"]
        if seen["language"] != self.language:
            faults.append(f"the page is in {seen['language']}")
        faults += [f"is not said: {text}" for text in texts if text in self._ids or "{" in text]
        if self._foreign is not None:
            faults += [f"is not translated: {text}" for text in texts if self._is_plain(text)]
        self.faults += [f"{self.language}, {state}: {fault}" for fault in faults]

    def _is_plain(self, text: str) -> bool:
        assert self._foreign is not None
        return PLAIN.search(self._foreign.sub(" ", text)) is not None


def _longest_first(texts: Collection[str]) -> re.Pattern[str]:
    whole = [re.escape(each) for each in sorted(texts, key=len, reverse=True)]
    return re.compile("|".join([*whole, ADDRESS, CODE]))
