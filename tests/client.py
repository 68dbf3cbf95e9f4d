"""A client of the protocol for tests: it plays, reconnects, and remembers every byte it got."""

import asyncio
import contextlib
import itertools
from random import Random
from secrets import token_urlsafe
from typing import Any, Self

import aiohttp
import msgspec

from reverie.bots import random_move
from reverie.game import CastVotes, Holder, PlayCards, TellClue, View
from reverie.server.messages import Message, RefusedMessage, ViewMessage

_decoder = msgspec.json.Decoder(Message)


class RefusedError(Exception):
    """The server refused a move; the code says why."""


class Client:
    """One device at one table. With a token it is that person's, without it looks on."""

    def __init__(self, base: str, code: str, token: str | None = None) -> None:
        self.base = base
        self.code = code
        self.token = token
        self.frames: list[bytes] = []
        self.view: ViewMessage | None = None
        self.close_code: int | None = None
        self.session: aiohttp.ClientSession | None = None
        self._socket: aiohttp.ClientWebSocketResponse | None = None
        self._reading: asyncio.Task[None] | None = None
        self._waiting: dict[str, asyncio.Future[None]] = {}
        self._changed = asyncio.Event()
        self._numbers = itertools.count(1)

    async def connect(self) -> Self:
        self.session = aiohttp.ClientSession()
        url = f"{self.base}/api/tables/{self.code}/socket"
        try:
            self._socket = await self.session.ws_connect(url, max_msg_size=0)
        except BaseException:
            await self.session.close()
            raise
        self._reading = asyncio.create_task(self._read())
        await self.send({"move": "hello", "token": self.token})
        return self

    async def disconnect(self) -> None:
        if self._reading is not None:
            self._reading.cancel()
        if self._socket is not None:
            await self._socket.close()
        if self.session is not None:
            await self.session.close()

    @property
    def connected(self) -> bool:
        return self._socket is not None and not self._socket.closed

    async def __aenter__(self) -> Self:
        return await self.connect()

    async def __aexit__(self, *_: object) -> None:
        await self.disconnect()

    async def send(self, move: dict[str, Any], key: str | None = None) -> None:
        """Make a move and wait until it is done; raise `RefusedError` if it is refused."""
        key = key or f"{id(self)}-{next(self._numbers)}"
        done = asyncio.get_running_loop().create_future()
        self._waiting[key] = done
        await self.send_raw(msgspec.json.encode({"id": key, "move": move}).decode())
        async with asyncio.timeout(20):
            await done

    async def send_raw(self, text: str) -> None:
        assert self._socket is not None
        await self._socket.send_str(text)

    async def join(self, name: str, colour: str | None = None) -> Self:
        self.token = self.token or token_urlsafe(32)
        await self.send({"move": "join", "name": name, "token": self.token, "colour": colour})
        return self

    async def changed(self) -> ViewMessage:
        """The next view."""
        self._changed.clear()
        async with asyncio.timeout(20):
            await self._changed.wait()
        assert self.view is not None
        return self.view

    async def changed_or(self, seconds: float) -> None:
        """Wait for the next view, but not for long."""
        self._changed.clear()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._changed.wait()

    async def until(self, condition: Any) -> ViewMessage:  # noqa: ANN401  a question about a view
        """Wait for a view of which this is true."""
        async with asyncio.timeout(30):
            while self.view is None or not condition(self.view):
                self._changed.clear()
                await self._changed.wait()
        return self.view

    def choice(self, rng: Random) -> dict[str, Any] | None:
        """A random legal move of the game for this seat, as it goes over the wire."""
        view = self.view
        if view is None or view.table.game is None or view.you.own is None:
            return None
        chosen = {"game": view.table.games, "turn": view.table.game.turn}
        match random_move(View(view.table.game, view.you.own), rng, Holder.PERSON):
            case TellClue() as move:
                clue = {"kind": "text", "text": move.clue.text}
                return chosen | {"move": "tell_clue", "card": move.card, "clue": clue}
            case PlayCards() as move:
                return chosen | {"move": "play_cards", "cards": move.cards}
            case CastVotes() as move:
                return chosen | {"move": "cast_votes", "slots": move.slots}
            case _:
                return None

    async def play_on(self, rng: Random) -> None:
        """Make choices whenever it is this seat's turn, until the game is over."""
        while True:
            view = await self.until(lambda view: view.table.game is not None)
            assert view.table.game is not None
            if view.table.game.winners:
                return
            move = self.choice(rng)
            if move is None:
                await self.changed()
                continue
            try:
                await self.send(move)
            except RefusedError as refused:
                if str(refused) not in {"race_lost", "wrong_phase", "wrong_turn"}:
                    raise

    async def _read(self) -> None:
        assert self._socket is not None
        async for message in self._socket:
            if message.type is aiohttp.WSMsgType.TEXT:
                self.frames.append(message.data.encode())
                self._take(_decoder.decode(message.data))
        self.close_code = self._socket.close_code
        for waiting in self._waiting.values():
            if not waiting.done():
                waiting.set_exception(ConnectionError(f"closed with {self.close_code}"))
        self._changed.set()

    def _take(self, message: Message) -> None:
        match message:
            case ViewMessage():
                assert self.view is None or message.seq >= self.view.seq
                self.view = message
                for key in message.done:
                    self._settle(key, None)
                self._changed.set()
            case RefusedMessage():
                self._settle(message.id, RefusedError(message.code))
            case _:
                pass

    def _settle(self, key: str, error: Exception | None) -> None:
        waiting = self._waiting.pop(key, None)
        if waiting is None or waiting.done():
            return
        if error is None:
            waiting.set_result(None)
        else:
            waiting.set_exception(error)
