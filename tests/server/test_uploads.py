"""Uploads of the slow and the silent hold nobody else up."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from reverie.server.config import Config
from tests.cards.pictures import png_of_zeros, saved, scene
from tests.patience import PATIENCE
from tests.server.maker import Maker
from tests.server.running import QUICK, RunningServer, running_server

PROXIED = Config(pace=QUICK, behind_proxy=True)


@asynccontextmanager
async def half_sent(
    server: RunningServer, maker: Maker, address: str
) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """An upload that has begun, and of which nothing more comes by itself."""
    host, port = server.base.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    head = (
        f"POST /api/own-packs/{maker.id}/cards HTTP/1.1\r\nHost: here\r\n"
        f"Authorization: Bearer {maker.key}\r\nX-Forwarded-For: {address}\r\n"
        "Content-Length: 100000\r\n\r\n"
    )
    writer.write(head.encode() + b"x")
    try:
        yield reader, writer
    finally:
        writer.close()


@pytest.mark.parametrize("drip", [b"", b"x"], ids=["silent", "dripping"])
async def test_a_picture_that_does_not_come_is_given_up(
    drip: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """F11: an upload that is silent, or comes byte by byte, is refused after a moment."""
    monkeypatch.setattr("reverie.server.uploads.SECONDS_TO_BEGIN", 0.5)
    async with running_server(tmp_path / "db", PROXIED) as server, Maker(server.base) as maker:
        await maker.begin()
        async with half_sent(server, maker, "198.51.100.1") as (reader, writer):
            answer = asyncio.create_task(reader.readuntil(b"}"))
            async with asyncio.timeout(PATIENCE):
                while not answer.done():
                    writer.write(drip)
                    await asyncio.sleep(0.1)
            assert (await answer).endswith(b'{"code":"picture_took_too_long"}')


async def test_a_picture_that_comes_slowly_is_taken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """F11: what comes steadily is waited for, also when it takes longer than a silent one may."""
    monkeypatch.setattr("reverie.server.uploads.SECONDS_TO_BEGIN", 0.5)
    picture = saved(scene(1))
    piece = len(picture) // 10 + 1

    async def slowly() -> AsyncIterator[bytes]:
        for at in range(0, len(picture), piece):
            yield picture[at : at + piece]
            await asyncio.sleep(0.1)

    assert len(picture) / 1.1 > 20_000, "it comes faster than the slowest may"
    async with running_server(tmp_path / "db", PROXIED) as server, Maker(server.base) as maker:
        await maker.begin()
        assert (await maker.send(slowly()))[0] == 201


async def test_a_few_addresses_leave_room_for_others(tmp_path: Path) -> None:
    """F11: three addresses that hold as many uploads as they may don't keep a fourth one out."""
    async with (
        running_server(tmp_path / "db", PROXIED) as server,
        Maker(server.base) as maker,
        asyncio.TaskGroup() as group,
    ):
        await maker.begin()
        done = asyncio.Event()

        async def hold(address: str) -> None:
            async with half_sent(server, maker, address):
                await done.wait()

        for number in range(12):
            group.create_task(hold(f"198.51.100.{number % 3}"))
        await asyncio.sleep(0.3)
        status, _ = await maker.upload(saved(scene(1)))
        done.set()
        assert status == 201


async def test_addresses_take_turns_in_the_darkroom(tmp_path: Path) -> None:
    """F11: a picture of one address need not wait for all those that another has sent before."""
    async with running_server(tmp_path / "db", PROXIED) as server, Maker(server.base) as maker:
        await maker.begin()
        path = f"/api/own-packs/{maker.id}/cards"
        large = png_of_zeros(6_000, 9_900)
        before = [
            asyncio.create_task(maker.ask("POST", path, large, X_Forwarded_For="198.51.100.1"))
            for _ in range(4)
        ]
        await asyncio.sleep(0.5)
        assert (await maker.upload(saved(scene(1))))[0] == 201
        assert sum(upload.done() for upload in before) <= 2
        await asyncio.gather(*before)


async def test_words_that_do_not_come_are_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """F11: the name of a new pack has a time limit too."""
    monkeypatch.setattr("reverie.server.uploads.SECONDS_FOR_WORDS", 0.3)

    async def silence() -> AsyncIterator[bytes]:
        yield b"{"
        await asyncio.sleep(5)

    async with running_server(tmp_path / "db", PROXIED) as server, Maker(server.base) as maker:
        async with asyncio.timeout(PATIENCE):
            assert await maker.send(silence(), "/api/own-packs") == (
                400,
                {"code": "not_understood"},
            )
