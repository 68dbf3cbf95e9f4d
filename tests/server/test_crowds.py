"""Slow readers, idle tables by the thousand and restless clients harm nobody."""

import asyncio
import json
import socket as sockets
from pathlib import Path
from random import Random

import aiohttp
import pytest

from reverie.client.errors import ClosedError
from reverie.game import Colour
from reverie.server.messages import CLOSE_CODES, Close
from reverie.table import Settings
from reverie.table.crowd import MOST_OF_A_HOUSEHOLD
from reverie.table.moves import Begin, Join, Say
from tests.client import Client
from tests.patience import PATIENCE
from tests.server.running import HANDSHAKE, RunningServer, play_to_the_end, running_server
from tests.tables.onlooker import Onlooker

HELLO = b'{"id":"0","move":{"move":"hello"}}'


async def sleepy_reader(
    server: RunningServer, code: str
) -> tuple[asyncio.StreamReader, asyncio.Transport]:
    """A socket with a tiny buffer that says hello and then reads nothing."""
    raw = sockets.socket()
    raw.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
    raw.setblocking(False)  # noqa: FBT003  its own signature
    host = server.base.removeprefix("http://")
    address, port = host.split(":")
    loop = asyncio.get_running_loop()
    await loop.sock_connect(raw, (address, int(port)))
    reader = asyncio.StreamReader(limit=2048)
    transport, _ = await loop.create_connection(
        lambda: asyncio.StreamReaderProtocol(reader), sock=raw
    )
    transport.write(HANDSHAKE.format(code=code, host=host).encode())
    await reader.readuntil(b"\r\n\r\n")
    mask = b"\0\0\0\0"
    transport.write(bytes([0x81, 0x80 | len(HELLO)]) + mask + HELLO)
    transport.pause_reading()
    return reader, transport


def wake(transport: asyncio.Transport) -> None:
    """Let it read on, and with a buffer in which much has room: a tiny one drains in slow drips."""
    raw = transport.get_extra_info("socket")
    raw.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 1 << 20)
    transport.resume_reading()


async def test_a_slow_reader_holds_nobody_up(tmp_path: Path) -> None:
    """Whoever does not read gets the newest view later; the others notice nothing."""
    async with running_server(tmp_path / "db") as server:
        code = await server.open_table()
        clients = await server.sit_down(code, 3)
        reader, transport = await sleepy_reader(server, code)
        for number in range(800):
            await clients[0].move(Say(f"{number} " + "long line " * 18))
        live = server.app.hall.tables[code]
        behind = [watcher for watcher, who in live.watchers.items() if who is None]
        assert len(behind) == 1
        assert behind[0].wire._transport.get_write_buffer_size() < 200_000  # type: ignore[attr-defined]  # noqa: SLF001
        await clients[0].move(Begin())
        for client in clients:
            await client.until(lambda view: view.table.games == 1)
        await play_to_the_end(clients)
        wake(transport)
        newest = b'"seq":%d,' % live.seq
        tail = b""
        async with asyncio.timeout(PATIENCE):
            while newest not in tail:
                tail = tail[-50:] + await reader.read(65536)
        transport.close()


async def test_a_thousand_idle_tables(tmp_path: Path) -> None:
    """A thousand tables with games on them do not disturb the one that is played."""
    async with running_server(tmp_path / "db") as server:
        for _ in range(1000):
            await open_idle_game(server)
        assert len(server.app.hall.tables) == 1000
        code = await server.open_table()
        await play_to_the_end(await server.begin(code, 6))


async def open_idle_game(server: RunningServer) -> None:
    live = await server.app.hall.create(Settings())
    people = [Onlooker() for _ in range(6)]
    for number, (person, colour) in enumerate(zip(people, Colour, strict=False)):
        live.enter(person)
        live.act(person, "j", Join(f"N{number}", f"{number}".ljust(40, "x"), colour))
        await person.done.wait()
    people[0].done.clear()
    live.act(people[0], "b", Begin())
    await people[0].done.wait()
    for person in people:
        await live.exit(person)


