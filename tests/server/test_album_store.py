"""What keeps albums, on each kind of store: the file of one server, and the database of many."""

import asyncio
import stat
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest

from reverie.album import without
from reverie.database import Database
from reverie.database.schema import prepare
from reverie.game import EndKind
from reverie.log import LogUnavailableError
from reverie.server.album_store import AlbumStore, FileAlbums, KeptAlbum
from reverie.server.shared_albums import SharedAlbums
from reverie.table.settings import Settings
from reverie.table.tokens import hashed
from tests.album.at import DAY, over, playing
from tests.album.test_album import album
from tests.kit.postgres import new_schema, shared_postgres
from tests.tables.at import token

ID = "kJ3-an_id_that_nobody_could_guess"
OTHER = "another_id_that_nobody_could_guess"
TOKEN = token("somebody who played")


def kept() -> KeptAlbum:
    made = album(over(playing(4, Settings(end=EndKind.TELLINGS, tellings=1))))
    return KeptAlbum(made, (hashed("of somebody else"), hashed(TOKEN)))


def files(folder: Path) -> list[Path]:
    return list(folder.iterdir())


Open = Callable[[], Awaitable[AlbumStore]]


@asynccontextmanager
async def in_a_file(folder: Path) -> AsyncIterator[Open]:
    opened: list[FileAlbums] = []

    async def open_() -> AlbumStore:
        opened.append(FileAlbums(folder / "albums.db"))
        return opened[-1]

    yield open_
    for store in opened:
        await store.close()


@asynccontextmanager
async def in_a_database(_: Path) -> AsyncIterator[Open]:
    url = new_schema(shared_postgres())
    opened: list[Database] = []

    async def open_() -> AlbumStore:
        opened.append(Database(url))
        await prepare(opened[-1])
        return SharedAlbums(opened[-1])

    yield open_
    for database in opened:
        await database.close()


KINDS = {"sqlite": in_a_file, "postgres": in_a_database}


@pytest.fixture(params=KINDS)
async def opening(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Open]:
    async with KINDS[request.param](tmp_path) as open_:
        yield open_


@pytest.fixture
async def store(opening: Open) -> AlbumStore:
    return await opening()


async def test_what_is_kept_is_read(opening: Open, store: AlbumStore) -> None:
    """An album is there for whoever opens the store, and only under its own id."""
    await store.add(ID, kept())
    for each in (store, await opening()):
        assert await each.read(ID) == kept()
        assert await each.read(OTHER) is None
        assert await each.read("") is None


async def test_a_game_becomes_one_album(opening: Open, store: AlbumStore) -> None:
    """However often it is kept, and wherever, what was made of the first one stays."""
    await store.add(ID, kept())
    await store.change(ID, lambda kept: kept.renamed("Our Sundays"))
    others = [await opening() for _ in range(3)]
    await asyncio.gather(*(each.add(ID, kept()) for each in (store, *others)))
    found = await store.read(ID)
    assert found is not None
    assert found.album.cover.table == "Our Sundays"


async def test_no_change_is_lost(opening: Open, store: AlbumStore) -> None:
    """Two who hide turns at once, at two nodes, have both hidden."""
    await store.add(ID, kept())
    there = await opening()
    await asyncio.gather(
        *(
            each.change(ID, lambda kept, turn=turn: kept.hiding(turn, hidden=True))  # type: ignore[misc]
            for turn, each in enumerate((store, there, store, there), start=1)
        )
    )
    found = await there.read(ID)
    assert found is not None
    assert found.hidden == (1, 2, 3, 4)


async def test_a_change_that_fails_changes_nothing(store: AlbumStore) -> None:
    """Nor does it keep others from the album."""
    await store.add(ID, kept())

    def fail(_: KeptAlbum) -> KeptAlbum:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await store.change(ID, fail)
    assert await store.read(ID) == kept()
    assert await store.change(ID, lambda kept: kept.renamed("x")) is not None


async def test_nobody_changes_what_is_not_there(store: AlbumStore) -> None:
    """There is no album with an id that leads to none, before and after."""
    assert await store.change(ID, lambda kept: kept.renamed("x")) is None
    await store.delete(ID)
    assert await store.read(ID) is None


