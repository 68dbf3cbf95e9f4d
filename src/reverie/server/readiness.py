"""Whether the log can be read and written now; it is tried, but not more than once a second."""

import asyncio

from reverie.log import Log, LogUnavailableError

SECONDS_FOR_AN_ANSWER = 2
SECONDS_BETWEEN_TRIALS = 1.0


class Readiness:
    """The newest trial of a log, which all who ask within a second share."""

    def __init__(self, log: Log) -> None:
        self._log = log
        self._trial: asyncio.Task[str] | None = None
        self._begun = 0.0
        self._stopping = False

    def stop(self) -> None:
        """The server is about to stop: nobody new is to come here."""
        self._stopping = True

    async def trouble(self) -> str:
        """What keeps the log from being used, in words; nothing if it can be used."""
        if self._stopping:
            return "this node is about to stop"
        now = asyncio.get_running_loop().time()
        if self._trial is None or now - self._begun >= SECONDS_BETWEEN_TRIALS:
            self._begun = now
            self._trial = asyncio.create_task(self._try())
        return await asyncio.shield(self._trial)

    async def _try(self) -> str:
        try:
            async with asyncio.timeout(SECONDS_FOR_AN_ANSWER):
                await self._log.check()
        except LogUnavailableError as error:
            return error.reason
        except TimeoutError:
            return "the log does not answer"
        return ""
