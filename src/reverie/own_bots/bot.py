"""Where an own bot's answers come from: a Python object that is installed, or a program beside us.

Whatever they do, an answer is there within the deadline or there is none: a question is put in a
thread of its own, and who is late is given up and begins anew with the next question.
"""

import shutil
import subprocess
from collections.abc import Callable, Sequence
from contextlib import suppress
from importlib.metadata import EntryPoint, entry_points
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from typing import Any, Protocol

import msgspec

from reverie.game import TurnMove
from reverie.own_bots.question import AnswerError, Question, move_of

GROUP = "reverie.bots"
DEADLINE = 10.0
"""seconds for an answer"""
LONGEST_LINE = 64 * 1024


class Source(Protocol):
    """Somebody who can be asked."""

    def answer(self, question: Question) -> object:
        """The answer, however long it takes; anything may be raised."""

    def begin_anew(self) -> None:
        """Give up an answer that is too late. The next question is the first again."""

    def close(self) -> None:
        """There are no more questions."""


class Installed:
    """A bot that an installed package offers in the group `reverie.bots`."""

    def __init__(self, point: EntryPoint, arguments: Sequence[str]) -> None:
        self._make: Callable[..., Any] = point.load()
        self._arguments = arguments
        self._bot: Any = self._make(*arguments)

    def answer(self, question: Question) -> object:
        """What its function of this name returns, given the view as plain data and a seed."""
        if self._bot is None:
            self._bot = self._make(*self._arguments)
        function = getattr(self._bot, question.ask)
        return function(msgspec.json.decode(msgspec.json.encode(question.view)), question.seed)

    def begin_anew(self) -> None:
        """Another one will be made; the old one may still be busy."""
        self._bot = None

    def close(self) -> None:
        """It goes with us."""


class Program:
    """A child process that gets each question as a line of JSON and answers with one."""

    def __init__(self, command: Sequence[str]) -> None:
        self._command = command
        self._child: subprocess.Popen[bytes] | None = None

    def answer(self, question: Question) -> object:
        """What it writes; it is started if it is not running."""
        if self._child is None:
            self._child = subprocess.Popen(  # noqa: S603  the person at the keyboard named it
                self._command, stdin=subprocess.PIPE, stdout=subprocess.PIPE
            )
        child = self._child
        assert child.stdin is not None
        assert child.stdout is not None
        try:
            child.stdin.write(msgspec.json.encode(question) + b"\n")
            child.stdin.flush()
            line = child.stdout.readline(LONGEST_LINE)
        except OSError:
            line = b""
        if not line.endswith(b"\n"):
            if self._child is child:
                self._child = None
            _end(child)
            raise AnswerError(f"the program ended, or wrote no whole line: {line[:80]!r}")
        try:
            return msgspec.json.decode(line)
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise AnswerError(f"the line is no JSON: {line[:80]!r}") from None

    def begin_anew(self) -> None:
        """End the process; the thread that still waits for its line tidies up."""
        child, self._child = self._child, None
        if child is not None:
            child.kill()

    def close(self) -> None:
        """End the process."""
        child, self._child = self._child, None
        if child is not None:
            _end(child)


def _end(child: subprocess.Popen[bytes]) -> None:
    child.kill()
    child.wait()
    for pipe in (child.stdin, child.stdout):
        assert pipe is not None
        with suppress(OSError):  # what the child has not read can't be written any more
            pipe.close()


def source_of(bot: str, arguments: Sequence[str]) -> Source:
    """The installed bot of this name, or else a program."""
    for point in entry_points(group=GROUP, name=bot):
        return Installed(point, arguments)
    program = shutil.which(bot)
    if program is None:
        raise FileNotFoundError(f"no bot {bot} is installed, and there is no such program")
    return Program((program, *arguments))


class OwnBot:
    """A source that is asked one thing at a time, and not for ever."""

    def __init__(self, source: Source, deadline: float = DEADLINE) -> None:
        self._source = source
        self._deadline = deadline
        self._busy = Lock()

    def move(self, question: Question) -> TurnMove:
        """What it does; `AnswerError` if that can't be told in time."""
        with self._busy:
            answers: SimpleQueue[object] = SimpleQueue()
            Thread(target=self._think, args=(question, answers), daemon=True).start()
            try:
                answer = answers.get(timeout=self._deadline)
            except Empty:
                self._source.begin_anew()
                raise AnswerError(f"no answer within {self._deadline:g} s") from None
        if isinstance(answer, AnswerError):
            raise answer
        return move_of(question, answer)

    def close(self) -> None:
        """Ask no more."""
        with self._busy:
            self._source.close()

    def _think(self, question: Question, answers: "SimpleQueue[object]") -> None:
        try:
            answers.put(self._source.answer(question))
        except AnswerError as error:
            answers.put(error)
        except Exception as error:  # noqa: BLE001  whatever goes wrong in somebody's bot is theirs
            answers.put(AnswerError(f"{type(error).__name__}: {error}"))
