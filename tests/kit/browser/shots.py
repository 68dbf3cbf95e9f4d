"""Pictures of every screen in every state, into shots/: `make shots`.

One evening on four devices and three TVs; then, into shots/languages/, one in every language.
"""

import asyncio
import shutil
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

from playwright.async_api import Page

from reverie.words import languages
from tests.kit.browser.crowd import CLUES
from tests.kit.browser.page_words import IN_ENGLISH, Words, words_of
from tests.kit.browser.proofreader import Proofreader
from tests.kit.browser.pseudo_language import add_pseudo_language, build_page
from tests.kit.browser.site import running_server, site_on
from tests.kit.browser.tour import Devices, Tour
from tests.kit.browser.user import PHONE, TABLET, WIDE, chromium

FOLDER = Path("shots")
SHEET = (
    "<figure style='display:inline-block;margin:4px'><a href='{name}'>"
    "<img src='{name}' height=360 loading=lazy></a><figcaption>{name}</figcaption></figure>"
)
DEVICES = {
    "phone-dark": PHONE,
    "phone-light": PHONE._replace(light="light"),
    "tablet-dark": TABLET,
    "wide-dark": WIDE,
}
SCREENS = {"tv-dark": WIDE, "tv-light": WIDE._replace(light="light"), "tv-upright": TABLET}


@dataclass
class Album:
    """Takes the same moment on every device, numbered in order."""

    folder: Path
    reader: Proofreader
    title: str = "{number:02}-{name}"
    number: int = 0

    async def take(self, name: str, devices: Devices) -> None:
        self.number += 1
        for device, user in devices.items():
            page = user.page
            await calm(page)
            await self.reader.read(page, f"{device}, {name}")
            title = self.title.format(device=device, number=self.number, name=name)
            await page.screenshot(path=self.folder / f"{title}.png", animations="disabled")
            if await page.evaluate("document.documentElement.scrollHeight > innerHeight + 4"):
                path = self.folder / f"{title}-whole.png"
                await page.screenshot(path=path, animations="disabled", full_page=True)

    def bind(self) -> int:
        """All pictures on one page; how many there are. What is wrong with them is said."""
        sys.stderr.writelines(f"{fault}\n" for fault in self.reader.faults)
        pictures = sorted(path.name for path in self.folder.glob("*.png"))
        sheet = "".join(SHEET.format(name=name) for name in pictures)
        (self.folder / "index.html").write_text(f"<body style='background:#777'>{sheet}", "utf-8")
        return len(pictures)


async def calm(page: Page) -> None:
    """Wait until letters and pictures are there, but for those that wait to be scrolled to."""
    await page.evaluate(
        """() => {
          const near = (image) => image.getBoundingClientRect().top < innerHeight
          const coming = [...document.images].filter((one) => one.loading !== 'lazy' || near(one))
          const pictures = coming.map((image) => image.decode().catch(() => {}))
          return Promise.all([document.fonts.ready, ...pictures]).then(() => {})
        }"""
    )


async def shoot(data: Path) -> int:
    """Take them all; how many there are."""
    pseudo = add_pseudo_language(data / "words")
    await build_page(pseudo.parent, data / "page")
    async with chromium() as browser:
        album = new_album(FOLDER, IN_ENGLISH, "{device}-{number:02}-{name}")
        async with running_server(data / "db") as server, site_on(server, browser) as site:
            await Tour(site, album.take).lead(DEVICES, SCREENS, CLUES)
        count = album.bind()
        for words in [*(words_of(tag) for tag in languages()), Words(pseudo)]:
            album = new_album(FOLDER / "languages" / words.language, words)
            async with (
                running_server(data / words.language, data / "page") as server,
                site_on(server, browser) as site,
            ):
                await Tour(site, album.take, words).lead()
            count += album.bind()
    return count


def new_album(folder: Path, words: Words, title: str = Album.title) -> Album:
    folder.mkdir(parents=True)
    return Album(folder, Proofreader(words), title)


def main() -> None:
    shutil.rmtree(FOLDER, ignore_errors=True)
    start = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        count = asyncio.run(shoot(Path(folder)))
    took = time.monotonic() - start
    sys.stdout.write(f"{count} pictures after {took:.0f} s: see {FOLDER}/index.html\n")


if __name__ == "__main__":
    main()
