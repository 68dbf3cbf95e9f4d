"""Nodes on one database: who lives, who is where, whose errands a table's are."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import suppress

import pytest

from reverie.database import Database
from reverie.database.schema import prepare
from reverie.log import LogUnavailableError, Outcome
from reverie.log.postgres import PostgresLog
from reverie.nodes import Node
from reverie.nodes.bond import Bond
from reverie.relay import Hub, LocalRelay
from reverie.table.neighbours import News
from tests.kit.postgres import new_schema, shared_postgres
from tests.log.kinds import append

SECONDS_TO_AGREE = 60
"""which is far longer than it takes, on a machine that has other things to do"""


class Live:
    """A table that notes what it is told."""

    def __init__(self) -> None:
        self.news = News(None, in_charge=False)
        self.seq = 0
        self.gone = False
        self.flashes: list[bytes] = []
        self.all_news: list[News] = []

    def moved(self, seq: int) -> None:
        self.seq = max(self.seq, seq)

    def vanished(self) -> None:
        self.gone = True

    def heard(self, news: News) -> None:
        assert news != self.news
        self.news = news
        self.all_news.append(news)

    def flashed(self, body: bytes) -> None:
        self.flashes.append(body)


class Nodes:
    """Nodes of one cluster, with a relay between them or without."""

    def __init__(self, *, relay: bool) -> None:
        self.url = new_schema(shared_postgres())
        self._hub = Hub() if relay else None
        self._nodes: list[Node] = []
        self._databases: list[Database] = []

    async def start(self) -> Node:
        database = Database(self.url)
        await prepare(database)
        node = await Node.start(database, LocalRelay(self._hub))
        self._nodes.append(node)
        self._databases.append(database)
        return node

    async def log(self) -> PostgresLog:
        database = Database(self.url)
        self._databases.append(database)
        return await PostgresLog.open(database)

    async def has_for_alive(self, node: Node) -> None:
        """What a beat leaves behind whose answer never came."""
        database = Database(self.url)
        self._databases.append(database)
        beat = "UPDATE nodes SET until = extract(epoch FROM clock_timestamp()) + 60 WHERE node = $1"
        await database.do(lambda connection: connection.execute(beat, node.name))

    async def kill(self, node: Node) -> None:
        """It beats no longer, and says nothing."""
        beating = node._beating  # noqa: SLF001  a process that is killed
        assert beating is not None
        beating.cancel()
        with suppress(asyncio.CancelledError):
            await beating
        self._nodes.remove(node)

    async def close(self) -> None:
        for node in self._nodes:
            await node.close()
        for database in self._databases:
            await database.close()


@pytest.fixture(params=[True, False], ids=["relay", "no relay"])
async def nodes(request: pytest.FixtureRequest) -> AsyncIterator[Nodes]:
    made = Nodes(relay=request.param)
    yield made
    await made.close()


@pytest.fixture
async def unheard() -> AsyncIterator[Nodes]:
    """Nodes without a relay."""
    made = Nodes(relay=False)
    yield made
    await made.close()


async def open_table(node: Node, table: str = "A") -> tuple[Bond, Live]:
    live = Live()
    bond, live.news = await node.join(table, live)
    return bond, live


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(SECONDS_TO_AGREE):
        while not is_so():  # noqa: ASYNC110  what is waited for is in a database
            await asyncio.sleep(0.02)


async def test_what_a_node_says_is_heard_by_the_others(nodes: Nodes) -> None:
    """People of one node are there for all nodes that have the table open, until it says else."""
    one, two = await nodes.start(), await nodes.start()
    (mine, first), (theirs, second) = await open_table(one), await open_table(two)
    mine.tell(b"Ada")
    theirs.tell(b"Bo")
    await until(lambda: (first.news.others, second.news.others) == ((b"Bo",), (b"Ada",)))
    mine.tell(b"")
    await until(lambda: second.news.others == ())
    theirs.tell(b"Bo, Cy")
    await until(lambda: first.news.others == (b"Bo, Cy",))
    theirs.leave()
    await until(lambda: first.news.others == ())


async def test_a_newcomer_knows_who_is_there(unheard: Nodes) -> None:
    """A node that opens a table later has heard of the people elsewhere before anybody looks."""
    one = await unheard.start()
    bond, live = await open_table(one)
    bond.tell(b"Ada")
    await one.beat()
    two = await unheard.start()
    await until(lambda: two._heard() is not None)  # noqa: SLF001  at first nobody is sure
    _, late = await open_table(two)
    assert late.news == News((b"Ada",), in_charge=False)
    assert live.news.in_charge


async def test_one_node_is_in_charge(nodes: Nodes) -> None:
    """Of all nodes that have a table open one runs its errands; if that leaves it, another does."""
    started = [await nodes.start() for _ in range(3)]
    tables = [await open_table(node) for node in started]
    for _ in range(2):
        await until(lambda: [live.news.in_charge for _, live in tables].count(True) == 1)
        for node in started:
            await node.beat()
        (in_charge,) = [at for at, (_, live) in enumerate(tables) if live.news.in_charge]
        bond, _ = tables.pop(in_charge)
        bond.leave()
    await until(lambda: tables[0][1].news.in_charge)


async def test_errands_of_the_dead_are_taken_over(nodes: Nodes) -> None:
    """When a node dies, another runs the errands of all its tables, and its people are gone."""
    one, two = await nodes.start(), await nodes.start()
    names = [f"T{n}" for n in range(50)]
    first = [await open_table(one, name) for name in names]
    second = [await open_table(two, name) for name in names]
    for bond, _ in first:
        bond.tell(b"Ada")
    await until(lambda: all(live.news.others == (b"Ada",) for _, live in second))
    assert not any(live.news.in_charge for _, live in second)
    await nodes.kill(one)
    await until(lambda: all(live.news == News((), in_charge=True) for _, live in second))
    assert not any(live.news.in_charge for _, live in first), "it knows that it is dead"
    assert {live.news.others for _, live in first} == {None}


async def test_a_node_that_goes_hands_over(nodes: Nodes) -> None:
    """A node that is closed leaves its tables to others, and nothing of it is left."""
    one, two = await nodes.start(), await nodes.start()
    bond, _ = await open_table(one)
    bond.tell(b"Ada")
    _, live = await open_table(two)
    await until(lambda: live.news.others == (b"Ada",))
    await one.close()
    await until(lambda: live.news == News((), in_charge=True))


async def test_a_table_may_be_opened_again_at_once(unheard: Nodes) -> None:
    """Who leaves a table and comes back before the next beat has it, and its errands, for good."""
    one, two = await unheard.start(), await unheard.start()
    bond, _ = await open_table(one)
    _, other = await open_table(two)
    bond.leave()
    again, live = await open_table(one)
    again.tell(b"Ada")
    await until(lambda: other.news.others == (b"Ada",))
    for node in (one, two, one, two):
        await node.beat()
    assert (live.news.in_charge, other.news.in_charge).count(True) == 1


async def test_who_can_not_beat_says_so(unheard: Nodes) -> None:
    """While the database is gone nobody is said to be absent, and no errands are run."""
    one, two = await unheard.start(), await unheard.start()
    (mine, first), (theirs, second) = await open_table(one), await open_table(two)
    mine.tell(b"Ada")
    theirs.tell(b"Bo")
    await until(lambda: (first.news.others, second.news.others) == ((b"Bo",), (b"Ada",)))
    with shared_postgres().gone():
        for live in (first, second):
            await until(lambda live=live: live.news == News(None, in_charge=False))  # type: ignore[misc]
        with pytest.raises(LogUnavailableError):
            await open_table(one, "B")
    second.all_news.clear()
    await until(lambda: (first.news.others, second.news.others) == ((b"Bo",), (b"Ada",)))
    assert () not in [news.others for news in second.all_news], "nobody was ever absent"
    assert (first.news.in_charge, second.news.in_charge).count(True) == 1


async def test_a_beat_whose_answer_was_lost_makes_nobody_absent(unheard: Nodes) -> None:
    """A node that was silent is unsure of the others, even if the database has it for alive."""
    one, two = await unheard.start(), await unheard.start()
    (_, live), (theirs, _) = await open_table(one), await open_table(two)
    theirs.tell(b"Bo")
    await until(lambda: live.news.others == (b"Bo",))
    await unheard.kill(two)
    await unheard.kill(one)
    await until(lambda: live.news.others is None)
    await unheard.has_for_alive(one)
    await one.beat()
    assert live.news.others is None


async def test_a_move_is_noticed(nodes: Nodes) -> None:
    """What one node has written, others that have the table open hear of, relay or not."""
    one, two = await nodes.start(), await nodes.start()
    log = await nodes.log()
    (mine, _), (_, live) = await open_table(one), await open_table(two)
    for seq in (1, 2):
        assert await append(log, "A", seq, b"x") is Outcome.DURABLE
        mine.moved(seq)
    await until(lambda: live.seq == 2)
    await log.close()


async def test_a_forgotten_table_is_noticed(unheard: Nodes) -> None:
    """When the log has no such table any more, those who share it are told."""
    one, two = await unheard.start(), await unheard.start()
    _, first = await open_table(one)
    _, second = await open_table(two)
    await until(lambda: first.gone and second.gone)


async def test_something_passing_is_passed_on() -> None:
    """What is shown for a moment is shown on all nodes, if there is a relay."""
    nodes = Nodes(relay=True)
    one, two = await nodes.start(), await nodes.start()
    (mine, here), (_, there) = await open_table(one), await open_table(two)
    mine.flash(b"!")
    await until(lambda: there.flashes == [b"!"])
    assert here.flashes == []
    await nodes.close()
