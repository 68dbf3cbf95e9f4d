"""Connections that never become a request, or never end, keep nobody out."""

import asyncio
import logging
import resource
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import pytest

from reverie.game import Colour
from reverie.server.config import Config
from reverie.server.door import AT_A_TIME, Door
from reverie.server.gate import (
    DESCRIPTORS_FOR_FILES,
    MOST_DESCRIPTORS,
    SECONDS_OF_REQUESTS_AT_ONCE,
    Gate,
    ask_for_descriptors,
)
from reverie.server.gate import logger as gate_logger
from reverie.server.limits import Bucket
from reverie.server.logs import Seldom
from reverie.table.moves import Say
from tests.patience import PATIENCE
from tests.server.running import QUICK, RunningServer, get, running_server

Readers = list[asyncio.StreamReader]

HALF_A_HEAD = b"GET /healthz HTTP/1.1\r\nHost: here\r\nX-Slow: "


@asynccontextmanager
async def strangers(server: RunningServer, number: int) -> AsyncIterator[Readers]:
    """Connections, opened one after the other, whose request is never finished."""
    host, port = server.base.removeprefix("http://").split(":")
    opened = []
    for _ in range(number):
        reader, writer = await asyncio.open_connection(host, int(port))
        writer.write(HALF_A_HEAD)
        opened.append((reader, writer))
    try:
        yield [reader for reader, _ in opened]
    finally:
        for _, writer in opened:
            writer.close()


async def cut(readers: Readers, within: float) -> list[bool]:
    """Which of them are closed by the server after this while."""
    await asyncio.sleep(within)
    return [reader.at_eof() or reader.exception() is not None for reader in readers]


@contextmanager
def descriptors(number: int) -> Iterator[None]:
    """This process may have so many files and connections open."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (number, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


async def test_half_a_request_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """F1: whoever does not finish a request's head, or sends nothing at all, is cut off."""
    monkeypatch.setattr("reverie.server.gate.SECONDS_TO_ASK", 0.3)
    async with running_server(tmp_path / "db") as server, strangers(server, 5) as readers:
        person = await (await server.enter(await server.open_table())).join("Ann", Colour.PINK)
        assert await cut(readers, 0.8) == [True] * 5
        await person.move(Say("I was waited for."))


