"""A node with a weakness, for the checker to find: `python -m tests.cluster.weak NAME CONFIG`.

Nothing of this is ever part of a node that people run.
"""

import sys
from collections.abc import Callable

import msgspec

from reverie.log import appending
from reverie.nodes.node import Node
from reverie.nodes.rows import Beat
from reverie.server import Config, run
from reverie.table.keys import KeysDone


def without_heads_condition() -> None:
    """An entry is written whatever the number of the table's head is."""
    condition = "WHERE heads.seq BETWEEN given.first - 1 AND given.last - 1"
    beyond = "JOIN before USING (tab) WHERE entry.seq > before.seq"
    assert condition in appending.ADD
    assert beyond in appending.ADD
    appending.ADD = appending.ADD.replace(condition, "").replace(
        beyond, "JOIN before USING (tab) ON CONFLICT (head, seq) DO UPDATE SET body = excluded.body"
    )


def without_poll() -> None:
    """A node never asks how far its tables are."""
    take_in = Node._take_in  # noqa: SLF001  a weakness is made inside

    def deaf(self: Node, beat: Beat) -> None:
        take_in(self, beat._replace(heads={}))

    Node._take_in = deaf  # type: ignore[method-assign]  # noqa: SLF001  likewise


def without_keys() -> None:
    """A move that is repeated is made again."""
    KeysDone.has = lambda *_: False  # type: ignore[method-assign]


WEAKNESSES: dict[str, Callable[[], None]] = {
    "head": without_heads_condition,
    "poll": without_poll,
    "keys": without_keys,
}

if __name__ == "__main__":
    WEAKNESSES[sys.argv[1]]()
    config = sys.argv[2]
    run(msgspec.json.decode(config, type=Config, dec_hook=lambda kind, value: kind(value)))
