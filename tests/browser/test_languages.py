"""Six people, six languages, one table; and one that nobody speaks."""

import asyncio
from pathlib import Path
from random import Random

import aiohttp
import pytest
from playwright.async_api import Browser, Locator, expect

from reverie.bots.knowledge import bank
from reverie.words import languages
from tests.kit.browser import playing
from tests.kit.browser.crowd import CLUES, PEOPLE
from tests.kit.browser.page_words import Words, words_of
from tests.kit.browser.photos import photos
from tests.kit.browser.proofreader import Proofreader
from tests.kit.browser.pseudo_language import add_pseudo_language, build_page
from tests.kit.browser.site import Site, all_see, begin, running_server, site_on
from tests.kit.browser.tour import NAME, NOT_PHOTO, ONE_SCREEN, SAID, Devices, Tour
from tests.kit.browser.user import User

pytestmark = pytest.mark.asyncio(loop_scope="session")

PLAYERS = {
    "en": "Ada",
    "fr": "Chloé",
    "da": "Søren",
    "pt-BR": "João",
    "el": "Ελένη",
    "ja": "さくら",
}

CHOOSE = "tag => localStorage.setItem('reverie.language', JSON.stringify(tag))"
TELL = "() => dispatchEvent(new StorageEvent('storage', { key: 'reverie.language' }))"
"""what a browser does in all tabs but the one where something was chosen"""


async def test_six_people_play_in_six_languages(site: Site) -> None:
    """Each plays a whole game in their own language; clues are shown as they were written."""
    assert set(PLAYERS) <= set(languages())
    rng = Random(6)
    users = [await site.welcome(name, words=words_of(tag)) for tag, name in PLAYERS.items()]
    await site.seat(users)
    await begin(users)
    await speak(users, list(PLAYERS))

    clue = "καλημέρα · たそがれ · l’été à la mer"
    ada, chloe, *_ = users
    await ada.tell(clue)
    await asyncio.gather(*(user.asked("choose") for user in users[1:]))
    await all_see(users, clue)
    await change_while_choosing(chloe, users)
    await chloe.choose(2)
    await playing.choose(users[2:], rng)
    await playing.vote(users, users[1:], rng)
    assert await playing.look(users)
    await change_while_telling(chloe)
    await speak(users, ["en", "da", *list(PLAYERS)[2:]])
    await playing.play_to_the_end(users, rng)
    for user in users:
        podium = user.page.get_by_role("list", name=user.says("end-podium"))
        await expect(podium).to_be_visible()


async def test_alone_with_bots_in_every_language(site: Site) -> None:
    """From the first page, bots speak one's own language; from how to play, to the podium.

    What the end looks like in each language is seen by the six who play together.
    """
    users = {tag: await site.welcome(n, words=words_of(tag)) for tag, n in PLAYERS.items()}
    await asyncio.gather(*(play_with_bots(site, user, tag) for tag, user in users.items()))


async def play_with_bots(site: Site, user: User, tag: str) -> None:
    if tag == "en":
        await user.page.goto(f"{site.server.base}/how")
        await user.tap("how-bots")
        await playing.play_beside_bots(user, Random(tag))
        await expect(user.page.get_by_role("list", name=user.says("end-podium"))).to_be_visible()
    else:
        await user.page.goto(site.server.base)
        await user.choice("home-bots").click()
        await playing.play_beside_bots(user, Random(tag), turns=2)
    code = user.page.url.rpartition("/")[2]
    async with aiohttp.ClientSession(site.server.base) as session:
        turns = await (await session.get(f"/api/tables/{code}/turns")).json()
    told = {turn["clue"]["text"] for turn in turns} - set(playing.CLUES)
    assert told
    assert told <= {phrase.words[tag] for phrase in bank()}


async def speak(users: list[User], tags: list[str]) -> None:
    """Each page is in its language."""
    for user, tag in zip(users, tags, strict=True):
        await expect(user.page.locator("html")).to_have_attribute("lang", tag)


async def change_while_choosing(user: User, users: list[User]) -> None:
    """A card that was picked stays so in another language, and nobody else's page changes."""
    await user.pick(2)
    pictures = user.page.locator("main li img")
    hand = await addresses(pictures)
    await change_language(user, "ja")
    await user.asked("choose")
    await expect(user.cards.nth(2)).to_have_attribute("aria-pressed", "true")
    assert await addresses(pictures) == hand
    await speak(users, ["en", "ja", *list(PLAYERS)[2:]])


async def change_while_telling(user: User) -> None:
    """What was written stays too, also when the page is loaded again, in the new language."""
    await user.asked("tell")
    await user.pick(3)
    await user.field("clue-yours").fill("à moitié écrit")
    await change_language(user, "da")
    for _ in range(2):
        await user.asked("tell")
        await expect(user.field("clue-yours")).to_have_value("à moitié écrit")
        await expect(user.cards.nth(3)).to_have_attribute("aria-pressed", "true")
        await user.page.reload()


