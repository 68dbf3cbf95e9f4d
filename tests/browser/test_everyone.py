"""Everyone can play: with a screen reader, by keyboard alone, with large letters."""

import asyncio
import re
from random import Random

import pytest
from playwright.async_api import Locator, Page, expect
from playwright.async_api import TimeoutError as PlaywrightTimeout

from tests.kit.browser import playing
from tests.kit.browser.accessibility import Audit
from tests.kit.browser.site import Site, begin
from tests.kit.browser.user import PHONE, TABLET, WIDE, Task, User

pytestmark = pytest.mark.asyncio(loop_scope="session")

LONG = "a clue so long that it has to scroll in its place " * 4


async def test_no_barrier_on_the_way_to_a_table(site: Site) -> None:
    """axe-core has nothing to say about the first page, the rules and dead ends."""
    audit = Audit()
    ada = await site.welcome("Ada")
    page = ada.page
    await page.goto(site.server.base)
    await audit.look(page, "home")
    await page.get_by_role("button", name="Join a table").click()
    await page.get_by_label("Code or link").fill("?")
    await page.keyboard.press("Enter")
    await expect(ada.spoken(ada.says("home-code-wrong"))).to_be_visible()
    await audit.look(page, "home, a wrong code")
    await page.get_by_role("link", name="How to play").click()
    await expect(page.get_by_role("heading", name="How to play")).to_be_visible()
    await audit.look(page, "how")
    await page.goto(f"{site.server.base}/no/where")
    await audit.look(page, "nowhere")
    await page.goto(f"{site.server.base}/BBBBB")
    await expect(
        page.get_by_role("heading", name=ada.says("nowhere-title", reason="no_such_table"))
    ).to_be_visible()
    await audit.look(page, "no such table")
    assert not audit.violations, audit.report()


async def test_no_barrier_in_the_lobby(site: Site) -> None:
    """axe-core has nothing to say about sitting down, the lobby, and every sheet above it."""
    audit = Audit()
    ada = await site.welcome("Ada")
    page = ada.page
    code = await ada.start_table()
    await expect(page.get_by_label("Your name")).to_be_visible()
    await audit.look(page, "join")
    screen = await site.welcome("TV", WIDE)
    await screen.put_up_screen(code)
    await audit.look(screen.page, "screen, nobody")
    await ada.sit_down(code)
    await ada.add_bots(2)
    await audit.look(page, "lobby of the host")
    await ada.spoken(ada.says("lobby-change-rabbit")).click()
    await audit.look(page, "lobby, another rabbit")
    await ada.tap("game-change")
    await audit.look(page, "lobby, which game")
    await ada.shut()
    ben = await site.welcome("Ben", WIDE)
    await ben.sit_down(code)
    await ben.page.get_by_role("heading", name="Settings").click()
    await audit.look(ben.page, "lobby of a user, wide")
    await audit.look(screen.page, "screen, lobby")

    menu = await ada.open("Menu")
    await menu.get_by_role("button", name="Play on another device").click()
    await menu.get_by_role("button", name="Leave the table").click()
    await audit.look(page, "menu")
    await menu.get_by_role("button", name="Past turns").click()
    await expect(page.get_by_text(ada.says("past-empty"))).to_be_visible()
    await audit.look(page, "past turns, none")
    await ada.shut()
    people = await ada.open("Players")
    await people.get_by_role("button", name=ada.says("about-person", name="Ben")).click()
    await audit.look(page, "people")
    await ada.shut()
    chat = await ada.open("Chat")
    await chat.get_by_label("Message everyone").fill("Good evening")
    await chat.get_by_role("button", name="Send").click()
    await expect(chat.get_by_text("Good evening")).to_be_visible()
    await audit.look(page, "chat")
    await ada.shut()
    assert not audit.violations, audit.report()


