"""What one address may do is counted when it asks, so that asking at once gains nothing."""

import asyncio
from collections import Counter
from pathlib import Path

import aiohttp

from reverie.server.guesses import WRONG_CODES_PER_MINUTE
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
