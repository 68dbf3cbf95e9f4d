from pathlib import Path

import msgspec
import pytest

from reverie.server import Config
from reverie.server.addresses import household
from reverie.server.network import network_address
from tests.server.maker import Maker
from tests.server.running import get, running_server


async def _told(data: Path, config: Config) -> object:
    async with running_server(data, config) as server:
        status, body = await get(f"{server.base}/api/address")
        assert status == 200
        return msgspec.json.decode(body)["address"]


async def test_the_machine_itself_is_told_where_others_reach_it(tmp_path: Path) -> None:
    """an invitation written at localhost can name an address that others can reach"""
    async with running_server(tmp_path / "log", Config(data=tmp_path / "log")) as server:
        _, body = await get(f"{server.base}/api/address")
        port = server.base.rpartition(":")[2]
        network = network_address()
        expected = None if network is None else f"http://{network}:{port}"
        assert msgspec.json.decode(body) == {"address": expected}


async def test_nothing_is_told_where_it_would_not_help(tmp_path: Path) -> None:
    """a server behind a proxy, or one that others can't reach, tells no address"""
    proxied = Config(data=tmp_path / "proxied", behind_proxy=True)
    alone = Config(data=tmp_path / "alone", host="127.0.0.1")
    assert await _told(tmp_path / "proxied", proxied) is None
    assert await _told(tmp_path / "alone", alone) is None


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2a01:4f8:1:2::1", "2a01:4f8:1:2:ffff::9", True),
        ("2a01:4f8:1:2::1", "2a01:4f8:1:3::1", False),
        ("93.184.216.34", "93.184.216.35", False),
        ("::ffff:93.184.216.34", "::ffff:93.184.216.35", False),
        ("::ffff:93.184.216.34", "93.184.216.34", True),
        ("fe80::1%eth0", "fe80::2%eth0", False),
        ("fd00::1", "fd00::2", False),
        ("unix:", "unknown", False),
        ("93.184.216.34:5555", "93.184.216.34:5556", True),
        ("93.184.216.34:5555", "93.184.216.34", True),
        ("93.184.216.34:5555", "93.184.216.35:5555", False),
        ("[2a01:4f8:1:2::1]:443", "2a01:4f8:1:2::9", True),
        ("[2a01:4f8:1:2::1]", "2a01:4f8:1:2::9", True),
        ("192.168.1.2:1", "192.168.1.2:2", True),
    ],
)
def test_a_household_is_one_address(one: str, other: str, *, same: bool) -> None:
    """limits can't be passed by taking another of the many addresses that IPv6 gives to each"""
    assert (household(one) == household(other)) is same


async def test_a_household_shares_its_limits(tmp_path: Path) -> None:
    """behind a proxy too, two addresses of one household make packs on one account"""
    config = Config(behind_proxy=True, packs_per_hour=1)
    async with running_server(tmp_path / "log", config) as server, Maker(server.base) as maker:
        answers = [
            await maker.ask("POST", "/api/own-packs", b'{"name":"A"}', X_Forwarded_For=address)
            for address in ("2a01:4f8:1:2::1", "2a01:4f8:1:2::2", "2a01:4f8:1:3::1")
        ]
        assert [status for status, _ in answers] == [201, 429, 201]


@pytest.mark.parametrize(
    ("host", "allowed"),
    [
        ("play.example.org", True),
        ("PLAY.example.org:8000", True),
        ("games.example.org", True),
        ("localhost:8000", True),
        ("192.168.1.20:8000", True),
        ("[2a01:4f8:1:2::1]:8000", True),
        ("evil.example", False),
        ("play.example.org.evil.example", False),
        ("play.example.org@evil.example", False),
        ("[evil", False),
        ("", False),
    ],
)
async def test_a_server_knows_its_names(host: str, *, allowed: bool, tmp_path: Path) -> None:
    """F18: a server that was told its names answers to no other, but to numbers and localhost."""
    config = Config(names=("Play.example.org", "games.example.org"))
    async with running_server(tmp_path / "log", config) as server, Maker(server.base) as maker:
        status, answer = await maker.ask("GET", "/api/packs", Host=host)
        assert (status, allowed) in {(200, True), (421, False), (400, False)}
        assert allowed or status == 400 or answer == {"code": "wrong_host"}


async def test_a_server_without_names_is_found_by_any(tmp_path: Path) -> None:
    """F18: at home nothing has to be set: whatever name leads to a server is right."""
    async with running_server(tmp_path / "log", Config()) as server, Maker(server.base) as maker:
        assert (await maker.ask("GET", "/api/packs", Host="our-old-laptop.local"))[0] == 200
