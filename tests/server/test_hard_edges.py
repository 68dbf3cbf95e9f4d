"""Whoever sends nonsense gets a refusal or a closed socket, and harms nobody else."""

import asyncio
import contextlib
import json
from contextlib import AbstractContextManager
from pathlib import Path
from random import Random

import aiohttp
import pytest

from reverie.client import RefusedError
from reverie.game import Colour
from reverie.server.config import Config
from reverie.server.connection import MOST_UNANSWERED
from reverie.server.filling import bytes_to_keep
from reverie.server.messages import CLOSE_CODES
from reverie.table import Pace
from reverie.table.moves import Begin, BeReady, Say
from tests.client import Client
from tests.kit.nonsense import nonsense
from tests.log.kinds import HOWEVER_YOUNG
from tests.patience import PATIENCE
from tests.server.frames import FIN, TEXT, close_frame, frame
from tests.server.process import ServerProcess
from tests.server.running import (
    HANDSHAKE,
    QUICK,
    RunningServer,
    get,
    play_to_the_end,
    running_server,
)


async def pester(base: str, code: str, count: int, seed: int) -> int:
    """Send so much nonsense, reconnecting when thrown out; tell how many answers had a code."""
    rng = Random(seed)
    answers = sent = 0
    async with aiohttp.ClientSession() as session:
        while sent < count:
            async with session.ws_connect(f"{base}/api/tables/{code}/socket") as socket:
                await socket.send_str('{"id":"0","move":{"move":"hello"}}')
                try:
                    for _ in range(30):
                        sent += 1
                        thing = nonsense(rng, "t" * 40)
                        if isinstance(thing, bytes):
                            await socket.send_bytes(thing)
                        else:
                            await socket.send_str(thing)
                    await socket.send_str('{"id":"last","move":{"move":"hello"}}')
                except ConnectionError:
                    pass  # thrown out already; the answers so far are still to be read
                async for message in socket:
                    answer = json.loads(message.data)
                    if answer["type"] == "refused":
                        assert answer["code"]
                        answers += 1
                        if answer["id"] == "last":
                            break
    return answers


async def test_nonsense_harms_nobody(tmp_path: Path) -> None:
    """20,000 malformed and illegal messages are refused with codes or end in a closed socket.

    The games beside them are played to the end, and the server's memory stays where it was.
    """
    limits = ["--messages-per-second", "10000", "--sockets-per-address", "500"]
    server = ServerProcess(tmp_path / "db", *limits)
    await server.start()
    try:
        clients: list[Client] = []
        code = await server.new_table()
        for number, colour in enumerate(tuple(Colour)[:4]):
            client = await Client(server.base, code).connect()
            clients.append(await client.join(f"N{number}", colour))
        await clients[0].move(Begin())
        await pester(server.base, code, 2_000, seed=0)
        before = server.memory()
        games = asyncio.create_task(play_again_and_again(clients, 3))
        answers = await asyncio.gather(
            *(pester(server.base, code, 5_000, seed=seed) for seed in range(1, 5))
        )
        await games
        assert sum(answers) > 5_000
        assert server.memory() - before < 20_000_000
        for client in clients:
            await client.close()
    finally:
        assert await server.stop() == 0


async def play_again_and_again(clients: list[Client], games: int) -> None:
    for _ in range(games):
        await play_to_the_end(clients)
        for client in clients:
            await client.move(BeReady())
        for client in clients:
            await client.until(lambda view: view.table.game.phase != "over")
    await play_to_the_end(clients)


async def closed_with(socket: aiohttp.ClientWebSocketResponse) -> int | None:
    async with asyncio.timeout(PATIENCE):
        async for _ in socket:
            pass
    return socket.close_code


async def test_a_ping_is_answered_to_whoever_sent_it(tmp_path: Path) -> None:
    """Anybody may ask whether the line is alive; nobody else hears of it, and nothing changes."""
    async with running_server(tmp_path / "db") as server:
        code = await server.open_table()
        async with Client(server.base, code) as asker, Client(server.base, code) as other:
            await asker.send_raw('{"id":"alive?","move":{"move":"ping"}}')
            await asker.join("Ada")
            await other.until(lambda view: view.table.people)
            assert b'{"type":"pong","id":"alive?"}' in asker.frames
            assert not any(b"pong" in frame for frame in other.frames)


async def test_a_flood_is_stopped(tmp_path: Path) -> None:
    """More messages than allowed are refused, and a flood ends in a closed socket."""
    config = Config(messages_per_second=5, pace=QUICK)
    async with running_server(tmp_path / "db", config) as server:
        code = await server.open_table()
        client = await (await server.enter(code)).join("Ada", Colour.PINK)
        with contextlib.suppress(ConnectionError):
            for number in range(200):
                await client.send_raw(f'{{"id":"{number}","move":{{"move":"say","text":"x"}}}}')
        while client.close_code is None:
            await client.changed_or(1)
        assert client.close_code == 4420
        assert server.app.metrics.text({}).count('code="too_fast"') == 1


