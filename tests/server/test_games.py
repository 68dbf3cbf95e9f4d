"""Whole games over real sockets."""

import asyncio
import json
from pathlib import Path

import pytest

from reverie.game import Colour, Phase
from reverie.game.record import read_record
from reverie.game.retrace import rebuild
from reverie.table.moves import BeReady, Say
from tests.client import Client
from tests.server.running import get, play_to_the_end, running_server


@pytest.mark.parametrize("players", [3, 4, 6, 12])
async def test_whole_games(players: int, tmp_path: Path) -> None:
    """R1, R18: a game is played over sockets to its end, and its record holds every rule."""
    async with running_server(tmp_path / "db") as server:
        code = await server.open_table()
        clients = await server.begin(code, players)
        await play_to_the_end(clients)
        url = f"{server.base}/api/tables/{code}/record"
        status, body = await get(url, clients[-1].token)
        assert status == 200
        assert rebuild(read_record(body)).phase is Phase.OVER
        assert len(read_record(body).players) == players
        assert (await get(url))[0] == 401
        assert (await get(url, "x" * 40))[0] == 401


async def test_a_rematch_is_played_too(tmp_path: Path) -> None:
    """D9: after a game the next begins once all are ready, and the ended one stays readable."""
    async with running_server(tmp_path / "db") as server:
        code = await server.open_table()
        clients = await server.begin(code, 3)
        url, record = (f"{server.base}/api/tables/{code}/{of}" for of in ("ended", "record"))
        assert await get(url) == (409, b'{"code":"game_not_over"}')
        await play_to_the_end(clients)
        ended = json.loads((await get(url))[1])
        assert (ended["game"], len(ended["players"])) == (1, 3)
        assert ended["scores"] == ended["turns"][-1]["scores"]
        known = {"game", "variant", "colours", "rabbits", "players", "scores", "winners", "turns"}
        assert set(ended) == known
        _, first = await get(record, clients[0].token)
        for client in clients:
            assert client.view.table.games == 1
            await client.move(BeReady())
        for client in clients:
            await client.until(lambda view: view.table.games == 2)
        assert json.loads((await get(url))[1]) == ended
        assert await get(record, clients[0].token) == (200, first)
        await play_to_the_end(clients)


async def test_the_past_is_open_to_all(tmp_path: Path) -> None:
    """Scored turns can be looked at by anyone with the code, and hold no hands."""
    async with running_server(tmp_path / "db") as server:
        code = await server.open_table()
        clients = await server.begin(code, 3)
        await play_to_the_end(clients)
        status, body = await get(f"{server.base}/api/tables/{code}/turns")
        turns = json.loads(body)
        assert status == 200
        assert len(turns) == len(server.app.hall.tables[code].table.game.turns)
        assert "drawn" not in turns[0]


async def test_a_big_screen_sees_the_same_table(tmp_path: Path) -> None:
    """D5: a socket without a person sees the open table, and no seat's own part."""
    async with running_server(tmp_path / "db") as server:
        code = await server.open_table()
        clients = await server.begin(code, 4)
        screen = await server.enter(code, screen=True)
        await clients[0].until(lambda view: view.table.screen)
        assert screen.view is not None
        assert clients[0].view is not None
        assert screen.view.you.own is None
        assert screen.view.table == clients[0].view.table
        await screen.close()
        await clients[0].until(lambda view: not view.table.screen)


async def test_one_person_on_two_devices(tmp_path: Path) -> None:
    """D1: the same token on a second device is the same person with the same hand."""
    async with running_server(tmp_path / "db") as server:
        code = await server.open_table()
        clients = await server.begin(code, 3)
        second = await server.enter(code, clients[1].token)
        assert second.view is not None
        assert clients[1].view is not None
        assert second.view.you == clients[1].view.you
        await clients[1].close()
        view = await clients[0].until(lambda view: view.seq >= 0)
        assert [person.here for person in view.table.people] == [True, True, True]


async def test_a_repeated_move_is_made_once(tmp_path: Path) -> None:
    """A move repeated under its id, on any device of the person, is answered and not repeated."""
    async with running_server(tmp_path / "db") as server:
        code = await server.open_table()
        clients = await server.sit_down(code, 3)
        await clients[1].move(Say("once"), key="k1")
        await clients[1].move(Say("once"), key="k1")
        second = await server.enter(code, clients[1].token)
        await second.move(Say("once"), key="k1")
        assert second.view is not None
        assert len(second.view.table.chat) == 1
        await clients[2].move(Say("mine"), key="k1")
        view = await clients[0].until(lambda view: len(view.table.chat) == 2)
        assert [line.text for line in view.table.chat] == ["once", "mine"]


async def test_a_repeated_join_is_one_person(tmp_path: Path) -> None:
    """Joining again with the same token, because the answer was lost, is the same person."""
    async with running_server(tmp_path / "db") as server:
        code = await server.open_table()
        first = await (await server.enter(code)).join("Ada", Colour.PINK)
        again = await server.enter(code)
        again.token = first.token
        await again.join("Ada", Colour.PINK)
        assert again.view is not None
        assert len(again.view.table.people) == 1
        assert again.view.you.person == "p1"


async def test_reactions_are_shown_and_not_kept(tmp_path: Path) -> None:
    """A reaction reaches everybody, unless the host has switched reactions off."""
    async with running_server(tmp_path / "db") as server:
        code = await server.open_table()
        clients = await server.sit_down(code, 3)
        await clients[0].send_raw('{"id":"r","move":{"move":"react","reaction":"laugh"}}')
        shown = b'{"type":"reaction","reaction":"laugh","person":"p1","seat":null}'
        await wait_for_frame(clients[2], shown)


async def wait_for_frame(client: Client, frame: bytes) -> None:
    for _ in range(500):
        if frame in client.frames:
            return
        await asyncio.sleep(0.01)
    raise AssertionError(frame)
