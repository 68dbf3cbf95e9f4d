"""Albums over HTTP: for whoever has the id, and in the hands of those who played."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from msgspec.structs import replace

from reverie.game import EndKind
from reverie.server.guesses import WRONG_CODES_PER_MINUTE
from reverie.table import Settings
from reverie.table.moves import RemovePerson
from tests.client import Client
from tests.patience import PATIENCE
from tests.server.running import UNLIMITED, RunningServer, get, play_to_the_end, running_server

ONCE = Settings(end=EndKind.TELLINGS, tellings=1)


class Visitor:
    """Somebody who asks for an album, with a token or without."""

    def __init__(self, server: RunningServer, album: str, token: str | None = None) -> None:
        self._url = f"{server.base}/api/albums/{album}"
        self._headers = {"Authorization": f"Bearer {token}"} if token else {}

    async def ask(
        self, method: str = "GET", path: str = "", body: object = None, **headers: str
    ) -> tuple[int, Any, Any]:
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        async with (
            aiohttp.ClientSession() as session,
            session.request(
                method, self._url + path, json=body, headers=self._headers | named
            ) as answer,
        ):
            content = await answer.read()
            return answer.status, json.loads(content) if content else None, answer.headers

    async def seen(self) -> dict[str, Any]:
        """The album, which is there."""
        status, content, _ = await self.ask()
        assert status == 200
        assert isinstance(content, dict)
        return content


async def played(server: RunningServer, code: str) -> list[Client]:
    clients = await server.begin(code, 3)
    await play_to_the_end(clients)
    return clients


async def album_of(client: Client) -> str:
    """The id that this device was told, once the album is kept."""
    assert client.view is not None
    found = client.view.you.album
    assert found is not None
    return found


async def kept(server: RunningServer, album: str) -> None:
    """Wait until the album is there."""
    async with asyncio.timeout(PATIENCE):
        while (await Visitor(server, album).ask())[0] != 200:  # noqa: ASYNC110  it has no event
            await asyncio.sleep(0.02)


@asynccontextmanager
async def evening(folder: Path) -> AsyncIterator[tuple[RunningServer, str, list[Client]]]:
    """A server, the album of a game that has ended there, and those who played."""
    async with running_server(folder / "db") as server:
        clients = await played(server, await server.open_table(ONCE))
        album = await album_of(clients[0])
        await kept(server, album)
        yield server, album, clients


async def test_anybody_with_the_id_may_look(tmp_path: Path) -> None:
    """No seat is needed; no robot keeps it, and nobody on the way does."""
    async with evening(tmp_path) as (server, album, clients):
        assert {await album_of(client) for client in clients} == {album}
        status, content, headers = await Visitor(server, album).ask()
        assert status == 200
        people = content["album"]["cover"]["people"]
        assert [one["name"] for one in people] == ["N0", "N1", "N2"]
        assert len(content["album"]["spreads"]) == 3
        assert (content["hidden"], content["yours"]) == ([], False)
        assert headers["X-Robots-Tag"] == "noindex"
        assert headers["Cache-Control"] == "private, no-cache"
        again = await Visitor(server, album).ask(If_None_Match=headers["ETag"])
        assert again[:2] == (304, None)
        assert (await Visitor(server, album, clients[1].token).seen())["yours"] is True


async def test_those_who_only_watch_are_not_told_the_id(tmp_path: Path) -> None:
    """A big screen sees the end of the game, and no album."""
    async with evening(tmp_path) as (server, album, clients):
        assert clients[0].view is not None
        screen = await server.enter(clients[0].view.table.code, screen=True)
        assert screen.view is not None
        assert screen.view.you.album is None
        code = clients[0].view.table.code
        for what in ("", "/turns", "/ended"):
            assert album.encode() not in (await get(f"{server.base}/api/tables/{code}{what}"))[1]


async def test_who_played_may_change_it(tmp_path: Path) -> None:
    """Another name, a turn that is not told, and told again; all see what has become of it."""
    async with evening(tmp_path) as (server, album, clients):
        player, anybody = Visitor(server, album, clients[2].token), Visitor(server, album)
        assert (await player.ask("PATCH", body={"name": " Our  Sundays "}))[0] == 204
        assert (await anybody.seen())["album"]["cover"]["table"] == "Our Sundays"
        assert (await player.ask("PUT", "/hidden/2"))[0] == 204
        seen = await anybody.seen()
        assert seen["hidden"] == [2]
        assert [spread["number"] for spread in seen["album"]["spreads"]] == [1, 3]
        assert (await player.ask("DELETE", "/hidden/2"))[0] == 204
        assert len((await anybody.seen())["album"]["spreads"]) == 3


async def test_who_played_may_delete_it(tmp_path: Path) -> None:
    """It is gone for all, and does not come back when its table comes back from the log."""
    async with evening(tmp_path) as (server, album, clients):
        assert (await Visitor(server, album, clients[0].token).ask("DELETE"))[0] == 204
        gone = (404, {"code": "no_such_album"})
        assert (await Visitor(server, album).ask())[:2] == gone
        assert (await Visitor(server, album, clients[0].token).ask("DELETE"))[:2] == gone
        assert clients[0].view is not None
        code = clients[0].view.table.code
    async with running_server(tmp_path / "db") as server:
        assert (await get(f"{server.base}/api/tables/{code}"))[0] == 200
        await asyncio.sleep(0.1)
        assert (await Visitor(server, album).ask())[:2] == gone


async def test_an_album_outlives_its_server(tmp_path: Path) -> None:
    """It is there after a restart, and who played may still change it."""
    async with evening(tmp_path) as (server, album, clients):
        before = await Visitor(server, album).seen()
    async with running_server(tmp_path / "db") as server:
        assert await Visitor(server, album).seen() == before
        player = Visitor(server, album, clients[0].token)
        assert (await player.ask("PATCH", body={"name": "x"}))[0] == 204


async def test_an_album_that_was_lost_is_made_again(tmp_path: Path) -> None:
    """A crash between the end of a game and its album costs nothing: the log knows both."""
    async with evening(tmp_path) as (_, album, clients):
        assert clients[0].view is not None
        code = clients[0].view.table.code
    (tmp_path / "db-albums.db").unlink()
    async with running_server(tmp_path / "db") as server:
        assert (await Visitor(server, album).ask())[0] == 404
        assert (await get(f"{server.base}/api/tables/{code}"))[0] == 200
        await kept(server, album)


@pytest.mark.parametrize(
    ("method", "path"),
    [("PATCH", ""), ("DELETE", ""), ("PUT", "/hidden/1"), ("DELETE", "/hidden/1")],
)
async def test_nobody_else_may_change_it(method: str, path: str, tmp_path: Path) -> None:
    """Neither without a token, nor with another one, nor from a page of another site."""
    async with evening(tmp_path) as (server, album, clients):
        before = await Visitor(server, album).seen()
        for token in (None, "x" * 40):
            visitor = Visitor(server, album, token)
            answer = await visitor.ask(method, path, {"name": "Mine"})
            assert answer[:2] == (403, {"code": "wrong_key"})
        player = Visitor(server, album, clients[0].token)
        foreign = await player.ask(method, path, {"name": "x"}, Origin="https://example.org")
        assert foreign[:2] == (403, {"code": "wrong_origin"})
        assert await Visitor(server, album).seen() == before


async def test_who_was_removed_has_no_say(tmp_path: Path) -> None:
    """Whom the host has removed may look like anybody, and change nothing."""
    async with running_server(tmp_path / "db") as server:
        clients = await server.begin(await server.open_table(ONCE), 3)
        removed = clients[2].token
        await clients[0].move(RemovePerson("p3"))
        await play_to_the_end(clients[:2])
        album = await album_of(clients[0])
        await kept(server, album)
        assert (await Visitor(server, album, removed).seen())["yours"] is False
        assert (await Visitor(server, album, clients[1].token).seen())["yours"] is True


async def test_what_makes_no_sense_is_refused(tmp_path: Path) -> None:
    """Each with its code, and the album stays as it was."""
    async with evening(tmp_path) as (server, album, clients):
        player = Visitor(server, album, clients[0].token)
        for method, path, body, status, code in (
            ("PATCH", "", {"name": " "}, 422, "name_not_possible"),
            ("PATCH", "", {"name": "x" * 61}, 422, "name_not_possible"),
            ("PATCH", "", {"name": 1}, 400, "not_understood"),
            ("PATCH", "", None, 400, "not_understood"),
            ("PUT", "/hidden/0", None, 404, "no_such_turn"),
            ("PUT", "/hidden/4", None, 404, "no_such_turn"),
            ("DELETE", "/hidden/9999", None, 404, "no_such_turn"),
        ):
            answer = await player.ask(method, path, body)
            assert answer[:2] == (status, {"code": code}), (method, path)
        assert (await player.seen())["hidden"] == []


async def test_ids_can_not_be_tried_out(tmp_path: Path) -> None:
    """An address has few wrong ones a minute; that is said, and does not stop those who know."""
    async with running_server(tmp_path / "db") as server:
        wrong = Visitor(server, "x" * 22)
        answers = [(await wrong.ask())[1]["code"] for _ in range(WRONG_CODES_PER_MINUTE + 3)]
        assert set(answers[:WRONG_CODES_PER_MINUTE]) == {"no_such_album"}
        assert answers[-1] == "too_many_wrong_codes"


async def test_albums_expire_where_the_owner_wishes(tmp_path: Path) -> None:
    """--keep-albums: those that are older are gone; without it they are kept for good."""
    async with evening(tmp_path) as (server, album, _):
        assert await server.app.albums.expire() == 0
    async with running_server(tmp_path / "db", replace(UNLIMITED, keep_albums=1)) as server:
        assert await server.app.albums.expire() == 0
        assert (await Visitor(server, album).ask())[0] == 200
        assert await server.app.albums.store.expire(-60) == 1
        assert (await Visitor(server, album).ask())[0] == 404