async def test_one_hasty_socket_fills_no_queue(tmp_path: Path) -> None:
    """However fast moves come, few of one socket wait at the table; the others wait outside."""
    config = Config(messages_per_second=100_000, pace=QUICK)
    async with running_server(tmp_path / "db", config) as server:
        code = await server.open_table()
        client = await (await server.enter(code)).join("Ada", Colour.PINK)
        live = server.app.hall.tables[code]
        longest = 0
        for number in range(300):
            await client.send_raw(f'{{"id":"{number}","move":{{"move":"say","text":"x"}}}}')
            longest = max(longest, len(live._turnstile._waiting))  # noqa: SLF001  no other way
        await client.move(Say("the last"))
        assert longest <= MOST_UNANSWERED
        assert live.table.chat[-1].text == "the last"
        assert live.seq > 300


async def test_letters_that_are_none(tmp_path: Path) -> None:
    """Bytes that are no UTF-8 are not understood by anybody, and close the socket with 1007."""
    async with running_server(tmp_path / "db") as server:
        reader, writer = await raw_socket(server)
        writer.write(frame(FIN | TEXT, b'{"id":"0","move":{"move":"hello"}}'))
        assert b'"type":"view"' in await reader.readuntil(b'"done":["0"]}')
        writer.write(frame(FIN | TEXT, b'{"id":"\xff","move":{"move":"begin"}}'))
        assert await reader.read() == close_frame(1007)
        writer.close()


async def test_whoever_is_thrown_out_is_gone_at_once(tmp_path: Path) -> None:
    """A socket that is closed by the server is nobody's any more, even if it never answers."""
    async with running_server(tmp_path / "db") as server:
        reader, writer = await raw_socket(server)
        writer.write(frame(FIN | TEXT, b'{"id":"0","move":{"move":"hello"}}'))
        await reader.readuntil(b'"done":["0"]}')
        (live,) = server.app.hall.tables.values()
        assert len(live.watchers) == 1
        writer.write(frame(FIN | TEXT, b"nonsense") * 30)
        await reader.readuntil(b"\x11\x30not_understood")
        await asyncio.sleep(0.05)
        assert not live.watchers
        writer.close()


async def test_the_deaf_do_not_delay_a_restart(tmp_path: Path) -> None:
    """A stop takes little more than a second, even if somebody never answers the goodbye."""
    async with running_server(tmp_path / "db") as server:
        reader, writer = await raw_socket(server)
        writer.write(frame(FIN | TEXT, b'{"id":"0","move":{"move":"hello"}}'))
        await reader.readuntil(b'"done":["0"]}')
        begun = asyncio.get_running_loop().time()
    assert asyncio.get_running_loop().time() - begun < 4
    writer.close()


