"""`reverie serve --log`: a node, as people run it."""

import asyncio
import logging
import sys
from pathlib import Path

import aiohttp
import msgspec
import pytest

from reverie.game import Colour
from reverie.log import Outcome
from reverie.server.logs import JsonLines, name_node
from reverie.server.messages import ViewMessage
from reverie.server.metrics import Metrics
from tests.client import Client
from tests.kit.nats import nats
from tests.kit.postgres import new_schema, shared_postgres
from tests.server.process import ServerProcess


async def test_a_node_that_stops_is_left_in_peace(tmp_path: Path) -> None:
    """On SIGTERM a node says first that it is not ready, then sends people away, and leaves all.

    Its table is there when another node is asked for it.
    """
    url = new_schema(shared_postgres())
    with nats() as relay:
        node = ServerProcess(tmp_path / "one.db", "--log", url, "--relay", relay.url)
        await node.start()
        code = await node.new_table()
        async with Client(node.base, code) as client:
            await client.join("Ada", Colour.PINK)
            stopping = asyncio.create_task(node.stop())
            assert await says_no(node.base) == 503
            assert client.close_code is None, "people are not sent away before that"
            assert await stopping == 0
            await asyncio.sleep(0.1)
            assert client.close_code == 1012
        schema = url.rpartition("=")[2]
        for table in ("nodes", "leases", "attendance"):
            assert shared_postgres().psql(f"SELECT count(*) FROM {schema}.{table}") == "0"  # noqa: S608  ours
        other = ServerProcess(tmp_path / "two.db", "--log", url)
        await other.start()
        async with (
            aiohttp.ClientSession() as session,
            session.get(f"{other.base}/api/tables/{code}") as answer,
        ):
            assert (await answer.json())["people"] == 1
        async with aiohttp.ClientSession() as session, session.get(f"{other.base}/metrics") as told:
            figures = await told.text()
        assert "reverie_tables 1" in figures
        assert await other.stop() == 0
    assert not (tmp_path / "one.db").exists()


async def test_people_at_two_nodes_sit_at_one_table(tmp_path: Path) -> None:
    """Whoever joins at one node is here at the other, too; when their node dies, they aren't."""
    url = new_schema(shared_postgres())
    with nats() as relay:
        one, two = (
            ServerProcess(tmp_path / f"{name}.db", "--log", url, "--relay", relay.url)
            for name in ("one", "two")
        )
        await asyncio.gather(one.start(), two.start())
        code = await one.new_table()
        async with Client(one.base, code) as ada, Client(two.base, code) as bo:
            await ada.join("Ada", Colour.PINK)
            await bo.join("Bo", Colour.GREEN)
            for client in (ada, bo):
                await client.until(lambda view: here(view) == ["Ada", "Bo"])
            await two.kill()
            await ada.until(lambda view: here(view) == ["Ada"])
        assert await one.stop() == 0


def here(view: ViewMessage) -> list[str]:
    return [person.name for person in view.table.people if person.here]


async def says_no(base: str) -> int:
    """What a node answers that is asked whether it is ready, once that is not 200."""
    async with aiohttp.ClientSession() as session:
        while True:
            async with session.get(f"{base}/readyz") as response:
                if response.status != 200:
                    return response.status
            await asyncio.sleep(0.05)


async def test_a_node_without_its_database_says_so(tmp_path: Path) -> None:
    """A node that can't reach its database ends, and names the trouble in words."""
    command = ("-m", "reverie", "serve", "--data", str(tmp_path / "db"), "--port", "0")
    process = await asyncio.create_subprocess_exec(
        sys.executable, *command, "--log", "postgresql://127.0.0.1:1/x",
        stderr=asyncio.subprocess.PIPE,
    )  # fmt: skip
    _, said = await process.communicate()
    assert process.returncode == 2
    assert b"reverie: the database: ConnectionRefusedError" in said


def test_lines_say_which_node_speaks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where there are several nodes, every line of the log names its own."""
    monkeypatch.setattr(JsonLines, "node", "")
    record = logging.LogRecord("x", logging.INFO, "", 0, "something", (), None)
    assert "node" not in msgspec.json.decode(JsonLines().format(record))
    name_node("attic-1")
    assert msgspec.json.decode(JsonLines().format(record))["node"] == "attic-1"


def test_times_are_told_as_histograms() -> None:
    """How long batches took, and how they ended, is there for Prometheus to read."""
    metrics = Metrics()
    metrics.written([Outcome.DURABLE, Outcome.DURABLE, Outcome.TAKEN], 0.0015)
    metrics.written([Outcome.DURABLE], 70)
    metrics.observe("relay_seconds", 0.3)
    metrics.observe("leases_taken", 1)
    text = metrics.text({})
    for line in (
        'reverie_entries_total{outcome="durable"} 3',
        'reverie_entries_total{outcome="taken"} 1',
        'reverie_log_write_seconds_bucket{le="0.001"} 0',
        'reverie_log_write_seconds_bucket{le="0.002"} 1',
        'reverie_log_write_seconds_bucket{le="5"} 1',
        'reverie_log_write_seconds_bucket{le="+Inf"} 2',
        "reverie_log_write_seconds_count 2",
        "reverie_relay_seconds_sum 0.3",
        "reverie_leases_taken_total 1",
    ):
        assert line in text.splitlines()
