"""What goes wrong on a real evening, and goes on all the same."""

import asyncio
import re
from random import Random

import pytest
from playwright.async_api import Page, expect

from tests.kit.browser import playing
from tests.kit.browser.accessibility import Audit
from tests.kit.browser.proxy import Proxy
from tests.kit.browser.site import Site, all_see, begin
from tests.kit.browser.user import User

pytestmark = [
    pytest.mark.asyncio(loop_scope="session"),
    pytest.mark.usefixtures("keepers"),
]


# --- reloading -------------------------------------------------------------------------------


async def test_a_reload_keeps_what_was_begun(site: Site) -> None:
    """A reload while all look for cards keeps seat and hand, the typed clue and picked cards."""
    code, users = await site.gather(2)
    ada, ben = users
    await ben.page.reload()
    await expect(ben.spoken("Invite others")).to_be_visible()
    players: list[playing.Player] = [*users, *await site.befriend(code, "Chloé")]
    await begin(users)

    hand = await ben.labels()
    await ben.pick(4)
    await ben.field("clue-yours").fill("half a thought")
    await ben.page.reload()
    await ben.asked("race")
    assert await ben.labels() == hand
    assert await ben.picked() == [hand[4]]
    await expect(ben.field("clue-yours")).to_have_value("half a thought")

    await playing.tell(players, "faster")
    await ada.page.reload()
    await expect(ada.spoken("The others are picking cards").first).to_be_visible()
    await ben.pick(2)
    await ben.page.reload()
    await ben.asked("choose")
    assert await ben.picked() == [hand[2]]
    await ben.choose(2, 3)
    await ben.page.reload()
    await ben.asked("chosen")
    assert await ben.picked() == hand[2:4]


async def tap_vote_thrice(user: User) -> None:
    """Vote with an unsteady finger, which stays where it was."""
    first, second = (await user.others())[:2]
    await user.slot(first).click()
    await user.slot(second).click()
    button = await user.button("Vote").bounding_box()
    assert button is not None
    await expect(user.page.locator(".bar.fresh")).to_have_count(0)
    middle = (button["x"] + button["width"] / 2, button["y"] + button["height"] / 2)
    for _ in range(3):
        await user.page.mouse.click(*middle)
        await asyncio.sleep(0.1)


async def test_a_reload_keeps_votes_and_results(site: Site) -> None:
    """A reload in the vote, at the reveal, before telling and at the end loses nothing.

    Nor do further taps where the button to vote was: there is nothing to be hit.
    """
    rng = Random(1)
    users = [await site.welcome("Ben"), await site.welcome("Chloé")]
    ben, chloe = users
    (dan,) = await site.befriend(await site.seat(users), "Dan")
    players: list[playing.Player] = [dan, ben, chloe]
    await begin(users)
    await ben.field("clue-yours").fill("half a thought")
    await playing.tell(players, "faster")
    await playing.choose([ben, chloe], rng)
    slot = (await ben.others())[1]
    await ben.slot(slot).click()
    await ben.page.reload()
    await ben.asked("vote")
    assert len(await ben.own()) == 2
    await expect(ben.spoken(ben.says("vote-one", slot=slot)).first).to_be_visible()
    await ben.slot(slot).click()
    await ben.button("Vote").click()
    await ben.asked("voted")
    await ben.page.reload()
    await ben.asked("voted")
    await expect(ben.slot(slot)).to_have_accessible_name(re.compile("both of your votes"))

    await tap_vote_thrice(chloe)
    await asyncio.gather(*(player.asked("look") for player in players))
    await expect(chloe.button("Skip")).to_be_visible()
    await expect(chloe.on).to_be_hidden()
    await ben.page.reload()
    await ben.look()
    await ben.asked("tell")
    await ben.page.reload()
    await ben.asked("tell")
    hand = await ben.labels()
    await expect(ben.field("clue-yours")).to_have_value("half a thought")
    menu = await ben.open("Menu")
    await menu.get_by_role("button", name="Past turns").click()
    await expect(ben.page.get_by_role("dialog").get_by_text("faster")).to_be_visible()
    await ben.shut()
    await ben.page.reload()
    await ben.asked("tell")
    assert await ben.labels() == hand

    await playing.look([dan, chloe])
    await playing.play_to_the_end(players, rng)
    title = await ben.headline()
    await ben.page.reload()
    await ben.asked("over")
    assert await ben.headline() == title


