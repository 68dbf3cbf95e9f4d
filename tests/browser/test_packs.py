"""Decks to leaf through, and packs that people make of their own pictures."""

import asyncio
import re
from random import Random

import pytest
from playwright.async_api import FileChooser, FilePayload, Locator, Request, expect

from tests.browser.test_weight import HEAVIEST, WATCH_FOR_JUMPS, heaviness, weigh
from tests.kit.browser import playing
from tests.kit.browser.accessibility import Audit
from tests.kit.browser.photos import no_photo, photos
from tests.kit.browser.proxy import Proxy
from tests.kit.browser.site import Site, all_see, begin
from tests.kit.browser.user import PHONE, WIDE, User
from tests.patience import PATIENCE

pytestmark = [
    pytest.mark.asyncio(loop_scope="session"),
    pytest.mark.usefixtures("keepers"),
]

MAKE = "Make your own pack"


# --- making a pack ---------------------------------------------------------------------------


async def choose_files(user: User, files: list[FilePayload]) -> None:
    """Choose pictures as from a phone's camera roll."""
    await user.page.locator("input[type=file]").set_input_files(files)


async def arrived(user: User, **figures: int) -> None:
    """Wait until the page says so: how many pictures are `done`, and how many have `failed`."""
    words = user.says("upload-done", **figures)
    await expect(user.page.locator("p.done", has_text=words)).to_be_visible(timeout=120_000)


async def make_pack(user: User, name: str, count: int) -> None:
    """Fill a new pack, wherever its workshop is open."""
    await user.page.get_by_label("Pack name").fill(name)
    await choose_files(user, photos(count))
    await arrived(user, done=count, failed=0)


def pack_box(user: User, name: str) -> Locator:
    return user.page.get_by_role("checkbox", name=name)


async def own_pictures(user: User) -> set[str]:
    """The addresses of people's own pictures that are shown; all that is shown has loaded."""
    shown: list[str] = await user.page.evaluate(
        """async () => {
          const images = [...document.querySelectorAll('main img')]
          await Promise.all(images.map((image) => image.decode()))
          return images.map((image) => new URL(image.src).pathname)
        }"""
    )
    return {address for address in shown if address.startswith("/cards/own-")}


async def test_a_game_with_photos_from_a_phone(site: Site) -> None:
    """A host uploads 20 photos on a phone, a bad file is named, and all play with both decks."""
    code, users = await site.gather(2)
    ada, ben = users
    players: list[playing.Player] = [*users, *await site.befriend(code, "Chloé")]
    page = ada.page
    await ada.button(MAKE).click()
    await page.get_by_label("Pack name").fill("Summer 2026")
    await choose_files(ada, [*photos(9), no_photo("diary.jpg"), *photos(11, first=10)])
    await arrived(ada, done=20, failed=1)
    failures = page.get_by_role("list", name=ada.says("upload-failed", count=1))
    await expect(failures.get_by_role("listitem")).to_have_count(1)
    await expect(failures).to_contain_text("diary.jpg")
    await expect(failures).to_contain_text("We can’t read this as a picture.")
    await expect(page.get_by_role("button", name=re.compile(r"^Summer 2026 \d+$"))).to_have_count(
        20
    )
    await ada.button("Play with these 20 pictures").click()

    await expect(pack_box(ada, "Summer 2026")).to_be_checked()
    await expect(pack_box(ada, "Daydreams")).to_be_checked()
    await expect(page.get_by_text("104 cards in all")).to_be_visible()
    await expect(ben.page.get_by_text("Summer 2026")).to_be_visible()
    await expect(ben.page.get_by_text("104 cards in all")).to_be_visible()

    rng = Random(5)
    await begin(users)
    seen: set[str] = set()
    going_on = True
    while going_on:
        seen |= set().union(*[await own_pictures(user) for user in users])
        _, others = await playing.tell(players, rng.choice(playing.CLUES))
        await playing.choose(others, rng)
        seen |= set().union(*[await own_pictures(user) for user in users])
        await playing.agree(players, others)
        going_on = await playing.look(players)
    assert seen
    for user in users:
        assert await user.task() == "over"


async def test_an_upload_outlives_a_lost_line(site: Site) -> None:
    """Pictures wait while the line is down, leaving is asked about, and each is there once."""
    async with Proxy(site.server) as line:
        ada = await site.welcome("Ada", base=line.base)
        await ada.page.goto(f"{ada.base}/gallery/new")
        await choose_files(ada, photos(10))
        await expect(
            ada.page.get_by_role("button", name=re.compile("^Our pictures"))
        ).not_to_have_count(0)
        await line.cut()
        await expect(ada.page.get_by_text("The connection is down.").last).to_be_visible()
        assert await is_asked_to_stay(ada)
        line.mend()
        await arrived(ada, done=10, failed=0)
        assert not await is_asked_to_stay(ada)
        await ada.page.reload()
        await expect(ada.page.get_by_role("heading", name="10 pictures")).to_be_visible()
        await expect(
            ada.page.get_by_role("button", name=re.compile("^Our pictures"))
        ).to_have_count(10)