async def test_no_barrier_while_cards_are_chosen(site: Site) -> None:
    """axe-core has nothing to say about the race and the choice, for all who look on too."""
    audit = Audit()
    users, watcher, screen = await gather(site)
    ada, ben, chloe = users
    await begin(users)
    await ada.pick(0)
    await audit.look(ada.page, "race")
    await audit.look(ben.page, "race, wide")
    await audit.look(watcher.page, "race, watching")
    await audit.look(screen.page, "screen, race", held=True)
    await ada.enlarge(1)
    await audit.look(ada.page, "a large picture")
    await ada.shut()

    await ada.tell(LONG)
    await asyncio.gather(ben.asked("choose"), chloe.asked("choose"))
    await audit.look(ada.page, "waiting for cards")
    await audit.look(chloe.page, "choosing, tablet")
    await audit.look(screen.page, "screen, choosing", held=True)
    await ben.choose(0, 1)
    await audit.look(ben.page, "chosen, wide")
    assert not audit.violations, audit.report()


async def test_no_barrier_from_the_vote_on(site: Site) -> None:
    """axe-core has nothing to say about votes, reveal, past turns, absence and the end."""
    audit = Audit()
    users, watcher, screen = await gather(site)
    ada, ben, chloe = users
    await begin(users)
    await playing.tell(users, LONG)
    await playing.choose([ben, chloe], Random(3))
    await ben.slot((await ben.own())[0]).click()
    await audit.look(ben.page, "voting, own card refused, wide")
    await audit.look(ada.page, "waiting for votes")
    await audit.look(watcher.page, "voting, watching")
    await audit.look(screen.page, "screen, voting", held=True)
    slots = await chloe.others()
    await chloe.vote(slots[0], slots[1])
    await chloe.asked("voted")
    await audit.look(chloe.page, "voted, tablet")
    slots = await ben.others()
    await ben.vote(slots[0], slots[0])
    await asyncio.gather(*(user.asked("look") for user in users))
    await audit.look(ada.page, "reveal, as it begins")
    await asyncio.gather(ada.skip(), ben.skip())
    await audit.look(ada.page, "reveal")
    await audit.look(ben.page, "reveal, wide")
    await screen.let_pass(2)
    await audit.look(screen.page, "screen, votes shown", held=True)
    await screen.let_pass(12)
    await expect(screen.page.get_by_label("Who got what, and why")).to_be_visible()
    await audit.look(screen.page, "screen, reveal", held=True)
    assert await playing.look(users)
    await audit_between_turns(audit, users, screen)
    for user in (ben, chloe):  # a table of stand-ins is soon done
        await user.go_away()
        site.users.remove(user)
    await expect(ada.spoken("Ben is away.")).to_be_visible()
    await audit.look(ada.page, "somebody is away")
    people = await ada.open("Players")
    for name in ("Ben", "Chloé"):
        await people.get_by_role("button", name=f"Let a bot play for {name}").click()
    await ada.shut()
    await playing.play_beside_bots(ada, Random(7))
    await expect(ada.page.get_by_label("Podium")).to_be_visible()
    await audit.look(ada.page, "end")
    for _ in range(3):
        await screen.let_pass(20)
    await screen.asked("over")
    await audit.look(screen.page, "screen, end", held=True)
    assert not audit.violations, audit.report()


async def audit_between_turns(audit: Audit, users: list[User], screen: User) -> None:
    ada, ben, _ = users
    await ben.asked("tell")
    await audit.look(ben.page, "telling, wide")
    await audit.look(ada.page, "waiting for a clue")
    await audit.look(screen.page, "screen, telling", held=True)
    menu = await ada.open("Menu")
    await menu.get_by_role("button", name="Past turns").click()
    await expect(ada.button(ada.says("past-enlarge", slot=1))).to_be_visible()
    await audit.look(ada.page, "past turns")
    await ada.shut()
    await ada.open("Players")
    await audit.look(ada.page, "people in a game")
    await ada.shut()


async def gather(site: Site) -> tuple[list[User], User, User]:
    """Three people with three devices, somebody who watches, and a TV."""
    kinds = {"Ada": PHONE, "Ben": WIDE, "Chloé": TABLET}
    users = [await site.welcome(name, kind) for name, kind in kinds.items()]
    code = await site.seat(users)
    watcher, screen = await site.welcome("Wil"), await site.welcome("TV", WIDE)
    await watcher.watch(code)
    await screen.hold_time()
    await screen.put_up_screen(code)
    return users, watcher, screen


