"""What people write: names and chat lines, brought into one form or turned away."""

import re
import unicodedata

LONGEST_NAME = 24
LONGEST_LINE = 200
LONGEST_TITLE = 60
BLANKS = dict.fromkeys(map(ord, "\u115f\u1160\u2800\u3164\uffa0\U0001d159"), " ")
"""Fillers and empty signs: letters or symbols to Unicode, but there is nothing to see."""
JOINERS = "\u200c\u200d"
"""Invisible, but Persian, Hindi and family emoji can't be written without them."""


def clean_name(text: str) -> str | None:
    """The name in its normal form, 1 to 24 characters; None where it is no name."""
    return _clean(text, LONGEST_NAME)


def clean_title(text: str) -> str | None:
    """The name of a pack in its normal form, 1 to 60 characters; None where it is none."""
    return _clean(text, LONGEST_TITLE)


def clean_line(text: str) -> str | None:
    """A line of chat in its normal form; None where there is nothing to read in it."""
    return _clean(text, LONGEST_LINE)


def _clean(text: str, longest: int) -> str | None:
    folded = " ".join(unicodedata.normalize("NFC", text).translate(BLANKS).split())
    kinds = {unicodedata.category(mark) for mark in folded if mark not in JOINERS}
    # What this Python's Unicode does not know yet ("Cn") may be an emoji younger than it.
    visible = any(kind == "Cn" or kind[0] not in "CMZ" for kind in kinds)
    if not visible or len(folded) > longest:
        return None
    # Control characters, with those that turn the direction of a line, and halves of characters.
    return None if kinds & {"Cc", "Cf", "Cs"} else folded


def snake_case(name: str) -> str:
    """`PersonJoined` as `person_joined`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()
