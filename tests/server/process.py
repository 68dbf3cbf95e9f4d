"""A server in a process of its own, as people run it, which can be killed."""

import asyncio
import re
import sys
from pathlib import Path
from typing import BinaryIO

import aiohttp
import msgspec
from msgspec.structs import replace

from reverie.server.config import Config
from tests.kit.ports import free_port
from tests.patience import PATIENCE


class ServerProcess:
    """`reverie serve` on a port and a file that stay the same when it is started again.

    What no option can say, such as how fast bots are, is said by a configuration instead.
    """

    def __init__(self, data: Path, *options: str, config: Config | None = None) -> None:
        self.port = free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        if config is None:
            here = ("--host", "127.0.0.1", "--port", str(self.port), "--data", str(data))
            command = ["reverie", "serve", *here, "--light-bots", *options]
        else:
            config = replace(config, host="127.0.0.1", port=self.port, data=data, light_bots=True)
            command = ["tests.server.launch", msgspec.json.encode(config, enc_hook=str).decode()]
        self._command = [sys.executable, "-m", *command]
        self._process: asyncio.subprocess.Process | None = None

    async def start(self, log: int | BinaryIO = asyncio.subprocess.DEVNULL) -> None:
        self._process = await asyncio.create_subprocess_exec(*self._command, stderr=log)
        async with aiohttp.ClientSession() as session, asyncio.timeout(PATIENCE):
            while True:
                assert self._process.returncode is None, "the server has ended before it was ready"
                try:
                    async with session.get(f"{self.base}/readyz") as response:
                        if response.status == 200:
                            return
                except aiohttp.ClientError:
                    pass  # it does not listen yet
                await asyncio.sleep(0.02)

    async def kill(self) -> None:
        """kill -9: no goodbye, nothing flushed."""
        assert self._process is not None
        self._process.kill()
        await self._process.wait()

    async def end(self) -> None:
        """Kill it, whatever state it is in."""
        if self._process is not None and self._process.returncode is None:
            await self.kill()

    async def stop(self) -> int:
        """SIGTERM, and wait for the end."""
        assert self._process is not None
        self._process.terminate()
        async with asyncio.timeout(PATIENCE):
            return await self._process.wait()

    def memory(self) -> int:
        """Resident bytes."""
        assert self._process is not None
        status = Path(f"/proc/{self._process.pid}/status").read_text()
        found = re.search(r"VmRSS:\s+(\d+) kB", status)
        assert found is not None
        return int(found[1]) * 1024

    async def new_table(self) -> str:
        async with (
            aiohttp.ClientSession() as session,
            session.post(f"{self.base}/api/tables") as response,
        ):
            assert response.status == 201
            code: str = (await response.json())["code"]
            return code
