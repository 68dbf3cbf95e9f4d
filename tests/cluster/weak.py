"""A node whose safeguards can be taken away while it runs, for the checker to find that.

`python -m tests.cluster.weak FOLDER CONFIG`. A weakness is there while the folder has a file of its
name, so that people sit down at sound nodes. Nothing of this is part of a node that people run.
"""

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from reverie.log import appending
from reverie.log.batches import Append
from reverie.log.interface import Outcome
from reverie.nodes.node import Node
from reverie.nodes.rows import Beat
from reverie.server import Config, run
from reverie.table.keys import KeysDone

if TYPE_CHECKING:
    import asyncpg

HEAD, POLL, KEYS = "head", "poll", "keys"
CONDITION = "ON heads.tab = given.tab AND heads.seq = given.seq - 1"
INSERT = "SELECT id, seq, $4, body FROM good\n"


@contextmanager
def weakened(folder: Path, weakness: str) -> Iterator[None]:
    """While this lasts, the nodes of a folder have this weakness."""
    (folder / weakness).touch()
    yield
    (folder / weakness).unlink()


def heads_condition(switch: Path) -> None:
    """An entry is written whatever the number of the table's head is."""
    sound, add_part = appending.ADD, appending._add_part  # noqa: SLF001  a weakness is made inside
    assert CONDITION in sound
    assert INSERT in sound
    weak = sound.replace(CONDITION, "ON heads.tab = given.tab").replace(
        INSERT, f"{INSERT}ON CONFLICT (head, seq) DO UPDATE SET body = excluded.body"
    )

    async def add(
        connection: "asyncpg.Connection[Any]", part: Sequence[Append], id_: int
    ) -> list[Outcome]:
        appending.ADD = weak if switch.exists() else sound  # noqa: ASYNC240  it takes no time
        return await add_part(connection, part, id_)

    appending._add_part = add  # noqa: SLF001  likewise


def poll(switch: Path) -> None:
    """A node never asks how far its tables are."""
    take_in = Node._take_in  # noqa: SLF001  likewise

    def perhaps(self: Node, beat: Beat) -> None:
        take_in(self, beat._replace(heads={}) if switch.exists() else beat)

    Node._take_in = perhaps  # type: ignore[method-assign]  # noqa: SLF001  likewise


def keys(switch: Path) -> None:
    """A move that is repeated is made again."""
    has = KeysDone.has

    def perhaps(self: KeysDone, person: str, key: str) -> bool:
        return not switch.exists() and has(self, person, key)

    KeysDone.has = perhaps  # type: ignore[method-assign]


if __name__ == "__main__":
    place = Path(sys.argv[1])
    heads_condition(place / HEAD)
    poll(place / POLL)
    keys(place / KEYS)
    config = sys.argv[2]
    run(msgspec.json.decode(config, type=Config, dec_hook=lambda kind, value: kind(value)))
