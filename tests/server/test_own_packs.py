"""People's own packs over HTTP, and games that are played with them."""

import asyncio
import json
import re
from collections.abc import AsyncIterator
from pathlib import Path

import aiohttp
import msgspec
import pytest

from reverie.cards import PictureCode
from reverie.cards.darkroom import Developed
from reverie.cards.limits import MOST_OWN_CARDS
from reverie.cards.own import HEARD, MOST_CLUES, OwnCard, OwnPacks, new_pack, own_card
from reverie.client import RefusedError as MoveRefusedError
from reverie.game import Phase
from reverie.server.collection import Collection, Refusal, RefusedError
from reverie.server.config import Config
from reverie.server.http_messages import STATUS, HttpCode, SeenPack
from reverie.server.uploads import CODES
from reverie.table import Settings
from reverie.table.moves import AddBot, Begin, BeReady, ChangeSettings
from tests.cards.pictures import PAGE, hostile, jpeg_with_text, opened, png_of_zeros, saved, scene
from tests.client import Client
from tests.server.maker import Maker
from tests.server.process import ServerProcess
from tests.server.running import (
    QUICK,
    RunningServer,
    get,
    play_to_the_end,
    play_until,
    running_server,
)

SHADES = ("#102030", "#405060")


def files_in(folder: Path) -> list[str]:
    """All but what bots note, now or later."""
    names = (path.name for path in folder.rglob("*") if path.is_file())
    return sorted(name for name in names if name != HEARD)


def stocked(data: Path, cards: int) -> str:
    """An own pack with so many cards, written to the disk before a server starts."""
    store = OwnPacks(Config(data=data).own_packs)
    pack, _ = new_pack("Stock", "en")
    store.add(pack)
    for number in range(cards):
        made = Developed(b"RIFF%04dWEBP" % number, b"RIFF\0\0\0\0WEBP", SHADES)
        card = own_card(made)
        pack = pack.with_card(card)
        store.add_card(pack, card, made)
    return pack.id


async def test_a_pack_is_made_and_filled(tmp_path: Path) -> None:
    """Whoever makes a pack gets an id and a key; each picture they send becomes a card."""
    async with running_server(tmp_path / "db") as server, Maker(server.base) as maker:
        await maker.begin("  Summer   2026 ")
        assert re.fullmatch(r"own-[a-z2-7]{20}", maker.id)
        assert len(maker.key) >= 32
        assert (await maker.seen())["cards"] == []
        status, first = await maker.upload(saved(scene(1)), "%F0%9F%8F%96.jpg")
        assert (status, first["cards"]) == (201, 1)
        status, second = await maker.upload(saved(scene(2), "PNG"))
        assert (status, second["cards"]) == (201, 2)
        pack = await maker.seen()
        assert pack["own"] is True
        assert pack["name"] == {"en": "Summer 2026"}
        assert pack["cards"] == [first["card"], second["card"]]
        assert pack["cards"][1]["title"] == {"en": "Summer 2026 2"}
        assert set(first["card"]) == {"id", "large", "small", "title", "alt", "shades"}
        for card in pack["cards"]:
            assert card["id"].startswith(f"{maker.id}/")
            for size, wanted in (("large", (640, 960)), ("small", (320, 480))):
                status, picture = await get(server.base + card[size])
                assert status == 200
                assert opened(picture).size == wanted


async def test_only_who_knows_the_id_finds_a_pack(tmp_path: Path) -> None:
    """An own pack is in no list."""
    async with running_server(tmp_path / "db") as server, Maker(server.base) as maker:
        await maker.begin()
        _, packs = await get(f"{server.base}/api/packs")
        assert maker.id not in packs.decode()


async def test_a_picture_may_be_kept_and_can_do_nothing(tmp_path: Path) -> None:
    """A browser may keep a picture, but no proxy may; opened alone it may run nothing."""
    async with running_server(tmp_path / "db") as server, Maker(server.base) as maker:
        await maker.begin()
        _, made = await maker.upload(jpeg_with_text(PAGE), "page.html")
        async with (
            aiohttp.ClientSession() as session,
            session.get(server.base + made["card"]["large"]) as answer,
        ):
            assert b"script" not in await answer.read()
            assert answer.headers["Content-Type"] == "image/webp"
            assert answer.headers["Cache-Control"] == "private, max-age=604800, immutable"
            assert "sandbox" in answer.headers["Content-Security-Policy"]
            assert answer.headers["X-Content-Type-Options"] == "nosniff"


