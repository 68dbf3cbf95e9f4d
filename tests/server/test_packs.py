"""Packs and pictures over HTTP."""

import asyncio
import gzip
import json
from pathlib import Path

import aiohttp
import pytest

from reverie.cards import PackError, daydreams, sketches
from reverie.cards.darkroom import Darkroom
from reverie.server import Config
from reverie.server.app import Server
from reverie.server.collection import Collection
from reverie.server.miniatures import shrink_all
from reverie.server.shelf import Decks, Shelf
from tests.cards.boxes import card, write_pack, write_zip
from tests.cards.pictures import grainy, opened, saved
from tests.patience import PATIENCE
from tests.server.running import get, running_server


async def test_packs_are_listed(tmp_path: Path) -> None:
    """A host can see which packs there are, the shipped one first, and what they are called."""
    folder = write_pack(tmp_path / "own", id="own", name={"en": "Our own", "fr": "À nous"})
    async with running_server(tmp_path / "db", Config(packs=(folder,))) as server:
        status, body = await get(f"{server.base}/api/packs")
        assert status == 200
        assert json.loads(body) == [
            {"id": "daydreams", "name": daydreams().manifest.name, "cards": 84},
            {"id": "sketches", "name": sketches().manifest.name, "cards": 84},
            {"id": "own", "name": {"en": "Our own", "fr": "À nous"}, "cards": 2},
        ]


async def test_a_pack_says_how_to_show_its_cards(tmp_path: Path) -> None:
    """A pack names its makers, and for every card id, pictures, words and colours."""
    folder = write_pack(tmp_path / "own", id="own")
    async with running_server(tmp_path / "db", Config(packs=(folder,))) as server:
        _, body = await get(f"{server.base}/api/packs/own")
        pack = json.loads(body)
        assert set(pack) == {"id", "name", "author", "licence", "own", "cards", "only_colours"}
        assert pack["own"] is False
        first = pack["cards"][0]
        assert first["id"] == "own/moon"
        assert first["large"].endswith(".svg")
        assert first["small"].endswith(".png")
        assert set(first) == {"id", "large", "small", "title", "alt", "shades"}
        assert first["large"] == pack["cards"][1]["small"]


async def test_every_card_of_a_game_can_be_shown(tmp_path: Path) -> None:
    """Each card that is dealt is in the list of its pack, and its picture can be fetched."""
    async with running_server(tmp_path / "db") as server:
        clients = await server.begin(await server.open_table(), 3)
        _, body = await get(f"{server.base}/api/packs/daydreams")
        cards = {card["id"]: card for card in json.loads(body)["cards"]}
        for client in clients:
            assert client.view is not None
            assert client.view.you.own is not None
            for card in client.view.you.own.hand:
                assert (await get(server.base + cards[card]["large"]))[0] == 200


async def test_a_picture_is_kept_for_ever(tmp_path: Path) -> None:
    """A picture's address is its content's, so it may be kept; opened alone it can do nothing."""
    picture = next(iter(sketches().pictures.values()))
    async with (
        running_server(tmp_path / "db") as server,
        aiohttp.ClientSession(server.base, auto_decompress=False) as session,
        session.get(f"/cards/{picture.address}", headers={"Accept-Encoding": "gzip"}) as response,
    ):
        assert gzip.decompress(await response.read()) == picture.content
        assert response.headers["Cache-Control"] == "public, max-age=31536000, immutable"
        assert response.headers["Content-Type"] == "image/svg+xml"
        assert response.headers["X-Content-Type-Options"] == "nosniff"
        assert "sandbox" in response.headers["Content-Security-Policy"]


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("/api/packs/nowhere", "no_such_pack"),
        ("/cards/00000000000000000000000000000000.svg", "no_such_page"),
        ("/api/nowhere", "no_such_page"),
    ],
)
async def test_what_is_not_there_has_a_code(path: str, code: str, tmp_path: Path) -> None:
    """An unknown pack, picture or address is answered with 404 and a code."""
    async with running_server(tmp_path / "db") as server:
        status, body = await get(server.base + path)
        assert (status, json.loads(body)) == (404, {"code": code})


