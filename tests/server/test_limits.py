"""What one address may do is counted when it asks, so that asking at once gains nothing."""

import asyncio
from collections import Counter
from pathlib import Path

import aiohttp
import pytest

from reverie.server.guesses import WRONG_CODES_PER_MINUTE
from reverie.server.limits import Buckets, Places
from tests.server.running import running_server


async def statuses(base: str, paths: list[str]) -> Counter[int]:
    """What is answered to requests that are all made at once, each on a connection of its own."""
    connector = aiohttp.TCPConnector(limit=0)
    async with aiohttp.ClientSession(connector=connector) as session:

        async def ask(path: str) -> int:
            async with session.get(f"{base}{path}") as response:
                return response.status

        return Counter(await asyncio.gather(*map(ask, paths)))


async def test_guessing_at_once_is_no_better(tmp_path: Path) -> None:
    """F2: of codes that are tried out all at once no more are answered than one after the other."""
    async with running_server(tmp_path / "db") as server:
        begun = asyncio.get_running_loop().time()
        answered = await statuses(server.base, ["/api/tables/BCDFG"] * 300)
        seconds = asyncio.get_running_loop().time() - begun
        assert WRONG_CODES_PER_MINUTE <= answered[404] <= WRONG_CODES_PER_MINUTE + seconds + 1
        assert answered[404] + answered[429] == 300


async def test_a_crowd_with_the_right_code_is_let_in(tmp_path: Path) -> None:
    """F2: people of one address who all come back at once after a restart are no guessers."""
    async with running_server(tmp_path / "db") as server:
        codes = [await server.open_table() for _ in range(100)]
        server.app.hall.close()
        paths = [f"/api/tables/{code}" for code in codes for _ in range(2)]
        assert await statuses(server.base, paths) == {200: 200}


@pytest.mark.parametrize(
    ("address", "tried", "households"),
    [
        ("2a01:4f8:1:{n:x}00::/64", 256, 16),
        ("2a01:4f8:1:1{n:02x}::/64", 256, 4),
        ("2a01:4f8:{n:x}::/64", 300, 300),
        ("93.184.216.{n}", 256, 16),
        ("93.184.{n}.216", 256, 256),
        ("192.168.1.{n}", 256, 256),
        ("fd00::{n:x}", 300, 300),
    ],
)
def test_neighbours_share_a_larger_limit(address: str, tried: int, households: int) -> None:
    """F2: a network is worth 16 households, or 4, however many it has; a home network is not."""
    buckets, places = Buckets(1 / 3600, 2), Places(2)
    homes = [address.format(n=n) for n in range(tried)]
    assert sum(buckets.take(home, 0) for home in homes for _ in range(3)) == 2 * households
    assert sum(places.take(home) for home in homes for _ in range(3)) == 2 * households


def test_many_households_do_not_make_us_forget() -> None:
    """F2: whoever has more addresses than are remembered gets no fresh permits for them."""
    buckets = Buckets(1 / 3600, 1)
    homes = [f"2a01:4f8:1:{n:x}::/64" for n in range(buckets.MOST + 100)]
    assert sum(buckets.take(home, 0) for home in homes) == 16
    assert sum(buckets.take(home, 0) for home in homes) == 0


def test_what_is_refused_is_not_charged() -> None:
    """F2: a household that is refused takes nothing from its neighbours."""
    buckets = Buckets(1 / 3600, 1)
    assert buckets.take("93.184.216.1", 0)
    for _ in range(100):
        assert not buckets.take("93.184.216.1", 0)
    assert buckets.take("93.184.216.2", 0)
    buckets.give_back("93.184.216.1", 0)
    assert buckets.take("93.184.216.1", 0)
