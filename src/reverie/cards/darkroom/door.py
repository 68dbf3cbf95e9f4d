"""The way into the darkroom: pictures are handed in, cards come out, and nothing else does.

Each picture gets a process of its own, which ends with it. A few work at a time; the others wait in
line. A process that takes too long is killed with all it has started, and what comes out is held to
sizes and types like anything that comes from a stranger.

A thread looks after each process, rather than the event loop, whose own way of starting processes
hangs when it is cancelled in the middle.
"""

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
import tempfile
import threading
from concurrent.futures import ThreadPoolExecutor
from typing import Self

import msgspec

from reverie.cards.darkroom.limits import (
    LARGEST_ANSWER,
    LARGEST_CARD,
    LARGEST_FILE,
    LARGEST_SMALL_CARD,
    SECONDS_OF_WAITING,
)
from reverie.cards.darkroom.work import Answer, Developed, Job, Made, Refused
from reverie.cards.kinds import kind_of
from reverie.cards.problems import PictureCode, PictureError

WORKER = (sys.executable, "-I", "-m", "reverie.cards.darkroom")
"""isolated: it reads no variable and no folder of whoever started the server"""

_decoder: msgspec.msgpack.Decoder[Answer] = msgspec.msgpack.Decoder(Answer)


class DarkroomError(Exception):
    """A worker could not do its work, and it is not the picture's fault."""


def workers_here() -> int:
    """How many may work at once on this machine, and leave room for the games."""
    return max(1, min(4, (os.cpu_count() or 1) // 2))


class Darkroom:
    """Room for a few workers."""

    def __init__(self, workers: int | None = None) -> None:
        self._pool = ThreadPoolExecutor(workers or workers_here(), "darkroom")
        self._busy: set[_Worker] = set()
        self._closed = False

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Stop all work; whoever waits for some of it, or comes later, gets a `DarkroomError`."""
        self._closed = True
        for worker in tuple(self._busy):
            worker.stop()
        self._pool.shutdown()

    async def develop(self, content: bytes) -> Developed:
        """A card of a photo or drawing, or a `PictureError`."""
        if len(content) > LARGEST_FILE:
            raise PictureError(PictureCode.PICTURE_TOO_LARGE)
        answer = await self._work(Job.DEVELOP, content)
        if (
            not isinstance(answer, Developed)
            or len(answer.large) > LARGEST_CARD
            or len(answer.small) > LARGEST_SMALL_CARD
            or {kind_of(answer.large), kind_of(answer.small)} != {"webp"}
        ):
            raise PictureError(PictureCode.PICTURE_BROKEN)
        return answer

    async def shrink(self, content: bytes) -> bytes:
        """The small form of a card's picture."""
        return await self._make(Job.SHRINK, content, "webp")

    async def print_out(self, content: bytes) -> bytes:
        """A card's picture for paper, as JPEG."""
        return await self._make(Job.PRINT, content, "jpg")

    async def _make(self, job: Job, content: bytes, kind: str) -> bytes:
        answer = await self._work(job, content)
        if not isinstance(answer, Made) or kind_of(answer.content) != kind:
            raise PictureError(PictureCode.PICTURE_BROKEN)
        return answer.content

    async def _work(self, job: Job, content: bytes) -> Answer:
        if self._closed:
            raise DarkroomError("it is closed")
        worker = _Worker(job, content)
        self._busy.add(worker)
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, worker.work)
        except OSError as error:
            # The system has no room for the picture, or for one more process.
            raise DarkroomError(error.strerror or "a worker could not be started") from error
        finally:
            worker.stop()
            self._busy.discard(worker)


class _Worker:
    """One process for one picture, which can be stopped at any time and from any thread."""

    def __init__(self, job: Job, content: bytes) -> None:
        self._job = job
        self._content = content
        self._process: subprocess.Popen[bytes] | None = None
        self._door = threading.Lock()
        self._stopped = self._late = False

    def stop(self) -> None:
        """Not needed any more: if it has not begun it never will."""
        with self._door:
            self._stopped = True
            if self._process is not None and self._process.poll() is None:
                with contextlib.suppress(ProcessLookupError):
                    os.killpg(self._process.pid, signal.SIGKILL)

    def work(self) -> Answer:
        """What has become of the picture; `PictureError` if the picture is to blame."""
        with tempfile.TemporaryFile() as picture:
            picture.write(self._content)
            picture.seek(0)
            with self._door:
                if self._stopped:
                    raise DarkroomError("it is closed")
                self._process = _start(self._job, picture.fileno())
        with self._process:
            clock = threading.Timer(SECONDS_OF_WAITING, self._call_time)
            clock.start()
            assert self._process.stdout is not None
            said = self._process.stdout.read(LARGEST_ANSWER + 1)
            if len(said) > LARGEST_ANSWER:
                self.stop()
            code = self._process.wait()
            clock.cancel()
        return self._answer(said, code)

    def _call_time(self) -> None:
        self._late = True
        self.stop()

    def _answer(self, said: bytes, code: int) -> Answer:
        if self._late or code == -signal.SIGXCPU:
            raise PictureError(PictureCode.PICTURE_TOOK_TOO_LONG)
        if code > 0 or (self._stopped and len(said) <= LARGEST_ANSWER):
            raise DarkroomError(f"a worker ended with {code}")
        if code < 0:
            raise PictureError(PictureCode.PICTURE_BROKEN)
        try:
            answer = _decoder.decode(said)
        except msgspec.DecodeError:
            raise PictureError(PictureCode.PICTURE_BROKEN) from None
        if isinstance(answer, Refused):
            raise PictureError(answer.code, answer.detail)
        return answer


def _start(job: Job, picture: int) -> "subprocess.Popen[bytes]":
    return subprocess.Popen(  # noqa: S603  ours
        [*WORKER, job, str(os.getpid())],
        stdin=picture,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env={},
        cwd="/",
        start_new_session=True,
    )