async def test_what_is_deleted_stays_so(opening: Open, store: AlbumStore) -> None:
    """A replay of its game does not bring it back, and others are not harmed."""
    await store.add(ID, kept())
    await store.add(OTHER, kept())
    await store.delete(ID)
    await (await opening()).add(ID, kept())
    for each in (store, await opening()):
        assert await each.read(ID) is None
        assert await each.change(ID, lambda kept: kept) is None
        assert await each.read(OTHER) == kept()


async def test_albums_expire_where_that_is_wished_for(store: AlbumStore) -> None:
    """Those kept for longer are deleted, the others are not; and they don't come back either."""
    await store.add(ID, kept())
    assert await store.expire(60) == 0
    assert await store.read(ID) == kept()
    assert await store.expire(-60) == 1
    assert await store.expire(-60) == 0
    await store.add(ID, kept())
    assert await store.read(ID) is None


async def test_every_byte_of_a_deleted_album_is_gone(tmp_path: Path) -> None:
    """No name, clue or card of it is in any file beside the tables, however it was deleted."""
    store = FileAlbums(tmp_path / "albums.db")
    for number in range(20):
        await store.add(f"{ID}{number}", kept().renamed(f"the secret name {number}"))
        await store.change(f"{ID}{number}", lambda kept: kept.hiding(1, hidden=True))
        if number < 19:
            await store.delete(f"{ID}{number}")
    await store.expire(-60)
    await store.close()
    left = b"".join(path.read_bytes() for path in files(tmp_path))
    assert ID.encode() in left
    made = kept().album
    cards = {card for spread in made.spreads for card in spread.turn.board}
    words = {"the secret name", "N1", "storyteller", "spreads", hashed(TOKEN), *cards}
    assert [word for word in words if word.encode() in left] == []


async def test_the_file_is_nobody_elses(tmp_path: Path) -> None:
    """It holds what people have said to each other."""
    store = FileAlbums(tmp_path / "albums.db")
    await store.add(ID, kept())
    await store.close()
    assert [stat.S_IMODE(path.stat().st_mode) for path in files(tmp_path)] == [0o600]


async def test_damage_is_said(tmp_path: Path) -> None:
    """What can't be read is no album that is not there, and a file that is none is refused."""
    store = FileAlbums(tmp_path / "albums.db")
    await store.add(ID, kept())
    await store.close()
    file = tmp_path / "albums.db"
    file.write_bytes(file.read_bytes().replace(b'{"album"', b'{"alb\xffm"'))
    store = FileAlbums(file)
    with pytest.raises(OSError, match="damaged"):
        await store.read(ID)
    await store.close()
    file.write_bytes(b"no database at all" * 100)
    with pytest.raises(LogUnavailableError, match="not a database"):
        FileAlbums(file)


def test_who_played_has_the_key() -> None:
    """Whoever shows the token of somebody who played may change an album, and nobody else."""
    assert kept().opens_with(TOKEN)
    assert not kept().opens_with("")
    assert not kept().opens_with(hashed(TOKEN))


def test_what_is_told() -> None:
    """A hidden turn is not told and can be shown again; the keys never are."""
    one = kept()
    hidden = one.hiding(2, hidden=True).hiding(2, hidden=True)
    assert hidden.hidden == (2,)
    assert hidden.told() == without(one.album, {2})
    assert hidden.hiding(2, hidden=False) == one
    assert one.told() == one.album
    assert hashed(TOKEN).encode() not in msgspec.json.encode(one.told())


def test_albums_of_the_first_version_are_read() -> None:
    """They are kept for good, so what was written once stays readable."""
    lines = (Path(__file__).parent.parent / "data" / "albums.jsonl").read_bytes().splitlines()
    albums = [msgspec.json.decode(line, type=KeptAlbum) for line in lines]
    assert {each.album.cover.variant for each in albums} == {
        "odyssey",
        "odyssey-2011",
        "classic",
        "party",
        "pairs",
    }
    for each, line in zip(albums, lines, strict=True):
        assert each.album.cover.day == DAY
        assert without(each.album, ()) == each.album
        assert msgspec.json.encode(each) == line
