"""A person at the real page, in a browser context of their own, who does what people do.

Everything goes through what one can see and reach: roles, names and words of the page. A user
never asks the server anything behind the page's back.
"""

import asyncio
import json
import re
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from datetime import UTC, datetime, timedelta
from typing import Literal, NamedTuple

from playwright.async_api import Browser, BrowserContext, Locator, Page, async_playwright, expect
from playwright.async_api import Error as PlaywrightError
from playwright.async_api import TimeoutError as PlaywrightTimeoutError

from tests.kit.browser.page_words import IN_ENGLISH, Words

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-audio-output",
)
SECONDS_OF_A_REVEAL = 9
PATIENCE = 90_000  # milliseconds; the machine may be busy with other things

expect.set_options(timeout=PATIENCE)

UNTIL_ASKED = """([headlines, tasks]) => new Promise((tell) => {
  const known = Object.entries(headlines).map(([task, words]) => [task, new RegExp(words)])
  const watching = new MutationObserver(look)
  function look() {
    const said = [...document.querySelectorAll('h1')].map((title) => title.textContent)
    const headline = said.join(' ').trim()
    const [task] = known.find(([_, words]) => words.test(headline)) ?? ['wait']
    if (!tasks.includes(task)) return
    watching.disconnect()
    tell(task)
  }
  watching.observe(document, { subtree: true, childList: true, characterData: true })
  look()
})"""
"""which of these tasks the page asks for, once it does"""

Light = Literal["light", "dark"]


class Device(NamedTuple):
    """What somebody holds; `still` leaves out movement, as some people prefer.

    Sounds are made by the page, which takes longer than all else that it does, so they are off
    unless they are `heard`; and only one that `keeps` the page has a worker for it. On a `new`
    one nobody has played before: it does both, and whoever plays there is led by the hand.
    """

    width: int
    height: int
    light: Light = "dark"
    still: bool = True
    new: bool = False
    heard: bool = False
    keeps: bool = False


KNOWS_THE_GAME = """
  if (location.protocol === 'http:') localStorage['reverie.guide'] ??= '{"known":true,"learnt":[]}'
"""


def liking(**likes: str) -> str:
    """What makes a device remember what its owner has chosen."""
    return (
        "if (location.protocol === 'http:') "
        f"localStorage['reverie.me'] ??= JSON.stringify({json.dumps(likes)})"
    )


PHONE = Device(360, 740)
TABLET = Device(768, 1024)
WIDE = Device(1920, 1080)
KEEPER = PHONE._replace(keeps=True)

Name = str | re.Pattern[str]
"""what something is called on the page: in English, or as `User.says`"""

Task = Literal["race", "tell", "choose", "chosen", "vote", "voted", "look", "wait", "over"]
HEADLINES: dict[Task, tuple[str, ...]] = {
    "race": ("task-race",),
    "tell": ("task-tell",),
    "choose": ("task-choose",),
    "chosen": ("task-chosen",),
    "vote": ("task-vote",),
    "voted": ("task-voted",),
    "look": ("reveal-title",),
    "over": ("end-you-win", "end-you-two-win", "end-you-share", "end-winners"),
}
SLOTS = (
    "slot-own",
    "slot-plain",
    "slot-votes",
    "slot-marks",
    "slot-voted",
    "slot-revealed",
    "slot-revealed-own",
)


@asynccontextmanager
async def chromium() -> AsyncIterator[Browser]:
    """Debian's Chromium, if possible in the form that has no windows and needs half the time."""
    found = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=found, args=list(FLAGS))
        try:
            yield browser
        finally:
            await browser.close()


