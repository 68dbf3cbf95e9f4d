"""Whole games, everyone in a browser of their own."""

import asyncio
import re
from random import Random

import pytest
from playwright.async_api import expect

from reverie.game.record import Record, read_record
from reverie.game.retrace import rebuild
from tests.kit.browser import playing
from tests.kit.browser.proxy import Proxy
from tests.kit.browser.site import NAMES, Site, all_see, begin
from tests.kit.browser.user import WIDE, Device, User

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


async def test_three_play_with_two_cards_each(site: Site) -> None:
    """R6, R8: three people play a whole game; changed choices count as they were last."""
    rng = Random(3)
    _, users = await site.gather(3)
    ada, ben, chloe = users
    await begin(users)
    await playing.tell(users, "the last train")

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
    await expect(ben.spoken(ben.says("voted-note")).first).to_be_visible()
    await expect(ben.slot(second)).to_have_accessible_name(re.compile("one of your votes"))
    slots = await chloe.others()
    await chloe.vote(slots[0], slots[0])
    await asyncio.gather(*(user.asked("look") for user in users))
    await ada.skip()
    votes = {slot: await voters(ada, slot) for slot in range(1, 6)}
    assert [slot for slot in votes if "Ben" in votes[slot]] == sorted({second, third})
    assert "2 votes from Chloé" in votes[slots[0]]

    if await playing.look(users):
        await playing.play_to_the_end(users, rng)
    record = await kept(ada)
    assert [player.name for player in record.players] == ["Ada", "Ben", "Chloé"]
    assert await kept(chloe) == record


async def test_six_race_for_the_first_clue(site: Site) -> None:
    """R4: everyone sees who won the race, and who lost it keeps clue and card for later.

    Three of the six play through the protocol.
    """
    rng = Random(6)
    async with Proxy(site.server) as line:
        users = [await site.welcome(name) for name in NAMES[:3]]
        ada, ben, chloe = users
        ben.base = line.base
        code = await site.seat(users)
        friends = await site.befriend(code, *NAMES[3:6])
        players: list[playing.Player] = [*users, *friends]
        watcher = await site.welcome("Wil")
        await watcher.watch(code)
        await begin(users)
        await sees_no_hand(watcher)

        await chloe.page.get_by_label("Your clue", exact=True).fill("typed and never sent")
        line.hold()
        await ben.tell("Ben is sure to be first", 2)
        card = (await ben.picked())[0]
        await ada.tell("Ada was faster", 1)
        await chloe.asked("choose")
        line.mend()
        await expect(ben.spoken(ben.says("race-kept"))).to_be_visible()
        await all_see([*users, watcher], "Ada, storyteller")
        await all_see([*users[1:], watcher], "Ada was faster")
        await all_see([*users[1:], watcher], "Ada was first!")
        await all_see([ada], "You were first!")
        await sees_no_hand(watcher)

        hand = await ben.labels()
        await asyncio.gather(
            ben.choose(next(at for at, label in enumerate(hand) if label != card)),
            *(player.choose(rng.randrange(6)) for player in players[2:]),
        )
        await asyncio.gather(*(player.asked("vote") for player in players[1:]))
        await playing.vote(players, players[1:], rng)
        assert await playing.look(players)

        await ben.asked("tell")
        await expect(ben.page.get_by_label("Your clue", exact=True)).to_have_value(
            "Ben is sure to be first"
        )
        assert await ben.picked() == [card]
        await ben.button("Send your clue").click()
        if await ben.task() == "tell":  # the first press may have brought the picture into sight
            await ben.button("Send your clue").click()
        others = [ada, *players[2:]]
        await asyncio.gather(*(other.asked("choose") for other in others))
        await playing.choose(others, rng)
        await playing.vote(players, others, rng)
        if await playing.look(players):
            box = chloe.page.get_by_label("Your clue", exact=True)
            await expect(box).to_have_value("typed and never sent")
            await playing.play_to_the_end(players, rng)
        assert (await kept(ben)).turns[1].clue.text == "Ben is sure to be first"
        await watcher.asked("look")
        await watcher.look()
        await watcher.asked("over")
        await expect(watcher.button("Download the game record")).to_be_hidden()


