"""What passes the turnstile of a table: a person's move, or what the table itself wants done."""

import asyncio
from collections.abc import Callable

from msgspec import Struct

from reverie.table.decide import Answer
from reverie.table.entry import TableEntry
from reverie.table.moves import TableMove
from reverie.table.settling import settle
from reverie.table.watcher import Watcher


class PersonsStep(Struct, frozen=True):
    """A person's move, on its way through the turnstile."""

    answer: Callable[[Watcher, str, TableMove], TableEntry | None]
    watcher: Watcher
    key: str
    move: TableMove

    def decide(self) -> TableEntry | None:
        """What it leads to; a refusal, or that it is done already, is said at once."""
        return self.answer(self.watcher, self.key, self.move)

    def fail(self, error: Exception) -> None:
        """Tell who asked."""
        self.watcher.fail(self.key, error)


class OwnStep(Struct, frozen=True):
    """Something that the table itself wants done, and who waits for that."""

    deciding: Callable[[], Answer]
    done: "asyncio.Future[None]"

    def decide(self) -> TableEntry | None:
        """What it leads to; that may be nothing, if the table has moved on."""
        answer = self.deciding()
        if isinstance(answer, tuple) and answer:
            return TableEntry(None, "", answer)
        settle(self.done, None)
        return None

    def fail(self, error: Exception) -> None:
        """Tell who waits."""
        settle(self.done, error)
