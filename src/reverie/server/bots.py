"""The bots of a server: what they know by sight and from hearsay, and who of them sits where."""

import asyncio
import contextlib
import gc
from collections import deque
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor

from reverie.bots import Bot, Lexical, Sight, best_engine, bots_move, personality_of
from reverie.bots.engines import installed_vision
from reverie.bots.knowledge import ENGLISH, LANGUAGES
from reverie.bots.light import feelings_of
from reverie.cards import Pack
from reverie.cards.own import OwnCard, OwnPack, small_file
from reverie.game import ClueKind, Turn, TurnMove
from reverie.server.collection import Collection, RefusedError
from reverie.table import Question

PAUSE = 0.05
"""seconds between two cards that bots get to know"""


class Bots:
    """Answers what bots are asked, one after the other and beside the games."""

    def __init__(self, packs: Iterable[Pack], own: Collection, *, light: bool) -> None:
        self._engine = Lexical() if light else best_engine()
        self._own = own
        self._sights = Sights(packs, own)
        self._thread = ThreadPoolExecutor(1, "bots")
        self._learning: set[asyncio.Task[None]] = set()
        self._looked_at: set[str] = set()
        self._to_look_at: deque[str] = deque()
        self._looking: asyncio.Task[None] | None = None

    async def think(self, question: Question) -> TurnMove | None:
        """What the bot does that is asked."""
        if self._looking is None:  # after a restart in the middle of a game
            self.get_ready(())
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, self._answer, question)

    def get_ready(self, packs: Sequence[str]) -> None:
        """Get to know the cards of these packs, now that a bot has sat down to play with them."""
        for card in self._sights.cards_of(packs):
            if card not in self._looked_at:
                self._looked_at.add(card)
                self._to_look_at.append(card)
        if self._looking is None or (self._to_look_at and self._looking.done()):
            self._looking = asyncio.create_task(self._look_at_cards(first=self._looking is None))

    async def _look_at_cards(self, *, first: bool) -> None:
        """Read what is to be known, and then look at cards one by one, between questions."""
        loop = asyncio.get_running_loop()
        if first:
            await loop.run_in_executor(self._thread, self._engine.prepare, ())
            gc.freeze()  # what was read stays for good, and need not be looked through again
        while self._to_look_at:
            sight = self._sights.get(self._to_look_at.popleft())
            if sight is not None:
                await loop.run_in_executor(self._thread, self._engine.prepare, (sight,))
                await asyncio.sleep(PAUSE)

    def hear(self, turn: Turn) -> None:
        """Remember what a person has told, if it was for a picture that somebody brought."""
        found = self._sights.own_card(turn.played[turn.storyteller][0])
        if found is not None and turn.clue.kind is ClueKind.TEXT:
            task = asyncio.create_task(self._remember(*found, turn.clue.text))
            self._learning.add(task)
            task.add_done_callback(self._learning.discard)

    async def look(self) -> None:
        """Make out what is on pictures that people have brought, as they come."""
        eyes = installed_vision()
        while eyes is not None:
            await self._own.news.wait()
            self._own.news.clear()
            while (unseen := self._own.not_looked_at()) is not None:
                pack, card = unseen
                picture = await self._own.picture(pack.id, small_file(card.id))
                things = await asyncio.to_thread(eyes.things, picture or b"")
                try:
                    await self._own.see(pack, card.id, things)
                except RefusedError:
                    break

    def close(self) -> None:
        """Think no more."""
        if self._looking is not None:
            self._looking.cancel()
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def _remember(self, pack: OwnPack, card: OwnCard, clue: str) -> None:
        # The pack may be gone by now, or the disk full: nothing that a game depends on.
        with contextlib.suppress(RefusedError):
            await self._own.hear(pack, card.id, clue)

    def _answer(self, question: Question) -> TurnMove | None:
        own, game = question.view.own, question.view.open
        if own is None:
            return None
        personality = personality_of(game.colours[own.seat])
        language = question.language if question.language in LANGUAGES else ENGLISH
        bot = Bot(personality, self._engine, self._sights, language, question.told)
        return bots_move(bot, question.view, question.past, question.seed, question.by)


class Sights(Mapping[str, Sight]):
    """What there is to be seen on cards; own ones are found, and not listed."""

    def __init__(self, packs: Iterable[Pack], own: Collection) -> None:
        self._packs = {pack.id: pack for pack in packs}
        self._listed = sights_of(self._packs.values())
        self._own = own

    def __getitem__(self, name: str) -> Sight:
        if name in self._listed:
            return self._listed[name]
        found = self.own_card(name)
        if found is None:
            raise KeyError(name)
        _, card = found
        return Sight(name, {}, card.things or (), feelings_of(card.shades), card.clues)

    def __iter__(self) -> Iterator[str]:
        return iter(self._listed)

    def __len__(self) -> int:
        return len(self._listed)

    def cards_of(self, packs: Sequence[str]) -> Iterator[str]:
        """The cards of these packs, or of the one that is played with unless told."""
        for name in packs or tuple(self._packs)[:1]:
            if name in self._packs:
                yield from self._packs[name].card_ids
            elif (own := self._own.find(name)) is not None:
                yield from own.card_ids

    def own_card(self, name: str) -> tuple[OwnPack, OwnCard] | None:
        """A card of somebody's own pack, by what it is called in a game."""
        pack_id, _, card_id = name.partition("/")
        pack = self._own.find(pack_id)
        if pack is None:
            return None
        return next(((pack, card) for card in pack.cards if card.id == card_id), None)


def sights_of(packs: Iterable[Pack]) -> dict[str, Sight]:
    """What there is to be seen on the cards of packs, by what they are called in a game."""
    return {
        pack.card_id(card): Sight(pack.card_id(card), card.alt, card.motifs, card.moods)
        for pack in packs
        for card in pack.manifest.cards
    }