# --- the line and the server -----------------------------------------------------------------


async def test_a_lost_line_comes_back_by_itself(site: Site) -> None:
    """A quiet sign shows while the line is down; a move made meanwhile arrives, once."""
    async with Proxy(site.server) as line:
        host, ben = await site.welcome("Ada"), await site.welcome("Ben")
        ben.base = line.base
        (chloe,) = await site.befriend(await site.seat([host, ben]), "Chloé")
        players: list[playing.Player] = [host, ben, chloe]
        await begin([host, ben])
        await playing.tell(players, "through the storm")
        hand = await ben.labels()
        await line.cut()
        await expect(ben.spoken("Reconnecting…")).to_be_visible()
        await expect(host.spoken("Ben is away").first).to_be_visible()
        await ben.pick(1)
        await ben.pick(3)
        await ben.button("Play these 2 cards").click()
        assert await ben.labels() == hand
        line.mend()
        await expect(ben.spoken("Reconnecting…")).to_be_hidden()
        await ben.asked("chosen")
        await expect(host.spoken("Ben is done").first).to_be_visible()
        assert await ben.picked() == [hand[1], hand[3]]
        await chloe.choose(0, 1)
        await asyncio.gather(ben.asked("vote"), chloe.asked("vote"))
        assert len(await ben.own()) == 2
        await line.cut()
        slots = await ben.others()
        await ben.vote(slots[0], slots[1])
        line.mend()
        await ben.asked("voted")
        await playing.vote(players, [chloe], Random(1))
        assert await playing.look(players)


async def test_an_offline_browser_says_so(site: Site) -> None:
    """Without a network the page says that one is offline, and is back when the network is."""
    async with Proxy(site.server) as line:
        ada = await site.welcome("Ada", base=line.base)
        await ada.sit_down(await ada.start_table())
        await ada.context.set_offline(offline=True)
        await line.cut()
        await expect(ada.spoken("You’re offline.")).to_be_visible()
        line.mend()
        await ada.context.set_offline(offline=False)
        await expect(ada.spoken("You’re offline.")).to_be_hidden()
        await ada.add_bots(2)


async def test_a_killed_server_forgets_nothing(site_to_kill: Site) -> None:
    """After kill -9 in a phase and a start on the same data, all are back and play to the end."""
    rng = Random(9)
    _, users = await site_to_kill.gather(3)
    _, ben, chloe = users
    await begin(users)
    await ben.field("clue-yours").fill("for later")
    await playing.tell(users, "thunder")
    await ben.choose(0, 1)
    hand, chosen = await ben.labels(), await ben.picked()
    await chloe.pick(5)
    await site_to_kill.server.kill()
    await all_see(users, "Reconnecting…")
    await chloe.pick(4)
    await site_to_kill.server.start()
    for user in users:
        await expect(user.spoken("Reconnecting…")).to_be_hidden()
    await ben.asked("chosen")
    assert (await ben.labels(), await ben.picked()) == (hand, chosen)
    await chloe.button("Play these 2 cards").click()
    await asyncio.gather(ben.asked("vote"), chloe.asked("vote"))

    slots = await ben.others()
    await ben.vote(slots[0], slots[0])
    await ben.asked("voted")
    await site_to_kill.server.kill()
    await site_to_kill.server.start()
    await chloe.vote(*(await chloe.others())[:2])
    await asyncio.gather(*(user.asked("look") for user in users))
    assert await playing.look(users)
    await expect(ben.field("clue-yours")).to_have_value("for later")
    await playing.play_to_the_end(users, rng)


# --- devices and tabs ------------------------------------------------------------------------


async def test_a_seat_moves_to_another_device(site: Site) -> None:
    """The link of a seat opens it elsewhere, with the same hand, and leaves no secret behind."""
    users = [await site.welcome("Ben"), await site.welcome("Chloé")]
    ben, chloe = users
    code = await site.seat(users)
    await site.befriend(code, "Dan")
    await begin(users)
    menu = await ben.open("Menu")
    await menu.get_by_role("button", name="Play on another device").click()
    await expect(menu.get_by_role("img", name="Play on another device")).to_be_visible()
    await ben.shut()
    hand = await ben.labels()

    tablet = await site.welcome(ben.name)
    await tablet.page.goto(await ben.seat_link(code))
    await tablet.asked("race")
    assert await tablet.labels() == hand
    assert tablet.page.url == f"{site.server.base}/{code}"
    await ben.go_away()
    site.users.remove(ben)
    await tablet.tell("from the sofa", 2)
    await chloe.asked("choose")
    await expect(chloe.spoken("from the sofa").first).to_be_visible()
    await tablet.page.reload()
    await expect(tablet.spoken("The others are picking cards").first).to_be_visible()


