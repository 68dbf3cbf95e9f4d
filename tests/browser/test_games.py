"""Whole games, everyone in a browser of their own."""

import asyncio
import re
from random import Random

import pytest
from playwright.async_api import expect

from reverie.game.record import Record, read_record
from reverie.game.retrace import rebuild
from tests.browser import evening
from tests.browser.guest import WIDE, Device, Guest
from tests.browser.house import NAMES, House, all_see, begin
from tests.browser.line import Line

pytestmark = pytest.mark.asyncio(loop_scope="session")

SCORES_WHEN_THE_REVEAL_BEGINS = """() => new Promise((tell) => {
  const look = () => {
    if (!document.querySelector('main.revealing')) return
    watching.disconnect()
    tell([...document.querySelectorAll('aside li b')].map((score) => score.textContent))
  }
  const watching = new MutationObserver(look)
  watching.observe(document.body, { subtree: true, childList: true, attributes: true })
})"""


async def test_three_play_with_two_cards_each(house: House) -> None:
    """R6, R8: three people play a whole game; changed choices count as they were last."""
    rng = Random(3)
    _, guests = await house.gather(3)
    ada, ben, chloe = guests
    await begin(guests)
    await evening.tell(guests, "the last train")

    before = await ben.labels()
    await ben.choose(0, 1)
    await expect(ada.spoken("Ben is done").first).to_be_visible()
    await ben.choose(2, 3)
    await chloe.choose(0, 1)
    await asyncio.gather(ben.asked("vote"), chloe.asked("vote"))
    labels = await ben.labels()
    mine = [labels[slot - 1].partition("your own. ")[2] for slot in await ben.own()]
    assert sorted(mine) == sorted(before[2:4])

    await refuse_own_card(ben)
    first, second, third = await ben.others()
    await ben.vote(first, first)
    await ben.asked("voted")
    await expect(ada.spoken("Ben is done").first).to_be_visible()
    await ben.vote(second, third)
    await expect(ben.spoken("Voted. Tap other cards").first).to_be_visible()
    await expect(ben.slot(second)).to_have_accessible_name(re.compile("one of your votes"))
    slots = await chloe.others()
    await chloe.vote(slots[0], slots[0])
    await asyncio.gather(*(guest.asked("look") for guest in guests))
    votes = {slot: await voters(ada, slot) for slot in range(1, 6)}
    assert [slot for slot in votes if "Ben" in votes[slot]] == sorted({second, third})
    assert "Chloé (both)" in votes[slots[0]]

    if await evening.look(guests):
        await evening.play_to_the_end(guests, rng)
    record = await kept(ada)
    assert [player.name for player in record.players] == ["Ada", "Ben", "Chloé"]
    assert await kept(chloe) == record


async def test_six_race_for_the_first_clue(house: House) -> None:
    """R4: everyone sees who won the race, and who lost it keeps clue and card for later."""
    rng = Random(6)
    async with Line(house.server) as line:
        guests = [await house.welcome(name) for name in NAMES[:6]]
        ada, ben, chloe, *_ = guests
        ben.base = line.base
        code = await house.seat(guests)
        watcher = await house.welcome("Wil")
        await watcher.watch(code)
        await begin(guests)
        await sees_no_hand(watcher)

        await chloe.page.get_by_label("Your clue").fill("typed and never sent")
        line.hold()
        await ben.tell("Ben is sure to be first", 2)
        card = (await ben.picked())[0]
        await ada.tell("Ada was faster", 1)
        await chloe.asked("choose")
        line.mend()
        await expect(ben.spoken("Somebody was faster. Your clue stays here")).to_be_visible()
        await all_see([*guests, watcher], "Ada, storyteller")
        await all_see([*guests[1:], watcher], "Ada was faster")
        await sees_no_hand(watcher)

        hand = await ben.labels()
        await asyncio.gather(
            ben.choose(next(at for at, label in enumerate(hand) if label != card)),
            *(guest.choose(rng.randrange(6)) for guest in guests[2:]),
        )
        await asyncio.gather(*(guest.asked("vote") for guest in guests[1:]))
        await evening.vote(guests, guests[1:], rng)
        assert await evening.look(guests)

        await ben.asked("tell")
        await expect(ben.page.get_by_label("Your clue")).to_have_value("Ben is sure to be first")
        assert await ben.picked() == [card]
        await ben.button("Send the clue").click()
        await asyncio.gather(*(guest.asked("choose") for guest in [ada, *guests[2:]]))
        await evening.choose([ada, *guests[2:]], rng)
        await evening.vote(guests, [ada, *guests[2:]], rng)
        if await evening.look(guests):
            box = chloe.page.get_by_label("Your clue")
            await expect(box).to_have_value("typed and never sent")
            await evening.play_to_the_end(guests, rng)
        assert (await kept(ben)).turns[1].clue.text == "Ben is sure to be first"
        await watcher.asked("look")
        await watcher.look()
        await watcher.asked("over")
        await expect(watcher.button("Download the game record")).to_be_hidden()


