"""The Python client: what it promises to programs, whatever happens to the connection."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp
import pytest
from aiohttp import web

from reverie.client import Client, ClosedError, RefusedError
from reverie.client.client import PAUSES
from reverie.client.errors import FINAL
from reverie.game import Colour
from reverie.server.config import Config
from reverie.server.messages import CLOSE_CODES, Close, Message, React, Request, request_decoder
from reverie.table.moves import Begin, Leave, PlayCards, Say, StrictClue, TellClue
from reverie.table.reactions import Reacted, Reaction
from tests.kit.ports import free_port
from tests.server.process import ServerProcess
from tests.server.running import QUICK, running_server

SOON = (0.01,)


class Listener(Client):
    """A client that remembers how often its connection was gone, and what was shown."""

    def __init__(self, base: str, code: str, token: str | None = None) -> None:
        super().__init__(base, code, token, pauses=SOON)
        self.waits: list[float] = []
        self.reactions: list[Message] = []

    def lost(self, seconds: float) -> None:
        self.waits.append(seconds)

    def received(self, message: Message, frame: str) -> None:
        if isinstance(message, Reacted):
            assert '"reaction"' in frame
            self.reactions.append(message)


Verdict = Callable[[Request], int | None]
"""the code to close a connection with after such a request, whose answer is lost; or None"""


@asynccontextmanager
async def between(base: str, verdict: Verdict) -> AsyncIterator[tuple[str, list[Request]]]:
    """A line to a server that can be cut at any request, and all that was sent on it."""
    sent: list[Request] = []

    async def relay(request: web.Request) -> web.WebSocketResponse:
        near = web.WebSocketResponse()
        await near.prepare(request)
        async with (
            aiohttp.ClientSession() as session,
            session.ws_connect(f"{base}{request.path}") as far,
        ):
            back = asyncio.create_task(pass_on(far, near))
            async for frame in near:
                sent.append(request_decoder.decode(frame.data))
                code = verdict(sent[-1])
                if code is not None:
                    back.cancel()
                await far.send_str(frame.data)
                if code is not None:
                    await near.close(code=code)
            back.cancel()
        return near

    app = web.Application()
    app.router.add_get("/{path:.*}", relay)
    runner = web.AppRunner(app)
    await runner.setup()
    port = free_port()
    await web.TCPSite(runner, "127.0.0.1", port).start()
    try:
        yield f"http://127.0.0.1:{port}", sent
    finally:
        await runner.cleanup()


async def pass_on(far: aiohttp.ClientWebSocketResponse, near: web.WebSocketResponse) -> None:
    async for frame in far:
        await near.send_str(frame.data)
    await near.close(code=far.close_code or 1006)


async def test_a_client_joins_looks_and_moves(tmp_path: Path) -> None:
    """It knows the newest view, waits for one, makes typed moves, and hears of refusals by code."""
    async with running_server(tmp_path / "db") as server:
        code = await server.open_table()
        await server.sit_down(code, 2)
        async with Client(server.base, code) as client:
            assert client.view.you.person is None
            await client.join("Ada", Colour.BLACK)
            assert client.token is not None
            assert client.view.you.seat == 2
            with pytest.raises(RefusedError) as refused:
                await client.move(Begin())
            assert refused.value.code == "not_host"
            await client.move(Say("Good evening"))
            view = await client.until(lambda view: bool(view.table.chat))
            assert view.table.chat[0].name == "Ada"
        async with Client(server.base, code, client.token) as again:
            assert again.view.you.person == "p3"


async def test_views_come_as_they_are_asked_for(tmp_path: Path) -> None:
    """The newest view comes first, then newer ones; what was passed meanwhile is left out."""
    async with running_server(tmp_path / "db") as server:
        code = await server.open_table()
        (ada,) = await server.sit_down(code, 1)
        async with Client(server.base, code) as client:
            numbers = []
            async for view in client.views():
                numbers.append(view.seq)
                if len(numbers) == 3:
                    break
                for _ in range(3):
                    await ada.move(Say("hm"))
                await client.until(lambda view: view.seq == ada.view.seq)
        assert numbers == [numbers[0], numbers[0] + 3, numbers[0] + 6]


async def test_what_was_not_answered_is_sent_again_under_its_id(tmp_path: Path) -> None:
    """After a cut moves go again in their old order, after hello, and each is done once."""
    cuts = [True, True, False]

    def cut(request: Request) -> int | None:
        return 1001 if request.move == Say("3") and cuts.pop(0) else None

    async with running_server(tmp_path / "db") as server:
        code = await server.open_table()
        async with between(server.base, cut) as (base, sent), Listener(base, code) as client:
            await client.join("Ada")
            said = [f"{number}" for number in range(6)]
            keys = await asyncio.gather(*(client.move(Say(text)) for text in said))
            view = await client.until(lambda view: len(view.table.chat) == 6)
            assert [line.text for line in view.table.chat] == said
            assert len(set(keys)) == 6
            assert len(client.waits) == 2
    tries = [request for request in sent if request.move == Say("3")]
    assert [request.id for request in tries] == [keys[3]] * 3
    tokens = [request.move.token for request in sent if hasattr(request.move, "token")]
    assert tokens == [None, *[client.token] * 3]


async def test_a_move_during_an_outage_waits_for_its_end(tmp_path: Path) -> None:
    """Killed and started anew, a server gets what was meant for it meanwhile."""
    server = ServerProcess(tmp_path / "db")
    await server.start()
    async with Listener(server.base, await server.new_table()) as client:
        await client.join("Ada", Colour.PINK)
        await server.kill()
        move = asyncio.create_task(client.move(Say("still here")))
        await asyncio.sleep(0.2)
        assert not move.done()
        await server.start()
        await move
        assert client.view.you.seat == 0
        assert client.waits
        assert all(SOON[0] <= wait <= 1.5 * SOON[0] for wait in client.waits)
    assert await server.stop() == 0


def test_pauses_grow_to_half_a_minute() -> None:
    """Unless told otherwise, a client is patient with a server that is down."""
    assert list(PAUSES) == sorted(PAUSES)
    assert (PAUSES[0], PAUSES[-1]) == (1, 30)


@pytest.mark.parametrize("why", [Close.SENT_AWAY, Close.NO_SUCH_TABLE, Close.NOT_UNDERSTOOD])
async def test_some_ends_are_final(why: Close, tmp_path: Path) -> None:
    """Where the same again would end the same way, all who wait are told why, and it is over."""
    async with running_server(tmp_path / "db") as server:
        code = await server.open_table()
        shut = between(
            server.base,
            lambda request: CLOSE_CODES[why] if isinstance(request.move, Say) else None,
        )
        async with shut as (base, sent), Listener(base, code) as client:
            await client.join("Ada")
            waiting = asyncio.create_task(client.until(lambda _: False))
            with pytest.raises(ClosedError, match=why) as closed:
                await client.move(Say("hm"))
            assert closed.value.reason is why
            with pytest.raises(ClosedError, match=why):
                await waiting
            with pytest.raises(ClosedError, match=why):
                await client.move(Begin())
            assert client.waits == []
            assert len(sent) == 3


@pytest.mark.parametrize("why", [why for why in Close if CLOSE_CODES[why] not in FINAL])
async def test_other_ends_are_not(why: Close, tmp_path: Path) -> None:
    """After a restart, a failure or too much haste the client comes back by itself."""
    cuts = [CLOSE_CODES[why], None]
    async with running_server(tmp_path / "db") as server:
        code = await server.open_table()
        cut = between(
            server.base, lambda request: cuts.pop(0) if isinstance(request.move, Say) else None
        )
        async with cut as (base, _), Listener(base, code) as client:
            await client.join("Ada")
            await client.move(Say("hm"))
            assert client.close_code == CLOSE_CODES[why]
            assert len(client.waits) == 1


async def test_the_first_connection_is_tried_once(tmp_path: Path) -> None:
    """Where nobody listens, or there is no such table, a program is told so at once."""
    with pytest.raises(aiohttp.ClientConnectionError):
        await Client(f"http://127.0.0.1:{free_port()}", "BBBBB").connect()
    async with running_server(tmp_path / "db") as server:
        with pytest.raises(ClosedError, match="no_such_table"):
            await Client(server.base, "BBBBB").connect()


async def test_to_leave_is_to_be_let_go(tmp_path: Path) -> None:
    """Closing the connection answers `leave`, and who is gone can't be refused it."""
    cuts = [1001, None]
    async with running_server(tmp_path / "db") as server:
        code = await server.open_table()
        (host,) = await server.sit_down(code, 1)
        async with Client(server.base, code) as client:
            await client.join("Ada")
            await client.leave()
            assert client.close_code == CLOSE_CODES[Close.SENT_AWAY]
        cut = between(server.base, lambda request: cuts.pop(0) if request.move == Leave() else None)
        async with cut as (base, sent), Listener(base, code) as client:
            await client.join("Ben")
            await client.leave()
        assert [request.move for request in sent].count(Leave()) == 2
        await host.until(lambda view: len(view.table.people) == 1)