async def test_a_restless_client(tmp_path: Path) -> None:
    """A client that reconnects in a loop does not keep the others from playing."""
    async with running_server(tmp_path / "db") as server:
        code = await server.open_table()
        clients = await server.begin(code, 4)

        async def fidget() -> None:
            async with aiohttp.ClientSession() as session:
                url = f"{server.base}/api/tables/{code}/socket"
                hello = {"id": "0", "move": {"move": "hello", "token": clients[1].token}}
                for _ in range(300):
                    async with session.ws_connect(url) as socket:
                        await socket.send_str(json.dumps(hello))

        await asyncio.gather(fidget(), play_to_the_end(clients))
        await asyncio.sleep(0.2)
        assert len(server.app.hall.tables[code].watchers) == 4
        assert len(server.app.sockets.connections) == 4


async def test_sockets_leave_nothing_behind(tmp_path: Path) -> None:
    """When everybody is gone, the server holds no socket and, after a while, no table."""
    async with running_server(tmp_path / "db") as server:
        codes = [await server.open_table() for _ in range(5)]
        for code in codes:
            for client in await server.begin(code, 3):
                await client.close()
        await asyncio.sleep(0.2)
        assert not server.app.sockets.connections
        assert all(not live.watchers for live in server.app.hall.tables.values())
        for live in tuple(server.app.hall.tables.values()):
            server.app.hall._drop(live)  # noqa: SLF001  the linger time is over
        assert not server.app.hall.tables
        again = await (await Client(server.base, codes[0]).connect()).join("Eve")
        assert again.choice(Random(0)) is None
        await again.close()


async def test_a_crowd_costs_no_more_than_its_number(tmp_path: Path) -> None:
    """F4: whoever only watches is shown the table, and nobody else is for their sake."""
    async with running_server(tmp_path / "db") as server:
        code = await server.open_table()
        (ada,) = await server.sit_down(code, 1)
        seen = len(ada.frames)
        crowd = list[Client]()
        for _ in range(2):
            wave = [await server.enter(code) for _ in range(MOST_OF_A_HOUSEHOLD)]
            for watcher in wave:
                await watcher.close()
            crowd += wave
        assert len(ada.frames) == seen
        assert all(len(watcher.frames) == 1 for watcher in crowd)


async def test_a_crowd_keeps_no_person_out(tmp_path: Path) -> None:
    """F4: beyond the bound those who only watch are told so; people and their devices get in."""
    async with running_server(tmp_path / "db") as server:
        code = await server.open_table()
        (ada,) = await server.sit_down(code, 1)
        crowd = [await server.enter(code) for _ in range(MOST_OF_A_HOUSEHOLD)]
        with pytest.raises(ClosedError) as closed:
            await server.enter(code)
        assert closed.value.close_code == CLOSE_CODES[Close.CROWDED]
        assert (await server.enter(code, ada.token)).view.you.person == "p1"
        live = server.app.hall.tables[code]
        await crowd[0].close()
        async with asyncio.timeout(PATIENCE):
            while list(live.watchers.values()).count(None) == MOST_OF_A_HOUSEHOLD:
                await ada.move(Say("Is there room?"))
        await server.enter(code)


async def test_comings_and_goings_are_told_together(tmp_path: Path) -> None:
    """F4: people who come back at once are shown to the others in one view or a few."""
    async with running_server(tmp_path / "db") as server:
        code = await server.open_table()
        people = await server.sit_down(code, 10)
        for person in people[1:]:
            await person.close()
        await people[0].until(lambda view: sum(one.here for one in view.table.people) == 1)
        seen = len(people[0].frames)
        await asyncio.gather(*(server.enter(code, person.token) for person in people[1:]))
        await people[0].until(lambda view: all(one.here for one in view.table.people))
        assert len(people[0].frames) - seen <= 4
