"""Connections to the primary, and what becomes of something that was asked on one.

Rules.
1. Only the primary is asked. Of several servers that take writes, the one with the highest timeline
   is it; a server with a lower timeline than one we have seen was replaced, and is not asked.
2. Nothing that was begun is cancelled. A client that cancels a commit, or gives up waiting for it,
   can't know how it ended. Where an answer does not come in time, the connection is dropped, and
   what was asked is in doubt.
3. What is in doubt is settled before anything else is asked: the server process that worked on it
   is ended, and seen to be gone, wherever it may have been. So what is read then is the last word.
4. A commit whose wait for a synchronous standby was broken off is reported as a success, with a
   warning. Nothing of ours causes any other warning, so after a warning all is in doubt.
5. After a failure the whole pool is thrown away, and the primary is looked for anew.

Theory of operation. `do` lends a connection to a job, in a task of its own: if whoever waits for it
is cancelled, the job is not. Each connection has a name of its own, by which its server process is
found in `pg_stat_activity`. Whoever comes while the primary is looked for shares what comes of it:
if it is away, thousands of tables don't look for it one after the other.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from secrets import token_hex
from typing import Any, TypeAlias, TypeVar
from urllib.parse import urlsplit, urlunsplit

import asyncpg
from asyncpg.exceptions import (
    CannotConnectNowError,
    PostgresConnectionError,
    PostgresError,
    ReadOnlySQLTransactionError,
)

from reverie.database.clock import DatabaseClock
from reverie.database.errors import InDoubtError, NotDoneError
from reverie.database.session import GREETING, SETTINGS, Session

MOST_CONNECTIONS = 10
SECONDS_TO_CONNECT = 2.0
SECONDS_TO_ANSWER = 5.0
SECONDS_BETWEEN_LOOKS = 0.02
LOST = (
    OSError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # of one that was ended while nobody used it
    PostgresConnectionError,
)
REPLACED = "this primary was replaced by another"
END_ABANDONED = """
SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE application_name = ANY($1)
"""

Connection: TypeAlias = "asyncpg.Connection[Any]"
T = TypeVar("T")
Job: TypeAlias = Callable[[Connection], Awaitable[T]]
logger = logging.getLogger(__name__)


class Database:
    """The primary of a PostgreSQL, for use in one event loop."""

    def __init__(self, url: str, seconds: float = SECONDS_TO_ANSWER) -> None:
        """The servers that an address names, which answer within so many seconds."""
        self._seconds = seconds
        self.clock = DatabaseClock()
        self.has_standby = False
        """whether commits wait for a standby"""
        self._servers = _servers(url)
        self._primary: str | None = None
        self._timeline = 0
        self._idle: list[Session] = []
        self._places = asyncio.Semaphore(MOST_CONNECTIONS)
        self._looking = asyncio.Lock()
        self._failed_at = float("-inf")
        self._failure = ""
        self._abandoned: set[str] = set()
        self._settling = asyncio.Lock()
        self._jobs: set[asyncio.Task[Any]] = set()

    async def do(self, job: Job[T], seconds: float | None = None) -> T:
        """Let a job use a connection; raises NotDoneError or InDoubtError, and nothing else.

        A job is one statement, or a transaction that it begins and ends itself.
        """
        task = asyncio.get_running_loop().create_task(self._do(job, seconds or self._seconds))
        self._jobs.add(task)
        task.add_done_callback(self._ended)
        return await asyncio.shield(task)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._jobs.discard(task)
        if not task.cancelled():
            task.exception()  # whoever waited has it, or has gone

    async def prove(self, connection: Connection) -> None:
        """Make sure that what was read on a connection survives the loss of the primary.

        It may have been written by a commit that is not on the standby yet, or never will be: one
        whose wait was broken off, or that a crash has interrupted. A commit of our own that waits
        for the standby is after all of them. One server alone needs no proof.
        """
        if self.has_standby:
            await connection.execute("SELECT pg_logical_emit_message(true, 'reverie', '')")

    async def look_again(self) -> None:
        """See what time it is there, and whether there is a standby; both change slowly."""
        asked = self.clock.read()
        told = await self.do(lambda connection: connection.fetchrow(GREETING))
        assert told is not None
        self.clock.note(asked, told["now"])
        self.has_standby = told["has_standby"]

    async def close(self) -> None:
        """Wait for what is under way, and let go."""
        if self._jobs:
            await asyncio.wait(self._jobs)
        for session in self._idle:
            with suppress(*LOST, PostgresError, TimeoutError):
                await session.connection.close(timeout=1)
        self._idle.clear()

    # --- one job -------------------------------------------------------------------------

    async def _do(self, job: Job[T], seconds: float) -> T:
        try:
            async with asyncio.timeout(seconds):
                await self._places.acquire()
        except TimeoutError:
            raise NotDoneError("the database is too slow to be asked more") from None
        try:
            session = await self._session()
            return await self._lend(session, job, seconds)
        finally:
            self._places.release()

    async def _lend(self, session: Session, job: Job[T], seconds: float) -> T:
        try:
            answer = await _in_time(job(session.connection), session, seconds)
        except TimeoutError:
            self._abandon(session)
            raise InDoubtError("the database does not answer") from None
        except LOST as error:
            self._abandon(session)
            raise InDoubtError(_words(error)) from error
        except PostgresError as error:
            if _is_fatal(error):
                self._abandon(session)
                raise InDoubtError(_words(error)) from error
            if isinstance(error, ReadOnlySQLTransactionError):
                self._throw_away()
            self._give_back(session)
            raise NotDoneError(_words(error)) from error
        except BaseException:
            self._abandon(session)
            raise
        if session.warned:
            self._abandon(session)
            raise InDoubtError(session.warned)
        self._give_back(session)
        return answer

    def _give_back(self, session: Session) -> None:
        usable = session.server == self._primary and not session.connection.is_closed()
        if usable and not session.connection.is_in_transaction():
            self._idle.append(session)
        else:
            session.connection.terminate()

    def _abandon(self, session: Session) -> None:
        """Drop a connection whose server process may still be at work."""
        self._abandoned.add(session.name)
        session.connection.terminate()
        self._throw_away()

    def _throw_away(self) -> None:
        self._primary = None
        self.clock.forget()
        for session in self._idle:
            session.connection.terminate()
        self._idle.clear()

    # --- a connection to the primary -----------------------------------------------------

    async def _session(self) -> Session:
        """A connection to the primary on which nothing is in doubt any more."""
        open_still = (one for one in self._take_idle() if not one.connection.is_closed())
        session = next(open_still, None) or await self._connect()
        try:
            await self._settle(session)
        except (*LOST, PostgresError, TimeoutError) as error:
            self._abandon(session)
            raise NotDoneError(_words(error)) from error
        return session

    def _take_idle(self) -> Iterator[Session]:
        while self._idle:
            yield self._idle.pop()

    async def _settle(self, session: Session) -> None:
        async with self._settling:
            names = list(self._abandoned)
            if not names:
                return
            count = _end(session.connection, names)
            while await _in_time(count, session, self._seconds):
                await asyncio.sleep(SECONDS_BETWEEN_LOOKS)
                count = _end(session.connection, names)
            self._abandoned.difference_update(names)

    async def _connect(self) -> Session:
        came = asyncio.get_running_loop().time()
        async with self._looking:
            if self._failed_at >= came:
                raise NotDoneError(self._failure)
            try:
                return await self._find()
            except NotDoneError as error:
                self._failed_at = asyncio.get_running_loop().time()
                self._failure = str(error)
                raise

    async def _find(self) -> Session:
        asked = self._servers if self._primary is None else (self._primary,)
        answers = await asyncio.gather(
            *(self._greet(server) for server in asked), return_exceptions=True
        )
        found = [answer for answer in answers if isinstance(answer, Session)]
        good = max(found, key=lambda session: session.timeline, default=None)
        if good is not None and good.timeline < self._timeline:
            good = None
        for session in found:
            if session is not good:
                session.connection.terminate()
        if good is None:
            self._throw_away()
            errors = [_words(error) for error in answers if isinstance(error, BaseException)]
            raise NotDoneError("; ".join([*errors, *(REPLACED for _ in found)]))
        self._primary, self._timeline = good.server, good.timeline
        self.has_standby = good.has_standby
        return good

    async def _greet(self, server: str) -> Session:
        """Connect to a server; raises unless it takes writes."""
        name = f"reverie-{token_hex(8)}"
        async with asyncio.timeout(SECONDS_TO_CONNECT):
            connection = await asyncpg.connect(
                server, server_settings=SETTINGS | {"application_name": name}
            )
        session = Session(server, name, connection)
        try:
            asked = self.clock.read()
            told = await _in_time(connection.fetchrow(GREETING), session, SECONDS_TO_CONNECT)
            assert told is not None
            session.timeline, session.has_standby = int(told["timeline"], 16), told["has_standby"]
            if told["read_only"]:
                raise CannotConnectNowError("this is a standby")  # noqa: TRY301
        except BaseException:
            connection.terminate()
            raise
        self.clock.note(asked, told["now"])
        return session


def _end(connection: Connection, names: list[str]) -> Awaitable[int]:
    return connection.fetchval(END_ABANDONED, names)


async def _in_time(job: Awaitable[T], session: Session, seconds: float) -> T:
    """What a job returns; if it takes too long, the connection is dropped, and then it ends."""
    task = asyncio.ensure_future(job)
    _, late = await asyncio.wait({task}, timeout=seconds)
    if late:
        session.connection.terminate()
        await asyncio.wait({task})
        with suppress(Exception):
            task.result()
        raise TimeoutError
    return task.result()


def _is_fatal(error: PostgresError) -> bool:
    """Whether the server has ended the connection, and not only what was asked."""
    severity = getattr(error, "severity_en", None) or getattr(error, "severity", "")
    return severity in {"FATAL", "PANIC"}


def _words(error: BaseException) -> str:
    if isinstance(error, TimeoutError):
        return "the database does not answer"
    return f"{type(error).__name__}: {error}"


def _servers(url: str) -> tuple[str, ...]:
    """An address for each of the servers that an address names, with commas in between."""
    parts = urlsplit(url)
    login, at, hosts = parts.netloc.rpartition("@")
    return tuple(
        urlunsplit(parts._replace(netloc=f"{login}{at}{host}")) for host in hosts.split(",")
    )