async def test_the_same_picture_is_taken_once(tmp_path: Path) -> None:
    """A picture that is in the pack already is refused, and may be sent again when it is out."""
    async with running_server(tmp_path / "db") as server, Maker(server.base) as maker:
        await maker.begin()
        _, made = await maker.upload(saved(scene(1)))
        assert await maker.upload(saved(scene(1))) == (409, {"code": "picture_twice"})
        card = made["card"]["id"].rpartition("/")[2]
        path = f"/api/own-packs/{maker.id}/cards/{card}"
        assert await maker.ask("DELETE", path) == (204, None)
        assert await maker.ask("DELETE", path) == (404, {"code": "no_such_card"})
        assert (await get(server.base + made["card"]["large"]))[0] == 404
        assert (await maker.upload(saved(scene(1))))[0] == 201


async def test_a_pack_can_be_renamed(tmp_path: Path) -> None:
    """A pack has the name that its maker gives it, and so have its cards."""
    async with running_server(tmp_path / "db") as server, Maker(server.base) as maker:
        await maker.begin()
        await maker.upload(saved(scene(1)))
        path = f"/api/own-packs/{maker.id}"
        assert await maker.ask("PATCH", path, b'{"name":"Winter"}') == (200, {"name": "Winter"})
        pack = await maker.seen()
        assert (pack["name"], pack["cards"][0]["title"]) == ({"en": "Winter"}, {"en": "Winter 1"})


async def test_a_deleted_pack_leaves_nothing(tmp_path: Path) -> None:
    """With a pack all its pictures are gone, from the disk and from the web."""
    folder = tmp_path / "db-packs"
    async with running_server(tmp_path / "db") as server, Maker(server.base) as maker:
        await maker.begin()
        _, made = await maker.upload(saved(scene(1)))
        assert len(files_in(folder)) == 4
        assert await maker.ask("DELETE", f"/api/own-packs/{maker.id}") == (204, None)
        assert list(folder.rglob("*")) == []
        assert (await get(server.base + made["card"]["small"]))[0] == 404
        assert (await get(f"{server.base}/api/packs/{maker.id}"))[0] == 404
        assert await maker.upload(saved(scene(2))) == (404, {"code": "no_such_pack"})


@pytest.mark.parametrize("key", ["", "x" * 43, "é"])
async def test_without_the_key_nothing_is_changed(key: str, tmp_path: Path) -> None:
    """Who has not the key may look, and neither add, rename nor delete."""
    async with running_server(tmp_path / "db") as server, Maker(server.base) as maker:
        await maker.begin()
        _, made = await maker.upload(saved(scene(1)))
        before = files_in(tmp_path / "db-packs")
        maker.key = key
        pack, card = f"/api/own-packs/{maker.id}", made["card"]["id"].rpartition("/")[2]
        for method, path in (
            ("POST", f"{pack}/cards"),
            ("DELETE", f"{pack}/cards/{card}"),
            ("PATCH", pack),
            ("DELETE", pack),
        ):
            assert await maker.ask(method, path, b'{"name":"Mine"}') == (403, {"code": "wrong_key"})
        assert (await maker.seen())["name"] == {"en": "Summer 2026"}
        assert files_in(tmp_path / "db-packs") == before


@pytest.mark.parametrize(
    ("body", "code"),
    [
        (b"", "not_understood"),
        (b"[" * 15_000, "not_understood"),
        (b'{"name":1}', "not_understood"),
        (b'{"name":"A","language":"../.."}', "not_understood"),
        (b'{"name":"A","language":"en\\n"}', "not_understood"),
        (b'{"name":"A","more":1}', "not_understood"),
        (b'{"name":"' + b"x" * 20_000 + b'"}', "not_understood"),
        (b'{"name":"  "}', "name_not_possible"),
        (b'{"name":"' + b"x" * 61 + b'"}', "name_not_possible"),
    ],
)
async def test_nonsense_makes_no_pack(body: bytes, code: str, tmp_path: Path) -> None:
    """A request that can't be read, or a name that is none, is refused with a code."""
    async with running_server(tmp_path / "db") as server, Maker(server.base) as maker:
        status, answer = await maker.ask("POST", "/api/own-packs", body)
        assert (status, answer) == (STATUS[HttpCode(code)], {"code": code})
        assert not (tmp_path / "db-packs").exists()


