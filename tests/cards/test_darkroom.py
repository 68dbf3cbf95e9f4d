"""The darkroom with its workers, as the server uses it."""

import asyncio
import os
import resource
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from reverie.cards import PictureCode, PictureError
from reverie.cards.darkroom import Darkroom, DarkroomError
from reverie.cards.darkroom.develop import develop
from reverie.cards.darkroom.door import WORKER
from reverie.cards.sketches import sketches
from tests.cards.pictures import heic, hostile, jpeg_of_many_scans, png_of_zeros, saved, scene
from tests.patience import PATIENCE

HOSTILE = hostile()


@pytest.mark.parametrize("name", HOSTILE)
async def test_a_hostile_file_is_refused(name: str) -> None:
    """Whatever is no good picture is refused with the code that says why."""
    content, code = HOSTILE[name]
    with pytest.raises(PictureError) as caught:
        await Darkroom().develop(content)
    assert caught.value.code == code


@pytest.mark.parametrize("kind", ["JPEG", "PNG", "WEBP", "GIF", "AVIF", "HEIC"])
async def test_a_worker_makes_what_anyone_would(kind: str) -> None:
    """Without rights, a worker develops every kind of picture to the same card, byte for byte."""
    content = heic(scene(1)) if kind == "HEIC" else saved(scene(1), kind)
    assert await Darkroom().develop(content) == develop(content)


async def test_a_worker_shrinks_and_prints() -> None:
    """Small pictures and pictures for paper, drawings too, come from workers as well."""
    darkroom = Darkroom()
    assert (await darkroom.shrink(saved(scene(2), "PNG")))[8:12] == b"WEBP"
    drawing = next(iter(sketches().pictures.values())).content
    assert (await darkroom.print_out(drawing))[:3] == b"\xff\xd8\xff"


async def test_a_large_picture_is_no_bomb() -> None:
    """Sixty million black pixels in a few kB are developed within the limits."""
    content = png_of_zeros(6_000, 9_900)
    assert len(content) < 100_000
    card = await Darkroom(1).develop(content)
    assert set(card.shades) == {"#000000"}


async def test_a_picture_that_takes_too_long_is_given_up() -> None:
    """A picture that would be drawn for minutes is refused when its time is over."""
    with pytest.raises(PictureError) as caught:
        await Darkroom(1).develop(jpeg_of_many_scans())
    assert caught.value.code is PictureCode.PICTURE_TOOK_TOO_LONG


async def test_more_pictures_than_workers_wait_in_line() -> None:
    """With one worker, pictures are developed one after another."""
    darkroom = Darkroom(1)
    most = 0

    async def watch() -> None:
        nonlocal most
        while True:
            most = max(most, len(workers()))
            await asyncio.sleep(0.01)

    watching = asyncio.create_task(watch())
    await asyncio.gather(*(darkroom.develop(saved(scene(seed))) for seed in range(3)))
    watching.cancel()
    assert most <= 1


async def test_a_worker_ends_with_whoever_asked() -> None:
    """When nobody waits for a picture any more, its worker is killed."""
    asking = asyncio.create_task(Darkroom(1).develop(png_of_zeros(6_000, 9_900)))
    await until(lambda: bool(workers()))
    asking.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asking
    await until(lambda: not workers())


async def test_a_darkroom_can_be_closed_at_any_time() -> None:
    """When it is closed, work stops at once, and nobody is told that their picture was bad."""
    darkroom = Darkroom(1)
    waiting = [asyncio.create_task(darkroom.develop(png_of_zeros(6_000, 9_900))) for _ in range(3)]
    await until(lambda: bool(workers()))
    darkroom.close()
    for outcome in await asyncio.gather(*waiting, return_exceptions=True):
        assert isinstance(outcome, DarkroomError)
    assert not workers()


@pytest.mark.parametrize(("parent", "answers"), [(os.getpid, True), (os.getppid, False)])
def test_a_worker_without_a_server_does_nothing(
    parent: Callable[[], int], *, answers: bool
) -> None:
    """A worker whose server has died while it was starting ends without looking at the picture."""
    command = [*WORKER, "develop", str(parent())]
    ended = subprocess.run(command, input=saved(scene(1)), capture_output=True, check=True)  # noqa: S603  ours
    assert bool(ended.stdout) is answers


async def test_a_closed_darkroom_takes_nothing() -> None:
    """Who comes with a picture after it was closed is told so, and not that the picture is bad."""
    darkroom = Darkroom(1)
    darkroom.close()
    with pytest.raises(DarkroomError):
        await darkroom.develop(saved(scene(1)))


@pytest.mark.skipif(sys.platform != "linux", reason="the limit counts other things elsewhere")
async def test_a_system_without_room_is_no_fault_of_a_picture() -> None:
    """When a picture can't be handed to a worker, because the disk is full, it may come again."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    handling = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1_000, before[1]))
    try:
        with pytest.raises(DarkroomError):
            await Darkroom(1).develop(saved(scene(1)))
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
        signal.signal(signal.SIGXFSZ, handling)


async def test_too_large_a_file_reaches_no_worker() -> None:
    """A file over the limit is refused before anything is started."""
    started = time.process_time()
    with pytest.raises(PictureError) as caught:
        await Darkroom().develop(b"\xff\xd8\xff" + bytes(25_000_000))
    assert caught.value.code is PictureCode.PICTURE_TOO_LARGE
    assert time.process_time() - started < 1


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not condition():  # noqa: ASYNC110  another process sets no event here
            await asyncio.sleep(0.01)


def workers() -> list[str]:
    """The processes of this one that develop pictures."""
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            parent = path.read_text().rpartition(")")[2].split()[1]
            command = (path.parent / "cmdline").read_bytes()
        except OSError:
            continue
        if int(parent) == os.getpid() and b"reverie.cards.darkroom" in command:
            found.append(path.parent.name)
    return found