class Keyboard:
    """Hands that never touch a mouse."""

    def __init__(self, page: Page) -> None:
        self.page = page

    async def reach(self, target: Locator) -> None:
        """Tab on until the focus is there, as far as it takes."""
        await expect(target).to_be_visible()
        for _ in range(120):
            if await target.evaluate("element => element === document.activeElement"):
                await self.sees_focus()
                return
            await self.press("Tab")
        raise AssertionError(f"the keyboard does not reach {target}")

    async def sees_focus(self) -> None:
        """Where the focus is, there is a mark."""
        marked = await self.page.evaluate(
            """() => {
              for (let e = document.activeElement; e; e = e.parentElement) {
                const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(e)
                if (outlineStyle !== 'none' && outlineWidth !== '0px') return true
                if (boxShadow !== 'none') return true
                if (e.matches('label, li')) break
              }
              return false
            }"""
        )
        assert marked, "one can't see where the focus is"

    async def push(self, target: Locator, key: str = "Enter") -> None:
        await self.reach(target)
        await self.press(key)

    async def press(self, *keys: str) -> None:
        for key in keys:
            await self.page.keyboard.press(key)

    async def type(self, words: str) -> None:
        await self.page.keyboard.type(words)


async def test_a_whole_game_by_keyboard_alone(site: Site) -> None:
    """From the first page to the rematch, every action has a key; nobody needs a mouse."""
    ada = await site.welcome("Ada")
    page, keys = ada.page, Keyboard(ada.page)
    await page.goto(site.server.base)
    await keys.push(page.get_by_role("button", name="Start a table"))
    await keys.reach(page.get_by_label("Your name"))
    await keys.type("Ada")
    await keys.reach(page.get_by_role("radio", checked=True))
    await keys.press("ArrowRight", "ArrowRight")
    await expect(page.get_by_role("radio", name="green")).to_be_checked()
    await keys.push(ada.button("Sit down"))
    await expect(page.get_by_text("Invite others")).to_be_visible()
    for bots in (1, 2, 3):
        await keys.push(ada.button("Add a bot"))
        await expect(page.get_by_role("button", name=re.compile("^Remove"))).to_have_count(bots)
    end = page.get_by_role("combobox", name=ada.says("settings-end"))
    await keys.reach(end)
    await keys.press("ArrowUp")
    await expect(end).to_have_value("goal 20")  # nobody gets there in the turn that Ada may tell
    await keys.push(ada.button("Start the game"))

    done: set[Task] = set()
    elsewhere = False
    while (task := await ada.asked("race", "tell", "choose", "vote", "look", "over")) != "over":
        if elsewhere:  # a turn that goes on behind a sheet takes no focus away from it
            await page.locator("main h1").focus()
        await play_by_key(ada, keys, task)
        if elsewhere := task not in done and task in ("race", "choose"):
            await open_sheets(ada, keys)
        done.add(task)
        await ada.done_with(task)
    assert {"choose", "vote", "look"} <= done
    await keys.push(ada.button("Look back at the turns"))
    turns = page.get_by_role("dialog", name="Past turns")
    await expect(
        turns.get_by_role("region")
    ).to_be_focused()  # so that keys scroll what is to be read
    await keys.press("Escape")
    await expect(page.get_by_role("dialog")).to_have_count(0)
    await keys.push(ada.button("Play again"))
    await ada.asked("race", "choose")


async def to_first_card(ada: User, keys: Keyboard, way: str = "Tab") -> None:
    """All cards are one stop of Tab, right after the heading; there or here, arrow keys lead on."""
    await keys.press(way)
    await expect(ada.page.locator("main li button:focus")).to_be_visible()
    await keys.press("Home")
    await expect(ada.cards.first).to_be_focused()