async def test_another_site_can_not_send_pictures(tmp_path: Path) -> None:
    """Each way to change something is for our own pages only."""
    async with running_server(tmp_path / "db") as server, Maker(server.base) as maker:
        await maker.begin()
        for method, path in (
            ("POST", "/api/own-packs"),
            ("POST", f"/api/own-packs/{maker.id}/cards"),
            ("DELETE", f"/api/own-packs/{maker.id}"),
        ):
            answer = await maker.ask(method, path, b"{}", Origin="https://evil.example")
            assert answer == (403, {"code": "wrong_origin"})


async def test_hostile_files_are_refused_and_the_rest_go_on(tmp_path: Path) -> None:
    """Each hostile file gets its code, leaves nothing behind, and the next good one is taken."""
    config = Config(pace=QUICK)
    async with running_server(tmp_path / "db", config) as server, Maker(server.base) as maker:
        await maker.begin()
        before = files_in(tmp_path / "db-packs")
        for name, (content, code) in hostile().items():
            status, answer = await maker.upload(content, name)
            assert (status, answer) == (STATUS[HttpCode(code)], {"code": code}), name
        assert files_in(tmp_path / "db-packs") == before
        assert (await maker.upload(saved(scene(1))))[0] == 201
        figures = (await get(f"{server.base}/metrics"))[1].decode()
        assert 'reverie_pictures_refused_total{code="picture_broken"}' in figures
        assert "reverie_pictures_developed_total 1" in figures


async def test_a_body_without_a_length_has_a_limit_too(tmp_path: Path) -> None:
    """Somebody who sends on and on without saying how much is stopped at the limit."""

    async def on_and_on() -> AsyncIterator[bytes]:
        for _ in range(30):
            yield bytes(1_000_000)

    async with running_server(tmp_path / "db") as server, Maker(server.base) as maker:
        await maker.begin()
        headers = {"Authorization": f"Bearer {maker.key}"}
        async with aiohttp.ClientSession(headers=headers) as session:
            url = f"{server.base}/api/own-packs/{maker.id}/cards"
            async with session.post(url, data=on_and_on()) as answer:
                assert (answer.status, await answer.json()) == (413, {"code": "picture_too_large"})


async def test_games_go_on_while_pictures_are_chewed(tmp_path: Path) -> None:
    """While large pictures are developed, people play on and health is told before all are done."""
    async with running_server(tmp_path / "db") as server, Maker(server.base) as maker:
        await maker.begin()
        large = png_of_zeros(6_000, 9_900)
        chewing = [asyncio.create_task(maker.upload(large)) for _ in range(4)]
        clients = await server.begin(await server.open_table(), 3)
        assert await get(f"{server.base}/healthz") == (200, b"alive\n")
        await play_until(clients, Phase.VOTING)
        assert not all(upload.done() for upload in chewing)
        answers = sorted(status for status, _ in await asyncio.gather(*chewing))
        assert answers == [201, 409, 409, 409]


async def test_too_many_at_once_are_told_to_come_again(tmp_path: Path) -> None:
    """Beyond four pictures at a time from one address, the answer is 503 and when to try again."""
    async with running_server(tmp_path / "db") as server, Maker(server.base) as maker:
        await maker.begin()
        pictures = [saved(scene(seed)) for seed in range(6)]
        answers = await asyncio.gather(*map(maker.upload, pictures))
        assert [status for status, _ in answers].count(503) == 2
        assert {"code": "too_busy"} in [answer for _, answer in answers]
        url = f"{server.base}/api/own-packs/{maker.id}/cards"
        headers = {"Authorization": f"Bearer {maker.key}"}
        async with aiohttp.ClientSession(headers=headers) as session:

            async def send(seed: int) -> str | None:
                async with session.post(url, data=saved(scene(seed))) as answer:
                    return answer.headers.get("Retry-After")

            assert "2" in await asyncio.gather(*(send(seed) for seed in range(10, 16)))


