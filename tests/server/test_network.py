from pathlib import Path

import msgspec

from reverie.server import Config
from reverie.server.network import network_address
from tests.server.inn import get, inn


async def _told(data: Path, config: Config) -> object:
    async with inn(data, config) as house:
        status, body = await get(f"{house.base}/api/address")
        assert status == 200
        return msgspec.json.decode(body)["address"]


async def test_the_machine_itself_is_told_where_others_reach_it(tmp_path: Path) -> None:
    """an invitation written at localhost can name an address that others can reach"""
    async with inn(tmp_path / "log", Config(data=tmp_path / "log")) as house:
        _, body = await get(f"{house.base}/api/address")
        port = house.base.rpartition(":")[2]
        network = network_address()
        expected = None if network is None else f"http://{network}:{port}"
        assert msgspec.json.decode(body) == {"address": expected}


async def test_nothing_is_told_where_it_would_not_help(tmp_path: Path) -> None:
    """a server behind a proxy, or one that others can't reach, tells no address"""
    proxied = Config(data=tmp_path / "proxied", behind_proxy=True)
    alone = Config(data=tmp_path / "alone", host="127.0.0.1")
    assert await _told(tmp_path / "proxied", proxied) is None
    assert await _told(tmp_path / "alone", alone) is None
