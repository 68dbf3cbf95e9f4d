"""Structured logs: one JSON object a line. They never hold a name, a clue or a token.

Messages of ours are constant texts with figures beside them; an exception is logged by its type
and place, because its words might quote what somebody wrote.
"""

import logging
import sys
import traceback

import msgspec


class JsonLines(logging.Formatter):
    """Formats a record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        line: dict[str, object] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "where": record.name,
            "what": record.getMessage(),
        }
        line |= getattr(record, "figures", {})
        if record.exc_info and record.exc_info[0] is not None:
            frames = traceback.extract_tb(record.exc_info[2])
            line["error"] = record.exc_info[0].__name__
            line["trace"] = [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in frames]
        return msgspec.json.encode(line).decode()


def set_up_logs(level: int = logging.INFO) -> None:
    """Log to standard error what is of this level or above."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level, handlers=[handler], force=True)
