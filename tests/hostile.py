"""Hostile messages by the hundred thousand, beside honest tables that play games to the end.

python -m tests.hostile 1000000     what `make hostile` does

The limits that keep such messages away are off, so that all of them come to where they could do
harm: to the parser, the table and the rules.
"""

import asyncio
import contextlib
import json
import sys
import tempfile
from collections import Counter
from pathlib import Path
from random import Random

import aiohttp
import msgspec

from reverie.game import Colour
from reverie.server.messages import Message, React, ViewMessage
from reverie.table import TableMove
from reverie.table.moves import AddBot, Begin, RemovePerson
from tests.client import Client, random_choice
from tests.kit.nonsense import BAD_FRAMES, BAD_REQUESTS, illegal_move, nonsense
from tests.server.frames import FIN, TEXT, closing, frame
from tests.server.process import ServerProcess
from tests.server.running import HANDSHAKE
from tests.soak import Evening, Player, count_what_is_left, keys_in_log

NO_LIMITS = (
    *("--messages-per-second", "1000000", "--sockets-per-address", "10000"),
    *("--megabytes-per-hour", "1000000", "--tables-per-hour", "1000000"),
)
HONEST = (3, 4, 6, 4, 3, 4, 6, 12, 4, 3)
"""how many play at each honest table"""
HOSTILE = 16
"""who send at once"""
FAULTS, MOVES = 18, 60
"""of each visit; a socket is closed after 20 messages that nobody understands"""
PART_OF_BAD_FRAMES = 0.5
"""and as many bad requests, for each visit"""
PARTS = 20
"""of the flood, after each of which memory is looked at"""
MEGABYTE = 1_000_000
MOST_GROWTH = 30
"""megabytes, from when a fifth of the flood is over until its end"""
SECONDS_FOR_A_GAME = 300
SECONDS_TO_THINK = 0.2
"""of honest people, so that they are not what keeps the server busy"""
CALM = ("info", "warning")
"""levels of the server's own lines in its log, if nothing is broken"""
SECONDS_FOR_AN_END = 20
BROKEN = 1011


class Honest(Player):
    """Somebody who plays; the host sends strangers away who have sat down."""

    def received(self, message: Message, _: str) -> None:
        if isinstance(message, ViewMessage) and self._view is not None:
            assert message.seq >= self._view.seq, "the server forgot something it had shown"

    async def move(self, move: TableMove | React, key: str | None = None) -> str:
        await asyncio.sleep(SECONDS_TO_THINK)
        return await super().move(move, key)

    def _next(self, view: ViewMessage) -> TableMove | None:
        if view.you.person == view.table.host:
            names = {person.id: person.name for person in view.table.people}
            for chair in view.table.chairs:
                if chair.person is not None and not names[chair.person].startswith("N"):
                    return RemovePerson(chair.person)
        return super()._next(view)


