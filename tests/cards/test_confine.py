"""What a worker of the darkroom can't do any more."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ONLY_LINUX = pytest.mark.skipif(sys.platform != "linux", reason="other systems confine less")
"""The memory limit and Landlock are Linux'."""

CONFINED = """
import contextlib, ctypes, fcntl, os, resource, signal, socket, subprocess, sys, time
from reverie.cards.darkroom.confine import confine

def called(outcome):
    if outcome == -1:
        raise OSError(ctypes.get_errno(), "refused")

libc = ctypes.CDLL(None, use_errno=True)
server = os.getppid()
{before}
confine(threads={threads})
try:
    {attempt}
except (OSError, MemoryError) as error:
    print(type(error).__name__)
else:
    print("done")
"""


def tried(
    attempt: str, *, threads: bool = False, before: str = ""
) -> subprocess.CompletedProcess[str]:
    script = CONFINED.format(attempt=attempt, threads=threads, before=before)
    command = [sys.executable, "-I", "-c", script]
    return subprocess.run(  # noqa: S603  ours
        command, capture_output=True, text=True, check=False, timeout=60, start_new_session=True
    )


@pytest.mark.parametrize(
    "attempt",
    [
        "open('/etc/hostname')",
        "open('/tmp/reverie-was-here', 'w')",
        "socket.socket()",
        "os.pipe()",
        "os.fork()",
        "subprocess.run(['true'])",
        "os.setuid(0) if os.getuid() else open('/')",
    ],
)
def test_a_worker_reaches_nothing(attempt: str) -> None:
    """No file can be opened, no socket made, no process started, no right won back."""
    outcome = tried(attempt).stdout
    assert outcome.strip() not in {"done", ""}


@ONLY_LINUX
@pytest.mark.parametrize(
    "attempt",
    [
        "os.unlink('{file}')",
        "os.rename('{file}', '{file}2')",
        "os.mkdir('{file}3')",
        "os.execv('/bin/true', ['true'])",
        "os.kill(os.getppid(), 0)",
    ],
)
def test_calls_that_need_no_open_file_fail_too(attempt: str, tmp_path: Path) -> None:
    """What is on the disk can't be deleted or renamed, and nobody can be sent a signal."""
    file = tmp_path / "precious"
    file.write_text("moon")
    os.chmod(tmp_path, 0o777)  # noqa: PTH101, S103  so that it is not this that protects it
    outcome = tried(attempt.format(file=file)).stdout.strip()
    assert outcome == "PermissionError"
    assert file.read_text() == "moon"


@ONLY_LINUX
def test_memory_has_an_end() -> None:
    """A worker that wants more than its memory is told no."""
    assert tried("bytearray(2 * 1024**3)").stdout.strip() == "MemoryError"


@ONLY_LINUX
def test_a_worker_never_stays_root() -> None:
    """A server that runs as root has workers that are nobody."""
    assert tried("print(os.geteuid())").stdout.split()[0] != "0"


def test_a_decoder_may_have_threads() -> None:
    """Where a decoder needs a thread it gets one, and no file even so."""
    attempt = "__import__('threading').Thread(target=print).start()"
    assert tried(attempt, threads=True).stdout.strip() == "done"
    refused = tried("open('/etc/hostname')", threads=True).stdout.strip()
    assert refused in {"OSError", "PermissionError"}


@ONLY_LINUX
@pytest.mark.parametrize(
    "attempt",
    [
        "os.fork()",
        "os.posix_spawn('/bin/true', ['true'], {})",
        "os.execv('/bin/true', ['true'])",
    ],
)
def test_threads_are_no_way_to_other_processes(attempt: str) -> None:
    """A worker that may have threads can start no process even so, which might outlive it."""
    assert tried(attempt, threads=True).stdout.strip() == "PermissionError"