class User:
    """One person, one device, one language."""

    def __init__(
        self,
        name: str,
        base: str,
        context: BrowserContext,
        page: Page,
        words: Words = IN_ENGLISH,
    ) -> None:
        self.name = name
        self.base = base
        self.context = context
        self.page = page
        self.words = words
        self.errors: list[str] = []
        page.on("pageerror", lambda error: self.errors.append(f"{name}: {error}"))
        page.on(
            "console",
            lambda said: (
                self.errors.append(f"{name}: {said.text}")
                if "Security Policy" in said.text
                else None
            ),
        )

    @classmethod
    async def arrive(
        cls,
        browser: Browser,
        base: str,
        name: str,
        device: Device = PHONE,
        words: Words = IN_ENGLISH,
    ) -> "User":
        """Open a browser of one's own, which asks for one's own language."""
        context = await browser.new_context(
            viewport={"width": device.width, "height": device.height},
            color_scheme=device.light,
            has_touch=device.width == PHONE.width,
            reduced_motion="reduce" if device.still else "no-preference",
            locale=words.language,
            service_workers="allow" if device.keeps or device.new else "block",
        )
        context.set_default_timeout(PATIENCE)
        silent = {} if device.heard or device.new else {"sound": "off"}
        await context.add_init_script(liking(light=device.light, **silent))
        if not device.new:
            await context.add_init_script(KNOWS_THE_GAME)
        return cls(name, base, context, await context.new_page(), words)

    async def go_away(self) -> None:
        """Close the browser; the seat stays."""
        await self.context.close()

    # --- getting to a table --------------------------------------------------------------

    async def start_table(self) -> str:
        await self.page.goto(self.base)
        await self.choice("home-start").click()
        await self.page.wait_for_url(re.compile(r"/[A-Z0-9]{5}$"))
        return self.page.url.rpartition("/")[2]

    async def come_to(self, code: str) -> None:
        """Open the page of a table, unless it is open."""
        if not self.page.url.endswith(code):
            await self.page.goto(f"{self.base}/{code}")

    async def sit_down(self, code: str, colour: str | None = None) -> None:
        await self.come_to(code)
        await self.field("your-name").fill(self.name)
        if colour:
            rabbit = self.says("colour-name", colour=colour)
            await self.page.get_by_role("radio", name=rabbit).check(force=True)
        await self.tap("sit-down")
        await expect(self.spoken(self.says("invite"))).to_be_visible()

    async def watch(self, code: str) -> None:
        await self.page.goto(f"{self.base}/{code}")
        await self.tap("only-watch")
        await expect(self.button(self.says("join"))).to_be_visible()

    async def put_up_screen(self, code: str) -> None:
        """Be a TV, not a person."""
        await self.page.goto(f"{self.base}/tv/{code}")
        await expect(self.page.get_by_role("img", name=self.says("screen-qr"))).to_be_visible()

    async def hold_time(self) -> None:
        """From now on the page's clock stands still, until it is told to go on.

        What it shows for some seconds only stays as long as somebody needs to look at it.
        """
        await self.page.clock.install()
        await self.page.clock.pause_at(datetime.now(UTC) + timedelta(minutes=1))

    async def let_pass(self, seconds: int) -> None:
        """Move the clock that stands still."""
        await self.page.clock.fast_forward(1000 * seconds)

    async def play_to(self, goal: int) -> None:
        """End the game at so many points."""
        await self.end_with(f"goal {goal}")

    async def end_with(self, end: str) -> None:
        ends = self.page.get_by_role("combobox", name=self.says("settings-end"))
        await ends.select_option(end)

    async def choose_game(self, game: str) -> None:
        """Choose one of the games of the deck, by the name that records have for it."""
        await self.tap("game-change")
        dialog = self.page.get_by_role("dialog")
        name = self.spoken(self.says("game-name", game=game))
        await dialog.get_by_role("button").filter(has=name).click()
        await expect(dialog).to_have_count(0)
        await expect(self.spoken(self.says("game-about", game=game))).to_be_visible()

    async def add_bots(self, count: int) -> None:
        bots = self.button(self.says("remove-bot"))
        for already in range(count):
            await self.tap("add-bot")
            await expect(bots).to_have_count(already + 1)

    async def begin(self) -> None:
        await self.tap("begin")

    # --- the turn ------------------------------------------------------------------------

    async def task(self) -> Task:
        """What the page asks of this person now."""
        headline = await self.headline()
        return next(
            (task for task, words in HEADLINES.items() if self.says(*words).match(headline)), "wait"
        )

    async def asked(self, *tasks: Task) -> Task:
        """Wait until the page asks for one of these, which it tells by itself."""
        headlines = {task: self.says(*words).pattern for task, words in HEADLINES.items()}
        task: Task | None = None
        try:
            async with asyncio.timeout(PATIENCE / 1000):
                while task is None:
                    try:
                        task = await self.page.evaluate(UNTIL_ASKED, [headlines, tasks])
                    except PlaywrightError:  # it has been left, or loaded again
                        await asyncio.sleep(0.05)
        except TimeoutError as late:
            seen = await self.headline()
            raise AssertionError(f"{self.name} waits for {tasks} and sees: {seen}") from late
        return task

    async def done_with(self, task: Task) -> None:
        """Wait until the page asks for something else."""
        await self.asked(*(other for other in HEADLINES if other != task), "wait")

    async def headline(self) -> str:
        return " ".join(await self.page.locator("h1").all_text_contents()).strip()

    async def tell(self, clue: str, card: int | None = 0) -> None:
        """Give a clue to a card of the hand, or to none."""
        if card is not None:
            await self.pick(card)
        await self.field("clue-yours").fill(clue)
        await self.tap("tell-send")

    async def choose(self, *cards: int) -> None:
        """Play cards of the hand, or others than before."""
        for card in cards:
            await self.pick(card)
        await self.tap("choose-send", "choose-change")
        played = self.spoken(self.says("chosen-note"))
        await expect(played.or_(self.board)).to_be_visible()

    async def pick(self, card: int) -> None:
        """Pick a card of the hand; one that is picked already would be put back by a tap."""
        if await self.cards.nth(card).get_attribute("aria-pressed") == "false":
            await self._press(self.cards.nth(card))

    async def _press(self, picture: Locator) -> None:
        """Tap a picture, so that it is picked or has a vote more.

        Where the machine is busy a tap may last so long that it is a hold, and the picture large.
        """
        before = await _state(picture)
        await picture.click()
        while await _state(picture) == before:
            await expect(self.page.get_by_role("dialog")).to_be_visible()
            await self.shut()
            await picture.click()

    async def enlarge(self, number: int) -> None:
        """Look closely at a card of the hand or the board, by holding it."""
        await self.page.locator("main li button.picture").nth(number - 1).click(delay=600)
        await expect(self.page.get_by_role("dialog")).to_be_visible()

    async def vote(self, *slots: int) -> None:
        """Give all votes, by slot, or other votes than before; of two colours, the red one last."""
        set_already = self.button(self.says("vote-take-back"))
        for _ in range(await set_already.count()):
            await set_already.first.click()
        for slot in slots:
            await self._press(self.slot(slot))
        await self.tap("vote-send", "vote-change")

    @property
    def on(self) -> Locator:
        """The button that leads on from the reveal."""
        return self.button(self.says("next-turn", "see-the-end"))

    async def skip(self) -> None:
        """See what the reveal comes to; if nobody skips, that takes a few seconds."""
        await self.asked("look")
        skip = self.button(self.says("skip"))
        await expect(skip.or_(self.on).first).to_be_visible()
        if not await self.on.is_visible():
            with suppress(PlaywrightTimeoutError):
                await skip.click(timeout=SECONDS_OF_A_REVEAL * 1000)
        await expect(self.on).to_be_visible()

    async def look(self) -> None:
        """See what the reveal comes to, and go on to what comes next, once it has been fetched."""
        await self.skip()
        await self.on.click()
        await expect(self.on).to_be_hidden()
        await expect(self.page.locator("h1").first).not_to_be_empty()

    # --- what one sees -------------------------------------------------------------------

    def says(self, *messages: str, **values: object) -> re.Pattern[str]:
        """What messages look like on this page, by their ids."""
        return self.words.pattern(*messages, **values)

    def button(self, name: Name) -> Locator:
        return self.page.get_by_role("button", name=name, exact=isinstance(name, str))

    async def tap(self, *messages: str, **values: object) -> None:
        """Press the button that says one of these."""
        await self.button(self.says(*messages, **values)).click()

    def choice(self, message: str) -> Locator:
        """A button or a link that says this and more."""
        both = self.page.get_by_role("button").or_(self.page.get_by_role("link"))
        return both.filter(has=self.spoken(self.says(message)))

    def field(self, message: str) -> Locator:
        """Where something can be typed."""
        return self.page.get_by_role("textbox", name=self.says(message))

    @property
    def cards(self) -> Locator:
        """What can be picked: the hand, or the cards on the board."""
        return self.page.locator("main li button[aria-pressed]")

    @property
    def board(self) -> Locator:
        return self.slot(1)

    def slot(self, number: int) -> Locator:
        return self.button(self.says(*SLOTS, slot=number)).first

    async def labels(self) -> list[str]:
        """All pictures in order, in words: the hand, or the board."""
        labels = await self._words("main li button")
        return [label for label in labels if not self.says("enlarge").match(label)]

    async def picked(self) -> list[str]:
        return await self._words("main li button[aria-pressed=true]")

    async def _words(self, pictures: str) -> list[str]:
        """What is on pictures, once the page has learnt it."""
        await expect(self.page.locator("main li button[aria-label='']")).to_have_count(0)
        labels: list[str] = await self.page.locator(pictures).evaluate_all(
            "buttons => buttons.map((button) => button.ariaLabel ?? '')"
        )
        return labels

    async def own(self) -> list[int]:
        """The slots where this person's cards lie."""
        return [at for at, label in enumerate(await self.labels(), 1) if self._is_own(label)]

    async def others(self) -> list[int]:
        """The slots that this person may vote for."""
        return [at for at, label in enumerate(await self.labels(), 1) if not self._is_own(label)]

    def _is_own(self, label: str) -> bool:
        return self.says("slot-own").match(label) is not None

    def spoken(self, words: Name) -> Locator:
        """Words anywhere on the page, also for screen readers alone; not what is announced."""
        return self.page.get_by_text(words).and_(self.page.locator(":not(.voice)"))

    # --- around the turn -----------------------------------------------------------------

    async def open(self, sheet: Name) -> Locator:
        """Open one of the sheets: Menu, Players, Chat."""
        await self.button(sheet).click()
        dialog = self.page.get_by_role("dialog")
        await expect(dialog).to_be_visible()
        return dialog

    async def shut(self) -> None:
        await self.page.keyboard.press("Escape")
        await expect(self.page.get_by_role("dialog")).to_have_count(0)

    async def seat_link(self, code: str) -> str:
        """The link behind the QR code for another device."""
        token = await self.page.evaluate(
            "code => JSON.parse(localStorage.getItem('reverie.seat.' + code))", code
        )
        return f"{self.base}/{code}#{token}"

    async def keep_record(self) -> bytes:
        """Download the record of the game that is over."""
        async with self.page.expect_download() as coming:
            await self.tap("end-record")
        path = await (await coming.value).path()
        return await asyncio.to_thread(path.read_bytes)


async def _state(picture: Locator) -> tuple[str | None, str | None]:
    return await picture.get_attribute("aria-pressed"), await picture.get_attribute("aria-label")