def test_two_packs_never_have_one_name(tmp_path: Path) -> None:
    """A server does not start with two packs of the same name."""
    folder = write_pack(tmp_path / "own", id="sketches")
    with pytest.raises(PackError, match="pack sketches: two packs have the same id"):
        Server(Config(packs=(folder,)))


def test_a_deck_is_named_by_pack_and_card(tmp_path: Path) -> None:
    """In a game a card is called `pack/card`, so packs can be mixed."""
    shelf = Shelf([write_pack(tmp_path / "own", id="own")])
    decks = Decks(shelf, Collection(tmp_path / "packs", 1, 0))
    assert decks["own"] == ("own/moon", "own/sun")
    assert list(decks) == ["daydreams", "sketches", "own"]
    assert len(decks) == 3


async def test_a_pack_may_be_a_zip(tmp_path: Path) -> None:
    """`--pack` takes a zip as well as a folder."""
    path = write_zip(tmp_path / "box.zip")
    async with running_server(tmp_path / "db", Config(packs=(path,))) as server:
        status, body = await get(f"{server.base}/api/packs/box")
        assert (status, len(json.loads(body)["cards"])) == (200, 2)


async def test_a_pack_without_small_pictures_gets_them(tmp_path: Path) -> None:
    """Small pictures are made while the server runs, once; until then the large ones are shown."""
    large = saved(grainy(), "PNG")
    folder = write_pack(tmp_path / "box", cards=[card("moon", picture="moon.png"), card("sun")])
    (folder / "moon.png").write_bytes(large)
    config = Config(packs=(folder,))
    async with running_server(tmp_path / "db", config) as server:
        moon, sun = await cards_with_small_moon(server.base)
        assert sun["small"] == sun["large"]
        _, small = await get(server.base + moon["small"])
        assert opened(small).size == (320, 480)
        assert len(small) <= 14_000
    (made,) = (tmp_path / "db-small").iterdir()
    made.write_bytes(small + b"kept")
    async with running_server(tmp_path / "db", config) as server:
        moon, _ = await cards_with_small_moon(server.base)
        assert (await get(server.base + moon["small"]))[1] == small + b"kept"


async def cards_with_small_moon(base: str) -> list[dict[str, str]]:
    """The cards of the box, as soon as the moon has a small picture."""
    async with asyncio.timeout(PATIENCE):
        while True:
            _, body = await get(f"{base}/api/packs/box")
            cards: list[dict[str, str]] = json.loads(body)["cards"]
            if cards[0]["small"] != cards[0]["large"]:
                return cards
            await asyncio.sleep(0.02)


async def test_a_picture_that_can_not_be_shrunk_is_shown_as_it_is(tmp_path: Path) -> None:
    """A pack with a damaged picture is served all the same, without a small one for it."""
    damaged = saved(grainy(), "PNG")[:20_000]
    folder = write_pack(tmp_path / "box", cards=[card("moon", picture="moon.png")])
    (folder / "moon.png").write_bytes(damaged)
    shelf = Shelf([folder])
    await shrink_all(shelf, Darkroom(), tmp_path / "small")
    pack = shelf.packs[-1]
    assert pack.small(pack.manifest.cards[0]) == pack.large(pack.manifest.cards[0])


async def test_a_table_may_begin_with_a_pack(tmp_path: Path) -> None:
    """Whoever likes a deck makes a table with it; what is no pack here is passed over."""
    async with running_server(tmp_path / "db") as server, aiohttp.ClientSession() as session:
        for wish, packs in (("sketches", ("sketches",)), ("none-such", ()), ("", ())):
            url = f"{server.base}/api/tables?language=fr&pack={wish}"
            async with session.post(url) as answer:
                code = (await answer.json())["code"]
            settings = server.app.hall.tables[code].table.settings
            assert (settings.packs, settings.language) == (packs, "fr")
