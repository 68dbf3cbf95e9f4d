"""PostgreSQL or NATS is gone while people at two nodes play."""

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from reverie.game import SeatPassed
from reverie.server.messages import RefusedMessage, Request, ViewMessage, WireCode
from reverie.table import StandIns
from reverie.table.entry import decode_entry
from reverie.table.moves import Say
from reverie.table.settings import Settings
from tests.client import Client
from tests.kit.nats import Nats, nats
from tests.kit.postgres import Postgres, new_schema, postgres, shared_postgres
from tests.log.kinds import read
from tests.server.running import UNLIMITED, RunningNodes, play_to_the_end, running_server
from tests.server.test_byte_audit import turns_are_scored

PEOPLE = 4
TRY_AGAIN = WireCode.TRY_AGAIN
KEY = "said in the dark"


@asynccontextmanager
async def two_nodes(folder: Path, database: Postgres, relay: Nats) -> AsyncIterator[RunningNodes]:
    config = replace(UNLIMITED, log=new_schema(database), relay=relay.url)
    async with (
        running_server(folder / "one.db", config) as one,
        running_server(folder / "two.db", config) as two,
    ):
        yield RunningNodes((one, two))


async def begun(nodes: RunningNodes) -> tuple[str, list[Client]]:
    """A game in which whoever is thought to be gone is stood in for at once."""
    code = await nodes.open_table(Settings(stand_ins=StandIns.ALWAYS))
    clients = await nodes.begin(code, PEOPLE)
    for client in clients:
        await client.until(all_here)
    return code, clients


def all_here(view: ViewMessage) -> bool:
    return all(person.here for person in view.table.people)


@pytest.fixture(scope="module")
def database() -> Iterator[Postgres]:
    """One that may be taken away."""
    with postgres() as server:
        yield server


async def test_without_the_database_moves_are_refused(database: Postgres, tmp_path: Path) -> None:
    """PostgreSQL gone: `try_again`, nobody is taken for absent, and all goes on by itself."""
    with nats() as relay:
        async with two_nodes(tmp_path, database, relay) as nodes:
            code, clients = await begun(nodes)
            with database.gone():
                for client in clients:
                    # The first at a node may have been under way when the database went.
                    assert await refusal(client, "lost") in {TRY_AGAIN, WireCode.OUTCOME_UNKNOWN}
                for number, client in enumerate(clients):
                    assert await refusal(client, f"{KEY} {number}") == TRY_AGAIN
            for number, client in enumerate(clients):
                await client.move(Say("Is anybody there?"), f"{KEY} {number}")
            await play_to_the_end(clients)
            entries = [decode_entry(e.body) for e in await read(nodes.app.log, code)]
            said = [entry.key for entry in entries if entry.key.startswith(KEY)]
            assert sorted(said) == [f"{KEY} {number}" for number in range(PEOPLE)]
            assert all(all_here(client.view) for client in clients)
            assert not any(isinstance(e, SeatPassed) for entry in entries for e in entry.events)


async def refusal(client: Client, key: str) -> str:
    """With which code somebody is refused who says something."""
    await client.send_raw(msgspec.json.encode(Request(key, Say("Is anybody there?"))).decode())
    while True:
        for frame in client.frames:
            if b'"refused"' in frame:
                message = msgspec.json.decode(frame, type=RefusedMessage)
                if message.id == key:
                    return message.code
        await client.changed_or(0.05)


async def test_without_the_relay_all_goes_on(tmp_path: Path) -> None:
    """NATS gone for good, in the midst of a game: what one node has written, the other reads."""
    with nats() as relay:
        async with two_nodes(tmp_path, shared_postgres(), relay) as nodes:
            _, clients = await begun(nodes)
            await turns_are_scored(clients, 1)
            relay.kill()
            await turns_are_scored(clients, 2)
            await clients[0].move(Say("Do you hear me?"))
            for client in clients[1:]:
                await client.until(lambda view: view.table.chat)
