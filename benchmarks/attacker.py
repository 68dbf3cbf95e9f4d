"""One address that does all at once that a stranger could try: docs/security.md has the list.

python -m benchmarks.attacker PORT ADDRESS SECONDS WAYS TABLE…    of tables with long histories

It knows the protocol, keeps to no limit and sends as fast as it can, though in a process that
gives way to all others. At the end it prints how often it did what.
"""

import asyncio
import itertools
import os
import sys
from collections import Counter, deque
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from functools import partial
from random import Random
from typing import TypeAlias

import msgspec
import uvloop

from benchmarks.load import (
    HANDSHAKE,
    answer_from,
    ask,
    content_of,
    request_of,
    text_frame,
)
from reverie.table.hall import LETTERS

PEOPLE, WATCHERS, BABBLERS, SOCKET_GUESSERS = 60, 30, 4, 5
"""with a socket each; an address may have 100"""
GUESSERS, BREAKERS, UPLOADS = 20, 4, 6
UNFINISHED = 400
"""requests, of which 300 may be open"""
SECONDS_BETWEEN_MESSAGES = 0.04
"""of a socket, which may send 20 a second"""
SECONDS_BETWEEN_CRUMBS = 0.1
"""of a picture that comes with half the speed that is asked for"""

HELLO = text_frame(b'{"id":"0","move":{"move":"hello"}}')
JUNK = (
    text_frame(b"nonsense"),
    text_frame(b'{"id":"\\ud800","move":{"move":"say","text":"\\udfff"}}'),
    text_frame(b'{"id":"1","move":{"move":"rename","name":1e999}}'),
    text_frame(b"[" * 10_000),
    text_frame(b'{"id":"2","move":{"move":"cast_votes","game":1,"turn":-1,"slots":[99,99]}}'),
    text_frame(b'{"id":"3","move":{"move":"begin","please":true}}'),
    b"\x82\x84\0\0\0\0\0\xff\0\xff",  # binary
    b"\x89\xfd" + b"\0" * 129,  # the longest ping
    b"\xf1\x80\0\0\0\0",  # reserved bits
    b"\x81\xff" + b"\xff" * 12,  # longer than any message
)
BROKEN_REQUESTS = (
    b"GET / HTTP/9.9\r\n\r\n",
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n",  # TLS
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
    b"GET /%s HTTP/1.1\r\nHost: x\r\n\r\n" % (b"a" * 9000),
)
UNFINISHED_REQUEST = b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: "
REACTIONS = ("clap", "heart", "laugh", "wow", "hmm", "cry")

Way: TypeAlias = Callable[[], Awaitable[None]]
Streams: TypeAlias = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class RefusedError(Exception):
    """There is no socket for us."""


CUT_OFF = (OSError, EOFError, asyncio.LimitOverrunError, RuntimeError, RefusedError)
"""uvloop raises RuntimeError when something is written to a connection that is closed"""


