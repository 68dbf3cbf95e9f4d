"""Six people, six languages, one table; and one that nobody speaks."""

import asyncio
from pathlib import Path
from random import Random

import aiohttp
import pytest
from playwright.async_api import Browser, Locator, expect

from reverie.bots.knowledge import bank
from reverie.words import languages
from tests.browser import evening
from tests.browser.crowd import CLUES, PEOPLE
from tests.browser.guest import Guest
from tests.browser.house import House, all_see, begin, open_house
from tests.browser.photos import photos
from tests.browser.proofreader import Proofreader
from tests.browser.pseudo import add_pseudo_language, build_page
from tests.browser.tour import NAME, NOT_PHOTO, ONE_SCREEN, SAID, Devices, Kinds, Tour
from tests.browser.words import Words, words_of

pytestmark = pytest.mark.asyncio(loop_scope="session")

PLAYERS = {
    "en": "Ada",
    "fr": "Chloé",
    "da": "Søren",
    "pt-BR": "João",
    "el": "Ελένη",
    "ja": "さくら",
}


async def test_six_people_play_in_six_languages(house: House) -> None:
    """Each plays a whole game in their own language; clues are shown as they were written."""
    assert set(PLAYERS) <= set(languages())
    rng = Random(6)
    guests = [await house.welcome(name, words=words_of(tag)) for tag, name in PLAYERS.items()]
    await house.seat(guests)
    await begin(guests)
    await speak(guests, list(PLAYERS))

    clue = "καλημέρα · たそがれ · l’été à la mer"
    ada, chloe, *_ = guests
    await ada.tell(clue)
    await asyncio.gather(*(guest.asked("choose") for guest in guests[1:]))
    await all_see(guests, clue)
    await change_while_choosing(chloe, guests)
    await chloe.choose(2)
    await evening.choose(guests[2:], rng)
    await evening.vote(guests, guests[1:], rng)
    assert await evening.look(guests)
    await change_while_telling(chloe)
    await speak(guests, ["en", "da", *list(PLAYERS)[2:]])
    await evening.play_to_the_end(guests, rng)
    for guest in guests:
        podium = guest.page.get_by_role("list", name=guest.says("end-podium"))
        await expect(podium).to_be_visible()


async def test_alone_with_bots_in_every_language(house: House) -> None:
    """From the first page to the podium; bots tell their clues in one's own language."""
    guests = {tag: await house.welcome(n, words=words_of(tag)) for tag, n in PLAYERS.items()}
    await asyncio.gather(*(play_with_bots(house, guest, tag) for tag, guest in guests.items()))


async def play_with_bots(house: House, guest: Guest, tag: str) -> None:
    await guest.page.goto(house.server.base)
    await guest.choice("home-bots").click()
    await evening.play_beside_bots(guest, Random(tag))
    await expect(guest.page.get_by_role("list", name=guest.says("end-podium"))).to_be_visible()
    code = guest.page.url.rpartition("/")[2]
    async with aiohttp.ClientSession(house.server.base) as session:
        turns = await (await session.get(f"/api/tables/{code}/turns")).json()
    told = {turn["clue"]["text"] for turn in turns} - set(evening.CLUES)
    assert told
    assert told <= {phrase.words[tag] for phrase in bank()}


async def speak(guests: list[Guest], tags: list[str]) -> None:
    """Each page is in its language."""
    for guest, tag in zip(guests, tags, strict=True):
        await expect(guest.page.locator("html")).to_have_attribute("lang", tag)


async def change_while_choosing(guest: Guest, guests: list[Guest]) -> None:
    """A card that was picked stays so in another language, and nobody else's page changes."""
    await guest.pick(2)
    pictures = guest.page.locator("main li img")
    hand = await addresses(pictures)
    await change_language(guest, "ja")
    await guest.asked("choose")
    await expect(guest.cards.nth(2)).to_have_attribute("aria-pressed", "true")
    assert await addresses(pictures) == hand
    await speak(guests, ["en", "ja", *list(PLAYERS)[2:]])


async def change_while_telling(guest: Guest) -> None:
    """What was written stays too, also when the page is loaded again, in the new language."""
    await guest.asked("tell")
    await guest.pick(3)
    await guest.field("clue-yours").fill("à moitié écrit")
    await change_language(guest, "da")
    for _ in range(2):
        await guest.asked("tell")
        await expect(guest.field("clue-yours")).to_have_value("à moitié écrit")
        await expect(guest.cards.nth(3)).to_have_attribute("aria-pressed", "true")
        await guest.page.reload()


async def change_language(guest: Guest, tag: str) -> None:
    """Choose another language in the menu."""
    menu = await guest.open(guest.says("menu"))
    await menu.get_by_role("combobox", name=guest.says("language")).select_option(tag)
    guest.words = words_of(tag)
    await expect(menu.get_by_role("heading", name=guest.says("menu"))).to_be_visible()
    await guest.shut()


async def addresses(pictures: Locator) -> list[str]:
    found: list[str] = await pictures.evaluate_all("images => images.map((image) => image.src)")
    return found


@pytest.mark.parametrize("language", languages())
async def test_every_screen_in_every_language(house: House, language: str) -> None:
    """Nothing is cut, covered or left unsaid, from the first page to the end of a game."""
    words = words_of(language)
    await follow(house, Proofreader(words), words, screens={})  # `make shots` has TVs too


async def test_one_file_is_a_language(tmp_path: Path, browser: Browser) -> None:
    """A file more is all it takes; every word is in it, and words may be 40 % longer."""
    file = add_pseudo_language(tmp_path / "words")
    await build_page(file.parent, tmp_path / "page")
    async with open_house(tmp_path / "db", browser, tmp_path / "page") as house:
        words = Words(file)
        await follow(house, Proofreader(words, await written_by_others(house)), words, ONE_SCREEN)


async def follow(house: House, reader: Proofreader, words: Words, screens: Kinds) -> None:
    async def read(stop: str, devices: Devices) -> None:
        for guest in devices.values():
            await reader.read(guest.page, stop)

    await Tour(house, read, words).lead(screens=screens)
    assert not reader.faults, reader.report()


async def written_by_others(house: House) -> list[str]:
    """What is in no language of the page: what people, bots and packs say, and what Intl does."""
    async with aiohttp.ClientSession(house.server.base) as session:
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