async def is_asked_to_stay(user: User) -> bool:
    """Whether closing the page now would ask back."""
    asked: bool = await user.page.evaluate(
        "!window.dispatchEvent(new Event('beforeunload', { cancelable: true }))"
    )
    return asked


async def test_pictures_and_packs_are_removed_for_good(site: Site) -> None:
    """Whoever made a pack renames it, takes pictures out and deletes it; others can only look."""
    ada, ben = await site.welcome("Ada"), await site.welcome("Ben", WIDE)
    page = ada.page
    await page.goto(f"{site.server.base}/gallery/new")
    await make_pack(ada, "Holidays", 3)
    address = page.url
    assert re.search(r"/gallery/own-[a-z2-7]{20}$", address)
    await ben.page.goto(address)
    await expect(ben.page.get_by_text("3 cards")).to_be_visible()
    await expect(ben.page.locator("input")).to_have_count(0)

    await page.get_by_role("button", name="Holidays 2").click()
    remove = ada.button("Remove picture")
    await expect(remove).not_to_have_class(re.compile(r"\bmain\b"))  # as "Pick this card" was
    await remove.click()
    await expect(ada.button("Keep picture")).to_be_visible()
    await ada.shut()
    await ada.button("Remove").click()
    await expect(page.get_by_role("heading", name="2 pictures")).to_be_visible()
    await page.get_by_label("Pack name").fill("By the sea")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("button", name=re.compile("^By the sea"))).to_have_count(2)
    await ben.page.reload()
    await expect(ben.page.get_by_role("heading", name="By the sea")).to_be_visible()
    await expect(ben.page.get_by_text("2 cards")).to_be_visible()

    await ada.button("Delete this pack").click()
    await expect(page.get_by_text("They’ll be gone for good.")).to_be_visible()
    await ada.button("Delete this pack").click()
    await page.wait_for_url(re.compile(r"/gallery$"))
    await expect(page.get_by_role("link", name="By the sea")).to_have_count(0)
    await ben.page.reload()
    await expect(ben.page.get_by_text("We can’t find this pack.")).to_be_visible()


async def test_a_game_outlives_its_pictures(site: Site) -> None:
    """Of a pack that is deleted during a game, the cards say so and can still be played."""
    ada, ben = await site.welcome("Ada"), await site.welcome("Ben")
    code = await ada.start_table()
    await ada.sit_down(code)
    await ben.sit_down(code)
    await ada.add_bots(1)
    await ada.button(MAKE).click()
    await make_pack(ada, "Gone tomorrow", 21)
    await ada.button("Play with these 21 pictures").click()
    await pack_box(ada, "Daydreams").uncheck()
    await expect(ben.page.get_by_text("Daydreams")).to_have_count(0)
    await all_see([ada, ben], "bots can only see the colours")
    await begin([ada, ben])
    await expect(ada.page.locator("main img[src*='/cards/own-']")).to_have_count(7)
    assert len(await own_pictures(ada)) == 7

    workshop = await ada.context.new_page()
    await workshop.goto(f"{site.server.base}/gallery")
    await workshop.get_by_role("link", name="Gone tomorrow").click()
    for _ in range(2):
        await workshop.get_by_role("button", name="Delete this pack").click()
    await workshop.wait_for_url(re.compile(r"/gallery$"))
    await ben.page.reload()
    await ben.asked("race")
    await expect(
        ben.page.locator("main").get_by_text("This picture has been removed.")
    ).to_have_count(7)
    assert await ben.labels() == ["This picture has been removed."] * 7
    await expect(ben.page.get_by_text("The pictures didn’t load")).to_have_count(0)
    await ben.tell("what was it")
    await ada.asked("choose")


async def test_too_few_cards_are_told_beforehand(site: Site) -> None:
    """R3: where there are fewer than 7 cards a player, all are told, and the host what to do."""
    ada, ben = await site.welcome("Ada"), await site.welcome("Ben")
    code = await ada.start_table()
    await ada.sit_down(code)
    await ben.sit_down(code)
    await ada.button(MAKE).click()
    await make_pack(ada, "Few", 2)
    await ada.button("Play with these 2 pictures").click()
    await pack_box(ada, "Daydreams").uncheck()
    few = "2 cards aren’t enough: your game needs 21, which is 19 more."
    await expect(ada.page.get_by_text(few)).to_be_visible()
    await expect(ada.page.get_by_text("Add another pack")).to_be_visible()
    await expect(ben.page.get_by_text(few)).to_be_visible()
    await pack_box(ada, "Few").click()
    await expect(ada.page.get_by_text("You need at least one pack.")).to_be_visible()
    await expect(pack_box(ada, "Few")).to_be_checked()
    await pack_box(ada, "Daydreams").check()
    await expect(ada.page.get_by_text("86 cards in all")).to_be_visible()


