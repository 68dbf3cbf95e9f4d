"""`reverie bots join`: an own bot at a table of some server, through the same door as people.

What is due follows from the newest view alone: join, sit down, or answer. So a lost connection, a
restart of the server or a rematch are nothing special. If an answer is late, broken or refused, the
terminal says so, and one of our bots answers instead.
"""

import asyncio
from collections.abc import Callable, Mapping
from contextlib import suppress
from secrets import token_hex
from typing import TypeVar
from urllib.parse import urlsplit

import msgspec
from aiohttp import ClientError, ClientSession

from reverie.client import Client, RefusedError
from reverie.game import Card, Code, Colour, Phase, Turn, TurnMove, View
from reverie.game.pieces import MOST_PLAYERS
from reverie.own_bots.bot import OwnBot
from reverie.own_bots.question import AnswerError, CardWords, Question, our_move, question
from reverie.server.http_messages import PackGlance, SeenPack
from reverie.server.messages import ViewMessage
from reverie.table import TableCode, is_code
from reverie.table.moves import TakeChair, in_game
from reverie.table.seen import SeenTable
from reverie.table.settings import packs_to_play

T = TypeVar("T")

PATIENCE = 25.0
"""seconds for which the first clue of a game is left to people"""
FAREWELL = 2.0
SECONDS_BETWEEN_TRIES = 1.0
TOO_LATE = {
    Code.RACE_LOST,
    Code.PARTNER_HAS_GIVEN,
    Code.WRONG_PHASE,
    Code.WRONG_TURN,
    Code.GAME_OVER,
    TableCode.WRONG_GAME,
    TableCode.NOT_SEATED,
}
"""refusals that are nobody's fault: the table has moved on"""


def table_of(link: str) -> tuple[str, str]:
    """The server and the code that a link leads to, even without `http://`; or `ValueError`."""
    parts = urlsplit(link if "//" in link else f"http://{link}")
    code = parts.path.rstrip("/").rpartition("/")[2].upper()
    if parts.scheme not in {"http", "https"} or not parts.netloc or not is_code(code):
        raise ValueError(f"{link} is no link to a table")
    return f"{parts.scheme}://{parts.netloc}", code


async def join_table(
    table: tuple[str, str],
    bot: OwnBot,
    name: str,
    colour: Colour | None,
    report: Callable[[str], None],
) -> None:
    """Play there, game after game, until cancelled or sent away; then leave.

    The colour is a wish. What the bot does wrong is reported.
    """
    async with ClientSession() as session:
        player = _Player(table, session, bot, report)
        try:
            await player.connect()
        except ClientError as error:
            raise ConnectionError(f"{table[0]} does not answer: {error}") from error
        try:
            await player.play(name, colour)
        finally:
            with suppress(TimeoutError):
                async with asyncio.timeout(FAREWELL):
                    await player.leave()
            await player.close()


class _Player(Client):
    """A client that does what its bot answers."""

    def __init__(
        self,
        table: tuple[str, str],
        session: ClientSession,
        bot: OwnBot,
        report: Callable[[str], None],
    ) -> None:
        super().__init__(*table)
        self._http = session
        self._bot = bot
        self._report = report
        self._words: dict[Card, CardWords] = {}
        self._patient_until: dict[int, float] = {}

    def lost(self, seconds: float) -> None:
        """Say so."""
        self._report(f"the connection is gone; trying again in {seconds:.1f} s")

    async def play(self, name: str, wish: Colour | None) -> None:
        """Do the one thing that is due, again and again."""
        async for view in self.views():
            colour = _free_colour(view.table, wish)
            if view.you.person is None:
                await self._enter(name, colour)
            elif view.you.seat is not None:
                await self._play(view)
            elif colour is not None:
                with suppress(RefusedError):  # somebody else was faster
                    await self.move(TakeChair(colour))

    async def _enter(self, name: str, colour: Colour | None) -> None:
        try:
            await self.join(name, colour, bot=True)
        except RefusedError as refused:
            if refused.code not in {TableCode.COLOUR_IN_USE, TableCode.GAME_RUNNING}:
                problem = f"the table refuses to let {name} in: {refused}"
                raise ConnectionRefusedError(problem) from None
        else:
            self._report(f"at table {self.code} as {name}")

    async def _play(self, view: ViewMessage) -> None:
        game, own = view.table.game, view.you.own
        if game is None or own is None or own.seat not in game.waiting_for:
            return
        if game.phase is Phase.RACING and _people_play(view.table):
            patience = asyncio.get_running_loop().time() + PATIENCE
            with suppress(TimeoutError):
                async with asyncio.timeout_at(
                    self._patient_until.setdefault(view.table.games, patience)
                ):
                    await self.until(lambda newest: newest is not view)
                    return
        past = await self._get(f"/api/tables/{self.code}/turns", tuple[Turn, ...]) or ()
        words = await self._known(view.table, (*own.hand, *game.board))
        asked = question(View(game, own), past, words, view.table.settings.language, token_hex(8))
        assert asked is not None
        fault = await self._answer(view, asked, self._bot.move)
        if fault is not None and fault not in TOO_LATE:
            self._report(f"turn {game.turn}, {asked.ask}: {fault}; our bot answers instead")
            await self._answer(view, asked, our_move)

    async def _answer(
        self, view: ViewMessage, asked: Question, choose: Callable[[Question], TurnMove]
    ) -> str | None:
        """Make the move that is chosen, and return what is wrong with it."""
        try:
            move = await asyncio.to_thread(choose, asked)
            await self.move(in_game(move, view.table.games))
        except (AnswerError, RefusedError, ValueError) as fault:
            return str(fault)
        return None

    async def _known(self, table: SeenTable, cards: tuple[Card, ...]) -> Mapping[Card, CardWords]:
        """What is said of cards; of those whose pack is gone, nothing."""
        if any(card not in self._words for card in cards):
            listed = await self._get("/api/packs", tuple[PackGlance, ...]) or ()
            for name in packs_to_play(table.settings.packs, (pack.id for pack in listed)):
                pack = await self._get(f"/api/packs/{name}", SeenPack)
                for card in pack.cards if pack is not None else ():
                    self._words[card.id] = CardWords(card.title, card.alt)
        return self._words

    async def _get(self, path: str, kind: type[T]) -> T | None:
        """What the server has at this address, however long it takes; None if it has nothing."""
        while True:
            try:
                async with self._http.get(f"{self.server}{path}") as answer:
                    return (
                        msgspec.json.decode(await answer.read(), type=kind) if answer.ok else None
                    )
            except (ClientError, OSError):
                await asyncio.sleep(SECONDS_BETWEEN_TRIES)


def _free_colour(table: SeenTable, wish: Colour | None) -> Colour | None:
    """A colour to sit down with: the wished one if it is free. None while nobody can."""
    taken = {chair.colour for chair in table.chairs}
    playing = table.game is not None and table.game.phase is not Phase.OVER
    if playing or len(taken) == MOST_PLAYERS:
        return None
    if wish is not None and wish not in taken:
        return wish
    return next(colour for colour in Colour if colour not in taken)


def _people_play(table: SeenTable) -> bool:
    """Whether somebody plays who is here and no bot."""
    seated = {chair.person for chair in table.chairs}
    return any(person.here and not person.bot and person.id in seated for person in table.people)
