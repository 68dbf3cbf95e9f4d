"""A real NATS server from a wheel, for tests: started, killed, frozen."""

import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.kit.ports import free_port

SECONDS_TO_START = 30


class Nats:
    """One server."""

    def __init__(self) -> None:
        self.port = free_port()
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"nats://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it, and wait until it listens."""
        program = shutil.which("nats-server", path=str(Path(sys.executable).parent))
        assert program is not None
        self._process = subprocess.Popen(  # noqa: S603  our own server
            [program, "-a", "127.0.0.1", "-p", str(self.port)],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        deadline = time.monotonic() + SECONDS_TO_START
        while not self.listens():
            assert time.monotonic() < deadline
            time.sleep(0.01)

    def listens(self) -> bool:
        """Whether somebody could connect."""
        with socket.socket() as asked:
            return asked.connect_ex(("127.0.0.1", self.port)) == 0

    def kill(self) -> None:
        """Take it away at once."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None

    def freeze(self) -> None:
        """Let it stand still."""
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)

    def resume(self) -> None:
        """Let it go on."""
        assert self._process is not None
        self._process.send_signal(signal.SIGCONT)


@contextmanager
def nats() -> Iterator[Nats]:
    """A server, for as long as this lasts."""
    server = Nats()
    server.start()
    try:
        yield server
    finally:
        server.kill()