async def test_twelve_play_before_a_big_screen(site: Site) -> None:
    """R1, D5: twelve people play to the end; a TV and a spectator follow and see no hand.

    Nine of them play through the protocol, as whoever has a client of their own.
    """
    rng = Random(12)
    code, users = await site.gather(3)
    watcher, screen = await site.welcome("Wil"), await site.welcome("TV", WIDE)
    await watcher.watch(code)
    await screen.hold_time()
    await screen.put_up_screen(code)
    others = await site.befriend(code, *NAMES[3:])
    await all_see([screen], "Lou")
    await begin(users)
    await all_see([screen], "Who’ll be first with a clue?")
    await asyncio.gather(sees_no_hand(watcher), sees_no_hand(screen))

    await playing.tell(users, "A dozen dreams")
    await all_see([screen, watcher], "A dozen dreams")
    await asyncio.gather(sees_no_hand(watcher), sees_no_hand(screen))
    playing_on = [asyncio.create_task(other.play_on(rng)) for other in others]
    await playing.choose(users[1:], rng)
    await expect(watcher.slot(12)).to_be_visible()
    await expect(screen.page.get_by_role("img", name=re.compile("."))).not_to_have_count(0)
    await all_see([screen], "Which card is Ada’s? Two votes each.")
    await playing.vote(users, users[1:], rng)
    await watcher.asked("look")
    await screen.let_pass(12)
    await expect(screen.spoken(screen.says("turn-table-total")).first).to_be_visible()
    await asyncio.gather(*(playing.play_beside_bots(user, rng) for user in users))
    await asyncio.gather(*playing_on)

    record = await kept(users[0])
    assert len(record.players) == 12
    for _ in range(3):  # the votes, the points, the end
        await screen.let_pass(20)
    for user in (screen, watcher):
        if await user.task() == "look":
            await user.look()
        await user.asked("over")


async def refuse_own_card(user: User) -> None:
    own = (await user.own())[0]
    await user.slot(own).click()
    await expect(user.spoken("That’s your own card. Vote for another one.").first).to_be_visible()
    await expect(user.slot(own)).to_have_attribute("aria-pressed", "false")
    await expect(user.button("Vote")).to_be_hidden()


async def voters(user: User, slot: int) -> str:
    """Who voted for a slot, in the words of the reveal."""
    label = await user.slot(slot).get_attribute("aria-label") or ""
    found = re.search(r"No votes\. |(\d votes? from .*?)\. ", label)
    assert found is not None
    return found[1] or ""


async def sees_no_hand(user: User) -> None:
    await expect(user.page.locator("main img[src*='/cards/']")).to_have_count(0)
    assert await user.labels() == []


async def kept(user: User) -> Record:
    """The record, which must stand the check that `reverie record check` makes."""
    record = read_record(await user.keep_record())
    assert rebuild(record).winners == record.winners
    return record


async def test_a_wide_page_has_room_and_keeps_the_result_back(site: Site) -> None:
    """A name is shown whole, also on a phone, and what a turn gave is told when it is shown."""
    name = "Maximiliane Charlotte X."
    wide = await site.welcome("Ada", Device(1920, 1080, still=False))
    phone = await site.welcome("Cem")
    others = [wide, phone]
    (teller,) = await site.befriend(await site.seat(others), name)
    await begin(others)
    await teller.tell("moonlight")
    await asyncio.gather(*(other.asked("choose") for other in others))
    await playing.choose(others, Random(1))
    await expect(wide.page.get_by_role("heading", level=1)).to_contain_text(name)
    await expect(phone.page.get_by_role("heading", level=1)).to_contain_text(name)
    await wide.button(wide.says("chat")).click()  # who has how many points stands beside it
    at_first = asyncio.create_task(wide.page.evaluate(SCORES_WHEN_THE_REVEAL_BEGINS))
    await playing.vote([*others, teller], others, Random(1))
    assert await at_first == ["0", "0", "0"]
    scores = wide.page.get_by_role("complementary").locator("li b")
    await expect(scores).not_to_have_text(["0", "0", "0"])