# --- the gallery -----------------------------------------------------------------------------


async def test_leafing_through_a_deck(site: Site) -> None:
    """From home to a deck and its large pictures, by keys; Back closes, and the focus follows."""
    ada = await site.welcome("Ada")
    page = ada.page
    await page.goto(site.server.base)
    await page.get_by_role("link", name="See the cards").click()
    await page.get_by_role("link", name="Daydreams").click()
    await expect(page.get_by_role("heading", name="Daydreams")).to_be_visible()
    for fact in ("84 cards", "by Reverie", "licence: CC BY 4.0"):
        await expect(page.get_by_text(fact)).to_be_visible()
    pictures = page.get_by_role("list").get_by_role("button")
    await expect(pictures).to_have_count(84)

    await pictures.nth(11).focus()
    await page.keyboard.press("Enter")
    large = page.get_by_role("dialog")
    await expect(large.get_by_text("12 of 84", exact=True)).to_be_visible()
    await page.keyboard.press("ArrowRight")
    await expect(large.get_by_text("13 of 84", exact=True)).to_be_visible()
    title = await pictures.nth(12).get_attribute("aria-label")
    assert title is not None
    await expect(large.get_by_role("heading", name=title)).to_be_visible()
    await page.keyboard.press("End")
    await expect(large.get_by_text("84 of 84", exact=True)).to_be_visible()
    await page.keyboard.press("ArrowLeft")
    await expect(large.get_by_text("83 of 84", exact=True)).to_be_visible()
    await page.go_back()
    await expect(large).to_have_count(0)
    await expect(pictures.nth(82)).to_be_focused()
    await expect(pictures.nth(82)).to_be_in_viewport()
    assert page.url.endswith("/gallery/daydreams")
    await ada.button("Back").click()
    await expect(page.get_by_role("heading", name="Gallery")).to_be_visible()


async def test_a_large_deck_is_quick(site: Site) -> None:
    """A deck's pictures come as they are scrolled to, nothing jumps, and the page is light."""
    ada = await site.welcome("Ada")
    await ada.context.add_init_script(WATCH_FOR_JUMPS)
    loads = weigh(ada)
    await ada.page.goto(f"{site.server.base}/gallery/daydreams", wait_until="networkidle")
    await expect(ada.page.get_by_role("list").get_by_role("button")).to_have_count(84)
    assert await heaviness(loads) <= HEAVIEST
    at_first = pictures_among(loads)
    assert 0 < at_first < 84
    await ada.page.mouse.wheel(0, 20_000)
    last = ada.page.get_by_role("list").get_by_role("button").last
    await expect(last).to_be_in_viewport()
    await expect(last.locator("img.shown")).to_be_visible()
    assert pictures_among(loads) > at_first
    jumps = await ada.page.evaluate("window.jumps")
    assert sum(each["value"] for each in jumps) < 0.01, jumps


def pictures_among(loads: list[Request]) -> int:
    return sum(load.resource_type == "image" and "/cards/" in load.url for load in loads)


async def test_a_gallery_without_a_server_says_so(site: Site) -> None:
    """Where the cards do not come through, the page says it and offers another try."""
    async with Proxy(site.server) as line:
        ada = await site.welcome("Ada", base=line.base)
        await ada.page.goto(ada.base)
        await ada.page.evaluate("navigator.serviceWorker.ready.then(() => 0)")
        await ada.page.reload(wait_until="networkidle")
        await line.cut()
        await ada.page.goto(f"{ada.base}/gallery/daydreams")
        await expect(ada.page.get_by_text("The cards didn’t load.")).to_be_visible()
        line.mend()
        await ada.button("Try again").click()
        await expect(ada.page.get_by_text("84 cards")).to_be_visible()


# --- for everyone ----------------------------------------------------------------------------


