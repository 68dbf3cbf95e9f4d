"""Own packs and permits that nodes share, on a real database."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from reverie.cards.darkroom import Developed
from reverie.cards.own import large_file, small_file
from reverie.database import Database
from reverie.database.schema import prepare
from reverie.log import LogUnavailableError
from reverie.server.collection import Collection, Refusal, RefusedError
from reverie.server.permits import Permits
from reverie.server.shared_packs import SharedPacks
from tests.kit.postgres import new_schema, shared_postgres

SHADES = ("#000000", "#ffffff", "#808080")


def picture(number: int) -> Developed:
    return Developed(b"large %d" % number, b"small %d" % number, SHADES)


@pytest.fixture
async def databases() -> AsyncIterator[list[Database]]:
    """Those of two nodes."""
    url = new_schema(shared_postgres())
    made = [Database(url) for _ in range(2)]
    await prepare(made[0])
    yield made
    for database in made:
        await database.close()


@pytest.fixture
async def nodes(databases: list[Database], tmp_path: Path) -> list[Collection]:
    """The collections of two nodes, each with a folder of its own."""
    made = []
    for number, database in enumerate(databases):
        collection = Collection(tmp_path / str(number), 1e9, 0)
        await collection.open(SharedPacks(database, tmp_path / str(number)))
        made.append(collection)
    return made


async def test_a_pack_made_here_is_found_there(nodes: list[Collection], tmp_path: Path) -> None:
    """What somebody makes at one node, others have a moment later, with its pictures and words."""
    here, there = nodes
    pack, key = await here.create("Holidays", "en")
    found = await there.seek(pack.id)
    assert found is not None
    assert found.opens_with(key)
    for number in range(2):
        pack, _ = await here.add_card(pack, picture(number))
    pack, card = await here.add_card(pack, picture(2))
    await here.keep_clue(pack, card.id, "a long way")
    await here.keep_things(pack, card.id, ("boat",))
    await here.rename(pack, "The sea")
    await there.catch_up()
    assert there.find(pack.id) == here.find(pack.id)
    seen = there.find(pack.id)
    assert seen is not None
    assert seen.name == "The sea"
    assert (seen.cards[-1].clues, seen.cards[-1].things) == (("a long way",), ("boat",))
    for _ in range(2):
        assert await there.picture(pack.id, large_file(card.id)) == b"large 2"
        assert await there.picture(pack.id, small_file(card.id)) == b"small 2"
    assert files(tmp_path / "1") == {large_file(card.id), small_file(card.id)}
    assert files(tmp_path / "0") == set()


def files(folder: Path) -> set[str]:
    return {file.name for file in folder.glob("*")}


async def test_two_nodes_may_fill_a_pack_at_once(nodes: list[Collection]) -> None:
    """Cards that come in at two nodes are both there, and what one learns the other keeps."""
    here, there = nodes
    pack, _ = await here.create("Holidays", "en")
    await there.catch_up()
    await asyncio.gather(here.add_card(pack, picture(1)), there.add_card(pack, picture(2)))
    for node in nodes:
        await node.catch_up()
    first, second = (node.find(pack.id) for node in nodes)
    assert first == second
    assert first is not None
    assert len(first.cards) == 2


async def test_a_pack_removed_here_is_gone_there(nodes: list[Collection], tmp_path: Path) -> None:
    """What is deleted at one node is deleted at all, and can't come back."""
    here, there = nodes
    pack, _ = await here.create("Holidays", "en")
    pack, card = await here.add_card(pack, picture(1))
    await there.catch_up()
    assert await there.picture(pack.id, large_file(card.id)) == b"large 1"
    await here.remove(pack)
    with pytest.raises(RefusedError):
        await there.rename(pack, "Not any more")
    await there.catch_up()
    assert there.find(pack.id) is None
    assert await there.picture(pack.id, large_file(card.id)) is None
    assert await there.seek(pack.id) is None
    again = Collection(tmp_path / "1", 1e9, 0)
    await again.open(there._store)  # noqa: SLF001  as after a restart
    assert files(tmp_path / "1") == set(), "copies that no pack has are swept up"


async def test_a_card_removed_here_is_gone_there(nodes: list[Collection]) -> None:
    """One card less is one card less everywhere."""
    here, there = nodes
    pack, _ = await here.create("Holidays", "en")
    pack, first = await here.add_card(pack, picture(1))
    pack, second = await here.add_card(pack, picture(2))
    await here.remove_card(pack, first.id)
    await there.catch_up()
    found = there.find(pack.id)
    assert found is not None
    assert [card.id for card in found.cards] == [second.id]


async def test_without_a_database_nothing_is_made(nodes: list[Collection]) -> None:
    """While the database is gone packs are refused, and those that are known stay known."""
    here, _ = nodes
    pack, _ = await here.create("Holidays", "en")
    with shared_postgres().gone():
        with pytest.raises(RefusedError) as refused:
            await here.add_card(pack, picture(1))
        assert refused.value.refusal is Refusal.NOT_WRITTEN
        assert await here.seek(pack.id) == pack
    await here.add_card(pack, picture(1))


async def test_all_nodes_count_together(databases: list[Database]) -> None:
    """An address that has made its tables at one node makes no more at another; others do."""
    here, there = (Permits(database) for database in databases)
    made = [await node.take("table", "192.0.2.1", 4) for node in (here, there) * 3]
    assert made == [True] * 4 + [False] * 2
    assert await there.take("pack", "192.0.2.1", 4)
    assert await there.take("table", "192.0.2.2", 4)
    with shared_postgres().gone(), pytest.raises(LogUnavailableError):
        await here.take("table", "192.0.2.3", 4)


async def test_permits_come_back(databases: list[Database]) -> None:
    """A quarter of an hour later, an address that may make four an hour may make one."""
    here, _ = databases
    permits = Permits(here)
    while await permits.take("table", "192.0.2.1", 4):
        pass
    await here.do(lambda connection: connection.execute("UPDATE permits SET at = at - 900"))
    assert await permits.take("table", "192.0.2.1", 4)
    assert not await permits.take("table", "192.0.2.1", 4)


async def test_neighbours_share_a_limit(databases: list[Database]) -> None:
    """Whoever moves on to the next address of a network is stopped by what that may make."""
    permits = Permits(databases[0])
    made = [await permits.take("table", f"93.184.216.{number}", 1) for number in range(20)]
    assert made == [True] * 16 + [False] * 4