async def change_language(user: User, tag: str) -> None:
    """Choose another language in the menu."""
    menu = await user.open(user.says("menu"))
    await menu.get_by_role("combobox", name=user.says("language")).select_option(tag)
    user.words = words_of(tag)
    await expect(menu.get_by_role("heading", name=user.says("menu"))).to_be_visible()
    await user.shut()


async def addresses(pictures: Locator) -> list[str]:
    found: list[str] = await pictures.evaluate_all("images => images.map((image) => image.src)")
    return found


async def test_every_screen_in_every_language(tmp_path: Path, browser: Browser) -> None:
    """Nothing is cut, covered or left unsaid, from the first page to the end of a game.

    A file more is all that a language takes: the evening goes on in one that nobody speaks, whose
    words are 40 % longer. At every stop the page is turned into one of ours after the other, as it
    is when somebody chooses another in a second tab.
    """
    file = add_pseudo_language(tmp_path / "words")
    await build_page(file.parent, tmp_path / "page")
    readers = [Proofreader(words_of(tag)) for tag in languages()]
    async with (
        running_server(tmp_path / "db", tmp_path / "page") as server,
        site_on(server, browser) as site,
    ):
        words = Words(file)
        longer = Proofreader(words, await written_by_others(site))

        async def read(stop: str, devices: Devices) -> None:
            for kind, user in devices.items():
                await longer.read(user.page, stop)
                if kind in ONE_SCREEN:  # `make shots` looks at TVs in each of ours
                    continue
                for reader in readers:
                    await turn_into(user, reader.language)
                    await reader.read(user.page, stop)
                await turn_into(user, words.language)

        await Tour(site, read, words).lead(screens=ONE_SCREEN)
    for reader in (longer, *readers):
        assert not reader.faults, reader.report()


async def turn_into(user: User, language: str) -> None:
    """Choose it in another tab of the same browser."""
    await user.page.evaluate(CHOOSE, language)
    await user.page.evaluate(TELL)
    await expect(user.page.locator("html")).to_have_attribute("lang", language)


async def test_what_is_chosen_in_one_tab_is_spoken_in_all(site: Site) -> None:
    """A second tab follows by itself."""
    user = await site.welcome("Ada")
    other = await user.page.context.new_page()
    for page in (user.page, other):
        await page.goto(f"{site.server.base}/how")
    await expect(other.locator("html")).to_have_attribute("lang", "en")
    await user.page.evaluate(CHOOSE, "el")
    await expect(other.locator("html")).to_have_attribute("lang", "el")
    await other.close()


async def written_by_others(site: Site) -> list[str]:
    """What is in no language of the page: what people, bots and packs say, and what Intl does."""
    async with aiohttp.ClientSession(site.server.base) as session:
        packs = await (await session.get("/api/packs")).json()
        seen = [await (await session.get(f"/api/packs/{pack['id']}")).json() for pack in packs]
    people = [name for _, name in PEOPLE] + [NAME]
    shortened = [f"{name[:13].rstrip(' -')}…" for name in people]
    told = [*CLUES.values(), SAID, *(phrase.words["en"] for phrase in bank())]
    of_packs = [
        text for pack in seen for text in (pack["name"]["en"], pack["author"], pack["licence"])
    ]
    of_cards = [
        card[key]["en"] for pack in seen for card in pack["cards"] for key in ("title", "alt")
    ]
    files = [photo["name"] for photo in photos(2)] + [NOT_PHOTO]
    return [*people, *shortened, *of_packs, *of_cards, *files, *told, " and "]


async def test_the_proofreader_notices(browser: Browser) -> None:
    """What these tests look for would not escape them."""
    page = await browser.new_page(viewport={"width": 360, "height": 740})
    await page.set_content(
        """<html lang="en"><title>Ada</title>
          <p style="width: 5em; overflow: hidden; white-space: nowrap">Ada is cut at the edge</p>
          <p style="margin-left: 300px; white-space: nowrap">ÁÁÁÁÁÁÁÁÁÁÁÁÁÁ</p>
          <select style="width: 4em"><option>Á ṽéŕý ĺóñĝ ñáṁé</option></select>
          <button style="position: absolute; left: 0; top: 300px">Á á á</button>
          <button style="position: absolute; left: 9px; top: 303px">É é é</button>
          <p title="home-start">home-line</p>"""
    )
    reader = Proofreader(words_of("en"), ["Ada", "home-line", "home-start"])
    await reader.read(page, "a page")
    await page.close()
    found = {fault.removeprefix("en, a page: ").partition(":")[0] for fault in reader.faults}
    assert found == {
        "has no room in select.",
        "is cut by p.",
        "is not said",
        "is not translated",
        "is off the page",
        "is too wide",
        "overlap",
    }, reader.report()