async def play_by_key(ada: User, keys: Keyboard, task: Task) -> None:
    """The focus follows the turn: it is at the heading whenever something new is asked."""
    await expect(ada.page.locator("main h1")).to_be_focused()
    match task:
        case "race" | "tell":
            await to_first_card(ada, keys)
            await look_closely(ada, keys)
            await keys.press("ArrowRight", "Space", "Enter")
            await expect(ada.cards.nth(1)).to_have_attribute("aria-pressed", "true")
            await expect(ada.field("clue-yours")).to_be_focused()
            await keys.type("by hand")
            await keys.press("Enter")
        case "choose":
            await to_first_card(ada, keys, "ArrowRight")
            await keys.press("End", "ArrowLeft", "Enter")
            await expect(ada.cards.nth(4)).to_have_attribute("aria-pressed", "true")
            await keys.press("Enter")
        case "vote":
            own, first = (await ada.own())[0], (await ada.others())[0]
            await keys.press(str(own))
            await expect(ada.spoken(ada.says("vote-own")).first).to_be_visible()
            await keys.press(str(first), str(first))
            await expect(ada.spoken(ada.says("vote-double", slot=first)).first).to_be_visible()
            await expect(ada.slot(first)).to_be_focused()
            await keys.press("Backspace")
            await expect(ada.spoken(ada.says("vote-one", slot=first)).first).to_be_visible()
            await keys.press("Space", "Enter")
        case _:  # the heading leads on, once the button does; a second press is not meant
            await expect(ada.on).to_be_visible()
            await expect(ada.on).not_to_have_class(re.compile("fresh"))
            await keys.press("Enter")


async def look_closely(ada: User, keys: Keyboard) -> None:
    """Enlarge a card, go to the next, and close; the focus comes back."""
    await keys.push(ada.cards.first, "+")
    dialog = ada.page.get_by_role("dialog", name="Large picture")
    await expect(dialog).to_be_visible()
    await keys.press("ArrowRight")
    await expect(dialog.get_by_role("button", name="Previous picture")).to_be_enabled()
    await keys.press("Escape")
    await expect(dialog).to_have_count(0)
    await expect(ada.cards.first).to_be_focused()


async def open_sheets(ada: User, keys: Keyboard) -> None:
    """Beside bots alone there is nobody to chat with."""
    await expect(ada.button("Chat")).to_have_count(0)
    for name in ("Menu", "Players"):
        await keys.push(ada.button(name))
        dialog = ada.page.get_by_role("dialog")
        await expect(dialog).to_be_visible()
        await keys.press("Escape")
        await expect(dialog).to_have_count(0)
        await expect(ada.button(name)).to_be_focused()


async def test_letters_twice_as_large_lose_nothing(site: Site) -> None:
    """With text at 200 % on a small phone nothing sticks out, and every action is in reach."""
    rng = Random(2)
    ada = await site.welcome("Ada")
    lost: list[str] = []

    async def fits(state: str, *buttons: str) -> None:
        wide = await ada.page.evaluate("document.documentElement.scrollWidth")
        if wide > PHONE.width:
            lost.append(f"{state} is {wide} wide")
        for name in buttons:
            button = ada.page.get_by_role("button", name=name).first
            try:
                await button.click(trial=True, timeout=4_000)  # a tap would hit it
            except PlaywrightTimeout:
                lost.append(f"{state}: out of reach: {name}")

    line = await ada.context.new_cdp_session(ada.page)
    await line.send("Page.setFontSizes", {"fontSizes": {"standard": 32, "fixed": 26}})
    await ada.page.goto(site.server.base)
    assert await ada.page.evaluate("getComputedStyle(document.documentElement).fontSize") == "32px"
    await fits("home", "Start a table", "Join a table", "Play with bots")
    await ada.page.goto(f"{site.server.base}/how")
    await fits("how", "Home")
    code = await ada.start_table()
    await fits("join", "Sit down", "Just watch")
    await ada.sit_down(code)
    ben, chloe = await site.befriend(code, "Ben", "Chloé")
    await fits("lobby", "Add a bot", "Copy the link", "Start the game")
    for sheet in ("Menu", "Players", "Chat"):
        await ada.open(sheet)
        await fits(sheet, "Close")
        await ada.shut()
    await begin([ada])
    await ada.pick(1)
    await ada.field("clue-yours").fill("large")
    await fits("race", "Send your clue")
    await ben.tell("W" * 60)
    await ada.asked("choose")
    await ada.pick(0)
    await ada.pick(1)
    await fits("choosing", "Play these 2 cards")
    await playing.choose([ada, chloe], rng)
    slot = (await ada.others())[0]
    await ada.slot(slot).click()
    await ada.slot(slot).click()
    await fits("voting", "Vote", "Card 5")
    await playing.vote([ada, ben, chloe], [ada, chloe], rng)
    await fits("reveal, as it begins", "Skip", "Card 5")
    await ada.skip()
    await fits("reveal", "Next turn", "Card 5")
    assert not lost, "\n".join(lost)
