"""The way into the darkroom: pictures are handed in, cards come out, and nothing else does.

Each picture gets a process of its own, which ends with it. A few work at a time; the others wait in
line. A process that takes too long is killed with all it has started, and what comes out is held to
sizes and types like anything that comes from a stranger.
"""

import asyncio
import contextlib
import os
import signal
import sys

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
        self._places = asyncio.Semaphore(workers or workers_here())

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
        async with self._places:
            said, code = await _run(job, content)
        if code == -signal.SIGXCPU:
            raise PictureError(PictureCode.PICTURE_TOOK_TOO_LONG)
        if code < 0:
            raise PictureError(PictureCode.PICTURE_BROKEN)
        if code > 0:
            raise DarkroomError(f"a worker ended with {code}")
        try:
            answer = _decoder.decode(said)
        except msgspec.DecodeError:
            raise PictureError(PictureCode.PICTURE_BROKEN) from None
        if isinstance(answer, Refused):
            raise PictureError(answer.code, answer.detail)
        return answer


async def _run(job: Job, content: bytes) -> tuple[bytes, int]:
    """What a worker says to this picture, and how it ended."""
    worker = await asyncio.create_subprocess_exec(
        *WORKER,
        job,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
        env={},
        cwd="/",
        start_new_session=True,
    )
    try:
        async with asyncio.timeout(SECONDS_OF_WAITING):
            said, _ = await asyncio.gather(_hear(worker), _tell(worker, content))
            return said, await worker.wait()
    except TimeoutError:
        raise PictureError(PictureCode.PICTURE_TOOK_TOO_LONG) from None
    finally:
        if worker.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(worker.pid, signal.SIGKILL)
            await worker.wait()


async def _hear(worker: asyncio.subprocess.Process) -> bytes:
    assert worker.stdout is not None
    said = bytearray()
    while chunk := await worker.stdout.read(LARGEST_ANSWER):
        said += chunk
        if len(said) > LARGEST_ANSWER:
            raise PictureError(PictureCode.PICTURE_BROKEN)
    return bytes(said)


async def _tell(worker: asyncio.subprocess.Process, content: bytes) -> None:
    assert worker.stdin is not None
    # A worker that has ended early has said why, or its end says it.
    with contextlib.suppress(BrokenPipeError, ConnectionResetError):
        worker.stdin.write(content)
        await worker.stdin.drain()
        worker.stdin.close()
        await worker.stdin.wait_closed()
