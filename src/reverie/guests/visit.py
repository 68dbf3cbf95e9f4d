"""`reverie bots join`: a guest at a table of some server, through the same door as people.

Theory of operation: one task reads the socket and keeps the newest view; another looks at it and
does the one thing that is due: join, sit down, or answer. What is due follows from the view alone,
so a lost connection, a restart of the server or a rematch are nothing special. A guest whose answer
is late, broken or refused is heard of on the terminal, and one of our bots answers in its place.
"""

import asyncio
from collections.abc import Callable, Mapping
from contextlib import suppress
from secrets import token_hex, token_urlsafe
from typing import Any
from urllib.parse import urlsplit

import msgspec
from aiohttp import ClientError, ClientSession, ClientWebSocketResponse, WSMsgType
from msgspec import Struct

from reverie.game import (
    Card,
    CastVotes,
    Code,
    Colour,
    Phase,
    PlayCards,
    TellClue,
    Turn,
    TurnMove,
    View,
)
from reverie.game.pieces import MOST_PLAYERS
from reverie.guests.mind import Guest
from reverie.guests.question import AnswerError, CardWords, Question, our_move, question
from reverie.server.config import LARGEST_MESSAGE
from reverie.server.http_messages import PackGlance, SeenPack
from reverie.server.messages import (
    CLOSE_CODES,
    Close,
    Message,
    RefusedMessage,
    ViewMessage,
    WireCode,
)
from reverie.table import TableCode, is_code
from reverie.table.view import SeenTable

PATIENCE = 25.0
"""seconds for which the first clue of a game is left to people"""
SECONDS_BETWEEN_PINGS = 25.0
SHORTEST_PAUSE, LONGEST_PAUSE = 1.0, 30.0
FAREWELL = 2.0
ENVELOPE = 100
"""bytes of a message around a move"""
FOR_GOOD = {
    CLOSE_CODES[why]: why for why in (Close.SENT_AWAY, Close.NO_SUCH_TABLE, Close.NOT_UNDERSTOOD)
}
TRY_AGAIN = {WireCode.TOO_FAST, WireCode.TRY_AGAIN}
TOO_LATE = {
    Code.RACE_LOST,
    Code.WRONG_PHASE,
    Code.WRONG_TURN,
    Code.GAME_OVER,
    TableCode.WRONG_GAME,
    TableCode.NOT_SEATED,
}
"""refusals that are nobody's fault: the table has moved on"""

_message = msgspec.json.Decoder(Message)


class VisitError(ConnectionError):
    """The guest is not at the table any more, or never was; the text says why."""


class Visitor(Struct, frozen=True):
    """A guest, and how it is introduced; what it does wrong is reported."""

    guest: Guest
    name: str
    colour: Colour | None
    """the one it wishes for"""
    report: Callable[[str], None]


class Place(Struct, frozen=True):
    """A table of a server."""

    server: str
    code: str


def place_of(address: str) -> Place:
    """The table that a link leads to, with or without `http://`; `ValueError` if none."""
    parts = urlsplit(address if "//" in address else f"http://{address}")
    code = parts.path.rstrip("/").rpartition("/")[2].upper()
    if parts.scheme not in {"http", "https"} or not parts.netloc or not is_code(code):
        raise ValueError(f"{address} is no link to a table")
    return Place(f"{parts.scheme}://{parts.netloc}", code)


async def visit(place: Place, visitor: Visitor) -> None:
    """Play there, game after game, until cancelled or sent away; then leave."""
    pause = SHORTEST_PAUSE
    async with ClientSession() as session:
        at_table = _AtTable(place, visitor, session)
        while True:
            closed = None
            try:
                closed = await at_table.stay()
                pause = SHORTEST_PAUSE
            except VisitError:
                raise
            except (ClientError, OSError) as error:
                if not at_table.joined:
                    raise VisitError(f"{place.server} does not answer: {error}") from error
                pause = min(2 * pause, LONGEST_PAUSE)
            if closed in FOR_GOOD:
                raise VisitError(f"the table says {FOR_GOOD[closed]}")
            visitor.report(f"the connection is gone; trying again in {pause:g} s")
            await asyncio.sleep(pause)