async def test_no_barrier_in_the_gallery(site: Site) -> None:
    """axe-core has nothing to say about decks, making a pack, its failures and its end."""
    audit = Audit()
    async with Proxy(site.server) as line:
        ada = await site.welcome("Ada", base=line.base)
        page = ada.page
        await page.goto(f"{ada.base}/gallery")
        await expect(page.get_by_role("link", name="Daydreams")).to_be_visible()
        await audit.look(page, "gallery")
        await page.get_by_role("link", name="Daydreams").click()
        await page.get_by_role("list").get_by_role("button").nth(3).click()
        await expect(page.get_by_role("dialog")).to_be_visible()
        await audit.look(page, "a card and its words")
        await ada.shut()
        await audit.look(page, "a deck")

        await page.goto(f"{ada.base}/gallery/new")
        await audit.look(page, "a new pack")
        await choose_files(ada, photos(1))
        await arrived(ada, done=1, failed=0)
        line.hold()
        await choose_files(ada, photos(5, first=2))
        await expect(page.get_by_role("progressbar")).to_be_visible()
        await audit.look(page, "pictures on their way")
        line.mend()
        await choose_files(ada, [no_photo("diary.jpg")])
        await arrived(ada, failed=1)
        await audit.look(page, "a failure")
        await page.get_by_role("button", name="Our pictures 2").click()
        await ada.button("Remove picture").click()
        await audit.look(page, "an own picture, large")
        await ada.shut()
        await ada.button("Delete this pack").click()
        await audit.look(page, "removing and deleting")
        await page.goto(f"{ada.base}/gallery/own-{'a' * 20}")
        await expect(page.get_by_text("We can’t find this pack.")).to_be_visible()
        await audit.look(page, "a pack that is gone")
    assert not audit.violations, audit.report()


async def test_no_barrier_in_the_choice_of_packs(site: Site) -> None:
    """axe-core has nothing to say about the packs in a lobby and the sheets above it."""
    audit = Audit()
    ada, ben = await site.welcome("Ada"), await site.welcome("Ben", WIDE)
    code = await ada.start_table()
    await ada.sit_down(code)
    await ben.sit_down(code)
    await ada.button(MAKE).click()
    await expect(ada.page.get_by_label("Pack name")).to_be_visible()
    await audit.look(ada.page, "a new pack at a table")
    await make_pack(ada, "Few", 2)
    await audit.look(ada.page, "a full pack at a table")
    await ada.button("Play with these 2 pictures").click()
    await pack_box(ada, "Daydreams").uncheck()
    await expect(ada.page.get_by_text("2 cards aren’t enough")).to_be_visible()
    await audit.look(ada.page, "too few cards")
    await expect(ben.page.get_by_text("2 cards aren’t enough")).to_be_visible()
    await audit.look(ben.page, "too few cards, for the others")
    await ben.button("See the cards in Few").click()
    await expect(ben.page.get_by_role("dialog").get_by_text("2 cards")).to_be_visible()
    await audit.look(ben.page, "a deck above a table, wide")
    assert not audit.violations, audit.report()


async def test_large_letters_fit_in_the_gallery(site: Site) -> None:
    """With text at 200 % on a small phone, the gallery and the workshop fit the screen."""
    ada = await site.welcome("Ada")
    page = ada.page
    line = await ada.context.new_cdp_session(page)
    await line.send("Page.setFontSizes", {"fontSizes": {"standard": 32, "fixed": 26}})

    async def fits() -> None:
        await page.evaluate("document.fonts.ready")
        await page.evaluate("Promise.allSettled(document.getAnimations().map(a => a.finished))")
        assert await page.evaluate("document.documentElement.scrollWidth") <= PHONE.width

    await page.goto(f"{site.server.base}/gallery")
    await page.get_by_role("link", name="Daydreams").click(trial=True)
    await fits()
    await page.get_by_role("link", name="Daydreams").click()
    await page.get_by_role("list").get_by_role("button").nth(2).click()
    for button in ("Previous picture", "Next picture", "Close"):
        await ada.button(button).click(trial=True)
    await ada.shut()
    await fits()
    await page.goto(f"{site.server.base}/gallery/new")
    await fits()
    await choose_files(ada, [*photos(2), no_photo("a rather long name of a diary.jpg")])
    await arrived(ada, done=2, failed=1)
    await fits()
    await page.get_by_role("button", name="Our pictures 1").click()
    await ada.button("Remove picture").click()
    await ada.shut()
    await ada.button("Remove").click(trial=True)
    await ada.button("Delete this pack").click()
    await fits()


async def test_a_pack_by_keyboard_alone(site: Site) -> None:
    """The button for pictures is reached and opened by keys."""
    ada = await site.welcome("Ada", WIDE)
    opened: asyncio.Future[FileChooser] = asyncio.get_running_loop().create_future()
    ada.page.on("filechooser", lambda one: opened.set_result(one))  # noqa: PLW0108  it takes no builtin
    await ada.page.goto(f"{site.server.base}/gallery/new")
    await ada.page.get_by_label("Pack name").focus()
    await ada.page.keyboard.press("Tab")
    await expect(ada.page.locator("input[type=file]")).to_be_focused()
    await ada.page.keyboard.press("Enter")
    async with asyncio.timeout(PATIENCE):
        await (await opened).set_files(photos(1))
    await arrived(ada, done=1, failed=0)