class Attacker:
    """Whoever sits at this address."""

    def __init__(self, port: int, address: str, long_tables: list[str]) -> None:
        self._port = port
        self._address = address
        self._long_tables = itertools.cycle(long_tables)
        self._rng = Random(1)
        self._table = ""
        self._pack: dict[str, str] = {}
        self._unfinished: deque[asyncio.StreamWriter] = deque()
        self.did: Counter[str] = Counter()

    async def attack(self, seconds: float, names: list[str]) -> None:
        """All of it at once, or only what is named, for so long."""
        self._table = content_of(await self._ask("POST", "/api/tables"))["code"]
        self._pack = content_of(await self._ask("POST", "/api/own-packs", b'{"name":"Eve"}'))
        ways = self._ways()
        chosen = [way for name in names or ways for way in ways[name]]
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await asyncio.gather(*map(_for_ever, chosen))

    def _ways(self) -> dict[str, list[Way]]:
        return {
            "unfinished": [self._leave_unfinished],
            "tables": [self._open_table],
            "long": [self._load_long_table],
            "fidget": [partial(self._fidget, number) for number in range(PEOPLE)],
            "watch": [self._watch] * WATCHERS,
            "babble": [self._babble] * BABBLERS,
            "guess": [self._guess] * GUESSERS,
            "sockets": [self._guess_by_socket] * SOCKET_GUESSERS,
            "upload": [partial(self._upload, number % 2) for number in range(UPLOADS)],
            "break": [self._break] * BREAKERS,
        }

    # --- connections ---------------------------------------------------------------------

    async def _connect(self) -> Streams:
        return await asyncio.open_connection("127.0.0.1", self._port, local_addr=(self._address, 0))

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[Streams]:
        reader, writer = await self._connect()
        try:
            yield reader, writer
        finally:
            writer.transport.abort()

    @asynccontextmanager
    async def _socket(self, code: str) -> AsyncIterator[Streams]:
        async with self._connection() as (reader, writer):
            path = f"/api/tables/{code}/socket"
            writer.write(HANDSHAKE.format(path=path, host="x").encode())
            if b" 101 " not in await reader.readuntil(b"\r\n\r\n"):
                self.did["sockets refused"] += 1
                raise RefusedError
            yield reader, writer

    async def _ask(self, method: str, path: str, body: bytes = b"") -> bytes:
        return await ask(self._port, method, path, self._address, body)

    # --- ways to do harm -----------------------------------------------------------------

    async def _leave_unfinished(self) -> None:
        """A request without an end, and those before it held open as long as we are let."""
        _, writer = await self._connect()
        writer.write(UNFINISHED_REQUEST)
        self._unfinished.append(writer)
        self.did["unfinished requests"] += 1
        if len(self._unfinished) > UNFINISHED:
            self._unfinished.popleft().transport.abort()

    async def _break(self) -> None:
        """A request that is none, for the log."""
        async with self._connection() as (reader, writer):
            writer.write(self._rng.choice(BROKEN_REQUESTS))
            self.did["broken requests"] += 1
            await reader.read()

    async def _guess(self) -> None:
        """Code after code, on one connection."""
        async with self._connection() as (reader, writer):
            while True:
                writer.write(request_of("GET", f"/api/tables/{self._any_code()}"))
                found = b"no_such_table" in await answer_from(reader)
                self.did["wrong codes answered" if found else "wrong codes refused"] += 1

    async def _guess_by_socket(self) -> None:
        async with self._socket(self._any_code()) as (reader, _):
            goodbye = await reader.read()
            found = b"no_such_table" in goodbye
            self.did["wrong codes answered" if found else "wrong codes refused"] += 1

    async def _watch(self) -> None:
        """Come, look, and go."""
        async with self._socket(self._table) as (reader, writer):
            writer.write(HELLO)
            await reader.readuntil(b'"done":["0"]}')
            self.did["comings and goings"] += 1

    async def _babble(self) -> None:
        """Bad frames and nonsense, until the socket is closed."""
        async with self._socket(self._table) as (reader, writer):
            writer.write(HELLO)
            async for _ in _until_end(reader, SECONDS_BETWEEN_MESSAGES):
                writer.write(self._rng.choice(JUNK))
                self.did["junk messages"] += 1

    async def _fidget(self, number: int) -> None:
        """One of many at one table, who reacts, renames, chats and changes the settings."""
        token = f"{number:x>40}"
        join = {"move": "join", "name": "Eve", "token": token}
        async with self._socket(self._table) as (reader, writer):
            async for turn in _until_end(reader, SECONDS_BETWEEN_MESSAGES):
                first = ({"move": "hello", "token": token}, join)
                move = first[turn] if turn < len(first) else _nuisance(turn)
                message = {"id": f"{number}-{turn}-{self._rng.random()}", "move": move}
                writer.write(text_frame(msgspec.json.encode(message)))
                await writer.drain()
                self.did["messages"] += 1

    async def _open_table(self) -> None:
        made = (await self._ask("POST", "/api/tables")).startswith(b"HTTP/1.1 201")
        self.did["tables made" if made else "tables refused"] += 1

    async def _load_long_table(self) -> None:
        await self._ask("GET", f"/api/tables/{next(self._long_tables)}/turns")
        self.did["long tables asked for"] += 1

    async def _upload(self, speed: int) -> None:
        """A large picture of which nothing comes, or a little all the time."""
        async with self._connection() as (reader, writer):
            path = f"/api/own-packs/{self._pack['id']}/cards"
            key = f"Authorization: Bearer {self._pack['key']}"
            writer.write(request_of("POST", path, 20_000_000, key, "Connection: close"))
            async for _ in _until_end(reader, SECONDS_BETWEEN_CRUMBS):
                writer.write(b"x" * (1000 * speed))
            self.did["uploads cut off"] += 1

    def _any_code(self) -> str:
        return "".join(self._rng.choices(LETTERS, k=5))


async def _for_ever(way: Way) -> None:
    while True:
        with suppress(*CUT_OFF):
            await way()
        await asyncio.sleep(0)


def _nuisance(turn: int) -> dict[str, object]:
    match turn % 4:
        case 0:
            return {"move": "react", "reaction": REACTIONS[turn % len(REACTIONS)]}
        case 1:
            return {"move": "rename", "name": f"Eve {turn}"}
        case 2:
            return {"move": "say", "text": f"{turn} " + "long line " * 18}
        case _:
            return {"move": "change_settings", "settings": {"goal": 30 + turn % 8}}


async def _until_end(reader: asyncio.StreamReader, pause: float) -> AsyncIterator[int]:
    """Count, with pauses, until the other side says no more; what it says is passed over."""
    for number in itertools.count():
        yield number
        with suppress(TimeoutError):
            async with asyncio.timeout(pause):
                while await reader.read(1 << 16):
                    pass
                return


async def main(
    port: int, address: str, seconds: float, ways: list[str], long_tables: list[str]
) -> None:
    """Attack, and say how often it did what."""
    os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    attacker = Attacker(port, address, long_tables)
    await attacker.attack(seconds, ways)
    sys.stdout.buffer.write(msgspec.json.encode(attacker.did))


if __name__ == "__main__":
    place, seconds, names = int(sys.argv[1]), float(sys.argv[3]), sys.argv[4].split()
    uvloop.run(main(place, sys.argv[2], seconds, names, sys.argv[5:]))
