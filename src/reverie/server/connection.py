"""One socket: what comes in is checked and handed to the table, what goes out never blocks it.

A reader that keeps up gets every view. For one that does not, only the newest view is kept until
there is room again; one that stays behind for long is disconnected, and may come back.
"""

import asyncio
import logging

import msgspec

from reverie.log import LogUnavailableError, OutcomeUnknownError
from reverie.server.config import LARGEST_MESSAGE
from reverie.server.entrance import shut_out
from reverie.server.handshake import Upgraded
from reverie.server.limits import Bucket, Household
from reverie.server.messages import (
    CLOSE_CODES,
    Close,
    GoOn,
    Hello,
    Ping,
    Pong,
    React,
    RefusedMessage,
    Request,
    WireCode,
    request_decoder,
    view_message,
)
from reverie.server.metrics import Metrics
from reverie.server.wire import Wire
from reverie.table import LiveTable, TableCode, TableGoneError
from reverie.table.reactions import Reacted
from reverie.table.view import Shown

BYTES_BEHIND = 32 * 1024
SECONDS_BEHIND = 30.0
FAULTS_FORGIVEN = 20
SECONDS_TO_FORGIVE = 10
MOST_UNANSWERED = 4
"""moves of one socket that the table has not answered; the next ones wait outside"""

logger = logging.getLogger(__name__)
_encode = msgspec.json.Encoder().encode


class ClosedError(Exception):
    """The socket is to be closed, for this reason."""

    def __init__(self, reason: Close) -> None:
        super().__init__(reason)
        self.reason = reason