async def test_haste_is_slowed_down_and_not_refused(tmp_path: Path) -> None:
    """What the server can't take now is sent again a little later, under its id."""
    config = Config(messages_per_second=5, pace=QUICK)
    async with running_server(tmp_path / "db", config) as server:
        code = await server.open_table()
        async with Client(server.base, code) as client:
            await client.join("Ada")
            await asyncio.gather(*(client.move(Say(f"{number}")) for number in range(25)))
            said = {line.text for line in client.view.table.chat}
        assert said == {f"{number}" for number in range(25)}


async def test_a_reaction_is_shown_and_not_waited_for(tmp_path: Path) -> None:
    """A reaction has no answer; everybody hears of it, and it is not repeated."""
    async with running_server(tmp_path / "db") as server:
        code = await server.open_table()
        async with Listener(server.base, code) as client:
            await client.join("Ada")
            await client.move(React(Reaction.WOW))
            await client.move(Say("hm"))
            assert client.reactions == [Reacted(Reaction.WOW, person="p1")]


@pytest.mark.parametrize(
    "move",
    [
        Say("x" * 20_000),
        Say("half a character: \ud83d"),
        PlayCards(1, 10**5000, ()),
        PlayCards(1, 1, (7,)),  # type: ignore[arg-type]  # the point of it
        TellClue(1, 1, "card", StrictClue("hum")),  # type: ignore[arg-type]  # the same
    ],
)
async def test_what_can_not_be_sent_is_an_error_at_once(
    move: Say | PlayCards | TellClue, tmp_path: Path
) -> None:
    """The server could not say which move it did not understand, so such a move is not sent."""
    async with (
        running_server(tmp_path / "db") as server,
        Client(server.base, await server.open_table()) as client,
    ):
        with pytest.raises(ValueError, match="the move"):
            await client.move(move)


async def test_who_closes_ends_all_waiting(tmp_path: Path) -> None:
    """After `close` nothing waits any more, and the seat is there for whoever has the token."""
    async with running_server(tmp_path / "db") as server:
        code = await server.open_table()
        client = await Client(server.base, code).connect()
        await client.join("Ada", Colour.PINK)
        waiting = asyncio.create_task(client.until(lambda _: False))
        await asyncio.sleep(0)
        await client.close()
        with pytest.raises(ClosedError):
            await waiting
        async with Client(server.base, code, client.token) as again:
            assert again.view.you.seat == 0
