"""A tour of every screen and state that words appear on, for tests and cameras to follow.

One person, Ada, is led through an evening, on one device or on several at once. Eleven others with
awkward names and clues play through the protocol, so that all devices always show the same moment;
somebody watches, and TVs stand by. At each stop, whoever follows sees all devices that are there.
"""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from contextlib import AsyncExitStack
from random import Random
from typing import Any

from playwright.async_api import expect

from tests.client import Client
from tests.kit.browser.crowd import CLUES, PEOPLE, Crowd
from tests.kit.browser.page_words import IN_ENGLISH, Words
from tests.kit.browser.photos import no_photo, photos
from tests.kit.browser.proxy import Proxy
from tests.kit.browser.site import Site
from tests.kit.browser.user import PHONE, WIDE, Device, User

NAME = "Ada Ängström-Wüstenhöfer"
SAID = f"{CLUES['word']} {CLUES['emoji']}"
NOT_PHOTO = "diary.jpg"

Devices = Mapping[str, User]
Kinds = Mapping[str, Device]
See = Callable[[str, Devices], Awaitable[None]]

ONE_PHONE: Kinds = {"phone": PHONE}
ONE_SCREEN: Kinds = {"tv": WIDE}
ONE_CLUE = {"long": CLUES["long"]}


async def each(devices: Devices, do: Callable[[User], Awaitable[Any]]) -> None:
    await asyncio.gather(*(do(user) for user in devices.values()))


