"""Pictures of every screen in every state, into shots/: `make shots`.

One person, Ada, looks at one game from four devices at once. Eleven others with awkward names and
clues play through the protocol, so that all devices always show the same moment.
"""

import asyncio
import shutil
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from playwright.async_api import Browser, Page, expect

from tests.browser.crowd import CLUES, Crowd
from tests.browser.guest import PHONE, TABLET, WIDE, Device, Guest, chromium
from tests.browser.house import House
from tests.browser.line import Line
from tests.browser.photos import no_photo, photos

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

    number: int = 0

    async def take(self, name: str, devices: dict[str, Guest]) -> None:
        self.number += 1
        for device, guest in devices.items():
            await calm(guest.page)
            path = FOLDER / f"{device}-{self.number:02}-{name}.png"
            await guest.page.screenshot(path=path, animations="disabled")
            path_whole = FOLDER / f"{device}-{self.number:02}-{name}-whole.png"
            if await guest.page.evaluate("document.documentElement.scrollHeight > innerHeight + 4"):
                await guest.page.screenshot(path=path_whole, animations="disabled", full_page=True)


async def calm(page: Page) -> None:
    """Wait until letters and pictures are there."""
    await page.evaluate(
        """Promise.all([document.fonts.ready,
           ...[...document.images].map((image) => image.decode().catch(() => {}))])"""
    )


async def each(devices: dict[str, Guest], do: Callable[[Guest], Awaitable[Any]]) -> None:
    await asyncio.gather(*(do(guest) for guest in devices.values()))


async def arrive(house: House, base: str, kinds: dict[str, Device]) -> dict[str, Guest]:
    name = "Ada Ängström-Wüstenhöfer"
    return {kind: await house.welcome(name, device, base) for kind, device in kinds.items()}


async def shoot(browser: Browser, data: Path) -> None:
    house = House(data, browser)
    await house.server.start()
    try:
        async with AsyncExitStack() as stack:
            line = await stack.enter_async_context(Line(house.server))
            await shoot_evening(house, line, stack)
    finally:
        await house.close()


async def shoot_evening(house: House, line: Line, stack: AsyncExitStack) -> None:
    album, base = Album(), house.server.base
    devices = await arrive(house, line.base, DEVICES)
    ada = devices["phone-dark"]
    await shoot_doorstep(album, devices)
    code = await shoot_lobby(album, devices)
    screens = await arrive(house, base, SCREENS)
    for screen in screens.values():
        await screen.page.clock.install()
        await screen.put_up_screen(code)
    await album.take("screen-lobby-1", screens)

    crowd = await Crowd.join(base, code, stack)
    await crowd.say(f"{CLUES['word']} {CLUES['emoji']}")
    await expect(ada.spoken("12 players").first).to_be_visible()
    await album.take("lobby-12", devices)
    await album.take("screen-lobby-12", screens)
    await shoot_sheets(album, devices)
    guests = await arrive(house, base, {"phone-dark": DEVICES["phone-dark"]})
    await each(guests, lambda guest: guest.watch(code))
    await album.take("lobby-watching", guests)

    await ada.begin()
    await each(devices, lambda guest: guest.asked("race"))
    await album.take("race", devices)
    await album.take("race-watching", guests)
    await album.take("screen-race", screens)
    await each(devices, lambda guest: guest.pick(1))
    await each(devices, lambda guest: guest.page.get_by_label("Your clue").fill(CLUES["long"]))
    await album.take("race-written", devices)
    await each(devices, lambda guest: guest.button("Enlarge").first.click())
    await album.take("enlarged", devices)
    await each(devices, lambda guest: guest.shut())

    await shoot_turns(album, devices, screens, guests, crowd)
    await shoot_trouble(album, devices, line, crowd)
    await finish(devices, crowd)
    await each(devices, lambda guest: expect(guest.page.get_by_label("Podium")).to_be_visible())
    await album.take("end", devices)
    for _ in range(3):
        await each(screens, lambda screen: screen.page.clock.fast_forward(20_000))
    await album.take("screen-end", screens)
    await each(devices, lambda guest: guest.button("Look back at the turns").click())
    await album.take("past-turns-at-the-end", devices)