async def test_a_full_pack_takes_no_more(tmp_path: Path) -> None:
    """A pack has at most 300 cards."""
    store = OwnPacks(tmp_path / "db-packs")
    pack, key = new_pack("Full", "en")
    cards = tuple(OwnCard(f"c{number}", SHADES) for number in range(MOST_OWN_CARDS - 1))
    store.add(pack)
    for card in cards:
        pack = pack.with_card(card)
    store.change(pack)
    async with running_server(tmp_path / "db") as server, Maker(server.base) as maker:
        maker.id, maker.key = pack.id, key
        both = await asyncio.gather(maker.upload(saved(scene(1))), maker.upload(saved(scene(2))))
        assert sorted(status for status, _ in both) == [201, 409]
        assert await maker.upload(saved(scene(3))) == (409, {"code": "pack_full"})


async def test_the_disk_is_not_filled(tmp_path: Path) -> None:
    """When own packs have had their share of the disk, they get no more, and games go on."""
    config = Config(packs_gigabytes=0.00005, pace=QUICK)
    async with running_server(tmp_path / "db", config) as server, Maker(server.base) as maker:
        await maker.begin()
        seeds = iter(range(9))
        while (answer := await maker.upload(saved(scene(next(seeds)))))[0] == 201:
            pass
        assert answer == (507, {"code": "disk_full"})
        assert (await maker.ask("POST", "/api/own-packs", b'{"name":"A"}'))[0] == 507
        await server.begin(await server.open_table(), 3)


async def test_room_is_kept_for_games(tmp_path: Path) -> None:
    """A disk that is nearly full takes no pictures, however few there are."""
    collection = Collection(tmp_path / "packs", 10**12, 10**18)
    await collection.open()
    with pytest.raises(RefusedError) as caught:
        await collection.create("A", "en")
    assert caught.value.refusal is Refusal.DISK_FULL


@pytest.mark.parametrize("most", [0, 2])
async def test_packs_are_not_made_without_end(most: int, tmp_path: Path) -> None:
    """An address makes so many packs an hour; a server may allow none."""
    config = Config(packs_per_hour=most)
    async with running_server(tmp_path / "db", config) as server, Maker(server.base) as maker:
        for _ in range(most):
            await maker.begin()
        answer = await maker.ask("POST", "/api/own-packs", b'{"name":"A"}')
        assert answer == (429, {"code": "too_many_packs"})


async def test_a_pack_is_there_after_a_restart(tmp_path: Path) -> None:
    """A server that starts again has all packs, and the same keys open them."""
    async with running_server(tmp_path / "db") as server, Maker(server.base) as maker:
        await maker.begin()
        await maker.upload(saved(scene(1)))
        before, known = await maker.seen(), (maker.id, maker.key)
    async with running_server(tmp_path / "db") as server, Maker(server.base) as maker:
        maker.id, maker.key = known
        assert await maker.seen() == before
        assert (await get(server.base + before["cards"][0]["large"]))[0] == 200
        assert (await maker.upload(saved(scene(2))))[1]["cards"] == 2


async def test_what_was_answered_survives_a_kill(tmp_path: Path) -> None:
    """A server that is killed has every card it has answered for."""
    server = ServerProcess(tmp_path / "db")
    await server.start()
    async with Maker(server.base) as maker:
        await maker.begin()
        for seed in range(3):
            assert (await maker.upload(saved(scene(seed))))[0] == 201
        developing = asyncio.create_task(maker.upload(png_of_zeros(6_000, 9_900)))
        await asyncio.sleep(0.3)
        await server.kill()
        with pytest.raises(aiohttp.ClientError):
            await developing
        await server.start()
        cards = (await maker.seen())["cards"]
        assert len(cards) == 3
        for card in cards:
            assert (await get(server.base + card["large"]))[0] == 200
    assert len(files_in(tmp_path / "db-packs")) == 2 + 6
    await server.kill()


async def start_mixed_game(server: RunningServer, pack: str) -> tuple[str, list[Client]]:
    code = await server.open_table()
    clients = await server.sit_down(code, 3)
    settings = Settings(packs=(pack, "sketches"), goal=30)
    await clients[0].move(ChangeSettings(settings))
    await clients[0].move(Begin())
    for client in clients:
        await client.until(lambda view: view.table.games == 1)
    return code, clients


async def test_own_pictures_are_played_with(tmp_path: Path) -> None:
    """A host mixes an own pack with a shipped one, and a game is played to its end."""
    name = stocked(tmp_path / "db", 40)
    async with running_server(tmp_path / "db") as server:
        code, clients = await start_mixed_game(server, name)
        await play_to_the_end(clients)
        _, body = await get(f"{server.base}/api/tables/{code}/turns")
        played = {card.partition("/")[0] for turn in json.loads(body) for card in turn["board"]}
        assert played == {name, "sketches"}