async def test_a_link_takes_no_seat_away(site: Site) -> None:
    """A link with a made-up token changes nothing; one to another's seat asks, by keyboard too."""
    code, (ada, ben) = await site.gather(2)
    page, table = ada.page, f"{site.server.base}/{code}"
    hers, his = await ada.seat_link(code), await ben.seat_link(code)

    async def come_by(link: str) -> None:
        await page.goto("about:blank")
        await page.goto(link)

    async def sits_as(link: str) -> None:
        await expect(ada.spoken("Invite others")).to_be_visible()
        await expect(ada.button("Sit down")).to_have_count(0)
        assert page.url == table
        assert await ada.seat_link(code) == link

    await come_by(f"{table}#{'a' * 40}")
    await sits_as(hers)
    await page.goto(f"{table}#{'b' * 40}")  # the table is open, so nothing is loaded
    await page.wait_for_url(table)
    await sits_as(hers)

    question = page.get_by_role("heading", name="You’re already here as Ada. Play as Ben instead?")
    await come_by(his)
    await expect(question).to_be_visible()
    assert page.url == table
    audit = Audit()
    await audit.look(page, "a seat is offered")
    assert not audit.violations, audit.report()
    await page.go_back()
    await page.go_forward()
    await sits_as(hers)

    await come_by(his)
    await expect(ada.button(ada.says("seat-keep", name="Ada"))).to_be_focused()
    await page.keyboard.press("Enter")
    await sits_as(hers)

    await page.goto(his)
    await expect(ada.button(ada.says("seat-keep", name="Ada"))).to_be_focused()
    await page.keyboard.press("Tab")
    await page.keyboard.press("Enter")
    await sits_as(his)
    await page.reload()
    await sits_as(his)


async def test_a_link_is_no_way_to_share_a_seat_unasked(site: Site) -> None:
    """Who joins after a link with a made-up token has a token of their own."""
    code = await site.server.new_table()
    ada = await site.welcome("Ada")
    made_up = "a" * 40
    await ada.page.goto(f"{site.server.base}/{code}#{made_up}")
    await ada.field("your-name").fill("Ada")
    await ada.tap("sit-down")
    await expect(ada.spoken("Invite others")).to_be_visible()
    assert made_up not in await ada.seat_link(code)


async def test_a_second_tab_is_the_same_person(site: Site) -> None:
    """Two tabs of a browser are one person; what one does, the other shows."""
    code, (ada,) = await site.gather(1)
    ben, chloe = await site.befriend(code, "Ben", "Chloé")
    await begin([ada])
    second = User("Ada", ada.base, ada.context, await ada.context.new_page())
    await second.page.goto(f"{ada.base}/{code}")
    await second.asked("race")
    assert await second.labels() == await ada.labels()
    await ben.tell("twice")
    await second.asked("choose")
    await second.choose(0, 1)
    await ada.asked("chosen")
    assert await ada.picked() == await second.picked()
    await ada.choose(2, 3)
    await expect(second.cards.nth(3)).to_have_attribute("aria-pressed", "true")
    assert await second.picked() == await ada.picked()
    await chloe.choose(0, 1)
    await asyncio.gather(ada.asked("vote"), second.asked("vote"))
    assert second.errors == []


async def test_back_closes_what_is_open_first(site: Site) -> None:
    """Back closes a large picture, then a sheet, and only then leaves; a tap after it is meant."""
    code, (ada,) = await site.gather(1)
    await site.befriend(code, "Ben", "Chloé")
    await begin([ada])
    table = ada.page.url
    dialog = ada.page.get_by_role("dialog")
    await ada.hold_time()
    await ada.cards.first.hover()
    await ada.page.mouse.down()
    await ada.let_pass(1)
    await expect(dialog).to_be_visible()
    await ada.page.mouse.up()
    await ada.page.go_back()
    await expect(dialog).to_have_count(0)
    await ada.asked("race")

    await ada.open("Players")  # in the very moment in which the finger has left the picture
    await ada.page.clock.resume()
    await ada.page.go_back()
    await expect(dialog).to_have_count(0)
    await ada.asked("race")

    menu = await ada.open("Menu")
    await menu.get_by_role("button", name="Past turns").click()
    await expect(ada.page.get_by_role("heading", name="Past turns")).to_be_visible()
    await ada.shut()
    await ada.asked("race")
    assert ada.page.url == table

    await ada.page.go_back()
    await expect(ada.page.get_by_role("button", name="Start a table")).to_be_visible()
    await ada.page.go_forward()
    await ada.asked("race")