class Connection:
    """One socket at one table. Frames are its wire's matter."""

    __slots__ = (
        "_behind",
        "_done",
        "_forgiven",
        "_hello",
        "_household",
        "_live",
        "_loop",
        "_metrics",
        "_newest",
        "_permits",
        "_slowed",
        "_unanswered",
        "household",
        "spoken",
        "wire",
    )

    def __init__(
        self, upgraded: Upgraded, permits: Bucket, household: Household, metrics: Metrics
    ) -> None:
        self._loop = asyncio.get_running_loop()
        self.spoken: asyncio.Future[None] = self._loop.create_future()
        """is there when the first message is, or when there will be none"""
        self._permits = permits
        self._household = household
        self.household = household.address
        self._slowed = False
        """whether nothing is read for a moment, since the whole address has sent so much"""
        self._metrics = metrics
        self._live: LiveTable | None = None
        self._hello: str | None = None
        """the first message; others wait outside until the table is there"""
        self._newest: Shown | None = None
        self._done: tuple[str, ...] = ()
        self._unanswered = 0
        self._behind: asyncio.TimerHandle | None = None
        """when to give up on a reader who is behind"""
        self._forgiven = Bucket(1 / SECONDS_TO_FORGIVE, FAULTS_FORGIVEN, self._loop.time())
        self.wire = Wire(upgraded.transport, upgraded.early, self, LARGEST_MESSAGE)
        self.wire.limit_write_buffer(BYTES_BEHIND)

    # --- what goes out -------------------------------------------------------------------

    def acknowledge(self, key: str) -> None:
        """A move is done; the next view says so."""
        self._done += (key,)
        self._settle()

    def show(self, shown: Shown) -> None:
        """Send a view now, or keep it until this reader has caught up."""
        if self._behind is not None:
            self._newest = shown
            return
        done, self._done = self._done, ()
        self.wire.send(view_message(shown, done))
        self._metrics.frames += 1

    def flash(self, reacted: Reacted) -> None:
        """Send something that a reader who is behind may miss."""
        if self._behind is None:
            self.wire.send(_encode(reacted))
            self._metrics.frames += 1

    def refuse(self, key: str, code: str) -> None:
        """Tell this socket, and nobody else, that the table refuses a move."""
        self._refuse(key, code)
        self._settle()

    def _refuse(self, key: str, code: str) -> None:
        self.wire.send(_encode(RefusedMessage(key, code)))
        self._metrics.frames += 1
        self._metrics.count("moves_refused", f'code="{code}"')

    def slow_down(self, key: str) -> None:
        """A move came after too many others, and nothing was done about it."""
        self.refuse(key, WireCode.TOO_FAST)

    def fail(self, key: str, error: Exception) -> None:
        """A move came to nothing, and it is our fault."""
        if isinstance(error, LogUnavailableError):
            self.refuse(key, WireCode.TRY_AGAIN)
        elif isinstance(error, OutcomeUnknownError):
            self.refuse(key, WireCode.OUTCOME_UNKNOWN)
        elif isinstance(error, TableGoneError):
            self.close(Close.NO_SUCH_TABLE)
        else:
            logger.error(
                "a move or a view broke; its socket is closed, and its client comes back",
                exc_info=error,
                extra={"figures": {"table": "" if self._live is None else self._live.code}},
            )
            self.close(Close.BROKEN)

    def _settle(self) -> None:
        """A move is answered; if others were kept waiting, the next may come."""
        self._unanswered -= 1
        self._read_on()

    def _read_on(self) -> None:
        if self._unanswered < MOST_UNANSWERED and not self._slowed:
            self.wire.resume_reading()

    def dismiss(self, *, removed: bool) -> None:
        """The person has left, or was removed."""
        self.close(Close.REMOVED if removed else Close.SENT_AWAY)

    def close(self, reason: Close) -> None:
        """Close the socket and say why."""
        if not self.wire.closing.done():
            self._metrics.count("sockets_closed", f'reason="{reason}"')
            self.wire.close(CLOSE_CODES[reason], reason)

    def write_buffer_full(self) -> None:
        """The reader is behind: from now on only the newest view is kept, and not for ever."""
        self._behind = self._loop.call_later(SECONDS_BEHIND, self._give_up)

    def write_buffer_drained(self) -> None:
        """The reader has caught up."""
        if self._behind is not None:
            self._behind.cancel()
            self._behind = None
        newest, self._newest = self._newest, None
        if newest is not None:
            self.show(newest)

    def _give_up(self) -> None:
        self._metrics.count("sockets_closed", 'reason="slow"')
        self.wire.abort()

    # --- what comes in -------------------------------------------------------------------

    def listen(self, live: LiveTable) -> None:
        """From now on whatever comes is for this table; what has come already is a hello."""
        if self.wire.closing.done():
            return
        request = self._understand(self._hello)
        if request is None or not isinstance(request.move, Hello):
            raise ClosedError(Close.NOT_UNDERSTOOD)
        hello = request.move
        if why := shut_out(live, hello.token, self.household):
            raise ClosedError(why)
        self._done = (request.id,)
        self._live = live
        live.enter(self, hello.token, screen=hello.screen)
        self.wire.resume_reading()

    def text_came(self, text: str) -> None:
        """A text message has come, in the right order, at any time."""
        self._receive(text)

    def binary_came(self) -> None:
        """A binary message has come, which nobody understands."""
        self._receive(None)

    def wire_closed(self) -> None:
        """The socket is gone."""
        if self._behind is not None:
            self._behind.cancel()
        if not self.spoken.done():
            self.spoken.set_result(None)

    def _receive(self, text: str | None) -> None:
        try:
            if self._live is None:
                self._keep(text)
            else:
                self._answer(text, self._live)
        except ClosedError as closed:
            self.close(closed.reason)
        except Exception:
            logger.exception(
                "a message broke its socket, which is closed; its client comes back",
                extra={"figures": {"table": "" if self._live is None else self._live.code}},
            )
            self.close(Close.BROKEN)

    def _keep(self, text: str | None) -> None:
        """Keep what comes before the table is there, and receive no more until it is."""
        self._hello = text
        self.wire.pause_reading()
        if not self.spoken.done():
            self.spoken.set_result(None)

    def _slow_down(self, seconds: float) -> None:
        """Receive no more for a moment; the address' messages wait with whoever sends them."""
        self._slowed = True
        self.wire.pause_reading()
        self._loop.call_later(seconds, self._speed_up)

    def _speed_up(self) -> None:
        self._slowed = False
        self._read_on()

    def _answer(self, text: str | None, live: LiveTable) -> None:
        if owed := self._household.owe():
            self._slow_down(owed)
        allowed = self._permits.take(self._loop.time())
        request = self._understand(text)
        if request is None:
            return
        if not allowed:
            self._fault(request.id, WireCode.TOO_FAST, Close.TOO_FAST)
        elif isinstance(request.move, Hello):
            self._refuse(request.id, WireCode.SAY_HELLO)
        elif isinstance(request.move, Ping):
            self.wire.send(_encode(Pong(request.id)))
        elif isinstance(request.move, React):
            self._react(request.id, request.move, live)
        elif isinstance(request.move, GoOn):
            live.go_on(self, request.move.game, request.move.turn)
        elif not self._household.fill(live, text, request.move):
            self._refuse(request.id, WireCode.TOO_FAST)
        else:
            self._metrics.moves += 1
            self._unanswered += 1
            live.act(self, request.id, request.move)
            if self._unanswered >= MOST_UNANSWERED:
                self.wire.pause_reading()

    def _understand(self, text: str | None) -> Request | None:
        try:
            if text is not None:
                return request_decoder.decode(text)
        except (msgspec.DecodeError, RecursionError):
            pass
        self._fault("", WireCode.NOT_UNDERSTOOD, Close.NOT_UNDERSTOOD)
        return None

    def _fault(self, key: str, code: WireCode, reason: Close) -> None:
        if not self._forgiven.take(self._loop.time()):
            raise ClosedError(reason)
        self._refuse(key, code)

    def _react(self, key: str, move: React, live: LiveTable) -> None:
        if (person := live.who(self)) is None:
            self._refuse(key, TableCode.NOT_JOINED)
        elif not live.table.settings.reactions:
            self._refuse(key, WireCode.REACTIONS_OFF)
        else:
            live.flash(Reacted(move.reaction, person))