async def test_twelve_play_before_a_big_screen(house: House) -> None:
    """R1, D5: twelve people play to the end; a TV and a spectator follow and see no hand."""
    rng = Random(12)
    code, guests = await house.gather(12)
    watcher, screen = await house.welcome("Wil"), await house.welcome("TV", WIDE)
    await watcher.watch(code)
    await screen.page.clock.install()
    await screen.put_up_screen(code)
    await all_see([screen], "Lou")
    await begin(guests)
    await all_see([screen], "Who tells first?")
    await asyncio.gather(sees_no_hand(watcher), sees_no_hand(screen))

    _, others = await evening.tell(guests, "A dozen dreams")
    await all_see([screen, watcher], "A dozen dreams")
    await asyncio.gather(sees_no_hand(watcher), sees_no_hand(screen))
    await evening.choose(others, rng)
    await expect(watcher.slot(12)).to_be_visible()
    await expect(screen.page.get_by_role("img", name=re.compile("."))).not_to_have_count(0)
    await all_see([screen], "Which card is Ada’s? Two votes each.")
    await evening.vote(guests, others, rng)
    await watcher.asked("look")
    await screen.page.clock.fast_forward(12_000)
    await all_see([screen], "now")
    if await evening.look(guests):
        await evening.play_to_the_end(guests, rng)

    record = await kept(guests[0])
    assert len(record.players) == 12
    for _ in range(3):  # the votes, the points, the end
        await screen.page.clock.fast_forward(20_000)
    for guest in (screen, watcher):
        if await guest.task() == "look":
            await guest.look()
        await guest.asked("over")


async def refuse_own_card(guest: Guest) -> None:
    own = (await guest.own())[0]
    await guest.slot(own).click()
    await expect(guest.spoken("That is your own card. Vote for another one.").first).to_be_visible()
    await expect(guest.slot(own)).to_have_attribute("aria-pressed", "false")
    await expect(guest.button("Vote")).to_be_hidden()


async def voters(guest: Guest, slot: int) -> str:
    """Who voted for a slot, in the words of the reveal."""
    label = await guest.slot(slot).get_attribute("aria-label") or ""
    found = re.search(r"No votes\. |Votes from: (.*?)\. ", label)
    assert found is not None
    return found[1] or ""


async def sees_no_hand(guest: Guest) -> None:
    await expect(guest.page.locator("main img")).to_have_count(0)
    assert await guest.labels() == []


async def kept(guest: Guest) -> Record:
    """The record, which must stand the check that `reverie record check` makes."""
    record = read_record(await guest.keep_record())
    assert rebuild(record).winners == record.winners
    return record


async def test_a_wide_page_has_room_and_keeps_the_result_back(house: House) -> None:
    """Where there is room a name is shown whole, and what a turn gave is told when it is shown."""
    name = "Maximiliane Charlotte X."
    wide = await house.welcome("Ada", Device(1920, 1080, still=False))
    guests = [wide, await house.welcome(name), await house.welcome("Cem")]
    await house.seat(guests)
    await begin(guests)
    await guests[1].tell("moonlight")
    others = [wide, guests[2]]
    await asyncio.gather(*(other.asked("choose") for other in others))
    await evening.choose(others, Random(1))
    await expect(wide.page.get_by_role("heading", level=1)).to_contain_text(name)
    await expect(guests[2].page.get_by_role("heading", level=1)).to_contain_text("Maximiliane C…")
    at_first = asyncio.create_task(wide.page.evaluate(SCORES_WHEN_THE_REVEAL_BEGINS))
    await evening.vote(guests, others, Random(1))
    assert await at_first == ["0", "0", "0"]
    scores = wide.page.get_by_role("complementary").locator("li b")
    await expect(scores).not_to_have_text(["0", "0", "0"])
