"""What a decoder would try that a hostile file has taken over, and what stands against it.

Three things do: the limit on descriptors, the filter of system calls, and Landlock. A system may
be without the second, the third, or both; here they are taken away by a filter of the test's own,
which answers for Linux that it has never heard of them.
"""

import socket
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.cards.test_confine import tried

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="other systems confine less")

OLDER_LINUX = """
from reverie.cards.darkroom import calls, confine as house
LACKING = {lacking}
program = [(calls.LOAD, 0, 0, calls.CALL)]
if "Landlock" in LACKING:
    for call in (house.LANDLOCK_CREATE_RULESET, house.LANDLOCK_RESTRICT_SELF):
        program += [(calls.IF_EQUAL, 0, 1, call), (calls.ANSWER, 0, 0, calls.REFUSE | 38)]
if "filters" in LACKING:
    prctl = dict(x86_64=157, aarch64=167)[os.uname().machine]
    program += [
        (calls.IF_EQUAL, 0, 3, prctl),
        (calls.LOAD, 0, 0, calls.FIRST_ARGUMENT),
        (calls.IF_EQUAL, 0, 1, calls.PR_SET_SECCOMP),
        (calls.ANSWER, 0, 0, calls.REFUSE | 22),
    ]
libc.prctl(house.PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0)
calls.filter_calls([*program, (calls.ANSWER, 0, 0, calls.ALLOW)])
"""

SYSTEMS = {
    "all": (),
    "without Landlock": ("Landlock",),
    "without filters": ("filters",),
    "without both": ("Landlock", "filters"),
}

OPENINGS = {
    "a file": "open('{file}')",
    "a file to write": "open('{file}', 'r+')",
    "a new file": "open('{file}2', 'w')",
    "a device": "open('/dev/null')",
    "a folder": "os.open('{folder}', os.O_RDONLY)",
    "a file by its path alone": "os.open('{file}', os.O_PATH)",
    "memory of the server": "open(f'/proc/{{server}}/mem', 'rb')",
    "its own memory": "open('/proc/self/mem', 'rb')",
    "its own descriptors": "open('/proc/self/fd/1', 'wb')",
    "a list of processes": "os.listdir('/proc')",
    "TCP": "socket.socket().connect(('127.0.0.1', {port}))",
    "TCP over IPv6": "socket.socket(socket.AF_INET6)",
    "UDP": "socket.socket(type=socket.SOCK_DGRAM).sendto(b'moon', ('127.0.0.1', {port}))",
    "a raw socket": "socket.socket(type=socket.SOCK_RAW)",
    "a Unix socket": "socket.socket(socket.AF_UNIX)",
    "netlink": "socket.socket(socket.AF_NETLINK, socket.SOCK_RAW)",
    "a pair of sockets": "socket.socketpair()",
    "a pipe": "os.pipe()",
    "memory as a file": "os.memfd_create('moon')",
    "shared memory as a file": "called(libc.shm_open(b'/moon', os.O_CREAT | os.O_RDWR, 0o600))",
    "a handle of the server": "os.pidfd_open(server)",
    "io_uring": "called(libc.syscall(425, 1, ctypes.create_string_buffer(120)))",
    "userfaultfd": "called(libc.syscall(dict(x86_64=323, aarch64=282)[os.uname().machine], 1))",
    "events": "called(libc.eventfd(0, 0))",
    "a timer": "called(libc.timerfd_create(1, 0))",
    "inotify": "called(libc.inotify_init1(0))",
    "epoll": "called(libc.epoll_create1(0))",
    "a copy of what is open": "os.dup(1)",
    "another copy of it": "fcntl.fcntl(1, fcntl.F_DUPFD, 0)",
}
"""All that ends in a descriptor."""