async def raw_socket(server: RunningServer) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A connection at a new table, with hands shaken, and nothing that answers by itself."""
    host, port = server.base.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(HANDSHAKE.format(code=await server.open_table(), host=f"{host}:{port}").encode())
    await reader.readuntil(b"\r\n\r\n")
    return reader, writer


@pytest.mark.parametrize(
    ("first", "code"),
    [
        ("nonsense", 4400),
        ('{"id":"1","move":{"move":"say","text":"x"}}', 4400),
        ("x" * 20_000, 1009),
    ],
)
async def test_the_first_message_is_hello(first: str, code: int, tmp_path: Path) -> None:
    """A socket that does not begin with hello is closed."""
    async with running_server(tmp_path / "db") as server, aiohttp.ClientSession() as session:
        table = await server.open_table()
        async with session.ws_connect(f"{server.base}/api/tables/{table}/socket") as socket:
            await socket.send_str(first)
            assert await closed_with(socket) == code


async def test_there_is_no_socket_without_a_table(tmp_path: Path) -> None:
    """A code that no table has is answered with a close code of its own."""
    async with running_server(tmp_path / "db") as server, aiohttp.ClientSession() as session:
        for code in ("BCDFG", "nope!", "0"):
            async with session.ws_connect(f"{server.base}/api/tables/{code}/socket") as socket:
                assert await closed_with(socket) == 4404
            assert await get(f"{server.base}/api/tables/{code}") == (
                404,
                b'{"code":"no_such_table"}',
            )


async def test_other_sites_are_turned_away(tmp_path: Path) -> None:
    """A page of another site can neither open a socket nor a table; ours and listed ones can."""
    config = Config(pace=QUICK, origins=("https://friends.example",))
    async with (
        running_server(tmp_path / "db", config) as server,
        aiohttp.ClientSession() as session,
    ):
        tables = f"{server.base}/api/tables"
        socket = f"{tables}/{await server.open_table()}/socket"
        for origin, allowed in (
            ("https://evil.example", False),
            ("null", False),
            ("http://[", False),
            ("https://friends.example", True),
            (server.base, True),
        ):
            headers = {"Origin": origin}
            async with session.post(tables, headers=headers) as response:
                assert (response.status == 201) is allowed
            turned_away: AbstractContextManager[object] = contextlib.nullcontext()
            if not allowed:
                turned_away = pytest.raises(aiohttp.WSServerHandshakeError, match="403")
            with turned_away:
                async with session.ws_connect(socket, headers=headers):
                    pass


async def test_an_address_has_limits(tmp_path: Path) -> None:
    """One address opens so many tables an hour and so many sockets at a time."""
    config = Config(pace=QUICK, tables_per_hour=3, sockets_per_address=2)
    async with (
        running_server(tmp_path / "db", config) as server,
        aiohttp.ClientSession() as session,
    ):
        statuses = []
        for _ in range(5):
            async with session.post(f"{server.base}/api/tables") as response:
                statuses.append(response.status)
        assert statuses == [201, 201, 201, 429, 429]
        code = await server.open_table()
        first = await server.enter(code)
        await server.enter(code)
        with pytest.raises(aiohttp.WSServerHandshakeError):
            await server.enter(code)
        await first.close()
        await asyncio.sleep(0.1)
        await server.enter(code)


async def test_an_address_fills_only_so_much_of_the_disk(tmp_path: Path) -> None:
    """An address that has moved for so many bytes waits, at whichever table; a game costs most.

    It costs that once, however often it is asked for.
    """
    config = Config(pace=QUICK, megabytes_per_hour=1, messages_per_second=10_000)
    async with running_server(tmp_path / "db", config) as server:
        for _ in range(5):
            client = await server.enter(await server.open_table())
            for number in range(10):
                await client.send_raw(f'{{"id":"{number}","move":{{"move":"begin"}}}}')
        ann = await (await server.enter(await server.open_table())).join("Ann", Colour.PINK)
        await ann.move(Say("A line is small enough."))
        figures = server.app.metrics.text({})
        assert 'reverie_moves_refused_total{code="not_joined"} 40\n' in figures
        assert 'reverie_moves_refused_total{code="too_fast"} 10\n' in figures


def test_letters_are_counted_as_they_are_kept() -> None:
    """What a message fills of the disk is counted in bytes, in every script."""
    latin, kanji = (bytes_to_keep(letter * 100) for letter in "k鏡")
    assert kanji - latin == 200


async def test_trying_out_codes_leads_nowhere(tmp_path: Path) -> None:
    """After many wrong codes an address is told to wait, even with a right one."""
    async with running_server(tmp_path / "db") as server:
        real = f"{server.base}/api/tables/{await server.open_table()}"
        for _ in range(100):
            assert (await get(real))[0] == 200
        tries = 0
        while (await get(f"{server.base}/api/tables/BCDFG"))[0] == 404:
            tries += 1
            assert tries < 200, "a slow machine wins a try a second, no more"
        assert tries >= 60
        assert await get(real) == (429, b'{"code":"too_many_wrong_codes"}')


async def test_every_answer_has_strict_headers(tmp_path: Path) -> None:
    """Pages, errors and sockets alike carry the security headers."""
    async with running_server(tmp_path / "db") as server, aiohttp.ClientSession() as session:
        for path in ("/healthz", "/nowhere", "/api/protocol.json", "/api/tables/BCDFG"):
            async with session.get(f"{server.base}{path}") as response:
                assert "default-src 'self'" in response.headers["Content-Security-Policy"]
                assert response.headers["X-Content-Type-Options"] == "nosniff"
                assert response.headers["Referrer-Policy"] == "no-referrer"


async def test_whoever_says_nothing_is_let_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A socket that never says hello is closed."""
    monkeypatch.setattr("reverie.server.sockets.SECONDS_FOR_HELLO", 0.2)
    async with running_server(tmp_path / "db") as server, aiohttp.ClientSession() as session:
        code = await server.open_table()
        async with session.ws_connect(f"{server.base}/api/tables/{code}/socket") as socket:
            assert await closed_with(socket) == 4401


