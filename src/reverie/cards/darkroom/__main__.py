"""A worker: `python -m reverie.cards.darkroom JOB PARENT`, a picture comes in, an answer goes out.

It reads the picture before it gives up its rights, which is harmless, since nothing has looked
into it but for its first bytes. From then on it dies with its parent; if that is dead already, it
ends by itself.
"""

import os
import sys

import msgspec

from reverie.cards.darkroom.confine import confine
from reverie.cards.darkroom.develop import JOBS
from reverie.cards.darkroom.limits import LARGEST_FILE
from reverie.cards.darkroom.work import Answer, Job, Refused
from reverie.cards.kinds import kind_of
from reverie.cards.problems import PictureCode, PictureError


def answer(job: Job, content: bytes) -> Answer:
    """What has become of the picture. Whatever a decoder stumbles over, the picture is to blame."""
    try:
        return JOBS[job](content)
    except PictureError as error:
        return Refused(error.code, error.detail)
    except MemoryError:
        return Refused(PictureCode.TOO_MANY_PIXELS)
    except Exception:  # noqa: BLE001  decoders raise what they like
        return Refused(PictureCode.PICTURE_BROKEN)


picture = sys.stdin.buffer.read(LARGEST_FILE + 1)
# The decoder of HEIC can't do without a thread.
confine(threads=kind_of(picture) == "heic")
_, job, parent = sys.argv
if os.getppid() == int(parent):
    sys.stdout.buffer.write(msgspec.msgpack.encode(answer(Job(job), picture)))
    sys.stdout.flush()
