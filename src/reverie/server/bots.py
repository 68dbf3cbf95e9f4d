"""The bots of a server: what they know by sight and from hearsay, and who of them sits where."""

import asyncio
import contextlib
import gc
import logging
from collections import deque
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import TYPE_CHECKING

from reverie.bots import Bot, Engine, Sight, bots_move, personality_of, random_move, sights_of
from reverie.bots.engines import installed_vision
from reverie.bots.knowledge import bots_language
from reverie.bots.lexical import CARDS_KNOWN
from reverie.bots.light import feelings_of
from reverie.cards import Pack
from reverie.cards.own import OwnCard, OwnPack, small_file
from reverie.game import ClueKind, TurnMove, VotesRevealed
from reverie.server.collection import Collection, Refusal, RefusedError
from reverie.table import Change, Question
from reverie.table.settings import packs_to_play

if TYPE_CHECKING:
    from reverie.bots.vision import Vision

logger = logging.getLogger(__name__)

PAUSE = 0.05
"""seconds between two cards that bots get to know"""


class Bots:
    """Answers what bots are asked, one after the other and beside the games."""

    def __init__(
        self, engine: Engine, packs: Iterable[Pack], own: Collection, *, pause: float = PAUSE
    ) -> None:
        self._engine = engine
        self._pause = pause
        self._own = own
        self._sights = Sights(packs, own)
        self._thread = ThreadPoolExecutor(1, "bots")
        self._learning: set[asyncio.Task[None]] = set()
        self._known: dict[Sight, None] = {}
        self._to_get_to_know: deque[Sight] = deque()
        self._getting_ready: asyncio.Task[None] | None = None
        self._has_read = False

    async def think(self, question: Question) -> TurnMove | None:
        """What the bot does that is asked."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, self._answer, question)

    def get_ready(self, packs: Sequence[str]) -> None:
        """Get to know the cards of these packs, now that a bot is to play with them."""
        for card in self._sights.cards_of(packs):
            sight = self._sights.get(card)
            if sight is not None and sight not in self._known:
                self._known[sight] = None
                self._to_get_to_know.append(sight)
        while len(self._known) > CARDS_KNOWN:
            del self._known[next(iter(self._known))]
        if self._getting_ready is None or self._getting_ready.done():
            self._getting_ready = asyncio.create_task(self._get_to_know_cards())

    async def _get_to_know_cards(self) -> None:
        """Read what is to be known, and then look at cards one by one, between questions."""
        try:
            if not self._has_read:
                await self._prepare(())
                gc.freeze()  # what was read stays for good, and need not be looked through again
                self._has_read = True
            while self._to_get_to_know:
                await self._prepare((self._to_get_to_know.popleft(),))
                await asyncio.sleep(self._pause)
        except Exception:
            logger.exception("bots could not get ready")

    async def _prepare(self, sights: Sequence[Sight]) -> None:
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._thread, self._engine.prepare, sights)

    def learn(self, change: Change) -> None:
        """Remember a person's clue when its turn is revealed, if it was for an own picture."""
        revealed = any(isinstance(event, VotesRevealed) for event in change.events)
        if not revealed or change.after.clue_by is None:
            return
        turn = change.after.game.turns[-1]
        if not change.after.game.rules.clue_for_card:
            return
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
            try:
                await self._make_out_all(eyes)
            except Exception:
                logger.exception("pictures could not be looked at")

    async def _make_out_all(self, eyes: "Vision") -> None:
        while (unseen := self._own.not_looked_at()) is not None:
            pack, card = unseen
            picture = await self._own.picture(pack.id, small_file(card.id))
            things = await asyncio.to_thread(eyes.things, picture or b"")
            try:
                await self._own.keep_things(pack, card.id, things)
            except RefusedError as refused:
                if refused.refusal is not Refusal.NO_SUCH_PACK:
                    return

    def close(self) -> None:
        """Think no more."""
        if self._getting_ready is not None:
            self._getting_ready.cancel()
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def _remember(self, pack: OwnPack, card: OwnCard, clue: str) -> None:
        # The pack may be gone by now, or the disk full: nothing that a game depends on.
        with contextlib.suppress(RefusedError):
            await self._own.keep_clue(pack, card.id, clue)

    def _answer(self, question: Question) -> TurnMove | None:
        own, game = question.view.own, question.view.open
        if own is None:
            return None
        personality = personality_of(game.colours[own.seat])
        language = bots_language(question.language)
        bot = Bot(personality, self._engine, self._sights, language, question.past_clues)
        try:
            return bots_move(bot, question.view, question.past, question.seed, question.by)
        except Exception:
            # A poor move is better than a table that waits.
            logger.exception("a bot is at a loss")
            return random_move(question.view, Random(question.seed), question.by)  # noqa: S311


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
        for name in packs_to_play(packs, self._packs):
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
