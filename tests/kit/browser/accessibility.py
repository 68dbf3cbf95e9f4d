"""Looking for barriers with axe-core."""

import asyncio
from pathlib import Path
from typing import Any

from playwright.async_api import Page

from tests.kit.browser.user import Light

AXE = (Path(__file__).parents[3] / "web/node_modules/axe-core/axe.min.js").read_text()
RUN = "axe.run({resultTypes: ['violations']}).then(({violations}) => violations)"


class Audit:
    """axe-core on one screen after another, in the dark and in the light."""

    def __init__(self) -> None:
        self.violations: list[str] = []

    def report(self) -> str:
        return "\n".join(self.violations)

    async def look(self, page: Page, state: str, *, held: bool = False) -> None:
        """With `held`, the page's clock stands still, and goes on as far as axe-core needs it."""
        await page.evaluate("document.fonts.ready")
        if not await page.evaluate("'axe' in window"):
            await page.evaluate(AXE)
        lights: tuple[Light, ...] = ("light", "dark")
        for light in lights:
            await page.evaluate("light => document.documentElement.dataset.light = light", light)
            await page.evaluate("Promise.allSettled(document.getAnimations().map(a => a.finished))")
            running = asyncio.create_task(page.evaluate(RUN))
            while held and not running.done():
                await page.clock.run_for(1)
            found: list[dict[str, Any]] = await running
            self.violations += [
                f"{state}, {light}: {each['id']}: {node['html'][:160]} ({node['failureSummary']})"
                for each in found
                for node in each["nodes"]
            ]