async def shoot_doorstep(album: Album, devices: dict[str, Guest]) -> None:
    async def visit(path: str) -> None:
        await each(devices, lambda guest: guest.page.goto(guest.base + path))

    await visit("/")
    await album.take("home", devices)
    await each(devices, lambda guest: guest.page.get_by_role("button", name="Join a").click())
    await album.take("home-join", devices)
    await visit("/how")
    await each(
        devices, lambda guest: expect(guest.page.get_by_role("heading").first).to_be_visible()
    )
    await album.take("how", devices)
    await shoot_gallery(album, devices)
    await visit("/no/where")
    await album.take("nowhere", devices)
    await visit("/BBBBB")
    await each(devices, lambda guest: expect(guest.spoken("no such table")).to_be_visible())
    await album.take("no-such-table", devices)


async def shoot_gallery(album: Album, devices: dict[str, Guest]) -> None:
    async def see(name: str) -> None:
        await each(devices, lambda guest: expect(guest.spoken(name).first).to_be_visible())

    await each(devices, lambda guest: guest.page.goto(f"{guest.base}/gallery"))
    await see("84 cards")
    await album.take("gallery", devices)
    await each(devices, lambda guest: guest.page.get_by_role("link", name="84 cards").click())
    await see("licence")
    await album.take("deck", devices)
    await each(devices, lambda guest: guest.page.locator("li button").nth(11).click())
    await see("12 of 84")
    await album.take("deck-large", devices)
    await each(devices, lambda guest: guest.page.goto(f"{guest.base}/gallery/new"))
    await see("Choose pictures")
    await album.take("new-pack", devices)
    files = [*photos(8), no_photo("diary.jpg")]
    await each(devices, lambda guest: guest.page.locator("input[type=file]").set_input_files(files))
    await see("8 pictures have arrived")
    await album.take("filled-pack", devices)


async def shoot_lobby(album: Album, devices: dict[str, Guest]) -> str:
    """Ada starts a table and takes her seat along to the other devices."""
    ada = devices["phone-dark"]
    code = await ada.start_table()
    await each(devices, lambda guest: guest.page.goto(f"{guest.base}/{code}"))
    await each(devices, lambda guest: expect(guest.page.get_by_label("Your name")).to_be_visible())
    await album.take("join", devices)
    await ada.sit_down(code, "black")
    link = await ada.seat_link(code)
    for guest in devices.values():
        if guest is not ada:
            await guest.page.goto("about:blank")
            await guest.page.goto(link)
    await each(devices, lambda guest: expect(guest.spoken("Invite the")).to_be_visible())
    await album.take("lobby-1", devices)
    return code


async def shoot_sheets(album: Album, devices: dict[str, Guest]) -> None:
    for name, sheet in (("menu", "Menu"), ("people", "Players")):
        await asyncio.gather(*(guest.open(sheet) for guest in devices.values()))
        await album.take(name, devices)
        await each(devices, lambda guest: guest.shut())
    await each(devices, lambda guest: guest.page.get_by_role("button", name="Chat").first.click())
    await album.take("chat", devices)
    await each(devices, lambda guest: guest.shut())


