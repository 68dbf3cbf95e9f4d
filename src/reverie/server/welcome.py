"""What the terminal says to somebody who has started a server to play: where the others find it."""

import io
from dataclasses import dataclass
from unicodedata import east_asian_width

import segno

from reverie.words import Words

WHITE_ON_BLACK, AS_BEFORE = "\x1b[97;40m", "\x1b[0m"


@dataclass(frozen=True)
class Terminal:
    """Where somebody reads the greeting: in which words, and what can be shown there."""

    words: Words
    blocks: bool
    colours: bool


def welcome(terminal: Terminal, port: int, wanted: int, network: str | None) -> str:
    """The whole greeting."""
    words = terminal.words
    rows = [(words("terminal-here"), f"http://localhost:{port}")]
    if network is not None:
        rows.append((words("terminal-network"), f"http://{network}:{port}"))
    width = max(_cells(label) for label, _ in rows)
    lines = ["", words("terminal-open"), ""]
    if port != wanted:
        lines += [words("terminal-port", wanted=wanted, port=port), ""]
    lines += [f"  {label}{' ' * (width - _cells(label))}  {address}" for label, address in rows]
    if network is None:
        lines += ["", words("terminal-no-network")]
    elif terminal.blocks:
        lines += ["", words("terminal-scan"), "", *_qr_code(rows[-1][1], colours=terminal.colours)]
    return "\n".join([*lines, "", words("terminal-stop"), ""])


def _cells(text: str) -> int:
    """How many places of a terminal a text takes: Japanese letters take two each."""
    return sum(2 if east_asian_width(letter) in "WF" else 1 for letter in text)


def _qr_code(text: str, *, colours: bool) -> list[str]:
    drawn = io.StringIO()
    segno.make_qr(text, error="l").terminal(drawn, compact=True, border=2)
    lines = drawn.getvalue().splitlines()
    return [f"{WHITE_ON_BLACK}{line}{AS_BEFORE}" for line in lines] if colours else lines