async def test_moves_right_behind_hello(tmp_path: Path) -> None:
    """A client that comes back may send all its unanswered moves at once, right behind hello."""
    async with (
        running_server(tmp_path / "db", Config(pace=QUICK)) as server,
        aiohttp.ClientSession() as session,
    ):
        code = await server.open_table()
        client = await (await server.enter(code)).join("Ann", Colour.PINK)
        server.app.hall.close()
        async with session.ws_connect(f"{server.base}/api/tables/{code}/socket") as socket:
            hello = {"id": "h", "move": {"move": "hello", "token": client.token}}
            await socket.send_str(json.dumps(hello))
            for number in range(40):
                say = {"id": f"m{number}", "move": {"move": "say", "text": f"Line {number}"}}
                await socket.send_str(json.dumps(say))
            done: list[str] = []
            while "m39" not in done:
                done += (await socket.receive_json(timeout=5)).get("done", [])
        assert done == ["h", *(f"m{number}" for number in range(40))]


async def test_a_table_that_expires_under_people(tmp_path: Path) -> None:
    """Whoever still looks at a table that the log has forgotten is told that it is gone."""
    async with running_server(tmp_path / "db") as server, aiohttp.ClientSession() as session:
        code = await server.open_table()
        ann, ben = await server.sit_down(code, 2)
        assert await server.app.log.expire(HOWEVER_YOUNG) == 1
        with contextlib.suppress(ConnectionError):
            await ann.move(Say("Anybody there?"))
        async with asyncio.timeout(PATIENCE):
            while ann.connected or ben.connected:  # noqa: ASYNC110  a client has no event for that
                await asyncio.sleep(0.01)
        async with session.ws_connect(f"{server.base}/api/tables/{code}/socket") as socket:
            assert await closed_with(socket) == 4404


@pytest.mark.parametrize("rounds", range(6))
async def test_whoever_comes_while_the_server_stops(rounds: int, tmp_path: Path) -> None:
    """A socket that is opened in the moment of a stop is told to reconnect, if it is served."""
    async with running_server(tmp_path / "db") as server:
        code = await server.open_table()
        host, _, port = server.base.removeprefix("http://").partition(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        writer.write(HANDSHAKE.format(code=code, host=f"{host}:{port}").encode())
        for _ in range(rounds):
            await asyncio.sleep(0)
    answer = await reader.read()
    writer.close()
    assert not answer.startswith(b"HTTP/1.1 101") or answer.endswith(close_frame(1012, b"restart"))


async def test_whoever_answers_no_ping_is_cut_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A silent socket is pinged. With a pong it stays, time and again; without, it is cut off."""
    monkeypatch.setattr("reverie.server.wire.SECONDS_BETWEEN_PINGS", 0.4)
    async with running_server(tmp_path / "db") as server, aiohttp.ClientSession() as session:
        code = await server.open_table()
        url = f"{server.base}/api/tables/{code}/socket"
        alive = await server.enter(code)
        async with session.ws_connect(url, autoping=False) as socket:
            await socket.ping(b"before hello")
            assert (await socket.receive(5)).data == b"before hello"
            await socket.send_str('{"id":"a","move":{"move":"hello"}}')
            assert (await socket.receive(5)).type is aiohttp.WSMsgType.TEXT
            await socket.ping(b"after it")
            assert (await socket.receive(5)).data == b"after it"
            assert (await socket.receive(5)).type is aiohttp.WSMsgType.PING
            cut_off = await socket.receive(5)
            assert cut_off.type in (aiohttp.WSMsgType.CLOSED, aiohttp.WSMsgType.ERROR)
        await asyncio.sleep(1)
        assert alive.connected
        await alive.join("Ann", Colour.PINK)


def test_close_codes_are_distinct() -> None:
    """Every reason to close a socket has a code of its own."""
    assert len(set(CLOSE_CODES.values())) == len(CLOSE_CODES)


async def test_operators_can_look(tmp_path: Path) -> None:
    """Health, readiness, metrics and the schema are there, and tell no secret."""
    config = Config(pace=Pace(), messages_per_second=1000)
    async with running_server(tmp_path / "db", config) as server:
        code = await server.open_table()
        client = await (await server.enter(code)).join("Secret Name", Colour.PINK)
        with pytest.raises(RefusedError):
            await client.move(Begin())
        assert await get(f"{server.base}/healthz") == (200, b"alive\n")
        assert await get(f"{server.base}/readyz") == (200, b"ready\n")
        _, figures = await get(f"{server.base}/metrics")
        assert b"reverie_sockets 1\n" in figures
        assert b'reverie_moves_refused_total{code="too_few_players"} 1\n' in figures
        assert b"Secret" not in figures
        assert code.encode() not in figures
        _, schema = await get(f"{server.base}/api/protocol.json")
        assert {"Request", "ViewMessage"} <= set(json.loads(schema)["$defs"])