class Tour:
    """The devices of one evening, and the way they go."""

    def __init__(self, site: Site, see: See, words: Words = IN_ENGLISH) -> None:
        self.site = site
        self.see = see
        self.words = words
        self.ada: Devices = {}
        self.screens: Devices = {}
        self.watchers: Devices = {}

    async def lead(
        self,
        phones: Kinds = ONE_PHONE,
        screens: Kinds = ONE_SCREEN,
        clues: Mapping[str, str] = ONE_CLUE,
    ) -> None:
        """From the doorstep to the end of a game, with a turn for each of these clues."""
        async with AsyncExitStack() as stack:
            self.line = await stack.enter_async_context(Proxy(self.site.server))
            self.ada = await self._arrive(phones)
            self.host = next(iter(self.ada.values()))
            await self.doorstep()
            await self.gallery()
            self.code = await self.site.server.new_table()
            self.screens = await self._arrive(screens)
            await self.sit_down()
            self.crowd = await Crowd.join(self.site.server.base, self.code, stack)
            await self.crowd.say(SAID)
            await self.lobby()
            await self.watch(next(iter(phones.values())))
            await self.host.play_to(20 if len(clues) == 1 else 40)
            await self.race()
            first, *others = clues
            await self.turn(first, clues[first], detailed=True)
            await self.tell()
            await self.between_turns()
            for name in others:
                await self.turn(name, clues[name])
            await self.trouble()
            await self.finish()
            await self.end()

    async def _arrive(self, kinds: Kinds) -> Devices:
        return {
            kind: await self.site.welcome(NAME, device, self.line.base, self.words)
            for kind, device in kinds.items()
        }

    async def everywhere(self, name: str) -> None:
        """The same moment for Ada, for who watches, and on TVs."""
        await self.see(name, self.ada)
        await self.see(f"{name}-watching", self.watchers)
        await self.see(f"screen-{name}", self.screens)

    async def shows(self, message: str, devices: Devices | None = None, **values: object) -> None:
        """Wait until words are there."""

        async def look(user: User) -> None:
            await expect(user.spoken(user.says(message, **values)).first).to_be_visible()

        await each(self.ada if devices is None else devices, look)

    async def tap(self, message: str, devices: Devices | None = None, **values: object) -> None:
        await each(
            self.ada if devices is None else devices, lambda user: user.tap(message, **values)
        )

    async def visit(self, path: str) -> None:
        await each(self.ada, lambda user: user.page.goto(user.base + path))

    # --- before a table ------------------------------------------------------------------

    async def doorstep(self) -> None:
        await self.visit("/")
        await self.shows("home-line")
        await self.see("home", self.ada)
        await self.enter("?")
        await self.shows("home-code-wrong")
        await self.see("home-wrong-code", self.ada)
        await self.visit("/how")
        await self.shows("how-line")
        await self.see("how", self.ada)
        for outcome in ("all", "none"):
            await self.tap("how-example-preset", how=outcome)
            await self.see(f"how-{outcome}", self.ada)
        await self.visit("/no/where")
        await self.shows("nowhere-title", reason="nowhere")
        await self.see("nowhere", self.ada)
        await self.visit("/BBBBB")
        await self.shows("nowhere-title", reason="no_such_table")
        await self.see("no-such-table", self.ada)

    async def enter(self, code: str) -> None:
        """Type a code at the first page."""

        async def type_code(user: User) -> None:
            field = user.field("home-code")
            if not await field.is_visible():
                await user.choice("home-join").click()
            await field.fill(code)
            await field.press("Enter")

        await each(self.ada, type_code)

    async def gallery(self) -> None:
        await self.visit("/gallery")
        await self.shows("pack-author")
        await self.see("gallery", self.ada)
        await each(self.ada, lambda user: user.choice("pack-author").first.click())
        await self.shows("pack-licence")
        await self.see("deck", self.ada)
        await each(self.ada, lambda user: user.page.locator("li button").nth(11).click())
        await self.shows("picture-position", number=12)
        await self.see("deck-large", self.ada)
        await self.visit("/gallery/new")
        await self.shows("upload-choose")
        await self.see("new-pack", self.ada)
        files = [*photos(2), no_photo(NOT_PHOTO)]
        await each(
            self.ada, lambda user: user.page.locator("input[type=file]").set_input_files(files)
        )
        await self.shows("upload-done")
        await self.see("filled-pack", self.ada)
        await each(self.ada, lambda user: user.page.locator("ol li button").first.click())
        await self.tap("picture-remove")
        await self.see("own-picture", self.ada)
        await each(self.ada, lambda user: user.shut())
        await self.tap("pack-delete")
        await self.see("pack-leaving", self.ada)
        await self.visit(f"/gallery/own-{'a' * 20}")
        await self.shows("pack-gone")
        await self.see("pack-gone", self.ada)

    # --- a table -------------------------------------------------------------------------

    async def sit_down(self) -> None:
        """Ada sits down on one device, and takes her seat along to the others."""
        await each(self.screens, lambda screen: screen.hold_time())
        await each(self.screens, lambda screen: screen.put_up_screen(self.code))
        await self.see("screen-nobody", self.screens)
        await self.visit("/")
        await self.enter(self.code)
        await self.shows("join-first")
        await self.see("join", self.ada)
        await self.tap("sit-down")
        await self.shows("refused", code="name_missing")
        await self.see("join-without-name", self.ada)
        await self.host.sit_down(self.code, "black")
        link = await self.host.seat_link(self.code)
        for user in self.ada.values():
            if user is not self.host:
                await user.page.goto("about:blank")
                await user.page.goto(link)
        await self.shows("invite")
        await self.tap("big-screen")
        await self.see("lobby-1", self.ada)
        await self.see("screen-lobby-1", self.screens)

    async def lobby(self) -> None:
        await self.shows("lobby-enough", free="0")
        await each(self.ada, lambda user: user.spoken(user.says("lobby-change-rabbit")).click())
        await self.see("lobby-12", self.ada)
        await self.see("screen-lobby-12", self.screens)
        await self.choose_packs()
        await each(self.ada, lambda user: user.open(user.says("menu")))
        await self.see("menu", self.ada)
        await self.tap("other-device")
        await self.tap("leave")
        await self.see("menu-open", self.ada)
        await self.tap("past-turns")
        await self.shows("past-empty")
        await self.see("past-turns-none", self.ada)
        await each(self.ada, lambda user: user.shut())
        await each(self.ada, lambda user: user.open(user.says("people")))
        await self.tap("about-person", name=PEOPLE[0][1])
        await self.see("people", self.ada)
        await each(self.ada, lambda user: user.shut())
        await each(self.ada, lambda user: user.open(user.says("chat-unread", "chat")))
        await self.see("chat", self.ada)
        await each(self.ada, lambda user: user.shut())
        await self.visit(f"/{self.code}#{self.crowd.clients[0].token}")
        await self.shows("seat-offered", present=NAME, offered=PEOPLE[0][1])
        await self.see("seat-offered", self.ada)
        await self.tap("seat-keep", name=NAME)
        await self.shows("invite")

    async def choose_packs(self) -> None:
        """Play with one's own pictures alone, which are too few, and take it back."""
        labels = self.host.page.locator("label")
        own = labels.filter(has=self.host.spoken(self.host.says("own-pack-name")))
        deck = labels.filter(has=self.host.spoken(self.host.says("pack-cards"))).first
        await own.click()
        await self.shows("packs-sum")
        await deck.click()
        await self.shows("packs-too-few")
        await self.host.begin()
        await self.shows("refused", {"host": self.host}, code="deck_too_small")
        await self.see("lobby-too-few-cards", self.ada)
        await own.click()
        await self.shows("packs-at-least-one", {"host": self.host})
        await self.see("lobby-no-cards", self.ada)
        await deck.click()
        await own.click()
        await expect(own.get_by_role("checkbox")).not_to_be_checked()

    async def watch(self, device: Device) -> None:
        """Somebody comes to a full table and looks on."""
        self.watchers = await self._arrive({"watcher": device})
        (user,) = self.watchers.values()
        await user.page.goto(f"{user.base}/{self.code}")
        await self.shows("join-watch-named", self.watchers)
        await self.see("join-full", self.watchers)
        await user.tap("only-watch")
        await user.page.get_by_role("heading", name=user.says("settings")).click()
        await self.see("lobby-watching", self.watchers)
        await user.open(user.says("chat-unread", "chat"))
        await self.see("chat-watching", self.watchers)
        await user.shut()

    # --- the turn ------------------------------------------------------------------------

    async def race(self) -> None:
        await self.host.begin()
        await each(self.ada, lambda user: user.asked("race"))
        await self.everywhere("race")
        for kind in ("aloud", "voice", "mime", "text"):
            await self.give_clue_by(kind)
            await self.see(f"race-{kind}", self.ada)
        await each(self.ada, lambda user: user.spoken(user.says("advice")).click())
        await self.see("race-tips", self.ada)
        await each(self.ada, lambda user: user.spoken(user.says("advice")).click())
        await each(self.ada, lambda user: user.pick(1))
        await self.see("race-picked", self.ada)
        await each(self.ada, lambda user: user.field("clue-yours").fill(CLUES["long"]))
        await self.see("race-written", self.ada)
        await each(self.ada, lambda user: user.enlarge(1))
        await self.shows("pick-this")
        await self.see("enlarged", self.ada)
        await each(self.ada, lambda user: user.shut())

    async def give_clue_by(self, kind: str) -> None:
        await each(
            self.ada,
            lambda user: user.page.get_by_role(
                "combobox", name=user.says("clue-kind")
            ).select_option(kind),
        )

    async def turn(self, name: str, clue: str, *, detailed: bool = False) -> None:
        """One of the others tells, and Ada chooses and votes."""
        see = self.see if detailed else _pass_by
        host = self.host
        assert await self.crowd.tell(clue)
        await each(self.ada, lambda user: user.asked("choose"))
        await self.crowd.go(5)
        await self.everywhere(f"choosing-{name}")
        await host.pick(0)
        await see("choosing-picked", self.ada)
        await host.choose(0)
        await each(self.ada, lambda user: user.asked("chosen"))
        await see("chosen", self.ada)
        await self.crowd.go()
        await each(self.ada, lambda user: user.asked("vote"))
        await self.everywhere(f"voting-{name}")
        slots = await host.others()
        await self.crowd.go(6)
        await host.slot((await host.own())[0]).click()
        await see("voting-own-card", self.ada)
        await host.slot(slots[0]).click()
        await see("voting-one", self.ada)
        await host.slot(slots[1]).click()
        await see("voting-two", self.ada)
        await host.tap("vote-send")
        await each(self.ada, lambda user: user.asked("voted"))
        await see("voted", self.ada)
        await self.crowd.go()
        await self.reveal(name, see)

    async def tell(self) -> None:
        """Ada is the storyteller, and mimes."""
        await each(self.ada, lambda user: user.asked("tell"))
        await self.everywhere("telling")
        await self.host.pick(0)
        await self.give_clue_by("mime")
        await self.host.tap("tell-send")
        await self.shows("clue-in-the-room-you", self.ada, kind="mime")
        await self.shows("clue-in-the-room", self.watchers, kind="mime")
        await each(self.screens, lambda screen: screen.let_pass(5))  # the outcome stays for a while
        await self.shows("screen-choosing", self.screens)
        await self.everywhere("choosing-mime")
        await self.crowd.go()
        await self.shows("vote-teller")
        await self.everywhere("voting-mime")
        await self.crowd.go()
        await self.reveal("mime", _pass_by)

    async def reveal(self, name: str, see: See) -> None:
        everybody = {**self.ada, **self.watchers}
        await each(self.ada, lambda user: user.skip())
        await self.see(f"reveal-{name}", self.ada)
        for moment in ("votes", "owners", "points"):
            await each(self.screens, lambda screen: screen.let_pass(3))
            await see(f"screen-reveal-{moment}", self.screens)
        await each(self.screens, lambda screen: screen.let_pass(3))
        await self.see(f"screen-outcome-{name}", self.screens)
        await each(everybody, lambda user: user.look())

    async def between_turns(self) -> None:
        await each(self.screens, lambda screen: screen.let_pass(20))
        await self.everywhere("waiting-for-a-clue")
        await each(self.ada, lambda user: user.open(user.says("people")))
        await self.see("people-playing", self.ada)
        await each(self.ada, lambda user: user.shut())
        await each(self.ada, lambda user: user.open(user.says("menu")))
        await self.tap("leave")
        await self.shows("leave-playing")
        await self.see("menu-playing", self.ada)
        await self.tap("past-turns")
        await self.shows("verdict-why")
        await self.see("past-turns", self.ada)
        await each(self.ada, lambda user: user.shut())

    async def trouble(self) -> None:
        """The storyteller is gone, the line is lost, and a bot takes the storyteller's seat."""
        await each(self.screens, lambda screen: screen.page.clock.resume())
        clients = self.crowd.clients
        gone = next(client for client in clients if client.choice(Random(1)) is not None)
        colour, name = PEOPLE[clients.index(gone)]
        await gone.close()
        await self.shows("is-away-name")
        await self.everywhere("somebody-is-away")
        link = await self.host.seat_link(self.code)
        # Another device of hers stays, for a host who is away too long is no longer the host.
        async with Client(self.site.server.base, self.code, link.partition("#")[2]):
            await self.line.cut()
            await self.shows("retry")
            await self.shows("screen-lost", self.screens)
            await self.see("line-lost", self.ada)
            await self.see("screen-line-lost", self.screens)
            self.line.mend()
            for message, devices in (("retry", self.ada), ("screen-lost", self.screens)):
                for user in devices.values():
                    await expect(user.spoken(user.says(message))).to_be_hidden()
        await self.host.open(self.host.says("people"))
        await self.host.tap("about-person", name=name)
        await self.see("people-away", self.ada)
        await self.host.tap("remove-person-playing")
        await self.shows("bot-name", {"host": self.host}, colour=colour)
        await self.see("people-bot", self.ada)
        await self.host.tap("unlock-table")
        await self.host.shut()
        self.crowd.clients = [client for client in clients if client is not gone]
        await self.tap("join", self.watchers)
        await self.shows("join-title-playing", self.watchers)
        await self.see("join-playing", self.watchers)
        await self.tap("only-watch", self.watchers)

    async def finish(self) -> None:
        """The others agree to let Ada win."""
        going_on = True
        while going_on:
            await self.host.asked("choose")
            await self.host.choose(0)
            await self.crowd.go()
            await self.host.asked("vote")
            slots = await self.host.others()
            await self.crowd.agree((await self.host.own())[0])
            await self.host.vote(slots[0], slots[0])
            await each({**self.ada, **self.watchers}, lambda user: user.look())
            going_on = await self.host.task() != "over" and await self.crowd.tell("on and on")

    async def end(self) -> None:
        await self.shows("award-liar-about", {**self.ada, **self.watchers})
        for _ in range(3):
            await each(self.screens, lambda screen: screen.let_pass(20))
        await self.shows("award-liar-about", self.screens)
        await self.everywhere("end")
        await self.tap("end-history")
        await self.shows("verdict-why")
        await self.see("past-turns-at-the-end", self.ada)
        await each(self.ada, lambda user: user.shut())
        await self.tap("end-lobby")
        await self.shows("end-again")
        await self.see("lobby-again", self.ada)
        await self.visit("/")
        await self.shows("home-back")
        await self.see("home-back", self.ada)
        await self.visit(f"/{self.code}")
        await self.host.open(self.host.says("menu"))
        await self.host.tap("leave")
        await self.host.tap("leave-for-good")
        await self.shows("nowhere-title", reason="sent_away")
        await self.see("left", self.ada)


async def _pass_by(_name: str, _devices: Devices) -> None:
    """Nobody stops here."""