async def test_own_pictures_gain_words(tmp_path: Path) -> None:
    """What people tell for an own picture is kept with it, and bots see the picture by it."""
    name = stocked(tmp_path / "db", 84)
    async with running_server(tmp_path / "db") as server:
        code = await server.open_table(Settings(goal=30, packs=(name,)))
        (ada,) = await server.sit_down(code, 1)
        for _ in range(3):
            await ada.move(AddBot())
        await ada.move(Begin())
        assert await only_colours(server, name) == 84
        await play_to_the_end([ada])
        _, body = await get(f"{server.base}/api/tables/{code}/turns")
    told = {
        (turn["played"][turn["storyteller"]][0].partition("/")[2], turn["clue"]["text"])
        for turn in json.loads(body)
        if turn["storyteller"] == 0
    }
    ((pack,), _) = OwnPacks(Config(data=tmp_path / "db").own_packs).read_all()
    assert told
    assert {(card.id, clue) for card in pack.cards for clue in card.clues} == told
    async with running_server(tmp_path / "db") as server:
        assert await only_colours(server, name) == 84 - len({card for card, _ in told})


async def only_colours(server: RunningServer, pack: str) -> int:
    """Of how many cards of a pack bots see nothing but colours, as everybody is told."""
    _, body = await get(f"{server.base}/api/packs/{pack}")
    return msgspec.json.decode(body, type=SeenPack).only_colours


async def test_of_many_clues_the_newest_are_kept(tmp_path: Path) -> None:
    """A card that is told often keeps its last clues, each once; they go with the card."""
    packs = Collection(tmp_path / "own", 1e9, 0)
    pack, _ = await packs.create("Mine", "en")
    pack, card = await packs.add_card(pack, Developed(b"large", b"small", SHADES))
    for clue in ("gone", *map(str, range(MOST_CLUES)), "3"):
        await packs.keep_clue(pack, card.id, clue)
    await packs.keep_things(pack, card.id, ("boat",))
    again = Collection(tmp_path / "own", 1e9, 0)
    await again.open()
    found = again.find(pack.id)
    assert found is not None
    (kept,) = found.cards
    assert kept.clues == (*(str(n) for n in range(MOST_CLUES) if n != 3), "3")
    assert kept.things == ("boat",)
    await again.remove_card(pack, card.id)
    assert "boat" not in (tmp_path / "own" / pack.id / "heard.json").read_text()


async def test_a_game_outlives_its_pack(tmp_path: Path) -> None:
    """When a pack is deleted during a game, the game goes on, after a restart too."""
    async with running_server(tmp_path / "db") as server, Maker(server.base) as maker:
        await maker.begin()
        await maker.upload(saved(scene(1)))
        code, clients = await start_mixed_game(server, maker.id)
        tokens = [client.token for client in clients]
        await play_until(clients, Phase.CHOOSING)
        assert (await maker.ask("DELETE", f"/api/own-packs/{maker.id}"))[0] == 204
    async with running_server(tmp_path / "db") as server:
        back = [await server.enter(code, token) for token in tokens]
        await play_to_the_end(back)
        for client in back[1:]:
            await client.move(BeReady())
        with pytest.raises(MoveRefusedError, match="no_such_pack"):
            await back[0].move(Begin())
        await back[0].move(ChangeSettings(Settings()))
        await back[0].move(Begin())


@pytest.mark.parametrize("name", ["own-" + "a" * 20, "own-", "../db", ""])
async def test_a_pack_that_is_not_there_can_not_be_chosen(name: str, tmp_path: Path) -> None:
    """A host is told that there is no such pack."""
    async with running_server(tmp_path / "db") as server:
        (host,) = await server.sit_down(await server.open_table(Settings()), 1)
        with pytest.raises(MoveRefusedError, match="no_such_pack"):
            await host.move(ChangeSettings(Settings(packs=(name,))))


def test_every_fault_of_a_picture_has_a_status() -> None:
    """Whatever is wrong with a picture can be said over HTTP."""
    for code in PictureCode:
        assert HttpCode(code) in STATUS


def test_every_refusal_of_the_collection_has_a_code() -> None:
    """Whatever keeps a pack from being changed can be said over HTTP."""
    assert list(CODES) == list(Refusal)
