"""The hall: all tables of this server that somebody looks at, and the way to the others.

A table nobody looks at leaves memory after a while and comes back by replay when it is asked for.
"""

import asyncio
from secrets import choice

from reverie.table.live import LiveTable
from reverie.table.services import Services
from reverie.table.settings import Settings

LETTERS = "BCDFGHJKMNPQRTVWXY346789"
"""No vowels, so no words; none of the letters and digits that look alike."""
SHORTEST_CODE, LONGEST_CODE = 5, 8
TABLES_WITH_SHORTEST_CODE = 100
"""from so many on, codes have a letter more, so that a guess never hits more often than then"""


def is_code(text: str) -> bool:
    """Whether a table could have this code."""
    return SHORTEST_CODE <= len(text) <= LONGEST_CODE and set(text) <= set(LETTERS)


def letters_in_code(tables: int) -> int:
    """How long the code of the next table is, if there are so many."""
    letters, most = SHORTEST_CODE, TABLES_WITH_SHORTEST_CODE
    while tables >= most and letters < LONGEST_CODE:
        letters, most = letters + 1, most * len(LETTERS)
    return letters


class Hall:
    """The tables in memory."""

    def __init__(self, services: Services) -> None:
        self.tables: dict[str, LiveTable] = {}
        self._services = services
        self._opening: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._leaving: dict[LiveTable, asyncio.TimerHandle] = {}

    async def create(self, settings: Settings) -> LiveTable:
        """A new table under a code that no other has."""
        letters = letters_in_code(await self._services.log.count())
        while True:
            code = "".join(choice(LETTERS) for _ in range(letters))
            live = LiveTable(code, self._services)
            if code not in self.tables and await live.open(settings):
                self.tables[code] = live
                self.leave(live)
                return live

    async def find(self, code: str) -> LiveTable | None:
        """The table with this code, from memory or from the log."""
        live = self.tables.get(code)
        if live is not None and not live.gone:
            await live.refresh()
            if not live.gone:
                return live
        if not is_code(code):
            return None
        opening = self._opening.get(code)
        if opening is None:
            opening = asyncio.create_task(self._load(code))
            self._opening[code] = opening
            opening.add_done_callback(lambda _: self._opening.pop(code, None))
        return await asyncio.shield(opening)

    def at_hand(self, code: str) -> LiveTable | None:
        """The table with this code, if somebody looks at it here; nothing is loaded for it."""
        live = self.tables.get(code)
        return live if live is not None and live.watchers and not live.gone else None

    def leave(self, live: LiveTable) -> None:
        """Somebody stopped looking; if nobody does, the table may go a while after the last one."""
        if self.tables.get(live.code) is not live:
            return
        if earlier := self._leaving.pop(live, None):
            earlier.cancel()
        if not live.watchers:
            loop = asyncio.get_running_loop()
            wait = self._services.pace.linger
            self._leaving[live] = loop.call_later(wait, self._drop, live)

    def close(self) -> None:
        """All tables leave memory."""
        for handle in self._leaving.values():
            handle.cancel()
        for live in self.tables.values():
            live.close()
        self.tables.clear()

    async def _load(self, code: str) -> LiveTable | None:
        live = LiveTable(code, self._services)
        if not await live.load():
            return None
        self.tables[code] = live
        self.leave(live)
        self._services.loaded(live.table)
        return live

    def _drop(self, live: LiveTable) -> None:
        self._leaving.pop(live, None)
        if not live.watchers and self.tables.get(live.code) is live:
            live.close()
            del self.tables[live.code]