async def test_a_picture_of_a_past_turn_lies_above_the_sheet(site: Site) -> None:
    """Back closes the large picture first, then the sheet that it was opened from."""
    rng = Random(2)
    code, (ada,) = await site.gather(1)
    friends = await site.befriend(code, "Ben", "Chloé")
    await begin([ada])
    await playing.play_turn([ada, *friends], rng)
    menu = await ada.open("Menu")
    await menu.get_by_role("button", name="Past turns").click()
    sheet = ada.page.get_by_role("dialog", name="Past turns")
    await sheet.get_by_role("button", name=ada.says("past-enlarge", slot=1)).click()
    picture = ada.page.get_by_role("dialog", name="Large picture")
    await expect(picture).to_be_visible()
    await ada.page.go_back()
    await expect(picture).to_have_count(0)
    await expect(sheet).to_be_visible()
    await ada.page.go_back()
    await expect(sheet).to_have_count(0)


# --- coming and going ------------------------------------------------------------------------


async def test_who_is_removed_is_told_so(site: Site) -> None:
    """D4, D8, F15: who is removed is told so and locked out; a bot plays, a newcomer after it."""
    code, users = await site.gather(3)
    ada, ben, chloe = users
    await begin(users)
    people = await ada.open("Players")
    await people.get_by_role("button", name="Options for Ben").click()
    await people.get_by_role("button", name="Remove, and let a bot take over").click()
    heading = ben.page.get_by_role("heading", level=1)
    await expect(heading).to_have_text("The host has removed you from this table")
    await expect(ben.button("Home")).to_be_visible()
    await ada.shut()
    await ada.tell("without Ben")
    await chloe.asked("choose")
    for user in (ada, chloe):
        await expect(user.button("The table is locked: no one new can come in.")).to_be_visible()
    await ben.page.goto(f"{site.server.base}/{code}")
    await expect(heading).to_have_text("This table is locked")

    newcomer = await site.welcome("Nora")
    await newcomer.page.goto(f"{site.server.base}/{code}")
    await expect(newcomer.page.get_by_role("heading", name="This table is locked")).to_be_visible()
    people = await ada.open("Players")
    await people.get_by_role("button", name="Unlock the table").click()
    await expect(people.get_by_role("button", name="Lock the table")).to_be_visible()
    await ada.shut()
    await newcomer.page.evaluate("dispatchEvent(new Event('online'))")
    title = newcomer.says("join-title-playing")
    await expect(newcomer.page.get_by_role("heading", name=title)).to_be_visible()
    await newcomer.page.get_by_label("Your name").fill("Nora")
    await newcomer.tap("join-watch-named")
    await expect(newcomer.spoken("without Ben").first).to_be_visible()
    people = await newcomer.open("Players")
    await people.get_by_role("button", name=newcomer.says("take-over")).click()
    await expect(people.get_by_text(re.compile("^You’ll take over from")).first).to_be_visible()
    await newcomer.shut()
    await expect(chloe.spoken(re.compile("^Nora will take over from"))).to_be_visible()
    assert await newcomer.labels() == []
    await chloe.choose(0, 1)
    await chloe.asked("vote")
    await playing.vote([ada, chloe, newcomer], [chloe], Random(1))
    await playing.look([ada, chloe, newcomer])
    await newcomer.asked("tell")
    assert len(await newcomer.labels()) == 7