async def test_an_idle_connection_is_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """F1: a connection without another request is closed a while after its last answer."""
    monkeypatch.setattr("reverie.server.gate.SECONDS_TO_ASK", 2.0)
    async with running_server(tmp_path / "db") as server:
        host, port = server.base.removeprefix("http://").split(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        for _ in range(3):
            writer.write(b"GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n")
            assert (await reader.readuntil(b"alive\n")).startswith(b"HTTP/1.1 200")
            await asyncio.sleep(0.9)
        async with asyncio.timeout(PATIENCE):
            assert await reader.read() == b""
        writer.close()


async def test_an_address_has_so_many_connections(tmp_path: Path) -> None:
    """F1: beyond its number, the connection of an address that has waited longest is closed.

    Whoever comes with a whole request is answered, and people at tables stay.
    """
    async with running_server(tmp_path / "db", Config(pace=QUICK, sockets_per_address=2)) as server:
        person = await (await server.enter(await server.open_table())).join("Ann", Colour.PINK)
        async with strangers(server, 40) as readers:
            assert await cut(readers, 0.2) == [True] * 34 + [False] * 6
            assert (await get(f"{server.base}/healthz"))[0] == 200
            await person.move(Say("Still here."))


async def test_a_proxy_is_not_one_address(tmp_path: Path) -> None:
    """F1: behind a proxy all connections come from one address, and none is closed for that."""
    config = Config(pace=QUICK, sockets_per_address=2, behind_proxy=True)
    async with (
        running_server(tmp_path / "db", config) as server,
        strangers(server, 40) as readers,
    ):
        assert not any(await cut(readers, 0.2))


async def test_a_full_house_lets_people_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """F1: when the system allows no more connections, strangers who wait make room for newcomers.

    People at tables stay, operators get their answer, and the log has one line about it.
    """
    monkeypatch.setattr(gate_logger, "filters", [Seldom()])
    with descriptors(DESCRIPTORS_FOR_FILES + 20):
        async with running_server(tmp_path / "db", Config(pace=QUICK)) as server:
            code = await server.open_table()
            person = await (await server.enter(code)).join("Ann", Colour.PINK)
            async with strangers(server, 60) as readers:
                closed = await cut(readers, 0.2)
                assert closed == [True] * (60 - 19) + [False] * 19
                for path in ("/healthz", "/readyz"):
                    assert (await get(f"{server.base}{path}"))[0] == 200
                await (await server.enter(code)).join("Ben", Colour.BLUE)
                await person.move(Say("Come in, Ben."))
    (line,) = [record for record in caplog.records if record.name == gate_logger.name]
    assert line.levelno == logging.WARNING
    assert line.__dict__["figures"] == {"limit": 20, "at_tables": 1, "held_back": 0}


async def test_sockets_leave_room_for_others(tmp_path: Path) -> None:
    """F1: when three quarters of all connections are at tables, there is no further socket."""
    with descriptors(DESCRIPTORS_FOR_FILES + 20):
        async with running_server(tmp_path / "db", Config(pace=QUICK)) as server:
            code = await server.open_table()
            for _ in range(15):
                await server.enter(code)
            status, body = await get(f"{server.base}/api/tables/{code}/socket")
            assert (status, body) == (503, b'{"code":"too_busy"}')
            assert (await get(f"{server.base}/api/tables/{code}"))[0] == 200


def test_the_system_is_asked_for_connections() -> None:
    """F1: a server takes as many descriptors as it may have, within reason."""
    with descriptors(512):
        ask_for_descriptors()
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        assert soft == min(hard, MOST_DESCRIPTORS)


def test_a_line_that_comes_often_is_written_once() -> None:
    """What a stranger can cause at will is logged once a minute, with a count."""
    seldom = Seldom()
    written = []
    for second in (0, 1, 2, 59, 60, 61, 150):
        line = logging.makeLogRecord({"msg": "full", "created": 1000.0 + second})
        other = logging.makeLogRecord({"msg": "other", "created": 1000.0 + second})
        if seldom.filter(line):
            written.append((second, line.__dict__["figures"]["held_back"]))
        assert seldom.filter(other) == (second in {0, 60, 150})
    assert written == [(0, 0), (60, 3), (150, 1)]


async def test_an_address_that_asks_too_often_has_to_wait(tmp_path: Path) -> None:
    """Requests beyond a rate are answered later, and none is refused; others notice nothing."""
    config = Config(pace=QUICK, sockets_per_address=2)
    async with running_server(tmp_path / "db", config) as server:
        host, port = server.base.removeprefix("http://").split(":")
        reader, writer = await asyncio.open_connection(host, int(port), local_addr=("127.0.0.9", 0))
        begun = asyncio.get_running_loop().time()
        for _ in range(at_once(config) + 3):
            writer.write(b"GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n")
            assert (await reader.readuntil(b"alive\n")).startswith(b"HTTP/1.1 200")
        assert asyncio.get_running_loop().time() - begun > 3 / config.requests_per_second
        for _ in range(at_once(config)):
            writer.write(b"GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n")
        async with asyncio.timeout(SECONDS_OF_REQUESTS_AT_ONCE / 2):
            assert (await get(f"{server.base}/healthz"))[0] == 200
        begun = asyncio.get_running_loop().time()
    assert asyncio.get_running_loop().time() - begun < 4, "those who wait delay no restart"
    writer.close()


async def test_an_address_that_connects_too_often_is_heard_later(tmp_path: Path) -> None:
    """Connections beyond a rate are heard later, within the time that a whole burst takes."""
    config = Config(pace=QUICK, sockets_per_address=2)
    async with running_server(tmp_path / "db", config) as server:
        begun = asyncio.get_running_loop().time()
        async with strangers(server, at_once(config) + 2):
            assert (await get(f"{server.base}/healthz"))[0] == 200
        waited = asyncio.get_running_loop().time() - begun
        assert waited > 3 / config.requests_per_second


def at_once(config: Config) -> int:
    return config.requests_per_second * SECONDS_OF_REQUESTS_AT_ONCE


def test_nobody_owes_more_than_a_bucket() -> None:
    """However much somebody takes, after a bucket's time all is forgiven."""
    bucket = Bucket(2, 10, 0.0)
    assert [bucket.owe(0.0) for _ in range(12)] == [0] * 10 + [0.5, 1.0]
    assert max(bucket.owe(0.0) for _ in range(1000)) == 5.0
    assert bucket.owe(5.5) == 0


async def test_a_crowd_at_the_door_comes_in_a_few_at_a_time() -> None:
    """F1: however many wait outside, those inside have their turn after every few."""
    taken_in: list[asyncio.Protocol] = []

    def host() -> asyncio.Protocol:
        taken_in.append(asyncio.Protocol())
        return taken_in[-1]

    gate = Gate(Config(), room=100)
    listener = socket.create_server(("127.0.0.1", 0), backlog=100)
    listener.settimeout(0)
    crowd = [socket.create_connection(listener.getsockname()) for _ in range(5 * AT_A_TIME)]
    door = Door(gate, host, [listener])
    turns = 0
    async with asyncio.timeout(PATIENCE):
        while len(taken_in) < len(crowd):
            await asyncio.sleep(0)
            turns += 1
            assert len(taken_in) <= AT_A_TIME * turns
    door.close()
    for one in crowd:
        one.close()
    async with asyncio.timeout(PATIENCE):
        while gate.strangers:  # noqa: ASYNC110  nobody tells
            await asyncio.sleep(0.01)