REACHINGS = {
    "a new process": "os.fork()",
    "another program": "os.execv('/bin/true', ['true'])",
    "a process by posix_spawn": "os.posix_spawn('/bin/true', ['true'], {{}})",
    "a deleted file": "os.unlink('{file}')",
    "a renamed file": "os.rename('{file}', '{file}2')",
    "a link": "os.link('{file}', '{file}2')",
    "a symbolic link": "os.symlink('{file}', '{file}2')",
    "other rights": "os.chmod('{file}', 0o777)",
    "a shorter file": "os.truncate('{file}', 0)",
    "a new folder": "os.mkdir('{file}2')",
    "what a folder is": "os.stat('{folder}')",
    "another folder": "os.chdir('{folder}')",
    "shared memory": "called(libc.shmget(0, 4096, 0o1600))",
    "a queue of messages": "called(libc.msgget(0, 0o1600))",
    "a signal to the server": "os.kill(server, 0)",
    "a signal to all": "os.kill(-1, 0)",
    "a signal to a thread of the server": "called(libc.tgkill(server, server, 0))",
    "a signal with a value": "called(libc.sigqueue(server, 0, None))",
    "signals when the pipe moves": "fcntl.fcntl(1, fcntl.F_SETOWN, server)",
    "tracing the server": "called(libc.ptrace(16, server, None, None))",
    "being traced": "called(libc.ptrace(0, 0, None, None))",
    "reading the server's memory": "called(libc.process_vm_readv(server, None, 0, None, 0, 0))",
    "other limits for the server": "resource.prlimit(server, resource.RLIMIT_CPU)",
    "other limits for itself": "resource.getrlimit(resource.RLIMIT_CPU)",
    "a priority": "os.setpriority(os.PRIO_PROCESS, 0, 19)",
    "outliving the server": "called(libc.prctl(1, 0, 0, 0, 0))",
    "another session": "os.setsid()",
    "namespaces": "called(libc.unshare(0x10000000))",
    "a mount": "called(libc.mount(b'none', b'/', b'tmpfs', 0, None))",
    "keys": "called(libc.syscall(dict(x86_64=250, aarch64=219)[os.uname().machine], 0, -3, 1))",
}
"""All that reaches beyond the process without one. The filter alone refuses it."""


@contextmanager
def port() -> Iterator[int]:
    """Somebody who listens, so that it is not their absence that refuses."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        yield listening.getsockname()[1]


def precious(folder: Path) -> Path:
    """A file that anybody may read, change and delete."""
    file = folder / "precious"
    file.write_text("moon")
    file.chmod(0o666)
    for each in (folder, *folder.parents[:2]):
        each.chmod(0o777)
    return file


@pytest.mark.parametrize("system", SYSTEMS)
@pytest.mark.parametrize("threads", [False, True], ids=["alone", "with threads"])
def test_nothing_can_be_opened(system: str, *, threads: bool, tmp_path: Path) -> None:
    """The limit on descriptors is enough, also for who closes some; the others stand behind it."""
    file = precious(tmp_path)
    before = OLDER_LINUX.format(lacking=SYSTEMS[system])
    with port() as listening:
        attempts = {
            name: attempt.format(file=file, folder=tmp_path, port=listening)
            for name, attempt in OPENINGS.items()
        }
        assert escaped(attempts, threads=threads, before=before) == []
    assert file.read_text() == "moon"
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize("system", ["all", "without Landlock"])
@pytest.mark.parametrize("threads", [False, True], ids=["alone", "with threads"])
def test_nobody_else_can_be_reached(system: str, *, threads: bool, tmp_path: Path) -> None:
    """No process, file, or memory of others is in reach of a call that needs no descriptor."""
    file = precious(tmp_path)
    before = OLDER_LINUX.format(lacking=SYSTEMS[system])
    attempts = {
        name: attempt.format(file=file, folder=tmp_path) for name, attempt in REACHINGS.items()
    }
    assert escaped(attempts, threads=threads, before=before) == []
    assert file.read_text() == "moon"
    assert list(tmp_path.iterdir()) == [file]


def escaped(attempts: dict[str, str], *, threads: bool, before: str) -> list[str]:
    """Those of the attempts that are not refused, made one after another by one worker.

    All but the descriptor that it tells them by are closed before each, so that there is room.
    """
    tries = f"""
    for name, attempt in {attempts!r}.items():
        for stream in (0, 2):
            with contextlib.suppress(OSError):
                os.close(stream)
        try:
            exec(attempt)
        except OSError as error:
            print(name, "|", type(error).__name__, flush=True)
        else:
            print(name, "| escaped", flush=True)
"""
    outcome = tried(tries, threads=threads, before=before)
    told = dict(line.split(" | ") for line in outcome.stdout.splitlines() if " | " in line)
    assert told.keys() == attempts.keys(), outcome
    return [name for name, fate in told.items() if fate not in {"OSError", "PermissionError"}]