async def test_a_newcomer_takes_over_a_bot_from_the_door(site: Site) -> None:
    """D5, D8: who comes during a game claims a bot's place from the door, or thinks better."""
    code, (ada,) = await site.gather(1)
    (ben,) = await site.befriend(code, "Ben")
    await ada.add_bots(2)
    await begin([ada])
    await playing.tell([ada, ben], "four of us")
    newcomer = await site.welcome("Nora")
    await newcomer.page.goto(f"{site.server.base}/{code}")
    await newcomer.page.get_by_label("Your name").fill("Nora")
    await newcomer.button(newcomer.says("take-over")).first.click()
    await expect(newcomer.spoken(re.compile("^You’ll take over from"))).to_be_visible()
    await newcomer.tap("withdraw-claim")
    await expect(newcomer.spoken(re.compile("^You’ll take over from"))).to_have_count(0)
    people = await newcomer.open("Players")
    await people.get_by_role("button", name=newcomer.says("take-over")).first.click()
    await newcomer.shut()
    await expect(ada.spoken(re.compile("^Nora will take over from"))).to_be_visible()
    await playing.choose([ben], Random(1))
    await playing.vote([ada, ben, newcomer], [ben], Random(1))
    await playing.look([ada, ben, newcomer])
    await expect(newcomer.spoken("Nora").first).to_be_visible()
    assert len(await newcomer.labels()) == 6


async def test_a_stand_in_plays_for_who_is_gone(site: Site) -> None:
    """D1: the host lets a stand-in play for somebody whose browser is closed; they come back."""
    code, users = await site.gather(2)
    ada, ben = users
    (chloe,) = await site.befriend(code, "Chloé")
    await begin(users)
    await playing.tell([ada, ben, chloe], "where is Ben?")
    link = await ben.seat_link(code)
    await ben.go_away()
    site.users.remove(ben)
    await chloe.choose(0, 1)
    await expect(ada.spoken("Ben is away.")).to_be_visible()
    await ada.button("Let a bot play").click()
    await chloe.asked("vote")
    people = await ada.open("Players")
    await expect(people.get_by_text("a bot is playing")).to_be_visible()
    await ada.shut()

    back = await site.welcome("Ben")
    await back.page.goto(link)
    await back.asked("vote", "voted")
    people = await ada.open("Players")
    await expect(people.get_by_text("a bot is playing")).to_be_hidden()


async def test_leaving_and_playing_again(site: Site) -> None:
    """D4, D9: a bot follows who leaves; most others play again, and nobody is thrown out."""
    rng = Random(5)
    users = [await site.welcome(name) for name in ("Ada", "Chloé", "Dan")]
    ada, chloe, dan = users
    code = await site.seat(users)
    (ben,) = await site.befriend(code, "Ben")
    await begin(users)
    await playing.play_turn([*users, ben], rng)
    menu = await dan.open("Menu")
    await menu.get_by_role("button", name="Leave the table").click()
    await menu.get_by_role("button", name="Leave for good").click()
    await expect(dan.page.get_by_role("heading", name="You’ve left this table")).to_be_visible()
    await dan.button("Home").click()
    await expect(dan.page.get_by_role("link", name=code)).to_be_hidden()
    staying = [ada, chloe]
    on = asyncio.create_task(ben.play_on(rng))
    await asyncio.gather(on, *(playing.play_beside_bots(user, rng) for user in staying))
    for user in staying:
        await user.asked("over")
    await chloe.button("Play again").click()
    waiting = chloe.says("ready-waiting", names="Ada and Ben")
    await expect(chloe.spoken(waiting)).to_be_visible()
    await expect(ada.page.get_by_text("Chloé is ready")).to_be_attached()
    await ada.button("Look back at the turns").click()
    await ben.be_ready()
    await expect(ada.page.get_by_role("timer")).to_be_visible()
    await chloe.asked("race", "choose")
    past = ada.page.get_by_role("dialog", name="Past turns")
    await expect(past.get_by_text("Turn 1", exact=False).first).to_be_visible()
    await ada.shut()
    assert await ada.task() == "over"
    await expect(ada.page.get_by_text("it’s waiting for you").first).to_be_visible()
    await ada.button("Join in").click()
    await asyncio.gather(*(user.asked("race", "choose") for user in staying))
    await ada.open("Menu")
    await ada.tap("last-game")
    await expect(ada.page.get_by_role("list", name="Podium")).to_be_visible()


async def test_wrong_addresses_say_what_to_do(site: Site) -> None:
    """An unknown table and an address that leads nowhere say so, and lead back."""
    ada = await site.welcome("Ada")
    for path, words in (
        ("/BBBBB", "We can’t find that table"),
        ("/no/where", "There’s nothing here"),
    ):
        await ada.page.goto(site.server.base + path)
        await expect(ada.page.get_by_role("heading", name=words)).to_be_visible()
        await ada.button("Home").click()
        await at_home(ada.page)


async def at_home(page: Page) -> None:
    await expect(page.get_by_role("button", name="Start a table")).to_be_visible()