class Pest:
    """One of those who send. They have a table with bots, and come to honest ones too."""

    def __init__(self, server: ServerProcess, seed: int, tables: list[str]) -> None:
        self._server = server
        self._tables = tables
        self._rng = Random(seed)
        self._own = Client(server.base, "")
        self.sent: Counter[str] = Counter()
        self.answers: Counter[str] = Counter()

    async def settle(self) -> None:
        """Open a table of one's own, and begin a game with bots."""
        self._own = Client(self._server.base, await self._server.new_table())
        await self._own.connect()
        await self._own.join("Eve", Colour.BLACK)
        for move in (AddBot(), AddBot(), Begin()):
            await self._own.move(move)
        await self._own.close()

    async def send(self, count: int) -> None:
        """Send at least so many."""
        before = self.sent.total()
        async with aiohttp.ClientSession() as session:
            while self.sent.total() - before < count:
                code, token = self._own.code, self._own.token or ""
                if self._rng.random() < 1 / 2:
                    code, token = self._rng.choice(self._tables), f"{self._rng.randrange(99):t>40}"
                await self._visit(session, code, token)
                if self._rng.random() < PART_OF_BAD_FRAMES:
                    await self._send_frame(code, self._rng.choice(BAD_FRAMES))
                    await self._send_request(self._rng.choice(BAD_REQUESTS))

    async def _visit(self, session: aiohttp.ClientSession, code: str, token: str) -> None:
        """Nonsense and illegal moves, mixed, and all answers to them; now and then a legal move."""
        url = f"{self._server.base}/api/tables/{code}/socket"
        async with session.ws_connect(url, max_msg_size=0) as socket:
            await socket.send_str(_request("first", {"move": "hello", "token": token}))
            first = await socket.receive()
            if first.type is not aiohttp.WSMsgType.TEXT:
                self._note_end(socket)  # sent away before, for this evening
                if code == self._own.code:
                    await self.settle()
                return
            view = msgspec.json.decode(first.data, type=ViewMessage)
            turn = 0 if view.table.game is None else view.table.game.turn
            cards = () if view.you.own is None else view.you.own.hand
            kinds = ["nonsense"] * FAULTS + ["illegal moves"] * MOVES
            self._rng.shuffle(kinds)
            with contextlib.suppress(ConnectionError):
                legal = random_choice(view, self._rng)
                if legal is not None:
                    await socket.send_str(_request(f"{self._rng.random()}", legal))
                elif view.you.person is None:
                    join = {"move": "join", "name": "Eve", "token": token}
                    await socket.send_str(_request("join", join))
                for kind in kinds:
                    self.sent[kind] += 1
                    if kind == "nonsense":
                        await _send(socket, nonsense(self._rng, token))
                    else:
                        await socket.send_str(
                            illegal_move(self._rng, view.table.games, turn, cards)
                        )
                await socket.send_str(_request("last", {"move": "hello"}))
            await self._hear(socket)

    async def _hear(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        async with asyncio.timeout(SECONDS_FOR_AN_END):
            async for message in socket:
                if message.data.startswith('{"type":"refused"'):
                    answer = json.loads(message.data)
                    self.answers[answer["code"]] += 1
                    if answer["id"] == "last":
                        return
        self._note_end(socket)

    def _note_end(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.answers[f"closed with {socket.close_code}"] += 1
        assert socket.close_code != BROKEN

    async def _send_frame(self, code: str, bad: bytes) -> None:
        host = self._server.base.removeprefix("http://")
        hello = frame(FIN | TEXT, _request("0", {"move": "hello"}).encode())
        shake = HANDSHAKE.format(code=code, host=host).encode()
        answer = await self._say("bad frames", shake, hello + bad + closing(1000))
        assert BROKEN.to_bytes(2, "big") + b"broken" not in answer

    async def _send_request(self, bad: bytes) -> None:
        assert not (await self._say("bad requests", bad)).startswith(b"HTTP/1.1 500")

    async def _say(self, kind: str, request: bytes, more: bytes = b"") -> bytes:
        """Send a request, and what follows the answer; return what comes back."""
        self.sent[kind] += 1
        reader, writer = await asyncio.open_connection("127.0.0.1", self._server.port)
        answer = b""
        with contextlib.suppress(ConnectionError, asyncio.IncompleteReadError):
            async with asyncio.timeout(SECONDS_FOR_AN_END):
                writer.write(request)
                answer = await reader.readuntil(b"\r\n\r\n")
                if more:
                    writer.write(more)
                    answer = await reader.read()
        writer.transport.abort()
        return answer


def _request(key: str, move: object) -> str:
    return msgspec.json.encode({"id": key, "move": move}).decode()


async def _send(socket: aiohttp.ClientWebSocketResponse, thing: str | bytes) -> None:
    if isinstance(thing, bytes):
        await socket.send_bytes(thing)
    else:
        await socket.send_str(thing)


def assert_calm(log: Path) -> None:
    """Nothing of the server's own has broken, as far as its log says."""
    for line in log.read_text().splitlines():
        entry = json.loads(line)
        assert not entry["where"].startswith("reverie") or entry["level"] in CALM, line


async def flood(data: Path, log: Path, count: int) -> Counter[str]:
    """Send so many hostile messages; raise if anybody is harmed."""
    server = ServerProcess(data, *NO_LIMITS)
    with log.open("wb") as lines:
        await server.start(lines)
    try:
        figures = await besiege(server, data, count)
        assert await server.stop() == 0, "the server died"
    except BaseException:
        with contextlib.suppress(ProcessLookupError):
            await server.kill()
        raise
    assert_calm(log)
    return figures


async def besiege(server: ServerProcess, data: Path, count: int) -> Counter[str]:
    evenings = [Evening(await server.new_table(), players) for players in HONEST]
    people = [
        Honest(server.base, evening, seat, Random(seat))
        for evening in evenings
        for seat in range(evening.players)
    ]
    for person in people:
        await person.connect()
    playing = [asyncio.create_task(person.play()) for person in people]
    for person in people:
        await person.until(lambda view: view.table.games == 1)
    pests = [Pest(server, seed, [evening.code for evening in evenings]) for seed in range(HOSTILE)]
    for pest in pests:
        await pest.settle()
    memory = []
    for _ in range(PARTS):
        await asyncio.gather(*(pest.send(count // PARTS // HOSTILE) for pest in pests))
        memory.append(server.memory() // MEGABYTE)
        print(memory[-1], "MB after", sum(pest.sent.total() for pest in pests), flush=True)  # noqa: T201
        assert not any(task.done() for task in playing), "an honest person has gone"
    for evening in evenings:
        evening.finishing = True
    async with asyncio.timeout(SECONDS_FOR_A_GAME):
        await asyncio.gather(*playing)
    made = await keys_in_log(data, {evening.code for evening in evenings})
    figures = await count_what_is_left(server, made, people)
    assert figures["reconnects"] == 0, "an honest socket was closed"
    assert memory[-1] - memory[PARTS // 5] < MOST_GROWTH
    for pest in pests:
        figures += pest.sent + pest.answers
    return figures


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        print(dict(asyncio.run(flood(place / "db", place / "log", int(sys.argv[1])))))  # noqa: T201