class _AtTable:
    """One visitor at one table."""

    def __init__(self, place: Place, visitor: Visitor, session: ClientSession) -> None:
        self.joined = False
        self._place = place
        self._visitor = visitor
        self._session = session
        self._token = token_urlsafe(32)
        self._words: dict[Card, CardWords] = {}
        self._view: ViewMessage | None = None
        self._changed = asyncio.Event()
        self._patient_until: dict[int, float] = {}
        self._waiting: dict[str, asyncio.Future[str | None]] = {}

    async def stay(self) -> int | None:
        """Play until the connection is gone; return the code it was closed with."""
        url = f"{self._place.server}/api/tables/{self._place.code}/socket"
        async with self._session.ws_connect(
            url, heartbeat=SECONDS_BETWEEN_PINGS, max_msg_size=0
        ) as socket:
            self._view = None
            self._waiting.clear()
            acting = asyncio.create_task(self._act(socket))
            reading = asyncio.create_task(self._read(socket))
            try:
                done, _ = await asyncio.wait((acting, reading), return_when=asyncio.FIRST_COMPLETED)
                for task in done:
                    task.result()
            except asyncio.CancelledError:
                await self._leave(socket)
                raise
            finally:
                acting.cancel()
                reading.cancel()
            return socket.close_code

    async def _read(self, socket: ClientWebSocketResponse) -> None:
        async for frame in socket:
            if frame.type is not WSMsgType.TEXT:
                continue
            message = _message.decode(frame.data)
            if isinstance(message, RefusedMessage):
                # What the server could not read has no id; only one move is under way at a time.
                for key in [message.id] if message.id else list(self._waiting):
                    self._settle(key, message.code)
            elif isinstance(message, ViewMessage):
                if self._view is None or message.seq >= self._view.seq:
                    self._view = message
                    self._changed.set()
                for key in message.done:
                    self._settle(key, None)

    def _settle(self, key: str, refusal: str | None) -> None:
        waiting = self._waiting.pop(key, None)
        if waiting is not None and not waiting.done():
            waiting.set_result(refusal)

    # --- what is due ---------------------------------------------------------------------

    async def _act(self, socket: ClientWebSocketResponse) -> None:
        await self._send(socket, {"move": "hello", "token": self._token})
        while True:
            self._changed.clear()
            view = self._view
            assert view is not None
            if view.you.person is None:
                await self._join(socket, view.table)
            elif view.you.seat is None:
                await self._sit_down(socket, view.table)
            else:
                await self._play(socket, view)
            await self._changed.wait()

    async def _join(self, socket: ClientWebSocketResponse, table: SeenTable) -> None:
        refusal = await self._send(
            socket,
            {
                "move": "join",
                "name": self._visitor.name,
                "token": self._token,
                "colour": self._free_colour(table),
                "bot": True,
            },
        )
        if refusal is None:
            self.joined = True
            self._visitor.report(f"at table {self._place.code} as {self._visitor.name}")
        elif refusal in {TableCode.COLOUR_IN_USE, TableCode.GAME_RUNNING}:
            self._changed.set()
        else:
            raise VisitError(f"the table refuses to let {self._visitor.name} in: {refusal}")

    async def _sit_down(self, socket: ClientWebSocketResponse, table: SeenTable) -> None:
        colour = self._free_colour(table)
        if colour is not None:
            await self._send(socket, {"move": "take_chair", "colour": colour})

    def _free_colour(self, table: SeenTable) -> Colour | None:
        """A colour to sit down with: the wished one if it is free. None while nobody can."""
        taken = {chair.colour for chair in table.chairs}
        playing = table.game is not None and table.game.phase is not Phase.OVER
        if playing or len(taken) == MOST_PLAYERS:
            return None
        if self._visitor.colour is not None and self._visitor.colour not in taken:
            return self._visitor.colour
        return next(colour for colour in Colour if colour not in taken)

    # --- answering -----------------------------------------------------------------------

    async def _play(self, socket: ClientWebSocketResponse, view: ViewMessage) -> None:
        game, own = view.table.game, view.you.own
        if game is None or own is None or own.seat not in game.waiting_for:
            return
        if game.phase is Phase.RACING and _people_play(view.table):
            now = asyncio.get_running_loop().time()
            patient_until = self._patient_until.setdefault(view.table.games, now + PATIENCE)
            with suppress(TimeoutError):
                await asyncio.wait_for(self._changed.wait(), patient_until - now)
                self._changed.set()
                return
        past = await self._past()
        words = await self._known(view.table, (*own.hand, *game.board))
        asked = question(View(game, own), past, words, view.table.settings.language, token_hex(8))
        assert asked is not None
        refusal = await self._answer(socket, view, asked)
        if refusal is not None and refusal not in TOO_LATE:
            self._visitor.report(
                f"turn {game.turn}, {asked.ask}: {refusal}; our bot answers instead"
            )
            move = await asyncio.to_thread(our_move, asked)
            await self._send(socket, _on_the_wire(move, view.table.games))

    async def _answer(
        self, socket: ClientWebSocketResponse, view: ViewMessage, asked: Question
    ) -> str | None:
        """Send the guest's answer, and return what is wrong with it."""
        try:
            move = await asyncio.to_thread(self._visitor.guest.move, asked)
        except AnswerError as error:
            return str(error)
        wire = _on_the_wire(move, view.table.games)
        try:
            size = len(msgspec.json.encode(wire))
        except (UnicodeEncodeError, OverflowError) as error:
            return f"the answer can't be sent: {error}"
        if size + ENVELOPE > LARGEST_MESSAGE:
            return "the answer is too long"
        return await self._send(socket, wire)

    async def _past(self) -> tuple[Turn, ...]:
        """The turns of this game that are over."""
        return await self._get(f"/api/tables/{self._place.code}/turns", tuple[Turn, ...]) or ()

    async def _known(self, table: SeenTable, cards: tuple[Card, ...]) -> Mapping[Card, CardWords]:
        """What is said of cards; of those whose pack is gone, nothing."""
        if any(card not in self._words for card in cards):
            packs = table.settings.packs or [
                pack.id
                for pack in (await self._get("/api/packs", tuple[PackGlance, ...]) or ())[:1]
            ]
            for name in packs:
                pack = await self._get(f"/api/packs/{name}", SeenPack)
                for card in pack.cards if pack is not None else ():
                    self._words[card.id] = CardWords(card.title, card.alt)
        return self._words

    async def _get(self, path: str, kind: Any) -> Any:  # noqa: ANN401  whatever is asked for
        async with self._session.get(f"{self._place.server}{path}") as response:
            return msgspec.json.decode(await response.read(), type=kind) if response.ok else None

    # --- sending -------------------------------------------------------------------------

    async def _send(self, socket: ClientWebSocketResponse, move: dict[str, Any]) -> str | None:
        """Send a move and return its refusal, or None when it is done."""
        key = token_hex(8)
        request = msgspec.json.encode({"id": key, "move": move}).decode()
        while True:
            answer = self._waiting[key] = asyncio.get_running_loop().create_future()
            await socket.send_str(request)
            refusal: str | None = await answer
            if refusal not in TRY_AGAIN:
                return refusal
            await asyncio.sleep(SHORTEST_PAUSE)

    async def _leave(self, socket: ClientWebSocketResponse) -> None:
        """Give the chair back; a bot of the server's plays on."""
        if self.joined and not socket.closed:
            with suppress(ClientError, OSError, TimeoutError):
                async with asyncio.timeout(FAREWELL):
                    await socket.send_json({"id": token_hex(8), "move": {"move": "leave"}})
                    await socket.close()


def _people_play(table: SeenTable) -> bool:
    """Whether somebody plays who is here and no bot."""
    seated = {chair.person for chair in table.chairs}
    return any(person.here and not person.bot and person.id in seated for person in table.people)


def _on_the_wire(move: TurnMove, game: int) -> dict[str, Any]:
    now = {"game": game, "turn": move.turn}
    match move:
        case TellClue():
            clue = {"kind": move.clue.kind, "text": move.clue.text}
            return now | {"move": "tell_clue", "card": move.card, "clue": clue}
        case PlayCards():
            return now | {"move": "play_cards", "cards": move.cards}
        case CastVotes():
            return now | {"move": "cast_votes", "slots": move.slots}
