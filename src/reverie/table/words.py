"""What people write: names and chat lines, brought into one form or turned away."""

import re
import unicodedata

LONGEST_NAME = 24
NAME_BYTES = 240
"""that a name may fill in UTF-8, since a letter may have any number of marks"""
MOST_MARKS = 6
"""of one letter, more than any script needs; a pile of them covers what stands around it"""
LONGEST_LINE = 200
LONGEST_TITLE = 60
BLANKS = dict.fromkeys(map(ord, "\u115f\u1160\u2800\u3164\uffa0\U0001d159"), " ")
"""Fillers and empty signs: letters or symbols to Unicode, but there is nothing to see."""
JOINERS = "\u200c\u200d"
"""Invisible, but Persian, Hindi and family emoji can't be written without them."""
SKIN_TONES = range(0x1F3FB, 0x1F400)
FLAG_LETTERS = range(0x1F1E6, 0x1F200)
"""two of them are one flag"""


def clean_name(text: str) -> str | None:
    """The name in its normal form, 1 to 24 letters as people count; None where it is no name."""
    name = _clean(text, NAME_BYTES)
    if name is None or letters(name) > LONGEST_NAME or len(name.encode()) > NAME_BYTES:
        return None
    return name


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
    return None if kinds & {"Cc", "Cf", "Cs"} or _piled(folded) else folded


def _piled(text: str) -> bool:
    """Whether some letter has more marks than any script needs."""
    marks = 0
    for sign in text:
        marks = marks + 1 if unicodedata.category(sign)[0] == "M" else 0
        if marks > MOST_MARKS:
            return True
    return False


def letters(text: str) -> int:
    """How many letters one sees: marks, skin tones, joined emoji and flags belong to the first."""
    count = 0
    joined = half_flag = False
    for mark in text:
        flag = ord(mark) in FLAG_LETTERS
        belongs = (
            joined
            or (flag and half_flag)
            or mark in JOINERS
            or ord(mark) in SKIN_TONES
            or unicodedata.category(mark)[0] == "M"
        )
        count += not belongs
        joined = mark == "\u200d"
        half_flag = flag and not belongs
    return count


def snake_case(name: str) -> str:
    """`PersonJoined` as `person_joined`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()
