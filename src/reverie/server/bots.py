"""The bots of a server: what they know by sight, and who of them sits where."""

import asyncio
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor

from reverie.bots import Bot, Lexical, Sight, bots_move, personality_of
from reverie.bots.knowledge import ENGLISH, LANGUAGES
from reverie.cards import Pack
from reverie.game import TurnMove
from reverie.table import Question


class Bots:
    """Answers what bots are asked, one after the other and beside the games."""

    def __init__(self, packs: Iterable[Pack]) -> None:
        self._engine = Lexical()
        self._sights = sights_of(packs)
        self._thread = ThreadPoolExecutor(1, "bots")

    async def think(self, question: Question) -> TurnMove | None:
        """What the bot does that is asked."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, self._answer, question)

    def close(self) -> None:
        """Think no more."""
        self._thread.shutdown(wait=False, cancel_futures=True)

    def _answer(self, question: Question) -> TurnMove | None:
        own, game = question.view.own, question.view.open
        if own is None:
            return None
        personality = personality_of(game.colours[own.seat])
        language = question.language if question.language in LANGUAGES else ENGLISH
        bot = Bot(personality, self._engine, self._sights, language)
        return bots_move(bot, question.view, question.past, question.seed, question.by)


def sights_of(packs: Iterable[Pack]) -> dict[str, Sight]:
    """What there is to be seen on the cards of packs, by what they are called in a game."""
    return {
        pack.card_id(card): Sight(pack.card_id(card), card.alt, card.motifs, card.moods)
        for pack in packs
        for card in pack.manifest.cards
    }
