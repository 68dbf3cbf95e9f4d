"""What one address may do is counted when it asks, so that asking at once gains nothing."""

import asyncio
from collections import Counter
from pathlib import Path

import aiohttp
import pytest

from reverie.server.config import Config
from reverie.server.guesses import WRONG_CODES_PER_MINUTE
from reverie.server.limits import Buckets, Places
from reverie.server.sockets import SECONDS_AT_ONCE, SOCKETS_AT_ONCE, SOCKETS_FOR_LONG
from reverie.server.tables import BYTES_A_SECOND, BYTES_AT_ONCE
from reverie.table import Settings
from reverie.table.moves import Say
from tests.client import Client
from tests.server.running import QUICK, get, play_to_the_end, running_server


async def statuses(base: str, paths: list[str], address: str = "127.0.0.1") -> Counter[int]:
    """What is answered to requests that are all made at once, each on a connection of its own."""
    connector = aiohttp.TCPConnector(limit=0, local_addr=(address, 0))
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


async def test_games_are_paid_for_by_their_size(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """F10: whoever has a game told again and again waits for it, and others don't."""
    at_once, a_second, times = 10_000, 20_000, 60
    monkeypatch.setattr("reverie.server.tables.BYTES_AT_ONCE", at_once)
    monkeypatch.setattr("reverie.server.tables.BYTES_A_SECOND", a_second)
    clock = asyncio.get_running_loop().time
    async with running_server(tmp_path / "db") as server:
        code = await server.open_table(Settings(goal=1))
        await play_to_the_end(await server.begin(code, 3))
        path = f"/api/tables/{code}/ended"
        _, body = await get(f"{server.base}{path}")
        due = ((times - 1) * len(body) - at_once) / a_second
        assert due > 1
        begun = clock()
        asking = asyncio.create_task(statuses(server.base, [path] * times))
        assert await statuses(server.base, [path], "127.0.0.2") == {200: 1}
        assert not asking.done(), "others need not wait"
        assert await asking == {200: times}
        assert clock() - begun >= due


def test_a_family_looks_at_its_longest_games() -> None:
    """F10: twelve who look at three evenings' longest games, one after the other, don't wait."""
    longest = 220_000
    bytes_told = Buckets(BYTES_A_SECOND, BYTES_AT_ONCE)
    assert not any(bytes_told.owe("192.168.1.2", 0, longest) for _ in range(3 * 12))


async def test_sockets_of_an_address_share_a_rate(tmp_path: Path) -> None:
    """F10: twenty sockets of one address send hardly more for long than three of them could."""
    rate, sockets, seconds = 5, 20, 4
    async with running_server(
        tmp_path / "db", Config(messages_per_second=rate, pace=QUICK)
    ) as server:
        code = await server.open_table()
        clients = await server.sit_down(code, 12)
        clients += [await server.enter(code, clients[0].token) for _ in range(sockets - 12)]
        clock = asyncio.get_running_loop().time
        begun = clock()

        async def talk(client: Client) -> int:
            said = 0
            while clock() < begun + seconds:
                await client.move(Say("Listen!"))
                said += 1
                await asyncio.sleep(1 / rate)
            return said

        said = sum(await asyncio.gather(*map(talk, clients)))
        at_once = SOCKETS_AT_ONCE * SECONDS_AT_ONCE * rate
        for_long = SOCKETS_FOR_LONG * rate * (clock() - begun)
        assert said <= at_once + for_long + sockets
        assert 'code="too_fast"' not in server.app.metrics.text({})


def test_a_family_is_not_slowed_down() -> None:
    """F10: twelve at one address may all send as much at once as each of them may, and go on."""
    rate = Config().messages_per_second
    buckets = Buckets(SOCKETS_FOR_LONG * rate, SOCKETS_AT_ONCE * SECONDS_AT_ONCE * rate)
    assert not any(buckets.owe("192.168.1.2", 0) for _ in range(12 * SECONDS_AT_ONCE * rate))
    for second in range(1, 100):
        assert not any(buckets.owe("192.168.1.2", second) for _ in range(12 * 5))
    assert buckets.owe("192.168.1.2", 99) == pytest.approx(1 / (SOCKETS_FOR_LONG * rate))
