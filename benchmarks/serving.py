"""Servers in processes of their own, on one core, while the load client has the other."""

import asyncio
import os
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import ClassVar

SERVER_CORE, CLIENT_CORE = 0, 1


class Process:
    """A server in a process on a core of its own."""

    running: ClassVar[list["Process"]] = []

    def __init__(self, port: int, *command: str) -> None:
        self.running.append(self)
        self.port = port
        self.started = time.perf_counter()
        self._process = subprocess.Popen(  # noqa: S603  our own servers
            [sys.executable, "-m", *command], stderr=subprocess.DEVNULL
        )
        os.sched_setaffinity(self._process.pid, {SERVER_CORE})
        self.wait()

    def wait(self) -> None:
        """Until it answers."""
        for _ in range(3000):
            try:
                with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/readyz"):
                    return
            except OSError:
                time.sleep(0.01)
        raise TimeoutError

    def resident(self) -> int:
        """Resident memory in bytes."""
        return resident(self._process.pid)

    def cpu(self) -> float:
        """Processor seconds so far."""
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def kill(self) -> None:
        """Kill -9."""
        self._process.kill()
        self._process.wait()


def resident(process: int) -> int:
    """The resident memory of a process in bytes."""
    pages = Path(f"/proc/{process}/statm").read_text().split()[1]
    return int(pages) * os.sysconf("SC_PAGE_SIZE")


def free_port() -> int:
    """A port of this machine that nobody listens at."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def reverie(port: int, data: Path, *more: str) -> Process:
    """Our server, with its limits out of the way."""
    options = ["--host", "127.0.0.1", "--port", str(port), "--data", str(data)]
    options += ["--messages-per-second", "100000", "--sockets-per-address", "100000"]
    options += ["--megabytes-per-hour", "1000000"]
    return Process(port, "reverie", "serve", *options, "--tables-per-hour", "100000", *more)


async def stay_awake(seconds: float) -> None:
    """Let time pass without ever sleeping.

    On a virtual machine, waking up a process on another core costs the sender more than the
    sending. Players' phones are not on another core, so nobody is to be charged for that.
    """
    loop = asyncio.get_running_loop()
    until = loop.time() + seconds
    while loop.time() < until:  # noqa: ASYNC110  not sleeping is the point
        await asyncio.sleep(0)