async def shoot_turns(
    album: Album,
    devices: dict[str, Guest],
    screens: dict[str, Guest],
    guests: dict[str, Guest],
    crowd: Crowd,
) -> None:
    """A turn for each awkward clue; the first of them in every detail."""
    ada = devices["phone-dark"]
    for name, clue in CLUES.items():
        detailed = name == "long"
        assert await crowd.tell(clue)
        await each(devices, lambda guest: guest.asked("choose"))
        await crowd.go(5)
        await album.take(f"choosing-{name}", devices)
        await album.take(f"screen-choosing-{name}", screens)
        await ada.choose(0)
        await each(devices, lambda guest: guest.asked("chosen"))
        if detailed:
            await album.take("chosen", devices)
            await album.take("choosing-watching", guests)
        await crowd.go()
        await each(devices, lambda guest: guest.asked("vote"))
        await album.take(f"voting-12-{name}", devices)
        await album.take(f"screen-voting-{name}", screens)
        slots = await ada.others()
        await crowd.go(6)
        if detailed:
            await ada.slot((await ada.own())[0]).click()
            await album.take("voting-own-card", {"phone-dark": ada})
            await album.take("voting-watching", guests)
        await ada.vote(slots[0], slots[1])
        await each(devices, lambda guest: guest.asked("voted"))
        if detailed:
            await album.take("voted", devices)
        await crowd.go()
        await each(devices, lambda guest: guest.asked("look"))
        await each(devices, lambda guest: expect(guest.on).to_be_visible())
        await album.take(f"reveal-{name}", devices)
        if detailed:
            for moment in ("votes", "owners", "points"):
                await each(screens, lambda screen: screen.page.clock.fast_forward(3_500))
                await album.take(f"screen-reveal-{moment}", screens)
        await each(screens, lambda screen: screen.page.clock.fast_forward(12_000))
        await album.take(f"screen-outcome-{name}", screens)
        await each(devices, lambda guest: guest.look())
        await each(guests, lambda guest: guest.look())
        if detailed:
            await album.take("waiting-for-a-clue", devices)
            await album.take("screen-telling", screens)
            await each(devices, open_past)
            await album.take("past-turns", devices)
            await each(devices, lambda guest: guest.shut())


async def open_past(guest: Guest) -> None:
    menu = await guest.open("Menu")
    await menu.get_by_role("button", name="Past turns").click()
    await expect(guest.page.get_by_role("button", name="Look at card 1 closely")).to_be_visible()


async def shoot_trouble(album: Album, devices: dict[str, Guest], line: Line, crowd: Crowd) -> None:
    """Somebody is gone, and then the line is."""
    gone = next(client for client in crowd.clients if client.choice(Random(1)) is not None)
    await gone.disconnect()
    await each(
        devices, lambda guest: expect(guest.page.get_by_text("is away.").first).to_be_visible()
    )
    await album.take("somebody-is-away", devices)
    await line.cut()
    await each(devices, lambda guest: expect(guest.spoken("Reconnecting…")).to_be_visible())
    await album.take("line-lost", devices)
    line.mend()
    await each(devices, lambda guest: expect(guest.spoken("Reconnecting…")).to_be_hidden())
    await gone.connect()


async def finish(devices: dict[str, Guest], crowd: Crowd) -> None:
    """Play to the end without pictures, but for Ada's own turn to tell."""
    ada = devices["phone-dark"]
    while True:
        task = await ada.asked("tell", "choose", "vote", "look", "over", "wait")
        if task == "over":
            break
        match task:
            case "tell":
                await ada.tell("at last")
                await ada.done_with("tell")
            case "choose":
                await ada.choose(0)
                await ada.done_with("choose")
            case "vote":
                slots = await ada.others()
                await ada.vote(slots[0], slots[0])
                await ada.done_with("vote")
            case "look":
                await each(devices, lambda guest: guest.look())
            case _:
                await crowd.tell("on and on")
        await crowd.go()
        await asyncio.sleep(0.2)


async def shoot_all(data: Path) -> None:
    async with chromium() as browser:
        await shoot(browser, data)


def main() -> None:
    """Take them all."""
    shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir()
    start = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(shoot_all(Path(folder) / "db"))
    pictures = sorted(path.name for path in FOLDER.glob("*.png"))
    sheet = "".join(SHEET.format(name=name) for name in pictures)
    (FOLDER / "index.html").write_text(f"<body style='background:#777'>{sheet}", encoding="utf-8")
    took = time.monotonic() - start
    sys.stdout.write(f"{len(pictures)} pictures after {took:.0f} s: see {FOLDER}/index.html\n")


if __name__ == "__main__":
    main()
