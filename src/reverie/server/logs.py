"""Structured logs: one JSON object a line. They never hold a name, a clue or a token.

Messages of ours are constant texts with figures beside them; an exception is logged by its type
and place, because its words might quote what somebody wrote.
"""

import logging
import math
import os
import sys
import traceback
from collections import Counter

import msgspec
from aiohttp.http_exceptions import HttpProcessingError
from aiohttp.log import server_logger as web_logger

SECONDS_BETWEEN_LINES = 60

logger = logging.getLogger(__name__)


class JsonLines(logging.Formatter):
    """Formats a record as one line of JSON."""

    node = ""
    """which of several nodes this is, once that is known"""

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        line: dict[str, object] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "where": record.name,
            "what": record.getMessage(),
        }
        if self.node:
            line["node"] = self.node
        line |= getattr(record, "figures", {})
        if record.exc_info and record.exc_info[0] is not None:
            frames = traceback.extract_tb(record.exc_info[2])
            line["error"] = record.exc_info[0].__name__
            line["trace"] = [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in frames]
        return msgspec.json.encode(line).decode()


class InShort(logging.Filter):
    """Makes a short line of what aiohttp has to say of a request that was none.

    That is no fault of ours, so where it was noticed tells nobody anything.
    """

    def filter(self, record: logging.LogRecord) -> bool:
        """Change the line, if it is such a one, and let it through."""
        error = record.exc_info[1] if record.exc_info else None
        if isinstance(error, HttpProcessingError):
            record.msg, record.args = "a request was malformed, and was refused", ()
            record.levelno, record.levelname = logging.WARNING, "WARNING"
            record.exc_info = None
            record.figures = {"error": type(error).__name__}
        return True


class Seldom(logging.Filter):
    """Lets one line of each kind through a minute, with a count of those it has held back.

    For what a stranger can cause at will.
    """

    def __init__(self) -> None:
        super().__init__()
        self._said: dict[object, float] = {}
        self._held_back: Counter[object] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether this line is written."""
        kind = record.msg, record.exc_info and record.exc_info[0]
        if record.created - self._said.get(kind, -math.inf) < SECONDS_BETWEEN_LINES:
            self._held_back[kind] += 1
            return False
        self._said[kind] = record.created
        more = {"held_back": self._held_back.pop(kind, 0)}
        record.figures = {**getattr(record, "figures", {}), **more}
        return True


def set_up_logs(level: int = logging.INFO) -> None:
    """Log to standard error what is of this level or above."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    web_logger.addFilter(InShort())
    web_logger.addFilter(Seldom())


def name_node(name: str) -> None:
    """Say in every line from now on which node it is that speaks."""
    JsonLines.node = name


def warn_of_root() -> None:
    """Say so if this process may do anything, which it need not."""
    if os.geteuid() == 0:
        logger.warning("this server runs as root; any other user will do, and is safer")
