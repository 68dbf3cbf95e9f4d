"""D5, D6: the byte audit of one server, at two nodes with PostgreSQL and NATS between them."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.kit.nats import nats
from tests.kit.postgres import new_schema, shared_postgres
from tests.server.running import UNLIMITED, RunningNodes, running_server
from tests.server.test_byte_audit import audited_evening


@pytest.mark.parametrize("met_first", [0, 1])
async def test_at_two_nodes(met_first: int, tmp_path: Path) -> None:
    """D1, D5, D6: every kind of viewer at either node, and nobody is sent what is not theirs.

    Devices meet the nodes in turn, so whoever was at one node the first time is at the other now.
    """
    with nats() as relay:
        config = replace(UNLIMITED, log=new_schema(shared_postgres()), relay=relay.url)
        async with (
            running_server(tmp_path / "one.db", config) as one,
            running_server(tmp_path / "two.db", config) as two,
        ):
            await audited_evening(RunningNodes((one, two), met_first), bots=2)
